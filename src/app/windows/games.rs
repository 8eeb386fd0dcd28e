//! Another game in the place of this one: a new one, a file, or one chosen in the system's dialog.

use std::path::Path;

use eframe::egui;

use super::new_table::opening_of;
use super::worn::{form_of, root_window};
use super::{App, lock, seat};
use crate::adapters::file_dialog;
use crate::app::from_trf;
use crate::app::session::{self, Note, Session};
use crate::controls::files::{Dialog, FileIntent};
use crate::controls::intent::Intent;
use crate::laws::people::Person;
use crate::locale::Messages;
use crate::table::files::NoDialog;
use crate::table::input::Input;
use crate::ui::Window;

impl App {
    /// What has been asked for since the last frame.
    pub(super) fn other_games(&mut self, ctx: &egui::Context) {
        let (form, open, choose) = {
            let mut shared = lock(&self.shared);
            (shared.new_game.take(), shared.open.take(), shared.choose.take())
        };
        if let Some(opening) = form.as_ref().and_then(opening_of) {
            let session = session::fresh(opening, self.wanted.data_folder().as_deref(), self.locale);
            self.sit_down(ctx, session);
        }
        if let Some((by, path)) = open {
            self.open_game(ctx, by, Path::new(&path));
        }
        if let Some((by, dialog, suggested)) = choose {
            self.choose_file(by, dialog, suggested);
        }
        // A file dropped on the window is a path without typing.
        let dropped = ctx.input(|input| {
            let dropped = input.raw.dropped_files.first();
            dropped.map(|file| file.path().to_string_lossy().into_owned())
        });
        if let Some(path) = dropped {
            self.post().intent(self.root(), Intent::File(FileIntent::Open(path)));
        }
    }

    fn open_game(&mut self, ctx: &egui::Context, by: Person, path: &Path) {
        if self.fill_from_report(by, path) {
            return;
        }
        match session::named(path, self.wanted.data_folder().as_deref(), self.locale) {
            Ok(session) => self.sit_down(ctx, session),
            Err(fault) => {
                let messages = Messages::new(self.locale);
                let text = crate::cli::fault_sentence(&messages, &fault);
                self.post().input(Input::Tell(by, text));
            }
        }
    }

    /// The report of a tournament is no game: it fills in the form for one.
    pub(super) fn fill_from_report(&mut self, by: Person, path: &Path) -> bool {
        let messages = Messages::new(self.locale);
        let form = form_of(&self.settings);
        let Some(filled) = from_trf::fill(path, &self.settings.name, form, &messages) else {
            return false;
        };
        let told = match filled {
            Ok((form, told)) => {
                self.window.ask_for_new_game(form);
                told
            }
            Err(told) => told,
        };
        self.post().input(Input::Tell(by, told));
        true
    }

    /// The game that was on the table is stored as it stands; its thread ends.
    pub(super) fn sit_down(&mut self, ctx: &egui::Context, session: Session) {
        let notes: Vec<Note> = session.notes.clone();
        lock(&self.shared).screens.clear();
        let kept = (&self.wanted, self.settings_are_unreadable);
        if let Ok(seated) = seat(ctx, session, &self.settings, kept, &self.shared) {
            self.seated = seated;
            self.window = root_window(&self.settings, false);
            self.desk = Window::new("desk");
            self.third = None;
            self.shown = None;
            lock(&self.shared).root = None;
            *lock(&self.second) = Window::new("second");
            self.look_for_a_screen_reader(ctx);
            for note in notes {
                self.tell_note(&note);
            }
        }
    }

    /// The dialog has a thread of its own: the clock and the voice go on while somebody chooses.
    fn choose_file(&self, by: Person, dialog: Dialog, suggested: String) {
        let messages = Messages::new(self.locale);
        let (title, post) = (
            messages.text(
                match dialog {
                    Dialog::Open => "control-open-game",
                    Dialog::Save => "control-save-game",
                },
                &[],
            ),
            self.post(),
        );
        let every_file = messages.text("display-every-file", &[]);
        let ask = move || {
            let chosen = match dialog {
                Dialog::Open => file_dialog::open(&title, &every_file),
                Dialog::Save => file_dialog::save(&title, &suggested),
            };
            let chosen = chosen
                .map(|path| path.map(|path| path.to_string_lossy().into_owned()))
                .map_err(|file_dialog::NoDialog| NoDialog);
            post.input(Input::Chosen(by, dialog, chosen));
        };
        let started = std::thread::Builder::new().name(String::from("file-dialog")).spawn(ask);
        if started.is_err() {
            self.post().input(Input::Chosen(by, dialog, Err(NoDialog)));
        }
    }
}
