//! What a person wants, before anybody has asked the Laws.

use shakmaty::{Color, Piece, Square};

use super::boards::BoardIntent;
use super::catalogue::Control;
use super::desk::DeskIntent;
use super::engine::EngineIntent;
use super::files::FileIntent;
use super::joining::JoiningIntent;
use super::keymap::Key;
use super::lichess::LichessIntent;
use super::new_game::NewGameForm;
use super::recorder::RecorderIntent;
use super::review::ReviewIntent;
use super::settings::{SettingsIntent, To};
use super::sheet::SheetIntent;
use laws::command::Command;
use query::Query;
use settings::Setting;

/// A person's wish, as a screen, the console or a script hands it to the table.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A line typed in the move line: a move, or a command in the person's language.
    Line(String),
    /// Announce a move in words (D.2.1); `for_side` is whose move it is.
    Announce { for_side: Color, words: String },
    /// Correct the announcement (D.2.8).
    Correct { for_side: Color, words: String },
    /// Repeat the opponent's announcement (D.2.1).
    Repeat { for_side: Color, words: String },
    /// Make the move on one's own board and announce it, without pressing.
    Play { for_side: Color, words: String },
    /// Announce what one's own hands have done (the sighted player's Announce button).
    AnnounceHands { for_side: Color },
    /// "I have repeated": the opponent's announcement is repeated rightly; where the person's typed moves are made on his
    /// board by the program, it is executed there too.
    Repeated { for_side: Color },
    /// Repeat correctly and execute correctly on one's own board.
    Copy { for_side: Color },
    /// Lift the piece there, or put down the one in hand.
    Touch { board: Color, square: Square },
    /// Bring a piece from beside the board onto that square.
    BringBack { board: Color, square: Square, piece: Piece },
    /// Something about a sealed move (Guidelines I).
    Adjourn(AdjournIntent),
    /// A command of the Laws as it is.
    Do(Command),
    /// Claim a draw by a move one intends to make (9.2.1, 9.3.1).
    ClaimWith {
        for_side: Color,
        fifty: bool,
        words: String,
    },
    /// Something the arbiter does at his desk.
    Desk(DeskIntent),
    /// Compare both scoresheets, as recorded or as entered (D.2.9).
    CompareSheets,
    /// Something with one's own scoresheet.
    Sheet(SheetIntent),
    /// Something with the recorder.
    Recorder(RecorderIntent),
    /// A question, answered to the asker alone.
    Ask(Query),
    /// Explain the Article of that number; if none is named, the one this person was told last (11.9).
    Explain(String),
    /// Read the regulations in force (11.9).
    Regulations,
    /// The key for one's own clock; twice within half a second it asks for both.
    ClockKey,
    /// Say which output devices there are, numbered.
    Devices,
    /// Use the output device of that number for that purpose.
    UseDevice(Purpose, usize),
    /// Something with the electronic boards of this machine.
    Boards(BoardIntent),
    /// Something with the engine that plays here.
    Engine(EngineIntent),
    /// Something with lichess.
    Lichess(LichessIntent),
    /// Something with the event this table is part of.
    Joining(JoiningIntent),
    /// Say the last announcement again.
    SayAgain,
    /// Say the utterance before the one said last.
    SayEarlier,
    /// Tell the keys and commands of this seat.
    Help,
    /// Tell the short manual of the clock (requirement L for clocks).
    Manual,
    /// Correct the clocks, all at once or not at all (6.10.2).
    CorrectClocks(Vec<Command>),
    /// Read the whole position, in this person's order.
    ReadPosition,
    /// Give a control that key alone; without one, the keys it has at first. Where a row of the settings says what came of
    /// it, it is not told besides.
    Bind {
        control: Control,
        key: Option<Key>,
        told: bool,
    },
    /// Do that, but ask first: the safe answer is no.
    AskFirst(Box<Intent>),
    /// Change one of this person's settings. Where its row on the screen says the new value, nothing more is said.
    Set { setting: Setting, to: To, told: bool },
    /// Let the public voice speak, or not (the arbiter's in an event).
    PublicVoice(bool),
    /// See the board from the other side, or from one's own, for this sitting.
    TurnBoard(bool),
    /// Something about settings as a whole, or the manual.
    Settings(SettingsIntent),
    /// Take back one's last move, at home: the other player is asked.
    TakeBack { for_side: Color },
    /// Let that player take his move back, if the game still has so many half-moves.
    LetTakeBack { side: Color, plies: u32 },
    /// Begin a practice game of ten moves on this table, or leave it.
    Practise(bool),
    /// Something about a game that is gone through.
    Review(ReviewIntent),
    /// Something with a training of the words.
    Training(TrainingIntent),
    /// Answer the question this person is being asked.
    Answer(Choice),
    /// Something with games as files.
    File(FileIntent),
    /// Leave this game stored and begin another.
    NewGame(Box<NewGameForm>),
}

impl Intent {
    /// Sets that to the value of that word, and says so.
    pub fn set(setting: Setting, word: &str) -> Self {
        Self::Set {
            setting,
            to: To::Word(word.to_owned()),
            told: true,
        }
    }

    /// The same from the screen of the settings, whose rows say what they are.
    pub fn set_row(setting: Setting, word: &str) -> Self {
        Self::Set {
            setting,
            to: To::Word(word.to_owned()),
            told: false,
        }
    }

    /// Whether it changes nothing of the game: it may be wished where a journal can only be read, and leaves a question open.
    pub const fn only_looks(&self) -> bool {
        match self {
            Self::Recorder(intent) => intent.only_listens(),
            Self::Ask(_)
            | Self::Sheet(SheetIntent::Read(_))
            | Self::File(_)
            | Self::Explain(_)
            | Self::Regulations
            | Self::SayAgain
            | Self::SayEarlier
            | Self::Help
            | Self::Manual
            | Self::Settings(_)
            | Self::ReadPosition
            | Self::Bind { .. }
            | Self::Set { .. }
            | Self::PublicVoice(_)
            | Self::TurnBoard(_)
            | Self::NewGame(_)
            | Self::ClockKey
            | Self::Devices
            | Self::UseDevice(_, _)
            | Self::Boards(_)
            | Self::Review(_)
            | Self::Lichess(_)
            | Self::Joining(_)
            // The desk of a locked game is opened even where its journal can only be read: nobody else leaves it.
            | Self::Desk(DeskIntent::Pin(_) | DeskIntent::Unlock(_) | DeskIntent::Close)
            | Self::Training(TrainingIntent::Results)
            | Self::Line(_) => true,
            Self::Announce { .. }
            | Self::Correct { .. }
            | Self::Repeat { .. }
            | Self::Play { .. }
            | Self::AnnounceHands { .. }
            | Self::Repeated { .. }
            | Self::Copy { .. }
            | Self::Touch { .. }
            | Self::BringBack { .. }
            | Self::Do(_)
            | Self::ClaimWith { .. }
            | Self::CompareSheets
            | Self::Sheet(SheetIntent::Write(_) | SheetIntent::Correct { .. } | SheetIntent::Strike(_))
            | Self::Desk(_)
            | Self::Adjourn(_)
            | Self::CorrectClocks(_)
            | Self::AskFirst(_)
            | Self::TakeBack { .. }
            | Self::LetTakeBack { .. }
            | Self::Practise(_)
            | Self::Engine(_)
            | Self::Training(TrainingIntent::Begin | TrainingIntent::Leave | TrainingIntent::Skip)
            | Self::Answer(_) => false,
        }
    }
}

/// What belongs to a sealed move and its envelope (Guidelines I).
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournIntent {
    /// Seal a move, in any words that will be understood when the envelope is opened.
    Seal { for_side: Color, words: String },
    /// Open the envelope.
    Open,
    /// Write what stands on the envelope to that file.
    SaveEnvelope(String),
}

/// What belongs to a training of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingIntent {
    /// Begin one, beside the game.
    Begin,
    /// Leave it.
    Leave,
    /// Hear the right answer and go on.
    Skip,
    /// Hear how the last ones went.
    Results,
}

/// What an output device is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// One's own private words.
    Earphone,
    /// The opponent's private words.
    SecondEarphone,
    /// Public announcements.
    Loudspeaker,
}

/// The answer to a question the program has asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Do it.
    Yes,
    /// Leave it; what an unanswered question means.
    No,
}
