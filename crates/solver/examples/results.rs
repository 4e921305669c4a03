//! Proves what every start of Giuthi is worth, as far as that can be done, and prints the page
//! `docs/results.md`:
//!
//! ```console
//! cargo run --release -p ndongu-solver --example results -- SECONDS MEGABYTES [FOLDER]
//! ```
//!
//! Each start may take so long and so much memory; as many are looked at at a time as there are
//! processors. Every certificate is checked, and with a folder it is kept there.

use std::{
    error::Error,
    fmt::Write,
    fs,
    num::NonZero,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use ndongu_rules::AnyPosition;
use ndongu_solver::{Effort, Value, Verdict, check, prove};

const GAMES: [&str; 2] = ["giuthi", "giuthi:climent"];
const HOLES: u8 = 10;
const SEEDS: u8 = 9;

/// What was found of a start.
struct Found {
    start: String,
    value: Option<Value>,
    bound: &'static str,
    entries: u64,
    bytes: u64,
    looked: u64,
    seconds: f64,
}

/// What each start may take.
struct Limits {
    time: Duration,
    memory_bytes: usize,
    folder: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, seconds, megabytes, folder @ ..] = args.as_slice() else {
        return Err("expected seconds and megabytes for each start".into());
    };
    let limits = Limits {
        time: Duration::try_from_secs_f64(seconds.parse()?)?,
        memory_bytes: megabytes.parse::<usize>()? * 1_000_000,
        folder: folder.first().map(PathBuf::from),
    };
    let found = look_at_all(&limits);
    print!("{}", page(&found, &limits)?);
    Ok(())
}

fn look_at_all(limits: &Limits) -> Vec<Found> {
    let starts: Vec<String> = GAMES
        .iter()
        .flat_map(|game| (1..=HOLES).map(move |holes| (game, holes)))
        .flat_map(|(game, holes)| (1..=SEEDS).map(move |seeds| format!("{game} {holes}x{seeds}")))
        .collect();
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(start) = starts.get(next.fetch_add(1, Relaxed)) {
                    let result = look_at(start, limits);
                    eprintln!("{start}: {}", told(&result));
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    found.push(result);
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|result| starts.iter().position(|start| *start == result.start));
    found
}

fn look_at(start: &str, limits: &Limits) -> Found {
    let position: AnyPosition = start.parse().expect("a set-up");
    let begun = Instant::now();
    let effort = Effort {
        threads: 1,
        memory_bytes: limits.memory_bytes,
        until: Some(begun + limits.time),
        tables: None,
        known: None,
        keep: false,
        told: &|_, _| {},
        stop: &AtomicBool::new(false),
    };
    let proof = prove(&position, &effort).expect("Giuthi has no opening");
    let seconds = begun.elapsed().as_secs_f64();
    let mut found = Found {
        start: start.to_owned(),
        value: None,
        bound: "",
        entries: 0,
        bytes: 0,
        looked: proof.standings.south.looked + proof.standings.north.looked,
        seconds,
    };
    if let Some(certificate) = proof.certificate() {
        let bytes = certificate.to_bytes();
        let checked = check(bytes.as_slice()).expect("a proof that holds");
        let verdicts = checked.verdicts;
        found.value = checked.value();
        found.bound = match (verdicts.south, verdicts.north) {
            (Verdict::CannotWin, Verdict::Open) => "South cannot win",
            (Verdict::Open, Verdict::CannotWin) => "North cannot win",
            _ => "",
        };
        (found.entries, found.bytes) = (checked.entries, checked.bytes);
        if let Some(folder) = &limits.folder {
            let name = start.replace([' ', ':'], "-");
            fs::write(folder.join(format!("{name}.proof")), bytes).expect("a folder to write to");
        }
    }
    found
}

/// South begins in every start.
fn told(found: &Found) -> &'static str {
    match found.value {
        Some(Value::Win) => "South wins",
        Some(Value::Draw) => "draw",
        Some(Value::Loss) => "North wins",
        None if found.bound.is_empty() => "open",
        None => found.bound,
    }
}

fn sign(found: &Found) -> &'static str {
    match (found.value, found.bound) {
        (Some(Value::Win), _) => "S",
        (Some(Value::Draw), _) => "=",
        (Some(Value::Loss), _) => "N",
        (None, "South cannot win") => "≤",
        (None, "North cannot win") => "≥",
        (None, _) => "·",
    }
}

fn page(found: &[Found], limits: &Limits) -> Result<String, std::fmt::Error> {
    let (seconds, megabytes) = (limits.time.as_secs_f64(), limits.memory_bytes / 1_000_000);
    let proven = found.iter().filter(|found| found.value.is_some()).count();
    let all = found.len();
    let mut page = String::new();
    writeln!(
        page,
        "# Results

Who wins Giuthi with best play, from every start of 1 to 10 holes a row with 1 to 9 seeds in each, South to move: {proven} of {all} starts are proven, each by a [certificate](proofs.md) that has been checked. The others are open: each was given up after {seconds} seconds or {megabytes} megabytes, without tables, on a machine that had other work to do; where extra moves reach very many rows the turns of a single board take longer than that, and are not cut short. `ndongu solve \"giuthi 5x4\" --certificate FILE` makes any of them again. This page is made by

    cargo run --release -p ndongu-solver --example results -- {seconds} {megabytes} > docs/results.md

`S` South wins, `N` North wins, `=` a draw, `≤` South cannot win (North wins or it is a draw), `≥` North cannot win, `·` open."
    )?;
    for (game, found) in GAMES.iter().zip(found.chunks(all / GAMES.len())) {
        writeln!(
            page,
            "\n## `{game}`\n\n| holes |{}",
            columns(|seeds| format!(" {seeds} |"))
        )?;
        writeln!(page, "| --- |{}", columns(|_| " --- |".to_owned()))?;
        for (holes, row) in (1..).zip(found.chunks(SEEDS.into())) {
            let signs: Vec<&str> = row.iter().map(sign).collect();
            writeln!(page, "| 2×{holes} | {} |", signs.join(" | "))?;
        }
        writeln!(
            page,
            "\n| start | with best play | entries | bytes | boards looked at | seconds |\n| --- | --- | ---: | ---: | ---: | ---: |"
        )?;
        for found in found {
            let Found {
                start,
                entries,
                bytes,
                looked,
                seconds,
                ..
            } = found;
            let told = told(found);
            writeln!(
                page,
                "| `{start}` | {told} | {entries} | {bytes} | {looked} | {seconds:.1} |"
            )?;
        }
    }
    Ok(page)
}

/// A cell for every number of seeds.
fn columns(cell: impl Fn(u8) -> String) -> String {
    (1..=SEEDS).map(cell).collect()
}
