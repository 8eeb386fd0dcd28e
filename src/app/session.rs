//! Which game is on the table: a new one that a script describes, a stored one, the unfinished one, or a first game at
//! home. And where all that is kept.

use super::first_game::first_game;
use super::keeper::{self, Keeper};
use super::progress::Progress;
use super::{files, from_pgn, from_trf};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use shakmaty::Color;

use crate::adapters::disk_files::why_not_read;
use crate::adapters::seen::SeenGames;
use crate::adapters::sqlite::{self, SqliteStore};
use crate::adapters::system_random;
use crate::journal::chain::{self, Chain, Damage, EntryHash, StoredEntry};
use crate::journal::entry::{Entry, Finding, Opening};
use crate::laws::people::Person;
use crate::locale::Locale;
use crate::notation::pgn::PgnFault;
use crate::ports::files::NotRead;
use crate::ports::store::{NullStore, Store, StoreFailure};
use crate::script::header::vi_seat;
use crate::script::parse::{Script, ScriptError};
use crate::script::play::Stage;
use crate::settings::{Settings, UnreadableSettings};
use crate::table::Table;

/// A game ready to be played, and where it is kept.
pub struct Session {
    /// The table.
    pub table: Table,
    /// Its journal.
    pub store: Box<dyn Store>,
    /// The end of the journal so far.
    pub chain: Chain,
    /// The hash of its first entry, once it has one: by that this game is known again.
    pub first: Option<EntryHash>,
    /// The seat of the person at this machine: the VI player's, unless somebody said otherwise.
    pub own_seat: Person,
    /// What the person must be told first.
    pub notes: Vec<Notice>,
}

/// Something to be told at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The journal is damaged from that entry on and opened only for reading.
    Damaged(Damage),
    /// A journal could not be opened or made.
    Store(PathBuf, StoreFailure),
    /// The unfinished game could not be opened, perhaps because it is open already; a new one is on the table.
    NotReopened(PathBuf, Option<StoreFailure>),
    /// A game from a PGN file is on the table: which of how many, how far it goes, and where reading stopped.
    FromPgn {
        /// The file.
        path: PathBuf,
        /// Which of its games is on the table, from 1.
        number: usize,
        /// How many games are in it.
        games: usize,
        /// How many half-moves have been played.
        plies: usize,
        /// Where the reading stopped.
        fault: Option<PgnFault>,
    },
    /// A script was opened where a stored game belongs.
    FromScript(PathBuf),
    /// The settings could not be read and are left as they are.
    Settings(PathBuf, UnreadableSettings),
    /// A graphics card draws the windows: this is how long drawing a whole one took without it, in milliseconds.
    Card(u32),
}

/// Why there is no session.
#[derive(Debug)]
pub enum NoSession {
    /// The file cannot be opened.
    NoFile(PathBuf, NotRead),
    /// The script cannot be read.
    Script(PathBuf, ScriptError),
    /// The stored game cannot be opened.
    Store(PathBuf, StoreFailure),
    /// The PGN file has fewer games: which was asked for, and how many there are.
    NoSuchGame(PathBuf, usize, usize),
    /// The stored game has no readable beginning.
    NoGame(PathBuf),
    /// The reading of the file was stopped.
    Stopped,
    /// Nobody sits at the seat that was asked for: there would be nobody to hear, and nothing to show.
    NobodyThere(Person),
}

/// What the command line asked for.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The script that describes a new table.
    pub table: Option<PathBuf>,
    /// A stored game.
    pub open: Option<PathBuf>,
    /// The report of a tournament, which fills in the form for a new game in the window.
    pub report: Option<PathBuf>,
    /// Where journals and settings are, instead of the user's own folders.
    pub data: Option<PathBuf>,
    /// Whose screen the root window is.
    pub seat: Option<Person>,
    /// The language, as it was asked for.
    pub lang: Option<String>,
}

impl Session {
    fn link(&mut self, entries: &[Entry]) -> Vec<StoredEntry> {
        let linked: Vec<StoredEntry> = entries
            .iter()
            .map(|entry| self.chain.link(&entry.event, entry.at))
            .collect();
        self.first = self.first.or(linked.first().map(|first| first.hash));
        linked
    }
}

impl Wanted {
    /// The folder of journals and settings.
    pub fn data_folder(&self) -> Option<PathBuf> {
        let own = || directories::ProjectDirs::from("", "", "annabella").map(|dirs| dirs.data_dir().to_owned());
        self.data.clone().or_else(own)
    }

    /// The file that is to be opened, as it was named.
    pub fn opened(&self) -> &str {
        self.open.as_deref().and_then(Path::to_str).unwrap_or_default()
    }

    /// The settings, and why they could not be read if so.
    pub fn settings(&self) -> (Settings, Option<Notice>) {
        let Some(path) = self.data_folder().map(|folder| folder.join("settings.toml")) else {
            return (Settings::default(), None);
        };
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return (Settings::default(), None),
            // A file that is there and cannot be read is not written over either.
            read => read.map_err(|error| UnreadableSettings::Text {
                place: None,
                what: error.to_string(),
            }),
        };
        match text.and_then(|text| Settings::read(&text)) {
            Ok(settings) => (settings, None),
            Err(fault) => (Settings::default(), Some(Notice::Settings(path, fault))),
        }
    }

    /// Keeps settings in their file there; one for all games.
    pub fn keeper(&self, was_unreadable: bool) -> Keeper {
        keeper::of(self.data_folder(), was_unreadable)
    }

    /// Whether nobody has used the program here and the command line asks for nothing in particular: then the first
    /// questions are asked.
    pub fn is_first_start(&self) -> bool {
        let is_plain = self.table.is_none() && self.open.is_none() && self.data.is_none() && self.seat.is_none();
        let is_empty = |folder: PathBuf| fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
        is_plain && self.data_folder().is_some_and(is_empty)
    }

    /// The language: the one asked for, else the settings', else the system's.
    pub fn locale(&self, settings: &Settings) -> Locale {
        let system = || sys_locale::get_locale().unwrap_or_default();
        let wish = self
            .lang
            .clone()
            .or_else(|| settings.person.language.clone())
            .unwrap_or_else(system);
        Locale::negotiate(&wish)
    }
}

/// The session that was asked for.
///
/// # Errors
/// A script or a stored game that was named and cannot be read, or a seat nobody sits at. A journal that cannot be
/// made is no reason not to play: the person is told, and the game is not stored.
pub fn open(wanted: &Wanted, locale: Locale, progress: &mut Progress<'_>) -> Result<Session, NoSession> {
    let data = wanted.data_folder();
    let mut session = if wanted.is_first_start() {
        // Not stored: the game begins when the questions are answered.
        fresh(first_game(locale, ""), None, locale)
    } else if let Some(path) = &wanted.table {
        let text = fs::read_to_string(path).map_err(|error| NoSession::NoFile(path.clone(), why_not_read(&error)))?;
        let script = crate::script::parse::parse(&text).map_err(|error| NoSession::Script(path.clone(), error))?;
        from_script(&script, data.as_deref(), locale)
    } else if let Some(path) = &wanted.open {
        named(path, data.as_deref(), locale, progress)?
    } else {
        let new = || {
            fresh(
                first_game(locale, &wanted.settings().0.person.name),
                data.as_deref(),
                locale,
            )
        };
        match data.as_deref().and_then(sqlite::newest_unfinished) {
            Some(path) => match stored(&path, data.as_deref(), locale) {
                Ok(session) => session,
                // Nobody asked for that file by name: whoever simply starts the program gets a game he can play.
                Err(fault) => {
                    let failure = match fault {
                        NoSession::Store(_, failure) => Some(failure),
                        NoSession::NoGame(_)
                        | NoSession::NoSuchGame(..)
                        | NoSession::NoFile(..)
                        | NoSession::Script(..)
                        | NoSession::Stopped
                        | NoSession::NobodyThere(_) => None,
                    };
                    let mut session = new();
                    session.notes.push(Notice::NotReopened(path, failure));
                    session
                }
            },
            None => new(),
        }
    };
    if let Some(seat) = wanted.seat {
        if !session.table.opening().people.has(seat) {
            return Err(NoSession::NobodyThere(seat));
        }
        session.own_seat = seat;
    }
    Ok(session)
}

/// A new table with that opening.
pub fn fresh(opening: Opening, data: Option<&Path>, locale: Locale) -> Session {
    let opening = Opening {
        created: opening.created.or_else(now_iso),
        ..opening
    };
    let table = Table::new(opening, locale);
    stored_in(table, data)
}

fn from_script(script: &Script, data: Option<&Path>, locale: Locale) -> Session {
    let mut stage = Stage::new(&script.header, locale, now_iso());
    stage.set_seed(system_random::seed());
    stage.act_out(&script.story);
    let (table, entries) = stage.into_table();
    let mut session = stored_in(table, data);
    let linked = session.link(&entries);
    if let Err(failure) = session.store.append(&linked) {
        session
            .notes
            .push(Notice::Store(data.map(Path::to_owned).unwrap_or_default(), failure));
        session.store = Box::new(NullStore);
    }
    session
}

/// Somebody else's game. Looking at it is not playing it: it is stored with the first thing done in it, and until then
/// the next start continues the game that was under way here.
fn looked_at(stage: Stage, data: Option<&Path>) -> Session {
    let (table, entries) = stage.into_table();
    let mut session = stored_in(table, None);
    let opened_with = session.link(&entries);
    if let Some(data) = data {
        let id = id_of(session.table.opening());
        session.store = Box::new(sqlite::LateStore::new(data.to_owned(), id, opened_with));
    }
    session
}

/// The name of a game's file.
fn id_of(opening: &Opening) -> String {
    let name = |side: Color| opening.people.players.get(side).name.as_str();
    let created = opening.created.clone().or_else(now_iso).unwrap_or_default();
    sqlite::game_id(&created, name(Color::White), name(Color::Black))
}

fn stored_in(mut table: Table, data: Option<&Path>) -> Session {
    table.set_seed(system_random::seed());
    let own_seat = own_seat(&table);
    let id = id_of(table.opening());
    let mut notes = Vec::new();
    let store: Box<dyn Store> = match data.map(|data| (data, sqlite::create_in(data, &id))) {
        Some((_, Ok(store))) => Box::new(store),
        Some((data, Err(failure))) => {
            notes.push(Notice::Store(data.to_owned(), failure));
            Box::new(NullStore)
        }
        None => Box::new(NullStore),
    };
    Session {
        table,
        store,
        chain: Chain::default(),
        first: None,
        own_seat,
        notes,
    }
}

/// A stored game as it stood, its clocks stopped; a damaged one up to its last good entry, to be read only. One that had more entries when it
/// was last seen is told to everybody, and the finding is written into it.
fn stored(path: &Path, data: Option<&Path>, locale: Locale) -> Result<Session, NoSession> {
    let (store, loaded) = SqliteStore::open(path).map_err(|failure| NoSession::Store(path.to_owned(), failure))?;
    let reading = chain::read(&loaded.entries);
    let last_good = reading
        .entries
        .len()
        .checked_sub(1)
        .and_then(|index| loaded.entries.get(index));
    let chain = last_good.map(Chain::after).unwrap_or_default();
    let damage = reading.damage.or(loaded.damage);
    // Behind the damage stood entries that a note of the clock may follow from.
    let heartbeat = loaded.heartbeat.filter(|_| damage.is_none());
    let mut table = Table::reopened(reading.entries, chain.number, heartbeat, locale)
        .map_err(|_unreadable| NoSession::NoGame(path.to_owned()))?;
    table.set_seed(system_random::seed());
    // That entries are missing behind the damage is told with it.
    let missing = data
        .filter(|_| damage.is_none())
        .and_then(|data| SeenGames::in_folder(data).missing(path, &loaded.entries));
    if let Some(anchor) = missing {
        table.find(Finding::Shortened(anchor));
    }
    let read_only = damage.is_some() || store.is_read_only();
    if read_only {
        table.set_read_only();
    }
    let own_seat = own_seat(&table);
    let notes = damage.map(Notice::Damaged).into_iter().collect();
    Ok(Session {
        table,
        store: Box::new(store),
        chain,
        first: loaded.entries.first().map(|first| first.hash),
        own_seat,
        notes,
    })
}

/// Whether that names a file, or a game in one.
pub fn is_there(named: &str) -> bool {
    from_pgn::split_name(Path::new(named)).0.exists() || from_trf::is_report(Path::new(named))
}

/// The file somebody named: a journal, a game script, or PGN; `games.pgn#3` is the third game of a PGN file.
///
/// # Errors
/// It cannot be read, or there is no game in it.
pub fn named(
    path: &Path,
    data: Option<&Path>,
    locale: Locale,
    progress: &mut Progress<'_>,
) -> Result<Session, NoSession> {
    let (path, number) = from_pgn::split_name(path);
    let path = path.as_path();
    let bytes = files::beginning(path).map_err(|why| NoSession::NoFile(path.to_owned(), why))?;
    let is_named_a_journal = path.extension().is_some_and(|ending| ending == "annabella");
    if bytes.starts_with(files::JOURNAL) || is_named_a_journal {
        return stored(path, data, locale);
    }
    if path.extension().is_some_and(|ending| ending == "game") {
        let text = String::from_utf8_lossy(&bytes);
        let script = crate::script::parse::parse(&text).map_err(|error| NoSession::Script(path.to_owned(), error))?;
        let mut session = from_script(&script, data, locale);
        session.notes.push(Notice::FromScript(path.to_owned()));
        return Ok(session);
    }
    let (read, games) = from_pgn::game(path, &bytes, number, progress)?;
    let mut stage = Stage::at(from_pgn::opening(&read.game), locale);
    stage.act_out(&from_pgn::moves(&read.game));
    let mut session = looked_at(stage, data);
    let (fault, plies) = (read.faults.first().cloned(), session.table.game().line().len());
    session.notes.push(Notice::FromPgn {
        path: path.to_owned(),
        number: number.unwrap_or(1),
        games,
        plies,
        fault,
    });
    Ok(session)
}

/// The person at this machine: the VI player, of two the one with White; if neither is VI, White.
fn own_seat(table: &Table) -> Person {
    Person::Player(vi_seat(&table.opening().people).unwrap_or(Color::White))
}

/// Date and time in UTC as ISO 8601, from the days since 1970 (proleptic Gregorian calendar).
#[allow(
    clippy::disallowed_methods,
    reason = "the date of a game is written down once, when it is set up"
)]
fn now_iso() -> Option<String> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs();
    Some(iso(seconds))
}

fn iso(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Years are counted from March, so that the leap day is the last of a year.
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z",
        rest / 3600,
        rest / 60 % 60,
        rest % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::chain::Anchor;
    use crate::journal::story;
    use crate::table::effect::Effect;
    use crate::table::input::Input;
    use crate::wording::files::StoredState;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    fn a_game_that_is_open_elsewhere_is_told_and_a_new_one_can_be_played() {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("table.game");
        fs::write(&script, "white vi Ada\nblack sighted Ben\n\nboth play 1.e4\n").unwrap();
        let data = Some(folder.path().join("data"));
        let here = Wanted {
            table: Some(script),
            data: data.clone(),
            ..Wanted::default()
        };
        let held = open(&here, Locale::En, &mut Progress::untold()).unwrap();
        let there = Wanted {
            data,
            ..Wanted::default()
        };
        let session = open(&there, Locale::En, &mut Progress::untold()).unwrap();
        assert!(matches!(
            session.notes.as_slice(),
            [Notice::NotReopened(_, Some(StoreFailure::InUse))]
        ));
        drop(held);
        assert!(
            open(&there, Locale::En, &mut Progress::untold())
                .unwrap()
                .notes
                .is_empty()
        );
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    fn settings_that_could_not_be_read_are_put_aside_before_others_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let wanted = Wanted {
            data: Some(folder.path().to_owned()),
            ..Wanted::default()
        };
        for (number, text) in [(1, "version = 99\n"), (2, "volume = [\n")] {
            fs::write(path("settings.toml"), text).unwrap();
            let (settings, note) = wanted.settings();
            assert!(matches!(note, Some(Notice::Settings(_, _))), "{text}");
            let keep = wanted.keeper(true);
            assert_eq!(
                fs::read_to_string(path("settings.toml")).unwrap(),
                text,
                "nothing is changed yet"
            );
            assert_eq!(keep(&settings), Ok(()));
            assert_eq!(keep(&settings), Ok(()));
            let aside = path(&format!("settings.toml.kept-{number}"));
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
            assert_eq!(wanted.settings(), (settings, None));
        }
        assert!(!wanted.is_first_start());
    }

    /// A stored game of which the last entry was cut off since it was seen.
    fn shortened(data: &Path) -> PathBuf {
        let entries = story::sample_game().journal;
        let (last, rest) = entries.split_last().unwrap();
        let mut store = sqlite::create_in(data, "game").unwrap();
        store.append(rest).unwrap();
        let path = store.file().unwrap().to_owned();
        SeenGames::in_folder(data)
            .remember(&path, entries[0].hash, Anchor::of(last))
            .unwrap();
        path
    }

    #[test]
    fn a_journal_shortened_since_it_was_last_seen_is_told_marked_in_the_list_and_the_finding_written_into_it() {
        let data = tempfile::tempdir().unwrap();
        let path = shortened(data.path());
        let states = || {
            let listed = files::stored_games(Some(data.path())).into_iter();
            listed.map(|game| game.state).collect::<Vec<_>>()
        };
        assert_eq!(states(), [StoredState::Shortened]);
        let wanted = Wanted {
            open: Some(path.clone()),
            data: Some(data.path().to_owned()),
            ..Wanted::default()
        };
        let told = || {
            let mut session = open(&wanted, Locale::En, &mut Progress::untold()).unwrap();
            let now = session.table.last();
            let effects = session.table.step(Input::Time, now);
            let told: Vec<Person> = effects
                .iter()
                .filter_map(|effect| {
                    let Effect::Say { to, utterance, .. } = effect else {
                        return None;
                    };
                    utterance.text().contains("its journal went on").then_some(*to)
                })
                .collect();
            for effect in effects {
                if let Effect::Append(entries) = effect {
                    let linked = session.link(&entries);
                    session.store.append(&linked).unwrap();
                }
            }
            let desk = session.table.desk_sources(session.table.last()).findings_of_journal;
            (told, session.chain, session.first, desk)
        };
        let (first_told, chain, first, desk) = told();
        assert!(
            first_told.contains(&Person::Arbiter) && first_told.len() > 2,
            "{first_told:?}"
        );
        assert_eq!(desk.len(), 1, "{desk:?}");
        // Once it is written down that is how the game goes on: it is told no more, and shown for good.
        let anchor = Anchor {
            number: chain.number,
            hash: chain.hash,
        };
        SeenGames::in_folder(data.path())
            .remember(&path, first.unwrap(), anchor)
            .unwrap();
        let (told_again, _, _, desk) = told();
        assert_eq!((told_again.len(), desk.len()), (0, 1));
        assert_eq!(states(), [StoredState::Shortened]);
    }

    #[test]
    fn dates_are_right_around_leap_days_and_centuries() {
        assert_eq!(iso(0), "1970-01-01T00:00:00Z");
        assert_eq!(iso(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(iso(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(iso(1_795_219_200), "2026-11-21T00:00:00Z");
    }
}
