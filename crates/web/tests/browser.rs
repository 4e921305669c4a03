//! The site's scripts: their types, and the modules that need no page.
//!
//! What is tested here is written in JavaScript, in `browser/`; this starts it. It needs node and the
//! packages of `browser/package.json`. Without them the tests say so and are skipped, unless
//! `NDONGU_BROWSER=required`.

use std::{env, fs, process::Command};

use ndongu_rules::{AnyMove, AnyPosition, Game, Side, Trace};
use serde_json::{Value, json};

#[path = "../browser/node.rs"]
mod node;

#[test]
fn types_fit() {
    let Some(browser) = node::browser() else {
        return;
    };
    for project in ["..", "."] {
        let mut check = Command::new("node_modules/.bin/tsc");
        node::run(check.args(["--project", project]), &browser);
    }
}

#[test]
fn pure_modules_do_what_they_say() {
    let Some(browser) = node::browser() else {
        return;
    };
    let file = env::temp_dir().join(format!("ndongu-steps-{}.json", std::process::id()));
    fs::write(&file, steps_of_games().to_string()).expect("the temporary folder can be written to");
    let mut node = Command::new("node");
    node.args(["--test", "unit/"]).env("NDONGU_STEPS", &file);
    node::run(&mut node, &browser);
    fs::remove_file(&file).expect("nobody else removes it");
}

/// Every move of some games, as the interface tells them.
fn steps_of_games() -> Value {
    let starts = [
        "giuthi 5x4",
        "giuthi:climent 8x8",
        "giuthi 10x9",
        "kiothi 0,0,0,3,5*,5*,9*,2,5,1/0,0,5*,0,5,5*,5,1,5*,5 0-0 N",
    ];
    let steps = starts.iter().enumerate().flat_map(|(seed, start)| {
        let start: AnyPosition = start.parse().expect("a possible position");
        play(Game::new(start), fastrand::Rng::with_seed(seed as u64))
    });
    steps.collect()
}

fn play(mut game: Game, mut chance: fastrand::Rng) -> Vec<Value> {
    let mut steps = Vec::new();
    while game.ending().is_none() {
        let legal = game.legal();
        let (mv, after) = &legal[chance.usize(..legal.len())];
        let before = *game.position();
        let trace = game.play(*mv).expect("it is legal");
        steps.push(step(&before, mv, &trace, after));
    }
    steps
}

fn step(before: &AnyPosition, mv: &AnyMove, trace: &Trace, after: &AnyPosition) -> Value {
    let laps: Vec<Value> = trace.laps.iter().map(|lap| json!({
        "from": lap.from.to_string(), "direction": lap.direction.sign().to_string(), "seeds": lap.seeds, "to": lap.to.to_string(),
    })).collect();
    let taken: Vec<Value> = trace
        .taken
        .iter()
        .map(|taken| {
            json!({
                "hole": taken.hole.to_string(), "seeds": taken.seeds,
            })
        })
        .collect();
    json!({
        "move": mv.to_string(),
        "side": if before.turn() == Side::South { "south" } else { "north" },
        "before": before.to_string(),
        "after": after.to_string(),
        "trace": { "laps": laps, "taken": taken, "end": trace.end.word(), "words": "" },
    })
}
