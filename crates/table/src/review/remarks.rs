//! Remarks in the journal of a game next to its moves: announcements that were corrected or repeated otherwise,
//! rulings, and entries spoken onto the recorder. The clock times are in the moves' comments, as in any file.

use journal::entry::{Entry, GameSetup, JournalEvent};
use laws::event::{Event, Recording};
use laws::people::Person;
use locale::{Messages, duration};
use speech::tell::{Listener, tell};
use wording;

/// A remark next to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of half-moves of the game before it.
    pub ply: u32,
    /// A sentence.
    pub text: String,
    /// True if it is out of the ordinary: it is said with the move, and not only shown.
    pub is_said: bool,
}

/// The remarks of these entries, in the order of the moves, in that language.
pub fn remarks<'a>(opening: &GameSetup, entries: impl Iterator<Item = &'a Entry>, messages: &Messages) -> Vec<Remark> {
    let mut game = opening.game();
    let mut remarks: Vec<Remark> = Vec::new();
    for entry in entries {
        let JournalEvent::Event(event) = &entry.event else {
            continue;
        };
        game.apply(event, entry.at);
        let made = u32::try_from(game.line().len()).unwrap_or(u32::MAX);
        let told = || {
            let listener = Listener {
                person: Person::Arbiter,
                messages,
                public_voice: false,
                for_report: true,
                at: entry.at,
            };
            let told = tell(event, &game, listener).filter(|_| event.nature().is_reported);
            told.map(|(_, utterance)| utterance.text())
        };
        let found = if let Event::Recording(Recording::Marked { side, ply, at_ms, .. }) = event {
            let (time, who) = (duration(messages, *at_ms), wording::player_name(messages, &game, *side));
            let values = [("who", (&who).into()), ("time", (&time).into())];
            (*ply, Some(messages.text("review-remark-recorder", &values)), false)
        } else if let Event::AnnouncementCorrected { ply, .. } | Event::RepeatDiffers { ply, .. } = event {
            (*ply, told(), true)
        } else if let Event::PositionReinstated { ply, .. } = event {
            // Remarks on moves that are no longer valid belong to the move from which the game continued.
            remarks.retain(|remark| remark.ply <= *ply || remark.is_said);
            for remark in &mut remarks {
                remark.ply = remark.ply.min(*ply);
            }
            (*ply, told(), true)
        } else if matches!(
            event,
            Event::MoveCompleted { .. }
                | Event::GameEnded { .. }
                | Event::ClocksStarted { .. }
                | Event::ClocksStopped { .. }
        ) {
            // The result is said at the end of the game by itself; starting and stopping the clocks is no news
            // then.
            continue;
        } else {
            (made, told(), true)
        };
        let (ply, text, is_said) = found;
        remarks.extend(text.map(|text| Remark { ply, text, is_said }));
    }
    remarks.sort_by_key(|remark| remark.ply);
    remarks
}
