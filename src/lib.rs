//! Annabella: two boards, one talking clock.

pub mod announcement;
pub mod controls;
pub mod display;
pub mod journal;
pub mod laws;
pub mod notation;
pub mod query;
pub mod script;
