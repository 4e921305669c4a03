//! Why moves, positions and layouts are refused.

use ndongu_rules::{
    Circle, Hole, IllegalMove, MAX_HOLES, MAX_SEEDS, SetupError, giuthi::LayoutError,
};

use crate::{Arg, Language};

impl Language {
    /// Why a move is refused, with its rule: `c is North's, and it is South's turn (G2)`.
    pub fn refusal(self, refusal: &IllegalMove) -> String {
        format!(
            "{} ({})",
            self.refusal_without_rule(refusal),
            refusal.rule()
        )
    }

    /// Why a move is refused: `c is North's, and it is South's turn`.
    pub fn refusal_without_rule(self, refusal: &IllegalMove) -> String {
        match *refusal {
            IllegalMove::GameOver { .. } => self.text("refusal-game-over"),
            IllegalMove::OtherGame => self.text("refusal-other-game"),
            IllegalMove::NoSuchHole { hole, holes } => {
                let args = [
                    ("hole", Arg::shown(hole)),
                    ("side", hole.side.into()),
                    ("first", Arg::shown(Hole::new(hole.side, 0))),
                    ("last", Arg::shown(Hole::new(hole.side, holes - 1))),
                ];
                self.say("refusal-no-such-hole", &args)
            }
            IllegalMove::NotYours { hole, .. } => {
                let args = [("hole", Arg::shown(hole)), ("side", hole.side.into())];
                self.say("refusal-not-yours", &args)
            }
            IllegalMove::Empty { hole, .. } => {
                self.say("refusal-empty", &[("hole", Arg::shown(hole))])
            }
            IllegalMove::TooFewSeeds {
                hole,
                held,
                rule: "G2",
                ..
            } => {
                let args = [("hole", Arg::shown(hole)), ("held", held.into())];
                self.say("refusal-single", &args)
            }
            IllegalMove::TooFewSeeds {
                hole, held, needed, ..
            } => {
                let args = [
                    ("hole", Arg::shown(hole)),
                    ("held", held.into()),
                    ("needed", needed.into()),
                ];
                self.say("refusal-too-few", &args)
            }
            IllegalMove::OntoOwnRow { landing } => {
                self.say("refusal-onto-own-row", &[("landing", Arg::shown(landing))])
            }
            IllegalMove::Endless => self.text("refusal-endless"),
            IllegalMove::Circular(Circle::Repeats) => self.text("refusal-repeats"),
            IllegalMove::Circular(Circle::NoWayOut) => self.text("refusal-no-way-out"),
            IllegalMove::MayNotPass { .. } => self.text("refusal-may-not-pass"),
            IllegalMove::MustPass => self.text("refusal-must-pass"),
            IllegalMove::OpeningOwed => self.text("refusal-opening-owed"),
            IllegalMove::OpeningOver => self.text("refusal-opening-over"),
            IllegalMove::WrongNumberEmptied { emptied, needed } => {
                let args = [("needed", needed.into()), ("emptied", emptied.into())];
                self.say("refusal-number-emptied", &args)
            }
            IllegalMove::WrongSum { lifted, placed } => {
                let args = [("lifted", lifted.into()), ("placed", placed.into())];
                self.say("refusal-sum", &args)
            }
        }
    }

    /// Several moves refused for one reason: `not legal: A+ A-: A is empty (G2)`.
    pub fn not_legal(self, moves: &[String], reason: &str) -> String {
        let args = [("moves", moves.join(" ").into()), ("reason", reason.into())];
        self.say("refusal-moves", &args)
    }

    /// Why a position cannot be: `A is marked nki, but it is empty`.
    pub fn setup_error(self, error: &SetupError) -> String {
        let of_hole = |key, hole| self.say(key, &[("hole", Arg::shown(hole))]);
        match *error {
            SetupError::OtherGame { expected } => {
                self.say("setup-other-game", &[("game", expected.into())])
            }
            SetupError::UnequalRows(rows) => {
                let args = [("south", rows.south.into()), ("north", rows.north.into())];
                self.say("setup-unequal-rows", &args)
            }
            SetupError::Holes { holes } => {
                let args = [("most", MAX_HOLES.into()), ("holes", holes.into())];
                self.say("setup-holes", &args)
            }
            SetupError::TooManySeeds { seeds } => {
                let args = [("seeds", seeds.into()), ("most", MAX_SEEDS.into())];
                self.say("setup-too-many-seeds", &args)
            }
            SetupError::NkiInGiuthi { hole } => of_hole("setup-nki-in-giuthi", hole),
            SetupError::NkiOnEmpty { hole } => of_hole("setup-nki-on-empty", hole),
            SetupError::NkiInOpening { hole } => of_hole("setup-nki-in-opening", hole),
            SetupError::OpeningInGiuthi => self.text("setup-opening-in-giuthi"),
            SetupError::InOpening => self.text("setup-in-opening"),
            SetupError::NotInOpening => self.text("setup-not-in-opening"),
        }
    }

    /// Why a layout is refused, with its rule (GM2).
    pub fn layout_error(self, error: &LayoutError) -> String {
        match *error {
            LayoutError::NotNow => self.text("layout-not-now"),
            LayoutError::WrongLength { given, holes } => {
                let args = [("holes", holes.into()), ("given", given.into())];
                self.say("layout-length", &args)
            }
            LayoutError::EmptyHole { index } => {
                self.say("layout-empty-hole", &[("number", (index + 1).into())])
            }
            LayoutError::WrongSum { laid, owned } => {
                let args = [("owned", owned.into()), ("laid", laid.into())];
                self.say("layout-sum", &args)
            }
        }
    }
}
