//! `annabella script FILE…`: plays game scripts, prints every output, and reports the first thing that goes wrong.

use std::path::Path;

use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, messages, print, print_json};
use crate::app::files::LONGEST_SCRIPT;
use crate::app::sentences;
use adapters::disk_files::{self, RegularFile};
use laws::script::LineColumn;
use locale::{Locale, Messages};
use table::script::parse::parse;
use table::script::play::{Played, play};
use table::script::sentence::{at, error_sentence, failure_sentence};

/// `annabella script FILE… [--json] [--lang LOCALE]`
///
/// All files are played; the command's outcome is the worst of theirs.
pub(super) fn script(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &[], &[])?;
    let messages = messages(given.lang.as_deref());
    if given.values.is_empty() {
        return Err(fail(&messages, &UsageError::MissingArgument("FILE")));
    }
    // The output must not depend on the machine: it is English unless another language is requested.
    let locale = given.lang.as_deref().map_or(Locale::En, Locale::negotiate);
    let mut worst = CommandOutcome::Done;
    for file in &given.values {
        worst = worst.max(one(file, locale, given.json, &messages));
    }
    Ok(worst)
}

fn one(file: &str, locale: Locale, json: bool, messages: &Messages) -> CommandOutcome {
    let read = RegularFile::open(Path::new(file)).and_then(|file| disk_files::at_most(file, LONGEST_SCRIPT));
    let bytes = match read {
        Ok(bytes) => bytes,
        Err(why) => {
            complain(&sentences::not_read(messages, why, file));
            return CommandOutcome::Unreadable;
        }
    };
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            let place = at(file, LineColumn { line, column });
            complain(&messages.text("script-not-text", &[("place", (&place).into())]));
            return CommandOutcome::Unreadable;
        }
    };
    let script = match parse(&text) {
        Ok(script) => script,
        Err(error) => {
            complain(&error_sentence(messages, file, &error));
            return CommandOutcome::Unreadable;
        }
    };
    let Played { outputs, failure } = play(&script, locale);
    for output in &outputs {
        if json {
            print_json(&output.json());
        } else {
            print(&output.text());
        }
    }
    match failure {
        None => CommandOutcome::Done,
        Some(failure) => {
            complain(&failure_sentence(messages, file, &failure));
            CommandOutcome::No
        }
    }
}
