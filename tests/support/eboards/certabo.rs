//! A Certabo board: pieces with chips that answer weakly, and squares that show numbers where there is none.

use shakmaty::{Bitboard, Board, File, Piece, Rank, Square};

/// A board, its set of pieces, and its lights.
pub(crate) struct Certabo {
    /// The number that each piece of the set carries, and its square.
    pieces: Vec<(Piece, [u8; 5], Option<Square>)>,
    pub(crate) lights: [u8; 8],
    heard: Vec<u8>,
    /// The number of chips in a thousand that a scan misses.
    pub(crate) missed: u64,
    /// On how many of a thousand empty squares a scan shows numbers.
    pub(crate) invented: u64,
    chance: u64,
}

impl Certabo {
    /// A set of pieces in the initial position.
    pub(crate) fn new(seed: u64) -> Self {
        let on_it = Board::new().into_iter();
        let pieces = on_it.zip(1_u8..).map(|((square, piece), number)| {
            let chip = [3, 0, 84, number.wrapping_mul(37), number];
            (piece, chip, Some(square))
        });
        Self {
            pieces: pieces.collect(),
            lights: [0; 8],
            heard: Vec::new(),
            missed: 0,
            invented: 0,
            chance: seed | 1,
        }
    }

    /// Answers nothing; eight bytes are an order for its lights.
    pub(crate) fn answer(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.heard.extend(bytes);
        while let Some((order, rest)) = self.heard.split_first_chunk::<8>() {
            self.lights = *order;
            self.heard = rest.to_vec();
        }
        Vec::new()
    }

    /// The squares that are lit.
    pub(crate) fn lit(&self) -> Bitboard {
        let is_lit = |square: &Square| {
            let rank = self.lights[7 - usize::from(square.rank())];
            rank >> u8::from(square.file()) & 1 == 1
        };
        Square::ALL.into_iter().filter(is_lit).collect()
    }

    /// One scan of that board; pieces of the set are moved to where they have to stand.
    pub(crate) fn frame(&mut self, board: &Board) -> Vec<u8> {
        self.set_up(board);
        let mut numbers = Vec::new();
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let square = Square::from_coords(file, rank);
                let chip = self
                    .pieces
                    .iter()
                    .find(|(_, _, at)| *at == Some(square))
                    .map(|(_, chip, _)| *chip);
                numbers.extend(match chip {
                    Some(_) if self.happens(self.missed) => [0; 5],
                    Some(chip) => chip,
                    None if self.happens(self.invented) => [0; 5].map(|_: u8| self.chance().to_le_bytes()[2]),
                    None => [0; 5],
                });
            }
        }
        let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
        format!(":{} \r\n", numbers.join(" ")).into_bytes()
    }

    fn set_up(&mut self, board: &Board) {
        for (piece, _, at) in &mut self.pieces {
            if at.is_some_and(|square| board.piece_at(square) != Some(*piece)) {
                *at = None;
            }
        }
        for (square, piece) in board {
            if !self.pieces.iter().any(|(_, _, at)| *at == Some(square)) {
                let free = self
                    .pieces
                    .iter_mut()
                    .find(|(kind, _, at)| *kind == piece && at.is_none());
                free.unwrap_or_else(|| panic!("no {piece:?} left for {square}")).2 = Some(square);
            }
        }
    }

    fn happens(&mut self, of_a_thousand: u64) -> bool {
        self.chance() % 1000 < of_a_thousand
    }

    fn chance(&mut self) -> u64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        self.chance >> 8
    }
}
