//! The game in lines of text: for scripts, pipes and screen readers.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::Path,
    process::ExitCode,
    sync::atomic::AtomicBool,
};

use ndongu_rules::{AnyMove, AnyPosition, Game, Hole, Side, Trace};
use ndongu_words::{Names, Telling};

use super::{
    Start, help,
    outlook::Outlook,
    players::Player,
    record_file::{self, WriteError},
    screen::names,
};
use crate::{
    failure::Failure,
    file::IfExists,
    words::{language, say},
};

pub(super) fn run(start: Start, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let names = names(start.table.players);
    let mut plain = Plain { start, names, out };
    plain.play(io::stdin().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// A game with whoever follows it.
struct Plain<'a> {
    start: Start,
    names: Names,
    out: &'a mut dyn Write,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
enum Next {
    /// A move has been played, or taken back.
    Go,
    /// The same is asked again.
    Ask,
    /// The player leaves.
    Leave,
}

impl Plain<'_> {
    fn play(&mut self, mut input: impl BufRead) -> Result<(), Failure> {
        if let Some(greeting) = self.start.greeting.take() {
            writeln!(self.out, "{greeting}")?;
        }
        if self.start.table.has_human() {
            writeln!(self.out, "{}", say!("plain-type-a-move"))?;
        }
        self.board()?;
        while let Some(player) = self.start.table.to_move() {
            let next = match player {
                Player::Human => self.ask(&mut input)?,
                _ => self.let_computer_move(player)?,
            };
            if next == Next::Leave {
                return self.leave();
            }
            if next == Next::Go && self.start.table.is_human_turn() {
                self.board()?;
            }
        }
        self.end()
    }

    fn let_computer_move(&mut self, player: Player) -> Result<Next, Failure> {
        self.out.flush()?;
        match player.choose(
            &self.start.table.game,
            self.start.seed,
            &self.start.known,
            &AtomicBool::new(false),
        ) {
            Some(mv) => {
                self.start.known.check()?;
                self.make(&mv)
            }
            None => Err(Failure::Work(say!("cli-no-move-found"))),
        }
    }

    /// Reads one line and does what it says.
    fn ask(&mut self, input: &mut impl BufRead) -> Result<Next, Failure> {
        let side = self.start.table.position().turn();
        if self.start.table.must_pass() {
            writeln!(self.out, "{}", say!("plain-must-pass", "side" = side))?;
        }
        // A script needs no prompt.
        if io::stdin().is_terminal() {
            write!(self.out, "{}> ", language().side(side))?;
        }
        self.out.flush()?;
        let mut line = Vec::new();
        let length = input.read_until(b'\n', &mut line).map_err(|error| {
            Failure::Work(say!("cli-cannot-read-input", "error" = error.to_string()))
        })?;
        if length == 0 {
            return Ok(Next::Leave);
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim();
        match line
            .split_once(' ')
            .map_or((line, ""), |(word, rest)| (word, rest.trim()))
        {
            ("", _) if self.start.table.must_pass() => self.typed("pass"),
            ("", _) => Ok(Next::Ask),
            ("help" | "?", "") => self.say(say!("plain-commands")),
            ("rules", "") => self.say(help::rules(self.start.table.position().rules())),
            ("moves", "") => self.moves(),
            ("game", "") => self.game_so_far(),
            ("board", "") => self.board(),
            ("hint", "") => self.hint(),
            ("random" | "r", "") => self.redistribute(),
            ("undo", "") => self.go_back(),
            ("redo", "") => self.go_forward(),
            ("resign", "") => {
                self.start.table.game.resign(side);
                self.keep()?;
                Ok(Next::Go)
            }
            ("save", "") => self.say(say!("plain-which-file-to-save")),
            ("save", name) => self.save(name),
            ("load", "") => self.say(say!("plain-which-file-to-load")),
            ("load", name) => self.load(name),
            ("quit" | "exit", "") => Ok(Next::Leave),
            _ => self.typed(line),
        }
    }

    fn say(&mut self, text: impl AsRef<str>) -> Result<Next, Failure> {
        writeln!(self.out, "{}", text.as_ref().trim_end())?;
        Ok(Next::Ask)
    }

    fn typed(&mut self, text: &str) -> Result<Next, Failure> {
        match read_move(&self.start.table.game, text) {
            Ok(mv) => self.make(&mv),
            Err(reason) => self.say(reason),
        }
    }

    /// Plays a legal move and tells it.
    fn make(&mut self, mv: &AnyMove) -> Result<Next, Failure> {
        let side = self.start.table.position().turn();
        let trace = self.start.table.game.play(*mv).expect("a legal move");
        self.keep()?;
        for line in told(side, mv, &trace, self.start.table.position(), self.names) {
            writeln!(self.out, "{line}")?;
        }
        Ok(Next::Go)
    }

    /// The two rows from the left, the stores, and the position's text.
    fn board(&mut self) -> Result<Next, Failure> {
        let position = *self.start.table.position();
        writeln!(self.out)?;
        for line in board(&position) {
            writeln!(self.out, "{line}")?;
        }
        if self.start.table.to_move().is_some() {
            let turn = language().turn(&position, self.names);
            writeln!(self.out, "{}", language().full_stop(turn))?;
        }
        Ok(Next::Ask)
    }

    fn moves(&mut self) -> Result<Next, Failure> {
        let game = &self.start.table.game;
        if let AnyPosition::Opening(opening) = game.position()
            && let Some(example) = opening.nth(opening.count() / 2)
        {
            return self.say(language().redistributions(opening.count(), &example));
        }
        let lines: Vec<_> = game
            .legal()
            .into_iter()
            .map(|(mv, _)| format!("{mv}  {}", Outlook::new(game, mv).sentence()))
            .collect();
        self.say(lines.join("\n"))
    }

    fn game_so_far(&mut self) -> Result<Next, Failure> {
        let turns = self.start.table.turns();
        if turns.is_empty() {
            return self.say(say!("terminal-no-moves"));
        }
        for (turn, number) in turns.iter().zip(1..) {
            writeln!(self.out, "{number:>3}. {turn}")?;
        }
        Ok(Next::Ask)
    }

    /// Leaves the opening to chance.
    fn redistribute(&mut self) -> Result<Next, Failure> {
        let game = &self.start.table.game;
        match (
            game.position(),
            ndongu_engine::random_move(game, self.start.seed),
        ) {
            (AnyPosition::Opening(_), Some(mv)) => self.make(&mv),
            _ => self.say(say!("plain-only-redistributions")),
        }
    }

    fn hint(&mut self) -> Result<Next, Failure> {
        let game = &self.start.table.game;
        let Start { seed, known, .. } = &self.start;
        match Player::Human.choose(game, *seed, known, &AtomicBool::new(false)) {
            Some(mv) => {
                let outlook = Outlook::new(game, mv);
                self.say(say!(
                    "plain-advice",
                    "move" = mv.to_string(),
                    "outlook" = outlook.sentence(),
                ))
            }
            None => self.say(say!("terminal-no-move-found")),
        }
    }

    fn go_back(&mut self) -> Result<Next, Failure> {
        if !self.start.table.undo() {
            return self.say(say!("terminal-nothing-to-take-back"));
        }
        self.keep()?;
        self.say(say!("terminal-taken-back"))?;
        Ok(Next::Go)
    }

    fn go_forward(&mut self) -> Result<Next, Failure> {
        if !self.start.table.redo() {
            return self.say(say!("terminal-nothing-to-play-again"));
        }
        self.keep()?;
        self.say(say!("terminal-played-again"))?;
        Ok(Next::Go)
    }

    fn save(&mut self, name: &str) -> Result<Next, Failure> {
        let table = &self.start.table;
        match record_file::save(
            Path::new(name),
            &table.game,
            table.players,
            IfExists::Refuse,
        ) {
            Ok(()) => self.say(say!("terminal-saved", "file" = name)),
            Err(WriteError::Exists) => self.say(say!("plain-file-exists", "file" = name)),
            Err(WriteError::Failed(error)) => self.say(error),
        }
    }

    fn load(&mut self, name: &str) -> Result<Next, Failure> {
        if let Some(record) = &self.start.record {
            let kept = record.path().display().to_string();
            return self.say(say!("terminal-kept-load", "file" = kept));
        }
        let players = self.start.table.players;
        match record_file::load(Path::new(name), self.start.named, players) {
            Ok(table) => {
                self.names = names(table.players);
                let loaded = table.loaded_from(name);
                self.start.table = table;
                self.say(loaded)?;
                Ok(Next::Go)
            }
            Err(error) => self.say(error),
        }
    }

    /// Rewrites the record; a game whose record cannot be kept is not played on.
    fn keep(&mut self) -> Result<(), Failure> {
        let table = &self.start.table;
        match &mut self.start.record {
            Some(record) => record
                .keep(&table.game, table.players)
                .map_err(Failure::Work),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Result<(), Failure> {
        let left = match &self.start.record {
            Some(record) => {
                let file = record.path().display().to_string();
                say!("plain-left-kept", "file" = file)
            }
            None => say!("plain-left"),
        };
        writeln!(self.out, "{left}")?;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Failure> {
        self.board()?;
        let game = &self.start.table.game;
        if let Some(ending) = game.ending() {
            let ending = language().ending(game, ending, self.names);
            writeln!(self.out, "{}", language().full_stop(ending))?;
        }
        Ok(())
    }
}

/// Reads a move, or says why it is none or not legal.
pub fn read_move(game: &Game, text: &str) -> Result<AnyMove, String> {
    let mv = game.position().parse_move(text).map_err(|error| {
        say!(
            "plain-no-move",
            "text" = text.escape_debug().to_string(),
            "reason" = language().notation_error(&error),
        )
    })?;
    game.narrate(&mv).map_err(|refusal| {
        say!(
            "plain-not-legal",
            "move" = mv.to_string(),
            "reason" = language().refusal(&refusal),
        )
    })?;
    Ok(mv)
}

/// A move that has been played: who played it, every lap, and how it ended.
pub fn told(
    side: Side,
    mv: &AnyMove,
    trace: &Trace,
    after: &AnyPosition,
    names: Names,
) -> Vec<String> {
    let telling = Telling {
        language: language(),
        mv,
        trace,
        after,
        names,
    };
    let plays = say!("plain-plays", "side" = side, "move" = mv.to_string());
    let laps = telling.lines().into_iter();
    [plays]
        .into_iter()
        .chain(laps.map(|line| language().full_stop(line)))
        .collect()
}

/// The two rows from the left with their stores, and the position's text.
pub fn board(position: &AnyPosition) -> Vec<String> {
    let row = |side: Side| {
        let holes = position.row(side).map(|hole| cell(position, hole));
        let row: Vec<String> = match side {
            Side::South => holes.collect(),
            Side::North => holes.rev().collect(),
        };
        format!("{}: {}", language().store(position, side), row.join(" "))
    };
    vec![row(Side::North), row(Side::South), position.to_string()]
}

/// `A 8`, `b 12*`.
fn cell(position: &AnyPosition, hole: Hole) -> String {
    let mark = if position.is_nki(hole) { "*" } else { "" };
    format!("{hole}:{}{mark}", position.seeds(hole))
}
