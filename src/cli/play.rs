//! `annabella play`: a game at home against an engine in the terminal, played as in the console.

use shakmaty::{Color, Position as _};

use super::console::{self, ConsoleManner};
use super::given::{GivenArguments, UsageError, fail};
use super::opening::wanted;
use super::outcome::Ended;
use super::output::messages;
use crate::app::requests::CommandLineRequests;
use announcement::set_up;
use controls::engine::level_named;
use controls::new_game::{NewGameFault, NewGameForm, Opponent, SeatForm, StartChoice};
use display;
use laws::people::Sight;
use laws::time_control::TimeControl;
use locale::{Locale, Messages};
use notation::time_control;
use protocols::engine::level::Level;
use settings::PersonSettings;
use wording;

pub(super) fn play(rest: lexopt::Parser) -> Ended {
    let valued = ["engine", "elo", "level", "side", "fen", "time", "data"];
    let given = GivenArguments::gathered(rest, &valued, &["mute"])?;
    let wanted = wanted(&given)?;
    let (settings, _) = wanted.settings();
    let texts = messages(given.lang.as_deref());
    let form = form(&given, &settings.person).map_err(|fault| fail(&texts, &fault))?;
    let wanted = CommandLineRequests {
        new_game: Some(Box::new(form)),
        engine: given.option("engine").map(str::to_owned),
        ..wanted
    };
    let (mute, json) = (given.flag("mute"), given.json);
    console::play(&wanted, ConsoleManner { mute, json })
}

/// The game that the command line describes: the person at the terminal plays by listening.
fn form(given: &GivenArguments, settings: &PersonSettings) -> Result<NewGameForm, UsageError> {
    let wrong = |option: &'static str, possible: &str| {
        let value = given.option(option.trim_start_matches('-')).unwrap_or_default();
        UsageError::not_one_of(option, value, possible)
    };
    let own = match given.option("side") {
        None | Some("white") => Color::White,
        Some("black") => Color::Black,
        Some(_) => return Err(wrong("--side", "white, black")),
    };
    let level = match (given.option("elo"), given.option("level")) {
        (Some(_), Some(_)) => return Err(UsageError::NotBoth("--elo, --level")),
        (Some(elo), None) => match elo.parse() {
            Ok(Level::Elo(elo)) => elo.to_string(),
            Ok(_) | Err(_) => return Err(wrong("--elo", "400 … 3200")),
        },
        (None, Some(level)) => {
            level_of(level).ok_or_else(|| wrong("--level", &levels(&messages(given.lang.as_deref()))))?
        }
        (None, None) => settings.engine_level.clone(),
    };
    let time = match given.option("time") {
        None => String::from("none"),
        Some(typed) => in_seconds(typed).ok_or_else(|| wrong("--time", "none, 300, 900+10, 40/6000+30:900+30"))?,
    };
    let text = |name: &str| given.option(name).unwrap_or_default().to_owned();
    let mut form = NewGameForm {
        time,
        start: text("fen"),
        opponent: Opponent::Engine(level),
        ..NewGameForm::default()
    };
    *form.seats.get_mut(own) = SeatForm {
        name: settings.name.clone(),
        sight: Sight::Vi,
        assistant: String::new(),
    };
    *form.seats.get_mut(own.other()) = SeatForm::default();
    let faults = form.faults(display::is_time_control, |_| true);
    if faults.contains(&NewGameFault::TimeUnreadable) {
        return Err(wrong("--time", "none, 300, 900+10, 40/6000+30:900+30"));
    }
    if let StartChoice::Described(described) = form.start_choice() {
        let unreadable = || {
            wrong(
                "--fen",
                "\"4k3/8/8/8/8/8/8/3QK3 w - - 0 1\", \"white king e1, queen d1; black king e8\", 0 … 959",
            )
        };
        let (position, _) = set_up::read_any(&described).ok_or_else(unreadable)?;
        if position.is_game_over() {
            return Err(UsageError::GameIsOver(described));
        }
    }
    Ok(form)
}

/// A time control in seconds, as on the command line. The form takes two plain numbers for minutes, so each side is named.
fn in_seconds(typed: &str) -> Option<String> {
    match time_control::read(typed) {
        Ok(TimeControl::Untimed) => Some(String::from("none")),
        Ok(TimeControl::Timed(_)) if typed.starts_with('W') => Some(typed.to_owned()),
        Ok(TimeControl::Timed(_)) => Some(format!("W{typed}-B{typed}")),
        Err(_) => None,
    }
}

/// The level of that word: its name in the settings, or in any language of the program.
fn level_of(typed: &str) -> Option<String> {
    let languages = Locale::ALL.map(Messages::new);
    let known = typed.parse::<Level>().ok().map(Level::id);
    known.or_else(|| {
        level_named(typed, |id| {
            languages.iter().map(|messages| messages.text(id, &[])).collect()
        })
    })
}

/// The names of the levels, for the command line and in words.
fn levels(messages: &Messages) -> String {
    let names = Level::NAMED.map(|level| {
        let (word, name) = (level.id(), wording::engine::level(messages, &level.id()));
        if word == name { word } else { format!("{word} ({name})") }
    });
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_is_in_seconds_as_everywhere() {
        for typed in ["300", "300+2", "40/6000+30:900+30", "*180", "W300-B240"] {
            let read = in_seconds(typed).map(|form| time_control::read(&form));
            assert_eq!(read, Some(time_control::read(typed)), "{typed}");
        }
        assert_eq!(in_seconds("none").as_deref(), Some("none"));
        assert_eq!(in_seconds("soon"), None);
    }

    #[test]
    fn a_level_is_named_in_any_language_and_case() {
        for typed in ["club", "Club", "club player"] {
            assert_eq!(level_of(typed).as_deref(), Some("club"), "{typed}");
        }
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for level in Level::NAMED.map(Level::id) {
                let name = wording::engine::level(&messages, &level).to_uppercase();
                assert_eq!(level_of(&name), Some(level), "{name}");
            }
        }
        assert_eq!(level_of("1500").as_deref(), Some("1500"));
        assert_eq!(level_of("god"), None);
    }
}
