//! What an animation shows, frame by frame.

use ndongu_rules::{AnyPosition, Game, Hole, Lap, Setup, Trace};

/// One picture of an animation.
pub(super) struct Frame {
    pub pos: AnyPosition,
    /// Holes to look at.
    pub marks: Vec<(Hole, Mark)>,
    /// How long it stays, in hundredths of a second.
    pub hundredths: u16,
}

/// What there is to see in a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Seeds were taken up from it.
    Left,
    /// The last seed fell into it.
    Reached,
    /// It was captured.
    Captured,
}

/// The most laps of a move that are shown one by one.
const LAPS: usize = 60;

const BEFORE: u16 = 80;
const LAP: u16 = 70;
const CAPTURE: u16 = 110;
const MOVE: u16 = 110;
const AFTER: u16 = 250;

/// The position, its laps, what was captured, and where it led.
pub(super) fn of_move(before: &AnyPosition, trace: &Trace, after: &AnyPosition) -> Vec<Frame> {
    let mut setup = Setup::from(*before);
    let mut frames = vec![Frame {
        pos: *before,
        marks: first_hole(trace),
        hundredths: BEFORE,
    }];
    let step = trace.laps.len().div_ceil(LAPS).max(1);
    for (index, lap) in trace.laps.iter().enumerate() {
        sow(&mut setup, *lap, before.holes());
        let left = trace.laps.len() - 1 - index;
        let pos = AnyPosition::try_from(setup.clone());
        if let (0, Ok(pos)) = (left % step, pos) {
            frames.push(Frame {
                pos,
                marks: vec![(lap.from, Mark::Left), (lap.to, Mark::Reached)],
                hundredths: LAP,
            });
        }
    }
    if let Some(last) = frames.last_mut()
        && !trace.taken.is_empty()
    {
        last.marks = captures(trace);
        last.hundredths = CAPTURE;
    }
    frames.push(Frame {
        pos: *after,
        marks: Vec::new(),
        hundredths: AFTER,
    });
    frames
}

/// The start, and the position after each of the last `most` moves.
pub(super) fn of_game(game: &Game, most: usize) -> Vec<Frame> {
    let first = game.moves().len().saturating_sub(most);
    let mut replayed = Game::new(*game.start());
    let mut frames = Vec::new();
    for (ply, mv) in game.moves().iter().enumerate() {
        let trace = replayed.play(*mv).expect("it has been played before");
        if ply < first {
            continue;
        }
        let mut marks = first_hole(&trace);
        marks.extend(captures(&trace));
        frames.push(Frame {
            pos: *replayed.position(),
            marks,
            hundredths: MOVE,
        });
    }
    let start = Frame {
        pos: game.positions()[first],
        marks: Vec::new(),
        hundredths: BEFORE,
    };
    frames.insert(0, start);
    if let Some(last) = frames.last_mut() {
        last.hundredths = AFTER;
    }
    frames
}

fn first_hole(trace: &Trace) -> Vec<(Hole, Mark)> {
    let first = trace.laps.first();
    first
        .map(|lap| (lap.from, Mark::Left))
        .into_iter()
        .collect()
}

fn captures(trace: &Trace) -> Vec<(Hole, Mark)> {
    let taken = trace.taken.iter();
    taken.map(|taken| (taken.hole, Mark::Captured)).collect()
}

/// Walks the seeds of a lap round.
fn sow(setup: &mut Setup, lap: Lap, holes: usize) {
    if let Some(cell) = setup.cell_mut(lap.from) {
        cell.seeds = cell.seeds.saturating_sub(lap.seeds.into());
        cell.nki = false;
    }
    let mut hole = lap.from;
    for _ in 0..lap.seeds {
        hole = hole.next(lap.direction, holes);
        if let Some(cell) = setup.cell_mut(hole) {
            cell.seeds += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(start: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(start.parse().unwrap());
        for mv in moves {
            let mv = game.position().parse_move(mv).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn a_move_is_shown_lap_by_lap_to_where_it_led() {
        let game = game("giuthi 0,0,2,0/1,6,0,0 0-0 S", &[]);
        let (after, trace) = game
            .narrate(&game.position().parse_move("C+").unwrap())
            .unwrap();
        let frames = of_move(game.position(), &trace, &after);
        assert_eq!(frames.len(), 4);
        assert_eq!(
            frames[1].pos.to_string(),
            "giuthi 0,0,0,1/2,6,0,0 0-0 S",
            "the first lap"
        );
        assert!(
            frames[2]
                .marks
                .iter()
                .all(|(_, mark)| *mark == Mark::Captured)
        );
        assert_eq!(frames[3].pos, after);
    }

    #[test]
    fn a_long_game_shows_its_end() {
        let game = game("giuthi 5x4", &["B-", "d-", "C-", "b+"]);
        let frames = of_game(&game, 2);
        let shown: Vec<_> = frames.iter().map(|frame| frame.pos).collect();
        assert_eq!(shown, game.positions()[2..]);
    }
}
