//! Spanish.

use super::super::vocabulary::Said::{Castling, Long, Nothing, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Words, laws, ours};
use super::{DIGITS, LETTERS, LETTERS_ALONE};

/// Spanish words.
pub(crate) const WORDS: Words = Words {
    language: "es",
    files: LETTERS,
    files_alone: LETTERS_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Peón"),
        knight: laws("Caballo"),
        bishop: laws("Alfil"),
        rook: laws("Torre"),
        queen: laws("Dama"),
        king: laws("Rey"),
    },
    castling_short: laws("Enroque corto"),
    castling_long: laws("Enroque largo"),
    takes: ours("toma"),
    check: ours("jaque"),
    mate: ours("mate"),
    en_passant: ours("al paso"),
    draw_offer: ours("oferta de tablas"),
    numbers: &["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
    also: &[
        ("captura", Takes),
        ("come", Takes),
        ("enroque", Castling),
        ("corto", Short),
        ("largo", Long),
        ("corona", Promotes),
        ("promociona", Promotes),
        ("jaquemate", Nothing),
    ],
};
