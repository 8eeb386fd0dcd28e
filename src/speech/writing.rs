//! What is written on a scoresheet, told to whoever wrote it.

use super::tell::Listener;
use super::utterance::Utterance;
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::wording::sheet;

/// "Recorded: Nf3." or "Corrected: Nf3, before: Nc3."
pub(super) fn written(listener: Listener<'_>, game: &Game, event: &Event) -> Option<Utterance> {
    let Listener { person, messages, .. } = listener;
    if event.by() != Some(person) {
        return None;
    }
    let sentence = |id: &str, entry: &String, before: &String| {
        let values = [("entry", entry.into()), ("before", before.into())];
        Utterance::sentence(messages, messages.text(id, &values))
    };
    if let Event::MoveRecorded { text, .. } = event {
        let entry = sheet::text(messages, text);
        return Some(sentence("said-recorded", &entry, &String::new()));
    }
    let Event::EntryCorrected { side, place, text, .. } = event else {
        return None;
    };
    let index = usize::try_from(*place).ok()?.checked_sub(1)?;
    let before = sheet::text(messages, &game.sheet(*side).entries().get(index)?.text);
    let entry = sheet::text(messages, text);
    let id = if text.is_empty() {
        "said-struck-out"
    } else {
        "said-entry-corrected"
    };
    Some(sentence(id, &entry, &before))
}
