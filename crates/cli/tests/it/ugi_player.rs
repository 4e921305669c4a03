//! A program that plays by the Universal Game Interface, well or badly: this test program itself,
//! run with [`COMMAND`] behind its name. What goes wrong, and at which move, it is told by options.

use std::{
    env, fs,
    io::{self, BufRead, Write},
    process, thread,
    time::Duration,
};

use ndongu_rules::{AnyPosition, Game};

/// The player that runs this program, for `ndongu match`.
pub fn player() -> String {
    let program = env::current_exe().unwrap();
    format!(
        "ugi:'{}' --ignored --exact ugi_player::plays --nocapture",
        program.display()
    )
}

/// Plays until its input ends. Before it stands what the test harness prints, which nobody minds.
#[test]
#[ignore = "a program that other tests start"]
fn plays() {
    let mut player = Player::default();
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["ugi"] => say("id name player\nugiok"),
            ["isready"] => say("readyok"),
            ["setoption", "name", name, "value", value] => player.set(name, value),
            ["uginewgame"] => player.games += 1,
            ["position", "fen", ..] => player.game = Some(position(&line)),
            ["go", ..] => player.go(&words),
            ["quit"] => player.quit(),
            _ => {}
        }
    }
}

#[derive(Default)]
struct Player {
    fault: String,
    game: Option<Game>,
    games: u32,
    /// A file for what it hears.
    log: Option<String>,
}

fn say(text: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}").unwrap();
    out.flush().unwrap();
}

fn position(line: &str) -> Game {
    let text = line.strip_prefix("position fen ").unwrap();
    let (start, moves) = text.split_once(" moves ").unwrap_or((text, ""));
    let mut game = Game::new(start.parse::<AnyPosition>().unwrap());
    for mv in moves.split(' ').filter(|mv| !mv.is_empty()) {
        game.play(game.position().parse_move(mv).unwrap()).unwrap();
    }
    game
}

impl Player {
    fn set(&mut self, name: &str, value: &str) {
        match name {
            "Fault" => value.clone_into(&mut self.fault),
            "Log" => self.log = Some(value.to_owned()),
            "Pid" => fs::write(value, process::id().to_string()).unwrap(),
            _ => {}
        }
    }

    fn go(&self, words: &[&str]) {
        let game = self.game.as_ref().unwrap();
        let mv = ndongu_engine::random_move(game, 7).unwrap();
        if let Some(log) = &self.log {
            let mut log = fs::File::options()
                .append(true)
                .create(true)
                .open(log)
                .unwrap();
            writeln!(log, "{}", words.join(" ")).unwrap();
        }
        match self.fault.as_str() {
            "crash" => process::exit(3),
            "illegal" => return say("bestmove A99"),
            "empty" => return say("bestmove"),
            "foreign" => {
                // A move that is written as it should be, from a hole of the other's.
                let other = game.position().turn().other();
                return say(&format!(
                    "bestmove {}+",
                    if other.letter() == 'S' { 'A' } else { 'a' }
                ));
            }
            "silent" => thread::sleep(Duration::from_hours(1)),
            "late" => thread::sleep(Duration::from_millis(700)),
            "flood" => loop {
                say("bestmove");
            },
            "endless" => loop {
                let _ = io::stdout().write_all(&[b'x'; 4096]);
            },
            "noisy" => {
                let mut out = io::stdout().lock();
                out.write_all(b"\xff\xfe\x00 bestmove A+\ninfo \xc3\n\n\n")
                    .unwrap();
                out.write_all("y".repeat(200_000).as_bytes()).unwrap();
                out.write_all(b"\nbest\nbestmoves A+\n").unwrap();
            }
            _ => {}
        }
        say(&format!("bestmove {mv}"));
        if self.fault == "noisy" {
            // Answers to nothing.
            say("bestmove Z9\nbestmove Z9\nreadyo\nugiok");
        }
    }

    fn quit(&self) {
        if self.fault == "stubborn" {
            thread::sleep(Duration::from_hours(1));
        }
        process::exit(0);
    }
}
