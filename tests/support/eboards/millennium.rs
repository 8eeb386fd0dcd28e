//! A Millennium ChessLink as its maker's paper describes it, written from the paper alone.

use shakmaty::{Board, File, Rank, Square};

/// A board with its memory cells and its 81 lights.
pub(crate) struct Millennium {
    heard: Vec<u8>,
    pub(crate) board: Board,
    pub(crate) cells: [u8; 5],
    /// The pattern of each light, the one at the corner of a8 first.
    pub(crate) lights: Vec<u8>,
    /// True if bytes carry their parity bit, as by Bluetooth.
    pub(crate) has_parity_bits: bool,
}

impl Millennium {
    pub(crate) fn new() -> Self {
        Self {
            heard: Vec::new(),
            board: Board::new(),
            // Reports on every scan are what the board is delivered with.
            cells: [0, 20, 0, 0, 14],
            lights: vec![0; 81],
            has_parity_bits: true,
        }
    }

    /// The answer to these bytes; none to damaged ones.
    pub(crate) fn answer(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut answers = Vec::new();
        for byte in bytes {
            assert_eq!(byte.count_ones() % 2, 1, "no odd parity: {byte:#x}");
            self.heard.push(byte & 0x7F);
            let length = match self.heard[0] {
                b'S' | b'X' | b'T' | b'V' => 3,
                b'R' => 5,
                b'W' => 7,
                b'L' => 1 + 2 + 162 + 2,
                _ => {
                    self.heard.clear();
                    continue;
                }
            };
            if self.heard.len() == length {
                let message = std::mem::take(&mut self.heard);
                answers.extend(self.obey(&message));
            }
        }
        answers
    }

    fn obey(&mut self, message: &[u8]) -> Vec<u8> {
        let (said, check) = message.split_at(message.len() - 2);
        if check != check_of(said) {
            return Vec::new();
        }
        let number = |at: usize| u8::from_str_radix(std::str::from_utf8(&said[at..at + 2]).unwrap(), 16).unwrap();
        match said[0] {
            b'S' => self.frame(&self.board),
            b'X' => {
                self.lights.fill(0);
                self.send("x")
            }
            b'L' => {
                assert_ne!(number(1), 0, "a slot of no time");
                self.lights = (0..81).map(|light| number(3 + 2 * light)).collect();
                self.send("l")
            }
            b'T' => {
                self.lights.fill(0);
                Vec::new()
            }
            b'V' => self.send("v0104"),
            b'R' => self.send(&format!("r{:02X}{:02X}", number(1), self.cells[usize::from(number(1))])),
            b'W' => {
                self.cells[usize::from(number(1))] = number(3);
                self.send(&format!("w{:02X}{:02X}", number(1), number(3)))
            }
            other => unreachable!("{other}"),
        }
    }

    /// The bytes it sends for a board, asked or by itself.
    pub(crate) fn frame(&self, board: &Board) -> Vec<u8> {
        let mut text = String::from("s");
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let piece = board.piece_at(Square::from_coords(file, rank));
                text.push(piece.map_or('.', shakmaty::Piece::char));
            }
        }
        self.send(&text)
    }

    fn send(&self, text: &str) -> Vec<u8> {
        let mut message = text.as_bytes().to_vec();
        message.extend(check_of(text.as_bytes()));
        if self.has_parity_bits {
            for byte in &mut message {
                *byte |= u8::from(byte.count_ones() % 2 == 0) << 7;
            }
        }
        message
    }
}

fn check_of(said: &[u8]) -> Vec<u8> {
    let check = said.iter().fold(0, |all, byte| all ^ byte);
    format!("{check:02X}").into_bytes()
}
