//! The check for a newer version: daily at the start if the person wants it, and on request.

use super::Runner;
use crate::app::table_thread::TableNews;
use adapters::ports::releases::UpdateResult;
use laws::people::Person;
use table::input::Input;
use table::releases::is_idle_at_home;

impl Runner {
    /// Checks at the start, if the person wants it and no game is under way. With the setting off no request is made, and no
    /// thread is started.
    pub(super) fn look_for_newer_daily(&mut self) {
        if self.table.settings().person.looks_for_newer && is_idle_at_home(&self.table) {
            self.tools.links.releases.look_daily();
        }
    }

    /// Checks on a person's request.
    pub(super) fn look_for_newer(&mut self, by: Person) {
        if !self.tell_if_nowhere_to_look(by) {
            self.tell_text(by, "said-newer-looking", &[]);
            self.input.is_answered_later = true;
            self.input.asks_for_newer = true;
            self.tools.links.releases.look();
        }
    }

    /// Tells the person of a copy that was built without an address. True if it was.
    pub(super) fn tell_if_nowhere_to_look(&mut self, by: Person) -> bool {
        let is_nowhere = !self.tools.links.releases.knows_where();
        if is_nowhere {
            self.tell_text(by, "said-newer-nowhere", &[]);
        }
        is_nowhere
    }

    pub(super) fn found_newer(&mut self, newer: UpdateResult) {
        let is_asked = std::mem::take(&mut self.input.asks_for_newer);
        self.step(Input::Newer {
            to: self.tools.own_seat,
            is_asked,
            newer,
        });
        if is_asked {
            (self.tools.tell)(TableNews::InputDone);
        }
    }
}
