//! Puzzles found in games that the engine plays against itself.

use std::{collections::HashSet, sync::Arc};

use fastrand::Rng;
use ndongu_engine::{Engine, Level, Limits, Options, Stop, random_move};
use ndongu_rules::{AnyMove, AnyPosition, BySide, Cell, Game, RuleSet, Setup, Side, giuthi::Rules};

use super::{Fault, Puzzle, Step, check::game_from, find::Finder, graph::Graph, rating::rate};
use crate::{TableError, Tables, Value, lead_of};

/// The shortest refutations say too little: so many moves are shown if the game does not end before.
const REFUTATION_MOVES: usize = 6;

/// Whoever only guesses must not solve a puzzle more often than once in so many times.
const LEAST_GUESSES: usize = 8;

/// Where the games of a rule set begin that puzzles are looked for in: boards of every size from small
/// ones on, with few seeds, and in Kiothi the real board too.
pub fn starts(rules: RuleSet) -> Vec<AnyPosition> {
    let texts: Vec<String> = match rules {
        RuleSet::Giuthi(_) => (3..=8)
            .flat_map(|holes| (2..=4).map(move |seeds| format!("{rules} {holes}x{seeds}")))
            .collect(),
        RuleSet::Kiothi => {
            let study = |(holes, warriors): (usize, u8)| {
                let row = vec![format!("{warriors}*"); holes].join(",");
                format!("{rules} {row}/{row} 0-0 S")
            };
            let boards = (3..=6).flat_map(|holes| (1..=3).map(move |warriors| (holes, warriors)));
            let real = ["2x3", "3x2", "3x3", "4x2", "5x2", "5x5", "6x5"];
            let real = real.map(|setup| format!("{rules} {setup}"));
            boards.map(study).chain(real).collect()
        }
    };
    texts
        .iter()
        .map(|text| text.parse().expect("a good start"))
        .collect()
}

/// Finds puzzles, none of which begins with a board of another one's solution, in the mirror or seen
/// from the other side.
pub struct Generator {
    tables: Arc<Tables>,
    /// Plays the games and is asked what it finds by looking ahead.
    player: Engine,
    /// Knows what the tables know.
    knowing: Engine,
    /// Where nothing more is to be found: boards of solutions, and those of which too much can come.
    seen: HashSet<AnyPosition>,
    /// The boards that puzzles begin with.
    begun: HashSet<AnyPosition>,
}

impl Generator {
    /// With these tables.
    pub fn new(tables: Arc<Tables>) -> Generator {
        let options = Options {
            hash_mb: 1,
            ..Options::default()
        };
        let mut knowing = Engine::new(options);
        knowing.consult(Some(tables.clone()));
        Generator {
            tables,
            player: Engine::new(options),
            knowing,
            seen: HashSet::new(),
            begun: HashSet::new(),
        }
    }

    /// The puzzles in one game from `start`: a few random moves, and then players of two low levels.
    /// `seed` decides what is played.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn game(&mut self, start: AnyPosition, seed: u64) -> Result<Vec<Puzzle>, TableError> {
        let mut rng = Rng::with_seed(seed);
        let random_moves = rng.usize(2..=8);
        let levels = [rng.u8(1..=4), rng.u8(1..=4)];
        let levels = levels.map(|level| Level::try_from(level).expect("a level"));
        let mut game = Game::new(start);
        self.player.forget();
        let mut puzzles = Vec::new();
        while game.ending().is_none() {
            if game.begins_turn(game.moves().len()) {
                puzzles.extend(self.puzzle_of(&for_south(*game.position()))?);
            }
            let level = levels[usize::from(game.position().turn() == Side::North)];
            let mv = if game.moves().len() < random_moves {
                random_move(&game, seed)
            } else {
                self.player.play(&game, level, seed, &Stop::default())
            };
            game.play(mv.expect("a game that goes on has a move"))
                .expect("a legal move");
        }
        Ok(puzzles)
    }

    /// The puzzle of a position as it stood in the game, or with the captured seeds shared otherwise,
    /// as little as possible: most games are decided long before tables reach.
    fn puzzle_of(&mut self, position: &AnyPosition) -> Result<Option<Puzzle>, TableError> {
        if self.tables.worth(position)?.is_none() || self.seen.contains(&alike(*position)) {
            return Ok(None);
        }
        let Some(moves) = self.tables.moves(&[], position)? else {
            return Ok(None);
        };
        for shared in scores(*position) {
            let lead = lead_of(&shared);
            let values = moves.iter().map(|(_, worth)| worth.value(lead));
            let best = values.clone().max().unwrap_or(Value::Loss);
            if values.filter(|value| *value == best).count() != 1 {
                continue;
            }
            if self.seen.contains(&alike(*position)) {
                break;
            }
            let puzzle = self.puzzle(&shared)?;
            if puzzle.is_some() {
                return Ok(puzzle);
            }
        }
        Ok(None)
    }

    /// The puzzle of a position, if it is one, has not been seen before, and stands up to being solved
    /// without tables.
    fn puzzle(&mut self, position: &AnyPosition) -> Result<Option<Puzzle>, TableError> {
        let Some((value, moves)) = Finder::solve(&self.tables, position)? else {
            return Ok(None);
        };
        if guesses(position, &moves) < LEAST_GUESSES {
            return Ok(None);
        }
        let Some(graph) = game_from(position) else {
            // Another score would change nothing.
            self.seen.insert(alike(*position));
            return Ok(None);
        };
        let stations = stations(*position, &moves);
        if stations.iter().any(|station| self.begun.contains(station)) {
            return Ok(None);
        }
        let mut puzzle = Puzzle {
            id: Puzzle::id_of(position),
            position: *position,
            value,
            rating: 0,
            themes: Vec::new(),
            line: self.steps(position, &moves),
        };
        self.finish(&mut puzzle, &graph);
        if puzzle.check().is_err() || !rules_matter(&puzzle) {
            return Ok(None);
        }
        self.begun.insert(alike(*position));
        self.seen.extend(stations);
        Ok(Some(puzzle))
    }

    fn finish(&mut self, puzzle: &mut Puzzle, graph: &Graph) {
        puzzle.themes = puzzle.find_themes(graph);
        puzzle.rating = rate(puzzle, &mut self.player);
    }

    /// The moves of a solution, with everything that fails instead of the solver's.
    fn steps(&mut self, position: &AnyPosition, moves: &[AnyMove]) -> Vec<Step> {
        let mut game = Game::new(*position);
        let mut steps = Vec::new();
        for mv in moves {
            let mut wrong = Vec::new();
            if game.position().turn() == position.turn() {
                let others = game.legal().into_iter().filter(|(other, _)| other != mv);
                wrong = others
                    .map(|(other, _)| self.refutation(&game, other))
                    .collect();
            }
            steps.push(Step { mv: *mv, wrong });
            game.play(*mv).expect("a legal move");
        }
        steps
    }

    /// A wrong move, and best play of both sides after it: whole turns of a few moves.
    fn refutation(&mut self, game: &Game, wrong: AnyMove) -> Vec<AnyMove> {
        let mut game = game.clone();
        let before = game.moves().len();
        game.play(wrong).expect("a legal move");
        let thought = self
            .knowing
            .think(&game, &Limits::depth(1), &Stop::default());
        let best = thought.map_or(Vec::new(), |thought| thought.lines[0].moves.clone());
        let mut whole = game.moves().len();
        for mv in best {
            if game.play(mv).is_err() {
                break;
            }
            let now = game.moves().len();
            if game.begins_turn(now) || game.ending().is_some() {
                whole = now;
                if now - before >= REFUTATION_MOVES {
                    break;
                }
            }
        }
        game.moves()[before..whole].to_vec()
    }
}

/// Whether a puzzle of Climent's account is none by that of Mancala World: there would be no sense in
/// having both.
fn rules_matter(puzzle: &Puzzle) -> bool {
    let mut setup: Setup = puzzle.position.into();
    if setup.rules != RuleSet::Giuthi(Rules::Climent) {
        return true;
    }
    setup.rules = RuleSet::Giuthi(Rules::MancalaWorld);
    let position = AnyPosition::try_from(setup).expect("as possible as before");
    let other = Puzzle {
        id: Puzzle::id_of(&position),
        position,
        ..puzzle.clone()
    };
    let fault = other.check().err();
    matches!(
        fault,
        Some(Fault::Worth | Fault::NotAlone(_) | Fault::BadDefence(_))
    )
}

/// The position with its captured seeds shared in every way that leaves the game open, the nearest to
/// how it is first.
fn scores(position: AnyPosition) -> Vec<AnyPosition> {
    let setup: Setup = position.into();
    let BySide { south, north } = setup.taken;
    let (all, board) = (
        south + north,
        setup.cells().map(|(_, cell)| cell.seeds).sum::<u16>(),
    );
    let mut shares: Vec<u16> = (0..=all)
        .filter(|share| (2 * share).abs_diff(all) <= board)
        .collect();
    shares.sort_by_key(|share| share.abs_diff(south));
    let with = |share| {
        let mut setup = setup.clone();
        setup.taken = BySide {
            south: share,
            north: all - share,
        };
        AnyPosition::try_from(setup).expect("as many seeds as before")
    };
    shares.into_iter().map(with).collect()
}

/// How many ways there are to choose a move wherever the solver has a choice.
fn guesses(position: &AnyPosition, moves: &[AnyMove]) -> usize {
    let mut game = Game::new(*position);
    let mut guesses = 1;
    for mv in moves {
        if game.position().turn() == position.turn() {
            guesses *= game.legal().len();
        }
        game.play(*mv).expect("a legal move");
    }
    guesses
}

/// The boards at which the solver's turns of a solution begin, each the same for all that are like it.
fn stations(position: AnyPosition, moves: &[AnyMove]) -> Vec<AnyPosition> {
    let mut game = Game::new(position);
    let mut stations = vec![alike(position)];
    for mv in moves {
        game.play(*mv).expect("a legal move");
        let own = game.position().turn() == position.turn();
        if own && game.begins_turn(game.moves().len()) {
            stations.push(alike(*game.position()));
        }
    }
    stations
}

/// The same position with South to move: half a turn of the board changes nothing.
fn for_south(position: AnyPosition) -> AnyPosition {
    let mut setup: Setup = position.into();
    if setup.turn == Side::South {
        return position;
    }
    std::mem::swap(&mut setup.south, &mut setup.north);
    let BySide { south, north } = setup.taken;
    setup.taken = BySide {
        south: north,
        north: south,
    };
    setup.turn = Side::South;
    AnyPosition::try_from(setup).expect("it is as possible as before")
}

/// One board for all that are the same but for half a turn, the mirror (in Giuthi), and the captured
/// seeds.
fn alike(position: AnyPosition) -> AnyPosition {
    let mut setup: Setup = for_south(position).into();
    setup.taken = BySide::default();
    let is = |setup: Setup| AnyPosition::try_from(setup).expect("it is as possible as before");
    let seen = is(setup.clone());
    if let AnyPosition::Kiothi(_) = position {
        return seen;
    }
    let reversed = |row: &[Cell]| row.iter().rev().copied().collect();
    let mirrored = Setup {
        south: reversed(&setup.south),
        north: reversed(&setup.north),
        ..setup
    };
    seen.min(is(mirrored))
}
