//! Electronic boards: their reports, and the movements of hands on them.
//!
//! An electronic board stands for hands: its reports become the movements of its player's hands on the player's board,
//! and the program never corrects a real board (Art. 4, D.2.9).

pub mod gesture;
pub mod hands;
mod reading;
pub mod report;
#[cfg(test)]
mod stories;
mod turned;

pub use report::{
    BoardAvailability, BoardClockReading, BoardId, BoardLoss, BoardMake, BoardNews, BoardReport, BoardRequest,
    ClockOrder, FoundBoard, Obstacle,
};
