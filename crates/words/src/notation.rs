//! What is wrong with positions, moves and records that somebody has written.

use ndongu_rules::{
    Expected, NotationError, NotationProblem, RuleSet, Termination,
    record::{Disagreement, MAX_DEPTH, Problem, Reason, RecordError, TagError, TagProblem},
};

use crate::{Arg, Language, telling::of_game};

impl Language {
    /// What is wrong with a text, and where: `expected a number of seeds at column 12`.
    pub fn notation_error(self, error: &NotationError) -> String {
        let problem = error.problem();
        let key = if problem.has_commas() {
            "notation-place-comma"
        } else {
            "notation-place"
        };
        let args = [
            ("problem", self.notation_problem(problem).into()),
            ("column", (error.offset() + 1).into()),
        ];
        self.say(key, &args)
    }

    fn notation_problem(self, problem: NotationProblem) -> String {
        let expected = |key, what| self.say(key, &[("what", self.expected(what).into())]);
        let of_boma = |key, boma| self.say(key, &[("boma", Arg::shown(boma))]);
        match problem {
            NotationProblem::Expected(what) => expected("notation-expected", what),
            NotationProblem::LeadingZero(what) => expected("notation-leading-zero", what),
            NotationProblem::TooManyDigits(what) => expected("notation-too-many-digits", what),
            NotationProblem::Holes { rules, holes } => {
                let key = of_game(rules, "notation-holes-giuthi", "notation-holes-kiothi");
                self.say(key, &[("holes", holes.into())])
            }
            NotationProblem::Seeds { seeds } => {
                self.say("notation-seeds", &[("seeds", seeds.into())])
            }
            NotationProblem::EmptiedTwice { boma } => of_boma("notation-emptied-twice", boma),
            NotationProblem::ReceivesTwice { boma } => of_boma("notation-receives-twice", boma),
            NotationProblem::Setup(error) => self.setup_error(&error),
        }
    }

    fn expected(self, what: Expected) -> String {
        self.text(match what {
            Expected::End => "expected-end",
            Expected::Game => "expected-game",
            Expected::GiuthiRules => "expected-giuthi-rules",
            Expected::KiothiRules => "expected-kiothi-rules",
            Expected::Board => "expected-board",
            Expected::Times => "expected-times",
            Expected::Holes => "expected-holes",
            Expected::Seeds => "expected-seeds",
            Expected::NorthRow => "expected-north-row",
            Expected::Captured => "expected-captured",
            Expected::CapturedBySouth => "expected-captured-by-south",
            Expected::DashAndCapturedByNorth => "expected-dash-and-captured-by-north",
            Expected::CapturedByNorth => "expected-captured-by-north",
            Expected::SpaceAndSide => "expected-space-and-side",
            Expected::Side => "expected-side",
            Expected::Hole => "expected-hole",
            Expected::Boma => "expected-boma",
            Expected::BomaToEmpty => "expected-boma-to-empty",
            Expected::BomaToFill => "expected-boma-to-fill",
            Expected::Direction => "expected-direction",
            Expected::Warriors => "expected-warriors",
            Expected::SomeWarriors => "expected-some-warriors",
            Expected::Equals => "expected-equals",
        })
    }

    /// What is wrong with a record, and where:
    /// `game 1, line 4: c+ is not legal: c is North's, and it is South's turn (G2)`.
    pub fn record_error(self, error: &RecordError) -> String {
        let problem = error.problem();
        // Positions are long, so that it helps to be told where in the line.
        let key = match problem {
            Problem::Tag { .. } => "record-error-column",
            _ => "record-error",
        };
        let args = [
            ("game", error.game().into()),
            ("line", error.line().into()),
            ("column", error.column().into()),
            ("problem", self.record_problem(problem).into()),
        ];
        self.say(key, &args)
    }

    fn record_problem(self, problem: &Problem) -> String {
        match problem {
            Problem::Illegal { text, reason } => {
                let args = [
                    ("move", text.into()),
                    ("reason", self.refusal(reason).into()),
                ];
                self.say("record-illegal", &args)
            }
            Problem::NotAMove { text, reason } => {
                let reason = self.notation_problem(reason.problem());
                let args = [("text", text.into()), ("reason", reason.into())];
                self.say("record-not-a-move", &args)
            }
            Problem::TurnOver { text } => self.say("record-turn-over", &[("move", text.into())]),
            Problem::Comma => self.text("record-comma"),
            Problem::Glyph { text } => self.say("record-glyph", &[("text", text.into())]),
            Problem::GlyphWithoutMove => self.text("record-glyph-without-move"),
            Problem::Stray { mark } => self.say("record-stray", &[("mark", Arg::shown(mark))]),
            Problem::OpenComment => self.say("record-open-comment", &[("mark", "}".into())]),
            Problem::OpenVariation => self.text("record-open-variation"),
            Problem::UnopenedVariation => self.text("record-unopened-variation"),
            Problem::EmptyVariation => self.text("record-empty-variation"),
            Problem::NothingToReplace => self.text("record-nothing-to-replace"),
            Problem::TooDeep => self.say("record-too-deep", &[("most", MAX_DEPTH.into())]),
            Problem::ResultInVariation => self.text("record-result-in-variation"),
            Problem::TwoResults => self.text("record-two-results"),
            Problem::TagSyntax => self.text("record-tag-syntax"),
            Problem::TagTwice { name } => self.say("record-tag-twice", &[("tag", name.into())]),
            Problem::Tag { name, problem } => {
                let problem = self.tag_problem(*problem);
                self.say(
                    "record-tag",
                    &[("tag", name.into()), ("problem", problem.into())],
                )
            }
            Problem::NoTags => self.text("record-no-tags"),
            Problem::NoGame => self.text("record-no-game"),
            Problem::NoStart => self.text("record-no-start"),
            Problem::TwoStarts => self.text("record-two-starts"),
            Problem::NoRecord => self.text("record-no-record"),
            Problem::AnotherRecord => self.text("record-another"),
        }
    }

    fn tag_problem(self, problem: TagProblem) -> String {
        match problem {
            TagProblem::Notation(problem) => self.notation_problem(problem),
            TagProblem::Value(error) => self.tag_error(error),
            TagProblem::Result => self.text("tag-result"),
            TagProblem::Score => self.text("tag-score"),
            TagProblem::Termination => self.text("tag-termination"),
            TagProblem::OtherGame { expected, found } => {
                let args = [
                    ("expected", Arg::shown(expected)),
                    ("found", Arg::shown(found)),
                ];
                self.say("tag-other-game", &args)
            }
        }
    }

    /// Why a tag cannot be set.
    pub fn tag_error(self, error: TagError) -> String {
        self.text(match error {
            TagError::Name => "tag-name",
            TagError::LineBreak => "tag-line-break",
            TagError::Derived => "tag-derived",
            TagError::Round => "tag-round",
            TagError::Kept => "tag-kept",
        })
    }

    /// Where a tag says something else than the rules:
    /// `Score is 42-30, but should be left out: …`.
    pub fn disagreement(self, differs: &Disagreement) -> String {
        let key = match (&differs.stated, &differs.expected) {
            (None, _) => "disagreement-missing",
            (_, None) => "disagreement-superfluous",
            _ => "disagreement",
        };
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let args = [
            ("tag", differs.tag.into()),
            ("stated", text(&differs.stated).into()),
            ("expected", text(&differs.expected).into()),
            ("reason", self.reason_of_disagreement(differs.reason).into()),
        ];
        self.say(key, &args)
    }

    fn reason_of_disagreement(self, reason: Reason) -> String {
        match reason {
            Reason::NoScore => self.text("reason-no-score"),
            Reason::ForfeitLoses => self.text("reason-forfeit"),
            Reason::GoesOn => self.text("reason-goes-on"),
            Reason::Ended {
                termination,
                rules,
                rule,
            } => {
                let key = match (termination, rules) {
                    (Termination::NoMoves, RuleSet::Giuthi(_)) => "reason-nobody-can-move",
                    (Termination::NoMoves, RuleSet::Kiothi) => "reason-mover-cannot",
                    (Termination::Repetition, _) => "reason-repetition",
                    (Termination::Resignation, _) => "reason-resignation",
                    (Termination::Time, _) => "reason-time",
                };
                self.say(key, &[("rule", rule.into())])
            }
        }
    }
}
