//! How a command can end without success, and with which exit code.

use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

use crate::words::say;

/// The exit code for a wrong command line or wrong input.
pub const BAD_INPUT: u8 = 2;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// What the user gave cannot be used.
    Input(String),
    /// What the user asked for could not be done.
    Work(String),
    /// Whoever read our output has had enough (`| head`): no failure at all.
    Closed,
}

impl Failure {
    /// Tells the user, and gives the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Input(message) => {
                complain(&message);
                ExitCode::from(BAD_INPUT)
            }
            Failure::Work(message) => {
                complain(&message);
                ExitCode::FAILURE
            }
            Failure::Closed => ExitCode::SUCCESS,
        }
    }
}

/// What there is to say of it.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(message) | Failure::Work(message) => f.write_str(message),
            Failure::Closed => Ok(()),
        }
    }
}

/// Writing to standard output has failed.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Work(say!("cli-cannot-write-output", "error" = error.to_string())),
        }
    }
}

/// One line on standard error. When even that is closed, there is nobody left to tell.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{}", say!("cli-error", "message" = message));
}
