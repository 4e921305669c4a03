//! The form of a new game: its fields as they are sent, its menus, and what they mean.

use std::str::FromStr;

use ndongu_words::Language;
use serde::Deserialize;

use crate::{
    address,
    api::shapes::NoGame,
    frame::Frame,
    new_game::{Kind, NewGame, Opponent, RECORDED, Seat, USUAL_LEVEL},
    table::{Contest, Player, Table},
};

/// The fields, as they are sent and shown again.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Form {
    opponent: String,
    set_up: String,
    /// In place of the set-up.
    pub start: String,
    /// As an address has them.
    pub moves: String,
    /// In place of the set-up too.
    pub record: String,
    level: String,
    north_level: String,
    side: String,
    contest: String,
    /// May be empty.
    pub max_rounds: String,
    /// May be empty.
    pub one_warrior: String,
}

/// A choice in the form.
pub struct Menu {
    /// What it is sent as.
    pub name: &'static str,
    /// What it asks.
    pub words: String,
    /// Whether it is for few, and hidden at first.
    pub further: bool,
    /// What can be chosen.
    pub options: Vec<Choice>,
}

/// Something to choose.
pub struct Choice {
    /// What is sent.
    pub value: String,
    /// What is shown.
    pub words: String,
    /// Whether it is chosen now.
    pub chosen: bool,
}

impl Form {
    /// The form as it was when a table was begun.
    pub fn of(table: &Table) -> Form {
        let seats = table.seats();
        let number = |player| match player {
            Player::Computer(level) => level.to_string(),
            Player::Person => String::new(),
        };
        let (opponent, side, level) = match (seats.south, seats.north) {
            (Player::Person, Player::Person) => ("two", "south", String::new()),
            (Player::Person, computer) => ("computer", "south", number(computer)),
            (computer, Player::Person) => ("computer", "north", number(computer)),
            (computer, _) => ("watch", "south", number(computer)),
        };
        let (contest, max_rounds, one_warrior) = match table.contest() {
            Contest::Game => ("game", String::new(), String::new()),
            Contest::Rounds(rounds) => {
                let rounds = rounds.map_or_else(String::new, |rounds| rounds.to_string());
                ("rounds", rounds, String::new())
            }
            Contest::Points(points) => ("points", String::new(), points.one_warrior().to_string()),
        };
        Form {
            opponent: opponent.to_owned(),
            start: table.games()[0].start().to_string(),
            level,
            north_level: number(seats.north),
            side: side.to_owned(),
            contest: contest.to_owned(),
            max_rounds,
            one_warrior,
            ..Form::default()
        }
    }

    /// All fields with something in them, to be sent again.
    pub fn filled(&self) -> Vec<(&'static str, &str)> {
        let fields = [
            ("opponent", self.opponent.as_str()),
            ("set_up", &self.set_up),
            ("start", &self.start),
            ("moves", &self.moves),
            ("record", &self.record),
            ("level", &self.level),
            ("north_level", &self.north_level),
            ("side", &self.side),
            ("contest", &self.contest),
            ("max_rounds", &self.max_rounds),
            ("one_warrior", &self.one_warrior),
        ];
        fields
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .collect()
    }

    /// The menus, with what was chosen last.
    pub fn menus(&self, frame: &Frame) -> Vec<Menu> {
        vec![
            menu(
                frame,
                "opponent",
                "play-opponent",
                &self.opponent,
                &[
                    ("computer", "play-opponent-computer"),
                    ("two", "play-opponent-two"),
                    ("watch", "play-opponent-watch"),
                ],
            ),
            self.set_ups(frame),
            self.levels(frame),
            menu(
                frame,
                "side",
                "play-side",
                &self.side,
                &[
                    ("south", "play-side-south"),
                    ("north", "play-side-north"),
                    ("either", "play-side-either"),
                ],
            ),
            Menu {
                further: true,
                ..menu(
                    frame,
                    "contest",
                    "play-contest",
                    &self.contest,
                    &[
                        ("game", "play-contest-game"),
                        ("rounds", "play-contest-rounds"),
                        ("points", "play-contest-points"),
                    ],
                )
            },
        ]
    }

    fn set_ups(&self, frame: &Frame) -> Menu {
        let option = |(rules, size): (&str, &str)| {
            let value = format!("{rules} {size}");
            Choice {
                words: set_up_words(rules, size, frame.language),
                chosen: value == self.set_up,
                value,
            }
        };
        let all = RECORDED
            .iter()
            .flat_map(|(rules, sizes)| sizes.iter().map(|size| (*rules, *size)));
        Menu {
            name: "set_up",
            words: frame.text("play-set-up"),
            further: false,
            options: all.map(option).collect(),
        }
    }

    fn levels(&self, frame: &Frame) -> Menu {
        let chosen = self.level.parse().unwrap_or(USUAL_LEVEL);
        let option = |level: u8| Choice {
            value: level.to_string(),
            words: frame.say("play-level-number", "level", level),
            chosen: level == chosen,
        };
        Menu {
            name: "level",
            words: frame.text("play-level"),
            further: false,
            options: (1..=10).map(option).collect(),
        }
    }

    /// What is wanted.
    ///
    /// # Errors
    ///
    /// Says which field is wrong.
    pub fn wanted(&self, language: Language) -> Result<NewGame, NoGame> {
        let text = |text: &String| (!text.trim().is_empty()).then(|| text.clone());
        let record = text(&self.record);
        // The set-up is always chosen, and gives way to whatever else is said.
        let set_up = text(&self.set_up).filter(|_| record.is_none());
        let unread = |place: &str| NoGame {
            error: language.text("site-unread"),
            place: place.to_owned(),
            rule: None,
        };
        Ok(NewGame {
            start: text(&self.start).or(set_up),
            moves: address::moves(&self.moves),
            record,
            opponent: match self.opponent.as_str() {
                "" | "computer" => Opponent::Computer,
                "two" => Opponent::Two,
                "watch" => Opponent::Watch,
                _ => return Err(unread("opponent")),
            },
            level: number(&self.level, "level").map_err(unread)?,
            north_level: number(&self.north_level, "north_level").map_err(unread)?,
            side: match self.side.as_str() {
                "" | "south" => Seat::South,
                "north" => Seat::North,
                "either" => Seat::Either,
                _ => return Err(unread("side")),
            },
            contest: match self.contest.as_str() {
                "" | "game" => Kind::Game,
                "rounds" => Kind::Rounds,
                "points" => Kind::Points,
                _ => return Err(unread("contest")),
            },
            max_rounds: number(&self.max_rounds, "max_rounds").map_err(unread)?,
            one_warrior: number(&self.one_warrior, "one_warrior").map_err(unread)?,
        })
    }
}

/// A number, or nothing in an empty field.
///
/// # Errors
///
/// Names the field when something else stands in it.
fn number<N: FromStr>(text: &str, place: &'static str) -> Result<Option<N>, &'static str> {
    match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| place),
    }
}

fn menu(
    frame: &Frame,
    name: &'static str,
    words: &str,
    chosen: &str,
    options: &[(&str, &str)],
) -> Menu {
    let option = |(index, (value, words)): (usize, &(&str, &str))| Choice {
        value: (*value).to_owned(),
        words: frame.text(words),
        chosen: *value == chosen || (chosen.is_empty() && index == 0),
    };
    Menu {
        name,
        words: frame.text(words),
        further: false,
        options: options.iter().enumerate().map(option).collect(),
    }
}

/// A set-up as somebody would say it: `Giuthi, 8 × 8`.
fn set_up_words(rules: &str, size: &str, language: Language) -> String {
    let rules = match rules {
        "giuthi:climent" => "climent",
        rules => rules,
    };
    let game = language.say("board-game", &[("rules", rules.into())]);
    format!("{game}, {}", size.replace('x', " × "))
}
