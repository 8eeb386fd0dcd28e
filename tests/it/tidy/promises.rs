//! The promises of SECURITY.md, each with the tests that fail if it is broken.

use super::rust_files;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The names of all functions and game scripts: tests are among them.
pub(super) fn names(root: &Path) -> BTreeSet<String> {
    let sources = ["src", "crates", "tests"]
        .into_iter()
        .flat_map(|folder| rust_files(root, folder));
    let functions = sources.flat_map(|(_, source)| {
        let is_part_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let name = |rest: &str| rest.split(|letter| !is_part_of_name(letter)).next().map(str::to_owned);
        source.split("fn ").skip(1).filter_map(name).collect::<Vec<String>>()
    });
    let mut names: BTreeSet<String> = functions.collect();
    let mut folders: Vec<PathBuf> = vec![root.join("tests/games")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "game") {
                names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
            }
        }
    }
    names
}

/// The test names in brackets at the end of a promise; none if it has no such brackets.
fn tests_of(promise: &str) -> Vec<&str> {
    let named = promise.rsplit_once("[`").map(|(_, named)| named.trim_end());
    let named = named.and_then(|named| named.strip_suffix("`]"));
    named.map_or_else(Vec::new, |named| {
        named.split("`,").map(|name| name.trim().trim_matches('`')).collect()
    })
}

#[test]
fn every_promise_names_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let security = fs::read_to_string(root.join("SECURITY.md")).unwrap();
    let (_, promised) = security.split_once("## What is promised").unwrap();
    let (promised, _) = promised.split_once("## What is not promised").unwrap();
    let promises: Vec<String> = promised
        .split("\n- ")
        .skip(1)
        // The next heading may follow it.
        .map(|promise| promise.split("\n\n").next().unwrap_or_default().replace("\n ", " "))
        .collect();
    assert!(promises.len() > 20, "{}", promises.len());
    let names = names(root);
    for promise in &promises {
        // This one says what is not promised.
        let is_outside = promise.starts_with("Speech and sound go to the services of the desktop");
        let tests = tests_of(promise);
        assert!(is_outside || !tests.is_empty(), "{promise}");
        for test in tests {
            assert!(names.contains(test), "{test}: {promise}");
        }
    }
}
