//! Electronic boards: the makes as bytes, and the threads that own their ports.

pub mod calibrations;
pub mod certabo;
pub mod livechess;
pub mod millennium;
pub mod protocol;
