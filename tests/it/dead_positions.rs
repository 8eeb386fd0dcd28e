//! Whether a side can still mate (5.2.2, 6.9, 5.1.2), against a search of everything that can happen on small material.

use std::collections::HashSet;

use annabella::laws::ending::can_mate;
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup as _, Piece, Position as _, Role, Setup, Square,
};

use super::chance::Chance;

/// More positions than this are not looked at: in a short run as many as two bare kings have, in `make check-long` as many
/// as one man more has.
fn most() -> usize {
    if is_long() { 500_000 } else { 8_000 }
}

fn is_long() -> bool {
    std::env::var_os("LAWS_PLIES").is_some()
}

/// Whether any series of legal moves ends in mate by that side; nothing if there is too much to look at.
fn can_mate_by_search(position: &Chess, side: Color) -> Option<bool> {
    let most = most();
    let mut seen = HashSet::new();
    let mut open = vec![position.clone()];
    while let Some(at) = open.pop() {
        if !seen.insert(at.clone()) {
            continue;
        }
        if seen.len() > most {
            return None;
        }
        if at.is_checkmate() && at.turn() != side {
            return Some(true);
        }
        for mv in at.legal_moves() {
            let mut next = at.clone();
            next.play_unchecked(mv);
            open.push(next);
        }
    }
    Some(false)
}

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    fen.into_position(CastlingMode::Standard).unwrap()
}

#[test]
fn known_positions_are_judged_as_a_whole_search_judges_them() {
    // (position, White can mate, Black can mate)
    let known = [
        ("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1", false, false),
        ("7k/8/8/8/8/8/1q6/K7 w - - 0 1", false, false),
        ("8/8/8/5k2/3Q2qK/8/8/B7 w - - 0 1", true, false),
        ("4k3/2Q3B1/8/8/8/8/q7/K7 w - - 0 1", false, false),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", false, false),
        ("k1K5/p1N5/8/8/8/8/8/8 b - - 0 1", true, false),
        ("6b1/8/4k3/8/8/3K4/4B3/8 w - - 0 1", false, false),
    ];
    for (fen, white, black) in known {
        let position = position(fen);
        for (side, expected) in [(Color::White, white), (Color::Black, black)] {
            let answer = can_mate(&position, side);
            assert_eq!(answer, Some(expected), "{fen} {side}");
            if let Some(searched) = can_mate_by_search(&position, side) {
                assert_eq!(answer, Some(searched), "{fen} {side}");
            }
        }
    }
}

/// Both kings and up to two men more, anywhere.
fn small(chance: &mut Chance) -> Option<Chess> {
    let mut board = Board::empty();
    let put = |board: &mut Board, chance: &mut Chance, color, role| {
        let square = Square::ALL[chance.below(64)];
        let is_free = board.piece_at(square).is_none();
        let stands = role != Role::Pawn || !Bitboard::BACKRANKS.contains(square);
        if is_free && stands {
            board.set_piece_at(square, Piece { color, role });
        }
    };
    put(&mut board, chance, Color::White, Role::King);
    put(&mut board, chance, Color::Black, Role::King);
    for _ in 0..chance.below(3) {
        let role = chance.of(&[Role::Knight, Role::Bishop, Role::Pawn, Role::Rook]);
        let color = chance.of(&Color::ALL);
        put(&mut board, chance, color, role);
    }
    let setup = Setup {
        board,
        turn: chance.of(&Color::ALL),
        ..Setup::empty()
    };
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

#[test]
fn small_material_is_judged_as_a_whole_search_judges_it() {
    let tries = if is_long() { 400 } else { 30 };
    let mut chance = Chance::new(5_2_2);
    let mut judged = 0;
    for _ in 0..tries {
        let Some(position) = small(&mut chance) else { continue };
        let side = chance.of(&Color::ALL);
        // A search that finds no mate is the whole of it; one that is too long says nothing.
        let Some(searched) = can_mate_by_search(&position, side) else {
            continue;
        };
        judged += 1;
        if let Some(answer) = can_mate(&position, side) {
            assert_eq!(answer, searched, "{:?} {side}", position.board().to_string());
        }
    }
    assert!(judged > 0);
    println!("{judged} of {tries} positions judged");
}
