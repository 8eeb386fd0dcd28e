//! The choice of the game on the table: a new one from a script, a stored one, the unfinished one, or a first game at
//! home. And the place where it is stored.

use super::files::{self, Beginning};
use super::first_game::first_game;
use super::from_pgn::{self, FoundGame};
use super::from_trf;
use super::guest::WayToTable;
use super::new_table::{form_of, session_of};
use super::no_session::NoSession;
use super::notice::{NoHelpReason, Notice, ReasonNotContinued, ReplacementGame};
use super::outside;
use super::progress::Progress;
use super::requests::CommandLineRequests;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use shakmaty::Color;

use adapters::membership_file::MembershipFile;
use adapters::ports::membership::Memberships as _;
use adapters::ports::store::{NullStore, Store, StoreFailure};
use adapters::seen::SeenGames;
use adapters::sqlite::{self, ListedGameFile, SqliteStore, UnfinishedGames};
use adapters::{disk_files, own_files, system_random};
use journal::chain::{self, Chain, DamageKind, EntryHash, StoredEntry};
use journal::entry::{Entry, GameSetup, JournalFinding};
use laws::people::Person;
use laws::regulations::Venue;
use laws::rules::help::{against_a_person, may_look_outside};
use locale::{Locale, Messages};
use notation::pgn::{Contradiction, PgnResult};
use settings::PersonSettings;
use table::lock::{OtherGames, Permit};
use table::script::header::vi_seat;
use table::script::parse::Script;
use table::script::play::Stage;
use table::{Table, Terminal};

/// A game ready to be played, and its storage.
pub struct Session {
    /// The table.
    pub table: Table,
    /// The journal.
    pub store: Box<dyn Store>,
    /// The end of the journal so far.
    pub chain: Chain,
    /// The hash of its first entry, once it has one: it identifies the game.
    pub first: Option<EntryHash>,
    /// The seat of the person at this machine: by default the VI player's.
    pub own_seat: Person,
    /// The first notices to the person.
    pub notes: Vec<Notice>,
    /// The way to the table, if it is at another computer.
    pub way: Option<WayToTable>,
}

/// A session that may be seated: the program was started with it, or the previous game may be left. Nothing else starts a
/// table ([`Machine::start`](super::machine::Machine::start)).
pub struct AdmittedSession(Session);

impl AdmittedSession {
    /// The same, with its table in a terminal.
    #[must_use]
    pub fn in_terminal(mut self, terminal: Terminal) -> Self {
        self.0.table.stand_in(terminal, self.0.own_seat);
        self
    }

    /// The session.
    pub fn into_session(self) -> Session {
        self.0
    }
}

impl Deref for AdmittedSession {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.0
    }
}

/// The most games that could not be continued and are named one by one.
const MOST_TOLD: usize = 3;

impl Session {
    /// Seats the session in place of a game that may be left.
    pub fn in_place(mut self, left: Permit) -> AdmittedSession {
        self.table.takes_the_place(left);
        AdmittedSession(self)
    }

    /// True if the arbiter has locked the game.
    pub fn is_locked(&self) -> bool {
        self.table.game().is_locked()
    }

    fn link(&mut self, entries: &[Entry]) -> Vec<StoredEntry> {
        let linked: Vec<StoredEntry> = entries
            .iter()
            .map(|entry| self.chain.link(&entry.event, entry.at))
            .collect();
        self.first = self.first.or(linked.first().map(|first| first.hash));
        linked
    }
}

/// The requested session; but if a locked game is under way in the folder of journals, that game, whatever was requested.
///
/// # Errors
/// A named script or stored game cannot be read, or no one sits at the seat; or the locked game cannot be opened. A
/// journal that cannot be created is no reason not to play: the person is told, and the game is not stored.
pub fn open(
    wanted: &CommandLineRequests,
    locale: Locale,
    progress: &mut Progress<'_>,
) -> Result<AdmittedSession, NoSession> {
    let data = wanted.data_folder();
    if let Some(data) = &data {
        own_files::mend(data, wanted.data.is_none());
    }
    sqlite::clear_leftovers(&std::env::temp_dir());
    let elsewhere = |data: &Path| SeenGames::in_folder(data).from_elsewhere();
    if let Some(path) = data
        .as_deref()
        .and_then(|data| sqlite::newest_locked(data, elsewhere(data)))
    {
        return Ok(AdmittedSession(at_own_seat(locked(&path, wanted, locale)?, wanted)));
    }
    let away = |data: &Path| SeenGames::in_folder(data).locked_away(wanted.open.as_deref());
    if let Some(path) = data.as_deref().and_then(away) {
        return Err(match stored(&path, data.as_deref(), locale) {
            Ok(_) => NoSession::Replaced(path),
            Err(why) => NoSession::Locked(Box::new(why)),
        });
    }
    if let Some((at, code)) = &wanted.sits_at {
        return Ok(AdmittedSession(seated_elsewhere(at, code, wanted, locale)?));
    }
    let under_way = data
        .as_deref()
        .map(|data| sqlite::under_way(data, elsewhere(data)))
        .unwrap_or_default();
    if let Some(game) = under_way.competition.as_ref().filter(|_| wanted.new_game.is_some()) {
        return Err(NoSession::Competes(files::stored_game(game)));
    }
    let mut session = asked_for(wanted, locale, progress)?;
    bar_help(&mut session, &under_way);
    let is_new = wanted.table.is_some() || wanted.new_game.is_some();
    if session.is_locked() && !is_new {
        return Ok(AdmittedSession(at_own_seat(session, wanted)));
    }
    Ok(AdmittedSession(at_seat(session, wanted)?))
}

/// Bars help at that table because of these games, and tells the person there. If help is barred anyway, nothing is told.
fn bar_help(session: &mut Session, under_way: &UnfinishedGames) {
    let game = session.table.game();
    if may_look_outside(game).is_err() {
        return;
    }
    let own = against_a_person(game);
    let online = under_way.online.as_ref().filter(|(_, id)| own.as_ref() != Some(id));
    let told = sakes(under_way).into_iter();
    let told = told.filter(|notice| online.is_some() || !matches!(notice, Notice::Beside(_, NoHelpReason::FairPlay)));
    session.notes.extend(told);
    session.table.note_other_games(OtherGames {
        against_a_person: online.map(|(_, id)| id.clone()),
        competes: under_way.competition.is_some(),
    });
}

/// Notices of the games during which no help is given, with their kinds.
pub fn sakes(under_way: &UnfinishedGames) -> Vec<Notice> {
    let competition = under_way
        .competition
        .as_ref()
        .map(|game| (game, NoHelpReason::Competition));
    let online = under_way
        .online
        .as_ref()
        .map(|(game, _)| (game, NoHelpReason::FairPlay));
    let games = competition.into_iter().chain(online);
    games
        .map(|(game, sake)| Notice::Beside(files::stored_game(game), sake))
        .collect()
}

/// A seat of a table at another computer. Its game is stored there, not here.
fn seated_elsewhere(at: &str, code: &str, wanted: &CommandLineRequests, locale: Locale) -> Result<Session, NoSession> {
    let name = wanted.settings().0.person.name;
    let (table, way) = outside::sit_down(at, code, &name, locale).map_err(NoSession::NotIn)?;
    Ok(Session {
        own_seat: way.seat.person,
        table,
        store: Box::new(NullStore),
        chain: Chain::default(),
        first: None,
        notes: Vec::new(),
        way: Some(way),
    })
}

/// The locked game that is under way here. A person who asked for another game is told why it is this.
fn locked(path: &Path, wanted: &CommandLineRequests, locale: Locale) -> Result<Session, NoSession> {
    let mut session =
        stored(path, wanted.data_folder().as_deref(), locale).map_err(|why| NoSession::Locked(Box::new(why)))?;
    let is_it = |named: &PathBuf| named.to_str().is_some_and(|named| files::is_same(path, named));
    let asks_for_another = wanted.table.is_some() || wanted.new_game.is_some() || wanted.report.is_some();
    if asks_for_another || wanted.open.as_ref().is_some_and(|named| !is_it(named)) {
        session.notes.push(Notice::Locked);
    }
    Ok(session)
}

/// A locked game at the seat it was locked at; the arbiter's seat is also open, where the PIN is needed.
fn at_own_seat(mut session: Session, wanted: &CommandLineRequests) -> Session {
    let is_at_desk = |seat: &Person| *seat == Person::Arbiter;
    if let Some(seat) = session.store.seat().filter(|seat| !is_at_desk(seat)) {
        session.own_seat = seat;
    }
    match wanted.seat {
        Some(seat) if is_at_desk(&seat) && session.table.opening().people.has(seat) => session.own_seat = seat,
        Some(seat) if seat != session.own_seat && !session.notes.contains(&Notice::Locked) => {
            session.notes.push(Notice::Locked);
        }
        Some(_) | None => {}
    }
    session
}

/// The session at the requested seat; the store notes a seat other than the default.
fn at_seat(mut session: Session, wanted: &CommandLineRequests) -> Result<Session, NoSession> {
    let known = session.store.seat().unwrap_or(session.own_seat);
    if let Some(seat) = wanted.seat {
        if !session.table.opening().people.has(seat) {
            return Err(NoSession::NobodyThere(seat));
        }
        session.own_seat = seat;
    }
    if known != session.own_seat {
        // A game that cannot be written to cannot be locked either.
        session.store.sit(session.own_seat).ok();
    }
    Ok(session)
}

fn asked_for(wanted: &CommandLineRequests, locale: Locale, progress: &mut Progress<'_>) -> Result<Session, NoSession> {
    let data = wanted.data_folder();
    let session = if wanted.is_first_start() {
        // The game is not stored: it begins when the questions are answered.
        let mut behind = fresh(first_game(&PersonSettings::default(), locale), None, locale);
        behind.table.stand_behind_questions();
        behind
    } else if let Some(path) = &wanted.table {
        let text = disk_files::text(path, files::LONGEST_SCRIPT).map_err(|why| NoSession::NoFile(path.clone(), why))?;
        let script = table::script::parse::parse(&text).map_err(|error| NoSession::Script(path.clone(), error))?;
        from_script(&script, data.as_deref(), locale)
    } else if let Some(session) = new_game(wanted, locale) {
        session
    } else if let Some(path) = &wanted.open {
        named(path, data.as_deref(), locale, progress)?
    } else {
        let new = || {
            let opening = first_game(&wanted.settings().0.person, locale);
            welcomed(fresh(opening, data.as_deref(), locale), false)
        };
        continued(data.as_deref(), locale, new)
    };
    Ok(session)
}

/// The game that the command line describes.
fn new_game(wanted: &CommandLineRequests, locale: Locale) -> Option<Session> {
    let form = wanted.new_game.as_ref()?;
    session_of(form, wanted.data_folder().as_deref(), locale)
}

/// The last changed of the unfinished games, else a new one. No file was named: a plain start of the program gives a game
/// that can be played, and notices of every game that might have been expected in its place.
fn continued(data: Option<&Path>, locale: Locale, new: impl FnOnce() -> Session) -> Session {
    let (mut games, mut more, mut found) = (Vec::new(), 0, None);
    for game in data.into_iter().flat_map(sqlite::unfinished) {
        // Games beyond the first few are only counted.
        if !game.unfinished && games.len() == MOST_TOLD {
            more += 1;
            continue;
        }
        match reopened(&game, data, locale) {
            Reopened::Game(session) => {
                found = Some(*session);
                break;
            }
            Reopened::Empty => {}
            Reopened::Not(_) if games.len() == MOST_TOLD => more += 1,
            Reopened::Not(why) => {
                // A second instance of the program is meant for another table, not for an old one.
                let is_open = why == ReasonNotContinued::Failure(StoreFailure::InUse);
                games.push((files::stored_game(&game), why));
                if is_open {
                    break;
                }
            }
        }
    }
    let instead = match &found {
        Some(_) => ReplacementGame::OlderGame,
        None => ReplacementGame::NewGame,
    };
    let mut session = found.unwrap_or_else(new);
    if !games.is_empty() {
        session.notes.push(Notice::NotContinued { games, more, instead });
    }
    session
}

/// The result of continuing a stored game.
enum Reopened {
    Game(Box<Session>),
    Not(ReasonNotContinued),
    /// No action was ever made at that table.
    Empty,
}

fn reopened(game: &ListedGameFile, data: Option<&Path>, locale: Locale) -> Reopened {
    if let Some(failure) = &game.failure {
        return Reopened::Not(ReasonNotContinued::Failure(failure.clone()));
    }
    match stored(&game.path, data, locale) {
        Ok(session) => match session.notes.first() {
            Some(Notice::Damaged(damage)) => Reopened::Not(ReasonNotContinued::Damaged(damage.fault.clone())),
            Some(_) | None if is_abandoned(&session) => Reopened::Empty,
            Some(_) | None => Reopened::Game(Box::new(session)),
        },
        Err(NoSession::Store(_, failure)) => Reopened::Not(ReasonNotContinued::Failure(failure)),
        Err(NoSession::NoGame(_)) if game.damaged => Reopened::Not(ReasonNotContinued::Damaged(DamageKind::Opening)),
        Err(
            NoSession::NoGame(_)
            | NoSession::NoSuchGame(..)
            | NoSession::NoFile(..)
            | NoSession::Script(..)
            | NoSession::Stopped
            | NoSession::Locked(_)
            | NoSession::Replaced(_)
            | NoSession::Competes(_)
            | NoSession::NobodyThere(_)
            | NoSession::NoPairing(_)
            | NoSession::NotIn(_),
        ) => Reopened::Empty,
    }
}

/// A new game with a welcome for its players; the first one offers a practice game before it.
pub fn welcomed(mut session: Session, offers_practice: bool) -> Session {
    session.table.set_welcome(offers_practice);
    session
}

/// True if nothing was ever played at a table at home with a nameless player: the next start begins a new one, by the settings
/// of the day.
fn is_abandoned(session: &Session) -> bool {
    let game = session.table.game();
    let is_untouched = game.line().is_empty() && game.turn().uci().is_none() && game.ending().is_none();
    let numbered = |locale, number: u32| Messages::new(locale).text("first-game-player", &[("number", number.into())]);
    let is_nameless = |side: Color| {
        let name = &game.people().players.get(side).name;
        let number = side.fold_wb(1, 2);
        name.is_empty() || Locale::ALL.into_iter().any(|locale| *name == numbered(locale, number))
    };
    game.regulations().place == Venue::Home && is_untouched && Color::ALL.into_iter().any(is_nameless)
}

/// A new table with that opening.
pub fn fresh(opening: GameSetup, data: Option<&Path>, locale: Locale) -> Session {
    stored_in(table_of(opening, locale), data)
}

/// A new table with that opening in place of another, or the finished game of that round: it is signed, reopened or
/// reported, and never played again. The seat of the command line is kept, if it is one of this table's.
pub fn following(opening: GameSetup, wanted: &CommandLineRequests, locale: Locale) -> Session {
    let data = wanted.data_folder();
    let again = data.as_deref().and_then(|data| finished(&opening, data, locale));
    let mut session = again.unwrap_or_else(|| welcomed(fresh(opening, data.as_deref(), locale), false));
    let seat = wanted.seat.filter(|seat| session.table.opening().people.has(*seat));
    if let Some(seat) = seat.filter(|seat| *seat != session.own_seat) {
        session.own_seat = seat;
        session.store.sit(seat).ok();
    }
    session
}

/// The finished game of the tournament that this machine belongs to and that opening is of, with the round and the players that are paired
/// at this table.
fn finished(opening: &GameSetup, data: &Path, locale: Locale) -> Option<Session> {
    let place = MembershipFile::in_folder(Some(data)).load()?;
    let roster = place.roster().filter(|roster| roster.name == opening.tournament.name)?;
    let pairing = roster.table(place.table)?.pairing.as_ref()?;
    let mut sought = opening.clone();
    sought.tournament.round = Some(pairing.round);
    for (player, paired) in sought.people.players.as_mut().into_iter().zip(pairing.players()) {
        player.name.clone_from(&paired.name);
    }
    let path = sqlite::finished(data, &sought, place.event)?;
    let session = stored(&path, Some(data), locale).ok()?;
    session.notes.is_empty().then_some(session)
}

/// The table of that opening, which begins now.
pub fn table_of(opening: GameSetup, locale: Locale) -> Table {
    let opening = GameSetup {
        created: opening.created.or_else(now_iso),
        ..opening
    };
    Table::new(opening, locale)
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
    // The file itself has the table from the start. If this fails, the log next to it has it.
    session.store.settle().ok();
    session
}

/// A game of other people. Looking at it is not playing it: it is stored with the first action in it, and until then
/// the next start continues the game that was under way here.
fn looked_at(stage: Stage, data: Option<&Path>) -> Session {
    let (mut table, entries) = stage.into_table();
    table.look_only();
    let mut session = stored_in(table, None);
    let opened_with = session.link(&entries);
    if let Some(data) = data {
        let id = id_of(session.table.opening());
        session.store = Box::new(sqlite::LateStore::new(data.to_owned(), id, opened_with));
    }
    session
}

/// The name of a game's file.
fn id_of(opening: &GameSetup) -> String {
    let name = |side: Color| opening.people.players.get(side).name.as_str();
    let created = opening.created.clone().or_else(now_iso).unwrap_or_default();
    sqlite::game_id(&created, name(Color::White), name(Color::Black))
}

/// A session of that table, stored from now on.
pub fn stored_in(mut table: Table, data: Option<&Path>) -> Session {
    table.set_seed(system_random::seed());
    let own_seat = own_seat(&table);
    let id = id_of(table.opening());
    let mut notes = Vec::new();
    let store: Box<dyn Store> = match data.map(|data| (data, sqlite::create_in(data, &id))) {
        Some((_, Ok(store))) => Box::new(store),
        Some((data, Err(failure))) => {
            notes.push(Notice::Store(data.join("games"), failure));
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
        way: None,
    }
}

/// A stored game as it was, its clocks stopped; a damaged one up to its last undamaged entry, for reading only. A game that had more
/// entries when last seen is reported to everyone, and the finding is written into it.
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
    // A note of the clock may follow from entries after the damage.
    let heartbeat = loaded.heartbeat.filter(|_| damage.is_none());
    let mut table = Table::reopened(reading.entries, chain.number, heartbeat, locale)
        .map_err(|_unreadable| NoSession::NoGame(path.to_owned()))?;
    table.set_seed(system_random::seed());
    // Entries missing after damage are reported with the damage.
    let missing = data
        .filter(|_| damage.is_none())
        .and_then(|data| SeenGames::in_folder(data).missing(path, &loaded.entries));
    if let Some(anchor) = missing {
        table.find(JournalFinding::Shortened(anchor));
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
        way: None,
    })
}

/// True for the name of a file, of a game in one, or of a table at another computer.
pub fn is_there(named: &str) -> bool {
    outside::invitation(named).is_some()
        || from_pgn::split_name(Path::new(named)).0.exists()
        || from_trf::is_report(Path::new(named))
}

/// The session that was named: a table at another computer, a journal, a game script, PGN, or a game of a tournament's report;
/// `games.pgn#3` is the third game of a PGN file, `open.trf#3 Ada` is Ada's game in round 3.
///
/// # Errors
/// The file cannot be read, or has no game in it.
pub fn named(
    path: &Path,
    data: Option<&Path>,
    locale: Locale,
    progress: &mut Progress<'_>,
) -> Result<Session, NoSession> {
    if let Some((at, code)) = path.to_str().and_then(outside::invitation) {
        let wanted = CommandLineRequests {
            data: data.map(Path::to_owned),
            ..CommandLineRequests::default()
        };
        return seated_elsewhere(at, code, &wanted, locale);
    }
    if from_trf::is_report(path) {
        return of_report(path, data, locale);
    }
    let (path, number) = from_pgn::split_name(path);
    let path = path.as_path();
    let no_file = |why| NoSession::NoFile(path.to_owned(), why);
    let Beginning { file, is_journal } = files::beginning(path).map_err(no_file)?;
    let is_named_a_journal = path.extension().is_some_and(|ending| ending == "annabella");
    if is_journal || is_named_a_journal {
        return stored(path, data, locale);
    }
    if path.extension().is_some_and(|ending| ending == "game") {
        let bytes = disk_files::at_most(file, files::LONGEST_SCRIPT).map_err(no_file)?;
        let text = String::from_utf8_lossy(&bytes);
        let script = table::script::parse::parse(&text).map_err(|error| NoSession::Script(path.to_owned(), error))?;
        let mut session = from_script(&script, data, locale);
        session.notes.push(Notice::FromScript(path.to_owned()));
        return Ok(session);
    }
    let FoundGame { read, games, is_utf_8 } = from_pgn::game(path, file, number, progress)?;
    let mut stage = Stage::at(from_pgn::opening(&read.game), locale);
    stage.act_out_to_the_end(&from_pgn::moves(&read.game));
    if let Some((result, reason)) = from_pgn::end(&read.game) {
        stage.end_as_written(result, reason);
    }
    let mut session = looked_at(stage, data);
    let (fault, plies) = (read.faults.first().cloned(), session.table.game().line().len());
    let ending = session.table.game().ending();
    let at_table = ending.map_or(PgnResult::Open, |ending| PgnResult::of(ending.result));
    let contradictions = read.contradictions.into_iter().map(|(_, told)| told);
    let contradictions = contradictions
        .filter(|told| !matches!(told, Contradiction::Position(_)))
        .collect();
    session.notes.push(Notice::FromPgn {
        path: path.to_owned(),
        number: number.unwrap_or(1),
        games,
        plies,
        has_notes: super::REVIEWS && from_pgn::has_notes(&read.game),
        result: read.game.result,
        at_table,
        contradictions,
        is_utf_8,
        is_without_castling: read.without_castling.is_some(),
        fault,
    });
    Ok(session)
}

/// A new table for a game of a tournament's report, as its form describes it.
fn of_report(path: &Path, data: Option<&Path>, locale: Locale) -> Result<Session, NoSession> {
    let wanted = CommandLineRequests {
        data: data.map(Path::to_owned),
        ..CommandLineRequests::default()
    };
    let (settings, _) = wanted.settings();
    let form = form_of(&settings, locale);
    let filled = from_trf::fill(path, &settings.person.name, form, &Messages::new(locale));
    let no_game = || NoSession::NoGame(path.to_owned());
    let (form, told) = filled.ok_or_else(no_game)?.map_err(NoSession::NoPairing)?;
    let mut session = session_of(&form, data, locale).ok_or_else(no_game)?;
    session.notes.push(Notice::FromReport(told));
    Ok(session)
}

/// The person at this machine: the VI player, the one with White if both are; if neither is VI, White.
fn own_seat(table: &Table) -> Person {
    // A player elsewhere sits at no table here.
    let is_here = |side: &Color| table.game().away(*side).is_none();
    let beside_another = Color::ALL
        .into_iter()
        .find(|side| is_here(side) && !is_here(&side.other()));
    let side = beside_another.or_else(|| vi_seat(&table.opening().people));
    Person::Player(side.unwrap_or(Color::White))
}

/// Date and time in UTC as ISO 8601, from the days since 1970 (proleptic Gregorian calendar).
#[allow(
    clippy::disallowed_methods,
    reason = "a date is written down once: when a game is set up, when a training ends"
)]
pub(super) fn now_iso() -> Option<String> {
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
    use controls::intent::Intent;
    use journal::chain::Anchor;
    use journal::story;
    use laws::command::Command;
    use laws::ending::GameResult;
    use laws::moment::Moment;
    use link::identity::{JoiningToken, PrivateKey};
    use link::membership::Membership;
    use link::roster::{Paired, Pairing, Roster, TableEntry};
    use link::topic::TableNumber;
    use settings::Settings;
    use shakmaty::ByColor;
    use std::fs;
    use table::effect::Effect;
    use table::input::Input;
    use wording::files::StoredState;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    fn a_game_open_elsewhere_is_told_and_a_new_one_can_be_played() {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("table.game");
        fs::write(
            &script,
            "set place=home\nwhite vi Ada\nblack sighted Ben\n\nboth play 1.e4\n",
        )
        .unwrap();
        let data = Some(folder.path().join("data"));
        let here = CommandLineRequests {
            table: Some(script),
            data: data.clone(),
            ..CommandLineRequests::default()
        };
        let held = open(&here, Locale::En, &mut Progress::untold()).unwrap();
        let there = CommandLineRequests {
            data,
            ..CommandLineRequests::default()
        };
        let session = open(&there, Locale::En, &mut Progress::untold()).unwrap();
        let [
            Notice::NotContinued {
                games,
                more: 0,
                instead: ReplacementGame::NewGame,
            },
        ] = session.notes.as_slice()
        else {
            panic!("{:?}", session.notes);
        };
        assert!(matches!(
            games.as_slice(),
            [(_, ReasonNotContinued::Failure(StoreFailure::InUse))]
        ));
        // The new one was never begun.
        let new = session.store.file().unwrap().to_owned();
        drop((held, session));
        fs::remove_file(new).unwrap();
        let session = open(&there, Locale::En, &mut Progress::untold()).unwrap();
        assert!(session.notes.is_empty(), "{:?}", session.notes);
    }

    /// A stored game of each of these people with Ben, the first changed last.
    fn stored_games(data: &Path, names: &[&str]) -> Vec<PathBuf> {
        let place = |name: &str| {
            let script = format!("white vi {name}\nblack sighted Ben\n\nboth play 1.e4\n");
            let script = table::script::parse::parse(&script).unwrap();
            let session = from_script(&script, Some(data), Locale::En);
            session.store.file().unwrap().to_owned()
        };
        let paths: Vec<PathBuf> = names.iter().map(|name| place(name)).collect();
        for (path, number) in paths.iter().rev().zip(1..) {
            let at = UNIX_EPOCH + std::time::Duration::from_secs(number * 60);
            fs::File::options()
                .write(true)
                .open(path)
                .unwrap()
                .set_modified(at)
                .unwrap();
        }
        paths
    }

    #[expect(clippy::disallowed_methods, reason = "what somebody does to the files")]
    fn spoil(path: &Path) {
        let mut bytes = fs::read(path).unwrap();
        let half = bytes.len() / 2;
        bytes.truncate(half);
        let changed = fs::metadata(path).unwrap().modified().unwrap();
        fs::write(path, bytes).unwrap();
        fs::File::options()
            .write(true)
            .open(path)
            .unwrap()
            .set_modified(changed)
            .unwrap();
    }

    fn told_at_start(data: &Path) -> (String, Session) {
        let wanted = CommandLineRequests {
            data: Some(data.to_owned()),
            ..CommandLineRequests::default()
        };
        let session = open(&wanted, Locale::En, &mut Progress::untold()).unwrap();
        let messages = locale::Messages::new(Locale::En);
        let told: Vec<String> = session
            .notes
            .iter()
            .map(|note| crate::app::sentences::notice(&messages, note))
            .collect();
        (told.join("|"), session.into_session())
    }

    #[test]
    fn a_table_and_its_script_are_in_the_one_file_at_once() {
        let data = tempfile::tempdir().unwrap();
        for story in ["", "\nboth play 1.e4 e5\n"] {
            let script = table::script::parse::parse(&format!("white vi Ada\nblack sighted Ben\n{story}")).unwrap();
            let mut session = from_script(&script, Some(data.path()), Locale::En);
            // Its log is left behind.
            let alone = data.path().join("alone.annabella");
            fs::copy(session.store.file().unwrap(), &alone).unwrap();
            let entries = sqlite::read(&alone).unwrap().entries;
            assert!(!entries.is_empty(), "{story}");
            assert_eq!(entries, session.store.load().unwrap().entries, "{story}");
        }
    }

    #[test]
    fn every_game_not_continued_is_told_with_its_reason() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        let paths = stored_games(data, &["Ada", "Eve", "Ida", "Una", "Zoe"]);
        // The journals: written by a newer program; damaged; its log missing; no longer a journal.
        let connection = rusqlite::Connection::open(&paths[0]).unwrap();
        connection
            .execute_batch("UPDATE meta SET value = '2'; PRAGMA user_version = 2")
            .unwrap();
        drop(connection);
        let minutes = |number: u64| UNIX_EPOCH + std::time::Duration::from_secs(number * 60);
        let put = |path: &Path, bytes: &[u8], changed| {
            use std::io::Write as _;
            let mut file = fs::File::create(path).unwrap();
            file.write_all(bytes).unwrap();
            file.set_modified(changed).unwrap();
        };
        fs::File::options()
            .write(true)
            .open(&paths[0])
            .unwrap()
            .set_modified(minutes(9))
            .unwrap();
        spoil(&paths[1]);
        let empty = data.join("empty.db");
        let connection = rusqlite::Connection::open(&empty).unwrap();
        connection
            .pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))
            .unwrap();
        let without_log = fs::read(&empty).unwrap();
        drop(connection);
        put(&paths[2], &without_log, minutes(3));
        put(&paths[3], b"1. e4 e5", minutes(2));
        let (told, session) = told_at_start(data);
        for words in [
            "it was written by a newer version",
            "its file is damaged. To see what can still be read, open ",
            "-wal, which is missing",
            "One more stored game could not be reopened",
            "The previous unfinished game has been opened instead.",
        ] {
            assert!(told.contains(words), "{words}: {told}");
        }
        let zoe = &session.table.opening().people.players.white.name;
        assert_eq!(zoe, "Zoe");
        drop(session);
        // The journals are reported again as long as they are there; an older game that is played again hides none of
        // them.
        spoil(&paths[4]);
        let (told, session) = told_at_start(data);
        assert!(told.contains("2 more stored games"), "{told}");
        assert!(told.ends_with("A new game has been started instead."), "{told}");
        assert_eq!(session.notes.len(), 1);
    }

    #[test]
    fn a_damaged_game_that_is_older_or_over_is_not_reported() {
        let folder = tempfile::tempdir().unwrap();
        let paths = stored_games(folder.path(), &["Ada", "Eve"]);
        spoil(&paths[1]);
        let (told, session) = told_at_start(folder.path());
        assert_eq!(told, "");
        assert_eq!(session.store.file(), Some(paths[0].as_path()));
    }

    #[cfg(unix)]
    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    fn linked_settings_stay_linked_and_what_cannot_be_kept_is_told() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};

        let folder = tempfile::tempdir().unwrap();
        let (data, dotfiles) = (folder.path().join("data"), folder.path().join("dotfiles"));
        let named = data.join("settings.toml");
        fs::create_dir_all(&data).unwrap();
        fs::create_dir(&dotfiles).unwrap();
        let wanted = CommandLineRequests {
            data: Some(data.clone()),
            ..CommandLineRequests::default()
        };
        let mut other = Settings::default();
        other.person.name = String::from("Ada");
        // A link to a link, the last one relative.
        symlink("real.toml", dotfiles.join("link.toml")).unwrap();
        symlink(dotfiles.join("link.toml"), &named).unwrap();
        // The link leads nowhere yet: reported, because the settings may be on a disk that is not there.
        let (_, note) = wanted.settings();
        assert!(
            matches!(note, Some(Notice::Settings(_, _) | Notice::SettingsFile(_, _))),
            "{note:?}"
        );
        assert_eq!(wanted.keeper(true)(&other), Ok(()));
        let real = dotfiles.join("real.toml");
        assert!(named.is_symlink() && dotfiles.join("link.toml").is_symlink());
        assert_eq!(wanted.settings(), (other.clone(), None));
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "nothing lies beside the link");
        // A file that cannot be read is renamed in its own place.
        fs::write(&real, "volume = [\n").unwrap();
        assert_eq!(wanted.keeper(true)(&other), Ok(()));
        assert_eq!(
            fs::read_to_string(dotfiles.join("real.toml.kept-1")).unwrap(),
            "volume = [\n"
        );
        assert!(named.is_symlink());
        // A place that cannot be written to, a circle, a folder: reported, and everything stays.
        let nowhere = folder.path().join("none/settings.toml");
        for to in [nowhere.as_path(), named.as_path(), dotfiles.as_path()] {
            fs::remove_file(&named).unwrap();
            symlink(to, &named).unwrap();
            assert!(wanted.settings().1.is_some(), "{}", to.display());
            assert!(wanted.keeper(true)(&other).is_err(), "{}", to.display());
            assert_eq!(fs::read_link(&named).unwrap(), to);
        }
        assert_eq!(fs::read_dir(&dotfiles).unwrap().count(), 3);
        // A folder in its place is renamed.
        fs::remove_file(&named).unwrap();
        fs::create_dir(&named).unwrap();
        assert!(wanted.settings().1.is_some());
        assert_eq!(wanted.keeper(true)(&other), Ok(()));
        assert!(data.join("settings.toml.kept-1").is_dir());
        assert_eq!(wanted.settings(), (other, None));
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    fn unreadable_settings_are_set_aside_before_new_ones_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let wanted = CommandLineRequests {
            data: Some(folder.path().to_owned()),
            ..CommandLineRequests::default()
        };
        for (number, text) in [(1, "version = 99\n"), (2, "volume = [\n")] {
            fs::write(path("settings.toml"), text).unwrap();
            let (settings, note) = wanted.settings();
            assert!(
                matches!(note, Some(Notice::Settings(_, _) | Notice::SettingsFile(_, _))),
                "{text}"
            );
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

    /// A stored game whose last entry was cut off since it was seen.
    fn shortened(data: &Path) -> PathBuf {
        let entries = story::sample_game().journal;
        let (last, rest) = entries.split_last().unwrap();
        let mut store = sqlite::create_in(data, "game").unwrap();
        store.append(rest).unwrap();
        let path = store.file().unwrap().to_owned();
        SeenGames::in_folder(data)
            .remember(&path, entries[0].hash, Anchor::from_entry(last), false)
            .unwrap();
        path
    }

    #[test]
    fn a_shortened_journal_is_told_listed_and_noted_in_itself() {
        let data = tempfile::tempdir().unwrap();
        let path = shortened(data.path());
        let states = || {
            let listed = files::stored_games(Some(data.path()), &mut Progress::untold()).into_iter();
            listed.map(|game| game.state).collect::<Vec<_>>()
        };
        assert_eq!(states(), [StoredState::Shortened]);
        let wanted = CommandLineRequests {
            open: Some(path.clone()),
            data: Some(data.path().to_owned()),
            ..CommandLineRequests::default()
        };
        let told = || {
            let session = open(&wanted, Locale::En, &mut Progress::untold()).unwrap();
            let mut session = session.into_session();
            let now = session.table.last();
            let effects = session.table.step(Input::Time, now);
            let told: Vec<Person> = effects
                .iter()
                .filter_map(|effect| {
                    let Effect::Say { to, utterance, .. } = effect else {
                        return None;
                    };
                    utterance.text().contains("is missing entries").then_some(*to)
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
        // Once the finding is written down, the game continues with it: it is no longer reported, and shown for good.
        let anchor = Anchor {
            number: chain.number,
            hash: chain.hash,
        };
        SeenGames::in_folder(data.path())
            .remember(&path, first.unwrap(), anchor, false)
            .unwrap();
        let (told_again, _, _, desk) = told();
        assert_eq!((told_again.len(), desk.len()), (0, 1));
        assert_eq!(states(), [StoredState::Shortened]);
    }

    #[test]
    fn the_finished_game_of_the_paired_players_comes_back() {
        let data = tempfile::tempdir().unwrap();
        let chief = PrivateKey::from_seed([1; 32]);
        let mut opening = story::timed_opening();
        opening.tournament.name = String::from("Club Open");
        opening.tournament.round = Some(1);
        let mut game = story::Story::open(opening.clone());
        let (result, text) = (GameResult::WhiteWins, String::from("agreed"));
        game.must(Person::Arbiter, &Command::RuleResult { result, text });
        let mut store = sqlite::create_in(data.path(), "game").unwrap();
        store.append(&game.journal).unwrap();
        drop(store);
        let ByColor { white, black } = opening.people.players.as_ref().map(|player| Paired {
            name: player.name.clone(),
            ..Paired::default()
        });
        let pairing = Pairing {
            round: 1,
            white,
            black,
            play_off_time: String::new(),
            result: String::from("1-0"),
        };
        let keep = |pairing: Option<Pairing>| {
            let seed = JoiningToken([2; 32]);
            let event = chief.public().tournament();
            let table = TableEntry {
                number: TableNumber(1),
                key: PrivateKey::from_seed(seed.0).public(),
                room: String::new(),
                pairing,
            };
            let roster = Roster {
                number: 1,
                event,
                name: String::from("Club Open"),
                tables: vec![table],
                ..Roster::default()
            };
            let place = Membership {
                event,
                event_key: chief.public(),
                name: String::from("Club Open"),
                table: TableNumber(1),
                seed,
                credentials: link::Credentials::default(),
                connect: Vec::new(),
                roster: roster.sign(&chief),
            };
            MembershipFile::in_folder(Some(data.path())).keep(Some(&place)).unwrap();
        };
        // The table that makes way names nobody for a game that is over.
        let mut unnamed = opening.clone();
        unnamed.tournament.round = None;
        for player in unnamed.people.players.as_mut() {
            player.name.clear();
        }
        let wanted = CommandLineRequests {
            data: Some(data.path().to_owned()),
            ..CommandLineRequests::default()
        };
        let ended = |opening: &GameSetup| {
            let session = following(opening.clone(), &wanted, Locale::En);
            session.table.game().ending().map(|ending| ending.result)
        };
        for (pairing, found) in [(Some(pairing), Some(result)), (None, None)] {
            keep(pairing);
            assert_eq!(ended(&unnamed), found);
        }
    }

    #[test]
    fn dates_are_right_around_leap_days_and_centuries() {
        assert_eq!(iso(0), "1970-01-01T00:00:00Z");
        assert_eq!(iso(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(iso(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(iso(1_795_219_200), "2026-11-21T00:00:00Z");
    }

    #[test]
    fn a_game_without_moves_and_names_is_not_reopened() {
        let folder = tempfile::tempdir().unwrap();
        let data = Some(folder.path().join("data"));
        let wanted = CommandLineRequests {
            data,
            ..CommandLineRequests::default()
        };
        let start = |words: &[&str]| {
            let mut session = open(&wanted, Locale::En, &mut Progress::untold())
                .unwrap()
                .into_session();
            let mut said = Vec::new();
            for (at, input) in (1..).zip(
                [Input::Time].into_iter().chain(
                    words
                        .iter()
                        .map(|text| Input::Intent(Person::Player(Color::White), Intent::Line((*text).to_owned()))),
                ),
            ) {
                let effects = session.table.step(input, Moment::from_millis(at));
                for effect in effects {
                    if let Effect::Append(entries) = &effect {
                        let linked = session.link(entries);
                        session.store.append(&linked).unwrap();
                    }
                    if let Effect::Say { utterance, .. } = effect {
                        said.push(utterance.text());
                    }
                }
            }
            said
        };
        let new = "You are White. Your move.";
        assert_eq!(start(&[]), [new]);
        assert_eq!(start(&["e4"])[0], new);
        // A game without a clock has none that could be stopped.
        assert_eq!(start(&[])[0], "Your game is back.");
    }
}
