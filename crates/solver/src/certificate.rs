//! Certificates: what makes a proof one that others can check. `docs/proofs.md` describes the format.
//!
//! A certificate says of one position, for one player or both, that this player can force a win, or
//! that this player cannot. It is a list of states with leads of which the same is said, so chosen that
//! each follows from others by looking at one turn. [`check`] looks at those turns by the rules.

use ndongu_rules::{AnyPosition, MAX_SEEDS, RuleSet, Side};

use crate::{board::State, file::code_of};

mod check;
mod known;
mod read;

pub(crate) use check::value;
pub use check::{Checked, Verdict, check};
pub use known::Knowledge;
pub use read::CheckError;

/// A kind of file that is laid out like a certificate.
struct Kind {
    /// The first bytes of every such file.
    magic: &'static [u8; 8],
    name: &'static str,
    /// Written by this program, and the only one it reads.
    version: u16,
}

const CERTIFICATE: Kind = Kind {
    magic: b"NDPROOF\x1a",
    name: "certificate",
    version: 1,
};
/// The largest lead that captured seeds can make.
const MOST_LEAD: i16 = MAX_SEEDS as i16;

/// What is said of one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub(crate) position: AnyPosition,
    pub(crate) parts: Vec<Part>,
}

/// What is said of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub claimant: Side,
    /// Whether the player can force a win, and not that they cannot.
    pub wins: bool,
    /// Where it says so: in an order in which each follows from earlier ones; where it says that the
    /// player cannot, in the order of the bytes.
    pub entries: Vec<Entry>,
}

/// That the claimant can force a win from a state with this lead or a greater one; or cannot, with
/// this lead or a smaller one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub state: State,
    pub lead: i16,
}

impl Certificate {
    /// How many states with a lead it lists.
    pub fn entries(&self) -> usize {
        self.parts.iter().map(|part| part.entries.len()).sum()
    }

    /// As it stands in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = CERTIFICATE.begin(&self.position, self.parts.len() as u8);
        let form = Form::of(self.position.rules(), self.position.holes());
        for part in &self.parts {
            bytes.extend([code_of_side(part.claimant), part.wins.into()]);
            bytes.extend((part.entries.len() as u64).to_le_bytes());
            for entry in &part.entries {
                bytes.extend(form.bytes(&entry.state));
                bytes.extend(entry.lead.to_le_bytes());
            }
        }
        end(bytes)
    }
}

impl Kind {
    /// What stands in a file before its parts.
    fn begin(&self, position: &AnyPosition, parts: u8) -> Vec<u8> {
        let holes = position.holes();
        let taken = position.taken();
        let mut bytes = self.magic.to_vec();
        bytes.extend(self.version.to_le_bytes());
        bytes.extend([
            code_of(position.rules()),
            holes as u8,
            code_of_side(position.turn()),
            parts,
            taken.south,
            taken.north,
        ]);
        for side in Side::BOTH {
            bytes.extend(position.row(side).map(|hole| position.seeds(hole)));
        }
        for side in Side::BOTH {
            let row = position.row(side).enumerate();
            let nki = row.fold(0u16, |nki, (place, hole)| {
                nki | u16::from(position.is_nki(hole)) << place
            });
            bytes.extend(nki.to_le_bytes());
        }
        bytes
    }
}

/// A whole file, by what stands in it before the checksum.
fn end(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// How the entries of a certificate are laid out.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    holes: usize,
    marked: bool,
}

impl Form {
    pub(crate) fn of(rules: RuleSet, holes: usize) -> Form {
        Form {
            holes,
            marked: rules == RuleSet::Kiothi,
        }
    }

    /// The bytes of a state, by which those that cannot win are ordered.
    pub(crate) fn bytes(self, state: &State) -> Vec<u8> {
        let State {
            board,
            claimant_moves,
        } = state;
        let mut bytes = Vec::with_capacity(self.length());
        for row in [board.own, board.other] {
            bytes.extend_from_slice(&row.seeds[..self.holes]);
        }
        if self.marked {
            for row in [board.own, board.other] {
                bytes.extend(row.nki.to_le_bytes());
            }
        }
        bytes.push(u8::from(*claimant_moves));
        bytes
    }

    /// Bytes of a state.
    fn length(self) -> usize {
        2 * self.holes + if self.marked { 4 } else { 0 } + 1
    }
}

fn code_of_side(side: Side) -> u8 {
    match side {
        Side::South => 0,
        Side::North => 1,
    }
}
