//! A move as words: `Springer Felix drei`.

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Move, Piece, Position, Rank, Role, Square, attacks};

use super::vocabulary::{Vocabulary, Word};

/// Says a move: piece (never the pawn), origin as far as needed, "takes", target, promotion piece.
///
/// D.2.1 requires the promotion piece to be announced; the order of the words is ours, as the Laws give none.
pub fn announce(spoken: &SpokenContent, vocabulary: Vocabulary) -> Announcement {
    let words = vocabulary.words();
    let mut phrase = Phrase::default();
    match *spoken {
        SpokenContent::Castling(side) => phrase.say(words.castling(side)),
        SpokenContent::Piece {
            role,
            origin,
            capture,
            to,
            promotion,
        } => {
            if role != Role::Pawn {
                phrase.say(words.piece(role));
            }
            let square = |phrase: &mut Phrase, file: Option<File>, rank: Option<Rank>| {
                if let Some(file) = file {
                    phrase.say(if rank.is_some() {
                        words.file(file)
                    } else {
                        words.file_alone(file)
                    });
                }
                if let Some(rank) = rank {
                    if file.is_some() && words.squares_joined {
                        phrase.append(words.rank(rank));
                    } else {
                        phrase.say(words.rank(rank));
                    }
                }
            };
            square(&mut phrase, origin.file, origin.rank);
            if capture {
                phrase.say(words.takes);
            }
            square(&mut phrase, Some(to.file()), Some(to.rank()));
            if let Some(promotion) = promotion {
                phrase.say(words.piece(promotion));
            }
        }
    }
    Announcement {
        text: phrase.written,
        spans: vec![Span::new(words.language, phrase.spoken)],
    }
}

/// The content of an announcement, before it has words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpokenContent {
    /// 0-0 or 0-0-0.
    Castling(CastlingSide),
    /// Any other move.
    Piece {
        /// The piece that moves; a pawn is not named.
        role: Role,
        /// The part of the departure square that is said.
        origin: SaidOrigin,
        /// True for a capture.
        capture: bool,
        /// The arrival square.
        to: Square,
        /// The piece that a pawn becomes.
        promotion: Option<Role>,
    },
}

/// The part of the departure square that is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SaidOrigin {
    /// The file, if said.
    pub file: Option<File>,
    /// The rank, if said.
    pub rank: Option<Rank>,
}

impl SaidOrigin {
    /// An origin with the whole square.
    pub const fn full(square: Square) -> SaidOrigin {
        SaidOrigin {
            file: Some(square.file()),
            rank: Some(square.rank()),
        }
    }

    /// The square, if the whole of it was said.
    pub const fn square(self) -> Option<Square> {
        match (self.file, self.rank) {
            (Some(file), Some(rank)) => Some(Square::from_coords(file, rank)),
            (Some(_) | None, Some(_) | None) => None,
        }
    }

    /// True if this square agrees with the parts that were said.
    pub fn fits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file()) && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

impl SpokenContent {
    /// A legal move, with as much of its origin as C.10 requires to tell it from the other legal moves.
    pub fn of_move<P: Position>(position: &P, mv: Move) -> SpokenContent {
        match San::from_move(position, mv) {
            San::Castle(side) => SpokenContent::Castling(side),
            San::Normal {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => SpokenContent::Piece {
                role,
                origin: SaidOrigin { file, rank },
                capture,
                to,
                promotion,
            },
            // Neither occurs in chess, which has no drops and no null moves.
            San::Put { .. } | San::Null => SpokenContent::Piece {
                role: mv.role(),
                origin: mv.from().map(SaidOrigin::full).unwrap_or_default(),
                capture: mv.is_capture(),
                to: mv.to(),
                promotion: mv.promotion(),
            },
        }
    }

    /// Any movement on a board, legal or not; in doubt with the whole origin. `None` for a null move or a drop.
    pub fn of_uci(board: &Board, uci: UciMove) -> Option<SpokenContent> {
        let UciMove::Normal { from, to, promotion } = uci else {
            return None;
        };
        let Some(piece) = board.piece_at(from) else {
            // From an empty square: two squares say which move was meant.
            let origin = SaidOrigin::full(from);
            return Some(SpokenContent::Piece {
                role: Role::Pawn,
                origin,
                capture: false,
                to,
                promotion,
            });
        };
        if let Some(side) = castling(board, piece, from, to) {
            return Some(SpokenContent::Castling(side));
        }
        let capture = board.piece_at(to).is_some() || (piece.role == Role::Pawn && from.file() != to.file());
        let origin = if piece.role == Role::Pawn {
            pawn_origin(board, piece.color, from, to)
        } else {
            piece_origin(board, piece, from, to)
        };
        Some(SpokenContent::Piece {
            role: piece.role,
            origin,
            capture,
            to,
            promotion,
        })
    }
}

/// A king castles if it moves two squares along its back rank from its original square, or onto its own rook.
fn castling(board: &Board, piece: Piece, from: Square, to: Square) -> Option<CastlingSide> {
    if piece.role != Role::King
        || from.rank() != to.rank()
        || from.rank() != piece.color.fold_wb(Rank::First, Rank::Eighth)
    {
        return None;
    }
    let side = CastlingSide::from_king_side(from < to);
    let home = from.file() == File::E && to == side.king_to(piece.color);
    let rook = board.piece_at(to) == Some(piece.color.rook());
    (home || rook).then_some(side)
}

fn pawn_origin(board: &Board, color: Color, from: Square, to: Square) -> SaidOrigin {
    if attacks::pawn_attacks(color, from).contains(to) {
        SaidOrigin {
            file: Some(from.file()),
            rank: None,
        }
    } else if pawn_pushes(board, color, from).contains(to) {
        SaidOrigin::default()
    } else {
        SaidOrigin::full(from)
    }
}

/// The squares to which a pawn can be pushed, by geometry and pieces in the way alone.
pub(super) fn pawn_pushes(board: &Board, color: Color, from: Square) -> Bitboard {
    let step = color.fold_wb(8, -8);
    let home = color.fold_wb(Rank::Second, Rank::Seventh);
    let free = |square: &Square| !board.occupied().contains(*square);
    let once = from.offset(step).filter(free);
    let twice = once
        .filter(|_| from.rank() == home)
        .and_then(|square| square.offset(step))
        .filter(free);
    once.into_iter().chain(twice).collect()
}

fn piece_origin(board: &Board, piece: Piece, from: Square, to: Square) -> SaidOrigin {
    let reach = board
        .by_piece(piece)
        .into_iter()
        .filter(|square| board.attacks_from(*square).contains(to))
        .collect::<Bitboard>();
    let others = reach.without(from);
    if !reach.contains(from) {
        SaidOrigin::full(from)
    } else if others.is_empty() {
        SaidOrigin::default()
    } else if (others & Bitboard::from_file(from.file())).is_empty() {
        SaidOrigin {
            file: Some(from.file()),
            rank: None,
        }
    } else if (others & Bitboard::from_rank(from.rank())).is_empty() {
        SaidOrigin {
            file: None,
            rank: Some(from.rank()),
        }
    } else {
        SaidOrigin::full(from)
    }
}

/// A move as it is announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// In the Laws' spelling, for journals and the command line: `Laeufer Eva fuenf`.
    pub text: String,
    /// For voices, in order, in their spelling: `Läufer Eva fünf`.
    pub spans: Vec<Span>,
}

impl Announcement {
    /// The announcement with these written words, as the journal has them; a voice gets each in its own spelling.
    pub fn of_text(text: &str, vocabulary: Vocabulary) -> Self {
        let words = vocabulary.words();
        let spoken: Vec<String> = text.split(' ').map(|word| words.spoken(word)).collect();
        Self {
            text: text.to_owned(),
            spans: vec![Span::new(words.language, spoken.join(" "))],
        }
    }

    /// The announcement as a reader of the language expects it, with umlauts: as spoken, or the text if nothing is spoken.
    pub fn shown(&self) -> String {
        if self.spans.is_empty() {
            self.text.clone()
        } else {
            self.spoken()
        }
    }

    /// The text of the spans as one line, as it is spoken.
    pub fn spoken(&self) -> String {
        self.spans
            .iter()
            .map(|span| span.text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Words of one language, for a voice of that language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The language as a BCP 47 tag.
    pub lang: String,
    /// The words in that language.
    pub text: String,
}

impl Span {
    /// Words in that language.
    pub fn new(lang: impl Into<String>, text: impl Into<String>) -> Self {
        let (lang, text) = (lang.into(), text.into());
        Self { lang, text }
    }
}

/// Both spellings, side by side.
#[derive(Default)]
struct Phrase {
    written: String,
    spoken: String,
}

impl Phrase {
    fn say(&mut self, word: Word) {
        if !self.written.is_empty() {
            self.written.push(' ');
            self.spoken.push(' ');
        }
        self.append(word);
    }

    fn append(&mut self, word: Word) {
        self.written.push_str(word.written);
        self.spoken.push_str(word.spoken);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess};

    fn said(fen: &str, uci: &str, vocabulary: Vocabulary) -> Announcement {
        let position: Chess = fen
            .parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap();
        let mv = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        announce(&SpokenContent::of_move(&position, mv), vocabulary)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_knight_is_named_and_a_pawn_is_not() {
        assert_eq!(said(START, "g1f3", Vocabulary::Fide).text, "Springer Felix drei");
        assert_eq!(said(START, "e2e4", Vocabulary::Fide).text, "Eva vier");
        assert_eq!(said(START, "g1f3", Vocabulary::FideDigits).text, "Springer Felix 3");
        assert_eq!(said(START, "g1f3", Vocabulary::Language(Locale::En)).text, "Knight f3");
        assert_eq!(
            said(START, "g1f3", Vocabulary::Language(Locale::PtBr)).text,
            "Cavalo f3"
        );
        assert_eq!(
            said(START, "g1f3", Vocabulary::Language(Locale::PtPt)).text,
            "Cavalo f3"
        );
    }

    #[test]
    fn what_was_written_of_an_announcement_is_spoken_as_it_was() {
        let fens = [
            START,
            "r3k2r/1PP3P1/8/8/8/2n4n/1pp3p1/R3K2R w KQkq - 0 1",
            "r3k2r/1PP3P1/8/8/8/2n4n/1pp3p1/R3K2R b KQkq - 0 1",
            "4k3/8/8/2pPp3/7Q/8/B6B/Q3K2Q w - c6 0 1",
        ];
        for vocabulary in Vocabulary::ALL {
            for fen in fens {
                let fen: Fen = fen.parse().unwrap();
                let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
                for legal in position.legal_moves() {
                    let announced = announce(&SpokenContent::of_move(&position, legal), vocabulary);
                    assert_eq!(Announcement::of_text(&announced.text, vocabulary), announced);
                }
            }
        }
    }

    #[test]
    fn the_record_is_spelt_as_in_the_laws_and_voices_use_umlauts() {
        let fen = "4k3/8/8/4p3/3P4/6B1/8/4K3 w - - 0 1";
        let pawn = said(fen, "d4e5", Vocabulary::Fide);
        assert_eq!(pawn.text, "David schlaegt Eva fuenf");
        assert_eq!(
            pawn.spans,
            [Span {
                lang: "de".into(),
                text: "David schlägt Eva fünf".into()
            }]
        );
        assert_eq!(pawn.shown(), "David schlägt Eva fünf");
        let nothing_to_say = Announcement {
            text: "d4e5".into(),
            spans: Vec::new(),
        };
        assert_eq!(nothing_to_say.shown(), "d4e5");
        let bishop = said(fen, "g3e5", Vocabulary::Fide);
        assert_eq!(
            (bishop.text.as_str(), bishop.spoken().as_str()),
            ("Laeufer schlaegt Eva fuenf", "Läufer schlägt Eva fünf")
        );
    }

    #[test]
    fn a_voice_is_given_the_names_of_letters_that_are_also_words() {
        let fen = "4k3/8/8/3p4/1p2P3/P7/8/4K3 w - - 0 1";
        assert_eq!(
            said(fen, "a3b4", Vocabulary::Language(Locale::En)).spoken(),
            "a, takes b4"
        );
        assert_eq!(said(fen, "a3b4", Vocabulary::Language(Locale::En)).text, "a takes b4");
        assert_eq!(said(fen, "e4e5", Vocabulary::Language(Locale::PtBr)).spoken(), "é5");
        assert_eq!(
            said(fen, "e4d5", Vocabulary::Language(Locale::PtBr)).text,
            "e captura d5"
        );
        assert_eq!(said(fen, "e4d5", Vocabulary::Language(Locale::PtPt)).text, "e toma d5");
    }

    #[test]
    fn a_promotion_names_the_piece_and_castling_its_side() {
        assert_eq!(
            said("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", Vocabulary::Fide).text,
            "Eva acht Dame"
        );
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(said(fen, "e1g1", Vocabulary::Fide).text, "Kurze Rochade");
        assert_eq!(said(fen, "e1c1", Vocabulary::Fide).text, "Lange Rochade");
    }

    #[test]
    fn an_illegal_move_says_all_of_its_origin() {
        let board = Board::new();
        let text = |uci: &str| {
            let spoken = SpokenContent::of_uci(&board, uci.parse().unwrap()).unwrap();
            announce(&spoken, Vocabulary::Fide).text
        };
        assert_eq!(text("g1g3"), "Springer Gustav eins Gustav drei");
        assert_eq!(text("g1f3"), "Springer Felix drei");
        assert_eq!(text("e2e5"), "Eva zwei Eva fuenf");
        assert_eq!(text("e2e4"), "Eva vier");
        assert_eq!(text("e4e5"), "Eva vier Eva fuenf");
        assert_eq!(text("e1g1"), "Kurze Rochade");
        assert_eq!(text("e7e5"), "Eva fuenf");
        assert_eq!(text("d1d2"), "Dame schlaegt David zwei");
        assert_eq!(text("e2d3"), "Eva schlaegt David drei");
    }

    #[test]
    fn no_more_of_the_origin_is_said_than_tells_two_pieces_apart() {
        let text = |board: &str, uci: &str| {
            let spoken = SpokenContent::of_uci(&board.parse().unwrap(), uci.parse().unwrap()).unwrap();
            announce(&spoken, Vocabulary::Fide).text
        };
        assert_eq!(text("4k3/8/8/8/8/5N2/8/1N2K3", "b1d2"), "Springer Bella David zwei");
        assert_eq!(text("4k3/8/8/R7/8/8/8/R3K3", "a1a3"), "Turm eins Anna drei");
        assert_eq!(text("4k3/8/8/Q7/8/8/8/Q3Q2K", "a1e5"), "Dame Anna eins Eva fuenf");
    }

    #[test]
    fn only_a_king_that_moves_as_in_castling_castles() {
        let text = |board: &str, uci: &str| {
            let spoken = SpokenContent::of_uci(&board.parse().unwrap(), uci.parse().unwrap()).unwrap();
            announce(&spoken, Vocabulary::Fide).text
        };
        assert_eq!(text("4k3/8/8/8/8/8/K7/4R3", "e1g1"), "Turm Gustav eins");
        assert_eq!(text("4k3/8/8/8/8/8/4R3/4K3", "e1e2"), "Koenig schlaegt Eva zwei");
        assert_eq!(
            text("4k3/8/8/8/4K2R/8/8/8", "e4h4"),
            "Koenig Eva vier schlaegt Hector vier"
        );
    }
}
