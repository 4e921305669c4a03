//! `ndongu puzzle`: puzzles to be solved in lines of text.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    process::ExitCode,
};

use fastrand::Rng;
use ndongu_rules::{AnyMove, Game, RuleSet};
use ndongu_solver::{Puzzle, Theme, Value, puzzles};
use ndongu_words::SIDES;

use crate::{
    failure::Failure,
    play::plain,
    words::{language, say},
};

/// Solve puzzles: find the one move that keeps the win, or the draw.
///
/// You type a move, and the computer plays the best defence. When a move is wrong, what follows is shown
/// lap by lap, and you try again. Without a choice of puzzles it is one of all.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// The name of a puzzle, such as those that are shown.
    #[arg(value_name = "NAME", conflicts_with_all = ["game", "theme", "rating"])]
    name: Option<String>,

    /// Only puzzles of giuthi (both accounts of its rules), giuthi:climent or kiothi.
    #[arg(long, value_parser = ["giuthi", "giuthi:climent", "kiothi"])]
    game: Option<String>,

    /// Only puzzles about this.
    #[arg(long, value_parser = theme)]
    theme: Option<Theme>,

    /// Only puzzles about as hard as this: 600 is easy, 1800 hard.
    #[arg(long, value_name = "NUMBER")]
    rating: Option<u16>,

    /// Decides which of them; without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  ndongu puzzle
  ndongu puzzle --game giuthi --rating 1000
  ndongu puzzle --theme moving-again --lang sw

Themes: relay, chain-capture, moving-again, perpetual, sacrifice, entering-the-land, pass-trap, nki.";

fn theme(name: &str) -> Result<Theme, String> {
    let names = Theme::ALL.map(Theme::name).join(", ");
    Theme::named(name).ok_or_else(|| format!("expected one of {names}"))
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let mut puzzles = args.chosen();
    if puzzles.is_empty() {
        return Err(Failure::Input(say!("puzzle-none")));
    }
    let mut rng = args.seed.map_or_else(Rng::new, Rng::with_seed);
    rng.shuffle(&mut puzzles);
    let mut room = Room {
        input: io::stdin().lock(),
        out,
        solved: 0,
        tried: 0,
    };
    writeln!(room.out, "{}", say!("puzzle-type-a-move"))?;
    for puzzle in puzzles.iter().cycle() {
        if room.solve(puzzle)? == Next::Leave {
            break;
        }
    }
    let (solved, tried) = (room.solved, room.tried);
    writeln!(
        out,
        "{}",
        say!("puzzle-left", "solved" = solved, "tried" = tried)
    )?;
    Ok(ExitCode::SUCCESS)
}

impl Args {
    fn chosen(&self) -> Vec<&'static Puzzle> {
        /// How far from the rating that was asked for puzzles may be.
        const FAR: u16 = 100;
        let game = |puzzle: &Puzzle| match self.game.as_deref() {
            None => true,
            Some("giuthi") => matches!(puzzle.position.rules(), RuleSet::Giuthi(_)),
            Some(game) => puzzle.position.rules().to_string() == game,
        };
        let theme = |puzzle: &Puzzle| {
            self.theme
                .is_none_or(|theme| puzzle.themes.contains(&theme))
        };
        let rating = |puzzle: &Puzzle| {
            self.rating
                .is_none_or(|rating| puzzle.rating.abs_diff(rating) <= FAR)
        };
        let name = |puzzle: &Puzzle| self.name.as_ref().is_none_or(|name| puzzle.id == *name);
        let all = puzzles().iter();
        all.filter(|puzzle| game(puzzle) && theme(puzzle) && rating(puzzle) && name(puzzle))
            .collect()
    }
}

/// What comes after a line has been read.
#[derive(PartialEq, Eq)]
enum Next {
    /// The same puzzle.
    Line,
    Another,
    Leave,
}

/// Where puzzles are solved.
struct Room<'a, I> {
    input: I,
    out: &'a mut dyn Write,
    /// Puzzles solved without a wrong move.
    solved: usize,
    /// Puzzles at which a move was tried.
    tried: usize,
}

/// A puzzle that is being solved.
struct Trial<'a> {
    puzzle: &'a Puzzle,
    game: Game,
    /// Whether any move has been tried, and whether one was wrong.
    tried: bool,
    failed: bool,
}

impl<I: BufRead> Room<'_, I> {
    /// One puzzle, until another is wanted.
    fn solve(&mut self, puzzle: &Puzzle) -> Result<Next, Failure> {
        let mut trial = Trial {
            puzzle,
            game: Game::new(puzzle.position),
            tried: false,
            failed: false,
        };
        self.ask(puzzle)?;
        self.board(&trial.game)?;
        loop {
            let Some(line) = self.read(&trial.game)? else {
                return Ok(Next::Leave);
            };
            match self.answer(&mut trial, line.trim())? {
                Next::Line => {}
                next => return Ok(next),
            }
        }
    }

    /// Says what is to be done.
    fn ask(&mut self, puzzle: &Puzzle) -> Result<(), Failure> {
        let side = puzzle.position.turn();
        let goal = match puzzle.value {
            Value::Win => say!("puzzle-goal-win", "side" = side),
            Value::Draw | Value::Loss => say!("puzzle-goal-draw", "side" = side),
        };
        let (id, rating) = (puzzle.id.as_str(), u64::from(puzzle.rating));
        writeln!(self.out)?;
        self.say(&say!("puzzle-heading", "id" = id, "rating" = rating))?;
        self.say(&goal)?;
        self.say(&say!("puzzle-one-way"))
    }

    /// The next line that was typed; `None` at the end of the input.
    fn read(&mut self, game: &Game) -> Result<Option<String>, Failure> {
        // A script needs no prompt.
        if io::stdin().is_terminal() {
            write!(self.out, "{}> ", language().side(game.position().turn()))?;
        }
        self.out.flush()?;
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line).map_err(|error| {
            Failure::Work(say!("cli-cannot-read-input", "error" = error.to_string()))
        })?;
        let line = String::from_utf8_lossy(&line).into_owned();
        Ok((length > 0).then_some(line))
    }

    fn answer(&mut self, trial: &mut Trial<'_>, line: &str) -> Result<Next, Failure> {
        match line {
            "" => {}
            "help" | "?" => self.say(&say!("puzzle-commands"))?,
            "moves" => {
                let legal = trial.game.legal();
                let moves: Vec<String> = legal.iter().map(|(mv, _)| mv.to_string()).collect();
                self.say(&moves.join(" "))?;
            }
            "board" => self.board(&trial.game)?,
            "themes" => self.themes(trial.puzzle)?,
            "show" => {
                trial.failed = true;
                self.say(&say!("puzzle-solution"))?;
                self.play(Game::new(trial.puzzle.position), trial.puzzle.moves())?;
            }
            "next" => return Ok(Next::Another),
            "quit" | "exit" => return Ok(Next::Leave),
            _ if trial.is_over() => self.say(&say!("puzzle-another"))?,
            text => match plain::read_move(&trial.game, text) {
                Ok(mv) => self.judge(trial, mv)?,
                Err(reason) => self.say(&reason)?,
            },
        }
        Ok(Next::Line)
    }

    /// Says whether a move is right, and plays on.
    fn judge(&mut self, trial: &mut Trial<'_>, mv: AnyMove) -> Result<(), Failure> {
        self.tried += usize::from(!trial.tried);
        trial.tried = true;
        let ply = trial.game.moves().len();
        let text = mv.to_string();
        if let Some(refutation) = trial.puzzle.refutation(ply, &mv) {
            trial.failed = true;
            let fails = match trial.puzzle.value {
                Value::Win => say!("puzzle-wrong-win", "move" = text),
                Value::Draw | Value::Loss => say!("puzzle-wrong-draw", "move" = text),
            };
            self.say(&fails)?;
            self.refute(trial, refutation)?;
            self.say(&say!("puzzle-try-again"))?;
            return self.board(&trial.game);
        }
        let played = trial.puzzle.forced(ply);
        trial.game = self.play(trial.game.clone(), played.iter().copied())?;
        if trial.is_over() {
            self.solved += usize::from(!trial.failed);
            self.say(&say!("puzzle-solved", "move" = text))?;
            return self.say(&say!("puzzle-another"));
        }
        self.say(&say!("puzzle-right", "move" = text))?;
        self.board(&trial.game)
    }

    /// Shows why a move fails.
    fn refute(&mut self, trial: &Trial<'_>, moves: &[AnyMove]) -> Result<(), Failure> {
        let game = self.play(trial.game.clone(), moves.iter().copied())?;
        let told = match (game.ending(), trial.puzzle.worth_of(game.position())) {
            (Some(ending), _) => {
                let ending = language().ending(&game, ending, SIDES);
                language().full_stop(ending)
            }
            (None, Some(Value::Draw)) => say!("puzzle-comes-to-draw"),
            (None, _) => say!("puzzle-comes-to-loss"),
        };
        self.say(&told)
    }

    /// Plays moves and tells every lap.
    fn play(
        &mut self,
        mut game: Game,
        moves: impl IntoIterator<Item = AnyMove>,
    ) -> Result<Game, Failure> {
        for mv in moves {
            let side = game.position().turn();
            let trace = game.play(mv).expect("puzzles are made of legal moves");
            for line in plain::told(side, &mv, &trace, game.position(), SIDES) {
                self.say(&line)?;
            }
        }
        Ok(game)
    }

    fn themes(&mut self, puzzle: &Puzzle) -> Result<(), Failure> {
        let of = |theme: &Theme| language().text(&format!("puzzle-theme-{}", theme.name()));
        let themes: Vec<String> = puzzle.themes.iter().map(of).collect();
        self.say(&say!("puzzle-themes", "themes" = themes.join(", ")))
    }

    fn board(&mut self, game: &Game) -> Result<(), Failure> {
        writeln!(self.out)?;
        for line in plain::board(game.position()) {
            self.say(&line)?;
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", text.trim_end())?;
        Ok(())
    }
}

impl Trial<'_> {
    fn is_over(&self) -> bool {
        self.game.moves().len() == self.puzzle.line.len()
    }
}
