//! A game with its variations, comments and glyphs, as scripts and programs hold it.

use std::{
    collections::{HashMap, VecDeque},
    fmt::Write as _,
};

use ndongu_rules::{
    AnyPosition, Game, Record,
    record::{self, Comment, Line},
};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::shapes::{self, NoGame, Side};

/// A game and what could have been played instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tree {
    /// A position or a shorthand for one.
    #[schema(example = "giuthi 8x8")]
    pub start: String,
    /// Who played, when, and whatever else a record says of a game.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// What is said before the first move.
    #[serde(default)]
    pub comment: String,
    /// The moves, each after the one that it follows. The first that follows a move is the game, or
    /// goes on with it; others are variations.
    #[serde(default)]
    pub nodes: Vec<Node>,
}

/// Something that a record says of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tag {
    /// `South`, `North`, `Date` …
    pub name: String,
    /// What is said.
    pub value: String,
}

/// A move in a tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Node {
    /// The move.
    #[serde(rename = "move")]
    #[schema(example = "C+")]
    pub mv: String,
    /// The move that it follows, counted from 0; none at the start.
    #[serde(default)]
    pub parent: Option<usize>,
    /// Who plays it. It need not be given, since it follows from the game.
    #[serde(default)]
    pub side: Option<Side>,
    /// What is said of it.
    #[serde(default)]
    pub comment: String,
    /// PGN's numeric annotation glyphs: 1 for `!`, 2 for `?`, 4 for `??`, 6 for `?!` …
    #[serde(default)]
    pub nags: Vec<u8>,
}

/// Tags that follow from the game.
const DERIVED: [&str; 4] = ["Game", "Setup", "Position", "Score"];

impl Tree {
    /// A game without variations; its moves are taken as they are.
    pub fn of_moves(start: String, moves: &[String], sides: impl Fn(usize) -> Side) -> Tree {
        let node = |(index, mv): (usize, &String)| Node {
            mv: mv.clone(),
            parent: index.checked_sub(1),
            side: Some(sides(index)),
            comment: String::new(),
            nags: Vec::new(),
        };
        Tree {
            start,
            tags: Vec::new(),
            comment: String::new(),
            nodes: moves.iter().enumerate().map(node).collect(),
        }
    }

    /// What a record says.
    pub fn of_record(record: &Record) -> Tree {
        let start = record.game().start();
        let tags = record.tags().into_iter();
        let mut planter = Planter {
            tree: Tree {
                start: match AnyPosition::shorthand(start) {
                    Some(set_up) => format!("{} {set_up}", start.rules()),
                    None => start.to_string(),
                },
                tags: tags
                    .filter(|(name, _)| !DERIVED.contains(name))
                    .map(|(name, value)| Tag {
                        name: name.to_owned(),
                        value,
                    })
                    .collect(),
                comment: said(&record.line().before),
                nodes: Vec::new(),
            },
            known: HashMap::new(),
            branches: VecDeque::from([Branch {
                line: record.line(),
                from: None,
                side: start.turn(),
            }]),
        };
        while let Some(branch) = planter.branches.pop_front() {
            planter.plant(&branch);
        }
        planter.tree
    }

    /// The moves that lead to a node, which is counted from 1; with 0, none.
    pub fn path(&self, at: usize) -> Vec<String> {
        let mut path = Vec::new();
        let mut next = at.checked_sub(1);
        while let Some(node) = next.and_then(|index| self.nodes.get(index)) {
            path.push(node.mv.clone());
            next = node.parent;
        }
        path.reverse();
        path
    }

    /// How many moves the game has, variations left out.
    pub fn length(&self) -> usize {
        let goes_on = |index: &usize| self.nodes[*index].parent == index.checked_sub(1);
        (0..self.nodes.len()).take_while(goes_on).count()
    }

    /// The record.
    ///
    /// # Errors
    ///
    /// Says which move is wrong and why, or what else cannot stand in a record.
    pub fn record(&self, language: Language) -> Result<Record, NoGame> {
        let scribe = Scribe::new(self, language)?;
        let text = scribe.text();
        text.parse().map_err(|error| NoGame {
            error: language.record_error(&error),
            place: "tags".to_owned(),
            rule: Some("N4"),
        })
    }
}

/// What some comments say together.
fn said(comments: &[Comment]) -> String {
    let texts: Vec<&str> = comments.iter().map(Comment::text).collect();
    texts.join(" ")
}

/// Makes a tree of the lines of a record.
struct Planter<'a> {
    tree: Tree,
    /// Nodes by what they follow and their move: lines that begin alike share the beginning.
    known: HashMap<(Option<usize>, String), usize>,
    branches: VecDeque<Branch<'a>>,
}

/// A line that is to become part of a tree.
struct Branch<'a> {
    line: &'a Line,
    from: Option<usize>,
    side: ndongu_rules::Side,
}

impl<'a> Planter<'a> {
    fn plant(&mut self, branch: &Branch<'a>) {
        let (mut at, mut side) = (branch.from, branch.side);
        let mut before = match branch.from {
            Some(_) => said(&branch.line.before),
            None => String::new(),
        };
        for turn in &branch.line.turns {
            let variations = turn.variations.iter();
            self.branches.extend(variations.map(|variation| Branch {
                line: &variation.line,
                from: at,
                side,
            }));
            for played in &turn.moves {
                let node = self.grow(at, played.mv.to_string(), side);
                let comment = [std::mem::take(&mut before), said(&played.comments)];
                let node_said = &mut self.tree.nodes[node].comment;
                for part in comment.iter().filter(|part| !part.is_empty()) {
                    let gap = if node_said.is_empty() { "" } else { " " };
                    node_said.extend([gap, part]);
                }
                self.tree.nodes[node].nags.extend(&played.nags);
                at = Some(node);
            }
            let after = turn
                .variations
                .iter()
                .map(|variation| said(&variation.after));
            if let Some(node) = at {
                for words in after.filter(|words| !words.is_empty()) {
                    self.tree.nodes[node].comment.extend([" ", &words]);
                }
            }
            side = side.other();
        }
    }

    fn grow(&mut self, parent: Option<usize>, mv: String, side: ndongu_rules::Side) -> usize {
        let nodes = &mut self.tree.nodes;
        let key = (parent, mv.clone());
        *self.known.entry(key).or_insert_with(|| {
            nodes.push(Node {
                mv,
                parent,
                side: Some(side.into()),
                comment: String::new(),
                nags: Vec::new(),
            });
            nodes.len() - 1
        })
    }
}

/// Writes a tree down.
struct Scribe<'a> {
    tree: &'a Tree,
    start: AnyPosition,
    /// What follows the start, and then what follows each node.
    followers: Vec<Vec<usize>>,
    /// Whether a turn begins with a node.
    begins: Vec<bool>,
}

impl<'a> Scribe<'a> {
    fn new(tree: &'a Tree, language: Language) -> Result<Scribe<'a>, NoGame> {
        let start = shapes::start(&tree.start, language)?;
        let mut followers = vec![Vec::new(); tree.nodes.len() + 1];
        for (index, node) in tree.nodes.iter().enumerate() {
            match node.parent {
                Some(parent) if parent >= index => {
                    return Err(NoGame {
                        error: language.text("analysis-bad-parent"),
                        place: format!("nodes[{index}].parent"),
                        rule: None,
                    });
                }
                parent => followers[parent.map_or(0, |parent| parent + 1)].push(index),
            }
        }
        let mut scribe = Scribe {
            tree,
            start,
            followers,
            begins: vec![false; tree.nodes.len()],
        };
        scribe.play(language)?;
        Ok(scribe)
    }

    /// Plays every line, and sees where turns begin.
    fn play(&mut self, language: Language) -> Result<(), NoGame> {
        enum Step {
            Play(usize),
            TakeBack,
        }

        let mut game = Game::new(self.start);
        let mut steps: Vec<Step> = self.followers[0].iter().copied().map(Step::Play).collect();
        while let Some(step) = steps.pop() {
            let Step::Play(index) = step else {
                game.undo();
                continue;
            };
            self.begins[index] = game.begins_turn(game.moves().len());
            let played = shapes::play_written(&mut game, &self.tree.nodes[index].mv, language);
            played.map_err(|no| NoGame {
                place: format!("nodes[{index}]"),
                ..no
            })?;
            steps.push(Step::TakeBack);
            steps.extend(self.followers[index + 1].iter().copied().map(Step::Play));
        }
        Ok(())
    }

    /// A text that reads as the record, though it is not yet written as N4 wants it.
    fn text(&self) -> String {
        let mut text = String::new();
        let game = self.start.rules();
        let _ = writeln!(text, "[Game \"{game}\"]\n[Position \"{}\"]", self.start);
        let tags = self.tree.tags.iter();
        for tag in tags.filter(|tag| !DERIVED.contains(&tag.name.as_str())) {
            let value = tag.value.replace('\\', r"\\").replace('"', "\\\"");
            let _ = writeln!(text, "[{} \"{value}\"]", tag.name);
        }
        push_comment(&mut text, &self.tree.comment);
        if let Some(first) = self.followers[0].first() {
            self.push_line(&mut text, *first, 0);
        }
        text
    }

    /// A line from a node on, with what could have been played instead of each of its moves.
    fn push_line(&self, text: &mut String, first: usize, depth: usize) {
        if depth > record::MAX_DEPTH + 1 {
            // A reader of records has refused the line before.
            return;
        }
        let mut next = Some(first);
        while let Some(index) = next {
            let node = &self.tree.nodes[index];
            let _ = write!(text, " {}", node.mv);
            for nag in &node.nags {
                let _ = write!(text, " ${nag}");
            }
            push_comment(text, &node.comment);
            let brothers = &self.followers[node.parent.map_or(0, |parent| parent + 1)];
            if brothers[0] == index {
                for other in &brothers[1..] {
                    text.push_str(" (");
                    self.push_turn_so_far(text, *other);
                    self.push_line(text, *other, depth + 1);
                    text.push(')');
                }
            }
            next = self.followers[index + 1].first().copied();
        }
    }

    /// The moves of the turn before this one: a variation replaces the whole turn (N4).
    fn push_turn_so_far(&self, text: &mut String, node: usize) {
        let mut before = Vec::new();
        let mut at = node;
        while !self.begins[at]
            && let Some(parent) = self.tree.nodes[at].parent
        {
            before.push(self.tree.nodes[parent].mv.as_str());
            at = parent;
        }
        before.reverse();
        let _ = write!(text, " {}", before.join(" "));
    }
}

fn push_comment(text: &mut String, comment: &str) {
    if let Some(comment) = Comment::new(comment) {
        let _ = write!(text, " {{{}}}", comment.text());
    }
}
