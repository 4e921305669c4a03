//! `ndongu perft`.

use serde_json::json;

use crate::{
    program::{ndongu, with_input},
    vectors::{self, text},
};

#[test]
fn n5_small_counts_of_the_vectors() {
    for line in vectors::lines("perft.jsonl") {
        if line["nodes"].as_u64().unwrap() > 20_000 {
            continue;
        }
        let depth = line["depth"].to_string();
        let answer = ndongu(&["perft", "--json", text(&line, "position"), &depth]).json();
        assert_eq!(answer[0]["nodes"], line["nodes"], "{line}");
        assert_eq!(answer[0]["depth"], line["depth"]);
    }
}

#[test]
fn k3_redistributions_are_counted_at_once() {
    let answer = ndongu(&["perft", "--json", "kiothi 6x5", "1"]).json();
    assert_eq!(answer[0]["nodes"], 300_450_150);
}

#[test]
fn divide_shares_the_count_among_the_first_moves() {
    let out = ndongu(&["perft", "--divide", "giuthi 5x4", "3"]).ok();
    let counts: Vec<(&str, u64)> = out
        .lines()
        .map_while(|line| {
            let (name, count) = line.split_once(' ')?;
            Some((name, count.parse().ok()?))
        })
        .collect();
    let (total, shares) = counts.split_last().unwrap();
    assert_eq!(*total, ("nodes", 508));
    assert_eq!(shares.iter().map(|(_, count)| count).sum::<u64>(), 508);
    assert_eq!(shares[0].0, "A+");
    assert!(out.ends_with(" nodes a second\n"), "{out}");
}

#[test]
fn k3_redistributions_counted_by_formula_have_no_rate() {
    let out = ndongu(&["perft", "kiothi", "6x5", "1"]).ok();
    assert!(out.starts_with("nodes 300450150\n"), "{out}");
    assert!(out.ends_with(" s, by a formula\n"), "{out}");
    let answer = ndongu(&["perft", "--json", "kiothi 6x5", "1"]).json();
    assert!(answer[0]["nodes_per_second"].is_null());
}

#[test]
fn divide_in_json_keeps_the_order_of_moves() {
    let answer = ndongu(&["perft", "--divide", "--json", "giuthi 2,2/2,2 0-0 S", "1"]).json();
    assert_eq!(
        answer[0]["divide"],
        json!([
            {"move": "A+", "nodes": 1}, {"move": "A-", "nodes": 1},
            {"move": "B+", "nodes": 1}, {"move": "B-", "nodes": 1},
        ])
    );
}

#[test]
fn divide_lists_the_redistributions_of_a_small_opening_and_refuses_a_large_one() {
    let answer = ndongu(&[
        "perft",
        "--divide",
        "--json",
        "kiothi 1,0/0,1 0-0 S opening",
        "1",
    ])
    .json();
    assert_eq!(answer[0]["divide"][0], json!({"move": "A=b1", "nodes": 1}));
    assert_eq!(answer[0]["nodes"], 4);
    let error = ndongu(&["perft", "--divide", "kiothi 6x5", "1"]).refused();
    assert!(error.contains("300,450,150 redistributions"), "{error}");
}

#[test]
fn depth_nought_is_one_and_a_hundred_the_most() {
    assert!(
        ndongu(&["perft", "giuthi 8x8", "0"])
            .ok()
            .starts_with("nodes 1\n")
    );
    assert!(
        ndongu(&["perft", "--divide", "giuthi 8x8", "0"])
            .ok()
            .starts_with("nodes 1\n")
    );
    ndongu(&["perft", "giuthi 3/4 0-0 S", "100"]).ok();
    assert!(
        ndongu(&["perft", "giuthi 8x8", "101"])
            .refused()
            .contains("0..=100")
    );
}

#[test]
fn positions_from_standard_input_are_counted_in_turn() {
    let ran = with_input(&["perft", "--json", "-", "1"], "giuthi 8x8\nkiothi 5x5\n");
    let nodes: Vec<_> = ran
        .json()
        .iter()
        .map(|line| line["nodes"].clone())
        .collect();
    assert_eq!(nodes, [json!(16), json!(200_300_100)]);
}
