//! Instructions of perft, counted by valgrind: the same in every run, whatever else the machine does.

#![expect(missing_docs, reason = "the macros write items without any")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use ndongu_rules::AnyPosition;

fn position(text: &str) -> AnyPosition {
    text.parse().expect("the cases are positions")
}

#[library_benchmark]
#[bench::giuthi_8x8(position("giuthi 8x8"), 4)]
#[bench::giuthi_6x6(position("giuthi 6x6"), 4)]
#[bench::giuthi_10x9(position("giuthi 10x9"), 3)]
#[bench::kiothi(
    position("kiothi 4*,0,1,5*,0,5*,7,2,4,3*/0,1,2,0,8*,3,5,0,4*,6 0-0 S"),
    3
)]
fn perft(pos: AnyPosition, depth: u32) -> u128 {
    std::hint::black_box(pos.perft(depth))
}

library_benchmark_group!(name = benches; benchmarks = perft);

main!(library_benchmark_groups = benches);
