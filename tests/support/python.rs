//! What other people wrote in Python: python-chess, a second opinion on positions, and berserk, the client of lichess' own people.
//! Used by tests and figures only, never by the program.
#![allow(dead_code, reason = "each test uses its part")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The versions that were looked at.
const CHESS: &str = "chess==1.11.2";
const BERSERK: &str = "berserk==0.14.0";
const TRIES: usize = 3;
/// Where Debian keeps the certificates its programs trust.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// A Python that knows the module `chess`: the system's own, or one in a folder of the build, made the first time.
pub(crate) fn with_chess() -> PathBuf {
    // Tests run side by side, and only one of them makes the folder.
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| find("chess", CHESS)).clone()
}

/// A Python that knows the module `berserk`.
pub(crate) fn with_berserk() -> PathBuf {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| find("berserk", BERSERK)).clone()
}

fn find(module: &str, package: &str) -> PathBuf {
    let own = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("python-{module}"));
    let inside = own.join("bin/python3");
    for python in [PathBuf::from("python3"), inside.clone()] {
        if knows(module, &python) {
            return python;
        }
    }
    let mut told = String::new();
    for _ in 0..TRIES {
        let mut install = Command::new(&inside);
        install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        if Path::new(CERTIFICATES).exists() {
            // pip brings its own list, which does not know whom this system has been told to trust.
            install.args(["--cert", CERTIFICATES]);
        }
        told = run(Command::new("python3").args(["-m", "venv"]).arg(&own)) + &run(install.arg(package));
        if knows(module, &inside) {
            return inside;
        }
    }
    panic!("{module} is missing and could not be installed. Install python3-venv, then: pip install {package}\n{told}");
}

fn knows(module: &str, python: &PathBuf) -> bool {
    let status = Command::new(python)
        .args(["-c", &format!("import {module}")])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

/// What the command complained of.
fn run(command: &mut Command) -> String {
    match command.stdin(Stdio::null()).output() {
        Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
        Err(error) => format!("{command:?}: {error}\n"),
    }
}
