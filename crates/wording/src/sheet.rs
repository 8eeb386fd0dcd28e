//! Scoresheet entries in words: only what was written. The words do not say if an entry is a move.

use laws::recorder::RecordingMark;
use laws::scoresheet::{EntryKind, SheetEntry};
use locale::{Messages, color};

/// The places of the entries that are read: a corrected entry is told with its correction.
pub fn heard(entries: &[SheetEntry]) -> impl Iterator<Item = usize> + '_ {
    let is_corrected = |at: usize| {
        let next = entries.get(at + 1);
        next.is_some_and(|next| next.before.is_some())
    };
    (0..entries.len()).filter(move |at| !is_corrected(*at))
}

/// "Move 12, Black: Nf6, corrected, before: Nd7".
pub fn entry(messages: &Messages, entry: &SheetEntry) -> String {
    let text = text(messages, &entry.text);
    let said = if entry.is_move() {
        let side = color(messages, shakmaty::Color::from_white(!entry.ply.is_multiple_of(2)));
        let number = entry.ply.div_ceil(2);
        let values = [
            ("number", number.into()),
            ("side", (&side).into()),
            ("entry", (&text).into()),
        ];
        messages.text("sheet-move", &values)
    } else {
        text
    };
    changed(messages, entry, said)
}

/// "3, move 12", of one's own recording; "3, White, move 12" of all: an entry spoken onto the recorder. The program
/// does not know the words of the entry.
pub fn spoken(messages: &Messages, of_all: bool, place: usize, mark: &RecordingMark) -> String {
    let side = color(messages, mark.side);
    let values = [
        ("place", place.saturating_add(1).into()),
        ("number", mark.ply.div_ceil(2).into()),
        ("side", (&side).into()),
    ];
    let id = if of_all {
        "recorder-entry-of-side"
    } else {
        "recorder-entry"
    };
    messages.text(id, &values)
}

/// "12. Nf3 Nf6 13. e4 …", as a sheet is read from one move on.
pub fn running<'a>(messages: &Messages, entries: impl Iterator<Item = &'a SheetEntry>) -> String {
    let mut words = Vec::new();
    for (index, entry) in entries.enumerate() {
        let text = text(messages, &entry.text);
        let number = entry.ply.div_ceil(2);
        let numbered = if !entry.is_move() {
            text
        } else if !entry.ply.is_multiple_of(2) {
            format!("{number}.{text}")
        } else if index == 0 {
            format!("{number}...{text}")
        } else {
            text
        };
        words.push(changed(messages, entry, numbered));
    }
    words.join(" ")
}

/// The text of an entry as it is said: an offer, a time and a claim in words.
pub fn text(messages: &Messages, written: &str) -> String {
    let inner = written.trim_matches(['(', ')']);
    let values = [("entry", inner.into())];
    match EntryKind::of(written) {
        EntryKind::Move => written.to_owned(),
        EntryKind::DrawOffer => messages.text("sheet-draw-offer", &[]),
        EntryKind::Time => messages.text("sheet-time", &values),
        EntryKind::Claim => messages.text("sheet-claim", &values),
    }
}

fn changed(messages: &Messages, entry: &SheetEntry, mut said: String) -> String {
    if let Some(before) = &entry.before {
        let before = text(messages, before);
        let values = [("entry", (&said).into()), ("before", (&before).into())];
        said = messages.text("sheet-corrected", &values);
    }
    if entry.struck {
        said = messages.text("display-sheet-struck", &[("entry", (&said).into())]);
    }
    said
}
