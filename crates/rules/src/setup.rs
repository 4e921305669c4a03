//! Plain positions, which may be nonsense, and what is wrong with those that are.

use std::fmt;

use crate::{BySide, Hole, MAX_HOLES, MAX_SEEDS, Side, board::Board, giuthi};

/// A game and the account of it that is followed: `giuthi`, `giuthi:climent`, `kiothi` (N1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RuleSet {
    /// Giuthi, by one of its accounts.
    Giuthi(giuthi::Rules),
    /// Kiothi, by Mancala World's account.
    Kiothi,
}

impl RuleSet {
    /// `giuthi` or `kiothi`.
    pub fn game(self) -> &'static str {
        match self {
            RuleSet::Giuthi(_) => "giuthi",
            RuleSet::Kiothi => "kiothi",
        }
    }
}

/// One hole of a [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// Seeds in it.
    pub seeds: u16,
    /// Kiothi: whether it is marked nki (K4).
    pub nki: bool,
}

/// A position as somebody wrote it down: anything at all.
///
/// What can stand on a board is made from it by `try_from`: [`Giuthi`](crate::Giuthi),
/// [`Kiothi`](crate::Kiothi), [`Opening`](crate::kiothi::Opening) or, whichever it is,
/// [`AnyPosition`](crate::AnyPosition). All of these give their setup back by `into`.
///
/// ```
/// # use ndongu_rules::{Giuthi, Setup};
/// let start: Giuthi = "giuthi 6x4".parse()?;
/// let mut setup = Setup::from(start);
/// setup.south[2].seeds = 170;
/// let error = Giuthi::try_from(setup).unwrap_err();
/// assert_eq!(error.to_string(), "board and captured seeds hold 214, and at most 180 are allowed");
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The game and its account.
    pub rules: RuleSet,
    /// South's row from `A` on.
    pub south: Vec<Cell>,
    /// North's row from `a` on.
    pub north: Vec<Cell>,
    /// Captured seeds.
    pub taken: BySide<u16>,
    /// The side to move.
    pub turn: Side,
    /// Kiothi: whether the side to move still owes its redistribution (K3).
    pub opening: bool,
}

impl Setup {
    /// The hole's cell, if the row is that long.
    pub fn cell_mut(&mut self, hole: Hole) -> Option<&mut Cell> {
        let row = match hole.side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        };
        row.get_mut(usize::from(hole.index))
    }

    /// Every hole with its cell, in circuit order.
    pub fn cells(&self) -> impl Iterator<Item = (Hole, Cell)> {
        let rows = [(Side::South, &self.south), (Side::North, &self.north)];
        rows.into_iter().flat_map(|(side, row)| {
            let row = row.iter().enumerate();
            row.map(move |(index, cell)| (Hole::new(side, index as u8), *cell))
        })
    }

    pub(crate) fn of_board(
        rules: RuleSet,
        board: Board,
        holes: usize,
        taken: BySide<u8>,
        turn: Side,
    ) -> Setup {
        let row = |from: usize| {
            let cell = |circuit| Cell {
                seeds: u16::from(board.get(circuit)),
                nki: false,
            };
            (from..from + holes).map(cell).collect()
        };
        Setup {
            rules,
            south: row(0),
            north: row(holes),
            taken: taken.map(u16::from),
            turn,
            opening: false,
        }
    }

    /// The board of a setup that has been checked.
    pub(crate) fn board(&self) -> Board {
        let mut board = Board::default();
        for (circuit, cell) in self.south.iter().chain(&self.north).enumerate() {
            board.set(circuit, cell.seeds as u8);
        }
        board
    }

    pub(crate) fn check_giuthi(&self) -> Result<giuthi::Rules, SetupError> {
        let RuleSet::Giuthi(rules) = self.rules else {
            return Err(SetupError::OtherGame { expected: "giuthi" });
        };
        if self.opening {
            return Err(SetupError::OpeningInGiuthi);
        }
        self.check_counts()?;
        let marked = self.cells().find(|(_, cell)| cell.nki);
        match marked {
            Some((hole, _)) => Err(SetupError::NkiInGiuthi { hole }),
            None => Ok(rules),
        }
    }

    pub(crate) fn check_kiothi(&self) -> Result<(), SetupError> {
        if self.rules != RuleSet::Kiothi {
            return Err(SetupError::OtherGame { expected: "kiothi" });
        }
        self.check_counts()?;
        for (hole, cell) in self.cells().filter(|(_, cell)| cell.nki) {
            if cell.seeds == 0 {
                return Err(SetupError::NkiOnEmpty { hole });
            }
            if self.opening {
                return Err(SetupError::NkiInOpening { hole });
            }
        }
        Ok(())
    }

    /// G1 and K1: rows of equal length from 1 to 10, at most 180 seeds in all.
    fn check_counts(&self) -> Result<(), SetupError> {
        let rows = BySide {
            south: self.south.len(),
            north: self.north.len(),
        };
        if rows.south != rows.north {
            return Err(SetupError::UnequalRows(rows));
        }
        if !(1..=MAX_HOLES).contains(&rows.south) {
            return Err(SetupError::Holes { holes: rows.south });
        }
        let board: u32 = self.cells().map(|(_, cell)| u32::from(cell.seeds)).sum();
        let seeds = board + u32::from(self.taken.south) + u32::from(self.taken.north);
        if seeds > u32::from(MAX_SEEDS) {
            return Err(SetupError::TooManySeeds { seeds });
        }
        Ok(())
    }
}

/// Why a [`Setup`] cannot stand on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// It is of the other game.
    OtherGame {
        /// The game asked for.
        expected: &'static str,
    },
    /// The rows differ in length (B1).
    UnequalRows(BySide<usize>),
    /// Rows must have 1 to 10 holes (G1, K1).
    Holes {
        /// What they have.
        holes: usize,
    },
    /// Board and captured seeds hold more than 180 (G1, K1).
    TooManySeeds {
        /// What they hold.
        seeds: u32,
    },
    /// Giuthi knows no nki.
    NkiInGiuthi {
        /// The hole marked.
        hole: Hole,
    },
    /// An empty boma cannot be nki (K4).
    NkiOnEmpty {
        /// The boma marked.
        hole: Hole,
    },
    /// There is no nki before both have redistributed (K4).
    NkiInOpening {
        /// The boma marked.
        hole: Hole,
    },
    /// Giuthi has no opening.
    OpeningInGiuthi,
    /// A redistribution is owed, where a position of ordinary play was asked for (K3).
    InOpening,
    /// No redistribution is owed, where an opening was asked for (K3).
    NotInOpening,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OtherGame { expected } => {
                write!(f, "a position of {expected} was expected")
            }
            SetupError::UnequalRows(rows) => write!(
                f,
                "both rows must have the same number of holes, and South's has {}, North's {}",
                rows.south, rows.north
            ),
            SetupError::Holes { holes } => {
                write!(f, "a row has 1 to {MAX_HOLES} holes, not {holes}")
            }
            SetupError::TooManySeeds { seeds } => {
                write!(
                    f,
                    "board and captured seeds hold {seeds}, and at most {MAX_SEEDS} are allowed"
                )
            }
            SetupError::NkiInGiuthi { hole } => {
                write!(f, "{hole} is marked nki, and Giuthi has no nki")
            }
            SetupError::NkiOnEmpty { hole } => write!(f, "{hole} is marked nki, but it is empty"),
            SetupError::NkiInOpening { hole } => {
                write!(
                    f,
                    "{hole} is marked nki, but nothing is before both redistributions"
                )
            }
            SetupError::OpeningInGiuthi => f.write_str("Giuthi has no opening redistributions"),
            SetupError::InOpening => f.write_str("a redistribution is still owed in this position"),
            SetupError::NotInOpening => f.write_str("no redistribution is owed in this position"),
        }
    }
}

impl std::error::Error for SetupError {}
