//! Text in and out: positions and set-ups (N1, N2), moves (N3). What prints parses back to the same.

mod error;

use std::{fmt, str::FromStr};

pub use error::{Expected, NotationError, NotationProblem};

use crate::{
    AnyMove, AnyPosition, BySide, Cell, Direction, Giuthi, Hole, Kiothi, MAX_HOLES, Move, RuleSet,
    Setup, SetupError, Side, giuthi, kiothi,
    kiothi::{Opening, Redistribution},
};

/// Reads a text from left to right.
#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Reader { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn expect(&mut self, wanted: &str, what: Expected) -> Result<(), NotationError> {
        if self.eat(wanted) {
            Ok(())
        } else {
            Err(self.error(what))
        }
    }

    fn error(&self, expected: Expected) -> NotationError {
        NotationError::new(self.at, NotationProblem::Expected(expected))
    }

    /// One or more spaces between the parts of a position.
    fn gap(&mut self, expected: Expected) -> Result<(), NotationError> {
        self.expect(" ", expected)?;
        self.spaces();
        Ok(())
    }

    fn spaces(&mut self) {
        while self.eat(" ") {}
    }

    fn end(&self) -> Result<(), NotationError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.error(Expected::End))
        }
    }

    /// The longest stretch of characters that `wanted` accepts.
    fn word(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// ASCII digits without leading zeros, at most three.
    fn number(&mut self, what: Expected) -> Result<u16, NotationError> {
        let start = self.at;
        let digits = self.word(|c| c.is_ascii_digit());
        let fail = |problem| Err(NotationError::new(start, problem));
        if digits.len() > 1 && digits.starts_with('0') {
            return fail(NotationProblem::LeadingZero(what));
        }
        if digits.len() > 3 {
            return fail(NotationProblem::TooManyDigits(what));
        }
        digits
            .parse()
            .or_else(|_| fail(NotationProblem::Expected(what)))
    }

    fn hole(&mut self, what: Expected) -> Result<Hole, NotationError> {
        match self.peek().and_then(Hole::from_letter) {
            Some(hole) => {
                self.at += 1;
                Ok(hole)
            }
            None => Err(self.error(what)),
        }
    }
}

fn expected(at: usize, what: Expected) -> NotationError {
    NotationError::new(at, NotationProblem::Expected(what))
}

// ---------------------------------------------------------------- positions

/// Reads N1 or N2 up to and with the rules part.
fn read_rules(reader: &mut Reader<'_>) -> Result<RuleSet, NotationError> {
    let start = reader.at;
    let game = reader.word(|c| c != ' ' && c != ':');
    let default = match game {
        "giuthi" => RuleSet::Giuthi(giuthi::Rules::default()),
        "kiothi" => RuleSet::Kiothi,
        _ => return Err(expected(start, Expected::Game)),
    };
    if !reader.eat(":") {
        return Ok(default);
    }
    let start = reader.at;
    let account = reader.word(|c| c != ' ');
    match (default, account) {
        (_, "mancala-world") => Ok(default),
        (RuleSet::Giuthi(_), "climent") => Ok(RuleSet::Giuthi(giuthi::Rules::Climent)),
        (RuleSet::Giuthi(_), _) => Err(expected(start, Expected::GiuthiRules)),
        (RuleSet::Kiothi, _) => Err(expected(start, Expected::KiothiRules)),
    }
}

/// A setup with the place of each of its parts, so that what is wrong with it can be pointed at.
struct Placed {
    setup: Setup,
    cells: BySide<Vec<usize>>,
    rows: BySide<usize>,
    opening: usize,
}

impl Placed {
    fn locate(&self, error: SetupError) -> NotationError {
        let offset = match error {
            SetupError::NkiInGiuthi { hole }
            | SetupError::NkiOnEmpty { hole }
            | SetupError::NkiInOpening { hole } => self.cells[hole.side][usize::from(hole.index)],
            SetupError::UnequalRows(_) => self.rows.north,
            SetupError::Holes { .. } | SetupError::TooManySeeds { .. } => self.rows.south,
            SetupError::OpeningInGiuthi | SetupError::InOpening => self.opening,
            SetupError::OtherGame { .. } | SetupError::NotInOpening => 0,
        };
        NotationError::new(offset, NotationProblem::Setup(error))
    }
}

fn read_position(text: &str) -> Result<Placed, NotationError> {
    let mut reader = Reader::new(text);
    reader.spaces();
    let rules = read_rules(&mut reader)?;
    reader.gap(Expected::Board)?;
    let mut ahead = reader;
    let first_row = reader.at;
    let is_shorthand = ahead.number(Expected::Holes).is_ok() && ahead.eat("x");
    let placed = if is_shorthand {
        let setup = read_shorthand(&mut reader, rules)?;
        Placed {
            setup,
            cells: BySide::default(),
            rows: BySide {
                south: first_row,
                north: first_row,
            },
            opening: first_row,
        }
    } else {
        read_full(&mut reader, rules)?
    };
    reader.spaces();
    reader.end()?;
    Ok(placed)
}

/// N2: `8x8` is holes × seeds in Giuthi, `6x5` occupied boma × warriors in Kiothi.
fn read_shorthand(reader: &mut Reader<'_>, rules: RuleSet) -> Result<Setup, NotationError> {
    let holes_at = reader.at;
    let holes = usize::from(reader.number(Expected::Holes)?);
    reader.expect("x", Expected::Times)?;
    let seeds_at = reader.at;
    let seeds = reader.number(Expected::Seeds)?;
    let least = match rules {
        RuleSet::Giuthi(_) => 1,
        RuleSet::Kiothi => 2,
    };
    if !(least..=MAX_HOLES).contains(&holes) {
        return Err(NotationError::new(
            holes_at,
            NotationProblem::Holes { rules, holes },
        ));
    }
    if !(1..=9).contains(&seeds) {
        return Err(NotationError::new(
            seeds_at,
            NotationProblem::Seeds { seeds },
        ));
    }
    let length = match rules {
        RuleSet::Giuthi(_) => holes,
        RuleSet::Kiothi => MAX_HOLES,
    };
    let row: Vec<Cell> = (0..length)
        .map(|index| Cell {
            seeds: if index < length - holes { 0 } else { seeds },
            nki: false,
        })
        .collect();
    Ok(Setup {
        rules,
        south: row.clone(),
        north: row,
        taken: BySide::default(),
        turn: Side::South,
        opening: rules == RuleSet::Kiothi,
    })
}

fn read_full(reader: &mut Reader<'_>, rules: RuleSet) -> Result<Placed, NotationError> {
    let south_at = reader.at;
    let (south, south_cells) = read_row(reader)?;
    reader.expect("/", Expected::NorthRow)?;
    let north_at = reader.at;
    let (north, north_cells) = read_row(reader)?;
    reader.gap(Expected::Captured)?;
    let mut taken = BySide {
        south: reader.number(Expected::CapturedBySouth)?,
        north: 0,
    };
    reader.expect("-", Expected::DashAndCapturedByNorth)?;
    taken.north = reader.number(Expected::CapturedByNorth)?;
    reader.gap(Expected::SpaceAndSide)?;
    let turn = if reader.eat("S") {
        Side::South
    } else if reader.eat("N") {
        Side::North
    } else {
        return Err(reader.error(Expected::Side));
    };
    let mut ahead = *reader;
    ahead.spaces();
    let opening_at = ahead.at;
    let opening = ahead.at > reader.at && ahead.eat("opening");
    if opening {
        *reader = ahead;
    }
    Ok(Placed {
        setup: Setup {
            rules,
            south,
            north,
            taken,
            turn,
            opening,
        },
        cells: BySide {
            south: south_cells,
            north: north_cells,
        },
        rows: BySide {
            south: south_at,
            north: north_at,
        },
        opening: opening_at,
    })
}

fn read_row(reader: &mut Reader<'_>) -> Result<(Vec<Cell>, Vec<usize>), NotationError> {
    let (mut cells, mut places) = (Vec::new(), Vec::new());
    loop {
        places.push(reader.at);
        let seeds = reader.number(Expected::Seeds)?;
        cells.push(Cell {
            seeds,
            nki: reader.eat("*"),
        });
        if !reader.eat(",") {
            return Ok((cells, places));
        }
    }
}

impl AnyPosition {
    /// The set-up that this position is, without the game's name (N2); `None` when it is none.
    ///
    /// ```
    /// # use ndongu_rules::AnyPosition;
    /// let start: AnyPosition = "kiothi 6x5".parse()?;
    /// assert_eq!(start.shorthand().as_deref(), Some("6x5"));
    /// # Ok::<_, ndongu_rules::NotationError>(())
    /// ```
    pub fn shorthand(&self) -> Option<String> {
        let mut seeds = self
            .row(Side::South)
            .map(|hole| self.seeds(hole))
            .filter(|seeds| *seeds > 0);
        let first = seeds.next()?;
        let text = format!("{}x{first}", 1 + seeds.count());
        let set_up: AnyPosition = format!("{} {text}", self.rules()).parse().ok()?;
        (set_up == *self).then_some(text)
    }
}

/// Reads a position of the kind that `P` can hold.
fn parse_position<P: TryFrom<Setup, Error = SetupError>>(text: &str) -> Result<P, NotationError> {
    let placed = read_position(text)?;
    P::try_from(placed.setup.clone()).map_err(|error| placed.locate(error))
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            RuleSet::Giuthi(giuthi::Rules::MancalaWorld) => "giuthi",
            RuleSet::Giuthi(giuthi::Rules::Climent) => "giuthi:climent",
            RuleSet::Kiothi => "kiothi",
        })
    }
}

impl FromStr for RuleSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let rules = read_rules(&mut reader)?;
        reader.end()?;
        Ok(rules)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seeds, if self.nki { "*" } else { "" })
    }
}

/// The text of N1; of a setup that is nonsense too.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |cells: &[Cell]| {
            cells
                .iter()
                .map(Cell::to_string)
                .collect::<Vec<_>>()
                .join(",")
        };
        write!(
            f,
            "{} {}/{} ",
            self.rules,
            row(&self.south),
            row(&self.north)
        )?;
        write!(
            f,
            "{}-{} {}",
            self.taken.south,
            self.taken.north,
            self.turn.letter()
        )?;
        f.write_str(if self.opening { " opening" } else { "" })
    }
}

/// Reads the text of N1 or N2 whatever it says; only the form is checked.
impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read_position(text).map(|placed| placed.setup)
    }
}

macro_rules! position_text {
    ($($position:ty),*) => {$(
        impl fmt::Display for $position {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Setup::from(*self).fmt(f)
            }
        }

        impl FromStr for $position {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                parse_position(text)
            }
        }
    )*};
}

position_text!(Giuthi, Kiothi, Opening, AnyPosition);

// ---------------------------------------------------------------- moves

impl fmt::Display for giuthi::Sowing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.hole, self.direction.sign())
    }
}

impl FromStr for giuthi::Sowing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let hole = reader.hole(Expected::Hole)?;
        let direction = if reader.eat("+") {
            Direction::CounterClockwise
        } else if reader.eat("-") {
            Direction::Clockwise
        } else {
            return Err(reader.error(Expected::Direction));
        };
        reader.end()?;
        Ok(giuthi::Sowing { hole, direction })
    }
}

impl fmt::Display for kiothi::Sowing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.boma, self.count)
    }
}

impl FromStr for kiothi::Sowing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let boma = reader.hole(Expected::Boma)?;
        let count = read_warriors(&mut reader)?;
        reader.end()?;
        Ok(kiothi::Sowing { boma, count })
    }
}

fn read_warriors(reader: &mut Reader<'_>) -> Result<u16, NotationError> {
    let start = reader.at;
    match reader.number(Expected::Warriors)? {
        0 => Err(expected(start, Expected::SomeWarriors)),
        count => Ok(count),
    }
}

impl<S: FromStr<Err = NotationError>> FromStr for Move<S> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "pass" {
            Ok(Move::Pass)
        } else {
            text.parse().map(Move::Sow)
        }
    }
}

impl fmt::Display for Redistribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.emptied().try_for_each(|boma| write!(f, "{boma}"))?;
        f.write_str("=")?;
        self.placed()
            .try_for_each(|(boma, warriors)| write!(f, "{boma}{warriors}"))
    }
}

impl FromStr for Redistribution {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let mut redistribution = Redistribution::new();
        for place in 0..2 {
            if place > 0 && reader.peek() == Some('=') {
                break;
            }
            let start = reader.at;
            let boma = reader.hole(Expected::BomaToEmpty)?;
            if redistribution.emptied().any(|earlier| earlier == boma) {
                return Err(NotationError::new(
                    start,
                    NotationProblem::EmptiedTwice { boma },
                ));
            }
            redistribution.empty(boma);
        }
        reader.expect("=", Expected::Equals)?;
        while redistribution.placed().next().is_none() || !reader.rest().is_empty() {
            let start = reader.at;
            let boma = reader.hole(Expected::BomaToFill)?;
            let warriors = read_warriors(&mut reader)?;
            if redistribution.placed().any(|(earlier, _)| earlier == boma) {
                return Err(NotationError::new(
                    start,
                    NotationProblem::ReceivesTwice { boma },
                ));
            }
            redistribution.place(boma, warriors);
        }
        Ok(redistribution)
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Giuthi(mv) => mv.fmt(f),
            AnyMove::Kiothi(mv) => mv.fmt(f),
            AnyMove::Redistribute(mv) => mv.fmt(f),
        }
    }
}

impl AnyMove {
    /// Reads a move of a game (N3). Whether it is legal anywhere is another question.
    ///
    /// ```
    /// # use ndongu_rules::{AnyMove, RuleSet};
    /// let mv = AnyMove::parse("FE=g7A3", RuleSet::Kiothi)?;
    /// assert_eq!(mv.to_string(), "EF=A3g7");
    /// # Ok::<_, ndongu_rules::NotationError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Says what was expected and where.
    pub fn parse(text: &str, rules: RuleSet) -> Result<AnyMove, NotationError> {
        match rules {
            RuleSet::Giuthi(_) => text.parse().map(AnyMove::Giuthi),
            RuleSet::Kiothi if text.contains('=') => text.parse().map(AnyMove::Redistribute),
            RuleSet::Kiothi => text.parse().map(AnyMove::Kiothi),
        }
    }
}

impl AnyPosition {
    /// Reads a move of this position's game; see [`AnyMove::parse`].
    ///
    /// # Errors
    ///
    /// Says what was expected and where.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, NotationError> {
        AnyMove::parse(text, self.rules())
    }
}
