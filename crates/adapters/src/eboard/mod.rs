//! Electronic boards: the makes as bytes, and the threads that own their ports.
//!
//! Nothing runs and no port is open until a board is requested. Each board in use has a thread named `board`, which owns its port
//! and passes on its reports; one named `boards` runs during a search for connected boards.

pub mod calibrations;
mod link;
#[cfg(feature = "home")]
pub mod livechess;
mod port;
mod talk;

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use shakmaty::{ByColor, Color};

use self::calibrations::Calibrations;
pub use self::link::BoardPlaces;
use self::link::{Follower, WantedBoard};
use self::port::BoardPlace;
use crate::ports::RequestPort;
use protocols::boards::MakeReader;
use protocols::boards::make::Wire;
use protocols::boards::protocol::{Order, Protocol};
use protocols::eboard::{
    BoardAvailability, BoardId, BoardLoss, BoardMake, BoardNews, BoardReport, BoardRequest, FoundBoard, Obstacle,
};

/// The boards of this machine.
pub struct EBoards {
    house: Arc<SharedBoards>,
    tell: Tell,
    links: ByColor<Option<BoardThread>>,
}

type Tell = Arc<dyn Fn(BoardNews) + Send + Sync>;

impl std::fmt::Debug for EBoards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EBoards")
            .field("house", &self.house)
            .finish_non_exhaustive()
    }
}

impl EBoards {
    /// The boards at this machine's serial ports, and those that LiveChess reads on it.
    pub fn of_this_machine(tell: impl Fn(BoardNews) + Send + Sync + 'static) -> Self {
        Self::with(BoardPlaces::of_this_machine(), tell)
    }

    /// The boards at these places; news of them is sent from threads of their own.
    pub fn with(places: BoardPlaces, tell: impl Fn(BoardNews) + Send + Sync + 'static) -> Self {
        Self {
            house: Arc::new(SharedBoards::new(places)),
            tell: Arc::new(tell),
            links: ByColor::default(),
        }
    }

    fn look(&self) {
        let (house, tell) = (Arc::clone(&self.house), Arc::clone(&self.tell));
        let thread = Builder::new().name("boards".into()).spawn(move || {
            let found = link::look(&house);
            house.remember(&found);
            tell(BoardNews::Found(found));
        });
        if let Err(error) = thread {
            log::warn!("nobody can look for boards: {error}");
        }
    }

    fn take(&mut self, seat: Color, id: BoardId) {
        let before = self.release(seat);
        *self.house.seats().get_mut(seat) = Some(BoardSeat {
            id: id.clone(),
            place: None,
        });
        let (house, tell) = (Arc::clone(&self.house), Arc::clone(&self.tell));
        let (orders, given) = mpsc::channel();
        let thread = Builder::new().name("board".into()).spawn(move || {
            if let Some(before) = before.and_then(|link| link.thread) {
                // The previous board may have the same port.
                if before.join().is_err() {
                    log::error!("the thread of the board before has failed");
                }
            }
            house.follow(WantedBoard::Board(id), Some(seat), given, move |report| {
                tell(BoardNews::Of(seat, report));
            });
        });
        match thread {
            Ok(thread) => {
                let thread = Some(thread);
                *self.links.get_mut(seat) = Some(BoardThread { orders, thread });
            }
            Err(error) => {
                log::warn!("the board of {seat} gets no thread: {error}");
                (self.tell)(BoardNews::Of(
                    seat,
                    BoardReport::Lost(BoardLoss::NotOpened(Obstacle::Busy)),
                ));
            }
        }
    }

    fn release(&mut self, seat: Color) -> Option<BoardThread> {
        *self.house.seats().get_mut(seat) = None;
        let link = self.links.get_mut(seat).take()?;
        link.order(Order::Stop);
        Some(link)
    }

    fn order(&self, seat: Color, order: Order) {
        if let Some(link) = self.links.get(seat) {
            link.order(order);
        }
    }
}

impl RequestPort<BoardRequest> for EBoards {
    fn ask(&mut self, request: BoardRequest) {
        match request {
            BoardRequest::Look => self.look(),
            BoardRequest::Take(seat, id) => self.take(seat, id),
            // The thread of the board ends by itself.
            BoardRequest::Release(seat) => drop(self.release(seat)),
            BoardRequest::Light(seat, squares) => self.order(seat, Order::Light(squares)),
            BoardRequest::ShowClock(seat, order) => self.order(seat, Order::ShowClock(order)),
        }
    }
}

impl Drop for EBoards {
    /// Closes the ports: another program may open them at once.
    fn drop(&mut self) {
        let links: Vec<BoardThread> = Color::ALL.into_iter().filter_map(|seat| self.release(seat)).collect();
        for thread in links.into_iter().filter_map(|link| link.thread) {
            thread.join().ok();
        }
    }
}

/// A thread that follows a board. It stops when this is dropped.
struct BoardThread {
    orders: Sender<Order>,
    thread: Option<JoinHandle<()>>,
}

impl BoardThread {
    fn order(&self, order: Order) {
        if self.orders.send(order).is_err() {
            log::debug!("{order:?}: the board is followed no longer");
        }
    }
}

/// Passes on all reports of the board at that place, as if it were in use for a seat, and blocks until an order says to stop or the
/// sender of orders is gone. Without a make, all makes with serial ports are tried. The place of a board that LiveChess reads is its
/// serial number.
pub fn listen(
    device: &str,
    kind: Option<BoardMake>,
    orders: Receiver<Order>,
    tell: impl Fn(BoardReport) + Send + 'static,
) {
    let house = Arc::new(SharedBoards::new(BoardPlaces::of_this_machine()));
    let wanted = if let Some(kind) = kind.filter(|kind| kind.wire() == Wire::LiveChess) {
        WantedBoard::Board(BoardId {
            kind,
            serial: device.to_owned(),
        })
    } else {
        WantedBoard::At(device.to_owned(), kind)
    };
    house.follow(wanted, None, orders, tell);
}

/// The boards connected now. The search takes a few seconds if a device does not answer.
pub fn found_now(places: &BoardPlaces) -> Vec<FoundBoard> {
    link::look(&SharedBoards::new(places.clone()))
}

/// The state shared by all threads.
#[derive(Debug)]
struct SharedBoards {
    places: BoardPlaces,
    makes: MakeProtocols,
    /// Held while a port is opened to ask for its board, so that no other thread finds the port used by ourselves.
    asking: Mutex<()>,
    seats: Mutex<ByColor<Option<BoardSeat>>>,
    /// The boards seen last, with their places.
    seen: Mutex<Vec<FoundBoard>>,
}

/// A board that belongs to a seat.
#[derive(Clone, Debug)]
struct BoardSeat {
    id: BoardId,
    /// The place whose port is open.
    place: Option<String>,
}

impl SharedBoards {
    fn new(places: BoardPlaces) -> Self {
        Self {
            makes: MakeProtocols {
                calibrations: Calibrations::of(places.data.clone()),
            },
            places,
            asking: Mutex::default(),
            seats: Mutex::default(),
            seen: Mutex::default(),
        }
    }

    /// Follows the board; blocks until it is no longer wanted.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "LiveChess, which a build for events is without, keeps the orders"
    )]
    fn follow(
        self: &Arc<Self>,
        wanted: WantedBoard,
        seat: Option<Color>,
        orders: Receiver<Order>,
        tell: impl Fn(BoardReport) + Send + 'static,
    ) {
        #[cfg(feature = "home")]
        if let WantedBoard::Board(id) = &wanted
            && id.kind.wire() == Wire::LiveChess
        {
            let address = self.places.livechess.clone().unwrap_or_else(livechess::address);
            return livechess::follow(&id.serial, &address, move |report| tell(seated(seat, report)), orders);
        }
        let follower = Follower {
            wanted,
            seat,
            house: self,
            orders: &orders,
            tell,
        };
        follower.follow();
    }

    fn alone(&self) -> MutexGuard<'_, ()> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seats(&self) -> MutexGuard<'_, ByColor<Option<BoardSeat>>> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seen(&self) -> MutexGuard<'_, Vec<FoundBoard>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the place of the seat's board. Nothing is kept of a board that the seat has no longer.
    fn sit(&self, seat: Option<Color>, at: Option<&FoundBoard>) {
        let Some(seat) = seat else { return };
        if let Some(seat) = self.seats().get_mut(seat)
            && at.is_none_or(|found| seat.id.means(found))
        {
            seat.place = at.map(|found| found.place.clone());
            if let Some(found) = at {
                seat.id.clone_from(&found.id);
            }
        }
    }

    /// The board of a seat whose port is open there.
    fn followed_at(&self, place: &str) -> Option<FoundBoard> {
        let seats = self.seats();
        let is_there = |seat: &&BoardSeat| seat.place.as_deref() == Some(place);
        let mut colored = seats.as_ref().zip_color().into_iter();
        let (color, seat) = colored.find_map(|(color, seat)| Some((color, seat.as_ref().filter(is_there)?)))?;
        Some(FoundBoard {
            id: seat.id.clone(),
            place: place.to_owned(),
            standing: BoardAvailability::Taken(color),
        })
    }

    /// The owner of the board, whether the board is being read already or not.
    fn standing(&self, id: &BoardId) -> BoardAvailability {
        let is_of = |seat: &Option<BoardSeat>| seat.as_ref().is_some_and(|seat| seat.id == *id);
        self.seats()
            .find(is_of)
            .map_or(BoardAvailability::Free, BoardAvailability::Taken)
    }

    fn remember(&self, found: &[FoundBoard]) {
        found.clone_into(&mut self.seen());
    }

    fn last_place(&self, id: &BoardId) -> Option<String> {
        let seen = self.seen();
        let found = seen.iter().find(|found| found.id == *id)?;
        Some(found.place.clone())
    }
}

/// The same report, with the seat of the board.
#[cfg(feature = "home")]
fn seated(seat: Option<Color>, report: BoardReport) -> BoardReport {
    match report {
        BoardReport::Connected(found) => BoardReport::Connected(FoundBoard {
            standing: seat.map_or(found.standing, BoardAvailability::Taken),
            ..found
        }),
        BoardReport::Shows(_)
        | BoardReport::Changed(..)
        | BoardReport::Lost(_)
        | BoardReport::Battery(_)
        | BoardReport::Clock(_)
        | BoardReport::ClockLost => report,
    }
}

/// The protocols of the makes.
#[derive(Clone, Debug)]
struct MakeProtocols {
    calibrations: Calibrations,
}

impl MakeProtocols {
    /// The protocol of the board at that place; none if it is at no serial port.
    fn protocol(&self, kind: BoardMake, place: &BoardPlace) -> Option<Box<dyn Protocol>> {
        match kind.speaks() {
            MakeReader::Bytes(protocol) => Some(protocol()),
            MakeReader::Chips => Some(Box::new(self.calibrations.certabo(place.serial()))),
            MakeReader::Nothing => None,
        }
    }
}
