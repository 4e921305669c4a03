//! Every way in which a turn can end, found by sowing.

use std::collections::HashSet;

use ndongu_rules::{AnyMove, AnyPosition, Giuthi, Kiothi, Move, Position};

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum End {
    /// With the other side to begin a turn here.
    Turn(AnyPosition),
    /// With the game, and South so many seeds ahead.
    Over(i16),
}

/// One way to end a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Exit {
    /// The shortest moves that lead to it.
    pub moves: Vec<AnyMove>,
    /// What they lead to.
    pub end: End,
}

/// The ways to end a turn that stands at `from` and has stood on `stood` before, one for each end.
/// Extra moves lead from row to row; a row that can be reached is reached on a shortest way, which
/// goes round in no circle (G6a), and from there every sowing that ends the turn can be made.
pub(super) fn exits(stood: &[AnyPosition], from: &AnyPosition) -> Vec<Exit> {
    match from {
        AnyPosition::Giuthi(pos) => {
            let only = |pos: &AnyPosition| match pos {
                AnyPosition::Giuthi(pos) => Some(*pos),
                _ => None,
            };
            let stood = stood.iter().filter_map(only).collect();
            explore::<Giuthi>(stood, *pos, AnyPosition::Giuthi, AnyMove::Giuthi)
        }
        AnyPosition::Kiothi(pos) => {
            explore::<Kiothi>(HashSet::new(), *pos, AnyPosition::Kiothi, AnyMove::Kiothi)
        }
        AnyPosition::Opening(_) => Vec::new(),
    }
}

/// A position inside the turn, and how it was come to: from which one, and by what.
type Station<P> = (P, Option<(usize, AnyMove)>);

fn explore<P: Position>(
    mut stood: HashSet<P>,
    from: P,
    any: impl Fn(P) -> AnyPosition,
    any_move: impl Fn(Move<P::Sowing>) -> AnyMove,
) -> Vec<Exit> {
    let mut stations: Vec<Station<P>> = vec![(from, None)];
    let (mut found, mut ends) = (Vec::new(), HashSet::new());
    stood.insert(from);
    let mut here = 0;
    while here < stations.len() {
        let (pos, _) = stations[here];
        let mut reach = |stations: &mut Vec<Station<P>>, mv, child: P| {
            let mv = any_move(mv);
            if child.turn() == pos.turn() {
                if stood.insert(child) {
                    stations.push((child, Some((here, mv))));
                }
            } else if ends.insert(End::Turn(any(child))) {
                found.push((here, Some(mv), End::Turn(any(child))));
            }
        };
        let mut stuck = true;
        pos.each_sown(|sowing, child| {
            stuck = false;
            reach(&mut stations, Move::Sow(sowing), child);
        });
        if stuck {
            if let Some(child) = pos.passed() {
                reach(&mut stations, Move::Pass, child);
            } else {
                let score = pos.final_score();
                let end = End::Over(score.south as i16 - score.north as i16);
                if ends.insert(end) {
                    found.push((here, None, end));
                }
            }
        }
        here += 1;
    }
    let told = |(station, last, end)| Exit {
        moves: way(&stations, station, last),
        end,
    };
    found.into_iter().map(told).collect()
}

/// The moves that lead to a station, and one more.
fn way<P>(stations: &[Station<P>], mut at: usize, last: Option<AnyMove>) -> Vec<AnyMove> {
    let mut moves: Vec<AnyMove> = last.into_iter().collect();
    while let Some((before, mv)) = stations[at].1 {
        moves.push(mv);
        at = before;
    }
    moves.reverse();
    moves
}
