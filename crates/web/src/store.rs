//! Where games are kept: an SQLite file, or memory alone.
//!
//! Every change is on disk before it is answered for. Two who change the same game at once cannot both
//! succeed: whoever changes it names the version that they have seen.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use ndongu_rules::{AnyPosition, BySide};
use sqlx::{
    Row, SqliteConnection, SqlitePool,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};

use crate::table::{Table, Waiting};

/// The file in the folder of data.
const FILE: &str = "games.sqlite";

/// The kept games; cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

/// What went wrong with the store.
#[derive(Debug)]
pub enum StoreError {
    /// The folder of data cannot be made.
    Folder(PathBuf, io::Error),
    /// The database.
    Database(sqlx::Error),
    /// Something kept is not what this program keeps.
    Damaged {
        /// The game.
        id: String,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Folder(path, error) => {
                write!(f, "the folder {} cannot be made: {error}", path.display())
            }
            StoreError::Database(error) => write!(f, "the kept games cannot be used: {error}"),
            StoreError::Damaged { id } => write!(f, "the kept game {id} is damaged"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error)
    }
}

/// A kept game.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its id.
    pub id: String,
    /// The game.
    pub table: Table,
    /// How often it has been changed.
    pub version: u64,
    /// When it was begun, in seconds since 1970.
    pub began: i64,
}

/// Somebody else has changed the game meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

impl Store {
    /// The games kept in a folder, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// When the folder cannot be made, or what is in it is not a database of this program.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        fs::create_dir_all(folder).map_err(|error| StoreError::Folder(folder.into(), error))?;
        let file = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move that was answered for outlives a power cut.
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new().connect_with(file).await?;
        Store::with(pool).await
    }

    /// Games kept only as long as the program runs.
    ///
    /// # Errors
    ///
    /// When there is no memory.
    pub async fn in_memory() -> Result<Store, StoreError> {
        // Every connection would have a memory of its own.
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(SqliteConnectOptions::new().in_memory(true))
            .await?;
        Store::with(pool).await
    }

    async fn with(pool: SqlitePool) -> Result<Store, StoreError> {
        let migrated = sqlx::migrate!().run(&pool).await;
        migrated.map_err(|error| StoreError::Database(error.into()))?;
        Ok(Store { pool })
    }

    /// Keeps a new game of a visitor, under an id that nobody can guess.
    ///
    /// # Errors
    ///
    /// Those of the database.
    pub(crate) async fn create(&self, visitor: &str, table: Table) -> Result<Kept, StoreError> {
        let (id, began) = (secret(), now());
        let seats = table.seats();
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO games (id, visitor, start, south, north, contest, began, changed, over)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8)",
        )
        .bind(&id)
        .bind(visitor)
        .bind(table.start().to_string())
        .bind(seats.south.to_string())
        .bind(seats.north.to_string())
        .bind(table.contest().to_string())
        .bind(began)
        .bind(table.waiting() == Waiting::Over)
        .execute(&mut *transaction)
        .await?;
        keep_events(&mut transaction, &id, &table).await?;
        transaction.commit().await?;
        Ok(Kept {
            id,
            table,
            version: 0,
            began,
        })
    }

    /// A game by its id.
    ///
    /// # Errors
    ///
    /// Those of the database, and when what is kept makes no game.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let row = sqlx::query(
            "SELECT start, south, north, contest, version, began FROM games WHERE id = ?1",
        )
        .bind(id)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let events = sqlx::query("SELECT event FROM events WHERE game = ?1 ORDER BY number")
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        let events: Result<Vec<String>, _> = events.iter().map(|row| row.try_get(0)).collect();
        let damaged = || StoreError::Damaged { id: id.to_owned() };
        Ok(Some(Kept {
            id: id.to_owned(),
            table: replayed(&row, &events?).ok_or_else(damaged)?,
            version: row.try_get::<i64, _>("version")? as u64,
            began: row.try_get("began")?,
        }))
    }

    /// Keeps a game after something was done, or taken back, since it was loaded; its version is then
    /// the next one.
    ///
    /// # Errors
    ///
    /// Those of the database. Says [`Stale`] when somebody else has changed the game since.
    pub(crate) async fn keep(&self, kept: &mut Kept) -> Result<Result<(), Stale>, StoreError> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let updated = sqlx::query(
            "UPDATE games SET version = version + 1, changed = ?3, over = ?4
             WHERE id = ?1 AND version = ?2",
        )
        .bind(&kept.id)
        .bind(kept.version as i64)
        .bind(now())
        .bind(kept.table.waiting() == Waiting::Over)
        .execute(&mut *transaction)
        .await?;
        if updated.rows_affected() == 0 {
            return Ok(Err(Stale));
        }
        keep_events(&mut transaction, &kept.id, &kept.table).await?;
        transaction.commit().await?;
        kept.version += 1;
        Ok(Ok(()))
    }

    /// The unfinished games of a visitor, the last played first, at most so many.
    ///
    /// # Errors
    ///
    /// Those of the database.
    pub(crate) async fn unfinished(
        &self,
        visitor: &str,
        most: u32,
    ) -> Result<Vec<Kept>, StoreError> {
        let ids = sqlx::query(
            "SELECT id FROM games WHERE visitor = ?1 AND NOT over ORDER BY changed DESC LIMIT ?2",
        )
        .bind(visitor)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let mut kept = Vec::with_capacity(ids.len());
        for row in ids {
            let id: String = row.try_get(0)?;
            match self.load(&id).await {
                Ok(game) => kept.extend(game),
                // One damaged game does not hide the others.
                Err(error) => eprintln!("ndongu: {error}"),
            }
        }
        Ok(kept)
    }
}

/// What nobody can guess: 128 bits from the system, as 26 letters and digits.
pub fn secret() -> String {
    const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    let mut number = u128::from_be_bytes(bytes);
    let digit = |_| {
        let digit = DIGITS[(number % 32) as usize];
        number /= 32;
        char::from(digit)
    };
    (0..26).map(digit).collect()
}

/// A number that nobody can foresee.
pub fn chance() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}

/// Whether something can be an id, so that nothing else need be looked up.
pub fn is_secret(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Leaves off the events that a table no longer has, and adds those that are new.
async fn keep_events(
    transaction: &mut SqliteConnection,
    id: &str,
    table: &Table,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM events WHERE game = ?1 AND number >= ?2")
        .bind(id)
        .bind(table.events().len() as i64)
        .execute(&mut *transaction)
        .await?;
    let known: i64 = sqlx::query_scalar("SELECT count(*) FROM events WHERE game = ?1")
        .bind(id)
        .fetch_one(&mut *transaction)
        .await?;
    for (number, event) in table.events().iter().enumerate().skip(known as usize) {
        sqlx::query("INSERT INTO events (game, number, event) VALUES (?1, ?2, ?3)")
            .bind(id)
            .bind(number as i64)
            .bind(event.to_string())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

/// What has been kept, played again; `None` if it is no game.
fn replayed(row: &SqliteRow, events: &[String]) -> Option<Table> {
    let text = |name: &str| row.try_get::<String, _>(name).ok();
    let start: AnyPosition = text("start")?.parse().ok()?;
    let seats = BySide {
        south: text("south")?.parse().ok()?,
        north: text("north")?.parse().ok()?,
    };
    let mut table = Table::new(start, seats, text("contest")?.parse().ok()?)?;
    for event in events {
        let event = table.read(event).ok()?;
        table.apply(event).ok()?;
    }
    Some(table)
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use ndongu_rules::BySide;

    use super::*;
    use crate::table::{Contest, Player};

    fn moved(mut kept: Kept, mv: &str) -> Kept {
        let mv = kept.table.read(mv).unwrap();
        kept.table.apply(mv).unwrap();
        kept
    }

    #[tokio::test]
    async fn whoever_thought_about_moves_that_were_taken_back_changes_nothing() {
        let store = Store::in_memory().await.unwrap();
        let two = BySide::from_fn(|_| Player::Person);
        let start = "giuthi 5x4".parse().unwrap();
        let table = Table::new(start, two, Contest::Game).unwrap();
        let begun = store.create("visitor", table).await.unwrap();
        let mut game = moved(begun, "B-");
        assert!(store.keep(&mut game).await.unwrap().is_ok());
        let mut slow = moved(game.clone(), "d-");
        assert!(game.table.take_back());
        assert!(store.keep(&mut game).await.unwrap().is_ok());
        let mut game = moved(game, "C-");
        assert!(store.keep(&mut game).await.unwrap().is_ok());
        assert!(store.keep(&mut slow).await.unwrap().is_err());
        let found = store.load(&game.id).await.unwrap().unwrap();
        assert_eq!(found.table.events(), game.table.events());
        assert_eq!(found.version, 3);
    }
}
