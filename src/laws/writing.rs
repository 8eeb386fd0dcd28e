//! Writing on a scoresheet (Art. 8).

use shakmaty::Color;

use super::draft::Draft;
use super::event::Event;
use super::refusal::{Code, Refusal};
use super::regulations::Rule;
use super::scoresheet::{EntryKind, as_written};

/// 8.1.1, 8.1.2: an entry on one's own sheet, not in advance; a claim may name the move one intends (9.2.1).
pub(super) fn record(draft: &mut Draft, side: Color, text: &str) -> Result<(), Refusal> {
    let text = as_written(text);
    let game = &draft.game;
    let under_way = u32::from(game.turn().uci().is_some());
    let made = u32::try_from(game.line().len() + game.pending().len())
        .unwrap_or(u32::MAX)
        .saturating_add(under_way);
    if text.is_empty() {
        return Err(Refusal::new(Code::Incomplete));
    }
    if EntryKind::of(&text) == EntryKind::Move && game.sheet(side).plies() >= made {
        return draft.refuse(Code::TooEarly, Rule::RecordInAdvance);
    }
    draft.emit(Event::MoveRecorded {
        by: draft.by,
        side,
        text,
    });
    Ok(())
}

/// An entry is corrected as on paper: the old one is struck out and stays, the new one stands behind it (8.1.4).
///
/// `place` counts all entries from 1. A move gives way to a move and other entries to other entries, so that no later
/// number changes; only what no move follows may be struck out for nothing.
pub(super) fn correct(draft: &mut Draft, side: Color, place: u32, text: &str) -> Result<(), Refusal> {
    let text = as_written(text);
    let sheet = draft.game.sheet(side);
    let index = usize::try_from(place).ok().and_then(|place| place.checked_sub(1));
    let old = index.and_then(|index| Some((index, sheet.entries().get(index)?)));
    let Some((index, old)) = old.filter(|(_, old)| !old.struck) else {
        return Err(Refusal::new(Code::NoEntry));
    };
    let is_move = EntryKind::of(&text) == EntryKind::Move;
    if text.is_empty() {
        if old.is_move() && sheet.goes_on_behind(index) {
            return Err(Refusal::new(Code::Incomplete));
        }
    } else if is_move != old.is_move() {
        return Err(Refusal {
            word: Some((0, text)),
            ..Refusal::new(Code::EntryOfAnotherKind)
        });
    }
    draft.emit(Event::EntryCorrected {
        by: draft.by,
        side,
        place,
        text,
    });
    Ok(())
}
