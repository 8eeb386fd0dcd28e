//! The settings of several people at one machine, each under the name of a profile.

use std::collections::BTreeMap;

use super::files::{NotRead, NotWritten};

/// Stores profiles. The one without a name is the first, with which every user begins.
pub trait Profiles: Send {
    /// The names of the profiles in alphabetical order, without the first.
    fn names(&mut self) -> Vec<String>;

    /// The text of a profile.
    ///
    /// # Errors
    /// See [`NotRead`].
    fn read(&mut self, name: &str) -> Result<String, NotRead>;

    /// Replaces the text of a profile, whole and durably.
    ///
    /// # Errors
    /// See [`NotWritten`]; the old text is unchanged.
    fn write(&mut self, name: &str, text: &str) -> Result<(), NotWritten>;

    /// Gives a profile another name, which may be the same in another case. The caller checks that the name is free.
    ///
    /// # Errors
    /// See [`NotWritten`]; everything is unchanged. A missing profile cannot be renamed, nor can the first.
    fn rename(&mut self, from: &str, to: &str) -> Result<(), NotWritten>;

    /// Removes a profile for good. The first is never removed; a missing one counts as removed.
    ///
    /// # Errors
    /// See [`NotWritten`]; the profile is unchanged.
    fn remove(&mut self, name: &str) -> Result<(), NotWritten>;
}

/// A machine on which nothing is stored.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullProfiles;

impl Profiles for NullProfiles {
    fn names(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn read(&mut self, _name: &str) -> Result<String, NotRead> {
        Err(NotRead::NotThere)
    }

    fn write(&mut self, _name: &str, _text: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn rename(&mut self, _from: &str, _to: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn remove(&mut self, _name: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }
}

/// Profiles in memory.
#[derive(Debug, Clone, Default)]
pub struct RecordingProfiles {
    /// The text of each profile by its name.
    pub texts: BTreeMap<String, String>,
}

impl Profiles for RecordingProfiles {
    fn names(&mut self) -> Vec<String> {
        self.texts.keys().filter(|name| !name.is_empty()).cloned().collect()
    }

    fn read(&mut self, name: &str) -> Result<String, NotRead> {
        self.texts.get(name).cloned().ok_or(NotRead::NotThere)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), NotWritten> {
        self.texts.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn rename(&mut self, from: &str, to: &str) -> Result<(), NotWritten> {
        let is_named = !from.is_empty() && !to.is_empty();
        let text = Some(from)
            .filter(|_| is_named)
            .and_then(|from| self.texts.remove(from))
            .ok_or(NotWritten::Failed)?;
        self.texts.insert(to.to_owned(), text);
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<(), NotWritten> {
        if name.is_empty() {
            return Err(NotWritten::Failed);
        }
        self.texts.remove(name);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_profiles_read_back_and_the_first_has_no_name() {
        let mut profiles = RecordingProfiles::default();
        assert_eq!(profiles.read(""), Err(NotRead::NotThere));
        for name in ["", "Ben", "Ada"] {
            assert_eq!(profiles.write(name, name), Ok(()));
            assert_eq!(profiles.read(name).as_deref(), Ok(name));
        }
        assert_eq!(profiles.names(), ["Ada", "Ben"]);
        assert_eq!(profiles.remove("Ada"), Ok(()));
        assert_eq!(profiles.remove(""), Err(NotWritten::Failed), "the first stays");
        assert_eq!(profiles.names(), ["Ben"]);
        assert_eq!(NullProfiles.names(), Vec::<String>::new());
        assert_eq!(NullProfiles.read("Ada"), Err(NotRead::NotThere));
        assert_eq!(NullProfiles.write("Ada", ""), Err(NotWritten::Failed));
        assert_eq!(NullProfiles.remove("Ada"), Err(NotWritten::Failed));
    }
}
