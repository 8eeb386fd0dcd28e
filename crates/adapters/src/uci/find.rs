//! The search for the programs of engines.

use std::env;
use std::path::{Path, PathBuf};

/// The engine used if none is named.
const DEFAULT: &str = "stockfish";

/// The program of that path or name: a path is taken as it is, a name is looked up where the system looks for programs and
/// where engines are installed.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 {
        return Some(path.to_owned()).filter(|path| path.is_file()).and_then(absolute);
    }
    if program.is_empty() {
        return None;
    }
    let file = file_name(program);
    let system = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&system)
        .filter(|folder| folder.is_absolute())
        .chain(usual());
    let found = folders.map(|folder| folder.join(&file)).find(|path| path.is_file());
    found.or_else(|| if program == DEFAULT { unpacked() } else { None })
}

/// The absolute path: the engine is started in the current folder, and a relative path would be another one later.
fn absolute(path: PathBuf) -> Option<PathBuf> {
    std::path::absolute(path).ok()
}

fn file_name(program: &str) -> String {
    let is_named_fully = Path::new(program)
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("exe"));
    if cfg!(windows) && !is_named_fully {
        format!("{program}.exe")
    } else {
        program.to_owned()
    }
}

/// The other places of engines: the folder of this program, Debian's games, which are not in every user's PATH, and the folders
/// of manual installations.
fn usual() -> impl Iterator<Item = PathBuf> {
    let beside = env::current_exe().ok();
    let beside = beside.as_deref().and_then(Path::parent).map(Path::to_owned);
    let unix = [
        "/usr/games",
        "/usr/local/games",
        "/usr/local/bin",
        "/usr/bin",
        "/opt/homebrew/bin",
    ];
    let unix = unix.into_iter().filter(|_| cfg!(unix)).map(PathBuf::from);
    beside
        .into_iter()
        .chain(unix)
        .chain(program_files().map(|folder| folder.join(DEFAULT)))
}

/// `Program Files` and similar folders; none except on Windows.
fn program_files() -> impl Iterator<Item = PathBuf> {
    let folders = ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"];
    let folders = folders.into_iter().filter(|_| cfg!(windows));
    folders.filter_map(env::var_os).map(PathBuf::from)
}

/// Stockfish as distributed for Windows: its program is named after the processor it was built for.
fn unpacked() -> Option<PathBuf> {
    let folders = program_files().map(|folder| folder.join(DEFAULT));
    let files = folders.filter_map(|folder| folder.read_dir().ok()).flatten().flatten();
    let programs = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "exe"));
    let named = programs.filter(|path| {
        path.file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with(DEFAULT))
    });
    named.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_not_there_is_not_found() {
        for program in ["", "no-such-engine", "/no/such/engine", "./no-such-engine", "/"] {
            assert_eq!(find(program), None, "{program}");
        }
    }

    #[test]
    fn a_path_with_spaces_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("my engine 1.0");
        std::fs::File::create(&path).unwrap();
        assert_eq!(find(path.to_str().unwrap()), Some(path));
    }
}
