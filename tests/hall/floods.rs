//! Floods: a machine with a table's certificate, and one with none, send more than any other can use. A healthy table is heard all the
//! while, the desk stays small, and the arbiter is told once.

use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use adapters::membership_file::MembershipFile;
use adapters::ports::membership::Memberships as _;
use link::page;
use link::topic::{GameId, TableNumber, Topic};
use link::{Address, Haste, MachinePart, NetParticipation, NetRequest};
use net::wire::Wait as _;

use super::kills::{game_of, is_equal_in_the_end};
use super::machines::{Machine, free_port, opening};
use super::processes::{PATIENCE, Process, desk, folder, in_folder, table};

const SEVEN: TableNumber = TableNumber(7);
const NINE: TableNumber = TableNumber(9);

/// The most further memory the desk may ever need, in kilobytes: less than any of these floods is in all, or would be if it were kept.
const MORE: u64 = 40_000;

/// The most memory that process ever had, in kilobytes; none where the system does not say.
fn most_memory(of: &Process) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", of.id())).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn has_stayed_small(desk: &Process, before: Option<u64>) {
    if let (Some(before), Some(after)) = (before, most_memory(desk)) {
        assert!(after < before + MORE, "{before} kB before, {after} kB at most");
    }
}

/// The number of its lines with these words.
fn count(desk: &Process, words: &str) -> usize {
    desk.heard().filter(|line| line.contains(words)).count()
}

/// Checks that it is told once; on a machine that has so much else to do that it takes minutes, once a minute.
fn tells_once(desk: &Process, words: &str, since: Instant) {
    let most = 1 + usize::try_from(since.elapsed().as_secs() / 60).unwrap();
    let told = count(desk, words);
    assert!((1..=most).contains(&told), "{words}: {told} times");
}

/// Takes part with what somebody has copied from that table's computer.
fn thief(folder: &Path, table: TableNumber) -> Machine {
    let data = in_folder(folder, &format!("table-{table}"));
    let of_table = MembershipFile::in_folder(Some(Path::new(&data))).load().unwrap();
    let mut thief = Machine::new();
    thief.open(NetParticipation {
        event: of_table.event,
        ..opening(
            MachinePart::Table(table),
            &[],
            &of_table.connect,
            Some(&of_table.credentials),
        )
    });
    thief.opened();
    thief
}

/// The messages that are sent, and the report of each.
fn floods() -> [(&'static str, Vec<NetRequest>); 4] {
    let invented = |number: u32| GameId([[7; 4], number.to_be_bytes()].concat().try_into().unwrap());
    let of_bytes = |bytes: usize| move |_: u32| NetRequest::Put(Topic::Entry(NINE), vec![b'['; bytes]);
    let small = |topic| NetRequest::Put(topic, vec![0; 200]);
    let names = (0..5_000).flat_map(|number| {
        [
            NetRequest::Put(Topic::Entry(SEVEN), page::encode_step(invented(number), &[])),
            small(Topic::Head(TableNumber(1_000 + number))),
        ]
    });
    [
        ("one key", (0..20_000).map(|_| small(Topic::Head(SEVEN))).collect()),
        ("invented games and tables", names.collect()),
        ("messages of 64 KiB", (0..800).map(of_bytes(64 * 1024)).collect()),
        ("messages of 16 MiB", (0..3).map(of_bytes(16 * 1024 * 1024)).collect()),
    ]
}

#[test]
fn a_flooding_table_holds_up_no_other_and_is_told_once() {
    let folder = folder();
    let at = free_port().0;
    let mut desk = desk(folder.path(), &at);
    let mut healthy = table(folder.path(), &mut desk, &at, 7);
    drop(table(folder.path(), &mut desk, &at, 9));
    let game = game_of(Path::new(&in_folder(folder.path(), "table-7")));
    let (_, mut entries) = is_equal_in_the_end(folder.path(), &mut desk, 7, &game);
    let before = most_memory(&desk);
    let since = Instant::now();
    for (what, flood) in floods() {
        let mut thief = thief(folder.path(), NINE);
        for request in flood {
            thief.ask(request);
        }
        healthy.types(&format!("warn black {what}"));
        healthy.says("Warning");
        let (took, now) = is_equal_in_the_end(folder.path(), &mut desk, 7, &game);
        assert!(now > entries);
        entries = now;
        println!("{what}: the other table's entries are there after {took:.1?}");
        // The answer, or the loss of the link, shows that all of it was sent.
        let asked = thief.question(Topic::Roster, b"", Haste::Now);
        thief.answer_to(asked).ok();
    }
    desk.types("7: notes all is well");
    desk.says("all is well, done");
    for words in [
        "Table 7 is sending far too many messages",
        "Table 9 is sending far too many messages",
        "Many messages are arriving from tables not in this tournament",
    ] {
        tells_once(&desk, words, since);
    }
    for words in [
        "tried to impersonate table 7",
        "tried to impersonate table 9",
        "tried to impersonate table 1",
    ] {
        assert_eq!(count(&desk, words), 1, "{words}");
    }
    has_stayed_small(&desk, before);
}

/// Knocks so often at the door of newcomers with so many bytes and without any certificate; returns the number of answers.
fn knocks(door: &Address, times: usize, bytes: usize) -> usize {
    let mut config = net::wire::Config::default();
    for (key, value) in [
        ("mode", String::from("\"client\"")),
        ("connect/endpoints", format!("[\"tcp/{door}\"]")),
        // The door is open a moment after a code was given.
        ("connect/timeout_ms", String::from("30000")),
        ("scouting/multicast/enabled", String::from("false")),
    ] {
        config.insert_json5(key, &value).unwrap();
    }
    let session = net::wire::open(config).wait().unwrap();
    let (heard, replies) = mpsc::channel();
    for _ in 0..times {
        let heard = heard.clone();
        let knock = session
            .get("annabella/1/pair/9999")
            .payload(vec![0; bytes])
            .timeout(Duration::from_secs(2));
        knock.callback(move |reply| drop(heard.send(reply))).wait().unwrap();
    }
    drop(heard);
    let answered = replies.iter().filter(|reply| reply.result().is_ok()).count();
    session.close().wait().unwrap();
    answered
}

#[test]
fn a_flood_of_knocks_is_told_once_and_a_newcomer_still_comes_in() {
    let folder = folder();
    let at = free_port().0;
    let mut desk = desk(folder.path(), &at);
    desk.types("code 8");
    desk.gives_a_code();
    let before = most_memory(&desk);
    let since = Instant::now();
    let door = Address(at.clone()).door();
    // The door listens a moment before the desk is behind it.
    let until = Instant::now() + PATIENCE;
    while knocks(&door, 1, 200) == 0 {
        assert!(Instant::now() < until, "nobody is behind the door");
    }
    // The length of a knock, a longer one, and one after which the sender is no longer heard.
    for bytes in [200, 8 * 1024, 1024 * 1024] {
        let answered = knocks(&door, 400, bytes);
        println!("400 knocks of {bytes} bytes: {answered} were answered");
        assert!(answered < 100, "{answered} of {bytes} bytes");
    }
    desk.says("keeps trying to join");
    let seven = table(folder.path(), &mut desk, &at, 7);
    tells_once(&desk, "keeps trying to join", since);
    has_stayed_small(&desk, before);
    drop(seven);
}
