//! Kiothi, the game of the Meru: rules K1 to K16.
//!
//! Play begins with two redistributions ([`Opening`]); what follows is [`Kiothi`].

use crate::{
    BySide, Circle, Direction, End, Hole, IllegalMove, MAX_HOLES, Position, RuleSet, Setup,
    SetupError, Side, Taken, Watch,
    board::{Board, Hand, Lanes, Laps, NARROW_HOLES, Narrow, Relay, Wide, bits},
    flight::{Flight, follow},
    illegal::check_own,
    position::sealed::Sealed,
};

mod opening;
mod points;

pub use opening::{Opening, Redistribution};
pub use points::MatchPoints;

/// The start of one sowing: a boma and how many warriors are taken from it, `F3` (K5, N3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sowing {
    /// Where they are taken from.
    pub boma: Hole,
    /// How many are taken: 1 … 999 in a text, at most 180 on a board.
    pub count: u16,
}

/// A possible position of Kiothi after the opening.
///
/// ```
/// # use ndongu_rules::{Kiothi, Position};
/// // K10: one step onto the empty B takes what stands opposite.
/// let pos: Kiothi = "kiothi 1,0,4/1,3,0 0-0 S".parse()?;
/// assert_eq!(pos.play("A1".parse()?)?.to_string(), "kiothi 0,0,4/1,0,0 4-0 N");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Invariants
///
/// Rows of 1 to 10 boma; board and prisons together hold at most 180 (K1); only occupied boma are
/// nki.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kiothi {
    board: Board,
    /// Bit i: circuit boma i is nki (K4).
    nki: u32,
    taken: BySide<u8>,
    turn: Side,
    holes: u8,
}

impl Kiothi {
    /// South to move, nobody in prison yet; each row from its player's own left, nought beyond `holes`,
    /// and in `nki` a bit for each boma of it, set if that is nki.
    ///
    /// Much faster than to make a position from a [`Setup`], for programs that make millions.
    ///
    /// ```
    /// # use ndongu_rules::{BySide, Kiothi};
    /// let mut rows = [[0; 10]; 2];
    /// rows[0][..2].copy_from_slice(&[1, 4]);
    /// rows[1][..2].copy_from_slice(&[0, 3]);
    /// let nki = BySide { south: 0b00, north: 0b10 };
    /// let pos = Kiothi::of_rows(2, rows[0], rows[1], nki);
    /// assert_eq!(pos.to_string(), "kiothi 1,4/0,3* 0-0 S");
    /// ```
    ///
    /// # Panics
    ///
    /// When `holes` is not 1 to 10, there are warriors beyond them, more than 180 in all (K1), or an
    /// empty boma is nki.
    #[inline]
    pub fn of_rows(
        holes: usize,
        south: [u8; MAX_HOLES],
        north: [u8; MAX_HOLES],
        nki: BySide<u16>,
    ) -> Kiothi {
        assert!((1..=MAX_HOLES).contains(&holes), "a row of {holes} boma");
        let board = Board::of_rows(holes, south, north);
        let nki = u32::from(nki.south) | u32::from(nki.north) << holes;
        assert_eq!(nki & !board.marks::<1>(), 0, "an empty boma is nki");
        Kiothi {
            board,
            nki,
            taken: BySide { south: 0, north: 0 },
            turn: Side::South,
            holes: holes as u8,
        }
    }

    /// Whether a boma is nki: protected until warriors are taken from it (K4, K7).
    ///
    /// # Panics
    ///
    /// When the boma is not on this board.
    pub fn is_nki(&self, boma: Hole) -> bool {
        self.nki >> boma.circuit(self.holes()) & 1 == 1
    }

    /// Bit i: the boma in place i of a side's row, from its own left, is nki.
    #[inline]
    pub fn nki_of(&self, side: Side) -> u16 {
        let first = match side {
            Side::South => 0,
            Side::North => self.holes(),
        };
        (self.nki >> first & ((1 << self.holes) - 1)) as u16
    }

    fn is_own(&self, circuit: usize) -> bool {
        (circuit >= self.holes()) == (self.turn == Side::North)
    }

    /// K6: whether the last of `count` warriors from circuit boma `from` falls into an occupied
    /// own boma, and into which.
    #[inline]
    fn own_landing(&self, from: usize, count: usize) -> Option<usize> {
        let ring = 2 * self.holes();
        let mut landing = from + count;
        while landing >= ring {
            landing -= ring;
        }
        if !self.is_own(landing) {
            return None;
        }
        let stood = usize::from(self.board.get(landing));
        let left = if landing == from {
            stood - count
        } else {
            stood
        };
        let came_round = count > ring;
        (left > 0 || came_round).then_some(landing)
    }

    /// A sowing of this position, its first lap still to come.
    #[inline]
    fn start<L: Lanes>(&self, sowing: Sowing, laps: &Laps<L>) -> Sown<L> {
        let at = sowing.boma.circuit(self.holes());
        let landing = laps.before(at, Direction::CounterClockwise);
        let hand = Hand {
            board: L::load(self.board),
            landing,
            seeds: sowing.count as u8,
        };
        Sown {
            hand,
            nki: self.nki,
        }
    }

    #[inline]
    fn sow_in<L: Lanes, W: Watch>(&self, sowing: Sowing, watch: &mut W) -> Option<Self> {
        let laps = L::laps(self.holes(), Relay::Onward);
        let landed = follow(self.start(sowing, laps), laps, watch)?;
        Some(self.land(landed, watch))
    }

    /// K9 to K11: what comes of a sowing that has ended in an empty boma.
    #[inline]
    fn land<L: Lanes>(&self, sown: Sown<L>, watch: &mut impl Watch) -> Self {
        let Sown {
            hand: Hand {
                mut board, landing, ..
            },
            nki,
        } = sown;
        let at = landing.hole();
        let mut after = Kiothi {
            nki,
            turn: self.turn.other(),
            ..*self
        };
        let end = if self.is_own(at) {
            after.capture(&mut board, at, self.turn, watch)
        } else {
            End::Sleep
        };
        watch.end(end);
        after.board = board.store();
        after
    }

    /// K10 and K11, after a sowing that ended in the own empty boma `last`.
    #[inline]
    fn capture<L: Lanes>(
        &mut self,
        board: &mut L,
        last: usize,
        mover: Side,
        watch: &mut impl Watch,
    ) -> End {
        let holes = self.holes();
        let across = 2 * holes - 1 - last;
        let nki = self.nki;
        let open = |board: &L, circuit: usize| board.get(circuit) > 0 && nki >> circuit & 1 == 0;
        if !open(board, across) {
            return End::Nothing;
        }
        let store = &mut self.taken[mover];
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
        take(board, across);
        // K11: from the leftmost boma, the next three towards the mover's right, all or none.
        let leftmost = last.is_multiple_of(holes);
        if leftmost && holes >= 4 {
            let bonus = [across - 1, across - 2, across - 3];
            if bonus.iter().all(|circuit| open(board, *circuit)) {
                for circuit in bonus {
                    take(board, circuit);
                }
            }
        }
        End::Capture
    }
}

/// A sowing of Kiothi under way.
#[derive(Clone, Copy)]
struct Sown<L> {
    hand: Hand<L>,
    nki: u32,
}

impl<L: Lanes> Flight for Sown<L> {
    type Lanes = L;

    #[inline]
    fn hand(&mut self) -> &mut Hand<L> {
        &mut self.hand
    }

    #[inline]
    fn lap(&mut self, laps: &Laps<L>) -> bool {
        // K7: taking warriors ends the protection.
        self.nki &= !(1 << self.hand.landing.hole());
        self.hand.lap(laps)
    }
}

impl Sealed for Kiothi {}

impl Position for Kiothi {
    type Sowing = Sowing;

    const OVER_RULE: &'static str = "K13";
    const PASS_RULE: &'static str = "K13";

    #[inline]
    fn holes(&self) -> usize {
        usize::from(self.holes)
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn seeds(&self, boma: Hole) -> u8 {
        self.board.get(boma.circuit(self.holes()))
    }

    #[inline]
    fn row(&self, side: Side) -> [u8; MAX_HOLES] {
        self.board.row(side, self.holes())
    }

    #[inline]
    fn fingerprint(&self) -> u64 {
        let BySide { south, north } = self.taken;
        let [a, b, c, _] = self.nki.to_le_bytes();
        let rest = [south, north, self.turn as u8, a, b, c, self.holes, 0xff];
        self.board.fingerprint(u64::from_le_bytes(rest))
    }

    #[inline]
    fn taken(&self) -> BySide<u8> {
        self.taken
    }

    /// K5 and K6: any number from any own boma whose first lap does not end in an occupied own one.
    #[inline]
    fn candidates(&self) -> impl Iterator<Item = Sowing> + use<> {
        let pos = *self;
        let ring = 2 * pos.holes;
        let first = pos.holes * u8::from(pos.turn == Side::North);
        let own = pos.board.marks::<1>() >> first & ((1 << pos.holes) - 1);
        let twice_round = u64::from(own) << first | u64::from(own) << (first + ring);
        bits(own).flat_map(move |index| {
            let boma = Hole::new(pos.turn, index);
            let from = boma.circuit(pos.holes());
            let held = pos.board.get(from);
            // Bit i: i + 1 warriors. A whole ring of them leaves nobody behind to land on.
            let onto_own =
                (twice_round >> (from + 1)) as u32 & !(u32::from(held == ring) << (ring - 1));
            let once_round = !onto_own & ((1 << held.min(ring)) - 1);
            let farther = (ring + 1..=held)
                .filter(move |count| pos.own_landing(from, usize::from(*count)).is_none());
            bits(once_round)
                .map(|i| i + 1)
                .chain(farther)
                .map(move |count| Sowing {
                    boma,
                    count: u16::from(count),
                })
        })
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
        let Sowing {
            boma: hole,
            count: needed,
        } = sowing;
        check_own(hole, self.turn, self.holes(), "K5")?;
        let held = u16::from(self.seeds(hole));
        if held == 0 {
            return Err(IllegalMove::Empty { hole, rule: "K5" });
        }
        if needed == 0 || needed > held {
            return Err(IllegalMove::TooFewSeeds {
                hole,
                held,
                needed,
                rule: "K5",
            });
        }
        match self.own_landing(hole.circuit(self.holes()), usize::from(needed)) {
            Some(landing) => Err(IllegalMove::OntoOwnRow {
                landing: Hole::at(landing, self.holes()),
            }),
            None => Ok(()),
        }
    }

    #[inline]
    fn with_turn_given(&self) -> Self {
        Kiothi {
            turn: self.turn.other(),
            ..*self
        }
    }

    /// K13: a player who cannot move ends the game; nobody passes after the opening.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// K13: all that is left goes to the player who can still move.
    fn final_score(&self) -> BySide<u16> {
        let row = BySide::from_fn(|side| self.row_seeds(side));
        let mut score = self.taken.map(u16::from);
        if self.with_turn_given().is_stuck() {
            score.south += row.south;
            score.north += row.north;
        } else {
            score[self.turn.other()] += row.south + row.north;
        }
        score
    }

    /// There are no extra moves (K12).
    fn circle(&self, _stood: &[Self]) -> Option<Circle> {
        None
    }
}

impl TryFrom<Setup> for Kiothi {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_kiothi()?;
        if setup.opening {
            return Err(SetupError::InOpening);
        }
        let holes = setup.south.len();
        let marked = setup.south.iter().chain(&setup.north).enumerate();
        Ok(Kiothi {
            board: setup.board(),
            nki: marked.fold(0, |nki, (circuit, cell)| {
                nki | u32::from(cell.nki) << circuit
            }),
            taken: setup.taken.map(|seeds| seeds as u8),
            turn: setup.turn,
            holes: holes as u8,
        })
    }
}

impl From<Kiothi> for Setup {
    fn from(pos: Kiothi) -> Setup {
        let mut setup =
            Setup::of_board(RuleSet::Kiothi, pos.board, pos.holes(), pos.taken, pos.turn);
        for (circuit, cell) in setup.south.iter_mut().chain(&mut setup.north).enumerate() {
            cell.nki = pos.nki >> circuit & 1 == 1;
        }
        setup
    }
}
