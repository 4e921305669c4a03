//! `ndongu moves`: what can be played, what it would do, and why the rest cannot.

use std::{io::Write, process::ExitCode};

use ndongu_rules::{AnyMove, AnyPosition, Game, IllegalMove, Move, Trace};
use ndongu_words::{SIDES, Telling};
use serde::Serialize;

use crate::{
    failure::Failure,
    help,
    json::{self, MoveDone, Over, Refused},
    positions,
    words::{language, to_left},
};

/// List the legal moves of positions, and what each would do.
///
/// For every move you see its laps, what it captures and the position it leads to; for every other
/// move from a hole of the player to move, why it is not legal. A position is taken to begin a
/// turn. Kiothi's redistributions are counted, not listed.
///
/// A position that cannot be read is reported on standard error, the others are still answered,
/// and the exit code is 2.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// Positions or set-ups; - reads them from standard input, one a line.
    #[arg(required = true, value_name = "POSITION")]
    positions: Vec<String>,

    /// Print one line of JSON for every position.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu moves \"giuthi 8x8\"
  ndongu moves \"giuthi 0,0,2/0,1,1 0-0 S\" \"kiothi 1,0,4/1,3,0 0-0 S\"
  ndongu moves --json - < positions.txt

JSON, one line a position:
  {\"position\", \"moves\": [{\"move\", \"after\", \"end\", \"laps\", \"taken\", \"over\"}…],
   \"illegal\": [{\"move\", \"reason\", \"rule\"}…]}
  end      sleep, again, capture, nothing, pass
  laps     \"D+4b b-3D\": four from D counter-clockwise, the last into b, and so on
  taken    [[hole, seeds]…] in the order captured
  over     null, or {\"score\": [South, North], \"termination\", \"winner\"}
  In Kiothi's opening moves is empty, and \"redistributions\" says how many there are.";

/// Everything that there is to say about a position.
struct Survey {
    position: AnyPosition,
    legal: Vec<(AnyMove, AnyPosition, Trace)>,
    illegal: Vec<(AnyMove, IllegalMove)>,
    redistributions: Option<u128>,
}

#[derive(Serialize)]
struct SurveyLine {
    position: String,
    moves: Vec<MoveDone>,
    illegal: Vec<Refused>,
    #[serde(skip_serializing_if = "Option::is_none")]
    redistributions: Option<u128>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    positions::each(&args.positions, out, |position, out| {
        let survey = Survey::of(position);
        if args.json {
            json::line(&survey.line(), out)?;
        } else {
            survey.print(out)?;
        }
        Ok(())
    })
}

impl Survey {
    fn of(position: AnyPosition) -> Survey {
        let mut survey = Survey {
            position,
            legal: Vec::new(),
            illegal: Vec::new(),
            redistributions: match position {
                AnyPosition::Opening(opening) if opening.must_empty() > 0 => Some(opening.count()),
                _ => None,
            },
        };
        if position.outcome().is_some() {
            return survey;
        }
        for mv in own_moves(&position) {
            match position.narrate(&[], &mv) {
                Ok((after, trace)) => survey.legal.push((mv, after, trace)),
                Err(refusal) => survey.illegal.push((mv, refusal)),
            }
        }
        survey
    }

    fn line(&self) -> SurveyLine {
        let moves = self.legal.iter().map(|(mv, after, trace)| {
            MoveDone::new(mv, after, trace, after.outcome().map(Over::from))
        });
        let illegal = self.illegal.iter();
        SurveyLine {
            position: self.position.to_string(),
            moves: moves.collect(),
            illegal: illegal
                .map(|(mv, refusal)| Refused::new(mv, refusal))
                .collect(),
            redistributions: self.redistributions,
        }
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.position)?;
        let game = Game::new(self.position);
        writeln!(out, "  {}", language().standing(&game, SIDES))?;
        if let AnyPosition::Opening(opening) = self.position
            && let Some(example) = opening.nth(opening.count() / 2)
        {
            writeln!(
                out,
                "  {}",
                language().redistributions(opening.count(), &example)
            )?;
        }
        for (mv, after, trace) in &self.legal {
            let short = Telling {
                language: language(),
                mv,
                trace,
                after,
                names: SIDES,
            }
            .short();
            let short = to_left(&short, 32);
            writeln!(out, "  {:<5} {short} {after}", mv.to_string())?;
        }
        for (reason, moves) in self.refusals() {
            writeln!(out, "  {}", language().not_legal(&moves, &reason))?;
        }
        Ok(())
    }

    /// The moves that are not legal, those of one reason together.
    fn refusals(&self) -> Vec<(String, Vec<String>)> {
        let mut grouped: Vec<(String, Vec<String>)> = Vec::new();
        for (mv, refusal) in &self.illegal {
            let reason = language().refusal(refusal);
            match grouped.iter_mut().find(|(earlier, _)| *earlier == reason) {
                Some((_, moves)) => moves.push(mv.to_string()),
                None => grouped.push((reason, vec![mv.to_string()])),
            }
        }
        grouped
    }
}

/// Every way to sow a hole of the side to move, legal or not, and the pass. Redistributions are
/// beyond listing.
fn own_moves(position: &AnyPosition) -> Vec<AnyMove> {
    let pass = match position {
        AnyPosition::Giuthi(_) => AnyMove::Giuthi(Move::Pass),
        AnyPosition::Kiothi(_) | AnyPosition::Opening(_) => AnyMove::Kiothi(Move::Pass),
    };
    let sowings = position.own_sowings().into_iter();
    sowings.chain([pass]).collect()
}
