//! Closing the root window, and with it the program: unsaved work is asked about first.

use std::time::Duration;

use controls::intent::Intent;
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

/// The last words before the program closes: the game is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum LastWords {
    /// No request to close the program.
    #[default]
    No,
    /// The table is to say them. Another request closes the program without them.
    Asked,
    /// They are being said until that second of the root window.
    Until(f64),
}

/// The time for the last words, in seconds.
const LAST_WORDS: f64 = 1.2;

impl App {
    /// Closes the program, after its last words if there are any.
    pub(super) fn quit(&mut self, ctx: &egui::Context, speaks: bool) {
        let patience = if speaks { LAST_WORDS } else { 0.0 };
        self.last_words = LastWords::Until(ctx.input(|input| input.time) + patience);
        ctx.request_repaint_after(Duration::from_secs_f64(patience));
    }

    /// Keeps the program open while work is unfinished, and closes it once that is done.
    pub(super) fn see_to_closing(&mut self, ctx: &egui::Context) {
        let person = self.seated.person_at_root();
        let (is_wanted, now) = ctx.input(|input| (input.viewport().close_requested(), input.time));
        match self.last_words {
            LastWords::Until(until) if now >= until && !is_wanted => ctx.send_viewport_cmd(ViewportCommand::Close),
            LastWords::Until(until) if now < until => {
                ctx.request_repaint_after(Duration::from_secs_f64(until - now));
            }
            LastWords::No | LastWords::Asked | LastWords::Until(_) => {}
        }
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
        } else if let Some(first) = first.filter(|_| is_wanted) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.closing = Closing::Wished;
            self.last_words = LastWords::No;
            self.post().intent(person, first);
        } else if is_wanted && self.last_words == LastWords::No {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.last_words = LastWords::Asked;
            self.post().intent(person, Intent::Quit);
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
