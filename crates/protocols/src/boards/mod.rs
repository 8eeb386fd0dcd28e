//! Makes of electronic boards: the wire by which each is connected, the signs by which it is recognised, and the bytes
//! it sends and takes; without ports and without time.
//!
//! A new make is its protocol, its row in [`BoardMake`], and the reader that speaks it.

pub mod certabo;
pub mod dgt;
pub mod make;
pub mod millennium;
pub mod protocol;

use make::BoardMake;
use protocol::Protocol;

/// The reader of the bytes of a make.
#[derive(Clone, Copy, Debug)]
pub enum MakeReader {
    /// A protocol of this program.
    Bytes(fn() -> Box<dyn Protocol>),
    /// [`certabo::Certabo`], with what is known of the chips of each board.
    Chips,
    /// Another program, which tells placements.
    Nothing,
}

impl BoardMake {
    /// The reader of its bytes.
    pub fn speaks(self) -> MakeReader {
        match self {
            Self::Dgt => MakeReader::Bytes(|| Box::new(dgt::Dgt::default())),
            Self::Millennium => MakeReader::Bytes(|| Box::new(millennium::Millennium::default())),
            Self::Certabo => MakeReader::Chips,
            Self::LiveChess => MakeReader::Nothing,
        }
    }
}
