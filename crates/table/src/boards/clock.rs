//! The clock that is connected to an electronic board: its lever presses the program's clock and it shows the program's
//! times, or it is the clock of the game.

use std::sync::Arc;

use shakmaty::Color;

use super::connected::Electronic;
use super::{settle, tell_concerned};
use crate::Table;
use crate::effect::Effect;
use controls::intent::Intent;
use laws::command::Command;
use laws::event::{DeviceEvent, Event};
use laws::people::Person;
use laws::regulations::BoardClock;
use protocols::eboard::{BoardClockReading, BoardRequest, ClockOrder};

/// Milliseconds below which two clocks that count whole seconds differ although they agree.
const CLOCKS_AGREE_MS: u64 = 1_500;

/// Follows a reading of the clock at the board: its lever presses the program's clock; if it is the game's clock, the
/// program's follows.
pub(super) fn clock_says(table: &mut Table, side: Color, reading: BoardClockReading) {
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let before = board.clock.reading.replace(reading);
    let leads = table.game.regulations().watch.electronic.clock == BoardClock::Leads;
    let Some(before) = before else {
        let id = if leads {
            "said-eboard-clock-leads"
        } else {
            "said-eboard-clock-shows"
        };
        return tell_concerned(table, side, id, &[]);
    };
    if reading.battery_is_low && !before.battery_is_low {
        tell_concerned(table, side, "said-eboard-clock-battery", &[]);
    }
    if let Some(presser) = reading.presser.filter(|up| before.presser != Some(*up)) {
        lever(table, side, presser);
    }
    if leads {
        follow_clock(table, reading);
    }
}

/// Handles a press of the lever at the board of `side` by that player.
fn lever(table: &mut Table, side: Color, presser: Color) {
    let is_taken_back = |board: &mut Electronic| std::mem::take(&mut board.clock.is_refused);
    if table
        .boards
        .seats
        .get_mut(side)
        .as_deref_mut()
        .is_some_and(is_taken_back)
    {
        // A player who pressed too early puts the lever back: the opponent has not pressed.
        return;
    }
    settle(table);
    let by = Person::Player(presser);
    let command = if table.game.clock().has_started() || !table.game.clock().is_timed() {
        Command::PressClock { side: presser }
    } else if table.is_home() && table.game.turn().side != presser {
        Command::StartClocks
    } else {
        // The lever is put into its place before the game.
        return;
    };
    // A press that comes too early is D.2.4 like any other, and for the arbiter to judge.
    let is_done = table.attempt(by, |table| table.intend(by, Intent::Do(command)));
    if let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() {
        board.clock.is_refused = !is_done;
    }
}

fn follow_clock(table: &mut Table, reading: BoardClockReading) {
    let clock = table.game.clock();
    if !clock.is_timed() || table.is_read_only() || table.game.ending().is_some() {
        return;
    }
    let ours = clock.both_ms(table.now());
    let is_off = Color::ALL
        .into_iter()
        .any(|side| ours.get(side).abs_diff(*reading.left_ms.get(side)) >= CLOCKS_AGREE_MS);
    if is_off {
        let left_ms = reading.left_ms;
        table.apply(Event::Device(DeviceEvent::ClockFollowed { left_ms }));
    }
}

/// Shows the program's times on the clock at the board, whenever they have changed otherwise than by running down.
pub(super) fn show_clock(table: &mut Table, side: Color) {
    let (now, game) = (table.now(), Arc::clone(&table.game));
    let clock = game.clock();
    let shows = game.regulations().watch.electronic.clock == BoardClock::Shows && clock.is_timed();
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    if !shows || board.clock.reading.is_none() {
        return;
    }
    let order = ClockOrder {
        left_ms: clock.both_ms(now),
        running: clock.running(),
    };
    let is_same = board.clock.shown.is_some_and(|shown| {
        let stands = |side: Color| order.running == Some(side) || shown.left_ms.get(side) == order.left_ms.get(side);
        shown.running == order.running && Color::ALL.into_iter().all(stands)
    });
    if !is_same || board.clock.flag_at != clock.flag_at() {
        board.clock.shown = Some(order);
        board.clock.flag_at = clock.flag_at();
        table.seats.send(Effect::Boards(BoardRequest::ShowClock(side, order)));
    }
}
