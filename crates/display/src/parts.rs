//! The parts of screens that several pages have: boards, fields, buttons, lines.

use shakmaty::{Bitboard, Color, Piece, Square};

use ::settings::CellRole;
use controls::catalogue::Control;
use controls::intent::Intent;
use laws::people::Person;

/// The place of a screen at its computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// True if another table may take this one's place.
    pub may_be_left: bool,
    /// True if the table is on another computer.
    pub is_a_seat: bool,
    /// The person who sits here too, in a window of their own: the opponent, the assistant, or nobody.
    pub beside: Option<Person>,
    /// True in a terminal, which has neither keys nor windows.
    pub in_terminal: bool,
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
    /// The squares of a solution that are framed.
    pub framed: Vec<Square>,
    /// The coloured squares and arrows of a game under review.
    pub marks: Vec<super::review::Mark>,
    /// The piece in the hand, and its name.
    pub in_hand: Option<(Piece, String)>,
    /// The pieces off the board.
    pub tray: Vec<OffBoardView>,
    /// The name of the list of pieces off the board.
    pub tray_label: String,
    /// True if a piece from off the board may be needed: for a promotion, or because one was taken off by mistake.
    pub needs_tray: bool,
    /// The consequences of releasing a piece.
    pub release: ReleaseView,
}

/// The consequences of releasing a piece where only legal moves stand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReleaseView {
    /// True if a click off the board puts the piece in the hand back.
    pub goes_back: bool,
    /// The squares to which the piece in the hand may go, if the person wants them marked.
    pub targets: Bitboard,
    /// Each pawn that may promote, by its square, and the squares where it does.
    pub promotes: Vec<(Square, Bitboard)>,
    /// The pieces to choose from.
    pub choice: Vec<OffBoardView>,
    /// The name of that choice: "Promote to".
    pub label: String,
}

/// One cell.
#[derive(Clone, Debug, PartialEq)]
pub struct CellView {
    /// The square.
    pub square: Square,
    /// The full name: "e4, white pawn".
    pub name: String,
    /// The short name, for a Braille line: "e4 wP".
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
    /// "white queen, 1 off the board".
    pub name: String,
    /// The number of such pieces off the board.
    pub count: u8,
}

/// A text field.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FieldView {
    /// The name.
    pub label: String,
    /// The words that say what to type.
    pub hint: String,
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
    /// The name.
    pub label: String,
    /// The lines, the newest first.
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

/// A button, a switch or a menu entry: anything with a control id.
#[derive(Clone, Debug, PartialEq)]
pub struct ButtonView {
    /// The control.
    pub control: Control,
    /// The name in the person's language.
    pub name: String,
    /// The help in the person's language.
    pub help: String,
    /// The keys as they are printed on the keyboard.
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
    /// The words for no.
    pub no: String,
    /// True if yes has the focus, and not no, the safe answer.
    pub is_offer: bool,
    /// The question again, for a person who typed neither.
    pub again: String,
}

/// The age of the table when something was said: "0:03:12".
pub fn elapsed(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
