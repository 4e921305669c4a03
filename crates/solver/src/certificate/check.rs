//! Checks a certificate as it is read, by the rules and nothing of the search.

use std::{
    collections::{HashMap, HashSet},
    io::Read,
};

use ndongu_rules::{AnyPosition, BySide, Side};

use super::{
    CERTIFICATE, CheckError, Entry,
    read::{Input, Problem},
};
use crate::{
    Value,
    board::{Board, State},
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
    let (position, parts) = input.header(&CERTIFICATE)?;
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
        let wins = input.wins()?;
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
            entry
                .check_form::<G>(self.holes)
                .map_err(|why| error(why, false))?;
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
