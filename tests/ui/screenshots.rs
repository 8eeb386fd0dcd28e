//! Every screen at several sizes as a picture, for eyes: with `ANNABELLA_SCREENSHOTS=FOLDER` under a display (Xvfb will do).
//!
//! `ANNABELLA_SCREENSHOTS=target/screens xvfb-run -s '-screen 0 1280x900x24' cargo test --test ui screenshots`

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use annabella::display::Screen;
use annabella::laws::people::Person;
use annabella::locale::Locale;
use annabella::settings::{Coordinates, Pieces, Settings, Theme};
use annabella::ui::{self, Window, arbiter, sighted_player, vi_player};
use eframe::egui::{self, ColorImage, ScreenshotCallback, ViewportCommand};
use shakmaty::Color;
use winit::platform::x11::EventLoopBuilderExtX11 as _;

use crate::harness::Kind;
use crate::languages::{EVENT, HOME, screen_of, table};
use crate::png;

/// Frames until everything has its place.
const SETTLED: u32 = 5;

/// What is to be seen.
struct Sight {
    name: String,
    kind: Kind,
    screen: Screen,
    settings: Settings,
    turn: fn(&mut Window),
}

struct Gallery {
    folder: PathBuf,
    sights: Vec<Sight>,
    at: usize,
    frames: u32,
    window: Window,
    /// The picture asked for, when it is there.
    taken: Arc<Mutex<Option<Arc<ColorImage>>>>,
}

fn sights() -> Vec<Sight> {
    let mut sights = Vec::new();
    let mut add = |name: String, kind, screen: &Screen, settings: Settings, turn: fn(&mut Window)| {
        sights.push(Sight {
            name,
            kind,
            screen: screen.clone(),
            settings,
            turn,
        });
    };
    let zoomed = |zoom_percent| Settings {
        zoom_percent,
        ..Settings::default()
    };
    for locale in [Locale::En, Locale::De] {
        let home = table(HOME, locale);
        let event = table(EVENT, locale);
        let vi = screen_of(&home, Person::Player(Color::White));
        let at_event = screen_of(&event, Person::Player(Color::White));
        let mut sighted = screen_of(&event, Person::Player(Color::Black));
        sighted.second_keyboard = true;
        let desk = screen_of(&table(crate::desk::WRONG, locale), Person::Arbiter);
        for zoom in [100, 200, 400] {
            let name = |what: &str| format!("{what}-{locale}-{zoom}");
            add(name("vi-event"), Kind::Vi, &at_event, zoomed(zoom), |_| {});
            add(name("sighted"), Kind::Sighted, &sighted, zoomed(zoom), |_| {});
            add(name("desk"), Kind::Desk, &desk, zoomed(zoom), |_| {});
            add(name("clocks"), Kind::Clocks, &at_event, zoomed(zoom), |_| {});
            add(name("settings"), Kind::Vi, &vi, zoomed(zoom), |window| {
                window.open_settings("");
            });
            add(name("guide"), Kind::Vi, &vi, zoomed(zoom), Window::open_guide);
            add(name("help"), Kind::Vi, &vi, zoomed(zoom), Window::open_help);
            add(name("first"), Kind::Vi, &vi, zoomed(zoom), Window::ask_first_questions);
            add(name("new-game"), Kind::Vi, &vi, zoomed(zoom), |window| {
                window.ask_for_new_game(annabella::controls::new_game::NewGameForm::default());
            });
        }
        for (theme, word) in [
            (Theme::Dark, "dark"),
            (Theme::BlackOnWhite, "black-on-white"),
            (Theme::WhiteOnBlack, "white-on-black"),
            (Theme::YellowOnBlack, "yellow-on-black"),
        ] {
            let settings = Settings {
                theme,
                pieces: Pieces::Letters,
                coordinates: Coordinates::Both,
                ..Settings::default()
            };
            add(format!("vi-{locale}-{word}"), Kind::Vi, &at_event, settings, |_| {});
        }
        let names = Settings {
            coordinates: Coordinates::Names,
            board_alone: true,
            text_percent: 150,
            ..Settings::default()
        };
        add(format!("alone-{locale}"), Kind::Vi, &vi, names.clone(), |_| {});
        let large = Settings {
            board_alone: false,
            board_percent: 70,
            text_percent: 200,
            clock_percent: 200,
            ..names
        };
        add(format!("large-text-{locale}"), Kind::Vi, &at_event, large, |_| {});
    }
    sights
}

/// In an ordinary run nothing is shown.
#[test]
fn screenshots_when_asked_for() {
    let Ok(folder) = std::env::var("ANNABELLA_SCREENSHOTS") else {
        return;
    };
    let only = std::env::var("ANNABELLA_SCREENSHOT").unwrap_or_default();
    let mut sights = sights();
    sights.retain(|sight| sight.name.contains(&only));
    std::fs::create_dir_all(&folder).unwrap();
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1100.0, 800.0]),
        event_loop_builder: Some(Box::new(|builder| {
            builder.with_any_thread(true); // a test has no main thread
        })),
        ..Default::default()
    };
    let run = move |creation: &eframe::CreationContext<'_>| {
        ui::install(&creation.egui_ctx);
        let gallery = Gallery {
            folder: PathBuf::from(folder),
            sights,
            at: 0,
            frames: 0,
            window: Window::new("gallery"),
            taken: Arc::default(),
        };
        Ok(Box::new(gallery) as Box<dyn eframe::App>)
    };
    eframe::run_native("gallery", options, Box::new(run)).unwrap();
}

impl eframe::App for Gallery {
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let taken = self.taken.lock().unwrap().take();
        if let (Some(image), Some(sight)) = (taken, self.sights.get(self.at)) {
            let path = self.folder.join(format!("{}.png", sight.name));
            #[expect(clippy::disallowed_methods, reason = "a picture for eyes")]
            std::fs::write(path, png::encode(&image)).unwrap();
            self.at += 1;
            self.frames = 0;
        }
        let Some(sight) = self.sights.get(self.at) else {
            ctx.send_viewport_cmd(ViewportCommand::Close);
            return;
        };
        if self.frames == 0 {
            ui::theme::wear(&ctx, &sight.settings);
            self.window = Window::new(&sight.name);
            (sight.turn)(&mut self.window);
        }
        match sight.kind {
            Kind::Vi => drop(vi_player::show(ui, &sight.screen, &mut self.window, 0)),
            Kind::Sighted => drop(sighted_player::show(ui, &sight.screen, &mut self.window, 0)),
            Kind::Desk | Kind::FurtherDesk => drop(arbiter::show(ui, &sight.screen, &mut self.window, 0, true)),
            Kind::Clocks => ui::clock_window::show(ui, &sight.screen, 0),
        }
        self.frames += 1;
        if self.frames == SETTLED {
            let taken = Arc::clone(&self.taken);
            let callback = ScreenshotCallback::new(move |image| *taken.lock().unwrap() = Some(image));
            ctx.send_viewport_cmd(ViewportCommand::Screenshot(callback));
        }
        ctx.request_repaint();
    }
}
