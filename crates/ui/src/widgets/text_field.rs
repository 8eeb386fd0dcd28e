//! A text field below its name, and a warning.

use egui::{self, TextEdit};

use super::move_line::{caption, read_out, select_all};
use crate::{focus, theme};

/// Draws a text field below its name; a field that is come to by keyboard has all its contents selected. That is done in the frame after the
/// focus has come, before anything is typed: Orca says nothing of a field whose caret moves before it is told of the focus.
pub(crate) fn text(ui: &mut egui::Ui, id: egui::Id, label: &str, value: &mut String) {
    let is_entered = id.with("entered");
    if ui.data_mut(|data| data.remove_temp::<bool>(is_entered)).is_some() {
        select_all(ui.ctx(), id, value);
    }
    focus::name(ui.ctx(), id, || format!("{label}: {value}"));
    caption(ui, theme::strong(label));
    let width = (ui.available_width() - 20.0).clamp(60.0, 520.0); // the field has margins of its own
    let edit = TextEdit::singleline(value)
        .id(id)
        .return_key(None)
        .margin(egui::Margin::symmetric(8, 6))
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(width);
    let response = ui.add(edit);
    read_out(&response, label, value);
    // Typing replaces the contents, except where the mouse has chosen a place in them.
    if response.gained_focus() && !response.is_pointer_button_down_on() {
        ui.data_mut(|data| data.insert_temp(is_entered, true));
        ui.ctx().request_repaint();
    }
}

/// Gives an empty field a description, which readers say after its name, and not as a loose text of the dialog.
pub(crate) fn describe(ctx: &egui::Context, id: egui::Id, words: &str) {
    ctx.accesskit_node_builder(id, |node| {
        if node.description().is_none() {
            node.set_description(words);
        }
    });
}

/// A sentence that must be seen.
pub(crate) fn warning(ui: &mut egui::Ui, text: &str) {
    let palette = theme::palette(ui.ctx());
    egui::Frame::new()
        .fill(palette.warning)
        .stroke(egui::Stroke::new(2.0, palette.on_warning))
        .inner_margin(8)
        .show(ui, |ui| {
            ui.label(theme::strong(format!("! {text}")).color(palette.on_warning));
        });
}
