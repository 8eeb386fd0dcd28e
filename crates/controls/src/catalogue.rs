//! The one list of everything a person can do: by a key, by a button, or by typing.
//!
//! A row says its act: a request to the table, or something the window does. To add a control: its row here, its name
//! (`control-ID`) and help (`control-ID-help`) in every language, the typed words (`line-…`) likewise, and its act if
//! that is new. The help page, the list of keys, the buttons, the move line and the arbiter's panel follow by
//! themselves.
//!
//! A row reads `OfferDraw = "offer-draw", Players, "", button Game beside InSight => playing(|side| …), "line-offer-draw";`
//! - the **id**; then **who** has it, `on PANE` if its keys work in that pane only, the **keys**, and `german "…"` where they differ
//!   with German piece letters;
//! - **button** and the pane it is in, and `beside` with its place in the opponent's window ([`OpponentButton`]);
//! - **what comes of it**: a `ControlAct`, with the moment at which it does something. A switch is `switch(Setting::…)` and nothing else;
//! - **typed lines**: the messages with their words, and what they mean where that is not the same.

use shakmaty::{Color, File, Rank, Role, Square};

use super::arbiter_panel::{self, PanelIntent};
use super::boards::{self, BoardIntent};
use super::clock_form::{set_number, set_time};
use super::cursor::CursorStep;
use super::engine::{self, EngineIntent};
use super::files::{self, Dialog, FileIntent};
use super::intent::{AdjournIntent, Intent, Purpose, TrainingIntent, YesOrNo};
use super::joining::{self, JoiningIntent};
use super::lichess::{self, LichessIntent};
use super::move_line::TypedText;
use super::proposals;
use super::recorder::{self, Hearing, RecorderIntent};
use super::review::{self, GamesIntent, ReviewIntent, ReviewStep, go};
use super::settings::{self, NewValue, SettingsIntent};
use super::sheet::{self, SheetIntent, SheetReading};
use ::settings::{Setting, marks_of};
use laws::command::{Adjourn, Claim, Command, CorrectionAnswer, Irregularity};
use query::{Query, SquareQuestion};

/// The panes of the F6 ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// One's own board.
    Board,
    /// The move line.
    MoveLine,
    /// The scoresheet.
    Sheet,
    /// The clocks and the press.
    Clocks,
    /// The announcement log.
    Log,
    /// In the arbiter's panel: the other board, and the squares on which the boards differ.
    Other,
    /// Offers, settings and the game.
    Game,
}

impl Pane {
    /// The ring in its order.
    pub const RING: [Self; 7] = [
        Self::Board,
        Self::MoveLine,
        Self::Sheet,
        Self::Clocks,
        Self::Log,
        Self::Other,
        Self::Game,
    ];
}

/// The people who have a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ControlUsers {
    /// Everybody.
    All,
    /// Both players.
    Players,
    /// The VI player.
    ViPlayer,
    /// The sighted player.
    SightedPlayer,
    /// The arbiter at their panel.
    Desk,
    /// Everybody at a table that has an arbiter.
    WithArbiter,
    /// The arbiter; at home, where there is none, the players.
    Arbiter,
}

/// The condition under which a control works; otherwise it says why it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ControlCondition {
    /// At any time.
    Always,
    /// Until the game has ended.
    Playing,
    /// In a game with clocks, until it has ended.
    Timed,
    /// In a game with clocks, while the clocks are stopped.
    ClocksStand,
    /// In a game with clocks, while a clock runs.
    ClocksRun,
    /// While a draw offer of the opponent's is open.
    DrawOffered,
    /// While a claim is open.
    Claimed,
    /// While an announced move of the opponent's is open.
    Announced,
    /// After one's own hands have made a move.
    MadeByHand,
    /// For players who record with the recorder.
    RecorderChosen,
    /// While no adjournment is under way.
    NotAdjourned,
    /// While an envelope is there.
    Sealed,
    /// After an adjournment.
    Adjourned,
    /// While another table may take this one's place.
    MayBeLeft,
    /// Until the game has ended, at home.
    AtHome,
    /// At a computer where another person has a window, too.
    Beside,
    /// At a table where a game may be reviewed.
    MayReview,
    /// While a game is reviewed.
    Reviewing,
    /// While the program may leave the game for the world outside.
    MayLookOutside,
}

/// The act of a control.
#[derive(Clone, Copy, Debug)]
pub enum ControlAct {
    /// A question.
    Ask(ControlCondition, Query),
    /// A request to the table by the player of that side.
    Do(ControlCondition, fn(Color) -> Intent),
    /// Something is turned on or off.
    Switch(Switch),
    /// A question about the square under the cursor.
    About(fn(Square) -> Query),
    /// An act of the window.
    Window(WindowAct),
    /// An act of the board.
    Board(BoardAct),
    /// An act of a text field on its contents.
    Field,
    /// An act of the focused element: Tab moves on, Escape puts back.
    Focus,
}

/// The switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// A setting of one's own.
    Setting(Setting),
    /// The loudspeaker of the table.
    PublicVoice,
    /// The view of the board from the other side.
    Board,
}

/// The acts of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowAct {
    /// Shows every act that is possible now and has no place of its own.
    More,
    /// The list of keys.
    Help,
    /// The next key is explained.
    DescribeKey,
    /// The short manual of the clock.
    Manual,
    /// The manual of the program.
    Guide,
    /// The settings.
    Settings,
    /// The form for a new game.
    NewGame,
    /// The stored games.
    OpenGame,
    /// A game as a file.
    SaveGame,
    /// Lichess.
    Lichess,
    /// The arbiter's panel in this window, or the player's screen again.
    HandOver,
    /// The arbiter's panel in a window of its own.
    DeskWindow,
    /// The opponent's window.
    OpponentsWindow,
    /// The form that corrects the clocks.
    CorrectClocks,
    /// Moves the focus into the next pane.
    NextPane,
    /// Moves the focus into the previous pane.
    PreviousPane,
    /// Reads the scoresheet from the number in its field.
    EntriesFrom,
    /// Searches for the text of that field.
    FindEntry,
    /// Corrects the chosen entry to the text of the field.
    CorrectEntry,
}

/// The acts of a board, mostly at the square under the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAct {
    /// Lifts or puts down.
    Touch,
    /// Takes off.
    TakeOff,
    /// Adjusts.
    Adjust,
    /// Moves the focus to the pieces off the board.
    BringBack,
    /// Moves the focus to the move line.
    ToMoveLine,
    /// Says the square again.
    SaySquare,
    /// Reads the next line from the square.
    NextRay,
    /// Reads the previous line.
    PreviousRay,
    /// Moves the cursor.
    Step(CursorStep),
    /// Moves the cursor to the rank of that digit.
    ToRank,
    /// Moves the cursor to the file of that digit.
    ToFile,
}

impl ControlAct {
    /// The request to the table, if it depends on nothing else; none for an act of a window.
    pub fn intent(self, side: Color) -> Option<Intent> {
        match self {
            Self::Ask(_, query) => Some(Intent::Ask(query)),
            Self::Do(_, make) => Some(make(side)),
            Self::Switch(Switch::Setting(setting)) => Some(turn(setting, NewValue::Next)),
            Self::Switch(Switch::PublicVoice | Switch::Board) | Self::About(_) => None,
            Self::Window(_) | Self::Board(_) | Self::Field | Self::Focus => None,
        }
    }

    /// The condition under which it works.
    pub const fn when(self) -> ControlCondition {
        match self {
            Self::Ask(when, _) | Self::Do(when, _) => when,
            Self::Window(WindowAct::CorrectClocks) => ControlCondition::ClocksStand,
            Self::Window(WindowAct::NewGame | WindowAct::OpenGame) => ControlCondition::MayBeLeft,
            Self::Window(WindowAct::Lichess) => ControlCondition::MayLookOutside,
            Self::Window(WindowAct::OpponentsWindow) => ControlCondition::Beside,
            Self::Switch(_) | Self::About(_) | Self::Window(_) | Self::Board(_) | Self::Field | Self::Focus => {
                ControlCondition::Always
            }
        }
    }
}

/// One row of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The id; its messages are `control-ID` (name) and `control-ID-help`.
    pub id: &'static str,
    /// The message with the name.
    pub name: &'static str,
    /// The message with the help.
    pub help: &'static str,
    /// The people who have it.
    pub who: ControlUsers,
    /// The pane in which the keys work; everywhere if none.
    pub pane: Option<Pane>,
    /// Its default keys, separated by blanks.
    pub keys: &'static str,
    /// Its keys with German piece letters, if they differ.
    pub german: Option<&'static str>,
    /// The pane in which it has a button; none if it has keys only.
    pub button: Option<Pane>,
    /// Its button in the opponent's window, if it has one there.
    pub beside: Option<OpponentButton>,
    /// Its act.
    pub act: ControlAct,
}

/// The button of a control in the opponent's window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpponentButton {
    /// Belongs to every move, or is looked for at any time: in sight while it works.
    InSight,
    /// On the page of further acts.
    More,
    /// On that page too, but only if that window takes keys: its form is typed.
    Typed,
}

/// A line that can be typed.
#[derive(Clone, Copy, Debug)]
pub struct TypedLine {
    /// The message with its words, separated by semicolons.
    pub words: &'static str,
    /// The control it belongs to; none if it can only be typed.
    pub control: Option<Control>,
    means: TypedLineMeaning,
}

/// The meaning of a typed line.
#[derive(Clone, Copy, Debug)]
enum TypedLineMeaning {
    /// The control's act; nothing follows the words. The same holds for the next three.
    Same(ControlAct),
    /// A request to the table by the player of that side.
    Bare(fn(Color) -> Intent),
    /// A question.
    Ask(Query),
    /// A setting and its new value.
    Set(Setting, &'static str),
    /// A function that reads the text after the words.
    With(fn(&TypedText<'_>) -> Option<Intent>),
    /// A proposal is accepted or declined: its name follows, precedes, or is left out if only one is open.
    Rule(bool),
}

impl TypedLine {
    /// True if it is typed at the arbiter's panel.
    pub fn is_of_the_desk(&self) -> bool {
        self.words.starts_with("desk-")
    }

    /// The setting and the word it is set to, if the line sets one.
    pub const fn setting(&self) -> Option<(Setting, &'static str)> {
        if let TypedLineMeaning::Set(setting, word) = self.means {
            Some((setting, word))
        } else {
            None
        }
    }

    /// The ruling on a proposal, if the line is one: true if it accepts, false if it declines.
    pub const fn ruling(&self) -> Option<bool> {
        if let TypedLineMeaning::Rule(is_accepted) = self.means {
            Some(is_accepted)
        } else {
            None
        }
    }

    /// Its meaning whatever follows its words; none if it depends on them.
    pub fn fixed(&self, side: Color) -> Option<Intent> {
        match self.means {
            TypedLineMeaning::Same(act) => act.intent(side),
            TypedLineMeaning::Bare(make) => Some(make(side)),
            TypedLineMeaning::Ask(query) => Some(Intent::Ask(query)),
            TypedLineMeaning::Set(setting, word) => Some(Intent::set(setting, word)),
            TypedLineMeaning::With(_) | TypedLineMeaning::Rule(_) => None,
        }
    }

    /// Its meaning with that text after its words; none if the text does not belong there.
    pub(super) fn meaning(&self, typed: &TypedText<'_>) -> Option<Intent> {
        let alone = typed.rest.is_empty();
        match self.means {
            TypedLineMeaning::Same(act) => act.intent(typed.side()).filter(|_| alone),
            TypedLineMeaning::Bare(make) => alone.then(|| make(typed.side())),
            TypedLineMeaning::Ask(query) => alone.then_some(Intent::Ask(query)),
            TypedLineMeaning::Set(setting, word) => alone.then(|| Intent::set(setting, word)),
            TypedLineMeaning::With(read) => read(typed),
            TypedLineMeaning::Rule(is_accepted) => proposals::settle(is_accepted, typed.rest, typed.own),
        }
    }
}

/// Every line that can be typed, in the order of the help page.
pub fn lines() -> impl Iterator<Item = &'static TypedLine> {
    LINES_OF_CONTROLS.iter().chain(LINES)
}

macro_rules! means {
    ($act:expr) => {
        TypedLineMeaning::Same($act)
    };
    ($act:expr, $means:expr) => {
        $means
    };
}

macro_rules! some {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

macro_rules! controls {
    ($(
        $(#[$doc:meta])+
        $name:ident = $id:literal, $who:ident, $(on $pane:ident)? $keys:literal $(german $german:literal)?
            $(, button $button:ident $(beside $beside:ident)?)?
            => $act:expr $(, $words:literal $(=> $means:expr)?)*;
    )+) => {
        /// A control.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Control { $($(#[$doc])+ $name,)+ }

        impl Control {
            /// All controls that have a key or a button, in the order of the help page.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The row of the control.
            pub const fn row(self) -> Row {
                match self {
                    $(Self::$name => Row {
                        id: $id,
                        name: concat!("control-", $id),
                        help: concat!("control-", $id, "-help"),
                        who: ControlUsers::$who,
                        pane: some!($(Pane::$pane)?),
                        keys: $keys,
                        german: some!($($german)?),
                        button: some!($(Pane::$button)?),
                        beside: some!($($(OpponentButton::$beside)?)?),
                        act: $act,
                    },)+
                }
            }
        }

        const LINES_OF_CONTROLS: &[TypedLine] = &[$($(TypedLine { words: $words, control: Some(Control::$name), means: means!($act $(, $means)?) },)*)+];
    };
}

impl Control {
    /// True if its keys cannot be changed: they mean a digit or belong to the focus.
    pub const fn is_fixed(self) -> bool {
        let is_digit = matches!(self.row().act, ControlAct::Board(BoardAct::ToRank | BoardAct::ToFile));
        is_digit || self.is_of_the_focus()
    }

    /// True if the focused element does it.
    pub const fn is_of_the_focus(self) -> bool {
        matches!(self.row().act, ControlAct::Focus)
    }
}

use ControlAct::{About, Board, Window};
use TypedLineMeaning::{Bare, Set, With};

const fn when(when: ControlCondition, make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(when, make)
}

const fn always(make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(ControlCondition::Always, make)
}

const fn playing(make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(ControlCondition::Playing, make)
}

const fn timed(make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(ControlCondition::Timed, make)
}

const fn reviewing(make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(ControlCondition::Reviewing, make)
}

const fn ask(query: Query) -> ControlAct {
    ControlAct::Ask(ControlCondition::Always, query)
}

const fn ask_timed(query: Query) -> ControlAct {
    ControlAct::Ask(ControlCondition::Timed, query)
}

const fn switch(setting: Setting) -> ControlAct {
    ControlAct::Switch(Switch::Setting(setting))
}

const fn step(step: CursorStep) -> ControlAct {
    ControlAct::Board(BoardAct::Step(step))
}

const fn line(words: &'static str, means: TypedLineMeaning) -> TypedLine {
    let control = None;
    TypedLine { words, control, means }
}

fn turn(setting: Setting, to: NewValue) -> Intent {
    let told = true;
    Intent::Set { setting, to, told }
}

fn read(reading: SheetReading) -> Intent {
    Intent::Sheet(SheetIntent::Read(reading))
}

fn hear(hearing: Hearing) -> Intent {
    Intent::Recorder(RecorderIntent::Hear(hearing))
}

/// Something that cannot be withdrawn and may cost time is asked about first (9.5).
fn ask_first(command: Command) -> Intent {
    Intent::AskFirst(Box::new(Intent::Do(command)))
}

fn claim(side: Color, claim: Claim) -> Intent {
    Intent::Do(Command::Claim { side, claim })
}

fn claim_after_asking(side: Color, claim: Claim) -> Intent {
    ask_first(Command::Claim { side, claim })
}

controls! {
    /// The list of keys for the present pane.
    Help = "help", All, "F1 Alt+H ?", button Game beside InSight => Window(WindowAct::Help),
        "line-help" => Bare(|_| Intent::Help);
    /// Further acts that are possible now.
    More = "more", All, "F10" => Window(WindowAct::More);
    /// The next key is explained, not done.
    DescribeKey = "describe-key", All, "Shift+F1" => Window(WindowAct::DescribeKey);
    /// The short manual of the clock.
    Manual = "manual", All, "Ctrl+Shift+F1", button Game => Window(WindowAct::Manual),
        "line-manual" => Bare(|_| Intent::Manual);
    /// The manual of the program.
    Guide = "guide", All, "Ctrl+F1", button Game => Window(WindowAct::Guide),
        "line-guide" => Bare(|_| Intent::Settings(SettingsIntent::Guide));
    /// The settings.
    Settings = "settings", All, "Ctrl+,", button Game => Window(WindowAct::Settings),
        "line-settings" => Bare(|_| Intent::Settings(SettingsIntent::Open(String::new()))),
        "line-settings-of" => With(|typed| Some(Intent::Settings(SettingsIntent::Open(typed.text()?))));
    /// Makes all sizes larger.
    Larger = "larger", All, "Ctrl++" => always(|_| turn(Setting::Zoom, NewValue::Next));
    /// Makes all sizes smaller.
    Smaller = "smaller", All, "Ctrl+-" => always(|_| turn(Setting::Zoom, NewValue::Previous));
    /// Resets all sizes to the default.
    FirstSize = "first-size", All, "Ctrl+0" => always(|_| turn(Setting::Zoom, NewValue::First));
    /// The board fills the window, or no longer does.
    BoardAlone = "board-alone", All, "Ctrl+F11", button Game => always(|_| turn(Setting::BoardAlone, NewValue::Next));
    /// My clock, twice the key for both.
    Clock = "clock", All, "F2 Alt+T T" german "F2 Alt+T" => timed(|_| Intent::ClockKey),
        "line-clock" => TypedLineMeaning::Ask(Query::Clock),
        "line-clocks" => TypedLineMeaning::Ask(Query::Clocks);
    /// The opponent's clock.
    OpponentClock = "opponent-clock", All, "Shift+F2" => ask_timed(Query::OpponentClock),
        "line-opponent-clock";
    /// The period in force.
    Period = "period", All, "Ctrl+F2" => ask_timed(Query::Period),
        "line-period";
    /// The time used by both players.
    TimeUsed = "time-used", All, "Ctrl+Shift+F2" => ask_timed(Query::TimeUsed),
        "line-time-used";
    /// The last move.
    Last = "last", All, "F3 Alt+M L" german "F3 Alt+M" => ask(Query::Last),
        "line-last";
    /// The last five moves.
    LastMoves = "last-moves", All, "Shift+F3" => ask(Query::LastMoves(5)),
        "line-last-moves";
    /// The piece that the last move captured.
    Captured = "captured", All, "C" => ask(Query::Captured),
        "line-captured";
    /// My scoresheet.
    ReadSheet = "read-sheet", All, "F4" => always(|side| Intent::Ask(Query::Sheet(side))),
        "line-sheet";
    /// The last entry of my scoresheet.
    LastEntry = "last-entry", All, "Ctrl+R" => always(|_| read(SheetReading::Last)),
        "line-last-entry";
    /// The entry before the one read last.
    PreviousEntry = "previous-entry", All, on Sheet "Alt+Up" => always(|_| read(SheetReading::Previous)),
        "line-previous-entry";
    /// The entry after the one read last.
    NextEntry = "next-entry", All, on Sheet "Alt+Down" => always(|_| read(SheetReading::Next)),
        "line-next-entry";
    /// The scoresheet from the move number in its field.
    EntriesFrom = "entries-from", All, on Sheet "Alt+G" => Window(WindowAct::EntriesFrom),
        "line-entries-from" => With(|typed| Some(read(SheetReading::From(typed.number()?))));
    /// Search my scoresheet for the text in its field.
    FindEntry = "find-entry", All, on Sheet "Ctrl+F" => Window(WindowAct::FindEntry),
        "line-find-entry" => With(|typed| Some(read(SheetReading::Find(typed.text()?))));
    /// Correct the chosen entry of my scoresheet.
    CorrectEntry = "correct-entry", Players, on Sheet "Alt+C", button Sheet => Window(WindowAct::CorrectEntry),
        "line-correct-entry" => With(sheet::correct);
    /// Speak an entry onto the recorder.
    Speak = "speak", ViPlayer, "Shift+F8" => when(ControlCondition::RecorderChosen, |_| Intent::Recorder(RecorderIntent::Turn)),
        "line-recorder";
    /// Hear the last entry of the recorder.
    LastSpoken = "last-spoken", ViPlayer, "Ctrl+F8" => always(|_| hear(Hearing::Last)),
        "line-recorder-last";
    /// The entry before the one heard last.
    PreviousSpoken = "previous-spoken", ViPlayer, "Ctrl+F9" => always(|_| hear(Hearing::Previous)),
        "line-recorder-previous";
    /// The entry after the one heard last.
    NextSpoken = "next-spoken", ViPlayer, "Ctrl+Shift+F9" => always(|_| hear(Hearing::Next)),
        "line-recorder-next";
    /// The level at which the microphone hears me.
    CheckLevel = "check-level", ViPlayer, "Ctrl+Shift+F8" =>
        when(ControlCondition::RecorderChosen, |_| Intent::Recorder(RecorderIntent::CheckLevel)),
        "line-recorder-level";
    /// The meaning of the Article that I was told last.
    Explain = "explain", All, "Shift+F4" => always(|_| Intent::Explain(String::new())),
        "line-explain" => With(|typed| Some(Intent::Explain(typed.rest.to_owned())));
    /// The regulations fixed before the game.
    Regulations = "regulations", All, "Ctrl+F4" => always(|_| Intent::Regulations),
        "line-regulations";
    /// The open duty.
    State = "state", All, "F5 Alt+X" => ask(Query::State),
        "line-state";
    /// The player to move.
    Turn = "turn", All, "Shift+F5" => ask(Query::Turn),
        "line-turn";
    /// The next pane.
    NextPane = "next-pane", All, "F6" => Window(WindowAct::NextPane);
    /// The previous pane.
    PreviousPane = "previous-pane", All, "Shift+F6" => Window(WindowAct::PreviousPane);
    /// Moves completed.
    Moves = "moves", All, "F7" => ask(Query::Moves),
        "line-moves";
    /// Moves to the time control.
    MovesToControl = "control", All, "Shift+F7" => ask_timed(Query::Control),
        "line-control";
    /// I have repeated the opponent's move.
    Repeated = "repeated", Players, "F8", button MoveLine beside More =>
        when(ControlCondition::Announced, |side| Intent::Repeated { for_side: side }),
        "line-repeated";
    /// The next stop of the focus.
    NextStop = "next-stop", All, "Tab" => ControlAct::Focus;
    /// Puts the piece in hand back, closes the page.
    Back = "back", All, "Esc" => ControlAct::Focus;
    /// The last announcement once more.
    Again = "again", All, "F9", button Log beside More => always(|_| Intent::SayAgain),
        "line-again";
    /// Earlier announcements, one after the other.
    Earlier = "earlier", All, "Shift+F9" => always(|_| Intent::SayEarlier),
        "line-earlier";
    /// Announce what my hands have done.
    AnnounceHands = "announce-hands", SightedPlayer, "", button MoveLine beside More =>
        when(ControlCondition::MadeByHand, |side| Intent::AnnounceHands { for_side: side });
    /// Press my clock.
    Press = "press", Players, "F12 Ctrl+Enter", button Clocks beside More =>
        playing(|side| Intent::Do(Command::PressClock { side })),
        "line-press";
    /// Announce the move in the move line.
    Announce = "announce", Players, on MoveLine "Enter" => ControlAct::Field;
    /// Lift or put down.
    Touch = "touch", Players, on Board "Enter Space" => Board(BoardAct::Touch),
        "line-lift" => With(|typed| typed.hand(|board, square| Command::Lift { board, square })),
        "line-place" => With(|typed| typed.hand(|board, square| Command::Place { board, square, piece: None }));
    /// Take off the board.
    TakeOff = "take-off", Players, on Board "Del" => Board(BoardAct::TakeOff),
        "line-take-off" => With(|typed| typed.hand(|board, square| Command::Remove { board, square }));
    /// Bring a piece back from off the board.
    BringBack = "bring-back", Players, on Board "V", button Board beside More => Board(BoardAct::BringBack);
    /// The whole position.
    Position = "position", All, "Alt+P" => always(|_| Intent::ReadPosition),
        "line-position";
    /// The white pieces.
    WhitePieces = "white-pieces", All, "Alt+W" => ask(Query::Pieces(Color::White, None));
    /// The black pieces.
    BlackPieces = "black-pieces", All, "Alt+B" => ask(Query::Pieces(Color::Black, None));
    /// The rank of the square.
    ReadRank = "read-rank", All, "Alt+R" => About(|at| Query::Rank(at.rank())),
        "line-rank" => With(|typed| Some(Intent::Ask(Query::Rank(Rank::from_char(typed.letter()?)?))));
    /// The file of the square.
    ReadFile = "read-file", All, "Alt+F" => About(|at| Query::File(at.file())),
        "line-file" => With(|typed| Some(Intent::Ask(Query::File(File::from_char(typed.letter()?)?))));
    /// The diagonals away from the player.
    UpperDiagonals = "upper-diagonals", All, "Alt+U" => About(|at| Query::Around(at, SquareQuestion::UpperDiagonals));
    /// The diagonals towards the player.
    LowerDiagonals = "lower-diagonals", All, "Alt+L" => About(|at| Query::Around(at, SquareQuestion::LowerDiagonals));
    /// The squares a knight reaches from the square.
    KnightSquares = "knight-squares", All, "Alt+N" => About(|at| Query::Around(at, SquareQuestion::KnightSquares)),
        "line-knight-squares" => With(|typed| typed.around(SquareQuestion::KnightSquares));
    /// The lines from the square, one after the other.
    NextRay = "next-ray", All, on Board "X" => Board(BoardAct::NextRay);
    /// The previous line.
    PreviousRay = "previous-ray", All, on Board "Shift+X" => Board(BoardAct::PreviousRay);
    /// The colour of the square, and the piece on it.
    SquareColour = "square-colour", All, "Alt+S" => About(|at| Query::Around(at, SquareQuestion::Ground)),
        "line-colour" => With(|typed| typed.around(SquareQuestion::Ground));
    /// The board from the other side.
    TurnBoard = "turn-board", All, "F" => ControlAct::Switch(Switch::Board),
        "line-board-turned" => Bare(|_| Intent::TurnBoard(true)),
        "line-board-own" => Bare(|_| Intent::TurnBoard(false));
    /// The square once more.
    SaySquare = "say-square", All, on Board "O" => Board(BoardAct::SaySquare);
    /// The squares to which the piece may move; at home.
    LegalMoves = "legal-moves", All, "M" => About(|at| Query::Around(at, SquareQuestion::LegalMoves)),
        "line-legal-moves" => With(|typed| typed.around(SquareQuestion::LegalMoves));
    /// The pieces that it may capture; at home.
    Captures = "captures", All, "Alt+A Shift+M" => About(|at| Query::Around(at, SquareQuestion::Captures));
    /// The attackers and defenders of the square; at home.
    Attackers = "attackers", All, "Alt+D A" => About(|at| Query::Around(at, SquareQuestion::Attackers)),
        "line-attackers" => With(|typed| typed.around(SquareQuestion::Attackers));
    /// One square away from me.
    StepUp = "step-up", All, on Board "Up" => step(CursorStep::Up);
    /// One square towards me.
    StepDown = "step-down", All, on Board "Down" => step(CursorStep::Down);
    /// One square to the left.
    StepLeft = "step-left", All, on Board "Left" => step(CursorStep::Left);
    /// One square to the right.
    StepRight = "step-right", All, on Board "Right" => step(CursorStep::Right);
    /// The next piece away from me.
    PieceUp = "piece-up", All, on Board "Ctrl+Up" => step(CursorStep::PieceUp);
    /// The next piece towards me.
    PieceDown = "piece-down", All, on Board "Ctrl+Down" => step(CursorStep::PieceDown);
    /// The next piece to the left.
    PieceLeft = "piece-left", All, on Board "Ctrl+Left" => step(CursorStep::PieceLeft);
    /// The next piece to the right.
    PieceRight = "piece-right", All, on Board "Ctrl+Right" => step(CursorStep::PieceRight);
    /// The left end of the rank.
    RankStart = "rank-start", All, on Board "Home" => step(CursorStep::RankStart);
    /// The right end of the rank.
    RankEnd = "rank-end", All, on Board "End" => step(CursorStep::RankEnd);
    /// The far end of the file.
    FileTop = "file-top", All, on Board "PgUp" => step(CursorStep::FileTop);
    /// The near end of the file.
    FileBottom = "file-bottom", All, on Board "PgDn" => step(CursorStep::FileBottom);
    /// My left corner.
    Corner = "corner", All, on Board "Ctrl+Home" => step(CursorStep::Corner);
    /// To that rank.
    ToRank = "to-rank", All, on Board "1 2 3 4 5 6 7 8" => Board(BoardAct::ToRank);
    /// To that file.
    ToFile = "to-file", All, on Board "Shift+1 Shift+2 Shift+3 Shift+4 Shift+5 Shift+6 Shift+7 Shift+8" =>
        Board(BoardAct::ToFile);
    /// The next king.
    NextKing = "next-king", All, on Board "K" => step(CursorStep::NextPiece(Role::King));
    /// The next queen.
    NextQueen = "next-queen", All, on Board "Q" german "D" => step(CursorStep::NextPiece(Role::Queen));
    /// The next rook.
    NextRook = "next-rook", All, on Board "R" german "T" => step(CursorStep::NextPiece(Role::Rook));
    /// The next bishop.
    NextBishop = "next-bishop", All, on Board "B" german "L" => step(CursorStep::NextPiece(Role::Bishop));
    /// The next knight.
    NextKnight = "next-knight", All, on Board "N" german "S" => step(CursorStep::NextPiece(Role::Knight));
    /// The next pawn.
    NextPawn = "next-pawn", All, on Board "P" german "B" => step(CursorStep::NextPiece(Role::Pawn));
    /// The previous king.
    PreviousKing = "previous-king", All, on Board "Shift+K" => step(CursorStep::PreviousPiece(Role::King));
    /// The previous queen.
    PreviousQueen = "previous-queen", All, on Board "Shift+Q" german "Shift+D" =>
        step(CursorStep::PreviousPiece(Role::Queen));
    /// The previous rook.
    PreviousRook = "previous-rook", All, on Board "Shift+R" german "Shift+T" => step(CursorStep::PreviousPiece(Role::Rook));
    /// The previous bishop.
    PreviousBishop = "previous-bishop", All, on Board "Shift+B" german "Shift+L" =>
        step(CursorStep::PreviousPiece(Role::Bishop));
    /// The previous knight.
    PreviousKnight = "previous-knight", All, on Board "Shift+N" german "Shift+S" =>
        step(CursorStep::PreviousPiece(Role::Knight));
    /// The previous pawn.
    PreviousPawn = "previous-pawn", All, on Board "Shift+P" german "Shift+B" => step(CursorStep::PreviousPiece(Role::Pawn));
    /// To the move line.
    ToMoveLine = "to-move-line", All, on Board "I" => Board(BoardAct::ToMoveLine);
    /// Write an entry on my scoresheet.
    Record = "record", Players, on Sheet "Enter" => ControlAct::Field,
        "line-record" => With(|typed| Some(Intent::Sheet(SheetIntent::Write(typed.text()?))));
    /// Offer a draw.
    OfferDraw = "offer-draw", Players, "", button Game beside InSight =>
        playing(|side| ask_first(Command::OfferDraw { side })),
        "line-offer-draw";
    /// Accept the draw.
    AcceptDraw = "accept-draw", Players, "", button Game beside More =>
        when(ControlCondition::DrawOffered, |side| ask_first(Command::AcceptDraw { side })),
        "line-accept-draw";
    /// Decline the draw.
    DeclineDraw = "decline-draw", Players, "", button Game beside More =>
        when(ControlCondition::DrawOffered, |side| Intent::Do(Command::DeclineDraw { side })),
        "line-decline-draw";
    /// Take back my last move, at home.
    TakeBack = "take-back", Players, "Ctrl+U", button Game beside More =>
        when(ControlCondition::AtHome, |side| Intent::TakeBack { for_side: side }),
        "line-take-back";
    /// Resign.
    Resign = "resign", Players, "", button Game beside More => playing(|side| ask_first(Command::Resign { side })),
        "line-resign";
    /// Claim that the opponent's flag has fallen.
    ClaimFlag = "claim-flag", Players, "", button Clocks beside More =>
        timed(|side| ask_first(Command::ClaimFlag { side })),
        "line-claim-flag";
    /// Claim a threefold repetition.
    ClaimThreefold = "claim-threefold", Players, "", button Game =>
        playing(|side| claim_after_asking(side, Claim::Threefold(None))),
        "line-claim-threefold";
    /// Claim fifty moves.
    ClaimFifty = "claim-fifty", Players, "", button Game =>
        playing(|side| claim_after_asking(side, Claim::Fifty(None))),
        "line-claim-fifty";
    /// Claim that the opponent cannot win by normal means, or does not try.
    ClaimQuickplay = "claim-quickplay", Players, "", button Game =>
        playing(|side| claim_after_asking(side, Claim::Quickplay)),
        "line-claim-quickplay";
    /// Claim that the opponent's move was illegal.
    ClaimIllegalMove = "claim-illegal-move", Players, "", button Game =>
        playing(|side| claim(side, Claim::IllegalMove)),
        "line-claim-illegal-move";
    /// Adjust the piece under the cursor.
    Adjust = "adjust", Players, on Board "J" => Board(BoardAct::Adjust),
        "line-adjust" => With(|typed| typed.hand(|side, square| Command::Adjust { side, square }));
    /// Uphold the claim.
    UpholdClaim = "uphold-claim", Arbiter, "", button Game =>
        when(ControlCondition::Claimed, |_| Intent::Do(Command::SettleClaim { upheld: true })),
        "line-uphold-claim";
    /// Reject the claim.
    RejectClaim = "reject-claim", Arbiter, "", button Game =>
        when(ControlCondition::Claimed, |_| Intent::Do(Command::SettleClaim { upheld: false })),
        "line-reject-claim";
    /// Start the clocks.
    StartClocks = "start-clocks", Arbiter, "", button Clocks beside More =>
        when(ControlCondition::ClocksStand, |_| Intent::Do(Command::StartClocks)),
        "line-start-clocks";
    /// Stop the clocks.
    StopClocks = "stop-clocks", All, "", button Clocks beside More =>
        when(ControlCondition::ClocksRun, |_| Intent::Do(Command::StopClocks)),
        "line-stop-clocks";
    /// Compare both boards.
    CompareBoards = "compare-boards", Desk, "Ctrl+B", button MoveLine => always(|_| Intent::Do(Command::CompareBoards)),
        "line-compare",
        "desk-line-compare-boards";
    /// Compare both scoresheets.
    CompareSheets = "compare-sheets", Desk, "Ctrl+E", button MoveLine => always(|_| Intent::Do(Command::CompareSheets { sheets: None })),
        "desk-line-compare-sheets";
    /// The next step that corrects White's board.
    StepWhite = "step-white", Desk, "", button MoveLine => always(|_| Intent::Desk(PanelIntent::Step(Color::White)));
    /// The next step that corrects Black's board.
    StepBlack = "step-black", Desk, "", button MoveLine => always(|_| Intent::Desk(PanelIntent::Step(Color::Black)));
    /// White's real board is correct now.
    RightWhite = "right-white", Desk, "", button MoveLine => playing(|_| Intent::Desk(PanelIntent::Right(Color::White)));
    /// Black's real board is correct now.
    RightBlack = "right-black", Desk, "", button MoveLine => playing(|_| Intent::Desk(PanelIntent::Right(Color::Black)));
    /// Enter the position on White's board.
    EnterWhite = "enter-white", Desk, "", button MoveLine =>
        playing(|_| Intent::Desk(PanelIntent::BeginEntry(Color::White)));
    /// Enter the position on Black's board.
    EnterBlack = "enter-black", Desk, "", button MoveLine =>
        playing(|_| Intent::Desk(PanelIntent::BeginEntry(Color::Black)));
    /// The board being entered is complete.
    EntryDone = "entry-done", Desk, "", button MoveLine => playing(|_| Intent::Desk(PanelIntent::FinishEntry)),
        "desk-line-done";
    /// The player to move seals the move.
    Adjourn = "adjourn", Desk, "", button Clocks =>
        when(ControlCondition::NotAdjourned, |_| ask_first(Command::Adjourn(Adjourn::Tell { until: None }))),
        "line-adjourn" => With(|typed| Some(Intent::Do(Command::Adjourn(Adjourn::Tell { until: typed.text() }))));
    /// Open the envelope of an adjourned game.
    OpenEnvelope = "open-envelope", Desk, "", button MoveLine =>
        when(ControlCondition::Sealed, |_| ask_first(Command::Adjourn(Adjourn::Open { text: None, uci: None }))),
        "desk-line-open-envelope" => Bare(|_| Intent::Do(Command::Adjourn(Adjourn::Open { text: None, uci: None })));
    /// The adjourned game is resumed.
    ResumeGame = "resume", Desk, "", button Clocks =>
        when(ControlCondition::Adjourned, |_| Intent::Do(Command::Adjourn(Adjourn::Resume))),
        "desk-line-resume";
    /// This window shows the arbiter's panel, or the player's screen again.
    HandOver = "hand-over", WithArbiter, "Ctrl+D", button Game => Window(WindowAct::HandOver);
    /// The arbiter's panel in a window of its own.
    DeskWindow = "desk-window", WithArbiter, "", button Game => Window(WindowAct::DeskWindow);
    /// The sighted opponent's window is opened, or closed.
    OpponentsWindow = "opponents-window", ViPlayer, "Ctrl+F6", button Game => Window(WindowAct::OpponentsWindow);
    /// Correct times and move counters.
    CorrectClocks = "correct-clocks", Arbiter, "Ctrl+T", button Clocks beside Typed => Window(WindowAct::CorrectClocks);
    /// Both clocks in a window of their own.
    ClockWindow = "clock-window", All, "Ctrl+K", button Clocks beside More => switch(Setting::ClockWindow),
        "line-clock-window-on" => Set(Setting::ClockWindow, "on"),
        "line-clock-window-off" => Set(Setting::ClockWindow, "off");
    /// The window of the clocks fills its screen, or no longer.
    ClockFullScreen = "clock-full-screen", All, "F11", button Clocks beside More => switch(Setting::ClockFullScreen);
    /// A new game.
    NewGame = "new-game", All, "Ctrl+N", button Game => Window(WindowAct::NewGame);
    /// The stored games, and others by their path.
    OpenGame = "open-game", All, "Ctrl+O", button Game => Window(WindowAct::OpenGame),
        "line-games" => Bare(|_| Intent::File(FileIntent::List { aloud: true })),
        "line-choose-game" => Bare(|_| Intent::File(FileIntent::Choose(Dialog::Open))),
        "line-open-game" => With(files::open),
        "line-rescue-game" => With(files::rescue);
    /// A practice game of ten moves, for learning the words.
    Practise = "practise", ViPlayer, "", button Game => when(ControlCondition::AtHome, |_| Intent::Practise(true)),
        "line-practise",
        "line-leave-practice" => Bare(|_| Intent::Practise(false));
    /// This game as PGN.
    SaveGame = "save-game", All, "Ctrl+S", button Game => Window(WindowAct::SaveGame),
        "line-save-as" => Bare(|_| Intent::File(FileIntent::Choose(Dialog::Save))),
        "line-save-game" => With(files::save);
    /// Say the move back first.
    ReadBack = "read-back", ViPlayer, "", button Game => switch(Setting::ReadBack),
        "line-read-back-on" => Set(Setting::ReadBack, "on"),
        "line-read-back-off" => Set(Setting::ReadBack, "off");
    /// A typed move is made on my board too.
    MoveMyBoard = "move-my-board", Players, "", button Game beside More => switch(Setting::MoveMyBoard);
    /// I am told of my time at my marks.
    TimeMarks = "time-marks", Players, "Ctrl+M", button Game => switch(Setting::TimeMarks),
        "line-marks-on" => Set(Setting::TimeMarks, "on"),
        "line-marks-off" => Set(Setting::TimeMarks, "off");
    /// I feel that my time gets short.
    Pulses = "pulses", Players, "", button Game => switch(Setting::Pulses),
        "line-pulses-on" => Set(Setting::Pulses, "on"),
        "line-pulses-off" => Set(Setting::Pulses, "off");
    /// Times in their short form.
    ShortTimes = "short-times", All, "", button Game => switch(Setting::ShortTimes),
        "line-short-times" => Set(Setting::ShortTimes, "on"),
        "line-full-times" => Set(Setting::ShortTimes, "off");
    /// The loudspeaker speaks.
    PublicVoice = "public-voice", Arbiter, "", button Game => ControlAct::Switch(Switch::PublicVoice),
        "line-public-on" => Bare(|_| Intent::PublicVoice(true)),
        "line-public-off" => Bare(|_| Intent::PublicVoice(false));
    /// A second keyboard for the other window.
    SecondKeyboard = "second-keyboard", All, "", button Game beside More => switch(Setting::SecondKeyboard);
    /// An engine plays the opponent's side.
    Engine = "engine", Players, "", button Game => when(ControlCondition::AtHome, |side| {
            Intent::Engine(EngineIntent::Seat { side: side.other(), level: None })
        }),
        "line-engine" => With(engine::seat),
        "line-engine-level" => With(engine::level),
        "line-engine-program" => With(|typed| Some(Intent::set(Setting::Engine, &typed.path()?))),
        "line-engine-cores" => With(|typed| engine::number(typed, Setting::EngineThreads)),
        "line-engine-seconds" => With(|typed| engine::number(typed, Setting::EngineSeconds)),
        "line-engine-nodes" => With(|typed| engine::number(typed, Setting::EngineNodes));
    /// The engine stops playing.
    EndEngine = "end-engine", Players, "", button Game => when(ControlCondition::AtHome, |_| Intent::Engine(EngineIntent::End)),
        "line-end-engine";
    /// A good move from an engine.
    Hint = "hint", Players, "Ctrl+H", button Game => when(ControlCondition::AtHome, |side| Intent::Engine(EngineIntent::Hint(side))),
        "line-hint";
    /// Continue against the engine with the colours changed.
    ChangeSides = "change-sides", Players, "", button Game =>
        when(ControlCondition::AtHome, |_| Intent::Engine(EngineIntent::ChangeSides)),
        "line-change-sides";
    /// Review the game on the table.
    Review = "review", Players, "", button Game beside More =>
        when(ControlCondition::MayReview, |_| Intent::Review(ReviewIntent::Begin)),
        "line-review" => With(|typed| Some(review::begin(typed))),
        "line-review-leave" => Bare(|_| Intent::Review(ReviewIntent::Leave));
    /// The next move of the game under review.
    ReviewNext = "review-next", Players, "Alt+Right Shift+D" german "Alt+Right", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::Next)),
        "line-review-next";
    /// The previous move.
    ReviewPrevious = "review-previous", Players, "Alt+Left Shift+A", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::Previous)),
        "line-review-previous";
    /// The beginning of the game.
    ReviewFirst = "review-first", Players, "Alt+Home", button Sheet beside More => reviewing(|_| go(ReviewStep::First)),
        "line-review-first";
    /// The end of the game.
    ReviewLast = "review-last", Players, "Alt+End", button Sheet beside More => reviewing(|_| go(ReviewStep::Last)),
        "line-review-last";
    /// The next comment, glyph or variation.
    ReviewNextMark = "review-next-mark", Players, "Alt+PgDn", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::NextMark)),
        "line-review-next-mark";
    /// The previous comment, glyph or variation.
    ReviewPreviousMark = "review-previous-mark", Players, "Alt+PgUp", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::PreviousMark)),
        "line-review-previous-mark";
    /// Into a variation.
    ReviewInto = "review-into", Players, "Alt+I", button Sheet beside More => reviewing(|_| go(ReviewStep::Into(None))),
        "line-review-into" => With(review::into);
    /// Out of the variation.
    ReviewOut = "review-out", Players, "Alt+O", button Sheet beside More => reviewing(|_| go(ReviewStep::Out)),
        "line-review-out";
    /// The engine's evaluation of the position.
    Opinion = "opinion", Players, "Alt+E", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::Opinion)),
        "line-opinion";
    /// The next move of the engine's best line.
    BestLine = "best-line", Players, "Alt+V", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::NextOfLine)),
        "line-best-line";
    /// The engine's evaluation of each move of the game.
    Mistakes = "mistakes", Players, "", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::Mistakes)),
        "line-mistakes";
    /// The next mistake the engine has found.
    NextMistake = "next-mistake", Players, "Alt+J", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::NextMistake)),
        "line-next-mistake",
        "line-previous-mistake" => Bare(|_| Intent::Review(ReviewIntent::PreviousMistake));
    /// A new game from the present position.
    PlayOn = "play-on", Players, "", button Sheet beside More => reviewing(|_| Intent::Review(ReviewIntent::PlayOn)),
        "line-play-on";
    /// The games of the file again.
    GamesOfFile = "games-of-file", Players, "Alt+Y", button Game beside More =>
        always(|_| review::games(GamesIntent::List)),
        "line-games-of-file",
        "line-close-file" => Bare(|_| review::games(GamesIntent::Close));
    /// Games on lichess.
    Lichess = "lichess", Players, "", button Game => Window(WindowAct::Lichess),
        "line-lichess" => Bare(|_| Intent::Lichess(LichessIntent::List { aloud: true })),
        "line-lichess-token" => With(|typed| {
            Some(Intent::Lichess(LichessIntent::SignIn(lichess::LichessToken(typed.text()?))))
        }),
        "line-lichess-sign-out" => Bare(|_| Intent::Lichess(LichessIntent::SignOut)),
        "line-lichess-challenge" => With(|typed| Some(lichess::challenge(typed))),
        "line-lichess-accept" => With(|typed| lichess::numbered(typed, LichessIntent::Accept)),
        "line-lichess-decline" => With(|typed| lichess::numbered(typed, LichessIntent::Decline)),
        "line-lichess-seek" => With(|typed| Some(lichess::seek(typed))),
        "line-lichess-stop" => Bare(|_| Intent::Lichess(LichessIntent::StopSeeking)),
        "line-lichess-computer" => With(|typed| Some(lichess::engine(typed))),
        "line-lichess-game" => With(|typed| lichess::numbered(typed, LichessIntent::Go)),
        "line-lichess-abort" => Bare(|_| Intent::Lichess(LichessIntent::Abort)),
        "line-lichess-claim" => Bare(|_| Intent::Lichess(LichessIntent::ClaimVictory)),
        "line-lichess-say" => With(|typed| Some(Intent::Lichess(LichessIntent::Say(typed.text()?)))),
        "line-lichess-chat" => Bare(|_| Intent::Lichess(LichessIntent::ReadChat));
    /// Ten minutes of training of the words.
    Train = "train", Players, "", button Game beside Typed =>
        when(ControlCondition::AtHome, |_| Intent::Training(TrainingIntent::Begin)),
        "line-train",
        "line-leave-training" => Bare(|_| Intent::Training(TrainingIntent::Leave)),
        "line-skip-question" => Bare(|_| Intent::Training(TrainingIntent::Skip)),
        "line-training-results" => Bare(|_| Intent::Training(TrainingIntent::Results));
}

/// Lines that have no key and no button, and can only be typed.
#[rustfmt::skip] // it is a table
const LINES: &[TypedLine] = &[
    line("line-strike-entry", With(sheet::strike)),
    line("line-square", With(|typed| Some(Intent::Ask(Query::Square(typed.square()?))))),
    line("line-pieces", With(|typed| Some(Intent::Ask(typed.pieces()?)))),
    line("line-diagonals", With(|typed| typed.around(SquareQuestion::Diagonals))),
    line("line-result", TypedLineMeaning::Ask(Query::Result)),
    line("line-recording", TypedLineMeaning::Ask(Query::Recording)),
    line("line-recorder-on", Bare(|_| Intent::Recorder(RecorderIntent::Begin))),
    line("line-recorder-off", Bare(|_| Intent::Recorder(RecorderIntent::End))),
    line("line-recorder-from", With(|typed| Some(hear(Hearing::From(typed.rest.trim_end_matches('.').parse().ok()?))))),
    line("line-recorder-entry", With(|typed| Some(hear(Hearing::Entry(typed.number().filter(|number| *number > 0)?))))),
    line("line-recorder-speed", With(recorder::speed)),
    line("line-recorder-list", Bare(|_| Intent::Recorder(RecorderIntent::List))),
    line("line-correct", With(|typed| Some(Intent::Correct { for_side: typed.side(), words: typed.text()? }))),
    line("line-repeat", With(|typed| Some(Intent::Repeat { for_side: typed.side(), words: typed.text()? }))),
    line("line-seal", With(|typed| {
        Some(Intent::Adjourn(AdjournIntent::Seal { for_side: typed.side(), words: typed.text()? }))
    })),
    line("line-claim-threefold-with", With(|typed| typed.claim_with(false))),
    line("line-claim-fifty-with", With(|typed| typed.claim_with(true))),
    line("line-claim-increment", Bare(|side| claim_after_asking(side, Claim::Increment))),
    line("line-claim-touched", With(|typed| Some(claim(typed.side(), Claim::Touched(typed.square()?))))),
    line("line-claim-set-up", Bare(|side| claim(side, Claim::Irregularity(Irregularity::SetUp)))),
    line("line-claim-board-turned", Bare(|side| claim(side, Claim::Irregularity(Irregularity::BoardTurned)))),
    line("line-claim-colours-reversed", Bare(|side| claim(side, Claim::Irregularity(Irregularity::ColoursReversed)))),
    line("line-claim-displaced", Bare(|side| claim(side, Claim::Irregularity(Irregularity::Displaced)))),
    line("line-claim-two-hands", Bare(|side| claim(side, Claim::Irregularity(Irregularity::TwoHands)))),
    line("line-claim-wrong-square", Bare(|side| claim(side, Claim::Irregularity(Irregularity::WrongSquare)))),
    line("line-claim-both-kings", Bare(|side| claim(side, Claim::Irregularity(Irregularity::BothKings)))),
    line("line-claim-clock-setting", Bare(|side| claim(side, Claim::Irregularity(Irregularity::ClockSetting)))),
    line("line-ask-record", Bare(|side| Intent::Do(Command::AskRecord { side }))),
    line("line-offer-correction", Bare(|side| Intent::Do(Command::OfferCorrection { side }))),
    line("line-accept-correction", Bare(|side| {
        Intent::Do(Command::AnswerCorrection { side, answer: CorrectionAnswer::Accepted })
    })),
    line("line-decline-correction", Bare(|side| {
        Intent::Do(Command::AnswerCorrection { side, answer: CorrectionAnswer::Declined })
    })),
    line("line-set-clock", With(|typed| set_time(typed, |side, left_ms| Command::SetTime { side, left_ms }))),
    line("line-add-time", With(|typed| set_time(typed, |side, by_ms| Command::AddTime { side, by_ms }))),
    line("line-take-time", With(|typed| set_time(typed, |side, by_ms| Command::TakeTime { side, by_ms }))),
    line("line-set-moves", With(|typed| set_number(typed, |side, moves| Command::SetMoves { side, moves }))),
    line("line-set-period", With(|typed| set_number(typed, |side, period| Command::SetPeriod { side, period }))),
    line("line-yes", Bare(|_| Intent::Answer(YesOrNo::Yes))),
    line("line-no", Bare(|_| Intent::Answer(YesOrNo::No))),
    line("line-marks", With(|typed| marks_of(typed.rest).map(|_| Intent::set(Setting::Marks, typed.rest)))),
    line("line-hints-on", Set(Setting::Hints, "on")),
    line("line-hints-off", Set(Setting::Hints, "off")),
    line("line-newer", Bare(|_| Intent::Settings(SettingsIntent::LookForNewer))),
    line("line-newer-on", Set(Setting::NewerVersion, "on")),
    line("line-newer-off", Set(Setting::NewerVersion, "off")),
    line("line-keys-english", Set(Setting::KeyPreset, "english")),
    line("line-keys-german", Set(Setting::KeyPreset, "german")),
    line("line-cells-square-first", Set(Setting::CellOrder, "square-first")),
    line("line-cells-piece-first", Set(Setting::CellOrder, "piece-first")),
    line("line-cells-by-letters", Set(Setting::CellSquares, "letters")),
    line("line-cells-by-names", Set(Setting::CellSquares, "anna")),
    line("line-cells-full", Set(Setting::CellPieces, "full")),
    line("line-cells-kind-first", Set(Setting::CellPieces, "kind-first")),
    line("line-cells-short", Set(Setting::CellPieces, "letter")),
    line("line-cells-ground-on", Set(Setting::CellGround, "on")),
    line("line-cells-ground-off", Set(Setting::CellGround, "off")),
    line("line-cells-empty-on", Set(Setting::CellEmpty, "on")),
    line("line-cells-empty-off", Set(Setting::CellEmpty, "off")),
    line("line-cells-role-list", Set(Setting::CellRole, "list-item")),
    line("line-cells-role-grid", Set(Setting::CellRole, "grid-cell")),
    line("line-cells-role-button", Set(Setting::CellRole, "button")),
    line("line-cells-reading-pieces", Set(Setting::Reading, "pieces")),
    line("line-cells-reading-ranks", Set(Setting::Reading, "ranks")),
    line("line-cells-reading-files", Set(Setting::Reading, "files")),
    line("line-say-home", Set(Setting::Preset, "home")),
    line("line-say-tournament", Set(Setting::Preset, "tournament")),
    line("line-say-assistant", Set(Setting::Preset, "assistant")),
    line("line-say-arbiter", Set(Setting::Preset, "arbiter")),
    line("line-say-braille", Set(Setting::Preset, "braille")),
    line("line-joining", Bare(|_| Intent::Joining(JoiningIntent::State))),
    line("line-joining-join", With(joining::join)),
    line("line-joining-game", Bare(|_| Intent::Joining(JoiningIntent::NextGame))),
    line("line-joining-leave", Bare(|_| Intent::Joining(JoiningIntent::Leave))),
    line("line-hosting", Bare(|_| Intent::Joining(JoiningIntent::Host { at: None, over: None }))),
    line("line-hosting-at", With(joining::host)),
    line("line-hosting-over", With(joining::host_over)),
    line("line-sitting", With(|typed| Some(joining::sit(typed)))),
    line("line-hosting-end", Bare(|_| Intent::Joining(JoiningIntent::EndHosting))),
    line("line-devices", Bare(|_| Intent::Devices)),
    line("line-earphone", With(|typed| Some(Intent::UseDevice(Purpose::Earphone, typed.number()?)))),
    line("line-second-earphone", With(|typed| Some(Intent::UseDevice(Purpose::SecondEarphone, typed.number()?)))),
    line("line-loudspeaker", With(|typed| Some(Intent::UseDevice(Purpose::Loudspeaker, typed.number()?)))),
    line("line-boards", Bare(|_| Intent::Boards(BoardIntent::List))),
    line("line-board", With(boards::take)),
    line("line-board-off", With(boards::release)),
    line("line-board-tell", With(boards::tell)),
    line("line-language", With(|typed| Some(Intent::Settings(settings::language(typed.rest))))),
    line("line-export-settings", With(|typed| Some(Intent::Settings(SettingsIntent::Export(typed.path()?))))),
    line("line-import-settings", With(|typed| Some(Intent::Settings(SettingsIntent::Import(typed.path()?))))),
    line("line-delete-profile", With(|typed| Some(Intent::Settings(SettingsIntent::DeleteProfile(typed.text()?))))),
    line("line-rename-profile", With(|typed| Some(Intent::Settings(SettingsIntent::RenameProfile(typed.text()?))))),
    line("desk-line-envelope", With(|typed| Some(Intent::Adjourn(AdjournIntent::SaveEnvelope(typed.path()?))))),
    line("desk-line-lose-envelope", Bare(|_| Intent::Do(Command::Adjourn(Adjourn::Lose)))),
    line("desk-line-lose-position", Bare(|_| Intent::Do(Command::Adjourn(Adjourn::LosePosition)))),
    line("desk-line-enter-sheet", With(arbiter_panel::enter_sheet)),
    line("desk-line-open-sheet", With(arbiter_panel::open_sheet)),
    line("desk-line-enter", With(arbiter_panel::enter)),
    line("desk-line-rank", With(arbiter_panel::rank)),
    line("desk-line-drop", Bare(|_| Intent::Desk(PanelIntent::DropEntry))),
    line("desk-line-step", With(arbiter_panel::step)),
    line("desk-line-right", With(arbiter_panel::right)),
    line("desk-line-reinstate", With(|typed| Some(ask_first(Command::Reinstate { ply: typed.number()? })))),
    line("desk-line-reconstruct", Bare(|_| ask_first(Command::Reconstruct))),
    line("desk-line-find", With(arbiter_panel::find)),
    line("desk-line-accept", TypedLineMeaning::Rule(true)),
    line("desk-line-decline", TypedLineMeaning::Rule(false)),
    line("desk-line-warn", With(arbiter_panel::warn)),
    line("desk-line-penalise", With(arbiter_panel::penalise)),
    line("desk-line-note", With(|typed| Some(Intent::Do(Command::Note { text: typed.text()? })))),
    line("desk-line-rule", With(arbiter_panel::rule)),
    line("desk-line-annul", With(|typed| Some(ask_first(Command::AnnulResult { text: typed.text()? })))),
    line("desk-line-approve", With(arbiter_panel::approve)),
    line("desk-line-pin", With(|typed| Some(Intent::Desk(PanelIntent::Pin(typed.text()?))))),
    line("desk-line-report", With(|typed| Some(Intent::Desk(PanelIntent::SaveReport(typed.path()?))))),
    line("desk-line-journal", Bare(|_| Intent::Desk(PanelIntent::Journal))),
    line("desk-line-lock", With(|typed| Some(Intent::Desk(PanelIntent::Lock(typed.text()?))))),
    line("desk-line-unlock", With(|typed| Some(arbiter_panel::unlock(typed)))),
    line("desk-line-close", Bare(|_| Intent::Desk(PanelIntent::Close))),
    line("line-review-ply", With(review::to_ply)),
    line("line-review-move", With(review::to_move)),
    line("line-review-comment", With(|typed| Some(review::comment(typed)))),
    line("line-review-glyph", With(|typed| Some(review::glyph(typed)))),
    line("line-review-remove", Bare(|_| Intent::Review(ReviewIntent::Remove))),
    line("line-review-save", With(|typed| Some(Intent::Review(ReviewIntent::Save(typed.path()))))),
    line("line-game-of-file", With(review::open)),
    line("line-find-player", With(|typed| Some(review::find(typed)))),
    line("line-find-position", Bare(|_| review::games(GamesIntent::FindPosition))),
];
