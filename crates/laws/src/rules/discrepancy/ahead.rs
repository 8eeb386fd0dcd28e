//! The legal moves that lead from the end of the scoresheets to a board: moves that the sheets may still lack (Article 8.1.3).

use shakmaty::{Board, CastlingSide, Chess, Color, Move, Position as _, Role, Square, uci::UciMove};

use crate::player_board::{after_by_hand, differing};

/// Positions that one search may reach, so that a board without an explanation takes no longer.
const POSITIONS: usize = 10_000;

/// A position that shows that board, reached by the fewest legal moves, and their number; `None` if more than `most`
/// would be needed.
pub(super) fn continued(from: &Chess, board: &Board, most: usize) -> Option<(usize, Chess)> {
    let mut search = Search {
        board,
        positions: POSITIONS,
    };
    (0..=most).find_map(|plies| Some((plies, search.reach(from, plies)?)))
}

/// True if the pieces on that board can be left over from that position, whatever the moves were.
pub(super) fn may_continue(from: &Chess, board: &Board) -> bool {
    Color::ALL.into_iter().all(|side| {
        let count = |board: &Board, role: Role| (board.by_color(side) & board.by_role(role)).count();
        let more = |role: Role| count(board, role).saturating_sub(count(from.board(), role));
        let promoted: usize = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .map(more)
            .into_iter()
            .sum();
        let pawns = count(from.board(), Role::Pawn).checked_sub(count(board, Role::Pawn));
        count(board, Role::King) == 1 && pawns.is_some_and(|gone| promoted <= gone)
    })
}

/// The boards that the player to move leaves with that illegal movement, in the English letters of `UnreadableEntry`.
pub(super) fn shown_by_hand(position: &Chess, movement: &str) -> Vec<Board> {
    let (side, mode, board) = (position.turn(), position.castles().mode(), position.board());
    let by_hand = |from, to, promotion| after_by_hand(board, UciMove::Normal { from, to, promotion }, mode);
    let wing = match movement {
        "O-O" => Some(CastlingSide::KingSide),
        "O-O-O" => Some(CastlingSide::QueenSide),
        _squares => None,
    };
    if let Some(wing) = wing {
        let king = board.king_of(side).into_iter();
        return king.map(|king| by_hand(king, wing.king_to(side), None)).collect();
    }
    let promotion = movement.chars().last().and_then(Role::from_char);
    let squares = movement
        .get(1..)
        .unwrap_or_default()
        .trim_end_matches(char::is_uppercase);
    let (hints, to) = squares
        .split_at_checked(squares.len().saturating_sub(2))
        .unwrap_or_default();
    let (Some(role), Ok(to)) = (movement.chars().next().and_then(Role::from_char), to.parse::<Square>()) else {
        return Vec::new();
    };
    let fits = |from: &Square| {
        let is_whole = hints.len() == 2 && role == Role::Pawn;
        let name = from.to_string();
        (is_whole || board.role_at(*from) == Some(role)) && hints.chars().all(|hint| name.contains(hint))
    };
    let from = board.by_color(side).into_iter().filter(fits);
    from.map(|from| by_hand(from, to, promotion)).collect()
}

/// A search for a board.
struct Search<'a> {
    board: &'a Board,
    /// Positions that may still be reached.
    positions: usize,
}

impl Search<'_> {
    fn reach(&mut self, from: &Chess, plies: usize) -> Option<Chess> {
        let differ = differing(from.board(), self.board).count();
        let Some(left) = plies.checked_sub(1) else {
            return (differ == 0).then(|| from.clone());
        };
        // A move changes two squares, captures en passant three, castling four.
        if differ > 2 * plies + 2 {
            return None;
        }
        from.legal_moves().into_iter().find_map(|legal: Move| {
            self.positions = self.positions.checked_sub(1)?;
            let mut next = from.clone();
            next.play_unchecked(legal);
            self.reach(&next, left)
        })
    }
}
