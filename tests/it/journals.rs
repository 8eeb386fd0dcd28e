//! `annabella journal`, as a shell sees it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/journals/v1")
        .join(name)
}

fn journal(file: &Path, options: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(file)
        .args(options)
        .args(["--lang", "en"])
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_whole_journal_is_verified_and_exported() {
    let file = sample("untimed.annabella");
    let lines = fs::read_to_string(sample("untimed.jsonl")).unwrap();
    let (status, out, err) = journal(&file, &["--verify", "--json"]);
    let entries = lines.lines().count();
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    let hash = last["hash"].as_str().unwrap();
    let verdict =
        format!("{{\"ok\":true,\"entries\":{entries},\"first_bad\":null,\"last\":{entries},\"hash\":\"{hash}\"}}\n");
    assert_eq!((status, out, err.as_str()), (Some(0), verdict, ""));
    let (status, out, _) = journal(&file, &["--verify"]);
    let last = format!("Last entry of the journal: {entries}, {hash}.\n");
    assert_eq!(status, Some(0));
    assert!(out.ends_with(&last), "{out}");
    // On paper stands its beginning.
    let short = format!("{}, {} {}", entries, &hash[..4], &hash[4..8]);
    for what in ["sheet", "report"] {
        let page = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["print", "--what", what, "--lang", "en"])
            .arg(&file)
            .output()
            .unwrap();
        let page = String::from_utf8(page.stdout).unwrap();
        assert!(page.contains(&short), "{page}");
    }
    let (status, out, _) = journal(&file, &["--export", "jsonl"]);
    assert_eq!((status, out), (Some(0), lines));
    let (status, out, _) = journal(&file, &["--export", "pgn"]);
    assert_eq!(status, Some(0));
    assert!(out.ends_with("1. d4 exd3 2. O-O d2 3. a8=Q# 1-0\n"), "{out}");
}

#[test]
fn a_changed_entry_is_found_and_what_stands_before_it_is_exported() {
    let mut bytes = fs::read(sample("untimed.annabella")).unwrap();
    let words = b"Emil schl";
    let places: Vec<usize> = bytes
        .windows(words.len())
        .enumerate()
        .filter(|(_, window)| window == words)
        .map(|(at, _)| at)
        .collect();
    for at in places {
        bytes[at] = b'A';
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("changed.annabella");
    std::io::Write::write_all(&mut fs::File::create(&file).unwrap(), &bytes).unwrap();
    let (status, out, err) = journal(&file, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, err.as_str()), (Some(1), ""));
    assert_eq!(verdict["ok"], false);
    let good = usize::try_from(verdict["entries"].as_u64().unwrap()).unwrap();
    assert_eq!(verdict["first_bad"], good + 1);
    assert_eq!(verdict["last"], good, "the last good one");
    let (status, out, err) = journal(&file, &["--export", "jsonl"]);
    assert_eq!((status, out.lines().count()), (Some(1), good));
    assert!(err.starts_with("The journal is damaged from entry"), "{err}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_read_is_reported_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (status, out, err) = journal(&folder.path().join("none.annabella"), &["--verify"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("none.annabella"), "{err}");
    let (status, _, err) = journal(&sample("untimed.jsonl"), &["--verify"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("is no journal"), "{err}");
    let (status, _, err) = journal(&sample("untimed.annabella"), &["--export", "csv"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("pgn, jsonl"), "{err}");
}
