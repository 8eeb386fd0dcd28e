//! The program as a person meets it, with an electronic board emulated on a pseudo-terminal.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use serde_json::Value;
use shakmaty::{Board, Color, Square};
use tempfile::TempDir;

use super::eboards_emulated::dgt::DgtBoard;
use super::eboards_emulated::plugged::Plugged;

const SERIAL: &str = "0000023456";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// Generous: the machine may be busy with other tests.
const LONG: Duration = Duration::from_mins(1);
/// An address where no LiveChess answers.
const NO_LIVECHESS: &str = "ws://127.0.0.1:1/";

/// Starts the program with no file but its own three: a pseudo-terminal that it had from the test would never seem unplugged.
const ALONE: &str = r#"for file in /proc/self/fd/*; do
    file=${file##*/}
    [ "$file" -le 2 ] || eval "exec $file>&-"
done
exec "$0" "$@""#;

/// The program under way, and the lines it prints.
struct Running {
    program: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Running {
    fn start(folder: &TempDir, arguments: &[&str]) -> Self {
        let mut program = Command::new("bash")
            .args(["-c", ALONE, env!("CARGO_BIN_EXE_annabella")])
            .args(arguments)
            .args(["--lang", "en"])
            .env("HOME", folder.path())
            .env("ANNABELLA_LIVECHESS", NO_LIVECHESS)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (print, lines) = mpsc::channel();
        let output = BufReader::new(program.stdout.take().unwrap());
        let reader = std::thread::Builder::new().spawn(move || {
            for line in output.lines() {
                print.send(line.unwrap()).ok();
            }
        });
        drop(reader.unwrap());
        let input = program.stdin.take();
        Self { program, input, lines }
    }

    fn types(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
    }

    /// The next line with this in it; other lines are passed over.
    fn prints(&self, wanted: &str) -> String {
        let mut passed = Vec::new();
        loop {
            match self.lines.recv_timeout(LONG) {
                Ok(line) if line.contains(wanted) => return line,
                Ok(line) => passed.push(line),
                Err(why) => panic!("{wanted:?}: {why}; printed was {passed:#?}"),
            }
        }
    }

    fn ends(mut self) -> ExitStatus {
        drop(self.input.take());
        self.program.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.program.kill().ok();
        self.program.wait().ok();
    }
}

fn plugged(folder: &TempDir) -> Plugged<DgtBoard> {
    Plugged::at(&folder.path().join("one"), DgtBoard::new(SERIAL, &Board::new()))
}

/// Hands make that move, taking their time.
fn moves(board: &Plugged<DgtBoard>, side: Color, from: Square, to: Square) {
    board.with(move |board| board.play(vec![(0, from, None), (700, to, Some(side.pawn()))]));
}

#[test]
fn a_board_of_the_command_line_serves_the_sighted_player() {
    let folder = tempfile::tempdir().unwrap();
    let mut board = plugged(&folder);
    let (name, table) = (folder.path().join("one"), folder.path().join("home.game"));
    let file = std::fs::File::create(&table);
    let header = "white vi Ada\nblack sighted Ben\nset place=home\n";
    file.unwrap().write_all(header.as_bytes()).unwrap();
    let wish = format!("black={},dgt", board.name());
    let (table, data) = (table.to_str().unwrap(), folder.path().to_str().unwrap().to_owned());
    let arguments = ["console", "--mute", "--table", table, "--data", &data, "--board", &wish];
    let mut console = Running::start(&folder, &arguments);
    console.prints("electronic board");
    console.types("boards");
    console.prints(SERIAL);
    // Listed is not connected: only a board that has answered can be lost.
    loop {
        console.types("black: my board");
        if console.prints("DGT, ").contains("position correct") {
            break;
        }
    }
    board.unplug();
    console.prints("lost contact with the electronic board");
    board.plug_in(&name);
    console.prints("the electronic board is back");
    console.types("e4");
    console.prints("Eva vier");
    moves(&board, Color::White, Square::E2, Square::E4);
    moves(&board, Color::Black, Square::E7, Square::E5);
    console.prints("Eva f\u{fc}nf");
    assert!(console.ends().success());
}

#[test]
fn a_watched_board_is_told_placement_by_placement() {
    let folder = tempfile::tempdir().unwrap();
    let board = plugged(&folder);
    let watch = Running::start(&folder, &["board", "--watch", &board.name(), "--json"]);
    let placement = |line: String| -> Value { serde_json::from_str(&line).unwrap() };
    let first = placement(watch.prints("placement"));
    assert_eq!(first["placement"], START);
    assert_eq!(first["changed"], serde_json::json!([]));
    board.with(|board| {
        board.play(vec![
            (0, Square::E2, None),
            (150, Square::E4, Some(Color::White.pawn())),
        ]);
    });
    let moved = loop {
        // On a slow machine the pawn may be seen to hang in the air.
        let line = placement(watch.prints("placement"));
        if line["placement"] == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR" {
            break line;
        }
    };
    assert!(moved["changed"].as_array().unwrap().contains(&Value::from("e4")));
    assert!(moved["at_ms"].as_u64() > first["at_ms"].as_u64());
    board.unplug();
    assert_eq!(watch.ends().code(), Some(0));
}

#[test]
fn an_unwatchable_board_is_told_and_an_empty_list_says_so() {
    let ended = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.arg("board").args(arguments).args(["--lang", "en"]);
        let output = command.env("ANNABELLA_LIVECHESS", NO_LIVECHESS).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), told, String::from_utf8(output.stdout).unwrap())
    };
    let (code, told, _) = ended(&["--watch", "/dev/nothing-of-that-name"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("nothing-of-that-name was not found"), "{told}");
    for wrong in [&["--watch", "x", "--kind", "novag"][..], &[], &["--watch", ""]] {
        assert_eq!(ended(wrong).0, Some(2), "{wrong:?}");
    }
    // The developer's machine may have a board.
    let (code, told, lines) = ended(&["--list", "--json"]);
    assert_eq!(code, Some(i32::from(lines.is_empty())), "{told}");
    assert!(!lines.is_empty() || told.contains("No electronic board is connected."));
}

#[test]
fn a_request_for_boards_on_the_last_line_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    let table = folder.path().join("home.game");
    let header = "white vi Ada\nblack sighted Ben\nset place=home\n";
    std::fs::File::create(&table)
        .unwrap()
        .write_all(header.as_bytes())
        .unwrap();
    let arguments = ["console", "--mute", "--table", table.to_str().unwrap(), "--data", &data];
    let mut console = Running::start(&folder, &arguments);
    console.types("boards");
    drop(console.input.take());
    console.prints("Looking for electronic boards.");
    // The developer's machine may have one.
    console.prints("lectronic board");
    assert!(console.ends().success());
}
