//! The rules of each game, with every ruling beside what the sources say.

use askama::Template;
use axum::{
    Router,
    extract::{Path, Query},
    response::{IntoResponse, Response},
    routing::get,
};
use ndongu_words::Language;
use serde::Deserialize;

use crate::{
    frame::Frame,
    live::Live,
    page::Page,
    pages::missing,
    prose,
    rulebook::{self, Part, Rule},
    state::State,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new()
        .route("/rules", get(choose))
        .route("/rules/{game}", get(show))
}

#[derive(Template)]
#[template(path = "rules.html")]
struct Choose {
    frame: Frame,
}

async fn choose(frame: Frame) -> impl IntoResponse {
    Page(Choose { frame })
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct Show {
    frame: Frame,
    game: String,
    title: String,
    lead: String,
    sources: String,
    parts: Vec<ShownPart>,
    /// Whether Giuthi's boards follow Climent.
    climent: bool,
}

struct ShownPart {
    heading: String,
    anchor: &'static str,
    rules: Vec<ShownRule>,
}

struct ShownRule {
    id: &'static str,
    anchor: String,
    link: String,
    /// The words, all as HTML.
    text: String,
    sources: Option<String>,
    ruling: Option<String>,
    examples: Vec<(String, Live)>,
    lines: String,
}

#[derive(Deserialize)]
struct Asked {
    set: Option<String>,
}

async fn show(frame: Frame, Path(game): Path<String>, Query(asked): Query<Asked>) -> Response {
    let Some(parts) = rulebook::parts(&game) else {
        return missing(frame).await.into_response();
    };
    let climent = asked.set.as_deref() == Some("climent");
    let part = |part: &Part| ShownPart {
        heading: frame.text(part.heading),
        anchor: part.anchor,
        rules: part
            .rules
            .iter()
            .map(|rule| shown(&frame, rule, &game, climent))
            .collect(),
    };
    let parts = parts.iter().map(part).collect();
    let text = |key: &str| frame.text(&format!("rules-{key}"));
    Page(Show {
        title: text(&format!("{game}-title")),
        lead: text(&format!("{game}-lead")),
        sources: prose(&text(&format!("sources-{game}")), &game),
        parts,
        climent,
        game,
        frame,
    })
    .into_response()
}

fn shown(frame: &Frame, rule: &'static Rule, game: &str, climent: bool) -> ShownRule {
    let anchor = rulebook::anchor(rule.id);
    let key = |suffix: &str| format!("rules-{anchor}{suffix}");
    let text = |suffix: &str| prose(&frame.text(&key(suffix)), game);
    let said = |suffix| Language::English.has(&key(suffix)).then(|| text(suffix));
    let examples = rule.examples.iter().map(|example| {
        let set = if climent {
            "giuthi:climent "
        } else {
            "giuthi "
        };
        let position = example.position.replacen("giuthi ", set, 1);
        let live = Live::new(frame, &position, example.moves);
        (
            frame.say("rules-example", "moves", live.moves.as_str()),
            live,
        )
    });
    ShownRule {
        id: rule.id,
        link: frame.say("rules-link", "rule", rule.id),
        text: text(""),
        sources: said("-sources"),
        ruling: said("-ruling"),
        examples: examples.collect(),
        lines: rule.lines.join("\n"),
        anchor,
    }
}
