//! Effects: everything the table can ask of the world. If a step has changed anything, its first effect is `Append`,
//! and nothing after it is carried out before that is on the disk.

use shakmaty::Color;

use super::input::positions::{OwnMistake, PositionRequest};
use super::lock::Permit;
use controls::files::Dialog;
use controls::new_game::NewGameForm;
use controls::settings::SettingsIntent;
use journal::entry::{Entry, GameSetup};
use laws::people::Person;
use laws::refusal::Refusal;
use link;
use link::membership::Membership;
use protocols::eboard::BoardRequest;
use protocols::engine;
use protocols::lichess;
use query::{Answer, Query};
use review::collection;
use settings::Setting;
use speech::earcon::Earcon;
use speech::utterance::{Channel, Utterance};

/// An effect.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Write these entries, durably.
    Append(Vec<Entry>),
    /// Say this to that person.
    Say {
        to: Person,
        channel: Channel,
        utterance: Utterance,
    },
    /// Play this sound to that person.
    Cue { to: Person, cue: Earcon },
    /// Carry this out at this computer, even though its person sits elsewhere: it answers what was typed here.
    Here(Box<Effect>),
    /// Report that that person's intent was refused.
    Refuse { to: Person, refusal: Refusal },
    /// Give that person the answer to their question.
    Answer { to: Person, query: Query, answer: Answer },
    /// The loudspeaker is on or off.
    PublicVoice(bool),
    /// Open the help page for that person, with the lines that contain these words.
    OpenHelp(Person, String),
    /// Open the manual of the clock for that person.
    OpenManual(Person),
    /// Carry out that person's request about their settings.
    Settings(Person, SettingsIntent),
    /// Set up a new table from this form; the present game stays stored as it is.
    NewGame(Box<NewGameForm>, Permit),
    /// Set up a new table with that opening; the present game stays stored as it is.
    NewTable(Box<GameSetup>, Permit),
    /// Close the program; first its last words are to be heard, if that is true.
    Quit(bool),
    /// Allow the game that is ready to take this one's place, or not.
    Leave(Option<Permit>),
    /// Ask the voice which output devices there are; the answer is `Input::Devices`.
    ListDevices(Person),
    /// Send this request to the electronic boards; the result is `Input::Boards`.
    Boards(BoardRequest),
    /// Send this request to the engine adapter; the result is `Input::Engine`.
    Engine(engine::EngineRequest),
    /// Send this request to the files of games; the result is `Input::Collection`.
    Collection(collection::CollectionRequest),
    /// Send this request to the files of positions to solve; the result is `Input::Positions`.
    Positions(PositionRequest),
    /// Send this request to lichess; the result is `Input::Lichess`.
    Lichess(lichess::LichessRequest),
    /// Send this request to the net; the result is `Input::Link`.
    Link(link::NetRequest),
    /// Send this request about a seat at another computer; the results are `Input::Hosting` and `Input::CameIn`.
    Host(link::host::HostRequest),
    /// Test if a tournament could be kept, before a hall desk is asked to let this table in; the answer is
    /// `Input::CanKeepMembership`.
    TryMembership,
    /// Keep the tournament this table is part of, for the next time; or forget it.
    KeepMembership(Option<Box<Membership>>),
    /// Use the devices that the settings of the computer name now, from now on and next time.
    UseDevice,
    /// Write this text to that file, over an existing one only if `over`; the answer is `Input::Saved`.
    Save {
        to: Person,
        path: String,
        text: String,
        over: bool,
    },
    /// Keep these mistakes of that person as positions to train.
    KeepMistakes(Person, Vec<OwnMistake>),
    /// Put this text on the clipboard of that person's computer.
    Copy { to: Person, text: String },
    /// Look up the stored games; the answer is `Input::Games`.
    ListGames { to: Person, aloud: bool },
    /// Read that file, to leave this game for the one in it; when it is read the input is `Input::Leave`.
    OpenGame { to: Person, path: String },
    /// Make a new game of the good part of the damaged one at that path; the answer is `Input::Rescued`.
    RescueGame { to: Person, path: String },
    /// Ask for a path with the system's dialog; the answer is `Input::Chosen`.
    ChooseFile {
        to: Person,
        dialog: Dialog,
        suggested: String,
    },
    /// Read the text of that file; the answer is `Input::SheetRead`.
    ReadSheet { to: Person, side: Color, path: String },
    /// Do something with the recorder; the answer is `Input::Recorder`.
    Recorder(RecorderAct),
    /// Apply that setting, which that person has changed, and keep it for the next time.
    Keep(Person, Setting),
    /// Keep the last training result in that person's settings.
    Trained(Person),
    /// Print this in the terminal too, for the person who started the program there.
    Print(String),
    /// Redraw: something on the screens may have changed.
    Show,
}

/// An act of the recorder.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecorderAct {
    /// Begin the entry of that number; nothing is said to the speaker meanwhile.
    Begin(Person, u64),
    /// End the entry.
    End,
    /// Say how loud the microphone hears the speaker.
    CheckLevel,
    /// Play that part to that person alone, at that speed.
    Play {
        to: Person,
        from_ms: u64,
        until_ms: Option<u64>,
        percent: u16,
    },
}
