//! `ndongu check-certificate`: checks proofs by the rules.

use std::{
    fs::File,
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use ndongu_solver::{CheckError, Checked, Value, check};
use serde::Serialize;

use crate::{commands::solve, failure::Failure, file, json, words::grouped};

/// Check certificates of `ndongu solve` by the rules, and tell what they show.
///
/// A certificate lists states from which a player can force a win, or cannot. For each of them every
/// turn is sown that it stands on; nothing of the search is used. docs/proofs.md describes the format,
/// so that other programs can do the same.
///
/// The exit code is 1 if a certificate does not show what it says, and 2 if a file is none.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  ndongu solve \"giuthi 3x3\" --certificate 3x3.proof
  ndongu check-certificate 3x3.proof
  ndongu check-certificate 3x3.proof --json

JSON:
  {\"file\", \"position\", \"value\", \"south\", \"north\", \"entries\", \"bytes\"}
  value         win, draw or loss, for the side to move; null if it shows less
  south, north  \"wins\", \"cannot win\" or \"open\"")]
pub struct Args {
    /// The certificate; - reads it from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print the result as a line of JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    file: String,
    position: String,
    value: Option<&'static str>,
    south: &'static str,
    north: &'static str,
    entries: u64,
    bytes: u64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let path = args.file.as_path();
    let input: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let opened = File::open(path);
        Box::new(opened.map_err(|error| Failure::Input(file::cannot_read(path, &error)))?)
    };
    let checked = check(input).map_err(|error| refused(path, &error))?;
    if args.json {
        json::line(&Answer::new(path, &checked), out)?;
    } else {
        print(&checked, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn refused(path: &Path, error: &CheckError) -> Failure {
    let message = format!("{}: {error}", path.display());
    if error.is_refutation() {
        Failure::Work(message)
    } else {
        Failure::Input(message)
    }
}

impl Answer {
    fn new(path: &Path, checked: &Checked) -> Answer {
        Answer {
            file: path.display().to_string(),
            position: checked.position.to_string(),
            value: checked.value().map(Value::word),
            south: solve::word(checked.verdicts.south),
            north: solve::word(checked.verdicts.north),
            entries: checked.entries,
            bytes: checked.bytes,
        }
    }
}

fn print(checked: &Checked, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", checked.position)?;
    solve::verdicts(&checked.position, checked.value(), checked.verdicts, out)?;
    writeln!(
        out,
        "  {} entries checked, {} bytes",
        grouped(checked.entries.into()),
        grouped(checked.bytes.into())
    )?;
    Ok(())
}
