//! Kept games as records (N4).

use ndongu_rules::{
    Record, Side,
    record::{self, RecordError},
};

use crate::{store::Kept, table::Player};

/// Everything played in a kept game: one record, or one for each round or game of a match.
pub fn records(kept: &Kept) -> String {
    let table = &kept.table;
    let date = date(kept.began);
    let several = table.rounds().is_some() || table.points().is_some();
    let games = table.games().into_iter().enumerate();
    let records: Vec<Record> = games
        .map(|(index, game)| {
            let mut record = Record::new(game.clone());
            let players = table.players_in(index);
            for side in Side::BOTH {
                let (tag, name) = (tag(side), player(players[side]));
                record
                    .set_tag(tag, &name)
                    .expect("names of players are plain");
            }
            if let Some(date) = &date {
                record
                    .set_tag("Date", date)
                    .expect("dates are digits and dots");
            }
            if several {
                let round = (index + 1).to_string();
                record
                    .set_tag("Match", "ndongu")
                    .expect("the name is plain");
                record.set_tag("Round", &round).expect("it is a number");
            }
            if let Some(contest) = table.rounds() {
                let kept = contest.rounds()[index].kept;
                let kept = format!("{}-{}", kept.south, kept.north);
                record.set_tag("Kept", &kept).expect("they are two numbers");
            }
            record
        })
        .collect();
    record::write(&records)
}

/// The day of a moment in seconds since 1970, where this machine stands.
fn date(moment: i64) -> Option<String> {
    let moment = jiff::Timestamp::from_second(moment).ok()?;
    let moment = moment.to_zoned_datetime(jiff::tz::TimeZone::system());
    Some(moment.strftime("%Y.%m.%d").to_string())
}

fn tag(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

fn player(player: Player) -> String {
    match player {
        Player::Person => "human".to_owned(),
        Player::Computer(level) => format!("engine:{level}"),
    }
}

/// The last record of a text: of a match, that of the round in which it stands.
///
/// # Errors
///
/// Says why one of them cannot be read, or that there is none.
pub fn last(text: &str) -> Result<Record, RecordError> {
    let all: Result<Vec<Record>, _> = record::read(text).collect();
    match all?.pop() {
        Some(record) => Ok(record),
        // Says that there is none.
        None => text.parse(),
    }
}
