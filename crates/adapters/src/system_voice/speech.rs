//! The thread of the system voice: one span after another, whatever service speaks them.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

use crate::espeak::Manner;
use crate::monotonic::Monotonic;
use crate::speaker::message::{Message, PlayId, Post, SystemNews, SystemSpeech};
use announcement::Span;
use laws::moment::Moment;

/// A service that speaks one span at a time. It lives on the thread that opened it.
pub trait Service: Sized + 'static {
    /// The number for a span.
    type Id: Copy + PartialEq + Send + 'static;

    /// The longest wait of a span for its turn: the service speaks for others too, and a screen reader reads a page for half
    /// a minute. In milliseconds.
    const TURN_MS: u64 = 45_000;

    /// Opens the service, which reports to `ends` each beginning, and each end, by itself or by `stop`.
    fn open(ends: SpanObserver<Self::Id>) -> Result<Self, NoService>;

    /// Speaks a span. `None`: the language has no voice.
    fn say(&mut self, span: &Span, manner: Manner) -> Result<Option<Self::Id>, NoService>;

    /// Silences the service at once.
    fn stop(&mut self);
}

/// The service is not there, or is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoService;

/// Takes the beginnings and the ends of spans, from any thread. Each opened service has its own: late reports of an earlier one are
/// ignored.
pub struct SpanObserver<I> {
    orders: Sender<Order<I>>,
    opened: u64,
    /// The number of reports not processed yet.
    waiting: Arc<AtomicUsize>,
}

/// The most unprocessed reports of a service: more would be a fault, and must not fill the memory.
const ENDS_AT_ONCE: usize = 1000;

impl<I> Clone for SpanObserver<I> {
    fn clone(&self) -> Self {
        Self {
            orders: self.orders.clone(),
            opened: self.opened,
            waiting: Arc::clone(&self.waiting),
        }
    }
}

impl<I> SpanObserver<I> {
    /// Reports that this span is being spoken from now on.
    pub fn begins(&self, id: I) {
        self.post(Order::Begun(self.opened, id));
    }

    /// Reports that this span has ended.
    pub fn tell(&self, id: I) {
        self.post(Order::Ended(self.opened, id));
    }

    fn post(&self, order: Order<I>) {
        if self.waiting.fetch_add(1, Ordering::AcqRel) < ENDS_AT_ONCE {
            // After the thread's end the report is of no use.
            self.orders.send(order).ok();
        } else {
            self.waiting.fetch_sub(1, Ordering::AcqRel);
        }
    }

    /// Reports that the service has gone.
    pub fn gone(&self) {
        self.orders.send(Order::Gone(self.opened)).ok();
    }
}

enum Order<I> {
    Open,
    Speak(PlayId, Vec<(Manner, Span)>),
    Stop,
    Begun(u64, I),
    Ended(u64, I),
    Gone(u64),
    Quit,
}

/// The handle on the speaker's side. The service is opened when first needed, on a thread of its own.
pub struct SystemVoice<S: Service> {
    orders: Option<Sender<Order<S::Id>>>,
    post: Post,
}

impl<S: Service> SystemVoice<S> {
    /// A voice whose service is not opened yet.
    pub fn new(post: Post) -> Self {
        Self { orders: None, post }
    }

    /// Gives an order, to a new thread if the last one has ended. False if the thread cannot be started.
    fn order(&mut self, mut order: Order<S::Id>) -> bool {
        if let Some(orders) = &self.orders {
            match orders.send(order) {
                Ok(()) => return true,
                Err(refused) => order = refused.0,
            }
        }
        let (orders, inbox) = channel();
        let post = self.post.clone();
        let ends = SpanObserver {
            orders: orders.clone(),
            opened: 0,
            waiting: Arc::default(),
        };
        let thread = std::thread::Builder::new()
            .name("system-voice".into())
            .spawn(move || Speech::<S>::new(post, ends).run(&inbox));
        let started = thread.is_ok() && orders.send(order).is_ok();
        self.orders = started.then_some(orders);
        started
    }
}

impl<S: Service> SystemSpeech for SystemVoice<S> {
    fn speak(&mut self, play: PlayId, spans: Vec<(Manner, Span)>) {
        if !self.order(Order::Speak(play, spans)) {
            (self.post)(Message::System(play, SystemNews::Absent));
        }
    }

    fn stop(&mut self) {
        if let Some(orders) = &self.orders {
            // A thread that has ended is silent anyway.
            orders.send(Order::Stop).ok();
        }
    }

    fn get_ready(&mut self) {
        self.order(Order::Open);
    }
}

impl<S: Service> Drop for SystemVoice<S> {
    fn drop(&mut self) {
        self.stop();
        if let Some(orders) = &self.orders {
            // The thread holds a sender itself, so it would not notice that this one is dropped.
            orders.send(Order::Quit).ok();
        }
    }
}

struct Speech<S: Service> {
    post: Post,
    ends: SpanObserver<S::Id>,
    service: Option<S>,
    jobs: VecDeque<Job>,
    time: Monotonic,
    /// The span being spoken, or waiting for its turn.
    saying: Option<SpokenSpan<S::Id>>,
}

/// A span that the service has taken.
struct SpokenSpan<I> {
    id: I,
    /// The time it takes at the usual pace, in milliseconds.
    usual_ms: u64,
    /// The longest time from its beginning to its end, in milliseconds.
    most_ms: u64,
    /// The time until which a report on it is waited for.
    until: Moment,
}

struct Job {
    play: PlayId,
    rest: VecDeque<(Manner, Span)>,
    heard: bool,
}

impl<S: Service> Drop for Speech<S> {
    /// Gives back all words when the thread ends for any reason, so that no caller waits for them.
    fn drop(&mut self) {
        self.is_gone();
    }
}

impl<S: Service> Speech<S> {
    fn new(post: Post, ends: SpanObserver<S::Id>) -> Self {
        Self {
            post,
            ends,
            service: None,
            jobs: VecDeque::new(),
            time: Monotonic::after(Moment::START),
            saying: None,
        }
    }

    fn run(mut self, inbox: &Receiver<Order<S::Id>>) {
        loop {
            // A service that died may not report the end.
            let order = match &self.saying {
                Some(saying) => inbox.recv_timeout(self.time.until(saying.until)),
                None => inbox.recv().map_err(|_why| RecvTimeoutError::Disconnected),
            };
            let is_to_open = matches!(order, Ok(Order::Open));
            match order {
                Ok(Order::Open) => {}
                Ok(Order::Speak(play, spans)) => self.jobs.push_back(Job {
                    play,
                    rest: spans.into(),
                    heard: false,
                }),
                Ok(Order::Stop) => {
                    self.jobs.clear();
                    self.saying = None;
                    if let Some(service) = &mut self.service {
                        service.stop();
                    }
                }
                Ok(Order::Begun(opened, id)) => {
                    self.ends.waiting.fetch_sub(1, Ordering::AcqRel);
                    if let Some(saying) = self
                        .saying
                        .as_mut()
                        .filter(|own| opened == self.ends.opened && own.id == id)
                    {
                        saying.until = self.time.now().plus_millis(saying.most_ms);
                        let usual_ms = saying.usual_ms;
                        self.tell_speaking(usual_ms);
                    }
                }
                Ok(Order::Ended(opened, id)) => {
                    self.ends.waiting.fetch_sub(1, Ordering::AcqRel);
                    self.saying.take_if(|own| opened == self.ends.opened && own.id == id);
                }
                Ok(Order::Gone(opened)) => {
                    if opened == self.ends.opened {
                        self.is_gone();
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.is_gone(),
                Ok(Order::Quit) | Err(RecvTimeoutError::Disconnected) => return,
            }
            // A lost service is opened again for the next words and not before.
            let is_wanted = is_to_open || !self.jobs.is_empty();
            if self.saying.is_none() && is_wanted && self.say_next().is_err() {
                self.is_gone();
            }
            if is_to_open && self.service.is_some() {
                (self.post)(Message::SystemVoice(true));
            }
        }
    }

    /// Gives back the waiting words, because there is no service, or it has gone. The thread stays: the sender of the
    /// next words has no other, and words sent to a thread that is just ending would be lost.
    fn is_gone(&mut self) {
        self.service = None;
        self.saying = None;
        for job in self.jobs.drain(..) {
            (self.post)(Message::System(job.play, SystemNews::Absent));
        }
        (self.post)(Message::SystemVoice(false));
    }

    /// Reports that the first job speaks for about `usual_ms` from now on.
    fn tell_speaking(&self, usual_ms: u64) {
        if let Some(job) = self.jobs.front() {
            (self.post)(Message::System(job.play, SystemNews::Speaking(usual_ms)));
        }
    }

    /// Speaks the next span of the first job.
    fn say_next(&mut self) -> Result<(), NoService> {
        if self.service.is_none() {
            self.ends.opened += 1;
            self.service = Some(S::open(self.ends.clone())?);
        }
        let Some(service) = &mut self.service else {
            return Err(NoService);
        };
        while let Some(job) = self.jobs.front_mut() {
            let Some((manner, span)) = job.rest.pop_front() else {
                let news = if job.heard {
                    SystemNews::Spoken
                } else {
                    SystemNews::Unspeakable
                };
                (self.post)(Message::System(job.play, news));
                self.jobs.pop_front();
                continue;
            };
            if let Some(id) = service.say(&span, manner)? {
                job.heard = true;
                let letters = u64::try_from(span.text.len()).unwrap_or(u64::MAX / 10_000);
                // A word has five letters and a space.
                let usual_ms = 500 + letters * 10_000 / u64::from(manner.rate_wpm.max(1));
                self.saying = Some(SpokenSpan {
                    id,
                    usual_ms,
                    most_ms: 5000 + 200 * letters,
                    until: self.time.now().plus_millis(S::TURN_MS),
                });
                self.tell_speaking(usual_ms);
                return Ok(());
            }
            (self.post)(Message::System(job.play, SystemNews::NoVoice(span.lang)));
        }
        Ok(())
    }
}

/// A value on one scale of three points, read on another.
pub fn between(value: f32, [low, middle, high]: [f32; 3], [to_low, to_middle, to_high]: [f32; 3]) -> f32 {
    if value < middle {
        to_low + (to_middle - to_low) * ((value - low) / (middle - low)).clamp(0.0, 1.0)
    } else {
        to_middle + (to_high - to_middle) * ((value - middle) / (high - middle)).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn scales_meet_at_their_ends_and_in_the_middle() {
        let words = [80.0, 175.0, 450.0];
        let service = [-100.0, 0.0, 100.0];
        for (wpm, rate) in [(80.0, -100.0), (175.0, 0.0), (450.0, 100.0), (900.0, 100.0)] {
            assert!((between(wpm, words, service) - rate).abs() < 0.01);
        }
    }
    /// A system without a voice.
    struct Nowhere;

    impl Service for Nowhere {
        type Id = u64;

        fn open(_ends: SpanObserver<u64>) -> Result<Self, NoService> {
            Err(NoService)
        }

        fn say(&mut self, _span: &Span, _manner: Manner) -> Result<Option<u64>, NoService> {
            Err(NoService)
        }

        fn stop(&mut self) {}
    }

    /// A service that reports nothing by itself: the test reports beginnings and ends.
    struct Queueing;

    /// The ends of the service that was opened last.
    static OPENED: std::sync::Mutex<Option<SpanObserver<u64>>> = std::sync::Mutex::new(None);

    impl Service for Queueing {
        type Id = u64;

        fn open(ends: SpanObserver<u64>) -> Result<Self, NoService> {
            *OPENED.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(ends);
            Ok(Self)
        }

        fn say(&mut self, _span: &Span, _manner: Manner) -> Result<Option<u64>, NoService> {
            Ok(Some(1))
        }

        fn stop(&mut self) {}
    }

    #[test]
    fn a_sentence_queued_behind_a_screen_reader_is_not_given_up() {
        let (sender, notes) = channel();
        let post: Post = std::sync::Arc::new(move |note| {
            sender.send(note).ok();
        });
        let mut voice = SystemVoice::<Queueing>::new(post);
        let span = Span {
            lang: String::from("de"),
            text: String::from("Eva vier"),
        };
        let manner = Manner::of(&crate::ports::voice::Route::default(), &span.lang);
        voice.speak(PlayId(1), vec![(manner, span)]);
        let next = |patience| {
            let note = notes.recv_timeout(Duration::from_millis(patience));
            match note {
                Ok(Message::System(PlayId(1), news)) => Some(news),
                Ok(Message::SystemVoice(true)) | Err(RecvTimeoutError::Timeout) => None,
                Ok(_) => panic!("something else was told"),
                Err(why) => panic!("{why}"),
            }
        };
        assert!(matches!(next(20_000), Some(SystemNews::Speaking(_))));
        // The span's own words take less than seven seconds; those before it take eight.
        assert_eq!(next(8000), None, "it was given up while it waited");
        let ends = OPENED.lock().unwrap().clone().unwrap();
        ends.begins(1);
        assert!(matches!(next(20_000), Some(SystemNews::Speaking(_))));
        ends.tell(1);
        assert_eq!(next(20_000), Some(SystemNews::Spoken));
    }

    #[test]
    fn words_for_a_service_that_is_not_there_are_always_given_back() {
        const WORDS: u64 = 2000;
        let (sender, notes) = channel();
        let post: Post = std::sync::Arc::new(move |note| {
            sender.send(note).ok();
        });
        let mut voice = SystemVoice::<Nowhere>::new(post);
        for number in 1..=WORDS {
            // Words arrive while the thread finds that there is no service.
            voice.get_ready();
            voice.speak(PlayId(number), Vec::new());
        }
        for number in 1..=WORDS {
            // The report on the missing service comes as well.
            let note = loop {
                let note = notes.recv_timeout(Duration::from_secs(20));
                if !matches!(note, Ok(Message::SystemVoice(false))) {
                    break note;
                }
            };
            assert!(
                matches!(note, Ok(Message::System(PlayId(play), SystemNews::Absent)) if play == number),
                "word {number} was lost"
            );
        }
    }
}
