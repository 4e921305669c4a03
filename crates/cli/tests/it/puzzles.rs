//! `ndongu puzzle` and `ndongu puzzles`.

use std::fs;

use ndongu_solver::{Puzzle, puzzles};
use tempfile::TempDir;

use crate::program::{ndongu, with_input};

/// The solver's moves, one a line.
fn solution(puzzle: &Puzzle) -> String {
    let own = (0..puzzle.line.len()).filter(|ply| {
        let game = puzzle.game_at(*ply);
        game.position().turn() == puzzle.position.turn()
    });
    let moves: Vec<String> = own.map(|ply| puzzle.line[ply].mv.to_string()).collect();
    format!(
        "{}
",
        moves.join(
            "
"
        )
    )
}

fn first_of(game: &str) -> &'static Puzzle {
    let of_game = |puzzle: &&Puzzle| puzzle.position.rules().to_string() == game;
    puzzles().iter().find(of_game).unwrap()
}

#[test]
fn puzzles_of_both_games_are_solved_by_typing_the_right_moves() {
    for game in ["giuthi", "giuthi:climent", "kiothi"] {
        let puzzle = first_of(game);
        let out = with_input(&["puzzle", &puzzle.id], solution(puzzle)).ok();
        assert!(out.contains(&puzzle.position.to_string()), "{out}");
        assert!(out.contains("Solved: "), "{out}");
        assert!(out.contains("Lap 1 of ") || out.contains(" from "), "{out}");
        assert_eq!(out.lines().last(), Some("One puzzle solved of 1."));
    }
}

#[test]
fn a_wrong_move_is_refuted_lap_by_lap_and_can_be_made_good() {
    for puzzle in [first_of("giuthi"), first_of("kiothi")] {
        let refutation = &puzzle.line[0].wrong[0];
        let typed = format!("{}\n{}", refutation[0], solution(puzzle));
        let out = with_input(&["puzzle", &puzzle.id], typed).ok();
        let plays: Vec<String> = refutation
            .iter()
            .map(|mv| format!(" plays {mv}."))
            .collect();
        let (fails, rest) = out.split_once("See what happens:").unwrap();
        assert!(
            fails.contains(&format!("{} fails", refutation[0])),
            "{fails}"
        );
        let mut rest = rest;
        for play in plays {
            rest = rest
                .split_once(&play)
                .unwrap_or_else(|| panic!("{play}: {out}"))
                .1;
        }
        assert!(rest.contains("Back to where you were."), "{rest}");
        assert!(rest.contains("Solved: "), "{rest}");
        assert_eq!(out.lines().last(), Some("0 puzzles solved of 1."));
    }
}

#[test]
fn what_is_no_move_is_explained_and_commands_do_what_help_says() {
    let puzzle = first_of("giuthi");
    let typed = "Z+\nA\nhelp\nmoves\nboard\nthemes\nshow\nnext\nquit\n";
    let out = with_input(&["puzzle", &puzzle.id], typed).ok();
    for said in [
        "\"Z+\" is no move here",
        "\"A\" is no move here",
        "show       the solution",
        "It is about: ",
        "The solution:",
    ] {
        assert!(out.contains(said), "{said}\n{out}");
    }
    let moves: Vec<String> = puzzle
        .game_at(0)
        .legal()
        .iter()
        .map(|(mv, _)| mv.to_string())
        .collect();
    assert!(out.contains(&moves.join(" ")), "{out}");
    // The same again, since there is no other of this name.
    assert_eq!(
        out.matches(&format!("Puzzle {}", puzzle.id)).count(),
        2,
        "{out}"
    );
}

#[test]
fn puzzles_are_chosen_by_game_theme_and_rating() {
    let ask = |args: &[&str]| {
        let out = with_input(
            &[&["puzzle", "--seed", "5"], args].concat(),
            "next\n".repeat(4),
        )
        .ok();
        let ids = out.lines().filter_map(|line| line.strip_prefix("Puzzle "));
        let find = |line: &str| {
            let id = line.split(',').next().unwrap();
            puzzles().iter().find(|puzzle| puzzle.id == id).unwrap()
        };
        ids.map(find).collect::<Vec<_>>()
    };
    let asked = ask(&["--game", "kiothi", "--theme", "pass-trap"]);
    assert_eq!(asked.len(), 5);
    assert_eq!(asked, ask(&["--game", "kiothi", "--theme", "pass-trap"]));
    for puzzle in asked {
        assert_eq!(puzzle.position.rules().to_string(), "kiothi");
        assert!(
            puzzle
                .themes
                .iter()
                .any(|theme| theme.name() == "pass-trap")
        );
    }
    for puzzle in ask(&["--rating", "1000"]) {
        assert!((900..=1100).contains(&puzzle.rating), "{puzzle}");
    }
    let none = ndongu(&["puzzle", "0"]).refused();
    assert!(
        none.starts_with("error: no puzzle is like that: names have eight digits"),
        "{none}"
    );
    assert!(
        ndongu(&["puzzle", "--theme", "luck"])
            .refused()
            .contains("relay")
    );
}

#[test]
fn puzzles_speak_the_language_asked_for() {
    let puzzle = first_of("kiothi");
    let out = with_input(&["--lang", "es", "puzzle", &puzzle.id], solution(puzzle)).ok();
    assert!(out.contains("Resuelto: "), "{out}");
}

#[test]
fn found_puzzles_are_the_same_again_and_sound() {
    let folder = TempDir::new().unwrap();
    let tables = folder.path().join("tables").to_str().unwrap().to_owned();
    ndongu(&[
        "tables", "build", "--game", "kiothi", "--holes", "3", "--seeds", "6", "--out", &tables,
    ])
    .ok();
    let args = [
        "puzzles", "generate", "--game", "kiothi", "--games", "8", "--tables", &tables,
    ];
    let found = ndongu(&args).ok();
    assert_eq!(found, ndongu(&args).ok());
    let lines = found.lines().count();
    assert!(lines > 0);
    assert_eq!(
        ndongu(&[&args[..], &["--count", "1"]].concat())
            .ok()
            .lines()
            .count(),
        1
    );

    let file = folder.path().join("found.txt");
    fs::write(&file, format!("# found\n\n{found}")).unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(
        ndongu(&["puzzles", "check", file]).ok(),
        format!("{lines} sound, 0 bad\n")
    );

    let broken = found.replacen("| win |", "| draw |", 1);
    let checked = with_input(&["puzzles", "check", "-"], broken);
    assert_eq!(checked.code, 1);
    assert!(
        checked
            .out
            .ends_with(&format!("{} sound, 1 bad\n", lines - 1)),
        "{}",
        checked.out
    );
    let checked = with_input(&["puzzles", "check", "-"], "nonsense\n");
    assert_eq!(checked.code, 1);
    assert!(
        checked.out.contains("-:1: a puzzle has six parts"),
        "{}",
        checked.out
    );
}

#[test]
fn without_tables_there_is_nothing_to_find_puzzles_with() {
    let folder = TempDir::new().unwrap();
    let empty = folder.path().to_str().unwrap();
    let args = ["puzzles", "generate", "--game", "giuthi", "--tables", empty];
    assert!(ndongu(&args).refused().contains("no tables"));
}
