//! How the full-screen game changes.

use std::time::Duration;

use ndongu_rules::{AnyMove, Game};
use ndongu_words::Telling;

use super::{
    action::Action,
    animation::Animation,
    choice::{Choice, PASS_AFTER, Pressed},
    dialog::{Confirm, Dialog, Prompt, Typing},
    help,
    players::Player,
    screen::{Effect, Message, Purpose, SaveError, Screen, Stage, near_side},
    story::Story,
    table::Table,
};
use crate::words::{language, say};

impl Screen {
    /// Takes a message in and says what is to be done outside.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Do(Action::Leave) => vec![Effect::Leave],
            Message::Do(action) => {
                self.notice = None;
                match self.dialog.take() {
                    Some(dialog) => self.in_dialog(dialog, action),
                    None => self.act(action),
                }
            }
            Message::Tick(elapsed) => self.tick(elapsed),
            Message::Thought { question, mv } => self.thought(question, mv),
            Message::Kept(Ok(())) => {
                self.unsaved = false;
                Vec::new()
            }
            Message::Saved(Ok(name)) => {
                self.unsaved = false;
                self.say(say!("terminal-saved", "file" = name))
            }
            Message::Saved(Err(SaveError::Exists(name))) => self.ask(Confirm::Overwrite(name)),
            Message::Loaded(Ok((name, table))) => self.loaded(&name, table),
            Message::Kept(Err(error))
            | Message::Saved(Err(SaveError::Failed(error)))
            | Message::Loaded(Err(error)) => self.say(error),
        }
    }

    /// Goes on from where the game stands: the next choice, the computer's move, or the end.
    pub fn begin(&mut self) -> Vec<Effect> {
        self.untold = 0;
        self.stage = match self.table.to_move() {
            None => Stage::Over,
            Some(Player::Human) => Stage::Choosing(Choice::new(&self.table.game)),
            Some(_) => Stage::Waiting,
        };
        self.let_computer_think()
    }

    fn say(&mut self, notice: impl Into<String>) -> Vec<Effect> {
        self.notice = Some(notice.into());
        Vec::new()
    }

    fn ask(&mut self, question: Confirm) -> Vec<Effect> {
        self.dialog = Some(Dialog::Confirm(question));
        Vec::new()
    }

    fn act(&mut self, action: Action) -> Vec<Effect> {
        if let Stage::Choosing(choice) = &mut self.stage {
            match choice.press(&self.table.game, action, self.bottom) {
                Pressed::Ignored => {}
                Pressed::Understood => return Vec::new(),
                Pressed::Refused(reason) => return self.say(reason),
                Pressed::Play(mv) => return self.play(&mv),
            }
        }
        match action {
            Action::Char(command) => self.command(command),
            Action::Enter | Action::Escape => self.skip(),
            _ => Vec::new(),
        }
    }

    /// The commands that do not depend on what is being chosen.
    fn command(&mut self, command: char) -> Vec<Effect> {
        match command {
            '?' => self.dialog = Some(Dialog::Help(0)),
            'm' => self.dialog = Some(Dialog::Moves(0)),
            ':' | '/' => self.dialog = Some(Dialog::Prompt(Prompt::new(Typing::Move, ""))),
            'l' => match &self.record {
                // Going on with another game would leave the one that was to be kept.
                Some(kept) => {
                    let notice = say!("terminal-kept-load", "file" = kept);
                    return self.say(notice);
                }
                None => self.dialog = Some(Dialog::Prompt(Prompt::new(Typing::Load, ""))),
            },
            's' => {
                let name = self.record.clone();
                let name =
                    name.unwrap_or_else(|| format!("{}.txt", self.table.position().rules().game()));
                self.dialog = Some(Dialog::Prompt(Prompt::new(Typing::Save, name)));
            }
            'n' if self.stage == Stage::Over => return self.new_game(),
            'v' => self.bottom = self.bottom.other(),
            '<' | '[' => self.speed = self.speed.changed(false),
            '>' | ']' => self.speed = self.speed.changed(true),
            ' ' => return self.pause(),
            '.' => return self.step(),
            'u' => return self.undo(),
            'y' => return self.redo(),
            't' => return self.advise(Player::Human),
            'r' if self.is_redistributing() => return self.advise(Player::Random),
            'x' => return self.resign(),
            'p' => return self.say(say!("terminal-pass-only")),
            'q' if self.unsaved => return self.ask(Confirm::Quit),
            'q' => return vec![Effect::Leave],
            _ => {}
        }
        Vec::new()
    }

    fn in_dialog(&mut self, dialog: Dialog, action: Action) -> Vec<Effect> {
        match dialog {
            Dialog::Help(line) => {
                let last = help::page(self.table.position().rules()).lines().count();
                let line = scrolled(line, action, Action::Down, Action::Up);
                self.dialog = line.map(|line| Dialog::Help(line.min(last as u16)));
                Vec::new()
            }
            Dialog::Moves(back) => {
                let first = self.table.game.moves().len();
                let back = scrolled(back, action, Action::Up, Action::Down);
                self.dialog = back.map(|back| Dialog::Moves(back.min(first as u16)));
                Vec::new()
            }
            Dialog::Confirm(question) => match action {
                Action::Char('y' | 'Y') => self.confirmed(question),
                Action::Char('n' | 'N' | 'q') | Action::Escape => Vec::new(),
                _ => self.ask(question),
            },
            Dialog::Prompt(prompt) => self.in_prompt(prompt, action),
        }
    }

    fn in_prompt(&mut self, mut prompt: Prompt, action: Action) -> Vec<Effect> {
        match action {
            Action::Escape => return Vec::new(),
            Action::Enter => return self.typed(prompt),
            Action::Char(c) => prompt.text.push(c),
            Action::Backspace => {
                prompt.text.pop();
            }
            _ => {}
        }
        prompt.error = None;
        self.dialog = Some(Dialog::Prompt(prompt));
        Vec::new()
    }

    fn typed(&mut self, prompt: Prompt) -> Vec<Effect> {
        let text = prompt.text.trim().to_owned();
        if text.is_empty() {
            return Vec::new();
        }
        match prompt.purpose {
            Typing::Move => match self.play_typed(&text) {
                Ok(effects) => effects,
                Err(error) => {
                    self.dialog = Some(Dialog::Prompt(Prompt {
                        error: Some(error),
                        ..prompt
                    }));
                    Vec::new()
                }
            },
            Typing::Save => vec![Effect::Save {
                name: text,
                overwrite: false,
            }],
            Typing::Load if self.unsaved => self.ask(Confirm::Load(text)),
            Typing::Load => vec![Effect::Load(text)],
        }
    }

    fn play_typed(&mut self, text: &str) -> Result<Vec<Effect>, String> {
        if !matches!(self.stage, Stage::Choosing(_)) {
            return Err(say!("terminal-not-your-turn"));
        }
        let game = &self.table.game;
        let mv = game
            .position()
            .parse_move(text)
            .map_err(|error| language().notation_error(&error))?;
        game.narrate(&mv)
            .map_err(|refusal| language().refusal(&refusal))?;
        Ok(self.play(&mv))
    }

    fn confirmed(&mut self, question: Confirm) -> Vec<Effect> {
        match question {
            Confirm::Quit => vec![Effect::Leave],
            Confirm::Load(name) => vec![Effect::Load(name)],
            Confirm::New => self.begin_anew(),
            Confirm::Overwrite(name) => vec![Effect::Save {
                name,
                overwrite: true,
            }],
            Confirm::Resign => {
                let Some(side) = self.table.may_resign() else {
                    return Vec::new();
                };
                let mut effects = self.stop_thinking();
                self.table.game.resign(side);
                // Giving up is taken back alone, like a move.
                self.tell_ending_at(self.table.game.moves().len() + 1);
                effects.extend(self.changed());
                effects.extend(self.begin());
                effects
            }
        }
    }

    /// Plays a move that is known to be legal, and begins to show it.
    fn play(&mut self, mv: &AnyMove) -> Vec<Effect> {
        let before = *self.table.position();
        let trace = match self.table.game.play(*mv) {
            Ok(trace) => trace,
            Err(refusal) => return self.say(language().refusal(&refusal)),
        };
        let after = *self.table.position();
        let told = self.story.len();
        let telling = Telling {
            language: language(),
            mv,
            trace: &trace,
            after: &after,
            names: self.names(),
        };
        let mut lines = telling.lines();
        if let Some(end) = lines.last_mut() {
            *end = result(&telling);
        }
        let moves = self.table.game.moves().len();
        for line in lines {
            self.story.tell(moves, line);
        }
        self.tell_ending();
        self.untold = self.story.len() - told;
        self.stage = Stage::Showing(Animation::new(&before, mv, &trace, &after));
        let mut effects = self.stop_thinking();
        effects.extend(self.changed());
        effects.extend(self.let_computer_think());
        self.tell_up_to_now();
        effects
    }

    /// Says how the game has ended, if it has.
    pub fn tell_ending(&mut self) {
        self.tell_ending_at(self.table.game.moves().len());
    }

    fn tell_ending_at(&mut self, moves: usize) {
        if let Some(ending) = self.table.game.ending() {
            let ending = language().ending(&self.table.game, ending, self.names());
            self.story.tell(moves, language().full_stop(ending));
        }
    }

    /// Tells the moves after this many once more, each in a line.
    fn tell_again(&mut self, from: usize) {
        let game = &self.table.game;
        let names = self.names();
        for (ply, mv) in game.moves().iter().enumerate().skip(from) {
            // It has been played, so that nothing before it forbids it.
            let Ok((after, trace)) = game.positions()[ply].narrate(&[], mv) else {
                continue;
            };
            let telling = Telling {
                language: language(),
                mv,
                trace: &trace,
                after: &after,
                names,
            };
            self.story.tell(ply + 1, result(&telling));
        }
        let resigned = usize::from(game.moves().len() == from);
        self.tell_ending_at(self.table.game.moves().len() + resigned);
    }

    /// The game is no longer what the files hold.
    fn changed(&mut self) -> Vec<Effect> {
        self.unsaved = true;
        match self.record {
            Some(_) => vec![Effect::Keep],
            None => Vec::new(),
        }
    }

    fn let_computer_think(&mut self) -> Vec<Effect> {
        let thinks_already = self.answer.is_some() || self.thinking.is_some();
        match self.table.to_move() {
            Some(player) if player != Player::Human && !thinks_already => {
                self.think(Purpose::Move, player)
            }
            _ => Vec::new(),
        }
    }

    fn think(&mut self, purpose: Purpose, player: Player) -> Vec<Effect> {
        self.questions += 1;
        let question = self.questions;
        self.thinking = Some((purpose, question));
        vec![Effect::Think { question, player }]
    }

    fn stop_thinking(&mut self) -> Vec<Effect> {
        self.answer = None;
        match self.thinking.take() {
            Some(_) => vec![Effect::StopThinking],
            None => Vec::new(),
        }
    }

    fn thought(&mut self, question: u64, mv: Option<AnyMove>) -> Vec<Effect> {
        let Some((purpose, _)) = self.thinking.filter(|(_, asked)| *asked == question) else {
            return Vec::new();
        };
        self.thinking = None;
        match (purpose, &mut self.stage, mv) {
            (_, _, None) => self.say(say!("terminal-no-move-found")),
            (Purpose::Move, Stage::Waiting, Some(mv)) if !self.paused => self.play(&mv),
            (Purpose::Move, _, Some(mv)) => {
                self.answer = Some(mv);
                Vec::new()
            }
            (Purpose::Advice, Stage::Choosing(choice), Some(mv)) => {
                choice.suggest(&self.table.game, &mv);
                self.say(say!("terminal-advice", "move" = mv.to_string()))
            }
            (Purpose::Advice, _, Some(_)) => Vec::new(),
        }
    }

    fn tick(&mut self, elapsed: Duration) -> Vec<Effect> {
        if self.paused || self.dialog.is_some() {
            return Vec::new();
        }
        match &mut self.stage {
            Stage::Showing(animation) => {
                animation.advance(self.speed.of(elapsed));
                self.shown()
            }
            Stage::Choosing(Choice::Pass { pass, waited }) => {
                *waited += elapsed;
                let mv = pass.mv;
                if *waited >= PASS_AFTER {
                    self.play(&mv)
                } else {
                    Vec::new()
                }
            }
            Stage::Choosing(_) | Stage::Waiting | Stage::Over => Vec::new(),
        }
    }

    /// Follows the animation: with words, and with what comes after its end.
    fn shown(&mut self) -> Vec<Effect> {
        self.tell_up_to_now();
        match &self.stage {
            Stage::Showing(animation) if animation.is_over() => {}
            _ => return Vec::new(),
        }
        let effects = self.begin();
        match (&self.stage, self.paused) {
            (Stage::Waiting, false) => self.play_answer(effects),
            _ => effects,
        }
    }

    fn play_answer(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        if let Some(mv) = self.answer.take() {
            effects.extend(self.play(&mv));
        }
        effects
    }

    /// Tells the laps that have begun, and the end of the move at the animation's end.
    fn tell_up_to_now(&mut self) {
        let Stage::Showing(animation) = &self.stage else {
            return;
        };
        let beat = animation.beat();
        let after_laps = self.table.game.ending().map_or(1, |_| 2);
        self.untold = if animation.is_ending() {
            0
        } else {
            after_laps + animation.laps() - beat.laps
        };
    }

    fn skip(&mut self) -> Vec<Effect> {
        match &mut self.stage {
            Stage::Showing(animation) => animation.finish(),
            Stage::Waiting if self.paused => return self.pause(),
            Stage::Waiting | Stage::Choosing(_) | Stage::Over => {}
        }
        self.shown()
    }

    fn pause(&mut self) -> Vec<Effect> {
        self.paused = !self.paused;
        match (&self.stage, self.paused) {
            (Stage::Waiting, false) => self.play_answer(Vec::new()),
            _ => Vec::new(),
        }
    }

    /// One lap further, and then still.
    fn step(&mut self) -> Vec<Effect> {
        self.paused = true;
        match &mut self.stage {
            Stage::Showing(animation) => {
                animation.step();
                self.shown()
            }
            Stage::Waiting => self.play_answer(Vec::new()),
            Stage::Choosing(_) | Stage::Over => Vec::new(),
        }
    }

    fn undo(&mut self) -> Vec<Effect> {
        let mut effects = self.stop_thinking();
        let undone = self.table.undo();
        if undone {
            effects.extend(self.changed());
            self.story.go_back(self.table.game.moves().len());
            self.say(say!("terminal-taken-back"));
            self.paused |= !self.table.has_human();
        } else {
            self.say(say!("terminal-nothing-to-take-back"));
        }
        effects.extend(self.begin());
        effects
    }

    fn redo(&mut self) -> Vec<Effect> {
        let mut effects = self.stop_thinking();
        let before = self.table.game.moves().len();
        if self.table.redo() {
            effects.extend(self.changed());
            self.tell_again(before);
            self.say(say!("terminal-played-again"));
        } else {
            self.say(say!("terminal-nothing-to-play-again"));
        }
        effects.extend(self.begin());
        effects
    }

    /// Lets the computer make the choice, for the player to look at.
    fn advise(&mut self, player: Player) -> Vec<Effect> {
        if !matches!(self.stage, Stage::Choosing(_)) || self.thinking.is_some() {
            return Vec::new();
        }
        self.think(Purpose::Advice, player)
    }

    fn is_redistributing(&self) -> bool {
        matches!(self.stage, Stage::Choosing(Choice::Redistribution(_)))
    }

    fn resign(&mut self) -> Vec<Effect> {
        match self.table.may_resign() {
            Some(_) => self.ask(Confirm::Resign),
            None => self.say(say!("terminal-nobody-resigns")),
        }
    }

    fn loaded(&mut self, name: &str, table: Table) -> Vec<Effect> {
        let effects = self.sit_down(table);
        self.story.tell(0, self.table.loaded_from(name));
        self.tell_ending();
        effects
    }

    fn new_game(&mut self) -> Vec<Effect> {
        match &self.record {
            Some(kept) => {
                let notice = say!("terminal-kept-new", "file" = kept);
                self.say(notice)
            }
            None if self.unsaved => self.ask(Confirm::New),
            None => self.begin_anew(),
        }
    }

    /// The same players begin the same set-up once more.
    fn begin_anew(&mut self) -> Vec<Effect> {
        let effects = self.sit_down(Table {
            game: Game::new(*self.table.game.start()),
            players: self.table.players,
        });
        self.introduce();
        self.tell_ending();
        effects
    }

    /// Takes up another game, of which nothing has been told yet.
    fn sit_down(&mut self, table: Table) -> Vec<Effect> {
        let mut effects = self.stop_thinking();
        if table.players != self.table.players {
            self.bottom = near_side(table.players);
        }
        self.table = table;
        self.unsaved = false;
        self.story = Story::default();
        effects.extend(self.begin());
        effects
    }
}

/// One line for a whole move.
fn result(telling: &Telling<'_>) -> String {
    let (mv, end) = (telling.mv, telling.end());
    if mv.is_pass() {
        end
    } else {
        format!("{mv}  {}", language().full_stop(end))
    }
}

/// Where a page stands after an action that goes on, or back; `None` when any other closes it.
fn scrolled(at: u16, action: Action, on: Action, back: Action) -> Option<u16> {
    match action {
        action if action == on => Some(at + 1),
        action if action == back => Some(at.saturating_sub(1)),
        _ => None,
    }
}
