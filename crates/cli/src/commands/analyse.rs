//! `ndongu analyse`: what the engine makes of a position, while it thinks and in the end.

use std::{io::Write, path::PathBuf, process::ExitCode, sync::atomic::Ordering, time::Duration};

use ndongu_engine::{Engine, Limits, Line, Options, Thought, Value, going_on};
use ndongu_rules::{AnyMove, AnyPosition, Ending, Game, Record};
use ndongu_words::{SIDES, turns};
use serde::Serialize;

use super::apply;
use crate::{
    budget::Budget,
    exact::{Folder, Known},
    failure::Failure,
    file, help,
    interrupt::Interrupt,
    json::{self, Over},
    positions,
    words::{language, say, to_left, to_right, width},
};

/// Let the engine think about a position, and see what it finds.
///
/// Line by line, each depth looked at is told as soon as it is done: its value for the side to move,
/// and the moves expected, in turns as in a record. In the end come the best move, its value in a
/// sentence, the whole line, and how the game ends if the line goes so far.
///
/// The engine thinks for ten seconds if no limit is given, less if it has followed every line to its
/// end. Ctrl-C ends the thinking at once, and the answer is still given.
///
/// A position has no past, but repetitions (G13, K15) and what a turn may not go back to (G6a) depend
/// on one: --moves or --record gives it.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// A position or a set-up; - reads positions from standard input, one a line, and needs a limit.
    #[arg(required_unless_present = "record")]
    position: Option<String>,

    /// Moves to play first, as in a record: "1. C+,E- b- 2. A+", numbers and commas as you like.
    #[arg(long, allow_hyphen_values = true, value_name = "MOVES")]
    moves: Option<String>,

    /// Think about the last position of the game in this file, instead of a position given.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    record: Option<PathBuf>,

    #[command(flatten)]
    budget: Budget,

    /// How many of the best moves to follow.
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=256))]
    lines: u16,

    #[command(flatten)]
    machine: Machine,

    /// Print a line of JSON for every depth, and one in the end.
    #[arg(long)]
    json: bool,
}

/// What the engine may use.
#[derive(clap::Args, Clone)]
pub struct Machine {
    /// Threads that search together. With one, a search limited by depth or nodes always finds the
    /// same.
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,

    /// Memory for what is found out, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 64,
        value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,

    #[command(flatten)]
    folder: Folder,
}

impl Machine {
    /// An engine that follows so many lines, and the tables that it asks.
    pub fn engine(&self, lines: u16) -> Result<(Engine, Known), Failure> {
        let options = Options {
            hash_mb: self.hash as usize,
            threads: self.threads.into(),
            lines: lines.into(),
            ..Options::default()
        };
        let known = self.folder.open()?;
        let engine = Engine::try_new(options);
        let mut engine = engine.map_err(|error| Failure::Work(error.to_string()))?;
        known.tell(&mut engine);
        Ok((engine, known))
    }
}

const EXAMPLES: &str = "\
Examples:
  ndongu analyse \"giuthi 8x8\" --time 2
  ndongu analyse \"giuthi 6x4\" --depth 6 --lines 3
  ndongu analyse \"giuthi 5x4\" --moves \"1. B- d- 2. C-\" --nodes 100000
  ndongu analyse --record game.txt --time 0.5
  ndongu analyse --json --depth 8 - < positions.txt

JSON, one line a depth and one in the end:
  {\"position\", \"final\", \"depth\", \"farthest\", \"complete\", \"known\", \"nodes\", \"seconds\",
   \"lines\": [{\"move\", \"value\", \"seeds\", \"moves_to_end\", \"moves\": […], \"line\", \"over\"}…]}
  final         whether this is the answer
  depth         moves looked ahead in full; farthest is the longest line looked at
  complete      whether every line has been followed to its end
  known         whether tables know the position, so that nothing was searched
  lines         the best moves, best first; none when the game is over
  value         ahead, wins, loses or draws, for the side to move
  seeds         by which the side to move is ahead, or by which it wins; negative if behind
  moves_to_end  of a game that is won or lost; null for others, and where only tables say so
  moves         the move and those expected after it; line is the same in turns
  over          how the game ends with the line, as in ndongu moves; null if it goes on";

/// Without a limit.
const USUAL_TIME: Duration = Duration::from_secs(10);

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let interrupt = Interrupt::listen()
        .map_err(|error| Failure::Work(say!("cli-cannot-listen", "error" = error.to_string())))?;
    let (engine, known) = args.machine.engine(args.lines)?;
    let mut analysis = Analysis {
        args,
        limits: args.budget.limits().unwrap_or(Limits::time(USUAL_TIME)),
        engine,
        known,
        interrupt,
    };
    match (&args.record, &args.position) {
        (Some(path), _) => {
            let text = file::read(path)?;
            let record = text.parse::<Record>();
            let record = record.map_err(|error| {
                let path = path.display().to_string();
                let error = language().record_error(&error);
                Failure::Input(say!("cli-text", "text" = path, "error" = error))
            })?;
            analysis.run(going_on(record.into_game()), out)?;
            Ok(ExitCode::SUCCESS)
        }
        (None, Some(position)) => {
            if position == "-" && args.budget.limits().is_none() {
                return Err(Failure::Input(say!("cli-needs-a-limit")));
            }
            positions::each(std::slice::from_ref(position), out, |position, out| {
                analysis.run(Game::new(position), out)
            })
        }
        (None, None) => unreachable!("the command line asks for one of them"),
    }
}

/// The moves in a text as records have them, without their numbers and commas.
fn moves_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    let is_number = |c: char| c.is_ascii_digit() || c == '.';
    let unnumbered = words.map(move |word| word.trim_start_matches(is_number));
    unnumbered.filter(|word| !word.is_empty())
}

struct Analysis<'a> {
    args: &'a Args,
    limits: Limits,
    engine: Engine,
    known: Known,
    interrupt: Interrupt,
}

impl Analysis<'_> {
    /// Plays the moves of the command line, and thinks.
    fn run(&mut self, mut game: Game, out: &mut dyn Write) -> Result<(), Failure> {
        for text in moves_of(self.args.moves.as_deref().unwrap_or_default()) {
            apply::play(&mut game, text)?;
        }
        if self.args.json {
            self.think_in_json(&game, out)?;
        } else {
            self.think_in_words(&game, out)?;
        }
        if self.interrupt.has_come() {
            // Whoever interrupts wants none of the positions that may follow.
            return Err(Failure::Closed);
        }
        Ok(())
    }

    fn think_in_words(&mut self, game: &Game, out: &mut dyn Write) -> Result<(), Failure> {
        let position = game.position();
        writeln!(out, "{position}")?;
        writeln!(out, "{}", language().standing(game, SIDES))?;
        // Where nothing can be redistributed, a pass needs no thought (K3).
        let only_passes = matches!(position, AnyPosition::Opening(pos) if pos.count() == 0);
        if !only_passes && game.ending().is_none() {
            let heading = row(
                &say!("cli-analyse-depth"),
                &say!("cli-analyse-time"),
                &say!("cli-analyse-positions"),
                &say!("cli-analyse-worth", "side" = position.turn()),
            );
            writeln!(out, "\n{heading}{}", say!("cli-analyse-line"))?;
        }
        let thought = self.think(game, out, |thought, out| print_rows(game, thought, out))?;
        match thought {
            Some(thought) => print_answer(game, &thought, out),
            None => Ok(()),
        }
    }

    fn think_in_json(&mut self, game: &Game, out: &mut dyn Write) -> Result<(), Failure> {
        let thought = self.think(game, out, |thought, out| {
            Ok(json::line(&Report::new(game, thought), out)?)
        })?;
        let answer = thought.map_or_else(
            || Report::of_ended(game),
            |thought| Report::new(game, &thought),
        );
        let is_final = true;
        Ok(json::line(&Report { is_final, ..answer }, out)?)
    }

    /// Thinks, and has every depth told at once.
    fn think(
        &mut self,
        game: &Game,
        out: &mut dyn Write,
        tell: impl Fn(&Thought, &mut dyn Write) -> Result<(), Failure>,
    ) -> Result<Option<Thought>, Failure> {
        out.flush()?;
        let (engine, limits) = (&mut self.engine, &self.limits);
        let mut told = Ok(());
        let thought = self.interrupt.cuts_short(|stop| {
            engine.think_aloud(game, limits, stop, &mut |thought| {
                if told.is_ok() {
                    told = tell(thought, out).and_then(|()| Ok(out.flush()?));
                }
                if told.is_err() {
                    // Nobody is listening any more.
                    stop.store(true, Ordering::Relaxed);
                }
            })
        });
        told?;
        self.known.check()?;
        Ok(thought)
    }
}

/// How wide lines may be.
const COLUMNS: usize = 100;

/// A row of the table, or its heading, without the line of moves.
fn row(depth: &str, time: &str, positions: &str, worth: &str) -> String {
    format!(
        "{} {} {}  {}  ",
        to_right(depth, 5),
        to_right(time, 8),
        to_right(positions, 13),
        to_left(worth, 18),
    )
}

/// As many turns as there is room for.
fn beginning(turns: &[String], room: usize) -> String {
    let line = turns.join(" ");
    if line.len() <= room {
        return line;
    }
    let mut shown = String::new();
    for turn in turns {
        if shown.len() + turn.len() + " …".len() > room {
            break;
        }
        shown.extend([turn, " "]);
    }
    shown + "…"
}

/// A row for each line. Only the first says what they have in common.
fn print_rows(game: &Game, thought: &Thought, out: &mut dyn Write) -> Result<(), Failure> {
    let depth = thought.depth.to_string();
    let time = say!("cli-seconds", "seconds" = seconds(thought));
    let positions = language().grouped(thought.nodes.into());
    for (index, line) in thought.lines.iter().enumerate() {
        let worth = language().worth(line.value, end_of(game, line), game.position().rules());
        let row = match index {
            0 => row(&depth, &time, &positions, &worth),
            _ => row("", "", "", &worth),
        };
        let moves = beginning(
            &turns(game, &line.moves),
            COLUMNS.saturating_sub(width(&row)),
        );
        writeln!(out, "{row}{moves}")?;
    }
    Ok(())
}

/// How the game ends with a line, if the line goes so far.
fn end_of(game: &Game, line: &Line) -> Option<Ending> {
    played(game, line).ending()
}

fn played(game: &Game, line: &Line) -> Game {
    let mut game = game.clone();
    for mv in &line.moves {
        game.play(*mv).expect("the moves of a line are legal");
    }
    game
}

fn seconds(thought: &Thought) -> String {
    language().tenths(thought.time.as_secs_f64())
}

fn print_answer(game: &Game, thought: &Thought, out: &mut dyn Write) -> Result<(), Failure> {
    for (index, line) in thought.lines.iter().enumerate() {
        let mv = line.moves[0].to_string();
        let found = match (index, line.moves[0]) {
            (0, AnyMove::Redistribute(_)) => say!("cli-best-redistribution", "move" = mv),
            (0, _) => say!("cli-best-move", "move" = mv),
            _ => say!("cli-next-best", "move" = mv),
        };
        writeln!(out, "\n{found}")?;
        if thought.depth > 0 {
            writeln!(out, "{}", judgement(game, thought, line))?;
        }
        if line.moves.len() > 1 {
            for text in wrapped(&turns(game, &line.moves)) {
                writeln!(out, "  {text}")?;
            }
        }
        let after = played(game, line);
        if let Some(ending) = after.ending() {
            writeln!(out, "  {}", language().ending(&after, ending, SIDES))?;
        }
    }
    writeln!(out, "\n{}", effort(thought))?;
    Ok(())
}

/// What a line is worth, in a sentence.
fn judgement(game: &Game, thought: &Thought, line: &Line) -> String {
    let judgement = language().judgement(line.value, end_of(game, line), game.position());
    match line.value {
        _ if thought.complete => say!("cli-judgement", "judgement" = judgement),
        Value::Wins { .. } => say!("cli-judgement-more", "judgement" = judgement),
        Value::Loses { .. } => say!("cli-judgement-less", "judgement" = judgement),
        Value::Ahead(_) | Value::Draws => say!("cli-judgement-so-far", "judgement" = judgement),
    }
}

/// How much was looked at.
fn effort(thought: &Thought) -> String {
    let (positions, seconds) = (language().grouped(thought.nodes.into()), seconds(thought));
    let key = match (thought.depth, thought.complete) {
        _ if thought.known => "cli-effort-known",
        (0, _) => "cli-effort-none",
        (_, true) => "cli-effort-complete",
        (1, _) => "cli-effort-one",
        _ => "cli-effort",
    };
    let args = [
        ("positions", positions.into()),
        ("seconds", seconds.into()),
        ("depth", thought.depth.into()),
        ("farthest", thought.farthest.into()),
    ];
    language().say(key, &args)
}

/// Turns in lines that are not too long.
fn wrapped(turns: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for turn in turns {
        match lines.last_mut() {
            Some(line) if line.len() + turn.len() + 3 <= COLUMNS => line.extend([" ", turn]),
            _ => lines.push(turn.clone()),
        }
    }
    lines
}

/// A line of JSON.
#[derive(Serialize)]
struct Report {
    position: String,
    #[serde(rename = "final")]
    is_final: bool,
    depth: u32,
    farthest: u32,
    complete: bool,
    known: bool,
    nodes: u64,
    seconds: f64,
    lines: Vec<LineFound>,
}

#[derive(Serialize)]
struct LineFound {
    #[serde(rename = "move")]
    mv: String,
    value: &'static str,
    seeds: f64,
    moves_to_end: Option<u16>,
    moves: Vec<String>,
    line: String,
    over: Option<Over>,
}

impl Report {
    fn new(game: &Game, thought: &Thought) -> Report {
        Report {
            depth: thought.depth,
            farthest: thought.farthest,
            complete: thought.complete,
            known: thought.known,
            nodes: thought.nodes,
            seconds: thought.time.as_secs_f64(),
            lines: thought
                .lines
                .iter()
                .map(|line| LineFound::new(game, line))
                .collect(),
            ..Report::of_ended(game)
        }
    }

    /// When the game is over, nothing is left to find.
    fn of_ended(game: &Game) -> Report {
        Report {
            position: game.position().to_string(),
            is_final: false,
            depth: 0,
            farthest: 0,
            complete: true,
            known: false,
            nodes: 0,
            seconds: 0.0,
            lines: Vec::new(),
        }
    }
}

impl LineFound {
    fn new(game: &Game, line: &Line) -> LineFound {
        let (value, moves_to_end) = match line.value {
            Value::Ahead(_) => ("ahead", None),
            Value::Wins { .. } => ("wins", line.value.moves()),
            Value::Draws => ("draws", None),
            Value::Loses { .. } => ("loses", line.value.moves()),
        };
        LineFound {
            mv: line.moves[0].to_string(),
            value,
            seeds: line.value.seeds(),
            moves_to_end,
            moves: line.moves.iter().map(ToString::to_string).collect(),
            line: turns(game, &line.moves).join(" "),
            over: end_of(game, line).map(Over::from),
        }
    }
}
