//! Written chess: algebraic notation (Appendix C) in any player's letters, PGN, FEN, Braille, time controls, tournament reports (TRF).
//!
//! Each module reads and writes one form. A reader says what it could not read, and where: an arbiter must hear of it.
//!
//! ```
//! use notation::algebraic::{Letters, san_in};
//! use notation::pgn::read::read;
//! use shakmaty::{Chess, Position, uci::UciMove};
//!
//! let start = Chess::default();
//! let knight = "g1f3".parse::<UciMove>().unwrap().to_move(&start).unwrap();
//! assert_eq!(san_in(&start, knight, Letters::German), "Sf3");
//!
//! let games = read("1. e4 e5 2. Nf3 *");
//! assert_eq!(games[0].game.played().count(), 3);
//! ```
//!
//! **It never knows** files, or what is said aloud (`announcement`). It uses `laws`, and of `locale` what makes a text harmless.
//!
//! **Way in:** [`algebraic`], [`pgn`], [`time_control`].

pub mod algebraic;
pub mod braille;
pub mod clock_log;
pub mod fen;
pub mod markup;
pub mod pgn;
pub mod sheet;
mod signs;
pub mod time_control;
pub mod time_control_written;
pub mod trf;
pub mod written_move;
