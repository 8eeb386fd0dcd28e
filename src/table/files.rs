//! Games as files: the list of the stored ones, another game opened, this one written as PGN.

use shakmaty::Color;

use super::Table;
use super::effect::Effect;
use super::input::{NoDialog, NotWritten};
use super::print::Printer;
use super::seat::Seat;
use crate::controls::files::{Dialog, FileIntent};
use crate::controls::intent::Intent;
use crate::laws::command::{Duty, may};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::locale::Messages;
use crate::notation::braille::file::{self, Page};
use crate::notation::braille::{self, Layout};
use crate::notation::pgn::{self, PgnGame};
use crate::speech::utterance::{Priority, Utterance};
use crate::wording::files::{StoredGame, stored_game};

/// How many games are said one after the other; the list on the screen has all of them.
const SAID_AT_ONCE: usize = 9;

/// What a game is written as: its file's ending says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Pgn,
    /// The scoresheets as a page of HTML, for the printer.
    Page,
    /// A Braille scoresheet.
    Brf,
    Pef,
}

impl Kind {
    fn of(path: &str) -> Self {
        let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
        match ending.as_deref() {
            Some("html" | "htm") => Self::Page,
            Some("brf") => Self::Brf,
            Some("pef") => Self::Pef,
            _ => Self::Pgn,
        }
    }
}

fn braille_code(messages: &Messages) -> braille::Code {
    braille::Code::of_language(messages.locale().tag())
}

fn sheet_in_braille(messages: &Messages, game: &PgnGame) -> Vec<String> {
    let cells = Page::default().cells;
    braille::sheet(game, braille_code(messages), Layout::default(), &[], cells)
}

impl Table {
    pub(super) fn on_files(&mut self, by: Person, intent: FileIntent) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        match intent {
            FileIntent::List { aloud } => self.step.effects.push(Effect::ListGames { to: by, aloud }),
            FileIntent::Open(path) => return self.open_game(by, path),
            FileIntent::OpenListed(number) => {
                let seat = self.seat(by);
                let listed = seat.and_then(|seat| seat.games.get(number.checked_sub(1)?));
                let path = listed.map(|game| game.path.clone());
                return self.open_game(by, path.ok_or(Refusal::new(Code::OutOfRange))?);
            }
            FileIntent::Choose(dialog) => {
                if dialog == Dialog::Save {
                    self.may_write(by)?;
                }
                let suggested = self.suggested_file();
                self.step.effects.push(Effect::ChooseFile {
                    to: by,
                    dialog,
                    suggested,
                });
            }
            FileIntent::Save(path) => {
                self.may_write(by)?;
                self.write_game(by, path, false);
            }
            FileIntent::SaveOver(path) => {
                self.may_write(by)?;
                self.write_game(by, path, true);
            }
        }
        Ok(())
    }

    /// Nobody leaves a game whose clock runs by opening another one.
    fn open_game(&mut self, by: Person, path: String) -> Result<(), Refusal> {
        if self.game.clock().running().is_some() {
            return Err(Refusal::new(Code::ClockRunning));
        }
        self.step.effects.push(Effect::OpenGame { to: by, path });
        Ok(())
    }

    /// In competition the record of a game under way is the arbiter's (11.3.1).
    fn may_write(&self, by: Person) -> Result<(), Refusal> {
        let is_under_way = self.game.ending().is_none() && self.game.regulations().is_competition();
        if is_under_way && by != Person::Arbiter {
            return Err(Refusal::new(Code::NotPermitted));
        }
        Ok(())
    }

    fn write_game(&mut self, by: Person, path: String, over: bool) {
        let game = pgn::export::pgn(&self.game, self.opening.created.as_deref(), &self.opening.tournament);
        let Some(seat) = self.seat(by) else { return };
        let text = match Kind::of(&path) {
            Kind::Pgn => pgn::text(&game),
            Kind::Page => self.sheets_as_page(seat, &game),
            Kind::Brf => file::brf(&[sheet_in_braille(&seat.messages, &game)], Page::default()),
            Kind::Pef => {
                let code = braille_code(&seat.messages);
                let sheets = [sheet_in_braille(&seat.messages, &game)];
                braille::pef(Some(&game), code, &sheets, Page::default())
            }
        };
        if let Some(seat) = self.seat_mut(by) {
            seat.saving = Some(path.clone());
        }
        self.step.effects.push(Effect::Save {
            to: by,
            path,
            text,
            over,
        });
    }

    /// Both scoresheets as they were written, or the moves where nobody wrote any.
    fn sheets_as_page(&self, seat: &Seat, game: &PgnGame) -> String {
        let messages = &seat.messages;
        let printer = Printer {
            messages,
            letters: messages.locale().tag().parse().unwrap_or_default(),
            is_large: seat.settings.look.large_print,
        };
        let is_written = Color::ALL
            .into_iter()
            .any(|side| !self.game.sheet(side).entries().is_empty());
        let sections = if is_written {
            printer.own_sheets(&self.game)
        } else {
            printer.game(game)
        };
        printer.page("print-sheet", &sections)
    }

    /// "2026-11-21-Ada-Ben.pgn", in letters every file system takes.
    pub fn suggested_file(&self) -> String {
        let created = self.opening.created.as_deref().unwrap_or_default();
        let date = created.get(..10).unwrap_or_default();
        let names = self.opening.people.players.as_ref();
        let words = [date, &names.white.name, &names.black.name];
        let letters = |word: &str| -> String {
            word.chars()
                .filter(|sign| sign.is_alphanumeric() || *sign == '-')
                .collect()
        };
        let words: Vec<String> = words.map(letters).into_iter().filter(|word| !word.is_empty()).collect();
        format!("{}.pgn", words.join("-"))
    }

    /// The stored games have been looked up.
    pub(super) fn games_listed(&mut self, to: Person, aloud: bool, games: Vec<StoredGame>, now: Moment) {
        let Some(seat) = self.seat_mut(to) else { return };
        seat.games = games;
        if !aloud {
            return;
        }
        let messages = &seat.messages;
        let mut text = messages.text("said-games", &[("count", seat.games.len().into())]);
        for (index, game) in seat.games.iter().take(SAID_AT_ONCE).enumerate() {
            let line = stored_game(messages, game);
            text = format!("{text} {}: {line}.", index + 1);
        }
        let utterance = Utterance::sentence(messages, text).with(Priority::Next);
        self.say_private(to, utterance, now);
    }

    /// A path was chosen in the system's dialog, or none; or the system has no dialog.
    pub(super) fn chosen(
        &mut self,
        by: Person,
        dialog: Dialog,
        chosen: Result<Option<String>, NoDialog>,
        now: Moment,
    ) -> Result<(), Refusal> {
        match (chosen, dialog) {
            (Ok(Some(path)), Dialog::Open) => self.intend(by, Intent::File(FileIntent::Open(path)), now),
            (Ok(Some(path)), Dialog::Save) => self.intend(by, Intent::File(FileIntent::Save(path)), now),
            (Ok(None), _) => {
                self.confirm(by, "said-nothing-done", now);
                Ok(())
            }
            (Err(NoDialog), _) => Err(Refusal::new(Code::NoDialog)),
        }
    }

    /// What came of saving a file.
    pub(super) fn saved(&mut self, to: Person, saved: Result<(), NotWritten>, now: Moment) {
        let saving = self.seat_mut(to).and_then(|seat| seat.saving.take());
        match (saved, saving) {
            (Ok(()), None) => self.confirm(to, "said-report-saved", now),
            (Ok(()), Some(path)) => {
                let Some(seat) = self.seat(to) else { return };
                let text = seat.messages.text("said-game-written", &[("path", (&path).into())]);
                let utterance = Utterance::sentence(&seat.messages, text);
                self.say_private(to, utterance, now);
            }
            (Err(NotWritten::ExistsAlready), Some(path)) => {
                self.ask_first(to, Intent::File(FileIntent::SaveOver(path)), now);
            }
            (Err(NotWritten::ExistsAlready), None) => self.refuse(to, Refusal::new(Code::FileExists), now),
            (Err(NotWritten::Failed), _) => self.refuse(to, Refusal::new(Code::FileFailed), now),
        }
    }
}
