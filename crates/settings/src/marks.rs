//! The times left at which a player is warned.

/// The default marks, in seconds left: 10, 5, 2 and 1 minute, 10 seconds, and the last five one by one.
pub const FIRST_MARKS: [u32; 10] = [600, 300, 120, 60, 10, 5, 4, 3, 2, 1];

/// Marks as a person writes them: minutes, or seconds followed by an s ("10 5 2 1 30s"). In falling order, each once;
/// `None` if a word is neither, or longer than a day.
pub fn marks_of(text: &str) -> Option<Vec<u32>> {
    let mut marks = Vec::new();
    for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
        let seconds = match word.strip_suffix('s') {
            Some(seconds) => seconds.parse::<u32>().ok(),
            None => word.parse::<u32>().ok().and_then(|minutes| minutes.checked_mul(60)),
        };
        marks.push(seconds.filter(|seconds| (1..=86_400).contains(seconds))?);
    }
    marks.sort_unstable_by(|a, b| b.cmp(a));
    marks.dedup();
    Some(marks).filter(|marks| !marks.is_empty())
}

/// The text that reads back as these marks.
pub fn marks_text(marks: &[u32]) -> String {
    let word = |seconds: &u32| match seconds % 60 {
        0 => (seconds / 60).to_string(),
        _ => format!("{seconds}s"),
    };
    marks.iter().map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_in_minutes_and_in_seconds_with_an_s() {
        assert_eq!(marks_of("1 10, 2 30s"), Some(vec![600, 120, 60, 30]));
        for wrong in ["", "ten", "0", "5m", "-1", "99999999999"] {
            assert_eq!(marks_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn marks_are_written_as_they_are_read() {
        assert_eq!(marks_text(&FIRST_MARKS), "10 5 2 1 10s 5s 4s 3s 2s 1s");
        assert_eq!(marks_of(&marks_text(&FIRST_MARKS)), Some(FIRST_MARKS.to_vec()));
        assert_eq!(marks_of(&marks_text(&[90])), Some(vec![90]));
    }
}
