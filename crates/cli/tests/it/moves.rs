//! `ndongu moves`.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    program::{ndongu, with_input},
    vectors::{self, text, texts},
};

/// The rule behind a class of reasons in the vectors.
fn rule(class: &str, game: &str) -> &'static str {
    match (class, game) {
        ("too few seeds", _) => "G2",
        ("own occupied", _) => "K6",
        ("endless", _) => "B6",
        ("cannot pass", "giuthi") => "G11",
        ("cannot pass", _) => "K13",
        other => panic!("no rule is known for {other:?}"),
    }
}

/// Refused moves as pairs of move and rule.
fn wanted_refusals(line: &Value) -> BTreeSet<(String, String)> {
    let game = &text(line, "position")[..6];
    let classes = line["illegal"].as_object().unwrap().iter();
    classes
        .flat_map(|(class, moves)| {
            texts(moves)
                .into_iter()
                .map(move |mv| (mv.to_owned(), rule(class, game).to_owned()))
        })
        .collect()
}

fn told_refusals(answer: &Value) -> BTreeSet<(String, String)> {
    let refused = answer["illegal"].as_array().unwrap().iter();
    refused
        .map(|refused| {
            (
                text(refused, "move").to_owned(),
                text(refused, "rule").to_owned(),
            )
        })
        .collect()
}

#[test]
fn every_position_of_the_vectors_is_answered_in_json() {
    let lines = vectors::lines("moves.jsonl");
    let input: String = lines
        .iter()
        .map(|line| text(line, "position").to_owned() + "\n")
        .collect();
    let ran = with_input(&["moves", "--json", "-"], input);
    let answers = ran.json();
    assert_eq!(answers.len(), lines.len());
    ran.ok();
    for (answer, line) in answers.iter().zip(&lines) {
        assert_eq!(answer["position"], line["position"]);
        if line["complete"] == true {
            assert_eq!(answer["moves"], line["moves"], "{}", line["position"]);
            assert_eq!(
                told_refusals(answer),
                wanted_refusals(line),
                "{}",
                line["position"]
            );
            assert_eq!(answer.get("redistributions"), None);
        } else {
            assert_eq!(answer["moves"], json!([]));
            assert!(answer["redistributions"].as_u64().unwrap() > 0);
        }
    }
}

#[test]
fn json_is_stable_to_the_byte() {
    assert_eq!(
        ndongu(&["moves", "--json", "giuthi 0,0,2/0,1,1 0-0 S", "kiothi 6x5"]).ok(),
        concat!(
            r#"{"position":"giuthi 0,0,2/0,1,1 0-0 S","moves":["#,
            r#"{"move":"C+","after":"giuthi 0,0,0/0,0,0 4-0 N","end":"capture","#,
            r#""laps":"C+2b b-2C","taken":[["C",1],["a",2],["c",1]],"#,
            r#""over":{"score":[4,0],"termination":"no moves","winner":"S"}},"#,
            r#"{"move":"C-","after":"giuthi 1,1,0/0,1,1 0-0 S","end":"again","#,
            r#""laps":"C-2A","taken":[],"#,
            r#""over":{"score":[2,2],"termination":"no moves","winner":null}}],"#,
            r#""illegal":[{"move":"A+","reason":"A is empty","rule":"G2"},"#,
            r#"{"move":"A-","reason":"A is empty","rule":"G2"},"#,
            r#"{"move":"B+","reason":"B is empty","rule":"G2"},"#,
            r#"{"move":"B-","reason":"B is empty","rule":"G2"},"#,
            r#"{"move":"pass","reason":"you have a legal move, so you may not pass","#,
            r#""rule":"G11"}]}"#,
            "\n",
            r#"{"position":"kiothi 0,0,0,0,5,5,5,5,5,5/0,0,0,0,5,5,5,5,5,5 0-0 S opening","#,
            r#""moves":[],"#,
            r#""illegal":[{"move":"pass","reason":"you have a legal move, so you may not pass","#,
            r#""rule":"K3"}],"redistributions":300450150}"#,
            "\n",
        )
    );
}

#[test]
fn k3_redistributions_are_counted_and_an_example_given() {
    let json = ndongu(&["moves", "--json", "kiothi 6x5"]).ok();
    assert!(json.contains(r#""moves":[],"#), "{json}");
    assert!(
        json.ends_with(",\"redistributions\":300450150}\n"),
        "{json}"
    );
    let words = ndongu(&["moves", "kiothi 6x5"]).ok();
    assert!(
        words.contains("300,450,150 redistributions, like "),
        "{words}"
    );
}

#[test]
fn k3_the_pass_of_a_player_without_warriors_is_a_move() {
    let answer = ndongu(&["moves", "--json", "kiothi 0,0/1,2 7-8 S opening"]).json();
    assert_eq!(answer[0]["moves"][0]["move"], "pass");
    assert_eq!(answer[0].get("redistributions"), None);
}

#[test]
fn people_are_told_what_each_move_does_and_why_others_are_not_legal() {
    assert_eq!(
        ndongu(&["moves", "giuthi 1,0,2/0,1,1 0-0 S"]).ok(),
        "giuthi 1,0,2/0,1,1 0-0 S
  South is to move
  C+    captures 3 after two laps        giuthi 1,0,0/0,0,1 3-0 N
  C-    moves again after two laps       giuthi 0,2,1/0,1,1 0-0 S
  not legal: A+ A-: A holds 1; a hole with fewer than two seeds cannot be sown (G2)
  not legal: B+ B-: B is empty (G2)
  not legal: pass: you have a legal move, so you may not pass (G11)
"
    );
}

#[test]
fn g12_a_finished_game_says_so() {
    assert_eq!(
        ndongu(&["moves", "giuthi 1/0 3-2 S"]).ok(),
        "giuthi 1/0 3-2 S\n  Nobody can move, and each keeps the own row: South wins, 4 to 2 (G12)\n"
    );
}
