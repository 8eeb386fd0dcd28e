//! Cells, and the signs that North-American Braille ASCII has for them.

/// The 64 signs of Braille ASCII in the order of Unicode's cells U+2800 to U+283F.
const ASCII: &str = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// Unicode Braille as Braille ASCII. What is no cell of six dots stays as it is.
pub fn to_brf(text: &str) -> String {
    let sign = |c: char| {
        let cell = u32::from(c)
            .checked_sub(0x2800)
            .and_then(|cell| usize::try_from(cell).ok());
        cell.and_then(|cell| ASCII.chars().nth(cell)).unwrap_or(c)
    };
    text.chars().map(sign).collect()
}

/// Braille ASCII as Unicode Braille, lower case like upper case; blanks and line ends stay what they are.
pub fn from_brf(text: &str) -> String {
    let cell = |c: char| {
        let c = c.to_ascii_uppercase();
        match ASCII.chars().position(|known| known == c) {
            Some(0) | None => c,
            Some(at) => u32::try_from(at)
                .ok()
                .and_then(|at| char::from_u32(0x2800 + at))
                .unwrap_or(c),
        }
    };
    text.chars().map(cell).collect()
}

/// The cell with these dots, each from 1 to 6.
#[cfg(test)]
pub(super) fn dots(dots: &[u32]) -> char {
    let bits = dots.iter().fold(0, |bits, dot| bits | 1 << (dot - 1));
    char::from_u32(0x2800 + bits).unwrap_or(' ')
}

/// The cell of a lower-case letter from a to z.
pub(super) fn letter(letter: char) -> Option<char> {
    let upper = letter.to_ascii_uppercase();
    let at = ASCII
        .chars()
        .position(|known| known == upper)
        .filter(|_| upper.is_ascii_uppercase())?;
    char::from_u32(0x2800 + u32::try_from(at).ok()?)
}

/// A number in lower cells, without a number sign (UKAAF 1.3).
pub(super) fn lowered(number: u32) -> String {
    const LOWER: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];
    number
        .to_string()
        .chars()
        .filter_map(|digit| LOWER.get(usize::try_from(digit.to_digit(10)?).ok()?).copied())
        .collect()
}

/// The digit of a lower cell.
pub(super) fn digit(cell: char) -> Option<u32> {
    (0..10).find(|digit| lowered(*digit).starts_with(cell))
}
