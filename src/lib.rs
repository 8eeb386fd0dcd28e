//! Annabella: two boards, one talking clock.

pub mod app;
pub mod cli;
