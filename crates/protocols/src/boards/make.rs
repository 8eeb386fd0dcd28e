//! The makes of boards, one row each.

/// A way by which a board reaches this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// A serial port: a plug of USB, or Bluetooth as a serial device.
    Serial(Serial),
    /// DGT's program LiveChess, which reads the board and is asked by WebSocket.
    LiveChess,
}

/// The settings of a serial port. One stop bit and no handshake always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Serial {
    /// Bits in a second.
    pub baud: u32,
    /// Seven data bits and odd parity; otherwise eight data bits and no parity.
    pub seven_bits_odd: bool,
    /// True if the board also comes by Bluetooth as a serial device.
    pub by_bluetooth: bool,
}

/// The makes, one row each: the word on the command line and in files, the maker's name for it, the wire, and the
/// words by which its plug names itself on USB.
macro_rules! makes {
    ($($(#[$doc:meta])+ $Kind:ident = $word:literal, $name:literal, $wire:expr, $plugs:expr;)+) => {
        /// A make of boards that the program can read.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum BoardMake { $($(#[$doc])+ $Kind,)+ }

        impl BoardMake {
            /// Every make, in the order in which an unknown port is asked.
            pub const ALL: &'static [Self] = &[$(Self::$Kind,)+];

            /// The word on the command line and in files.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$Kind => $word,)+ }
            }

            /// The maker's name for it, the same in every language.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Kind => $name,)+ }
            }

            /// The wire by which it is connected.
            pub const fn wire(self) -> Wire {
                match self { $(Self::$Kind => $wire,)+ }
            }

            /// Words in small letters; a plug whose maker or product has one is of this make for certain.
            pub const fn plugs(self) -> &'static [&'static str] {
                match self { $(Self::$Kind => &$plugs,)+ }
            }
        }
    };
}

makes! {
    /// DGT, by USB or by Bluetooth as a serial device: it knows every piece.
    Dgt = "dgt", "DGT", Wire::Serial(Serial { baud: 9_600, seven_bits_odd: false, by_bluetooth: true }), ["dgt"];
    /// Millennium ChessLink: it knows every piece.
    Millennium = "millennium", "Millennium ChessLink", Wire::Serial(Serial { baud: 38_400, seven_bits_odd: true, by_bluetooth: true }),
        ["millennium", "chesslink"];
    /// Certabo and Tabutronic with chips in the pieces; which chip is which piece is learned from the initial position.
    Certabo = "certabo", "Certabo", Wire::Serial(Serial { baud: 38_400, seven_bits_odd: false, by_bluetooth: false }),
        ["certabo", "tabutronic"];
    /// A board that DGT's program LiveChess reads for us.
    LiveChess = "livechess", "DGT LiveChess", Wire::LiveChess, [];
}

impl BoardMake {
    /// The make with that word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word)
    }

    /// The makes at serial ports.
    pub fn serial() -> impl Iterator<Item = (Self, Serial)> {
        Self::ALL.iter().filter_map(|kind| match kind.wire() {
            Wire::Serial(serial) => Some((*kind, serial)),
            Wire::LiveChess => None,
        })
    }
}
