//! The schema of a journal, and the marks in the header of its file.

/// The version of the file format this program writes.
pub const FORMAT: u32 = 1;

/// "Anna", in the header of the file: it lets a tool tell a journal from other databases.
pub(super) const APPLICATION_ID: i32 = 0x416e_6e61;

/// Every statement of the schema, as the file keeps it; a file with another schema is not written to.
pub(super) const SCHEMA: [&str; 6] = [
    "CREATE TABLE entry (number INTEGER PRIMARY KEY, at_micros INTEGER NOT NULL, record TEXT NOT NULL, hash BLOB NOT NULL) STRICT",
    "CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at_micros INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_ms INTEGER NOT NULL, running TEXT) STRICT",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE TRIGGER entry_follows BEFORE INSERT ON entry WHEN NEW.number IS NOT (SELECT coalesce(max(number), 0) + 1 FROM entry) BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END",
    "CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END",
    "CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END",
];
