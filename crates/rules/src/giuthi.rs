//! Giuthi, the game of the Kikuyu and Embu: rules G1 to G13.

use std::collections::HashSet;

use crate::{
    BySide, Circle, Direction, End, Hole, IllegalMove, MAX_HOLES, Position, Setup, SetupError,
    Side, SowingPath, Taken, Watch,
    board::{Board, Hand, Landing, Lanes, Laps, NARROW_HOLES, Narrow, Relay, Wide},
    flight::{Flight, follow},
    illegal::check_own,
    position::{each_sown_alone, sealed::Sealed},
    together::{AT_ONCE, Batch, Landed},
};

mod r#match;

pub use r#match::{Ended, LayoutError, Match, MatchEnd, Phase, Round};

/// Whose account of the game is followed. They differ in G9 only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Rules {
    /// Mancala World's account: `giuthi`, in full `giuthi:mancala-world`.
    #[default]
    MancalaWorld,
    /// Jordi Climent's account: `giuthi:climent`.
    Climent,
}

impl Rules {
    /// G9: whether a chain of captures passes over an empty hole of the opponent and goes on.
    #[inline]
    pub fn chain_passes_gaps(self) -> bool {
        self == Rules::MancalaWorld
    }
}

/// The start of one sowing: a hole and a direction, `C+` (N3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sowing {
    /// The hole that is sown.
    pub hole: Hole,
    /// Which way the first lap goes (G3).
    pub direction: Direction,
}

/// A possible position of Giuthi.
///
/// You cannot steal the cattle of another man without entering his land (G7): C sows D and a, and
/// comes back with the two in a to the empty C, from where it takes the five opposite.
///
/// ```
/// # use ndongu_rules::{Giuthi, Position};
/// //   d c b a        0 0 5 1
/// //   A B C D        0 0 2 1
/// let pos: Giuthi = "giuthi 0,0,2,1/1,5,0,0 0-0 S".parse()?;
/// let after = pos.play("C+".parse()?)?;
/// assert_eq!(after.to_string(), "giuthi 0,0,0,3/0,0,0,0 6-0 N");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Invariants
///
/// Rows of 1 to 10 holes; board and captured seeds together at most 180 (G1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Giuthi {
    board: Board,
    taken: BySide<u8>,
    turn: Side,
    rules: Rules,
    holes: u8,
}

impl Giuthi {
    /// South to move, nothing captured yet; each row from its player's own left, nought beyond `holes`.
    ///
    /// Much faster than to make a position from a [`Setup`], for programs that make millions.
    ///
    /// ```
    /// # use ndongu_rules::{Giuthi, giuthi::Rules};
    /// let mut rows = [[0; 10]; 2];
    /// rows[0][..3].copy_from_slice(&[0, 0, 2]);
    /// rows[1][..3].copy_from_slice(&[0, 1, 1]);
    /// let pos = Giuthi::of_rows(Rules::Climent, 3, rows[0], rows[1]);
    /// assert_eq!(pos.to_string(), "giuthi:climent 0,0,2/0,1,1 0-0 S");
    /// ```
    ///
    /// # Panics
    ///
    /// When `holes` is not 1 to 10, there are seeds beyond them, or more than 180 in all (G1).
    #[inline]
    pub fn of_rows(
        rules: Rules,
        holes: usize,
        south: [u8; MAX_HOLES],
        north: [u8; MAX_HOLES],
    ) -> Giuthi {
        assert!((1..=MAX_HOLES).contains(&holes), "a row of {holes} holes");
        Giuthi {
            board: Board::of_rows(holes, south, north),
            taken: BySide { south: 0, north: 0 },
            turn: Side::South,
            rules,
            holes: holes as u8,
        }
    }

    /// Whose account this game is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    fn is_own(&self, circuit: usize) -> bool {
        (circuit >= self.holes()) == (self.turn == Side::North)
    }

    /// A sowing of this position, its first lap still to come.
    #[inline]
    fn start<L: Lanes>(&self, sowing: Sowing, laps: &Laps<L>) -> Sown<L> {
        let at = sowing.hole.circuit(self.holes());
        let landing = laps.before(at, sowing.direction);
        let board = L::load(self.board);
        Sown {
            hand: Hand {
                board,
                landing,
                seeds: board.get(at),
            },
            touched: landing,
        }
    }

    #[inline]
    fn sow_in<L: Lanes, W: Watch>(&self, sowing: Sowing, watch: &mut W) -> Option<Self> {
        let laps = L::laps(self.holes(), Relay::Reversed);
        let Sown {
            hand: Hand { board, landing, .. },
            touched,
        } = follow(self.start(sowing, laps), laps, watch)?;
        let at = landing.hole();
        let crossed = touched.touched(self.turn.other());
        // The lap that is not sown any more would have gone the other way (G4).
        let direction = laps.direction_after(landing).reversed();
        Some(self.land(board, at, crossed, direction, watch))
    }

    /// G5 to G10: what comes of a sowing that has ended in an empty hole.
    #[inline]
    fn land<L: Lanes>(
        &self,
        mut board: L,
        at: usize,
        crossed: bool,
        direction: Direction,
        watch: &mut impl Watch,
    ) -> Self {
        let mut after = Giuthi {
            turn: self.turn.other(),
            ..*self
        };
        let end = if !self.is_own(at) {
            End::Sleep
        } else if !crossed {
            after.turn = self.turn;
            End::Again
        } else {
            let store = &mut after.taken[self.turn];
            self.capture(&mut board, at, direction, store, watch)
        };
        watch.end(end);
        after.board = board.store();
        after
    }

    /// G7 to G9: captures from the landing hole `last` on, after a lap in `direction`.
    #[inline]
    fn capture<L: Lanes>(
        &self,
        board: &mut L,
        last: usize,
        direction: Direction,
        store: &mut u8,
        watch: &mut impl Watch,
    ) -> End {
        let holes = self.holes();
        let across = |circuit: usize| 2 * holes - 1 - circuit;
        // G8: an empty hole opposite means no capture.
        if board.get(across(last)) == 0 {
            return End::Nothing;
        }
        let mut take = |board: &mut L, circuit: usize| {
            let seeds = board.get(circuit);
            board.clear(circuit);
            *store += seeds;
            watch.capture(Taken {
                hole: Hole::at(circuit, holes),
                seeds,
            });
        };
        take(board, last);
        take(board, across(last));
        // G9: the chain runs on over own empty holes, to the end of the row.
        let row_end = match (direction, last < holes) {
            (Direction::CounterClockwise, true) => holes - 1,
            (Direction::CounterClockwise, false) => 2 * holes - 1,
            (Direction::Clockwise, true) => 0,
            (Direction::Clockwise, false) => holes,
        };
        let mut hole = last;
        while hole != row_end {
            hole = match direction {
                Direction::CounterClockwise => hole + 1,
                Direction::Clockwise => hole - 1,
            };
            if board.get(hole) != 0 {
                break;
            }
            if board.get(across(hole)) != 0 {
                take(board, across(hole));
            } else if !self.rules.chain_passes_gaps() {
                break;
            }
        }
        End::Capture
    }

    /// Sows a batch, and alone what the batch leaves.
    #[inline]
    fn sow_batch(
        &self,
        path: SowingPath,
        sowings: &[Option<Sowing>],
        batch: &Batch,
        each: &mut impl FnMut(Sowing, Self),
    ) {
        let landings = path.sow(batch, self.rules.chain_passes_gaps());
        let sowings = sowings[..batch.len()].iter().flatten();
        for (k, sowing) in sowings.enumerate() {
            let child = match landings.get(k, self.holes()) {
                Some(landed) => Some(self.landed(landed)),
                None => self.sow(*sowing, &mut ()),
            };
            if let Some(child) = child {
                each(*sowing, child);
            }
        }
    }

    #[inline]
    fn landed(&self, landed: Landed) -> Self {
        let Landed {
            board,
            captured,
            again,
        } = landed;
        let turn = if again { self.turn } else { self.turn.other() };
        let mut child = Giuthi {
            board,
            turn,
            ..*self
        };
        child.taken[self.turn] += captured;
        child
    }

    /// G6a: whether a turn that stands here and may not step on `stood` can still end.
    fn can_end_turn(&self, stood: &[Self]) -> bool {
        if self.ends_turn_at_once() {
            return true;
        }
        let mut seen: HashSet<Self> = stood.iter().copied().chain([*self]).collect();
        let mut open = vec![*self];
        while let Some(pos) = open.pop() {
            for child in pos.sown() {
                if seen.insert(child) {
                    if child.ends_turn_at_once() {
                        return true;
                    }
                    open.push(child);
                }
            }
        }
        false
    }

    /// Whether a sowing from here ends the turn, or none ends at all and a pass does.
    fn ends_turn_at_once(&self) -> bool {
        let mut stuck = true;
        for child in self.sown() {
            stuck = false;
            if child.turn != self.turn {
                return true;
            }
        }
        stuck
    }

    /// Where the sowings that end lead.
    fn sown(&self) -> impl Iterator<Item = Self> {
        self.candidates()
            .filter_map(|sowing| self.sow(sowing, &mut ()))
    }
}

/// A sowing of Giuthi under way.
#[derive(Clone, Copy)]
struct Sown<L> {
    hand: Hand<L>,
    /// The rows that all its laps have touched.
    touched: Landing,
}

impl<L: Lanes> Flight for Sown<L> {
    type Lanes = L;

    #[inline]
    fn hand(&mut self) -> &mut Hand<L> {
        &mut self.hand
    }

    #[inline]
    fn lap(&mut self, laps: &Laps<L>) -> bool {
        let ended = self.hand.lap(laps);
        self.touched.touch(self.hand.landing);
        ended
    }
}

impl Sealed for Giuthi {}

impl Position for Giuthi {
    type Sowing = Sowing;

    const OVER_RULE: &'static str = "G12";
    const PASS_RULE: &'static str = "G11";

    #[inline]
    fn holes(&self) -> usize {
        usize::from(self.holes)
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn seeds(&self, hole: Hole) -> u8 {
        self.board.get(hole.circuit(self.holes()))
    }

    #[inline]
    fn row(&self, side: Side) -> [u8; MAX_HOLES] {
        self.board.row(side, self.holes())
    }

    #[inline]
    fn fingerprint(&self) -> u64 {
        let BySide { south, north } = self.taken;
        let [side, rules] = [self.turn as u8, self.rules as u8];
        let rest = [south, north, side, rules, self.holes, 0, 0, 0];
        self.board.fingerprint(u64::from_le_bytes(rest))
    }

    #[inline]
    fn taken(&self) -> BySide<u8> {
        self.taken
    }

    /// G2: any own hole with at least two seeds, either way.
    #[inline]
    fn candidates(&self) -> impl Iterator<Item = Sowing> + use<> {
        let Giuthi { board, turn, .. } = *self;
        board
            .at_least_two(turn, self.holes())
            .map(move |index| Hole::new(turn, index))
            .flat_map(|hole| Direction::BOTH.map(|direction| Sowing { hole, direction }))
    }

    #[inline]
    fn each_sown_by(&self, path: SowingPath, mut each: impl FnMut(Sowing, Self)) {
        let Some(at_once) = path.at_once(self.holes()) else {
            return each_sown_alone(self, each);
        };
        let none = Batch::new(self.board, self.holes(), self.turn);
        let (mut sowings, mut batch) = ([None; AT_ONCE], none);
        self.candidates().for_each(|sowing| {
            sowings[batch.len()] = Some(sowing);
            // Every second sowing is clockwise, and seen in the mirror.
            batch.push(match sowing.direction {
                Direction::CounterClockwise => sowing.hole.index,
                Direction::Clockwise => self.holes - 1 - sowing.hole.index,
            });
            if batch.len() == at_once {
                self.sow_batch(path, &sowings, &batch, &mut each);
                batch = none;
            }
        });
        if batch.len() > 0 {
            self.sow_batch(path, &sowings, &batch, &mut each);
        }
    }

    #[inline]
    fn sow<W: Watch>(&self, sowing: Sowing, watch: &mut W) -> Option<Self> {
        if self.holes() <= NARROW_HOLES {
            self.sow_in::<Narrow, W>(sowing, watch)
        } else {
            self.sow_in::<Wide, W>(sowing, watch)
        }
    }

    fn check_candidate(&self, sowing: Sowing) -> Result<(), IllegalMove> {
        let hole = sowing.hole;
        check_own(hole, self.turn, self.holes(), "G2")?;
        match self.seeds(hole) {
            0 => Err(IllegalMove::Empty { hole, rule: "G2" }),
            1 => Err(IllegalMove::TooFewSeeds {
                hole,
                held: 1,
                needed: 2,
                rule: "G2",
            }),
            _ => Ok(()),
        }
    }

    #[inline]
    fn with_turn_given(&self) -> Self {
        Giuthi {
            turn: self.turn.other(),
            ..*self
        }
    }

    fn passed(&self) -> Option<Self> {
        let child = self.with_turn_given();
        (!child.is_stuck()).then_some(child)
    }

    /// G12: what was captured and what is left in the own row.
    fn final_score(&self) -> BySide<u16> {
        BySide::from_fn(|side| u16::from(self.taken[side]) + self.row_seeds(side))
    }

    fn circle(&self, stood: &[Self]) -> Option<Circle> {
        if stood.contains(self) {
            Some(Circle::Repeats)
        } else if !self.can_end_turn(stood) {
            Some(Circle::NoWayOut)
        } else {
            None
        }
    }
}

impl TryFrom<Setup> for Giuthi {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let rules = setup.check_giuthi()?;
        Ok(Giuthi {
            board: setup.board(),
            taken: setup.taken.map(|seeds| seeds as u8),
            turn: setup.turn,
            rules,
            holes: setup.south.len() as u8,
        })
    }
}

impl From<Giuthi> for Setup {
    fn from(pos: Giuthi) -> Setup {
        Setup::of_board(
            crate::RuleSet::Giuthi(pos.rules),
            pos.board,
            pos.holes(),
            pos.taken,
            pos.turn,
        )
    }
}
