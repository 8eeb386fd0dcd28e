//! The recorder: a thread named `recorder` that takes samples from an open microphone and writes them.
//!
//! The sound system's own thread only puts samples into a ring buffer and never waits; `deck`, which knows no thread,
//! decides about them.

mod deck;
mod speed;
mod wav;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rtrb::{Consumer, Producer, RingBuffer};

use self::deck::Deck;
use super::audio::{AudioError, AudioInput, AutoAudio, Listening, OnEnd, OpenMicrophone, StreamEnd};
use crate::ports::recorder::{
    NullRecorder, RATE, Recorder, RecorderEvent, RecorderNews, RecorderRequest, RecorderSetup,
};

/// The bytes free in a folder; none if the system does not say.
pub type FreeSpace = Box<dyn FnMut(&Path) -> Option<u64> + Send>;

/// The interval at which samples are fetched from an open microphone.
const FETCH: Duration = Duration::from_millis(50);
/// The number of fetches after which a missing microphone is looked for again: two seconds.
const ASK_AGAIN: u32 = 40;
/// Room for samples while the disk is slow: six seconds. In samples.
const ROOM: usize = RATE as usize * 6;

/// The longest wait at the end of the program for a sound system that does not answer. The wait for the disk has no limit.
const LEAVE: Duration = Duration::from_millis(200);

/// A message to the thread.
enum Message {
    /// A request from the handle.
    Request(RecorderRequest),
    /// The microphone of that number has gone.
    Ended(u64),
    Quit,
}

/// The handle. Dropping it ends the thread; all that was spoken is on the disk then.
pub struct DiskRecorder {
    messages: Sender<Message>,
    events: Receiver<RecorderEvent>,
    thread: Option<JoinHandle<()>>,
    /// A channel that sends nothing: it closes when the thread has ended.
    ended: Receiver<()>,
    /// True while the thread waits for the sound system.
    waits: Arc<AtomicBool>,
}

/// Opens microphones, and shows when it waits for one.
struct WatchedMicrophones {
    input: Box<dyn AudioInput>,
    waits: Arc<AtomicBool>,
}

impl WatchedMicrophones {
    fn ask<T>(&mut self, ask: impl FnOnce(&mut dyn AudioInput) -> T) -> T {
        self.waits.store(true, Ordering::Release);
        let answer = ask(&mut *self.input);
        self.waits.store(false, Ordering::Release);
        answer
    }
}

impl AudioInput for WatchedMicrophones {
    fn listen(&mut self, microphone: Option<&str>, heard: Producer<i16>, on_end: OnEnd) -> Listening {
        self.ask(|input| input.listen(microphone, heard, on_end))
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, AudioError> {
        self.ask(|input| input.microphones())
    }
}

impl DiskRecorder {
    /// Starts the thread with that source of microphones. `wake` is called from it whenever there is an event.
    ///
    /// # Errors
    /// The system would not start a thread.
    pub fn start(
        input: Box<dyn AudioInput>,
        free_space: FreeSpace,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let (messages, inbox) = channel();
        let (outbox, events) = channel();
        let back = messages.clone();
        let (end, ended) = channel();
        let waits = Arc::<AtomicBool>::default();
        let input = Box::new(WatchedMicrophones {
            input,
            waits: Arc::clone(&waits),
        });
        let thread = std::thread::Builder::new().name("recorder".into()).spawn(move || {
            let _until_the_end: Sender<()> = end;
            let tell = Box::new(move |event| {
                if outbox.send(event).is_ok() {
                    wake();
                }
            });
            let worker = Worker {
                deck: Deck::new(free_space, tell),
                input,
                back,
                setup: None,
                open: None,
                opened: 0,
                is_absent: false,
                fetches: 0,
            };
            worker.run(&inbox);
        })?;
        Ok(Self {
            messages,
            events,
            thread: Some(thread),
            ended,
            waits,
        })
    }

    /// The recorder of this machine; one that records nothing if the thread cannot be started.
    pub fn of_this_machine(wake: impl Fn() + Send + 'static) -> Box<dyn Recorder> {
        let input = AutoAudio::new(Arc::new(|| ()));
        match Self::start(Box::new(input), Box::new(free_space), wake) {
            Ok(recorder) => Box::new(recorder),
            Err(_) => Box::new(NullRecorder::default()),
        }
    }

    fn send(&self, message: Message) {
        if self.messages.send(message).is_err() {
            log::error!("the recorder's thread has ended");
        }
    }
}

impl Recorder for DiskRecorder {
    fn post(&mut self, request: RecorderRequest) {
        self.send(Message::Request(request));
    }

    fn take_events(&mut self) -> Vec<RecorderEvent> {
        self.events.try_iter().collect()
    }
}

impl Drop for DiskRecorder {
    fn drop(&mut self) {
        self.send(Message::Quit);
        while self.ended.recv_timeout(LEAVE) == Err(RecvTimeoutError::Timeout) {
            if self.waits.load(Ordering::Acquire) {
                log::warn!("the recorder's thread waits for a sound system that does not answer");
                return;
            }
        }
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has already reported it on standard error.
            thread.join().ok();
        }
    }
}

/// An open microphone and its samples.
struct OpenRecording {
    number: u64,
    heard: Consumer<i16>,
    _microphone: OpenMicrophone,
}

/// The state of the thread.
struct Worker {
    deck: Deck,
    input: Box<dyn AudioInput>,
    back: Sender<Message>,
    setup: Option<RecorderSetup>,
    open: Option<OpenRecording>,
    opened: u64,
    /// True if the lack or loss of a microphone has been reported.
    is_absent: bool,
    fetches: u32,
}

impl Worker {
    fn run(mut self, inbox: &Receiver<Message>) {
        loop {
            let patience = if self.records() { FETCH } else { Duration::MAX };
            let message = inbox.recv_timeout(patience);
            self.fetch();
            match message {
                Ok(Message::Quit) | Err(RecvTimeoutError::Disconnected) => {
                    self.deck.finish();
                    return;
                }
                Ok(Message::Ended(number)) => self.ended(number),
                Ok(Message::Request(request)) => self.take(request),
                Err(RecvTimeoutError::Timeout) => self.look_again(),
            }
        }
    }

    fn records(&self) -> bool {
        self.setup.as_ref().is_some_and(|setup| setup.records)
    }

    /// Fetches the samples heard until now; they belong to the state before the next message.
    fn fetch(&mut self) {
        if let Some(open) = &mut self.open
            && let Ok(heard) = open.heard.read_chunk(open.heard.slots())
        {
            self.deck.take(&heard.into_iter().collect::<Vec<_>>());
        }
    }

    fn take(&mut self, request: RecorderRequest) {
        match request {
            RecorderRequest::SetUp(setup) => {
                let microphone =
                    |setup: &Option<RecorderSetup>| setup.as_ref().and_then(|setup| setup.microphone.clone());
                let is_other = microphone(&setup) != microphone(&self.setup);
                self.deck.set_up(setup.clone());
                self.setup = setup;
                let mut was_absent = false;
                if is_other || !self.records() {
                    self.deck.finish();
                    self.open = None;
                    was_absent = std::mem::take(&mut self.is_absent);
                }
                if self.records() && self.open.is_none() {
                    self.open_microphone();
                }
                if was_absent && self.open.is_some() {
                    self.deck.tell(RecorderNews::MicrophoneBack);
                }
            }
            RecorderRequest::Start(_) if !self.has_microphone() => self.deck.tell(RecorderNews::NoMicrophone),
            RecorderRequest::Start(entry) => self.deck.start(entry),
            RecorderRequest::Stop => self.deck.stop(),
            RecorderRequest::CheckLevel if !self.has_microphone() => self.deck.tell(RecorderNews::NoMicrophone),
            RecorderRequest::CheckLevel => self.deck.check_level(),
            RecorderRequest::Read(part) => self.deck.read(part),
            RecorderRequest::ListMicrophones => {
                let found = self.input.microphones().unwrap_or_default();
                self.deck.tell(RecorderEvent::Microphones(found));
            }
        }
    }

    fn ended(&mut self, number: u64) {
        if self.open.as_ref().is_some_and(|open| open.number == number) {
            self.open = None;
            self.is_absent = true;
            self.deck.finish();
            self.deck.tell(RecorderNews::MicrophoneLost);
        }
    }

    /// True if there is a microphone; one that has just been plugged in is opened.
    fn has_microphone(&mut self) -> bool {
        if self.open.is_none() && self.records() {
            self.open_microphone();
        }
        self.open.is_some()
    }

    fn open_microphone(&mut self) {
        self.fetches = 0;
        self.opened += 1;
        let (number, back) = (self.opened, self.back.clone());
        let (from_microphone, heard) = RingBuffer::new(ROOM);
        let on_end = Box::new(move |_: StreamEnd| {
            // The thread may have ended meanwhile.
            back.send(Message::Ended(number)).ok();
        });
        let microphone = self.setup.as_ref().and_then(|setup| setup.microphone.clone());
        match self.input.listen(microphone.as_deref(), from_microphone, on_end) {
            Ok(microphone) => {
                self.open = Some(OpenRecording {
                    number,
                    heard,
                    _microphone: microphone,
                });
                if std::mem::take(&mut self.is_absent) {
                    self.deck.tell(RecorderNews::MicrophoneBack);
                }
            }
            Err(_) if self.is_absent => {}
            Err(_) => {
                self.is_absent = true;
                self.deck.tell(RecorderNews::NoMicrophone);
            }
        }
    }

    fn look_again(&mut self) {
        self.fetches = self.fetches.saturating_add(1);
        if self.open.is_none() && self.fetches >= ASK_AGAIN {
            self.open_microphone();
        }
    }
}

/// The free space in that folder in bytes, as the system reports it.
#[cfg(unix)]
pub fn free_space(folder: &Path) -> Option<u64> {
    let system = rustix::fs::statvfs(folder).ok()?;
    Some(system.f_bavail.saturating_mul(system.f_frsize))
}

/// Always none: this system is not asked.
#[cfg(not(unix))]
pub fn free_space(_folder: &Path) -> Option<u64> {
    None
}
