//! Time controls as arbiters write them: "90 min + 30 s", "40/90 + 30 + 30 s", "90'+30''", "15+10".

use super::time_control::{UnreadableTimeControl, can_stand, number};
use laws::time_control::{Mode, Period, TimeControl};

/// Words that add nothing to a time control, in the languages of the program. `move` and similar words may be
/// followed by the number of the move from which the increment is given, which is always the first.
const FILLERS: &str = "in per a an each every all rest of the game increment inc added from and plus for then bonus \
    pro je ab und partie für dann por de do da partir desde mais e o partida incremento";
const MOVES: [&str; 11] = [
    "move", "moves", "mv", "mvs", "lance", "lances", "zug", "züge", "zügen", "jogada", "jogadas",
];
/// The longest period that can be written, in milliseconds.
const LONGEST_MS: u64 = 9_999_999_000;
const HOURS: [&str; 9] = ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "hora"];
const MINUTES: [&str; 10] = [
    "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "mn", "'",
];
const SECONDS: [&str; 11] = [
    "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "segundo", "segundos", "\"",
];

/// A time control as an arbiter would write it, "40 moves 100 min + 15 min + 30 s"; in its encoded form if that would be misread.
pub fn write(time: &TimeControl) -> String {
    let encoded = || super::time_control::write(time);
    let periods = match time {
        TimeControl::Timed(both) if both.white == both.black => &both.white,
        TimeControl::Timed(_) | TimeControl::Untimed => return encoded(),
    };
    let amount = |ms: u64| {
        if ms.is_multiple_of(60_000) {
            format!("{} min", ms / 60_000)
        } else {
            format!("{} s", ms / 1_000)
        }
    };
    let main = |period: &Period| {
        let moves = period.moves.map_or_else(String::new, |moves| format!("{moves} moves "));
        moves + &amount(period.main_ms)
    };
    let mut terms: Vec<String> = periods.iter().map(main).collect();
    let increment = periods
        .iter()
        .map(|period| period.increment_ms)
        .max()
        .unwrap_or_default();
    terms.extend((increment > 0).then(|| format!("{} s", increment / 1_000)));
    let text = terms.join(" + ");
    if read(&text).as_ref() == Ok(time) {
        text
    } else {
        encoded()
    }
}

/// Reads a control with one to three periods for both sides. Numbers without a unit are minutes, but the last of
/// several is the increment in seconds: 15+10 is fifteen minutes here, and fifteen seconds in the grammar of PGN.
///
/// # Errors
/// The part that could not be read, and its byte offset.
pub fn read(text: &str) -> Result<TimeControl, UnreadableTimeControl> {
    let mut terms = Vec::new();
    let mut at = 0;
    for part in text.split(['+', '|', ',', ';', ':']) {
        let fault = || UnreadableTimeControl {
            at,
            part: part.trim().to_owned(),
        };
        terms.push((term(part).ok_or_else(fault)?, fault()));
        at += part.len() + 1;
    }
    let (extra, mode) = extra_time(&mut terms);
    let mut periods = Vec::new();
    let count = terms.len();
    for (index, (term, fault)) in terms.into_iter().enumerate() {
        let unreadable = Err(fault);
        let period = Period {
            moves: term.moves,
            main_ms: term.with_unit(60_000),
            increment_ms: extra,
            mode,
            by_flag: false,
        };
        // A control that the grammar of PGN cannot express is rejected: no time at the start, a delay of zero.
        let begins = period.main_ms > 0 || period.ahead_ms(true) > 0;
        let says_nothing = mode != Mode::Fischer && extra == 0;
        if term.is_extra || says_nothing || !begins || !can_stand(&period, index, count) {
            return unreadable;
        }
        periods.push(period);
    }
    if periods.is_empty() {
        return Err(UnreadableTimeControl {
            at: 0,
            part: text.to_owned(),
        });
    }
    Ok(TimeControl::same(periods))
}

/// Takes off the last term if it is the extra time for each move.
fn extra_time(terms: &mut Vec<(Term, UnreadableTimeControl)>) -> (u64, Mode) {
    let several = terms.len() > 1;
    let Some((last, _)) = terms.last() else {
        return (0, Mode::Fischer);
    };
    // After a number of moves in a time, a bare number could be a period or an increment, so an increment needs its
    // unit there, unless a last period comes between.
    let after_moves = terms
        .len()
        .checked_sub(2)
        .and_then(|index| terms.get(index))
        .is_some_and(|(before, _)| before.moves.is_some());
    let is_bare_extra = last.bare.is_some() && !after_moves;
    let is_extra = several && last.moves.is_none() && (last.is_extra || last.is_seconds || is_bare_extra);
    if !is_extra {
        return (0, Mode::Fischer);
    }
    let extra = (last.with_unit(1_000), last.mode);
    terms.pop();
    extra
}

/// One part between two plus signs.
#[derive(Default)]
struct Term {
    moves: Option<u32>,
    /// The time with units, in milliseconds.
    ms: u64,
    /// A number without a unit.
    bare: Option<u64>,
    /// True if the time is given in seconds only.
    is_seconds: bool,
    /// True if a word says that the time is for each move.
    is_extra: bool,
    mode: Mode,
}

impl Term {
    fn with_unit(&self, unit_ms: u64) -> u64 {
        self.ms.saturating_add(self.bare.unwrap_or(0).saturating_mul(unit_ms))
    }
}

fn term(text: &str) -> Option<Term> {
    let text = text
        .to_lowercase()
        .replace(['′', '’', '´'], "'")
        .replace(['″', '”'], "\"");
    let text = text.replace("''", "\"");
    let tokens = tokens(&text);
    let mut term = Term::default();
    let mut rest = tokens.as_slice();
    let mut has_time = false;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        let next = after.first().map(String::as_str).unwrap_or_default();
        if let Some(count) = number(token) {
            if next == "/" || MOVES.contains(&next) {
                // 40/90, 40 moves in 90
                if term.moves.is_some() || count == 0 {
                    return None;
                }
                term.moves = Some(u32::try_from(count).ok()?);
                rest = after.get(1..).unwrap_or_default();
                continue;
            }
            let unit = unit_ms(next);
            has_time = true;
            match unit {
                Some(unit) => {
                    term.ms = term.ms.checked_add(count.checked_mul(unit)?)?;
                    term.is_seconds = unit == 1_000 && term.ms == count.saturating_mul(unit);
                    rest = after.get(1..).unwrap_or_default();
                }
                // 1h30
                None if term.ms > 0 && term.ms.is_multiple_of(3_600_000) && term.bare.is_none() => {
                    term.ms = term.ms.checked_add(count.checked_mul(60_000)?)?;
                }
                None if term.bare.is_none() && term.ms == 0 => term.bare = Some(count),
                None => return None,
            }
        } else if token == "/" {
            // 90 min / 40 moves, 30 s / move, G/60
            match (number(next), after.get(1).map(String::as_str)) {
                (Some(_), Some(word)) if MOVES.contains(&word) && has_time => {}
                (Some(_), None) if !has_time || term.moves.is_some() => {}
                (Some(_), _) if !has_time => {}
                (None, _) if MOVES.contains(&next) || HOURS.contains(&next) => {}
                (Some(_) | None, _) => return None,
            }
        } else if MOVES.contains(&token.as_str()) {
            // "per move", and "move 1", from which the increment is given
            term.is_extra = true;
            if number(next) == Some(1) {
                rest = after.get(1..).unwrap_or_default();
            }
        } else if matches!(token.as_str(), "g" | "sd" | "game") && next == "/" {
            // The whole game, or the rest of it.
        } else if matches!(token.as_str(), "d" | "delay") {
            (term.mode, term.is_extra) = (Mode::Delay, true);
        } else if matches!(token.as_str(), "bronstein" | "bron") {
            (term.mode, term.is_extra) = (Mode::Bronstein, true);
        } else if !FILLERS.split(' ').any(|filler| filler == token) && !matches!(token.as_str(), "." | "sd" | "g") {
            return None;
        }
    }
    // A period with a number of moves is not extra time, and there must be some time.
    if term.moves.is_some() {
        term.is_extra = false;
    }
    // A time longer than the grammar of PGN can express is a writing error.
    (has_time && term.with_unit(60_000) <= LONGEST_MS).then_some(term)
}

fn unit_ms(word: &str) -> Option<u64> {
    if HOURS.contains(&word) || word == "horas" {
        Some(3_600_000)
    } else if MINUTES.contains(&word) {
        Some(60_000)
    } else if SECONDS.contains(&word) {
        Some(1_000)
    } else {
        None
    }
}

/// Numbers, words and single characters.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut kind = 0;
    for letter in text.chars() {
        let this = match letter {
            '0'..='9' => 1,
            _ if letter.is_alphabetic() => 2,
            _ if letter.is_whitespace() || matches!(letter, '(' | ')') => 0,
            _ => 3,
        };
        match tokens.last_mut() {
            Some(last) if this == kind && this != 3 && this != 0 => last.push(letter),
            Some(_) | None if this != 0 => tokens.push(String::from(letter)),
            Some(_) | None => {}
        }
        kind = this;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time_control;

    #[test]
    fn what_is_written_out_reads_as_the_same_control() {
        for (encoded, written) in [
            ("5400+30", "90 min + 30 s"),
            ("600", "10 min"),
            ("40/6000+30:900+30", "40 moves 100 min + 15 min + 30 s"),
            ("90+2", "90 s + 2 s"),
            ("W300-B240", "W300-B240"),
            ("300d5", "300d5"),
        ] {
            let time = super::super::time_control::read(encoded).unwrap();
            assert_eq!(write(&time), written);
        }
    }

    #[test]
    fn the_ways_arbiters_write_are_read() {
        for (written, right) in [
            ("90 min + 30 s", "5400+30"),
            ("90 Min. + 30 Sek.", "5400+30"),
            ("90 minutos + 30 segundos por lance", "5400+30"),
            ("90'+30''", "5400+30"),
            ("90′ + 30″", "5400+30"),
            ("90' + 30\"", "5400+30"),
            ("90+30", "5400+30"),
            ("15+10", "900+10"),
            ("3|2", "180+2"),
            ("3 + 2", "180+2"),
            ("5 min", "300"),
            ("60", "3600"),
            ("G/60", "3600"),
            ("1h30 + 30s", "5400+30"),
            ("1 h 30 min + 30 s", "5400+30"),
            ("2h", "7200"),
            ("40/90 + 30 + 30 s", "40/5400+30:1800+30"),
            ("40/90 + 30 + 30", "40/5400+30:1800+30"),
            ("40/90 + 30 min all + 30 s from move 1", "40/5400+30:1800+30"),
            ("40/90, SD/30 + 30 s", "40/5400+30:1800+30"),
            ("90 min/40 moves + 30 min + 30 s per move", "40/5400+30:1800+30"),
            (
                "40 moves in 90 minutes, 30 min for the rest of the game, 30 s/move",
                "40/5400+30:1800+30",
            ),
            ("40/120 + 20/60 + 15 + 30 s", "40/7200+30:20/3600+30:900+30"),
            ("40 Züge in 2 Stunden + 1 Stunde", "40/7200:3600"),
            ("60 min + delay 5 s", "3600d5"),
            ("60 min + 5 s Bronstein", "3600b5"),
        ] {
            let control = read(written).map(|control| time_control::write(&control));
            assert_eq!(control, Ok(right.to_owned()), "{written}");
        }
    }

    #[test]
    fn an_ambiguous_time_control_is_refused_with_its_place() {
        for (written, at, part) in [
            ("", 0, ""),
            ("soon", 0, "soon"),
            ("90 min + soon", 8, "soon"),
            ("90 min + 30 min", 0, "90 min"),
            ("90 bananas", 0, "90 bananas"),
            ("0", 0, "0"),
            ("0/90 + 30 s", 0, "0/90"),
            ("99999999 min", 0, "99999999 min"),
            ("30 30", 0, "30 30"),
        ] {
            let part = part.to_owned();
            assert_eq!(read(written), Err(UnreadableTimeControl { at, part }), "{written}");
        }
    }

    #[test]
    fn a_bare_number_after_moves_in_a_time_is_the_next_period() {
        let control = read("40/90 + 30").map(|control| time_control::write(&control));
        assert_eq!(control.as_deref(), Ok("40/5400:1800"));
    }
}
