//! One entry of a journal.

use shakmaty::{ByColor, Color};

use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::People;
use laws::regulations::Regulations;
use laws::tournament::Tournament;

use super::chain::{Anchor, EntryHash};

/// What happened, its place in the journal and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Counted from 1, without gaps.
    pub number: u64,
    /// When, on the table's clock; never earlier than the entry before.
    pub at: Moment,
    /// What.
    pub event: JournalEvent,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalEvent {
    /// The table was set up: always the first entry, and only the first.
    Opened(Box<Opening>),
    /// Something happened in the game.
    Event(Event),
    /// The computer slept, or the program stood still, with the clock of a player running. That both clocks stand now is
    /// an event of its own.
    Suspended(Suspension),
    /// The program was started again with the clock of a player running when it last stopped. That both clocks stand
    /// now is an event of its own.
    Restarted(Restart),
    /// Something was found about the journal itself when it was opened; everybody at the table was told.
    Found(Finding),
    /// An arbiter ruled from his desk in the hall: what follows in the same step came of it.
    Ruled(Box<Ruled>),
}

/// A ruling from a desk, with its proof: whoever has the event's roster can check who ruled what (Art. 12).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ruled {
    /// The text as it was signed.
    pub text: String,
    /// With whose key, in hexadecimal digits.
    pub by: String,
    /// The signature (Ed25519), in hexadecimal digits.
    pub signature: String,
}

/// Everything the game is rebuilt from, and when it was set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Everybody at the table.
    pub people: People,
    /// What was fixed before the game.
    pub regulations: Regulations,
    /// Date and time of the set-up in the form of ISO 8601 ("2026-05-01T14:00:00"), where somebody knew it.
    pub created: Option<String>,
    /// Of which event it is a part.
    pub tournament: Tournament,
    /// Its events say themselves what follows from them; in journals of the first form the rules are asked on reading.
    pub is_explicit: bool,
}

impl Opening {
    /// The game before anything has happened.
    pub fn game(&self) -> Game {
        Game::new(self.people.clone(), self.regulations.clone())
    }
}

/// What the running clock showed when the program was last seen alive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heartbeat {
    /// When that was.
    pub at: Moment,
    /// What was left on both clocks, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// Whose clock ran.
    pub running: Option<Color>,
}

/// Both readings after a time in which the program could not see the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suspension {
    /// What both clocks showed before, in milliseconds; so they are left.
    pub left_ms: ByColor<u64>,
    /// What they would show had that time been charged, in milliseconds.
    pub charged_ms: ByColor<u64>,
    /// How long it was, in milliseconds.
    pub away_ms: u64,
}

/// Both readings the arbiter is shown after a restart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restart {
    /// What both clocks showed at the last entry, in milliseconds.
    pub at_last_entry_ms: ByColor<u64>,
    /// The last sign of life, if there was one after that entry.
    pub heartbeat: Option<Heartbeat>,
}

/// Something about the journal itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The note of the running clock beside the journal does not fit the entries: somebody changed it. It was not used.
    UnfitHeartbeat(Heartbeat),
    /// When it was last seen on this machine it had this entry, which is missing now, or is another.
    Shortened(Anchor),
    /// The entries so far were rescued from a damaged journal.
    Rescued(Origin),
    /// The entries so far came from a desk of the event's, which had them of another computer.
    Moved(Move),
    /// An entry stands in this place that is not known here: it stayed at the computer that it was written on.
    Withheld(Withheld),
    /// A ruling came that nobody had signed who may, or that was for something else. It had no effect; of each kind the first is noted.
    StrangeRuling(StrangeRuling),
}

/// An entry that never leaves its table: the lock of a PIN, or a sealed move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withheld {
    /// Its link in the chain, which goes on from it.
    pub hash: EntryHash,
    /// It is a sealed move, as far as can be told from what stands before it.
    pub is_envelope: bool,
}

/// A game goes on at another computer: the one that it was played on has failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// The table, by its number in the event.
    pub table: u32,
    /// The key of the computer that failed.
    pub from: String,
    /// The key of the one at which it goes on; nothing while that has not come into the event.
    pub to: String,
    /// The arbiter who has done it.
    pub by: String,
    /// The key of the event whose desk wrote the file: its rulings count where the game is locked. A file of an older program does not say.
    pub event: String,
    /// The name of that event.
    pub event_name: String,
}

/// A ruling that was none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StrangeRuling {
    /// Why it was not taken: `bad_signature`, `not_entitled`, `other_event`, `other_table`, `other_game`, `spent`.
    pub code: String,
    /// The key that it says it was signed with.
    pub key: String,
}

/// From where a game was rescued.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The name of the damaged file.
    pub file: String,
    /// The number of its last good entry.
    pub last_good: u64,
    /// The entries behind the first bad one that could still be read, by number and kind (`41 move_made`). Nothing is known of whether they
    /// are true, and none was taken over.
    pub lost: Vec<String>,
}
