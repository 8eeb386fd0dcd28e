//! The window of the clocks alone, for a second screen.

use std::sync::Arc;

use eframe::egui::{self, ViewportBuilder, ViewportCommand, ViewportId};

use super::{Board, lock, screen_of};
use crate::adapters::monotonic::Monotonic;
use crate::app::table_thread::Post;
use crate::controls::intent::{Intent, Wish};
use crate::laws::people::Person;
use crate::ui;

/// Its size when it is first opened, in points.
const SIZE: [f32; 2] = [1200.0, 420.0];

/// Its identity.
pub(super) fn id() -> ViewportId {
    ViewportId::from_hash_of("clock window")
}

/// The window of the clocks, while it is wanted; closing it is a wish of its own.
pub(super) fn show(ctx: &egui::Context, shared: &Board, post: Post, heard: Person, time: Monotonic) {
    let Some(is_full) = lock(shared).clock_window else {
        return;
    };
    let Some(screen) = screen_of(shared, heard) else { return };
    let builder = ViewportBuilder::default()
        .with_title(format!("{} – Annabella", screen.clocks.label))
        .with_inner_size(SIZE)
        .with_fullscreen(is_full)
        .with_active(false);
    let shared = Arc::clone(shared);
    ctx.show_viewport_deferred(id(), builder, move |ui, _class| {
        if let Some(screen) = screen_of(&shared, heard) {
            ui::clock_window::show(ui, &screen, time.now().as_millis());
        }
        if ui.ctx().input(|input| input.viewport().close_requested()) {
            post.intent(heard, Intent::Set(Wish::ClockWindow(false)));
        }
        // Here, too, the key does what it does in the other windows; Escape leaves the full screen.
        let turns = ui.ctx().input(|input| input.key_pressed(egui::Key::F11));
        let leaves = is_full && ui.ctx().input(|input| input.key_pressed(egui::Key::Escape));
        if turns || leaves {
            post.intent(heard, Intent::Set(Wish::ClockFullScreen(!is_full)));
        }
        let is_used = ui.ctx().input(|input| {
            let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { .. });
            input.pointer.any_released() || input.events.iter().any(is_key)
        });
        if is_used {
            // Nothing is typed here: the keyboard belongs to the root window.
            ui.ctx().send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
        }
    });
}
