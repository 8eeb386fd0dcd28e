//! The marks of a scoresheet that is spoken onto a recorder (D.2.7).
//!
//! The voice is in a file next to the journal; the journal has where an entry begins there and how far the game had
//! come. The words are the player's own and are never read, filled in or completed (8.1.1); as with paper and
//! Braille, the arbiter looks, or here listens, in person (8.2, D.2.9).

use shakmaty::Color;

/// The beginning of an entry in the recording. The entry ends where the next one begins, or with the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingMark {
    /// The player whose sheet it is.
    pub side: Color,
    /// Plies both had made when the player began to speak; for the player's own move this is its ply.
    pub ply: u32,
    /// The beginning, in milliseconds from the beginning of the recording.
    pub at_ms: u64,
}

/// The part of the recording at that mark, counted from 0: its beginning and end in milliseconds; without an end it
/// lasts to the end of the recording. A next mark that is not later, in a recording begun anew, gives no end either.
pub fn part(marks: &[RecordingMark], index: usize) -> Option<(u64, Option<u64>)> {
    let from = marks.get(index)?.at_ms;
    let next = marks.get(index.checked_add(1)?).map(|next| next.at_ms);
    Some((from, next.filter(|next| *next > from)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_entry_ends_at_the_next_mark_or_with_the_recording() {
        let mark = |at_ms| RecordingMark {
            side: Color::White,
            ply: 1,
            at_ms,
        };
        let marks = [mark(0), mark(2_500), mark(4_000)];
        assert_eq!(part(&marks, 0), Some((0, Some(2_500))));
        assert_eq!(part(&marks, 1), Some((2_500, Some(4_000))));
        assert_eq!(part(&marks, 2), Some((4_000, None)));
        assert_eq!(part(&marks, 3), None);
        // Two marks at the same place: the end is not known.
        assert_eq!(part(&[mark(9_000), mark(9_000)], 0), Some((9_000, None)));
        // The file was lost and another begun.
        assert_eq!(part(&[mark(9_000), mark(0)], 0), Some((9_000, None)));
    }
}
