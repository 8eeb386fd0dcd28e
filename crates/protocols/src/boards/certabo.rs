//! Certabo and Tabutronic: lines of numbers, five for the chip on each square.
//!
//! The piece of each chip is learned from the initial position, and kept. Chips answer weakly: one may be missing from
//! a scan, and an empty square may show numbers that no chip has, different ones each time. So a square shows what most
//! of the last scans saw on it.

use std::collections::BTreeMap;
use std::collections::VecDeque;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use shakmaty::{Bitboard, Board, Color, File, Piece, Rank, Square};

use super::protocol::{BoardOutput, Protocol};
use crate::eboard::{BoardReport, ClockOrder};

/// The number of a chip; all zeros for no chip.
type Chip = [u8; 5];
/// The chip on each square as it was sent: from a8 to h8, then from a7.
type Scan = Vec<Chip>;

const NO_CHIP: Chip = [0; 5];
/// The numbers of one scan.
const NUMBERS: usize = 64 * NO_CHIP.len();
/// The numbers that a board without chips sends: one a rank, one bit a square.
const OCCUPANCY: usize = 8;
/// The number of consecutive occupancy lines that make a board without chips. A single one may be a line that was cut
/// off.
const OCCUPANCY_SCANS: u8 = 3;
/// The number of scans whose majority decides what stands on a square; two that agree are enough at the beginning.
const SCANS: usize = 3;
/// The number of scans from which chips are learned, by majority: two seconds.
const SCANS_TO_LEARN: usize = 7;
/// The most chips of one board: some sets of pieces with spare ones.
const MOST_CHIPS: usize = 512;
/// The shortest time between two orders for the lights, in milliseconds.
const LIGHTS_PAUSE_MS: u64 = 600;

/// The piece of each chip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calibration(BTreeMap<Chip, Piece>);

impl Display for Calibration {
    /// Writes a line for each chip: its piece as in a FEN, and its five numbers.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(chip, piece)| {
            write!(f, "{}", piece.char())?;
            chip.iter().try_for_each(|number| write!(f, " {number}"))?;
            writeln!(f)
        })
    }
}

/// Error: the text is no calibration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCalibration;

impl FromStr for Calibration {
    type Err = NoCalibration;

    fn from_str(text: &str) -> Result<Self, NoCalibration> {
        let chips: Option<BTreeMap<Chip, Piece>> = text.lines().take(MOST_CHIPS).map(chip_of_line).collect();
        chips.filter(|chips| !chips.is_empty()).map(Self).ok_or(NoCalibration)
    }
}

fn chip_of_line(line: &str) -> Option<(Chip, Piece)> {
    let (letter, numbers) = line.split_once(' ')?;
    let mut letters = letter.chars();
    let piece = Piece::from_char(letters.next()?).filter(|_| letters.next().is_none())?;
    let numbers: Option<Vec<u8>> = numbers.split(' ').map(|number| number.parse().ok()).collect();
    let chip = Chip::try_from(numbers?).ok()?;
    (chip != NO_CHIP).then_some((chip, piece))
}

impl Calibration {
    /// Learns the chips of pieces that stand as at the start of a game, with spare queens on d3 and d6 if there are
    /// any. Known chips keep their pieces. Nothing is learned if a known chip stands on another piece's square, or if a
    /// chip stands on a square that is empty at the start.
    fn learn(&mut self, scans: &VecDeque<Scan>) {
        if scans.len() < SCANS_TO_LEARN {
            return;
        }
        let mut learned = BTreeMap::new();
        for (at, square) in squares().enumerate() {
            let seen = most(scans.iter().filter_map(|scan| scan.get(at).copied()));
            let chip = seen.filter(|chip| *chip != NO_CHIP);
            let is_fit = match (chip, at_start(square)) {
                // No chip was seen on the square twice: an unsteady reading is no piece.
                (None, start) => start.is_none() || is_for_spare_queen(square),
                (Some(_), None) => false,
                (Some(chip), Some(piece)) => {
                    self.0.get(&chip).is_none_or(|known| *known == piece) && learned.insert(chip, piece).is_none()
                }
            };
            if !is_fit {
                return;
            }
        }
        if self.0.len() + learned.len() <= MOST_CHIPS {
            self.0.extend(learned);
        }
    }

    fn board(&self, scan: &[Chip]) -> Vec<Option<Piece>> {
        scan.iter().map(|chip| self.0.get(chip).copied()).collect()
    }
}

/// Squares in the order of a scan.
fn squares() -> impl Iterator<Item = Square> {
    Square::ALL.into_iter().map(Square::flip_vertical)
}

/// The piece on that square while chips are learned: as at the start, and spare queens on d3 and d6.
fn at_start(square: Square) -> Option<Piece> {
    let color = Color::from_white(square.rank() < Rank::Fifth);
    let spare = is_for_spare_queen(square).then(|| color.queen());
    spare.or_else(|| Board::new().piece_at(square))
}

const fn is_for_spare_queen(square: Square) -> bool {
    matches!(square, Square::D3 | Square::D6)
}

/// The value of more than half of the items, if there is one.
fn most<T: PartialEq>(all: impl Iterator<Item = T>) -> Option<T> {
    let all: Vec<T> = all.collect();
    let count = |one: &T| all.iter().filter(|other| *other == one).count();
    let at = all.iter().position(|one| count(one) * 2 > all.len())?;
    all.into_iter().nth(at)
}

/// A Certabo or Tabutronic board.
#[derive(Clone, Debug, Default)]
pub struct Certabo {
    numbers: Numbers,
    calibration: Calibration,
    /// The last scans, the latest last.
    scans: VecDeque<Scan>,
    shown: Option<Board>,
    has_understood: bool,
    /// The number of consecutive scans that told only the occupancy.
    occupancies: u8,
    lights: Lights,
}

impl Certabo {
    /// A board whose chips are known, or are learned once the pieces stand as at the start. A chip that is not known is
    /// no piece, so before that the board shows nothing.
    pub fn new(calibration: Option<Calibration>) -> Self {
        Self {
            calibration: calibration.unwrap_or_default(),
            ..Self::default()
        }
    }

    /// The known chips; `None` before the pieces have stood as at the start.
    pub fn calibration(&self) -> Option<&Calibration> {
        Some(&self.calibration).filter(|known| !known.0.is_empty())
    }

    fn scanned(&mut self, scan: Scan) -> Option<BoardReport> {
        (self.occupancies, self.has_understood) = (0, true);
        self.scans.push_back(scan);
        if self.scans.len() > SCANS_TO_LEARN {
            self.scans.pop_front();
        }
        self.calibration.learn(&self.scans);
        let first = self.scans.len().saturating_sub(SCANS);
        let last: Vec<_> = self
            .scans
            .range(first..)
            .map(|scan| self.calibration.board(scan))
            .collect();
        let majority = |at: usize| most(last.iter().filter_map(|board| board.get(at).copied()));
        let pieces: Vec<_> = squares()
            .enumerate()
            .map(|(at, square)| (square, majority(at)))
            .collect();
        let are_enough = last.len() >= SCANS || (last.len() > 1 && pieces.iter().all(|(_, piece)| piece.is_some()));
        if !are_enough {
            return None;
        }
        let before = self.shown.clone().unwrap_or_else(Board::empty);
        // A square on which no two scans agree keeps its piece.
        let on_it = |(square, piece): (Square, Option<Option<Piece>>)| {
            Some((square, piece.unwrap_or_else(|| before.piece_at(square))?))
        };
        let board: Board = pieces.into_iter().filter_map(on_it).collect();
        (self.shown.as_ref() != Some(&board)).then(|| {
            self.shown = Some(board.clone());
            BoardReport::Shows(board)
        })
    }
}

impl Protocol for Certabo {
    /// Sends nothing: the board scans and reports without end.
    fn greeting(&mut self) -> Vec<u8> {
        (self.numbers, self.shown, self.occupancies) = (Numbers::default(), None, 0);
        self.scans.clear();
        Vec::new()
    }

    fn hear(&mut self, bytes: &[u8]) -> Vec<BoardOutput> {
        let mut told = Vec::new();
        for byte in bytes {
            match self.numbers.read(*byte) {
                None => {}
                Some(CertaboMessage::Chips(scan)) => told.extend(self.scanned(scan).map(BoardOutput::Report)),
                Some(CertaboMessage::Occupancy) => {
                    self.occupancies = self.occupancies.saturating_add(1);
                    if self.occupancies == OCCUPANCY_SCANS {
                        told.push(BoardOutput::OnlyOccupancy);
                    }
                }
                Some(CertaboMessage::Lights { are_coloured }) => self.lights.are_coloured = are_coloured,
            }
        }
        told
    }

    fn has_understood(&mut self) -> bool {
        std::mem::take(&mut self.has_understood)
    }

    fn tick(&mut self, passed_ms: u64) -> Vec<u8> {
        self.lights.since_ms = self.lights.since_ms.saturating_add(passed_ms);
        self.lights.order()
    }

    fn light(&mut self, squares: Bitboard) -> Vec<u8> {
        self.lights.wanted = Some(squares);
        self.lights.order()
    }

    fn show_clock(&mut self, _: ClockOrder) -> Vec<u8> {
        Vec::new()
    }
}

/// The lights of a board, and what they are to show.
#[derive(Clone, Copy, Debug)]
struct Lights {
    /// The board has 81 coloured lights where lines cross; otherwise one light a square.
    are_coloured: bool,
    /// The squares of an order that is not sent yet.
    wanted: Option<Bitboard>,
    /// The time since the last order was sent, in milliseconds.
    since_ms: u64,
}

impl Default for Lights {
    fn default() -> Self {
        Self {
            are_coloured: false,
            wanted: None,
            since_ms: LIGHTS_PAUSE_MS,
        }
    }
}

impl Lights {
    /// The order to be sent now.
    fn order(&mut self) -> Vec<u8> {
        if self.since_ms < LIGHTS_PAUSE_MS {
            return Vec::new();
        }
        let Some(squares) = self.wanted.take() else {
            return Vec::new();
        };
        self.since_ms = 0;
        if self.are_coloured {
            coloured(squares)
        } else {
            plain(squares)
        }
    }
}

/// A byte for each rank from the eighth down; its lowest bit is file a.
fn plain(squares: Bitboard) -> Vec<u8> {
    let rank = |rank: &Rank| {
        let on_it = squares.into_iter().filter(|square| square.rank() == *rank);
        on_it.fold(0, |bits, square| bits | 1 << u8::from(square.file()))
    };
    Rank::ALL.iter().rev().map(rank).collect()
}

/// The brightness of a coloured light, of 255.
const BRIGHTNESS: u8 = 0x40;

/// Red, green and blue for each of the 81 crossings, from the corner of h1 along the first rank; a square has four.
fn coloured(squares: Bitboard) -> Vec<u8> {
    let mut order = vec![0xFF, 0x55];
    for crossing in 0..81_usize {
        let (up, from_h) = (crossing / 9, crossing % 9);
        let touches = |square: Square| {
            let (rank, right) = (
                usize::from(square.rank()),
                usize::from(File::H) - usize::from(square.file()),
            );
            (rank..=rank + 1).contains(&up) && (right..=right + 1).contains(&from_h)
        };
        let blue = if squares.into_iter().any(touches) {
            BRIGHTNESS
        } else {
            0
        };
        order.extend([0, 0, blue]);
    }
    order.extend(*b"\r\n");
    order
}

/// A message of the board.
enum CertaboMessage {
    Chips(Scan),
    Occupancy,
    /// The kind of lights that the board has.
    Lights {
        are_coloured: bool,
    },
}

/// Numbers as they come in. They begin with a colon; lines may be broken anywhere, even within a number.
#[derive(Clone, Debug, Default)]
struct Numbers {
    /// The whole numbers; `None` before the first colon or after garbage.
    whole: Option<Vec<u8>>,
    /// The number that is coming in.
    digits: Option<u8>,
}

impl Numbers {
    fn read(&mut self, byte: u8) -> Option<CertaboMessage> {
        match byte {
            b':' => {
                (self.whole, self.digits) = (Some(Vec::with_capacity(NUMBERS)), None);
                None
            }
            b'0'..=b'9' => {
                let tens = self.digits.unwrap_or(0).checked_mul(10);
                self.digits = tens.and_then(|tens| tens.checked_add(byte - b'0'));
                if self.digits.is_none() {
                    self.whole = None;
                }
                None
            }
            b' ' => {
                self.end_number();
                self.chips()
            }
            b'\r' => self.line_end(),
            b'L' => Some(CertaboMessage::Lights { are_coloured: false }),
            b'D' => Some(CertaboMessage::Lights { are_coloured: true }),
            b'\n' | b'*' => None,
            _ => {
                (self.whole, self.digits) = (None, None);
                None
            }
        }
    }

    fn end_number(&mut self) {
        if let (Some(whole), Some(number)) = (&mut self.whole, self.digits.take()) {
            whole.push(number);
        }
    }

    /// A whole scan.
    fn chips(&mut self) -> Option<CertaboMessage> {
        let whole = self.whole.take_if(|whole| whole.len() == NUMBERS)?;
        let (chips, _) = whole.as_chunks::<{ NO_CHIP.len() }>();
        Some(CertaboMessage::Chips(chips.to_vec()))
    }

    /// Handles the end of a line. It ends a number only if the number completes a message.
    fn line_end(&mut self) -> Option<CertaboMessage> {
        let coming_in = usize::from(self.digits.is_some());
        let count = self.whole.as_ref()?.len() + coming_in;
        if count != NUMBERS && count != OCCUPANCY {
            return None;
        }
        self.end_number();
        let is_occupancy = self.whole.take_if(|whole| whole.len() == OCCUPANCY).is_some();
        if is_occupancy {
            Some(CertaboMessage::Occupancy)
        } else {
            self.chips()
        }
    }
}

#[cfg(test)]
mod tests;
