//! What a machine tells, hears and answers by its part, and who is there.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use zenoh::liveliness::LivelinessToken;
use zenoh::query::Query;
use zenoh::sample::{Locality, Sample, SampleKind};
use zenoh::{Session, Wait as _};

use super::config::MOST_KNOCK;
use super::{Asked, Tell};
use crate::adapters::monotonic::Monotonic;
use crate::laws::moment::Moment;
use crate::link::Part;
use crate::link::topic::{EventId, ROOT, TableNumber, Topic};
use crate::ports::link::News;

/// A table that tells more than that in a second tells no game.
const MOST_A_SECOND: u32 = 200;
/// So many knocks in a second are heard.
const MOST_KNOCKS: u32 = 8;

/// What goes with a part, as parts of keys; and its token.
struct Ways {
    hears: Vec<String>,
    answers: Vec<String>,
    sees: Option<String>,
    is: Option<Topic>,
}

fn ways(part: Part) -> Ways {
    let all = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
    let none = Vec::new();
    match part {
        Part::Table(table) => Ways {
            hears: all(&["roster"]),
            answers: ["log", "rule", "seat/*/do"]
                .map(|what| format!("t/{table}/{what}"))
                .into(),
            sees: Some(String::from("d/*/alive")),
            is: Some(Topic::Alive(table)),
        },
        Part::Desk(desk) => Ways {
            hears: all(&["t/*/head", "t/*/entry/**", "d/*/log", "pub/**", "roster"]),
            answers: vec![format!("d/{desk}/log"), String::from("roster")],
            sees: Some(String::from("*/*/alive")),
            is: Some(Topic::DeskAlive(desk)),
        },
        Part::Seat(table, seat) => Ways {
            hears: vec![format!("t/{table}/seat/{seat}/see")],
            answers: none,
            sees: Some(format!("t/{table}/alive")),
            is: None,
        },
        Part::Spectator => Ways {
            hears: all(&["pub/**", "roster"]),
            answers: none,
            sees: None,
            is: None,
        },
        Part::Relay => Ways {
            hears: none.clone(),
            answers: none,
            sees: None,
            is: None,
        },
    }
}

/// Takes part in that event. The token says that we are there until it is dropped.
pub(super) fn take_part(
    session: &Session,
    event: EventId,
    part: Part,
    tell: &Tell,
    asked: &Asked,
) -> zenoh::Result<Option<LivelinessToken>> {
    let ways = ways(part);
    let key = |rest: &str| format!("{ROOT}/{event}/{rest}");
    let tables = Arc::new(Mutex::new(Tables::default()));
    for rest in &ways.answers {
        let (tell, asked) = (Arc::clone(tell), Arc::clone(asked));
        let answers = move |query: Query| {
            let Some(topic) = Topic::read(event, query.key_expr()) else {
                return;
            };
            let payload = query.payload().map(|bytes| bytes.to_bytes().into_owned());
            let id = asked.lock().unwrap_or_else(PoisonError::into_inner).take_in(query);
            tell(News::Asked(id, topic, payload.unwrap_or_default()));
        };
        session
            .declare_queryable(key(rest))
            .complete(true)
            .allowed_origin(Locality::Remote)
            .callback(answers)
            .background()
            .wait()?;
    }
    for rest in &ways.hears {
        let (tell, tables) = (Arc::clone(tell), Arc::clone(&tables));
        let hears = move |sample: Sample| {
            let Some(topic) = Topic::read(event, sample.key_expr()) else {
                return;
            };
            let heard = topic.table().map_or(Heard::Whole, |table| {
                tables.lock().unwrap_or_else(PoisonError::into_inner).hears(table)
            });
            match (heard, topic.table()) {
                (Heard::Whole, _) => tell(News::Put(topic, sample.payload().to_bytes().into_owned())),
                (Heard::TooMuch, Some(table)) => tell(News::Flooded(table)),
                (Heard::TooMuch, None) | (Heard::Nothing, _) => {}
            }
        };
        session
            .declare_subscriber(key(rest))
            .allowed_origin(Locality::Remote)
            .callback(hears)
            .background()
            .wait()?;
    }
    if let Some(rest) = &ways.sees {
        let (tell, is) = (Arc::clone(tell), ways.is);
        let there = Mutex::new(BTreeSet::new());
        let sees = move |sample: Sample| {
            let Some(topic) = Topic::read(event, sample.key_expr()).filter(|topic| Some(*topic) != is) else {
                return;
            };
            // Told by key: after a link was lost the same is said again.
            let mut there = there.lock().unwrap_or_else(PoisonError::into_inner);
            match sample.kind() {
                SampleKind::Put if there.insert(sample.key_expr().to_string()) => {
                    if let Some(table) = topic.table() {
                        tables.lock().unwrap_or_else(PoisonError::into_inner).forgive(table);
                    }
                    tell(News::Appeared(topic));
                }
                SampleKind::Delete if there.remove(sample.key_expr().as_str()) => tell(News::Vanished(topic)),
                SampleKind::Put | SampleKind::Delete => {}
            }
        };
        session
            .liveliness()
            .declare_subscriber(key(rest))
            .history(true)
            .callback(sees)
            .background()
            .wait()?;
    }
    ways.is
        .map(|topic| session.liveliness().declare_token(topic.key(event)).wait())
        .transpose()
}

/// Hears who knocks at that door.
pub(super) fn newcomers(session: &Session, tell: &Tell, asked: &Asked) -> zenoh::Result<()> {
    let (tell, asked) = (Arc::clone(tell), Arc::clone(asked));
    let knocks = Mutex::new(Rate::new(MOST_KNOCKS));
    let knocked = move |query: Query| {
        let slot = query.key_expr().rsplit('/').next().and_then(|slot| slot.parse().ok());
        let payload = query
            .payload()
            .map(|bytes| bytes.to_bytes().into_owned())
            .unwrap_or_default();
        let is_heard = payload.len() <= MOST_KNOCK && knocks.lock().unwrap_or_else(PoisonError::into_inner).one_more();
        if let Some(slot) = slot.filter(|_| is_heard) {
            let id = asked.lock().unwrap_or_else(PoisonError::into_inner).take_in(query);
            tell(News::Knocked(id, slot, payload));
        }
    };
    session
        .declare_queryable(format!("{ROOT}/pair/*"))
        .complete(true)
        .callback(knocked)
        .background()
        .wait()
}

/// How much each table tells.
#[derive(Default)]
struct Tables(HashMap<TableNumber, (Rate, bool)>);

enum Heard {
    Whole,
    /// From now on nothing.
    TooMuch,
    Nothing,
}

impl Tables {
    fn hears(&mut self, table: TableNumber) -> Heard {
        let (rate, is_cut_short) = self.0.entry(table).or_insert_with(|| (Rate::new(MOST_A_SECOND), false));
        if *is_cut_short {
            return Heard::Nothing;
        }
        *is_cut_short = !rate.one_more();
        if *is_cut_short { Heard::TooMuch } else { Heard::Whole }
    }

    fn forgive(&mut self, table: TableNumber) {
        self.0.remove(&table);
    }
}

/// So many in each second.
struct Rate {
    most: u32,
    count: u32,
    second: u64,
    clock: Monotonic,
}

impl Rate {
    fn new(most: u32) -> Self {
        Self {
            most,
            count: 0,
            second: 0,
            clock: Monotonic::after(Moment::default()),
        }
    }

    fn one_more(&mut self) -> bool {
        self.counts(self.clock.now())
    }

    fn counts(&mut self, now: Moment) -> bool {
        let second = now.as_micros() / 1_000_000;
        if second != self.second {
            (self.second, self.count) = (second, 0);
        }
        self.count = self.count.saturating_add(1);
        self.count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_in_a_second_and_in_the_next_as_many_again() {
        let mut rate = Rate::new(2);
        let at = Moment::from_micros;
        let counted = [0, 1, 2, 1_000_000, 1_000_001, 1_999_999].map(|micros| rate.counts(at(micros)));
        assert_eq!(counted, [true, true, false, true, true, false]);
    }

    #[test]
    fn a_table_that_floods_is_heard_again_when_it_comes_again() {
        let (mut tables, table) = (Tables::default(), TableNumber(7));
        // However slow this machine is, one of so many is too much.
        let mut flooded = (0..100_000).filter(|_| matches!(tables.hears(table), Heard::TooMuch));
        assert!(flooded.next().is_some());
        assert!(matches!(tables.hears(table), Heard::Nothing));
        tables.forgive(table);
        assert!(matches!(tables.hears(table), Heard::Whole));
    }
}
