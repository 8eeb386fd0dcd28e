//! Claims a player can make (Art. 4.8, 7, 9.2, 9.3, 9.5, A.5.2, Guidelines III).

use shakmaty::{Square, uci::UciMove};

use super::articles::Rule;
use super::ending::Reason;
pub use super::irregularity::Irregularity;

/// A claim of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time, on the board or after the intended move (9.2).
    Threefold(Option<UciMove>),
    /// Fifty moves by each without a capture or a pawn move, now or with the intended move (9.3).
    Fifty(Option<UciMove>),
    /// The opponent has touched the piece on that square (4.3, D.2.2).
    Touched(Square),
    /// The opponent has completed an illegal move (7.5).
    IllegalMove,
    /// The opponent cannot win by normal means, or does not try (Guideline III.5).
    Quickplay,
    /// The opponent's flag has fallen, where only a player may point it out first (B7, B8 of 2005).
    Flag,
    /// An increment of five seconds for both, asked for instead of a draw (Guideline III.4).
    Increment,
    /// Something else is wrong (Art. 7).
    Irregularity(Irregularity),
}

impl Claim {
    /// The claim as scripts and JSON write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Threefold(_) => "threefold",
            Self::Fifty(_) => "fifty",
            Self::Touched(_) => "touched",
            Self::IllegalMove => "illegal-move",
            Self::Quickplay => "quickplay",
            Self::Flag => "flag",
            Self::Increment => "increment",
            Self::Irregularity(fault) => fault.as_str(),
        }
    }

    /// The reason for the draw if the claim is upheld; `None` if it is not a claim of a draw.
    pub const fn drawn_by(self) -> Option<Reason> {
        match self {
            Self::Threefold(_) => Some(Reason::Threefold),
            Self::Fifty(_) => Some(Reason::Fifty),
            Self::Quickplay => Some(Reason::Ruling),
            Self::Touched(_) | Self::IllegalMove | Self::Flag | Self::Increment | Self::Irregularity(_) => None,
        }
    }

    /// True if the claimant seeks a draw; the clocks are then stopped (9.5.1, III.4, III.5).
    pub(super) const fn seeks_a_draw(self) -> bool {
        self.drawn_by().is_some() || matches!(self, Self::Increment)
    }

    /// The intended move the claim rests on, if it rests on one (9.2.1, 9.3.1).
    pub const fn intended(self) -> Option<UciMove> {
        if let Self::Threefold(with) | Self::Fifty(with) = self {
            with
        } else {
            None
        }
    }

    /// The rule under which a draw is claimed.
    pub const fn draw_rule(self) -> Rule {
        match self {
            Self::Threefold(Some(_)) => Rule::ThreefoldIntended,
            Self::Threefold(None) => Rule::Threefold,
            Self::Fifty(Some(_)) => Rule::FiftyIntended,
            Self::Quickplay => Rule::Quickplay,
            Self::Fifty(None)
            | Self::Touched(_)
            | Self::IllegalMove
            | Self::Flag
            | Self::Increment
            | Self::Irregularity(_) => Rule::Fifty,
        }
    }
}
