//! The arbiter's desk on a shared laptop: in the root window instead of the player's screen, or in a further window.

use std::sync::{Arc, Mutex};

use eframe::egui::{self, ViewportBuilder, ViewportCommand, ViewportId};

use super::{App, SECOND_SIZE, carry, lock, screen_of};
use crate::laws::people::Person;
use crate::ui::{self, Window};

impl App {
    /// Who is shown in the root window.
    pub(super) fn root(&self) -> Person {
        lock(&self.shared).root.unwrap_or(self.seated.heard)
    }

    /// The root window goes from the player to the arbiter's desk, or back. The one sees nothing of the other.
    pub(super) fn hand_over(&mut self, ctx: &egui::Context) {
        let heard = self.seated.heard;
        if heard == Person::Arbiter {
            return;
        }
        let to = if self.root() == Person::Arbiter {
            heard
        } else {
            Person::Arbiter
        };
        {
            let mut shared = lock(&self.shared);
            shared.root = Some(to);
            shared.live.clear();
        }
        self.desk = Window::new("desk");
        let messages = crate::locale::Messages::new(self.locale);
        let id = if to == Person::Arbiter {
            "desk-opened"
        } else {
            "desk-left"
        };
        let words = messages.text(id, &[]);
        self.post().root(to);
        self.post().input(crate::table::input::Input::Tell(to, words));
        self.show_seats();
        ctx.request_repaint();
    }

    /// Tells the table which screens are looked at.
    pub(super) fn show_seats(&self) {
        let heard = self.seated.heard;
        let arbiter = (self.root() == Person::Arbiter || self.third.is_some()).then_some(Person::Arbiter);
        let mut seats: Vec<Person> = std::iter::once(heard).chain(self.seated.second).collect();
        seats.extend(arbiter.filter(|person| *person != heard));
        self.post().show(seats);
    }

    pub(super) fn show_third(&self, ctx: &egui::Context) {
        let Some(third) = &self.third else { return };
        let title = screen_of(&self.shared, Person::Arbiter).map_or_else(String::new, |screen| screen.title);
        let (shared, third, post, time) = (
            Arc::clone(&self.shared),
            Arc::clone(third),
            self.post(),
            self.seated.time,
        );
        let builder = ViewportBuilder::default()
            .with_title(title)
            .with_inner_size(SECOND_SIZE)
            .with_active(false);
        ctx.show_viewport_deferred(third_id(), builder, move |ui, _class| {
            let Some(screen) = screen_of(&shared, Person::Arbiter) else {
                return;
            };
            let mut window = lock(&third);
            let reply = ui::arbiter::show(ui, &screen, &mut window, time.now().as_millis(), false);
            carry(&post, Person::Arbiter, &reply);
            if reply.hand_back_keyboard {
                ui.ctx().send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            }
        });
    }

    /// Opens the further window with the desk, or closes it.
    pub(super) fn turn_third(&mut self) {
        self.third = match self.third.take() {
            Some(_) => None,
            None => Some(Arc::new(Mutex::new(Window::new("third")))),
        };
        self.show_seats();
    }
}

fn third_id() -> ViewportId {
    ViewportId::from_hash_of("desk window")
}
