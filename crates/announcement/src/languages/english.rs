//! English.

use shakmaty::Role;

use super::super::vocabulary::Said::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Word, Words, laws, laws_spoken, ours};
use super::{DIGITS, LETTERS};

/// A voice reads the letter in "a takes b4" as an article; with a comma it says the letter's name.
const FILES_ALONE: [Word; 8] = {
    let [_, b, c, d, e, f, g, h] = LETTERS;
    [laws_spoken("a", "a,"), b, c, d, e, f, g, h]
};

/// The words of the English text of the Laws.
pub(crate) const WORDS: Words = Words {
    language: "en",
    files: LETTERS,
    files_alone: FILES_ALONE,
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
    numbers: &["one", "two", "three", "four", "five", "six", "seven", "eight"],
    also: &[
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
