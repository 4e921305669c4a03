//! Writing files whole or not at all.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// Puts `content` in place of what the file held. Whoever looks meanwhile sees the old file or the
/// new one, never a part of it, and nothing is lost when the program is killed.
pub fn replace(path: &Path, content: &[u8]) -> Result<(), Failure> {
    write(path, content)
        .map_err(|error| Failure::Work(format!("cannot write {}: {error}", path.display())))
}

fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    // Behind a link, the file that it leads to is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if target.exists() && !target.is_file() {
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
    new.persist(target)?;
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
