//! Portuguese: of Brazil, and of Portugal.

use shakmaty::Role;

use super::super::vocabulary::Said::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Word, Words, laws, laws_spoken, ours};
use super::{DIGITS, LETTERS, LETTERS_ALONE};

/// A voice reads "e" as the word for "and"; the name of the letter is "é".
const FILES: [Word; 8] = {
    let [a, b, c, d, _, f, g, h] = LETTERS;
    [a, b, c, d, laws_spoken("e", "é"), f, g, h]
};

/// The same where no rank follows.
const FILES_ALONE: [Word; 8] = {
    let [a, ..] = LETTERS_ALONE;
    let [_, b, c, d, e, f, g, h] = FILES;
    [a, b, c, d, e, f, g, h]
};

/// The words of the Brazilian edition of the Laws.
pub(crate) const WORDS: Words = Words {
    language: "pt-BR",
    files: FILES,
    files_alone: FILES_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Peão"),
        knight: laws("Cavalo"),
        bishop: laws("Bispo"),
        rook: laws("Torre"),
        queen: laws("Dama"),
        king: laws("Rei"),
    },
    castling_short: laws("Roque pequeno"),
    castling_long: laws("Roque grande"),
    takes: ours("captura"),
    check: ours("xeque"),
    mate: ours("mate"),
    en_passant: ours("en passant"),
    draw_offer: ours("oferta de empate"),
    numbers: &["um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito"],
    also: &[
        ("rainha", Piece(Role::Queen)),
        ("toma", Takes),
        ("come", Takes),
        ("por", Takes),
        ("roque", Castling),
        ("pequeno", Short),
        ("menor", Short),
        ("curto", Short),
        ("grande", Long),
        ("maior", Long),
        ("longo", Long),
        ("promove", Promotes),
        ("vira", Promotes),
        ("para", Nothing),
        ("em", Nothing),
        ("xeque-mate", Nothing),
        ("xequemate", Nothing),
        ("passant", Nothing),
    ],
};

/// The words of players in Portugal, for a European Portuguese voice. The names of pieces, squares and castling are the same.
pub(crate) const OF_PORTUGAL: Words = Words {
    language: "pt-PT",
    takes: ours("toma"),
    draw_offer: ours("proposta de empate"),
    ..WORDS
};
