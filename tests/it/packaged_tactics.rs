//! Stockfish's opinion on the packaged tactics positions.
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]

use std::path::Path;
use std::process::Command;

use testing::python;

/// The last line of the check with those arguments, which must find no fault; none without Stockfish.
fn checked(arguments: &[&str]) -> Option<String> {
    if !Path::new("/usr/games/stockfish").exists() {
        eprintln!("SKIPPED: stockfish is not installed (.ci/packages.txt)");
        return None;
    }
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/tactics");
    let check = Command::new(python::with_chess())
        .arg(tool)
        .args(arguments)
        .output()
        .unwrap();
    let [told, complaint] = [&check.stdout, &check.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(check.status.success(), "{told}{complaint}");
    told.lines().last().map(str::to_owned)
}

/// `.ci/tactics check` without a number checks all of them; `assets/tactics.md` says what it asks.
#[test]
fn stockfish_finds_one_solution_in_fifty_packaged_positions() {
    let told = checked(&["check", "50"]);
    assert!(told.is_none_or(|told| told == "50 passed, 0 failed"));
}

#[test]
fn stockfish_agrees_with_the_goal_of_each_endgame() {
    let told = checked(&["endgames"]);
    assert!(told.is_none_or(|told| told.ends_with(" passed, 0 failed")));
}
