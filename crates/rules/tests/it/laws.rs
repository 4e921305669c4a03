//! Laws that hold everywhere: seeds are conserved, half a turn of the board and a look in the mirror
//! change nothing, traces replay, text survives a round trip, the past does not change what a move does.

use ndongu_rules::{
    AnyMove, AnyPosition, Direction, Game, Giuthi, Hole, Kiothi, Move, Position, Setup, Side,
    giuthi, kiothi,
};

use crate::random::{Random, SETUPS, random_game};

/// Shows every position of many random games, and many that no game may lead to.
fn for_positions_of_random_games(mut check: impl FnMut(&Game)) {
    let mut random = Random::new(11);
    for setup in SETUPS {
        for _ in 0..4 {
            let mut game = Game::new(setup.parse().unwrap());
            random_game(&mut game, &mut random, &mut check);
        }
    }
    for _ in 0..1500 {
        check(&Game::new(random.position()));
    }
}

fn seeds_in_all(pos: &AnyPosition) -> u32 {
    let setup = Setup::from(*pos);
    let board: u16 = setup.cells().map(|(_, cell)| cell.seeds).sum();
    u32::from(board + setup.taken.south + setup.taken.north)
}

#[test]
fn seeds_are_conserved() {
    for_positions_of_random_games(|game| {
        for (mv, child) in game.legal() {
            assert_eq!(
                seeds_in_all(&child),
                seeds_in_all(game.position()),
                "{mv} in {}",
                game.position()
            );
        }
    });
}

#[test]
fn what_is_printed_parses_to_the_same() {
    for_positions_of_random_games(|game| {
        let pos = game.position();
        assert_eq!(pos.to_string().parse().as_ref(), Ok(pos));
        assert_eq!(AnyPosition::try_from(Setup::from(*pos)).as_ref(), Ok(pos));
        for mv in game.moves() {
            assert_eq!(
                AnyMove::parse(&mv.to_string(), pos.rules()).as_ref(),
                Ok(mv)
            );
        }
    });
}

fn replays<P: Position>(pos: &P) {
    for (mv, child) in pos.children() {
        let (after, trace) = match pos.narrate(mv) {
            Ok(told) => told,
            // Alone G6a can refuse a child.
            Err(refusal) => {
                assert_eq!(refusal.rule(), "G6a", "{mv} in {pos}");
                continue;
            }
        };
        assert_eq!(
            after, child,
            "the fast path and the narrated one agree on {mv} in {pos}"
        );
        assert_eq!(trace.replay(pos), Some(child), "{mv} in {pos}");
    }
}

#[test]
fn traces_replay_to_the_child() {
    for_positions_of_random_games(|game| match game.position() {
        AnyPosition::Giuthi(pos) => replays(pos),
        AnyPosition::Kiothi(pos) => replays(pos),
        AnyPosition::Opening(_) => {}
    });
}

#[test]
fn a_trace_of_another_position_is_refused() {
    let pos: Giuthi = "giuthi 8x8".parse().unwrap();
    let (after, trace) = pos.narrate("C+".parse().unwrap()).unwrap();
    assert_eq!(trace.replay(&after), None);
    let small: Giuthi = "giuthi 2x1".parse().unwrap();
    assert_eq!(trace.replay(&small), None);
}

#[test]
fn the_past_does_not_change_what_a_move_does() {
    for_positions_of_random_games(|game| {
        for (mv, child) in game.legal() {
            match game.position().play(&mv) {
                Ok(after) => assert_eq!(after, child),
                // A pass in the middle of a turn can be illegal at its beginning (G6a).
                Err(refusal) => assert!(mv.is_pass(), "{mv}: {refusal}"),
            }
        }
    });
}

/// The board seen from the other side.
fn half_turn(pos: impl Into<Setup>) -> Setup {
    let setup: Setup = pos.into();
    let taken = ndongu_rules::BySide {
        south: setup.taken.north,
        north: setup.taken.south,
    };
    Setup {
        south: setup.north,
        north: setup.south,
        taken,
        turn: setup.turn.other(),
        ..setup
    }
}

fn turned(hole: Hole) -> Hole {
    Hole::new(hole.side.other(), hole.index)
}

#[test]
fn half_a_turn_of_the_board_changes_nothing() {
    for_positions_of_random_games(|game| match *game.position() {
        AnyPosition::Giuthi(pos) => {
            let seen = Giuthi::try_from(half_turn(pos)).unwrap();
            let turn = |sowing: giuthi::Sowing| giuthi::Sowing {
                hole: turned(sowing.hole),
                ..sowing
            };
            same_children(pos, seen, turn, |child| {
                Giuthi::try_from(half_turn(child)).unwrap()
            });
        }
        AnyPosition::Kiothi(pos) => {
            let seen = Kiothi::try_from(half_turn(pos)).unwrap();
            let turn = |sowing: kiothi::Sowing| kiothi::Sowing {
                boma: turned(sowing.boma),
                ..sowing
            };
            same_children(pos, seen, turn, |child| {
                Kiothi::try_from(half_turn(child)).unwrap()
            });
        }
        AnyPosition::Opening(_) => {}
    });
}

#[test]
fn a_mirror_swaps_the_directions_of_giuthi_and_nothing_else() {
    let mirrored = |pos: Giuthi| {
        let mut setup = Setup::from(pos);
        setup.south.reverse();
        setup.north.reverse();
        Giuthi::try_from(setup).unwrap()
    };
    for_positions_of_random_games(|game| {
        let AnyPosition::Giuthi(pos) = *game.position() else {
            return;
        };
        let last = pos.holes() as u8 - 1;
        let mirror = |sowing: giuthi::Sowing| giuthi::Sowing {
            hole: Hole::new(sowing.hole.side, last - sowing.hole.index),
            direction: sowing.direction.reversed(),
        };
        same_children(pos, mirrored(pos), mirror, mirrored);
    });
}

/// Every child of `pos`, seen by `see`, is the child of the position seen by the move seen.
fn same_children<P: Position>(
    pos: P,
    seen: P,
    see_sowing: impl Fn(P::Sowing) -> P::Sowing,
    see: impl Fn(P) -> P,
) {
    let mut here: Vec<_> = pos
        .children()
        .map(|(mv, child)| match mv {
            Move::Sow(sowing) => (Move::Sow(see_sowing(sowing)), see(child)),
            Move::Pass => (Move::Pass, see(child)),
        })
        .collect();
    let mut there: Vec<_> = seen.children().collect();
    here.sort_by_key(|(mv, _)| *mv);
    there.sort_by_key(|(mv, _)| *mv);
    assert_eq!(here, there, "of {pos}");
}

#[test]
fn k3_every_numbered_redistribution_is_legal_and_no_two_are_the_same() {
    for setup in [
        "kiothi 2,1,0/1,1,1 0-0 S opening",
        "kiothi 0,3/1,1 0-0 S opening",
        "kiothi 1,2,1/0,0,2 0-3 N opening",
    ] {
        let opening: kiothi::Opening = setup.parse().unwrap();
        let all: Vec<_> = (0..opening.count())
            .map(|k| opening.nth(k).unwrap())
            .collect();
        assert_eq!(opening.nth(opening.count()), None);
        for (k, redistribution) in all.iter().enumerate() {
            opening.redistribute(redistribution).unwrap();
            assert!(
                !all[..k].contains(redistribution),
                "{redistribution} twice in {setup}"
            );
        }
    }
}

#[test]
fn k3_redistributions_of_the_standard_game_are_reached_by_number() {
    let opening: kiothi::Opening = "kiothi 6x5".parse().unwrap();
    let count = opening.count();
    let mut last = None;
    for k in (0..count).step_by(9_999_991).chain([count - 1]) {
        let redistribution = opening.nth(k).unwrap();
        opening.redistribute(&redistribution).unwrap();
        assert_ne!(last.replace(redistribution), Some(redistribution));
    }
    assert_eq!(opening.nth(0).unwrap().to_string(), "EF=j10");
    assert_eq!(opening.nth(count - 1).unwrap().to_string(), "IJ=A10");
    assert_eq!(opening.nth(count), None);
}

#[test]
fn g6_extra_move_needs_every_seed_at_home() {
    for_positions_of_random_games(|game| {
        let AnyPosition::Giuthi(pos) = game.position() else {
            return;
        };
        for (mv, child) in pos.children().filter(|(mv, _)| *mv != Move::Pass) {
            if child.turn() == pos.turn() {
                let across = pos.turn().other();
                let row = |pos: &Giuthi| {
                    (0..pos.holes() as u8)
                        .map(|i| pos.seeds(Hole::new(across, i)))
                        .collect::<Vec<_>>()
                };
                assert_eq!(
                    (row(pos), pos.taken()),
                    (row(&child), child.taken()),
                    "{mv} in {pos}"
                );
            }
        }
    });
}

#[test]
fn candidates_are_in_order_and_nothing_else_is_legal() {
    for_positions_of_random_games(|game| {
        let AnyPosition::Giuthi(pos) = game.position() else {
            return;
        };
        let candidates: Vec<_> = pos.candidates().collect();
        assert!(candidates.is_sorted());
        for side in Side::BOTH {
            for hole in game.position().row(side) {
                for direction in Direction::BOTH {
                    let sowing = giuthi::Sowing { hole, direction };
                    let expected = side == pos.turn() && pos.seeds(hole) >= 2;
                    assert_eq!(candidates.contains(&sowing), expected, "{sowing} in {pos}");
                    assert_eq!(
                        pos.check_candidate(sowing).is_ok(),
                        expected,
                        "{sowing} in {pos}"
                    );
                }
            }
        }
    });
}
