//! The way from the table's words to the voice's: the listener and device of each, and the voice that speaks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use adapters::monotonic::Monotonic;
use adapters::ports::voice::{
    DeviceName, Route, Setup, SoundChannel, UtteranceId, VoiceEngine, VoiceUtterance as Spoken, WhenMissing, WordMaker,
};
use announcement::Span;
use laws::chessclock::Chessclock;
use laws::people::Person;
use laws::regulations::Venue;
use settings::{Settings, VoiceChannel};
use speech::clock::TimeWords;
use speech::utterance::{Channel, Utterance};

/// The people whose words are spoken at this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoicedPeople {
    /// The seat this machine was opened for.
    pub seat: Person,
    /// The person who has the root window now: the seat's own, or the arbiter at the arbiter's panel.
    pub root: Person,
    /// The person who has the second headphones.
    pub second: Option<Person>,
}

impl VoicedPeople {
    /// The seat has its own root window, and the opponent the second headphones.
    pub const fn at(seat: Person) -> Self {
        let second = match seat {
            Person::Player(side) => Some(Person::Player(side.other())),
            Person::Assistant(_) | Person::Arbiter => None,
        };
        Self {
            seat,
            root: seat,
            second,
        }
    }

    /// The same, with that person at the root window.
    #[must_use]
    pub const fn with_root(self, root: Person) -> Self {
        Self { root, ..self }
    }

    /// The same, with the second headphones for the assistant who sits here with a player whose opponent is elsewhere.
    #[must_use]
    pub fn with_assistant(self, assistant: Option<Person>) -> Self {
        Self {
            second: assistant.or(self.second),
            ..self
        }
    }
}

/// The sound of words on that channel.
fn route_of(settings: &Settings, channel: VoiceChannel) -> Route {
    let own = settings.speech.own_voices.iter().filter(|own| own.channel == channel);
    Route {
        rate_wpm: settings.speech.words_per_minute,
        pitch: settings.speech.pitch,
        volume: settings.speech.volume,
        timbre: settings.speech.timbre,
        languages: own
            .map(|own| (own.language.clone(), settings.sound_of(channel, &own.language)))
            .collect(),
        cues: settings.sounds.volume > 0,
        cue_percent: settings.sounds.volume.min(100),
        ..Route::default()
    }
}

/// All routes: the seat that must be heard has the headphones, its opponent (or the assistant there instead) the second ones; everyone else
/// sees their words on the screen. The arbiter has separate headphones if such are chosen; without them, the seat's headphones go with the
/// root window, and the seat's own words are silent meanwhile: no two people's private words ever go to one ear at the same time. At an
/// event, and with two outputs, private words go only through the built-in voice (design, decision 5).
pub fn setup(settings: &Settings, heard: VoicedPeople, place: Venue, public_voice: bool) -> Setup {
    let named = |device: &Option<String>| device.clone().map(DeviceName);
    let base = route_of(settings, VoiceChannel::Private);
    let public_base = route_of(settings, VoiceChannel::Public);
    let several = [
        &settings.speech.earphone,
        &settings.speech.second_earphone,
        &settings.speech.arbiter_earphone,
        &settings.speech.loudspeaker,
    ]
    .into_iter()
    .any(Option::is_some);
    let rendered = |device: Option<DeviceName>| Route {
        engine: VoiceEngine::Rendered { device },
        ..base.clone()
    };
    // A person who wants no earcons does not silence them for others.
    let another = |device: DeviceName| Route {
        cues: true,
        cue_percent: match settings.sounds.volume {
            0 => Settings::default().sounds.volume.min(100),
            own => own.min(100),
        },
        ..rendered(Some(device))
    };
    let mut routes = BTreeMap::new();
    let at_home_alone = place == Venue::Home && !several;
    let private = if at_home_alone {
        Route {
            engine: VoiceEngine::System,
            ..base.clone()
        }
    } else {
        rendered(named(&settings.speech.earphone))
    };
    let named_for_arbiter = named(&settings.speech.arbiter_earphone).filter(|_| heard.seat != Person::Arbiter);
    let others = [
        named(&settings.speech.earphone),
        named(&settings.speech.second_earphone),
    ];
    let is_a_players = |device: &DeviceName| others.iter().flatten().any(|other| other.shares_hardware_with(device));
    let arbiters = named_for_arbiter.filter(|device| place == Venue::Home || !is_a_players(device));
    let has_own = arbiters.is_some();
    routes.extend(arbiters.map(|device| (SoundChannel::Private(Person::Arbiter), another(device))));
    let with_earphone = if has_own { heard.seat } else { heard.root };
    routes.insert(SoundChannel::Private(with_earphone), private);
    // At an event two people do not share headphones: each would hear the other's private words (D.2.10.4).
    let shared = |device: &DeviceName| {
        let own = named(&settings.speech.earphone);
        place == Venue::Event && own.is_some_and(|own| own.shares_hardware_with(device))
    };
    let second = named(&settings.speech.second_earphone).filter(|device| !shared(device));
    if let (Some(other), Some(device)) = (heard.second, second) {
        routes.insert(SoundChannel::Private(other), another(device));
    }
    let engine = if !public_voice {
        VoiceEngine::Off
    } else if at_home_alone {
        VoiceEngine::System
    } else {
        VoiceEngine::Rendered {
            device: named(&settings.speech.loudspeaker),
        }
    };
    let public = Route { engine, ..public_base };
    routes.insert(SoundChannel::Public, public);
    let when_missing = match place {
        Venue::Home => WhenMissing::SystemDefault,
        Venue::Event => {
            // A person without headphones is led to them, with a tone before it, even with earcons turned off.
            let aloud = Route {
                cues: true,
                cue_percent: Settings::default().sounds.volume.min(100),
                ..rendered(None)
            };
            routes.insert(SoundChannel::Aloud, aloud);
            WhenMissing::Silent
        }
    };
    Setup { routes, when_missing }
}

/// The clocks of this moment, for an utterance with a time.
#[derive(Clone)]
pub struct ClockFace {
    clock: Arc<Mutex<Chessclock>>,
    time: Monotonic,
}

impl ClockFace {
    /// The clocks of that table.
    pub fn new(clock: &Chessclock, time: Monotonic) -> Self {
        Self {
            clock: Arc::new(Mutex::new(clock.clone())),
            time,
        }
    }

    /// The clocks after a step.
    pub fn set(&self, clock: &Chessclock) {
        let mut own = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        if *own != *clock {
            own.clone_from(clock);
        }
    }

    /// The words of a time, made at the moment of speaking.
    fn fresh(&self, words: TimeWords) -> WordMaker {
        let face = self.clone();
        WordMaker::new(move || {
            let clock = face.clock.lock().unwrap_or_else(PoisonError::into_inner);
            vec![Span::new(words.locale.tag(), words.at(&clock, face.time.now()))]
        })
    }
}

/// The table's utterance as one of the voice.
pub fn spoken(id: u64, to: Person, channel: Channel, utterance: &Utterance, face: &ClockFace) -> Spoken {
    Spoken {
        id: UtteranceId(id),
        spans: utterance.spans.clone(),
        priority: utterance.priority,
        ear: match channel {
            Channel::Private => SoundChannel::Private(to),
            Channel::Public => SoundChannel::Public,
        },
        replaces: utterance.replaces,
        fresh: utterance.time.map(|words| face.fresh(words)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Color;

    fn with_headphones(name: &str) -> Settings {
        let mut settings = Settings::default();
        settings.speech.earphone = Some(name.to_owned());
        settings
    }

    #[test]
    fn at_an_event_headphones_are_one_persons() {
        let mut settings = with_headphones("card|headphones");
        settings.speech.second_earphone = Some(String::from("card|headphones"));
        let heard = VoicedPeople::at(Person::Player(shakmaty::Color::White));
        let other = SoundChannel::Private(Person::Player(shakmaty::Color::Black));
        let routes = |place| setup(&settings, heard, place, false).routes;
        assert!(!routes(Venue::Event).contains_key(&other));
        assert!(routes(Venue::Home).contains_key(&other));
    }

    #[test]
    fn private_words_at_an_event_without_headphones_are_silent() {
        let heard = VoicedPeople::at(Person::Player(Color::White));
        let setup = setup(&Settings::default(), heard, Venue::Event, false);
        assert_eq!(setup.when_missing, WhenMissing::Silent);
        assert_eq!(
            setup.routes[&SoundChannel::Private(heard.seat)].engine,
            VoiceEngine::Rendered { device: None }
        );
        assert_eq!(setup.routes[&SoundChannel::Public].engine, VoiceEngine::Off);
    }

    #[test]
    fn with_two_outputs_private_words_are_rendered_even_at_home() {
        let settings = with_headphones("ear");
        let heard = VoicedPeople::at(Person::Player(Color::Black));
        let setup = setup(&settings, heard, Venue::Home, true);
        let device = Some(DeviceName(String::from("ear")));
        assert_eq!(
            setup.routes[&SoundChannel::Private(heard.seat)].engine,
            VoiceEngine::Rendered { device }
        );
        assert_eq!(
            setup.routes[&SoundChannel::Public].engine,
            VoiceEngine::Rendered { device: None }
        );
    }

    const ADA: Person = Person::Player(Color::White);

    /// The people whose private words are heard, and their voices.
    fn heard_on(settings: &Settings, heard: VoicedPeople, place: Venue) -> Vec<(Person, VoiceEngine)> {
        let routes = setup(settings, heard, place, false).routes;
        let private = |(ear, route): (SoundChannel, Route)| match ear {
            SoundChannel::Private(person) => Some((person, route.engine)),
            SoundChannel::Public | SoundChannel::Aloud => None,
        };
        routes.into_iter().filter_map(private).collect()
    }

    #[test]
    fn the_headphones_follow_the_root_window_and_serve_one_person() {
        let settings = with_headphones("ear");
        let device = Some(DeviceName(String::from("ear")));
        let desk = VoicedPeople::at(ADA).with_root(Person::Arbiter);
        for place in [Venue::Home, Venue::Event] {
            let engine = || VoiceEngine::Rendered { device: device.clone() };
            assert_eq!(heard_on(&settings, VoicedPeople::at(ADA), place), [(ADA, engine())]);
            assert_eq!(heard_on(&settings, desk, place), [(Person::Arbiter, engine())]);
            let arbiters = VoicedPeople::at(Person::Arbiter);
            assert_eq!(heard_on(&settings, arbiters, place), [(Person::Arbiter, engine())]);
        }
    }

    #[test]
    fn turning_off_short_sounds_takes_them_from_nobody_else() {
        let mut settings = Settings::default();
        settings.speech.second_earphone = Some(String::from("usb"));
        settings.sounds.volume = 0;
        let routes = setup(&settings, VoicedPeople::at(ADA), Venue::Home, false).routes;
        let (own, other) = (
            &routes[&SoundChannel::Private(ADA)],
            &routes[&SoundChannel::Private(Person::Player(Color::Black))],
        );
        assert!(!own.cues && other.cues);
        assert_eq!(
            (own.cue_percent, other.cue_percent),
            (0, Settings::default().sounds.volume)
        );
    }

    #[test]
    fn an_arbiter_with_own_headphones_takes_no_players() {
        let mut settings = with_headphones("ear");
        settings.speech.arbiter_earphone = Some(String::from("card-2"));
        let on = |name: &str| VoiceEngine::Rendered {
            device: Some(DeviceName(name.to_owned())),
        };
        let both = [(ADA, on("ear")), (Person::Arbiter, on("card-2"))];
        for root in [ADA, Person::Arbiter] {
            assert_eq!(
                heard_on(&settings, VoicedPeople::at(ADA).with_root(root), Venue::Event),
                both
            );
        }
        settings.speech.arbiter_earphone = Some(String::from("ear"));
        let alone = heard_on(&settings, VoicedPeople::at(ADA), Venue::Event);
        assert_eq!(
            alone,
            [(ADA, on("ear"))],
            "the player's own earphone is not the arbiter's"
        );
    }

    #[test]
    fn the_assistant_has_the_second_headphones_without_an_opponent() {
        let mut settings = with_headphones("ear");
        settings.speech.second_earphone = Some(String::from("usb"));
        let clara = Person::Assistant(Color::White);
        let heard = heard_on(
            &settings,
            VoicedPeople::at(ADA).with_assistant(Some(clara)),
            Venue::Event,
        );
        let people: Vec<Person> = heard.into_iter().map(|(person, _)| person).collect();
        assert_eq!(people, [ADA, clara]);
    }
}
