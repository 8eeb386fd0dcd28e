//! The recorder between the table and the world: where it writes, what it tells, and whose ear hears what it gives back.

use super::Runner;
use crate::laws::people::Person;
use crate::ports::recorder::{Loudness, Part, RecorderEvent, Request, Setup};
use crate::ports::voice::Ear;
use crate::table::effect::RecorderAct;
use crate::table::input::{Input, RecorderNews, Unheard};

impl Runner {
    /// The microphone is open only for a player whose way of recording this is, in a game that is kept and can be played on.
    pub(super) fn set_up_recorder(&mut self) {
        let is_player = matches!(self.tools.heard, Person::Player(_));
        let records = self.tools.settings.person.recorder && is_player && !self.table.is_read_only();
        let setup = self.tools.journal.store.recording().map(|file| Setup {
            file,
            records,
            microphone: self.tools.settings.person.microphone.clone(),
        });
        if records && self.devices.microphones.is_empty() {
            self.tools.recorder.post(Request::ListMicrophones);
        }
        self.tools.recorder.post(Request::SetUp(setup));
    }

    pub(super) fn act_recorder(&mut self, act: RecorderAct) {
        let of = self.tools.heard;
        let is_kept = self.tools.journal.store.recording().is_some();
        match act {
            RecorderAct::Begin(_, _) | RecorderAct::CheckLevel if !is_kept => {
                self.step(Input::Recorder(of, RecorderNews::NowhereToRecord));
            }
            RecorderAct::Begin(by, entry) => {
                // What the program is saying is no part of what he says, nor an entry that is still being fetched.
                self.fetched.1 = None;
                self.tools.voice.stop(Ear::Private(by));
                self.tools.recorder.post(Request::Start(entry));
            }
            RecorderAct::End => self.tools.recorder.post(Request::Stop),
            RecorderAct::CheckLevel => self.tools.recorder.post(Request::CheckLevel),
            RecorderAct::Play {
                to,
                from_ms,
                until_ms,
                percent,
            } => {
                let id = self.fetched.0 + 1;
                self.fetched = (id, Some(to));
                self.tools.recorder.post(Request::Read(Part {
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
            let of = self.tools.heard;
            let news = match event {
                RecorderEvent::Started { entry, at_ms } => RecorderNews::Begun { entry, at_ms },
                RecorderEvent::Stopped(entry) => RecorderNews::Ended(entry),
                RecorderEvent::Level(Loudness::Silent) => RecorderNews::HeardNothing,
                RecorderEvent::Level(Loudness::Low) => RecorderNews::HeardLow,
                RecorderEvent::Level(Loudness::Good) => RecorderNews::HeardWell,
                RecorderEvent::Level(Loudness::High) => RecorderNews::HeardLoud,
                RecorderEvent::NoMicrophone => RecorderNews::NoMicrophone,
                RecorderEvent::MicrophoneLost => RecorderNews::MicrophoneLost,
                RecorderEvent::MicrophoneBack => RecorderNews::MicrophoneBack,
                RecorderEvent::LittleRoom { minutes } => RecorderNews::LittleRoom(minutes),
                RecorderEvent::RoomEnough => RecorderNews::RoomEnough,
                RecorderEvent::NotWritten => RecorderNews::NotWritten,
                RecorderEvent::Microphones(found) => {
                    self.devices.microphones = found;
                    self.make_personal();
                    self.show();
                    continue;
                }
                RecorderEvent::Part(id, samples) => {
                    self.heard_again(id, samples);
                    continue;
                }
            };
            self.step(Input::Recorder(of, news));
        }
    }

    /// A part of the recording has come: into the ear of who asked for it, and into no other.
    fn heard_again(&mut self, id: u64, samples: Option<std::sync::Arc<[i16]>>) {
        let (last, to) = self.fetched;
        let Some(to) = to.filter(|_| id == last) else { return };
        let news = match samples {
            Some(samples)
                if self
                    .tools
                    .sound
                    .play_voice(std::sync::Arc::clone(&samples), Ear::Private(to)) =>
            {
                return;
            }
            Some(_) => RecorderNews::NotPlayed(Unheard::Muted),
            None => RecorderNews::NotThere,
        };
        self.step(Input::Recorder(to, news));
    }
}
