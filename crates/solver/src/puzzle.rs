//! Puzzles: positions in which one move alone keeps the win, or the draw, and then one again.
//!
//! `docs/puzzles.md` tells what exactly a puzzle is, and what its line of text looks like.

mod check;
mod find;
mod generate;
mod graph;
mod rating;
mod select;
mod theme;
mod turn;

use std::{fmt, str::FromStr, sync::LazyLock};

use ndongu_rules::{AnyMove, AnyPosition, Game, IllegalMove, NotationError};

use crate::Value;

pub use check::Fault;
pub use generate::{Generator, starts};
pub use select::select;
pub use theme::Theme;

/// A position to be solved, with its solution and everything that fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Tells puzzles apart, and stays the same: eight hexadecimal digits made from the position.
    pub id: String,
    /// The solver is to begin a turn here, and nothing has been played before.
    pub position: AnyPosition,
    /// What the solver can keep: the win, or the draw.
    pub value: Value,
    /// How hard it is, on the scale of ratings; a guess made from what there is to see and to avoid.
    pub rating: u16,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// The solution: the solver's moves, each the only right one, and the replies of the defence.
    pub line: Vec<Step>,
}

/// A move of the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is played.
    pub mv: AnyMove,
    /// Where it is the solver's: every other legal move, with what shows that it fails.
    pub wrong: Vec<Vec<AnyMove>>,
}

/// Why a text is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// There must be six parts with `|` between them.
    Parts(usize),
    /// The position cannot be read.
    Position(NotationError),
    /// It is neither `win` nor `draw`.
    Value(String),
    /// The rating is no number.
    Rating(String),
    /// There is no such theme.
    Theme(String),
    /// A move cannot be read.
    Notation(NotationError),
    /// A move cannot be played where it stands.
    Illegal(String, IllegalMove),
    /// A parenthesis is missing, or stands where it may not.
    Parenthesis,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Parts(parts) => write!(
                f,
                "a puzzle has six parts with | between them, and here are {parts}"
            ),
            PuzzleError::Position(error) | PuzzleError::Notation(error) => error.fmt(f),
            PuzzleError::Value(text) => write!(f, "expected win or draw, not \"{text}\""),
            PuzzleError::Rating(text) => write!(f, "a rating is a number, not \"{text}\""),
            PuzzleError::Theme(text) => write!(f, "there is no theme \"{text}\""),
            PuzzleError::Illegal(mv, refusal) => write!(f, "{mv} cannot be played: {refusal}"),
            PuzzleError::Parenthesis => f.write_str(
                "a wrong move stands with its refutation in parentheses after the right one",
            ),
        }
    }
}

impl std::error::Error for PuzzleError {}

/// All puzzles that come with the program, in the order of their files.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let files = [
            include_str!("../../../puzzles/giuthi.txt"),
            include_str!("../../../puzzles/kiothi.txt"),
        ];
        let lines = files.into_iter().flat_map(str::lines);
        let puzzles = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
        puzzles
            .map(|line| {
                line.parse()
                    .expect("the puzzles in the repository are sound")
            })
            .collect()
    });
    &PUZZLES
}

impl Puzzle {
    /// What a puzzle of a position is called.
    pub(crate) fn id_of(position: &AnyPosition) -> String {
        format!("{:08x}", crc32fast::hash(position.to_string().as_bytes()))
    }

    /// The moves of the solution.
    pub fn moves(&self) -> impl Iterator<Item = AnyMove> {
        self.line.iter().map(|step| step.mv)
    }

    /// The right move at a step of the solution and all replies up to the solver's next move.
    pub fn forced(&self, ply: usize) -> Vec<AnyMove> {
        let mut game = self.game_at(ply);
        let mut moves = Vec::new();
        for mv in self.moves().skip(ply) {
            game.play(mv).expect("a solution is made of legal moves");
            moves.push(mv);
            if game.position().turn() == self.position.turn() {
                break;
            }
        }
        moves
    }

    /// The game as it stands before a step of the solution.
    pub fn game_at(&self, ply: usize) -> Game {
        let mut game = Game::new(self.position);
        for mv in self.moves().take(ply) {
            game.play(mv).expect("a solution is made of legal moves");
        }
        game
    }

    /// What shows that a move other than the right one fails: that move, and what follows.
    pub fn refutation(&self, ply: usize, mv: &AnyMove) -> Option<&[AnyMove]> {
        let wrong = self.line[ply].wrong.iter();
        let mut of_move = wrong.filter(|moves| moves.first() == Some(mv));
        of_move.next().map(Vec::as_slice)
    }
}

/// One line: `id | position | win | rating | themes | C+ (B- a+) (D+ c-) b- A+ (…)`.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let (value, themes) = (self.value.word(), themes.join(" "));
        write!(
            f,
            "{} | {} | {value} | {} | {themes} |",
            self.id, self.position, self.rating
        )?;
        for Step { mv, wrong } in &self.line {
            write!(f, " {mv}")?;
            for moves in wrong {
                let moves: Vec<String> = moves.iter().map(AnyMove::to_string).collect();
                write!(f, " ({})", moves.join(" "))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Self, PuzzleError> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [id, position, value, rating, themes, moves] = parts[..] else {
            return Err(PuzzleError::Parts(parts.len()));
        };
        let position: AnyPosition = position.parse().map_err(PuzzleError::Position)?;
        let value = match value {
            "win" => Value::Win,
            "draw" => Value::Draw,
            _ => return Err(PuzzleError::Value(value.to_owned())),
        };
        let theme =
            |name: &str| Theme::named(name).ok_or_else(|| PuzzleError::Theme(name.to_owned()));
        Ok(Puzzle {
            id: id.to_owned(),
            position,
            value,
            rating: rating
                .parse()
                .map_err(|_| PuzzleError::Rating(rating.to_owned()))?,
            themes: themes
                .split_whitespace()
                .map(theme)
                .collect::<Result<_, _>>()?,
            line: parse_line(position, moves)?,
        })
    }
}

/// Reads a solution, and plays it and all that is tried instead.
fn parse_line(position: AnyPosition, moves: &str) -> Result<Vec<Step>, PuzzleError> {
    let mut line: Vec<Step> = Vec::new();
    let mut game = Game::new(position);
    let mut rest = moves.trim();
    while !rest.is_empty() {
        if let Some(opened) = rest.strip_prefix('(') {
            let (wrong, after) = opened.split_once(')').ok_or(PuzzleError::Parenthesis)?;
            let step = line.last_mut().ok_or(PuzzleError::Parenthesis)?;
            game.undo();
            let mut tried = game.clone();
            let wrong = wrong.split_whitespace();
            let moves = wrong
                .map(|text| play(&mut tried, text))
                .collect::<Result<Vec<_>, _>>()?;
            if moves.is_empty() {
                return Err(PuzzleError::Parenthesis);
            }
            game.redo();
            step.wrong.push(moves);
            rest = after.trim_start();
        } else {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let mv = play(&mut game, &rest[..end])?;
            line.push(Step {
                mv,
                wrong: Vec::new(),
            });
            rest = rest[end..].trim_start();
        }
    }
    Ok(line)
}

fn play(game: &mut Game, text: &str) -> Result<AnyMove, PuzzleError> {
    let mv = game
        .position()
        .parse_move(text)
        .map_err(PuzzleError::Notation)?;
    let played = game.play(mv);
    played.map_err(|refusal| PuzzleError::Illegal(text.to_owned(), refusal))?;
    Ok(mv)
}
