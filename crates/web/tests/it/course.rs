//! The tasks of the course can be done, and not by any move whatever.

use ndongu_rules::{AnyPosition, Game};
use ndongu_web::course::{self, Attempt, Example, Lesson, Standing, Task};

const GAMES: [&str; 2] = ["giuthi", "kiothi"];

/// All lessons with a name for messages: `giuthi 3`.
fn lessons() -> impl Iterator<Item = (String, &'static Lesson)> {
    GAMES.into_iter().flat_map(|game| {
        let lessons = course::lessons(game).unwrap().iter().enumerate();
        lessons.map(move |(index, lesson)| (format!("{game} {}", index + 1), lesson))
    })
}

/// What can be played in an attempt; of hundreds of millions of redistributions, a thousand.
fn choices(attempt: &Attempt) -> Vec<String> {
    match attempt.game().position() {
        AnyPosition::Opening(opening) => {
            let step = (opening.count() / 1009).max(1);
            let numbers = (0..opening.count()).step_by(usize::try_from(step).unwrap());
            numbers
                .filter_map(|number| opening.nth(number))
                .map(|redistribution| redistribution.to_string())
                .collect()
        }
        _ => attempt.game().legal().iter().map(|(mv, _)| mv.to_string()).collect(),
    }
}

/// Plays every line of a short task, and many of a long one.
fn outcomes(task: &'static Task) -> (usize, usize) {
    let (mut solved, mut missed) = (0, 0);
    let mut seed = 1_usize;
    for _ in 0..3000 {
        let mut attempt = Attempt::new(task);
        while attempt.standing() == Standing::Going {
            let choices = choices(&attempt);
            // Knuth's MMIX constants: any choice will do, if it is the same every time.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            attempt.play(&choices[(seed >> 33) % choices.len()]).unwrap();
        }
        match attempt.standing() {
            Standing::Solved => solved += 1,
            _ => missed += 1,
        }
    }
    (solved, missed)
}

#[test]
fn every_task_can_be_solved_and_missed() {
    for (name, lesson) in lessons() {
        for (index, task) in lesson.tasks.iter().enumerate() {
            let (solved, missed) = outcomes(task);
            println!("{name}.{} {solved} {missed}", index + 1);
            assert!(solved > 0, "{name}, task {}, cannot be solved", index + 1);
            assert!(missed > 0, "{name}, task {}, solves itself", index + 1);
        }
    }
}

#[test]
fn every_example_can_be_played() {
    for (name, lesson) in lessons() {
        let Example { position, moves } = &lesson.example;
        let mut game = Game::new(position.parse().unwrap());
        for mv in *moves {
            let mv = game.position().parse_move(mv).unwrap();
            game.play(mv).unwrap_or_else(|refused| panic!("{name}: {refused}"));
        }
    }
}

#[test]
fn there_are_twelve_lessons_a_game_with_tasks() {
    for game in GAMES {
        let lessons = course::lessons(game).unwrap();
        assert_eq!(lessons.len(), 12);
        assert!(lessons.iter().all(|lesson| (2..=4).contains(&lesson.tasks.len())));
    }
    assert!(course::lessons("chess").is_none());
}
