//! Verdicts of D.2.9 one by one: sheets, boards, journal and clock log of a few moves, and what the arbiter is told.

use laws::discrepancy::{
    BoardFault, BoardFaultKind, BoardFinding, BoardState, ClocksAfterPly, Evidence, Finding, NotCovered, Verdict,
    compare,
};
use laws::regulations::Edition;
use shakmaty::san::San;
use shakmaty::{Board, ByColor, Chess, Color, Move, Position as _};
use testing::chance::Chance;

/// The moves of a game in English short notation.
fn moves(text: &str) -> Vec<Move> {
    let mut position = Chess::default();
    let read = |word: &str| {
        let legal = word.parse::<San>().unwrap().to_move(&position).unwrap();
        position.play_unchecked(legal);
        legal
    };
    text.split_whitespace().map(read).collect()
}

/// The board after them.
fn board(text: &str) -> Board {
    let mut position = Chess::default();
    for legal in moves(text) {
        position.play_unchecked(legal);
    }
    position.board().clone()
}

struct JudgedTable {
    sheets: ByColor<&'static str>,
    boards: ByColor<Option<Board>>,
    journal: &'static str,
}

fn table(white: &'static str, black: &'static str) -> JudgedTable {
    JudgedTable {
        sheets: ByColor { white, black },
        boards: ByColor::default(),
        journal: "",
    }
}

impl JudgedTable {
    fn with(mut self, white: Option<Board>, black: Option<Board>) -> Self {
        self.boards = ByColor { white, black };
        self
    }

    fn judged(&self, edition: Edition) -> Verdict {
        let sheets = self.sheets.map(|text| super::sheet(&moves(text)));
        let journal = moves(self.journal);
        let clock_log: Vec<ClocksAfterPly> = (1..=8)
            .map(|ply| ClocksAfterPly {
                ply,
                left_ms: ByColor::new_with(|_| 1000 * u64::try_from(ply).unwrap()),
            })
            .collect();
        let evidence = Evidence {
            start: &Chess::default(),
            sheets: sheets.as_ref(),
            boards: self.boards.as_ref().map(Option::as_ref),
            journal: Some(&journal),
            clock_log: &clock_log,
        };
        compare(&evidence, edition)
    }

    fn verdict(&self) -> Verdict {
        self.judged(Edition::Laws2023)
    }
}

fn nonsense() -> Board {
    "8/8/8/3k4/8/8/8/4K3".parse().unwrap()
}

#[test]
fn in_2005_boards_and_sheets_have_an_article_each() {
    let article = |table: JudgedTable| table.judged(Edition::Laws2005).article.0;
    assert_eq!(article(table("e4 e5", "e4 c5")), "F.8");
    let black = Some(board("e4 c5"));
    assert_eq!(article(table("e4 e5", "e4 e5").with(None, black)), "F.7");
}

#[test]
fn agreed_times_are_proposed_only_if_the_game_goes_back() {
    let proposed = |table: JudgedTable| table.verdict().clock_proposal.map(|reading| reading.ply);
    assert_eq!(proposed(table("e4 e5 Nf3", "e4 e5 Nc3")), Some(2));
    let white = Some(board("e4 c5"));
    assert_eq!(proposed(table("e4 e5", "e4 e5").with(white, None)), None);
}

#[test]
fn a_board_is_compared_with_the_sheet_that_explains_it_best() {
    let compared = |white, black, on_board| {
        let verdict = table(white, black).with(on_board, None).verdict();
        (verdict.boards.white.compared_with, verdict.boards.white.state)
    };
    let (with, state) = compared("e4 e5 Nf3", "e4 e5 Nc3", Some(board("e4 e5 Nc3")));
    assert_eq!((with, state), (Some(Color::Black), BoardState::InSync));
    let (with, state) = compared("e4 e5 Nf3", "e4 e5 Nc3", Some(nonsense()));
    assert_eq!((with, state), (Some(Color::White), BoardState::Unexplained));
    // A reply not yet executed is likelier than a wrong move.
    let (with, state) = compared("e4 e5 Nf3", "e4 e5 Nc3 Nf6", Some(board("e4 e5 Nc3")));
    assert_eq!((with, state), (Some(Color::Black), BoardState::Behind { plies: 1 }));
    // And a wrong move is likelier than a wrong move with another one not yet executed.
    let (with, state) = compared("e4 e5 Nf3 Nc6", "e4 e5 Nc3", Some(board("e4 e5 Nh3")));
    assert_eq!(with, Some(Color::Black));
    assert!(matches!(state, BoardState::Wrong { behind: 0, .. }), "{state:?}");
}

#[test]
fn what_the_laws_leave_open_is_said() {
    let open = |table: JudgedTable| {
        let verdict = table.verdict();
        (verdict.finding, verdict.not_covered)
    };
    let (one, other) = (Some(board("e4 c5")), Some(board("d4 e5")));
    let agree = || table("e4 e5", "e4 e5");
    assert_eq!(
        open(agree().with(one.clone(), one.clone())),
        (Finding::BothBoardsWrong, Some(NotCovered::BoardsAgreeAgainstSheets))
    );
    assert_eq!(
        open(agree().with(one.clone(), other.clone())),
        (Finding::BothBoardsWrong, None)
    );
    assert_eq!(
        open(agree().with(Some(nonsense()), None)),
        (Finding::Unexplained, Some(NotCovered::BoardUnexplained))
    );
    let differ = || table("e4 e5", "e4 c5");
    assert_eq!(
        open(differ().with(one.clone(), one.clone())),
        (Finding::SheetsDiffer, Some(NotCovered::BoardsAgreeSheetsDiffer))
    );
    assert_eq!(open(differ().with(one, other)), (Finding::SheetsDiffer, None));
    assert_eq!(
        open(table("e4 e5 Nf3 Nc6 Bb5", "e4")),
        (Finding::SheetIncomplete, Some(NotCovered::SheetMissing))
    );
}

#[test]
fn boards_that_go_apart_after_the_sheets_differ() {
    let found = |white, black| {
        let sheets = || table("e4 e5", "e4 e5").with(Some(board(white)), Some(board(black)));
        let verdict = JudgedTable {
            journal: "e4 e5",
            ..sheets()
        }
        .verdict();
        (verdict.finding, verdict.not_covered, verdict.boards)
    };
    for (white, black) in [("e4 e5 Nf3", "e4 e5 Nc3"), ("e4 e5 Nf3", "e4 e5 Nc3 Nc6")] {
        let (finding, open, boards) = found(white, black);
        assert_eq!(finding, Finding::Unexplained, "{white}, {black}");
        assert_eq!(open, Some(NotCovered::BoardsAheadDiffer));
        assert!(boards.iter().all(|board| board.corrections.is_empty()));
    }
    assert_eq!(found("e4 e5 Nf3", "e4 e5 Nf3").0, Finding::Agree);
    assert_eq!(found("e4 e5 Nf3", "e4 e5").0, Finding::Agree);
    let (finding, _, boards) = found("e4 e5 Nf3", "e4 e5 Nf3 Nc6");
    assert_eq!(finding, Finding::SheetIncomplete);
    assert_eq!(boards.black.state, BoardState::Ahead { plies: 2 });
    // Many moves later no search finds the way; boards that are alike are believed all the same.
    let late = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";
    let (finding, _, boards) = found(late, late);
    assert_eq!(finding, Finding::SheetIncomplete);
    assert!(boards.iter().all(|board| board.corrections.is_empty()));
    assert_eq!(found(late, "e4 e5").0, Finding::Unexplained);
}

#[test]
fn the_journal_says_where_each_sheet_leaves_it() {
    let mut told = table("e4 e5 Nc3", "e4 e5 Nf3");
    told.journal = "e4 e5 Nf3 Nc6";
    let witness = told.verdict().witness.unwrap();
    assert_eq!((witness.white.leaves_at, witness.black.leaves_at), (Some(3), None));
}

/// Property: a board that shows the sheets' position after one more legal move is one ply ahead (8.1.3), whatever slip would leave
/// the same board, except a move that was not executed: then the piece did not go back, it never went. Nothing is corrected.
#[test]
fn a_board_with_one_more_legal_move_is_ahead() {
    let mut gone_back = 0;
    for seed in 1..=300 {
        let mut chance = Chance::new(seed);
        let plies = 4 + chance.below(40);
        let (mut position, mut line) = (Chess::default(), Vec::new());
        for _ in 0..plies {
            let Some(legal) = any(&mut chance, &position) else {
                break;
            };
            position.play_unchecked(legal);
            line.push(legal);
        }
        let Some(next) = any(&mut chance, &position) else {
            continue;
        };
        let level = position.board().clone();
        position.play_unchecked(next);
        let further = position.board().clone();
        let sheets = ByColor::new_with(|_| super::sheet(&line));
        for boards in [(&further, &level), (&level, &further), (&further, &further)] {
            let evidence = Evidence {
                start: &Chess::default(),
                sheets: sheets.as_ref(),
                boards: ByColor {
                    white: Some(boards.0),
                    black: Some(boards.1),
                },
                journal: None,
                clock_log: &[],
            };
            let verdict = compare(&evidence, Edition::Laws2023);
            let is_skipped = |found: &BoardFinding| {
                let is_skip = |fault: &BoardFault| fault.kind == BoardFaultKind::Skipped;
                matches!(&found.state, BoardState::Wrong { faults, .. } if faults.iter().all(is_skip))
            };
            if verdict.boards.iter().any(is_skipped) {
                gone_back += 1;
                continue;
            }
            assert_eq!(verdict.finding, Finding::Agree, "seed {seed}: {line:?} {next:?}");
            for (found, board) in verdict.boards.iter().zip([boards.0, boards.1]) {
                let expected = if *board == further {
                    BoardState::Ahead { plies: 1 }
                } else {
                    BoardState::InSync
                };
                assert_eq!(found.state, expected, "seed {seed}: {line:?} {next:?}");
                assert!(found.corrections.is_empty(), "seed {seed}: {line:?} {next:?}");
            }
        }
    }
    assert!(gone_back < 60, "{gone_back}");
}

/// One of the legal moves, if there is one.
fn any(chance: &mut Chance, position: &Chess) -> Option<Move> {
    let legal = position.legal_moves();
    (!legal.is_empty()).then(|| legal[chance.below(legal.len())])
}
