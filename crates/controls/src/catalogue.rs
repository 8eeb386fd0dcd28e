//! The one list of everything a person can do: by a key, by a button, or by typing.
//!
//! A row says its act: a request to the table, or something the window does. To add a control: its row in `rows.rs`, its name
//! (`control-ID`) and help (`control-ID-help`) in every language, the typed words (`line-…`) likewise, and its act if
//! that is new. The help page, the list of keys, the buttons, the move line and the arbiter's panel follow by
//! themselves.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use shakmaty::{Color, File, Rank, Role, Square};

use super::arbiter_panel::PanelIntent;
use super::boards::BoardIntent;
pub use super::control::Control;
use super::cursor::CursorStep;
use super::files::{Dialog, FileIntent};
use super::intent::{AdjournIntent, Intent, Purpose, TrainingIntent, YesOrNo};
use super::recorder::{Hearing, RecorderIntent};
use super::rows::rows;
use super::settings::{self, NewValue, SettingsIntent};
use super::sheet::{SheetIntent, SheetReading};
use super::typed::clock_form::{set_number, set_time};
use super::typed::text::TypedText;
use super::typed::{arbiter_panel, boards, files, proposals, recorder, sheet, signing};
#[cfg(feature = "home")]
use super::{
    engine::EngineIntent,
    intent::TacticsIntent,
    lichess::{LichessIntent, LichessToken},
    review::{GamesIntent, ReviewIntent, ReviewStep},
    typed::{duplex, engine, lichess, review, review::go},
};
#[cfg(any(feature = "hall", feature = "home"))]
use super::{joining::JoiningIntent, typed::joining};
use ::settings::{Setting, marks_of};
use announcement::understand::fold;
use laws::command::{Adjourn, Claim, Command, CorrectionAnswer, Irregularity};
use laws::people::Person;
use locale::{Locale, Messages};
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
    /// While a proposal waits for this player; at a table with an arbiter none does.
    Proposed,
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
    /// While an engine plays.
    EnginePlays,
    /// While a file of games is open.
    FileOpen,
    /// At a computer where another person has a window, too.
    Beside,
    /// At a table where a game may be reviewed.
    MayReview,
    /// While a game is reviewed.
    Reviewing,
    /// While a position is solved.
    Solving,
    /// While the program may leave the game for the world outside.
    MayLookOutside,
    /// After the end of a game at an event, until the player has signed.
    ToSign,
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
    /// The default keys, separated by blanks.
    pub keys: &'static str,
    /// The keys with German piece letters, if they differ.
    pub german: Option<&'static str>,
    /// The pane in which it has a button; none if it has keys only.
    pub button: Option<Pane>,
    /// The button in the opponent's window, if it has one there.
    pub beside: Option<OpponentButton>,
    /// True if its help tells of keys, fields or a cursor.
    pub help_is_of_a_window: bool,
    /// The act.
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

    /// True if it does something in a window only: to dialogs, windows, keys, the roles of squares, or sounds.
    pub fn is_of_a_window(&self) -> bool {
        const SETTINGS: [Setting; 4] = [
            Setting::ClockWindow,
            Setting::KeyPreset,
            Setting::CellRole,
            Setting::Pulses,
        ];
        let is_set = self.setting().is_some_and(|(setting, _)| SETTINGS.contains(&setting));
        let intent = self.fixed(Color::White);
        is_set || matches!(intent, Some(Intent::File(FileIntent::Choose(_)) | Intent::TurnBoard(_)))
    }

    /// True if it belongs to a control that works at home only.
    pub fn is_of_home(&self) -> bool {
        let when = self.control.map(|control| control.row().act.when());
        when == Some(ControlCondition::AtHome)
    }

    /// True if the text after it is secret: the PIN of the arbiter's panel.
    pub(super) fn takes_a_secret(&self) -> bool {
        ["desk-line-pin", "desk-line-lock", "desk-line-unlock"].contains(&self.words)
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

    /// The meaning whatever follows its words; none if it depends on them.
    pub fn fixed(&self, side: Color) -> Option<Intent> {
        match self.means {
            TypedLineMeaning::Same(act) => act.intent(side),
            TypedLineMeaning::Bare(make) => Some(make(side)),
            TypedLineMeaning::Ask(query) => Some(Intent::Ask(query)),
            TypedLineMeaning::Set(setting, word) => Some(Intent::set(setting, word)),
            TypedLineMeaning::With(_) | TypedLineMeaning::Rule(_) => None,
        }
    }

    /// Requests that the line makes, one for each example of a text that belongs after its words.
    pub fn examples(&self, by: Person, own: &Messages) -> impl Iterator<Item = Intent> {
        let meant = move |rest: &&str| self.meaning(&TypedText { rest, by, own });
        EXAMPLES.iter().filter_map(meant)
    }

    /// The meaning with that text after its words; none if the text does not belong there.
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
    LINES_OF_CONTROLS.iter().chain(LINES).chain(LINES_OF_HOME)
}

/// The lines that this person can type, in the same order.
pub fn lines_of(by: Person) -> impl Iterator<Item = &'static TypedLine> {
    lines().filter(move |line| by == Person::Arbiter || !line.is_of_the_desk())
}

/// A form of a line that can be typed, in one language.
pub(super) struct LineForm {
    pub(super) line: &'static TypedLine,
    /// The text of the messages.
    pub(super) text: String,
    /// In lower case and without accents.
    pub(super) plain: String,
    pub(super) is_english: bool,
    /// The number of words.
    pub(super) count: usize,
}

/// Every form of every line in the order of the help page, in that language and then in English; worked out once for each language.
pub(super) fn forms_in(locale: Locale) -> &'static [LineForm] {
    static FORMS: LazyLock<HashMap<Locale, OnceLock<Vec<LineForm>>>> =
        LazyLock::new(|| Locale::ALL.map(|locale| (locale, OnceLock::new())).into());
    let worked_out = || {
        let own = Messages::new(locale);
        lines()
            .flat_map(|line| {
                let words = [(false, own.text(line.words, &[])), (true, own.in_english(line.words))];
                words.map(|(is_english, words)| (line, is_english, words))
            })
            .flat_map(|(line, is_english, words)| {
                let forms = words.split(';').map(|form| LineForm {
                    line,
                    text: form.trim().to_owned(),
                    plain: fold(form.trim()),
                    is_english,
                    count: form.split_whitespace().count(),
                });
                forms.collect::<Vec<_>>()
            })
            .collect()
    };
    FORMS
        .get(&locale)
        .map_or(&[], |forms| forms.get_or_init(worked_out).as_slice())
}

/// Examples of texts that may follow the words of a line: one of them belongs after the words of each line.
pub(super) const EXAMPLES: [&str; 16] = [
    "",
    "e4",
    "e",
    "4",
    "white",
    "white 4",
    "white 4:00",
    "white e4",
    "white loss",
    "white x",
    "4 white",
    "4 4P3",
    "1-0 x",
    "correction",
    "5:00",
    "x",
];

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
            $(, help of a $window:ident)?
            => $act:expr $(, $words:literal $(=> $means:expr)?)*;
    )+) => {
        impl Control {
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
                        help_is_of_a_window: matches!(stringify!($($window)?).as_bytes(), b"window"),
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

#[cfg(feature = "home")]
const fn reviewing(make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(ControlCondition::Reviewing, make)
}

#[cfg(feature = "home")]
const fn solving(make: fn(Color) -> Intent) -> ControlAct {
    ControlAct::Do(ControlCondition::Solving, make)
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

rows!(controls);

/// Lines that have no key and no button, and can only be typed.
#[rustfmt::skip] // it is a table
const LINES: &[TypedLine] = &[
    line("line-strike-entry", With(sheet::strike)),
    line("line-square", With(|typed| Some(Intent::Ask(Query::Square(typed.square()?))))),
    line("line-pieces", With(|typed| Some(Intent::Ask(typed.pieces()?)))),
    line("line-diagonals", With(|typed| typed.around(SquareQuestion::Diagonals))),
    line("line-result", TypedLineMeaning::Ask(Query::Result)),
    line("line-recording", TypedLineMeaning::Ask(Query::Recording)),
    line("line-offer", TypedLineMeaning::Ask(Query::Offer)),
    line("line-resumption", TypedLineMeaning::Ask(Query::Resumption)),
    line("line-recorder-on", Bare(|_| Intent::Recorder(RecorderIntent::Begin))),
    line("line-recorder-off", Bare(|_| Intent::Recorder(RecorderIntent::End))),
    line("line-recorder-from", With(|typed| Some(hear(Hearing::From(typed.rest.trim_end_matches('.').parse().ok()?))))),
    line("line-recorder-entry", With(|typed| Some(hear(Hearing::Entry(typed.number().filter(|number| *number > 0)?))))),
    line("line-recorder-speed", With(recorder::speed)),
    line("line-recorder-list", Bare(|_| Intent::Recorder(RecorderIntent::List))),
    line("line-correct", With(|typed| Some(Intent::Correct { for_side: typed.side(), words: typed.text()? }))),
    line("line-repeat", With(|typed| Some(Intent::Repeat { for_side: typed.side(), words: typed.text()? }))),
    line("line-adjourn-until", With(arbiter_panel::adjourn_until)),
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
    line("line-call-arbiter", Bare(|_| ask_first(Command::StopClocks))),
    line("line-quit", Bare(|_| Intent::Quit)),
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
    line("desk-line-note", With(|typed| Some(Intent::Do(Command::Note { text: typed.reason()? })))),
    line("desk-line-rule", With(arbiter_panel::rule)),
    line("desk-line-annul", With(|typed| Some(ask_first(Command::AnnulResult { text: typed.reason()? })))),
    line("line-clock-place", With(arbiter_panel::clock_place)),
    line("desk-line-approve", With(arbiter_panel::approve)),
    line("desk-line-pin", With(|typed| Some(Intent::Desk(PanelIntent::Pin(typed.text()?))))),
    line("desk-line-report", With(|typed| Some(Intent::Desk(PanelIntent::SaveReport(typed.path()?))))),
    line("desk-line-journal", Bare(|_| Intent::Desk(PanelIntent::Journal))),
    line("desk-line-lock", With(|typed| Some(Intent::Desk(PanelIntent::Lock(typed.text()?))))),
    line("desk-line-unlock", With(|typed| Some(arbiter_panel::unlock(typed)))),
    line("desk-line-close", Bare(|_| Intent::Desk(PanelIntent::Close))),
];

/// The same, for the parts that a build for events is without.
#[cfg(feature = "home")]
#[rustfmt::skip] // it is a table
const LINES_OF_HOME: &[TypedLine] = &[
    line("line-newer", Bare(|_| Intent::Settings(SettingsIntent::LookForNewer))),
    line("line-newer-on", Set(Setting::NewerVersion, "on")),
    line("line-newer-off", Set(Setting::NewerVersion, "off")),
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

#[cfg(not(feature = "home"))]
const LINES_OF_HOME: &[TypedLine] = &[];
