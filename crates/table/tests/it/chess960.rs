//! Chess960 (Guidelines II): all 960 initial positions, and the four ways to castle by hand.

use std::collections::HashSet;

use laws::player_board;
use laws::regulations::chess960;
use laws::rules::boards::{HandState, hands};
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, File, FromSetup as _, Move, Position as _, Rank, Role, Setup,
    Square, uci::UciMove,
};

fn all() -> impl Iterator<Item = (u32, Chess)> {
    (0..960).map(|number| (number, chess960(number).unwrap()))
}

fn castlings(position: &Chess) -> Vec<Move> {
    let castles = |legal: &Move| matches!(legal, Move::Castle { .. });
    position.legal_moves().into_iter().filter(castles).collect()
}

#[test]
fn the_960_positions_follow_the_guidelines_and_all_differ() {
    let mut seen = HashSet::new();
    for (number, position) in all() {
        let board = position.board();
        let white = |role| (board.by_role(role) & board.white()).into_iter().map(Square::file);
        let king = white(Role::King).next().unwrap();
        let rooks: Vec<File> = white(Role::Rook).collect();
        assert!(
            rooks[0] < king && king < rooks[1],
            "{number}: the king stands between the rooks"
        );
        let light: Vec<bool> = white(Role::Bishop).map(|file| u32::from(file) % 2 == 1).collect();
        assert_ne!(light[0], light[1], "{number}: bishops on opposite colours");
        for file in File::ALL {
            let piece = |rank| board.role_at(Square::from_coords(file, rank));
            assert_eq!(piece(Rank::First), piece(Rank::Eighth), "{number}");
            assert_eq!(piece(Rank::Second), Some(Role::Pawn), "{number}");
        }
        seen.insert(Fen::from_position(&position, EnPassantMode::Legal).to_string());
    }
    assert_eq!(seen.len(), 960);
    assert_eq!(chess960(960), None);
}

#[test]
fn white_can_castle_with_the_first_move_in_162_of_them() {
    let can = all().filter(|(_, position)| !castlings(position).is_empty()).count();
    assert_eq!(can, 162);
}

#[test]
fn every_position_is_written_and_read_as_both_kinds_of_fen() {
    for (number, position) in all() {
        let x_fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        let rooks: Vec<char> = (position.board().rooks() & position.board().white())
            .into_iter()
            .map(|square| square.file().char())
            .rev()
            .collect();
        let files: String = rooks.iter().collect();
        let shredder = x_fen.replace(" KQkq ", &format!(" {}{} ", files.to_uppercase(), files));
        for text in [x_fen, shredder] {
            let again: Chess = text
                .parse::<Fen>()
                .unwrap()
                .into_position(CastlingMode::Chess960)
                .unwrap();
            assert_eq!(again, position, "{number}: {text}");
        }
    }
}

/// Only the kings and rooks of each position, so that every castling move is possible.
#[test]
fn castling_by_hand_is_read_in_any_order_of_king_and_rook() {
    let mut manners = HashSet::new();
    for (number, start) in all() {
        let mut setup = Setup::empty();
        for square in start.board().kings() | start.board().rooks() {
            let piece = start.board().piece_at(square).unwrap();
            if piece.color == Color::White || piece.role == Role::King {
                setup.board.set_piece_at(square, piece);
            }
        }
        setup.castling_rights = setup.board.rooks();
        let Ok(position) = Chess::from_setup(setup, CastlingMode::Chess960) else {
            panic!("{number} is no position");
        };
        let both = castlings(&position);
        assert!(!both.is_empty(), "{number}");
        for castling in both {
            let Move::Castle { king, rook } = castling else {
                continue;
            };
            let wing = castling.castling_side().unwrap();
            let (king_to, rook_to) = (wing.king_to(Color::White), wing.rook_to(Color::White));
            manners.insert((king == king_to, rook == rook_to, king == rook_to && rook == king_to));
            let after = player_board::after(&position, castling);
            let board = player_board::PlayerBoard::set_up(after);
            let read = hands(
                position.board(),
                &board,
                &position,
                Bitboard::EMPTY,
                None,
                Color::White,
                CastlingMode::Chess960,
            );
            assert_eq!(
                read,
                HandState::Done(castling.to_uci(CastlingMode::Chess960)),
                "{number}"
            );
            // In Chess960 castling is written as the king going to its rook's square.
            let uci = castling.to_uci(CastlingMode::Chess960);
            assert_eq!(
                uci,
                UciMove::Normal {
                    from: king,
                    to: rook,
                    promotion: None
                },
                "{number}"
            );
        }
    }
    // II.3.2.4: both move, they change places, the rook alone moves, the king alone moves.
    let expected = [
        (false, false, false),
        (false, false, true),
        (true, false, false),
        (false, true, false),
    ];
    assert_eq!(manners, HashSet::from(expected));
}
