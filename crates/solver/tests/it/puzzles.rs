//! The puzzles of the repository, each solved again without tables, and puzzles found anew.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use ndongu_rules::{AnyMove, AnyPosition, End, Game, RuleSet, Setup, Side, Trace, giuthi::Rules};
use ndongu_solver::{Fault, Generator, Puzzle, PuzzleError, Theme, Value, puzzles, select};

use crate::{order, tables};

fn of_giuthi(puzzle: &Puzzle) -> bool {
    matches!(puzzle.position.rules(), RuleSet::Giuthi(_))
}

#[test]
fn every_puzzle_is_solved_again_by_looking_at_all_that_can_come_of_it() {
    let halves = puzzles().split_at(puzzles().len() / 2);
    let check = |half: &[Puzzle]| {
        for puzzle in half {
            assert_eq!(puzzle.check(), Ok(()), "{puzzle}");
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| check(halves.0));
        scope.spawn(|| check(halves.1));
    });
}

#[test]
fn there_are_puzzles_of_both_games_on_many_boards_about_everything() {
    let (giuthi, kiothi): (Vec<_>, Vec<_>) = puzzles().iter().partition(|puzzle| of_giuthi(puzzle));
    assert!(giuthi.len() >= 300, "{} of Giuthi", giuthi.len());
    assert!(kiothi.len() >= 100, "{} of Kiothi", kiothi.len());
    for holes in 3..=8 {
        let on_board = giuthi
            .iter()
            .filter(|puzzle| puzzle.position.holes() == holes);
        assert!(on_board.count() >= 10, "2×{holes}");
    }
    assert!(kiothi.iter().any(|puzzle| puzzle.position.holes() == 10));
    let climent = RuleSet::Giuthi(Rules::Climent);
    assert!(
        giuthi
            .iter()
            .any(|puzzle| puzzle.position.rules() == climent)
    );
    for theme in Theme::ALL {
        let about = puzzles()
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme));
        assert!(about.count() >= 3, "{theme:?}");
    }
    for value in [Value::Win, Value::Draw] {
        assert!(
            puzzles()
                .iter()
                .filter(|puzzle| puzzle.value == value)
                .count()
                >= 50
        );
    }
}

#[test]
fn no_puzzle_is_another_one_seen_otherwise() {
    let ids: HashSet<&str> = puzzles().iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles().len());
    let mut seen = HashMap::new();
    for puzzle in puzzles() {
        for board in alike(puzzle.position.into(), of_giuthi(puzzle)) {
            let earlier = seen.insert(board, &puzzle.id);
            assert!(
                earlier.is_none_or(|earlier| *earlier == puzzle.id),
                "{puzzle}"
            );
        }
    }
}

/// The board as its mover sees it, and in Giuthi its mirror image.
fn alike(setup: Setup, mirrored: bool) -> Vec<String> {
    let (own, other) = match setup.turn {
        Side::South => (setup.south, setup.north),
        Side::North => (setup.north, setup.south),
    };
    let seen = format!("{} {own:?} {other:?}", setup.rules);
    let reversed = |row: Vec<_>| row.into_iter().rev().collect::<Vec<_>>();
    let mirror = format!("{} {:?} {:?}", setup.rules, reversed(own), reversed(other));
    [seen]
        .into_iter()
        .chain(mirrored.then_some(mirror))
        .collect()
}

#[test]
fn a_puzzle_is_the_same_after_writing_and_reading() {
    for puzzle in puzzles() {
        assert_eq!(puzzle.to_string().parse().as_ref(), Ok(puzzle));
    }
}

/// What happens in the solver's moves.
fn own_traces(puzzle: &Puzzle) -> Vec<Trace> {
    let mut game = Game::new(puzzle.position);
    let mut traces = Vec::new();
    for mv in puzzle.moves() {
        let own = game.position().turn() == puzzle.position.turn();
        let trace = game.play(mv).expect("a legal move");
        if own {
            traces.push(trace);
        }
    }
    traces
}

#[test]
fn themes_of_sowings_are_what_happens_in_them() {
    for puzzle in puzzles() {
        let own = own_traces(puzzle);
        let says = |theme| puzzle.themes.contains(&theme);
        assert_eq!(
            says(Theme::Relay),
            own.iter().any(|trace| trace.laps.len() > 3),
            "{puzzle}"
        );
        let chain = own.iter().any(|trace| trace.taken.len() > 2);
        assert_eq!(says(Theme::ChainCapture), chain, "{puzzle}");
        let again = own.iter().any(|trace| trace.end == End::Again);
        assert_eq!(says(Theme::MovingAgain), again, "{puzzle}");
        if says(Theme::Perpetual) {
            assert_eq!(puzzle.value, Value::Draw, "{puzzle}");
        }
        if says(Theme::Nki) {
            assert!(puzzle.position.to_string().contains('*'), "{puzzle}");
        }
    }
}

#[test]
fn a_puzzle_that_is_tampered_with_is_found_out() {
    let good = puzzles().iter().find(|puzzle| {
        of_giuthi(puzzle) && puzzle.line[0].wrong.len() > 1 && puzzle.value == Value::Win
    });
    let good = good.expect("there is one");
    let broken = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = good.clone();
        change(&mut puzzle);
        puzzle.check()
    };
    assert_eq!(broken(&|_| {}), Ok(()));
    assert_eq!(broken(&|puzzle| puzzle.id.push('0')), Err(Fault::Name));
    assert_eq!(
        broken(&|puzzle| puzzle.value = Value::Draw),
        Err(Fault::Worth)
    );
    let swapped = broken(&|puzzle| {
        let wrong = puzzle.line[0].wrong[0][0];
        puzzle.line = vec![puzzle.line[0].clone()];
        puzzle.line[0].mv = wrong;
    });
    assert_eq!(swapped, Err(Fault::NotAlone(1)));
    let left_out = broken(&|puzzle| drop(puzzle.line[0].wrong.pop()));
    assert_eq!(left_out, Err(Fault::Wrong(1)));
    let illegal = broken(&|puzzle| {
        let twice = puzzle.line[0].wrong[0][0];
        puzzle.line[0].wrong[0] = vec![twice; 9];
    });
    assert_eq!(illegal, Err(Fault::Refutation(1, good.line[0].wrong[0][0])));
    assert_eq!(
        broken(&|puzzle| puzzle.line.truncate(1)),
        Err(Fault::TooShort)
    );
    let themes = broken(&|puzzle| puzzle.themes = Theme::ALL.into());
    assert_eq!(themes, Err(Fault::Themes));
}

#[test]
fn a_line_that_is_no_puzzle_is_refused() {
    let parse = |line: &str| line.parse::<Puzzle>().unwrap_err();
    assert_eq!(parse("one | two"), PuzzleError::Parts(2));
    let line = |value: &str, rating: &str, themes: &str, moves: &str| {
        parse(&format!(
            "0 | giuthi 0,0,2/0,1,1 0-0 S | {value} | {rating} | {themes} | {moves}"
        ))
    };
    assert_eq!(
        line("loss", "1", "", "C+"),
        PuzzleError::Value("loss".into())
    );
    assert_eq!(
        line("win", "high", "", "C+"),
        PuzzleError::Rating("high".into())
    );
    assert_eq!(
        line("win", "1", "luck", "C+"),
        PuzzleError::Theme("luck".into())
    );
    assert!(matches!(
        line("win", "1", "", "C*"),
        PuzzleError::Notation(_)
    ));
    assert!(matches!(
        line("win", "1", "", "A+"),
        PuzzleError::Illegal(..)
    ));
    assert_eq!(line("win", "1", "", "(C+)"), PuzzleError::Parenthesis);
    assert_eq!(line("win", "1", "", "C+ (C-"), PuzzleError::Parenthesis);
    assert_eq!(line("win", "1", "", "C+ ()"), PuzzleError::Parenthesis);
}

#[test]
fn puzzles_found_anew_are_sound_and_the_same_every_time() {
    let rules = RuleSet::Giuthi(Rules::MancalaWorld);
    let tables = Arc::new(tables(order(rules, 4, 8)));
    let start: AnyPosition = "giuthi 4x3".parse().expect("a start");
    let find = || {
        let mut generator = Generator::new(tables.clone());
        let games = (0..40).map(|seed| generator.game(start, seed).expect("sound tables"));
        games.flatten().collect::<Vec<_>>()
    };
    let found = find();
    assert!(!found.is_empty());
    assert_eq!(found, find());
    for puzzle in &found {
        assert_eq!(puzzle.check(), Ok(()), "{puzzle}");
        let worth = tables
            .worth(&puzzle.position)
            .expect("a sound table")
            .expect("in the table");
        let lead = ndongu_solver::lead_of(&puzzle.position);
        assert_eq!(worth.value(lead), puzzle.value, "{puzzle}");
    }
    assert_eq!(select(found.clone(), usize::MAX).len(), found.len());
    let some: Vec<AnyMove> = select(found, 1)[0].moves().collect();
    assert!(some.len() >= 3);
}
