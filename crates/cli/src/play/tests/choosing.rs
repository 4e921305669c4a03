//! Choosing moves, taking them back, files, leaving.

use ndongu_rules::{BySide, Game, Side};

use super::{COMPUTER, Seat};
use crate::play::{
    action::Action,
    choice::{Choice, PASS_AFTER},
    dialog::{Confirm, Dialog},
    players::Player,
    screen::{Effect, Message, SaveError, Stage},
    table::Table,
};

#[test]
fn g3_a_letter_a_direction_and_enter_play() {
    assert_eq!(Seat::at("giuthi 8x8").keys("c+⏎").moves(), "C+");
    assert_eq!(Seat::at("giuthi 8x8").keys("C-⏎").moves(), "C-");
    assert_eq!(Seat::at("giuthi 8x8").keys("→→⏎→⏎").moves(), "C+");
}

#[test]
fn g3_the_same_direction_again_plays() {
    assert_eq!(Seat::at("giuthi 8x8").keys("g+").moves(), "");
    assert_eq!(Seat::at("giuthi 8x8").keys("c++").moves(), "C+");
    assert_eq!(Seat::at("giuthi 8x8").keys("c←←").moves(), "C-");
    assert_eq!(Seat::at("giuthi 8x8").keys("c+-").moves(), "");
}

#[test]
fn b3_arrows_go_as_seen_from_either_side() {
    let mut seat = Seat::between("giuthi 8x8", Player::Human, Player::Human);
    seat.keys("c++").skip();
    // North's row is above: counter-clockwise is to the left.
    seat.keys("b←⏎").skip();
    assert_eq!(seat.moves(), "C+ b+");
    // Turned round, South's is above.
    seat.keys("v").keys("b←⏎");
    assert_eq!(seat.moves(), "C+ b+ B+");
}

#[test]
fn g2_b2_b6_an_illegal_choice_is_explained_with_its_rule() {
    let explained = |start: &str, keys: &str| {
        let mut seat = Seat::at(start);
        seat.keys(keys);
        assert_eq!(seat.moves(), "");
        seat.notice().to_owned()
    };
    let start = "giuthi 3,1,0/4,0,2 0-0 S";
    assert!(explained(start, "b").ends_with("(G2)."));
    assert!(explained(start, "c").ends_with("C is empty (G2)."));
    assert!(explained(start, "d").ends_with("(B2)."));
    let mut seat = Seat::at(start);
    seat.act(Action::Hole(ndongu_rules::Hole::from_letter('a').unwrap()));
    assert_eq!(
        seat.notice(),
        "Not legal: a is North's, and it is South's turn (G2)."
    );
    let endless = "giuthi 2,2/5,4 0-0 S";
    assert!(explained(endless, "b-⏎").ends_with("(B6)."));
}

#[test]
fn k5_k6_a_boma_and_a_count_play_and_impossible_counts_say_why() {
    let start = "kiothi 0,0,3,2,0,4/5,0,1,0,2,0 0-0 S";
    assert_eq!(Seat::at(start).keys("d1⏎").moves(), "D1");
    assert_eq!(Seat::at(start).keys("d2⏎").moves(), "");
    let mut seat = Seat::at(start);
    seat.keys("d2⏎");
    assert!(seat.notice().ends_with("(K6)."), "{}", seat.notice());
    seat.keys("c7");
    assert!(seat.notice().ends_with("(K5)."), "{}", seat.notice());
    // Up and down go through the counts, the impossible ones too, so that their reason is seen.
    let mut seat = Seat::at(start);
    assert_eq!(seat.keys("f1↑↓⏎").moves(), "F1");
}

#[test]
fn k3_a_redistribution_typed_key_by_key() {
    let mut seat = Seat::at("kiothi 6x5");
    seat.keys("EF=A3g7⏎");
    assert_eq!(seat.moves(), "EF=A3g7");
}

#[test]
fn k3_a_redistribution_typed_into_the_prompt() {
    let mut seat = Seat::at("kiothi 6x5");
    seat.keys(":EF=A3⏎");
    let Some(Dialog::Prompt(prompt)) = &seat.screen.dialog else {
        panic!("the prompt stays open");
    };
    assert!(prompt.error.as_ref().unwrap().ends_with("(K3)"));
    seat.keys("g7⏎");
    assert_eq!(seat.moves(), "EF=A3g7");
}

#[test]
fn k3_placing_counts_what_is_in_hand_and_goes_back_step_by_step() {
    let mut seat = Seat::at("kiothi 6x5");
    let hand = |seat: &Seat| match seat.screen.choice() {
        Some(Choice::Redistribution(placing)) => (placing.hand(), placing.redistribution()),
        _ => panic!("no redistribution is being chosen"),
    };
    seat.keys("ef");
    assert_eq!(hand(&seat).0, 10);
    seat.keys("A3").keys("↑+");
    assert_eq!(hand(&seat).1.to_string(), "EF=A3j1");
    seat.keys("g7");
    assert_eq!(seat.notice(), "At most 6 can be placed in g.");
    seat.keys("⏎");
    assert!(
        seat.notice()
            .starts_with("6 warriors are still in your hand")
    );
    seat.keys("u");
    assert_eq!(hand(&seat).1.to_string(), "EF=A3");
    seat.keys("uu");
    assert_eq!((hand(&seat).0, hand(&seat).1.to_string()), (5, "E=".into()));
}

#[test]
fn k3_others_may_choose_the_redistribution() {
    for (key, player) in [("r", Player::Random), ("t", Player::Human)] {
        let mut seat = Seat::at("kiothi 6x5");
        seat.keys(key);
        let asked = Effect::Think {
            question: 1,
            player,
        };
        assert_eq!(seat.effects, [asked]);
        seat.computer("GH=a10");
        assert_eq!(seat.moves(), "");
        assert_eq!(seat.keys("⏎").moves(), "GH=a10");
    }
}

#[test]
fn a_hint_chooses_and_does_not_play() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("t").computer("F-");
    assert_eq!(seat.moves(), "");
    assert_eq!(seat.keys("⏎").moves(), "F-");
}

#[test]
fn g11_a_forced_pass_is_played_on_enter_or_after_a_moment() {
    let start = "giuthi 1,1/0,2 0-0 S";
    assert_eq!(Seat::at(start).keys("⏎").moves(), "pass");
    let mut seat = Seat::at(start);
    seat.keys("a");
    assert!(seat.notice().contains("pass"));
    seat.send(Message::Tick(PASS_AFTER));
    assert_eq!(seat.moves(), "pass");
}

#[test]
fn undo_takes_the_computers_reply_back_too_and_redo_plays_both_again() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++").skip().computer("g+").skip();
    seat.keys("d++").skip().computer("h-").skip();
    let (moves, position) = (seat.moves(), seat.position());
    assert_eq!(seat.keys("u").moves(), "C+ g+");
    assert_eq!(seat.keys("u").moves(), "");
    seat.keys("u");
    assert_eq!(seat.notice(), "There is nothing to take back.");
    seat.keys("yy");
    assert_eq!((seat.moves(), seat.position()), (moves, position));
}

#[test]
fn undo_while_the_computer_thinks_stops_it() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++").keys("u");
    assert_eq!(seat.effects.last(), Some(&Effect::StopThinking));
    // The answer to a question that nobody asks any more counts for nothing.
    let mv = Some(seat.mv("D+"));
    seat.send(Message::Thought { question: 1, mv });
    assert_eq!(seat.moves(), "");
    assert!(seat.screen.choice().is_some());
}

#[test]
fn n4_resigning_is_asked_twice_and_can_be_taken_back() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("xn");
    assert!(seat.screen.table.game.ending().is_none());
    seat.keys("xy");
    assert_eq!(seat.screen.stage, Stage::Over);
    assert_eq!(
        seat.screen.story.lines().last().unwrap(),
        "You resign: the computer wins (N4)."
    );
    seat.keys("u");
    assert!(seat.screen.choice().is_some());
}

#[test]
fn the_story_forgets_what_is_taken_back_and_tells_it_again() {
    let mut seat = Seat::at("giuthi 8x8");
    let before = seat.story();
    seat.keys("c++").skip().computer("g+").skip();
    seat.keys("u");
    assert_eq!(seat.story(), before);
    seat.keys("y");
    let again: Vec<_> = seat.screen.story.lines().skip(1).collect();
    assert!(again[0].starts_with("C+  ") && again[1].starts_with("g+  "));
    seat.keys("xyu");
    assert!(!seat.story().contains("resign"));
}

#[test]
fn a_new_game_begins_after_the_end_with_the_same_players() {
    let mut seat = Seat::at("giuthi 6x4");
    seat.keys("c++").keys("xyn");
    assert_eq!(seat.screen.dialog, Some(Dialog::Confirm(Confirm::New)));
    seat.keys("y");
    assert_eq!(seat.moves(), "");
    assert!(seat.screen.choice().is_some());
    assert!(seat.story().starts_with("A game of Giuthi"));

    let mut seat = Seat::at("giuthi 6x4");
    seat.screen.record = Some("game.txt".to_owned());
    seat.keys("xyn");
    assert_eq!(seat.screen.stage, Stage::Over);
    assert!(seat.notice().contains("kept in game.txt"));
}

#[test]
fn quitting_asks_when_something_would_be_lost() {
    let mut seat = Seat::at("giuthi 8x8");
    assert_eq!(seat.keys("q").effects, [Effect::Leave]);
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++q");
    assert_eq!(seat.screen.dialog, Some(Dialog::Confirm(Confirm::Quit)));
    assert!(!seat.effects.contains(&Effect::Leave));
    assert_eq!(seat.keys("y").effects.last(), Some(&Effect::Leave));
}

#[test]
fn every_change_is_kept_in_the_record() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.screen.record = Some("game.txt".to_owned());
    let kept = |seat: &Seat| {
        let effects = seat.effects.iter();
        effects.filter(|effect| **effect == Effect::Keep).count()
    };
    seat.keys("c++").skip().computer("g+").skip();
    assert_eq!(kept(&seat), 2);
    assert_eq!(kept(seat.keys("u")), 3);
    assert_eq!(kept(seat.keys("y")), 4);
    assert_eq!(kept(seat.keys("xy")), 5);
    seat.send(Message::Kept(Ok(())));
    assert!(!seat.screen.unsaved);
    seat.send(Message::Kept(Err("cannot write game.txt: full".to_owned())));
    assert_eq!(seat.notice(), "cannot write game.txt: full");
}

#[test]
fn saving_does_not_write_over_another_file_unasked() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("s⏎");
    let save = |overwrite| Effect::Save {
        name: "giuthi.txt".to_owned(),
        overwrite,
    };
    assert_eq!(seat.effects, [save(false)]);
    let exists = SaveError::Exists("giuthi.txt".to_owned());
    seat.send(Message::Saved(Err(exists))).keys("y");
    assert_eq!(seat.effects, [save(false), save(true)]);
}

#[test]
fn another_game_is_loaded_only_while_none_is_kept() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("lo.txt⏎");
    assert_eq!(seat.effects, [Effect::Load("o.txt".to_owned())]);
    let other = Game::new("kiothi 5x5".parse().unwrap());
    let players = BySide {
        south: COMPUTER,
        north: Player::Human,
    };
    let other = Table {
        game: other,
        players,
    };
    seat.send(Message::Loaded(Ok(("o.txt".to_owned(), other))));
    assert_eq!(seat.screen.bottom, Side::North);
    assert!(seat.story().contains("South random, North human"));
    assert!(seat.position().starts_with("kiothi"));

    let mut seat = Seat::at("giuthi 8x8");
    seat.screen.record = Some("game.txt".to_owned());
    seat.keys("l");
    assert_eq!(seat.screen.dialog, None);
    assert!(seat.notice().contains("kept in game.txt"));
}

#[test]
fn the_mouse_does_it_all() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.click("(C)").click("◀ C-").click("[Enter]");
    assert_eq!(seat.moves(), "C-");
    let mut seat = Seat::at("kiothi 0,0,3,2,0,4/5,0,1,0,2,0 0-0 S");
    seat.click("(F)").click(" 2  ").click("[Enter]");
    assert_eq!(seat.moves(), "F2");
    let mut seat = Seat::at("giuthi 8x8");
    seat.click("resign").click("yes");
    assert_eq!(seat.screen.stage, Stage::Over);
}

#[test]
fn only_norths_player_sees_norths_row_below() {
    let seat = Seat::between("giuthi 8x8", COMPUTER, Player::Human);
    let lines = seat.lines(80, 24);
    assert!(lines[2].contains("H      G      F"), "{}", lines[2]);
    assert!(lines[13].contains("a      b      c"), "{}", lines[13]);
}
