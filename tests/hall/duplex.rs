//! A game on two computers, each a process of its own: the way in, both clocks, silence and return, and what neither may do.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use annabella::app::joining;
use laws::moment::Moment;
use link::sealed::SharedSecret;
use link::seat::{GuestEnd, HostEnd, IncomingQuestion, SeatStep, SeatUtterance, Wish};
use link::topic::Topic;
use link::{Address, Haste, NetRequest};
use net::zenoh::ZenohLink;

use super::machines::Machine;
use super::ports::free_address;
use super::processes::{Process, in_folder};

const HOME: &str = "time 300+2\nset place=home boards=legal repeat=waived\nwhite vi Ada\nblack sighted Ben\n";

const EVENT: &str = "time 300+2\nset place=event\nwhite vi Ada\nblack vi Ida\narbiter Dora\n";

/// The host at that table, and where and with what the other one comes.
pub(super) fn host(folder: &std::path::Path, story: &str) -> (Process, String, String) {
    let table = in_folder(folder, "two.game");
    std::fs::write(&table, story).unwrap();
    let mut host = Process::new(
        "host",
        &[
            "console",
            "--mute",
            "--table",
            &table,
            "--data",
            &in_folder(folder, "host"),
        ],
    );
    let at = free_address();
    host.types(&format!("host at {at}"));
    let code = host.gives_a_code();
    (host, at, code)
}

pub(super) fn guest(folder: &std::path::Path, at: &str, code: &str) -> Process {
    let data = in_folder(folder, "guest");
    Process::new(
        "guest",
        &["console", "--mute", "--join", at, "--code", code, "--data", &data],
    )
}

#[test]
fn two_seats_play_over_the_network_each_for_their_own_side() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let mut guest = guest(folder.path(), &at, &code);
    host.says("is playing Black on another computer");
    guest.says("You have joined the table on the other computer");
    host.types("start");
    guest.says("Clock running");
    host.types("e4");
    guest.says("Eva vier");
    guest.types("e5");
    host.says("Eva fünf");
    host.types("black: a6");
    host.says("That side is not played at this table");
    guest.types("white: a3");
    guest.says("Players announce their own moves");
    guest.types("recorder on");
    guest.says("You cannot do that from another computer");
    guest.types("clock");
    guest.says("You have");
    guest.types("resign");
    guest.says("Resign the game?");
    guest.types("yes");
    host.says("White wins by resignation");
    guest.says("White wins by resignation");
    host.types("host end");
    host.says("A person plays Black here again");
    let ended = "The other computer has closed this seat";
    guest.says(ended);
    guest.types("e4");
    guest.says(ended);
}

/// D.2.10: the assistant sits with their player, at the other computer.
#[test]
fn an_assistant_there_acts_for_the_player_and_hears_their_part() {
    let folder = tempfile::tempdir().unwrap();
    let story = "time 300+2\nset place=event repeat=waived\nwhite vi Ada\nblack vi Ida\nassistant black Clara\n";
    let (mut host, at, code) = host(folder.path(), story);
    let mut guest = guest(folder.path(), &at, &code);
    host.says("The assistant, Clara, is at the other computer");
    guest.says("Clara is your assistant here");
    host.types("start");
    host.types("e4");
    host.types("press");
    guest.says("Eva vier");
    guest.types("assistant: e5");
    host.says("Eva fünf");
    guest.types("assistant: clock");
    guest.says("Clara: ");
    guest.types("assistant: resign");
    guest.says("Clara: ");
    guest.types("assistant: white: d4");
    guest.says("Clara: ");
    // None of it was for the ears of the player at the host.
    host.types("clock");
    host.says("You have");
    assert!(!host.heard().any(|line| line.contains("Clara: ")));
}

/// A machine that sat there before has a genuine certificate of the game, and the key of its own pairing.
#[test]
fn a_former_guests_genuine_certificate_does_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let at_host = Address(at.clone());
    let (tell, news) = channel();
    let mut link = ZenohLink::new(move |told| drop(tell.send(told)));
    let former = joining::request_admission(&mut link, &news, &at_host, &code, String::from("Eve"), None);
    let welcome = former.unwrap().welcome;
    host.says("is playing Black on another computer");
    host.types("host");
    let code = host.gives_a_code();
    let mut guest = guest(folder.path(), &at, &code);
    guest.says("You have joined the table on the other computer");
    host.types("start");
    guest.says("Clock running");
    host.types("e4");
    guest.says("Eva vier");
    let (table, seat) = link::host::given_seat(&welcome).unwrap();
    let mut forger = Machine::new();
    forger.open(link::host::opening(&welcome, table, seat.side, &at_host));
    forger.opened();
    // With its own key the machine makes every message that host and guest send each other.
    let now = Moment::START;
    let key = || SharedSecret(seat.seal.0);
    let (mut as_guest, mut as_host) = (GuestEnd::new(key(), [9; 16]), HostEnd::new(key()));
    let greeting = as_guest.asks(now).unwrap();
    let IncomingQuestion::Answer(greeted) = as_host.asked(&greeting, [8; 16], now) else {
        panic!("the forger's own ends do not fit each other");
    };
    as_guest.answered(Some(&greeted), now);
    let mut forged = vec![greeting, greeted];
    // The first question asks for what has been said; wishes come after it.
    for wish in [None, Some(Wish::Line(String::from("resign"))), Some(Wish::Answer(true))] {
        if let Some(wish) = wish {
            as_guest.wishes(wish, None, now).unwrap();
        }
        let question = as_guest.asks(now).unwrap();
        let answer = match as_host.asked(&question, [7; 16], now) {
            IncomingQuestion::Answer(answer) => answer,
            IncomingQuestion::Wants { have, .. } => as_host.answer(have, None, now).unwrap(),
            IncomingQuestion::Nobody => panic!("the forger's own ends do not fit each other"),
        };
        as_guest.answered(Some(&answer), now);
        forged.extend([question, answer]);
    }
    let said = SeatUtterance {
        is_private: false,
        haste: 2,
        spans: vec![(String::from("en"), String::from("Forged words"))],
    };
    forged.extend(as_host.sees(SeatStep {
        said: vec![said],
        ..SeatStep::default()
    }));
    assert_eq!(forged.len(), 9);
    let (wishes, see) = (Topic::SeatDo(table, seat.side), Topic::SeatSee(table, seat.side));
    for message in &forged {
        let asked = forger.question(wishes, message, Haste::Now);
        let answer = forger.answer_to(asked).unwrap_or_default();
        assert!(!forged.contains(&answer), "a forged question was answered");
        forger.ask(NetRequest::Put(see, message.clone()));
    }
    guest.types("e5");
    host.says("Eva fünf");
    host.types("Nf3");
    guest.says("Springer Felix drei");
    for process in [&host, &guest] {
        let fell_for_it = |line: &str| line.contains("esign") || line.contains("Forged");
        assert!(!process.heard().any(fell_for_it));
    }
}

/// Both connect to a third machine. What passes there is kept and searched for what only they know.
#[test]
fn over_a_relay_that_reads_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let relay_at = free_address();
    let mut relay = Process::new("relay", &["relay", "--sealed", "--listen", &relay_at]);
    relay.says("nobody here can read them");
    let table = in_folder(folder.path(), "two.game");
    std::fs::write(&table, HOME).unwrap();
    let data = in_folder(folder.path(), "host");
    let mut host = Process::new("host", &["console", "--mute", "--table", &table, "--data", &data]);
    // Between the host and the relay stands somebody who writes everything down.
    let wire = Wire::before(&relay_at);
    host.types(&format!("host over {}", wire.at));
    let code = host.gives_a_code();
    let mut guest = guest(folder.path(), &relay_at, &code);
    host.says("is playing Black on another computer");
    host.types("start");
    host.types("e4");
    guest.says("Eva vier");
    guest.types("e5");
    host.says("Eva fünf");
    let seen = wire.seen();
    assert!(seen.len() > 1_000, "{} bytes passed", seen.len());
    for secret in ["Eva", "e2e4", "move_announced", "Ada", "clock_pressed", &code] {
        let is_there = seen.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!is_there, "{secret} was to be read");
    }
}

/// A wire that somebody listens to: TCP both ways, to a port and to the one behind it.
struct Wire {
    at: String,
    seen: Arc<Mutex<Vec<u8>>>,
}

impl Wire {
    fn before(relay: &str) -> Self {
        let (host, port) = relay.rsplit_once(':').unwrap();
        let port: u16 = port.parse().unwrap();
        let at = free_address();
        let own: u16 = at.rsplit_once(':').unwrap().1.parse().unwrap();
        let seen: Arc<Mutex<Vec<u8>>> = Arc::default();
        for more in [0, 1] {
            let listener = TcpListener::bind((host, own + more)).unwrap();
            leads(listener, (host.to_owned(), port + more), &seen);
        }
        Self { at, seen }
    }

    fn seen(&self) -> Vec<u8> {
        self.seen.lock().unwrap().clone()
    }
}

/// From now on who comes in there is led on to that port.
pub(super) fn leads(listener: TcpListener, to: (String, u16), seen: &Arc<Mutex<Vec<u8>>>) {
    let seen = Arc::clone(seen);
    std::thread::spawn(move || {
        for one in listener.incoming().map_while(Result::ok) {
            // A newcomer before the other end listens is turned away, and comes again.
            let Ok(other) = TcpStream::connect((to.0.as_str(), to.1)) else {
                continue;
            };
            let ends = [(&one, &other), (&other, &one)];
            for (from, into) in ends {
                let (from, into, seen) = (from.try_clone().unwrap(), into.try_clone().unwrap(), Arc::clone(&seen));
                std::thread::spawn(move || pour(from, into, &seen));
            }
        }
    });
}

fn pour(mut from: TcpStream, mut into: TcpStream, seen: &Mutex<Vec<u8>>) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        seen.lock().unwrap().extend(&bytes[..count]);
        if into.write_all(&bytes[..count]).is_err() {
            return;
        }
    }
}

/// A third machine hosts: neither player's computer has the other's words, and both lag alike.
#[test]
fn an_arbiter_hosts_both_players_at_a_third_machine() {
    let folder = tempfile::tempdir().unwrap();
    let table = in_folder(folder.path(), "three.game");
    std::fs::write(&table, EVENT).unwrap();
    let data = in_folder(folder.path(), "arbiter");
    let mut arbiter = Process::new(
        "arbiter",
        &[
            "console", "--mute", "--seat", "arbiter", "--table", &table, "--data", &data,
        ],
    );
    let at = free_address();
    arbiter.types(&format!("host at {at}"));
    let code = arbiter.gives_a_code();
    let mut white = guest(folder.path(), &at, &code);
    white.says("You have joined the table on the other computer");
    arbiter.types("host");
    let code = arbiter.gives_a_code();
    let mut black = guest(folder.path(), &at, &code);
    black.says("You have joined the table on the other computer");
    arbiter.types("start clocks");
    white.says("Clock running: White");
    black.says("Clock running: White");
    white.types("e4");
    black.says("Eva vier");
    white.types("press");
    white.says("Clock pressed.");
    black.types("repeated");
    black.types("e5");
    white.says("Eva fünf");
    black.types("press");
    black.says("Clock pressed.");
    white.runs_for(Duration::from_millis(500));
    assert_eq!(white.heard().filter(|line| line.contains("Clock pressed.")).count(), 1);
    white.types("resign");
    white.types("yes");
    black.says("Black wins by resignation");
    arbiter.says("Black wins by resignation");
    // Neither may do what is the arbiter's.
    white.types("warn black talking");
    white.says("Unknown command");
}

#[test]
fn a_wrong_code_lets_nobody_in() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let squares: Vec<&str> = code.split_whitespace().collect();
    let other = if squares[3] == "a1" { "a2" } else { "a1" };
    let wrong = [&squares[..3], &[other]].concat().join(" ");
    for _ in 0..3 {
        let mut guest = guest(folder.path(), &at, &wrong);
        guest.ends();
    }
    host.says("Wrong code three times");
}

/// A process that stands still is as silent as a cable that is pulled.
#[test]
fn a_seat_out_of_contact_hears_missed_messages() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let mut guest = guest(folder.path(), &at, &code);
    host.says("is playing Black on another computer");
    host.types("start");
    host.types("e4");
    guest.says("Eva vier");
    let signal = |name: &str, of: &Process| {
        let done = Command::new("kill").args(["-s", name, &of.id().to_string()]).status();
        assert!(done.unwrap().success());
    };
    signal("STOP", &guest);
    host.says("Both clocks are stopped at the time of last contact");
    host.types("offer draw");
    host.types("yes");
    host.says("Draw offered");
    signal("CONT", &guest);
    guest.says("The other computer is connected again");
    host.says("connected again");
    guest.types("decline");
    host.says("declined");
    // A player who goes says so, and is no lost contact.
    host.types("start");
    guest.types("quit");
    guest.ends();
    host.says("has left the game. The clocks are stopped.");
    host.types("host");
    let code = host.gives_a_code();
    let mut again = self::guest(folder.path(), &at, &code);
    again.says("You have joined the table on the other computer");
}
