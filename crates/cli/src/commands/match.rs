//! `ndongu match`: player against player, over many games.
//!
//! [`entrant`] is who plays, [`player`] and [`program`] ask for moves, [`game`] judges them by the
//! rules, [`contest`] plays many games at once, [`records`] keeps them, [`score`] and [`statistics`]
//! tell what they are worth.

mod contest;
mod control;
mod entrant;
mod game;
mod opening;
mod player;
mod program;
mod records;
mod report;
mod score;
mod statistics;
pub mod tether;

use std::{
    io::Write,
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, OnceLock, atomic::AtomicBool},
    thread,
    time::Duration,
};

use fastrand::Rng;
use ndongu_rules::{AnyPosition, Game};

use self::{
    contest::Contest,
    control::{Both, First, Second},
    entrant::{Entrant, Setting, Who},
    game::{Conduct, Played},
    opening::{Openings, Random},
    player::NoMove,
    records::{Records, Settings},
    report::{GameLine, Progress, Summary},
    score::{Counted, Score, Which},
    statistics::Test,
};
use crate::{
    exact::Known,
    failure::{Failure, complain},
    help, json,
};

/// Let two players play a match: the engine, its levels, or other programs.
///
/// Every opening is played twice, with colours swapped, and the score comes with its error: what the
/// difference in strength may be, with a confidence of 95 %. Openings are drawn at random, and taken
/// if a short look of the engine finds neither side more than two seeds ahead.
///
/// Players are engine, as strong as the limits let it be; engine:LEVEL, as people meet it, with limits
/// of its own; plain, a plain alpha-beta search to compare with; random; and ugi:COMMAND, any program
/// that speaks the Universal Game Interface. Its crashes, illegal moves and lost clocks are losses;
/// the match goes on.
///
/// With --records, a match that has been interrupted goes on from where it was when the same command
/// is run again.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// The first player: engine, engine:LEVEL, plain, random or ugi:COMMAND.
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    first: Who,

    /// The second player, of whom the score is the reverse.
    #[arg(long, value_name = "PLAYER", default_value = "plain")]
    second: Who,

    /// An option of the first player, like Hash=64; several may be given.
    #[arg(long, value_name = "NAME=VALUE")]
    first_option: Vec<Setting>,

    /// An option of the second player.
    #[arg(long, value_name = "NAME=VALUE")]
    second_option: Vec<Setting>,

    #[command(flatten)]
    both: Both,

    #[command(flatten)]
    first_own: First,

    #[command(flatten)]
    second_own: Second,

    /// Where games begin.
    #[arg(long, value_name = "SET-UP|POSITION", default_value = "giuthi 8x8")]
    setup: AnyPosition,

    /// Moves played at random from there, redistributions counted.
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    #[arg(value_parser = clap::value_parser!(u16).range(0..=1000))]
    random_plies: u16,

    /// Openings in place of random ones, one a line: a position, or POSITION moves MOVE…
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "random_plies"])]
    openings: Option<PathBuf>,

    /// How many games, an even number; 100 if not given, or with --sprt 100000 at most.
    #[arg(long, value_name = "NUMBER", value_parser = games)]
    games: Option<usize>,

    /// Stop as soon as one of two differences in Elo is found the likelier, with errors of 5 %.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Test>,

    /// Games played at once; as many as there are processors if not given.
    #[arg(long, value_name = "NUMBER")]
    concurrency: Option<NonZero<u16>>,

    /// Decides the openings, and what players leave to chance.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Keep all games in this file, and go on from it.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// How many milliseconds later than its time allows a move may come.
    #[arg(long, value_name = "MS", default_value_t = 50)]
    #[arg(value_parser = clap::value_parser!(u64).range(0..=86_400_000))]
    tolerance: u64,

    /// How many seconds a program may keep silent where no time limits it, before that is a crash.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,

    /// Give a game up as drawn after so many moves.
    #[arg(long, value_name = "NUMBER", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    max_moves: u32,

    /// A folder with tables of exact values for engine and engine:10. The option Tables=DIR gives them
    /// to one of two alone.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// Print one line of JSON for every game as it ends, and one for the score.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu match --setup \"giuthi 5x4\" --games 20 --depth 3
  ndongu match --setup \"giuthi 5x4\" --first engine:2 --second engine:1 --games 4 --json
  ndongu match --setup \"kiothi 3x3\" --games 10 --nodes 200 --records games.txt
  ndongu match --first \"ugi:ndongu ugi\" --first-option Hash=64 --clock 10+0.1 | tee score.txt
  ndongu match --first-nodes 20000 --second engine --second-nodes 10000 --sprt 0,50 > score.txt

JSON, one line a game as it ends, in whatever order, and one for the score:
  {\"game\", \"south\", \"north\", \"position\", \"opening\", \"moves\": […], \"over\", \"points\",
   \"fault\": null or {\"player\", \"cause\", \"reason\"}}
  opening  how many of the moves are of the opening
  over     as with ndongu moves; null for a game that was given up
  points   1, 0.5 or 0 for the first player
  cause    crash, illegal or time
  {\"games\", \"first\", \"second\", \"wins\", \"draws\", \"losses\", \"pairs\", \"score\", \"elo\",
   \"sprt\", \"seeds\", \"moves\", \"south_wins\", \"north_wins\", \"repetitions\", \"given_up\",
   \"faults\": [{\"crash\", \"illegal\", \"time\"}, …], \"finished\"}
  pairs    how many pairs brought the first player 0, 0.5, 1, 1.5 and 2 points
  score    {\"value\", \"low\", \"high\"}, with a confidence of 95 %; elo likewise, null if infinite";

/// What chance decides.
#[derive(Clone, Copy)]
enum Chance {
    Opening,
    Player(Which),
}

/// A seed for one thing of the match only: the opening of a pair, or a player in a game.
fn seed(of_match: u64, what: Chance, number: usize) -> u64 {
    let kind = match what {
        Chance::Opening => 0,
        Chance::Player(Which::First) => 1,
        Chance::Player(Which::Second) => 2,
    };
    let mut rng = Rng::with_seed(of_match);
    let base = [(); 3].map(|()| rng.u64(..))[kind];
    Rng::with_seed(base.wrapping_add(number as u64)).u64(..)
}

fn games(text: &str) -> Result<usize, String> {
    let games = text.parse().ok();
    games
        .filter(|games: &usize| games.is_multiple_of(2) && (2..=10_000_000).contains(games))
        .ok_or_else(|| "every opening is played twice: give an even number from 2 on".to_owned())
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let games = args.games.unwrap_or(match args.sprt {
        None => 100,
        Some(_) => 100_000,
    });
    let contest = args.contest(games)?;
    let mut score = Score::new(games, args.sprt);
    let mut records = match &args.records {
        None => None,
        Some(path) => Some(go_on(path, &contest, &mut score)?),
    };
    for which in [Which::First, Which::Second] {
        contest.try_out(which)?;
    }
    stop_on_signals(&contest.stop)?;

    let progress = Progress::new(games, &score);
    let played = contest.play(&mut score, &mut |number, played, score| {
        if let Some(records) = &mut records {
            let [south, north] = contest.names(number);
            records.add(number, played, [&south, &north])?;
        }
        progress.game(&contest, number, played, score);
        contest.first.known.check()?;
        contest.second.known.check()?;
        if args.json {
            json::line(&GameLine::new(&contest, number, played), out)?;
            out.flush()?;
        }
        Ok(())
    });
    progress.end();
    played?;
    contest.first.known.check()?;
    contest.second.known.check()?;

    if args.json {
        json::line(&Summary::new(&contest, &score), out)?;
    } else {
        report::print(&contest, &score, out)?;
    }
    out.flush()?;
    let missing = score.missing().count();
    if missing == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    let goes_on = if args.records.is_some() {
        "; the same command goes on"
    } else {
        ""
    };
    complain(&format!(
        "stopped with {missing} of {games} games not played{goes_on}"
    ));
    Ok(ExitCode::FAILURE)
}

impl Args {
    fn contest(&self, games: usize) -> Result<Contest, Failure> {
        let shared = self.both.control();
        let known = match &self.tables {
            Some(folder) => Known::open(folder)?,
            None => Known::default(),
        };
        let entrant = |who: &Who, own, settings: &Vec<Setting>, name: &str| {
            Entrant::new(who.clone(), own, shared, settings.clone(), known.clone())
                .map_err(|error| Failure::Input(format!("{name}: {error}")))
        };
        let (first_own, second_own) = (self.first_own.control(), self.second_own.control());
        let openings = match &self.openings {
            Some(path) => opening::read(path)?,
            None if Game::new(self.setup).ending().is_some() => {
                let message = format!("--setup: in {} the game has ended", self.setup);
                return Err(Failure::Input(message));
            }
            None => Openings::Random(Random {
                start: self.setup,
                plies: self.random_plies.into(),
                seed: self.seed,
            }),
        };
        let processors = || thread::available_parallelism().map_or(1, NonZero::get);
        Ok(Contest {
            first: entrant(&self.first, first_own, &self.first_option, "--first")?,
            second: entrant(&self.second, second_own, &self.second_option, "--second")?,
            openings,
            conduct: Conduct {
                most_moves: self.max_moves as usize,
                tolerance: Duration::from_millis(self.tolerance),
                patience: Duration::from_secs(self.patience),
            },
            seed: self.seed,
            workers: self
                .concurrency
                .map_or_else(processors, |workers| usize::from(workers.get())),
            stop: Arc::new(AtomicBool::new(false)),
            tables: self
                .tables
                .as_ref()
                .map(|folder| folder.display().to_string()),
            drawn: (0..games / 2).map(|_| OnceLock::new()).collect(),
        })
    }
}

impl Contest {
    /// What must be the same when a match goes on. How long it may last, and how many games are
    /// played at once, may change.
    fn settings(&self) -> Settings {
        let Conduct {
            most_moves,
            tolerance,
            patience,
        } = self.conduct;
        let openings = match &self.openings {
            Openings::Random(random) => format!("{} random moves", random.plies),
            Openings::Book(_) => "of a file".to_owned(),
        };
        let conduct = format!(
            "tolerance {} ms, patience {} s, at most {most_moves} moves",
            tolerance.as_millis(),
            patience.as_secs(),
        );
        let mut settings = vec![
            ("First", self.first.to_string()),
            ("Second", self.second.to_string()),
            ("Openings", openings),
            ("Seed", self.seed.to_string()),
            ("Conduct", conduct),
        ];
        if let Some(tables) = &self.tables {
            settings.push(("Tables", tables.clone()));
        }
        settings
    }

    /// A program that cannot be started is no player at all.
    fn try_out(&self, which: Which) -> Result<(), Failure> {
        let entrant = self.entrant(which);
        match player::try_out(entrant, self.conduct.patience, &self.stop) {
            Ok(()) | Err(NoMove::Stopped) => Ok(()),
            Err(NoMove::Fault(_, reason)) => {
                Err(Failure::Work(format!("{}: {reason}", entrant.who)))
            }
        }
    }
}

/// Opens the records, and counts the games in them.
fn go_on(path: &Path, contest: &Contest, score: &mut Score) -> Result<Records, Failure> {
    let (records, found) = Records::open(path, contest.settings())?;
    let name = path.display();
    let mut known = vec![false; 2 * contest.drawn.len()];
    for (number, played) in &found.games {
        let (number, round) = (*number, number + 1);
        let refuse = |why: &str| {
            let message = format!("{name}: game {round} {why}; name another file");
            Err(Failure::Input(message))
        };
        match known.get_mut(number) {
            None => return refuse("is beyond those of this match"),
            Some(true) => return refuse("is there twice"),
            Some(known) => *known = true,
        }
        let Played { game, opening, .. } = played;
        if !contest.openings.fits(number / 2, game, *opening) {
            return refuse("began in another opening");
        }
        // The other game of the pair begins as this one did, even if drawing went otherwise by now.
        let _ = contest.drawn[number / 2].set(records::opening(played));
        score.add(number, Counted::new(number, played));
    }
    if found.cut_off {
        complain(&format!(
            "{name}: the last record was cut off; its game is played again"
        ));
    }
    Ok(records)
}

/// Lets the games end where they are when somebody wants the program to end; a second time, at once.
#[cfg(unix)]
fn stop_on_signals(stop: &Arc<AtomicBool>) -> Result<(), Failure> {
    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM},
        flag,
    };
    for signal in [SIGHUP, SIGINT, SIGTERM] {
        flag::register_conditional_shutdown(signal, 1, Arc::clone(stop))
            .and_then(|_| flag::register(signal, Arc::clone(stop)))
            .map_err(|error| Failure::Work(format!("cannot wait for signals: {error}")))?;
    }
    Ok(())
}

/// Signals end the program as they always do; the records are whole all the same.
#[cfg(not(unix))]
fn stop_on_signals(_: &Arc<AtomicBool>) -> Result<(), Failure> {
    Ok(())
}
