//! Words as people type them, whatever their case.

use shakmaty::Color;

use announcement::understand::fold;
use locale::Messages;

/// The text after these words, whatever their case, their accents and the form of their apostrophes. An umlaut may be
/// typed with an e: "zuege" is "züge".
pub fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let mut rest = line;
    let mut letters = words.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = rest.chars().next()?;
        rest = rest.get(next.len_utf8()..)?;
        if next.eq_ignore_ascii_case(&letter) {
            continue;
        }
        if next.is_ascii() && letter.is_ascii() {
            return None;
        }
        let (typed, meant) = (plain(next), plain(letter));
        // One letter may stand for two: ß is ss.
        let missing = meant.strip_prefix(typed.as_str()).filter(|_| !typed.is_empty())?;
        let behind = rest.get(..missing.len())?;
        if !behind.eq_ignore_ascii_case(missing) {
            return None;
        }
        rest = rest.get(missing.len()..)?;
        let is_umlaut = matches!(letter.to_lowercase().next(), Some('ä' | 'ö' | 'ü')) && next.is_ascii();
        if is_umlaut && letters.peek() != Some(&'e') {
            rest = rest.strip_prefix(['e', 'E']).unwrap_or(rest);
        }
    }
    let is_whole = !words.is_empty() && (rest.is_empty() || rest.starts_with(' '));
    is_whole.then(|| rest.trim_start())
}

/// The letter without its accent, in lower case.
fn plain(letter: char) -> String {
    if letter == '’' {
        return String::from("'");
    }
    fold(letter.encode_utf8(&mut [0; 4]))
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

#[cfg(test)]
mod tests {
    use super::after;

    #[test]
    fn words_are_known_without_their_accents() {
        for (line, words, rest) in [
            ("posicao", "posição", Some("")),
            ("POSIÇÃO", "posição", Some("")),
            ("zuege", "züge", Some("")),
            ("Zuge 4", "züge", Some("4")),
            ("weisse figuren", "weiße Figuren", Some("")),
            ("weiße Figuren", "weiße Figuren", Some("")),
            ("neue partie", "neue partie", Some("")),
            ("où est", "ou est", Some("")),
            ("zuegex", "züge", None),
            ("zug", "züge", None),
            ("wei", "weiß", None),
            ("", "züge", None),
        ] {
            assert_eq!(after(line, words), rest, "{line}: {words}");
        }
    }
}
