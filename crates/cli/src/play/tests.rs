//! The full-screen game, played by messages and seen on a test terminal.

mod choosing;
mod screens;
mod watching;

use std::time::Duration;

use ndongu_rules::{AnyMove, BySide, Game};
use ratatui::{
    Terminal,
    backend::TestBackend,
    layout::{Position, Rect},
};

use super::{
    action::Action,
    draw::{self, Targets},
    players::Player,
    screen::{Effect, Message, Screen, Stage},
    table::Table,
    theme::Theme,
};

/// Somebody at the screen.
struct Seat {
    screen: Screen,
    effects: Vec<Effect>,
}

/// The computer, whose moves a test makes.
const COMPUTER: Player = Player::Random;

impl Seat {
    /// South against the computer.
    fn at(start: &str) -> Seat {
        Seat::between(start, Player::Human, COMPUTER)
    }

    fn between(start: &str, south: Player, north: Player) -> Seat {
        let table = Table {
            game: Game::new(start.parse().unwrap()),
            players: BySide { south, north },
        };
        let (screen, effects) = Screen::new(table, None);
        Seat { screen, effects }
    }

    fn send(&mut self, message: Message) -> &mut Self {
        let effects = self.screen.update(message);
        self.effects.extend(effects);
        self
    }

    fn act(&mut self, action: Action) -> &mut Self {
        self.send(Message::Do(action))
    }

    /// Presses keys one after the other; `⏎` is Enter, arrows are arrows, `⌫` and `⎋` go back.
    fn keys(&mut self, keys: &str) -> &mut Self {
        for key in keys.chars() {
            self.act(match key {
                '⏎' => Action::Enter,
                '←' => Action::Left,
                '→' => Action::Right,
                '↑' => Action::Up,
                '↓' => Action::Down,
                '⌫' => Action::Backspace,
                '⎋' => Action::Escape,
                key => Action::Char(key),
            });
        }
        self
    }

    /// Lets this many milliseconds pass.
    fn wait(&mut self, ms: u64) -> &mut Self {
        self.send(Message::Tick(Duration::from_millis(ms)))
    }

    /// Lets the computer answer its last question.
    fn computer(&mut self, mv: &str) -> &mut Self {
        let question = self.screen.questions;
        let mv = Some(self.mv(mv));
        self.send(Message::Thought { question, mv })
    }

    fn mv(&self, text: &str) -> AnyMove {
        self.screen.table.position().parse_move(text).unwrap()
    }

    /// Shows the present move to its end.
    fn skip(&mut self) -> &mut Self {
        assert!(matches!(self.screen.stage, Stage::Showing(_)));
        self.keys("⏎")
    }

    fn position(&self) -> String {
        self.screen.table.position().to_string()
    }

    fn moves(&self) -> String {
        let moves = self.screen.table.game.moves().iter();
        moves.map(AnyMove::to_string).collect::<Vec<_>>().join(" ")
    }

    fn story(&self) -> String {
        self.screen.story.lines().collect::<Vec<_>>().join("\n")
    }

    fn notice(&self) -> &str {
        self.screen.notice.as_deref().unwrap_or_default()
    }

    fn draw(&self, width: u16, height: u16, theme: &Theme) -> (TestBackend, Targets) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut targets = Targets::new();
        terminal
            .draw(|frame| {
                targets = draw::draw(&self.screen, theme, frame.area(), frame.buffer_mut());
            })
            .unwrap();
        (terminal.backend().clone(), targets)
    }

    /// What is seen, line by line, without colours.
    fn lines(&self, width: u16, height: u16) -> Vec<String> {
        let (backend, _) = self.draw(width, height, &Theme::plain());
        let buffer = backend.buffer();
        let line = |row: Rect| row.positions().map(|at| buffer[at].symbol()).collect();
        buffer.area.rows().map(line).collect()
    }

    /// Clicks where this text is seen on 80×24, lowest.
    fn click(&mut self, text: &str) -> &mut Self {
        let lines = self.lines(80, 24);
        let found = lines.iter().zip(0u16..24).rev().find_map(|(line, y)| {
            let byte = line.find(text)?;
            Some(Position::new(line[..byte].chars().count() as u16, y))
        });
        let at = found.unwrap_or_else(|| panic!("no {text} in {lines:#?}"));
        let (_, targets) = self.draw(80, 24, &Theme::plain());
        let action = draw::clicked(&targets, at);
        self.act(action.unwrap_or_else(|| panic!("{text} cannot be clicked")))
    }
}
