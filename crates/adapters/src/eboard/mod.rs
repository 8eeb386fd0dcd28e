//! Electronic boards: the makes as bytes, and the threads that own their ports.
//!
//! Nothing runs and no port is open until a board is requested. Each board in use has a thread named `board`, which owns its port
//! and passes on its reports; one named `boards` runs during a search for connected boards.

pub mod calibrations;
mod link;
pub mod livechess;
mod port;
mod talk;

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use shakmaty::{ByColor, Color};

use self::calibrations::Calibrations;
pub use self::link::Places;
use self::link::{Follower, Wanted};
use self::port::Place;
use crate::ports::Ask;
use protocols::boards::protocol::{Order, Protocol};
use protocols::boards::{Speaks, Wire};
use protocols::eboard::{BoardId, Found, Kind, Lost, News, Obstacle, Report, Request, Standing};

/// The boards of this machine.
pub struct EBoards {
    house: Arc<House>,
    tell: Tell,
    links: ByColor<Option<Link>>,
}

type Tell = Arc<dyn Fn(News) + Send + Sync>;

impl std::fmt::Debug for EBoards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EBoards")
            .field("house", &self.house)
            .finish_non_exhaustive()
    }
}

impl EBoards {
    /// The boards at this machine's serial ports, and those that LiveChess reads on it.
    pub fn of_this_machine(tell: impl Fn(News) + Send + Sync + 'static) -> Self {
        Self::with(Places::of_this_machine(), tell)
    }

    /// The boards at these places; news of them is sent from threads of their own.
    pub fn with(places: Places, tell: impl Fn(News) + Send + Sync + 'static) -> Self {
        Self {
            house: Arc::new(House::new(places)),
            tell: Arc::new(tell),
            links: ByColor::default(),
        }
    }

    fn look(&self) {
        let (house, tell) = (Arc::clone(&self.house), Arc::clone(&self.tell));
        let thread = Builder::new().name("boards".into()).spawn(move || {
            let found = link::look(&house);
            house.remember(&found);
            tell(News::Found(found));
        });
        if let Err(error) = thread {
            log::warn!("nobody can look for boards: {error}");
        }
    }

    fn take(&mut self, seat: Color, id: BoardId) {
        let before = self.release(seat);
        *self.house.seats().get_mut(seat) = Some(Seat {
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
            house.follow(Wanted::Board(id), Some(seat), given, move |report| {
                tell(News::Of(seat, report));
            });
        });
        match thread {
            Ok(thread) => {
                let thread = Some(thread);
                *self.links.get_mut(seat) = Some(Link { orders, thread });
            }
            Err(error) => {
                log::warn!("the board of {seat} gets no thread: {error}");
                (self.tell)(News::Of(seat, Report::Lost(Lost::NotOpened(Obstacle::Busy))));
            }
        }
    }

    fn release(&mut self, seat: Color) -> Option<Link> {
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

impl Ask<Request> for EBoards {
    fn ask(&mut self, request: Request) {
        match request {
            Request::Look => self.look(),
            Request::Take(seat, id) => self.take(seat, id),
            // The thread of the board ends by itself.
            Request::Release(seat) => drop(self.release(seat)),
            Request::Light(seat, squares) => self.order(seat, Order::Light(squares)),
            Request::ShowClock(seat, order) => self.order(seat, Order::ShowClock(order)),
        }
    }
}

impl Drop for EBoards {
    /// Closes the ports: another program may open them at once.
    fn drop(&mut self) {
        let links: Vec<Link> = Color::ALL.into_iter().filter_map(|seat| self.release(seat)).collect();
        for thread in links.into_iter().filter_map(|link| link.thread) {
            thread.join().ok();
        }
    }
}

/// A thread that follows a board. It stops when this is dropped.
struct Link {
    orders: Sender<Order>,
    thread: Option<JoinHandle<()>>,
}

impl Link {
    fn order(&self, order: Order) {
        if self.orders.send(order).is_err() {
            log::debug!("{order:?}: the board is followed no longer");
        }
    }
}

/// Passes on all reports of the board at that place, as if it were in use for a seat, and blocks until an order says to stop or the
/// sender of orders is gone. Without a make, all makes with serial ports are tried. The place of a board that LiveChess reads is its
/// serial number.
pub fn listen(device: &str, kind: Option<Kind>, orders: Receiver<Order>, tell: impl Fn(Report) + Send + 'static) {
    let house = Arc::new(House::new(Places::of_this_machine()));
    let wanted = if let Some(kind) = kind.filter(|kind| kind.wire() == Wire::LiveChess) {
        Wanted::Board(BoardId {
            kind,
            serial: device.to_owned(),
        })
    } else {
        Wanted::At(device.to_owned(), kind)
    };
    house.follow(wanted, None, orders, tell);
}

/// The boards connected now. The search takes a few seconds if a device does not answer.
pub fn found_now(places: &Places) -> Vec<Found> {
    link::look(&House::new(places.clone()))
}

/// The state shared by all threads.
#[derive(Debug)]
struct House {
    places: Places,
    makes: Makes,
    /// Held while a port is opened to ask for its board, so that no other thread finds the port used by ourselves.
    asking: Mutex<()>,
    seats: Mutex<ByColor<Option<Seat>>>,
    /// The boards seen last, with their places.
    seen: Mutex<Vec<Found>>,
}

/// A board that belongs to a seat.
#[derive(Clone, Debug)]
struct Seat {
    id: BoardId,
    /// The place whose port is open.
    place: Option<String>,
}

impl House {
    fn new(places: Places) -> Self {
        Self {
            makes: Makes {
                calibrations: Calibrations::of(places.data.clone()),
            },
            places,
            asking: Mutex::default(),
            seats: Mutex::default(),
            seen: Mutex::default(),
        }
    }

    /// Follows the board; blocks until it is no longer wanted.
    fn follow(
        self: &Arc<Self>,
        wanted: Wanted,
        seat: Option<Color>,
        orders: Receiver<Order>,
        tell: impl Fn(Report) + Send + 'static,
    ) {
        if let Wanted::Board(id) = &wanted
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

    fn seats(&self) -> MutexGuard<'_, ByColor<Option<Seat>>> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seen(&self) -> MutexGuard<'_, Vec<Found>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the place of the seat's board. Nothing is kept of a board that the seat has no longer.
    fn sit(&self, seat: Option<Color>, at: Option<&Found>) {
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
    fn followed_at(&self, place: &str) -> Option<Found> {
        let seats = self.seats();
        let is_there = |seat: &&Seat| seat.place.as_deref() == Some(place);
        let mut colored = seats.as_ref().zip_color().into_iter();
        let (color, seat) = colored.find_map(|(color, seat)| Some((color, seat.as_ref().filter(is_there)?)))?;
        Some(Found {
            id: seat.id.clone(),
            place: place.to_owned(),
            standing: Standing::Taken(color),
        })
    }

    /// The owner of the board, whether the board is being read already or not.
    fn standing(&self, id: &BoardId) -> Standing {
        let is_of = |seat: &Option<Seat>| seat.as_ref().is_some_and(|seat| seat.id == *id);
        self.seats().find(is_of).map_or(Standing::Free, Standing::Taken)
    }

    fn remember(&self, found: &[Found]) {
        found.clone_into(&mut self.seen());
    }

    fn last_place(&self, id: &BoardId) -> Option<String> {
        let seen = self.seen();
        let found = seen.iter().find(|found| found.id == *id)?;
        Some(found.place.clone())
    }
}

/// The same report, with the seat of the board.
fn seated(seat: Option<Color>, report: Report) -> Report {
    match report {
        Report::Connected(found) => Report::Connected(Found {
            standing: seat.map_or(found.standing, Standing::Taken),
            ..found
        }),
        Report::Shows(_)
        | Report::Changed(..)
        | Report::Lost(_)
        | Report::Battery(_)
        | Report::Clock(_)
        | Report::ClockLost => report,
    }
}

/// The protocols of the makes.
#[derive(Clone, Debug)]
struct Makes {
    calibrations: Calibrations,
}

impl Makes {
    /// The protocol of the board at that place; none if it is at no serial port.
    fn protocol(&self, kind: Kind, place: &Place) -> Option<Box<dyn Protocol>> {
        match kind.speaks() {
            Speaks::Bytes(protocol) => Some(protocol()),
            Speaks::Chips => Some(Box::new(self.calibrations.certabo(place.serial()))),
            Speaks::Nothing => None,
        }
    }
}
