//! Portuguese, as it is spoken in Portugal.

use super::super::vocabulary::{Words, ours};
use super::portuguese;

/// Words of players in Portugal, for a European Portuguese voice. The names of pieces, squares and castling are the same.
pub(crate) const WORDS: Words = Words {
    language: "pt-PT",
    takes: ours("toma"),
    draw_offer: ours("proposta de empate"),
    ..portuguese::WORDS
};
