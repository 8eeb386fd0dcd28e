//! Faults put into games on purpose: the verdict must find them. The hands here are written once more, on shakmaty's board
//! and without any cleverness, so that the search is held against something that is not itself.

mod hands;

use annabella::laws::discrepancy::{
    BoardState, Evidence, Fault, FaultKind, Finding, ReadSheet, Verdict, compare, corrections,
};
use annabella::laws::regulations::Edition;
use hands::{Chance, Written};
use shakmaty::{Board, ByColor, Chess, Move};

/// How many random games; `make check-long` asks for more.
fn games() -> u64 {
    let asked = std::env::var("PROPTEST_CASES")
        .ok()
        .and_then(|cases| cases.parse().ok());
    asked.unwrap_or(100)
}

fn sheet(moves: &[Move]) -> ReadSheet {
    ReadSheet {
        moves: moves.to_vec(),
        unreadable: None,
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

/// Whether that fault, done again by the plain hands, leaves this board.
fn explains(game: &Written, fault: &Fault, board: &Board) -> bool {
    let leaves = hands::variants(game, fault.kind, fault.ply);
    let made = |variant: &hands::Variant| match fault.kind {
        FaultKind::WrongMove
        | FaultKind::PromotionPiece
        | FaultKind::NeighbourSquare
        | FaultKind::WrongPiece
        | FaultKind::Repeated => variant.made == fault.made,
        FaultKind::NotCaptured
        | FaultKind::EnPassantNotRemoved
        | FaultKind::CastlingRook
        | FaultKind::Skipped
        | FaultKind::Swapped
        | FaultKind::Rotated
        | FaultKind::Setup => true,
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
fn one_fault_of_each_kind_is_found_in_every_game() {
    let mut scores = [(); 12].map(|()| Score::default());
    let mut wrong = Vec::new();
    let all = games();
    let seeds: Vec<u64> = (0..all).collect();
    for seed in seeds {
        let mut chance = Chance::new(seed);
        let game = Written::random(&mut chance);
        for (kind, score) in FaultKind::ALL.into_iter().zip(&mut scores) {
            let Some((ply, board)) = hands::inject(&game, kind, &mut chance) else {
                continue;
            };
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
                (state, _) => wrong.push(format!("seed {seed}: {kind:?} at {ply} told as {state:?}")),
            }
            assert_eq!(verdict.boards.black.state, BoardState::InSync);
            assert_eq!(verdict.resume.board_of(), game.board(game.moves.len()));
        }
    }
    let lines: Vec<String> = FaultKind::ALL
        .iter()
        .zip(&scores)
        .map(|(kind, score)| format!("{}: {score:?}", kind.name()))
        .collect();
    println!("{all} games\n{}", lines.join("\n"));
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}

trait BoardOf {
    fn board_of(&self) -> &Board;
}

impl BoardOf for Chess {
    fn board_of(&self) -> &Board {
        use shakmaty::Position as _;
        self.board()
    }
}

/// Carries the corrections out; each must be possible.
fn put_right(board: &Board, target: &Board) -> usize {
    use annabella::laws::discrepancy::Correction;
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
        put_right(one.board(one.moves.len()), other.board(other.moves.len()));
        assert_eq!(put_right(one.board(0), one.board(0)), 0);
    }
}
