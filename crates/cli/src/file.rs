//! Reading files, and writing them whole or not at all.

use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
};

use tempfile::NamedTempFile;

use crate::{failure::Failure, words::say};

/// A whole file of records; `-` is standard input. Bytes that are no UTF-8 can only stand in names and
/// comments of a good record, where a replacement character does no harm.
pub fn read(path: &Path) -> Result<String, Failure> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    match bytes {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => Err(Failure::Input(cannot_read(path, &error))),
    }
}

/// Puts `content` in place of what the file held. Whoever looks meanwhile sees the old file or the
/// new one, never a part of it, and nothing is lost when the program is killed.
pub fn replace(path: &Path, content: &[u8]) -> Result<(), Failure> {
    write(path, content, IfExists::Replace)
        .map_err(|error| Failure::Work(cannot_write(path, &error)))
}

/// That a file cannot be read, and why.
pub fn cannot_read(path: &Path, error: &io::Error) -> String {
    say!(
        "cli-cannot-read",
        "file" = path.display().to_string(),
        "error" = error.to_string(),
    )
}

/// That a file cannot be written, and why.
pub fn cannot_write(path: &Path, error: &io::Error) -> String {
    say!(
        "cli-cannot-write",
        "file" = path.display().to_string(),
        "error" = error.to_string(),
    )
}

/// What becomes of a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IfExists {
    /// It makes way for the new one.
    Replace,
    /// It stays, and [`io::ErrorKind::AlreadyExists`] is the answer.
    Refuse,
}

/// As [`replace`], for those who tell the error themselves.
pub fn write(path: &Path, content: &[u8], if_exists: IfExists) -> io::Result<()> {
    // Behind a link, the file that it leads to is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let replaces = if_exists == IfExists::Replace;
    if replaces && target.exists() && !target.is_file() {
        // A pipe or a terminal can only be written to, and a folder says what is wrong itself.
        return fs::write(target, content);
    }
    let folder = match target.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let mut new = create_beside(folder)?;
    new.write_all(content)?;
    new.as_file().sync_all()?;
    if replaces && let Ok(old) = fs::metadata(&target) {
        new.as_file().set_permissions(old.permissions())?;
    }
    if replaces {
        new.persist(target)?;
    } else {
        new.persist_noclobber(target)?;
    }
    Ok(())
}

/// A file of its own in the same folder, so that renaming it is one step.
fn create_beside(folder: &Path) -> io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new();
    file.prefix(".ndongu-");
    // Temporary files are private; this one is to be what any new file would be.
    #[cfg(unix)]
    let open = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
    #[cfg(unix)]
    file.permissions(open);
    file.tempfile_in(folder)
}
