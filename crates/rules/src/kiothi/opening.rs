//! The two redistributions with which Kiothi begins (K3).
//!
//! There are 300,450,150 of them at `6x5`, so they are checked, counted and drawn by number, never
//! listed to choose from.

use crate::{
    AnyPosition, BySide, Hole, IllegalMove, Kiothi, MAX_HOLES, RuleSet, Setup, SetupError, Side,
    board::Board, illegal::check_own,
};

/// Kiothi before both players have redistributed.
///
/// ```
/// # use ndongu_rules::kiothi::Opening;
/// let opening: Opening = "kiothi 6x5".parse()?;
/// assert_eq!(opening.count(), 300_450_150);
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Opening {
    board: Board,
    taken: BySide<u8>,
    turn: Side,
    holes: u8,
}

/// Two boma emptied, their warriors placed anew: `EF=A3g7` (K3, N3).
///
/// A plain value: whether it fits a position is for [`Opening::redistribute`] to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Redistribution {
    /// Bit i: the boma with letter i is emptied; `A` … `J`, then `a` … `j`.
    emptied: u32,
    /// Warriors placed, in the same order.
    placed: [u16; 2 * MAX_HOLES],
}

impl Redistribution {
    /// Nothing emptied, nothing placed.
    pub fn new() -> Self {
        Redistribution::default()
    }

    /// Empties a boma as well.
    ///
    /// # Panics
    ///
    /// When no board has such a boma.
    pub fn empty(&mut self, boma: Hole) {
        self.emptied |= 1 << letter_place(boma);
    }

    /// Places exactly this many warriors in a boma, in place of what was to be placed there.
    ///
    /// # Panics
    ///
    /// When no board has such a boma.
    pub fn place(&mut self, boma: Hole, warriors: u16) {
        self.placed[letter_place(boma)] = warriors;
    }

    /// The boma emptied, in circuit order.
    pub fn emptied(&self) -> impl Iterator<Item = Hole> + use<> {
        let emptied = self.emptied;
        letters().filter(move |boma| emptied >> letter_place(*boma) & 1 == 1)
    }

    /// The boma that receive warriors, in circuit order, each with how many.
    pub fn placed(&self) -> impl Iterator<Item = (Hole, u16)> + use<> {
        let placed = self.placed;
        letters()
            .map(move |boma| (boma, placed[letter_place(boma)]))
            .filter(|(_, warriors)| *warriors > 0)
    }
}

/// `A` … `J`, `a` … `j`.
fn letters() -> impl Iterator<Item = Hole> {
    (0..2 * MAX_HOLES).map(|place| Hole::at(place, MAX_HOLES))
}

fn letter_place(boma: Hole) -> usize {
    boma.circuit(MAX_HOLES)
}

impl Opening {
    /// Boma in a row: 1 … 10.
    pub fn holes(&self) -> usize {
        usize::from(self.holes)
    }

    /// The side that owes its redistribution.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Prisoners of each side; none unless the position was set up so.
    pub fn taken(&self) -> BySide<u8> {
        self.taken
    }

    /// Warriors in a boma.
    ///
    /// # Panics
    ///
    /// When the boma is not on this board.
    pub fn seeds(&self, boma: Hole) -> u8 {
        self.board.get(boma.circuit(self.holes()))
    }

    /// The mover's occupied boma, from the left.
    pub fn occupied(&self) -> impl Iterator<Item = Hole> + use<> {
        let pos = *self;
        (0..pos.holes)
            .map(move |index| Hole::new(pos.turn, index))
            .filter(move |boma| pos.seeds(*boma) > 0)
    }

    /// How many boma the mover must empty: two, or fewer where fewer are occupied (K3).
    pub fn must_empty(&self) -> u8 {
        self.occupied().take(2).count() as u8
    }

    /// Plays a redistribution.
    ///
    /// # Errors
    ///
    /// Says what K3 has against it.
    pub fn redistribute(
        &self,
        redistribution: &Redistribution,
    ) -> Result<AnyPosition, IllegalMove> {
        let holes = self.holes();
        let needed = self.must_empty();
        if needed == 0 {
            return Err(IllegalMove::MustPass);
        }
        for hole in redistribution.emptied() {
            check_own(hole, self.turn, holes, "K3")?;
            if self.seeds(hole) == 0 {
                return Err(IllegalMove::Empty { hole, rule: "K3" });
            }
        }
        let emptied = redistribution.emptied().count() as u8;
        if emptied != needed {
            return Err(IllegalMove::WrongNumberEmptied { emptied, needed });
        }
        let missing = redistribution
            .placed()
            .find(|(hole, _)| hole.index >= self.holes);
        if let Some((hole, _)) = missing {
            return Err(IllegalMove::NoSuchHole {
                hole,
                holes: self.holes,
            });
        }
        let lifted = redistribution
            .emptied()
            .map(|boma| u16::from(self.seeds(boma)))
            .sum();
        let placed = redistribution
            .placed()
            .fold(0, |sum: u16, (_, warriors)| sum.saturating_add(warriors));
        if placed != lifted {
            return Err(IllegalMove::WrongSum { lifted, placed });
        }
        Ok(self.after(redistribution))
    }

    /// K3: a player without an occupied boma passes.
    ///
    /// # Errors
    ///
    /// [`IllegalMove::MayNotPass`] for every other player.
    pub fn pass(&self) -> Result<AnyPosition, IllegalMove> {
        if self.must_empty() > 0 {
            return Err(IllegalMove::MayNotPass { rule: "K3" });
        }
        Ok(self.after(&Redistribution::new()))
    }

    /// The position after a redistribution that has been checked.
    fn after(&self, redistribution: &Redistribution) -> AnyPosition {
        let holes = self.holes();
        let mut next = Opening {
            turn: Side::North,
            ..*self
        };
        for boma in redistribution.emptied() {
            next.board.set(boma.circuit(holes), 0);
        }
        for (boma, warriors) in redistribution.placed() {
            let circuit = boma.circuit(holes);
            next.board
                .set(circuit, next.board.get(circuit) + warriors as u8);
        }
        if self.turn == Side::South {
            return AnyPosition::Opening(next);
        }
        // K4: when both have redistributed, every occupied boma becomes nki.
        let nki = (0..2 * holes)
            .filter(|circuit| next.board.get(*circuit) > 0)
            .fold(0, |nki, circuit| nki | 1 << circuit);
        AnyPosition::Kiothi(Kiothi {
            board: next.board,
            nki,
            taken: next.taken,
            turn: Side::South,
            holes: next.holes,
        })
    }

    /// The number of redistributions; 0 where the only move is a pass.
    pub fn count(&self) -> u128 {
        self.pairs()
            .iter()
            .map(|pair| placings(self.lifted(*pair), 2 * self.holes()))
            .sum()
    }

    /// The redistribution with number `k`: by the boma emptied in circuit order, then by the
    /// warriors in the first boma of the circuit, the second, and so on, few before many.
    /// `None` from [`count`](Self::count) on. A `k` drawn uniformly gives a uniform redistribution.
    pub fn nth(&self, mut k: u128) -> Option<Redistribution> {
        let ring = 2 * self.holes();
        for pair in self.pairs() {
            let mut left = self.lifted(pair);
            let here = placings(left, ring);
            if k >= here {
                k -= here;
                continue;
            }
            let mut redistribution = Redistribution::new();
            pair.into_iter()
                .flatten()
                .for_each(|boma| redistribution.empty(boma));
            for circuit in 0..ring - 1 {
                let mut warriors = 0;
                loop {
                    let rest = placings(left - warriors, ring - 1 - circuit);
                    if k < rest {
                        break;
                    }
                    k -= rest;
                    warriors += 1;
                }
                redistribution.place(Hole::at(circuit, self.holes()), warriors);
                left -= warriors;
            }
            redistribution.place(Hole::at(ring - 1, self.holes()), left);
            return Some(redistribution);
        }
        None
    }

    /// Every redistribution with where it leads, in the order of [`nth`](Self::nth), made one by one.
    pub fn children(&self) -> impl Iterator<Item = (Redistribution, AnyPosition)> {
        (0..self.count())
            .map_while(|k| self.nth(k))
            .map(|choice| (choice, self.after(&choice)))
    }

    /// The choices of boma to empty, in circuit order: pairs, or the one, or none.
    fn pairs(&self) -> Vec<[Option<Hole>; 2]> {
        let occupied: Vec<Hole> = self.occupied().collect();
        match occupied[..] {
            [] => Vec::new(),
            [only] => vec![[Some(only), None]],
            _ => (0..occupied.len())
                .flat_map(|i| (i + 1..occupied.len()).map(move |j| (i, j)))
                .map(|(i, j)| [Some(occupied[i]), Some(occupied[j])])
                .collect(),
        }
    }

    fn lifted(&self, pair: [Option<Hole>; 2]) -> u16 {
        pair.into_iter()
            .flatten()
            .map(|boma| u16::from(self.seeds(boma)))
            .sum()
    }
}

/// Ways to place `warriors` in `boma` boma: (warriors + boma − 1) over (boma − 1).
///
/// At most 180 warriors in 20 boma, about 2⁸⁷ ways: 128 bits hold every intermediate product.
fn placings(warriors: u16, boma: usize) -> u128 {
    (1..boma as u128).fold(1, |ways, i| ways * (u128::from(warriors) + i) / i)
}

impl TryFrom<Setup> for Opening {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_kiothi()?;
        if !setup.opening {
            return Err(SetupError::NotInOpening);
        }
        Ok(Opening {
            board: setup.board(),
            taken: setup.taken.map(|seeds| seeds as u8),
            turn: setup.turn,
            holes: setup.south.len() as u8,
        })
    }
}

impl From<Opening> for Setup {
    fn from(pos: Opening) -> Setup {
        let setup = Setup::of_board(RuleSet::Kiothi, pos.board, pos.holes(), pos.taken, pos.turn);
        Setup {
            opening: true,
            ..setup
        }
    }
}
