//! The spoken word: its listener, its language and its urgency.
//!
//! A voice takes [`VoiceUtterance`]s and never blocks. Their outcome comes back as [`VoiceEvent`]s. The privacy of
//! headphones is the voice's own duty: words for [`SoundChannel::Private`] are heard there or nowhere (11.3.1: no one may be
//! helped by words meant for another, and the hall must stay quiet, 11.5).

mod device;
mod fresh;

use std::cmp::Ordering;
use std::collections::BTreeMap;

pub use device::{Device, DeviceList, DeviceName, OUTLET};
pub use fresh::WordMaker;

use announcement::Span;
use laws::people::Person;
use settings::{Timbre, VoiceSound};
use speech::utterance::Priority;
pub use table::input::{Mute, Silenced};

/// Speaks, or reports why it could not.
///
/// No method waits for sound: every call hands over its request and is answered by an event.
pub trait Voice: Send {
    /// Queues an utterance on its ear's queue, as its priority demands.
    fn say(&mut self, utterance: VoiceUtterance);
    /// Silences one ear at once and drops the utterances waiting there.
    fn stop(&mut self, ear: SoundChannel);
    /// Takes new routes and rules. Speech on an ear whose route changed is cut off.
    fn configure(&mut self, setup: Setup);
    /// Announces words that will be said often: a rendering voice prepares their sound while nothing else waits.
    fn prepare(&mut self, ear: SoundChannel, spans: Vec<Span>);
    /// Asks for the output devices; the answer is [`VoiceEvent::Devices`].
    fn list_devices(&mut self);
    /// The events since the last call, oldest first.
    fn take_events(&mut self) -> Vec<VoiceEvent>;
    /// A number that changes as long as anything is being rendered, spoken or heard: nothing more is to be expected of a
    /// voice that stands still.
    fn progress(&self) -> u64 {
        0
    }
}

/// An utterance for one ear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceUtterance {
    /// The caller's number for it, given back in events.
    pub id: UtteranceId,
    /// The words, in order, each with its language.
    pub spans: Vec<Span>,
    /// The urgency.
    pub priority: Priority,
    /// The ear that hears it.
    pub ear: SoundChannel,
    /// A newer utterance with the same key replaces an older one that still waits on the same ear: an answer about the
    /// clock must not be stale when its turn comes.
    pub replaces: Option<&'static str>,
    /// The maker of the words at their turn; `spans` are the words as they were when handed over.
    pub fresh: Option<WordMaker>,
}

/// The caller's number for an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UtteranceId(pub u64);

/// A channel of sound: one person's headphones, or the loudspeaker of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SoundChannel {
    /// Heard by this person alone.
    Private(Person),
    /// Heard by everyone around the table (the announcements of D.2.1 and D.2.7).
    Public,
    /// Heard by everyone near, on the system's default output: for choosing headphones, and never for anything of the game.
    Aloud,
}

impl SoundChannel {
    /// The person whose ear it is; none for an ear that everyone hears.
    pub const fn person(self) -> Option<Person> {
        match self {
            Self::Private(person) => Some(person),
            Self::Public | Self::Aloud => None,
        }
    }
}

/// The order in which people are listed, the loudspeaker last.
impl Ord for SoundChannel {
    fn cmp(&self, other: &Self) -> Ordering {
        let place = |ear: &Self| match ear {
            Self::Private(person) => Person::ALL.iter().position(|listed| listed == person),
            Self::Public => Some(Person::ALL.len()),
            Self::Aloud => Some(Person::ALL.len() + 1),
        };
        place(self).cmp(&place(other))
    }
}

impl PartialOrd for SoundChannel {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// All routes, and the rule that applies to all of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Setup {
    /// The route of each ear; an ear that is not named is silent.
    pub routes: BTreeMap<SoundChannel, Route>,
    /// The behaviour of a private ear without a device of its own.
    pub when_missing: WhenMissing,
}

/// The destination of an ear's words, and their sound.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Route {
    /// The voice that speaks, and its device.
    pub engine: VoiceEngine,
    /// Words a minute, 80 to 450.
    pub rate_wpm: u16,
    /// Pitch, 0 to 99; 50 is the voice's own.
    pub pitch: u8,
    /// Volume in per cent of the loudest, 0 to 100.
    pub volume: u8,
    /// The timbre of the voice.
    pub timbre: Timbre,
    /// The sound of words in these languages, where it differs.
    pub languages: BTreeMap<String, VoiceSound>,
    /// True for a whisper, for open headphones. Only the built-in voice can.
    pub whisper: bool,
    /// True if earcons sound on this ear.
    pub cues: bool,
    /// The loudness of earcons, in per cent of the words'.
    pub cue_percent: u8,
}

impl Default for Route {
    fn default() -> Self {
        Self {
            engine: VoiceEngine::Off,
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

/// The voice of a route.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum VoiceEngine {
    /// Silence: the public channel at an event, until the arbiter turns it on.
    Off,
    /// The user's own system voice; it plays on the system's default output and nowhere else.
    System,
    /// Rendered by the program and played where it says.
    Rendered {
        /// The output device by name. Without one: the system's default output for the public ear, and for a private
        /// one the rule of [`WhenMissing`].
        device: Option<DeviceName>,
    },
}

/// The behaviour of a private ear without a device of its own.
///
/// A device that is named but absent is never replaced by another, whatever this says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WhenMissing {
    /// At an event: the ear is silent, and says so by [`VoiceEvent::NotSpoken`].
    #[default]
    Silent,
    /// At home: the ear uses the system's default output.
    SystemDefault,
}

/// The outcome of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoiceEvent {
    /// Spoken to its last sample.
    Spoken {
        /// The number of the utterance.
        id: UtteranceId,
    },
    /// The utterance was not spoken, or not to its end.
    NotSpoken {
        /// The number of the utterance.
        id: UtteranceId,
        /// The reason.
        why: Silence,
    },
    /// A recorded voice for an ear was not played.
    NotPlayed {
        /// The ear.
        ear: SoundChannel,
        /// The reason.
        why: Silence,
    },
    /// The people whose words are not heard from now on, and why; reported whenever that changes, and once when it is
    /// first known. Ears that are switched off are left out.
    Hearing(Vec<Silenced>),
    /// The language has no voice. The words were left out.
    NoVoice {
        /// The language that was asked for.
        lang: String,
    },
    /// An engine is absent: its program or service is not installed or does not answer.
    NoEngine {
        /// The absent engine.
        engine: MissingEngine,
    },
    /// The answer to [`Voice::list_devices`].
    Devices(DeviceList),
}

/// The reason why an utterance was not spoken to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Silence {
    /// A more urgent utterance, a `stop` or a new route cut it off.
    CutOff,
    /// A newer one with the same key replaced it.
    Replaced,
    /// The ear is switched off.
    Off,
    /// The private ear has no device and may not use the default one.
    NoDevice,
    /// The private ear names the device the public ear plays on, and nothing private goes there.
    SharedWithPublic,
    /// The device is gone.
    DeviceLost,
    /// No voice could render any of it.
    NoVoice,
}

/// An engine that can be absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MissingEngine {
    /// The system voice: on Linux speech-dispatcher.
    System,
    /// The built-in voice: espeak-ng.
    Renderer,
    /// The sound system: neither a `PulseAudio` server nor another output answers.
    Output,
}

/// A voice that says nothing, for users who want none. Everything counts as off.
#[derive(Debug, Default)]
pub struct NullVoice {
    events: Vec<VoiceEvent>,
}

impl Voice for NullVoice {
    fn say(&mut self, utterance: VoiceUtterance) {
        self.events.push(VoiceEvent::NotSpoken {
            id: utterance.id,
            why: Silence::Off,
        });
    }

    fn stop(&mut self, _ear: SoundChannel) {}

    fn configure(&mut self, _setup: Setup) {}

    fn prepare(&mut self, _ear: SoundChannel, _spans: Vec<Span>) {}

    fn list_devices(&mut self) {
        self.events.push(VoiceEvent::Devices(DeviceList::default()));
    }

    fn take_events(&mut self) -> Vec<VoiceEvent> {
        std::mem::take(&mut self.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::twins::RecordingVoice;

    fn hello(id: u64, ear: SoundChannel) -> VoiceUtterance {
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
        VoiceUtterance {
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
        given.say(hello(1, SoundChannel::Private(Person::Player(shakmaty::Color::White))));
        given.say(hello(2, SoundChannel::Public));
        assert_eq!(kept.texts(SoundChannel::Public), ["Springer check"]);
        assert_eq!(kept.recorded().said.len(), 2);
        assert_eq!(given.take_events().len(), 2);
    }

    #[test]
    fn a_null_voice_says_that_it_did_not_speak() {
        let mut voice = NullVoice::default();
        voice.say(hello(7, SoundChannel::Public));
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
        assert_eq!(Route::default().engine, VoiceEngine::Off);
    }
}
