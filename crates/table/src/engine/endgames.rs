//! Endgames against the engine at full strength: a new game at home from a position of the list.

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position as _, Role};

use super::seat_of;
use super::wishes::form_against;
use crate::Table;
use announcement::understand::fold;
use controls::intent::Intent;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_look_outside;
use locale::{Locale, Messages, color};
use protocols::engine::level::Level;
use query::pieces_in_order;
use speech::utterance::Priority;
use wording::cell::{kind, kinds_of_side};
use wording::endgame::{Endgame, endgames};

/// Reads out the list.
///
/// # Errors
/// `only_at_home`.
pub(super) fn tell_all(table: &mut Table, by: Person) -> Result<(), Refusal> {
    may_look_outside(table.own_game())?;
    table.seats.tell(by, Priority::Now, |seat| {
        let all = endgames()
            .into_iter()
            .map(|endgame| endgame.words(&seat.messages, seat.settings.cells));
        all.collect::<Vec<_>>().join(" ")
    });
    Ok(())
}

/// Begins the endgame of that number or with that piece; without words the next one, or the same again until it is reached.
///
/// # Errors
/// `only_at_home`; the present game may not be left.
pub(super) fn begin(table: &mut Table, by: Person, words: &str) -> Result<(), Refusal> {
    may_look_outside(table.own_game())?;
    let messages = table.seat(by).map(|seat| seat.messages);
    let (messages, side) = messages.zip(by.side()).ok_or(Refusal::new(Code::NotPermitted))?;
    let Some(endgame) = chosen(table, words.trim(), &messages) else {
        table.seats.confirm(by, "endgame-none");
        return Ok(());
    };
    let start = Fen::from_position(&endgame.start, EnPassantMode::Legal).to_string();
    let own = endgame.start.turn();
    let mut form = form_against(table, side, own, start, Level::Full.id());
    form.time = String::from("none");
    table.intend(by, Intent::NewGame(Box::new(form)))
}

fn chosen(table: &Table, words: &str, messages: &Messages) -> Option<Endgame> {
    let all = endgames();
    let game = table.own_game();
    let here = Endgame::of(game);
    let last = here.as_ref().map_or(0, |endgame| endgame.number);
    if words.is_empty() {
        let is_again = here.as_ref().is_some_and(|endgame| !endgame.is_reached(game));
        return if is_again {
            here
        } else {
            all.get(last % all.len().max(1)).cloned()
        };
    }
    if let Ok(number) = words.parse::<usize>() {
        return all.get(number.checked_sub(1)?).cloned();
    }
    let own = [*messages, Messages::new(Locale::En)];
    let is_named = |role: &Role| own.iter().any(|own| fold(&kind(own, *role)) == fold(words));
    let role = Role::ALL.into_iter().find(is_named)?;
    // The next one with this piece, and after the last of them the first.
    let (before, after): (Vec<_>, Vec<_>) = all.into_iter().partition(|endgame| endgame.number <= last);
    after.into_iter().chain(before).find(|endgame| endgame.has(role))
}

/// True if the game on the table is an endgame against an engine, under way or ended.
pub(crate) fn is_endgame(table: &Table) -> bool {
    Endgame::of(table.own_game()).is_some()
}

/// True if the game on the table begins as an endgame of the list.
pub(crate) fn is_wanted(table: &Table) -> bool {
    let start = &table.own_game().regulations().start;
    endgames().iter().any(|endgame| endgame.start == *start)
}

/// The goal of the endgame that person plays; none once it has ended.
pub(crate) fn goal(table: &Table, to: Person) -> Option<String> {
    let endgame = Endgame::of(&table.game).filter(|_| table.game.ending().is_none())?;
    let seat = table.seat(to)?;
    let words = endgame.words(&seat.messages, seat.settings.cells);
    Some(controls::next::with_way_out(&seat.messages, words))
}

/// Tells the goal once the engine sits at the board, and the position.
pub(super) fn tell_goal(table: &mut Table) {
    let to = seat_of(table).map(|(side, _)| Person::Player(side.other()));
    let Some((to, words)) = to.and_then(|to| Some((to, goal(table, to)?))) else {
        return;
    };
    let Some(seat) = table.seat(to) else { return };
    let position = table.game.official();
    let turn = color(&seat.messages, position.turn());
    let turn = seat.messages.text("added-turn", &[("side", turn.into())]);
    let pieces = Color::ALL.map(|side| {
        let on = pieces_in_order(position.board(), side, None);
        kinds_of_side(&seat.messages, seat.settings.cells, &on, side).join(" ")
    });
    let texts = [[words, turn].join(" "), pieces.join(" ")];
    table.step.then.push((to, texts.join(" ")));
}
