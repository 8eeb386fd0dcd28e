//! How a move is written in cells.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{CastlingSide, Color, File, Move, Piece, Position, Rank, Role};

use super::cells::{letter, lowered};

/// A way to write moves in Braille.
///
/// [`Code::Ukaaf2015`] follows the Braille Chess Code of the UK Association for Accessible Formats of 2015 as far as its rules
/// are known here (1.3, 2.1, 3.2 to 3.6, 5.1). **The other codes are this program's own**: no standard text was found for them.
/// They take the piece letters and the capital sign (dots 4-6) of their language, because German D, Portuguese B, C, D and
/// Spanish A, C, D have the cells of files, and everything else from the British code.
///
/// What the British rules that are known leave open is the program's choice in every code:
/// castling `⠕⠤⠕` and `⠕⠤⠕⠤⠕`; the new piece close behind the square, as Appendix C.11 prints it; en passant like any
/// capture; the offer of a draw `⠐⠣⠐⠶⠐⠜`, which is `(=)` in Unified English Braille.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Code {
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

impl Code {
    /// Every code.
    pub const ALL: [Code; 4] = [Code::Ukaaf2015, Code::German, Code::Spanish, Code::Portuguese];

    /// The code's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Code::Ukaaf2015 => "ukaaf2015",
            Code::German => "german",
            Code::Spanish => "spanish",
            Code::Portuguese => "portuguese",
        }
    }

    /// The code a player of that language (a BCP 47 tag) is given; where we know none, the British one.
    pub fn of_language(tag: &str) -> Code {
        let is_its = |code: &Code| tag.split('-').next() == Some(code.language());
        Code::ALL.into_iter().find(is_its).unwrap_or_default()
    }

    /// The language of the words on such a sheet.
    pub const fn language(self) -> &'static str {
        match self {
            Code::Ukaaf2015 => "en",
            Code::German => "de",
            Code::Spanish => "es",
            Code::Portuguese => "pt",
        }
    }

    /// A legal move.
    pub fn mv<P: Position + Clone>(self, position: &P, mv: Move) -> String {
        self.san(SanPlus::from_move(position.clone(), mv))
    }

    /// The same without check and mate.
    pub(super) fn without_suffix<P: Position>(self, position: &P, mv: Move) -> String {
        let san = San::from_move(position, mv);
        self.san(SanPlus { san, suffix: None })
    }

    fn san(self, SanPlus { san, suffix }: SanPlus) -> String {
        let is_check = suffix == Some(Suffix::Check);
        let mut text = String::new();
        match san {
            San::Castle(side) => {
                // The check sign stands before the target; castling has none but itself.
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
                text.extend(rank.map(digit));
                match (capture, is_check) {
                    (true, true) => text.push(CAPTURE_AND_CHECK),
                    (true, false) => text.push(CAPTURE),
                    (false, true) => text.push(CHECK),
                    (false, false) => {}
                }
                text.extend(letter(File::char(to.file())));
                text.push_str(&digit(to.rank()));
                text.extend(promotion.and_then(|role| self.piece(role)));
            }
            // No moves of the Laws of Chess.
            San::Put { .. } | San::Null => {}
        }
        if suffix == Some(Suffix::Checkmate) {
            text.push_str(MATE);
        }
        text
    }

    /// A piece's name before a move; a pawn has none.
    fn piece(self, role: Role) -> Option<String> {
        let sign = letter(self.letter(role)?)?;
        Some(match self {
            Code::Ukaaf2015 => String::from(sign),
            Code::German | Code::Spanish | Code::Portuguese => [CAPITAL, sign].into_iter().collect(),
        })
    }

    /// King, queen, rook, bishop, knight; nothing for a pawn.
    const fn letter(self, role: Role) -> Option<char> {
        let [king, queen, rook, bishop, knight] = match self {
            Code::Ukaaf2015 => ['k', 'q', 'r', 'l', 's'],
            Code::German => ['k', 'd', 't', 'l', 's'],
            Code::Spanish => ['r', 'd', 't', 'a', 'c'],
            Code::Portuguese => ['r', 'd', 't', 'b', 'c'],
        };
        match role {
            Role::Pawn => None,
            Role::Knight => Some(knight),
            Role::Bishop => Some(bishop),
            Role::Rook => Some(rook),
            Role::Queen => Some(queen),
            Role::King => Some(king),
        }
    }

    /// A piece in a diagram: one cell, with dot 6 more for Black (UKAAF 5.1).
    ///
    /// The German pawn is B for Bauer; Spanish and Portuguese pawns are P as in the British code.
    pub(super) fn in_diagram(self, piece: Piece) -> char {
        let pawn = match self {
            Code::Ukaaf2015 | Code::Spanish | Code::Portuguese => 'p',
            Code::German => 'b',
        };
        let white = letter(self.letter(piece.role).unwrap_or(pawn)).unwrap_or(' ');
        match piece.color {
            Color::White => white,
            Color::Black => char::from_u32(u32::from(white) | 0x20).unwrap_or(white),
        }
    }
}

/// Before the target square (UKAAF 3.4, 3.6).
pub(super) const CAPTURE: char = '⠰';
pub(super) const CHECK: char = '⠘';
pub(super) const CAPTURE_AND_CHECK: char = '⠸';
/// After the move (UKAAF 2.2).
pub(super) const MATE: &str = "⠜⠍";
/// The offer of a draw, `(=)`.
pub(super) const OFFER: &str = "⠐⠣⠐⠶⠐⠜";
/// Dots 3-6: a black move with which a line begins (UKAAF 1.2).
pub(super) const BLACK: char = '⠤';
/// Dots 4-6.
const CAPITAL: char = '⠨';

fn digit(rank: Rank) -> String {
    lowered(rank.char().to_digit(10).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::super::cells::dots;
    use super::*;

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
}
