//! The root window is to be closed, and with it the program: what would be lost by that is asked after first.

use egui;

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

/// What comes before closing, as the table shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    Nothing,
    Something,
    /// The table asks about it.
    Asked,
}

impl Closing {
    /// What follows when the table has shown that: another state, and whether the program is closed now.
    const fn seen(self, first: First) -> (Closing, bool) {
        match (self, first) {
            (Closing::No, First::Nothing | First::Something | First::Asked) => (Closing::No, false),
            (Closing::Wished | Closing::Asked, First::Nothing) => (Closing::No, true),
            (Closing::Wished | Closing::Asked, First::Asked) => (Closing::Asked, false),
            (Closing::Wished, First::Something) => (Closing::Wished, false),
            // He has said no.
            (Closing::Asked, First::Something) => (Closing::No, false),
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
        let (closing, is_done) = self.closing.seen(match (&first, asks) {
            (None, _) => First::Nothing,
            (Some(_), false) => First::Something,
            (Some(_), true) => First::Asked,
        });
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
    use super::{Closing, First};

    #[test]
    fn the_program_is_closed_when_what_comes_first_is_done_and_not_where_he_says_no() {
        assert_eq!(Closing::No.seen(First::Nothing), (Closing::No, false));
        assert_eq!(
            Closing::Wished.seen(First::Something),
            (Closing::Wished, false),
            "the table has not answered yet"
        );
        assert_eq!(Closing::Wished.seen(First::Asked), (Closing::Asked, false));
        assert_eq!(Closing::Asked.seen(First::Something), (Closing::No, false));
        assert_eq!(Closing::Asked.seen(First::Nothing), (Closing::No, true));
        assert_eq!(
            Closing::Wished.seen(First::Nothing),
            (Closing::No, true),
            "a training that is over"
        );
    }
}
