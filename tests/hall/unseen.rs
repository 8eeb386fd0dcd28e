//! A passphrase that is typed in a terminal is not shown there.

use std::process::Command;

use super::machines::free_port;
use super::processes::{folder, in_folder};

#[test]
fn a_passphrase_typed_in_a_terminal_is_not_shown() {
    let folder = folder();
    let (data, at) = (in_folder(folder.path(), "desk"), free_port().0);
    let typed = Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/unseen.py"))
        .args([env!("CARGO_BIN_EXE_annabella"), "hall", "--headless", "--lang", "en"])
        .args(["--event", "Club Open", "--listen", &at, "--data", &data])
        .output()
        .unwrap();
    let shown = String::from_utf8_lossy(&typed.stdout);
    assert!(
        typed.status.success(),
        "{shown}{}",
        String::from_utf8_lossy(&typed.stderr)
    );
    assert!(shown.contains("tables") && !shown.contains("quiet"), "{shown}");
}
