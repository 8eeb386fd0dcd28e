//! Inputs: everything that can come in to the table from outside.

#[cfg(feature = "home")]
pub mod positions;

/// Positions to solve, of which a build for events has none.
#[cfg(not(feature = "home"))]
pub mod positions {
    /// A request about positions, news of them, or a mistake that is kept as one: there is none.
    #[derive(Clone, Debug, PartialEq)]
    pub enum NoPosition {}

    pub use self::NoPosition as OwnMistake;
    pub use self::NoPosition as PositionNews;
    pub use self::NoPosition as PositionRequest;
}

use std::path::PathBuf;

use shakmaty::Color;

use self::positions::PositionNews;
use controls::files::Dialog;
use controls::intent::Intent;
use display::settings::NamedDevice;
use journal::entry::RescueOrigin;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use link::membership::Membership;
use link::seat::SeatStep;
use locale::quoted_path;
use protocols::eboard::{BoardId, BoardNews};
use protocols::engine;
use protocols::lichess;
use review::collection;
use settings::Settings;
use wording::files::StoredGame;
pub use wording::hearing::{Mute, Silenced};

/// The reason why a file was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotWritten {
    /// There is already a file of that name; it was left alone.
    ExistsAlready,
    /// Writing there failed.
    Failed,
}

/// The reason why a file could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// There is no file of that name.
    NotThere,
    /// The path is a folder.
    IsFolder,
    /// This user may not read it.
    Forbidden,
    /// The file is not UTF-8 text.
    NotText,
    /// The file is text in UTF-16.
    Utf16,
    /// The file is an archive or compressed.
    Packed,
    /// The file is longer than any such file: at most this many bytes are read.
    TooLong(u64),
    /// The path is a pipe or a device.
    NotAFile,
    /// The disk failed.
    Failed,
}

impl NotRead {
    /// The refusal of a file, named by the end of its path, which tells it from others.
    pub(super) fn refusal(self, path: &str) -> Refusal {
        Refusal::of_word(
            match self {
                NotRead::NotThere => Code::FileNotThere,
                NotRead::IsFolder => Code::FileIsFolder,
                NotRead::Forbidden => Code::FileForbidden,
                NotRead::NotText | NotRead::Utf16 | NotRead::Packed => Code::FileNotText,
                NotRead::TooLong(_) => Code::FileTooLong,
                NotRead::NotAFile => Code::FileNotAFile,
                NotRead::Failed => Code::FileUnreadable,
            },
            quoted_path(path),
        )
    }
}

/// A new game made of the good part of a damaged one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescued {
    /// The file of the new game.
    pub file: PathBuf,
    /// Number of entries that were taken over.
    pub good: usize,
    /// The file they come from, and the entries that were not taken over.
    pub origin: RescueOrigin,
}

/// The reason why nothing was rescued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRescued {
    /// The game is not damaged.
    Whole,
    /// Not even its first entry is good, or it is no game.
    NothingGood,
    /// There is already a file of the new name; it was left alone.
    Exists,
    /// The new file cannot be written.
    NotWritten,
}

/// The system has no file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDialog;

/// The peak loudness of the microphone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loudness {
    /// No sound at all: the microphone is muted or dead.
    Silent,
    /// Too quiet to be understood with certainty.
    Low,
    /// Good.
    Good,
    /// Distorted words: too loud.
    High,
}

/// News from the recorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecorderNews {
    /// An entry has begun.
    Begun {
        /// The number, as it was given to the recorder.
        entry: u64,
        /// The place in the recording, in milliseconds.
        at_ms: u64,
    },
    /// The entry of that number has ended and is on the disk.
    Ended(u64),
    /// The loudness of two seconds of the microphone.
    Level(Loudness),
    /// There is no microphone, or it may not be used.
    NoMicrophone,
    /// The microphone was lost; what it heard before is on the disk.
    MicrophoneLost,
    /// The microphone is back.
    MicrophoneBack,
    /// Only this many minutes still fit on the disk.
    LittleRoom(u64),
    /// There is room enough again.
    RoomEnough,
    /// The recording cannot be written: the disk is full, or the file is not the recorder's.
    NotWritten,
    /// This game is not stored anywhere, and so no recording of it is.
    NowhereToRecord,
    /// The part to be heard is not in the recording.
    NotThere,
    /// The part is there, but was not played to this person.
    NotPlayed(Unheard),
}

/// The reason why a recording was not played to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// No headphones are chosen for this person.
    NoEarphone,
    /// The headphones do not answer.
    NoAnswer,
    /// The program was started without sound.
    Muted,
}

/// The result of a search for a newer version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UpdateResult {
    /// A newer version exists.
    Version {
        /// The number.
        version: String,
        /// The address of its page.
        address: String,
    },
    /// This is the newest.
    None,
    /// There was no answer, or none that was understood.
    Unknown,
}

/// The reason for a change in who hears the program's voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HearingChange {
    /// A voice or a device came or went.
    Sound,
    /// The wish for the built-in voice has changed: a person who no longer wants it is not told that it is back.
    Wish,
}

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A person's request.
    Intent(Person, Intent),
    /// The screen tells the person alone something that does not belong to the game: the present pane, or the reason
    /// why a control does nothing now. It is said and logged.
    Tell(Person, String),
    /// The screen informs the person after what is waiting to be said: progress interrupts nobody.
    Inform(Person, String),
    /// The game that this person asked for is ready to take this one's place.
    Leave(Person),
    /// The window with the arbiter's panel no longer shows it.
    DeskLeft,
    /// The timer woke the table.
    Time,
    /// The computer slept or the program was suspended for this many milliseconds after that moment: nobody could play.
    Suspended {
        /// The last moment before.
        before: Moment,
        /// The length, in milliseconds.
        away_ms: u64,
    },
    /// The store could not write; the text is the system's, for the log.
    StoreFailed(String),
    /// The store works again and has written everything.
    StoreWorks,
    /// The file of the journal had been removed or replaced; everything is kept in the file at this path from now on.
    JournalMoved(String),
    /// The stored games that a person asked for.
    Games {
        /// The person who asked.
        to: Person,
        /// True if they are to be said.
        aloud: bool,
        /// The games, the last changed first.
        games: Vec<StoredGame>,
    },
    /// The choice in the system's dialog: a path, nothing, or there is no dialog.
    Chosen(Person, Dialog, Result<Option<String>, NoDialog>),
    /// The result of saving that person's file.
    Saved(Person, Result<(), NotWritten>),
    /// The result of rescuing the damaged game that person asked for.
    Rescued(Person, Result<Rescued, NotRescued>),
    /// The text of the file that a person opens as a scoresheet.
    SheetRead {
        /// The person who opened it.
        to: Person,
        /// The side of the sheet.
        side: Color,
        /// The path as they typed it.
        path: String,
        /// The bytes.
        read: Result<Vec<u8>, NotRead>,
    },
    /// The people who cannot hear the built-in voice from now on, with the reasons. A person missing from the list
    /// hears it again, or no longer wants it.
    Hearing(Vec<Silenced>, HearingChange),
    /// The output devices that a person asked for: name and description, in their order.
    Devices(Person, Vec<NamedDevice>),
    /// News of the electronic boards.
    Boards(BoardNews),
    /// News of the engine.
    Engine(engine::EngineNews),
    /// News of lichess.
    Lichess(lichess::LichessNews),
    /// News of the net.
    Link(link::NetNews),
    /// The result of hosting a seat at another computer.
    Hosting(link::host::HostMessage),
    /// A person with the code has taken the seat of that side; with the name they give.
    CameIn(Color, String),
    /// The remote player of that side is no longer heard, or is again; with the moment they were last heard.
    SeatHeard(Color, bool, Option<Moment>),
    /// The remote player of that side has left, and said so.
    SeatLeft(Color),
    /// A request of a remote person, who has had the move for this many milliseconds.
    Wished(Person, Intent, Option<u64>),
    /// The settings of a remote person from now on.
    SettingsOf(Person, Box<Settings>),
    /// At a seat: the steps that have happened at the table.
    Seen(Person, Vec<SeatStep>),
    /// At a seat: true if the computer with the table is heard again, false if it is not.
    HostHeard(Person, bool),
    /// At a seat: the table cannot carry out that person's request, or not now.
    NotDone(Person, Code),
    /// True if a tournament could be kept here.
    CanKeepMembership(bool),
    /// The tournament this computer was part of when the program was left.
    Member(Box<Membership>),
    /// News of the open file of games.
    Collection(collection::CollectionNews),
    /// News of the positions to solve.
    Positions(PositionNews),
    /// The board that this person's command line or settings name for the seat of that side.
    UseBoard(Person, Color, BoardId),
    /// True if others can hear that person's screen reader.
    ReaderIsHeard(Person, bool),
    /// The charge of the battery, in per cent, while it is in use; none on mains power or without a battery.
    Battery(Option<u8>),
    /// News from the recorder of that person.
    Recorder(Person, RecorderNews),
    /// No voice speaks that language (a BCP 47 tag).
    NoVoice(String),
    /// The result of a search for a newer version.
    Newer {
        /// The person who wished it.
        to: Person,
        /// True if they asked just now; otherwise they only want to know if there is one.
        is_asked: bool,
        /// The result.
        newer: UpdateResult,
    },
}

impl Input {
    /// The person whose intent it is.
    pub const fn actor(&self) -> Option<Person> {
        if let Self::Intent(by, _) | Self::Wished(by, _, _) = self {
            Some(*by)
        } else {
            None
        }
    }
}
