//! Names and words, uncontracted, in the Braille of a sheet's language.

use super::cells::letter;
use super::code::Code;

/// Words in cells. What has no cell here is left out, so that a line never holds what is no Braille.
pub(super) fn words(text: &str, code: Code) -> String {
    let mut out = String::new();
    let mut in_number = false;
    for c in text.chars() {
        if c.is_whitespace() {
            in_number = false;
            out.push(' ');
            continue;
        }
        if let Some(digit) = c.to_digit(10) {
            if !in_number {
                out.push('⠼');
            }
            in_number = true;
            // 1 to 9 are a to i, 0 is j.
            let as_letter = char::from_u32(u32::from('a') + (digit + 9) % 10);
            out.extend(as_letter.and_then(letter));
            continue;
        }
        let lower = c.to_lowercase().next().unwrap_or(c);
        let sign = match letter(lower) {
            Some(cell) => String::from(cell),
            None => special(lower, code),
        };
        // Behind a number a to j would be read as digits: UEB's grade 1 sign, elsewhere dot 6.
        if in_number && matches!(lower, 'a'..='j') && !c.is_uppercase() {
            out.push(match code {
                Code::Ukaaf2015 => '⠰',
                Code::German | Code::Spanish | Code::Portuguese => '⠠',
            });
        }
        in_number &= matches!(c, '.' | ',') && code == Code::Ukaaf2015;
        if c.is_uppercase() && !sign.is_empty() {
            out.push(match code {
                Code::Ukaaf2015 => '⠠',
                Code::German | Code::Spanish | Code::Portuguese => '⠨',
            });
        }
        out.push_str(&sign);
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters with marks, and punctuation.
fn special(c: char, code: Code) -> String {
    let of_language = match code {
        Code::Ukaaf2015 => None,
        Code::German => find(c, &GERMAN),
        Code::Spanish => find(c, &SPANISH),
        Code::Portuguese => find(c, &PORTUGUESE),
    };
    let found = of_language
        .or_else(|| find(c, &PUNCTUATION))
        .or_else(|| find(c, &MARKED));
    match found {
        // A letter of another language: the letter without its mark, in British Braille with its mark before it.
        Some(cells) if code != Code::Ukaaf2015 && cells.chars().count() > 2 => cells.chars().skip(2).collect(),
        Some(cells) => cells.to_owned(),
        None => String::new(),
    }
}

fn find(c: char, table: &[(char, &'static str)]) -> Option<&'static str> {
    table.iter().find(|(known, _)| *known == c).map(|(_, cells)| *cells)
}

const GERMAN: [(char, &str); 4] = [('ä', "⠜"), ('ö', "⠪"), ('ü', "⠳"), ('ß', "⠮")];
const SPANISH: [(char, &str); 7] = [
    ('á', "⠷"),
    ('é', "⠮"),
    ('í', "⠌"),
    ('ó', "⠬"),
    ('ú', "⠾"),
    ('ü', "⠳"),
    ('ñ', "⠻"),
];
const PORTUGUESE: [(char, &str); 12] = [
    ('á', "⠷"),
    ('é', "⠿"),
    ('í', "⠌"),
    ('ó', "⠬"),
    ('ú', "⠾"),
    ('â', "⠡"),
    ('ê', "⠣"),
    ('ô', "⠹"),
    ('ã', "⠜"),
    ('õ', "⠪"),
    ('à', "⠫"),
    ('ç', "⠯"),
];
/// The same in all of these languages.
const PUNCTUATION: [(char, &str); 8] = [
    (',', "⠂"),
    ('.', "⠲"),
    (':', "⠒"),
    (';', "⠆"),
    ('-', "⠤"),
    ('–', "⠤"),
    ('\'', "⠄"),
    ('’', "⠄"),
];
/// Unified English Braille 4.2: the mark, then the letter.
const MARKED: [(char, &str); 28] = [
    ('á', "⠘⠌⠁"),
    ('é', "⠘⠌⠑"),
    ('í', "⠘⠌⠊"),
    ('ó', "⠘⠌⠕"),
    ('ú', "⠘⠌⠥"),
    ('ý', "⠘⠌⠽"),
    ('à', "⠘⠡⠁"),
    ('è', "⠘⠡⠑"),
    ('ì', "⠘⠡⠊"),
    ('ò', "⠘⠡⠕"),
    ('ù', "⠘⠡⠥"),
    ('â', "⠘⠩⠁"),
    ('ê', "⠘⠩⠑"),
    ('î', "⠘⠩⠊"),
    ('ô', "⠘⠩⠕"),
    ('û', "⠘⠩⠥"),
    ('ã', "⠘⠻⠁"),
    ('õ', "⠘⠻⠕"),
    ('ñ', "⠘⠻⠝"),
    ('ä', "⠘⠒⠁"),
    ('ë', "⠘⠒⠑"),
    ('ï', "⠘⠒⠊"),
    ('ö', "⠘⠒⠕"),
    ('ü', "⠘⠒⠥"),
    ('ç', "⠘⠯⠉"),
    ('å', "⠘⠫⠁"),
    ('č', "⠘⠬⠉"),
    ('š', "⠘⠬⠎"),
];

#[cfg(test)]
mod tests {
    use super::super::cells::to_brf;
    use super::*;

    #[test]
    fn names_keep_their_capitals_and_marks() {
        assert_eq!(
            to_brf(&words("Ada Müller, 2026", Code::Ukaaf2015)),
            ",ADA ,M^3ULLER1 #BJBF"
        );
        assert_eq!(to_brf(&words("Jürgen", Code::German)), ".J\\RGEN");
        assert_eq!(to_brf(&words("São 1a", Code::Portuguese)), ".S>O #A,A");
    }
}
