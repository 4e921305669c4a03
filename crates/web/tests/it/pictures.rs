//! Pictures in pixels.

use ndongu_engine::Stop;
use ndongu_rules::Game;
use ndongu_web::{Look, Style, Theme, board_png, game_gif, move_gif};
use ndongu_words::Language;

fn game(start: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(start.parse().unwrap());
    for mv in moves {
        let mv = game.position().parse_move(mv).unwrap();
        game.play(mv).unwrap();
    }
    game
}

/// Written when asked, to be looked at.
fn keep(name: &str, picture: &[u8]) {
    if let Some(folder) = std::env::var_os("NDONGU_PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join(name), picture).unwrap();
    }
}

#[test]
fn a_picture_is_as_wide_as_asked_within_reason() {
    let game = game("giuthi 8x8", &[]);
    for (asked, width) in [(400, 400), (0, 120), (u32::MAX, 2400)] {
        let png = board_png(game.position(), Style::default(), asked);
        assert_eq!(png[16..20], width_bytes(width));
    }
}

fn width_bytes(width: u32) -> [u8; 4] {
    width.to_be_bytes()
}

#[test]
fn every_look_can_be_drawn_by_day_and_by_night() {
    let pos = "kiothi 0,0,3*,0,25,5,5,5*,5,5/0,0,0,0,5*,5,5,1,5,5 2-5 N"
        .parse()
        .unwrap();
    for look in Look::ALL {
        for theme in Theme::ALL {
            let style = Style {
                look,
                theme,
                ..Style::default()
            };
            let png = board_png(&pos, style, 900);
            assert!(png.starts_with(b"\x89PNG"));
            keep(&format!("{look:?}-{theme:?}.png"), &png);
        }
    }
}

#[test]
fn words_are_drawn_in_every_language() {
    let pos = "giuthi 2x2".parse().unwrap();
    for language in Language::ALL {
        let style = Style {
            language,
            ..Style::default()
        };
        let png = board_png(&pos, style, 500);
        keep(&format!("{}.png", language.code()), &png);
        assert!(png.starts_with(b"\x89PNG"));
    }
}

#[test]
fn a_game_and_a_move_are_animated() {
    let game = game("giuthi 8x8", &["C+", "d-", "A+"]);
    let going = Stop::new(false);
    let whole = game_gif(&game, Style::default(), 600, &going).unwrap();
    assert!(whole.starts_with(b"GIF89a"));
    keep("game.gif", &whole);
    let mv = game.legal()[0].0;
    let one = move_gif(&game, &mv, Style::default(), 600, &going)
        .unwrap()
        .unwrap();
    assert!(one.starts_with(b"GIF89a"));
    keep("move.gif", &one);
}

#[test]
fn a_move_that_is_not_legal_is_not_animated() {
    let game = game("giuthi 5x4", &[]);
    let mv = game.position().parse_move("a+").unwrap();
    let going = Stop::new(false);
    assert!(move_gif(&game, &mv, Style::default(), 300, &going).is_err());
}

#[test]
fn nobody_draws_what_is_not_wanted_any_more() {
    let game = game("giuthi 8x8", &["C+"]);
    let stopped = Stop::new(true);
    assert_eq!(game_gif(&game, Style::default(), 300, &stopped), None);
    let mv = game.legal()[0].0;
    let one = move_gif(&game, &mv, Style::default(), 300, &stopped);
    assert_eq!(one.unwrap(), None);
}
