//! The disk during play: full, unmounted, and the journal removed, moved or replaced. It is noticed within a heartbeat
//! and told; the whole game is then in a new place, which is named, or in the old one as soon as that works again.

use crate::arena::Arena;
use crate::run::{self, Talk};
use crate::tally::{Row, Tally};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const TABLE: &str = "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n";

const BEFORE: [&str; 4] = ["e4", "black: e5", "Nf3", "black: Nc6"];
const AFTER: [&str; 4] = ["Bc4", "black: Bc5", "c3", "black: Nf6"];
const SAN: [&str; 8] = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6"];

/// A heartbeat is a second; the rest is for a busy machine.
const NOTICED_MS: f64 = 1_000.0 + 500.0;

/// The room on the small disk, in KiB.
const SMALL: u64 = 512;

/// A misfortune of the journal's store, and how often it is tried.
struct Misfortune {
    what: &'static str,
    needs: Needs,
    happens: fn(&Place) -> bool,
    /// The end of the misfortune, if it has one: then the journal must be whole in its old place.
    ends: Option<fn(&Place)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nothing,
    /// A disk of its own.
    Disk,
}

const MISFORTUNES: [Misfortune; 10] = [
    gone("the journal removed", |place| fs::remove_file(&place.file).is_ok()),
    gone("the journal and its log removed", |place| {
        for ending in ["-wal", "-shm", ""] {
            fs::remove_file(place.neighbour(ending)).ok();
        }
        true
    }),
    gone("the folder of games removed", |place| {
        fs::remove_dir_all(place.data.join("games")).is_ok()
    }),
    gone("the data folder removed", |place| {
        fs::remove_dir_all(&place.data).is_ok()
    }),
    gone("the journal moved away", |place| {
        fs::rename(&place.file, place.home.path().join("taken")).is_ok()
    }),
    gone("the data folder moved away", |place| {
        fs::rename(&place.data, place.home.path().join("taken")).is_ok()
    }),
    gone("another game moved into its place", |place| {
        fs::rename(place.another(), &place.file).is_ok()
    }),
    gone("another game copied over it", |place| {
        fs::copy(place.another(), &place.file).is_ok()
    }),
    Misfortune {
        needs: Needs::Disk,
        ..gone("the disk unmounted", |place| shell("umount", &["-l"], &place.data))
    },
    Misfortune {
        ends: Some(Place::emptied),
        ..gone("the disk full, then room again", Place::filled)
    },
];

const fn gone(what: &'static str, happens: fn(&Place) -> bool) -> Misfortune {
    Misfortune {
        what,
        needs: Needs::Nothing,
        happens,
        ends: None,
    }
}

pub fn attack(arena: &Arena, tally: &mut Tally) {
    let may_mount = Place::new(true).has_disk;
    // Mostly waiting: they may go on side by side.
    let rows = std::thread::scope(|scope| {
        let tried = MISFORTUNES
            .iter()
            .enumerate()
            .map(|(number, misfortune)| scope.spawn(move || tried(arena, misfortune, number as u64, may_mount)));
        let running: Vec<_> = tried.collect();
        running.into_iter().map(|row| row.join().unwrap()).collect::<Vec<_>>()
    });
    for row in rows {
        tally.push(row);
    }
    tally.push(read_only_from_the_start(arena));
}

fn tried(arena: &Arena, misfortune: &Misfortune, number: u64, may_mount: bool) -> Row {
    if misfortune.needs == Needs::Disk && !may_mount {
        return Row::skipped(misfortune.what, "nothing may be mounted here");
    }
    let mut row = Row::bounded(misfortune.what, NOTICED_MS, 0.0);
    let mut chance = arena.chance(60 + number);
    for _ in 0..4 {
        if arena.is_over() {
            break;
        }
        let pause = Duration::from_millis(chance.below(1_200));
        match happened(arena, misfortune, pause) {
            Some((noticed, found)) => row.hold_within(found.is_ok(), noticed, 0.0, || {
                found.err().unwrap_or_else(|| "noticed too late".to_owned())
            }),
            None => return Row::skipped(misfortune.what, "the system does not let it happen"),
        }
    }
    row
}

/// The time until something was said, and the fault of the game afterwards. `None` if it could not be done.
fn happened(arena: &Arena, misfortune: &Misfortune, pause: Duration) -> Option<(Duration, Result<(), String>)> {
    let wants_disk = misfortune.needs == Needs::Disk || misfortune.ends.is_some();
    let (mut place, mut talk) = played(arena, wants_disk);
    place.pid = talk.pid();
    talk.wait_for(usize::MAX, Instant::now() + pause, |_| false);
    let from = talk.heard.len();
    if !(misfortune.happens)(&place) {
        return None;
    }
    let begun = Instant::now();
    if misfortune.ends.is_some() {
        // A fault shows when an entry is written.
        talk.send(AFTER[0]);
    }
    let is_news = |line: &str| !line.contains("Läufer Cesar vier") && !line.contains("Läufer Cäsar vier");
    let patience = Duration::from_secs(5);
    let noticed = talk
        .wait_for(from, begun + patience, is_news)
        .map(|line| talk.heard[line].at);
    // An entry for which the journal's log still has room is saved on a full disk, too, and there is nothing to say.
    let is_saved = misfortune.ends.is_some() && noticed.is_none() && {
        let moves = run::moves(arena, place.home.path(), &place.file);
        moves
            .iter()
            .map(String::as_str)
            .eq(SAN.into_iter().take(BEFORE.len() + 1))
    };
    let took = match noticed {
        Some(at) => at.duration_since(begun),
        None if is_saved => Duration::ZERO,
        None => patience,
    };
    let rest = if let Some(ends) = misfortune.ends {
        ends(&place);
        &AFTER[1..]
    } else {
        talk.wait_for(from, begun + patience, |line| line.contains(".annabella"));
        &AFTER[..]
    };
    for line in rest {
        talk.ask(line, |_| true);
    }
    if misfortune.ends.is_some() {
        // Outstanding entries are written when the store works again: within a few heartbeats.
        talk.wait_for(usize::MAX, Instant::now() + Duration::from_secs(3), |_| false);
    }
    let told = talk.said(from);
    let run = talk.close();
    let file = if misfortune.ends.is_some() {
        Some(place.file.clone())
    } else {
        named(&told, place.home.path())
    };
    let found = if noticed.is_none() && !is_saved {
        Err(format!("nothing is said: {told}"))
    } else if let Some(file) = file {
        whole(arena, place.home.path(), &file).map_err(|why| format!("{}: {why}; {told}", file.display()))
    } else {
        Err(format!("no new place is named: {told}"))
    };
    let found = found.and_then(|()| run.is_orderly().then_some(()).ok_or_else(|| run.report()));
    Some((took, found))
}

/// The last journal that is named in what was said; of a long path only the end may be there.
fn named(told: &str, home: &Path) -> Option<PathBuf> {
    let end = told.rfind(".annabella")? + ".annabella".len();
    let is_edge = |letter: char| letter.is_whitespace() || "\"'“”„«»‘’(\u{2068}".contains(letter);
    let path = told[..end].rsplit(is_edge).next()?;
    let shortened = path
        .strip_prefix("…/")
        .and_then(|ending| ending_so(home, Path::new(ending)));
    shortened.or_else(|| Some(home.join(path.strip_prefix("~/").unwrap_or(path))))
}

/// The file below that folder whose path ends so.
fn ending_so(folder: &Path, ending: &Path) -> Option<PathBuf> {
    fs::read_dir(folder)
        .ok()?
        .flatten()
        .map(|entry| entry.path())
        .find_map(|path| {
            if path.is_dir() {
                ending_so(&path, ending)
            } else {
                Some(path).filter(|path| path.ends_with(ending))
            }
        })
}

fn whole(arena: &Arena, home: &Path, file: &Path) -> Result<(), String> {
    let verdict = run::verify(arena, home, file);
    if !verdict.is_good() {
        return Err(verdict.run.report());
    }
    let moves = run::moves(arena, home, file);
    if moves == SAN {
        Ok(())
    } else {
        Err(format!("only {moves:?} is there"))
    }
}

/// A game with four moves and a clock that runs.
fn played(arena: &Arena, wants_disk: bool) -> (Place, Talk) {
    let mut place = Place::new(wants_disk);
    let home = place.home.path();
    fs::write(home.join("table.game"), TABLE).unwrap();
    let mut another = arena.command(home, ["console", "--table", "table.game", "--data", "other", "--mute"]);
    run::run(&mut another, "d4\n");
    let mut command = run::new_table(arena, home, TABLE);
    if !place.has_disk {
        command = without_the_signal(&command);
    }
    let mut talk = Talk::start(&mut command);
    talk.ask("start", |answer| answer.starts_with("Clock running"));
    for line in BEFORE {
        talk.ask(line, |_| true);
    }
    place.file = run::journals(&place.data).remove(0);
    (place, talk)
}

/// The same command, which a limit on the length of files does not kill: writing fails instead, as on a full disk.
fn without_the_signal(command: &Command) -> Command {
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(command.get_program())
        .args(command.get_args());
    shell
        .env_clear()
        .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    if let Some(folder) = command.get_current_dir() {
        shell.current_dir(folder);
    }
    shell
}

/// A home, and in it a data folder, if possible on a small disk of its own.
struct Place {
    home: TempDir,
    data: PathBuf,
    file: PathBuf,
    has_disk: bool,
    pid: u32,
}

impl Place {
    fn new(wants_disk: bool) -> Self {
        let home = tempfile::tempdir().unwrap();
        let data = home.path().join("data");
        fs::create_dir(&data).unwrap();
        let size = format!("size={SMALL}k");
        Self {
            has_disk: wants_disk && shell("mount", &["-t", "tmpfs", "-o", &size, "annabella"], &data),
            file: PathBuf::new(),
            pid: 0,
            data,
            home,
        }
    }

    fn neighbour(&self, ending: &str) -> PathBuf {
        let mut name = self.file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    }

    fn another(&self) -> PathBuf {
        run::journals(&self.home.path().join("other")).remove(0)
    }

    /// No byte more can be written.
    fn filled(&self) -> bool {
        if self.has_disk {
            let zeros = vec![0; 4096];
            let filler = self.data.join("filler");
            let mut file = fs::File::create(filler).unwrap();
            while std::io::Write::write_all(&mut file, &zeros).is_ok() {}
            true
        } else {
            shell("prlimit", &["--fsize=0", "--pid"], Path::new(&self.pid.to_string()))
        }
    }

    fn emptied(&self) {
        if self.has_disk {
            fs::remove_file(self.data.join("filler")).unwrap();
        } else {
            shell(
                "prlimit",
                &["--fsize=unlimited", "--pid"],
                Path::new(&self.pid.to_string()),
            );
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.has_disk {
            shell("umount", &["-l"], &self.data);
        }
    }
}

fn shell(program: &str, options: &[&str], last: &Path) -> bool {
    let mut command = Command::new(program);
    command
        .args(options)
        .arg(last)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// A folder in which nothing can be written: it is told, and the game is played all the same.
fn read_only_from_the_start(arena: &Arena) -> Row {
    const WHAT: &str = "a read-only disk from the start: told, and playable";
    let place = Place::new(true);
    if !place.has_disk || !shell("mount", &["-o", "remount,ro"], &place.data) {
        return Row::skipped(WHAT, "nothing may be mounted here");
    }
    let mut row = Row::new(WHAT);
    for options in [&["--table", "table.game"][..], &[]] {
        fs::write(place.home.path().join("table.game"), TABLE).unwrap();
        let arguments = ["console", "--data", "data", "--mute", "--lang", "en"];
        let run = run::run(arena.command(place.home.path(), arguments).args(options), "e4\nlast\n");
        let held = run.is_orderly() && run.err().contains("not being saved") && run.out().contains("Eva vier");
        row.hold(held, || run.report());
    }
    row
}
