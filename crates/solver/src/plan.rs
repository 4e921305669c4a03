//! Where every board of a game has its place: layers of one number of seeds, in each layer a block
//! for every number of seeds in the mover's row, in each block the mover's rows in order, and for
//! each of those the opponent's.

use std::collections::HashSet;

use ndongu_rules::{BySide, Giuthi, Kiothi, MAX_HOLES, Position, Side, giuthi};
use petgraph::{algo::kosaraju_scc, graph::DiGraph};

use crate::rows::{Numbering, Row, Rows};

/// A game whose boards can be laid out and numbered.
pub trait Ranked: Position {
    /// What boards need to know beyond their seeds.
    type Account: Copy + Send + Sync + std::fmt::Debug;

    /// Whether a board and its mirror image are worth the same: so in Giuthi, where every hole can be
    /// sown either way.
    const MIRRORED: bool;

    /// Whether holes carry marks (K4).
    const MARKED: bool;

    /// South to move from `own` against `other`.
    fn laid(account: Self::Account, holes: usize, own: &Row, other: &Row) -> Self;

    /// A side's row with its marks.
    fn marked_row(&self, side: Side) -> Row;
}

impl Ranked for Giuthi {
    type Account = giuthi::Rules;

    const MIRRORED: bool = true;
    const MARKED: bool = false;

    #[inline]
    fn laid(account: giuthi::Rules, holes: usize, own: &Row, other: &Row) -> Self {
        Giuthi::of_rows(account, holes, own.seeds, other.seeds)
    }

    #[inline]
    fn marked_row(&self, side: Side) -> Row {
        Row {
            seeds: self.row(side),
            nki: 0,
        }
    }
}

impl Ranked for Kiothi {
    type Account = ();

    const MIRRORED: bool = false;
    const MARKED: bool = true;

    #[inline]
    fn laid((): (), holes: usize, own: &Row, other: &Row) -> Self {
        let nki = BySide {
            south: own.nki,
            north: other.nki,
        };
        Kiothi::of_rows(holes, own.seeds, other.seeds, nki)
    }

    #[inline]
    fn marked_row(&self, side: Side) -> Row {
        Row {
            seeds: self.row(side),
            nki: self.nki_of(side),
        }
    }
}

/// Rows of the mover that lead to each other by extra moves, and what else extra moves lead to.
///
/// Extra moves stay in the mover's row and do not see the other one, so that they are the same
/// whatever stands there (G6). Almost always a group is a single row.
#[derive(Debug)]
pub(crate) struct Group {
    /// Numbers of rows.
    pub members: Box<[u32]>,
    /// Numbers of rows outside, without repetition.
    pub beyond: Box<[u32]>,
}

/// The places of all boards of one game and size, up to a number of seeds.
#[derive(Debug)]
pub struct Plan<G: Ranked> {
    pub(crate) account: G::Account,
    pub(crate) holes: usize,
    pub(crate) numbering: Numbering,
    /// By seeds.
    pub(crate) rows: Vec<Rows>,
}

impl<G: Ranked> Plan<G> {
    /// For boards of `holes` a row with 0 to `seeds` seeds.
    ///
    /// `None` if a layer has 2³² places or more.
    ///
    /// # Panics
    ///
    /// When `holes` is not 1 to 10, or `seeds` beyond what a [`Worth`](crate::Worth) can tell.
    pub fn new(account: G::Account, holes: usize, seeds: usize) -> Option<Plan<G>> {
        assert!((1..=MAX_HOLES).contains(&holes), "{holes} holes");
        assert!(seeds <= crate::Worth::MOST_SEEDS, "{seeds} seeds");
        let numbering = Numbering::new(holes, seeds, G::MARKED)?;
        let boards = |layer: usize| -> u128 {
            (0..=layer)
                .map(|own| numbering.count(own) as u128 * numbering.count(layer - own) as u128)
                .sum()
        };
        if boards(seeds) >= 1 << 32 {
            return None;
        }
        let rows = (0..=seeds).map(|held| Rows::new(&numbering, held, G::MIRRORED));
        Some(Plan {
            account,
            holes,
            rows: rows.collect(),
            numbering,
        })
    }

    /// How many boards have exactly so many seeds, mirror images counted.
    pub fn boards(&self, layer: usize) -> u64 {
        let block = |own: usize| self.numbering.count(own) * self.numbering.count(layer - own);
        (0..=layer).map(|own| block(own) as u64).sum()
    }

    /// How many places the boards of a layer need: one for a board and its mirror image.
    pub fn places(&self, layer: usize) -> usize {
        self.block(layer, layer + 1)
    }

    /// The first place of the boards with `own` seeds in the mover's row.
    #[inline]
    pub(crate) fn block(&self, layer: usize, own: usize) -> usize {
        let size = |own: usize| self.rows[own].kept.len() * self.rows[layer - own].all.len();
        (0..own).map(size).sum()
    }

    /// By the mover's seeds: the first place of each block of a layer.
    pub(crate) fn blocks(&self, layer: usize) -> Vec<usize> {
        (0..=layer).map(|own| self.block(layer, own)).collect()
    }

    /// The place of a board in its layer, whose blocks are given.
    #[inline]
    pub(crate) fn place(&self, blocks: &[usize], own: &Row, other: &Row) -> usize {
        let (own_seeds, other_seeds) = (own.sum(), other.sum());
        let others = &self.rows[other_seeds];
        let (row, in_mirror) = self.rows[own_seeds].place(self.numbering.rank(own));
        let mut other = self.numbering.rank(other);
        if in_mirror {
            other = others.mirror[other] as usize;
        }
        blocks[own_seeds] + row * others.all.len() + other
    }

    /// The groups of the mover's rows with so many seeds, those first that extra moves lead to.
    pub(crate) fn groups(&self, own: usize) -> Vec<Group> {
        let rows = &self.rows[own].all;
        let mut graph = DiGraph::<(), (), u32>::with_capacity(rows.len(), 0);
        let nodes: Vec<_> = rows.iter().map(|_| graph.add_node(())).collect();
        let mut leads_to: Vec<Vec<u32>> = Vec::with_capacity(rows.len());
        for (node, row) in nodes.iter().zip(rows) {
            let pos = G::laid(self.account, self.holes, row, &Row::default());
            let mut to = Vec::new();
            pos.each_sown(|_, child| {
                if child.turn() == pos.turn() {
                    to.push(self.numbering.rank(&child.marked_row(Side::South)) as u32);
                }
            });
            to.sort_unstable();
            to.dedup();
            for row in &to {
                graph.add_edge(*node, nodes[*row as usize], ());
            }
            leads_to.push(to);
        }
        let group = |members: Vec<_>| {
            let members: Box<[u32]> = members
                .iter()
                .map(|node: &petgraph::graph::NodeIndex| node.index() as u32)
                .collect();
            let inside: HashSet<u32> = members.iter().copied().collect();
            let beyond = members.iter().flat_map(|row| &leads_to[*row as usize]);
            let mut beyond: Vec<u32> = beyond
                .filter(|row| !inside.contains(row))
                .copied()
                .collect();
            beyond.sort_unstable();
            beyond.dedup();
            Group {
                members,
                beyond: beyond.into(),
            }
        };
        kosaraju_scc(&graph).into_iter().map(group).collect()
    }
}
