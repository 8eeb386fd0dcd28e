//! The command line. Its forms are a contract; see the table in `interfaces`, and `annabella --help`.
//!
//! Exit status: 0 done, 1 the answer is "no", 2 wrong usage or unreadable input.

mod announcement;
mod board;
mod braille;
mod classify;
mod compare;
mod console;
mod explain;
mod games;
mod given;
#[cfg(any(feature = "hall", feature = "home"))]
mod hall;
mod help;
mod journal;
#[cfg(feature = "home")]
mod mistakes;
mod notate;
mod opening;
mod outcome;
mod output;
pub mod pages;
mod pairings;
#[cfg(feature = "home")]
mod play;
mod print;
#[cfg(any(feature = "hall", feature = "home"))]
mod relay;
#[cfg(feature = "home")]
mod review;
mod script;
mod standings;
#[cfg(feature = "home")]
mod tactics;
mod version;

use std::path::Path;
use std::process::ExitCode;

use crate::app::from_trf;
use crate::app::machine::Machine;
use crate::app::no_session::NoSession;
use crate::app::sentences;
use crate::app::session;
use crate::app::windows::{self, NoWindow};
use adapters::ports::files::NotRead;
use locale::Messages;

use given::{CommandStart, OF_OTHER_COMPUTERS, fail};
pub use given::{GivenArguments, UsageError};
use opening::{has_display, opened, unopened, wanted};
use outcome::{CommandOutcome, Ended};
use output::{complain, messages, print, report};

/// Runs the program as its command line asks.
pub fn main() -> ExitCode {
    let outcome = match given::first() {
        Ok(CommandStart::Command(command, rest)) => dispatch(command, rest),
        Ok(CommandStart::Program(rest)) => program(rest, None),
        Ok(CommandStart::Help) => Ok(usage(&messages(None))),
        Ok(CommandStart::Version(rest)) => version::version(rest),
        Err(fault) => Err(fail(&messages(None), &fault)),
    };
    let mut outcome = outcome.unwrap_or_else(|early| early);
    if output::is_cut() {
        complain(&messages(None).text("command-output-cut", &[]));
        outcome = CommandOutcome::Unreadable;
    }
    outcome.into()
}

/// The function of a subcommand; it gets the rest of the line.
type Does = fn(lexopt::Parser) -> Ended;

/// The subcommands, in the order of the help.
const COMMANDS: &[(&str, Does)] = &[
    ("announce", announcement::announce),
    ("understand", announcement::understand),
    ("notate", notate::notate),
    #[cfg(feature = "home")]
    ("review", review::review),
    ("braille", braille::braille),
    ("print", print::print),
    ("journal", journal::journal),
    ("compare", compare::compare),
    ("classify", classify::classify),
    ("pairings", pairings::pairings),
    ("standings", standings::standings),
    #[cfg(any(feature = "hall", feature = "home"))]
    ("hall", hall::hall),
    #[cfg(any(feature = "hall", feature = "home"))]
    ("relay", relay::relay),
    ("explain", explain::explain),
    ("board", board::board),
    ("console", console::console),
    #[cfg(feature = "home")]
    ("play", play::play),
    #[cfg(feature = "home")]
    ("tactics", tactics::tactics),
    ("script", script::script),
    ("pages", pages::pages),
];

/// The names of all subcommands.
pub fn commands() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name)
}

fn dispatch(command: String, rest: lexopt::Parser) -> Ended {
    let known = COMMANDS.iter().find(|(name, _)| *name == command);
    match known {
        Some((name, does)) => match asks_for_help(&rest) {
            Some(messages) => Ok(explain_command(name, &messages)),
            None => does(rest),
        },
        None if command == "help" => Ok(usage(&messages(None))),
        None if session::is_there(&command) => program(rest, Some(command)),
        None if is_path(&command) => Err(games::unreadable(&messages(None), NotRead::NotThere, &command)),
        None => Err(fail(&messages(None), &UsageError::UnknownCommand(command))),
    }
}

/// True for a word that is a path or the name of a file, as no command is.
fn is_path(word: &str) -> bool {
    word.contains(std::path::is_separator) || Path::new(word).extension().is_some()
}

/// Runs the program without a command, or with a file: in a window if there is a display, otherwise in the terminal.
fn program(rest: lexopt::Parser, mut file: Option<String>) -> Ended {
    let mut given = GivenArguments::gathered(
        rest,
        &[&["table", "open", "game", "seat", "data", "board"], OF_OTHER_COMPUTERS].concat(),
        &[],
    )?;
    // The file may follow the options.
    if file.is_none() && given.values.first().is_some_and(|value| session::is_there(value)) {
        file = Some(given.values.remove(0));
    }
    given.options.extend(file.map(|file| (String::from("open"), file)));
    let mut wanted = wanted(&given)?;
    wanted.in_window = has_display();
    let (settings, note) = wanted.settings();
    let locale = wanted.locale(&settings);
    let texts = Messages::new(locale);
    if wanted.in_window {
        wanted.report = wanted.open.take_if(|path| from_trf::is_report(path));
        let session = match opened(&wanted, locale) {
            Err(why @ NoSession::Locked(_)) => {
                let sentence = sentences::no_session(&texts, &why);
                complain(&sentence);
                windows::tell_no_table(sentence, &texts, &settings).unwrap_or_else(|NoWindow(why)| report(&why));
                return Err(CommandOutcome::Unreadable);
            }
            session => session.map_err(|why| unopened(&texts, &why))?,
        };
        if session.is_locked() {
            // The form for a new game would lead nowhere.
            wanted.report = None;
        }
        let is_unreadable = note.is_some();
        let notes: Vec<_> = note.into_iter().chain(session.notes.iter().cloned()).collect();
        let machine = Machine::new(wanted.clone(), settings, is_unreadable, locale);
        match windows::run(session, machine, notes, complain) {
            Ok(()) => return Ok(CommandOutcome::Done),
            Err(NoWindow(why)) => report(&why),
        }
    }
    complain(&texts.text("console-no-display", &[]));
    wanted.in_window = false;
    wanted.open = wanted.open.or(wanted.report.take());
    let (mute, json) = (false, given.json);
    console::play(&wanted, console::ConsoleManner { mute, json })
}

/// The texts for the help of one command, in the language of its line, if the rest of that line has `--help` in it.
fn asks_for_help(rest: &lexopt::Parser) -> Option<Messages> {
    let mut rest = rest.clone();
    let words: Vec<_> = rest.raw_args().ok()?.take_while(|word| *word != "--").collect();
    let at = words.iter().position(|word| *word == "--lang");
    let lang = at.and_then(|at| words.get(at + 1)?.to_str());
    let is_asked = words.iter().any(|word| *word == "--help" || *word == "-h");
    is_asked.then(|| messages(lang))
}

/// Prints the help of one command.
fn explain_command(name: &str, messages: &Messages) -> CommandOutcome {
    let help = help::Help::of(messages);
    if let Some(topic) = help.topics.iter().find(|topic| topic.name == name) {
        print(&help.text(topic, messages));
    }
    CommandOutcome::Done
}

fn usage(messages: &Messages) -> CommandOutcome {
    print(&help::usage(messages));
    CommandOutcome::Done
}
