//! The destination of an ear's words, if any: the rule of privacy, in one pure function.

use crate::ports::voice::{DeviceName, Ear, Engine, Route, Setup, Silence, WhenMissing};

/// The destination of an utterance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Path {
    /// The user's own voice on the system's default output.
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
pub struct Known {
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
pub fn path(setup: &Setup, ear: Ear, known: &Known) -> Result<Path, Silence> {
    let route = setup.routes.get(&ear).ok_or(Silence::Off)?;
    match (&route.engine, ear) {
        (Engine::Off, Ear::Private(_) | Ear::Public | Ear::Aloud) => Err(Silence::Off),
        (Engine::System, Ear::Public | Ear::Aloud) => Ok(system_or_rendered(known)),
        (Engine::Rendered { device }, Ear::Public | Ear::Aloud) => Ok(Path::Rendered(target(device.as_ref()))),
        (Engine::System, Ear::Private(_)) => match setup.when_missing {
            WhenMissing::Silent => Err(Silence::NoDevice),
            WhenMissing::SystemDefault if outputs(setup) > 1 => {
                // The listener wants this voice, but the table has two outputs, and only the built-in voice is known to
                // sound on the right one.
                Ok(Path::Rendered(Target::SystemDefault))
            }
            WhenMissing::SystemDefault => Ok(system_or_rendered(known)),
        },
        (Engine::Rendered { device: None }, Ear::Private(_)) => match setup.when_missing {
            WhenMissing::Silent => Err(Silence::NoDevice),
            WhenMissing::SystemDefault => Ok(Path::Rendered(Target::SystemDefault)),
        },
        (Engine::Rendered { device: Some(device) }, Ear::Private(_)) => {
            let shared = setup.when_missing == WhenMissing::Silent
                && public_device(setup, known).is_some_and(|public| public.shares_hardware_with(device));
            if shared {
                return Err(Silence::SharedWithPublic);
            }
            Ok(Path::Rendered(Target::Only(device.clone())))
        }
    }
}

/// The device a route names; its coming and going is to be reported.
pub fn named_device(route: &Route) -> Option<&DeviceName> {
    match &route.engine {
        Engine::Rendered { device } => device.as_ref(),
        Engine::Off | Engine::System => None,
    }
}

fn system_or_rendered(known: &Known) -> Path {
    if known.no_system_voice {
        Path::Rendered(Target::SystemDefault)
    } else {
        Path::System
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
            Engine::Off => continue,
            Engine::System => None,
            Engine::Rendered { device } => device.as_ref(),
        };
        if !seen.contains(&output) {
            seen.push(output);
        }
    }
    seen.len()
}

fn public_device(setup: &Setup, known: &Known) -> Option<DeviceName> {
    match &setup.routes.get(&Ear::Public)?.engine {
        Engine::Off => None,
        Engine::System | Engine::Rendered { device: None } => known.default.clone(),
        Engine::Rendered { device: Some(device) } => Some(device.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::people::Person;

    const ADA: Ear = Ear::Private(Person::Player(shakmaty::Color::White));

    fn device(name: &str) -> DeviceName {
        DeviceName(name.into())
    }

    fn rendered(name: Option<&str>) -> Engine {
        Engine::Rendered {
            device: name.map(device),
        }
    }

    fn setup(private: Engine, public: Engine, when_missing: WhenMissing) -> Setup {
        let route = |engine| Route {
            engine,
            ..Route::default()
        };
        Setup {
            routes: [(ADA, route(private)), (Ear::Public, route(public))].into(),
            when_missing,
        }
    }

    fn known() -> Known {
        Known {
            default: Some(device("loudspeaker")),
            no_system_voice: false,
        }
    }

    #[test]
    fn in_an_event_private_words_never_reach_the_default_device() {
        for engine in [Engine::System, rendered(None)] {
            let event = setup(engine, Engine::Off, WhenMissing::Silent);
            assert_eq!(path(&event, ADA, &known()), Err(Silence::NoDevice));
        }
    }

    #[test]
    fn at_home_with_one_output_the_system_voice_may_speak_privately() {
        let home = setup(Engine::System, Engine::Off, WhenMissing::SystemDefault);
        assert_eq!(path(&home, ADA, &known()), Ok(Path::System));
    }

    #[test]
    fn with_two_outputs_private_words_use_only_the_rendered_voice() {
        let home = setup(Engine::System, rendered(Some("hall")), WhenMissing::SystemDefault);
        assert_eq!(path(&home, ADA, &known()), Ok(Path::Rendered(Target::SystemDefault)));
    }

    #[test]
    fn without_a_system_voice_the_rendered_one_speaks() {
        let home = setup(Engine::System, Engine::Off, WhenMissing::SystemDefault);
        let without = Known {
            no_system_voice: true,
            ..known()
        };
        assert_eq!(path(&home, ADA, &without), Ok(Path::Rendered(Target::SystemDefault)));
    }

    #[test]
    fn an_earphone_shared_with_the_loudspeaker_is_refused_at_events() {
        for public in [rendered(Some("loudspeaker")), rendered(None), Engine::System] {
            let event = setup(rendered(Some("loudspeaker")), public, WhenMissing::Silent);
            assert_eq!(path(&event, ADA, &known()), Err(Silence::SharedWithPublic));
        }
        let alone = setup(rendered(Some("loudspeaker")), Engine::Off, WhenMissing::Silent);
        assert_eq!(
            path(&alone, ADA, &known()),
            Ok(Path::Rendered(Target::Only(device("loudspeaker"))))
        );
    }

    #[test]
    fn a_public_channel_that_is_off_is_off() {
        let event = setup(rendered(Some("ear")), Engine::Off, WhenMissing::Silent);
        assert_eq!(path(&event, Ear::Public, &known()), Err(Silence::Off));
        let unnamed = Ear::Private(Person::Arbiter);
        assert_eq!(path(&event, unnamed, &known()), Err(Silence::Off));
    }
}
