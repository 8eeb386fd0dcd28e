//! The root window is to be closed, and with it the program: what would be lost by that is asked after first.

use eframe::egui;

use super::{App, ViewportCommand, lock};

/// What becomes of a wish to close the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Closing {
    /// Nobody wants it.
    #[default]
    No,
    /// What comes first was wished of the table.
    Wished,
    /// The table has asked, and waits for the answer.
    Asked,
}

impl Closing {
    /// What follows when the table has shown whether something comes first still, and whether it asks: another state, and whether the
    /// program is closed now.
    const fn seen(self, comes_first: bool, asks: bool) -> (Closing, bool) {
        match (self, comes_first, asks) {
            (Closing::No, _, _) => (Closing::No, false),
            (Closing::Wished | Closing::Asked, false, _) => (Closing::No, true),
            (Closing::Wished | Closing::Asked, true, true) => (Closing::Asked, false),
            (Closing::Wished, true, false) => (Closing::Wished, false),
            // He has said no.
            (Closing::Asked, true, false) => (Closing::No, false),
        }
    }
}

impl App {
    /// Holds the program open where something comes first, and closes it when that is done.
    pub(super) fn see_to_closing(&mut self, ctx: &egui::Context) {
        let person = self.seated.person_at_root();
        let Some(screen) = lock(&self.seated.seats).screen(person) else {
            return;
        };
        let (first, asks) = (screen.banner.before_closing.clone(), screen.question.is_some());
        let (closing, is_done) = self.closing.seen(first.is_some(), asks);
        self.closing = closing;
        if is_done {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        } else if let Some(first) = first.filter(|_| ctx.input(|input| input.viewport().close_requested())) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.closing = Closing::Wished;
            self.post().intent(person, first);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Closing;

    #[test]
    fn the_program_is_closed_when_what_comes_first_is_done_and_not_where_he_says_no() {
        assert_eq!(Closing::No.seen(false, false), (Closing::No, false));
        assert_eq!(
            Closing::Wished.seen(true, false),
            (Closing::Wished, false),
            "the table has not answered yet"
        );
        assert_eq!(Closing::Wished.seen(true, true), (Closing::Asked, false));
        assert_eq!(Closing::Asked.seen(true, false), (Closing::No, false));
        assert_eq!(Closing::Asked.seen(false, false), (Closing::No, true));
        assert_eq!(
            Closing::Wished.seen(false, false),
            (Closing::No, true),
            "a training that is over"
        );
    }
}
