//! Who draws the windows: we ourselves, or a graphics card if the user asks for it.
//!
//! A graphics library may be there and yet be emulated, which takes 60 MB and draws a whole window for each second of a clock;
//! or it may be too old to open a window at all, as on a remote desktop of Windows. And eframe, which it would be, puts only
//! the root window on the accessibility bus. So we draw ourselves on every system.

use eframe::egui::{self, Color32, ViewportBuilder, ViewportId, Visuals};

use super::App;
use crate::adapters::desktop::{self, Options, Program};

/// Asks for the graphics card: `card`.
const VARIABLE: &str = "ANNABELLA_GRAPHICS";

/// Width of the picture that holds the glyphs, in pixels; 400 % of the largest letters fit several times.
const GLYPHS_WIDTH: usize = 2048;

/// Opens the root window and stays until it is closed.
///
/// # Errors
/// There is no display, or it cannot draw; in the words of the system.
pub(super) fn run(
    root: ViewportBuilder,
    start: impl FnOnce(&egui::Context) -> std::io::Result<App> + 'static,
) -> Result<(), String> {
    if std::env::var(VARIABLE).is_ok_and(|wanted| wanted == "card") {
        return by_card(root, start);
    }
    let options = Options {
        root,
        glyphs_width: GLYPHS_WIDTH,
    };
    desktop::run(options, Box::new(|ctx| Ok(Box::new(start(ctx)?) as Box<dyn Program>)))
}

fn by_card(
    root: ViewportBuilder,
    start: impl FnOnce(&egui::Context) -> std::io::Result<App> + 'static,
) -> Result<(), String> {
    let options = eframe::NativeOptions {
        viewport: root,
        // No surface has a gradient, and a renderer without a graphics card pays for each pixel.
        dithering: false,
        // Nothing moves by itself: waiting for the screen after each frame, in two windows one after the other, would only
        // delay what is announced.
        glow_options: eframe::egui_glow::GlowConfiguration {
            vsync: false,
            ..Default::default()
        },
        ..eframe::NativeOptions::default()
    };
    let start = Box::new(|creation: &eframe::CreationContext<'_>| {
        Ok(Box::new(start(&creation.egui_ctx)?) as Box<dyn eframe::App>)
    });
    eframe::run_native("Annabella", options, start).map_err(|error| error.to_string())
}

impl Program for App {
    /// All windows' ground. To clear a window with it costs less than to paint it as a rectangle.
    fn ground(&self, visuals: &Visuals) -> Color32 {
        visuals.panel_fill
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        self.draw(ui);
    }

    fn keys_of(&self, window: ViewportId) -> ViewportId {
        if self.seated.has_own_keys(window) {
            window
        } else {
            ViewportId::ROOT
        }
    }
}

impl eframe::App for App {
    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        self.ground(visuals).to_normalized_gamma_f32()
    }

    fn raw_input_hook(&mut self, _ctx: &egui::Context, raw_input: &mut egui::RawInput) {
        // The glyphs of both windows fit in a narrow picture. A graphics driver allows 16,384 pixels, and egui would take
        // them all, in every row, in the program's memory and in the driver's.
        raw_input.max_texture_side = raw_input.max_texture_side.map(|most| most.min(GLYPHS_WIDTH));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.draw(ui);
    }
}
