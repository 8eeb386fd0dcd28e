//! Which record a board is compared with: the longer sheet, and the game's journal where it is only a little longer.

use laws::discrepancy::{
    BoardState, Evidence, Finding, ReadSheet, UnreadableEntry, UnreadableReason, Verdict, compare,
};
use laws::regulations::Edition;
use shakmaty::{ByColor, Chess};

use super::slips::game;

/// The finding for White's board as it stands after these moves, given both sheets and the journal.
fn judged(sheets: [&str; 2], journal: Option<&str>, board: &str, is_unreadable: bool) -> Verdict {
    let [white, black] = sheets.map(|text| ReadSheet {
        moves: game(text).moves,
        ..ReadSheet::default()
    });
    let unreadable = is_unreadable.then(|| UnreadableEntry {
        token: String::from("?"),
        line: 1,
        column: 1,
        reason: UnreadableReason::NoMove,
        movement: None,
    });
    let black = ReadSheet { unreadable, ..black };
    let journal = journal.map(|text| game(text).moves);
    let board = game(board);
    let evidence = Evidence {
        start: &Chess::default(),
        sheets: ByColor {
            white: &white,
            black: &black,
        },
        boards: ByColor {
            white: Some(board.board(board.moves.len())),
            black: None,
        },
        journal: journal.as_deref(),
        clock_log: &[],
    };
    compare(&evidence, Edition::Laws2023)
}

fn state(sheets: [&str; 2], journal: Option<&str>, board: &str) -> BoardState {
    judged(sheets, journal, board, false).boards.white.state
}

#[test]
fn a_board_is_held_against_the_longer_sheet() {
    for sheets in [["e4 e5", "e4 e5 Nf3"], ["e4 e5 Nf3", "e4 e5"]] {
        assert_eq!(state(sheets, None, "e4 e5 Nf3"), BoardState::InSync);
    }
}

#[test]
fn one_sheet_that_is_unreadable_or_four_plies_short_is_found() {
    let found = |black, is_unreadable| judged(["e4 e5 Nf3 Nc6", black], None, "", is_unreadable).finding;
    assert_eq!(found("e4", true), Finding::SheetUnreadable);
    assert_ne!(found("e4", false), Finding::SheetIncomplete);
    assert_eq!(found("", false), Finding::SheetIncomplete);
}

#[test]
fn two_sheets_short_of_the_journal_are_both_incomplete() {
    let found = |sheet, journal| judged([sheet, sheet], journal, sheet, false).finding;
    assert_eq!(found("", None), Finding::SheetIncomplete);
    assert_eq!(found("", Some("")), Finding::Agree);
    assert_eq!(found("e4 e5", Some("e4 e5 Nf3 Nc6 Bb5")), Finding::Agree);
    assert_eq!(found("e4 e5", Some("e4 e5 Nf3 Nc6 Bb5 a6")), Finding::SheetIncomplete);
}

#[test]
fn a_board_with_the_next_move_is_ahead_and_needs_no_correction() {
    for board in ["e4 e5 Nf3", "e4 e5 d4", "e4 e5 Ke2"] {
        let found = judged(["e4 e5", "e4 e5"], None, board, false);
        assert_eq!(found.finding, Finding::Agree, "{board}");
        assert_eq!(found.boards.white.state, BoardState::Ahead { plies: 1 }, "{board}");
        assert!(found.boards.white.corrections.is_empty(), "{board}");
    }
}

#[test]
fn sheets_that_lack_moves_of_the_boards_take_nothing_back() {
    for board in ["e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6 Bb5 a6"] {
        for sheet in ["e4 e5", ""] {
            let found = judged([sheet, sheet], None, board, false);
            assert_eq!(found.finding, Finding::SheetIncomplete, "{sheet}: {board}");
            assert!(found.boards.white.corrections.is_empty(), "{sheet}: {board}");
        }
    }
    assert_eq!(
        state(["e4 e5", "e4 e5"], None, "e4 e5 Nf3 Nc6"),
        BoardState::Ahead { plies: 2 }
    );
    // Also a sheet that breaks off because it cannot be read.
    let found = judged(["e4 e5", "e4"], None, "e4 e5 Nf3 Nc6 Bb5 a6", true);
    assert_eq!(found.finding, Finding::SheetUnreadable);
    assert!(found.boards.white.corrections.is_empty());
}

#[test]
fn the_journal_extends_the_game_only_for_entries_still_due() {
    let sheets = ["e4 e5", "e4 e5"];
    assert_eq!(
        state(sheets, Some("e4 e5 Nf3 Nc6 Bb5"), "e4 e5 Nf3 Nc6 Bb5"),
        BoardState::InSync
    );
    let long = ["e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6"];
    assert_eq!(
        state(long, Some("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O"), "e4 e5 Nf3 Nc6"),
        BoardState::InSync
    );
    // The journal took another course: it is an aid, not evidence.
    assert_eq!(state(sheets, Some("d4 d5 c4"), "e4 e5"), BoardState::InSync);
}
