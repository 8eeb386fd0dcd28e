//! The windows beside the root window: the sighted player's, and the arbiter's desk on a screen of its own.

use std::sync::{Arc, Mutex};

use eframe::egui::{self, ViewportBuilder, ViewportCommand, ViewportId};

use super::{App, SECOND_SIZE, carry, lock, screen_of};
use crate::display::Screen;
use crate::laws::people::Person;
use crate::ui::{self, Reply, Window};

/// Draws a person's window at a moment in milliseconds.
type Draw = fn(&mut egui::Ui, &Screen, &mut Window, u64) -> Reply;

/// The identity of the sighted player's window.
pub(super) fn second_id() -> ViewportId {
    ViewportId::from_hash_of("second window")
}

/// The identity of the desk's.
pub(super) fn third_id() -> ViewportId {
    ViewportId::from_hash_of("desk window")
}

impl App {
    pub(super) fn show_second(&self, ctx: &egui::Context) {
        if let Some(seat) = self.seated.second {
            self.show_further(ctx, (second_id(), seat), &self.second, ui::sighted_player::show);
        }
    }

    pub(super) fn show_third(&self, ctx: &egui::Context) {
        if let Some(third) = &self.third {
            let draw = |ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms| {
                ui::arbiter::show(ui, screen, window, now_ms, false)
            };
            self.show_further(ctx, (third_id(), Person::Arbiter), third, draw);
        }
    }

    /// Whether keys pressed in that window act there: with a second keyboard they do.
    pub(super) fn has_own_keys(&self, window: ViewportId) -> bool {
        let seat = if window == second_id() {
            self.seated.second
        } else {
            (window == third_id()).then_some(Person::Arbiter)
        };
        let screen = seat.and_then(|seat| screen_of(&self.shared, seat));
        window == ViewportId::ROOT || screen.is_some_and(|screen| screen.second_keyboard)
    }

    fn show_further(
        &self,
        ctx: &egui::Context,
        (id, seat): (ViewportId, Person),
        window: &Arc<Mutex<Window>>,
        draw: Draw,
    ) {
        let title = screen_of(&self.shared, seat).map_or_else(String::new, |screen| screen.title);
        let (shared, window, post, time) = (
            Arc::clone(&self.shared),
            Arc::clone(window),
            self.post(),
            self.seated.time,
        );
        let builder = ViewportBuilder::default()
            .with_title(title)
            .with_inner_size(SECOND_SIZE)
            .with_active(false);
        ctx.show_viewport_deferred(id, builder, move |ui, _class| {
            let Some(screen) = screen_of(&shared, seat) else { return };
            let reply = draw(ui, &screen, &mut lock(&window), time.now().as_millis());
            carry(&post, seat, &reply);
            if reply.hand_back_keyboard {
                ui.ctx().send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            }
        });
    }
}
