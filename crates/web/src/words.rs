//! What a drawn position says in words.

use ndongu_rules::{AnyPosition, BySide, Hole, RuleSet, Side, giuthi};
use ndongu_words::{Arg, Language};

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
    pub(crate) fn label(self, side: Side, language: Language) -> String {
        match self {
            Status::ToMove(mover) if mover == side => language.text("board-label-to-move"),
            Status::ToRedistribute(mover) if mover == side => {
                language.text("board-label-redistribute")
            }
            Status::ToMove(_) | Status::ToRedistribute(_) => String::new(),
            Status::Over(score) => {
                language.say("board-label-over", &[("score", score[side].into())])
            }
        }
    }

    /// How things stand, in a few words.
    fn short(self, language: Language) -> String {
        match self {
            Status::ToMove(side) => language.say("board-status-to-move", &[of(side)]),
            Status::ToRedistribute(side) => language.say("board-status-redistribute", &[of(side)]),
            Status::Over(score) => language.say("board-status-over", &both(score)),
        }
    }

    /// How things stand, in a sentence.
    fn sentence(self, language: Language) -> String {
        match self {
            Status::ToMove(side) => language.say("board-says-to-move", &[of(side)]),
            Status::ToRedistribute(side) => language.say("board-says-redistribute", &[of(side)]),
            Status::Over(score) => language.say("board-says-over", &both(score)),
        }
    }
}

/// The name of a side in attributes and messages.
pub(crate) fn key(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// A side as a player is called by it.
pub(crate) fn side(side: Side, language: Language) -> String {
    language.say("board-side", &[of(side)])
}

/// The game and how it stands, as a title.
pub(crate) fn title(pos: &AnyPosition, language: Language) -> String {
    let rules = match pos.rules() {
        RuleSet::Giuthi(giuthi::Rules::MancalaWorld) => "giuthi",
        RuleSet::Giuthi(giuthi::Rules::Climent) => "climent",
        RuleSet::Kiothi => "kiothi",
    };
    let game = language.say("board-game", &[("rules", rules.into())]);
    format!("{game}: {}", Status::of(pos).short(language))
}

/// What became of captured seeds: the word before or after their number.
pub(crate) fn taken(rules: RuleSet, language: Language) -> String {
    language.say("board-took", &[game(rules)])
}

/// The whole position, for those who cannot see the picture.
pub(crate) fn description(pos: &AnyPosition, language: Language) -> String {
    let sides = Side::BOTH.map(|side| {
        let holes: Vec<String> = pos
            .row(side)
            .map(|hole| hole_words(pos, hole, language))
            .collect();
        let count = ("count", pos.taken()[side].into());
        let taken = language.say("board-says-taken", &[game(pos.rules()), count]);
        let args = [
            of(side),
            ("holes", holes.join(", ").into()),
            ("taken", taken.into()),
        ];
        language.say("board-says-side", &args)
    });
    format!("{} {}", sides.join(" "), Status::of(pos).sentence(language))
}

fn hole_words(pos: &AnyPosition, hole: Hole, language: Language) -> String {
    let seeds = pos.seeds(hole);
    if pos.is_nki(hole) {
        format!("{hole} {seeds} {}", language.text("board-nki"))
    } else {
        format!("{hole} {seeds}")
    }
}

fn game(rules: RuleSet) -> (&'static str, Arg<'static>) {
    let game = match rules {
        RuleSet::Giuthi(_) => "giuthi",
        RuleSet::Kiothi => "kiothi",
    };
    ("game", game.into())
}

fn of(side: Side) -> (&'static str, Arg<'static>) {
    ("side", key(side).into())
}

fn both(score: BySide<u16>) -> [(&'static str, Arg<'static>); 2] {
    [("south", score.south.into()), ("north", score.north.into())]
}
