//! A seat at another computer, attacked over its line: by a stranger at an open relay, and by the opponent with their own seat at the same host.
//! The seat held if the game goes on: each player's announcement is heard at the other computer.

use crate::arena::Arena;
use crate::ports::free_address;
use crate::run::{PATIENCE, Talk, new_table};
use crate::tally::{Row, Tally};
use annabella::app::joining;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use link::seat::LEASE_MS;
use link::{Address, Credentials};
use net::wire::query::{ConsolidationMode, QueryTarget};
use net::wire::{Session, Wait as _};
use net::zenoh::ZenohLink;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The time that a stranger waits for an answer or for a message from the host.
const SOON: Duration = Duration::from_secs(2);
/// The number of greetings in a flood.
const FLOOD: u32 = 2_000;

pub fn attack(arena: &Arena, tally: &mut Tally) {
    tally.push(at_a_relay(arena));
    tally.push(in_the_name_of_the_host(arena));
    tally.push(at_the_door(arena));
    for row in by_the_opponent(arena) {
        tally.push(row);
    }
}

/// Two players over an open relay, where a stranger hears every message.
fn at_a_relay(arena: &Arena) -> Row {
    let mut row = Row::new("a stranger at an open relay sends to host and seat: the game goes on");
    let mut game = match Game::over_a_relay(arena) {
        Ok(game) => game,
        Err(why) => {
            row.hold(false, || why);
            return row;
        }
    };
    let stranger = Stranger::at(&game.relay, None, "annabella/1/*/**");
    // Before the first moves there may be nothing to hear.
    let begins = game.plays_on();
    if !row.hold(begins.is_ok() && !stranger.keys().is_empty(), || {
        format!("not heard: {begins:?}")
    }) {
        return row;
    }
    for case in Case::ALL {
        if arena.is_over() {
            break;
        }
        stranger.sends(case);
        let goes_on = game.plays_on();
        if !row.hold(goes_on.is_ok(), || format!("{case:?}: {}", goes_on.unwrap_err())) {
            // The game has stopped: further cases would show nothing.
            break;
        }
    }
    row
}

/// The same game; the stranger answers each question of the seat, and more quickly than the host.
fn in_the_name_of_the_host(arena: &Arena) -> Row {
    let mut row = Row::new("a stranger there answers for the host: the game goes on");
    let goes_on = Game::over_a_relay(arena).and_then(|mut game| {
        let stranger = Stranger::at(&game.relay, None, "annabella/1/*/**");
        let _answering = stranger.answers();
        game.plays_on()?;
        game.seat_hears_its_host()?;
        game.plays_on()
    });
    row.hold(goes_on.is_ok(), || goes_on.unwrap_err());
    row
}

/// The stranger is at the relay before the newcomer, and answers whoever knocks there.
fn at_the_door(arena: &Arena) -> Row {
    let mut row = Row::new("a stranger there answers a newcomer's knocks: the newcomer comes in");
    let came = Game::over_a_relay_with(arena, |at| {
        let stranger = Stranger::at(at, None, "annabella/1/*/**");
        stranger.answers_for("annabella/1/pair/*", &[7; 33]);
        stranger
    });
    let goes_on = came.and_then(|(mut game, _stranger)| game.plays_on());
    row.hold(goes_on.is_ok(), || goes_on.unwrap_err());
    row
}

/// Both players sit elsewhere. One of them has the certificate of their own seat, and a program of their own.
fn by_the_opponent(arena: &Arena) -> [Row; 2] {
    let mut heard = Row::new("a certificate for Black's seat hears nothing of White's");
    let mut row = Row::new("its owner sends to host and seat in White's name: the game goes on");
    let tried = Game::at_a_third(arena).and_then(|(mut game, at, event, credentials)| {
        let stranger = Stranger::at(&at, Some(&credentials), &format!("annabella/1/{event}/t/*/seat/*/see"));
        let narrow = Stranger::at(
            &at,
            Some(&credentials),
            &format!("annabella/1/{event}/t/1/seat/white/see"),
        );
        game.plays_on()?;
        let of_white = |(key, _): &(String, Vec<u8>)| !key.contains("/seat/black/");
        let told = [stranger.told(SOON), narrow.told(SOON)].concat();
        let count = told.iter().filter(|told| of_white(told)).count();
        heard.hold(count == 0, || format!("{count} messages"));
        for case in Case::ALL {
            if arena.is_over() {
                break;
            }
            for key in stranger
                .keys()
                .into_iter()
                .chain([format!("annabella/1/{event}/t/1/seat/white/see")])
            {
                stranger.sends_to(&key, case);
            }
            game.plays_on().map_err(|why| format!("{case:?}: {why}"))?;
            row.hold(true, String::new);
        }
        Ok(())
    });
    if let Err(why) = tried {
        row.hold(false, || why);
    }
    [heard, row]
}

/// A running program, and the number of its next unread line.
struct Program {
    name: &'static str,
    talk: Talk,
    next: usize,
    _home: TempDir,
}

impl Program {
    fn at_a_table(arena: &Arena, name: &'static str, script: &str, seat: &[&str]) -> Self {
        Self::started(name, |home| {
            let mut command = new_table(arena, home, script);
            Talk::start(command.args(seat))
        })
    }

    fn joins(arena: &Arena, name: &'static str, at: &str, code: &str) -> Self {
        let arguments = [
            "console", "--mute", "--join", at, "--code", code, "--data", "data", "--lang", "en",
        ];
        Self::started(name, |home| Talk::start(&mut arena.command(home, arguments)))
    }

    fn started(name: &'static str, start: impl FnOnce(&Path) -> Talk) -> Self {
        let home = tempfile::tempdir().unwrap();
        Self {
            name,
            talk: start(home.path()),
            next: 0,
            _home: home,
        }
    }

    fn types(&mut self, line: &str) {
        self.talk.send(line);
    }

    /// Waits for the next line with these words.
    fn says(&mut self, words: &str) -> Result<String, String> {
        let until = Instant::now() + PATIENCE;
        match self.talk.wait_for(self.next, until, |line| line.contains(words)) {
            Some(number) => {
                self.next = number + 1;
                Ok(self.talk.heard[number].text())
            }
            None => Err(format!(
                "{} does not say {words:?}, but {}",
                self.name,
                self.talk.said(self.next)
            )),
        }
    }

    fn gives_a_code(&mut self) -> Result<String, String> {
        let line = self.says("In letters: ")?;
        let code = line
            .split("In letters: ")
            .nth(1)
            .and_then(|rest| rest.split('.').next());
        Ok(code.unwrap_or_default().to_owned())
    }
}

/// Moves that can always be made, as typed and as heard.
const MOVES: [[(&str, &str); 2]; 14] = [
    [("a3", "Anna drei"), ("a6", "Anna sechs")],
    [("b3", "Bella drei"), ("b6", "Bella sechs")],
    [("c3", "Cäsar drei"), ("c6", "Cäsar sechs")],
    [("d3", "David drei"), ("d6", "David sechs")],
    [("e3", "Eva drei"), ("e6", "Eva sechs")],
    [("f3", "Felix drei"), ("f6", "Felix sechs")],
    [("g3", "Gustav drei"), ("g6", "Gustav sechs")],
    [("h3", "Hector drei"), ("h6", "Hector sechs")],
    [("a4", "Anna vier"), ("a5", "Anna fünf")],
    [("b4", "Bella vier"), ("b5", "Bella fünf")],
    [("d4", "David vier"), ("d5", "David fünf")],
    [("f4", "Felix vier"), ("f5", "Felix fünf")],
    [("g4", "Gustav vier"), ("g5", "Gustav fünf")],
    [("h4", "Hector vier"), ("h5", "Hector fünf")],
];

/// A game on several computers; the first two programs play.
struct Game {
    programs: Vec<Program>,
    moves: usize,
    relay: String,
}

const TABLE: &str = "time 7200\nset place=home boards=legal repeat=waived\nwhite vi Ada\nblack vi Ben\n";

impl Game {
    fn over_a_relay(arena: &Arena) -> Result<Self, String> {
        Self::over_a_relay_with(arena, |_at| ()).map(|(game, ())| game)
    }

    /// The same; before the seat joins, that is done with the relay's address.
    fn over_a_relay_with<T>(arena: &Arena, first: impl FnOnce(&str) -> T) -> Result<(Self, T), String> {
        let at = free_address();
        let mut relay = Program::started("the relay", |home| {
            Talk::start(&mut arena.command(home, ["relay", "--sealed", "--listen", &at, "--lang", "en"]))
        });
        relay.says("nobody here can read them")?;
        let mut host = Program::at_a_table(arena, "the host", TABLE, &[]);
        host.types(&format!("host over {at}"));
        let code = host.gives_a_code()?;
        let done = first(&at);
        let mut guest = Program::joins(arena, "the seat", &at, &code);
        guest.says("You have joined the table on the other computer")?;
        host.types("start");
        guest.says("Clock running")?;
        let game = Self {
            programs: vec![host, guest, relay],
            moves: 0,
            relay: at,
        };
        Ok((game, done))
    }

    /// A game at a third computer, with its address, its event, and the credentials of a stranger who joined as Black before the player.
    fn at_a_third(arena: &Arena) -> Result<(Self, String, String, Credentials), String> {
        let script = format!("{TABLE}arbiter Dora\n");
        let mut arbiter = Program::at_a_table(arena, "the arbiter's", &script, &["--seat", "arbiter"]);
        let at = free_address();
        arbiter.types(&format!("host at {at}"));
        let mut white = Program::joins(arena, "White's", &at, &arbiter.gives_a_code()?);
        white.says("You have joined the table on the other computer")?;
        arbiter.types("host");
        let joined = joined(&at, &arbiter.gives_a_code()?)?;
        arbiter.types("host");
        let mut black = Program::joins(arena, "Black's", &at, &arbiter.gives_a_code()?);
        black.says("You have joined the table on the other computer")?;
        arbiter.types("start clocks");
        white.says("Clock running")?;
        black.says("Clock running")?;
        let game = Self {
            programs: vec![white, black, arbiter],
            moves: 0,
            relay: String::new(),
        };
        Ok((game, at, joined.welcome.event.to_string(), joined.welcome.credentials))
    }

    /// Requires that the seat does not take the host for away, for longer than the host may be silent.
    fn seat_hears_its_host(&mut self) -> Result<(), String> {
        let seat = &mut self.programs[1];
        let until = Instant::now() + Duration::from_millis(LEASE_MS) + SOON;
        let away = seat
            .talk
            .wait_for(seat.next, until, |line| line.contains("contact lost"));
        away.map_or(Ok(()), |number| Err(seat.talk.heard[number].text()))
    }

    /// Has each player announce a move that the other has to hear.
    fn plays_on(&mut self) -> Result<(), String> {
        let moves = MOVES.get(self.moves).ok_or("no moves are left")?;
        self.moves += 1;
        let [white, black, ..] = self.programs.as_mut_slice() else {
            return Err(String::from("nobody plays"));
        };
        let [(typed, heard), (answer, heard_too)] = moves;
        white.types(typed);
        black.says(heard)?;
        black.types(answer);
        white.says(heard_too)?;
        Ok(())
    }
}

/// Joins with that code, as a stranger with a program of their own does.
pub fn joined(at: &str, code: &str) -> Result<link::membership::DeskOrRelayMembership, String> {
    let (tell, news) = channel();
    let mut link = ZenohLink::new(move |told| drop(tell.send(told)));
    joining::request_admission(
        &mut link,
        &news,
        &Address(at.to_owned()),
        code,
        String::from("Eve"),
        None,
    )
    .map_err(|why| format!("{why:?}"))
}

/// The messages sent, to the host as questions and to the seat as if the host told them.
#[derive(Clone, Copy, Debug)]
enum Case {
    /// The greeting of form 1: 17 bytes.
    FirstGreeting,
    /// A greeting that was not sealed.
    Greeting,
    /// Every message heard, again.
    Again,
    /// The first half of every message heard.
    Cut,
    /// Bytes in the form of a sealed message.
    Sealed,
    FloodLimit,
}

impl Case {
    const ALL: [Self; 6] = [
        Self::FirstGreeting,
        Self::Greeting,
        Self::Again,
        Self::Cut,
        Self::Sealed,
        Self::FloodLimit,
    ];

    fn messages(self, heard: &[Vec<u8>]) -> Vec<Vec<u8>> {
        match self {
            Self::FirstGreeting => vec![[&[0], [9; 16].as_slice()].concat()],
            Self::Greeting => vec![[&[2], [9; 40].as_slice()].concat(), vec![2], Vec::new()],
            Self::Again => heard.to_vec(),
            Self::Cut => heard
                .iter()
                .map(|message| message[..message.len() / 2].to_vec())
                .collect(),
            Self::Sealed => vec![[&[1], [255; 60].as_slice()].concat(), vec![1]],
            Self::FloodLimit => (0..FLOOD)
                .map(|number| [&[0], number.to_be_bytes().repeat(4).as_slice()].concat())
                .collect(),
        }
    }
}

type TopicMessage = (String, Vec<u8>);

/// A stranger with a program of their own, who hears all they can.
pub struct Stranger {
    session: Session,
    news: Receiver<TopicMessage>,
    all: Mutex<Vec<TopicMessage>>,
}

impl Stranger {
    pub fn at(at: &str, credentials: Option<&Credentials>, hears: &str) -> Self {
        let carrier = if credentials.is_some() { "quic" } else { "tcp" };
        let mut config = net::wire::Config::default();
        let mut set = |key: &str, value: String| config.insert_json5(key, &value).unwrap();
        set("mode", String::from("\"client\""));
        set("connect/endpoints", format!("[\"{carrier}/{at}\"]"));
        set("scouting/multicast/enabled", String::from("false"));
        if let Some(own) = credentials {
            let [authority, certificate, key] =
                [&own.authority, &own.certificate, &own.key].map(|pem| STANDARD.encode(pem));
            set(
                "transport/link/tls",
                format!(
                    r#"{{"root_ca_certificate_base64":"{authority}","enable_mtls":true,"connect_certificate_base64":"{certificate}","connect_private_key_base64":"{key}"}}"#
                ),
            );
        }
        let session = net::wire::open(config).wait().unwrap();
        let (tell, news) = channel();
        let hears_it = move |sample: net::wire::sample::Sample| {
            drop(tell.send((sample.key_expr().to_string(), sample.payload().to_bytes().into_owned())));
        };
        session
            .declare_subscriber(hears.to_owned())
            .callback(hears_it)
            .background()
            .wait()
            .unwrap();
        Self {
            session,
            news,
            all: Mutex::default(),
        }
    }

    /// The messages told so far; if there are none, those told within that time.
    fn told(&self, patience: Duration) -> Vec<TopicMessage> {
        let mut all = self.all.lock().unwrap();
        let until = Instant::now() + patience;
        loop {
            let left = if all.is_empty() {
                until.saturating_duration_since(Instant::now())
            } else {
                Duration::ZERO
            };
            match self.news.recv_timeout(left) {
                Ok(told) => all.push(told),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return all.clone(),
            }
        }
    }

    /// The topics of the seats that were heard.
    fn keys(&self) -> Vec<String> {
        let mut keys: Vec<String> = self
            .told(SOON)
            .into_iter()
            .map(|(key, _)| key)
            .filter(|key| key.ends_with("/see"))
            .collect();
        keys.sort();
        keys.dedup();
        keys
    }

    /// Sends the messages of a case to every seat that was heard.
    fn sends(&self, case: Case) {
        // A seat is told something once a move at least.
        for key in self.keys() {
            self.sends_to(&key, case);
        }
    }

    fn sends_to(&self, see: &str, case: Case) {
        let heard: Vec<Vec<u8>> = self
            .told(Duration::ZERO)
            .into_iter()
            .map(|(_, payload)| payload)
            .collect();
        let (tell, answers) = channel();
        let asks = see.replace("/see", "/do");
        for message in case.messages(&heard) {
            let tell = tell.clone();
            self.session.put(see.to_owned(), message.clone()).wait().unwrap();
            self.session
                .get(asks.clone())
                .payload(message)
                .target(QueryTarget::All)
                .consolidation(ConsolidationMode::None)
                .timeout(SOON)
                .callback(move |reply| drop(tell.send(reply)))
                .wait()
                .unwrap();
        }
        drop(tell);
        // The channel closes with the last question.
        for reply in answers {
            if let Ok(sample) = reply.into_result() {
                let answer = sample.payload().to_bytes().into_owned();
                self.all.lock().unwrap().push((String::from("an answer"), answer));
            }
        }
    }

    /// Answers every question for that topic from now on, always the same.
    pub fn answers_for(&self, topic: &str, answer: &'static [u8]) {
        let answers = move |query: net::wire::query::Query| {
            query.reply(query.key_expr().clone(), answer).wait().ok();
        };
        self.session
            .declare_queryable(topic.to_owned())
            .complete(true)
            .callback(answers)
            .background()
            .wait()
            .unwrap();
    }

    /// Answers every question of a seat from now on: with the last questions, with nothing, and with forged messages.
    fn answers(&self) -> Arc<Mutex<Vec<Vec<u8>>>> {
        let asked: Arc<Mutex<Vec<Vec<u8>>>> = Arc::default();
        let known = Arc::clone(&asked);
        let answers = move |query: net::wire::query::Query| {
            let question = query
                .payload()
                .map(|bytes| bytes.to_bytes().into_owned())
                .unwrap_or_default();
            let mut known = known.lock().unwrap();
            known.push(question);
            let last = known.iter().rev().take(3).cloned();
            for answer in last.chain([Vec::new(), vec![2; 60], [&[0], [9; 16].as_slice()].concat()]) {
                query.reply(query.key_expr().clone(), answer).wait().ok();
            }
        };
        let all = "annabella/1/*/t/*/seat/*/do";
        self.session
            .declare_queryable(all)
            .callback(answers)
            .background()
            .wait()
            .unwrap();
        asked
    }
}
