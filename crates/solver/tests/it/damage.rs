//! Files that are not what they should be.

use std::{fs, sync::atomic::AtomicBool};

use ndongu_rules::{AnyPosition, RuleSet, giuthi::Rules};
use ndongu_solver::{BuildError, Tables, Work};

use crate::{build, order};

const RULES: RuleSet = RuleSet::Giuthi(Rules::MancalaWorld);

fn verify(folder: &std::path::Path, seeds: u8) -> Result<(), String> {
    let work = Work {
        threads: 1,
        looked: &|_| {},
        stop: &AtomicBool::new(false),
    };
    match order(RULES, 3, seeds).verify(folder, &work, |_| {}) {
        Ok(()) => Ok(()),
        Err(BuildError::Table(error)) => Err(error.to_string()),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn every_changed_byte_is_noticed_and_none_does_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path(), order(RULES, 3, 5));
    let path = folder.path().join("giuthi-2x3-05.table");
    let whole = fs::read(&path).expect("a table");
    let positions: Vec<AnyPosition> = ["giuthi 1,1,1/1,1,0 0-0 S", "giuthi 0,0,5/0,0,0 0-0 N"]
        .map(|text| text.parse().expect("a position"))
        .into();
    // The padding at the end means nothing.
    for at in 0..whole.len() - 8 {
        for change in [0x01, 0x80, 0xff] {
            let mut bytes = whole.clone();
            bytes[at] ^= change;
            fs::write(&path, bytes).expect("a folder to write to");
            assert!(
                verify(folder.path(), 5).is_err(),
                "byte {at} changed by {change:#x}"
            );
            if let Ok(tables) = Tables::open(folder.path()) {
                for position in &positions {
                    // An answer or a refusal, never a panic.
                    let _ = tables.worth(position);
                }
            }
        }
    }
}

#[test]
fn files_cut_short_or_too_long_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path(), order(RULES, 3, 4));
    let path = folder.path().join("giuthi-2x3-04.table");
    let whole = fs::read(&path).expect("a table");
    for length in 0..whole.len() {
        fs::write(&path, &whole[..length]).expect("a folder to write to");
        assert!(
            Tables::open(folder.path()).is_err(),
            "{length} of {} bytes",
            whole.len()
        );
    }
    fs::write(&path, [whole.as_slice(), b"more"].concat()).expect("a folder to write to");
    let error = Tables::open(folder.path())
        .expect_err("four bytes too many")
        .to_string();
    let right = whole.len();
    assert!(
        error.ends_with(&format!(
            "it has {} bytes, and a whole one {right}",
            right + 4
        )),
        "{error}"
    );
}

#[test]
fn foreign_future_and_exchanged_files_are_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path(), order(RULES, 3, 4));
    let path = folder.path().join("giuthi-2x3-04.table");
    let whole = fs::read(&path).expect("a table");

    fs::write(
        &path,
        b"PK\x03\x04 and more that is no table at all, but long enough for a header",
    )
    .expect("written");
    let error = verify(folder.path(), 4).expect_err("no table");
    assert!(error.contains("this is no table"), "{error}");

    let mut future = whole.clone();
    future[8] = 2;
    fs::write(&path, &future).expect("written");
    let error = verify(folder.path(), 4).expect_err("of another format");
    assert!(
        error.contains("a table of format 2, and this program reads format 1 only"),
        "{error}"
    );

    fs::copy(folder.path().join("giuthi-2x3-03.table"), &path).expect("copied");
    let error = verify(folder.path(), 4).expect_err("another table");
    assert!(
        error.contains("its name says giuthi, 2×3 with 4, and its content giuthi, 2×3 with 3"),
        "{error}"
    );

    fs::remove_file(&path).expect("removed");
    assert!(verify(folder.path(), 4).is_err(), "a missing layer");
    assert!(verify(folder.path(), 3).is_ok());
}
