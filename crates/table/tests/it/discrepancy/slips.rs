//! Every slip in short games, one by one: each is reported as itself, or as a likelier one that leaves the same board.

use laws::discrepancy::{BoardFault, BoardFaultKind, BoardState, Evidence, ReadSheet, compare};
use laws::regulations::Edition;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Position as _, Square};

use testing::faults::{self as hands, Written};

fn written(start: &Chess, text: &str) -> Written {
    let mut positions = vec![start.clone()];
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let mut next = positions[moves.len()].clone();
        let legal = word.parse::<San>().unwrap().to_move(&next).unwrap();
        next.play_unchecked(legal);
        moves.push(legal);
        positions.push(next);
    }
    Written { moves, positions }
}

pub(crate) fn game(text: &str) -> Written {
    written(&Chess::default(), text)
}

/// The state of White's board when both sheets hold this game.
fn state(game: &Written, board: &Board) -> BoardState {
    let sheet = ReadSheet {
        moves: game.moves.clone(),
        ..ReadSheet::default()
    };
    let evidence = Evidence {
        start: &game.positions[0],
        sheets: ByColor {
            white: &sheet,
            black: &sheet,
        },
        boards: ByColor {
            white: Some(board),
            black: None,
        },
        journal: None,
        clock_log: &[],
    };
    compare(&evidence, Edition::Laws2023).boards.white.state
}

/// From the likeliest to the most far-fetched.
fn far_fetched(kind: BoardFaultKind) -> usize {
    use BoardFaultKind::{
        CastlingRook, EnPassantNotRemoved, NeighbourSquare, NotCaptured, PromotionPiece, Repeated, Rotated, Setup,
        Skipped, Swapped, WrongMove, WrongPiece,
    };
    let order = [
        Skipped,
        EnPassantNotRemoved,
        CastlingRook,
        PromotionPiece,
        WrongMove,
        NotCaptured,
        NeighbourSquare,
        WrongPiece,
        Repeated,
        Swapped,
        Rotated,
        Setup,
    ];
    order.iter().position(|one| *one == kind).unwrap()
}

fn assert_all_are_told(game: &Written, kinds: &[BoardFaultKind]) {
    let plies = game.moves.len();
    for kind in kinds {
        let at = if *kind == BoardFaultKind::Setup {
            0..=0
        } else {
            1..=plies
        };
        for ply in at {
            if *kind != BoardFaultKind::Setup && !hands::may_happen(game, *kind, ply) {
                continue;
            }
            for variant in hands::variants(game, *kind, ply) {
                let board = &variant.board;
                let lag = (0..=plies).find(|lag| game.board(plies - lag) == board);
                let found = state(game, board);
                let is_right = match (&found, lag) {
                    (BoardState::InSync, Some(0)) => true,
                    (BoardState::Behind { plies }, Some(lag)) => *plies == lag && lag <= 2,
                    (BoardState::Wrong { faults, behind: 0 }, None | Some(3..)) => {
                        let [fault] = faults.as_slice() else {
                            panic!("{kind:?} at {ply} told as {faults:?}")
                        };
                        far_fetched(fault.kind) <= far_fetched(*kind) && super::explains(game, fault, board)
                    }
                    // The same board as after the next legal move, which the sheets may still lack (8.1.3).
                    (BoardState::Ahead { plies: 1 }, _) => *kind != BoardFaultKind::Skipped,
                    (_, _) => false,
                };
                assert!(
                    is_right,
                    "{kind:?} at {ply}, {lag:?} behind, told as {found:?}\n{board:?}"
                );
            }
        }
    }
}

const AT_A_MOVE: [BoardFaultKind; 11] = [
    BoardFaultKind::Skipped,
    BoardFaultKind::EnPassantNotRemoved,
    BoardFaultKind::CastlingRook,
    BoardFaultKind::PromotionPiece,
    BoardFaultKind::WrongMove,
    BoardFaultKind::NotCaptured,
    BoardFaultKind::NeighbourSquare,
    BoardFaultKind::WrongPiece,
    BoardFaultKind::Repeated,
    BoardFaultKind::Swapped,
    BoardFaultKind::Rotated,
];

/// The game from that position.
fn from(start: &str, text: &str) -> Written {
    let start = start.parse::<Fen>().unwrap();
    written(&start.into_position(CastlingMode::Standard).unwrap(), text)
}

#[test]
fn every_slip_in_castling_on_both_wings_is_told() {
    let start = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
    assert_all_are_told(&from(start, "O-O O-O-O Kh1 Kb8"), &AT_A_MOVE);
}

#[test]
fn a_castled_rook_that_captured_its_own_piece_is_no_single_slip() {
    let board = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/5N2/PPPPBPPP/RRBQ2K1";
    let found = state(&game("e4 e5 Nf3 Nc6 Be2 Nf6 O-O"), &board.parse().unwrap());
    let is_single = matches!(&found, BoardState::Wrong { faults, .. } if faults.len() == 1);
    assert!(!is_single, "{found:?}");
}

#[test]
fn every_slip_in_promoting_with_and_without_a_capture_is_told() {
    let start = "6n1/P6P/3k4/8/8/8/p7/4K3 w - - 0 1";
    assert_all_are_told(&from(start, "hxg8=N Kd7 a8=R a1=B"), &AT_A_MOVE);
}

#[test]
fn every_slip_in_taking_en_passant_is_told() {
    let start = "4k3/3p4/8/4P1P1/8/8/8/4K2N b - - 0 1";
    assert_all_are_told(&from(start, "d5 exd6 Kd7 Nf2"), &AT_A_MOVE);
}

#[test]
fn swapped_moves_are_told_even_if_one_piece_makes_both() {
    // The pawn that still stood on d5 went to d6, and then White's pawn to d5.
    assert_all_are_told(&game("e4 d5 exd5 Nf6 d6"), &[BoardFaultKind::Swapped]);
    let board = "rnbqkb1r/ppp1pppp/3p1n2/3P4/8/8/PPPP1PPP/RNBQKBNR";
    let fault = one_fault(&game("e4 d5 exd5 Nf6 d6"), &board.parse().unwrap());
    assert_eq!((fault.kind, fault.ply), (BoardFaultKind::Swapped, 3));
}

#[test]
fn every_wrong_set_up_is_told() {
    let game = game("a3 a6 b3");
    assert_all_are_told(&game, &[BoardFaultKind::Setup]);
    let minors = "rbnqknbr/1ppppppp/p7/8/8/PP6/2PPPPPP/RBNQKNBR";
    let corners = "nrbqkbrn/1ppppppp/p7/8/8/PP6/2PPPPPP/NRBQKBRN";
    let two_queens = "rnbqkbnr/1ppppppp/p7/8/8/PP6/2PPPPPP/RQBQKBNR";
    for board in [minors, corners, two_queens] {
        assert_eq!(one_fault(&game, &board.parse().unwrap()).kind, BoardFaultKind::Setup);
    }
}

fn one_fault(game: &Written, board: &Board) -> BoardFault {
    let found = state(game, board);
    let BoardState::Wrong { faults, behind: 0 } = &found else {
        panic!("{found:?}")
    };
    assert_eq!(faults.len(), 1, "{found:?}");
    faults[0].clone()
}

#[test]
fn a_skipped_move_is_told_before_a_wrong_move_or_a_lag_of_three() {
    // The bishop is on its first square: more likely it never left than that it was put back.
    let mut home = game("e4 e5").board(2).clone();
    let pawn = home.remove_piece_at(Square::A7).unwrap();
    home.set_piece_at(Square::A5, pawn);
    let fault = one_fault(&game("e4 e5 Be2 a6 Bc4 a5"), &home);
    assert_eq!((fault.kind, fault.ply), (BoardFaultKind::Skipped, 3));
    let fault = one_fault(&game("Nf3 Nf6 Ng1"), game("").board(0));
    assert_eq!((fault.kind, fault.ply), (BoardFaultKind::Skipped, 2));
}

#[test]
fn a_slip_on_a_board_that_was_turned_afterwards_is_told_as_both() {
    let board = "r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R".parse().unwrap();
    let found = state(&game("e4 e5 Nf3 Nc6 Bb5 a6"), &hands::turned(&board));
    let BoardState::Wrong { faults, .. } = found else {
        panic!("{found:?}");
    };
    let kinds: Vec<BoardFaultKind> = faults.iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, [BoardFaultKind::WrongMove, BoardFaultKind::Rotated]);
}

#[test]
fn a_lag_besides_an_earlier_slip_is_told_as_both() {
    let right = game("e4 e5 Nf3 Nc6 Bb5 a6");
    for (behind, text) in [(1, "e4 e5 Nh3 Nc6 Bb5"), (2, "e4 e5 Nh3 Nc6")] {
        let board = game(text).board(6 - behind).clone();
        let BoardState::Wrong { faults, behind: lags } = state(&right, &board) else {
            panic!("{text}")
        };
        assert_eq!(lags, behind);
        assert_eq!(faults.iter().map(|fault| fault.ply).collect::<Vec<_>>(), [3]);
    }
}

#[test]
fn a_wrong_castling_is_told_as_the_game_writes_castling() {
    let standard = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let other = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    for (fen, mode, right, wrong, made) in [
        (standard, CastlingMode::Standard, "Kd2", "O-O", "e1g1"),
        (other, CastlingMode::Chess960, "Ke2", "O-O", "f1h1"),
    ] {
        let start = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
        let fault = one_fault(&written(&start, right), written(&start, wrong).board(1));
        assert_eq!(fault.kind, BoardFaultKind::WrongMove);
        assert_eq!(fault.made.unwrap().to_string(), made);
    }
}
