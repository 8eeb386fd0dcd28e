//! Annabella: two boards, one talking clock.

pub mod controls;
pub mod display;
pub mod laws;
pub mod query;
pub mod ui;
