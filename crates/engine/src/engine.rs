//! The engine from the outside: a game in, a thought out.

use std::{
    cmp::Reverse,
    fmt, mem,
    sync::{Arc, atomic::AtomicBool},
    thread,
    time::Duration,
};

use fastrand::Rng;
use ndongu_rules::{AnyMove, AnyPosition, Game, Giuthi, Kiothi, Move, kiothi::Opening};

use crate::{
    Exact, Level, Limits, Techniques, Value, baseline,
    endgame::{self, Endgame},
    evaluate::Evaluate,
    level::Skill,
    limits::Timer,
    opening::{self, Chooser, Judged},
    search::{MAX_DEPTH, Manner, RootMove, Search, Taste},
    table::Table,
    value::{FAR, of_end},
    weights::Weights,
};

/// Ends a search from another thread: set to `true`, it comes back with what it has.
pub type Stop = AtomicBool;

/// How an [`Engine`] is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the transposition table in mebibytes; 0 for the smallest possible.
    pub hash_mb: usize,
    /// Threads that search together: 1 or more. With one, the same is found every time unless time
    /// decides.
    pub threads: usize,
    /// How many of the best moves to follow: 1 or more.
    pub lines: usize,
    /// Parts of the search to leave out, for measuring them.
    pub without: Techniques,
}

impl Default for Options {
    /// 64 MiB, one thread, one line.
    fn default() -> Self {
        Options {
            hash_mb: 64,
            threads: 1,
            lines: 1,
            without: Techniques::default(),
        }
    }
}

/// A move, what it is worth to the side that plays it, and what is expected to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// For the side to move.
    pub value: Value,
    /// The move, and the moves expected after it. Never empty; all legal one after the other.
    pub moves: Vec<AnyMove>,
}

/// What the engine makes of a position, after a depth has been looked at in full or at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best lines, best first; as many as asked for and as there are moves, at least one.
    pub lines: Vec<Line>,
    /// Moves looked ahead in full. For a redistribution, moves looked ahead after it.
    pub depth: u32,
    /// The longest line looked at, in moves.
    pub farthest: u32,
    /// Whether every line has been followed to its end, so that looking deeper would change nothing.
    pub complete: bool,
    /// Whether nothing was searched, since the values are known exactly.
    pub known: bool,
    /// Positions looked at, by all threads.
    pub nodes: u64,
    /// Sowings made, by the first thread; not counted for a redistribution.
    pub sowings: u64,
    /// Since the thinking began.
    pub time: Duration,
    /// Share of the transposition table used by this search, in thousandths.
    pub table_used: u16,
}

impl Thought {
    /// The move to play.
    pub fn best(&self) -> AnyMove {
        self.lines[0].moves[0]
    }

    /// After a look that was not finished: a better move that it found comes first; for all else
    /// the last full look is worth more.
    fn keep(&mut self, last: &Thought) {
        let count = last.lines.len();
        let best = self.best();
        let found = self.lines.drain(..1).filter(|_| best != last.best());
        let others = last
            .lines
            .iter()
            .filter(|line| line.moves[0] != best || best == last.best());
        self.lines = found.chain(others.cloned()).take(count).collect();
    }

    /// What the best line is worth to the side to move.
    pub fn value(&self) -> Value {
        self.lines[0].value
    }
}

/// There is no memory for a transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableTooLarge {
    /// Its size in mebibytes.
    pub hash_mb: usize,
}

impl fmt::Display for TableTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no memory for a table of {} MiB", self.hash_mb)
    }
}

impl std::error::Error for TableTooLarge {}

/// A player, and what it remembers from move to move.
pub struct Engine {
    options: Options,
    table: Table,
    /// In place of the game's own.
    weights: Option<Weights>,
    exact: Option<Arc<dyn Exact>>,
}

impl Default for Engine {
    fn default() -> Self {
        Engine::new(Options::default())
    }
}

impl Engine {
    /// An engine that knows nothing yet.
    ///
    /// # Panics
    ///
    /// When no thread or no line is asked for, or there is no memory for the table.
    pub fn new(options: Options) -> Engine {
        Engine::try_new(options).expect("there is memory for the table")
    }

    /// As [`new`](Self::new), with a table of a size that somebody else has chosen.
    ///
    /// # Errors
    ///
    /// When there is no memory for it.
    ///
    /// # Panics
    ///
    /// When no thread or no line is asked for.
    pub fn try_new(options: Options) -> Result<Engine, TableTooLarge> {
        assert!(options.threads >= 1, "somebody has to search");
        assert!(options.lines >= 1, "there is nothing to find");
        let hash_mb = options.hash_mb;
        Ok(Engine {
            options,
            table: Table::new(hash_mb).map_err(|_| TableTooLarge { hash_mb })?,
            weights: None,
            exact: None,
        })
    }

    /// Asks this one for exact values from now on, or nobody. Players of a level below the highest
    /// never ask.
    pub fn consult(&mut self, exact: Option<Arc<dyn Exact>>) {
        self.exact = exact;
    }

    /// How it was built.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Forgets what it remembers, so that it thinks as a new one does.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the next move; `None` when the game has ended.
    ///
    /// A legal move comes back even if there is no time at all.
    pub fn think(&mut self, game: &Game, limits: &Limits, stop: &Stop) -> Option<Thought> {
        self.think_aloud(game, limits, stop, &mut |_| ())
    }

    /// As [`think`](Self::think), telling `report` of every depth that has been looked at in full.
    pub fn think_aloud(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let (lines, exact) = (self.options.lines, self.exact.clone());
        let exact = exact.as_deref();
        self.search(game, limits, lines, Taste::NONE, exact, stop, report)
    }

    /// The move of a player of this level; `None` when the game has ended. `seed` decides where chance
    /// does; one seed may serve a whole game.
    pub fn play(&mut self, game: &Game, level: Level, seed: u64, stop: &Stop) -> Option<AnyMove> {
        let Skill { limits, blur } = level.skill();
        // The same all through the game, or else the table would mix what different tastes found.
        let taste = Taste(Rng::with_seed(seed).u64(..) | 1);
        let mut rng = rng(game, seed);
        let lines = if blur == 0 { 1 } else { usize::MAX };
        let exact = self.exact.clone().filter(|_| level == Level::HIGHEST);
        let exact = exact.as_deref();
        let thought = self.search(game, &limits, lines, taste, exact, stop, &mut |_| ())?;
        let judged = |line: &Line| {
            let misjudged = f64::from(blur) * normal(&mut rng) * difficulty(game, &line.moves[0]);
            line.value.hundredths() + misjudged
        };
        let best = thought.lines.iter().map(judged).enumerate();
        let best = best.max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(i, _)| thought.lines[i].moves[0])
    }

    /// The same engine, judging by these weights.
    pub(crate) fn judging_by(mut self, weights: Weights) -> Engine {
        self.weights = Some(weights);
        self
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "they make a task, which needs the timer"
    )]
    fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        lines: usize,
        taste: Taste,
        exact: Option<&dyn Exact>,
        stop: &Stop,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if game.ending().is_some() {
            return None;
        }
        self.table.age();
        let timer = Timer::start(limits, stop);
        let task = Task {
            game,
            limits,
            lines,
            taste,
            exact,
            timer: &timer,
        };
        match game.position() {
            AnyPosition::Giuthi(_) => self.deepen::<Giuthi>(task, report),
            AnyPosition::Kiothi(_) => self.deepen::<Kiothi>(task, report),
            AnyPosition::Opening(pos) => Some(self.redistribute(pos, task, report)),
        }
    }

    fn deepen<P: Evaluate>(
        &self,
        task: Task<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let Task { limits, timer, .. } = task;
        if let Some(thought) = self.knows::<P>(task) {
            report(&thought);
            return Some(thought);
        }
        let mut search = self.search_of::<P>(task);
        let mut moves = search.root_moves();
        if moves.is_empty() {
            return None;
        }
        thread::scope(|scope| {
            let mut depth_done = 0;
            let mut thought = self.thought(task, &search, &moves, depth_done);
            let lines = task.lines.min(moves.len());
            for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) {
                if depth == 2 {
                    self.call_helpers::<P>(scope, task, &moves);
                }
                search.sees_horizon = false;
                let finished = (0..lines).all(|line| search.deepen(depth, &mut moves[line..]));
                if finished {
                    depth_done = depth;
                    // A later line may turn out better than an earlier one.
                    moves[..lines].sort_by_key(|root_move| Reverse(root_move.value));
                }
                let last = mem::replace(
                    &mut thought,
                    self.thought(task, &search, &moves, depth_done),
                );
                if !finished {
                    thought.keep(&last);
                    break;
                }
                thought.complete = !search.sees_horizon;
                report(&thought);
                if thought.complete || !timer.may_go_deeper() {
                    break;
                }
            }
            timer.end();
            Some(thought)
        })
    }

    /// What there is to say of a position whose value is known exactly.
    fn knows<P: Evaluate>(&self, task: Task<'_>) -> Option<Thought> {
        let Task { game, timer, .. } = task;
        let exact = task.exact?;
        let (best, mut turns) = judged::<P>(exact, timer, game, task.lines)?;
        let lines: Vec<Line> = best
            .into_iter()
            .take(task.lines)
            .map(|judged| {
                let moves = judged.moves.iter().map(|mv| P::any_move(*mv)).collect();
                let (moves, ended) = followed::<P>(task, moves, &mut turns);
                let far = if ended { 0 } else { FAR };
                let value = of_end(judged.margin.into(), moves.len() + far);
                Line {
                    value: Value::of(value),
                    moves,
                }
            })
            .collect();
        Some(Thought {
            depth: 1,
            farthest: lines.iter().map(|line| line.moves.len()).max()? as u32,
            lines,
            complete: true,
            known: true,
            nodes: turns as u64,
            sowings: 0,
            time: timer.elapsed(),
            table_used: self.table.fullness(),
        })
    }

    /// Starts the other threads, or as many of them as the system allows.
    fn call_helpers<'scope, P: Evaluate>(
        &'scope self,
        scope: &'scope thread::Scope<'scope, '_>,
        task: Task<'scope>,
        moves: &[RootMove<P>],
    ) {
        for helper in 1..self.options.threads {
            let mut search = self.search_of::<P>(task);
            let mut moves = moves.to_vec();
            let search = move || {
                // Every other helper is a move ahead, so that they do not all do the same.
                for depth in 2 + helper as u32 % 2..=MAX_DEPTH {
                    if !search.deepen(depth, &mut moves) {
                        break;
                    }
                }
            };
            if thread::Builder::new().spawn_scoped(scope, search).is_err() {
                break;
            }
        }
    }

    fn search_of<'a, P: Evaluate>(&'a self, task: Task<'a>) -> Search<'a, P> {
        let past = task.game.positions().iter().filter_map(P::from_any);
        Search::new(past, self.manner::<P>(task), &self.table, task.timer)
    }

    fn manner<'a, P: Evaluate>(&'a self, task: Task<'a>) -> Manner<'a> {
        Manner {
            weights: self.weights.as_ref().unwrap_or(P::weights()),
            without: self.options.without,
            taste: task.taste,
            exact: task.exact,
        }
    }

    fn thought<P: Evaluate>(
        &self,
        task: Task<'_>,
        search: &Search<'_, P>,
        moves: &[RootMove<P>],
        depth: u32,
    ) -> Thought {
        let Task { game, timer, .. } = task;
        let lines = moves.iter().take(task.lines).map(|root_move| Line {
            value: Value::of(root_move.value),
            moves: legal_part(game, root_move.line.iter().map(|mv| P::any_move(*mv))),
        });
        Thought {
            lines: lines.collect(),
            depth,
            farthest: search.farthest as u32,
            complete: false,
            known: false,
            nodes: timer.nodes().max(search.nodes()),
            sowings: search.made(),
            time: timer.elapsed(),
            table_used: self.table.fullness(),
        }
    }

    fn redistribute(
        &self,
        pos: &Opening,
        task: Task<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Thought {
        /// How many redistributions are tried at a depth of 0; twice as many with every further one.
        const TRIES: u64 = 16;
        /// The first ones are looked at in haste, so that there is something to play.
        const IN_HASTE: u64 = 8;
        /// The depth that stands for none.
        const ENDLESS_DEPTH: u32 = 8;

        let Task { limits, timer, .. } = task;
        let mut rng = Rng::with_seed(task.taste.0);
        let Some(any) = opening::draw(pos, &mut rng) else {
            return self.redistribution_thought(task, AnyMove::Kiothi(Move::Pass), &[]);
        };
        let any = AnyMove::Redistribute(any);
        let manner = self.manner::<Kiothi>(task);
        let mut search = Search::new([], manner, &self.table, timer);
        let most = match limits.depth {
            _ if pos.count() == 1 => 1,
            Some(depth) => TRIES << depth.min(40),
            // Without an end in sight, deeper looks must not wait for it.
            None if *limits == Limits::default() => TRIES << ENDLESS_DEPTH,
            None => u64::MAX,
        };
        let mut judge = |pos: Kiothi, depth| search.value_of(pos, depth);
        let mut chooser = Chooser::new(pos, &mut rng, &mut judge);
        chooser.explore(IN_HASTE, |tries| tries < most && !timer.is_half_over());
        report(&self.redistribution_thought(task, any, &chooser.best));
        if limits.depth.is_none() {
            chooser.deepen(|best| report(&self.redistribution_thought(task, any, best)));
        }
        self.redistribution_thought(task, any, &chooser.best)
    }

    /// What has been found out about redistributions, the best one first; `any` where nothing has.
    fn redistribution_thought(&self, task: Task<'_>, any: AnyMove, best: &[Judged]) -> Thought {
        let line = |judged: &Judged| Line {
            value: Value::of(judged.value),
            moves: vec![AnyMove::Redistribute(judged.choice)],
        };
        let mut lines: Vec<Line> = best.iter().take(task.lines).map(line).collect();
        if lines.is_empty() {
            let moves = vec![any];
            lines.push(Line {
                value: Value::Ahead(0),
                moves,
            });
        }
        let depth = best.first().map_or(0, |best| best.depth);
        Thought {
            lines,
            depth,
            farthest: depth,
            complete: false,
            known: false,
            nodes: task.timer.nodes(),
            sowings: 0,
            time: task.timer.elapsed(),
            table_used: self.table.fullness(),
        }
    }
}

/// What is to be thought about.
#[derive(Clone, Copy)]
struct Task<'a> {
    game: &'a Game,
    limits: &'a Limits,
    lines: usize,
    taste: Taste,
    exact: Option<&'a dyn Exact>,
    timer: &'a Timer<'a>,
}

/// The best moves of a game whose value is known exactly, and how many turns were looked at for it.
fn judged<P: Evaluate>(
    exact: &dyn Exact,
    timer: &Timer<'_>,
    game: &Game,
    count: usize,
) -> Option<(Vec<endgame::Judged<P>>, usize)> {
    let past: Vec<P> = game.positions().iter().filter_map(P::from_any).collect();
    let mut endgame = Endgame::new(exact, timer, &past)?;
    let best = endgame.judge(count)?;
    Some((best, endgame.turns))
}

/// The moves and what best play makes of them, and whether the game ends with that.
fn followed<P: Evaluate>(
    task: Task<'_>,
    moves: Vec<AnyMove>,
    turns: &mut usize,
) -> (Vec<AnyMove>, bool) {
    /// No line is longer.
    const LONGEST: usize = 200;
    /// When so many turns have been looked at, lines are left as they are.
    const MOST_TURNS: usize = 100_000;

    let mut game = task.game.clone();
    let mut played = Vec::new();
    let mut next = moves;
    loop {
        for mv in next {
            game.play(mv).expect("only legal moves are judged");
            played.push(mv);
        }
        let enough = played.len() >= LONGEST || *turns >= MOST_TURNS;
        if game.ending().is_some() || enough || task.timer.is_half_over() {
            break;
        }
        let exact = task.exact.expect("somebody knew the value");
        let Some((best, looked)) = judged::<P>(exact, task.timer, &game, 1) else {
            break;
        };
        *turns += looked;
        let Some(best) = best.first() else { break };
        next = best.moves.iter().map(|mv| P::any_move(*mv)).collect();
    }
    (played, game.ending().is_some())
}

/// A normally distributed number of mean 0 and deviation 1, nearly: the sum of twelve evenly
/// distributed ones.
fn normal(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0
}

/// How much harder than a sowing of one lap a move is to judge.
fn difficulty(game: &Game, mv: &AnyMove) -> f64 {
    let laps = game.narrate(mv).map_or(1, |(_, trace)| trace.laps.len());
    (laps.max(1) as f64).sqrt()
}

/// As many of the moves as are legal one after the other. The search looks at a turn as a whole, and
/// where it looked no further a turn may have been led into a dead end (G6a).
fn legal_part(game: &Game, moves: impl Iterator<Item = AnyMove>) -> Vec<AnyMove> {
    let mut game = game.clone();
    moves.take_while(|mv| game.play(*mv).is_ok()).collect()
}

/// The move of the plain alpha-beta player, which is kept to measure the engine against it; `None`
/// when the game has ended.
pub fn plain_move(game: &Game, limits: &Limits, seed: u64, stop: &Stop) -> Option<AnyMove> {
    if game.ending().is_some() {
        return None;
    }
    baseline::choose(
        game,
        limits,
        &mut rng(game, seed),
        &Timer::start(limits, stop),
    )
}

/// Any legal move, redistribution or pass, all equally likely; `None` when the game has ended.
pub fn random_move(game: &Game, seed: u64) -> Option<AnyMove> {
    let mut rng = rng(game, seed);
    match game.position() {
        AnyPosition::Opening(pos) if pos.count() > 0 && game.ending().is_none() => {
            opening::draw(pos, &mut rng).map(AnyMove::Redistribute)
        }
        _ => rng.choice(game.legal()).map(|(mv, _)| mv),
    }
}

/// Random numbers that differ from move to move of a game.
fn rng(game: &Game, seed: u64) -> Rng {
    let mut seeds = Rng::with_seed(seed);
    let base = seeds.u64(..);
    Rng::with_seed(base.wrapping_add(game.moves().len() as u64))
}
