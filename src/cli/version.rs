//! `annabella --version [--capabilities]`: the version, and what this build can do, with the hash of its file and a check word of four
//! squares that an arbiter compares with a printed list (docs/event.md).

use serde_json::json;

use super::given::GivenArguments;
use super::outcome::{CommandOutcome, Ended};
use super::output::{messages, print, print_json, reported};
use adapters::own_program;
use display::capabilities::{self, CAPABILITIES, ProgramHash};

/// The version, with its commit and build.
const VERSION: &str = concat!(
    env!("CARGO_PKG_NAME"),
    " ",
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("ANNABELLA_BUILD"),
    ")"
);

/// The parts that this build was made with, in a word.
const EDITION: &str = match (cfg!(feature = "home"), cfg!(feature = "hall")) {
    (true, true) => "whole",
    (true, false) => "whole without the network of a hall",
    (false, true) => "event with the network of a hall",
    (false, false) => "event",
};

pub(super) fn version(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(rest, &[], &["capabilities"])?;
    let tells_all = given.flag("capabilities");
    if !tells_all && !given.json {
        print(VERSION);
        return Ok(CommandOutcome::Done);
    }
    let texts = messages(given.lang.as_deref());
    let hash = own_program::sha256()
        .map(ProgramHash)
        .map_err(|why| reported(&texts.text("capabilities-unread", &[("why", why.to_string().into())])))?;
    if given.json {
        print_json(&json!({
            "name": env!("CARGO_PKG_NAME"),
            "version": env!("CARGO_PKG_VERSION"),
            "build": env!("ANNABELLA_BUILD"),
            "edition": EDITION,
            "capabilities": CAPABILITIES,
            "sha256": hash.hexadecimal(),
            "check_word": hash.check_word(),
        }));
    } else {
        print(VERSION);
        for line in capabilities::lines(&texts, Some(hash)) {
            print(&line);
        }
    }
    Ok(CommandOutcome::Done)
}
