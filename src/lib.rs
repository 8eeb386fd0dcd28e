//! Annabella.

pub mod ports;
