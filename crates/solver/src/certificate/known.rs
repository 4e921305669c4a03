//! What an interrupted search has found: what it remembers as decided, for each claim.

use std::io::Read;

use ndongu_rules::AnyPosition;

use super::{CheckError, Kind, end, read::Input};

const KNOWLEDGE: Kind = Kind {
    magic: b"NDKNOWN\x1a",
    name: "interrupted search",
    version: 2,
};

/// What a search has found so far, for another to go on from.
///
/// It is believed while that one searches; certificates never stand on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    pub(crate) position: AnyPosition,
    /// By claimant, South first: the slots of a memory.
    pub(crate) decided: [Vec<[u64; 2]>; 2],
}

impl Knowledge {
    /// The position that was looked at.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// As it stands in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = KNOWLEDGE.begin(&self.position, 2);
        for slots in &self.decided {
            bytes.extend((slots.len() as u64).to_le_bytes());
            for number in slots.as_flattened() {
                bytes.extend(number.to_le_bytes());
            }
        }
        end(bytes)
    }

    /// Reads it.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the file, and where.
    pub fn read(input: impl Read) -> Result<Knowledge, CheckError> {
        let mut input = Input::new(input);
        let (position, parts) = input.header(&KNOWLEDGE)?;
        if parts != 2 {
            return Err(input.bad_header("an interrupted search has two parts"));
        }
        let mut decided = [const { Vec::new() }; 2];
        for slots in &mut decided {
            for _ in 0..input.number()? {
                slots.push([input.number()?, input.number()?]);
            }
        }
        input.end()?;
        Ok(Knowledge { position, decided })
    }
}
