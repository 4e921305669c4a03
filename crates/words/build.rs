//! Lists the Fluent files under `locales/`, so that a new file needs no line of code.

use std::{env, fmt::Write as _, fs, io, path::Path};

/// Writes a table of `(language, file, text)`, which `src/files.rs` includes.
fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut table = String::from("[\n");
    for language in names(&locales)? {
        let folder = locales.join(&language);
        println!("cargo:rerun-if-changed={}", folder.display());
        for name in names(&folder)? {
            let Some(file) = name.strip_suffix(".ftl") else {
                continue;
            };
            let path = folder.join(&name).canonicalize()?;
            let path = path.display().to_string();
            writeln!(table, "({language:?}, {file:?}, include_str!({path:?})),")
                .map_err(io::Error::other)?;
        }
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("files.rs"), table)
}

/// What a folder holds, in the order of the alphabet.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}
