//! Building that is stopped, and goes on.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
};

use ndongu_rules::{RuleSet, giuthi::Rules};
use ndongu_solver::{BuildError, Tables, Work};

use crate::{RULES, build, order};

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .map(|entry| entry.expect("an entry"))
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read(entry.path()).expect("a file"))
        })
        .collect()
}

#[test]
fn what_was_stopped_goes_on_to_the_same_bytes() {
    let order = order(RuleSet::Giuthi(Rules::MancalaWorld), 4, 9);
    let (whole, stopped) = (
        tempfile::tempdir().expect("a folder"),
        tempfile::tempdir().expect("a folder"),
    );
    build(whole.path(), order);
    for patience in [0, 10, 1_000, 3_000] {
        let (looked, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let work = Work {
            threads: 2,
            looked: &|boards| {
                if looked.fetch_add(boards, Relaxed) + boards > patience {
                    stop.store(true, Relaxed);
                }
            },
            stop: &stop,
        };
        let result = order.build(stopped.path(), &work, |_| {});
        assert!(matches!(result, Err(BuildError::Stopped)), "{result:?}");
        let (some, all) = (files(stopped.path()), files(whole.path()));
        assert!(
            some.iter()
                .all(|(name, bytes)| all.get(name) == Some(bytes)),
            "only whole files"
        );
    }
    build(stopped.path(), order);
    assert_eq!(files(stopped.path()), files(whole.path()));
}

#[test]
fn threads_do_not_change_the_files() {
    for rules in RULES {
        let order = order(rules, 3, 5);
        let (one, more) = (
            tempfile::tempdir().expect("a folder"),
            tempfile::tempdir().expect("a folder"),
        );
        build(one.path(), order);
        let work = Work {
            threads: 1,
            looked: &|_| {},
            stop: &AtomicBool::new(false),
        };
        order
            .build(more.path(), &work, |_| {})
            .expect("tables are built");
        assert_eq!(files(one.path()), files(more.path()));
    }
}

#[test]
fn larger_tables_go_on_from_smaller_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = RuleSet::Giuthi(Rules::Climent);
    build(folder.path(), order(rules, 3, 4));
    let mut found = Vec::new();
    let work = Work {
        threads: 1,
        looked: &|_| {},
        stop: &AtomicBool::new(false),
    };
    let larger = order(rules, 3, 6);
    larger
        .build(folder.path(), &work, |done| {
            found.push((done.seeds, done.found));
        })
        .expect("tables are built");
    assert_eq!(found[4..], [(4, true), (5, false), (6, false)]);
    larger
        .verify(folder.path(), &work, |_| {})
        .expect("sound tables");
    assert_eq!(
        Tables::open(folder.path()).expect("tables").files().len(),
        7
    );
}
