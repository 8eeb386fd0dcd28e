//! A window with nothing in it, drawn once a second: what the toolkit and the renderer cost by themselves when a clock runs.

use std::time::Duration;

use eframe::egui;

/// With a size in this variable, "1100 800", the bench is that window and nothing else.
pub const WINDOW: &str = "ANNABELLA_EMPTY_WINDOW";

/// Opens the window and stays until it is closed.
pub fn run(size: &str) {
    let sides: Vec<f32> = size.split(' ').map(|side| side.parse().unwrap()).collect();
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([sides[0], sides[1]]),
        dithering: false,
        ..Default::default()
    };
    eframe::run_native("Empty", options, Box::new(|_| Ok(Box::new(Empty)))).unwrap();
}

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        ui.ctx().request_repaint_after(Duration::from_secs(1));
    }
}
