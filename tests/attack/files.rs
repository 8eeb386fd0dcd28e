//! Damaged and tampered journals: the verdict each must get, the file afterwards as it was found, and the rescue of what is good.

use crate::arena::{Arena, Chance};
use crate::run::{self, Run, Talk, Verdict};
use crate::tally::{Row, Tally};
use rusqlite::{Connection, params};
use sha2::{Digest as _, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const TABLE: &str = "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n";

const MOVES: [&str; 12] = [
    "e4",
    "black: e5",
    "Nf3",
    "black: Nc6",
    "Bc4",
    "black: Bc5",
    "c3",
    "black: Nf6",
    "d3",
    "black: d6",
    "h3",
    "black: a6",
];

/// The same in a PGN.
const SAN: [&str; 12] = [
    "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6", "d3", "d6", "h3", "a6",
];

pub fn attack(arena: &Arena, tally: &mut Tally) {
    let mut chance = arena.chance(2);
    let whole = Played::closed(arena);
    let mut rescue = Row::new("rescue of what was damaged: whole, nothing good left out");
    for row in [
        flipped(arena, &whole, &mut chance, &mut rescue),
        cut(arena, &whole, &mut chance),
        rewritten(arena, &whole, &mut chance, &mut rescue),
        forged(arena, &whole, &mut chance),
        shortened(arena, &whole),
        strangers(arena, &whole),
    ] {
        tally.push(row);
    }
    let killed = Played::killed(arena);
    for row in logs(arena, &killed, &mut chance) {
        tally.push(row);
    }
    tally.push(at_once(arena));
    tally.push(heartbeats(arena, &killed));
    tally.push(rescue);
}

/// A game that was played at the console, and what its journal says.
struct Played {
    home: TempDir,
    /// The journal and, after a kill, its log.
    bytes: Vec<u8>,
    log: Option<Vec<u8>>,
    /// The log as it was after the first moves.
    earlier: Vec<u8>,
    name: String,
    lines: String,
    entries: u64,
}

impl Played {
    fn closed(arena: &Arena) -> Self {
        Self::of(arena, MOVES.len(), |talk| {
            talk.close();
        })
    }

    /// Killed with a clock running, a few heartbeats after the last move.
    fn killed(arena: &Arena) -> Self {
        Self::of(arena, MOVES.len(), |mut talk| {
            talk.wait_for(usize::MAX, Instant::now() + Duration::from_millis(3_300), |_| false);
            talk.kill();
        })
    }

    /// The log of a game that is killed right after so many moves.
    fn left(arena: &Arena, moves: usize) -> Vec<u8> {
        let left = Self::of(arena, moves, |talk| {
            talk.kill();
        });
        left.log.expect("a game that is killed leaves its log")
    }

    fn of(arena: &Arena, moves: usize, end: impl FnOnce(Talk)) -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut earlier = Vec::new();

        let mut talk = Talk::start(&mut run::new_table(arena, home.path(), TABLE));
        talk.ask("start", |answer| answer.starts_with("Clock running"));
        for (made, line) in MOVES.into_iter().take(moves).enumerate() {
            if made == 2 {
                let file = run::journals(&home.path().join("data")).remove(0);
                earlier = fs::read(neighbour(&file, "-wal")).unwrap();
            }
            talk.ask(line, |_| true).expect("each move is answered");
        }
        end(talk);
        let file = run::journals(&home.path().join("data")).remove(0);
        let lines = run::journal(arena, home.path(), &file, &["--export", "jsonl"]).out();
        Self {
            bytes: fs::read(&file).unwrap(),
            log: fs::read(neighbour(&file, "-wal")).ok(),
            earlier,
            name: file.file_name().unwrap().to_string_lossy().into_owned(),
            entries: lines.lines().count() as u64,
            lines,
            home,
        }
    }

    /// A copy in a folder of its own.
    fn copy(&self) -> Copy {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(&self.name);
        fs::write(&file, &self.bytes).unwrap();
        if let Some(log) = &self.log {
            fs::write(neighbour(&file, "-wal"), log).unwrap();
        }
        Copy { home, file }
    }
}

fn neighbour(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// A copy of a journal that is tampered with.
struct Copy {
    home: TempDir,
    file: PathBuf,
}

/// The result of checking the copy and opening it.
struct Found {
    verdict: Verdict,
    opened: Run,
    /// True if the file stayed unchanged, after a check and, if an entry of it is damaged, after opening.
    is_unchanged: bool,
    lines: String,
}

impl Copy {
    fn home(&self) -> &Path {
        self.home.path()
    }

    fn state(&self) -> [Option<Vec<u8>>; 2] {
        ["", "-wal"].map(|ending| fs::read(neighbour(&self.file, ending)).ok())
    }

    /// Changes it as anybody can with an SQLite tool, the triggers out of the way and back again.
    fn sql(&self, change: impl FnOnce(&Connection)) {
        let connection = Connection::open(&self.file).unwrap();
        let triggers: Vec<(String, String)> = connection
            .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
            .unwrap()
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        for (name, _) in &triggers {
            connection.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
        }
        change(&connection);
        for (_, sql) in &triggers {
            connection.execute_batch(sql).unwrap();
        }
    }

    fn examined(&self, arena: &Arena) -> Found {
        let before = self.state();
        let verdict = run::verify(arena, self.home(), &self.file);
        let lines = run::journal(arena, self.home(), &self.file, &["--export", "jsonl"]).out();
        let looked = self.state();
        let opened = self.opened(arena);
        let is_unchanged = before == looked && (verdict.is_playable() || looked == self.state());
        Found {
            verdict,
            opened,
            is_unchanged,
            lines,
        }
    }

    fn opened(&self, arena: &Arena) -> Run {
        let name = self.file.file_name().unwrap().to_str().unwrap();
        let arguments = ["console", "--open", name, "--data", "data", "--mute", "--lang", "en"];
        run::run(&mut arena.command(self.home(), arguments), "clocks\nlast\n")
    }

    /// The undamaged part becomes a new, whole journal; the damaged one stays unchanged.
    fn rescued(&self, arena: &Arena, good: u64) -> Result<(), String> {
        let before = self.state();
        let new = self.home().join("rescued.annabella");
        let run = run::journal(
            arena,
            self.home(),
            &self.file,
            &["--rescue", new.to_str().unwrap(), "--json"],
        );
        let verdict = run::verify(arena, self.home(), &new);
        if !run.is_orderly() || !verdict.is_good() || verdict.entries() < good {
            return Err(format!("{good} good: {}{}", run.report(), verdict.run.report()));
        }
        if self.state() != before {
            return Err("the damaged file has changed".to_owned());
        }
        Ok(())
    }
}

impl Found {
    /// True if nothing crashed and the file stayed unchanged.
    fn is_decent(&self) -> bool {
        self.opened.is_orderly() && self.verdict.status.is_some() && self.is_unchanged
    }

    fn report(&self) -> String {
        let changed = if self.is_unchanged {
            ""
        } else {
            "THE FILE HAS CHANGED; "
        };
        format!("{changed}{}\n{}", self.verdict.run.report(), self.opened.report())
    }
}

/// A byte changed anywhere is found, or it is one that means nothing.
fn flipped(arena: &Arena, played: &Played, chance: &mut Chance, rescue: &mut Row) -> Row {
    let mut row = Row::new("a byte flipped: found, or nothing is different");
    let end = arena.share(0.3);
    while Instant::now() < end {
        let copy = played.copy();
        let mut bytes = played.bytes.clone();
        let at = chance.place(bytes.len());
        bytes[at] ^= 1 << chance.below(8);
        fs::write(&copy.file, &bytes).unwrap();
        let found = copy.examined(arena);
        let is_told = !found.verdict.is_good() || found.lines == played.lines;
        row.hold(is_told && found.is_decent(), || {
            format!("byte {at}: {}", found.report())
        });
        rescue_of(arena, &copy, &found, rescue);
    }
    row
}

fn rescue_of(arena: &Arena, copy: &Copy, found: &Found, rescue: &mut Row) {
    // A file whose table cannot be read has nothing to rescue.
    if let Some(good) = found
        .verdict
        .first_bad()
        .and_then(|bad| bad.checked_sub(1))
        .filter(|good| *good > 0)
    {
        let rescued = copy.rescued(arena, good);
        rescue.hold(rescued.is_ok(), || rescued.unwrap_err());
    }
}

fn cut(arena: &Arena, played: &Played, chance: &mut Chance) -> Row {
    let mut row = Row::new("cut short anywhere: found");
    for _ in 0..25 {
        let copy = played.copy();
        let length = chance.place(played.bytes.len());
        fs::write(&copy.file, &played.bytes[..length]).unwrap();
        let found = copy.examined(arena);
        row.hold(!found.verdict.is_good() && found.is_decent(), || {
            format!("after {length} bytes: {}", found.report())
        });
    }
    row
}

/// Entries changed by hand, their hashes left as they were: the first bad one is named.
fn rewritten(arena: &Arena, played: &Played, chance: &mut Chance, rescue: &mut Row) -> Row {
    const CHANGES: [&str; 7] = [
        "UPDATE entry SET record = replace(record, '{', '{ ') WHERE number = ?1",
        "UPDATE entry SET at_micros = at_micros + 1 WHERE number = ?1",
        "UPDATE entry SET hash = randomblob(32) WHERE number = ?1",
        "UPDATE entry SET record = (SELECT record FROM entry WHERE number = ?1 + 1) WHERE number = ?1",
        "DELETE FROM entry WHERE number = ?1",
        "UPDATE entry SET number = 1000000 WHERE number = ?1",
        "INSERT INTO entry SELECT (SELECT max(number) + 1 FROM entry), at_micros, record, hash FROM entry WHERE number = ?1",
    ];
    let mut row = Row::new("an entry changed, removed, moved or added: that one is named");
    for change in CHANGES {
        for _ in 0..6 {
            let copy = played.copy();
            let number = 2 + chance.below(played.entries - 3);
            copy.sql(|connection| {
                connection.execute(change, params![number.cast_signed()]).unwrap();
            });
            let bad = if change.starts_with("INSERT") {
                played.entries + 1
            } else {
                number
            };
            let found = copy.examined(arena);
            let is_named = !found.verdict.is_good() && found.verdict.first_bad() == Some(bad);
            row.hold(is_named && found.is_decent(), || {
                format!("{change} ({number}): {}", found.report())
            });
            rescue_of(arena, &copy, &found, rescue);
        }
    }
    row
}

/// The whole chain made anew, as the form of the file allows anybody with a shell: only the last hash tells, and must be printed.
fn forged(arena: &Arena, played: &Played, chance: &mut Chance) -> Row {
    let mut row = Row::new("rewritten with all hashes made anew: the printed hash differs");
    let printed = |copy: &Copy| run::verify(arena, copy.home(), &copy.file).run.all();
    let last = |lines: &str| {
        let line = lines.lines().next_back().map(serde_json::from_str::<serde_json::Value>);
        line.and_then(Result::ok)
            .and_then(|line| line["hash"].as_str().map(str::to_owned))
            .unwrap_or_default()
    };
    let own = last(&played.lines);
    let is_printed = printed(&played.copy()).contains(&own);
    for _ in 0..10 {
        let copy = played.copy();
        let number = 2 + chance.below(played.entries - 2);
        copy.sql(|connection| {
            let change = "UPDATE entry SET at_micros = at_micros + 1, record = replace(record, 'vier', 'drei') WHERE number >= ?1";
            connection.execute(change, params![number.cast_signed()]).unwrap();
            link_anew(connection);
        });
        let verdict = run::verify(arena, copy.home(), &copy.file);
        let differs = is_printed && !verdict.run.all().contains(&own);
        row.hold(differs || !verdict.is_good(), || {
            format!("the paper says {own}: {}", verdict.run.report())
        });
    }
    row
}

/// The chain as `journal::chain` describes it.
fn link_anew(connection: &Connection) {
    let mut statement = connection
        .prepare("SELECT number, at_micros, record FROM entry ORDER BY number")
        .unwrap();
    let rows = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap();
    let rows: Vec<(i64, i64, String)> = rows.map(Result::unwrap).collect();
    let mut hash = [0_u8; 32];
    for (number, at, record) in rows {
        let mut sha = Sha256::new();
        sha.update(hash);
        sha.update(number.to_be_bytes());
        sha.update(at.to_be_bytes());
        sha.update(record.as_bytes());
        hash = sha.finalize().into();
        let change = "UPDATE entry SET hash = ?2 WHERE number = ?1";
        connection.execute(change, params![number, hash.as_slice()]).unwrap();
    }
}

/// The last moves taken out where the game was played and seen: it is told. Their own words tell it, so it is enough that something
/// is said which is not said of the whole game.
fn shortened(arena: &Arena, played: &Played) -> Row {
    let mut row = Row::new("shortened since it was last seen here: told");
    let opened = |entries: u64, options: &[&str]| {
        let copy = played.copy();
        let games = copy.home().join("data/games");
        copy_folder(&played.home.path().join("data"), &copy.home().join("data"));
        // The copy stands for the place where the game was seen.
        let (there, here) = (
            played.home.path().display().to_string(),
            copy.home().display().to_string(),
        );
        let seen = copy.home().join("data/seen.toml");
        if let Ok(text) = fs::read_to_string(&seen) {
            fs::write(&seen, text.replace(&there, &here)).unwrap();
        }
        let there = Copy {
            file: games.join(&played.name),
            home: copy.home,
        };
        if entries > 0 {
            there.sql(|connection| {
                let change = "DELETE FROM entry WHERE number > ?1";
                connection
                    .execute(change, params![(played.entries - entries).cast_signed()])
                    .unwrap();
            });
        }
        let arguments = ["console", "--data", "data", "--mute", "--lang", "en"];
        run::run(arena.command(there.home(), arguments).args(options), "")
    };
    let name = format!("data/games/{}", played.name);
    for options in [&[][..], &["--open", name.as_str()]] {
        let whole = opened(0, options).all();
        for entries in [1, 2, 9, 10, 20, 40] {
            let run = opened(entries, options);
            let is_told = run.all().lines().any(|line| !whole.contains(line));
            row.hold(is_told && run.is_orderly(), || {
                format!("by {entries}, {options:?}: {}", run.report())
            });
        }
    }
    row
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let new = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &new);
        } else {
            fs::copy(entry.path(), new).unwrap();
        }
    }
}

/// A file that is no journal, or one of a newer program, is not opened and stays unchanged.
fn strangers(arena: &Arena, played: &Played) -> Row {
    type Make = fn(&Copy);
    let mut row = Row::new("other files and newer forms: not opened, unchanged");
    let cases: [(&str, Make); 8] = [
        ("without entries", |copy| {
            copy.sql(|connection| {
                connection.execute("DELETE FROM entry", []).unwrap();
            });
        }),
        ("empty", |copy| fs::write(&copy.file, "").unwrap()),
        ("a text", |copy| {
            fs::write(&copy.file, "This is no journal.\n".repeat(50)).unwrap();
        }),
        ("a header alone", |copy| {
            fs::write(&copy.file, b"SQLite format 3\0").unwrap();
        }),
        ("noise", |copy| {
            fs::write(&copy.file, [b"SQLite format 3\0".to_vec(), vec![7; 9_000]].concat()).unwrap();
        }),
        ("another database", |copy| {
            fs::remove_file(&copy.file).unwrap();
            Connection::open(&copy.file)
                .unwrap()
                .execute_batch("CREATE TABLE x (y); INSERT INTO x VALUES (1)")
                .unwrap();
        }),
        ("form 99", |copy| {
            copy.sql(|connection| {
                connection
                    .execute("UPDATE meta SET value = '99' WHERE key = 'format'", [])
                    .unwrap();
                connection.pragma_update(None, "user_version", 99).unwrap();
            });
        }),
        ("a view in it", |copy| {
            copy.sql(|connection| {
                connection
                    .execute_batch("CREATE VIEW v AS SELECT * FROM entry")
                    .unwrap();
            });
        }),
    ];
    for (name, make) in cases {
        let copy = played.copy();
        make(&copy);
        let found = copy.examined(arena);
        let is_refused = !found.verdict.is_good() && found.is_decent();
        let is_told = name != "form 99" || found.opened.all().contains("newer");
        row.hold(is_refused && is_told, || format!("{name}: {}", found.report()));
    }
    row
}

/// The write-ahead log missing, torn, damaged, or of another game: every acknowledged move is there, or the damage is told.
fn logs(arena: &Arena, played: &Played, chance: &mut Chance) -> [Row; 2] {
    let held = |copy: &Copy, row: &mut Row, what: &str| {
        let moves = run::moves(arena, copy.home(), &copy.file);
        let found = copy.examined(arena);
        let is_told = moves == SAN || !found.verdict.is_good();
        row.hold(is_told && found.is_decent(), || {
            format!("{what}: {moves:?} {}", found.report())
        });
    };
    let mut alone = Row::new("the one file copied after a kill: it is the whole game");
    let copy = played.copy();
    fs::remove_file(neighbour(&copy.file, "-wal")).ok();
    let moves = run::moves(arena, copy.home(), &copy.file);
    alone.hold(moves == SAN, || format!("{moves:?}"));
    let mut torn = Row::new("its log missing, torn, damaged or another's: whole, or told");
    held(&copy, &mut torn, "missing");
    let Some(log) = &played.log else {
        return [alone, torn];
    };
    for _ in 0..12 {
        let copy = played.copy();
        let length = chance.place(log.len());
        fs::write(neighbour(&copy.file, "-wal"), &log[..length]).unwrap();
        held(&copy, &mut torn, &format!("{length} bytes of the log"));
        let copy = played.copy();
        let (mut bytes, at) = (log.clone(), chance.place(log.len()));
        bytes[at] ^= 0x40;
        fs::write(neighbour(&copy.file, "-wal"), &bytes).unwrap();
        held(&copy, &mut torn, &format!("byte {at} of the log flipped"));
    }
    // A log says nothing of the file it belongs to: that of another game, and one of this game that was kept meanwhile.
    for moves in [2, 5, MOVES.len()] {
        let copy = played.copy();
        let other = Played::left(arena, moves);
        fs::write(neighbour(&copy.file, "-wal"), other).unwrap();
        held(
            &copy,
            &mut torn,
            &format!("the log of another game after {moves} moves"),
        );
        let copy = played.copy();
        fs::write(neighbour(&copy.file, "-wal"), &played.earlier).unwrap();
        held(&copy, &mut torn, "its own log of an earlier time");
    }
    [alone, torn]
}

/// A table set up, locked, or played by a script, killed before a move, its log removed: the one file has it all.
fn at_once(arena: &Arena) -> Row {
    type Holds = fn(&Arena, &Path, &Path) -> bool;
    const SCRIPTED: &str = "both play 1.e4 e5 2.Nf3\n";
    let mut row = Row::new("killed before the first move, its log removed: a lock and a script are there");
    let cases: [(&str, String, &str, Holds); 3] = [
        ("set up", TABLE.to_owned(), "last", |arena, home, file| {
            run::verify(arena, home, file).is_good()
        }),
        (
            "locked",
            format!("{TABLE}arbiter Dora\n"),
            "lock 48151623",
            |arena, home, file| !run::verify(arena, home, file).json["locks"].is_null(),
        ),
        ("scripted", format!("{TABLE}{SCRIPTED}"), "last", |arena, home, file| {
            run::moves(arena, home, file) == ["e4", "e5", "Nf3"]
        }),
    ];
    for (what, script, line, holds) in cases {
        let home = tempfile::tempdir().unwrap();
        let mut command = run::new_table(arena, home.path(), &script);
        let seat: &[&str] = if script.contains("arbiter") {
            &["--seat", "arbiter"]
        } else {
            &[]
        };
        let mut talk = Talk::start(command.args(seat));
        talk.ask(line, |_| true);
        talk.wait_for(usize::MAX, Instant::now() + Duration::from_millis(1_500), |_| false);
        let said = talk.said(0);
        talk.kill();
        let file = run::journals(&home.path().join("data")).remove(0);
        fs::remove_file(neighbour(&file, "-wal")).ok();
        row.hold(holds(arena, home.path(), &file), || {
            format!("{what}: {said}{}", run::verify(arena, home.path(), &file).run.report())
        });
    }
    row
}

/// The note of the running clock changed: it is not used, and that is told.
fn heartbeats(arena: &Arena, played: &Played) -> Row {
    let mut row = Row::new("the noted clock times changed: found, not used, and told");
    let whole = played.copy().opened(arena).all();
    for change in [
        "white_ms = white_ms + 600000",
        "white_ms = white_ms - 250000",
        "black_ms = black_ms + 60000",
        "black_ms = black_ms - 250000",
        "at_micros = at_micros + 250000000",
        "running = 'black'",
        "running = NULL, white_ms = 299999",
    ] {
        let copy = played.copy();
        copy.sql(|connection| {
            let done = connection
                .execute(&format!("UPDATE heartbeat SET {change}"), [])
                .unwrap();
            assert_eq!(done, 1, "there is a heartbeat");
        });
        let verdict = run::verify(arena, copy.home(), &copy.file);
        let opened = copy.opened(arena);
        let lines = run::journal(arena, copy.home(), &copy.file, &["--export", "jsonl"]).out();
        let stopped = lines
            .lines()
            .rfind(|line| line.contains("clocks_stopped"))
            .unwrap_or_default()
            .to_owned();
        let stopped: serde_json::Value = serde_json::from_str(&stopped).unwrap_or_default();
        // Both players had used a few seconds at most; White's clock was running.
        let left = ["white_ms", "black_ms"].map(|key| stopped[key].as_i64().unwrap_or(0));
        let is_used = left.iter().any(|left| !(285_000..300_000).contains(left));
        let is_told = opened.all().lines().any(|line| !whole.contains(line));
        let is_found = verdict.status == Some(1) && !verdict.is_good();
        row.hold(opened.is_orderly() && is_found && !is_used && is_told, || {
            format!("{change}: {left:?}, {}{}", verdict.run.report(), opened.report())
        });
    }
    row
}
