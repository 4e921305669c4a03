//! Where the program keeps what it works out, if nobody says where.

use std::{env, path::PathBuf};

/// Names the folder of the tables, in place of the usual one.
const TABLES: &str = "NDONGU_TABLES";

/// The folder for tables of exact values: that of `NDONGU_TABLES`, or `ndongu/tables` where this system
/// keeps the data of programs. `None` if the system tells of no such place.
pub fn tables() -> Option<PathBuf> {
    let named = env::var_os(TABLES).filter(|folder| !folder.is_empty());
    named
        .map(PathBuf::from)
        .or_else(|| Some(data()?.join("ndongu").join("tables")))
}

#[cfg(windows)]
fn data() -> Option<PathBuf> {
    env::var_os("LOCALAPPDATA").map(PathBuf::from)
}

#[cfg(target_os = "macos")]
fn data() -> Option<PathBuf> {
    env::var_os("HOME").map(|home| PathBuf::from(home).join("Library/Application Support"))
}

/// As the XDG Base Directory Specification has it: what is not an absolute path is passed over.
#[cfg(not(any(windows, target_os = "macos")))]
fn data() -> Option<PathBuf> {
    let named = env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let usual = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    named.filter(|folder| folder.is_absolute()).or_else(usual)
}
