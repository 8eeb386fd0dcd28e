//! Several people at one machine: each has settings of his own under the name of a profile.

use super::Runner;
use crate::laws::people::Person;
use crate::ports::files::NotRead;
use crate::settings::{Settings, may_name_profile};

impl Runner {
    /// The settings of that profile from now on; a name nobody has begins with the settings as they are. Those that were in
    /// force are kept first: if that fails, they stay in force.
    pub(super) fn use_profile(&mut self, by: Person, name: &str) {
        let (name, before) = (name.trim().to_owned(), self.tools.settings.profile.clone());
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
}
