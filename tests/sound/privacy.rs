//! The listeners of each sentence.

use std::time::Duration;

use adapters::espeak::Espeak;
use adapters::ports::sound::Sound as _;
use adapters::ports::voice::{DeviceName, Mute, Silence, SoundChannel, Voice as _, VoiceEngine, VoiceEvent};
use speech::earcon::Earcon;

use super::pulse::SoundServer;
use super::table::{ADA, LONG, Table, hearing, on};

#[test]
fn private_words_are_heard_on_the_headphones_and_nowhere_else() {
    let server = SoundServer::start();
    let (earphone, loudspeaker) = server.listen_to_both();
    let mut table = Table::in_an_event(&server);
    let id = table.say(
        ADA,
        &[
            ("de", "Springer Felix drei"),
            ("pt-BR", "seu relógio"),
            ("en", "ten minutes"),
        ],
    );
    table.wait_for("the words are spoken", |event| *event == VoiceEvent::Spoken { id });
    earphone.wait_for_words();
    table.speaker.sound().play(Earcon::Refused, ADA);
    earphone.forget();
    earphone.wait_for_words();
    loudspeaker.wait_for_more(Duration::from_millis(300));
    assert_eq!(loudspeaker.peak(), 0);
}

#[test]
fn public_words_are_heard_only_on_the_loudspeaker() {
    let server = SoundServer::start();
    let (earphone, loudspeaker) = server.listen_to_both();
    let mut table = Table::in_an_event(&server);
    let id = table.say(SoundChannel::Public, &[("de", "Eva vier")]);
    table.wait_for("the words are spoken", |event| *event == VoiceEvent::Spoken { id });
    loudspeaker.wait_for_words();
    earphone.wait_for_more(Duration::from_millis(300));
    assert_eq!(earphone.peak(), 0);
}

#[test]
fn private_and_public_words_can_be_heard_at_the_same_time() {
    let server = SoundServer::start();
    let (earphone, loudspeaker) = server.listen_to_both();
    let mut table = Table::in_an_event(&server);
    let private = table.say(ADA, LONG);
    earphone.wait_for_words();
    let public = table.say(SoundChannel::Public, &[("de", "Eva vier")]);
    loudspeaker.wait_for_words();
    for id in [public, private] {
        table.wait_for("both are spoken", |event| *event == VoiceEvent::Spoken { id });
    }
}

#[test]
fn pulled_headphones_move_no_words_to_the_loudspeaker() {
    let server = SoundServer::start();
    let (earphone, loudspeaker) = server.listen_to_both();
    let mut table = Table::in_an_event(&server);
    // Or else this report would pass for the one of the earphone's return.
    let heard = hearing(&[]);
    table.wait_for("that all are heard is told", |event| *event == heard);
    let cut = table.say(ADA, LONG);
    let waiting = table.say(ADA, LONG);
    earphone.wait_for_words();
    server.unplug("earphone");

    let lost = hearing(&[(ADA, Mute::DeviceGone)]);
    table.wait_for("the loss is told", |event| *event == lost);
    for id in [cut, waiting] {
        let silent = VoiceEvent::NotSpoken {
            id,
            why: Silence::DeviceLost,
        };
        table.wait_for("both are given up", |event| *event == silent);
    }
    let id = table.say(ADA, LONG);
    let silent = VoiceEvent::NotSpoken {
        id,
        why: Silence::DeviceLost,
    };
    table.wait_for("a new one is given up too", |event| *event == silent);
    table.speaker.sound().play(Earcon::Refused, ADA);
    loudspeaker.wait_for_more(Duration::from_millis(500));
    assert_eq!(loudspeaker.peak(), 0);

    server.plug_in("earphone");
    table.wait_for("the return is told", |event| *event == heard);
    let earphone = server.listen("earphone");
    let id = table.say(ADA, &[("de", "Dora fünf")]);
    table.wait_for("it is spoken again", |event| *event == VoiceEvent::Spoken { id });
    earphone.wait_for_words();
    loudspeaker.wait_for_more(Duration::from_millis(300));
    assert_eq!(loudspeaker.peak(), 0);
}

#[test]
fn in_an_event_private_words_without_a_device_are_heard_nowhere() {
    let server = SoundServer::start();
    let (earphone, loudspeaker) = server.listen_to_both();
    for private in [VoiceEngine::System, VoiceEngine::Rendered { device: None }] {
        let mut table = Table::with(&server, private, VoiceEngine::Off, Espeak::default());
        let id = table.say(ADA, &[("de", "Anna eins")]);
        let silent = VoiceEvent::NotSpoken {
            id,
            why: Silence::NoDevice,
        };
        table.wait_for("it is refused", |event| *event == silent);
    }
    let mut table = Table::with(&server, on("loudspeaker"), on("loudspeaker"), Espeak::default());
    let id = table.say(ADA, &[("de", "Anna eins")]);
    let silent = VoiceEvent::NotSpoken {
        id,
        why: Silence::SharedWithPublic,
    };
    table.wait_for("a shared device is refused", |event| *event == silent);
    loudspeaker.wait_for_more(Duration::from_millis(300));
    assert_eq!((earphone.peak(), loudspeaker.peak()), (0, 0));
}

#[test]
fn a_public_channel_that_is_off_is_silent() {
    let server = SoundServer::start();
    let loudspeaker = server.listen("loudspeaker");
    let mut table = Table::with(&server, on("earphone"), VoiceEngine::Off, Espeak::default());
    let id = table.say(SoundChannel::Public, &[("de", "Anna eins")]);
    let silent = VoiceEvent::NotSpoken { id, why: Silence::Off };
    table.wait_for("it is not spoken", |event| *event == silent);
    table.speaker.sound().play(Earcon::Announcement, SoundChannel::Public);
    loudspeaker.wait_for_more(Duration::from_millis(300));
    assert_eq!(loudspeaker.peak(), 0);
}

#[test]
fn stop_cuts_off_what_is_spoken_and_what_waits() {
    let server = SoundServer::start();
    let earphone = server.listen("earphone");
    let mut table = Table::in_an_event(&server);
    // A minute of talk: longer than anything here is waited for.
    table.say(ADA, &LONG.repeat(6));
    earphone.wait_for_words();
    table.speaker.stop(ADA);
    // A pause between words can be 100 ms; talk has none of 400.
    earphone.wait_for_silence(Duration::from_millis(400));
}

#[test]
fn devices_are_listed_with_the_default_one() {
    let server = SoundServer::start();
    let mut table = Table::in_an_event(&server);
    table.speaker.list_devices();
    let told = table.wait_for("the devices", |event| matches!(event, VoiceEvent::Devices(_)));
    let VoiceEvent::Devices(list) = told else {
        unreachable!()
    };
    let (earphone, loudspeaker) = (DeviceName("earphone".into()), DeviceName("loudspeaker".into()));
    assert!(list.has(&earphone) && list.has(&loudspeaker));
    assert!(list.default_is(&loudspeaker) && !list.default_is(&earphone));
    assert!(list.devices.iter().all(|device| !device.description.is_empty()));
}

#[test]
fn when_the_sound_server_dies_the_program_says_so_and_continues() {
    let server = SoundServer::start();
    let earphone = server.listen("earphone");
    let mut table = Table::in_an_event(&server);
    table.say(ADA, LONG);
    earphone.wait_for_words();
    drop(server);
    let lost = hearing(&[(ADA, Mute::NoOutput), (SoundChannel::Public, Mute::NoOutput)]);
    table.wait_for("the loss is told", |event| *event == lost);
    let id = table.say(ADA, LONG);
    let silent = VoiceEvent::NotSpoken {
        id,
        why: Silence::DeviceLost,
    };
    table.wait_for("words are given up", |event| *event == silent);
}

#[test]
fn a_flood_of_urgent_words_ends_with_the_last_one() {
    let server = SoundServer::start();
    let loudspeaker = server.listen("loudspeaker");
    let mut table = Table::in_an_event(&server);
    let mut last = table.say_now(ADA, &[("de", "Anna eins")]);
    for _ in 0..200 {
        table.speaker.sound().play(Earcon::Edge, ADA);
        last = table.say_now(ADA, &[("de", "Hektor acht"), ("en", "check")]);
    }
    table.wait_for("the last one is spoken", |event| {
        *event == VoiceEvent::Spoken { id: last }
    });
    assert_eq!(loudspeaker.peak(), 0);
}
