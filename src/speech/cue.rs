//! Sounds by name; the sound itself is the adapter's.

use crate::laws::event::Event;
use crate::laws::people::Person;

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
    /// The time gets short: felt rather than heard.
    Pulse,
}

/// The cue of an event for a person: his own hands and the clock, the arbiter's alarms.
pub fn cue(event: &Event, to: Person) -> Option<Cue> {
    let own = |by: &Person| (*by == to).then_some(());
    match event {
        Event::PieceLifted { by, .. } => own(by).map(|()| Cue::Lift),
        Event::PiecePlaced { by, .. } => own(by).map(|()| Cue::Place),
        Event::PieceRemoved { by, .. } => own(by).map(|()| Cue::TakeOff),
        Event::ClockPressed { .. } => matches!(to, Person::Player(_)).then_some(Cue::Press),
        Event::BoardsDiffer { .. } => (to == Person::Arbiter).then_some(Cue::BoardsDiffer),
        Event::FlagFell { .. } => Some(Cue::Flag),
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
        | Event::GameEnded { .. }
        | Event::PieceAdjusted { .. }
        | Event::Claimed { .. }
        | Event::ClaimSettled { .. }
        | Event::Proposed { .. }
        | Event::Settled { .. } => None,
    }
}
