//! The full-screen game as a value: messages change it, effects are what it asks of the world.

use std::time::Duration;

use ndongu_rules::{AnyMove, BySide, RuleSet, Side};
use ndongu_words::{Name, Names, SIDES};

use super::{
    action::Action, animation::Animation, choice::Choice, dialog::Dialog, picture::Picture,
    players::Player, story::Story, table::Table,
};
use crate::words::say;

/// Something that has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The player has done something.
    Do(Action),
    /// Time has passed.
    Tick(Duration),
    /// The computer has thought; answers to an older question count for nothing.
    Thought {
        /// The question's number.
        question: u64,
        /// The move found.
        mv: Option<AnyMove>,
    },
    /// The record has been rewritten, or could not be.
    Kept(Result<(), String>),
    /// The game has been saved under this name, or could not be.
    Saved(Result<String, SaveError>),
    /// A record has been read, or could not be.
    Loaded(Result<(String, Table), String>),
}

/// Why a game could not be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// A file of this name exists already.
    Exists(String),
    /// Anything else, as a sentence.
    Failed(String),
}

/// What the screen asks of the world outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Let this player think about the game, and answer with the question's number.
    Think {
        /// The number.
        question: u64,
        /// Who thinks.
        player: Player,
    },
    /// Nobody waits for an answer any more.
    StopThinking,
    /// Rewrite the record.
    Keep,
    /// Save the game.
    Save {
        /// Under this name.
        name: String,
        /// Even if such a file exists.
        overwrite: bool,
    },
    /// Read a record.
    Load(String),
    /// Leave the program.
    Leave,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A person chooses a move.
    Choosing(Choice),
    /// A move is shown.
    Showing(Animation),
    /// The computer thinks.
    Waiting,
    /// The game has ended.
    Over,
}

/// What the computer is thinking for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Its own move.
    Move,
    /// A choice for the person to look at.
    Advice,
}

/// How fast moves are shown, in percent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(u32);

impl Speed {
    const ALL: [Speed; 4] = [Speed(50), Speed(100), Speed(200), Speed(400)];

    /// Moves take three seconds at most.
    pub const NORMAL: Speed = Speed(100);

    /// The next speed, faster or slower; the fastest and the slowest stay.
    pub fn changed(self, faster: bool) -> Speed {
        let mut speeds = Speed::ALL.into_iter();
        let next = if faster {
            speeds.find(|speed| *speed > self)
        } else {
            speeds.rfind(|speed| *speed < self)
        };
        next.unwrap_or(self)
    }

    /// How much is shown in this time.
    pub fn of(self, elapsed: Duration) -> Duration {
        elapsed * self.0 / 100
    }

    /// `½×`, `1×`, `2×`, `4×`.
    pub fn label(self) -> String {
        match self.0 {
            50 => "½×".to_owned(),
            percent => format!("{}×", percent / 100),
        }
    }
}

/// The full-screen game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    /// The game and its players.
    pub table: Table,
    /// What is going on.
    pub stage: Stage,
    /// What has happened, in words, a line for every lap.
    pub story: Story,
    /// Lines of the story that are still to come while a move is shown.
    pub untold: usize,
    /// An answer to the last key: a refusal, a confirmation.
    pub notice: Option<String>,
    /// A question or a page in front of everything else.
    pub dialog: Option<Dialog>,
    /// The side drawn below.
    pub bottom: Side,
    /// How fast moves are shown.
    pub speed: Speed,
    /// Whether nothing goes on by itself.
    pub paused: bool,
    /// The file in which every move is kept.
    pub record: Option<String>,
    /// Whether there is something that no file holds.
    pub unsaved: bool,
    /// What the computer is thinking for, and the number of that question.
    pub thinking: Option<(Purpose, u64)>,
    /// The computer's next move, found while the last one was still shown.
    pub answer: Option<AnyMove>,
    /// Questions asked so far.
    pub questions: u64,
}

impl Screen {
    /// A game at its table; `record` names the file in which it is kept.
    pub fn new(table: Table, record: Option<String>) -> (Screen, Vec<Effect>) {
        let mut screen = Screen {
            bottom: near_side(table.players),
            table,
            stage: Stage::Waiting,
            story: Story::default(),
            untold: 0,
            notice: None,
            dialog: None,
            speed: Speed::NORMAL,
            paused: false,
            record,
            unsaved: false,
            thinking: None,
            answer: None,
            questions: 0,
        };
        screen.introduce();
        screen.tell_ending();
        let effects = screen.begin();
        (screen, effects)
    }

    /// Says at the beginning what is played, and by whom.
    pub fn introduce(&mut self) {
        let introduction = self.who_plays(self.table.position().rules());
        self.story.tell(0, introduction);
    }

    /// The board as it is to be drawn.
    pub fn picture(&self) -> Picture {
        let position = self.table.position();
        match &self.stage {
            Stage::Choosing(choice) => choice.picture(position),
            Stage::Showing(animation) => animation.beat().picture,
            Stage::Waiting | Stage::Over => Picture::of(position),
        }
    }

    /// How the players are spoken of: `you` and `the computer`, or by their sides.
    pub fn names(&self) -> Names {
        names(self.table.players)
    }

    /// `You play South in this game of Giuthi`.
    fn who_plays(&self, rules: RuleSet) -> String {
        let game = match rules {
            RuleSet::Giuthi(_) => "Giuthi",
            RuleSet::Kiothi => "Kiothi",
        };
        let you = Side::BOTH
            .into_iter()
            .find(|side| self.names()[*side] == Name::You);
        match you {
            Some(side) => say!("terminal-introduction", "game" = game, "side" = side),
            None => say!("terminal-introduction-two", "game" = game),
        }
    }

    /// The choice that is being made.
    pub fn choice(&self) -> Option<&Choice> {
        match &self.stage {
            Stage::Choosing(choice) => Some(choice),
            _ => None,
        }
    }
}

/// The side drawn below: North for its only person, and else South.
pub fn near_side(players: BySide<Player>) -> Side {
    match (players.south, players.north) {
        (Player::Engine(_) | Player::Random, Player::Human) => Side::North,
        _ => Side::South,
    }
}

/// One person is `you`, and the other side `the computer`; otherwise both have their sides' names.
pub fn names(players: BySide<Player>) -> Names {
    let human = players.map(|player| player == Player::Human);
    if human.south == human.north {
        return SIDES;
    }
    human.map(|human| if human { Name::You } else { Name::Computer })
}
