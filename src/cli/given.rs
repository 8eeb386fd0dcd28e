//! The arguments of a command line, gathered so that every command treats them alike.

use std::ffi::OsString;
use std::path::Path;
use std::str::FromStr;

use lexopt::Arg;
use shakmaty::ByColor;

use super::outcome::CommandOutcome;
use super::output::{complain, messages, report};
use crate::app::boards::NamedBoard;
use crate::app::joining::{self, NotAdmitted};
use crate::app::requests::CommandLineRequests;
use adapters::disk_files;
use controls::joining::JoiningIntent;
use laws::regulations::Edition;
use laws::stored::StoredChoice;
use link::Address;
use link::membership::DeskOrRelayMembership;
use locale::{Locale, Messages, UnknownLocale, Value};

/// The options and values given to one command. `--json` and `--lang` belong to every command.
#[derive(Debug, Default)]
pub struct GivenArguments {
    /// True for one JSON object a line in place of sentences.
    pub json: bool,
    /// The requested language.
    pub lang: Option<String>,
    /// Flags without a value, in the order given, without their hyphens.
    pub flags: Vec<String>,
    /// Options with their values, in the order given, without their hyphens.
    pub options: Vec<(String, String)>,
    /// All other arguments, in the order given.
    pub values: Vec<String>,
}

/// The options by which a table joins a tournament, or is at another computer, as far as this build can.
pub(super) const OF_OTHER_COMPUTERS: &[&str] = if cfg!(feature = "home") {
    &["hall", "code", "join"]
} else if cfg!(feature = "hall") {
    &["hall", "code"]
} else {
    &[]
};

impl GivenArguments {
    /// Gathers the rest of a command line.
    ///
    /// # Errors
    ///
    /// An option that is in neither list, one without its value, or text that is not Unicode.
    pub fn gather(mut rest: lexopt::Parser, valued: &[&str], flags: &[&str]) -> Result<GivenArguments, UsageError> {
        let mut given = GivenArguments::default();
        while let Some(arg) = rest.next().map_err(|error| UsageError::from_lexopt(&error))? {
            let name = match arg {
                Arg::Value(value) => {
                    given.values.push(text(value)?);
                    continue;
                }
                Arg::Short(letter) => return Err(UsageError::UnknownOption(format!("-{letter}"))),
                Arg::Long(name) => name.to_owned(),
            };
            let known = |list: &[&str]| list.contains(&name.as_str());
            if name == "json" {
                given.json = true;
            } else if known(flags) {
                given.flags.push(name);
            } else if name == "lang" || known(valued) {
                let value = rest
                    .value()
                    .map_err(|_missing| UsageError::MissingValue(format!("--{name}")))?;
                let value = text(value)?;
                if name == "data" && disk_files::is_of_system(Path::new(&value)) {
                    return Err(UsageError::SystemFolder(value));
                }
                if name == "lang" {
                    value
                        .parse::<Locale>()
                        .map_err(|UnknownLocale| UsageError::UnknownLanguage(value.clone()))?;
                    given.lang = Some(value);
                } else {
                    given.options.push((name, value));
                }
            } else {
                return Err(UsageError::UnknownOption(format!("--{name}")));
            }
        }
        Ok(given)
    }

    /// The rest of a command line, gathered; an error has been reported.
    pub(super) fn gathered(
        rest: lexopt::Parser,
        valued: &[&str],
        flags: &[&str],
    ) -> Result<GivenArguments, CommandOutcome> {
        GivenArguments::gather(rest, valued, flags).map_err(|fault| fail(&messages(None), &fault))
    }

    /// Gathers the words of a command which takes options only.
    pub(super) fn of_options(
        rest: lexopt::Parser,
        valued: &[&str],
        flags: &[&str],
    ) -> Result<GivenArguments, CommandOutcome> {
        let given = GivenArguments::gathered(rest, valued, flags)?;
        match given.values.first() {
            None => Ok(given),
            Some(stray) => Err(fail(
                &messages(given.lang.as_deref()),
                &UsageError::StrayWord(stray.clone()),
            )),
        }
    }

    /// The folder of the data and the language, for commands that open no table.
    pub fn requests(&self) -> CommandLineRequests {
        CommandLineRequests {
            data: self.option("data").map(Into::into),
            lang: self.lang.clone(),
            ..CommandLineRequests::default()
        }
    }

    /// The value of an option; the last one given is used.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options
            .iter()
            .rev()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// The parsed value of an option, if it is given.
    ///
    /// # Errors
    ///
    /// [`UsageError::NotOneOf`]
    pub fn one_of<T: FromStr>(&self, option: &'static str, possible: &[&str]) -> Result<Option<T>, UsageError> {
        let Some(value) = self.option(option.trim_start_matches('-')) else {
            return Ok(None);
        };
        let wrong = |_unknown| UsageError::not_one_of(option, value, possible.join(", "));
        value.parse().map(Some).map_err(wrong)
    }

    /// The value of an option that is one of the words for that type; the default if it is not given.
    ///
    /// # Errors
    ///
    /// [`UsageError::NotOneOf`]
    pub fn choice<T: StoredChoice + Default>(&self, option: &'static str) -> Result<T, UsageError> {
        let Some(word) = self.option(option.trim_start_matches('-')) else {
            return Ok(T::default());
        };
        T::meant(word).ok_or_else(|| UsageError::not_one_of(option, word, T::WORDS.join(", ")))
    }

    /// The value of an option that must be given.
    ///
    /// # Errors
    ///
    /// [`UsageError::MissingOption`]
    pub fn required(&self, name: &str) -> Result<&str, UsageError> {
        self.option(name)
            .ok_or_else(|| UsageError::MissingOption(format!("--{name}")))
    }

    /// The edition of the Laws after `--laws`; the newest if none is given.
    ///
    /// # Errors
    ///
    /// [`UsageError::NotOneOf`]
    pub fn laws(&self) -> Result<Edition, UsageError> {
        self.choice("--laws")
    }

    /// The boards after `--board`; for each side the last one given is used.
    ///
    /// # Errors
    ///
    /// [`UsageError::NotOneOf`]
    pub fn boards(&self) -> Result<ByColor<Option<NamedBoard>>, UsageError> {
        let mut boards = ByColor::default();
        for (_, value) in self.options.iter().filter(|(name, _)| name == "board") {
            let possible = "white=/dev/ttyUSB0,dgt, black=COM3,certabo, black=dgt:12345";
            let wrong = || UsageError::not_one_of("--board", value, possible);
            let (side, board) = NamedBoard::of_seat(value).ok_or_else(wrong)?;
            *boards.get_mut(side) = Some(board);
        }
        Ok(boards)
    }

    /// The tournament after `--hall` and `--code`: with the code alone the desk is searched for.
    ///
    /// # Errors
    ///
    /// [`UsageError::MissingOption`]
    pub fn joins(&self) -> Result<Option<JoiningIntent>, UsageError> {
        if self.option("join").is_some() {
            return Ok(None);
        }
        let at = self.option("hall").map(str::to_owned);
        // A file made by the desk, on a USB stick.
        let file = at.as_deref().map(Path::new).filter(|path| path.is_file());
        if let Some(Ok(file)) = file.map(|path| disk_files::text(path, LONGEST_TOURNAMENT_FILE)) {
            return Ok(Some(JoiningIntent::Bring { file }));
        }
        match self.option("code").map(str::to_owned) {
            Some(code) => Ok(Some(JoiningIntent::Join { at, code })),
            None if at.is_some() => Err(UsageError::MissingOption(String::from("--code"))),
            None => Ok(None),
        }
    }

    /// The table at another computer after `--join`, and the code after `--code`.
    ///
    /// # Errors
    ///
    /// [`UsageError::MissingOption`]
    pub fn sits_at(&self) -> Result<Option<(String, String)>, UsageError> {
        let Some(at) = self.option("join").map(str::to_owned) else {
            return Ok(None);
        };
        let code = self.option("code").map(str::to_owned);
        let code = code.ok_or_else(|| UsageError::MissingOption(String::from("--code")))?;
        Ok(Some((at, code)))
    }

    /// Asks the desk after `--hall` to let this machine in with the code after `--code`, and waits for the arbiter's yes; none if neither
    /// is given. Others will reach it at `listen`.
    pub fn joined(&self, listen: &Address) -> Option<Result<DeskOrRelayMembership, NotAdmitted>> {
        let (at, code) = (self.option("hall")?, self.option("code")?);
        let (tell, news) = std::sync::mpsc::channel();
        let mut link = net::link(move |told| drop(tell.send(told)));
        Some(joining::request_admission(
            link.as_mut(),
            &news,
            &Address::typed(at),
            code,
            String::new(),
            Some(listen),
        ))
    }

    /// True if the flag was given.
    pub fn flag(&self, name: &str) -> bool {
        self.flags.iter().any(|known| known == name)
    }
}

/// The longest tournament file that is read, in bytes.
const LONGEST_TOURNAMENT_FILE: u64 = 16 * 1024;

/// The error of a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UsageError {
    /// No such command.
    UnknownCommand(String),
    /// No such option.
    UnknownOption(String),
    /// A word that is no option, after a command that takes options only.
    StrayWord(String),
    /// An option without its value.
    MissingValue(String),
    /// A flag was given a value.
    NeedlessValue(String),
    /// A second file, after a command that takes one.
    SecondFile(String),
    /// A required option is missing.
    MissingOption(String),
    /// The command's own value (a move, a file) is missing; its name in the usage.
    MissingArgument(&'static str),
    /// No such seat.
    UnknownSeat(String),
    /// A language the program does not speak.
    UnknownLanguage(String),
    /// An option's value is none of the possible ones.
    NotOneOf {
        /// The option with its hyphens.
        option: &'static str,
        /// The value given.
        value: String,
        /// The possible values, for reading.
        possible: String,
    },
    /// Two options of which only one can be given; both with their hyphens.
    NotBoth(&'static str),
    /// A position in which the game is over.
    GameIsOver(String),
    /// A folder for games in which the system keeps devices or processes.
    SystemFolder(String),
    /// Bytes that are not text.
    NotText(String),
}

impl UsageError {
    /// The value of that option is none of the possible ones.
    pub fn not_one_of(option: &'static str, value: &str, possible: impl Into<String>) -> Self {
        let (value, possible) = (value.to_owned(), possible.into());
        Self::NotOneOf {
            option,
            value,
            possible,
        }
    }

    /// A sentence with the fault, its place, and the correction.
    pub fn sentence(&self, messages: &Messages) -> String {
        let (id, word) = match self {
            UsageError::UnknownCommand(word) => ("command-unknown", word.as_str()),
            UsageError::UnknownOption(word) => ("command-unknown-option", word.as_str()),
            UsageError::StrayWord(word) => ("command-stray-word", word.as_str()),
            UsageError::MissingValue(word) => ("command-missing-value", word.as_str()),
            UsageError::NeedlessValue(word) => ("command-needless-value", word.as_str()),
            UsageError::SecondFile(word) => ("command-second-file", word.as_str()),
            UsageError::MissingOption(word) => ("command-missing-option", word.as_str()),
            UsageError::MissingArgument(word) => ("command-missing-argument", *word),
            UsageError::UnknownSeat(word) => ("command-unknown-seat", word.as_str()),
            UsageError::UnknownLanguage(word) => ("command-unknown-language", word.as_str()),
            UsageError::NotBoth(both) => ("command-not-both", *both),
            UsageError::GameIsOver(word) => ("command-game-over", word.as_str()),
            UsageError::SystemFolder(word) => ("command-system-folder", word.as_str()),
            UsageError::NotText(word) => ("command-not-text", word.as_str()),
            UsageError::NotOneOf {
                option,
                value,
                possible,
            } => {
                let values = [
                    ("option", (*option).into()),
                    ("word", Value::quoting(value)),
                    ("possible", possible.into()),
                ];
                return messages.text("command-not-one-of", &values);
            }
        };
        let languages = Locale::tags();
        messages.text(
            id,
            &[("word", Value::quoting(word)), ("languages", (&languages).into())],
        )
    }

    fn from_lexopt(error: &lexopt::Error) -> UsageError {
        match error {
            lexopt::Error::UnexpectedValue { option, .. } => UsageError::NeedlessValue(option.clone()),
            lexopt::Error::MissingValue { option } => UsageError::MissingValue(option.clone().unwrap_or_default()),
            lexopt::Error::NonUnicodeValue(value) => UsageError::NotText(value.to_string_lossy().into_owned()),
            lexopt::Error::UnexpectedOption(option) => UsageError::UnknownOption(option.clone()),
            lexopt::Error::UnexpectedArgument(_) | lexopt::Error::ParsingFailed { .. } | lexopt::Error::Custom(_) => {
                UsageError::UnknownOption(error.to_string())
            }
        }
    }
}

/// The beginning of a command line.
pub(super) enum CommandStart {
    /// The name of a command; the rest is its own.
    Command(String, lexopt::Parser),
    /// An option, or an empty line: the program itself is meant, and gets the whole line.
    Program(lexopt::Parser),
    /// A request for help.
    Help,
    /// A request for the version; the rest says how much of it.
    Version(lexopt::Parser),
}

/// The words of the command line. On Windows the shells leave `*.game` to the program, on other systems they have expanded
/// it.
#[cfg(windows)]
fn words() -> lexopt::Parser {
    lexopt::Parser::from_iter(wild::args_os())
}

/// The words of the command line.
#[cfg(not(windows))]
fn words() -> lexopt::Parser {
    lexopt::Parser::from_env()
}

pub(super) fn first() -> Result<CommandStart, UsageError> {
    let mut rest = words();
    match rest.next().map_err(|error| UsageError::from_lexopt(&error))? {
        Some(Arg::Value(command)) => Ok(CommandStart::Command(text(command)?, rest)),
        Some(Arg::Long("help") | Arg::Short('h')) => Ok(CommandStart::Help),
        Some(Arg::Long("version") | Arg::Short('V')) => Ok(CommandStart::Version(rest)),
        Some(Arg::Long(_) | Arg::Short(_)) | None => Ok(CommandStart::Program(words())),
    }
}

fn text(value: OsString) -> Result<String, UsageError> {
    value
        .into_string()
        .map_err(|value| UsageError::NotText(value.to_string_lossy().into_owned()))
}

/// Reports the fault of the command line, and how to get help.
pub(super) fn fail(messages: &Messages, fault: &UsageError) -> CommandOutcome {
    report(&fault.sentence(messages));
    complain(&messages.text("command-try-help", &[]));
    CommandOutcome::Unreadable
}

/// The only file of a command line.
pub(super) fn only_file(given: &GivenArguments) -> Result<&str, UsageError> {
    match given.values.as_slice() {
        [file] => Ok(file),
        [] => Err(UsageError::MissingArgument("FILE")),
        [_, second, ..] => Err(UsageError::SecondFile(second.clone())),
    }
}
