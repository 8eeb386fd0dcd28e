//! Another game in place of this one: a new one, a file, or one chosen in the system's dialog.

use std::path::Path;

use egui::{self, ViewportCommand, ViewportId};

use super::shared::lock;
use super::{App, SeatedTable, opponent_id, root_window, speakers};
use crate::app::from_trf;
use crate::app::new_table::{form_of, session_of};
use crate::app::news::ProgramNews;
use crate::app::no_session::NoSession;
use crate::app::post::Posted;
use crate::app::progress::{EVERY_MS, Progress, Stop};
use crate::app::sentences;
use crate::app::session::{self, AdmittedSession, Session};
use adapters::disk_files::place;
use adapters::file_dialog;
use adapters::ports::files::{NoDialog, NotRead};
use controls::files::{Dialog, FileIntent};
use controls::intent::Intent;
use controls::new_game::NewGameForm;
use journal::entry::GameSetup;
use laws::people::Person;
use table::input::Input;
use table::lock::Permit;

/// A form filled in from a report, and the sentence about it.
type Filled = (NewGameForm, String);

/// A result of another thread.
pub(super) enum FileResult {
    /// The content of the file that this person requested.
    File(Person, Stop, OpenedFile),
    /// The system's dialog is closed: the keyboard goes back to the person who opened it.
    DialogClosed(Person),
}

/// The content of a requested file.
pub(super) enum OpenedFile {
    /// A game, or the reason why it could not be opened.
    Game(Result<Box<Session>, NoSession>),
    /// The report of a tournament, or the sentence why there is no game of that player in it.
    Report(Result<Box<Filled>, String>),
}

impl App {
    /// Sets up the table that a form describes.
    pub(super) fn new_game(&mut self, ctx: &egui::Context, form: &NewGameForm, permit: Permit) {
        let data = self.machine.data_folder();
        if let Some(session) = session_of(form, data.as_deref(), self.machine.locale) {
            self.sit_down(ctx, session.in_place(permit));
            // The next form begins with these names, since people play again. A server gives names of its own.
            if form.online.is_none() && !wording::endgame::is_listed(&form.start) {
                self.seated.root.window.fill_new_game(form.clone());
            }
        }
    }

    /// Sets up the table with that opening.
    pub(super) fn new_table(&mut self, ctx: &egui::Context, opening: GameSetup, permit: Permit) {
        let session = session::following(opening, &self.machine.wanted, self.machine.locale);
        self.sit_down(ctx, session.in_place(permit));
    }

    /// Leaves the game on the table for the one read meanwhile; without a permit the game stays, and the other one is
    /// closed.
    pub(super) fn leave_for_the_next(&mut self, ctx: &egui::Context, permit: Option<Permit>) {
        if let Some((session, permit)) = self.next.take().zip(permit) {
            self.sit_down(ctx, session.in_place(permit));
        }
    }

    pub(super) fn found(&mut self, ctx: &egui::Context, found: FileResult) {
        match found {
            FileResult::File(by, stop, _) if stop.is_stopped() => self.tell_fault(by, &NoSession::Stopped),
            FileResult::File(by, _, OpenedFile::Game(Ok(session))) => {
                // The arbiter may have locked the game on the table meanwhile.
                self.next = Some(session);
                self.post().input(Input::Leave(by));
            }
            FileResult::File(by, _, OpenedFile::Game(Err(fault))) => self.tell_fault(by, &fault),
            FileResult::File(by, _, OpenedFile::Report(filled)) => self.filled_in(by, filled.map(|filled| *filled)),
            FileResult::DialogClosed(by) => {
                // A closing dialog gives the keyboard to a random window, and a move typed in the wrong one is the opponent's.
                let window = if by == self.seated.person_at_root() {
                    ViewportId::ROOT
                } else {
                    opponent_id()
                };
                ctx.send_viewport_cmd_to(window, ViewportCommand::Focus);
            }
        }
    }

    /// Opens a file dropped on the window: a path without typing.
    pub(super) fn take_dropped_file(&self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| {
            let dropped = input.raw.dropped_files.first();
            dropped.map(|file| file.path().to_string_lossy().into_owned())
        });
        if let Some(path) = dropped {
            let person = self.seated.person_at_root();
            self.post().intent(person, Intent::File(FileIntent::Open(path)));
        }
    }

    /// Reads a file, which may be long, on a thread of its own, while clock, voice and windows continue. A request for another
    /// file meanwhile cancels the first.
    pub(super) fn look_into(&mut self, ctx: &egui::Context, by: Person, path: &str) {
        let path = place(path);
        let (ctx, found, named) = (ctx.clone(), self.found.0.clone(), path.clone());
        let (messages, data) = (self.machine.messages(), self.machine.data_folder());
        let (own_name, form) = (
            self.machine.settings.person.name.clone(),
            form_of(&self.machine.settings, self.machine.locale),
        );
        let (post, time, works) = (self.post(), self.seated.time, self.machine.works.clone());
        let stop = works.begin();
        std::mem::replace(&mut self.reading, stop.clone()).stop();
        let of_this = stop.clone();
        let look = move || {
            let tell = works.teller(post, by, messages, ["said-reading-file", "said-file-read"]);
            let progress = Progress::new(move || time.now(), EVERY_MS, tell);
            let mut progress = progress.until(stop.clone());
            let opened = if let Some(filled) = from_trf::fill(&named, &own_name, form, &messages) {
                OpenedFile::Report(filled.map(Box::new))
            } else {
                let session = session::named(&named, data.as_deref(), messages.locale(), &mut progress);
                OpenedFile::Game(session.map(Box::new))
            };
            works.end(&stop);
            // The program may have ended meanwhile.
            found.send(FileResult::File(by, stop, opened)).ok();
            ctx.request_repaint_of(ViewportId::ROOT);
        };
        let thread = std::thread::Builder::new().name(String::from("open-file")).spawn(look);
        if thread.is_err() {
            self.machine.works.end(&of_this);
            self.tell_fault(by, &NoSession::NoFile(path, NotRead::Failed));
        }
    }

    fn tell_fault(&self, by: Person, fault: &NoSession) {
        self.tell(by, sentences::no_session(&self.machine.messages(), fault));
    }

    /// Fills in the form for a new game from the report of a tournament, which is no game itself.
    pub(super) fn fill_from_report(&mut self, by: Person, path: &Path) {
        let form = form_of(&self.machine.settings, self.machine.locale);
        let filled = from_trf::fill(path, &self.machine.settings.person.name, form, &self.machine.messages());
        if let Some(filled) = filled {
            self.filled_in(by, filled);
        }
    }

    fn filled_in(&mut self, by: Person, filled: Result<Filled, String>) {
        let told = match filled {
            Ok((form, told)) => {
                self.seated.root.window.ask_for_new_game(form);
                format!("{told} {}", self.machine.messages().text("trf-check-form", &[]))
            }
            Err(told) => told,
        };
        self.tell(by, told);
    }

    /// Stores the game on the table as it is, ends its thread and seats the other; if there is no thread for the other,
    /// the first stays.
    pub(super) fn sit_down(&mut self, ctx: &egui::Context, session: AdmittedSession) {
        // A file that is still being read must not replace this game.
        self.reading.stop();
        self.next = None;
        let notes = session.notes.clone();
        let window = root_window(&self.machine.settings, self.machine.locale, false);
        let shows = self.seated.shows_opponent;
        let Ok(mut seated) = SeatedTable::new(ctx, session, &self.machine, window, shows) else {
            return;
        };
        seated.root.window.dismiss_as_in(&self.seated.root.window);
        if let (Some(own), Some(replaced)) = (&seated.opponent, &self.seated.opponent) {
            lock(own).window.dismiss_as_in(&lock(replaced).window);
        }
        let SeatedTable { thread, news, .. } = std::mem::replace(&mut self.seated, seated);
        drop(thread);
        self.is_covered = false;
        // The first words at this table need not wait until the reader is looked for again.
        if let Some(seen) = lock(&self.reader).seen {
            self.post().send(Posted::Speakers(speakers(seen)));
        }
        // A frame without a screen would have no focus, and a reader would announce the focus again.
        self.wait_for_the_table();
        // Changed settings are the person's, whatever table is set up; all other news is of a game no longer shown.
        while let Ok(last) = news.try_recv() {
            if let ProgramNews::SettingsChanged(settings) = last {
                self.change_settings(ctx, *settings);
            }
        }
        self.look_for_a_screen_reader(ctx);
        self.tell_notes(&notes);
        self.tell_of_one_window();
    }

    /// Opens the dialog on a thread of its own: the clock and the voice continue meanwhile.
    pub(super) fn choose_file(&self, ctx: &egui::Context, by: Person, dialog: Dialog, suggested: String) {
        let messages = self.machine.messages();
        let title = messages.text(
            match dialog {
                Dialog::Open => "control-open-game",
                Dialog::Save => "control-save-game",
            },
            &[],
        );
        let every_file = messages.text("display-every-file", &[]);
        let (ctx, found, post) = (ctx.clone(), self.found.0.clone(), self.post());
        let ask = move || {
            let chosen = match dialog {
                Dialog::Open => file_dialog::open(&title, &every_file),
                Dialog::Save => file_dialog::save(&title, &suggested),
            };
            let chosen = chosen.map(|path| path.map(|path| path.to_string_lossy().into_owned()));
            if chosen.is_ok() {
                found.send(FileResult::DialogClosed(by)).ok();
                ctx.request_repaint_of(ViewportId::ROOT);
            }
            post.input(Input::Chosen(by, dialog, chosen));
        };
        let started = std::thread::Builder::new().name(String::from("file-dialog")).spawn(ask);
        if started.is_err() {
            self.post().input(Input::Chosen(by, dialog, Err(NoDialog)));
        }
    }
}
