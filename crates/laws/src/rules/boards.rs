//! The players' own boards: the move that hands have made, and pieces on wrong squares (Art. 4.7, D.2.1, D.2.3,
//! D.2.9). A board that only lags does not differ.
//!
//! The regulations fix how long a board must be still before it is checked, and who is told; `table` keeps the time.

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, File, Move, Piece, Position as _, Rank, Role, Square, uci::UciMove,
};

use super::draft::Draft;
use super::repetition;
use crate::event::Event;
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::player_board::{self, HandMovement, PlayerBoard, after_by_hand, carried_out, differing};
use crate::position::legal;
use crate::proposal::Proposal;
use crate::regulations::Rule;
use crate::turn::Turn;

/// The state of a move on the mover's own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandState {
    /// The player's pieces stand as before.
    Idle,
    /// A piece is lifted, still to be taken off or still to be put down.
    Underway,
    /// A move stands on the board, legal or not.
    Done(UciMove),
}

/// Reads a move off the player's own pieces, as they were before the present move and as they are now.
///
/// A legal move is made, from whichever hole its piece came, when its pieces and all other changed squares are as
/// they should be after it (D.2.3.2, D.2.9); an `announced` move also when they were so already. Castling is made
/// when king and rook are both in their arrival holes; a promotion when the pawn is off and the new piece is placed;
/// a capture when the captured piece is off, en passant too (D.2.3.1, 4.7). Pieces the opponent has meanwhile
/// `captured` are not movements of this player.
pub fn hands(
    before: &Board,
    board: &PlayerBoard,
    official: &Chess,
    captured: Bitboard,
    announced: Option<Move>,
    side: Color,
    mode: CastlingMode,
) -> HandState {
    let (before, now) = without_captured(before, official.board(), board, captured, side);
    let (before, now) = (&before, &now);
    let changed = own_differing(before, now, side);
    let reached = changed & now.by_color(side);
    let stands = |legal: &Move, changed: Bitboard| {
        let after = player_board::after(official, *legal);
        let moved = own_differing(official.board(), &after, side);
        let wrong = own_differing(now, &after, side);
        let is_moved = (moved & reached).any() || announced == Some(*legal);
        is_moved && (wrong & (moved | changed)).is_empty() && !is_still_there(now, *legal, side)
    };
    let corrected = put_elsewhere(before, now, official.board(), side);
    let stands =
        |legal: &Move| stands(legal, changed) || announced == Some(*legal) && stands(legal, changed & !corrected);
    let mut legal = official.legal_moves().into_iter().filter(|_| reached.any());
    // The announcement explains the hands before any other move from a wrong hole does.
    let said = announced.filter(|said| corrected.any() && stands(said));
    if let Some(legal) = said.or_else(|| legal.find(stands)).or(announced.filter(stands)) {
        return HandState::Done(legal.to_uci(mode));
    }
    let own = |pieces: &Board, square: Square| pieces.piece_at(square).filter(|piece| piece.color == side);
    let mut gone = Vec::new();
    let mut come = Vec::new();
    for square in changed {
        gone.extend(own(before, square).map(|piece| PieceOn { square, piece }));
        come.extend(own(now, square).map(|piece| PieceOn { square, piece }));
    }
    // A piece that was captured earlier and is removed only now has left the official position too.
    let really: Vec<_> = gone
        .iter()
        .copied()
        .filter(|gone| official.board().piece_at(gone.square) == Some(gone.piece))
        .collect();
    if !really.is_empty() || come.is_empty() {
        gone = really;
    }
    match (gone.as_slice(), come.as_slice()) {
        ([], []) => HandState::Idle,
        ([from], [to]) => one_piece(now, official, *from, *to, announced, side),
        ([one, other], [a, b]) => {
            castling_attempt([*one, *other], [*a, *b], mode).map_or(HandState::Underway, HandState::Done)
        }
        (_, _) => HandState::Underway,
    }
}

/// The squares between which the owner has put misplaced pieces, from one wrong square to another: a correction of the board that is not
/// finished (D.2.9). An announced move of another piece neither contains it nor undoes it.
fn put_elsewhere(before: &Board, now: &Board, official: &Board, side: Color) -> Bitboard {
    let of_kind = |piece: Piece| {
        let right = official.by_piece(piece);
        let (was, stands) = (before.by_piece(piece) & !right, now.by_piece(piece) & !right);
        (was & !stands)
            .into_iter()
            .zip(stands & !was)
            .flat_map(|(from, to)| [from, to])
    };
    Role::ALL
        .into_iter()
        .flat_map(|role| of_kind(Piece { color: side, role }))
        .collect()
}

/// Both boards without the pieces the opponent has captured; removing them is not the owner's movement. The square
/// may already hold another piece of the same kind, which recaptured.
fn without_captured(
    before: &Board,
    official: &Board,
    board: &PlayerBoard,
    captured: Bitboard,
    side: Color,
) -> (Board, Board) {
    let (mut was, mut now) = (before.clone(), board.pieces().clone());
    let captured = captured & was.by_color(side);
    for square in captured {
        was.discard_piece_at(square);
    }
    for piece in Role::ALL.map(|role| Piece { color: side, role }) {
        let left = board.count(piece).saturating_sub(was.by_piece(piece).count());
        let standing = captured & before.by_piece(piece) & now.by_piece(piece);
        // The recapturing piece is on the square of the opponent's.
        let theirs = official.by_color(side.other());
        let ordered = (standing & !theirs).into_iter().chain(standing & theirs);
        for square in ordered.take(left) {
            now.discard_piece_at(square);
        }
    }
    (was, now)
}

/// A piece on its square.
#[derive(Clone, Copy)]
struct PieceOn {
    square: Square,
    piece: Piece,
}

/// The state after one piece has gone from its square and one has come to another.
fn one_piece(
    now: &Board,
    official: &Chess,
    gone: PieceOn,
    come: PieceOn,
    announced: Option<Move>,
    side: Color,
) -> HandState {
    let (from, piece, to, new) = (gone.square, gone.piece, come.square, come.piece);
    let last_rank = side.fold_wb(Rank::Eighth, Rank::First);
    let promotion = match (piece.role, new.role) {
        // Beside the words of a move that promotes no pawn it is only on a wrong square (D.2.9).
        (Role::Pawn, Role::Pawn) if to.rank() == last_rank && announced.is_none_or(Move::is_promotion) => {
            return HandState::Underway;
        }
        // A king there is an illegal move (3.7.3.3).
        (Role::Pawn, Role::Queen | Role::Rook | Role::Bishop | Role::Knight | Role::King) if to.rank() == last_rank => {
            Some(new.role)
        }
        (old, new) if old == new => None,
        (_, _) => return HandState::Underway,
    };
    if announced.is_none() && may_still_castle(now, official, from, to, side) {
        return HandState::Underway;
    }
    // A pawn that captures en passant may also come from a wrong hole.
    let is_elsewhere = official.board().piece_at(from) != Some(piece);
    let mut legal = official.legal_moves().into_iter();
    let is_begun = |legal: &Move| legal.to() == to && (is_elsewhere || legal.from() == Some(from));
    if piece.role == Role::Pawn && legal.any(|legal| is_begun(&legal) && is_still_there(now, legal, side)) {
        return HandState::Underway;
    }
    HandState::Done(UciMove::Normal { from, to, promotion })
}

/// True if a king that has gone there alone may still castle: it left its own square, castling puts it there, no other
/// move does, and the rook has not moved.
pub(super) fn may_still_castle(now: &Board, official: &Chess, from: Square, to: Square, side: Color) -> bool {
    let castles_to = |legal: &Move| {
        let wing = legal.castling_side();
        let is_there = matches!(legal, Move::Castle { rook, .. } if now.piece_at(*rook) == Some(side.rook()));
        is_there && legal.from() == Some(from) && wing.map(|wing| wing.king_to(side)) == Some(to)
    };
    from.file().distance(to.file()) > 1 && official.legal_moves().iter().any(castles_to)
}

/// True if castling was announced, legal or not, and only one of the two pieces has arrived by the move `done`.
fn is_half_castled(game: &Game, turn: &Turn, before: &Chess, said: UciMove, done: UciMove) -> bool {
    let UciMove::Normal { from, to, .. } = done else {
        return false;
    };
    let (was, mode) = (before.board(), game.regulations.castling_mode);
    let home = turn.side.fold_wb(Rank::First, Rank::Eighth);
    let may_castle = |king: Square| king.rank() == home && (mode.is_chess960() || king.file() == File::E);
    if !was.king_of(turn.side).is_some_and(may_castle) {
        return false;
    }
    let after = carried_out(was, before, said);
    let (king, rook) = (turn.side.king(), turn.side.rook());
    let leaves = was.by_piece(rook) & !after.by_piece(rook);
    let is_left = leaves.any() && leaves.is_subset(game.board(turn.side).pieces().by_piece(rook));
    let has_come = after.by_piece(king).contains(to) && !was.by_piece(king).contains(to);
    let goes_along = |legal: Move| matches!(legal, Move::Castle { rook, .. } if rook == from);
    let rook_alone = said != done && legal(said, before).is_some_and(goes_along);
    has_come && is_left || rook_alone
}

/// True if the pawn captured en passant has not been taken off (D.2.3.1).
pub(super) fn is_still_there(now: &Board, legal: Move, side: Color) -> bool {
    let Move::EnPassant { from, to } = legal else {
        return false;
    };
    now.piece_at(Square::from_coords(to.file(), from.rank())) == Some(side.other().pawn())
}

/// The squares on which the pieces of one side differ.
fn own_differing(one: &Board, other: &Board, side: Color) -> Bitboard {
    differing(one, other) & (one.by_color(side) | other.by_color(side))
}

/// King and rook both moved, and the king to its arrival hole, although this is no legal castling: still castling, made by hand. A rook
/// in a wrong hole is a difference of the boards (D.2.9).
fn castling_attempt(gone: [PieceOn; 2], come: [PieceOn; 2], mode: CastlingMode) -> Option<UciMove> {
    let king_and_rook = |[x, y]: [PieceOn; 2]| match (x.piece.role, y.piece.role) {
        (Role::King, Role::Rook) => Some((x.square, y.square)),
        (Role::Rook, Role::King) => Some((y.square, x.square)),
        (_, _) => None,
    };
    let ((from, rook), (to, _)) = (king_and_rook(gone)?, king_and_rook(come)?);
    let wing = Move::Castle { king: from, rook }.castling_side()?;
    let on_rank = |file| Square::from_coords(file, from.rank());
    let (castles, to) = if mode.is_chess960() {
        let castled = [rook.file(), wing.king_to_file()].map(on_rank);
        ([rook, to] == castled, rook)
    } else {
        (from.rank() == to.rank() && from.file().distance(to.file()) == 2, to)
    };
    castles.then_some(UciMove::Normal {
        from,
        to,
        promotion: None,
    })
}

/// True if the board shows this move on every square it touches, whatever else may be wrong there.
pub fn is_executed(board: &PlayerBoard, before: &Board, after: &Board) -> bool {
    player_board::differing(before, after)
        .into_iter()
        .all(|square| board.pieces().piece_at(square) == after.piece_at(square))
}

/// Notes that the opponent's move is executed on that board, once it shows the move (D.2.1), whoever has put it there.
pub(super) fn note_execution(draft: &mut Draft<'_>, board: Color) {
    let game = &draft.game;
    let executed = game.addressed_to(board).filter(|turn| !turn.executed).and_then(|turn| {
        let before = game.position_before(turn);
        let shown = is_executed(game.board(board), before.board(), &game.board_after(turn));
        Some((turn.ply, turn.counted(&before).filter(|_| shown)?))
    });
    if let Some((ply, uci)) = executed {
        let by = draft.by;
        draft.emit(Event::MoveExecuted { by, board, ply, uci });
    }
}

/// The move made by the hands of the player to move, including castling as announced.
pub(super) fn hands_of(game: &Game, turn: &Turn) -> HandState {
    let before = game.position_before(turn);
    let announced = turn.announced.and_then(|uci| legal(uci, &before));
    let mode = game.regulations.castling_mode;
    let hands = hands(
        game.board_before(turn.side),
        game.board(turn.side),
        &before,
        captured_before(game, turn, &before),
        announced.filter(|_| game.is_known(turn.side)),
        turn.side,
        mode,
    );
    match (hands, turn.announced) {
        (HandState::Done(done), Some(said)) if is_half_castled(game, turn, &before, said, done) => HandState::Underway,
        // A sighted player's king is released where it is (4.7.2), whatever was announced.
        (HandState::Done(UciMove::Normal { from, to, .. }), _)
            if !game.people.is_vi(turn.side)
                && may_still_castle(game.board(turn.side).pieces(), &before, from, to, turn.side) =>
        {
            HandState::Underway
        }
        (hands, _) => hands,
    }
}

/// Squares where the opponent's last move captured a piece of the player to move, or where a piece captured earlier was left.
fn captured_before(game: &Game, turn: &Turn, before: &Chess) -> Bitboard {
    let own = |board: &Board| board.by_color(turn.side);
    let theirs = Turn::new(turn.side.other(), turn.ply.saturating_sub(1));
    let last = own(game.position_before(&theirs).board()) & !own(before.board());
    let stood = game.board_before(turn.side);
    let is_surplus = |square: &Square| {
        let count = |board: &Board, piece| board.by_piece(piece).count();
        let piece = stood.piece_at(*square);
        piece.is_some_and(|piece| count(stood, piece) > count(before.board(), piece))
    };
    let wrong = own(stood) & !own(before.board());
    last | wrong.into_iter().filter(is_surplus).collect::<Bitboard>()
}

/// Word and board differ at the press: the word is official, the difference is reported to the arbiter (D.2.9).
pub(super) fn compare_own_board(draft: &mut Draft<'_>, board: Color) {
    let squares = draft.game.differences(board);
    let known = &draft.game.boards.get(board).differing;
    if squares.is_empty() {
        if !known.is_empty() {
            draft.emit(Event::BoardsAgree { board });
        }
    } else if *known != squares {
        boards_differ(draft, board, squares);
    }
}

/// Records a slip of the tongue: the announced move is not legal but the move on the board is. It is no illegal move
/// (3.10, D.2.8), and neither board is to be corrected for it.
pub(super) fn slip_of_the_tongue(draft: &mut Draft<'_>, board: Color, before: &Chess, said: UciMove) {
    let spoken = after_by_hand(before.board(), said, draft.game.regulations.castling_mode);
    let article = draft.game.regulations.article(Rule::BoardsDiffer);
    draft.emit(Event::BoardsDiffer {
        board,
        squares: differing(&spoken, draft.game.official().board()).into_iter().collect(),
        article,
        said: Some(said),
    });
}

/// Emits the difference and, if there is an arbiter, proposes that the player whose board differs corrects it (D.2.9).
pub(super) fn boards_differ(draft: &mut Draft<'_>, board: Color, squares: Vec<Square>) {
    let article = draft.game.regulations.article(Rule::BoardsDiffer);
    draft.emit(Event::BoardsDiffer {
        board,
        squares,
        article: article.clone(),
        said: None,
    });
    if draft.game.people.arbiter.is_some() {
        let ply = u32::try_from(draft.game.line.len()).unwrap_or(u32::MAX);
        draft.propose_once(Proposal::correction(Some(board), ply, article));
    }
}

/// True if a move of `mover`, from `before` to `after`, captures the piece that the opponent's move from `earlier` has moved.
fn takes_what_came(earlier: &Board, before: &Board, after: &Board, mover: Color) -> bool {
    let taken = before.by_color(mover.other()) & !after.by_color(mover.other());
    !(taken & differing(earlier, before)).is_empty()
}

impl Game {
    /// The entry of a board as it actually stands.
    pub fn entering(&self, by: Person, board: Color, pieces: Board) -> Event {
        let squares = differing(self.board(board).pieces(), &pieces).into_iter().collect();
        Event::BoardEntered {
            by,
            board,
            pieces,
            squares,
        }
    }

    /// The squares on which a player's board differs from the expected one: the official position, or the one before
    /// if the last move is not executed yet. Moves made and not yet completed may be executed or not. A board that nobody has
    /// seen since the last move differs as it was last reported, until somebody enters it or the arbiter has it corrected (D.2.9).
    pub fn differences(&self, side: Color) -> Vec<Square> {
        if !self.is_known(side) {
            return self.boards.get(side).differing.clone();
        }
        let pieces = self.board(side).pieces();
        let history = repetition::history(self);
        if self.behind_by_one(side, &history).contains(pieces) {
            return Vec::new();
        }
        let nearest = self.nearest(side, &history);
        nearest.map_or_else(Vec::new, |nearest| {
            differing(pieces, nearest.board()).into_iter().collect()
        })
    }

    /// The corrected board (D.2.9): the official position with the opponent's completed move executed, and with the
    /// player's own move made if the present board is nearer to that.
    pub fn correct_board(&self, side: Color) -> Board {
        let history = repetition::history(self);
        let pieces = self.board(side).pieces();
        let made = history.iter().skip(self.line.len()).filter(|_| self.is_known(side));
        let nearest = made.min_by_key(|position| differing(pieces, position.board()).count());
        nearest.unwrap_or(self.official()).board().clone()
    }

    /// The movements that a correction of that board leaves as they are (4.7, D.2.9), to be made on the `correct` board:
    /// pieces in the hand stay there, and a move begun in other holes than those reported stays begun.
    pub(super) fn kept_movements(&self, side: Color, correct: &Board) -> Vec<HandMovement> {
        let own = self.board(side);
        let in_hand = own.hand().iter();
        let in_hand = in_hand.filter(|held| self.is_seen() && correct.piece_at(held.from) == Some(held.piece));
        let mut now = own.pieces().clone();
        let mut lifted = Vec::new();
        for held in in_hand {
            lifted.push(held.from);
            if now.piece_at(held.from).is_none() {
                now.set_piece_at(held.from, held.piece);
            }
        }
        let begun = self.with_what_is_begun(side, correct, &now);
        let mut kept = player_board::movements(correct, &begun);
        let is_lifted = |square: &Square| begun.piece_at(*square) == correct.piece_at(*square);
        kept.extend(lifted.into_iter().filter(is_lifted).map(HandMovement::Lift));
        kept
    }

    /// The `correct` board with what the player to move has begun on their own, which stands as in `now`.
    fn with_what_is_begun(&self, side: Color, correct: &Board, now: &Board) -> Board {
        let mut board = correct.clone();
        let (turn, known) = (self.turn(), self.boards.get(side));
        if turn.side != side || !self.is_seen() {
            return board;
        }
        let stood = &known.before;
        let captured = captured_before(self, turn, &self.position_before(turn));
        let changed = differing(stood, now);
        let is_sound =
            |square: Square| correct.piece_at(square) == stood.piece_at(square) && !known.differing.contains(&square);
        let moved = changed & (now.by_color(side) | (stood.by_color(side) & !captured));
        let moved = Some(moved).filter(|squares| squares.into_iter().all(is_sound));
        // A piece of the opponent's that is off already is the first part of a capture.
        let is_taken = |square: &Square| {
            let is_off = |piece: Piece| piece.color != side && known.board.count(piece) < stood.by_piece(piece).count();
            is_sound(*square) && now.piece_at(*square).is_none() && stood.piece_at(*square).is_some_and(is_off)
        };
        let taken: Bitboard = changed.into_iter().filter(is_taken).collect();
        for square in moved.unwrap_or_default() | taken {
            match now.piece_at(square) {
                Some(piece) => board.set_piece_at(square, piece),
                None => board.discard_piece_at(square),
            }
        }
        board
    }

    /// The allowed position that differs least from that board.
    fn nearest<'a>(&self, side: Color, history: &'a [Chess]) -> Option<&'a Chess> {
        let pieces = self.board(side).pieces();
        let lags = self
            .turns
            .last
            .as_ref()
            .is_some_and(|turn| turn.side != side && !turn.executed);
        let completed = self.line.len();
        let before_last = history.iter().take(completed).next_back().filter(|_| lags);
        let expected = history.iter().skip(completed).chain(before_last);
        expected.min_by_key(|position| differing(pieces, position.board()).count())
    }

    /// The boards of a player who has made or completed the last move without having executed the opponent's before
    /// it: they lag, but nothing on them is wrong. After a move that captures the piece the opponent has just moved
    /// there is no such board, because the captured piece must leave it (D.2.3.1).
    fn behind_by_one(&self, side: Color, history: &[Chess]) -> Vec<Board> {
        let ends = [self.line.len() + 1, history.len()];
        let lines = ends.into_iter().filter_map(|end| history.get(..end));
        let boards = lines.filter_map(|line| match line {
            [.., earlier, before, after]
                if after.turn() != side && !takes_what_came(earlier.board(), before.board(), after.board(), side) =>
            {
                Some(player_board::changed(earlier.board(), before.board(), after.board()))
            }
            _ => None,
        });
        boards.collect()
    }
}

impl Game {
    /// The board of the player to move without the movements of their present move. Everything else stays, right or
    /// wrong, executed moves included.
    fn board_without_move(&self, turn: &Turn) -> Board {
        let (before, own) = (self.board_before(turn.side), self.board(turn.side));
        let mut board = own.pieces().clone();
        if hands_of(self, turn) == HandState::Idle {
            return board;
        }
        let official = self.position_before(turn);
        let captured = captured_before(self, turn, &official);
        let corrected = put_elsewhere(before, own.pieces(), official.board(), turn.side);
        for square in differing(before, own.pieces()) & !corrected {
            let (stood, stands) = (before.piece_at(square), own.pieces().piece_at(square));
            let is_own = |piece: &Piece| piece.color == turn.side;
            let has_own = stands.is_some_and(|piece| is_own(&piece));
            let has_left = stood.is_some_and(|piece| is_own(&piece)) && !captured.contains(square);
            let is_taken = stands.is_none()
                && stood.is_some_and(|piece| !is_own(&piece) && own.count(piece) < before.by_piece(piece).count());
            match stood.filter(|_| has_own || has_left || is_taken) {
                Some(piece) => board.set_piece_at(square, piece),
                None if has_own => board.discard_piece_at(square),
                None => {}
            }
        }
        board
    }

    /// The mover's own board after that move. The opponent's move that the mover must still execute stays open, unless
    /// the piece it has moved is captured: that piece leaves the board, whatever its square (D.2.3.1).
    pub fn board_with_move(&self, turn: &Turn, uci: UciMove) -> Board {
        let before = self.position_before(turn);
        let after = carried_out(before.board(), &before, uci);
        let own = self.board_without_move(turn);
        let owed = self.owed_on(turn.side).filter(|owed| owed.ply < turn.ply);
        let executed = owed.and_then(|owed| {
            let earlier = self.position_before(owed);
            let is_taken = takes_what_came(earlier.board(), before.board(), &after, turn.side);
            let moved = owed.counted(&earlier).filter(|_| is_taken)?;
            Some(carried_out(&own, &earlier, moved))
        });
        carried_out(&executed.unwrap_or(own), &before, uci)
    }

    /// Reports a board that has been still for a while: that it really differs, or that it no longer does.
    pub fn settled(&mut self, board: Color, now: Moment) -> Vec<Event> {
        let mut draft = Draft::new(self, Person::Arbiter, now);
        let game = &draft.game;
        if game.is_seen() && game.board(board).hand().is_empty() {
            let squares = lasting_differences(game, board);
            let known = &game.boards.get(board).differing;
            if !squares.is_empty() {
                if *known != squares {
                    boards_differ(&mut draft, board, squares);
                }
            } else if !known.is_empty() && game.differences(board).is_empty() {
                draft.emit(Event::BoardsAgree { board });
            }
        }
        draft.events
    }

    /// Reports that the opponent's announced move has long been due on that board, once for each move.
    pub fn not_executed(&mut self, board: Color, now: Moment) -> Vec<Event> {
        let owed = self.owed_on(board).map(|turn| turn.ply);
        let owed = owed.filter(|ply| self.boards.get(board).reminded != *ply);
        let mut draft = Draft::new(self, Person::Arbiter, now);
        if let Some(ply) = owed {
            draft.emit(Event::NotExecuted { board, ply });
        }
        draft.events
    }
}

/// The squares on which a board differs; none while its player is making or executing a move.
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
            HandState::Underway => true,
            HandState::Done(uci) => {
                let mut bases = vec![before.board().clone()];
                bases.extend(owed.map(|owed| game.position_before(owed).board().clone()));
                let mode = game.regulations().castling_mode;
                bases.iter().any(|base| after_by_hand(base, uci, mode) == *pieces)
            }
            HandState::Idle => is_captured_first(&squares, before.board(), pieces, board),
        };
        if excused {
            return Vec::new();
        }
    }
    squares
}

/// D.2.3.1 and 4.7.1: the piece to be captured is off, and nothing else has been touched.
fn is_captured_first(squares: &[Square], before: &Board, pieces: &Board, side: Color) -> bool {
    let [square] = squares else { return false };
    let stood = before.piece_at(*square);
    pieces.piece_at(*square).is_none() && stood.is_some_and(|piece| piece.color != side)
}

/// True if the opponent's move is partly executed: each of its squares is as before, as after, or empty.
fn is_on_the_way(game: &Game, turn: &Turn, pieces: &Board) -> bool {
    let before = game.position_before(turn);
    let after = game.board_after(turn);
    let touched = differing(before.board(), &after);
    differing(pieces, before.board()).into_iter().all(|square| {
        let stands = pieces.piece_at(square);
        touched.contains(square) && (stands.is_none() || stands == after.piece_at(square))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board_of(fen: &str) -> (Chess, PlayerBoard) {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        let chess: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        let board = PlayerBoard::set_up(chess.board().clone());
        (chess, board)
    }

    fn hand_state(chess: &Chess, board: &PlayerBoard) -> HandState {
        hands(
            chess.board(),
            board,
            chess,
            Bitboard::EMPTY,
            None,
            chess.turn(),
            CastlingMode::Standard,
        )
    }

    #[test]
    fn castling_is_made_when_king_and_rook_have_both_arrived() {
        let (chess, mut board) = board_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        board.lift(Square::E1);
        assert_eq!(hand_state(&chess, &board), HandState::Underway);
        board.place(
            Square::G1,
            Piece {
                color: Color::White,
                role: Role::King,
            },
        );
        assert_eq!(hand_state(&chess, &board), HandState::Underway);
        board.lift(Square::H1);
        board.place(
            Square::F1,
            Piece {
                color: Color::White,
                role: Role::Rook,
            },
        );
        assert_eq!(hand_state(&chess, &board), HandState::Done("e1g1".parse().unwrap()));
    }

    #[test]
    fn a_promotion_is_done_with_the_new_piece_on_and_the_pawn_off() {
        let (chess, mut board) = board_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        board.lift(Square::A7);
        board.place(
            Square::A8,
            Piece {
                color: Color::White,
                role: Role::Pawn,
            },
        );
        assert_eq!(hand_state(&chess, &board), HandState::Underway);
        board.remove(Square::A8, Color::White.pawn());
        board.place(
            Square::A8,
            Piece {
                color: Color::White,
                role: Role::Queen,
            },
        );
        assert_eq!(hand_state(&chess, &board), HandState::Done("a7a8q".parse().unwrap()));
    }

    #[test]
    fn en_passant_is_not_made_while_the_captured_pawn_stands() {
        let (chess, mut board) = board_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        board.lift(Square::E5);
        board.place(
            Square::D6,
            Piece {
                color: Color::White,
                role: Role::Pawn,
            },
        );
        assert_eq!(hand_state(&chess, &board), HandState::Underway);
        board.remove(Square::D5, Color::Black.pawn());
        assert_eq!(hand_state(&chess, &board), HandState::Done("e5d6".parse().unwrap()));
    }

    #[test]
    fn a_recapture_by_a_piece_of_the_same_kind_is_a_movement() {
        let (chess, mut board) = board_of("4k3/8/4p3/3P4/8/8/8/4K3 b - - 0 1");
        let mut before = chess.board().clone();
        before.set_piece_at(
            Square::D5,
            Piece {
                color: Color::Black,
                role: Role::Pawn,
            },
        );
        let captured = Bitboard::from(Square::D5);
        let (side, mode) = (Color::Black, CastlingMode::Standard);
        let read = |board: &PlayerBoard| hands(&before, board, &chess, captured, None, side, mode);
        assert_eq!(read(&PlayerBoard::set_up(before.clone())), HandState::Idle);
        assert_eq!(read(&board), HandState::Idle);
        board.lift(Square::E6);
        assert_eq!(read(&board), HandState::Underway);
        board.place(
            Square::D5,
            Piece {
                color: Color::Black,
                role: Role::Pawn,
            },
        );
        assert_eq!(read(&board), HandState::Done("e6d5".parse().unwrap()));
    }

    #[test]
    fn an_illegal_movement_of_one_piece_still_counts_as_a_move() {
        let (chess, mut board) = board_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        board.lift(Square::H1);
        board.place(
            Square::G3,
            Piece {
                color: Color::White,
                role: Role::Rook,
            },
        );
        assert_eq!(hand_state(&chess, &board), HandState::Done("h1g3".parse().unwrap()));
    }
}
