//! The spoken word: who is to hear what, in which language, how urgently.
//!
//! A voice takes [`Utterance`]s and never blocks. What became of them comes back as [`VoiceEvent`]s.
//! The privacy of an earphone is the voice's own duty: words for [`Ear::Private`] are heard there or nowhere
//! (11.3.1: nobody may be helped by what was meant for another, and the hall must stay quiet, 11.5).

mod device;
mod fresh;

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use device::{Device, DeviceList, DeviceName, OUTLET};
pub use fresh::Fresh;

use announcement::Span;
use laws::people::Person;
use settings::{Sound, Timbre};
use speech::utterance::Priority;
pub use table::input::{Mute, Silenced};

/// Speaks, or says why it could not.
///
/// No method waits for sound: everything is handed over and answered by an event.
pub trait Voice: Send {
    /// Queues an utterance on its ear's queue, as its priority demands.
    fn say(&mut self, utterance: Utterance);
    /// Silences one ear at once and forgets what waited there.
    fn stop(&mut self, ear: Ear);
    /// Takes new routes and rules. What is being spoken on an ear whose route changed is cut off.
    fn configure(&mut self, setup: Setup);
    /// Words that will be said often: a rendering voice makes their sound ready while nothing else waits.
    fn prepare(&mut self, ear: Ear, spans: Vec<Span>);
    /// Asks for the output devices; the answer is [`VoiceEvent::Devices`].
    fn list_devices(&mut self);
    /// What has happened since the last call, oldest first.
    fn take_events(&mut self) -> Vec<VoiceEvent>;
    /// A number that changes as long as something is really being rendered, spoken or heard: of a voice that stands still
    /// nothing more is to be expected.
    fn progress(&self) -> u64 {
        0
    }
}

/// One thing to be said to one ear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// The caller's number for it, given back in events.
    pub id: UtteranceId,
    /// The words, in order, each with its language.
    pub spans: Vec<Span>,
    /// How urgent it is.
    pub priority: Priority,
    /// Who hears it.
    pub ear: Ear,
    /// A newer utterance with the same key takes the place of an older one that still waits on the same
    /// ear: an answer about the clock must not be stale when its turn comes.
    pub replaces: Option<&'static str>,
    /// The words are made anew when their turn comes; `spans` are what they were when they were handed over.
    pub fresh: Option<Fresh>,
}

/// The caller's number for an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UtteranceId(pub u64);

/// A channel of sound: one person's earphone, or the loudspeaker of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ear {
    /// Heard by this person alone.
    Private(Person),
    /// Heard by everybody around the table (the announcements of D.2.1 and D.2.7).
    Public,
    /// Whoever is near hears it, on the system's default output: how somebody without an earphone gets one, and nothing of the
    /// game ever.
    Aloud,
}

impl Ear {
    /// Whose ear it is; everybody's if none.
    pub const fn person(self) -> Option<Person> {
        match self {
            Self::Private(person) => Some(person),
            Self::Public | Self::Aloud => None,
        }
    }
}

/// In the order in which people are listed, the loudspeaker last.
impl Ord for Ear {
    fn cmp(&self, other: &Self) -> Ordering {
        let place = |ear: &Self| match ear {
            Self::Private(person) => Person::ALL.iter().position(|listed| listed == person),
            Self::Public => Some(Person::ALL.len()),
            Self::Aloud => Some(Person::ALL.len() + 1),
        };
        place(self).cmp(&place(other))
    }
}

impl PartialOrd for Ear {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// All routes, and what holds for every one of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Setup {
    /// The route of each ear; an ear that is not named is silent.
    pub routes: BTreeMap<Ear, Route>,
    /// What a private ear without a device of its own does.
    pub when_missing: WhenMissing,
}

/// Where an ear's words go and how they sound.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Route {
    /// Which voice speaks, on which device.
    pub engine: Engine,
    /// Words a minute, 80 to 450.
    pub rate_wpm: u16,
    /// 0 to 99, 50 is the voice's own.
    pub pitch: u8,
    /// Per cent of the loudest, 0 to 100.
    pub volume: u8,
    /// Whose voice.
    pub timbre: Timbre,
    /// How words of these languages sound instead.
    pub languages: BTreeMap<String, Sound>,
    /// Whispered, for an earphone that is not closed. Only the rendered voice can.
    pub whisper: bool,
    /// Whether cues sound on this ear.
    pub cues: bool,
    /// Their loudness, in per cent of the words'.
    pub cue_percent: u8,
}

impl Default for Route {
    fn default() -> Self {
        Self {
            engine: Engine::Off,
            rate_wpm: 175,
            pitch: 50,
            volume: 80,
            timbre: Timbre::Usual,
            languages: BTreeMap::new(),
            whisper: false,
            cues: true,
            cue_percent: 100,
        }
    }
}

/// Which voice.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Engine {
    /// Nothing is played: the public channel in an event, until the arbiter turns it on.
    Off,
    /// The user's own system voice; it plays on the system's default output and nowhere else.
    System,
    /// Rendered by the program and played where it says.
    Rendered {
        /// The output device by name. Without one: the system's default output for the public ear, and
        /// for a private one what [`WhenMissing`] says.
        device: Option<DeviceName>,
    },
}

/// What a private ear does that has no device of its own.
///
/// A device that is named but absent is never replaced by another, whatever stands here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WhenMissing {
    /// In an event: it is silent, and says so by [`VoiceEvent::NotSpoken`].
    #[default]
    Silent,
    /// At home: the system's default output.
    SystemDefault,
}

/// What became of what was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoiceEvent {
    /// Spoken to its last sample.
    Spoken {
        /// Which utterance.
        id: UtteranceId,
    },
    /// Not spoken, or not to its end.
    NotSpoken {
        /// Which utterance.
        id: UtteranceId,
        /// Why.
        why: Silence,
    },
    /// A recorded voice was to be heard on an ear and was not.
    NotPlayed {
        /// Which ear.
        ear: Ear,
        /// Why.
        why: Silence,
    },
    /// Whose words are not heard from now on, and why; told whenever that has changed, and once when it is first known. Of
    /// ears that are switched off nothing is told.
    Hearing(Vec<Silenced>),
    /// There is no voice for that language. The words were left out.
    NoVoice {
        /// The language that was asked for.
        lang: String,
    },
    /// A whole engine is absent: its program or service is not installed or does not answer.
    NoEngine {
        /// Which one.
        engine: MissingEngine,
    },
    /// The answer to [`Voice::list_devices`].
    Devices(DeviceList),
}

/// Why an utterance was not spoken to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Silence {
    /// Something more urgent, a `stop` or a new route cut it off.
    CutOff,
    /// A newer one with the same key took its place.
    Replaced,
    /// Its ear is switched off.
    Off,
    /// Its private ear has no device and may not use the default one.
    NoDevice,
    /// Its private ear names the device the public ear plays on, and nothing private goes there.
    SharedWithPublic,
    /// Its device is gone.
    DeviceLost,
    /// No voice could render any of it.
    NoVoice,
}

/// An engine that can be absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MissingEngine {
    /// The system voice: on Linux speech-dispatcher.
    System,
    /// The rendering voice: espeak-ng.
    Renderer,
    /// The sound system: neither a `PulseAudio` server nor another output answers.
    Output,
}

/// A voice that says nothing, for somebody who wants none. Everything counts as off.
#[derive(Debug, Default)]
pub struct NullVoice {
    events: Vec<VoiceEvent>,
}

impl Voice for NullVoice {
    fn say(&mut self, utterance: Utterance) {
        self.events.push(VoiceEvent::NotSpoken {
            id: utterance.id,
            why: Silence::Off,
        });
    }

    fn stop(&mut self, _ear: Ear) {}

    fn configure(&mut self, _setup: Setup) {}

    fn prepare(&mut self, _ear: Ear, _spans: Vec<Span>) {}

    fn list_devices(&mut self) {
        self.events.push(VoiceEvent::Devices(DeviceList::default()));
    }

    fn take_events(&mut self) -> Vec<VoiceEvent> {
        std::mem::take(&mut self.events)
    }
}

/// A voice that keeps what it was given. Clones share what is kept, so a test holds one and hands over another.
#[derive(Debug, Clone, Default)]
pub struct RecordingVoice {
    kept: Arc<Mutex<Recorded>>,
}

/// What a [`RecordingVoice`] has been asked.
#[derive(Debug, Clone, Default)]
pub struct Recorded {
    /// Everything said, in order.
    pub said: Vec<Utterance>,
    /// Every ear that was silenced, in order.
    pub stopped: Vec<Ear>,
    /// The setup taken last.
    pub setup: Option<Setup>,
    /// Everything to be made ready.
    pub prepared: Vec<Span>,
    /// The devices it will name when asked.
    pub devices: DeviceList,
    events: Vec<VoiceEvent>,
}

impl RecordingVoice {
    /// A copy of what has been asked so far.
    pub fn recorded(&self) -> Recorded {
        self.lock().clone()
    }

    /// The texts said to one ear, spans joined by a blank.
    pub fn texts(&self, ear: Ear) -> Vec<String> {
        let joined = |utterance: &Utterance| {
            utterance
                .spans
                .iter()
                .map(|span| span.text.as_str())
                .collect::<Vec<_>>()
                .join(" ")
        };
        self.lock()
            .said
            .iter()
            .filter(|said| said.ear == ear)
            .map(joined)
            .collect()
    }

    /// Lets an event happen, as if the world had.
    pub fn happen(&self, event: VoiceEvent) {
        self.lock().events.push(event);
    }

    /// Sets the devices it will name when asked.
    pub fn set_devices(&self, devices: DeviceList) {
        self.lock().devices = devices;
    }

    fn lock(&self) -> MutexGuard<'_, Recorded> {
        // A test that panicked elsewhere must not hide what was recorded before.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Voice for RecordingVoice {
    fn say(&mut self, utterance: Utterance) {
        let mut kept = self.lock();
        kept.events.push(VoiceEvent::Spoken { id: utterance.id });
        kept.said.push(utterance);
    }

    fn stop(&mut self, ear: Ear) {
        self.lock().stopped.push(ear);
    }

    fn configure(&mut self, setup: Setup) {
        self.lock().setup = Some(setup);
    }

    fn prepare(&mut self, _ear: Ear, spans: Vec<Span>) {
        self.lock().prepared.extend(spans);
    }

    fn list_devices(&mut self) {
        let mut kept = self.lock();
        let devices = kept.devices.clone();
        kept.events.push(VoiceEvent::Devices(devices));
    }

    fn take_events(&mut self) -> Vec<VoiceEvent> {
        std::mem::take(&mut self.lock().events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello(id: u64, ear: Ear) -> Utterance {
        let spans = vec![
            Span {
                lang: "de".into(),
                text: "Springer".into(),
            },
            Span {
                lang: "en".into(),
                text: "check".into(),
            },
        ];
        Utterance {
            id: UtteranceId(id),
            spans,
            priority: Priority::Normal,
            ear,
            replaces: None,
            fresh: None,
        }
    }

    #[test]
    fn a_recording_voice_keeps_what_its_clone_was_told() {
        let kept = RecordingVoice::default();
        let mut given = kept.clone();
        given.say(hello(1, Ear::Private(Person::Player(shakmaty::Color::White))));
        given.say(hello(2, Ear::Public));
        assert_eq!(kept.texts(Ear::Public), ["Springer check"]);
        assert_eq!(kept.recorded().said.len(), 2);
        assert_eq!(given.take_events().len(), 2);
    }

    #[test]
    fn a_null_voice_says_that_it_did_not_speak() {
        let mut voice = NullVoice::default();
        voice.say(hello(7, Ear::Public));
        let expected = VoiceEvent::NotSpoken {
            id: UtteranceId(7),
            why: Silence::Off,
        };
        assert_eq!(voice.take_events(), [expected]);
        assert!(voice.take_events().is_empty());
    }

    #[test]
    fn a_fresh_setup_is_silent_everywhere() {
        let setup = Setup::default();
        assert!(setup.routes.is_empty());
        assert_eq!(setup.when_missing, WhenMissing::Silent);
        assert_eq!(Route::default().engine, Engine::Off);
    }
}
