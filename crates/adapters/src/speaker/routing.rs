//! The destination of an ear's words, if any: the rule of privacy, in one pure function.

use crate::ports::voice::{DeviceName, Route, Setup, Silence, SoundChannel, VoiceEngine, WhenMissing};

/// The destination of an utterance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UtterancePath {
    /// The system voice on the system's default output.
    System,
    /// Rendered by the program and played on this device.
    Rendered(Target),
}

/// The output for rendered sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// This device or none.
    Only(DeviceName),
    /// The system's default output.
    SystemDefault,
}

/// The facts on which the decision is based.
#[derive(Debug, Clone, Default)]
pub struct RoutingFacts {
    /// The system's default output, if it has one.
    pub default: Option<DeviceName>,
    /// The system voice has been found to be absent.
    pub no_system_voice: bool,
}

/// The destination of an ear's words under this setup.
///
/// Private words take the system voice only at home and only while no second output is set, because that voice plays on
/// the default device whatever that is. At an event (`WhenMissing::Silent`) they are heard on a device named for them,
/// which the public ear does not play on, or not at all.
pub fn path(setup: &Setup, ear: SoundChannel, known: &RoutingFacts) -> Result<UtterancePath, Silence> {
    let route = setup.routes.get(&ear).ok_or(Silence::Off)?;
    match (&route.engine, ear) {
        (VoiceEngine::Off, SoundChannel::Private(_) | SoundChannel::Public | SoundChannel::Aloud) => Err(Silence::Off),
        (VoiceEngine::System, SoundChannel::Public | SoundChannel::Aloud) => Ok(system_or_rendered(known)),
        (VoiceEngine::Rendered { device }, SoundChannel::Public | SoundChannel::Aloud) => {
            Ok(UtterancePath::Rendered(target(device.as_ref())))
        }
        (VoiceEngine::System, SoundChannel::Private(_)) => match setup.when_missing {
            WhenMissing::Silent => Err(Silence::NoDevice),
            WhenMissing::SystemDefault if outputs(setup) > 1 => {
                // The listener wants this voice, but the table has two outputs, and only the built-in voice is known to
                // sound on the right one.
                Ok(UtterancePath::Rendered(Target::SystemDefault))
            }
            WhenMissing::SystemDefault => Ok(system_or_rendered(known)),
        },
        (VoiceEngine::Rendered { device: None }, SoundChannel::Private(_)) => match setup.when_missing {
            WhenMissing::Silent => Err(Silence::NoDevice),
            WhenMissing::SystemDefault => Ok(UtterancePath::Rendered(Target::SystemDefault)),
        },
        (VoiceEngine::Rendered { device: Some(device) }, SoundChannel::Private(_)) => {
            let shared = setup.when_missing == WhenMissing::Silent
                && public_device(setup, known).is_some_and(|public| public.shares_hardware_with(device));
            if shared {
                return Err(Silence::SharedWithPublic);
            }
            Ok(UtterancePath::Rendered(Target::Only(device.clone())))
        }
    }
}

/// The device a route names; its coming and going is to be reported.
pub fn named_device(route: &Route) -> Option<&DeviceName> {
    match &route.engine {
        VoiceEngine::Rendered { device } => device.as_ref(),
        VoiceEngine::Off | VoiceEngine::System => None,
    }
}

fn system_or_rendered(known: &RoutingFacts) -> UtterancePath {
    if known.no_system_voice {
        UtterancePath::Rendered(Target::SystemDefault)
    } else {
        UtterancePath::System
    }
}

fn target(device: Option<&DeviceName>) -> Target {
    device.map_or(Target::SystemDefault, |name| Target::Only(name.clone()))
}

/// The number of different outputs in the setup; the default one counts once.
fn outputs(setup: &Setup) -> usize {
    let mut seen: Vec<Option<&DeviceName>> = Vec::new();
    for route in setup.routes.values() {
        let output = match &route.engine {
            VoiceEngine::Off => continue,
            VoiceEngine::System => None,
            VoiceEngine::Rendered { device } => device.as_ref(),
        };
        if !seen.contains(&output) {
            seen.push(output);
        }
    }
    seen.len()
}

/// The first ear that plays on the same hardware as that one: two of them never speak at once.
pub fn first_on_output(setup: &Setup, ear: SoundChannel, known: &RoutingFacts) -> SoundChannel {
    let Some(device) = device_of(setup, ear, known) else {
        return ear;
    };
    let shares = |other: &&SoundChannel| {
        device_of(setup, **other, known).is_some_and(|other| other.shares_hardware_with(&device))
    };
    setup.routes.keys().find(shares).copied().unwrap_or(ear)
}

fn public_device(setup: &Setup, known: &RoutingFacts) -> Option<DeviceName> {
    device_of(setup, SoundChannel::Public, known)
}

/// The device on which that ear plays, as far as it is known.
fn device_of(setup: &Setup, ear: SoundChannel, known: &RoutingFacts) -> Option<DeviceName> {
    match &setup.routes.get(&ear)?.engine {
        VoiceEngine::Off => None,
        VoiceEngine::System | VoiceEngine::Rendered { device: None } => known.default.clone(),
        VoiceEngine::Rendered { device: Some(device) } => Some(device.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::people::Person;

    const ADA: SoundChannel = SoundChannel::Private(Person::Player(shakmaty::Color::White));

    fn device(name: &str) -> DeviceName {
        DeviceName(name.into())
    }

    fn rendered(name: Option<&str>) -> VoiceEngine {
        VoiceEngine::Rendered {
            device: name.map(device),
        }
    }

    fn setup(private: VoiceEngine, public: VoiceEngine, when_missing: WhenMissing) -> Setup {
        let route = |engine| Route {
            engine,
            ..Route::default()
        };
        Setup {
            routes: [(ADA, route(private)), (SoundChannel::Public, route(public))].into(),
            when_missing,
        }
    }

    fn known() -> RoutingFacts {
        RoutingFacts {
            default: Some(device("loudspeaker")),
            no_system_voice: false,
        }
    }

    #[test]
    fn in_an_event_private_words_never_reach_the_default_device() {
        for engine in [VoiceEngine::System, rendered(None)] {
            let event = setup(engine, VoiceEngine::Off, WhenMissing::Silent);
            assert_eq!(path(&event, ADA, &known()), Err(Silence::NoDevice));
        }
    }

    #[test]
    fn at_home_with_one_output_the_system_voice_may_speak_privately() {
        let home = setup(VoiceEngine::System, VoiceEngine::Off, WhenMissing::SystemDefault);
        assert_eq!(path(&home, ADA, &known()), Ok(UtterancePath::System));
    }

    #[test]
    fn with_two_outputs_private_words_use_only_the_rendered_voice() {
        let home = setup(VoiceEngine::System, rendered(Some("hall")), WhenMissing::SystemDefault);
        assert_eq!(
            path(&home, ADA, &known()),
            Ok(UtterancePath::Rendered(Target::SystemDefault))
        );
    }

    #[test]
    fn without_a_system_voice_the_rendered_one_speaks() {
        let home = setup(VoiceEngine::System, VoiceEngine::Off, WhenMissing::SystemDefault);
        let without = RoutingFacts {
            no_system_voice: true,
            ..known()
        };
        assert_eq!(
            path(&home, ADA, &without),
            Ok(UtterancePath::Rendered(Target::SystemDefault))
        );
    }

    #[test]
    fn headphones_shared_with_the_loudspeaker_are_refused_at_events() {
        for public in [rendered(Some("loudspeaker")), rendered(None), VoiceEngine::System] {
            let event = setup(rendered(Some("loudspeaker")), public, WhenMissing::Silent);
            assert_eq!(path(&event, ADA, &known()), Err(Silence::SharedWithPublic));
        }
        let alone = setup(rendered(Some("loudspeaker")), VoiceEngine::Off, WhenMissing::Silent);
        assert_eq!(
            path(&alone, ADA, &known()),
            Ok(UtterancePath::Rendered(Target::Only(device("loudspeaker"))))
        );
    }

    #[test]
    fn a_public_channel_that_is_off_is_off() {
        let event = setup(rendered(Some("ear")), VoiceEngine::Off, WhenMissing::Silent);
        assert_eq!(path(&event, SoundChannel::Public, &known()), Err(Silence::Off));
        let unnamed = SoundChannel::Private(Person::Arbiter);
        assert_eq!(path(&event, unnamed, &known()), Err(Silence::Off));
    }
}
