//! The Giuthi match: games in rounds, the loser laying out the next (GM1–GM5).

use std::fmt;

use super::Giuthi;
use crate::{
    AnyMove, AnyPosition, BySide, Cell, Game, IllegalMove, MAX_SEEDS, Position, Setup, Side, Trace,
};

/// GM4: a player who owns this many seeds or fewer has lost.
const LOST_AT: u16 = 4;

/// GM5: so many drawn rounds in a row draw the match.
const DRAWN_ROUNDS: u32 = 3;

/// A match.
///
/// ```
/// # use ndongu_rules::giuthi::{Giuthi, Match, Phase};
/// let start: Giuthi = "giuthi:climent 6x6".parse()?;
/// let contest = Match::new(start, None);
/// assert_eq!(contest.phase(), Phase::Play);
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    max_rounds: Option<u32>,
    rounds: Vec<Round>,
    drawn_in_a_row: u32,
    phase: Phase,
}

/// One round of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The game of this round; captured seeds count from 0.
    pub game: Game,
    /// What each player keeps off the board during it (GM2).
    pub kept: BySide<u16>,
    /// The layout made after this round, hole `A` or `a` first, and who made it (GM2).
    pub layout: Option<(Side, Vec<u16>)>,
}

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A move in the current round.
    Play,
    /// A layout for the next round (GM2).
    Layout {
        /// Who lays out.
        by: Side,
        /// How many seeds: all that this player owns.
        seeds: u16,
    },
    /// Nothing: it is over.
    Over(MatchEnd),
}

/// The end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchEnd {
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    /// By what.
    pub reason: Ended,
}

/// What ended a match (GM4, GM5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// The loser owns four seeds or fewer.
    FourOrFewer,
    /// The loser owns too few seeds to put one in every hole.
    TooFewForTheHoles,
    /// The loser made a layout that leaves neither side a move.
    LayoutWithoutMove,
    /// Three rounds in a row were drawn.
    ThreeDrawnRounds,
    /// The agreed number of rounds has been played.
    GreatestNumberOfRounds,
    /// The loser gave up.
    Resignation,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Ended::FourOrFewer => "four or fewer",
            Ended::TooFewForTheHoles => "too few for the holes",
            Ended::LayoutWithoutMove => "layout without a move",
            Ended::ThreeDrawnRounds => "three drawn rounds",
            Ended::GreatestNumberOfRounds => "greatest number of rounds",
            Ended::Resignation => "resignation",
        })
    }
}

/// Why a layout is refused (GM2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LayoutError {
    /// No layout is to be made now.
    NotNow,
    /// There must be one number for each hole of the row.
    WrongLength {
        /// Numbers given.
        given: usize,
        /// Holes in a row.
        holes: usize,
    },
    /// Every hole must get at least one seed.
    EmptyHole {
        /// The hole's place in the row, from 0.
        index: usize,
    },
    /// All seeds that the player owns must be laid out, and no more.
    WrongSum {
        /// Seeds laid out.
        laid: u32,
        /// Seeds owned.
        owned: u16,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::NotNow => f.write_str("no layout is to be made now (GM2)"),
            LayoutError::WrongLength { given, holes } => {
                write!(
                    f,
                    "a layout has {holes} numbers, one for each hole, not {given} (GM2)"
                )
            }
            LayoutError::EmptyHole { index } => {
                write!(
                    f,
                    "every hole needs at least one seed, and hole {} has none (GM2)",
                    index + 1
                )
            }
            LayoutError::WrongSum { laid, owned } => {
                write!(
                    f,
                    "all {owned} seeds must be laid out, and these are {laid} (GM2)"
                )
            }
        }
    }
}

impl std::error::Error for LayoutError {}

impl Match {
    /// GM1: a match whose first round begins in `start`, of at most `max_rounds` rounds (GM5).
    pub fn new(start: Giuthi, max_rounds: Option<u32>) -> Match {
        let mut contest = Match {
            max_rounds,
            rounds: Vec::new(),
            drawn_in_a_row: 0,
            phase: Phase::Play,
        };
        contest.begin_round(start, BySide::default());
        contest
    }

    /// The rounds so far, the current one last.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The current round, or the last one.
    pub fn round(&self) -> &Round {
        self.rounds.last().expect("a match has at least one round")
    }

    /// What is to happen next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What each player owns: after a decided round what they scored and had kept (GM2); during a
    /// round, and after a drawn one, what they owned when it began (GM5).
    pub fn owned(&self) -> BySide<u16> {
        let round = self.round();
        let won = round.game.ending().filter(|ending| ending.winner.is_some());
        let score = match won.and_then(|ending| ending.score) {
            Some(score) => score,
            None => round.game.start().final_score(),
        };
        BySide::from_fn(|side| score[side] + round.kept[side])
    }

    /// Plays a move in the current round.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    pub fn play(&mut self, mv: AnyMove) -> Result<Trace, IllegalMove> {
        let trace = self.current().game.play(mv)?;
        self.settle();
        Ok(trace)
    }

    /// Ends the match: `side` gives it up. Nothing happens when it is over.
    pub fn resign(&mut self, side: Side) {
        if !matches!(self.phase, Phase::Over(_)) {
            self.current().game.resign(side);
            self.end(Some(side.other()), Ended::Resignation);
        }
    }

    /// Lays out the next round (GM2) and begins it (GM3).
    ///
    /// # Errors
    ///
    /// Says what GM2 has against the layout.
    pub fn lay_out(&mut self, layout: &[u16]) -> Result<(), LayoutError> {
        let Phase::Layout { by, seeds } = self.phase else {
            return Err(LayoutError::NotNow);
        };
        let holes = self.round().game.position().holes();
        if layout.len() != holes {
            return Err(LayoutError::WrongLength {
                given: layout.len(),
                holes,
            });
        }
        if let Some(index) = layout.iter().position(|seeds| *seeds == 0) {
            return Err(LayoutError::EmptyHole { index });
        }
        let laid = layout.iter().map(|seeds| u32::from(*seeds)).sum();
        if laid != u32::from(seeds) {
            return Err(LayoutError::WrongSum { laid, owned: seeds });
        }
        let mut kept = self.owned().map(|owned| owned - seeds);
        kept[by] = 0;
        let row: Vec<Cell> = layout
            .iter()
            .map(|seeds| Cell {
                seeds: *seeds,
                nki: false,
            })
            .collect();
        let start = Giuthi::try_from(Setup {
            rules: self.round().game.position().rules(),
            south: row.clone(),
            north: row,
            taken: BySide::default(),
            turn: by.other(),
            opening: false,
        })
        .expect("both rows hold no more than the seeds of the match");
        self.current().layout = Some((by, layout.to_vec()));
        if start.outcome().is_some() {
            self.end(Some(by.other()), Ended::LayoutWithoutMove);
        } else {
            self.begin_round(start, kept);
        }
        Ok(())
    }

    /// The layout that whoever owes one begins from: as many in every hole as can be, and of the rest
    /// one each from the left. `None` when no layout is owed.
    pub fn even_layout(&self) -> Option<Vec<u16>> {
        let Phase::Layout { seeds, .. } = self.phase else {
            return None;
        };
        let holes = self.round().game.position().holes() as u16;
        let (each, rest) = (seeds / holes, seeds % holes);
        Some(
            (0..holes)
                .map(|hole| each + u16::from(hole < rest))
                .collect(),
        )
    }

    fn current(&mut self) -> &mut Round {
        self.rounds
            .last_mut()
            .expect("a match has at least one round")
    }

    fn begin_round(&mut self, start: Giuthi, kept: BySide<u16>) {
        self.phase = Phase::Play;
        let game = Game::new(AnyPosition::Giuthi(start));
        self.rounds.push(Round {
            game,
            kept,
            layout: None,
        });
        self.settle();
    }

    fn end(&mut self, winner: Option<Side>, reason: Ended) {
        self.phase = Phase::Over(MatchEnd { winner, reason });
    }

    /// After a round: GM5 for drawn ones, GM4 and then GM2 for others.
    fn settle(&mut self) {
        let Some(ending) = self.round().game.ending() else {
            return;
        };
        match ending.winner {
            None => self.settle_drawn(),
            Some(winner) => self.settle_won(winner),
        }
    }

    fn settle_drawn(&mut self) {
        self.drawn_in_a_row += 1;
        if self.drawn_in_a_row == DRAWN_ROUNDS {
            return self.end(None, Ended::ThreeDrawnRounds);
        }
        if self.is_last_round() {
            return self.end_by_count();
        }
        let round = self.round();
        let (start, kept) = (*round.game.start(), round.kept);
        if let AnyPosition::Giuthi(start) = start {
            self.begin_round(start.with_turn_given(), kept);
        }
    }

    fn settle_won(&mut self, winner: Side) {
        self.drawn_in_a_row = 0;
        let owned = self.owned();
        let holes = self.round().game.position().holes() as u16;
        debug_assert!(
            owned.south + owned.north <= u16::from(MAX_SEEDS),
            "a match gains no seeds"
        );
        let poorer = match owned.south.cmp(&owned.north) {
            std::cmp::Ordering::Less => Side::South,
            std::cmp::Ordering::Greater => Side::North,
            std::cmp::Ordering::Equal => winner.other(),
        };
        for (least, reason) in [
            (LOST_AT + 1, Ended::FourOrFewer),
            (holes, Ended::TooFewForTheHoles),
        ] {
            match owned.map(|owned| owned < least) {
                BySide {
                    south: true,
                    north: true,
                } => return self.end(Some(winner), reason),
                BySide {
                    south: true,
                    north: false,
                } => return self.end(Some(Side::North), reason),
                BySide {
                    south: false,
                    north: true,
                } => return self.end(Some(Side::South), reason),
                BySide {
                    south: false,
                    north: false,
                } => {}
            }
        }
        if self.is_last_round() {
            return self.end_by_count();
        }
        self.phase = Phase::Layout {
            by: poorer,
            seeds: owned[poorer],
        };
    }

    fn is_last_round(&self) -> bool {
        self.max_rounds
            .is_some_and(|max| self.rounds.len() as u32 >= max)
    }

    fn end_by_count(&mut self) {
        let winner = crate::Outcome {
            score: self.owned(),
        }
        .winner();
        self.end(winner, Ended::GreatestNumberOfRounds);
    }
}
