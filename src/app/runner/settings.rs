//! Settings while the program runs: changed, heard at once, saved, exported and imported; and the profiles of several
//! people at one machine.

use std::sync::Arc;

use shakmaty::Color;

use super::Runner;
use crate::app::keeper::NotKept;
use crate::app::session::now_iso;
use crate::app::table_thread::{Happening, ProgramNews};
use adapters::ports::files::{NotRead, NotWritten};
use adapters::ports::voice::{Ear, Utterance as Spoken};
use announcement::Span;
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::settings::SettingsIntent;
use display::settings::{self as rows, Given};
use display::{LichessView, Personal, guide};
use laws::people::Person;
use laws::regulations::Venue;
use locale::{Locale, Messages, Value, list};
use settings::{Setting, Settings, UnreadableSettings, VoiceChannel, may_name_profile};
use speech::cue::Cue;
use speech::utterance::Priority;
use table::input::{Input, Since};
use table::seat::Seat;
use wording::refusal;

impl Runner {
    /// Carries out an intent about that person's settings.
    pub(super) fn settings(&mut self, by: Person, intent: SettingsIntent) {
        let is_own = by == self.tools.own_seat;
        match intent {
            SettingsIntent::Guide => (self.tools.tell)(Happening::Guide(by)),
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
                self.tell_text(by, "settings-not-here", &[]);
            }
            SettingsIntent::Open(search) => {
                self.tools.voice.list_devices();
                self.page.profiles = self.tools.profiles.names();
                self.make_personal();
                self.show();
                (self.tools.tell)(Happening::Settings(by, search));
            }
            SettingsIntent::Export(path) => {
                let text = self.tools.settings.for_others().write();
                let id = match self.tools.files.save_new(&path, &text) {
                    Ok(()) => "settings-exported",
                    Err(NotWritten::ExistsAlready) => "settings-exists",
                    Err(NotWritten::Failed) => "settings-not-written",
                };
                self.tell_text(by, id, &[]);
                self.input.line_fails = id != "settings-exported";
            }
            SettingsIntent::Import(path) => self.import(by, &path),
            SettingsIntent::UseProfile(name) => self.use_profile(by, &name),
            SettingsIntent::DeleteProfile(name) => self.ask_to_delete_profile(by, &name),
            SettingsIntent::DropProfile(name) => self.delete_profile(by, &name),
            SettingsIntent::RenameProfile(name) => self.rename_profile(by, &name),
            SettingsIntent::Language(Some(locale)) => {
                let intent = Intent::set(Setting::Language, locale.tag());
                self.step(Input::Intent(by, intent));
            }
            SettingsIntent::Language(None) => {
                let names = Locale::ALL.map(|locale| locale.autonym().to_owned());
                let Some(seat) = self.table.seat(by) else { return };
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
    }

    fn import(&mut self, by: Person, path: &str) {
        self.input.line_fails = true;
        let Ok(text) = self.tools.files.read_text(path) else {
            self.tell_text(by, "settings-not-read", &[]);
            return;
        };
        match Settings::read(&text) {
            Ok(settings) => {
                self.input.line_fails = false;
                // The profile and the trainings stay those of this machine.
                let own = &self.tools.settings;
                let settings = Settings {
                    trainings: own.trainings.clone(),
                    friend_trainings: own.friend_trainings.clone(),
                    ..settings.of_profile(own.person.profile.clone())
                };
                self.apply_settings(settings);
                self.tell_text(by, "settings-imported", &[]);
            }
            Err(fault) => self.tell_unreadable(by, &fault),
        }
    }

    pub(super) fn tell_unreadable(&mut self, by: Person, fault: &UnreadableSettings) {
        match fault {
            UnreadableSettings::Newer(_) => self.tell_text(by, "settings-newer", &[]),
            UnreadableSettings::Text { what, .. } => self.tell_text(by, "settings-unreadable", &[("what", what)]),
        }
    }

    /// Replaces all settings.
    pub(super) fn apply_settings(&mut self, mut settings: Settings) {
        settings.hand = self.tools.settings.hand.clone();
        let settings = self.table.apply_settings(self.tools.own_seat, &settings);
        self.adopt(settings);
        self.speak_language();
    }

    /// Saves a setting changed at the table. Only the settings of the person at this machine are saved; those of other
    /// people are in force for this game, except those of the machine itself.
    pub(super) fn keep(&mut self, by: Person, setting: Setting) {
        let own_seat = self.tools.own_seat;
        let is_own = by == own_seat;
        // At an event, unrequested words are a matter of the game (D.2.10.4).
        let is_event = self.table.game().regulations().place == Venue::Event;
        let is_of_the_game = is_event && setting.is_unasked();
        if is_of_the_game || !(is_own || setting.is_of_the_machine()) {
            self.make_personal();
            return;
        }
        self.take_over(setting);
        if setting == Setting::Language {
            self.speak_language();
        }
        let Some(seat) = self.table.seat(own_seat) else { return };
        let is_on = setting.value(&seat.settings) != "off";
        if setting == Setting::NewerVersion && is_on {
            self.tell_if_nowhere_to_look(by);
        }
        if setting.is_heard() && !self.is_silent() {
            self.say_sample(setting.is_of_own_voice());
        }
        let opponent = Person::Player(own_seat.side().unwrap_or(Color::White).other());
        let other = self.table.assistant_here().unwrap_or(opponent);
        let tone_for = [
            (Setting::Earphone, Ear::Private(own_seat)),
            (Setting::SecondEarphone, Ear::Private(other)),
            (Setting::ArbiterEarphone, Ear::Private(Person::Arbiter)),
            (Setting::Loudspeaker, Ear::Public),
        ];
        if let Some((_, ear)) = tone_for.into_iter().find(|(own, _)| *own == setting) {
            self.tools.sound.play(Cue::Place, ear);
        }
        if let Some(cue) = sample_of(setting).filter(|_| is_on) {
            self.tools.sound.play(cue, Ear::Private(own_seat));
        }
    }

    /// Saves a person's training of the words with its date, for the person at this machine or for their opponent.
    pub(super) fn keep_training(&mut self, by: Person) {
        let own_seat = self.tools.own_seat;
        let is_friend = matches!((by, own_seat), (Person::Player(_), Person::Player(_)));
        let Some(seat) = self.table.seat(by).filter(|_| by == own_seat || is_friend) else {
            return;
        };
        let mut settings = self.tools.settings.clone();
        let kept = if by == own_seat {
            &mut settings.trainings
        } else {
            &mut settings.friend_trainings
        };
        kept.clone_from(&seat.settings.trainings);
        let now = now_iso().unwrap_or_default();
        let day = now.split('T').next().unwrap_or_default();
        for trained in kept.iter_mut().filter(|one| one.date.is_empty()) {
            day.clone_into(&mut trained.date);
        }
        self.apply_settings(settings);
    }

    /// Takes that setting over from the table. Settings of unrequested words are the table's, but are saved as the
    /// person set them.
    pub(super) fn take_over(&mut self, setting: Setting) {
        let Some(seat) = self.table.seat(self.tools.own_seat) else {
            return;
        };
        let mut settings = seat.settings.clone();
        let is_kept = |own: &&Setting| own.is_unasked() && **own != setting;
        settings.take(Setting::ALL.iter().filter(is_kept), &self.tools.settings);
        self.adopt(settings);
    }

    fn adopt(&mut self, settings: Settings) {
        self.tools.settings = settings;
        self.fall_silent();
        self.settings_have_changed();
    }

    /// Says a setting's new value, for a key that changed it without a row being read.
    pub(super) fn tell_setting(&mut self, to: Person, setting: Setting) {
        let Some(seat) = self.table.seat(to) else { return };
        let row = rows::row(&seat.messages, setting, self.given(seat, &[], &[]));
        self.step(Input::Tell(to, row.value));
    }

    /// The data for the rows of that person's settings.
    fn given<'a>(&'a self, seat: &'a Seat, controls: &'a [Control], fixed: &'a [(Setting, String)]) -> Given<'a> {
        Given {
            settings: &seat.settings,
            devices: &self.page.devices,
            profiles: &self.page.profiles,
            keymap: &seat.keymap,
            controls,
            fixed,
        }
    }

    /// The settings that the person at this machine may not change now, and why.
    fn fixed(&self, seat: &Seat) -> Vec<(Setting, String)> {
        let fixed = |setting: &Setting| {
            let why = self.table.why_fixed(seat.person, *setting)?;
            Some((*setting, refusal::sentence(&seat.messages, &why)))
        };
        let nowhere = (!self.tools.beyond.releases.knows_where()).then(|| {
            let why = seat.messages.text("said-newer-nowhere", &[]);
            (Setting::NewerVersion, why)
        });
        Setting::ALL.iter().filter_map(fixed).chain(nowhere).collect()
    }

    fn speak_language(&mut self) {
        let wish = self.tools.settings.person.language.clone();
        let wish = wish.or_else(sys_locale::get_locale).unwrap_or_default();
        self.table.speak(Locale::negotiate(&wish));
    }

    /// Brings everything up to date after a change of settings.
    pub(super) fn settings_have_changed(&mut self) {
        self.configure();
        self.tell_hearing(Since::Wish);
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
        let hand = &self.tools.settings.hand;
        let (ear, lang) = if is_of_own_voice {
            let ear = match hand.channel {
                VoiceChannel::Private => Ear::Private(self.tools.own_seat),
                VoiceChannel::Public => Ear::Public,
            };
            (ear, hand.language.clone())
        } else {
            let lang = seat.messages.locale().tag().to_owned();
            (Ear::Private(self.tools.own_seat), lang)
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

    /// Remakes the rows if the set of fixed settings has changed.
    pub(super) fn follow_what_is_fixed(&mut self) {
        let seat = self.table.seat(self.tools.own_seat);
        if seat.is_some_and(|seat| self.fixed(seat) != self.page.fixed) {
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
        let view = rows::settings(&seat.messages, self.given(seat, &controls, &fixed));
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
        let kept = (self.tools.keep)(&self.tools.settings);
        self.tell_program(ProgramNews::SettingsChanged(Box::new(self.tools.settings.clone())));
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
    pub(super) fn use_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (self.existing_name(name), self.tools.settings.person.profile.clone());
        if name == before {
            return;
        }
        if !may_name_profile(&name) {
            self.tell_text(by, "settings-profile-name", &[]);
            return;
        }
        if !self.may_write_over(by, &before) {
            return;
        }
        if self
            .tools
            .profiles
            .write(&before, &self.tools.settings.write())
            .is_err()
        {
            self.tell_text(by, "settings-profile-not-kept", &[]);
            return;
        }
        let text = match self.tools.profiles.read(&name) {
            Ok(text) => text,
            Err(NotRead::NotThere) => {
                let new = self.tools.settings.for_others().of_profile(name.clone());
                if self.tools.profiles.write(&name, &new.write()).is_err() {
                    self.tell_text(by, "settings-profile-not-kept", &[]);
                    return;
                }
                new.write()
            }
            Err(
                NotRead::IsFolder
                | NotRead::Forbidden
                | NotRead::NotText
                | NotRead::TooLong(_)
                | NotRead::NotAFile
                | NotRead::Failed,
            ) => {
                self.tell_text(by, "settings-not-read", &[]);
                return;
            }
        };
        match Settings::read(&text) {
            Ok(settings) => {
                self.page.profiles = self.tools.profiles.names();
                self.apply_settings(settings.of_profile(name));
            }
            Err(fault) => self.tell_unreadable(by, &fault),
        }
    }

    /// True if that profile may be overwritten: one that a newer program wrote, or that cannot be read, is reported and
    /// kept.
    fn may_write_over(&mut self, by: Person, name: &str) -> bool {
        match self.tools.profiles.read(name).map(|text| Settings::read(&text)) {
            Ok(Ok(_)) | Err(NotRead::NotThere) => true,
            Ok(Err(fault)) => {
                self.tell_unreadable(by, &fault);
                false
            }
            Err(
                NotRead::IsFolder
                | NotRead::Forbidden
                | NotRead::NotText
                | NotRead::TooLong(_)
                | NotRead::NotAFile
                | NotRead::Failed,
            ) => {
                self.tell_text(by, "settings-not-read", &[]);
                false
            }
        }
    }

    /// Checks that there is such a profile before asking its owner to confirm.
    pub(super) fn ask_to_delete_profile(&mut self, by: Person, name: &str) {
        let name = self.existing_name(name);
        if self.profile_exists(by, &name) {
            let intent = Intent::Settings(SettingsIntent::DropProfile(name));
            self.step(Input::Intent(by, intent));
        }
    }

    fn profile_exists(&mut self, by: Person, name: &str) -> bool {
        let is_there =
            name == self.tools.settings.person.profile || self.tools.profiles.names().iter().any(|own| own == name);
        if !is_there {
            self.tell_text(by, "settings-no-such-profile", &[("name", name)]);
        }
        is_there
    }

    /// Removes that profile. If it is the one in force, the first replaces it; if the first cannot be read, nothing is
    /// removed.
    pub(super) fn delete_profile(&mut self, by: Person, name: &str) {
        let (name, own) = (self.existing_name(name), self.tools.settings.person.profile.clone());
        if !self.profile_exists(by, &name) {
            return;
        }
        let first = match self.tools.profiles.read("").map(|text| Settings::read(&text)) {
            Ok(Ok(first)) => first,
            // The first profile has never been left: it begins with the present settings.
            Err(NotRead::NotThere) => self.tools.settings.for_others(),
            Ok(Err(fault)) if name == own => {
                self.tell_unreadable(by, &fault);
                return;
            }
            Err(_) if name == own => {
                self.tell_text(by, "settings-not-read", &[]);
                return;
            }
            Ok(Err(_)) | Err(_) => Settings::default(),
        };
        if self.tools.profiles.remove(&name).is_err() {
            self.tell_text(by, "settings-profile-not-deleted", &[("name", &name)]);
            return;
        }
        self.page.profiles = self.tools.profiles.names();
        if name == own {
            self.apply_settings(first.of_profile(String::new()));
            self.tell_text(by, "settings-own-profile-deleted", &[("name", &name)]);
        } else {
            self.make_personal();
            self.show();
            self.tell_text(by, "settings-profile-deleted", &[("name", &name)]);
        }
    }

    /// Renames the profile in force, if only to change its case.
    pub(super) fn rename_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (name.trim().to_owned(), self.tools.settings.person.profile.clone());
        let there = self.existing_name(&name);
        let id = if before.is_empty() {
            Some("settings-first-profile-stays")
        } else if name.is_empty() || !may_name_profile(&name) {
            Some("settings-profile-name")
        } else if name == before || (there != before && self.tools.profiles.names().contains(&there)) {
            Some("settings-profile-there")
        } else {
            None
        };
        if let Some(id) = id {
            self.tell_text(by, id, &[("name", &there)]);
            return;
        }
        if !self.may_write_over(by, &before) {
            return;
        }
        let new = self.tools.settings.clone().of_profile(name.clone());
        // The file is renamed, not written anew: on a disk that ignores case both names are one file.
        let profiles = &mut self.tools.profiles;
        let is_kept = profiles.read(&before).is_ok();
        let is_moved = (!is_kept || profiles.rename(&before, &name).is_ok()) && {
            let is_written = profiles.write(&name, &new.write()).is_ok();
            if !is_written && is_kept {
                profiles.rename(&name, &before).ok();
            }
            is_written
        };
        if !is_moved {
            self.tell_text(by, "settings-profile-not-kept", &[]);
            return;
        }
        self.page.profiles = self.tools.profiles.names();
        self.apply_settings(new);
        self.tell_text(by, "settings-profile-renamed", &[("name", &name)]);
    }

    /// The existing profile of that name, ignoring case as some file systems do; otherwise the name itself.
    fn existing_name(&mut self, name: &str) -> String {
        let name = name.trim();
        let mut known = self.tools.profiles.names();
        known.push(self.tools.settings.person.profile.clone());
        let exact = known.iter().any(|own| own == name);
        let like = known.into_iter().find(|own| own.to_lowercase() == name.to_lowercase());
        like.filter(|_| !exact).unwrap_or_else(|| name.to_owned())
    }
}

/// The short sound that a setting turns on, to be heard when it does.
fn sample_of(setting: Setting) -> Option<Cue> {
    let samples = [
        (Setting::SoundVolume, Cue::Place),
        (Setting::SoundHands, Cue::Place),
        (Setting::SoundEdge, Cue::Edge),
        (Setting::SoundDarkSquares, Cue::DarkSquare),
        (Setting::SoundCaptures, Cue::Capture),
        (Setting::SoundCheck, Cue::Check),
        (Setting::SoundIllegal, Cue::Refused),
        (Setting::SoundLowTime, Cue::LowTime),
        (Setting::SoundDifferences, Cue::BoardsDiffer),
    ];
    samples.into_iter().find(|(own, _)| *own == setting).map(|(_, cue)| cue)
}
