//! The wishes of the person at this machine, from his settings into a new table and back.

use crate::controls::intent::Wish;
use crate::laws::people::Person;
use crate::laws::regulations::Place;
use crate::settings::Settings;
use crate::table::Table;
use crate::table::seat::Wishes;

/// What that person wished last time. That he is told of his time without asking is no wish for an event: there he turns
/// it on game by game (D.2.10.4).
pub(super) fn recall(table: &mut Table, person: Person, settings: &Settings) {
    table.wish(person, Wish::ReadBackFirst(settings.read_back_first));
    table.wish(person, Wish::TypedMovesMoveMyBoard(settings.typed_moves_move_my_board));
    table.wish(person, Wish::ShortTimes(settings.short_times));
    table.wish_marks(person, settings.marks.clone());
    table.wish_all(person, Wishes::of(settings));
    if !table.game().regulations().is_competition() {
        let is_vi = matches!(person, Person::Player(side) if table.game().people().is_vi(side));
        table.wish(person, Wish::TimeMarks(settings.time_marks && is_vi));
        table.wish(person, Wish::Pulses(settings.pulses));
    }
}

/// The settings as they hold at this table: in an event, what is told without asking is of the game and not of the file.
pub(super) fn in_force(table: &Table, person: Person, settings: &Settings) -> Settings {
    let own = table.seat(person).map(|seat| (seat.marks.said, seat.marks.felt));
    let (time_marks, pulses) = own.unwrap_or((settings.time_marks, settings.pulses));
    Settings {
        time_marks,
        pulses,
        ..settings.clone()
    }
}

/// Keeps a wish for the next time; whether anything is to be written. The settings are of the person at this
/// machine: another's wishes hold for this game.
pub(super) fn remember(settings: &mut Settings, wish: Wish, is_own: bool, place: Place) -> bool {
    match wish {
        // These are of the machine, whoever turned them.
        Wish::SecondKeyboard(on) => settings.second_keyboard = on,
        // What fills the screen is open; what is closed fills none when it is opened again.
        Wish::ClockWindow(on) => {
            settings.clock_window = on;
            settings.clock_full_screen &= on;
        }
        Wish::ClockFullScreen(on) => {
            settings.clock_full_screen = on;
            settings.clock_window |= on;
        }
        // The loudspeaker is the arbiter's, game by game.
        Wish::PublicVoice(_) => return false,
        Wish::TimeMarks(_) | Wish::Pulses(_) if place == Place::Event => return false,
        Wish::ReadBackFirst(_)
        | Wish::TypedMovesMoveMyBoard(_)
        | Wish::TimeMarks(_)
        | Wish::Pulses(_)
        | Wish::ShortTimes(_)
        | Wish::Say(_)
        | Wish::Cells(_)
            if !is_own =>
        {
            return false;
        }
        Wish::ReadBackFirst(on) => settings.read_back_first = on,
        Wish::TypedMovesMoveMyBoard(on) => settings.typed_moves_move_my_board = on,
        Wish::TimeMarks(on) => settings.time_marks = on,
        Wish::Pulses(on) => settings.pulses = on,
        Wish::ShortTimes(on) => settings.short_times = on,
        Wish::Cells(wish) => settings.cells = settings.cells.with(wish),
        Wish::Say(preset) => settings.say_as(preset),
    }
    true
}
