//! A window with one sentence and a button to close it: the reason why there is no table to show.

use egui::{self, Frame, Id, Key, accesskit};

use super::pages::page;
use super::widgets::buttons::plain_button;
use super::{focus, keys, theme};

/// Draws the window; true if it is to be closed. The button has the focus, so that a screen reader says the sentence and how to
/// continue.
pub fn show(ui: &mut egui::Ui, sentence: &str, close: &str) -> bool {
    theme::set_text_sizes(ui);
    let ctx = ui.ctx().clone();
    let base = Id::unique("sentence");
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label("Annabella"));
    let leaves = keys::take_one(&ctx, Key::Escape);
    let is_pressed = Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
        page(ui, base, accesskit::Role::AlertDialog, sentence, |ui| {
            focus::scrolled(ui, |ui| {
                ui.label(theme::strong(sentence).size(theme::sizes(ui.ctx()).large));
                ui.add_space(theme::GAP);
                let button = plain_button(ui, base.with("close"), close);
                if ctx.memory(|memory| memory.focused().is_none()) {
                    button.request_focus();
                }
                button.clicked()
            })
        })
    });
    leaves || is_pressed.inner
}
