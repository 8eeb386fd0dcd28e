//! The text of one entry: one JSON object with its `name`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shakmaty::{ByColor, Color};

use crate::journal::chain::StoredEntry;
use crate::journal::entry::{Heartbeat, JournalEvent, Opening, Restart, Suspension};
use crate::laws::event::Event;
use crate::laws::moment::Moment;
use crate::laws::stored::{Unreadable, Word as _};

use super::TableRecord;

/// Why the text of an entry cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// It is no JSON object with a name.
    NoRecord,
    /// No event of that name is known, or it lacks a key, or a value has the wrong type; what the reader said of it.
    UnknownForm {
        /// The name.
        name: String,
        /// What is wrong, in English, for a report.
        detail: String,
    },
    /// One value says nothing the program knows.
    Value(Unreadable),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RestartRecord {
    white_ms: u64,
    black_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    heartbeat: Option<HeartbeatRecord>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct HeartbeatRecord {
    at_micros: u64,
    white_ms: u64,
    black_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(
    clippy::struct_field_names,
    reason = "the fields are the keys of the stored form, and all are times"
)]
struct SuspensionRecord {
    white_ms: u64,
    black_ms: u64,
    charged_white_ms: u64,
    charged_black_ms: u64,
    away_ms: u64,
}

const OPENED: &str = "opened";
const RESTARTED: &str = "restarted";
const SUSPENDED: &str = "suspended";

/// The text of an entry as it is stored and hashed.
pub fn encode(event: &JournalEvent) -> String {
    Value::Object(entry_to_value(event).1).to_string()
}

/// The kind of output line an entry prints as (`event`, `proposal`, or `journal` for what is only the journal's), and
/// its keys, `name` first.
pub fn entry_to_value(event: &JournalEvent) -> (&'static str, Map<String, Value>) {
    match event {
        JournalEvent::Event(event) => (event.kind(), event.record()),
        JournalEvent::Opened(opening) => ("journal", named(OPENED, &TableRecord::from(opening.as_ref()))),
        JournalEvent::Suspended(suspension) => ("journal", named(SUSPENDED, &SuspensionRecord::from(suspension))),
        JournalEvent::Restarted(restart) => ("journal", named(RESTARTED, &RestartRecord::from(restart))),
    }
}

/// What the text of an entry says.
pub fn decode(text: &str) -> Result<JournalEvent, DecodeError> {
    let value: Value = serde_json::from_str(text).ok().ok_or(DecodeError::NoRecord)?;
    let name = value
        .get("name")
        .and_then(Value::as_str)
        .ok_or(DecodeError::NoRecord)?
        .to_owned();
    let unknown = |error: serde_json::Error| DecodeError::UnknownForm {
        name: name.clone(),
        detail: error.to_string(),
    };
    match name.as_str() {
        OPENED => {
            let record: TableRecord = serde_json::from_value(value).map_err(unknown)?;
            let opening = Opening::try_from(record).map_err(DecodeError::Value)?;
            Ok(JournalEvent::Opened(Box::new(opening)))
        }
        RESTARTED => {
            let record: RestartRecord = serde_json::from_value(value).map_err(unknown)?;
            let restart = Restart::try_from(record).map_err(DecodeError::Value)?;
            Ok(JournalEvent::Restarted(restart))
        }
        SUSPENDED => {
            let record: SuspensionRecord = serde_json::from_value(value).map_err(unknown)?;
            Ok(JournalEvent::Suspended(record.into()))
        }
        _ => {
            let record = value.as_object().ok_or(DecodeError::NoRecord)?;
            let event = Event::of_record(&name, record).map_err(|fault| match fault.value {
                Some(_) => DecodeError::Value(fault),
                None => DecodeError::UnknownForm {
                    name: name.clone(),
                    detail: format!("`{}` is absent, or of another type", fault.field),
                },
            })?;
            event.map(JournalEvent::Event).ok_or_else(|| DecodeError::UnknownForm {
                name: name.clone(),
                detail: String::from("nothing has that name"),
            })
        }
    }
}

/// A stored entry as one line of the export: its number, its time, its hash, its kind and all that its text says, also
/// what this program does not know.
pub fn to_line(entry: &StoredEntry) -> Result<String, DecodeError> {
    let (kind, _) = entry_to_value(&decode(&entry.record)?);
    let stored: Map<String, Value> = serde_json::from_str(&entry.record).ok().ok_or(DecodeError::NoRecord)?;
    let mut line = Map::new();
    line.insert(String::from("number"), Value::from(entry.number));
    line.insert(String::from("at_ms"), Value::from(entry.at.as_millis()));
    line.insert(String::from("at_micros"), Value::from(entry.at.as_micros()));
    line.insert(String::from("hash"), Value::from(entry.hash.to_string()));
    line.insert(String::from("kind"), Value::from(kind));
    line.extend(stored);
    Ok(Value::Object(line).to_string())
}

fn named<T: Serialize>(name: &str, record: &T) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert(String::from("name"), Value::from(name));
    map.extend(object(record));
    map
}

impl From<&Suspension> for SuspensionRecord {
    fn from(suspension: &Suspension) -> Self {
        Self {
            white_ms: suspension.left_ms.white,
            black_ms: suspension.left_ms.black,
            charged_white_ms: suspension.charged_ms.white,
            charged_black_ms: suspension.charged_ms.black,
            away_ms: suspension.away_ms,
        }
    }
}

impl From<SuspensionRecord> for Suspension {
    fn from(record: SuspensionRecord) -> Self {
        Self {
            left_ms: ByColor {
                white: record.white_ms,
                black: record.black_ms,
            },
            charged_ms: ByColor {
                white: record.charged_white_ms,
                black: record.charged_black_ms,
            },
            away_ms: record.away_ms,
        }
    }
}

impl From<&Restart> for RestartRecord {
    fn from(restart: &Restart) -> Self {
        Self {
            white_ms: restart.at_last_entry_ms.white,
            black_ms: restart.at_last_entry_ms.black,
            heartbeat: restart.heartbeat.map(|heartbeat| HeartbeatRecord {
                at_micros: heartbeat.at.as_micros(),
                white_ms: heartbeat.left_ms.white,
                black_ms: heartbeat.left_ms.black,
                running: heartbeat.running.map(|side| side.to_string()),
            }),
        }
    }
}

impl TryFrom<RestartRecord> for Restart {
    type Error = Unreadable;

    fn try_from(record: RestartRecord) -> Result<Self, Unreadable> {
        let heartbeat = |record: HeartbeatRecord| {
            let running = record
                .running
                .map(|side| Color::meant(&side).ok_or_else(|| Unreadable::word("running", &side)));
            Ok(Heartbeat {
                at: Moment::from_micros(record.at_micros),
                left_ms: ByColor {
                    white: record.white_ms,
                    black: record.black_ms,
                },
                running: running.transpose()?,
            })
        };
        Ok(Self {
            at_last_entry_ms: ByColor {
                white: record.white_ms,
                black: record.black_ms,
            },
            heartbeat: record.heartbeat.map(heartbeat).transpose()?,
        })
    }
}

/// Strings, numbers and lists always become an object; nothing here can fail.
pub(super) fn object<T: Serialize>(record: &T) -> Map<String, Value> {
    match serde_json::to_value(record) {
        Ok(Value::Object(map)) => map,
        Ok(Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_)) | Err(_) => Map::new(),
    }
}
