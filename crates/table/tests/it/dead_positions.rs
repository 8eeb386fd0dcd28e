//! The possibility of mate for a side (5.2.2, 6.9, 5.1.2), compared with a search of everything that can happen on small material.

use std::collections::{BinaryHeap, HashSet};

use laws::rules::mating::can_mate;
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, File, FromSetup as _, Piece, Position as _, Rank, Role, Setup, Square,
};

use testing::chance::Chance;

/// The most positions to look at: in a short run as many as two kings and a knight or a bishop have, counting those that
/// turn or mirror into one another once.
fn most() -> usize {
    if is_long() { 1_000_000 } else { 70_000 }
}

fn is_long() -> bool {
    std::env::var_os("LAWS_PLIES").is_some()
}

/// The board, turned and mirrored so that the white king stands in one corner's triangle; with pawns, which know up
/// from down, on the queen's wing. What mates here mates there.
fn turned(board: &Board) -> impl Fn(Square) -> Square {
    let king = board.king_of(Color::White).unwrap();
    let mirrors = king.file() > File::D;
    let has_pawns = board.pawns().any();
    let flips = !has_pawns && king.rank() > Rank::Fourth;
    let step = move |square: Square| {
        let square = if mirrors { square.flip_horizontal() } else { square };
        if flips { square.flip_vertical() } else { square }
    };
    let king = step(king);
    let turns = !has_pawns && u32::from(king.rank()) > u32::from(king.file());
    move |square| {
        let square = step(square);
        if turns { square.flip_diagonal() } else { square }
    }
}

/// The parts that tell one position from another: the player to move, en passant, and each piece on its square. Positions
/// with castling rights have no key.
fn key(position: &Chess) -> u128 {
    assert!(position.castles().is_empty(), "castling is not looked at");
    let board = position.board();
    assert!(board.occupied().count() <= 12, "more pieces than the key holds");
    let turned = turned(board);
    let at = |square: Square| u128::from(u32::from(turned(square)));
    let en_passant = position.legal_ep_square().map_or(64, at);
    let number = |piece: Piece| u128::from(u8::from(piece.role)) * 2 + u128::from(piece.color.is_white());
    let pieces = board.occupied().into_iter();
    let mut pieces: Vec<u128> = pieces
        .map(|square| (number(board.piece_at(square).unwrap()) << 6) | at(square))
        .collect();
    pieces.sort_unstable();
    let first = en_passant * 2 + u128::from(position.turn().is_white());
    pieces.into_iter().fold(first, |key, piece| (key << 10) | piece)
}

/// Rank of a position in the search, best first: one in which the side has more to mate with, the other king stands at the edge, and
/// the kings near one another. It changes only how soon a mate is found.
fn promise(position: &Chess, side: Color) -> i32 {
    let board = position.board();
    let worth = |role: Role| match role {
        Role::King => 0,
        Role::Pawn => 10,
        Role::Knight | Role::Bishop => 30,
        Role::Rook => 60,
        Role::Queen => 90,
    };
    let own = board.by_color(side);
    let material: i32 = own
        .into_iter()
        .filter_map(|square| board.role_at(square))
        .map(worth)
        .sum();
    let advanced: i32 = (own & board.pawns())
        .into_iter()
        .map(|square| i32::from(u8::from(square.rank())))
        .map(|rank| if side.is_white() { rank } else { 7 - rank })
        .sum();
    let (Some(ours), Some(theirs)) = (board.king_of(side), board.king_of(side.other())) else {
        return 0;
    };
    let near_the_edge = |at: u8| i32::from(at.min(7 - at));
    let edge = near_the_edge(u8::from(theirs.file())) + near_the_edge(u8::from(theirs.rank()));
    material + advanced - 3 * edge - 2 * i32::try_from(ours.distance(theirs)).unwrap()
}

/// True if any series of legal moves ends in mate by that side; nothing if there is too much to look at.
fn can_mate_by_search(position: &Chess, side: Color) -> Option<bool> {
    let most = most();
    let mut seen = HashSet::from([key(position)]);
    let mut positions = vec![position.clone()];
    let mut open = BinaryHeap::from([(promise(position, side), 0)]);
    while let Some((_, index)) = open.pop() {
        let at = positions[index].clone();
        let moves = at.legal_moves();
        if moves.is_empty() && at.is_check() && at.turn() != side {
            return Some(true);
        }
        for mv in moves {
            let mut next = at.clone();
            next.play_unchecked(mv);
            if seen.insert(key(&next)) {
                open.push((promise(&next, side), positions.len()));
                positions.push(next);
            }
        }
        if seen.len() > most {
            return None;
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

/// Both kings and up to two more pieces, anywhere.
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
    let (mut judged, mut tried) = (0, 0);
    while tried < tries {
        let Some(position) = small(&mut chance) else { continue };
        tried += 1;
        let side = chance.of(&Color::ALL);
        // A search that ends without a mate has seen everything; one that is too long says nothing.
        let Some(searched) = can_mate_by_search(&position, side) else {
            println!("too long: {} {side}", position.board());
            continue;
        };
        judged += 1;
        if let Some(answer) = can_mate(&position, side) {
            assert_eq!(answer, searched, "{:?} {side}", position.board().to_string());
        }
    }
    println!("{judged} of {tries} positions judged");
    assert!(judged * 5 >= tries * 4, "only {judged} of {tries} positions judged");
}
