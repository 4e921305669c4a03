//! Who may think when: engine work is bounded, and those who study cannot starve those who play.

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use ndongu_engine::Stop;
use tokio::{sync::Semaphore, task, time};

/// How many may wait for their turn to think; more are sent away.
const WAITING: usize = 64;

/// How long somebody waits before being sent away.
const PATIENCE: Duration = Duration::from_secs(20);

/// The threads on which engines think.
#[derive(Clone, Debug)]
pub struct Pool {
    players: Desk,
    students: Desk,
}

/// Everybody is thinking for somebody else: try again later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

impl Default for Pool {
    /// As many players at once as there are processors, and half as many students.
    fn default() -> Self {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Pool {
            players: Desk::new(processors),
            students: Desk::new(processors.div_ceil(2)),
        }
    }
}

impl Pool {
    /// Thinks for somebody who plays: moves, hints.
    ///
    /// The work is told to stop when nobody waits for it any more, that is when the future is dropped.
    ///
    /// # Errors
    ///
    /// When too many wait already, or for too long.
    pub async fn play<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        self.players.think(work).await
    }

    /// Thinks for somebody who studies: analysis, reviews, pictures.
    ///
    /// # Errors
    ///
    /// As for [`play`](Self::play).
    pub async fn study<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        self.students.think(work).await
    }
}

/// A number of seats, and a queue before them.
#[derive(Clone, Debug)]
struct Desk {
    seats: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

impl Desk {
    fn new(seats: usize) -> Desk {
        Desk {
            seats: Arc::new(Semaphore::new(seats)),
            waiting: Arc::default(),
        }
    }

    async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let seat = {
            let _place = Place::take(&self.waiting)?;
            let seat = Arc::clone(&self.seats).acquire_owned();
            let seat = time::timeout(PATIENCE, seat).await.map_err(|_| Busy)?;
            seat.map_err(|_| Busy)?
        };
        let leaving = Leaving(Arc::new(Stop::new(false)));
        let stop = Arc::clone(&leaving.0);
        let thought = task::spawn_blocking(move || {
            // The seat is free when the work has ended, even if nobody waits for it any more.
            let _seat = seat;
            work(&stop)
        });
        unless_panicked(thought).await
    }
}

async fn unless_panicked<T>(
    thought: impl Future<Output = Result<T, task::JoinError>>,
) -> Result<T, Busy> {
    match thought.await {
        Ok(thought) => Ok(thought),
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        // The runtime is ending.
        Err(_) => Err(Busy),
    }
}

/// A place in the queue, given up when dropped.
struct Place<'a>(&'a AtomicUsize);

impl Place<'_> {
    fn take(waiting: &AtomicUsize) -> Result<Place<'_>, Busy> {
        let before = waiting.fetch_add(1, Ordering::Relaxed);
        let place = Place(waiting);
        if before < WAITING {
            Ok(place)
        } else {
            Err(Busy)
        }
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Tells the work to stop when nobody waits for it any more.
struct Leaving(Arc<Stop>);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_leaves_frees_the_seat() {
        let desk = Desk::new(1);
        let (sender, begun) = mpsc::channel();
        let endless = move |stop: &Stop| {
            sender.send(()).unwrap();
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
        };
        let patient = desk.clone();
        let thinking = task::spawn(async move { patient.think(endless).await });
        task::spawn_blocking(move || begun.recv())
            .await
            .unwrap()
            .unwrap();
        thinking.abort();
        assert_eq!(desk.think(|_| 7).await, Ok(7));
    }
}
