//! Dates as people write and say them: "21 November 2026", never "2026.11.21", which a voice reads as a number.

use super::Messages;

/// A date of PGN (`2026.11.21`) or ISO 8601 (`2026-11-21`, a time may follow) in words. `None` if a part of it is
/// unknown (`2026.??.??`) or out of range.
pub fn date(messages: &Messages, written: &str) -> Option<String> {
    let day_of_year = written.split(['T', ' ']).next()?;
    let mut parts = day_of_year.split(['.', '-']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let (month, day): (u32, u32) = (month.parse().ok()?, day.parse().ok()?);
    let is_year = year.len() == 4 && year.chars().all(|c| c.is_ascii_digit());
    if !is_year || !(1..=12).contains(&month) || !(1..=31).contains(&day) || parts.next().is_some() {
        return None;
    }
    let month = messages.text(&format!("month-{month}"), &[]);
    let values = [("day", day.into()), ("month", (&month).into()), ("year", year.into())];
    Some(messages.text("date", &values))
}

/// A date of ISO 8601 with its time of day, to the minute (`2026-11-21T20:31:43Z`), in words; the day alone without a
/// time. `None` if [`date`] finds no day.
pub fn date_and_time(messages: &Messages, written: &str) -> Option<String> {
    let day = date(messages, written)?;
    let Some(time) = written.split(['T', ' ']).nth(1).and_then(time_of_day) else {
        return Some(day);
    };
    let text = messages.text("date-and-time", &[("date", (&day).into()), ("time", time.into())]);
    Some(if written.ends_with('Z') {
        format!("{text} UTC")
    } else {
        text
    })
}

/// "20:31" of "20:31:43Z".
fn time_of_day(written: &str) -> Option<&str> {
    let time = written.get(..5)?;
    let (hour, minute) = time.split_once(':')?;
    let is_below =
        |figures: &str, end: u32| figures.len() == 2 && figures.parse().is_ok_and(|figure: u32| figure < end);
    (is_below(hour, 24) && is_below(minute, 60)).then_some(time)
}

#[cfg(test)]
mod tests {
    use super::super::Locale;
    use super::*;

    #[test]
    fn a_date_is_said_as_people_say_it() {
        let say = |locale, written| date(&Messages::new(locale), written);
        assert_eq!(say(Locale::En, "2026.11.21").as_deref(), Some("21 November 2026"));
        assert_eq!(say(Locale::De, "2026-05-01T14:00:00").as_deref(), Some("1. Mai 2026"));
        assert_eq!(say(Locale::PtBr, "2026.03.01").as_deref(), Some("1º de março de 2026"));
        assert_eq!(say(Locale::Fr, "2026.08.01").as_deref(), Some("1er août 2026"));
        assert_eq!(say(Locale::It, "2026.11.21").as_deref(), Some("21 novembre 2026"));
        assert_eq!(say(Locale::Nl, "2026.03.01").as_deref(), Some("1 maart 2026"));
        assert_eq!(say(Locale::Es, "2026.05.01").as_deref(), Some("1 de mayo de 2026"));
        let moment = |locale, written| date_and_time(&Messages::new(locale), written);
        for (locale, said) in [
            (Locale::En, "21 November 2026, 20:31 UTC"),
            (Locale::De, "21. November 2026, 20:31 Uhr UTC"),
            (Locale::PtBr, "21 de novembro de 2026, 20:31 UTC"),
            (Locale::Fr, "21 novembre 2026, 20:31 UTC"),
        ] {
            assert_eq!(moment(locale, "2026-11-21T20:31:43Z").as_deref(), Some(said));
        }
        assert_eq!(
            moment(Locale::En, "2026-11-21T20:31:43").as_deref(),
            Some("21 November 2026, 20:31")
        );
        for day in ["2026-11-21", "2026-11-21T25:00", "2026-11-21Tnoon", "2026-11-21T2é:00"] {
            assert_eq!(moment(Locale::En, day).as_deref(), Some("21 November 2026"), "{day}");
        }
        assert_eq!(moment(Locale::En, "today"), None);
        for unknown in ["2026.??.??", "????.??.??", "2026.13.01", "2026.02", "today", ""] {
            assert_eq!(say(Locale::En, unknown), None, "{unknown}");
        }
    }
}
