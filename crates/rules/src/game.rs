//! A game: where it began, what was played, and what its past forbids or ends.

use std::{collections::HashMap, fmt};

use crate::{AnyMove, AnyPosition, BySide, IllegalMove, RuleSet, Side, Trace};

/// How a game came to its end (N4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// Nobody can move (G12), or the player to move cannot (K13).
    NoMoves,
    /// A turn began in a position in which an earlier turn began (G13, K15).
    Repetition,
    /// A player gave up.
    Resignation,
    /// A player ran out of time.
    Time,
}

/// As records write it: `no moves`, `repetition`, `resignation`, `time` (N4).
impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Termination::NoMoves => "no moves",
            Termination::Repetition => "repetition",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
        })
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// How it ended.
    pub termination: Termination,
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    /// The final score; only of games that ended for want of moves.
    pub score: Option<BySide<u16>>,
    /// For a repetition: the ply (index into [`Game::positions`]) at which the earlier turn began.
    pub repeats: Option<usize>,
}

/// A game with its past.
///
/// ```
/// # use ndongu_rules::{AnyPosition, Game};
/// let mut game = Game::new("giuthi 5x4".parse::<AnyPosition>()?);
/// for text in ["B-", "d-", "C-", "b+", "B+", "d-", "D-", "b-", "E+"] {
///     let mv = game.position().parse_move(text)?;
///     game.play(mv)?;
/// }
/// let score = game.ending().unwrap().score.unwrap();
/// assert_eq!((score.south, score.north), (31, 9));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The start, and the position after each move.
    positions: Vec<AnyPosition>,
    moves: Vec<AnyMove>,
    /// Moves taken back, the next one to redo last.
    undone: Vec<AnyMove>,
    /// The ply at which a turn began in a position, the earliest: a long game must not be searched
    /// through at every move.
    began: HashMap<AnyPosition, usize>,
    ending: Option<Ending>,
}

/// The end of a game taken off by [`Game::take_off`].
pub(crate) struct Tail {
    ply: usize,
    positions: Vec<AnyPosition>,
    moves: Vec<AnyMove>,
    ending: Option<Ending>,
}

impl Game {
    /// A game that begins, with a turn, in `start`.
    pub fn new(start: AnyPosition) -> Game {
        let mut game = Game {
            positions: vec![start],
            moves: Vec::new(),
            undone: Vec::new(),
            began: HashMap::new(),
            ending: None,
        };
        game.arrive();
        game
    }

    /// Where the game began.
    pub fn start(&self) -> &AnyPosition {
        &self.positions[0]
    }

    /// Where the game stands.
    pub fn position(&self) -> &AnyPosition {
        self.positions
            .last()
            .expect("a game has at least its start")
    }

    /// The start and the position after every move.
    pub fn positions(&self) -> &[AnyPosition] {
        &self.positions
    }

    /// The moves played.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// The end of the game, if it has come.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether a turn begins with the position at this ply; G6 alone goes on with the same side.
    pub fn begins_turn(&self, ply: usize) -> bool {
        ply == 0 || self.positions[ply - 1].turn() != self.positions[ply].turn()
    }

    /// The ply with which the current turn began.
    pub fn turn_start(&self) -> usize {
        (0..self.positions.len())
            .rev()
            .find(|ply| self.begins_turn(*ply))
            .unwrap_or(0)
    }

    /// The positions on which the current turn has already stood, the current one left out (G6a).
    pub fn stood(&self) -> &[AnyPosition] {
        &self.positions[self.turn_start()..self.moves.len()]
    }

    /// Every legal move with the position it leads to, none when the game has ended. A
    /// redistribution owed is not listed.
    pub fn legal(&self) -> Vec<(AnyMove, AnyPosition)> {
        match self.ending {
            Some(_) => Vec::new(),
            None => self.position().legal(self.stood()),
        }
    }

    /// What a move would do, without playing it.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    pub fn narrate(&self, mv: &AnyMove) -> Result<(AnyPosition, Trace), IllegalMove> {
        match self.ending {
            Some(ending) => Err(IllegalMove::GameOver {
                rule: self.ending_rule(ending),
            }),
            None => self.position().narrate(self.stood(), mv),
        }
    }

    /// Plays a move. Moves that had been taken back can be redone only while the same moves are
    /// played again.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal; the game stays as it was.
    pub fn play(&mut self, mv: AnyMove) -> Result<Trace, IllegalMove> {
        let (after, trace) = self.narrate(&mv)?;
        if self.undone.last() == Some(&mv) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.positions.push(after);
        self.moves.push(mv);
        self.arrive();
        Ok(trace)
    }

    /// Ends the game: `side` gives up. Nothing happens when it has already ended.
    pub fn resign(&mut self, side: Side) {
        self.forfeit(side, Termination::Resignation);
    }

    /// Ends the game: `side` has run out of time. Nothing happens when it has already ended.
    pub fn lose_on_time(&mut self, side: Side) {
        self.forfeit(side, Termination::Time);
    }

    /// Takes back the last move (a single one, also within a turn), or a resignation. Returns
    /// whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.is_forfeited() {
            self.ending = None;
            return true;
        }
        let Some(mv) = self.moves.last().copied() else {
            return false;
        };
        self.retreat(self.moves.len() - 1);
        self.undone.push(mv);
        true
    }

    /// Plays the move last taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        match self.undone.last() {
            Some(mv) => self.play(*mv).is_ok(),
            None => false,
        }
    }

    /// Goes back to a ply before the last move, so that something else can be tried from there.
    pub(crate) fn take_off(&mut self, ply: usize) -> Tail {
        let tail = Tail {
            ply,
            positions: self.positions[ply + 1..].to_vec(),
            moves: self.moves[ply..].to_vec(),
            ending: self.ending,
        };
        self.undone.clear();
        self.retreat(ply);
        tail
    }

    /// Puts back what was taken off, in place of whatever was played since.
    pub(crate) fn put_back(&mut self, tail: Tail) {
        self.retreat(tail.ply);
        for (mv, after) in tail.moves.into_iter().zip(tail.positions) {
            self.moves.push(mv);
            self.positions.push(after);
            self.note_turn();
        }
        self.ending = tail.ending;
    }

    /// Nothing can be redone any more.
    pub(crate) fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// The rule by which the game ended; a player's own decision has the record's (N4).
    pub fn ending_rule(&self, ending: Ending) -> &'static str {
        match (ending.termination, self.position().rules()) {
            (Termination::NoMoves, RuleSet::Giuthi(_)) => "G12",
            (Termination::NoMoves, RuleSet::Kiothi) => "K13",
            (Termination::Repetition, RuleSet::Giuthi(_)) => "G13",
            (Termination::Repetition, RuleSet::Kiothi) => "K15",
            (Termination::Resignation | Termination::Time, _) => "N4",
        }
    }

    /// Looks round in a position just reached.
    fn arrive(&mut self) {
        self.ending = self.find_ending();
        self.note_turn();
    }

    fn note_turn(&mut self) {
        let now = self.moves.len();
        if self.begins_turn(now) {
            self.began.entry(*self.position()).or_insert(now);
        }
    }

    /// Goes back to an earlier ply, where the game had not ended.
    fn retreat(&mut self, ply: usize) {
        for left in ply + 1..self.positions.len() {
            if self.began.get(&self.positions[left]) == Some(&left) {
                self.began.remove(&self.positions[left]);
            }
        }
        self.positions.truncate(ply + 1);
        self.moves.truncate(ply);
        self.ending = None;
    }

    fn is_forfeited(&self) -> bool {
        let termination = self.ending.map(|ending| ending.termination);
        matches!(
            termination,
            Some(Termination::Resignation | Termination::Time)
        )
    }

    fn forfeit(&mut self, side: Side, termination: Termination) {
        let ending = Ending {
            termination,
            winner: Some(side.other()),
            score: None,
            repeats: None,
        };
        self.ending.get_or_insert(ending);
    }

    fn find_ending(&self) -> Option<Ending> {
        if let Some(earlier) = self.find_repetition() {
            let termination = Termination::Repetition;
            return Some(Ending {
                termination,
                winner: None,
                score: None,
                repeats: Some(earlier),
            });
        }
        let here = self.position();
        if matches!(here, AnyPosition::Opening(_)) || !here.legal(self.stood()).is_empty() {
            return None;
        }
        let outcome = crate::Outcome {
            score: here.final_score(),
        };
        let (termination, winner) = (Termination::NoMoves, outcome.winner());
        Some(Ending {
            termination,
            winner,
            score: Some(outcome.score),
            repeats: None,
        })
    }

    /// G13, K15: the ply of an earlier turn that began in the position in which one begins now.
    /// Positions of Kiothi's opening cannot come back.
    fn find_repetition(&self) -> Option<usize> {
        if !self.begins_turn(self.moves.len()) {
            return None;
        }
        self.began.get(self.position()).copied()
    }
}
