//! Both windows as people see them. `tests/ui/pictures.sh` starts this under Xvfb and takes the pictures.

use annabella::laws::people::Person;
use annabella::locale::Locale;
use annabella::ui::{self, Window, sighted_player, vi_player};
use eframe::egui;
use shakmaty::{Color, Square};
use winit::platform::x11::EventLoopBuilderExtX11 as _;

use crate::screen;

const PICTURE: &str = "ANNABELLA_PICTURE";
const SCALE: &str = "ANNABELLA_SCALE";

struct Show {
    name: String,
    window: Window,
    screen: annabella::display::Screen,
}

/// In an ordinary run there is nothing to show.
#[test]
fn a_window_when_asked_for() {
    let Ok(name) = std::env::var(PICTURE) else {
        return;
    };
    let scale: f32 = std::env::var(SCALE).map_or(1.0, |text| text.parse().unwrap());
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        event_loop_builder: Some(Box::new(|builder| {
            builder.with_any_thread(true); // a test has no main thread
        })),
        ..Default::default()
    };
    eframe::run_native(
        "picture",
        options,
        Box::new(move |creation| {
            ui::install(&creation.egui_ctx);
            creation.egui_ctx.set_zoom_factor(scale);
            if name.contains("dark") {
                creation.egui_ctx.set_theme(egui::Theme::Dark);
            } else {
                creation.egui_ctx.set_theme(egui::Theme::Light);
            }
            let is_vi = !name.starts_with("sighted");
            let side = if is_vi { Color::White } else { Color::Black };
            let mut screen = screen::screen(side, is_vi);
            if name.contains("busy") {
                screen = screen::busy(screen);
            }
            if name.contains("question") {
                screen = screen::asking(screen);
            }
            screen.second_keyboard = name.contains("keyboard");
            if name.contains("warning") {
                screen.warnings = vec!["This game is not saved: the disk is full.".to_owned()];
            }
            if name.starts_with("desk") {
                let locale = match name.get(5..7) {
                    Some("de") => Locale::De,
                    Some("pt") => Locale::PtBr,
                    _ => Locale::En,
                };
                screen =
                    crate::languages::screen_of(&crate::languages::table(crate::desk::WRONG, locale), Person::Arbiter);
            }
            let mut window = Window::new(&name);
            if name.contains("new") {
                window.ask_for_new_game(annabella::controls::new_game::NewGameForm::default());
            }
            Ok(Box::new(Show { name, window, screen }))
        }),
    )
    .unwrap();
}

impl eframe::App for Show {
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        if self.name.starts_with("pieces") {
            pieces(ui);
        } else if self.name.starts_with("clocks") {
            ui::clock_window::show(ui, &self.screen, 0);
        } else if self.name.starts_with("desk") {
            ui::arbiter::show(ui, &self.screen, &mut self.window, 0, true);
        } else if self.name.starts_with("sighted") {
            sighted_player::show(ui, &self.screen, &mut self.window, 0);
        } else {
            vi_player::show(ui, &self.screen, &mut self.window, 0);
        }
    }
}

/// All twelve at several sizes on both kinds of square.
fn pieces(ui: &mut egui::Ui) {
    let mut top = 10.0;
    for size in [200.0, 96.0, 64.0, 32.0_f32] {
        for color in Color::ALL {
            for (index, role) in shakmaty::Role::ALL.into_iter().enumerate() {
                let left = 10.0 + size * f32::from(u8::try_from(index).unwrap());
                let rect = egui::Rect::from_min_size(egui::pos2(left, top), egui::Vec2::splat(size));
                let is_light = Square::ALL[index].is_light() != color.is_white();
                let fill = if is_light {
                    ui::theme::board::LIGHT_SQUARE
                } else {
                    ui::theme::board::DARK_SQUARE
                };
                ui.painter().rect_filled(rect, 0, fill);
                ui::pieces::paint(ui, shakmaty::Piece { color, role }, rect, &[], false);
            }
            top += size;
        }
        if top > 700.0 {
            break;
        }
    }
}
