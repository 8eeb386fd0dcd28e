//! The hall desk, on a thread of its own, and the tournament it keeps.

use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::from_trf::LONGEST_REPORT;
use super::joining::NotAdmitted;
use super::outside::PairingProgram;
use super::sentences;
use super::session::now_iso;
use super::table_from_desk::{self, OpenedTable};
use adapters::desk_file::DeskFile;
use adapters::disk_files::{self, RegularFile};
use adapters::monotonic::Monotonic;
use adapters::ports::RequestPort;
use adapters::ports::desk_store::{DeskStore as _, Replicated, StoreFailure};
use adapters::ports::files::NotRead;
use adapters::ports::link::Certificates;
use adapters::ports::store::Store as _;
use adapters::sqlite::SqliteStore;
use adapters::{own_files, system_random};
use announcement::Vocabulary;
use controls::intent::Intent;
use display::Screen;
use hall::desk::kept::{DeskOwner, KeptChange, KeptKey};
use hall::desk::{
    CorrectedFiles, DeskEffect, DeskIdentity, DeskInput, DeskNotice, HallDesk, OutsideFile, PairingNews, PastResults,
    key,
};
use hall::screen::{HallIntent, HallScreen};
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;
use laws::moment::Moment;
use laws::people::Person;
use link::enrolment::NewcomerPart;
use link::identity::PrivateKey;
use link::membership::DeskOrRelayMembership;
use link::roster::Power;
use link::topic::TournamentId;
use link::{Address, Authority, MachinePart, MachineRole, NetParticipation, NetRequest};
use locale::Messages;
use notation::pgn::{self, live};
use protocols::lichess::broadcast;

/// The largest file of games that a feed writes, in bytes: a hundred long games.
const LONGEST_FEED: u64 = 64 << 20;
/// The longest sleep of a desk.
const LONGEST_SLEEP: Duration = Duration::from_mins(1);
/// The silence after which a table counts as lost, in milliseconds.
const LEASE_MS: u64 = 5_000;

/// The reason why there is no desk.
#[derive(Debug)]
pub enum NoHallDesk {
    /// This program was built without the network.
    NotBuilt,
    /// No folder is known for the tournament.
    NoFolder,
    /// The folder holds several tournaments; one has to be named.
    Which(Vec<String>),
    /// The folder holds none; a new one needs a name.
    Unnamed,
    /// The file for that name belongs to another tournament.
    OtherName {
        /// The name that was given.
        name: String,
        /// The name of the tournament in the file.
        kept: String,
    },
    /// The tournament cannot be opened or created.
    Store(PathBuf, StoreFailure),
    /// The key is locked with another passphrase.
    NoKey(PathBuf),
    /// The key is locked, and no passphrase was given.
    Closed(PathBuf),
    /// A passphrase was given for another desk's tournament, which has no key to lock here.
    NotChief(PathBuf),
    /// The other desk's tournament did not let this desk in.
    NotIn(NotAdmitted),
    /// The system would not start a thread.
    NoThread,
}

/// A tournament that is open.
pub struct OpenTournament {
    /// The name of the tournament.
    pub name: String,
    /// The tournament report it is made from, if one was given.
    pub tournament: Option<String>,
    /// The folder of its reports and its feed.
    folder: PathBuf,
    store: DeskFile,
    about: DeskOwner,
    key: PrivateKey,
    authority: Option<Authority>,
}

impl OpenTournament {
    fn of(path: &Path, store: DeskFile, about: DeskOwner, key: PrivateKey, authority: Option<Authority>) -> Self {
        Self {
            name: about.name.clone(),
            tournament: None,
            folder: path.with_extension(""),
            store,
            about,
            key,
            authority,
        }
    }
}

/// Checks that a further desk could keep a tournament there. Called before the desk asks to be let in, because a code
/// works only once.
///
/// # Errors
/// The folder cannot be written, or another program is a further desk with its file there.
pub fn may_join(data: Option<&Path>) -> Result<(), NoHallDesk> {
    let folder = data.ok_or(NoHallDesk::NoFolder)?.join("events");
    disk_files::try_folder(&folder).map_err(|error| NoHallDesk::Store(folder.clone(), error.into()))?;
    let mut files = kept_in(&folder).into_iter();
    match files.find(|path| DeskFile::is_held_by_a_further_desk(path)) {
        Some(held) => Err(NoHallDesk::Store(held, StoreFailure::InUse)),
        None => Ok(()),
    }
}

/// Takes part in another desk's tournament as a further desk, and keeps the data for that in that folder.
///
/// # Errors
/// [`NoHallDesk`]
pub fn join_tournament(
    data: Option<&Path>,
    by: &str,
    joined: DeskOrRelayMembership,
) -> Result<OpenTournament, NoHallDesk> {
    let folder = data.ok_or(NoHallDesk::NoFolder)?.join("events");
    own_files::create_folder(&folder).map_err(|error| NoHallDesk::Store(folder.clone(), error.into()))?;
    let name = joined.welcome.name.clone();
    let seed = joined.seed.0;
    let event = joined.welcome.event;
    let roster = joined.welcome.roster.clone();
    let about = DeskOwner {
        name: name.clone(),
        by: by.to_owned(),
        key: KeptKey::Open(seed),
        authority: None,
        joined: Some(joined),
    };
    let (path, known) = place_for(&folder, &name, event);
    let opened = if known {
        DeskFile::open(&path).and_then(|(mut store, _)| store.rejoin(&about).map(|()| store))
    } else {
        DeskFile::create(&path, &about)
    };
    let store = opened.and_then(|mut store| {
        store.keep(&KeptChange::Roster(roster))?;
        Ok(store)
    });
    let store = store.map_err(|why| NoHallDesk::Store(path.clone(), why))?;
    Ok(OpenTournament::of(
        &path,
        store,
        about,
        PrivateKey::from_seed(seed),
        None,
    ))
}

/// The file of a further desk for that tournament, and true if it exists already. A tournament of the same name that was created elsewhere,
/// or the chief's own, is left alone.
fn place_for(folder: &Path, name: &str, event: TournamentId) -> (PathBuf, bool) {
    let of = |path: &Path| match DeskFile::open(path) {
        Ok((_, about)) => about.joined.map(|joined| joined.welcome.event),
        Err(_) => None,
    };
    for number in 1..1_000 {
        let named = if number == 1 {
            name.to_owned()
        } else {
            format!("{name} {number}")
        };
        let path = folder.join(DeskFile::name(&named));
        if !path.exists() {
            return (path, false);
        }
        if of(&path) == Some(event) {
            return (path, true);
        }
    }
    (folder.join(DeskFile::name(name)), false)
}

/// A question before a tournament is opened, if someone can answer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningQuestion {
    /// The tournament of that name is created now: a passphrase for its key, or none.
    New(String),
    /// The key of that tournament is locked: its passphrase.
    Closed(String),
}

/// The question about a passphrase before that tournament is opened, if any.
pub fn asks(data: Option<&Path>, name: Option<&str>) -> Option<OpeningQuestion> {
    let path = file_of(&data?.join("events"), name).ok()?;
    if !path.exists() {
        return name.map(|name| OpeningQuestion::New(name.to_owned()));
    }
    // Obstacles to opening it are reported when it is opened.
    let (_, about) = DeskFile::open(&path).ok()?;
    match about.key {
        KeptKey::Open(_) => None,
        KeptKey::Closed { .. } => Some(OpeningQuestion::Closed(about.name)),
    }
}

/// The file of that tournament; without a name, of the only one there.
fn file_of(folder: &Path, name: Option<&str>) -> Result<PathBuf, NoHallDesk> {
    match (name, kept_in(folder).as_slice()) {
        (Some(name), _) if name.trim().is_empty() => Err(NoHallDesk::Unnamed),
        (Some(name), _) => Ok(folder.join(DeskFile::name(name))),
        (None, []) => Err(NoHallDesk::Unnamed),
        (None, [only]) => Ok(only.clone()),
        (None, several) => {
            let names = several.iter().filter_map(|path| path.file_stem()?.to_str());
            Err(NoHallDesk::Which(names.map(str::to_owned).collect()))
        }
    }
}

/// Opens the tournament of that name in that folder, or creates it; without a name, the only one there. With a passphrase the chief's key
/// is kept locked from then on, and opens with it alone.
///
/// # Errors
/// [`NoHallDesk`]
pub fn open_tournament(
    data: Option<&Path>,
    name: Option<&str>,
    by: &str,
    passphrase: Option<&str>,
    certificates: &mut dyn Certificates,
) -> Result<OpenTournament, NoHallDesk> {
    let passphrase = passphrase.filter(|words| !words.is_empty());
    let folder = data.ok_or(NoHallDesk::NoFolder)?.join("events");
    let path = file_of(&folder, name)?;
    if !path.exists() {
        let name = name.ok_or(NoHallDesk::Unnamed)?;
        let key = PrivateKey::from_seed(system_random::seed());
        let authority = certificates.authority().ok_or(NoHallDesk::NotBuilt)?;
        own_files::create_folder(&folder).map_err(|error| NoHallDesk::Store(folder.clone(), error.into()))?;
        let about = DeskOwner {
            name: name.to_owned(),
            by: by.to_owned(),
            key: passphrase.map_or_else(
                || KeptKey::Open(key.seed()),
                |words| key::close(&key, words, &system_random::seed()),
            ),
            authority: Some(key::close_authority(&authority, &key)),
            joined: None,
        };
        let store = DeskFile::create(&path, &about).map_err(|why| NoHallDesk::Store(path.clone(), why))?;
        return Ok(OpenTournament::of(&path, store, about, key, Some(authority)));
    }
    let (mut store, mut about) = DeskFile::open(&path).map_err(|why| NoHallDesk::Store(path.clone(), why))?;
    // Characters that file names cannot hold all count the same: the tournament may be named as its file is listed,
    // too.
    let is_meant = |name: &str| name == about.name || path.file_stem().is_some_and(|stem| stem == name);
    if let Some(name) = name.filter(|name| !is_meant(name)) {
        let (name, kept) = (name.to_owned(), about.name);
        return Err(NoHallDesk::OtherName { name, kept });
    }
    let key = match (&about.key, passphrase) {
        (KeptKey::Closed { .. }, None) => return Err(NoHallDesk::Closed(path)),
        (KeptKey::Open(_), Some(_)) if about.joined.is_some() => return Err(NoHallDesk::NotChief(path)),
        (kept, words) => key::open(kept, words.unwrap_or_default()).ok_or_else(|| NoHallDesk::NoKey(path.clone()))?,
    };
    if let (KeptKey::Open(_), Some(words)) = (&about.key, passphrase) {
        about.key = key::close(&key, words, &system_random::seed());
        store
            .close_key(&about.key)
            .map_err(|why| NoHallDesk::Store(path.clone(), why))?;
    }
    let authority = about
        .authority
        .as_ref()
        .and_then(|authority| key::open_authority(authority, &key));
    Ok(OpenTournament::of(&path, store, about, key, authority))
}

/// The name of the tournament kept last there, as in its file's name; if there is none, the date, for a new one.
pub fn last(data: &Path) -> String {
    let at = |path: &PathBuf| path.metadata().and_then(|about| about.modified()).ok();
    let last = kept_in(&data.join("events")).into_iter().max_by_key(at);
    let name = last.and_then(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    name.unwrap_or_else(|| now_iso().unwrap_or_default().chars().take(10).collect())
}

/// The files of tournaments in that folder.
fn kept_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = named_as_tournaments(folder);
    files.retain(|path| path.is_file());
    files
}

/// The paths in the folder of tournaments that are named like a tournament's file and are no file.
pub fn passed_over(data: &Path) -> Vec<PathBuf> {
    let mut others = named_as_tournaments(&data.join("events"));
    others.retain(|path| !path.is_file());
    others
}

fn named_as_tournaments(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut named: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|end| end == adapters::desk_file::EXTENSION)
        })
        .collect();
    named.sort();
    named
}

/// A message of the thread.
#[derive(Debug)]
pub enum HallMessage {
    /// Words for the arbiter.
    Said(DeskNotice),
    /// The page as it is now, and the open table, as if the arbiter stood at it.
    Screen(Arc<HallScreen>, Option<Arc<Screen>>),
    /// A posted intent is done.
    Done,
    /// Another program is asked, which answers later.
    Asked,
    /// Another program has answered.
    Answered,
    /// The arbiter closes this desk.
    Ended,
}

/// The tools of a desk.
pub struct HallTools {
    /// The network.
    pub link: Box<dyn RequestPort<link::NetRequest>>,
    /// The broadcast on lichess.
    pub broadcast: Box<dyn RequestPort<broadcast::BroadcastRequest>>,
    /// The program that pairs the rounds of a Swiss tournament.
    pub pairing: PairingProgram,
    /// Certificates for newcomers.
    pub certificates: Box<dyn Certificates>,
    /// The address where tables reach it.
    pub listen: Address,
    /// The language, and the words of codes.
    pub messages: Messages,
    /// The vocabulary in which codes are spoken.
    pub vocabulary: Vocabulary,
    /// True if the page is wanted.
    pub shows: bool,
    /// Receives every message.
    pub tell: Box<dyn Fn(HallMessage) + Send>,
}

/// The default address of a desk, or that of a host without a port.
pub fn listening(typed: Option<&str>) -> Address {
    Address::typed(typed.unwrap_or("0.0.0.0"))
}

enum Posted {
    Input(DeskInput),
    /// An intent of the arbiter at the open table.
    Act(Box<Intent>),
    Quit,
}

/// A handle that posts to the desk.
#[derive(Clone)]
pub struct HallPost(Sender<Posted>);

impl HallPost {
    /// Posts an intent of the arbiter.
    pub fn intent(&self, intent: HallIntent) {
        self.input(DeskInput::Do(intent));
    }

    /// Posts an intent of the arbiter at the open table.
    pub fn act(&self, intent: Intent) {
        self.0.send(Posted::Act(Box::new(intent))).ok();
    }

    /// Posts news of the network, the broadcast or the pairing program.
    pub fn input(&self, input: DeskInput) {
        self.0.send(Posted::Input(input)).ok();
    }
}

/// The desk's thread. Dropping it ends it.
pub struct HallThread {
    post: HallPost,
    thread: Option<JoinHandle<()>>,
}

impl HallThread {
    /// Starts the thread; the tools are made with a handle to it.
    ///
    /// # Errors
    /// The tournament cannot be read, or the system would not start a thread.
    pub fn start(event: OpenTournament, make: impl FnOnce(&HallPost) -> HallTools) -> Result<Self, NoHallDesk> {
        let (posted, inbox) = channel();
        let post = HallPost(posted);
        let tools = make(&post);
        let runner = HallRunner::new(event, tools)?;
        let thread = std::thread::Builder::new()
            .name(String::from("hall"))
            .spawn(move || runner.run(&inbox))
            .map_err(|_refused| NoHallDesk::NoThread)?;
        Ok(Self {
            post,
            thread: Some(thread),
        })
    }

    /// A handle that posts to the desk.
    pub fn post(&self) -> HallPost {
        self.post.clone()
    }
}

impl Drop for HallThread {
    fn drop(&mut self) {
        self.post.0.send(Posted::Quit).ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// The most steps of tables that are written together: unwritten ones are lost with the program, until the tables are asked again.
const MOST_TOGETHER: usize = 32;

struct HallRunner {
    desk: HallDesk,
    store: DeskFile,
    folder: PathBuf,
    authority: Option<Authority>,
    tools: HallTools,
    time: Monotonic,
    /// The open table.
    open_table: Option<OpenedTable>,
    /// Replicas that are not stored yet: those that come together are written together.
    replicated: Vec<Replicated>,
    /// True if the arbiter knows that replicas could not be stored.
    knows_not_replicated: bool,
}

impl HallRunner {
    fn new(event: OpenTournament, tools: HallTools) -> Result<Self, NoHallDesk> {
        let OpenTournament {
            name,
            tournament,
            folder,
            mut store,
            about,
            key,
            authority,
        } = event;
        let path = PathBuf::from(&name);
        let loaded = store.load().map_err(|why| NoHallDesk::Store(path, why))?;
        let time = Monotonic::after(Moment::START);
        let own = DeskIdentity {
            event: about
                .joined
                .as_ref()
                .map_or(key.public().tournament(), |joined| joined.welcome.event),
            key,
            by: about.by,
            // The roster names the power of a further desk.
            power: if about.joined.is_some() {
                Power::Looks
            } else {
                Power::Chief
            },
            door: tools.listen.clone(),
            vocabulary: tools.vocabulary,
        };
        let messages = tools.messages;
        let event_id = own.event;
        let id = own.key.public().desk();
        let mut desk = HallDesk::new(own, messages, loaded, system_random::seed(), time.now());
        let first = desk.found(&name);
        let mut runner = Self {
            desk,
            store,
            folder,
            authority,
            tools,
            time,
            open_table: None,
            replicated: Vec::new(),
            knows_not_replicated: false,
        };
        runner.carry_out(first);
        runner.step(DeskInput::Wall(now_iso().unwrap_or_default()));
        if let Some(trf) = tournament {
            runner.step(DeskInput::Import(trf));
        }
        let mut is_screen = false;
        let (credentials, connect) = if let Some(DeskOrRelayMembership { welcome, .. }) = about.joined {
            is_screen = welcome.place == NewcomerPart::Spectator || runner.desk.is_screen();
            (Some(welcome.credentials), runner.desk.where_desks_are(welcome.connect))
        } else {
            let authority = runner.authority.clone();
            // Tables check that the certificate names the address at which they reach this desk.
            let listen = std::slice::from_ref(&runner.tools.listen);
            let made = |authority| {
                runner
                    .tools
                    .certificates
                    .credentials_at(&authority, MachineRole::Desk, listen)
            };
            (authority.and_then(made), Vec::new())
        };
        runner.tools.link.ask(NetRequest::Open(Box::new(NetParticipation {
            event: event_id,
            part: if is_screen {
                MachinePart::Spectator(id)
            } else {
                MachinePart::Desk(id)
            },
            listen: if is_screen {
                Vec::new()
            } else {
                vec![runner.tools.listen.clone()]
            },
            connect,
            credentials,
            lease_ms: LEASE_MS,
        })));
        Ok(runner)
    }

    fn run(mut self, inbox: &Receiver<Posted>) {
        self.show();
        loop {
            let wakeup = self.desk.next_wakeup();
            let sleep = wakeup.map_or(LONGEST_SLEEP, |at| self.time.until(at).min(LONGEST_SLEEP));
            let is_due = wakeup.is_some_and(|at| at <= self.time.now());
            let next = if is_due {
                Err(RecvTimeoutError::Timeout)
            } else {
                inbox.recv_timeout(sleep)
            };
            match next {
                Ok(posted) => {
                    // Posts that came meanwhile share one picture.
                    let goes_on = self.take(posted) && inbox.try_iter().all(|posted| self.take(posted));
                    if !goes_on {
                        break;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => self.step(DeskInput::Time),
            }
            self.replicate();
            self.show();
        }
        self.replicate();
        self.tools.link.ask(NetRequest::Close);
    }

    /// Handles a post. False ends the desk.
    fn take(&mut self, posted: Posted) -> bool {
        let is_of_person = matches!(posted, Posted::Input(DeskInput::Do(_)) | Posted::Act(_));
        if is_of_person {
            // The data on which a person acts are stored first.
            self.replicate();
        }
        // A result that comes from a table is noted with the time, too.
        if is_of_person || matches!(posted, Posted::Input(DeskInput::Net(_))) {
            self.step(DeskInput::Wall(now_iso().unwrap_or_default()));
        }
        match posted {
            Posted::Input(input) => {
                let is_answer = matches!(&input, DeskInput::Pairing(news) if *news != PairingNews::Begun);
                self.step(input);
                if is_answer {
                    (self.tools.tell)(HallMessage::Answered);
                }
                if is_of_person {
                    (self.tools.tell)(HallMessage::Done);
                }
            }
            Posted::Act(intent) => self.act(*intent),
            Posted::Quit => return false,
        }
        true
    }

    /// Sends a ruling to the table; other intents only look, and are answered here.
    fn act(&mut self, intent: Intent) {
        let Some(number) = self.desk.opened() else { return };
        let (is_ruling, effects) = self.desk.act(number, &intent, self.time.now());
        self.carry_out(effects);
        let now = self.desk.moment_at(number, self.time.now());
        let table = self
            .open_table
            .as_mut()
            .and_then(|open_table| open_table.table.as_mut());
        if let (false, Some(table), Some(now)) = (is_ruling, table, now) {
            let input = table::input::Input::Intent(Person::Arbiter, intent);
            for effect in table.step(input, now) {
                if let table::effect::Effect::Say { utterance, .. } = effect {
                    (self.tools.tell)(HallMessage::Said(DeskNotice {
                        kind: "table",
                        tables: vec![number],
                        text: utterance.text(),
                        is_urgent: true,
                    }));
                }
            }
        }
    }

    fn step(&mut self, input: DeskInput) {
        let effects = self.desk.step(input, self.time.now());
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<DeskEffect>) {
        let mut effects = effects.into_iter();
        while let Some(effect) = effects.next() {
            match effect {
                DeskEffect::Keep(ref kept) => {
                    // The ruling is stored after the entries it rules on.
                    self.replicate();
                    if let Err(why) = self.store.keep(kept) {
                        log::warn!("the event is not kept: {why:?}");
                        let dropped = iter::once(effect).chain(effects).collect();
                        return self.step(DeskInput::NotKept(dropped));
                    }
                }
                DeskEffect::Replicate(batch) => {
                    self.replicated.extend(batch);
                    if self.replicated.len() >= MOST_TOGETHER {
                        self.replicate();
                    }
                }
                DeskEffect::Write(papers) => self.write(&papers),
                DeskEffect::Correct(past) => self.correct(&past),
                DeskEffect::SaveGame {
                    name,
                    entries,
                    heartbeat,
                } => self.save_game(&name, &entries, heartbeat),
                DeskEffect::Read(file) => self.read_report(&file),
                DeskEffect::Pair(report) => {
                    (self.tools.tell)(HallMessage::Asked);
                    self.tools.pairing.pair(report, &self.folder);
                }
                DeskEffect::NamePairingProgram(command) => {
                    (self.tools.tell)(HallMessage::Asked);
                    self.tools.pairing.name(command);
                }
                DeskEffect::Ask(request) => self.tools.link.ask(request),
                DeskEffect::Broadcast(request) => self.tools.broadcast.ask(request),
                DeskEffect::Certify { slot, role, at } => {
                    let certificates = &mut self.tools.certificates;
                    let made = self
                        .authority
                        .as_ref()
                        .and_then(|authority| certificates.credentials_at(authority, role, &at));
                    self.step(DeskInput::Made(slot, made));
                }
                DeskEffect::End => (self.tools.tell)(HallMessage::Ended),
                DeskEffect::Tell(said) => (self.tools.tell)(HallMessage::Said(said)),
                DeskEffect::Show => {}
            }
        }
    }

    fn replicate(&mut self) {
        if self.replicated.is_empty() {
            return;
        }
        let batch = std::mem::take(&mut self.replicated);
        let fails = self.store.replicate(&batch).is_err();
        if fails && !std::mem::replace(&mut self.knows_not_replicated, true) {
            self.step(DeskInput::NotReplicated);
        }
        self.knows_not_replicated &= fails;
    }

    /// Writes each file in place of the old one, whole: a reader meanwhile gets one of the two.
    fn write(&mut self, papers: &[OutsideFile]) {
        let mut failed = Vec::new();
        for OutsideFile { name, text } in papers {
            let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
            if let Err(why) = disk_files::replace_in(&self.folder.join(folder), file, text) {
                log::warn!("{name} is not written: {why}");
                failed.push(name.clone());
            }
        }
        self.step(DeskInput::Written {
            names: papers.iter().map(|paper| paper.name.clone()).collect(),
            failed,
            folder: self.folder.display().to_string(),
        });
    }

    /// Puts the results into the games of those files that are there.
    fn correct(&mut self, past: &PastResults) {
        let (mut changed, mut failed) = (Vec::new(), Vec::new());
        for name in &past.files {
            let path = self.folder.join(name);
            let text = match disk_files::text(&path, LONGEST_FEED) {
                Ok(text) => live::corrected(&text, &past.results),
                Err(NotRead::NotThere) => None,
                Err(why) => {
                    log::warn!("{name} is not corrected: {why:?}");
                    failed.push(name.clone());
                    None
                }
            };
            let Some(text) = text else { continue };
            match disk_files::replace(&path, text.as_bytes()) {
                Ok(()) => changed.push(OutsideFile {
                    name: name.clone(),
                    text,
                }),
                Err(why) => {
                    log::warn!("{name} is not corrected: {why}");
                    failed.push(name.clone());
                }
            }
        }
        if !(changed.is_empty() && failed.is_empty()) {
            self.step(DeskInput::Corrected(CorrectedFiles {
                round: past.round,
                changed,
                failed,
                folder: self.folder.display().to_string(),
            }));
        }
    }

    fn read_report(&mut self, file: &str) {
        let read =
            RegularFile::open(Path::new(file)).and_then(|mut opened| disk_files::at_most(&mut opened, LONGEST_REPORT));
        match read {
            Ok(bytes) => self.step(DeskInput::Import(pgn::decode(&bytes).into_owned())),
            Err(why) => (self.tools.tell)(HallMessage::Said(DeskNotice {
                kind: "refused",
                tables: Vec::new(),
                text: sentences::not_read(&self.tools.messages, why, file),
                is_urgent: true,
            })),
        }
    }

    fn save_game(&mut self, name: &str, entries: &[StoredEntry], heartbeat: Option<Heartbeat>) {
        let name = format!("{name}.annabella");
        let made = own_files::create_folder(&self.folder).map_err(StoreFailure::from);
        let made = made.and_then(|()| SqliteStore::create(&self.folder.join(&name)));
        let saved = made.and_then(|mut store| {
            store.append(entries)?;
            heartbeat.map_or(Ok(()), |beat| store.heartbeat(beat))
        });
        if let Err(why) = &saved {
            log::warn!("{name} is not written: {why:?}");
        }
        self.step(DeskInput::Written {
            failed: saved.err().map(|_why| name.clone()).into_iter().collect(),
            names: vec![name],
            folder: self.folder.display().to_string(),
        });
    }

    fn show(&mut self) {
        if self.tools.shows {
            let locale = self.tools.messages.locale();
            self.open_table = OpenedTable::follow(self.open_table.take(), &self.desk, locale);
            let number = self.desk.opened();
            let now = number.and_then(|number| self.desk.moment_at(number, self.time.now()));
            let open = table_from_desk::shared(self.open_table.as_ref(), now);
            (self.tools.tell)(HallMessage::Screen(Arc::new(self.desk.screen()), open));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adapters::ports::link::MachineRole;
    use link::Credentials;

    /// A fake that signs nothing.
    struct Nothing;

    impl Certificates for Nothing {
        fn authority(&mut self) -> Option<Authority> {
            Some(Authority {
                certificate: String::from("public"),
                key: String::from("private"),
            })
        }

        fn credentials_at(&mut self, _: &Authority, _: MachineRole, _: &[Address]) -> Option<Credentials> {
            None
        }
    }

    fn opened(data: &Path, passphrase: Option<&str>) -> Result<[u8; 32], NoHallDesk> {
        let event = open_tournament(Some(data), Some("Club Open"), "Eva", passphrase, &mut Nothing)?;
        assert_eq!(event.authority.unwrap().key, "private");
        Ok(event.key.seed())
    }

    /// True if that text is in a file of the folder.
    fn stands_in(folder: &Path, text: &str) -> bool {
        let mut files = std::fs::read_dir(folder).unwrap().flatten();
        files.any(|file| {
            let bytes = std::fs::read(file.path()).unwrap_or_default();
            bytes.windows(text.len()).any(|window| window == text.as_bytes())
        })
    }

    #[test]
    fn a_tournament_closed_with_a_passphrase_opens_only_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        let seed = opened(data, None).unwrap();
        let (events, written) = (data.join("events"), link::identity::PublicKey(seed).to_string());
        assert!(stands_in(&events, &written));
        assert_eq!(opened(data, Some("")).unwrap(), seed);
        assert_eq!(opened(data, Some("three quiet words")).unwrap(), seed);
        assert!(!stands_in(&events, &written), "neither in a free page nor in a log");
        assert_eq!(opened(data, Some("three quiet words")).unwrap(), seed);
        assert!(matches!(opened(data, None), Err(NoHallDesk::Closed(_))));
        assert!(matches!(
            opened(data, Some("three quiet word")),
            Err(NoHallDesk::NoKey(_))
        ));
    }

    #[test]
    fn a_passphrase_is_asked_for_a_new_tournament_or_a_closed_key() {
        let folder = tempfile::tempdir().unwrap();
        let data = Some(folder.path());
        let name = Some("Club Open");
        assert_eq!(asks(data, None), None, "no event is meant");
        assert_eq!(asks(data, name), Some(OpeningQuestion::New(String::from("Club Open"))));
        opened(folder.path(), None).unwrap();
        assert_eq!(asks(data, name), None);
        // The passphrase is set at the desk later.
        let mut event = open_tournament(data, name, "Eva", None, &mut Nothing).unwrap();
        let seed = event.key.seed();
        let closed = key::close(&event.key, "three quiet words", &[9; 32]);
        event.store.keep(&KeptChange::Key(closed)).unwrap();
        drop(event);
        assert_eq!(
            asks(data, None),
            Some(OpeningQuestion::Closed(String::from("Club Open")))
        );
        assert_eq!(opened(folder.path(), Some("three quiet words")).unwrap(), seed);
    }

    #[test]
    fn a_tournament_may_be_closed_from_the_beginning() {
        let folder = tempfile::tempdir().unwrap();
        let seed = opened(folder.path(), Some("quiet")).unwrap();
        let written = link::identity::PublicKey(seed).to_string();
        assert!(!stands_in(&folder.path().join("events"), &written));
        assert_eq!(opened(folder.path(), Some("quiet")).unwrap(), seed);
    }

    fn joined(chief: u8, seed: u8) -> DeskOrRelayMembership {
        let key = PrivateKey::from_seed([chief; 32]);
        let event = key.public().tournament();
        let roster = link::roster::Roster {
            number: 1,
            event,
            name: String::from("Club Open"),
            tables: Vec::new(),
            desks: Vec::new(),
            delay_ms: 0,
            is_public: false,
            terms: link::roster::Terms::default(),
            relays: Vec::new(),
        };
        let welcome = link::enrolment::Welcome {
            event,
            event_key: key.public(),
            name: String::from("Club Open"),
            place: link::enrolment::NewcomerPart::Desk,
            credentials: Credentials::default(),
            connect: Vec::new(),
            roster: roster.sign(&key),
            seat: None,
        };
        let seed = link::identity::JoiningToken([seed; 32]);
        DeskOrRelayMembership { seed, welcome }
    }

    #[test]
    fn what_a_further_desk_could_not_keep_is_found_before_it_knocks() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        assert!(matches!(may_join(None), Err(NoHallDesk::NoFolder)));
        may_join(Some(data)).unwrap();
        let files = || std::fs::read_dir(data.join("events")).unwrap().count();
        assert_eq!(files(), 0, "what was tried is gone");
        let own = open_tournament(Some(data), Some("Club Open"), "Eva", None, &mut Nothing).unwrap();
        may_join(Some(data)).unwrap();
        drop(own);
        let desk = join_tournament(Some(data), "Flo", joined(9, 4)).unwrap();
        let held = may_join(Some(data)).unwrap_err();
        assert!(
            matches!(&held, NoHallDesk::Store(path, StoreFailure::InUse) if path.ends_with("Club-Open-2.annabella-event")),
            "{held:?}"
        );
        drop(desk);
        may_join(Some(data)).unwrap();
        let taken = tempfile::NamedTempFile::new().unwrap();
        assert!(
            matches!(may_join(Some(taken.path())), Err(NoHallDesk::Store(..))),
            "a file is no folder"
        );
    }

    #[test]
    fn a_desk_let_in_again_uses_the_file_of_that_tournament() {
        let folder = tempfile::tempdir().unwrap();
        let join = |chief, seed| join_tournament(Some(folder.path()), "Flo", joined(chief, seed)).unwrap();
        let mut first = join(1, 2);
        first.store.keep(&KeptChange::Note(String::from("a note"))).unwrap();
        let owed = [3, 17].map(link::topic::TableNumber);
        first.store.keep(&KeptChange::Owed(owed.to_vec())).unwrap();
        drop(first);
        let mut again = join(1, 3);
        assert_eq!(again.key.seed(), [3; 32]);
        let loaded = again.store.load().unwrap();
        assert_eq!(
            (loaded.notes, loaded.owed),
            (vec![String::from("a note")], owed.to_vec())
        );
        drop(again);
        let event = open_tournament(Some(folder.path()), Some("Club Open"), "Flo", None, &mut Nothing).unwrap();
        assert_eq!(event.key.seed(), [3; 32], "it comes back as who it was let in as last");
        drop(event);
        assert!(join(9, 4).store.load().unwrap().notes.is_empty());
        // Notes from before the chief's came are laid aside, and the chief's are read.
        let mut last = join(1, 5);
        last.store.keep(&KeptChange::NotesAnew).unwrap();
        last.store.keep(&KeptChange::Note(String::from("the chief's"))).unwrap();
        assert_eq!(last.store.load().unwrap().notes, ["the chief's"]);
        for owed in [vec![3, 17], Vec::new()] {
            let owed: Vec<_> = owed.into_iter().map(link::topic::TableNumber).collect();
            last.store.keep(&KeptChange::Owed(owed.clone())).unwrap();
            assert_eq!(last.store.load().unwrap().owed, owed);
        }
        let used = [(3, 1), (17, 2)].map(|(table, used)| (link::topic::TableNumber(table), used));
        last.store.keep(&KeptChange::UsedFiles(used.into())).unwrap();
        assert_eq!(last.store.load().unwrap().used_files, used.into());
    }
}
