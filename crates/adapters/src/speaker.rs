//! The one voice of the program: a thread named `voice` that owns every queue, every stream and both engines.
//!
//! [`Speaker`] is the handle the table holds; it only posts messages. All decisions are made in [`mixer`], [`queue`] and
//! [`routing`], which know no thread.

pub mod message;
pub mod mixer;
pub mod queue;
pub mod routing;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::audio::{AudioOutput, AutoAudio, OnChange};
use super::espeak::{Espeak, Render};
use super::monotonic::Monotonic;
use super::pcm_cache::Remembering;
use crate::ports::sound::Sound;
use crate::ports::voice::{Setup, SoundChannel, Voice, VoiceEvent, VoiceUtterance};
use announcement::Span;
use laws::moment::Moment;
use message::{Message, Post, SystemSpeech};
use mixer::Mixer;
use speech::earcon::Earcon;

/// The renderer of words: the voices of Windows before espeak-ng, for there the system's own voices can be played on the
/// device we choose.
#[cfg(windows)]
type SystemRender = super::in_turn::InTurn<super::windows_voice::WindowsVoice, Espeak>;
/// The renderer of words.
#[cfg(not(windows))]
type SystemRender = Espeak;

/// The number of rendered phrases kept: twice the vocabulary of D.2.1.
const PHRASES_KEPT: usize = 128;

/// The interval at which a voice or a sound system that did not answer is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// The interval of the check that playback progresses.
const LOOK: Duration = Duration::from_millis(100);

/// The longest wait for the thread's end: a thread that waits for a device is left to the end of the program.
const LEAVE: Duration = Duration::from_millis(300);

/// The handle. Dropping it ends the thread and silences everything.
pub struct Speaker {
    messages: Sender<Message>,
    events: Receiver<VoiceEvent>,
    thread: Option<JoinHandle<()>>,
    /// A channel that sends nothing: it closes when the thread has ended.
    ended: Receiver<()>,
    quits: Arc<AtomicBool>,
    progress: Arc<AtomicU64>,
}

/// The parts of a speaker; put together on the voice's own thread.
pub struct Parts {
    /// Makes the output; the output calls its argument when devices come or go.
    pub output: Box<dyn FnOnce(OnChange) -> Box<dyn AudioOutput> + Send>,
    /// Renders words.
    pub render: Box<dyn Render>,
    /// Makes the system voice, which posts the outcome of its words.
    pub system: Box<dyn FnOnce(Post) -> Box<dyn SystemSpeech> + Send>,
}

impl Parts {
    /// The parts of this machine: `PulseAudio` or else cpal, a renderer with a cache, and the system voice if it speaks by itself.
    pub fn of_this_machine() -> Self {
        Self {
            output: Box::new(|on_change| Box::new(AutoAudio::new(on_change))),
            render: Box::new(Remembering::new(SystemRender::default(), PHRASES_KEPT)),
            system: Box::new(super::system_voice::open),
        }
    }
}

impl Speaker {
    /// Starts the thread. `wake` is called from it whenever [`Voice::take_events`] has something to return.
    pub fn start(mut parts: Parts, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (messages, inbox) = channel();
        let (outbox, events) = channel();
        let back = messages.clone();
        let post: Post = Arc::new(move |message| {
            // The thread may have ended meanwhile.
            back.send(message).ok();
        });
        let tell = Box::new(move |event| {
            if outbox.send(event).is_ok() {
                wake();
            }
        });
        let (quits, progress) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
        parts.render.give_up_when(Arc::clone(&quits));
        let (end, ended) = channel();
        let (leaves, moves) = (Arc::clone(&quits), Arc::clone(&progress));
        let thread = std::thread::Builder::new().name("voice".into()).spawn(move || {
            let _until_the_end: Sender<()> = end;
            run(Mixer::new(parts, &post, tell), &inbox, &leaves, &moves);
        })?;
        Ok(Self {
            messages,
            events,
            thread: Some(thread),
            ended,
            quits,
            progress,
        })
    }

    /// A second handle, for earcons.
    pub fn sound(&self) -> SpeakerSound {
        SpeakerSound {
            messages: self.messages.clone(),
            cues: true,
        }
    }

    fn post(&self, message: Message) {
        // The thread ends only with this handle; if it should have died, words are lost and the journal is not.
        if self.messages.send(message).is_err() {
            log::error!("the voice's thread has ended");
        }
    }
}

fn run(mut mixer: Mixer, inbox: &Receiver<Message>, quits: &AtomicBool, progress: &AtomicU64) {
    let time = Monotonic::after(Moment::START);
    let mut more = false;
    let mut asked = Moment::START;
    while !quits.load(Ordering::Acquire) {
        let patience = if more {
            Duration::ZERO
        } else if mixer.is_playing() {
            LOOK
        } else if mixer.looks_again() {
            ASK_AGAIN
        } else {
            Duration::MAX
        };
        let message = inbox.recv_timeout(patience);
        let now = time.now();
        mixer.at(now);
        match message {
            Ok(Message::Quit) | Err(RecvTimeoutError::Disconnected) => return,
            Ok(message) => {
                mixer.take(message);
                more = true;
            }
            Err(RecvTimeoutError::Timeout) if more => more = mixer.render_more(),
            Err(RecvTimeoutError::Timeout) => {}
        }
        mixer.look();
        // However many words wait, an absent voice is looked for in time.
        if mixer.looks_again() && time.now().millis_since(asked) >= 1000 {
            asked = time.now();
            mixer.look_again();
        }
        progress.store(mixer.progress(), Ordering::Release);
    }
}

impl Voice for Speaker {
    fn say(&mut self, utterance: VoiceUtterance) {
        self.post(Message::Say(utterance));
    }

    fn stop(&mut self, ear: SoundChannel) {
        self.post(Message::Stop(ear));
    }

    fn configure(&mut self, setup: Setup) {
        self.post(Message::Configure(setup));
    }

    fn prepare(&mut self, ear: SoundChannel, spans: Vec<Span>) {
        self.post(Message::Prepare(ear, spans));
    }

    fn list_devices(&mut self) {
        self.post(Message::ListDevices);
    }

    fn take_events(&mut self) -> Vec<VoiceEvent> {
        self.events.try_iter().collect()
    }

    fn progress(&self) -> u64 {
        self.progress.load(Ordering::Acquire)
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.quits.store(true, Ordering::Release);
        self.post(Message::Quit);
        let has_ended = self.ended.recv_timeout(LEAVE) == Err(RecvTimeoutError::Disconnected);
        match self.thread.take() {
            // A thread that panicked has already reported it on standard error.
            Some(thread) if has_ended => drop(thread.join()),
            Some(_) | None => log::warn!("the voice's thread waits for a device that does not answer"),
        }
    }
}

/// Earcons through a [`Speaker`].
#[derive(Clone)]
pub struct SpeakerSound {
    messages: Sender<Message>,
    cues: bool,
}

impl SpeakerSound {
    /// The same without earcons: only recorded voices are heard.
    #[must_use]
    pub fn without_earcons(self) -> Self {
        Self { cues: false, ..self }
    }
}

impl Sound for SpeakerSound {
    fn play(&mut self, cue: Earcon, ear: SoundChannel) {
        // After the speaker's end nothing is heard.
        if self.cues {
            self.messages.send(Message::Cue(cue, ear)).ok();
        }
    }

    fn play_voice(&mut self, samples: Arc<[i16]>, ear: SoundChannel) -> bool {
        self.messages.send(Message::Voice(samples, ear)).is_ok()
    }
}

#[cfg(test)]
mod tests;
