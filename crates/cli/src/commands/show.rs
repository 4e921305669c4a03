//! `ndongu show`: draws a board.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anstream::AutoStream;
use clap::ColorChoice;
use ndongu_rules::AnyPosition;

use crate::{board, failure::Failure, help, positions};

/// Draw the board of a position.
///
/// North's row is above, South's below, as South sees them; counter-clockwise, South's seeds go to
/// the right. Under each letter stands how many seeds the hole holds, and signs for the seeds:
/// · for a few, • for more, ● for many.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// A position or a set-up; - reads positions from standard input, one a line.
    position: String,

    /// When to use colours; auto does on a terminal, unless `NO_COLOR` is set.
    #[arg(long, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

const EXAMPLES: &str = "\
Examples:
  ndongu show \"giuthi 8x8\"
  ndongu show --color always \"kiothi 6x5\" | less -R";

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let positions = std::slice::from_ref(&args.position);
    let colours = has_colours(args.color);
    let mut first = true;
    positions::each(positions, out, |position, out| {
        if !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        draw(&position, colours, out)
    })
}

fn draw(position: &AnyPosition, colours: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let paint = if colours { board::paint } else { board::plain };
    for line in board::draw(position) {
        writeln!(out, "{}", paint(&line))?;
    }
    for caption in board::captions(position) {
        writeln!(out, "{caption}")?;
    }
    Ok(())
}

fn has_colours(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never,
    }
}
