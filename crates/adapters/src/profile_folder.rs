//! Profiles in a folder next to the settings: one file for each.

#[cfg(feature = "home")]
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::disk_files::DiskFiles;
use super::own_files;
#[cfg(feature = "home")]
use super::{disk_files, foreign_database::Lock};
use crate::ports::files::{Files as _, NotRead, NotWritten};
use crate::ports::profiles::Profiles;
use journal::file_name::is_reserved_by_windows;
use settings::may_name_profile;

/// The first profile's file: no name that a user can give begins with a hyphen.
const FIRST: &str = "-first";

/// The most positions from own mistakes that are kept, and the most bytes they may have.
#[cfg(feature = "home")]
const MOST_MISTAKES: usize = 5_000;
#[cfg(feature = "home")]
const MOST_MISTAKES_BYTES: u64 = 4 * 1024 * 1024;

/// The first line of their file.
#[cfg(feature = "home")]
const MISTAKES_HEADER: &str = "PuzzleId,FEN,Moves,Rating,Themes,Also\n";

/// The folder of the profiles.
#[derive(Debug, Clone)]
pub struct ProfileFolder {
    /// The folder; without one nothing is stored.
    folder: Option<PathBuf>,
    /// True if the first profile's text is renamed before it is overwritten.
    puts_first_aside: bool,
}

impl ProfileFolder {
    /// The folder of profiles in the folder of the program's data.
    pub fn of(data: Option<PathBuf>) -> Self {
        Self::named("profiles", data)
    }

    /// The folder of that name in the folder of the program's data, with a file for each profile.
    pub fn named(name: &str, data: Option<PathBuf>) -> Self {
        Self {
            folder: data.map(|data| data.join(name)),
            puts_first_aside: false,
        }
    }

    /// Renames the profile's file, which cannot be read, and gives its new name; none if it could not be renamed.
    pub fn put_unreadable_aside(&self, name: &str) -> Option<PathBuf> {
        Self::put_aside(&self.path(name)?).ok()
    }

    /// Keeps other programs from changing the profile's file until the value is dropped; none without a folder that can be written
    /// to, or on a disk that knows no locks.
    #[cfg(feature = "home")]
    pub fn lock(&self, name: &str) -> Option<Lock> {
        let path = self.path(name)?;
        own_files::create_folder(path.parent()?).ok()?;
        Lock::wait(&path).ok()
    }

    /// Declares that the settings of this run are not the saved ones, because their file could not be read: the first
    /// profile's file is renamed, once, before it is overwritten.
    #[must_use]
    pub fn keeping_what_was_there(self, were_unreadable: bool) -> Self {
        Self {
            puts_first_aside: were_unreadable,
            ..self
        }
    }

    /// The file of the positions from the person's own mistakes.
    #[cfg(feature = "home")]
    pub fn mistakes(&self, name: &str) -> Option<PathBuf> {
        let data = self.folder.as_ref().filter(|_| may_name_profile(name))?.parent()?;
        let file = match name {
            "" => String::from("mistakes.csv"),
            name => format!("mistakes-{name}.csv"),
        };
        Some(data.join("tactics").join(file))
    }

    /// The profile's file; none without a folder.
    pub fn path(&self, name: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref().filter(|_| may_name_profile(name))?;
        let file = |stem: &str| folder.join(format!("{stem}.toml"));
        Some(match name {
            "" => file(FIRST),
            name if is_reserved_by_windows(name) => {
                let (safe, plain) = (file(&format!("-{name}")), file(name));
                // Except on Windows, earlier versions kept it under the plain name.
                let is_plain = cfg!(not(windows)) && !safe.exists() && plain.is_file();
                if is_plain { plain } else { safe }
            }
            name => file(name),
        })
    }

    /// Renames the file to a name not yet taken.
    fn put_aside(path: &Path) -> Result<PathBuf, NotWritten> {
        let aside = |number: u32| path.with_extension(format!("toml.kept-{number}"));
        let free = (1..10_000).map(aside).find(|path| !path.exists());
        let free = free.ok_or(NotWritten::Failed)?;
        fs::rename(path, &free).map_err(|_error| NotWritten::Failed)?;
        Ok(free)
    }
}

impl Profiles for ProfileFolder {
    fn names(&mut self) -> Vec<String> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let name = |entry: fs::DirEntry| {
            let file = entry.file_name().into_string().ok()?;
            let stem = file.strip_suffix(".toml")?;
            let kept = stem.strip_prefix('-').filter(|name| is_reserved_by_windows(name));
            let name = kept.unwrap_or(stem);
            (!name.is_empty() && may_name_profile(name)).then(|| name.to_owned())
        };
        let mut names: Vec<String> = entries.into_iter().flatten().flatten().filter_map(name).collect();
        names.sort_by_key(|name| (name.to_lowercase(), name.clone()));
        names.dedup();
        names
    }

    fn read(&mut self, name: &str) -> Result<String, NotRead> {
        let path = self.path(name).ok_or(NotRead::NotThere)?;
        DiskFiles.read_text(&path.to_string_lossy())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), NotWritten> {
        let path = self.path(name).ok_or(NotWritten::Failed)?;
        if let Some(folder) = &self.folder {
            own_files::create_folder(folder).map_err(|_error| NotWritten::Failed)?;
        }
        if name.is_empty() && self.puts_first_aside {
            if path.exists() {
                Self::put_aside(&path)?;
            }
            self.puts_first_aside = false;
        }
        DiskFiles.save_over(&path.to_string_lossy(), text)
    }

    #[cfg(feature = "home")]
    fn keep_mistakes(&mut self, name: &str, rows: &[String]) -> Result<usize, NotWritten> {
        let path = self.mistakes(name).ok_or(NotWritten::Failed)?;
        let old = match disk_files::text(&path, MOST_MISTAKES_BYTES) {
            Ok(text) => text,
            Err(NotRead::NotThere) => String::new(),
            Err(_) => return Err(NotWritten::Failed),
        };
        let id = |row: &str| row.split(',').next().unwrap_or_default().to_owned();
        let mut known: HashSet<String> = old.lines().map(id).collect();
        let new: Vec<&String> = rows.iter().filter(|row| known.insert(id(row))).collect();
        // The oldest rows make room.
        let all: Vec<&str> = old.lines().skip(1).chain(new.iter().map(|row| row.as_str())).collect();
        let kept = all.get(all.len().saturating_sub(MOST_MISTAKES)..).unwrap_or_default();
        let text = format!("{MISTAKES_HEADER}{}\n", kept.join("\n"));
        if let Some(folder) = path.parent() {
            own_files::create_folder(folder).map_err(|_error| NotWritten::Failed)?;
        }
        disk_files::replace(&path, text.as_bytes()).map_err(|_error| NotWritten::Failed)?;
        Ok(new.len())
    }

    fn rename(&mut self, from: &str, to: &str) -> Result<(), NotWritten> {
        let path = |name: &str| self.path(name).filter(|_| !name.is_empty()).ok_or(NotWritten::Failed);
        fs::rename(path(from)?, path(to)?).map_err(|_error| NotWritten::Failed)
    }

    fn remove(&mut self, name: &str) -> Result<(), NotWritten> {
        let path = self.path(name).filter(|_| !name.is_empty()).ok_or(NotWritten::Failed)?;
        match fs::remove_file(path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(NotWritten::Failed),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_are_files_in_one_folder_and_no_name_leads_out() {
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
        assert_eq!(profiles.rename("Ada", "ADA"), Ok(()));
        assert_eq!(profiles.names(), ["ADA", "ben"]);
        assert_eq!(profiles.rename("ADA", "Ada"), Ok(()));
        for (from, to) in [("", "Cora"), ("ben", ""), ("ben", "../out"), ("nobody", "Cora")] {
            assert_eq!(profiles.rename(from, to), Err(NotWritten::Failed), "{from} {to}");
        }
        assert_eq!(profiles.remove("Ada"), Ok(()));
        assert_eq!(profiles.remove("Ada"), Ok(()), "it is not there");
        assert_eq!(profiles.names(), ["ben"]);
        for stays in ["", "../settings"] {
            assert_eq!(profiles.remove(stays), Err(NotWritten::Failed), "{stays}");
        }
        assert_eq!(profiles.read("").as_deref(), Ok(""));
        fs::remove_dir_all(data).unwrap();
    }

    #[test]
    fn a_profile_named_like_a_windows_device_gets_a_valid_file() {
        let folder = tempfile::tempdir().unwrap();
        let mut profiles = ProfileFolder::of(Some(folder.path().to_owned()));
        let devices = ["AUX", "com1", "con", "lpt9", "NUL", "prn", "COM²"];
        let others = ["comet", "com10", "Con Ada"];
        for name in devices.iter().chain(&others) {
            assert_eq!(profiles.write(name, name), Ok(()), "{name}");
            assert_eq!(profiles.read(name).as_deref(), Ok(*name));
        }
        let all = devices.len() + others.len();
        assert_eq!(profiles.names().len(), all);
        for name in profiles.names() {
            assert_eq!(profiles.read(&name).as_deref(), Ok(name.as_str()));
        }
        let files = fs::read_dir(folder.path().join("profiles")).unwrap().flatten();
        let stems = files.map(|file| file.file_name().to_string_lossy().replace(".toml", ""));
        assert_eq!(stems.filter(|stem| is_reserved_by_windows(stem)).count(), 0);
    }

    #[cfg(not(windows))]
    #[test]
    fn a_profile_named_like_a_device_and_kept_before_is_still_found() {
        let folder = tempfile::tempdir().unwrap();
        let profiles = folder.path().join("profiles");
        fs::create_dir_all(&profiles).unwrap();
        let keep = |file: &str, text: &str| {
            DiskFiles
                .save_over(&profiles.join(file).to_string_lossy(), text)
                .unwrap();
        };
        keep("aux.toml", "before");
        let mut profiles = ProfileFolder::of(Some(folder.path().to_owned()));
        assert_eq!(profiles.read("aux").as_deref(), Ok("before"));
        assert_eq!(profiles.write("aux", "now"), Ok(()));
        assert_eq!(profiles.names(), ["aux"]);
        assert_eq!(profiles.read("aux").as_deref(), Ok("now"));
        keep("-aux.toml", "safe");
        assert_eq!(profiles.names(), ["aux"], "one profile, not two");
        assert_eq!(profiles.read("aux").as_deref(), Ok("safe"));
    }

    #[test]
    fn an_unreadable_first_profile_is_set_aside_before_writing() {
        let folder = tempfile::tempdir().unwrap();
        let of = || ProfileFolder::of(Some(folder.path().to_owned()));
        let aside = |number: u32| folder.path().join(format!("profiles/-first.toml.kept-{number}"));
        assert_eq!(of().write("", "one"), Ok(()));
        assert_eq!(of().write("", "two"), Ok(()));
        assert!(!aside(1).exists(), "one's own is written over");
        let mut profiles = of().keeping_what_was_there(true);
        assert_eq!(profiles.write("Ben", "Ben"), Ok(()));
        for text in ["three", "four"] {
            assert_eq!(profiles.write("", text), Ok(()));
            assert_eq!(fs::read_to_string(aside(1)).unwrap(), "two", "once, and it stays");
        }
        assert!(!aside(2).exists());
        assert_eq!(profiles.read("").as_deref(), Ok("four"));
        assert_eq!(profiles.names(), ["Ben"], "what is put aside is no profile");
        assert_eq!(of().keeping_what_was_there(true).write("", "five"), Ok(()));
        assert_eq!(fs::read_to_string(aside(2)).unwrap(), "four");
    }

    #[test]
    fn without_a_folder_nothing_is_kept() {
        let mut profiles = ProfileFolder::of(None);
        assert_eq!(profiles.names(), Vec::<String>::new());
        assert_eq!(profiles.write("Ada", ""), Err(NotWritten::Failed));
    }
}
