//! Annabella: two boards, one talking clock.

pub mod laws;
