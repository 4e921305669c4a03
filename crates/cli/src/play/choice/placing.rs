//! Choosing a redistribution: two boma to empty, then a place for every warrior lifted (K3).
//!
//! Typed key by key, N3's `EF=A3g7` does what it says.

use std::collections::BTreeMap;

use ndongu_rules::{
    AnyMove, AnyPosition, Hole, Side,
    kiothi::{Opening, Redistribution},
};

use super::{Pressed, beside};
use crate::{
    play::{
        action::Action,
        picture::{Mark, Picture},
    },
    words::say,
};

/// How far a redistribution has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    opening: Opening,
    cursor: Hole,
    chosen: Chosen,
    /// What was chosen before each step, to go back to.
    before: Vec<Chosen>,
    /// Whether the next digit goes on with a number.
    typing: bool,
}

/// What has been chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Chosen {
    emptied: Vec<Hole>,
    placed: BTreeMap<Hole, u16>,
}

impl Placing {
    /// Nothing chosen yet.
    pub fn new(opening: Opening) -> Placing {
        let first = Hole::new(opening.turn(), 0);
        Placing {
            opening,
            cursor: opening.occupied().next().unwrap_or(first),
            chosen: Chosen::default(),
            before: Vec::new(),
            typing: false,
        }
    }

    /// The boma that is pointed at.
    pub fn cursor(&self) -> Hole {
        self.cursor
    }

    /// Whether boma are still to be emptied.
    pub fn is_emptying(&self) -> bool {
        self.chosen.emptied.len() < self.must_empty()
    }

    /// How many boma are emptied in all.
    pub fn must_empty(&self) -> usize {
        usize::from(self.opening.must_empty())
    }

    /// The boma emptied so far.
    pub fn emptied(&self) -> &[Hole] {
        &self.chosen.emptied
    }

    /// Warriors lifted.
    pub fn lifted(&self) -> u16 {
        let seeds = |boma: &Hole| u16::from(self.opening.seeds(*boma));
        self.chosen.emptied.iter().map(seeds).sum()
    }

    /// Warriors lifted and not placed yet.
    pub fn hand(&self) -> u16 {
        self.lifted() - self.chosen.placed.values().sum::<u16>()
    }

    /// Whether a boma can be emptied or can receive.
    pub fn offers(&self, boma: Hole) -> bool {
        if self.is_emptying() {
            self.opening.occupied().any(|own| own == boma)
        } else {
            self.hand() > 0
        }
    }

    /// The redistribution as far as it has got.
    pub fn redistribution(&self) -> Redistribution {
        let mut redistribution = Redistribution::new();
        for boma in &self.chosen.emptied {
            redistribution.empty(*boma);
        }
        for (boma, warriors) in &self.chosen.placed {
            redistribution.place(*boma, *warriors);
        }
        redistribution
    }

    /// The board as the redistribution leaves it so far.
    pub fn picture(&self) -> Picture {
        let mut picture = Picture::of(&AnyPosition::Opening(self.opening));
        for boma in &self.chosen.emptied {
            picture.cell_mut(*boma).seeds = 0;
            picture.mark(*boma, Mark::From);
        }
        for (boma, warriors) in &self.chosen.placed {
            picture.cell_mut(*boma).seeds += warriors;
            picture.mark(*boma, Mark::Dropped);
        }
        picture
    }

    /// Chooses a whole redistribution.
    pub fn fill(&mut self, redistribution: &Redistribution) {
        self.change(|chosen| {
            *chosen = Chosen {
                emptied: redistribution.emptied().collect(),
                placed: redistribution.placed().collect(),
            };
        });
    }

    /// Takes an action.
    pub fn press(&mut self, action: Action, bottom: Side) -> Pressed {
        match action {
            Action::Left | Action::Right => {
                let beside = beside(
                    self.cursor,
                    action == Action::Right,
                    bottom,
                    self.opening.holes(),
                );
                self.point(beside.unwrap_or(self.cursor))
            }
            Action::Backspace | Action::Char('u') if !self.before.is_empty() => self.back(),
            _ if self.is_emptying() => self.press_emptying(action),
            _ => self.press_placing(action),
        }
    }

    fn press_emptying(&mut self, action: Action) -> Pressed {
        let turn = self.opening.turn();
        match action {
            Action::Enter | Action::Char(' ') => self.empty(self.cursor),
            Action::Hole(boma) => self.empty(boma),
            Action::Char(letter @ ('a'..='j' | 'A'..='J')) => match Hole::from_letter(letter) {
                Some(boma) => self.empty(Hole::new(turn, boma.index)),
                None => Pressed::Ignored,
            },
            Action::Char('=') => {
                let needed = self.must_empty();
                Pressed::Refused(say!("terminal-empty-first", "boma" = needed))
            }
            _ => Pressed::Ignored,
        }
    }

    fn press_placing(&mut self, action: Action) -> Pressed {
        match action {
            Action::Enter if self.hand() == 0 => {
                Pressed::Play(AnyMove::Redistribute(self.redistribution()))
            }
            Action::Enter => {
                Pressed::Refused(say!("terminal-still-in-hand", "warriors" = self.hand()))
            }
            Action::Up | Action::Down => self.point(self.cursor.opposite(self.opening.holes())),
            Action::Hole(boma) if boma == self.cursor => self.add(1),
            Action::Hole(boma) => {
                self.point(boma);
                self.add(1)
            }
            Action::Char('+' | ' ') => self.add(1),
            Action::Char('-') => self.add(-1),
            Action::Char('=') => Pressed::Understood,
            Action::Char(digit @ '0'..='9') => self.digit(digit),
            Action::Char(letter @ ('a'..='j' | 'A'..='J')) => match Hole::from_letter(letter) {
                Some(boma) if usize::from(boma.index) < self.opening.holes() => self.point(boma),
                Some(boma) => Pressed::Refused(no_such(boma)),
                None => Pressed::Ignored,
            },
            Action::Escape => self.back(),
            _ => Pressed::Ignored,
        }
    }

    fn point(&mut self, boma: Hole) -> Pressed {
        self.cursor = boma;
        self.typing = false;
        Pressed::Understood
    }

    /// Empties a boma, or fills it again.
    fn empty(&mut self, boma: Hole) -> Pressed {
        if boma.side != self.opening.turn() {
            return Pressed::Refused(say!(
                "terminal-not-your-boma",
                "side" = boma.side,
                "boma" = boma.to_string(),
            ));
        }
        if usize::from(boma.index) >= self.opening.holes() {
            return Pressed::Refused(no_such(boma));
        }
        if self.opening.seeds(boma) == 0 {
            return Pressed::Refused(say!("terminal-boma-is-empty", "boma" = boma.to_string(),));
        }
        self.cursor = boma;
        self.change(
            |chosen| match chosen.emptied.iter().position(|emptied| *emptied == boma) {
                Some(place) => {
                    chosen.emptied.remove(place);
                }
                None => chosen.emptied.push(boma),
            },
        );
        Pressed::Understood
    }

    /// Puts warriors into the boma at the cursor, or takes them back from it.
    fn add(&mut self, warriors: i16) -> Pressed {
        self.typing = false;
        self.put(self.here().saturating_add_signed(warriors))
    }

    fn digit(&mut self, digit: char) -> Pressed {
        let digit = digit.to_digit(10).unwrap_or(0) as u16;
        let earlier = if self.typing { self.here() } else { 0 };
        let pressed = self.put((earlier * 10 + digit).min(999));
        self.typing = pressed == Pressed::Understood;
        pressed
    }

    /// What has been placed at the cursor.
    fn here(&self) -> u16 {
        self.chosen.placed.get(&self.cursor).copied().unwrap_or(0)
    }

    fn put(&mut self, warriors: u16) -> Pressed {
        let most = self.hand() + self.here();
        if warriors > most {
            return Pressed::Refused(match most {
                0 => say!("terminal-hand-is-empty"),
                _ => say!(
                    "terminal-at-most",
                    "most" = most,
                    "boma" = self.cursor.to_string(),
                ),
            });
        }
        let cursor = self.cursor;
        self.change(|chosen| match warriors {
            0 => {
                chosen.placed.remove(&cursor);
            }
            _ => {
                chosen.placed.insert(cursor, warriors);
            }
        });
        Pressed::Understood
    }

    fn change(&mut self, change: impl FnOnce(&mut Chosen)) {
        let before = self.chosen.clone();
        change(&mut self.chosen);
        if self.chosen != before && !self.typing {
            self.before.push(before);
        }
    }

    fn back(&mut self) -> Pressed {
        self.typing = false;
        match self.before.pop() {
            Some(before) => {
                self.chosen = before;
                Pressed::Understood
            }
            None => Pressed::Ignored,
        }
    }
}

fn no_such(boma: Hole) -> String {
    say!("terminal-no-such-boma", "boma" = boma.to_string())
}
