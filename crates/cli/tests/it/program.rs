//! Running the program.

use std::{
    io::{Read, Write},
    process::{Child, Command, Stdio},
    thread,
};

use serde_json::Value;

/// What a command did.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The lines of standard output, each a JSON value.
    pub fn json(&self) -> Vec<Value> {
        let lines = self.out.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// Standard output of a command that succeeded and had nothing to complain of.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Standard error of a command that refused its input.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!(self.code, 2, "out: {} err: {}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// The program, to be run with nothing of this terminal.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ndongu"));
    command.args(args);
    command.env("LC_ALL", "C");
    for colour in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(colour);
    }
    command
}

/// Runs the program without input.
pub fn ndongu(args: &[&str]) -> Ran {
    with_input(args, "")
}

/// Runs the program with this on standard input.
pub fn with_input(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // A program that does not read its input closes it, which is its right.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Waits for a program whose output nobody reads any more: it must end by itself, as if all were
/// well.
#[track_caller]
pub fn ends_quietly(mut child: Child) {
    let mut complaints = String::new();
    let mut stderr = child.stderr.take().unwrap();
    stderr.read_to_string(&mut complaints).unwrap();
    assert_eq!(complaints, "");
    assert!(child.wait().unwrap().success());
}
