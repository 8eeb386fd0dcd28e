//! Files on the disk: written whole, over another only when asked to; read whole if they are text.

use std::fs;
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use crate::adapters::sqlite;
use crate::ports::files::{Files, LONGEST, NotRead, NotRescued, NotWritten, Rescued};

/// The disk of this machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct DiskFiles;

impl Files for DiskFiles {
    fn save_new(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        let path = place(path);
        let whole = write_temporary(&path, text)?;
        // A second name for the finished file: it fails if the name is taken, and cannot be half done.
        let linked = fs::hard_link(&whole, &path);
        let linked = linked.or_else(|error| {
            // A file system without hard links.
            if [ErrorKind::Unsupported, ErrorKind::PermissionDenied].contains(&error.kind()) {
                let new = fs::OpenOptions::new().write(true).create_new(true).open(&path);
                return new.and_then(|_reserved| fs::rename(&whole, &path));
            }
            Err(error)
        });
        fs::remove_file(&whole).ok();
        linked.map_err(|error| why_not(&error))
    }

    fn save_over(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        let path = place(path);
        let whole = write_temporary(&path, text)?;
        fs::rename(&whole, &path).map_err(|error| {
            fs::remove_file(&whole).ok();
            why_not(&error)
        })
    }

    fn read_text(&mut self, path: &str) -> Result<String, NotRead> {
        let path = place(path);
        let about = fs::metadata(&path).map_err(|error| why_not_read(&error))?;
        if about.is_dir() {
            return Err(NotRead::IsFolder);
        }
        // A pipe or a device would block the table.
        if !about.is_file() {
            return Err(NotRead::Failed);
        }
        let mut bytes = Vec::new();
        let file = fs::File::open(&path).map_err(|error| why_not_read(&error))?;
        file.take(LONGEST + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| why_not_read(&error))?;
        if u64::try_from(bytes.len()).is_ok_and(|length| length > LONGEST) {
            return Err(NotRead::TooLong);
        }
        String::from_utf8(bytes).map_err(|_bytes| NotRead::NotText)
    }

    fn rescue(&mut self, path: &str) -> Result<Rescued, NotRescued> {
        sqlite::rescue_beside(&place(path))
    }
}

/// Writes the text to a temporary file beside that place, synced to the disk.
fn write_temporary(path: &Path, text: &str) -> Result<PathBuf, NotWritten> {
    let name = path.file_name().ok_or(NotWritten::Failed)?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    if let Err(error) = written {
        fs::remove_file(&beside).ok();
        return Err(why_not(&error));
    }
    Ok(beside)
}

fn why_not(error: &std::io::Error) -> NotWritten {
    if error.kind() == ErrorKind::AlreadyExists {
        NotWritten::ExistsAlready
    } else {
        NotWritten::Failed
    }
}

/// What a system error means for a file that was to be read.
pub fn why_not_read(error: &std::io::Error) -> NotRead {
    let is = |kinds: &[ErrorKind]| kinds.contains(&error.kind());
    if is(&[
        ErrorKind::NotFound,
        ErrorKind::NotADirectory,
        ErrorKind::InvalidFilename,
    ]) {
        NotRead::NotThere
    } else if is(&[ErrorKind::IsADirectory]) {
        NotRead::IsFolder
    } else if is(&[ErrorKind::PermissionDenied]) {
        NotRead::Forbidden
    } else if is(&[ErrorKind::InvalidData]) {
        NotRead::NotText
    } else if is(&[ErrorKind::FileTooLarge]) {
        NotRead::TooLong
    } else {
        NotRead::Failed
    }
}

/// The path meant: one that begins with `~/` begins in the home folder.
pub fn place(typed: &str) -> PathBuf {
    let typed = typed.trim();
    let own = || Some(directories::BaseDirs::new()?.home_dir().join(typed.strip_prefix("~/")?));
    own().unwrap_or_else(|| PathBuf::from(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.html");
        let name = path.to_str().unwrap();
        assert_eq!(DiskFiles.save_new(name, "one"), Ok(()));
        assert_eq!(DiskFiles.save_new(name, "two"), Err(NotWritten::ExistsAlready));
        assert_eq!(DiskFiles.read_text(name).as_deref(), Ok("one"));
        assert_eq!(DiskFiles.save_over(name, "three"), Ok(()));
        assert_eq!(DiskFiles.read_text(name).as_deref(), Ok("three"));
        let left = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(left, 1, "nothing is left beside it");
        let nowhere = folder.path().join("none/report.html");
        assert_eq!(
            DiskFiles.save_new(nowhere.to_str().unwrap(), "x"),
            Err(NotWritten::Failed)
        );
    }

    #[test]
    fn a_file_that_is_no_scoresheet_is_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            fs::File::create(&path).unwrap().write_all(bytes).unwrap();
            path.to_str().unwrap().to_owned()
        };
        let long = vec![b'x'; usize::try_from(LONGEST).unwrap() + 1];
        let cases = [
            (write("latin", &[0x44, 0xFC]), NotRead::NotText),
            (write("long", &long), NotRead::TooLong),
            (folder.path().to_str().unwrap().to_owned(), NotRead::IsFolder),
            (format!("{}/none", folder.path().display()), NotRead::NotThere),
        ];
        for (path, expected) in cases {
            assert_eq!(DiskFiles.read_text(&path), Err(expected), "{path}");
        }
        if cfg!(unix) {
            assert_eq!(DiskFiles.read_text("/dev/null"), Err(NotRead::Failed));
        }
    }

    #[test]
    fn a_tilde_is_the_persons_own_folder() {
        let home = directories::BaseDirs::new().unwrap().home_dir().to_owned();
        assert_eq!(place(" ~/sheet.txt"), home.join("sheet.txt"));
        assert_eq!(place("/x/~/y"), PathBuf::from("/x/~/y"));
    }
}
