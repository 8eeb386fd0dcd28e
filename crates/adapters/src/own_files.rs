//! The program's files belong to the user: no other user of the machine can read their games, settings or recordings.
//!
//! Folders and files are created with such permissions; those of earlier versions are corrected. On a system without such
//! modes the user's folders are private anyway.
//!
//! Files are opened here and nowhere else (`tests/it/tidy`): only regular ones, and without blocking.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The mode of a folder for its owner alone.
#[cfg(unix)]
const FOLDER: u32 = 0o700;
/// The mode of a file for its owner alone.
#[cfg(unix)]
const FILE: u32 = 0o600;
/// The permissions of everyone but the owner.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// The purpose for which a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reading it.
    Read,
    /// Reading and writing it; a missing file is made.
    Write,
    /// Holding a lock on it; a missing file is made. A link is refused: it would make a file somewhere else.
    Lock,
    /// Holding a lock on it, if the file exists.
    LockIfThere,
}

/// Opens a regular file. Pipes, sockets, devices and folders are refused at once: opening a pipe would wait for a process at
/// its other end, and a device has no end.
///
/// # Errors
/// The system's error; [`ErrorKind::IsADirectory`] for a folder, [`ErrorKind::Unsupported`] for anything else that is not a
/// regular file.
pub fn open(path: &Path, access: Access) -> io::Result<File> {
    // Examined first, because opening some devices already affects them.
    let found = match access {
        Access::Read | Access::Write => fs::metadata(path),
        Access::Lock | Access::LockIfThere => fs::symlink_metadata(path),
    };
    if let Ok(about) = found {
        must_be_regular(&about)?;
    }
    let mut options = options();
    match access {
        Access::Read => options.read(true),
        Access::Write => options.read(true).write(true).create(true).truncate(false),
        Access::Lock => options.write(true).create(true).truncate(false),
        Access::LockIfThere => options.write(true),
    };
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        let mut flags = OFlags::NONBLOCK | OFlags::NOCTTY;
        if matches!(access, Access::Lock | Access::LockIfThere) {
            flags |= OFlags::NOFOLLOW;
        }
        let flags = i32::try_from(flags.bits()).unwrap_or_default();
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags);
    }
    let file = options.open(path)?;
    // Another file may have taken its place meanwhile.
    must_be_regular(&file.metadata()?)?;
    Ok(file)
}

/// Creates a file that does not exist yet, for its owner alone, and opens it for writing.
///
/// # Errors
/// The system's error.
pub fn create_new(path: &Path) -> io::Result<File> {
    options().write(true).create_new(true).open(path)
}

/// Accepts only a regular file.
///
/// # Errors
/// [`ErrorKind::IsADirectory`] for a folder, [`ErrorKind::Unsupported`] for anything else that is not a regular file.
pub fn must_be_regular(about: &Metadata) -> io::Result<()> {
    if about.is_file() {
        Ok(())
    } else if about.is_dir() {
        Err(ErrorKind::IsADirectory.into())
    } else {
        Err(io::Error::new(ErrorKind::Unsupported, "not a regular file"))
    }
}

/// Options that make a new file accessible to its owner alone.
fn options() -> OpenOptions {
    #[allow(unused_mut, reason = "there are modes on Unix only")]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, FILE);
    options
}

/// Creates the folder and its missing parents, for their owner alone; an existing folder stays as it is.
///
/// # Errors
/// [`ErrorKind::NotADirectory`] where something else has the name of one of them; otherwise the system's error.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, FOLDER);
    builder.create(path).map_err(|error| {
        if error.kind() == ErrorKind::AlreadyExists {
            ErrorKind::NotADirectory.into()
        } else {
            error
        }
    })
}

/// Removes the permissions of other users that earlier versions left in the folder of the program's data. The folder itself
/// is only corrected if it `is_ours`: a folder named by the user may serve other ends, too.
pub fn mend(data: &Path, is_ours: bool) {
    // A file that cannot be corrected belongs to another user, or is gone.
    if is_ours {
        make_private(data);
    }
    let games = |name: &str| name.contains(".annabella") || has_ending(name, "wav");
    let profiles = |name: &str| name.contains(".toml");
    mend_files(data, |name| name.starts_with("settings.toml"));
    for (folder, is_own) in [("games", &games as &dyn Fn(&str) -> bool), ("profiles", &profiles)] {
        let folder = data.join(folder);
        make_private(&folder);
        mend_files(&folder, is_own);
    }
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found == ending)
}

/// Makes those files of a folder private whose names the program uses.
fn mend_files(folder: &Path, is_own: impl Fn(&str) -> bool) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_file = file.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && file.file_name().to_str().is_some_and(&is_own) {
            make_private(&file.path());
        }
    }
}

/// Makes a file or folder private. A link and its target are left alone.
#[cfg(unix)]
fn make_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;

    let Ok(about) = fs::symlink_metadata(path) else { return };
    let mode = about.permissions().mode();
    if !about.is_symlink() && mode & OTHERS != 0 {
        fs::set_permissions(path, fs::Permissions::from_mode(mode & !OTHERS)).ok();
    }
}

#[cfg(not(unix))]
fn make_private(_path: &Path) {}

/// The identity of the file behind a path, whatever its name: it tells whether the file has been removed, moved or
/// replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileIdentity {
    /// The disk, and the number of the file on it; a system without them keeps an open file in its place.
    #[cfg(unix)]
    at: (u64, u64),
}

impl FileIdentity {
    /// The identity of the file that is there now; none if there is none.
    pub fn of(path: &Path) -> Option<Self> {
        let about = fs::metadata(path).ok()?;
        about.is_file().then(|| Self {
            #[cfg(unix)]
            at: {
                use std::os::unix::fs::MetadataExt as _;
                (about.dev(), about.ino())
            },
        })
    }
}

/// The number of links followed one after another: as many as Linux follows.
const MOST_LINKS: usize = 40;

/// The file that path leads to through links, whether it exists or not.
///
/// # Errors
/// The links lead round in a circle, or one of them cannot be read.
pub fn behind_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::symlink_metadata(&path) {
            Ok(about) if about.is_symlink() => {
                let to = fs::read_link(&path)?;
                path = path.parent().map_or(to.clone(), |folder| folder.join(&to));
            }
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            Ok(_) | Err(_) => return Ok(path),
        }
    }
    // The system's own error for too many links.
    fs::metadata(&path).map(|_about| path)
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::symlink_metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn open_to_all(path: &Path) {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn only_permissions_of_earlier_versions_are_fixed() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        for name in ["games", "profiles"] {
            create_folder(&data.join(name)).unwrap();
            assert_eq!(mode(&data.join(name)), 0o700);
            open_to_all(&data.join(name));
        }
        open_to_all(&data);
        let own = [
            "settings.toml",
            "settings.toml.kept-1",
            "games/a.annabella",
            "games/a.annabella-wal",
            "games/a.annabella-lock",
            "games/a.wav",
            "profiles/-first.toml",
        ];
        let others = ["notes.txt", "games/a.pgn"];
        for name in own.iter().chain(&others) {
            create_new(&data.join(name)).unwrap();
            assert_eq!(mode(&data.join(name)), 0o600, "{name}");
            open_to_all(&data.join(name));
        }
        let elsewhere = folder.path().join("elsewhere.annabella");
        create_new(&elsewhere).unwrap();
        open_to_all(&elsewhere);
        symlink(&elsewhere, data.join("games/link.annabella")).unwrap();
        mend(&data, false);
        assert_eq!(mode(&data), 0o755, "somebody named it");
        for name in own {
            assert_eq!(mode(&data.join(name)), 0o600, "{name}");
        }
        for name in others {
            assert_eq!(mode(&data.join(name)), 0o644, "{name}");
        }
        assert_eq!(mode(&elsewhere), 0o644);
        for name in ["games", "profiles"] {
            assert_eq!(mode(&data.join(name)), 0o700, "{name}");
        }
        mend(&data, true);
        assert_eq!(mode(&data), 0o700);
    }
}
