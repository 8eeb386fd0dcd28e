//! The stored twin of what happened: the names and keys of the contract, never to be renamed.
//!
//! The Laws' own types carry no serde, so that they may be reshaped freely; what is written to disk is this. The same
//! record, printed, is an output line of a game script. Unknown keys are passed over, so that an older program still
//! reads what a newer one added beside the known.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

mod adjournment;
mod claims;
mod entry;
mod proposals;
mod read;
mod recording;
mod sheets;
mod standing;
mod table;
mod watch;
mod write;
mod writing;

#[cfg(test)]
pub(crate) mod samples;
#[cfg(test)]
mod tests;

pub use claims::ClaimRecord;
pub use entry::{DecodeError, decode, encode, entry_to_value, to_line};
pub use table::{PeriodRecord, PlayerRecord, TableRecord, TimeRecord};
pub use watch::WatchRecord;

/// A stored value that says nothing the program knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The key.
    pub field: &'static str,
    /// Its value as it was found.
    pub value: String,
}

/// An event or a proposal as it is stored and printed; `name` is its tag, the fields are the keys of the contract.
///
/// Sides and boards are "white" or "black", people as game scripts name them, pieces a colour and a name ("white
/// knight"), times in milliseconds, plies and periods counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "the names and keys are those of the contract; `laws::event` says what each means"
)]
pub enum EventRecord {
    ClocksStarted {
        by: String,
        side: String,
    },
    ClocksStopped {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        white_ms: u64,
        black_ms: u64,
    },
    PieceTouched {
        by: String,
        board: String,
        square: String,
        piece: String,
    },
    PieceLifted {
        by: String,
        board: String,
        square: String,
        piece: String,
    },
    PiecePlaced {
        by: String,
        board: String,
        square: String,
        piece: String,
    },
    PieceRemoved {
        by: String,
        board: String,
        square: String,
        piece: String,
    },
    MoveAnnounced {
        by: String,
        side: String,
        ply: u32,
        uci: String,
        text: String,
    },
    AnnouncementCorrected {
        by: String,
        side: String,
        ply: u32,
        uci: String,
        text: String,
    },
    MoveRepeated {
        by: String,
        side: String,
        ply: u32,
        uci: String,
    },
    RepeatDiffers {
        by: String,
        side: String,
        ply: u32,
        uci: String,
        announced: String,
    },
    MoveMade {
        by: String,
        side: String,
        ply: u32,
        uci: String,
    },
    MoveExecuted {
        by: String,
        board: String,
        ply: u32,
        uci: String,
    },
    ClockPressed {
        by: String,
        side: String,
        white_ms: u64,
        black_ms: u64,
    },
    MoveCompleted {
        side: String,
        ply: u32,
        uci: String,
        san: String,
    },
    MoveRecorded {
        by: String,
        side: String,
        text: String,
    },
    EntryCorrected {
        by: String,
        side: String,
        place: u32,
        text: String,
    },
    IllegalMove {
        side: String,
        uci: String,
        article: String,
    },
    TimeAdjusted {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        side: String,
        white_ms: u64,
        black_ms: u64,
        delta_ms: i64,
    },
    MovesAdjusted {
        by: String,
        side: String,
        moves: u32,
    },
    PeriodAdjusted {
        by: String,
        side: String,
        period: u32,
    },
    TimesChecked {
        white_ms: u64,
        black_ms: u64,
        white_moves: u32,
        black_moves: u32,
    },
    PeriodPassed {
        side: String,
        period: usize,
    },
    FlagFell {
        side: String,
        white_ms: u64,
        black_ms: u64,
    },
    DrawOffered {
        by: String,
        side: String,
        /// Out of its proper order.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        article: Option<String>,
    },
    IncrementSet {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        increment_ms: u64,
        article: String,
    },
    DrawAccepted {
        by: String,
        side: String,
    },
    DrawDeclined {
        by: String,
        side: String,
    },
    BoardsCompared {
        by: String,
    },
    BoardsDiffer {
        board: String,
        squares: Vec<String>,
        article: String,
    },
    BoardsAgree {
        board: String,
    },
    NotExecuted {
        board: String,
        ply: u32,
    },
    SheetsCompared {
        by: String,
        /// As `compare` prints it.
        verdict: String,
        /// Whose sheet the verdict is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
        agree_plies: u32,
        official_plies: u32,
        /// The entry that cannot be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    SheetsDiffer {
        ply: u32,
        /// What White's sheet reads there, as UCI.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white: Option<String>,
        /// What Black's reads.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black: Option<String>,
        article: String,
    },
    SheetEntered {
        by: String,
        side: String,
        text: String,
    },
    RegulationsLocked {
        by: String,
        salt: String,
        hash: String,
    },
    RegulationsUnlocked {
        by: String,
    },
    PinEntered {
        by: String,
        accepted: bool,
    },
    BoardEntered {
        by: String,
        board: String,
        /// The placement field of a FEN.
        pieces: String,
    },
    PositionReinstated {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        ply: u32,
    },
    WarningGiven {
        by: String,
        side: String,
        text: String,
    },
    PenaltyGiven {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        side: String,
        count: u32,
        article: String,
        /// Which one, where the arbiter chose it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        penalty: Option<String>,
    },
    NoteWritten {
        by: String,
        text: String,
    },
    Approved {
        by: String,
        /// "assistant" or "device".
        what: String,
        /// Whose assistant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
    },
    Signed {
        by: String,
        side: String,
        result: String,
    },
    Arrived {
        by: String,
        side: String,
    },
    Adjourned {
        by: String,
        side: String,
        ply: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<String>,
        /// Before the end of the session, by the player.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        early: bool,
    },
    MoveSealed {
        by: String,
        side: String,
        ply: u32,
        salt: String,
        /// The move, encrypted.
        sealed: String,
        with_pin: bool,
    },
    EnvelopeOpened {
        by: String,
        side: String,
        ply: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
        text: String,
    },
    EnvelopeLost {
        by: String,
        side: String,
        ply: u32,
    },
    Resumed {
        by: String,
    },
    RecordingNotRequired {
        side: String,
        article: String,
    },
    IllegalMoveLeft {
        side: String,
        ply: u32,
        uci: String,
        san: String,
    },
    IllegalMoveTakenUp {
        side: String,
        ply: u32,
    },
    IllegalMoveStands(standing::StandsRecord),
    CorrectionOffered(standing::CorrectionRecord),
    CorrectionAccepted(standing::CorrectionRecord),
    CorrectionDeclined(standing::CorrectionRecord),
    RecordShown {
        by: String,
        side: String,
        count: u32,
        article: String,
    },
    RecordAskedTooOften {
        by: String,
        side: String,
        count: u32,
        article: String,
    },
    RecordingRequired {
        article: String,
    },
    ScoresheetOwed {
        side: String,
        /// Recorded.
        plies: u32,
        /// To be recorded before the next move.
        due: u32,
        article: String,
    },
    ReconstructionBegun {
        by: String,
        /// Whose clock ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
        white_ms: u64,
        black_ms: u64,
        white_moves: u32,
        black_moves: u32,
        fen: String,
    },
    /// An entry spoken onto the recorder begins at `recording_ms` of the recording.
    RecorderMarked {
        by: String,
        side: String,
        ply: u32,
        recording_ms: u64,
    },
    GameEnded {
        result: String,
        reason: String,
        article: String,
    },
    /// A proposal of a penalty.
    Penalty {
        side: String,
        gain_ms: u64,
        count: u32,
        article: String,
    },
    /// A proposal of a result.
    Result {
        result: String,
        reason: String,
        article: String,
        /// Whether the winner could mate at all is not worked out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        undecided: bool,
    },
    /// A proposal of both times, or to count a move of `side`.
    Clock {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_ms: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_ms: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u32>,
        /// The ply after which both showed that, and the counters then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_moves: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_moves: Option<u32>,
        article: String,
    },
    /// A proposal to put a board right, or both where no `board` stands; to take a move back where a `uci` stands.
    Correction {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<String>,
        ply: u32,
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        square: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
    },
    PieceAdjusted {
        by: String,
        side: String,
        square: String,
    },
    DrawClaimed(ClaimRecord),
    ClaimMade(ClaimRecord),
    ClaimUpheld(ClaimRecord),
    ClaimRejected(ClaimRecord),
    /// A proposal to uphold or reject a claim.
    Claim(ClaimRecord),
    /// A proposal was carried out or set aside.
    Settled {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        /// The kind of proposal.
        proposal: String,
        accepted: bool,
    },
}

impl EventRecord {
    /// The kind of the output line this prints as: `proposal` for what the arbiter is offered, else `event`.
    pub fn kind(&self) -> &'static str {
        if matches!(
            self,
            Self::Penalty { .. } | Self::Result { .. } | Self::Correction { .. } | Self::Clock { .. } | Self::Claim(_)
        ) {
            "proposal"
        } else {
            "event"
        }
    }
}

/// The record as JSON, `name` first, then the keys in the order in which they are declared.
pub fn to_value(record: &EventRecord) -> Map<String, Value> {
    entry::object(record)
}
