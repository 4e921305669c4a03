//! The lines around the board: title, what has happened, what is to be chosen, keys.

use ndongu_rules::{AnyPosition, Direction, Game, RuleSet, giuthi};
use ndongu_words::Telling;
use ratatui::layout::Rect;

use super::canvas::{Canvas, width, wrap};
use crate::{
    play::{
        action::Action,
        choice::{Choice, Picking, Placing},
        outlook::Outlook,
        players::Player,
        screen::{Purpose, Screen, Stage},
    },
    words::{language, say},
};

/// Game and turn at the left; record, speed and pause at the right.
pub fn title(canvas: &mut Canvas<'_>, screen: &Screen, line: Rect) {
    let position = screen.table.position();
    let game = match position.rules() {
        RuleSet::Giuthi(giuthi::Rules::MancalaWorld) => "Giuthi",
        RuleSet::Giuthi(giuthi::Rules::Climent) => "Giuthi (Climent)",
        RuleSet::Kiothi => "Kiothi",
    };
    let rest = canvas.write(
        line,
        &format!(" {game} 2×{}", position.holes()),
        canvas.theme.strong,
    );
    let turn = format!(
        " · {}",
        say!("terminal-turn", "turn" = screen.table.turn_number())
    );
    canvas.write(rest, &turn, canvas.theme.dim);
    let mut right = Vec::new();
    if screen.paused {
        right.push(say!("terminal-paused"));
    }
    right.push(say!("terminal-speed", "speed" = screen.speed.label()));
    match (&screen.record, screen.unsaved) {
        (Some(record), false) => right.push(say!("terminal-kept-in", "file" = record)),
        (Some(record), true) => right.push(say!("terminal-not-kept-in", "file" = record)),
        (None, _) => {}
    }
    canvas.write_right(line, &format!("{} ", right.join(" · ")), canvas.theme.dim);
}

/// What has happened last, whole if there is room, and as many lines as fit from before.
pub fn story(canvas: &mut Canvas<'_>, screen: &Screen, area: Rect) {
    let told = screen.story.lines().rev().skip(screen.untold);
    let height = usize::from(area.height);
    let mut lines: Vec<(String, bool)> = Vec::new();
    for (age, line) in told.enumerate() {
        let wrapped = wrap(line, area.width - 1);
        // A line is left free before the panel.
        if age > 0 && lines.len() + wrapped.len() >= height {
            break;
        }
        lines.extend(wrapped.into_iter().rev().map(|line| (line, age == 0)));
    }
    for (row, (line, newest)) in area.rows().zip(lines.iter().rev()) {
        let style = if *newest {
            canvas.theme.text
        } else {
            canvas.theme.dim
        };
        canvas.write(row, &format!(" {line}"), style);
    }
}

/// An answer to the last key.
pub fn notice(canvas: &mut Canvas<'_>, screen: &Screen, line: Rect) {
    if let Some(notice) = &screen.notice {
        canvas.write(line, &format!(" {notice}"), canvas.theme.notice);
    }
}

/// What is to be chosen, or what is being waited for.
pub fn panel(canvas: &mut Canvas<'_>, screen: &Screen, area: Rect) {
    let lines: Vec<Rect> = area.rows().collect();
    let [first, second, _] = lines[..] else {
        return;
    };
    match &screen.stage {
        Stage::Choosing(Choice::Sowing(picking)) if picking.ways().is_empty() => {
            canvas.write(first, &format!(" {}", asked(screen)), canvas.theme.strong);
            canvas.write(
                second,
                &format!(" {}", how_to_pick(screen)),
                canvas.theme.text,
            );
        }
        Stage::Choosing(Choice::Sowing(picking)) => match screen.table.position() {
            AnyPosition::Giuthi(_) => directions(canvas, screen, picking, &lines),
            _ => counts(canvas, picking, &lines),
        },
        Stage::Choosing(Choice::Redistribution(placing)) => placing_lines(canvas, placing, &lines),
        Stage::Choosing(Choice::Pass { pass, .. }) => {
            canvas.write(
                first,
                &format!(" {}", why_pass(screen, pass)),
                canvas.theme.strong,
            );
            let text = format!(" {}", say!("terminal-pass-button"));
            canvas.button(second, &text, canvas.theme.text, Action::Enter);
        }
        Stage::Showing(animation) => {
            let beat = animation.beat();
            let laps = animation.laps();
            let seeds = format!("{:>3}", beat.hand);
            let hand = format!(
                " {}  {}",
                say!("terminal-in-hand", "seeds" = seeds),
                "•".repeat(usize::from(beat.hand.min(40)))
            );
            if !animation.is_ending() {
                let lap = say!("terminal-lap", "lap" = beat.laps, "laps" = laps);
                let text = format!(" {lap}  {}", bar(beat.laps, laps));
                canvas.write(first, &text, canvas.theme.text);
                canvas.write(second, &hand, canvas.theme.text);
            }
        }
        Stage::Waiting if screen.paused => {
            let text = format!(" {}", say!("terminal-goes-on"));
            canvas.write(first, &text, canvas.theme.text);
        }
        Stage::Waiting => {
            let side = screen.table.position().turn();
            let text = format!(" {}", say!("terminal-thinks", "side" = side));
            canvas.write(first, &text, canvas.theme.text);
        }
        Stage::Over => over(canvas, &screen.table.game, first),
    }
    if matches!(screen.thinking, Some((Purpose::Advice, _))) {
        let text = format!("{} ", say!("terminal-computer-thinks"));
        canvas.write_right(first, &text, canvas.theme.dim);
    }
}

fn over(canvas: &mut Canvas<'_>, game: &Game, line: Rect) {
    let Some(ending) = game.ending() else {
        return;
    };
    let text = match (ending.winner, ending.score) {
        (Some(winner), None) => say!("terminal-over-won", "winner" = winner),
        (Some(winner), Some(score)) => say!(
            "terminal-over-won-score",
            "winner" = winner,
            "south" = score.south,
            "north" = score.north,
        ),
        (None, None) => say!("terminal-over-draw"),
        (None, Some(score)) => say!(
            "terminal-over-draw-score",
            "south" = score.south,
            "north" = score.north,
        ),
    };
    canvas.write(line, &format!(" {text}"), canvas.theme.strong);
}

/// `━━━●───`
fn bar(done: usize, all: usize) -> String {
    const WIDTH: usize = 30;
    let at = (WIDTH * done / all.max(1)).min(WIDTH);
    format!("{}●{}", "━".repeat(at), "─".repeat(WIDTH - at))
}

fn asked(screen: &Screen) -> String {
    let game = &screen.table.game;
    if game.stood().is_empty() {
        return language().full_stop(language().turn(game.position(), screen.names()));
    }
    match game.position().turn() {
        side if screen.table.players[side.other()] == Player::Human => {
            say!("terminal-moves-again", "who" = side)
        }
        _ => say!("terminal-moves-again", "who" = "you"),
    }
}

fn how_to_pick(screen: &Screen) -> String {
    match screen.table.position() {
        AnyPosition::Giuthi(_) => say!("terminal-choose-hole"),
        _ => say!("terminal-choose-boma"),
    }
}

fn why_pass(screen: &Screen, pass: &Outlook) -> String {
    match &pass.result {
        Ok(prospect) => {
            let telling = Telling {
                language: language(),
                mv: &pass.mv,
                trace: &prospect.trace,
                after: &prospect.after,
                names: screen.names(),
            };
            language().full_stop(telling.end())
        }
        Err(refusal) => language().refusal(refusal),
    }
}

/// The width below which two sentences do not fit side by side.
const NARROW: u16 = 74;

/// The two directions side by side, as they go on the screen.
fn directions(canvas: &mut Canvas<'_>, screen: &Screen, picking: &Picking, lines: &[Rect]) {
    let [first, second, third] = lines[..] else {
        return;
    };
    let near = picking.cursor().side == screen.bottom;
    let order = if near { [1, 0] } else { [0, 1] };
    let half = first.width / 2;
    // Where half a line holds no sentence, a sign stands for it until a way is chosen.
    let narrow = first.width < NARROW;
    for (column, way) in order.into_iter().enumerate() {
        let Some(outlook) = picking.ways().get(way) else {
            continue;
        };
        let x = first.x + 1 + column as u16 * half;
        let part = |line: Rect| Rect {
            x,
            width: half - 3,
            ..line
        };
        let direction = Direction::BOTH[way];
        let arrow = if column == 0 { "◀" } else { "▶" };
        let name = format!(" {arrow} {}  {} ", outlook.mv, named(direction));
        let chosen = picking.chosen() == Some(way);
        let style = match (chosen, outlook.result.is_ok()) {
            (true, _) => canvas.theme.selected,
            (false, true) => canvas.theme.strong,
            (false, false) => canvas.theme.impossible,
        };
        canvas.button(part(first), &name, style, Action::Way(way));
        let sentence = if narrow {
            format!("   {}", outlook.flag())
        } else {
            format!("   {}", outlook.sentence())
        };
        // Refusals are longer than half a line.
        let area = Rect {
            height: 2,
            ..part(second)
        };
        canvas.wrapped(
            area,
            &sentence,
            if chosen {
                canvas.theme.strong
            } else {
                canvas.theme.text
            },
        );
    }
    if narrow && let Some(outlook) = picking.outlook() {
        let sentence = format!(" {}", outlook.sentence());
        canvas.write(third, &sentence, canvas.theme.strong);
    }
    if let Some(outlook) = picking.outlook().filter(|outlook| outlook.result.is_ok()) {
        let plays = say!("terminal-enter-plays", "move" = outlook.mv.to_string());
        let text = format!(" {plays} ");
        let line = Rect {
            x: third.right().saturating_sub(width(&text) + 1),
            width: width(&text),
            ..third
        };
        canvas.button(line, &text, canvas.theme.strong, Action::Enter);
    }
}

/// Columns for one count.
const CELL: u16 = 6;

/// Every count with a mark for what it would do, those around the chosen one when there are many.
fn counts(canvas: &mut Canvas<'_>, picking: &Picking, lines: &[Rect]) {
    let [first, second, third] = lines[..] else {
        return;
    };
    let ways = picking.ways();
    let chosen = picking.chosen().unwrap_or(0);
    let takes = say!("terminal-takes", "boma" = picking.cursor().to_string());
    let head = format!(" {takes} ");
    let rest = canvas.write(first, &head, canvas.theme.strong);
    let room = usize::from((rest.width / CELL).max(1));
    let start = chosen
        .saturating_sub(room / 2)
        .min(ways.len().saturating_sub(room));
    for (column, (way, outlook)) in ways.iter().enumerate().skip(start).take(room).enumerate() {
        let cell = |line: Rect| Rect {
            x: rest.x + column as u16 * CELL,
            width: CELL,
            ..line
        };
        let count = if way == chosen {
            format!("[{}]", way + 1)
        } else {
            format!(" {} ", way + 1)
        };
        let style = match (way == chosen, outlook.result.is_ok()) {
            (true, _) => canvas.theme.selected,
            (false, true) => canvas.theme.strong,
            (false, false) => canvas.theme.impossible,
        };
        canvas.button(cell(first), &count, style, Action::Way(way));
        canvas.button(
            cell(second),
            &format!(" {}", outlook.flag()),
            canvas.theme.text,
            Action::Way(way),
        );
    }
    if let Some(outlook) = picking.outlook() {
        let sentence = format!(" {}: {}", outlook.mv, outlook.sentence());
        let rest = canvas.write(third, &sentence, canvas.theme.text);
        if outlook.result.is_ok() {
            let plays = say!("terminal-enter-plays", "move" = outlook.mv.to_string());
            let text = format!("   {plays}");
            canvas.button(rest, &text, canvas.theme.strong, Action::Enter);
        }
    }
}

fn placing_lines(canvas: &mut Canvas<'_>, placing: &Placing, lines: &[Rect]) {
    let [first, second, third] = lines[..] else {
        return;
    };
    if placing.is_emptying() {
        let emptied: Vec<_> = placing.emptied().iter().map(ToString::to_string).collect();
        let args = [
            ("boma", placing.must_empty().into()),
            (
                "boma-word",
                language().number(placing.must_empty() as u64).into(),
            ),
            ("emptied", emptied.join(", ").into()),
        ];
        let key = match &emptied[..] {
            [] => "terminal-empty",
            _ => "terminal-empty-more",
        };
        let text = format!(" {}", language().say(key, &args));
        canvas.write(first, &text, canvas.theme.strong);
        let text = format!(" {}", say!("terminal-empty-how"));
        canvas.write(second, &text, canvas.theme.text);
        advisers(canvas, third);
        return;
    }
    let (hand, lifted) = (placing.hand(), placing.lifted());
    let in_hand = say!("terminal-hand", "hand" = hand, "lifted" = lifted);
    let text = format!(" {}   {in_hand}  ", placing.redistribution());
    let rest = canvas.write(first, &text, canvas.theme.strong);
    canvas.write(rest, &"•".repeat(usize::from(hand)), canvas.theme.text);
    if hand == 0 {
        let text = format!(" {}", say!("terminal-enter-plays-it"));
        canvas.button(second, &text, canvas.theme.strong, Action::Enter);
    } else {
        let text = format!(" {}", say!("terminal-place-how"));
        canvas.write(second, &text, canvas.theme.text);
    }
    let text = format!(" {}", say!("terminal-place-keys"));
    canvas.write(third, &text, canvas.theme.dim);
}

/// Others who would choose.
fn advisers(canvas: &mut Canvas<'_>, line: Rect) {
    let style = canvas.theme.dim;
    let text = format!(" {}", say!("terminal-random-button"));
    let rest = canvas.button(line, &text, style, Action::Char('r'));
    let text = format!("   {}", say!("terminal-advice-button"));
    canvas.button(rest, &text, style, Action::Char('t'));
}

/// The keys that matter now; each can be clicked.
pub fn keys(canvas: &mut Canvas<'_>, screen: &Screen, line: Rect) {
    let pause = if screen.paused {
        say!("terminal-key-go-on")
    } else {
        say!("terminal-key-pause")
    };
    let keys: &[(&str, String, Action)] = match &screen.stage {
        Stage::Showing(_) | Stage::Waiting => &[
            ("Space", pause, Action::Char(' ')),
            (".", say!("terminal-key-step"), Action::Char('.')),
            ("Enter", say!("terminal-key-skip"), Action::Enter),
            ("<", say!("terminal-key-slower"), Action::Char('<')),
            (">", say!("terminal-key-faster"), Action::Char('>')),
            ("u", say!("terminal-key-undo"), Action::Char('u')),
        ],
        Stage::Choosing(_) => &[
            ("t", say!("terminal-key-hint"), Action::Char('t')),
            ("u", say!("terminal-key-undo"), Action::Char('u')),
            ("m", say!("terminal-key-moves"), Action::Char('m')),
            ("s", say!("terminal-key-save"), Action::Char('s')),
            ("x", say!("terminal-key-resign"), Action::Char('x')),
            ("y", say!("terminal-key-redo"), Action::Char('y')),
            ("v", say!("terminal-key-flip"), Action::Char('v')),
        ],
        Stage::Over => &[
            ("u", say!("terminal-key-undo"), Action::Char('u')),
            ("m", say!("terminal-key-moves"), Action::Char('m')),
            ("s", say!("terminal-key-save"), Action::Char('s')),
            ("l", say!("terminal-key-load"), Action::Char('l')),
            ("n", say!("terminal-key-new"), Action::Char('n')),
        ],
    };
    let always = [
        ("?", say!("terminal-key-help"), Action::Char('?')),
        ("q", say!("terminal-key-quit"), Action::Char('q')),
    ];
    let mut rest = canvas.write(line, " ", canvas.theme.dim);
    for (key, what, action) in always.iter().chain(keys) {
        let needed = width(key) + 1 + width(what);
        if rest.width < needed {
            break;
        }
        let start = rest;
        rest = canvas.write(rest, key, canvas.theme.strong);
        rest = canvas.write(rest, &format!(" {what}"), canvas.theme.dim);
        let width = start.width - rest.width;
        canvas.targets.push((Rect { width, ..start }, *action));
        rest = canvas.write(rest, "  ", canvas.theme.dim);
    }
}

fn named(direction: Direction) -> String {
    match direction {
        Direction::CounterClockwise => say!("terminal-counter-clockwise"),
        Direction::Clockwise => say!("terminal-clockwise"),
    }
}
