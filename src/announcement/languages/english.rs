//! English.

use shakmaty::{Rank, Role};

use super::super::vocabulary::Said::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Said, Words, laws, ours};
use super::{DIGITS, LETTERS};

/// English words; the Laws give the meanings, the words are those of their English text.
pub const WORDS: Words = Words {
    language: "en",
    files: LETTERS,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pawn"),
        knight: laws("Knight"),
        bishop: laws("Bishop"),
        rook: laws("Rook"),
        queen: laws("Queen"),
        king: laws("King"),
    },
    castling_short: laws("Castles kingside"),
    castling_long: laws("Castles queenside"),
    takes: ours("takes"),
    check: ours("check"),
    mate: ours("mate"),
    en_passant: ours("en passant"),
    draw_offer: ours("draw offer"),
    also: &[
        ("one", Said::Rank(Rank::First)),
        ("two", Said::Rank(Rank::Second)),
        ("three", Said::Rank(Rank::Third)),
        ("four", Said::Rank(Rank::Fourth)),
        ("five", Said::Rank(Rank::Fifth)),
        ("six", Said::Rank(Rank::Sixth)),
        ("seven", Said::Rank(Rank::Seventh)),
        ("eight", Said::Rank(Rank::Eighth)),
        ("horse", Piece(Role::Knight)),
        ("captures", Takes),
        ("capture", Takes),
        ("take", Takes),
        ("castles", Castling),
        ("castle", Castling),
        ("castling", Castling),
        ("kingside", Short),
        ("short", Short),
        ("queenside", Long),
        ("long", Long),
        ("becomes", Promotes),
        ("promotes", Promotes),
        ("equals", Promotes),
        ("to", Nothing),
        ("on", Nothing),
        ("from", Nothing),
        ("checkmate", Nothing),
    ],
};
