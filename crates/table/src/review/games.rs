//! A file of games: its list, the games of a player or with a position, and one of them under review.

use std::sync::Arc;

use super::games_file::{FileWork, GamesFile};
use super::under_review::Source;
use super::{begin, lead_to, may_review, said};
use crate::Table;
use crate::effect::Effect;
use controls::intent::Intent;
use controls::review::{GamesIntent, ReviewIntent, ReviewStep};
use display::review::heading;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use locale::Value;
use notation::pgn::{PgnGame, ReadGame};
use review::collection::{CollectionFault, CollectionNews, CollectionRequest, Hit, SearchCriterion};
use review::find::SearchTarget;
use review::index::Index;
use speech::earcon::Earcon;
use speech::utterance::Priority;

/// Number of games said at once to a person who asks for the next ones.
const TOLD: usize = 5;

fn ask(table: &mut Table, request: CollectionRequest) {
    table.seats.send(Effect::Collection(request));
}

fn file(table: &mut Table) -> Result<&mut GamesFile, Refusal> {
    table
        .reviews
        .file
        .as_mut()
        .map(Arc::make_mut)
        .ok_or(Refusal::new(Code::NoFile))
}

/// Opens a file of games; "games.pgn#3" is its third.
pub(super) fn open(table: &mut Table, by: Person, named: &str) -> Result<(), Refusal> {
    may_review(table)?;
    let numbered = named.rsplit_once('#');
    let numbered = numbered.and_then(|(path, number)| Some((path, number.parse::<usize>().ok()?)));
    let (path, number) = numbered.map_or((named, None), |(path, number)| (path, Some(number)));
    let before = table.reviews.file.take();
    let instead_of = match before.as_deref() {
        Some(file) if file.index.is_empty() => file.instead_of.clone(),
        Some(_) | None => before,
    };
    table.reviews.file = Some(Arc::new(GamesFile {
        instead_of,
        is_shown: false,
        is_put_away: false,
        path: path.to_owned(),
        by,
        index: Arc::default(),
        found: None,
        hits: Arc::default(),
        told: 0,
        work: FileWork::Lists(number),
    }));
    ask(table, CollectionRequest::Open(path.to_owned()));
    Ok(())
}

/// True if the games of a file are listed, none of them is under review, and no clock runs, during which the file cannot be used.
pub(crate) fn lists_games(table: &Table) -> bool {
    let file = table.reviews.file.as_ref();
    let is_free = !table.reviews.is_under_way() && may_review(table).is_ok();
    is_free && file.is_some_and(|file| !file.is_put_away && !file.index.is_empty())
}

/// Closes the list of games.
pub(crate) fn close_list(table: &mut Table, by: Person) -> Result<(), Refusal> {
    table.intend(by, Intent::Review(ReviewIntent::Games(GamesIntent::Close)))
}

/// The meaning of "next": the next move of the game under review, or the next games of a list.
pub(crate) fn next_here(table: &Table) -> Option<Intent> {
    if table.reviews.is_under_way() {
        return Some(Intent::Review(ReviewIntent::Go(ReviewStep::Next)));
    }
    lists_games(table).then_some(Intent::Review(ReviewIntent::Games(GamesIntent::List)))
}

/// True if that is the name of a file of games.
pub(crate) fn is_named_so(path: &str) -> bool {
    let path = path.rsplit_once('#').map_or(path, |(path, _)| path);
    path.trim().to_lowercase().ends_with(".pgn")
}

/// Carries out a request about the file.
pub(super) fn intend(table: &mut Table, by: Person, wish: GamesIntent) -> Result<(), Refusal> {
    if file(table)?.is_put_away {
        return Err(Refusal::new(Code::NoFile));
    }
    match wish {
        GamesIntent::List => {
            let file = file(table)?;
            let is_first = file.told == 0 && table.hints.terminal.is_none();
            let count = if is_first { 1 } else { TOLD };
            show(table);
            tell_next(table, by, count);
        }
        GamesIntent::Open(number) => {
            let file = file(table)?;
            let game = number.checked_sub(1).filter(|game| *game < file.index.len());
            let game = game.ok_or(Refusal::lacking(Code::OutOfRange, RefusalDetail::NoGame))?;
            (file.by, file.work) = (by, FileWork::Reads);
            ask(table, CollectionRequest::Read(game));
        }
        GamesIntent::Find(name) if name.trim().is_empty() => {
            let file = file(table)?;
            (file.found, file.hits) = (None, Arc::default());
            show(table);
            tell_first(table, by);
        }
        GamesIntent::Find(text) => {
            let letters = table.letters(by);
            find(table, by, SearchCriterion::read(&text, letters))?;
        }
        GamesIntent::FindPosition => {
            let sought = SearchTarget::position(&table.game.current());
            find(table, by, SearchCriterion::Place(sought))?;
        }
        GamesIntent::Close => {
            let path = file(table)?.path.clone();
            if table.reviews.own_path() == Some(path) {
                file(table)?.is_put_away = true;
            } else {
                table.reviews.file = None;
                ask(table, CollectionRequest::Close);
            }
            said::confirm(table, by, "games-closed");
        }
    }
    Ok(())
}

fn find(table: &mut Table, by: Person, wanted: SearchCriterion) -> Result<(), Refusal> {
    let file = file(table)?;
    (file.by, file.work) = (by, FileWork::Finds);
    ask(table, CollectionRequest::Find(wanted));
    Ok(())
}

/// Stops the work on the file; returns false if there is none.
pub(crate) fn stop(table: &mut Table) -> bool {
    let Ok(file) = file(table) else { return false };
    if !file.is_busy() {
        return false;
    }
    let by = file.by;
    let is_listing = matches!(std::mem::take(&mut file.work), FileWork::Lists(_));
    ask(table, CollectionRequest::Stop);
    said::confirm(table, by, "games-stopped");
    if is_listing {
        show(table);
    }
    true
}

/// Asks for the page of its games to be shown.
fn show(table: &mut Table) {
    table.reviews.wanted += 1;
    if let Ok(file) = file(table) {
        file.is_shown = true;
    }
}

/// Says the number of listed games, and the first; in a terminal, which shows no list, the first few.
fn tell_first(table: &mut Table, by: Person) {
    if let Ok(file) = file(table) {
        file.told = 0;
    }
    let count = if table.hints.terminal.is_some() { TOLD } else { 1 };
    tell_next(table, by, count);
}

/// Says the number of listed games, and up to `count` of them after those already said, each by the number that opens
/// it; after the last comes the first again.
fn tell_next(table: &mut Table, by: Person, count: usize) {
    let Ok(file) = file(table) else { return };
    let listed: Vec<usize> = match &file.found {
        Some(found) => found.iter().skip(file.told).take(count).copied().collect(),
        None => (file.told..file.index.len()).take(count).collect(),
    };
    let all = file.found.as_ref().map_or(file.index.len(), |found| found.len());
    let is_first = file.told == 0;
    file.told = if file.told + listed.len() < all {
        file.told + listed.len()
    } else {
        0
    };
    let file = file.clone();
    let line = |game: &usize| Some(format!("{}: {}.", game + 1, heading(&file.index.heading(*game)?)));
    let lines: Vec<String> = listed.iter().filter_map(line).collect();
    // A window shows the list.
    let is_first = is_first && all > 1 && table.hints.terminal.is_some();
    let has_more = file.told > 0 && table.hints.terminal.is_some();
    table.seats.tell(by, Priority::Next, |seat| {
        let title = std::iter::once(file.title(&seat.messages));
        let path = [("path", Value::quoting_path(&file.path))];
        let another = is_first.then(|| seat.messages.text("games-another", &path));
        let further = has_more.then(|| seat.messages.text("games-further", &[]));
        let said = title.chain(lines.iter().cloned());
        let texts: Vec<String> = said.chain(further).chain(another).collect();
        texts.join(" ")
    });
}

/// Takes news of the file.
pub(crate) fn file_news(table: &mut Table, news: CollectionNews) {
    let Ok(file) = file(table) else { return };
    let by = file.by;
    match news {
        CollectionNews::Listed(index) => listed(table, by, index),
        CollectionNews::Progress(percent) => {
            table.seats.tell(by, Priority::Normal, |seat| {
                let percent = u32::from(percent);
                let text = seat.messages.text("games-percent", &[("percent", percent.into())]);
                format!("{text} {}", seat.messages.text("said-how-to-stop", &[]))
            });
        }
        CollectionNews::Found(hits, is_over) => found(table, by, hits, is_over),
        CollectionNews::Read(game, read) => read_game(table, by, game, *read),
        CollectionNews::Saved { game, index, .. } => {
            (file.index, file.work, file.found, file.hits) = (index, FileWork::None, None, Arc::default());
            saved(table, by, game);
        }
        // The stopped work belonged to the file before.
        CollectionNews::Stopped if matches!(file.work, FileWork::Lists(_)) => {}
        CollectionNews::Stopped => {
            file.work = FileWork::None;
            if file.index.is_empty() {
                table.reviews.file = file.instead_of.take();
            }
        }
        CollectionNews::Failed(fault) => {
            let was = std::mem::take(&mut file.work);
            let path = file.path.clone();
            if file.index.is_empty() {
                table.reviews.file = file.instead_of.take();
            }
            if was == FileWork::Saves {
                table.reviews.saved(false);
            }
            tell_of(table, by, message(fault), &path);
        }
    }
}

/// Says why something was not done with that file.
pub(super) fn tell_of(table: &mut Table, by: Person, id: &str, path: &str) {
    table.seats.tell(by, Priority::Now, |seat| {
        let values = [("path", Value::quoting_path(path))];
        seat.messages.text(id, &values)
    });
    table.seats.play(by, Earcon::Refused);
}

fn listed(table: &mut Table, by: Person, index: Arc<Index>) {
    let (count, is_whole) = (index.len(), index.is_whole);
    let Ok(file) = file(table) else { return };
    (file.index, file.instead_of) = (index, None);
    let FileWork::Lists(number) = file.work else {
        if file.work == FileWork::ListsMore && is_whole {
            file.work = FileWork::None;
            table.seats.tell(by, Priority::Normal, |seat| {
                seat.messages.text("games-all", &[("count", count.into())])
            });
        }
        return;
    };
    let wanted = number.or((is_whole && count == 1).then_some(1));
    if let Some(number) = wanted {
        match number.checked_sub(1).filter(|game| *game < count) {
            Some(game) => {
                file.work = FileWork::Reads;
                ask(table, CollectionRequest::Read(game));
            }
            None if is_whole => {
                file.work = FileWork::None;
                let lack = RefusalDetail::NoGame;
                table.refuse(by, Refusal::lacking(Code::OutOfRange, lack));
            }
            None => {}
        }
        return;
    }
    if count > 1 {
        file.work = if is_whole { FileWork::None } else { FileWork::ListsMore };
        show(table);
        tell_first(table, by);
    }
}

fn found(table: &mut Table, by: Person, hits: Arc<[Hit]>, is_over: bool) {
    let Ok(file) = file(table) else { return };
    if file.work != FileWork::Finds {
        return;
    }
    if is_over {
        file.work = FileWork::None;
    }
    let is_first = file.found.is_none() || !is_over;
    file.found = Some(hits.iter().map(|hit| hit.game).collect());
    file.hits = hits;
    if is_over || is_first {
        if is_over {
            show(table);
        }
        tell_first(table, by);
    }
}

fn read_game(table: &mut Table, by: Person, game: usize, read: ReadGame) {
    let Ok(file) = file(table) else { return };
    file.work = FileWork::None;
    let source = Source::File {
        path: file.path.clone(),
        number: game + 1,
        is_alone: file.index.is_whole && file.index.len() == 1,
        unread: read.text.as_deref().map(Arc::from),
    };
    let fault = read.faults.first().map(|fault| fault.line);
    // A person who searched for a move or a position is led to it.
    let hit = file.hits.iter().find(|hit| hit.game == game);
    let place = hit.and_then(|hit| hit.place.clone()).unwrap_or_default();
    let begun = table.attempt(by, |table| {
        begin(table, by, read.game, source, Vec::new())?;
        lead_to(table, by, &place);
        Ok(())
    });
    if let Some(line) = fault.filter(|_| begun) {
        table.seats.tell(by, Priority::Normal, |seat| {
            seat.messages.text("review-not-all-read", &[("line", line.into())])
        });
    }
}

/// Puts the game under review in the place it has in the file.
pub(super) fn replace(table: &mut Table, by: Person, number: usize, game: PgnGame) -> Result<(), Refusal> {
    let file = file(table)?;
    (file.by, file.work) = (by, FileWork::Saves);
    let game = CollectionRequest::Save(number.saturating_sub(1), Box::new(game));
    ask(table, game);
    Ok(())
}

fn saved(table: &mut Table, by: Person, game: usize) {
    table.reviews.saved(true);
    let Ok(review) = table.reviews.now() else { return };
    if let Source::File {
        number, path, unread, ..
    } = &mut review.source
    {
        // The unreadable part comes before it, as a game of its own.
        (*number, *unread) = (game + 1, None);
        let path = path.clone();
        table.seats.tell(by, Priority::Normal, |seat| {
            seat.messages.text("said-game-written", &[("path", (&path).into())])
        });
    }
}

/// The reason why it was not done, and what to do.
pub(super) const fn message(fault: CollectionFault) -> &'static str {
    match fault {
        CollectionFault::NotThere => "file-not-there",
        CollectionFault::IsFolder => "file-is-folder",
        CollectionFault::Forbidden => "file-forbidden",
        CollectionFault::NotAFile => "file-not-a-file",
        CollectionFault::Utf16 => "file-utf-16",
        CollectionFault::Packed => "file-packed",
        CollectionFault::Failed => "file-unreadable",
        CollectionFault::NotWritten => "games-fault-not-written",
        CollectionFault::NoGame | CollectionFault::NoSuchGame => "games-fault-no-game",
        CollectionFault::Changed => "games-fault-changed",
    }
}
