//! Appendix C in a player's own letters.
//!
//! C.2 and C.3: a piece is written with the first letter of its name in the player's own language, a pawn with none.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::signs::is_dash;
use locale::Locale;
use shakmaty::san::{San, SanPlus};
use shakmaty::{CastlingSide, Move, Position, Role};

/// One row for each language: its tag, and its letters for king, queen, rook, bishop and knight.
macro_rules! letters {
    ($($(#[$meta:meta])? $Language:ident $tag:literal = $($letter:literal)+;)+) => {
        /// The language whose piece letters a scoresheet or a move line uses (Articles C.2 and C.3).
        ///
        /// Letter sets clash (R is a king in Portuguese and a rook in English), so a sheet uses one of them.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Letters {
            $($(#[$meta])? #[doc = concat!($($letter, " "),+)] $Language,)+
        }

        impl Letters {
            /// Every language whose letters are known.
            pub const ALL: [Letters; [$($tag),+].len()] = [$(Letters::$Language),+];

            /// The language's tag as written on the command line (`en`, `pt`, …).
            pub const fn tag(self) -> &'static str {
                match self { $(Letters::$Language => $tag,)+ }
            }

            /// King, queen, rook, bishop, knight.
            const fn set(self) -> [&'static str; 5] {
                match self { $(Letters::$Language => [$($letter),+],)+ }
            }
        }
    };
}

letters! {
    #[default]
    English "en" = "K" "Q" "R" "B" "N";
    Portuguese "pt" = "R" "D" "T" "B" "C";
    German "de" = "K" "D" "T" "L" "S";
    Spanish "es" = "R" "D" "T" "A" "C";
    French "fr" = "R" "D" "T" "F" "C";
    Dutch "nl" = "K" "D" "T" "L" "P";
    Italian "it" = "R" "D" "T" "A" "C";
    Bulgarian "bg" = "Ц" "Д" "Т" "О" "К";
    Catalan "ca" = "R" "D" "T" "A" "C";
    Croatian "hr" = "K" "D" "T" "L" "S";
    Czech "cs" = "K" "D" "V" "S" "J";
    Danish "da" = "K" "D" "T" "L" "S";
    Estonian "et" = "K" "L" "V" "O" "R";
    Finnish "fi" = "K" "D" "T" "L" "R";
    Galician "gl" = "R" "D" "T" "B" "C";
    Greek "el" = "Ρ" "Β" "Π" "Α" "Ι";
    Hungarian "hu" = "K" "V" "B" "F" "H";
    Icelandic "is" = "K" "D" "H" "B" "R";
    Latvian "lv" = "K" "D" "T" "L" "Z";
    Lithuanian "lt" = "K" "V" "B" "R" "Ž";
    Norwegian "no" = "K" "D" "T" "L" "S";
    Polish "pl" = "K" "H" "W" "G" "S";
    Romanian "ro" = "R" "D" "T" "N" "C";
    Russian "ru" = "Кр" "Ф" "Л" "С" "К";
    Slovak "sk" = "K" "D" "V" "S" "J";
    Slovene "sl" = "K" "D" "T" "L" "S";
    Swedish "sv" = "K" "D" "T" "L" "S";
    Turkish "tr" = "Ş" "V" "K" "F" "A";
    Ukrainian "uk" = "Кр" "Ф" "Т" "С" "К";
}

impl Letters {
    /// Those of the program's languages, whose words are understood, too: when a player writes foreign letters, only these are
    /// guessed. A language of which no letters are known writes the English ones.
    pub fn familiar() -> &'static [Letters] {
        static FAMILIAR: LazyLock<Vec<Letters>> = LazyLock::new(|| {
            let all = Letters::ALL.into_iter();
            all.filter(|letters| Locale::ALL.iter().any(|locale| locale.language() == letters.tag()))
                .collect()
        });
        &FAMILIAR
    }

    /// The letters guessed when English ones do not fit, the likeliest first. P for the knight is Dutch alone.
    pub(crate) fn guessed(has_pawn_letter: bool) -> impl Iterator<Item = Letters> {
        let dutch = has_pawn_letter.then_some(Letters::Dutch);
        dutch.into_iter().chain(Letters::familiar().iter().copied())
    }

    /// The sign of a piece: one capital letter, or two for the king in Russian and Ukrainian; a pawn has none (Article C.4).
    pub const fn sign(self, role: Role) -> Option<&'static str> {
        of_piece(role, self.set())
    }

    /// The piece that a single letter, in upper or lower case, stands for in this language.
    pub fn role(self, letter: char) -> Option<Role> {
        // The capital of an ASCII letter is known without the tables of Unicode.
        let is_it = |sign: &str| match sign.as_bytes() {
            [byte] => u8::try_from(letter).is_ok_and(|letter| byte.eq_ignore_ascii_case(&letter)),
            _ => sign.chars().eq(letter.to_uppercase()),
        };
        Role::ALL.into_iter().find(|role| self.sign(*role).is_some_and(is_it))
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

    /// Reads a language tag; a region after the language (`pt-BR`, `de_AT`) does not change the letters.
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
    let mut text = String::with_capacity(san.len());
    for c in san.chars() {
        // Only pieces and castling are written in capitals.
        let piece = Role::from_char(c).filter(|_| c.is_ascii_uppercase());
        match piece.and_then(|role| letters.sign(role)) {
            Some(sign) => text.push_str(sign),
            None => text.push(c),
        }
    }
    text
}

/// True for a letter or number with which castling is written. The capital of Greek and Cyrillic looks the same.
pub(crate) const fn is_ring(sign: char) -> bool {
    matches!(sign, 'o' | 'O' | '0' | 'Ο' | 'ο' | 'О' | 'о')
}

/// The side of `0-0` or `O-O-O`: Article C.13 prints zeros, many sheets have the letter O.
pub fn castling(text: &str) -> Option<CastlingSide> {
    let mut rings = 0;
    for sign in text.chars() {
        match sign {
            sign if is_ring(sign) => rings += 1,
            sign if is_dash(sign) => {}
            _ => return None,
        }
    }
    match rings {
        2 => Some(CastlingSide::KingSide),
        3 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// A form of writing moves on a scoresheet (Appendix C).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveNotation {
    /// C.8 to C.10: `Cf3`, `Cgxf3`.
    #[default]
    Short,
    /// C.8: origin and target, `Cg1f3`, `e5xd4`.
    Long,
    /// The short form with ♔♕♖♗♘ instead of letters, the same signs for both sides, as in printed games.
    Figurine,
}

impl MoveNotation {
    /// Every form.
    pub const ALL: [MoveNotation; 3] = [MoveNotation::Short, MoveNotation::Long, MoveNotation::Figurine];

    /// The form's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            MoveNotation::Short => "short",
            MoveNotation::Long => "long",
            MoveNotation::Figurine => "figurine",
        }
    }
}

/// A legal move as Appendix C prints it: castling with zeros (C.13), promotion without `=` (C.11), `e.p.` after en passant
/// (C.9.3), `+` and `#`.
pub fn written_in<P: Position + Clone>(position: &P, mv: Move, letters: Letters, form: MoveNotation) -> String {
    /// The bytes of nearly every move with its marks.
    const USUAL_LENGTH: usize = 16;
    let SanPlus { san, suffix } = SanPlus::from_move(position.clone(), mv);
    let sign = |role| match form {
        MoveNotation::Short | MoveNotation::Long => letters.sign(role),
        MoveNotation::Figurine => of_piece(role, ["♔", "♕", "♖", "♗", "♘"]),
    };
    let mut text = String::with_capacity(USUAL_LENGTH);
    match san {
        San::Castle(CastlingSide::KingSide) => text.push_str("0-0"),
        San::Castle(CastlingSide::QueenSide) => text.push_str("0-0-0"),
        San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            text.extend(sign(role));
            match (form, mv.from()) {
                (MoveNotation::Long, Some(from)) => text.push_str(&from.to_string()),
                (MoveNotation::Long | MoveNotation::Short | MoveNotation::Figurine, _) => {
                    text.extend(file.map(shakmaty::File::char));
                    text.extend(rank.map(shakmaty::Rank::char));
                }
            }
            if capture {
                text.push('x');
            }
            text.extend([to.file().char(), to.rank().char()]);
            text.extend(promotion.and_then(sign));
        }
        // These are not moves of the Laws of Chess.
        San::Put { .. } | San::Null => text.push_str(&san.to_string()),
    }
    text.extend(suffix.map(shakmaty::san::Suffix::char));
    if mv.is_en_passant() {
        text.push_str(" e.p.");
    }
    text
}

/// The element for this piece, from those for king, queen, rook, bishop and knight; `None` for a pawn.
pub(super) const fn of_piece<T: Copy>(role: Role, [king, queen, rook, bishop, knight]: [T; 5]) -> Option<T> {
    match role {
        Role::Pawn => None,
        Role::Knight => Some(knight),
        Role::Bishop => Some(bishop),
        Role::Rook => Some(rook),
        Role::Queen => Some(queen),
        Role::King => Some(king),
    }
}

/// Moves as the movetext of a scoresheet, `1.e4 e5 2.Cf3`, numbered from the move number and the side to move of the start.
pub fn movetext<P: Position>(start: &P, moves: impl IntoIterator<Item: AsRef<str>>) -> String {
    let mut text = String::new();
    let mut number = start.fullmoves().get();
    let mut is_white = start.turn().is_white();
    for (index, mv) in moves.into_iter().enumerate() {
        if index > 0 {
            text.push(' ');
        }
        if is_white {
            text.push_str(&number.to_string());
            text.push('.');
        } else if index == 0 {
            text.push_str(&number.to_string());
            text.push_str("...");
        }
        text.push_str(mv.as_ref());
        number += u32::from(!is_white);
        is_white = !is_white;
    }
    text
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
        let written: Vec<String> = Letters::familiar()
            .iter()
            .map(|letters| san_in(&position, mv, *letters))
            .collect();
        assert_eq!(written, ["Nf3", "Cf3", "Sf3", "Cf3", "Cf3", "Pf3", "Cf3"]);
        assert_eq!(written_in(&position, mv, Letters::German, MoveNotation::Long), "Sg1f3");
    }

    /// The moves of a line in UCI, as they are written on a sheet.
    fn sheet(fen: &str, line: &str, letters: Letters, form: MoveNotation) -> String {
        let start = crate::fen::read(fen, None).unwrap();
        let mut position = start.clone();
        let mut moves = Vec::new();
        for uci in line.split(' ') {
            let uci: shakmaty::uci::UciMove = uci.parse().unwrap();
            let mv = uci.to_move(&position).unwrap();
            moves.push(written_in(&position, mv, letters, form));
            position.play_unchecked(mv);
        }
        movetext(&start, moves)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const SAMPLE: &str =
        "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";

    #[test]
    fn the_sample_of_appendix_c_is_written_as_it_is_printed() {
        assert_eq!(
            sheet(START, SAMPLE, Letters::Portuguese, MoveNotation::Short),
            "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1"
        );
        assert_eq!(
            sheet(START, SAMPLE, Letters::English, MoveNotation::Long),
            "1.e2e4 e7e5 2.Ng1f3 Ng8f6 3.d2d4 e5xd4 4.e4e5 Nf6e4 5.Qd1xd4 d7d5 6.e5xd6 e.p. Ne4xd6 7.Bc1g5 Nb8c6 8.Qd4e3+ \
             Bf8e7 9.Nb1d2 0-0 10.0-0-0 Rf8e8 11.Kc1b1"
        );
    }

    #[test]
    fn promotion_has_no_equals_sign_and_figurines_on_request() {
        let fen = "3r4/4P1k1/8/8/8/8/1p6/4K3 w - - 0 9";
        let line = "e7d8q g7h7 d8d1 b2b1n";
        let written = |letters, form| sheet(fen, line, letters, form);
        assert_eq!(
            written(Letters::Portuguese, MoveNotation::Short),
            "9.exd8D Rh7 10.Dd1 b1C"
        );
        assert_eq!(
            written(Letters::German, MoveNotation::Figurine),
            "9.exd8♕ ♔h7 10.♕d1 b1♘"
        );
        assert_eq!(
            written(Letters::Russian, MoveNotation::Short),
            "9.exd8Ф Крh7 10.Фd1 b1К"
        );
        assert_eq!(
            sheet(
                "4k3/8/8/8/8/8/8/4K3 b - - 0 7",
                "e8e7 e1e2",
                Letters::Polish,
                MoveNotation::Short
            ),
            "7...Ke7 8.Ke2"
        );
    }

    #[test]
    fn no_language_has_one_letter_for_two_pieces() {
        for letters in Letters::ALL {
            let mut signs: Vec<_> = Role::ALL.into_iter().filter_map(|role| letters.sign(role)).collect();
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), 5, "{letters}");
            assert_eq!(letters.tag().parse(), Ok(letters));
        }
    }

    #[test]
    fn a_region_does_not_change_the_letters() {
        assert_eq!("pt-BR".parse(), Ok(Letters::Portuguese));
        assert_eq!("DE_at".parse(), Ok(Letters::German));
        assert_eq!("".parse::<Letters>(), Err(UnknownLetters));
    }
}
