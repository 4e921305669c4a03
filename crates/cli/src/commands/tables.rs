//! `ndongu tables`: builds, checks and asks tables of exact values.

use std::{
    io::{self, IsTerminal, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use clap::Subcommand;
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ndongu_rules::{AnyPosition, BySide, Giuthi, Kiothi, MAX_HOLES, RuleSet, Side, giuthi::Rules};
use ndongu_solver::{
    BuildError, Done, Order, Probe, Subject, TableError, Tables, Value, Work, Worth, lead_of,
};
use serde::Serialize;

use crate::{
    exact::Known, failure::Failure, folders, help, interrupt::Interrupt, json, positions, words,
};

/// Exact values of positions with few seeds: build tables, check them, ask them.
///
/// A table has the worth of every board with a number of seeds, whatever has been captured before: the
/// largest gain that can be forced, and the largest that is safe if play without end, a draw, counts
/// as success too. docs/theory.md says what that means, docs/tables.md what the files look like.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  ndongu tables build --game giuthi --holes 5 --seeds 8 --out tables
  ndongu tables verify --game giuthi --holes 5 --seeds 8 --tables tables
  ndongu tables info --tables tables
  ndongu tables time --tables tables --probes 100000
  ndongu tables probe --tables tables \"giuthi 0,2,1,0,3/1,0,1,0,0 20-21 S\"
  ndongu analyse --tables tables \"giuthi 0,2,1,0,3/1,0,1,0,0 20-21 S\"

Without --out or --tables, tables are in the folder that NDONGU_TABLES names, or in ndongu/tables
where this system keeps the data of programs: ~/.local/share/ndongu/tables on Linux.";

#[derive(Subcommand)]
enum Task {
    Build(BuildArgs),
    Verify(VerifyArgs),
    Info(InfoArgs),
    Time(TimeArgs),
    Probe(ProbeArgs),
}

/// Build the tables of a board, from none to a number of seeds.
///
/// Every number of seeds has a file of its own. What is there already is checked and kept, so that an
/// interrupted build goes on where it was, one file at most being lost; a file with a table's name is
/// always whole.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ndongu tables build --game giuthi --holes 5 --seeds 16 --out tables
  ndongu tables build --game kiothi --holes 10 --seeds 4 --out tables")]
struct BuildArgs {
    #[command(flatten)]
    order: OrderArgs,

    /// The folder for the tables; it is made if it is not there.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Check tables: every checksum, and that every worth follows from where the turns of its board lead.
#[derive(clap::Args)]
struct VerifyArgs {
    #[command(flatten)]
    order: OrderArgs,

    /// The folder of the tables.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

#[derive(clap::Args)]
struct OrderArgs {
    /// giuthi, giuthi:climent or kiothi.
    #[arg(long, value_parser = rules)]
    game: RuleSet,

    /// Holes in a row, 1 to 10.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=10))]
    holes: u8,

    /// The most seeds on the board.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=Worth::MOST_SEEDS as i64))]
    seeds: u8,

    /// Threads to work with; as many as there are processors if not given.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Tell what tables a folder holds, and how large they are.
#[derive(clap::Args)]
struct InfoArgs {
    /// The folder of the tables.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// Print one line of JSON for every table.
    #[arg(long)]
    json: bool,
}

/// Measure how long it takes to look up a random board, once the file is in memory.
///
/// All boards of a table are equally likely. A first round, which is not measured, brings the file into
/// memory and looks at the checksums of what is asked for.
#[derive(clap::Args)]
struct TimeArgs {
    /// The folder of the tables.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// Boards looked up in every table.
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000_000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    probes: u32,

    /// Decides which boards.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

/// Ask for the exact value of positions and of their moves.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(PROBE))]
struct ProbeArgs {
    /// Positions or set-ups; - reads them from standard input, one a line.
    #[arg(required = true, value_name = "POSITION")]
    positions: Vec<String>,

    /// The folder of the tables.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// Print one line of JSON for every position.
    #[arg(long)]
    json: bool,
}

const PROBE: &str = "\
Examples:
  ndongu tables probe --tables tables \"giuthi 0,2,1,0,3/1,0,2,0,0 20-21 S\"
  ndongu tables probe --tables tables --json - < positions.txt

JSON, one line a position:
  {\"position\", \"value\", \"forced\", \"safe\", \"moves\": [{\"move\", \"value\"}…]}
  value    win, draw or loss, for the side to move
  forced   the largest gain in seeds that it can force with an end; null if none
  safe     the same where play without end is good enough; null if that can be forced
  A move's value is null where it leads to a board without a table.";

#[derive(Serialize)]
struct Info {
    file: String,
    rules: String,
    holes: u8,
    seeds: u8,
    bytes: u64,
}

#[derive(Serialize)]
struct Answer {
    position: String,
    value: &'static str,
    forced: Option<i8>,
    safe: Option<i8>,
    moves: Vec<MoveAnswer>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    value: Option<&'static str>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    match &args.task {
        Task::Build(args) => build(args, out),
        Task::Verify(args) => verify(args, out),
        Task::Info(args) => info(args, out),
        Task::Time(args) => time(args, out),
        Task::Probe(args) => probe(args, out),
    }
}

/// The rule set of a name on the command line.
pub fn rules(text: &str) -> Result<RuleSet, String> {
    match text {
        "giuthi" | "giuthi:mancala-world" => Ok(RuleSet::Giuthi(Rules::MancalaWorld)),
        "giuthi:climent" => Ok(RuleSet::Giuthi(Rules::Climent)),
        "kiothi" | "kiothi:mancala-world" => Ok(RuleSet::Kiothi),
        _ => Err("expected giuthi, giuthi:climent or kiothi".to_owned()),
    }
}

// ---------------------------------------------------------------- build and verify

fn build(args: &BuildArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let folder = named(args.out.as_deref())?;
    std::fs::create_dir_all(&folder).map_err(|error| {
        let folder = folder.display();
        Failure::Work(format!("cannot make the folder {folder}: {error}"))
    })?;
    let report = |done: Done| if done.found { "there" } else { "built" };
    args.order.carry_out(out, report, |order, work, done| {
        order.build(&folder, work, done)
    })
}

fn verify(args: &VerifyArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let folder = named(args.tables.as_deref())?;
    args.order.carry_out(
        out,
        |_| "sound",
        |order, work, done| order.verify(&folder, work, done),
    )
}

impl OrderArgs {
    /// Does the work with a progress bar, tells of every layer, and ends early when asked to.
    fn carry_out(
        &self,
        out: &mut dyn Write,
        report: impl Fn(Done) -> &'static str,
        task: impl FnOnce(&Order, &Work, &mut dyn FnMut(Done)) -> Result<(), BuildError>,
    ) -> Result<ExitCode, Failure> {
        let order = Order {
            rules: self.game,
            holes: self.holes,
            seeds: self.seeds,
        };
        let places = order.places().ok_or_else(too_large)?;
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        let interrupt = Interrupt::listen()
            .map_err(|error| Failure::Work(format!("cannot listen to signals: {error}")))?;
        let (bar, start) = (progress(places), Instant::now());
        let mut boards = 0;
        let worked = interrupt.cuts_short(|stop| {
            let work = Work {
                threads: self.threads.map_or(processors, usize::from),
                looked: &|places| bar.inc(places),
                stop,
            };
            task(&order, &work, &mut |done: Done| {
                boards += done.boards;
                let line = format!("{}: {}", told(&done), report(done));
                // An output that is closed is noticed at the end.
                bar.suspend(|| drop(writeln!(out, "{line}").and_then(|()| out.flush())));
            })
        });
        bar.finish_and_clear();
        match worked {
            Ok(()) => {}
            Err(BuildError::Stopped) => {
                return Err(Failure::Work(
                    "stopped; the finished tables are kept, and the same command goes on from them"
                        .to_owned(),
                ));
            }
            Err(BuildError::TooLarge) => return Err(too_large()),
            Err(BuildError::Table(error)) => return Err(bad_table(&error)),
        }
        let seconds = start.elapsed().as_secs_f64();
        let rate = (boards as f64 / seconds.max(1e-9)) as u128;
        writeln!(
            out,
            "{} boards in {seconds:.1} s, {} a second",
            words::grouped(boards.into()),
            words::grouped(rate)
        )?;
        Ok(ExitCode::SUCCESS)
    }
}

/// `12 seeds: 293,930 boards, 156,298 places`.
fn told(done: &Done) -> String {
    let many = |count: u64, what: &str| {
        let plural = if count == 1 { "" } else { "s" };
        format!("{} {what}{plural}", words::grouped(count.into()))
    };
    let (seeds, boards) = (many(done.seeds.into(), "seed"), many(done.boards, "board"));
    format!("{seeds}: {boards}, {}", many(done.places, "place"))
}

fn progress(places: u64) -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(places), target);
    let style = ProgressStyle::with_template("{bar:24} {percent} % sown, {elapsed}, {eta} to go");
    bar.set_style(style.expect("the template is well formed"));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

fn too_large() -> Failure {
    Failure::Input(
        "a table of so many seeds would have more than four thousand million places; ask for fewer"
            .to_owned(),
    )
}

fn bad_table(error: &TableError) -> Failure {
    Failure::Input(error.to_string())
}

// ---------------------------------------------------------------- info and probe

/// The folder that was named, or the usual one.
fn named(folder: Option<&Path>) -> Result<PathBuf, Failure> {
    let usual = || {
        folders::tables().ok_or_else(|| {
            Failure::Input("this system has no usual folder for tables; name one".to_owned())
        })
    };
    folder.map_or_else(usual, |folder| Ok(folder.to_owned()))
}

fn open(folder: Option<&Path>) -> Result<Arc<Tables>, Failure> {
    let known = Known::open(&named(folder)?)?;
    Ok(known.tables().expect("they have been opened"))
}

fn info(args: &InfoArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let tables = open(args.tables.as_deref())?;
    for (subject, path, bytes) in tables.files() {
        if args.json {
            let rules = match subject.rules {
                RuleSet::Giuthi(Rules::MancalaWorld) => "giuthi",
                RuleSet::Giuthi(Rules::Climent) => "giuthi:climent",
                RuleSet::Kiothi => "kiothi",
            };
            let info = Info {
                file: path.display().to_string(),
                rules: rules.to_owned(),
                holes: subject.holes,
                seeds: subject.seeds,
                bytes: *bytes,
            };
            json::line(&info, out)?;
        } else {
            let boards = subject.boards();
            let bits = 8.0 * *bytes as f64 / boards as f64;
            writeln!(
                out,
                "{subject} seeds: {} boards, {} bytes, {bits:.2} bits a board",
                words::grouped(boards.into()),
                words::grouped((*bytes).into()),
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn time(args: &TimeArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    /// Boards made before they are looked up, and looked up again and again.
    const BOARDS: u32 = 1 << 20;

    let tables = open(args.tables.as_deref())?;
    let mut rng = Rng::with_seed(args.seed);
    for (subject, _, _) in tables.files() {
        let boards: Vec<AnyPosition> = (0..args.probes.min(BOARDS))
            .map(|_| random(*subject, &mut rng))
            .collect();
        let look_up = |count: usize| {
            boards.iter().cycle().take(count).try_for_each(|board| {
                let worth = tables.worth(board).map_err(|error| bad_table(&error));
                std::hint::black_box(worth).map(|_| ())
            })
        };
        look_up(boards.len())?;
        let begun = Instant::now();
        look_up(args.probes as usize)?;
        let each_ns = begun.elapsed().as_secs_f64() * 1e9 / f64::from(args.probes);
        writeln!(out, "{subject} seeds: {each_ns:.0} ns a probe")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A board of a table, all of them equally likely but for marks.
fn random(subject: Subject, rng: &mut Rng) -> AnyPosition {
    let (holes, seeds) = (usize::from(subject.holes), usize::from(subject.seeds));
    // Walls among the seeds, at different places.
    let mut places: Vec<usize> = (0..seeds + 2 * holes - 1).collect();
    rng.shuffle(&mut places);
    let mut walls = places[..2 * holes - 1].to_vec();
    walls.sort_unstable();
    walls.push(seeds + 2 * holes - 1);
    let (mut rows, mut begin) = ([[0; MAX_HOLES]; 2], 0);
    for (hole, wall) in walls.into_iter().enumerate() {
        rows[hole / holes][hole % holes] = (wall - begin) as u8;
        begin = wall + 1;
    }
    let [south, north] = rows;
    match subject.rules {
        RuleSet::Giuthi(rules) => AnyPosition::Giuthi(Giuthi::of_rows(rules, holes, south, north)),
        RuleSet::Kiothi => {
            let mut marks = |row: [u8; MAX_HOLES]| {
                let occupied = row
                    .iter()
                    .enumerate()
                    .filter(|(_, warriors)| **warriors > 0);
                occupied.fold(0, |nki, (boma, _)| nki | u16::from(rng.bool()) << boma)
            };
            let nki = BySide {
                south: marks(south),
                north: marks(north),
            };
            AnyPosition::Kiothi(Kiothi::of_rows(holes, south, north, nki))
        }
    }
}

fn probe(args: &ProbeArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let tables = open(args.tables.as_deref())?;
    positions::each(&args.positions, out, |position, out| {
        let probe = tables.probe(&position).map_err(|error| bad_table(&error))?;
        let probe = probe.ok_or_else(|| beyond(&position))?;
        if args.json {
            json::line(&Answer::new(&position, &probe), out)?;
        } else {
            print(&position, &probe, out)?;
        }
        Ok(())
    })
}

fn beyond(position: &AnyPosition) -> Failure {
    if let AnyPosition::Opening(_) = position {
        return Failure::Input(format!(
            "{position}: tables begin after both redistributions"
        ));
    }
    let holes = [Side::South, Side::North]
        .into_iter()
        .flat_map(|side| position.row(side));
    let seeds: u16 = holes.map(|hole| u16::from(position.seeds(hole))).sum();
    let holes = position.holes();
    Failure::Input(format!(
        "{position}: no table here is of 2×{holes} with {seeds} seeds"
    ))
}

impl Answer {
    fn new(position: &AnyPosition, probe: &Probe) -> Answer {
        let moves = probe.moves.iter().map(|(mv, value)| MoveAnswer {
            mv: mv.to_string(),
            value: value.map(Value::word),
        });
        let Worth { forced, safe } = probe.worth;
        Answer {
            position: position.to_string(),
            value: probe.value.word(),
            forced: (forced != Worth::NEVER).then_some(forced),
            safe: (safe != Worth::ALWAYS).then_some(safe),
            moves: moves.collect(),
        }
    }
}

fn print(position: &AnyPosition, probe: &Probe, out: &mut dyn Write) -> Result<(), Failure> {
    let side = position.turn();
    writeln!(out, "{position}")?;
    let result = match probe.value {
        Value::Win => format!("{side} wins"),
        Value::Draw => "a draw".to_owned(),
        Value::Loss => format!("{} wins", side.other()),
    };
    writeln!(out, "  with best play: {result}")?;
    let lead = lead_of(position);
    let Worth { forced, safe } = probe.worth;
    match forced {
        Worth::NEVER => writeln!(out, "  {side} cannot force an end")?,
        _ => writeln!(
            out,
            "  {side} can force an end {}",
            ahead(lead + i16::from(forced))
        )?,
    }
    match safe {
        Worth::ALWAYS => writeln!(out, "  {side} can force play without end, a draw")?,
        _ => writeln!(
            out,
            "  {side} can force an end {} or play without end",
            ahead(lead + i16::from(safe))
        )?,
    }
    for (mv, value) in &probe.moves {
        let value = match value {
            Some(Value::Win) => "wins",
            Some(Value::Draw) => "draws",
            Some(Value::Loss) => "loses",
            None => "leads to a board without a table",
        };
        writeln!(out, "  {mv:5} {value}")?;
    }
    Ok(())
}

/// `3 ahead`, `2 behind`, `level`: what a player has at the end, at least.
fn ahead(seeds: i16) -> String {
    match seeds {
        0 => "level".to_owned(),
        1.. => format!("{seeds} ahead"),
        _ => format!("{} behind", -seeds),
    }
}
