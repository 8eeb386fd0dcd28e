//! That somebody hears nothing, at the top of every window: as large as it can be, for eyes that see little.

use eframe::egui::{self, Id, RichText, accesskit};

use super::theme;
use crate::display::Screen;

/// Draws what is to be known; takes no room where everybody is heard.
///
/// It is an alert, and not a live region as well: the sentence has been announced when it came.
pub(super) fn show(ui: &mut egui::Ui, base: Id, screen: &Screen) {
    let palette = theme::palette(ui.ctx());
    for (number, view) in screen.banner.silence.iter().enumerate() {
        let drawn = egui::Frame::new()
            .fill(palette.on_warning)
            .stroke(egui::Stroke::new(4.0, palette.warning))
            .inner_margin(theme::GAP)
            .show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                let size = theme::sizes(ui.ctx()).large;
                let text = RichText::new(&view.text).size(size).strong().color(palette.warning);
                // Its words belong to the alert, which has them once.
                let job = egui::WidgetText::from(text);
                let room = ui.available_width();
                let galley = job.into_galley(ui, Some(egui::TextWrapMode::Wrap), room, egui::TextStyle::Body);
                let (_, place) = ui.allocate_space(galley.size());
                ui.painter().galley(place.min, galley, palette.warning);
            });
        let id = base.with(("silence", number));
        let response = ui.interact(drawn.response.rect, id, egui::Sense::hover());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(accesskit::Role::Alert);
            node.set_label(view.text.as_str());
            node.set_bounds(super::widgets::board::bounds(drawn.response.rect));
        });
        ui.add_space(theme::GAP * 0.5);
    }
}
