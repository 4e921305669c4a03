//! `ndongu serve`, and `ndongu` without a command: the site.

use std::{
    env,
    io::{self, IsTerminal, Write},
    net::SocketAddr,
    path::PathBuf,
    process::ExitCode,
};

use ndongu_web::Options;

use crate::{failure::Failure, folders, words::say};

/// Serve the site: play, analyse and learn in the browser
///
/// This is what ndongu does without a command. The site is for this machine alone unless --listen
/// says otherwise, and needs no network. When there is a desktop, the browser opens.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// Where to listen, like 0.0.0.0:8080; port 0 is any free one [default: 127.0.0.1:7878, or the
    /// next free port]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,

    /// The folder in which games are kept [default: one of your own, where your system keeps what
    /// programs store]
    #[arg(long, value_name = "FOLDER", env = "NDONGU_DATA")]
    data: Option<PathBuf>,

    /// Also answer to this name, like games.example.org; for a site behind a proxy on this machine.
    /// Can be given several times
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,

    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu serve
  ndongu serve --no-open --data games
  ndongu serve --listen 0.0.0.0:0";

/// Serves until interrupted.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let options = Options {
        listen: args.listen,
        data: args.data.clone().or_else(folders::data),
        hosts: args.hosts.clone(),
    };
    let opens = !args.no_open && has_desktop();
    let mut told = Ok(());
    let served = ndongu_web::run(&options, |address| {
        let url = format!("http://{address}/");
        told = tell(&url, &options, out);
        if opens && address.ip().is_loopback() {
            // Who has no browser has read the address.
            let _ = open::that_detached(url);
        }
    });
    served.map_err(|error| Failure::Work(say!("cli-site-failed", "error" = error.to_string())))?;
    told?;
    Ok(ExitCode::SUCCESS)
}

fn tell(url: &str, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", say!("cli-site-at", "url" = url))?;
    if let Some(folder) = &options.data {
        let folder = folder.display().to_string();
        writeln!(out, "{}", say!("cli-site-data", "folder" = folder))?;
    }
    out.flush()
}

/// Whether somebody sits before this machine who can see a window.
fn has_desktop() -> bool {
    let is = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let remote = is("SSH_CONNECTION") || is("SSH_TTY");
    let windows = cfg!(any(target_os = "macos", windows)) || is("DISPLAY") || is("WAYLAND_DISPLAY");
    io::stdout().is_terminal() && windows && !remote
}
