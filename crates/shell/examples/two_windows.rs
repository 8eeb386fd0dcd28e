//! A counter, and its number in a second window with a zoom of its own; both are drawn by the processor, and a screen reader reads both.
//!
//! `cargo run -p annabella-shell --example two_windows`

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use annabella_shell::desktop::{self, Monitor, Options, Program};
use egui::{Context, Ui, ViewportBuilder, ViewportId};

#[derive(Default)]
struct Counter {
    count: Arc<AtomicU32>,
    has_second: bool,
}

fn second() -> ViewportId {
    ViewportId::from_hash_of("second")
}

impl Program for Counter {
    fn ui(&mut self, ui: &mut Ui) {
        ui.heading(format!("Count: {}", self.count.load(Ordering::Relaxed)));
        if ui.button("Add one").clicked() {
            self.count.fetch_add(1, Ordering::Relaxed);
            ui.ctx().request_repaint_of(second());
        }
        ui.checkbox(&mut self.has_second, "Second window");
        if self.has_second {
            let count = Arc::clone(&self.count);
            let builder = ViewportBuilder::default()
                .with_title("Number")
                .with_inner_size([300.0, 150.0]);
            ui.ctx().show_viewport_deferred(second(), builder, move |ui, _class| {
                ui.heading(count.load(Ordering::Relaxed).to_string());
            });
        }
    }

    fn zoom_of(&self, _ctx: &Context, window: ViewportId) -> f32 {
        if window == second() { 3.0 } else { 1.0 }
    }
}

fn main() -> Result<(), String> {
    let root = |_: &[Monitor]| {
        ViewportBuilder::default()
            .with_title("Counter")
            .with_inner_size([300.0, 150.0])
    };
    let options = Options {
        root: Box::new(root),
        glyphs_width: 2048,
    };
    desktop::run(options, Box::new(|_| Ok(Box::<Counter>::default())))
}
