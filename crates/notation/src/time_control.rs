//! Time controls in the grammar of PGN and TRF26, read and written (Art. 6.3, PGN 9.6.1).

use shakmaty::ByColor;

use laws::time_control::{Mode, Period, TimeControl};

/// The part of a time control that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableTimeControl {
    /// The byte offset of the part at fault.
    pub at: usize,
    /// The part at fault.
    pub part: String,
}

/// The most periods of a control, far more than any in use: a control is kept with each position of the clock.
const MOST_PERIODS: usize = 100;

/// Reads `none`, `-`, `5400+30`, `40/6000+30:900+30`, `300`, `W300-B240`, `300d5`, `300b5`, `3600f:900`, `600y5x30`,
/// `*180`. Times are seconds.
///
/// # Errors
/// The part that is not a period, and its place. Every period but the last ends with its moves or with flag-fall;
/// byo-yomi comes last; an hourglass is alone and applies to both sides. A control has at most 100 periods.
pub fn read(text: &str) -> Result<TimeControl, UnreadableTimeControl> {
    if matches!(text, "none" | "-") {
        return Ok(TimeControl::Untimed);
    }
    let Some((white, black)) = text.strip_prefix('W').and_then(|rest| rest.split_once("-B")) else {
        return Ok(TimeControl::same(periods(text, 0)?));
    };
    let (white_at, black_at) = (1, 1 + white.len() + 2);
    let both = ByColor {
        white: periods(white, white_at)?,
        black: periods(black, black_at)?,
    };
    let is_hourglass = |periods: &[Period]| periods.iter().any(|period| period.mode == Mode::Hourglass);
    if is_hourglass(&both.white) == is_hourglass(&both.black) {
        Ok(TimeControl::Timed(both))
    } else {
        Err(unreadable(black_at, black))
    }
}

fn unreadable(at: usize, part: &str) -> UnreadableTimeControl {
    UnreadableTimeControl {
        at,
        part: part.to_owned(),
    }
}

fn periods(text: &str, offset: usize) -> Result<Vec<Period>, UnreadableTimeControl> {
    let mut periods = Vec::new();
    let mut at = offset;
    let count = text.split(':').count();
    for (index, part) in text.split(':').enumerate() {
        let can_stand = |period: &Period| index < MOST_PERIODS && can_stand(period, index, count);
        let read = period(part).filter(can_stand);
        periods.push(read.ok_or_else(|| unreadable(at, part))?);
        at += part.len() + 1;
    }
    Ok(periods)
}

/// True if that period is possible at that index among `count` periods.
pub(super) fn can_stand(period: &Period, index: usize, count: usize) -> bool {
    let is_last = index + 1 == count;
    let is_ended_once = period.moves.is_some() != period.by_flag;
    match period.mode {
        Mode::Fischer | Mode::Bronstein | Mode::Delay if is_last => !period.by_flag,
        Mode::Fischer | Mode::Bronstein | Mode::Delay => is_ended_once,
        Mode::ByoYomi { .. } => is_last && !period.by_flag,
        Mode::Hourglass => count == 1 && !period.by_flag && period.moves.is_none(),
    }
}

fn period(text: &str) -> Option<Period> {
    if let Some(glass) = text.strip_prefix('*') {
        return some_time(Period {
            main_ms: seconds(glass)?,
            mode: Mode::Hourglass,
            ..Period::default()
        });
    }
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => {
            let moves = u32::try_from(number(moves)?).ok()?;
            (Some(moves).filter(|moves| *moves > 0), rest)
        }
        None => (None, text),
    };
    if moves.is_none() && text.contains('/') {
        return None;
    }
    let (rest, by_flag) = rest.strip_suffix('f').map_or((rest, false), |rest| (rest, true));
    let (main, mode, extra) = if let Some((main, extra)) = rest.split_once('+') {
        // A suffix `d` marks a delay in python-chess.
        match extra.strip_suffix('d') {
            Some(delay) => (main, Mode::Delay, seconds(delay)?),
            None => (main, Mode::Fischer, seconds(extra)?),
        }
    } else if let Some((main, extra)) = rest.split_once('b') {
        (main, Mode::Bronstein, seconds(extra)?)
    } else if let Some((main, extra)) = rest.split_once('d') {
        (main, Mode::Delay, seconds(extra)?)
    } else if let Some((main, extra)) = rest.split_once('y') {
        let (periods, each) = extra.split_once('x')?;
        let periods = u32::try_from(number(periods)?).ok().filter(|periods| *periods > 0)?;
        (main, Mode::ByoYomi { periods }, seconds(each)?)
    } else {
        (rest, Mode::Fischer, 0)
    };
    // A delay or byo-yomi of zero is a writing error.
    if mode != Mode::Fischer && extra == 0 {
        return None;
    }
    some_time(Period {
        moves,
        main_ms: seconds(main)?,
        increment_ms: extra,
        mode,
        by_flag,
    })
}

/// A period with no time at the start would be over before the first move.
fn some_time(period: Period) -> Option<Period> {
    Some(period).filter(|period| period.main_ms > 0 || period.ahead_ms(true) > 0)
}

fn seconds(text: &str) -> Option<u64> {
    number(text)?.checked_mul(1000)
}

/// A whole number of at most seven digits.
pub(super) fn number(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.len() <= 7 && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// Writes a control as PGN does; controls that differ are each written with their side.
pub fn write(control: &TimeControl) -> String {
    match control {
        TimeControl::Untimed => String::from("-"),
        TimeControl::Timed(periods) if periods.white == periods.black => write_periods(&periods.white),
        TimeControl::Timed(periods) => {
            format!("W{}-B{}", write_periods(&periods.white), write_periods(&periods.black))
        }
    }
}

fn write_periods(periods: &[Period]) -> String {
    periods.iter().map(write_period).collect::<Vec<_>>().join(":")
}

fn write_period(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let (main, extra) = (period.main_ms / 1000, period.increment_ms / 1000);
    let bonus = match period.mode {
        Mode::Fischer if extra == 0 => String::new(),
        Mode::Fischer => format!("+{extra}"),
        Mode::Bronstein => format!("b{extra}"),
        Mode::Delay => format!("d{extra}"),
        Mode::ByoYomi { periods } => format!("y{periods}x{extra}"),
        Mode::Hourglass => return format!("*{main}"),
    };
    let flag = if period.by_flag { "f" } else { "" };
    format!("{moves}{main}{bonus}{flag}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_has_at_most_a_hundred_periods() {
        let control = |periods: usize| "1/1:".repeat(periods - 1) + "1";
        assert!(read(&control(100)).is_ok());
        assert_eq!(read(&control(101)).map_err(|why| why.at), Err(400));
    }

    #[test]
    fn what_is_written_reads_back_as_it_was() {
        for text in [
            "300",
            "5400+30",
            "40/6000+30:900+30",
            "W300-B240",
            "0+5",
            "40/5400:20/3000:900+30",
            "300d5",
            "0b5",
            "40/5400d5:900b3",
            "3600f:900",
            "3600+30f:900",
            "3600f:20/1800:900",
            "600y5x30",
            "40/5400+30:0y3x10",
            "*180",
            "W*180-B*120",
            "W3600d5f:900-B40/5400:900+10",
        ] {
            assert_eq!(read(text).map(|control| write(&control)), Ok(text.to_owned()));
        }
        assert_eq!(read("none"), Ok(TimeControl::Untimed));
        assert_eq!(read("300+5d"), read("300d5"));
    }

    #[test]
    fn the_part_at_fault_is_named_with_its_place() {
        for (text, at, part) in [
            ("", 0, ""),
            ("abc", 0, "abc"),
            ("600:20/180", 0, "600"),
            ("40/5400:x", 8, "x"),
            ("0", 0, "0"),
            ("W300-Bx", 6, "x"),
            ("300+a", 0, "300+a"),
            ("300+ad", 0, "300+ad"),
            ("40/abc", 0, "40/abc"),
            ("0/300", 0, "0/300"),
            ("/300", 0, "/300"),
            ("0d5", 0, "0d5"),
            ("300d0", 0, "300d0"),
            ("3600f", 0, "3600f"),
            ("40/3600f:900", 0, "40/3600f"),
            ("600y5x30:300", 0, "600y5x30"),
            ("600y0x30", 0, "600y0x30"),
            ("300:*180", 0, "300"),
            ("40/300:*180", 7, "*180"),
            ("*0", 0, "*0"),
            ("W*180-B300", 7, "300"),
            ("12345678", 0, "12345678"),
            ("?", 0, "?"),
        ] {
            assert_eq!(read(text), Err(unreadable(at, part)), "{text}");
        }
    }
}
