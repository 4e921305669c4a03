//! The slow, literal twin of the rules: both games written straight down from `docs/rules.md`, seed
//! by seed.
//!
//! It shares nothing with the library, not even types: positions and moves are text at the edges
//! (N1–N3), so that a test can hold it against anything. Where the library is clever, this is
//! plain. It is also the baseline that benches of sowing are measured against: a sowing that nobody
//! listens to touches the stack alone.
//!
//! Inside, holes are numbered as in B4: `0 .. n` are South's `A B C …`, `n .. 2n` North's
//! `a b c …`. A side is 0 for South and 1 for North, so that side `s` owns the `n` holes from
//! `s * n`, in circuit order from its own left.

use std::collections::HashSet;
use std::ops::Range;

/// B1, K1: no board has more than ten holes in a row.
const MOST_HOLES: usize = 20;
/// B6: a sowing that has not ended after so many laps counts as never ending.
const MOST_LAPS: u32 = 10_000;
/// G6: how a sowing ends that gives another move in the same turn.
const AGAIN: &str = "again";
/// B2: the letters of each row, from its owner's left.
const LETTERS: [[char; 10]; 2] = [
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'],
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
];

/// The rule that refuses a move, and the class of reason that the test vectors name.
pub type Refusal = (&'static str, &'static str);

const ENDLESS: Refusal = ("B6", "endless");
const SYNTAX: Refusal = ("N3", "syntax");

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Game {
    Giuthi,
    Kiothi,
}

/// A position of either game (N1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Twin {
    game: Game,
    /// `giuthi:climent`, which differs in G9 only.
    climent: bool,
    /// Holes in a row.
    n: usize,
    /// Seeds by the numbers of B4; zero beyond the board.
    holes: [u8; MOST_HOLES],
    /// Protected boma (K4).
    nki: [bool; MOST_HOLES],
    taken: [u8; 2],
    side: usize,
    /// The side to move still owes its redistribution (K3).
    opening: bool,
}

/// One legal move, told as in the test vectors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sown {
    pub mv: String,
    pub after: Twin,
    /// `sleep`, `again`, `capture`, `nothing`, `pass` or `opening`.
    pub end: &'static str,
    /// `D+4b b-3D`: from, direction, seeds, to.
    pub laps: String,
    /// In the order taken: landing hole, the opposite one, then the chain (G9) or the three of K11.
    pub taken: Vec<(char, u32)>,
}

/// How a game ended for want of moves (G12, K13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Over {
    /// South's, then North's, with what was left on the board.
    pub score: [u32; 2],
    /// `None`: a draw.
    pub winner: Option<char>,
}

/// A lap to be sown: so many seeds of a hole, in a direction.
#[derive(Clone, Copy)]
struct Lap {
    hole: usize,
    seeds: u8,
    plus: bool,
}

/// What a listener hears while a move is sown.
enum Event {
    Sown { lap: Lap, to: usize },
    Taken { hole: usize, seeds: u8 },
}

/// A move text, possible on some board (N3).
enum MoveText {
    Pass,
    /// Giuthi always takes all seeds, and says so with `None`.
    Sow {
        hole: char,
        seeds: Option<u32>,
        plus: bool,
    },
    Redistribution {
        emptied: Vec<char>,
        placed: Vec<(char, u32)>,
    },
}

/// Positions as text.
impl Twin {
    /// Reads a position (N1) or a set-up (N2).
    ///
    /// # Panics
    ///
    /// On most text that is neither; the twin is given valid text only.
    pub fn parse(text: &str) -> Self {
        let mut parts = text.split_whitespace();
        let game = parts.next().expect("a game");
        let board = parts.next().expect("a board");
        let mut twin = Self {
            game: if game.starts_with("giuthi") {
                Game::Giuthi
            } else {
                Game::Kiothi
            },
            climent: game.ends_with(":climent"),
            n: board
                .split('/')
                .next()
                .expect("South's row")
                .split(',')
                .count(),
            holes: [0; MOST_HOLES],
            nki: [false; MOST_HOLES],
            taken: [0; 2],
            side: 0,
            opening: false,
        };
        if let Some((occupied, seeds)) = board.split_once('x') {
            twin.set_up(
                occupied.parse().expect("holes"),
                seeds.parse().expect("seeds"),
            );
            return twin;
        }
        for (hole, count) in board.split([',', '/']).enumerate() {
            twin.holes[hole] = count
                .trim_end_matches('*')
                .parse()
                .expect("seeds in a hole");
            twin.nki[hole] = count.ends_with('*');
        }
        let (south, north) = parts
            .next()
            .and_then(|taken| taken.split_once('-'))
            .expect("captured seeds");
        twin.taken = [south, north].map(|seeds| seeds.parse().expect("captured seeds"));
        twin.side = usize::from(parts.next().expect("a side") == "N");
        twin.opening = parts.next() == Some("opening");
        twin
    }

    /// G1: the same in every hole. K2: in each player's rightmost boma of the 2×10 board.
    fn set_up(&mut self, occupied: usize, seeds: u8) {
        self.n = if self.game == Game::Giuthi {
            occupied
        } else {
            10
        };
        self.opening = self.game == Game::Kiothi;
        for side in 0..2 {
            let row = self.row(side);
            self.holes[row.end - occupied..row.end].fill(seeds);
        }
    }

    /// The canonical text (N1).
    pub fn print(&self) -> String {
        let hole = |hole: usize| {
            format!(
                "{}{}",
                self.holes[hole],
                if self.nki[hole] { "*" } else { "" }
            )
        };
        let row = |side: usize| self.row(side).map(hole).collect::<Vec<_>>().join(",");
        let game = if self.game == Game::Giuthi {
            "giuthi"
        } else {
            "kiothi"
        };
        let rules = if self.climent { ":climent" } else { "" };
        let (south, north, [by_south, by_north]) = (row(0), row(1), self.taken);
        let side = ['S', 'N'][self.side];
        let opening = if self.opening { " opening" } else { "" };
        format!("{game}{rules} {south}/{north} {by_south}-{by_north} {side}{opening}")
    }
}

/// The board.
impl Twin {
    /// B4: the holes of a side, from its own left.
    fn row(&self, side: usize) -> Range<usize> {
        side * self.n..(side + 1) * self.n
    }

    fn own(&self) -> Range<usize> {
        self.row(self.side)
    }

    fn circuit(&self) -> usize {
        2 * self.n
    }

    /// B4.
    fn opposite(&self, hole: usize) -> usize {
        self.circuit() - 1 - hole
    }

    /// B3: how far to step round the circuit for one hole. Clockwise is all the way round but one.
    fn step(&self, plus: bool) -> usize {
        if plus { 1 } else { self.circuit() - 1 }
    }

    /// B2.
    fn letter(&self, hole: usize) -> char {
        LETTERS[hole / self.n][hole % self.n]
    }

    fn hole(&self, letter: char) -> Option<usize> {
        (0..self.circuit()).find(|&hole| self.letter(hole) == letter)
    }

    fn row_sum(&self, side: usize) -> u32 {
        self.row(side).map(|hole| u32::from(self.holes[hole])).sum()
    }

    fn passed(&self) -> Self {
        Self {
            side: 1 - self.side,
            ..*self
        }
    }
}

/// Sowing.
impl Twin {
    /// First laps worth trying, in the order of the own holes, `+` before `-`, counts ascending.
    fn first_laps(&self) -> impl Iterator<Item = Lap> {
        self.own().flat_map(move |hole| {
            let seeds = self.holes[hole];
            let ways = match self.game {
                // G2: a single seed is never sown. G3: either direction.
                Game::Giuthi => {
                    if seeds < 2 {
                        0
                    } else {
                        2
                    }
                }
                // K5: from one up to all.
                Game::Kiothi => seeds,
            };
            (1..=ways).map(move |way| match self.game {
                Game::Giuthi => Lap {
                    hole,
                    seeds,
                    plus: way == 1,
                },
                Game::Kiothi => Lap {
                    hole,
                    seeds: way,
                    plus: true,
                },
            })
        })
    }

    /// Sows a first lap and all its relays, and says how the move ended, or the rule against it.
    /// After a refusal the position is void.
    #[inline]
    fn sow(&mut self, mut lap: Lap, tell: &mut impl FnMut(Event)) -> Result<&'static str, Refusal> {
        let giuthi = self.game == Game::Giuthi;
        let mut crossed = false;
        let mut first_relay = (lap.hole, lap.plus, self.holes);
        for laps in 1..=MOST_LAPS {
            // K7: what is taken from is no longer nki, even if a part stays.
            self.nki[lap.hole] = false;
            let to = self.sow_lap(lap, &mut crossed);
            tell(Event::Sown { lap, to });
            // G5–G7, K9: the sowing ends in a hole that was empty.
            if self.holes[to] == 1 {
                return Ok(match self.game {
                    Game::Giuthi => self.end_giuthi(to, lap.plus, crossed, tell),
                    Game::Kiothi => self.end_kiothi(to, tell),
                });
            }
            // K6: the first lap must not end in an occupied own boma.
            if !giuthi && laps == 1 && self.own().contains(&to) {
                return Err(("K6", "own occupied"));
            }
            // G4, K8: all of an occupied hole is sown on, in Giuthi the other way round.
            lap = Lap {
                hole: to,
                seeds: self.holes[to],
                plus: !giuthi || !lap.plus,
            };
            // B6: a sowing that comes back to its first relay never ends.
            if laps == 1 {
                first_relay = (to, lap.plus, self.holes);
            } else if (to, lap.plus) == (first_relay.0, first_relay.1)
                && self.holes == first_relay.2
            {
                return Err(ENDLESS);
            }
        }
        // B6: nor does, for us, one of more laps than anybody can follow.
        Err(ENDLESS)
    }

    /// B5: drops one seed into each following hole, not skipping the one it came from. Returns the
    /// last.
    fn sow_lap(&mut self, lap: Lap, crossed: &mut bool) -> usize {
        let (own, circuit, step) = (self.own(), self.circuit(), self.step(lap.plus));
        let mut to = lap.hole;
        let mut abroad = false;
        self.holes[to] -= lap.seeds;
        for _ in 0..lap.seeds {
            to += step;
            // B3: past the end of the circuit comes its beginning. This is `to % circuit`, written
            // as the smaller of two numbers so that there is no branch to mispredict.
            to = to.min(to.wrapping_sub(circuit));
            self.holes[to] += 1;
            abroad |= !own.contains(&to);
        }
        *crossed |= abroad;
        to
    }

    /// The last seed of a Giuthi move fell into an empty hole.
    fn end_giuthi(
        &mut self,
        to: usize,
        plus: bool,
        crossed: bool,
        tell: &mut impl FnMut(Event),
    ) -> &'static str {
        let own = self.own();
        // G6: nothing was dropped on the opponent's side, the mover moves again.
        if !crossed {
            return AGAIN;
        }
        let end = if !own.contains(&to) {
            "sleep" // G5
        } else if self.holes[self.opposite(to)] == 0 {
            "nothing" // G8
        } else {
            self.capture_chain(to, plus, tell);
            "capture" // G7
        };
        self.side = 1 - self.side;
        end
    }

    /// G7: takes the landing seed and what lies opposite. G9: goes on along the own row in the
    /// direction of the last lap.
    fn capture_chain(&mut self, to: usize, plus: bool, tell: &mut impl FnMut(Event)) {
        let own = self.own();
        self.take(to, tell);
        self.take(self.opposite(to), tell);
        let mut hole = to;
        loop {
            hole = (hole + self.step(plus)) % self.circuit();
            let end_of_row = !own.contains(&hole);
            if end_of_row || self.holes[hole] > 0 {
                return;
            }
            let gap = self.holes[self.opposite(hole)] == 0;
            if gap && self.climent {
                return;
            }
            if !gap {
                self.take(self.opposite(hole), tell);
            }
        }
    }

    /// The last warrior of a Kiothi move fell into an empty boma.
    fn end_kiothi(&mut self, to: usize, tell: &mut impl FnMut(Event)) -> &'static str {
        let own = self.own();
        let prey = |twin: &Self, boma: usize| twin.holes[boma] > 0 && !twin.nki[boma];
        let opposite = self.opposite(to);
        let end = if !own.contains(&to) {
            "sleep" // K9
        } else if !prey(self, opposite) {
            "nothing" // K10
        } else {
            self.take(to, tell);
            self.take(opposite, tell);
            // K11: from the leftmost boma also the next three towards the mover's right, all or
            // none.
            if to == own.start && self.n >= 4 {
                let bonus = [1, 2, 3].map(|right| self.opposite(to + right));
                if bonus.iter().all(|&boma| prey(self, boma)) {
                    for boma in bonus {
                        self.take(boma, tell);
                    }
                }
            }
            "capture"
        };
        // K12: there are no extra moves.
        self.side = 1 - self.side;
        end
    }

    /// G10, K10: captured seeds leave the board.
    fn take(&mut self, hole: usize, tell: &mut impl FnMut(Event)) {
        let seeds = std::mem::take(&mut self.holes[hole]);
        self.taken[self.side] += seeds;
        tell(Event::Taken { hole, seeds });
    }
}

/// Legal moves.
impl Twin {
    /// All legal moves after the earlier positions `stood` of the same turn. Redistributions are too
    /// many to list: a Kiothi opening lists a forced pass only.
    pub fn moves_in_turn(&self, stood: &[Self]) -> Vec<Sown> {
        if self.opening {
            return self.play(stood, "pass").into_iter().collect();
        }
        let mut moves: Vec<_> = self
            .first_laps()
            .filter_map(|lap| self.narrate(stood, lap).ok())
            .collect();
        // G11: passing is the one legal move of a player who has no other, while the game goes on
        // (G12).
        if moves.is_empty() && self.over().is_none() {
            moves.push(Self::without_sowing("pass", self.passed(), "pass"));
        }
        moves
    }

    /// The rule that refuses a move after the earlier positions `stood` of the same turn, and the
    /// reason.
    pub fn refusal(&self, stood: &[Self], mv: &str) -> Option<Refusal> {
        self.play(stood, mv).err()
    }

    /// Plays a move after the earlier positions `stood` of the same turn.
    ///
    /// # Errors
    ///
    /// The rule that refuses it, and the reason.
    pub fn play(&self, stood: &[Self], mv: &str) -> Result<Sown, Refusal> {
        let text = read_move(self.game, mv)?;
        if self.opening {
            let after = self.redistribute_as(&text)?;
            return Ok(Self::without_sowing(
                mv,
                after,
                if mv == "pass" { "pass" } else { "opening" },
            ));
        }
        let giuthi = self.game == Game::Giuthi;
        let (hole, seeds, plus) = match text {
            MoveText::Redistribution { .. } => return Err(("K3", "opening")),
            _ if self.over().is_some() => {
                return Err((if giuthi { "G12" } else { "K13" }, "game over"));
            }
            MoveText::Pass if self.can_move(stood) => {
                return Err((if giuthi { "G11" } else { "K13" }, "cannot pass"));
            }
            MoveText::Pass => return Ok(Self::without_sowing(mv, self.passed(), "pass")),
            MoveText::Sow { hole, seeds, plus } => (hole, seeds, plus),
        };
        let own_seeds = if giuthi { "G2" } else { "K5" };
        let hole = self.hole(hole).ok_or(("B2", "no such hole"))?;
        if !self.own().contains(&hole) {
            return Err((own_seeds, "not own hole"));
        }
        let held = self.holes[hole];
        let seeds = seeds.map_or(Some(held), |seeds| u8::try_from(seeds).ok());
        match seeds.filter(|&seeds| seeds <= held && (seeds > 1 || !giuthi)) {
            Some(seeds) => self.narrate(stood, Lap { hole, seeds, plus }),
            None => Err((own_seeds, "too few seeds")),
        }
    }

    /// The end of the game, if neither player (G12), or not the one to move (K13), has a legal
    /// move.
    pub fn over(&self) -> Option<Over> {
        // K3: who has nothing to redistribute passes.
        if self.opening || self.can_move(&[]) {
            return None;
        }
        let mut score = self.taken.map(u32::from);
        let opponent = 1 - self.side;
        match (self.game, self.passed().can_move(&[])) {
            (Game::Giuthi, true) => return None,
            // K13: everything left goes to the player who can still move.
            (Game::Kiothi, true) => score[opponent] += self.row_sum(0) + self.row_sum(1),
            // G12, K13: each player takes the own row.
            (_, false) => (0..2).for_each(|side| score[side] += self.row_sum(side)),
        }
        // G12, K14: more wins.
        let winner = match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Less => Some('N'),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some('S'),
        };
        Some(Over { score, winner })
    }

    /// B7: is there a legal sowing?
    fn can_move(&self, stood: &[Self]) -> bool {
        self.first_laps()
            .any(|lap| self.sow_in_turn(stood, lap, &mut |_| ()).is_ok())
    }

    /// Sows and applies G6a, the earlier positions of the turn being `stood`.
    fn sow_in_turn(
        &self,
        stood: &[Self],
        lap: Lap,
        tell: &mut impl FnMut(Event),
    ) -> Result<(Self, &'static str), Refusal> {
        let mut after = *self;
        let end = after.sow(lap, tell)?;
        if end != AGAIN {
            return Ok((after, end));
        }
        // G6a: a move that brings back a position of this turn is not legal …
        if after == *self || stood.contains(&after) {
            return Err(("G6a", "repeats"));
        }
        // … nor is one after which the turn could only go on by bringing one back.
        let closed = stood.iter().copied().chain([*self, after]).collect();
        if !after.turn_can_end(closed) {
            return Err(("G6a", "no way out"));
        }
        Ok((after, end))
    }

    /// G6a: can a turn that stands here end without coming by a `closed` position? Plain
    /// reachability is enough, since a way out that comes twice by a position is also one without
    /// the loop.
    fn turn_can_end(&self, mut closed: HashSet<Self>) -> bool {
        let mut open = vec![*self];
        while let Some(position) = open.pop() {
            let mut stuck = true;
            for lap in position.first_laps() {
                let mut after = position;
                let Ok(end) = after.sow(lap, &mut |_| ()) else {
                    continue;
                };
                stuck = false;
                if end != AGAIN {
                    return true;
                }
                if closed.insert(after) {
                    open.push(after);
                }
            }
            // G6: without any sowing that ends, the turn ends by a pass or the game is over.
            if stuck {
                return true;
            }
        }
        false
    }

    /// Sows in a turn and tells it as the vectors do.
    fn narrate(&self, stood: &[Self], lap: Lap) -> Result<Sown, Refusal> {
        let sign = |plus: bool| if plus { '+' } else { '-' };
        let mut laps = Vec::new();
        let mut taken = Vec::new();
        let (after, end) = self.sow_in_turn(stood, lap, &mut |event| match event {
            Event::Sown { lap, to } => {
                let (from, to) = (self.letter(lap.hole), self.letter(to));
                laps.push(format!("{from}{}{}{to}", sign(lap.plus), lap.seeds));
            }
            Event::Taken { hole, seeds } => taken.push((self.letter(hole), u32::from(seeds))),
        })?;
        let hole = self.letter(lap.hole);
        let mv = match self.game {
            Game::Giuthi => format!("{hole}{}", sign(lap.plus)),
            Game::Kiothi => format!("{hole}{}", lap.seeds),
        };
        Ok(Sown {
            mv,
            after,
            end,
            laps: laps.join(" "),
            taken,
        })
    }

    fn without_sowing(mv: &str, after: Self, end: &'static str) -> Sown {
        Sown {
            mv: mv.to_owned(),
            after,
            end,
            laps: String::new(),
            taken: Vec::new(),
        }
    }

    /// Counts move sequences (N5): history is ignored, and so G6a too.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.opening {
            return match depth {
                1 => u64::try_from(self.count_redistributions()).expect("a count of 64 bits"),
                _ => self
                    .all_redistributions()
                    .iter()
                    .map(|(_, after)| after.perft(depth - 1))
                    .sum(),
            };
        }
        let mut stuck = true;
        let mut nodes = 0;
        for lap in self.first_laps() {
            let mut after = *self;
            if after.sow(lap, &mut |_| ()).is_ok() {
                stuck = false;
                nodes += after.perft(depth - 1);
            }
        }
        // G11: a pass is a move, while the opponent has one.
        let opponent = self.passed();
        let opponent_can_move = || {
            opponent
                .first_laps()
                .any(|lap| Self::sow(&mut opponent.clone(), lap, &mut |_| ()).is_ok())
        };
        if stuck && self.game == Game::Giuthi && opponent_can_move() {
            nodes += opponent.perft(depth - 1);
        }
        nodes
    }
}

/// Redistributions (K3).
impl Twin {
    /// Plays the redistribution, or the pass, of an opening position.
    ///
    /// # Errors
    ///
    /// The reason, by the classes of the test vectors.
    pub fn redistribute(&self, text: &str) -> Result<Self, &'static str> {
        let text = read_move(self.game, text).map_err(|(_, reason)| reason)?;
        self.redistribute_as(&text).map_err(|(_, reason)| reason)
    }

    fn redistribute_as(&self, text: &MoveText) -> Result<Self, Refusal> {
        let refuse = |reason| Err(("K3", reason));
        // K3: two occupied boma, or as many as there are; a player without any passes.
        let due = self
            .own()
            .filter(|&boma| self.holes[boma] > 0)
            .take(2)
            .count();
        let (emptied, placed) = match text {
            MoveText::Sow { .. } => return refuse("opening"),
            _ if !self.opening => return refuse("opening"),
            MoveText::Pass if due > 0 => return refuse("cannot pass"),
            MoveText::Pass => return Ok(self.redistributed()),
            MoveText::Redistribution { .. } if due == 0 => return refuse("must pass"),
            MoveText::Redistribution { emptied, placed } => (emptied, placed),
        };
        let boma = |&letter: &char| self.hole(letter).ok_or(("B2", "no such hole"));
        let receiving = placed
            .iter()
            .map(|(letter, _)| boma(letter))
            .collect::<Result<Vec<_>, _>>()?;
        let emptied = emptied.iter().map(boma).collect::<Result<Vec<_>, _>>()?;
        if emptied.iter().any(|boma| !self.own().contains(boma)) {
            return refuse("not own hole");
        }
        if emptied.iter().any(|&boma| self.holes[boma] == 0) {
            return refuse("empty hole");
        }
        if emptied.len() != due {
            return refuse("wrong number emptied");
        }
        let mut after = *self;
        let lifted: u32 = emptied
            .iter()
            .map(|&boma| u32::from(std::mem::take(&mut after.holes[boma])))
            .sum();
        if placed.iter().map(|(_, warriors)| warriors).sum::<u32>() != lifted {
            return refuse("wrong sum");
        }
        for (boma, &(_, warriors)) in receiving.into_iter().zip(placed) {
            after.holes[boma] += u8::try_from(warriors).expect("no more warriors than were lifted");
        }
        Ok(after.redistributed())
    }

    /// K3: South redistributes first, then North. K4: then every occupied boma is nki, and South
    /// moves.
    fn redistributed(&self) -> Self {
        let mut after = self.passed();
        if self.side == 1 {
            after.opening = false;
            after.nki = self.holes.map(|warriors| warriors > 0);
        }
        after
    }

    /// The boma that can be emptied together.
    fn emptyings(&self) -> Vec<Vec<usize>> {
        let occupied: Vec<_> = self.own().filter(|&boma| self.holes[boma] > 0).collect();
        if occupied.len() < 2 {
            return vec![occupied];
        }
        let pairs = |(i, &first)| {
            occupied[i + 1..]
                .iter()
                .map(move |&second| vec![first, second])
        };
        occupied.iter().enumerate().flat_map(pairs).collect()
    }

    /// How many moves an opening position has (N5), a pass counting as one. To place `w` warriors
    /// in `2n` boma there are as many ways as to choose `w` of `w + 2n − 1`.
    pub fn count_redistributions(&self) -> u128 {
        let boma = 2 * self.n as u128;
        let ways = |emptied: Vec<usize>| {
            let warriors: u128 = emptied
                .iter()
                .map(|&boma| u128::from(self.holes[boma]))
                .sum();
            (1..=warriors).fold(1, |ways, placed| ways * (boma - 1 + placed) / placed)
        };
        self.emptyings().into_iter().map(ways).sum()
    }

    /// Every move of an opening position, in canonical text, with what follows. For small boards.
    pub fn all_redistributions(&self) -> Vec<(String, Self)> {
        let mut texts = Vec::new();
        for emptied in self.emptyings() {
            let warriors = emptied.iter().map(|&boma| self.holes[boma]).sum();
            let letters: String = emptied.iter().map(|&boma| self.letter(boma)).collect();
            match warriors {
                0 => texts.push("pass".to_owned()),
                _ => self.place(0, warriors, &format!("{letters}="), &mut texts),
            }
        }
        let play = |text: String| self.redistribute(&text).map(|after| (text, after));
        texts
            .into_iter()
            .map(play)
            .collect::<Result<_, _>>()
            .expect("every redistribution is legal")
    }

    /// Places warriors from `boma` on in all ways, each a text that begins with `text`.
    fn place(&self, boma: usize, warriors: u8, text: &str, texts: &mut Vec<String>) {
        if warriors == 0 {
            texts.push(text.to_owned());
        } else if boma < self.circuit() {
            self.place(boma + 1, warriors, text, texts);
            for placed in 1..=warriors {
                let text = format!("{text}{}{placed}", self.letter(boma));
                self.place(boma + 1, warriors - placed, &text, texts);
            }
        }
    }
}

/// A game from its first position: what a position forgets, G6a, G13 and K15 remember.
#[derive(Clone, Debug)]
pub struct TwinGame {
    /// The start and the position after every move.
    pub positions: Vec<Twin>,
    /// `no moves` or `repetition`; `None` while the game goes on.
    pub termination: Option<&'static str>,
    /// The final score, after `no moves` only.
    pub score: Option<[u32; 2]>,
    pub winner: Option<char>,
    /// Where in `positions` the earlier turn began, after `repetition` only.
    pub repeats: Option<usize>,
    /// Where in `positions` turns began.
    turns: Vec<usize>,
}

impl TwinGame {
    pub fn new(start: Twin) -> Self {
        let mut game = Self {
            positions: Vec::new(),
            termination: None,
            score: None,
            winner: None,
            repeats: None,
            turns: Vec::new(),
        };
        game.reach(start, true);
        game
    }

    pub fn position(&self) -> &Twin {
        self.positions.last().expect("a game has a first position")
    }

    /// The earlier positions of this turn.
    pub fn stood(&self) -> &[Twin] {
        let turn = self.turns.last().expect("the first position begins a turn");
        &self.positions[*turn..self.positions.len() - 1]
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// The rule that refuses it, and the reason.
    pub fn play(&mut self, mv: &str) -> Result<(), Refusal> {
        if self.repeats.is_some() {
            return Err((
                if self.position().game == Game::Giuthi {
                    "G13"
                } else {
                    "K15"
                },
                "game over",
            ));
        }
        let sown = self.position().play(self.stood(), mv)?;
        self.reach(sown.after, sown.end != AGAIN);
        Ok(())
    }

    fn reach(&mut self, position: Twin, begins_turn: bool) {
        let here = self.positions.len();
        self.positions.push(position);
        if let Some(over) = position.over() {
            self.termination = Some("no moves");
            self.score = Some(over.score);
            self.winner = over.winner;
        } else if begins_turn {
            // G13, K15: a turn that begins where an earlier one began, whatever was captured, is a
            // draw. (An opening position cannot come back, so that K15 need not leave it out.)
            let board = |turn: usize| Twin {
                taken: [0; 2],
                ..self.positions[turn]
            };
            self.repeats = self
                .turns
                .iter()
                .copied()
                .find(|&turn| board(turn) == board(here));
            self.termination = self.repeats.map(|_| "repetition");
        }
        if begins_turn {
            self.turns.push(here);
        }
    }
}

/// Reads a move text of a game (N3).
fn read_move(game: Game, text: &str) -> Result<MoveText, Refusal> {
    if text == "pass" {
        return Ok(MoveText::Pass);
    }
    if let (Game::Kiothi, Some((emptied, placed))) = (game, text.split_once('=')) {
        return read_redistribution(emptied, placed);
    }
    let (hole, how) = read_letter(text)?;
    match (game, how) {
        (Game::Giuthi, "+" | "-") => Ok(MoveText::Sow {
            hole,
            seeds: None,
            plus: how == "+",
        }),
        (Game::Kiothi, _) => match read_count(how)? {
            0 => Err(SYNTAX),
            seeds => Ok(MoveText::Sow {
                hole,
                seeds: Some(seeds),
                plus: true,
            }),
        },
        (Game::Giuthi, _) => Err(SYNTAX),
    }
}

fn read_redistribution(mut emptied_text: &str, mut placed_text: &str) -> Result<MoveText, Refusal> {
    let mut emptied = Vec::new();
    while !emptied_text.is_empty() {
        let (letter, rest) = read_letter(emptied_text)?;
        emptied.push(letter);
        emptied_text = rest;
    }
    let mut placed = Vec::new();
    while !placed_text.is_empty() {
        let (letter, rest) = read_letter(placed_text)?;
        let digits = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        placed.push((letter, read_count(&rest[..digits])?));
        placed_text = &rest[digits..];
    }
    if !(1..=2).contains(&emptied.len()) || placed.is_empty() {
        return Err(SYNTAX);
    }
    let receiving: HashSet<_> = placed.iter().map(|(letter, _)| letter).collect();
    if receiving.len() < placed.len() || emptied.len() == 2 && emptied[0] == emptied[1] {
        return Err(("N3", "duplicate"));
    }
    if placed.iter().any(|&(_, warriors)| warriors == 0) {
        return Err(("N3", "zero"));
    }
    Ok(MoveText::Redistribution { emptied, placed })
}

/// A hole's letter and what follows it.
fn read_letter(text: &str) -> Result<(char, &str), Refusal> {
    let letter = text
        .chars()
        .next()
        .filter(|letter| LETTERS.as_flattened().contains(letter))
        .ok_or(SYNTAX)?;
    Ok((letter, &text[1..]))
}

/// At most three ASCII digits, without leading zeros.
fn read_count(text: &str) -> Result<u32, Refusal> {
    let plain = text.len() <= 3
        && text.bytes().all(|b| b.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if plain {
        text.parse().map_err(|_| SYNTAX)
    } else {
        Err(SYNTAX)
    }
}
