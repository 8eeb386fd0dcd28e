//! The work of the voice's thread, without the thread: takes one message at a time, plays, and reports the outcome.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Parts;
use super::message::{Message, PlayId, Post, SystemNews, SystemSpeech};
use super::queue::{Queue, QueueAction};
use super::routing::{self, RoutingFacts, Target, UtterancePath};
use crate::audio::{AudioError, AudioOutput, Playing, SAMPLE_RATE, StreamEnd};
use crate::chimes;
use crate::espeak::{Manner, Render, RenderError};
use crate::ports::voice::{
    DeviceList, DeviceName, MissingEngine, Mute, Setup, Silence, Silenced, SoundChannel, UtteranceId, VoiceEngine,
    VoiceEvent, VoiceUtterance,
};
use announcement::Span;
use laws::moment::Moment;
use speech::earcon::Earcon;

/// Samples of silence between two spans: words of two languages need a breath, not a pause.
const GAP: usize = SAMPLE_RATE as usize * 40 / 1000;

/// The most earcons at once; more are noise.
const EARCONS_AT_ONCE: usize = 6;

/// Milliseconds after which a device that has taken no samples counts as stalled; a sleeping headset needs one to three
/// seconds to wake.
const STANDS_STILL_MS: u64 = 4000;

/// The interval at which a makeshift output looks for devices, in milliseconds: its library complains in the terminal each time.
const MAKESHIFT_AGAIN_MS: u64 = 10_000;

/// The interval at which an absent system voice is tried again, in milliseconds: an attempt may start its service.
const SYSTEM_AGAIN_MS: u64 = 5000;

/// Takes events for the caller.
pub type Tell = Box<dyn FnMut(VoiceEvent) + Send>;

/// The mixer: every ear's queue, and every sound under way.
pub struct Mixer {
    output: Box<dyn AudioOutput>,
    render: Box<dyn Render>,
    system: Box<dyn SystemSpeech>,
    post: Post,
    tell: Tell,
    setup: Setup,
    known: RoutingFacts,
    queues: BTreeMap<SoundChannel, Queue>,
    plays: BTreeMap<PlayId, Play>,
    last_play: u64,
    to_prepare: VecDeque<(SoundChannel, Span)>,
    /// Ears whose device has gone.
    lost: BTreeSet<SoundChannel>,
    /// Languages without a voice.
    voiceless: BTreeSet<String>,
    absent: Vec<MissingEngine>,
    /// Ears whose device took no sound when it was last tried.
    stalled: BTreeSet<SoundChannel>,
    /// True if devices have changed since the last check: a server that reports many changes is checked only once.
    is_changed: Arc<AtomicBool>,
    watch: MixerWatch,
}

/// The observations about the progress of sounds and engines.
#[derive(Default)]
struct MixerWatch {
    now: Moment,
    /// Grows as long as anything is rendered or played.
    progress: u64,
    /// True until it is known whether there is a system voice.
    asks_for_system: bool,
    /// The time of the last attempt at the system voice.
    asked_for_system: Moment,
    /// The time of the last check of the devices.
    refreshed: Moment,
    /// True once everything to be rendered at first has been tried, so that absent engines are known.
    is_tried: bool,
    /// The people who hear nothing, as last reported.
    told: Option<Vec<Silenced>>,
}

/// One sound under way.
struct Play {
    ear: SoundChannel,
    kind: SoundKind,
    /// The stream; none if the system voice plays it.
    playing: Option<Box<dyn Playing>>,
    moved: LastProgress,
}

/// The last progress of a sound.
#[derive(Clone, Copy)]
struct LastProgress {
    /// The samples the device had taken then; for the system voice, the time until which it is known to speak.
    taken: u64,
    at: Moment,
}

enum SoundKind {
    Cue,
    Recorded,
    Rendered {
        id: UtteranceId,
        rest: VecDeque<Span>,
        heard: bool,
    },
    System(VoiceUtterance),
}

impl Play {
    fn utterance(&self) -> Option<UtteranceId> {
        match &self.kind {
            SoundKind::Cue | SoundKind::Recorded => None,
            SoundKind::Rendered { id, .. } => Some(*id),
            SoundKind::System(utterance) => Some(utterance.id),
        }
    }
}

impl Mixer {
    /// A mixer with no routes: silent until configured. `post` takes messages from the threads of the output.
    pub fn new(parts: Parts, post: &Post, tell: Tell) -> Self {
        let is_changed = Arc::<AtomicBool>::default();
        let (changed, is_known) = (Arc::clone(post), Arc::clone(&is_changed));
        let on_change = move || {
            if !is_known.swap(true, Ordering::AcqRel) {
                changed(Message::DevicesChanged);
            }
        };
        Self {
            output: (parts.output)(Arc::new(on_change)),
            render: parts.render,
            system: (parts.system)(Arc::clone(post)),
            post: Arc::clone(post),
            tell,
            setup: Setup::default(),
            known: RoutingFacts::default(),
            queues: BTreeMap::new(),
            plays: BTreeMap::new(),
            last_play: 0,
            to_prepare: VecDeque::new(),
            lost: BTreeSet::new(),
            voiceless: BTreeSet::new(),
            absent: Vec::new(),
            stalled: BTreeSet::new(),
            is_changed,
            watch: MixerWatch::default(),
        }
    }

    /// Carries out a message. `Quit` is for the thread.
    pub fn take(&mut self, message: Message) {
        match message {
            Message::Say(utterance) => {
                let output = routing::first_on_output(&self.setup, utterance.ear, &self.known);
                let steps = self.queues.entry(output).or_default().say(utterance);
                self.carry_out(steps);
            }
            Message::Stop(ear) => self.silence(ear, Silence::CutOff),
            Message::Configure(setup) => self.configure(setup),
            Message::Prepare(ear, spans) => {
                self.to_prepare.extend(spans.into_iter().map(|span| (ear, span)));
            }
            Message::ListDevices => {
                let devices = self.refresh();
                self.tell(VoiceEvent::Devices(devices));
            }
            Message::Cue(cue, ear) => self.play_earcon(cue, ear),
            Message::Voice(samples, ear) => self.recorded(&samples, ear),
            Message::Ended(play, end) => self.ended(play, end),
            Message::System(play, news) => self.system_news(play, &news),
            Message::SystemVoice(is_there) => self.system_voice_is(is_there),
            Message::DevicesChanged => {
                self.is_changed.store(false, Ordering::Release);
                self.refresh();
            }
            Message::Quit => {}
        }
        self.tell_hearing();
    }

    /// Sets the present moment.
    pub fn at(&mut self, now: Moment) {
        self.watch.now = now;
    }

    /// True while anything is played or spoken.
    pub fn is_playing(&self) -> bool {
        !self.plays.is_empty()
    }

    /// A number that changes as long as anything is rendered or played.
    pub fn progress(&self) -> u64 {
        self.watch.progress
    }

    /// Checks that sounds progress. A stalled sound is given up, and the utterances waiting after it with it.
    pub fn look(&mut self) {
        let now = self.watch.now;
        let mut still = Vec::new();
        for (id, play) in &mut self.plays {
            let Some(playing) = &play.playing else {
                self.watch.progress += u64::from(now.as_millis() < play.moved.taken);
                continue;
            };
            let taken = playing.taken();
            if taken != play.moved.taken {
                play.moved = LastProgress { taken, at: now };
                self.watch.progress += 1;
                self.stalled.remove(&play.ear);
            } else if now.millis_since(play.moved.at) >= STANDS_STILL_MS {
                still.push(*id);
            }
        }
        for play in still {
            if let Some(Play { ear, kind, .. }) = self.plays.remove(&play) {
                let why = Silence::DeviceLost;
                self.stalled.insert(ear);
                self.silence(ear, why);
                if matches!(kind, SoundKind::Recorded) {
                    self.tell(VoiceEvent::NotPlayed { ear, why });
                }
            }
        }
        self.tell_hearing();
    }

    /// True if something absent is to be looked for.
    pub fn looks_again(&self) -> bool {
        let is_missed = |engine| self.absent.contains(&engine);
        is_missed(MissingEngine::Output)
            || is_missed(MissingEngine::Renderer)
            || self.output.is_makeshift()
            || (self.known.no_system_voice && self.wants_system())
    }

    /// Looks for absent devices and engines: once a second, so that they are heard within two.
    pub fn look_again(&mut self) {
        let is_due = self.watch.now.millis_since(self.watch.refreshed) >= MAKESHIFT_AGAIN_MS;
        let is_makeshift = self.output.is_makeshift();
        if (is_makeshift && self.output.has_better()) || (self.output_is_absent() && (!is_makeshift || is_due)) {
            self.refresh();
        }
        if self.absent.contains(&MissingEngine::Renderer) {
            let route = self.setup.routes.values().next().cloned().unwrap_or_default();
            let span = Span {
                lang: String::from("de"),
                text: String::from("Eva vier"),
            };
            if self.render.render(&span, &Manner::of(&route, &span.lang)).is_ok() {
                self.mark_present(MissingEngine::Renderer);
            }
        }
        let is_due = self.watch.now.millis_since(self.watch.asked_for_system) >= SYSTEM_AGAIN_MS;
        if self.known.no_system_voice && self.wants_system() && is_due {
            self.watch.asked_for_system = self.watch.now;
            self.system.get_ready();
        }
        self.tell_hearing();
    }

    fn wants_system(&self) -> bool {
        let mut routes = self.setup.routes.values();
        self.system.may_be_there() && routes.any(|route| route.engine == VoiceEngine::System)
    }

    fn system_voice_is(&mut self, is_there: bool) {
        self.watch.asks_for_system = false;
        self.known.no_system_voice = !is_there;
        if is_there {
            self.mark_present(MissingEngine::System);
        } else {
            self.mark_absent(MissingEngine::System);
        }
    }

    /// The reason why that ear hears nothing, if so.
    fn mute(&self, ear: SoundChannel) -> Option<Mute> {
        let target = match routing::path(&self.setup, ear, &self.known) {
            Ok(UtterancePath::Rendered(target)) => target,
            Ok(UtterancePath::System) => return None,
            Err(Silence::NoDevice | Silence::SharedWithPublic) => return Some(Mute::NoDevice),
            Err(Silence::Off | Silence::CutOff | Silence::Replaced | Silence::DeviceLost | Silence::NoVoice) => {
                return None;
            }
        };
        let is_own = target != Target::SystemDefault;
        if self.output_is_absent() {
            Some(Mute::NoOutput)
        } else if is_own && (self.lost.contains(&ear) || self.stalled.contains(&ear)) {
            Some(Mute::DeviceGone)
        } else if self.stalled.contains(&ear) {
            Some(Mute::NoOutput)
        } else if self.absent.contains(&MissingEngine::Renderer) {
            Some(Mute::NoVoice)
        } else {
            None
        }
    }

    /// Reports the people who hear nothing, if that is known and has changed.
    fn tell_hearing(&mut self) {
        if self.watch.asks_for_system || !self.watch.is_tried {
            return;
        }
        // The ear that everyone near hears is not missed by anyone.
        let ears = self.setup.routes.keys().filter(|ear| **ear != SoundChannel::Aloud);
        let silenced: Vec<Silenced> = ears
            .filter_map(|ear| {
                let (whose, why) = (ear.person(), self.mute(*ear)?);
                Some(Silenced { whose, why })
            })
            .collect();
        if self.watch.told.as_ref() != Some(&silenced) && !self.setup.routes.is_empty() {
            self.watch.told = Some(silenced.clone());
            self.tell(VoiceEvent::Hearing(silenced));
        }
    }

    /// Renders one more piece, if any is left: the words being spoken first, then the words to prepare while all ears
    /// are silent. True if there may be more.
    pub fn render_more(&mut self) -> bool {
        let unfinished = self.plays.iter().find_map(|(id, play)| match &play.kind {
            SoundKind::Rendered { rest, .. } if !rest.is_empty() => Some(*id),
            SoundKind::Rendered { .. } | SoundKind::Cue | SoundKind::Recorded | SoundKind::System(_) => None,
        });
        if let Some(play) = unfinished {
            self.render_next_span(play);
            self.tell_hearing();
            return true;
        }
        if self.queues.values().any(|queue| !queue.is_idle()) {
            return false;
        }
        let Some((ear, span)) = self.to_prepare.pop_front() else {
            self.watch.is_tried = true;
            self.tell_hearing();
            return false;
        };
        if let Some(route) = self.setup.routes.get(&ear) {
            let manner = Manner::of(route, &span.lang);
            match self.render.render(&span, &manner) {
                Ok(_) => self.mark_present(MissingEngine::Renderer),
                // A missing voice for a language is reported when the language is to be spoken.
                Err(RenderError::NoVoice) => {}
                Err(RenderError::NotInstalled | RenderError::Failed) => self.mark_absent(MissingEngine::Renderer),
            }
        }
        self.tell_hearing();
        true
    }

    /// True if the sound system did not answer the last time: worth asking again.
    pub fn output_is_absent(&self) -> bool {
        self.absent.contains(&MissingEngine::Output)
    }

    /// The queue that speaks that utterance: after a change of devices another than a new one would come to.
    fn queue_of(&mut self, id: UtteranceId) -> Option<&mut Queue> {
        self.queues.values_mut().find(|queue| queue.speaking() == Some(id))
    }

    fn tell(&mut self, event: VoiceEvent) {
        (self.tell)(event);
    }

    fn not_spoken(&mut self, id: UtteranceId, why: Silence) {
        self.tell(VoiceEvent::NotSpoken { id, why });
    }

    fn carry_out(&mut self, steps: Vec<QueueAction>) {
        let mut steps: VecDeque<QueueAction> = steps.into();
        while let Some(step) = steps.pop_front() {
            match step {
                QueueAction::Cut(id) => self.cut_off(id),
                QueueAction::Drop(id, why) => self.not_spoken(id, why),
                QueueAction::Start(utterance) => {
                    let id = utterance.id;
                    if let Err(why) = self.start(utterance) {
                        // A check that found the device missing has already emptied the queue and reported it.
                        if let Some(next) = self.queue_of(id).map(|queue| queue.ended(id)) {
                            self.not_spoken(id, why);
                            steps.extend(next);
                        }
                    }
                }
            }
        }
    }

    /// Ends that utterance; the next one on its output may begin.
    fn finish(&mut self, id: UtteranceId) {
        let steps = self.queue_of(id).map(|queue| queue.ended(id));
        self.carry_out(steps.unwrap_or_default());
    }

    fn start(&mut self, mut utterance: VoiceUtterance) -> Result<(), Silence> {
        if let Some(fresh) = &utterance.fresh {
            utterance.spans = fresh.spans();
        }
        let ear = utterance.ear;
        match routing::path(&self.setup, ear, &self.known)? {
            UtterancePath::System => {
                let play = self.next_play();
                let route = self.setup.routes.get(&ear).ok_or(Silence::Off)?;
                let spans = joined(&utterance.spans).into_iter();
                let spans = spans.map(|span| (Manner::of(route, &span.lang), span)).collect();
                self.system.speak(play, spans);
                let (kind, playing) = (SoundKind::System(utterance), None);
                self.begin(play, ear, kind, playing);
            }
            UtterancePath::Rendered(target) => {
                let play = self.next_play();
                let playing = Some(self.open(play, ear, &target)?);
                let kind = SoundKind::Rendered {
                    id: utterance.id,
                    rest: utterance.spans.into(),
                    heard: false,
                };
                self.begin(play, ear, kind, playing);
                self.render_next_span(play);
            }
        }
        Ok(())
    }

    fn begin(&mut self, play: PlayId, ear: SoundChannel, kind: SoundKind, playing: Option<Box<dyn Playing>>) {
        let moved = LastProgress {
            taken: playing.as_ref().map_or(0, |playing| playing.taken()),
            at: self.watch.now,
        };
        let begun = Play {
            ear,
            kind,
            playing,
            moved,
        };
        self.plays.insert(play, begun);
    }

    fn open(&mut self, play: PlayId, ear: SoundChannel, target: &Target) -> Result<Box<dyn Playing>, Silence> {
        let post = Arc::clone(&self.post);
        let on_end = Box::new(move |end| post(Message::Ended(play, end)));
        let opened = self.output.open(target, on_end);
        match &opened {
            Ok(_) => self.mark_present(MissingEngine::Output),
            Err(AudioError::NoDevice) if *target != Target::SystemDefault => {}
            Err(_) => self.mark_absent(MissingEngine::Output),
        }
        if let Target::Only(_) = target {
            self.device_is(ear, opened.is_ok());
        }
        opened.map_err(|_told| Silence::DeviceLost)
    }

    /// Renders the next span of a play; after the last one the stream may end.
    fn render_next_span(&mut self, play: PlayId) {
        let Some(Play {
            ear,
            kind: SoundKind::Rendered { id, rest, heard },
            playing: Some(playing),
            moved,
        }) = self.plays.get_mut(&play)
        else {
            return;
        };
        let (id, ear) = (*id, *ear);
        let mut problem = None;
        if let (Some(span), Some(route)) = (rest.pop_front(), self.setup.routes.get(&ear)) {
            match self.render.render(&span, &Manner::of(route, &span.lang)) {
                Ok(samples) => {
                    if *heard {
                        playing.push(&[0; GAP]);
                    }
                    playing.push(&samples);
                    *heard = true;
                    // The sound did not stall as long as there were no samples to take.
                    moved.at = self.watch.now;
                    self.watch.progress += 1;
                }
                Err(error) => problem = Some((error, span.lang)),
            }
        }
        let nothing_heard = !*heard;
        let done = rest.is_empty();
        if done && !nothing_heard {
            playing.finish();
        }
        match problem {
            Some((RenderError::NoVoice, lang)) => self.no_voice(lang),
            Some((RenderError::NotInstalled | RenderError::Failed, _)) => self.mark_absent(MissingEngine::Renderer),
            None => self.mark_present(MissingEngine::Renderer),
        }
        if done && nothing_heard {
            self.plays.remove(&play);
            self.not_spoken(id, Silence::NoVoice);
            self.finish(id);
        }
    }

    fn ended(&mut self, play: PlayId, end: StreamEnd) {
        let Some(Play { kind, .. }) = self.plays.remove(&play) else {
            return;
        };
        self.watch.progress += 1;
        if end == StreamEnd::DeviceLost {
            // This comes first, so that waiting words are dropped and not tried on a device that has gone.
            self.refresh();
        }
        let SoundKind::Rendered { id, .. } = kind else {
            return;
        };
        match end {
            StreamEnd::Played => self.tell(VoiceEvent::Spoken { id }),
            StreamEnd::DeviceLost if self.queue_of(id).is_none() => return,
            StreamEnd::DeviceLost => self.not_spoken(id, Silence::DeviceLost),
        }
        self.finish(id);
    }

    fn system_news(&mut self, play: PlayId, news: &SystemNews) {
        self.watch.progress += 1;
        match news {
            SystemNews::NoVoice(lang) => return self.no_voice(lang.clone()),
            SystemNews::Speaking(ms) => {
                let until = self.watch.now.plus_millis(*ms);
                if let Some(play) = self.plays.get_mut(&play) {
                    play.moved.taken = until.as_millis();
                }
                return self.system_voice_is(true);
            }
            SystemNews::Spoken | SystemNews::Unspeakable | SystemNews::Absent => {}
        }
        let Some(Play {
            kind: SoundKind::System(utterance),
            ..
        }) = self.plays.remove(&play)
        else {
            return;
        };
        let id = utterance.id;
        match news {
            SystemNews::Spoken => self.tell(VoiceEvent::Spoken { id }),
            SystemNews::NoVoice(_) | SystemNews::Speaking(_) => {}
            SystemNews::Unspeakable => self.not_spoken(id, Silence::NoVoice),
            SystemNews::Absent => {
                self.system_voice_is(false);
                // The built-in voice takes over if the rule of privacy lets it.
                self.carry_out(vec![QueueAction::Start(utterance)]);
                return;
            }
        }
        self.finish(id);
    }

    fn cut_off(&mut self, id: UtteranceId) {
        let is_that_one = |play: &mut Play| play.utterance() == Some(id);
        let cut = self.plays.extract_if(.., |_, play| is_that_one(play)).next();
        if cut.is_some_and(|(_, play)| matches!(play.kind, SoundKind::System(_))) {
            self.system.stop();
        }
    }

    fn silence(&mut self, ear: SoundChannel, why: Silence) {
        let queues = self.queues.values_mut();
        let steps = queues.flat_map(|queue| queue.stop(ear, why)).collect();
        self.carry_out(steps);
        self.plays.retain(|_, play| play.ear != ear);
    }

    fn configure(&mut self, setup: Setup) {
        let old = std::mem::replace(&mut self.setup, setup);
        let moved: Vec<SoundChannel> = old
            .routes
            .keys()
            .copied()
            .filter(|ear| {
                let engine = |setup: &Setup| setup.routes.get(ear).map(|route| route.engine.clone());
                engine(&old) != engine(&self.setup) || old.when_missing != self.setup.when_missing
            })
            .collect();
        for ear in moved {
            self.silence(ear, Silence::CutOff);
        }
        self.lost.retain(|ear| {
            let device = |setup: &Setup| setup.routes.get(ear).and_then(routing::named_device).cloned();
            device(&old) == device(&self.setup)
        });
        // After a new choice every engine is tried again.
        self.known.no_system_voice = !self.system.may_be_there();
        self.absent.retain(|engine| *engine == MissingEngine::Output);
        self.voiceless.clear();
        self.stalled.clear();
        self.watch.asks_for_system = self.wants_system();
        if self.watch.asks_for_system {
            self.watch.asked_for_system = self.watch.now;
            self.system.get_ready();
        }
        self.refresh();
    }

    fn play_earcon(&mut self, cue: Earcon, ear: SoundChannel) {
        let Some(route) = self.setup.routes.get(&ear).filter(|route| route.cues) else {
            return;
        };
        let percent = u16::from(route.volume) * u16::from(route.cue_percent) / 100;
        let volume = u8::try_from(percent).unwrap_or(100);
        let cues = self.plays.values().filter(|play| matches!(play.kind, SoundKind::Cue));
        if cues.count() < EARCONS_AT_ONCE {
            // A missed earcon is not worth reporting.
            self.play(SoundKind::Cue, &chimes::samples(cue, volume), ear).ok();
        }
    }

    /// Plays a recorded voice: the player's own scoresheet (D.2.7), in place of the previous one, as loud as words are.
    /// Drops the sound and reports the loss if the ear's device is missing, as for words: nothing is heard anywhere.
    fn recorded(&mut self, samples: &[i16], ear: SoundChannel) {
        self.plays
            .retain(|_, play| play.ear != ear || !matches!(play.kind, SoundKind::Recorded));
        let volume = self.setup.routes.get(&ear).map_or(0, |route| route.volume.min(100));
        let at_volume = |sample: &i16| i16::try_from(i32::from(*sample) * i32::from(volume) / 100).unwrap_or(*sample);
        let samples: Vec<i16> = samples.iter().map(at_volume).collect();
        if let Err(why) = self.play(SoundKind::Recorded, &samples, ear) {
            self.tell(VoiceEvent::NotPlayed { ear, why });
        }
    }

    /// Plays samples that are complete.
    fn play(&mut self, kind: SoundKind, samples: &[i16], ear: SoundChannel) -> Result<(), Silence> {
        let target = match routing::path(&self.setup, ear, &self.known)? {
            UtterancePath::Rendered(target) => target,
            // On an output where the system voice may speak, another sound gives nothing away.
            UtterancePath::System => Target::SystemDefault,
        };
        let play = self.next_play();
        let mut playing = self.open(play, ear, &target)?;
        playing.push(samples);
        playing.finish();
        self.begin(play, ear, kind, Some(playing));
        Ok(())
    }

    fn next_play(&mut self) -> PlayId {
        self.last_play += 1;
        PlayId(self.last_play)
    }

    /// Checks the devices and reports the changes for each ear.
    fn refresh(&mut self) -> DeviceList {
        self.watch.refreshed = self.watch.now;
        // A sound system without a single device counts as absent. One that has only a default device is found out when that is
        // opened.
        let list = self.output.devices().unwrap_or_default();
        if !list.devices.is_empty() {
            self.mark_present(MissingEngine::Output);
        } else if list.default.is_none() {
            self.mark_absent(MissingEngine::Output);
        }
        self.known.default.clone_from(&list.default);
        let named: Vec<(SoundChannel, DeviceName)> = self
            .setup
            .routes
            .iter()
            .filter_map(|(ear, route)| Some((*ear, routing::named_device(route)?.clone())))
            .collect();
        for (ear, device) in named {
            self.device_is(ear, list.has(&device));
        }
        list
    }

    /// Notes that the device of an ear has been found present or gone.
    fn device_is(&mut self, ear: SoundChannel, there: bool) {
        if there {
            self.lost.remove(&ear);
        } else if self.lost.insert(ear) {
            self.silence(ear, Silence::DeviceLost);
        }
    }

    fn no_voice(&mut self, lang: String) {
        if self.voiceless.insert(lang.clone()) {
            self.tell(VoiceEvent::NoVoice { lang });
        }
    }

    fn mark_absent(&mut self, engine: MissingEngine) {
        // An engine that keeps every word waiting is known before all have been tried.
        self.watch.is_tried |= engine == MissingEngine::Renderer;
        if !self.absent.contains(&engine) {
            self.absent.push(engine);
            self.tell(VoiceEvent::NoEngine { engine });
        }
    }

    fn mark_present(&mut self, engine: MissingEngine) {
        let is_back = self.absent.extract_if(.., |other| *other == engine).count() > 0;
        if is_back && engine == MissingEngine::Output {
            // An absent sound system took no sound for any device: each device is tried anew.
            self.stalled.clear();
        }
    }
}

/// Spans of one language in a row as one: the system voice takes a breath between two.
fn joined(spans: &[Span]) -> Vec<Span> {
    let mut joined: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match joined.last_mut().filter(|last| last.lang == span.lang) {
            Some(last) => {
                let is_open = last.text.ends_with(char::is_alphanumeric);
                last.text.push_str(if is_open { ", " } else { " " });
                last.text.push_str(&span.text);
            }
            None => joined.push(span.clone()),
        }
    }
    joined
}
