//! Proposals to the arbiter: penalties, results, corrections, times, claims (Art. 6.9, 7.5, 9.5, D.2.9).

use shakmaty::{ByColor, Color, Square, uci::UciMove};

use super::articles::Article;
use super::claim::Claim;
use super::ending::{GameResult, Reason};
use super::facts::{KnownTo, Nature, Reach};
use super::moment::Moment;
use super::people::Person;
use super::stored::{Fields, StoredValue as _, UnreadableValue, stored_events, words};

stored_events! {
    /// A proposal to the arbiter; only a ruling carries it out. `article` is the Article it rests on.
    pub enum Proposal {
        /// A penalty for `side`: time for the opponent, or the game (7.5.5).
        Penalty = "penalty" {
            /// The offender.
            side: Color,
            /// Time the opponent gains, in milliseconds.
            gain_ms: u64,
            /// Number of this offence of the player, counted from 1; 0 if it does not count towards 7.5.5 yet.
            count: u32,
            article: Article,
        },
        /// A result (6.9, 7.5.5).
        Result = "result" {
            result: GameResult,
            reason: Reason,
            article: Article,
            /// True if it is unknown whether the winner could still mate; if not, it is a draw. The arbiter decides.
            undecided: bool = false,
        },
        /// A move of `side` to be taken back that breaks touch-move (Art. 4) or goes against their claim (9.5.3).
        TakeBack = "correction" + "uci" {
            /// The ply whose position both boards should show.
            ply: u32,
            article: Article,
            side: Color,
            /// The square of the piece that bound the player.
            square: Square,
            uci: UciMove,
            /// True if it follows from a claim that was upheld: without one, the right to it ends with the opponent's answer (4.8).
            claimed: bool = false,
        },
        /// A board to be corrected (D.2.9, 7.5.1).
        Correction = "correction" {
            /// The player whose board it is; `None` for both.
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
            /// True if the claim is correct; `None` if the program cannot know.
            correct: Option<bool>,
            /// Times the position has appeared, or moves each player has made (9.2, 9.3).
            count: Option<u32>,
            article: Article,
        },
        /// A move of `side` pressed during a pause: it is counted, and taken off again if the arbiter declines (6.10.2).
        Count = "clock" + "moves" {
            side: Color,
            /// The counter with that move.
            moves: u32,
            article: Article,
        },
        /// Times and move counters for both clocks, as they were after a ply; the arbiter may leave them unchanged (7.1, D.2.9).
        ClocksBack = "clock" + "ply" {
            left_ms as "*_ms": ByColor<u64>,
            ply: u32,
            /// Moves completed by each at that time.
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
    /// A result that is certain.
    pub(super) const fn result(result: GameResult, reason: Reason, article: Article) -> Self {
        Self::Result {
            result,
            reason,
            article,
            undecided: false,
        }
    }

    /// The correction of one board, or of both, to the position after that ply.
    pub(super) const fn correction(board: Option<Color>, ply: u32, article: Article) -> Self {
        Self::Correction { board, ply, article }
    }

    /// The kind of the proposal.
    pub const fn kind(&self) -> ProposalKind {
        match self {
            Self::Penalty { .. } => ProposalKind::Penalty,
            Self::Result { .. } => ProposalKind::Result,
            Self::Correction { .. } | Self::TakeBack { .. } => ProposalKind::Correction,
            Self::Claim { .. } => ProposalKind::Claim,
            Self::Clock { .. } | Self::Count { .. } | Self::ClocksBack { .. } => ProposalKind::Clock,
        }
    }

    /// The player to be penalised under 7.5.5, with time for the opponent or the loss of the game. A draw proposed
    /// for an offence does not name the offender.
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

    /// True if it ends the game for an illegal move (7.5.5).
    pub fn ends_for_an_offence(&self) -> bool {
        matches!(self, Self::Result { reason, .. } if *reason == Reason::IllegalMove)
    }

    /// True if it declares the position dead (5.2.2).
    pub const fn is_about_a_dead_position(&self) -> bool {
        matches!(
            self,
            Self::Result {
                reason: Reason::DeadPosition,
                ..
            }
        )
    }

    /// True if it depends on the position on the boards: corrections, and ends of the game that were only announced.
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

    /// The Article the proposal rests on.
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

/// A proposal as it is made, with its immediate consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProposal {
    /// The proposal.
    pub proposal: Proposal,
    /// The offender, where the proposal does not say because the game is drawn (7.5.5).
    pub offender: Option<Color>,
    /// The places, from 0, of the open proposals that it replaces.
    pub replaces: Vec<u32>,
}

impl NewProposal {
    /// The offender, if the proposal is for an offence.
    pub fn offender(&self) -> Option<Color> {
        self.proposal.offender().or(self.offender)
    }

    /// `None`: the program makes the proposal.
    pub const fn by(&self) -> Option<Person> {
        None
    }

    /// The people to whom another computer may tell it.
    pub const fn reach(&self) -> Reach {
        Reach::Desks
    }

    /// The players who may know of it.
    pub const fn known_to(&self) -> KnownTo {
        KnownTo::Both
    }

    /// The nature for those at the table.
    pub const fn nature(&self) -> Nature {
        Nature::REPORTED
    }

    /// The record: that of the proposal, and the two fields of its own.
    pub fn record(&self) -> Fields {
        let mut to = self.proposal.record();
        self.offender.write("offender", &mut to);
        if !self.replaces.is_empty() {
            self.replaces.write("replaces", &mut to);
        }
        to
    }

    /// Reads the record of that name; `None` if the name is not a proposal's.
    pub fn of_record(name: &str, from: &Fields) -> Result<Option<Self>, UnreadableValue> {
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

/// Without consequences, which only a rule can determine.
impl From<Proposal> for NewProposal {
    fn from(proposal: Proposal) -> Self {
        Self {
            proposal,
            offender: None,
            replaces: Vec::new(),
        }
    }
}

/// The proposals open to the arbiter, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Proposals {
    open: Vec<Proposal>,
    /// Moves completed when each of them was made.
    since: Vec<usize>,
    /// The time on each clock when times for an earlier position were last proposed; once that position is restored, the time then.
    pub(super) shown_ms: ByColor<u64>,
    /// The players who have accepted a proposal of that kind and wait for the other, without an arbiter.
    pub(super) agreed: Vec<(ProposalKind, Person)>,
    /// The completed moves in the position to which both boards were last corrected, the Article, and the time.
    pub(super) corrected: Option<(usize, Article, Moment)>,
}

impl Proposals {
    /// The open proposals, the oldest first.
    pub(super) fn all(&self) -> &[Proposal] {
        &self.open
    }

    /// Number of moves completed when the proposal at that place was made.
    pub(super) fn since(&self, place: usize) -> usize {
        self.since.get(place).copied().unwrap_or_default()
    }

    /// Adds a proposal, made after `plies` completed moves, in place of those it replaces.
    pub(super) fn add(&mut self, new: &NewProposal, plies: usize) {
        let mut replaced = new.replaces.clone();
        replaced.sort_unstable();
        for place in replaced.into_iter().rev() {
            self.remove(usize::try_from(place).unwrap_or(usize::MAX));
        }
        self.open.push(new.proposal.clone());
        self.since.push(plies);
    }

    /// The place of the proposal of that kind that has `older` older ones of the same kind before it.
    pub(super) fn place(&self, kind: ProposalKind, older: u32) -> Option<usize> {
        let alike = (0..).zip(&self.open).filter(|(_, open)| open.kind() == kind);
        let mut places = alike.map(|(place, _)| place);
        places.nth(usize::try_from(older).unwrap_or(usize::MAX))
    }

    /// Number of open proposals of the same kind that are older than the one at that place.
    pub(super) fn older(&self, place: usize) -> u32 {
        let kind = self.open.get(place).map(Proposal::kind);
        let older = self.open.iter().take(place).filter(|open| Some(open.kind()) == kind);
        u32::try_from(older.count()).unwrap_or(u32::MAX)
    }

    /// Removes the proposal at that place. An agreement about the oldest of its kind ends with it.
    pub(super) fn remove(&mut self, place: usize) -> Option<Proposal> {
        let kind = self.open.get(place)?.kind();
        if self.older(place) == 0 {
            self.agreed.retain(|(agreed, _)| *agreed != kind);
        }
        self.since.remove(place);
        Some(self.open.remove(place))
    }
}

/// Offers a player has made to the opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Offers {
    /// The player whose draw offer is open, if any; of two, the one who offered first.
    pub(super) draw: Option<Color>,
    /// True if the opponent has offered a draw after that one.
    pub(super) is_draw_of_both: bool,
    /// The player who offers to correct an illegal move that stands, and the ply of that move (A.5.2).
    pub(super) correction: Option<(Color, u32)>,
}

impl Offers {
    /// Opens that side's draw offer. An offer of the opponent that is open already stands (9.1.2.1).
    pub(super) fn draw_of(&mut self, side: Color) {
        self.is_draw_of_both =
            *self.draw.get_or_insert(side) != side || self.is_draw_of_both && self.draw == Some(side);
    }

    /// Ends the draw offer if it is that side's: the opponent has touched a piece or moved.
    pub(super) fn end_draw_of(&mut self, side: Color) {
        let other = Some(side.other()).filter(|_| self.is_draw_of_both);
        self.draw = self.draw.filter(|by| *by != side).or(other);
        self.is_draw_of_both = false;
    }
}
