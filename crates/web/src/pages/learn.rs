//! The course: its contents, its lessons, and tries at their tasks.

use askama::Template;
use axum::{
    Json, Router,
    extract::{Path, rejection::PathRejection},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use ndongu_words::Language;
use serde::Deserialize;

use crate::{
    course::{self, Lesson},
    frame::Frame,
    live::Live,
    page::Page,
    pages::{Filled, missing},
    prose,
    state::State,
    trial::Trial,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new()
        .route("/learn", get(contents))
        .route("/learn/{game}/{lesson}", get(lesson))
        .route("/learn/{game}/{lesson}/{task}", post(attempt))
}

#[derive(Template)]
#[template(path = "learn.html")]
struct Contents {
    frame: Frame,
    courses: Vec<Course>,
}

/// The lessons of a game.
struct Course {
    game: &'static str,
    about: String,
    /// `{done} of {all} tasks solved`, for the script to fill in.
    progress: String,
    tasks: usize,
    lessons: Vec<Entry>,
}

/// A lesson in a list.
struct Entry {
    number: usize,
    title: String,
    /// What its tasks are remembered by: `giuthi-3-1 giuthi-3-2`.
    tasks: String,
}

async fn contents(frame: Frame) -> impl IntoResponse {
    let courses = [
        ("giuthi", "learn-giuthi-about"),
        ("kiothi", "learn-kiothi-about"),
    ];
    let courses = courses.map(|(game, about)| Course {
        game,
        about: frame.text(about),
        progress: frame.language.say(
            "learn-progress",
            &[("done", "{done}".into()), ("all", "{all}".into())],
        ),
        tasks: lessons(game).iter().map(|lesson| lesson.tasks.len()).sum(),
        lessons: entries(&frame, game),
    });
    Page(Contents {
        courses: courses.into(),
        frame,
    })
}

fn lessons(game: &str) -> &'static [Lesson] {
    course::lessons(game).unwrap_or_default()
}

fn entries(frame: &Frame, game: &str) -> Vec<Entry> {
    let entry = |(index, lesson): (usize, &Lesson)| {
        let number = index + 1;
        let tasks = (1..=lesson.tasks.len()).map(|task| format!("{game}-{number}-{task}"));
        Entry {
            number,
            title: frame.text(&format!("learn-{game}-{number}-title")),
            tasks: tasks.collect::<Vec<_>>().join(" "),
        }
    };
    lessons(game).iter().enumerate().map(entry).collect()
}

#[derive(Template)]
#[template(path = "lesson.html")]
struct Shown {
    frame: Frame,
    game: String,
    number: usize,
    /// `Lesson 3`.
    numbered: String,
    title: String,
    /// As HTML.
    paragraphs: Vec<String>,
    live: Live,
    trials: Vec<Trial>,
    entries: Vec<Entry>,
}

impl Shown {
    fn next_title(&self) -> &str {
        self.entries
            .get(self.number)
            .map_or("", |entry| &entry.title)
    }
}

/// A lesson; at one of its tasks moves may have been tried.
fn shown(frame: Frame, game: &str, number: usize, tried: Option<Trial>) -> Option<Shown> {
    let lesson = number
        .checked_sub(1)
        .and_then(|index| lessons(game).get(index))?;
    let key = |part: &str| format!("learn-{game}-{number}-{part}");
    let paragraph = |index| prose(&frame.text(&key(&format!("text-{index}"))), game);
    let mut trials: Vec<_> = (1..=lesson.tasks.len())
        .filter_map(|task| Trial::new(&frame, game, number, task))
        .collect();
    if let Some(tried) = tried {
        let place = tried.task - 1;
        trials[place] = tried;
    }
    Some(Shown {
        game: game.to_owned(),
        number,
        numbered: frame.say("learn-lesson-number", "number", number),
        title: frame.text(&key("title")),
        paragraphs: (1..=3)
            .filter(|index| Language::English.has(&key(&format!("text-{index}"))))
            .map(paragraph)
            .collect(),
        live: Live::new(&frame, lesson.example.position, lesson.example.moves),
        trials,
        entries: entries(&frame, game),
        frame,
    })
}

/// What a path names; a number that is none names nothing.
type Named<T> = Result<Path<T>, PathRejection>;

async fn lesson(frame: Frame, named: Named<(String, usize)>) -> Response {
    let Ok(Path((game, number))) = named else {
        return missing(frame).await.into_response();
    };
    match shown(frame.clone(), &game, number, None) {
        Some(shown) => Page(shown).into_response(),
        None => missing(frame).await.into_response(),
    }
}

/// A move tried at a task, after others.
#[derive(Deserialize)]
struct Tried {
    /// South's moves before it, a space between them.
    #[serde(default)]
    moves: String,
    #[serde(rename = "move")]
    mv: String,
}

/// Plays a move at a task: a page for forms, JSON for the script.
async fn attempt(
    frame: Frame,
    named: Named<(String, usize, usize)>,
    headers: HeaderMap,
    Filled(tried): Filled<Tried>,
) -> Response {
    let Ok(Path((game, number, task))) = named else {
        return missing(frame).await.into_response();
    };
    let Some(mut trial) = Trial::new(&frame, &game, number, task) else {
        return missing(frame).await.into_response();
    };
    trial.play(&frame, &tried.moves, &tried.mv);
    let wanted = headers
        .get(header::ACCEPT)
        .map(header::HeaderValue::as_bytes);
    if wanted == Some(b"application/json") {
        return Json(trial.reply).into_response();
    }
    match shown(frame.clone(), &game, number, Some(trial)) {
        Some(shown) => Page(shown).into_response(),
        None => missing(frame).await.into_response(),
    }
}
