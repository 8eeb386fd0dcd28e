//! The mixer driven by hand: no thread, no sound, no waiting.

use std::sync::{Arc, Mutex};

use super::Parts;
use super::message::{Message, PlayId, Post, SystemNews, SystemSpeech};
use super::mixer::Mixer;
use crate::audio::{AudioError, AudioOutput, OnEnd, Playing, StreamEnd, Target};
use crate::espeak::{Manner, Render, RenderError, Samples};
use crate::ports::voice::{
    Device, DeviceList, DeviceName, MissingEngine, Mute, Route, Setup, Silence, Silenced, SoundChannel, UtteranceId,
    VoiceEngine, VoiceEvent, VoiceUtterance, WhenMissing, WordMaker,
};
use crate::system_voice::{AbsentSystemVoice, NoSystemVoice};
use announcement::Span;
use laws::moment::Moment;
use laws::people::Person;
use speech::earcon::Earcon;
use speech::utterance::Priority;

const ADA: SoundChannel = SoundChannel::Private(Person::Player(shakmaty::Color::White));

/// The calls of a fake sound system.
#[derive(Default)]
struct Stage {
    devices: Vec<&'static str>,
    streams: Vec<Stream>,
    no_server: bool,
}

struct Stream {
    target: Target,
    samples: Vec<i16>,
    finished: bool,
    cut: bool,
    taken: u64,
    on_end: Option<OnEnd>,
}

#[derive(Clone, Default)]
struct FakeOutput(Arc<Mutex<Stage>>);

impl AudioOutput for FakeOutput {
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, AudioError> {
        let mut stage = self.0.lock().unwrap();
        if stage.no_server {
            return Err(AudioError::NoServer);
        }
        if let Target::Only(DeviceName(name)) = target
            && !stage.devices.contains(&name.as_str())
        {
            return Err(AudioError::NoDevice);
        }
        stage.streams.push(Stream {
            target: target.clone(),
            samples: Vec::new(),
            finished: false,
            cut: false,
            taken: 0,
            on_end: Some(on_end),
        });
        Ok(Box::new(FakePlaying {
            stage: Arc::clone(&self.0),
            index: stage.streams.len() - 1,
        }))
    }

    fn devices(&mut self) -> Result<DeviceList, AudioError> {
        let stage = self.0.lock().unwrap();
        if stage.no_server {
            return Err(AudioError::NoServer);
        }
        let device = |name: &&str| Device {
            name: DeviceName((*name).into()),
            description: (*name).into(),
        };
        let devices = stage.devices.iter().map(device).collect();
        Ok(DeviceList {
            devices,
            default: Some(DeviceName("loudspeaker".into())),
        })
    }
}

struct FakePlaying {
    stage: Arc<Mutex<Stage>>,
    index: usize,
}

impl Playing for FakePlaying {
    fn push(&mut self, samples: &[i16]) {
        self.stage.lock().unwrap().streams[self.index].samples.extend(samples);
    }

    fn finish(&mut self) {
        self.stage.lock().unwrap().streams[self.index].finished = true;
    }

    fn taken(&self) -> u64 {
        self.stage.lock().unwrap().streams[self.index].taken
    }
}

impl Drop for FakePlaying {
    fn drop(&mut self) {
        let mut stage = self.stage.lock().unwrap();
        let stream = &mut stage.streams[self.index];
        // A stream dropped after its end is not cut off.
        stream.cut = stream.on_end.take().is_some();
    }
}

/// A renderer with one sample a letter; Klingon has no voice, and `fail` makes it act as a missing program.
struct FakeRender;

impl Render for FakeRender {
    fn render(&mut self, span: &Span, _: &Manner) -> Result<Samples, RenderError> {
        match (span.lang.as_str(), span.text.as_str()) {
            ("tlh", _) => Err(RenderError::NoVoice),
            (_, "fail") => Err(RenderError::NotInstalled),
            (_, text) => Ok(vec![7; text.len()].into()),
        }
    }
}

/// A mixer with fakes all around.
struct Bench {
    mixer: Mixer,
    stage: FakeOutput,
    messages: Arc<Mutex<Vec<Message>>>,
    events: Arc<Mutex<Vec<VoiceEvent>>>,
}

impl Bench {
    fn new(private: VoiceEngine, public: VoiceEngine, when_missing: WhenMissing) -> Self {
        Self::with_system(private, public, when_missing, |post| Box::new(AbsentSystemVoice(post)))
    }

    fn with_system(
        private: VoiceEngine,
        public: VoiceEngine,
        when_missing: WhenMissing,
        system: impl FnOnce(Post) -> Box<dyn SystemSpeech> + Send + 'static,
    ) -> Self {
        let stage = FakeOutput::default();
        stage.0.lock().unwrap().devices = vec!["loudspeaker", "earphone"];
        let (messages, events) = (Arc::<Mutex<Vec<Message>>>::default(), Arc::<Mutex<Vec<_>>>::default());
        let (inbox, outbox) = (Arc::clone(&messages), Arc::clone(&events));
        let post: Post = Arc::new(move |message| inbox.lock().unwrap().push(message));
        let output = stage.clone();
        let parts = Parts {
            output: Box::new(|_| Box::new(output)),
            render: Box::new(FakeRender),
            system: Box::new(system),
        };
        let tell = Box::new(move |event| outbox.lock().unwrap().push(event));
        let mixer = Mixer::new(parts, &post, tell);
        let mut bench = Self {
            mixer,
            stage,
            messages,
            events,
        };
        let route = |engine| Route {
            engine,
            ..Route::default()
        };
        let routes = [(ADA, route(private)), (SoundChannel::Public, route(public))].into();
        bench.mixer.take(Message::Configure(Setup { routes, when_missing }));
        bench.settle();
        let mut events = bench.events.lock().unwrap();
        // The first report on who hears is left out.
        events.retain(|event| !matches!(event, VoiceEvent::Hearing(_)));
        drop(events);
        bench
    }

    fn in_an_event() -> Self {
        Self::new(on("earphone"), on("loudspeaker"), WhenMissing::Silent)
    }

    fn say(&mut self, id: u64, ear: SoundChannel, spans: &[(&str, &str)]) {
        self.say_as(id, ear, spans, Priority::Normal);
    }

    fn say_as(&mut self, id: u64, ear: SoundChannel, spans: &[(&str, &str)], priority: Priority) {
        let spans = spans
            .iter()
            .map(|(lang, text)| Span {
                lang: (*lang).into(),
                text: (*text).into(),
            })
            .collect();
        let id = UtteranceId(id);
        self.mixer.take(Message::Say(VoiceUtterance {
            id,
            spans,
            priority,
            ear,
            replaces: None,
            fresh: None,
        }));
        self.settle();
    }

    /// Runs until only sounds could end.
    fn settle(&mut self) {
        loop {
            while self.mixer.render_more() {}
            let messages = std::mem::take(&mut *self.messages.lock().unwrap());
            if messages.is_empty() {
                return;
            }
            for message in messages {
                self.mixer.take(message);
            }
        }
    }

    /// Ends a stream.
    fn end(&mut self, stream: usize, end: StreamEnd) {
        let on_end = self.stage.0.lock().unwrap().streams[stream].on_end.take();
        on_end.expect("it is still playing")(end);
        self.settle();
    }

    fn unplug(&mut self, device: &str) {
        self.stage.0.lock().unwrap().devices.retain(|name| *name != device);
    }

    fn streams<T>(&self, of: impl Fn(&Stream) -> T) -> Vec<T> {
        self.stage.0.lock().unwrap().streams.iter().map(of).collect()
    }

    fn events(&self) -> Vec<VoiceEvent> {
        std::mem::take(&mut *self.events.lock().unwrap())
    }
}

fn on(device: &str) -> VoiceEngine {
    VoiceEngine::Rendered {
        device: Some(DeviceName(device.into())),
    }
}

fn only(device: &str) -> Target {
    Target::Only(DeviceName(device.into()))
}

fn spoken(id: u64) -> VoiceEvent {
    VoiceEvent::Spoken { id: UtteranceId(id) }
}

fn hearing(silenced: &[(SoundChannel, Mute)]) -> VoiceEvent {
    let one = |(ear, why): &(SoundChannel, Mute)| Silenced {
        whose: ear.person(),
        why: *why,
    };
    VoiceEvent::Hearing(silenced.iter().map(one).collect())
}

fn silent(id: u64, why: Silence) -> VoiceEvent {
    VoiceEvent::NotSpoken {
        id: UtteranceId(id),
        why,
    }
}

#[test]
fn two_ears_speak_at_the_same_time_and_one_ear_in_order() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "Anna")]);
    bench.say(2, ADA, &[("de", "Bella")]);
    bench.say(3, SoundChannel::Public, &[("de", "Caesar")]);
    assert_eq!(
        bench.streams(|s| s.target.clone()),
        [only("earphone"), only("loudspeaker")]
    );
    bench.end(0, StreamEnd::Played);
    assert_eq!(bench.streams(|s| s.target.clone()).len(), 3);
    bench.end(2, StreamEnd::Played);
    assert_eq!(bench.events(), [spoken(1), spoken(2)]);
}

#[test]
fn the_first_span_is_handed_over_before_the_second_is_rendered() {
    let mut bench = Bench::in_an_event();
    let spans = ["Springer", "check"].map(|text| Span {
        lang: "de".into(),
        text: text.into(),
    });
    bench.mixer.take(Message::Say(VoiceUtterance {
        id: UtteranceId(1),
        spans: spans.into(),
        priority: Priority::Normal,
        ear: ADA,
        replaces: None,
        fresh: None,
    }));
    assert_eq!(bench.streams(|s| (s.samples.len(), s.finished)), [(8, false)]);
    bench.settle();
    let lengths = bench.streams(|s| (s.samples.iter().filter(|sample| **sample == 7).count(), s.finished));
    assert_eq!(lengths, [(13, true)]);
}

#[test]
fn where_system_voices_are_rendered_no_other_is_looked_for() {
    let never = |post| Box::new(NoSystemVoice(AbsentSystemVoice(post))) as Box<dyn SystemSpeech>;
    let mut bench = Bench::with_system(VoiceEngine::System, VoiceEngine::Off, WhenMissing::SystemDefault, never);
    assert!(!bench.mixer.looks_again());
    bench.say(1, ADA, &[("de", "Anna")]);
    assert_eq!(bench.streams(|s| s.target.clone()), [Target::SystemDefault]);
    bench.end(0, StreamEnd::Played);
    assert_eq!(bench.events(), [spoken(1)]);
}

#[test]
fn a_time_is_worked_out_when_spoken_and_not_when_asked() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "Anna")]);
    let now = Arc::new(Mutex::new("five"));
    let asked = Arc::clone(&now);
    let span = |text: &str| Span {
        lang: "de".into(),
        text: text.into(),
    };
    bench.mixer.take(Message::Say(VoiceUtterance {
        id: UtteranceId(2),
        spans: vec![span("five")],
        priority: Priority::Next,
        ear: ADA,
        replaces: Some("clock"),
        fresh: Some(WordMaker::new(move || vec![span(*asked.lock().unwrap())])),
    }));
    bench.settle();
    *now.lock().unwrap() = "four minutes";
    bench.end(0, StreamEnd::Played);
    assert_eq!(bench.streams(|stream| stream.samples.len()), [4, 12]);
}

#[test]
fn now_cuts_off_the_stream_itself() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "Anna")]);
    bench.say_as(2, ADA, &[("de", "Halt")], Priority::Now);
    assert_eq!(bench.streams(|s| s.cut), [true, false]);
    assert_eq!(bench.events(), [silent(1, Silence::CutOff)]);
}

#[test]
fn lost_headphones_are_told_once_and_the_public_ear_continues() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "Anna")]);
    bench.say(2, ADA, &[("de", "Bella")]);
    bench.say(3, SoundChannel::Public, &[("de", "Caesar")]);
    bench.unplug("earphone");
    bench.end(0, StreamEnd::DeviceLost);
    bench.say(4, ADA, &[("de", "Dora")]);
    let expected = [
        silent(1, Silence::DeviceLost),
        silent(2, Silence::DeviceLost),
        hearing(&[(ADA, Mute::DeviceGone)]),
        silent(4, Silence::DeviceLost),
    ];
    assert_eq!(bench.events(), expected);
    assert_eq!(
        bench.streams(|s| s.target.clone()),
        [only("earphone"), only("loudspeaker")]
    );

    bench.stage.0.lock().unwrap().devices.push("earphone");
    bench.mixer.take(Message::DevicesChanged);
    bench.say(5, ADA, &[("de", "Eva")]);
    assert_eq!(bench.events(), [hearing(&[])]);
    assert_eq!(bench.streams(|s| s.target.clone()).last(), Some(&only("earphone")));
}

#[test]
fn a_language_without_a_voice_is_left_out_and_told_once() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("tlh", "tlhIngan"), ("de", "Anna")]);
    bench.end(0, StreamEnd::Played);
    bench.say(2, ADA, &[("tlh", "Hol")]);
    let no_voice = VoiceEvent::NoVoice { lang: "tlh".into() };
    assert_eq!(bench.events(), [no_voice, spoken(1), silent(2, Silence::NoVoice)]);
}

#[test]
fn a_missing_renderer_is_told_and_the_queue_continues() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "fail")]);
    bench.say(2, ADA, &[("de", "Anna")]);
    bench.end(1, StreamEnd::Played);
    let absent = VoiceEvent::NoEngine {
        engine: MissingEngine::Renderer,
    };
    let deaf = hearing(&[(ADA, Mute::NoVoice), (SoundChannel::Public, Mute::NoVoice)]);
    assert_eq!(
        bench.events(),
        [absent, silent(1, Silence::NoVoice), deaf, hearing(&[]), spoken(2)]
    );
}

#[test]
fn a_missing_sound_system_is_reported_and_breaks_nothing() {
    let mut bench = Bench::in_an_event();
    bench.stage.0.lock().unwrap().no_server = true;
    bench.say(1, SoundChannel::Public, &[("de", "Anna")]);
    assert!(bench.mixer.output_is_absent());
    let expected = [
        VoiceEvent::NoEngine {
            engine: MissingEngine::Output,
        },
        silent(1, Silence::DeviceLost),
        hearing(&[(ADA, Mute::NoOutput), (SoundChannel::Public, Mute::NoOutput)]),
    ];
    assert_eq!(bench.events(), expected);
    bench.mixer.look_again();
    assert_eq!(bench.events(), [], "it is told once");
    bench.stage.0.lock().unwrap().no_server = false;
    bench.mixer.look_again();
    assert!(!bench.mixer.output_is_absent());
    assert_eq!(bench.events(), [hearing(&[])]);
}

#[test]
fn at_home_the_rendered_voice_replaces_an_absent_system_voice() {
    let mut bench = Bench::new(VoiceEngine::System, VoiceEngine::Off, WhenMissing::SystemDefault);
    bench.say(1, ADA, &[("de", "Anna")]);
    bench.end(0, StreamEnd::Played);
    let absent = VoiceEvent::NoEngine {
        engine: MissingEngine::System,
    };
    assert_eq!(bench.events(), [absent, spoken(1)]);
    assert_eq!(bench.streams(|s| s.target.clone()), [Target::SystemDefault]);
}

#[test]
fn the_public_channel_switched_off_falls_silent_in_mid_sentence() {
    let mut bench = Bench::in_an_event();
    bench.say(1, SoundChannel::Public, &[("de", "Anna")]);
    let routes = [(
        ADA,
        Route {
            engine: on("earphone"),
            ..Route::default()
        },
    )]
    .into();
    bench.mixer.take(Message::Configure(Setup {
        routes,
        when_missing: WhenMissing::Silent,
    }));
    bench.say(2, SoundChannel::Public, &[("de", "Bella")]);
    assert_eq!(bench.events(), [silent(1, Silence::CutOff), silent(2, Silence::Off)]);
    assert_eq!(bench.streams(|s| s.cut), [true]);
}

#[test]
fn an_earcon_sounds_during_the_words_of_its_channel() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "Anna")]);
    bench.mixer.take(Message::Cue(Earcon::Check, ADA));
    assert_eq!(
        bench.streams(|s| s.target.clone()),
        [only("earphone"), only("earphone")]
    );
    bench.end(1, StreamEnd::Played);
    assert_eq!(bench.events(), []);
    assert_eq!(bench.streams(|s| s.cut), [false, false]);
}

#[test]
fn earcons_follow_the_rule_of_privacy() {
    let mut bench = Bench::new(
        VoiceEngine::Rendered { device: None },
        VoiceEngine::Off,
        WhenMissing::Silent,
    );
    bench.mixer.take(Message::Cue(Earcon::Check, ADA));
    bench.mixer.take(Message::Cue(Earcon::Check, SoundChannel::Public));
    assert_eq!(bench.streams(|s| s.target.clone()), []);
}

#[test]
fn a_recording_that_is_not_heard_is_told() {
    let voice = || Message::Voice(vec![1; 9].into(), ADA);
    let not_played = |why| VoiceEvent::NotPlayed { ear: ADA, why };
    let mut alone = Bench::new(
        VoiceEngine::Rendered { device: None },
        VoiceEngine::Off,
        WhenMissing::Silent,
    );
    alone.mixer.take(voice());
    alone.mixer.take(Message::Configure(Setup::default()));
    alone.mixer.take(voice());
    assert_eq!(
        alone.events(),
        [not_played(Silence::NoDevice), not_played(Silence::Off)]
    );
    assert_eq!(alone.streams(|s| s.target.clone()), []);
    let mut bench = Bench::in_an_event();
    bench.mixer.take(voice());
    assert_eq!((bench.events(), bench.streams(|s| s.samples.len())), (vec![], vec![9]));
    bench.unplug("earphone");
    bench.mixer.take(voice());
    let gone = hearing(&[(ADA, Mute::DeviceGone)]);
    assert_eq!(bench.events(), [not_played(Silence::DeviceLost), gone]);
}

/// A system voice that records its orders and its words.
#[derive(Clone, Default)]
struct FakeSystem(Arc<Mutex<Vec<Option<PlayId>>>>, Arc<Mutex<Vec<String>>>);

impl SystemSpeech for FakeSystem {
    fn speak(&mut self, play: PlayId, spans: Vec<(Manner, Span)>) {
        self.0.lock().unwrap().push(Some(play));
        self.1
            .lock()
            .unwrap()
            .extend(spans.into_iter().map(|(_, span)| span.text));
    }

    fn stop(&mut self) {
        self.0.lock().unwrap().push(None);
    }
}

#[test]
fn at_home_urgent_words_cut_off_the_system_voice() {
    let system = FakeSystem::default();
    let given = system.clone();
    let mut bench = Bench::with_system(
        VoiceEngine::System,
        VoiceEngine::Off,
        WhenMissing::SystemDefault,
        |_| Box::new(given),
    );
    bench.say(1, ADA, &[("de", "Anna")]);
    let parts = [
        ("de", "Springer Felix drei"),
        ("de", "Schach."),
        ("en", "You are"),
        ("en", "in check."),
    ];
    bench.say_as(2, ADA, &parts, Priority::Now);
    // The parts of one language are said in one breath.
    let words = system.1.lock().unwrap().clone();
    assert_eq!(words[1..], ["Springer Felix drei, Schach.", "You are, in check."]);
    let orders = system.0.lock().unwrap().clone();
    let [Some(first), None, Some(second)] = orders[..] else {
        panic!("{orders:?}")
    };
    bench.mixer.take(Message::System(first, SystemNews::Spoken));
    bench.mixer.take(Message::System(second, SystemNews::Spoken));
    assert_eq!(bench.events(), [silent(1, Silence::CutOff), spoken(2)]);
    assert_eq!(bench.streams(|s| s.target.clone()), []);
}

/// Lets time pass in steps of a tenth of a second; the device takes `taken` samples in each.
fn pass(bench: &mut Bench, from_ms: u64, to_ms: u64, taken: u64) {
    for at in (from_ms..=to_ms).step_by(100) {
        for stream in &mut bench.stage.0.lock().unwrap().streams {
            stream.taken += taken;
        }
        bench.mixer.at(Moment::from_millis(at));
        bench.mixer.look();
        bench.settle();
    }
}

#[test]
fn a_stalled_device_is_given_up_and_heard_again_on_recovery() {
    let mut bench = Bench::in_an_event();
    bench.say(1, ADA, &[("de", "Anna")]);
    bench.say(2, ADA, &[("de", "Bella")]);
    bench.say(3, SoundChannel::Public, &[("de", "Caesar")]);
    pass(&mut bench, 0, 60_000, 1);
    assert_eq!(bench.events(), [], "as long as it plays it may take its time");
    let before = bench.mixer.progress();
    pass(&mut bench, 60_100, 63_900, 0);
    assert_eq!((bench.events(), bench.mixer.progress()), (Vec::new(), before));
    pass(&mut bench, 64_000, 64_000, 0);
    let mut told = bench.events();
    let deaf = told.pop();
    assert_eq!(
        told,
        [1, 2, 3].map(|id| silent(id, Silence::DeviceLost)),
        "nothing waits for ever"
    );
    assert_eq!(
        deaf,
        Some(hearing(&[
            (ADA, Mute::DeviceGone),
            (SoundChannel::Public, Mute::DeviceGone)
        ]))
    );
    assert!(!bench.mixer.is_playing());
    bench.say(4, ADA, &[("de", "Dora")]);
    pass(&mut bench, 64_100, 64_200, 1);
    assert_eq!(bench.events(), [hearing(&[(SoundChannel::Public, Mute::DeviceGone)])]);
}

#[test]
fn a_server_reporting_without_end_is_looked_at_once() {
    type Held = Arc<Mutex<Option<crate::audio::OnChange>>>;
    let (changed, count) = (Held::default(), Arc::new(Mutex::new(0)));
    let (held, counted) = (Arc::clone(&changed), Arc::clone(&count));
    let parts = Parts {
        output: Box::new(move |on_change| {
            *held.lock().unwrap() = Some(on_change);
            Box::new(FakeOutput::default())
        }),
        render: Box::new(FakeRender),
        system: Box::new(|post| Box::new(AbsentSystemVoice(post))),
    };
    let post: Post = Arc::new(move |_| *counted.lock().unwrap() += 1);
    let mut mixer = Mixer::new(parts, &post, Box::new(|_| ()));
    let report = || (0..1_000_000).for_each(|_| changed.lock().unwrap().as_ref().unwrap()());
    report();
    assert_eq!(*count.lock().unwrap(), 1);
    mixer.take(Message::DevicesChanged);
    report();
    assert_eq!(*count.lock().unwrap(), 2);
}

#[test]
fn a_missing_voice_is_told_once_and_again_when_it_returns() {
    let mut bench = Bench::new(VoiceEngine::System, VoiceEngine::System, WhenMissing::SystemDefault);
    let everybody = [(ADA, Mute::NoVoice), (SoundChannel::Public, Mute::NoVoice)];
    bench.say(1, ADA, &[("de", "fail")]);
    bench.say(2, ADA, &[("de", "fail")]);
    let told: Vec<VoiceEvent> = bench.events();
    let told: Vec<&VoiceEvent> = told
        .iter()
        .filter(|event| matches!(event, VoiceEvent::Hearing(_)))
        .collect();
    assert_eq!(told, [&hearing(&everybody)]);
    assert!(bench.mixer.looks_again());
    // The words of the probe are rendered.
    bench.mixer.look_again();
    assert_eq!(bench.events(), [hearing(&[])]);
}
