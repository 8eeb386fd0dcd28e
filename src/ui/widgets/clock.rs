//! Both clocks: large digits, and by shape and word which one runs.

use std::time::Duration;

use eframe::egui::{self, Align2, FontFamily, FontId, Id, Pos2, Sense, Shape, Stroke, StrokeKind, Vec2, accesskit};
use shakmaty::Color;

use super::board::bounds;
use crate::display::{ClockView, ClocksView, clock_digits};
use crate::ui::theme;

/// Width of "1:05:09" with the sign before it, for digits one point high.
const DIGITS_WIDE: f32 = 5.05;

/// Draws both clocks side by side; `first` is the one on the left. `digits` is their size in points.
///
/// The accessible text is the display's words, which change once a minute; the digits are paint.
pub fn clocks(ui: &mut egui::Ui, base: Id, view: &ClocksView, first: Color, digits: f32, now_ms: u64) {
    let Some(sides) = &view.sides else {
        ui.label(&view.label);
        return;
    };
    let gap = ui.spacing().item_spacing.x;
    let half = (ui.available_width() - gap) / 2.0 - 1.0;
    let fits = |width: f32| (width - 24.0) / DIGITS_WIDE;
    let (width, digits) = if fits(half) >= digits * 0.7 {
        (half, digits.min(fits(half)))
    } else {
        (ui.available_width(), digits.min(fits(ui.available_width())))
    };
    ui.horizontal_wrapped(|ui| {
        for side in [first, first.other()] {
            let clock = sides.get(side);
            one(
                ui,
                base.with(("clock", side.is_white())),
                clock,
                Vec2::new(width, digits),
                now_ms,
            );
        }
    });
    let next = sides.iter().filter_map(|clock| clock.next_change_ms(now_ms)).min();
    if let Some(ms) = next {
        ui.ctx().request_repaint_after(Duration::from_millis(ms));
    }
}

fn one(ui: &mut egui::Ui, id: Id, view: &ClockView, size: Vec2, now_ms: u64) {
    let palette = theme::palette(ui.ctx());
    let digits = size.y;
    let small = (digits * 0.42).max(theme::BODY * 0.85);
    let height = digits * 1.15 + small * 2.5 + 14.0;
    let rect = ui.allocate_space(Vec2::new(size.x, height)).1;
    let (fill, ink, width) = if view.running {
        (palette.chosen, palette.on_chosen, 4.0)
    } else {
        (palette.field, palette.text, 1.5)
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 6, fill);
    painter.rect_stroke(rect, 6, Stroke::new(width, palette.frame), StrokeKind::Inside);
    let font = |size| FontId::new(size, FontFamily::Proportional);
    let left = rect.left() + 12.0;
    let mut top = rect.top() + 7.0;
    painter.text(Pos2::new(left, top), Align2::LEFT_TOP, &view.label, font(small), ink);
    top += small * 1.25;
    let middle = top + digits * 0.58;
    sign(
        &painter,
        Pos2::new(left + digits * 0.28, middle),
        digits * 0.28,
        view,
        ink,
    );
    painter.text(
        Pos2::new(left + digits * 0.8, middle),
        Align2::LEFT_CENTER,
        clock_digits(view.left_at(now_ms)),
        FontId::new(digits, FontFamily::Monospace),
        ink,
    );
    top += digits * 1.15;
    let state = view.fallen.as_ref().unwrap_or(&view.running_text);
    let below = format!("{state} · {}", view.moves);
    painter.text(Pos2::new(left, top), Align2::LEFT_TOP, below, font(small), ink);
    ui.interact(rect, id, Sense::hover());
    let words = [&view.label, &view.words, state, &view.moves]
        .map(String::as_str)
        .join(", ");
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(accesskit::Role::Label);
        node.set_value(words);
        node.set_bounds(bounds(rect));
    });
}

/// A triangle runs, two bars stand, a cross has fallen.
fn sign(painter: &egui::Painter, at: Pos2, size: f32, view: &ClockView, ink: egui::Color32) {
    let thick = Stroke::new(size * 0.42, ink);
    let vec2 = egui::vec2;
    if view.fallen.is_some() {
        painter.line_segment([at - vec2(size, size), at + vec2(size, size)], thick);
        painter.line_segment([at + vec2(-size, size), at + vec2(size, -size)], thick);
    } else if view.running {
        let points = vec![
            at + vec2(-size * 0.8, -size),
            at + vec2(size, 0.0),
            at + vec2(-size * 0.8, size),
        ];
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    } else {
        for x in [-size * 0.5, size * 0.5] {
            painter.line_segment([at + vec2(x, -size), at + vec2(x, size)], thick);
        }
    }
}
