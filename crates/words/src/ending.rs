//! Whose turn it is, and how games and matches end.

use ndongu_rules::{
    AnyPosition, Ending, Game, Position, RuleSet, Side, Termination,
    giuthi::{Ended, MatchEnd},
    kiothi::{MatchPoints, Redistribution},
};

use crate::{
    Arg, Language, Name, Names,
    numbers::capitalised,
    telling::of_game,
    turns::{side_at, turn_number},
};

impl Language {
    /// Whose turn it is, and what is asked of them: `You are to move`.
    pub fn turn(self, position: &AnyPosition, names: Names) -> String {
        let key = match position {
            AnyPosition::Opening(opening) if opening.must_empty() > 0 => "turn-redistribution",
            _ => "turn-move",
        };
        capitalised(&self.say_of(key, "who", names[position.turn()], &[]))
    }

    /// Whose turn it is, or how the game has ended.
    pub fn standing(self, game: &Game, names: Names) -> String {
        match game.ending() {
            Some(over) => self.ending(game, over, names),
            None => self.turn(game.position(), names),
        }
    }

    /// How many redistributions there are, with one of them.
    pub fn redistributions(self, count: u128, example: &Redistribution) -> String {
        let args = [
            ("count", self.grouped(count).into()),
            ("example", Arg::shown(example)),
        ];
        self.say("redistributions", &args)
    }

    /// A player by side and what they have captured: `South  captured 12`.
    pub fn store(self, position: &AnyPosition, side: Side) -> String {
        let key = of_game(position.rules(), "store-giuthi", "store-kiothi");
        let taken = position.taken()[side].into();
        self.say(key, &[("side", side.into()), ("taken", taken)])
    }

    /// How a game has ended, and by which rule: `Nobody can move …: South wins, 42 to 30 (G12)`.
    pub fn ending(self, game: &Game, ending: Ending, names: Names) -> String {
        let reason = self.reason(game, ending, names);
        let is_narrow = game.position().rules() == RuleSet::Kiothi
            && MatchPoints::is_win_of_one_warrior(&ending);
        let key = match &reason {
            None => "ending-only",
            Some(_) if is_narrow => "ending-by-one-warrior",
            Some(_) => "ending",
        };
        let args = [
            ("reason", reason.unwrap_or_default().into()),
            ("result", self.result(ending, names).into()),
            ("rule", game.ending_rule(ending).into()),
        ];
        capitalised(&self.say(key, &args))
    }

    /// `nobody can move, and each keeps the own row`.
    fn reason(self, game: &Game, ending: Ending, names: Names) -> Option<String> {
        let loser = ending.winner.map(|side| names[side.other()]);
        let gave_up = |key| loser.map(|loser| self.say_of(key, "loser", loser, &[]));
        match ending.termination {
            Termination::NoMoves => Some(self.no_moves(game.position(), names)),
            Termination::Repetition => Some(self.repetition(game, ending.repeats.unwrap_or(0))),
            Termination::Resignation => gave_up("ending-resignation"),
            Termination::Time => gave_up("ending-time"),
        }
    }

    /// Why the game is over here, given that it is for want of moves (G12, K13).
    fn no_moves(self, position: &AnyPosition, names: Names) -> String {
        match position {
            AnyPosition::Kiothi(pos) if !pos.with_turn_given().is_stuck() => {
                let stuck = position.turn();
                let other = self.forms("other", names[stuck.other()]);
                let other: Vec<_> = other
                    .iter()
                    .map(|(name, form)| (name.as_str(), form.clone()))
                    .collect();
                self.say_of("ending-stuck", "stuck", names[stuck], &other)
            }
            _ => self.text("ending-own-rows"),
        }
    }

    /// Names the earlier turn by its number in the record (N4).
    fn repetition(self, game: &Game, earlier: usize) -> String {
        if earlier == 0 {
            return self.text("ending-first-position");
        }
        let args = [
            ("side", side_at(game, earlier).into()),
            ("turn", turn_number(game, earlier).into()),
        ];
        self.say("ending-repetition", &args)
    }

    /// `South wins, 31 to 9`, the winner's seeds first.
    fn result(self, ending: Ending, names: Names) -> String {
        let first = ending.winner.unwrap_or(Side::South);
        let score = ending.score.unwrap_or_default();
        let score_args = [
            ("more", score[first].into()),
            ("less", score[first.other()].into()),
        ];
        match (ending.winner.map(|side| names[side]), ending.score) {
            (Some(winner), Some(_)) => {
                self.say_of("result-win-score", "winner", winner, &score_args)
            }
            (Some(winner), None) => self.say_of("result-win", "winner", winner, &[]),
            (None, Some(_)) => self.say("result-draw-score", &score_args),
            (None, None) => self.text("result-draw"),
        }
    }

    /// How a Giuthi match has ended (GM4, GM5).
    pub fn match_end(self, end: MatchEnd, names: Names) -> String {
        let winner = end.winner.map(|side| names[side]);
        let loser = end.winner.map(|side| names[side.other()]);
        let lost = |key| {
            let loser: Name = loser.expect("who gives up or owns too little has lost");
            self.say_of(key, "loser", loser, &[])
        };
        capitalised(&match end.reason {
            Ended::FourOrFewer => lost("match-four-or-fewer"),
            Ended::TooFewForTheHoles => lost("match-too-few"),
            Ended::LayoutWithoutMove => lost("match-no-move"),
            Ended::Resignation => lost("match-resignation"),
            Ended::ThreeDrawnRounds => self.text("match-three-draws"),
            Ended::GreatestNumberOfRounds => match winner {
                Some(winner) => self.say_of("match-rounds-won", "winner", winner, &[]),
                None => self.text("match-rounds-drawn"),
            },
        })
    }
}
