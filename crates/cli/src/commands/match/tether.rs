//! Programs that end when the match does, even when it is killed.
//!
//! Most programs end when their input does, but not one that hangs. On Linux the kernel kills a
//! process whose parent has died, if the process has asked for it. So the match starts `ndongu
//! tether`, which asks and then becomes the program.

use std::process;

/// What is printed, with the reason, when there is no such program.
pub const FAILED: &str = "ndongu-tether-failed";

/// The command of a program in these words, at least one.
#[cfg(target_os = "linux")]
pub fn command(words: &[String]) -> process::Command {
    // The program that runs now, even if another has been put in its place meanwhile.
    let mut command = process::Command::new("/proc/self/exe");
    command
        .arg("tether")
        .arg(process::id().to_string())
        .arg("--")
        .args(words);
    command
}

/// The command of a program in these words, at least one.
#[cfg(not(target_os = "linux"))]
pub fn command(words: &[String]) -> process::Command {
    let mut command = process::Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

#[cfg(target_os = "linux")]
pub use linux::{Args, run};

#[cfg(target_os = "linux")]
mod linux {
    use std::{
        io::Write,
        os::unix::process::CommandExt,
        process::{Command, ExitCode},
    };

    use rustix::process::{Pid, Signal, getppid, set_parent_process_death_signal};

    use super::FAILED;
    use crate::failure::Failure;

    /// Become another program, which ends when its parent does.
    #[derive(clap::Args)]
    #[command(after_long_help = "\
Examples:
  ndongu tether $$ -- ls")]
    pub struct Args {
        /// The process that must still be the parent.
        parent: i32,

        /// The program and its arguments.
        #[arg(required = true, trailing_var_arg = true)]
        words: Vec<String>,
    }

    /// Comes back only if that could not be done.
    pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        // Where the kernel refuses, most programs still end with their input.
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
        // It may have died before that was asked for.
        if getppid() != Pid::from_raw(args.parent) {
            return Ok(ExitCode::FAILURE);
        }
        let error = Command::new(&args.words[0]).args(&args.words[1..]).exec();
        writeln!(out, "{FAILED} {error}")?;
        Ok(ExitCode::FAILURE)
    }
}
