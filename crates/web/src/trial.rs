//! A task as a page shows it, and what is answered to a try.

use ndongu_words::{Arg, Language};
use serde::Serialize;

use crate::{
    api::shapes::{Board, Step, Teller},
    course::{self, Attempt, Goal, Refused, Standing, Task},
    frame::Frame,
    live, prose,
};

/// A task with the moves tried at it.
pub struct Trial {
    /// Its number in the lesson, from 1.
    pub task: usize,
    /// What it is remembered by: `giuthi-3-1`.
    pub key: String,
    /// What is to be reached, as HTML.
    pub goal: String,
    /// How many moves there are, in words.
    pub allowance: String,
    /// As HTML.
    pub hint: String,
    /// The board as it stands, for the page.
    pub markup: String,
    /// The board before any move, for the script.
    pub data: String,
    /// `Task 2`.
    pub title: String,
    /// Asks for a move to be typed, where they are too many to choose from.
    pub typing: String,
    /// How it stands.
    pub reply: Reply,
    game: String,
    of: &'static Task,
}

/// What is answered to a try.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// `going`, `solved` or `missed`.
    pub standing: &'static str,
    /// The verdict, as HTML; empty before the first move.
    pub verdict: String,
    /// Why the last move is not possible, as HTML.
    pub refused: Option<String>,
    /// What happened, a line a lap, as HTML.
    pub lines: Vec<String>,
    /// South's moves so far, a space between them.
    pub moves: String,
    /// The moves since the last try, North's answers among them.
    pub steps: Vec<Step>,
    /// The board now.
    pub board: Board,
}

impl Trial {
    /// A task that nothing has been tried on, if there is such a task.
    pub fn new(frame: &Frame, game: &str, lesson: usize, task: usize) -> Option<Trial> {
        let place = (lesson.checked_sub(1)?, task.checked_sub(1)?);
        let of = course::lessons(game)?.get(place.0)?.tasks.get(place.1)?;
        let attempt = Attempt::new(of);
        let reply = Reply::of(frame, &attempt, 0);
        let data = serde_json::to_value(&reply.board).unwrap_or_default();
        let hint = format!("learn-{game}-{lesson}-hint-{task}");
        Some(Trial {
            task,
            key: format!("{game}-{lesson}-{task}"),
            goal: prose(&goals(frame.language, of.goals, game), game),
            allowance: allowance(frame, of),
            hint: prose(&frame.text(&hint), game),
            markup: live::board(frame, attempt.game().position()),
            data: live::script_safe(&data),
            title: frame.say("learn-task-number", "number", task),
            typing: frame.say("learn-type-move", "example", "CD=A1B3"),
            reply,
            game: game.to_owned(),
            of,
        })
    }

    /// Plays the moves tried before, and one more.
    pub fn play(&mut self, frame: &Frame, before: &str, mv: &str) {
        let mut attempt = Attempt::new(self.of);
        let mut refusal = None;
        for text in before.split_whitespace().take(self.of.moves) {
            if attempt.standing() == Standing::Going {
                refusal = refusal.or(attempt.play(text).err());
            }
        }
        let known = attempt.steps().len();
        if attempt.standing() == Standing::Going {
            refusal = refusal.or(attempt.play(mv.trim()).err());
        }
        self.markup = live::board(frame, attempt.game().position());
        self.reply = Reply::of(frame, &attempt, known);
        self.reply.refused = refusal.map(|refused| refused_words(frame, &refused, &self.game));
    }

    /// Whether a try has been made.
    pub fn is_tried(&self) -> bool {
        !self.reply.moves.is_empty()
    }
}

impl Reply {
    fn of(frame: &Frame, attempt: &Attempt, known: usize) -> Reply {
        let game = attempt.game();
        let teller = Teller {
            language: frame.language,
            names: live::NAMES,
        };
        let mut steps = teller.steps(game);
        let rules = game.start().rules().game();
        let mut lines = live::told(&steps, rules);
        lines.extend(live::ending(game, teller));
        let (standing, verdict) = match attempt.standing() {
            Standing::Solved => ("solved", frame.text("learn-verdict-solved")),
            Standing::Missed => ("missed", frame.text("learn-verdict-missed")),
            Standing::Going if steps.is_empty() => ("going", String::new()),
            Standing::Going => {
                let left = attempt.moves_left();
                ("going", frame.say("learn-verdict-going", "left", left))
            }
        };
        Reply {
            standing,
            verdict: prose(&verdict, rules),
            refused: None,
            lines,
            moves: attempt.own_moves().join(" "),
            steps: steps.split_off(known),
            board: teller.board(game),
        }
    }
}

fn allowance(frame: &Frame, task: &Task) -> String {
    let key = if task.answered {
        "learn-task-game"
    } else {
        "learn-task-moves"
    };
    frame.say(key, "moves", task.moves)
}

/// All that is to be reached, a sentence each.
fn goals(language: Language, goals: &[Goal], game: &str) -> String {
    let sentence = |goal: &Goal| asked(language, *goal, game);
    goals.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

fn asked(language: Language, goal: Goal, game: &str) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| language.say(key, args);
    let by_game =
        |key: &str, args: &[(&str, Arg<'_>)]| language.say(&format!("{key}-{game}"), args);
    match goal {
        Goal::LandIn(hole) => by_game("learn-goal-land", &[("hole", Arg::shown(hole))]),
        Goal::Laps(laps) => say("learn-goal-laps", &[("laps", laps.into())]),
        Goal::Again(times) => say("learn-goal-again", &[("times", times.into())]),
        Goal::ComeHome => language.text("learn-goal-come-home"),
        Goal::Capture(seeds) => {
            by_game("learn-goal-capture", &[("seeds", u64::from(seeds).into())])
        }
        Goal::Take(holes) => {
            let holes: Vec<_> = holes.chars().map(String::from).collect();
            let holes = language.list(&holes);
            say("learn-goal-take", &[("holes", holes.as_str().into())])
        }
        Goal::FindNothing => language.text("learn-goal-find-nothing"),
        Goal::MakeNorthPass => language.text("learn-goal-make-north-pass"),
        Goal::Win => language.text("learn-goal-win"),
        Goal::Repeat => language.text("learn-goal-repeat"),
        Goal::WinByOneWarrior => language.text("learn-goal-win-by-one-warrior"),
        Goal::KeepMarks => language.text("learn-goal-keep-marks"),
        Goal::StaySafe => language.text("learn-goal-stay-safe"),
        Goal::Hold(hole, count) => {
            let count = u64::from(count).into();
            by_game(
                "learn-goal-hold",
                &[("hole", Arg::shown(hole)), ("count", count)],
            )
        }
    }
}

fn refused_words(frame: &Frame, refused: &Refused, game: &str) -> String {
    let reason = match refused {
        Refused::Notation(error) => frame.language.notation_error(error),
        Refused::Illegal(refusal) => frame.language.refusal(refusal),
    };
    prose(&frame.say("learn-refused", "reason", reason.as_str()), game)
}
