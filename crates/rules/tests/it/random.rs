//! Random games, the same in every run.

use ndongu_rules::{AnyMove, AnyPosition, BySide, Cell, Game, RuleSet, Setup, Side, giuthi};

/// Set-ups of every kind: both games, both rule sets, small boards and the largest.
pub const SETUPS: [&str; 14] = [
    "giuthi 8x8",
    "giuthi:climent 8x6",
    "giuthi 10x9",
    "giuthi:climent 9x4",
    "giuthi 7x6",
    "giuthi:climent 6x6",
    "giuthi 5x4",
    "giuthi 4x3",
    "giuthi:climent 3x5",
    "giuthi 2x9",
    "kiothi 6x5",
    "kiothi 5x5",
    "kiothi 10x9",
    "kiothi 3,2,0,4/5,0,1,2 0-0 S opening",
];

/// `SplitMix64` (Steele, Lea and Flood 2014): small, and good enough to pick moves.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// Uniform enough in `0..n`.
    pub fn below(&mut self, n: u128) -> u128 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u128::from(z ^ (z >> 31)) % n
    }

    /// A position of ordinary play: any rule set and size, up to 180 seeds, often in few piles.
    pub fn position(&mut self) -> AnyPosition {
        self.position_within(10, 180)
    }

    /// The same on rows of up to five holes, with up to 30 seeds.
    pub fn short_position(&mut self) -> AnyPosition {
        self.position_within(5, 30)
    }

    fn position_within(&mut self, most_holes: u16, most_seeds: u16) -> AnyPosition {
        let mut below = |n: u16| self.below(u128::from(n)) as u16;
        let rules = [
            RuleSet::Giuthi(giuthi::Rules::MancalaWorld),
            RuleSet::Giuthi(giuthi::Rules::Climent),
            RuleSet::Kiothi,
            RuleSet::Kiothi,
        ][usize::from(below(4))];
        let ring = 2 * (1 + below(most_holes));
        let mut seeds = vec![0; usize::from(ring)];
        let mut left = 1 + below(most_seeds);
        while left > 0 {
            let most = [2, 9, 60][usize::from(below(3))];
            let pile = 1 + below(left.min(most));
            let place = usize::from(below(ring));
            seeds[place] += pile;
            left -= pile;
        }
        let taken = BySide {
            south: below(181 - seeds.iter().sum::<u16>()),
            north: 0,
        };
        let cells: Vec<Cell> = seeds
            .into_iter()
            .map(|seeds| Cell {
                seeds,
                nki: rules == RuleSet::Kiothi && seeds > 0 && below(3) == 0,
            })
            .collect();
        let (south, north) = cells.split_at(cells.len() / 2);
        let setup = Setup {
            rules,
            south: south.to_vec(),
            north: north.to_vec(),
            taken,
            turn: Side::BOTH[usize::from(below(2))],
            opening: false,
        };
        AnyPosition::try_from(setup).expect("it can stand on a board")
    }

    /// A legal move; `None` when the game has ended.
    pub fn legal_move(&mut self, game: &Game) -> Option<AnyMove> {
        if let AnyPosition::Opening(opening) = game.position()
            && opening.count() > 0
        {
            let k = self.below(opening.count());
            return opening.nth(k).map(AnyMove::Redistribute);
        }
        let legal = game.legal();
        let pick = (!legal.is_empty()).then(|| self.below(legal.len() as u128))?;
        Some(legal[pick as usize].0)
    }
}

/// Plays to the end, or for 300 moves, showing the game before each move and after the last.
pub fn random_game(game: &mut Game, random: &mut Random, mut see: impl FnMut(&Game)) {
    for _ in 0..300 {
        see(game);
        let Some(mv) = random.legal_move(game) else {
            return;
        };
        game.play(mv)
            .unwrap_or_else(|error| panic!("{mv} in {}: {error}", game.position()));
    }
    see(game);
}
