//! Everything that can come in to the table.

use shakmaty::Color;

use crate::controls::files::Dialog;
use crate::controls::intent::Intent;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::wording::files::StoredGame;

/// Why a file was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotWritten {
    /// There is a file of that name; it is left as it is.
    ExistsAlready,
    /// It cannot be written there.
    Failed,
}

/// Why a file could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// There is none of that name.
    NotThere,
    /// It is a folder.
    IsFolder,
    /// This person may not read it.
    Forbidden,
    /// It is no text in UTF-8.
    NotText,
    /// It is longer than any scoresheet.
    TooLong,
    /// The disk failed.
    Failed,
}

/// The system has no dialog for files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDialog;

/// How loud the microphone was, at the loudest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loudness {
    /// Nothing at all: it is muted or dead.
    Silent,
    /// Too low to be understood surely.
    Low,
    /// Good.
    Good,
    /// So loud that words are torn.
    High,
}

/// What the recorder tells of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecorderNews {
    /// An entry has begun.
    Begun {
        /// Its number, as the recorder was told it.
        entry: u64,
        /// Where, in milliseconds of the recording.
        at_ms: u64,
    },
    /// The entry of that number is spoken and on the disk.
    Ended(u64),
    /// How loud two seconds of the microphone were.
    Level(Loudness),
    /// There is no microphone, or it may not be used.
    NoMicrophone,
    /// It has gone; what it heard before is on the disk.
    MicrophoneLost,
    /// It is back.
    MicrophoneBack,
    /// So many minutes still fit on the disk.
    LittleRoom(u64),
    /// There is room enough again.
    RoomEnough,
    /// The recording cannot be written: the disk is full, or the file is not the recorder's.
    NotWritten,
    /// This game is kept nowhere, and so is no recording of it.
    NowhereToRecord,
    /// What was to be heard is not in the recording.
    NotThere,
    /// It is there, and this person did not hear it.
    NotPlayed(Unheard),
}

/// Why a person did not hear what is on the recorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// No earphone is chosen for him alone.
    NoEarphone,
    /// His earphone is chosen and does not answer.
    NoAnswer,
    /// The program was started without sound.
    Muted,
}

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A person wants something.
    Intent(Person, Intent),
    /// The screen has something to tell the person alone that is no part of the game: which pane he has come to, why a
    /// control does nothing now. It is said, and stands in the log.
    Tell(Person, String),
    /// Time has passed; the timer woke the table.
    Time,
    /// The computer slept or the program stood still, for so many milliseconds after that moment: nobody could play.
    Suspended {
        /// The last moment before.
        before: Moment,
        /// How long, in milliseconds.
        away_ms: u64,
    },
    /// The store could not write; the words are the system's, for the log.
    StoreFailed(String),
    /// The store has written what was owed.
    StoreWorks,
    /// The stored games, asked for by that person; whether he wants them said.
    Games {
        /// Who asked.
        to: Person,
        /// They are to be said.
        aloud: bool,
        /// The games, the last changed first.
        games: Vec<StoredGame>,
    },
    /// What was chosen in the system's dialog: a path, nothing, or there is no dialog.
    Chosen(Person, Dialog, Result<Option<String>, NoDialog>),
    /// What came of the file that person wanted to save.
    Saved(Person, Result<(), NotWritten>),
    /// What stands in the file that person wanted to open as a scoresheet.
    SheetRead {
        /// Who opened it.
        to: Person,
        /// Whose sheet it is.
        side: Color,
        /// The path as he typed it.
        path: String,
        /// Its text.
        read: Result<String, NotRead>,
    },
    /// The earphone of that person has gone; his channel is silent until it is back.
    EarphoneLost(Person),
    /// It is back.
    EarphoneBack(Person),
    /// That person's private words have no device, and in an event they are silent for that.
    NoEarphone(Person),
    /// The output devices, asked for by that person: name and description, in their order.
    Devices(Person, Vec<(String, String)>),
    /// The screen reader of that person speaks where others hear it.
    ReaderIsHeard(Person, bool),
    /// What the battery holds, in per cent, while nothing charges it; nothing on the mains, or without a battery.
    Battery(Option<u8>),
    /// The recorder of that person tells something.
    Recorder(Person, RecorderNews),
    /// No voice speaks that language (a BCP 47 tag).
    NoVoice(String),
}

impl Input {
    /// Who wants something, where it is a person.
    pub const fn actor(&self) -> Option<Person> {
        match self {
            Self::Intent(by, _) => Some(*by),
            Self::Tell(_, _)
            | Self::Time
            | Self::Suspended { .. }
            | Self::StoreFailed(_)
            | Self::StoreWorks
            | Self::Saved(_, _)
            | Self::Games { .. }
            | Self::Chosen(_, _, _)
            | Self::SheetRead { .. }
            | Self::EarphoneLost(_)
            | Self::EarphoneBack(_)
            | Self::NoEarphone(_)
            | Self::Devices(_, _)
            | Self::ReaderIsHeard(_, _)
            | Self::Battery(_)
            | Self::Recorder(_, _)
            | Self::NoVoice(_) => None,
        }
    }
}
