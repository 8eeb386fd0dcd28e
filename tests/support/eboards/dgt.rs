//! A DGT board as bytes, after the tables of its protocol and not after our reader: it scans one square after another, in rows from
//! a8, and tells what it finds changed.

use std::collections::VecDeque;

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

use super::plugged::Emulated;

/// A whole scan.
pub(crate) const SCAN_MS: u64 = 250;
const SQUARES: usize = 64;

/// The acts of hands: after so many milliseconds from now, the new content of that square.
pub(crate) type Hands = Vec<(u64, Square, Option<Piece>)>;

/// The reports it makes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Idle,
    Squares,
    /// Squares, and the clock when it has changed.
    Nice,
}

/// The clock that is connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// Hours, minutes and seconds.
    pub(crate) left: [u8; 3],
    pub(crate) right: [u8; 3],
    /// 1 runs, 2 the right side of the lever is up, 4 battery low, 8 right's turn, 16 left's turn.
    pub(crate) state: u8,
    /// True if the board does what it is told, and says so.
    pub(crate) answers: bool,
}

/// The board.
pub(crate) struct DgtBoard {
    serial: [u8; 10],
    /// The pieces that really stand there, and those that the last scan has seen.
    stands: [u8; SQUARES],
    scanned: [u8; SQUARES],
    mode: Mode,
    now_ms: u64,
    /// The square that is scanned next, counted from the first scan.
    next: u64,
    hands: VecDeque<(u64, usize, u8)>,
    clock: Option<Clock>,
    told_clock: Option<[u8; 7]>,
    command: Vec<u8>,
    lights: Bitboard,
    /// The number of changes that are seen and not sent: bytes that are lost on the way.
    swallowed: usize,
    is_mute: bool,
}

fn number(square: Square) -> usize {
    usize::from(7 - u8::from(square.rank())) * 8 + usize::from(square.file())
}

fn code(piece: Option<Piece>) -> u8 {
    let Some(piece) = piece else { return 0 };
    let role = match piece.role {
        Role::Pawn => 1,
        Role::Rook => 2,
        Role::Knight => 3,
        Role::Bishop => 4,
        Role::King => 5,
        Role::Queen => 6,
    };
    role + if piece.color == Color::White { 0 } else { 6 }
}

/// A message with its length, which counts its three first bytes.
fn message(kind: u8, data: &[u8]) -> Vec<u8> {
    let length = data.len() + 3;
    let [high, low] = [length >> 7, length & 0x7F].map(|part| u8::try_from(part).unwrap());
    [&[kind | 0x80, high, low], data].concat()
}

fn digits(two: u8) -> u8 {
    ((two / 10) << 4) | (two % 10)
}

impl DgtBoard {
    /// A board with that number, on which this stands. No clock is connected.
    pub(crate) fn new(serial: &str, pieces: &Board) -> Self {
        let mut stands = [0; SQUARES];
        for (square, piece) in pieces.clone() {
            stands[number(square)] = code(Some(piece));
        }
        Self {
            serial: serial.as_bytes().try_into().unwrap(),
            stands,
            scanned: stands,
            mode: Mode::Idle,
            now_ms: 0,
            next: 0,
            hands: VecDeque::new(),
            clock: None,
            told_clock: None,
            command: Vec::new(),
            lights: Bitboard::EMPTY,
            swallowed: 0,
            is_mute: false,
        }
    }

    pub(crate) fn with_clock(mut self, clock: Clock) -> Self {
        self.clock = Some(clock);
        self
    }

    /// Hands do this from now on.
    pub(crate) fn play(&mut self, hands: Hands) {
        let now_ms = self.now_ms;
        let deeds = hands.into_iter();
        self.hands
            .extend(deeds.map(|(after, square, piece)| (now_ms + after, number(square), code(piece))));
    }

    /// True if hands have done everything and a whole scan has seen it.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.hands.is_empty() && self.stands == self.scanned
    }

    /// The next changes are seen by the board and never told.
    pub(crate) fn swallow(&mut self, changes: usize) {
        self.swallowed = changes;
    }

    /// Makes the board stand still: it hears and tells nothing, but scans.
    pub(crate) fn be_mute(&mut self, is_mute: bool) {
        self.is_mute = is_mute;
    }

    pub(crate) fn clock(&mut self) -> &mut Option<Clock> {
        &mut self.clock
    }

    pub(crate) fn lights(&self) -> Bitboard {
        self.lights
    }

    fn clock_bytes(&self) -> [u8; 7] {
        let Some(clock) = self.clock else {
            return [0, 0, 0, 0, 0, 0, 0x20];
        };
        let [[rh, rm, rs], [lh, lm, ls]] = [clock.right, clock.left].map(|side| side.map(digits));
        [rh, rm, rs, lh, lm, ls, clock.state]
    }

    /// The answer of the clock to a command, spread over the bytes of its times.
    fn answer(first: u8, second: u8) -> Vec<u8> {
        let high = (first & 0x80) >> 3 | (second & 0x80) >> 2;
        message(0x0D, &[0x0A, first & 0x7F, second & 0x7F, high, 0, 0, 0])
    }

    fn tell_clock(&mut self) -> Vec<u8> {
        let bytes = self.clock_bytes();
        self.told_clock = Some(bytes);
        message(0x0D, &bytes)
    }

    fn clock_command(&mut self, command: &[u8]) -> Vec<u8> {
        let reports = self.mode == Mode::Nice;
        match (&mut self.clock, command) {
            (Some(clock), [0x2B, 0x0A, 3, 0x0A, lh, lm, ls, rh, rm, rs, runs, 0]) if clock.answers => {
                (clock.left, clock.right) = ([*lh, *lm, *ls], [*rh, *rm, *rs]);
                // The lever is moved by hands only.
                let lever = clock.state & 2;
                clock.state = lever
                    | match runs {
                        1 => 1 | 16,
                        2 => 1 | 8,
                        _ => 0,
                    };
                if reports { Self::answer(0x10, 0x0A) } else { Vec::new() }
            }
            _ => Vec::new(),
        }
    }

    fn light(&mut self, command: &[u8]) {
        let &[_, _, is_on, from, to, _] = command else { return };
        for number in from..=to {
            let square = Square::try_from(u32::from(number)).unwrap().flip_vertical();
            self.lights.set(square, is_on == 1);
        }
    }

    /// A command that is whole.
    fn obey(&mut self, command: &[u8]) -> Vec<u8> {
        match command[0] {
            0x40 => self.mode = Mode::Idle,
            0x41 => return self.tell_clock(),
            0x42 => return message(0x06, &self.scanned),
            0x44 => self.mode = Mode::Squares,
            0x4B => self.mode = Mode::Nice,
            0x45 => return message(0x11, &self.serial[5..]),
            0x47 => return message(0x12, b"emulated, Revelation"),
            0x4C => return message(0x20, &[77, 5, 30, 0, 0, 0, 0, 0, 2]),
            0x4D => return message(0x13, &[1, 9]),
            0x55 => return message(0x22, &self.serial),
            0x2B => return self.clock_command(command),
            0x60 => self.light(command),
            _ => {}
        }
        Vec::new()
    }

    fn is_whole(command: &[u8]) -> bool {
        match command {
            [0x2B | 0x60] => false,
            [0x2B | 0x60, length, data @ ..] => data.len() >= usize::from(*length),
            _ => true,
        }
    }

    fn scan(&mut self, square: usize) -> Vec<u8> {
        let now = self.stands[square];
        if std::mem::replace(&mut self.scanned[square], now) == now || self.mode == Mode::Idle {
            return Vec::new();
        }
        if self.swallowed > 0 {
            self.swallowed -= 1;
            return Vec::new();
        }
        message(0x0E, &[u8::try_from(square).unwrap(), now])
    }
}

impl Emulated for DgtBoard {
    fn hear(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut answers = Vec::new();
        if self.is_mute {
            return answers;
        }
        for byte in bytes {
            self.command.push(*byte);
            if Self::is_whole(&self.command) {
                let command = std::mem::take(&mut self.command);
                answers.extend(self.obey(&command));
            }
        }
        answers
    }

    fn pass(&mut self, milliseconds: u64) -> Vec<u8> {
        let end_ms = self.now_ms + milliseconds;
        let mut news = Vec::new();
        loop {
            let squares = u64::try_from(SQUARES).unwrap();
            let scan_ms = self.next * SCAN_MS / squares;
            if scan_ms > end_ms {
                break;
            }
            while let Some((_, square, code)) = self.hands.pop_front_if(|(at, ..)| *at <= scan_ms) {
                self.stands[square] = code;
            }
            self.now_ms = scan_ms;
            news.extend(self.scan(usize::try_from(self.next % squares).unwrap()));
            self.next += 1;
        }
        self.now_ms = end_ms;
        if self.mode == Mode::Nice && self.told_clock.is_some_and(|told| told != self.clock_bytes()) {
            news.extend(self.tell_clock());
        }
        if self.is_mute { Vec::new() } else { news }
    }

    /// Restarts the board, which remembers nothing but its pieces.
    fn power_up(&mut self) {
        self.mode = Mode::Idle;
        self.scanned = self.stands;
        self.command.clear();
        self.told_clock = None;
        self.lights = Bitboard::EMPTY;
    }
}
