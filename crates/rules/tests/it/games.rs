//! Whole games: every position, the end, repetition (G13, K15).

use ndongu_rules::{AnyPosition, Game, Side, Termination};
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
