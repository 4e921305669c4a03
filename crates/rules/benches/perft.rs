//! How fast whole positions are gone through: perft of the library beside perft of the slow, literal
//! twin, which sows seed by seed. `cargo bench --bench perft` ends with the ratios, measured in turn
//! in one run so that a noisy machine is noisy for both.

use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group};
use ndongu_rules::AnyPosition;

#[path = "../tests/it/reference.rs"]
#[expect(
    dead_code,
    reason = "the bench wants no more of the twin than its perft"
)]
mod reference;

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
        group.bench_function("tables", |bencher| bencher.iter(|| pos.perft(depth)));
        group.bench_function("seed by seed", |bencher| bencher.iter(|| twin.perft(depth)));
        group.finish();
    }
}

/// The shortest of several runs of each, taken in turn.
fn print_ratios() {
    println!("perft, best of 30 runs in turn: million leaf moves a second");
    println!(
        "{:<14} {:>7} {:>13} {:>6}",
        "", "tables", "seed by seed", "ratio"
    );
    for (name, text, depth) in CASES {
        let (pos, twin) = (position(text), Twin::parse(text));
        let (mut tables, mut seeds) = (Duration::MAX, Duration::MAX);
        for _ in 0..30 {
            tables = tables.min(timed(|| pos.perft(depth) as u64));
            seeds = seeds.min(timed(|| twin.perft(depth)));
        }
        let rate = |time: Duration| pos.perft(depth) as f64 / time.as_secs_f64() / 1e6;
        let ratio = seeds.as_secs_f64() / tables.as_secs_f64();
        println!(
            "{name:<14} {:>7.1} {:>13.1} {ratio:>6.2}",
            rate(tables),
            rate(seeds)
        );
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
    }
}
