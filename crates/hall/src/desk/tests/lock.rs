//! A lock belongs to a tournament or to none. A player may run a desk of their own tournament with the same name: it
//! unlocks nothing.

use super::{GAME, Hall, own, own_of};
use controls::intent::Intent;
use controls::joining::JoiningIntent;
use journal::chain::StoredEntry;
use laws::arbiter_record::NO_EVENT;
use laws::people::Person;
use link::membership::Membership;
use link::topic::TableNumber;
use table::hall::at_net::AtNet;
use table::input::Input;

const LOCKED: &str = "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter types lock 48151623\n\
                      > arbiter types close desk\n> arbiter starts clocks\nboth play 1.e4\n";

/// The way out of a lock, as a table that joins and leaves nothing says it.
const UNLOCK_FIRST: &str = "type unlock and the PIN";

/// A tournament with the same name and another key, whose chief is somebody at the table.
fn foreign() -> Hall {
    Hall::of(own_of(9))
}

/// Table 7's place in that tournament.
fn place_in(hall: &mut Hall) -> Membership {
    hall.seat(7, GAME);
    hall.table(7).kept.clone().unwrap()
}

fn is_locked(hall: &Hall) -> bool {
    hall.table(7).table.game().is_locked()
}

/// Asks for a place at the table, by a code.
fn knocks(hall: &mut Hall, at: AtNet) {
    hall.tables.insert(TableNumber(7), at);
    hall.types("code 7");
    let told = hall.heard("In letters: ").unwrap();
    let (_, letters) = told.split_once("In letters: ").unwrap();
    let letters = letters.split('.').next().unwrap().to_owned();
    hall.at(7, &format!("hall join {} {letters}", super::HERE));
}

/// Asks for a place at the table; the desk says yes.
fn asks(hall: &mut Hall, at: AtNet) {
    knocks(hall, at);
    hall.types("yes");
    hall.wait(1_000);
}

/// A game that was locked in the tournament and saved by its desk for another computer.
fn moved() -> Vec<StoredEntry> {
    let mut hall = Hall::of_two();
    hall.at(7, "lock 48151623");
    hall.at(7, "close desk");
    hall.wait(1_000);
    hall.types("save game 7");
    let (_, entries, _) = hall.saved.pop().unwrap();
    entries
}

#[test]
fn a_desk_of_another_tournament_opens_no_moved_game() {
    let entries = moved();
    let mut hall = foreign();
    let spare = AtNet::reopened(&entries, None, &mut hall.hub, 70);
    asks(&mut hall, spare);
    // The arbiter there was never asked, and the code is still valid.
    let told: Vec<&str> = hall.said.iter().map(|said| said.text.as_str()).collect();
    let told = told.join("\n");
    let digits = own().event.digits();
    assert!(!told.contains("let in.") && !told.contains("has joined"), "{told}");
    assert!(
        told.contains(&format!(
            "Table 7 did not join: its game is locked for tournament number {digits}. The code is still valid."
        )),
        "{told}"
    );
    let spare = hall.table(7);
    assert!(
        spare.heard("This table is locked and cannot join Club Open"),
        "{:?}",
        spare.said
    );
    assert!(
        spare.heard(&format!(
            "only rulings from Club Open, tournament number {digits}, are valid"
        )),
        "{:?}",
        spare.said
    );
    assert_eq!(spare.kept, None);
    hall.types("7: unlock");
    hall.types("yes");
    hall.wait(1_000);
    assert!(is_locked(&hall), "{:?}", hall.said);
}

#[test]
fn a_restart_skips_a_locked_game_of_another_tournament() {
    let mut hall = foreign();
    let place = place_in(&mut hall);
    let mut own_hall = Hall::of_two();
    own_hall.at(7, "lock 48151623");
    own_hall.at(7, "close desk");
    own_hall.wait(1_000);
    let of_event = own_hall.table(7).disk.clone();
    let of_none = AtNet::of(LOCKED, &mut hall.hub, 71).disk;
    for journal in [of_event, of_none, moved()] {
        hall.hub.ask(hall.table(7).own, link::NetRequest::Close);
        let mut at = AtNet::reopened(&journal, None, &mut hall.hub, 72);
        at.step(&mut hall.hub, Input::Member(Box::new(place.clone())));
        hall.tables.insert(TableNumber(7), at);
        hall.wait(3_000);
        assert!(hall.table(7).heard("cannot join Club Open"), "{:?}", hall.table(7).said);
        // The table does not rejoin that tournament without the PIN, and offers nobody to.
        hall.tables.get_mut(&TableNumber(7)).unwrap().said.clear();
        let asks = Intent::Line(String::from("hall"));
        hall.does(7, Input::Intent(Person::Player(shakmaty::Color::White), asks));
        let table = hall.table(7);
        assert!(!table.heard("Rejoin?"), "{:?}", table.said);
        assert!(
            table.heard(&format!("tournament number {}", own_of(9).event.digits())),
            "{:?}",
            table.said
        );
        hall.at(7, "yes");
        hall.said.clear();
        hall.types("7: unlock");
        hall.types("yes");
        hall.wait(3_000);
        assert!(is_locked(&hall), "{:?}", hall.said);
    }
}

#[test]
fn a_table_locked_outside_tournaments_joins_once_unlocked() {
    let mut hall = Hall::new();
    let mut at = AtNet::of(LOCKED, &mut hall.hub, 7);
    // Neither the arbiter's panel nor the lack of it matters.
    for line in ["", "pin 48151623"] {
        hall.tables.insert(TableNumber(7), at);
        hall.at(7, line);
        at = hall.tables.remove(&TableNumber(7)).unwrap();
        asks(&mut hall, at);
        let table = hall.table(7);
        assert!(table.kept.is_none() && table.heard(UNLOCK_FIRST), "{:?}", table.said);
        assert!(hall.heard("waiting to join").is_none() && hall.heard("let in").is_none());
        at = hall.tables.remove(&TableNumber(7)).unwrap();
        at.said.clear();
    }
    hall.tables.insert(TableNumber(7), at);
    hall.at(7, "unlock 48151623");
    hall.at(7, "yes");
    assert!(!is_locked(&hall), "{:?}", hall.table(7).said);
    let at = hall.tables.remove(&TableNumber(7)).unwrap();
    asks(&mut hall, at);
    assert!(hall.table(7).kept.is_some(), "{:?}", hall.table(7).said);
    hall.wait(3_000);
    hall.at(7, "lock 48151623");
    hall.at(7, "close desk");
    hall.wait(2_000);
    hall.types("7: unlock");
    hall.types("yes");
    hall.wait(1_000);
    assert!(!is_locked(&hall), "{:?}", hall.said);
}

#[test]
fn a_locked_table_leaves_nothing_though_its_panel_is_open() {
    let mut hall = Hall::of_two();
    let place = hall.table(7).kept.clone();
    hall.at(7, "lock 48151623");
    hall.at(7, "hall leave");
    let table = hall.table(7);
    assert!(table.heard(UNLOCK_FIRST) && table.kept == place, "{:?}", table.said);
    hall.wait(2_000);
    let disk = hall.table(7).disk.clone();
    let mut other = foreign();
    let mut at = AtNet::reopened(&disk, None, &mut other.hub, 70);
    at.step(&mut other.hub, AtNet::typed("pin 48151623"));
    asks(&mut other, at);
    let table = other.table(7);
    assert!(
        table.kept.is_none() && table.heard("cannot join Club Open") && table.heard(UNLOCK_FIRST),
        "{:?}",
        table.said
    );
    assert!(other.heard("did not join").is_some() && other.heard("let in").is_none());
    other.at(7, "unlock 48151623");
    other.at(7, "yes");
    let at = other.tables.remove(&TableNumber(7)).unwrap();
    asks(&mut other, at);
    assert!(other.table(7).kept.is_some(), "{:?}", other.table(7).said);
    // The table joins the tournament of its lock again, also after a restart and without the PIN.
    hall.hub.ask(hall.table(7).own, link::NetRequest::Close);
    let at = AtNet::reopened(&disk, None, &mut hall.hub, 71);
    asks(&mut hall, at);
    assert!(hall.table(7).kept.is_some(), "{:?}", hall.table(7).said);
    hall.wait(3_000);
    hall.types("7: unlock");
    hall.types("yes");
    hall.wait(1_000);
    assert!(!is_locked(&hall), "{:?}", hall.said);
}

#[test]
fn locking_a_table_names_the_number_that_the_desk_shows() {
    let digits = own().event.digits();
    assert_eq!(digits.len(), 19);
    assert_ne!(digits, own_of(9).event.digits());
    let mut hall = Hall::of_two();
    assert!(
        hall.table(7)
            .heard(&format!("This is table 7 of Club Open, tournament number {digits}."))
    );
    hall.at(7, "lock 48151623");
    let sentence = format!("only rulings from Club Open, tournament number {digits}, are valid");
    assert!(hall.table(7).heard(&sentence), "{:?}", hall.table(7).said);
    hall.restart();
    hall.hears(&format!("This is Club Open, tournament number {digits}."));
    let disk = &hall.table(7).disk;
    let lock = disk
        .iter()
        .find(|entry| entry.record.contains("regulations_locked"))
        .unwrap();
    assert!(lock.record.contains(&own().key.public().to_string()), "{}", lock.record);
    let lone = AtNet::of(LOCKED, &mut hall.hub, 8);
    let lock = lone
        .disk
        .iter()
        .find(|entry| entry.record.contains("regulations_locked"))
        .unwrap();
    assert!(
        lock.record.contains(&format!("\"event\":\"{NO_EVENT}\"")),
        "{}",
        lock.record
    );
}

#[test]
fn a_table_joining_another_tournament_stays_out_once_locked() {
    let mut hall = foreign();
    let at = AtNet::of(GAME, &mut hall.hub, 7);
    knocks(&mut hall, at);
    hall.at(7, "lock 48151623");
    hall.at(7, "close desk");
    hall.types("yes");
    hall.wait(1_000);
    assert!(
        is_locked(&hall) && hall.table(7).kept.is_none(),
        "{:?}",
        hall.table(7).said
    );
}

#[test]
fn a_foreign_tournament_file_is_refused_before_knocking() {
    let entries = moved();
    let mut hall = foreign();
    let spare = AtNet::reopened(&entries, None, &mut hall.hub, 70);
    hall.tables.insert(TableNumber(7), spare);
    hall.types("file 7");
    let (_, file) = hall.papers.last_key_value().unwrap();
    let file = file.clone();
    hall.said.clear();
    hall.does(
        7,
        Input::Intent(Person::Arbiter, Intent::Joining(JoiningIntent::Bring { file })),
    );
    let spare = hall.table(7);
    assert!(
        spare.heard("This table is locked and cannot join Club Open") && !spare.heard("Asking the desk"),
        "{:?}",
        spare.said
    );
    assert!(hall.said.is_empty(), "{:?}", hall.said);
}
