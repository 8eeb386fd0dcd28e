//! The same table in the terminal: lines in, lines out.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The output and the exit status of a run of the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    pub out: String,
    pub err: String,
    pub status: i32,
}

/// Runs the program without a display and without a sound card, types these lines and ends the input.
pub fn run(home: &Path, arguments: &[&str], lines: &str) -> Run {
    let silence = home.join("asound.conf");
    fs::write(&silence, "pcm.!default { type null }\nctl.!default { type null }\n").unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(arguments)
        .env("HOME", home)
        .env("XDG_RUNTIME_DIR", home)
        .env("XDG_DATA_HOME", home.join("share"))
        .env("LANG", "C.UTF-8")
        .env("ALSA_CONFIG_PATH", &silence)
        .env("PULSE_SERVER", "unix:/nonexistent")
        .env("SPEECHD_CMD", "/nonexistent")
        .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent")
        .env_remove("LC_ALL")
        .env_remove("LANGUAGE")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env_remove("DBUS_SESSION_BUS_ADDRESS")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have ended at the command line already.
    child.stdin.take().unwrap().write_all(lines.as_bytes()).ok();
    let done = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
        status: done.status.code().expect("it was not killed"),
    }
}

#[test]
fn the_first_game_of_a_fresh_machine_is_stored_in_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let first = run(home.path(), &["console", "--mute", "--lang", "en"], "e4\n");
    assert_eq!((first.err.as_str(), first.status), ("", 0), "{first:?}");
    let second = run(home.path(), &["console", "--mute", "--lang", "en"], "last\n");
    assert!(second.out.contains("Eva vier"), "{second:?}");
}

/// A short game in that language.
fn short_game(lang: &str, lines: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let table = home.path().join("table.game");
    fs::write(&table, "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n").unwrap();
    let data = home.path().join("data");
    let (table, data) = (table.to_str().unwrap(), data.to_str().unwrap());
    let arguments = ["console", "--table", table, "--data", data, "--mute", "--lang", lang];
    let run = run(home.path(), &arguments, lines);
    assert_eq!((run.err.as_str(), run.status), ("", 0), "{run:?}");
    run.out
}

#[test]
fn without_a_display_the_table_opens_in_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    let run = run(
        home.path(),
        &["--data", data.to_str().unwrap(), "--lang", "en"],
        "e4\nblack: e5\n",
    );
    assert_eq!(run.status, 0, "{run:?}");
    assert_eq!(run.err, "No display found. Opening the table in the terminal.\n");
    assert_eq!(run.out, "Eva vier\nEva fünf\n");
}

#[test]
fn a_short_game_in_the_terminal_in_english() {
    let out = short_game("en", "clock\nf3\nblack: e5\nfoo\nlast\ng4\nblack: Qh4\nNf3\n");
    assert_eq!(
        out,
        "You have 5 minutes left. The clocks are stopped.\n\
         Felix drei\n\
         Eva fünf\n\
         Unknown command: foo. Type help.\n\
         Black, move 1: Eva fünf\n\
         Gustav vier\n\
         Dame Hector vier\n\
         Black wins by checkmate.\n\
         The game is over. Article 5.\n"
    );
}

#[test]
fn a_short_game_in_the_terminal_in_german() {
    let out = short_game("de", "uhr\nf3\nschwarz: e5\nfoo\nletzter zug\ng4\nschwarz: Dh4\nSf3\n");
    assert_eq!(
        out,
        "Sie haben noch 5 Minuten. Die Uhren sind angehalten.\n\
         Felix drei\n\
         Eva fünf\n\
         Unbekannter Befehl: foo. Tippen Sie hilfe.\n\
         Schwarz, Zug 1: Eva fünf\n\
         Gustav vier\n\
         Dame Hector vier\n\
         Schwarz gewinnt durch Matt.\n\
         Die Partie ist beendet. Artikel 5.\n"
    );
}

#[test]
fn a_short_game_in_the_terminal_in_portuguese() {
    let out = short_game(
        "pt-BR",
        "tempo\nf3\npretas: e5\nfoo\núltimo lance\ng4\npretas: Dh4\nCf3\n",
    );
    assert_eq!(
        out,
        "Seu tempo restante: 5 minutos. Os relógios estão parados.\n\
         Felix drei\n\
         Eva fünf\n\
         Comando desconhecido: foo. Digite ajuda.\n\
         Pretas, lance 1: Eva fünf\n\
         Gustav vier\n\
         Dame Hector vier\n\
         Pretas vencem por xeque-mate.\n\
         A partida terminou. Artigo 5.\n"
    );
}
