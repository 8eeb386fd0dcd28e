//! Typed letters for the built-in voice: a screen reader says them by itself.

use egui::{self, Event, Id, Key, widgets::text_edit::TextEditState};

use crate::keys;

/// A field with the keyboard as it was last drawn.
#[derive(Clone, Default)]
struct Written {
    field: Option<Id>,
    text: String,
    /// The caret, counted in letters.
    caret: usize,
    /// The letters to be said.
    said: Option<String>,
}

fn place(ctx: &egui::Context) -> Id {
    Id::unique("written").with(ctx.viewport_id())
}

/// Notes a field and its text after it was drawn: typed letters, deleted ones, and the letter that the caret has moved to;
/// behind the last letter it is the whole text.
pub(super) fn note(field: &egui::Response, text: &str) {
    if !field.has_focus() {
        return;
    }
    let ctx = &field.ctx;
    let place = place(ctx);
    let before: Written = ctx.data_mut(|data| data.get_temp(place)).unwrap_or_default();
    let state = TextEditState::load(ctx, field.id).unwrap_or_default();
    let caret = state.cursor.char_range().map_or(0, |range| range.primary.index.0);
    let has_typed = ctx.input(|input| input.events.iter().any(changes_text));
    let is_here = before.field == Some(field.id);
    let moves = |key: &Key| keys::is_arrow(key) || matches!(key, Key::Home | Key::End);
    let is_moved = before.caret != caret && keys::has_idle(ctx, moves);
    let is_same = before.text == text;
    let said = if is_here && has_typed && !is_same {
        Some(difference(&before.text, text))
    } else if is_here && is_moved && is_same {
        Some(text.chars().nth(caret).map_or_else(|| text.to_owned(), String::from))
    } else {
        None
    };
    let written = Written {
        field: Some(field.id),
        text: text.to_owned(),
        caret,
        said: said.filter(|said| !said.is_empty()),
    };
    ctx.data_mut(|data| data.insert_temp(place, written));
}

/// The letters to be said of this frame, once; a blank by its name.
pub(crate) fn take(ctx: &egui::Context, blank: &str) -> Option<String> {
    let place = place(ctx);
    let said = ctx.data_mut(|data| data.get_temp_mut_or_default::<Written>(place).said.take())?;
    Some(if said == " " { blank.to_owned() } else { said })
}

fn changes_text(event: &Event) -> bool {
    let deletes = |key: Key| matches!(key, Key::Backspace | Key::Delete);
    matches!(event, Event::Text(_) | Event::Paste(_) | Event::Cut)
        || matches!(event, Event::Key { key, pressed: true, .. } if deletes(*key))
}

/// The letters that came, or else those that went.
fn difference(before: &str, now: &str) -> String {
    let same = |(old, new): &(char, char)| old == new;
    let begin = before.chars().zip(now.chars()).take_while(same).count();
    let [gone, come] = [before, now].map(|text| text.chars().skip(begin).collect::<Vec<char>>());
    let back = |letters: &[char]| letters.iter().rev().copied().collect::<Vec<char>>();
    let end = back(&gone).into_iter().zip(back(&come)).take_while(same).count();
    let said = if come.len() > end { come } else { gone };
    said.iter().take(said.len() - end).collect()
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn letters_that_came_are_said_and_otherwise_those_that_went() {
        for (before, now, said) in [
            ("", "e", "e"),
            ("e", "ee", "e"),
            ("ee", "e", "e"),
            ("e4", "", "e4"),
            ("ed", "e4", "4"),
            ("Nf3", "Nbf3", "b"),
            ("ä", "ä ", " "),
        ] {
            assert_eq!(difference(before, now), said, "{before:?} to {now:?}");
        }
    }
}
