//! The program under measurement, the probe next to it, and what the system says of a process.

use crate::support::desktop::{Desktop, Program};
use crate::support::wait_until;
use crate::{empty_window, probe_window};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub const PATIENCE: Duration = Duration::from_secs(20);
/// The interval at which a starting program is asked for its tree.
const ASKED_EVERY: Duration = Duration::from_millis(4);

/// The Immortal Game: 40 plies of it are played, Adolf Anderssen against Lionel Kieseritzky, London 1851.
pub const GAME: [&str; 40] = [
    "e4", "e5", "f4", "exf4", "Bc4", "Qh4", "Kf1", "b5", "Bxb5", "Nf6", "Nf3", "Qh6", "d3", "Nh5", "Nh4", "Qg5", "Nf5",
    "c6", "g4", "Nf6", "Rg1", "cxb5", "h4", "Qg6", "h5", "Qg5", "Qf3", "Ng8", "Bxf4", "Qf6", "Nc3", "Bc5", "Nd5",
    "Qxb2", "Bd6", "Bxg1", "e5", "Qxa1", "Ke2", "Na6",
];

/// At home, without clocks.
pub const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
/// At home, the clock of White running.
pub const TIMED: &str = "set place=home\ntime 5400+30\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n";
/// The screen reader says the announcements: the program's built-in voice is measured by itself.
pub const READER: &str = "output = \"screen-reader\"\n";

/// The program: of this build, or another one to compare.
pub fn path() -> PathBuf {
    let other = std::env::var_os("ANNABELLA").filter(|path| !path.is_empty());
    other.map_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_annabella")), PathBuf::from)
}

/// A screen on which both windows stand side by side: on a smaller one the program opens one at a time.
pub fn desktop() -> Desktop {
    Desktop::sized(2400, 900)
}

/// Starts the program at that table, with those settings.
pub fn annabella(
    desktop: &Desktop,
    script: &str,
    settings: &str,
    environment: &[(&str, String)],
) -> (Program, PathBuf) {
    // On the disk of the build, where an fsync costs what it costs; the desktop's folder may be in memory.
    let data = tempfile::Builder::new()
        .prefix("bench")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .unwrap()
        .keep();
    fs::write(data.join("settings.toml"), settings).unwrap();
    fs::write(data.join("bench.game"), script).unwrap();
    let mut command = desktop.command(path());
    command
        .arg("--table")
        .arg(data.join("bench.game"))
        .arg("--data")
        .arg(&data)
        .args(["--lang", "en"])
        .envs(environment.iter().map(|(name, value)| (*name, value)));
    (desktop.launch(&mut command), data)
}

/// The smallest window of our kind: what the toolkit, the bus and this machine cost without the program.
pub fn probe(desktop: &Desktop) -> Program {
    let mut command = desktop.command(std::env::current_exe().unwrap());
    desktop.launch(command.env(probe_window::WINDOW, "1"))
}

/// A window with nothing in it, drawn once a second; so far from the left, of that width and height.
pub fn empty(desktop: &Desktop, place: &str) -> Program {
    let mut command = desktop.command(std::env::current_exe().unwrap());
    desktop.launch(command.env(empty_window::WINDOW, place))
}

/// The time from the program's start until its tree had the 64 cells of its board.
pub fn wait_for_board(desktop: &mut Desktop, program: &mut Program) -> Duration {
    let pid = program.pid();
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if desktop.accessibility().has_list_of(pid, 64) {
            return program.started.elapsed();
        }
        if let Some(status) = program.ended() {
            panic!(
                "The program ended ({status}) before it had a board: {}",
                program.printed()
            );
        }
        std::thread::sleep(ASKED_EVERY);
    }
    panic!("No board within {PATIENCE:?}: {}", program.printed());
}

/// Resident memory, in megabytes of 1,000,000 bytes.
pub fn resident(pid: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    let kib: f64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
    kib * 1024.0 / 1e6
}

/// Processor time of a process and all its threads since its start, in seconds.
pub fn processor_time(pid: u32) -> f64 {
    // Ticks of a hundredth of a second; the program's name, in brackets, may hold anything.
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let fields: Vec<_> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    let ticks = |at: usize| fields[at].parse::<f64>().unwrap();
    (ticks(11) + ticks(12)) / 100.0
}

/// Waits for the second window, so that both are shown.
pub fn wait_for_second_window(desktop: &Desktop) {
    wait_until("the sighted player's window", PATIENCE, || {
        let found = desktop.xdotool(&["search", "--onlyvisible", "--name", "sighted player's board"]);
        (!found.trim().is_empty()).then_some(())
    });
}

/// Gives the keyboard to the root window.
pub fn focus_root(desktop: &Desktop) {
    wait_until("the keyboard's focus on the root window", PATIENCE, || {
        // Without the dash between the names, which this program's patterns do not match in every locale.
        let found = desktop.xdotool(&["search", "--onlyvisible", "--name", "^Ada[^(]*Annabella$"]);
        let window = found.lines().next()?;
        desktop.xdotool(&["windowfocus", window]);
        (desktop.xdotool(&["getwindowfocus"]).trim() == window).then_some(())
    });
}
