//! The speaker's heart, without a thread: takes one note at a time, plays, and tells what became of it.

mod health;
mod recorded;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use super::note::{Note, PlayId, Post, SystemNews, SystemSpeech};
use super::queue::{Act, Queue};
use super::routing::{self, Known, Path, Target};
use crate::adapters::chimes;
use crate::adapters::espeak::{Manner, Render, RenderError};
use crate::adapters::output::{End, Output, OutputError, Playing, SAMPLE_RATE};
use crate::ports::sound::Cue;
use crate::ports::voice::{
    Ear, Engine, MissingEngine, Route, Setup, Silence, SpokenSpan, Utterance, UtteranceId, VoiceEvent,
};

/// Silence between two spans: words of two languages need a breath, not a pause.
const GAP: usize = SAMPLE_RATE as usize * 40 / 1000;

/// More cues than this at once are noise.
const CUES_AT_ONCE: usize = 6;

/// What the desk works with.
pub struct Tools {
    /// Where rendered sound is played.
    pub output: Box<dyn Output>,
    /// What renders it.
    pub render: Box<dyn Render>,
    /// The other voice.
    pub system: Box<dyn SystemSpeech>,
    /// Takes notes from the threads of the output.
    pub post: Post,
    /// Takes events for the caller.
    pub tell: Box<dyn FnMut(VoiceEvent) + Send>,
}

/// The desk.
pub struct Desk {
    tools: Tools,
    setup: Setup,
    known: Known,
    queues: BTreeMap<Ear, Queue>,
    plays: HashMap<PlayId, Play>,
    last_play: u64,
    to_prepare: VecDeque<(Ear, SpokenSpan)>,
    lost: BTreeSet<Ear>,
    voiceless: BTreeSet<String>,
    absent: Vec<MissingEngine>,
}

/// One sound under way.
struct Play {
    ear: Ear,
    kind: Kind,
}

enum Kind {
    Cue {
        _playing: Box<dyn Playing>,
    },
    Recorded {
        _playing: Box<dyn Playing>,
    },
    Rendered {
        id: UtteranceId,
        playing: Box<dyn Playing>,
        rest: VecDeque<SpokenSpan>,
        heard: bool,
    },
    System {
        utterance: Utterance,
    },
}

impl Desk {
    /// A desk with no routes: silent until configured.
    pub fn new(tools: Tools) -> Self {
        Self {
            tools,
            setup: Setup::default(),
            known: Known::default(),
            queues: BTreeMap::new(),
            plays: HashMap::new(),
            last_play: 0,
            to_prepare: VecDeque::new(),
            lost: BTreeSet::new(),
            voiceless: BTreeSet::new(),
            absent: Vec::new(),
        }
    }

    /// Does what a note asks. `Quit` is the thread's affair.
    pub fn take(&mut self, note: Note) {
        match note {
            Note::Say(utterance) => {
                let ear = utterance.ear;
                let acts = self.queue(ear).say(utterance);
                self.act(ear, acts);
            }
            Note::Stop(ear) => self.silence(ear, Silence::CutOff),
            Note::Configure(setup) => self.configure(setup),
            Note::Prepare(ear, spans) => {
                self.to_prepare.extend(spans.into_iter().map(|span| (ear, span)));
            }
            Note::ListDevices => {
                let devices = self.refresh();
                self.tell(VoiceEvent::Devices(devices));
            }
            Note::Cue(cue, ear) => self.cue(cue, ear),
            Note::Voice(samples, ear) => self.recorded(&samples, ear),
            Note::Ended(play, end) => self.ended(play, end),
            Note::System(play, news) => self.system_news(play, news),
            Note::DevicesChanged => {
                self.refresh();
            }
            Note::Quit => {}
        }
    }

    /// Renders one more piece, if something is still to be rendered: what is being spoken first, then what is to
    /// be made ready while everybody is silent. True: there may be more.
    pub fn work(&mut self) -> bool {
        let unfinished = self.plays.iter().find_map(|(id, play)| match &play.kind {
            Kind::Rendered { rest, .. } if !rest.is_empty() => Some(*id),
            Kind::Rendered { .. } | Kind::Cue { .. } | Kind::Recorded { .. } | Kind::System { .. } => None,
        });
        if let Some(play) = unfinished {
            self.render_on(play);
            return true;
        }
        if self.queues.values().any(|queue| !queue.is_idle()) {
            return false;
        }
        let Some((ear, span)) = self.to_prepare.pop_front() else {
            return false;
        };
        if let Some(route) = self.setup.routes.get(&ear) {
            let manner = Manner::of(route, &span.lang);
            // What cannot be rendered is told when it is to be said.
            self.tools.render.render(&span, &manner).ok();
        }
        true
    }

    /// Whether the sound system did not answer when last asked: worth asking again.
    pub fn output_is_absent(&self) -> bool {
        self.absent.contains(&MissingEngine::Output)
    }

    fn queue(&mut self, ear: Ear) -> &mut Queue {
        self.queues.entry(ear).or_default()
    }

    fn tell(&mut self, event: VoiceEvent) {
        (self.tools.tell)(event);
    }

    fn act(&mut self, ear: Ear, acts: Vec<Act>) {
        let mut acts: VecDeque<Act> = acts.into();
        while let Some(act) = acts.pop_front() {
            match act {
                Act::Cut(id) => self.cut(ear, id),
                Act::Drop(id, why) => self.tell(VoiceEvent::NotSpoken { id, why }),
                Act::Start(utterance) => {
                    let id = utterance.id;
                    if let Err(why) = self.start(utterance) {
                        // A device found missing has emptied the queue and told of it already.
                        if self.queue(ear).speaking() == Some(id) {
                            self.tell(VoiceEvent::NotSpoken { id, why });
                            acts.extend(self.queue(ear).ended(id));
                        }
                    }
                }
            }
        }
    }

    fn start(&mut self, mut utterance: Utterance) -> Result<(), Silence> {
        if let Some(fresh) = &utterance.fresh {
            utterance.spans = fresh.spans();
        }
        let ear = utterance.ear;
        match routing::path(&self.setup, ear, &self.known)? {
            Path::System => {
                let play = self.next_play();
                let route = self.setup.routes.get(&ear).ok_or(Silence::Off)?;
                let spans = utterance.spans.iter().cloned();
                let spans = spans.map(|span| (Manner::of(route, &span.lang), span)).collect();
                self.tools.system.speak(play, spans);
                self.plays.insert(
                    play,
                    Play {
                        ear,
                        kind: Kind::System { utterance },
                    },
                );
            }
            Path::Rendered(target) => {
                let play = self.next_play();
                let playing = self.open(play, ear, &target)?;
                let rest = utterance.spans.into();
                let kind = Kind::Rendered {
                    id: utterance.id,
                    playing,
                    rest,
                    heard: false,
                };
                self.plays.insert(play, Play { ear, kind });
                self.render_on(play);
            }
        }
        Ok(())
    }

    fn open(&mut self, play: PlayId, ear: Ear, target: &Target) -> Result<Box<dyn Playing>, Silence> {
        let post = Arc::clone(&self.tools.post);
        let on_end = Box::new(move |end| post(Note::Ended(play, end)));
        match self.tools.output.open(target, on_end) {
            Ok(playing) => {
                self.absent.retain(|engine| *engine != MissingEngine::Output);
                if let Target::Only(device) = target {
                    self.there(ear, device, true);
                }
                Ok(playing)
            }
            Err(error) => {
                if error != OutputError::NoDevice || *target == Target::SystemDefault {
                    self.is_absent(MissingEngine::Output);
                }
                if let Target::Only(device) = target {
                    self.there(ear, device, false);
                }
                Err(Silence::DeviceLost)
            }
        }
    }

    /// Renders the next span of a play; after the last one the stream may end.
    fn render_on(&mut self, play: PlayId) {
        let Some(under_way) = self.plays.get_mut(&play) else {
            return;
        };
        let Kind::Rendered {
            id,
            playing,
            rest,
            heard,
        } = &mut under_way.kind
        else {
            return;
        };
        let (id, ear) = (*id, under_way.ear);
        let mut problem = None;
        if let (Some(span), Some(route)) = (rest.pop_front(), self.setup.routes.get(&ear)) {
            match self.tools.render.render(&span, &Manner::of(route, &span.lang)) {
                Ok(samples) => {
                    if *heard {
                        playing.push(&[0; GAP]);
                    }
                    playing.push(&samples);
                    *heard = true;
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
            Some((RenderError::NotInstalled | RenderError::Failed, _)) => {
                self.is_absent(MissingEngine::Renderer);
            }
            None => self.absent.retain(|engine| *engine != MissingEngine::Renderer),
        }
        if done && nothing_heard {
            self.plays.remove(&play);
            self.tell(VoiceEvent::NotSpoken {
                id,
                why: Silence::NoVoice,
            });
            let acts = self.queue(ear).ended(id);
            self.act(ear, acts);
        }
    }

    fn ended(&mut self, play: PlayId, end: End) {
        let Some(Play { ear, kind }) = self.plays.remove(&play) else {
            return;
        };
        if end == End::DeviceLost {
            // First, so that what waits is dropped and not tried on a device that has gone.
            self.refresh();
        }
        let Kind::Rendered { id, .. } = kind else {
            return;
        };
        match end {
            End::Played => self.tell(VoiceEvent::Spoken { id }),
            End::DeviceLost if self.queue(ear).speaking() != Some(id) => return,
            End::DeviceLost => {
                self.tell(VoiceEvent::NotSpoken {
                    id,
                    why: Silence::DeviceLost,
                });
            }
        }
        let acts = self.queue(ear).ended(id);
        self.act(ear, acts);
    }

    fn system_news(&mut self, play: PlayId, news: SystemNews) {
        if let SystemNews::NoVoice(lang) = news {
            self.no_voice(lang);
            return;
        }
        let Some(Play {
            ear,
            kind: Kind::System { utterance },
        }) = self.plays.remove(&play)
        else {
            return;
        };
        let id = utterance.id;
        match news {
            SystemNews::Spoken => self.tell(VoiceEvent::Spoken { id }),
            SystemNews::NoVoice(_) => {}
            SystemNews::Unspeakable => {
                self.tell(VoiceEvent::NotSpoken {
                    id,
                    why: Silence::NoVoice,
                });
            }
            SystemNews::Absent => {
                self.known.no_system_voice = true;
                self.is_absent(MissingEngine::System);
                // The rendered voice takes over where the rule of privacy lets it.
                self.act(ear, vec![Act::Start(utterance)]);
                return;
            }
        }
        let acts = self.queue(ear).ended(id);
        self.act(ear, acts);
    }

    fn cut(&mut self, ear: Ear, utterance: UtteranceId) {
        let found = self.plays.iter().find_map(|(play, under_way)| {
            let id = match &under_way.kind {
                Kind::Cue { .. } | Kind::Recorded { .. } => return None,
                Kind::Rendered { id, .. } => *id,
                Kind::System { utterance } => utterance.id,
            };
            (under_way.ear == ear && id == utterance).then_some(*play)
        });
        let Some(under_way) = found.and_then(|play| self.plays.remove(&play)) else {
            return;
        };
        match under_way.kind {
            Kind::Cue { .. } | Kind::Recorded { .. } => {}
            Kind::Rendered { playing, .. } => playing.stop(),
            Kind::System { .. } => self.tools.system.stop(),
        }
    }

    fn silence(&mut self, ear: Ear, why: Silence) {
        let acts = self.queue(ear).stop(why);
        self.act(ear, acts);
        self.plays.retain(|_, play| play.ear != ear);
    }

    fn configure(&mut self, setup: Setup) {
        let old = std::mem::replace(&mut self.setup, setup);
        let moved: Vec<Ear> = self
            .queues
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
        // Who chooses anew wants it tried anew.
        self.known.no_system_voice = false;
        self.absent.retain(|engine| *engine == MissingEngine::Output);
        self.voiceless.clear();
        let wants_system = |route: &Route| route.engine == Engine::System;
        if self.setup.routes.values().any(wants_system) {
            self.tools.system.get_ready();
        }
        self.refresh();
    }

    fn cue(&mut self, cue: Cue, ear: Ear) {
        let Some(route) = self.setup.routes.get(&ear) else {
            return;
        };
        let percent = u16::from(route.volume) * u16::from(route.cue_percent) / 100;
        let (wanted, volume) = (route.cues, u8::try_from(percent).unwrap_or(100));
        let sounding = self
            .plays
            .values()
            .filter(|play| matches!(play.kind, Kind::Cue { .. }))
            .count();
        if !wanted || sounding >= CUES_AT_ONCE {
            return;
        }
        let target = match routing::path(&self.setup, ear, &self.known) {
            Ok(Path::Rendered(target)) => target,
            // Where the system voice may speak, a cue on the same output gives nothing away.
            Ok(Path::System) => Target::SystemDefault,
            Err(_) => return,
        };
        let play = self.next_play();
        if let Ok(mut playing) = self.open(play, ear, &target) {
            playing.push(&chimes::samples(cue, volume));
            playing.finish();
            self.plays.insert(
                play,
                Play {
                    ear,
                    kind: Kind::Cue { _playing: playing },
                },
            );
        }
    }

    fn next_play(&mut self) -> PlayId {
        self.last_play += 1;
        PlayId(self.last_play)
    }
}
