//! `ndongu completions`: what a shell needs to complete our command lines.

use std::{io::Write, process::ExitCode};

use clap_complete::Shell;

use crate::failure::Failure;

/// Print a completion script for your shell.
///
/// The script goes to standard output; put it where your shell looks for completions.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  ndongu completions bash > ~/.local/share/bash-completion/completions/ndongu
  ndongu completions zsh  > ~/.zfunc/_ndongu
  ndongu completions fish > ~/.config/fish/completions/ndongu.fish")]
pub struct Args {
    /// The shell to write for.
    shell: Shell,
}

pub fn run(
    args: &Args,
    mut command: clap::Command,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    // The generator panics when writing fails, so it writes to memory, where nothing can.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "ndongu", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
