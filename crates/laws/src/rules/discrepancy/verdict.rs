//! What a comparison is given and what it finds (Art. 7.1, 8.1, D.2.9).

use shakmaty::{Board, ByColor, Chess, Color, Move, Piece, Role, Square, uci::UciMove};

use crate::refusal::Article;

/// Everything the arbiter has in front of him.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The position the game began with.
    pub start: &'a Chess,
    /// Both scoresheets as they were read.
    pub sheets: ByColor<&'a ReadSheet>,
    /// What stands on both boards; nothing where nobody has looked.
    pub boards: ByColor<Option<&'a Board>>,
    /// The game's own journal as a third witness, where there is one. It is an aid and no evidence (6.12.2).
    pub journal: Option<&'a [Move]>,
    /// What the clocks showed, one reading for each ply that has one.
    pub clock_log: &'a [ClockReading],
}

/// A scoresheet as moves: its letters and forms no longer matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadSheet {
    /// The moves, legal one after the other.
    pub moves: Vec<Move>,
    /// The first entry that is no such move; nothing behind it was read.
    pub unreadable: Option<Unreadable>,
}

/// The first entry of a sheet that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The entry as written.
    pub token: String,
    /// Its line in the text, from 1.
    pub line: usize,
    /// Its column there, in characters from 1.
    pub column: usize,
    /// What is wrong with it.
    pub reason: UnreadableReason,
}

/// Why an entry is no move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnreadableReason {
    /// No form of Appendix C.
    NoMove,
    /// It fits no legal move in this position.
    Illegal,
    /// It fits several (C.10).
    Ambiguous,
}

/// What both clocks showed after a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The ply, from 1; 0 is the beginning.
    pub ply: usize,
    /// Milliseconds left.
    pub left_ms: ByColor<u64>,
}

/// What was found, and what D.2.9 asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The answer.
    pub finding: Finding,
    /// Where the Laws say what is to be done.
    pub article: Article,
    /// How many plies both sheets have alike from the beginning.
    pub agree_plies: usize,
    /// The moves that both sheets have next; nothing where a sheet ends or cannot be read.
    pub readings: ByColor<Option<Move>>,
    /// Each board.
    pub boards: ByColor<BoardFinding>,
    /// The position to go on from: that of the sheets, or the last one in which they agree.
    pub resume: Chess,
    /// A proposal where the game goes back (7.1). The arbiter may leave the clocks as they are.
    pub clock_proposal: Option<ClockReading>,
    /// Where the Laws give no answer and the arbiter decides.
    pub not_covered: Option<NotCovered>,
    /// How each sheet stands to the game's own journal; nothing where there is none.
    pub witness: Option<ByColor<Witness>>,
}

/// The answer in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// Nothing is to be corrected; a board may be one or two plies behind.
    Agree,
    /// The sheets agree; White corrects his board.
    WhiteBoardWrong,
    /// The sheets agree; Black corrects his board.
    BlackBoardWrong,
    /// The sheets agree; both correct their boards.
    BothBoardsWrong,
    /// The sheets have different moves: back to where they agree.
    SheetsDiffer,
    /// An entry of a sheet cannot be read before anything else can be said.
    SheetUnreadable,
    /// A sheet lacks more plies than a player may still have to write (8.1.3).
    SheetIncomplete,
    /// A board stands as neither a move not yet executed nor one or two slips would leave it.
    Unexplained,
}

impl Finding {
    /// The name as the command line writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Finding::Agree => "agree",
            Finding::WhiteBoardWrong => "white_board_wrong",
            Finding::BlackBoardWrong => "black_board_wrong",
            Finding::BothBoardsWrong => "both_boards_wrong",
            Finding::SheetsDiffer => "sheets_differ",
            Finding::SheetUnreadable => "sheet_unreadable",
            Finding::SheetIncomplete => "sheet_incomplete",
            Finding::Unexplained => "unexplained",
        }
    }
}

/// A combination of which D.2.9 says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotCovered {
    /// The sheets agree, and both boards stand alike, otherwise than the sheets say.
    BoardsAgreeAgainstSheets,
    /// The boards agree, and the sheets differ.
    BoardsAgreeSheetsDiffer,
    /// A sheet is missing, too short or cannot be read.
    SheetMissing,
    /// A board stands in a way that no slip explains: it is not known that a right move was executed wrongly.
    BoardUnexplained,
}

/// One board beside the sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFinding {
    /// How it stands.
    pub state: BoardState,
    /// Where the sheets differ: with whose sheet it was compared, the one that explains it better.
    pub compared_with: Option<Color>,
    /// The fewest movements of a hand that put it right, in the order in which they can be made; none for a board that
    /// only lags.
    pub corrections: Vec<Correction>,
}

/// How a board stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// As the sheets say.
    InSync,
    /// The last plies are not yet executed.
    Behind {
        /// How many.
        plies: usize,
    },
    /// As one or two slips leave it, the earlier one first.
    Wrong {
        /// The slips; never empty.
        faults: Vec<BoardFault>,
        /// How many of the last plies are not yet executed besides.
        behind: usize,
    },
    /// Some other way.
    Unexplained,
    /// Nobody has looked.
    Unseen,
}

impl BoardState {
    /// The name as the command line writes it.
    pub const fn name(&self) -> &'static str {
        match self {
            BoardState::InSync => "in_sync",
            BoardState::Behind { .. } => "behind",
            BoardState::Wrong { .. } => "wrong",
            BoardState::Unexplained => "unexplained",
            BoardState::Unseen => "unseen",
        }
    }
}

/// One slip of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// The ply that was executed wrongly, from 1; 0 is the set-up. For a board that was turned, the last ply before that.
    pub ply: usize,
    /// What went wrong.
    pub kind: BoardFaultKind,
    /// The movement of the hand instead, as from-square and to-square; nothing where none was made or there is no such form.
    pub made: Option<UciMove>,
    /// What the sheet says.
    pub written: Option<UciMove>,
    /// Which man it names.
    pub role: Option<Role>,
}

/// What goes wrong when a right move is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardFaultKind {
    /// Another legal move was made.
    WrongMove,
    /// The captured piece was not taken off.
    NotCaptured,
    /// The pawn taken en passant was not taken off.
    EnPassantNotRemoved,
    /// The rook was left, or put wrongly, in castling.
    CastlingRook,
    /// A pawn became another piece, or stayed a pawn.
    PromotionPiece,
    /// The piece was put on a square beside the right one.
    NeighbourSquare,
    /// Another piece was put on the right square.
    WrongPiece,
    /// The move was not executed.
    Skipped,
    /// The move was executed twice.
    Repeated,
    /// The move and a later one were executed in the wrong order.
    Swapped,
    /// The board was turned.
    Rotated,
    /// The pieces were set up wrongly.
    Setup,
}

impl BoardFaultKind {
    /// Every kind.
    pub const ALL: [BoardFaultKind; 12] = [
        BoardFaultKind::WrongMove,
        BoardFaultKind::NotCaptured,
        BoardFaultKind::EnPassantNotRemoved,
        BoardFaultKind::CastlingRook,
        BoardFaultKind::PromotionPiece,
        BoardFaultKind::NeighbourSquare,
        BoardFaultKind::WrongPiece,
        BoardFaultKind::Skipped,
        BoardFaultKind::Repeated,
        BoardFaultKind::Swapped,
        BoardFaultKind::Rotated,
        BoardFaultKind::Setup,
    ];

    /// How far-fetched it is, from 0. Of several slips that leave the same board the cheapest is told: first the common one
    /// (commentary on D.2.9), then those that only one kind of move allows, then the others.
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

    /// The name as the command line writes it.
    pub const fn name(self) -> &'static str {
        match self {
            BoardFaultKind::WrongMove => "wrong_move",
            BoardFaultKind::NotCaptured => "not_captured",
            BoardFaultKind::EnPassantNotRemoved => "en_passant_not_removed",
            BoardFaultKind::CastlingRook => "castling_rook",
            BoardFaultKind::PromotionPiece => "promotion_piece",
            BoardFaultKind::NeighbourSquare => "neighbour_square",
            BoardFaultKind::WrongPiece => "wrong_piece",
            BoardFaultKind::Skipped => "skipped",
            BoardFaultKind::Repeated => "repeated",
            BoardFaultKind::Swapped => "swapped",
            BoardFaultKind::Rotated => "rotated",
            BoardFaultKind::Setup => "setup",
        }
    }
}

/// One movement of a hand in putting a board right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Take the piece off.
    Remove {
        /// Where it stands.
        from: Square,
        /// What it is.
        piece: Piece,
    },
    /// Move the piece.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it belongs.
        to: Square,
        /// What it is.
        piece: Piece,
    },
    /// Put a piece from beside the board.
    Put {
        /// Where it belongs.
        to: Square,
        /// What it is.
        piece: Piece,
    },
}

/// How a sheet stands to the game's own journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The first ply at which the sheet has another move than the journal; nothing where it has none.
    pub leaves_at: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_and_faults_have_the_names_of_the_contract() {
        let behind = BoardState::Behind { plies: 1 };
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
            BoardFaultKind::ALL.map(BoardFaultKind::name).join(" "),
            "wrong_move not_captured en_passant_not_removed castling_rook promotion_piece neighbour_square wrong_piece \
             skipped repeated swapped rotated setup"
        );
    }
}
