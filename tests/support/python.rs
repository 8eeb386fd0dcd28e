//! Programs by other people, in Python: a second opinion. Used by tests and figures only, never by the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// What is asked, in the version that was looked at.
struct Package {
    /// The folder of the build where it is put.
    folder: &'static str,
    /// What pip is to install.
    install: &'static [&'static str],
    module: &'static str,
}

/// python-chess: positions.
const CHESS: Package = Package {
    folder: "python-chess",
    install: &["chess==1.11.2"],
    module: "chess",
};
/// Otto Milvang's tie-break server, which FIDE's technical commission took over: tie-breaks. What it needs for pairing is left out.
const GACRUX: Package = Package {
    folder: "python-gacrux",
    install: &["--no-deps", "gacrux==1.11.65"],
    module: "gacrux",
};
const TRIES: usize = 3;
/// Where Debian keeps the certificates its programs trust.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// A Python that knows the module `chess`: the system's own, or one in a folder of the build, made the first time.
pub(crate) fn with_chess() -> PathBuf {
    // Tests run side by side, and only one of them makes the folder.
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    let find = || {
        find(&CHESS).unwrap_or_else(|told| {
            let package = CHESS.install.join(" ");
            panic!(
                "python-chess is missing and could not be installed. Install python3-venv, then: pip install {package}\n{told}"
            )
        })
    };
    FOUND.get_or_init(find).clone()
}

/// A Python that knows the module `gacrux`; what was complained of where there is none.
#[allow(dead_code, reason = "only one test binary asks for it")]
pub(crate) fn with_gacrux() -> Result<PathBuf, String> {
    find(&GACRUX)
}

fn find(package: &Package) -> Result<PathBuf, String> {
    let own = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(package.folder);
    let inside = own.join("bin/python3");
    for python in [PathBuf::from("python3"), inside.clone()] {
        if knows(&python, package) {
            return Ok(python);
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
        told = run(Command::new("python3").args(["-m", "venv"]).arg(&own));
        told += &run(install.args(package.install));
        if knows(&inside, package) {
            return Ok(inside);
        }
    }
    Err(told)
}

fn knows(python: &PathBuf, package: &Package) -> bool {
    let status = Command::new(python)
        .args(["-c", &format!("import {}", package.module)])
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
