//! Settings while the program runs: changed, heard at once, saved, exported and imported; and the profiles of several
//! people at one machine.

use std::sync::Arc;

use shakmaty::Color;

use super::Runner;
use crate::app::news::{ProgramNews, TableNews};
use crate::app::outside;
use crate::app::session::now_iso;
use crate::app::settings_keeper::NotKept;
use adapters::ports::files::{NotRead, NotWritten};
use adapters::ports::voice::{SoundChannel, VoiceUtterance as Spoken};
use announcement::Span;
use controls::intent::Intent;
use controls::settings::SettingsIntent;
use display::settings::{self as rows, SettingSources};
use display::{LichessView, Personal, guide};
use laws::people::Person;
use locale::{Locale, Messages, Value, list};
use settings::{Setting, Settings, UnreadableSettings, VoiceChannel, may_name_profile};
use speech::earcon::Earcon;
use speech::utterance::{Channel, Priority, Utterance};
use table::input::positions::OwnMistake;
use table::input::{HearingChange, Input};
use table::seat::Seat;
use wording::refusal;

/// The reason why a request about settings was not carried out: its message, and the value in the message.
struct NotDone {
    id: &'static str,
    value: Option<(&'static str, String)>,
}

impl From<&'static str> for NotDone {
    fn from(id: &'static str) -> Self {
        Self { id, value: None }
    }
}

impl From<UnreadableSettings> for NotDone {
    fn from(fault: UnreadableSettings) -> Self {
        match fault {
            UnreadableSettings::Newer(_) => Self::from("settings-newer"),
            UnreadableSettings::Text { what, .. } => Self {
                id: "settings-unreadable",
                value: Some(("what", what)),
            },
        }
    }
}

impl Runner {
    /// Carries out an intent about that person's settings, or says why not.
    pub(super) fn settings(&mut self, by: Person, intent: SettingsIntent) {
        if let Err(NotDone { id, value }) = self.carry_out_settings(by, intent) {
            let value = value.as_ref().map(|(name, value)| (*name, value.as_str()));
            self.tell_text(by, id, value.as_slice());
            self.input.line_fails = true;
        }
    }

    fn carry_out_settings(&mut self, by: Person, intent: SettingsIntent) -> Result<(), NotDone> {
        let is_own = by == self.tools.own_seat;
        match intent {
            SettingsIntent::Guide => (self.tools.tell)(TableNews::Guide(by)),
            SettingsIntent::Open(_)
            | SettingsIntent::Export(_)
            | SettingsIntent::Import(_)
            | SettingsIntent::UseProfile(_)
            | SettingsIntent::DeleteProfile(_)
            | SettingsIntent::DropProfile(_)
            | SettingsIntent::RenameProfile(_)
            | SettingsIntent::LookForNewer
            | SettingsIntent::Language(Some(_))
                if !is_own =>
            {
                return Err(NotDone::from("settings-not-here"));
            }
            SettingsIntent::Open(search) => {
                self.tools.voice.list_devices();
                self.page.profiles = self.tools.profiles.names();
                self.make_personal();
                self.show();
                (self.tools.tell)(TableNews::Settings(by, search));
            }
            SettingsIntent::Export(path) => {
                let text = self.table.settings().for_others().write();
                let id = match self.tools.files.save_new(&path, &text) {
                    Ok(()) => "settings-exported",
                    Err(NotWritten::ExistsAlready) => "settings-exists",
                    Err(NotWritten::Failed) => "settings-not-written",
                };
                self.tell_text(by, id, &[]);
                self.input.line_fails = id != "settings-exported";
            }
            SettingsIntent::Import(path) => self.import(by, &path)?,
            SettingsIntent::UseProfile(name) => self.use_profile(&name)?,
            SettingsIntent::DeleteProfile(name) => {
                // The owner is asked only about a profile that exists.
                let name = self.existing_profile(&name)?;
                let intent = Intent::Settings(SettingsIntent::DropProfile(name));
                self.step(Input::Intent(by, intent));
            }
            SettingsIntent::DropProfile(name) => self.delete_profile(by, &name)?,
            SettingsIntent::RenameProfile(name) => self.rename_profile(by, &name)?,
            SettingsIntent::Language(Some(locale)) => {
                let intent = Intent::set(Setting::Language, locale.tag());
                self.step(Input::Intent(by, intent));
            }
            SettingsIntent::Language(None) => {
                let names = Locale::ALL.map(|locale| locale.autonym().to_owned());
                let Some(seat) = self.table.seat(by) else { return Ok(()) };
                let languages = list(&seat.messages, &names);
                self.tell_text(by, "said-languages", &[("languages", &languages)]);
            }
            SettingsIntent::LookForNewer => self.look_for_newer(by),
            SettingsIntent::Begin => {
                if let Ok(permit) = self.table.may_be_left(by, self.tools.time.now()) {
                    self.tell_program(ProgramNews::Begin(permit));
                }
            }
        }
        Ok(())
    }

    fn import(&mut self, by: Person, path: &str) -> Result<(), NotDone> {
        let text = self.tools.files.read_text(path).ok().ok_or("settings-not-read")?;
        let settings = Settings::read(&text)?;
        // Settings of a profile are those of the profile of that name here; others are those of the present one.
        if !settings.person.profile.is_empty() {
            self.use_profile(&settings.person.profile)?;
        }
        // The trainings stay those of this machine.
        let own = self.table.settings();
        self.apply_settings(Settings {
            trainings: own.trainings.clone(),
            friend_trainings: own.friend_trainings.clone(),
            ..settings.of_profile(own.person.profile.clone())
        });
        self.tell_text(by, "settings-imported", &[]);
        Ok(())
    }

    /// Replaces all settings.
    fn apply_settings(&mut self, settings: Settings) {
        let hand = self.table.settings().hand.clone();
        self.table
            .apply_settings(self.tools.own_seat, &Settings { hand, ..settings });
        self.settings_have_changed();
        self.speak_language();
    }

    /// Applies a changed setting that is kept for the next time, and lets the person hear it.
    pub(super) fn setting_has_changed(&mut self, by: Person, setting: Setting) {
        self.settings_have_changed();
        if setting == Setting::Language {
            self.speak_language();
        }
        if setting == Setting::Output && self.is_silent() && !self.has_reader() {
            self.say_unheard();
        }
        let own_seat = self.tools.own_seat;
        let is_on = setting.value(self.table.settings()) != "off";
        if setting == Setting::NewerVersion && is_on {
            self.tell_if_nowhere_to_look(by);
        }
        if setting.is_heard() && !self.is_silent() {
            self.say_sample(setting.is_of_single_voice());
        }
        let opponent = Person::Player(own_seat.side().unwrap_or(Color::White).other());
        let other = self.table.assistant_here().unwrap_or(opponent);
        let tone_for = [
            (Setting::Earphone, SoundChannel::Private(own_seat)),
            (Setting::SecondEarphone, SoundChannel::Private(other)),
            (Setting::ArbiterEarphone, SoundChannel::Private(Person::Arbiter)),
            (Setting::Loudspeaker, SoundChannel::Public),
        ];
        if let Some((_, ear)) = tone_for.into_iter().find(|(own, _)| *own == setting) {
            self.tools.sound.play(Earcon::Place, ear);
        }
        if let Some(cue) = sample_of(setting).filter(|_| is_on) {
            self.tools.sound.play(cue, SoundChannel::Private(own_seat));
        }
    }

    /// Says, by the voice that was turned off, that no other speaks, and the key that brings it back.
    fn say_unheard(&mut self) {
        let own_seat = self.tools.own_seat;
        let Some(seat) = self.table.seat(own_seat) else { return };
        let text = rows::with_voice_key(&seat.messages, &seat.keymap, "said-voice-unheard");
        let utterance = Utterance::sentence(&seat.messages, text);
        let spoken = self.own_voice.spoken(own_seat, Channel::Private, &utterance);
        self.tools.voice.say(spoken);
    }

    /// Saves a person's training of the words with its date.
    pub(super) fn keep_training(&mut self, by: Person) {
        let now = now_iso().unwrap_or_default();
        if self.table.keep_training(by, now.split('T').next().unwrap_or_default()) {
            self.settings_have_changed();
        }
    }

    /// Keeps mistakes as positions to train, and tells how many and of what kind.
    pub(super) fn keep_mistakes(&mut self, by: Person, mistakes: &[OwnMistake]) {
        let Some(seat) = self.table.seat(by) else { return };
        let (messages, profile) = (seat.messages, seat.settings.person.profile.clone());
        let text = outside::keep_mistakes(&mut *self.tools.profiles, &messages, &profile, mistakes);
        self.step(Input::Tell(by, text));
    }

    /// The settings that the person at this machine may not change now, and why.
    fn fixed(&self, seat: &Seat) -> Vec<(Setting, String)> {
        let fixed = |setting: &Setting| {
            let why = self.table.why_fixed(seat.person, *setting)?;
            Some((*setting, refusal::sentence(&seat.messages, &why)))
        };
        let nowhere = (!self.tools.links.releases.knows_where()).then(|| {
            let why = seat.messages.text("said-newer-nowhere", &[]);
            (Setting::NewerVersion, why)
        });
        Setting::ALL.iter().filter_map(fixed).chain(nowhere).collect()
    }

    fn speak_language(&mut self) {
        let wish = self.table.settings().person.language.clone();
        let wish = wish.or_else(sys_locale::get_locale).unwrap_or_default();
        self.table.speak(Locale::negotiate(&wish));
    }

    /// Brings everything up to date after a change of settings.
    pub(super) fn settings_have_changed(&mut self) {
        self.fall_silent();
        self.configure();
        self.tell_hearing(HearingChange::Wish);
        self.set_up_recorder();
        self.make_personal();
        self.keep_settings();
        self.show();
    }

    /// A sample of the voice being set, or of the voice in the person's own language.
    fn say_sample(&mut self, is_of_own_voice: bool) {
        let Some(seat) = self.table.seat(self.tools.own_seat) else {
            return;
        };
        let hand = &self.table.settings().hand;
        let (ear, lang) = if is_of_own_voice {
            let ear = match hand.channel {
                VoiceChannel::Private => SoundChannel::Private(self.tools.own_seat),
                VoiceChannel::Public => SoundChannel::Public,
            };
            (ear, hand.language.clone())
        } else {
            let lang = seat.messages.locale().tag().to_owned();
            (SoundChannel::Private(self.tools.own_seat), lang)
        };
        let text = Messages::new(Locale::negotiate(&lang)).text("settings-sample", &[]);
        let id = self.own_voice.next_id();
        self.tools.voice.say(Spoken {
            id,
            spans: vec![Span { lang, text }],
            priority: Priority::Normal,
            ear,
            replaces: Some("sample"),
            fresh: None,
        });
    }

    /// Remakes the rows if the settings in force or the set of fixed ones have changed.
    pub(super) fn follow_settings(&mut self) {
        let seat = self.table.seat(self.tools.own_seat);
        if seat.is_some_and(|seat| seat.settings != self.page.settings || self.fixed(seat) != self.page.fixed) {
            self.make_personal();
        }
    }

    /// The rows of the settings and the manual, for the screens.
    pub(super) fn make_personal(&mut self) {
        let Some(seat) = self.table.seat(self.tools.own_seat) else {
            return;
        };
        let controls = rows::controls_of(self.table.game(), self.tools.own_seat);
        let fixed = self.fixed(seat);
        let given = SettingSources {
            settings: &seat.settings,
            devices: &self.page.devices,
            profiles: &self.page.profiles,
            keymap: &seat.keymap,
            controls: &controls,
            fixed: &fixed,
        };
        let view = rows::settings(&seat.messages, given);
        self.page.settings = seat.settings.clone();
        self.page.fixed = fixed;
        let is_other_language = self.page.guide_in != Some(seat.messages.locale());
        let guide = if is_other_language {
            self.page.guide_in = Some(seat.messages.locale());
            Arc::new(guide::guide(&seat.messages))
        } else {
            Arc::clone(&self.page.shown.guide)
        };
        self.page.shown = Personal {
            settings: Some(Arc::new(view)),
            sizes: seat.settings.look,
            guide,
            lichess: LichessView::default(),
            program: self.page.shown.program,
        };
    }

    pub(super) fn tell_text(&mut self, to: Person, id: &str, values: &[(&str, &str)]) {
        let Some(seat) = self.table.seat(to) else { return };
        let values = values.iter().map(|(name, value)| match *name {
            "folder" => (*name, Value::quoting_path(value)),
            "languages" => (*name, Value::from(*value)),
            _ => (*name, Value::quoting(value)),
        });
        let values: Vec<_> = values.collect();
        let text = seat.messages.text(id, &values);
        self.step(Input::Tell(to, text));
    }

    /// Saves the settings for next time; an unreadable file is first renamed. A failure is told once, and again only
    /// after a success.
    pub(super) fn keep_settings(&mut self) {
        let kept = (self.tools.keep)(self.table.settings());
        self.tell_program(ProgramNews::SettingsChanged(Box::new(self.table.settings().clone())));
        let knows = std::mem::replace(&mut self.knows_not_kept, kept.is_err());
        if let Err(NotKept { folder, what }) = kept
            && !knows
        {
            let values = [("folder", &*folder.to_string_lossy()), ("what", &what)];
            self.tell_text(self.tools.own_seat, "settings-not-kept", &values);
        }
    }

    /// Switches to that profile; a new one begins with the present settings. The present ones are saved first: if that
    /// fails, they stay in force.
    fn use_profile(&mut self, name: &str) -> Result<(), NotDone> {
        let (name, present) = (self.existing_name(name), self.table.settings().clone());
        let before = &present.person.profile;
        if name == *before {
            return Ok(());
        }
        if !may_name_profile(&name) {
            return Err(NotDone::from("settings-profile-name"));
        }
        // A profile that a newer program wrote, or that cannot be read, is not overwritten.
        self.profile(before)?;
        self.write_profile(before, &present)?;
        let settings = if let Some(settings) = self.profile(&name)? {
            settings
        } else {
            let new = present.for_others().of_profile(name.clone());
            self.write_profile(&name, &new)?;
            new
        };
        self.page.profiles = self.tools.profiles.names();
        self.apply_settings(settings.of_profile(name));
        Ok(())
    }

    /// The settings of that profile; none if it is not there.
    fn profile(&mut self, name: &str) -> Result<Option<Settings>, NotDone> {
        match self.tools.profiles.read(name) {
            Ok(text) => Ok(Some(Settings::read(&text)?)),
            Err(NotRead::NotThere) => Ok(None),
            Err(_) => Err(NotDone::from("settings-not-read")),
        }
    }

    fn write_profile(&mut self, name: &str, settings: &Settings) -> Result<(), NotDone> {
        let written = self.tools.profiles.write(name, &settings.write());
        Ok(written.ok().ok_or("settings-profile-not-kept")?)
    }

    /// The profile of that name.
    fn existing_profile(&mut self, name: &str) -> Result<String, NotDone> {
        let name = self.existing_name(name);
        let is_own = name == self.table.settings().person.profile;
        if is_own || self.tools.profiles.names().contains(&name) {
            return Ok(name);
        }
        Err(NotDone {
            id: "settings-no-such-profile",
            value: Some(("name", name)),
        })
    }

    /// Removes that profile. If it is the one in force, the first replaces it; if the first cannot be read, nothing is
    /// removed.
    fn delete_profile(&mut self, by: Person, name: &str) -> Result<(), NotDone> {
        let name = self.existing_profile(name)?;
        let is_own = name == self.table.settings().person.profile;
        // A first profile that has never been left begins with the present settings.
        let first = if is_own { self.profile("")? } else { None };
        if self.tools.profiles.remove(&name).is_err() {
            return Err(NotDone {
                id: "settings-profile-not-deleted",
                value: Some(("name", name)),
            });
        }
        self.page.profiles = self.tools.profiles.names();
        if is_own {
            let first = first.unwrap_or_else(|| self.table.settings().for_others());
            self.apply_settings(first.of_profile(String::new()));
            self.tell_text(by, "settings-own-profile-deleted", &[("name", &name)]);
        } else {
            self.make_personal();
            self.show();
            self.tell_text(by, "settings-profile-deleted", &[("name", &name)]);
        }
        Ok(())
    }

    /// Renames the profile in force, if only to change its case.
    fn rename_profile(&mut self, by: Person, name: &str) -> Result<(), NotDone> {
        let (name, before) = (name.trim(), self.table.settings().person.profile.clone());
        let there = self.existing_name(name);
        if before.is_empty() {
            return Err(NotDone::from("settings-first-profile-stays"));
        }
        if name.is_empty() || !may_name_profile(name) {
            return Err(NotDone::from("settings-profile-name"));
        }
        if name == before || (there != before && self.tools.profiles.names().contains(&there)) {
            return Err(NotDone {
                id: "settings-profile-there",
                value: Some(("name", there)),
            });
        }
        // A profile that a newer program wrote, or that cannot be read, is not overwritten.
        let is_kept = self.profile(&before)?.is_some();
        let new = self.table.settings().clone().of_profile(name.to_owned());
        // The file is renamed, not written anew: on a disk that ignores case both names are one file.
        if is_kept && self.tools.profiles.rename(&before, name).is_err() {
            return Err(NotDone::from("settings-profile-not-kept"));
        }
        if let Err(fault) = self.write_profile(name, &new) {
            if is_kept {
                self.tools.profiles.rename(name, &before).ok();
            }
            return Err(fault);
        }
        self.page.profiles = self.tools.profiles.names();
        self.apply_settings(new);
        self.tell_text(by, "settings-profile-renamed", &[("name", name)]);
        Ok(())
    }

    /// The existing profile of that name, ignoring case as some file systems do; otherwise the name itself.
    fn existing_name(&mut self, name: &str) -> String {
        let name = name.trim();
        let mut known = self.tools.profiles.names();
        known.push(self.table.settings().person.profile.clone());
        let exact = known.iter().any(|own| own == name);
        let like = known.into_iter().find(|own| own.to_lowercase() == name.to_lowercase());
        like.filter(|_| !exact).unwrap_or_else(|| name.to_owned())
    }
}

/// The short sound that a setting turns on, to be heard when it does.
fn sample_of(setting: Setting) -> Option<Earcon> {
    let samples = [
        (Setting::SoundVolume, Earcon::Place),
        (Setting::SoundHands, Earcon::Place),
        (Setting::SoundEdge, Earcon::Edge),
        (Setting::SoundDarkSquares, Earcon::DarkSquare),
        (Setting::SoundCaptures, Earcon::Capture),
        (Setting::SoundCheck, Earcon::Check),
        (Setting::SoundIllegal, Earcon::Refused),
        (Setting::SoundLowTime, Earcon::LowTime),
        (Setting::SoundDifferences, Earcon::BoardsDiffer),
    ];
    samples.into_iter().find(|(own, _)| *own == setting).map(|(_, cue)| cue)
}
