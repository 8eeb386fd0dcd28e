//! What is written: algebraic notation (Appendix C) in any player's letters.

pub mod algebraic;
pub mod time_control;
