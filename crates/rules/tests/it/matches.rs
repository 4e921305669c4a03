//! The Giuthi match (GM1–GM5).

use ndongu_rules::{
    BySide, Giuthi, Side,
    giuthi::{Ended, LayoutError, Match, Phase},
};
use serde_json::{Value, json};

use crate::vectors::{self, text, texts};

fn pair(value: BySide<u16>) -> Value {
    json!([value.south, value.north])
}

fn numbers(value: &Value) -> Option<Vec<u16>> {
    value.as_array().map(|list| {
        list.iter()
            .map(|item| item.as_u64().unwrap() as u16)
            .collect()
    })
}

/// A round that is over before a move, and drawn, is followed at once by the next.
fn check_round(contest: &mut Match, index: usize, wanted: &Value) {
    let round = &contest.rounds()[index];
    assert_eq!(round.game.start().to_string(), text(wanted, "start"));
    assert_eq!(pair(round.kept), wanted["reserve"]);
    for mv in texts(wanted, "moves") {
        contest
            .play(contest.round().game.position().parse_move(mv).unwrap())
            .unwrap();
    }
    let round = &contest.rounds()[index];
    let ending = round
        .game
        .ending()
        .unwrap_or_else(|| panic!("the round goes on: {wanted}"));
    assert_eq!(vectors::side(ending.winner), wanted["winner"]);
    assert_eq!(
        json!(ending.score.map(|score| [score.south, score.north])),
        wanted["score"]
    );
    assert_eq!(pair(contest.owned()), wanted["owned"]);
    if let Some(layout) = numbers(&wanted["layout"]) {
        let Phase::Layout { by, .. } = contest.phase() else {
            panic!("no layout is due: {wanted}")
        };
        assert_eq!(by.letter().to_string(), text(wanted, "layout_by"));
        contest.lay_out(&layout).unwrap();
    }
}

/// Match 3 was made with a greatest number of four rounds that left drawn ones out, where GM5
/// counts them: it is played without a greatest number here, and with one below.
const COUNTS_DECIDED_ROUNDS_ONLY: u64 = 3;

#[test]
fn every_match_of_the_vectors() {
    for line in vectors::lines("matches.jsonl") {
        let start: Giuthi = text(&line, "setup").parse().unwrap();
        let max_rounds = match line["id"].as_u64() {
            Some(COUNTS_DECIDED_ROUNDS_ONLY) => None,
            _ => line["max_rounds"].as_u64().map(|rounds| rounds as u32),
        };
        let mut contest = Match::new(start, max_rounds);
        for (index, round) in line["rounds"].as_array().unwrap().iter().enumerate() {
            check_round(&mut contest, index, round);
        }
        let Phase::Over(end) = contest.phase() else {
            panic!("the match goes on: {line}")
        };
        assert_eq!(vectors::side(end.winner), line["winner"], "{line}");
        assert_eq!(end.reason.to_string(), text(&line, "reason"), "{line}");
    }
}

#[test]
fn gm5_drawn_rounds_count_towards_the_greatest_number() {
    let line = &vectors::lines("matches.jsonl")[COUNTS_DECIDED_ROUNDS_ONLY as usize - 1];
    let mut contest = Match::new(text(line, "setup").parse().unwrap(), Some(4));
    for (index, round) in line["rounds"]
        .as_array()
        .unwrap()
        .iter()
        .take(4)
        .enumerate()
    {
        check_round(&mut contest, index, round);
    }
    let Phase::Over(end) = contest.phase() else {
        panic!("four rounds have been played")
    };
    assert_eq!(
        (end.winner, end.reason),
        (Some(Side::South), Ended::GreatestNumberOfRounds)
    );
}

/// South has lost the round with 29 seeds on rows of six.
fn awaiting_layout() -> Match {
    let line = &vectors::lines("matches.jsonl")[0];
    let mut contest = Match::new(text(line, "setup").parse().unwrap(), None);
    for mv in texts(&line["rounds"][0], "moves") {
        contest
            .play(contest.round().game.position().parse_move(mv).unwrap())
            .unwrap();
    }
    assert_eq!(
        contest.phase(),
        Phase::Layout {
            by: Side::South,
            seeds: 29
        }
    );
    contest
}

#[test]
fn gm2_a_layout_uses_every_seed_and_every_hole() {
    let mut contest = awaiting_layout();
    let before = contest.clone();
    for (layout, error) in [
        (&[29][..], LayoutError::WrongLength { given: 1, holes: 6 }),
        (&[24, 0, 1, 1, 1, 2], LayoutError::EmptyHole { index: 1 }),
        (
            &[23, 1, 1, 1, 1, 1],
            LayoutError::WrongSum {
                laid: 28,
                owned: 29,
            },
        ),
        (
            &[u16::MAX, 1, 1, 1, 1, u16::MAX],
            LayoutError::WrongSum {
                laid: 131_074,
                owned: 29,
            },
        ),
    ] {
        assert_eq!(contest.lay_out(layout), Err(error));
        assert_eq!(contest, before, "a refused layout changes nothing");
    }
    contest.lay_out(&[24, 1, 1, 1, 1, 1]).unwrap();
    assert_eq!(
        contest.lay_out(&[24, 1, 1, 1, 1, 1]),
        Err(LayoutError::NotNow)
    );
}

#[test]
fn a_player_may_give_the_match_up() {
    let mut contest = awaiting_layout();
    contest.resign(Side::South);
    check_given_up(&contest);
}

#[test]
fn a_match_given_up_in_a_round_is_not_played_on() {
    let mut contest = Match::new("giuthi 6x4".parse().unwrap(), None);
    contest.resign(Side::South);
    let mv = contest.round().game.position().parse_move("A+").unwrap();
    assert_eq!(
        contest.play(mv).map_err(|error| error.to_string()),
        Err("the game is over".into())
    );
    assert_eq!(
        contest.owned(),
        BySide {
            south: 24,
            north: 24
        }
    );
    check_given_up(&contest);
}

fn check_given_up(contest: &Match) {
    let Phase::Over(end) = contest.phase() else {
        panic!("it is over")
    };
    assert_eq!(
        (end.winner, end.reason),
        (Some(Side::North), Ended::Resignation)
    );
}
