//! Programs by other people, in Python: a second opinion. Used by tests and figures only, never by the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The package that is asked, in the version that was looked at.
struct Package {
    /// The folder of the build where it is put.
    folder: &'static str,
    /// The packages that pip is to install.
    install: &'static [&'static str],
    module: &'static str,
}

/// python-chess: positions.
const CHESS: Package = Package {
    folder: "python-chess",
    install: &["chess==1.11.2"],
    module: "chess",
};
/// berserk, the client of lichess' own people.
const BERSERK: Package = Package {
    folder: "python-berserk",
    install: &["berserk==0.14.0"],
    module: "berserk",
};
/// Otto Milvang's tie-break server, which FIDE's technical commission took over: tie-breaks. What it needs for pairing is left out.
const GACRUX: Package = Package {
    folder: "python-gacrux",
    install: &["--no-deps", "gacrux==1.11.65"],
    module: "gacrux",
};
/// py4swiss: pairings of a Swiss tournament.
const PY4SWISS: Package = Package {
    folder: "python-py4swiss",
    install: &["py4swiss==0.3.1"],
    module: "py4swiss",
};
const TRIES: usize = 3;
/// The file where Debian keeps the certificates its programs trust.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// A Python that knows the module `chess`: the system's own, or one in a folder of the build, made the first time.
pub fn with_chess() -> PathBuf {
    // Tests run side by side, and only one of them makes the folder.
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| must_find(&CHESS)).clone()
}

/// A Python that knows the module `berserk`.
pub fn with_berserk() -> PathBuf {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| must_find(&BERSERK)).clone()
}

fn must_find(package: &Package) -> PathBuf {
    find(package).unwrap_or_else(|told| {
        let (module, install) = (package.module, package.install.join(" "));
        panic!(
            "{module} is missing and could not be installed. Install python3-venv, then: pip install {install}\n{told}"
        )
    })
}

/// A Python that knows the module `gacrux`; what was complained of where there is none.
pub fn with_gacrux() -> Result<PathBuf, String> {
    find(&GACRUX)
}

/// A Python that knows the module `py4swiss`; what was complained of where there is none.
pub fn with_py4swiss() -> Result<PathBuf, String> {
    find(&PY4SWISS)
}

fn find(package: &Package) -> Result<PathBuf, String> {
    let own = scratch().join(package.folder);
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

/// The sample games that come with the source of python-chess, in a folder of the build; none where they cannot be fetched.
pub fn samples() -> Option<PathBuf> {
    let [install] = CHESS.install else { return None };
    let folder = scratch().join("python-chess-samples");
    let games = folder.join(install.replace("==", "-")).join("data/pgn");
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
            install,
            "--dest",
        ]);
        run(download.arg(&folder));
        let archive = folder.join(install.replace("==", "-") + ".tar.gz");
        run(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&folder));
    }
    games.exists().then_some(games)
}

fn knows(python: &PathBuf, package: &Package) -> bool {
    let status = Command::new(python)
        .args(["-c", &format!("import {}", package.module)])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

/// The error output of the command.
fn run(command: &mut Command) -> String {
    match command.stdin(Stdio::null()).output() {
        Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
        Err(error) => format!("{command:?}: {error}\n"),
    }
}

/// The folder of the build where tests keep what outlives them: `target/tmp`, seen from the program that runs.
fn scratch() -> PathBuf {
    let program = std::env::current_exe().unwrap();
    program.ancestors().nth(3).unwrap().join("tmp")
}
