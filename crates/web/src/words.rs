//! What a drawn position says in words.

use std::fmt;

use ndongu_rules::{AnyPosition, BySide, Hole, RuleSet, Side, giuthi};

/// What a player is about to do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    /// Sow, or pass.
    ToMove(Side),
    /// Redistribute (K3).
    ToRedistribute(Side),
    /// Nothing: there are no moves left (G12, K13). The final score.
    Over(BySide<u16>),
}

impl Status {
    pub(crate) fn of(pos: &AnyPosition) -> Status {
        match (pos, pos.outcome()) {
            (_, Some(outcome)) => Status::Over(outcome.score),
            (AnyPosition::Opening(_), None) => Status::ToRedistribute(pos.turn()),
            (AnyPosition::Giuthi(_) | AnyPosition::Kiothi(_), None) => Status::ToMove(pos.turn()),
        }
    }

    /// The side to move, while there is one.
    pub(crate) fn mover(self) -> Option<Side> {
        match self {
            Status::ToMove(side) | Status::ToRedistribute(side) => Some(side),
            Status::Over(_) => None,
        }
    }

    /// The line under a side's name; empty for the side that waits.
    pub(crate) fn label(self, side: Side) -> String {
        match self {
            Status::ToMove(mover) if mover == side => "to move".to_owned(),
            Status::ToRedistribute(mover) if mover == side => "opening: to redistribute".to_owned(),
            Status::ToMove(_) | Status::ToRedistribute(_) => String::new(),
            Status::Over(score) => format!("final score {}", score[side]),
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Status::ToMove(side) => write!(f, "{side} to move"),
            Status::ToRedistribute(side) => write!(f, "opening, {side} to redistribute"),
            Status::Over(score) => {
                write!(f, "over, South {}, North {}", score.south, score.north)
            }
        }
    }
}

/// The game as a title.
pub(crate) fn game(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Giuthi(giuthi::Rules::MancalaWorld) => "Giuthi",
        RuleSet::Giuthi(giuthi::Rules::Climent) => "Giuthi after Climent",
        RuleSet::Kiothi => "Kiothi",
    }
}

/// What became of captured seeds.
pub(crate) fn taken(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Giuthi(_) => "captured",
        RuleSet::Kiothi => "in prison",
    }
}

/// The whole position, for those who cannot see the picture.
pub(crate) fn description(pos: &AnyPosition) -> String {
    let taken_word = taken(pos.rules());
    let sides = Side::BOTH.map(|side| {
        let holes: Vec<String> = pos.row(side).map(|hole| hole_words(pos, hole)).collect();
        let taken = pos.taken()[side];
        format!("{side}: {}; {taken} {taken_word}.", holes.join(", "))
    });
    let turn = match Status::of(pos) {
        Status::ToMove(side) => format!("{side} is to move."),
        Status::ToRedistribute(side) => {
            format!("This is the opening: {side} is to empty two boma and place the warriors anew.")
        }
        Status::Over(score) => format!(
            "The game is over: South has {}, North {}.",
            score.south, score.north
        ),
    };
    format!("{} {turn}", sides.join(" "))
}

fn hole_words(pos: &AnyPosition, hole: Hole) -> String {
    let mark = if pos.is_nki(hole) { " nki" } else { "" };
    format!("{hole} {}{mark}", pos.seeds(hole))
}
