//! Both clocks as large as a window of their own allows: digits readable from three metres, and the running clock known
//! from ten by background, shape and word (requirements C and D for clocks). The window has no controls.

use egui::{self, Frame, Id, UiBuilder, Vec2, accesskit};
use shakmaty::Color;

use super::pages::page;
use super::widgets::clock;
use super::{banner, theme};
use display::Screen;

/// Between the two clocks, in points.
const GAP: f32 = 8.0;
/// The lines of words, the name among them.
const ROWS: usize = 3;
/// The least size of the words, as a part of the program's text.
const LEAST_WORDS: f32 = 0.85;
/// The words, as a part of the digits.
const WORDS: f32 = 0.15;

/// The title in its frame.
pub fn title(screen: &Screen) -> String {
    format!("{} – Annabella", screen.clocks.label)
}

/// The least letters of the words, as a part of a clock's height: the players are named to the whole room.
const LEAST_NAME: f32 = 0.08;

/// Draws the window.
pub fn show(ui: &mut egui::Ui, screen: &Screen, now_ms: u64) {
    let ctx = ui.ctx();
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title(screen)));
    let base = Id::unique("clock window");
    Frame::new().inner_margin(GAP).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let silences: Vec<&str> = screen.banner.silence.iter().map(|view| view.text.as_str()).collect();
        let (room, _) = banner::strip(ui, base, &silences, &[], None);
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(room));
        let name = screen.clocks.label.as_str();
        page(ui, base, accesskit::Role::Group, name, |ui| {
            let Some(sides) = &screen.clocks.sides else {
                ui.heading(name);
                return;
            };
            let room = ui.available_rect_before_wrap();
            let wide = clock::digits_wide(sides, now_ms);
            let body = theme::sizes(ui.ctx()).body;
            // The words grow half as much as the zoom asks, and the digits take all the room next to them: in this window
            // the digits must be large.
            let usual = body * LEAST_WORDS / theme::zoom(ui.ctx()).max(1.0).sqrt();
            let least = |size: Vec2| usual.max(size.y * LEAST_NAME);
            let digits = |size: Vec2| {
                let beside_words = (size.y - clock::words_high(least(size), ROWS)) / clock::DIGITS_HIGH;
                ((size.x - clock::MARGINS) / wide).min(beside_words)
            };
            for (side, rect) in [screen.side, screen.side.other()]
                .into_iter()
                .zip(clock::halves(room, GAP, digits))
            {
                let digits = digits(rect.size()).max(body);
                let spare = rect.height() - digits * clock::DIGITS_HIGH - clock::words_high(0.0, ROWS);
                let sizes = clock::ClockSizes {
                    digits,
                    small: (spare / (clock::words_high(1.0, ROWS) - clock::words_high(0.0, ROWS)))
                        .min(digits * WORDS)
                        .max(least(rect.size())),
                    margins: 1.0,
                    is_centred: true,
                };
                let id = base.with(side == Color::White);
                clock::face(ui, id, sides.get(side), rect, sizes, now_ms);
            }
            clock::repaint_when_it_changes(ui, sides, now_ms);
        });
    });
}
