//! Games as files: the list of stored games, another game opened, this one saved.

use shakmaty::Color;

use super::effect::Effect;
use super::findings;
use super::input::{NotRescued, Rescued};
use super::print::Printer;
use super::seat::Seat;
use super::seats::Seats;
use controls::files::{Dialog, FileIntent};
use journal::chain::Anchor;
use journal::entry::Opening;
use journal::file_name::fitting;
use laws::command::{Duty, may};
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Lack, Refusal};
use notation::braille::file::{self, Page};
use notation::braille::{self, Layout};
use notation::pgn::{self, PgnGame};
use speech::utterance::Priority;
use wording::files::{StoredGame, stored_game};

/// Number of games said at once; the list on the screen has all of them.
const SAID_AT_ONCE: usize = 9;

/// Carries out that person's request about files; `opening`, `game` and the last entry on the disk are those of this
/// table.
pub(super) fn carry_out(
    by: Person,
    intent: FileIntent,
    (opening, game, anchor): (&Opening, &Game, Option<Anchor>),
    seats: &mut Seats,
) -> Result<(), Refusal> {
    may(game.people(), game.regulations(), by, Duty::Ask)?;
    match intent {
        FileIntent::List { aloud } => seats.send(Effect::ListGames { to: by, aloud }),
        FileIntent::Open(path) => open(by, path, game, seats)?,
        FileIntent::OpenListed(number) => {
            let listed = seats.get(by).and_then(|seat| seat.games.get(number.checked_sub(1)?));
            let path = listed.map(|game| game.path.clone());
            open(by, path.ok_or_else(no_such_game)?, game, seats)?;
        }
        FileIntent::Rescue(number) => {
            let listed = seats.get(by).and_then(|seat| seat.games.get(number.checked_sub(1)?));
            let path = listed.map(|game| game.path.clone()).ok_or_else(no_such_game)?;
            seats.send(Effect::RescueGame { to: by, path });
        }
        FileIntent::Choose(dialog) => {
            if dialog == Dialog::Save {
                may_write(by, game)?;
            }
            let suggested = suggested(opening);
            seats.send(Effect::ChooseFile {
                to: by,
                dialog,
                suggested,
            });
        }
        FileIntent::Save(path) => write(by, path, false, (opening, game, anchor), seats)?,
        FileIntent::SaveOver(path) => write(by, path, true, (opening, game, anchor), seats)?,
    }
    Ok(())
}

/// The refusal of a number that the list of games as told does not have.
fn no_such_game() -> Refusal {
    Refusal {
        lack: Lack::NoGame,
        ..Refusal::new(Code::OutOfRange)
    }
}

/// Opens another game; not while a clock runs in this one.
fn open(by: Person, path: String, game: &Game, seats: &mut Seats) -> Result<(), Refusal> {
    if game.clock().running().is_some() {
        return Err(Refusal::new(Code::ClockRunning));
    }
    seats.send(Effect::OpenGame { to: by, path });
    Ok(())
}

/// In competition only the arbiter may save a game that is under way (11.3.1).
fn may_write(by: Person, game: &Game) -> Result<(), Refusal> {
    let is_under_way = game.ending().is_none() && game.regulations().is_competition();
    if is_under_way && by != Person::Arbiter {
        return Err(Refusal {
            lack: Lack::Duty(Duty::Rule),
            ..Refusal::new(Code::NotPermitted)
        });
    }
    Ok(())
}

/// Writes the game in the format that the ending of the path names.
fn write(
    by: Person,
    path: String,
    over: bool,
    (opening, game, anchor): (&Opening, &Game, Option<Anchor>),
    seats: &mut Seats,
) -> Result<(), Refusal> {
    may_write(by, game)?;
    let Some(seat) = seats.get_mut(by) else { return Ok(()) };
    let written = pgn::export::pgn(game, opening.created.as_deref(), &opening.tournament);
    let code = braille::Code::of_language(seat.messages.locale().tag());
    let sheet = || {
        [braille::sheet(
            &written,
            code,
            Layout::default(),
            &[],
            Page::default().cells,
        )]
    };
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    let text = match ending.as_deref() {
        Some("html" | "htm") => sheets_as_page(seat, game, (&written, anchor)),
        Some("brf") => file::brf(&sheet(), Page::default()),
        Some("pef") => braille::pef(Some(&written), code, &sheet(), Page::default()),
        _ => pgn::text(&written),
    };
    seat.waiting.saving = Some(path.clone());
    seats.send(Effect::Save {
        to: by,
        path,
        text,
        over,
    });
    Ok(())
}

/// Both scoresheets as they were written, or the moves if nothing was written; and the anchor by which a printout pins the journal.
fn sheets_as_page(seat: &Seat, game: &Game, (written, anchor): (&PgnGame, Option<Anchor>)) -> String {
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
pub(super) fn suggested(opening: &Opening) -> String {
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
