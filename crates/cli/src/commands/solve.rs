//! `ndongu solve`: who wins a position with best play, proven.

use std::{
    fs::File,
    io::{self, IsTerminal, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Mutex, PoisonError, atomic::AtomicBool},
    thread,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ndongu_rules::{AnyPosition, BySide, Side};
use ndongu_solver::{
    Certificate, Effort, GaveUp, Knowledge, Proof, Standing, Value, Verdict, check, prove,
};
use serde::Serialize;

use crate::{
    budget, exact, failure::Failure, file, help, interrupt::Interrupt, json, positions,
    words::grouped,
};

/// Prove who wins a position with best play.
///
/// Two claims are looked at, that South can force a win and that North can; a position is drawn when
/// both are refuted. The position is taken to begin a turn and to have no past. What is found is shown
/// by a certificate, which is always checked by the rules before anything is said, and which anybody
/// can check again: docs/proofs.md. Tables make the search shorter; no certificate stands on them.
///
/// When the time is over, or after Ctrl-C, what is known is told, and the exit code is 1
/// if the value is still open.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// A position or set-up.
    #[arg(value_name = "POSITION")]
    position: String,

    #[command(flatten)]
    tables: exact::Folder,

    /// Give up after so many seconds; without it, after Ctrl-C only.
    #[arg(long, value_name = "SECONDS", value_parser = budget::seconds)]
    time: Option<Duration>,

    /// Use about so many megabytes at most: the search forgets what took least work, and gives up if a
    /// certificate needs more.
    #[arg(long, value_name = "MEGABYTES", default_value_t = 2048)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,

    /// Threads to work with, of which there is work for two; as many as there are processors if not
    /// given.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write what shows the result into this file.
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,

    /// Go on from what this file has, if it is there, and keep in it what is known if the search is given
    /// up.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Print the result as a line of JSON.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu solve \"giuthi 3x3\"
  ndongu solve \"giuthi 4x2\" --time 60 --certificate 4x2.proof
  ndongu check-certificate 4x2.proof

JSON:
  {\"position\", \"value\", \"south\", \"north\", \"looked\", \"seconds\", \"gave_up\", \"entries\",
   \"bytes\"}
  value         win, draw or loss, for the side to move; null if open
  south, north  \"wins\", \"cannot win\" or \"open\"
  looked        [South, North]: boards whose turns were looked at for each claim
  gave_up       null, \"stopped\", \"time\" or \"memory\"
  entries       of the certificate, and its bytes";

#[derive(Serialize)]
struct Answer {
    position: String,
    value: Option<&'static str>,
    south: &'static str,
    north: &'static str,
    looked: [u64; 2],
    seconds: f64,
    gave_up: Option<&'static str>,
    entries: usize,
    bytes: usize,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let position = positions::parse(&args.position)?;
    if args.resume.is_some() && args.resume == args.certificate {
        let why = "--resume and --certificate need a file each: a certificate would take the place of what is known";
        return Err(Failure::Input(why.to_owned()));
    }
    let known = args.tables.open()?;
    let tables = known.tables();
    let before = args.resume.as_deref().map(|path| recall(path, &position));
    let before = before.transpose()?.flatten();
    let start = Instant::now();
    let effort = Effort {
        threads: args.threads.map_or_else(processors, usize::from),
        memory_bytes: args.memory as usize * 1_000_000,
        until: args.time.map(|time| start + time),
        tables: tables.as_deref(),
        known: before.as_ref(),
        keep: args.resume.is_some(),
        told: &|_, _| {},
        stop: &AtomicBool::new(false),
    };
    let proof = search(&position, &effort)?;
    known.check()?;
    let kept = match (&args.resume, proof.known()) {
        (Some(path), Some(known)) => file::replace(path, &known.to_bytes()),
        _ => Ok(()),
    };
    let mut shown = Ok(());
    let bytes = proof.certificate().map(Certificate::to_bytes);
    let bytes = bytes.unwrap_or_default();
    if proof.certificate().is_some() {
        let led_by = before.as_ref().and(args.resume.as_deref());
        let checked = check(&bytes[..]).map_err(|error| fault(led_by, &error.to_string()))?;
        if checked.value() != proof.value() {
            return Err(fault(led_by, "it shows another result"));
        }
        if let Some(path) = &args.certificate {
            shown = file::replace(path, &bytes);
        }
    }
    let answer = Answer {
        position: position.to_string(),
        value: proof.value().map(Value::word),
        south: word(proof.verdicts.south),
        north: word(proof.verdicts.north),
        looked: [proof.standings.south.looked, proof.standings.north.looked],
        seconds: start.elapsed().as_secs_f64(),
        gave_up: proof.gave_up.map(reason),
        entries: proof.certificate().map_or(0, Certificate::entries),
        bytes: bytes.len(),
    };
    if args.json {
        json::line(&answer, out)?;
    } else {
        print(&position, &proof, &answer, out)?;
    }
    // What could not be written is told after what was found.
    kept.and(shown)?;
    Ok(match proof.value() {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::FAILURE,
    })
}

/// Nothing is told of a proof that the checker does not accept. What an earlier search has kept is
/// checksummed, but may have been made to lie.
fn fault(led_by: Option<&Path>, why: &str) -> Failure {
    match led_by {
        Some(path) => Failure::Input(format!(
            "{}: it says what is not true ({why}); go on without it",
            path.display()
        )),
        None => Failure::Work(format!(
            "a proof was found that does not hold, by a fault of this program: {why}"
        )),
    }
}

/// What an earlier search has kept, if there is a file.
fn recall(path: &Path, position: &AnyPosition) -> Result<Option<Knowledge>, Failure> {
    let opened = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened.map_err(|error| Failure::Input(file::cannot_read(path, &error)))?,
    };
    let wrong = |what: String| Failure::Input(format!("{}: {what}", path.display()));
    let known = Knowledge::read(opened).map_err(|error| wrong(error.to_string()))?;
    if known.position() != position {
        let other = known.position();
        return Err(wrong(format!("it is of another position, {other}")));
    }
    Ok(Some(known))
}

/// Searches with a line that tells how far it is, until Ctrl-C.
fn search(position: &AnyPosition, effort: &Effort) -> Result<Proof, Failure> {
    let interrupt = Interrupt::listen()
        .map_err(|error| Failure::Work(format!("cannot listen to signals: {error}")))?;
    let bar = progress();
    let standings = Mutex::new(BySide::<Standing>::default());
    let told = |side, standing| {
        let mut standings = standings.lock().unwrap_or_else(PoisonError::into_inner);
        standings[side] = standing;
        let lines = Side::BOTH.map(|side| stands(side, standings[side]));
        bar.set_message(lines.join("; "));
    };
    let proof = interrupt.cuts_short(|stop| {
        let effort = Effort {
            told: &told,
            stop,
            ..*effort
        };
        prove(position, &effort)
    });
    bar.finish_and_clear();
    proof.ok_or_else(|| {
        Failure::Input(format!(
            "{position}: proofs begin after both redistributions"
        ))
    })
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

fn progress() -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(None, target);
    let style = ProgressStyle::with_template("{spinner} {elapsed}  {msg}");
    bar.set_style(style.expect("the template is well formed"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// `South wins? 12,345 boards, 12 to prove it, 3 to refute it`.
fn stands(side: Side, standing: Standing) -> String {
    let Standing {
        looked,
        to_prove,
        to_refute,
    } = standing;
    let looked = grouped(looked.into());
    format!("{side} wins? {looked} boards, {to_prove} to prove it, {to_refute} to refute it")
}

/// As JSON says it.
pub fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Wins => "wins",
        Verdict::CannotWin => "cannot win",
        Verdict::Open => "open",
    }
}

fn reason(gave_up: GaveUp) -> &'static str {
    match gave_up {
        GaveUp::Stopped => "stopped",
        GaveUp::Time => "time",
        GaveUp::Memory => "memory",
    }
}

fn print(
    position: &AnyPosition,
    proof: &Proof,
    answer: &Answer,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "{position}")?;
    verdicts(position, proof.value(), proof.verdicts, out)?;
    let reason = match proof.gave_up {
        None => "",
        Some(GaveUp::Stopped) => ", when it was stopped",
        Some(GaveUp::Time) => ", when the time was over",
        Some(GaveUp::Memory) => ", and a certificate needs more memory",
    };
    let looked: u64 = answer.looked.iter().sum();
    let seconds = answer.seconds;
    writeln!(
        out,
        "  {} boards looked at in {seconds:.1} s{reason}",
        grouped(looked.into())
    )?;
    if let Some(certificate) = proof.certificate() {
        writeln!(
            out,
            "  shown by a certificate of {} entries, {} bytes, which has been checked",
            grouped(certificate.entries() as u128),
            grouped(answer.bytes as u128)
        )?;
    }
    Ok(())
}

/// What is certain, in words.
pub fn verdicts(
    position: &AnyPosition,
    value: Option<Value>,
    verdicts: BySide<Verdict>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let side = position.turn();
    let result = match value {
        Some(Value::Win) => format!("{side} wins"),
        Some(Value::Draw) => "a draw".to_owned(),
        Some(Value::Loss) => format!("{} wins", side.other()),
        None => "open".to_owned(),
    };
    writeln!(out, "  with best play: {result}")?;
    if value.is_none() {
        for side in Side::BOTH {
            match verdicts[side] {
                Verdict::Wins => {}
                Verdict::CannotWin => writeln!(out, "  {side} cannot force a win")?,
                Verdict::Open => writeln!(out, "  whether {side} can force a win is open")?,
            }
        }
    }
    Ok(())
}
