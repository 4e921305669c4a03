//! What an interrupted search has found, laid out like a certificate: all that is proven and all that is
//! refuted for each claim.

use std::io::Read;

use ndongu_rules::AnyPosition;

use super::{
    Certificate, CheckError, Entry, Kind, Part,
    read::{Input, Problem},
};
use crate::plan::Ranked;

const KNOWLEDGE: Kind = Kind {
    magic: b"NDKNOWN\x1a",
    name: "interrupted search",
    most_parts: 4,
};

/// What a search has found so far, for another to go on from.
///
/// It is believed while that one searches; certificates never stand on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge(pub(crate) Certificate);

impl Knowledge {
    /// The position that was looked at.
    pub fn position(&self) -> &AnyPosition {
        &self.0.position
    }

    /// As it stands in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.to_bytes_as(&KNOWLEDGE)
    }

    /// Reads it.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the file, and where.
    pub fn read(input: impl Read) -> Result<Knowledge, CheckError> {
        let mut input = Input::new(input);
        let (position, count) = input.header(&KNOWLEDGE)?;
        let parts = match position {
            AnyPosition::Giuthi(pos) => read_parts(&mut input, &pos, count)?,
            AnyPosition::Kiothi(pos) => read_parts(&mut input, &pos, count)?,
            AnyPosition::Opening(_) => unreachable!("the header holds no opening"),
        };
        input.end()?;
        Ok(Knowledge(Certificate { position, parts }))
    }
}

fn read_parts<G: Ranked>(
    input: &mut Input<impl Read>,
    root: &G,
    count: u8,
) -> Result<Vec<Part>, CheckError> {
    let mut parts = Vec::new();
    for _ in 0..count {
        let (claimant, wins) = (input.side()?, input.wins()?);
        let mut entries: Vec<Entry> = Vec::new();
        for _ in 0..input.number()? {
            let (_, entry) = input.entry::<G>(root.holes())?;
            let sound = entry.check_form::<G>(root.holes());
            sound.map_err(|why| input.error(Problem::Header(why)))?;
            entries.push(entry);
        }
        parts.push(Part {
            claimant,
            wins,
            entries,
        });
    }
    Ok(parts)
}
