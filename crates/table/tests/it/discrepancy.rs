//! Faults put into games on purpose: the verdict must find them. These hands are written a second time, on shakmaty's board
//! and as plainly as can be, so that the search is not checked against itself.

mod records;
mod slips;
mod verdicts;

use laws::discrepancy::{
    BoardFault, BoardFaultKind, BoardState, Evidence, Finding, ReadSheet, Verdict, compare, corrections,
};
use laws::regulations::Edition;
use shakmaty::fen::Fen;
use shakmaty::{Board, ByColor, CastlingMode, Chess, EnPassantMode, Move, Position as _};
use std::io::Write as _;
use std::process::{Command, Stdio};
use testing::faults::{self as hands, Chance, Written};
use testing::python;

/// Number of random games, and true if each has a fault of every kind instead of one in turn. `make check-long` asks for all.
fn games() -> (u64, bool) {
    let asked = std::env::var("PROPTEST_CASES")
        .ok()
        .and_then(|cases| cases.parse().ok());
    asked.map_or((2000, false), |games| (games, true))
}

fn sheet(moves: &[Move]) -> ReadSheet {
    ReadSheet {
        moves: moves.to_vec(),
        ..ReadSheet::default()
    }
}

fn judge(white: &[Move], black: &[Move], boards: ByColor<Option<&Board>>) -> Verdict {
    let (white, black) = (sheet(white), sheet(black));
    let evidence = Evidence {
        start: &Chess::default(),
        sheets: ByColor {
            white: &white,
            black: &black,
        },
        boards,
        journal: None,
        clock_log: &[],
    };
    compare(&evidence, Edition::Laws2023)
}

/// True if that fault, done again by the plain hands, leaves this board.
fn explains(game: &Written, fault: &BoardFault, board: &Board) -> bool {
    let leaves = hands::variants(game, fault.kind, fault.ply);
    let made = |variant: &hands::Variant| match fault.kind {
        BoardFaultKind::WrongMove
        | BoardFaultKind::PromotionPiece
        | BoardFaultKind::NeighbourSquare
        | BoardFaultKind::WrongPiece
        | BoardFaultKind::Repeated => variant.made == fault.made,
        BoardFaultKind::NotCaptured
        | BoardFaultKind::EnPassantNotRemoved
        | BoardFaultKind::CastlingRook
        | BoardFaultKind::Skipped
        | BoardFaultKind::Swapped
        | BoardFaultKind::Rotated
        | BoardFaultKind::Setup => true,
    };
    leaves.iter().any(|variant| variant.board == *board && made(variant))
}

#[derive(Default, Debug)]
struct Score {
    exact: u32,
    another: u32,
    without_trace: u32,
}

#[test]
fn a_fault_put_into_a_game_is_found() {
    let mut scores = [(); 12].map(|()| Score::default());
    let mut wrong = Vec::new();
    let (all, every_kind) = games();
    for seed in 0..all {
        let mut chance = Chance::new(seed);
        let game = Written::random(&mut chance);
        let turn = usize::try_from(seed).unwrap() % BoardFaultKind::ALL.len();
        let kinds = BoardFaultKind::ALL
            .iter()
            .copied()
            .enumerate()
            .cycle()
            .skip(turn)
            .take(BoardFaultKind::ALL.len());
        let mut found = 0;
        for (index, kind) in kinds {
            let injected = if every_kind || found == 0 {
                hands::inject(&game, kind, &mut chance)
            } else {
                None
            };
            let Some((ply, board)) = injected else {
                continue;
            };
            found += 1;
            let score = &mut scores[index];
            let boards = ByColor {
                white: Some(&board),
                black: Some(game.board(game.moves.len())),
            };
            let verdict = judge(&game.moves, &game.moves, boards);
            let lag = (0..=2).find(|lag| *lag <= game.moves.len() && *game.board(game.moves.len() - lag) == board);
            match (&verdict.boards.white.state, lag) {
                (BoardState::InSync, Some(0)) => score.without_trace += 1,
                (BoardState::Behind { plies }, Some(lag)) if *plies == lag => score.without_trace += 1,
                (BoardState::Wrong { faults, behind: 0 }, None) if faults.len() == 1 => {
                    let fault = &faults[0];
                    if (fault.ply, fault.kind) == (ply, kind) {
                        score.exact += 1;
                    } else {
                        score.another += 1;
                    }
                    if !explains(&game, fault, &board) || verdict.finding != Finding::WhiteBoardWrong {
                        wrong.push(format!("seed {seed}: {kind:?} at {ply} told as {fault:?}"));
                    }
                }
                // The same board as after the next legal move, which the sheets may still lack (8.1.3).
                (BoardState::Ahead { plies: 1 }, None) if kind != BoardFaultKind::Skipped => score.another += 1,
                (state, _) => wrong.push(format!("seed {seed}: {kind:?} at {ply} told as {state:?}")),
            }
            assert_eq!(verdict.boards.black.state, BoardState::InSync);
            assert_eq!(verdict.resume.board(), game.board(game.moves.len()));
        }
    }
    let lines: Vec<String> = BoardFaultKind::ALL
        .iter()
        .zip(&scores)
        .map(|(kind, score)| format!("{}: {score:?}", kind.as_str()))
        .collect();
    println!("{all} games\n{}", lines.join("\n"));
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}

/// Carries out the corrections; each must be possible.
fn correct(board: &Board, target: &Board) -> usize {
    use laws::discrepancy::Correction;
    let mut board = board.clone();
    let steps = corrections(&board, target);
    let mut stage = 0;
    for step in &steps {
        let order = match *step {
            Correction::Remove { from, piece } => {
                assert_eq!(board.remove_piece_at(from), Some(piece));
                0
            }
            Correction::Move { from, to, piece } => {
                assert_eq!(board.remove_piece_at(from), Some(piece));
                assert_eq!(board.piece_at(to), None, "{steps:?}");
                board.set_piece_at(to, piece);
                1
            }
            Correction::Put { to, piece } => {
                assert_eq!(board.piece_at(to), None);
                board.set_piece_at(to, piece);
                2
            }
        };
        assert!(order >= stage, "{steps:?}");
        stage = order;
    }
    assert_eq!(board, *target);
    steps.len()
}

#[test]
fn corrections_lead_from_any_board_to_any_other() {
    for seed in 0..200 {
        let mut chance = Chance::new(seed);
        let (one, other) = (Written::random(&mut chance), Written::random(&mut chance));
        correct(one.board(one.moves.len()), other.board(other.moves.len()));
        assert_eq!(correct(one.board(0), one.board(0)), 0);
    }
}

/// The verdict on both boards when both sheets hold this game.
fn judge_boards(game: &Written, white: &Board, black: &Board) -> Verdict {
    let boards = ByColor {
        white: Some(white),
        black: Some(black),
    };
    judge(&game.moves, &game.moves, boards)
}

#[test]
fn both_boards_wrong_in_different_ways_are_both_explained() {
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let game = Written::random(&mut chance);
        let first = hands::inject(&game, BoardFaultKind::WrongMove, &mut chance).unwrap();
        let second = hands::inject(&game, BoardFaultKind::WrongPiece, &mut chance).unwrap();
        let verdict = judge_boards(&game, &first.1, &second.1);
        let mut wrong = 0;
        for (found, board) in [(&verdict.boards.white, &first.1), (&verdict.boards.black, &second.1)] {
            if let BoardState::Wrong { faults, behind: 0 } = &found.state {
                wrong += 1;
                assert!(
                    faults.len() == 1 && explains(&game, &faults[0], board),
                    "seed {seed}: {faults:?}"
                );
                assert_eq!(correct(board, game.board(game.moves.len())), found.corrections.len());
            }
        }
        if wrong == 2 {
            assert_eq!(verdict.finding, Finding::BothBoardsWrong);
            assert_eq!(verdict.not_covered.is_some(), first.1 == second.1);
        }
    }
}

#[test]
fn two_faults_are_explained_by_two_that_leave_the_same_board() {
    let kinds = [
        BoardFaultKind::Skipped,
        BoardFaultKind::WrongMove,
        BoardFaultKind::NeighbourSquare,
    ];
    let (mut explained, mut all) = (0, 0);
    for seed in 0..30 {
        let mut chance = Chance::new(seed);
        let game = Written::random_of(&mut chance, 30);
        let Some(board) = hands::erring(&game, &kinds, 2, &mut chance) else {
            continue;
        };
        all += 1;
        let verdict = judge_boards(&game, &board, game.board(game.moves.len()));
        match &verdict.boards.white.state {
            BoardState::InSync | BoardState::Behind { .. } => explained += 1,
            BoardState::Wrong { faults, .. } => {
                assert!(faults.len() < 2 || faults[0].ply < faults[1].ply || faults[1].kind == BoardFaultKind::Rotated);
                explained += 1;
            }
            BoardState::Ahead { .. } | BoardState::Unexplained | BoardState::Unseen => {}
        }
    }
    println!("{explained} of {all} boards with two faults explained");
    assert!(explained * 10 >= all * 9, "{explained} of {all}");
}

/// The game with another legal move at one ply, and what of the rest can still be played.
fn misread(game: &Written, ply: usize, chance: &mut Chance) -> Option<Vec<Move>> {
    let mut position = game.positions[ply - 1].clone();
    let others: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|other| *other != game.moves[ply - 1])
        .collect();
    let other = *others.get(chance.below(others.len().max(1)))?;
    let mut moves = game.moves[..ply - 1].to_vec();
    moves.push(other);
    position.play_unchecked(other);
    for later in &game.moves[ply..] {
        if !position.legal_moves().contains(later) {
            break;
        }
        moves.push(*later);
        position.play_unchecked(*later);
    }
    Some(moves)
}

#[test]
fn python_chess_agrees_with_every_position_to_go_back_to() {
    let mut asked = Vec::new();
    for seed in 0..300 {
        let mut chance = Chance::new(seed);
        let game = Written::random(&mut chance);
        let ply = 1 + chance.below(game.moves.len());
        let Some(other) = misread(&game, ply, &mut chance) else {
            continue;
        };
        // A fault on a board does not change where the sheets part.
        let board = hands::inject(&game, BoardFaultKind::Skipped, &mut chance).unwrap().1;
        let boards = ByColor {
            // A board is compared with both of two sheets that differ, which is slow without optimization.
            white: (seed < 4).then_some(&board),
            black: None,
        };
        let verdict = judge(&game.moves, &other, boards);
        assert_eq!((verdict.finding, verdict.agree_plies), (Finding::SheetsDiffer, ply - 1));
        assert_eq!(verdict.readings.white, Some(game.moves[ply - 1]));
        correct(&board, verdict.resume.board());
        let uci = |legal: &Move| legal.to_uci(CastlingMode::Standard).to_string();
        let moves: Vec<String> = game.moves[..ply - 1].iter().map(uci).collect();
        let fen = Fen::from_position(&verdict.resume, EnPassantMode::Legal);
        asked.push(format!("{}|{fen}", moves.join(" ")));
    }
    let program = "import chess, sys\nfor line in sys.stdin:\n    moves, fen = line.strip().split('|')\n    board = chess.Board()\n    [board.push_uci(move) for move in moves.split()]\n    print(board.fen() == fen)\n";
    let mut child = Command::new(python::with_chess())
        .args(["-c", program])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all((asked.join("\n") + "\n").as_bytes()).unwrap();
    drop(stdin);
    let told = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(told.lines().count(), asked.len());
    let wrong: Vec<_> = asked
        .iter()
        .zip(told.lines())
        .filter(|(_, told)| *told != "True")
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
