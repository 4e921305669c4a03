//! `ndongu manual`: the manual pages.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap_mangen::{
    Man,
    roff::{Roff, roman},
};

use crate::failure::Failure;

/// Print the manual page, of the program or of one command.
///
/// The page goes to standard output, in the form that man reads.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  ndongu manual | man -l -
  ndongu manual > ndongu.1
  ndongu manual apply > ndongu-apply.1")]
pub struct Args {
    /// The command to print the page of; without one, the page of the program.
    command: Option<String>,
}

pub fn run(args: &Args, program: clap::Command, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let command = match &args.command {
        None => Some(&program),
        Some(name) => program.find_subcommand(name),
    };
    let Some(command) = command else {
        let listed = program
            .get_subcommands()
            .filter(|command| !command.is_hide_set());
        let names = listed.map(clap::Command::get_name);
        return Err(Failure::Input(format!(
            "there is no such command; the commands are {}",
            names.collect::<Vec<_>>().join(", ")
        )));
    };
    write_page(command, out)?;
    Ok(ExitCode::SUCCESS)
}

fn write_page(command: &clap::Command, out: &mut dyn Write) -> io::Result<()> {
    let source = concat!("ndongu ", env!("CARGO_PKG_VERSION"));
    let page = Man::new(command.clone()).source(source);
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    if command.has_subcommands() {
        page.render_subcommands_section(out)?;
    }
    if let Some(help) = command.get_after_long_help() {
        write_sections(&help.to_string(), out)?;
    }
    Ok(())
}

/// What stands after the options: each paragraph a section, its first line the heading, the rest
/// with its lines as they are.
fn write_sections(help: &str, out: &mut dyn Write) -> io::Result<()> {
    let mut page = Roff::new();
    for section in help.split("\n\n") {
        let mut lines = section.lines();
        let heading = lines.next().unwrap_or_default().trim_end_matches(':');
        page.control("SH", [heading.to_uppercase().as_str()]);
        page.control("nf", []);
        for line in lines {
            page.text([roman(line)]);
        }
        page.control("fi", []);
    }
    page.to_writer(out)
}
