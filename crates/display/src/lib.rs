//! The screens: one plain value for each seat, with texts in the person's language and ready-made intents.
//!
//! A window draws a [`Screen`] and gives back the intents it was handed. An act that is impossible now carries the reason instead. The time on
//! a clock follows from its value and the present moment, so a running clock needs no new screen.
//!
//! ```
//! use display::{ClockView, clock_digits};
//! use laws::moment::Moment;
//!
//! let clock = ClockView { left_ms: 61_000, at: Moment::from_millis(5_000), running: true, ..ClockView::default() };
//! assert_eq!(clock_digits(clock.left_at(7_000)), "0:59");
//! ```
//!
//! **It never knows** `speech`, egui, a window, or the table: the sources of a screen are in [`build::Sources`].
//!
//! **Way in:** [`Screen`], [`build::screen`], [`arbiter_panel`] (what the arbiter sees as well).

pub mod arbiter_panel;
mod board_words;
pub mod build;
pub mod buttons;
pub mod clock;
mod files;
pub mod guide;
pub mod help;
mod lichess;
mod manual;
pub mod review;
pub mod settings;

use std::sync::Arc;

use shakmaty::{ByColor, Color, Piece, Position as _, Square};

pub use board_words::BoardWords;
pub use help::{HelpAbout, HelpLine};

pub use clock::{ClockFormWords, ClockView, ClocksView, clock_digits, words_grain};

use ::settings::{CellRole, LookSettings};
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::keymap::Keymap;
use controls::new_game::{NewGameFault, Opponent};
use laws::people::Person;
use wording::hearing::Silenced;

/// True if that is a time control as game scripts write it.
pub fn is_time_control(header: &str) -> bool {
    notation::time_control::read(header).is_ok()
}

/// True if that is a position in which play can continue: a FEN, or pieces in words.
pub fn is_position(text: &str) -> bool {
    announcement::set_up::read_any(text).is_some_and(|(position, _)| !position.is_game_over())
}

/// The screen of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The person whose screen it is.
    pub seat: Person,
    /// The window's title: the players, and the person whose screen it is.
    pub title: String,
    /// The side from which the board is seen; the player's own.
    pub side: Color,
    /// The person's own board; for the arbiter the official one.
    pub board: BoardView,
    /// The name of the move line, and the words it asks for.
    pub move_line: FieldView,
    /// The name of the scoresheet's field, and the sheet so far.
    pub sheet: SheetView,
    /// Announcements and messages to this person.
    pub log: LogView,
    /// The last announcement in large letters, and what this person still has to do.
    pub banner: Banner,
    /// Both clocks.
    pub clocks: ClocksView,
    /// Every button of this screen, by pane.
    pub buttons: Vec<ButtonView>,
    /// The warnings that stay until their cause is gone: not saved, no voice for a language.
    pub warnings: Vec<String>,
    /// A question that waits for an answer.
    pub question: Option<QuestionView>,
    /// The list of keys and commands, as lines to be read one by one.
    pub help: Vec<HelpLine>,
    /// The keys.
    pub keymap: Arc<Keymap>,
    /// The short manual of the clock, as lines.
    pub manual: Vec<String>,
    /// The parts that belong to the person and not to the game: their settings and the manual in their language.
    pub personal: Personal,
    /// Names of the panes and other words of the screen itself.
    pub words: ScreenWords,
    /// Games as files.
    pub files: FilesView,
    /// The arbiter's panel; on the arbiter's screen only.
    pub desk: Option<arbiter_panel::PanelView>,
    /// True if the keyboard acts in this screen in every window, not only in the root's.
    pub takes_keys: bool,
}

impl Screen {
    /// The button of that control, if it is on this screen.
    pub fn button(&self, control: Control) -> Option<&ButtonView> {
        self.buttons.iter().find(|button| button.control == control)
    }
}

/// The parts of a screen that are not the game. Made when they change, and shared by every screen since.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Personal {
    /// The person's settings; none on the screens of people who are not at this computer.
    pub settings: Option<Arc<settings::SettingsView>>,
    /// The sizes the person wants for what they see.
    pub sizes: LookSettings,
    /// The manual.
    pub guide: Arc<guide::Guide>,
    /// Lichess.
    pub lichess: LichessView,
}

/// A person who cannot hear the program's voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SilenceView {
    /// The person and the reason.
    pub silenced: Silenced,
    /// The fault and what to do, in a sentence; with the person's name on other people's screens.
    pub text: String,
}

/// A board with 64 named cells.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The board's name.
    pub label: String,
    /// The role of its cells for a screen reader.
    pub role: CellRole,
    /// The side at the lower edge.
    pub seen_from: Color,
    /// True if a letter and a digit lead to their square.
    pub type_ahead: bool,
    /// The cells in the order a1, b1 … h8.
    pub cells: Vec<CellView>,
    /// The last move announced to or by this person.
    pub last_move: Option<(Square, Square)>,
    /// The piece in the hand, and its name.
    pub in_hand: Option<(Piece, String)>,
    /// The pieces off the board.
    pub tray: Vec<OffBoardView>,
    /// The name of the list of pieces off the board.
    pub tray_label: String,
    /// True if a piece from off the board may be needed: for a promotion, or because one was taken off by mistake.
    pub needs_tray: bool,
}

/// One cell.
#[derive(Clone, Debug, PartialEq)]
pub struct CellView {
    /// The square.
    pub square: Square,
    /// Its full name: "e4, white pawn".
    pub name: String,
    /// Its short name, for a Braille line: "e4 wP".
    pub braille: String,
    /// The piece on it, if any.
    pub piece: Option<Piece>,
    /// True if the piece in the hand was lifted from here.
    pub lifted: bool,
    /// True if the square differs from the official position; the name says how. Only the arbiter is shown this.
    pub differs: bool,
    /// The intent of Enter, Space or a click: lift, or put down.
    pub touch: Intent,
    /// The intent of Delete or a drag off the board: take off.
    pub take_off: Intent,
    /// The intent to adjust the piece, after saying so (4.2.1).
    pub adjust: Intent,
}

/// A kind of piece off the board.
#[derive(Clone, Debug, PartialEq)]
pub struct OffBoardView {
    /// The piece.
    pub piece: Piece,
    /// "white queen, 1 beside the board".
    pub name: String,
    /// The number of such pieces off the board.
    pub count: u8,
}

/// A text field.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FieldView {
    /// Its name.
    pub label: String,
    /// The words that say what to type.
    pub hint: String,
}

/// A scoresheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetView {
    /// The name of the entry field.
    pub field: FieldView,
    /// The name of the list.
    pub label: String,
    /// The lines, one for each entry.
    pub lines: Vec<SheetLine>,
    /// The review shown in its place while a game is reviewed.
    pub review: Option<review::ReviewView>,
}

/// One line of a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// The words of the line; a struck entry says so in words too.
    pub text: String,
    /// True if the entry is struck out.
    pub is_struck: bool,
}

/// The log of what was said, to be read line by line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogView {
    /// Its name.
    pub label: String,
    /// Its lines, the newest first.
    pub lines: Vec<LogLine>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// The time, as it is shown.
    pub time: String,
    /// The words.
    pub text: String,
}

/// The banner.
#[derive(Clone, Debug, PartialEq)]
pub struct Banner {
    /// The silences of the program's voice, at the top of every window: this person's first.
    pub silence: Vec<SilenceView>,
    /// The player to move and the open task, in one sentence.
    pub state: String,
    /// The last announcement, large.
    pub announcement: String,
    /// The announced move in plain words of the person's own language: "bishop f1 – b5"; empty if that adds nothing.
    pub plain: String,
    /// The next act with its key, or the reason why there is none: "Your move. Type it in the move line: F6."; for a
    /// sighted player, in the words of the hand: "Say aloud: Läufer Bella fünf, or press F8. Then: Move the white
    /// bishop from f1 to b5."
    pub to_do: String,
    /// The last words to this person other than the announcement: the reason of a refusal, a draw offer. Sighted
    /// players read them where they look.
    pub message: String,
    /// The meaning of Escape where it has no other: to leave the practice game or the training.
    pub leaves: Option<Intent>,
    /// The act that comes first when the program is to be closed.
    pub before_closing: Option<Intent>,
}

/// A button, a switch or a menu entry: anything with a control id.
#[derive(Clone, Debug, PartialEq)]
pub struct ButtonView {
    /// The control.
    pub control: Control,
    /// Its name in the person's language.
    pub name: String,
    /// Its help in the person's language.
    pub help: String,
    /// Its keys as they are printed on the keyboard.
    pub keys: String,
    /// The intent for the table, `None` where the window acts by itself, or the reason why the control does nothing
    /// now.
    pub act: Result<Option<Intent>, String>,
    /// For a switch, its state.
    pub on: Option<bool>,
    /// True if this is the person's next act: at most one button is.
    pub due: bool,
    /// The place of the button.
    pub stands: ButtonPlace,
}

/// The place of a button now. Its keys and its words always work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonPlace {
    /// In sight, large and filled: the one next act.
    NextAct,
    /// In sight: it answers an open matter, such as a draw offer.
    Answer,
    /// On the page of further acts.
    More,
    /// Nowhere: it cannot be done now.
    Nowhere,
}

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionView {
    /// The question, which is the dialog's name.
    pub text: String,
    /// The words for yes.
    pub yes: String,
    /// The words for no; it has the focus.
    pub no: String,
}

/// The pages on which games are opened and written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FilesView {
    /// The stored games, each one line: date, players, result.
    pub games: Vec<String>,
    /// The file of many games that is open.
    pub of_games: Option<review::GamesView>,
    /// For each stored game, true if it is damaged and its good part can be rescued.
    pub damaged: Vec<bool>,
    /// The name of that list.
    pub games_label: String,
    /// "Rescue the chosen game".
    pub rescue_chosen: String,
    /// "Open a game".
    pub open_title: String,
    /// "Open the chosen game".
    pub open_chosen: String,
    /// The field of the path.
    pub path: FieldView,
    /// "Choose a file…".
    pub choose: String,
    /// "Write this game to a file".
    pub save_title: String,
    /// "Write".
    pub save: String,
    /// The suggested path.
    pub suggested: String,
    /// "Cancel".
    pub cancel: String,
}

/// The page of lichess.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LichessView {
    /// "Lichess".
    pub title: String,
    /// The account signed in, or what to do.
    pub account: String,
    /// True if an account is signed in.
    pub is_signed_in: bool,
    /// The field of the token, shown and spoken as dots.
    pub token: FieldView,
    /// The name of the list.
    pub list_label: String,
    /// Games, then challenges, each one line.
    pub lines: Vec<String>,
    /// Number of lines that are games.
    pub games: usize,
    /// Number of lines that are challenges.
    pub challenges: usize,
    /// The line for a lichess command, such as `seek 15+10`.
    pub wish: FieldView,
    /// "Play or accept the chosen one".
    pub choose: String,
    /// "Decline it".
    pub decline: String,
    /// "Look again".
    pub look_again: String,
    /// "Stop looking for an opponent", during the search for one.
    pub stop_seeking: Option<String>,
    /// "Read the messages", while a lichess game is on the table.
    pub in_game: Option<String>,
    /// "Sign out".
    pub sign_out: String,
    /// "Close".
    pub close: String,
}

/// Words of the screen itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScreenWords {
    /// "Board", "Move line" … in the order of the F6 ring.
    pub panes: Vec<String>,
    /// "Keys and commands".
    pub help_title: String,
    /// "Close".
    pub close: String,
    /// The reason why there are no settings on this screen.
    pub settings_not_here: String,
    /// The words next to a board.
    pub board: BoardWords,
    /// The words about keys.
    pub keys: KeyWords,
    /// "Short manual of the clock".
    pub manual_title: String,
    /// The dialog for a new game.
    pub new_game: NewGameWords,
    /// The dialog that corrects the clocks.
    pub clock_form: ClockFormWords,
}

/// The words about keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyWords {
    /// Says that the next key will be explained.
    pub describe: String,
    /// Says that the key does nothing here.
    pub means_nothing: String,
    /// Says that the next key becomes the key of the control named before.
    pub ask: String,
    /// Says that the keys stay as they are.
    pub left: String,
    /// Says where keys can be changed.
    pub elsewhere: String,
}

/// Words of the dialog for a new game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewGameWords {
    /// "New game".
    pub title: String,
    /// "White's name", "Black's name".
    pub names: ByColor<String>,
    /// "White is", "Black is".
    pub sights: ByColor<String>,
    /// "Assistant of White, if there is one", and the same for Black.
    pub assistants: ByColor<String>,
    /// "Arbiter, if there is one".
    pub arbiter: String,
    /// "blind or visually impaired", "sighted", "deaf", in the order of `Sight::ALL`.
    pub sight_names: Vec<String>,
    /// "Time control: minutes, or minutes + seconds for each move".
    pub time: String,
    /// Time controls to choose from: what is written, and its name.
    pub time_presets: Vec<(String, String)>,
    /// "Initial position: nothing, a number of Chess960, or lot".
    pub start_position: String,
    /// "Vocabulary".
    pub vocabulary: String,
    /// The vocabularies: as `--vocabulary` writes them, and their names.
    pub vocabularies: Vec<(String, String)>,
    /// "Place".
    pub place: String,
    /// "at home", "in an event".
    pub place_names: [String; 2],
    /// The words for the other seat at home.
    pub opponents: OpponentWords,
    /// The words for a game at an event.
    pub event: TournamentWords,
    /// The words of the one sentence.
    pub sentence: SentenceWords,
    /// "Start the game".
    pub start: String,
    /// "Cancel".
    pub cancel: String,
    /// "not chosen", of one of several.
    pub not_chosen: String,
    /// The words for each fault.
    pub faults: Vec<(NewGameFault, String)>,
}

/// Words for the opponents at the other seat at home.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpponentWords {
    /// "Opponent".
    pub label: String,
    /// "a person", and an engine of each level.
    pub choices: Vec<(Opponent, String)>,
}

/// Words of the sentence that is a new game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SentenceWords {
    /// The sentence with `[0]` for the VI player's name, `[1]` for their side, `[2]` for their opponent's name, `[3]`
    /// for the opponent's sight, `[4]` for the time control and `[5]` for the place.
    pub pattern: String,
    /// "you", for a VI player without a name.
    pub you: String,
    /// "your opponent", for one without a name.
    pub opponent: String,
    /// "White", "Black".
    pub sides: ByColor<String>,
    /// "blind", "sighted", "deaf", in the order of `Sight::ALL`.
    pub sights: Vec<String>,
    /// "no clock".
    pub no_clock: String,
    /// "at home", "at an event".
    pub places: [String; 2],
    /// "Colour": the choice of the second word.
    pub side: String,
    /// "Time control": the choice of the fifth word.
    pub time: String,
    /// "Start".
    pub start: String,
    /// "Everything else…".
    pub rest: String,
}

/// Words of the fields for a game at an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TournamentWords {
    /// "Event", "City and federation", "Round", as fields.
    pub tournament: [String; 3],
    /// "White's FIDE ID", "Black's FIDE ID".
    pub fide_ids: ByColor<String>,
    /// "Regulations": the rules fixed for a game at an event.
    pub rules: String,
    /// Each regulation with its choices, in the order of `rules_form::FIELDS`.
    pub rule_fields: Vec<(String, Vec<String>)>,
    /// "Draw offers: nothing for any time, a number of moves by both, or none".
    pub draw_offers: String,
    /// "Default time in minutes; nothing for none".
    pub default_time: String,
}

/// The age of the table when something was said: "0:03:12".
pub fn elapsed(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
