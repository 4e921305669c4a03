//! The language that the program speaks.

use crate::program::{command, ndongu, with_input};

const LANGUAGES: [&str; 7] = ["en", "sw", "el", "lo", "hi", "ca", "es"];

/// What is said of a position, in the language of these variables.
fn shown(variables: &[(&str, &str)]) -> String {
    let mut show = command(&["show", "giuthi 8x8"]);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        show.env_remove(name);
    }
    let output = show.envs(variables.iter().copied()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_language_is_asked_for_before_or_behind_the_command() {
    let swahili = ndongu(&["--lang", "sw", "show", "giuthi 8x8"]).ok();
    assert!(swahili.contains("Ni zamu ya Kusini"), "{swahili}");
    assert_eq!(
        ndongu(&["show", "giuthi 8x8", "--lang", "SW"]).ok(),
        swahili
    );
    let refused = ndongu(&["show", "giuthi 8x8", "--lang", "de"]).refused();
    assert!(
        refused.contains("expected one of en, sw, el, lo, hi, ca, es"),
        "{refused}"
    );
}

#[test]
fn otherwise_the_locale_of_the_system_decides() {
    let english = shown(&[]);
    assert!(english.contains("South is to move"), "{english}");
    let greek = shown(&[("LANG", "el_GR.UTF-8")]);
    assert!(greek.contains("Είναι η σειρά του Νότου"), "{greek}");
    assert_eq!(shown(&[("LANG", "es_ES"), ("LC_MESSAGES", "el_GR")]), greek);
    assert_eq!(shown(&[("LANG", "el_GR"), ("LC_ALL", "C")]), english);
    assert_eq!(shown(&[("LANG", "el_GR"), ("LC_ALL", "")]), greek);
    assert_eq!(shown(&[("LANG", "de_DE.UTF-8")]), english);
}

#[test]
fn letters_moves_and_positions_are_the_same_in_every_language() {
    let position = "giuthi 0,0,2,0/1,0,0,0 0-0 S";
    for language in LANGUAGES {
        let out = ndongu(&["--lang", language, "apply", "--trace", position, "C+"]).ok();
        let lines: Vec<_> = out.lines().collect();
        let [before, mv, first, .., end, after] = lines[..] else {
            panic!("{out}");
        };
        assert_eq!((before, mv), (position, "C+"));
        assert_eq!(after, "giuthi 0,0,1,2/0,0,0,0 0-0 N");
        for part in ["2", "C", "a"] {
            assert!(first.contains(part) || language == "en", "{first}");
        }
        assert!(end.ends_with("(G8)"), "{end}");
    }
}

#[test]
fn programs_are_answered_the_same_in_every_language() {
    let english = ndongu(&["moves", "--json", "kiothi 1,0,4/1,3,0 0-0 S"]).ok();
    for language in LANGUAGES {
        let json = ndongu(&[
            "--lang",
            language,
            "moves",
            "--json",
            "kiothi 1,0,4/1,3,0 0-0 S",
        ]);
        assert_eq!(json.ok(), english);
    }
}

#[test]
fn a_game_is_played_in_every_language() {
    let mut games = Vec::new();
    for language in LANGUAGES {
        let args = [
            "--lang",
            language,
            "play",
            "--plain",
            "--north",
            "human",
            "giuthi 5x4",
        ];
        let input = "help\nrules\nmoves\nx\nB-\nhint\nundo\nresign\n";
        games.push(with_input(&args, input).ok());
    }
    for game in &games {
        assert!(game.contains("B-") && game.contains("(G2, G3)"), "{game}");
        assert_eq!(games.iter().filter(|other| *other == game).count(), 1);
    }
}
