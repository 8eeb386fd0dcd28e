//! Everything that can come in to the table from outside.

use std::path::PathBuf;

use shakmaty::Color;

use controls::files::Dialog;
use controls::intent::Intent;
use journal::entry::Origin;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::Code;
use link::identity::Signed;
use link::membership::Membership;
use link::seat::Step;
use link::{self, AskedId};
use protocols::eboard::{BoardId, News};
use protocols::engine;
use protocols::lichess;
use review::collection;
use settings::Settings;
use wording::files::StoredGame;
pub use wording::hearing::{Mute, Silenced};

/// Why a file was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotWritten {
    /// There is already a file of that name; it was left alone.
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
    /// This user may not read it.
    Forbidden,
    /// It is not UTF-8 text.
    NotText,
    /// It is longer than any such file: so many bytes are read at most.
    TooLong(u64),
    /// It is a pipe or a device.
    NotAFile,
    /// The disk failed.
    Failed,
}

/// What is good of a damaged game is a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescued {
    /// The file of the new game.
    pub file: PathBuf,
    /// How many entries were taken over.
    pub good: usize,
    /// Where they come from, and what was not taken over.
    pub origin: Origin,
}

/// Why nothing was rescued.
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

/// How loud the microphone was, at the loudest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loudness {
    /// Nothing at all: it is muted or dead.
    Silent,
    /// Too quiet to be understood with certainty.
    Low,
    /// Good.
    Good,
    /// So loud that words are distorted.
    High,
}

/// News from the recorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecorderNews {
    /// An entry has begun.
    Begun {
        /// Its number, as it was given to the recorder.
        entry: u64,
        /// Where in the recording, in milliseconds.
        at_ms: u64,
    },
    /// The entry of that number has ended and is on the disk.
    Ended(u64),
    /// How loud two seconds of the microphone were.
    Level(Loudness),
    /// There is no microphone, or it may not be used.
    NoMicrophone,
    /// The microphone was lost; what it heard before is on the disk.
    MicrophoneLost,
    /// It is back.
    MicrophoneBack,
    /// So many minutes still fit on the disk.
    LittleRoom(u64),
    /// There is room enough again.
    RoomEnough,
    /// The recording cannot be written: the disk is full, or the file is not the recorder's.
    NotWritten,
    /// This game is not stored anywhere, and so no recording of it is.
    NowhereToRecord,
    /// What was to be heard is not in the recording.
    NotThere,
    /// It is there, but was not played to this person.
    NotPlayed(Unheard),
}

/// Why a recording was not played to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// No earphone is chosen for him.
    NoEarphone,
    /// His earphone does not answer.
    NoAnswer,
    /// The program was started without sound.
    Muted,
}

/// What came of looking for a newer version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Newer {
    /// There is one.
    Version {
        /// Its number.
        version: String,
        /// Where it is.
        address: String,
    },
    /// This is the newest.
    None,
    /// There was no answer, or none that was understood.
    Unknown,
}

/// Why other people hear something, or nothing, than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// A voice or a device came or went.
    Sound,
    /// The wish for the program's own voice has changed: that nobody misses it any more is no news.
    Wish,
}

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A person wants something.
    Intent(Person, Intent),
    /// The screen tells the person alone something that does not belong to the game: which pane he is in, why a control does
    /// nothing now. It is said and logged.
    Tell(Person, String),
    /// The same after what is waiting to be said: how far something has come cuts nobody off.
    Inform(Person, String),
    /// The game that this person asked for is ready to stand in this one's place.
    Leave(Person),
    /// The window with the arbiter's desk shows it no more.
    DeskLeft,
    /// The timer woke the table.
    Time,
    /// The computer slept or the program was suspended, for so many milliseconds after that moment: nobody could play.
    Suspended {
        /// The last moment before.
        before: Moment,
        /// How long, in milliseconds.
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
        /// Who asked.
        to: Person,
        /// They are to be said.
        aloud: bool,
        /// The games, the last changed first.
        games: Vec<StoredGame>,
    },
    /// What was chosen in the system's dialog: a path, nothing, or there is no dialog.
    Chosen(Person, Dialog, Result<Option<String>, NoDialog>),
    /// How the saving of that person's file went.
    Saved(Person, Result<(), NotWritten>),
    /// How the rescue of the damaged game went that a person asked for.
    Rescued(Person, Result<Rescued, NotRescued>),
    /// The text of the file that a person opens as a scoresheet.
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
    /// Who hears nothing of the program's own voice from now on, and why. Who is no more among them is heard again, or does not
    /// want that voice any more.
    Hearing(Vec<Silenced>, Since),
    /// The output devices that a person asked for: name and description, in their order.
    Devices(Person, Vec<(String, String)>),
    /// News of the electronic boards.
    Boards(News),
    /// An engine tells something.
    Engine(engine::News),
    /// Lichess tells something.
    Lichess(lichess::News),
    /// The net tells something.
    Link(link::News),
    /// What came of hosting a seat at another computer.
    Hosting(link::host::Told),
    /// Somebody with the code has come in there; what he calls himself.
    CameIn(Color, String),
    /// Who sits there is not heard any more, or is again; when he was heard last.
    SeatHeard(Color, bool, Option<Moment>),
    /// Who sits there wants that, having had the move for so long, in milliseconds.
    Wished(Person, Intent, Option<u64>),
    /// From now on these are his settings.
    SettingsOf(Person, Box<Settings>),
    /// At a seat: that has happened at the table.
    Seen(Person, Vec<Step>),
    /// At a seat: the machine with the table is heard again, or is not.
    HostHeard(Person, bool),
    /// At a seat: what that person wants cannot be done there, or not now.
    NotDone(Person, Code),
    /// A ruling comes from a desk, with that number of the question: as it is signed, and what it says if it can be read.
    Ruled {
        /// To be answered.
        asked: AskedId,
        /// The ruling.
        signed: Option<Signed>,
        /// What the arbiter wants.
        intent: Option<Intent>,
    },
    /// Whether an event could be kept here.
    CanKeepMembership(bool),
    /// This machine was part of that event when the program was left.
    Member(Box<Membership>),
    /// The file of games that is open tells something.
    Collection(collection::News),
    /// This person's command line or settings name that board for the seat of that side.
    UseBoard(Person, Color, BoardId),
    /// Whether others can hear that person's screen reader.
    ReaderIsHeard(Person, bool),
    /// The charge of the battery, in per cent, while it is in use; none on mains power or without a battery.
    Battery(Option<u8>),
    /// News from the recorder of that person.
    Recorder(Person, RecorderNews),
    /// No voice speaks that language (a BCP 47 tag).
    NoVoice(String),
    /// What came of looking for a newer version.
    Newer {
        /// Whose wish it was.
        to: Person,
        /// He asked just now; otherwise he only wants to know if there is one.
        is_asked: bool,
        /// What came of it.
        newer: Newer,
    },
}

impl Input {
    /// The person whose intent it is.
    pub const fn actor(&self) -> Option<Person> {
        match self {
            Self::Intent(by, _) | Self::Wished(by, _, _) => Some(*by),
            Self::Tell(_, _)
            | Self::Inform(_, _)
            | Self::Leave(_)
            | Self::DeskLeft
            | Self::Time
            | Self::Suspended { .. }
            | Self::StoreFailed(_)
            | Self::StoreWorks
            | Self::JournalMoved(_)
            | Self::Saved(_, _)
            | Self::Rescued(_, _)
            | Self::Games { .. }
            | Self::Chosen(_, _, _)
            | Self::SheetRead { .. }
            | Self::Hearing(_, _)
            | Self::Devices(_, _)
            | Self::Boards(_)
            | Self::Engine(_)
            | Self::Lichess(_)
            | Self::Link(_)
            | Self::Ruled { .. }
            | Self::Hosting(_)
            | Self::CameIn(_, _)
            | Self::SeatHeard(_, _, _)
            | Self::SettingsOf(_, _)
            | Self::Seen(_, _)
            | Self::HostHeard(_, _)
            | Self::NotDone(_, _)
            | Self::Member(_)
            | Self::Collection(_)
            | Self::UseBoard(_, _, _)
            | Self::ReaderIsHeard(_, _)
            | Self::Battery(_)
            | Self::Recorder(_, _)
            | Self::NoVoice(_)
            | Self::CanKeepMembership(_)
            | Self::Newer { .. } => None,
        }
    }
}
