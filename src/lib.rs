//! Annabella.

pub mod adapters;
pub mod ports;
