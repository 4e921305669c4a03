//! The engine as a program that others drive: the Universal Game Interface (UGI).
//!
//! The protocol is the one of <https://github.com/kz04px/cutegames>: UCI of chess, with questions
//! about the game (`query`) and players called p1 and p2. South is p1. Every move of a turn is one
//! move of the protocol, and so is `pass`. `docs/ugi.md` tells users the same with examples.
//!
//! [`run`] reads commands while a thread of its own thinks, so that everything is answered at once.
//! Whatever cannot be understood changes nothing: unknown commands are passed over, as the protocol
//! wants it, and the rest is complained of in an `info string`.

mod go;
mod settings;

use std::{
    fmt::Display,
    io::{self, BufRead, Read, Write},
    ops::ControlFlow,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering, mpsc},
    thread::{self, Scope, ScopedJoinHandle},
};

use ndongu_rules::{AnyMove, AnyPosition, Game, Side};

use self::{go::Order, settings::Settings};
use crate::{Engine, Exact, Level, Options, Stop, Thought, Value};

/// Longer lines are not read. A game of 200,000 moves fits.
const LONGEST_LINE: u64 = 1 << 20;

/// The answer to `go` when the game has ended: UCI's move that is none.
const NO_MOVE: &str = "0000";

/// Moves to an end of which is known only that it comes.
const FAR_END: u16 = 999;

/// Why [`run`] could not go on.
#[derive(Debug)]
pub enum Broken {
    /// Commands cannot be read.
    Input(io::Error),
    /// Answers cannot be written.
    Output(io::Error),
}

/// Opens a folder of tables, or says why it cannot.
pub type Open<'a> = &'a dyn Fn(&str) -> Result<Arc<dyn Exact>, String>;

/// Answers commands until `quit` or the end of input. A search that `go` has given a limit is then
/// finished; after `quit` nothing is.
///
/// `seed` decides where a level below the highest leaves the choice to chance; `tables` are there until
/// others are asked for, which `open` opens.
///
/// ```
/// # use ndongu_engine::ugi;
/// let mut answers = Vec::new();
/// let commands = "position fen giuthi 2/2 0-0 S\nquery p1turn\ngo depth 1\n";
/// let none = |folder: &str| Err(format!("{folder}: no tables here"));
/// ugi::run(commands.as_bytes(), &mut answers, 0, None, &none).unwrap();
/// let answers = String::from_utf8(answers).unwrap();
/// assert!(answers.starts_with("response true\ninfo depth 1 "));
/// assert!(answers.contains("\nbestmove A"));
/// ```
///
/// # Errors
///
/// When input or output fails.
pub fn run(
    mut input: impl BufRead,
    output: impl Write + Send,
    seed: u64,
    tables: Option<Arc<dyn Exact>>,
    open: Open<'_>,
) -> Result<(), Broken> {
    let output = Output(Mutex::new(output));
    thread::scope(|scope| {
        let mut session = Session::new(scope, &output, seed, open);
        session.settings.tables = tables;
        let served = serve(&mut input, &mut session);
        if let Ok(Served::ToTheEnd) = served {
            session.finish().map_err(Broken::Output)
        } else {
            // The scope waits for the search, which nobody waits for any more.
            session.stop();
            served.map(|_| ())
        }
    })
}

/// How a session has ended.
enum Served {
    UntilQuit,
    ToTheEnd,
}

fn serve<W: Write + Send>(
    input: &mut impl BufRead,
    session: &mut Session<'_, '_, W>,
) -> Result<Served, Broken> {
    while let Some(line) = read_line(input).map_err(Broken::Input)? {
        let next = match line {
            Some(line) => session.obey(&line),
            None => session.complain("this line is too long"),
        };
        if next.map_err(Broken::Output)?.is_break() {
            return Ok(Served::UntilQuit);
        }
    }
    Ok(Served::ToTheEnd)
}

/// The next line, `Some(None)` when it is too long, or `None` at the end of input.
#[expect(clippy::option_option, reason = "the two say different things")]
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Option<String>>> {
    let mut line = Vec::new();
    let mut read = || {
        input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
    };
    let mut length = read()?;
    if length == 0 {
        return Ok(None);
    }
    if (length as u64) < LONGEST_LINE || line.ends_with(b"\n") {
        return Ok(Some(Some(String::from_utf8_lossy(&line).into_owned())));
    }
    while length > 0 && !line.ends_with(b"\n") {
        line.clear();
        length = input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)?;
    }
    Ok(Some(None))
}

/// Where answers go, from both threads, a whole line at a time.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn line(&self, text: impl Display) -> io::Result<()> {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(output, "{text}")?;
        output.flush()
    }
}

/// Why a command was not obeyed.
enum Trouble {
    /// It makes no sense; this says why.
    Command(String),
    /// The answer could not be written.
    Output(io::Error),
}

impl From<String> for Trouble {
    fn from(complaint: String) -> Self {
        Trouble::Command(complaint)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Output(error)
    }
}

/// What a controller has said so far.
struct Session<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Output<W>,
    open: Open<'env>,
    settings: Settings,
    game: Game,
    seed: u64,
    /// The engine when it does not think. There is none before it is asked to be ready, since its
    /// table takes memory.
    engine: Option<Engine>,
    /// Whether it is to forget the last game before it thinks again.
    forgets: bool,
    thinking: Option<Thinking<'scope>>,
}

/// A search that has begun, and may have ended.
struct Thinking<'scope> {
    thread: ScopedJoinHandle<'scope, io::Result<Engine>>,
    stop: Arc<Stop>,
    has_limit: bool,
}

impl<'scope, 'env, W: Write + Send> Session<'scope, 'env, W> {
    fn new(
        scope: &'scope Scope<'scope, 'env>,
        output: &'env Output<W>,
        seed: u64,
        open: Open<'env>,
    ) -> Self {
        let settings = Settings::default();
        Session {
            scope,
            output,
            open,
            game: Game::new(settings.setup),
            settings,
            seed,
            engine: None,
            forgets: false,
            thinking: None,
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let obeyed = match command {
            "ugi" => self.introduce().map_err(Trouble::from),
            "isready" => self.get_ready().map_err(Trouble::from),
            "setoption" => self.settings.set(rest, self.open).map_err(Trouble::from),
            "uginewgame" => {
                self.begin_game();
                Ok(())
            }
            "position" => self.set_position(rest).map_err(Trouble::from),
            "query" => self.answer(rest),
            "go" => self.go(rest),
            "stop" => {
                self.stop();
                Ok(())
            }
            "quit" => return Ok(ControlFlow::Break(())),
            _ => Ok(()),
        };
        match obeyed {
            Ok(()) => Ok(ControlFlow::Continue(())),
            Err(Trouble::Command(complaint)) => self.complain(&format!("{command}: {complaint}")),
            Err(Trouble::Output(error)) => Err(error),
        }
    }

    fn complain(&self, complaint: &str) -> io::Result<ControlFlow<()>> {
        self.output.line(format_args!("info string {complaint}"))?;
        Ok(ControlFlow::Continue(()))
    }

    fn introduce(&self) -> io::Result<()> {
        self.output
            .line(concat!("id name Ndongu ", env!("CARGO_PKG_VERSION")))?;
        self.output.line("id author the Ndongu contributors")?;
        for option in Settings::options() {
            self.output.line(format_args!("option {option}"))?;
        }
        self.output.line("ugiok")
    }

    /// Takes the memory that thinking needs. While thinking, this has been done.
    fn get_ready(&mut self) -> io::Result<()> {
        let is_thinking = self
            .thinking
            .as_ref()
            .is_some_and(|search| !search.thread.is_finished());
        if !is_thinking {
            self.engine = Some(self.idle_engine()?);
        }
        self.output.line("readyok")
    }

    fn begin_game(&mut self) {
        self.game = Game::new(self.settings.setup);
        self.seed = self.seed.wrapping_add(1);
        self.forgets = true;
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        self.game = read_position(text, self.settings.setup)?;
        Ok(())
    }

    /// Exactly two words, or a complaint about the question.
    fn answer(&self, question: &str) -> Result<(), Trouble> {
        let ending = self.game.ending();
        let answer = match question.trim() {
            "gameover" => word(ending.is_some()),
            "p1turn" => word(self.game.position().turn() == Side::South),
            "result" => match ending.map(|ending| ending.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::South)) => "p1win",
                Some(Some(Side::North)) => "p2win",
            },
            other => {
                let other = quoted(other);
                let complaint = format!("expected gameover, p1turn or result, not {other}");
                return Err(Trouble::Command(complaint));
            }
        };
        Ok(self.output.line(format_args!("response {answer}"))?)
    }

    /// Begins to think. A search that still goes on is stopped first, and answers.
    fn go(&mut self, text: &str) -> Result<(), Trouble> {
        let order = Order::read(text, self.game.position().turn())?;
        let search = Search {
            engine: self.idle_engine()?,
            game: self.game.clone(),
            order,
            level: self.settings.level,
            seed: self.seed,
            stop: Arc::default(),
            output: self.output,
        };
        self.thinking = Some(Thinking {
            stop: Arc::clone(&search.stop),
            has_limit: order.has_limit(),
            thread: self.scope.spawn(|| search.run()),
        });
        Ok(())
    }

    fn stop(&self) {
        if let Some(search) = &self.thinking {
            search.stop.store(true, Ordering::Relaxed);
            search.thread.thread().unpark();
        }
    }

    /// The engine as it is set, after it has come back from whatever it thinks about.
    fn idle_engine(&mut self) -> io::Result<Engine> {
        self.stop();
        let engine = match self.thinking.take() {
            Some(search) => Some(search.ended()?),
            None => self.engine.take(),
        };
        let options = self.settings.options;
        let engine = engine.filter(|engine| engine.options() == options);
        let mut engine = match engine {
            Some(engine) => engine,
            None => self.new_engine()?,
        };
        engine.consult(self.settings.tables.clone());
        if std::mem::take(&mut self.forgets) {
            engine.forget();
        }
        Ok(engine)
    }

    /// An engine as it is set, or one with a table of the usual size if there is no memory for it.
    fn new_engine(&mut self) -> io::Result<Engine> {
        match Engine::try_new(self.settings.options) {
            Ok(engine) => Ok(engine),
            Err(error) => {
                let usual = Options::default().hash_mb;
                self.settings.options.hash_mb = usual;
                let instead = format_args!("info string {error}; Hash is {usual} again");
                self.output.line(instead)?;
                Ok(Engine::new(self.settings.options))
            }
        }
    }

    /// Waits for the last answer, if it is to come by itself.
    fn finish(mut self) -> io::Result<()> {
        if self
            .thinking
            .as_ref()
            .is_some_and(|search| !search.has_limit)
        {
            self.stop();
        }
        self.thinking
            .take()
            .map_or(Ok(()), |search| search.ended().map(|_| ()))
    }
}

impl Thinking<'_> {
    fn ended(self) -> io::Result<Engine> {
        self.thread.join().expect("a search does not panic")
    }
}

fn word(is_true: bool) -> &'static str {
    if is_true { "true" } else { "false" }
}

/// `startpos`, or `fen` and a position, then perhaps `moves` and the moves of the game so far.
fn read_position(text: &str, start: AnyPosition) -> Result<Game, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let moves_at = words.iter().position(|word| *word == "moves");
    let (place, moves) = words.split_at(moves_at.unwrap_or(words.len()));
    let start = match place {
        ["startpos"] => start,
        ["fen", position @ ..] if !position.is_empty() => {
            let position = position.join(" ");
            let parsed = position.parse();
            parsed.map_err(|error| format!("{}: {error}", quoted(&position)))?
        }
        _ => return Err("expected startpos, or fen and a position, then moves".to_owned()),
    };
    let mut game = Game::new(start);
    for (number, text) in (1..).zip(moves.iter().skip(1)) {
        let place = format!("move {number}, {}", quoted(text));
        let mv = game.position().parse_move(text);
        let mv = mv.map_err(|error| format!("{place}: {error} (N3)"))?;
        game.play(mv)
            .map_err(|refusal| format!("{place}: {refusal} ({})", refusal.rule()))?;
    }
    Ok(game)
}

/// What somebody sent, in quotes on one line. Of a long text the beginning.
fn quoted(text: &str) -> String {
    const MOST: usize = 100;
    let shown: String = text.chars().take(MOST).collect();
    let rest = if shown.len() < text.len() { "…" } else { "" };
    format!("\"{}{rest}\"", shown.escape_debug())
}

/// Everything that a search needs, in a thread of its own.
struct Search<'env, W> {
    engine: Engine,
    game: Game,
    order: Order,
    level: Level,
    seed: u64,
    stop: Arc<Stop>,
    output: &'env Output<W>,
}

impl<W: Write> Search<'_, W> {
    /// Thinks, says what it thinks, and at last the move.
    fn run(mut self) -> io::Result<Engine> {
        let best = if self.game.ending().is_some() {
            self.output.line("info string the game has ended")?;
            None
        } else if self.level == Level::HIGHEST {
            self.think()?
        } else {
            self.play()
        };
        // Whoever says infinite wants no answer before stop.
        while self.order.is_infinite && !self.stop.load(Ordering::Relaxed) {
            thread::park();
        }
        let best = best.map_or_else(|| NO_MOVE.to_owned(), |mv| mv.to_string());
        self.output.line(format_args!("bestmove {best}"))?;
        Ok(self.engine)
    }

    /// At full strength, within the limits.
    fn think(&mut self) -> io::Result<Option<AnyMove>> {
        let (output, stop) = (self.output, &*self.stop);
        let (mut told, mut last) = (Ok(()), None);
        let mut report = |thought: &Thought| {
            told = tell(thought, output);
            // Nobody is listening any more.
            stop.fetch_or(told.is_err(), Ordering::Relaxed);
            last = Some(thought.clone());
        };
        let thought = self
            .engine
            .think_aloud(&self.game, &self.order.limits, stop, &mut report);
        told?;
        if let Some(thought) = &thought
            && last.as_ref() != Some(thought)
        {
            // A depth that was begun may have changed its mind.
            tell(thought, output)?;
        }
        Ok(thought.map(|thought| thought.best()))
    }

    /// As a level plays, which decides by itself how far it looks, but not for longer than it may.
    fn play(&mut self) -> Option<AnyMove> {
        let stop = &*self.stop;
        let most = self.order.limits.most_time();
        thread::scope(|scope| {
            let (done, is_done) = mpsc::channel::<()>();
            if let Some(most) = most {
                scope.spawn(move || {
                    if is_done.recv_timeout(most) == Err(mpsc::RecvTimeoutError::Timeout) {
                        stop.store(true, Ordering::Relaxed);
                    }
                });
            }
            let best = self.engine.play(&self.game, self.level, self.seed, stop);
            drop(done);
            best
        })
    }
}

/// A line of `info` for each of the best lines.
fn tell<W: Write>(thought: &Thought, output: &Output<W>) -> io::Result<()> {
    let Thought {
        depth,
        farthest,
        nodes,
        table_used,
        time,
        ..
    } = thought;
    let milliseconds = time.as_millis();
    let nodes_per_second = u128::from(*nodes) * 1_000_000 / time.as_micros().max(1);
    for (number, line) in (1..).zip(&thought.lines) {
        let moves: Vec<String> = line.moves.iter().map(AnyMove::to_string).collect();
        output.line(format_args!(
            "info depth {depth} seldepth {farthest} multipv {number} score {} nodes {nodes} \
             nps {nodes_per_second} hashfull {table_used} time {milliseconds} pv {}",
            score(line.value),
            moves.join(" "),
        ))?;
    }
    Ok(())
}

/// Hundredths of a seed, or the moves to an end that is won or, with a minus, lost: [`FAR_END`] where
/// nobody knows how many.
fn score(value: Value) -> String {
    match value {
        Value::Ahead(hundredths) => format!("cp {hundredths}"),
        Value::Draws => "cp 0".to_owned(),
        Value::Wins { .. } => format!("mate {}", value.moves().unwrap_or(FAR_END)),
        Value::Loses { .. } => format!("mate -{}", value.moves().unwrap_or(FAR_END)),
    }
}
