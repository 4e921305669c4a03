//! The site as a program that runs.

#![cfg(unix)]

use std::{
    env,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use rustix::process::{Pid, Signal, kill_process};

/// A site that has said where it is.
pub struct Site {
    program: Child,
    address: String,
}

impl Site {
    /// Starts a shell's command, which becomes the site.
    pub fn start(folder: &Path, command: &str) -> Site {
        let program = Path::new(env!("CARGO_BIN_EXE_ndongu")).parent().unwrap();
        let path = env::var("PATH").unwrap_or_default();
        let mut program = Command::new("/bin/sh")
            .current_dir(folder)
            .env("PATH", format!("{}:{path}", program.display()))
            .env("LC_ALL", "C")
            // What is kept is kept here, not among what belongs to whoever runs the tests.
            .envs([("HOME", folder), ("XDG_DATA_HOME", folder)])
            .args(["-c", command])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(program.stdout.as_mut().unwrap());
        said.read_line(&mut line).unwrap();
        let address = line.strip_prefix("Ndongu is at http://").unwrap();
        let address = address.split('/').next().unwrap().to_owned();
        Site { program, address }
    }

    /// Asks for a path with these headers: the status, and what is said.
    pub fn ask(&self, path: &str, headers: &[&str]) -> (u16, String) {
        let own = format!("Host: {}", self.address);
        let names = headers.iter().any(|header| header.starts_with("Host:"));
        let mut lines = vec![
            format!("GET {path} HTTP/1.1"),
            "Connection: close".to_owned(),
        ];
        lines.extend((!names).then_some(own));
        lines.extend(headers.iter().map(|header| (*header).to_owned()));
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "{}\r\n\r\n", lines.join("\r\n")).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap();
        (status.parse().unwrap(), body.to_owned())
    }

    /// Asks it to end, as service managers do: it ends, as if all were well.
    pub fn end(mut self) {
        kill_process(Pid::from_child(&self.program), Signal::TERM).unwrap();
        assert!(self.program.wait().unwrap().success());
    }
}

/// Does not outlive a test that fails.
impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn without_a_command_the_site_is_served_at_the_next_free_port() {
    let folder = tempfile::tempdir().unwrap();
    let sites = ["exec ndongu"; 2].map(|command| Site::start(folder.path(), command));
    for site in sites {
        assert!(site.address.starts_with("127.0.0.1:"));
        assert_eq!(site.ask("/", &[]).0, 200);
        site.end();
    }
}

#[test]
fn only_known_names_are_answered_on_this_machine() {
    let folder = tempfile::tempdir().unwrap();
    let command = "exec ndongu serve --listen 127.0.0.1:0 --host games.example.org";
    let site = Site::start(folder.path(), command);
    for known in [
        "localhost",
        "127.0.0.1:80",
        "[::1]:7878",
        "Games.example.org",
    ] {
        assert_eq!(
            site.ask("/", &[&format!("Host: {known}")]).0,
            200,
            "{known}"
        );
    }
    for foreign in [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example:80",
        "%",
        "",
    ] {
        let (status, said) = site.ask("/api/v1/setups", &[&format!("Host: {foreign}")]);
        assert!(matches!(status, 400 | 421), "{foreign}: {status}");
        assert!(!said.contains("giuthi"), "{said}");
    }
    site.end();
}

#[test]
fn a_place_that_is_taken_is_said_to_be() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(folder.path(), "exec ndongu serve --listen 127.0.0.1:0");
    let other = tempfile::tempdir().unwrap();
    let other = other.path().to_str().unwrap();
    let ran = crate::program::ndongu(&["serve", "--data", other, "--listen", &site.address]);
    assert_eq!(ran.code, 1);
    let said = format!("cannot serve the site: {}: ", site.address);
    assert!(ran.err.contains(&said), "{}", ran.err);
    site.end();
}
