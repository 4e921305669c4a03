//! The library against its slow, literal twin: on random play, and on every position of tiny boards.

use ndongu_rules::{
    AnyPosition, Cell, Game, Giuthi, Hole, Kiothi, MAX_HOLES, RuleSet, Setup, Side, giuthi,
};

use crate::{
    moves::reason,
    random::{Random, SETUPS, random_game},
    reference::{Sown, Twin, TwinGame},
};

/// All that a move does, as the twin tells it.
fn told(pos: &AnyPosition, stood: &[AnyPosition]) -> Vec<Sown> {
    let legal = pos.legal(stood).into_iter();
    legal
        .map(|(mv, child)| {
            let (after, trace) = pos.narrate(stood, &mv).unwrap();
            assert_eq!(
                after, child,
                "the fast path and the narrated one agree on {mv} in {pos}"
            );
            Sown {
                mv: mv.to_string(),
                after: Twin::parse(&after.to_string()),
                end: trace.end.word(),
                laps: trace.laps_text(),
                taken: trace
                    .taken
                    .iter()
                    .map(|taken| (taken.hole.letter(), u32::from(taken.seeds)))
                    .collect(),
            }
        })
        .collect()
}

/// Every move that could be written for the holes of this board, and one beyond.
fn every_move_text(pos: &AnyPosition) -> Vec<String> {
    let row = Side::BOTH.into_iter().flat_map(|side| pos.row(side));
    let mut texts: Vec<String> = match pos.rules() {
        RuleSet::Giuthi(_) => row
            .flat_map(|hole| ["+", "-"].map(|sign| format!("{hole}{sign}")))
            .collect(),
        RuleSet::Kiothi => row
            .flat_map(|hole| {
                (1..=u16::from(pos.seeds(hole)) + 1).map(move |count| format!("{hole}{count}"))
            })
            .collect(),
    };
    let beyond = Hole::new(pos.turn(), pos.holes() as u8);
    match pos.rules() {
        _ if pos.holes() == MAX_HOLES => {}
        RuleSet::Giuthi(_) => texts.push(format!("{beyond}+")),
        RuleSet::Kiothi => texts.push(format!("{beyond}1")),
    }
    texts.push("pass".into());
    texts
}

/// Both refuse the same moves, for the same reason by the same rule.
fn check_refusals(pos: &AnyPosition, stood: &[AnyPosition]) {
    let (twin, twins) = twins(pos, stood);
    for text in every_move_text(pos) {
        let refused = pos.narrate(stood, &pos.parse_move(&text).unwrap()).err();
        assert_eq!(
            refused.map(|refusal| (refusal.rule(), reason(refusal))),
            twin.refusal(&twins, &text),
            "{text} in {pos}"
        );
    }
}

fn twins(pos: &AnyPosition, stood: &[AnyPosition]) -> (Twin, Vec<Twin>) {
    let twin = |pos: &AnyPosition| Twin::parse(&pos.to_string());
    (twin(pos), stood.iter().map(twin).collect())
}

fn check_position(pos: &AnyPosition, stood: &[AnyPosition]) {
    let (twin, twins) = twins(pos, stood);
    assert_eq!(told(pos, stood), twin.moves_in_turn(&twins), "in {pos}");
    let over = pos.outcome().map(|outcome| {
        let score = [
            u32::from(outcome.score.south),
            u32::from(outcome.score.north),
        ];
        (score, outcome.winner().map(Side::letter))
    });
    assert_eq!(
        over,
        twin.over().map(|over| (over.score, over.winner)),
        "{pos}"
    );
    check_refusals(pos, stood);
}

#[test]
fn random_play() {
    let mut random = Random::new(7);
    for setup in SETUPS {
        for _ in 0..6 {
            let mut game = Game::new(setup.parse().unwrap());
            let mut twin = TwinGame::new(Twin::parse(setup));
            random_game(&mut game, &mut random, |game| {
                if let Some(mv) = game.moves().last() {
                    twin.play(&mv.to_string())
                        .unwrap_or_else(|error| panic!("{mv}: {error:?}"));
                }
                assert_eq!(game.position().to_string(), twin.position().print());
                if game.ending().is_none() && !matches!(game.position(), AnyPosition::Opening(_)) {
                    check_position(game.position(), game.stood());
                }
                let ending = game.ending();
                assert_eq!(
                    ending.is_some(),
                    twin.termination.is_some(),
                    "{}",
                    game.position()
                );
                assert_eq!(ending.and_then(|ending| ending.repeats), twin.repeats);
                assert_eq!(
                    ending.and_then(|ending| ending.winner).map(Side::letter),
                    twin.winner
                );
            });
        }
    }
}

/// Boards of every size, with piles that go round several times.
#[test]
fn random_positions() {
    let mut random = Random::new(5);
    for _ in 0..1500 {
        check_position(&random.position(), &[]);
    }
}

/// Every way to put at most `most` seeds into `holes` holes.
fn every_board(holes: usize, most: u16) -> Vec<Vec<u16>> {
    (0..holes).fold(vec![vec![]], |boards, _| {
        let longer = |board: Vec<u16>| {
            let left = most - board.iter().sum::<u16>();
            (0..=left).map(move |seeds| [&board[..], &[seeds]].concat())
        };
        boards.into_iter().flat_map(longer).collect()
    })
}

fn setup(rules: RuleSet, board: &[u16], nki: u32, turn: Side) -> Setup {
    let cell = |(i, seeds): (usize, &u16)| Cell {
        seeds: *seeds,
        nki: *seeds > 0 && nki >> i & 1 == 1,
    };
    let cells: Vec<Cell> = board.iter().enumerate().map(cell).collect();
    let (south, north) = cells.split_at(board.len() / 2);
    Setup {
        rules,
        south: south.to_vec(),
        north: north.to_vec(),
        taken: ndongu_rules::BySide { south: 2, north: 1 },
        turn,
        opening: false,
    }
}

#[test]
fn every_position_of_giuthi_on_tiny_boards() {
    for holes in 1..=3 {
        for board in every_board(2 * holes, 8) {
            for rules in [giuthi::Rules::MancalaWorld, giuthi::Rules::Climent] {
                for turn in Side::BOTH {
                    let setup = setup(RuleSet::Giuthi(rules), &board, 0, turn);
                    check_position(&AnyPosition::Giuthi(Giuthi::try_from(setup).unwrap()), &[]);
                }
            }
        }
    }
}

/// With every choice of nki marks on the smallest boards, with some on rows of three.
#[test]
fn every_position_of_kiothi_on_tiny_boards() {
    for holes in 1..=3 {
        let marks: Vec<u32> = if holes < 3 {
            (0..1 << (2 * holes)).collect()
        } else {
            vec![0, 0b11_1111, 0b01_1010, 0b10_0101]
        };
        for board in every_board(2 * holes, 8) {
            let occupied = (0..2 * holes)
                .filter(|i| board[*i] > 0)
                .fold(0, |bits, i| bits | 1u32 << i);
            let mut seen: Vec<u32> = marks.iter().map(|nki| nki & occupied).collect();
            seen.sort_unstable();
            seen.dedup();
            for nki in seen {
                for turn in Side::BOTH {
                    let setup = setup(RuleSet::Kiothi, &board, nki, turn);
                    check_position(&AnyPosition::Kiothi(Kiothi::try_from(setup).unwrap()), &[]);
                }
            }
        }
    }
}

#[test]
fn every_redistribution_of_a_small_opening() {
    for text in [
        "kiothi 2,1,0/1,1,1 0-0 S opening",
        "kiothi 0,3/1,1 0-0 N opening",
    ] {
        let twin = Twin::parse(text);
        let Ok(AnyPosition::Opening(opening)) = text.parse() else {
            panic!("{text} is an opening")
        };
        let mut here: Vec<(String, String)> = opening
            .children()
            .map(|(mv, child)| (mv.to_string(), child.to_string()))
            .collect();
        let mut there: Vec<(String, String)> = twin
            .all_redistributions()
            .into_iter()
            .map(|(mv, after)| (mv, after.print()))
            .collect();
        here.sort();
        there.sort();
        assert_eq!(here, there, "{text}");
        assert_eq!(opening.count(), twin.count_redistributions());
        for (mv, after) in &there {
            assert_eq!(
                twin.redistribute(mv).map(|after| after.print()).as_deref(),
                Ok(after.as_str())
            );
        }
    }
}

#[test]
fn perft_agrees() {
    let mut random = Random::new(3);
    for setup in SETUPS {
        let mut game = Game::new(setup.parse().unwrap());
        random_game(&mut game, &mut random, |game| {
            let pos = game.position();
            if game.moves().len() % 9 == 4 {
                assert_eq!(
                    pos.perft(2),
                    u128::from(Twin::parse(&pos.to_string()).perft(2)),
                    "{pos}"
                );
            }
        });
    }
}
