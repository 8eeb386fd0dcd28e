//! A journal whose schema was compared with ours before any of its tables was queried.

use rusqlite::{Connection, Transaction};

use crate::foreign_database::{ForeignDatabase, integrity_fault, is_schema};
use crate::ports::store::StoreFailure;

use super::schema::{APPLICATION_ID, FORMAT, SCHEMA};

/// An examined journal; see the module.
pub(super) struct ExaminedJournal {
    database: ForeignDatabase,
    /// Statements of its schema that are ours; a table with another statement is never queried.
    ours: Vec<&'static str>,
    /// The fault of the schema or the header, if any.
    schema_fault: Option<String>,
    /// The fault of the files, if any.
    file_fault: Option<String>,
}

/// The tables of a journal by their statements.
pub(super) const ENTRY: &str = SCHEMA[0];
pub(super) const HEARTBEAT: &str = SCHEMA[1];
const META: &str = SCHEMA[2];

impl ExaminedJournal {
    /// Examines the journal of a connection that has run no query yet; `file_fault` is the fault of its files, if any.
    pub(super) fn new(connection: Connection, file_fault: Option<String>) -> Result<Self, StoreFailure> {
        let database = ForeignDatabase::new(connection)?;
        let mut examined = Self {
            database,
            ours: Vec::new(),
            schema_fault: None,
            file_fault,
        };
        examined.schema_fault = examined.compared()?;
        Ok(examined)
    }

    /// Compares the schema and the header with ours; their fault, if any.
    fn compared(&mut self) -> Result<Option<String>, StoreFailure> {
        let read = || Ok::<_, rusqlite::Error>((self.database.header()?, self.database.schema()));
        let ((application, version), schema) = match read() {
            Ok(read) => read,
            Err(error) => return fault(error),
        };
        let not_ours = || {
            if application == APPLICATION_ID {
                Ok(Some(String::from("the schema is not that of a journal")))
            } else {
                Err(StoreFailure::NotAJournal)
            }
        };
        let schema = match schema {
            Ok(schema) => schema,
            Err(_) if application != APPLICATION_ID => return not_ours(),
            Err(error) => return fault(error),
        };
        let ours = SCHEMA.into_iter().filter(|own| schema.iter().any(|found| found == own));
        self.ours = ours.collect();
        let noted = self.format();
        if application == APPLICATION_ID && version > FORMAT && noted == Some(version) {
            return Err(StoreFailure::TooNew {
                found: version,
                known: FORMAT,
            });
        }
        if !is_schema(&schema, &SCHEMA) {
            return not_ours();
        }
        if application != APPLICATION_ID || version != FORMAT || noted != Some(FORMAT) {
            return Ok(Some(String::from("the header of the file is damaged")));
        }
        Ok(None)
    }

    /// The format noted in the file, in a table that later formats have too.
    fn format(&self) -> Option<u32> {
        let connection = self.asking(META)?;
        let sql = "SELECT value FROM meta WHERE key = 'format'";
        let format: String = connection.query_row(sql, [], |row| row.get(0)).ok()?;
        format.parse().ok()
    }

    /// The connection for queries of the table with that statement, if the file has it.
    pub(super) fn asking(&self, table: &str) -> Option<&Connection> {
        self.ours.contains(&table).then(|| self.database.connection())
    }

    /// Until this is dropped all queries see one moment, though another program may write: the clocks fit the entries.
    pub(super) fn snapshot(&self) -> Option<Transaction<'_>> {
        self.database.connection().unchecked_transaction().ok()
    }

    /// The fault found in the schema, the header or the files, if any.
    pub(super) fn fault(&self) -> Option<&str> {
        self.schema_fault.as_deref().or(self.file_fault.as_deref())
    }

    /// The fault found after checking the whole file, if any.
    pub(super) fn integrity_fault(&self) -> Option<String> {
        let schema_fault = self.schema_fault.clone();
        let fault = schema_fault.or_else(|| integrity_fault(self.database.connection(), "integrity_check"));
        fault.or_else(|| self.file_fault.clone())
    }

    /// The connection for writing, if no fault was found.
    pub(super) fn into_own(self) -> Result<Connection, StoreFailure> {
        if self.fault().is_some() {
            return Err(StoreFailure::ReadOnly);
        }
        Ok(self.database.into_own()?)
    }
}

/// The fault that an error shows. Another program that holds the file is no fault of it.
fn fault(error: rusqlite::Error) -> Result<Option<String>, StoreFailure> {
    let said = error.to_string();
    if StoreFailure::from(error) == StoreFailure::InUse {
        return Err(StoreFailure::InUse);
    }
    Ok(Some(said))
}
