//! The warnings of a screen in one line at the lower edge of its window: nothing above moves when one comes or goes.

use egui::{self, Align, Key, Label, Layout, Rect, RichText, UiBuilder, Vec2};

use super::widgets::buttons::KeyboardReach;
use super::window::Window;
use super::{keys, theme};
use controls::catalogue::Control;
use display::Screen;

/// The most of a window's height that the line takes.
const PART: f32 = 0.1;
/// The letters, as a part of the line's height.
const LETTERS: f32 = 0.45;
/// The height of the button, as a part of the line's.
const BUTTON: f32 = 0.8;

/// The warnings that were not dismissed, one after the other.
fn open(screen: &Screen, window: &Window) -> String {
    let open = screen.warnings.iter().filter(|text| !window.dismissed.contains(*text));
    open.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// Handles Escape, which dismisses the warnings shown: each comes back only with other words.
pub(super) fn take_escape(ctx: &egui::Context, screen: &Screen, window: &mut Window) {
    window.dismissed.retain(|text| screen.warnings.contains(text));
    let is_free = screen.board.in_hand.is_none() && !open(screen, window).is_empty();
    if is_free && keys::take_one(ctx, Key::Escape) {
        window.dismissed.clone_from(&screen.warnings);
    }
}

/// Draws the line; returns the room above it.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window) -> Rect {
    let room = ui.available_rect_before_wrap();
    let text = open(screen, window);
    if text.is_empty() {
        return room;
    }
    let palette = theme::palette(ui.ctx());
    let body = theme::sizes(ui.ctx()).body;
    let high = (body * 2.0).min(ui.ctx().content_rect().height() * PART);
    let size = body.min(high * LETTERS);
    let strip = room.with_min_y(room.bottom() - high);
    ui.painter().rect_filled(strip, theme::CORNER, palette.warning);
    let inside = strip.shrink2(Vec2::new(theme::GAP, 0.0));
    let layout = Layout::right_to_left(Align::Center);
    let mut line = ui.new_child(UiBuilder::new().id_salt("banner").max_rect(inside).layout(layout));
    line.spacing_mut().button_padding.y = 0.0;
    line.spacing_mut().interact_size.y = 0.0;
    let key = screen
        .button(Control::Back)
        .filter(|_| window.keyboard(screen) == KeyboardReach::Focus);
    let key = key.map_or(String::new(), |back| format!(" {}", back.keys));
    let name = format!("{}{key}", screen.words.close);
    let button = egui::Button::new(RichText::new(&name).size(size))
        .min_size(Vec2::new(0.0, high * BUTTON))
        .sense(egui::Sense::CLICK);
    if line.add(button).clicked() {
        window.dismissed.clone_from(&screen.warnings);
    }
    let words = RichText::new(format!("! {text}"));
    line.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(theme::strong(words).size(size).color(palette.on_warning)).truncate());
    });
    room.with_max_y(strip.top() - theme::GAP * 0.5)
}
