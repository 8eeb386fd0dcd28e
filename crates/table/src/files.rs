//! Games as files: the list of stored games, another game opened, this one saved.

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::effect::Effect;
use super::input::{NoDialog, NotRescued, NotWritten, Rescued};
use super::print::Printer;
use super::seat::Seat;
use super::seats::Seats;
use super::{Table, findings, review};
use controls::files::{Dialog, FileIntent};
use controls::intent::Intent;
use controls::joining::SEAT_SCHEME;
use controls::review::ReviewIntent;
use journal::chain::Anchor;
use journal::entry::GameSetup;
use journal::file_name::fitting;
use laws::command::{Duty, may};
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::rules::help::may_be_helped;
use notation::braille::file::{self, BraillePage};
use notation::braille::{self, Layout};
use notation::pgn::{self, PgnGame};
use speech::utterance::Priority;
use wording::files::{StoredGame, stored_game};

/// Number of games said at once; the list on the screen has all of them.
const SAID_AT_ONCE: usize = 9;

/// Carries out that person's request about files.
pub(super) fn intend(table: &mut Table, by: Person, intent: FileIntent) -> Result<(), Refusal> {
    if let FileIntent::Open(path) = &intent
        && table.opens_for_review(by, path)
    {
        table.may_be_left(by, table.now())?;
        return table.intend(by, Intent::Review(ReviewIntent::Open(path.clone())));
    }
    if intent.leaves_the_table() {
        table.may_be_left(by, table.now())?;
        // The review is left once the other game is there: a dialog can be closed, and a file be unreadable.
        review::may_drop(&mut table.clone())?;
    }
    may(table.game.people(), table.game.regulations(), by, Duty::Ask)?;
    match intent {
        FileIntent::List { aloud } => table.seats.send(Effect::ListGames { to: by, aloud }),
        FileIntent::Open(path) => open(table, by, path)?,
        FileIntent::OpenListed(number) => open(table, by, listed_path(table, by, number)?)?,
        FileIntent::Rescue(number) => {
            let path = listed_path(table, by, number)?;
            table.seats.send(Effect::RescueGame { to: by, path });
        }
        FileIntent::Choose(dialog) => {
            if dialog == Dialog::Save {
                may_write(table, by)?;
            }
            let suggested = suggested(&table.opening);
            table.seats.send(Effect::ChooseFile {
                to: by,
                dialog,
                suggested,
            });
        }
        FileIntent::Save(path) => write_file(table, by, path, false)?,
        FileIntent::SaveOver(path) => write_file(table, by, path, true)?,
        FileIntent::CopyPosition => copy_position(table, by)?,
    }
    Ok(())
}

/// The path of the game of that number in the list of games as told.
fn listed_path(table: &Table, by: Person, number: usize) -> Result<String, Refusal> {
    let listed = table.seat(by).and_then(|seat| seat.games.get(number.checked_sub(1)?));
    let path = listed.map(|game| game.path.clone());
    path.ok_or(Refusal::lacking(Code::OutOfRange, RefusalDetail::NoGame))
}

/// Opens another game; not while a clock runs in this one, except to sit down again at another computer that has closed this seat or is not
/// heard.
fn open(table: &mut Table, by: Person, path: String) -> Result<(), Refusal> {
    let is_lost = table.is_a_seat() && (!table.hears_the_host() || table.seat_is_ended());
    let sits_again = is_lost && path.starts_with(SEAT_SCHEME);
    if table.game.clock().running().is_some() && !sits_again {
        return Err(Refusal::new(Code::ClockRunning));
    }
    table.seats.send(Effect::OpenGame { to: by, path });
    Ok(())
}

/// Puts the position on the clipboard; a terminal, which has none, says it.
fn copy_position(table: &mut Table, by: Person) -> Result<(), Refusal> {
    may_be_helped(&table.game)?;
    let text = Fen::from_position(table.game.official(), EnPassantMode::Legal).to_string();
    if table.hints.terminal.is_some() {
        table.seats.tell(by, Priority::Next, |_| text.clone());
        return Ok(());
    }
    table.seats.send(Effect::Copy { to: by, text });
    table.seats.confirm(by, "said-position-copied");
    Ok(())
}

/// In competition only the arbiter may save a game that is under way (11.3.1).
fn may_write(table: &Table, by: Person) -> Result<(), Refusal> {
    let is_under_way = table.game.ending().is_none() && table.game.regulations().is_competition();
    if is_under_way && by != Person::Arbiter {
        return Err(Refusal::lacking(Code::NotPermitted, RefusalDetail::Duty(Duty::Rule)));
    }
    Ok(())
}

/// Writes the game in the format that the ending of the path names.
fn write_file(table: &mut Table, by: Person, path: String, over: bool) -> Result<(), Refusal> {
    may_write(table, by)?;
    let Some(seat) = table.seats.get_mut(by) else {
        return Ok(());
    };
    let opening = &table.opening;
    let written = pgn::export::pgn(&table.game, opening.created.as_deref(), &opening.tournament);
    let code = braille::BrailleCode::of_language(seat.messages.locale().tag());
    let page = BraillePage::default();
    let sheet = || [braille::sheet(&written, code, Layout::default(), &[], page.cells, None)];
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    let text = match ending.as_deref() {
        Some("html" | "htm") => sheets_as_page(seat, &table.game, &written, table.written.anchor),
        Some("brf") => file::brf(&sheet(), page),
        Some("pef") => braille::pef(Some(&written), code, &sheet(), page),
        _ => pgn::text(&written),
    };
    seat.waiting.saving = Some(path.clone());
    table.seats.send(Effect::Save {
        to: by,
        path,
        text,
        over,
    });
    Ok(())
}

/// Takes the path from the system's dialog, or none, or the news that there is no such dialog.
pub(super) fn chosen(
    table: &mut Table,
    by: Person,
    dialog: Dialog,
    chosen: Result<Option<String>, NoDialog>,
) -> Result<(), Refusal> {
    let chosen = chosen.map_err(|NoDialog| {
        let lack = match dialog {
            Dialog::Open => RefusalDetail::Unknown,
            Dialog::Save => RefusalDetail::FileName,
        };
        Refusal::lacking(Code::NoDialog, lack)
    })?;
    let Some(path) = chosen else {
        table.seats.confirm(by, "said-nothing-done");
        return Ok(());
    };
    let intent = match dialog {
        Dialog::Open => FileIntent::Open(path),
        Dialog::Save => FileIntent::Save(path),
    };
    table.intend(by, Intent::File(intent))
}

/// Tells the result of saving a file.
pub(super) fn saved(table: &mut Table, to: Person, saved: Result<(), NotWritten>) {
    if saved != Err(NotWritten::ExistsAlready) {
        table.reviews.saved(saved.is_ok());
    }
    let saving = table.seats.get_mut(to).and_then(|seat| seat.waiting.saving.take());
    match (saved, saving) {
        (Ok(()), None) => table.seats.confirm(to, "said-report-saved"),
        (Ok(()), Some(path)) => table.seats.tell(to, Priority::Normal, |seat| {
            seat.messages.text("said-game-written", &[("path", (&path).into())])
        }),
        (Err(NotWritten::ExistsAlready), Some(path)) => {
            table.seats.ask_first(to, Intent::File(FileIntent::SaveOver(path)));
        }
        (Err(NotWritten::ExistsAlready), None) => table.refuse(to, Refusal::new(Code::FileExists)),
        (Err(NotWritten::Failed), _) => table.refuse(to, Refusal::new(Code::FileFailed)),
    }
}

/// Both scoresheets as they were written, or the moves if nothing was written; and the anchor by which a printout pins the journal.
fn sheets_as_page(seat: &Seat, game: &Game, written: &PgnGame, anchor: Option<Anchor>) -> String {
    let messages = &seat.messages;
    let printer = Printer {
        messages,
        letters: messages.locale().tag().parse().unwrap_or_default(),
        is_large: seat.settings.look.large_print,
    };
    let is_written = Color::ALL
        .into_iter()
        .any(|side| !game.sheet(side).entries().is_empty());
    let sections = if is_written {
        printer.own_sheets(game)
    } else {
        printer.game(written)
    };
    let anchor = anchor.map(|anchor| printer.section_of("report-journal", &[findings::anchor(messages, anchor)]));
    printer.page("print-sheet", &format!("{sections}{}", anchor.unwrap_or_default()))
}

/// A file name such as "2026-11-21-Ada-Ben.pgn", with characters that every file system allows.
pub(super) fn suggested(opening: &GameSetup) -> String {
    let created = opening.created.as_deref().unwrap_or_default();
    let date = created.get(..10).unwrap_or_default();
    let names = opening.people.players.as_ref();
    let words = [date, &names.white.name, &names.black.name];
    let letters = |word: &str| -> String {
        word.chars()
            .filter(|sign| sign.is_alphanumeric() || *sign == '-')
            .collect()
    };
    let words: Vec<String> = words.map(letters).into_iter().filter(|word| !word.is_empty()).collect();
    format!("{}.pgn", fitting(&words.join("-")))
}

/// Tells the result of a rescue; the new game is in the list.
pub(super) fn rescued(to: Person, rescued: &Result<Rescued, NotRescued>, seats: &mut Seats) {
    seats.tell(to, Priority::Normal, |seat| match rescued {
        Ok(rescued) => findings::rescued(&seat.messages, rescued),
        Err(why) => findings::not_rescued(&seat.messages, *why),
    });
    if rescued.is_ok() {
        seats.send(Effect::ListGames { to, aloud: false });
    }
}

/// Keeps the list of stored games for that person, and says it if they wish.
pub(super) fn listed(to: Person, aloud: bool, games: Vec<StoredGame>, seats: &mut Seats) {
    let Some(seat) = seats.get_mut(to) else { return };
    seat.games = games.into();
    if aloud {
        seats.tell(to, Priority::Next, |seat| {
            let first = seat.messages.text("said-games", &[("count", seat.games.len().into())]);
            let numbered = seat.games.iter().take(SAID_AT_ONCE).zip(1..);
            let lines = numbered.map(|(game, number)| format!(" {number}: {}.", stored_game(&seat.messages, game)));
            std::iter::once(first).chain(lines).collect()
        });
    }
}
