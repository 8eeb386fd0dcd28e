//! Written forms: algebraic notation (Appendix C) in any player's letters, PGN, Braille, FEN, time controls, reports.

pub mod algebraic;
pub mod braille;
pub mod clock_log;
pub mod fen;
pub mod markup;
pub mod pgn;
pub mod sheet;
pub mod time_control;
pub mod time_control_written;
pub mod trf;
pub mod written_move;
