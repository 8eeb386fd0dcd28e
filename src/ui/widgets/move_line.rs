//! A line of text that keeps the focus: the move line, and the scoresheet's entry.

use eframe::egui::{
    self, EventFilter, Id, RichText, TextEdit,
    text::{CCursor, CCursorRange},
    widgets::text_edit::TextEditState,
};

use crate::controls::catalogue::{Control, Pane};
use crate::controls::keymap::{Keymap, Place};
use crate::display::FieldView;
use crate::ui::keys;

/// Between the frame of a field and its text, on either side, in points.
const MARGIN: i8 = 8;

/// The text of a line between frames.
#[derive(Clone, Debug, Default)]
pub struct LineState {
    /// What stands in it.
    pub text: String,
    selects_all: bool,
}

impl LineState {
    /// What was entered is dealt with: an empty line for the next.
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// What was entered is refused: it stays, selected, and typing replaces it.
    pub fn select_all(&mut self) {
        self.selects_all = true;
    }
}

/// A line as it is drawn.
pub struct LineWidget<'a> {
    /// Its identity, and that of its focus.
    pub id: Id,
    /// Its name and what it asks for.
    pub view: &'a FieldView,
    /// Its pane, in which Enter means something.
    pub pane: Pane,
    /// What Enter means.
    pub enter: Control,
    /// Size of the letters, in points.
    pub size: f32,
    /// The person's keys.
    pub keymap: &'a Keymap,
}

impl LineWidget<'_> {
    /// Draws the line; the text if Enter was pressed in it. The focus stays, and so does the text, selected.
    pub fn show(self, ui: &mut egui::Ui, state: &mut LineState) -> Option<String> {
        self.draw(ui, state, false)
    }

    /// The same for a PIN: what is typed is shown and spoken as dots.
    pub fn show_secret(self, ui: &mut egui::Ui, state: &mut LineState) -> Option<String> {
        self.draw(ui, state, true)
    }

    fn draw(self, ui: &mut egui::Ui, state: &mut LineState, is_secret: bool) -> Option<String> {
        let has_focus = ui.memory(|memory| memory.has_focus(self.id));
        let mut is_entered = false;
        if has_focus {
            keys::take(ui.ctx(), |down| {
                let place = Place {
                    pane: self.pane,
                    is_field: true,
                };
                let control = keys::ours(down).and_then(|key| self.keymap.control_of(key, place));
                let is_enter = control == Some(self.enter);
                is_entered |= is_enter && !down.is_repeat;
                is_enter
            });
        }
        let label = ui.label(RichText::new(&self.view.label).strong());
        let font = egui::FontId::proportional(self.size);
        // What does not fit in one line stands above it, in as many as it needs.
        let in_field = if hint_fits(ui, &self.view.hint, font.clone()) {
            self.view.hint.as_str()
        } else {
            ui.label(RichText::new(&self.view.hint).italics());
            ""
        };
        let output = TextEdit::singleline(&mut state.text)
            .id(self.id)
            .password(is_secret)
            .hint_text(RichText::new(in_field).italics())
            .font(font)
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(MARGIN, 6))
            .return_key(None)
            .event_filter(EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: true,
                tab: false,
            })
            .show(ui);
        output.response.response.labelled_by(label.id);
        if is_entered {
            state.selects_all = true;
        }
        if std::mem::take(&mut state.selects_all) {
            select_all(ui.ctx(), self.id, &state.text);
        }
        let text = state.text.trim();
        (is_entered && !text.is_empty()).then(|| text.to_owned())
    }
}

/// Whether the hint can be read whole in a field as wide as there is room.
fn hint_fits(ui: &egui::Ui, hint: &str, font: egui::FontId) -> bool {
    let hint = RichText::new(hint).italics().font(font);
    let line = egui::WidgetText::from(hint).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Body,
    );
    line.size().x <= ui.available_width() - 2.0 * f32::from(MARGIN)
}

/// Selects all of a field's text, so that typing replaces it.
pub(in crate::ui) fn select_all(ctx: &egui::Context, id: Id, text: &str) {
    let mut edit = TextEditState::load(ctx, id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    edit.cursor
        .set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
    edit.store(ctx, id);
}
