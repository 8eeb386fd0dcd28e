//! The movements of hands on a real board, told from what the board shows and from how long it shows it (Art. 4,
//! D.2.2).
//!
//! A board sees only what stands on its squares, four times a second. A piece that is moved through the air is told as
//! soon as it comes down; a piece that may still be sliding is told once it has stood for a moment. Some things a board
//! cannot tell within the time in which a move has to be told: whether a hand holds a piece low over another square
//! where it may go for a whole scan, or puts it down there. Nor can two pieces that leave their squares in one scan be
//! told apart by time.

use std::collections::BTreeMap;

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position as _, Role, Square};

pub use super::gesture::Gesture;
use super::gesture::{gesture, is_centre};
use super::reading::{BoardReading, DueChanges, PieceChange};
use super::report::BoardReport;
use super::turned::{is_turned, turned};
use laws::moment::Moment;
use laws::player_board::{HandMovement, PlayerBoard};

/// The time after which a missing piece was lifted, in milliseconds; a shorter absence is a flicker, and no touch.
const LIFTED_MS: u64 = 300;
/// The time after which a piece that stands still has arrived, wherever it came from, in milliseconds.
const STANDS_MS: u64 = 350;
/// The time in the air after which a piece is put down where it comes down, in milliseconds. A slide is seen more
/// often: it can slip through one scan in which its new square is read before its old one, but hardly through two.
const IN_THE_AIR_MS: u64 = 280;
/// The time within which changes are simultaneous as far as a board can say, in milliseconds: it reads its squares one
/// after another.
const AT_ONCE_MS: u64 = 100;
/// The time within which pieces that vanish, and by no move, were knocked over, in milliseconds.
const KNOCKED_MS: u64 = 400;
/// The quiet time after which a board that was set up otherwise is reported, in milliseconds.
const SET_UP_MS: u64 = 1000;
/// The quiet time after which changes are reported that no move explains, that are impossible, or that propose
/// something, in milliseconds.
const MEANT_MS: u64 = 2000;
/// The most squares on which hands move pieces between two reports.
const FAR: usize = 8;

/// The knowledge of the game that reports are compared with.
#[derive(Clone, Copy, Debug)]
pub struct KnownGame<'a> {
    /// The player's board as the game knows it.
    pub board: &'a PlayerBoard,
    /// The official position with the moves that are made but not completed (1.3): the next move is legal from it.
    pub position: &'a Chess,
    /// The player whose board it is.
    pub owner: Color,
}

/// The result of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportOutcome {
    /// A hand has made this movement; pieces that are put down are always named.
    Hand(HandMovement),
    /// The board lies the other way round on the table from now on, or no longer.
    Turned(bool),
    /// The pieces propose something.
    Proposes(Gesture),
    /// The reports have caught up with the board.
    Stood,
}

/// The last change of a square, and the piece that left it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ChangedSquare {
    at: Moment,
    left: Option<(Piece, Moment)>,
    /// The game has not been told of it. A difference that is no news was moved in the game and not on the board.
    is_news: bool,
}

/// The state that a board has shown, and the changes that the game has not been told of.
///
/// The movements that are returned are carried out on the known board one after another. A movement that is refused is
/// not told again until its square changes.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownBoard {
    /// The pieces on the real board, in our numbering.
    shows: Option<Board>,
    is_turned: bool,
    changes: BTreeMap<Square, ChangedSquare>,
    last_change: Moment,
    /// Pieces were knocked over, and the board is not quiet yet.
    is_upset: bool,
    /// The last proposal of the shown board.
    proposed: Option<Gesture>,
    /// The reports have caught up with the board, and `Stood` was sent.
    has_stood: bool,
    wakeup: Option<Moment>,
}

impl Default for ShownBoard {
    fn default() -> Self {
        Self::new()
    }
}

impl ShownBoard {
    /// The hands at a board that has not shown anything.
    pub fn new() -> Self {
        Self {
            shows: None,
            is_turned: false,
            changes: BTreeMap::new(),
            last_change: Moment::START,
            is_upset: false,
            proposed: None,
            has_stood: false,
            wakeup: None,
        }
    }

    /// The pieces on the real board, in our numbering.
    pub fn shows(&self) -> Option<&Board> {
        self.shows.as_ref()
    }

    /// True if the board lies the other way round on the table.
    pub fn is_turned(&self) -> bool {
        self.is_turned
    }

    /// These squares in the board's own numbering.
    pub fn to_board(&self, squares: Bitboard) -> Bitboard {
        if self.is_turned { squares.rotate_180() } else { squares }
    }

    /// The moment at which the board has to be looked at again even if nothing is reported.
    pub fn next_wakeup(&self) -> Option<Moment> {
        self.wakeup
    }

    /// Handles a report of the board.
    pub fn report(&mut self, report: &BoardReport, known: &KnownGame<'_>, now: Moment) -> Vec<ReportOutcome> {
        match report {
            BoardReport::Shows(board) if self.is_turned => self.see(&turned(board), now),
            BoardReport::Shows(board) => self.see(board, now),
            BoardReport::Changed(square, piece) => {
                // A single square says nothing before the board has shown everything.
                let Some(mut board) = self.shows.clone() else {
                    return Vec::new();
                };
                let square = if self.is_turned { square.rotate_180() } else { *square };
                match piece {
                    Some(piece) => board.set_piece_at(square, *piece),
                    None => board.discard_piece_at(square),
                }
                self.see(&board, now);
            }
            BoardReport::Connected(_) | BoardReport::Lost(_) => {
                *self = Self {
                    is_turned: self.is_turned,
                    ..Self::new()
                };
                return Vec::new();
            }
            BoardReport::Battery(_) | BoardReport::Clock(_) | BoardReport::ClockLost => return Vec::new(),
        }
        let mut doings = Vec::new();
        if self.turn_as_it_lies(known) {
            doings.push(ReportOutcome::Turned(self.is_turned));
        }
        doings.extend(self.tell(known, now, Patience::Waits));
        doings
    }

    /// Handles the moment named by [`Self::next_wakeup`].
    pub fn wake(&mut self, known: &KnownGame<'_>, now: Moment) -> Vec<ReportOutcome> {
        self.tell(known, now, Patience::Waits)
    }

    /// Handles a press of the lever or a key: the board stands as intended, and nothing more is waited for.
    pub fn settle(&mut self, known: &KnownGame<'_>, now: Moment) -> Vec<ReportOutcome> {
        self.tell(known, now, Patience::Settles)
    }

    fn see(&mut self, board: &Board, now: Moment) {
        let before = self.shows.replace(board.clone());
        self.is_upset &= now < self.last_change.plus_millis(MEANT_MS);
        for square in Square::ALL {
            let is = board.piece_at(square);
            let was = before.as_ref().and_then(|before| before.piece_at(square));
            if before.is_some() && is == was {
                continue;
            }
            let left = was.map(|piece| (piece, now));
            let earlier = self.changes.get(&square).and_then(|change| change.left);
            let change = ChangedSquare {
                at: now,
                left: left.or(earlier),
                is_news: true,
            };
            self.changes.insert(square, change);
            self.last_change = now;
            self.has_stood = false;
        }
    }

    /// Turns the numbering if the board turns out to lie the other way round; true if it does.
    fn turn_as_it_lies(&mut self, known: &KnownGame<'_>) -> bool {
        let start = Board::default();
        let boards = [&start, known.board.pieces(), known.position.board()];
        let Some(shows) = self.shows.as_ref().filter(|shows| is_turned(shows, boards)) else {
            return false;
        };
        self.shows = Some(turned(shows));
        let changes = std::mem::take(&mut self.changes).into_iter();
        self.changes = changes.map(|(square, change)| (square.rotate_180(), change)).collect();
        self.is_turned = !self.is_turned;
        true
    }

    fn tell(&mut self, known: &KnownGame<'_>, now: Moment, patience: Patience) -> Vec<ReportOutcome> {
        self.wakeup = None;
        let Some(shows) = self.shows.clone() else {
            return Vec::new();
        };
        let told = known.board.pieces();
        for (square, change) in &mut self.changes {
            change.is_news &= shows.piece_at(*square) != told.piece_at(*square);
        }
        let is_quiet = |ms| now >= self.last_change.plus_millis(ms);
        let proposes = gesture(&shows, known);
        if self.proposed != proposes {
            self.proposed = None;
        }
        if let Some(gesture) = proposes {
            self.has_stood = false;
            if self.proposed.is_some() {
                return Vec::new();
            }
            if !is_quiet(MEANT_MS) {
                self.wakeup = Some(self.last_change.plus_millis(MEANT_MS));
                return Vec::new();
            }
            self.proposed = Some(gesture);
            return vec![ReportOutcome::Proposes(gesture)];
        }
        let news: Bitboard = self.news().collect();
        let waits_ms = if !is_plausible(&shows) {
            MEANT_MS
        } else if news.count() > FAR {
            SET_UP_MS
        } else {
            0
        };
        if waits_ms > 0 && !news.is_empty() {
            if !is_quiet(waits_ms) {
                self.has_stood = false;
                self.wakeup = Some(self.last_change.plus_millis(waits_ms));
                return Vec::new();
            }
            self.is_upset = false;
            return self.told(known, &shows, BoardReading::all_of(known.board, &shows));
        }
        let reading = BoardReading::new(known, &shows, news);
        self.is_upset = (self.is_upset || self.is_knocked_over(&reading))
            && !is_quiet(MEANT_MS)
            && !(news.is_empty() && known.board.hand().is_empty());
        let due = self.due(&reading, now, patience);
        let movements = reading.movements(&due);
        self.told(known, &shows, movements)
    }

    /// The squares of which the game has not been told.
    fn news(&self) -> impl Iterator<Item = Square> {
        let news = self.changes.iter().filter(|(_, change)| change.is_news);
        news.map(|(square, _)| *square)
    }

    /// Tells these movements now.
    fn told(&mut self, known: &KnownGame<'_>, shows: &Board, movements: Vec<HandMovement>) -> Vec<ReportOutcome> {
        let mut after = known.board.pieces().clone();
        let mut held = known.board.hand().len();
        for movement in &movements {
            let square = match movement {
                HandMovement::Lift(square) => {
                    after.discard_piece_at(*square);
                    held += 1;
                    square
                }
                HandMovement::Remove(square) => {
                    held -= usize::from(after.piece_at(*square).is_none() && held > 0);
                    after.discard_piece_at(*square);
                    square
                }
                HandMovement::Place(square, piece) => {
                    if let Some(piece) = piece {
                        after.set_piece_at(*square, *piece);
                    }
                    held = held.saturating_sub(1);
                    square
                }
            };
            if let Some(change) = self.changes.get_mut(square) {
                change.is_news &= after.piece_at(*square) != shows.piece_at(*square);
            }
        }
        let mut doings: Vec<ReportOutcome> = movements.into_iter().map(ReportOutcome::Hand).collect();
        let stands = after == *shows;
        if stands && !self.has_stood {
            doings.push(ReportOutcome::Stood);
        }
        self.has_stood = stands;
        self.is_upset &= !stands || held > 0;
        doings
    }

    /// The moment at which that piece left that square.
    fn left_at(&self, square: Square, piece: Piece) -> Moment {
        let change = self.changes.get(&square);
        let left = change.and_then(|change| change.left.filter(|(left, _)| *left == piece));
        left.map(|(_, at)| at)
            .or(change.map(|change| change.at))
            .unwrap_or_default()
    }

    /// The moment at which that square changed last.
    fn changed_at(&self, square: Square) -> Moment {
        self.changes.get(&square).map(|change| change.at).unwrap_or_default()
    }

    /// True if several pieces that no move takes up together have vanished at the same time.
    fn is_knocked_over(&self, reading: &BoardReading<'_>) -> bool {
        let mut left: Vec<Moment> = reading
            .departures()
            .map(|(square, piece)| self.left_at(square, piece))
            .collect();
        left.sort();
        let mut pairs = left.windows(2);
        let at_once = pairs.any(|pair| matches!(pair, [one, other] if other.millis_since(*one) <= KNOCKED_MS));
        at_once && !reading.departures_belong_to_a_move()
    }

    /// The changes that are told now; notes the moment at which the rest is due.
    fn due(&mut self, reading: &BoardReading<'_>, now: Moment, patience: Patience) -> DueChanges {
        let mut waits: Vec<Moment> = Vec::new();
        let mut due = DueChanges::default();
        let mut is_due = |at: Moment| {
            let is_due = patience == Patience::Settles || at <= now;
            if !is_due {
                waits.push(at);
            }
            is_due
        };
        for (square, piece) in reading.arrivals() {
            if is_due(self.arrival_due(reading, square, piece)) {
                let at = self.changed_at(square);
                due.arrivals.push(PieceChange { at, square, piece });
            }
        }
        due.arrivals.sort_by_key(|change| change.at);
        self.is_upset |= due.arrivals.iter().any(|PieceChange { square, piece, .. }| {
            // Two pieces left at once, as in a capture, and one is put back: it was no capture.
            let left = self.left_at(*square, *piece);
            let together = |at: Moment| at.millis_since(left).max(left.millis_since(at)) <= KNOCKED_MS;
            let mut others = reading.held().filter(|(from, _)| from != square);
            reading.is_put_back(*square, *piece) && others.any(|(from, piece)| together(self.left_at(from, piece)))
        });
        let with_arrivals = reading.departures_with(&due);
        for (square, piece) in reading.departures() {
            // A piece with another one on its square now is told together with that one.
            let is_replaced = reading.is_replaced(square);
            let is_told = with_arrivals.contains(square);
            if is_told || !is_replaced && is_due(self.left_at(square, piece).plus_millis(LIFTED_MS)) {
                let at = self.left_at(square, piece);
                due.departures.push(PieceChange { at, square, piece });
            }
        }
        // Pieces that left their squares at the same time are told together, in the order that matters.
        let latest = due.departures.iter().map(|change| change.at).max();
        for (square, piece) in reading.departures() {
            let at = self.left_at(square, piece);
            let is_told = due.departures.iter().any(|told| told.square == square);
            let with_it = latest.is_some_and(|latest| at.millis_since(latest) <= AT_ONCE_MS && at >= latest);
            if !is_told && with_it && !reading.is_replaced(square) && with_arrivals.is_empty() {
                due.departures.push(PieceChange { at, square, piece });
            }
        }
        due.departures.sort_by_key(|change| change.at);
        king_first(&mut due.departures);
        self.wakeup = waits.into_iter().filter(|at| *at > now).min();
        due
    }

    /// The moment from which a piece that stands on a square was put down there.
    fn arrival_due(&self, reading: &BoardReading<'_>, square: Square, piece: Piece) -> Moment {
        let at = self.changed_at(square);
        if reading.is_put_back(square, piece) {
            return at;
        }
        if self.is_upset {
            return self.last_change.plus_millis(MEANT_MS);
        }
        let origin = reading.origin(square, piece);
        let is_expected = origin.is_some_and(|from| reading.is_expected(from, square, piece));
        // A piece that cannot go there waits to be corrected if other pieces are missing too.
        if !is_expected && !reading.is_promoted(piece) && reading.others_are_missing(square, origin) {
            return self.last_change.plus_millis(MEANT_MS);
        }
        if piece.role == Role::King && is_centre(square) && !is_expected {
            return at.plus_millis(MEANT_MS);
        }
        // The same piece stands on both squares while the one it has just left is not read yet.
        let is_once = reading.arrivals().filter(|(_, other)| *other == piece).count() == 1;
        let is_down = is_once
            && origin.is_some_and(|from| {
                piece.role == Role::Knight
                    || self.in_the_air_ms(square, piece, at) >= IN_THE_AIR_MS
                    || !reading.may_slide_on(from, square, piece)
            });
        if is_expected && is_down || reading.is_promoted(piece) {
            at
        } else {
            at.plus_millis(STANDS_MS)
        }
    }

    /// The time for which no such piece had been seen elsewhere when it came to that square, in milliseconds.
    fn in_the_air_ms(&self, square: Square, piece: Piece, at: Moment) -> u64 {
        let others = self.changes.iter().filter(|(other, _)| **other != square);
        let left = others.filter_map(|(_, change)| change.left.filter(|(left, _)| *left == piece));
        let last = left.map(|(_, left)| left).max();
        last.map_or(u64::MAX, |left| at.millis_since(left))
    }
}

/// Waiting for the time in which hands may still move, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Patience {
    Waits,
    Settles,
}

/// True if that many pieces can stand on one board at all.
fn is_plausible(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let pieces = board.by_color(color);
        pieces.count() <= 16 && (pieces & board.kings()).count() <= 2
    })
}

/// Puts a king before a rook if both left their squares in one scan: 4.4.2 needs certainty.
fn king_first(departures: &mut [PieceChange]) {
    let Some(king) = departures.iter().position(|gone| gone.piece.role == Role::King) else {
        return;
    };
    let Some(at) = departures.get(king).map(|gone| gone.at) else {
        return;
    };
    let first = departures
        .iter()
        .position(|gone| at.millis_since(gone.at) <= AT_ONCE_MS);
    if let Some(together) = departures.get_mut(first.unwrap_or(king)..=king) {
        together.rotate_right(1);
    }
}
