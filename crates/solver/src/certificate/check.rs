//! Checks a certificate as it is read, by the rules and nothing of the search.

use std::{
    collections::{HashMap, HashSet},
    fmt,
    io::{self, BufReader, Read},
};

use ndongu_rules::{
    AnyPosition, BySide, Cell, Giuthi, Kiothi, MAX_HOLES, MAX_SEEDS, RuleSet, Setup, Side,
};

use super::{Entry, Form, MAGIC, MOST_LEAD, VERSION};
use crate::{
    Value,
    board::{Board, State},
    file::rules_of,
    plan::Ranked,
    rows::Row,
};

/// What a certificate shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Of which position.
    pub position: AnyPosition,
    /// What each player can do.
    pub verdicts: BySide<Verdict>,
    /// How many states with a lead were looked at.
    pub entries: u64,
    /// The length of the file.
    pub bytes: u64,
}

/// What is certain of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The player can force a win.
    Wins,
    /// The player cannot: against best play it is a draw or a loss.
    CannotWin,
    /// Neither is shown.
    Open,
}

impl Checked {
    /// The result with best play, for the side to move, if it is shown.
    pub fn value(&self) -> Option<Value> {
        let side = self.position.turn();
        value(self.verdicts[side], self.verdicts[side.other()])
    }
}

/// The result for a player, by what is certain of this one and the other.
pub(crate) fn value(own: Verdict, other: Verdict) -> Option<Value> {
    match (own, other) {
        (Verdict::Wins, _) => Some(Value::Win),
        (_, Verdict::Wins) => Some(Value::Loss),
        (Verdict::CannotWin, Verdict::CannotWin) => Some(Value::Draw),
        _ => None,
    }
}

/// Why a certificate shows nothing.
#[derive(Debug)]
pub struct CheckError {
    /// In bytes from the beginning of the file.
    at: u64,
    problem: Problem,
}

#[derive(Debug)]
enum Problem {
    Io(io::Error),
    Foreign,
    Version(u16),
    Truncated,
    TooLong,
    Damaged,
    Header(&'static str),
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
            Problem::Io(error) => write!(f, "{error}"),
            Problem::Foreign => {
                write!(
                    f,
                    "this is no certificate: its first bytes are not those of one"
                )
            }
            Problem::Version(version) => write!(
                f,
                "a certificate of format {version}, and this program reads format {VERSION} only"
            ),
            Problem::Truncated => write!(f, "it ends at byte {}, in the middle", self.at),
            Problem::TooLong => write!(f, "it goes on at byte {}, where it should end", self.at),
            Problem::Damaged => write!(f, "it is damaged: the checksum is another"),
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

/// Reads a certificate and looks at every turn that it stands on.
///
/// # Errors
///
/// Says what is wrong with it, and where.
///
/// # Complexity
///
/// Memory grows with the number of entries, and with nothing else but the turns of a single board.
pub fn check(input: impl Read) -> Result<Checked, CheckError> {
    let mut input = Input::new(input);
    let (position, parts) = input.header()?;
    let verdicts = match position {
        AnyPosition::Giuthi(pos) => check_parts(&mut input, pos, pos.rules(), parts)?,
        AnyPosition::Kiothi(pos) => check_parts(&mut input, pos, (), parts)?,
        AnyPosition::Opening(_) => unreachable!("the header holds no opening"),
    };
    let bytes = input.end()?;
    Ok(Checked {
        position,
        verdicts,
        entries: input.entries,
        bytes,
    })
}

fn check_parts<G: Ranked>(
    input: &mut Input<impl Read>,
    root: G,
    account: G::Account,
    parts: u8,
) -> Result<BySide<Verdict>, CheckError> {
    let mut verdicts = BySide {
        south: Verdict::Open,
        north: Verdict::Open,
    };
    for _ in 0..parts {
        let claimant = input.side()?;
        if verdicts[claimant] != Verdict::Open {
            return Err(input.bad_header("a second part on the same player"));
        }
        let wins = match input.byte()? {
            0 => false,
            1 => true,
            _ => return Err(input.bad_header("neither 0 nor 1 says whether the player can win")),
        };
        let part = Claims::<G> {
            account,
            holes: root.holes(),
            claimant,
            wins,
            known: HashMap::new(),
        };
        part.check(input, &root)?;
        verdicts[claimant] = if wins {
            Verdict::Wins
        } else {
            Verdict::CannotWin
        };
    }
    for side in Side::BOTH {
        if verdicts[side.other()] == Verdict::Wins {
            if verdicts[side] == Verdict::Wins {
                return Err(input.bad_header("both players are said to win"));
            }
            verdicts[side] = Verdict::CannotWin;
        }
    }
    Ok(verdicts)
}

/// What one part says.
struct Claims<G: Ranked> {
    account: G::Account,
    holes: usize,
    claimant: Side,
    /// Whether it says that the claimant can force wins, or that they cannot.
    wins: bool,
    /// The least lead that is enough, or the greatest that is too little.
    known: HashMap<State, i16>,
}

impl<G: Ranked> Claims<G> {
    fn check(mut self, input: &mut Input<impl Read>, root: &G) -> Result<(), CheckError> {
        let (mut listed, mut last) = (Vec::new(), Vec::new());
        let count = input.number()?;
        for number in 1..=count {
            let at = input.at;
            let (bytes, entry) = input.entry::<G>(self.holes)?;
            let error = |why, follows| self.error(at, number, &entry, why, follows);
            self.check_form(&entry).map_err(|why| error(why, false))?;
            if self.wins {
                // What comes later can only say more.
                let known = self.known.get(&entry.state);
                if known.is_some_and(|lead| *lead <= entry.lead) {
                    return Err(error("an earlier entry says as much", false));
                }
                if !self.follows(&entry) {
                    return Err(error("it does not follow from earlier entries", true));
                }
            } else {
                if bytes <= last {
                    return Err(error("it is out of order", false));
                }
                last = bytes;
                listed.push((at, entry));
            }
            self.known.insert(entry.state, entry.lead);
        }
        for (number, (at, entry)) in (1..).zip(&listed) {
            if !self.follows(entry) {
                let why = "it does not follow from the other entries";
                return Err(self.error(*at, number, entry, why, true));
            }
        }
        if self.holds(&self.root(root)) {
            Ok(())
        } else {
            Err(CheckError {
                at: input.at,
                problem: Problem::NotCovered(self.claimant),
            })
        }
    }

    fn root(&self, root: &G) -> Entry {
        let taken = root.taken();
        Entry {
            state: State {
                board: Board::seen(root),
                claimant_moves: root.turn() == self.claimant,
            },
            lead: i16::from(taken[self.claimant]) - i16::from(taken[self.claimant.other()]),
        }
    }

    fn check_form(&self, entry: &Entry) -> Result<(), &'static str> {
        let board = &entry.state.board;
        if board.seeds() > i16::from(MAX_SEEDS) {
            return Err("it has too many seeds");
        }
        if !(-MOST_LEAD..=MOST_LEAD).contains(&entry.lead) {
            return Err("no lead can be so large");
        }
        for row in [board.own, board.other] {
            let empty = |place: usize| row.seeds.get(place).is_none_or(|seeds| *seeds == 0);
            if (0..16).any(|place| row.nki >> place & 1 == 1 && empty(place)) {
                return Err("an empty boma is nki");
            }
        }
        if Board::new::<G>(self.holes, board.own, board.other) != *board {
            return Err("its mirror image comes first and should stand for it");
        }
        Ok(())
    }

    /// Whether a claim is among what is known. A player who could not be ahead at the end even with all
    /// seeds that are left cannot win.
    fn holds(&self, entry: &Entry) -> bool {
        let known = self.known.get(&entry.state);
        if self.wins {
            known.is_some_and(|lead| *lead <= entry.lead)
        } else {
            entry.lead + entry.state.board.seeds() <= 0
                || known.is_some_and(|lead| entry.lead <= *lead)
        }
    }

    /// Whether a claim follows from what is known, by the turns of its board: one of them is enough for
    /// the player whose claim it is, all are needed where the other one begins.
    fn follows(&self, entry: &Entry) -> bool {
        let State {
            board,
            claimant_moves,
        } = entry.state;
        let start = G::laid(self.account, self.holes, &board.own, &board.other);
        let good = |end: &End| {
            let lead = if claimant_moves {
                entry.lead + end.gain
            } else {
                entry.lead - end.gain
            };
            end.after.map_or((lead > 0) == self.wins, |board| {
                let state = State {
                    board,
                    claimant_moves: !claimant_moves,
                };
                self.holds(&Entry { state, lead })
            })
        };
        let ends = ends(&start);
        if ends.is_empty() {
            // G6a would leave the turn no end; no such board is known, and nothing is said of it.
            return false;
        }
        if claimant_moves == self.wins {
            ends.iter().any(good)
        } else {
            ends.iter().all(good)
        }
    }

    fn error(
        &self,
        at: u64,
        number: u64,
        entry: &Entry,
        why: &'static str,
        follows: bool,
    ) -> CheckError {
        let State {
            board,
            claimant_moves,
        } = entry.state;
        let row = |row: Row| {
            let seeds = row.seeds[..self.holes].iter().enumerate();
            let hole = |(place, seeds): (usize, &u8)| {
                let mark = if row.nki >> place & 1 == 1 { "*" } else { "" };
                format!("{seeds}{mark}")
            };
            seeds.map(hole).collect::<Vec<_>>().join(",")
        };
        let mover = if claimant_moves {
            self.claimant
        } else {
            self.claimant.other()
        };
        let (own, other, lead) = (row(board.own), row(board.other), entry.lead);
        CheckError {
            at,
            problem: Problem::Entry {
                number,
                claimant: self.claimant,
                state: format!("{mover} before {own}/{other}, lead {lead}"),
                why,
                follows,
            },
        }
    }
}

/// How a turn can end: with this gain, and the board that the opponent finds; none when the game is
/// over.
struct End {
    gain: i16,
    after: Option<Board>,
}

/// Every way to end a turn of South's, from every position that extra moves can reach
/// (`docs/theory.md`).
fn ends<G: Ranked>(start: &G) -> Vec<End> {
    let mut ends = Vec::new();
    let (mut seen, mut open) = (HashSet::from([*start]), vec![*start]);
    while let Some(pos) = open.pop() {
        if let Some(outcome) = pos.outcome() {
            ends.push(End {
                gain: outcome.score.south as i16 - outcome.score.north as i16,
                after: None,
            });
        }
        for (_, child) in pos.children() {
            if child.turn() == Side::North {
                ends.push(End {
                    gain: child.taken().south.into(),
                    after: Some(Board::seen(&child)),
                });
            } else if seen.insert(child) {
                open.push(child);
            }
        }
    }
    ends
}

/// A certificate being read.
struct Input<R> {
    reader: BufReader<R>,
    checksum: crc32fast::Hasher,
    at: u64,
    entries: u64,
}

impl<R: Read> Input<R> {
    fn new(reader: R) -> Self {
        Input {
            reader: BufReader::new(reader),
            checksum: crc32fast::Hasher::new(),
            at: 0,
            entries: 0,
        }
    }

    fn error(&self, problem: Problem) -> CheckError {
        CheckError {
            at: self.at,
            problem,
        }
    }

    /// Something before the byte reached is not what it must be.
    fn bad_header(&self, what: &'static str) -> CheckError {
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
        let read = self.reader.read_exact(bytes);
        read.map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => self.error(Problem::Truncated),
            _ => self.error(Problem::Io(error)),
        })?;
        self.checksum.update(bytes);
        self.at += bytes.len() as u64;
        Ok(())
    }

    fn byte(&mut self) -> Result<u8, CheckError> {
        let [byte] = self.take()?;
        Ok(byte)
    }

    fn side(&mut self) -> Result<Side, CheckError> {
        match self.byte()? {
            0 => Ok(Side::South),
            1 => Ok(Side::North),
            _ => Err(self.bad_header("neither 0 for South nor 1 for North")),
        }
    }

    fn number(&mut self) -> Result<u64, CheckError> {
        self.take().map(u64::from_le_bytes)
    }

    /// The position, and the number of parts.
    fn header(&mut self) -> Result<(AnyPosition, u8), CheckError> {
        let magic = self.take::<8>().map_err(|error| match error.problem {
            Problem::Truncated => self.error(Problem::Foreign),
            _ => error,
        })?;
        if magic != *MAGIC {
            return Err(self.error(Problem::Foreign));
        }
        let version = self.take().map(u16::from_le_bytes)?;
        if version != VERSION {
            return Err(self.error(Problem::Version(version)));
        }
        let code = self.byte()?;
        let rules = rules_of(code).ok_or_else(|| self.bad_header("rules that are not known"))?;
        let holes = self.byte()?;
        if !(1..=MAX_HOLES).contains(&holes.into()) {
            return Err(self.bad_header("a row has 1 to 10 holes"));
        }
        let turn = self.side()?;
        let parts = self.byte()?;
        if !(1..=2).contains(&parts) {
            return Err(self.bad_header("a certificate has one part or two"));
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
    fn entry<G: Ranked>(&mut self, holes: usize) -> Result<(Vec<u8>, Entry), CheckError> {
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
    fn end(&mut self) -> Result<u64, CheckError> {
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
