//! What happened, in the past tense. The game is the fold of its events; the names are those of the contract.

use shakmaty::{Board, ByColor, Color, Piece, Square, uci::UciMove};

use super::claim::Claim;
use super::command::Approval;
use super::ending::{Ending, GameResult};
use super::penalty::Penalty;
use super::people::Person;
pub use super::proposal::{NoProposalKind, Proposal, ProposalKind};
use super::refusal::Article;

/// What happened. `by` is who did it; `side` and `board` say whose move, clock or board it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the fields are the keys of the contract; times in milliseconds"
)]
pub enum Event {
    /// The clock of `side` began to run.
    ClocksStarted {
        by: Person,
        side: Color,
    },
    /// Both clocks stand; `by` is nobody when the program stopped them after a restart.
    ClocksStopped {
        by: Option<Person>,
        left_ms: ByColor<u64>,
    },
    /// A piece was touched: on a peg board taken out of its hole (D.2.2).
    PieceTouched {
        by: Person,
        board: Color,
        square: Square,
        piece: Piece,
    },
    PieceLifted {
        by: Person,
        board: Color,
        square: Square,
        piece: Piece,
    },
    PiecePlaced {
        by: Person,
        board: Color,
        square: Square,
        piece: Piece,
    },
    PieceRemoved {
        by: Person,
        board: Color,
        square: Square,
        piece: Piece,
    },
    /// A move of `side` was announced (D.2.1).
    MoveAnnounced {
        by: Person,
        side: Color,
        ply: u32,
        uci: UciMove,
        text: String,
    },
    /// The announcement was corrected before the press (D.2.8).
    AnnouncementCorrected {
        by: Person,
        side: Color,
        ply: u32,
        uci: UciMove,
        text: String,
    },
    /// The opponent of the mover repeated the move rightly; `side` is the repeater's.
    MoveRepeated {
        by: Person,
        side: Color,
        ply: u32,
        uci: UciMove,
    },
    /// He repeated another move.
    RepeatDiffers {
        by: Person,
        side: Color,
        ply: u32,
        uci: UciMove,
        announced: UciMove,
    },
    /// The move of `side` is made (4.7, D.2.3).
    MoveMade {
        by: Person,
        side: Color,
        ply: u32,
        uci: UciMove,
    },
    /// The opponent's move stands on the board of `board` (D.2.1).
    MoveExecuted {
        by: Person,
        board: Color,
        ply: u32,
        uci: UciMove,
    },
    /// The clock was pressed; both clocks show this now.
    ClockPressed {
        by: Person,
        side: Color,
        left_ms: ByColor<u64>,
    },
    /// The move is completed and is part of the game (6.2.1); `san` in English letters.
    MoveCompleted {
        side: Color,
        ply: u32,
        uci: UciMove,
        san: String,
    },
    /// An entry on the scoresheet of `side`.
    MoveRecorded {
        by: Person,
        side: Color,
        text: String,
    },
    /// The entry at that place of the scoresheet of `side`, counted from 1, is struck out; `text` stands for it now.
    EntryCorrected {
        by: Person,
        side: Color,
        place: u32,
        text: String,
    },
    /// An illegal move was completed (7.5.1).
    IllegalMove {
        side: Color,
        uci: UciMove,
        article: Article,
    },
    /// The arbiter, or the Laws where no discretion is left, changed a clock.
    TimeAdjusted {
        by: Option<Person>,
        side: Color,
        left_ms: ByColor<u64>,
        delta_ms: i64,
    },
    /// A move counter was set.
    MovesAdjusted {
        by: Person,
        side: Color,
        moves: u32,
    },
    /// The arbiter set the period in force, counted from 1.
    PeriodAdjusted {
        by: Person,
        side: Color,
        period: u32,
    },
    /// From now on every move brings so much, to both (Guideline III.4).
    IncrementSet {
        by: Option<Person>,
        increment_ms: u64,
        article: Article,
    },
    /// The half-hourly line of the arbiter's record: what both clocks and both counters show.
    TimesChecked {
        left_ms: ByColor<u64>,
        moves: ByColor<u32>,
    },
    /// `side` has passed into that period, counted from 1.
    PeriodPassed {
        side: Color,
        period: usize,
    },
    /// The flag of `side` fell (6.8).
    FlagFell {
        side: Color,
        left_ms: ByColor<u64>,
    },
    /// A draw was offered; out of its proper order the Article on disturbance is cited (9.1.2.1, 11.5).
    DrawOffered {
        by: Person,
        side: Color,
        article: Option<Article>,
    },
    DrawAccepted {
        by: Person,
        side: Color,
    },
    DrawDeclined {
        by: Person,
        side: Color,
    },
    /// The arbiter compared both boards with the official position.
    BoardsCompared {
        by: Person,
    },
    /// The board of `board` differs from the official position on these squares (D.2.9).
    BoardsDiffer {
        board: Color,
        squares: Vec<Square>,
        article: Article,
    },
    /// The board of `board` shows the official position again.
    BoardsAgree {
        board: Color,
    },
    /// The opponent's move of that ply, long announced, does not stand on the board of `board` (D.2.1).
    NotExecuted {
        board: Color,
        ply: u32,
    },
    /// Both scoresheets were compared; `text` is the entry that cannot be read, `official_plies` what the record bears out.
    SheetsCompared {
        by: Person,
        verdict: super::sheets::SheetsVerdict,
        agree_plies: u32,
        official_plies: u32,
        text: Option<String>,
    },
    /// The scoresheets differ at that ply; what each reads there (D.2.9).
    SheetsDiffer {
        ply: u32,
        next: ByColor<Option<UciMove>>,
        article: Article,
    },
    /// A scoresheet on paper was entered as it reads.
    SheetEntered {
        by: Person,
        side: Color,
        text: String,
    },
    /// The arbiter's commands need a PIN, of which only a salted hash is kept.
    RegulationsLocked {
        by: Person,
        salt: String,
        hash: String,
    },
    /// The lock is taken off again, and with it the competition it put the table in.
    RegulationsUnlocked {
        by: Person,
    },
    /// Somebody entered a PIN for the arbiter's desk; which one is kept nowhere.
    PinEntered {
        by: Person,
        accepted: bool,
    },
    /// A board was entered as it really stands.
    BoardEntered {
        by: Person,
        board: Color,
        pieces: Board,
    },
    /// Both boards and the game are back at the position after `ply` (7.1).
    PositionReinstated {
        by: Option<Person>,
        ply: u32,
    },
    WarningGiven {
        by: Person,
        side: Color,
        text: String,
    },
    /// A penalty was ruled; one the arbiter chose (12.9) is named and counts on no ladder.
    PenaltyGiven {
        by: Option<Person>,
        side: Color,
        count: u32,
        article: Article,
        penalty: Option<Penalty>,
    },
    NoteWritten {
        by: Person,
        text: String,
    },
    Approved {
        by: Person,
        what: Approval,
    },
    Signed {
        by: Person,
        side: Color,
        result: GameResult,
    },
    Arrived {
        by: Person,
        side: Color,
    },
    GameEnded {
        ending: Ending,
    },
    /// A game is adjourned, sealed or resumed (Guidelines I).
    Adjournment(super::adjournment::Adjourning),
    /// The duty to record has changed, or is not met (Art. 8).
    Recording(super::recording::Recording),
    /// An illegal move lies on the boards, was taken up, or stands (A.5.2).
    Standing(super::standing::Standing),
    /// A player adjusts a piece after saying so (4.2.1).
    PieceAdjusted {
        by: Person,
        side: Color,
        square: Square,
    },
    /// A claim to the arbiter; `side` is the claimant.
    Claimed {
        by: Person,
        side: Color,
        claim: Claim,
        article: Article,
    },
    /// The claim was upheld or rejected; by nobody where there is no arbiter and a count decides.
    ClaimSettled {
        by: Option<Person>,
        side: Color,
        claim: Claim,
        upheld: bool,
        article: Article,
    },
    /// Something the arbiter, or without one both players, may carry out.
    Proposed {
        proposal: Proposal,
    },
    /// A proposal was carried out or set aside.
    Settled {
        by: Option<Person>,
        kind: ProposalKind,
        accepted: bool,
    },
}

impl Event {
    /// Who did it, where somebody did.
    pub const fn by(&self) -> Option<Person> {
        match self {
            Self::ClocksStopped { by, .. }
            | Self::TimeAdjusted { by, .. }
            | Self::PositionReinstated { by, .. }
            | Self::PenaltyGiven { by, .. }
            | Self::ClaimSettled { by, .. }
            | Self::IncrementSet { by, .. }
            | Self::Settled { by, .. } => *by,
            Self::Adjournment(what) => Some(what.by()),
            Self::Recording(what) => what.by(),
            Self::ClocksStarted { by, .. }
            | Self::PieceTouched { by, .. }
            | Self::PieceLifted { by, .. }
            | Self::PiecePlaced { by, .. }
            | Self::PieceRemoved { by, .. }
            | Self::MoveAnnounced { by, .. }
            | Self::AnnouncementCorrected { by, .. }
            | Self::MoveRepeated { by, .. }
            | Self::RepeatDiffers { by, .. }
            | Self::MoveMade { by, .. }
            | Self::MoveExecuted { by, .. }
            | Self::ClockPressed { by, .. }
            | Self::MoveRecorded { by, .. }
            | Self::EntryCorrected { by, .. }
            | Self::MovesAdjusted { by, .. }
            | Self::PeriodAdjusted { by, .. }
            | Self::DrawOffered { by, .. }
            | Self::DrawAccepted { by, .. }
            | Self::DrawDeclined { by, .. }
            | Self::BoardsCompared { by }
            | Self::SheetsCompared { by, .. }
            | Self::SheetEntered { by, .. }
            | Self::RegulationsLocked { by, .. }
            | Self::RegulationsUnlocked { by }
            | Self::PinEntered { by, .. }
            | Self::BoardEntered { by, .. }
            | Self::WarningGiven { by, .. }
            | Self::NoteWritten { by, .. }
            | Self::Approved { by, .. }
            | Self::Signed { by, .. }
            | Self::PieceAdjusted { by, .. }
            | Self::Claimed { by, .. }
            | Self::Arrived { by, .. } => Some(*by),
            Self::Standing(what) => what.by(),
            Self::MoveCompleted { .. }
            | Self::IllegalMove { .. }
            | Self::PeriodPassed { .. }
            | Self::TimesChecked { .. }
            | Self::FlagFell { .. }
            | Self::BoardsDiffer { .. }
            | Self::BoardsAgree { .. }
            | Self::NotExecuted { .. }
            | Self::SheetsDiffer { .. }
            | Self::GameEnded { .. }
            | Self::Proposed { .. } => None,
        }
    }
}
