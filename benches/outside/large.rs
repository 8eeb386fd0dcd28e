//! A window as large as a screen of 3840 by 2160: what a whole redraw takes, a list that scrolls, another size, and a second
//! of a clock, each frame from its layout until the window is ready for the next. Beside each, the same drawn by the
//! graphics library, which on a machine without a card is emulated.

use display::Screen;
use egui::{self, Color32, Event, Key, Modifiers, RawInput, ViewportBuilder, ViewportCommand, ViewportId, Visuals};
use settings::Settings;
use shakmaty::Color;
use shell::desktop::{self, Options, Program, zoom};
use ui::{self, Window, theme};

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::frames::{Frames, measured};
use crate::screen;
use crate::support::desktop::Desktop;

/// Set to a size and a scene ("3840 2160 whole", with `card` after it for the graphics library), this variable makes the
/// bench that window and nothing else.
pub const WINDOW: &str = "ANNABELLA_LARGE_WINDOW";

/// Pixels by which the smaller size of a resized window is narrower and lower.
const LESS: f32 = 40.0;
/// Milliseconds a frame at thirty frames a second; slower drawing is visibly slow.
const GOAL: f64 = 33.0;

/// An event between one frame and the next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    /// The whole window gets another colour.
    Whole,
    /// The next line of the manual.
    List,
    /// The window gets another size.
    Resize,
    /// A second of a clock passes.
    Tick,
}

const SCENES: [(Scene, &str, &str); 4] = [
    (Scene::Whole, "whole", "all of it another"),
    (Scene::List, "list", "the next line of a list"),
    (Scene::Resize, "resize", "another size"),
    (Scene::Tick, "tick", "a second of a clock"),
];

pub fn measure(bench: &mut Bench) {
    let (width, height) = bench.either((3840, 2160), (960, 540));
    let desktop = Desktop::sized(width, height);
    for (_, word, name) in SCENES {
        let name = format!("{width} x {height}, {name}");
        let scene = format!("{width} {height} {word}");
        let card = measured(bench, &desktop, WINDOW, &format!("{scene} card"));
        let card = Figure::new(&format!("{name}: the graphics library, emulated"), Unit::Millis, card);
        let ours = Figure::new(&name, Unit::Millis, measured(bench, &desktop, WINDOW, &scene));
        let ours = ours.goal(Goal::Median(GOAL)).against(&card);
        bench.figures.extend([card, ours]);
    }
}

/// Opens the window of that scene and stays until all its frames are drawn.
pub fn run(wanted: &str) {
    let (frames, wanted) = Frames::asked_for(wanted);
    let words: Vec<&str> = wanted.split(' ').collect();
    let whole = egui::Vec2::from([0, 1].map(|side: usize| words[side].parse::<f32>().unwrap()));
    let scene = SCENES.iter().find(|(_, word, _)| *word == words[2]).unwrap().0;
    let root = ViewportBuilder::default()
        .with_title("Large")
        .with_inner_size(whole)
        .with_decorations(false);
    if words.len() > 3 {
        let options = eframe::NativeOptions {
            viewport: root,
            dithering: false,
            glow_options: eframe::egui_glow::GlowConfiguration {
                vsync: false,
                ..Default::default()
            },
            ..Default::default()
        };
        let start = Box::new(move |creation: &eframe::CreationContext<'_>| {
            Ok(Box::new(Large::new(&creation.egui_ctx, scene, whole, frames)) as Box<dyn eframe::App>)
        });
        eframe::run_native("Large", options, start).unwrap();
    } else {
        let options = Options {
            root: Box::new(|_: &[desktop::Monitor]| root),
            glyphs_width: 2048,
        };
        let start = move |ctx: &egui::Context| Ok(Box::new(Large::new(ctx, scene, whole, frames)) as Box<dyn Program>);
        desktop::run(options, Box::new(start)).unwrap();
    }
}

struct Large {
    scene: Scene,
    screen: Screen,
    window: Window,
    now_ms: u64,
    /// The size of the whole screen.
    whole: egui::Vec2,
    size: egui::Vec2,
    frames: Frames,
}

impl Large {
    fn new(ctx: &egui::Context, scene: Scene, whole: egui::Vec2, frames: Frames) -> Self {
        ui::install(ctx);
        // The zoom that people set on a screen of this size.
        let mut settings = Settings::default();
        settings.look.zoom_percent = 200;
        theme::apply(ctx, &settings);
        let mut window = if scene == Scene::List {
            Window::root("large")
        } else {
            Window::further("large")
        };
        if scene == Scene::List {
            window.take(ui::WindowNews::Guide);
        }
        Self {
            scene,
            screen: screen::busy(screen::screen(Color::White, true)),
            window,
            now_ms: 0,
            whole,
            size: egui::Vec2::ZERO,
            frames,
        }
    }

    fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        let size = ctx.content_rect().size();
        // Another size takes effect when the window system has given it.
        if self.scene != Scene::Resize || size != self.size {
            self.size = size;
            self.advance(&ctx);
        }
        drop(self.window.show(ui, &self.screen, self.now_ms));
        self.frames.next_frame(&ctx);
    }

    fn advance(&mut self, ctx: &egui::Context) {
        let is_odd = self.frames.begin();
        match self.scene {
            Scene::Whole => ctx.set_theme(if is_odd { egui::Theme::Dark } else { egui::Theme::Light }),
            Scene::List => ctx.input_mut(|input| input.events.push(down())),
            Scene::Resize => {
                // The other of the two: a window that is asked for the size it has is never given another.
                let is_whole = self.size.x * ctx.pixels_per_point() > self.whole.x - LESS;
                let less = egui::Vec2::splat(if is_whole { LESS } else { 0.0 });
                ctx.send_viewport_cmd(ViewportCommand::InnerSize(self.whole - less));
            }
            Scene::Tick => self.now_ms += 1000,
        }
    }
}

/// The key that goes to the next line.
pub fn down() -> Event {
    Event::Key {
        key: Key::ArrowDown,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

impl Program for Large {
    fn background(&self, visuals: &Visuals) -> Color32 {
        visuals.panel_fill
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        self.draw(ui);
    }

    fn keys_of(&self, window: ViewportId) -> ViewportId {
        window
    }

    fn zoom_of(&self, ctx: &egui::Context, window: ViewportId) -> f32 {
        theme::zoom_of(ctx, window)
    }
}

impl eframe::App for Large {
    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, raw_input: &mut RawInput) {
        zoom::into_points(raw_input, theme::zoom_of(ctx, raw_input.viewport_id));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }
}
