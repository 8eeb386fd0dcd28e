//! One move from the first touch to the press, and the opponent's duties meanwhile (D.2.1 to D.2.5, D.2.8).

use shakmaty::{Chess, Color, Role, uci::UciMove};

use super::position::legal;

/// One player's turn: touched, made and announced in either order, then completed by the press.
///
/// Made, announced and completed are not synonyms: a VI player's move is made when the captured piece is off the
/// board, the moving piece is in another hole and the move is announced (D.2.3); it is completed only by the press
/// (6.2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The player whose turn it is.
    pub side: Color,
    /// The ply, counted from 1.
    pub ply: u32,
    /// The announced move.
    pub announced: Option<UciMove>,
    /// The announcements of this turn that were corrected, the oldest first (D.2.8).
    pub corrected: Vec<UciMove>,
    /// The move made: for a VI player as announced, for a sighted player as released (4.7).
    pub made: Option<UciMove>,
    /// The clock has been pressed or the game ended with this move (6.2.1).
    pub completed: bool,
    /// True once the opponent has repeated the announcement correctly (D.2.1).
    pub repeated: bool,
    /// True once the move is executed on the opponent's board (D.2.1).
    pub executed: bool,
    /// The move last executed there; after a correction it must be taken back (D.2.8).
    pub executed_as: Option<UciMove>,
}

impl Turn {
    /// A turn in which nothing has happened yet.
    pub const fn new(side: Color, ply: u32) -> Self {
        Self {
            side,
            ply,
            announced: None,
            corrected: Vec::new(),
            made: None,
            completed: false,
            repeated: false,
            executed: false,
            executed_as: None,
        }
    }

    /// The announced move, or the move made if none is announced yet.
    pub fn uci(&self) -> Option<UciMove> {
        self.announced.or(self.made)
    }

    /// True if a move was announced, even if the announcement no longer counts (7.5.2).
    pub fn was_announced(&self) -> bool {
        self.announced.is_some() || !self.corrected.is_empty()
    }

    /// Notes that the pawn was ruled to be a queen: another piece announced for it is unsaid (7.5.2).
    pub(super) fn becomes_a_queen(&mut self) {
        let is_another = |uci: &mut UciMove| uci.promotion().is_some_and(|role| role != Role::Queen);
        if let Some(unsaid) = self.announced.take_if(is_another) {
            self.corrected.push(unsaid);
            self.repeated = false;
            self.executed = false;
        }
    }

    /// The move that counts in the position before it. If the announcement is not legal but the move made is, the
    /// words were a slip of the tongue (D.2.8), and the move made counts.
    pub fn counted(&self, before: &Chess) -> Option<UciMove> {
        let is_legal = |uci: &UciMove| legal(*uci, before).is_some();
        let said_or_made = self.announced.filter(is_legal).or(self.made.filter(is_legal));
        said_or_made.or(self.uci())
    }
}

/// The turns that are not closed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turns {
    /// The turn of the player to move.
    pub(super) now: Turn,
    /// Turns made, legal and not yet completed, the older first (6.2.2).
    pub(super) pending: Vec<Turn>,
    /// The last completed turn, with the opponent's duties.
    pub(super) last: Option<Turn>,
}

impl Turns {
    /// Starts with a fresh turn of that side.
    pub(super) const fn new(side: Color, ply: u32) -> Self {
        Self {
            now: Turn::new(side, ply),
            pending: Vec::new(),
            last: None,
        }
    }

    /// The turn of that number.
    pub(super) fn by_ply(&mut self, ply: u32) -> Option<&mut Turn> {
        let turns = self.last.iter_mut().chain(&mut self.pending).chain([&mut self.now]);
        turns.into_iter().find(|turn| turn.ply == ply)
    }

    /// Passes the turn to the opponent of that side; returns the present turn.
    pub(super) fn pass_from(&mut self, side: Color) -> Turn {
        let next = Turn::new(side.other(), self.now.ply.saturating_add(1));
        std::mem::replace(&mut self.now, next)
    }

    /// Begins that turn of that side, dropping moves made and not completed; returns the present turn.
    pub(super) fn begin(&mut self, side: Color, ply: u32) -> Turn {
        self.pending.clear();
        std::mem::replace(&mut self.now, Turn::new(side, ply))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_turn_follows_from_who_moved_even_out_of_turn() {
        // Some journals of earlier programs have this order.
        let mut turns = Turns::new(Color::Black, 2);
        let closed = turns.pass_from(Color::White);
        assert_eq!((closed.side, closed.ply), (Color::Black, 2));
        assert_eq!((turns.now.side, turns.now.ply), (Color::Black, 3));
    }

    #[test]
    fn an_illegal_announcement_yields_to_the_move_on_the_board() {
        let start = Chess::default();
        let turn = |announced: Option<&str>, made: Option<&str>| Turn {
            announced: announced.map(|uci| uci.parse().unwrap()),
            made: made.map(|uci| uci.parse().unwrap()),
            ..Turn::new(Color::White, 1)
        };
        let counted = |announced, made| turn(announced, made).counted(&start).map(|uci| uci.to_string());
        assert_eq!(counted(Some("d2d4"), Some("e2e4")).as_deref(), Some("d2d4"));
        assert_eq!(counted(Some("e2e5"), Some("e2e4")).as_deref(), Some("e2e4"));
        assert_eq!(counted(None, Some("e2e4")).as_deref(), Some("e2e4"));
        // An illegal move that is announced and made, or announced alone, is that move.
        assert_eq!(counted(Some("e2e5"), Some("e2e5")).as_deref(), Some("e2e5"));
        assert_eq!(counted(Some("e2e5"), Some("d2d5")).as_deref(), Some("e2e5"));
        assert_eq!(counted(Some("e2e5"), None).as_deref(), Some("e2e5"));
        assert_eq!(counted(None, None), None);
    }
}
