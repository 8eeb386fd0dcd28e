//! The one voice of the program: a thread named `voice` that owns every queue, every stream and both engines.
//!
//! [`Speaker`] is the handle the table holds; it only posts notes. What is decided, is decided in [`desk`],
//! [`queue`] and [`routing`], which know no thread.

pub mod desk;
pub mod note;
pub mod queue;
pub mod routing;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::auto_output::AutoOutput;
use super::espeak::{Espeak, Render};
use super::output::{OnChange, Output};
use super::pcm_cache::Remembering;
use crate::ports::sound::{Cue, Sound};
use crate::ports::voice::{Ear, Setup, SpokenSpan, Utterance, Voice, VoiceEvent};
use desk::{Desk, Tools};
use note::{Note, Post, SystemSpeech};

/// Rendered phrases that are kept: twice the vocabulary of D.2.1.
const PHRASES_KEPT: usize = 128;

/// How often a sound system that did not answer is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(3);

/// The handle. Dropping it ends the thread and silences everything.
pub struct Speaker {
    notes: Sender<Note>,
    events: Receiver<VoiceEvent>,
    thread: Option<JoinHandle<()>>,
}

/// What a speaker is made of; made on the voice's own thread.
pub struct Parts {
    /// Makes the output; it calls what it is given when devices come or go.
    pub output: Box<dyn FnOnce(OnChange) -> Box<dyn Output> + Send>,
    /// Renders words.
    pub render: Box<dyn Render>,
    /// Makes the system voice, which posts what became of its words.
    pub system: Box<dyn FnOnce(Post) -> Box<dyn SystemSpeech> + Send>,
}

impl Parts {
    /// What this machine has: `PulseAudio` or else cpal, espeak-ng with a memory, and the system voice if built in.
    pub fn of_this_machine() -> Self {
        Self {
            output: Box::new(|on_change| Box::new(AutoOutput::new(on_change))),
            render: Box::new(Remembering::new(Espeak::default(), PHRASES_KEPT)),
            system: Box::new(super::system_voice::open),
        }
    }
}

impl Speaker {
    /// Starts the thread. `wake` is called from it whenever [`Voice::take_events`] has something to give.
    pub fn start(parts: Parts, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (notes, inbox) = channel();
        let (outbox, events) = channel();
        let back = notes.clone();
        let post: Post = Arc::new(move |note| {
            // After the end of the thread nobody is left to be told.
            back.send(note).ok();
        });
        let tell = Box::new(move |event| {
            if outbox.send(event).is_ok() {
                wake();
            }
        });
        let thread = std::thread::Builder::new().name("voice".into()).spawn(move || {
            let changed = Arc::clone(&post);
            let on_change: OnChange = Arc::new(move || changed(Note::DevicesChanged));
            let desk = Desk::new(Tools {
                output: (parts.output)(on_change),
                render: parts.render,
                system: (parts.system)(Arc::clone(&post)),
                post,
                tell,
            });
            run(desk, &inbox);
        })?;
        Ok(Self {
            notes,
            events,
            thread: Some(thread),
        })
    }

    /// A second handle, for cues.
    pub fn sound(&self) -> SpeakerSound {
        SpeakerSound {
            notes: self.notes.clone(),
            cues: true,
        }
    }

    fn post(&self, note: Note) {
        // The thread ends only with this handle; if it should have died, words are lost and the journal is not.
        if self.notes.send(note).is_err() {
            log::error!("the voice's thread has ended");
        }
    }
}

fn run(mut desk: Desk, inbox: &Receiver<Note>) {
    let mut more = false;
    loop {
        let note = if more {
            match inbox.try_recv() {
                Ok(note) => Some(note),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => return,
            }
        } else if desk.output_is_absent() {
            match inbox.recv_timeout(ASK_AGAIN) {
                Ok(note) => Some(note),
                Err(RecvTimeoutError::Timeout) => Some(Note::DevicesChanged),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        } else {
            match inbox.recv() {
                Ok(note) => Some(note),
                Err(_) => return,
            }
        };
        match note {
            Some(Note::Quit) => return,
            Some(note) => {
                desk.take(note);
                more = true;
            }
            None => more = desk.work(),
        }
    }
}

impl Voice for Speaker {
    fn say(&mut self, utterance: Utterance) {
        self.post(Note::Say(utterance));
    }

    fn stop(&mut self, ear: Ear) {
        self.post(Note::Stop(ear));
    }

    fn configure(&mut self, setup: Setup) {
        self.post(Note::Configure(setup));
    }

    fn prepare(&mut self, ear: Ear, spans: Vec<SpokenSpan>) {
        self.post(Note::Prepare(ear, spans));
    }

    fn list_devices(&mut self) {
        self.post(Note::ListDevices);
    }

    fn take_events(&mut self) -> Vec<VoiceEvent> {
        self.events.try_iter().collect()
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.post(Note::Quit);
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has already said so on standard error.
            thread.join().ok();
        }
    }
}

/// Cues through a [`Speaker`].
#[derive(Clone)]
pub struct SpeakerSound {
    notes: Sender<Note>,
    cues: bool,
}

impl SpeakerSound {
    /// The same without cues: only recorded voices are heard.
    #[must_use]
    pub fn without_cues(self) -> Self {
        Self { cues: false, ..self }
    }
}

impl Sound for SpeakerSound {
    fn play(&mut self, cue: Cue, ear: Ear) {
        // After the speaker's end there is nothing to hear.
        if self.cues {
            self.notes.send(Note::Cue(cue, ear)).ok();
        }
    }

    fn play_voice(&mut self, samples: Arc<[i16]>, ear: Ear) -> bool {
        self.notes.send(Note::Voice(samples, ear)).is_ok()
    }
}

#[cfg(test)]
mod tests;
