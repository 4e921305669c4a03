//! Where the program keeps what it works out, if nobody says where.

use std::{env, path::PathBuf};

use etcetera::{BaseStrategy, base_strategy::choose_native_strategy};

/// Names the folder of the tables, in place of the usual one.
const TABLES: &str = "NDONGU_TABLES";

/// The folder of this program where this system keeps what programs store. `None` if the system tells
/// of no such place.
pub fn data() -> Option<PathBuf> {
    let strategy = choose_native_strategy().ok()?;
    Some(strategy.data_dir().join("ndongu"))
}

/// The folder for tables of exact values: that of `NDONGU_TABLES`, or one in [`data`].
pub fn tables() -> Option<PathBuf> {
    let named = env::var_os(TABLES).filter(|folder| !folder.is_empty());
    let usual = || Some(data()?.join("tables"));
    named.map(PathBuf::from).or_else(usual)
}
