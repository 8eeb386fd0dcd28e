//! The renderer of the windows: our own, or a graphics card if the user asks for it, or if our own is slow and the card is a
//! real one.
//!
//! A graphics library may be there and yet be emulated, which takes 60 MB and draws a whole window for each second of a clock;
//! or it may be too old to open a window at all, as on a remote desktop of Windows. And eframe, the library for it, puts only
//! the root window on the accessibility bus. So our own renderer draws on every system, as long as it is fast enough.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use egui::{self, Color32, ViewportBuilder, ViewportCommand, ViewportId, Visuals};

use super::App;
use super::arrangement::WindowArrangement;
use super::places::PlacedWindow;
use super::shared::lock;
use adapters::disk_files::DiskFiles;
use adapters::ports::files::Files as _;
use adapters::screen_reader::{self, ScreenReader};
use shell::desktop::{self, Monitor, Options, Program, monitors_of, zoom};
use shell::graphics_cards;
use ui;

/// The environment variable that chooses one of the two: `card` or `processor`.
const VARIABLE: &str = "ANNABELLA_GRAPHICS";

/// The time for drawing a whole window above which it looks slow: thirty frames a second.
const SLOW: Duration = Duration::from_millis(33);

/// The file of our drawing time, in the folder of the journals.
const PACE_FILE: &str = "whole-window-ms";

/// Width of the picture that holds the glyphs, in pixels; 400 % of the largest letters fit several times.
pub(super) const GLYPHS_WIDTH: usize = 2048;

/// The renderer of the windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Renderer {
    /// Our own renderer.
    Us,
    /// The graphics card, as asked for.
    Card,
    /// The graphics card, because our own renderer took that long for a whole window.
    CardInstead(Duration),
}

/// Chooses the renderer; `whole` is the time our own took for a whole window the last time.
pub(super) fn choice(whole: Option<Duration>) -> Renderer {
    let wanted = std::env::var(VARIABLE).ok();
    if let Some(asked) = wanted.as_deref().and_then(asked_for) {
        return asked;
    }
    // Graphics cards are looked for only if our own renderer is slow.
    match whole.filter(|whole| *whole > SLOW) {
        Some(whole) => {
            let renderers = graphics_cards::renderers();
            let is_better = renderers.iter().any(|renderer| is_better(renderer, whole));
            // A listener loses more by windows missing on the bus than fast ones would gain.
            if is_better && screen_reader::detect() == ScreenReader::None {
                Renderer::CardInstead(whole)
            } else {
                Renderer::Us
            }
        }
        None => Renderer::Us,
    }
}

/// The renderer that the environment asks for.
fn asked_for(word: &str) -> Option<Renderer> {
    match word {
        "card" => Some(Renderer::Card),
        "processor" => Some(Renderer::Us),
        _ => None,
    }
}

/// True if that renderer should draw when a whole window takes our own that long.
fn is_better(renderer: &str, whole: Duration) -> bool {
    whole > SLOW && graphics_cards::is_real(renderer)
}

/// The time our own renderer takes for a whole window, kept from one start of the program to the next if it is slow.
pub(super) struct Pace {
    file: Option<PathBuf>,
    /// The fastest time: the first frames make letters and pictures, and other programs may keep the processor busy.
    fastest: Option<Duration>,
}

impl Pace {
    /// The time kept in that folder.
    pub(super) fn of(folder: Option<PathBuf>) -> Self {
        Self {
            file: folder.map(|folder| folder.join(PACE_FILE)),
            fastest: None,
        }
    }

    /// The time kept from the last start; none if it was not slow.
    pub(super) fn last(&self) -> Option<Duration> {
        let file = self.file.as_ref()?;
        let text = DiskFiles.read_text(&file.to_string_lossy()).ok()?;
        text.trim().parse().ok().map(Duration::from_millis)
    }

    fn add(&mut self, whole: Duration) {
        self.fastest = Some(self.fastest.map_or(whole, |fastest| fastest.min(whole)));
    }
}

impl Drop for Pace {
    fn drop(&mut self) {
        let (Some(file), Some(fastest)) = (&self.file, self.fastest) else {
            return;
        };
        // Without a file our own renderer draws the next time, too.
        if fastest > SLOW {
            let text = fastest.as_millis().to_string();
            DiskFiles.save_over(&file.to_string_lossy(), &text).ok();
        } else {
            std::fs::remove_file(file).ok();
        }
    }
}

/// Opens the root window and stays until it is closed.
///
/// # Errors
/// There is no display, or it cannot draw; the system's message.
pub(super) fn run(
    by: Renderer,
    root: ViewportBuilder,
    standing: Arc<Mutex<WindowArrangement>>,
    start: impl FnOnce(&egui::Context) -> std::io::Result<App> + 'static,
) -> Result<(), String> {
    match by {
        Renderer::Us => {
            let placed = move |monitors: &[Monitor]| {
                let mut standing = lock(&standing);
                standing.see(monitors);
                standing.place(PlacedWindow::Root, root)
            };
            let options = Options {
                root: Box::new(placed),
                glyphs_width: GLYPHS_WIDTH,
            };
            desktop::run(options, Box::new(|ctx| Ok(Box::new(start(ctx)?) as Box<dyn Program>)))
        }
        Renderer::Card | Renderer::CardInstead(_) => {
            let has_begun = Arc::<AtomicBool>::default();
            let begins = Arc::clone(&has_begun);
            let start = move |ctx: &egui::Context| {
                begins.store(true, Ordering::Release);
                start(ctx)
            };
            by_card(root, standing, start).or_else(|why| {
                if has_begun.load(Ordering::Acquire) {
                    return Err(why);
                }
                log::warn!("the graphics card opens no window: {why}");
                again_by_us().map_err(|_not_started| why)
            })
        }
    }
}

/// Runs the program once more with our own renderer: a process can open a window system only once. A driver may be too
/// old, as on a remote desktop, and must not leave the user without a window.
fn again_by_us() -> std::io::Result<()> {
    let mut again = Command::new(std::env::current_exe()?);
    again.args(std::env::args_os().skip(1)).env(VARIABLE, "processor");
    // The child has reported its own end.
    again.status().map(|_ended| ())
}

fn by_card(
    root: ViewportBuilder,
    standing: Arc<Mutex<WindowArrangement>>,
    start: impl FnOnce(&egui::Context) -> std::io::Result<App> + 'static,
) -> Result<(), String> {
    let options = eframe::NativeOptions {
        viewport: root,
        // No surface has a gradient, and a renderer without a graphics card pays for each pixel.
        dithering: false,
        // Waiting for the screen after each frame, in two windows one after the other, would only delay announcements:
        // nothing moves by itself.
        glow_options: eframe::egui_glow::GlowConfiguration {
            vsync: false,
            ..Default::default()
        },
        ..eframe::NativeOptions::default()
    };
    let start = Box::new(move |creation: &eframe::CreationContext<'_>| {
        if let Some(window) = creation.winit_window() {
            let ctx = &creation.egui_ctx;
            let mut standing = lock(&standing);
            standing.see(&monitors_of(window));
            let placed = standing.place(PlacedWindow::Root, ViewportBuilder::default());
            drop(standing);
            // The window is not shown yet.
            let moved = placed.position.map(ViewportCommand::OuterPosition);
            for command in [placed.inner_size.map(ViewportCommand::InnerSize), moved]
                .into_iter()
                .flatten()
            {
                ctx.send_viewport_cmd_to(ViewportId::ROOT, command);
            }
        }
        Ok(Box::new(start(&creation.egui_ctx)?) as Box<dyn eframe::App>)
    });
    eframe::run_native("Annabella", options, start).map_err(|error| error.to_string())
}

impl Program for App {
    /// The background of all windows. Clearing a window with it costs less than painting a rectangle.
    fn background(&self, visuals: &Visuals) -> Color32 {
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

    fn zoom_of(&self, ctx: &egui::Context, window: ViewportId) -> f32 {
        ui::theme::zoom_of(ctx, window)
    }

    fn see(&mut self, monitors: &[Monitor]) {
        lock(&self.standing).see(monitors);
    }

    fn drew_whole(&mut self, took: Duration) {
        self.pace.add(took);
    }
}

impl eframe::App for App {
    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        self.background(visuals).to_normalized_gamma_f32()
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, raw_input: &mut egui::RawInput) {
        zoom::into_points(raw_input, self.zoom_of(ctx, raw_input.viewport_id));
        // The glyphs of both windows fit in a narrow picture. A graphics driver allows 16,384 pixels, and egui would use
        // them all, in every row, in the program's memory and in the driver's.
        raw_input.max_texture_side = raw_input.max_texture_side.map(|most| most.min(GLYPHS_WIDTH));
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        if let Some(window) = frame.winit_window() {
            self.see(&monitors_of(window));
        }
        self.draw(ui);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn a_real_graphics_card_draws_if_a_full_window_takes_over_33_ms() {
        assert!(is_better("amdgpu", 34 * MS));
        assert!(!is_better("amdgpu", 33 * MS));
        assert!(!is_better("llvmpipe (LLVM 15.0.6, 256 bits)", 340 * MS));
    }

    #[test]
    fn what_the_environment_asks_for_is_done() {
        assert_eq!(asked_for("card"), Some(Renderer::Card));
        assert_eq!(asked_for("processor"), Some(Renderer::Us));
        assert_eq!(asked_for(""), None);
    }

    #[test]
    fn how_slow_we_are_is_kept_until_we_are_fast_again() {
        let folder = tempfile::tempdir().unwrap();
        let pace = || Pace::of(Some(folder.path().to_owned()));
        let draws = |times: &[u32]| {
            let mut pace = pace();
            for ms in times {
                pace.add(*ms * MS);
            }
        };
        draws(&[80, 41, 50]);
        assert_eq!(pace().last(), Some(41 * MS));
        draws(&[]);
        assert_eq!(pace().last(), Some(41 * MS), "the card drew");
        draws(&[80, 12]);
        assert_eq!(pace().last(), None);
        assert_eq!(Pace::of(None).last(), None);
    }
}
