//! The program itself in a terminal, against `berserk` on the stub: signed in, challenged, played to mate, and the token nowhere.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use super::stub::{LichessStub, PATIENCE};
use super::{OPERA, OTHER, TOKEN, berserk, seen, stub};

/// The program, whose printed lines are read as they come.
struct Program {
    child: Child,
    typed: Option<ChildStdin>,
    printed: Receiver<String>,
    heard: Vec<String>,
}

impl Program {
    fn start(stub: &LichessStub, folder: &Path) -> Self {
        let table = folder.join("table.game");
        fs::write(&table, "white vi Ada\nblack sighted Ben\nset place=home\n").unwrap();
        let data = folder.join("data");
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["console", "--mute", "--lang", "en", "--table"])
            .arg(&table)
            .arg("--data")
            .arg(&data)
            .env("HOME", folder)
            .env("RUST_LOG", "trace")
            .env("ANNABELLA_LICHESS", stub.address())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (tell, printed) = channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| tell.send(line)));
        let typed = child.stdin.take();
        Self {
            child,
            typed,
            printed,
            heard: Vec::new(),
        }
    }

    fn types(&mut self, line: &str) {
        let typed = self.typed.as_mut().unwrap();
        writeln!(typed, "{line}").unwrap();
        typed.flush().unwrap();
    }

    /// Waits until something is printed that has these words.
    fn says(&mut self, words: &str) {
        while let Ok(line) = self.printed.recv_timeout(PATIENCE) {
            self.heard.push(line);
            if self.heard.last().is_some_and(|line| line.contains(words)) {
                return;
            }
        }
        panic!("{words:?} was not said: {:#?}", self.heard);
    }

    /// Asks until it is the player's move.
    fn waits_for(&mut self, words: &str) {
        for _ in 0..10_000 {
            self.types("turn");
            while let Ok(line) = self.printed.recv_timeout(PATIENCE) {
                let is_answer = line.contains(" to move.");
                self.heard.push(line);
                if is_answer {
                    break;
                }
            }
            if self.heard.last().is_some_and(|line| line.contains(words)) {
                return;
            }
        }
        panic!("{words:?} was not said: {:#?}", self.heard);
    }

    /// Ends it; everything it has printed.
    fn ends(mut self) -> String {
        drop(self.typed.take());
        let mut complaints = String::new();
        let stderr = self.child.stderr.take();
        stderr.unwrap().read_to_string(&mut complaints).unwrap();
        assert!(self.child.wait().unwrap().success(), "{complaints}");
        self.heard.extend(self.printed.try_iter());
        self.heard.join("\n") + &complaints
    }
}

/// The file below that folder, other than the one that keeps the token, with those bytes.
fn is_in(folder: &Path, bytes: &[u8]) -> Option<String> {
    fs::read_dir(folder).unwrap().flatten().find_map(|entry| {
        let path = entry.path();
        if path.is_dir() {
            return is_in(&path, bytes);
        }
        let is_kept = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("lichess-token"));
        let has = !is_kept && fs::read(&path).unwrap().windows(bytes.len()).any(|part| part == bytes);
        has.then(|| path.display().to_string())
    })
}

#[test]
fn the_program_plays_berserk_and_leaves_its_token_nowhere() {
    let stub = stub();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(&stub, folder.path());
    program.types(&format!("lichess token {TOKEN}"));
    program.says("Signed in to Lichess as Lena.");
    let black = berserk(&stub.address(), OTHER, &["accept"], None);
    stub.wait_for_streams("/api/stream/event", 2);
    program.types("lichess challenge Otto 15+10 white");
    program.says("Otto plays Black on lichess.");
    let mut position = Chess::default();
    for (ply, uci) in OPERA.split_whitespace().enumerate() {
        let uci: UciMove = uci.parse().unwrap();
        let played = uci.to_move(&position).unwrap();
        if ply % 2 == 0 {
            program.types(&San::from_move(&position, played).to_string());
        }
        position.play_unchecked(played);
        stub.wait("a move", |world, _| {
            let game = world.games.values().next()?;
            (game.moves.len() > ply).then_some(())
        });
        if ply % 2 == 1 {
            // The opponent's move has to be here before the next one is typed.
            let number = ply / 2 + 2;
            program.waits_for(&format!("White, Lena to move. Move {number}."));
        }
    }
    program.says("White wins by checkmate.");
    let saw = seen(black);
    assert_eq!((&saw["status"], &saw["winner"]), (&"mate".into(), &"white".into()));
    assert_eq!(
        saw["moves"],
        serde_json::json!(OPERA.split_whitespace().collect::<Vec<_>>())
    );
    let export = folder.path().join("export.pgn");
    program.types(&format!("save game {}", export.display()));
    program.says("export.pgn");
    let printed = program.ends();
    assert!(!printed.contains(TOKEN), "{printed}");
    let pgn = fs::read_to_string(&export).unwrap();
    assert!(
        pgn.contains("[White \"Lena\"]") && pgn.contains("[Black \"Otto\"]"),
        "{pgn}"
    );
    assert_eq!(is_in(folder.path(), TOKEN.as_bytes()), None);
}
