//! The parts of a screen. Each takes its keys, draws the display's content, and returns intents.

pub mod board;
mod board_paint;
pub mod buttons;
pub mod clock;
pub(crate) mod echo;
pub mod list;
pub mod long_list;
pub mod move_line;
pub mod off_board;
pub mod radio_group;
pub(crate) mod text_field;
