//! What the match tells: of every game as it ends, and of the score.

use std::{
    fmt::Write as _,
    io::{self, IsTerminal, Write},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ndongu_rules::{Side, Termination};
use serde::Serialize;

use super::{
    contest::Contest,
    game::Played,
    player::Cause,
    score::{Counted, Score, Which, which},
    statistics::{Accepted, Estimate, Test},
};
use crate::{failure::complain, json::Over};

/// A bar on standard error while the match goes on, if that is a terminal.
pub struct Progress(ProgressBar);

impl Progress {
    /// Of so many games at most.
    pub fn new(games: usize, score: &Score) -> Progress {
        let target = if io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let played = score.counted().count() as u64;
        let bar = ProgressBar::with_draw_target(Some(games as u64), target).with_position(played);
        let template = "{bar:24} {pos} of {len} games, {elapsed}, {eta} to go: {msg}";
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.expect("the template is well formed"));
        bar.reset_eta();
        bar.set_message(short(score));
        bar.enable_steady_tick(Duration::from_secs(1));
        Progress(bar)
    }

    /// Counts a game, and tells on standard error why somebody has lost it otherwise than by the
    /// rules.
    pub fn game(&self, contest: &Contest, number: usize, played: &Played, score: &Score) {
        self.0.inc(1);
        self.0.set_message(short(score));
        if let Some(fault) = &played.fault {
            let who = &contest.entrant(which(fault.by, number)).who;
            let (lost, reason) = (cause_words(fault.cause), &fault.reason);
            let line = format!("game {}: {who} lost {lost}: {reason}", number + 1);
            self.0.suspend(|| complain(&line));
        }
    }

    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}

/// The score on one line.
fn short(score: &Score) -> String {
    let [losses, draws, wins] = score.losses_draws_wins();
    let mut text = format!("{wins} won, {draws} drawn, {losses} lost");
    if let Some(elo) = score.pairs().elo() {
        let _ = write!(text, ", Elo {}", elo_words(elo));
    }
    if let Some((_, llr, _)) = score.test() {
        let _ = write!(text, ", LLR {llr:.2}");
    }
    text
}

// ---------------------------------------------------------------- words

/// The score in words.
pub fn print(contest: &Contest, score: &Score, out: &mut dyn Write) -> io::Result<()> {
    let games = score.counted().count();
    writeln!(out, "First    {}", contest.first)?;
    writeln!(out, "Second   {}", contest.second)?;
    let [losses, draws, wins] = score.losses_draws_wins();
    let many = if games == 1 { "game" } else { "games" };
    writeln!(
        out,
        "Games    {games} {many}: the first player won {wins}, drew {draws}, lost {losses}"
    )?;
    let pairs = score.pairs();
    if let (Some(share), Some(elo)) = (pairs.score(), pairs.elo()) {
        let Estimate { value, low, high } = share;
        let [value, low, high] = [value, low, high].map(|share| share * 100.0);
        writeln!(
            out,
            "Score    {value:.1} %, between {low:.1} and {high:.1} %"
        )?;
        writeln!(out, "Elo      {}", elo_words(elo))?;
        let [n0, n1, n2, n3, n4] = pairs.0;
        writeln!(
            out,
            "Pairs    {n0} with 0 points, {n1} with ½, {n2} with 1, {n3} with 1½, {n4} with 2"
        )?;
    }
    if let Some((test, llr, accepted)) = score.test() {
        writeln!(out, "SPRT     {}", test_words(test, llr, accepted))?;
    }
    if let Some(lead) = score.mean_lead() {
        writeln!(out, "Seeds    {lead:+.1} for the first player, on average")?;
    }
    if let Some(moves) = score.mean_moves() {
        writeln!(out, "Length   {moves:.1} moves, on average")?;
    }
    let won_by = |side| count(score, |game| game.winner == Some(side));
    let (south, north) = (won_by(Side::South), won_by(Side::North));
    let repeated = count(score, |game| {
        game.termination == Some(Termination::Repetition)
    });
    writeln!(
        out,
        "Ends     South won {south}, North {north}; {repeated} drawn by repetition"
    )?;
    let long = count(score, |game| game.termination.is_none());
    if long > 0 {
        let most = contest.conduct.most_moves;
        writeln!(out, "Given up {long} after {most} moves, counted as drawn")?;
    }
    for (which, name) in [(Which::First, "first"), (Which::Second, "second")] {
        let faults = [Cause::Crash, Cause::Illegal, Cause::Time].map(|cause| {
            let times = score.faults(which, cause);
            (times > 0).then(|| format!("{times} {}", cause_words(cause)))
        });
        let faults: Vec<String> = faults.into_iter().flatten().collect();
        if !faults.is_empty() {
            writeln!(out, "Faults   the {name} player lost {}", faults.join(", "))?;
        }
    }
    Ok(())
}

fn count(score: &Score, is: impl Fn(&Counted) -> bool) -> usize {
    score.counted().filter(|game| is(game)).count()
}

/// How a game is lost otherwise than by the rules.
fn cause_words(cause: Cause) -> &'static str {
    match cause {
        Cause::Crash => "by a crash",
        Cause::Illegal => "by an illegal move",
        Cause::Time => "on time",
    }
}

/// `+35 ± 12, between +23 and +47`, or what can be said where everything was won or lost.
fn elo_words(elo: Estimate) -> String {
    let Estimate { value, low, high } = elo;
    if high.is_infinite() && low.is_infinite() {
        "unknown".to_owned()
    } else if high.is_infinite() {
        format!("more than {low:+.0}")
    } else if low.is_infinite() {
        format!("less than {high:+.0}")
    } else {
        let error = (high - low) / 2.0;
        format!("{value:+.0} ± {error:.0}, between {low:+.0} and {high:+.0}")
    }
}

fn test_words(Test { elo0, elo1 }: Test, llr: f64, accepted: Option<Accepted>) -> String {
    let bound = Test::bound();
    let found = match accepted {
        Some(Accepted::Elo1) => format!("{elo1} Elo accepted, not {elo0}"),
        Some(Accepted::Elo0) => format!("{elo0} Elo accepted, not {elo1}"),
        None => format!("{elo0} or {elo1} Elo not decided"),
    };
    format!("{found}: log-likelihood ratio {llr:.2} within ±{bound:.2}")
}

// ---------------------------------------------------------------- JSON

/// A game that has ended.
#[derive(Serialize)]
pub struct GameLine {
    game: usize,
    south: String,
    north: String,
    position: String,
    opening: usize,
    moves: Vec<String>,
    over: Option<Over>,
    /// What the first player got: 1, 0.5 or 0.
    points: f64,
    fault: Option<FaultDone>,
}

#[derive(Serialize)]
struct FaultDone {
    player: &'static str,
    cause: &'static str,
    reason: String,
}

/// The score of all games.
#[derive(Serialize)]
pub struct Summary {
    games: usize,
    first: String,
    second: String,
    wins: usize,
    draws: usize,
    losses: usize,
    pairs: [u64; 5],
    score: Option<Bounds>,
    elo: Option<Bounds>,
    sprt: Option<Sprt>,
    seeds: Option<f64>,
    moves: Option<f64>,
    south_wins: usize,
    north_wins: usize,
    repetitions: usize,
    given_up: usize,
    faults: [Faults; 2],
    finished: bool,
}

/// Infinite ones are null.
#[derive(Serialize)]
struct Bounds {
    value: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Sprt {
    elo0: f64,
    elo1: f64,
    llr: f64,
    bound: f64,
    accepted: Option<f64>,
}

#[derive(Serialize)]
struct Faults {
    crash: usize,
    illegal: usize,
    time: usize,
}

impl GameLine {
    pub fn new(contest: &Contest, number: usize, played: &Played) -> GameLine {
        let [south, north] = contest.names(number);
        let game = &played.game;
        GameLine {
            game: number + 1,
            south,
            north,
            position: game.start().to_string(),
            opening: played.opening,
            moves: game.moves().iter().map(ToString::to_string).collect(),
            over: game.ending().map(Over::from),
            points: f64::from(Counted::new(number, played).half_points) / 2.0,
            fault: played.fault.as_ref().map(|fault| FaultDone {
                player: match which(fault.by, number) {
                    Which::First => "first",
                    Which::Second => "second",
                },
                cause: match fault.cause {
                    Cause::Crash => "crash",
                    Cause::Illegal => "illegal",
                    Cause::Time => "time",
                },
                reason: fault.reason.clone(),
            }),
        }
    }
}

impl Summary {
    pub fn new(contest: &Contest, score: &Score) -> Summary {
        let [losses, draws, wins] = score.losses_draws_wins();
        let pairs = score.pairs();
        Summary {
            games: score.counted().count(),
            first: contest.first.to_string(),
            second: contest.second.to_string(),
            wins,
            draws,
            losses,
            pairs: pairs.0,
            score: pairs.score().map(Bounds::from),
            elo: pairs.elo().map(Bounds::from),
            sprt: score.test().map(|(test, llr, accepted)| Sprt {
                elo0: test.elo0,
                elo1: test.elo1,
                llr,
                bound: Test::bound(),
                accepted: accepted.map(|accepted| match accepted {
                    Accepted::Elo0 => test.elo0,
                    Accepted::Elo1 => test.elo1,
                }),
            }),
            seeds: score.mean_lead(),
            moves: score.mean_moves(),
            south_wins: count(score, |game| game.winner == Some(Side::South)),
            north_wins: count(score, |game| game.winner == Some(Side::North)),
            repetitions: count(score, |game| {
                game.termination == Some(Termination::Repetition)
            }),
            given_up: count(score, |game| game.termination.is_none()),
            faults: [Which::First, Which::Second].map(|which| Faults {
                crash: score.faults(which, Cause::Crash),
                illegal: score.faults(which, Cause::Illegal),
                time: score.faults(which, Cause::Time),
            }),
            finished: score.missing().next().is_none(),
        }
    }
}

impl From<Estimate> for Bounds {
    fn from(Estimate { value, low, high }: Estimate) -> Bounds {
        Bounds { value, low, high }
    }
}
