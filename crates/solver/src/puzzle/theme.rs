//! What puzzles are about: for each theme a definite question with an answer.

use ndongu_rules::{AnyMove, AnyPosition, End as SowingEnd, Game, Setup, Trace};

use super::{
    Puzzle,
    check::MOST_POSITIONS,
    graph::{Aim, Graph},
};
use crate::Value;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// A right move has four laps or more.
    Relay,
    /// A right move captures what lies in two or more holes of the other side (G9, K11).
    ChainCapture,
    /// The right way to play a turn has an extra move in it (G6).
    MovingAgain,
    /// Only play without end holds the draw: no end of the game can be forced that is not lost.
    Perpetual,
    /// A right turn leaves a capture alone and takes nothing, and the defence then captures.
    Sacrifice,
    /// A right move ends asleep in the other side's row, though seeds could have been kept at home.
    EnteringTheLand,
    /// After a right turn the other side must pass (G11), or is stuck (K13).
    PassTrap,
    /// Were no boma nki, the first move would not be the only right one (K4).
    Nki,
}

impl Theme {
    /// All there are.
    pub const ALL: [Theme; 8] = [
        Theme::Relay,
        Theme::ChainCapture,
        Theme::MovingAgain,
        Theme::Perpetual,
        Theme::Sacrifice,
        Theme::EnteringTheLand,
        Theme::PassTrap,
        Theme::Nki,
    ];

    /// As it is written in a puzzle's line.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Relay => "relay",
            Theme::ChainCapture => "chain-capture",
            Theme::MovingAgain => "moving-again",
            Theme::Perpetual => "perpetual",
            Theme::Sacrifice => "sacrifice",
            Theme::EnteringTheLand => "entering-the-land",
            Theme::PassTrap => "pass-trap",
            Theme::Nki => "nki",
        }
    }

    /// The theme that is written so.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Whether a puzzle, whose game is this graph, is about it.
    pub(super) fn is_of(self, puzzle: &Puzzle, graph: &Graph) -> bool {
        let played = played(puzzle);
        let mut own = played.iter().filter(|move_played| move_played.own);
        match self {
            Theme::Relay => own.any(|own| own.trace.laps.len() >= 4),
            Theme::ChainCapture => own.any(|own| own.trace.taken.len() >= 3),
            Theme::MovingAgain => own.any(|own| own.trace.end == SowingEnd::Again),
            Theme::Perpetual => is_perpetual(puzzle, graph),
            Theme::Sacrifice => turns(&played).any(is_sacrifice),
            Theme::EnteringTheLand => own.any(Played::enters),
            Theme::PassTrap => own.any(Played::traps),
            Theme::Nki => needs_marks(puzzle),
        }
    }
}

/// A move of the solution with its surroundings.
struct Played {
    own: bool,
    legal: Vec<(AnyMove, AnyPosition)>,
    trace: Trace,
    before: AnyPosition,
    after: AnyPosition,
}

fn played(puzzle: &Puzzle) -> Vec<Played> {
    let mut game = Game::new(puzzle.position);
    let step = |mv: AnyMove| {
        let (before, legal) = (*game.position(), game.legal());
        let trace = game.play(mv).expect("a solution is made of legal moves");
        Played {
            own: before.turn() == puzzle.position.turn(),
            legal,
            trace,
            before,
            after: *game.position(),
        }
    };
    puzzle.moves().map(step).collect()
}

/// Every turn of the solver's with the reply of the defence.
fn turns(played: &[Played]) -> impl Iterator<Item = &[Played]> {
    let begins = |pair: (&Played, &Played)| !pair.0.own && pair.1.own;
    let mut starts: Vec<usize> = vec![0];
    starts.extend((1..played.len()).filter(|at| begins((&played[at - 1], &played[*at]))));
    let ends: Vec<usize> = starts[1..].iter().copied().chain([played.len()]).collect();
    starts
        .into_iter()
        .zip(ends)
        .map(|(start, end)| &played[start..end])
}

fn is_sacrifice(turn: &[Played]) -> bool {
    let (own, reply) = turn.split_at(turn.partition_point(|played| played.own));
    let takes = |played: &Played| played.before.taken() != played.after.taken();
    own.first().is_some_and(Played::is_tempted) && !own.iter().any(takes) && reply.iter().any(takes)
}

impl Played {
    /// Whether some move would capture.
    fn is_tempted(&self) -> bool {
        let taken = self.before.taken();
        self.legal.iter().any(|(_, child)| child.taken() != taken)
    }

    /// Whether the last seed stays in the other side's row (G5, K9), though another move would have
    /// left that row alone.
    fn enters(&self) -> bool {
        let across = self.before.turn().other();
        let at_home = |child: &AnyPosition| {
            let mut row = self.before.row(across);
            row.all(|hole| self.before.seeds(hole) == child.seeds(hole))
        };
        self.trace.end == SowingEnd::Sleep && self.legal.iter().any(|(_, child)| at_home(child))
    }

    /// Whether the other side must pass now (G11), or is stuck and loses all that is left (K13).
    fn traps(&self) -> bool {
        let next = self.after.legal(&[]);
        let stuck = match self.after {
            AnyPosition::Giuthi(_) => matches!(next[..], [(mv, _)] if mv.is_pass()),
            AnyPosition::Kiothi(_) | AnyPosition::Opening(_) => next.is_empty(),
        };
        stuck && self.after.turn() != self.before.turn()
    }
}

/// Whether no end can be forced that is not lost, so that only play without end is a draw.
fn is_perpetual(puzzle: &Puzzle, graph: &Graph) -> bool {
    let solver = puzzle.position.turn();
    let ends = graph.solve(Aim::NotBehind(solver));
    puzzle.value == Value::Draw && ends.value(&puzzle.position, solver) != Some(Value::Win)
}

/// Whether something else would be right too, or instead, if there were no marks.
fn needs_marks(puzzle: &Puzzle) -> bool {
    let mut setup: Setup = puzzle.position.into();
    let cells = setup.south.iter_mut().chain(&mut setup.north);
    let marked = cells.filter(|cell| cell.nki);
    let marks = marked.map(|cell| cell.nki = false).count();
    if marks == 0 {
        return false;
    }
    let unmarked = AnyPosition::try_from(setup).expect("a board without marks is possible");
    let Some(graph) = Graph::new(unmarked, MOST_POSITIONS) else {
        return false;
    };
    let moves = graph.solve(Aim::Win).moves(&[], &unmarked);
    let right = moves
        .into_iter()
        .flatten()
        .filter(|(_, value)| *value >= puzzle.value);
    let right: Vec<AnyMove> = right.map(|(mv, _)| mv).collect();
    right != [puzzle.line[0].mv]
}
