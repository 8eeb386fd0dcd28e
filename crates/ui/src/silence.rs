//! A warning that someone hears nothing, at the top of every window: one line if it fits, as large as possible for people with low
//! vision.

use egui::{self, Galley, Id, ScrollArea, accesskit};
use std::sync::Arc;

use super::theme;
use super::widgets::board::bounds;
use display::Screen;

/// The most of a window's height that it takes: where the letters cannot get smaller, it scrolls.
const PART: f32 = 0.15;

/// Smaller letters for windows too small for large ones, as parts of the body's: at 400 % even the last are 48 pixels high.
const SMALLER: [f32; 3] = [1.0, 0.75, 0.6];

/// Draws the warning; takes no room if everyone can be heard.
///
/// It is an alert, and not a live region as well: the sentence has been announced when it came.
pub(super) fn show(ui: &mut egui::Ui, base: Id, screen: &Screen) {
    if screen.banner.silence.is_empty() {
        return;
    }
    let most = ui.available_height() * PART;
    ScrollArea::vertical()
        .id_salt("silence")
        .max_height(most)
        // The toolkit's own least height would be a third of a small window at 400 %.
        .min_scrolled_height(0.0)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            for (number, view) in screen.banner.silence.iter().enumerate() {
                alert(ui, base.with(("silence", number)), &view.text, most);
            }
        });
    ui.add_space(theme::GAP * 0.5);
}

fn alert(ui: &mut egui::Ui, id: Id, text: &str, most: f32) {
    let palette = theme::palette(ui.ctx());
    let drawn = egui::Frame::new()
        .fill(palette.on_warning)
        .stroke(egui::Stroke::new(4.0, palette.warning))
        .inner_margin(theme::GAP)
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let lay = |size: f32| -> Arc<Galley> {
                let text = theme::strong(text).size(size).color(palette.warning);
                let (wrap, room) = (Some(egui::TextWrapMode::Wrap), ui.available_width());
                egui::WidgetText::from(text).into_galley(ui, wrap, room, egui::TextStyle::Body)
            };
            let sizes = theme::sizes(ui.ctx());
            let mut galley = lay(sizes.large);
            // Large letters only where one line holds them.
            let mut is_good = galley.rows.len() == 1 && galley.size().y <= most;
            for part in SMALLER {
                if is_good {
                    break;
                }
                galley = lay(sizes.body * part);
                is_good = galley.size().y <= most;
            }
            let (_, place) = ui.allocate_space(galley.size());
            ui.painter().galley(place.min, galley, palette.warning);
        });
    let response = ui.interact(drawn.response.rect, id, egui::Sense::hover());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(accesskit::Role::Alert);
        node.set_label(text);
        node.set_bounds(bounds(drawn.response.rect));
    });
}
