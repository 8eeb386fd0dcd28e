//! The lock, tried on every way in: what the catalogue of controls and the program's own help name is tried by itself, so a
//! new one is, too. It held if the same game is still there, locked, and nothing a player may not have was given.

pub mod event;
mod process;
mod table;
mod window;

use crate::arena::Arena;
use crate::tally::Tally;

pub fn attack(arena: &Arena, tally: &mut Tally) {
    for row in table::attack(arena) {
        tally.push(row);
    }
    for row in process::attack(arena) {
        tally.push(row);
    }
    tally.push(window::attack(arena));
}

/// The arbiter's PIN; it is never guessed here.
const PIN: &str = "48151623";

/// A locked game that runs, the arbiter gone from the desk; `moves` are what must not be told.
fn locked(moves: &str) -> String {
    format!(
        "time 7200\nset place=home\nwhite vi Ada\nblack sighted Ben\nassistant white Clara\narbiter Dora\n\
         > arbiter types lock {PIN}\n> arbiter types close desk\n> arbiter starts clocks\nboth play {moves}\n"
    )
}

/// The moves of the locked game: distinctive ones.
const MOVES: &str = "1. a4 h5 2. Ra3 Rh6";

/// The same number of other moves, of the same length in every form.
const OTHER_MOVES: &str = "1. h4 a5 2. Rh3 Ra6";

/// The words that may follow a command, so that each command has a meaning with one of them.
const BEHIND: [&str; 22] = [
    "",
    "e4",
    "b2",
    "e",
    "4",
    "1",
    "white",
    "white 4",
    "white 4:00",
    "white loss",
    "white e4",
    "4 4P3",
    "1-0 x",
    "correction",
    "5:00",
    "other.pgn",
    "other.game",
    "other.annabella",
    "60 30",
    "deutsch",
    "0000",
    "9.2",
];
