//! The game that a command line asks for.

use std::path::{Path, PathBuf};

use super::games;
use super::given::{GivenArguments, UsageError, fail};
use super::outcome::CommandOutcome;
use super::output::{messages, report};
use crate::app::from_trf;
use crate::app::no_session::NoSession;
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use crate::app::session::{self, AdmittedSession};
use locale::{Locale, Messages};

/// The game, seat and folders that a command line asks for.
pub(super) fn wanted(given: &GivenArguments) -> Result<CommandLineRequests, CommandOutcome> {
    let texts = messages(given.lang.as_deref());
    // The name after the round may have several words: `open.trf#2 Ada Lovelace`.
    let report = given.option("open").filter(|path| from_trf::is_report(Path::new(path)));
    let report = report.map(|path| [&[path.to_owned()][..], &given.values].concat().join(" "));
    if let Some(stray) = given
        .values
        .first()
        .filter(|_| report.as_ref().is_none_or(|named| !named.contains('#')))
    {
        let is_second = given.option("open").is_some();
        let fault = if is_second {
            UsageError::SecondFile
        } else {
            UsageError::UnknownCommand
        };
        return Err(fail(&texts, &fault(stray.clone())));
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
        open: report
            .map(PathBuf::from)
            .or_else(|| path("open").map(|path| numbered(path, given.option("game")))),
        data: path("data"),
        new_game: None,
        engine: None,
        joins: given.joins().map_err(|fault| fail(&texts, &fault))?,
        sits_at: given.sits_at().map_err(|fault| fail(&texts, &fault))?,
        seat,
        lang: given.lang.clone(),
        in_window: false,
    })
}

/// The file, followed by `#` and the number of the game requested with `--game`.
fn numbered(path: PathBuf, game: Option<&str>) -> PathBuf {
    let Some(number) = game else { return path };
    let mut numbered = path.into_os_string();
    numbered.push(format!("#{number}"));
    PathBuf::from(numbered)
}

/// The requested session.
pub(super) fn opened(wanted: &CommandLineRequests, locale: Locale) -> Result<AdmittedSession, NoSession> {
    let texts = Messages::new(locale);
    session::open(wanted, locale, &mut games::progress(&texts, wanted.opened()))
}

/// Reports why there is no session.
pub(super) fn unopened(texts: &Messages, why: &NoSession) -> CommandOutcome {
    report(&sentences::no_session(texts, why));
    if matches!(why, NoSession::Competes(_)) {
        return CommandOutcome::No;
    }
    CommandOutcome::Unreadable
}

/// True if the system could show a window at all.
pub(super) fn has_display() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
