//! The system's own file dialogs. They block until the person is done: call this from a thread of its own.
//!
//! On Linux the dialog is the desktop portal's or, failing that, zenity's. The crate answers "nothing chosen" where both
//! are missing, so we check first.

use std::path::PathBuf;

use rfd::FileDialog;

use crate::ports::files::NoDialog;

#[cfg(all(unix, not(target_os = "macos")))]
const PORTAL: &str = "org.freedesktop.portal.Desktop";

/// The endings of the files shown first. The system's file associations (assets/annabella.xml) name those that no other
/// program claims.
pub const ENDINGS: [&str; 5] = ["annabella", "pgn", "trf", "trfx", "game"];

/// The file chosen to be opened; none if the dialog was cancelled. It shows files with [`ENDINGS`], in capitals too, or every
/// file, under that name.
///
/// # Errors
/// [`NoDialog`]
pub fn open(title: &str, every_file: &str) -> Result<Option<PathBuf>, NoDialog> {
    let capitals = ENDINGS.map(str::to_uppercase);
    let endings: Vec<&str> = ENDINGS.into_iter().chain(capitals.iter().map(String::as_str)).collect();
    let dialog = FileDialog::new()
        .set_title(title)
        .add_filter(ENDINGS.join(", "), &endings)
        .add_filter(every_file, &["*"]);
    is_there().then(|| dialog.pick_file()).ok_or(NoDialog)
}

/// The place chosen for saving a file.
///
/// # Errors
/// [`NoDialog`]
pub fn save(title: &str, suggested: &str) -> Result<Option<PathBuf>, NoDialog> {
    let dialog = FileDialog::new().set_title(title).set_file_name(suggested);
    is_there().then(|| dialog.save_file()).ok_or(NoDialog)
}

/// Shows that sentence on the screen, and waits until it has been dismissed.
#[cfg(windows)]
pub fn tell(sentence: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Annabella")
        .set_description(sentence)
        .show();
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
const fn is_there() -> bool {
    true
}

#[cfg(all(unix, not(target_os = "macos")))]
fn is_there() -> bool {
    has_portal().unwrap_or(false) || has_zenity()
}

#[cfg(all(unix, not(target_os = "macos")))]
fn has_portal() -> Option<bool> {
    let bus = zbus::blocking::Connection::session().ok()?;
    let names = zbus::blocking::fdo::DBusProxy::new(&bus).ok()?;
    let is_it = |name: &str| name == PORTAL;
    let runs = names.list_names().ok()?.iter().any(|name| is_it(name.as_str()));
    let can_start = || names.list_activatable_names().ok();
    Some(runs || can_start()?.iter().any(|name| is_it(name.as_str())))
}

#[cfg(all(unix, not(target_os = "macos")))]
fn has_zenity() -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join("zenity").is_file())
}
