//! Closing the root window, and with it the program: unsaved work is asked about first.

use egui;

use super::shared::lock;
use super::{App, ViewportCommand};

/// The state of a request to close the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Closing {
    /// There is no request.
    #[default]
    No,
    /// The table has been asked to deal with unfinished work first.
    Wished,
    /// The table has asked the person, and waits for the answer.
    Asked,
}

/// The unfinished work before closing, as the table shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UnfinishedWork {
    Nothing,
    Something,
    /// The table is asking about it.
    Asked,
}

impl Closing {
    /// The next state for that work, and true if the program is closed now.
    const fn seen(self, first: UnfinishedWork) -> (Closing, bool) {
        match (self, first) {
            (Closing::No, UnfinishedWork::Nothing | UnfinishedWork::Something | UnfinishedWork::Asked) => {
                (Closing::No, false)
            }
            (Closing::Wished | Closing::Asked, UnfinishedWork::Nothing) => (Closing::No, true),
            (Closing::Wished | Closing::Asked, UnfinishedWork::Asked) => (Closing::Asked, false),
            (Closing::Wished, UnfinishedWork::Something) => (Closing::Wished, false),
            // The person has said no.
            (Closing::Asked, UnfinishedWork::Something) => (Closing::No, false),
        }
    }
}

impl App {
    /// Keeps the program open while work is unfinished, and closes it once that is done.
    pub(super) fn see_to_closing(&mut self, ctx: &egui::Context) {
        let person = self.seated.person_at_root();
        let Some(screen) = lock(&self.seated.seats).screen(person) else {
            return;
        };
        let (first, asks) = (screen.banner.before_closing.clone(), screen.question.is_some());
        let (closing, is_done) = self.closing.seen(match (&first, asks) {
            (None, _) => UnfinishedWork::Nothing,
            (Some(_), false) => UnfinishedWork::Something,
            (Some(_), true) => UnfinishedWork::Asked,
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
    use super::{Closing, UnfinishedWork};

    #[test]
    fn the_program_closes_once_questions_are_done_and_not_after_no() {
        assert_eq!(Closing::No.seen(UnfinishedWork::Nothing), (Closing::No, false));
        assert_eq!(
            Closing::Wished.seen(UnfinishedWork::Something),
            (Closing::Wished, false),
            "the table has not answered yet"
        );
        assert_eq!(Closing::Wished.seen(UnfinishedWork::Asked), (Closing::Asked, false));
        assert_eq!(Closing::Asked.seen(UnfinishedWork::Something), (Closing::No, false));
        assert_eq!(Closing::Asked.seen(UnfinishedWork::Nothing), (Closing::No, true));
        assert_eq!(
            Closing::Wished.seen(UnfinishedWork::Nothing),
            (Closing::No, true),
            "a training that is over"
        );
    }
}
