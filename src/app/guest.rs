//! A seat of a table at another computer: the way to it, and the table here.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::joining::{self, NotAdmitted};
use super::post::{Post, Posted};
use super::seat_connection::SeatConnection;
use adapters::monotonic::Monotonic;
use adapters::ports::RequestPort;
use adapters::system_random;
use controls::joining::SEAT_SCHEME;
use laws::moment::Moment;
use laws::people::Person;
use link::enrolment::NewcomerPart;
use link::sealed::{ConnectionNonce, SharedSecret};
use link::seat::{GuestEnd, SeatNews, SeatStep};
use link::topic::Topic;
use link::{Address, Haste, NetNews, NetRequest, NotOpened, QuestionId, host};
use locale::Locale;
use table::Table;
use table::elsewhere;

/// The address and the code after the scheme; `None` for the name of a file.
pub fn invitation(named: &str) -> Option<(&str, &str)> {
    named.trim().strip_prefix(SEAT_SCHEME)?.split_once('/')
}

/// Time for the host to send the game so far, in milliseconds.
const PATIENCE_MS: u64 = 20_000;
/// The interval of requests meanwhile.
const AGAIN: Duration = Duration::from_millis(200);

/// The way to a table at another computer. News of the network is kept until a thread takes it.
pub struct WayToTable {
    pub(super) link: Box<dyn RequestPort<link::NetRequest>>,
    pub(super) seat: Box<SeatConnection>,
    sink: Arc<Mutex<Sink>>,
    news: Receiver<NetNews>,
}

/// The receiver of the network's news.
enum Sink {
    Nobody,
    Thread(Post),
}

impl WayToTable {
    /// Passes the news to that thread from now on, including the news kept so far.
    pub(super) fn leads_to(self, post: &Post) -> (Box<dyn RequestPort<link::NetRequest>>, Box<SeatConnection>) {
        let mut sink = self.sink.lock().unwrap_or_else(PoisonError::into_inner);
        for news in self.news.try_iter() {
            post.send(Posted::Link(news));
        }
        *sink = Sink::Thread(post.clone());
        drop(sink);
        (self.link, self.seat)
    }
}

/// Asks at that address with the code, and waits until all that its player may know is here.
///
/// # Errors
/// [`NotAdmitted`]
pub fn sit_down(at: &str, code: &str, name: &str, locale: Locale) -> Result<(Table, WayToTable), NotAdmitted> {
    let at = Address::typed(at);
    let (tell, news) = channel();
    let sink = Arc::new(Mutex::new(Sink::Nobody));
    let into = Arc::clone(&sink);
    let mut link = net::link(
        move |told| match &*into.lock().unwrap_or_else(PoisonError::into_inner) {
            Sink::Nobody => drop(tell.send(told)),
            Sink::Thread(post) => post.send(Posted::Link(told)),
        },
    );
    let joined = joining::request_admission(link.as_mut(), &news, &at, code, name.to_owned(), None)?;
    if !matches!(joined.welcome.place, NewcomerPart::Seat(_)) {
        return Err(NotAdmitted::NotLetIn);
    }
    let (table, seat) = host::given_seat(&joined.welcome).ok_or(NotAdmitted::OtherVersion)?;
    let (wishes, see) = (Topic::SeatDo(table, seat.side), Topic::SeatSee(table, seat.side));
    let opening = host::opening(&joined.welcome, table, seat.side, &at);
    link.ask(NetRequest::Open(Box::new(opening)));
    let mut nonce = ConnectionNonce::default();
    nonce
        .iter_mut()
        .zip(system_random::seed())
        .for_each(|(into, byte)| *into = byte);
    let mut reached = ReachedHost {
        end: GuestEnd::new(SharedSecret(seat.seal.0), nonce),
        questions: 0,
        steps: Vec::new(),
        now: Moment::START,
    };
    reached.catch_up(link.as_mut(), &news, wishes, see)?;
    // Steps after the news of the player's arrival are announced; steps before it only set up the table.
    let came = reached
        .steps
        .iter()
        .position(|step| !step.is_past)
        .map_or(0, |at| at + 1);
    let fresh = reached.steps.split_off(came.min(reached.steps.len()));
    let table = Table::a_seat(&reached.steps, reached.now, locale).map_err(|_unfit| NotAdmitted::NotLetIn)?;
    let side = elsewhere::own_side(&reached.steps).ok_or(NotAdmitted::NotLetIn)?;
    let seat = Box::new(SeatConnection {
        person: Person::Player(side),
        end: reached.end.at(reached.now),
        wishes,
        questions: reached.questions,
        handed: None,
        fresh,
        settings: None,
        wished: std::collections::VecDeque::new(),
    });
    Ok((table, WayToTable { link, seat, sink, news }))
}

struct ReachedHost {
    end: GuestEnd,
    questions: u64,
    steps: Vec<SeatStep>,
    /// The host's time, as last reported.
    now: Moment,
}

impl ReachedHost {
    /// Asks until the whole game so far is here.
    fn catch_up(
        &mut self,
        link: &mut dyn RequestPort<link::NetRequest>,
        news: &Receiver<NetNews>,
        wishes: Topic,
        see: Topic,
    ) -> Result<(), NotAdmitted> {
        let mut why = NotAdmitted::NoAnswer;
        let clock = Monotonic::after(Moment::START);
        let end = clock.now().plus_millis(PATIENCE_MS);
        while clock.now() < end {
            let now = clock.now();
            if let Some(payload) = self.end.asks(now) {
                self.questions += 1;
                link.ask(NetRequest::Ask {
                    id: QuestionId(self.questions),
                    to: wishes,
                    payload,
                    haste: Haste::Now,
                });
            }
            let heard = match news.recv_timeout(AGAIN) {
                Ok(NetNews::Answered(id, answer)) if id.0 == self.questions => {
                    self.end.answered(answer.as_deref().ok(), clock.now())
                }
                Ok(NetNews::Put(topic, payload)) if topic == see => {
                    self.end.told(&payload, clock.now()).into_iter().collect()
                }
                Ok(NetNews::NotOpened(NotOpened::Apart(_))) => {
                    why = NotAdmitted::Apart;
                    Vec::new()
                }
                Ok(_other) => Vec::new(),
                Err(_nothing) => Vec::new(),
            };
            for heard in heard {
                match heard {
                    SeatNews::Step(step) => self.steps.push(*step),
                    SeatNews::Now(now) => self.now = now,
                    SeatNews::Done(_) | SeatNews::Lost | SeatNews::NotDone => {}
                }
            }
            let is_seated = self.steps.iter().any(|step| !step.is_past);
            if self.end.is_whole() && is_seated {
                return Ok(());
            }
        }
        Err(why)
    }
}
