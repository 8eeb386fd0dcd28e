//! The electronic boards of a story: their squares, and the inputs of the table for them.

use shakmaty::{Board, ByColor, Color};

use super::parse::BoardLine;
use crate::input::Input;
use laws::people::Person;
use protocols::eboard::{
    BoardAvailability, BoardClockReading, BoardId, BoardLoss, BoardMake, BoardNews, BoardReport, FoundBoard,
};

/// The board of each side, once the story has named it.
#[derive(Clone, Debug, Default)]
pub(super) struct StoryBoards(ByColor<Option<StoryBoard>>);

#[derive(Clone, Debug)]
struct StoryBoard {
    shows: Board,
    clock: BoardClockReading,
}

impl StoryBoards {
    /// The inputs of the table for that line; with a side's first line, also that it uses the board, which stood as
    /// `stands`.
    pub(super) fn inputs(&mut self, side: Color, line: &BoardLine, stands: &Board) -> Vec<Input> {
        let id = BoardId {
            kind: BoardMake::Dgt,
            serial: String::from(side.fold_wb("1", "2")),
        };
        let found = FoundBoard {
            id: id.clone(),
            place: String::from("story"),
            standing: BoardAvailability::Taken(side),
        };
        let mut reports = Vec::new();
        let mut inputs = Vec::new();
        let is_new = self.0.get(side).is_none();
        let board = self.0.get_mut(side).get_or_insert_with(|| StoryBoard {
            shows: stands.clone(),
            clock: BoardClockReading::default(),
        });
        if is_new {
            inputs.push(Input::UseBoard(Person::Player(side), side, id));
            reports.push(BoardReport::Connected(found.clone()));
            if !matches!(line, BoardLine::Shows(_)) {
                reports.push(BoardReport::Shows(board.shows.clone()));
            }
        }
        match line {
            BoardLine::Shows(shows) => {
                board.shows = shows.as_ref().clone();
                reports.push(BoardReport::Shows(board.shows.clone()));
            }
            BoardLine::Changes(changes) => {
                for (square, piece) in changes {
                    match piece {
                        Some(piece) => board.shows.set_piece_at(*square, *piece),
                        None => board.shows.discard_piece_at(*square),
                    }
                    reports.push(BoardReport::Changed(*square, *piece));
                }
            }
            BoardLine::Lost => reports.push(BoardReport::Lost(BoardLoss::Gone)),
            BoardLine::Back => reports.extend([BoardReport::Connected(found), BoardReport::Shows(board.shows.clone())]),
            BoardLine::Lever(up) => {
                board.clock.presser = Some(*up);
                reports.push(BoardReport::Clock(board.clock));
            }
            BoardLine::Times(left_ms) => {
                board.clock.left_ms = *left_ms;
                reports.push(BoardReport::Clock(board.clock));
            }
        }
        inputs.extend(
            reports
                .into_iter()
                .map(|report| Input::Boards(BoardNews::Of(side, report))),
        );
        inputs
    }
}
