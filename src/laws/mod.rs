//! The Laws of Chess as code, each rule with its Article of the 2023 edition.
//!
//! [`game::Game`] is the whole: `decide` a command into events or a refusal, `apply` an event. Time is an argument.
//!
//! To add a rule: name it in [`regulations::Rule`] with its Articles, decide it in the file of its subject, add the event
//! if there is none that says it, and write its story in `tests/games/laws/`.

pub mod adjournment;
pub mod articles;
pub mod chessclock;
pub mod claim;
pub mod clock_past;
pub mod command;
pub mod discrepancy;
pub mod ending;
pub mod event;
pub mod explanation;
pub mod game;
pub mod moment;
pub mod penalty;
pub mod people;
pub mod player_board;
pub mod proposal;
pub mod recorder;
pub mod recording;
pub mod refusal;
pub mod regulations;
pub mod scoresheet;
pub mod sealing;
pub mod sheets;
pub mod standing;
pub mod stored;
pub mod time_control;
pub mod touch;
pub mod tournament;
pub mod turn;
pub mod watch;

mod agreement;
mod apply;
mod default_time;
mod differences;
mod draft;
mod drawn_game;
mod fault;
mod finish;
mod irregularity;
mod moving;
mod pressing;
mod quickplay;
mod repetition;
mod retaken;
mod ruling;
pub mod time_check;
mod timing;
mod writing;
