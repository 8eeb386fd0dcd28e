//! Annabella: two boards, one talking clock.

pub mod adapters;
pub mod journal;
pub mod laws;
pub mod ports;
