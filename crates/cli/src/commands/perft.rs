//! `ndongu perft`: counts move sequences (N5).

use std::{io::Write, process::ExitCode, time::Instant};

use ndongu_rules::{AnyMove, AnyPosition, Move, Position};
use serde::Serialize;

use crate::{failure::Failure, help, json, positions, words};

/// Count the move sequences of a given length.
///
/// A pass is a move, a finished game has none, and the past is ignored: repetitions and circles cut
/// nothing. In Kiothi's opening every redistribution counts. The count checks one program of the
/// rules against another.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// A position or a set-up, here also without quotes; - reads positions from standard input, one
    /// a line.
    #[arg(required = true)]
    position: Vec<String>,

    /// How many moves long, 0 to 100.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=100))]
    depth: u32,

    /// Give the count behind every first move.
    #[arg(long)]
    divide: bool,

    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu perft \"giuthi 8x8\" 5
  ndongu perft --divide \"giuthi:climent 6x6\" 3
  ndongu perft --json \"kiothi 6x5\" 1

JSON:
  {\"position\", \"depth\", \"nodes\", \"seconds\", \"nodes_per_second\"}, and with --divide
  before the nodes \"divide\": [{\"move\", \"nodes\"}…]. In Kiothi's opening a formula counts
  the redistributions, and nodes_per_second is null.";

/// More first moves than anybody reads.
const MOST_DIVIDED: u128 = 1_000_000;

#[derive(Serialize)]
struct Count {
    position: String,
    depth: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
    nodes: u128,
    seconds: f64,
    /// Nothing where a formula has counted them.
    nodes_per_second: Option<u128>,
}

/// What lies behind one first move.
#[derive(Serialize)]
struct Share {
    #[serde(rename = "move")]
    mv: String,
    nodes: u128,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let position = args.position.join(" ");
    let positions = std::slice::from_ref(&position);
    positions::each(positions, out, |position, out| {
        let count = Count::of(&position, args.depth, args.divide)?;
        if args.json {
            json::line(&count, out)?;
        } else {
            count.print(out)?;
        }
        Ok(())
    })
}

impl Count {
    fn of(position: &AnyPosition, depth: u32, divide: bool) -> Result<Count, Failure> {
        let start = Instant::now();
        let divided = if divide {
            Some(shares(position, depth)?)
        } else {
            None
        };
        let nodes = match &divided {
            Some(shares) if depth > 0 => shares.iter().map(|share| share.nodes).sum(),
            _ => position.perft(depth),
        };
        let time = start.elapsed();
        let by_formula = !divide && depth == 1 && matches!(position, AnyPosition::Opening(_));
        Ok(Count {
            position: position.to_string(),
            depth,
            divide: divided,
            nodes,
            seconds: time.as_secs_f64(),
            nodes_per_second: (!by_formula)
                .then(|| nodes.saturating_mul(1_000_000_000) / time.as_nanos().max(1)),
        })
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for share in self.divide.iter().flatten() {
            writeln!(out, "{} {}", share.mv, share.nodes)?;
        }
        writeln!(out, "nodes {}", self.nodes)?;
        match self.nodes_per_second.map(words::grouped) {
            Some(rate) => writeln!(out, "{:.3} s, {rate} nodes a second", self.seconds)?,
            None => writeln!(out, "{:.3} s, by a formula", self.seconds)?,
        }
        Ok(())
    }
}

/// The count behind every first move; nothing at depth 0, where there is none.
fn shares(position: &AnyPosition, depth: u32) -> Result<Vec<Share>, Failure> {
    let Some(rest) = depth.checked_sub(1) else {
        return Ok(Vec::new());
    };
    let share = |(mv, child): (AnyMove, AnyPosition)| Share {
        mv: mv.to_string(),
        nodes: child.perft(rest),
    };
    let shares = children(position)?.map(share);
    Ok(shares.collect())
}

/// Every move that the board alone allows (N5).
fn children(
    position: &AnyPosition,
) -> Result<Box<dyn Iterator<Item = (AnyMove, AnyPosition)> + '_>, Failure> {
    Ok(match position {
        AnyPosition::Giuthi(pos) => Box::new(
            pos.children()
                .map(|(mv, child)| (AnyMove::Giuthi(mv), AnyPosition::Giuthi(child))),
        ),
        AnyPosition::Kiothi(pos) => Box::new(
            pos.children()
                .map(|(mv, child)| (AnyMove::Kiothi(mv), AnyPosition::Kiothi(child))),
        ),
        AnyPosition::Opening(pos) => match pos.pass() {
            Ok(child) => Box::new(std::iter::once((AnyMove::Kiothi(Move::Pass), child))),
            Err(_) if pos.count() > MOST_DIVIDED => {
                return Err(Failure::Input(format!(
                    "this opening has {} redistributions, and --divide lists at most {}; \
                     leave it out to have them counted",
                    words::grouped(pos.count()),
                    words::grouped(MOST_DIVIDED),
                )));
            }
            Err(_) => Box::new(
                pos.children()
                    .map(|(mv, child)| (AnyMove::Redistribute(mv), child)),
            ),
        },
    })
}
