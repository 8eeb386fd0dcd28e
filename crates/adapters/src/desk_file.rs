//! The file of a tournament at a hall desk: one SQLite file, readable by its owner alone.
//!
//! The desk's own rulings and the participants are on the disk before they are announced (FULL). Replicas may be behind after a power cut
//! (NORMAL), since their tables have the originals.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior, params};

use super::foreign_database::{ForeignDatabase, Lock, integrity_fault, is_schema, must_be_files, settle};
use super::own_files::{self, behind_links};
use super::sqlite::still::{FOREIGN, without_and_with_log};
use super::sqlite::{signed, unsigned};
use crate::ports::desk_store::{
    DeskOwner, DeskStore, KeptChange, KeptKey, KeptRuling, LoadedTournament, Replicated, StoreFailure,
};
use journal::chain::{EntryHash, StoredEntry};
use laws::moment::Moment;
use link::Authority;
use link::identity::{PublicKey, SignatureBytes, SignedText};
use link::membership::DeskOrRelayMembership;
use link::page::SentEntry;
use link::topic::{GameId, TableNumber};

/// The version of the file format this program writes.
const FORMAT: u32 = 1;
/// "Ahal", in the header of the file: a tournament, not a game.
const APPLICATION_ID: i32 = 0x4168_616c;
/// The extension of a tournament's file.
pub const EXTENSION: &str = "annabella-event";

/// Every statement of the schema, as the file keeps it.
const SCHEMA: [&str; 8] = [
    "CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE TABLE entry (board INTEGER NOT NULL, game BLOB NOT NULL, other INTEGER NOT NULL, number INTEGER NOT NULL, at_micros INTEGER NOT NULL, record TEXT, hash BLOB NOT NULL, lock INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (board, game, other, number)) STRICT, WITHOUT ROWID",
    "CREATE TABLE game (id INTEGER PRIMARY KEY, board INTEGER NOT NULL, game BLOB NOT NULL, UNIQUE (board, game)) STRICT",
    "CREATE TABLE ruling (count INTEGER PRIMARY KEY, board INTEGER NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL, signature TEXT NOT NULL, answer BLOB, withdrawn INTEGER NOT NULL DEFAULT 0) STRICT",
    "CREATE TABLE roster (id INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT NOT NULL, signature TEXT NOT NULL) STRICT",
    "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT",
    "CREATE TRIGGER ruling_stays BEFORE DELETE ON ruling BEGIN SELECT RAISE(ABORT, 'a ruling is never deleted'); END",
    "CREATE TRIGGER entry_unchanged BEFORE UPDATE OF number, at_micros, hash ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END",
];
/// A table that a further desk adds when the chief's notes come.
const NOTES_BEFORE: &str = "CREATE TABLE note_before (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT";
/// The column that files of an earlier program lack: they do not tell which of the entries that stay at their tables are
/// locks.
const LOCK: &str = " lock INTEGER NOT NULL DEFAULT 0,";

/// One open tournament. No other desk can open it until this is dropped.
#[derive(Debug)]
pub struct DeskFile {
    connection: Connection,
    // After the connection, so that it is released last.
    _lock: Lock,
}

impl DeskFile {
    /// Creates a tournament in this file, which must not exist.
    ///
    /// # Errors
    /// The file exists already, or cannot be created.
    pub fn create(path: &Path, about: &DeskOwner) -> Result<Self, StoreFailure> {
        let lock = lock(path)?;
        own_files::create_new(path)?;
        let mut connection = connect(path)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for statement in SCHEMA {
            transaction.execute_batch(statement)?;
        }
        for (key, value) in rows(about) {
            transaction.execute("INSERT INTO about (key, value) VALUES (?1, ?2)", params![key, value])?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", FORMAT)?;
        transaction.commit()?;
        settle(&connection)?;
        Ok(Self {
            connection,
            _lock: lock,
        })
    }

    /// Opens the tournament in this file, and tells whose desk it is.
    ///
    /// # Errors
    /// The file is no tournament, is open elsewhere, or was written by a newer program.
    pub fn open(path: &Path) -> Result<(Self, DeskOwner), StoreFailure> {
        // SQLite looks for the log next to the file that a link leads to.
        let path = &behind_links(path)?;
        must_be_files(path)?;
        let lock = lock(path)?;
        must_have_own_log(path)?;
        let ExaminedDeskFile { database, says_locks } = examined(path)?;
        if let Some(fault) = integrity_fault(database.connection(), "quick_check") {
            return Err(StoreFailure::Io(fault));
        }
        let connection = database.into_own()?;
        make_durable(&connection)?;
        if !says_locks {
            connection.execute_batch("ALTER TABLE entry ADD COLUMN lock INTEGER NOT NULL DEFAULT 0")?;
        }
        let about = about(&connection)?.ok_or(StoreFailure::NotAJournal)?;
        Ok((
            Self {
                connection,
                _lock: lock,
            },
            about,
        ))
    }

    /// True if another program has the file open as the desk of someone taking part in another's tournament.
    pub fn is_held_by_a_further_desk(path: &Path) -> bool {
        let about = || {
            let path = &behind_links(path)?;
            must_be_files(path)?;
            if lock(path).err() != Some(StoreFailure::InUse) {
                return Ok(None);
            }
            about(examined(path)?.database.connection())
        };
        about().is_ok_and(|about| about.is_some_and(|about| about.joined.is_some()))
    }

    /// Lets the same desk take part anew, with another key.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn rejoin(&mut self, about: &DeskOwner) -> Result<(), StoreFailure> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Records owed to tables do not depend on the key.
        transaction.execute("DELETE FROM about WHERE key <> 'owed'", [])?;
        for (key, value) in rows(about) {
            transaction.execute("INSERT INTO about (key, value) VALUES (?1, ?2)", params![key, value])?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Keeps the key in that form from now on. Nothing of its old form is left in a free page or a log.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn close_key(&mut self, key: &KeptKey) -> Result<(), StoreFailure> {
        self.connection.pragma_update(None, "secure_delete", true)?;
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute("DELETE FROM about WHERE key IN ('seed', 'salt', 'sealed')", [])?;
        for (name, value) in rows_of_key(key) {
            transaction.execute("INSERT INTO about (key, value) VALUES (?1, ?2)", params![name, value])?;
        }
        transaction.commit()?;
        self.connection
            .execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")?;
        Ok(())
    }

    /// The name of the file for a desk that takes part elsewhere: the folder of all tournaments holds it as `NAME.annabella-event`.
    pub fn name(event: &str) -> String {
        let letters = event
            .chars()
            .map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
        let name: String = letters.take(60).collect();
        format!("{name}.{EXTENSION}")
    }
}

impl DeskStore for DeskFile {
    fn keep(&mut self, what: &KeptChange) -> Result<(), StoreFailure> {
        let connection = &self.connection;
        match what {
            KeptChange::Ruling {
                count,
                table,
                signed: ruling,
            } => connection
                .prepare_cached("INSERT INTO ruling (count, board, text, key, signature) VALUES (?1, ?2, ?3, ?4, ?5)")?
                .execute(params![
                    signed(*count),
                    table.0,
                    ruling.text,
                    ruling.by.to_string(),
                    ruling.signature.to_string()
                ])?,
            KeptChange::Answered { count, answer } => connection
                .prepare_cached("UPDATE ruling SET answer = ?2 WHERE count = ?1")?
                .execute(params![signed(*count), answer])?,
            KeptChange::Withdrawn { count } => connection
                .prepare_cached("UPDATE ruling SET withdrawn = 1 WHERE count = ?1")?
                .execute(params![signed(*count)])?,
            KeptChange::Roster(roster) => connection
                .prepare_cached("INSERT INTO roster (text, key, signature) VALUES (?1, ?2, ?3)")?
                .execute(params![
                    roster.text,
                    roster.by.to_string(),
                    roster.signature.to_string()
                ])?,
            KeptChange::Owed(tables) => {
                let list: Vec<String> = tables.iter().map(ToString::to_string).collect();
                connection
                    .prepare_cached("INSERT OR REPLACE INTO about (key, value) VALUES ('owed', ?1)")?
                    .execute(params![list.join(" ")])?
            }
            KeptChange::UsedFiles(used) => {
                let list: Vec<String> = used.iter().map(|(table, used)| format!("{table}={used}")).collect();
                connection
                    .prepare_cached("INSERT OR REPLACE INTO about (key, value) VALUES ('used files', ?1)")?
                    .execute(params![list.join(" ")])?
            }
            KeptChange::Note(text) => connection
                .prepare_cached("INSERT INTO note (text) VALUES (?1)")?
                .execute(params![text])?,
            KeptChange::Key(key) => {
                self.close_key(key)?;
                1
            }
            // Old notes are laid aside; the program does not read them again, only a person does.
            KeptChange::NotesAnew => {
                connection.execute_batch(
                    "BEGIN; CREATE TABLE IF NOT EXISTS note_before (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
                     INSERT INTO note_before (text) SELECT text FROM note ORDER BY id; DELETE FROM note; COMMIT;",
                )?;
                1
            }
        };
        Ok(settle(&self.connection)?)
    }

    fn replicate(&mut self, batch: &[Replicated]) -> Result<(), StoreFailure> {
        // Replicas wait for no disk; a ruling written afterwards takes them with it.
        self.connection.pragma_update(None, "synchronous", "normal")?;
        let written = self.write(batch);
        self.connection.pragma_update(None, "synchronous", "full")?;
        written
    }

    fn load(&mut self) -> Result<LoadedTournament, StoreFailure> {
        let connection = &self.connection;
        let mut loaded = LoadedTournament::default();
        let mut rulings = connection
            .prepare("SELECT count, board, text, key, signature, answer, withdrawn FROM ruling ORDER BY count")?;
        let mut rows = rulings.query([])?;
        while let Some(row) = rows.next()? {
            let Some(signed) = signed_of(row, 2)? else { continue };
            loaded.rulings.push(KeptRuling {
                count: unsigned(row.get(0)?),
                table: TableNumber(row.get(1)?),
                signed,
                answer: row.get(5)?,
                is_withdrawn: row.get(6)?,
            });
        }
        loaded.roster = connection
            .query_row(
                "SELECT text, key, signature FROM roster ORDER BY id DESC LIMIT 1",
                [],
                |row| signed_of(row, 0),
            )
            .optional()?
            .flatten();
        let about = |key: &str| -> rusqlite::Result<String> {
            let sql = "SELECT value FROM about WHERE key = ?1";
            let value: Option<String> = connection.query_row(sql, [key], |row| row.get(0)).optional()?;
            Ok(value.unwrap_or_default())
        };
        let owed = about("owed")?;
        loaded.owed = owed
            .split(' ')
            .filter_map(|table| table.parse().ok().map(TableNumber))
            .collect();
        let used = about("used files")?;
        let of_table = |entry: &str| {
            let (table, used) = entry.split_once('=')?;
            Some((TableNumber(table.parse().ok()?), used.parse().ok()?))
        };
        loaded.used_files = used.split(' ').filter_map(of_table).collect();
        let mut notes = connection.prepare("SELECT text FROM note ORDER BY id")?;
        loaded.notes = notes.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let mut games = connection.prepare("SELECT board, game FROM game ORDER BY id")?;
        let games: Vec<(u32, [u8; 8])> = games
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<Result<_, _>>()?;
        // The column `other` has the number of the version.
        let mut versions =
            connection.prepare("SELECT DISTINCT other FROM entry WHERE board = ?1 AND game = ?2 ORDER BY other")?;
        let mut entries = connection.prepare("SELECT number, at_micros, record, hash, lock FROM entry WHERE board = ?1 AND game = ?2 AND other = ?3 ORDER BY number")?;
        for (table, game) in games {
            let versions: Vec<u32> = versions
                .query_map(params![table, game], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            for version in versions {
                let entries: Vec<SentEntry> = entries
                    .query_map(params![table, game, version], told)?
                    .collect::<Result<_, _>>()?;
                loaded.replicas.push(Replicated {
                    table: TableNumber(table),
                    game: GameId(game),
                    entries,
                    version,
                });
            }
        }
        Ok(loaded)
    }
}

impl DeskFile {
    fn write(&mut self, batch: &[Replicated]) -> Result<(), StoreFailure> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        {
            let mut begin = transaction.prepare_cached("INSERT OR IGNORE INTO game (board, game) VALUES (?1, ?2)")?;
            // An entry that was withheld may come in full later, with the same hash.
            let mut insert = transaction.prepare_cached(
                "INSERT INTO entry (board, game, other, number, at_micros, record, hash, lock) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT DO UPDATE SET record = excluded.record WHERE record IS NULL AND hash = excluded.hash",
            )?;
            for Replicated {
                table,
                game,
                entries,
                version,
            } in batch
            {
                begin.execute(params![table.0, game.0])?;
                for entry in entries {
                    let (number, at, record, hash, is_lock) = match entry {
                        SentEntry::Entry(StoredEntry {
                            number,
                            at,
                            record,
                            hash,
                        }) => (number, at, Some(record), hash, false),
                        SentEntry::Withheld {
                            number,
                            at,
                            hash,
                            is_lock,
                        } => (number, at, None, hash, *is_lock),
                    };
                    insert.execute(params![
                        table.0,
                        game.0,
                        version,
                        signed(*number),
                        signed(at.as_micros()),
                        record,
                        hash.0,
                        is_lock
                    ])?;
                }
            }
        }
        transaction.commit()?;
        Ok(())
    }
}

fn told(row: &rusqlite::Row<'_>) -> rusqlite::Result<SentEntry> {
    let (number, at) = (unsigned(row.get(0)?), Moment::from_micros(unsigned(row.get(1)?)));
    let (record, hash): (Option<String>, _) = (row.get(2)?, EntryHash(row.get(3)?));
    Ok(match record {
        Some(record) => SentEntry::Entry(StoredEntry {
            number,
            at,
            record,
            hash,
        }),
        None => SentEntry::Withheld {
            number,
            at,
            hash,
            is_lock: row.get(4)?,
        },
    })
}

/// A signed text in three columns from that one on; none if the row was edited by hand and is no signature.
fn signed_of(row: &rusqlite::Row<'_>, from: usize) -> rusqlite::Result<Option<SignedText>> {
    let (text, by, signature): (String, String, String) = (row.get(from)?, row.get(from + 1)?, row.get(from + 2)?);
    let both: Option<(PublicKey, SignatureBytes)> = by.parse().ok().zip(signature.parse().ok());
    Ok(both.map(|(by, signature)| SignedText { text, by, signature }))
}

fn rows(about: &DeskOwner) -> Vec<(&'static str, String)> {
    let mut rows = vec![("name", about.name.clone()), ("by", about.by.clone())];
    rows.extend(rows_of_key(&about.key));
    if let Some(Authority { certificate, key }) = &about.authority {
        rows.extend([("authority", certificate.clone()), ("authority-key", key.clone())]);
    }
    if let Some(joined) = &about.joined {
        rows.push(("joined", String::from_utf8_lossy(&joined.encode()).into_owned()));
    }
    rows
}

fn rows_of_key(key: &KeptKey) -> Vec<(&'static str, String)> {
    match key {
        KeptKey::Open(seed) => vec![("seed", hexadecimal(seed))],
        KeptKey::Closed { salt, sealed } => vec![("salt", salt.clone()), ("sealed", sealed.clone())],
    }
}

fn about(connection: &Connection) -> Result<Option<DeskOwner>, StoreFailure> {
    let value = |key: &str| {
        connection
            .query_row("SELECT value FROM about WHERE key = ?1", params![key], |row| {
                row.get::<_, String>(0)
            })
            .optional()
    };
    let key = match (value("seed")?, value("salt")?, value("sealed")?) {
        (Some(seed), _, _) => seed.parse().ok().map(|PublicKey(seed)| KeptKey::Open(seed)),
        (None, Some(salt), Some(sealed)) => Some(KeptKey::Closed { salt, sealed }),
        (None, _, _) => None,
    };
    let authority = value("authority")?.zip(value("authority-key")?);
    let authority = authority.map(|(certificate, key)| Authority { certificate, key });
    let joined = value("joined")?.and_then(|joined| DeskOrRelayMembership::decode(joined.as_bytes()));
    let parts = value("name")?.zip(value("by")?).zip(key);
    Ok(parts.map(|((name, by), key)| DeskOwner {
        name,
        by,
        key,
        authority,
        joined,
    }))
}

/// Writes thirty-two bytes in the form of a key.
fn hexadecimal(seed: &[u8; 32]) -> String {
    PublicKey(*seed).to_string()
}

/// A connection to a file of this program's own.
fn connect(path: &Path) -> Result<Connection, StoreFailure> {
    let connection = open_for_writing(path)?;
    make_durable(&connection)?;
    Ok(connection)
}

fn open_for_writing(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_millis(500))?;
    Ok(connection)
}

/// Makes a commit return only once its data are on the disk.
fn make_durable(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "full")?;
    // Sixteen megabytes and not four: a whole hall comes in without a pause for the disk.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)
}

/// A tournament whose schema is one that this program or an earlier one has made.
struct ExaminedDeskFile {
    database: ForeignDatabase,
    says_locks: bool,
}

/// Opens the tournament in this file. Its schema is compared before any table is queried.
fn examined(path: &Path) -> Result<ExaminedDeskFile, StoreFailure> {
    examined_in(open_for_writing(path)?)
}

/// Requires a log beside the file that has the last roster and ruling of the file: these are only ever added, so another log is of another
/// tournament or of an earlier time, and SQLite would put it into the file.
fn must_have_own_log(path: &Path) -> Result<(), StoreFailure> {
    let Some([alone, whole]) = without_and_with_log(path)? else {
        return Ok(());
    };
    // A program that was killed while it put its log into the file leaves a file that is whole only with it.
    let Ok(alone) = examined_in(alone) else { return Ok(()) };
    if integrity_fault(alone.database.connection(), "quick_check").is_some() {
        return Ok(());
    }
    let last = |examined: &ExaminedDeskFile, number: Option<i64>| -> Result<Vec<SignedRow>, StoreFailure> {
        let mut last = Vec::new();
        for (table, key) in [("roster", "id"), ("ruling", "count")] {
            let sql = format!(
                "SELECT {key}, signature FROM {table} WHERE {key} = coalesce(?1, {key}) ORDER BY {key} DESC LIMIT 1"
            );
            let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
            let found = examined.database.connection().query_row(&sql, [number], row);
            last.push(found.optional()?);
        }
        Ok(last)
    };
    let held = last(&alone, None)?;
    let whole = examined_in(whole).map_err(|_other| StoreFailure::Io(FOREIGN.to_owned()))?;
    for (at, row) in held.iter().enumerate() {
        let Some((number, _)) = row else { continue };
        if last(&whole, Some(*number))?.get(at) != Some(row) {
            return Err(StoreFailure::Io(FOREIGN.to_owned()));
        }
    }
    Ok(())
}

/// The number of a signed row and its signature; none in an empty table.
type SignedRow = Option<(i64, String)>;

/// Examines the tournament in that database.
fn examined_in(connection: Connection) -> Result<ExaminedDeskFile, StoreFailure> {
    let database = ForeignDatabase::new(connection)?;
    let (application, found) = database.header()?;
    if application != APPLICATION_ID {
        return Err(StoreFailure::NotAJournal);
    }
    if found > FORMAT {
        return Err(StoreFailure::TooNew { found, known: FORMAT });
    }
    let mut schema = database.schema()?;
    schema.retain(|statement| statement != NOTES_BEFORE);
    let older = SCHEMA.map(|statement| statement.replace(LOCK, ""));
    let says_locks = is_schema(&schema, &SCHEMA);
    if says_locks || is_schema(&schema, &older.each_ref().map(String::as_str)) {
        Ok(ExaminedDeskFile { database, says_locks })
    } else {
        Err(StoreFailure::NotAJournal)
    }
}

/// The lock that keeps a second process out.
fn lock(path: &Path) -> Result<Lock, StoreFailure> {
    Lock::of(path)?.ok_or(StoreFailure::InUse)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::foreign_database;

    fn about() -> DeskOwner {
        DeskOwner {
            name: String::from("Club Open"),
            by: String::from("Eva"),
            key: KeptKey::Open([1; 32]),
            authority: None,
            joined: None,
        }
    }

    #[test]
    fn a_tournament_with_another_schema_is_not_opened_or_run() {
        const ENDLESS: &str = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT";
        let folder = tempfile::tempdir().unwrap();
        let cases = [
            format!("DROP TABLE about; CREATE VIEW about AS {ENDLESS} 'no' AS key, x AS value FROM c"),
            format!("DROP TABLE note; CREATE VIEW note AS {ENDLESS} x AS id, 'x' AS text FROM c"),
            format!("CREATE TRIGGER more BEFORE INSERT ON about BEGIN {ENDLESS} count(*) FROM c; END"),
            format!("CREATE VIEW note_before AS {ENDLESS} x FROM c"),
            String::from("DROP TRIGGER ruling_stays"),
            String::from("CREATE INDEX other ON note (text)"),
            (0..5_000)
                .map(|number| format!("CREATE VIEW v{number} AS SELECT 1;"))
                .collect::<Vec<_>>()
                .concat(),
        ];
        for (number, sql) in cases.iter().enumerate() {
            let path = folder.path().join(DeskFile::name(&number.to_string()));
            drop(DeskFile::create(&path, &about()).unwrap());
            Connection::open(&path).unwrap().execute_batch(sql).unwrap();
            assert!(DeskFile::open(&path).is_err(), "{sql}");
            let held = lock(&path).unwrap();
            assert!(!DeskFile::is_held_by_a_further_desk(&path), "{sql}");
            drop(held);
        }
        let path = folder.path().join(DeskFile::name("notes"));
        let mut file = DeskFile::create(&path, &about()).unwrap();
        file.keep(&KeptChange::NotesAnew).unwrap();
        file.keep(&KeptChange::Key(KeptKey::Open([2; 32]))).unwrap();
        drop(file);
        let (mut file, known) = DeskFile::open(&path).unwrap();
        assert_eq!(
            known.key,
            KeptKey::Open([2; 32]),
            "the table of laid aside notes is ours"
        );
        file.keep(&KeptChange::Key(KeptKey::Open([3; 32]))).unwrap();
    }

    #[test]
    fn a_log_of_another_tournament_or_earlier_time_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(DeskFile::name(name));
        let roster = |text: &str| {
            let key = link::identity::PrivateKey::from_seed([5; 32]);
            KeptChange::Roster(key.sign(text.to_owned()))
        };
        let copy_log = |from: &Path, to: &Path| {
            fs::copy(
                foreign_database::neighbour(from, "-wal"),
                foreign_database::neighbour(to, "-wal"),
            )
            .unwrap();
        };
        let (own, other, log) = (at("own"), at("other"), at("log"));
        let mut file = DeskFile::create(&own, &about()).unwrap();
        file.keep(&roster("first")).unwrap();
        fs::copy(&own, &log).unwrap();
        copy_log(&own, &log);
        file.keep(&roster("second")).unwrap();
        // The file with its own log, as a killed program leaves it.
        let killed = at("killed");
        fs::copy(&own, &killed).unwrap();
        copy_log(&own, &killed);
        drop(file);
        assert!(DeskFile::open(&killed).is_ok());
        let mut another = DeskFile::create(&other, &about()).unwrap();
        another.keep(&roster("other")).unwrap();
        for from in [&log, &other] {
            copy_log(from, &own);
            let before = fs::read(&own).unwrap();
            let refused = DeskFile::open(&own).map(|_| ());
            assert_eq!(refused, Err(StoreFailure::Io(FOREIGN.to_owned())), "{}", from.display());
            assert_eq!(fs::read(&own).unwrap(), before);
        }
        fs::remove_file(foreign_database::neighbour(&own, "-wal")).unwrap();
        assert!(DeskFile::open(&own).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_instead_of_a_tournament_file_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(DeskFile::name("Club Open"));
        let fifo = |path: &Path| {
            let made = std::process::Command::new("mkfifo").arg(path).status();
            assert!(made.unwrap().success());
        };
        fifo(&path);
        assert_eq!(DeskFile::open(&path).err(), Some(StoreFailure::NotAFile("")));
        fs::remove_file(&path).unwrap();
        drop(DeskFile::create(&path, &about()).unwrap());
        for suffix in ["-wal", "-shm", "-journal", "-lock"] {
            let beside = foreign_database::neighbour(&path, suffix);
            fs::remove_file(&beside).ok();
            fifo(&beside);
            assert_eq!(DeskFile::open(&path).err(), Some(StoreFailure::NotAFile(suffix)));
            fs::remove_file(&beside).unwrap();
        }
        assert!(DeskFile::open(&path).is_ok());
    }

    #[test]
    fn a_withheld_entry_keeps_its_kind_and_an_older_file_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(DeskFile::name("Club Open"));
        let about = about();
        let withheld = |is_lock| Replicated {
            table: TableNumber(7),
            game: GameId([7; 8]),
            entries: vec![SentEntry::Withheld {
                number: 4,
                at: Moment::from_millis(9),
                hash: EntryHash([7; 32]),
                is_lock,
            }],
            version: 0,
        };
        let mut file = DeskFile::create(&path, &about).unwrap();
        file.replicate(&[withheld(true)]).unwrap();
        assert_eq!(file.load().unwrap().replicas, [withheld(true)]);
        file.connection
            .execute_batch("ALTER TABLE entry DROP COLUMN lock")
            .unwrap();
        drop(file);
        let (mut file, _) = DeskFile::open(&path).unwrap();
        assert_eq!(file.load().unwrap().replicas, [withheld(false)]);
    }
}
