//! What each person is shown: one plain value for each seat's screen, with texts in his language and ready-made intents.
//!
//! A screen draws this and gives back the intents it was handed. What cannot be done carries the reason instead.

mod board_words;
pub mod build;
pub mod buttons;
pub mod clock;
pub mod desk;
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

/// True if that is a position in which the game goes on: a FEN, or pieces in words.
pub fn is_position(text: &str) -> bool {
    announcement::set_up::read_any(text).is_some_and(|(position, _)| !position.is_game_over())
}

/// The screen of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// Whose screen it is.
    pub seat: Person,
    /// The window's title: who plays whom, and whose screen this is.
    pub title: String,
    /// The side from which the board is seen; the player's own.
    pub side: Color,
    /// The person's own board; the official one for the arbiter.
    pub board: BoardView,
    /// The name of the move line, and the words it asks for.
    pub move_line: FieldView,
    /// The name of the scoresheet's field, and the sheet so far.
    pub sheet: SheetView,
    /// Announcements and messages to this person.
    pub log: LogView,
    /// The last announcement in large letters, and what this person still owes.
    pub banner: Banner,
    /// Both clocks.
    pub clocks: ClocksView,
    /// Every button of this screen, by pane.
    pub buttons: Vec<ButtonView>,
    /// What the person must know until it is mended: not saved, no voice for a language.
    pub warnings: Vec<String>,
    /// A question that waits for an answer.
    pub question: Option<QuestionView>,
    /// The list of keys and commands, as lines to be read one by one.
    pub help: Vec<HelpLine>,
    /// The keys.
    pub keymap: Arc<Keymap>,
    /// The short manual of the clock, as lines.
    pub manual: Vec<String>,
    /// What belongs to the person and not to the game: his settings and the manual in his language.
    pub personal: Personal,
    /// Names of the panes and other words of the screen itself.
    pub words: ScreenWords,
    /// Games as files.
    pub files: FilesView,
    /// The arbiter's desk; on his screen only.
    pub desk: Option<desk::DeskView>,
    /// The keyboard acts in it in every window, not only in the root's.
    pub takes_keys: bool,
}

impl Screen {
    /// The button of that control, if it stands on this screen.
    pub fn button(&self, control: Control) -> Option<&ButtonView> {
        self.buttons.iter().find(|button| button.control == control)
    }
}

/// What a screen holds beside the game. Made when it changes, and shared by every screen since.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Personal {
    /// His settings; none on other people's screens than that of the person at this machine.
    pub settings: Option<Arc<settings::SettingsView>>,
    /// How large he wants what he sees.
    pub sizes: LookSettings,
    /// The manual.
    pub guide: Arc<guide::Guide>,
    /// Lichess.
    pub lichess: LichessView,
}

/// Somebody who hears nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SilenceView {
    /// Who, and why.
    pub silenced: Silenced,
    /// What is wrong and what to do, in a sentence; with his name on other people's screens.
    pub text: String,
}

/// A board with 64 named cells.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The board's name.
    pub label: String,
    /// What its cells are to a screen reader.
    pub role: CellRole,
    /// Whose side is at the lower edge.
    pub seen_from: Color,
    /// A letter and a digit lead to their square.
    pub type_ahead: bool,
    /// The cells in the order a1, b1 … h8.
    pub cells: Vec<CellView>,
    /// The last move announced to or by this person.
    pub last_move: Option<(Square, Square)>,
    /// The piece in the hand, and its name.
    pub in_hand: Option<(Piece, String)>,
    /// What lies beside the board.
    pub tray: Vec<TrayView>,
    /// The name of the tray.
    pub tray_label: String,
    /// A piece may be needed from there: for a promotion, or because one was taken off by mistake.
    pub needs_tray: bool,
}

/// One cell.
#[derive(Clone, Debug, PartialEq)]
pub struct CellView {
    /// Which square.
    pub square: Square,
    /// Its full name: "e4, white pawn".
    pub name: String,
    /// Short, for a Braille line: "e4 wP".
    pub braille: String,
    /// What stands there.
    pub piece: Option<Piece>,
    /// The piece in the hand was lifted from here.
    pub lifted: bool,
    /// It differs from the official position; the name says how. Only the arbiter is shown this.
    pub differs: bool,
    /// Enter, Space or a click: lift, or put down.
    pub touch: Intent,
    /// Delete or a drag off the board: take off.
    pub take_off: Intent,
    /// Adjust it, after saying so (4.2.1).
    pub adjust: Intent,
}

/// A kind of piece beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayView {
    /// The piece.
    pub piece: Piece,
    /// "white queen, 1 beside the board".
    pub name: String,
    /// How many lie there.
    pub count: u8,
}

/// A text field.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FieldView {
    /// Its name.
    pub label: String,
    /// What it asks for.
    pub hint: String,
}

/// A scoresheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetView {
    /// The name of the entry field.
    pub field: FieldView,
    /// The name of the list.
    pub label: String,
    /// One line per entry.
    pub lines: Vec<SheetLine>,
    /// What stands in its place while a game is gone through.
    pub review: Option<review::ReviewView>,
}

/// One line of a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// What it says; of what is struck out in words too.
    pub text: String,
    /// It is struck out.
    pub is_struck: bool,
}

/// What was said, to be read line by line.
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
    /// When, as it is shown.
    pub time: String,
    /// What.
    pub text: String,
}

/// The banner.
#[derive(Clone, Debug, PartialEq)]
pub struct Banner {
    /// Who hears nothing of the program's own voice, at the top of every window: this person first.
    pub silence: Vec<SilenceView>,
    /// Whose turn it is and what is still to be done, in one sentence.
    pub state: String,
    /// The last announcement, large.
    pub announcement: String,
    /// Its move in plain words of the person's own language: "bishop f1 – b5"; empty where it says no more.
    pub plain: String,
    /// What this person can do now, with its key, or why there is nothing: "Your move. Type it in the move line: F6."; for whoever
    /// sees, in his own words: "Say aloud: Läufer Bella fünf, or press F8. Then: Move the white bishop from f1 to b5."
    pub to_do: String,
    /// What was said to this person last, if it was something else than the announcement: why he was refused, a draw
    /// offered to him. A sighted player reads it where he looks.
    pub message: String,
    /// What Escape means where it means nothing else: to leave the practice game or the training.
    pub leaves: Option<Intent>,
    /// What comes first when the program is to be closed.
    pub before_closing: Option<Intent>,
}

/// A button, a switch or a menu entry: all that has a control id.
#[derive(Clone, Debug, PartialEq)]
pub struct ButtonView {
    /// Which control.
    pub control: Control,
    /// Its name in the person's language.
    pub name: String,
    /// Its help in the person's language.
    pub help: String,
    /// Its keys as they are printed on the keyboard.
    pub keys: String,
    /// What the table is asked for, nothing where the window does it, or why it does nothing now.
    pub act: Result<Option<Intent>, String>,
    /// For a switch: whether it is on.
    pub on: Option<bool>,
    /// This is what the person has to do next: one of them at most.
    pub due: bool,
    /// Where it stands.
    pub stands: Stands,
}

/// Where a button stands now. Its keys and its words are always there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// In sight, large and filled: the one next act.
    NextAct,
    /// In sight: it answers what lies open, such as a draw offer.
    Answer,
    /// On the page of what else can be done.
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
    /// Which of them are damaged: what is good of one can be rescued.
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
    /// The name that is suggested for it.
    pub suggested: String,
    /// "Cancel".
    pub cancel: String,
}

/// The page of lichess.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LichessView {
    /// "Lichess".
    pub title: String,
    /// Who is signed in, or what to do.
    pub account: String,
    /// Somebody is.
    pub is_signed_in: bool,
    /// The field of the token, shown and spoken as dots.
    pub token: FieldView,
    /// The name of the list.
    pub list_label: String,
    /// Games, then challenges, each one line.
    pub lines: Vec<String>,
    /// So many of them are games.
    pub games: usize,
    /// So many are challenges.
    pub challenges: usize,
    /// The line in which a wish is written.
    pub wish: FieldView,
    /// "Play or accept the chosen one".
    pub choose: String,
    /// "Decline it".
    pub decline: String,
    /// "Look again".
    pub look_again: String,
    /// "Stop looking for an opponent", while it is looked for one.
    pub stop_seeking: Option<String>,
    /// "Read the messages", while a game there is on the table.
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
    /// Why there are no settings on this screen.
    pub settings_not_here: String,
    /// What stands beside a board.
    pub board: BoardWords,
    /// What is said of keys.
    pub keys: KeyWords,
    /// "Short manual of the clock".
    pub manual_title: String,
    /// The dialog for a new game.
    pub new_game: NewGameWords,
    /// The dialog that corrects the clocks.
    pub clock_form: ClockFormWords,
}

/// What is said of keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyWords {
    /// The next key will be explained.
    pub describe: String,
    /// The key does nothing here.
    pub means_nothing: String,
    /// The next key will be that of the control named before.
    pub ask: String,
    /// The keys stay as they are.
    pub left: String,
    /// Where keys are changed.
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
    /// "blind or visually impaired", "sighted", "deaf", in the order of `SeatSight::ALL`.
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
    /// Who has the other seat at home.
    pub opponents: OpponentWords,
    /// What is asked for a game in an event.
    pub event: EventWords,
    /// The words of the one sentence.
    pub sentence: SentenceWords,
    /// "Start the game".
    pub start: String,
    /// "Cancel".
    pub cancel: String,
    /// "not chosen", of one of several.
    pub not_chosen: String,
    /// What is wrong, for each fault.
    pub faults: Vec<(NewGameFault, String)>,
}

/// Words for who has the other seat at home.
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
    /// The sentence with `[0]` for the VI player's name, `[1]` for his side, `[2]` for his opponent's name, `[3]` for how that one
    /// plays, `[4]` for the time control and `[5]` for the place.
    pub pattern: String,
    /// "you", for a VI player without a name.
    pub you: String,
    /// "your opponent", for one without a name.
    pub opponent: String,
    /// "White", "Black".
    pub sides: ByColor<String>,
    /// "blind", "sighted", "deaf", in the order of `SeatSight::ALL`.
    pub sights: Vec<String>,
    /// "no clock".
    pub no_clock: String,
    /// "at home", "at an event".
    pub places: [String; 2],
    /// "Colour": what the second word chooses.
    pub side: String,
    /// "Time control": what the fifth word chooses.
    pub time: String,
    /// "Start".
    pub start: String,
    /// "Everything else…".
    pub rest: String,
}

/// Words of what is asked for a game in an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventWords {
    /// "Event", "City and federation", "Round", as fields.
    pub tournament: [String; 3],
    /// "White's FIDE ID", "Black's FIDE ID".
    pub fide_ids: ByColor<String>,
    /// "Regulations", what is fixed for a game in an event.
    pub rules: String,
    /// Each regulation, and what it may be, in the order of `rules_form::FIELDS`.
    pub rule_fields: Vec<(String, Vec<String>)>,
    /// "Draw offers: nothing for any time, a number of moves by both, or none".
    pub draw_offers: String,
    /// "Default time in minutes; nothing for none".
    pub default_time: String,
}

/// How old the table was when something was said: "0:03:12".
pub fn elapsed(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
