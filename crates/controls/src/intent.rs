//! A person's requests, before anybody has asked the Laws.

use shakmaty::{Color, Piece, Square};

use super::arbiter_panel::PanelIntent;
use super::boards::BoardIntent;
use super::control::Control;
use super::engine::EngineIntent;
use super::files::FileIntent;
use super::joining::JoiningIntent;
use super::keymap::Key;
use super::lichess::LichessIntent;
use super::new_game::NewGameForm;
use super::recorder::RecorderIntent;
use super::review::ReviewIntent;
use super::settings::{NewValue, SettingsIntent};
use super::sheet::SheetIntent;
use laws::command::Command;
use query::Query;
use settings::Setting;

/// A person's request, as a screen, the console or a script hands it to the table.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A line typed in the move line: a move, or a command in the person's language.
    Line(String),
    /// Announce a move in words (D.2.1); `for_side` is the side whose move it is.
    Announce { for_side: Color, words: String },
    /// Correct the announcement (D.2.8).
    Correct { for_side: Color, words: String },
    /// Repeat the opponent's announcement (D.2.1).
    Repeat { for_side: Color, words: String },
    /// Make the move on one's own board and announce it, without pressing.
    Play { for_side: Color, words: String },
    /// Announce the move made by one's own hands (the sighted player's Announce button).
    AnnounceHands { for_side: Color },
    /// "I have repeated": the opponent's announcement is repeated correctly; if the program makes the person's typed
    /// moves on their board, it is executed there too.
    Repeated { for_side: Color },
    /// Repeat correctly and execute correctly on one's own board.
    Copy { for_side: Color },
    /// Lift the piece on that square, or put down the piece in the hand.
    Touch { board: Color, square: Square },
    /// Bring a piece from off the board onto that square.
    BringBack { board: Color, square: Square, piece: Piece },
    /// Request something about a sealed move (Guidelines I).
    Adjourn(AdjournIntent),
    /// Carry out a command of the Laws as it is.
    Do(Command),
    /// Claim a draw by a move one intends to make (9.2.1, 9.3.1).
    ClaimWith {
        for_side: Color,
        fifty: bool,
        words: String,
    },
    /// Act as the arbiter at their panel.
    Desk(PanelIntent),
    /// Act on one's own scoresheet.
    Sheet(SheetIntent),
    /// Use the recorder.
    Recorder(RecorderIntent),
    /// Ask a question, answered to the asker alone.
    Ask(Query),
    /// Explain the Article of that number; if none is named, the one this person was told last (11.9).
    Explain(String),
    /// Read the regulations in force (11.9).
    Regulations,
    /// Press the key for one's own clock; twice within half a second it asks for both.
    ClockKey,
    /// Say the output devices, numbered.
    Devices,
    /// Use the output device of that number for that purpose.
    UseDevice(Purpose, usize),
    /// Use the electronic boards of this computer.
    Boards(BoardIntent),
    /// Use the engine that plays here.
    Engine(EngineIntent),
    /// Use lichess.
    Lichess(LichessIntent),
    /// Take part in the tournament of this table.
    Joining(JoiningIntent),
    /// Say the last announcement again.
    SayAgain,
    /// Say the utterance before the one said last.
    SayEarlier,
    /// Tell the keys and commands of this seat that contain these words; all of them without words.
    Help(String),
    /// Tell the short manual of the clock (requirement L for clocks).
    Manual,
    /// Correct the clocks, all at once or not at all (6.10.2).
    CorrectClocks(Vec<Command>),
    /// Read the whole position, in this person's order.
    ReadPosition,
    /// Give a control that key alone; without one, its default keys. If a row of the settings shows the result, it is
    /// not said besides.
    Bind {
        control: Control,
        key: Option<Key>,
        told: bool,
    },
    /// Do that, but ask first: the safe answer is no.
    AskFirst(Box<Intent>),
    /// Change one of this person's settings. If its row on the screen says the new value, nothing more is said.
    Set { setting: Setting, to: NewValue, told: bool },
    /// Let the public voice speak, or not (the arbiter's at an event).
    PublicVoice(bool),
    /// See the board from the other side, or from one's own, for this sitting.
    TurnBoard(bool),
    /// Use settings as a whole, or the manual.
    Settings(SettingsIntent),
    /// Take back one's last move, at home: the other player is asked.
    TakeBack { for_side: Color },
    /// Let that player take their move back, if the game still has this many half-moves.
    LetTakeBack { side: Color, plies: u32 },
    /// Begin a practice game of ten moves on this table, or leave it.
    Practise(bool),
    /// Act on a game under review.
    Review(ReviewIntent),
    /// Act on a training of the words.
    Training(TrainingIntent),
    /// Act on a position to solve.
    Tactics(TacticsIntent),
    /// Leave what keeps the game waiting: a practice game, a training, tactics or a review.
    Leave,
    /// Answer the question this person is being asked.
    Answer(YesOrNo),
    /// Use games as files.
    File(FileIntent),
    /// Leave this game stored and begin another.
    NewGame(Box<NewGameForm>),
    /// Begin another game with the same players, at the time control of that text; at the same one if it is empty.
    PlayAgain(String),
    /// Close the program; the game stays stored.
    Quit,
}

impl Intent {
    /// Sets that setting to the value of that word, and says so.
    pub fn set(setting: Setting, word: &str) -> Self {
        Self::Set {
            setting,
            to: NewValue::Word(word.to_owned()),
            told: true,
        }
    }

    /// Sets it from the screen of the settings, whose rows say their values.
    pub fn set_row(setting: Setting, word: &str) -> Self {
        Self::Set {
            setting,
            to: NewValue::Word(word.to_owned()),
            told: false,
        }
    }

    /// True if it changes nothing of the game: it is allowed with a read-only journal, and leaves a question open. An intent that is not
    /// named here is taken for one that changes the game.
    pub const fn only_looks(&self) -> bool {
        if let Self::Recorder(intent) = self {
            return intent.only_listens();
        }
        matches!(
            self,
            Self::Ask(_)
                | Self::Sheet(SheetIntent::Read(_))
                | Self::File(_)
                | Self::Explain(_)
                | Self::Regulations
                | Self::SayAgain
                | Self::SayEarlier
                | Self::Help(_)
                | Self::Manual
                | Self::Settings(_)
                | Self::ReadPosition
                | Self::Bind { .. }
                | Self::Set { .. }
                | Self::PublicVoice(_)
                | Self::TurnBoard(_)
                | Self::NewGame(_)
                | Self::PlayAgain(_)
                | Self::Quit
                | Self::ClockKey
                | Self::Devices
                | Self::UseDevice(_, _)
                | Self::Boards(_)
                | Self::Review(_)
                | Self::Tactics(_)
                | Self::Leave
                | Self::Engine(EngineIntent::Endgame(_) | EngineIntent::Endgames)
                | Self::Lichess(_)
                | Self::Joining(_)
            // The panel of a locked game is opened even if its journal is read-only: nobody else leaves it.
                | Self::Desk(PanelIntent::Pin(_) | PanelIntent::Unlock(_) | PanelIntent::Close)
                | Self::Training(TrainingIntent::Results)
                | Self::Line(_)
        )
    }
}

/// The acts on a sealed move and its envelope (Guidelines I).
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournIntent {
    /// Seal a move, in any words that will be understood when the envelope is opened.
    Seal { for_side: Color, words: String },
    /// Write the outside of the envelope to that file.
    SaveEnvelope(String),
}

/// The acts on a training of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingIntent {
    /// Begin one, next to the game.
    Begin,
    /// Leave it.
    Leave,
    /// Hear the right answer and continue.
    Skip,
    /// Hear the results of the last ones.
    Results,
}

/// The acts on a position to solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TacticsIntent {
    /// Begin with the positions of those words: a theme, blindfold, the name of a file, or nothing.
    Begin(String),
    /// Hear the next move of the solution.
    Solution,
    /// Go to the next position.
    Next,
    /// Solve the same position again.
    Again,
    /// Bring back the game on the table as it was.
    Leave,
}

/// The purpose of an output device.
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
pub enum YesOrNo {
    /// Do it.
    Yes,
    /// Leave it; also the meaning of an unanswered question.
    No,
}
