//! A further desk in addition to the chief's, over a net in memory.

use crate::desk::kept::LoadedTournament;
use crate::desk::tests::{Hall, Shelf, own};
use crate::desk::{DeskEffect, DeskIdentity, DeskInput, HallDesk};
use crate::screen::HallIntent;
use announcement::Vocabulary;
use journal::entry::JournalEvent;
use journal::record;
use laws::facts::Reach;
use link::hub::NetMachine;
use link::identity::PrivateKey;
use link::page::SentEntry;
use link::roster::{DeskEntry, Power};
use link::topic::TableNumber;
use link::{Address, MachinePart, NetParticipation, NetRequest};
use locale::{Locale, Messages};
use std::iter;

pub(in crate::desk) struct Further {
    pub(in crate::desk) desk: HallDesk,
    pub(in crate::desk) machine: NetMachine,
    pub(in crate::desk) said: Vec<String>,
    power: Power,
    shelf: Shelf,
}

impl Further {
    /// A further desk whose power the roster decides.
    fn own() -> DeskIdentity {
        DeskIdentity {
            event: own().event,
            key: PrivateKey::from_seed([2; 32]),
            by: String::from("Flo"),
            power: Power::Looks,
            door: Address(String::from("further:7461")),
            vocabulary: Vocabulary::default(),
        }
    }

    /// Lets in a desk with that power.
    pub(in crate::desk) fn join(hall: &mut Hall, power: Power) -> Self {
        let entry = DeskEntry {
            key: Self::own().key.public(),
            name: String::from("Flo"),
            power,
            reached_at: Vec::new(),
        };
        hall.desk.seat_desk(entry);
        hall.wait(1);
        let machine = hall.hub.plug_in();
        let mut shelf = Shelf::default();
        shelf.loaded.roster = hall.shelf.loaded.roster.clone();
        let desk = Self::opened(hall, machine, power, shelf.loaded.clone());
        let mut further = Self {
            desk,
            machine,
            said: Vec::new(),
            power,
            shelf,
        };
        further.wait(hall, 1_000);
        further
    }

    fn opened(hall: &mut Hall, machine: NetMachine, power: Power, loaded: LoadedTournament) -> HallDesk {
        let own = Self::own();
        let opening = NetParticipation {
            event: own.event,
            part: match power {
                Power::Chief | Power::Arbiter => MachinePart::Desk(own.key.public().desk()),
                Power::Looks => MachinePart::Spectator(own.key.public().desk()),
            },
            listen: match power {
                Power::Chief | Power::Arbiter => vec![own.door.clone()],
                Power::Looks => Vec::new(),
            },
            connect: Vec::new(),
            credentials: None,
            lease_ms: 5_000,
        };
        hall.hub.ask(machine, NetRequest::Open(Box::new(opening)));
        HallDesk::new(own, Messages::new(Locale::En), loaded, [9; 32], hall.hub.now())
    }

    /// Switches the desk off and on again.
    pub(in crate::desk) fn restart(&mut self, hall: &mut Hall) {
        hall.hub.ask(self.machine, NetRequest::Close);
        self.desk = Self::opened(hall, self.machine, self.power, self.shelf.loaded.clone());
        self.said.clear();
    }

    fn step(&mut self, hall: &mut Hall, input: DeskInput) {
        let mut effects = self.desk.step(input, hall.hub.now()).into_iter();
        while let Some(effect) = effects.next() {
            match effect {
                DeskEffect::Keep(ref kept) => {
                    if !self.shelf.keep(kept) {
                        let dropped = iter::once(effect).chain(effects).collect();
                        return self.step(hall, DeskInput::NotKept(dropped));
                    }
                }
                DeskEffect::Replicate(batch) => self.shelf.loaded.replicas.extend(batch),
                DeskEffect::Ask(request) => hall.hub.ask(self.machine, request),
                DeskEffect::Tell(said) => self.said.push(said.text),
                DeskEffect::Read(_)
                | DeskEffect::SaveGame { .. }
                | DeskEffect::Write(_)
                | DeskEffect::Correct(_)
                | DeskEffect::Broadcast(_)
                | DeskEffect::End
                | DeskEffect::Pair(_)
                | DeskEffect::NamePairingProgram(_)
                | DeskEffect::Certify { .. }
                | DeskEffect::Show => {}
            }
        }
    }

    pub(in crate::desk) fn wait(&mut self, hall: &mut Hall, ms: u64) {
        let end = hall.hub.now().plus_millis(ms);
        while hall.hub.now() < end {
            hall.wait(if ms > 5_000 { 1_000 } else { 100 });
            for news in hall.hub.news(self.machine) {
                self.step(hall, DeskInput::Net(news));
            }
            self.step(hall, DeskInput::Time);
        }
    }

    pub(in crate::desk) fn types(&mut self, hall: &mut Hall, line: &str) -> String {
        self.said.clear();
        self.step(hall, DeskInput::Do(HallIntent::Line(line.to_owned())));
        hall.settle();
        self.said.join("\n")
    }
}

fn tournament() -> Hall {
    let mut hall = Hall::new();
    for player in ["Ada", "Ben", "Clara", "Dan"] {
        hall.types(&format!("enter {player}"));
    }
    hall.types("pair all");
    hall.types("round 1");
    hall
}

#[test]
fn the_notes_reach_the_other_desk_before_the_chief_desk_dies() {
    let mut hall = tournament();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    assert!(flo.types(&mut hall, "pairings").contains("Ada (White) – Dan (Black)"));
    hall.types("result 1 1-0");
    flo.wait(&mut hall, 200);
    let standings = flo.types(&mut hall, "standings");
    assert!(standings.contains("1. Ada (no. 1), points: 1"), "{standings}");
    // Notes written while it is away are asked for as soon as the chief's desk is there again.
    hall.hub.cut(flo.machine);
    hall.types("incident 2 a telephone rang");
    hall.wait(1_000);
    hall.hub.heal(flo.machine);
    flo.wait(&mut hall, 1_000);
    assert_eq!(flo.shelf.loaded.notes, hall.shelf.loaded.notes);

    hall.hub.ask(hall.machine, NetRequest::Close);
    flo.restart(&mut hall);
    assert!(flo.types(&mut hall, "standings").contains("1. Ada (no. 1), points: 1"));
    assert!(flo.types(&mut hall, "event").contains("Round 1 is being played"));
}

#[test]
fn a_roster_that_finds_no_room_is_kept_once_there_is() {
    let mut hall = tournament();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    flo.shelf.is_full = true;
    hall.types("delay 2");
    flo.wait(&mut hall, 40_000);
    // It is in force, and the arbiter is told once that it is not kept.
    assert_eq!(flo.desk.members.delay_ms(), 120_000);
    let told = flo.said.iter().filter(|said| said.contains("Could not save this"));
    assert_eq!(told.count(), 1, "{:?}", flo.said);
    assert_ne!(flo.shelf.loaded.roster, hall.shelf.loaded.roster);
    flo.shelf.is_full = false;
    flo.wait(&mut hall, 15_000);
    assert_eq!(flo.shelf.loaded.roster, hall.shelf.loaded.roster);
}

#[test]
fn a_further_desk_cannot_change_the_tournament() {
    let mut hall = tournament();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    let notes = flo.shelf.loaded.notes.clone();
    for line in ["enter Zoe", "result 1 1-0", "incident 1 noise", "round 2", "rounds 9"] {
        let said = flo.types(&mut hall, line);
        assert!(said.contains("Only the chief arbiter's desk"), "{line}: {said}");
    }
    flo.wait(&mut hall, 500);
    assert_eq!(flo.shelf.loaded.notes, notes);
    // A desk that was never told of a tournament does not make one of its own either.
    let mut hall = Hall::new();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    assert!(flo.types(&mut hall, "enter Zoe").contains("chief arbiter's desk"));
    assert!(flo.shelf.loaded.notes.is_empty());
}

#[test]
fn a_look_only_desk_receives_no_notes_of_the_tournament() {
    let mut hall = tournament();
    let mut screen = Further::join(&mut hall, Power::Looks);
    hall.types("incident 2 a telephone rang");
    screen.wait(&mut hall, 11_000);
    assert!(screen.shelf.loaded.notes.is_empty());
    assert!(
        screen
            .types(&mut hall, "standings")
            .contains("View-only desks cannot see the tournament")
    );
}

#[test]
fn notes_of_ones_own_give_way_to_the_chiefs() {
    let mut hall = tournament();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    flo.shelf.loaded.notes = vec![hall.shelf.loaded.notes[1].clone()];
    flo.restart(&mut hall);
    flo.wait(&mut hall, 1_000);
    assert_eq!(flo.shelf.loaded.notes, hall.shelf.loaded.notes);
    assert!(flo.types(&mut hall, "pairings").contains("Ada (White) – Dan (Black)"));
}

#[test]
fn a_desk_is_listed_removed_and_let_in_again_under_its_name() {
    let mut hall = Hall::new();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    hall.types("desks");
    assert!(
        hall.heard("Eva: chief arbiter, this desk.").is_some(),
        "{:?}",
        hall.said
    );
    hall.hears("Flo: arbiter, connected.");
    assert!(flo.types(&mut hall, "remove desk Flo").contains("Only the chief"));
    hall.types("remove desk Eva");
    hall.hears("no desk called Eva");
    hall.types("remove desk flo");
    hall.hears("Remove Flo's desk from the tournament?");
    hall.types("yes");
    hall.hears("can no longer rule");
    flo.wait(&mut hall, 500);
    assert!(
        flo.said.iter().any(|said| said.contains("removed this desk")),
        "{:?}",
        flo.said
    );
    hall.types("desks");
    assert_eq!(hall.heard("Flo"), None, "{:?}", hall.said);
    for seed in [5, 6] {
        hall.desk.seat_desk(DeskEntry {
            key: PrivateKey::from_seed([seed; 32]).public(),
            name: String::from("Flo"),
            power: Power::Arbiter,
            reached_at: Vec::new(),
        });
    }
    hall.said.clear();
    hall.types("desks");
    let named = hall.said.iter().filter(|said| said.text.starts_with("Flo"));
    assert_eq!(named.count(), 1, "{:?}", hall.said);
}

#[test]
fn relays_are_listed_and_taken_out() {
    let mut hall = Hall::new();
    hall.types("relays");
    hall.hears("There are no relays.");
    let room = |name: &str| vec![Address(format!("{name}:7461"))];
    for (seed, name) in [(5, "cellar"), (6, "attic"), (7, "cellar")] {
        hall.desk
            .seat_relay(PrivateKey::from_seed([seed; 32]).public(), room(name));
    }
    hall.types("relays");
    assert!(hall.heard("Relay 1: tables can reach it at cellar:7461.").is_some());
    assert!(hall.heard("Relay 2: tables can reach it at attic:7461.").is_some());
    assert!(hall.heard("Relay 3").is_none(), "{:?}", hall.said);
    hall.types("remove relay 3");
    hall.hears("There is no relay 3.");
    hall.types("remove relay 1");
    hall.hears("Remove relay 1 at cellar:7461 from the tournament?");
    hall.types("yes");
    hall.hears("can still relay and read along");
    hall.restart();
    hall.types("relays");
    assert!(hall.heard("Relay 1").is_none(), "{:?}", hall.said);
    hall.hears("Relay 2");
}

/// Asserts that a screen in the hall knows nothing of a table beyond the public part.
fn knows_only_what_everybody_may(screen: &Further) {
    let kept = screen.shelf.loaded.replicas.iter().flat_map(|batch| &batch.entries);
    for entry in kept
        .chain(screen.desk.entries(TableNumber(7)))
        .filter_map(SentEntry::entry)
    {
        match record::decode(&entry.record) {
            Ok(JournalEvent::Event(event)) => assert_eq!(event.reach(), Reach::Public, "{event:?}"),
            Ok(JournalEvent::Opened(_) | JournalEvent::Suspended(_) | JournalEvent::Restarted(_)) => {}
            other @ (Ok(JournalEvent::Found(_) | JournalEvent::Ruled(_)) | Err(_)) => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_hall_screen_has_only_moves_clocks_and_the_result() {
    let mut hall = Hall::of_two();
    let mut screen = Further::join(&mut hall, Power::Looks);
    screen.wait(&mut hall, 6_000);
    hall.types("desks");
    hall.hears(": view only, connected.");
    hall.types("7: warns black talking");
    screen.wait(&mut hall, 2_000);
    knows_only_what_everybody_may(&screen);
    let played = |further: &Further| {
        further
            .desk
            .tables
            .get(TableNumber(7))
            .unwrap()
            .game()
            .map(|game| game.line().len())
    };
    assert_eq!(played(&screen), Some(1));
    let rows = screen.types(&mut hall, "tables");
    assert!(rows.contains("Table 7: Ada – Ben. 1 move"), "{rows}");
    hall.types("7: rules result 1-0 reason agreed");
    hall.types("yes");
    screen.said.clear();
    screen.wait(&mut hall, 6_000);
    assert!(screen.said.is_empty(), "{:?}", screen.said);
    let rows = screen.types(&mut hall, "find ada");
    assert!(rows.contains("White wins"), "{rows}");
    assert!(screen.desk.screen().rows.iter().all(|row| !row.needs));
    knows_only_what_everybody_may(&screen);
    // A restart does not tell it more.
    screen.restart(&mut hall);
    screen.wait(&mut hall, 3_000);
    knows_only_what_everybody_may(&screen);
}

#[test]
fn a_screen_in_the_hall_is_as_late_as_everything_public() {
    let mut hall = Hall::of_two();
    hall.types("delay 1");
    let mut screen = Further::join(&mut hall, Power::Looks);
    screen.wait(&mut hall, 6_000);
    let rows = screen.types(&mut hall, "tables");
    assert!(rows.contains("Table 7: no game"), "{rows}");
    screen.wait(&mut hall, 61_000);
    assert!(screen.types(&mut hall, "tables").contains("Table 7: Ada – Ben. 1 move"));
    hall.types("7: rules result 1-0 reason agreed");
    hall.types("yes");
    screen.wait(&mut hall, 30_000);
    assert!(!screen.types(&mut hall, "tables").contains("White wins"));
    screen.wait(&mut hall, 35_000);
    assert!(screen.types(&mut hall, "tables").contains("White wins"));
}

/// The nearest desk may know an old roster only, or be silent: every desk answers.
#[test]
fn a_desk_with_an_old_roster_keeps_no_table_behind() {
    let mut hall = Hall::of_two();
    let flo = Further::join(&mut hall, Power::Arbiter);
    // The chief's desk comes in behind the other.
    hall.hub.ask(hall.machine, NetRequest::Close);
    hall.machine = hall.hub.plug_in();
    hall.restart();
    let table = hall.table(7).own;
    for away in [table, flo.machine] {
        hall.hub.cut(away);
    }
    hall.types("delay 1");
    hall.wait(20_000);
    for back in [flo.machine, table] {
        hall.hub.heal(back);
    }
    hall.wait(10_000);
    let known = hall.table(7).kept.clone().map(|place| place.roster);
    assert_eq!(known, hall.shelf.loaded.roster);
}
