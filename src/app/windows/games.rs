//! Another game in the place of this one: a new one, a file, or one chosen in the system's dialog.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{self, ViewportCommand, ViewportId};

use super::further::second_id;
use super::new_table::opening_of;
use super::worn::{form_of, root_window};
use super::{App, lock, seat};
use crate::adapters::disk_files::place;
use crate::adapters::file_dialog;
use crate::app::from_trf;
use crate::app::session::{self, Fault, Note, Session};
use crate::controls::files::{Dialog, FileIntent};
use crate::controls::intent::Intent;
use crate::controls::new_game::NewGameForm;
use crate::laws::people::Person;
use crate::locale::Messages;
use crate::ports::files::NotRead;
use crate::table::files::NoDialog;
use crate::table::input::Input;
use crate::ui::Window;

/// A form filled in from a report, and what is said of it.
type Filled = (NewGameForm, String);

/// What a file is that was asked for.
pub(super) enum Opened {
    /// A game, or none that could be opened.
    Game(Result<Box<Session>, Fault>),
    /// The report of a tournament, or the sentence that tells why there is no game of that player in it.
    Report(Result<Box<Filled>, String>),
}

impl App {
    /// What has been asked for since the last frame.
    pub(super) fn other_games(&mut self, ctx: &egui::Context) {
        let (form, open, opened, choose, has_chosen) = {
            let mut shared = lock(&self.shared);
            (
                shared.new_game.take(),
                shared.open.take(),
                shared.opened.take(),
                shared.choose.take(),
                shared.has_chosen.take(),
            )
        };
        if let Some(opening) = form.as_ref().and_then(opening_of) {
            let session = session::fresh(opening, self.wanted.data_folder().as_deref(), self.locale);
            self.sit_down(ctx, session);
        }
        if let Some((by, path)) = open {
            self.look_into(ctx, by, place(&path));
        }
        if let Some((by, opened)) = opened {
            self.opened(ctx, by, opened);
        }
        if let Some((by, dialog, suggested)) = choose {
            self.choose_file(ctx, by, dialog, suggested);
        }
        if let Some(by) = has_chosen {
            // What window a dialog gives the keyboard to when it goes is chance, and a move typed there is the opponent's.
            let window = if by == self.root() {
                ViewportId::ROOT
            } else {
                second_id()
            };
            ctx.send_viewport_cmd_to(window, ViewportCommand::Focus);
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

    /// A file of games may be long: it is read on a thread of its own, and clock, voice and windows go on.
    fn look_into(&self, ctx: &egui::Context, by: Person, path: PathBuf) {
        let (ctx, shared, named, locale) = (ctx.clone(), Arc::clone(&self.shared), path.clone(), self.locale);
        let (data, own_name, form) = (
            self.wanted.data_folder(),
            self.settings.name.clone(),
            form_of(&self.settings),
        );
        let look = move || {
            let messages = Messages::new(locale);
            let opened = match from_trf::fill(&named, &own_name, form, &messages) {
                Some(filled) => Opened::Report(filled.map(Box::new)),
                None => Opened::Game(session::named(&named, data.as_deref(), locale).map(Box::new)),
            };
            lock(&shared).opened = Some((by, opened));
            ctx.request_repaint();
        };
        let thread = std::thread::Builder::new().name(String::from("open-file")).spawn(look);
        if thread.is_err() {
            self.tell_fault(by, &Fault::NoFile(path, NotRead::Failed));
        }
    }

    fn opened(&mut self, ctx: &egui::Context, by: Person, opened: Opened) {
        match opened {
            Opened::Game(Ok(session)) => self.sit_down(ctx, *session),
            Opened::Game(Err(fault)) => self.tell_fault(by, &fault),
            Opened::Report(filled) => self.filled_in(by, filled),
        }
    }

    fn tell_fault(&self, by: Person, fault: &Fault) {
        let text = crate::cli::fault_sentence(&Messages::new(self.locale), fault);
        self.post().input(Input::Tell(by, text));
    }

    /// The report of a tournament is no game: it fills in the form for one.
    pub(super) fn fill_from_report(&mut self, by: Person, path: &Path) {
        let messages = Messages::new(self.locale);
        let form = form_of(&self.settings);
        if let Some(filled) = from_trf::fill(path, &self.settings.name, form, &messages) {
            self.filled_in(by, filled.map(Box::new));
        }
    }

    fn filled_in(&mut self, by: Person, filled: Result<Box<Filled>, String>) {
        let told = match filled {
            Ok(filled) => {
                let (form, told) = *filled;
                self.window.ask_for_new_game(form);
                told
            }
            Err(told) => told,
        };
        self.post().input(Input::Tell(by, told));
    }

    /// The game that was on the table is stored as it stands; its thread ends.
    pub(super) fn sit_down(&mut self, ctx: &egui::Context, session: Session) {
        let notes: Vec<Note> = session.notes.clone();
        {
            let mut shared = lock(&self.shared);
            shared.screens.clear();
            shared.table = shared.table.wrapping_add(1);
        }
        let kept = (&self.wanted, self.settings_are_unreadable, &self.keep);
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
        } else {
            // The table that was there stays.
            let mut shared = lock(&self.shared);
            shared.table = shared.table.wrapping_sub(1);
        }
    }

    /// The dialog has a thread of its own: the clock and the voice go on while somebody chooses.
    fn choose_file(&self, ctx: &egui::Context, by: Person, dialog: Dialog, suggested: String) {
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
        let (ctx, shared) = (ctx.clone(), Arc::clone(&self.shared));
        let ask = move || {
            let chosen = match dialog {
                Dialog::Open => file_dialog::open(&title, &every_file),
                Dialog::Save => file_dialog::save(&title, &suggested),
            };
            let chosen = chosen
                .map(|path| path.map(|path| path.to_string_lossy().into_owned()))
                .map_err(|file_dialog::NoDialog| NoDialog);
            if chosen.is_ok() {
                lock(&shared).has_chosen = Some(by);
                ctx.request_repaint();
            }
            post.input(Input::Chosen(by, dialog, chosen));
        };
        let started = std::thread::Builder::new().name(String::from("file-dialog")).spawn(ask);
        if started.is_err() {
            self.post().input(Input::Chosen(by, dialog, Err(NoDialog)));
        }
    }
}
