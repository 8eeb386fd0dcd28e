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
mod hall;
mod help;
mod journal;
mod notate;
pub mod pages;
mod pairings;
mod play;
mod print;
mod relay;
mod review;
mod script;
mod standings;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::Value as Json;

use crate::app::from_trf;
use crate::app::machine::Machine;
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use crate::app::session::{self, AdmittedSession, NoSession};
use crate::app::windows::{self, NoWindow};
use locale::{Locale, Messages, harmless, is_harmless};

use given::CommandStart;
pub use given::{GivenArguments, UsageError};

/// Runs the program as its command line asks.
pub fn main() -> ExitCode {
    let outcome = match given::first() {
        Ok(CommandStart::Command(command, rest)) => dispatch(command, rest),
        Ok(CommandStart::Program(rest)) => program(rest, None),
        Ok(CommandStart::Help) => Ok(usage(&messages(None))),
        Ok(CommandStart::Version) => {
            print(VERSION);
            Ok(CommandOutcome::Done)
        }
        Err(fault) => Err(fail(&messages(None), &fault)),
    };
    outcome.unwrap_or_else(|early| early).into()
}

/// The version, with its commit and build.
const VERSION: &str = concat!(
    env!("CARGO_PKG_NAME"),
    " ",
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("ANNABELLA_BUILD"),
    ")"
);

/// The function of a subcommand; it gets the rest of the line.
type Does = fn(lexopt::Parser) -> Ended;

/// The subcommands.
const COMMANDS: [(&str, Does); 19] = [
    ("console", console::console),
    ("play", play::play),
    ("announce", announcement::announce),
    ("understand", announcement::understand),
    ("classify", classify::classify),
    ("explain", explain::explain),
    ("board", board::board),
    ("compare", compare::compare),
    ("journal", journal::journal),
    ("braille", braille::braille),
    ("print", print::print),
    ("notate", notate::notate),
    ("review", review::review),
    ("script", script::script),
    ("pages", pages::pages),
    ("pairings", pairings::pairings),
    ("hall", hall::hall),
    ("relay", relay::relay),
    ("standings", standings::standings),
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
        None if session::is_there(&command) => program(rest, Some(PathBuf::from(command))),
        None => Err(fail(&messages(None), &UsageError::UnknownCommand(command))),
    }
}

/// Runs the program without a command, or with a file: in a window if there is a display, otherwise in the terminal.
fn program(rest: lexopt::Parser, file: Option<PathBuf>) -> Ended {
    let given = GivenArguments::gathered(
        rest,
        &["table", "open", "game", "seat", "data", "board", "hall", "code", "join"],
        &[],
    )?;
    let mut wanted = wanted(&given)?;
    if let Some(file) = file {
        wanted.open = Some(numbered(file, given.option("game")));
    }
    let (settings, note) = wanted.settings();
    let locale = wanted.locale(&settings);
    let texts = Messages::new(locale);
    if has_display() {
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
    wanted.open = wanted.open.or(wanted.report.take());
    let (mute, json) = (false, given.json);
    console::play(&wanted, console::ConsoleManner { mute, json })
}

/// The requested session.
fn opened(wanted: &CommandLineRequests, locale: Locale) -> Result<AdmittedSession, NoSession> {
    let texts = Messages::new(locale);
    session::open(wanted, locale, &mut games::progress(&texts, wanted.opened()))
}

/// Reports why there is no session.
fn unopened(texts: &Messages, why: &NoSession) -> CommandOutcome {
    report(&sentences::no_session(texts, why));
    if matches!(why, NoSession::Competes(_)) {
        return CommandOutcome::No;
    }
    CommandOutcome::Unreadable
}

/// The file, followed by `#` and the number of the game requested with `--game`.
fn numbered(path: PathBuf, game: Option<&str>) -> PathBuf {
    let Some(number) = game else { return path };
    let mut numbered = path.into_os_string();
    numbered.push(format!("#{number}"));
    PathBuf::from(numbered)
}

/// True if the system could show a window at all.
fn has_display() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// The game, seat and folders that a command line asks for.
fn wanted(given: &GivenArguments) -> Result<CommandLineRequests, CommandOutcome> {
    let texts = messages(given.lang.as_deref());
    if let Some(stray) = given.values.first() {
        return Err(fail(&texts, &UsageError::UnknownCommand(stray.clone())));
    }
    let seat = match given.option("seat") {
        None => None,
        Some(seat) => match seat.parse() {
            Ok(seat) => Some(seat),
            Err(_) => return Err(fail(&texts, &UsageError::UnknownSeat(seat.to_owned()))),
        },
    };
    let path = |name: &str| given.option(name).map(PathBuf::from);
    if let Some(game) = given.option("game").filter(|game| game.parse::<usize>().is_err()) {
        return Err(fail(&texts, &UsageError::not_one_of("--game", game, "1, 2, 3 …")));
    }
    Ok(CommandLineRequests {
        boards: given.boards().map_err(|fault| fail(&texts, &fault))?,
        table: path("table"),
        report: None,
        open: path("open").map(|path| numbered(path, given.option("game"))),
        data: path("data"),
        new_game: None,
        engine: None,
        joins: given.joins().map_err(|fault| fail(&texts, &fault))?,
        sits_at: given.sits_at().map_err(|fault| fail(&texts, &fault))?,
        seat,
        lang: given.lang.clone(),
    })
}

/// The outcome of a command; the last one is the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CommandOutcome {
    /// The work is done.
    Done,
    /// The answer is "no".
    No,
    /// The command line or an input could not be read.
    Unreadable,
}

/// The end of a command; the error is an end before its work was begun.
type Ended = Result<CommandOutcome, CommandOutcome>;

impl From<CommandOutcome> for ExitCode {
    fn from(outcome: CommandOutcome) -> ExitCode {
        match outcome {
            CommandOutcome::Done => ExitCode::SUCCESS,
            CommandOutcome::No => ExitCode::from(1),
            CommandOutcome::Unreadable => ExitCode::from(2),
        }
    }
}

/// Messages in the language given with `--lang`, or else in the system's.
pub fn messages(lang: Option<&str>) -> Messages {
    let system = || sys_locale::get_locale().unwrap_or_default();
    Messages::new(Locale::negotiate(&lang.map_or_else(system, str::to_owned)))
}

/// Prints a sentence on standard output, without any characters that a terminal would take as a command. A closed output is no
/// error.
pub fn print(line: &str) {
    let _gone = writeln!(std::io::stdout().lock(), "{}", harmless(line));
}

/// Prints a line of JSON on standard output.
fn print_json(object: &Json) {
    print_exactly(&json_line(&object.to_string()));
}

/// A line of JSON and its end. Characters that a terminal would take as a command are escaped as in JSON, so that the values stay the
/// same.
fn json_line(json: &str) -> String {
    let mut line = String::with_capacity(json.len() + 1);
    for letter in json.chars() {
        if is_harmless(letter) {
            line.push(letter);
        } else {
            let mut units = [0; 2];
            let units = letter.encode_utf16(&mut units).iter();
            line.extend(units.map(|unit| format!("\\u{unit:04x}")));
        }
    }
    line.push('\n');
    line
}

/// Prints a file on standard output, byte for byte.
fn print_exactly(text: &str) {
    let _gone = print_while_read(text);
}

/// Prints lines on standard output, byte for byte; false if the output is closed.
fn print_while_read(text: &str) -> bool {
    std::io::stdout().lock().write_all(text.as_bytes()).is_ok()
}

/// Prints one line on standard error, without any characters that a terminal would take as a command.
pub fn complain(line: &str) {
    let _gone = writeln!(std::io::stderr().lock(), "{}", harmless(line));
}

/// Reports a line to the user who started the program. On Windows a program started from the desktop has no standard error: there the line
/// is shown in a window of the system.
fn report(line: &str) {
    complain(line);
    #[cfg(windows)]
    {
        use std::os::windows::io::AsRawHandle as _;
        if std::io::stderr().as_raw_handle().is_null() {
            adapters::file_dialog::tell(&harmless(line));
        }
    }
}

/// Reports the fault of the command line, and how to get help.
pub fn fail(messages: &Messages, fault: &UsageError) -> CommandOutcome {
    report(&fault.sentence(messages));
    complain(&messages.text("command-try-help", &[]));
    CommandOutcome::Unreadable
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
