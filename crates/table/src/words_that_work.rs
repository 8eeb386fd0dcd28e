//! The words that do something in a terminal, for the help there: each line is tried on a copy of the table.

use super::Table;
use controls::catalogue::{self, TypedLine};
use controls::files::FileIntent;
use controls::intent::Intent;
use controls::move_line::{self, MoveLineMeaning};
use laws::people::Person;
use laws::refusal::Code;
use settings::Setting;

/// Texts that may follow the words of a line; the first that belongs there is tried.
const AFTER: [&str; 16] = [
    "",
    "e4",
    "e",
    "4",
    "white",
    "white 4",
    "white 4:00",
    "white e4",
    "white loss",
    "white x",
    "4 white",
    "4 4P3",
    "1-0 x",
    "correction",
    "5:00",
    "x",
];

/// The messages of all lines that do something for that person at this table when they are typed.
pub(super) fn words_that_work(table: &Table, person: Person) -> Vec<&'static str> {
    let is_theirs = |line: &&TypedLine| !line.is_of_the_desk() || person == Person::Arbiter;
    let own = catalogue::lines().filter(is_theirs);
    own.filter(|line| works(table, person, line))
        .map(|line| line.words)
        .collect()
}

fn works(table: &Table, person: Person, line: &TypedLine) -> bool {
    let Some(seat) = table.seat(person) else { return false };
    let words = seat.messages.text(line.words, &[]);
    let form = words.split(';').next().unwrap_or_default().trim();
    let meaning = AFTER.into_iter().find_map(|text| {
        let typed = format!("/{form} {text}");
        match move_line::read(&typed, person, &seat.messages) {
            MoveLineMeaning::Command(intent) => Some(intent),
            MoveLineMeaning::Empty | MoveLineMeaning::For(..) | MoveLineMeaning::Move(_) => None,
        }
    });
    meaning.is_some_and(|intent| {
        let tried = table.clone().intend(person, intent.clone());
        !is_of_a_window(&intent) && tried.err().is_none_or(|refusal| passes(refusal.code))
    })
}

/// True for what only a window has: dialogs, windows, keys, the roles of squares, sounds.
fn is_of_a_window(intent: &Intent) -> bool {
    let of_a_window = [
        Setting::ClockWindow,
        Setting::KeyPreset,
        Setting::CellRole,
        Setting::Pulses,
    ];
    let is_set = matches!(intent, Intent::Set { setting, .. } if of_a_window.contains(setting));
    is_set || matches!(intent, Intent::File(FileIntent::Choose(_)) | Intent::TurnBoard(_))
}

/// True if a refusal with that code passes with the moment; the others hold at this table.
fn passes(code: Code) -> bool {
    let holds = [
        Code::OnlyAtHome,
        Code::NoHelp,
        Code::NotPermitted,
        Code::NoClock,
        Code::NoReview,
        Code::FairPlay,
        Code::DeviceFixed,
        Code::BoardUnseen,
        Code::NoElectronicBoard,
        Code::NoTraining,
        Code::NoPractice,
        Code::NoOnlineGame,
        Code::NoEngine,
        Code::GameLocked,
        Code::ReadOnly,
    ];
    !holds.contains(&code)
}
