//! Proofs against tables and against an explicit graph of the game.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use fastrand::Rng;
use ndongu_rules::{AnyPosition, BySide, Giuthi, Kiothi, RuleSet, Setup};
use ndongu_solver::{
    Effort, GaveUp, Knowledge, Proof, Tables, Value, Verdict, check, lead_of, prove,
};

use crate::{Game, RULES, boards, graph::Graph, order, tables};

pub fn proof(position: &AnyPosition) -> Proof {
    prove_with(position, None, 1 << 30, &AtomicBool::new(false))
}

fn prove_with(
    position: &AnyPosition,
    tables: Option<&Tables>,
    memory_bytes: usize,
    stop: &AtomicBool,
) -> Proof {
    let effort = Effort {
        threads: 1,
        memory_bytes,
        until: None,
        tables,
        known: None,
        keep: false,
        told: &|_, _| {},
        stop,
    };
    prove(position, &effort).expect("the opening is over")
}

/// The value, which the checker finds in the certificate too.
fn value(position: &AnyPosition) -> Value {
    checked_value(position, &proof(position))
}

fn checked_value(position: &AnyPosition, proof: &Proof) -> Value {
    let certificate = proof.certificate().expect("something is shown");
    let checked = check(certificate.to_bytes().as_slice());
    let checked = checked.unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(checked.position, *position);
    assert_eq!(checked.value(), proof.value());
    assert_eq!(checked.entries, certificate.entries() as u64);
    proof.value().expect("nothing is open")
}

/// The same board after captures that leave the player to move so far ahead.
fn with_lead(board: AnyPosition, lead: i16) -> AnyPosition {
    let mut setup = Setup::from(board);
    let (own, other) = (lead.max(0).unsigned_abs(), (-lead).max(0).unsigned_abs());
    setup.taken = BySide {
        south: own,
        north: other,
    };
    AnyPosition::try_from(setup).expect("few seeds")
}

fn agree_with_graph<G: Game>(rules: RuleSet, holes: usize, most: u16) {
    let mut graph = Graph::<G>::new(rules, holes, most);
    graph.solve();
    for board in (0..=most).flat_map(|seeds| boards::<G>(rules, holes, seeds)) {
        for lead in -2..=2 {
            let position = with_lead(board.any(), lead);
            assert_eq!(value(&position), graph.value((board, lead)), "{position}");
        }
    }
}

#[test]
fn proofs_agree_with_an_explicit_graph() {
    for rules in RULES {
        match rules {
            RuleSet::Giuthi(_) => {
                agree_with_graph::<Giuthi>(rules, 2, 7);
                agree_with_graph::<Giuthi>(rules, 3, 5);
            }
            RuleSet::Kiothi => {
                agree_with_graph::<Kiothi>(rules, 2, 4);
                agree_with_graph::<Kiothi>(rules, 3, 3);
            }
        }
    }
}

#[test]
fn proofs_agree_with_tables() {
    let mut rng = Rng::with_seed(20_261_203);
    for rules in RULES {
        for (holes, most) in [(3, 9), (4, 8), (5, 7)] {
            let most = match rules {
                RuleSet::Giuthi(_) => most,
                RuleSet::Kiothi => most - 2,
            };
            let tables = tables(order(rules, holes, most));
            for _ in 0..60 {
                let seeds = rng.usize(2..=most.into());
                let position = crate::engine::random(rules, holes.into(), seeds, &mut rng);
                let worth = tables.worth(&position).expect("sound tables");
                let worth = worth.expect("it is in the tables");
                assert_eq!(
                    value(&position),
                    worth.value(lead_of(&position)),
                    "{position}"
                );
            }
        }
    }
}

#[test]
fn whole_games_are_proven() {
    for (start, right) in [
        ("giuthi 2x4", Value::Loss),
        ("giuthi 3x5", Value::Win),
        ("giuthi 3x6", Value::Draw),
        ("giuthi:climent 3x7", Value::Draw),
        ("giuthi 4x3", Value::Win),
        ("kiothi 3,3,3/3,3,3 0-0 S", Value::Win),
    ] {
        let position: AnyPosition = start.parse().expect("a position");
        assert_eq!(value(&position), right, "{start}");
        let effort = Effort {
            threads: 2,
            memory_bytes: 1 << 30,
            until: None,
            tables: None,
            known: None,
            keep: false,
            told: &|_, _| {},
            stop: &AtomicBool::new(false),
        };
        let proof = prove(&position, &effort).expect("the opening is over");
        assert_eq!(proof.value(), Some(right));
    }
}

/// Tables decide the leaves, and the certificate is there without them.
#[test]
fn tables_help_and_no_certificate_stands_on_them() {
    for (start, seeds) in [
        ("giuthi 3x6", 9),
        ("giuthi 4x3", 10),
        ("giuthi:climent 3x7", 8),
    ] {
        let position: AnyPosition = start.parse().expect("a position");
        let tables = tables(order(position.rules(), position.holes() as u8, seeds));
        let never = AtomicBool::new(false);
        let proof = prove_with(&position, Some(&tables), 1 << 30, &never);
        assert_eq!(
            checked_value(&position, &proof),
            value(&position),
            "{start}"
        );
    }
    let mut rng = Rng::with_seed(5);
    for rules in RULES {
        let tables = tables(order(rules, 4, 5));
        for _ in 0..40 {
            let seeds = rng.usize(5..=8);
            let position = crate::engine::random(rules, 4, seeds, &mut rng);
            let never = AtomicBool::new(false);
            let proof = prove_with(&position, Some(&tables), 1 << 30, &never);
            assert_eq!(
                checked_value(&position, &proof),
                value(&position),
                "{position}"
            );
        }
    }
}

/// A search that is given up again and again gets to the end, on what it has kept.
#[test]
fn an_interrupted_search_goes_on() {
    let position: AnyPosition = "giuthi 3x7".parse().expect("a position");
    let mut known: Option<Knowledge> = None;
    for round in 1..200u64 {
        let (told, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let effort = Effort {
            threads: 1,
            memory_bytes: 1 << 30,
            until: None,
            tables: None,
            known: known.as_ref(),
            keep: true,
            told: &|_, _| stop.store(told.fetch_add(1, Relaxed) >= round, Relaxed),
            stop: &stop,
        };
        let proof = prove(&position, &effort).expect("the opening is over");
        if proof.value().is_some() {
            assert!(round > 2, "it was interrupted");
            assert_eq!(checked_value(&position, &proof), Value::Draw);
            return;
        }
        let bytes = proof.known().expect("it was to be kept").to_bytes();
        let read = Knowledge::read(bytes.as_slice()).expect("it can be read");
        assert_eq!(Some(&read), proof.known());
        for length in [0, 7, 9, 30, bytes.len() - 1] {
            assert!(Knowledge::read(&bytes[..length]).is_err(), "{length} bytes");
        }
        assert!(check(bytes.as_slice()).is_err(), "it is no certificate");
        known = Some(read);
    }
    panic!("it never ends");
}

#[test]
fn what_cannot_be_finished_is_left_open() {
    let position: AnyPosition = "giuthi 8x8".parse().expect("a position");
    let stopped = prove_with(&position, None, 1 << 30, &AtomicBool::new(true));
    assert_eq!(stopped.gave_up, Some(GaveUp::Stopped));
    let small: AnyPosition = "giuthi 4x4".parse().expect("a position");
    let full = prove_with(&small, None, 1 << 16, &AtomicBool::new(false));
    assert_eq!(full.gave_up, Some(GaveUp::Memory));
    for proof in [stopped, full] {
        assert_eq!(proof.value(), None);
        assert_eq!(proof.verdicts.south, Verdict::Open);
        assert!(proof.certificate().is_none());
    }
    let opening: AnyPosition = "kiothi 6x5".parse().expect("a position");
    let effort = Effort {
        threads: 1,
        memory_bytes: 1 << 20,
        until: None,
        tables: None,
        known: None,
        keep: false,
        told: &|_, _| {},
        stop: &AtomicBool::new(false),
    };
    assert!(prove(&opening, &effort).is_none());
}
