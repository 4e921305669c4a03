//! Other programs that play, through the Universal Game Interface.
//!
//! The interface is that of <https://github.com/kz04px/cutegames> (`ugi.md`), seen from the side that
//! asks: `ugi`, the options, `isready`; `uginewgame` for every game; `position fen … moves …` and `go`
//! for every move. South is p1.
//!
//! Nothing that a program does can hold up the match. It is read and written to by threads of their
//! own, every wait has an end, and of what it prints only the answers waited for are kept.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use ndongu_rules::Game;

use super::{
    control::Allowance,
    entrant::{Command, Setting},
    tether,
};

/// A program at work. Dropped, it is asked to quit, and ended if it does not.
pub struct Program {
    child: Child,
    /// What is to be written to it; `None` once it is to end.
    says: Option<Sender<String>>,
    heard: Receiver<Heard>,
    patience: Duration,
}

/// A line that may be an answer, and when it came.
struct Heard {
    at: Instant,
    line: String,
}

/// Why there was no answer.
pub enum Silence {
    /// The program is of no more use, as the words say.
    Gone(String),
    /// There was no move in time.
    Late,
    /// Nobody waits any more.
    Stopped,
}

/// The first words of the answers that are waited for.
const ANSWERS: [&str; 4] = ["ugiok", "readyok", "bestmove", tether::FAILED];

/// Answers are short; of longer lines the beginning is kept.
const MOST_BYTES: u64 = 4096;

/// Answers that nobody has asked for yet; then the program has to wait.
const MOST_UNHEARD: usize = 64;

/// How often a wait looks whether it is to be given up.
const LOOK: Duration = Duration::from_millis(20);

/// How long a program may take to quit.
const TO_QUIT: Duration = Duration::from_millis(500);

impl Program {
    /// Starts a program, and makes it ready.
    ///
    /// # Errors
    ///
    /// Says what went wrong; the program is not running then.
    pub fn start(
        command: &Command,
        settings: &[Setting],
        patience: Duration,
        stop: &AtomicBool,
    ) -> Result<Program, Silence> {
        let mut child = spawn(command)
            .map_err(|error| Silence::Gone(format!("it cannot be started: {error}")))?;
        let (says, to_say) = mpsc::channel();
        let (tell, heard) = mpsc::sync_channel(MOST_UNHEARD);
        let input = child.stdin.take().expect("standard input is a pipe");
        let output = child.stdout.take().expect("standard output is a pipe");
        thread::spawn(move || speak(input, &to_say));
        thread::spawn(move || listen(output, &tell));
        let mut program = Program {
            child,
            says: Some(says),
            heard,
            patience,
        };
        program.exchange("ugi", "ugiok", stop)?;
        for Setting { name, value } in settings {
            program.say(format!("setoption name {name} value {value}"));
        }
        program.exchange("isready", "readyok", stop)?;
        Ok(program)
    }

    /// Tells it that another game begins.
    pub fn new_game(&mut self, stop: &AtomicBool) -> Result<(), Silence> {
        self.say("uginewgame".to_owned());
        self.exchange("isready", "readyok", stop)
    }

    /// Its next move as it writes it, and how long it thought.
    pub fn go(
        &mut self,
        game: &Game,
        allowance: &Allowance,
        most: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<(String, Duration), Silence> {
        let mut position = format!("position fen {}", game.start());
        if !game.moves().is_empty() {
            position.push_str(" moves");
        }
        for mv in game.moves() {
            position.push(' ');
            position.push_str(&mv.to_string());
        }
        self.say(position);
        // What it said before is no answer to what it is asked now.
        self.exchange("isready", "readyok", stop)?;
        let asked = Instant::now();
        self.say(allowance.go(game.position().turn()));
        let heard = self.wait_for("bestmove", most.unwrap_or(self.patience), stop)?;
        let mv = heard.line.split_whitespace().nth(1).unwrap_or_default();
        Ok((mv.to_owned(), heard.at.saturating_duration_since(asked)))
    }

    /// Says something that must be answered, whatever else it is doing.
    fn exchange(&mut self, say: &str, answer: &str, stop: &AtomicBool) -> Result<(), Silence> {
        self.say(say.to_owned());
        match self.wait_for(answer, self.patience, stop) {
            Ok(_) => Ok(()),
            Err(Silence::Late) => {
                let seconds = self.patience.as_secs_f64();
                let how = format!("it did not answer {say} with {answer} for {seconds} s");
                Err(Silence::Gone(how))
            }
            Err(silence) => Err(silence),
        }
    }

    /// When nobody hears it any more, waiting for the answer shows it.
    fn say(&self, line: String) {
        if let Some(says) = &self.says {
            let _ = says.send(line);
        }
    }

    fn wait_for(
        &mut self,
        answer: &str,
        most: Duration,
        stop: &AtomicBool,
    ) -> Result<Heard, Silence> {
        let end = Instant::now() + most;
        loop {
            if stop.load(Ordering::Relaxed) {
                return Err(Silence::Stopped);
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(left.min(LOOK)) {
                Ok(heard) if heard.at > end => return Err(Silence::Late),
                Ok(heard) if first_word(&heard.line) == answer => return Ok(heard),
                Ok(heard) if first_word(&heard.line) == tether::FAILED => {
                    let error = heard.line.trim().trim_start_matches(tether::FAILED);
                    return Err(Silence::Gone(format!("it cannot be started:{error}")));
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Silence::Late),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone(self.how_gone())),
            }
        }
    }

    fn how_gone(&mut self) -> String {
        if !self.wait(TO_QUIT) {
            return "it closed its output".to_owned();
        }
        match self.child.wait() {
            Ok(status) => format!("it ended with {status}"),
            Err(error) => format!("it ended: {error}"),
        }
    }

    /// Whether it has ended after so long at most.
    fn wait(&mut self, most: Duration) -> bool {
        let end = Instant::now() + most;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(5)),
                Ok(None) => return false,
                Ok(Some(_)) | Err(_) => return true,
            }
        }
    }

    /// Ends it at once, for it has not kept to the rules.
    pub fn kill(mut self) {
        self.says = None;
        self.end();
    }

    fn end(&mut self) {
        kill(&mut self.child);
        let _ = self.child.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // With the last sender its standard input closes, too.
        if let Some(says) = self.says.take() {
            let _ = says.send("quit".to_owned());
            drop(says);
            self.wait(TO_QUIT);
        }
        self.end();
    }
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

/// Writes to a program, until it or the match has ended.
fn speak(mut input: ChildStdin, to_say: &Receiver<String>) {
    for line in to_say {
        if writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .is_err()
        {
            break;
        }
    }
}

/// Reads what a program prints, until it or the match has ended.
fn listen(output: ChildStdout, tell: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output) {
        let at = Instant::now();
        if ANSWERS.contains(&first_word(&line)) && tell.send(Heard { at, line }).is_err() {
            break;
        }
    }
}

/// The beginning of a line, of however much and whatever it consists.
fn read_line(output: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    output
        .by_ref()
        .take(MOST_BYTES)
        .read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        output.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// Starts a program with pipes. What it says on standard error is nobody's business.
fn spawn(command: &Command) -> io::Result<Child> {
    let mut command = tether::command(&command.0);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    // In a group of its own it does not hear the Ctrl-C that ends the match, and can be ended
    // together with all that it started.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

/// Ends a program, and what it has started.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _ = child.kill();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind_are_read() {
        let endless = "x".repeat(100_000);
        let text = format!("bestmove C+\r\n\n{endless}\n\u{fffd}end");
        let mut bytes = text.into_bytes();
        bytes.push(0xff);
        let mut output = bytes.as_slice();
        let mut lines = Vec::new();
        while let Some(line) = read_line(&mut output).unwrap() {
            lines.push(line);
        }
        assert_eq!(lines[0], "bestmove C+\r\n");
        assert_eq!(lines[1], "\n");
        assert_eq!(lines[2].len(), 4096);
        assert_eq!(lines[3], "\u{fffd}end\u{fffd}");
        assert_eq!(lines.len(), 4);
    }
}
