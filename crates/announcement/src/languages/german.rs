//! German: the scheme of D.2.1 itself, and everyday German.

use shakmaty::{File, Rank, Role};

use super::super::vocabulary::Said::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Said, Word, Words, laws, laws_spoken, ours, ours_spoken};
use super::{DIGITS, LETTERS};

/// The files as D.2.1 names them.
const NAMES: [Word; 8] = [
    laws("Anna"),
    laws("Bella"),
    laws_spoken("Cesar", "Cäsar"),
    laws("David"),
    laws("Eva"),
    laws("Felix"),
    laws("Gustav"),
    laws("Hector"),
];

/// D.2.1 as the Laws print it, in ASCII; a German voice is given the umlauts.
pub(crate) const FIDE: Words = Words {
    language: "de",
    files: NAMES,
    files_alone: NAMES,
    ranks: [
        laws("eins"),
        laws("zwei"),
        laws("drei"),
        laws("vier"),
        laws_spoken("fuenf", "fünf"),
        laws("sechs"),
        laws("sieben"),
        laws("acht"),
    ],
    squares_joined: false,
    pieces: Pieces {
        pawn: laws("Bauer"),
        knight: laws("Springer"),
        bishop: laws_spoken("Laeufer", "Läufer"),
        rook: laws("Turm"),
        queen: laws("Dame"),
        king: laws_spoken("Koenig", "König"),
    },
    castling_short: laws("Kurze Rochade"),
    castling_long: laws("Lange Rochade"),
    takes: ours_spoken("schlaegt", "schlägt"),
    check: ours("Schach"),
    mate: ours("matt"),
    en_passant: ours("en passant"),
    draw_offer: ours("Remis"),
    numbers: &[],
    also: &[
        ("Caesar", Said::File(File::C)),
        ("Hektor", Said::File(File::H)),
        ("zwo", Said::Rank(Rank::Second)),
        ("Pferd", Piece(Role::Knight)),
        ("schlagen", Takes),
        ("nimmt", Takes),
        ("Rochade", Castling),
        ("rochiert", Castling),
        ("kurze", Short),
        ("kurz", Short),
        ("lange", Long),
        ("lang", Long),
        ("wird", Promotes),
        ("umwandlung", Promotes),
        ("zur", Nothing),
        ("zum", Nothing),
        ("nach", Nothing),
        ("auf", Nothing),
        ("von", Nothing),
        ("schachmatt", Nothing),
        ("im", Nothing),
        ("vorbeigehen", Nothing),
    ],
};

/// D.2.1 with the ranks as digits.
pub(crate) const FIDE_DIGITS: Words = Words { ranks: DIGITS, ..FIDE };

/// Everyday German: the Laws' pieces, squares by letter and digit.
pub(crate) const GERMAN: Words = Words {
    files: LETTERS,
    files_alone: LETTERS,
    ranks: DIGITS,
    squares_joined: true,
    ..FIDE
};
