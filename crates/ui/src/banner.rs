//! The warnings of a screen, and the silences of its voices, in one line at the lower edge of the window: nothing above moves when one
//! comes or goes.

use std::time::Duration;

use egui::{self, Align, Id, Key, Layout, Rect, RichText, Sense, TextStyle, UiBuilder, Vec2, accesskit};

use super::page::Page;
use super::widgets::board::bounds;
use super::widgets::buttons::KeyboardReach;
use super::window::Window;
use super::{keys, theme};
use controls::catalogue::Control;
use display::Screen;

/// The most of a window's height that the line takes.
const PART: f32 = 0.1;
/// The letters, as a part of the line's height.
const LETTERS: f32 = 0.45;
/// The seconds for which the pointer is told words that have no room: then what they cover is seen again.
const TOLD: f32 = 6.0;
/// The height of the button, as a part of the line's.
const BUTTON: f32 = 0.8;

/// Everything that the line may say: first that a voice is not heard, then the warnings.
pub(super) fn all(screen: &Screen) -> impl Iterator<Item = &str> {
    silences(screen).chain(screen.warnings.iter().map(String::as_str))
}

fn silences(screen: &Screen) -> impl Iterator<Item = &str> {
    screen.banner.silence.iter().map(|view| view.text.as_str())
}

/// Those that were not dismissed.
fn open<'a>(all: impl Iterator<Item = &'a str>, window: &Window) -> Vec<&'a str> {
    all.filter(|text| !window.dismissed.iter().any(|own| own.text == *text))
        .collect()
}

/// Dismisses all that the line says: each comes back only with other words.
fn dismiss(ctx: &egui::Context, screen: &Screen, window: &mut Window) {
    let at = ctx.input(|input| input.time);
    let dismissed = all(screen).map(|text| Dismissed {
        text: text.to_owned(),
        at,
    });
    window.dismissed = dismissed.collect();
}

/// Forgets words that have been over for a while: said again, they are new. The next game at the table says them again at once.
fn forget(ctx: &egui::Context, screen: &Screen, window: &mut Window) {
    let now = ctx.input(|input| input.time);
    for own in &mut window.dismissed {
        if all(screen).any(|text| text == own.text) {
            own.at = now;
        }
    }
    window.dismissed.retain(|own| now - own.at < KEPT);
}

/// A warning that the person has dismissed.
#[derive(Clone, Debug)]
pub(super) struct Dismissed {
    text: String,
    /// The time at which it was on the screen last, in seconds of the window.
    at: f64,
}

/// The seconds for which a dismissed warning is remembered without being on the screen.
const KEPT: f64 = 10.0;

/// Handles Escape, which dismisses all that the line says.
pub(super) fn take_escape(ctx: &egui::Context, screen: &Screen, window: &mut Window) {
    let is_free = screen.board.in_hand.is_none() && !open(all(screen), window).is_empty();
    if is_free && keys::take_one(ctx, Key::Escape) {
        dismiss(ctx, screen, window);
    }
}

/// Draws the line; returns the room above it. A page that covers the game leaves the warnings about it out.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window) -> Rect {
    forget(ui.ctx(), screen, window);
    let mut warnings = open(screen.warnings.iter().map(String::as_str), window);
    if !matches!(window.pages.open, Page::Game | Page::More) {
        warnings.clear();
    }
    let key = screen
        .button(Control::Back)
        .filter(|_| window.keyboard(screen) == KeyboardReach::Focus && window.pages.open == Page::Game);
    let key = key.map_or(String::new(), |back| format!(" {}", back.keys));
    let close = format!("{}{key}", screen.words.close);
    let silences = open(silences(screen), window);
    let (room, is_closed) = strip(ui, window.base, &silences, &warnings, Some(&close));
    if is_closed {
        dismiss(ui.ctx(), screen, window);
    }
    room
}

/// Draws the line with a button of that name, if it says anything; returns the room above it, and true if the button is pressed. Words
/// that have no room are told to the pointer. A silence is an alert: it has been announced when it came.
pub(super) fn strip(
    ui: &mut egui::Ui,
    base: Id,
    silences: &[&str],
    warnings: &[&str],
    close: Option<&str>,
) -> (Rect, bool) {
    let room = ui.available_rect_before_wrap();
    let text = format!("! {}", [silences, warnings].concat().join(" "));
    if silences.is_empty() && warnings.is_empty() {
        return (room, false);
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
    let button = |name: &str| {
        egui::Button::new(RichText::new(name).size(size))
            .min_size(Vec2::new(0.0, high * BUTTON))
            .sense(Sense::CLICK)
    };
    let is_closed = close.is_some_and(|name| line.add(button(name)).clicked());
    let rect = line.available_rect_before_wrap();
    let words = egui::WidgetText::from(theme::strong(text.as_str()).size(size).color(palette.on_warning));
    let wrap = Some(egui::TextWrapMode::Truncate);
    let galley = words.into_galley(&line, wrap, rect.width(), TextStyle::Body);
    let is_whole = !galley.elided;
    let middle = rect.left_center() - Vec2::new(0.0, galley.size().y / 2.0);
    line.painter().galley(middle, galley, palette.on_warning);
    for (number, text) in silences.iter().enumerate() {
        let id = base.with(("silence", number));
        line.interact(rect, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(accesskit::Role::Alert);
            node.set_label(*text);
            node.set_bounds(bounds(strip));
        });
    }
    let told = line.interact(rect, base.with("warnings"), Sense::hover());
    if !warnings.is_empty() {
        ui.ctx().accesskit_node_builder(told.id, |node| {
            node.set_role(accesskit::Role::Label);
            node.set_value(format!("! {}", warnings.join(" ")));
            node.set_bounds(bounds(strip));
        });
    }
    let stillness = ui.input(|input| input.pointer.time_since_last_movement());
    if !is_whole && stillness < TOLD {
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f32(TOLD - stillness));
        told.on_hover_ui(|ui| {
            ui.label(text);
        });
    }
    (room.with_max_y(strip.top() - theme::GAP * 0.5), is_closed)
}
