//! Where what a person at a seat elsewhere wants is done: at that seat, at the table on the other machine, or nowhere.

use super::intent::Intent;
use super::joining::JoiningIntent;
use super::sheet::SheetIntent;

/// Whether it can be done from a seat at another computer at all.
pub fn is_possible(intent: &Intent) -> bool {
    is_done_here(intent) || may_come_from_afar(intent)
}

/// What is done at the seat itself, on what it knows: questions, reading, files, how it looks and sounds.
pub fn is_done_here(intent: &Intent) -> bool {
    match intent {
        Intent::Ask(_)
        | Intent::Sheet(SheetIntent::Read(_))
        | Intent::File(_)
        | Intent::Regulations
        | Intent::ClockKey
        | Intent::SayAgain
        | Intent::SayEarlier
        | Intent::Help
        | Intent::Manual
        | Intent::ReadPosition
        | Intent::Bind { .. }
        | Intent::Set { .. }
        | Intent::TurnBoard(_)
        | Intent::Settings(_)
        | Intent::Devices
        | Intent::UseDevice(_, _)
        | Intent::PublicVoice(_)
        | Intent::NewGame(_) => true,
        Intent::Explain(article) => !article.is_empty(),
        Intent::Joining(what) => matches!(what, JoiningIntent::State | JoiningIntent::HowToSit),
        Intent::Line(_)
        | Intent::Announce { .. }
        | Intent::Correct { .. }
        | Intent::Repeat { .. }
        | Intent::Play { .. }
        | Intent::AnnounceHands { .. }
        | Intent::Repeated { .. }
        | Intent::Copy { .. }
        | Intent::Touch { .. }
        | Intent::BringBack { .. }
        | Intent::Adjourn(_)
        | Intent::Do(_)
        | Intent::ClaimWith { .. }
        | Intent::Desk(_)
        | Intent::CompareSheets
        | Intent::Sheet(SheetIntent::Write(_) | SheetIntent::Correct { .. } | SheetIntent::Strike(_))
        | Intent::Recorder(_)
        | Intent::Boards(_)
        | Intent::Engine(_)
        | Intent::Lichess(_)
        | Intent::CorrectClocks(_)
        | Intent::AskFirst(_)
        | Intent::TakeBack { .. }
        | Intent::LetTakeBack { .. }
        | Intent::Practise(_)
        | Intent::Review(_)
        | Intent::Training(_)
        | Intent::Answer(_) => false,
    }
}

/// Whether a person at another computer may want that of this table: an act of the game, or what his seat is asked here. Nothing that reads or
/// writes a file of this machine's, uses a device of it or puts another game on the table.
pub fn may_come_from_afar(intent: &Intent) -> bool {
    match intent {
        Intent::Line(_)
        | Intent::Announce { .. }
        | Intent::Correct { .. }
        | Intent::Repeat { .. }
        | Intent::Play { .. }
        | Intent::AnnounceHands { .. }
        | Intent::Repeated { .. }
        | Intent::Copy { .. }
        | Intent::Touch { .. }
        | Intent::BringBack { .. }
        | Intent::Do(_)
        | Intent::ClaimWith { .. }
        | Intent::Sheet(_)
        | Intent::Ask(_)
        | Intent::Explain(_)
        | Intent::Regulations
        | Intent::ClockKey
        | Intent::SayAgain
        | Intent::SayEarlier
        | Intent::ReadPosition
        | Intent::TakeBack { .. }
        | Intent::LetTakeBack { .. }
        | Intent::Answer(_) => true,
        Intent::AskFirst(intent) => may_come_from_afar(intent),
        Intent::Adjourn(_)
        | Intent::Desk(_)
        | Intent::CompareSheets
        | Intent::Recorder(_)
        | Intent::Devices
        | Intent::UseDevice(_, _)
        | Intent::Boards(_)
        | Intent::Engine(_)
        | Intent::Lichess(_)
        | Intent::Joining(_)
        | Intent::Help
        | Intent::Manual
        | Intent::CorrectClocks(_)
        | Intent::Bind { .. }
        | Intent::Set { .. }
        | Intent::PublicVoice(_)
        | Intent::TurnBoard(_)
        | Intent::Settings(_)
        | Intent::Practise(_)
        | Intent::Review(_)
        | Intent::Training(_)
        | Intent::File(_)
        | Intent::NewGame(_) => false,
    }
}
