//! DGT boards as bytes: 9600 8N1; a command is one byte, some with data; a message begins with the only byte whose highest bit is set.
//!
//! Squares are numbered in reading order from a8, seen with the connector at White's left hand; the board never turns its numbering.
//! Its magic pieces for results (a draw, White or Black wins) are no pieces of chess: their square is read as empty.

mod clock;

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

use self::clock::DgtClock;
use super::protocol::{BoardOutput, Protocol};
use crate::eboard::{BoardReport, ClockOrder};

/// Commands to the board.
mod ask {
    pub(super) const RESET: u8 = 0x40;
    pub(super) const CLOCK: u8 = 0x41;
    pub(super) const BOARD: u8 = 0x42;
    pub(super) const SERIAL: u8 = 0x45;
    pub(super) const TRADEMARK: u8 = 0x47;
    /// Reports of changed squares, and of the clock only when it changes.
    pub(super) const UPDATES: u8 = 0x4B;
    pub(super) const BATTERY: u8 = 0x4C;
    pub(super) const LONG_SERIAL: u8 = 0x55;
    pub(super) const LIGHTS: u8 = 0x60;
}

/// Messages of the board. The length counts the three bytes of the header.
mod told {
    /// The bit that is set in the first byte of a message and in no other.
    pub(super) const FIRST: u8 = 0x80;
    pub(super) const BOARD: u8 = 0x86;
    pub(super) const CLOCK: u8 = 0x8D;
    pub(super) const SQUARE: u8 = 0x8E;
    pub(super) const SERIAL: u8 = 0x91;
    pub(super) const TRADEMARK: u8 = 0x92;
    pub(super) const VERSION: u8 = 0x93;
    pub(super) const BATTERY: u8 = 0xA0;
    pub(super) const LONG_SERIAL: u8 = 0xA2;
}

const HEADER: usize = 3;
/// The interval at which a full placement is asked for, in milliseconds: it heals a lost byte.
const DUMP_EVERY_MS: u64 = 10_000;
/// The shortest time before a placement is asked for again, in milliseconds: one takes 70 ms on the line.
const DUMP_AGAIN_MS: u64 = 500;
const BATTERY_EVERY_MS: u64 = 60_000;
/// The time after which the short serial number is asked for, in milliseconds: old boards have no long one.
const SHORT_SERIAL_AFTER_MS: u64 = 1_000;

/// Pieces in the order of their codes: 1 to 6 are White's, 7 to 12 Black's.
const ROLES: [Role; 6] = [
    Role::Pawn,
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::King,
    Role::Queen,
];

/// A DGT board.
#[derive(Debug, Default)]
pub struct Dgt {
    /// The message that is coming in, from its first byte.
    message: Vec<u8>,
    clock: DgtClock,
    /// News from the passing of time, to be told with the next bytes.
    owed: Vec<BoardOutput>,
    has_understood: bool,
    is_named: bool,
    /// The board may differ from the reported changes.
    wants_dump: bool,
    lights: Lights,
    since_greeting_ms: u64,
    since_dump_asked_ms: u64,
    /// The time since the battery was asked for, in milliseconds; `None` before the board has reported a battery.
    since_battery_ms: Option<u64>,
}

/// The lights of the board. Only a Revelation II has them. Another board would take parts of the command for commands
/// of its own.
#[derive(Clone, Copy, Debug, Default)]
struct Lights {
    are_there: bool,
    wanted: Bitboard,
}

impl Lights {
    /// The order that lights these squares and no others.
    fn order(self) -> Vec<u8> {
        if !self.are_there {
            return Vec::new();
        }
        let (first, last) = (number(Square::A8), number(Square::H1));
        let set = |is_on, from, to| [ask::LIGHTS, 4, is_on, from, to, 0];
        let each = self.wanted.into_iter().map(number);
        let on = each.flat_map(|square| set(1, square, square));
        set(0, first, last).into_iter().chain(on).collect()
    }
}

impl Protocol for Dgt {
    fn greeting(&mut self) -> Vec<u8> {
        *self = Self {
            lights: self.lights,
            ..Self::default()
        };
        // The board keeps no more than ten bytes of commands.
        vec![
            ask::RESET,
            ask::LONG_SERIAL,
            ask::BOARD,
            ask::UPDATES,
            ask::BATTERY,
            ask::CLOCK,
        ]
    }

    /// Reads bytes; without any it returns only the news from the passing of time.
    fn hear(&mut self, bytes: &[u8]) -> Vec<BoardOutput> {
        let mut heard = std::mem::take(&mut self.owed);
        for byte in bytes {
            if byte & told::FIRST != 0 {
                // The message that had begun will never be complete.
                self.wants_dump |= !self.message.is_empty();
                self.message.clear();
            } else if self.message.is_empty() {
                self.wants_dump = true;
                continue;
            }
            self.message.push(*byte);
            if let [_, high, low, ..] = *self.message.as_slice() {
                let length = usize::from(high) << 7 | usize::from(low);
                if length <= self.message.len() {
                    let message = std::mem::take(&mut self.message);
                    self.read(&message, &mut heard);
                }
            }
        }
        if self.wants_dump && self.since_dump_asked_ms >= DUMP_AGAIN_MS {
            heard.push(BoardOutput::Send(self.ask_dump()));
        }
        heard
    }

    fn has_understood(&mut self) -> bool {
        std::mem::take(&mut self.has_understood)
    }

    fn tick(&mut self, passed_ms: u64) -> Vec<u8> {
        let asked_names = self.since_greeting_ms >= SHORT_SERIAL_AFTER_MS;
        let counted = [&mut self.since_greeting_ms, &mut self.since_dump_asked_ms];
        for since in counted.into_iter().chain(&mut self.since_battery_ms) {
            *since = since.saturating_add(passed_ms);
        }
        let mut bytes = Vec::new();
        if !asked_names && self.since_greeting_ms >= SHORT_SERIAL_AFTER_MS {
            if !self.is_named {
                bytes.push(ask::SERIAL);
            }
            bytes.push(ask::TRADEMARK);
        }
        let since_ms = self.since_dump_asked_ms;
        if since_ms >= DUMP_EVERY_MS || self.wants_dump && since_ms >= DUMP_AGAIN_MS {
            bytes.extend(self.ask_dump());
        }
        if let Some(since_ms) = &mut self.since_battery_ms
            && *since_ms >= BATTERY_EVERY_MS
        {
            *since_ms = 0;
            bytes.push(ask::BATTERY);
        }
        for heard in self.clock.tick(passed_ms) {
            match heard {
                BoardOutput::Send(more) => bytes.extend(more),
                BoardOutput::Report(_) | BoardOutput::Serial(_) | BoardOutput::OnlyOccupancy => self.owed.push(heard),
            }
        }
        bytes
    }

    fn light(&mut self, squares: Bitboard) -> Vec<u8> {
        self.lights.wanted = squares;
        self.lights.order()
    }

    fn show_clock(&mut self, order: ClockOrder) -> Vec<u8> {
        self.clock.show(order)
    }
}

impl Dgt {
    /// Asks for a full placement. A board that was reset meanwhile, for instance after a power cut, reports nothing
    /// until it is told to.
    fn ask_dump(&mut self) -> Vec<u8> {
        self.wants_dump = false;
        self.since_dump_asked_ms = 0;
        vec![ask::BOARD, ask::UPDATES]
    }

    /// Reads a whole message. A malformed one shows that bytes were lost.
    fn read(&mut self, message: &[u8], heard: &mut Vec<BoardOutput>) {
        let Some((&[kind, _, _], data)) = message.split_first_chunk::<HEADER>() else {
            return;
        };
        let news = match kind {
            told::BOARD => placement(data).map(|board| vec![BoardOutput::Report(BoardReport::Shows(board))]),
            told::SQUARE => {
                change(data).map(|(square, piece)| vec![BoardOutput::Report(BoardReport::Changed(square, piece))])
            }
            told::CLOCK => data.try_into().ok().map(|data| self.clock.hear(data)),
            told::LONG_SERIAL | told::SERIAL => name(data).map(|name| {
                let is_new = !std::mem::replace(&mut self.is_named, true);
                is_new.then_some(BoardOutput::Serial(name)).into_iter().collect()
            }),
            told::BATTERY => battery(data).map(|percent| {
                self.since_battery_ms.get_or_insert(0);
                vec![BoardOutput::Report(BoardReport::Battery(percent))]
            }),
            told::TRADEMARK => {
                let text = String::from_utf8_lossy(data).to_lowercase();
                self.lights.are_there = text.contains("revelation") || text.contains("revii");
                let are_due = !self.lights.wanted.is_empty();
                Some(
                    are_due
                        .then(|| BoardOutput::Send(self.lights.order()))
                        .into_iter()
                        .collect(),
                )
            }
            told::VERSION => Some(Vec::new()),
            // Other messages answer nothing that is asked for here.
            _ => None,
        };
        match news {
            Some(news) => {
                self.has_understood = true;
                heard.extend(news);
            }
            None => self.wants_dump = true,
        }
    }
}

/// The number of a square: 0 is a8, 7 h8, 63 h1.
fn number(square: Square) -> u8 {
    u8::from(square.flip_vertical())
}

fn square(number: u8) -> Option<Square> {
    Square::try_from(number).ok().map(Square::flip_vertical)
}

/// Error: the code has no meaning.
struct NoSuchCode;

/// The piece on a square with that code.
fn piece(code: u8) -> Result<Option<Piece>, NoSuchCode> {
    let of = |color, code| ROLES.get(usize::from(code)).map(|&role| Piece { color, role });
    match code {
        // The last three are the magic pieces.
        0 | 0x0D..=0x0F => Ok(None),
        1..=6 => Ok(of(Color::White, code - 1)),
        7..=0x0C => Ok(of(Color::Black, code - 7)),
        _ => Err(NoSuchCode),
    }
}

fn placement(codes: &[u8]) -> Option<Board> {
    if codes.len() != 64 {
        return None;
    }
    let mut board = Board::empty();
    for (number, code) in (0..).zip(codes) {
        if let Some(piece) = piece(*code).ok()? {
            board.set_piece_at(square(number)?, piece);
        }
    }
    Some(board)
}

fn change(data: &[u8]) -> Option<(Square, Option<Piece>)> {
    let [number, code] = *data else { return None };
    Some((square(number)?, piece(code).ok()?))
}

/// A serial number: ten digits, or five.
fn name(data: &[u8]) -> Option<String> {
    let is_whole = matches!(data.len(), 5 | 10) && data.iter().all(u8::is_ascii_graphic);
    is_whole.then(|| String::from_utf8_lossy(data).into_owned())
}

/// The charge of the battery, in per cent. The remaining hours and minutes follow it, and more on newer boards.
fn battery(data: &[u8]) -> Option<u8> {
    data.first().copied().filter(|percent| *percent <= 100)
}

#[cfg(test)]
mod tests;
