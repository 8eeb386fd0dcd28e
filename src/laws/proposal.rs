//! What the program offers the arbiter: penalties, results, corrections, times, claims (Art. 6.9, 7.5, 9.5, D.2.9).

use std::{fmt, str::FromStr};

use shakmaty::{ByColor, Color, Square, uci::UciMove};

use super::articles::Article;
use super::claim::Claim;
use super::ending::{GameResult, Reason};
use super::stored::{stored_events, words};

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

macro_rules! proposal_kinds {
    ($($(#[$doc:meta])+ $name:ident = $text:literal,)+) => {
        /// The kinds of proposal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ProposalKind { $($(#[$doc])+ $name,)+ }

        impl ProposalKind {
            /// Every kind there is.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The kind as scripts and JSON write it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)+ }
            }
        }
    };
}

proposal_kinds! {
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

impl fmt::Display for ProposalKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

words!(ProposalKind);

/// The word is no kind of proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoProposalKind;

impl FromStr for ProposalKind {
    type Err = NoProposalKind;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.as_str() == s)
            .ok_or(NoProposalKind)
    }
}

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

    /// Whether this takes the place of an older one that is still open: the same board, or the clocks once more.
    pub(super) fn replaces(&self, older: &Self) -> bool {
        match (self, older) {
            (
                Self::Correction { board, article, .. },
                Self::Correction {
                    board: other,
                    article: old,
                    ..
                },
            ) => board == other && article == old,
            (Self::ClocksBack { .. }, Self::ClocksBack { .. }) => true,
            (
                Self::Penalty { .. }
                | Self::Result { .. }
                | Self::Correction { .. }
                | Self::TakeBack { .. }
                | Self::Claim { .. }
                | Self::Clock { .. }
                | Self::Count { .. }
                | Self::ClocksBack { .. },
                Self::Penalty { .. }
                | Self::Result { .. }
                | Self::Correction { .. }
                | Self::TakeBack { .. }
                | Self::Claim { .. }
                | Self::Clock { .. }
                | Self::Count { .. }
                | Self::ClocksBack { .. },
            ) => false,
        }
    }
}
