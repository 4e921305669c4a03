//! Key moments as they are seen, compared with the files in `screens/`.
//!
//! `UPDATE_SCREENS=1 cargo test` writes the files anew; look at them before you commit them.

use std::{env, fs, path::Path};

use super::Seat;
use crate::play::{players::Player, theme::Theme};
use ratatui::style::Modifier;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/play/tests/screens");

/// Compares what is seen on a terminal of this size.
#[track_caller]
fn check(name: &str, seat: &Seat, width: u16, height: u16) {
    let lines = seat.lines(width, height);
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    let text = format!("{}\n", lines.join("\n"));
    let path = Path::new(FOLDER).join(format!("{name}.txt"));
    if env::var_os("UPDATE_SCREENS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        text == expected,
        "{name} has changed; now it is\n{text}\nand was\n{expected}"
    );
}

#[test]
fn giuthi_at_the_start() {
    let seat = Seat::at("giuthi 8x8");
    check("giuthi-start", &seat, 80, 24);
    check("giuthi-start-large", &seat, 120, 40);
    check("giuthi-start-small", &seat, 60, 20);
}

#[test]
fn giuthi_hole_lifted_and_preview() {
    let mut seat = Seat::at("giuthi 2,0,0,1,12,6/6,9,0,5,2,0 10-8 S");
    seat.keys("a");
    check("giuthi-lifted", &seat, 80, 24);
    seat.keys("f+");
    check("giuthi-preview", &seat, 80, 24);
    seat.keys("e-");
    check("giuthi-preview-capture", &seat, 80, 24);
}

#[test]
fn giuthi_endless_sowing_refused() {
    let mut seat = Seat::at("giuthi 2,2/5,4 0-0 S");
    seat.keys("b-⏎");
    check("giuthi-endless", &seat, 80, 24);
}

#[test]
fn giuthi_in_motion() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("c+⏎").wait(900);
    check("giuthi-lap", &seat, 80, 24);
}

#[test]
fn giuthi_moving_again() {
    let mut seat = Seat::at("giuthi 0,2,0,0,3/0,4,1,0,2 3-3 S");
    seat.keys("b+⏎").skip();
    check("giuthi-again", &seat, 80, 24);
}

#[test]
fn giuthi_pass() {
    let seat = Seat::at("giuthi 1,1,0,1,1/0,2,0,3,0 9-14 S");
    check("giuthi-pass", &seat, 80, 24);
}

#[test]
fn giuthi_end() {
    let mut seat = Seat::at("giuthi 0,2,0,1,0/0,1,0,0,0 20-16 S");
    seat.keys("b-⏎").skip();
    check("giuthi-end", &seat, 80, 24);
}

#[test]
fn giuthi_whole_game_beside_the_board() {
    let mut seat = Seat::between("giuthi 8x8", Player::Human, Player::Human);
    for _ in 0..60 {
        let Some(mv) = ndongu_engine::random_move(&seat.screen.table.game, 4) else {
            break;
        };
        seat.keys(&format!(":{mv}⏎")).skip();
    }
    check("giuthi-moves", &seat, 120, 40);
    seat.keys("m↑↑↑");
    check("giuthi-moves-dialog", &seat, 80, 24);
}

#[test]
fn kiothi_redistribution() {
    let mut seat = Seat::at("kiothi 6x5");
    check("kiothi-start", &seat, 80, 24);
    seat.keys("ef=A3");
    check("kiothi-placing", &seat, 80, 24);
    check("kiothi-placing-large", &seat, 120, 40);
}

#[test]
fn kiothi_counts() {
    let mut seat = Seat::at("kiothi 0,0,0,2*,0,0,9*,4,1,13/5*,3,0,2*,1*,0,0,1,0,3* 9-7 S");
    seat.keys("g3");
    check("kiothi-count", &seat, 80, 24);
    seat.keys("j12");
    check("kiothi-many-counts", &seat, 80, 24);
}

#[test]
fn kiothi_bonus_capture() {
    let mut seat = Seat::at("kiothi 0,0,0,0,0,0,0,0,0,11/0,1,0,0,0,0,3,2,2,5 20-16 S");
    seat.keys("j11");
    check("kiothi-preview", &seat, 80, 24);
    seat.keys("⏎").wait(1000);
    check("kiothi-motion", &seat, 80, 24);
    seat.wait(1200);
    check("kiothi-capture", &seat, 80, 24);
}

#[test]
fn kiothi_end() {
    let mut seat = Seat::at("kiothi 0,0,0,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 31-28 S");
    seat.keys("f1⏎").skip();
    check("kiothi-end", &seat, 80, 24);
}

#[test]
fn pages_and_questions() {
    let mut seat = Seat::at("giuthi 8x8");
    seat.keys("?");
    check("help", &seat, 80, 24);
    seat.keys("⎋:Z9⏎");
    check("prompt", &seat, 80, 24);
    seat.keys("⎋x");
    check("confirm", &seat, 80, 24);
}

#[test]
fn a_terminal_too_small_says_so() {
    check("too-small", &Seat::at("kiothi 6x5"), 50, 12);
}

#[test]
fn every_size_can_be_drawn() {
    let mut seat = Seat::at("kiothi 6x5");
    seat.keys("ef");
    let mut asked = Seat::at("giuthi 5x4");
    asked.keys("x");
    for (width, height) in (1..130).flat_map(|width| [(width, 24), (80, width / 2 + 1)]) {
        seat.lines(width, height);
        asked.lines(width, height);
    }
}

#[test]
fn colours_say_nothing_that_the_marks_do_not() {
    let mut seat = Seat::at("giuthi 2,0,0,1,12,6/6,9,0,5,2,0 10-8 S");
    seat.keys("e-");
    let text = |theme| {
        let (backend, _) = seat.draw(80, 24, &theme);
        let cells = backend.buffer().content().iter();
        cells
            .map(|cell| cell.symbol().to_owned())
            .collect::<String>()
    };
    assert_eq!(text(Theme::plain()), text(Theme::earth()));
    // What is chosen among several is reversed even without colours.
    let (backend, _) = seat.draw(80, 24, &Theme::plain());
    let reversed: String = backend
        .buffer()
        .content()
        .iter()
        .filter(|cell| cell.modifier.contains(Modifier::REVERSED))
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert_eq!(reversed.trim(), "◀ E-  clockwise");
}
