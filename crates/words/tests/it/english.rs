//! Every sentence about moves and games, in English.

use ndongu_rules::{
    AnyPosition, BySide, Circle, Game, Hole, IllegalMove, Record, SetupError, Side,
    giuthi::{Ended, LayoutError, MatchEnd},
};
use ndongu_words::{Language, Name, Names, SIDES, Telling};

const YOU: Names = BySide {
    south: Name::You,
    north: Name::Computer,
};

/// What is said of one move.
fn told(position: &str, mv: &str, names: Names) -> Vec<String> {
    let before: AnyPosition = position.parse().unwrap();
    let mv = before.parse_move(mv).unwrap();
    let (after, trace) = before.narrate(&[], &mv).unwrap();
    let (mv, trace, after) = (&mv, &trace, &after);
    let telling = Telling {
        language: Language::English,
        mv,
        trace,
        after,
        names,
    };
    telling.lines()
}

fn ended(position: &str, moves: &[&str]) -> String {
    let mut game = Game::new(position.parse().unwrap());
    for mv in moves {
        let mv = game.position().parse_move(mv).unwrap();
        game.play(mv).unwrap();
    }
    Language::English.ending(&game, game.ending().unwrap(), SIDES)
}

#[test]
fn g4_laps_and_relays() {
    assert_eq!(
        told("giuthi 0,0,2,0/1,0,0,0 0-0 S", "C+", YOU),
        [
            "Lap 1 of 2: two from C, counter-clockwise, end in a (2): relay",
            "Lap 2 of 2: two from a, clockwise, end in C, which was empty",
            "The last seed fell into C, but b opposite is empty: nothing is captured (G8)",
        ]
    );
}

#[test]
fn g5_k9_nothing_is_captured_across() {
    assert_eq!(
        told("giuthi 2,0/1,2 3-0 N", "b+", YOU),
        [
            "Two from b, counter-clockwise, end in B, which was empty",
            "The last seed fell into B, an empty hole of yours: nothing is captured (G5)",
        ]
    );
    assert_eq!(
        told("kiothi 2/0 4-8 S", "A1", YOU),
        [
            "One from A, counter-clockwise, ends in a, which was empty",
            "The last warrior fell into a, an empty boma of the computer's: nothing is captured (K9)",
        ]
    );
}

#[test]
fn g6_the_mover_moves_again() {
    assert_eq!(
        told("giuthi 0,1,1/2,0,0 7-7 N", "a+", SIDES)[1],
        "The last seed fell into c, and none crossed: North moves again (G6)"
    );
}

#[test]
fn g7_g9_k10_k11_captures_name_every_hole() {
    let last = |position, mv, names| told(position, mv, names).pop().unwrap();
    assert_eq!(
        last("giuthi:climent 0,4/3,0 0-5 S", "B+", YOU),
        "You captured 5: four from a and the seed you came with (G7)"
    );
    assert_eq!(
        last("giuthi 0,1/3,0 6-2 N", "a-", SIDES),
        "North captured 4: one from A, two from B and the seed they came with (G7, G9)"
    );
    assert_eq!(
        last("kiothi 2*,0,2/0,5,1 1-1 N", "b5", SIDES),
        "North captured 4: three from C and the warrior they came with (K10)"
    );
    assert_eq!(
        last("kiothi 0,0,0,5/2,3,1,2 0-0 S", "D5", YOU),
        "You captured 13: three from d, two from c, four from b, three from a \
         and the warrior you came with (K10, K11)"
    );
}

#[test]
fn g8_k10_nothing_to_capture() {
    assert_eq!(
        told("kiothi 1,1,2*/0,6*,3 10-1 N", "b5", SIDES)[1],
        "The last warrior fell into a, but C opposite is nki: nothing is captured (K10)"
    );
}

#[test]
fn g11_k3_passes_say_why() {
    assert_eq!(
        told("giuthi:climent 3/4 0-0 S", "pass", YOU),
        ["No sowing of yours is legal: you pass (G11)"]
    );
    assert_eq!(
        told("giuthi 1,1/0,2 0-0 S", "pass", SIDES),
        ["No hole of South's has two seeds: South passes (G11)"]
    );
    assert_eq!(
        told("kiothi 0,0/1,2 7-8 S opening", "pass", SIDES),
        ["No boma of South's is occupied: South passes (K3)"]
    );
}

#[test]
fn k3_k4_redistributions() {
    assert_eq!(
        told("kiothi 6x5", "EF=A3g7", YOU),
        ["You emptied E and F and placed three in A and seven in g (K3)"]
    );
    assert_eq!(
        told("kiothi 1,3/3,0 2-4 N opening", "a=A2b1", SIDES),
        ["North emptied a and placed two in A and one in b (K3). \
             Every occupied boma is now nki (K4)"]
    );
}

#[test]
fn g12_g13_k13_k16_endings() {
    assert_eq!(
        ended("giuthi 2/2 0-0 S", &["A+"]),
        "Nobody can move, and each keeps the own row: South wins, 4 to 0 (G12)"
    );
    assert_eq!(
        ended("giuthi 1/1 0-0 S", &[]),
        "Nobody can move, and each keeps the own row: a draw, 1 to 1 (G12)"
    );
    assert_eq!(
        ended("kiothi 0,0/3,0 2-9 S", &[]),
        "South cannot move, and all that is left goes to North: North wins, 12 to 2 (K13)"
    );
    assert_eq!(
        ended("kiothi 0,0/3,0 5-4 S", &[]),
        "South cannot move, and all that is left goes to North: North wins, 7 to 5 (K13); \
         a win of one warrior counts two by default (K16)"
    );
}

#[test]
fn n4_resignation_and_time() {
    let mut game = Game::new("giuthi 8x8".parse().unwrap());
    game.resign(Side::South);
    let over = game.ending().unwrap();
    assert_eq!(
        Language::English.ending(&game, over, SIDES),
        "South resigns: North wins (N4)"
    );
    assert_eq!(
        Language::English.ending(&game, over, YOU),
        "You resign: the computer wins (N4)"
    );
}

#[test]
fn refusals_end_with_their_rule() {
    assert_eq!(
        Language::English.refusal(&IllegalMove::Endless),
        "this sowing would never end (B6)"
    );
}

#[test]
fn turns_say_what_is_asked() {
    let says = |position: &str| Language::English.turn(&position.parse().unwrap(), YOU);
    assert_eq!(says("giuthi 8x8"), "You are to move");
    assert_eq!(says("kiothi 6x5"), "You owe a redistribution (K3)");
}

/// The core's own sentences are in English too, for programs.
#[test]
fn refusals_are_those_of_the_rules() {
    let (hole, other) = (Hole::new(Side::South, 2), Hole::new(Side::North, 9));
    let rule = "K3";
    let refusals = [
        IllegalMove::GameOver { rule },
        IllegalMove::OtherGame,
        IllegalMove::NoSuchHole { hole, holes: 2 },
        IllegalMove::NoSuchHole {
            hole: other,
            holes: 8,
        },
        IllegalMove::NotYours { hole, rule },
        IllegalMove::NotYours { hole: other, rule },
        IllegalMove::Empty { hole, rule },
        IllegalMove::TooFewSeeds {
            hole,
            held: 1,
            needed: 2,
            rule: "G2",
        },
        IllegalMove::TooFewSeeds {
            hole,
            held: 3,
            needed: 4,
            rule: "K5",
        },
        IllegalMove::OntoOwnRow { landing: hole },
        IllegalMove::Endless,
        IllegalMove::Circular(Circle::Repeats),
        IllegalMove::Circular(Circle::NoWayOut),
        IllegalMove::MayNotPass { rule },
        IllegalMove::MustPass,
        IllegalMove::OpeningOwed,
        IllegalMove::OpeningOver,
        IllegalMove::WrongNumberEmptied {
            emptied: 1,
            needed: 2,
        },
        IllegalMove::WrongSum {
            lifted: 10,
            placed: 9,
        },
    ];
    for refusal in refusals {
        let said = Language::English.refusal_without_rule(&refusal);
        assert_eq!(said, refusal.to_string());
    }
}

#[test]
fn setups_and_layouts_are_refused_as_by_the_rules() {
    let hole = Hole::new(Side::South, 2);
    let errors = [
        SetupError::OtherGame { expected: "kiothi" },
        SetupError::UnequalRows(BySide { south: 3, north: 4 }),
        SetupError::Holes { holes: 11 },
        SetupError::TooManySeeds { seeds: 181 },
        SetupError::NkiInGiuthi { hole },
        SetupError::NkiOnEmpty { hole },
        SetupError::NkiInOpening { hole },
        SetupError::OpeningInGiuthi,
        SetupError::InOpening,
        SetupError::NotInOpening,
    ];
    for error in errors {
        assert_eq!(Language::English.setup_error(&error), error.to_string());
    }
    let errors = [
        LayoutError::NotNow,
        LayoutError::WrongLength { given: 5, holes: 6 },
        LayoutError::EmptyHole { index: 2 },
        LayoutError::WrongSum {
            laid: 30,
            owned: 31,
        },
    ];
    for error in errors {
        assert_eq!(Language::English.layout_error(&error), error.to_string());
    }
}

#[test]
fn gm4_gm5_ends_of_matches() {
    let ended = |winner, reason| Language::English.match_end(MatchEnd { winner, reason }, YOU);
    assert_eq!(
        ended(Some(Side::South), Ended::FourOrFewer),
        "The computer owns four seeds or fewer and has lost the match (GM4)"
    );
    assert_eq!(
        ended(Some(Side::South), Ended::GreatestNumberOfRounds),
        "The agreed number of rounds has been played: you own more and have won the match (GM5)"
    );
    assert_eq!(
        ended(Some(Side::North), Ended::LayoutWithoutMove),
        "Your layout leaves neither side a move, and you have lost the match (GM4)"
    );
    assert_eq!(
        ended(None, Ended::ThreeDrawnRounds),
        "Three rounds in a row were drawn: the match is a draw (GM5)"
    );
}

#[test]
fn notation_is_refused_as_by_the_rules() {
    let texts = [
        "",
        "oware 8x8",
        "giuthi:x 8x8",
        "kiothi:x 6x5",
        "giuthi",
        "giuthi 0x8",
        "giuthi 8x0",
        "kiothi 1x5",
        "giuthi 8x",
        "giuthi 08x8",
        "giuthi 1,2000/1,1 0-0 S",
        "giuthi 1,x/1 0-0 S",
        "giuthi 1,1",
        "giuthi 1/1",
        "giuthi 1/1 x",
        "giuthi 1/1 0",
        "giuthi 1/1 0-x",
        "giuthi 1/1 0-0",
        "giuthi 1/1 0-0 X",
        "giuthi 1/1 0-0 S more",
        "giuthi 1,1/1 0-0 S",
        "giuthi 1*/1 0-0 S",
        "kiothi 0*/1 0-0 S",
    ];
    for text in texts {
        let error = text.parse::<AnyPosition>().unwrap_err();
        assert_eq!(Language::English.notation_error(&error), error.to_string());
    }
    let moves = [
        ("giuthi 8x8", "x"),
        ("giuthi 8x8", "C"),
        ("giuthi 8x8", "C++"),
        ("kiothi 6x5", "x3"),
        ("kiothi 6x5", "C"),
        ("kiothi 6x5", "C0"),
        ("kiothi 6x5", "x=A1"),
        ("kiothi 6x5", "EFG=A1"),
        ("kiothi 6x5", "EF=x1"),
        ("kiothi 6x5", "EE=A1"),
        ("kiothi 6x5", "EF=A1A2"),
    ];
    for (position, mv) in moves {
        let position: AnyPosition = position.parse().unwrap();
        let error = position.parse_move(mv).unwrap_err();
        assert_eq!(Language::English.notation_error(&error), error.to_string());
    }
}

#[test]
fn n4_records_are_refused_as_by_the_rules() {
    const START: &str = "[Game \"giuthi\"]\n[Setup \"8x8\"]\n\n";
    let after_start = [
        "1. c+",
        "1. x",
        "1. C+,b-",
        "1. ,",
        "1. C+ $999",
        "! 1. C+",
        "1. C+ }",
        "1. C+ {",
        "1. C+ (",
        "1. C+ )",
        "1. C+ ()",
        "(1. C+)",
        "1. C+ (1. D+ 1-0)",
        "1. C+ 1-0\n\n1. D+",
    ];
    let whole = [
        "1. C+",
        "[Game giuthi]",
        "[Setup \"8x8\"]\n",
        "[Game \"giuthi\"]\n",
        "[Game \"giuthi\"]\n[Game \"giuthi\"]\n",
        "[Game \"x\"]\n[Setup \"8x8\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8\"]\n",
        "[Game \"giuthi\"]\n[Setup \"kiothi 6x5\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Position \"giuthi 8x8\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Result \"2-0\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Score \"x\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Termination \"x\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Round \"x\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Kept \"x\"]\n",
        "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[Result \"1-0\"]\n\n0-1\n",
        "",
    ];
    let texts = after_start.iter().map(|moves| format!("{START}{moves}"));
    for text in texts.chain(whole.map(str::to_owned)) {
        let Err(error) = text.parse::<Record>() else {
            panic!("no error in {text}");
        };
        assert_eq!(Language::English.record_error(&error), error.to_string());
    }
    let tags = [
        "[Result \"1-0\"]",
        "[Score \"1-0\"]",
        "[Termination \"resignation\"]",
    ];
    for tag in tags {
        let record: Record = format!("{}{tag}\n\n1. C+", &START[..START.len() - 1])
            .parse()
            .unwrap();
        for differs in record.disagreements() {
            assert_eq!(
                Language::English.disagreement(&differs),
                differs.to_string()
            );
        }
    }
}

#[test]
fn a_sentence_begins_with_a_capital_but_the_letter_of_a_hole_stays() {
    let english = Language::English;
    for (before, after) in [
        ("the game is over", "The game is over."),
        ("a is empty", "a is empty."),
        ("C is empty", "C is empty."),
        ("e- cannot be played", "e- cannot be played."),
        ("", "."),
    ] {
        assert_eq!(english.full_stop(before), after);
    }
    assert_eq!(Language::Greek.full_stop("ήταν"), "Ήταν.");
}
