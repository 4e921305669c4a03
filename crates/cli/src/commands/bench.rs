//! `ndongu bench`: the engine's signature, and how fast it is here.

use std::{
    io::Write,
    process::ExitCode,
    time::{Duration, Instant},
};

use ndongu_engine::{Engine, Limits, Options, Stop};
use ndongu_rules::{Game, SowingPath};
use serde::Serialize;

use crate::{failure::Failure, json, words};

/// Search a fixed list of positions, and count.
///
/// The total of the positions looked at by one thread is the engine's signature: it is the same on
/// every machine and changes with every change of what the search does. Commits that change it end
/// with a line "Bench: N".
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// Threads that search together. With more than one the count differs every time, and the list is
    /// searched by one thread as well, to compare.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,

    /// Look so many moves further than usual; the signature is that of 0.
    #[arg(long, value_name = "MOVES", default_value_t = 0,
        value_parser = clap::value_parser!(u32).range(0..=50))]
    deeper: u32,

    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu bench
  ndongu bench --threads 2 --deeper 3
  ndongu bench --json

JSON:
  {\"signature\", \"deeper\", \"seconds\", \"sowing\", \"games\": [{\"game\", \"nodes\", \"sowings\", \"seconds\",
   \"nodes_per_second\", \"sowings_per_second\"}…], \"threads\"}
  sowing   how the moves of a position of Giuthi are sown here: AVX-512, AVX2 or portable
  threads  null, or {\"threads\", \"seconds\", \"nodes\", \"seconds_by_one\", \"faster\",
           \"faster_in_nodes\"}: to the same depths";

/// What is searched, and how deeply.
const GIUTHI: [(&str, u32); 9] = [
    ("giuthi 8x8", 13),
    ("giuthi 1,10,10,1,1,3,0,6/6,6,0,0,0,8,8,4 0-0 S", 13),
    ("giuthi 0,0,2,1,0,2,8,3/4,0,0,5,3,3,0,0 4-29 S", 14),
    (
        "giuthi:climent 2,0,1,17,1,9,4,1/4,3,30,2,25,1,3,22 0-3 N",
        10,
    ),
    (
        "giuthi:climent 0,3,3,1,5,2,0,2/1,1,0,2,10,1,1,5 27-32 S",
        12,
    ),
    ("giuthi 6x6", 13),
    ("giuthi 1,6,1,0,0,1/1,2,5,2,7,2 28-16 N", 15),
    ("giuthi 10x9", 11),
    ("giuthi 0,0,4,4,0,9,1,0,0,0/3,1,3,2,1,3,1,3,3,1 3-12 S", 13),
];

const KIOTHI: [(&str, u32); 4] = [
    (
        "kiothi 3*,0,10*,5,2*,0,0,3*,1,0/0,0,2*,0,5*,0,2,0,0,5 3-4 S",
        12,
    ),
    (
        "kiothi 0,3*,0,2,1,3*,1*,1*,3*,2/1,1,1,1*,1*,0,3*,3*,1,2 0-0 S",
        12,
    ),
    ("kiothi 1,5,2,7,3,0,3,8,1,0/3,7,9,0,0,0,3,1,15,22 14-4 N", 9),
    (
        "kiothi 0,0,0,0,5*,5*,5*,5*,5*,5*/0,0,0,0,5*,5*,5*,5*,5*,5* 0-0 S",
        11,
    ),
];

#[derive(Serialize)]
struct Report {
    signature: u64,
    deeper: u32,
    seconds: f64,
    sowing: &'static str,
    games: Vec<Count>,
    threads: Option<SpeedUp>,
}

#[derive(Serialize)]
struct Count {
    game: &'static str,
    nodes: u64,
    sowings: u64,
    seconds: f64,
    nodes_per_second: u64,
    sowings_per_second: u64,
}

#[derive(Serialize)]
struct SpeedUp {
    threads: u16,
    seconds: f64,
    nodes: u64,
    seconds_by_one: f64,
    faster: f64,
    faster_in_nodes: f64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let games = [("Giuthi", &GIUTHI[..]), ("Kiothi", &KIOTHI[..])];
    let games = games.map(|(game, list)| Count::of(game, list, 1, args.deeper));
    let signature = games.iter().map(|count| count.nodes).sum();
    let seconds = games.iter().map(|count| count.seconds).sum();
    let report = Report {
        signature,
        deeper: args.deeper,
        seconds,
        sowing: SowingPath::best().name(),
        threads: (args.threads > 1).then(|| SpeedUp::of(args, signature, seconds)),
        games: games.into(),
    };
    if args.json {
        json::line(&report, out)?;
    } else {
        report.print(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Count {
    /// Searches every position of a list, each by an engine that knows nothing.
    fn of(game: &'static str, list: &[(&str, u32)], threads: u16, deeper: u32) -> Count {
        let (mut nodes, mut sowings, mut time) = (0, 0, Duration::ZERO);
        for (text, depth) in list {
            let start = text.parse().expect("the list is of positions");
            let mut engine = Engine::new(Options {
                hash_mb: 32,
                threads: threads.into(),
                ..Options::default()
            });
            let limits = Limits::depth(depth + deeper);
            let begun = Instant::now();
            let thought = engine.think(&Game::new(start), &limits, &Stop::default());
            let thought = thought.expect("every game of the list goes on");
            time += begun.elapsed();
            nodes += thought.nodes;
            sowings += thought.sowings;
        }
        let seconds = time.as_secs_f64();
        let rate = |count: u64| (count as f64 / seconds.max(f64::MIN_POSITIVE)) as u64;
        Count {
            game,
            nodes,
            sowings,
            seconds,
            nodes_per_second: rate(nodes),
            sowings_per_second: rate(sowings),
        }
    }
}

impl SpeedUp {
    fn of(args: &Args, nodes_by_one: u64, seconds_by_one: f64) -> SpeedUp {
        let counts =
            [&GIUTHI[..], &KIOTHI[..]].map(|list| Count::of("", list, args.threads, args.deeper));
        let seconds: f64 = counts.iter().map(|count| count.seconds).sum();
        let nodes: u64 = counts.iter().map(|count| count.nodes).sum();
        let by_one = nodes_by_one as f64 / seconds_by_one;
        SpeedUp {
            threads: args.threads,
            seconds,
            nodes,
            seconds_by_one,
            faster: seconds_by_one / seconds,
            faster_in_nodes: nodes as f64 / seconds / by_one,
        }
    }
}

impl Report {
    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let grouped = |number: u64| words::grouped(number.into());
        writeln!(
            out,
            "{:<10}{:>14}{:>14}{:>10}{:>14}{:>16}",
            "", "nodes", "sowings", "seconds", "nodes/second", "sowings/second"
        )?;
        for count in &self.games {
            writeln!(
                out,
                "{:<10}{:>14}{:>14}{:>10.2}{:>14}{:>16}",
                count.game,
                grouped(count.nodes),
                grouped(count.sowings),
                count.seconds,
                grouped(count.nodes_per_second),
                grouped(count.sowings_per_second)
            )?;
        }
        if let Some(threads) = &self.threads {
            writeln!(
                out,
                "\n{} threads reach the same depths {:.2} times as fast, \
                 and look at {:.2} times as many positions a second.",
                threads.threads, threads.faster, threads.faster_in_nodes
            )?;
        }
        writeln!(
            out,
            "\nGiuthi's moves are sown on the {} path, Kiothi's one by one.",
            self.sowing
        )?;
        if self.deeper == 0 {
            writeln!(out, "Bench: {}", self.signature)?;
        }
        Ok(())
    }
}
