//! Requests about an engine: that it plays, how strong, and a hint.

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::engines::Hint;
use super::{endgames, may_play, program, seat_of, settings, way_here};
use crate::Table;
use crate::away_acts::is_away;
use controls::engine::EngineIntent;
use controls::intent::Intent;
use controls::new_game::{NewGameForm, Opponent, SeatForm};
use laws::event::{AwayEvent, Event};
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::rules::help::{may_be_helped, may_look_outside};
use notation::time_control;
use protocols::engine::level::Level;
use protocols::engine::{EngineReport, EngineRequest, EngineTask, EngineUse, Limit};
use query::next::{self, PlayerAct as Due};
use settings::Setting;
use speech::utterance::{Priority, Utterance};

/// Time an engine thinks about a hint, in milliseconds.
const HINT_MS: u64 = 1_000;

/// Carries out a request about the engine.
///
/// # Errors
/// `only_at_home`, `fair_play`, `game_over`; `seat_taken` if a remote person plays, or an engine the other side;
/// `no_engine` if none plays; `out_of_range` for a level that does not exist; `not_your_move` for a hint.
pub(crate) fn intend(table: &mut Table, by: Person, intent: EngineIntent) -> Result<(), Refusal> {
    match intent {
        EngineIntent::Seat { side, level } => seat(table, by, side, level),
        EngineIntent::End => end(table, by),
        EngineIntent::Level(level) => set_level(table, by, level),
        EngineIntent::Hint(side) => hint(table, by, side),
        EngineIntent::ChangeSides => change_sides(table, by),
        EngineIntent::Endgame(words) => endgames::begin(table, by, &words),
        EngineIntent::Endgames => endgames::tell_all(table, by),
    }
}

/// The level, if it exists.
fn known(level: String) -> Result<String, Refusal> {
    match level.parse::<Level>() {
        Ok(_) => Ok(level),
        Err(_) => Err(Refusal::lacking(Code::OutOfRange, RefusalDetail::NoLevel)),
    }
}

/// Asks for an engine in the seat: it takes it when it is ready; until then nothing has changed.
fn seat(table: &mut Table, by: Person, side: Color, level: Option<String>) -> Result<(), Refusal> {
    may_look_outside(&table.game)?;
    table.machine.beside.allow_help()?;
    if table.game.ending().is_some() {
        return Err(table.game_over());
    }
    let seated = seat_of(table).map(|(side, level)| (side, level.to_owned()));
    let is_its_own = seated.as_ref().is_some_and(|(own, _)| *own == side);
    let is_taken = |side: Color| is_away(table, side) || table.game.elsewhere(side).is_some();
    if !is_its_own && Color::ALL.into_iter().any(is_taken) {
        return Err(Refusal::new(Code::SeatTaken));
    }
    let before = table.engine.before.clone();
    let level = match level.or(seated.map(|(_, level)| level)).or(before) {
        Some(level) => known(level)?,
        None if endgames::is_wanted(table) => Level::Full.id(),
        None => settings(table).engine_level,
    };
    table.engine.want(by, side, level);
    Ok(())
}

/// Sets up the game against an engine in that seat.
pub(crate) fn begin_against(table: &mut Table, own: Color, level: String) {
    table.engine.want(Person::Player(own), own.other(), level);
    table.engine.starts_clocks = true;
}

fn end(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let was_wanted = table.engine.wanted.take().is_some();
    let was_missing = table.engine.missing.take().is_some();
    match seat_of(table).map(|(side, level)| (side, level.to_owned())) {
        Some((side, level)) => {
            table.engine.before = Some(level);
            table.apply(Event::Away(AwayEvent::SeatFreed { by: Some(by), side }));
        }
        None if was_wanted => {}
        // A person plays that side from now on, as they could all the time.
        None if was_missing => table.seats.confirm(by, "refused-no-engine"),
        None => return Err(Refusal::new(Code::NoEngine)),
    }
    Ok(())
}

/// Sets the level of the engine that plays, and of the next one.
fn set_level(table: &mut Table, by: Person, level: String) -> Result<(), Refusal> {
    may_look_outside(&table.game)?;
    let level = known(level)?;
    table.engine.before = None;
    let seat = table.machine.seat.unwrap_or(by);
    table.seats.put(seat, Setting::EngineLevel, &level);
    table.keep(seat, Setting::EngineLevel);
    match seat_of(table).map(|(side, _)| side) {
        Some(side) => {
            let name = table
                .game
                .away(side)
                .map(|away| away.name().to_owned())
                .unwrap_or_default();
            table.apply(Event::Away(AwayEvent::EngineSeated {
                by,
                side,
                name,
                strength: level,
            }));
        }
        None => table.seats.say_value(seat, Setting::EngineLevel),
    }
    Ok(())
}

/// Asks an engine at its full strength about the position; only the asker hears the answer.
fn hint(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    may_be_helped(&table.game)?;
    table.machine.beside.allow_help()?;
    if table.game.ending().is_some() {
        return Err(table.game_over());
    }
    // Without a running clock a player may ask all the same.
    let has_the_move = table.game.turn().side == side && !is_away(table, side);
    if !has_the_move
        || !matches!(
            next::due(&table.game, side),
            Due::Move | Due::MoveOrAnswer | Due::StartClocks
        )
    {
        return Err(Refusal::new(Code::NotYourMove));
    }
    let (start, moves) = way_here(table);
    let task = EngineTask {
        number: table.engine.next_number(),
        start,
        moves,
        limit: Limit::Time(HINT_MS),
    };
    table.engine.hint = Some(Hint { to: by, task });
    let setup = super::adviser(table, table.game.regulations().castling_mode.is_chess960());
    table.seats.engine(EngineRequest::Start(EngineUse::Adviser, setup));
    // A busy machine may take seconds to start it: silence would sound like a key without effect.
    table.seats.confirm(by, "review-engine-thinks");
    Ok(())
}

/// Takes the adviser's report; anything but a hint is dropped.
pub(super) fn advises(table: &mut Table, report: EngineReport) {
    let Some(Hint { to, task }) = table.engine.hint.clone() else {
        return;
    };
    match report {
        EngineReport::Ready(_) => table.seats.engine(EngineRequest::Think(EngineUse::Adviser, task)),
        EngineReport::Best(number, best) if number == task.number => {
            table.engine.hint = None;
            table.seats.engine(EngineRequest::End(EngineUse::Adviser));
            let is_still_there = way_here(table) == (task.start, task.moves) && may_be_helped(&table.game).is_ok();
            let position = table.game.current();
            let best = best.filter(|best| is_still_there && best.to_move(&position).is_ok());
            let (Some(best), Some(seat)) = (best, table.seat(to)) else {
                return;
            };
            let announcement = wording::announcement(&table.game, &position, best);
            let words = seat.messages.text("said-hint", &[]);
            let utterance = Utterance::introduced(&seat.messages, &words, announcement);
            table.seats.say_private(to, utterance.with(Priority::Next));
        }
        EngineReport::Lost(fault) => {
            table.engine.hint = None;
            let program = program(&settings(table));
            table.seats.tell(to, Priority::Normal, |seat| {
                wording::engine::fault(&seat.messages, &program, &program, &fault)
            });
        }
        EngineReport::Best(..) | EngineReport::Thinks(..) => {}
    }
}

/// Begins a new game from this position with the engine on the other side: the present game stays stored as it is.
fn change_sides(table: &mut Table, by: Person) -> Result<(), Refusal> {
    may_look_outside(&table.game)?;
    let Some((side, level)) = seat_of(table).map(|(side, level)| (side, level.to_owned())) else {
        return Err(Refusal::new(Code::NoEngine));
    };
    if table.game.ending().is_some() {
        return Err(table.game_over());
    }
    let start = Fen::from_position(&table.game.current(), EnPassantMode::Legal).to_string();
    let form = form_against(table, side.other(), side, start, level);
    let is_allowed = may_play(table);
    if !is_allowed {
        return Err(Refusal::new(Code::ReadOnly));
    }
    table.intend(by, Intent::NewGame(Box::new(form)))
}

/// The form of a game from that position in which the player of that side has the side `own`, and an engine the other.
pub(super) fn form_against(table: &Table, side: Color, own: Color, start: String, level: String) -> NewGameForm {
    let (regulations, player) = (table.game.regulations(), table.opening.people.players.get(side));
    let mut form = NewGameForm {
        time: NewGameForm::typed_time(&time_control::write(&regulations.time)),
        start,
        vocabulary: regulations.vocabulary.clone(),
        opponent: Opponent::Engine(level),
        ..NewGameForm::default()
    };
    *form.seats.get_mut(own) = SeatForm {
        name: player.name.clone(),
        sight: player.sight,
        assistant: String::new(),
    };
    *form.seats.get_mut(own.other()) = SeatForm::default();
    form
}
