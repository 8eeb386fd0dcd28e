//! The Laws of Chess as code, each rule with its Article of the 2023 edition.
//!
//! Two floors. Below is the state: what a game is, and [`game::Game::apply`], by which an event takes effect. Above, in
//! [`rules`], is what may happen: [`Game::decide`](game::Game::decide) makes of a command events or a refusal. Time is an
//! argument. Nothing of the state uses a rule, and within each floor a file uses only those below it: `tests/it/tidy/floors.rs`
//! has the order.
//!
//! To add a rule: name it in [`articles::Rule`] with its Articles, decide it in the file of its subject, add the event
//! if there is none that says it, and write its story in `tests/games/laws/`.

pub mod adjournment;
pub mod arbiter_record;
pub mod articles;
pub mod chessclock;
pub mod claim;
pub mod clock_past;
pub mod ending;
pub mod event;
pub mod game;
pub mod illegal_move;
mod irregularity;
pub mod moment;
pub mod penalty;
pub mod people;
pub mod player_board;
pub mod position;
pub mod proposal;
pub mod recorder;
pub mod recording;
pub mod regulations;
pub mod rules;
pub mod scoresheet;
pub mod sheets;
pub mod stored;
pub mod time_check;
pub mod time_control;
pub mod touch;
pub mod tournament;
pub mod turn;

pub use rules::{command, discrepancy, explanation, refusal};
