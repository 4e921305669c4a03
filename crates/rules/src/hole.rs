//! Sides, holes and directions, as players name them (B1–B4).

use std::{fmt, ops};

/// A player, or the row of holes before that player (B1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The near row; moves first. Written `S`, holes in capitals.
    South,
    /// The far row. Written `N`, holes in small letters.
    North,
}

impl Side {
    /// South, then North.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The other side.
    #[inline]
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// `S` or `N`, as in a position's text (N1).
    pub fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}

/// One value for each side.
///
/// ```
/// # use ndongu_rules::{BySide, Side};
/// let mut captured = BySide { south: 3, north: 5 };
/// captured[Side::South] += 4;
/// assert_eq!(captured[Side::South] + captured[Side::North], 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// What `f` says of each side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        BySide {
            south: f(Side::South),
            north: f(Side::North),
        }
    }

    /// `f` of both values.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            south: f(self.south),
            north: f(self.north),
        }
    }
}

impl<T> ops::Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> ops::IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// Which way round the circuit (B3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards either player's own right. Written `+`.
    CounterClockwise,
    /// Towards either player's own left. Written `-`.
    Clockwise,
}

impl Direction {
    /// Counter-clockwise, then clockwise.
    pub const BOTH: [Direction; 2] = [Direction::CounterClockwise, Direction::Clockwise];

    /// The other way round.
    #[inline]
    #[must_use]
    pub fn reversed(self) -> Direction {
        match self {
            Direction::CounterClockwise => Direction::Clockwise,
            Direction::Clockwise => Direction::CounterClockwise,
        }
    }

    /// `+` or `-` (N3).
    pub fn sign(self) -> char {
        match self {
            Direction::CounterClockwise => '+',
            Direction::Clockwise => '-',
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Direction::CounterClockwise => "counter-clockwise",
            Direction::Clockwise => "clockwise",
        })
    }
}

/// A hole by its letter: South's `A B C …`, North's `a b c …`, each from its player's own left (B2).
///
/// ```
/// # use ndongu_rules::{Hole, Side};
/// let hole = Hole::from_letter('c').unwrap();
/// assert_eq!((hole.side, hole.index), (Side::North, 2));
/// assert_eq!(hole.opposite(8).letter(), 'F');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole {
    /// Whose row it is in.
    pub side: Side,
    /// Holes to its left in that row, as its owner sees it: 0 for `A` and `a`, at most 9.
    pub index: u8,
}

impl Hole {
    /// The hole of `side` with `index` holes to its left.
    #[inline]
    pub fn new(side: Side, index: u8) -> Hole {
        Hole { side, index }
    }

    /// `A … J` and `a … j`; `None` for every other character.
    pub fn from_letter(letter: char) -> Option<Hole> {
        match letter {
            'A'..='J' => Some(Hole::new(Side::South, letter as u8 - b'A')),
            'a'..='j' => Some(Hole::new(Side::North, letter as u8 - b'a')),
            _ => None,
        }
    }

    /// The hole's name.
    pub fn letter(self) -> char {
        let first = match self.side {
            Side::South => b'A',
            Side::North => b'a',
        };
        char::from(first.saturating_add(self.index))
    }

    /// The hole across the board, on rows of `holes` (B4).
    ///
    /// # Panics
    ///
    /// When this hole is not on such a board.
    #[must_use]
    pub fn opposite(self, holes: usize) -> Hole {
        Hole::at(2 * holes - 1 - self.circuit(holes), holes)
    }

    /// The hole that follows on the circuit, on rows of `holes` (B3).
    ///
    /// ```
    /// # use ndongu_rules::{Direction, Hole};
    /// let last = Hole::from_letter('H').unwrap();
    /// assert_eq!(last.next(Direction::CounterClockwise, 8).letter(), 'a');
    /// assert_eq!(last.next(Direction::Clockwise, 8).letter(), 'G');
    /// ```
    #[must_use]
    pub fn next(self, direction: Direction, holes: usize) -> Hole {
        let across = self.side.other();
        match direction {
            Direction::CounterClockwise if usize::from(self.index) + 1 == holes => {
                Hole::new(across, 0)
            }
            Direction::CounterClockwise => Hole::new(self.side, self.index + 1),
            Direction::Clockwise if self.index == 0 => Hole::new(across, holes as u8 - 1),
            Direction::Clockwise => Hole::new(self.side, self.index - 1),
        }
    }

    /// Its place on the circuit (B4): South's `A` is 0.
    ///
    /// # Panics
    ///
    /// When this hole is not on rows of `holes`.
    #[inline]
    pub(crate) fn circuit(self, holes: usize) -> usize {
        assert!(
            usize::from(self.index) < holes,
            "{self} is not on rows of {holes}"
        );
        match self.side {
            Side::South => usize::from(self.index),
            Side::North => holes + usize::from(self.index),
        }
    }

    /// The hole at a place on the circuit.
    #[inline]
    pub(crate) fn at(circuit: usize, holes: usize) -> Hole {
        if circuit < holes {
            Hole::new(Side::South, circuit as u8)
        } else {
            Hole::new(Side::North, (circuit - holes) as u8)
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
