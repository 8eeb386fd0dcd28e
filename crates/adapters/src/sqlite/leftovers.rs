//! Copies of journals that earlier versions made to read them, and that stayed in the folder for temporary files when the
//! program was killed. Today none are made: a journal is read in place.

use std::fs;
use std::path::Path;

/// The files of one leftover: a copy of a journal, and the files SQLite made next to it.
const COPIES: [&str; 4] = [
    "copy.annabella",
    "copy.annabella-wal",
    "copy.annabella-shm",
    "copy.annabella-journal",
];

/// Removes the copies left there by processes that no longer run.
pub fn clear(temporary: &Path) {
    for entry in fs::read_dir(temporary).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_left = name.to_str().and_then(process_of).is_some_and(has_ended);
        // A link is not followed: someone else may have put it there.
        if is_left && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            for copy in COPIES {
                fs::remove_file(entry.path().join(copy)).ok();
            }
            // The folder is removed only if it is empty.
            fs::remove_dir(entry.path()).ok();
        }
    }
}

/// The process that made a folder of that name, `annabella-PROCESS-NUMBER`.
fn process_of(name: &str) -> Option<u32> {
    let (process, number) = name.strip_prefix("annabella-")?.split_once('-')?;
    number.parse::<u32>().ok()?;
    process.parse().ok()
}

/// True if the system says that there is no such process.
#[cfg(target_os = "linux")]
fn has_ended(process: u32) -> bool {
    Path::new("/proc/self").exists() && !Path::new("/proc").join(process.to_string()).exists()
}

/// Always false: a process that cannot be looked up may still be reading.
#[cfg(not(target_os = "linux"))]
fn has_ended(_process: u32) -> bool {
    false
}

#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_copies_of_processes_that_have_ended_are_removed() {
        let temporary = tempfile::tempdir().unwrap();
        let place = |name: &str| temporary.path().join(name);
        let mut child = std::process::Command::new("true").spawn().unwrap();
        child.wait().unwrap();
        let (own, ended) = (std::process::id(), child.id());
        let folders = [
            (format!("annabella-{own}-0"), "copy.annabella", true),
            (format!("annabella-{ended}-0"), "copy.annabella-wal", false),
            (format!("annabella-{ended}-1"), "letter.txt", true),
            (format!("annabella-{ended}"), "copy.annabella", true),
            (String::from("annabella-profiles-7"), "copy.annabella", true),
        ];
        for (folder, file, _) in &folders {
            fs::create_dir(place(folder)).unwrap();
            fs::File::create(place(folder).join(file)).unwrap();
        }
        clear(temporary.path());
        for (folder, file, stays) in &folders {
            assert_eq!(place(folder).join(file).exists(), *stays, "{folder}/{file}");
            assert_eq!(place(folder).exists(), *stays, "{folder}");
        }
    }
}
