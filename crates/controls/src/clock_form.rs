//! The correction of times, move counters and periods as it is filled in (6.10.2; requirement J for clocks), and the
//! commands that follow from it.

use shakmaty::{ByColor, Color};

use laws::command::Command;

/// The fields of one side, as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockFields {
    /// The time left: "1:05:09", "4:10", or seconds.
    pub time: String,
    /// Moves completed.
    pub moves: String,
    /// The period in force, counted from 1.
    pub period: String,
}

/// The readings of one clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownClock {
    /// The time left, in milliseconds.
    pub left_ms: u64,
    /// Moves completed.
    pub moves: u32,
    /// The period in force, counted from 1.
    pub period: usize,
}

/// The form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockForm {
    /// Both sides.
    pub sides: ByColor<ClockFields>,
}

/// A field that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockFault {
    /// The time of that side.
    Time(Color),
    /// The moves of that side.
    Moves(Color),
    /// The period of that side.
    Period(Color),
    /// No field differs from what the clocks show.
    NothingChanged,
}

impl ClockFault {
    /// All faults.
    pub const ALL: [Self; 7] = [
        Self::Time(Color::White),
        Self::Moves(Color::White),
        Self::Period(Color::White),
        Self::Time(Color::Black),
        Self::Moves(Color::Black),
        Self::Period(Color::Black),
        Self::NothingChanged,
    ];
}

impl ClockForm {
    /// The form as it is opened, with the readings of the clocks.
    pub fn showing(clocks: ByColor<ShownClock>) -> Self {
        Self {
            sides: clocks.map(|clock| ClockFields {
                time: digits(clock.left_ms),
                moves: clock.moves.to_string(),
                period: clock.period.to_string(),
            }),
        }
    }

    /// The commands after which the clocks show this; only for fields that differ from `shown`, so that an untouched
    /// field costs nobody a part of a second.
    ///
    /// # Errors
    /// All faults, in the order of the fields.
    pub fn commands(&self, shown: &Self) -> Result<Vec<Command>, Vec<ClockFault>> {
        let (mut commands, mut faults) = (Vec::new(), Vec::new());
        for side in Color::ALL {
            let (new, old) = (self.sides.get(side), shown.sides.get(side));
            if new.time.trim() != old.time {
                match time_ms(&new.time) {
                    Some(left_ms) => commands.push(Command::SetTime { side, left_ms }),
                    None => faults.push(ClockFault::Time(side)),
                }
            }
            if new.moves.trim() != old.moves {
                match new.moves.trim().parse().ok().filter(|moves| *moves < 10_000) {
                    Some(moves) => commands.push(Command::SetMoves { side, moves }),
                    None => faults.push(ClockFault::Moves(side)),
                }
            }
            if new.period.trim() != old.period {
                match new.period.trim().parse().ok().filter(|period| *period > 0) {
                    Some(period) => commands.push(Command::SetPeriod { side, period }),
                    None => faults.push(ClockFault::Period(side)),
                }
            }
        }
        if commands.is_empty() && faults.is_empty() {
            faults.push(ClockFault::NothingChanged);
        }
        if faults.is_empty() { Ok(commands) } else { Err(faults) }
    }
}

/// A time as it is typed: hours, minutes and seconds, minutes and seconds, or seconds alone; up to a day.
pub fn time_ms(text: &str) -> Option<u64> {
    const DAY_SECONDS: u64 = 86_400;
    let parts: Vec<&str> = text.trim().split(':').collect();
    let number = |part: &str| part.trim().parse::<u64>().ok().filter(|number| *number <= DAY_SECONDS);
    let below_sixty = |part: &str| number(part).filter(|number| *number < 60);
    let seconds = match parts.as_slice() {
        [seconds] => number(seconds)?,
        [minutes, seconds] => number(minutes)? * 60 + below_sixty(seconds)?,
        [hours, minutes, seconds] => number(hours)? * 3600 + below_sixty(minutes)? * 60 + below_sixty(seconds)?,
        _ => return None,
    };
    (seconds <= DAY_SECONDS).then_some(seconds * 1000)
}

/// "1:05:09", rounded up like every display of a clock.
fn digits(left_ms: u64) -> String {
    let seconds = query::seconds_left(left_ms);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown() -> ClockForm {
        let clock = |left_ms, moves| ShownClock {
            left_ms,
            moves,
            period: 1,
        };
        ClockForm::showing(ByColor {
            white: clock(249_001, 12),
            black: clock(3_909_000, 11),
        })
    }

    #[test]
    fn only_what_was_changed_is_set() {
        let mut form = shown();
        assert_eq!(form.sides.white.time, "0:04:10");
        assert_eq!(form.commands(&shown()), Err(vec![ClockFault::NothingChanged]));
        form.sides.black.time = String::from("1:07:09");
        form.sides.white.moves = String::from(" 13 ");
        form.sides.white.period = String::from("2");
        assert_eq!(
            form.commands(&shown()),
            Ok(vec![
                Command::SetMoves {
                    side: Color::White,
                    moves: 13
                },
                Command::SetPeriod {
                    side: Color::White,
                    period: 2
                },
                Command::SetTime {
                    side: Color::Black,
                    left_ms: 4_029_000
                },
            ])
        );
    }

    #[test]
    fn every_fault_is_named_and_nothing_is_set() {
        let mut form = shown();
        form.sides.white.time = String::from("five");
        form.sides.black.moves = String::from("-1");
        form.sides.black.time = String::from("0:05:00");
        let faults = vec![ClockFault::Time(Color::White), ClockFault::Moves(Color::Black)];
        assert_eq!(form.commands(&shown()), Err(faults));
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        let cases = [
            ("90", Some(90_000)),
            ("4:10", Some(250_000)),
            ("1:05:09", Some(3_909_000)),
            ("24:00:00", Some(86_400_000)),
            ("24:00:01", None),
            ("4:60", None),
            ("", None),
            ("1:2:3:4", None),
            ("99999999999999999999", None),
        ];
        for (text, ms) in cases {
            assert_eq!(time_ms(text), ms, "{text}");
        }
    }
}
