//! A desk and tables over a net in memory: who comes in, what is told first, and rulings that are done once.

mod door;
pub(super) mod further;
mod lock;

use std::collections::BTreeMap;
use std::iter;

use shakmaty::{Color, Square};

use super::need::Cause;
use super::*;
use crate::desk::kept::LoadedTournament;
use crate::desk::shelf::Shelf;
use crate::screen::HallIntent;
use announcement::Vocabulary;
use controls::intent::Intent;
use controls::joining::JoiningIntent;
use journal::chain::StoredEntry;
use journal::entry::{Heartbeat, JournalEvent, JournalFinding};
use laws::people::Person;
use laws::proposal::Proposal;
use link::enrolment::EnrolmentCode;
use link::head::Head;
use link::host::HostMessage;
use link::hub::{Hub, NetMachine, Weather};
use link::identity::PrivateKey;
use link::page::SentEntry;
use link::roster::{DeskEntry, Power};
use link::ruling::{NotTaken, Ruling, RulingAnswer};
use link::ruling_content::RulingContent;
use link::topic::Topic;
use link::{Address, Credentials, FloodLimit, Haste, MachinePart, NetNews, NetParticipation, NetRequest, QuestionId};
use locale::{Locale, Messages};
use notation::pgn::live;
use protocols::lichess::broadcast;
use table::hall::at_net::AtNet;
use table::input::Input;

const GAME: &str =
    "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4\n";
const READY: &str = "time 60+1\nwhite vi Cleo\nblack sighted Dan\narbiter Dora\n";
const HERE: &str = "desk:7461";

pub(super) struct Hall {
    own: DeskIdentity,
    pub(super) hub: Hub,
    tables: BTreeMap<TableNumber, AtNet>,
    pub(super) desk: HallDesk,
    pub(super) machine: NetMachine,
    pub(super) shelf: Shelf,
    pub(super) said: Vec<DeskNotice>,
    /// The tournament's folder.
    pub(super) papers: BTreeMap<String, String>,
    pub(super) broadcast: Vec<broadcast::BroadcastRequest>,
    pub(super) is_read_only: bool,
    /// The games that were written for other computers.
    saved: Vec<(String, Vec<StoredEntry>, Option<Heartbeat>)>,
    /// The number of times that the roster was told to everybody.
    rosters: usize,
    /// A machine with a table's certificate that answers questions for another table, sooner than that does.
    impostor: Option<NetMachine>,
}

/// Members who come in without a code.
impl HallDesk {
    fn seat_table(&mut self, number: TableNumber, key: PublicKey) {
        let pairing = self.tournament.pairing_at(number);
        self.change_roster(|roster| members::put_table(roster, number, key, pairing));
        self.forged.remove(&number);
    }

    pub(super) fn seat_desk(&mut self, entry: DeskEntry) {
        self.change_roster(|roster| members::put_desk(roster, entry));
    }

    fn seat_relay(&mut self, key: PublicKey, reached_at: Vec<Address>) {
        self.change_roster(|roster| members::put_relay(roster, key, reached_at));
    }
}

pub(super) fn own() -> DeskIdentity {
    own_of(1)
}

/// The chief of the tournament with that key.
fn own_of(seed: u8) -> DeskIdentity {
    let key = PrivateKey::from_seed([seed; 32]);
    DeskIdentity {
        event: key.public().tournament(),
        key,
        by: String::from("Eva"),
        power: Power::Chief,
        door: Address(HERE.to_owned()),
        vocabulary: Vocabulary::default(),
    }
}

impl Hall {
    pub(super) fn new() -> Self {
        Self::of(own())
    }

    fn of(own: DeskIdentity) -> Self {
        let mut hub = Hub::new(Weather::default(), 1);
        let machine = hub.plug_in();
        let desk = HallDesk::new(
            own.clone(),
            Messages::new(Locale::En),
            LoadedTournament::default(),
            [7; 32],
            hub.now(),
        );
        let mut hall = Self {
            own,
            hub,
            tables: BTreeMap::new(),
            desk,
            machine,
            shelf: Shelf::default(),
            said: Vec::new(),
            papers: BTreeMap::new(),
            broadcast: Vec::new(),
            saved: Vec::new(),
            rosters: 0,
            is_read_only: false,
            impostor: None,
        };
        let first = hall.desk.found("Club Open");
        hall.carry_out(first);
        hall.open();
        hall
    }

    fn open(&mut self) {
        self.hub.ask(
            self.machine,
            NetRequest::Open(Box::new(NetParticipation {
                event: self.own.event,
                part: MachinePart::Desk(self.own.key.public().desk()),
                listen: vec![Address(HERE.to_owned())],
                connect: Vec::new(),
                credentials: None,
                lease_ms: 5_000,
            })),
        );
        self.settle();
    }

    /// Kills the desk, and starts it again with what it has kept.
    pub(super) fn restart(&mut self) {
        self.hub.ask(self.machine, NetRequest::Close);
        self.settle();
        self.desk = HallDesk::new(
            self.own.clone(),
            Messages::new(Locale::En),
            self.shelf.loaded(),
            [8; 32],
            self.hub.now(),
        );
        self.said.clear();
        self.open();
    }

    pub(super) fn step(&mut self, input: DeskInput) {
        let effects = self.desk.step(input, self.hub.now());
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<DeskEffect>) {
        let mut effects = effects.into_iter();
        while let Some(effect) = effects.next() {
            match effect {
                DeskEffect::Keep(ref kept) => {
                    if !self.shelf.keep(kept) {
                        let dropped = iter::once(effect).chain(effects).collect();
                        return self.step(DeskInput::NotKept(dropped));
                    }
                }
                DeskEffect::Replicate(batch) => self.shelf.loaded.replicas.extend(batch),
                DeskEffect::Ask(request) => {
                    self.rosters += usize::from(matches!(request, NetRequest::Put(Topic::Roster, _)));
                    self.hub.ask(self.machine, request);
                }
                DeskEffect::Certify { slot: number, .. } => {
                    let text = || String::from("made");
                    let credentials = Credentials {
                        authority: text(),
                        certificate: text(),
                        key: text(),
                    };
                    self.step(DeskInput::Made(number, Some(credentials)));
                }
                DeskEffect::Write(papers) => {
                    let names: Vec<String> = papers.iter().map(|paper| paper.name.clone()).collect();
                    let failed = if self.is_read_only { names.clone() } else { Vec::new() };
                    if !self.is_read_only {
                        self.papers
                            .extend(papers.into_iter().map(|paper| (paper.name, paper.text)));
                    }
                    let folder = String::from("events/Club-Open");
                    self.step(DeskInput::Written { names, failed, folder });
                }
                DeskEffect::Correct(past) => {
                    for name in &past.files {
                        let text = self
                            .papers
                            .get(name)
                            .and_then(|text| live::corrected(text, &past.results));
                        self.papers.extend(text.map(|text| (name.clone(), text)));
                    }
                }
                DeskEffect::Broadcast(request) => self.broadcast.push(request),
                // The process test has a program.
                DeskEffect::Pair(_) | DeskEffect::NamePairingProgram(_) | DeskEffect::End => {}
                DeskEffect::Tell(said) => self.said.push(said),
                DeskEffect::Read(file) => {
                    let trf = self.papers.get(&file).cloned().unwrap_or_default();
                    self.step(DeskInput::Import(trf));
                }
                DeskEffect::SaveGame {
                    name,
                    entries,
                    heartbeat,
                } => self.saved.push((name, entries, heartbeat)),
                DeskEffect::Show => {}
            }
        }
    }

    pub(super) fn settle(&mut self) {
        for _ in 0..40 {
            self.hub.pass(5);
            for news in self.hub.news(self.machine) {
                self.step(DeskInput::Net(news));
            }
            let Self {
                hub, tables, impostor, ..
            } = self;
            for impostor in impostor.iter().copied() {
                for news in hub.news(impostor) {
                    if let NetNews::Asked(asked, ..) = news {
                        hub.ask(impostor, NetRequest::Answer(asked, b"[]".to_vec()));
                    }
                }
            }
            for at in tables.values_mut() {
                for news in hub.news(at.own) {
                    at.step(hub, table::input::Input::Link(news));
                }
            }
        }
    }

    pub(super) fn wait(&mut self, ms: u64) {
        let end = self.hub.now().plus_millis(ms);
        while self.hub.now() < end {
            let tables = self.tables.values().filter_map(|at| at.table.next_wakeup());
            let due = tables
                .chain(self.desk.next_wakeup())
                .filter(|at| *at < end)
                .min()
                .unwrap_or(end);
            self.hub.pass(due.millis_since(self.hub.now()).max(1));
            let Self { hub, tables, .. } = self;
            for at in tables.values_mut() {
                at.step(hub, table::input::Input::Time);
            }
            self.step(DeskInput::Time);
            self.settle();
        }
    }

    pub(super) fn types(&mut self, line: &str) {
        self.step(DeskInput::Do(HallIntent::Line(line.to_owned())));
        self.settle();
    }

    fn at(&mut self, table: u32, line: &str) {
        self.does(table, AtNet::typed(line));
    }

    /// Handles an input of somebody at that table.
    pub(super) fn does(&mut self, table: u32, input: table::input::Input) {
        let Self { hub, tables, .. } = self;
        tables.get_mut(&TableNumber(table)).unwrap().step(hub, input);
        self.settle();
    }

    pub(super) fn table(&self, number: u32) -> &AtNet {
        &self.tables[&TableNumber(number)]
    }

    /// Switches a table off and on again.
    pub(super) fn restart_table(&mut self, number: u32) {
        let disk = self.table(number).disk.clone();
        self.restart_table_with(number, &disk);
    }

    /// The same, with that journal on its disk.
    fn restart_table_with(&mut self, number: u32, disk: &[StoredEntry]) {
        let before = self.tables.remove(&TableNumber(number)).unwrap();
        self.hub.ask(before.own, NetRequest::Close);
        let mut at = AtNet::reopened(disk, None, &mut self.hub, 99);
        at.kept = before.kept;
        let place = Box::new(at.kept.clone().unwrap());
        at.step(&mut self.hub, table::input::Input::Member(place));
        self.tables.insert(TableNumber(number), at);
        self.wait(3_000);
    }

    /// Lets a table of that story in by a code.
    pub(super) fn seat(&mut self, number: u32, story: &str) {
        let seed = u8::try_from(number).unwrap();
        let at = AtNet::of(story, &mut self.hub, seed);
        self.let_in(number, at);
    }

    fn let_in(&mut self, number: u32, at: AtNet) {
        self.tables.insert(TableNumber(number), at);
        self.types(&format!("code {number}"));
        let code = self.heard("In letters: ").unwrap();
        let code = code
            .split("In letters: ")
            .nth(1)
            .unwrap()
            .split('.')
            .next()
            .unwrap()
            .to_owned();
        self.said.clear();
        let has_arbiter = self.table(number).table.opening().people.arbiter.is_some();
        let by = if has_arbiter {
            Person::Arbiter
        } else {
            Person::Player(shakmaty::Color::White)
        };
        let join = Intent::Line(format!("hall join {HERE} {code}"));
        self.does(number, table::input::Input::Intent(by, join));
        self.types("yes");
        self.wait(1_000);
        assert!(self.heard("has joined").is_some(), "{:?}", self.said);
        self.said.clear();
    }

    /// A hall with a game at table 7 that has begun, and one at table 9 that has not.
    pub(super) fn of_two() -> Self {
        let mut hall = Self::new();
        hall.seat(7, GAME);
        hall.seat(9, READY);
        hall.wait(6_000);
        hall.said.clear();
        hall
    }

    pub(super) fn heard(&self, words: &str) -> Option<String> {
        let texts = self.said.iter().map(|said| &said.text);
        texts.rev().find(|text| text.contains(words)).cloned()
    }

    #[track_caller]
    pub(super) fn hears(&mut self, words: &str) {
        assert!(self.heard(words).is_some(), "{words}: {:#?}", self.said);
        self.said.clear();
    }

    fn replica(&self, table: u32) -> Vec<journal::chain::EntryHash> {
        let of = self
            .shelf
            .loaded
            .replicas
            .iter()
            .filter(|batch| batch.table == TableNumber(table));
        of.flat_map(|batch| &batch.entries).map(SentEntry::hash).collect()
    }
}

#[test]
fn a_table_comes_in_by_a_code_and_the_desk_keeps_its_journal() {
    let mut hall = Hall::of_two();
    hall.at(7, "e7e5");
    hall.wait(1_000);
    for number in [7, 9] {
        let disk: Vec<_> = hall.tables[&TableNumber(number)]
            .disk
            .iter()
            .map(|entry| entry.hash)
            .collect();
        assert_eq!(hall.replica(number), disk, "table {number}");
    }
    hall.types("tables");
    assert!(hall.heard("Table 7: Ada – Ben").is_some(), "{:?}", hall.said);
    assert!(hall.heard("Table 9: Cleo – Dan").is_some(), "{:?}", hall.said);
    hall.said.clear();
    hall.types("find cleo");
    assert!(
        hall.heard("Table 9").is_some() && hall.heard("Table 7").is_none(),
        "{:?}",
        hall.said
    );
}

#[test]
fn a_table_joins_only_after_a_yes() {
    let mut hall = Hall::new();
    let at = AtNet::of(GAME, &mut hall.hub, 3);
    hall.tables.insert(TableNumber(3), at);
    hall.types("code 3");
    let code = hall.heard("In letters: ").unwrap();
    let code = code
        .split("In letters: ")
        .nth(1)
        .unwrap()
        .split('.')
        .next()
        .unwrap()
        .to_owned();
    hall.at(3, &format!("hall join {HERE} {code}"));
    hall.hears("Let it in?");
    hall.types("no");
    hall.wait(2_000);
    assert_eq!(hall.tables[&TableNumber(3)].kept, None);
    assert!(hall.desk.screen().rows.is_empty());
}

#[test]
fn wrong_codes_spend_a_code_and_the_arbiter_is_told() {
    let mut hall = Hall::new();
    let at = AtNet::of(GAME, &mut hall.hub, 3);
    hall.tables.insert(TableNumber(3), at);
    hall.types("code 3");
    let code = hall.heard("In letters: ").unwrap();
    let first = code.split("In letters: ").nth(1).unwrap()[..2].to_owned();
    let others = if code.contains("a1") { "b2 c3 d4" } else { "a1 a1 a1" };
    for _ in 0..3 {
        hall.at(3, &format!("hall join {HERE} {first} {others}"));
        hall.wait(500);
    }
    hall.hears("Wrong codes");
    assert_eq!(hall.tables[&TableNumber(3)].kept, None);
}

#[test]
fn a_flag_is_told_at_once_and_stands_first() {
    let mut hall = Hall::of_two();
    hall.types("start round");
    hall.hears("Start the clocks at 1 table?");
    hall.types("yes");
    hall.wait(2_000);
    hall.said.clear();
    hall.types("9: stop clocks");
    hall.wait(500);
    hall.types("9: set white 0:00:03");
    hall.types("yes");
    hall.wait(500);
    hall.types("9: start clocks");
    hall.wait(500);
    assert_eq!(hall.heard("not done"), None, "{:?}", hall.said);
    hall.said.clear();
    hall.wait(6_000);
    assert!(hall.heard("Flag fallen: table 9, Cleo").is_some(), "{:?}", hall.said);
    let flag = hall
        .said
        .iter()
        .find(|said| said.text.starts_with("Flag fallen"))
        .unwrap();
    assert_eq!(
        (flag.kind, flag.tables.as_slice(), flag.is_urgent),
        ("flag-fallen", [TableNumber(9)].as_slice(), true)
    );
    assert_eq!(
        hall.said
            .iter()
            .filter(|said| said.text.starts_with("Flag fallen"))
            .count(),
        1,
        "{:?}",
        hall.said
    );
    // The proposal about the flag is no second sentence.
    let told: Vec<&str> = hall.said.iter().map(|said| said.kind).collect();
    assert_eq!(told, ["flag-fallen"], "{:?}", hall.said);
    assert_eq!(hall.desk.screen().rows[0].columns[3], "Flag fallen");
    assert_eq!(hall.desk.screen().rows[0].table, TableNumber(9));
    hall.types("next");
    hall.said.clear();
    hall.types("seen");
    hall.wait(5_000);
    assert_eq!(hall.heard("Flag fallen"), None, "{:?}", hall.said);
}

#[test]
fn a_ruling_is_kept_before_it_is_sent_and_done_once() {
    let mut hall = Hall::of_two();
    hall.types("7: stop clocks");
    hall.wait(500);
    hall.hears("Table 7: stops clocks, done.");
    let length = hall.tables[&TableNumber(7)].disk.len();
    hall.restart();
    hall.wait(3_000);
    assert_eq!(hall.tables[&TableNumber(7)].disk.len(), length);
    hall.types("rulings");
    hall.hears("stops clocks, done");
    // A ruling that cannot be kept is not sent.
    hall.shelf.is_full = true;
    hall.types("7: notes the lamp was moved");
    hall.wait(500);
    hall.hears("was not sent");
    assert_eq!(hall.tables[&TableNumber(7)].disk.len(), length);
    hall.shelf.is_full = false;
    hall.types("7: notes the lamp was moved");
    hall.wait(500);
    hall.hears("done");
    assert!(hall.tables[&TableNumber(7)].disk.len() > length);
}

#[test]
fn a_forked_journal_is_told_and_nothing_is_overwritten() {
    let mut hall = Hall::of_two();
    let copy = hall.table(7).disk.clone();
    hall.at(7, "stop clocks");
    hall.wait(2_000);
    let kept = hall.replica(7);
    assert!(kept.len() > copy.len());
    hall.said.clear();
    hall.restart_table_with(7, &copy);
    hall.at(7, "note this is the other one");
    hall.wait(2_000);
    hall.hears("Two versions of one game");
    let now = hall.replica(7);
    assert_eq!(now.get(..kept.len()), Some(&kept[..]));
    // The fork is still shown after a restart.
    hall.restart();
    hall.wait(2_000);
    hall.types("needs");
    hall.hears("Two versions of one game");
}

#[test]
fn a_typed_acceptance_says_what_it_changes_before_it_is_sent() {
    const WRONG: &str = "time 5400\nset increment-before-first-move=no\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\
                         > arbiter starts clocks\nboth play 1.e4 e5\n> white plays Nf3\n> white records Nf3\n\
                         > white presses clock\n> black copies\n> black records Nh3\n> arbiter compares sheets\n\
                         > black plays Nc6\n> black presses clock\n> white copies\n";
    const TAKEN_BACK: &str = "Accepting it changes: taken back: move 2, White: Springer Felix drei and move 2, Black: \
                              Springer Cäsar sechs;";
    let mut hall = Hall::new();
    hall.seat(7, WRONG);
    hall.wait(3_000);
    let plies = |hall: &Hall| hall.table(7).table.game().line().len();
    for line in ["7: accept correction", "7: accepts proposal correction"] {
        hall.said.clear();
        hall.types(line);
        hall.hears(TAKEN_BACK);
        hall.types("no");
        hall.wait(1_000);
        assert_eq!(plies(&hall), 4, "{line}");
    }
    // The move that is completed while the question is open was not in it.
    hall.types("7: accept correction");
    hall.does(7, by_white(Intent::Line(String::from("Bc4"))));
    hall.does(7, by_white(Intent::Line(String::from("press"))));
    hall.wait(1_000);
    assert_eq!(plies(&hall), 5);
    hall.said.clear();
    hall.types("yes");
    hall.hears("move 3, White:");
    assert_eq!(plies(&hall), 5);
    hall.types("yes");
    hall.wait(1_000);
    hall.hears("done");
    assert_eq!(plies(&hall), 2);
}

#[test]
fn of_two_proposals_of_one_kind_the_desk_says_which_it_rules_on() {
    const TWO: &str = "time 5400\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n\
                       > white plays Ke3\n> white presses clock\n> arbiter accepts proposal correction\n> arbiter starts clocks\n\
                       > white plays Nf3\n> white presses clock\n> black copies\n> black plays Ke6\n> black presses clock\n";
    let mut hall = Hall::new();
    hall.seat(7, TWO);
    hall.wait(3_000);
    let penalties = |hall: &Hall| {
        let open = hall.table(7).table.game().proposals().iter();
        open.filter_map(Proposal::offender).collect::<Vec<_>>()
    };
    assert_eq!(penalties(&hall), [Color::White, Color::Black]);
    for (line, answer) in [("7: accept penalty", "no"), ("7: decline penalty", "yes")] {
        hall.said.clear();
        hall.types(line);
        hall.hears("Offender: White, Ada.");
        hall.types(answer);
        hall.wait(1_000);
    }
    assert_eq!(penalties(&hall), [Color::Black]);
}

fn by_white(intent: Intent) -> table::input::Input {
    table::input::Input::Intent(Person::Player(Color::White), intent)
}

#[test]
fn the_tournaments_digits_are_told_before_there_is_a_player() {
    let mut hall = Hall::new();
    let digits = hall.desk.members.own().event.digits();
    hall.types("event");
    hall.hears(&digits);
}

#[test]
fn wall_clocks_that_are_hours_apart_and_jump_change_nothing() {
    let told = |walls: [&str; 3]| {
        let mut hall = Hall::of_two();
        for (wall, line) in walls
            .iter()
            .zip(["7: stop clocks", "7: start clocks", "7: stop clocks"])
        {
            hall.step(DeskInput::Wall((*wall).to_owned()));
            hall.types(line);
            hall.wait(5_000);
        }
        let said: Vec<String> = hall.said.iter().map(|said| said.text.clone()).collect();
        (said, hall.table(7).said.clone(), hall.table(7).disk.len())
    };
    let noon = "2026-11-25T12:00:00Z";
    let quiet = told([noon; 3]);
    assert!(
        quiet.0.iter().filter(|said| said.ends_with("done.")).count() >= 3,
        "{quiet:?}"
    );
    assert_eq!(told([noon, "1999-01-01T00:00:00Z", "2041-06-07T08:09:10Z"]), quiet);
}

#[test]
fn a_ruling_for_an_absent_table_goes_out_later_unless_withdrawn() {
    let mut hall = Hall::of_two();
    let (seven, nine) = (hall.tables[&TableNumber(7)].own, hall.tables[&TableNumber(9)].own);
    hall.hub.cut(seven);
    hall.hub.cut(nine);
    hall.wait(12_000);
    hall.hears("No contact");
    hall.types("7: stop clocks");
    hall.hears("will be sent when it reconnects");
    hall.types("9: notes late");
    hall.types("withdraw 9");
    hall.hears("withdrawn");
    // A desk that was killed does not forget it either.
    hall.restart();
    let before = hall.tables[&TableNumber(9)].disk.len();
    hall.hub.heal(seven);
    hall.hub.heal(nine);
    hall.wait(12_000);
    hall.hears("Table 7: stops clocks, done.");
    assert_eq!(hall.tables[&TableNumber(9)].disk.len(), before);
    assert!(hall.tables[&TableNumber(7)].heard("connected again"));
}

#[test]
fn tables_lost_together_are_one_sentence() {
    let mut hall = Hall::new();
    for number in 1..=6 {
        hall.seat(number, GAME);
    }
    hall.wait(6_000);
    hall.said.clear();
    for number in 1..=6 {
        let own = hall.tables[&TableNumber(number)].own;
        hall.hub.cut(own);
    }
    hall.wait(12_000);
    let told: Vec<&str> = hall.said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].starts_with("No contact: tables 1") && told[0].contains('6'),
        "{told:?}"
    );
    hall.said.clear();
    for number in 1..=6 {
        let own = hall.tables[&TableNumber(number)].own;
        hall.hub.heal(own);
    }
    // Returning tables are announced when a wait is over.
    hall.wait(12_000);
    hall.wait(4_000);
    let back = hall.said.iter().filter(|said| said.text.contains("back in contact"));
    let back: Vec<&str> = back.map(|said| said.text.as_str()).collect();
    assert_eq!(back.len(), 1, "{:?}", hall.said);
    assert!(back[0].starts_with("Tables 1") && back[0].contains('6'), "{back:?}");
}

#[test]
fn what_a_table_that_is_away_does_not_get_is_one_sentence() {
    let mut hall = Hall::of_two();
    for number in [7, 9] {
        let own = hall.tables[&TableNumber(number)].own;
        hall.hub.cut(own);
    }
    hall.wait(12_000);
    hall.hears("No contact");
    hall.types("7: stop clocks");
    hall.types("start round");
    hall.types("yes");
    hall.hears("Table 7 is out of contact.");
    hall.wait(20_000);
    let told: Vec<&str> = hall.said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(told, ["Clocks not started: table 9, Cleo – Dan."]);
    assert!(
        hall.desk
            .tables
            .get(TableNumber(7))
            .unwrap()
            .causes()
            .has(Cause::Undelivered),
        "it stands in the list"
    );
}

#[test]
fn a_table_taken_out_is_told_and_loses_its_place() {
    let mut hall = Hall::of_two();
    hall.types("remove table 9");
    hall.hears("Remove table 9 from the tournament?");
    hall.types("yes");
    hall.wait(1_000);
    assert!(hall.tables[&TableNumber(9)].heard("removed this table"));
    assert_eq!(hall.tables[&TableNumber(9)].kept, None);
    assert_eq!(hall.desk.screen().rows.len(), 1);
}

/// The roster of five hundred tables is 70 kB long: told to all whenever a table came, it was 17 GB in a hall that was
/// switched on.
#[test]
fn the_roster_is_sent_on_change_and_asked_for_after_an_absence() {
    let mut hall = Hall::of_two();
    hall.wait(30_000);
    let (told, nine) = (hall.rosters, hall.tables[&TableNumber(9)].own);
    hall.hub.cut(nine);
    hall.wait(8_000);
    hall.hub.heal(nine);
    hall.wait(30_000);
    assert_eq!(hall.rosters, told);
    hall.hub.cut(nine);
    hall.types("remove table 9");
    hall.types("yes");
    hall.wait(60_000);
    let hears = |hall: &Hall| hall.tables[&TableNumber(9)].heard("removed this table");
    assert!(!hears(&hall));
    hall.hub.heal(nine);
    hall.wait(5_000);
    assert!(hears(&hall));
}

#[test]
fn lines_typed_at_a_chosen_table_apply_to_that_table() {
    let mut hall = Hall::of_two();
    hall.types("7");
    hall.hears("Table 7: Ada – Ben");
    hall.types("warns black talking");
    hall.wait(500);
    hall.hears("Table 7: warns Black: talking, done.");
    hall.types("find white two-hands");
    hall.wait(500);
    hall.hears("finds against White: a move made with two hands");
    hall.types("back");
    hall.types("nonsense");
    hall.hears("was not understood");
    hall.types("help");
    hall.hears("lists all tables");
}

#[test]
fn only_a_desk_that_may_rule_rules() {
    let mut hall = Hall::of_two();
    hall.desk.members.put_power(Power::Looks);
    hall.types("7: stop clocks");
    hall.hears("view-only");
}

#[test]
fn nobody_speaks_in_the_name_of_another_table() {
    let mut hall = Hall::of_two();
    let thief = PrivateKey::from_seed([99; 32]);
    let game = hall.desk.tables.get(TableNumber(7)).unwrap().basis().unwrap().0;
    let head = Head {
        game,
        end: hall.desk.tables.get(TableNumber(7)).unwrap().basis().unwrap().1,
        ..hall.desk.tables.get(TableNumber(7)).unwrap().head().unwrap().0.clone()
    };
    let forged = head.sign(&thief, TableNumber(7), own().event);
    hall.step(DeskInput::Net(NetNews::Put(
        Topic::Head(TableNumber(7)),
        forged.to_bytes(),
    )));
    hall.step(DeskInput::Net(NetNews::Put(
        Topic::Head(TableNumber(7)),
        forged.to_bytes(),
    )));
    let told = hall
        .said
        .iter()
        .filter(|said| said.text.contains("impersonate table 7"))
        .count();
    assert_eq!(told, 1, "{:?}", hall.said);
}

#[test]
fn nobody_answers_a_ruling_in_the_place_of_another_table() {
    let mut hall = Hall::of_two();
    let own = hall.tables[&TableNumber(7)].own;
    hall.hub.cut(own);
    hall.types("7: stop clocks");
    let asked = QuestionId(hall.desk.net.last_question);
    let last = hall.desk.rulings.next_count() - 1;
    let ruling = hall.desk.rulings.get(last).unwrap().signed.clone();
    let done = RulingAnswer::done(vec![1]);
    let forged = done.sign(&PrivateKey::from_seed([99; 32]), &ruling).to_bytes();
    hall.step(DeskInput::Net(NetNews::Answered(asked, Ok(forged))));
    assert!(
        !hall.said.iter().any(|said| said.text.contains("done")),
        "{:?}",
        hall.said
    );
    hall.hub.heal(own);
    hall.wait(12_000);
    hall.hears("Table 7: stops clocks, done.");
}

#[test]
fn a_code_asked_for_at_the_desk_is_told_there_and_kept_nowhere() {
    let mut hall = Hall::of_two();
    hall.types("7: host");
    hall.wait(100);
    assert!(
        !hall.said.iter().any(|said| said.text.contains("hosts")),
        "{:?}",
        hall.said
    );
    let code = EnrolmentCode::of([Square::G7, Square::A2, Square::F3, Square::C1]);
    let at = vec![Address(String::from("192.168.1.20:7461"))];
    let told = HostMessage::Code(Color::Black, code, at);
    let Hall { tables, hub, .. } = &mut hall;
    tables.get_mut(&TableNumber(7)).unwrap().step(hub, Input::Hosting(told));
    hall.wait(1_000);
    hall.hears("In letters: g7 a2 f3 c1. On the other computer, type: join 192.168.1.20:7461, then the code.");
    let last = hall.desk.rulings.next_count() - 1;
    let kept = &hall.desk.rulings.get(last).unwrap().fate;
    assert!(!format!("{kept:?}").contains("g7"), "{kept:?}");
}

#[test]
fn an_answer_in_the_name_of_a_table_keeps_the_desk_from_nothing() {
    let mut hall = Hall::of_two();
    let impostor = hall.hub.plug_in();
    let opening = NetParticipation {
        event: hall.own.event,
        part: MachinePart::Table(TableNumber(7)),
        listen: Vec::new(),
        connect: Vec::new(),
        credentials: None,
        lease_ms: 5_000,
    };
    hall.hub.ask(impostor, NetRequest::Open(Box::new(opening)));
    hall.impostor = Some(impostor);
    // A desk that knows nothing of the game yet.
    hall.shelf.loaded.replicas.clear();
    hall.restart();
    hall.wait(3_000);
    let disk: Vec<_> = hall.table(7).disk.iter().map(|entry| entry.hash).collect();
    assert_eq!(hall.replica(7), disk);
    let told = hall
        .said
        .iter()
        .filter(|said| said.text.contains("impersonate table 7"));
    assert_eq!(told.count(), 1, "{:?}", hall.said);
    hall.types("7: stop clocks");
    hall.wait(1_000);
    hall.hears("Table 7: stops clocks, done.");
}

#[test]
fn floods_and_invented_tables_are_told_once_and_leave_no_trace() {
    let mut hall = Hall::of_two();
    let rows = hall.desk.screen().rows.len();
    for number in 100..1_100 {
        hall.step(DeskInput::Net(NetNews::Put(
            Topic::Head(TableNumber(number)),
            b"head".to_vec(),
        )));
    }
    let told: Vec<&str> = hall.said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(told, ["Someone tried to impersonate table 100. It was ignored."]);
    assert_eq!((hall.desk.screen().rows.len(), hall.desk.forged.len()), (rows, 1));
    for (flood, words) in [
        (FloodLimit::Table(TableNumber(7)), "Table 7 is sending far too many"),
        (FloodLimit::Strangers, "tables not in this tournament"),
        (FloodLimit::Door, "keeps trying to join"),
    ] {
        hall.step(DeskInput::Net(NetNews::Flooded(flood)));
        hall.hears(words);
    }
}

#[test]
fn a_dead_computers_game_continues_elsewhere_with_its_journal() {
    let mut hall = Hall::of_two();
    let old = hall.tables.remove(&TableNumber(7)).unwrap();
    hall.hub.cut(old.own);
    hall.wait(12_000);
    hall.types("save game 7");
    let (name, entries, beat) = hall.saved.pop().unwrap();
    assert!(name.starts_with("table-7"), "{name}");
    assert_eq!(entries[..old.disk.len()], old.disk[..]);
    let moved = |entry: &StoredEntry| match journal::record::decode(&entry.record) {
        Ok(JournalEvent::Found(JournalFinding::Moved(moved))) => Some(moved),
        Ok(_) | Err(_) => None,
    };
    // Black has thought since the last entry, and does not get that time back.
    let at_last_entry = old.disk.last().unwrap().at;
    let before = old.table.game().clock().left_ms(Color::Black, at_last_entry);
    let beat = beat.unwrap();
    assert!(beat.left_ms.black + 4_000 < before, "{beat:?} {before}");
    let spare = AtNet::reopened(&entries, Some(beat), &mut hall.hub, 70);
    hall.let_in(7, spare);
    let now = hall.hub.now();
    let spare = &hall.tables[&TableNumber(7)];
    assert_eq!(spare.table.game().clock().both_ms(now), beat.left_ms);
    assert!(spare.table.game().proposals().is_empty());
    assert!(spare.heard("now continues on this computer"), "{:?}", spare.said);
    let moves: Vec<_> = spare.disk.iter().filter_map(moved).collect();
    let new = spare.kept.clone().unwrap().key().public().to_string();
    let keys: Vec<_> = moves
        .iter()
        .map(|moved| (&*moved.from, &*moved.to, &*moved.by))
        .collect();
    let failed = old.kept.clone().unwrap().key().public().to_string();
    assert_eq!(keys, [(&*failed, "", "Eva"), (&*failed, &*new, "Eva")]);
    hall.at(7, "start clocks");
    hall.at(7, "e7e5");
    hall.wait(2_000);
    assert_eq!(hall.heard("Two versions"), None, "{:?}", hall.said);
    let disk: Vec<_> = hall.tables[&TableNumber(7)]
        .disk
        .iter()
        .map(|entry| entry.hash)
        .collect();
    assert!(disk.len() > entries.len());
    assert_eq!(hall.replica(7), disk);
}

#[test]
fn a_finished_game_is_not_set_up_again_on_another_computer() {
    let mut hall = Hall::new();
    hall.seat(7, GAME);
    for line in ["system swiss", "enter Ada", "enter Ben", "pair 1.7 1 2", "round 1"] {
        hall.types(line);
    }
    hall.wait(1_500);
    hall.types("7: rules result 1-0 reason agreed");
    hall.types("yes");
    hall.wait(6_000);
    assert!(hall.heard("Round 1, board 7: 1-0").is_some(), "{:?}", hall.said);
    let feed = hall.papers["round-1/games.pgn"].clone();
    assert!(feed.contains("e4"), "{feed}");
    let old = hall.tables.remove(&TableNumber(7)).unwrap();
    hall.hub.cut(old.own);
    hall.wait(12_000);
    let home = "set place=home\nwhite vi Zoe\nblack sighted Yves\n";
    hall.seat(7, home);
    hall.wait(6_000);
    let told = "Round 1: Ada (White) – Ben (Black). That game is over: 1-0. It was not played on this computer.";
    let spare = hall.tables.get_mut(&TableNumber(7)).unwrap();
    assert!(spare.heard(told), "{:?}", spare.said);
    assert!(spare.heard("save game 7"), "{:?}", spare.said);
    let people = &spare.table.opening().people;
    assert!(people.players.iter().all(|player| player.name.is_empty()), "{people:?}");
    spare.said.clear();
    hall.at(7, "hall");
    assert!(hall.table(7).heard(told), "{:?}", hall.table(7).said);
    hall.types("start round");
    assert!(hall.heard("No clocks to start.").is_some(), "{:?}", hall.said);
    assert_eq!(hall.papers["round-1/games.pgn"], feed);
    // The record is still at the desk, also after it was started again.
    hall.restart();
    hall.wait(6_000);
    hall.types("save game 7");
    let (_, entries, _) = hall.saved.pop().unwrap();
    assert_eq!(entries[..old.disk.len()], old.disk[..]);
    let again = AtNet::reopened(&entries, None, &mut hall.hub, 70);
    hall.let_in(7, again);
    hall.wait(6_000);
    let ending = hall.table(7).table.game().ending().map(|ending| ending.result);
    assert_eq!(ending, Some(laws::ending::GameResult::WhiteWins));
    assert_eq!(hall.heard("Two versions"), None, "{:?}", hall.said);
    assert_eq!(hall.papers["round-1/games.pgn"], feed);
    // Once the result is cancelled, the game is to be played.
    hall.seat(7, home);
    hall.types("cancel result 1.7 wrong table");
    hall.wait(6_000);
    assert_eq!(hall.table(7).table.opening().people.players.white.name, "Ada");
}

#[test]
fn a_game_replaced_before_its_end_is_told_and_can_be_saved() {
    let mut hall = Hall::new();
    hall.seat(7, GAME);
    for line in ["system swiss", "enter Ada", "enter Ben", "pair 1.7 1 2", "round 1"] {
        hall.types(line);
    }
    hall.wait(6_000);
    let old = hall.tables.remove(&TableNumber(7)).unwrap();
    hall.hub.cut(old.own);
    hall.wait(12_000);
    hall.seat(7, "set place=home\nwhite vi Zoe\nblack sighted Yves\n");
    hall.wait(6_000);
    assert_eq!(hall.table(7).table.opening().people.players.white.name, "Ada");
    hall.types("said");
    let told = "Table 7 has another game, although the one before was not over.";
    assert!(hall.heard(told).is_some(), "{:?}", hall.said);
    hall.types("save game 7");
    let (_, entries, _) = hall.saved.pop().unwrap();
    assert_eq!(entries[..old.disk.len()], old.disk[..]);
}

#[test]
fn a_table_that_has_just_come_in_has_a_line_of_its_own() {
    let mut hall = Hall::new();
    hall.types("code 3");
    hall.desk
        .seat_table(TableNumber(3), PrivateKey::from_seed([3; 32]).public());
    assert_eq!(hall.desk.screen().rows[0].text, "Table 3: no game. Not started.");
}

#[test]
fn a_carried_file_lets_a_table_in_and_survives_a_restart() {
    let mut hall = Hall::new();
    hall.types("file 8");
    hall.hears("To join table 8, use the file table-8.event");
    let file = hall.papers["table-8.event"].clone();
    hall.restart();
    hall.types("file 8");
    assert_eq!(hall.papers["table-8.event"], file);
    let at = AtNet::of(READY, &mut hall.hub, 8);
    hall.tables.insert(TableNumber(8), at);
    let brings = |file: &str| {
        let file = file.to_owned();
        table::input::Input::Intent(Person::Arbiter, Intent::Joining(JoiningIntent::Bring { file }))
    };
    // Each letter of the file matters.
    let changed: String = file.chars().rev().collect();
    hall.does(8, brings(&changed));
    assert!(hall.tables[&TableNumber(8)].heard("not a code"));
    hall.does(8, brings(&file));
    hall.types("yes");
    hall.wait(1_000);
    hall.hears("has joined");
    // A copy of the file comes too late.
    let copy = AtNet::of(READY, &mut hall.hub, 9);
    hall.tables.insert(TableNumber(9), copy);
    hall.does(9, brings(&file));
    hall.wait(1_000);
    assert!(hall.tables[&TableNumber(9)].heard("is wrong or has expired"));
    // Nor does it come in once there is another file for the table, even if the desk was started again.
    hall.restart();
    hall.types("file 8");
    assert_ne!(hall.papers["table-8.event"], file);
    hall.tables.get_mut(&TableNumber(9)).unwrap().said.clear();
    hall.does(9, brings(&file));
    hall.wait(1_000);
    assert!(hall.tables[&TableNumber(9)].heard("is wrong or has expired"));
    assert_eq!(hall.heard("Let it in?"), None, "{:?}", hall.said);
}

#[test]
fn a_locked_table_is_unlocked_from_the_desk_without_a_pin() {
    let mut hall = Hall::of_two();
    hall.at(7, "lock 48151623");
    hall.at(7, "close desk");
    hall.wait(1_000);
    hall.types("7: lock 48151624");
    assert_eq!(hall.heard("48151624"), None, "{:?}", hall.said);
    hall.hears("its PIN is never sent");
    let locked = |hall: &Hall| hall.tables[&TableNumber(7)].table.game().lock().is_some();
    assert!(locked(&hall));
    hall.types("7: unlock");
    hall.types("yes");
    hall.wait(500);
    hall.hears("Table 7: unlocks the regulations, done.");
    assert!(!locked(&hall));
}

#[test]
fn a_ruling_and_an_enrolment_work_in_the_arbiters_language() {
    let mut hall = Hall::of_two();
    hall.desk.out.messages = Messages::new(Locale::De);
    hall.types("9: uhren starten");
    hall.wait(500);
    hall.hears("Tisch 9: Uhren starten, ausgeführt.");
    hall.types("7: warns black talking");
    hall.wait(500);
    hall.hears("Tisch 7: Schwarz verwarnen: talking, ausgeführt.");
    hall.types("entscheidungen");
    hall.hears("Uhren starten");
    for line in [
        "pult Schiedsrichter Eva",
        "pult arbiter Max",
        "pult zuschauer Leinwand",
        "pult looks Wand",
    ] {
        hall.types(line);
        assert_eq!(hall.heard("keine Rolle"), None, "{line}: {:?}", hall.said);
    }
    hall.types("pult koch Eva");
    hall.hears("keine Rolle");
}

/// Another desk of the tournament, driven by hand.
struct Other {
    key: PrivateKey,
    machine: NetMachine,
    count: u64,
}

impl Other {
    fn in_the_roster(hall: &mut Hall, seed: u8, name: &str, power: Power) -> Self {
        let key = PrivateKey::from_seed([seed; 32]);
        let entry = DeskEntry {
            key: key.public(),
            name: name.to_owned(),
            power,
            reached_at: Vec::new(),
        };
        hall.desk.change_roster(|roster| roster.desks.push(entry));
        hall.step(DeskInput::Time);
        let machine = hall.hub.plug_in();
        let opening = NetParticipation {
            event: own().event,
            part: MachinePart::Desk(key.public().desk()),
            listen: Vec::new(),
            connect: vec![Address(HERE.to_owned())],
            credentials: None,
            lease_ms: 5_000,
        };
        hall.hub.ask(machine, NetRequest::Open(Box::new(opening)));
        hall.wait(1_000);
        hall.said.clear();
        Self { key, machine, count: 0 }
    }

    /// Rules with that entry as the last one seen of table 7.
    fn rules(&mut self, hall: &mut Hall, verb: &str, basis: journal::chain::Anchor) -> RulingAnswer {
        self.count += 1;
        let table = TableNumber(7);
        let ruling = Ruling {
            event: own().event,
            table,
            game: hall.desk.tables.get(table).unwrap().basis().unwrap().0,
            desk: self.key.public().desk(),
            count: self.count,
            by: String::from("Max"),
            basis,
            verb: RulingContent::of_text(verb),
            article: None,
            reason: String::new(),
            wall: String::new(),
        };
        let signed = ruling.sign(&self.key);
        let payload = signed.to_bytes();
        let (id, to, haste) = (QuestionId(self.count), Topic::Rule(table), Haste::Now);
        hall.hub.ask(self.machine, NetRequest::Ask { id, to, payload, haste });
        hall.settle();
        let news = hall.hub.news(self.machine).into_iter();
        let mut answers = news.filter_map(|news| {
            if let NetNews::Answered(_, answer) = news {
                Some(RulingAnswer::read(&answer.ok()?, &signed)?.1)
            } else {
                None
            }
        });
        answers.next_back().unwrap()
    }
}

fn basis_of_seven(hall: &Hall) -> journal::chain::Anchor {
    hall.desk.tables.get(TableNumber(7)).unwrap().basis().unwrap().1
}

#[test]
fn two_desks_rule_in_one_order_and_each_is_told_of_the_other() {
    let mut hall = Hall::of_two();
    let mut max = Other::in_the_roster(&mut hall, 2, "Max", Power::Arbiter);
    let before = basis_of_seven(&hall);
    hall.types("7: stop clocks");
    hall.wait(1_000);
    hall.hears("Table 7: stops clocks, done.");
    // The other arbiter has not seen that ruling yet.
    let late = RulingAnswer::Refused(NotTaken::Advanced { moves: 0, rulings: 1 });
    assert_eq!(max.rules(&mut hall, "sets white 0:05:00", before), late);
    assert!(matches!(
        max.rules(&mut hall, "notes late", before),
        RulingAnswer::Done { .. }
    ));
    let seen = basis_of_seven(&hall);
    assert!(matches!(
        max.rules(&mut hall, "sets white 0:05:00", seen),
        RulingAnswer::Done { .. }
    ));
    hall.wait(2_000);
    let told = |hall: &Hall| {
        hall.said
            .iter()
            .filter(|said| said.text.starts_with("Max ruled"))
            .count()
    };
    assert_eq!(told(&hall), 2, "{:?}", hall.said);
    hall.hears("Max ruled at table 7: sets White to 5 minutes.");
    let disk: Vec<_> = hall.tables[&TableNumber(7)]
        .disk
        .iter()
        .map(|entry| entry.hash)
        .collect();
    assert_eq!(hall.replica(7), disk);
    hall.restart();
    hall.wait(12_000);
    assert_eq!(told(&hall), 0, "{:?}", hall.said);
}

#[test]
fn a_ruling_of_a_look_only_desk_has_no_effect_and_is_reported() {
    let mut hall = Hall::of_two();
    let mut wall = Other::in_the_roster(&mut hall, 3, "Wall", Power::Looks);
    let (basis, length) = (basis_of_seven(&hall), hall.tables[&TableNumber(7)].disk.len());
    let refused = RulingAnswer::Refused(NotTaken::NotEntitled);
    for _ in 0..5 {
        assert_eq!(wall.rules(&mut hall, "stops clocks", basis), refused);
    }
    hall.wait(1_000);
    let seven = &hall.tables[&TableNumber(7)];
    assert!(seven.table.game().clock().running().is_some());
    assert!(seven.heard("received an invalid ruling"), "{:?}", seven.said);
    assert_eq!(seven.disk.len(), length + 1);
    let told = hall
        .said
        .iter()
        .filter(|said| said.text.contains("received an invalid ruling"))
        .count();
    assert_eq!(told, 1, "{:?}", hall.said);
}

/// The computer of table 7 dies, and its game continues at another.
fn moved_to_a_spare(hall: &mut Hall) -> Vec<StoredEntry> {
    let old = hall.tables.remove(&TableNumber(7)).unwrap();
    hall.hub.cut(old.own);
    hall.wait(12_000);
    hall.said.clear();
    hall.types("save game 7");
    let (_, entries, beat) = hall.saved.pop().unwrap();
    let known = link::page::told(&old.disk, 0..u64::MAX);
    let moved: Vec<SentEntry> = link::page::told(&entries, 0..u64::MAX);
    assert_eq!(moved[..known.len()], known, "it tells what the old computer told");
    let spare = AtNet::reopened(&entries, beat, &mut hall.hub, 70);
    hall.let_in(7, spare);
    old.disk
}

#[test]
fn a_locked_game_moved_to_a_spare_stays_locked_until_unlocked() {
    let mut hall = Hall::of_two();
    hall.at(7, "lock 48151623");
    hall.at(7, "close desk");
    hall.wait(1_000);
    let old = moved_to_a_spare(&mut hall);
    let lock = old
        .iter()
        .find(|entry| entry.record.contains("regulations_locked"))
        .unwrap();
    let spare = hall.table(7);
    assert!(spare.disk.iter().all(|entry| !entry.record.contains("salt")));
    assert!(spare.table.game().is_locked());
    assert!(
        spare.heard("stays locked here until the arbiter unlocks it"),
        "{:?}",
        spare.said
    );
    let page = link::page::read(&link::page::told(&spare.disk, 0..u64::MAX));
    assert_eq!(page.holes, [lock.number]);
    // The PIN of the old computer opens nothing, and what needs an open desk says why.
    for line in ["pin 48151623", "stop clocks"] {
        hall.tables.get_mut(&TableNumber(7)).unwrap().said.clear();
        hall.at(7, line);
        let spare = hall.table(7);
        assert!(spare.heard("No PIN opens this game here"), "{line}: {:?}", spare.said);
    }
    // The lock stays after each start of the program there.
    hall.restart_table(7);
    let spare = hall.table(7);
    assert!(spare.table.game().is_locked() && spare.heard("stays locked here"));
    hall.types("7: unlock");
    hall.types("yes");
    hall.wait(1_000);
    hall.hears("Table 7: unlocks the regulations, done.");
    assert!(!hall.table(7).table.game().is_locked());
    hall.at(7, "start clocks");
    hall.at(7, "e7e5");
    hall.wait(2_000);
    assert_eq!(hall.heard("Two versions"), None, "{:?}", hall.said);
    assert_eq!(hall.replica(7).len(), hall.table(7).disk.len());
    hall.restart_table(7);
    let spare = hall.table(7);
    assert!(!spare.table.game().is_locked() && !spare.heard("stays locked here"));
}

/// The computer of table 7 fails, comes back once, where a move is made, and fails again; the game continues at a spare
/// computer, from before it came back.
fn moved_past_its_old_computer(hall: &mut Hall) {
    let old = hall.tables.remove(&TableNumber(7)).unwrap();
    let machine = old.own;
    hall.hub.cut(machine);
    hall.wait(12_000);
    hall.types("save game 7");
    let (_, entries, beat) = hall.saved.pop().unwrap();
    hall.hub.heal(machine);
    hall.tables.insert(TableNumber(7), old);
    hall.wait(12_000);
    let ben = Intent::Line(String::from("e7e5"));
    hall.does(7, table::input::Input::Intent(Person::Player(Color::Black), ben));
    hall.wait(2_000);
    let old = hall.tables.remove(&TableNumber(7)).unwrap();
    assert_eq!(hall.replica(7).len(), old.disk.len());
    assert!(old.disk.len() > entries.len());
    hall.hub.cut(machine);
    hall.wait(12_000);
    let spare = AtNet::reopened(&entries, beat, &mut hall.hub, 70);
    hall.let_in(7, spare);
    hall.wait(12_000);
}

#[test]
fn a_moved_table_is_ruled_on_after_its_old_computer_came_back() {
    let mut hall = Hall::of_two();
    hall.at(7, "lock 48151623");
    hall.at(7, "close desk");
    hall.wait(1_000);
    let kept = hall.replica(7).len();
    moved_past_its_old_computer(&mut hall);
    hall.hears("Table 7: the version at the table is now the valid one; the other is left behind");
    hall.types("needs");
    hall.hears("Two versions of one game");
    for (line, done) in [
        ("7: unlock", "Table 7: unlocks the regulations, done."),
        ("7: warn black talking", "Table 7: warns Black: talking, done."),
    ] {
        hall.types(line);
        hall.types("yes");
        hall.wait(1_000);
        hall.hears(done);
    }
    assert!(!hall.table(7).table.game().is_locked());
    // The desk sees the game at the table, and keeps both versions.
    let at_table: Vec<_> = link::page::told(&hall.table(7).disk, 0..u64::MAX);
    assert_eq!(hall.desk.tables.get(TableNumber(7)).unwrap().entries(), at_table);
    assert!(hall.replica(7).len() > kept + at_table.len());
    assert!(hall.desk.tables.get(TableNumber(7)).unwrap().is_there());
    // The desk that is started again sees it, too, even while the table is away.
    hall.hub.cut(hall.table(7).own);
    hall.restart();
    let sees = |hall: &Hall| hall.desk.tables.get(TableNumber(7)).unwrap().entries().to_vec();
    assert_eq!(sees(&hall), at_table);
    hall.hub.heal(hall.table(7).own);
    hall.wait(12_000);
    hall.said.clear();
    hall.types("7: note it goes on");
    hall.wait(1_000);
    hall.hears("done");
}

#[test]
fn the_desk_says_what_stays_at_the_old_computer_when_saving() {
    let mut hall = Hall::of_two();
    hall.types("save game 7");
    assert_eq!(hall.heard("old computer"), None, "{:?}", hall.said);
    hall.at(7, "lock 48151623");
    hall.wait(1_000);
    hall.types("save game 7");
    hall.hears("no PIN opens it there");
}

#[test]
fn a_sealed_move_stays_at_the_old_computer_and_this_is_said() {
    let mut hall = Hall::of_two();
    let ben = |line: &str| table::input::Input::Intent(Person::Player(Color::Black), Intent::Line(line.into()));
    hall.at(7, "adjourn");
    hall.does(7, ben("seal e7e5"));
    hall.does(7, ben("stop clocks"));
    hall.wait(1_000);
    hall.types("save game 7");
    hall.hears("the envelope cannot be opened");
    hall.saved.clear();
    moved_to_a_spare(&mut hall);
    let spare = hall.table(7);
    assert!(!spare.table.game().is_locked());
    assert!(spare.heard("the envelope cannot be opened here"), "{:?}", spare.said);
    let adjournment = spare.table.game().adjournment().unwrap();
    assert!(adjournment.is_final && adjournment.envelope.is_some() && adjournment.side == Color::Black);
    for side in [Color::White, Color::Black] {
        hall.does(
            7,
            table::input::Input::Intent(Person::Player(side), Intent::Line("arrived".into())),
        );
    }
    hall.at(7, "open envelope");
    let spare = hall.table(7);
    assert!(spare.heard("open the envelope there"), "{:?}", spare.said);
    // The sealed move is treated as a missing one (I.12).
    hall.at(7, "envelope lost");
    hall.wait(1_000);
    let spare = hall.table(7);
    assert!(spare.table.game().adjournment().is_none_or(|open| open.is_lost));
    assert_eq!(hall.heard("Two versions"), None, "{:?}", hall.said);
    assert_eq!(hall.replica(7).len(), hall.table(7).disk.len());
}

#[test]
fn a_lock_after_adjourning_is_not_taken_for_a_sealed_move() {
    let mut hall = Hall::of_two();
    hall.at(7, "adjourn");
    hall.at(7, "lock 48151623");
    hall.wait(1_000);
    hall.types("save game 7");
    hall.hears("no PIN opens it there");
    assert_eq!(hall.heard("the envelope cannot be opened"), None, "{:?}", hall.said);
    hall.saved.clear();
    moved_to_a_spare(&mut hall);
    hall.restart_table(7);
    let spare = hall.table(7);
    assert!(spare.table.game().is_locked() && spare.heard("stays locked here"));
    assert!(spare.table.game().adjournment().unwrap().envelope.is_none());
}

#[test]
fn the_page_narrows_to_needy_tables_and_marks_stale_clocks() {
    let mut hall = Hall::of_two();
    let rows = |hall: &Hall| -> Vec<std::sync::Arc<crate::screen::RowView>> { hall.desk.screen().rows };
    assert_eq!(rows(&hall).len(), 2);
    let running = rows(&hall).into_iter().find(|row| row.table == TableNumber(7)).unwrap();
    let [_, _, clocks, _] = &running.columns;
    assert!(clocks.contains('»') && clocks.matches(':').count() >= 2, "{clocks}");
    assert!(!running.is_stale);
    hall.step(DeskInput::Do(HallIntent::OnlyNeeds(true)));
    assert!(rows(&hall).iter().all(|row| row.needs));
    assert!(rows(&hall).len() < 2);
    hall.step(DeskInput::Do(HallIntent::OnlyNeeds(false)));
    assert_eq!(rows(&hall).len(), 2);
    let own = hall.tables[&TableNumber(7)].own;
    hall.hub.cut(own);
    hall.wait(4_000);
    let old = rows(&hall).into_iter().find(|row| row.table == TableNumber(7)).unwrap();
    assert!(old.is_stale, "{:?}", old.columns);
}

#[test]
fn a_passphrase_is_set_at_the_desk_and_nothing_says_it() {
    let mut hall = Hall::of_two();
    hall.types("7");
    hall.said.clear();
    hall.types("passphrase never typed here");
    let asked = hall.desk.screen();
    assert!(
        asked
            .secret
            .is_some_and(|[question, _]| question.contains("passphrase"))
            && asked.open.is_none()
    );
    hall.types("three quiet words");
    hall.types("three quiet word");
    hall.hears("do not match");
    assert_eq!(hall.shelf.key, None);
    hall.types("three quiet words");
    hall.hears("Type it again");
    hall.types("three quiet words");
    hall.hears("The new passphrase is set");
    let kept = hall.shelf.key.clone().unwrap();
    assert!(key::open(&kept, "three quiet words").is_some() && key::open(&kept, "").is_none());
    assert_eq!(hall.desk.screen().secret, None);
    // An empty line changes nothing; a store that keeps nothing says so.
    hall.types("passphrase");
    hall.types("");
    assert_eq!(hall.shelf.key.as_ref(), Some(&kept));
    hall.shelf.is_full = true;
    for line in ["passphrase", "other words", "other words"] {
        hall.types(line);
    }
    hall.shelf.is_full = false;
    assert_eq!(hall.heard("The new passphrase is set"), None);
    hall.types("said");
    let all = format!("{:?}", hall.said);
    assert!(
        !all.contains("quiet") && !all.contains("other words") && !all.contains("prompted for it"),
        "{all}"
    );
}

#[test]
fn a_number_finds_only_its_table_and_no_absent_one_is_removed() {
    let mut hall = Hall::new();
    hall.seat(1, GAME);
    hall.seat(11, READY);
    hall.types("find 1");
    assert!(hall.heard("Table 11").is_none(), "{:?}", hall.said);
    hall.hears("Table 1: Ada – Ben");
    hall.types("remove table 99");
    hall.hears("There is no table 99.");
    hall.types("yes");
    assert!(hall.heard("from the tournament").is_none());
    hall.types("remove table 11");
    assert_eq!(hall.said.last().unwrap().tables, [TableNumber(11)]);
    hall.types("no");
    hall.types("1: rules result 1-0 reason agreed");
    hall.types("yes");
    hall.wait(1_500);
    hall.types("tables");
    assert!(
        hall.heard("Ada – Ben").is_some_and(|row| !row.contains("..")),
        "{:?}",
        hall.said
    );
}

/// A question that was to be sent behind a change which could not be kept was not sent: it is asked again.
#[test]
fn a_waiting_ruling_is_sent_although_another_could_not_be_kept() {
    let mut hall = Hall::of_two();
    let table = hall.table(7).own;
    hall.hub.cut(table);
    hall.types("7: warns black talking");
    hall.wait(6_000);
    // The ruling is due to be sent again at the very step in which the store is full.
    hall.hub.pass(2_000);
    hall.shelf.is_full = true;
    hall.types("7: warns white talking");
    hall.hears("was not sent");
    hall.shelf.is_full = false;
    hall.hub.heal(table);
    hall.wait(8_000);
    hall.hears("warns Black: talking, done");
}

#[test]
fn an_answer_that_cannot_be_kept_is_asked_for_again() {
    let mut hall = Hall::of_two();
    let table = hall.table(7).own;
    hall.hub.cut(table);
    hall.types("7: warns black talking");
    hall.shelf.is_full = true;
    hall.hub.heal(table);
    hall.wait(6_000);
    let not_kept = hall.said.iter().filter(|said| said.text.contains("Could not save"));
    assert_eq!(not_kept.count(), 1, "{:?}", hall.said);
    assert!(hall.heard("talking, done").is_none(), "{:?}", hall.said);
    hall.shelf.is_full = false;
    hall.wait(6_000);
    hall.hears("warns Black: talking, done");
    assert!(hall.shelf.loaded.rulings[0].answer.is_some());
}

#[test]
fn a_ruling_whose_withdrawal_cannot_be_kept_still_waits() {
    let mut hall = Hall::of_two();
    let table = hall.table(7).own;
    hall.hub.cut(table);
    hall.types("7: warns black talking");
    hall.shelf.is_full = true;
    hall.types("withdraw 7");
    hall.hears("Could not save");
    hall.shelf.is_full = false;
    hall.hub.heal(table);
    hall.wait(8_000);
    hall.hears("warns Black: talking, done");
}

#[test]
fn a_roster_behind_a_note_that_cannot_be_kept_reaches_nobody() {
    let mut hall = Hall::new();
    hall.seat(1, READY);
    hall.seat(2, READY);
    for line in ["enter Ada", "enter Ben", "enter Cleo", "enter Dan", "pair all"] {
        hall.types(line);
    }
    hall.wait(20_000);
    let stored = hall.shelf.loaded.roster.clone();
    hall.shelf.is_full = true;
    hall.types("round 1");
    hall.wait(20_000);
    assert_eq!(hall.desk.members.signed().cloned(), stored);
    hall.shelf.is_full = false;
    hall.types("round 1");
    hall.wait(20_000);
    assert_ne!(hall.shelf.loaded.roster, stored);
    assert_eq!(hall.desk.members.signed(), hall.shelf.loaded.roster.as_ref());
}
