//! A puzzle as a page shows it, and what is answered to a try.

use ndongu_rules::{AnyMove, Game};
use ndongu_solver::{Puzzle, Value};
use serde::Serialize;

use crate::{
    api::shapes::{Board, Step, Teller},
    frame::Frame,
    live::{self, NAMES},
    prose,
};

/// A puzzle with the moves that have been found so far.
pub struct Riddle {
    /// The puzzle.
    pub of: &'static Puzzle,
    /// `Puzzle 3f9a02c1, rating 1250`.
    pub title: String,
    /// What is to be done.
    pub goal: String,
    /// The board as it stands, for the page.
    pub markup: String,
    /// The board before the last try, for the script.
    pub data: String,
    /// How it stands.
    pub reply: Reply,
    game: Game,
}

/// What is answered to a try.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// `going`, `solved`, `missed` or `shown`.
    pub standing: &'static str,
    /// The verdict, as HTML; empty before the first try.
    pub verdict: String,
    /// What a wrong move comes to, as HTML; empty otherwise.
    pub outcome: String,
    /// Why the move is not possible, as HTML.
    pub refused: Option<String>,
    /// What happened, a line a lap, as HTML.
    pub lines: Vec<String>,
    /// The right moves found so far, a space between them.
    pub moves: String,
    /// What is played now: the move with its reply, or with its refutation.
    pub steps: Vec<Step>,
    /// The board after that.
    pub board: Board,
}

impl Riddle {
    /// A puzzle after these moves, as far as they are right.
    pub fn new(frame: &Frame, of: &'static Puzzle, found: &str) -> Riddle {
        let mut game = Game::new(of.position);
        let mut moves = Vec::new();
        for text in found.split_whitespace() {
            let right = of.line.get(game.moves().len()).map(|step| step.mv);
            if right.is_none_or(|right| right.to_string() != text) {
                break;
            }
            moves.push(text);
            let ply = game.moves().len();
            play_all(&mut game, &of.forced(ply));
        }
        let rating = ("rating", of.rating.to_string().into());
        let side = of.position.turn();
        let goal = match of.value {
            Value::Win => frame.say("puzzle-goal-win", "side", side),
            Value::Draw | Value::Loss => frame.say("puzzle-goal-draw", "side", side),
        };
        let teller = teller(frame);
        let board = teller.board(&game);
        Riddle {
            of,
            title: frame
                .language
                .say("puzzle-heading", &[("id", of.id.as_str().into()), rating]),
            goal,
            markup: live::board(frame, game.position()),
            data: live::script_safe(&serde_json::to_value(&board).unwrap_or_default()),
            reply: Reply {
                standing: if game.moves().len() == of.line.len() {
                    "solved"
                } else {
                    "going"
                },
                verdict: String::new(),
                outcome: String::new(),
                refused: None,
                lines: Vec::new(),
                moves: moves.join(" "),
                steps: Vec::new(),
                board,
            },
            game,
        }
    }

    /// Tries a move; nothing happens when the puzzle is solved.
    pub fn attempt(&mut self, frame: &Frame, text: &str) {
        if self.reply.standing != "going" {
            return;
        }
        let mv = match self.game.position().parse_move(text.trim()) {
            Ok(mv) => mv,
            Err(error) => return self.refuse(frame, &frame.language.notation_error(&error)),
        };
        if let Err(refusal) = self.game.narrate(&mv) {
            return self.refuse(frame, &frame.language.refusal(&refusal));
        }
        let ply = self.game.moves().len();
        let named = |key| frame.say(key, "move", mv.to_string());
        if let Some(refutation) = self.of.refutation(ply, &mv) {
            let verdict = match self.of.value {
                Value::Win => named("puzzle-wrong-win"),
                Value::Draw | Value::Loss => named("puzzle-wrong-draw"),
            };
            self.play(frame, refutation, "missed", &verdict);
            self.reply.outcome = self.outcome(frame);
            return;
        }
        let moves = self.of.forced(ply);
        let (standing, verdict) = if ply + moves.len() == self.of.line.len() {
            ("solved", named("puzzle-solved"))
        } else {
            ("going", named("puzzle-right"))
        };
        self.play(frame, &moves, standing, &verdict);
        let found = &mut self.reply.moves;
        if !found.is_empty() {
            found.push(' ');
        }
        found.push_str(&mv.to_string());
    }

    /// Gives the solution, from the beginning.
    pub fn show(&mut self, frame: &Frame) {
        self.game = Game::new(self.of.position);
        let moves: Vec<AnyMove> = self.of.moves().collect();
        self.play(frame, &moves, "shown", &frame.text("puzzle-solution"));
    }

    fn refuse(&mut self, frame: &Frame, reason: &str) {
        let words = frame.say("learn-refused", "reason", reason);
        self.reply.refused = Some(prose(&words, self.rules()));
    }

    fn play(&mut self, frame: &Frame, moves: &[AnyMove], standing: &'static str, verdict: &str) {
        let known = self.game.moves().len();
        play_all(&mut self.game, moves);
        let teller = teller(frame);
        let steps = teller.steps(&self.game).split_off(known);
        self.markup = live::board(frame, self.game.position());
        self.reply = Reply {
            standing,
            verdict: prose(verdict, self.rules()),
            outcome: String::new(),
            refused: None,
            lines: live::told(&steps, self.rules()),
            moves: std::mem::take(&mut self.reply.moves),
            steps,
            board: teller.board(&self.game),
        };
    }

    /// What the game has come to, or will with best play.
    fn outcome(&self, frame: &Frame) -> String {
        if let Some(ending) = live::ending(&self.game, teller(frame)) {
            return ending;
        }
        frame.text(match self.of.worth_of(self.game.position()) {
            Some(Value::Draw) => "puzzle-comes-to-draw",
            _ => "puzzle-comes-to-loss",
        })
    }

    fn rules(&self) -> &'static str {
        self.of.position.rules().game()
    }
}

fn play_all(game: &mut Game, moves: &[AnyMove]) {
    for mv in moves {
        game.play(*mv).expect("puzzles are made of legal moves");
    }
}

fn teller(frame: &Frame) -> Teller {
    Teller {
        language: frame.language,
        names: NAMES,
    }
}
