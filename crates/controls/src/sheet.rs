//! One's own scoresheet: written on, corrected and read back (Art. 8, D.2.7).

use shakmaty::Color;

use super::typed::words::side;
use locale::Messages;

/// A request about one's own scoresheet.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetIntent {
    /// Write this: an entry, or several moves with their numbers.
    Write(String),
    /// Correct an entry: the one that the words name by its number, or else the one at that place of the sheet, counted
    /// from 1, or else the last.
    Correct { place: Option<u32>, words: String },
    /// Strike an entry out: the one of that ply, or the last.
    Strike(Option<u32>),
    /// Read to me alone.
    Read(SheetReading),
}

/// A part of a scoresheet to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetReading {
    /// The last entry.
    Last,
    /// The entry before the one read last.
    Previous,
    /// The entry after the one read last.
    Next,
    /// All entries from that move number on.
    From(u32),
    /// The next entry that contains this text.
    Find(String),
}

/// "12. Nf3", "12... Nf6", "12 black Nf6": the ply, counted from 1, and the text after it. None if no number comes
/// first; "0-0", "1:23" and "9.2" begin with none.
pub fn numbered<'a>(words: &'a str, messages: &Messages) -> Option<(u32, &'a str)> {
    let words = words.trim();
    let behind = words.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let number: u32 = words.strip_suffix(behind)?.parse().ok().filter(|number| *number > 0)?;
    let rest = behind.trim_start_matches(['.', '…']);
    let dots = behind.strip_suffix(rest)?;
    let is_followed = rest.starts_with(|sign: char| sign.is_ascii_digit());
    if rest == behind && !behind.is_empty() && !behind.starts_with(' ') || !dots.is_empty() && is_followed {
        return None;
    }
    let rest = rest.trim_start();
    let (first, others) = rest.split_once(' ').unwrap_or((rest, ""));
    let (color, rest) = match side(first, messages) {
        Some(color) => (color, others.trim_start()),
        None if dots.chars().count() > 1 || dots == "…" => (Color::Black, rest),
        None => (Color::White, rest),
    };
    let last = number.checked_mul(2)?;
    Some((last - u32::from(color.is_white()), rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn an_entry_is_named_by_its_number_as_it_is_written_or_said() {
        let read = |words| numbered(words, &Messages::new(Locale::De));
        assert_eq!(read("12. Sf3"), Some((23, "Sf3")));
        assert_eq!(read("12.Sf3 d5"), Some((23, "Sf3 d5")));
        assert_eq!(read("12... Sf6"), Some((24, "Sf6")));
        assert_eq!(read("12…Sf6"), Some((24, "Sf6")));
        assert_eq!(read("12 schwarz Sf6"), Some((24, "Sf6")));
        assert_eq!(read("3"), Some((5, "")));
        for no_number in [
            "Sf3",
            "0-0",
            "1:23:45",
            "9.2",
            "9.3.1 Sf3",
            "0. e4",
            "99999999999. e4",
            "",
        ] {
            assert_eq!(read(no_number), None, "{no_number}");
        }
    }
}
