//! Finds a board wherever it is plugged in, and follows it until it is no longer wanted.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use shakmaty::{Board, Color};

use super::SharedBoards;
#[cfg(feature = "home")]
use super::livechess;
use super::port::{self, BoardPlace, PortGone};
use super::talk::{BoardTalk, Introduction, NoIntroduction};
use protocols::boards::protocol::{BoardOutput, Order};
use protocols::eboard::{BoardAvailability, BoardId, BoardLoss, BoardMake, BoardReport, FoundBoard, Obstacle};

/// The interval at which a lost board is looked for.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// The silence after which a board is greeted again, in milliseconds: every make sends something more often.
const QUIET_MS: u64 = 12_000;
const GREET_EVERY_MS: u64 = 3_000;
/// The silence after which a greeting counts as unanswered and the board as silent, in milliseconds.
const SILENT_MS: u64 = QUIET_MS + GREET_EVERY_MS;
#[cfg(feature = "home")]
/// The longest wait for LiveChess where it runs; where it does not, the answer comes at once.
const LIVECHESS_WITHIN: Duration = Duration::from_secs(2);
/// The number of looks for which a port with another board, and one with none that is understood, is left alone.
const LOOKS_PAST_ANOTHER: u32 = 30;
const LOOKS_PAST_SILENCE: u32 = 5;

/// The board to follow.
pub(super) enum WantedBoard {
    /// This board, wherever it is.
    Board(BoardId),
    /// Any board at this place, if it is of that make.
    At(String, Option<BoardMake>),
}

impl WantedBoard {
    /// The places where the board may be, the likeliest first.
    fn places(&self, house: &SharedBoards) -> Vec<BoardPlace> {
        match self {
            Self::At(name, kind) => {
                let kinds = kind.map_or_else(
                    || BoardMake::serial().map(|(kind, _)| kind).collect(),
                    |kind| vec![kind],
                );
                vec![BoardPlace::of(name, kinds)]
            }
            Self::Board(id) => {
                let mut places = house.places.all();
                places.retain(|place| place.kinds.contains(&id.kind));
                for place in &mut places {
                    place.kinds = vec![id.kind];
                }
                let last = house.last_place(id);
                places.sort_by_key(|place| last.as_ref() != Some(&place.name));
                places
            }
        }
    }

    fn is(&self, found: &FoundBoard) -> bool {
        match self {
            Self::Board(id) => id.means(found),
            Self::At(..) => true,
        }
    }

    /// Settles on this board: from now on it is known by its number, wherever it is plugged in.
    fn settle_on(&mut self, found: &FoundBoard) {
        match self {
            Self::Board(id) => id.clone_from(&found.id),
            Self::At(..) => {}
        }
    }
}

/// The follower of a board.
pub(super) struct Follower<'a, Tell> {
    pub(super) wanted: WantedBoard,
    /// The seat the board belongs to, if any.
    pub(super) seat: Option<Color>,
    pub(super) house: &'a SharedBoards,
    pub(super) orders: &'a Receiver<Order>,
    pub(super) tell: Tell,
}

/// Ports that are left alone, and for how many looks.
type PassedOver = BTreeMap<String, u32>;

impl<Tell: FnMut(BoardReport)> Follower<'_, Tell> {
    /// Blocks until an order says to stop, or the sender of orders is gone.
    pub(super) fn follow(mut self) {
        let (mut told, mut passed_over) = (Vec::new(), PassedOver::new());
        loop {
            let lost = match self.find(&mut passed_over) {
                Ok((talk, found, heard)) => {
                    told.clear();
                    self.wanted.settle_on(&found);
                    let ended = self.attend(talk, &found, heard);
                    self.house.sit(self.seat, None);
                    match ended {
                        Ok(()) => return,
                        Err(PortGone) => BoardLoss::Gone,
                    }
                }
                Err(NoIntroduction::Lost(lost)) => lost,
                Err(NoIntroduction::Stopped) => return,
            };
            if !told.contains(&lost) {
                told.push(lost);
                (self.tell)(BoardReport::Lost(lost));
            }
            match self.orders.recv_timeout(LOOK_EVERY) {
                Ok(Order::Stop) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(Order::Light(_) | Order::ShowClock(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Finds the board: opens its port and reads its name.
    fn find(&self, passed_over: &mut PassedOver) -> Result<(BoardTalk, FoundBoard, Vec<BoardOutput>), NoIntroduction> {
        let places = self.wanted.places(self.house);
        passed_over.retain(|name, looks| {
            *looks = looks.saturating_sub(1);
            *looks > 0 && places.iter().any(|place| place.name == *name)
        });
        let mut lost = BoardLoss::Gone;
        for place in &places {
            if passed_over.contains_key(&place.name) {
                continue;
            }
            let _alone = self.house.alone();
            match self.meet(place) {
                Ok((talk, found, heard)) if self.wanted.is(&found) => {
                    self.house.sit(self.seat, Some(&found));
                    return Ok((talk, found, heard));
                }
                Ok(_) => {
                    passed_over.insert(place.name.clone(), LOOKS_PAST_ANOTHER);
                }
                Err(NoIntroduction::Stopped) => return Err(NoIntroduction::Stopped),
                Err(NoIntroduction::Lost(BoardLoss::Gone)) => {}
                Err(NoIntroduction::Lost(other @ (BoardLoss::Silent | BoardLoss::NotOpened(_)))) => {
                    // Other devices at this machine's ports are no concern of ours.
                    if place.is_certain {
                        lost = other;
                    } else {
                        passed_over.insert(place.name.clone(), LOOKS_PAST_SILENCE);
                    }
                }
            }
        }
        Err(NoIntroduction::Lost(lost))
    }

    fn meet(&self, place: &BoardPlace) -> Result<(BoardTalk, FoundBoard, Vec<BoardOutput>), NoIntroduction> {
        let is_wanted = || {
            !matches!(
                self.orders.try_recv(),
                Ok(Order::Stop) | Err(TryRecvError::Disconnected)
            )
        };
        meet(place, self.house, is_wanted)
    }

    /// Passes on the board's reports until it is gone or an order says to stop.
    fn attend(&mut self, mut talk: BoardTalk, found: &FoundBoard, mut heard: Vec<BoardOutput>) -> Result<(), PortGone> {
        let mut shown = None;
        let (mut quiet_ms, mut greeted_ms, mut is_silent) = (0, 0, false);
        (self.tell)(BoardReport::Connected(found.clone()));
        loop {
            for heard in heard {
                if let BoardOutput::Report(report) = heard
                    && is_news(&mut shown, &report)
                {
                    (self.tell)(report);
                }
            }
            loop {
                match self.orders.try_recv() {
                    Ok(Order::Stop) | Err(TryRecvError::Disconnected) => return Ok(()),
                    Ok(order @ (Order::Light(_) | Order::ShowClock(_))) => talk.obey(order)?,
                    Err(TryRecvError::Empty) => break,
                }
            }
            let passed_ms;
            (heard, passed_ms) = talk.listen()?;
            if talk.has_understood() {
                (quiet_ms, greeted_ms) = (0, 0);
                if std::mem::take(&mut is_silent) {
                    shown = None;
                    (self.tell)(BoardReport::Connected(found.clone()));
                }
                continue;
            }
            quiet_ms += passed_ms;
            greeted_ms += passed_ms;
            if quiet_ms >= QUIET_MS && greeted_ms >= GREET_EVERY_MS {
                greeted_ms = 0;
                talk.greet()?;
            }
            if quiet_ms >= SILENT_MS && !is_silent {
                is_silent = true;
                (self.tell)(BoardReport::Lost(BoardLoss::Silent));
            }
        }
    }
}

/// True if a report changes what was reported of the squares; all other reports are news. Makes repeat a placement again and
/// again, and a change before the first placement is contained in it.
fn is_news(shown: &mut Option<Board>, report: &BoardReport) -> bool {
    match report {
        BoardReport::Shows(board) => shown.replace(board.clone()).as_ref() != Some(board),
        BoardReport::Changed(square, piece) => shown.as_mut().is_some_and(|shown| {
            let before = shown.remove_piece_at(*square);
            if let Some(piece) = piece {
                shown.set_piece_at(*square, *piece);
            }
            before != *piece
        }),
        BoardReport::Connected(_)
        | BoardReport::Lost(_)
        | BoardReport::Battery(_)
        | BoardReport::Clock(_)
        | BoardReport::ClockLost => true,
    }
}

/// Opens a port and asks the device there for its name: one make after the other, until one answers.
fn meet(
    place: &BoardPlace,
    house: &SharedBoards,
    mut is_wanted: impl FnMut() -> bool,
) -> Result<(BoardTalk, FoundBoard, Vec<BoardOutput>), NoIntroduction> {
    for kind in &place.kinds {
        let mut talk = BoardTalk::begin(place, *kind, &house.makes).map_err(NoIntroduction::Lost)?;
        match talk.introduce(&mut is_wanted) {
            Ok(Introduction { serial, heard }) => {
                let serial = serial.unwrap_or_else(|| place.serial().to_owned());
                let (id, place) = (BoardId { kind: *kind, serial }, place.name.clone());
                let standing = house.standing(&id);
                return Ok((talk, FoundBoard { id, place, standing }, heard));
            }
            Err(NoIntroduction::Lost(BoardLoss::Silent)) => {}
            Err(other) => return Err(other),
        }
    }
    Err(NoIntroduction::Lost(BoardLoss::Silent))
}

/// The boards connected to the machine now. A board that is followed is not asked.
pub(super) fn look(house: &SharedBoards) -> Vec<FoundBoard> {
    let places = house.places.all();
    let mut all: Vec<FoundBoard> = places.iter().filter_map(|place| look_at(place, house)).collect();
    #[cfg(feature = "home")]
    if let Some(address) = &house.places.livechess {
        let found = livechess::found(address, LIVECHESS_WITHIN).into_iter();
        all.extend(found.map(|found| FoundBoard {
            standing: house.standing(&found.id),
            ..found
        }));
    }
    all.sort_by(|one, other| one.id.cmp(&other.id));
    all
}

fn look_at(place: &BoardPlace, house: &SharedBoards) -> Option<FoundBoard> {
    let _alone = house.alone();
    if let Some(found) = house.followed_at(&place.name) {
        return Some(found);
    }
    let unusable = |obstacle| {
        let kind = *place.kinds.first()?;
        let (serial, place) = (place.serial().to_owned(), place.name.clone());
        let (id, standing) = (BoardId { kind, serial }, BoardAvailability::Unusable(obstacle));
        Some(FoundBoard { id, place, standing })
    };
    match meet(place, house, || true) {
        Ok((_, found, _)) => Some(found),
        Err(NoIntroduction::Lost(BoardLoss::NotOpened(obstacle))) => unusable(obstacle),
        Err(NoIntroduction::Lost(BoardLoss::Silent)) if place.is_certain => unusable(Obstacle::NotUnderstood),
        Err(NoIntroduction::Lost(BoardLoss::Gone | BoardLoss::Silent) | NoIntroduction::Stopped) => None,
    }
}

/// The places in which boards are looked for.
#[derive(Clone, Debug, Default)]
pub struct BoardPlaces {
    /// True if this machine's serial ports are searched.
    pub ports: bool,
    /// Ports that the machine does not list, and the make of board at each.
    pub others: Vec<(String, BoardMake)>,
    /// The address of LiveChess, which may read boards.
    pub livechess: Option<String>,
    /// The folder of the program's data, where the piece of each chip of a Certabo board is kept.
    pub data: Option<PathBuf>,
}

impl BoardPlaces {
    /// This machine's serial ports, and LiveChess on it.
    pub fn of_this_machine() -> Self {
        Self {
            ports: true,
            #[cfg(feature = "home")]
            livechess: Some(livechess::address()),
            ..Self::default()
        }
    }

    pub(super) fn all(&self) -> Vec<BoardPlace> {
        let ports = if self.ports { port::ports() } else { Vec::new() };
        let others = self.others.iter().map(|(name, kind)| BoardPlace::of(name, vec![*kind]));
        ports.into_iter().chain(others).collect()
    }
}
