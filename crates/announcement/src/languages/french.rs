//! French.

use super::super::vocabulary::Said::{Castling, Long, Nothing, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Words, laws, ours};
use super::{DIGITS, LETTERS, LETTERS_ALONE};

/// French words.
pub(crate) const WORDS: Words = Words {
    language: "fr",
    files: LETTERS,
    files_alone: LETTERS_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pion"),
        knight: laws("Cavalier"),
        bishop: laws("Fou"),
        rook: laws("Tour"),
        queen: laws("Dame"),
        king: laws("Roi"),
    },
    castling_short: laws("Petit roque"),
    castling_long: laws("Grand roque"),
    takes: ours("prend"),
    check: ours("échec"),
    mate: ours("mat"),
    en_passant: ours("en passant"),
    draw_offer: ours("proposition de nulle"),
    numbers: &["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
    also: &[
        ("capture", Takes),
        ("roque", Castling),
        ("petit", Short),
        ("grand", Long),
        ("promotion", Promotes),
        ("devient", Promotes),
        ("vers", Nothing),
        ("et", Nothing),
    ],
};
