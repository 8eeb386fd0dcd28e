//! What the program offers the arbiter: penalties, results, corrections, times, claims (Art. 6.9, 7.5, 9.5, D.2.9).

use shakmaty::{ByColor, Color, Square, uci::UciMove};

use super::articles::Article;
use super::claim::Claim;
use super::ending::{GameResult, Reason};
use super::people::Person;
use super::stored::{Fields, Stored as _, Unreadable, stored_events, words};

stored_events! {
    /// What the program offers the arbiter; only a ruling carries it out. `article` is what it rests on.
    pub enum Proposal {
        /// A penalty for `side`: time for the opponent, or the game (7.5.5).
        Penalty = "penalty" {
            /// The offender.
            side: Color,
            /// What the opponent gains, in milliseconds.
            gain_ms: u64,
            /// Which offence of his this is, counted from 1; 0 where the ladder does not count it yet.
            count: u32,
            article: Article,
        },
        /// A result (6.9, 7.5.5).
        Result = "result" {
            result: GameResult,
            reason: Reason,
            article: Article,
            /// Nobody has worked out whether the winner could still mate; without that it is a draw, and the arbiter decides.
            undecided: bool = false,
        },
        /// A move of `side` to be taken back that offends touch-move (Art. 4) or his claim (9.5.3).
        TakeBack = "correction" + "uci" {
            /// The ply whose position both boards should show.
            ply: u32,
            article: Article,
            side: Color,
            /// The square of the piece that bound him.
            square: Square,
            uci: UciMove,
        },
        /// A board to be put right (D.2.9, 7.5.1).
        Correction = "correction" {
            /// Whose board; `None` for both.
            board: Option<Color>,
            /// The ply whose position both boards should show.
            ply: u32,
            article: Article,
        },
        /// A claim to be upheld or rejected (4.8, 7, 9.5).
        Claim = "claim" {
            /// The claimant.
            side: Color,
            claim: Claim,
            /// Whether it is right, where the program can know.
            correct: Option<bool>,
            /// How often the position has appeared, or how many moves each has made (9.2, 9.3).
            count: Option<u32>,
            article: Article,
        },
        /// Whether the move `side` pressed in a pause is counted: so it is, and set back if the arbiter declines (6.10.2).
        Count = "clock" + "moves" {
            side: Color,
            /// What the counter shows with that move.
            moves: u32,
            article: Article,
        },
        /// Times and move counters for both clocks, as they were after a ply; the arbiter may leave them (7.1, D.2.9).
        ClocksBack = "clock" + "ply" {
            left_ms as "*_ms": ByColor<u64>,
            ply: u32,
            /// Moves completed by each then.
            moves as "*_moves": ByColor<u32>,
            article: Article,
        },
        /// Times for both clocks (6.10, Guideline III.3).
        Clock = "clock" {
            left_ms as "*_ms": ByColor<u64>,
            article: Article,
        },
    }
}

named! {
    /// The kinds of proposal.
    ProposalKind {
        /// A penalty.
        Penalty = "penalty",
        /// A result.
        Result = "result",
        /// A correction of a board.
        Correction = "correction",
        /// Times for both clocks.
        Clock = "clock",
        /// A claim to be decided.
        Claim = "claim",
    }
}

words!(ProposalKind);

impl Proposal {
    /// Its kind.
    pub const fn kind(&self) -> ProposalKind {
        match self {
            Self::Penalty { .. } => ProposalKind::Penalty,
            Self::Result { .. } => ProposalKind::Result,
            Self::Correction { .. } | Self::TakeBack { .. } => ProposalKind::Correction,
            Self::Claim { .. } => ProposalKind::Claim,
            Self::Clock { .. } | Self::Count { .. } | Self::ClocksBack { .. } => ProposalKind::Clock,
        }
    }

    /// Who is to be penalised on the ladder of 7.5.5, with time for his opponent or with the loss of the game; of a game that
    /// is drawn for it nobody can tell.
    pub const fn offender(&self) -> Option<Color> {
        match self {
            Self::Penalty { side, .. } => Some(*side),
            Self::Result {
                result: GameResult::BlackWins,
                reason: Reason::IllegalMove,
                ..
            } => Some(Color::White),
            Self::Result {
                result: GameResult::WhiteWins,
                reason: Reason::IllegalMove,
                ..
            } => Some(Color::Black),
            Self::Result { .. }
            | Self::Correction { .. }
            | Self::TakeBack { .. }
            | Self::Claim { .. }
            | Self::Clock { .. }
            | Self::ClocksBack { .. }
            | Self::Count { .. } => None,
        }
    }

    /// Whether it ends the game for an illegal move (7.5.5).
    pub fn ends_for_an_offence(&self) -> bool {
        matches!(self, Self::Result { reason, .. } if *reason == Reason::IllegalMove)
    }

    /// Whether it declares the position dead (5.2.2).
    pub const fn is_about_a_dead_position(&self) -> bool {
        matches!(
            self,
            Self::Result {
                reason: Reason::DeadPosition,
                ..
            }
        )
    }

    /// Whether it stands or falls with the position on the boards: what is to be put right there, and an end that was only said.
    pub const fn is_of_the_position(&self) -> bool {
        match self {
            Self::Correction { .. } | Self::TakeBack { .. } => true,
            Self::Result { reason, .. } => matches!(
                reason,
                Reason::Checkmate | Reason::Stalemate | Reason::Agreement | Reason::Fivefold | Reason::Seventyfive
            ),
            Self::Penalty { .. }
            | Self::Claim { .. }
            | Self::Clock { .. }
            | Self::Count { .. }
            | Self::ClocksBack { .. } => false,
        }
    }

    /// The Article it rests on.
    pub const fn article(&self) -> &Article {
        match self {
            Self::Penalty { article, .. }
            | Self::Result { article, .. }
            | Self::Correction { article, .. }
            | Self::TakeBack { article, .. }
            | Self::Claim { article, .. }
            | Self::Clock { article, .. }
            | Self::Count { article, .. }
            | Self::ClocksBack { article, .. } => article,
        }
    }
}

/// A proposal as it is made, with what follows from it at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProposal {
    /// What is proposed.
    pub proposal: Proposal,
    /// Whose offence it is for, where the proposal does not say: the game is drawn for it (7.5.5).
    pub offender: Option<Color>,
    /// The places of those open ones, from 0, that it takes the place of.
    pub replaces: Vec<u32>,
}

impl NewProposal {
    /// Whose offence it is for, if it is for one.
    pub fn offender(&self) -> Option<Color> {
        self.proposal.offender().or(self.offender)
    }

    /// Nobody: the program proposes.
    pub const fn by(&self) -> Option<Person> {
        None
    }

    /// Its record: that of the proposal, and what it does not say itself.
    pub fn record(&self) -> Fields {
        let mut to = self.proposal.record();
        self.offender.write("offender", &mut to);
        if !self.replaces.is_empty() {
            self.replaces.write("replaces", &mut to);
        }
        to
    }

    /// What a record of that name says.
    pub fn of_record(name: &str, from: &Fields) -> Result<Option<Self>, Unreadable> {
        let Some(proposal) = Proposal::of_record(name, from)? else {
            return Ok(None);
        };
        Ok(Some(Self {
            proposal,
            offender: Option::read("offender", from)?,
            replaces: Option::read("replaces", from)?.unwrap_or_default(),
        }))
    }
}

/// Without what follows from it, which only a rule can say.
impl From<Proposal> for NewProposal {
    fn from(proposal: Proposal) -> Self {
        Self {
            proposal,
            offender: None,
            replaces: Vec::new(),
        }
    }
}

/// What is open to the arbiter, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Proposals {
    open: Vec<Proposal>,
    /// For each of them: how many moves were completed when it was made.
    since: Vec<usize>,
    /// Without an arbiter: which player has accepted a proposal of that kind and waits for the other.
    pub(super) agreed: Vec<(ProposalKind, Person)>,
}

impl Proposals {
    /// The open proposals, the oldest first.
    pub(super) fn all(&self) -> &[Proposal] {
        &self.open
    }

    /// How many moves were completed when the proposal at that place was made.
    pub(super) fn since(&self, place: usize) -> usize {
        self.since.get(place).copied().unwrap_or_default()
    }

    /// One more, after so many completed moves, in the place of those it replaces.
    pub(super) fn add(&mut self, new: &NewProposal, plies: usize) {
        let mut replaced = new.replaces.clone();
        replaced.sort_unstable();
        for place in replaced.into_iter().rev() {
            self.remove(usize::try_from(place).unwrap_or(usize::MAX));
        }
        self.open.push(new.proposal.clone());
        self.since.push(plies);
    }

    /// The place of a proposal of that kind before which so many older ones of the same kind are open.
    pub(super) fn place(&self, kind: ProposalKind, older: u32) -> Option<usize> {
        let alike = (0..).zip(&self.open).filter(|(_, open)| open.kind() == kind);
        let mut places = alike.map(|(place, _)| place);
        places.nth(usize::try_from(older).unwrap_or(usize::MAX))
    }

    /// How many of the same kind are older than the proposal at that place.
    pub(super) fn older(&self, place: usize) -> u32 {
        let kind = self.open.get(place).map(Proposal::kind);
        let older = self.open.iter().take(place).filter(|open| Some(open.kind()) == kind);
        u32::try_from(older.count()).unwrap_or(u32::MAX)
    }

    /// The proposal at that place is open no longer. An agreement about the oldest of its kind ends with it.
    pub(super) fn remove(&mut self, place: usize) -> Option<Proposal> {
        let kind = self.open.get(place)?.kind();
        if self.older(place) == 0 {
            self.agreed.retain(|(agreed, _)| *agreed != kind);
        }
        self.since.remove(place);
        Some(self.open.remove(place))
    }
}

/// What a player has offered his opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Offers {
    /// Whose offer of a draw is open.
    pub(super) draw: Option<Color>,
    /// Who offers to correct an illegal move that stands, and its number (A.5.2).
    pub(super) correction: Option<(Color, u32)>,
}

impl Offers {
    /// The offer of a draw ends if it is that side's: his opponent has touched a piece or moved.
    pub(super) fn end_draw_of(&mut self, side: Color) {
        self.draw = self.draw.filter(|by| *by != side);
    }
}
