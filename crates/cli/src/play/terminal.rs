//! The full-screen game's world: keys, mouse, clock, threads and files on one side, the screen on
//! the other. However the program ends, the terminal is as it was before.

use std::{
    io::{self, stdout},
    panic,
    path::Path,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicI32, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use ndongu_rules::BySide;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{
            self, DisableMouseCapture, EnableMouseCapture, Event, MouseButton, MouseEvent,
            MouseEventKind,
        },
        execute,
    },
    layout::Position,
};

use super::{
    Start,
    action::Action,
    draw::{self, Targets},
    keys,
    players::{Player, Thinker},
    record_file::{self, RecordFile, WriteError},
    screen::{Effect, Message, SaveError, Screen},
    theme::Theme,
};
use crate::{exact::Known, failure::Failure, file::IfExists, words::say};

/// How often moves in motion are drawn, and how often anything else is looked for.
const FRAME: Duration = Duration::from_millis(33);

/// After a signal the program may end by itself for this long.
#[cfg(unix)]
const GRACE: Duration = Duration::from_millis(500);

/// Shells say so of programs that a signal has ended.
const SIGNAL_EXIT: i32 = 128;

pub fn run(start: Start) -> Result<ExitCode, Failure> {
    let signal = signals().map_err(|error| no_terminal(&error))?;
    restore_mouse_on_panic();
    let mut terminal = ratatui::try_init().map_err(|error| no_terminal(&error))?;
    let _restore = Restore;
    let known = start.known.clone();
    let played = execute!(stdout(), EnableMouseCapture)
        .and_then(|()| World::new(start).play(&mut terminal, &signal));
    match signal.load(Ordering::Relaxed) {
        // A closed terminal is a signal, and then errors are only to be expected.
        0 => match played {
            Ok(()) => known.check().map(|()| ExitCode::SUCCESS),
            Err(error) => Err(no_terminal(&error)),
        },
        signal => Ok(ExitCode::from(
            u8::try_from(SIGNAL_EXIT + signal).unwrap_or(1),
        )),
    }
}

fn no_terminal(error: &io::Error) -> Failure {
    Failure::Work(say!("cli-no-terminal", "error" = error.to_string()))
}

/// Gives the terminal back when it goes.
struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    // A terminal that is gone needs no restoring.
    let _ = execute!(stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}

/// Ratatui's own hook does the rest.
fn restore_mouse_on_panic() {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(stdout(), DisableMouseCapture);
        hook(info);
    }));
}

/// The number of the signal that has asked the program to end, or 0.
#[cfg(unix)]
fn signals() -> io::Result<Arc<AtomicI32>> {
    use std::process;

    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM},
        iterator::Signals,
    };
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let asked = Arc::new(AtomicI32::new(0));
    let told = Arc::clone(&asked);
    thread::spawn(move || {
        let Some(signal) = signals.forever().next() else {
            return;
        };
        told.store(signal, Ordering::Relaxed);
        // Reading keys from a terminal that has been closed may never come back.
        thread::sleep(GRACE);
        restore();
        process::exit(SIGNAL_EXIT + signal);
    });
    Ok(asked)
}

/// Signals end the program as they always do.
#[cfg(not(unix))]
fn signals() -> io::Result<Arc<AtomicI32>> {
    Ok(Arc::default())
}

/// The terminal's events, read in a thread of their own: a sequence that breaks off keeps the reader
/// waiting for the rest, and the game must not wait with it.
fn events() -> Receiver<io::Result<Event>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if sender.send(event).is_err() || failed {
                break;
            }
        }
    });
    receiver
}

/// The screen with everything around it.
struct World {
    screen: Screen,
    named: BySide<Option<Player>>,
    record: Option<RecordFile>,
    seed: u64,
    known: Known,
    thinker: Option<Thinker>,
    thoughts: (Sender<Message>, Receiver<Message>),
    is_over: bool,
}

impl World {
    fn new(start: Start) -> World {
        let name = start
            .record
            .as_ref()
            .map(|file| file.path().display().to_string());
        let (mut screen, effects) = Screen::new(start.table, name);
        if let Some(greeting) = start.greeting {
            screen.story.tell(0, greeting);
        }
        let mut world = World {
            screen,
            named: start.named,
            record: start.record,
            seed: start.seed,
            known: start.known,
            thinker: None,
            thoughts: mpsc::channel(),
            is_over: false,
        };
        world.perform(effects);
        world
    }

    fn play(mut self, terminal: &mut DefaultTerminal, signal: &AtomicI32) -> io::Result<()> {
        let theme = Theme::detect();
        let events = events();
        let mut clock = Instant::now();
        while !self.is_over && signal.load(Ordering::Relaxed) == 0 {
            let mut targets = Targets::new();
            terminal.draw(|frame| {
                targets = draw::draw(&self.screen, &theme, frame.area(), frame.buffer_mut());
            })?;
            let mut wait = FRAME;
            while let Ok(event) = events.recv_timeout(wait) {
                wait = Duration::ZERO;
                if let Some(action) = action(&event?, &targets) {
                    self.send(Message::Do(action));
                    break;
                }
            }
            while let Ok(thought) = self.thoughts.1.try_recv() {
                self.send(thought);
            }
            self.send(Message::Tick(clock.elapsed()));
            clock = Instant::now();
        }
        Ok(())
    }

    fn send(&mut self, message: Message) {
        // Damaged tables end the program, which then says so.
        self.is_over |= self.known.check().is_err();
        let effects = self.screen.update(message);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Some(answer) = self.perform_one(effect) {
                self.send(answer);
            }
        }
    }

    fn perform_one(&mut self, effect: Effect) -> Option<Message> {
        let table = &self.screen.table;
        match effect {
            Effect::Think { question, player } => {
                let answers = self.thoughts.0.clone();
                let answer = move |mv| {
                    // The game may have been left meanwhile.
                    let _ = answers.send(Message::Thought { question, mv });
                };
                let game = table.game.clone();
                self.thinker = Some(Thinker::start(
                    player,
                    game,
                    self.seed,
                    self.known.clone(),
                    answer,
                ));
                None
            }
            Effect::StopThinking => {
                self.thinker = None;
                None
            }
            Effect::Keep => {
                let record = self.record.as_mut()?;
                Some(Message::Kept(record.keep(&table.game, table.players)))
            }
            Effect::Save { name, overwrite } => Some(Message::Saved(self.save(name, overwrite))),
            Effect::Load(name) => {
                let loaded = record_file::load(Path::new(&name), self.named, table.players);
                Some(Message::Loaded(loaded.map(|table| (name, table))))
            }
            Effect::Leave => {
                self.is_over = true;
                None
            }
        }
    }

    fn save(&self, name: String, overwrite: bool) -> Result<String, SaveError> {
        let table = &self.screen.table;
        let is_ours = self.screen.record.as_ref() == Some(&name);
        let path = Path::new(&name);
        let if_exists = if overwrite || is_ours {
            IfExists::Replace
        } else {
            IfExists::Refuse
        };
        match record_file::save(path, &table.game, table.players, if_exists) {
            Ok(()) => Ok(name),
            Err(WriteError::Exists) => Err(SaveError::Exists(name)),
            Err(WriteError::Failed(error)) => Err(SaveError::Failed(error)),
        }
    }
}

/// What an event of the terminal means.
fn action(event: &Event, targets: &Targets) -> Option<Action> {
    match event {
        Event::Key(key) => keys::action(*key),
        Event::Mouse(MouseEvent {
            kind, column, row, ..
        }) => match kind {
            MouseEventKind::Down(MouseButton::Left) => {
                draw::clicked(targets, Position::new(*column, *row))
            }
            MouseEventKind::ScrollUp => Some(Action::Up),
            MouseEventKind::ScrollDown => Some(Action::Down),
            _ => None,
        },
        _ => None,
    }
}
