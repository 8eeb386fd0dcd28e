//! Millennium ChessLink: printable text with a parity bit in each byte and a check of two hex digits at the end of each message.
//!
//! A board that reports by itself may put a report between a command and its acknowledgement, so every message is read
//! for itself, by its letter.

use shakmaty::{Bitboard, Board, Piece, Square};

use super::protocol::{BoardOutput, Protocol};
use crate::eboard::{BoardReport, ClockOrder};

/// The memory cell that says when the board reports by itself.
const REPORTS: u8 = 0x02;
/// The lowest bits of the cell: report every change that two scans have seen, which at 41 ms a scan costs no time that
/// a hand would notice.
const ON_CHANGE_SEEN_TWICE: u8 = 0b100;
/// The bits of that cell that are used.
const REPORTS_MASK: u8 = 0b111;
/// The time without a position after which one is asked for, in milliseconds: a report may have been damaged on its
/// way.
const PATIENCE_MS: u64 = 1_000;
/// The number of lights. They stand where lines of the board cross: 9 in a column, from the corner of a8 down to that
/// of a1, then the next file.
const LIGHTS: usize = 81;
const LIGHTS_IN_A_COLUMN: usize = 9;
/// A light burns in all eight slots of its pattern, so how long a slot is does not matter; it may not be 0.
const SLOT: u8 = 0x20;
const ALL_SLOTS: &str = "FF";
const NO_SLOT: &str = "00";
/// The two digits at the end of a message.
const CHECK: usize = 2;

/// A ChessLink board.
#[derive(Clone, Debug, Default)]
pub struct Millennium {
    /// The beginning of a message that is not complete yet, without parity bits.
    heard: Vec<u8>,
    shown: Option<Board>,
    has_understood: bool,
    silent_ms: u64,
}

impl Protocol for Millennium {
    /// Asks for the whole position, and whether the board reports by itself.
    fn greeting(&mut self) -> Vec<u8> {
        *self = Self::default();
        let mut greeting = command("S");
        greeting.extend(command(&format!("R{REPORTS:02X}")));
        greeting
    }

    fn hear(&mut self, bytes: &[u8]) -> Vec<BoardOutput> {
        self.heard.extend(bytes.iter().map(|byte| byte & 0x7F));
        let (mut told, mut is_to_be_asked, mut at) = (Vec::new(), false, 0);
        while let Some(rest) = self.heard.get(at..).filter(|rest| !rest.is_empty()) {
            match FirstMessage::of(rest) {
                FirstMessage::Wait => break,
                FirstMessage::Garbage { was_position } => {
                    is_to_be_asked |= was_position;
                    at += 1;
                }
                FirstMessage::Message(message, length) => {
                    at += length;
                    self.has_understood = true;
                    match message {
                        Message::Position(board) => {
                            is_to_be_asked = false;
                            self.silent_ms = 0;
                            if self.shown.as_ref() != Some(&board) {
                                self.shown = Some(board.clone());
                                told.push(BoardOutput::Report(BoardReport::Shows(board)));
                            }
                        }
                        Message::Cell(REPORTS, value) if value & REPORTS_MASK != ON_CHANGE_SEEN_TWICE => {
                            // The cell is read before it is written, because it does not last for ever.
                            let value = value & !REPORTS_MASK | ON_CHANGE_SEEN_TWICE;
                            told.push(BoardOutput::Send(command(&format!("W{REPORTS:02X}{value:02X}"))));
                        }
                        Message::Cell(..) | Message::Other => {}
                    }
                }
            }
        }
        self.heard.drain(..at);
        if is_to_be_asked {
            told.push(BoardOutput::Send(command("S")));
        }
        told
    }

    fn has_understood(&mut self) -> bool {
        std::mem::take(&mut self.has_understood)
    }

    fn tick(&mut self, passed_ms: u64) -> Vec<u8> {
        self.silent_ms = self.silent_ms.saturating_add(passed_ms);
        if self.silent_ms < PATIENCE_MS {
            return Vec::new();
        }
        self.silent_ms = 0;
        command("S")
    }

    fn light(&mut self, squares: Bitboard) -> Vec<u8> {
        if squares.is_empty() {
            return command("X");
        }
        let mut text = format!("L{SLOT:02X}");
        for light in 0..LIGHTS {
            let (file, below_top) = (light / LIGHTS_IN_A_COLUMN, light % LIGHTS_IN_A_COLUMN);
            let touches = |square: Square| {
                let (left, top) = (usize::from(square.file()), 7 - usize::from(square.rank()));
                (left..=left + 1).contains(&file) && (top..=top + 1).contains(&below_top)
            };
            text.push_str(if squares.into_iter().any(touches) {
                ALL_SLOTS
            } else {
                NO_SLOT
            });
        }
        command(&text)
    }

    fn show_clock(&mut self, _: ClockOrder) -> Vec<u8> {
        Vec::new()
    }
}

/// A message as it is sent: its check at the end, and odd parity in the highest bit of each byte. A serial port set to
/// seven bits makes the parity itself and drops that bit; by Bluetooth nobody else would make it.
fn command(text: &str) -> Vec<u8> {
    let check = text.bytes().fold(0, |check, byte| check ^ byte);
    let text = format!("{text}{check:02X}");
    text.bytes().map(with_odd_parity).collect()
}

const fn with_odd_parity(byte: u8) -> u8 {
    if byte.count_ones().is_multiple_of(2) {
        byte | 0x80
    } else {
        byte
    }
}

/// The first message in the bytes that came in.
enum FirstMessage {
    /// Perhaps the beginning of a message.
    Wait,
    /// No beginning of a message; perhaps that of one with a position, which was damaged.
    Garbage { was_position: bool },
    /// A whole message of so many bytes.
    Message(Message, usize),
}

enum Message {
    /// The position on the board.
    Position(Board),
    /// The number of a memory cell and its value, as an answer.
    Cell(u8, u8),
    /// An acknowledgement, or the board's version.
    Other,
}

impl FirstMessage {
    fn of(heard: &[u8]) -> Self {
        let Some((letter, rest)) = heard.split_first() else {
            return Self::Wait;
        };
        let (content, may_stand): (usize, fn(&u8) -> bool) = match letter {
            b's' => (64, |sign| *sign == b'.' || piece(*sign).is_some()),
            b'r' | b'w' | b'v' => (4, is_hex),
            b'l' | b'x' => (0, is_hex),
            _ => return Self::Garbage { was_position: false },
        };
        let was_position = *letter == b's';
        let (found, check) = rest.split_at(content.min(rest.len()));
        let check = check.get(..CHECK.min(check.len())).unwrap_or_default();
        if !(found.iter().all(may_stand) && check.iter().all(is_hex)) {
            return Self::Garbage { was_position };
        }
        if check.len() < CHECK {
            return Self::Wait;
        }
        if hex(check) != Some(found.iter().fold(*letter, |all, sign| all ^ sign)) {
            return Self::Garbage { was_position };
        }
        let message = match letter {
            b's' => Message::Position(position(found)),
            b'r' => match (found.get(..2).and_then(hex), found.get(2..).and_then(hex)) {
                (Some(cell), Some(value)) => Message::Cell(cell, value),
                (None, _) | (_, None) => Message::Other,
            },
            _ => Message::Other,
        };
        Self::Message(message, 1 + content + CHECK)
    }
}

/// Reads the letters of a position, from a8 to h8, then from a7.
fn position(letters: &[u8]) -> Board {
    let squares = Square::ALL.into_iter().map(Square::flip_vertical);
    let pieces = squares.zip(letters);
    pieces
        .filter_map(|(square, letter)| Some((square, piece(*letter)?)))
        .collect()
}

fn piece(letter: u8) -> Option<Piece> {
    Piece::from_char(char::from(letter))
}

/// True for an upper-case hexadecimal digit, so that no letter of a position that was cut off is taken for one.
fn is_hex(sign: &u8) -> bool {
    matches!(sign, b'0'..=b'9' | b'A'..=b'F')
}

fn hex(digits: &[u8]) -> Option<u8> {
    u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::Color;

    use super::*;

    const START: &str = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";

    /// A message as the board sends it.
    fn message(text: &str) -> Vec<u8> {
        command(text)
    }

    fn status(letters: &str) -> Vec<u8> {
        message(&format!("s{letters}"))
    }

    fn shows(board: Board) -> BoardOutput {
        BoardOutput::Report(BoardReport::Shows(board))
    }

    fn plain(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| char::from(byte & 0x7F)).collect()
    }

    #[test]
    fn each_byte_has_odd_parity_and_each_message_its_check() {
        assert_eq!(command("S"), [0xD3, 0xB5, 0xB3]);
        assert!(command("W0204").iter().all(|byte| byte.count_ones() % 2 == 1));
        let mut board = Millennium::default();
        assert_eq!(plain(&board.greeting()), "S53R0250");
        assert_eq!(plain(&board.light(Bitboard::EMPTY)), "X58");
    }

    #[test]
    fn what_stands_on_the_board_is_read_from_a8_on_and_told_once() {
        let mut board = Millennium::default();
        assert_eq!(board.hear(&status(START)), [shows(Board::new())]);
        assert_eq!(board.hear(&status(START)), []);
        let a8_only = format!("k{}", ".".repeat(63));
        let alone = Board::from_iter([(Square::A8, Color::Black.king())]);
        assert_eq!(board.hear(&status(&a8_only)), [shows(alone.clone())]);
        board.greeting();
        assert_eq!(
            board.hear(&status(&a8_only)),
            [shows(alone)],
            "greeted anew it is told anew"
        );
    }

    #[test]
    fn parity_bits_are_ignored_and_split_messages_are_joined() {
        for length in 1..70 {
            let mut board = Millennium::default();
            let with_parity: Vec<_> = status(START)
                .chunks(length)
                .flat_map(|piece| board.hear(piece))
                .collect();
            assert_eq!(with_parity, [shows(Board::new())]);
            board.greeting();
            let stripped: Vec<u8> = status(START).iter().map(|byte| byte & 0x7F).collect();
            let without: Vec<_> = stripped.chunks(length).flat_map(|piece| board.hear(piece)).collect();
            assert_eq!(without, [shows(Board::new())]);
        }
    }

    #[test]
    fn a_damaged_message_is_passed_over_and_asked_for_again() {
        let ask = BoardOutput::Send(command("S"));
        for at in 1..67 {
            let mut damaged = status(START);
            damaged[at] = if damaged[at] & 0x7F == b'Q' { b'K' } else { b'Q' };
            assert_eq!(Millennium::default().hear(&damaged), std::slice::from_ref(&ask), "{at}");
            damaged.extend(status(START));
            assert_eq!(
                Millennium::default().hear(&damaged),
                [shows(Board::new())],
                "{at}: the next is whole"
            );
        }
        let mut board = Millennium::default();
        assert_eq!(board.hear(&status(START)[..40]), []);
        assert_eq!(board.hear(&status(START)), [shows(Board::new())], "half a message");
    }

    #[test]
    fn it_is_set_to_report_by_itself_once() {
        let mut board = Millennium::default();
        let write = |text: &str| [BoardOutput::Send(command(text))];
        assert_eq!(board.hear(&message("r0200")), write("W0204"));
        assert_eq!(board.hear(&message("r02A3")), write("W02A4"), "unused bits stay");
        assert_eq!(board.hear(&message("r0204")), []);
        assert_eq!(board.hear(&message("r0114")), [], "another cell");
        for acknowledged in ["w0204", "w0200", "v0102", "l", "x"] {
            assert_eq!(board.hear(&message(acknowledged)), [], "{acknowledged}");
        }
        let between: Vec<u8> = [message("l"), status(START), message("w0204")].concat();
        assert_eq!(board.hear(&between), [shows(Board::new())]);
    }

    #[test]
    fn silence_is_asked_into_each_second() {
        let mut board = Millennium::default();
        assert!(board.tick(999).is_empty());
        assert_eq!(board.tick(1), command("S"));
        assert!(board.tick(999).is_empty());
        board.hear(&status(START));
        assert!(board.tick(999).is_empty());
    }

    #[test]
    fn the_four_corners_of_each_square_are_lit() {
        let mut board = Millennium::default();
        let mut lit = |squares: Bitboard| -> Vec<usize> {
            let text = plain(&board.light(squares));
            assert_eq!(text.len(), 1 + 2 + 162 + 2);
            assert!(text.starts_with("L20"));
            let lights = text.as_bytes()[3..165].chunks(2);
            lights
                .enumerate()
                .filter(|(_, light)| *light == b"FF")
                .map(|(at, _)| at + 1)
                .collect()
        };
        assert_eq!(lit(Square::A8.into()), [1, 2, 10, 11]);
        assert_eq!(lit(Square::A1.into()), [8, 9, 17, 18]);
        assert_eq!(lit(Square::H8.into()), [64, 65, 73, 74]);
        assert_eq!(lit(Square::H1.into()), [71, 72, 80, 81]);
        assert_eq!(lit(Bitboard::from_iter([Square::E2, Square::E4])).len(), 8);
        assert_eq!(lit(Bitboard::from_iter([Square::E2, Square::E3])).len(), 6);
    }

    proptest! {
        #[test]
        fn after_anything_the_next_message_is_read(noise: Vec<u8>, cut in 0_usize..67) {
            let mut board = Millennium::default();
            board.hear(&noise);
            board.hear(&status(START)[..cut]);
            let told = board.hear(&status(START));
            prop_assert!(told.contains(&shows(Board::new())) || board.shown == Some(Board::new()));
        }
    }
}
