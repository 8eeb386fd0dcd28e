//! Journals that run something when they are read, and pipes, devices and links among the games: every reader and every start ends
//! in time and says what is wrong.

use crate::arena::{Arena, SLOWER};
use crate::run::{self, Run};
use crate::tally::{Row, Tally};
use rusqlite::{Connection, params};
use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The most time and memory that a journal of some kilobytes may cost.
const MS: f64 = 2_000.0;
const MEGABYTES: f64 = 200.0;

const ENDLESS: &str = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT";

pub fn attack(arena: &Arena, tally: &mut Tally) {
    tally.push(schemas(arena));
    tally.push(among_the_games(arena));
}

/// Plays two moves of a game at home in that folder's `data`; its journal.
fn played(arena: &Arena, home: &Path) -> PathBuf {
    let script = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
    run::run(&mut run::new_table(arena, home, script), "e4\nblack: e5\n");
    run::journals(&home.join("data")).remove(0)
}

/// A change made to a journal.
type Deed = Box<dyn Fn(&Path)>;

fn deeds() -> Vec<(&'static str, Deed)> {
    let sql =
        |text: String| -> Deed { Box::new(move |path| Connection::open(path).unwrap().execute_batch(&text).unwrap()) };
    let statement = |name: &'static str, change: fn(&str) -> String| -> Deed {
        Box::new(move |path| {
            let connection = Connection::open(path).unwrap();
            connection.pragma_update(None, "writable_schema", true).unwrap();
            let of_name = "SELECT sql FROM sqlite_schema WHERE name = ?1";
            let old: String = connection.query_row(of_name, [name], |row| row.get(0)).unwrap();
            let change_it = "UPDATE sqlite_schema SET sql = ?2 WHERE name = ?1";
            connection.execute(change_it, params![name, change(&old)]).unwrap();
        })
    };
    let replaced = |table: &str, columns: &str| {
        sql(format!(
            "DROP TABLE {table}; CREATE VIEW {table} AS {ENDLESS} {columns} FROM c"
        ))
    };
    vec![
        (
            "entry is a view without an end",
            replaced(
                "entry",
                "x AS number, 0 AS at_micros, '<record 1>' AS record, zeroblob(32) AS hash",
            ),
        ),
        (
            "heartbeat is a view without an end",
            replaced(
                "heartbeat",
                "1 AS id, x AS at_micros, 0 AS white_ms, 0 AS black_ms, NULL AS running",
            ),
        ),
        (
            "meta is a view without an end",
            replaced("meta", "'no' AS key, x AS value"),
        ),
        (
            "a trigger without an end",
            sql(format!(
                "CREATE TRIGGER more BEFORE INSERT ON entry BEGIN {ENDLESS} count(*) FROM c; END"
            )),
        ),
        (
            "a trigger without an end on the clock",
            sql(format!(
                "CREATE TRIGGER more BEFORE INSERT ON heartbeat BEGIN {ENDLESS} count(*) FROM c; END"
            )),
        ),
        (
            "a check that takes minutes",
            statement("entry", |old| {
                old.replace(
                    ") STRICT",
                    ", CHECK (length(replace(hex(zeroblob(400000000)), '0', '00000000')) > 0)) STRICT",
                )
            }),
        ),
        ("a schema of brackets", statement("meta", |_| "(".repeat(1 << 20))),
        (
            "thousands of views",
            sql((0..5_000)
                .map(|number| format!("CREATE VIEW v{number} AS SELECT 1;"))
                .collect::<Vec<_>>()
                .concat()),
        ),
        ("its pages lead to one another over and over", Box::new(ring)),
        (
            "a terabyte",
            Box::new(|path| {
                fs::File::options()
                    .write(true)
                    .open(path)
                    .unwrap()
                    .set_len(1 << 40)
                    .unwrap();
            }),
        ),
    ]
}

/// Makes every cell of the root page of the entries point to the next page, and so on through sixteen pages below it.
fn ring(path: &Path) {
    let connection = Connection::open(path).unwrap();
    // More entries than one page holds.
    connection
        .execute_batch(
            "PRAGMA journal_mode = delete; DROP TRIGGER entry_follows; DROP TRIGGER entry_stays;
             INSERT INTO entry SELECT number + 100000, at_micros, printf('%3000c', 'x'), hash FROM entry;",
        )
        .unwrap();
    let of_root = "SELECT rootpage FROM sqlite_schema WHERE name = 'entry'";
    let root: i64 = connection.query_row(of_root, [], |row| row.get(0)).unwrap();
    drop(connection);
    let mut bytes = fs::read(path).unwrap();
    let start = (usize::try_from(root).unwrap() - 1) * 4096;
    let inner = bytes[start..start + 4096].to_vec();
    let cells = usize::from(u16::from_be_bytes([inner[3], inner[4]]));
    assert!(inner[0] == 5 && cells > 2, "the root page points to other pages");
    let leading_to = |next: u32| {
        let mut page = inner.clone();
        let places = (0..cells)
            .map(|cell| 12 + 2 * cell)
            .map(|at| usize::from(u16::from_be_bytes([inner[at], inner[at + 1]])));
        for at in places.chain([8]) {
            page[at..at + 4].copy_from_slice(&next.to_be_bytes());
        }
        page
    };
    let leaf = u32::from_be_bytes(inner[8..12].try_into().unwrap());
    let first = u32::try_from(bytes.len() / 4096).unwrap() + 1;
    bytes[start..start + 4096].copy_from_slice(&leading_to(first));
    for number in first..first + 16 {
        bytes.extend(leading_to(if number < first + 15 { number + 1 } else { leaf }));
    }
    let all = u32::try_from(bytes.len() / 4096).unwrap();
    bytes[28..32].copy_from_slice(&all.to_be_bytes());
    fs::write(path, bytes).unwrap();
}

const READERS: [&[&str]; 10] = [
    &["journal", "x.annabella", "--verify"],
    &["journal", "x.annabella", "--export", "jsonl"],
    &["journal", "x.annabella", "--export", "pgn"],
    &["journal", "x.annabella", "--rescue", "new.annabella"],
    &["console", "--open", "x.annabella", "--data", "data", "--mute"],
    &["print", "x.annabella"],
    &["notate", "x.annabella"],
    &["braille", "x.annabella"],
    &["review", "x.annabella"],
    &[
        "compare",
        "--white-sheet",
        "sheet.txt",
        "--black-sheet",
        "sheet.txt",
        "--journal",
        "x.annabella",
    ],
];

fn within(arena: &Arena, home: &Path, arguments: &[&str], input: &str) -> Run {
    let patience = Duration::from_secs_f64(MS * SLOWER * 1.5 / 1_000.0);
    run::run_within(arena.command(home, arguments).args(["--lang", "en"]), input, patience)
}

/// Every reader, and every start with it among the games, reports a journal that would run something.
fn schemas(arena: &Arena) -> Row {
    let mut row = Row::bounded("a journal that runs something when it is read", MS * SLOWER, MEGABYTES);
    let origin = tempfile::tempdir().unwrap();
    let journal = played(arena, origin.path());
    for (what, deed) in deeds() {
        if arena.is_over() {
            break;
        }
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        let file = home.join("x.annabella");
        fs::copy(&journal, &file).unwrap();
        fs::write(home.join("sheet.txt"), "e4 e5").unwrap();
        deed(&file);
        for reader in READERS {
            let run = within(arena, home, reader, "last\n");
            // The good part may be shown, but not as if the journal were whole.
            let only_ends = reader.contains(&"--rescue") || reader.contains(&"compare");
            let is_told = only_ends || !run.err().trim().is_empty() || run.status != Some(0);
            row.hold_within(run.is_orderly() && is_told, run.took, run.megabytes, || {
                format!("{what}: {} {}", reader.join(" "), run.report())
            });
        }
        fs::create_dir_all(home.join("games/games")).unwrap();
        fs::rename(&file, home.join("games/games/x.annabella")).unwrap();
        let run = within(arena, home, &["console", "--data", "games", "--mute"], "games\nlast\n");
        let is_told = run.all().contains("Could not reopen");
        row.hold_within(run.is_orderly() && is_told, run.took, run.megabytes, || {
            format!("{what}, at a start: {}", run.report())
        });
    }
    row
}

fn fifo(path: &Path) {
    let status = Command::new("mkfifo").arg(path).status();
    assert!(status.expect("mkfifo, of the package coreutils").success());
}

/// Makes something at that path.
type Make = fn(&Path);

const NO_FILES: [(&str, Make); 8] = [
    ("a pipe", fifo),
    ("a socket", |path| drop(UnixListener::bind(path).unwrap())),
    ("a folder", |path| fs::create_dir(path).unwrap()),
    ("a link to a device", |path| symlink("/dev/full", path).unwrap()),
    ("a link to a pipe", |path| {
        let pipe = path.with_extension("pipe");
        fifo(&pipe);
        symlink(pipe, path).unwrap();
    }),
    ("a link that leads nowhere", |path| symlink("nowhere", path).unwrap()),
    ("a link in a circle", |path| symlink(path, path).unwrap()),
    ("a file nobody may read", |path| {
        use std::os::unix::fs::PermissionsExt as _;
        fs::write(path, "").unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o0)).unwrap();
    }),
];

/// The places where the program looks at a start, and whether it has to name a bad file there.
const PLACES: [(&str, bool); 9] = [
    ("data/games/y.annabella", true),
    ("data/games/GAME-wal", true),
    ("data/games/GAME-shm", true),
    ("data/games/GAME-journal", true),
    ("data/games/GAME-lock", true),
    ("data/hall.json", false),
    ("data/seen.toml", false),
    ("data/settings.toml", true),
    ("data/profiles/-first.toml", false),
];

/// Puts something that is not a file in each place where the program looks: it starts, and names what it could not use.
fn among_the_games(arena: &Arena) -> Row {
    let mut row = Row::bounded(
        "pipes, devices and links among the games and settings",
        MS * SLOWER,
        MEGABYTES,
    );
    for (what, make) in NO_FILES {
        for (place, is_named) in PLACES {
            if arena.is_over() {
                return row;
            }
            let home = tempfile::tempdir().unwrap();
            let home = home.path();
            let journal = played(arena, home);
            let path = home.join(place.replace("GAME", journal.file_name().unwrap().to_str().unwrap()));
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::remove_file(&path).ok();
            make(&path);
            let run = within(arena, home, &["console", "--data", "data", "--mute"], "games\nlast\n");
            let is_told = !is_named
                || what == "a file nobody may read"
                || run.all().contains(path.to_str().unwrap().rsplit('/').next().unwrap());
            row.hold_within(
                run.is_orderly() && run.status == Some(0) && is_told,
                run.took,
                run.megabytes,
                || format!("{what} as {place}: {}", run.report()),
            );
        }
    }
    // A locked game and an event open too, whatever lies next to them.
    for (what, make) in NO_FILES {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        let script = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n> arbiter types lock 4711\n> arbiter types close desk\n";
        run::run(&mut run::new_table(arena, home, script), "");
        make(&home.join("data/games/y.annabella"));
        fs::create_dir_all(home.join("data/events")).unwrap();
        make(&home.join("data/events/Open.annabella-event"));
        for arguments in [
            &["console", "--data", "data", "--mute"][..],
            &["hall", "--data", "data", "--headless"],
        ] {
            let run = within(arena, home, arguments, "last\n");
            let is_met = arguments[0] != "console" || run.all().contains("Eva fünf");
            row.hold_within(run.is_orderly() && is_met, run.took, run.megabytes, || {
                format!("{what} beside a locked game, {}: {}", arguments.join(" "), run.report())
            });
        }
    }
    row
}
