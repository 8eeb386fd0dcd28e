//! The parts a screen is made of. Each takes its keys, draws what the display says, and gives intents back.

pub mod board;
mod board_paint;
pub mod buttons;
pub mod clock;
pub mod list;
pub mod long_list;
pub mod move_line;
pub mod radio_group;
pub mod tray;
