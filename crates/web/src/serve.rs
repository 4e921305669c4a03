//! Serving the site: where it listens, and how it ends.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use tokio::net::TcpListener;

use crate::{State, Store, app, guard::known_by};

/// The first port that is tried when none is asked for.
const PORT: u16 = 7878;

/// How many further ports are tried.
const FURTHER_PORTS: u16 = 100;

/// How long answers that are being given may go on when the program is asked to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// How the site is served.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where to listen; this machine's port 7878, or the next free one, if nothing is said.
    pub listen: Option<SocketAddr>,
    /// The folder in which games are kept; nothing outlives the program if none is said.
    pub data: Option<PathBuf>,
    /// Names besides this machine's own under which the site is asked for. Whoever listens to this
    /// machine alone, or gives such names, answers to no others.
    pub hosts: Vec<String>,
}

/// Serves the site until the program is asked to end. `ready` hears the address first.
///
/// # Errors
///
/// When nothing can be listened to.
pub fn run(options: &Options, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve(options, ready));
    // Engines have been told to stop, and nobody waits for what they found.
    runtime.shutdown_timeout(FAREWELL);
    served
}

async fn serve(options: &Options, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let store = match &options.data {
        Some(folder) => Store::open(folder).await,
        None => Store::in_memory().await,
    };
    let mut site = app(State::new(store.map_err(io::Error::other)?));
    let listener = listen(options.listen).await?;
    let address = listener.local_addr()?;
    if address.ip().is_loopback() || !options.hosts.is_empty() {
        site = known_by(site, options.hosts.clone());
    }
    ready(address);
    let serving = axum::serve(listener, site).with_graceful_shutdown(asked_to_end());
    // Live events never end by themselves.
    let patience = async {
        asked_to_end().await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        served = serving => served,
        () = patience => Ok(()),
    }
}

async fn listen(address: Option<SocketAddr>) -> io::Result<TcpListener> {
    if let Some(address) = address {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{address}: {error}"));
        return TcpListener::bind(address).await.map_err(named);
    }
    for port in PORT..PORT + FURTHER_PORTS {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => return bound,
        }
    }
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await
}

/// Ctrl-C, or the signal that service managers send.
async fn asked_to_end() {
    let interrupted = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut signal) = signal(SignalKind::terminate()) {
            signal.recv().await;
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
