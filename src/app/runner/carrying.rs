//! What the table asks of the world, carried out.

use super::Runner;
use crate::app::table_thread::{Happening, ProgramNews};
use crate::app::{files, voices};
use crate::controls::intent::Purpose;
use crate::laws::people::Person;
use crate::ports::voice::Ear;
use crate::settings::Setting;
use crate::speech::cue::{Cue, is_wanted};
use crate::speech::utterance::Channel;
use crate::table::effect::Effect;
use crate::table::input::{Input, Saved};

impl Runner {
    pub(super) fn tell_program(&self, news: ProgramNews) {
        (self.tools.tell)(Happening::Program(news));
    }

    pub(super) fn carry_out(&mut self, effect: Effect, actor: Option<Person>) {
        match effect {
            Effect::Append(_) | Effect::Answer { .. } => {}
            Effect::Say { to, channel, utterance } => {
                // With a screen reader that announces, the own voice keeps to a loudspeaker of its own.
                let elsewhere = channel == Channel::Public && self.tools.settings.speech.loudspeaker.is_some();
                let hears_alone = channel == Channel::Private && self.hears_alone(to);
                if self.own_voice_speaks() || elsewhere || hears_alone {
                    self.utterances += 1;
                    self.speaking.push((self.utterances, to));
                    self.tools
                        .voice
                        .say(voices::spoken(self.utterances, to, channel, &utterance, &self.face));
                }
                let (priority, text) = (utterance.priority, utterance.text());
                (self.tools.tell)(Happening::Said {
                    to,
                    channel,
                    priority,
                    text,
                    hears_alone,
                });
            }
            Effect::Cue { to, cue } => {
                let seat = self.table.seat(to);
                if seat.is_none_or(|seat| is_wanted(cue, seat.settings.sounds)) {
                    self.tools.sound.play(cue, Ear::Private(to));
                }
                // The press of one's own clock is felt on a real one; who hears no sound reads it.
                let is_press =
                    cue == Cue::Press && actor == Some(to) && self.table.game().regulations().is_competition();
                if let Some(seat) = self.table.seat(to).filter(|_| is_press) {
                    let words = seat.messages.text("display-pressed", &[]);
                    (self.tools.tell)(Happening::Cue(to, cue, words));
                }
            }
            Effect::Refuse { to, refusal } => (self.tools.tell)(Happening::Refused(to, refusal)),
            Effect::PublicVoice(_) => self.configure(),
            Effect::OpenHelp(person) => (self.tools.tell)(Happening::Help(person)),
            Effect::ListDevices(person) => {
                self.devices_for = Some(person);
                self.tools.voice.list_devices();
            }
            Effect::UseDevice(purpose, name) => {
                let is_other = actor.is_some_and(|by| by != self.tools.heard);
                let setting = match purpose {
                    // Nobody moves another's private words: the earphone of who sits at the other window is the second.
                    Purpose::Earphone if !is_other => Setting::Earphone,
                    Purpose::Earphone if actor == Some(Person::Arbiter) => Setting::ArbiterEarphone,
                    Purpose::Earphone | Purpose::SecondEarphone => Setting::SecondEarphone,
                    Purpose::Loudspeaker => Setting::Loudspeaker,
                };
                self.table.put(self.tools.heard, setting, &name);
                self.take_over(setting);
            }
            Effect::Save { to, path, text, over } => {
                let saved = files::save(self.tools.files.as_mut(), &path, &text, over);
                self.step(Input::Saved(to, saved));
                self.line_stays = saved != Saved::Written;
            }
            Effect::ReadSheet { to, side, path } => {
                let read = files::read(self.tools.files.as_mut(), &path);
                let failed = read.is_err();
                self.step(Input::SheetRead { to, side, path, read });
                self.line_stays = failed;
            }
            Effect::Keep(by, setting) => self.keep(by, setting),
            Effect::TellSetting(to, setting) => self.tell_setting(to, setting),
            Effect::Recorder(act) => self.act_recorder(act),
            Effect::ListGames { to, aloud } => {
                self.lists_games = true;
                (self.tools.games)(to, aloud);
            }
            Effect::OpenGame { to, path } => {
                // Its journal is held here: to open it would fail as if somebody else had it.
                if self
                    .tools
                    .journal
                    .store
                    .file()
                    .is_some_and(|own| files::is_same(own, &path))
                {
                    self.tell_text(to, "said-game-on-table", &[]);
                } else {
                    self.tell_program(ProgramNews::OpenGame(to, path));
                }
            }
            Effect::ChooseFile { to, dialog, suggested } => {
                self.tell_program(ProgramNews::ChooseFile(to, dialog, suggested));
            }
            Effect::OpenManual(person) => (self.tools.tell)(Happening::Manual(person)),
            Effect::Settings(by, intent) => self.settings(by, intent),
            Effect::NewGame(form) => self.tell_program(ProgramNews::NewGame(form)),
            Effect::Show => self.show(),
        }
    }
}
