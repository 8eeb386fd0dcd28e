//! What is shown, to whom: one plain value for each seat's screen, texts in the person's language, intents ready made.
//!
//! A screen draws this and gives back the intents it was handed. What cannot be done carries the reason instead.

pub mod build;
pub mod buttons;
pub mod desk;

use std::cmp::Ordering;

use shakmaty::{ByColor, Color, Piece, Square};

use crate::controls::catalogue::Control;
use crate::controls::intent::Intent;
use crate::controls::new_game::NewGameFault;
use crate::laws::moment::Moment;
use crate::laws::people::Person;

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
    /// Announcements and messages to this person, the newest first.
    pub log: Vec<LogLine>,
    /// The name of the log.
    pub log_label: String,
    /// Whose turn it is and what is still to be done, in one sentence.
    pub state: String,
    /// The last announcement in large letters, and what this person still owes.
    pub banner: Banner,
    /// Both clocks.
    pub clocks: ClocksView,
    /// Every button of this screen, by pane.
    pub buttons: Vec<ButtonView>,
    /// What the person must know until it is mended: not saved, no earphone.
    pub warnings: Vec<String>,
    /// A question that waits for an answer.
    pub question: Option<QuestionView>,
    /// The list of keys and commands, as lines to be read one by one.
    pub help: Vec<String>,
    /// Names of the panes and other words of the screen itself.
    pub words: ScreenWords,
    /// The arbiter's desk; on his screen only.
    pub desk: Option<desk::DeskView>,
    /// Whether the program may let the keyboard act in a window that is not the root's.
    pub second_keyboard: bool,
}

/// A board with 64 named cells.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The board's name.
    pub label: String,
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
    /// It stands otherwise than it should; the name says how. Only the arbiter is shown it.
    pub differs: bool,
    /// Enter, Space or a click: lift, or put down.
    pub touch: Intent,
    /// Delete or a drag off the board: take off.
    pub take_off: Intent,
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
#[derive(Clone, Debug, PartialEq)]
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
    pub lines: Vec<String>,
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
    /// The last announcement, large.
    pub announcement: String,
    /// What is still to be done: "put the knight on f3".
    pub to_do: String,
    /// What was said to this person last, if it was something else than the announcement: why he was refused, a draw
    /// offered to him. A sighted player reads it where he looks.
    pub message: String,
}

/// Both clocks.
#[derive(Clone, Debug, PartialEq)]
pub struct ClocksView {
    /// One for each side; none without a clock.
    pub sides: Option<ByColor<ClockView>>,
    /// What is said instead where there is no clock.
    pub label: String,
}

/// One clock. What it shows follows from these and the present moment, by [`clock_digits`].
#[derive(Clone, Debug, PartialEq)]
pub struct ClockView {
    /// "White, Ada".
    pub label: String,
    /// What was left at `at`, in milliseconds.
    pub left_ms: u64,
    /// When that was.
    pub at: Moment,
    /// Whether it runs.
    pub running: bool,
    /// The word for it: "runs" or "stands".
    pub running_text: String,
    /// What is left in words, for a screen reader: rounded up to the minute, in the last minute to the second. A new
    /// screen is due when [`words_grain`] of what is left changes.
    pub words: String,
    /// Moves completed, in words.
    pub moves: String,
    /// The flag has fallen, and the words for it.
    pub fallen: Option<String>,
}

impl ClockView {
    /// What is left, in milliseconds, when the table is `now_ms` milliseconds old.
    pub const fn left_at(&self, now_ms: u64) -> u64 {
        if self.running {
            self.left_ms.saturating_sub(now_ms.saturating_sub(self.at.as_millis()))
        } else {
            self.left_ms
        }
    }

    /// In how many milliseconds from `now_ms` on other digits stand there; none on a clock that stands or has fallen.
    pub fn next_change_ms(&self, now_ms: u64) -> Option<u64> {
        let left = self.left_at(now_ms);
        let is_changing = self.running && self.fallen.is_none() && left > 0;
        let grain = match left.cmp(&TENTHS_BELOW_MS) {
            Ordering::Less => 100,
            Ordering::Equal => 1, // the first tenth appears
            Ordering::Greater => 1_000,
        };
        is_changing.then(|| (left - 1) % grain + 1)
    }
}

/// Under this many milliseconds a clock shows tenths.
const TENTHS_BELOW_MS: u64 = 10_000;

/// What is left as its words give it, in milliseconds: whole minutes, in the last minute whole seconds, rounded up.
pub const fn words_grain(left_ms: u64) -> u64 {
    let grain = if left_ms > 60_000 { 60_000 } else { 1_000 };
    left_ms.div_ceil(grain) * grain
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
    /// What it does now, or why it does nothing.
    pub act: Result<Intent, String>,
    /// For a switch: whether it is on.
    pub on: Option<bool>,
    /// This is what the person has to do next.
    pub due: bool,
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

/// Words of the screen itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScreenWords {
    /// "Board", "Move line" … in the order of the F6 ring.
    pub panes: Vec<String>,
    /// "Keys and commands".
    pub help_title: String,
    /// "Close".
    pub close: String,
    /// The dialog for a new game.
    pub new_game: NewGameWords,
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
    /// "blind or visually impaired", "sighted", "deaf", in the order of `SeatSight::ALL`.
    pub sight_names: Vec<String>,
    /// "Time control: minutes, or minutes + seconds for each move".
    pub time: String,
    /// Time controls to choose from: what is written, and its name.
    pub time_presets: Vec<(String, String)>,
    /// "Vocabulary".
    pub vocabulary: String,
    /// The vocabularies: as `--vocabulary` writes them, and their names.
    pub vocabularies: Vec<(String, String)>,
    /// "Place".
    pub place: String,
    /// "at home", "in an event".
    pub place_names: [String; 2],
    /// "Start the game".
    pub start: String,
    /// "Cancel".
    pub cancel: String,
    /// What is wrong, for each fault.
    pub faults: Vec<(NewGameFault, String)>,
}

/// What is left as digits: "1:05:09", "4:10", in the last ten seconds with tenths: "0:09.4".
///
/// Rounded up, like everything that is said of it, so that zero stands there only when the flag has fallen.
pub fn clock_digits(left_ms: u64) -> String {
    if left_ms < TENTHS_BELOW_MS {
        let tenths = left_ms.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = crate::query::seconds_left(left_ms);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// How old the table was when something was said: "0:03:12".
pub fn elapsed(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left_ms: u64, running: bool) -> ClockView {
        ClockView {
            label: String::new(),
            left_ms,
            at: Moment::from_millis(5_000),
            running,
            running_text: String::new(),
            words: String::new(),
            moves: String::new(),
            fallen: None,
        }
    }

    #[test]
    fn the_digits_change_when_they_are_said_to_and_not_before() {
        for left in [61_500, 61_000, 60_001, 10_001, 10_000, 9_950, 9_900, 1] {
            let view = clock(left, true);
            let wait = view.next_change_ms(5_000).unwrap_or_default();
            let shown = |after: u64| clock_digits(view.left_at(5_000 + after));
            assert_ne!(shown(wait), shown(0), "{left}");
            assert_eq!(shown(wait - 1), shown(0), "{left}");
        }
    }

    #[test]
    fn a_clock_that_stands_changes_never() {
        let view = clock(60_000, false);
        assert_eq!(view.next_change_ms(99_000), None);
        assert_eq!(view.left_at(99_000), 60_000);
    }

    #[test]
    fn words_change_once_a_minute_and_in_the_last_minute_once_a_second() {
        let grains = [900_000, 899_999, 840_001, 840_000, 60_001, 60_000, 59_001, 1, 0].map(words_grain);
        let expected = [900_000, 900_000, 900_000, 840_000, 120_000, 60_000, 60_000, 1_000, 0];
        assert_eq!(grains, expected);
    }

    #[test]
    fn zero_is_shown_only_at_zero() {
        let shown = [0, 1, 99, 100, 9_999, 10_000, 10_001, 3_599_001, 3_600_000].map(clock_digits);
        assert_eq!(
            shown,
            [
                "0:00.0", "0:00.1", "0:00.1", "0:00.1", "0:10.0", "0:10", "0:11", "1:00:00", "1:00:00"
            ]
        );
    }
}
