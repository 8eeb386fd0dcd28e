//! Several people at one machine: each has settings of his own under the name of a profile.

use super::Runner;
use crate::controls::intent::Intent;
use crate::controls::settings::SettingsIntent;
use crate::laws::people::Person;
use crate::ports::files::NotRead;
use crate::settings::{Settings, may_name_profile};
use crate::table::input::Input;

impl Runner {
    /// The settings of that profile from now on; a name nobody has begins with the settings as they are. Those that were in
    /// force are kept first: if that fails, they stay in force.
    pub(super) fn use_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (self.known(name), self.tools.settings.person.profile.clone());
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
                let new = self.tools.settings.clone().of_profile(name.clone());
                if self.tools.profiles.write(&name, &new.write()).is_err() {
                    self.tell_text(by, "settings-profile-not-kept", &[]);
                    return;
                }
                new.write()
            }
            Err(NotRead::IsFolder | NotRead::Forbidden | NotRead::NotText | NotRead::TooLong | NotRead::Failed) => {
                self.tell_text(by, "settings-not-read", &[]);
                return;
            }
        };
        match Settings::read(&text) {
            Ok(settings) => {
                self.profiles = self.tools.profiles.names();
                self.apply_settings(settings.of_profile(name));
            }
            Err(fault) => self.tell_unreadable(by, &fault),
        }
    }

    /// A profile that a newer program wrote, or nobody can read, is told of and kept.
    fn may_write_over(&mut self, by: Person, name: &str) -> bool {
        match self.tools.profiles.read(name).map(|text| Settings::read(&text)) {
            Ok(Ok(_)) | Err(NotRead::NotThere) => true,
            Ok(Err(fault)) => {
                self.tell_unreadable(by, &fault);
                false
            }
            Err(NotRead::IsFolder | NotRead::Forbidden | NotRead::NotText | NotRead::TooLong | NotRead::Failed) => {
                self.tell_text(by, "settings-not-read", &[]);
                false
            }
        }
    }

    /// Whether there is that profile is seen before its owner is asked whether he means it.
    pub(super) fn ask_to_delete_profile(&mut self, by: Person, name: &str) {
        let name = self.known(name);
        if self.is_a_profile(by, &name) {
            let intent = Intent::Settings(SettingsIntent::DropProfile(name));
            self.step(Input::Intent(by, intent));
        }
    }

    fn is_a_profile(&mut self, by: Person, name: &str) -> bool {
        let is_there =
            name == self.tools.settings.person.profile || self.tools.profiles.names().iter().any(|own| own == name);
        if !is_there {
            self.tell_text(by, "settings-no-such-profile", &[("name", name)]);
        }
        is_there
    }

    /// Removes that profile. Where it is the one in force, the first takes its place: if that cannot be had, nothing is
    /// removed.
    pub(super) fn delete_profile(&mut self, by: Person, name: &str) {
        let (name, own) = (self.known(name), self.tools.settings.person.profile.clone());
        if !self.is_a_profile(by, &name) {
            return;
        }
        let first = match self.tools.profiles.read("").map(|text| Settings::read(&text)) {
            Ok(Ok(first)) => first,
            // Nobody has ever left it: it begins with the settings as they are.
            Err(NotRead::NotThere) => self.tools.settings.clone(),
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
        self.profiles = self.tools.profiles.names();
        if name == own {
            self.apply_settings(first.of_profile(String::new()));
            self.tell_text(by, "settings-own-profile-deleted", &[("name", &name)]);
        } else {
            self.make_personal();
            self.show();
            self.tell_text(by, "settings-profile-deleted", &[("name", &name)]);
        }
    }

    /// The profile in force is called that from now on, be it only in another case.
    pub(super) fn rename_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (name.trim().to_owned(), self.tools.settings.person.profile.clone());
        let there = self.known(&name);
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
        // Not written anew and the old one removed: where case counts for nothing, both are one file.
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
        self.profiles = self.tools.profiles.names();
        self.apply_settings(new);
        self.tell_text(by, "settings-profile-renamed", &[("name", &name)]);
    }

    /// The profile there is of that name in any case, as some file systems know no other; else the name itself.
    fn known(&mut self, name: &str) -> String {
        let name = name.trim();
        let mut known = self.tools.profiles.names();
        known.push(self.tools.settings.person.profile.clone());
        let exact = known.iter().any(|own| own == name);
        let like = known.into_iter().find(|own| own.to_lowercase() == name.to_lowercase());
        like.filter(|_| !exact).unwrap_or_else(|| name.to_owned())
    }
}
