//! Sound besides the table's own words: the voice's news and devices, the sounds of exploring the board, and the
//! recorder's playback.

use std::sync::Arc;

use super::Runner;
use crate::app::news::TableNews;
use crate::app::voices::{self, VoicedPeople};
use adapters::ports::recorder::{self, RecorderEvent, RecorderRequest, RecordingPart};
use adapters::ports::voice::{DeviceList, DeviceName, Mute, Setup, Silence, Silenced, SoundChannel, VoiceEvent};
use controls::cursor::FingerSensation;
use display::settings::NamedDevice;
use laws::people::Person;
use settings::{Level, Output};
use speech::earcon::{Earcon, is_wanted};
use speech::utterance::{Channel, Priority, Utterance};
use table::effect::{Effect, RecorderAct};
use table::input::{HearingChange, Input, RecorderNews, Unheard};

/// The shortest time between two sounds of the board, in milliseconds; otherwise an arrow key held down would drone.
const APART_MS: u64 = 100;

impl Runner {
    pub(super) fn devices(&mut self, list: &DeviceList) {
        let named = list.devices.iter();
        let devices = named.map(|device| NamedDevice {
            name: device.name.0.clone(),
            description: device.description.clone(),
        });
        self.page.devices.outputs = devices.collect();
        self.make_personal();
        self.show();
        if let Some(person) = self.page.devices_for.take() {
            self.step(Input::Devices(person, self.page.devices.outputs.clone()));
        }
        let in_event = self.table.game().regulations().is_competition();
        let earphone = self.table.settings().speech.earphone.clone().map(DeviceName);
        let default_is_earphone = earphone.is_some_and(|earphone| list.default_is(&earphone));
        let heard = self.has_reader() && in_event && !default_is_earphone;
        self.step(Input::ReaderIsHeard(self.tools.own_seat, heard));
    }

    /// True if the built-in voice speaks the announcements.
    pub(super) fn built_in_voice_speaks(&self) -> bool {
        match self.table.settings().speech.output {
            Output::Auto => self.speakers.is_some_and(|speakers| !speakers.announces),
            Output::ScreenReader | Output::Braille => false,
            Output::OwnVoice | Output::Both => true,
        }
    }

    /// True if a screen reader runs.
    pub(super) fn has_reader(&self) -> bool {
        self.speakers.is_some_and(|speakers| speakers.reader)
    }

    /// Says words to a person by one voice: the built-in one, or the screen reader of their window.
    pub(super) fn say(&mut self, to: Person, channel: Channel, utterance: Utterance) {
        // With a screen reader that announces, the built-in voice keeps to a loudspeaker of its own.
        let elsewhere = channel == Channel::Public && self.table.settings().speech.loudspeaker.is_some();
        let hears_alone = channel == Channel::Private && self.hears_alone(to);
        let depends = self.table.settings().speech.output == Output::Auto && !elsewhere && !hears_alone;
        if depends && self.speakers.is_none() {
            self.undecided.push((to, channel, utterance));
            return;
        }
        if self.built_in_voice_speaks() || elsewhere || hears_alone {
            let is_aloud = channel == Channel::Private && self.leads_out_aloud(to, &utterance);
            let mut spoken = self.own_voice.spoken(to, channel, &utterance);
            if is_aloud {
                spoken.ear = SoundChannel::Aloud;
                self.tools.sound.play(Earcon::Announcement, SoundChannel::Aloud);
            }
            self.own_voice.begins(spoken.id, to);
            self.tools.voice.say(spoken);
        }
        let (priority, text) = (utterance.priority, utterance.text());
        (self.tools.tell)(TableNews::Said {
            to,
            channel,
            priority,
            text,
            hears_alone,
        });
    }

    /// Says the words that waited until it was known whether a screen reader runs.
    pub(super) fn say_undecided(&mut self) {
        self.speakers.get_or_insert_default();
        for (to, channel, utterance) in std::mem::take(&mut self.undecided) {
            self.say(to, channel, utterance);
        }
        self.tell_hearing(HearingChange::Wish);
        self.show();
    }

    /// True if the person wants no words from the built-in voice, not even the names of squares they move to.
    pub(super) fn is_silent(&self) -> bool {
        [Output::ScreenReader, Output::Braille].contains(&self.table.settings().speech.output)
    }

    /// True if that person has headphones of their own and is independent of this machine's settings and screen reader: a
    /// person who silences the program's voice does not silence it for others.
    pub(super) fn hears_alone(&self, person: Person) -> bool {
        person != self.tools.own_seat
            && person != self.root
            && self.setup().routes.contains_key(&SoundChannel::Private(person))
    }

    /// True if the answers to that input must not be shown at the arbiter's panel: the panel is locked, so anyone may look at it,
    /// and the answers are not for the arbiter.
    pub(super) fn withholds_from_the_desk(&self, input: &Input) -> bool {
        let told = if let Input::Tell(to, _) | Input::Inform(to, _) = input {
            Some(*to)
        } else {
            None
        };
        let answers = told.or(input.actor());
        let is_players = self.tools.own_seat != Person::Arbiter;
        is_players && answers != Some(Person::Arbiter) && self.table.desk_is_locked(self.table.last())
    }

    /// Plays an effect in the arbiter's own headphones, if any, and shows it nowhere. The arbiter's log keeps it.
    pub(super) fn say_to_the_arbiter_alone(&mut self, effect: &Effect) {
        let place = self.table.game().regulations().place;
        let at_own_window = VoicedPeople::at(self.tools.own_seat);
        let setup = voices::setup(self.table.settings(), at_own_window, place, self.table.public_voice());
        if !setup.routes.contains_key(&SoundChannel::Private(Person::Arbiter)) {
            return;
        }
        if let Effect::Say { to, channel, utterance } = effect {
            let spoken = self.own_voice.spoken(*to, *channel, utterance);
            self.own_voice.begins(spoken.id, *to);
            self.tools.voice.say(spoken);
        } else if let Effect::Cue { to, cue } = effect {
            self.tools.sound.play(*cue, SoundChannel::Private(*to));
        }
    }

    /// True if everyone may hear that utterance because its listener hears nothing: it is about devices, and nothing of the game.
    pub(super) fn leads_out_aloud(&self, to: Person, utterance: &Utterance) -> bool {
        let has_no_ear = |one: &Silenced| one.whose == Some(to) && matches!(one.why, Mute::NoDevice | Mute::DeviceGone);
        utterance.is_of_devices && self.own_voice.silenced.iter().flatten().any(has_no_ear)
    }

    /// Cuts off the sentence under way for a person who has turned the voice off.
    pub(super) fn fall_silent(&mut self) {
        if self.is_silent() {
            self.tools.voice.stop(SoundChannel::Private(self.tools.own_seat));
        }
    }

    pub(super) fn configure(&mut self) {
        let setup = self.setup();
        self.tools.voice.configure(setup);
    }

    fn setup(&self) -> Setup {
        let place = self.table.game().regulations().place;
        let heard = VoicedPeople::at(self.tools.own_seat).with_root(self.root);
        let heard = heard.with_assistant(self.table.assistant_here());
        voices::setup(self.table.settings(), heard, place, self.table.public_voice())
    }

    pub(super) fn voice_events(&mut self) {
        for event in self.tools.voice.take_events() {
            match event {
                VoiceEvent::Spoken { id } => drop(self.own_voice.ends(id)),
                VoiceEvent::NotSpoken { id, .. } => drop(self.own_voice.ends(id)),
                VoiceEvent::NotPlayed { ear, why } => {
                    if let SoundChannel::Private(person) = ear {
                        self.step(Input::Recorder(person, RecorderNews::NotPlayed(unheard(why))));
                    }
                }
                VoiceEvent::Hearing(silenced) => {
                    self.own_voice.silenced = Some(silenced);
                    self.tell_hearing(HearingChange::Sound);
                }
                VoiceEvent::NoVoice { lang } => self.step(Input::NoVoice(lang)),
                VoiceEvent::Devices(list) => self.devices(&list),
                VoiceEvent::NoEngine { .. } => {}
            }
        }
    }

    /// Tells the table who misses the built-in voice, if that has changed.
    pub(super) fn tell_hearing(&mut self, since: HearingChange) {
        let silenced = self.own_voice.silenced.iter().flatten().copied();
        let missed: Vec<Silenced> = silenced.filter(|one| self.is_missed(*one)).collect();
        if missed != self.own_voice.missed {
            // A person whose ear is gone because another has the root window does not count as heard again.
            let routes = self.setup().routes;
            let has_ear =
                |one: &Silenced| routes.contains_key(&one.whose.map_or(SoundChannel::Public, SoundChannel::Private));
            let since = if self.own_voice.missed.iter().all(has_ear) {
                since
            } else {
                HearingChange::Wish
            };
            self.own_voice.missed.clone_from(&missed);
            self.step(Input::Hearing(missed, since));
        }
    }

    /// True if that person should hear the built-in voice. Without any sound output a screen reader is not heard
    /// either.
    fn is_missed(&self, silenced: Silenced) -> bool {
        let by_all = || self.built_in_voice_speaks() || (silenced.why == Mute::NoOutput && !self.is_silent());
        match silenced.whose {
            Some(person) => self.hears_alone(person) || by_all(),
            None => self.table.settings().speech.loudspeaker.is_some() || by_all(),
        }
    }

    /// Says the name of the square that the person has moved to, or plays a tone, by their settings.
    pub(super) fn say_explored(&mut self, person: Person, name: String, priority: Priority) {
        let Some(seat) = self.table.seat(person).filter(|_| !self.is_silent()) else {
            return;
        };
        match seat.settings.verbosity.exploration {
            Level::Off => return,
            Level::Tone => {
                let ear = SoundChannel::Private(person);
                self.tools.sound.play(Earcon::DarkSquare, ear);
                return;
            }
            Level::Short | Level::Normal | Level::Full => {}
        }
        let utterance = Utterance::sentence(&seat.messages, name)
            .with(priority)
            .replacing("explored");
        let spoken = self.own_voice.spoken(person, Channel::Private, &utterance);
        self.tools.voice.say(spoken);
    }

    /// Plays the sound of the edge, or of a dark square.
    pub(super) fn play_board_sound(&mut self, person: Person, felt: FingerSensation) {
        let Some(seat) = self.table.seat(person) else { return };
        let cue = match felt {
            FingerSensation::Edge => Earcon::Edge,
            FingerSensation::Dark => Earcon::DarkSquare,
        };
        let is_wanted = is_wanted(cue, seat.settings.sounds);
        let now = self.tools.time.now();
        let is_apart = self.board_sound_at.is_none_or(|at| now.millis_since(at) >= APART_MS);
        if is_wanted && is_apart {
            self.board_sound_at = Some(now);
            self.tools.sound.play(cue, SoundChannel::Private(person));
        }
    }

    /// Opens the microphone only for a player who records moves this way, in a game that is stored and can be
    /// continued.
    pub(super) fn set_up_recorder(&mut self) {
        let is_player = matches!(self.tools.own_seat, Person::Player(_));
        let records = self.table.settings().person.recorder && is_player && !self.table.is_read_only();
        let setup = self
            .tools
            .journal
            .store
            .recording()
            .map(|file| recorder::RecorderSetup {
                file,
                records,
                microphone: self.table.settings().person.microphone.clone(),
            });
        if records && self.page.devices.microphones.is_empty() {
            self.tools.recorder.post(RecorderRequest::ListMicrophones);
        }
        self.tools.recorder.post(RecorderRequest::SetUp(setup));
    }

    pub(super) fn act_recorder(&mut self, act: RecorderAct) {
        let of = self.tools.own_seat;
        let is_kept = self.tools.journal.store.recording().is_some();
        match act {
            RecorderAct::Begin(_, _) | RecorderAct::CheckLevel if !is_kept => {
                self.step(Input::Recorder(of, RecorderNews::NowhereToRecord));
            }
            RecorderAct::Begin(by, entry) => {
                // The program's words and an entry still being fetched do not belong in the recording.
                self.fetched.1 = None;
                self.tools.voice.stop(SoundChannel::Private(by));
                self.tools.recorder.post(RecorderRequest::Start(entry));
            }
            RecorderAct::End => self.tools.recorder.post(RecorderRequest::Stop),
            RecorderAct::CheckLevel => self.tools.recorder.post(RecorderRequest::CheckLevel),
            RecorderAct::Play {
                to,
                from_ms,
                until_ms,
                percent,
            } => {
                let id = self.fetched.0 + 1;
                self.fetched = (id, Some(to));
                self.tools.recorder.post(RecorderRequest::Read(RecordingPart {
                    id,
                    from_ms,
                    until_ms,
                    percent,
                }));
            }
        }
    }

    pub(super) fn recorder_events(&mut self) {
        for event in self.tools.recorder.take_events() {
            match event {
                RecorderEvent::News(news) => self.step(Input::Recorder(self.tools.own_seat, news)),
                RecorderEvent::Microphones(found) => {
                    let named = found
                        .into_iter()
                        .map(|(name, description)| NamedDevice { name, description });
                    self.page.devices.microphones = named.collect();
                    self.make_personal();
                    self.show();
                }
                RecorderEvent::Part(id, samples) => self.play_recording(id, samples),
            }
        }
    }

    /// Plays a part of the recording that has arrived: only for the person who asked for it.
    fn play_recording(&mut self, id: u64, samples: Option<Arc<[i16]>>) {
        let (last, to) = self.fetched;
        let Some(to) = to.filter(|_| id == last) else { return };
        let news = match samples {
            Some(samples)
                if self
                    .tools
                    .sound
                    .play_voice(Arc::clone(&samples), SoundChannel::Private(to)) =>
            {
                return;
            }
            Some(_) => RecorderNews::NotPlayed(Unheard::Muted),
            None => RecorderNews::NotThere,
        };
        self.step(Input::Recorder(to, news));
    }
}

/// True if the effect is for the arbiter alone.
pub(super) fn is_to_the_arbiter(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Say {
            to: Person::Arbiter,
            channel: Channel::Private,
            ..
        } | Effect::Cue {
            to: Person::Arbiter,
            ..
        }
    )
}

/// The reason why a recording was not heard, in the words for its listener.
const fn unheard(why: Silence) -> Unheard {
    match why {
        Silence::Off | Silence::NoDevice | Silence::SharedWithPublic => Unheard::NoEarphone,
        Silence::DeviceLost | Silence::NoVoice | Silence::CutOff | Silence::Replaced => Unheard::NoAnswer,
    }
}
