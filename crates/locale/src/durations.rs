//! Times in words: "4 minutes 10 seconds", never "04:10", which a voice reads as a time of day.

use super::Messages;

/// A duration in words: hours and minutes from one hour on, else minutes and seconds.
///
/// `ms` are milliseconds. Seconds are rounded up, as on a chess clock: only a time that is up has 0 seconds.
pub fn duration(messages: &Messages, ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let part = |id: &str, count: u64| messages.text(id, &[("count", count.into())]);
    let mut parts = Vec::new();
    if hours > 0 {
        parts.push(part("duration-hours", hours));
    }
    if minutes > 0 {
        parts.push(part("duration-minutes", minutes));
    }
    if hours == 0 && (seconds > 0 || minutes == 0) {
        parts.push(part("duration-seconds", seconds));
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |first, second| {
        messages.text(
            "duration-two",
            &[("first", (&first).into()), ("second", (&second).into())],
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::Locale;
    use super::*;

    #[test]
    fn a_time_is_said_in_words() {
        let say = |locale, ms| duration(&Messages::new(locale), ms);
        assert_eq!(say(Locale::En, 250_000), "4 minutes 10 seconds");
        assert_eq!(say(Locale::En, 3_900_000), "1 hour 5 minutes");
        assert_eq!(say(Locale::En, 60_000), "1 minute");
        assert_eq!(say(Locale::En, 1), "1 second");
        assert_eq!(say(Locale::En, 0), "0 seconds");
        assert_eq!(say(Locale::De, 3_661_000), "1 Stunde 1 Minute");
        assert_eq!(say(Locale::De, 7_200_000), "2 Stunden");
        assert_eq!(say(Locale::Fr, 0), "0 seconde");
        assert_eq!(say(Locale::It, 3_900_000), "1 ora e 5 minuti");
        assert_eq!(say(Locale::Nl, 7_260_000), "2 uur 1 minuut");
        assert_eq!(say(Locale::Es, 3_900_000), "1 hora y 5 minutos");
        assert_eq!(say(Locale::PtBr, 0), "0 segundo");
        assert_eq!(say(Locale::PtPt, 0), "0 segundos");
        assert_eq!(say(Locale::PtBr, 62_000), "1 minuto e 2 segundos");
    }

    #[test]
    fn no_time_is_too_long() {
        assert!(!duration(&Messages::new(Locale::En), u64::MAX).is_empty());
    }
}
