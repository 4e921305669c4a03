//! Positions from the command line or, for `-`, from standard input.

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use ndongu_rules::{AnyPosition, NotationError};

use crate::{
    failure::{BAD_INPUT, Failure, complain},
    words::{language, quoted, say},
};

/// Answers every position: of `texts` in turn, and for `-` of standard input, one a line, each as
/// soon as it is read. What cannot be answered is told on standard error and the rest still is.
pub fn each(
    texts: &[String],
    out: &mut dyn Write,
    mut answer: impl FnMut(AnyPosition, &mut dyn Write) -> Result<(), Failure>,
) -> Result<ExitCode, Failure> {
    let mut code = ExitCode::SUCCESS;
    let mut answer_text = |text: &str, line: Option<usize>| {
        let answered = parse(text).and_then(|position| answer(position, out));
        out.flush()?;
        match answered {
            Err(Failure::Input(message)) => {
                complain(&match line {
                    Some(line) => say!("cli-line", "line" = line, "message" = message),
                    None => message,
                });
                code = ExitCode::from(BAD_INPUT);
                Ok(())
            }
            other => other,
        }
    };
    for text in texts {
        if text == "-" {
            each_line(io::stdin().lock(), |number, line| {
                answer_text(line, Some(number))
            })?;
        } else {
            answer_text(text, None)?;
        }
    }
    Ok(code)
}

/// Reads a position, or says what is wrong with it.
pub fn parse(text: &str) -> Result<AnyPosition, Failure> {
    text.parse().map_err(|error: NotationError| {
        // A shell splits what is not quoted, so the game's name often arrives alone.
        let (text_quoted, error) = (quoted(text), language().notation_error(&error));
        Failure::Input(match text {
            "giuthi" | "kiothi" => {
                say!("cli-text-unquoted", "text" = text_quoted, "error" = error)
            }
            _ => say!("cli-text", "text" = text_quoted, "error" = error),
        })
    })
}

/// Calls `read` with every line that is not blank and its number. Lines may end as on Windows.
fn each_line(
    mut input: impl BufRead,
    mut read: impl FnMut(usize, &str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let length = input.read_until(b'\n', &mut line).map_err(|error| {
            Failure::Work(say!("cli-cannot-read-input", "error" = error.to_string()))
        })?;
        if length == 0 {
            break;
        }
        // What is no text is no position either, and the replacement characters show where.
        let text = String::from_utf8_lossy(&line);
        let text = text
            .trim_start_matches('\u{feff}')
            .trim_end_matches(['\r', '\n']);
        if !text.trim().is_empty() {
            read(number, text)?;
        }
    }
    Ok(())
}
