//! How fast whole positions are gone through: perft of the library beside perft of the slow, literal
//! twin, which sows seed by seed. `cargo bench --bench perft` ends with the ratios, measured in turn
//! in one run so that a noisy machine is noisy for both; and with the positions of random games, all
//! sowings of each tried by every path that this machine can go, and by the twin.

use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group};
use ndongu_rules::{AnyPosition, Game, Position, SowingPath};

#[path = "../tests/it/random.rs"]
#[expect(dead_code, reason = "the bench wants random games only")]
mod random;

#[path = "../tests/it/reference.rs"]
#[expect(
    dead_code,
    reason = "the bench wants no more of the twin than its perft"
)]
mod reference;

use random::{Random, random_game};
use reference::Twin;

/// Name, position, depth.
const CASES: [(&str, &str, u32); 4] = [
    ("giuthi 8x8", "giuthi 8x8", 5),
    ("giuthi 6x6", "giuthi 6x6", 5),
    ("giuthi 10x9", "giuthi 10x9", 4),
    (
        "kiothi middle",
        "kiothi 4*,0,1,5*,0,5*,7,2,4,3*/0,1,2,0,8*,3,5,0,4*,6 0-0 S",
        4,
    ),
];

fn position(text: &str) -> AnyPosition {
    text.parse().expect("the cases are positions")
}

fn perft(criterion: &mut Criterion) {
    for (name, text, depth) in CASES {
        let (pos, twin) = (position(text), Twin::parse(text));
        let mut group = criterion.benchmark_group(name);
        group.sample_size(20).warm_up_time(Duration::from_secs(1));
        group.throughput(Throughput::Elements(pos.perft(depth) as u64));
        group.bench_function("library", |bencher| bencher.iter(|| pos.perft(depth)));
        group.bench_function("seed by seed", |bencher| bencher.iter(|| twin.perft(depth)));
        group.finish();
    }
}

/// The shortest of several runs of each, taken in turn.
fn print_ratios() {
    let path = SowingPath::best().name();
    println!("perft ({path}), best of 30 runs in turn: million leaf moves a second");
    println!(
        "{:<14} {:>7} {:>13} {:>6}",
        "", "library", "seed by seed", "ratio"
    );
    for (name, text, depth) in CASES {
        let (pos, twin) = (position(text), Twin::parse(text));
        let (mut library, mut seeds) = (Duration::MAX, Duration::MAX);
        for _ in 0..30 {
            library = library.min(timed(|| pos.perft(depth) as u64));
            seeds = seeds.min(timed(|| twin.perft(depth)));
        }
        let rate = |time: Duration| pos.perft(depth) as f64 / time.as_secs_f64() / 1e6;
        let ratio = seeds.as_secs_f64() / library.as_secs_f64();
        println!(
            "{name:<14} {:>7.1} {:>13.1} {ratio:>6.2}",
            rate(library),
            rate(seeds)
        );
    }
}

/// Set-ups whose random games the paths are tried on.
const SETUPS: [&str; 5] = [
    "giuthi 8x8",
    "giuthi 7x6",
    "giuthi 6x6",
    "giuthi 10x9",
    "kiothi 6x5",
];

/// The shortest of several runs of each path, taken in turn.
fn print_paths() {
    println!();
    println!("all sowings of the positions of random games, best of 20 runs in turn");
    println!(
        "{:<14} {:<12} {:>9} {:>14} {:>17}",
        "", "path", "ns a move", "over portable", "over seed by seed"
    );
    for setup in SETUPS {
        let positions = positions_of_random_games(setup);
        let twins: Vec<_> = positions
            .iter()
            .map(|pos| Twin::parse(&pos.to_string()))
            .collect();
        let moves: u64 = positions
            .iter()
            .map(|pos| sown(pos, SowingPath::best()))
            .sum();
        let mut paths: Vec<_> = SowingPath::available()
            .map(|path| (path, Duration::MAX))
            .collect();
        let mut seeds = Duration::MAX;
        for _ in 0..20 {
            for (path, time) in &mut paths {
                *time = (*time).min(timed(|| positions.iter().map(|pos| sown(pos, *path)).sum()));
            }
            seeds = seeds.min(timed(|| twins.iter().map(|twin| twin.perft(1)).sum()));
        }
        let portable = paths[paths.len() - 1].1.as_secs_f64();
        for (path, time) in &paths {
            let time = time.as_secs_f64();
            println!(
                "{setup:<14} {:<12} {:>9.1} {:>14.2} {:>17.2}",
                path.name(),
                time * 1e9 / moves as f64,
                portable / time,
                seeds.as_secs_f64() / time
            );
        }
    }
}

/// So many that a processor does not learn their sowings by heart.
fn positions_of_random_games(setup: &str) -> Vec<AnyPosition> {
    let mut random = Random::new(1);
    let mut positions = Vec::new();
    while positions.len() < 10_000 {
        let mut game = Game::new(position(setup));
        random_game(&mut game, &mut random, |game| match game.position() {
            AnyPosition::Opening(_) => {}
            pos => positions.push(*pos),
        });
    }
    positions
}

/// How many sowings end.
fn sown(pos: &AnyPosition, path: SowingPath) -> u64 {
    fn count(pos: &impl Position, path: SowingPath) -> u64 {
        let mut moves = 0;
        pos.each_sown_by(path, |_, child| {
            std::hint::black_box(child);
            moves += 1;
        });
        moves
    }
    match pos {
        AnyPosition::Giuthi(pos) => count(pos, path),
        AnyPosition::Kiothi(pos) => count(pos, path),
        AnyPosition::Opening(_) => 0,
    }
}

fn timed(run: impl Fn() -> u64) -> Duration {
    let start = Instant::now();
    std::hint::black_box(run());
    start.elapsed()
}

criterion_group!(benches, perft);

fn main() {
    benches();
    Criterion::default().configure_from_args().final_summary();
    if std::env::args().any(|arg| arg == "--bench") {
        print_ratios();
        print_paths();
    }
}
