//! Trying a task.

use ndongu_rules::{AnyMove, AnyPosition, End, Game, IllegalMove, NotationError, Side, Trace};

use super::Task;

/// The moves that a reader has tried, with North's answers.
#[derive(Clone, Debug)]
pub struct Attempt {
    task: &'static Task,
    game: Game,
    steps: Vec<Played>,
}

/// A move of an attempt and what it did.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who moved.
    pub side: Side,
    /// The move.
    pub mv: AnyMove,
    /// What happened.
    pub trace: Trace,
}

/// How an attempt stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// South has moves left.
    Going,
    /// Every goal is reached.
    Solved,
    /// It cannot be reached any more.
    Missed,
}

/// Why a move cannot be tried.
#[derive(Debug)]
pub enum Refused {
    /// It cannot be read.
    Notation(NotationError),
    /// It is not legal.
    Illegal(IllegalMove),
}

impl Attempt {
    /// A task that nothing has been tried on yet.
    pub fn new(task: &'static Task) -> Attempt {
        let start: AnyPosition = task
            .position
            .parse()
            .expect("the tables' positions are possible");
        Attempt {
            task,
            game: Game::new(start),
            steps: Vec::new(),
        }
    }

    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves so far, North's included.
    pub fn steps(&self) -> &[Played] {
        &self.steps
    }

    /// How South's moves have ended.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        let own = self.steps.iter().filter(|step| step.side == Side::South);
        own.map(|step| step.trace.end)
    }

    /// South's moves so far.
    pub fn own_moves(&self) -> Vec<String> {
        let own = self.steps.iter().filter(|step| step.side == Side::South);
        own.map(|step| step.mv.to_string()).collect()
    }

    /// How many moves South has left.
    pub fn moves_left(&self) -> usize {
        self.task.moves.saturating_sub(self.ends().count())
    }

    /// Tries a move of South's; if the task is not over with it and North may answer, North does.
    ///
    /// # Errors
    ///
    /// Says why there is no such move.
    pub fn play(&mut self, text: &str) -> Result<(), Refused> {
        let mv = self
            .game
            .position()
            .parse_move(text)
            .map_err(Refused::Notation)?;
        self.step(mv).map_err(Refused::Illegal)?;
        while self.standing() == Standing::Going && self.game.position().turn() == Side::North {
            let answer = answer(&self.game);
            self.step(answer).map_err(Refused::Illegal)?;
        }
        Ok(())
    }

    /// How it stands.
    pub fn standing(&self) -> Standing {
        let own = self.ends().count();
        let no_more = match self.game.position().turn() {
            _ if self.game.ending().is_some() => true,
            Side::South => own >= self.task.moves,
            Side::North => !self.task.answered,
        };
        if own > 0 && self.task.goals.iter().all(|goal| goal.reached(self)) {
            Standing::Solved
        } else if no_more {
            Standing::Missed
        } else {
            Standing::Going
        }
    }

    fn step(&mut self, mv: AnyMove) -> Result<(), IllegalMove> {
        let side = self.game.position().turn();
        let trace = self.game.play(mv)?;
        self.steps.push(Played { side, mv, trace });
        Ok(())
    }
}

/// North takes what it can: the move that captures most, of several the first.
fn answer(game: &Game) -> AnyMove {
    let captured = |after: &AnyPosition| after.taken().north;
    let mut legal = game.legal().into_iter();
    let first = legal.next().expect("a game that goes on has a move");
    let best = legal.fold(first, |best, next| {
        if captured(&next.1) > captured(&best.1) {
            next
        } else {
            best
        }
    });
    best.0
}
