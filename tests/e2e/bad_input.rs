//! Unreadable input is reported with its place, and is left unchanged.

use super::terminal::{Run, run};
use std::fs;
use std::path::Path;

#[test]
fn an_unreadable_fen_is_told_with_its_column() {
    let home = tempfile::tempdir().unwrap();
    let fen = "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let run = run(home.path(), &["announce", "--fen", fen, "--lang", "en", "e4"], "");
    assert_eq!((run.out.as_str(), run.status), ("", 2), "{run:?}");
    assert_eq!(
        run.err,
        "Invalid FEN: first field (pieces), column 19: \"9\" is not allowed here. Use eight ranks of eight squares, from rank 8 \
         down, such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.\n"
    );
}

#[test]
fn an_unreadable_script_is_told_with_line_and_column() {
    let home = tempfile::tempdir().unwrap();
    let table = home.path().join("table.game");
    fs::write(&table, "white vi Ada\nblack seeing Ben\n").unwrap();
    let table = table.to_str().unwrap();
    for arguments in [
        &["script", table, "--lang", "en"][..],
        &["console", "--table", table, "--mute", "--lang", "en"],
        &["--table", table, "--lang", "en"],
    ] {
        let run = run(home.path(), arguments, "e4\n");
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{run:?}");
        let place = format!("{table}:2:7: ");
        let told = run.err.lines().last().unwrap();
        assert!(
            told.starts_with(&place) && told.contains("vi, sighted, deaf"),
            "{run:?}"
        );
    }
}

#[test]
fn unreadable_settings_are_told_of_and_kept_byte_for_byte() {
    let home = tempfile::tempdir().unwrap();
    let settings = home.path().join("settings.toml");
    let bytes = "volume = 40\r\nlanguage = [\n";
    fs::write(&settings, bytes).unwrap();
    let data = home.path().to_str().unwrap();
    let arguments = ["console", "--data", data, "--mute", "--lang", "en"];
    // A wish that would be kept.
    let run = run(home.path(), &arguments, "read back on\ne4\n");
    assert_eq!(run.status, 0, "{run:?}");
    assert!(run.err.contains(&format!("{}:2:", settings.display())), "{run:?}");
    // The wish has a file of its own now; the unreadable file stays next to it.
    let aside = home.path().join("settings.toml.kept-1");
    assert_eq!(fs::read_to_string(aside).unwrap(), bytes);
    assert!(
        fs::read_to_string(&settings)
            .unwrap()
            .contains("read-back-first = true")
    );
}

/// A stored game of a few moves in that folder.
fn stored_game(home: &Path) -> std::path::PathBuf {
    let arguments = ["console", "--data", home.to_str().unwrap(), "--mute", "--lang", "en"];
    let Run { status, .. } = run(home, &arguments, "e4\nblack: e5\nNf3\n");
    assert_eq!(status, 0);
    let files = fs::read_dir(home.join("games")).unwrap();
    let mut paths = files.map(|file| file.unwrap().path());
    paths
        .find(|path| path.extension().is_some_and(|own| own == "annabella"))
        .unwrap()
}

#[test]
fn what_is_no_journal_is_refused_and_left_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("letter.annabella");
    fs::write(&file, "Dear Ada,").unwrap();
    let name = file.to_str().unwrap();
    for arguments in [
        &["journal", name, "--verify", "--lang", "en"][..],
        &["console", "--open", name, "--mute", "--lang", "en"],
    ] {
        let run = run(home.path(), arguments, "");
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{run:?}");
        assert_eq!(run.err, format!("{name} is not an Annabella game.\n"));
    }
    assert_eq!(fs::read(&file).unwrap(), b"Dear Ada,");
    let letter = home.path().join("letter.txt");
    fs::write(&letter, "Dear Ada,").unwrap();
    let arguments = ["console", "--open", letter.to_str().unwrap(), "--mute", "--lang", "en"];
    let run = run(home.path(), &arguments, "");
    assert_eq!((run.out.as_str(), run.status), ("", 2), "{run:?}");
}

#[test]
fn a_damaged_journal_is_opened_read_only_to_its_last_good_entry() {
    let home = tempfile::tempdir().unwrap();
    let file = stored_game(home.path());
    let mut bytes = fs::read(&file).unwrap();
    // One letter of one entry, far from the beginning: the second move's announcement. SQLite leaves old copies of
    // pages behind, so every copy is changed.
    while let Some(place) = find(&bytes, b"Eva f") {
        bytes[place] = b'X';
    }
    fs::write(&file, &bytes).unwrap();
    let name = file.to_str().unwrap();
    let verdict = run(home.path(), &["journal", name, "--verify", "--lang", "en"], "");
    assert_eq!(verdict.status, 1, "{verdict:?}");
    assert!(
        verdict.err.starts_with("The game record is damaged from entry "),
        "{verdict:?}"
    );
    let arguments = ["console", "--open", name, "--mute", "--lang", "en"];
    let run = run(home.path(), &arguments, "last\nblack: d5\n");
    assert_eq!(run.status, 0, "{run:?}");
    assert!(
        run.err.contains("the game is damaged and can be read only up to"),
        "{run:?}"
    );
    assert!(run.out.contains("White, move 1: Eva vier"), "{run:?}");
    assert!(run.out.contains("This game is read-only."), "{run:?}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|part| part == wanted)
}
