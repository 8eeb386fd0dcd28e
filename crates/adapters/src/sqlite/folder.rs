//! The folder of all games, and the journals that begin there late: a game that is only looked at is not the viewer's own,
//! so its journal begins with the first action in it.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind, Read as _};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use memchr::memmem::Finder;

use crate::foreign_database::LONGEST;
use crate::own_files::{self, Access};
use crate::ports::store::{LoadedJournal, Store, StoreFailure};
use journal::chain::{self, Chain, StoredEntry};
use journal::entry::{Entry, GameSetup, Heartbeat, JournalEvent};
use journal::file_name::fitting;
use journal::replay::replay;
use laws::ending::GameResult;
use laws::people::Person;
use laws::regulations::Venue;
use laws::rules::help;
use link::ruling::Ruling;
use link::topic::TournamentId;

use super::glance::{self, JournalSummary};
use super::{FILES, SqliteStore, neighbour, read, recording_of, still};

const EXTENSION: &str = "annabella";

/// A stored game as it is listed.
#[derive(Clone, Debug)]
pub struct ListedGameFile {
    /// The file.
    pub path: PathBuf,
    /// The name of the file without its ending.
    pub id: String,
    /// The players and the time of setup; none if not even these can be read.
    pub opening: Option<GameSetup>,
    /// The result, if the game has ended.
    pub result: Option<GameResult>,
    /// The end of its journal in the file: a machine that remembers another end sees that the journal was shortened.
    pub end: Option<Chain>,
    /// True if the game has not ended and can be continued.
    pub unfinished: bool,
    /// True if the journal is damaged: only its undamaged part can be read.
    pub damaged: bool,
    /// The reason why nothing can be read of it: it is no journal, a newer program wrote it, or this user may not read
    /// it.
    pub failure: Option<StoreFailure>,
    /// The time of the last write; none if the system does not say, or if the path is no file.
    pub changed: Option<SystemTime>,
}

impl ListedGameFile {
    /// A game of which nothing can be read.
    fn unread(path: &Path, failure: StoreFailure) -> Self {
        Self {
            path: path.to_owned(),
            id: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            opening: None,
            result: None,
            end: None,
            unfinished: false,
            damaged: false,
            failure: Some(failure),
            changed: changed(path),
        }
    }
}

/// The name of a game's file: date and time as given, and both players, of letters, digits and hyphens only.
///
/// `created` is ISO 8601 text ("2026-05-01T14:00:00"), empty if unknown.
pub fn game_id(created: &str, white: &str, black: &str) -> String {
    let parts: Vec<String> = [created, white, black]
        .into_iter()
        .map(slug)
        .filter(|part| !part.is_empty())
        .collect();
    fitting(&parts.join("-"))
}

/// The longest part of a name in a file's name, in letters: names may be long, and file systems count bytes.
const LETTERS_OF_A_NAME: usize = 32;

fn slug(text: &str) -> String {
    let mut slug = String::new();
    for letter in text.to_lowercase().chars().filter(|letter| *letter != ':') {
        if letter.is_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.chars().count() >= LETTERS_OF_A_NAME {
            break;
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// Creates a journal in `data`/games with that id, or that id and a number if such a game exists already.
pub fn create_in(data: &Path, id: &str) -> Result<SqliteStore, StoreFailure> {
    create_in_folder(&data.join("games"), id)
}

/// Creates the journal in that folder.
pub(super) fn create_in_folder(folder: &Path, id: &str) -> Result<SqliteStore, StoreFailure> {
    own_files::create_folder(folder)?;
    SqliteStore::create(&free_path(folder, id))
}

/// The path for a new journal of that id. A leftover log without its journal counts as taken.
fn free_path(folder: &Path, id: &str) -> PathBuf {
    let is_taken = |path: &Path| FILES.iter().any(|suffix| neighbour(path, suffix).exists());
    let mut path = folder.join(format!("{id}.{EXTENSION}"));
    for number in 2_u32.. {
        if !is_taken(&path) {
            break;
        }
        path = folder.join(format!("{id}-{number}.{EXTENSION}"));
    }
    path
}

/// The games in `data`/games, the last changed first. No folder means no games.
pub fn list(data: &Path) -> Result<Vec<ListedGameFile>, StoreFailure> {
    list_until(data, |_, _| ControlFlow::Continue(()))
}

/// The same; `at` is told how many of all games have been read, and may end the listing with those.
pub fn list_until(
    data: &Path,
    mut at: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<Vec<ListedGameFile>, StoreFailure> {
    let files = files(data)?;
    let mut games = Vec::new();
    for some in files.chunks(TOGETHER) {
        if at(games.len(), files.len()).is_break() {
            break;
        }
        games.extend(described(some));
    }
    Ok(games)
}

/// The number of games read together.
const TOGETHER: usize = 64;

/// A journal with more bytes than this is longer than that of any usual game.
const USUAL: u64 = 1024 * 1024;
/// The most bytes of longer journals that are read for a list of the unfinished games: the start waits for it.
const MOST_LONG: u64 = 32 * 1024 * 1024;

/// True if the journal has a usual length, or is within what is left for longer ones.
fn is_within(path: &Path, left: &mut u64) -> bool {
    let length = |suffix: &str| {
        let path = neighbour(path, suffix);
        match fs::metadata(&path) {
            Ok(about) if !about.is_file() || about.len() <= USUAL => about.len().min(USUAL),
            Ok(about) => own_files::open(&path, Access::Read)
                .and_then(still::own_part)
                .map_or(about.len(), |(_, own)| own),
            Err(_) => 0,
        }
    };
    let length: u64 = FILES.into_iter().map(length).sum();
    if length <= USUAL {
        return true;
    }
    let is_within = length <= *left;
    if is_within {
        *left -= length;
    }
    is_within
}

/// The games in `data`/games that have not ended or cannot be read, the last changed first. They are listed at every start,
/// and usually the first of them is wanted. A folder that cannot be read is listed as one unreadable game. Long journals beyond
/// [`MOST_LONG`] are not read; they are listed as too long.
pub fn unfinished(data: &Path) -> impl Iterator<Item = ListedGameFile> + use<> {
    described_in_turn(data, files(data)).filter(|game| game.result.is_none())
}

/// The same, and the unfinished games that were opened here from elsewhere, as the file that an arbiter saved for a spare
/// computer, while they are in their places: they bind the players as if they were in the folder (Art. 11.3.1).
fn binding(data: &Path, elsewhere: Vec<PathBuf>) -> impl Iterator<Item = ListedGameFile> + use<> {
    let files = files(data).map(|files| newest_first(files.into_iter().chain(elsewhere).collect()));
    described_in_turn(data, files).filter(|game| game.result.is_none())
}

/// The games in these files of the folder, read as they are asked for; see [`unfinished`].
fn described_in_turn(
    data: &Path,
    files: Result<Vec<PathBuf>, StoreFailure>,
) -> impl Iterator<Item = ListedGameFile> + use<> {
    let (files, unread) = match files {
        Ok(files) => (files, None),
        Err(failure) => (Vec::new(), Some(ListedGameFile::unread(&data.join("games"), failure))),
    };
    let (mut from, mut left) = (0, MOST_LONG);
    let next = move || {
        let some = files.iter().skip(from).take(TOGETHER).cloned().collect::<Vec<_>>();
        from += some.len();
        let is_over = some.is_empty();
        let (some, long): (Vec<_>, Vec<_>) = some.into_iter().partition(|path| is_within(path, &mut left));
        let unread = |path: PathBuf| ListedGameFile::unread(&path, StoreFailure::TooLong(MOST_LONG));
        (!is_over).then(|| long.into_iter().map(unread).chain(described(&some)).collect::<Vec<_>>())
    };
    unread.into_iter().chain(std::iter::from_fn(next).flatten())
}

/// The finished game in `data`/games of that tournament, with the round and the players of that opening: a table that was
/// closed after its game gets it back. Another tournament of the same name may have been played that day; the rulings in
/// a game name their tournament.
pub fn finished(data: &Path, opening: &GameSetup, event: TournamentId) -> Option<PathBuf> {
    let is_it = |other: &GameSetup| {
        let (one, two) = (&opening.tournament, &other.tournament);
        let [own, its] = [opening, other].map(|setup| setup.people.players.as_ref().map(|player| player.name.as_str()));
        one.round.is_some() && one.round == two.round && one.name == two.name && own == its
    };
    let is_whole = |game: &ListedGameFile| game.result.is_some() && !game.damaged && game.failure.is_none();
    let is_of_another = |entry: &Entry| matches!(&entry.event, JournalEvent::Ruled(ruled) if Ruling::read(&ruled.text).is_none_or(|ruling| ruling.event != event));
    let is_of_event =
        |path: &Path| read(path).is_ok_and(|loaded| !chain::read(&loaded.entries).entries.iter().any(is_of_another));
    let of_today = described_in_turn(data, files(data)).take_while(|game| !is_older(game, LONGEST_ROUND));
    let mut games = of_today.filter(|game| is_whole(game) && game.opening.as_ref().is_some_and(is_it));
    games.find(|game| is_of_event(&game.path)).map(|game| game.path)
}

/// True if the game was last written longer ago than that.
fn is_older(game: &ListedGameFile, than: Duration) -> bool {
    let age = game.changed.and_then(|changed| changed.elapsed().ok());
    age.is_some_and(|age| age > than)
}

/// The games of these files, in the same order.
fn described(files: &[PathBuf]) -> Vec<ListedGameFile> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = files.len().div_ceil(threads).max(1);
    let describe_all = |files: &[PathBuf]| files.iter().map(|path| describe(path)).collect::<Vec<_>>();
    thread::scope(|scope| {
        let parts: Vec<_> = files
            .chunks(share)
            .map(|part| {
                let spawned = thread::Builder::new()
                    .name(String::from("stored-games"))
                    .spawn_scoped(scope, move || describe_all(part));
                (part, spawned)
            })
            .collect();
        // Without a thread the listing only takes longer.
        let games = |(part, spawned): (
            &[PathBuf],
            io::Result<thread::ScopedJoinHandle<'_, Vec<ListedGameFile>>>,
        )| {
            let done = spawned.ok().and_then(|thread| thread.join().ok());
            done.unwrap_or_else(|| describe_all(part))
        };
        parts.into_iter().flat_map(games).collect()
    })
}

/// The game in `data`/games, or opened here from elsewhere, that an arbiter has locked and that has not ended, the last changed
/// one; a damaged one, too. It is looked for first at every start: a game that was never locked is skipped after a search of its bytes.
pub fn newest_locked(data: &Path, elsewhere: Vec<PathBuf>) -> Option<PathBuf> {
    const LOCKED: &[u8] = br#""name":"regulations_locked""#;
    const UNLOCKED: &[u8] = br#""name":"regulations_unlocked""#;
    let is_locked = |path: &PathBuf| match read(path) {
        Ok(loaded) if loaded.damage.is_none() => {
            replay(&chain::read(&loaded.entries).entries).is_ok_and(|replayed| replayed.game.is_locked())
        }
        // A full disk or a changed byte is no way around the lock.
        Ok(_) | Err(_) => !stands_in(path, UNLOCKED),
    };
    let mut games = binding(data, elsewhere)
        .filter(|game| !is_too_long(game))
        .map(|game| game.path);
    games.find(|path| stands_in(path, LOCKED) && is_locked(path))
}

/// True if the journal was not read because of its length.
const fn is_too_long(game: &ListedGameFile) -> bool {
    matches!(game.failure, Some(StoreFailure::TooLong(_)))
}

/// Unfinished games during which no help is given at another table.
#[derive(Debug, Default)]
pub struct UnfinishedGames {
    /// A game at an event or in competition.
    pub competition: Option<ListedGameFile>,
    /// A game against a person on a server, and its id on the server.
    pub online: Option<(ListedGameFile, String)>,
}

/// The age after which a round counts as over: a user who tried out an event at home is not blocked forever by an
/// abandoned game.
const LONGEST_ROUND: Duration = Duration::from_hours(24);

/// The age after which a server has ended a game without moves.
const LONGEST_ABSENCE: Duration = Duration::from_hours(30 * 24);

/// The games in `data`/games, or opened here from elsewhere, during which no help is given at another table. Games untouched for long are skipped: possibly no one is left to end
/// them.
pub fn under_way(data: &Path, elsewhere: Vec<PathBuf>) -> UnfinishedGames {
    const ONLINE: &[u8] = br#""name":"online_seated""#;
    let mut found = UnfinishedGames::default();
    for game in binding(data, elsewhere).filter(|game| !is_too_long(game)) {
        if is_older(&game, LONGEST_ABSENCE) || (found.competition.is_some() && found.online.is_some()) {
            break;
        }
        let is_event = |opening: &GameSetup| {
            let regulations = &opening.regulations;
            regulations.place == Venue::Event || regulations.is_competition()
        };
        let may_compete = !is_older(&game, LONGEST_ROUND) && game.opening.as_ref().is_some_and(is_event);
        if !may_compete && !stands_in(&game.path, ONLINE) {
            continue;
        }
        let entries = read(&game.path).map(|loaded| chain::read(&loaded.entries).entries);
        let Some(replayed) = entries.ok().and_then(|entries| replay(&entries).ok()) else {
            continue;
        };
        if may_compete && help::competes(&replayed.game) {
            found.competition.get_or_insert(game);
        } else if let Some(id) = help::against_a_person(&replayed.game) {
            found.online.get_or_insert((game, id));
        }
    }
    found
}

/// The journals of a folder, the last changed first.
fn files(data: &Path) -> Result<Vec<PathBuf>, StoreFailure> {
    let folder = match fs::read_dir(data.join("games")) {
        Ok(folder) => folder,
        // If something else has the folder's name, a game that is to be stored reports it.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let mut games = Vec::new();
    for file in folder {
        let path = file?.path();
        if path.extension() == Some(OsStr::new(EXTENSION)) {
            games.push(path);
        }
    }
    Ok(newest_first(games))
}

/// The last changed first.
fn newest_first(paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let known = |path: PathBuf| (is_file(&path), changed(&path), path);
    let mut games: Vec<_> = paths.into_iter().map(known).collect();
    // Anything but a regular file comes first: it was never played, and is named at every start until it is removed.
    games.sort_by(|(is_file, a, one), (is_other, b, other)| {
        is_file
            .cmp(is_other)
            .then_with(|| b.cmp(a))
            .then_with(|| one.cmp(other))
    });
    games.into_iter().map(|(.., path)| path).collect()
}

/// True if the path is a regular file or a link to one.
fn is_file(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| about.is_file())
}

/// The time of the last write to a regular file; the time of anything else says nothing about a game.
fn changed(path: &Path) -> Option<SystemTime> {
    if !is_file(path) {
        return None;
    }
    FILES
        .into_iter()
        .filter_map(|suffix| fs::metadata(neighbour(path, suffix)).ok()?.modified().ok())
        .max()
}

/// True if these bytes are in the file or in its log. In a text written by a user the quotes would be escaped.
pub fn stands_in(path: &Path, record: &[u8]) -> bool {
    let finder = Finder::new(record);
    FILES
        .into_iter()
        .any(|suffix| stands_in_file(&neighbour(path, suffix), &finder).unwrap_or(false))
}

/// True if the bytes are in that file, which is read in parts. A file longer than any journal is none.
fn stands_in_file(path: &Path, finder: &Finder<'_>) -> io::Result<bool> {
    let overlap = finder.needle().len().saturating_sub(1);
    let file = own_files::open(path, Access::Read)?;
    if file.metadata()?.len() > LONGEST {
        return Ok(false);
    }
    let (mut file, _) = still::own_part(file)?;
    let mut bytes = Vec::new();
    loop {
        if file.by_ref().take(PART).read_to_end(&mut bytes)? == 0 {
            return Ok(false);
        }
        if finder.find(&bytes).is_some() {
            return Ok(true);
        }
        // The bytes may begin in this part and end in the next.
        bytes.drain(..bytes.len().saturating_sub(overlap));
    }
}

/// The number of bytes searched at a time.
const PART: u64 = 1024 * 1024;

fn describe(path: &Path) -> ListedGameFile {
    let JournalSummary {
        opening,
        result,
        end,
        is_damaged: damaged,
        is_newer,
    } = match glance::at(path) {
        Ok(glance) => glance,
        // The path is a folder, or a link that leads nowhere or in a circle.
        Err(_) if !is_file(path) && fs::symlink_metadata(path).is_ok() => {
            return ListedGameFile::unread(path, StoreFailure::NotAFile(""));
        }
        Err(failure) => return ListedGameFile::unread(path, failure),
    };
    ListedGameFile {
        // An entry written by a newer program is whole; this one just cannot read it.
        unfinished: opening.is_some() && result.is_none() && !damaged && !is_newer,
        id: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        path: path.to_owned(),
        result,
        end,
        opening,
        damaged,
        failure: None,
        changed: changed(path),
    }
}

/// A journal in `data`/games that is created with the first action in its game.
#[derive(Debug)]
pub struct LateStore {
    data: PathBuf,
    id: String,
    /// The entries that opened the game, until they are in the file.
    opened_with: Vec<StoredEntry>,
    /// The seat, until it is in the file.
    seat: Option<Person>,
    store: Option<SqliteStore>,
}

impl LateStore {
    /// A late journal for the game with these entries.
    pub fn new(data: PathBuf, id: String, opened_with: Vec<StoredEntry>) -> Self {
        Self {
            data,
            id,
            opened_with,
            seat: None,
            store: None,
        }
    }
}

impl Store for LateStore {
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let store = match &mut self.store {
            Some(store) => store,
            None => self.store.insert(create_in(&self.data, &self.id)?),
        };
        if !self.opened_with.is_empty() {
            store.append(&self.opened_with)?;
            self.opened_with.clear();
        }
        if let Some(seat) = self.seat.take() {
            // The seat is a note like the clocks': without it the game is complete.
            store.sit(seat).ok();
        }
        store.append(entries)
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        self.store.as_mut().map_or(Ok(()), |store| store.heartbeat(heartbeat))
    }

    fn settle(&mut self) -> Result<(), StoreFailure> {
        self.store.as_mut().map_or(Ok(()), SqliteStore::settle)
    }

    fn is_in_place(&mut self) -> bool {
        self.store.as_mut().is_none_or(SqliteStore::is_in_place)
    }

    fn move_to(&mut self, folder: &Path) -> Result<(), StoreFailure> {
        self.store.as_mut().map_or(Ok(()), |store| store.move_to(folder))
    }

    fn load(&mut self) -> Result<LoadedJournal, StoreFailure> {
        if let Some(store) = &mut self.store {
            return store.load();
        }
        Ok(LoadedJournal {
            entries: self.opened_with.clone(),
            ..LoadedJournal::default()
        })
    }

    fn sit(&mut self, seat: Person) -> Result<(), StoreFailure> {
        self.seat = Some(seat);
        Ok(())
    }

    fn seat(&self) -> Option<Person> {
        self.seat.or_else(|| Store::seat(self.store.as_ref()?))
    }

    fn file(&self) -> Option<&Path> {
        self.store.as_ref()?.file()
    }

    fn recording(&self) -> Option<PathBuf> {
        let Some(store) = &self.store else {
            return Some(recording_of(&free_path(&self.data.join("games"), &self.id)));
        };
        store.recording()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;
    use journal::chain::Anchor;
    use journal::story::{self, Story};
    use laws::command::Command;
    use link::identity::PrivateKey;
    use link::ruling_content::RulingContent;
    use link::topic::{GameId, TableNumber};

    fn newest_unfinished(data: &Path) -> Option<PathBuf> {
        unfinished(data).find(|game| game.unfinished).map(|game| game.path)
    }

    #[test]
    fn a_game_only_looked_at_is_not_stored_and_a_continued_one_is() {
        let data = tempfile::tempdir().unwrap();
        let entries = story::untimed_game().journal;
        let (before, after) = entries.split_at(entries.len() - 1);
        let mut store = LateStore::new(data.path().to_owned(), String::from("looked-at"), before.to_vec());
        assert_eq!(store.load().unwrap().entries, before);
        store.sit(Person::Arbiter).unwrap();
        let recording = store.recording();
        assert!(list(data.path()).unwrap().is_empty());
        assert_eq!(newest_unfinished(data.path()), None);
        store.append(after).unwrap();
        assert_eq!(store.load().unwrap().entries, entries);
        assert_eq!(store.recording(), recording, "a recording lies where it was said to");
        assert_eq!(list(data.path()).unwrap().len(), 1);
        drop(store);
        let (store, _) = SqliteStore::open(&list(data.path()).unwrap()[0].path).unwrap();
        assert_eq!(Store::seat(&store), Some(Person::Arbiter));
    }

    #[test]
    fn a_game_whose_result_was_annulled_is_unfinished_again() {
        let data = tempfile::tempdir().unwrap();
        let mut story = story::sample_game();
        let store = |name: &str, entries: &[StoredEntry]| {
            let mut store = LateStore::new(data.path().to_owned(), name.to_owned(), Vec::new());
            store.append(entries).unwrap();
        };
        store("ended", &story.journal);
        assert_eq!(newest_unfinished(data.path()), None);
        let text = String::from("It had ended by mistake");
        story.must(Person::Arbiter, &Command::AnnulResult { text });
        store("annulled", &story.journal);
        let found = newest_unfinished(data.path()).unwrap();
        assert_eq!(found.file_stem(), Some(OsStr::new("annulled")));
        let listed = list(data.path()).unwrap();
        let annulled = listed.iter().find(|game| game.id == "annulled").unwrap();
        assert_eq!((annulled.result, annulled.unfinished), (None, true));
    }

    #[test]
    fn the_finished_game_of_a_round_is_found_and_no_other() {
        let data = tempfile::tempdir().unwrap();
        let event = TournamentId([7; 8]);
        let mut opening = story::timed_opening();
        opening.tournament.round = Some(1);
        let mut game = Story::open(opening.clone());
        let store = |name: &str, entries: &[StoredEntry]| {
            let mut store = LateStore::new(data.path().to_owned(), name.to_owned(), Vec::new());
            store.append(entries).unwrap();
        };
        store("under-way", &game.journal);
        assert_eq!(finished(data.path(), &opening, event), None);
        let (result, text) = (GameResult::WhiteWins, String::from("agreed"));
        game.must(Person::Arbiter, &Command::RuleResult { result, text });
        store("finished", &game.journal);
        let found = finished(data.path(), &opening, event).unwrap();
        assert_eq!(found.file_stem(), Some(OsStr::new("finished")));
        let mut next = opening.clone();
        next.tournament.round = Some(2);
        assert_eq!(finished(data.path(), &next, event), None);
        let mut others = opening.clone();
        others.people.players.white.name = String::from("Zoe");
        assert_eq!(finished(data.path(), &others, event), None);
    }

    #[test]
    fn a_finished_game_of_another_tournament_is_not_found() {
        let data = tempfile::tempdir().unwrap();
        let key = PrivateKey::from_seed([1; 32]);
        let event = key.public().tournament();
        let mut opening = story::timed_opening();
        opening.tournament.round = Some(1);
        let mut game = Story::open(opening.clone());
        let ruling = Ruling {
            event,
            table: TableNumber(1),
            game: GameId([0; 8]),
            desk: key.public().desk(),
            count: 1,
            by: String::from("Eva"),
            basis: Anchor::from_entry(&game.journal[0]),
            verb: RulingContent::of_text("starts clocks"),
            article: None,
            reason: String::new(),
            wall: String::new(),
        };
        game.write(&JournalEvent::Ruled(Box::new(ruling.sign(&key).ruled())));
        let (result, text) = (GameResult::WhiteWins, String::from("agreed"));
        game.must(Person::Arbiter, &Command::RuleResult { result, text });
        let mut store = LateStore::new(data.path().to_owned(), String::from("finished"), Vec::new());
        store.append(&game.journal).unwrap();
        assert!(finished(data.path(), &opening, event).is_some());
        assert_eq!(finished(data.path(), &opening, TournamentId([7; 8])), None);
    }

    /// The list, made at a glance, must show the same as a complete reading.
    #[test]
    fn an_unreadable_game_is_listed_as_such_and_not_continued() {
        let data = tempfile::tempdir().unwrap();
        let games = data.path().join("games");
        let mut journal = story::untimed_game().journal;
        let end = journal
            .iter()
            .position(|entry| entry.record.contains("game_ended"))
            .unwrap();
        journal.truncate(end);
        let place = |name: &str| games.join(format!("{name}.{EXTENSION}"));
        for name in ["whole", "cut", "page", "last", "first", "lost"] {
            create_in(data.path(), name).unwrap().append(&journal).unwrap();
        }
        let change = |name: &str, change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = fs::read(place(name)).unwrap();
            change(&mut bytes);
            fs::File::create(place(name)).unwrap().write_all(&bytes).unwrap();
        };
        let flip = |bytes: &mut Vec<u8>, entry: &StoredEntry| {
            let text = entry.record.as_bytes();
            let found: Vec<usize> = bytes
                .windows(text.len())
                .enumerate()
                .filter(|(_, at)| *at == text)
                .map(|(at, _)| at)
                .collect();
            assert!(!found.is_empty());
            for at in found {
                bytes[at + text.len() / 2] ^= 1;
            }
        };
        change("cut", &|bytes| bytes.truncate(bytes.len() * 2 / 3));
        change("page", &|bytes| bytes[100] = 0xff);
        change("last", &|bytes| flip(bytes, journal.last().unwrap()));
        change("first", &|bytes| flip(bytes, &journal[0]));
        let connection = rusqlite::Connection::open(place("lost")).unwrap();
        connection
            .execute_batch("DROP TRIGGER entry_stays; DELETE FROM entry WHERE number = 3")
            .unwrap();
        drop(connection);
        fs::File::create(place("none")).unwrap().write_all(b"1. e4 e5").unwrap();
        for game in list(data.path()).unwrap() {
            let is_readable = super::super::read(&game.path).is_ok_and(|loaded| loaded.damage.is_none());
            assert_eq!(is_readable, game.id == "whole", "{}", game.id);
            assert_eq!(game.unfinished, is_readable, "{}", game.id);
            if is_readable {
                assert_eq!(game.end, journal.last().map(Chain::after));
            }
            assert_eq!(game.damaged || game.failure.is_some(), !is_readable, "{}", game.id);
        }
        assert_eq!(unfinished(data.path()).count(), 7, "all that may not have ended");
    }

    #[test]
    fn of_many_games_each_is_in_its_place_in_the_list() {
        let data = tempfile::tempdir().unwrap();
        let entries = story::untimed_game().journal;
        let names: Vec<String> = (0..TOGETHER * 2 + 3).map(|number| format!("game{number:04}")).collect();
        let then = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        for name in &names {
            let mut store = create_in(data.path(), name).unwrap();
            store.append(&entries[..1]).unwrap();
            let path = store.file().unwrap().to_owned();
            drop(store);
            fs::File::open(path).unwrap().set_modified(then).unwrap();
        }
        let listed: Vec<String> = list(data.path()).unwrap().into_iter().map(|game| game.id).collect();
        assert_eq!(listed, names);
        let sought: Vec<String> = unfinished(data.path()).map(|game| game.id).collect();
        assert_eq!(sought, names);
    }
}
