//! The input and the result of a comparison (Art. 7.1, 8.1, D.2.9).

use shakmaty::{Board, ByColor, Chess, Color, Move, Piece, Role, Square, uci::UciMove};

use crate::refusal::Article;

/// The evidence before the arbiter.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The position the game began with.
    pub start: &'a Chess,
    /// Both scoresheets as they were read.
    pub sheets: ByColor<&'a ReadSheet>,
    /// The pieces on both boards; `None` for a board nobody has looked at.
    pub boards: ByColor<Option<&'a Board>>,
    /// The game's own journal as a third witness, if there is one. It is an aid, not evidence (6.12.2).
    pub journal: Option<&'a [Move]>,
    /// Readings of both clocks, one for each ply that has one.
    pub clock_log: &'a [ClocksAfterPly],
}

/// A scoresheet as moves, independent of its letters and forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadSheet {
    /// The moves, legal one after the other.
    pub moves: Vec<Move>,
    /// The first entry that is not such a move; later entries were not read.
    pub unreadable: Option<UnreadableEntry>,
    /// The parts that are no moves and are to be cleared up.
    pub doubts: Vec<SheetDoubt>,
}

/// A part of a sheet that is to be cleared up, although every move could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetDoubt {
    /// The kind of doubt.
    pub kind: SheetDoubtKind,
    /// The number, the result or the move as written.
    pub token: String,
    /// The line in the text, from 1.
    pub line: usize,
    /// The column there, in characters from 1.
    pub column: usize,
}

named! {
    /// The kind of a doubt about a sheet.
    SheetDoubtKind {
        /// A move number that is not that of the next move.
        WrongNumber = "wrong_number",
        /// Another result follows this one.
        TwoResults = "two_results",
        /// A comment without its closing brace.
        OpenComment = "open_comment",
        /// A tag before the moves that is not `[Name "value"]`.
        BrokenTag = "broken_tag",
        /// The sign of a capture, check, mate or en passant that the move is not.
        UntrueSign = "untrue_sign",
    }
}

/// The first entry of a sheet that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableEntry {
    /// The entry as written.
    pub token: String,
    /// The line in the text, from 1.
    pub line: usize,
    /// The column there, in characters from 1.
    pub column: usize,
    /// The fault of the entry.
    pub reason: UnreadableReason,
    /// The movement that is written, in English letters; `None` if the entry is no form of Appendix C.
    pub movement: Option<String>,
}

/// The reason an entry is not a move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnreadableReason {
    /// Not a form of Appendix C.
    NoMove,
    /// Fits no legal move in this position.
    Illegal,
    /// Names a king or a pawn for the pawn that promotes (3.7.3.3): an illegal move, too.
    WrongPromotion,
    /// Fits several legal moves (C.10).
    Ambiguous,
    /// Lacks the promotion piece (C.11).
    Incomplete,
}

impl UnreadableReason {
    /// True if a move is written that is not legal.
    pub const fn is_illegal(self) -> bool {
        match self {
            Self::Illegal | Self::WrongPromotion => true,
            Self::NoMove | Self::Ambiguous | Self::Incomplete => false,
        }
    }
}

/// The times on both clocks after a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClocksAfterPly {
    /// The ply, from 1; 0 for the beginning.
    pub ply: usize,
    /// Time left, in milliseconds.
    pub left_ms: ByColor<u64>,
}

/// The findings, and the consequences under D.2.9.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The answer.
    pub finding: Finding,
    /// The Article that says what is to be done.
    pub article: Article,
    /// Number of equal plies on both sheets from the beginning.
    pub agree_plies: usize,
    /// The moves that both sheets have next; `None` if a sheet ends or cannot be read.
    pub readings: ByColor<Option<Move>>,
    /// The finding on each board.
    pub boards: ByColor<BoardFinding>,
    /// The position to continue from: that of the sheets, or the last one in which they agree.
    pub resume: Chess,
    /// A proposal for the clocks if the game goes back (7.1). The arbiter may leave them as they are.
    pub clock_proposal: Option<ClocksAfterPly>,
    /// The gap in the Laws, if they give no answer and the arbiter decides.
    pub not_covered: Option<NotCovered>,
    /// The relation of each sheet to the game's own journal; `None` without a journal.
    pub witness: Option<ByColor<Witness>>,
}

named! {
    /// The answer in one word.
    Finding {
        /// No correction needed; a board may be one or two plies behind.
        Agree = "agree",
        /// The sheets agree; White corrects their board.
        WhiteBoardWrong = "white_board_wrong",
        /// The sheets agree; Black corrects their board.
        BlackBoardWrong = "black_board_wrong",
        /// The sheets agree; both correct their boards.
        BothBoardsWrong = "both_boards_wrong",
        /// The sheets have different moves: back to the last position in which they agree.
        SheetsDiffer = "sheets_differ",
        /// An entry of a sheet cannot be read, which prevents any other finding.
        SheetUnreadable = "sheet_unreadable",
        /// A sheet lacks more plies than a player may still have to write (8.1.3): no board is corrected by it.
        SheetIncomplete = "sheet_incomplete",
        /// The sheets agree up to an illegal move that is the same on both (7.5.1).
        IllegalMove = "illegal_move",
        /// A board that neither a missing execution nor one or two slips explain, or boards that go apart after the sheets.
        Unexplained = "unexplained",
    }
}

/// A combination that D.2.9 does not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotCovered {
    /// The sheets agree, and both boards are alike but differ from the sheets.
    BoardsAgreeAgainstSheets,
    /// The boards agree, and the sheets differ.
    BoardsAgreeSheetsDiffer,
    /// A sheet is missing, too short or cannot be read.
    SheetMissing,
    /// No slip explains a board: it is not known whether a right move was executed wrongly.
    BoardUnexplained,
    /// Both boards have moves that the sheets lack, and not the same ones.
    BoardsAheadDiffer,
}

/// The finding on one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFinding {
    /// The state of the board.
    pub state: BoardState,
    /// The player whose sheet it was compared with, where the sheets differ: the one that explains it better.
    pub compared_with: Option<Color>,
    /// The fewest movements of a hand that correct it, in an order in which they can be made; empty for a board that only lags.
    pub corrections: Vec<Correction>,
}

/// The state of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// In agreement with the sheets.
    InSync,
    /// The last plies are not yet executed.
    Behind {
        /// Number of these plies.
        plies: usize,
    },
    /// The next plies are executed already, which the sheets may still lack (8.1.3).
    Ahead {
        /// Number of these plies; 1 where both sheets have an illegal move that the board shows.
        plies: usize,
    },
    /// Explained by one or two slips, the earlier one first.
    Wrong {
        /// The slips; never empty.
        faults: Vec<BoardFault>,
        /// Number of the last plies that are not yet executed either.
        behind: usize,
    },
    /// Not explained.
    Unexplained,
    /// Not looked at.
    Unseen,
}

impl BoardState {
    /// The name as the command line writes it.
    pub const fn name(&self) -> &'static str {
        match self {
            BoardState::InSync => "in_sync",
            BoardState::Behind { .. } => "behind",
            BoardState::Ahead { .. } => "ahead",
            BoardState::Wrong { .. } => "wrong",
            BoardState::Unexplained => "unexplained",
            BoardState::Unseen => "unseen",
        }
    }
}

/// One slip of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// The ply that was executed wrongly, from 1; 0 for the set-up. For a turned board, the last ply before the turn.
    pub ply: usize,
    /// The kind of slip.
    pub kind: BoardFaultKind,
    /// The movement of the hand instead, as from-square and to-square; `None` if there was none or it has no such form.
    pub made: Option<UciMove>,
    /// The move on the sheet.
    pub written: Option<UciMove>,
    /// The role of the piece in that move.
    pub role: Option<Role>,
}

named! {
    /// A way in which a right move is executed wrongly.
    BoardFaultKind {
        /// Another legal move was made.
        WrongMove = "wrong_move",
        /// The captured piece was not taken off.
        NotCaptured = "not_captured",
        /// The pawn taken en passant was not taken off.
        EnPassantNotRemoved = "en_passant_not_removed",
        /// The rook was left, or put wrongly, in castling.
        CastlingRook = "castling_rook",
        /// A pawn became another piece, or stayed a pawn.
        PromotionPiece = "promotion_piece",
        /// The piece was put on a square next to the right one.
        NeighbourSquare = "neighbour_square",
        /// Another piece was put on the right square.
        WrongPiece = "wrong_piece",
        /// The move was not executed.
        Skipped = "skipped",
        /// The move was executed twice.
        Repeated = "repeated",
        /// The move and a later one were executed in the wrong order.
        Swapped = "swapped",
        /// The board was turned.
        Rotated = "rotated",
        /// The pieces were set up wrongly.
        Setup = "setup",
    }
}

impl BoardFaultKind {
    /// The cost of this kind of slip, from 0. Of several slips that leave the same board the cheapest is reported:
    /// first the common one (commentary on D.2.9), then those that only one kind of move allows, then the others.
    pub(super) const fn cost(self) -> u8 {
        match self {
            BoardFaultKind::Skipped => 0,
            BoardFaultKind::EnPassantNotRemoved => 1,
            BoardFaultKind::CastlingRook => 2,
            BoardFaultKind::PromotionPiece => 3,
            BoardFaultKind::WrongMove => 4,
            BoardFaultKind::NotCaptured => 5,
            BoardFaultKind::NeighbourSquare => 6,
            BoardFaultKind::WrongPiece => 7,
            BoardFaultKind::Repeated => 8,
            BoardFaultKind::Swapped => 9,
            BoardFaultKind::Rotated => 10,
            BoardFaultKind::Setup => 11,
        }
    }
}

/// One movement of a hand in correcting a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Take the piece off.
    Remove {
        /// The square it stands on.
        from: Square,
        /// The piece.
        piece: Piece,
    },
    /// Move the piece.
    Move {
        /// The square it stands on.
        from: Square,
        /// The square it belongs on.
        to: Square,
        /// The piece.
        piece: Piece,
    },
    /// Put a piece from off the board.
    Put {
        /// The square it belongs on.
        to: Square,
        /// The piece.
        piece: Piece,
    },
}

/// The relation of a sheet to the game's own journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The first ply at which the sheet differs from the journal; `None` if it does not.
    pub leaves_at: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_and_faults_have_the_names_of_the_contract() {
        let behind = BoardState::Behind { plies: 1 };
        let kinds = BoardFaultKind::ALL.iter().copied();
        let wrong = BoardState::Wrong {
            faults: Vec::new(),
            behind: 0,
        };
        let states = [
            BoardState::InSync,
            behind,
            wrong,
            BoardState::Unexplained,
            BoardState::Unseen,
        ];
        assert_eq!(
            states.map(|state| state.name()),
            ["in_sync", "behind", "wrong", "unexplained", "unseen"]
        );
        assert_eq!(
            kinds.map(BoardFaultKind::as_str).collect::<Vec<_>>().join(" "),
            "wrong_move not_captured en_passant_not_removed castling_rook promotion_piece neighbour_square wrong_piece \
             skipped repeated swapped rotated setup"
        );
    }
}
