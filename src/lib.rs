//! Annabella: two boards, one talking clock.

pub mod journal;
pub mod laws;
