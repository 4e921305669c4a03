//! Every case of the notation vectors, through the program (N1–N3).

use serde_json::Value;

use crate::{
    program::ndongu,
    vectors::{self, text},
};

fn cases(kind: &str) -> impl Iterator<Item = Value> {
    let lines = vectors::lines("notation.jsonl").into_iter();
    lines.filter(move |line| line["kind"] == kind)
}

/// The rule by which a move is refused, if it is.
fn refusal(position: &str, mv: &str) -> Option<String> {
    let ran = ndongu(&["apply", "--json", "--", position, mv]);
    let answer = ran.json().pop().unwrap();
    match answer["illegal"].get(0) {
        None => {
            ran.ok();
            None
        }
        Some(refused) => {
            let rule = text(refused, "rule").to_owned();
            let error = ran.refused();
            assert!(error.ends_with(&format!(" ({rule})\n")), "{error}");
            Some(rule)
        }
    }
}

#[test]
fn n1_n2_positions_are_read_or_refused() {
    for case in cases("position") {
        let ran = ndongu(&["moves", "--json", "--", text(&case, "text")]);
        if case["valid"] == true {
            assert_eq!(ran.json()[0]["position"], case["print"]);
            ran.ok();
        } else {
            assert_eq!(ran.out, "", "{case}");
            let error = ran.refused();
            assert_eq!(error.lines().count(), 1, "{error}");
            assert!(error.contains(" at column "), "{error}");
        }
    }
}

#[test]
fn n3_moves_are_read_or_refused() {
    for case in cases("move") {
        let start = match text(&case, "game") {
            "giuthi" => "giuthi 8x8",
            _ => "kiothi 6x5",
        };
        let readable = refusal(start, text(&case, "text")).as_deref() != Some("N3");
        assert_eq!(case["valid"], readable, "{case}");
    }
}

#[test]
fn moves_are_legal_or_explain_themselves() {
    for case in cases("legality") {
        let rule = refusal(text(&case, "position"), text(&case, "text"));
        assert_eq!(case["valid"], rule.is_none(), "{case} {rule:?}");
        assert_eq!(
            case["reason"] == "syntax",
            rule.as_deref() == Some("N3"),
            "{case}"
        );
    }
}
