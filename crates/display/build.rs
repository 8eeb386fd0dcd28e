//! Cuts the manuals in `assets/manual` for this build. Chapters between `<!-- home -->` and `<!-- end of home -->` are left out without the
//! feature `home`, those of a hall (`<!-- hall -->`) where neither it nor `hall` is there; and the list of all controls, which the program makes
//! itself. A program for an event does not contain what it cannot do.

#![allow(clippy::print_stdout, reason = "this is how cargo is told")]
#![allow(clippy::disallowed_methods, reason = "a build script writes what the compiler reads")]

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manuals = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/manual");
    println!("cargo::rerun-if-changed={}", manuals.display());
    println!("cargo::rerun-if-changed=build.rs");
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let (home, hall) = (has("HOME"), has("HALL"));
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    for manual in fs::read_dir(&manuals)? {
        let manual = manual?;
        let text = fs::read_to_string(manual.path())?;
        let text = cut(&cut(&text, "home", home), "hall", home || hall);
        let text = between(&text, "controls", |_| {
            String::from("<!-- controls -->\n<!-- end of controls -->")
        });
        fs::write(Path::new(&out).join(manual.file_name()), text)?;
    }
    Ok(())
}

/// The text with what is marked with that word, or without it; without the marks.
fn cut(text: &str, mark: &str, is_kept: bool) -> String {
    between(
        text,
        mark,
        |marked| if is_kept { marked.to_owned() } else { String::new() },
    )
}

/// The text with each marked part replaced.
fn between(text: &str, mark: &str, replaced: impl Fn(&str) -> String) -> String {
    let (begin, end) = (format!("<!-- {mark} -->"), format!("<!-- end of {mark} -->"));
    let mut parts = text.split(&begin);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (marked, rest) = part.split_once(&end).unwrap_or((part, ""));
        whole.push_str(&replaced(marked));
        whole.push_str(rest);
    }
    whole
}
