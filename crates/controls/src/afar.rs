//! The place where a request from a remote seat is carried out: at that seat, at the table on the other computer, or
//! nowhere.

use super::arbiter_panel::PanelIntent;
use super::intent::Intent;
use super::joining::JoiningIntent;
use super::sheet::SheetIntent;
use laws::command::{Adjourn, Command};

/// The place where a request from a remote seat is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExecutionPlace {
    /// At the seat itself: its looks and sounds, its devices, its files.
    Here,
    /// At the table on the other computer: an act of the game.
    There,
    /// At either: a question, which the seat answers from what it knows, and the table if asked there.
    Either,
    /// At neither: it reads or writes a file of the table's computer, uses one of its devices, or puts another game on
    /// the table.
    Nowhere,
}

/// True if a remote seat can request it at all.
pub fn is_possible(intent: &Intent) -> bool {
    done(intent) != ExecutionPlace::Nowhere
}

/// True if the seat itself does it, with what it knows.
pub fn is_done_here(intent: &Intent) -> bool {
    matches!(done(intent), ExecutionPlace::Here | ExecutionPlace::Either)
}

/// True if a person at another computer may request it from this table.
pub fn may_come_from_afar(intent: &Intent) -> bool {
    matches!(done(intent), ExecutionPlace::There | ExecutionPlace::Either)
}

fn done(intent: &Intent) -> ExecutionPlace {
    match intent {
        Intent::File(_)
        | Intent::Help(_)
        | Intent::Manual
        | Intent::Bind { .. }
        | Intent::Set { .. }
        | Intent::TurnBoard(_)
        | Intent::Settings(_)
        | Intent::Devices
        | Intent::UseDevice(_, _)
        | Intent::PublicVoice(_)
        | Intent::NewGame(_)
        | Intent::PlayAgain(_)
        | Intent::Quit
        | Intent::Joining(JoiningIntent::State | JoiningIntent::HowToSit) => ExecutionPlace::Here,
        Intent::Ask(_)
        | Intent::Sheet(SheetIntent::Read(_))
        | Intent::Regulations
        | Intent::ClockKey
        | Intent::SayAgain
        | Intent::SayEarlier
        | Intent::ReadPosition => ExecutionPlace::Either,
        // Without a number, it is an Article that the table has told of.
        Intent::Explain(article) if !article.is_empty() => ExecutionPlace::Either,
        Intent::AskFirst(intent) if !may_come_from_afar(intent) => ExecutionPlace::Nowhere,
        Intent::Do(Command::CompareSheets { .. } | Command::Adjourn(Adjourn::Open { .. })) => ExecutionPlace::Nowhere,
        Intent::Explain(_)
        | Intent::AskFirst(_)
        | Intent::Line(_)
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
        | Intent::Sheet(SheetIntent::Write(_) | SheetIntent::Correct { .. } | SheetIntent::Strike(_))
        | Intent::TakeBack { .. }
        | Intent::LetTakeBack { .. }
        | Intent::Answer(_)
        // Without an arbiter the players settle proposals.
        | Intent::Desk(PanelIntent::Settle { .. }) => ExecutionPlace::There,
        Intent::Adjourn(_)
        | Intent::Desk(_)
        | Intent::Recorder(_)
        | Intent::Boards(_)
        | Intent::Engine(_)
        | Intent::Lichess(_)
        | Intent::Joining(_)
        | Intent::CorrectClocks(_)
        | Intent::Practise(_)
        | Intent::Review(_)
        | Intent::Training(_)
        | Intent::Tactics(_)
        | Intent::Leave => ExecutionPlace::Nowhere,
    }
}
