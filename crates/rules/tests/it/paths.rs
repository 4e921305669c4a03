//! Sowing all candidates together gives what sowing them one by one gives, on every path that this
//! machine can go.

use ndongu_rules::{AnyPosition, Game, Position, SowingPath};

use crate::random::{Random, SETUPS, random_game};

fn same_on_every_path<P: Position>(pos: &P) {
    let one_by_one: Vec<_> = pos
        .candidates()
        .filter_map(|sowing| Some((sowing, pos.sow(sowing, &mut ())?)))
        .collect();
    for path in SowingPath::available() {
        let mut together = Vec::new();
        pos.each_sown_by(path, |sowing, child| together.push((sowing, child)));
        assert_eq!(together, one_by_one, "{} in {pos}", path.name());
    }
}

fn check(pos: &AnyPosition) {
    match pos {
        AnyPosition::Giuthi(pos) => same_on_every_path(pos),
        AnyPosition::Kiothi(pos) => same_on_every_path(pos),
        AnyPosition::Opening(_) => {}
    }
}

#[test]
fn the_portable_path_is_the_last_resort() {
    let paths: Vec<_> = SowingPath::available().map(SowingPath::name).collect();
    assert_eq!(paths.last(), Some(&"portable"));
    assert_eq!(paths[0], SowingPath::best().name());
}

/// Rows of every length, up to 180 seeds, often in few piles: hands that make many rounds.
#[test]
fn random_positions() {
    let mut random = Random::new(17);
    for _ in 0..40_000 {
        check(&random.position());
    }
}

/// Few seeds on short rows, where many sowings never end (B6).
#[test]
fn random_positions_with_endless_sowings() {
    let mut random = Random::new(18);
    let mut endless = 0;
    for _ in 0..20_000 {
        let pos = random.short_position();
        check(&pos);
        let (candidates, ends) = match &pos {
            AnyPosition::Giuthi(pos) => (pos.candidates().count(), sown(pos)),
            AnyPosition::Kiothi(pos) => (pos.candidates().count(), sown(pos)),
            AnyPosition::Opening(_) => (0, 0),
        };
        endless += candidates - ends;
    }
    assert!(
        endless > 500,
        "{endless} endless sowings are too few to test with"
    );
}

fn sown<P: Position>(pos: &P) -> usize {
    let mut count = 0;
    pos.each_sown(|_, _| count += 1);
    count
}

#[test]
fn positions_of_random_games() {
    let mut random = Random::new(19);
    for setup in SETUPS {
        for _ in 0..12 {
            let mut game = Game::new(setup.parse().unwrap());
            random_game(&mut game, &mut random, |game| check(game.position()));
        }
    }
}
