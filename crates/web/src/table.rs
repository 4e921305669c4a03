//! A game as it is kept: who plays, and everything that was done, in the order in which it was done.
//!
//! What is kept is the start and a list of [`Event`]s. Everything else follows from them by the rules,
//! so that nothing kept can contradict anything else; taking back is leaving off the last events.

use std::{fmt, str::FromStr};

use ndongu_engine::Level;
use ndongu_rules::{
    AnyMove, AnyPosition, BySide, Game, NotationError, Side,
    giuthi::{LayoutError, Match, MatchEnd, Phase},
    kiothi::MatchPoints,
};
use ndongu_words::{Name, Names, SIDES};

/// Who sits on a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The computer.
    Computer(Level),
}

/// As it is kept: `person`, `computer:5`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("person"),
            Player::Computer(level) => write!(f, "computer:{level}"),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Player, Unreadable> {
        match text.split_once(':') {
            None if text == "person" => Ok(Player::Person),
            Some(("computer", level)) => {
                let level = level.parse().map_err(|_| Unreadable)?;
                Ok(Player::Computer(level))
            }
            _ => Err(Unreadable),
        }
    }
}

/// How many games are played, and what they count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// One.
    Game,
    /// Giuthi in rounds (GM1), at most so many (GM5).
    Rounds(Option<u32>),
    /// Kiothi again and again, for points (K16); the players change sides after every game.
    Points(MatchPoints),
}

/// As it is kept: `game`, `rounds`, `rounds:5`, `points:2`.
impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contest::Game => f.write_str("game"),
            Contest::Rounds(None) => f.write_str("rounds"),
            Contest::Rounds(Some(rounds)) => write!(f, "rounds:{rounds}"),
            Contest::Points(points) => write!(f, "points:{}", points.one_warrior()),
        }
    }
}

impl FromStr for Contest {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Contest, Unreadable> {
        let number = |number: &str| number.parse().map_err(|_| Unreadable);
        match text.split_once(':') {
            None if text == "game" => Ok(Contest::Game),
            None if text == "rounds" => Ok(Contest::Rounds(None)),
            Some(("rounds", rounds)) => Ok(Contest::Rounds(Some(number(rounds)?))),
            Some(("points", points)) => {
                let points = u8::try_from(number(points)?).map_err(|_| Unreadable)?;
                MatchPoints::new(points)
                    .map(Contest::Points)
                    .ok_or(Unreadable)
            }
            _ => Err(Unreadable),
        }
    }
}

/// Something that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A move.
    Move(AnyMove),
    /// A side gave up.
    Resign(Side),
    /// The loser of a round laid out the next one (GM2).
    Layout(Vec<u16>),
    /// The next game for points began, the players having changed sides.
    Again,
}

/// As it is kept: `C+`, `resign south`, `layout 3,4,5`, `again`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Move(mv) => mv.fmt(f),
            Event::Resign(Side::South) => f.write_str("resign south"),
            Event::Resign(Side::North) => f.write_str("resign north"),
            Event::Layout(layout) => {
                let layout: Vec<_> = layout.iter().map(u16::to_string).collect();
                write!(f, "layout {}", layout.join(","))
            }
            Event::Again => f.write_str("again"),
        }
    }
}

/// What is kept is no [`Player`], [`Contest`] or [`Event`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It cannot be read as a move.
    Notation(NotationError),
    /// The move is not legal.
    Move(ndongu_rules::IllegalMove),
    /// The layout is not allowed.
    Layout(LayoutError),
    /// It is not the time for this.
    NotNow,
}

impl From<NotationError> for Refused {
    fn from(error: NotationError) -> Refused {
        Refused::Notation(error)
    }
}

impl From<ndongu_rules::IllegalMove> for Refused {
    fn from(error: ndongu_rules::IllegalMove) -> Refused {
        Refused::Move(error)
    }
}

impl From<LayoutError> for Refused {
    fn from(error: LayoutError) -> Refused {
        Refused::Layout(error)
    }
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A move of a person.
    Person(Side),
    /// A move of the computer.
    Computer(Side, Level),
    /// A layout for the next round (GM2), by this side of so many seeds.
    Layout(Side, u16),
    /// Nothing: what was agreed has been played.
    Over,
}

/// The games on the table, as the events have brought them about.
#[derive(Clone, Debug)]
enum Played {
    /// One after the other, the last one on the board.
    Games(Vec<Game>),
    Rounds(Match),
}

/// A table: the players, what they play for, and how it stands.
#[derive(Clone, Debug)]
pub struct Table {
    /// Who sat on which side in the first game.
    seats: BySide<Player>,
    contest: Contest,
    events: Vec<Event>,
    /// The number of the last event that was a person's doing.
    by_person: Option<usize>,
    played: Played,
}

impl Table {
    /// A table at which nothing has been done. `None` when a match of rounds is not to begin with
    /// Giuthi, or one for points not with Kiothi.
    pub fn new(start: AnyPosition, seats: BySide<Player>, contest: Contest) -> Option<Table> {
        let played = match (contest, start) {
            (Contest::Game, _)
            | (Contest::Points(_), AnyPosition::Kiothi(_) | AnyPosition::Opening(_)) => {
                Played::Games(vec![Game::new(start)])
            }
            (Contest::Rounds(rounds), AnyPosition::Giuthi(start)) => {
                Played::Rounds(Match::new(start, rounds))
            }
            _ => return None,
        };
        Some(Table {
            seats,
            contest,
            events: Vec::new(),
            by_person: None,
            played,
        })
    }

    /// Who sat on which side in the first game.
    pub fn seats(&self) -> BySide<Player> {
        self.seats
    }

    /// What is played for.
    pub fn contest(&self) -> Contest {
        self.contest
    }

    /// Everything done so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Where the first game began.
    pub fn start(&self) -> &AnyPosition {
        self.games()[0].start()
    }

    /// The game on the board.
    pub fn game(&self) -> &Game {
        match &self.played {
            Played::Games(games) => games.last().expect("a table has at least one game"),
            Played::Rounds(contest) => &contest.round().game,
        }
    }

    /// All games, the current one last.
    pub fn games(&self) -> Vec<&Game> {
        match &self.played {
            Played::Games(games) => games.iter().collect(),
            Played::Rounds(contest) => contest.rounds().iter().map(|round| &round.game).collect(),
        }
    }

    /// The match of rounds, if it is one.
    pub fn rounds(&self) -> Option<&Match> {
        match &self.played {
            Played::Rounds(contest) => Some(contest),
            Played::Games(_) => None,
        }
    }

    /// Who sits on which side now.
    pub fn players(&self) -> BySide<Player> {
        self.players_in(self.games().len() - 1)
    }

    /// Who sat on which side in a game, the first being 0.
    pub fn players_in(&self, game: usize) -> BySide<Player> {
        match self.contest {
            Contest::Points(_) if game % 2 == 1 => BySide {
                south: self.seats.north,
                north: self.seats.south,
            },
            _ => self.seats,
        }
    }

    /// The points of whoever sat South and North in the first game, of finished games (K16).
    pub fn points(&self) -> Option<BySide<u32>> {
        let (Contest::Points(points), Played::Games(games)) = (self.contest, &self.played) else {
            return None;
        };
        let mut sum = BySide::<u32>::default();
        for (index, game) in games.iter().enumerate() {
            if let Some(ending) = game.ending() {
                let won = points.of(&ending);
                let (south, north) = if index % 2 == 0 {
                    (won.south, won.north)
                } else {
                    (won.north, won.south)
                };
                sum.south += u32::from(south);
                sum.north += u32::from(north);
            }
        }
        Some(sum)
    }

    /// How the players are spoken of.
    pub fn names(&self) -> Names {
        names(self.players())
    }

    /// What is waited for.
    pub fn waiting(&self) -> Waiting {
        match &self.played {
            Played::Rounds(contest) => match contest.phase() {
                Phase::Play => self.waiting_for_move(),
                Phase::Layout { by, seeds } => Waiting::Layout(by, seeds),
                Phase::Over(_) => Waiting::Over,
            },
            Played::Games(_) => self.waiting_for_move(),
        }
    }

    /// How a match of rounds has ended.
    pub fn match_end(&self) -> Option<MatchEnd> {
        match self.rounds()?.phase() {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }

    /// Does something.
    ///
    /// # Errors
    ///
    /// Says why it cannot be done; nothing has changed then.
    pub fn apply(&mut self, event: Event) -> Result<(), Refused> {
        let by_person = self.is_by_person(&event);
        match (&mut self.played, &event) {
            (Played::Games(games), Event::Move(mv)) => {
                last(games).play(*mv)?;
            }
            (Played::Games(games), Event::Resign(side)) if is_going_on(games) => {
                last(games).resign(*side);
            }
            (Played::Games(games), Event::Again) if self.contest.goes_on(games) => {
                games.push(Game::new(*games[0].start()));
            }
            (Played::Rounds(contest), Event::Move(mv)) if contest.phase() == Phase::Play => {
                contest.play(*mv)?;
            }
            (Played::Rounds(contest), Event::Resign(side))
                if !matches!(contest.phase(), Phase::Over(_)) =>
            {
                contest.resign(*side);
            }
            (Played::Rounds(contest), Event::Layout(layout)) => contest.lay_out(layout)?,
            _ => return Err(Refused::NotNow),
        }
        if by_person {
            self.by_person = Some(self.events.len());
        }
        self.events.push(event);
        Ok(())
    }

    /// Reads an event as it is kept, or as somebody writes a move.
    ///
    /// # Errors
    ///
    /// Says why it is none.
    pub fn read(&self, text: &str) -> Result<Event, Refused> {
        match text.split_once(' ') {
            None if text == "again" => Ok(Event::Again),
            Some(("resign", "south")) => Ok(Event::Resign(Side::South)),
            Some(("resign", "north")) => Ok(Event::Resign(Side::North)),
            Some(("layout", layout)) => {
                let layout: Result<_, _> = layout.split(',').map(str::parse).collect();
                layout.map(Event::Layout).map_err(|_| Refused::NotNow)
            }
            _ => Ok(Event::Move(self.game().position().parse_move(text)?)),
        }
    }

    /// Whether there is something to take back.
    pub fn can_take_back(&self) -> bool {
        self.by_person.is_some()
    }

    /// Takes back the last doing of a person, and whatever the computer did after it. Returns whether
    /// there was anything.
    pub fn take_back(&mut self) -> bool {
        let Some(left) = self.by_person else {
            return false;
        };
        let begun = Table::new(*self.start(), self.seats, self.contest);
        let mut table = begun.expect("it began so");
        for event in self.events.drain(..left) {
            table.apply(event).expect("it has been done before");
        }
        *self = table;
        true
    }

    /// The person to whom a wish to resign or to be helped belongs: whose turn it is, or who alone is
    /// a person.
    pub fn person(&self) -> Option<Side> {
        let players = self.players();
        let turn = match self.waiting() {
            Waiting::Layout(by, _) => by,
            _ => self.game().position().turn(),
        };
        [turn, turn.other()]
            .into_iter()
            .find(|side| players[*side] == Player::Person)
    }

    fn is_by_person(&self, event: &Event) -> bool {
        let by = match event {
            Event::Again => return true,
            Event::Resign(side) => *side,
            Event::Layout(_) => match self.waiting() {
                Waiting::Layout(by, _) => by,
                _ => return false,
            },
            Event::Move(_) => self.game().position().turn(),
        };
        self.players()[by] == Player::Person
    }

    fn waiting_for_move(&self) -> Waiting {
        let game = self.game();
        if game.ending().is_some() {
            return Waiting::Over;
        }
        let side = game.position().turn();
        match self.players()[side] {
            Player::Person => Waiting::Person(side),
            Player::Computer(level) => Waiting::Computer(side, level),
        }
    }
}

impl Contest {
    /// Whether another game for points may begin.
    fn goes_on(self, games: &[Game]) -> bool {
        !is_going_on(games) && matches!(self, Contest::Points(_))
    }
}

fn last(games: &mut [Game]) -> &mut Game {
    games.last_mut().expect("a table has at least one game")
}

fn is_going_on(games: &[Game]) -> bool {
    games.last().is_some_and(|game| game.ending().is_none())
}

/// A person against the computer is `you`; otherwise both are named by their sides.
fn names(players: BySide<Player>) -> Names {
    match (players.south, players.north) {
        (Player::Person, Player::Computer(_)) => BySide {
            south: Name::You,
            north: Name::Computer,
        },
        (Player::Computer(_), Player::Person) => BySide {
            south: Name::Computer,
            north: Name::You,
        },
        _ => SIDES,
    }
}
