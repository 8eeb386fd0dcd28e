//! Files on the disk: written whole, replacing another only on request; read whole if they are text.

use std::fs;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use super::own_files::{Access, behind_links};
use super::{own_files, sqlite};
use crate::ports::files::{Files, LONGEST, NotRead, NotRescued, NotWritten, Rescued};

/// The disk of this machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct DiskFiles;

impl Files for DiskFiles {
    fn save_new(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        write_new(&place(path), |file| file.write_all(text.as_bytes())).map_err(|error| why_not(&error))
    }

    fn save_over(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        replace(&place(path), text.as_bytes()).map_err(|error| why_not(&error))
    }

    fn read_bytes(&mut self, path: &str) -> Result<Vec<u8>, NotRead> {
        at_most(RegularFile::open(&place(path))?, LONGEST)
    }

    fn rescue(&mut self, path: &str) -> Result<Rescued, NotRescued> {
        sqlite::rescue_next_to(&place(path))
    }
}

/// A regular file, with a beginning and an end: no folder, pipe or device; those could block forever or never end.
#[derive(Debug)]
pub struct RegularFile {
    file: fs::File,
    length: u64,
}

impl RegularFile {
    /// Opens the file for reading. Every file named by the user is opened here.
    ///
    /// # Errors
    /// See [`NotRead`].
    pub fn open(path: &Path) -> Result<Self, NotRead> {
        let opened = own_files::open(path, Access::Read).and_then(|mut file| {
            let length = file.metadata()?.len();
            let mut head = Vec::new();
            (&mut file).take(LONGEST_SIGNATURE).read_to_end(&mut head)?;
            file.rewind()?;
            Ok((Self { file, length }, head))
        });
        let (file, head) = opened.map_err(|error| why_not_read(&error))?;
        foreign(&head).map_or(Ok(file), Err)
    }

    /// The length of the file when it was opened, in bytes.
    pub const fn length(&self) -> u64 {
        self.length
    }
}

impl Read for RegularFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.file.read(buffer)
    }
}

impl Seek for RegularFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// The most bytes by which a kind of file is recognised: those up to the signature of a tar, and the signature.
const LONGEST_SIGNATURE: u64 = 262;

/// The reason why a file or standard input that begins with these bytes is not read: no file of this program or of chess begins so.
pub fn foreign(head: &[u8]) -> Option<NotRead> {
    // Zip, gzip, 7z, xz, zstd, bzip2, RAR; a tar has its own behind the header of its first file.
    const TAR: &[u8] = b"\0ustar";
    const PACKED: [&[u8]; 8] = [
        b"PK\x03\x04",
        b"PK\x05\x06",
        b"\x1f\x8b",
        b"7z\xbc\xaf\x27\x1c",
        b"\xfd7zXZ\0",
        b"\x28\xb5\x2f\xfd",
        b"BZh",
        b"Rar!",
    ];
    // Without a mark, every second byte of its first signs is zero.
    let is_utf_16 = match head {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        // UTF-32 is told the same way.
        [0, 0, 0xfe, 0xff, ..] => true,
        [first, 0, 0, 0, ..] | [0, 0, 0, first, ..] => *first != 0,
        [first, 0, second, 0, ..] | [0, first, 0, second, ..] => *first != 0 && *second != 0,
        _ => false,
    };
    if is_utf_16 {
        return Some(NotRead::Utf16);
    }
    let is_packed = PACKED.iter().any(|signature| head.starts_with(signature));
    let is_packed = is_packed || head.get(256..).is_some_and(|behind| behind.starts_with(TAR));
    is_packed.then_some(NotRead::Packed)
}

/// Reads the rest of a source, at most that many bytes.
///
/// # Errors
/// See [`NotRead`].
pub fn at_most(source: impl Read, most: u64) -> Result<Vec<u8>, NotRead> {
    let mut bytes = Vec::new();
    let read = source.take(most.saturating_add(1)).read_to_end(&mut bytes);
    let length = read.map_err(|error| why_not_read(&error))?;
    if u64::try_from(length).is_ok_and(|length| length > most) {
        return Err(NotRead::TooLong(most));
    }
    Ok(bytes)
}

/// The text of a file of at most that many bytes.
///
/// # Errors
/// See [`NotRead`].
pub fn text(path: &Path, most: u64) -> Result<String, NotRead> {
    let bytes = at_most(RegularFile::open(path)?, most)?;
    String::from_utf8(bytes).map_err(|_bytes| NotRead::NotText)
}

/// Replaces the file with these bytes, whole and durably: until that is done, the old file stays. A link stays a link, and
/// its target is replaced.
///
/// # Errors
/// The system's error; the old file is unchanged.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// Replaces the file as [`replace`] does with what is written into it.
///
/// # Errors
/// The error of the system or of `write`; the old file is unchanged.
pub fn replace_with(path: &Path, write: impl FnOnce(&mut fs::File) -> io::Result<()>) -> io::Result<()> {
    let path = behind_links_to_a_file(path)?;
    let whole = write_next_to(&path, write)?;
    put(&whole, &path)
}

/// Writes a text into a file of that folder as [`replace`] does, creating the folder if it is missing. Readers find either the old text
/// or all of the new one.
///
/// # Errors
/// The system's error; the old file is unchanged.
pub fn replace_in(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    own_files::create_folder(folder)?;
    replace(&folder.join(name), text.as_bytes())
}

/// True for a folder of the system that holds devices or processes, where no file outlives the computer's next start; shared memory is a
/// place for files.
pub fn is_of_system(folder: &Path) -> bool {
    let existing = folder.ancestors().find_map(|path| fs::canonicalize(path).ok());
    let real = existing.unwrap_or_else(|| folder.to_owned());
    let is_in = |place: &str| real.starts_with(place) || folder.starts_with(place);
    cfg!(unix) && ["/dev", "/proc", "/sys"].into_iter().any(is_in) && !is_in("/dev/shm")
}

/// Checks that the folder can be written to, creating it if it is missing: tried before a step that cannot be undone.
///
/// # Errors
/// The system's error.
pub fn try_folder(folder: &Path) -> io::Result<()> {
    own_files::create_folder(folder)?;
    let tried = write_next_to(&folder.join("tried"), |file| file.write_all(b"\n"))?;
    fs::remove_file(tried)
}

/// Changes a user's file: the new content takes its place as [`replace`] does, and its permissions stay as they were.
///
/// # Errors
/// The error of the system or of `write`; the old file is unchanged.
pub fn change(path: &Path, write: impl FnOnce(&mut fs::File) -> io::Result<()>) -> io::Result<()> {
    let path = behind_links_to_a_file(path)?;
    let permissions = fs::metadata(&path)?.permissions();
    let whole = write_next_to(&path, |file| {
        write(file)?;
        file.set_permissions(permissions)
    })?;
    put(&whole, &path)
}

/// Writes a file that is not there yet, whole and durably.
///
/// # Errors
/// The error of the system or of `write`; an existing file is unchanged.
pub fn write_new(path: &Path, write: impl FnOnce(&mut fs::File) -> io::Result<()>) -> io::Result<()> {
    let whole = write_next_to(path, write)?;
    // A second name for the finished file: it fails if the name is taken, and cannot be half done.
    let named = fs::hard_link(&whole, path).or_else(|error| without_links(&whole, path, error));
    // A folder is never replaced.
    let named = named.map_err(|error| {
        if path.is_dir() {
            ErrorKind::IsADirectory.into()
        } else {
            error
        }
    });
    fs::remove_file(&whole).ok();
    named
}

fn put(whole: &Path, path: &Path) -> io::Result<()> {
    fs::rename(whole, path).inspect_err(|_error| {
        fs::remove_file(whole).ok();
    })
}

/// The file that path leads to through links. A device or a pipe behind a link is not ours, and no file replaces it.
fn behind_links_to_a_file(named: &Path) -> io::Result<PathBuf> {
    let path = behind_links(named)?;
    if path != named
        && let Ok(about) = fs::metadata(&path)
    {
        own_files::must_be_regular(&about)?;
    }
    Ok(path)
}

/// Gives the finished file its name on a file system without hard links: most USB sticks are formatted so, and systems report it in
/// different words. A name that is taken stays.
fn without_links(whole: &Path, path: &Path, error: io::Error) -> io::Result<()> {
    if error.kind() == ErrorKind::AlreadyExists {
        return Err(error);
    }
    let reserved = own_files::create_new(path)?;
    // Windows cannot replace an open file everywhere.
    drop(reserved);
    fs::rename(whole, path).inspect_err(|_error| {
        fs::remove_file(path).ok();
    })
}

/// Writes a temporary file next to that place, readable by its owner alone and synced to the disk.
fn write_next_to(path: &Path, write: impl FnOnce(&mut fs::File) -> io::Result<()>) -> io::Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    path.file_name().ok_or(ErrorKind::InvalidInput)?;
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    // The name is not that of the file, which may be as long as a name can be.
    let beside = path.with_file_name(format!(".annabella-{}-{number}.new", std::process::id()));
    // A file of this name was left by a killed process that had our number, or put there by someone else.
    fs::remove_file(&beside).ok();
    let new = own_files::create_new(&beside);
    let written = new.and_then(|mut file| {
        write(&mut file)?;
        file.sync_all()
    });
    if let Err(error) = written {
        fs::remove_file(&beside).ok();
        return Err(error);
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

/// The meaning of a system error for a file that was to be read.
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
    } else if is(&[ErrorKind::Unsupported]) {
        NotRead::NotAFile
    } else if is(&[ErrorKind::PermissionDenied]) {
        NotRead::Forbidden
    } else if is(&[ErrorKind::InvalidData]) {
        NotRead::NotText
    } else {
        NotRead::Failed
    }
}

/// The path meant by a typed one: a path that begins with `~/` begins in the home folder, and so does one with `~\` where that
/// is the separator.
pub fn place(typed: &str) -> PathBuf {
    let typed = typed.trim();
    let within = typed
        .strip_prefix('~')
        .and_then(|rest| rest.strip_prefix(std::path::is_separator));
    // A rest that began with a separator would be an absolute path.
    let within = within.map(|rest| rest.trim_start_matches(std::path::is_separator));
    let own = || Some(directories::BaseDirs::new()?.home_dir().join(within?));
    own().unwrap_or_else(|| PathBuf::from(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn folders_of_the_system_hold_no_games() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("games");
        std::os::unix::fs::symlink("/dev", &link).unwrap();
        for (place, is_so) in [
            (Path::new("/dev"), true),
            (Path::new("/dev/null"), true),
            (Path::new("/dev/missing/games"), true),
            (Path::new("/proc/self"), true),
            (Path::new("/sys"), true),
            (Path::new("/device"), false),
            (&link, true),
            (&link.join("missing"), true),
            (folder.path(), false),
            (&folder.path().join("missing"), false),
        ] {
            assert_eq!(is_of_system(place), is_so, "{}", place.display());
        }
    }

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
        let own = folder.path().to_str().unwrap();
        assert_eq!(
            DiskFiles.save_new(own, "x"),
            Err(NotWritten::Failed),
            "no folder is replaced"
        );
        let longest = folder.path().join("北".repeat(83) + ".html");
        assert_eq!(DiskFiles.save_new(longest.to_str().unwrap(), "four"), Ok(()));
        let nowhere = folder.path().join("none/report.html");
        assert_eq!(
            DiskFiles.save_new(nowhere.to_str().unwrap(), "x"),
            Err(NotWritten::Failed)
        );
    }

    #[test]
    fn a_feed_is_put_into_its_rounds_folder_without_other_files() {
        let folder = tempfile::tempdir().unwrap();
        let round = folder.path().join("feed/round-3");
        for text in ["one", "another"] {
            replace_in(&round, "games.pgn", text).unwrap();
            assert_eq!(fs::read_to_string(round.join("games.pgn")).unwrap(), text);
            assert_eq!(fs::read_dir(&round).unwrap().count(), 1);
        }
    }

    #[test]
    fn a_stick_without_links_takes_a_file_whole_and_keeps_others() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let wrong_function = || io::Error::from(ErrorKind::Other);
        let (one, two, sheet) = (place("one"), place("two"), place("sheet.txt"));
        for (path, text) in [(&one, "one"), (&two, "two")] {
            replace(path, text.as_bytes()).unwrap();
        }
        without_links(&one, &sheet, wrong_function()).unwrap();
        let taken = without_links(&two, &sheet, wrong_function()).unwrap_err();
        assert_eq!(why_not(&taken), NotWritten::ExistsAlready);
        assert_eq!(fs::read_to_string(&sheet).unwrap(), "one");
        assert!(without_links(&place("none"), &place("new"), wrong_function()).is_err());
        assert!(!place("new").exists(), "no empty file is left");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_written_is_its_owners_alone_and_a_link_stays_a_link() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let (game, link) = (place("game.pgn"), place("link.pgn"));
        assert_eq!(DiskFiles.save_new(game.to_str().unwrap(), "one"), Ok(()));
        assert_eq!(mode(&game), 0o600);
        std::os::unix::fs::symlink("game.pgn", &link).unwrap();
        fs::set_permissions(&game, fs::Permissions::from_mode(0o644)).unwrap();
        assert_eq!(DiskFiles.save_over(link.to_str().unwrap(), "two"), Ok(()));
        assert!(link.is_symlink());
        assert_eq!(
            (fs::read_to_string(&game).unwrap().as_str(), mode(&game)),
            ("two", 0o600)
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_file_is_replaced_and_a_pipe_is_not_waited_for() {
        use std::os::unix::fs::symlink;

        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let (pipe, link) = (place("pipe"), place("link"));
        assert!(
            std::process::Command::new("mkfifo")
                .arg(&pipe)
                .status()
                .unwrap()
                .success()
        );
        symlink(&pipe, &link).unwrap();
        assert_eq!(text(&link, LONGEST), Err(NotRead::NotAFile));
        assert_eq!(text(&pipe, LONGEST), Err(NotRead::NotAFile));
        assert!(replace(&link, b"one").is_err());
        assert!(change(&link, |file| file.write_all(b"one")).is_err());
        assert!(link.is_symlink() && !pipe.is_file());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        // No program uses a pipe that is in the place itself.
        assert!(replace(&pipe, b"one").is_ok());
        assert_eq!(text(&link, LONGEST).as_deref(), Ok("one"));
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
        let tar = [b"game.pgn".as_slice(), &[0; 249], b"ustar\x0000"].concat();
        let cases = [
            (write("latin", &[0x44, 0xFC]), NotRead::NotText),
            (write("games.tar", &tar), NotRead::Packed),
            (write("empty.zip", b"PK\x05\x06"), NotRead::Packed),
            (write("long", &long), NotRead::TooLong(LONGEST)),
            (folder.path().to_str().unwrap().to_owned(), NotRead::IsFolder),
            (format!("{}/none", folder.path().display()), NotRead::NotThere),
        ];
        for (path, expected) in cases {
            assert_eq!(DiskFiles.read_text(&path), Err(expected), "{path}");
        }
        if cfg!(unix) {
            for device in ["/dev/null", "/dev/zero"] {
                assert_eq!(DiskFiles.read_text(device), Err(NotRead::NotAFile), "{device}");
            }
        }
    }

    #[test]
    fn a_source_without_an_end_is_read_no_further_than_its_limit() {
        let mut endless = io::repeat(b'x').take(1_000_000);
        assert_eq!(at_most(&mut endless, 1_000), Err(NotRead::TooLong(1_000)));
        assert_eq!(endless.limit(), 1_000_000 - 1_001);
        assert_eq!(
            at_most(io::repeat(b'x').take(1_000), 1_000).map(|bytes| bytes.len()),
            Ok(1_000)
        );
    }

    #[test]
    fn a_tilde_is_the_persons_own_folder() {
        let home = directories::BaseDirs::new().unwrap().home_dir().to_owned();
        assert_eq!(place(" ~/sheet.txt"), home.join("sheet.txt"));
        let windows = if cfg!(windows) {
            home.join("sheet.txt")
        } else {
            PathBuf::from("~\\sheet.txt")
        };
        assert_eq!(place("~\\sheet.txt"), windows);
        assert_eq!(place("~//sheet.txt"), home.join("sheet.txt"));
        assert_eq!(place("~anna/sheet.txt"), PathBuf::from("~anna/sheet.txt"));
        assert_eq!(place("/x/~/y"), PathBuf::from("/x/~/y"));
    }
}
