//! `ndongu ugi`: whole sessions through pipes.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, ChildStdin, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use ndongu_rules::{AnyPosition, Game, Side};
use serde_json::Value;

use crate::{
    docs::{blocks, matches},
    program::{command, ends_quietly, with_input},
};

/// How long an answer may take that has nothing to wait for. Other tests run at the same time.
const SOON: Duration = Duration::from_secs(20);

/// A running engine.
struct Session {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Session {
    fn begin() -> Session {
        let mut child = command(&["ugi", "--seed", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            output
                .lines()
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        let input = child.stdin.take().unwrap();
        Session {
            child,
            input,
            lines,
        }
    }

    fn send(&mut self, command: impl AsRef<[u8]>) {
        self.input.write_all(command.as_ref()).unwrap();
        self.input.write_all(b"\n").unwrap();
    }

    #[track_caller]
    fn line(&self) -> String {
        self.lines.recv_timeout(SOON).expect("an answer")
    }

    /// The next line that begins so.
    #[track_caller]
    fn wait_for(&self, beginning: &str) -> String {
        loop {
            let line = self.line();
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    /// What is answered, with nothing else before it.
    #[track_caller]
    fn ask(&mut self, command: &str) -> String {
        self.send(command);
        self.line()
    }

    /// The answer to a question.
    #[track_caller]
    fn query(&mut self, question: &str) -> String {
        let answer = self.ask(&format!("query {question}"));
        let words: Vec<&str> = answer.split(' ').collect();
        assert!(matches!(words[..], ["response", _]), "{answer}");
        words[1].to_owned()
    }

    #[track_caller]
    fn go(&mut self, limits: &str) -> String {
        self.send(format!("go {limits}"));
        let answer = self.wait_for("bestmove");
        let words: Vec<&str> = answer.split(' ').collect();
        assert!(matches!(words[..], ["bestmove", _]), "{answer}");
        words[1].to_owned()
    }

    /// Nothing has been said since the last answer.
    #[track_caller]
    fn says_nothing(&mut self) {
        assert_eq!(self.ask("isready"), "readyok");
    }

    /// Everything still to be said, and nothing on standard error.
    #[track_caller]
    fn end(mut self) -> Vec<String> {
        drop(self.input);
        let rest: Vec<String> = self.lines.iter().collect();
        let mut complaints = String::new();
        self.child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut complaints)
            .unwrap();
        assert_eq!(complaints, "");
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

fn page() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ugi.md");
    fs::read_to_string(page).unwrap()
}

#[test]
fn the_documented_session_goes_as_it_says() {
    let page = page();
    let session_blocks = blocks(&page, "ugi");
    assert!(session_blocks.len() >= 3);
    let mut session = Session::begin();
    for line in session_blocks.concat().lines() {
        if let Some(command) = line.strip_prefix("> ") {
            session.send(command);
            continue;
        }
        let expected = line.strip_prefix("< ").unwrap();
        let mut answer = session.line();
        // An unlimited search says as much as it can.
        while answer.starts_with("info depth") && !expected.starts_with("info depth") {
            answer = session.line();
        }
        assert!(
            matches(&answer, expected),
            "expected {expected}\n     not {answer}"
        );
    }
    assert_eq!(session.end(), [""; 0]);
}

#[test]
fn the_settings_for_cutegames_are_what_it_reads() {
    let page = page();
    let settings: Value = serde_json::from_str(blocks(&page, "json")[0]).unwrap();
    assert_eq!(settings["game"], "generic");
    assert_eq!(settings["protocol"]["askturn"], true);
    assert_eq!(settings["protocol"]["gameover"], "tomove");
    assert_eq!(settings["tournament"], "roundrobin");
    assert!(settings["adjudication"]["timeoutbuffer"].is_u64());
    assert_eq!(settings["timecontrol"]["type"], "clock");
    assert!(settings["timecontrol"]["time"].is_u64());
    assert!(settings["timecontrol"]["increment"].is_u64());
    assert!(settings["openings"]["path"].is_string());
    for number in ["games", "concurrency", "ratinginterval"] {
        assert!(settings[number].is_u64(), "{number}");
    }
    for flag in ["debug", "recover", "verbose"] {
        assert!(settings[flag].is_boolean(), "{flag}");
    }
    let engines = settings["engines"].as_array().unwrap();
    assert!(engines.len() >= 2);
    let mut session = Session::begin();
    for engine in engines {
        assert!(engine["name"].is_string());
        assert!(engine["path"].as_str().unwrap().ends_with("/ndongu"));
        assert_eq!(engine["parameters"], "ugi");
        assert_eq!(engine["protocol"], "UGI");
        let own = engine["options"].as_object().unwrap();
        for (name, value) in settings["options"].as_object().unwrap().iter().chain(own) {
            session.send(format!(
                "setoption name {name} value {}",
                value.as_str().unwrap()
            ));
            session.says_nothing();
        }
    }
    let openings = blocks(&page, "openings")[0]
        .lines()
        .filter(|line| !line.starts_with('#'));
    for opening in openings {
        session.send(format!("position fen {opening}"));
        session.says_nothing();
    }
    session.end();
}

/// Plays a game as cutegames does with `"askturn": true`, checked by the rules.
fn play_out(start: &str, limits: [&str; 2], levels: [&str; 2]) -> Game {
    let mut engines = [Session::begin(), Session::begin()];
    for (engine, level) in engines.iter_mut().zip(levels) {
        engine.send("ugi");
        engine.wait_for("ugiok");
        engine.send(format!("setoption name Level value {level}"));
        engine.says_nothing();
        engine.send("uginewgame");
    }
    let mut game = Game::new(start.parse::<AnyPosition>().unwrap());
    let mut moves = String::new();
    loop {
        let position = format!("position fen {start}{moves}");
        engines[0].send(&position);
        let p1_moves = engines[0].query("p1turn") == "true";
        assert_eq!(p1_moves, game.position().turn() == Side::South);
        let index = usize::from(!p1_moves);
        let player = &mut engines[index];
        player.says_nothing();
        player.send(&position);
        if player.query("gameover") == "true" {
            break;
        }
        let mv = player.go(limits[index]);
        game.play(game.position().parse_move(&mv).unwrap()).unwrap();
        moves += if moves.is_empty() { " moves " } else { " " };
        moves += &mv;
    }
    let result = match game.ending().unwrap().winner {
        Some(Side::South) => "p1win",
        Some(Side::North) => "p2win",
        None => "draw",
    };
    for mut engine in engines {
        engine.send(format!("position fen {start}{moves}"));
        assert_eq!(engine.query("gameover"), "true");
        assert_eq!(engine.query("result"), result);
        assert_eq!(engine.go("depth 1"), "0000");
        engine.send("quit");
        engine.end();
    }
    game
}

#[test]
fn two_engines_play_whole_games() {
    let clock = "p1time 3000 p2time 3000 p1inc 20 p2inc 20";
    play_out("giuthi 6x4", ["depth 3", "nodes 500"], ["10", "10"]);
    play_out("giuthi:climent 5x4", ["movetime 10", clock], ["10", "1"]);
    let kiothi = play_out("kiothi 4x3", ["nodes 500", "depth 2"], ["10", "10"]);
    assert!(kiothi.moves()[1].to_string().contains('='));
}

#[test]
fn passes_and_extra_moves_are_moves_of_their_own() {
    let mut session = Session::begin();
    session.send("position fen giuthi 0,0,1/0,2,2 0-0 S");
    assert_eq!(session.query("p1turn"), "true");
    assert_eq!(session.go("depth 4"), "pass");
    session.send("position fen giuthi 0,0,1/0,2,2 0-0 S moves pass");
    assert_eq!(session.query("p1turn"), "false");
    session.send("position fen giuthi 0,1,1/2,0,0 7-7 N moves a+");
    assert_eq!(session.query("p1turn"), "false");
    session.end();
}

#[test]
fn a_repetition_ends_the_game_as_its_moves_tell() {
    let record = fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../rules/tests/vectors/records/05-repetition.txt"),
    );
    let record: ndongu_rules::Record = record.unwrap().parse().unwrap();
    let moves: Vec<String> = record
        .game()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    let mut session = Session::begin();
    session.send(format!("position fen giuthi 6x4 moves {}", moves.join(" ")));
    assert_eq!(session.query("gameover"), "true");
    assert_eq!(session.query("result"), "draw");
    session.end();
}

#[test]
fn everything_is_answered_while_thinking_and_stop_ends_it() {
    let mut session = Session::begin();
    session.send("isready");
    session.wait_for("readyok");
    session.send("go infinite");
    session.wait_for("info depth 3 ");
    session.send("isready");
    session.wait_for("readyok");
    session.send("query gameover");
    assert_eq!(session.wait_for("response"), "response false");
    let asked = Instant::now();
    session.send("stop");
    session.wait_for("bestmove");
    // It is to take 50 ms; this is to hold on a busy machine too.
    assert!(asked.elapsed() < Duration::from_secs(2));
    session.send("stop");
    session.says_nothing();
    assert_eq!(session.end(), [""; 0]);
}

#[test]
fn infinite_is_answered_after_stop_only() {
    let mut session = Session::begin();
    for position in ["giuthi 0,0,2/0,1,1 0-0 S", "giuthi 1/1 0-0 S"] {
        session.send(format!("position fen {position}"));
        session.send("go infinite depth 1");
        session.wait_for("info");
        let more = loop {
            match session.lines.recv_timeout(Duration::from_millis(300)) {
                Ok(line) if line.starts_with("info") => {}
                other => break other,
            }
        };
        assert_eq!(more, Err(RecvTimeoutError::Timeout));
        session.send("stop");
        session.wait_for("bestmove");
    }
    session.end();
}

#[test]
fn quit_ends_the_program_while_it_thinks() {
    let mut session = Session::begin();
    session.send("go infinite");
    session.wait_for("info depth 2 ");
    session.send("quit");
    let begun = Instant::now();
    assert!(session.child.wait().unwrap().success());
    assert!(begun.elapsed() < SOON);
}

#[test]
fn the_end_of_input_lets_a_limited_search_finish_and_stops_any_other() {
    let limited = with_input(&["ugi"], "position startpos\ngo depth 2").ok();
    assert!(limited.contains("info depth 2 "), "{limited}");
    assert_eq!(limited.matches("bestmove ").count(), 1);
    for unlimited in ["go infinite", "go", "go\ngo infinite"] {
        let said = with_input(&["ugi"], unlimited).ok();
        let searches = unlimited.lines().count();
        assert_eq!(said.matches("bestmove ").count(), searches, "{said}");
    }
    assert_eq!(with_input(&["ugi"], "").ok(), "");
}

#[test]
fn what_comes_while_thinking_holds_for_what_comes_next() {
    let mut session = Session::begin();
    session.send("go infinite");
    session.wait_for("info depth 2 ");
    session.send("setoption name MultiPV value 2");
    session.send("position fen giuthi 0,0,2/0,1,1 0-0 S");
    session.send("go depth 1");
    let first = session.wait_for("bestmove");
    assert_ne!(first, "bestmove C-");
    assert!(session.line().contains(" multipv 1 "));
    assert!(session.line().contains(" multipv 2 "));
    assert_eq!(session.line(), "bestmove C+");
    session.end();
}

#[test]
fn limits_are_kept() {
    let mut session = Session::begin();
    session.send("go depth 2");
    let said: Vec<String> = std::iter::repeat_with(|| session.line())
        .take_while(|line| !line.starts_with("bestmove"))
        .collect();
    assert!(said.iter().all(|line| !line.starts_with("info depth 3")));
    for limits in [
        "movetime 50",
        "nodes 1000",
        "p1time 1000 p2time 1 p1inc 0 p2inc 0",
        "p1time 500 movestogo 2",
        "p1time -20 p2time 5",
        "movetime 0",
        "searchmoves movetime 20",
    ] {
        let begun = Instant::now();
        assert_ne!(session.go(limits), "0000");
        assert!(begun.elapsed() < SOON, "{limits}");
    }
    session.end();
}

#[test]
fn levels_play_within_their_time() {
    let mut session = Session::begin();
    session.send("setoption name Level value 9");
    let begun = Instant::now();
    for _ in 0..20 {
        session.go("p1time 300 p2time 300");
    }
    // Left to itself this level would take more than that for each.
    assert!(begun.elapsed() < SOON);
    session.end();
}

#[test]
fn options_have_ranges_and_case_does_not_matter() {
    let mut session = Session::begin();
    for (name, wrong) in [
        ("Hash", ["0", "65537"]),
        ("Threads", ["0", "-1"]),
        ("Level", ["0", "11"]),
        ("MultiPV", ["0", "99999999999999999999"]),
        ("Setup", ["giuthi 11x4", "8x8"]),
    ] {
        for value in wrong {
            let answer = session.ask(&format!("setoption name {name} value {value}"));
            assert!(
                answer.starts_with(&format!("info string setoption: {name}")),
                "{answer}"
            );
        }
    }
    for wrong in [
        "",
        "name",
        "name Hash",
        "name Hash value",
        "Hash 3",
        "name Foo value 3",
    ] {
        let answer = session.ask(&format!("setoption {wrong}"));
        assert!(answer.starts_with("info string setoption: "), "{answer}");
    }
    session.send("setoption name hash value 1");
    session.send("setoption name THREADS value 2");
    session.send("setoption name multipv value 3");
    session.send("setoption name setup value  kiothi   6x5 ");
    session.says_nothing();
    session.send("go depth 1");
    assert!(session.line().contains(" multipv 1 "));
    assert!(session.line().contains(" multipv 2 "));
    assert!(session.line().contains(" multipv 3 "));
    session.wait_for("bestmove");
    session.send("uginewgame");
    assert!(session.go("depth 1").contains('='));
    session.end();
}

#[test]
fn rubbish_changes_nothing() {
    let mut session = Session::begin();
    session.send("position startpos moves C+");
    let rubbish: &[&[u8]] = &[
        b"",
        b"   ",
        b"\r",
        b"hello",
        b"UGI",
        b"\x00\x01\x02",
        b"\xff\xfe\xff",
        b"stop",
        b"joho debug on",
        "\u{feff}isready".as_bytes(),
        &b"x".repeat(100_000),
    ];
    for line in rubbish {
        session.send(line);
        session.says_nothing();
    }
    let complained: &[&[u8]] = &[
        b"position",
        b"position fen",
        b"position fen giuthi",
        b"position fen giuthi 8x8 C+",
        b"position startpos C+",
        b"position startpos moves C+ C+",
        b"position startpos moves moves",
        b"position startpos moves \xff\xff",
        b"position fen giuthi 8,8\xff/8,8 0-0 S",
        b"position fen giuthi 200/1 0-0 S",
        b"query",
        b"query gameover now",
        b"go depth",
        b"go depth deep",
        b"go nodes 99999999999999999999999999999999",
        b"go movetime 1.5",
    ];
    for line in complained {
        session.send(line);
        let answer = session.line();
        assert!(answer.starts_with("info string "), "{answer}");
        assert!(answer.len() < 300, "{answer}");
        session.says_nothing();
    }
    session.send(b"position fen ".repeat(100_000));
    assert!(session.line().starts_with("info string "));
    session.send(b"position startpos moves ".repeat(100_000));
    assert_eq!(session.line(), "info string this line is too long");
    assert_eq!(session.query("p1turn"), "false");
    assert_eq!(session.query("result"), "none");
    session.send("position startpos\r");
    assert_eq!(session.query("p1turn"), "true");
    session.end();
}

#[test]
fn long_games_are_read() {
    let mut session = Session::begin();
    let passes = " pass".repeat(10_000);
    session.send(format!("position startpos moves{passes}"));
    assert!(session.line().starts_with("info string position: move 1, "));
    session.end();
}

#[test]
fn a_listener_that_has_left_ends_the_program_quietly() {
    for commands in [
        "isready\nisready\n",
        "go infinite\nisready\n",
        "go depth 3\nquit\n",
    ] {
        let mut child = command(&["ugi"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut input = child.stdin.take().unwrap();
        let _ = input.write_all(commands.as_bytes());
        // The input stays open: that nobody listens is enough.
        ends_quietly(child);
        drop(input);
    }
}
