//! Annabella.
