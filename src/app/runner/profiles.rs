//! Several people at one machine: each has settings of his own under the name of a profile.

use super::Runner;
use crate::laws::people::Person;
use crate::ports::files::NotRead;
use crate::settings::{Settings, may_name_profile};

impl Runner {
    /// The settings of that profile from now on; a name nobody has begins with the settings as they are. Those that were in
    /// force are kept first: if that fails, they stay in force.
    pub(super) fn use_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (self.known(name), self.tools.settings.profile.clone());
        if name == before {
            return;
        }
        if !may_name_profile(&name) {
            self.tell_text(by, "settings-profile-name", &[]);
            return;
        }
        // A profile that a newer program wrote, or nobody can read, is told of and kept.
        if let Ok(there) = self.tools.profiles.read(&before)
            && let Err(fault) = Settings::read(&there)
        {
            self.tell_unreadable(by, &fault);
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
                let new = Settings {
                    profile: name.clone(),
                    ..self.tools.settings.clone()
                };
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
                self.wear(Settings {
                    profile: name,
                    ..settings
                });
            }
            Err(fault) => self.tell_unreadable(by, &fault),
        }
    }

    /// Removes that profile. Where it is the one in force, the first takes its place: if that cannot be had, nothing is
    /// removed.
    pub(super) fn delete_profile(&mut self, by: Person, name: &str) {
        let (name, own) = (self.known(name), self.tools.settings.profile.clone());
        if name != own && !self.tools.profiles.names().contains(&name) {
            self.tell_text(by, "settings-no-such-profile", &[("name", &name)]);
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
            let profile = String::new();
            self.wear(Settings { profile, ..first });
            self.tell_text(by, "settings-own-profile-deleted", &[("name", &name)]);
        } else {
            self.make_personal();
            self.show();
            self.tell_text(by, "settings-profile-deleted", &[("name", &name)]);
        }
    }

    /// The profile in force is called that from now on. It is kept under the new name before the old one goes.
    pub(super) fn rename_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (name.trim().to_owned(), self.tools.settings.profile.clone());
        let there = self.known(&name);
        let id = if before.is_empty() {
            Some("settings-first-profile-stays")
        } else if name.is_empty() || !may_name_profile(&name) {
            Some("settings-profile-name")
        } else if there == before || self.tools.profiles.names().contains(&there) {
            Some("settings-profile-there")
        } else {
            None
        };
        if let Some(id) = id {
            self.tell_text(by, id, &[("name", &there)]);
            return;
        }
        let new = Settings {
            profile: name.clone(),
            ..self.tools.settings.clone()
        };
        let is_moved = self.tools.profiles.write(&name, &new.write()).is_ok() && {
            let is_gone = self.tools.profiles.remove(&before).is_ok();
            if !is_gone {
                self.tools.profiles.remove(&name).ok();
            }
            is_gone
        };
        if !is_moved {
            self.tell_text(by, "settings-profile-not-kept", &[]);
            return;
        }
        self.profiles = self.tools.profiles.names();
        self.wear(new);
        self.tell_text(by, "settings-profile-renamed", &[("name", &name)]);
    }

    /// The profile there is of that name in any case, as some file systems know no other; else the name itself.
    fn known(&mut self, name: &str) -> String {
        let name = name.trim();
        let mut known = self.tools.profiles.names();
        known.push(self.tools.settings.profile.clone());
        let exact = known.iter().any(|own| own == name);
        let like = known.into_iter().find(|own| own.to_lowercase() == name.to_lowercase());
        like.filter(|_| !exact).unwrap_or_else(|| name.to_owned())
    }
}
