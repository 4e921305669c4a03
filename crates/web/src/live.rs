//! A board in the text, on which an example is played.

use ndongu_rules::{Game, Side};
use ndongu_words::{Name, Names};
use serde_json::json;

use crate::{api::shapes::Teller, board_markup, frame::Frame, prose};

/// How the course and the rules speak of the players: to South.
pub const NAMES: Names = Names {
    south: Name::You,
    north: Name::Side(Side::North),
};

/// A board with an example.
#[derive(Debug)]
pub struct Live {
    /// The board before the moves, without script.
    pub markup: String,
    /// The same, the moves and the board after them, for the script: `{before, steps, after}`.
    pub data: String,
    /// The moves, as one types them.
    pub moves: String,
    /// What happens, a line a lap, as HTML.
    pub lines: Vec<String>,
}

impl Live {
    /// The board of a position with moves to be played on it. Both are the program's own and right.
    pub fn new(frame: &Frame, position: &str, moves: &[&str]) -> Live {
        let start = position
            .parse()
            .expect("examples begin in possible positions");
        let teller = Teller {
            language: frame.language,
            names: NAMES,
        };
        let mut game = Game::new(start);
        let before = teller.board(&game);
        for text in moves {
            let mv = game
                .position()
                .parse_move(text)
                .expect("examples can be read");
            game.play(mv).expect("examples are legal");
        }
        let steps = teller.steps(&game);
        let data = json!({ "before": before, "steps": steps, "after": teller.board(&game) });
        let mut lines = told(&steps, start.rules().game());
        lines.extend(ending(&game, teller));
        Live {
            markup: board(frame, &start),
            data: script_safe(&data),
            moves: moves.join(" "),
            lines,
        }
    }
}

/// The markup inside `<sowing-board>`.
pub fn board(frame: &Frame, pos: &ndongu_rules::AnyPosition) -> String {
    let [south, north] = Side::BOTH.map(|side| frame.language.side(side));
    board_markup(pos, frame.style, Side::South, [&south, &north])
}

/// What happened in moves: every lap, and how each ended, as HTML.
pub fn told(steps: &[crate::api::shapes::Step], game: &str) -> Vec<String> {
    let words = steps.iter().flat_map(|step| {
        let laps = step.trace.laps.iter().filter_map(|lap| lap.words.clone());
        laps.chain([step.trace.words.clone()])
    });
    words.map(|words| prose(&words, game)).collect()
}

/// How a game ended, as HTML, if it has.
pub fn ending(game: &Game, teller: Teller) -> Option<String> {
    let ending = teller.ending(game)?;
    Some(prose(&ending.words, game.start().rules().game()))
}

/// JSON that no script block can be ended by.
pub fn script_safe(data: &serde_json::Value) -> String {
    data.to_string().replace('<', "\\u003c")
}
