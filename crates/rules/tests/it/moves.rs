//! Single positions: every legal move with all that it does, every refusal with its reason.

use std::collections::BTreeSet;

use ndongu_rules::{AnyPosition, Circle, Giuthi, IllegalMove, Position, Side};
use serde_json::Value;

use crate::vectors::{self, position, text, texts};

/// The class of reason that the vectors give.
pub fn reason(refusal: IllegalMove) -> &'static str {
    match refusal {
        IllegalMove::GameOver { .. } => "game over",
        IllegalMove::OtherGame => "syntax",
        IllegalMove::NoSuchHole { .. } => "no such hole",
        IllegalMove::NotYours { .. } => "not own hole",
        IllegalMove::Empty { rule: "K3", .. } => "empty hole",
        IllegalMove::Empty { .. } | IllegalMove::TooFewSeeds { .. } => "too few seeds",
        IllegalMove::OntoOwnRow { .. } => "own occupied",
        IllegalMove::Endless => "endless",
        IllegalMove::Circular(Circle::Repeats) => "repeats",
        IllegalMove::Circular(Circle::NoWayOut) => "no way out",
        IllegalMove::MayNotPass { .. } => "cannot pass",
        IllegalMove::MustPass => "must pass",
        IllegalMove::OpeningOwed | IllegalMove::OpeningOver => "opening",
        IllegalMove::WrongNumberEmptied { .. } => "wrong number emptied",
        IllegalMove::WrongSum { .. } => "wrong sum",
    }
}

fn check_legal(pos: &AnyPosition, line: &Value) {
    for wanted in line["moves"].as_array().unwrap() {
        let mv = pos.parse_move(text(wanted, "move")).unwrap();
        let (after, trace) = pos
            .narrate(&[], &mv)
            .unwrap_or_else(|error| panic!("{mv}: {error} in {line}"));
        assert_eq!(
            vectors::told(&mv.to_string(), &after, &trace),
            *wanted,
            "of {pos}"
        );
        assert!(conserved(pos, &after), "seeds lost from {pos} by {mv}");
    }
}

fn conserved(before: &AnyPosition, after: &AnyPosition) -> bool {
    let all = |pos: &AnyPosition| -> u32 {
        let board = Side::BOTH
            .into_iter()
            .flat_map(|side| pos.row(side))
            .map(|hole| pos.seeds(hole));
        let taken = pos.taken();
        board.chain([taken.south, taken.north]).map(u32::from).sum()
    };
    all(before) == all(after)
}

#[test]
fn every_move_and_refusal_of_the_vectors() {
    for line in vectors::lines("moves.jsonl") {
        let pos = position(&line, "position");
        assert_eq!(pos.to_string(), text(&line, "position"));
        assert_eq!(vectors::over(pos.outcome()), line["over"], "{pos}");
        check_legal(&pos, &line);
        if line["complete"] == true {
            let listed: BTreeSet<String> = pos
                .legal(&[])
                .iter()
                .map(|(mv, _)| mv.to_string())
                .collect();
            let wanted = line["moves"].as_array().unwrap().iter();
            assert_eq!(
                listed,
                wanted
                    .map(|wanted| text(wanted, "move").to_owned())
                    .collect(),
                "{pos}"
            );
        }
        for class in line["illegal"].as_object().unwrap().keys() {
            for mv in texts(&line["illegal"], class) {
                let refusal = pos.play(&pos.parse_move(mv).unwrap()).unwrap_err();
                assert_eq!(reason(refusal), class, "{mv} in {pos}");
            }
        }
    }
}

#[test]
fn legality_cases_of_the_vectors() {
    for line in vectors::lines("notation.jsonl")
        .iter()
        .filter(|line| line["kind"] == "legality")
    {
        let pos = position(line, "position");
        let refusal = match pos.parse_move(text(line, "text")) {
            Ok(mv) => pos.play(&mv).err().map(reason),
            Err(_) => Some("syntax"),
        };
        assert_eq!(refusal, line["reason"].as_str(), "{line}");
    }
}

#[test]
fn b6_ninety_two_laps_end_and_three_seeds_alone_do_not() {
    let pos: AnyPosition = "giuthi 0,18,18,5,0,9,15,1/0,1,0,1,16,16,9,19 0-0 S"
        .parse()
        .unwrap();
    let (_, trace) = pos.narrate(&[], &pos.parse_move("B-").unwrap()).unwrap();
    assert_eq!(trace.laps.len(), 92);

    // Nobody can move here, so the game is over; while North can, the refusal says why.
    let over: Giuthi = "giuthi 3/1 0-0 S".parse().unwrap();
    assert_eq!(over.sow("A+".parse().unwrap(), &mut ()), None);
    assert_eq!(
        over.play("A+".parse().unwrap()),
        Err(IllegalMove::GameOver { rule: "G12" })
    );
    let goes_on: Giuthi = "giuthi 3/4 0-0 S".parse().unwrap();
    assert_eq!(
        goes_on.play("A+".parse().unwrap()),
        Err(IllegalMove::Endless)
    );
}

#[test]
fn g9_the_rule_sets_first_differ_at_an_empty_hole_across() {
    for (rules, captured) in [("giuthi", "4-0"), ("giuthi:climent", "3-0")] {
        let pos: AnyPosition = format!("{rules} 0,0,2/0,1,1 0-0 S").parse().unwrap();
        let after = pos
            .play(&pos.parse_move("C+").unwrap())
            .unwrap()
            .to_string();
        assert!(after.contains(captured), "{after}");
    }
}
