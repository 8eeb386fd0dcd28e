//! The end of a game and the points (Art. 5, 6.9, 9.6, 10, 11.8).

use shakmaty::Color;

use super::articles::Article;

named! {
    /// A result; results that the Laws distinguish are distinct (rules reference, D11).
    GameResult {
        /// 1-0.
        WhiteWins = "1-0",
        /// 0-1.
        BlackWins = "0-1",
        /// 1/2-1/2.
        Draw = "1/2-1/2",
        /// 0-0: played, both lose (11.8).
        BothLose = "0-0",
        /// 1/2-0, only by the arbiter (12.9).
        HalfZero = "1/2-0",
        /// 0-1/2, only by the arbiter (12.9).
        ZeroHalf = "0-1/2",
        /// +/-: not played, White wins.
        WhiteByForfeit = "+/-",
        /// -/+: not played, Black wins.
        BlackByForfeit = "-/+",
        /// -/-: not played, both absent.
        BothAbsent = "-/-",
    }
}

impl GameResult {
    /// A win of that side.
    pub const fn win(side: Color) -> Self {
        match side {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// The result that a text is, in any way in which people write it: `1 - 0`, `0:1`, `½–½`, `0,5-0,5`, `1/2`, `=`, `+/-`.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text == "=" {
            return Some(Self::Draw);
        }
        let (result, length) = Self::at_start(text)?;
        (length == text.len()).then_some(result)
    }

    /// The result at the beginning of a text, and its length in bytes.
    pub fn at_start(text: &str) -> Option<(Self, usize)> {
        if let Some((whole, length)) = decimal_at_start(text) {
            return Some((whole, length));
        }
        let (white, behind) = written_points(text)?;
        let (behind, is_marked) = match behind_forfeit(behind) {
            (direct, true) if matches!(white, WrittenPoints::One | WrittenPoints::Zero) => (direct, true),
            (_, _) => (behind, false),
        };
        let Some(black) = behind_separator(behind, white).or_else(|| half_behind_gap(behind, white)) else {
            // Half a point alone is a draw, but a decimal number alone is none.
            let is_draw = white == WrittenPoints::Half && !text.starts_with(['0', '.', ',']);
            return is_draw.then_some((Self::Draw, text.len() - behind.len()));
        };
        let (black, rest) = written_points(black)?;
        let (rest, is_unplayed) = match black {
            WrittenPoints::One | WrittenPoints::Zero | WrittenPoints::Present | WrittenPoints::Absent => {
                behind_forfeit(rest)
            }
            WrittenPoints::Half | WrittenPoints::LetterO | WrittenPoints::Equal => (rest, false),
        };
        let is_unplayed = is_unplayed || is_marked;
        let result = match (white, black) {
            (WrittenPoints::One, WrittenPoints::Zero) if is_unplayed => Self::WhiteByForfeit,
            (WrittenPoints::Zero, WrittenPoints::One) if is_unplayed => Self::BlackByForfeit,
            (WrittenPoints::Zero, WrittenPoints::Zero) if is_unplayed => Self::BothAbsent,
            (WrittenPoints::One, WrittenPoints::Zero | WrittenPoints::LetterO) => Self::WhiteWins,
            (WrittenPoints::Zero | WrittenPoints::LetterO, WrittenPoints::One) => Self::BlackWins,
            (WrittenPoints::Half, WrittenPoints::Half) | (WrittenPoints::Equal, WrittenPoints::Equal) => Self::Draw,
            (WrittenPoints::Zero, WrittenPoints::Zero) => Self::BothLose,
            (WrittenPoints::Half, WrittenPoints::Zero) => Self::HalfZero,
            (WrittenPoints::Zero, WrittenPoints::Half) => Self::ZeroHalf,
            (WrittenPoints::Present, WrittenPoints::Absent) => Self::WhiteByForfeit,
            (WrittenPoints::Absent, WrittenPoints::Present) => Self::BlackByForfeit,
            (WrittenPoints::Absent, WrittenPoints::Absent) => Self::BothAbsent,
            (_, _) => return None,
        };
        Some((result, text.len() - rest.len()))
    }

    /// True if the game was not played because one player or both did not come (6.7).
    pub const fn is_forfeit(self) -> bool {
        match self {
            Self::WhiteByForfeit | Self::BlackByForfeit | Self::BothAbsent => true,
            Self::WhiteWins | Self::BlackWins | Self::Draw | Self::BothLose | Self::HalfZero | Self::ZeroHalf => false,
        }
    }
}

/// One player's part of a written result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WrittenPoints {
    One,
    Half,
    Zero,
    /// The letter O in the place of a zero; twice it is castling.
    LetterO,
    /// `+`
    Present,
    /// `-`
    Absent,
    /// `=`
    Equal,
}

/// The signs and words after a result that say that the game was not played, as federations and newspapers write them; `K` and `kl` are
/// the German "kampflos".
const UNPLAYED: [&str; 10] = ["ff", "f", "x", "kampflos", "kl", "k", "w.o", "wo", "forfeit", "forfait"];

/// True for a text that is the beginning of such a sign, or empty: the rest may still be to come.
pub fn begins_forfeit(text: &str) -> bool {
    let is_beginning = |known: &&str| {
        known
            .get(..text.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(text))
    };
    UNPLAYED.iter().any(is_beginning)
}

/// The text behind such a sign, and whether there is one. A single letter stands directly at the points: `1-0F`.
fn behind_forfeit(text: &str) -> (&str, bool) {
    let word = text.trim_start_matches(is_gap);
    let is_direct = word.len() == text.len();
    let found = UNPLAYED.iter().find_map(|known| {
        let (sign, behind) = word.split_at_checked(known.len())?;
        let is_whole = behind.chars().next().is_none_or(|next| !next.is_alphanumeric());
        let behind = behind.strip_prefix('.').filter(|_| sign.len() > 1).unwrap_or(behind);
        (sign.eq_ignore_ascii_case(known) && is_whole && (is_direct || sign == "F" || sign.len() > 1)).then_some(behind)
    });
    found.map_or((text, false), |behind| (behind, true))
}

/// The second half point of a draw written without a sign between the two: `½ ½`, `1/2 1/2`.
fn half_behind_gap(text: &str, first: WrittenPoints) -> Option<&str> {
    let next = text.trim_start_matches(is_gap);
    let is_half = first == WrittenPoints::Half && next.len() < text.len();
    let is_other = || matches!(written_points(next), Some((WrittenPoints::Half, _)));
    (is_half && is_other()).then_some(next)
}

/// A result with whole points as decimal numbers, `1.0 - 0.0`, and its length. Both are such numbers: `1.0-0` is the first move.
fn decimal_at_start(text: &str) -> Option<(GameResult, usize)> {
    let whole = |text: &str, digit: &str| {
        let rest = text.strip_prefix(digit)?.strip_prefix(['.', ','])?;
        Some(rest.strip_prefix('0')?.len())
    };
    let results = [
        ("1", "0", GameResult::WhiteWins),
        ("0", "1", GameResult::BlackWins),
        ("0", "0", GameResult::BothLose),
    ];
    results.into_iter().find_map(|(white, black, result)| {
        let behind = text.get(text.len() - whole(text, white)?..)?;
        let rest = whole(behind_separator(behind, WrittenPoints::One)?, black)?;
        Some((result, text.len() - rest))
    })
}

/// The part of a result at the beginning of a text, and the text after it.
fn written_points(text: &str) -> Option<(WrittenPoints, &str)> {
    /// Longer forms come before the forms they start with.
    const FORMS: [(&str, WrittenPoints); 13] = [
        ("1/2", WrittenPoints::Half),
        ("1⁄2", WrittenPoints::Half),
        ("½", WrittenPoints::Half),
        ("0.5", WrittenPoints::Half),
        ("0,5", WrittenPoints::Half),
        (".5", WrittenPoints::Half),
        (",5", WrittenPoints::Half),
        ("1", WrittenPoints::One),
        ("0", WrittenPoints::Zero),
        ("O", WrittenPoints::LetterO),
        ("o", WrittenPoints::LetterO),
        ("+", WrittenPoints::Present),
        ("=", WrittenPoints::Equal),
    ];
    let known = FORMS.iter().find(|(form, _)| text.starts_with(form));
    if let Some((form, points)) = known {
        return Some((*points, text.get(form.len()..)?));
    }
    Some((WrittenPoints::Absent, text.strip_prefix(is_dash)?))
}

/// The text after the sign between the two parts of a result, which may have blanks around it. Pluses and minuses have a slash or a colon
/// between them, or a dash with blanks around it.
fn behind_separator(text: &str, first: WrittenPoints) -> Option<&str> {
    let sign = text.trim_start_matches(is_gap);
    let behind = match first {
        WrittenPoints::Present | WrittenPoints::Absent => {
            let with_dash = || {
                sign.strip_prefix(is_dash)
                    .filter(|behind| behind.starts_with(is_gap) && sign != text)
            };
            sign.strip_prefix(['/', ':']).or_else(with_dash)?
        }
        WrittenPoints::Half | WrittenPoints::LetterO => sign.strip_prefix(|sign| is_dash(sign) || sign == ':')?,
        WrittenPoints::One | WrittenPoints::Zero | WrittenPoints::Equal => {
            sign.strip_prefix(|sign| is_dash(sign) || matches!(sign, ':' | '/'))?
        }
    };
    Some(behind.trim_start_matches(is_gap))
}

/// True for a blank within a line, and for a sign without width.
fn is_gap(sign: char) -> bool {
    let is_blank = sign.is_whitespace() && !matches!(sign, '\n' | '\r');
    is_blank || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// True for a hyphen, a dash or a minus sign.
pub const fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{2d7}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

named! {
    /// The reason the game ended.
    Reason {
        /// 5.1.1.
        Checkmate = "checkmate",
        /// 5.2.1.
        Stalemate = "stalemate",
        /// 5.2.2.
        DeadPosition = "dead_position",
        /// 5.1.2.
        Resignation = "resignation",
        /// 5.2.3.
        Agreement = "agreement",
        /// 6.9.
        Time = "time",
        /// 9.2.
        Threefold = "threefold",
        /// 9.3.
        Fifty = "fifty",
        /// 9.6.1.
        Fivefold = "fivefold",
        /// 9.6.2.
        Seventyfive = "seventyfive",
        /// 7.5.5.
        IllegalMove = "illegal_move",
        /// The arbiter's ruling (12.9).
        Ruling = "ruling",
        /// An absent player (6.7).
        Default = "default",
        /// A game on a server that ended before both had moved, or a remote player who left and did not come back.
        Abandoned = "abandoned",
        /// A game from a file, which does not say it.
        Unknown = "unknown",
    }
}

named! {
    /// The hand that signed a player's scoresheet, or the player's refusal (8.7).
    SignedBy {
        /// The player.
        Player = "player",
        /// The player's assistant.
        Assistant = "assistant",
        /// The arbiter.
        Arbiter = "arbiter",
        /// Neither: the player refuses to sign.
        Refused = "refused",
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub result: GameResult,
    /// The reason.
    pub reason: Reason,
    /// The Article it rests on.
    pub article: Article,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_reads_back_as_it_is_written() {
        for result in GameResult::ALL {
            assert_eq!(result.to_string().parse(), Ok(*result));
            assert_eq!(GameResult::read(result.as_str()), Some(*result));
        }
    }

    #[test]
    fn a_result_is_read_with_any_dash_blanks_and_halves() {
        for (text, result) in [
            ("1 - 0", "1-0"),
            ("0–1", "0-1"),
            ("0 \u{2014} 1", "0-1"),
            ("1:0", "1-0"),
            ("½ − ½", "1/2-1/2"),
            ("½:½", "1/2-1/2"),
            ("0.5 - 0.5", "1/2-1/2"),
            ("0,5-0,5", "1/2-1/2"),
            ("1/2", "1/2-1/2"),
            ("=", "1/2-1/2"),
            ("1-O", "1-0"),
            ("½-0", "1/2-0"),
            ("0 : 0.5", "0-1/2"),
            ("0:0", "0-0"),
            ("+:-", "+/-"),
            ("+ - -", "+/-"),
            ("− / +", "-/+"),
            ("-:-", "-/-"),
            ("=-=", "1/2-1/2"),
            ("= : =", "1/2-1/2"),
            ("½ ½", "1/2-1/2"),
            ("1/2 1/2", "1/2-1/2"),
            ("1/0", "1-0"),
            ("1-0F", "+/-"),
            ("0-1f", "-/+"),
            ("0-1 F", "-/+"),
            ("1F-0F", "+/-"),
            ("0F:1X", "-/+"),
            ("0-0ff", "-/-"),
            ("1:0 kl", "+/-"),
            ("0-1 kampflos", "-/+"),
            ("1-0 w.o.", "+/-"),
            ("+:- kl.", "+/-"),
        ] {
            assert_eq!(GameResult::read(text).map(GameResult::as_str), Some(result), "{text}");
        }
        for text in [
            "", "1", "0.5", "O-O", "0-0-0", "1-1", "1-1/2", "0:05", "-", "+--", "--", "+-", "+/+", "1-0 1-0", "2-0",
            "=-", "==", "1-0 f", "1-0Kf", "0-0-0F",
        ] {
            assert_eq!(GameResult::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_forfeit_is_known_by_the_sign_it_is_written_with() {
        for result in GameResult::ALL {
            assert_eq!(
                result.is_forfeit(),
                result.to_string().contains(['+', '/']) && !result.to_string().contains('1')
            );
        }
    }
}
