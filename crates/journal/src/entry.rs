//! One entry of a journal.

use shakmaty::{ByColor, Color};

use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::People;
use laws::regulations::Regulations;
use laws::tournament::TournamentInfo;

use super::chain::{Anchor, EntryHash};

/// An event with its place in the journal and its moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The number of the entry, counted from 1 without gaps.
    pub number: u64,
    /// The moment of the entry on the table's clock; never earlier than that of the entry before.
    pub at: Moment,
    /// The event.
    pub event: JournalEvent,
}

/// The content of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalEvent {
    /// The table was set up: always the first entry, and only the first.
    Opened(Box<GameSetup>),
    /// Something happened in the game.
    Event(Event),
    /// The computer slept, or the program stood still, while the clock of a player was running. Both clocks stand now,
    /// which is an event of its own.
    Suspended(Suspension),
    /// The program was started again after it had stopped with the clock of a player running. Both clocks stand now,
    /// which is an event of its own.
    Restarted(Restart),
    /// Something was found about the journal itself when it was opened. Everybody at the table was told.
    Found(JournalFinding),
    /// An arbiter ruled from the hall desk. The other entries of the same step follow from the ruling.
    Ruled(Box<ProvenRuling>),
}

impl JournalEvent {
    /// The opening, if it is the first entry of a journal.
    pub fn opening(&self) -> Option<&GameSetup> {
        if let Self::Opened(opening) = self {
            Some(opening)
        } else {
            None
        }
    }
}

/// A ruling from a desk, with its proof: anybody with the event's roster can check who ruled what (Art. 12).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProvenRuling {
    /// The text as it was signed.
    pub text: String,
    /// The public key that signed the text, in hexadecimal digits.
    pub by: String,
    /// The signature (Ed25519), in hexadecimal digits.
    pub signature: String,
}

/// The data from which the game is rebuilt, and the time of its set-up.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSetup {
    /// Everybody at the table.
    pub people: People,
    /// The regulations fixed before the game.
    pub regulations: Regulations,
    /// Date and time of the set-up in the form of ISO 8601 ("2026-05-01T14:00:00"), where somebody knew it.
    pub created: Option<String>,
    /// The tournament to which the game belongs.
    pub tournament: TournamentInfo,
    /// The events of the journal include their consequences. In journals of the first form the rules work them out on
    /// reading.
    pub is_explicit: bool,
}

impl GameSetup {
    /// A new game without a tournament, and without a date so far.
    pub fn of(people: People, regulations: Regulations) -> Self {
        Self {
            people,
            regulations,
            created: None,
            tournament: TournamentInfo::default(),
            is_explicit: true,
        }
    }

    /// The game before anything has happened.
    pub fn game(&self) -> Game {
        Game::new(self.people.clone(), self.regulations.clone())
    }
}

/// The state of the running clock when the program was last seen alive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heartbeat {
    /// The moment of that state.
    pub at: Moment,
    /// The time left on both clocks, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// The player whose clock ran, if any.
    pub running: Option<Color>,
}

/// Both readings after a time in which the program could not see the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suspension {
    /// The reading of both clocks before that time, in milliseconds; they keep it.
    pub left_ms: ByColor<u64>,
    /// The reading that both clocks would have if that time were charged, in milliseconds.
    pub charged_ms: ByColor<u64>,
    /// The length of that time, in milliseconds.
    pub away_ms: u64,
}

/// Both readings the arbiter is shown after a restart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restart {
    /// The reading of both clocks at the last entry, in milliseconds.
    pub at_last_entry_ms: ByColor<u64>,
    /// The last sign of life, if there was one after that entry.
    pub heartbeat: Option<Heartbeat>,
}

/// Something about the journal itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalFinding {
    /// The note of the running clock next to the journal contradicts the entries, so somebody changed it. The note was
    /// not used.
    UnfitHeartbeat(Heartbeat),
    /// The journal had this entry when it was last seen on this machine. Now the entry is missing or another.
    Shortened(Anchor),
    /// The entries so far were rescued from a damaged journal.
    Rescued(RescueOrigin),
    /// The entries so far came from a desk of the event, which had received them from another computer.
    Moved(GameRelocation),
    /// The entry in this place is not known here: it stayed on the computer on which it was written.
    Withheld(Withheld),
    /// A ruling came that was not signed by anybody entitled to, or that was for something else. The ruling had no
    /// effect. The first of each kind is noted.
    StrangeRuling(StrangeRuling),
}

/// An entry that never leaves its table: the lock of a PIN, or a sealed move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withheld {
    /// The link of the entry in the chain, which continues from it.
    pub hash: EntryHash,
    /// The entry is a sealed move, as far as the entries before it show.
    pub is_envelope: bool,
}

/// A game continues on another computer, because the one on which it was played has failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRelocation {
    /// The table, by its number in the event.
    pub table: u32,
    /// The key of the computer that failed.
    pub from: String,
    /// The key of the computer on which the game continues; empty until that computer has joined the event.
    pub to: String,
    /// The arbiter who moved the game.
    pub by: String,
    /// The key of the event whose desk wrote the file: rulings of that event are valid where the game is locked. Files
    /// of older programs leave it out.
    pub event: String,
    /// The name of that event.
    pub event_name: String,
}

/// A ruling that was refused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StrangeRuling {
    /// The reason for the refusal: `bad_signature`, `not_entitled`, `other_event`, `other_table`, `other_game`,
    /// `spent`.
    pub code: String,
    /// The key that the ruling claims to be signed with.
    pub key: String,
}

/// The source from which a game was rescued.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RescueOrigin {
    /// The name of the damaged file.
    pub file: String,
    /// The number of the file's last good entry.
    pub last_good: u64,
    /// The entries after the first bad one that could still be read, by number and kind (`41 move_made`). They may be
    /// false, and none was taken over.
    pub lost: Vec<String>,
}
