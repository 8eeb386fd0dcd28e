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
//! **It never knows** `speech`, egui, a window, or the table: the sources of a screen are in [`sources::Sources`].
//!
//! **Way in:** [`Screen`], [`build::screen`], [`arbiter_panel`] (what the arbiter sees as well).

pub mod arbiter_panel;
mod board_words;
pub mod build;
pub mod buttons;
pub mod capabilities;
pub mod clock;
mod files;
pub mod guide;
pub mod help;
mod lichess;
mod manual;
mod owners;
mod panes;
pub mod parts;
pub mod review;
mod screen;
mod screen_words;
pub mod settings;
pub mod sources;

use shakmaty::Position as _;

pub use board_words::BoardWords;
pub use clock::{ClockFormWords, ClockView, ClocksView, clock_digits, words_grain};
pub use help::{HelpAbout, HelpLine};
pub use parts::{
    BoardView, ButtonPlace, ButtonView, CellView, FieldView, LogLine, LogView, OffBoardView, QuestionView, ReleaseView,
    SheetLine, elapsed,
};
pub use screen::{Banner, FilesView, LichessView, Personal, Screen, SheetView, SilenceView};
pub use screen_words::{KeyWords, NewGameWords, OpponentWords, ScreenWords, SentenceWords, TournamentWords};

/// True if that is a time control as game scripts write it.
pub fn is_time_control(header: &str) -> bool {
    notation::time_control::read(header).is_ok()
}

/// True if that is a position in which play can continue: a FEN, or pieces in words.
pub fn is_position(text: &str) -> bool {
    announcement::set_up::read_any(text).is_some_and(|(position, _)| !position.is_game_over())
}
