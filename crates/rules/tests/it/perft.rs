//! Counts of move sequences (N5).

use std::collections::BTreeMap;

use crate::vectors::{self, position, text};

/// Every count of the vectors; those of one position together, so that a run stays short.
#[test]
fn every_count_of_the_vectors() {
    let mut by_position: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for line in vectors::lines("perft.jsonl") {
        by_position
            .entry(text(&line, "position").to_owned())
            .or_default()
            .push(line);
    }
    for line in by_position.values().flatten() {
        let depth = line["depth"].as_u64().unwrap() as u32;
        let nodes = u128::from(line["nodes"].as_u64().unwrap());
        assert_eq!(position(line, "position").perft(depth), nodes, "{line}");
    }
}

#[test]
fn k3_counts_of_openings() {
    for (setup, count) in [("kiothi 6x5", 300_450_150), ("kiothi 5x5", 200_300_100)] {
        let pos: ndongu_rules::kiothi::Opening = setup.parse().unwrap();
        assert_eq!(pos.count(), count, "{setup}");
    }
}
