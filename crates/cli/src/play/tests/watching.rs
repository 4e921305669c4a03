//! Watching moves: the animation and its words.

use ndongu_rules::{AnyMove, AnyPosition, Game, Side};

use super::{COMPUTER, Seat};
use crate::play::{animation::Animation, choice::Choice, picture::Picture, screen::Stage};

/// Random games of both kinds, move by move.
fn random_moves() -> impl Iterator<Item = (Game, AnyMove)> {
    let starts = ["giuthi 8x8", "giuthi 5x4", "kiothi 6x5", "kiothi 10x9"];
    starts.into_iter().zip(0..).flat_map(|(start, seed)| {
        let mut game = Game::new(start.parse().unwrap());
        std::iter::from_fn(move || {
            let mv = ndongu_engine::random_move(&game, seed)?;
            let before = game.clone();
            game.play(mv).unwrap();
            Some((before, mv))
        })
    })
}

fn seeds(picture: &Picture) -> u16 {
    let holes = Side::BOTH.into_iter().flat_map(|side| picture.row(side));
    let board: u16 = holes.map(|hole| picture.cell(hole).seeds).sum();
    board + picture.taken.south + picture.taken.north
}

#[test]
fn the_animation_loses_no_seed_and_ends_where_the_move_does() {
    for (game, mv) in random_moves() {
        let before = *game.position();
        let (after, trace) = game.narrate(&mv).unwrap();
        let mut animation = Animation::new(&before, &mv, &trace, &after);
        let all = seeds(&Picture::of(&before));
        while !animation.is_over() {
            let beat = animation.beat();
            assert_eq!(seeds(&beat.picture) + beat.hand, all, "{before} {mv}");
            animation.step_beat();
        }
        let mut last = animation.beat().picture;
        last.clear_marks();
        assert_eq!(last, Picture::of(&after), "{before} {mv}");
    }
}

#[test]
fn a_move_takes_three_seconds_at_most() {
    for (game, mv) in random_moves() {
        let before = *game.position();
        let (after, trace) = game.narrate(&mv).unwrap();
        let mut animation = Animation::new(&before, &mv, &trace, &after);
        animation.advance(std::time::Duration::from_secs(3));
        assert!(animation.is_over(), "{before} {mv}");
    }
}

#[test]
fn b6_the_longest_sowings_are_shown_lap_by_lap() {
    // 92 laps.
    let mut seat = Seat::at("giuthi 0,18,18,5,0,9,15,1/0,1,0,1,16,16,9,19 0-0 S");
    seat.keys("b-⏎");
    let mut shown = Vec::new();
    while let Stage::Showing(animation) = &seat.screen.stage {
        shown.push(animation.beat().laps);
        seat.keys(".");
    }
    assert_eq!(shown[..92], (1..=92).collect::<Vec<_>>());
}

#[test]
fn the_story_has_a_line_for_each_lap_as_it_is_sown() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++");
    let told = |seat: &Seat| {
        let mut told = seat.screen.story.lines().rev();
        told.nth(seat.screen.untold).unwrap().to_owned()
    };
    assert!(told(&seat).starts_with("Lap 1 of 3: eight from C"));
    seat.keys("..");
    assert!(told(&seat).starts_with("Lap 2 of 3"), "{}", told(&seat));
    seat.keys(".");
    assert!(told(&seat).starts_with("Lap 3 of 3"), "{}", told(&seat));
    seat.keys("⏎");
    assert!(told(&seat).starts_with("C+  The last seed fell into"));
    assert!(told(&seat).ends_with("(G5)."));
}

#[test]
fn pausing_holds_everything_and_the_computers_answer_too() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++").keys(" ").wait(60_000);
    assert!(matches!(seat.screen.stage, Stage::Showing(_)));
    seat.computer("g+").keys("⏎");
    assert_eq!(seat.screen.stage, Stage::Waiting);
    assert_eq!(seat.moves(), "C+");
    assert_eq!(seat.keys(" ").moves(), "C+ g+");
}

#[test]
fn enter_goes_on_from_a_pause_when_the_computer_is_to_move() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++").keys(" ⏎").computer("g+");
    assert_eq!(seat.screen.stage, Stage::Waiting);
    assert_eq!(seat.keys("⏎").moves(), "C+ g+");
    assert!(!seat.screen.paused);
}

#[test]
fn the_computer_thinks_while_the_move_is_shown() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c++").computer("g+");
    assert_eq!(seat.moves(), "C+");
    seat.wait(60_000);
    assert_eq!(seat.moves(), "C+ g+");
    seat.wait(60_000);
    assert!(matches!(seat.screen.choice(), Some(Choice::Sowing(_))));
}

#[test]
fn two_computers_play_on_by_themselves_until_somebody_takes_back() {
    let mut seat = Seat::between("giuthi 8x8", COMPUTER, COMPUTER);
    seat.computer("C+").wait(60_000);
    seat.computer("g+").wait(60_000);
    assert_eq!(seat.moves(), "C+ g+");
    assert_eq!(seat.keys("u").moves(), "C+");
    assert!(seat.screen.paused);
}

#[test]
fn g13_k13_the_end_is_told_with_its_rule() {
    let mut seat = Seat::at("giuthi 2/2 0-0 S");
    seat.keys("a++").skip();
    assert_eq!(seat.screen.stage, Stage::Over);
    assert!(
        seat.screen
            .story
            .lines()
            .last()
            .unwrap()
            .ends_with("(G12).")
    );
    let position: AnyPosition = "kiothi 0,0/3,0 2-9 S".parse().unwrap();
    let seat = Seat::at(&position.to_string());
    assert_eq!(seat.screen.stage, Stage::Over);
    assert!(
        seat.screen
            .story
            .lines()
            .last()
            .unwrap()
            .ends_with("(K13).")
    );
}
