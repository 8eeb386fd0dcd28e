//! The electronic boards of a table as they are known: what each shows, the step that its player is told, and the clock at it.

use std::sync::Arc;

use shakmaty::{Bitboard, Board, ByColor, Color};

use laws::moment::Moment;
use laws::people::Person;
use laws::rules::discrepancy::Correction;
use protocols::eboard::hands::ShownBoard;
use protocols::eboard::{BoardClockReading, BoardId, ClockOrder, FoundBoard};

/// Milliseconds without any change after which a step is said again.
const AGAIN_MS: u64 = 10_000;
/// Milliseconds for which the board must stand still before a new step is said: nobody is talked to while they move.
const NEXT_STEP_MS: u64 = 1_500;

/// The electronic boards of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ElectronicBoards {
    /// The boards connected at the last search.
    pub(super) found: Option<Arc<[FoundBoard]>>,
    /// The person who waits for a search, and the board they want from it, with its side.
    pub(super) asked: Option<(Person, Option<(usize, Color)>)>,
    pub(super) seats: ByColor<Option<Box<Electronic>>>,
    /// The moment of the last check for things that fall due: nothing falls due twice.
    pub(super) woken: Option<Moment>,
}

/// The electronic board of a seat.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Electronic {
    pub(super) id: BoardId,
    pub(super) link: BoardLink,
    pub(super) hands: ShownBoard,
    pub(super) reading: ChangeMeaning,
    /// The position the game took that player's board to have when their hands last did something there.
    pub(super) followed: Board,
    pub(super) guide: BoardGuide,
    /// The squares that are lit.
    pub(super) lit: Bitboard,
    pub(super) clock: ConnectedClock,
    pub(super) knows_low_battery: bool,
}

/// The connection to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardLink {
    /// Asked for, but silent so far.
    Awaited,
    There,
    /// Lost: it was there.
    Lost,
}

/// The meaning of a board's changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChangeMeaning {
    /// Movements of hands in the game.
    Hands,
    /// Setting up the position of the game, since that moment.
    SetUp(Moment),
}

impl ElectronicBoards {
    /// True if that player's board is an electronic one that can be heard: nobody else moves its pieces.
    pub(crate) fn holds(&self, side: Color) -> bool {
        let electronic = self.seats.get(side).as_deref();
        electronic.is_some_and(|board| board.link == BoardLink::There && board.hands.shows().is_some())
    }

    /// The next moment at which something falls due on one of them.
    pub(crate) fn next_wakeup(&self) -> Option<Moment> {
        let seats = self
            .seats
            .iter()
            .flatten()
            .filter(|board| board.link == BoardLink::There);
        seats
            .flat_map(|board| [board.hands.next_wakeup(), board.guide.next_at()])
            .flatten()
            .filter(|at| self.woken.is_none_or(|woken| *at > woken))
            .min()
    }
}

impl Electronic {
    pub(super) fn new(id: BoardId, stands: &Board) -> Self {
        Self {
            id,
            link: BoardLink::Awaited,
            hands: ShownBoard::new(),
            reading: ChangeMeaning::Hands,
            followed: stands.clone(),
            guide: BoardGuide::default(),
            lit: Bitboard::EMPTY,
            clock: ConnectedClock::default(),
            knows_low_battery: false,
        }
    }
}

/// The clock that is connected to the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ConnectedClock {
    /// The last reading.
    pub(super) reading: Option<BoardClockReading>,
    /// The last times it was told to show.
    pub(super) shown: Option<ClockOrder>,
    /// The moment at which the flag was to fall by it.
    pub(super) flag_at: Option<Moment>,
    /// True if the last press of its lever was refused.
    pub(super) is_refused: bool,
}

/// The instructions to a player at their electronic board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct BoardGuide {
    /// The position the board should show.
    pub(super) wanted: Option<Board>,
    /// The next step to that.
    pub(super) step: Option<Correction>,
    /// The last step that was said.
    pub(super) told: Option<Correction>,
    /// The moment the board last changed, or something was last said.
    pub(super) stirred: Moment,
    /// True if the player has heard the announcement and knows what to do: they are told only if nothing happens.
    pub(super) waits: bool,
}

impl BoardGuide {
    /// The moment at which the player is told the next step, or the same again.
    pub(super) fn next_at(&self) -> Option<Moment> {
        let step = self.step.as_ref()?;
        let is_told = self.told.as_ref() == Some(step);
        let waits = is_told || (self.waits && self.told.is_none());
        let after = if waits { AGAIN_MS } else { NEXT_STEP_MS };
        // The moment in whole milliseconds, as clocks count.
        let stirred = Moment::from_millis(self.stirred.as_millis());
        Some(stirred.plus_millis(after))
    }
}
