//! Property of every legal move, in every vocabulary and every set of letters: the words are understood as they were said.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position as _, Square};

use crate::{MovedPiece, OwnBoard, SpokenContent, Vocabulary, announce, understand, understand_by_hand};
use notation::algebraic::{Letters, MoveNotation, san_in, written_in};

/// Positions with many queens, promotions, pieces on one file and rank, castling, en passant.
const SEEDS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "6k1/5ppp/8/Q3Q3/8/Q3Q3/8/2K5 w - - 0 1",
    "B1B1B3/8/B3B3/6k1/B1B1B3/8/8/6K1 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "rnbq1rk1/ppp2ppp/5n2/3P4/3P4/2b5/PP1B1PPP/R2QKBNR w KQ - 0 8",
    "3q3q/8/3q3q/1k6/8/2r3r1/2r3r1/K7 b - - 0 1",
    "2N1N3/1N3N2/8/1N3N2/2N1N3/5k2/8/7K w - - 0 1",
];

/// Chess960: king and rook on unusual squares, a king that moves one square to castle.
const SEEDS_960: [&str; 3] = [
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1",
    "8/8/4k3/8/8/8/8/1R3KR1 w GB - 0 1",
];

/// Same seed, same walk: a failure can be reproduced.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(sides).unwrap()).unwrap()
    }
}

fn walk(mode: CastlingMode, fens: &[&str], plies: usize, mut check: impl FnMut(&Chess, Move)) {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    for fen in fens {
        let mut position: Chess = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
        for _ in 0..plies {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            for mv in &legal {
                check(&position, *mv);
            }
            position.play_unchecked(legal[dice.roll(legal.len())]);
        }
    }
}

fn means(position: &Chess, mv: Move, words: &str, letters: Letters) {
    assert_eq!(
        understand(position, words, letters),
        Ok(mv),
        "{words:?} in {letters}, {}",
        Fen::from_position(position, shakmaty::EnPassantMode::Legal)
    );
}

fn all_laws(position: &Chess, mv: Move) {
    let mode = position.castles().mode();
    let spoken = SpokenContent::of_move(position, mv);
    for vocabulary in Vocabulary::ALL {
        let announcement = announce(&spoken, vocabulary);
        for letters in [Letters::English, Letters::German, Letters::French] {
            means(position, mv, &announcement.text, letters);
            means(position, mv, &announcement.spoken(), letters);
        }
        // With letters as files, a leading capital means a piece: "C takes b5" is not "c takes b5".
        if !vocabulary.words().squares_joined {
            means(position, mv, &announcement.text.to_uppercase(), Letters::English);
        }
    }
    let own = OwnBoard {
        position,
        before: position.board(),
        mover: position.turn(),
        hand: None,
    };
    let words = announce(&spoken, Vocabulary::Fide).text;
    assert_eq!(
        understand_by_hand(&own, &words, Letters::English),
        Ok(mv.to_uci(mode)),
        "by hand: {words}"
    );
    for letters in Letters::familiar().iter().copied() {
        let san = san_in(position, mv, letters);
        means(position, mv, &san, letters);
        means(position, mv, &san.replace(['x', '=', '+', '#'], ""), letters);
        let long = written_in(position, mv, letters, MoveNotation::Long);
        means(position, mv, &long, letters);
        means(position, mv, &mv.to_uci(mode).to_string(), letters);
        means(position, mv, &mv.to_uci(mode).to_string().to_uppercase(), letters);
    }
}

#[test]
fn every_legal_move_is_understood_as_it_was_said() {
    walk(CastlingMode::Standard, &SEEDS, 12, all_laws);
}

#[test]
fn every_legal_move_of_chess960_is_understood_as_it_was_said() {
    walk(CastlingMode::Chess960, &SEEDS_960, 12, all_laws);
}

#[test]
fn long_random_games_are_understood_in_the_laws_words() {
    let seeds = [SEEDS[0]; 6];
    walk(CastlingMode::Standard, &seeds, 80, |position, mv| {
        let announcement = announce(&SpokenContent::of_move(position, mv), Vocabulary::Fide);
        means(position, mv, &announcement.text, Letters::English);
        means(
            position,
            mv,
            &san_in(position, mv, Letters::Portuguese),
            Letters::Portuguese,
        );
    });
}

proptest::proptest! {
    #[test]
    fn no_words_at_all_break_the_understanding(words in "\\PC*", letter in 0..Letters::familiar().len()) {
        let _answer = understand(&Chess::default(), &words, Letters::familiar()[letter]);
    }

    #[test]
    fn no_notation_whatever_breaks_the_understanding(words in "[a-hA-H1-8xX=+#().0oO \\-KQRBNDTLSCéü♘]{0,40}") {
        let _answer = understand(&Chess::default(), &words, Letters::German);
    }

    #[test]
    fn no_notation_whatever_breaks_a_free_board(words in "[a-hA-H1-8x+=0O \\-KQRN]{0,12}", from in 0_u32..64, to in 0_u32..64) {
        let position = Chess::default();
        let mut before = position.board().clone();
        before.discard_piece_at(Square::new(to));
        let hand = Some(MovedPiece { from: Square::new(from), to: Square::new(to) });
        let own = OwnBoard { position: &position, before: &before, mover: position.turn(), hand };
        let _answer = understand_by_hand(&own, &words, Letters::Portuguese);
    }
}
