//! Moves told: every lap, and how it ended.

use ndongu_rules::{
    AnyMove, AnyPosition, Direction, End, Hole, Lap, RuleSet, Side, Trace, kiothi::Redistribution,
};

use crate::{Arg, Language, Name, Names, numbers::capitalised};

/// A move that has been played, to be put into words.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The language.
    pub language: Language,
    /// The move.
    pub mv: &'a AnyMove,
    /// What happened in it.
    pub trace: &'a Trace,
    /// The position it led to.
    pub after: &'a AnyPosition,
    /// How the players are spoken of.
    pub names: Names,
}

impl Telling<'_> {
    /// A line for every lap, and one for how the move ended.
    pub fn lines(&self) -> Vec<String> {
        (0..self.trace.laps.len())
            .map(|index| self.lap(index))
            .chain([self.end()])
            .collect()
    }

    /// One lap: `Lap 3 of 7: four from D, clockwise, end in b (5): relay`.
    ///
    /// # Panics
    ///
    /// When the move has no lap with this index.
    pub fn lap(&self, index: usize) -> String {
        let laps = &self.trace.laps;
        let Lap {
            from,
            direction,
            seeds,
            to,
        } = laps[index];
        let direction = match direction {
            Direction::CounterClockwise => "counter-clockwise",
            Direction::Clockwise => "clockwise",
        };
        // A relay lifts everything, so the next lap has as many seeds as lay there (G4, K8).
        let lifted = laps.get(index + 1).map(|relay| relay.seeds);
        let key = match (lifted, laps.len()) {
            (Some(_), _) => "lap-relay",
            (None, 1) => "lap-only",
            (None, _) => "lap-last",
        };
        let args = [
            ("lap", (index + 1).into()),
            ("laps", laps.len().into()),
            ("seeds", seeds.into()),
            ("seeds-word", self.language.number(seeds).into()),
            ("from", Arg::shown(from)),
            ("to", Arg::shown(to)),
            ("direction", direction.into()),
            ("lifted", lifted.unwrap_or(0).into()),
        ];
        capitalised(&self.language.say(key, &args))
    }

    /// How the move ended, and by which rule.
    pub fn end(&self) -> String {
        capitalised(&match (self.mv, self.trace.end) {
            (AnyMove::Redistribute(redistribution), _) => self.redistribution(redistribution),
            (_, End::Sleep) => self.sleep(),
            (_, End::Again) => self.again(),
            (_, End::Capture) => self.capture(),
            (_, End::Nothing) => self.nothing(),
            (_, End::Pass | End::Opening) => self.pass(),
        })
    }

    /// How the move ended, in a few words: `captures 9 after two laps`.
    pub fn short(&self) -> String {
        let laps = self.trace.laps.len();
        let key = match self.trace.end {
            End::Sleep | End::Nothing => "short-nothing",
            End::Again => "short-again",
            End::Capture => "short-capture",
            End::Pass => "short-pass",
            End::Opening => "short-redistribution",
        };
        let args = [
            ("laps", laps.into()),
            ("laps-word", self.language.number(laps as u64).into()),
            ("seeds", self.trace.seeds_taken().into()),
        ];
        self.language.say(key, &args)
    }

    fn sleep(&self) -> String {
        let owner = self.names[self.mover().other()];
        let key = self.of_game("end-sleep-giuthi", "end-sleep-kiothi");
        let args = [("hole", Arg::shown(self.landing()))];
        self.language.say_of(key, "owner", owner, &args)
    }

    fn again(&self) -> String {
        self.say_of_mover("end-again", &[("hole", Arg::shown(self.landing()))])
    }

    /// `You captured 9: eight from f and the seed you came with (G7)`.
    fn capture(&self) -> String {
        let taken = &self.trace.taken;
        // The first seed taken is the one that captured.
        let holes = taken.iter().skip(1).map(|taken| {
            let args = [
                ("seeds", taken.seeds.into()),
                ("seeds-word", self.language.number(taken.seeds).into()),
                ("hole", Arg::shown(taken.hole)),
            ];
            self.language.say("capture-hole", &args)
        });
        let rules = match taken.len() {
            ..=2 => self.of_game("G7", "K10"),
            _ => self.of_game("G7, G9", "K10, K11"),
        };
        let args = [
            ("total", self.trace.seeds_taken().into()),
            ("holes", holes.collect::<Vec<_>>().join(", ").into()),
            ("rules", rules.into()),
        ];
        let key = self.of_game("end-capture-giuthi", "end-capture-kiothi");
        self.say_of_mover(key, &args)
    }

    fn nothing(&self) -> String {
        let across = self.landing().opposite(self.after.holes());
        let state = if self.after.is_nki(across) {
            "nki"
        } else {
            "empty"
        };
        let args = [
            ("hole", Arg::shown(self.landing())),
            ("across", Arg::shown(across)),
            ("state", state.into()),
        ];
        let key = self.of_game("end-nothing-giuthi", "end-nothing-kiothi");
        self.language.say(key, &args)
    }

    fn pass(&self) -> String {
        // A pass leaves the board as it was.
        let mut row = self.after.row(self.mover());
        let sowable = row.any(|hole| self.after.seeds(hole) >= 2);
        let of_giuthi = if sowable {
            "end-pass-no-sowing"
        } else {
            "end-pass-no-hole"
        };
        self.say_of_mover(self.of_game(of_giuthi, "end-pass-no-boma"), &[])
    }

    /// `You emptied E and F and placed three in A and seven in g (K3)`.
    fn redistribution(&self, redistribution: &Redistribution) -> String {
        let emptied = redistribution.emptied().map(|boma| boma.to_string());
        let placed = redistribution.placed().map(|(boma, warriors)| {
            let args = [
                ("warriors", warriors.into()),
                ("warriors-word", self.language.number(warriors).into()),
                ("boma", Arg::shown(boma)),
            ];
            self.language.say("redistribution-boma", &args)
        });
        let args = [
            (
                "emptied",
                self.language.list(&emptied.collect::<Vec<_>>()).into(),
            ),
            (
                "placed",
                self.language.list(&placed.collect::<Vec<_>>()).into(),
            ),
        ];
        let told = self.say_of_mover("redistribution", &args);
        match self.after {
            AnyPosition::Kiothi(_) => {
                let args = [("redistribution", told.into())];
                self.language.say("redistributed-both", &args)
            }
            _ => told,
        }
    }

    fn say_of_mover(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let who: Name = self.names[self.mover()];
        self.language.say_of(key, "who", who, args)
    }

    /// Who has moved.
    fn mover(&self) -> Side {
        match self.trace.end {
            End::Again => self.after.turn(),
            _ => self.after.turn().other(),
        }
    }

    fn landing(&self) -> Hole {
        let last = self.trace.laps.last();
        last.expect("only a sowing ends in a hole").to
    }

    /// What Giuthi or Kiothi has to say.
    fn of_game(&self, giuthi: &'static str, kiothi: &'static str) -> &'static str {
        of_game(self.after.rules(), giuthi, kiothi)
    }
}

/// What Giuthi or Kiothi has to say.
pub fn of_game(rules: RuleSet, giuthi: &'static str, kiothi: &'static str) -> &'static str {
    match rules {
        RuleSet::Giuthi(_) => giuthi,
        RuleSet::Kiothi => kiothi,
    }
}

impl Language {
    /// What a move would do: `3 laps, ends in c: captures 7 (G7)`.
    pub fn outlook(self, trace: &Trace, rules: RuleSet, ends_game: bool) -> String {
        let ids = |giuthi, kiothi| ("rules", of_game(rules, giuthi, kiothi).into());
        let what = match trace.end {
            End::Pass => self.say("outlook-pass", &[ids("G11", "K3")]),
            End::Opening => self.text("outlook-redistribution"),
            End::Again => self.text("outlook-again"),
            End::Sleep => self.say("outlook-no-capture", &[ids("G5", "K9")]),
            End::Nothing => self.say("outlook-nothing", &[ids("G8", "K10")]),
            End::Capture => {
                let ids = match trace.taken.len() {
                    ..=2 => ids("G7", "K10"),
                    _ => ids("G7, G9", "K10, K11"),
                };
                self.say(
                    "outlook-capture",
                    &[("seeds", trace.seeds_taken().into()), ids],
                )
            }
        };
        let told = match trace.laps.last() {
            None => what,
            Some(last) => {
                let args = [
                    ("laps", trace.laps.len().into()),
                    ("hole", Arg::shown(last.to)),
                    ("what", what.into()),
                ];
                self.say("outlook-sowing", &args)
            }
        };
        if ends_game {
            self.say("outlook-game-ends", &[("outlook", told.into())])
        } else {
            told
        }
    }
}
