//! Both clocks as they are shown: the digits of a moment follow from these values and the time, so that nobody has to
//! be asked again every second (requirements B to E for clocks).

use std::cmp::Ordering;

use shakmaty::{ByColor, Color};

use controls::clock_form::{ClockFault, ClockForm, ShownClock};
use laws::chessclock::Chessclock;
use laws::game::Game;
use laws::moment::Moment;
use laws::time_control::{Mode, Period};
use locale::{Messages, duration};
use query::{self, ToControl};
use wording;

/// Both clocks.
#[derive(Clone, Debug, PartialEq)]
pub struct ClocksView {
    /// The clock of each side; none without a clock.
    pub sides: Option<ByColor<ClockView>>,
    /// The name of both together; without a clock, the words said instead.
    pub label: String,
    /// The dialog that corrects the clocks, as it opens: with the readings of the clocks.
    pub form: ClockForm,
}

/// One clock. Its display follows from these values and the present moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClockView {
    /// "White, Ada".
    pub label: String,
    /// The time left at `at`, in milliseconds.
    pub left_ms: u64,
    /// The moment of that reading.
    pub at: Moment,
    /// True if the clock runs.
    pub running: bool,
    /// True if the clock is stopped and gains the time the other side uses (hourglass).
    pub gains: bool,
    /// The word for it: "runs" or "stands".
    pub running_text: String,
    /// The time left in words, for a screen reader: exact while the clock is stopped; while it runs, in whole minutes,
    /// in the last minute in seconds. A new screen is due when [`words_grain`] of the time left changes.
    pub words: String,
    /// Moves completed, in words.
    pub moves: String,
    /// The words for a fallen flag, if it has fallen; they say which flag fell first.
    pub fallen: Option<String>,
    /// "Period 1 of 2", if there are several periods.
    pub period: String,
    /// "28 moves to the time control", if the period ends by moves.
    pub to_control: String,
    /// The unspent part of the delay at `at`, in milliseconds, and the word for it.
    pub delay: (u64, String),
    /// One byo-yomi period in milliseconds, the maximum number of periods, and the word for it.
    pub byo_yomi: Option<(u64, u32, String)>,
    /// The limit in milliseconds below which the time is low, and the words for that.
    pub low: (u64, String),
    /// The end of the sign that this clock ended a period by reaching zero, and the words of the sign.
    pub period_sign: Option<(Moment, String)>,
}

impl ClockView {
    /// The time left, in milliseconds, when the table is `now_ms` milliseconds old.
    pub const fn left_at(&self, now_ms: u64) -> u64 {
        let passed = now_ms.saturating_sub(self.at.as_millis());
        if self.running {
            self.left_ms.saturating_sub(passed.saturating_sub(self.delay.0))
        } else if self.gains {
            self.left_ms.saturating_add(passed)
        } else {
            self.left_ms
        }
    }

    /// The unspent part of the delay at `now_ms`, in milliseconds.
    pub const fn delay_at(&self, now_ms: u64) -> u64 {
        if self.running {
            let passed = now_ms.saturating_sub(self.at.as_millis());
            self.delay.0.saturating_sub(passed)
        } else {
            0
        }
    }

    /// True if the time is low at `now_ms`.
    pub const fn is_low(&self, now_ms: u64) -> bool {
        self.left_at(now_ms) < self.low.0
    }

    /// Milliseconds from `now_ms` until the display changes; none on a clock that is stopped or whose flag has fallen.
    pub fn next_change_ms(&self, now_ms: u64) -> Option<u64> {
        let sign = self.period_sign.as_ref();
        let sign = sign.and_then(|(until, _)| until.as_millis().checked_sub(now_ms).filter(|ms| *ms > 0));
        self.digits_change_ms(now_ms).into_iter().chain(sign).min()
    }

    fn digits_change_ms(&self, now_ms: u64) -> Option<u64> {
        let delay = self.delay_at(now_ms);
        if delay > 0 {
            return Some((delay - 1) % 1_000 + 1);
        }
        let left = self.left_at(now_ms);
        if self.gains {
            return Some(1_000 - left % 1_000);
        }
        let is_changing = self.running && self.fallen.is_none() && left > 0;
        let grain = match left.cmp(&TENTHS_BELOW_MS) {
            Ordering::Less => 100,
            Ordering::Equal => 1, // the first tenth appears
            Ordering::Greater => 1_000,
        };
        is_changing.then(|| (left - 1) % grain + 1)
    }

    /// The words next to the digits, in three lines: the state and the moves, the period, and what needs attention.
    pub fn lines(&self, now_ms: u64) -> [String; 3] {
        let state = self.fallen.as_ref().unwrap_or(&self.running_text);
        let join = |parts: &[&str]| {
            let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
            parts.join(" · ")
        };
        let delay = match self.delay_at(now_ms) {
            0 => String::new(),
            left => format!("{} {}", self.delay.1, clock_digits(left)),
        };
        let byo_yomi = self.byo_yomi_at(now_ms).unwrap_or_default();
        let low = if self.is_low(now_ms) { self.low.1.as_str() } else { "" };
        let sign = self.period_sign_at(now_ms);
        [
            join(&[state, &self.moves]),
            join(&[&self.period, &self.to_control]),
            join(&[low, &delay, &byo_yomi, sign]),
        ]
    }

    /// The words of the sign that this clock ended a period, for its five minutes.
    fn period_sign_at(&self, now_ms: u64) -> &str {
        let sign = self.period_sign.as_ref();
        let sign = sign.filter(|(until, _)| until.as_millis() > now_ms);
        sign.map_or("", |(_, text)| text.as_str())
    }

    /// "Byo-yomi 3 × 0:24", once the main time is used up.
    fn byo_yomi_at(&self, now_ms: u64) -> Option<String> {
        let (period_ms, most, word) = self.byo_yomi.as_ref()?;
        let left = self.left_at(now_ms);
        let periods = left.div_ceil((*period_ms).max(1));
        let present = left.saturating_sub(periods.saturating_sub(1).saturating_mul(*period_ms));
        (periods <= u64::from(*most)).then(|| format!("{word} {periods} × {}", clock_digits(present)))
    }

    /// The words for a screen reader: no digits, and nothing that changes with every second before the last minute.
    pub fn spoken(&self, now_ms: u64) -> String {
        let state = self.fallen.as_ref().unwrap_or(&self.running_text);
        let low = if self.left_ms < self.low.0 {
            self.low.1.as_str()
        } else {
            ""
        };
        let sign = self.period_sign_at(now_ms);
        let parts = [
            &self.label,
            &self.words,
            state,
            &self.moves,
            &self.period,
            &self.to_control,
            low,
            sign,
        ];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}

/// Under this many milliseconds a clock shows tenths.
const TENTHS_BELOW_MS: u64 = 10_000;

/// The time left as the words of a running clock give it, in milliseconds: the whole minutes that its digits show, in
/// the last minute whole seconds.
pub const fn words_grain(left_ms: u64) -> u64 {
    let shown_ms = left_ms.div_ceil(1_000) * 1_000;
    if shown_ms > 60_000 {
        shown_ms / 60_000 * 60_000
    } else {
        shown_ms
    }
}

/// The time left as digits: "1:05:09", "4:10", in the last ten seconds with tenths: "0:09.4".
///
/// Rounded up, like all spoken times, so that zero is shown only when the flag has fallen.
pub fn clock_digits(left_ms: u64) -> String {
    if left_ms < TENTHS_BELOW_MS {
        let tenths = left_ms.div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = query::seconds_left(left_ms);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Words of the dialog that corrects the clocks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClockFormWords {
    /// "Correct the clocks".
    pub title: String,
    /// "White, Ada: time left, as hours:minutes:seconds".
    pub times: ByColor<String>,
    /// "White, Ada: moves completed".
    pub moves: ByColor<String>,
    /// "White, Ada: period".
    pub periods: ByColor<String>,
    /// "Set the clocks".
    pub set: String,
    /// "Cancel".
    pub cancel: String,
    /// The words for each fault.
    pub faults: Vec<(ClockFault, String)>,
}

/// Both clocks as they are at that moment.
pub(super) fn clocks(game: &Game, messages: &Messages, now: Moment) -> ClocksView {
    let clock = game.clock();
    let form = ClockForm::showing(ByColor::new_with(|side| ShownClock {
        left_ms: clock.left_ms(side, now),
        moves: clock.clock(side).moves,
        period: clock.clock(side).period.saturating_add(1),
    }));
    if !clock.is_timed() {
        return ClocksView {
            sides: None,
            label: messages.text("display-no-clock", &[]),
            form,
        };
    }
    ClocksView {
        sides: Some(ByColor::new_with(|side| one(game, messages, side, now))),
        label: messages.text("display-clocks", &[]),
        form,
    }
}

fn one(game: &Game, messages: &Messages, side: Color, now: Moment) -> ClockView {
    let text = |id: &str| messages.text(id, &[]);
    let clock = game.clock();
    let period = clock.period(side).unwrap_or_default();
    let running = clock.running() == Some(side);
    let left_ms = clock.left_ms(side, now);
    let sign = clock.past().period_sign(now).filter(|(own, _)| *own == side);
    ClockView {
        label: wording::side_name(messages, game, side),
        // The words of a stopped clock are exact: 30:10 is 30 minutes 10 seconds.
        words: duration(messages, if running { words_grain(left_ms) } else { left_ms }),
        left_ms,
        at: now,
        running,
        gains: period.mode == Mode::Hourglass && clock.running() == Some(side.other()),
        running_text: text(if running {
            "display-clock-runs"
        } else {
            "display-clock-stands"
        }),
        moves: messages.text("display-clock-moves", &[("moves", clock.clock(side).moves.into())]),
        fallen: fallen(clock, messages, side),
        period: period_text(game, messages, side),
        to_control: match query::to_control(clock, side) {
            ToControl::Moves(moves) => messages.text("display-clock-to-control", &[("moves", moves.into())]),
            ToControl::ByFlag | ToControl::Last | ToControl::QuickplayFinish => String::new(),
        },
        delay: (clock.delay_left_ms(side, now), text("display-clock-delay")),
        byo_yomi: match period.mode {
            Mode::ByoYomi { periods } => Some((period.increment_ms, periods, text("display-clock-byo-yomi"))),
            Mode::Fischer | Mode::Bronstein | Mode::Delay | Mode::Hourglass => None,
        },
        low: (low_below_ms(&period), text("display-clock-low")),
        period_sign: sign.map(|(_, until)| (until, text("display-clock-period-over"))),
    }
}

/// The words for a fallen flag, and of two, for which fell first (requirement E).
pub(super) fn fallen(clock: &Chessclock, messages: &Messages, side: Color) -> Option<String> {
    let both = Color::ALL.iter().all(|side| clock.clock(*side).fallen);
    let is_first = clock.first_fallen() == Some(side);
    let id = match (both, is_first) {
        (true, true) => "display-flag-fallen-first",
        (true, false) => "display-flag-fallen-second",
        (false, _) => "display-flag-fallen",
    };
    clock.clock(side).fallen.then(|| messages.text(id, &[]))
}

fn period_text(game: &Game, messages: &Messages, side: Color) -> String {
    let count = game.regulations().time.periods(side).len();
    if count < 2 {
        return String::new();
    }
    let period = game.clock().clock(side).period.saturating_add(1);
    let id = if game.clock().is_quickplay_finish(side) {
        "display-clock-period-quickplay"
    } else {
        "display-clock-period"
    };
    messages.text(id, &[("period", period.into()), ("of", count.into())])
}

/// The time is low in the last eighth of the period's time, but not above five minutes, where recording may end (8.4),
/// nor below ten seconds.
fn low_below_ms(period: &Period) -> u64 {
    let all_ms = period.main_ms.saturating_add(period.ahead_ms(true));
    (all_ms / 8).clamp(10_000, 300_000)
}

/// The words of the correction.
pub(super) fn form_words(game: &Game, messages: &Messages) -> ClockFormWords {
    let text = |id: &str| messages.text(id, &[]);
    let label = |id: &str| {
        ByColor::new_with(|side| {
            let who = wording::side_name(messages, game, side);
            messages.text(id, &[("who", (&who).into())])
        })
    };
    let fault = |fault: ClockFault| {
        let (id, side) = match fault {
            ClockFault::Time(side) => ("clock-form-error-time", side),
            ClockFault::Moves(side) => ("clock-form-error-moves", side),
            ClockFault::Period(side) => ("clock-form-error-period", side),
            ClockFault::NothingChanged => return (fault, text("clock-form-error-nothing")),
        };
        let side = wording::color(messages, side);
        (fault, messages.text(id, &[("side", (&side).into())]))
    };
    ClockFormWords {
        title: text("control-correct-clocks"),
        times: label("clock-form-time"),
        moves: label("clock-form-moves"),
        periods: label("clock-form-period"),
        set: text("clock-form-set"),
        cancel: text("new-game-cancel"),
        faults: ClockFault::ALL.map(fault).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left_ms: u64, running: bool) -> ClockView {
        ClockView {
            left_ms,
            at: Moment::from_millis(5_000),
            running,
            ..ClockView::default()
        }
    }

    #[test]
    fn the_digits_change_when_they_are_said_to_and_not_before() {
        for left in [61_500, 61_000, 60_001, 10_001, 10_000, 9_950, 9_900, 1] {
            let view = clock(left, true);
            let wait = view.next_change_ms(5_000).unwrap_or_default();
            let shown = |after: u64| clock_digits(view.left_at(5_000 + after));
            assert_ne!(shown(wait), shown(0), "{left}");
            assert_eq!(shown(wait - 1), shown(0), "{left}");
        }
    }

    #[test]
    fn a_clock_that_stands_changes_never() {
        let view = clock(60_000, false);
        assert_eq!(view.next_change_ms(99_000), None);
        assert_eq!(view.left_at(99_000), 60_000);
    }

    #[test]
    fn the_main_time_waits_for_the_delay_which_is_shown() {
        let view = ClockView {
            delay: (5_000, String::from("Delay")),
            ..clock(60_000, true)
        };
        assert_eq!((view.left_at(9_000), view.delay_at(9_000)), (60_000, 1_000));
        assert_eq!((view.left_at(12_000), view.delay_at(12_000)), (58_000, 0));
        assert_eq!(view.lines(7_500)[2], "Delay 0:02.5");
        assert_eq!(view.next_change_ms(7_600), Some(400));
    }

    #[test]
    fn an_hourglass_gains_what_the_other_side_uses() {
        let view = ClockView {
            gains: true,
            ..clock(60_000, false)
        };
        assert_eq!(view.left_at(7_500), 62_500);
        assert_eq!(view.next_change_ms(7_500), Some(500));
    }

    #[test]
    fn byo_yomi_is_shown_period_by_period() {
        let view = ClockView {
            byo_yomi: Some((30_000, 5, String::from("Byo-yomi"))),
            ..clock(151_000, true)
        };
        assert_eq!(view.lines(5_000)[2], "");
        assert_eq!(view.lines(6_000)[2], "Byo-yomi 5 × 0:30");
        assert_eq!(view.lines(86_000)[2], "Byo-yomi 3 × 0:10");
    }

    #[test]
    fn low_time_is_told_in_words_and_at_the_moment_it_begins() {
        let view = ClockView {
            low: (10_000, String::from("Low on time")),
            ..clock(12_000, true)
        };
        assert!(!view.is_low(7_000));
        assert!(view.is_low(7_001));
        assert_eq!(view.lines(7_001)[2], "Low on time");
    }

    #[test]
    fn clock_words_change_per_minute_and_finally_per_second() {
        let grains = [900_000, 899_999, 840_001, 840_000, 60_001, 60_000, 59_001, 1, 0].map(words_grain);
        let expected = [900_000, 900_000, 840_000, 840_000, 60_000, 60_000, 60_000, 1_000, 0];
        assert_eq!(grains, expected);
    }

    #[test]
    fn zero_is_shown_only_at_zero() {
        let shown = [0, 1, 99, 100, 9_999, 10_000, 10_001, 3_599_001, 3_600_000].map(clock_digits);
        assert_eq!(
            shown,
            [
                "0:00.0", "0:00.1", "0:00.1", "0:00.1", "0:10.0", "0:10", "0:11", "1:00:00", "1:00:00"
            ]
        );
    }
}
