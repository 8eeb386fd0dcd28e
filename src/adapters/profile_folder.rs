//! Profiles in a folder beside the settings: one file for each.

use std::fs;
use std::path::PathBuf;

use super::disk_files::DiskFiles;
use crate::ports::files::{Files as _, NotRead, NotWritten};
use crate::ports::profiles::Profiles;
use crate::settings::may_name_profile;

/// The first profile's file: no name that a person can give is like it.
const FIRST: &str = "-first";

/// The folder of the profiles.
#[derive(Debug, Clone)]
pub struct ProfileFolder {
    /// Nothing is kept without one.
    folder: Option<PathBuf>,
}

impl ProfileFolder {
    /// The folder of profiles in the folder of the program's data.
    pub fn of(data: Option<PathBuf>) -> Self {
        Self {
            folder: data.map(|data| data.join("profiles")),
        }
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref().filter(|_| may_name_profile(name))?;
        let stem = if name.is_empty() { FIRST } else { name };
        Some(folder.join(format!("{stem}.toml")))
    }
}

impl Profiles for ProfileFolder {
    fn names(&mut self) -> Vec<String> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let name = |entry: fs::DirEntry| {
            let file = entry.file_name().into_string().ok()?;
            let name = file.strip_suffix(".toml")?;
            (!name.is_empty() && may_name_profile(name)).then(|| name.to_owned())
        };
        let mut names: Vec<String> = entries.into_iter().flatten().flatten().filter_map(name).collect();
        names.sort_by_key(|name| name.to_lowercase());
        names
    }

    fn read(&mut self, name: &str) -> Result<String, NotRead> {
        let path = self.path(name).ok_or(NotRead::NotThere)?;
        DiskFiles.read_text(&path.to_string_lossy())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), NotWritten> {
        let path = self.path(name).ok_or(NotWritten::Failed)?;
        if let Some(folder) = &self.folder {
            fs::create_dir_all(folder).map_err(|_error| NotWritten::Failed)?;
        }
        DiskFiles.save_over(&path.to_string_lossy(), text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_are_files_beside_the_settings_and_nothing_leads_out_of_their_folder() {
        let data = std::env::temp_dir().join(format!("annabella-profiles-{}", std::process::id()));
        let mut profiles = ProfileFolder::of(Some(data.clone()));
        assert_eq!(profiles.names(), Vec::<String>::new());
        assert_eq!(profiles.read("Ada"), Err(NotRead::NotThere));
        for name in ["ben", "", "Ada"] {
            assert_eq!(profiles.write(name, name), Ok(()), "{name}");
        }
        assert_eq!(profiles.write("Ada", "other"), Ok(()));
        assert_eq!(profiles.names(), ["Ada", "ben"]);
        assert_eq!(profiles.read("Ada").as_deref(), Ok("other"));
        assert_eq!(profiles.read("").as_deref(), Ok(""));
        assert_eq!(profiles.write("../out", ""), Err(NotWritten::Failed));
        assert_eq!(profiles.read("../settings"), Err(NotRead::NotThere));
        fs::remove_dir_all(data).unwrap();
    }

    #[test]
    fn without_a_folder_nothing_is_kept() {
        let mut profiles = ProfileFolder::of(None);
        assert_eq!(profiles.names(), Vec::<String>::new());
        assert_eq!(profiles.write("Ada", ""), Err(NotWritten::Failed));
    }
}
