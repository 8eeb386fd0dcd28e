//! Dutch.

use super::super::vocabulary::Said::{Castling, Long, Nothing, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Words, laws, ours};
use super::{DIGITS, LETTERS};

/// Dutch words.
pub(crate) const WORDS: Words = Words {
    language: "nl",
    files: LETTERS,
    files_alone: LETTERS,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pion"),
        knight: laws("Paard"),
        bishop: laws("Loper"),
        rook: laws("Toren"),
        queen: laws("Dame"),
        king: laws("Koning"),
    },
    castling_short: laws("Korte rokade"),
    castling_long: laws("Lange rokade"),
    takes: ours("slaat"),
    check: ours("schaak"),
    mate: ours("mat"),
    en_passant: ours("en passant"),
    draw_offer: ours("remise"),
    numbers: &["één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"],
    also: &[
        ("neemt", Takes),
        ("rokade", Castling),
        ("rocheert", Castling),
        ("korte", Short),
        ("kort", Short),
        ("lange", Long),
        ("wordt", Promotes),
        ("promoveert", Promotes),
        ("naar", Nothing),
        ("op", Nothing),
        ("schaakmat", Nothing),
    ],
};
