//! What the program says to people about moves and games, all in one place.
//!
//! Sentences are short and end with the id of the rule behind them, as in `docs/rules.md`.

use ndongu_engine::Value;
use ndongu_rules::{
    AnyMove, AnyPosition, BySide, End, Ending, Game, Hole, IllegalMove, Lap, Position, RuleSet,
    Side, Taken, Termination, Trace,
    kiothi::{MatchPoints, Redistribution},
    record::{Disagreement, Verdict},
};

/// How a player is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name<'a> {
    /// In the second person.
    You,
    /// By a name: `South`, `the computer`.
    Called(&'a str),
}

/// How both players are spoken of; both may be `You`.
pub type Names<'a> = BySide<Name<'a>>;

/// Both players by their sides.
pub const SIDES: Names<'static> = BySide {
    south: Name::Called("South"),
    north: Name::Called("North"),
};

impl Name<'_> {
    /// `you` or the name, with a verb that differs: `you move`, `South moves`.
    fn does(self, plain: &str, third: &str) -> String {
        match self {
            Name::You => format!("you {plain}"),
            Name::Called(name) => format!("{name} {third}"),
        }
    }

    /// `you` or the name, with a verb that does not differ: `you captured`.
    fn did(self, verb: &str) -> String {
        self.does(verb, verb)
    }

    /// `of yours` or `of South's`.
    fn of_theirs(self) -> String {
        match self {
            Name::You => "of yours".to_owned(),
            Name::Called(name) => format!("of {name}'s"),
        }
    }

    /// In the middle of a sentence about what the player did: `you` or `they`.
    fn pronoun(self) -> &'static str {
        match self {
            Name::You => "you",
            Name::Called(_) => "they",
        }
    }
}

/// A move that has been played, to be put into words.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The move.
    pub mv: &'a AnyMove,
    /// What happened in it.
    pub trace: &'a Trace,
    /// The position it led to.
    pub after: &'a AnyPosition,
    /// How the players are spoken of.
    pub names: Names<'a>,
}

impl Telling<'_> {
    /// A line for every lap, and one for how the move ended.
    pub fn lines(&self) -> Vec<String> {
        (0..self.trace.laps.len())
            .map(|index| self.lap(index))
            .chain([self.end()])
            .collect()
    }

    /// One lap: `Lap 3 of 7: four from D, clockwise, end in b (5): relay`.
    ///
    /// # Panics
    ///
    /// When the move has no lap with this index.
    pub fn lap(&self, index: usize) -> String {
        let laps = &self.trace.laps;
        let Lap {
            from,
            direction,
            seeds,
            to,
        } = laps[index];
        let ends = if seeds == 1 { "ends" } else { "end" };
        let sown = format!("{} from {from}, {direction}, {ends} in {to}", number(seeds));
        let what = match laps.get(index + 1) {
            // A relay lifts everything, so the next lap has as many seeds as lay there (G4, K8).
            Some(relay) => format!("{sown} ({}): relay", relay.seeds),
            None => format!("{sown}, which was empty"),
        };
        match laps.len() {
            1 => capitalised(&what),
            count => format!("Lap {} of {count}: {what}", index + 1),
        }
    }

    /// How the move ended, and by which rule.
    pub fn end(&self) -> String {
        capitalised(&match (self.mv, self.trace.end) {
            (AnyMove::Redistribute(redistribution), _) => self.redistribution(redistribution),
            (_, End::Sleep) => self.sleep(),
            (_, End::Again) => self.again(),
            (_, End::Capture) => self.capture(),
            (_, End::Nothing) => self.nothing(),
            (_, End::Pass | End::Opening) => self.pass(),
        })
    }

    /// How the move ended, in a few words: `captures 9`, `moves again`.
    pub fn short(&self) -> String {
        let laps = match self.trace.laps.len() {
            0 => String::new(),
            1 => " in one lap".to_owned(),
            count => format!(" after {} laps", number(count as u64)),
        };
        let what = match self.trace.end {
            End::Sleep | End::Nothing => "captures nothing".to_owned(),
            End::Again => "moves again".to_owned(),
            End::Capture => format!("captures {}", self.trace.seeds_taken()),
            End::Pass => "passes".to_owned(),
            End::Opening => "redistributes".to_owned(),
        };
        format!("{what}{laps}")
    }

    fn sleep(&self) -> String {
        let owner = self.names[self.mover().other()];
        format!(
            "{}, an empty {} {}: nothing is captured ({})",
            self.fell(),
            self.hole(),
            owner.of_theirs(),
            self.rule("G5", "K9"),
        )
    }

    fn again(&self) -> String {
        let who = self.names[self.mover()];
        let moves = who.does("move", "moves");
        format!("{}, and none crossed: {moves} again (G6)", self.fell())
    }

    /// `You captured 9: eight from f and the seed you came with (G7)`.
    fn capture(&self) -> String {
        let who = self.names[self.mover()];
        let own = format!("the {} {} came with", self.seed(), who.pronoun());
        let from_holes = self.trace.taken.iter().skip(1);
        let parts = from_holes
            .map(|Taken { hole, seeds }| format!("{} from {hole}", number(*seeds)))
            .chain([own])
            .collect::<Vec<_>>();
        let rules = match parts.len() {
            2 => self.rule("G7", "K10"),
            _ => self.rule("G7, G9", "K10, K11"),
        };
        let total = self.trace.seeds_taken();
        format!(
            "{} {total}: {} ({rules})",
            who.did("captured"),
            listed(&parts)
        )
    }

    fn nothing(&self) -> String {
        let across = self.landing().opposite(self.after.holes());
        let state = if self.after.is_nki(across) {
            "nki"
        } else {
            "empty"
        };
        format!(
            "{}, but {across} opposite is {state}: nothing is captured ({})",
            self.fell(),
            self.rule("G8", "K10"),
        )
    }

    fn pass(&self) -> String {
        let who = self.names[self.mover()];
        let passes = who.does("pass", "passes");
        if !self.is_giuthi() {
            return format!("no boma {} is occupied: {passes} (K3)", who.of_theirs());
        }
        // A pass leaves the board as it was.
        let sowable = self
            .after
            .row(self.mover())
            .any(|hole| self.after.seeds(hole) >= 2);
        if sowable {
            format!("no sowing {} is legal: {passes} (G11)", who.of_theirs())
        } else {
            format!("no hole {} has two seeds: {passes} (G11)", who.of_theirs())
        }
    }

    /// `You emptied E and F and placed three in A and seven in g (K3)`.
    fn redistribution(&self, redistribution: &Redistribution) -> String {
        let who = self.names[self.mover()];
        let nki = match self.after {
            AnyPosition::Kiothi(_) => ". Every occupied boma is now nki (K4)",
            _ => "",
        };
        format!("{} (K3){nki}", who.did(&placing(redistribution)))
    }

    /// Who has moved.
    fn mover(&self) -> Side {
        match self.trace.end {
            End::Again => self.after.turn(),
            _ => self.after.turn().other(),
        }
    }

    /// `the last seed fell into C`.
    fn fell(&self) -> String {
        format!("the last {} fell into {}", self.seed(), self.landing())
    }

    fn landing(&self) -> Hole {
        let last = self.trace.laps.last();
        last.expect("only a sowing ends in a hole").to
    }

    fn is_giuthi(&self) -> bool {
        matches!(self.after.rules(), RuleSet::Giuthi(_))
    }

    fn seed(&self) -> &'static str {
        self.rule("seed", "warrior")
    }

    fn hole(&self) -> &'static str {
        self.rule("hole", "boma")
    }

    /// What Giuthi or Kiothi has to say.
    fn rule(&self, giuthi: &'static str, kiothi: &'static str) -> &'static str {
        if self.is_giuthi() { giuthi } else { kiothi }
    }
}

/// Why a move is refused: `c is North's, and it is South's turn (G2)`.
pub fn illegal(refusal: &IllegalMove) -> String {
    format!("{refusal} ({})", refusal.rule())
}

/// Several moves refused for one reason: `not legal: A+ A- (…)`.
pub fn not_legal(moves: &[String], reason: &str) -> String {
    format!("not legal: {}: {reason}", moves.join(" "))
}

/// How many redistributions there are, with one of them.
pub fn redistributions(count: u128, example: &Redistribution) -> String {
    format!("{} redistributions, like {example}", grouped(count))
}

/// Whose turn it is, and what is asked of them.
pub fn turn(position: &AnyPosition, names: Names<'_>) -> String {
    let who = names[position.turn()];
    capitalised(&match position {
        AnyPosition::Opening(opening) if opening.must_empty() > 0 => {
            format!("{} a redistribution (K3)", who.does("owe", "owes"))
        }
        _ => who.does("are to move", "is to move"),
    })
}

/// Whose turn it is, or how the game has ended.
pub fn standing(game: &Game, names: Names<'_>) -> String {
    match game.ending() {
        Some(over) => ending(game, over, names),
        None => turn(game.position(), names),
    }
}

/// Which record of a file this is, and who played: `Game 1: Wanjiru, South, and Kamau, North`.
pub fn record_title(number: usize, south: Option<&str>, north: Option<&str>) -> String {
    // A name may hold anything; what would steer the terminal does not reach it.
    let shown = |name: &str| name.replace(char::is_control, "\u{fffd}");
    match (south.map(shown), north.map(shown)) {
        (Some(south), Some(north)) => format!("Game {number}: {south}, South, and {north}, North"),
        (Some(south), None) => format!("Game {number}: {south}, South"),
        (None, Some(north)) => format!("Game {number}: {north}, North"),
        (None, None) => format!("Game {number}"),
    }
}

/// The result of a record, and whether its tags agree.
pub fn tags_checked(result: Verdict, disagreements: &[Disagreement]) -> Vec<String> {
    if disagreements.is_empty() {
        return vec![format!("Result {result}, and the tags agree")];
    }
    let disagree = format!("Result {result}, and the tags disagree");
    let differing = disagreements.iter().map(|differs| format!("  {differs}"));
    [disagree].into_iter().chain(differing).collect()
}

/// What `*` on a board means.
pub const NKI_LEGEND: &str = "* nki: cannot be captured (K4)";

/// A player by side and what they have captured: `South  captured 12`.
pub fn store(position: &AnyPosition, side: Side) -> String {
    let taken = position.taken()[side];
    match position.rules() {
        RuleSet::Giuthi(_) => format!("{side}  captured {taken}"),
        RuleSet::Kiothi => format!("{side}  in prison {taken}"),
    }
}

/// How a game has ended, and by which rule.
pub fn ending(game: &Game, ending: Ending, names: Names<'_>) -> String {
    let winner = ending.winner.map(|side| names[side]);
    let result = winner.map_or_else(|| "a draw".to_owned(), |who| who.does("win", "wins"));
    let rule = game.ending_rule(ending);
    let loser = ending.winner.map(|side| names[side.other()]);
    let gave_up = |plain, third| match loser {
        Some(who) => format!("{}: {result} ({rule})", who.does(plain, third)),
        None => format!("{result} ({rule})"),
    };
    capitalised(&match ending.termination {
        Termination::NoMoves => {
            let score = ending
                .score
                .map_or_else(String::new, |score| scored(score, ending.winner));
            let narrow = match game.position().rules() {
                RuleSet::Kiothi if MatchPoints::is_win_of_one_warrior(&ending) => {
                    "; a win of one warrior counts two by default (K16)"
                }
                RuleSet::Kiothi | RuleSet::Giuthi(_) => "",
            };
            format!(
                "{}: {result}{score} ({rule}){narrow}",
                no_moves(game.position(), names)
            )
        }
        Termination::Repetition => {
            format!(
                "{}: a draw ({rule})",
                repetition(game, ending.repeats.unwrap_or(0))
            )
        }
        Termination::Resignation => gave_up("resign", "resigns"),
        Termination::Time => gave_up("have run out of time", "has run out of time"),
    })
}

/// Why the game is over here, given that it is for want of moves (G12, K13).
fn no_moves(position: &AnyPosition, names: Names<'_>) -> String {
    let stuck = position.turn();
    match position {
        AnyPosition::Kiothi(pos) if !pos.with_turn_given().is_stuck() => format!(
            "{} move, and all that is left goes to {}",
            names[stuck].did("cannot"),
            match names[stuck.other()] {
                Name::You => "you",
                Name::Called(name) => name,
            },
        ),
        _ => "nobody can move, and each keeps the own row".to_owned(),
    }
}

/// `, 31 to 9`, the winner's seeds first.
fn scored(score: BySide<u16>, winner: Option<Side>) -> String {
    let first = winner.unwrap_or(Side::South);
    format!(", {} to {}", score[first], score[first.other()])
}

/// Names the earlier turn by its number in the record (N4).
fn repetition(game: &Game, earlier: usize) -> String {
    if earlier == 0 {
        return "a turn begins in the first position of the game once more".to_owned();
    }
    format!(
        "a turn begins in the position of {}'s turn {} once more",
        game.positions()[earlier].turn(),
        turn_number(game, earlier),
    )
}

/// The number that the turn of this ply has in a record (N4).
fn turn_number(game: &Game, ply: usize) -> usize {
    let of_south = |ply: &usize| game.begins_turn(*ply) && side_at(game, *ply) == Side::South;
    let before_south = usize::from(side_at(game, 0) == Side::North);
    before_south + (0..=ply).filter(of_south).count()
}

fn side_at(game: &Game, ply: usize) -> Side {
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

/// What a position is worth to the side to move, if its best line ends so: `+3.2 seeds`,
/// `wins by force`.
pub fn worth(value: Value, ending: Option<Ending>, rules: RuleSet) -> String {
    let termination = ending.map(|ending| ending.termination);
    match value {
        Value::Ahead(_) if value.seeds() > 0.0 => {
            format!("+{} {}", tenths(value.seeds()), seeds(rules))
        }
        Value::Ahead(_) => format!("{} {}", tenths(value.seeds()), seeds(rules)),
        Value::Wins { .. } => "wins by force".to_owned(),
        Value::Loses { .. } => "loses by force".to_owned(),
        Value::Draws if termination == Some(Termination::Repetition) => {
            "draw by repetition".to_owned()
        }
        Value::Draws => "draw".to_owned(),
    }
}

/// The same in a sentence: `South is 3.2 seeds ahead`.
pub fn judgement(value: Value, ending: Option<Ending>, position: &AnyPosition) -> String {
    let rules = position.rules();
    match value {
        Value::Wins { margin, moves } | Value::Loses { margin, moves } => format!(
            "{}, by {} in {}",
            now(value, position),
            counted(margin, seed(rules)),
            counted(moves, "move"),
        ),
        Value::Draws => capitalised(&worth(value, ending, rules)),
        Value::Ahead(_) => capitalised(&now(value, position)),
    }
}

/// What was bad about a turn, when its player could have played these moves and had `before`, and
/// now has `after`: `A mistake: E- wins by force; after this it is only a draw.`
pub fn mistake(what: &str, game: &Game, better: &[AnyMove], before: Value, after: Value) -> String {
    let position = game.position();
    let turn = first_turn(game, better);
    let could = match before {
        Value::Wins { .. } => format!("{turn} wins by force"),
        Value::Draws => format!("{turn} draws"),
        Value::Loses { .. } | Value::Ahead(_) => format!("after {turn} {}", now(before, position)),
    };
    format!("{what}: {could}; after this {}.", now(after, position))
}

/// How things stand in a position worth this to the side to move: `North is 3.2 seeds ahead`.
fn now(value: Value, position: &AnyPosition) -> String {
    let mover = position.turn();
    match value {
        Value::Wins { .. } => format!("{mover} wins by force"),
        Value::Loses { .. } => format!("{} wins by force", mover.other()),
        Value::Draws => "it is only a draw".to_owned(),
        Value::Ahead(_) => {
            let lead = tenths(value.seeds().abs());
            let is_behind = value.seeds() < 0.0;
            let leader = if is_behind { mover.other() } else { mover };
            match lead.as_str() {
                "0.0" => "the sides are level".to_owned(),
                _ => format!("{leader} is {lead} {} ahead", seeds(position.rules())),
            }
        }
    }
}

/// The moves up to the end of the turn: `C+,E-`.
fn first_turn(game: &Game, moves: &[AnyMove]) -> String {
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

/// With one digit after the point, and no minus before a nought.
pub fn tenths(seeds: f64) -> String {
    let text = format!("{seeds:.1}");
    match text.as_str() {
        "-0.0" => "0.0".to_owned(),
        _ => text,
    }
}

/// `one seed`, `13 seeds`.
fn counted(count: u16, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {what}{plural}", number(count))
}

fn seed(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Giuthi(_) => "seed",
        RuleSet::Kiothi => "warrior",
    }
}

fn seeds(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Giuthi(_) => "seeds",
        RuleSet::Kiothi => "warriors",
    }
}

/// `emptied E and F and placed three in A and seven in g`.
fn placing(redistribution: &Redistribution) -> String {
    let emptied: Vec<_> = redistribution
        .emptied()
        .map(|boma| boma.to_string())
        .collect();
    let placed: Vec<_> = redistribution
        .placed()
        .map(|(boma, warriors)| format!("{} in {boma}", number(warriors)))
        .collect();
    format!(
        "emptied {} and placed {}",
        listed(&emptied),
        listed(&placed)
    )
}

/// What somebody wrote, in quotes on one line: `"giuthi 8x"`. Of a long text the beginning.
pub fn quoted(text: &str) -> String {
    const MOST: usize = 100;
    let shown: String = text.chars().take(MOST).collect();
    let rest = if shown.len() < text.len() { "…" } else { "" };
    format!("\"{}{rest}\"", shown.escape_debug())
}

/// Small numbers in words: `eight`, `13`.
pub fn number(n: impl Into<u64>) -> String {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    let n = n.into();
    let word = usize::try_from(n).ok().and_then(|index| WORDS.get(index));
    word.map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// With a comma after every three digits: `300,450,150`.
pub fn grouped(n: u128) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `a`, `a and b`, `a, b and c`.
fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// With a capital letter at the beginning.
fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const YOU: Names<'static> = BySide {
        south: Name::You,
        north: Name::Called("the computer"),
    };

    /// What is said of one move.
    fn told(position: &str, mv: &str, names: Names<'_>) -> Vec<String> {
        let before: AnyPosition = position.parse().unwrap();
        let mv = before.parse_move(mv).unwrap();
        let (after, trace) = before.narrate(&[], &mv).unwrap();
        let (mv, trace, after) = (&mv, &trace, &after);
        let telling = Telling {
            mv,
            trace,
            after,
            names,
        };
        telling.lines()
    }

    fn ended(position: &str, moves: &[&str]) -> String {
        let mut game = Game::new(position.parse().unwrap());
        for mv in moves {
            let mv = game.position().parse_move(mv).unwrap();
            game.play(mv).unwrap();
        }
        ending(&game, game.ending().unwrap(), SIDES)
    }

    #[test]
    fn g4_laps_and_relays() {
        assert_eq!(
            told("giuthi 0,0,2,0/1,0,0,0 0-0 S", "C+", YOU),
            [
                "Lap 1 of 2: two from C, counter-clockwise, end in a (2): relay",
                "Lap 2 of 2: two from a, clockwise, end in C, which was empty",
                "The last seed fell into C, but b opposite is empty: nothing is captured (G8)",
            ]
        );
    }

    #[test]
    fn g5_k9_nothing_is_captured_across() {
        assert_eq!(
            told("giuthi 2,0/1,2 3-0 N", "b+", YOU),
            [
                "Two from b, counter-clockwise, end in B, which was empty",
                "The last seed fell into B, an empty hole of yours: nothing is captured (G5)",
            ]
        );
        assert_eq!(
            told("kiothi 2/0 4-8 S", "A1", YOU),
            [
                "One from A, counter-clockwise, ends in a, which was empty",
                "The last warrior fell into a, an empty boma of the computer's: nothing is captured (K9)",
            ]
        );
    }

    #[test]
    fn g6_the_mover_moves_again() {
        assert_eq!(
            told("giuthi 0,1,1/2,0,0 7-7 N", "a+", SIDES)[1],
            "The last seed fell into c, and none crossed: North moves again (G6)"
        );
    }

    #[test]
    fn g7_g9_k10_k11_captures_name_every_hole() {
        let last = |position, mv, names| told(position, mv, names).pop().unwrap();
        assert_eq!(
            last("giuthi:climent 0,4/3,0 0-5 S", "B+", YOU),
            "You captured 5: four from a and the seed you came with (G7)"
        );
        assert_eq!(
            last("giuthi 0,1/3,0 6-2 N", "a-", SIDES),
            "North captured 4: one from A, two from B and the seed they came with (G7, G9)"
        );
        assert_eq!(
            last("kiothi 2*,0,2/0,5,1 1-1 N", "b5", SIDES),
            "North captured 4: three from C and the warrior they came with (K10)"
        );
        assert_eq!(
            last("kiothi 0,0,0,5/2,3,1,2 0-0 S", "D5", YOU),
            "You captured 13: three from d, two from c, four from b, three from a \
             and the warrior you came with (K10, K11)"
        );
    }

    #[test]
    fn g8_k10_nothing_to_capture() {
        assert_eq!(
            told("kiothi 1,1,2*/0,6*,3 10-1 N", "b5", SIDES)[1],
            "The last warrior fell into a, but C opposite is nki: nothing is captured (K10)"
        );
    }

    #[test]
    fn g11_k3_passes_say_why() {
        assert_eq!(
            told("giuthi:climent 3/4 0-0 S", "pass", YOU),
            ["No sowing of yours is legal: you pass (G11)"]
        );
        assert_eq!(
            told("giuthi 1,1/0,2 0-0 S", "pass", SIDES),
            ["No hole of South's has two seeds: South passes (G11)"]
        );
        assert_eq!(
            told("kiothi 0,0/1,2 7-8 S opening", "pass", SIDES),
            ["No boma of South's is occupied: South passes (K3)"]
        );
    }

    #[test]
    fn k3_k4_redistributions() {
        assert_eq!(
            told("kiothi 6x5", "EF=A3g7", YOU),
            ["You emptied E and F and placed three in A and seven in g (K3)"]
        );
        assert_eq!(
            told("kiothi 1,3/3,0 2-4 N opening", "a=A2b1", SIDES),
            ["North emptied a and placed two in A and one in b (K3). \
                 Every occupied boma is now nki (K4)"]
        );
    }

    #[test]
    fn g12_g13_k13_k16_endings() {
        assert_eq!(
            ended("giuthi 2/2 0-0 S", &["A+"]),
            "Nobody can move, and each keeps the own row: South wins, 4 to 0 (G12)"
        );
        assert_eq!(
            ended("giuthi 1/1 0-0 S", &[]),
            "Nobody can move, and each keeps the own row: a draw, 1 to 1 (G12)"
        );
        assert_eq!(
            ended("kiothi 0,0/3,0 2-9 S", &[]),
            "South cannot move, and all that is left goes to North: North wins, 12 to 2 (K13)"
        );
        assert_eq!(
            ended("kiothi 0,0/3,0 5-4 S", &[]),
            "South cannot move, and all that is left goes to North: North wins, 7 to 5 (K13); \
             a win of one warrior counts two by default (K16)"
        );
    }

    #[test]
    fn n4_resignation_and_time() {
        let mut game = Game::new("giuthi 8x8".parse().unwrap());
        game.resign(Side::South);
        let over = game.ending().unwrap();
        assert_eq!(ending(&game, over, SIDES), "South resigns: North wins (N4)");
        assert_eq!(
            ending(&game, over, YOU),
            "You resign: the computer wins (N4)"
        );
    }

    #[test]
    fn refusals_end_with_their_rule() {
        assert_eq!(
            illegal(&IllegalMove::Endless),
            "this sowing would never end (B6)"
        );
    }

    #[test]
    fn turns_say_what_is_asked() {
        let says = |position: &str| turn(&position.parse().unwrap(), YOU);
        assert_eq!(says("giuthi 8x8"), "You are to move");
        assert_eq!(says("kiothi 6x5"), "You owe a redistribution (K3)");
    }
}
