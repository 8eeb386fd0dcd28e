//! Appendix C in a player's own letters.
//!
//! C.2 and C.3: a piece is written with the first letter of its name in the player's own language, a pawn with none.

use std::fmt;
use std::str::FromStr;

use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, Move, Position, Role};

/// The language whose piece letters a scoresheet or a move line uses (Articles C.2 and C.3).
///
/// Letter sets clash (R is a king in Portuguese and a rook in English), so a sheet has one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// K Q R B N
    #[default]
    English,
    /// R D T B C
    Portuguese,
    /// K D T L S
    German,
    /// R D T A C
    Spanish,
    /// R D T F C
    French,
    /// K D T L P
    Dutch,
    /// R D T A C
    Italian,
}

impl Letters {
    /// Every language whose letters are known.
    pub const ALL: [Letters; 7] = [
        Letters::English,
        Letters::Portuguese,
        Letters::German,
        Letters::Spanish,
        Letters::French,
        Letters::Dutch,
        Letters::Italian,
    ];

    /// The capital letter of a piece; a pawn has none (Article C.4).
    pub const fn letter(self, role: Role) -> Option<char> {
        let [king, queen, rook, bishop, knight] = self.set();
        match role {
            Role::Pawn => None,
            Role::Knight => Some(knight),
            Role::Bishop => Some(bishop),
            Role::Rook => Some(rook),
            Role::Queen => Some(queen),
            Role::King => Some(king),
        }
    }

    /// The piece that a letter stands for in this language; upper and lower case alike.
    pub fn role(self, letter: char) -> Option<Role> {
        let letter = letter.to_ascii_uppercase();
        Role::ALL.into_iter().find(|role| self.letter(*role) == Some(letter))
    }

    /// The language's tag as written on the command line (`en`, `pt`, …).
    pub const fn tag(self) -> &'static str {
        match self {
            Letters::English => "en",
            Letters::Portuguese => "pt",
            Letters::German => "de",
            Letters::Spanish => "es",
            Letters::French => "fr",
            Letters::Dutch => "nl",
            Letters::Italian => "it",
        }
    }

    /// King, queen, rook, bishop, knight.
    const fn set(self) -> [char; 5] {
        match self {
            Letters::English => ['K', 'Q', 'R', 'B', 'N'],
            Letters::Portuguese => ['R', 'D', 'T', 'B', 'C'],
            Letters::German => ['K', 'D', 'T', 'L', 'S'],
            Letters::Spanish | Letters::Italian => ['R', 'D', 'T', 'A', 'C'],
            Letters::French => ['R', 'D', 'T', 'F', 'C'],
            Letters::Dutch => ['K', 'D', 'T', 'L', 'P'],
        }
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// No letters are known for this language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLetters;

impl FromStr for Letters {
    type Err = UnknownLetters;

    /// Reads a language tag; what follows the language (`pt-BR`, `de_AT`) does not change the letters.
    fn from_str(tag: &str) -> Result<Letters, UnknownLetters> {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        Letters::ALL
            .into_iter()
            .find(|letters| letters.tag().eq_ignore_ascii_case(language))
            .ok_or(UnknownLetters)
    }
}

/// The short form of a legal move with its check mark (`Cgxf3+`, `e8=D`, `O-O`), in a language's letters.
pub fn san_in<P: Position + Clone>(position: &P, mv: Move, letters: Letters) -> String {
    let san = SanPlus::from_move(position.clone(), mv).to_string();
    san.chars()
        .map(|c| match Role::from_char(c) {
            // Only pieces and castling stand in capitals.
            Some(role) if c.is_ascii_uppercase() => letters.letter(role).unwrap_or(c),
            Some(_) | None => c,
        })
        .collect()
}

/// The long form of a legal move (`Cg1f3`, `e5xd4`, `Dd1xd4+`; Article C.8), in a language's letters.
pub fn long_in<P: Position + Clone>(position: &P, mv: Move, letters: Letters) -> String {
    let suffix = SanPlus::from_move(position.clone(), mv).suffix;
    let mut text = String::new();
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => text.push_str("O-O"),
        Some(CastlingSide::QueenSide) => text.push_str("O-O-O"),
        None => {
            text.extend(letters.letter(mv.role()));
            text.push_str(&mv.from().map(|from| from.to_string()).unwrap_or_default());
            if mv.is_capture() {
                text.push('x');
            }
            text.push_str(&mv.to().to_string());
            if let Some(letter) = mv.promotion().and_then(|role| letters.letter(role)) {
                text.push('=');
                text.push(letter);
            }
        }
    }
    text.extend(suffix.map(shakmaty::san::Suffix::char));
    text
}

/// `0-0`, `O-O-O`: Article C.13 prints zeros, diagrams the letter O.
pub fn castling(text: &str) -> Option<CastlingSide> {
    let mut rings = 0;
    for sign in text.chars() {
        match sign {
            'o' | 'O' | '0' => rings += 1,
            '-' | '–' | '—' | '‐' | '‑' | '−' => {}
            _ => return None,
        }
    }
    match rings {
        2 => Some(CastlingSide::KingSide),
        3 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Chess, Square};

    #[test]
    fn a_knight_has_the_letter_of_the_players_language() {
        let position = Chess::default();
        let mv = Move::Normal {
            role: Role::Knight,
            from: Square::G1,
            capture: None,
            to: Square::F3,
            promotion: None,
        };
        let written: Vec<String> = Letters::ALL.map(|letters| san_in(&position, mv, letters)).into();
        assert_eq!(written, ["Nf3", "Cf3", "Sf3", "Cf3", "Cf3", "Pf3", "Cf3"]);
        assert_eq!(long_in(&position, mv, Letters::German), "Sg1f3");
    }

    #[test]
    fn a_region_does_not_change_the_letters() {
        assert_eq!("pt-BR".parse(), Ok(Letters::Portuguese));
        assert_eq!("DE_at".parse(), Ok(Letters::German));
        assert_eq!("".parse::<Letters>(), Err(UnknownLetters));
    }
}
