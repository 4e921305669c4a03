//! Pictures of boards, read back as a stranger's program would read them.

#![expect(
    clippy::unwrap_used,
    reason = "clippy does not know the helpers of these tests for tests"
)]

mod analysis;
mod course;
mod games;
mod guard;
mod home;
mod opening;
mod pictures;
mod programs;
mod puzzles;
mod setup;
mod site;
mod weight;

use std::collections::HashSet;

use ndongu_rules::{AnyPosition, BySide, Cell, Hole, RuleSet, Setup, Side, giuthi};
use ndongu_web::{Look, Seeds, Style, Theme, board_svg};
use roxmltree::{Document, Node};

#[test]
fn every_size_of_both_games_is_well_formed_in_every_style() {
    for pos in positions() {
        for style in styles() {
            let svg = board_svg(&pos, style);
            let document = Document::parse(&svg).unwrap();
            assert_eq!(
                with_attribute(&document, "data-hole").count(),
                2 * pos.holes()
            );
            assert_eq!(with_attribute(&document, "data-store").count(), 2);
        }
    }
}

#[test]
fn ids_are_unique_and_every_reference_is_kept() {
    let pos = position("kiothi 0,3*,1/30*,0,4 2-5 N");
    for style in styles() {
        let svg = board_svg(&pos, style);
        let document = Document::parse(&svg).unwrap();
        let ids: Vec<&str> = with_attribute(&document, "id").map(|(id, _)| id).collect();
        let unique: HashSet<&str> = ids.iter().copied().collect();
        assert_eq!(unique.len(), ids.len());
        let used = with_attribute(&document, "href").map(|(href, _)| &href[1..]);
        let shading = svg
            .split("url(#")
            .skip(1)
            .map(|rest| &rest[..rest.find(')').unwrap()]);
        for id in used.chain(shading) {
            assert!(unique.contains(id), "{id} is missing in {style:?}");
        }
    }
}

#[test]
fn a_hole_shows_its_seeds_and_a_heap_of_24_when_there_are_more() {
    for pos in positions() {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        for (hole, node) in holes(&document) {
            let seeds = usize::from(pos.seeds(hole));
            assert_eq!(uses(node, "#seed"), seeds.min(24), "{hole} of {pos:?}");
            assert_eq!(uses(node, "#heap"), usize::from(seeds > 24));
        }
    }
}

#[test]
fn a_store_shows_what_its_owner_took() {
    for pos in positions() {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        for side in Side::BOTH {
            let node = store(&document, side);
            let taken = pos.taken()[side];
            assert_eq!(uses(node, "#seed"), usize::from(taken).min(108));
            assert!(texts(node).contains(&taken.to_string()));
        }
    }
}

#[test]
fn the_next_seed_moves_none_that_lie_there() {
    let seeds_at = |count: u8| -> HashSet<String> {
        let svg = board_svg(
            &position(&format!("giuthi {count}/1 0-0 S")),
            Style::default(),
        );
        let document = Document::parse(&svg).unwrap();
        let (_, node) = holes(&document)
            .find(|(hole, _)| hole.letter() == 'A')
            .unwrap();
        let seeds = node
            .children()
            .filter(|child| child.attribute("href") == Some("#seed"));
        seeds
            .map(|seed| seed.attribute("transform").unwrap().to_owned())
            .collect()
    };
    for count in 0..24 {
        let (before, after) = (seeds_at(count), seeds_at(count + 1));
        assert!(before.is_subset(&after));
        assert_eq!(after.len(), usize::from(count) + 1);
    }
}

#[test]
fn every_hole_carries_its_count_and_its_letter() {
    for pos in positions() {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        for (hole, node) in holes(&document) {
            let texts = texts(node);
            assert_eq!(texts.first(), Some(&pos.seeds(hole).to_string()));
            assert_eq!(texts.last(), Some(&hole.to_string()));
        }
    }
}

#[test]
fn b2_b4_letters_run_from_each_players_left_and_opposites_share_their_x() {
    for pos in positions() {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        let place = |hole: Hole| {
            let (_, node) = holes(&document).find(|(other, _)| *other == hole).unwrap();
            translation(node)
        };
        for hole in pos.row(Side::South) {
            let (x, y) = place(hole);
            let (opposite_x, opposite_y) = place(hole.opposite(pos.holes()));
            assert!((x - opposite_x).abs() < 1e-9, "{hole} of {pos:?}");
            assert!(opposite_y < y, "North's row is above South's");
        }
        assert!(pos.row(Side::South).map(|hole| place(hole).0).is_sorted());
        assert!(
            pos.row(Side::North)
                .rev()
                .map(|hole| place(hole).0)
                .is_sorted()
        );
    }
}

#[test]
fn hollows_keep_apart_and_inside_the_picture() {
    for pos in positions() {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        let size = |name| -> f64 {
            let root = document.root_element();
            root.attribute(name).unwrap().parse().unwrap()
        };
        // With their rims; the ring of a nki is 57.
        let holes = holes(&document).map(|(_, node)| (translation(node), 57.0));
        let stores = Side::BOTH.map(|side| (translation(store(&document, side)), 91.0));
        let hollows: Vec<_> = holes.chain(stores).collect();
        for (index, ((x, y), radius)) in hollows.iter().enumerate() {
            assert!((*radius..=size("width") - radius).contains(x));
            assert!((*radius..=size("height") - radius).contains(y));
            for ((other_x, other_y), other_radius) in &hollows[..index] {
                let distance = (x - other_x).hypot(y - other_y);
                assert!(distance >= radius + other_radius, "{pos:?}");
            }
        }
    }
}

#[test]
fn the_side_to_move_is_said_and_marked() {
    for pos in ["giuthi 8x8", "giuthi 2,0/0,2 0-0 N", "kiothi 6x5"].map(position) {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        for side in Side::BOTH {
            let node = store(&document, side);
            let moves = side == pos.turn();
            let marks = node
                .children()
                .filter(|child| child.attribute("class") == Some("mark"));
            assert_eq!(marks.count(), usize::from(moves));
            assert_eq!(texts(node).iter().any(|text| text.contains("to ")), moves);
        }
    }
}

#[test]
fn k3_an_opening_is_called_one() {
    let svg = board_svg(&position("kiothi 6x5"), Style::default());
    assert!(svg.contains("<title id=\"title\">Kiothi: opening, South to redistribute</title>"));
    assert!(svg.contains("This is the opening: South is to empty two boma"));
    assert!(svg.contains(">opening: to redistribute</text>"));
}

#[test]
fn k4_every_nki_has_its_ring_and_its_word() {
    for pos in positions() {
        let svg = board_svg(&pos, Style::default());
        let document = Document::parse(&svg).unwrap();
        for (hole, node) in holes(&document) {
            let marked = pos.is_nki(hole);
            assert_eq!(uses(node, "#nki"), usize::from(marked));
            assert_eq!(texts(node).contains(&"nki".to_owned()), marked);
        }
    }
}

#[test]
fn g12_a_finished_game_shows_its_final_score() {
    let svg = board_svg(&position("giuthi 1,0/1,1 4-2 S"), Style::default());
    let document = Document::parse(&svg).unwrap();
    assert!(texts(store(&document, Side::South)).contains(&"final score 5".to_owned()));
    assert!(texts(store(&document, Side::North)).contains(&"final score 4".to_owned()));
    assert!(svg.contains("The game is over: South has 5, North 4."));
}

#[test]
fn the_picture_is_named_and_described_in_words() {
    let svg = board_svg(&position("kiothi 3*,0/1,20* 2-5 N"), Style::default());
    let document = Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(root.attribute("aria-labelledby"), Some("title desc"));
    let said = |name| {
        let node = root
            .children()
            .find(|child| child.has_tag_name(name))
            .unwrap();
        node.text().unwrap()
    };
    assert_eq!(
        said(("http://www.w3.org/2000/svg", "title")),
        "Kiothi: North to move"
    );
    assert_eq!(
        said(("http://www.w3.org/2000/svg", "desc")),
        "South: A 3 nki, B 0; 2 in prison. North: a 1, b 20 nki; 5 in prison. North is to move."
    );
}

#[test]
fn the_same_position_gives_the_same_bytes_and_not_too_many() {
    for pos in positions() {
        for style in styles() {
            let svg = board_svg(&pos, style);
            assert_eq!(svg, board_svg(&pos, style));
            assert!(svg.len() < 40_000, "{} bytes for {pos:?}", svg.len());
        }
    }
}

#[test]
fn only_the_automatic_theme_asks_the_viewer() {
    let asks = |theme| {
        let style = Style {
            theme,
            ..Style::default()
        };
        board_svg(&position("giuthi 8x8"), style).contains("prefers-color-scheme")
    };
    assert_eq!(Theme::ALL.map(asks), [true, false, false]);
}

/// Set-ups, and positions of every size of both games with seeds thrown about.
fn positions() -> Vec<AnyPosition> {
    let mut positions: Vec<AnyPosition> = ["giuthi 8x8", "giuthi:climent 6x6", "kiothi 6x5"]
        .map(position)
        .to_vec();
    let mut dice = Dice(1);
    for holes in 1..=10 {
        for rules in [
            RuleSet::Giuthi(giuthi::Rules::MancalaWorld),
            RuleSet::Kiothi,
        ] {
            for _ in 0..3 {
                positions.push(dice.position(rules, holes));
            }
        }
    }
    positions
}

fn styles() -> impl Iterator<Item = Style> {
    Look::ALL.into_iter().flat_map(|look| {
        Seeds::ALL.into_iter().flat_map(move |seeds| {
            let style = move |theme| Style {
                look,
                seeds,
                theme,
                ..Style::default()
            };
            Theme::ALL.into_iter().map(style)
        })
    })
}

fn position(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

fn with_attribute<'a>(
    document: &'a Document,
    name: &'a str,
) -> impl Iterator<Item = (&'a str, Node<'a, 'a>)> {
    let nodes = document.descendants();
    nodes.filter_map(move |node| Some((node.attribute(name)?, node)))
}

fn holes<'a>(document: &'a Document) -> impl Iterator<Item = (Hole, Node<'a, 'a>)> {
    with_attribute(document, "data-hole").map(|(name, node)| {
        let letter = name.chars().next().unwrap();
        (Hole::from_letter(letter).unwrap(), node)
    })
}

fn store<'a>(document: &'a Document, side: Side) -> Node<'a, 'a> {
    let mut stores = with_attribute(document, "data-store");
    stores
        .find(|(name, _)| *name == side.to_string())
        .unwrap()
        .1
}

fn uses(node: Node, symbol: &str) -> usize {
    let uses = node
        .children()
        .filter(|child| child.attribute("href") == Some(symbol));
    uses.count()
}

fn texts(node: Node) -> Vec<String> {
    let texts = node.descendants().filter(Node::is_text);
    let trimmed = texts.map(|text| text.text().unwrap_or_default().trim().to_owned());
    trimmed.filter(|text| !text.is_empty()).collect()
}

fn translation(node: Node) -> (f64, f64) {
    let transform = node.attribute("transform").unwrap();
    let inner = transform
        .strip_prefix("translate(")
        .unwrap()
        .strip_suffix(')')
        .unwrap();
    let (x, y) = inner.split_once(' ').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

/// Chance that is the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % end
    }

    fn position(&mut self, rules: RuleSet, holes: usize) -> AnyPosition {
        let mut counts = vec![0; 2 * holes + 2];
        for _ in 0..self.below(181) {
            let skewed = self.below(counts.len()).min(self.below(counts.len()));
            counts[skewed] += 1;
        }
        let turn = Side::BOTH[self.below(2)];
        let mut cell = |seeds: &u16| {
            let nki = rules == RuleSet::Kiothi && *seeds > 0 && self.below(2) == 0;
            Cell { seeds: *seeds, nki }
        };
        let setup = Setup {
            rules,
            south: counts[2..2 + holes].iter().map(&mut cell).collect(),
            north: counts[2 + holes..].iter().map(&mut cell).collect(),
            taken: BySide {
                south: counts[0],
                north: counts[1],
            },
            turn,
            opening: false,
        };
        AnyPosition::try_from(setup).unwrap()
    }
}
