//! The languages of electronic boards, engines and lichess, as plain values.

pub mod boards;
pub mod eboard;
pub mod engine;
pub mod lichess;
