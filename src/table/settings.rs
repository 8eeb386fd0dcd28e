//! One person's settings at the table: they work at once, and the program keeps them.

use shakmaty::{Color, Piece, Role, Square};

use super::Table;
use super::effect::Effect;
use crate::controls::intent::Intent;
use crate::controls::settings::{SettingsIntent, To};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Venue;
use crate::locale::{Locale, Messages, duration, list};
use crate::settings::{Kind, Setting, Settings};
use crate::speech::utterance::{Priority, Utterance};
use crate::wording::cell;

impl Table {
    /// The settings that person comes with. That he is told of his time without asking is no setting for an event: there he
    /// turns it on game by game (D.2.10.4).
    pub fn apply_settings(&mut self, person: Person, settings: &Settings) {
        let is_competition = self.game.regulations().is_competition();
        let is_vi = matches!(person, Person::Player(side) if self.game.people().is_vi(side));
        for seat in &mut self.seats {
            if seat.person != person {
                let of_the_machine = Setting::ALL.iter().filter(|setting| setting.is_of_the_machine());
                seat.settings.take(of_the_machine, settings);
                continue;
            }
            let before = std::mem::replace(&mut seat.settings, settings.clone());
            if is_competition {
                seat.settings
                    .take(Setting::ALL.iter().filter(|setting| setting.is_unasked()), &before);
            } else {
                seat.settings.clock.time_marks &= is_vi;
            }
            seat.settings.derive();
            seat.unconfirmed = None;
            seat.follow_settings();
        }
    }

    /// Sets that to the value of that word, for everybody if it is of the machine; false if it cannot be that.
    pub fn put(&mut self, person: Person, setting: Setting, word: &str) -> bool {
        let mut is_set = false;
        for seat in &mut self.seats {
            if seat.person == person || setting.is_of_the_machine() {
                is_set |= setting.set(word, &mut seat.settings);
                seat.follow_settings();
            }
        }
        is_set
    }

    /// Changes a setting. A screen whose row says what it is then is not told besides.
    pub(super) fn set(&mut self, by: Person, setting: Setting, to: To, told: bool, now: Moment) {
        let Some(seat) = self.seat_mut(by) else { return };
        let word = match to {
            To::Word(word) => word,
            To::Next => setting.beside(&seat.settings, true),
            To::Previous => setting.beside(&seat.settings, false),
            To::First => setting.value(&Settings::default()),
        };
        if setting == Setting::Profile {
            self.step
                .effects
                .push(Effect::Settings(by, SettingsIntent::UseProfile(word)));
            return;
        }
        let before = seat.keymap.clone();
        if !self.put(by, setting, &word) {
            if setting.kind() == Kind::Text {
                self.cannot_be(by, setting, now);
            }
            return;
        }
        if told && setting == Setting::Marks {
            // A list that is asked for is wanted.
            self.put(by, Setting::TimeMarks, "on");
            self.keep(by, Setting::TimeMarks);
        }
        self.keep(by, setting);
        if !told {
            return;
        }
        let is_on = word == "on";
        if setting == Setting::Marks || (setting == Setting::TimeMarks && is_on) {
            // What he will be told is said, not a bare "on".
            self.say_marks(by, now);
        } else if setting == Setting::Preset {
            self.confirm(by, &format!("said-preset-{word}"), now);
        } else if setting == Setting::KeyPreset {
            self.say_preset_of_keys(by, &before, now);
        } else if setting.section() == Setting::Reading.section() {
            self.say_sample(by, now);
        } else if setting.kind() == Kind::Switch && setting.section() != Setting::Zoom.section() {
            self.say_switch(by, setting.id(), is_on, now);
        } else {
            self.step.effects.push(Effect::TellSetting(by, setting));
        }
    }

    /// The program keeps it for the next time, and does what follows from it.
    pub(super) fn keep(&mut self, by: Person, setting: Setting) {
        self.step.effects.push(Effect::Keep(by, setting));
    }

    /// It is on or off, in words of its own where it has some.
    fn say_switch(&mut self, by: Person, id: &str, is_on: bool, now: Moment) {
        let own = format!("switch-{id}-{}", if is_on { "on" } else { "off" });
        let has_own = self.seat(by).is_some_and(|seat| seat.messages.has(&own));
        let plain = if is_on { "said-on" } else { "said-off" };
        self.confirm(by, if has_own { &own } else { plain }, now);
    }

    fn cannot_be(&mut self, by: Person, setting: Setting, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let name = seat.messages.text(setting.name(), &[]);
        let text = seat.messages.text("settings-cannot-be", &[("name", (&name).into())]);
        let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Now);
        self.say_private(by, utterance, now);
    }

    /// The loudspeaker speaks or is silent; in an event that is the arbiter's.
    pub(super) fn set_public_voice(&mut self, by: Person, is_on: bool, now: Moment) -> Result<(), Refusal> {
        let is_arbiters = self.opening.people.arbiter.is_some() && by != Person::Arbiter;
        if is_arbiters && self.opening.regulations.place == Venue::Event {
            return Err(Refusal::new(Code::NotPermitted));
        }
        self.public_voice = is_on;
        self.step.effects.push(Effect::PublicVoice(is_on));
        self.say_switch(by, "public-voice", is_on, now);
        Ok(())
    }

    /// The board is seen from the other side, or from one's own.
    pub(super) fn turn_board(&mut self, by: Person, is_turned: bool, now: Moment) {
        if let Some(seat) = self.seat_mut(by) {
            seat.settings.cells.turned = is_turned;
        }
        let id = if is_turned {
            "said-board-turned"
        } else {
            "said-board-own"
        };
        self.confirm(by, id, now);
    }

    /// Two squares as they are named now.
    fn say_sample(&mut self, by: Person, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let knight = Piece {
            color: Color::White,
            role: Role::Knight,
        };
        let name = |at, standing| cell::cell(&seat.messages, seat.settings.cells, at, standing);
        let sample = format!("{}; {}.", name(Square::F3, Some(knight)), name(Square::E5, None));
        let utterance = Utterance::sentence(&seat.messages, sample);
        self.say_private(by, utterance, now);
    }

    fn say_marks(&mut self, by: Person, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let time = |seconds: &u32| duration(&seat.messages, u64::from(*seconds) * 1000);
        let times: Vec<String> = seat.settings.clock.marks.iter().map(time).collect();
        let times = list(&seat.messages, &times);
        let text = seat.messages.text("said-marks", &[("times", (&times).into())]);
        let utterance = Utterance::sentence(&seat.messages, text);
        self.say_private(by, utterance, now);
    }

    /// Passes a wish about settings as a whole on to the program, which keeps them and says what came of it.
    pub(super) fn settings(&mut self, by: Person, intent: SettingsIntent, now: Moment) {
        match &intent {
            SettingsIntent::DeleteProfile(name) if name.trim().is_empty() => {
                self.confirm(by, "settings-first-profile-stays", now);
            }
            SettingsIntent::DropProfile(_) => self.ask_first(by, Intent::Settings(intent), now),
            SettingsIntent::Open(_)
            | SettingsIntent::Guide
            | SettingsIntent::Export(_)
            | SettingsIntent::Import(_)
            | SettingsIntent::UseProfile(_)
            | SettingsIntent::DeleteProfile(_)
            | SettingsIntent::RenameProfile(_)
            | SettingsIntent::Language(_)
            | SettingsIntent::Begin => self.step.effects.push(Effect::Settings(by, intent)),
        }
    }

    /// Everybody at this machine is spoken to in that language from now on.
    pub fn speak(&mut self, locale: Locale) {
        for seat in &mut self.seats {
            seat.messages = Messages::new(locale);
        }
    }
}
