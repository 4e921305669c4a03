//! What positions are worth, and how bad a turn was.

use ndongu_engine::{Severity, Value};
use ndongu_rules::{AnyMove, AnyPosition, Ending, Game, RuleSet, Side, Termination};

use crate::{
    Language,
    numbers::{capitalised, tenths},
    telling::of_game,
    turns::first_turn,
};

impl Language {
    /// What a position is worth to the side to move, if its best line ends so: `+3.2 seeds`,
    /// `wins by force`.
    pub fn worth(self, value: Value, ending: Option<Ending>, rules: RuleSet) -> String {
        let termination = ending.map(|ending| ending.termination);
        match value {
            Value::Ahead(_) => {
                let plus = if value.seeds() > 0.0 { "+" } else { "" };
                let seeds = format!("{plus}{}", self.tenths(value.seeds()));
                let key = of_game(rules, "value-ahead-giuthi", "value-ahead-kiothi");
                self.say(key, &[("seeds", seeds.into())])
            }
            Value::Wins { .. } => self.text("value-wins"),
            Value::Loses { .. } => self.text("value-loses"),
            Value::Draws if termination == Some(Termination::Repetition) => {
                self.text("value-draw-repetition")
            }
            Value::Draws => self.text("value-draw"),
        }
    }

    /// The same in a sentence: `South is 3.2 seeds ahead`.
    pub fn judgement(self, value: Value, ending: Option<Ending>, position: &AnyPosition) -> String {
        let rules = position.rules();
        capitalised(&match value {
            // Tables know who wins, but not how soon.
            Value::Wins { .. } | Value::Loses { .. } if value.moves().is_none() => {
                self.now(value, position)
            }
            Value::Wins { margin, moves } => self.forced(position.turn(), margin, moves, rules),
            Value::Loses { margin, moves } => {
                self.forced(position.turn().other(), margin, moves, rules)
            }
            Value::Draws => self.worth(value, ending, rules),
            Value::Ahead(_) => self.now(value, position),
        })
    }

    /// What was bad about a turn, when its player could have played these moves and had `before`,
    /// and now has `after`: `A mistake: E- wins by force; after this it is only a draw.`
    pub fn mistake(
        self,
        severity: Severity,
        game: &Game,
        better: &[AnyMove],
        before: Value,
        after: Value,
    ) -> String {
        let position = game.position();
        let turn = ("turn", first_turn(game, better).into());
        let better = match before {
            Value::Wins { .. } => self.say("mistake-wins", &[turn]),
            Value::Draws => self.say("mistake-draws", &[turn]),
            Value::Loses { .. } | Value::Ahead(_) => {
                let standing = ("standing", self.now(before, position).into());
                self.say("mistake-standing", &[turn, standing])
            }
        };
        let key = match severity {
            Severity::Inaccuracy => "mistake-inaccuracy",
            Severity::Mistake => "mistake-mistake",
            Severity::Blunder => "mistake-blunder",
        };
        let now = ("now", self.now(after, position).into());
        self.say(key, &[("better", better.into()), now])
    }

    /// How things stand in a position worth this to the side to move: `North is 3.2 seeds ahead`.
    fn now(self, value: Value, position: &AnyPosition) -> String {
        let mover = position.turn();
        let of = |side: Side| ("side", side.into());
        match value {
            Value::Wins { .. } => self.say("standing-wins", &[of(mover)]),
            Value::Loses { .. } => self.say("standing-wins", &[of(mover.other())]),
            Value::Draws => self.text("standing-draw"),
            Value::Ahead(_) if tenths(value.seeds().abs()) == "0.0" => self.text("standing-level"),
            Value::Ahead(_) => {
                let is_behind = value.seeds() < 0.0;
                let leader = if is_behind { mover.other() } else { mover };
                let seeds = ("seeds", self.tenths(value.seeds().abs()).into());
                let key = of_game(
                    position.rules(),
                    "standing-ahead-giuthi",
                    "standing-ahead-kiothi",
                );
                self.say(key, &[of(leader), seeds])
            }
        }
    }

    /// `South wins by force, by 13 seeds in four moves`.
    fn forced(self, winner: Side, margin: u16, moves: u16, rules: RuleSet) -> String {
        let args = [
            ("side", winner.into()),
            ("margin", margin.into()),
            ("margin-word", self.number(margin).into()),
            ("moves", moves.into()),
            ("moves-word", self.number(moves).into()),
        ];
        let key = of_game(rules, "standing-wins-giuthi", "standing-wins-kiothi");
        self.say(key, &args)
    }
}
