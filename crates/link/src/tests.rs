//! Properties of all messages, whatever is lost on the way, comes twice, late or changed.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::Index;
use shakmaty::ByColor;

use super::head::{GamePhase, Head};
use super::identity::{PrivateKey, SignedText};
use super::page::{self, DrawnQuestion, LogQuestion, SentEntry};
use super::replica::{Alarm, Catching, Replica, ReplicaAct, ReplicaNews};
use super::roster::{DeskEntry, Power, Roster, TableEntry};
use super::ruling::{Judge, NotTaken, RuledTable, Ruling, RulingAnswer, RulingVerdict};
use super::ruling_content::RulingContent;
use super::topic::{GameId, TableNumber, TournamentId};
use journal::chain::{Anchor, Chain, StoredEntry};
use journal::entry::JournalEvent;
use journal::story;
use laws::event::Event;
use laws::moment::Moment;
use laws::people::Person;

const SEVEN: TableNumber = TableNumber(7);

fn journal() -> Vec<StoredEntry> {
    story::sample_game().journal
}

/// The same game, continued differently from that entry on.
fn other_journal(from: usize) -> Vec<StoredEntry> {
    let mut journal = journal();
    journal.truncate(from);
    let mut chain = journal.last().map(Chain::after).unwrap_or_default();
    for number in 0..4 {
        let event = JournalEvent::Event(Event::NoteWritten {
            by: Person::Arbiter,
            text: format!("another {number}"),
        });
        journal.push(chain.link(&event, chain.at));
    }
    journal
}

fn game_of(journal: &[StoredEntry]) -> GameId {
    GameId::of(journal[0].hash)
}

fn all_told(journal: &[StoredEntry]) -> Vec<SentEntry> {
    page::told(journal, 1..journal.last().unwrap().number + 1)
}

fn head(journal: &[StoredEntry], count: usize, at: u64) -> Head {
    let last = &journal[count - 1];
    Head {
        game: game_of(journal),
        end: Anchor::from_entry(last),
        at: Moment::from_millis(at),
        left_ms: ByColor::new_with(|_| 60_000),
        running: None,
        moves: 0,
        state: GamePhase::Playing,
        unsaved: 0,
        battery: None,
        version: String::from("1"),
    }
}

/// An arrival at a desk; they come in any order.
#[derive(Clone, Debug)]
enum Comes {
    /// The entries of a step of the journal; there may be more than one, and it may have come before.
    Entries(Index, u8),
    /// The head of the journal, as the table has signed it.
    Head(Index),
    /// The head of a copy that somebody has continued differently; the table has not signed it.
    Forged(Index),
    /// The answer to the question; or no answer comes.
    Answer(bool),
    /// A time in milliseconds that passes.
    Time(u16),
}

fn comes() -> impl Strategy<Value = Comes> {
    prop_oneof![
        4 => (any::<Index>(), 1_u8..6).prop_map(|(at, many)| Comes::Entries(at, many)),
        2 => any::<Index>().prop_map(Comes::Head),
        1 => any::<Index>().prop_map(Comes::Forged),
        2 => any::<bool>().prop_map(Comes::Answer),
        2 => (1_u16..3_000).prop_map(Comes::Time),
    ]
}

/// A desk's replica, what it has asked and what was stored.
struct Followed {
    replica: Replica,
    asked: Option<LogQuestion>,
    /// The stored entries of each version.
    stored: BTreeMap<u32, Vec<SentEntry>>,
    alarms: Vec<Alarm>,
    now: u64,
}

impl Followed {
    fn new(journal: &[StoredEntry]) -> Self {
        Self {
            replica: Replica::new(game_of(journal)),
            asked: None,
            stored: BTreeMap::new(),
            alarms: Vec::new(),
            now: 0,
        }
    }

    fn receives(&mut self, news: ReplicaNews) {
        for act in self.replica.receive(news, Moment::from_millis(self.now)) {
            match act {
                ReplicaAct::Store(version, told) => self.stored.entry(version).or_default().extend(told),
                ReplicaAct::Ask(question) => self.asked = Some(question),
                ReplicaAct::Raise(alarm) => self.alarms.push(alarm),
            }
        }
    }

    /// The stored entries of that version.
    fn version(&self, version: u32) -> &[SentEntry] {
        self.stored.get(&version).map_or(&[], Vec::as_slice)
    }

    /// True if an alarm of that kind was raised.
    fn has_raised(&self, is: impl Fn(&Alarm) -> bool) -> bool {
        self.alarms.iter().any(is)
    }

    fn is_answered(&mut self, journal: &[StoredEntry], whole: bool) {
        if let Some(question) = self.asked.take() {
            let page = if whole {
                Ok(page::told(journal, question.wanted()))
            } else {
                Err(super::NoAnswer::TooLate)
            };
            self.receives(ReplicaNews::Page(page));
        }
    }

    /// From now on every message arrives.
    fn comes_to_rest(&mut self, journal: &[StoredEntry]) {
        for _ in 0..40 {
            self.now += 5_000;
            self.receives(ReplicaNews::Head(head(journal, journal.len(), self.now)));
            self.receives(ReplicaNews::Time);
            self.is_answered(journal, true);
        }
    }
}

proptest! {
    /// Property: whatever comes, late, twice, changed or not at all, the stored entries are a beginning of the journal,
    /// covered by what the table has signed, and in the end they are the whole journal.
    #[test]
    fn a_replica_is_a_prefix_of_the_journal_and_finally_all_of_it(news in proptest::collection::vec(comes(), 0..120)) {
        let journal = journal();
        let all = all_told(&journal);
        let mut followed = Followed::new(&journal);
        let mut signed = 0;
        for news in news {
            match news {
                Comes::Entries(at, many) => {
                    let from = at.index(all.len());
                    let until = all.len().min(from + usize::from(many));
                    followed.receives(ReplicaNews::Entries(all[from..until].to_vec()));
                }
                Comes::Head(at) => {
                    let count = at.index(journal.len()) + 1;
                    signed = signed.max(count);
                    let at = followed.now;
                    followed.receives(ReplicaNews::Head(head(&journal, count, at)));
                }
                Comes::Forged(at) => {
                    let forged = other_journal(at.index(journal.len() - 1) + 1);
                    let told = all_told(&forged);
                    followed.receives(ReplicaNews::Entries(told[told.len() - 4..].to_vec()));
                }
                Comes::Answer(whole) => followed.is_answered(&journal, whole),
                Comes::Time(ms) => {
                    followed.now += u64::from(ms);
                    followed.receives(ReplicaNews::Time);
                }
            }
            prop_assert!(followed.replica.entries().len() <= signed);
            prop_assert_eq!(followed.replica.entries(), &all[..followed.replica.entries().len()]);
            prop_assert_eq!(followed.version(0), followed.replica.entries());
        }
        followed.comes_to_rest(&journal);
        prop_assert_eq!(followed.replica.entries(), &all[..]);
        prop_assert_eq!(followed.version(0), &all[..]);
        prop_assert_eq!(followed.stored.len(), 1);
        prop_assert!(followed.replica.is_complete());
        let is_fork = |alarm: &Alarm| matches!(alarm, Alarm::Fork { .. });
        prop_assert!(!followed.alarms.iter().any(is_fork));
    }

    /// Property: if the table has signed two journals, the arbiter is told, stored entries stay, and the one that is
    /// signed now is followed whole.
    #[test]
    fn of_two_signed_journals_nothing_is_overwritten(parts in any::<Index>(), known in any::<Index>()) {
        let journal = journal();
        let all = all_told(&journal);
        let parts = parts.index(journal.len() - 2) + 1;
        let other = other_journal(parts);
        let count = parts + 1 + known.index(journal.len() - parts - 1);
        let mut followed = Followed::new(&journal);
        followed.receives(ReplicaNews::Entries(all[..count].to_vec()));
        followed.receives(ReplicaNews::Head(head(&journal, count, 0)));
        let before = followed.replica.entries().to_vec();
        prop_assert_eq!(before.len(), count);
        for _ in 0..20 {
            followed.now += 11_000;
            followed.receives(ReplicaNews::Head(head(&other, other.len(), followed.now)));
            followed.receives(ReplicaNews::Time);
            followed.is_answered(&other, true);
        }
        let is_fork = |alarm: &Alarm| matches!(alarm, Alarm::Fork { .. });
        prop_assert!(followed.alarms.iter().any(is_fork), "{:?}", followed.alarms);
        prop_assert_eq!(followed.version(0), &before[..]);
        prop_assert_eq!(followed.replica.other(), &before[..]);
        prop_assert!(followed.has_raised(|alarm| *alarm == Alarm::Moved));
        prop_assert_eq!(followed.replica.entries(), &all_told(&other)[..]);
        prop_assert_eq!(followed.version(1), followed.replica.entries());
    }
}

fn chief() -> PrivateKey {
    PrivateKey::from_seed([1; 32])
}

fn desks() -> [PrivateKey; 2] {
    [PrivateKey::from_seed([2; 32]), PrivateKey::from_seed([3; 32])]
}

fn roster(number: u64) -> Roster {
    let desk = |key: &PrivateKey, power| DeskEntry {
        key: key.public(),
        name: String::from("Dora"),
        power,
        reached_at: Vec::new(),
    };
    let [one, other] = desks();
    Roster {
        number,
        event: chief().public().tournament(),
        name: String::from("Open"),
        tables: vec![TableEntry {
            number: SEVEN,
            key: PrivateKey::from_seed([7; 32]).public(),
            room: String::new(),
            pairing: None,
        }],
        desks: vec![desk(&one, Power::Arbiter), desk(&other, Power::Arbiter)],
        delay_ms: 0,
        is_public: false,
        terms: crate::roster::Terms::default(),
        relays: Vec::new(),
    }
}

fn ruling(journal: &[StoredEntry], desk: &PrivateKey, count: u64, verb: &str) -> Ruling {
    Ruling {
        event: chief().public().tournament(),
        table: SEVEN,
        game: game_of(journal),
        desk: desk.public().desk(),
        count,
        by: String::from("Dora"),
        basis: Anchor::from_entry(journal.last().unwrap()),
        verb: RulingContent::of_text(verb),
        article: None,
        reason: String::new(),
        wall: String::new(),
    }
}

fn own(journal: &[StoredEntry], event: TournamentId) -> RuledTable<'_> {
    RuledTable {
        event,
        table: SEVEN,
        game: game_of(journal),
        entries: journal,
        unsaved: &[],
    }
}

proptest! {
    /// Property: rulings of two desks may come in any order and any number of times. Each is done once, and always
    /// answered the same.
    #[test]
    fn a_ruling_is_done_once_however_often_it_comes(deliveries in proptest::collection::vec((0_usize..2, 1_u64..9), 0..80)) {
        let journal = journal();
        let (roster, event) = (roster(1), chief().public().tournament());
        let mut judge = Judge::default();
        let mut done = std::collections::BTreeMap::new();
        for (desk, count) in deliveries {
            let ruling = ruling(&journal, &desks()[desk], count, &format!("notes ruling {desk} {count}"));
            match judge.weigh(&ruling.sign(&desks()[desk]), &roster, own(&journal, event)) {
                RulingVerdict::Take(taken) => {
                    prop_assert_eq!(&*taken, &ruling);
                    let answer = RulingAnswer::done(vec![count * 2 + desk as u64]);
                    judge.answered(&taken, &answer);
                    prop_assert!(done.insert((desk, count), answer).is_none(), "done twice");
                }
                RulingVerdict::Again(answer) => {
                    prop_assert_eq!(Some(&answer), done.get(&(desk, count)));
                }
                RulingVerdict::Refuse(why) => prop_assert!(false, "{:?}", why),
            }
        }
    }

    /// Property: a ruling with one bit changed, with another key, or for another tournament, table or game is not
    /// taken, each for its reason.
    #[test]
    fn a_ruling_that_was_changed_is_nobodys(at in any::<Index>(), bit in 0..7, of_signature in any::<bool>()) {
        let journal = journal();
        let [desk, _] = desks();
        let mut signed = ruling(&journal, &desk, 1, "warns black talking").sign(&desk);
        if of_signature {
            let at = at.index(signed.signature.0.len());
            signed.signature.0[at] ^= 1u8 << bit;
        } else {
            let mut bytes = signed.text.clone().into_bytes();
            let at = at.index(bytes.len());
            bytes[at] ^= 1u8 << bit;
            match String::from_utf8(bytes) {
                Ok(text) => signed.text = text,
                Err(_) => return Ok(()),
            }
        }
        let verdict = Judge::default().weigh(&signed, &roster(1), own(&journal, chief().public().tournament()));
        prop_assert_eq!(verdict, RulingVerdict::Refuse(NotTaken::BadSignature));
    }

    /// Property: in any order of rosters the newest is valid; a changed one never is.
    #[test]
    fn the_newest_roster_counts_in_whatever_order_they_come(
        numbers in proptest::collection::vec(1_u64..50, 1..20), at in any::<Index>(), bit in 0..7,
    ) {
        let event = chief().public().tournament();
        let newest = numbers.iter().copied().max().unwrap();
        let mut held: Option<Roster> = None;
        for number in &numbers {
            let signed = roster(*number).sign(&chief());
            let come = Roster::read(&signed, event).unwrap();
            held = Some(match held {
                Some(held) => held.newer(come),
                None => come,
            });
            let mut changed: SignedText = signed;
            let place = at.index(changed.signature.0.len());
            changed.signature.0[place] ^= 1u8 << bit;
            prop_assert!(Roster::read(&changed, event).is_err());
        }
        prop_assert_eq!(held.map(|held| held.number), Some(newest));
        // Only the chief arbiter makes a roster.
        prop_assert!(Roster::read(&roster(99).sign(&desks()[0]), event).is_err());
    }
}

#[test]
fn a_ruling_for_something_else_is_refused_by_its_reason() {
    let journal = journal();
    let [desk, _] = desks();
    let event = chief().public().tournament();
    let good = ruling(&journal, &desk, 1, "warns black talking");
    let weighed = |ruling: &Ruling, key: &PrivateKey| match Judge::default().weigh(
        &ruling.sign(key),
        &roster(1),
        own(&journal, event),
    ) {
        RulingVerdict::Refuse(why) => Some(why),
        RulingVerdict::Take(_) | RulingVerdict::Again(_) => None,
    };
    let other = Anchor::from_entry(other_journal(2).last().unwrap());
    let cases = [
        (
            Ruling {
                event: TournamentId([9; 8]),
                ..good.clone()
            },
            NotTaken::OtherEvent,
        ),
        (
            Ruling {
                table: TableNumber(8),
                ..good.clone()
            },
            NotTaken::OtherTable,
        ),
        (
            Ruling {
                game: GameId([9; 8]),
                ..good.clone()
            },
            NotTaken::OtherGame,
        ),
        (
            Ruling {
                basis: other,
                ..good.clone()
            },
            NotTaken::Stale,
        ),
    ];
    for (ruling, why) in cases {
        assert_eq!(weighed(&ruling, &desk), Some(why));
    }
    assert_eq!(weighed(&good, &desk), None);
    // The ruling is signed in another's name, and by a stranger.
    assert_eq!(weighed(&good, &desks()[1]), Some(NotTaken::NotEntitled));
    assert_eq!(weighed(&good, &chief()), Some(NotTaken::NotEntitled));
}

#[test]
fn a_roster_has_the_pairings_and_an_older_one_is_read() {
    let key = chief();
    let event = key.public().tournament();
    let old = format!(
        "annabella roster 1\n{{\"number\":1,\"event\":\"{event}\",\"name\":\"Open\",\"tables\":[{{\"number\":\"7\",\"key\":\"{}\",\"room\":\"\"}}],\
         \"desks\":[],\"delay_ms\":0,\"is_public\":false}}",
        key.public()
    );
    let mut roster = Roster::read(&key.sign(old), event).unwrap();
    assert_eq!(roster.tables[0].pairing, None);
    let player = |name: &str, sight: &str| crate::roster::Paired {
        name: String::from(name),
        fide_id: Some(1),
        sight: String::from(sight),
    };
    roster.tables[0].pairing = Some(crate::roster::Pairing {
        play_off_time: String::new(),
        result: String::new(),
        round: 2,
        white: player("Ada", "vi"),
        black: player("Cy\u{202e}", ""),
    });
    roster.terms.time = String::from("600+5");
    let read = Roster::read(&roster.sign(&key), event).unwrap();
    let pairing = read.tables[0].pairing.clone().unwrap();
    assert_eq!(
        (read.terms.time.as_str(), pairing.white.sight()),
        ("600+5", Some(laws::people::Sight::Vi))
    );
    assert!(!pairing.black.name.contains('\u{202e}'));
}

#[test]
fn a_page_answers_only_the_question_for_which_it_was_signed() {
    let table = PrivateKey::from_seed([7; 32]);
    let question = LogQuestion {
        game: GameId([1; 8]),
        from: 1,
        max: 100,
    };
    let asked = DrawnQuestion { question, draw: 5 };
    let sent = page::sign(&[], &asked, &table).to_bytes();
    assert_eq!(page::read_signed(&sent, &asked), Some((table.public(), Vec::new())));
    let later = LogQuestion { from: 2, ..question };
    let of_another = LogQuestion {
        game: GameId([2; 8]),
        ..question
    };
    let others = [(later, 5), (of_another, 5), (question, 6)];
    for (question, draw) in others {
        assert_eq!(page::read_signed(&sent, &DrawnQuestion { question, draw }), None);
    }
    assert_eq!(page::read_signed(&page::encode(&[]), &asked), None);
}

#[test]
fn a_table_being_caught_up_continues_before_another_begins() {
    let mut catching = Catching::default();
    let from = |from| LogQuestion {
        game: GameId([1; 8]),
        from,
        max: 100,
    };
    let asked = (1..=500).filter_map(|table| catching.ask(TableNumber(table), from(1)));
    let asked: Vec<_> = asked.map(|(table, _)| table.0).collect();
    let (most, others) = (asked.len(), 500 - asked.len());
    assert!(most > 0 && others > 0 && asked.into_iter().eq(1..=u32::try_from(most).unwrap()));
    // The page has come, and the table is not complete yet.
    let first = TableNumber(1);
    assert_eq!(catching.ask(first, from(101)), None);
    assert_eq!(catching.answered(first), Some((first, from(101))));
    // Now the table is complete.
    let next = catching.answered(first).map(|(table, _)| table.0);
    assert_eq!(next, u32::try_from(most + 1).ok());
    let left = (1..=500).map(|table| catching.answered(TableNumber(table)).is_some());
    assert!(left.filter(|is_asked| *is_asked).count() >= others - most);
}

#[test]
fn a_step_says_of_which_game_it_is_and_what_is_none_is_refused() {
    let journal = journal();
    let (game, told) = (game_of(&journal), all_told(&journal[..5]));
    let bytes = page::encode_step(game, &told);
    assert_eq!(page::game_of_step(&bytes), Some(game));
    let (of, read) = page::decode_step(&bytes).unwrap();
    assert_eq!((of, read), (game, told));
    for end in 0..bytes.len() {
        assert!(
            page::decode_step(&bytes[..end]).is_err(),
            "{end} bytes of {}",
            bytes.len()
        );
    }
    let mut of_nothing = bytes;
    of_nothing[0] = b'x';
    assert!(page::decode_step(&of_nothing).is_err());
}

#[test]
fn a_page_marks_locks_and_one_of_an_older_program_is_read() {
    let hash = journal::chain::EntryHash([7; 32]);
    let withheld = |number, is_lock| SentEntry::Withheld {
        number,
        at: Moment::from_micros(9),
        hash,
        is_lock,
    };
    let page = [withheld(4, true), withheld(5, false)];
    assert_eq!(page::decode(&page::encode(&page)), Ok(page.to_vec()));
    let older = format!("[[4,9,\"{hash}\"]]");
    assert_eq!(page::decode(older.as_bytes()), Ok(vec![withheld(4, false)]));
}
