//! The file of one layer: `docs/tables.md` describes the format.
//!
//! A file is written beside its place and moved there when it is whole, so that a file with the right
//! name is always a whole one. Nothing in it is trusted: lengths, numbers and checksums are looked at
//! before they are used, and a look-up in a damaged file is an error.

use std::{
    fmt,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use memmap2::Mmap;
use ndongu_rules::{RuleSet, giuthi};

use crate::{Worth, rows::Numbering};

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"NDONGU\x1a\n";
/// Written by this program, and the only one it reads.
const VERSION: u16 = 1;
/// Bytes of the header.
const HEADER: usize = 48;
/// Bytes that an entry of the directory takes.
const ENTRY: usize = 16;
/// Places that share a list of worths.
const CHUNK: usize = 4096;

/// What a table is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Subject {
    /// The game, and whose account of it.
    pub rules: RuleSet,
    /// Holes in a row.
    pub holes: u8,
    /// Seeds on the board.
    pub seeds: u8,
}

impl Subject {
    /// `giuthi-2x5-24.table`.
    pub fn file_name(self) -> String {
        let Subject { holes, seeds, .. } = self;
        format!("{}-2x{holes}-{seeds:02}.table", self.account())
    }

    /// How many boards there are, mirror images counted.
    pub fn boards(self) -> u64 {
        let seeds = usize::from(self.seeds);
        let numbering = Numbering::new(self.holes.into(), seeds, self.rules == RuleSet::Kiothi);
        let rows = numbering.expect("a table of this size could be opened");
        let block = |own: usize| rows.count(own) as u64 * rows.count(seeds - own) as u64;
        (0..=seeds).map(block).sum()
    }

    fn account(self) -> &'static str {
        match self.rules {
            RuleSet::Giuthi(giuthi::Rules::MancalaWorld) => "giuthi",
            RuleSet::Giuthi(giuthi::Rules::Climent) => "giuthi-climent",
            RuleSet::Kiothi => "kiothi",
        }
    }

    fn of(code: u8, holes: u8, seeds: u8) -> Option<Subject> {
        let rules = rules_of(code)?;
        let possible = (1..=10).contains(&holes) && usize::from(seeds) <= Worth::MOST_SEEDS;
        possible.then_some(Subject {
            rules,
            holes,
            seeds,
        })
    }
}

/// The number that stands for a rule set in a file.
pub(crate) fn code_of(rules: RuleSet) -> u8 {
    match rules {
        RuleSet::Giuthi(giuthi::Rules::MancalaWorld) => 0,
        RuleSet::Giuthi(giuthi::Rules::Climent) => 1,
        RuleSet::Kiothi => 2,
    }
}

/// The inverse of [`code_of`].
pub(crate) fn rules_of(code: u8) -> Option<RuleSet> {
    match code {
        0 => Some(RuleSet::Giuthi(giuthi::Rules::MancalaWorld)),
        1 => Some(RuleSet::Giuthi(giuthi::Rules::Climent)),
        2 => Some(RuleSet::Kiothi),
        _ => None,
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Subject { holes, seeds, .. } = self;
        write!(f, "{}, 2×{holes} with {seeds}", self.account())
    }
}

/// Why a file cannot be used.
#[derive(Debug)]
pub struct TableError {
    path: PathBuf,
    problem: Problem,
}

#[derive(Debug)]
enum Problem {
    Io(io::Error),
    Foreign,
    Version(u16),
    Unknown,
    Length { found: u64, right: u64 },
    Places { found: u64, right: u64 },
    Subject { found: Subject, right: Subject },
    Damaged(&'static str),
    DamagedChunk(usize),
    Wrong(usize),
}

impl TableError {
    fn new(path: &Path, problem: Problem) -> TableError {
        TableError {
            path: path.to_owned(),
            problem,
        }
    }

    /// The file could not be read or written.
    pub(crate) fn io(path: &Path, error: io::Error) -> TableError {
        TableError::new(path, Problem::Io(error))
    }

    /// The worth at a place does not follow from where its turns lead.
    pub(crate) fn wrong(path: &Path, place: usize) -> TableError {
        TableError::new(path, Problem::Wrong(place))
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.problem {
            Problem::Io(error) => write!(f, "{error}"),
            Problem::Foreign => write!(f, "this is no table: its first bytes are not those of one"),
            Problem::Version(version) => write!(
                f,
                "a table of format {version}, and this program reads format {VERSION} only"
            ),
            Problem::Unknown => write!(
                f,
                "a table of a game or size that this program does not know"
            ),
            Problem::Length { found, right } => {
                write!(f, "it has {found} bytes, and a whole one {right}")
            }
            Problem::Places { found, right } => {
                write!(f, "it has {found} places, and its boards need {right}")
            }
            Problem::Subject { found, right } => {
                write!(f, "its name says {right}, and its content {found}")
            }
            Problem::Damaged(part) => write!(f, "its {part} is damaged: the checksum is another"),
            Problem::DamagedChunk(chunk) => {
                write!(f, "its part {chunk} is damaged: build it once more")
            }
            Problem::Wrong(place) => write!(
                f,
                "the worth at place {place} does not follow from where its turns lead"
            ),
        }
    }
}

impl std::error::Error for TableError {}

/// The table of one layer, in a file that is open.
#[derive(Debug)]
pub struct TableFile {
    map: Mmap,
    path: PathBuf,
    subject: Subject,
    places: usize,
    /// A bit for every part whose checksum has been found right.
    sound: Box<[AtomicU64]>,
}

/// Where a part of the table lies.
#[derive(Clone, Copy)]
struct Entry {
    /// From the beginning of the file.
    start: usize,
    checksum: u32,
    /// How many different worths are in it.
    kinds: usize,
    /// Bits for the number of one.
    width: usize,
}

impl TableFile {
    /// Opens a file, and looks whether it is a whole one of this program's; its parts are looked at when
    /// they are used, or by [`check`](Self::check).
    ///
    /// # Errors
    ///
    /// Says what is wrong with the file.
    pub fn open(path: &Path) -> Result<TableFile, TableError> {
        let error = |problem| TableError::new(path, problem);
        let file = File::open(path).map_err(|source| TableError::io(path, source))?;
        let map = map(&file).map_err(|source| TableError::io(path, source))?;
        let header = map.get(..HEADER).ok_or_else(|| error(Problem::Foreign))?;
        if &header[..8] != MAGIC {
            return Err(error(Problem::Foreign));
        }
        let version = u16::from_le_bytes([header[8], header[9]]);
        if version != VERSION {
            return Err(error(Problem::Version(version)));
        }
        let checksum = u32_at(header, HEADER - 4);
        if checksum != Some(crc32fast::hash(&header[..HEADER - 4])) {
            return Err(error(Problem::Damaged("beginning")));
        }
        let subject = Subject::of(header[10], header[11], header[12])
            .ok_or_else(|| error(Problem::Unknown))?;
        let (places, length) = (u64_at(header, 16), u64_at(header, 24));
        let found = map.len() as u64;
        if length != found {
            return Err(error(Problem::Length {
                found,
                right: length,
            }));
        }
        let mut table = TableFile {
            subject,
            places: usize::try_from(places).map_err(|_| error(Problem::Unknown))?,
            path: path.to_owned(),
            map,
            sound: Box::default(),
        };
        let directory = table.map.get(HEADER..table.directory_end());
        if directory.map(crc32fast::hash) != u32_at(&table.map, HEADER - 8) {
            return Err(error(Problem::Damaged("directory")));
        }
        let words = table.chunks().div_ceil(64);
        table.sound = (0..words).map(|_| AtomicU64::new(0)).collect();
        Ok(table)
    }

    /// What it is a table of.
    pub fn subject(&self) -> Subject {
        self.subject
    }

    /// Its size in bytes.
    pub fn bytes(&self) -> u64 {
        self.map.len() as u64
    }

    /// Refuses a table with other than so many places.
    pub(crate) fn expect_places(&self, right: usize) -> Result<(), TableError> {
        if self.places == right {
            return Ok(());
        }
        Err(self.error(Problem::Places {
            found: self.places as u64,
            right: right as u64,
        }))
    }

    /// Refuses a table of something else.
    pub(crate) fn expect_subject(&self, right: Subject) -> Result<(), TableError> {
        if self.subject == right {
            return Ok(());
        }
        Err(self.error(Problem::Subject {
            found: self.subject,
            right,
        }))
    }

    /// It claims boards that this program cannot number.
    pub(crate) fn too_large(&self) -> TableError {
        self.error(Problem::Unknown)
    }

    /// The worth at a place.
    ///
    /// # Errors
    ///
    /// When the file is damaged there: the first look into a part looks at its checksum.
    ///
    /// # Panics
    ///
    /// When there is no such place.
    #[inline]
    pub fn worth(&self, place: usize) -> Result<Worth, TableError> {
        assert!(place < self.places, "place {place} of {}", self.places);
        let chunk = place / CHUNK;
        let (word, bit) = (&self.sound[chunk / 64], 1 << (chunk % 64));
        if word.load(Relaxed) & bit == 0 {
            self.check_chunk(chunk)
                .ok_or_else(|| self.error(Problem::DamagedChunk(chunk)))?;
            word.fetch_or(bit, Relaxed);
        }
        self.find(chunk, place % CHUNK)
            .ok_or_else(|| self.error(Problem::DamagedChunk(chunk)))
    }

    fn find(&self, chunk: usize, index: usize) -> Option<Worth> {
        let entry = self.entry(chunk)?;
        let bit = entry.width * index;
        let packed = entry.start + 2 * entry.kinds;
        // Files end with eight more bytes, so that a word can be read anywhere.
        let word = self.map.get(packed + bit / 8..)?.first_chunk::<8>()?;
        let kind = u64::from_le_bytes(*word) >> (bit % 8) & ((1 << entry.width) - 1);
        self.kind(entry, kind as usize)
    }

    fn kind(&self, entry: Entry, kind: usize) -> Option<Worth> {
        if kind >= entry.kinds {
            return None;
        }
        let bytes = self.map.get(entry.start + 2 * kind..)?.first_chunk::<2>()?;
        Some(Worth::from_bits(u16::from_le_bytes(*bytes)))
    }

    /// All worths, every checksum looked at.
    ///
    /// # Errors
    ///
    /// Says which part is damaged.
    pub fn check(&self) -> Result<Box<[Worth]>, TableError> {
        let mut worths = Vec::with_capacity(self.places);
        for chunk in 0..self.chunks() {
            let read = self.read_chunk(chunk, &mut worths);
            read.ok_or_else(|| self.error(Problem::DamagedChunk(chunk)))?;
        }
        Ok(worths.into())
    }

    fn read_chunk(&self, chunk: usize, worths: &mut Vec<Worth>) -> Option<()> {
        for index in 0..self.check_chunk(chunk)? {
            worths.push(self.find(chunk, index)?);
        }
        Some(())
    }

    /// Looks at the checksum of a part, and tells how many places it has.
    fn check_chunk(&self, chunk: usize) -> Option<usize> {
        let entry = self.entry(chunk)?;
        let count = CHUNK.min(self.places - chunk * CHUNK);
        let length = 2 * entry.kinds + (entry.width * count).div_ceil(8);
        let bytes = self.map.get(entry.start..entry.start + length)?;
        (crc32fast::hash(bytes) == entry.checksum).then_some(count)
    }

    fn chunks(&self) -> usize {
        self.places.div_ceil(CHUNK)
    }

    fn directory_end(&self) -> usize {
        HEADER.saturating_add(self.chunks().saturating_mul(ENTRY))
    }

    #[inline]
    fn entry(&self, chunk: usize) -> Option<Entry> {
        let bytes = self
            .map
            .get(HEADER + chunk * ENTRY..)?
            .first_chunk::<ENTRY>()?;
        let start = u64::from_le_bytes(*bytes.first_chunk::<8>()?);
        let entry = Entry {
            start: usize::try_from(start)
                .ok()
                .filter(|start| *start <= self.map.len())?,
            checksum: u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]),
            kinds: usize::from(u16::from_le_bytes([bytes[12], bytes[13]])),
            width: usize::from(bytes[14]),
        };
        (entry.width <= 16).then_some(entry)
    }

    fn error(&self, problem: Problem) -> TableError {
        TableError::new(&self.path, problem)
    }
}

/// Writes the table of a layer into a folder, whole or not at all.
///
/// # Errors
///
/// When the folder cannot be written to.
pub(crate) fn write(folder: &Path, subject: Subject, worths: &[Worth]) -> Result<(), TableError> {
    let path = folder.join(subject.file_name());
    let written = (|| {
        let mut file = tempfile::Builder::new()
            .prefix(".unfinished-")
            .tempfile_in(folder)?;
        let mut out = io::BufWriter::new(file.as_file_mut());
        write_to(&mut out, subject, worths)?;
        out.flush()?;
        drop(out);
        file.as_file().sync_all()?;
        set_readable(file.as_file())?;
        file.persist(&path)?;
        sync_folder(folder)
    })();
    written.map_err(|error| TableError::io(&path, error))
}

fn write_to(out: &mut impl Write, subject: Subject, worths: &[Worth]) -> io::Result<()> {
    let chunks: Vec<Chunk> = worths.chunks(CHUNK).map(Chunk::new).collect();
    let mut start = (HEADER + chunks.len() * ENTRY) as u64;
    let mut directory = Vec::with_capacity(chunks.len() * ENTRY);
    for chunk in &chunks {
        directory.extend(start.to_le_bytes());
        directory.extend(crc32fast::hash(&chunk.bytes).to_le_bytes());
        directory.extend(chunk.kinds.to_le_bytes());
        directory.extend([chunk.width, 0]);
        start += chunk.bytes.len() as u64;
    }
    let mut header = Vec::with_capacity(HEADER);
    header.extend(MAGIC);
    header.extend(VERSION.to_le_bytes());
    header.extend([
        code_of(subject.rules),
        subject.holes,
        subject.seeds,
        0,
        0,
        0,
    ]);
    header.extend((worths.len() as u64).to_le_bytes());
    header.extend((start + PADDING.len() as u64).to_le_bytes());
    header.extend([0; 8]);
    header.extend(crc32fast::hash(&directory).to_le_bytes());
    header.extend(crc32fast::hash(&header).to_le_bytes());
    out.write_all(&header)?;
    out.write_all(&directory)?;
    for chunk in &chunks {
        out.write_all(&chunk.bytes)?;
    }
    out.write_all(&PADDING)
}

/// So that a whole word can be read at the last place too.
const PADDING: [u8; 8] = [0; 8];

/// A part of the table: a list of the worths that are in it, and their numbers packed.
struct Chunk {
    bytes: Vec<u8>,
    kinds: u16,
    width: u8,
}

impl Chunk {
    fn new(worths: &[Worth]) -> Chunk {
        let mut kinds: Vec<u16> = worths.iter().map(|worth| worth.to_bits()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let width = usize::BITS - (kinds.len() - 1).leading_zeros();
        let mut bytes: Vec<u8> = kinds.iter().flat_map(|kind| kind.to_le_bytes()).collect();
        let (mut word, mut filled) = (0u64, 0);
        for worth in worths {
            let kind = kinds.binary_search(&worth.to_bits());
            word |= (kind.expect("every worth is a kind") as u64) << filled;
            filled += width;
            while filled >= 8 {
                bytes.push(word as u8);
                word >>= 8;
                filled -= 8;
            }
        }
        if filled > 0 {
            bytes.push(word as u8);
        }
        Chunk {
            bytes,
            kinds: kinds.len() as u16,
            width: width as u8,
        }
    }
}

/// The bytes of a file, in memory as they are used.
#[expect(
    unsafe_code,
    reason = "a file that is mapped must not be cut short by others"
)]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: this program never changes a table: it writes a new file and moves it in place, which
    // leaves the mapped one as it was. Nothing read from the map is trusted to stay the same: every
    // number is looked at once and checked where it is used.
    unsafe { Mmap::map(file) }
}

/// Readable as other files are; temporary ones are their owner's only.
#[cfg(unix)]
fn set_readable(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn set_readable(_: &File) -> io::Result<()> {
    Ok(())
}

/// Makes sure that the name of a new file outlives a failure of the machine.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..)?.first_chunk::<4>()?;
    Some(u32::from_le_bytes(*bytes))
}

/// A number in a header whose length is known.
fn u64_at(header: &[u8], at: usize) -> u64 {
    let bytes = header[at..].first_chunk::<8>();
    u64::from_le_bytes(*bytes.expect("it lies within the header"))
}

/// The table files of a folder, by what their names say; other files are passed over.
pub(crate) fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "table")
        {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
