//! Lists the files under `assets/`, to be embedded, and finds the name of their common folder.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

/// FNV-1a, 64 bits: enough to tell one state of the files from another.
struct Hash(u64);

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Writes a table of `(path, bytes)` and the hash of them all, which `src/assets.rs` includes.
fn main() -> io::Result<()> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut files = Vec::new();
    list(&assets, &mut files)?;
    files.sort();

    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    let mut table = String::new();
    for file in &files {
        let name = file.strip_prefix(&assets).map_err(io::Error::other)?;
        let name = name.display().to_string().replace('\\', "/");
        hash.add(name.as_bytes());
        hash.add(&fs::read(file)?);
        let path = file.display().to_string();
        writeln!(table, "({name:?}, include_bytes!({path:?})),").map_err(io::Error::other)?;
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let text = format!("(\"{:016x}\", &[\n{table}])", hash.0);
    fs::write(Path::new(&out).join("assets.rs"), text)
}

/// All files in a folder and the folders in it.
fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            println!("cargo:rerun-if-changed={}", path.display());
            files.push(path);
        }
    }
    Ok(())
}
