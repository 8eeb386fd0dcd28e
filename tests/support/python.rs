//! python-chess: a second opinion on positions, by other people. Used by tests and figures only, never by the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The version that was looked at.
const CHESS: &str = "chess==1.11.2";
const TRIES: usize = 3;
/// Where Debian keeps the certificates its programs trust.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// A Python that knows the module `chess`: the system's own, or one in a folder of the build, made the first time.
pub(crate) fn with_chess() -> PathBuf {
    // Tests run side by side, and only one of them makes the folder.
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(find).clone()
}

fn find() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("python-chess");
    let inside = own.join("bin/python3");
    for python in [PathBuf::from("python3"), inside.clone()] {
        if knows_chess(&python) {
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
        told = run(Command::new("python3").args(["-m", "venv"]).arg(&own)) + &run(install.arg(CHESS));
        if knows_chess(&inside) {
            return inside;
        }
    }
    panic!(
        "python-chess is missing and could not be installed. Install python3-venv, then: pip install {CHESS}\n{told}"
    );
}

/// The sample games that come with the source of python-chess, in a folder of the build; none where they cannot be fetched.
#[allow(dead_code, reason = "not every binary of tests reads them")]
pub(crate) fn samples() -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("python-chess-samples");
    let games = folder.join(CHESS.replace("==", "-")).join("data/pgn");
    if !games.exists() {
        std::fs::create_dir_all(&folder).ok()?;
        let mut download = Command::new("python3");
        download.args([
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--no-binary",
            ":all:",
            CHESS,
            "--dest",
        ]);
        run(download.arg(&folder));
        let archive = folder.join(CHESS.replace("==", "-") + ".tar.gz");
        run(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&folder));
    }
    games.exists().then_some(games)
}

fn knows_chess(python: &PathBuf) -> bool {
    let status = Command::new(python)
        .args(["-c", "import chess"])
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
