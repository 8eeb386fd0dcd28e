//! Whether a terminal shows what is typed in it.

#[cfg(unix)]
use std::process::{Command, Stdio};

/// It shows it, or does not from now on. A terminal that cannot be told goes on as it was.
#[cfg(unix)]
pub fn show_typing(shows: bool) {
    let told = Command::new("stty")
        .arg(if shows { "echo" } else { "-echo" })
        .stdin(Stdio::inherit())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if let Err(error) = told {
        log::warn!("the terminal shows what is typed: {error}");
    }
}

/// On Windows it goes on as it was.
#[cfg(not(unix))]
pub const fn show_typing(_shows: bool) {}
