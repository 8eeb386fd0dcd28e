//! Commands of a person to the game, in the imperative, and who may give them (Art. 4.9, 6.2.6, 8.1.6, 12, D.2.10, D.2.11).

use shakmaty::{Board, ByColor, Color, Piece, Square, uci::UciMove};

use super::discrepancy::ReadSheet;
pub use super::duty::Duty;
use super::refusal::{Code, Lack, Refusal};
use crate::adjournment::Envelope;
pub use crate::claim::{Claim, Irregularity};
use crate::ending::GameResult;
use crate::penalty::Penalty;
use crate::people::{People, Person};
use crate::proposal::ProposalKind;
pub use crate::regulations::Approval;
use crate::regulations::{Regulations, Rule, Venue};

/// A move in words: its meaning and its wording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The move, legal or not, as it was understood.
    pub uci: UciMove,
    /// The announcement in the game's vocabulary, in the Laws' spelling ("Springer Felix drei").
    pub text: String,
}

/// The answer to an offer to correct an illegal move that stands (A.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The position before it is restored.
    Accepted,
    /// The move stands.
    Declined,
}

/// A command about the adjournment of the game (Guidelines I).
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adjourn {
    /// Tell the player to move to seal: by the arbiter (I.1.1), or at the player's own wish before the session ends (I.1.2).
    Tell { until: Option<String> },
    /// Seal a move; `uci` is its meaning, if that is plain, and is stored nowhere.
    Seal {
        side: Color,
        envelope: Envelope,
        uci: Option<UciMove>,
    },
    /// Open the envelope, in which `text` was found (I.7, I.9).
    Open { text: String, uci: Option<UciMove> },
    /// The envelope is missing (I.12).
    Lose,
    /// The envelope is missing, and the adjourned position cannot be set up again (I.12.2).
    LosePosition,
    /// The game is resumed (I.5, I.9).
    Resume,
}

/// A command. Composite acts (`plays`, `copies`, one Enter at home) are several commands, each with events of its own.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Announce a move of `side` (D.2.1).
    Announce { side: Color, words: Words },
    /// Correct a slip of the tongue (D.2.8).
    CorrectAnnouncement { side: Color, words: Words },
    /// Repeat the opponent's announcement for `side` (D.2.1).
    Repeat { side: Color, words: Words },
    /// Take a piece out of its hole on the board of `board` (D.2.2).
    Lift { board: Color, square: Square },
    /// Put down the piece in the hand, or the named piece from off the board.
    Place {
        board: Color,
        square: Square,
        piece: Option<Piece>,
    },
    /// Take a piece off the board.
    Remove { board: Color, square: Square },
    /// Press the clock of `side` (6.2.1, D.2.4).
    PressClock { side: Color },
    /// Stop both clocks (6.11).
    StopClocks,
    /// Start the clocks (6.6, 6.11.3).
    StartClocks,
    /// Arrive at the board (6.7).
    Arrive { side: Color },
    /// Write an entry on the scoresheet of `side` (8.1).
    Record { side: Color, text: String },
    /// Ask the arbiter or the arbiter's assistant to show the record of the game (A.4.3).
    AskRecord { side: Color },
    /// Correct the entry at that place of the scoresheet, counted from 1; without words it is struck out (8.1.4).
    CorrectEntry { side: Color, place: u32, text: String },
    /// An entry spoken onto the recorder begins there, in milliseconds of the recording (D.2.7).
    MarkRecorder { side: Color, at_ms: u64 },
    /// Sign the scoresheet with the result (8.7).
    Sign { side: Color, result: GameResult },
    /// Offer a draw (9.1.2).
    OfferDraw { side: Color },
    /// Accept the draw.
    AcceptDraw { side: Color },
    /// Decline the draw in words.
    DeclineDraw { side: Color },
    /// Offer to correct an illegal move that stands (A.5.2).
    OfferCorrection { side: Color },
    /// Accept or decline that offer.
    AnswerCorrection { side: Color, answer: Answer },
    /// Resign (5.1.2).
    Resign { side: Color },
    /// Claim that the opponent's flag has fallen (6.8, D.2.10.5).
    ClaimFlag { side: Color },
    /// Set a clock, in milliseconds (6.10.2, 7.1).
    SetTime { side: Color, left_ms: u64 },
    /// Add time to a clock, in milliseconds (7.5.5, 12.9.2).
    AddTime { side: Color, by_ms: u64 },
    /// Take time from a clock, in milliseconds (12.9.3).
    TakeTime { side: Color, by_ms: u64 },
    /// Set a move counter (6.10.2).
    SetMoves { side: Color, moves: u32 },
    /// Set the period in force, counted from 1; times and counter stay (6.10.2).
    SetPeriod { side: Color, period: u32 },
    /// Compare both boards with the official position (D.2.9).
    CompareBoards,
    /// Note the state of the game before it is reconstructed on another board (8.5.3).
    Reconstruct,
    /// Compare both scoresheets, read as moves (D.2.9).
    CompareSheets { sheets: ByColor<ReadSheet> },
    /// Enter a scoresheet that is kept on paper.
    EnterSheet { side: Color, text: String },
    /// Lock the regulations with a PIN, of which this is the salted hash.
    Lock {
        salt: String,
        hash: String,
        /// The key and the name of the tournament whose rulings apply while it is locked.
        event: Option<(String, String)>,
    },
    /// Take the lock off again.
    Unlock,
    /// Enter the actual position on a board.
    EnterBoard { board: Color, pieces: Board },
    /// Go back to the position after that ply on both boards (7.1, D.2.9).
    Reinstate { ply: u32 },
    /// Let the opponent of this player, `side`, take back their last move and what followed it. The Laws do not know this: at home only.
    TakeBack { side: Color },
    /// Warn a player (12.9.1).
    Warn { side: Color, text: String },
    /// Penalise a player; a penalty of time may give the milliseconds (12.9), and any penalty the arbiter's reason, which is noted.
    Penalise {
        side: Color,
        penalty: Penalty,
        by_ms: Option<u64>,
        reason: String,
    },
    /// Carry out the oldest open proposal of that kind.
    AcceptProposal { kind: ProposalKind },
    /// Set the oldest open proposal of that kind aside.
    DeclineProposal { kind: ProposalKind },
    /// Rule the result (Art. 12).
    RuleResult { result: GameResult, text: String },
    /// Annul the result, for that reason: the game had ended by mistake (Art. 12).
    AnnulResult { text: String },
    /// Approve an assistant or the device.
    Approve { what: Approval },
    /// Note something for the record.
    Note { text: String },
    /// Adjourn, seal, open the envelope, resume (Guidelines I).
    Adjourn(Adjourn),
    /// Adjust a piece after saying so (4.2.1).
    Adjust { side: Color, square: Square },
    /// Claim a draw, a touched piece, an illegal move or another fault (4.8, 7, 9.2, 9.3).
    Claim { side: Color, claim: Claim },
    /// Report an irregularity of `side` that the arbiter has seen (12.2.1).
    Find { side: Color, claim: Claim },
    /// Decide the oldest open claim (9.5).
    SettleClaim { upheld: bool },
}

impl Command {
    /// The duty this command belongs to, which decides on who may give it.
    pub fn duty(&self) -> Duty {
        match self {
            Self::Announce { side, .. } | Self::CorrectAnnouncement { side, .. } | Self::Repeat { side, .. } => {
                Duty::Speak(*side)
            }
            Self::Lift { board, .. } | Self::Place { board, .. } | Self::Remove { board, .. } => Duty::Hand(*board),
            Self::PressClock { side } => Duty::Press(*side),
            Self::StopClocks => Duty::StopClocks,
            Self::StartClocks => Duty::StartClocks,
            Self::Record { side, .. } | Self::CorrectEntry { side, .. } | Self::MarkRecorder { side, .. } => {
                Duty::Record(*side)
            }
            Self::Arrive { side }
            | Self::Sign { side, .. }
            | Self::OfferDraw { side }
            | Self::AcceptDraw { side }
            | Self::DeclineDraw { side }
            | Self::OfferCorrection { side }
            | Self::AnswerCorrection { side, .. }
            | Self::AskRecord { side }
            | Self::Resign { side } => Duty::OwnGame(*side),
            Self::TakeBack { side } => Duty::OwnGame(side.other()),
            Self::ClaimFlag { side }
            | Self::Claim {
                side,
                claim: Claim::Touched(_),
            } => Duty::ClaimFlag(*side),
            Self::Claim { side, .. } | Self::Adjust { side, .. } => Duty::OwnGame(*side),
            Self::SetTime { .. }
            | Self::AddTime { .. }
            | Self::TakeTime { .. }
            | Self::SetMoves { .. }
            | Self::SetPeriod { .. } => Duty::SetClocks,
            Self::Penalise { .. }
            | Self::CompareBoards
            | Self::Reconstruct
            | Self::Find { .. }
            | Self::CompareSheets { .. }
            | Self::EnterSheet { .. }
            | Self::Lock { .. }
            | Self::Unlock
            | Self::EnterBoard { .. }
            | Self::Reinstate { .. }
            | Self::Warn { .. }
            | Self::RuleResult { .. }
            | Self::AnnulResult { .. }
            | Self::Approve { .. }
            | Self::Note { .. } => Duty::Rule,
            Self::Adjourn(what) => what.duty(),
            Self::AcceptProposal { .. } | Self::DeclineProposal { .. } | Self::SettleClaim { .. } => Duty::Settle,
        }
    }
}

impl Adjourn {
    /// The duty this command belongs to.
    pub const fn duty(&self) -> Duty {
        match self {
            // The assistant of a VI player seals for that player (D.2.10.6).
            Self::Seal { side, .. } => Duty::Record(*side),
            // `tell` deals with a player's wish to adjourn.
            Self::Tell { .. } => Duty::Ask,
            Self::Open { .. } | Self::Lose | Self::LosePosition | Self::Resume => Duty::Rule,
        }
    }
}

/// Checks whether this person may do this.
///
/// # Errors
/// `not_permitted`, with the Article that gives the duty to another person.
pub fn may(people: &People, regulations: &Regulations, by: Person, duty: Duty) -> Result<(), Refusal> {
    let refused = |rule: Rule| {
        Err(Refusal {
            lack: Lack::Duty(duty),
            ..Refusal::under(Code::NotPermitted, regulations.article(rule))
        })
    };
    if !people.has(by) {
        return Err(Refusal::new(Code::NotPermitted));
    }
    let at_home = regulations.place == Venue::Home;
    match (duty, by) {
        (Duty::Ask, _)
        | (Duty::StopClocks | Duty::StartClocks | Duty::SetClocks | Duty::Rule | Duty::Settle, Person::Arbiter)
        | (Duty::StopClocks, Person::Player(_)) => Ok(()),
        (Duty::StartClocks | Duty::Settle, Person::Player(_)) if people.arbiter.is_none() => Ok(()),
        (Duty::SetClocks, Person::Player(_)) if people.arbiter.is_none() && at_home => Ok(()),
        (
            Duty::Speak(side)
            | Duty::Hand(side)
            | Duty::Press(side)
            | Duty::Record(side)
            | Duty::OwnGame(side)
            | Duty::ClaimFlag(side),
            Person::Player(own),
        ) if side == own => Ok(()),
        (Duty::ClaimFlag(side), Person::Assistant(own)) if side == own && people.is_vi(own) => Ok(()),
        // At home two friends share a laptop; each may correct the other's board or repeat for them.
        (Duty::Hand(_), Person::Player(_)) if at_home => Ok(()),
        (Duty::Speak(_) | Duty::Hand(_), Person::Assistant(own)) => {
            if people.is_vi(own) || people.assistants.get(own.other()).is_none() {
                Ok(())
            } else {
                refused(Rule::SightedAssistant)
            }
        }
        (Duty::Press(side) | Duty::Record(side), Person::Assistant(own)) => {
            if side == own && people.is_vi(own) {
                Ok(())
            } else {
                refused(Rule::AssistantClockAndSheet)
            }
        }
        (Duty::OwnGame(_) | Duty::ClaimFlag(_), _) => refused(Rule::Assistant),
        (Duty::StopClocks | Duty::StartClocks, Person::Assistant(_)) | (Duty::StartClocks, Person::Player(_)) => {
            refused(Rule::ArbiterStartsClocks)
        }
        (Duty::SetClocks | Duty::Rule | Duty::Settle, Person::Player(_) | Person::Assistant(_)) => {
            refused(Rule::ArbiterRules)
        }
        (Duty::Speak(_) | Duty::Hand(_), Person::Player(_) | Person::Arbiter) => refused(Rule::OwnBoard),
        (Duty::Press(_) | Duty::Record(_), Person::Player(_) | Person::Arbiter) => refused(Rule::PressOwnClock),
    }
}
