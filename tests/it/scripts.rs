//! `annabella script` from outside: the forms of its contract.

use std::fs;

const PLAYERS: &str = "white vi Ada\nblack sighted Ben\n";

/// Exit status and standard error of `annabella script` for these stories, each in a file of its own.
fn script(stories: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.args(["script", "--lang", "en", "--json"]);
    for (index, story) in stories.iter().enumerate() {
        let path = folder.path().join(format!("{index}.game"));
        #[expect(clippy::disallowed_methods, reason = "a story for one test")]
        fs::write(&path, story).unwrap();
        command.arg(path);
    }
    let output = command.output().unwrap();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(object["at_ms"].is_number() && object["kind"].is_string(), "{line}");
    }
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn the_exit_status_is_that_of_the_worst_story() {
    let good = format!("{PLAYERS}> white plays e4\n< event move_made\n");
    let no = format!("{PLAYERS}> white plays e4\n< event clock_pressed\n");
    let refused = format!("{PLAYERS}> black presses clock\n");
    let unreadable = format!("{PLAYERS}> white jumps e4\n");
    assert_eq!(script(&[&good]), (Some(0), String::new()));
    let (status, told) = script(&[&no, &good]);
    assert!(status == Some(1) && told.contains("0.game:4:1"), "{told}");
    let (status, told) = script(&[&refused]);
    assert!(
        status == Some(1) && told.contains("0.game:3:1") && told.contains("not_your_move"),
        "{told}"
    );
    let (status, told) = script(&[&unreadable, &no]);
    assert!(
        status == Some(2) && told.contains("0.game:3:9") && told.contains("1.game:4:1"),
        "{told}"
    );
}

#[test]
fn chess960_has_960_positions() {
    let story = |number: u32| format!("variant chess960\nstart 960:{number}\n{PLAYERS}? turn\n");
    assert_eq!(script(&[&story(0), &story(959)]), (Some(0), String::new()));
    let (status, told) = script(&[&story(960)]);
    assert!(status == Some(2) && told.contains("0.game:2:7"), "{told}");
}
