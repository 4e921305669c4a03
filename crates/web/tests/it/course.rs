//! The tasks of the course can be done, and not by any move whatever.

use ndongu_rules::{AnyPosition, Game};
use ndongu_web::course::{self, Attempt, Example, Lesson, Standing, Task};

const GAMES: [&str; 2] = ["giuthi", "kiothi"];

/// The lessons whose example ends its game, since they are about that.
const ENDING: [&str; 4] = ["giuthi 10", "giuthi 11", "kiothi 10", "kiothi 11"];

/// All lessons with a name for messages: `giuthi 3`.
fn lessons() -> impl Iterator<Item = (String, &'static Lesson)> {
    GAMES.into_iter().flat_map(|game| {
        let lessons = course::lessons(game).unwrap().iter().enumerate();
        lessons.map(move |(index, lesson)| (format!("{game} {}", index + 1), lesson))
    })
}

/// What can be played in an attempt. The redistributions of the course are few.
fn choices(attempt: &Attempt) -> Vec<String> {
    match attempt.game().position() {
        AnyPosition::Opening(opening) => opening
            .children()
            .map(|(redistribution, _)| redistribution.to_string())
            .collect(),
        _ => attempt
            .game()
            .legal()
            .iter()
            .map(|(mv, _)| mv.to_string())
            .collect(),
    }
}

/// How attempts at a task end, solved and missed: all of them if it is short, a few thousand of a
/// long one.
fn outcomes(task: &'static Task) -> (usize, usize) {
    let (mut solved, mut missed) = (0, 0);
    let mut open = vec![Attempt::new(task)];
    let mut seed = 1_usize;
    while let Some(attempt) = open.pop() {
        match attempt.standing() {
            Standing::Solved => solved += 1,
            Standing::Missed => missed += 1,
            Standing::Going => {
                let mut choices = choices(&attempt);
                // Knuth's MMIX constants: any shuffle will do, if it is the same every time.
                for at in (1..choices.len()).rev() {
                    seed = seed
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    choices.swap(at, (seed >> 33) % (at + 1));
                }
                let few = if task.moves > 3 { 2 } else { choices.len() };
                for choice in &choices[..few.min(choices.len())] {
                    let mut next = attempt.clone();
                    next.play(choice).unwrap();
                    open.push(next);
                }
            }
        }
        if solved > 0 && missed > 0 && solved + missed > 100 {
            break;
        }
    }
    (solved, missed)
}

#[test]
fn every_task_can_be_solved_and_missed() {
    for (name, lesson) in lessons() {
        for (index, task) in lesson.tasks.iter().enumerate() {
            let (solved, missed) = outcomes(task);
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
            game.play(mv)
                .unwrap_or_else(|refused| panic!("{name}: {refused}"));
        }
        assert_eq!(game.ending().is_some(), ENDING.contains(&&*name), "{name}");
    }
}

#[test]
fn there_are_twelve_lessons_a_game_with_tasks() {
    for game in GAMES {
        let lessons = course::lessons(game).unwrap();
        assert_eq!(lessons.len(), 12);
        assert!(
            lessons
                .iter()
                .all(|lesson| (2..=4).contains(&lesson.tasks.len()))
        );
    }
    assert!(course::lessons("chess").is_none());
}
