//! A window as large as a screen of 3840 by 2160: what a whole redraw takes, a list that scrolls, another size, and a second
//! of a clock, each frame from its layout until the window is ready for the next. Beside each, the same drawn by the
//! graphics library, which on a machine without a card is emulated.

use std::time::{Duration, Instant};

use annabella::adapters::desktop::{self, Options, Program};
use annabella::display::Screen;
use annabella::settings::Settings;
use annabella::ui::{self, Window, theme};
use eframe::egui::{self, Color32, Event, Key, Modifiers, ViewportBuilder, ViewportCommand, ViewportId, Visuals};
use shakmaty::Color;

use crate::figures::{Figure, Goal, Unit};
use crate::screen;
use crate::support::desktop::Desktop;
use crate::support::wait_until;

/// With a scene in this variable, and `card` after it for the graphics library, the bench is that window and nothing else.
pub const WINDOW: &str = "ANNABELLA_LARGE_WINDOW";

const SIZE: [u16; 2] = [3840, 2160];
/// The other size of a window that changes it.
const SMALLER: [u16; 2] = [3800, 2120];
/// Frames before the measured ones: fonts and pictures are made in them.
const SETTLING: usize = 10;
const FRAMES: usize = 60;
const PATIENCE: Duration = Duration::from_mins(3);
/// Thirty frames a second: what is slower is seen to be slow.
const GOAL: f64 = 33.0;

/// What happens from one frame to the next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    /// Everything gets another colour.
    Whole,
    /// The next line of the manual.
    List,
    /// The window gets another size.
    Resize,
    /// A second of a clock passes.
    Tick,
}

const SCENES: [(Scene, &str, &str); 4] = [
    (Scene::Whole, "whole", "3840 x 2160, all of it another"),
    (Scene::List, "list", "3840 x 2160, the next line of a list"),
    (Scene::Resize, "resize", "3840 x 2160, another size"),
    (Scene::Tick, "tick", "3840 x 2160, a second of a clock"),
];

pub fn measure(figures: &mut Vec<Figure>) {
    let [width, height] = SIZE.map(u32::from);
    let desktop = Desktop::sized(width, height);
    for (_, word, name) in SCENES {
        let card = times(&desktop, &format!("{word} card"));
        let card = Figure::new(&format!("{name}: the graphics library, emulated"), Unit::Millis, card);
        let ours = Figure::new(name, Unit::Millis, times(&desktop, word));
        let ours = ours.goal(Goal::Median(GOAL)).beside(&card);
        figures.extend([card, ours]);
    }
}

/// What the window printed: milliseconds a frame.
fn times(desktop: &Desktop, scene: &str) -> Vec<f64> {
    let mut command = desktop.command(std::env::current_exe().unwrap());
    let mut program = desktop.launch(command.env(WINDOW, scene));
    wait_until(scene, PATIENCE, || program.ended());
    let printed = program.printed();
    let times: Vec<f64> = printed.lines().filter_map(|line| line.parse().ok()).collect();
    assert_eq!(times.len(), FRAMES, "{scene}: {printed}");
    times
}

/// Opens the window of that scene and stays until all its frames are drawn.
pub fn run(wanted: &str) {
    let is_card = wanted.ends_with("card");
    let scene = SCENES.iter().find(|(_, word, _)| wanted.starts_with(word)).unwrap().0;
    let [width, height] = SIZE.map(f32::from);
    let root = ViewportBuilder::default()
        .with_title("Large")
        .with_inner_size([width, height])
        .with_decorations(false);
    if is_card {
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
            Ok(Box::new(Large::new(&creation.egui_ctx, scene)) as Box<dyn eframe::App>)
        });
        eframe::run_native("Large", options, start).unwrap();
    } else {
        let options = Options {
            root: Box::new(|_: &[desktop::Monitor]| root),
            glyphs_width: 2048,
        };
        let start = move |ctx: &egui::Context| Ok(Box::new(Large::new(ctx, scene)) as Box<dyn Program>);
        desktop::run(options, Box::new(start)).unwrap();
    }
}

struct Large {
    scene: Scene,
    screen: Screen,
    window: Window,
    now_ms: u64,
    began: Option<Instant>,
    size: egui::Vec2,
    times: Vec<Duration>,
}

impl Large {
    fn new(ctx: &egui::Context, scene: Scene) -> Self {
        ui::install(ctx);
        // What a screen of this size is set to.
        let mut settings = Settings::default();
        settings.look.zoom_percent = 200;
        theme::apply(ctx, &settings);
        let mut window = if scene == Scene::List {
            Window::root("large")
        } else {
            Window::further("large")
        };
        if scene == Scene::List {
            window.take(ui::News::Guide);
        }
        Self {
            scene,
            screen: screen::busy(screen::screen(Color::White, true)),
            window,
            now_ms: 0,
            began: None,
            size: egui::Vec2::ZERO,
            times: Vec::new(),
        }
    }

    fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        let size = ctx.content_rect().size();
        // Another size takes effect when the window system has given it.
        if self.scene != Scene::Resize || size != self.size {
            let now = Instant::now();
            self.times.extend(self.began.map(|began| now - began));
            self.began = Some(now);
            self.size = size;
            self.advance(&ctx);
        }
        drop(self.window.show(ui, &self.screen, self.now_ms));
        if self.times.len() >= SETTLING + FRAMES {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        ctx.request_repaint();
    }

    fn advance(&mut self, ctx: &egui::Context) {
        let is_odd = self.times.len() % 2 == 1;
        match self.scene {
            Scene::Whole => ctx.set_theme(if is_odd { egui::Theme::Dark } else { egui::Theme::Light }),
            Scene::List => ctx.input_mut(|input| input.events.push(down())),
            Scene::Resize => {
                let size = if is_odd { SMALLER } else { SIZE };
                let size = egui::Vec2::from(size.map(f32::from));
                ctx.send_viewport_cmd(ViewportCommand::InnerSize(size));
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

impl Drop for Large {
    fn drop(&mut self) {
        for time in self.times.iter().skip(SETTLING).take(FRAMES) {
            println!("{}", time.as_secs_f64() * 1e3);
        }
    }
}

impl Program for Large {
    fn ground(&self, visuals: &Visuals) -> Color32 {
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

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }
}
