//! Moves in turns, as a record has them (N4): the same in all languages.

use ndongu_rules::{AnyMove, Game, Side};

/// The number that the turn of this ply has in a record (N4).
pub(crate) fn turn_number(game: &Game, ply: usize) -> usize {
    let of_south = |ply: &usize| game.begins_turn(*ply) && side_at(game, *ply) == Side::South;
    let before_south = usize::from(side_at(game, 0) == Side::North);
    before_south + (0..=ply).filter(of_south).count()
}

pub(crate) fn side_at(game: &Game, ply: usize) -> Side {
    game.positions()[ply].turn()
}

/// Moves that go on from a game, in turns as in a record (N4): `3. C+,E-`, `b-`, `4. A+`.
pub fn turns(game: &Game, moves: &[AnyMove]) -> Vec<String> {
    let mut game = game.clone();
    let mut turns: Vec<String> = Vec::new();
    for mv in moves {
        let ply = game.moves().len();
        let number = turn_number(&game, ply);
        match (turns.last_mut(), side_at(&game, ply)) {
            (Some(turn), _) if !game.begins_turn(ply) => turn.extend([",", &mv.to_string()]),
            (_, Side::South) => turns.push(format!("{number}. {mv}")),
            (None, Side::North) => turns.push(format!("{number}... {mv}")),
            (Some(_), Side::North) => turns.push(mv.to_string()),
        }
        if game.play(*mv).is_err() {
            break;
        }
    }
    turns
}

/// The moves up to the end of the turn: `C+,E-`.
pub(crate) fn first_turn(game: &Game, moves: &[AnyMove]) -> String {
    let mut game = game.clone();
    let mut turn: Vec<String> = Vec::new();
    for mv in moves {
        turn.push(mv.to_string());
        if game.play(*mv).is_err() || game.begins_turn(game.moves().len()) {
            break;
        }
    }
    turn.join(",")
}
