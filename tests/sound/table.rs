//! A speaker on a test's sound server, and what is said to it.

use std::sync::Arc;

use adapters::espeak::{Espeak, Render};
use adapters::pcm_cache::Remembering;
use adapters::ports::voice::{
    DeviceName, Mute, Route, Setup, Silenced, SoundChannel, UtteranceId, Voice as _, VoiceEngine, VoiceEvent,
    VoiceUtterance, WhenMissing,
};
use adapters::pulse::PulseAudio;
use adapters::speaker::{Parts, Speaker};
use adapters::system_voice::AbsentSystemVoice;
use announcement::Span;
use laws::people::Person;
use speech::utterance::Priority;

use super::pulse::{SoundServer, program, until};

/// The blind player's earphone.
pub const ADA: SoundChannel = SoundChannel::Private(Person::Player(shakmaty::Color::White));

/// A speaker that knows its routes, and what it reported.
pub struct Table {
    pub speaker: Speaker,
    events: Vec<VoiceEvent>,
    last: u64,
}

impl Table {
    /// The private ear on the device `earphone`, the public one on `loudspeaker`; in an event.
    pub fn in_an_event(server: &SoundServer) -> Self {
        Self::with(
            server,
            on("earphone"),
            on("loudspeaker"),
            Remembering::new(Espeak::default(), 64),
        )
    }

    /// With these engines, and a renderer that may remember.
    pub fn with(
        server: &SoundServer,
        private: VoiceEngine,
        public: VoiceEngine,
        render: impl Render + 'static,
    ) -> Self {
        // Fails with the name of the missing package, before a test waits for words in vain.
        program("espeak-ng", "espeak-ng");
        let socket = server.socket();
        let parts = Parts {
            output: Box::new(|on_change| Box::new(PulseAudio::at(socket, on_change))),
            render: Box::new(render),
            system: Box::new(|post| Box::new(AbsentSystemVoice(Arc::clone(&post)))),
        };
        let mut speaker = Speaker::start(parts, || ()).expect("the voice's thread starts");
        let route = |engine| Route {
            engine,
            ..Route::default()
        };
        let routes = [(ADA, route(private)), (SoundChannel::Public, route(public))].into();
        speaker.configure(Setup {
            routes,
            when_missing: WhenMissing::Silent,
        });
        let mut table = Self {
            speaker,
            events: Vec::new(),
            last: 0,
        };
        // The answer comes once the setup is in force.
        table.speaker.list_devices();
        table.wait_for("the devices", |event| matches!(event, VoiceEvent::Devices(_)));
        table
    }

    pub fn say(&mut self, ear: SoundChannel, spans: &[(&str, &str)]) -> UtteranceId {
        self.say_as(ear, spans, Priority::Normal)
    }

    pub fn say_now(&mut self, ear: SoundChannel, spans: &[(&str, &str)]) -> UtteranceId {
        self.say_as(ear, spans, Priority::Now)
    }

    fn say_as(&mut self, ear: SoundChannel, spans: &[(&str, &str)], priority: Priority) -> UtteranceId {
        self.last += 1;
        let id = UtteranceId(self.last);
        let spans = spans
            .iter()
            .map(|(lang, text)| Span {
                lang: (*lang).into(),
                text: (*text).into(),
            })
            .collect();
        self.speaker.say(VoiceUtterance {
            id,
            spans,
            priority,
            ear,
            replaces: None,
            fresh: None,
        });
        id
    }

    /// Waits for an event and takes it away. An event reported earlier counts, too: a test that awaits the same report twice awaits it
    /// each time.
    pub fn wait_for(&mut self, what: &str, wanted: impl Fn(&VoiceEvent) -> bool) -> VoiceEvent {
        let (speaker, events) = (&mut self.speaker, &mut self.events);
        until(what, || {
            events.extend(speaker.take_events());
            let place = events.iter().position(&wanted)?;
            Some(events.remove(place))
        })
    }
}

impl Drop for Table {
    /// A test that fails says what else was reported.
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("reported and not awaited: {:?}", self.events);
        }
    }
}

/// These hear nothing from now on.
pub fn hearing(silenced: &[(SoundChannel, Mute)]) -> VoiceEvent {
    let one = |(ear, why): &(SoundChannel, Mute)| Silenced {
        whose: ear.person(),
        why: *why,
    };
    VoiceEvent::Hearing(silenced.iter().map(one).collect())
}

/// Rendered, on this device.
pub fn on(device: &str) -> VoiceEngine {
    VoiceEngine::Rendered {
        device: Some(DeviceName(device.into())),
    }
}

/// Ten seconds of talk, to be cut off.
pub const LONG: &[(&str, &str)] = &[
    (
        "en",
        "This is a long answer about the position of all the pieces on the board, which goes on and on",
    ),
    (
        "de",
        "und dann noch weiter auf Deutsch, damit genug Zeit bleibt, mitten im Satz den Stecker zu ziehen",
    ),
];
