//! A game on two computers over a way on which datagrams are late or lost, and which is cut.

use std::collections::HashMap;
use std::net::{SocketAddr, TcpListener, UdpSocket};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::duplex::{guest, host, leads};
use super::ports::free_address;

const HOME: &str = "time 300+2\nset place=home boards=legal repeat=waived\nwhite vi Ada\nblack sighted Ben\n";
const REPEATED: &str = "time 300+2\nset place=home boards=legal repeat=before-press\nwhite vi Ada\nblack vi Ida\n";

/// A way to a port: each datagram takes its time, and one of so many never arrives. Only what is carried by QUIC comes through; to the port behind
/// it, where newcomers knock, leads TCP as it is.
struct BadWay {
    at: String,
    fate: Arc<Fate>,
}

struct Fate {
    delay_ms: AtomicU64,
    /// None are lost where it is 0.
    one_of: AtomicU64,
    drawn: AtomicU64,
    is_cut: AtomicBool,
    carried: AtomicU64,
}

impl Fate {
    /// The same sequence each time.
    fn arrives(&self) -> bool {
        let next = |drawn: u64| {
            drawn
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407)
        };
        let drawn = self
            .drawn
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |drawn| Some(next(drawn)));
        let one_of = self.one_of.load(Ordering::Relaxed);
        let is_lost = one_of > 0 && (drawn.unwrap() >> 33).is_multiple_of(one_of);
        let arrives = !is_lost && !self.is_cut.load(Ordering::Relaxed);
        self.carried.fetch_add(u64::from(arrives), Ordering::Relaxed);
        arrives
    }

    fn delay(&self) -> Duration {
        Duration::from_millis(self.delay_ms.load(Ordering::Relaxed))
    }
}

impl BadWay {
    /// A good one at first.
    fn to(host: &str) -> Self {
        let (name, port) = host.rsplit_once(':').unwrap();
        let at = free_address();
        let own: u16 = at.rsplit_once(':').unwrap().1.parse().unwrap();
        let door = TcpListener::bind((name, own + 1)).unwrap();
        leads(
            door,
            (name.to_owned(), port.parse::<u16>().unwrap() + 1),
            &Arc::default(),
        );
        let fate = Arc::new(Fate {
            delay_ms: AtomicU64::new(0),
            one_of: AtomicU64::new(0),
            drawn: AtomicU64::new(20),
            is_cut: AtomicBool::new(false),
            carried: AtomicU64::new(0),
        });
        let front = UdpSocket::bind(&at).unwrap();
        let (host, of_all) = (host.to_owned(), Arc::clone(&fate));
        std::thread::spawn(move || carry(&front, &host, &of_all));
        Self { at, fate }
    }

    /// From now on. A newcomer on the way in might take another one: the host has told where else it is.
    fn becomes_bad(&self, delay_ms: u64, one_of: u64) {
        self.fate.delay_ms.store(delay_ms, Ordering::Relaxed);
        self.fate.one_of.store(one_of, Ordering::Relaxed);
    }

    fn is_cut(&self, is_cut: bool) {
        self.fate.is_cut.store(is_cut, Ordering::Relaxed);
    }
}

/// Both ways, for whoever comes.
fn carry(front: &UdpSocket, host: &str, fate: &Arc<Fate>) {
    let mut guests: HashMap<SocketAddr, Sender<Late>> = HashMap::new();
    let mut bytes = vec![0; 65_536];
    while let Ok((length, from)) = front.recv_from(&mut bytes) {
        let late = guests.entry(from).or_insert_with(|| {
            let back = UdpSocket::bind("127.0.0.1:0").unwrap();
            back.connect(host).unwrap();
            let (home, answers) = (front.try_clone().unwrap(), back.try_clone().unwrap());
            let (to_guest, fate) = (
                delays(move |datagram| home.send_to(datagram, from).ok()),
                Arc::clone(fate),
            );
            std::thread::spawn(move || {
                let mut bytes = vec![0; 65_536];
                // The system refuses a port on which no program listens yet: later one may.
                loop {
                    if let Ok(length) = answers.recv(&mut bytes)
                        && fate.arrives()
                        && to_guest
                            .send((Instant::now() + fate.delay(), bytes[..length].to_vec()))
                            .is_err()
                    {
                        return;
                    }
                }
            });
            delays(move |datagram| back.send(datagram).ok())
        });
        if fate.arrives() {
            late.send((Instant::now() + fate.delay(), bytes[..length].to_vec()))
                .unwrap();
        }
    }
}

/// A datagram, and when it arrives.
type Late = (Instant, Vec<u8>);

fn delays(send: impl Fn(&[u8]) -> Option<usize> + Send + 'static) -> Sender<Late> {
    let (sender, late) = channel::<Late>();
    std::thread::spawn(move || {
        for (due, datagram) in late {
            while let Some(left) = due
                .checked_duration_since(Instant::now())
                .filter(|left| !left.is_zero())
            {
                std::thread::park_timeout(left);
            }
            send(&datagram);
        }
    });
    sender
}

/// The journal of the only game that was kept there.
fn journal(folder: &Path) -> Vec<Value> {
    let games = std::fs::read_dir(folder.join("host").join("games")).unwrap();
    let is_journal = |path: &std::path::PathBuf| path.extension().is_some_and(|kind| kind == "annabella");
    let path = games.map(|entry| entry.unwrap().path()).find(is_journal).unwrap();
    let ended = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(path)
        .args(["--export", "jsonl"])
        .output();
    let text = String::from_utf8(ended.unwrap().stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn named<'a>(journal: &'a [Value], name: &'a str) -> impl Iterator<Item = &'a Value> {
    journal.iter().filter(move |entry| entry["name"] == name)
}

/// Checks each player's time after each press: the time before, less the thinking time, plus the increment and the compensation for the
/// connection. Clocks count whole milliseconds.
fn clocks_add_up(journal: &[Value]) {
    let (base, increment) = (300_000, 2_000);
    for side in ["white", "black"] {
        let mut left = base + increment;
        let mut runs_since = None;
        for entry in journal {
            let ms = |what: &str| entry[what].as_u64().unwrap();
            let is_own = entry["side"] == side;
            match entry["name"].as_str().unwrap() {
                "clocks_started" => runs_since = is_own.then(|| ms("at_ms")),
                "lag_given" if is_own => left += ms("given_ms"),
                "clock_pressed" if is_own => {
                    left = left + increment - (ms("at_ms") - runs_since.take().unwrap());
                    assert_eq!(ms(&format!("{side}_ms")), left, "{side}: {entry}");
                }
                "clock_pressed" => runs_since = Some(ms("at_ms")),
                // A computer that no longer hears the other stops the clocks at the moment at which the other was last heard.
                "clocks_stopped" => {
                    if let Some(since) = runs_since.take() {
                        let told = ms(&format!("{side}_ms"));
                        let whole = left - (ms("at_ms") - since);
                        assert!((whole..=left).contains(&told), "{side}: {entry}");
                        left = told;
                    }
                }
                _ => {}
            }
        }
    }
}

#[test]
fn over_a_slow_lossy_link_order_agrees_and_the_clocks_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let way = BadWay::to(&at);
    let mut guest = guest(folder.path(), &way.at, &code);
    host.says("is playing Black on another computer");
    guest.says("You have joined the table on the other computer");
    way.becomes_bad(200, 20);
    host.types("start");
    guest.says("Clock running");
    let moves = ["Eva vier", "Eva fünf", "David vier", "David sechs"];
    for (number, (typed, heard)) in ["e4", "e5", "d4", "d6"].into_iter().zip(moves).enumerate() {
        let (own, other) = if number % 2 == 0 {
            (&mut host, &mut guest)
        } else {
            (&mut guest, &mut host)
        };
        let since = Instant::now();
        own.types(typed);
        other.says(heard);
        assert!(
            since.elapsed() >= way.fate.delay(),
            "there is a shorter way than {}",
            way.at
        );
    }
    guest.says("David sechs");
    guest.types("offer draw");
    guest.types("yes");
    host.says("offers a draw");
    host.types("decline");
    guest.says("declined");
    guest.types("resign");
    guest.says("Resign the game?");
    guest.types("yes");
    host.says("White wins by resignation");
    guest.says("White wins by resignation");
    let all = [&moves[..], &["White wins"]].concat();
    assert_eq!(host.has_said(&all), all);
    assert_eq!(guest.has_said(&all), all);
    assert!(way.fate.carried.load(Ordering::Relaxed) > 40);
    drop(host);
    let journal = journal(folder.path());
    clocks_add_up(&journal);
    let lags: Vec<_> = named(&journal, "lag_given").collect();
    assert_eq!(lags.len(), 2, "{lags:?}");
    for lag in lags {
        let of = |what: &str| lag[what].as_u64().unwrap();
        // There and back; the quota is three seconds at first and grows by one a move.
        assert!(
            of("lag_ms") >= 400 && of("given_ms") <= of("lag_ms") && of("given_ms") <= 4_000,
            "{lag}"
        );
    }
}

#[test]
fn a_cut_during_an_announcement_repeats_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), REPEATED);
    let way = BadWay::to(&at);
    let mut guest = guest(folder.path(), &way.at, &code);
    guest.says("You have joined the table on the other computer");
    host.types("start");
    host.types("e4");
    guest.says("Eva vier");
    guest.types("repeated");
    host.says("Repeated");
    host.types("press");
    // The answer to a later line shows that the press is handled.
    host.types("black: a6");
    host.says("That side is not played at this table");
    guest.types("e5");
    host.says("Eva fünf");
    guest.says("Eva fünf");
    way.is_cut(true);
    host.says("Both clocks are stopped at the time of last contact");
    guest.says("The other computer is not responding");
    guest.types("press");
    guest.says("so this was not done");
    host.types("repeated");
    host.types("black: a6");
    host.says("That side is not played at this table");
    way.is_cut(false);
    guest.says("You missed");
    host.says("connected again");
    // One after the other, the last first.
    guest.types("earlier");
    guest.says("Repeated");
    host.types("start");
    guest.says("Clock running");
    guest.types("press");
    guest.types("white: a3");
    guest.says("Players announce their own moves");
    host.types("d4");
    host.says("David vier");
    guest.says("David vier");
    let moves = ["Eva vier", "Eva fünf", "David vier"];
    assert_eq!(host.has_said(&moves), moves);
    assert_eq!(guest.has_said(&moves), moves);
    drop(host);
    let journal = journal(folder.path());
    clocks_add_up(&journal);
    let announced: Vec<_> = named(&journal, "move_announced")
        .map(|entry| entry["uci"].as_str().unwrap())
        .collect();
    assert_eq!(announced, ["e2e4", "e7e5", "d2d4"]);
    let count = |name| named(&journal, name).count();
    assert_eq!(
        (count("move_repeated"), count("clock_pressed"), count("clocks_stopped")),
        (2, 2, 1)
    );
}
