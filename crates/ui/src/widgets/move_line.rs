//! A line of text that keeps the focus: the move line, and the scoresheet's entry.

use egui::{
    self, Id, Key, RichText, TextEdit, accesskit,
    text::{CCursor, CCursorRange},
    widgets::text_edit::TextEditState,
};

use super::echo;
use crate::{PresentReader, focus, keys, theme};
use controls::catalogue::{Control, Pane};
use controls::keymap::{KeyContext, Keymap};
use display::{FieldView, Screen};

/// The space between the frame of a field and its text, on either side, in points.
const MARGIN: i8 = 8;
/// The same above and below the text, and in a field lower than usual.
const MARGIN_ABOVE: i8 = 6;
const LEAST_ABOVE: i8 = 1;
/// The height of a line of text as a part of its letters' size.
const LINE_HIGH: f32 = 1.25;
/// The heights of a window and of the room in it, in points, from which a hint may be above its field.
const HIGH: f32 = 600.0;
const HIGH_PANEL: f32 = 380.0;
/// The least size of a hint, as a part of its usual one.
const LEAST_HINT: f32 = 0.7;

/// The text of a line between frames.
#[derive(Clone, Debug, Default)]
pub struct LineState {
    /// The text of the line.
    pub text: String,
    caret: Option<Caret>,
    /// The text sent last; a PIN is not kept.
    sent: String,
    /// True if the sent text is still shown here, until it is dealt with.
    is_lent: bool,
    /// The text refused last: Up brings it back.
    refused: String,
    /// The text that was brought back, until it is spoken.
    told: Option<String>,
}

/// The outcome of a line that was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineNews {
    /// The line was taken.
    Taken,
    /// The line was refused.
    Refused,
    /// The line was read back, and waits here for its second Enter.
    Waits,
}

/// The place for the caret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caret {
    /// After the text: a listener hears the text, and continues it.
    Behind,
    /// Over all of the text, so that typing replaces it.
    OverAll,
}

impl LineState {
    /// Ends the line that was sent. Text typed meanwhile is the next line, and stays.
    pub fn end(&mut self, news: LineNews) {
        let sent = std::mem::take(&mut self.sent);
        if std::mem::take(&mut self.is_lent) && self.text.trim() == sent {
            self.text.clear();
        }
        match news {
            LineNews::Taken => {}
            LineNews::Refused if sent.is_empty() => {}
            LineNews::Refused => self.refused = sent,
            LineNews::Waits if self.text.is_empty() => {
                self.text = sent;
                self.caret = Some(Caret::OverAll);
            }
            LineNews::Waits => {}
        }
    }

    /// Empties the line.
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// Sends the text, which is returned: the line is empty for the next.
    pub fn send(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        text.trim().clone_into(&mut self.sent);
        self.sent.clone()
    }

    /// Sends the text, which is returned and stays here until it is dealt with.
    pub fn lend(&mut self) -> String {
        self.text.trim().clone_into(&mut self.sent);
        self.is_lent = true;
        self.sent.clone()
    }

    /// Sets the text, with the caret after it.
    pub fn fill(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        self.caret = Some(Caret::Behind);
    }

    /// Brings back the text refused last.
    fn bring_back(&mut self, ctx: &egui::Context) {
        if !self.refused.is_empty() && keys::take_one(ctx, Key::ArrowUp) {
            let refused = self.refused.clone();
            self.fill(&refused);
            self.told = Some(refused);
        }
    }

    /// The text that was brought back, to be spoken once.
    pub(crate) fn take_told(&mut self) -> Option<String> {
        self.told.take()
    }
}

/// A line as it is drawn.
pub struct LineWidget<'a> {
    /// The identity, and that of its focus.
    pub id: Id,
    /// The name and its hint.
    pub view: &'a FieldView,
    /// The pane, in which Enter has a meaning.
    pub pane: Pane,
    /// The control that Enter runs.
    pub enter: Control,
    /// Size of the letters, in points.
    pub size: f32,
    /// The person's keys.
    pub keymap: &'a Keymap,
    /// True for a PIN: typed letters are shown and spoken as dots.
    pub is_secret: bool,
    /// True if Enter in an empty line means something: the next position to solve.
    pub takes_empty: bool,
}

impl<'a> LineWidget<'a> {
    /// A line of that name at the place of the move line, in letters of that size.
    pub fn new(id: Id, view: &'a FieldView, screen: &'a Screen, size: f32) -> Self {
        Self {
            id,
            view,
            pane: Pane::MoveLine,
            enter: Control::Announce,
            size,
            keymap: &screen.keymap,
            is_secret: false,
            takes_empty: false,
        }
    }

    /// Draws the line; returns the text if Enter was pressed in it. The focus stays, the text goes.
    pub fn show(&self, ui: &mut egui::Ui, state: &mut LineState) -> Option<String> {
        let has_focus = ui.memory(|memory| memory.has_focus(self.id));
        let mut is_entered = false;
        if has_focus {
            state.bring_back(ui.ctx());
            let place = KeyContext {
                pane: self.pane,
                is_field: true,
            };
            keys::take(ui.ctx(), |down| {
                let control = keys::ours(down).and_then(|key| self.keymap.control_of(key, place));
                let is_enter = control == Some(self.enter);
                is_entered |= is_enter && !down.is_repeat;
                is_enter
            });
        }
        caption(ui, theme::strong(&self.view.label));
        // Where there is less height than usual the letters are smaller, and none is cut off.
        let high = ui.spacing().interact_size.y;
        let above = if high < theme::PRESSED {
            LEAST_ABOVE
        } else {
            MARGIN_ABOVE
        };
        let size = if high < theme::PRESSED {
            self.size.min((high - 2.0 * f32::from(above)) / LINE_HIGH)
        } else {
            self.size
        };
        let font = egui::FontId::proportional(size);
        // A hint that does not fit in the field is above it, in as many lines as it needs, if there is that room; else it has smaller letters,
        // and is cut at its end.
        let hint = |size| RichText::new(&self.view.hint).italics().size(size);
        let most = size.min(theme::sizes(ui.ctx()).body);
        let room = ui.available_width() - 2.0 * f32::from(MARGIN);
        let part = room / wide(ui, hint(most));
        let is_high = ui.ctx().content_rect().height() >= HIGH && ui.available_height() >= HIGH_PANEL;
        let in_field = if part < 1.0 && is_high && ui.layout().main_dir().is_vertical() {
            ui.label(RichText::new(&self.view.hint).italics());
            RichText::default()
        } else {
            hint(most * part.clamp(LEAST_HINT, 1.0))
        };
        let output = TextEdit::singleline(&mut state.text)
            .id(self.id)
            .password(self.is_secret)
            .hint_text(in_field)
            .font(font)
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(MARGIN, above))
            .align(egui::Align2::LEFT_CENTER)
            .return_key(None)
            .event_filter(focus::ARROWS)
            .show(ui);
        let shown = if self.is_secret { "" } else { &state.text };
        read_out(&output.response.response, &self.view.label, shown);
        match state.caret.take() {
            Some(Caret::OverAll) => select_all(ui.ctx(), self.id, &state.text),
            Some(Caret::Behind) => caret_behind(ui.ctx(), self.id, &state.text),
            None => {}
        }
        let entered = is_entered.then(|| state.send());
        if is_entered {
            ui.ctx().request_repaint();
        }
        if self.is_secret {
            state.sent.clear();
        }
        entered.filter(|text| self.takes_empty || !text.is_empty())
    }
}

/// The width of a hint in one line, in points; never zero.
fn wide(ui: &egui::Ui, hint: RichText) -> f32 {
    let line = egui::WidgetText::from(hint).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Body,
    );
    line.size().x.max(1.0)
}

/// Gives a field the name above it, and lets its text be read on arrival.
///
/// The hint is not spoken: for listeners the name is enough. Readers that do not announce do not read a field's lines
/// either, but its description; that is removed while the person types, since they would read it with each letter.
pub(crate) fn read_out(field: &egui::Response, name: &str, content: &str) {
    echo::note(field, content);
    let (ctx, found) = (&field.ctx, field.id.with("found"));
    let is_come_to = !field.has_focus() || field.gained_focus();
    let is_found = ctx.data_mut(|data| {
        if is_come_to {
            data.insert_temp(found, content.to_owned());
        }
        data.get_temp::<String>(found).is_some_and(|found| found == content)
    });
    let as_description = is_found && !content.is_empty() && !PresentReader::of(ctx).reads_fields;
    ctx.accesskit_node_builder(field.id, |node| {
        node.set_label(name);
        node.clear_placeholder();
        if as_description {
            node.set_description(content);
        }
    });
}

/// Draws words for the eye alone, next to something that has them as its name: readers read all labels of a dialog when it
/// opens.
pub(crate) fn caption(ui: &mut egui::Ui, text: impl Into<egui::WidgetText>) {
    let shown = ui.label(text).id;
    ui.ctx()
        .accesskit_node_builder(shown, |node| node.set_role(accesskit::Role::GenericContainer));
}

/// Puts the caret after a field's text.
fn caret_behind(ctx: &egui::Context, id: Id, text: &str) {
    let mut edit = TextEditState::load(ctx, id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    edit.cursor.set_char_range(Some(CCursorRange::one(end)));
    edit.store(ctx, id);
}

/// Selects all of a field's text, so that typing replaces it.
pub(crate) fn select_all(ctx: &egui::Context, id: Id, text: &str) {
    let mut edit = TextEditState::load(ctx, id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    edit.cursor
        .set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
    edit.store(ctx, id);
}
