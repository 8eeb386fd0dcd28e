//! The characters of a file: UTF-8, or Windows-1252.

use std::borrow::Cow;
use std::ops::Range;

use memchr::memchr_iter;

/// Bytes as text: UTF-8 where they are valid, else Windows-1252, which has the letters of Latin-1 (PGN 4.1), decided for each line. A
/// carriage return alone ends a line, as in old files of the Macintosh, and becomes a line feed.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let lines = with_line_feeds(bytes);
    if matches!(lines, Cow::Borrowed(_))
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    decode_onto(&mut text, &lines, |_latin| {});
    Cow::Owned(text)
}

/// The bytes with a line feed for every carriage return that stands alone.
fn with_line_feeds(bytes: &[u8]) -> Cow<'_, [u8]> {
    let is_alone = |at: &usize| bytes.get(at + 1) != Some(&b'\n');
    let mut alone = memchr_iter(b'\r', bytes).filter(is_alone).peekable();
    if alone.peek().is_none() {
        return Cow::Borrowed(bytes);
    }
    let mut lines = bytes.to_vec();
    for at in alone {
        if let Some(byte) = lines.get_mut(at) {
            *byte = b'\n';
        }
    }
    Cow::Owned(lines)
}

/// The characters of Windows-1252 where Latin-1 has control characters. It has none for five of the bytes, which keep their number.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_letter(byte: u8) -> char {
    let special = byte.checked_sub(0x80).and_then(|at| WINDOWS.get(usize::from(at)));
    special.copied().unwrap_or_else(|| char::from(byte))
}

/// Decodes a line of UTF-8 with other bytes. A letter that was cut in the middle, as in a column of a fixed width, becomes blanks of the
/// same length.
fn mixed(text: &mut String, line: &[u8]) {
    let mut chunks = line.utf8_chunks().peekable();
    while let Some(chunk) = chunks.next() {
        text.push_str(chunk.valid());
        let ends_word = chunks
            .peek()
            .is_none_or(|next| next.valid().starts_with(char::is_whitespace));
        let letter = |byte: &u8| if ends_word { ' ' } else { windows_letter(*byte) };
        text.extend(chunk.invalid().iter().map(letter));
    }
}

/// Decodes onto the end of a text, and reports where in it Windows-1252 was decoded. The text has as many bytes otherwise.
pub(super) fn decode_onto(text: &mut String, bytes: &[u8], mut latin: impl FnMut(Range<usize>)) {
    let bytes = &*with_line_feeds(bytes);
    if let Ok(whole) = std::str::from_utf8(bytes) {
        text.push_str(whole);
        return;
    }
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        if let Ok(line) = std::str::from_utf8(line) {
            text.push_str(line);
        } else {
            let begin = text.len();
            if line.utf8_chunks().all(|chunk| chunk.valid().is_ascii()) {
                text.extend(line.iter().copied().map(windows_letter));
            } else {
                mixed(text, line);
            }
            latin(begin..text.len());
        }
    }
}
