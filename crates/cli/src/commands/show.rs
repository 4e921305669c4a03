//! `ndongu show`: draws a board.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anstream::AutoStream;
use clap::ColorChoice;
use ndongu_rules::AnyPosition;
use ndongu_web::{Style, board_svg};

use crate::{board, failure::Failure, file, help, positions, words::say};

/// Draw the board of a position, in the terminal or as an SVG picture.
///
/// North's row is above, South's below, as South sees them; counter-clockwise, South's seeds go to
/// the right. Each hole shows how many seeds it holds, and signs for the seeds: up to
/// five seeds each is one ·; up to ten, each • is two; beyond, each ● is four, five signs at most.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// A position or a set-up, here also without quotes; - reads positions from standard input, one
    /// a line.
    #[arg(required = true)]
    position: Vec<String>,

    /// Draw an SVG picture into this file instead; - is standard output.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// When to use colours; auto does on a terminal, unless `NO_COLOR` is set.
    #[arg(long, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

const EXAMPLES: &str = "\
Examples:
  ndongu show \"giuthi 8x8\"
  ndongu show --color always \"kiothi 6x5\" | less -R
  ndongu show --svg board.svg \"giuthi 8x8\"";

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let position = args.position.join(" ");
    let positions = std::slice::from_ref(&position);
    if let Some(path) = &args.svg {
        if position == "-" {
            return Err(Failure::Input(say!("cli-one-svg")));
        }
        return positions::each(positions, out, |position, out| {
            draw_svg(&position, path, out)
        });
    }
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

fn draw_svg(position: &AnyPosition, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let svg = board_svg(position, Style::default());
    if path == Path::new("-") {
        out.write_all(svg.as_bytes())?;
        return Ok(());
    }
    file::replace(path, svg.as_bytes())
}

fn has_colours(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never,
    }
}
