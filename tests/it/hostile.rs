//! Files that were made to do harm, or are no files: whatever reads them ends, in bounded memory and with a sentence, and nothing in
//! them reaches a terminal or a browser as a command.
#![expect(clippy::disallowed_methods, reason = "files of these tests")]

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value as Json;

/// A run that waits for a pipe or reads a device to its end is killed after a minute and fails.
fn annabella(arguments: &[&str], stdin: Stdio) -> Output {
    Command::new("timeout")
        .args(["-s", "KILL", "60", env!("CARGO_BIN_EXE_annabella")])
        .args(arguments)
        .args(["--lang", "en"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(stdin)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[cfg(unix)]
fn fifo(path: &str) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_pipe_or_device_is_named_as_no_file_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = path(&folder, "sheet.txt");
    fs::write(&sheet, "1.e4 e5").unwrap();
    let data = path(&folder, "data");
    // A script and a sheet ask for the ending of the name, too.
    let pipes = ["pipe", "pipe.game", "pipe.annabella", "pipe.trf"].map(|name| path(&folder, name));
    for pipe in &pipes {
        fifo(pipe);
    }
    for no_file in pipes.iter().map(String::as_str).chain(["/dev/zero", "/dev/null"]) {
        for command in [
            &["notate", no_file][..],
            &["print", no_file],
            &["print", no_file, "--what", "envelope"],
            &["braille", no_file],
            &["braille", "--read", no_file],
            &["script", no_file],
            &["compare", "--white-sheet", no_file, "--black-sheet", &sheet],
            &[
                "compare",
                "--white-sheet",
                &sheet,
                "--black-sheet",
                &sheet,
                "--clock-log",
                no_file,
            ],
            &[
                "compare",
                "--white-sheet",
                &sheet,
                "--black-sheet",
                &sheet,
                "--journal",
                no_file,
            ],
            &["journal", no_file, "--verify"],
            &["journal", no_file, "--export", "jsonl"],
            &["console", "--mute", "--data", &data, "--table", no_file],
            &["console", "--mute", "--data", &data, "--open", no_file],
            &[no_file, "--data", &data],
        ] {
            let output = annabella(command, Stdio::null());
            let told = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{command:?}: {told}");
            let is_named = told.contains("is a device or a pipe.") || told.contains("is not an Annabella game");
            assert!(is_named, "{command:?}: {told}");
            assert!(output.stdout.is_empty(), "{command:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn settings_that_are_a_pipe_or_endless_do_not_stop_the_game() {
    let folder = tempfile::tempdir().unwrap();
    for (name, told) in [("pipe", "is a device or a pipe"), ("long", "is larger than 256 KiB")] {
        let data = folder.path().join(name);
        fs::create_dir(&data).unwrap();
        let file = data.join("settings.toml");
        if name == "pipe" {
            fifo(file.to_str().unwrap());
        } else {
            // Forty megabytes that take no room on the disk.
            File::create(&file).unwrap().set_len(40_000_000).unwrap();
        }
        let output = annabella(&["console", "--mute", "--data", data.to_str().unwrap()], Stdio::null());
        assert_eq!(output.status.code(), Some(0));
        assert!(text(&output.stderr).contains(told), "{}", text(&output.stderr));
        assert!(file.exists());
    }
}

#[cfg(unix)]
#[test]
fn a_start_names_folders_among_the_games_and_continues() {
    let folder = tempfile::tempdir().unwrap();
    for (name, make) in [
        ("pipe", fifo as fn(&str)),
        ("folder", |path| fs::create_dir(path).unwrap()),
        ("nowhere", |path| std::os::unix::fs::symlink("nowhere", path).unwrap()),
        ("circle", |path| std::os::unix::fs::symlink(path, path).unwrap()),
    ] {
        let data = folder.path().join(name);
        fs::create_dir_all(data.join("games")).unwrap();
        make(data.join("games/y.annabella").to_str().unwrap());
        let output = annabella(&["console", "--mute", "--data", data.to_str().unwrap()], Stdio::null());
        let told = format!("{}{}", text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.code(), Some(0), "{told}");
        let named =
            told.matches("y.annabella is not a regular file but a pipe, a device, a socket, a folder or a broken link");
        assert_eq!(named.count(), 1, "{told}");
    }
}

/// The journal of a game that was begun in that folder.
#[cfg(unix)]
fn begun(folder: &tempfile::TempDir) -> String {
    let data = path(folder, "data");
    let played = annabella(&["console", "--mute", "--data", &data], Stdio::null());
    assert_eq!(played.status.code(), Some(0));
    let mut games = fs::read_dir(Path::new(&data).join("games")).unwrap().flatten();
    let journal = games.find(|file| file.path().extension().is_some_and(|ending| ending == "annabella"));
    journal.unwrap().path().to_str().unwrap().to_owned()
}

#[cfg(unix)]
#[test]
fn a_folder_or_a_link_next_to_a_journal_is_named() {
    for ending in ["-wal", "-shm", "-lock", "-journal"] {
        for (make, is_link) in [
            ((|path| fs::create_dir(path).unwrap()) as fn(&str), false),
            (|path| std::os::unix::fs::symlink("/dev/null", path).unwrap(), true),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let journal = begun(&folder);
            let beside = format!("{journal}{ending}");
            fs::remove_file(&beside).ok();
            make(&beside);
            let opened = annabella(&["console", "--mute", "--open", &journal], Stdio::null());
            let told = text(&opened.stderr);
            assert!(
                told.contains(&format!(
                    "{ending} is not a regular file but a folder, a link, a pipe or a device."
                )),
                "{ending} {is_link}: {told}"
            );
            let again = annabella(&["console", "--mute", "--data", &path(&folder, "data")], Stdio::null());
            let told = format!("{}{}", text(&again.stdout), text(&again.stderr));
            assert!(
                told.contains(&format!(
                    "{ending} is not a regular file but a folder, a link, a pipe or a device."
                )),
                "{ending} {is_link}: {told}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_among_the_games_is_not_called_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let data = path(&folder, "data");
    fs::create_dir_all(path(&folder, "data/games")).unwrap();
    fifo(&path(&folder, "data/games/y.annabella"));
    fs::create_dir(path(&folder, "data/games/z.annabella")).unwrap();
    fs::write(path(&folder, "games.txt"), "games\n").unwrap();
    let typed = File::open(path(&folder, "games.txt")).unwrap();
    let listed = annabella(&["console", "--mute", "--data", &data], Stdio::from(typed));
    let told = text(&listed.stdout);
    for name in ["y", "z"] {
        assert!(told.contains(&format!("{name}.annabella, cannot be opened")), "{told}");
    }
    assert!(!told.contains("damaged"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_folder_is_told_with_what_to_do() {
    for (name, command) in [
        ("games", &["console", "--mute"][..]),
        ("events", &["hall", "--headless", "--event", "Club Open"]),
        ("events", &["hall", "--headless"]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let data = path(&folder, "data");
        fs::create_dir(&data).unwrap();
        fifo(&path(&folder, &format!("data/{name}")));
        let output = annabella(&[command, &["--data", &data]].concat(), Stdio::null());
        let told = format!("{}{}", text(&output.stdout), text(&output.stderr));
        assert!(!told.contains("os error"), "{command:?}: {told}");
        if command.len() != 2 || name == "games" {
            assert!(
                told.contains(&format!(
                    "data/{name}: something else has that name. Move it away, or choose another folder with --data."
                )) && !told.contains("Could not reopen"),
                "{command:?}: {told}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_among_the_tournaments_is_skipped_with_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let data = path(&folder, "data");
    let here = ["--headless", "--listen", "127.0.0.1:0", "--data", &data];
    let first = annabella(&[&["hall", "--event", "Club Open"], &here[..]].concat(), Stdio::null());
    assert_eq!(first.status.code(), Some(0), "{}", text(&first.stderr));
    fifo(&path(&folder, "data/events/AAA.annabella-event"));
    let bare = annabella(&[&["hall"], &here[..]].concat(), Stdio::null());
    let told = text(&bare.stderr);
    assert_eq!(bare.status.code(), Some(0), "{told}");
    assert!(
        told.contains("AAA.annabella-event is not a file and was ignored."),
        "{told}"
    );
}

#[test]
fn a_journal_with_an_endless_view_is_damaged_and_stops_no_start() {
    let folder = tempfile::tempdir().unwrap();
    let (script, data) = (path(&folder, "a.game"), path(&folder, "data"));
    fs::write(&script, "white vi Ada\nblack sighted Ben\nboth play 1.e4 e5\n").unwrap();
    let played = annabella(
        &["console", "--mute", "--data", &data, "--table", &script],
        Stdio::null(),
    );
    assert_eq!(played.status.code(), Some(0));
    let mut games = fs::read_dir(Path::new(&data).join("games")).unwrap().flatten();
    let journal = games.find(|file| file.path().extension().is_some_and(|ending| ending == "annabella"));
    let journal = journal.unwrap().path();
    let connection = rusqlite::Connection::open(&journal).unwrap();
    connection
        .execute_batch(
            "DROP TABLE entry; CREATE VIEW entry AS WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
             SELECT x AS number, 0 AS at_micros, '{}' AS record, zeroblob(32) AS hash FROM c",
        )
        .unwrap();
    drop(connection);
    let journal = journal.to_str().unwrap();
    let verified = annabella(&["journal", journal, "--verify"], Stdio::null());
    let told = text(&verified.stderr);
    assert_eq!(verified.status.code(), Some(1), "{told}");
    assert!(told.contains("the schema is not that of a journal"), "{told}");
    for command in [
        &["journal", journal, "--export", "pgn"][..],
        &["print", journal],
        &["notate", journal],
        &["review", journal],
        &["console", "--mute", "--data", &data, "--open", journal],
        &["console", "--mute", "--data", &data],
    ] {
        let output = annabella(command, Stdio::null());
        assert!(matches!(output.status.code(), Some(0..=2)), "{command:?}: {output:?}");
    }
}

#[cfg(unix)]
#[test]
fn files_too_long_for_their_kind_are_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = path(&folder, "sheet.txt");
    fs::write(&sheet, "1.e4 e5").unwrap();
    let data = path(&folder, "data");
    let long = path(&folder, "long.game");
    // Two gigabytes that take no room on the disk.
    File::create(&long).unwrap().set_len(2_000_000_000).unwrap();
    for (command, most) in [
        (&["script", &long][..], "1 MiB"),
        (&["console", "--mute", "--data", &data, "--table", &long], "1 MiB"),
        (&["console", "--mute", "--data", &data, "--open", &long], "1 MiB"),
        (&["compare", "--white-sheet", &long, "--black-sheet", &sheet], "256 KiB"),
        (
            &[
                "compare",
                "--white-sheet",
                &sheet,
                "--black-sheet",
                &sheet,
                "--clock-log",
                &long,
            ],
            "256 KiB",
        ),
        (&["print", &long], "16 MiB"),
        (&["braille", &long], "16 MiB"),
        (&["braille", "--read", &long], "4 MiB"),
        // Each game of a file has a limit, not the file.
        (&["notate", &long], "8 MiB"),
    ] {
        let output = annabella(command, Stdio::null());
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command:?}: {told}");
        assert!(
            told.contains(&format!("is larger than {most}. ")),
            "{command:?}: {told}"
        );
        assert!(output.stdout.is_empty(), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn standard_input_may_be_a_pipe_and_has_the_limits_of_a_file() {
    let zeros = || Stdio::from(File::open("/dev/zero").unwrap());
    for (command, most) in [
        (&["notate", "-"][..], "8 MiB"),
        (&["print", "-"], "16 MiB"),
        (&["braille", "-"], "16 MiB"),
        (&["braille", "--read", "-"], "4 MiB"),
    ] {
        let output = annabella(command, zeros());
        let told = text(&output.stderr);
        assert_eq!(
            (output.status.code(), output.stdout.is_empty()),
            (Some(2), true),
            "{command:?}: {told}"
        );
        assert!(
            told.contains(&format!("is larger than {most}. ")),
            "{command:?}: {told}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    let games = path(&folder, "games.pgn");
    fs::write(&games, "[White \"Ada\"]\n\n1. e4 e5 *\n\n1. d4 *\n").unwrap();
    let opened = || Stdio::from(File::open(&games).unwrap());
    assert_eq!(
        text(&annabella(&["notate", "-", "--letters", "de"], opened()).stdout),
        "1.e4 e5\n1.d4\n"
    );
    assert!(text(&annabella(&["print", "-"], opened()).stdout).contains("<dd>Ada</dd>"));
}

#[test]
fn at_most_a_hundred_faults_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "brackets.pgn");
    for pgn in [format!("1. e4 {}", ") ".repeat(50_000)), "1. e5 *\n".repeat(1_000)] {
        fs::write(&file, pgn).unwrap();
        let output = annabella(&["notate", &file], Stdio::null());
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(told.lines().count(), 101, "{told}");
        assert!(
            told.ends_with("There are more errors, not listed. Fix these first.\n"),
            "{told}"
        );
    }
}

/// Characters that a terminal, a title or a page would obey, and a name as it is written in Persian.
const NAME: &str = "\u{1b}]0;owned\u{7}\u{9b}31m<script>&\u{202e}adA\u{2066}\u{200f} \u{639}\u{644}\u{6cc}\u{200c}\u{631}\u{636}\u{627}";

fn has_no_effect(written: &str) -> bool {
    let is_direction = |letter| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    written
        .chars()
        .all(|letter| letter == '\n' || !(letter.is_control() || is_direction(letter)))
}

#[test]
fn a_name_out_of_a_file_does_nothing_wherever_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let data = path(&folder, "data");
    let (pgn, script) = (path(&folder, "a.pgn"), path(&folder, "a.game"));
    let tags =
        format!("[Event \"{NAME}\"]\n[Site \"{NAME}\"]\n[White \"{NAME}\"]\n[Black \"Ben\"]\n[Arbiter \"{NAME}\"]");
    fs::write(&pgn, format!("{tags}\n\n1. e4 {{{NAME}}} e5 *\n")).unwrap();
    fs::write(
        &script,
        format!("set place=home\nspeech on\nwhite vi {NAME}\nblack sighted Ben\n> white plays e4\n"),
    )
    .unwrap();
    let saved = ["s.pgn", "s.html", "s.brf", "s.pef"].map(|name| path(&folder, name));
    let lines = path(&folder, "lines");
    let saves = saved.each_ref().map(|file| format!("save {file}")).join("\n");
    fs::write(&lines, format!("{saves}\nNf3\nnames\nhelp\nstatus\n")).unwrap();
    let mut written = Vec::new();
    for command in [
        &["notate", &pgn][..],
        &["notate", &pgn, "--json"],
        &["print", &pgn],
        &["print", &pgn, "--what", "report"],
        &["print", &pgn, "--json"],
        &["braille", &pgn],
        &["braille", &pgn, "--format", "pef"],
        &["braille", &pgn, "--format", "unicode"],
        &["script", &script],
        &["script", &script, "--json"],
        &["console", "--mute", "--data", &data, "--open", &pgn],
        &["console", "--mute", "--data", &data, "--open", &pgn, "--json"],
    ] {
        let output = annabella(command, Stdio::from(File::open(&lines).unwrap()));
        written.push((format!("{command:?}"), text(&output.stdout)));
        written.push((format!("{command:?}, standard error"), text(&output.stderr)));
    }
    // The game that was looked at is stored with the first move in it.
    let games = fs::read_dir(Path::new(&data).join("games"))
        .unwrap()
        .map(|file| file.unwrap().path());
    let journals: Vec<String> = games
        .filter(|file| file.extension().is_some_and(|ending| ending == "annabella"))
        .map(|file| file.to_str().unwrap().to_owned())
        .collect();
    assert!(!journals.is_empty());
    for journal in &journals {
        assert!(
            has_no_effect(journal) && journal.is_ascii() || journal.contains("script"),
            "{journal}"
        );
        for command in [
            &["journal", journal, "--export", "pgn"][..],
            &["journal", journal, "--export", "jsonl"],
            &["journal", journal, "--export", "pgn", "--json"],
            &["print", journal],
            &["print", journal, "--what", "report"],
        ] {
            written.push((format!("{command:?}"), text(&annabella(command, Stdio::null()).stdout)));
        }
    }
    for file in &saved {
        written.push((file.clone(), fs::read_to_string(file).unwrap()));
    }
    for (what, text) in &written {
        assert!(has_no_effect(&text.replace('\u{c}', "")), "{what}: {text:?}");
        let is_page = text.contains("<html");
        assert!(!(is_page && text.contains("<script>")), "{what}: {text}");
    }
    // In JSON they are gone, too; a joiner is spelling and stays.
    let json = annabella(&["notate", &pgn, "--json"], Stdio::null());
    let object: Json = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(
        object["white"],
        " ]0;owned  31m<script>&adA \u{639}\u{644}\u{6cc}\u{200c}\u{631}\u{636}\u{627}"
    );
}

/// Names with which no file system has trouble come out of exports byte for byte.
#[test]
fn clean_texts_are_exported_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let pgn = path(&folder, "clean.pgn");
    let names = [
        "Łódź – São Paulo",
        "北京",
        "\u{639}\u{644}\u{6cc}\u{200c}\u{631}\u{636}\u{627}",
        "O'Neil & Søns",
    ];
    let text_of = |name: &str| {
        let tags = "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]";
        format!("{tags}\n[White \"{name}\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 {{{name}}} e5 *\n")
    };
    for name in names {
        fs::write(&pgn, text_of(name)).unwrap();
        let read = notation::pgn::read(&fs::read_to_string(&pgn).unwrap());
        let exported = notation::pgn::text(&read[0].game);
        assert!(exported.contains(&format!("[White \"{name}\"]")), "{exported}");
        assert!(
            exported.replace('\n', " ").contains(&format!("{{{name}}}")),
            "{exported}"
        );
        let output = annabella(&["notate", &pgn, "--json"], Stdio::null());
        let line = text(&output.stdout);
        assert!(name.contains('\u{200c}') || line.contains(name), "{line}");
    }
}
