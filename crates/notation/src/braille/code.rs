//! Braille signs: the cells and their Braille ASCII, and the writing of moves and words in them.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{CastlingSide, Color, File, Move, Piece, Position, Rank, Role};

use crate::algebraic::{Letters, of_piece};

/// A way to write moves in Braille.
///
/// [`BrailleCode::Ukaaf2015`] follows the Braille Chess Code of the UK Association for Accessible Formats of 2015 as far as its rules
/// are known here (1.3, 2.1, 3.2 to 3.6, 5.1). **The other codes are this program's own**: no standard was found for them.
/// They take the piece letters and the capital sign (dots 4-6) of their language, because German D, Portuguese B, C, D and
/// Spanish A, C, D have the cells of files, and everything else from the British code.
///
/// Points that the known British rules leave open are the program's choice in every code: castling `⠕⠤⠕` and `⠕⠤⠕⠤⠕`;
/// the new piece directly after the square, as in Appendix C.11; en passant like any capture; the draw offer
/// `⠐⠣⠐⠶⠐⠜`, which is `(=)` in Unified English Braille.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BrailleCode {
    /// `ukaaf2015`: K Q R, L for the bishop, S for the knight.
    #[default]
    Ukaaf2015,
    /// `german`: K D T L S
    German,
    /// `spanish`: R D T A C
    Spanish,
    /// `portuguese`: R D T B C
    Portuguese,
}

impl BrailleCode {
    /// Every code.
    pub const ALL: [BrailleCode; 4] = [
        BrailleCode::Ukaaf2015,
        BrailleCode::German,
        BrailleCode::Spanish,
        BrailleCode::Portuguese,
    ];

    /// The code's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            BrailleCode::Ukaaf2015 => "ukaaf2015",
            BrailleCode::German => "german",
            BrailleCode::Spanish => "spanish",
            BrailleCode::Portuguese => "portuguese",
        }
    }

    /// The code for a player of that language (a BCP 47 tag); the British one if there is none.
    pub fn of_language(tag: &str) -> BrailleCode {
        let is_its = |code: &BrailleCode| tag.split('-').next() == Some(code.language());
        BrailleCode::ALL.into_iter().find(is_its).unwrap_or_default()
    }

    /// The language of the words on a sheet in this code.
    pub const fn language(self) -> &'static str {
        match self {
            BrailleCode::Ukaaf2015 => "en",
            BrailleCode::German => "de",
            BrailleCode::Spanish => "es",
            BrailleCode::Portuguese => "pt",
        }
    }

    /// Writes a legal move.
    pub fn mv<P: Position + Clone>(self, position: &P, mv: Move) -> String {
        self.san(SanPlus::from_move(position.clone(), mv))
    }

    /// Writes a legal move without check and mate.
    pub(super) fn without_suffix<P: Position>(self, position: &P, mv: Move) -> String {
        let san = San::from_move(position, mv);
        self.san(SanPlus { san, suffix: None })
    }

    fn san(self, SanPlus { san, suffix }: SanPlus) -> String {
        let is_check = suffix == Some(Suffix::Check);
        let mut text = String::new();
        match san {
            San::Castle(side) => {
                // The check sign comes before the target square, which castling does not have.
                if is_check {
                    text.push(CHECK);
                }
                text.push_str(match side {
                    CastlingSide::KingSide => "⠕⠤⠕",
                    CastlingSide::QueenSide => "⠕⠤⠕⠤⠕",
                });
            }
            San::Normal {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => {
                text.extend(self.piece(role));
                text.extend(file.and_then(|file| letter(file.char())));
                text.extend(rank.map(rank_in_cells));
                match (capture, is_check) {
                    (true, true) => text.push(CAPTURE_AND_CHECK),
                    (true, false) => text.push(CAPTURE),
                    (false, true) => text.push(CHECK),
                    (false, false) => {}
                }
                text.extend(letter(File::char(to.file())));
                text.push_str(&rank_in_cells(to.rank()));
                text.extend(promotion.and_then(|role| self.piece(role)));
            }
            // These are not moves of the Laws of Chess.
            San::Put { .. } | San::Null => {}
        }
        if suffix == Some(Suffix::Checkmate) {
            text.push_str(MATE);
        }
        text
    }

    /// The sign of a piece before a move; a pawn has none.
    fn piece(self, role: Role) -> Option<String> {
        let sign = letter(self.letter(role)?)?;
        Some(match self {
            BrailleCode::Ukaaf2015 => String::from(sign),
            BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese => {
                [CAPITAL, sign].into_iter().collect()
            }
        })
    }

    /// The letter of a piece; a pawn has none.
    fn letter(self, role: Role) -> Option<char> {
        let letters = match self {
            BrailleCode::Ukaaf2015 => return of_piece(role, ['k', 'q', 'r', 'l', 's']),
            BrailleCode::German => Letters::German,
            BrailleCode::Spanish => Letters::Spanish,
            BrailleCode::Portuguese => Letters::Portuguese,
        };
        letters.sign(role)?.chars().next()
    }

    /// The sign of a piece in a diagram: one cell, for Black with dot 6 added (UKAAF 5.1).
    ///
    /// The German pawn is B for Bauer; Spanish and Portuguese pawns are P as in the British code.
    pub(super) fn in_diagram(self, piece: Piece) -> char {
        let pawn = match self {
            BrailleCode::Ukaaf2015 | BrailleCode::Spanish | BrailleCode::Portuguese => 'p',
            BrailleCode::German => 'b',
        };
        let white = letter(self.letter(piece.role).unwrap_or(pawn)).unwrap_or(' ');
        match piece.color {
            Color::White => white,
            Color::Black => char::from_u32(u32::from(white) | 0x20).unwrap_or(white),
        }
    }
}

/// Signs before the target square (UKAAF 3.4, 3.6).
pub(super) const CAPTURE: char = '⠰';
pub(super) const CHECK: char = '⠘';
pub(super) const CAPTURE_AND_CHECK: char = '⠸';
/// The sign after a mating move (UKAAF 2.2).
pub(super) const MATE: &str = "⠜⠍";
/// The draw offer, `(=)`.
pub(super) const OFFER: &str = "⠐⠣⠐⠶⠐⠜";
/// Dots 3-6: the sign before a black move that begins a line (UKAAF 1.2).
pub(super) const BLACK: char = '⠤';
/// The capital sign, dots 4-6.
const CAPITAL: char = '⠨';

fn rank_in_cells(rank: Rank) -> String {
    lowered(rank.char().to_digit(10).unwrap_or(0))
}

/// The 64 characters of North American Braille ASCII in the order of Unicode's cells U+2800 to U+283F.
const ASCII: &str = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// Converts Unicode Braille to Braille ASCII. Characters that are not six-dot cells stay as they are.
pub fn to_brf(text: &str) -> String {
    let sign = |c: char| {
        let cell = u32::from(c)
            .checked_sub(0x2800)
            .and_then(|cell| usize::try_from(cell).ok());
        cell.and_then(|cell| ASCII.chars().nth(cell)).unwrap_or(c)
    };
    text.chars().map(sign).collect()
}

/// Converts Braille ASCII, in upper or lower case, to Unicode Braille; blanks and line ends stay as they are.
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

/// The cell of a letter from a to z.
fn letter(letter: char) -> Option<char> {
    let cell = from_brf(letter.to_string().as_str()).chars().next();
    cell.filter(|_| letter.is_ascii_alphabetic())
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

/// Names and words, uncontracted, in the Braille of the code's language. A letter without a known cell is a
/// question mark, and any other such character is left out, so that a line holds nothing but Braille.
pub(super) fn words(text: &str, code: BrailleCode) -> String {
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
            // The digits 1 to 9 are a to i, 0 is j.
            let as_letter = char::from_u32(u32::from('a') + (digit + 9) % 10);
            out.extend(as_letter.and_then(letter));
            continue;
        }
        let lower = c.to_lowercase().next().unwrap_or(c);
        let sign = match letter(lower) {
            Some(cell) => String::from(cell),
            None => special(lower, code),
        };
        // After a number a to j would be read as digits: UEB has the grade 1 sign there, other codes dot 6.
        if in_number && matches!(lower, 'a'..='j') && !c.is_uppercase() {
            out.push(match code {
                BrailleCode::Ukaaf2015 => '⠰',
                BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese => '⠠',
            });
        }
        in_number &= matches!(c, '.' | ',') && code == BrailleCode::Ukaaf2015;
        if c.is_uppercase() && !sign.is_empty() {
            out.push(match code {
                BrailleCode::Ukaaf2015 => '⠠',
                BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese => '⠨',
            });
        }
        out.push_str(&sign);
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters with accents, and punctuation.
fn special(c: char, code: BrailleCode) -> String {
    let of_language = match code {
        BrailleCode::Ukaaf2015 => None,
        BrailleCode::German => find(c, GERMAN),
        BrailleCode::Spanish => find(c, SPANISH),
        BrailleCode::Portuguese => find(c, PORTUGUESE),
    };
    let spelled = || find(c, SPELLED).map(|letters| letters.chars().filter_map(letter).collect());
    let of_table = of_language
        .or_else(|| find(c, PUNCTUATION))
        .or_else(|| SCRIPTS.iter().find_map(|script| find(c, script)));
    let found = of_table
        .map(str::to_owned)
        .or_else(|| accented(c, code))
        .or_else(spelled);
    found.unwrap_or_else(|| {
        let unknown = if code == BrailleCode::Ukaaf2015 { "⠦" } else { "⠢" };
        String::from(if c.is_alphabetic() { unknown } else { "" })
    })
}

/// The cells after that character in a table.
fn find(c: char, table: &'static str) -> Option<&'static str> {
    table.split(' ').find_map(|row| row.strip_prefix(c))
}

const GERMAN: &str = "ä⠜ ö⠪ ü⠳ ß⠮";
const SPANISH: &str = "á⠷ é⠮ í⠌ ó⠬ ú⠾ ü⠳ ñ⠻";
const PORTUGUESE: &str = "á⠷ é⠿ í⠌ ó⠬ ú⠾ â⠡ ê⠣ ô⠹ ã⠜ õ⠪ à⠫ ç⠯";
/// Punctuation, the same in all these languages.
const PUNCTUATION: &str = ",⠂ .⠲ :⠒ ;⠆ -⠤ –⠤ '⠄ ’⠄";
/// Unified English Braille 4.2: each accent, and the letters that have it, each before its letter without one.
const ACCENTS: [(&str, &str); 10] = [
    ("⠘⠌", "áaéeíióoúuýyćcńnśsźzĺlŕrőoűu"),
    ("⠘⠡", "àaèeìiòoùu"),
    ("⠘⠩", "âaêeîiôoûuŵwŷyĉcĝgĥhĵjŝs"),
    ("⠘⠻", "ãaõoñnĩiũu"),
    ("⠘⠒", "äaëeïiöoüuÿy"),
    ("⠘⠯", "çcşsţtșsțtąaęeįiųuģgķkļlņn"),
    ("⠘⠫", "åaůu"),
    ("⠘⠬", "čcšsžzřrňnďdťtěeľlǧg"),
    ("⠈⠬", "ăağgŭu"),
    ("⠈⠤", "āaēeīiōoūu"),
];
/// Letters that are written as other letters.
const SPELLED: &str = "æae œoe ßss þth ðd øo đd łl ıi żz ėe";
/// The letters of other scripts in the Braille of their languages.
const SCRIPTS: [&str; 4] = [
    // Russian, with the letters that Ukrainian and Serbian add.
    "а⠁ б⠃ в⠺ г⠛ д⠙ е⠑ ё⠡ ж⠚ з⠵ и⠊ й⠯ к⠅ л⠇ м⠍ н⠝ о⠕ п⠏ р⠗ с⠎ т⠞ у⠥ ф⠋ х⠓ ц⠉ ч⠟ ш⠱ щ⠭ ъ⠷ ы⠮ ь⠾ э⠪ ю⠳ я⠫ і⠽ ї⠹ є⠜ ґ⠻ ј⠚ љ⠣ њ⠫ ђ⠹ ћ⠡ џ⠽",
    "α⠁ β⠃ γ⠛ δ⠙ ε⠑ ζ⠵ η⠱ θ⠹ ι⠊ κ⠅ λ⠇ μ⠍ ν⠝ ξ⠭ ο⠕ π⠏ ρ⠗ σ⠎ ς⠎ τ⠞ υ⠽ φ⠋ χ⠓ ψ⠯ ω⠺ ά⠁ έ⠑ ή⠱ ί⠊ ό⠕ ύ⠽ ώ⠺ ϊ⠊ ϋ⠽",
    "א⠁ ב⠧ ג⠛ ד⠙ ה⠓ ו⠺ ז⠵ ח⠭ ט⠞ י⠚ כ⠡ ך⠡ ל⠇ מ⠍ ם⠍ נ⠝ ן⠝ ס⠎ ע⠫ פ⠋ ף⠋ צ⠮ ץ⠮ ק⠟ ר⠗ ש⠩ ת⠹",
    // Arabic, with the letters that Persian adds.
    "ا⠁ ب⠃ ت⠞ ث⠹ ج⠚ ح⠱ خ⠭ د⠙ ذ⠮ ر⠗ ز⠵ س⠎ ش⠩ ص⠯ ض⠫ ط⠾ ظ⠿ ع⠷ غ⠣ ف⠋ ق⠟ ك⠅ ل⠇ م⠍ ن⠝ ه⠓ و⠺ ي⠊ ى⠕ ة⠡ ء⠄ أ⠌ إ⠨ آ⠜ ؤ⠳ ئ⠽ پ⠏ چ⠉ ژ⠬ گ⠛ ک⠅ ی⠊",
];

/// A letter with its accent; a language other than English writes the letter alone.
fn accented(c: char, code: BrailleCode) -> Option<String> {
    let plain = |letters: &str| letters.chars().skip_while(|known| *known != c).nth(1);
    let (accent, plain) = ACCENTS.iter().find_map(|(accent, letters)| {
        let is_first = letters.chars().step_by(2).any(|known| known == c);
        Some((accent, plain(letters).filter(|_| is_first)?))
    })?;
    let accent = if code == BrailleCode::Ukaaf2015 { accent } else { "" };
    Some(accent.chars().chain(letter(plain)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cell with these dots, each from 1 to 6.
    fn dots(dots: &[u32]) -> char {
        let bits = dots.iter().fold(0, |bits, dot| bits | 1 << (dot - 1));
        char::from_u32(0x2800 + bits).unwrap_or(' ')
    }

    #[test]
    fn the_signs_have_the_dots_of_the_code() {
        assert_eq!(CAPTURE, dots(&[5, 6]));
        assert_eq!(CHECK, dots(&[4, 5]));
        assert_eq!(CAPTURE_AND_CHECK, dots(&[4, 5, 6]));
        assert_eq!(BLACK, dots(&[3, 6]));
        assert_eq!(CAPITAL, dots(&[4, 6]));
        assert_eq!(
            MATE,
            [dots(&[3, 4, 5]), dots(&[1, 3, 4])].into_iter().collect::<String>()
        );
    }

    #[test]
    fn names_keep_their_capitals_and_marks() {
        let british = |name| words(name, BrailleCode::Ukaaf2015);
        assert_eq!(british("Žižek"), "⠠⠘⠬⠵⠊⠘⠬⠵⠑⠅");
        assert_eq!(words("Žižek", BrailleCode::German), "⠨⠵⠊⠵⠑⠅");
        assert_eq!(british("محمد"), "⠍⠱⠍⠙");
        assert_eq!(british("Øst Æble Łuk"), "⠠⠕⠎⠞ ⠠⠁⠑⠃⠇⠑ ⠠⠇⠥⠅");
        assert_eq!(british("Каспаров"), "⠠⠅⠁⠎⠏⠁⠗⠕⠺");
        assert_eq!(british("王 a"), "⠦ ⠁");
        assert_eq!(
            to_brf(&words("Ada Müller, 2026", BrailleCode::Ukaaf2015)),
            ",ADA ,M^3ULLER1 #BJBF"
        );
        assert_eq!(to_brf(&words("Jürgen", BrailleCode::German)), ".J\\RGEN");
        assert_eq!(to_brf(&words("São 1a", BrailleCode::Portuguese)), ".S>O #A,A");
    }
}
