//! Italian.

use shakmaty::Role;

use super::super::vocabulary::Said::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Words, laws, ours};
use super::{DIGITS, LETTERS, LETTERS_ALONE};

/// Italian words.
pub(crate) const WORDS: Words = Words {
    language: "it",
    files: LETTERS,
    files_alone: LETTERS_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pedone"),
        knight: laws("Cavallo"),
        bishop: laws("Alfiere"),
        rook: laws("Torre"),
        queen: laws("Donna"),
        king: laws("Re"),
    },
    castling_short: laws("Arrocco corto"),
    castling_long: laws("Arrocco lungo"),
    takes: ours("prende"),
    check: ours("scacco"),
    mate: ours("matto"),
    en_passant: ours("en passant"),
    draw_offer: ours("proposta di patta"),
    numbers: &["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
    also: &[
        ("regina", Piece(Role::Queen)),
        ("cattura", Takes),
        ("arrocco", Castling),
        ("corto", Short),
        ("lungo", Long),
        ("promuove", Promotes),
        ("diventa", Promotes),
        ("scaccomatto", Nothing),
    ],
};
