//! N4: game records are read in whatever shape they come, and written in one.

use std::{fmt::Write, fs, path::Path};

use ndongu_rules::{
    AnyPosition, BySide, Game, Record, Side, Termination,
    record::{self, Comment, Line, MAX_DEPTH, Played, Problem, TagError, Turn, Variation, Verdict},
};
use serde_json::Value;

use crate::{
    random::{Random, SETUPS},
    vectors::{lines, text, texts},
};

// ---------------------------------------------------------------- vectors

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/vectors")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games that have a record, each with its text.
fn recorded() -> Vec<(Value, String)> {
    let games = lines("games.jsonl").into_iter();
    let recorded: Vec<(Value, String)> = games
        .filter(|game| !game["record"].is_null())
        .map(|game| {
            let text = file(text(&game, "record"));
            (game, text)
        })
        .collect();
    assert_eq!(recorded.len(), 10);
    recorded
}

fn only(text: &str) -> Record {
    text.parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn played(start: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(start.parse::<AnyPosition>().unwrap());
    for mv in moves {
        game.play(game.position().parse_move(mv).unwrap()).unwrap();
    }
    game
}

fn assert_same_game(record: &Record, vector: &Value) {
    let positions: Vec<String> = record
        .game()
        .positions()
        .iter()
        .map(AnyPosition::to_string)
        .collect();
    assert_eq!(positions, texts(vector, "positions"));
    let moves: Vec<String> = record
        .game()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moves, texts(vector, "moves"));
    assert_eq!(record.verdict().to_string(), text(vector, "result"));
    let termination = record
        .termination()
        .map(|termination| termination.to_string());
    assert_eq!(termination.as_deref(), Some(text(vector, "termination")));
    let score = record
        .score()
        .map(|score| serde_json::json!([score.south, score.north]));
    assert_eq!(score.unwrap_or(Value::Null), vector["score"]);
    assert_eq!(record.disagreements(), []);
}

#[test]
fn records_of_the_vectors_are_read_and_written_byte_for_byte() {
    for (game, text) in recorded() {
        let record = only(&text);
        assert_same_game(&record, &game);
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn records_of_the_vectors_are_written_from_the_games_alone() {
    for (game, text) in recorded() {
        if text.contains(['{', '(']) {
            continue;
        }
        let given = only(&text);
        let mut record = Record::new(played(self::text(&game, "setup"), &texts(&game, "moves")));
        // Backwards, since the order must not matter.
        for name in ["Date", "North", "South", "Kept", "Round", "Match"] {
            if let Some(value) = given.tag(name) {
                record.set_tag(name, &value).unwrap();
            }
        }
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn every_game_of_the_vectors_is_written_and_read_back() {
    for vector in lines("games.jsonl") {
        let mut game = played(text(&vector, "setup"), &texts(&vector, "moves"));
        if text(&vector, "termination") == "resignation" {
            game.resign(if text(&vector, "winner") == "S" {
                Side::North
            } else {
                Side::South
            });
        }
        let record = Record::new(game);
        let read = only(&record.to_string());
        assert_eq!(read, record);
        assert_same_game(&read, &vector);
    }
}

#[test]
fn a_match_is_one_record_a_round() {
    for contest in lines("matches.jsonl") {
        let rounds = contest["rounds"].as_array().unwrap();
        let mut records = Vec::new();
        for (index, round) in rounds.iter().enumerate() {
            let mut record = Record::new(played(text(round, "start"), &texts(round, "moves")));
            let kept = |side: usize| round["reserve"][side].as_u64().unwrap();
            record.set_tag("Match", "Embu").unwrap();
            record.set_tag("Round", &(index + 1).to_string()).unwrap();
            record
                .set_tag("Kept", &format!("{}-{}", kept(0), kept(1)))
                .unwrap();
            records.push(record);
        }
        let written = record::write(&records);
        let read: Vec<Record> = record::read(&written).map(Result::unwrap).collect();
        assert_eq!(read, records);
        for ((index, record), round) in read.iter().enumerate().zip(rounds) {
            assert_eq!(record.match_name(), Some("Embu"));
            assert_eq!(record.round(), Some(index as u32 + 1));
            let kept = record.kept().unwrap();
            assert_eq!(
                serde_json::json!([kept.south, kept.north]),
                round["reserve"]
            );
            assert_eq!(
                record.tag("Position").as_deref(),
                Some(text(round, "start"))
            );
            assert_eq!(record.tag("Setup"), None);
        }
    }
}

#[test]
fn several_records_stand_in_one_text_with_any_line_ends() {
    let texts: Vec<String> = recorded().into_iter().map(|(_, text)| text).collect();
    let joined = |between: &str| texts.join(between);
    let records: Vec<Record> = texts.iter().map(|text| only(text)).collect();
    assert_eq!(record::write(&records), joined("\n"));
    for text in [joined("\n"), joined(""), joined("\n\n \n\n")] {
        for line_end in ["\n", "\r\n", "\r"] {
            for mark in ["", "\u{feff}"] {
                let text = format!("{mark}{}", text.replace('\n', line_end));
                let read: Vec<Record> = record::read(&text).map(Result::unwrap).collect();
                assert_eq!(read, records);
            }
        }
    }
    let without_result = |text: &String| {
        let end = text.trim_end().rfind([' ', '\n']).unwrap();
        text[..=end].to_owned()
    };
    let without_results: Vec<String> = texts.iter().map(without_result).collect();
    let without_results = without_results.join("\n");
    let read: Vec<Record> = record::read(&without_results).map(Result::unwrap).collect();
    assert_eq!(read, records);
}

// ---------------------------------------------------------------- reading

/// A record of the Giuthi game 8x8 with these moves.
fn giuthi(moves: &str) -> String {
    format!("[Game \"giuthi\"]\n[Setup \"8x8\"]\n\n{moves}")
}

/// The move text in its one written form.
fn rewritten(moves: &str) -> String {
    let text = only(&giuthi(moves)).to_string();
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

#[test]
fn move_numbers_may_be_of_any_kind_or_missing() {
    for moves in [
        "1. F+ c- 2. F+ a+,g+",
        "1.F+ c- 2.F+ a+,g+",
        "1. F+ 1... c- 2. F+ 2... a+,g+",
        "1.F+ 1...c- 2.F+ 2...a+,g+",
        "1. F+ 1… c- 2. F+ 2…a+,g+",
        "1 F+ c- 2 F+ a+,g+",
        "F+ c- F+ a+,g+",
        "7. F+ ... c- 99999999999999999999999. F+ … a+,g+ *",
        "1. F+ c- 2. F+ a+ g+",
        "1. F+ c- 2. F+ a+ 2... g+",
        "1. F+ c- 2. F+ a+ , g+",
        "1. F+ c- 2. F+ a+ ,\ng+",
        "1. F+ c- 2. F+\ta+, g+",
        "% a line of some other program\n1. F+ c- 2. F+\n%another (\na+,g+",
    ] {
        assert_eq!(rewritten(moves), "1. F+ c- 2. F+ a+,g+ *", "{moves}");
    }
}

#[test]
fn comments_glyphs_and_variations_find_their_place() {
    for (moves, written) in [
        ("{before} F+", "{before} 1. F+ *"),
        ("1. {before} F+", "{before} 1. F+ *"),
        ("F+ {one} {two} c-", "1. F+ {one} {two} 1... c- *"),
        ("F+ {}{ \n } c-", "1. F+ c- *"),
        ("F+{a\r\n  b\tc}c-", "1. F+ {a b c} 1... c- *"),
        (
            "F+ ; to the end { ( }\nc-",
            "1. F+ {to the end ( ( )} 1... c- *",
        ),
        ("F+ { a ; b { c } c-", "1. F+ {a ; b { c} 1... c- *"),
        (
            "F+! c-?? F+!? a+?!,g+!! A-?",
            "1. F+ $1 c- $4 2. F+ $5 a+ $6, g+ $3 3. A- $2 *",
        ),
        ("F+ ! $14 c-$0 F+$255", "1. F+ $1 $14 c- $0 2. F+ $255 *"),
        ("F+ c- F+ a+ {x} g+ A-", "1. F+ c- 2. F+ a+, {x} g+ 3. A- *"),
        (
            "F+ c- F+ a+ {x} , {y} g+ {z} A-",
            "1. F+ c- 2. F+ a+, {x} {y} g+ {z} 3. A- *",
        ),
        ("F+ c- F+ a+ $1 {x}, g+", "1. F+ c- 2. F+ a+ $1, {x} g+ *"),
        ("F+ (C+) c-", "1. F+ (1. C+) 1... c- *"),
        ("F+ c- (b+ F+) F+", "1. F+ c- (1... b+ 2. F+) 2. F+ *"),
        (
            "F+ (C+ ; one\n) {two} (D+) ! c-",
            "1. F+ $1 (1. C+ {one}) {two} (1. D+) 1... c- *",
        ),
        (
            "F+ c- F+ a+,g+ ( 2... {x} c+ (2... a+,b+ (2... d-)) A- ) {y} A-",
            "1. F+ c- 2. F+ a+,g+ ({x} 2... c+ (2... a+,b+ (2... d-)) 3. A-) {y} 3. A- *",
        ),
        // A variation in the middle of a turn replaces that turn.
        ("F+ c- F+ a+ (c+) g+", "1. F+ c- 2. F+ a+,g+ (2... c+) *"),
        ("F+ * {late} ; later", "1. F+ {late} {later} *"),
        ("{alone}", "{alone} *"),
        ("", "*"),
    ] {
        assert_eq!(rewritten(moves), written, "{moves}");
        assert_eq!(rewritten(written), written);
    }
}

#[test]
fn variations_may_go_on_from_a_game_that_has_ended() {
    let text = "[Game \"giuthi\"][Setup \"1x2\"] 1. A+ (1. A- *";
    let error = text.parse::<Record>().unwrap_err();
    assert_eq!(error.problem(), &Problem::ResultInVariation);
    let text = "[Game \"giuthi\"]\n[Setup \"1x2\"]\n[Result \"1-0\"]\n[Score \"4-0\"]\n\
                [Termination \"no moves\"]\n\n1. A+ (1. A-) 1-0\n";
    assert_eq!(only(text).to_string(), text);
    assert_eq!(
        only(text).game().ending().unwrap().termination,
        Termination::NoMoves
    );
}

#[test]
fn evaluations_in_comments_can_be_asked_for() {
    let record = only(&giuthi(
        "1. F+ {good [%eval 1.25] and [%clk 0:10:00] [%x]} c-",
    ));
    let comment = &record.line().turns[0].moves[0].comments[0];
    assert_eq!(comment.text(), "good [%eval 1.25] and [%clk 0:10:00] [%x]");
    assert_eq!(comment.command("eval"), Some("1.25"));
    assert_eq!(comment.command("clk"), Some("0:10:00"));
    assert_eq!(comment.command("x"), Some(""));
    assert_eq!(comment.command("ev"), None);
}

#[test]
fn tags_of_unknown_value_are_as_good_as_none() {
    let moves = "[Game \"giuthi\"][Setup \"8x8\"]\n\nF+";
    for name in ["Round", "Kept", "Result", "Score", "Termination"] {
        for value in ["?", "-", ""] {
            let record = only(&format!("[{name} \"{value}\"]{moves}"));
            assert_eq!(
                record.to_string(),
                only(moves).to_string(),
                "{name} {value}"
            );
        }
    }
}

#[test]
fn tags_come_in_any_order_with_escapes_and_unknown_ones() {
    let text = r#"[Zeal "high"] [North "she said \"no\""]
        [Setup "8x8"] {c} [ Annotator "back\\slash \x" ]
        [Game "giuthi:mancala-world"][Kept "00-0"][Match ""] [Round "01"]
        F+"#;
    let record = only(text);
    assert_eq!(record.player(Side::North), Some(r#"she said "no""#));
    assert_eq!(record.player(Side::South), None);
    assert_eq!(record.tag("Annotator").as_deref(), Some(r"back\slash \x"));
    assert_eq!(record.kept(), Some(BySide { south: 0, north: 0 }));
    assert_eq!(
        record.to_string(),
        r#"[Game "giuthi"]
[Position "giuthi 8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8 0-0 S"]
[Match ""]
[Round "1"]
[Kept "0-0"]
[North "she said \"no\""]
[Result "*"]
[Termination "unfinished"]
[Zeal "high"]
[Annotator "back\\slash \\x"]

{c} 1. F+ *
"#
    );
}

#[test]
fn the_start_may_be_given_in_several_ways() {
    for (tags, start) in [
        (r#"[Game "giuthi"][Setup "6x4"]"#, "giuthi 6x4"),
        (
            r#"[Game "giuthi:climent"][Setup "6x4"]"#,
            "giuthi:climent 6x4",
        ),
        (
            r#"[Game "giuthi:climent"][Setup "giuthi:climent 6x4"]"#,
            "giuthi:climent 6x4",
        ),
        (r#"[Setup "kiothi 5x5"]"#, "kiothi 5x5"),
        (r#"[Game "giuthi"][Position "giuthi 6x4"]"#, "giuthi 6x4"),
        (
            r#"[Game "giuthi"][Position " giuthi 1,2/2,1  0-3 N "]"#,
            "giuthi 1,2/2,1 0-3 N",
        ),
        (
            r#"[Game "giuthi:climent"][Position "1,2/2,1 0-3 N"]"#,
            "giuthi:climent 1,2/2,1 0-3 N",
        ),
    ] {
        assert_eq!(*only(tags).game().start(), start.parse().unwrap(), "{tags}");
    }
}

#[test]
fn a_start_that_is_a_set_up_is_written_as_one() {
    for (start, tag) in [
        ("giuthi 4,4,4,4,4/4,4,4,4,4 0-0 S", "[Setup \"5x4\"]"),
        ("kiothi 6x5", "[Setup \"6x5\"]"),
        ("kiothi 10x9", "[Setup \"10x9\"]"),
        (
            "giuthi 4,4/4,4 0-0 N",
            "[Position \"giuthi 4,4/4,4 0-0 N\"]",
        ),
        (
            "giuthi 4,4/4,4 1-0 S",
            "[Position \"giuthi 4,4/4,4 1-0 S\"]",
        ),
        (
            "giuthi 0,4/0,4 0-0 S",
            "[Position \"giuthi 0,4/0,4 0-0 S\"]",
        ),
        ("giuthi 0/0 4-0 N", "[Position \"giuthi 0/0 4-0 N\"]"),
    ] {
        let record = Record::new(played(start, &[]));
        assert_eq!(record.to_string().lines().nth(1), Some(tag));
    }
}

#[test]
fn numbering_begins_with_the_side_that_begins() {
    let text =
        "[Game \"giuthi\"] [Position \"giuthi 8,8,8,8/8,8,8,8 0-0 N\"] {x} d- (c+ A-) B- (C+) b-";
    let written = only(text).to_string();
    assert!(
        written.ends_with("{x} 1... d- (1... c+ 2. A-) 2. B- (2. C+) 2... b- *\n"),
        "{written}"
    );
}

// ---------------------------------------------------------------- tags and rules

/// The sentences about a record with these tags after Game and Setup.
fn disagreements(tags: &str, moves: &str) -> Vec<String> {
    let text = format!("[Game \"giuthi\"] [Setup \"1x2\"] {tags} {moves}");
    only(&text)
        .disagreements()
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn tags_are_compared_with_the_rules() {
    let ended = "1. A+";
    assert_eq!(disagreements("", ended), [""; 0]);
    assert_eq!(
        disagreements(
            r#"[Result "1-0"][Score "4-0"][Termination "no moves"]"#,
            ended
        ),
        [""; 0]
    );
    assert_eq!(
        disagreements(r#"[Result "0-1"][Score "0-4"][Termination "time"]"#, ended),
        [
            "Result is 0-1, but should be 1-0: nobody can move (G12)",
            "Score is 0-4, but should be 4-0: nobody can move (G12)",
            "Termination is time, but should be no moves: nobody can move (G12)",
        ]
    );
    assert_eq!(
        disagreements(r#"[Result "1-0"][Score "4-0"][Termination "no moves"]"#, ""),
        [
            "Result is 1-0, but should be *: the game can go on, and nobody has resigned or run out of time (N4)",
            "Score is 4-0, but should be left out: only games that end for want of moves have a score (N4)",
            "Termination is no moves, but should be unfinished: the game can go on, and nobody has resigned or \
             run out of time (N4)",
        ]
    );
    assert_eq!(
        disagreements(r#"[Termination "resignation"]"#, "*"),
        [
            "Result is *, but should be 1-0 or 0-1: a player who resigns or runs out of time has lost (N4)"
        ]
    );
}

#[test]
fn players_who_resigned_or_ran_out_of_time_have_lost_the_game() {
    for (termination, ended) in [
        ("resignation", Termination::Resignation),
        ("time", Termination::Time),
    ] {
        for (result, winner) in [("1-0", Side::South), ("0-1", Side::North)] {
            let text = format!(
                "[Game \"giuthi\"][Setup \"8x8\"][Termination \"{termination}\"] 1. F+ {result}"
            );
            let record = only(&text);
            let ending = record.game().ending().unwrap();
            assert_eq!((ending.termination, ending.winner), (ended, Some(winner)));
            assert_eq!(record.verdict(), Verdict::Won(winner));
            assert_eq!(record.disagreements(), []);
            assert_eq!(only(&record.to_string()), record);
        }
    }
}

#[test]
fn the_result_may_stand_in_the_tag_or_behind_the_moves() {
    for (tag, behind, verdict) in [
        ("", "1-0", Verdict::Won(Side::South)),
        ("[Result \"*\"]", "0-1", Verdict::Won(Side::North)),
        ("[Result \"1/2-1/2\"]", "*", Verdict::Drawn),
        ("[Result \"1/2-1/2\"]", "", Verdict::Drawn),
        ("", "", Verdict::Open),
    ] {
        let text = format!("[Game \"giuthi\"][Setup \"8x8\"]{tag} F+ {behind}");
        assert_eq!(only(&text).verdict(), verdict, "{text}");
    }
}

#[test]
fn an_unfinished_game_can_be_played_on() {
    let record = only(&giuthi("1. F+ c- *"));
    assert_eq!(record.termination(), None);
    let mut game = record.into_game();
    game.play(game.position().parse_move("F+").unwrap())
        .unwrap();
    game.undo();
    let record = Record::new(game);
    assert_eq!(only(&record.to_string()), record);
}

#[test]
fn tags_that_cannot_be_are_refused() {
    let mut record = Record::new(played("giuthi 5x4", &[]));
    for (name, value, error) in [
        ("Result", "1-0", TagError::Derived),
        ("Position", "x", TagError::Derived),
        ("", "x", TagError::Name),
        ("Two words", "x", TagError::Name),
        ("South", "a\nb", TagError::LineBreak),
        ("Round", "0", TagError::Round),
        ("Round", "one", TagError::Round),
        ("Kept", "8", TagError::Kept),
        ("Kept", "8-x", TagError::Kept),
    ] {
        assert_eq!(record.set_tag(name, value), Err(error), "{name} {value}");
    }
    record.set_tag("Site", "Embu").unwrap();
    record.set_tag("Date", "2026.11.30").unwrap();
    record.set_tag("Date", "2026.12.01").unwrap();
    record.set_tag("Event", "\"\\\"").unwrap();
    let names: Vec<String> = record
        .tags()
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    assert_eq!(
        names,
        [
            "Game",
            "Setup",
            "Date",
            "Result",
            "Termination",
            "Site",
            "Event"
        ]
    );
    assert_eq!(record.tag("Date").as_deref(), Some("2026.12.01"));
    assert_eq!(only(&record.to_string()), record);
}

#[test]
fn comments_are_made_safe_to_write() {
    assert_eq!(Comment::new(" \n "), None);
    assert_eq!(Comment::new("a\r\n b ").unwrap().text(), "a b");
    assert_eq!(Comment::new("{a} b").unwrap().text(), "(a) b");
    let mut record = Record::new(played("giuthi 5x4", &["B-", "d-"]));
    for (ply, text) in [(0, "start"), (1, "a } b"), (2, "end")] {
        assert!(record.comment(ply, Comment::new(text).unwrap()));
    }
    assert!(!record.comment(3, Comment::new("nowhere").unwrap()));
    assert!(
        record
            .to_string()
            .ends_with("\n{start} 1. B- {a ) b} 1... d- {end} *\n")
    );
    assert_eq!(only(&record.to_string()), record);
}

// ---------------------------------------------------------------- refusals

#[test]
fn a_record_says_where_and_why_it_cannot_be_read() {
    let cases: Vec<&str> = include_str!("refusals.txt")
        .split("\n### ")
        .skip(1)
        .collect();
    assert!(cases.len() > 50);
    for case in cases {
        let (head, text) = case.split_once('\n').unwrap();
        let (column, message) = head.split_once(" | ").unwrap();
        let text = text.trim_end();
        let refusal = |text: &str| record::read(text).find_map(Result::err).unwrap();
        let error = refusal(text);
        assert_eq!(error.to_string(), message, "{text}");
        assert_eq!(error.column().to_string(), column, "{text}");

        for line_end in ["\r\n", "\r"] {
            assert_eq!(refusal(&text.replace('\n', line_end)).to_string(), message);
        }
        for before in ["\u{feff}", "\n\n"] {
            let later = refusal(&format!("{before}{text}"));
            assert_eq!(later.offset(), error.offset() + before.len(), "{text}");
            assert_eq!(later.line(), error.line() + before.matches('\n').count());
            assert_eq!(later.column(), error.column());
        }
    }
}

#[test]
fn an_illegal_move_names_its_rule_and_its_place() {
    let text = format!(
        "{}\n{}",
        giuthi("1. F+ *"),
        giuthi("1. F+ c-\n2. {x} F+ g+,\ng+ *")
    );
    let mut records = record::read(&text);
    assert!(records.next().unwrap().is_ok());
    let error = records.next().unwrap().unwrap_err();
    assert_eq!((error.game(), error.line(), error.column()), (2, 10, 1));
    assert_eq!(&text[error.offset()..error.offset() + 2], "g+");
    assert!(
        matches!(error.problem(), Problem::TurnOver { text } if text == "g+"),
        "{error}"
    );
    assert!(records.next().is_none());
}

#[test]
fn an_error_ends_its_own_record_only() {
    let good = giuthi("1. F+ *\n");
    for bad in [
        giuthi("1. Z+ {x} c-\n[%eval 3]\n2. c- *\n"),
        giuthi("1. F+ (\n"),
        giuthi("1. F+ [what\n1. F+\n"),
        giuthi("F+ F+"),
        "[Game \"giuthi\"]\n[Setup]\n[South \"x\"]\n\n1. F+ *\n".to_owned(),
        "[Game \"giuthi\"]\n[Setup \"99x99\"]\n\n".to_owned(),
        "[Game \"giuthi\"]\n[Game \"giuthi\"]\n[Setup \"8x8\"]\n\n1. F+ *\n".to_owned(),
        "1. F+ *\n".to_owned(),
    ] {
        let text = format!("{good}\n{bad}\n{good}\n{bad}\n{good}");
        let read: Vec<Result<Record, usize>> = record::read(&text)
            .map(|record| record.map_err(|error| error.game()))
            .collect();
        let good = || Ok(only(&good));
        assert_eq!(read, [good(), Err(2), good(), Err(4), good()], "{text}");
    }
}

#[test]
fn a_text_of_one_record_holds_one() {
    let error = |text: &str| text.parse::<Record>().unwrap_err();
    assert_eq!(error(" \n\n").problem(), &Problem::NoRecord);
    assert_eq!(
        error(" \n\n").to_string(),
        "game 1, line 3: expected a game record (N4)"
    );
    let two = error(&format!(
        "{}\n\n{}",
        giuthi("1. F+ *"),
        giuthi("1. nonsense")
    ));
    assert_eq!(
        two.to_string(),
        "game 2, line 6: expected the end of the text after one record"
    );
    assert_eq!(record::read("").count(), 0);
    assert_eq!(record::read("\u{feff}\r\n% nothing\n").count(), 0);
}

#[test]
fn records_without_moves_are_told_apart_by_a_blank_line() {
    let text =
        "[Game \"giuthi\"]\r\n[Setup \"8x8\"]\r\n\r\n[Game \"kiothi\"]\r\n[Setup \"6x5\"]\r\n";
    let starts: Vec<String> = record::read(text)
        .map(|record| record.unwrap().game().start().rules().to_string())
        .collect();
    assert_eq!(starts, ["giuthi", "kiothi"]);
}

#[test]
fn nesting_is_bounded() {
    // Both sides' first turns replace one another: 1. F+ (1. F+ (1. F+ …))
    let nested = |depth: usize| giuthi(&format!("{}F+{}", "F+ (".repeat(depth), ")".repeat(depth)));
    let record = only(&nested(MAX_DEPTH));
    assert_eq!(only(&record.to_string()), record);
    let error = nested(MAX_DEPTH + 1).parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 1, line 4: variations are nested more than 100 deep"
    );
    assert_eq!(error.column(), 4 * MAX_DEPTH + 4);
    let deep = nested(200_000).parse::<Record>().unwrap_err();
    assert_eq!(deep.problem(), &Problem::TooDeep);
}

#[test]
fn large_and_hostile_texts_are_read_in_one_pass() {
    let many = 100_000;
    let different_tags: Vec<String> = (0..many).map(|tag| format!("[T{tag} \"x\"]")).collect();
    for (text, games) in [
        (giuthi(&"{x}".repeat(many)), 1),
        (giuthi(&format!("F+{}", "!".repeat(many))), 1),
        (giuthi(&format!("F+ {}", "(C+) {x} ".repeat(many / 10))), 1),
        (giuthi(&"1. ".repeat(many)), 1),
        (giuthi(&"A".repeat(10 * many)), 1),
        ("[".repeat(many), 1),
        ("[A \"x\n".repeat(many), 1),
        ("[A \"x\"]\n{".repeat(many), 1),
        (";\n".repeat(many), 1),
        ("[Game \"x\"]\n\n1. F+\n".repeat(many), many),
        (
            "[Game \"giuthi\"]\n[Setup \"8x8\"]\n*\n".repeat(many / 10),
            many / 10,
        ),
        (different_tags.concat(), 1),
        (
            format!("[Game \"giuthi\"][Setup \"{}\"]", "1,".repeat(many)),
            1,
        ),
        ("\\\"[]{}()$!?;%,\u{feff}\u{0}\r".repeat(many / 10), 1),
    ] {
        assert_eq!(
            record::read(&text).count(),
            games,
            "{}",
            text.chars().take(40).collect::<String>()
        );
    }
}

// ---------------------------------------------------------------- print and parse

/// Writes random records, and writes them badly.
struct Scribe(Random);

impl Scribe {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u128) as usize
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn pick<'a>(&mut self, among: &[&'a str]) -> &'a str {
        among[self.below(among.len())]
    }

    fn comments(&mut self, chances: usize) -> Vec<Comment> {
        const WORDS: [&str; 16] = [
            "a",
            "long",
            "relay",
            "1-0",
            "(",
            ")",
            "$1",
            "[%eval -3]",
            "\"",
            ";",
            "Mũthoni",
            "%",
            "{",
            "C+,",
            "\\",
            "…",
        ];
        let mut comments = Vec::new();
        while self.one_in(chances) {
            let words: Vec<&str> = (0..=self.below(30)).map(|_| self.pick(&WORDS)).collect();
            comments.extend(Comment::new(&words.join(" ")));
        }
        comments
    }

    /// Plays at most so many turns on, with comments, glyphs and variations.
    fn line(&mut self, game: &mut Game, turns: usize, depth: usize) -> Line {
        let mut line = Line {
            before: self.comments(10),
            turns: Vec::new(),
        };
        while line.turns.len() < turns && game.ending().is_none() {
            let before = game.clone();
            let mut turn = Turn::default();
            while turn.moves.is_empty()
                || game.ending().is_none() && !game.begins_turn(game.moves().len())
            {
                let mv = self.0.legal_move(game).unwrap();
                game.play(mv).unwrap();
                let mut nags = Vec::new();
                while self.one_in(8) {
                    nags.push(self.below(12) as u8);
                }
                turn.moves.push(Played {
                    mv,
                    nags,
                    comments: self.comments(8),
                });
            }
            while depth < 4 && self.one_in(4) {
                let turns = 1 + self.below(4);
                let line = self.line(&mut before.clone(), turns, depth + 1);
                turn.variations.push(Variation {
                    line,
                    after: self.comments(8),
                });
            }
            line.turns.push(turn);
        }
        line
    }

    fn gap(&mut self) -> &'static str {
        self.pick(&[" ", " ", "\n", "\r\n", "\t", "  ", "\r", "\n\n"])
    }

    /// The same line, written without any care.
    fn scrawl(&mut self, line: &Line, text: &mut String) {
        self.scrawl_comments(&line.before, text);
        for turn in &line.turns {
            for (index, played) in turn.moves.iter().enumerate() {
                if index > 0 {
                    *text += self.pick(&[",", " , ", ",\n", " "]);
                } else {
                    *text += self.gap();
                    *text += self.pick(&["", "1.", "1. ", "7...", "3… ", "12 ", "... "]);
                }
                *text += &played.mv.to_string();
                for nag in &played.nags {
                    let mark = match nag {
                        1..=6 if self.one_in(2) => {
                            [" !", " ?", " !!", " ??", " !?", " ?!"][usize::from(*nag) - 1]
                        }
                        _ => "",
                    };
                    if mark.is_empty() {
                        write!(text, "${nag}").unwrap();
                    } else {
                        *text += mark;
                    }
                }
                self.scrawl_comments(&played.comments, text);
            }
            for variation in &turn.variations {
                *text += self.pick(&["(", " ( ", "\n("]);
                self.scrawl(&variation.line, text);
                *text += self.pick(&[")", " ) "]);
                self.scrawl_comments(&variation.after, text);
            }
        }
    }

    fn scrawl_comments(&mut self, comments: &[Comment], text: &mut String) {
        for comment in comments {
            *text += self.pick(&["", " "]);
            if self.one_in(4) {
                *text += ";";
                *text += comment.text();
                *text += self.pick(&["\n", "\r\n", "\r"]);
                continue;
            }
            let words: Vec<&str> = comment.text().split(' ').collect();
            *text += "{";
            for word in words {
                *text += word;
                *text += self.gap();
            }
            *text += "}";
        }
    }
}

#[test]
fn whatever_is_read_is_written_in_one_form_that_reads_the_same() {
    for seed in 0..300 {
        let scribe = &mut Scribe(Random::new(seed));
        let start = match seed % 3 {
            0 => "giuthi:climent 17,0,9,3,7,5,2,5/1,5,12,9,2,13,0,0 6-0 N",
            _ => scribe.pick(&SETUPS),
        };
        let mut game = Game::new(start.parse::<AnyPosition>().unwrap());
        let turns = scribe.below(80);
        let line = scribe.line(&mut game, turns, 0);
        let mut text = format!(
            "[Game \"{}\"]\n[Position \"{}\"]\n",
            game.start().rules(),
            game.start()
        );
        scribe.scrawl(&line, &mut text);

        let mut again = game.clone();
        while again.undo() {}
        while again.redo() {}
        assert_eq!(again, game, "seed {seed}");

        let record = only(&text);
        assert_eq!(record.line(), &line, "seed {seed}\n{text}");
        assert_eq!(record.game(), &game, "seed {seed}");
        assert_eq!(record.disagreements(), [], "seed {seed}");

        let written = record.to_string();
        assert_eq!(only(&written), record, "seed {seed}\n{written}");
        assert_eq!(only(&written).to_string(), written);
        assert!(
            written
                .lines()
                .skip(3)
                .all(|line| line.chars().count() <= 79),
            "seed {seed}\n{written}"
        );
        assert!(
            written.lines().all(|line| line.trim() == line),
            "seed {seed}\n{written}"
        );
    }
}

#[test]
fn no_text_makes_the_reader_panic_and_what_it_reads_it_can_write() {
    const SCRAPS: [&str; 27] = [
        " ",
        "\n",
        "{x}",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "\\",
        ",",
        ";",
        "%",
        "$",
        "!",
        "?",
        "*",
        "1-0",
        "1.",
        "…",
        "\r",
        "\n\n",
        "\u{feff}",
        "ũ",
        "pass",
        "[Game \"kiothi\"]",
    ];
    let texts: Vec<String> = recorded().into_iter().map(|(_, text)| text).collect();
    let (mut refused, mut accepted) = (0, 0);
    for seed in 0..3000 {
        let scribe = &mut Scribe(Random::new(seed));
        let mut text = texts[scribe.below(texts.len())].clone();
        for _ in 0..=scribe.below(2) {
            let from = text.floor_char_boundary(scribe.below(text.len()));
            let to = text
                .floor_char_boundary((from + scribe.below(2) * scribe.below(12)).min(text.len()));
            let scrap = if scribe.one_in(3) {
                ""
            } else {
                scribe.pick(&SCRAPS)
            };
            text.replace_range(from..to.max(from), scrap);
        }
        let mut earlier = 0;
        for record in record::read(&text) {
            match record {
                Ok(record) => {
                    accepted += 1;
                    assert_eq!(only(&record.to_string()), record, "{text}");
                }
                Err(error) => {
                    refused += 1;
                    assert!(
                        error.offset() >= earlier && error.offset() <= text.len(),
                        "{error}\n{text}"
                    );
                    earlier = error.offset();
                }
            }
        }
    }
    assert!(
        refused > 500 && accepted > 300,
        "{refused} refused, {accepted} accepted"
    );
}

#[test]
fn a_turn_longer_than_a_line_is_wrapped_after_its_commas() {
    // Extra moves for as long as there are any: small heaps at home reach nobody (G6).
    let start = "giuthi 2,1,0,2,1,0,2,0,1,0/2,2,2,2,2,2,2,2,2,2 0-0 S";
    let longest = (0..300).map(|seed| {
        let mut random = Random::new(seed);
        let mut game = Game::new(start.parse::<AnyPosition>().unwrap());
        loop {
            let mut again = game.legal();
            again.retain(|(_, after)| after.turn() == Side::South);
            let Some(pick) = again.len().checked_sub(1) else {
                return game;
            };
            let (mv, _) = again[random.below(pick as u128 + 1) as usize];
            game.play(mv).unwrap();
        }
    });
    let game = longest.max_by_key(|game| game.moves().len()).unwrap();
    assert!(game.moves().len() > 30, "{} moves", game.moves().len());
    let record = Record::new(game);
    let written = record.to_string();
    assert_eq!(only(&written), record);
    assert!(written.lines().all(|line| line.len() <= 79), "{written}");
    assert!(written.contains(",\n"), "{written}");
}

// ---------------------------------------------------------------- additions

#[test]
fn glyphs_and_variations_are_added_to_a_record() {
    let mut record = only("[Game \"giuthi\"] [Setup \"6x4\"] 1. E-,E+ {so} a- (1... b-) 2. E- *");
    let moves = |texts: &[&str]| -> Vec<_> {
        let start = record.game().start();
        texts
            .iter()
            .map(|text| start.parse_move(text).unwrap())
            .collect()
    };
    let (first, second, illegal) = (
        moves(&["E-", "D+", "c+"]),
        moves(&["b+", "e+"]),
        moves(&["A+"]),
    );
    assert!(record.glyph(2, 6));
    assert!(!record.glyph(5, 6) && !record.glyph(0, 6));
    record.vary(0, &first).unwrap();
    record.vary(0, &first).unwrap();
    record.vary(1, &second).unwrap();
    let before = record.clone();
    assert!(record.vary(1, &illegal).is_err());
    record.vary(7, &first).unwrap();
    record.vary(1, &[]).unwrap();
    assert_eq!(record, before);
    let text = record.to_string();
    assert!(
        text.ends_with("\n1. E-,E+ $6 {so} (1. E-,D+ c+) 1... a- (1... b-) (1... b+,e+) 2. E- *\n"),
        "{text}"
    );
    assert_eq!(only(&text), record);
}
