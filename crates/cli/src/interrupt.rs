//! Ctrl-C while the engine thinks: it answers with what it has.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use ndongu_engine::Stop;

/// Listens for a request to end. A second one, or one while nobody thinks, ends the program.
pub struct Interrupt {
    stop: Arc<Stop>,
    /// Whether there is nothing that could be cut short.
    idle: Arc<AtomicBool>,
}

impl Interrupt {
    /// Begins to listen.
    pub fn listen() -> io::Result<Interrupt> {
        let interrupt = Interrupt {
            stop: Arc::default(),
            idle: Arc::new(AtomicBool::new(true)),
        };
        interrupt.register()?;
        Ok(interrupt)
    }

    /// What is done for a signal is done in this order.
    #[cfg(unix)]
    fn register(&self) -> io::Result<()> {
        use signal_hook::{
            consts::{SIGINT, SIGTERM},
            flag,
        };
        /// Shells say so of programs that a signal has ended.
        const SIGNAL_EXIT: i32 = 128;

        for signal in [SIGINT, SIGTERM] {
            let exit = SIGNAL_EXIT + signal;
            flag::register_conditional_shutdown(signal, exit, Arc::clone(&self.idle))?;
            flag::register(signal, Arc::clone(&self.idle))?;
            flag::register(signal, Arc::clone(&self.stop))?;
        }
        Ok(())
    }

    /// Signals end the program as they always do.
    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "listening can fail elsewhere")]
    fn register(&self) -> io::Result<()> {
        Ok(())
    }

    /// Thinks until there is an answer, or until the request comes.
    pub fn cuts_short<T>(&self, think: impl FnOnce(&Stop) -> T) -> T {
        self.idle.store(false, Ordering::Relaxed);
        let thought = think(&self.stop);
        self.idle.store(true, Ordering::Relaxed);
        thought
    }

    /// Whether the request has come.
    pub fn has_come(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
