//! What a task asks for.

use ndongu_rules::{End, Ending, Hole, Side, Termination, kiothi::MatchPoints};

use super::Attempt;

/// What South is to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The last seed falls into this hole.
    LandIn(char),
    /// A sowing has at least so many laps.
    Laps(usize),
    /// South moves again so many times in one turn (G6).
    Again(usize),
    /// The last seed falls into an own empty hole after South has sown into North's row.
    ComeHome,
    /// South captures at least so many seeds.
    Capture(u32),
    /// One move captures from exactly these holes of North's.
    Take(&'static str),
    /// South comes home, but nothing lies opposite that can be taken (G8, K10).
    FindNothing,
    /// North can only pass (G11).
    MakeNorthPass,
    /// The game ends, and South has won it.
    Win,
    /// The game ends as a draw by repetition (G13, K15).
    Repeat,
    /// South wins by exactly two warriors (K16).
    WinByOneWarrior,
    /// No own boma loses its mark (K7).
    KeepMarks,
    /// North has no move that captures.
    StaySafe,
    /// This hole ends up with so many.
    Hold(char, u8),
}

impl Goal {
    /// Whether it has been reached by the moves played so far, of which there is one.
    pub fn reached(self, attempt: &Attempt) -> bool {
        let game = attempt.game();
        let after = game.position();
        let Some(own) = attempt
            .steps()
            .iter()
            .rfind(|step| step.side == Side::South)
        else {
            return false;
        };
        match self {
            Goal::LandIn(letter) => own
                .trace
                .laps
                .last()
                .is_some_and(|lap| lap.to == hole(letter)),
            Goal::Laps(laps) => own.trace.laps.len() >= laps,
            Goal::Again(times) => attempt.ends().filter(|end| *end == End::Again).count() >= times,
            Goal::ComeHome => matches!(own.trace.end, End::Capture | End::Nothing),
            Goal::Capture(seeds) => {
                u32::from(after.taken().south - game.start().taken().south) >= seeds
            }
            Goal::Take(letters) => {
                let mut taken: Vec<_> = own.trace.taken.iter().map(|taken| taken.hole).collect();
                taken.retain(|hole| hole.side == Side::North);
                let mut wanted: Vec<_> = letters.chars().map(hole).collect();
                taken.sort();
                wanted.sort();
                taken == wanted
            }
            Goal::FindNothing => own.trace.end == End::Nothing,
            Goal::MakeNorthPass => {
                let legal = game.legal();
                after.turn() == Side::North && legal.iter().any(|(mv, _)| mv.is_pass())
            }
            Goal::Win => ended(attempt, |ending| ending.winner == Some(Side::South)),
            Goal::Repeat => ended(attempt, |ending| {
                ending.termination == Termination::Repetition
            }),
            Goal::WinByOneWarrior => ended(attempt, |ending| {
                ending.winner == Some(Side::South) && MatchPoints::is_win_of_one_warrior(ending)
            }),
            Goal::KeepMarks => {
                let start = game.start();
                let mut row = start.row(Side::South);
                row.all(|boma| !start.is_nki(boma) || after.is_nki(boma))
            }
            Goal::StaySafe => game
                .legal()
                .iter()
                .all(|(_, child)| child.taken().north == after.taken().north),
            Goal::Hold(letter, count) => after.seeds(hole(letter)) == count,
        }
    }
}

fn ended(attempt: &Attempt, wanted: impl Fn(&Ending) -> bool) -> bool {
    attempt.game().ending().as_ref().is_some_and(wanted)
}

/// A hole of the tables, whose letters are right.
fn hole(letter: char) -> Hole {
    Hole::from_letter(letter).expect("goals name holes")
}
