//! A hall: the desk as a process, and five hundred tables in this one, each with a session, a key and a certificate of its own, whose games
//! were played from a script beforehand. What a table says is signed and chained as its program does it; only its rules are not asked again.

pub mod cut;

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::program;
use adapters::desk_file::DeskFile;
use adapters::ports::RequestPort as _;
use adapters::ports::desk_store::{DeskStore as _, KeptChange};
use adapters::ports::link::{Authority, Certificates as _, MachineRole};
use annabella::app::hall::open_tournament;
use hall::desk::key;
use journal::chain::{Anchor, Chain, StoredEntry};
use laws::moment::Moment;
use link::head::{GamePhase, Head};
use link::identity::{PrivateKey, SignedText};
use link::page::{self, DrawnQuestion, SentEntry};
use link::roster::{Roster, TableEntry};
use link::topic::{DeskId, GameId, TableNumber, Topic, TournamentId};
use link::{Address, MachinePart, NetNews, NetParticipation, NetRequest};
use locale::Locale;
use net::certificates::TournamentCertificates;
use net::zenoh::ZenohLink;
use shakmaty::{ByColor, Color};
use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead as _, BufReader, Write as _};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use table::script::parse::parse;
use table::script::play::Stage;

/// The number of entries of each table when a late desk comes.
const ENTRIES: usize = 300;
/// A move so often at each table: blitz.
const PACE: Duration = Duration::from_secs(3);
const PATIENCE: Duration = Duration::from_mins(1);

/// From a flag to the desk's ear with all the others playing, and a further desk that comes late.
pub fn measure(bench: &mut Bench) {
    let folder = folder();
    let mut hall = Hall::new(folder.path(), tables(bench));
    let flags = bench.either(40, 1);
    if let Some(minutes) = minutes() {
        // Only the flags, for that long.
        return hall.flags(bench, flags, Duration::from_mins(minutes) / flags);
    }
    // The desk pauses between sentences of one cause.
    let every = bench.either(Duration::from_millis(2_200), Duration::ZERO);
    hall.flags(bench, flags, every);
    hall.late_desk(bench);
}

fn tables(bench: &Bench) -> u32 {
    bench.either(500, 6)
}

fn folder() -> tempfile::TempDir {
    let mut folder = tempfile::Builder::new();
    folder.prefix("hall").tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

/// The time for which the hall is played in, if set to be longer: `MINUTES=30 make bench ARGS=hall`.
fn minutes() -> Option<u64> {
    std::env::var("MINUTES").ok()?.parse().ok()
}

/// The lines that the desk's process printed, and when.
struct DeskProcess {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<(Instant, String)>,
}

impl DeskProcess {
    fn start(data: &Path, at: &Address) -> Self {
        Self::by(&mut Command::new(program::path()), data, at, &[]).reached()
    }

    /// A desk of somebody else's event.
    fn further(data: &Path, first: &Address, code: &str) -> Self {
        let arguments = ["--hall", &first.0, "--code", code];
        Self::by(&mut Command::new(program::path()), data, &free(), &arguments)
    }

    fn by(program: &mut Command, data: &Path, at: &Address, more: &[&str]) -> Self {
        let mut child = program
            .args(["hall", "--headless", "--json", "--lang", "en", "--listen", &at.0])
            .args(more)
            .arg("--data")
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (tell, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if tell.send((Instant::now(), line)).is_err() {
                    break;
                }
            }
        });
        Self {
            stdin: child.stdin.take().unwrap(),
            child,
            lines,
        }
    }

    fn reached(mut self) -> Self {
        self.says("Tables can reach this desk at", PATIENCE)
            .expect("the desk is reached");
        self
    }

    /// The code that it gives for that.
    fn code(&mut self, line: &str) -> String {
        self.types(line);
        let (_, said) = self.says("In letters: ", PATIENCE).unwrap();
        let code = said.split("In letters: ").nth(1).unwrap();
        code.split('.').next().unwrap().to_owned()
    }

    fn types(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    /// The next line with these words.
    fn says(&mut self, words: &str, patience: Duration) -> Option<(Instant, String)> {
        let until = Instant::now() + patience;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(said) if said.1.contains(words) => return Some(said),
                Ok(_other) => {}
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Processor time so far, and memory in megabytes.
    fn costs(&self) -> (Duration, f64) {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
        let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let memory = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
        let memory: f64 = memory.split_whitespace().nth(1).unwrap().parse().unwrap();
        (Duration::from_millis(ticks * 10), memory / 1024.0)
    }
}

fn free() -> Address {
    Address(crate::ports::free_address())
}

/// A game of so many entries that ends with a fallen flag.
fn journal() -> Vec<StoredEntry> {
    let mut story = String::from("time 600\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n");
    let moves = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.d3 b5 6.Bb3 Bc5 7.O-O d6 8.c3 O-O 9.Nbd2 Ne7 10.d4 exd4 11.cxd4 Bb6 12.h3 Ng6 \
         13.Re1 h6 14.Nf1 Re8 15.Ng3 c5 16.d5 Bb7 17.a4 c4 18.Bc2 Rc8";
    for one in moves.split(' ') {
        story.push_str(&["both play ", one, "\n"].concat());
    }
    let script = parse(&story).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (_, entries) = stage.into_table();
    let longer = minutes().map_or(0, |minutes| (minutes + 1) * 60 / PACE.as_secs() * 4);
    let missing = (ENTRIES + usize::try_from(longer).unwrap()).saturating_sub(entries.len() + 1);
    for number in 0..missing {
        story.push_str(&["> arbiter notes number ", &number.to_string(), "\n"].concat());
    }
    // The flag is the last.
    story.push_str("at 0:30:00\n");
    let script = parse(&story).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (_, entries) = stage.into_table();
    let mut chain = Chain::default();
    let stored: Vec<StoredEntry> = entries.iter().map(|entry| chain.link(&entry.event, entry.at)).collect();
    let flag = stored
        .iter()
        .position(|entry| entry.record.contains("flag_fell"))
        .expect("a flag falls");
    stored.into_iter().take(flag + 1).collect()
}

/// A table: its session and how far its desk has been told.
struct Sim {
    number: TableNumber,
    key: PrivateKey,
    link: ZenohLink,
    told: usize,
    next_step: Instant,
    next_head: Instant,
    sees_desk: bool,
}

struct Hall {
    at: Address,
    data: std::path::PathBuf,
    event: TournamentId,
    /// The desk that tables look for; others are only there.
    chief: DeskId,
    journal: Vec<StoredEntry>,
    game: GameId,
    /// The pages of it that were asked for, by their first entry and the one behind them: to make one is the work of each table's own processor, of
    /// which the desks have nothing here either.
    pages: HashMap<(u64, u64), Vec<SentEntry>>,
    tables: Vec<Sim>,
    news: Receiver<(usize, NetNews)>,
    desk: Option<DeskProcess>,
    began: Instant,
    /// The moment at which the last page was asked for, and the number of entries handed out.
    paged: (Option<Instant>, Option<Instant>, u64),
    authority: Authority,
    /// The number of tables that were not let in at the first try.
    tried_again: u32,
    is_stepping: bool,
    /// A table goes on without the desk.
    plays_alone: bool,
    /// The entries that were put, to be recognised where they arrive: table and number of the entry.
    sent: HashMap<(u32, u64), Instant>,
}

/// An event with all its tables, as it is kept.
struct Made {
    event: TournamentId,
    chief: DeskId,
    authority: Authority,
    keys: Vec<PrivateKey>,
}

impl Made {
    fn new(data: &Path, tables: u32) -> Self {
        let event = open_tournament(Some(data), Some("Hall"), "Eva", None, &mut TournamentCertificates)
            .map_err(|_why| ())
            .expect("a new event");
        drop(event);
        let mut made = Self::of(data, tables);
        let (event, keys, chief) = (made.0.event, &made.0.keys, &made.1);
        let desks = vec![link::roster::DeskEntry {
            key: chief.public(),
            name: String::from("Eva"),
            power: link::roster::Power::Chief,
            reached_at: Vec::new(),
        }];
        let roster = Roster {
            number: 2,
            event,
            name: String::from("Hall"),
            tables: (1..=tables)
                .zip(keys)
                .map(|(number, key)| TableEntry {
                    number: TableNumber(number),
                    key: key.public(),
                    room: String::new(),
                    pairing: None,
                })
                .collect(),
            desks,
            delay_ms: 0,
            is_public: false,
            terms: link::roster::Terms::default(),
            relays: Vec::new(),
        };
        made.2.keep(&KeptChange::Roster(roster.sign(chief))).unwrap();
        made.0
    }

    /// The one that is kept there already, with the chief's key and its file.
    fn of(data: &Path, tables: u32) -> (Self, PrivateKey, DeskFile) {
        let path = data.join("events").join(DeskFile::name("Hall"));
        let (store, about) = DeskFile::open(&path).unwrap();
        let chief = key::open(&about.key, "").unwrap();
        let authority = key::open_authority(about.authority.as_ref().unwrap(), &chief).unwrap();
        let keys = (1..=tables).map(|number| {
            let mut seed = [7; 32];
            seed[..4].copy_from_slice(&number.to_be_bytes());
            PrivateKey::from_seed(seed)
        });
        let made = Self {
            event: chief.public().tournament(),
            chief: chief.public().desk(),
            authority,
            keys: keys.collect(),
        };
        (made, chief, store)
    }
}

impl Hall {
    fn new(folder: &Path, tables: u32) -> Self {
        let data = folder.join("desk");
        let made = Made::new(&data, tables);
        let at = free();
        let desk = DeskProcess::start(&data, &at);
        let (mut hall, open) = Self::open(made, 1..=tables, &at);
        (hall.data, hall.desk) = (data, Some(desk));
        let all = hall.all_come_in();
        let tries = hall.tried_again;
        println!(
            "  {tables} tables are in {all:.1?} after the last was switched on, which took {open:.1?}; {tries} tried more than once"
        );
        hall
    }

    /// Those tables of it, switched on one after the other; how long that took.
    fn open(made: Made, numbers: RangeInclusive<u32>, at: &Address) -> (Self, Duration) {
        let Made {
            event,
            chief,
            authority,
            keys,
        } = made;
        let all = u32::try_from(keys.len()).unwrap();
        let (tell, news) = mpsc::channel();
        let journal = journal();
        let game = GameId::of(journal[0].hash);
        let now = Instant::now();
        let credentials = TournamentCertificates.credentials(&authority, MachineRole::Table);
        let mut tables = Vec::new();
        let switched_on = (1..).zip(keys).filter(|(number, _)| numbers.contains(number));
        for (index, (number, key)) in switched_on.enumerate() {
            let tell = tell.clone();
            let mut link = ZenohLink::new(move |news| drop(tell.send((index, news))));
            link.ask(NetRequest::Open(Box::new(NetParticipation {
                event,
                part: MachinePart::Table(TableNumber(number)),
                listen: Vec::new(),
                connect: vec![at.clone()],
                credentials: credentials.clone(),
                lease_ms: 5_000,
            })));
            // They are switched on one after the other, within a quarter of a minute.
            std::thread::sleep(Duration::from_millis(30));
            let spread = PACE * number / all;
            tables.push(Sim {
                number: TableNumber(number),
                key,
                link,
                told: 1,
                next_step: now + spread,
                next_head: now + spread / 3,
                sees_desk: false,
            });
        }
        let hall = Self {
            at: at.clone(),
            data: std::path::PathBuf::new(),
            event,
            chief,
            journal,
            game,
            pages: HashMap::new(),
            tables,
            news,
            desk: None,
            began: now,
            paged: (None, None, 0),
            authority,
            tried_again: 0,
            is_stepping: true,
            plays_alone: false,
            sent: HashMap::new(),
        };
        (hall, now.elapsed())
    }

    fn all_come_in(&mut self) -> Duration {
        let all = self.until(PATIENCE * 2, |hall| hall.tables.iter().all(|table| table.sees_desk));
        all.expect("all come in")
    }

    fn head(&self, index: usize) -> SignedText {
        let table = &self.tables[index];
        let end = &self.journal[table.told - 1];
        let head = Head {
            game: self.game,
            end: Anchor::from_entry(end),
            at: Moment::from_millis(u64::try_from(self.began.elapsed().as_millis()).unwrap()).max(end.at),
            left_ms: ByColor::new_with(|_| 180_000),
            running: Some(Color::White),
            moves: u32::try_from(table.told / 5).unwrap(),
            state: GamePhase::Playing,
            unsaved: 0,
            battery: None,
            version: String::from("bench"),
        };
        head.sign(&table.key, table.number, self.event)
    }

    /// Tells that many more entries of a table's journal, as after one step of its own, and its head.
    fn step(&mut self, index: usize, many: usize) {
        let from = self.tables[index].told;
        let to = (from + many).min(self.journal.len());
        self.tables[index].told = to;
        let number = self.tables[index].number;
        let told: Vec<SentEntry> = page::told(&self.journal, from as u64 + 1..to as u64 + 1);
        let head = self.head(index);
        for chunk in told.chunks(usize::from(page::PAGE)) {
            let first = chunk[0].number();
            self.sent.insert((number.0, first), Instant::now());
            let put = NetRequest::Put(Topic::Entry(number), page::encode_step(self.game, chunk));
            self.tables[index].link.ask(put);
        }
        self.tables[index]
            .link
            .ask(NetRequest::Put(Topic::Head(number), head.to_bytes()));
    }

    fn page(&mut self, start: u64, end: u64) -> &[SentEntry] {
        let journal = &self.journal;
        let made = || page::told(journal, start..end);
        self.pages.entry((start, end)).or_insert_with(made)
    }

    /// Does all that is due now, and then takes what has come.
    fn pass(&mut self) {
        let now = Instant::now();
        for index in 0..self.tables.len() {
            // The flag and what leads to it is kept for later.
            let is_playing = self.is_stepping && self.tables[index].told + 10 < self.journal.len();
            if !self.tables[index].sees_desk {
                if self.plays_alone && is_playing && self.tables[index].next_step <= now {
                    self.tables[index].next_step += PACE;
                    self.tables[index].told += 4;
                }
                continue;
            }
            if is_playing && self.tables[index].next_step <= now {
                self.tables[index].next_step += PACE;
                self.tables[index].next_head = now + Duration::from_secs(1);
                self.step(index, 4);
            } else if self.tables[index].next_head <= now {
                self.tables[index].next_head = now + Duration::from_secs(1);
                let (head, number) = (self.head(index), self.tables[index].number);
                self.tables[index]
                    .link
                    .ask(NetRequest::Put(Topic::Head(number), head.to_bytes()));
            }
        }
        let first = self.news.recv_timeout(Duration::from_millis(1)).ok();
        let news: Vec<(usize, NetNews)> = first.into_iter().chain(self.news.try_iter()).collect();
        for (index, news) in news {
            match news {
                NetNews::Appeared(Topic::DeskAlive(desk)) if desk == self.chief => self.tables[index].sees_desk = true,
                NetNews::Vanished(Topic::DeskAlive(desk)) if desk == self.chief => self.tables[index].sees_desk = false,
                NetNews::Asked(id, Topic::Log(_), payload) => {
                    let asked = DrawnQuestion::decode(&payload).unwrap();
                    let wanted = asked.question.wanted();
                    let end = wanted.end.min(self.tables[index].told as u64 + 1);
                    self.paged.0.get_or_insert(now);
                    if wanted.start < end {
                        self.paged.1 = Some(Instant::now());
                        self.paged.2 += end - wanted.start;
                    }
                    let key = self.tables[index].key.clone();
                    let page = page::sign(self.page(wanted.start, end), &asked, &key);
                    self.tables[index].link.ask(NetRequest::Answer(id, page.to_bytes()));
                }
                NetNews::Asked(id, _, _) => self.tables[index].link.ask(NetRequest::Answer(id, Vec::new())),
                NetNews::NotOpened(_) => self.tried_again += 1,
                NetNews::Found(_)
                | NetNews::Opened(_)
                | NetNews::Appeared(_)
                | NetNews::Vanished(_)
                | NetNews::Put(..)
                | NetNews::Knocked(..)
                | NetNews::LeftDoor(_)
                | NetNews::Answered(..)
                | NetNews::Flooded(_) => {}
            }
        }
    }

    /// Goes on until that is so; how long it took.
    fn until(&mut self, patience: Duration, mut is_so: impl FnMut(&mut Self) -> bool) -> Option<Duration> {
        let began = Instant::now();
        while began.elapsed() < patience {
            self.pass();
            if is_so(self) {
                return Some(began.elapsed());
            }
        }
        None
    }

    fn run_for(&mut self, time: Duration) {
        self.until(time, |_| false);
    }

    /// Another desk, that hears everything by way of the first.
    fn listener(&self) -> (ZenohLink, Receiver<(Instant, NetNews)>) {
        let (tell, heard) = mpsc::channel();
        let mut link = ZenohLink::new(move |news| drop(tell.send((Instant::now(), news))));
        let credentials = TournamentCertificates.credentials(&self.authority, MachineRole::Desk);
        link.ask(NetRequest::Open(Box::new(NetParticipation {
            event: self.event,
            part: MachinePart::Desk(DeskId([9; 8])),
            listen: Vec::new(),
            connect: vec![self.at.clone()],
            credentials,
            lease_ms: 5_000,
        })));
        (link, heard)
    }

    /// The ways of the entries that have arrived there since, in milliseconds.
    fn ways(&mut self, heard: &Receiver<(Instant, NetNews)>, of: impl Fn(u32) -> bool) -> Vec<Duration> {
        let mut ways = Vec::new();
        for (at, news) in heard.try_iter() {
            if let NetNews::Put(Topic::Entry(table), step) = news
                && let Ok((_, step)) = page::decode_step(&step)
                && let Some(first) = step.first()
                && let Some(sent) = self.sent.remove(&(table.0, first.number()))
                && of(table.0)
            {
                ways.push(at.saturating_duration_since(sent));
            }
        }
        ways
    }

    /// From a flag at a table to the desk's ear, with all the others playing.
    fn flags(&mut self, bench: &mut Bench, flags: u32, every: Duration) {
        let tables = self.tables.len();
        let raw = raw(bench.either(500, 5));
        let (_link, heard) = self.listener();
        self.run_for(Duration::from_secs(bench.either(10, 1)));
        self.sent.clear();
        heard.try_iter().for_each(drop);
        let before = self.desk.as_ref().unwrap().costs();
        let began = Instant::now();
        let mut times = Vec::new();
        for number in 1..=flags {
            let index = usize::try_from(number - 1).unwrap();
            // All but the flag; more at once would be a flood.
            while self.tables[index].told + 1 < self.journal.len() {
                let left = self.journal.len() - 1 - self.tables[index].told;
                self.step(index, left.min(usize::from(page::PAGE)));
                self.run_for(Duration::from_millis(100));
            }
            self.run_for(every);
            self.desk.as_ref().unwrap().lines.try_iter().for_each(drop);
            let fell = Instant::now();
            self.step(index, 1);
            let told = loop {
                self.pass();
                let desk = self.desk.as_ref().unwrap();
                let said = desk.lines.try_iter().find(|(_, line)| line.contains("flag-fallen"));
                if let Some((at, line)) = said {
                    assert!(line.contains(&format!("\"table\":{number},")), "{line}");
                    break at;
                }
                assert!(fell.elapsed() < PATIENCE, "no flag of table {number}");
            };
            times.push(told.saturating_duration_since(fell));
        }
        let lasted = began.elapsed();
        let (processor, memory) = self.desk.as_ref().unwrap().costs();
        let used = processor.saturating_sub(before.0).as_secs_f64() / lasted.as_secs_f64() * 100.0;
        let ways = self.ways(&heard, |_| true);
        let raw = Figure::times("Raw zenoh: a message from one session to another over a router", &raw);
        let ways = Figure::times(
            &format!("{tables} tables at blitz pace: an entry from a table over the desk to another"),
            &ways,
        )
        .against(&raw);
        let flag = format!("A flag at one of {tables} tables to the desk's ear");
        let memory_of = format!("The desk's memory with {tables} tables");
        bench.figures.extend([
            raw,
            ways,
            Figure::times(&flag, &times).goal(Goal::P99(100.0)),
            Figure::new("The desk's processor meanwhile", Unit::Percent, vec![used]).goal(Goal::Median(100.0)),
            Figure::new(&memory_of, Unit::Megabytes, vec![memory]),
        ]);
    }

    /// A further desk that comes late and has nothing, while the tables go on with the first.
    fn late_desk(&mut self, bench: &mut Bench) {
        self.is_stepping = false;
        for index in 0..self.tables.len() {
            let left = ENTRIES.saturating_sub(self.tables[index].told);
            self.step(index, left);
            if index % 20 == 0 {
                self.pass();
            }
        }
        self.run_for(Duration::from_secs(bench.either(5, 1)));
        let all: u64 = self.tables.iter().map(|table| table.told as u64).sum();
        let data = self.data.parent().unwrap().join("late");
        let code = self.desk.as_mut().unwrap().code("desk arbiter Mia");
        self.paged = (None, None, 0);
        let late = DeskProcess::further(&data, &self.at, &code);
        let mut is_let_in = None;
        let done = self.until(PATIENCE * 2, |hall| {
            let first = hall.desk.as_mut().unwrap();
            if is_let_in.is_none() && first.lines.try_iter().any(|(_, line)| line.contains("right code")) {
                first.types("yes Mia");
                is_let_in = Some(Instant::now());
            }
            hall.paged.2 >= all
        });
        assert!(done.is_some(), "{} of {all} entries were asked for", self.paged.2);
        let (first, last) = (self.paged.0.unwrap(), self.paged.1.unwrap());
        println!(
            "  a late desk had {all} entries {:.1} s after it was let in",
            (last - is_let_in.unwrap()).as_secs_f64()
        );
        let figure = Figure::times(
            &format!("A late desk has {all} entries, since its first question"),
            &[last - first],
        );
        bench.figures.push(figure.goal(Goal::Median(3_000.0)));
        self.run_for(Duration::from_secs(2));
        late.kill();
        is_complete(&data, all);
        // The first is gone, too, and comes again.
        self.desk.take().unwrap().kill();
        let gone = self.until(PATIENCE, |hall| hall.tables.iter().all(|table| !table.sees_desk));
        assert!(gone.is_some(), "the tables see that the desk is gone");
        let began = Instant::now();
        self.desk = Some(DeskProcess::start(&self.data, &self.at));
        let back = self.until(PATIENCE, |hall| hall.tables.iter().all(|table| table.sees_desk));
        assert!(back.is_some(), "the tables are back");
        let name = format!("The desk is started again: all {} tables are back", self.tables.len());
        bench.figures.push(Figure::times(&name, &[began.elapsed()]));
    }
}

/// Checks the desk's data, read from its file once it is gone.
fn is_complete(data: &Path, all: u64) {
    let (mut store, _) = DeskFile::open(&data.join("events").join(DeskFile::name("Hall"))).unwrap();
    let kept = store.load().unwrap();
    let mut of_table: BTreeMap<u32, usize> = BTreeMap::new();
    for replica in &kept.replicas {
        assert_eq!(replica.version, 0, "two journals of table {}", replica.table);
        *of_table.entry(replica.table.0).or_default() += replica.entries.len();
    }
    let total: usize = of_table.values().sum();
    assert_eq!(total as u64, all, "entries kept");
    println!("  the desk's file has {total} entries");
}

/// zenoh itself: a router, and a message from one client to another, with certificates, 200 bytes.
fn raw(times: usize) -> Vec<Duration> {
    let authority = TournamentCertificates.authority().unwrap();
    let (event, at) = (TournamentId([5; 8]), free());
    let open = |part, listen: Vec<Address>, role| {
        let (tell, heard) = mpsc::channel();
        let mut link = ZenohLink::new(move |news| drop(tell.send((Instant::now(), news))));
        let connect = if listen.is_empty() {
            vec![at.clone()]
        } else {
            Vec::new()
        };
        link.ask(NetRequest::Open(Box::new(NetParticipation {
            event,
            part,
            listen,
            connect,
            credentials: TournamentCertificates.credentials(&authority, role),
            lease_ms: 5_000,
        })));
        while !matches!(heard.recv_timeout(PATIENCE).unwrap().1, NetNews::Opened(_)) {}
        (link, heard)
    };
    let _router = open(MachinePart::Relay, vec![at.clone()], MachineRole::Relay);
    let (_desk, heard) = open(MachinePart::Desk(DeskId([1; 8])), Vec::new(), MachineRole::Desk);
    let (mut table, _) = open(MachinePart::Table(TableNumber(1)), Vec::new(), MachineRole::Table);
    while !matches!(
        heard.recv_timeout(PATIENCE).unwrap().1,
        NetNews::Appeared(Topic::Alive(_))
    ) {}
    let mut ways = Vec::new();
    for _ in 0..times {
        // More of one table is a flood.
        std::thread::sleep(Duration::from_millis(10));
        let sent = Instant::now();
        table.ask(NetRequest::Put(Topic::Head(TableNumber(1)), vec![0; 200]));
        loop {
            let (at, news) = heard.recv_timeout(PATIENCE).unwrap();
            if matches!(news, NetNews::Put(..)) {
                ways.push(at.saturating_duration_since(sent));
                break;
            }
        }
    }
    ways
}

/// The desk is killed a hundred times just after a ruling was typed; the table is a process of its own.
pub fn killed(bench: &mut Bench) {
    let kills: u32 = bench.either(100, 2);
    let folder = folder();
    let folder = folder.path();
    let (data, at) = (folder.join("killed"), free());
    let named = ["--event", "Killed"];
    let event = open_tournament(Some(&data), Some(named[1]), "Eva", None, &mut TournamentCertificates);
    assert!(event.is_ok());
    drop(event);
    let mut desk = DeskProcess::start(&data, &at);
    let code = desk.code("code 7");
    let game = folder.join("game.txt");
    std::fs::write(&game, "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n").unwrap();
    let table_data = folder.join("table");
    let mut table = Command::new(program::path())
        .args([
            "console", "--mute", "--lang", "en", "--seat", "arbiter", "--hall", &at.0, "--code", &code, "--table",
        ])
        .arg(&game)
        .arg("--data")
        .arg(&table_data)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    desk.says("has the right code", PATIENCE).unwrap();
    desk.types("yes");
    desk.says("has joined", PATIENCE).unwrap();
    let known = Instant::now();
    loop {
        desk.types("7");
        let (_, line) = desk.says("Table 7:", PATIENCE).unwrap();
        if line.contains("Ada") {
            break;
        }
        assert!(known.elapsed() < PATIENCE);
    }
    let mut starts = Vec::new();
    for number in 0..kills {
        desk.types(&format!("7: notes ruling {number} of a desk that is killed"));
        // Sometimes before it is kept, sometimes after it was sent.
        let pause = Duration::from_millis(40) * number / kills;
        desk.lines.recv_timeout(pause).ok();
        desk.kill();
        let began = Instant::now();
        desk = DeskProcess::start(&data, &at);
        starts.push(began.elapsed());
    }
    // All that was kept is delivered in the end.
    let until = Instant::now() + PATIENCE * 3;
    loop {
        desk.types("rulings");
        desk.types("back");
        let (_, status) = desk.says("table", PATIENCE).unwrap();
        let mut waits = status.contains("not delivered");
        while let Ok((_, line)) = desk.lines.recv_timeout(Duration::from_secs(2)) {
            waits |= line.contains("not delivered");
        }
        if !waits {
            break;
        }
        assert!(Instant::now() < until, "rulings are still not delivered");
    }
    desk.kill();
    drop(table.stdin.take());
    table.wait().unwrap();
    let (mut store, _) = DeskFile::open(&data.join("events").join(DeskFile::name("Killed"))).unwrap();
    let kept = store.load().unwrap().rulings;
    assert!(
        kept.iter().all(|ruling| ruling.answer.is_some()),
        "every ruling is answered"
    );
    let exported = Command::new(program::path())
        .arg("journal")
        .arg(only_game(&table_data))
        .args(["--export", "jsonl"])
        .output()
        .unwrap();
    let journal = String::from_utf8(exported.stdout).unwrap();
    let mut written = 0;
    for ruling in &kept {
        let words = ruling
            .signed
            .text
            .split("notes ")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        let times = journal
            .lines()
            .filter(|line| line.contains(&format!("\"{words}\"")))
            .count();
        assert_eq!(times, 1, "{words}");
        written += 1;
    }
    println!("  the desk was killed {kills} times: {written} rulings were kept, each is in the table's journal once");
    bench
        .figures
        .push(Figure::times("A desk that was killed is back", &starts));
}

fn only_game(data: &Path) -> std::path::PathBuf {
    let games = std::fs::read_dir(data.join("games"))
        .unwrap()
        .flatten()
        .map(|entry| entry.path());
    let mut games: Vec<_> = games
        .filter(|path| path.extension().is_some_and(|end| end == "annabella"))
        .collect();
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0)
}
