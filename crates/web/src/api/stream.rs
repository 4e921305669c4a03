//! Answers that come bit by bit, as engines find things out.

use std::convert::Infallible;

use axum::{
    body::Body,
    http::header,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use ndongu_engine::Stop;
use serde::Serialize;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_stream::{Stream, StreamExt, iter, wrappers::UnboundedReceiverStream};

use crate::pool::{Busy, Pool};

/// JSON values, one a line.
pub const NDJSON: &str = "application/x-ndjson";

/// Something that a stream tells.
pub trait Told: Serialize + Send + 'static {
    /// What kind of thing it is, for those who listen to server-sent events.
    fn kind(&self) -> &'static str;
}

/// What is being found out: the first thing, and those that come.
pub struct Findings<T> {
    first: T,
    others: UnboundedReceiver<Result<T, Busy>>,
}

/// Has something found out on the engine's threads. The work tells at least one thing. It is told to
/// stop when nobody listens any more.
///
/// # Errors
///
/// When everybody is busy.
pub async fn find_out<T: Told>(
    pool: &Pool,
    work: impl FnOnce(&Stop, &mut dyn FnMut(T)) + Send + 'static,
) -> Result<Findings<T>, Busy> {
    let (sender, mut others) = unbounded_channel();
    let pool = pool.clone();
    tokio::spawn(async move {
        let teller = sender.clone();
        // If nobody listens, the work is about to be stopped.
        let mut tell = move |found| drop(teller.send(Ok(found)));
        let working = pool.study(move |stop| work(stop, &mut tell));
        tokio::select! {
            done = working => if let Err(busy) = done {
                drop(sender.send(Err(busy)));
            },
            () = sender.closed() => {}
        }
    });
    match others.recv().await {
        Some(Ok(first)) => Ok(Findings { first, others }),
        Some(Err(busy)) => Err(busy),
        None => Err(Busy),
    }
}

impl<T: Told> Findings<T> {
    fn stream(self) -> impl Stream<Item = T> {
        let others = UnboundedReceiverStream::new(self.others).filter_map(Result::ok);
        iter([self.first]).chain(others)
    }

    /// As server-sent events.
    pub fn events(self) -> Response {
        let event = |found: T| {
            let event = Event::default().event(found.kind());
            event.json_data(found)
        };
        Sse::new(self.stream().map(event))
            .keep_alive(KeepAlive::default())
            .into_response()
    }

    /// As lines of JSON.
    pub fn lines(self) -> Response {
        let line = |found: T| {
            let mut line = serde_json::to_vec(&found).unwrap_or_default();
            line.push(b'\n');
            Ok::<_, Infallible>(line)
        };
        let body = Body::from_stream(self.stream().map(line));
        ([(header::CONTENT_TYPE, NDJSON)], body).into_response()
    }
}
