//! Choosing a sowing: a hole and a direction in Giuthi, a boma and a count in Kiothi.

use ndongu_rules::{
    AnyMove, AnyPosition, Direction, Game, Hole, IllegalMove, Move, Side, giuthi, kiothi,
};

use super::{Pressed, beside, starts_from};
use crate::{
    play::{
        action::Action,
        outlook::Outlook,
        picture::{Mark, Picture},
    },
    words::{language, say},
};

/// A hole is pointed at, then lifted, then one of the ways to sow it is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picking {
    holes: usize,
    /// The own holes that have a legal sowing.
    sowable: Vec<Hole>,
    cursor: Hole,
    lifted: Option<Lifted>,
}

/// The hole at the cursor, lifted.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lifted {
    /// Giuthi: counter-clockwise and clockwise. Kiothi: one warrior, two, and so on.
    ways: Vec<Outlook>,
    chosen: Option<usize>,
    /// Digits typed so far.
    typed: usize,
}

impl Picking {
    /// Nothing lifted yet; the cursor on the first hole of `sowable`.
    pub fn new(position: &AnyPosition, sowable: Vec<Hole>) -> Picking {
        let first = Hole::new(position.turn(), 0);
        Picking {
            holes: position.holes(),
            cursor: sowable.first().copied().unwrap_or(first),
            sowable,
            lifted: None,
        }
    }

    /// The hole that is pointed at.
    pub fn cursor(&self) -> Hole {
        self.cursor
    }

    /// Whether a hole has a legal sowing.
    pub fn offers(&self, hole: Hole) -> bool {
        self.sowable.contains(&hole)
    }

    /// The ways to sow the lifted hole, in Giuthi counter-clockwise and clockwise, in Kiothi by
    /// number; none while no hole is lifted.
    pub fn ways(&self) -> &[Outlook] {
        self.lifted
            .as_ref()
            .map_or(&[], |lifted| lifted.ways.as_slice())
    }

    /// Which way is chosen.
    pub fn chosen(&self) -> Option<usize> {
        self.lifted.as_ref()?.chosen
    }

    /// The way that is chosen.
    pub fn outlook(&self) -> Option<&Outlook> {
        self.ways().get(self.chosen()?)
    }

    /// The board with marks for what the choice would do.
    pub fn picture(&self, position: &AnyPosition) -> Picture {
        if let Some(trace) = self.outlook().and_then(Outlook::trace) {
            return Picture::of_preview(position, trace);
        }
        let mut picture = Picture::of(position);
        if self.lifted.is_some() {
            picture.mark(self.cursor, Mark::From);
        }
        picture
    }

    /// Takes an action.
    pub fn press(&mut self, game: &Game, action: Action, bottom: Side) -> Pressed {
        let in_giuthi = matches!(game.position(), AnyPosition::Giuthi(_));
        match action {
            Action::Hole(hole) if self.lifted.is_some() && hole == self.cursor => self.put_back(),
            Action::Hole(hole) => self.lift(game, hole),
            Action::Char(letter @ ('a'..='j' | 'A'..='J')) => match self.own(letter) {
                Some(hole) => self.lift(game, hole),
                None => Pressed::Ignored,
            },
            Action::Char(digit @ '0'..='9') if !in_giuthi => self.digit(game, digit),
            Action::Char(sign @ ('+' | '=' | '-')) => {
                let way = usize::from(sign == '-');
                self.lifting(game, |picking| {
                    if in_giuthi {
                        picking.way(way)
                    } else {
                        picking.step(sign != '-')
                    }
                })
            }
            Action::Way(way) => self.way(way),
            Action::Left | Action::Right => {
                let right = action == Action::Right;
                match (&self.lifted, in_giuthi) {
                    (None, _) => self.point(right, bottom),
                    (Some(_), true) => {
                        let counter_clockwise = right == (self.cursor.side == bottom);
                        self.way(usize::from(!counter_clockwise))
                    }
                    (Some(_), false) => self.step(right),
                }
            }
            Action::Up | Action::Down if self.lifted.is_some() && !in_giuthi => {
                self.step(action == Action::Up)
            }
            Action::Up => self.lift(game, self.cursor),
            Action::Enter => match self.lifted {
                None => self.lift(game, self.cursor),
                Some(_) => self.confirm(),
            },
            Action::Backspace | Action::Escape | Action::Down if self.lifted.is_some() => {
                self.put_back()
            }
            _ => Pressed::Ignored,
        }
    }

    /// Lifts the hole of `mv` and chooses it.
    pub fn suggest(&mut self, game: &Game, mv: &AnyMove) {
        let Some(hole) = starts_from(mv) else {
            return;
        };
        self.lift(game, hole);
        if let Some(lifted) = &mut self.lifted {
            lifted.chosen = lifted.ways.iter().position(|way| way.mv == *mv);
        }
    }

    /// A letter of either case names an own hole.
    fn own(&self, letter: char) -> Option<Hole> {
        let hole = Hole::from_letter(letter)?;
        Some(Hole::new(self.cursor.side, hole.index))
    }

    fn point(&mut self, right: bool, bottom: Side) -> Pressed {
        if let Some(hole) = beside(self.cursor, right, bottom, self.holes) {
            self.cursor = hole;
        }
        Pressed::Understood
    }

    /// Shows the ways to sow a hole, or says why there is none at all.
    fn lift(&mut self, game: &Game, hole: Hole) -> Pressed {
        let ways = ways(game, hole);
        if let Some(Outlook {
            result: Err(refusal),
            ..
        }) = ways.first()
        {
            use IllegalMove::{Empty, NoSuchHole, NotYours, TooFewSeeds};
            if matches!(
                refusal,
                Empty { .. } | TooFewSeeds { .. } | NotYours { .. } | NoSuchHole { .. }
            ) {
                return Pressed::Refused(refused(refusal));
            }
        }
        self.cursor = hole;
        let in_kiothi = !matches!(game.position(), AnyPosition::Giuthi(_));
        let first_legal = ways.iter().position(|way| way.result.is_ok());
        let chosen = first_legal.filter(|_| in_kiothi).or_else(|| only(&ways));
        self.lifted = Some(Lifted {
            ways,
            chosen,
            typed: 0,
        });
        Pressed::Understood
    }

    /// Lifts the hole at the cursor first, if that is still to be done.
    fn lifting(&mut self, game: &Game, then: impl FnOnce(&mut Self) -> Pressed) -> Pressed {
        if self.lifted.is_none() {
            let pressed = self.lift(game, self.cursor);
            if self.lifted.is_none() {
                return pressed;
            }
        }
        then(self)
    }

    fn put_back(&mut self) -> Pressed {
        self.lifted = None;
        Pressed::Understood
    }

    /// Chooses a way; the one that is chosen already is played.
    fn way(&mut self, way: usize) -> Pressed {
        let Some(lifted) = &mut self.lifted else {
            return Pressed::Ignored;
        };
        if lifted.chosen == Some(way) {
            return self.confirm();
        }
        lifted.chosen = Some(way.min(lifted.ways.len() - 1));
        lifted.typed = 0;
        Pressed::Understood
    }

    /// One warrior more or fewer.
    fn step(&mut self, up: bool) -> Pressed {
        let Some(lifted) = &mut self.lifted else {
            return Pressed::Ignored;
        };
        let last = lifted.ways.len() - 1;
        let way = lifted.chosen.unwrap_or(0);
        lifted.chosen = Some(if up {
            last.min(way + 1)
        } else {
            way.saturating_sub(1)
        });
        lifted.typed = 0;
        Pressed::Understood
    }

    /// A digit of the number of warriors.
    fn digit(&mut self, game: &Game, digit: char) -> Pressed {
        let digit = digit.to_digit(10).unwrap_or(0) as usize;
        let boma = self.cursor;
        self.lifting(game, |picking| {
            let Some(lifted) = &mut picking.lifted else {
                return Pressed::Ignored;
            };
            let count = (lifted.typed * 10 + digit).min(999);
            if count > lifted.ways.len() {
                lifted.typed = 0;
                let sowing = kiothi::Sowing {
                    boma,
                    count: count as u16,
                };
                return match game.narrate(&AnyMove::Kiothi(Move::Sow(sowing))) {
                    Err(refusal) => Pressed::Refused(refused(&refusal)),
                    Ok(_) => Pressed::Understood,
                };
            }
            lifted.typed = count;
            if count > 0 {
                lifted.chosen = Some(count - 1);
            }
            Pressed::Understood
        })
    }

    fn confirm(&self) -> Pressed {
        match self.outlook() {
            None => Pressed::Refused(say!("terminal-no-direction")),
            Some(Outlook {
                result: Err(refusal),
                ..
            }) => Pressed::Refused(refused(refusal)),
            Some(Outlook { mv, .. }) => Pressed::Play(*mv),
        }
    }
}

/// Why a sowing is not legal, as a sentence.
fn refused(refusal: &IllegalMove) -> String {
    say!("terminal-not-legal", "reason" = language().refusal(refusal))
}

/// The one way that is legal, if there is only one.
fn only(ways: &[Outlook]) -> Option<usize> {
    let mut legal = (0..ways.len()).filter(|way| ways[*way].result.is_ok());
    legal.next().filter(|_| legal.next().is_none())
}

/// Everything that could be tried with a hole: two directions, or every count, at least one.
fn ways(game: &Game, hole: Hole) -> Vec<Outlook> {
    let position = game.position();
    let moves: Vec<AnyMove> = match position {
        AnyPosition::Giuthi(_) => Direction::BOTH
            .map(|direction| AnyMove::Giuthi(Move::Sow(giuthi::Sowing { hole, direction })))
            .into(),
        AnyPosition::Kiothi(_) | AnyPosition::Opening(_) => {
            let on_board = usize::from(hole.index) < position.holes();
            let held = if on_board { position.seeds(hole) } else { 0 };
            (1..=u16::from(held.max(1)))
                .map(|count| AnyMove::Kiothi(Move::Sow(kiothi::Sowing { boma: hole, count })))
                .collect()
        }
    };
    moves.into_iter().map(|mv| Outlook::new(game, mv)).collect()
}
