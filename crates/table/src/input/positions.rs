//! Positions to solve, between a table and the files they are in.

use super::NotRead;
use laws::moment::Moment;
use locale::{Messages, Value};
pub use tactics::mistakes::OwnMistake;
use tactics::{BadRow, Record, RowFault, TacticsPosition, Wish, WishedSet};

/// A request about positions and a person's results.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq)]
pub enum PositionRequest {
    /// Read the results of that profile, and open those positions; the answer is `Opened` or `NotOpened`.
    Open {
        asked: Moment,
        profile: String,
        set: WishedSet,
    },
    /// Choose the next position; `chance` is any number from a random source. The answer is `Position`.
    Choose {
        wish: Wish,
        record: Box<Record>,
        chance: u64,
    },
    /// Save the results of the profile that was opened, whole or not at all. The answer is `Kept` or `NotKept`.
    Keep(Box<Record>),
}

/// News of positions.
#[derive(Clone, Debug, PartialEq)]
pub enum PositionNews {
    /// A file is open.
    Opened {
        /// The moment of the request.
        asked: Moment,
        /// The results of the person; at first none.
        record: Box<Record>,
        /// The fault of the file with their results, if it could not be read.
        unreadable: Option<UnreadableResults>,
        /// The rows of the file that are no position.
        bad: BadRows,
        /// The present time since 1970, in milliseconds.
        now_ms: u64,
    },
    /// The file asked for at that moment cannot be used.
    NotOpened(Moment, NoPositions),
    /// The position that was chosen; none if there is none of that theme.
    Position(Option<Box<TacticsPosition>>),
    /// The results are saved: as they are now, with those of another program of the same profile.
    Kept(Box<Record>),
    /// The results could not be saved.
    NotKept,
}

/// The fault of a file with results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableResults {
    /// The fault: the reader's message, or the reason why there was no text.
    pub fault: Result<String, NotRead>,
    /// The path of the file.
    pub path: String,
    /// The path to which the file was renamed; none if it could not be, and new results are not saved.
    pub kept_as: Option<String>,
}

/// The sentence about a file with results that could not be read: the fault, and the path to which it was renamed.
pub fn results_unreadable(messages: &Messages, what: &str, kept_as: Option<&str>) -> String {
    // It stands within a sentence.
    let what = ("what", Value::quoting(what.trim_end_matches('.')));
    match kept_as {
        Some(path) => messages.text(
            "tactics-record-unreadable",
            &[what, ("path", Value::quoting_path(path))],
        ),
        None => messages.text("tactics-record-unreadable-not-kept", &[what]),
    }
}

/// The bad rows of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BadRows {
    /// The number of them.
    pub count: usize,
    /// The first of them; none where the file was known already.
    pub named: Vec<BadRow>,
}

/// The reason a file of positions cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPositions {
    /// The file cannot be read.
    NotRead(NotRead),
    /// Its header lacks a column.
    Header(RowFault),
    /// There is no room to unpack it.
    NotUnpacked,
    /// The person has kept no mistakes yet.
    NoMistakes,
    /// No file has been named yet, or it is gone.
    NoFile,
}

impl From<NotRead> for NoPositions {
    fn from(why: NotRead) -> Self {
        Self::NotRead(why)
    }
}
