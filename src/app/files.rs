//! The link between the table and this machine's files: the results of saving and opening, in the table's terms.

use std::io::{BufRead, BufReader, ErrorKind};
use std::path::{Path, PathBuf};

use super::progress::{EVERY_MS, Progress, RunningWorks};
use super::table_thread::Post;
use adapters::disk_files::{RegularFile, behind_links, replace, why_not_read};
use adapters::monotonic::Monotonic;
use adapters::ports::files::NotRead;
use adapters::ports::store::StoreFailure;
use adapters::seen::SeenGames;
use adapters::{own_files, sqlite};
use journal::chain::{self, Anchor};
use journal::entry::{Entry, JournalEvent, JournalFinding};
use journal::record;
use laws::people::Person;
use locale::Messages;
use settings::Settings;
use table::input::Input;
use wording::files::{StoredGame, StoredState};

/// The first bytes of a journal's file.
const JOURNAL: &[u8] = b"SQLite format 3\0";
/// The longest game script that is played, in bytes: a game of a whole day with a line for each second is shorter.
pub(crate) const LONGEST_SCRIPT: u64 = 1024 * 1024;

/// A file that may be a game, opened at its beginning.
pub(super) struct Beginning {
    /// The file.
    pub(super) file: BufReader<RegularFile>,
    /// True if the file is a journal.
    pub(super) is_journal: bool,
}

/// Opens a file that may be a game.
pub(super) fn beginning(path: &Path) -> Result<Beginning, NotRead> {
    let mut file = BufReader::new(RegularFile::open(path)?);
    let is_journal = is_journal(&mut file).map_err(|error| why_not_read(&error))?;
    Ok(Beginning { file, is_journal })
}

/// True if the source continues with a journal.
pub(crate) fn is_journal(source: &mut impl BufRead) -> std::io::Result<bool> {
    Ok(source.fill_buf()?.starts_with(JOURNAL))
}

/// True if that path, however it is written, leads to this file.
pub(super) fn is_same(file: &Path, path: &str) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    real(file).is_some_and(|file| real(Path::new(path)) == Some(file))
}

/// Lists the stored games in that folder for a person and posts them back as an input. Hundreds of journals take a while, so this
/// runs on a thread of its own while clocks and voice continue; the person is told the progress, and may stop it.
pub(crate) fn lister(
    data: Option<PathBuf>,
    back: Post,
    works: RunningWorks,
    messages: Messages,
    time: Monotonic,
) -> Box<dyn Fn(Person, bool) + Send> {
    Box::new(move |to, aloud| {
        let list_in = |data: Option<PathBuf>, back: Post| {
            let works = works.clone();
            move || {
                let stop = works.begin();
                let tell = works.teller(back.clone(), to, messages, ["said-listing-games", "said-games-listed"]);
                let progress = Progress::new(move || time.now(), EVERY_MS, tell);
                let games = stored_games(data.as_deref(), &mut progress.until(stop.clone()));
                works.end(&stop);
                if stop.is_stopped() {
                    let text = messages.text("said-listing-stopped", &[("count", games.len().into())]);
                    back.input(Input::Inform(to, text));
                }
                back.input(Input::Games { to, aloud, games });
            }
        };
        let look = list_in(data.clone(), back.clone());
        let started = std::thread::Builder::new().name(String::from("list-games")).spawn(look);
        if started.is_err() {
            // A late list is better than "there are no games".
            list_in(data.clone(), back.clone())();
        }
    })
}

/// The stored games in that folder, the last changed first; none if it cannot be read, and not all if the listing is
/// stopped.
pub(super) fn stored_games(data: Option<&Path>, progress: &mut Progress<'_>) -> Vec<StoredGame> {
    let at = |done, all| progress.at(u64::try_from(done).unwrap_or(0), u64::try_from(all).unwrap_or(0));
    let games = data
        .and_then(|data| sqlite::list_until(data, at).ok())
        .unwrap_or_default();
    let shortened = data.map(|data| shortened_games(data, &games)).unwrap_or_default();
    let marked = |game: &sqlite::ListedGameFile| {
        let listed = stored_game(game);
        let is_readable = !matches!(listed.state, StoredState::Damaged | StoredState::Unopened);
        let has_lost = is_readable && shortened.contains(&game.path);
        StoredGame {
            state: if has_lost { StoredState::Shortened } else { listed.state },
            ..listed
        }
    };
    games.iter().map(marked).collect()
}

/// A stored game in the words of people.
pub(super) fn stored_game(game: &sqlite::ListedGameFile) -> StoredGame {
    let name = |side| {
        game.opening
            .as_ref()
            .map(|opening| opening.people.players.get(side).name.clone())
    };
    StoredGame {
        path: game.path.to_string_lossy().into_owned(),
        created: game
            .opening
            .as_ref()
            .and_then(|opening| opening.created.clone())
            .unwrap_or_default(),
        names: name(shakmaty::Color::White).zip(name(shakmaty::Color::Black)),
        state: match (&game.failure, game.result) {
            (Some(StoreFailure::NotAJournal), _) => StoredState::Damaged,
            (Some(_), _) => StoredState::Unopened,
            (None, _) if game.damaged => StoredState::Damaged,
            (None, Some(result)) => StoredState::Ended(result),
            (None, None) => StoredState::Unfinished,
        },
    }
}

/// The games that have lost entries since they were last seen, or whose loss was reported when they were opened.
fn shortened_games(data: &Path, games: &[sqlite::ListedGameFile]) -> Vec<PathBuf> {
    let told = |entry: &Entry| matches!(entry.event, JournalEvent::Found(JournalFinding::Shortened(_)));
    // Reading whole journals takes long, and nearly all end as they did when last seen.
    let is_as_seen = |path: &Path, last: &Anchor| {
        let game = games.iter().find(|game| game.path.file_name() == path.file_name());
        let end = game.and_then(|game| game.end.as_ref());
        end.is_some_and(|end| end.anchor() == *last) && !sqlite::stands_in(path, record::TOLD_SHORTENED.as_bytes())
    };
    let lost = |(path, last): &(PathBuf, Anchor)| {
        !is_as_seen(path, last)
            && sqlite::read(path).is_ok_and(|loaded| {
                !last.is_in(&loaded.entries) || chain::read(&loaded.entries).entries.iter().any(told)
            })
    };
    let folder = data.join("games");
    let Ok(real_folder) = std::fs::canonicalize(&folder) else {
        return Vec::new();
    };
    // The path as it is listed, whatever links lead there.
    let as_listed = |path: PathBuf| Some(folder.join(path.file_name()?));
    let seen = SeenGames::in_folder(data).in_their_places().into_iter();
    let seen = seen.filter(|(path, _)| path.parent() == Some(&real_folder));
    let lost = seen.filter(lost);
    lost.filter_map(|(path, _)| as_listed(path)).collect()
}

/// Writes the settings, all of them or nothing. If their file is a link, its target is written.
pub(super) fn write_settings(folder: &Path, settings: &Settings) -> std::io::Result<()> {
    own_files::create_folder(folder)?;
    replace(&folder.join("settings.toml"), settings.write().as_bytes())
}

/// Renames a settings file that could not be read to a name not yet taken. A link stays, and its target is renamed.
pub(super) fn put_aside(folder: &Path) -> std::io::Result<()> {
    let named = folder.join("settings.toml");
    let path = behind_links(&named)?;
    if path != named && path.exists() && !path.is_file() {
        // A folder or a device, to which a link leads.
        return Err(ErrorKind::Unsupported.into());
    }
    let aside = |number: u32| {
        let mut name = path.clone().into_os_string();
        name.push(format!(".kept-{number}"));
        PathBuf::from(name)
    };
    let free = (1..10_000).map(aside).find(|path| !path.exists());
    match std::fs::rename(&path, free.unwrap_or_else(|| aside(0))) {
        // A link that leads nowhere: nothing can be lost.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done,
    }
}
