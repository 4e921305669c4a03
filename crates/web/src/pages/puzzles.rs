//! Puzzles: that of the day, by theme, and one after the other until one fails.

use std::time::SystemTime;

use askama::Template;
use axum::{
    Json, Router,
    extract::{Path, Query, rejection::QueryRejection},
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use fastrand::Rng;
use ndongu_solver::{Puzzle, Theme, puzzles};
use serde::{Deserialize, Serialize};

use crate::{
    frame::Frame,
    page::Page,
    pages::{Filled, missing},
    riddle::{Reply, Riddle},
    state::State,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new()
        .route("/puzzles", get(hub))
        .route("/puzzles/next", get(next))
        .route("/puzzles/{id}", get(puzzle).post(attempt))
}

/// What puzzles are wanted, and what is found so far: the query of every address here.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Wish {
    /// `giuthi`, `kiothi` or both.
    game: String,
    theme: String,
    /// How hard, for what comes next.
    rating: Option<u16>,
    /// How many have been solved in a row.
    streak: Option<u16>,
    /// The one that was there before.
    after: String,
    /// The right moves found so far.
    moves: String,
    /// Whether to give the solution.
    show: Option<String>,
}

#[derive(Template)]
#[template(path = "puzzles.html")]
struct Hub {
    frame: Frame,
    wish: Wish,
    riddle: Riddle,
    /// Names of themes, what they are called, and how many puzzles there are.
    themes: Vec<(&'static str, String, usize)>,
    /// `Your rating: {rating}`, for the script to fill in.
    own_rating: String,
    best_streak: String,
}

#[derive(Template)]
#[template(path = "puzzle.html")]
struct Shown {
    frame: Frame,
    wish: Wish,
    riddle: Riddle,
    /// What the puzzle is about, which is told when it is over.
    themes: String,
    own_rating: String,
    streak: String,
}

/// A reply with where to go from there.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    reply: &'a Reply,
    next: String,
    streak: String,
}

async fn hub(frame: Frame) -> impl IntoResponse {
    let count = |theme| {
        puzzles()
            .iter()
            .filter(|puzzle| puzzle.themes.contains(theme))
            .count()
    };
    let themes = Theme::ALL
        .iter()
        .map(|theme| (theme.name(), called(&frame, *theme), count(theme)));
    Page(Hub {
        wish: Wish::default(),
        riddle: Riddle::new(&frame, of_the_day(), ""),
        themes: themes.collect(),
        own_rating: frame.say("puzzle-own-rating", "rating", "{rating}"),
        best_streak: frame.say("puzzle-best-streak", "count", "{count}"),
        frame,
    })
}

fn called(frame: &Frame, theme: Theme) -> String {
    frame.text(&format!("puzzle-theme-{}", theme.name()))
}

/// The same for everybody from midnight to midnight (UTC), and another one every day.
fn of_the_day() -> &'static Puzzle {
    /// A prime number greater than there are puzzles: all have their turn before one comes again.
    const STEP: u64 = 1_000_003;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let day = now.map_or(0, |now| now.as_secs() / 86_400);
    &puzzles()[(day * STEP % puzzles().len() as u64) as usize]
}

fn named(id: &str) -> Option<&'static Puzzle> {
    puzzles().iter().find(|puzzle| puzzle.id == id)
}

/// Leads to some puzzle of the kind that is wanted, about as hard as is wanted.
async fn next(frame: Frame, wish: Result<Query<Wish>, QueryRejection>) -> Response {
    /// So many are near enough to what is wanted.
    const NEAR: usize = 12;
    let Ok(Query(wish)) = wish else {
        return missing(frame).await.into_response();
    };
    let all = puzzles().iter();
    let mut fitting: Vec<&Puzzle> = all.filter(|puzzle| wish.fits(puzzle)).collect();
    if let Some(rating) = wish.wanted_rating() {
        fitting.sort_by_key(|puzzle| puzzle.rating.abs_diff(rating));
        fitting.truncate(NEAR);
    }
    match Rng::new().choice(fitting) {
        Some(puzzle) => Redirect::to(&wish.address(&puzzle.id)).into_response(),
        None => missing(frame).await.into_response(),
    }
}

impl Wish {
    fn fits(&self, puzzle: &Puzzle) -> bool {
        let game = puzzle.position.rules().game();
        let theme = |theme: &Theme| theme.name() == self.theme;
        (self.game.is_empty() || self.game == game)
            && (self.theme.is_empty() || puzzle.themes.iter().any(theme))
            && puzzle.id != self.after
    }

    /// A streak begins with easy ones and gets harder.
    fn wanted_rating(&self) -> Option<u16> {
        let of_streak = self
            .streak
            .map(|solved| 700_u16.saturating_add(solved.saturating_mul(40)));
        of_streak.or(self.rating)
    }

    /// Where a puzzle is to be had, to go on as now.
    fn address(&self, id: &str) -> String {
        self.with_query(&format!("/puzzles/{id}"))
    }

    /// Where the next one is to be had: after a streak has ended, the first of another.
    fn next(&self, riddle: &Riddle) -> String {
        let streak = self.streak.map(|solved| match riddle.reply.standing {
            "solved" => solved.saturating_add(1),
            "missed" | "shown" => 0,
            _ => solved,
        });
        let wish = Wish {
            streak,
            ..self.clone()
        };
        let address = wish.with_query("/puzzles/next");
        let and = if address.contains('?') { '&' } else { '?' };
        format!("{address}{and}after={}", riddle.of.id)
    }

    fn with_query(&self, path: &str) -> String {
        let word = |name: &str, value: &str| {
            // Only words of our own are kept, which need no escaping.
            let plain = !value.is_empty()
                && value
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            plain.then(|| format!("{name}={value}"))
        };
        let streak = self.streak.map(|streak| format!("streak={streak}"));
        let parts = [word("game", &self.game), word("theme", &self.theme), streak];
        let query: Vec<String> = parts.into_iter().flatten().collect();
        match query.as_slice() {
            [] => path.to_owned(),
            query => format!("{path}?{}", query.join("&")),
        }
    }

    /// How the streak stands, in words; nothing outside of one.
    fn streak_words(&self, frame: &Frame, standing: &str) -> String {
        let Some(solved) = self.streak else {
            return String::new();
        };
        match standing {
            "missed" | "shown" => frame.say("puzzle-streak-over", "count", solved),
            "solved" => frame.say("puzzle-streak-now", "count", solved.saturating_add(1)),
            _ => frame.say("puzzle-streak-now", "count", solved),
        }
    }
}

async fn puzzle(
    frame: Frame,
    Path(id): Path<String>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Response {
    let (Some(of), Ok(Query(wish))) = (named(&id), wish) else {
        return missing(frame).await.into_response();
    };
    let mut riddle = Riddle::new(&frame, of, &wish.moves);
    if wish.show.is_some() {
        riddle.show(&frame);
    }
    Page(Shown::new(frame, wish, riddle)).into_response()
}

/// A move tried after others, or the wish to see the solution.
#[derive(Deserialize)]
struct Tried {
    #[serde(default)]
    moves: String,
    #[serde(rename = "move")]
    mv: Option<String>,
}

/// Tries a move: a page for forms, JSON for the script.
async fn attempt(
    frame: Frame,
    Path(id): Path<String>,
    wish: Result<Query<Wish>, QueryRejection>,
    headers: HeaderMap,
    Filled(tried): Filled<Tried>,
) -> Response {
    let (Some(of), Ok(Query(wish))) = (named(&id), wish) else {
        return missing(frame).await.into_response();
    };
    let mut riddle = Riddle::new(&frame, of, &tried.moves);
    match &tried.mv {
        Some(mv) => riddle.attempt(&frame, mv),
        None => riddle.show(&frame),
    }
    let wanted = headers
        .get(header::ACCEPT)
        .map(header::HeaderValue::as_bytes);
    if wanted == Some(b"application/json") {
        return Json(Answer {
            next: wish.next(&riddle),
            streak: wish.streak_words(&frame, riddle.reply.standing),
            reply: &riddle.reply,
        })
        .into_response();
    }
    Page(Shown::new(frame, wish, riddle)).into_response()
}

impl Shown {
    fn new(frame: Frame, wish: Wish, riddle: Riddle) -> Shown {
        let themes: Vec<String> = riddle
            .of
            .themes
            .iter()
            .map(|theme| called(&frame, *theme))
            .collect();
        Shown {
            themes: frame.say("puzzle-themes", "themes", themes.join(", ")),
            own_rating: frame.say("puzzle-own-rating", "rating", "{rating}"),
            streak: wish.streak_words(&frame, riddle.reply.standing),
            frame,
            wish,
            riddle,
        }
    }
}
