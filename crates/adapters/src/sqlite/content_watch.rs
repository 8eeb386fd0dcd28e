//! The content of a journal's file between two writes of this program, by which another file copied over it is noticed.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::time::SystemTime;

use sha2::{Digest as _, Sha256};

use crate::own_files::{self, Access};

/// The content of an open file as this program left it.
///
/// The file is opened once and closed after the connection: to close it earlier would give up the locks of the
/// connection, which are the process's.
#[derive(Debug)]
pub(super) struct ContentWatch {
    file: File,
    noted: Noted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Noted {
    stamp: Stamp,
    hash: [u8; 32],
}

/// The length of a file in bytes, and when it was changed last.
type Stamp = (u64, SystemTime);

impl ContentWatch {
    /// Notes the content of the file with this path.
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        let file = own_files::open(path, Access::Read)?;
        let noted = Noted {
            stamp: stamp(&file)?,
            hash: hash(&file)?,
        };
        Ok(Self { file, noted })
    }

    /// True if the content is as noted. It is read only if the file's length or time has changed.
    pub(super) fn is_unchanged(&mut self) -> bool {
        let Ok(stamp) = stamp(&self.file) else { return true };
        if stamp == self.noted.stamp {
            return true;
        }
        let is_unchanged = hash(&self.file).is_ok_and(|hash| hash == self.noted.hash);
        if is_unchanged {
            self.noted.stamp = stamp;
        }
        is_unchanged
    }

    /// Notes the content after a write of this program.
    pub(super) fn note(&mut self) {
        let Ok(stamp) = stamp(&self.file) else { return };
        if stamp != self.noted.stamp
            && let Ok(hash) = hash(&self.file)
        {
            self.noted = Noted { stamp, hash };
        }
    }
}

fn stamp(file: &File) -> io::Result<Stamp> {
    let about = file.metadata()?;
    Ok((about.len(), about.modified()?))
}

fn hash(mut file: &File) -> io::Result<[u8; 32]> {
    file.seek(SeekFrom::Start(0))?;
    let mut sha = Sha256::new();
    let mut part = [0; 16 * 1024];
    loop {
        match file.read(&mut part)? {
            0 => return Ok(sha.finalize().into()),
            length => sha.update(part.get(..length).unwrap_or_default()),
        }
    }
}
