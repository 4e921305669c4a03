//! How hard a puzzle is.

use ndongu_engine::{Engine, Limits, Stop};
use ndongu_rules::{AnyMove, End, Game, Trace};

use super::Puzzle;

/// How deep the engine looks at most.
const DEEPEST: u32 = 8;

/// A decision of the solver's.
struct Decision {
    game: Game,
    mv: AnyMove,
}

/// Rates a puzzle by what makes it hard. The weights are guesses, on a scale on which a newcomer
/// begins at 1200; `docs/puzzles.md` lists them.
pub(super) fn rate(puzzle: &Puzzle, engine: &mut Engine) -> u16 {
    let own = (0..puzzle.line.len()).filter(|ply| !puzzle.line[*ply].wrong.is_empty());
    let decision = |ply| Decision {
        game: puzzle.game_at(ply),
        mv: puzzle.line[ply].mv,
    };
    let decisions: Vec<Decision> = own.map(decision).collect();
    let most = |count: &dyn Fn(&Decision) -> u32| decisions.iter().map(count).max().unwrap_or(0);
    let again = |decision: &&Decision| decision.trace(&decision.mv).end == End::Again;
    let extra_moves = decisions.iter().filter(again).count() as u32;
    let depth = decisions
        .iter()
        .map(|decision| decision.depth(engine))
        .max();
    let greed_fails = decisions.iter().any(Decision::greed_fails);
    let rating = 500
        + 80 * depth.unwrap_or(0)
        + 70 * (puzzle.turns_with_a_choice() as u32).min(6)
        + 40 * most(&|decision| decision.trace(&decision.mv).laps.len() as u32)
            .max(1)
            .ilog2()
        + 40 * extra_moves.min(5)
        + 40 * most(&|decision| decision.game.legal().len() as u32)
            .max(1)
            .ilog2()
        + 120 * u32::from(greed_fails);
    rating as u16
}

impl Decision {
    fn trace(&self, mv: &AnyMove) -> Trace {
        let (_, trace) = self.game.narrate(mv).expect("a legal move");
        trace
    }

    /// The least depth from which on the engine, which has no tables here, plays the right move; one
    /// more than the deepest if it does not.
    fn depth(&self, engine: &mut Engine) -> u32 {
        let finds = |engine: &mut Engine, depth| {
            engine.forget();
            let thought = engine.think(&self.game, &Limits::depth(depth), &Stop::default());
            thought.is_some_and(|thought| thought.best() == self.mv)
        };
        let depths = (1..=DEEPEST).rev();
        depths
            .take_while(|depth| finds(engine, *depth))
            .last()
            .unwrap_or(DEEPEST + 1)
    }

    /// Whether a wrong move captures more than the right one.
    fn greed_fails(&self) -> bool {
        let taken = |mv: &AnyMove| self.trace(mv).seeds_taken();
        let right = taken(&self.mv);
        self.game.legal().iter().any(|(mv, _)| taken(mv) > right)
    }
}
