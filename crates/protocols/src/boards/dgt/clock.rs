//! The clock at a DGT board. Its left side is White's, as seen from the clock's front with White at the left.

use shakmaty::{ByColor, Color};

use super::super::protocol::BoardOutput;
use super::ask;
use crate::eboard::{BoardClockReading, BoardReport, ClockOrder};

/// A message to the clock, its length without the first two bytes, its begin and its end.
const MESSAGE: [u8; 3] = [0x2B, 0x0A, 0x03];
const END: u8 = 0;
/// The command to set these times and run; only a clock in its mode for it (23 of a DGT XL, 25 of a DGT 3000) obeys.
const SET_AND_RUN: u8 = 0x0A;
/// The value in place of hours that marks the message as an answer.
const ANSWER: u8 = 0x0A;
const DONE: u8 = 0x10;
const REFUSED: u8 = 0x40;
/// The bit of an answer that was not asked for: a button, or that the clock is ready.
const BY_ITSELF: u8 = 0x80;

/// Bits of the clock's state.
const RUNS: u8 = 1;
const RIGHT_IS_UP: u8 = 1 << 1;
const BATTERY_IS_LOW: u8 = 1 << 2;
const NO_CLOCK: u8 = 1 << 5;

/// The time after which the clock is asked once more, in milliseconds: it answers within one or two seconds.
const ANSWERS_WITHIN_MS: u64 = 3_000;
/// The growth of a time that is believed only if it comes twice, in milliseconds.
const JUMP_MS: u64 = 3_600_000;
const MOST_SECONDS: u64 = 9 * 3_600 + 59 * 60 + 59;

/// The clock's side of the conversation.
#[derive(Debug, Default)]
pub(super) struct DgtClock {
    shown: Option<BoardClockReading>,
    doubted: Option<BoardClockReading>,
    /// The order that the clock has not answered yet.
    sent: Option<SentOrder>,
    /// The order for the clock after that; a later one replaces it.
    next: Option<ClockOrder>,
    /// The loss of the clock was already reported.
    is_lost: bool,
}

#[derive(Clone, Copy, Debug)]
struct SentOrder {
    order: ClockOrder,
    waited_ms: u64,
    is_second_try: bool,
}

impl DgtClock {
    /// The order to be sent now. Two messages before an answer confuse the clock.
    pub(super) fn show(&mut self, order: ClockOrder) -> Vec<u8> {
        if self.sent.is_some() {
            self.next = Some(order);
            return Vec::new();
        }
        self.sent = Some(SentOrder {
            order,
            waited_ms: 0,
            is_second_try: false,
        });
        set_and_run(order)
    }

    pub(super) fn tick(&mut self, passed_ms: u64) -> Vec<BoardOutput> {
        let Some(sent) = &mut self.sent else {
            return Vec::new();
        };
        sent.waited_ms = sent.waited_ms.saturating_add(passed_ms);
        if sent.waited_ms < ANSWERS_WITHIN_MS {
            return Vec::new();
        }
        if sent.is_second_try {
            return self.lose();
        }
        sent.waited_ms = 0;
        sent.is_second_try = true;
        vec![BoardOutput::Send(set_and_run(sent.order))]
    }

    /// Reads a message of the clock. Time indicators, flags and the player to move are left to our own clock.
    pub(super) fn hear(&mut self, data: [u8; 7]) -> Vec<BoardOutput> {
        let [right, minutes, seconds, left, .., state] = data;
        if data == [0; 7] {
            // Such a message comes by Bluetooth after an order, and means nothing.
            return Vec::new();
        }
        if right & 0x0F == ANSWER || left & 0x0F == ANSWER {
            let (first, second) = (minutes & 0x7F | left << 3 & 0x80, seconds & 0x7F | left << 2 & 0x80);
            return self.answered(first, second);
        }
        if state & NO_CLOCK != 0 {
            return if self.shown.is_some() { self.lose() } else { Vec::new() };
        }
        match reading(data) {
            Some(reading) => self.believe(reading),
            None => Vec::new(),
        }
    }

    fn answered(&mut self, first: u8, second: u8) -> Vec<BoardOutput> {
        if second & BY_ITSELF != 0 || self.sent.is_none() {
            return Vec::new();
        }
        match (first, second) {
            (REFUSED, _) => self.lose(),
            (DONE, SET_AND_RUN) => {
                (self.sent, self.is_lost) = (None, false);
                let next = self.next.take().map(|order| BoardOutput::Send(self.show(order)));
                next.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn believe(&mut self, reading: BoardClockReading) -> Vec<BoardOutput> {
        let jumps_from = |earlier: BoardClockReading| {
            let sides = earlier.left_ms.zip(reading.left_ms);
            sides
                .into_iter()
                .any(|(earlier, now)| now > earlier.saturating_add(JUMP_MS))
        };
        if self.shown.is_some_and(jumps_from) && self.doubted.is_none_or(jumps_from) {
            self.doubted = Some(reading);
            return vec![BoardOutput::Send(vec![ask::CLOCK])];
        }
        self.doubted = None;
        if self.shown.replace(reading) == Some(reading) {
            return Vec::new();
        }
        vec![BoardOutput::Report(BoardReport::Clock(reading))]
    }

    fn lose(&mut self) -> Vec<BoardOutput> {
        let was_lost = std::mem::replace(&mut self.is_lost, true);
        let is_new = !was_lost || self.shown.is_some();
        (self.shown, self.sent, self.next) = (None, None, None);
        is_new
            .then_some(BoardOutput::Report(BoardReport::ClockLost))
            .into_iter()
            .collect()
    }
}

/// A running clock does not start its other side by itself when its lever is moved: its times change hands when ours
/// do.
fn set_and_run(order: ClockOrder) -> Vec<u8> {
    let runs = match order.running {
        Some(Color::White) => 1,
        Some(Color::Black) => 2,
        None => 4,
    };
    let sides = [order.left_ms.white, order.left_ms.black].into_iter().flat_map(digits);
    let order = std::iter::once(SET_AND_RUN).chain(sides).chain([runs, END]);
    MESSAGE.into_iter().chain(order).collect()
}

/// Hours, minutes and seconds. The clock shows no part of a second, so times are rounded up and zero appears only when
/// no time is left.
fn digits(left_ms: u64) -> [u8; 3] {
    let seconds = left_ms.div_ceil(1_000).min(MOST_SECONDS);
    [seconds / 3_600, seconds / 60 % 60, seconds % 60].map(|digits| u8::try_from(digits).unwrap_or_default())
}

fn reading([sides @ .., state]: [u8; 7]) -> Option<BoardClockReading> {
    let [r0, r1, r2, l0, l1, l2] = sides;
    let white = left_ms(l0, l1, l2)?;
    let black = left_ms(r0, r1, r2)?;
    // White has pressed the lever's left end down if the right end is up.
    let presser = if state & RIGHT_IS_UP == 0 {
        Color::Black
    } else {
        Color::White
    };
    Some(BoardClockReading {
        left_ms: ByColor { white, black },
        presser: Some(presser),
        is_running: state & RUNS != 0,
        battery_is_low: state & BATTERY_IS_LOW != 0,
    })
}

fn left_ms(hours: u8, minutes: u8, seconds: u8) -> Option<u64> {
    let hours = u64::from(hours & 0x0F);
    let sixty = |digits: u8| {
        let (tens, ones) = (digits >> 4, digits & 0x0F);
        (tens < 6 && ones < 10).then_some(u64::from(tens * 10 + ones))
    };
    (hours <= 9).then_some(())?;
    Some((hours * 3_600 + sixty(minutes)? * 60 + sixty(seconds)?) * 1_000)
}
