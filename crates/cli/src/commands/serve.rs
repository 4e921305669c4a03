//! `ndongu serve`: the site.

use std::{
    io::{self, Write},
    net::SocketAddr,
    process::ExitCode,
};

use ndongu_web::Options;

use crate::failure::Failure;

/// Serve the site: play, analyse and learn in the browser
///
/// The site is for this machine alone unless --listen says otherwise.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen, like 0.0.0.0:8080 [default: 127.0.0.1:7878, or the next free port]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
}

/// Serves until interrupted.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let options = Options {
        listen: args.listen,
        data: None,
    };
    let mut told = Ok(());
    ndongu_web::run(&options, |address| told = tell(address, out)).map_err(|error| {
        let listen = args
            .listen
            .map_or_else(String::new, |address| format!(" at {address}"));
        Failure::Work(format!("cannot serve{listen}: {error}"))
    })?;
    told?;
    Ok(ExitCode::SUCCESS)
}

fn tell(address: SocketAddr, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "Ndongu is at http://{address}/ (Ctrl-C ends it)")?;
    out.flush()
}
