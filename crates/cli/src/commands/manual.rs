//! `ndongu manual`: the manual pages.

use std::{io::Write, process::ExitCode};

use clap_mangen::Man;

use crate::failure::Failure;

/// Print the manual page, of the program or of one command.
///
/// The page goes to standard output, in the form that man reads.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  ndongu manual | man -l -
  ndongu manual > ndongu.1
  ndongu manual apply > ndongu-apply.1")]
pub struct Args {
    /// The command to print the page of; without one, the page of the program.
    command: Option<String>,
}

pub fn run(
    args: &Args,
    mut program: clap::Command,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    program.build();
    let command = match &args.command {
        None => Some(&program),
        Some(name) => program.find_subcommand(name),
    };
    let Some(command) = command else {
        let names: Vec<_> = program
            .get_subcommands()
            .map(clap::Command::get_name)
            .collect();
        return Err(Failure::Input(format!(
            "there is no such command; the commands are {}",
            names.join(", ")
        )));
    };
    Man::new(command.clone()).render(out)?;
    Ok(ExitCode::SUCCESS)
}
