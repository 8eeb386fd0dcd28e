//! What `annabella --version` tells of this build: the target, the profile, and in a release the commit with its date. And what a
//! program for Windows has in itself besides its code.

#![allow(clippy::print_stdout, reason = "this is how cargo is told")]

#[cfg(feature = "windows-resources")]
#[path = "packaging/windows/resources.rs"]
mod resources;

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    version();
    #[cfg(feature = "windows-resources")]
    if let Err(error) = resources::put_in() {
        println!("cargo::error=The icon and the version cannot be put into the program: {error}");
    }
}

/// The words after the version. A commit is only told where the profile is a release: otherwise each commit would compile the crate anew,
/// and what is tried out between two commits is neither.
fn version() {
    println!("cargo::rerun-if-env-changed=ANNABELLA_COMMIT");
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    // `PROFILE` has the name of the profile it is derived from.
    let folder = variable("OUT_DIR");
    let profile = Path::new(&folder).ancestors().nth(3).and_then(Path::file_name);
    let profile = profile
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default();
    let is_release = variable("PROFILE") == "release";
    // A package made from an archive of the sources says the commit itself, as "db23523, 2026-11-22".
    let given = Some(variable("ANNABELLA_COMMIT")).filter(|given| !given.is_empty());
    let commit = given.or_else(|| if is_release { commit() } else { None });
    let told = commit.into_iter().chain([variable("TARGET"), profile]);
    println!(
        "cargo::rustc-env=ANNABELLA_BUILD={}",
        told.collect::<Vec<_>>().join(", ")
    );
}

/// The commit that is checked out and its date, if this is a repository of the program's own.
fn commit() -> Option<String> {
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().ok()? {
        return None;
    }
    // In a second work tree `.git` is a file, and git knows where these are.
    let branch = git(&["symbolic-ref", "-q", "HEAD"]);
    for name in [Some("HEAD".to_owned()), branch, Some("packed-refs".to_owned())]
        .into_iter()
        .flatten()
    {
        let file = git(&["rev-parse", "--git-path", &name])?;
        // One that is not there would make cargo build anew each time.
        if Path::new(&file).exists() {
            println!("cargo::rerun-if-changed={file}");
        }
    }
    // As long in a clone with little history, such as that of continuous integration.
    git(&["log", "-1", "--abbrev=10", "--format=%h, %cs"])
}

/// What git answers, without the end of the line.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
