//! Stockfish's opinion on the packaged tactics positions.
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]

use std::path::Path;
use std::process::Command;

use testing::python;

/// `.ci/tactics check` without a number checks all of them; `assets/tactics.md` says what it asks.
#[test]
fn stockfish_finds_one_solution_in_fifty_packaged_positions() {
    if !Path::new("/usr/games/stockfish").exists() {
        eprintln!("SKIPPED: stockfish is not installed (.ci/packages.txt)");
        return;
    }
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/tactics");
    let check = Command::new(python::with_chess())
        .arg(tool)
        .args(["check", "50"])
        .output()
        .unwrap();
    let (told, complaint) = (
        String::from_utf8_lossy(&check.stdout),
        String::from_utf8_lossy(&check.stderr),
    );
    assert!(check.status.success(), "{told}{complaint}");
    assert!(told.ends_with("50 passed, 0 failed\n"), "{told}");
}
