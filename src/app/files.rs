//! Files a person asks for: written whole, and never over another.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use crate::table::input::Saved;

/// Writes a file that is not there yet.
pub(super) fn save_new(path: &Path, text: &str) -> Saved {
    let opened = fs::OpenOptions::new().write(true).create_new(true).open(path);
    match opened {
        Ok(mut file) => {
            if file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).is_ok() {
                Saved::Written
            } else {
                Saved::Failed
            }
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Saved::ExistsAlready,
        Err(_) => Saved::Failed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.html");
        assert_eq!(save_new(&path, "one"), Saved::Written);
        assert_eq!(save_new(&path, "two"), Saved::ExistsAlready);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        assert_eq!(save_new(&folder.path().join("none/report.html"), "x"), Saved::Failed);
    }
}
