//! Electronic boards: what they report, and what hands have done on them.
//!
//! An electronic board is hands: what it reports becomes what its player's hands did on his board, and the program never puts a
//! real board right (Art. 4, D.2.9).

pub mod gesture;
pub mod hands;
mod reading;
pub mod report;
#[cfg(test)]
mod stories;
mod turned;

pub use report::{BoardId, ClockOrder, ClockReading, Found, Kind, Lost, News, Obstacle, Report, Request, Standing};
