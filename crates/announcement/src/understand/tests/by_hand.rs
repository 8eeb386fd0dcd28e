//! Announcements on free boards, one rule after the other.

use super::*;

/// The move the player to move means if their board is correct and their hands have done nothing.
fn said_in(fen: &str, letters: Letters, words: &str) -> Result<String, NotUnderstoodCode> {
    let standing = fen.split(' ').next().unwrap();
    said_on(fen, standing, letters, words)
}

fn said_on(fen: &str, before: &str, letters: Letters, words: &str) -> Result<String, NotUnderstoodCode> {
    let position = position(fen);
    let own = OwnBoard {
        position: &position,
        before: &before.parse().unwrap(),
        mover: position.turn(),
        hand: None,
    };
    understand_by_hand(&own, words, letters)
        .map(|uci| uci.to_string())
        .map_err(|error| error.code)
}

fn said(fen: &str, words: &str) -> Result<String, NotUnderstoodCode> {
    said_in(fen, Letters::English, words)
}

#[test]
fn a_letter_of_the_games_language_comes_before_two_squares() {
    let fen = "7k/8/8/8/8/8/8/1Q1R2K1 w - - 0 1";
    assert_eq!(said_in(fen, Letters::German, "D1d3").as_deref(), Ok("b1d3"));
    assert_eq!(said_in(fen, Letters::English, "D1d3").as_deref(), Ok("d1d3"));
}

#[test]
fn the_knight_that_may_legally_move_is_meant_on_any_board() {
    // The knight on c3 is pinned.
    let fen = "7k/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1";
    assert_eq!(said(fen, "Springer Eva vier").as_deref(), Ok("g3e4"));
    assert_eq!(
        said(fen, "Springer schlägt Eva vier").as_deref(),
        Ok("g3e4"),
        "a word too much"
    );
    let other = "8/7k/8/8/1b6/2N3N1/8/4K3";
    assert_eq!(
        said_on(fen, other, Letters::English, "Springer Eva vier").as_deref(),
        Ok("g3e4")
    );
}

#[test]
fn a_wrong_board_decides_between_two_legal_knight_moves() {
    let fen = "7k/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
    let on = |before: &str| said_on(fen, before, Letters::English, "Springer Eva vier");
    assert_eq!(on("7k/8/8/8/8/2N4N/8/4K3").as_deref(), Ok("c3e4"));
    assert_eq!(on("7k/8/8/8/8/2N3N1/8/4K3"), Err(NotUnderstoodCode::Ambiguous));
    assert_eq!(on("7k/8/8/8/8/N6N/8/4K3"), Err(NotUnderstoodCode::Ambiguous));
}

#[test]
fn a_pinned_piece_is_preferred_to_a_blocked_one() {
    let fen = "R3r2k/8/8/p7/8/8/4R3/4K3 w - - 0 1";
    assert_eq!(said(fen, "Turm Anna zwei").as_deref(), Ok("e2a2"));
    // The rook on d1 has a free path, the one on h4 a pawn in the way; a piece of its own on d4 makes the move illegal all the same.
    let fen = "k7/8/8/8/3N1P1R/8/8/3RK3 w - - 0 1";
    assert_eq!(said(fen, "Turm David vier").as_deref(), Ok("d1d4"));
}

#[test]
fn over_other_pieces_the_rook_on_that_file_is_meant() {
    assert_eq!(said(START, "Turm Anna drei").as_deref(), Ok("a1a3"));
    assert_eq!(said(START, "Turm David vier"), Err(NotUnderstoodCode::Ambiguous));
}

#[test]
fn a_pawn_captures_only_if_a_capture_or_another_file_is_said() {
    // White is in check by a knight, so no pawn may move at all.
    let fen = "7k/8/8/3p4/2P5/5n2/2P5/4K3 w - - 0 1";
    assert_eq!(said(fen, "Cesar schlägt David fünf").as_deref(), Ok("c4d5"));
    assert_eq!(said(fen, "Cesar David fünf").as_deref(), Ok("c4d5"));
    assert_eq!(said(fen, "schlägt David fünf").as_deref(), Ok("c4d5"));
    assert_eq!(said(fen, "Cesar fünf").as_deref(), Ok("c4c5"));
    assert_eq!(
        said(fen, "schlägt Cesar fünf"),
        Err(NotUnderstoodCode::Ambiguous),
        "no pawn takes there"
    );
}

#[test]
fn castling_in_chess960_uses_the_entitled_or_outermost_rook() {
    // The castling right belongs to the rook on f1.
    let fen = "4k3/8/8/8/8/8/8/1K3R1R w F - 0 1";
    assert_eq!(said_960(fen, "Kurze Rochade").as_deref(), Ok("b1f1"));
    let fen = "1k6/8/8/8/R6R/8/8/R1RKR1R1 w - - 0 1";
    assert_eq!(said_960(fen, "Kurze Rochade").as_deref(), Ok("d1g1"));
    assert_eq!(said_960(fen, "Lange Rochade").as_deref(), Ok("d1a1"));
    // No rook on that side of the king: the corner.
    let fen = "4k3/8/8/8/8/8/8/R1RK4 w - - 0 1";
    assert_eq!(said_960(fen, "Kurze Rochade").as_deref(), Ok("d1h1"));
    let fen = "4k3/8/8/8/8/8/8/3K1R1R w - - 0 1";
    assert_eq!(said_960(fen, "Lange Rochade").as_deref(), Ok("d1a1"));
    // The king is not on its first rank, and a rook is on its supposed home square.
    let fen = "4k3/8/8/8/8/8/4K3/4R3 w - - 0 1";
    assert_eq!(said_960(fen, "Kurze Rochade").as_deref(), Ok("e1h1"));
    assert_eq!(said_960(fen, "Lange Rochade").as_deref(), Ok("e1a1"));
}

fn said_960(fen: &str, words: &str) -> Result<String, NotUnderstoodCode> {
    let setup: Fen = fen.parse().unwrap();
    let position: Chess = setup.into_position(CastlingMode::Chess960).unwrap();
    let own = OwnBoard {
        position: &position,
        before: position.board(),
        mover: position.turn(),
        hand: None,
    };
    understand_by_hand(&own, words, Letters::English)
        .map(|uci| uci.to_string())
        .map_err(|error| error.code)
}
