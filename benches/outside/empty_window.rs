//! A window with nothing in it, drawn once a second: what the toolkit and the renderer cost by themselves when a clock runs.

use std::time::Duration;

/// With its left edge, width and height in this variable, "1200 1184 836", the bench is that window and nothing else.
pub const WINDOW: &str = "ANNABELLA_EMPTY_WINDOW";

/// Opens the window and stays until it is closed.
pub fn run(place: &str) {
    let numbers: Vec<f32> = place.split(' ').map(|number| number.parse().unwrap()).collect();
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_position([numbers[0], 0.0])
            .with_inner_size([numbers[1], numbers[2]]),
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
