//! Whole games: every position, the end, repetition (G13, K15).

use ndongu_rules::{AnyPosition, BySide, Ending, Game, Side, Termination, kiothi::MatchPoints};
use serde_json::{Value, json};

use crate::vectors::{self, position, text, texts};

/// The vectors' word for how a game ended by the rules.
fn termination(termination: Termination) -> &'static str {
    match termination {
        Termination::NoMoves => "no moves",
        Termination::Repetition => "repetition",
        Termination::Resignation => "resignation",
        Termination::Time => "time",
    }
}

fn play_through(line: &Value) -> Game {
    let mut game = Game::new(position(line, "setup"));
    let positions = texts(line, "positions");
    assert_eq!(game.start().to_string(), positions[0]);
    for (mv, after) in texts(line, "moves").into_iter().zip(&positions[1..]) {
        let mv = game.position().parse_move(mv).unwrap();
        game.play(mv)
            .unwrap_or_else(|error| panic!("{mv} in {}: {error}", game.position()));
        assert_eq!(game.position().to_string(), *after);
    }
    game
}

#[test]
fn every_game_of_the_vectors() {
    for line in vectors::lines("games.jsonl") {
        let game = play_through(&line);
        let wanted = text(&line, "termination");
        if !["no moves", "repetition"].contains(&wanted) {
            assert_eq!(game.ending(), None, "{line}");
            continue;
        }
        let ending = game.ending().unwrap_or_else(|| panic!("not over: {line}"));
        assert_eq!(termination(ending.termination), wanted);
        assert_eq!(
            json!(ending.score.map(|score| [score.south, score.north])),
            line["score"]
        );
        assert_eq!(vectors::side(ending.winner), line["winner"]);
        assert_eq!(json!(ending.repeats), line["repeats"]);
    }
}

#[test]
fn undo_takes_back_every_move_and_redo_plays_it_again() {
    for line in vectors::lines("games.jsonl").iter().take(40) {
        let played = play_through(line);
        let mut game = played.clone();
        let mut back = 0;
        while game.undo() {
            back += 1;
            assert_eq!(
                game.positions(),
                &played.positions()[..=played.moves().len() - back]
            );
            assert_eq!(game.ending(), None);
        }
        assert_eq!(back, played.moves().len());
        while game.redo() {}
        assert_eq!(game, played);
    }
}

#[test]
fn resignation_ends_the_game_and_can_be_taken_back() {
    let mut game = Game::new("giuthi 6x4".parse::<AnyPosition>().unwrap());
    let mv = game.position().parse_move("F-").unwrap();
    game.play(mv).unwrap();
    let before = game.clone();
    game.resign(Side::North);
    let ending = game.ending().unwrap();
    assert_eq!(
        (ending.termination, ending.winner, ending.score),
        (Termination::Resignation, Some(Side::South), None)
    );
    assert!(game.legal().is_empty());
    let refusal = game
        .play(game.position().parse_move("a+").unwrap())
        .unwrap_err();
    assert_eq!(refusal.to_string(), "the game is over");
    assert!(game.undo());
    assert_eq!(game, before);
}

#[test]
fn a_game_may_be_over_before_it_begins() {
    let game = Game::new("giuthi 1,1/1,1 3-2 S".parse::<AnyPosition>().unwrap());
    let score = game.ending().unwrap().score.unwrap();
    assert_eq!((score.south, score.north), (5, 4));
}

#[test]
fn k16_a_win_of_one_warrior_counts_more() {
    let ended = |score: Option<(u16, u16)>, winner| Ending {
        termination: if score.is_some() {
            Termination::NoMoves
        } else {
            Termination::Resignation
        },
        winner,
        score: score.map(|(south, north)| BySide { south, north }),
        repeats: None,
    };
    let points = |score, winner, worth| {
        let points = MatchPoints::new(worth).unwrap().of(&ended(score, winner));
        (points.south, points.north)
    };
    assert_eq!(points(Some((31, 29)), Some(Side::South), 2), (2, 0));
    assert_eq!(points(Some((29, 31)), Some(Side::North), 10), (0, 10));
    assert_eq!(points(Some((32, 28)), Some(Side::South), 10), (1, 0));
    assert_eq!(points(Some((30, 30)), None, 2), (0, 0));
    assert_eq!(points(None, Some(Side::North), 2), (0, 1));
    assert_eq!([1, 11].map(MatchPoints::new), [None, None]);
}
