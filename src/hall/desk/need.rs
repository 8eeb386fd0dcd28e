//! Why a table needs the arbiter, and which table needs him first.

use shakmaty::{ByColor, Color};

use crate::laws::event::{Event, ProposalKind};
use crate::laws::game::Game;

/// Why a table needs the arbiter; the most pressing first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The two boards are not the same (D.2.9), or a correction is proposed.
    BoardsDiffer,
    /// The two scoresheets are not the same (D.2.9).
    SheetsDiffer,
    /// A flag has fallen and the game goes on (6.8).
    FlagFallen,
    /// A claim waits for its answer (4.8, 7, 9.5).
    Claim,
    /// Something was done that the Laws penalise (7.5, 12.9).
    Offence,
    /// Something else is proposed: a result, times for the clocks.
    Ruling,
    /// A ruling waits here that the table has not taken yet, or it was refused.
    Undelivered,
    /// The journal here and the journal there are two.
    Fork,
    /// Nothing has been heard of the table for too long.
    Silent,
    /// Others play there than are paired: their result does not count.
    OthersPaired,
    /// Its clocks are not started though those of the round are (6.6).
    NotStarted,
    /// It cannot store what happens.
    Unsaved,
    /// Its battery is low.
    Battery,
}

impl Cause {
    /// All of them, the most pressing first.
    pub const ALL: [Self; 13] = [
        Self::BoardsDiffer,
        Self::SheetsDiffer,
        Self::FlagFallen,
        Self::Claim,
        Self::Offence,
        Self::Ruling,
        Self::Undelivered,
        Self::Fork,
        Self::Silent,
        Self::OthersPaired,
        Self::NotStarted,
        Self::Unsaved,
        Self::Battery,
    ];

    /// Its name in messages and in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BoardsDiffer => "boards-differ",
            Self::SheetsDiffer => "sheets-differ",
            Self::FlagFallen => "flag-fallen",
            Self::Claim => "claim",
            Self::Offence => "offence",
            Self::Ruling => "ruling",
            Self::Undelivered => "undelivered",
            Self::Fork => "fork",
            Self::Silent => "silent",
            Self::OthersPaired => "others-paired",
            Self::NotStarted => "not-started",
            Self::Unsaved => "unsaved",
            Self::Battery => "battery",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of causes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Causes(u16);

impl Causes {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether that one is among them.
    pub const fn has(self, cause: Cause) -> bool {
        self.0 & cause.bit() != 0
    }

    /// That one too, where it is so.
    pub const fn put(&mut self, cause: Cause, is_so: bool) {
        if is_so {
            self.0 |= cause.bit();
        } else {
            self.0 &= !cause.bit();
        }
    }

    /// The most pressing one.
    pub fn first(self) -> Option<Cause> {
        self.all().next()
    }

    /// All of them, the most pressing first.
    pub fn all(self) -> impl Iterator<Item = Cause> {
        Cause::ALL.into_iter().filter(move |cause| self.has(*cause))
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Both.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those that both have.
    #[must_use]
    pub const fn common(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }
}

/// What the events of a game leave open for the arbiter beside what the game itself tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Open {
    /// A board differs on some square.
    boards: ByColor<bool>,
    /// Word and board differ (D.2.8): no comparison of boards shows that it is over.
    words: bool,
    sheets: bool,
    illegal: bool,
}

impl Open {
    /// One more event has happened in that game.
    pub(super) fn note(&mut self, event: &Event, game: &Game) {
        if let Event::BoardsDiffer { board, said, .. } = event {
            *self.board(*board) = said.is_none();
            self.words |= said.is_some();
            return;
        }
        for side in Color::ALL {
            if *self.board(side) && game.differences(side).is_empty() {
                *self.board(side) = false;
            }
        }
        let is_anew = matches!(event, Event::PositionReinstated { .. } | Event::GameEnded { .. });
        if is_anew {
            *self = Self::default();
        }
        self.sheets |= matches!(event, Event::SheetsDiffer { .. });
        self.illegal |= matches!(event, Event::IllegalMove { .. });
        if let Event::Settled { kind, waits: false, .. } = event {
            match kind {
                ProposalKind::Correction => (self.words, self.sheets) = (false, false),
                ProposalKind::Penalty | ProposalKind::Result => self.illegal = false,
                ProposalKind::Clock | ProposalKind::Claim => {}
            }
        }
        if matches!(event, Event::AnnouncementCorrected { .. } | Event::BoardsAgree { .. }) {
            self.words = false;
        }
        // The next comparison says it anew.
        if matches!(
            event,
            Event::SheetsCompared { .. } | Event::SheetEntered { .. } | Event::EntryCorrected { .. }
        ) {
            self.sheets = false;
        }
        // Whatever he has ruled, he has seen the illegal move.
        if matches!(
            event,
            Event::PenaltyGiven { .. } | Event::WarningGiven { .. } | Event::TimeAdjusted { .. }
        ) {
            self.illegal = false;
        }
    }

    fn board(&mut self, side: Color) -> &mut bool {
        self.boards.get_mut(side)
    }

    /// What needs the arbiter in that game.
    pub(super) fn causes(self, game: &Game) -> Causes {
        let mut causes = Causes::NONE;
        if game.ending().is_some() {
            return causes;
        }
        let proposed = |kind| game.proposals().iter().any(|open| open.kind() == kind);
        let differ = self.boards.white || self.boards.black || self.words;
        causes.put(Cause::BoardsDiffer, differ || proposed(ProposalKind::Correction));
        causes.put(Cause::SheetsDiffer, self.sheets);
        causes.put(Cause::FlagFallen, game.clock().first_fallen().is_some());
        causes.put(Cause::Claim, proposed(ProposalKind::Claim));
        causes.put(Cause::Offence, self.illegal || proposed(ProposalKind::Penalty));
        causes.put(
            Cause::Ruling,
            proposed(ProposalKind::Result) || proposed(ProposalKind::Clock),
        );
        causes
    }
}
