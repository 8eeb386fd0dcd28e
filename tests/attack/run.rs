//! The program as a process: it is started, lines go in, answers come out, and what it took is measured.

use crate::arena::Arena;
use std::fs;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

/// The longest that a program that should end may take before it is killed.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// More than this of what it prints is not kept: a program may go wild.
const KEPT: u64 = 16 << 20;

/// A line it has printed.
pub struct Line {
    pub at: Instant,
    pub is_error: bool,
    pub bytes: Vec<u8>,
}

impl Line {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).trim_end_matches('\n').to_owned()
    }
}

/// A program that runs; it is killed when this is dropped.
pub struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<Line>,
    pub heard: Vec<Line>,
    started: Instant,
    peak_kb: Arc<AtomicU64>,
}

/// The course of a run.
pub struct Run {
    pub heard: Vec<Line>,
    /// The exit status; none if it was ended by a signal.
    pub status: Option<i32>,
    pub took: Duration,
    /// True if the program did not end by itself.
    pub hung: bool,
    pub megabytes: f64,
}

impl Talk {
    pub fn start(command: &mut Command) -> Self {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let started = Instant::now();
        let mut child = command.spawn().unwrap_or_else(|why| panic!("{command:?}: {why}"));
        let (tell, lines) = channel();
        listen(child.stdout.take().unwrap(), false, tell.clone());
        listen(child.stderr.take().unwrap(), true, tell);
        let peak_kb = Arc::new(AtomicU64::new(0));
        weigh(child.id(), Arc::downgrade(&peak_kb));
        Self {
            stdin: child.stdin.take(),
            child,
            lines,
            heard: Vec::new(),
            started,
            peak_kb,
        }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Types a line. A program that has ended reads nothing.
    pub fn send(&mut self, line: &str) {
        self.write(format!("{line}\n").as_bytes());
    }

    pub fn write(&mut self, bytes: &[u8]) {
        if let Some(stdin) = &mut self.stdin {
            stdin.write_all(bytes).and_then(|()| stdin.flush()).ok();
        }
    }

    /// Waits until then for a line that fits, among those from number `from` on; its number.
    pub fn wait_for(&mut self, from: usize, until: Instant, fits: impl Fn(&str) -> bool) -> Option<usize> {
        let mut next = from;
        loop {
            while let Some(line) = self.heard.get(next) {
                if fits(&line.text()) {
                    return Some(next);
                }
                next += 1;
            }
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => self.heard.push(line),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    /// Types a line and waits for an answer that fits.
    pub fn ask(&mut self, line: &str, fits: impl Fn(&str) -> bool) -> Option<usize> {
        let from = self.heard.len();
        self.send(line);
        self.wait_for(from, Instant::now() + PATIENCE, fits)
    }

    /// The lines it has printed from that one on.
    pub fn said(&self, from: usize) -> String {
        text(self.heard.get(from..).unwrap_or_default())
    }

    /// Ends it as a failure of power does; what it had printed is still heard.
    pub fn kill(mut self) -> Run {
        self.child.kill().ok();
        self.end(Duration::from_secs(10))
    }

    /// Ends its input and waits for its end.
    pub fn close(self) -> Run {
        self.end(PATIENCE)
    }

    pub fn end(mut self, patience: Duration) -> Run {
        drop(self.stdin.take());
        let until = Instant::now() + patience;
        let mut hung = false;
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if Instant::now() >= until && !hung {
                hung = true;
                self.child.kill().ok();
            }
            thread::park_timeout(Duration::from_millis(1));
        };
        let took = self.started.elapsed();
        // The listeners end with the program, unless a child of its own holds the pipe.
        let until = Instant::now() + Duration::from_secs(2);
        while let Ok(line) = self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            self.heard.push(line);
        }
        Run {
            heard: std::mem::take(&mut self.heard),
            status: status.code(),
            took,
            hung,
            megabytes: self.peak_kb.load(Ordering::Relaxed) as f64 / 1024.0,
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Run {
    pub fn out(&self) -> String {
        self.of(false)
    }

    pub fn err(&self) -> String {
        self.of(true)
    }

    /// Both streams.
    pub fn all(&self) -> String {
        text(&self.heard)
    }

    fn of(&self, is_error: bool) -> String {
        let lines = self.heard.iter().filter(|line| line.is_error == is_error);
        lines.map(|line| String::from_utf8_lossy(&line.bytes)).collect()
    }

    /// True if the program ended by itself, in one of the three permitted ways, and did not panic.
    pub fn is_orderly(&self) -> bool {
        !self.hung && self.status.is_some_and(|status| (0..=2).contains(&status)) && !self.err().contains("panicked at")
    }

    /// For a reader of the table.
    pub fn report(&self) -> String {
        let end = if self.hung { "hung" } else { "ended" };
        let all: String = self.all().chars().take(500).collect();
        format!("{end} {:?} after {:.1} s: {all}", self.status, self.took.as_secs_f64())
    }
}

fn text(lines: &[Line]) -> String {
    lines.iter().map(|line| String::from_utf8_lossy(&line.bytes)).collect()
}

/// A new table at the console as that script has it, its data in `home`/data.
pub fn new_table(arena: &Arena, home: &Path, script: &str) -> Command {
    fs::write(home.join("table.game"), script).unwrap();
    let arguments = [
        "console",
        "--table",
        "table.game",
        "--data",
        "data",
        "--mute",
        "--lang",
        "en",
    ];
    arena.command(home, arguments)
}

/// Runs it with these lines as all its input.
pub fn run(command: &mut Command, input: &str) -> Run {
    run_within(command, input, PATIENCE)
}

pub fn run_within(command: &mut Command, input: &str, patience: Duration) -> Run {
    let mut talk = Talk::start(command);
    talk.write(input.as_bytes());
    talk.end(patience)
}

fn listen(from: impl Read + Send + 'static, is_error: bool, tell: Sender<Line>) {
    let hear = move || {
        let mut reader = BufReader::new(from);
        let mut kept = 0;
        loop {
            let mut bytes = Vec::new();
            // A line without an end is taken in pieces.
            let read = reader.by_ref().take(1 << 20).read_until(b'\n', &mut bytes);
            if !matches!(read, Ok(1..)) {
                return;
            }
            kept += bytes.len() as u64;
            let at = Instant::now();
            if kept < KEPT && tell.send(Line { at, is_error, bytes }).is_err() {
                return;
            }
        }
    };
    thread::spawn(hear);
}

/// Notes the most memory a process has had so far, every few milliseconds, until nobody asks any more.
fn weigh(pid: u32, peak_kb: Weak<AtomicU64>) {
    thread::spawn(move || {
        while let Some(peak) = peak_kb.upgrade() {
            let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
            let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let Some(kb) = line.and_then(|line| line.split_whitespace().next()?.parse().ok()) else {
                return;
            };
            peak.fetch_max(kb, Ordering::Relaxed);
            drop(peak);
            thread::park_timeout(Duration::from_millis(5));
        }
    });
}

/// The journals of a data folder, in the order of their names.
pub fn journals(data: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(data.join("games")).into_iter().flatten().flatten();
    let paths = files.map(|file| file.path());
    let mut journals: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|own| own == "annabella"))
        .collect();
    journals.sort();
    journals
}

/// The answer of `annabella journal FILE`.
pub fn journal(arena: &Arena, home: &Path, file: &Path, options: &[&str]) -> Run {
    let arguments = ["journal".as_ref(), file.as_os_str()]
        .into_iter()
        .chain(options.iter().map(AsRef::as_ref));
    run(arena.command(home, arguments).args(["--lang", "en"]), "")
}

/// The verdict of `--verify`: its exit status and, where there is one, its line.
pub struct Verdict {
    pub status: Option<i32>,
    pub json: serde_json::Value,
    pub run: Run,
}

impl Verdict {
    pub fn is_good(&self) -> bool {
        self.status == Some(0) && self.json["ok"] == true
    }

    /// True if every entry holds. The game may be played on: noted clock times that do not fit are left out, and that is told.
    pub fn is_playable(&self) -> bool {
        self.is_good() || (self.json["clocks_changed"] == true && self.entries() > 0 && self.first_bad().is_none())
    }

    pub fn entries(&self) -> u64 {
        self.json["entries"].as_u64().unwrap_or(0)
    }

    pub fn first_bad(&self) -> Option<u64> {
        self.json["first_bad"].as_u64()
    }
}

pub fn verify(arena: &Arena, home: &Path, file: &Path) -> Verdict {
    let run = journal(arena, home, file, &["--verify", "--json"]);
    Verdict {
        status: run.status.filter(|_| run.is_orderly()),
        json: serde_json::from_str(run.out().trim()).unwrap_or_default(),
        run,
    }
}

/// The moves of a stored game in SAN; none where it cannot be exported.
pub fn moves(arena: &Arena, home: &Path, file: &Path) -> Vec<String> {
    let run = journal(arena, home, file, &["--export", "pgn"]);
    let text = run.out();
    let movetext = text.rsplit("\n\n").next().unwrap_or_default();
    let is_move = |word: &&str| word.starts_with(|first: char| first.is_alphabetic());
    movetext.split_whitespace().filter(is_move).map(str::to_owned).collect()
}
