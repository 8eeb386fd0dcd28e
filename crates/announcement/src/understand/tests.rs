//! Words as people say and type them, one by one; properties of all of them are in `laws`.

mod by_hand;
mod laws;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, Chess, Color, Move, Position as _, Square};

use super::*;
use notation::algebraic::Letters;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap()
}

fn uci(fen: &str, words: &str, letters: Letters) -> Result<String, NotUnderstood> {
    let position = position(fen);
    understand(&position, words, letters).map(|mv| mv.to_uci(CastlingMode::Standard).to_string())
}

fn start(words: &str) -> String {
    uci(START, words, Letters::English).unwrap_or_else(|error| format!("{}@{}", error.code.name(), error.at))
}

#[test]
fn words_letters_and_digits_mix() {
    for words in [
        "Springer Gustav eins Felix drei",
        "springer felix 3",
        "Springer f3",
        "SPRINGER FELIX DREI",
        "Knight f 3",
        "knight to f three",
        "Cavalo f3",
        "cavalo para f três",
        "Pferd nach Felix drei",
        "Nf3",
        "nf3",
        "Sf3",
        "s f3",
        "Cf3",
        "♘f3",
        "g1f3",
        "G1F3",
        "g1-f3",
        "Ng1-f3",
        "Springer Felix3",
        "zum Springer f3",
        "1. Nf3",
        "1.Nf3!",
        "1 Nf3",
        "Nf3 (=)",
        "Springer, Felix drei.",
        "Springer Felix drei Schach",
        "Paard f3",
    ] {
        assert_eq!(start(words), "g1f3", "{words}");
    }
    for words in [
        "Eva vier",
        "e4",
        "E4",
        "E2-E4",
        "E2E4",
        "e2e4",
        "Bauer Eva vier",
        "1.e4",
        "eva 4",
        "é4",
        "É4",
        "auf Eva vier",
        "Anna",
    ] {
        let expected = if words == "Anna" { "incomplete@0" } else { "e2e4" };
        assert_eq!(start(words), expected, "{words}");
    }
    for words in ["Bella zwei Bella vier", "b2b4", "B2B4", "B2-b4", "D2d4"] {
        assert_eq!(start(words), if words == "D2d4" { "d2d4" } else { "b2b4" }, "{words}");
    }
}

#[test]
fn the_first_word_that_does_not_fit_is_named() {
    let error = uci(START, "Springer Felix neun", Letters::English).unwrap_err();
    assert_eq!(
        (error.code, error.at, error.word.as_str()),
        (NotUnderstoodCode::UnknownWord, 15, "neun")
    );
    let error = uci(START, "Läufer Otto drei", Letters::English).unwrap_err();
    assert_eq!(
        (error.code, error.at, error.word.as_str()),
        (NotUnderstoodCode::UnknownWord, 8, "Otto")
    );
    let error = uci(START, "Nf9", Letters::English).unwrap_err();
    assert_eq!(
        (error.code, error.at, error.word.as_str()),
        (NotUnderstoodCode::UnknownWord, 0, "Nf9")
    );
    let error = uci(START, "Springer Felix drei Felix Felix", Letters::English).unwrap_err();
    assert_eq!(
        (error.code, error.at, error.word.as_str()),
        (NotUnderstoodCode::UnknownWord, 26, "Felix")
    );
    for (words, at, word) in [
        ("Eva vier 5", 9, "5"),
        ("Eva vier = =", 11, "="),
        ("Eva.0-0", 0, "Eva.0-0"),
    ] {
        let error = uci(START, words, Letters::English).unwrap_err();
        assert_eq!(
            (error.code, error.at, error.word.as_str()),
            (NotUnderstoodCode::UnknownWord, at, word)
        );
    }
}

#[test]
fn too_little_said_is_incomplete() {
    for words in ["", "   ", "Springer", "Springer Felix", "e", "Rochade", "+", "12."] {
        let error = uci(START, words, Letters::English).unwrap_err();
        assert_eq!(error.code, NotUnderstoodCode::Incomplete, "{words:?}");
    }
    let knights = uci(START, "Springer", Letters::English).unwrap_err();
    assert_eq!(knights.candidates.len(), 4);
    let promotion = uci("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "Eva acht", Letters::English).unwrap_err();
    assert_eq!(promotion.code, NotUnderstoodCode::Incomplete);
    assert_eq!(
        promotion
            .candidates
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .len(),
        4
    );
    for words in [
        "Eva acht Dame",
        "e8Q",
        "e8=D",
        "e8(Q)",
        "e7e8q",
        "e8d",
        "e8/Q",
        "Bauer Eva acht wird Dame",
    ] {
        assert_eq!(
            uci("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", words, Letters::English).unwrap(),
            "e7e8q",
            "{words}"
        );
    }
}

#[test]
fn a_capital_b_is_a_bishop_and_a_small_one_a_pawn() {
    let fen = "rnbq1rk1/ppp2ppp/5n2/3P4/3P4/2b5/PP1B1PPP/R2QKBNR w KQ - 0 8";
    assert_eq!(uci(fen, "bxc3", Letters::Portuguese).unwrap(), "b2c3");
    assert_eq!(uci(fen, "Bxc3", Letters::Portuguese).unwrap(), "d2c3");
    assert_eq!(uci(fen, "bc3", Letters::English).unwrap(), "b2c3");
    assert_eq!(uci(fen, "Bc3", Letters::German).unwrap(), "d2c3");
    assert_eq!(
        uci(fen, "Läufer schlägt Läufer Cäsar drei", Letters::German).unwrap(),
        "d2c3"
    );
}

#[test]
fn the_players_letters_come_before_english_ones() {
    // S-short before Black's tenth move and before White's eleventh.
    let black = "r1bq1rk1/pppnbppp/3n4/6B1/8/4QN2/PPPN1PPP/2KR1B1R b - - 7 10";
    assert_eq!(uci(black, "Re8", Letters::English).unwrap(), "f8e8");
    assert_eq!(
        uci(black, "Re8", Letters::Portuguese).unwrap(),
        "f8e8",
        "the king cannot go there"
    );
    let white = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R w - - 8 11";
    assert_eq!(uci(white, "Rb1", Letters::Portuguese).unwrap(), "c1b1");
    assert_eq!(uci(white, "Kb1", Letters::Portuguese).unwrap(), "c1b1");
}

#[test]
fn a_letter_that_is_known_is_no_other_languages() {
    // The rook cannot go to d2; the king, which is R in Portuguese, could.
    let rook = "4k3/8/8/8/8/8/8/3QK2R w K - 0 1";
    for (fen, words) in [(rook, "Rd2"), (rook, "rd2"), (START, "Ka3"), (START, "Bf3")] {
        let fault = uci(fen, words, Letters::English).unwrap_err();
        assert_eq!(fault.code, NotUnderstoodCode::Illegal, "{words}");
    }
    assert_eq!(uci(rook, "Rd2", Letters::Portuguese).unwrap(), "e1d2");
    // P is the pawn of PGN, except in Dutch.
    for (words, expected) in [("Pe4", "e2e4"), ("Pe2e4", "e2e4"), ("Pf3", "f2f3"), ("Pe2-e4", "e2e4")] {
        assert_eq!(start(words), expected, "{words}");
    }
    assert_eq!(uci(START, "Pf3", Letters::Dutch).unwrap(), "g1f3");
}

#[test]
fn every_figurine_is_a_piece() {
    let fen = "7k/8/8/8/8/8/4P3/RNBQK3 w Q - 0 1";
    for (words, expected) in [
        ("♔f1", "e1f1"),
        ("♚f2", "e1f2"),
        ("♕d5", "d1d5"),
        ("♛a4", "d1a4"),
        ("♖a5", "a1a5"),
        ("♜a7", "a1a7"),
        ("♗h6", "c1h6"),
        ("♝a3", "c1a3"),
        ("♘c3", "b1c3"),
        ("♞a3", "b1a3"),
        ("♙e4", "e2e4"),
        ("♟e3", "e2e3"),
    ] {
        assert_eq!(uci(fen, words, Letters::English).unwrap(), expected, "{words}");
    }
}

#[test]
fn a_piece_letter_with_its_file_is_not_a_preposition() {
    let fen = "7k/8/8/8/2P5/4Q3/8/7K w - - 0 1";
    assert_eq!(uci(fen, "De c5", Letters::German).unwrap(), "e3c5");
}

#[test]
fn a_short_word_may_have_been_letters() {
    // "Re" is the Italian king, and the rook with the file it comes from.
    let fen = "7k/8/8/8/8/8/8/K3R3 w - - 0 1";
    assert_eq!(uci(fen, "re e8", Letters::English).unwrap(), "e1e8");
    assert_eq!(uci(fen, "re 8", Letters::English).unwrap(), "e1e8");
    assert_eq!(uci(fen, "re b1", Letters::English).unwrap(), "a1b1");
}

#[test]
fn castling_has_many_spellings() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for words in [
        "0-0",
        "O-O",
        "o-o",
        "oo",
        "00",
        "O-O+",
        "10.0-0",
        "10...O-O",
        "...O-O",
        "Kurze Rochade",
        "Rochade kurz",
        "castles kingside",
        "roque pequeno",
        "petit roque",
        "e1g1",
        "e1h1",
        "Ke1g1",
        "0–0",
    ] {
        assert_eq!(uci(fen, words, Letters::English).unwrap(), "e1g1", "{words}");
    }
    for words in [
        "0-0-0",
        "O-O-O",
        "ooo",
        "Lange Rochade",
        "castle long",
        "roque grande",
        "König Eva eins Cäsar eins",
    ] {
        assert_eq!(uci(fen, words, Letters::English).unwrap(), "e1c1", "{words}");
    }
    assert_eq!(
        uci(START, "0-0", Letters::English).unwrap_err().code,
        NotUnderstoodCode::Illegal
    );
}

#[test]
fn two_knights_without_origin_are_ambiguous() {
    let fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    let error = uci(fen, "Springer David zwei", Letters::English).unwrap_err();
    assert_eq!(error.code, NotUnderstoodCode::Ambiguous);
    assert_eq!(
        error.candidates.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["b1d2", "f3d2"]
    );
    assert_eq!(uci(fen, "Springer Bella David zwei", Letters::English).unwrap(), "b1d2");
    assert_eq!(uci(fen, "C3d2", Letters::Portuguese).unwrap(), "f3d2");
}

#[test]
fn two_squares_written_alike_are_no_bishop_move() {
    let fen = "7k/8/8/8/8/8/1P1B4/7K w - - 0 1";
    for words in ["B2B4", "B2-b4", "b2b4"] {
        assert_eq!(uci(fen, words, Letters::English).unwrap(), "b2b4", "{words}");
    }
    assert_eq!(uci(fen, "B2b4", Letters::English).unwrap(), "d2b4");
}

#[test]
fn a_capture_that_was_said_must_be_one() {
    for words in ["Nxf3", "Ngxf3", "Nf3x"] {
        let error = uci(START, words, Letters::English).unwrap_err();
        assert_eq!(error.code, NotUnderstoodCode::Illegal, "{words}");
    }
}

#[test]
fn only_the_king_castles_and_only_from_its_own_square() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for words in ["Turm Eva eins Gustav eins", "Kg1"] {
        let error = uci(fen, words, Letters::English).unwrap_err();
        assert_eq!(error.code, NotUnderstoodCode::Illegal, "{words}");
    }
    // A king that has one square to go castles only with its rook: the squares alone are its plain move.
    let fen: Fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1".parse().unwrap();
    let position: Chess = fen.into_position(CastlingMode::Chess960).unwrap();
    let understood = |words| understand(&position, words, Letters::English).map(Move::is_castle);
    assert_eq!(understood("f1g1"), Ok(false));
    assert_eq!(understood("f1h1"), Ok(true));
    for words in ["kurze lange Rochade", "Rochade Rochade kurz"] {
        assert!(uci("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", words, Letters::English).is_err());
    }
}

#[test]
fn what_goes_to_the_same_square_may_have_been_meant() {
    let meant = |fen, words| {
        let error = uci(fen, words, Letters::English).unwrap_err();
        let candidates = error.candidates.iter().map(ToString::to_string);
        (error.code, candidates.collect::<Vec<_>>().join(" "))
    };
    let illegal = |candidates: &str| (NotUnderstoodCode::Illegal, candidates.to_owned());
    assert_eq!(meant(START, "Dame Eva vier"), illegal("e2e4"));
    let only_long = "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1";
    assert_eq!(meant(only_long, "Kurze Rochade"), illegal("e1c1"));
    // No castling move goes near the corner.
    assert_eq!(meant(only_long, "Springer Anna eins"), illegal(""));
    let bishop = "6k1/8/8/8/8/8/8/B6K w - - 0 1";
    assert_eq!(uci(bishop, "B", Letters::English).unwrap_err().candidates.len(), 7);
    assert_eq!(uci(bishop, "b", Letters::English).unwrap_err().candidates.len(), 0);
}

#[test]
fn en_passant_may_be_said() {
    let fen = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    for words in [
        "exf6 e.p.",
        "exf6e.p.",
        "ef6 e.p",
        "e5:f6",
        "Eva schlägt Felix sechs en passant",
        "e5f6",
        "ef6",
        "e×f6",
        "ef6:",
    ] {
        assert_eq!(uci(fen, words, Letters::English).unwrap(), "e5f6", "{words}");
    }
}

fn by_hand(fen: &str, before: &str, hand: Option<MovedPiece>, words: &str) -> Result<String, NotUnderstoodCode> {
    let position = position(fen);
    let before: Board = before.parse().unwrap();
    let own = OwnBoard {
        position: &position,
        before: &before,
        mover: position.turn(),
        hand,
    };
    understand_by_hand(&own, words, Letters::English)
        .map(|uci| uci.to_string())
        .map_err(|error| error.code)
}

const START_BOARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn in_an_event_an_illegal_announcement_is_taken_at_its_word() {
    let said = |words: &str| by_hand(START, START_BOARD, None, words);
    assert_eq!(said("Springer Felix drei").as_deref(), Ok("g1f3"));
    assert_eq!(said("Eva zwei Eva fünf").as_deref(), Ok("e2e5"));
    assert_eq!(said("Eva fünf").as_deref(), Ok("e2e5"));
    assert_eq!(said("Dame Hector fünf").as_deref(), Ok("d1h5"));
    assert_eq!(said("Springer Eva fünf"), Err(NotUnderstoodCode::Ambiguous));
    assert_eq!(said("Kurze Rochade").as_deref(), Ok("e1g1"));
    assert_eq!(said("Springer"), Err(NotUnderstoodCode::Incomplete));
    assert_eq!(said("Springer neun"), Err(NotUnderstoodCode::UnknownWord));
    assert_eq!(said("Gustav schlägt Hector drei").as_deref(), Ok("g2h3"));
}

#[test]
fn a_pinned_knight_is_understood_before_any_other() {
    let fen = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    assert_eq!(
        by_hand(fen, "4k3/8/8/8/4r3/8/4N3/4K3", None, "Springer Cäsar drei").as_deref(),
        Ok("e2c3")
    );
}

#[test]
fn the_hand_says_which_piece_is_meant() {
    let fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    let board = "4k3/8/8/8/8/5N2/8/1N2K3";
    let hand = Some(MovedPiece {
        from: Square::F3,
        to: Square::D2,
    });
    assert_eq!(
        by_hand(fen, board, None, "Springer David zwei"),
        Err(NotUnderstoodCode::Ambiguous)
    );
    assert_eq!(by_hand(fen, board, hand, "Springer David zwei").as_deref(), Ok("f3d2"));
    assert_eq!(
        by_hand(fen, board, hand, "Springer Bella David zwei").as_deref(),
        Ok("b1d2"),
        "the word is heard"
    );
}

#[test]
fn the_players_own_board_is_used_when_it_differs() {
    // On the player's own board the knight is on g5 instead of f3.
    let fen = "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1";
    assert_eq!(
        by_hand(fen, "4k3/8/8/6N1/8/8/8/4K3", None, "Springer Eva sechs").as_deref(),
        Ok("g5e6")
    );
    assert_eq!(
        by_hand(fen, "4k3/8/8/8/8/8/8/4K3", None, "Springer Eva fünf").as_deref(),
        Ok("f3e5"),
        "no knight on it"
    );
}

#[test]
fn a_pawn_on_the_last_rank_must_become_something() {
    let fen = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    let board = "8/4P1k1/8/8/8/8/8/4K3";
    assert_eq!(
        by_hand(fen, board, None, "Eva acht"),
        Err(NotUnderstoodCode::Incomplete)
    );
    assert_eq!(by_hand(fen, board, None, "e7e8"), Err(NotUnderstoodCode::Incomplete));
    assert_eq!(by_hand(fen, board, None, "Eva acht Springer").as_deref(), Ok("e7e8n"));
}

#[test]
fn a_pawn_becomes_no_pawn_and_p_is_a_knight_in_dutch_only() {
    const FEN: &str = "8/4P1k1/8/8/8/8/8/K7 w - - 0 1";
    for words in ["e8=P", "e8P", "e7e8p"] {
        assert!(uci(FEN, words, Letters::English).is_err(), "{words}");
        assert_eq!(uci(FEN, words, Letters::Dutch).unwrap(), "e7e8n", "{words}");
    }
}

#[test]
fn what_is_announced_on_a_free_board_is_understood_from_it() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let position = position(fen);
    let board = position.board();
    let own = OwnBoard {
        position: &position,
        before: board,
        mover: Color::White,
        hand: None,
    };
    for from in board.white() {
        for to in Square::ALL
            .into_iter()
            .filter(|to| *to != from && board.color_at(*to) != Some(Color::White))
        {
            let uci = UciMove::Normal {
                from,
                to,
                promotion: None,
            };
            let spoken = super::super::render::SpokenContent::of_uci(board, uci).unwrap();
            let words = super::super::render::announce(&spoken, super::super::Vocabulary::Fide).text;
            let heard = understand_by_hand(&own, &words, Letters::English);
            if heard
                .as_ref()
                .is_err_and(|error| error.code == NotUnderstoodCode::Incomplete)
            {
                continue;
            }
            assert_eq!(heard, Ok(uci), "{words}");
        }
    }
}

#[test]
fn a_faulty_word_has_a_number_and_all_words_together_have_none() {
    let number = |words: &str| {
        let fault = read(words, Letters::default()).err();
        fault.and_then(|fault| fault.word_number(words))
    };
    assert_eq!(number("foo"), Some(1));
    assert_eq!(number("  Springer   xyzzy drei"), Some(2));
    assert_eq!(number("Springer"), None);
}
