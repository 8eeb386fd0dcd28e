//! The text of a time control in the grammar of PGN and TRF26, read and written (Art. 6.3, PGN 9.6.1).

use shakmaty::{ByColor, Color};

use crate::laws::time_control::{Period, TimeControl};

/// Why a time control could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableTimeControl {
    /// Byte offset of the part at fault.
    pub at: usize,
    /// The part at fault.
    pub part: String,
}

/// Reads `none`, `-`, `5400+30`, `40/6000+30:900+30`, `300`, `W300-B240`. Times are seconds.
///
/// # Errors
/// The part that is no period, and where it stands. Only the last period may leave out the number of moves.
pub fn read(text: &str) -> Result<TimeControl, UnreadableTimeControl> {
    if matches!(text, "none" | "-") {
        return Ok(TimeControl::Untimed);
    }
    if let Some((white, black)) = text.strip_prefix('W').and_then(|rest| rest.split_once("-B")) {
        let white_periods = periods(white, 1)?;
        let black_periods = periods(black, 1 + white.len() + 2)?;
        return Ok(TimeControl::Timed(ByColor {
            white: white_periods,
            black: black_periods,
        }));
    }
    Ok(TimeControl::same(periods(text, 0)?))
}

fn periods(text: &str, offset: usize) -> Result<Vec<Period>, UnreadableTimeControl> {
    let mut periods = Vec::new();
    let mut at = offset;
    let parts: Vec<&str> = text.split(':').collect();
    let last = parts.len().saturating_sub(1);
    for (index, part) in parts.iter().enumerate() {
        let read = period(part).filter(|period| (period.moves.is_some()) == (index < last) || index == last);
        match read {
            Some(period) => periods.push(period),
            None => {
                return Err(UnreadableTimeControl {
                    at,
                    part: (*part).to_owned(),
                });
            }
        }
        at += part.len() + 1;
    }
    Ok(periods)
}

fn period(text: &str) -> Option<Period> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(number(moves)?), rest),
        None => (None, text),
    };
    let (main, increment) = match rest.split_once('+') {
        Some((main, increment)) => (number(main)?, number(increment)?),
        None => (number(rest)?, 0),
    };
    let moves = moves.map(u32::try_from).transpose().ok()?;
    if moves == Some(0) || (main == 0 && increment == 0) {
        return None;
    }
    Some(Period {
        moves,
        main_ms: main.checked_mul(1000)?,
        increment_ms: increment.checked_mul(1000)?,
    })
}

fn number(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.len() <= 7 && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// Writes it as PGN does; a side's own control in front of each where they differ.
pub fn write(control: &TimeControl) -> String {
    match control {
        TimeControl::Untimed => String::from("-"),
        TimeControl::Timed(periods) if periods.white == periods.black => write_periods(&periods.white),
        TimeControl::Timed(periods) => {
            format!(
                "W{}-B{}",
                write_periods(periods.get(Color::White)),
                write_periods(periods.get(Color::Black))
            )
        }
    }
}

fn write_periods(periods: &[Period]) -> String {
    let parts: Vec<String> = periods
        .iter()
        .map(|period| {
            let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            let increment = if period.increment_ms > 0 {
                format!("+{}", period.increment_ms / 1000)
            } else {
                String::new()
            };
            format!("{moves}{}{increment}", period.main_ms / 1000)
        })
        .collect();
    parts.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back_as_it_was() {
        for text in [
            "300",
            "5400+30",
            "40/6000+30:900+30",
            "W300-B240",
            "0+5",
            "40/5400:20/3000:900+30",
        ] {
            assert_eq!(write(&read(text).unwrap()), text);
        }
        assert_eq!(read("none"), Ok(TimeControl::Untimed));
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
        ] {
            assert_eq!(
                read(text),
                Err(UnreadableTimeControl {
                    at,
                    part: part.to_owned()
                }),
                "{text}"
            );
        }
    }
}
