//! The arbiter's desk on a shared laptop: in the root window instead of the player's screen, or in a further window.

use std::sync::{Arc, Mutex};

use eframe::egui;

use super::{App, lock};
use crate::laws::people::Person;
use crate::ui::Window;

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
        // The screen comes before the words: a window without one would stand empty.
        self.show_seats();
        self.post().root(to);
        self.post().input(crate::table::input::Input::Tell(to, words));
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

    /// Opens the further window with the desk, or closes it.
    pub(super) fn turn_third(&mut self) {
        self.third = match self.third.take() {
            Some(_) => None,
            None => Some(Arc::new(Mutex::new(Window::new("third")))),
        };
        self.show_seats();
    }
}
