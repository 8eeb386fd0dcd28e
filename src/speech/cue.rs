//! Sounds by name; the sound itself is the adapter's.

use super::level::{effect_of, turn_of};
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::settings::Sounds;

/// A sound cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A piece was taken into the hand.
    Lift,
    /// A piece was put down.
    Place,
    /// A piece was taken off.
    TakeOff,
    /// The clock was pressed.
    Press,
    /// Something was refused.
    Refused,
    /// The boards differ.
    BoardsDiffer,
    /// A flag fell.
    Flag,
    /// A move that captures was announced.
    Capture,
    /// A move that gives check; at home only.
    Check,
    /// Something was announced or told, in place of words.
    Announcement,
    /// Little time is left.
    LowTime,
    /// The time gets short: felt rather than heard.
    Pulse,
}

/// What a move does, heard with its announcement by both players: a capture, and at home a check (11.3.1).
pub fn of_move(event: &Event, game: &Game, to: Person) -> Vec<Cue> {
    let effect = turn_of(event, game).and_then(|turn| effect_of(turn, game));
    let Some(effect) = effect.filter(|_| matches!(to, Person::Player(_))) else {
        return Vec::new();
    };
    let checks = effect.checks && !game.regulations().is_competition();
    let capture = effect.taken.map(|_| Cue::Capture);
    capture.into_iter().chain(checks.then_some(Cue::Check)).collect()
}

/// Whether a person wants to hear it.
pub const fn is_wanted(cue: Cue, sounds: Sounds) -> bool {
    match cue {
        Cue::Lift | Cue::Place | Cue::TakeOff | Cue::Press => sounds.hands,
        Cue::Refused => sounds.illegal,
        Cue::BoardsDiffer => sounds.differences,
        Cue::Flag | Cue::LowTime => sounds.low_time,
        Cue::Capture => sounds.captures,
        Cue::Check => sounds.check,
        // What he has asked for himself, and what stands for words.
        Cue::Pulse | Cue::Announcement => true,
    }
}

/// Whether a flag that has fallen is signalled to that person: in rapid and blitz of 2005 no player is told (B7).
pub fn is_signalled(game: &Game, to: Person) -> bool {
    to == Person::Arbiter || !game.regulations().parameters().flag_only_claimed
}

/// The cue of an event for a person: his own hands and the clock, the arbiter's alarms.
pub fn cue(event: &Event, game: &Game, to: Person) -> Option<Cue> {
    let own = |by: &Person| (*by == to).then_some(());
    match event {
        Event::PieceLifted { by, .. } => own(by).map(|()| Cue::Lift),
        Event::PiecePlaced { by, .. } => own(by).map(|()| Cue::Place),
        Event::PieceRemoved { by, .. } => own(by).map(|()| Cue::TakeOff),
        Event::ClockPressed { .. } => matches!(to, Person::Player(_)).then_some(Cue::Press),
        Event::BoardsDiffer { .. } => (to == Person::Arbiter).then_some(Cue::BoardsDiffer),
        Event::FlagFell { .. } => is_signalled(game, to).then_some(Cue::Flag),
        Event::ClocksStarted { .. }
        | Event::ClocksStopped { .. }
        | Event::PieceTouched { .. }
        | Event::MoveAnnounced { .. }
        | Event::AnnouncementCorrected { .. }
        | Event::MoveRepeated { .. }
        | Event::RepeatDiffers { .. }
        | Event::MoveMade { .. }
        | Event::MoveExecuted { .. }
        | Event::MoveCompleted { .. }
        | Event::MoveRecorded { .. }
        | Event::EntryCorrected { .. }
        | Event::IllegalMove { .. }
        | Event::TimeAdjusted { .. }
        | Event::MovesAdjusted { .. }
        | Event::PeriodAdjusted { .. }
        | Event::TimesChecked { .. }
        | Event::PeriodPassed { .. }
        | Event::DrawOffered { .. }
        | Event::DrawAccepted { .. }
        | Event::DrawDeclined { .. }
        | Event::BoardsCompared { .. }
        | Event::NotExecuted { .. }
        | Event::SheetsCompared { .. }
        | Event::SheetsDiffer { .. }
        | Event::SheetEntered { .. }
        | Event::RegulationsLocked { .. }
        | Event::PinEntered { .. }
        | Event::BoardsAgree { .. }
        | Event::BoardEntered { .. }
        | Event::PositionReinstated { .. }
        | Event::WarningGiven { .. }
        | Event::PenaltyGiven { .. }
        | Event::NoteWritten { .. }
        | Event::Approved { .. }
        | Event::Signed { .. }
        | Event::Arrived { .. }
        | Event::Adjournment(_)
        | Event::Recording(_)
        | Event::Standing(_)
        | Event::IncrementSet { .. }
        | Event::RegulationsUnlocked { .. }
        | Event::GameEnded { .. }
        | Event::PieceAdjusted { .. }
        | Event::DrawClaimed { .. }
        | Event::ClaimMade { .. }
        | Event::ClaimUpheld { .. }
        | Event::ClaimRejected { .. }
        | Event::Proposed(_)
        | Event::Settled { .. } => None,
    }
}
