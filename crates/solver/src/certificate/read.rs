//! Reads certificates, and what is like them; nothing in a file is trusted.

use std::{
    fmt,
    io::{self, BufReader, Read},
};

use ndongu_rules::{
    AnyPosition, BySide, Cell, Giuthi, Kiothi, MAX_HOLES, MAX_SEEDS, RuleSet, Setup, Side,
};

use super::{Entry, Form, Kind, MOST_LEAD};
use crate::{
    board::{Board, State},
    file::rules_of,
    plan::Ranked,
    rows::Row,
};

/// One about each player.
const MOST_PARTS: u8 = 2;

/// Why a certificate shows nothing.
#[derive(Debug)]
pub struct CheckError {
    /// In bytes from the beginning of the file.
    pub(super) at: u64,
    pub(super) problem: Problem,
}

#[derive(Debug)]
pub(super) enum Problem {
    Io(io::Error),
    Foreign(&'static str),
    Version {
        name: &'static str,
        version: u16,
        reads: u16,
    },
    Truncated,
    TooLong,
    Damaged,
    Header(&'static str),
    /// So many parts there cannot be.
    Parts(u8),
    /// An entry, of the part on a player, is not what it must be.
    Entry {
        number: u64,
        claimant: Side,
        state: String,
        why: &'static str,
        follows: bool,
    },
    /// Nothing in the part on a player covers the position.
    NotCovered(Side),
}

impl CheckError {
    /// Whether it is a whole certificate that does not show what it says, and not a file that cannot be
    /// read as one.
    pub fn is_refutation(&self) -> bool {
        matches!(
            self.problem,
            Problem::NotCovered(_) | Problem::Entry { follows: true, .. }
        )
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            Problem::Io(error) => write!(f, "it cannot be read: {error}"),
            Problem::Foreign(kind) => {
                write!(f, "this is no {kind}: its first bytes are not those of one")
            }
            Problem::Version {
                name,
                version,
                reads,
            } => write!(
                f,
                "format {version} of a {name}, and this program reads format {reads} only"
            ),
            Problem::Truncated => write!(f, "it ends at byte {}, in the middle", self.at),
            Problem::TooLong => write!(f, "it goes on at byte {}, where it should end", self.at),
            Problem::Damaged => write!(f, "it is damaged: the checksum is another"),
            Problem::Parts(parts) => write!(
                f,
                "byte {}: it says that it has {parts} parts, and there can be 1 or {MOST_PARTS}",
                self.at
            ),
            Problem::Header(what) => write!(f, "byte {}: {what}", self.at),
            Problem::Entry {
                number,
                claimant,
                state,
                why,
                ..
            } => write!(
                f,
                "byte {}, entry {number} on {claimant}: {state}: {why}",
                self.at
            ),
            Problem::NotCovered(side) => write!(
                f,
                "the entries on {side} are sound, but the position is not among them"
            ),
        }
    }
}

impl std::error::Error for CheckError {}

impl Entry {
    /// Whether it is such as may stand in a file, whatever it says.
    pub(super) fn check_form<G: Ranked>(&self, holes: usize) -> Result<(), &'static str> {
        let board = &self.state.board;
        if board.seeds() > i16::from(MAX_SEEDS) {
            return Err("it has too many seeds");
        }
        if !(-MOST_LEAD..=MOST_LEAD).contains(&self.lead) {
            return Err("no lead can be so large");
        }
        for row in [board.own, board.other] {
            let empty = |place: usize| row.seeds.get(place).is_none_or(|seeds| *seeds == 0);
            if (0..16).any(|place| row.nki >> place & 1 == 1 && empty(place)) {
                return Err("an empty boma is nki");
            }
        }
        if Board::new::<G>(holes, board.own, board.other) != *board {
            return Err("its mirror image comes first and should stand for it");
        }
        Ok(())
    }
}

/// A certificate being read.
pub(super) struct Input<R> {
    reader: BufReader<R>,
    checksum: crc32fast::Hasher,
    pub at: u64,
    pub entries: u64,
}

impl<R: Read> Input<R> {
    pub(super) fn new(reader: R) -> Self {
        Input {
            reader: BufReader::new(reader),
            checksum: crc32fast::Hasher::new(),
            at: 0,
            entries: 0,
        }
    }

    pub(super) fn error(&self, problem: Problem) -> CheckError {
        CheckError {
            at: self.at,
            problem,
        }
    }

    /// Something before the byte reached is not what it must be.
    pub(super) fn bad_header(&self, what: &'static str) -> CheckError {
        CheckError {
            at: self.at - 1,
            problem: Problem::Header(what),
        }
    }

    fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], CheckError> {
        let mut bytes = [0; COUNT];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), CheckError> {
        let mut rest = &mut bytes[..];
        while !rest.is_empty() {
            match self.reader.read(rest) {
                Ok(0) => return Err(self.error(Problem::Truncated)),
                Ok(count) => {
                    self.at += count as u64;
                    rest = &mut rest[count..];
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(self.error(Problem::Io(error))),
            }
        }
        self.checksum.update(bytes);
        Ok(())
    }

    pub(super) fn byte(&mut self) -> Result<u8, CheckError> {
        let [byte] = self.take()?;
        Ok(byte)
    }

    pub(super) fn side(&mut self) -> Result<Side, CheckError> {
        match self.byte()? {
            0 => Ok(Side::South),
            1 => Ok(Side::North),
            _ => Err(self.bad_header("neither 0 for South nor 1 for North")),
        }
    }

    /// Whether a part is about wins, and not about what cannot be won.
    pub(super) fn wins(&mut self) -> Result<bool, CheckError> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(self.bad_header("neither 0 nor 1 says whether the player can win")),
        }
    }

    pub(super) fn number(&mut self) -> Result<u64, CheckError> {
        self.take().map(u64::from_le_bytes)
    }

    /// The position, and the number of parts.
    pub(super) fn header(&mut self, kind: &Kind) -> Result<(AnyPosition, u8), CheckError> {
        let magic = self.take::<8>().map_err(|error| match error.problem {
            Problem::Truncated => self.error(Problem::Foreign(kind.name)),
            _ => error,
        })?;
        if magic != *kind.magic {
            return Err(self.error(Problem::Foreign(kind.name)));
        }
        let version = self.take().map(u16::from_le_bytes)?;
        if version != kind.version {
            let (name, reads) = (kind.name, kind.version);
            return Err(self.error(Problem::Version {
                name,
                version,
                reads,
            }));
        }
        let code = self.byte()?;
        let rules = rules_of(code).ok_or_else(|| self.bad_header("rules that are not known"))?;
        let holes = self.byte()?;
        if !(1..=MAX_HOLES).contains(&holes.into()) {
            return Err(self.bad_header("a row has 1 to 10 holes"));
        }
        let turn = self.side()?;
        let parts = self.byte()?;
        if !(1..=MOST_PARTS).contains(&parts) {
            return Err(CheckError {
                at: self.at - 1,
                problem: Problem::Parts(parts),
            });
        }
        let [south, north] = self.take::<2>()?.map(u16::from);
        let mut rows = [const { Vec::new() }; 2];
        for row in &mut rows {
            *row = vec![0; holes.into()];
            self.fill(row)?;
        }
        let nki = [self.take()?, self.take()?].map(u16::from_le_bytes);
        if nki.iter().any(|nki| nki >> holes != 0) {
            return Err(self.bad_header("a boma beyond the row is nki"));
        }
        let [south_row, north_row] = [0, 1].map(|side| {
            let cells = rows[side].iter().enumerate();
            let cell = |(place, seeds): (usize, &u8)| Cell {
                seeds: (*seeds).into(),
                nki: nki[side] >> place & 1 == 1,
            };
            cells.map(cell).collect()
        });
        let setup = Setup {
            rules,
            south: south_row,
            north: north_row,
            taken: BySide { south, north },
            turn,
            opening: false,
        };
        let position = match rules {
            RuleSet::Giuthi(_) => Giuthi::try_from(setup).map(AnyPosition::Giuthi),
            RuleSet::Kiothi => Kiothi::try_from(setup).map(AnyPosition::Kiothi),
        };
        let impossible = "its position cannot stand on a board";
        Ok((position.map_err(|_| self.bad_header(impossible))?, parts))
    }

    /// An entry, and the bytes by which it is ordered.
    pub(super) fn entry<G: Ranked>(
        &mut self,
        holes: usize,
    ) -> Result<(Vec<u8>, Entry), CheckError> {
        let form = Form {
            holes,
            marked: G::MARKED,
        };
        let mut bytes = vec![0; form.length()];
        self.fill(&mut bytes)?;
        let row = |first: usize, mark: usize| {
            let mut row = Row::default();
            row.seeds[..holes].copy_from_slice(&bytes[first..first + holes]);
            if G::MARKED {
                row.nki = u16::from_le_bytes([bytes[mark], bytes[mark + 1]]);
            }
            row
        };
        let board = Board {
            own: row(0, 2 * holes),
            other: row(holes, 2 * holes + 2),
        };
        let claimant_moves = match bytes.last() {
            Some(0) => false,
            Some(1) => true,
            _ => return Err(self.bad_header("neither 0 nor 1 says whose turn begins")),
        };
        let lead = self.take().map(i16::from_le_bytes)?;
        self.entries += 1;
        let state = State {
            board,
            claimant_moves,
        };
        Ok((bytes, Entry { state, lead }))
    }

    /// The checksum and the end of the file; the length of it all.
    pub(super) fn end(&mut self) -> Result<u64, CheckError> {
        let right = self.checksum.clone().finalize();
        let found = self.take().map(u32::from_le_bytes)?;
        if found != right {
            return Err(self.error(Problem::Damaged));
        }
        let mut more = [0];
        match self.reader.read(&mut more) {
            Ok(0) => Ok(self.at),
            Ok(_) => Err(self.error(Problem::TooLong)),
            Err(error) => Err(self.error(Problem::Io(error))),
        }
    }
}
