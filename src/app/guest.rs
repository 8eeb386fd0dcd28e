//! A seat of a table at another computer: the way to it, and the table here.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::joining::{self, NotIn};
use super::runner::AtSeat;
use super::table_thread::Post;
use adapters::monotonic::Monotonic;
use adapters::ports::Ask;
use adapters::system_random;
use laws::moment::Moment;
use laws::people::Person;
use link::pairing::Place;
use link::sealed::{Drawn, Shared};
use link::seat::{GuestEnd, Heard, Step};
use link::topic::Topic;
use link::{Address, Haste, News, NotOpened, QuestionId, Request, host};
use locale::Locale;
use table::Table;
use table::elsewhere;

/// The beginning of the address of a table at another computer, as in `annabella://192.168.1.20/e4 g7 a2 f3`.
pub const SCHEME: &str = "annabella://";

/// The address and the code in such a name; none for the name of a file.
pub fn invitation(named: &str) -> Option<(&str, &str)> {
    named.trim().strip_prefix(SCHEME)?.split_once('/')
}

/// Time for the host to send the game so far, in milliseconds.
const PATIENCE_MS: u64 = 20_000;
/// The interval of requests meanwhile.
const AGAIN: Duration = Duration::from_millis(200);

/// The way to a table at another computer. News of the network is kept until a thread takes it.
pub struct Way {
    pub(super) link: Box<dyn Ask<link::Request>>,
    pub(super) seat: Box<AtSeat>,
    sink: Arc<Mutex<Sink>>,
    news: Receiver<News>,
}

/// The receiver of the network's news.
enum Sink {
    Nobody,
    Thread(Post),
}

impl Way {
    /// Passes the news to that thread from now on, including the news kept so far.
    pub(super) fn leads_to(self, post: &Post) -> (Box<dyn Ask<link::Request>>, Box<AtSeat>) {
        let mut sink = self.sink.lock().unwrap_or_else(PoisonError::into_inner);
        for news in self.news.try_iter() {
            post.link(news);
        }
        *sink = Sink::Thread(post.clone());
        drop(sink);
        (self.link, self.seat)
    }
}

/// Asks at that address with the code, and waits until all that its player may know is here.
///
/// # Errors
/// [`NotIn`]
pub fn sit_down(at: &str, code: &str, name: &str, locale: Locale) -> Result<(Table, Way), NotIn> {
    let at = Address::typed(at);
    let (tell, news) = channel();
    let sink = Arc::new(Mutex::new(Sink::Nobody));
    let into = Arc::clone(&sink);
    let mut link = net::link(
        move |told| match &*into.lock().unwrap_or_else(PoisonError::into_inner) {
            Sink::Nobody => drop(tell.send(told)),
            Sink::Thread(post) => post.link(told),
        },
    );
    let joined = joining::let_in(link.as_mut(), &news, &at, code, (name.to_owned(), Vec::new()))?;
    if !matches!(joined.welcome.place, Place::Seat(_)) {
        return Err(NotIn::NotLetIn);
    }
    let (table, seat) = host::given_seat(&joined.welcome).ok_or(NotIn::OtherVersion)?;
    let (wishes, see) = (Topic::SeatDo(table, seat.side), Topic::SeatSee(table, seat.side));
    let opening = host::opening(&joined.welcome, (table, seat.side), &at);
    link.ask(Request::Open(Box::new(opening)));
    let mut drawn = Drawn::default();
    drawn
        .iter_mut()
        .zip(system_random::seed())
        .for_each(|(into, byte)| *into = byte);
    let mut reached = Reached {
        end: GuestEnd::new(Shared(seat.seal.0), drawn),
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
    let table = Table::a_seat(&reached.steps, reached.now, locale).map_err(|_unfit| NotIn::NotLetIn)?;
    let side = elsewhere::own_side(&reached.steps).ok_or(NotIn::NotLetIn)?;
    let seat = Box::new(AtSeat {
        person: Person::Player(side),
        end: reached.end.at(reached.now),
        wishes,
        questions: reached.questions,
        handed: None,
        fresh,
        settings: None,
        wished: std::collections::VecDeque::new(),
    });
    Ok((table, Way { link, seat, sink, news }))
}

struct Reached {
    end: GuestEnd,
    questions: u64,
    steps: Vec<Step>,
    /// The host's time, as last reported.
    now: Moment,
}

impl Reached {
    /// Asks until the whole game so far is here.
    fn catch_up(
        &mut self,
        link: &mut dyn Ask<link::Request>,
        news: &Receiver<News>,
        wishes: Topic,
        see: Topic,
    ) -> Result<(), NotIn> {
        let mut why = NotIn::NoAnswer;
        let clock = Monotonic::after(Moment::START);
        let end = clock.now().plus_millis(PATIENCE_MS);
        while clock.now() < end {
            let now = clock.now();
            if let Some(payload) = self.end.asks(now) {
                self.questions += 1;
                link.ask(Request::Ask {
                    id: QuestionId(self.questions),
                    to: wishes,
                    payload,
                    haste: Haste::Now,
                });
            }
            let heard = match news.recv_timeout(AGAIN) {
                Ok(News::Answered(id, answer)) if id.0 == self.questions => {
                    self.end.answered(answer.as_deref().ok(), clock.now())
                }
                Ok(News::Put(topic, payload)) if topic == see => {
                    self.end.told(&payload, clock.now()).into_iter().collect()
                }
                Ok(News::NotOpened(NotOpened::Apart(_))) => {
                    why = NotIn::Apart;
                    Vec::new()
                }
                Ok(_other) => Vec::new(),
                Err(_nothing) => Vec::new(),
            };
            for heard in heard {
                match heard {
                    Heard::Step(step) => self.steps.push(*step),
                    Heard::Now(now) => self.now = now,
                    Heard::Done(_) | Heard::Lost | Heard::NotDone => {}
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
