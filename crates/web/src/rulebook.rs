//! The rules by their ids, as the rules pages show them: in which part, with which examples.

/// A part of a game's rules.
#[derive(Debug)]
pub struct Part {
    /// The key of its heading.
    pub heading: &'static str,
    /// The anchor of its heading.
    pub anchor: &'static str,
    /// Its rules.
    pub rules: &'static [Rule],
}

/// A rule, whose words stand in `rules.ftl`.
#[derive(Debug)]
pub struct Rule {
    /// Its id: `G6a`.
    pub id: &'static str,
    /// Positions with moves played from them.
    pub examples: &'static [Example],
    /// Lines of notation.
    pub lines: &'static [&'static str],
}

/// A position and the moves played from it.
#[derive(Debug)]
pub struct Example {
    /// The position.
    pub position: &'static str,
    /// The moves.
    pub moves: &'static [&'static str],
}

/// Whether there is a rule of this id.
pub fn knows(id: &str) -> bool {
    let parts = GIUTHI.iter().chain(KIOTHI);
    parts.flat_map(|part| part.rules).any(|rule| rule.id == id)
}

/// Where a rule stands; those of both games on the page of `game`.
pub fn href(id: &str, game: &str) -> String {
    let page = match id.as_bytes().first() {
        Some(b'G') => "giuthi",
        Some(b'K') => "kiothi",
        _ => game,
    };
    format!("/rules/{page}#{}", anchor(id))
}

/// The anchor of a rule: `g6a`.
pub fn anchor(id: &str) -> String {
    id.to_ascii_lowercase()
}

/// The rules of a game, `giuthi` or `kiothi`; none if it is neither.
pub fn parts(game: &str) -> Option<&'static [Part]> {
    match game {
        "giuthi" => Some(GIUTHI),
        "kiothi" => Some(KIOTHI),
        _ => None,
    }
}

const fn rule(id: &'static str) -> Rule {
    Rule {
        id,
        examples: &[],
        lines: &[],
    }
}

impl Rule {
    const fn example(self, examples: &'static [Example]) -> Rule {
        Rule { examples, ..self }
    }

    const fn lines(self, lines: &'static [&'static str]) -> Rule {
        Rule { lines, ..self }
    }
}

/// One example of one move.
macro_rules! shown {
    ($position:literal, $($mv:literal),+) => {
        &[Example { position: $position, moves: &[$($mv),+] }]
    };
}

const BOARD: Part = Part {
    heading: "rules-board-heading",
    anchor: "board",
    rules: &[
        rule("B1"),
        rule("B2"),
        rule("B3"),
        rule("B4"),
        rule("B5").example(shown!("giuthi 0,6,2/0,0,0 0-0 S", "B+")),
        rule("B6"),
        rule("B7"),
    ],
};

const GIUTHI: &[Part] = &[
    BOARD,
    Part {
        heading: "rules-game-heading",
        anchor: "game",
        rules: &[
            rule("G1"),
            rule("G2"),
            rule("G3"),
            rule("G4").example(shown!("giuthi 0,2,2,1/0,0,0,0 0-0 S", "B+")),
            rule("G5"),
            rule("G6").example(shown!("giuthi 0,0,4,2/0,0,0,0 0-0 S", "D-")),
            rule("G6a"),
            rule("G7").example(shown!("giuthi 0,0,2,3/0,0,2,0 0-0 S", "D+")),
            rule("G8").example(shown!("giuthi 0,0,2,2/2,0,0,0 0-0 S", "C+")),
            rule("G9").example(shown!("giuthi 2,0,0,0,3,0/1,0,2,1,1,0 0-0 S", "A-")),
            rule("G10"),
            rule("G11").example(shown!("giuthi 2,0,0,3/0,0,0,0 0-0 S", "D+", "pass")),
            rule("G12").example(shown!("giuthi 0,0,2/0,0,1 4-3 S", "C+")),
            rule("G13").example(shown!("giuthi 0,3,1/0,1,0 1-6 S", "B-", "c+")),
        ],
    },
    Part {
        heading: "rules-match-heading",
        anchor: "match",
        rules: &[
            rule("GM1"),
            rule("GM2"),
            rule("GM3"),
            rule("GM4"),
            rule("GM5"),
        ],
    },
    Part {
        heading: "rules-notation-heading",
        anchor: "notation",
        rules: &[
            rule("N1").lines(&[
                "giuthi 8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8 0-0 S",
                "giuthi:climent 6,6,6,0,7,7/7,1,0,7,7,7 5-0 N",
            ]),
            rule("N2").lines(&["giuthi 8x8", "giuthi:climent 6x6"]),
            rule("N3").lines(&["C+", "C-", "e+", "pass"]),
            rule("N4").lines(&[
                "[Game \"giuthi:climent\"]",
                "[Setup \"6x6\"]",
                "",
                "1. C+,E- b- 2. A+ pass 3. F- *",
            ]),
            rule("N5"),
        ],
    },
];

const KIOTHI: &[Part] = &[
    BOARD,
    Part {
        heading: "rules-game-heading",
        anchor: "game",
        rules: &[
            rule("K1"),
            rule("K2"),
            rule("K3").example(shown!(
                "kiothi 0,0,2,2/0,0,2,2 0-0 S opening",
                "CD=A1B1c2",
                "cd=c4d2"
            )),
            rule("K4"),
            rule("K5").example(shown!("kiothi 5,0,0,0,0/0,0,0,0,0 0-0 S", "A3")),
            rule("K6").example(shown!("kiothi 0,6,0/0,0,0 0-0 S", "B6")),
            rule("K7").example(shown!("kiothi 3*,2,0,0/0,0,2,0 0-0 S", "A2")),
            rule("K8").example(shown!("kiothi 0,1,0,2/0,1,0,0 0-0 S", "D2")),
            rule("K9"),
            rule("K10").example(shown!("kiothi 0,3*,0,0/0,2,0,0 0-0 S", "B1")),
            rule("K11").example(shown!("kiothi 0,0,0,0,4,0/1*,4,0,0,2,0 0-0 S", "E3")),
            rule("K12"),
            rule("K13").example(shown!("kiothi 2,0,0,1*/0,0,2,0 28-27 S", "A1")),
            rule("K14"),
            rule("K15"),
            rule("K16").example(shown!("kiothi 3,0,0/0,2,0 26-29 S", "A1")),
        ],
    },
    Part {
        heading: "rules-notation-heading",
        anchor: "notation",
        rules: &[
            rule("N1").lines(&[
                "kiothi 0,5*,1/2,0,3 4-1 N",
                "kiothi 0,2,2/0,2,2 0-0 S opening",
            ]),
            rule("N2").lines(&["kiothi 6x5", "kiothi 5x5"]),
            rule("N3").lines(&["F3", "EF=A3g7", "pass"]),
            rule("N4").lines(&[
                "[Game \"kiothi\"]",
                "[Setup \"6x5\"]",
                "",
                "1. EF=A3g7 ef=a10 2. J5 *",
            ]),
            rule("N5"),
        ],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ndongu_words::Language;

    use super::*;

    #[test]
    fn every_rule_stands_on_its_pages_and_nothing_else() {
        let page = include_str!("../../../docs/rules.md");
        let anchors = page.split("<a id=\"").skip(1);
        let told: BTreeSet<_> = anchors.filter_map(|rest| rest.split('"').next()).collect();
        let shown = GIUTHI.iter().chain(KIOTHI).flat_map(|part| part.rules);
        let shown: BTreeSet<_> = shown.map(|rule| anchor(rule.id)).collect();
        assert_eq!(told, shown.iter().map(String::as_str).collect());
    }

    #[test]
    fn what_the_sources_say_is_said_of_rules_that_are_there() {
        let file = include_str!("../../../locales/en/rules.ftl");
        for (key, _) in file.lines().filter_map(|line| line.split_once(" = ")) {
            let key = key.trim_start_matches("rules-");
            let sources = key.strip_suffix("-sources");
            if let Some(id) = sources.or_else(|| key.strip_suffix("-ruling")) {
                assert!(knows_anchor(id), "{id}");
                assert!(Language::English.has(&format!("rules-{id}")));
            }
        }
    }

    fn knows_anchor(wanted: &str) -> bool {
        let rules = GIUTHI.iter().chain(KIOTHI).flat_map(|part| part.rules);
        rules
            .map(|rule| anchor(rule.id))
            .any(|known| known == wanted)
    }
}
