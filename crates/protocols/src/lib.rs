//! The languages of electronic boards, engines and lichess, as plain values.
//!
//! Bytes and lines of a wire are read into values and written from them: [`boards`] has the bytes of each make, [`eboard`] what hands have
//! done on a board, [`engine`] UCI, [`lichess`] the server's JSON. Input is never trusted.
//!
//! ```
//! use protocols::engine::uci::{UciMessage, read};
//!
//! assert_eq!(read(b"bestmove e2e4 ponder e7e5"), UciMessage::Best("e2e4".parse().ok()));
//! assert_eq!(read(b"bestmove (none)"), UciMessage::Best(None));
//! assert_eq!(read(b"\xffgarbage"), UciMessage::Unknown);
//! ```
//!
//! **It never knows** a port, a process, a socket or the time: the adapters own these. It uses `laws`, and of `locale` what makes a text
//! harmless.
//!
//! **Way in:** [`boards::BoardMake`] and [`boards::protocol::Protocol`], [`eboard::hands`], [`engine::uci`]. A new make of board is its protocol
//! and one row of `BoardMake`.

pub mod boards;
pub mod eboard;
pub mod engine;
pub mod lichess;
