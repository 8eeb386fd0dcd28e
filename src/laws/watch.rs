//! What is seen while the boards stand: a board that really differs, and a move that nobody executes (D.2.1, D.2.9).
//!
//! How long a board must stand still, and who is told, is a regulation; `table` keeps the time.

use shakmaty::{Board, Color, Position as _, Square};

use super::draft::Draft;
use super::event::{Event, Proposal};
use super::game::Game;
use super::moment::Moment;
use super::moving::{boards_differ, hands_of};
use super::people::Person;
use super::player_board::{after_by_hand, differing};
use super::turn::{Hands, Turn};

/// How a player is reminded of a move that does not stand on his board yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reminder {
    /// It is said to him and shown to him alone.
    #[default]
    Spoken,
    /// It is shown to him.
    Shown,
    /// He is not reminded.
    None,
}

/// Who is told besides the arbiter that a board differs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DifferenceTold {
    /// In competition nobody; elsewhere, without an arbiter, the players.
    #[default]
    Arbiter,
    /// Both players too.
    Players,
}

/// The regulations of the watch over both boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchRules {
    /// How long a board must stand still before it counts, in milliseconds: a movement of the hand raises no alarm.
    pub settled_ms: u64,
    /// How long an announced move may wait to be executed before its player is reminded, in milliseconds.
    pub not_executed_ms: u64,
    /// How he is reminded.
    pub reminder: Reminder,
    /// Who is told of a difference.
    pub told: DifferenceTold,
    /// How often the arbiter is reminded to compare both positions, in milliseconds; 0 for never.
    pub compare_every_ms: u64,
}

impl Default for WatchRules {
    fn default() -> Self {
        Self {
            settled_ms: 5_000,
            not_executed_ms: 60_000,
            reminder: Reminder::default(),
            told: DifferenceTold::default(),
            compare_every_ms: 1_800_000,
        }
    }
}

impl Game {
    /// What is to be told of a board that has stood still for a while: it really differs, or it does so no longer.
    pub fn decide_settled(&self, board: Color, now: Moment) -> Vec<Event> {
        let mut draft = Draft::new(self, Person::Arbiter, now);
        if self.is_seen() && self.board(board).hand().is_empty() {
            let squares = lasting_differences(self, board);
            let known = self.differing.get(board);
            if !squares.is_empty() {
                if *known != squares {
                    boards_differ(&mut draft, board, squares);
                }
            } else if !known.is_empty() && self.differences(board).is_empty() {
                draft.emit(Event::BoardsAgree { board });
            }
        }
        draft.events
    }

    /// The opponent's announced move that does not stand on that board, once for each move.
    pub fn decide_not_executed(&self, board: Color, now: Moment) -> Vec<Event> {
        let mut draft = Draft::new(self, Person::Arbiter, now);
        if let Some(turn) = self.owed_on(board).filter(|turn| *self.reminded.get(board) != turn.ply) {
            let ply = turn.ply;
            draft.emit(Event::NotExecuted { board, ply });
        }
        draft.events
    }

    /// The opponent's announced move that the player of that board has still to execute there.
    pub fn owed_on(&self, board: Color) -> Option<&Turn> {
        self.addressed_to(board)
            .filter(|turn| turn.announced.is_some() && !turn.executed)
            .filter(|_| self.is_seen() && self.ending.is_none())
    }

    /// The ply of the opponent's move of which that player was reminded and which he has not executed since.
    pub fn reminded_of(&self, board: Color) -> Option<u32> {
        let owed = self.owed_on(board)?.ply;
        (*self.reminded.get(board) == owed).then_some(owed)
    }
}

/// The squares on which a board differs, unless its player is in the middle of a move, or of executing one.
fn lasting_differences(game: &Game, board: Color) -> Vec<Square> {
    let squares = game.differences(board);
    let illegal_is_open = game
        .proposals()
        .iter()
        .any(|open| matches!(open, Proposal::Correction { board: None, .. }));
    if illegal_is_open {
        return Vec::new();
    }
    let pieces = game.board(board).pieces();
    let owed = game.owed_on(board);
    if owed.is_some_and(|turn| is_on_the_way(game, turn, pieces)) {
        return Vec::new();
    }
    if let Some(turn) = game.open_turn(board) {
        let before = game.position_before(turn);
        let excused = match hands_of(game, turn) {
            Hands::Underway => true,
            Hands::Done(uci) => {
                let mut bases = vec![before.board().clone()];
                bases.extend(owed.map(|owed| game.position_before(owed).board().clone()));
                let mode = game.regulations().castling_mode;
                bases.iter().any(|base| after_by_hand(base, uci, mode) == *pieces)
            }
            Hands::Idle => is_captured_first(&squares, before.board(), pieces, board),
        };
        if excused {
            return Vec::new();
        }
    }
    squares
}

/// D.2.3.1 and 4.7.1: the man to be captured is off, and nothing else has been touched.
fn is_captured_first(squares: &[Square], before: &Board, pieces: &Board, side: Color) -> bool {
    let [square] = squares else { return false };
    let stood = before.piece_at(*square);
    pieces.piece_at(*square).is_none() && stood.is_some_and(|piece| piece.color != side)
}

/// The opponent's move is partly executed: on every square it touches stands what stood there, what will, or nothing.
fn is_on_the_way(game: &Game, turn: &Turn, pieces: &Board) -> bool {
    let before = game.position_before(turn);
    let after = game.board_after(turn);
    let touched = differing(before.board(), &after);
    differing(pieces, before.board()).into_iter().all(|square| {
        let stands = pieces.piece_at(square);
        touched.contains(square) && (stands.is_none() || stands == after.piece_at(square))
    })
}
