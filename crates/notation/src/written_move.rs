//! One written move in any form of Appendix C: short, long, with figurines, with or without x, +, e.p. and =.

use shakmaty::{CastlingSide, Chess, File, Move, MoveList, Position as _, Rank, Role, Square};

use super::algebraic::{self, Letters};
use crate::signs::{self, is_dash, is_without_width};
use laws::discrepancy::UnreadableReason;
use laws::stored::StoredWord as _;
use locale::{Locale, Messages};

/// The legal moves that an entry can mean, in the letters of its sheet, the likeliest first; English letters are
/// understood if they do not clash.
///
/// There are two only if a word can be two squares as well as a piece with its rank: `C5f3` is a Portuguese knight
/// from the fifth rank (C.10.3.2), or `c5f3` with a capital. The moves around it decide; in a Portuguese sheet, where
/// only the piece is a capital, it is the knight unless the moves around it allow only the other.
///
/// # Errors
///
/// The reason it is not a move.
pub(super) fn read(position: &Chess, written: &str, letters: Letters) -> Result<Readings, UnreadableReason> {
    let mut reason = UnreadableReason::NoMove;
    let mut readings = None;
    for form in meanings(written, letters) {
        let legal_moves = form.candidates(position);
        let mut fitting = legal_moves.into_iter().filter(|legal| form.fits(position, *legal));
        match (fitting.next(), fitting.next(), &mut readings) {
            (Some(legal), None, None) => {
                readings = Some(Readings {
                    first: legal,
                    second: None,
                    is_exact: is_exact(without_marks(written), letters),
                });
            }
            (Some(legal), None, Some(found)) => found.second = Some(legal).filter(|legal| *legal != found.first),
            (Some(one), Some(other), _) => reason = several(&[one, other]),
            (None, _, _) if reason == UnreadableReason::NoMove => reason = form.why_illegal(),
            (None, _, _) => {}
        }
    }
    readings.ok_or(reason)
}

/// The reason why an entry that fits these two moves is none: they may differ in their promotion piece alone (C.11).
fn several(fitting: &[Move; 2]) -> UnreadableReason {
    let [one, other] = fitting;
    let is_one_pawn = one.from() == other.from() && one.to() == other.to();
    if is_one_pawn && one.promotion() != other.promotion() {
        UnreadableReason::Incomplete
    } else {
        UnreadableReason::Ambiguous
    }
}

/// The possible meanings of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Readings {
    /// The likelier move, or the only one.
    pub(super) first: Move,
    /// Another move that the same letters can mean.
    pub(super) second: Option<Move>,
    /// True if the entry is written as a piece of its sheet is: only its letter is a capital.
    pub(super) is_exact: bool,
}

/// True if the entry begins with a piece of the sheet and its files are small letters.
fn is_exact(text: &str, letters: Letters) -> bool {
    let mut signs = text.chars();
    let begins = signs.next().is_some_and(|first| letters.role(first).is_some());
    begins && signs.any(|sign| matches!(sign, 'a'..='h'))
}

/// True if an entry can mean that movement from that position, legal or not.
pub(super) fn means(position: &Chess, written: &str, movement: Move, letters: Letters) -> bool {
    let mut forms = meanings(written, letters);
    forms.any(|form| form.fits(position, movement))
}

/// True if a sign of an entry, or a note behind it, says of its move what the move is not: a capture, check, mate or en passant.
pub(crate) fn has_untrue_sign(written: &str, movement: Move, after: &Chess) -> bool {
    let bare = written.trim_end_matches(signs::is_mark);
    let last = bare.chars().last();
    let may_be_note = last.is_some_and(|sign| sign == ')' || sign.is_alphabetic());
    let is_note = || signs::en_passant_at(bare) == Some(bare.len()) || signs::without_en_passant(bare) != bare;
    (written.contains('#') && !after.is_checkmate())
        || (written.contains("++") && !after.is_check())
        || ((written.contains(['x', '×']) || last == Some(':')) && !movement.is_capture())
        || (may_be_note && is_note() && !movement.is_en_passant())
}

/// The movement that an entry most likely means, in English letters, whether it is possible or not; `None` if it is no
/// form of Appendix C. Two entries with the same movement are the same.
pub(super) fn movement(written: &str, letters: Letters) -> Option<String> {
    let form = meanings(written, letters).next()?;
    Some(match form {
        EntryMeaning::Castling(CastlingSide::KingSide) => String::from("O-O"),
        EntryMeaning::Castling(CastlingSide::QueenSide) => String::from("O-O-O"),
        EntryMeaning::Squares {
            role,
            file,
            rank,
            to,
            promotion,
        } => {
            let role = role.map_or('P', Role::upper_char);
            let from: String = file.map(File::char).into_iter().chain(rank.map(Rank::char)).collect();
            let becomes = promotion.map_or_else(String::new, |role| role.upper_char().to_string());
            format!("{role}{from}{to}{becomes}")
        }
    })
}

/// A possible meaning of an entry, independent of any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntryMeaning {
    Castling(CastlingSide),
    Squares {
        /// The piece; `None` if only two squares are written.
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    },
}

impl EntryMeaning {
    fn fits(self, position: &Chess, legal: Move) -> bool {
        match self {
            EntryMeaning::Castling(side) => legal.castling_side() == Some(side),
            EntryMeaning::Squares {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                // Castling may be written as the squares of the king, or king to rook as in Chess960.
                let arrives = legal.to() == to
                    || legal
                        .castling_side()
                        .is_some_and(|side| side.king_to(position.turn()) == to && role != Some(Role::Rook));
                let is_whole = file.is_some() && rank.is_some();
                arrives
                    && (!legal.is_castle() || is_whole)
                    && role.map_or(is_whole || legal.role() == Role::Pawn, |role| role == legal.role())
                    && file.is_none_or(|file| legal.from().is_some_and(|from| from.file() == file))
                    && rank.is_none_or(|rank| legal.from().is_some_and(|from| from.rank() == rank))
                    && (promotion.is_none() || promotion == legal.promotion())
            }
        }
    }

    /// The legal moves among which the fitting ones are searched.
    fn candidates(self, position: &Chess) -> MoveList {
        match self {
            EntryMeaning::Castling(side) => position.castling_moves(side),
            EntryMeaning::Squares {
                role: Some(role),
                file,
                rank,
                to,
                ..
            } if role != Role::King || file.is_none() || rank.is_none() => position.san_candidates(role, to),
            // Castling may be written as two squares.
            EntryMeaning::Squares { .. } => position.legal_moves(),
        }
    }

    /// The reason why the entry is no legal move.
    fn why_illegal(self) -> UnreadableReason {
        match self {
            EntryMeaning::Squares {
                promotion: Some(Role::King | Role::Pawn),
                ..
            } => UnreadableReason::WrongPromotion,
            EntryMeaning::Castling(_) | EntryMeaning::Squares { .. } => UnreadableReason::Illegal,
        }
    }

    fn is_from_and_to(&self) -> bool {
        match self {
            EntryMeaning::Castling(_) => false,
            EntryMeaning::Squares { file, rank, .. } => file.is_some() && rank.is_some(),
        }
    }
}

/// The entry without check, mate, annotation, `e.p.` and draw offer.
fn without_marks(written: &str) -> &str {
    let mut text = written.trim();
    loop {
        let before = text;
        text = text.trim_end_matches(['+', '#', '!', '?', '†', '‡', '≠', '.', ',', ';', '\u{fe0e}', '\u{fe0f}']);
        text = text.strip_suffix("(=)").unwrap_or(text).trim_end();
        text = signs::without_en_passant(text);
        let behind = signs::en_passant_at(text).and_then(|length| text.get(length..));
        text = behind.filter(|rest| !rest.is_empty()).unwrap_or(text).trim_start();
        if text == before {
            return text;
        }
    }
}

/// The most bytes of a symbol (PGN 7): anything longer is no move, and is not looked through.
pub(super) const LONGEST_SYMBOL: usize = 255;

/// All possible meanings of an entry with its marks, the best first.
fn meanings(written: &str, letters: Letters) -> impl Iterator<Item = EntryMeaning> {
    let is_short = written.len() <= LONGEST_SYMBOL && !is_drop(written);
    let forms = is_short.then(|| forms(without_marks(written), letters));
    forms.into_iter().flatten().flatten()
}

/// True for a piece put on a square, as in Crazyhouse: `N@f3`, `@e4`.
pub(super) fn is_drop(written: &str) -> bool {
    let is_piece = |text: &str| {
        let mut signs = text.chars();
        let is_sign = |sign: char| sign.is_alphabetic() || matches!(sign, '♔'..='♟');
        signs.next().is_none_or(is_sign) && signs.next().is_none()
    };
    let is_square = |text: &str| text.trim_end_matches(signs::is_mark).parse::<Square>().is_ok();
    let parts = written.split_once('@');
    parts.is_some_and(|(piece, square)| is_piece(piece) && is_square(square))
}

/// All possible meanings of the entry, the best first.
fn forms(text: &str, letters: Letters) -> [Option<EntryMeaning>; 2] {
    if let Some(side) = algebraic::castling(text) {
        return [Some(EntryMeaning::Castling(side)), None];
    }
    let spelled = from_numeric(text)
        .or_else(|| spelled_promotion(text))
        .or_else(|| long_king(text, letters));
    let text = spelled.as_deref().unwrap_or(text);
    let mut signs = [' '; LONGEST];
    let mut count = 0;
    for sign in text.chars().map(narrow).filter(|sign| !is_ignored(*sign)) {
        let Some(place) = signs.get_mut(count) else {
            return [None; 2];
        };
        *place = sign;
        count += 1;
    }
    let Some((first, rest)) = signs.get(..count).and_then(<[char]>::split_first) else {
        return [None; 2];
    };
    let signs = signs.get(..count).unwrap_or_default();
    let from_and_to = squares(None, signs, letters).filter(EntryMeaning::is_from_and_to);
    // A lower-case a to h is always a file.
    let role = piece(*first, letters).filter(|_| !matches!(first, 'a'..='h'));
    // Before two squares, a capital is a piece in whatever language has it: they agree on the letters A to H.
    let role = role.or_else(|| {
        let anybodys = || Letters::ALL.iter().find_map(|letters| letters.role(*first));
        from_and_to
            .filter(|_| matches!(first, 'A'..='H'))
            .and_then(|_| anybodys())
    });
    let with_piece = role.and_then(|role| squares(Some(role), rest, letters));
    let is_own = letters.role(*first).is_some();
    // In "C5f3" only the piece is a capital; in "B2C3" and "BXC3" the file may be one too.
    let is_all_capitals = !rest.iter().any(|sign| matches!(sign, 'a'..='h'));
    match (with_piece, from_and_to) {
        (Some(piece), Some(squares)) if !is_all_capitals => [Some(piece), Some(squares)],
        (with_piece, Some(squares)) => [Some(squares), with_piece],
        (Some(piece), None) if is_all_capitals && is_own => [Some(piece), as_pawn(signs, letters)],
        (Some(piece), None) if is_all_capitals => [as_pawn(signs, letters), Some(piece)],
        (Some(piece), None) => [Some(piece), None],
        // Before a small letter, a capital that is no piece on this sheet is a piece in another language.
        (None, None) if !is_all_capitals && is_anybodys_piece(*first) => [None; 2],
        (None, None) => [as_pawn(signs, letters), None],
    }
}

/// True for a capital from A to H that is a piece in some language: all but E.
fn is_anybodys_piece(sign: char) -> bool {
    matches!(sign, 'A'..='H') && Letters::ALL.iter().any(|letters| letters.role(sign).is_some())
}

/// True for a move in the numbers of correspondence chess (ICCF): file and rank of both squares, and the piece that a pawn becomes.
pub(super) fn is_numeric(text: &str) -> bool {
    let (squares, becomes) = text.split_at_checked(4).unwrap_or_default();
    !squares.is_empty()
        && squares.bytes().all(|digit| matches!(digit, b'1'..=b'8'))
        && matches!(becomes, "" | "1" | "2" | "3" | "4")
}

/// The two squares of such a move, with a figurine.
fn from_numeric(text: &str) -> Option<String> {
    let digits: Vec<u32> = text.chars().filter_map(|digit| digit.to_digit(10)).collect();
    let [file, rank, to_file, to_rank, becomes @ ..] = digits.as_slice() else {
        return None;
    };
    let letter = |number: &u32| File::try_from(number.checked_sub(1)?).ok().map(File::char);
    let figurine = becomes
        .first()
        .and_then(|number| "♕♖♗♘".chars().nth(number.checked_sub(1)?.try_into().ok()?));
    let (file, to_file) = (letter(file)?, letter(to_file)?);
    let becomes = figurine.map_or_else(String::new, String::from);
    is_numeric(text).then(|| format!("{file}{rank}{to_file}{to_rank}{becomes}"))
}

/// The entry with a figurine for a king of two letters: `Крg1`.
fn long_king(text: &str, letters: Letters) -> Option<String> {
    let king = letters.sign(Role::King).filter(|king| king.chars().count() > 1)?;
    text.strip_prefix(king).map(|rest| format!("♔{rest}"))
}

/// The entry with a figurine for the name of its promotion piece, in any language of the program: `c8=Queen`, `c8=Dame`.
fn spelled_promotion(text: &str) -> Option<String> {
    let before = text.trim_end_matches(char::is_alphabetic);
    let name = text.get(before.len()..).filter(|name| name.chars().count() > 2)?;
    before.chars().find(char::is_ascii_digit)?;
    let pieces = [
        (Role::Queen, '♕'),
        (Role::Rook, '♖'),
        (Role::Bishop, '♗'),
        (Role::Knight, '♘'),
    ];
    let (_, figurine) = pieces.into_iter().find(|(role, _)| {
        let named = |locale: &Locale| Messages::new(*locale).about("kind", &role.word()).to_lowercase();
        Locale::ALL.iter().any(|locale| named(locale) == name.to_lowercase())
    })?;
    Some(format!("{before}{figurine}"))
}

/// The length of the longest entry without its marks: `Ng1f3`, `e7d8Q`; one more shows that an entry is too long.
const LONGEST: usize = 6;

fn as_pawn(signs: &[char], letters: Letters) -> Option<EntryMeaning> {
    squares(Some(Role::Pawn), signs, letters)
}

/// `e4`, `de5`, `1f3`, `g1f3`, each with or without a promotion piece after it.
fn squares(role: Option<Role>, signs: &[char], letters: Letters) -> Option<EntryMeaning> {
    let is_rank = |sign: &char| sign.is_ascii_digit();
    let (signs, promotion) = match signs.split_last() {
        Some((last, front)) if front.last().is_some_and(is_rank) && !is_rank(last) => {
            (front, Some(piece(*last, letters)?))
        }
        Some(_) | None => (signs, None),
    };
    let (file, rank, to) = match signs {
        [to @ .., file, rank] => {
            let square = Square::from_coords(file_of(*file)?, Rank::from_char(*rank)?);
            match to {
                [] => (None, None, square),
                [only] if is_rank(only) => (None, Some(Rank::from_char(*only)?), square),
                [only] => (Some(file_of(*only)?), None, square),
                [file, rank] => (Some(file_of(*file)?), Some(Rank::from_char(*rank)?), square),
                [_, _, _, ..] => return None,
            }
        }
        [] | [_] => return None,
    };
    // Anywhere else a P is no piece that a pawn could become.
    if promotion == Some(Role::Pawn) && !matches!(to.rank(), Rank::First | Rank::Eighth) {
        return None;
    }
    Some(EntryMeaning::Squares {
        role,
        file,
        rank,
        to,
        promotion,
    })
}

/// The file of a letter, also of the Cyrillic one that looks like it.
fn file_of(sign: char) -> Option<File> {
    let latin = match sign {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        other => other.to_ascii_lowercase(),
    };
    File::from_char(latin)
}

/// The usual sign for one of double width.
fn narrow(sign: char) -> char {
    /// The distance between the two in Unicode.
    const WIDE: u32 = 0xfee0;
    let is_wide = matches!(sign, '\u{ff01}'..='\u{ff5e}');
    let usual = u32::from(sign).checked_sub(WIDE).filter(|_| is_wide);
    usual.and_then(char::from_u32).unwrap_or(sign)
}

/// The piece that a letter or a figurine stands for. Letters of the sheet's own language come before English ones.
fn piece(sign: char, letters: Letters) -> Option<Role> {
    let figurine = match sign {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    };
    let pawn = || sign.eq_ignore_ascii_case(&'P').then_some(Role::Pawn);
    figurine
        .or_else(|| letters.role(sign))
        .or_else(|| Letters::English.role(sign))
        .or_else(pawn)
}

/// True for signs between the parts of an entry, which add nothing to its squares.
fn is_ignored(sign: char) -> bool {
    let is_separator =
        sign.is_whitespace() || is_dash(sign) || matches!(sign, 'x' | 'X' | '×' | '✕' | 'х' | 'Х' | ':' | '*');
    is_separator
        || is_without_width(sign)
        || matches!(
            sign,
            '=' | '/' | '>' | '→' | '^' | '@' | '(' | ')' | '[' | ']' | '{' | '}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(fen: &str, written: &str, letters: Letters) -> Result<String, UnreadableReason> {
        let position = crate::fen::read(fen, None).unwrap();
        let mode = position.castles().mode();
        read(&position, written, letters).map(|found| {
            let told = [Some(found.first), found.second].into_iter().flatten();
            let told: Vec<String> = told.map(|legal| legal.to_uci(mode).to_string()).collect();
            told.join(" or ")
        })
    }

    #[test]
    fn a_symbol_of_pgn_has_at_most_255_bytes() {
        let marked = |marks: usize| format!("e4{}", "!".repeat(marks));
        assert!(movement(&marked(253), Letters::English).is_some());
        assert_eq!(movement(&marked(254), Letters::English), None);
    }

    const CAPTURE: &str = "rnbq1rk1/ppp2ppp/5n2/3P4/3P4/2b5/PP1B1PPP/R2QKBNR w KQ - 0 8";

    #[test]
    fn a_capital_is_a_piece_and_a_small_letter_a_file() {
        assert_eq!(at(CAPTURE, "Bxc3", Letters::Portuguese), Ok("d2c3".into()));
        assert_eq!(at(CAPTURE, "bxc3", Letters::Portuguese), Ok("b2c3".into()));
        assert_eq!(at(CAPTURE, "bc3", Letters::Portuguese), Ok("b2c3".into()));
        assert_eq!(at(CAPTURE, "B2C3", Letters::Portuguese), Ok("b2c3 or d2c3".into()));
        assert_eq!(at(CAPTURE, "B2C3", Letters::French), Ok("b2c3 or d2c3".into()));
        assert_eq!(at(CAPTURE, "Bd2:c3", Letters::Portuguese), Ok("d2c3".into()));
        assert_eq!(at(CAPTURE, "♗c3", Letters::German), Ok("d2c3".into()));
    }

    #[test]
    fn a_promotion_piece_follows_the_square_with_any_sign_or_none() {
        let fen = "5n2/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
        for written in [
            "e8D", "e8=D", "e8/D", "e8(D)", "e7-e8D", "e7e8q", "e8d", "e8[D]", "e8 = D", "e8→D", "e8=>D",
        ] {
            assert_eq!(at(fen, written, Letters::Portuguese), Ok("e7e8q".into()), "{written}");
        }
        assert_eq!(at(fen, "exf8C+", Letters::Portuguese), Ok("e7f8n".into()));
        assert_eq!(at(fen, "e8", Letters::English), Err(UnreadableReason::Incomplete));
        assert_eq!(at(fen, "exf8", Letters::English), Err(UnreadableReason::Incomplete));
    }

    #[test]
    fn en_passant_may_be_noted_or_not() {
        let fen = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6";
        for written in [
            "exd6",
            "ed6",
            "exd6e.p.",
            "e5xd6e.p",
            "exd6(ep)",
            "exd6 i.V.",
            "exd6(i. V.)",
            "exd6iV+",
            "exd6 al paso",
            "exd6 a.p.",
            "exd6 en passant",
            "exd6 im Vorübergehen",
            "e.p. exd6",
            "exd6 E.P.",
        ] {
            assert_eq!(at(fen, written, Letters::English), Ok("e5d6".into()), "{written}");
        }
    }

    #[test]
    fn letters_of_two_languages_are_never_mixed_up() {
        let fen = "r1bq1rk1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R b - - 7 10";
        assert_eq!(at(fen, "Te8", Letters::Portuguese), Ok("f8e8".into()));
        assert_eq!(at(fen, "Re8", Letters::English), Ok("f8e8".into()));
        assert_eq!(at(fen, "Re8", Letters::Portuguese), Err(UnreadableReason::Illegal));
        // An English knight clashes with no Portuguese letter.
        assert_eq!(at(fen, "Nf5", Letters::Portuguese), Ok("d6f5".into()));
        assert_eq!(at(fen, "cf5", Letters::Portuguese), Err(UnreadableReason::Illegal));
    }

    #[test]
    fn castling_has_zeros_letters_or_the_kings_squares() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for written in ["0-0", "O-O", "o-o", "00", "Ke1g1", "e1g1", "0-0+"] {
            assert_eq!(at(fen, written, Letters::English), Ok("e1g1".into()), "{written}");
        }
        assert_eq!(at(fen, "0-0-0", Letters::English), Ok("e1c1".into()));
        assert_eq!(at(fen, "2e2e4", Letters::English), Err(UnreadableReason::NoMove));
    }

    #[test]
    fn a_piece_with_its_rank_is_read_before_a_square_where_it_fits() {
        // The example of C.10.3.2 in the Portuguese Laws.
        let knights = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";
        for written in ["C5f3", "C5F3", "C5-f3", "Cg5f3", "N5f3"] {
            assert_eq!(
                at(knights, written, Letters::Portuguese),
                Ok("g5f3".into()),
                "{written}"
            );
        }
        assert_eq!(at(knights, "c5f3", Letters::Portuguese), Err(UnreadableReason::Illegal));
        // The other reading is possible here as well: the moves around it decide.
        let both = "4k3/8/8/8/4N3/8/2P1N3/4K3 w - - 0 1";
        assert_eq!(at(both, "C2c3", Letters::Portuguese), Ok("e2c3 or c2c3".into()));
        assert_eq!(at(both, "C2C3", Letters::Portuguese), Ok("c2c3 or e2c3".into()));
        // The sheet need not be in the language of the letter.
        assert_eq!(at(both, "C2c3", Letters::German), Ok("e2c3 or c2c3".into()));
        assert_eq!(at(both, "c2c3", Letters::Portuguese), Ok("c2c3".into()));
        let no_knight = "4k3/8/8/8/8/8/2P5/4K3 w - - 0 1";
        assert_eq!(at(no_knight, "C2c3", Letters::German), Ok("c2c3".into()));
        let queens = "4k3/8/8/8/3Q4/8/8/3QK3 w - - 0 1";
        for letters in [Letters::Portuguese, Letters::German, Letters::Dutch, Letters::Spanish] {
            assert_eq!(at(queens, "D1d2", letters), Ok("d1d2".into()));
            assert_eq!(at(queens, "D4b2", letters), Ok("d4b2".into()));
        }
        let bishops = "4k3/8/8/8/3B4/8/8/B3K3 w - - 0 1";
        assert_eq!(at(bishops, "F1c3", Letters::French), Ok("a1c3".into()));
        assert_eq!(at(bishops, "A4c3", Letters::Italian), Ok("d4c3".into()));
        assert_eq!(at(bishops, "B4c3", Letters::English), Ok("d4c3".into()));
    }

    #[test]
    fn among_capitals_the_own_piece_wins_then_the_file() {
        assert_eq!(at(CAPTURE, "BXC3", Letters::Portuguese), Ok("d2c3 or b2c3".into()));
        assert_eq!(at(CAPTURE, "BXC3", Letters::German), Ok("b2c3 or d2c3".into()));
        let no_bishop = "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1";
        assert_eq!(at(no_bishop, "BXC3", Letters::Portuguese), Ok("b2c3".into()));
        assert_eq!(
            at(no_bishop, "Bxc3", Letters::Portuguese),
            Err(UnreadableReason::Illegal)
        );
    }
}
