//! Appendix C in a player's own letters.
//!
//! C.2 and C.3: a piece is written with the first letter of its name in the player's own language, a pawn with none.

use std::fmt;
use std::str::FromStr;

use shakmaty::san::{San, SanPlus};
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
    /// Ц Д Т О К
    Bulgarian,
    /// R D T A C
    Catalan,
    /// K D T L S
    Croatian,
    /// K D V S J
    Czech,
    /// K D T L S
    Danish,
    /// K L V O R
    Estonian,
    /// K D T L R
    Finnish,
    /// R D T B C
    Galician,
    /// Ρ Β Π Α Ι
    Greek,
    /// K V B F H
    Hungarian,
    /// K D H B R
    Icelandic,
    /// K D T L Z
    Latvian,
    /// K V B R Ž
    Lithuanian,
    /// K D T L S
    Norwegian,
    /// K H W G S
    Polish,
    /// R D T N C
    Romanian,
    /// Кр Ф Л С К
    Russian,
    /// K D V S J
    Slovak,
    /// K D T L S
    Slovene,
    /// K D T L S
    Swedish,
    /// Ş V K F A
    Turkish,
    /// Кр Ф Т С К
    Ukrainian,
}

impl Letters {
    /// Every language whose letters are known.
    pub const ALL: [Letters; 29] = [
        Letters::English,
        Letters::Portuguese,
        Letters::German,
        Letters::Spanish,
        Letters::French,
        Letters::Dutch,
        Letters::Italian,
        Letters::Bulgarian,
        Letters::Catalan,
        Letters::Croatian,
        Letters::Czech,
        Letters::Danish,
        Letters::Estonian,
        Letters::Finnish,
        Letters::Galician,
        Letters::Greek,
        Letters::Hungarian,
        Letters::Icelandic,
        Letters::Latvian,
        Letters::Lithuanian,
        Letters::Norwegian,
        Letters::Polish,
        Letters::Romanian,
        Letters::Russian,
        Letters::Slovak,
        Letters::Slovene,
        Letters::Swedish,
        Letters::Turkish,
        Letters::Ukrainian,
    ];

    /// The languages whose words are understood too: only their letters are guessed when a player writes foreign ones.
    pub const FAMILIAR: [Letters; 7] = [
        Letters::English,
        Letters::Portuguese,
        Letters::German,
        Letters::Spanish,
        Letters::French,
        Letters::Dutch,
        Letters::Italian,
    ];

    /// The sign of a piece: one capital letter, in Russian and Ukrainian two for the king; a pawn has none (Article C.4).
    pub const fn sign(self, role: Role) -> Option<&'static str> {
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

    /// The piece that a letter alone stands for in this language; upper and lower case alike.
    pub fn role(self, letter: char) -> Option<Role> {
        let sign: String = letter.to_uppercase().collect();
        Role::ALL
            .into_iter()
            .find(|role| self.sign(*role) == Some(sign.as_str()))
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
            Letters::Bulgarian => "bg",
            Letters::Catalan => "ca",
            Letters::Croatian => "hr",
            Letters::Czech => "cs",
            Letters::Danish => "da",
            Letters::Estonian => "et",
            Letters::Finnish => "fi",
            Letters::Galician => "gl",
            Letters::Greek => "el",
            Letters::Hungarian => "hu",
            Letters::Icelandic => "is",
            Letters::Latvian => "lv",
            Letters::Lithuanian => "lt",
            Letters::Norwegian => "no",
            Letters::Polish => "pl",
            Letters::Romanian => "ro",
            Letters::Russian => "ru",
            Letters::Slovak => "sk",
            Letters::Slovene => "sl",
            Letters::Swedish => "sv",
            Letters::Turkish => "tr",
            Letters::Ukrainian => "uk",
        }
    }

    /// King, queen, rook, bishop, knight.
    const fn set(self) -> [&'static str; 5] {
        match self {
            Letters::English => ["K", "Q", "R", "B", "N"],
            Letters::Portuguese | Letters::Galician => ["R", "D", "T", "B", "C"],
            Letters::German
            | Letters::Croatian
            | Letters::Danish
            | Letters::Norwegian
            | Letters::Slovene
            | Letters::Swedish => ["K", "D", "T", "L", "S"],
            Letters::Spanish | Letters::Italian | Letters::Catalan => ["R", "D", "T", "A", "C"],
            Letters::French => ["R", "D", "T", "F", "C"],
            Letters::Dutch => ["K", "D", "T", "L", "P"],
            Letters::Bulgarian => ["Ц", "Д", "Т", "О", "К"],
            Letters::Czech | Letters::Slovak => ["K", "D", "V", "S", "J"],
            Letters::Estonian => ["K", "L", "V", "O", "R"],
            Letters::Finnish => ["K", "D", "T", "L", "R"],
            Letters::Greek => ["Ρ", "Β", "Π", "Α", "Ι"],
            Letters::Hungarian => ["K", "V", "B", "F", "H"],
            Letters::Icelandic => ["K", "D", "H", "B", "R"],
            Letters::Latvian => ["K", "D", "T", "L", "Z"],
            Letters::Lithuanian => ["K", "V", "B", "R", "Ž"],
            Letters::Polish => ["K", "H", "W", "G", "S"],
            Letters::Romanian => ["R", "D", "T", "N", "C"],
            Letters::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Letters::Turkish => ["Ş", "V", "K", "F", "A"],
            Letters::Ukrainian => ["Кр", "Ф", "Т", "С", "К"],
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
    let mut text = String::with_capacity(san.len());
    for c in san.chars() {
        // Only pieces and castling stand in capitals.
        match Role::from_char(c)
            .filter(|_| c.is_ascii_uppercase())
            .and_then(|role| letters.sign(role))
        {
            Some(sign) => text.push_str(sign),
            None => text.push(c),
        }
    }
    text
}

/// The long form of a legal move (`Cg1f3`, `e5xd4`, `Dd1xd4+`; Article C.8), in a language's letters.
pub fn long_in<P: Position + Clone>(position: &P, mv: Move, letters: Letters) -> String {
    let suffix = SanPlus::from_move(position.clone(), mv).suffix;
    let mut text = String::new();
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => text.push_str("O-O"),
        Some(CastlingSide::QueenSide) => text.push_str("O-O-O"),
        None => {
            text.extend(letters.sign(mv.role()));
            text.push_str(&mv.from().map(|from| from.to_string()).unwrap_or_default());
            if mv.is_capture() {
                text.push('x');
            }
            text.push_str(&mv.to().to_string());
            if let Some(sign) = mv.promotion().and_then(|role| letters.sign(role)) {
                text.push('=');
                text.push_str(sign);
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

/// How a move is written on a scoresheet (Appendix C).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// C.8 to C.10: `Cf3`, `Cgxf3`.
    #[default]
    Short,
    /// C.8: from and to, `Cg1f3`, `e5xd4`.
    Long,
    /// The short form with ♔♕♖♗♘ for the letters, the same signs for both sides, as printed games have them.
    Figurine,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 3] = [Form::Short, Form::Long, Form::Figurine];

    /// The form's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Short => "short",
            Form::Long => "long",
            Form::Figurine => "figurine",
        }
    }
}

/// A legal move as Appendix C prints it: castling with zeros (C.13), promotion without `=` (C.11), `e.p.` after en passant
/// (C.9.3), `+` and `#`.
pub fn written_in<P: Position + Clone>(position: &P, mv: Move, letters: Letters, form: Form) -> String {
    let SanPlus { san, suffix } = SanPlus::from_move(position.clone(), mv);
    let sign = |role| match form {
        Form::Short | Form::Long => letters.sign(role),
        Form::Figurine => figurine(role),
    };
    let mut text = String::new();
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
                (Form::Long, Some(from)) => text.push_str(&from.to_string()),
                (Form::Long | Form::Short | Form::Figurine, _) => {
                    text.extend(file.map(shakmaty::File::char));
                    text.extend(rank.map(shakmaty::Rank::char));
                }
            }
            if capture {
                text.push('x');
            }
            text.push_str(&to.to_string());
            text.extend(promotion.and_then(sign));
        }
        // No moves of the Laws of Chess.
        San::Put { .. } | San::Null => text.push_str(&san.to_string()),
    }
    text.extend(suffix.map(shakmaty::san::Suffix::char));
    if mv.is_en_passant() {
        text.push_str(" e.p.");
    }
    text
}

const fn figurine(role: Role) -> Option<&'static str> {
    match role {
        Role::Pawn => None,
        Role::Knight => Some("♘"),
        Role::Bishop => Some("♗"),
        Role::Rook => Some("♖"),
        Role::Queen => Some("♕"),
        Role::King => Some("♔"),
    }
}

/// Moves as the movetext of a scoresheet, `1.e4 e5 2.Cf3`, from the move number and the side to move of the start.
pub fn movetext<P: Position>(start: &P, moves: impl IntoIterator<Item = String>) -> String {
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
        text.push_str(&mv);
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
        let written: Vec<String> = Letters::FAMILIAR.map(|letters| san_in(&position, mv, letters)).into();
        assert_eq!(written, ["Nf3", "Cf3", "Sf3", "Cf3", "Cf3", "Pf3", "Cf3"]);
        assert_eq!(long_in(&position, mv, Letters::German), "Sg1f3");
    }

    /// The moves of a line in UCI, as they stand on a sheet.
    fn sheet(fen: &str, line: &str, letters: Letters, form: Form) -> String {
        let start = crate::notation::fen::read(fen, None).unwrap();
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
            sheet(START, SAMPLE, Letters::Portuguese, Form::Short),
            "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1"
        );
        assert_eq!(
            sheet(START, SAMPLE, Letters::English, Form::Long),
            "1.e2e4 e7e5 2.Ng1f3 Ng8f6 3.d2d4 e5xd4 4.e4e5 Nf6e4 5.Qd1xd4 d7d5 6.e5xd6 e.p. Ne4xd6 7.Bc1g5 Nb8c6 8.Qd4e3+ \
             Bf8e7 9.Nb1d2 0-0 10.0-0-0 Rf8e8 11.Kc1b1"
        );
    }

    #[test]
    fn promotion_has_no_equals_sign_and_a_figure_for_the_letter_if_wished() {
        let fen = "3r4/4P1k1/8/8/8/8/1p6/4K3 w - - 0 9";
        let line = "e7d8q g7h7 d8d1 b2b1n";
        let written = |letters, form| sheet(fen, line, letters, form);
        assert_eq!(written(Letters::Portuguese, Form::Short), "9.exd8D Rh7 10.Dd1 b1C");
        assert_eq!(written(Letters::German, Form::Figurine), "9.exd8♕ ♔h7 10.♕d1 b1♘");
        assert_eq!(written(Letters::Russian, Form::Short), "9.exd8Ф Крh7 10.Фd1 b1К");
        assert_eq!(
            sheet(
                "4k3/8/8/8/8/8/8/4K3 b - - 0 7",
                "e8e7 e1e2",
                Letters::Polish,
                Form::Short
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
