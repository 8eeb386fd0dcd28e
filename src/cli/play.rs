//! `annabella play`: a game at home against an engine in the terminal, as the console plays one.

use shakmaty::Color;

use super::console::{self, Manner};
use super::given::UsageError;
use super::{Ended, Given, fail, messages, wanted};
use crate::app::wanted::Wanted;
use crate::controls::new_game::{NewGameFault, NewGameForm, Opponent, SeatForm, SeatSight};
use crate::display;
use crate::engine::level::Level;
use crate::settings::PersonSettings;

pub(super) fn play(rest: lexopt::Parser) -> Ended {
    let valued = ["engine", "elo", "level", "side", "fen", "time", "data"];
    let given = Given::gathered(rest, &valued, &["mute"])?;
    let wanted = wanted(&given)?;
    let (settings, _) = wanted.settings();
    let texts = messages(given.lang.as_deref());
    let form = form(&given, &settings.person).map_err(|fault| fail(&texts, &fault))?;
    let wanted = Wanted {
        new_game: Some(Box::new(form)),
        engine: given.option("engine").map(str::to_owned),
        ..wanted
    };
    let (mute, json) = (given.flag("mute"), given.json);
    console::play(&wanted, Manner { mute, json })
}

/// The game that the command line describes: the person at the terminal plays by ear.
fn form(given: &Given, settings: &PersonSettings) -> Result<NewGameForm, UsageError> {
    let wrong = |option: &'static str, possible: &str| UsageError::NotOneOf {
        option,
        value: given
            .option(option.trim_start_matches('-'))
            .unwrap_or_default()
            .to_owned(),
        possible: possible.to_owned(),
    };
    let own = match given.option("side") {
        None | Some("white") => Color::White,
        Some("black") => Color::Black,
        Some(_) => return Err(wrong("--side", "white, black")),
    };
    let level = match (given.option("elo"), given.option("level")) {
        (Some(elo), _) => match elo.parse() {
            Ok(Level::Elo(elo)) => elo.to_string(),
            Ok(_) | Err(_) => return Err(wrong("--elo", "400 … 3200")),
        },
        (None, Some(level)) => match level.parse::<Level>() {
            Ok(known) => known.id(),
            Err(_) => return Err(wrong("--level", &Level::NAMED.map(Level::id).join(", "))),
        },
        (None, None) => settings.engine_level.clone(),
    };
    let text = |name: &str| given.option(name).unwrap_or_default().to_owned();
    let mut form = NewGameForm {
        time: text("time"),
        start: text("fen"),
        opponent: Opponent::Engine(level),
        ..NewGameForm::default()
    };
    *form.seats.get_mut(own) = SeatForm {
        name: settings.name.clone(),
        sight: SeatSight::Vi,
        assistant: String::new(),
    };
    *form.seats.get_mut(own.other()) = SeatForm::default();
    let faults = form.faults(display::is_time_control, display::is_position);
    if faults.contains(&NewGameFault::TimeUnreadable) {
        return Err(wrong("--time", "none, 15, 15+10, 40/6000+30:900+30"));
    }
    if faults.contains(&NewGameFault::StartUnreadable) {
        return Err(wrong(
            "--fen",
            "\"4k3/8/8/8/8/8/8/3QK3 w - - 0 1\", \"white king e1, queen d1; black king e8\"",
        ));
    }
    Ok(form)
}
