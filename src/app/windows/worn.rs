//! What the windows take from the person's settings, at the start and while they stand open.

use std::sync::Arc;

use eframe::egui::{self, ViewportCommand};

use super::{App, lock};
use crate::adapters::screen_reader::{self, ScreenReader};
use crate::app::first_game::first_game;
use crate::app::session;
use crate::app::table_thread::Speakers;
use crate::controls::new_game::NewGameForm;
use crate::settings::{Settings, StartOn};
use crate::ui::{self, Window};

/// The root window of a new table.
pub(super) fn root_window(settings: &Settings, is_first: bool) -> Window {
    let mut window = Window::new("root");
    if settings.start_on == StartOn::Board {
        window.start_on_board();
    }
    window.fill_new_game(form_of(settings));
    if is_first {
        window.ask_first_questions();
    }
    window
}

/// The form for a new game as far as the settings know it.
pub(super) fn form_of(settings: &Settings) -> NewGameForm {
    let mut form = NewGameForm::default();
    form.seats.white.name.clone_from(&settings.name);
    form.is_at_home = !settings.in_event;
    form
}

impl App {
    /// Settings that have changed are seen at once, and the first questions lead to the first game.
    pub(super) fn wear_settings(&mut self, ctx: &egui::Context) {
        let (worn, begins) = {
            let mut shared = lock(&self.shared);
            (shared.worn.take(), std::mem::take(&mut shared.begins))
        };
        if let Some(settings) = worn {
            let before = std::mem::replace(&mut self.settings, settings);
            ui::theme::wear(ctx, &self.settings);
            if before.board_alone != self.settings.board_alone {
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.settings.board_alone));
            }
            if before.language != self.settings.language {
                let unasked = session::Wanted::default();
                self.locale = unasked.locale(&self.settings);
            }
        }
        if begins && self.is_first {
            self.is_first = false;
            let opening = first_game(self.locale, &self.settings.name);
            let data = self.wanted.data_folder();
            self.sit_down(ctx, session::fresh(opening, data.as_deref(), self.locale));
            if self.settings.in_event {
                // An event has more to be settled than these questions.
                self.window.ask_for_new_game(form_of(&self.settings));
            }
        }
    }

    /// Asks on a thread of its own, and again whenever the window gets the focus: people start their reader late.
    pub(super) fn look_for_a_screen_reader(&self, ctx: &egui::Context) {
        let (shared, post, ctx) = (Arc::clone(&self.shared), self.post(), ctx.clone());
        let number = lock(&shared).looks.begin();
        let look = move || {
            let reader = screen_reader::detect();
            let mut seen = lock(&shared);
            if !seen.looks.counts(number) {
                return;
            }
            seen.reader = reader;
            // Posted before the next look may tell of what it saw.
            post.speakers(Speakers {
                reader: reader != ScreenReader::None,
                announces: reader == ScreenReader::Announces,
            });
            drop(seen);
            ctx.request_repaint();
        };
        // Without the thread the own voice goes on speaking, which is what a new table does.
        std::thread::Builder::new()
            .name(String::from("screen-reader"))
            .spawn(look)
            .ok();
    }
}
