//! Words as people type them, whatever their case.

use shakmaty::Color;

use locale::Messages;

/// The text after these words, whatever their case and the form of their apostrophes.
pub(crate) fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let plain = |letter: char| if letter == '’' { '\'' } else { letter };
    let mut rest = line;
    for letter in words.chars() {
        let next = rest.chars().next()?;
        if !plain(next).to_lowercase().eq(plain(letter).to_lowercase()) {
            return None;
        }
        rest = rest.get(next.len_utf8()..)?;
    }
    let is_whole = !words.is_empty() && (rest.is_empty() || rest.starts_with(' '));
    is_whole.then(|| rest.trim_start())
}

pub(crate) fn side(word: &str, messages: &Messages) -> Option<Color> {
    let word = word.trim().to_lowercase();
    let is = |id: &str| {
        let own = messages.text(id, &[]).to_lowercase();
        own == word || own.replace('ß', "ss") == word
    };
    match word.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ if is("color-white") => Some(Color::White),
        _ if is("color-black") => Some(Color::Black),
        _ => None,
    }
}
