//! `annabella play` as a person meets it: a game against an engine in the terminal.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use announcement::understand;
use notation::algebraic::Letters;
use serde_json::Value;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position as _};
use tempfile::TempDir;

/// Generous: the machine may be busy with other tests.
const LONG: Duration = Duration::from_mins(1);

/// The program under way, and what it says.
struct Playing {
    program: Child,
    input: Option<ChildStdin>,
    said: Receiver<String>,
}

impl Playing {
    fn start(folder: &TempDir, arguments: &[&str]) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["play", "--mute", "--json", "--lang", "en", "--data"])
            .arg(folder.path().join("data"))
            .args(arguments)
            .env("HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (say, said) = mpsc::channel();
        let output = BufReader::new(program.stdout.take().unwrap());
        let reader = std::thread::Builder::new().spawn(move || {
            for line in output.lines() {
                let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
                say.send(line["text"].as_str().unwrap().to_owned()).ok();
            }
        });
        drop(reader.unwrap());
        let input = program.stdin.take();
        Self { program, input, said }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    fn hears_next(&self) -> String {
        self.said.recv_timeout(LONG).unwrap()
    }

    /// The next sentence with this in it; others are passed over.
    fn hears(&self, wanted: &str) -> String {
        let mut passed = Vec::new();
        loop {
            match self.said.recv_timeout(LONG) {
                Ok(text) if text.contains(wanted) => return text,
                Ok(text) => passed.push(text),
                Err(why) => panic!("{wanted:?}: {why}; said was {passed:#?}"),
            }
        }
    }

    /// Plays a move, hears it, and hears the engine's, which is legal.
    fn plays(&mut self, position: &mut Chess, words: &str) {
        let own = understand(position, words, Letters::English).unwrap();
        position.play_unchecked(own);
        self.types(words);
        self.hears_next();
        let answer = self.hears_next();
        let legal = understand(position, &answer, Letters::English);
        position.play_unchecked(legal.unwrap_or_else(|fault| panic!("{answer}: {fault:?}")));
    }

    fn ends(mut self) -> ExitStatus {
        drop(self.input.take());
        self.program.wait().unwrap()
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.program.kill().ok();
        self.program.wait().ok();
    }
}

fn games(data: &Path) -> usize {
    let files = std::fs::read_dir(data.join("games")).unwrap();
    let is_journal = |path: &Path| path.extension().is_some_and(|ending| ending == "annabella");
    files.filter(|file| is_journal(&file.as_ref().unwrap().path())).count()
}

#[test]
fn a_game_with_a_hint_a_take_back_and_a_draw_offer_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Playing::start(&folder, &["--level", "beginner"]);
    let seated = game.hears(" plays Black, beginner.");
    assert!(seated.starts_with("Stockfish"), "{seated}");
    let mut position = Chess::default();
    game.plays(&mut position, "e4");
    game.plays(&mut position, "d4");
    // A hint is a move of the asker's, and none that is played.
    game.types("hint");
    let hint = game.hears("Hint: ");
    let words = hint.strip_prefix("Hint: ").unwrap();
    let hinted = understand(&position, words, Letters::English).unwrap();
    assert!(position.is_legal(hinted), "{hint}");
    // Both moves go back at once.
    game.types("take back");
    game.hears("Back to the position after");
    game.types("turn");
    game.hears("White");
    game.types("offer draw");
    game.hears("Yes or no.");
    game.types("yes");
    game.hears("declin");
    // The same position with Black: the engine has White now, and moves.
    game.types("change sides");
    game.hears("Start another game? Yes or no.");
    game.types("yes");
    game.hears(" plays White, beginner.");
    game.hears_next();
    game.types("resign");
    game.hears("Yes or no.");
    game.types("yes");
    game.hears("White wins by resignation.");
    assert!(game.ends().success());
    assert_eq!(games(&folder.path().join("data")), 2);
}

#[test]
fn it_plays_white_from_a_position_in_words_by_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let start = "white king e1, queen d1, pawn a2; black king e8, rook a8";
    let mut game = Playing::start(
        &folder,
        &["--side", "black", "--elo", "1500", "--time", "300+3", "--fen", start],
    );
    // White has the first move, and the clocks start with it.
    game.hears(" plays White, rating 1500.");
    let mut position = announcement::set_up::read(start).unwrap();
    let answer = loop {
        let said = game.hears_next();
        if let Ok(legal) = understand(&position, &said, Letters::English) {
            break legal;
        }
    };
    position.play_unchecked(answer);
    assert_eq!(position.turn(), Color::Black);
    let own = position.legal_moves().first().copied().unwrap();
    game.types(&UciMove::from_standard(own).to_string());
    game.hears_next();
    assert!(game.ends().success());
}

#[test]
fn without_an_engine_the_game_opens_and_a_person_may_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Playing::start(&folder, &["--engine", "/no/such/engine"]);
    game.hears("No engine is playing.");
    game.types("e4");
    game.hears("Eva vier");
    game.types("black: e5");
    game.hears("Eva f\u{fc}nf");
    game.types("engine");
    game.hears("No engine is playing.");
    assert!(game.ends().success());
}

/// The words said when all lines are there at once, as a program writes them.
fn piped(folder: &TempDir, arguments: &[&str], lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["play", "--mute", "--lang", "en", "--level", "beginner", "--data"])
        .arg(folder.path().join("data"))
        .args(arguments)
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn piped_lines_and_their_end_wait_for_the_engine() {
    let folder = tempfile::tempdir().unwrap();
    let said = piped(&folder, &[], "a4\nh4\nlast\n");
    assert!(!said.contains("not your move"), "{said}");
    assert!(said.contains("\nBlack, move 2: "), "{said}");
    // Without any line it is seated all the same, and with White it plays its move.
    let said = piped(&folder, &["--side", "black"], "");
    assert!(said.contains(" plays White, beginner.\n"), "{said}");
    assert!(!said.ends_with(" plays White, beginner.\n"), "{said}");
}

#[test]
fn the_clocks_start_with_the_first_move() {
    let folder = tempfile::tempdir().unwrap();
    let said = piped(&folder, &["--time", "300+2"], "a4\nlast\nstop clocks\n");
    assert!(said.contains("\nBlack, move 1: "), "{said}");
}

#[test]
fn a_position_of_chess960_is_played_from_its_fen() {
    let folder = tempfile::tempdir().unwrap();
    let start = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let said = piped(&folder, &["--fen", start], "a4\nlast\n");
    assert!(said.contains("\nBlack, move "), "{said}");
}

#[test]
fn what_does_not_go_together_or_is_over_is_told_as_such() {
    for (arguments, told) in [
        (
            ["--elo", "1500", "--level", "club"],
            "--elo, --level cannot be used together",
        ),
        (
            ["--side", "white", "--fen", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"],
            "The game is already over",
        ),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["play", "--lang", "en"])
            .args(arguments)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(told), "{said}");
    }
}

#[test]
fn what_cannot_be_played_is_no_command_line() {
    for arguments in [
        ["--elo", "99999"],
        ["--level", "god"],
        ["--side", "red"],
        ["--time", "soon"],
        ["--fen", "white king e1"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["play", "--lang", "en"])
            .args(arguments)
            .output()
            .unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(told.contains(arguments[0]), "{arguments:?}: {told}");
    }
}
