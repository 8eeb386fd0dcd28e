//! The keys that a machine declares, hears and answers according to its part, and the presence of others.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest as _, Sha256};
use zenoh::key_expr::KeyExpr;
use zenoh::liveliness::LivelinessToken;
use zenoh::query::Query;
use zenoh::sample::{Locality, Sample, SampleKind};
use zenoh::{Session, Wait as _};

use super::config::MOST_KNOCK;
use super::{Asked, Tell};
use adapters::monotonic::Monotonic;
use adapters::ports::link::NetNews;
use laws::moment::Moment;
use link::enrolment;
use link::head::Head;
use link::identity::{PublicKey, SignedText};
use link::page;
use link::topic::{GameId, ROOT, TableNumber, Topic, TournamentId};
use link::{AskedId, FloodLimit, MachinePart};

/// The most messages in a second. More than that is no game, and the rest is passed over; a machine that misses an
/// entry asks for it. zenoh's own downsampling does not serve: it counts by link and rule and lets nothing through for
/// a while behind each message, and a step is told in two.
const MOST_A_SECOND: u32 = 200;
/// The most messages in a second that are heard without a proof that they are the table's: enough for all that a table
/// says whose players do not hurry, and to see that somebody else speaks. The receiver checks the signature in any
/// case.
const MOST_UNPROVED: u32 = 8;
/// The time until a flood is reported again, in milliseconds.
const TOLD_MS: u64 = 60_000;
/// The most knocks in a second that are heard at a slot, of each kind: a newcomer who was answered has two seconds for
/// the second question.
const MOST_KNOCKS: u32 = 4;
/// The most machines that are known to be there: a hall has five hundred tables, and some desks and screens.
const MOST_THERE: usize = 2_000;
/// The most newcomers with a token that are known at a door.
const MOST_TOKENS: usize = 256;
/// The number of slots for codes. The slots of files lie after them, and each shares with one of these.
const SHARES: usize = 64;

/// The parts of the keys that go with a machine's part, and its token.
struct KeyExpressions {
    hears: Vec<String>,
    answers: Vec<String>,
    sees: Option<String>,
    is: Option<Topic>,
}

fn ways(part: MachinePart) -> KeyExpressions {
    let all = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
    let none = Vec::new();
    match part {
        MachinePart::Table(table) => KeyExpressions {
            hears: all(&["roster"]),
            answers: ["log", "rule", "seat/*/do"]
                .map(|what| format!("t/{table}/{what}"))
                .into(),
            sees: Some(String::from("d/*/alive")),
            is: Some(Topic::Alive(table)),
        },
        MachinePart::Desk(desk) => KeyExpressions {
            hears: all(&["t/*/head", "t/*/entry", "d/*/log", "pub/**", "roster"]),
            answers: vec![format!("d/{desk}/log"), String::from("roster"), String::from("pub")],
            sees: Some(String::from("*/*/alive")),
            is: Some(Topic::DeskAlive(desk)),
        },
        MachinePart::Seat(table, side) => KeyExpressions {
            hears: vec![format!("t/{table}/seat/{side}/see")],
            answers: none,
            sees: Some(format!("t/{table}/alive")),
            is: None,
        },
        MachinePart::Spectator(screen) => KeyExpressions {
            hears: all(&["pub/**", "roster"]),
            answers: none,
            sees: None,
            is: Some(Topic::ScreenAlive(screen)),
        },
        MachinePart::Relay => KeyExpressions {
            hears: none.clone(),
            answers: none,
            sees: None,
            is: None,
        },
    }
}

/// The machines reported as present, by key, so that their departure can be reported when a link is lost.
pub(super) type There = Arc<Mutex<BTreeSet<String>>>;

/// Takes all machines that were reported as present; none is present afterwards.
pub(super) fn taken(there: &There, event: TournamentId) -> Vec<Topic> {
    let there = std::mem::take(&mut *there.lock().unwrap_or_else(PoisonError::into_inner));
    there.iter().filter_map(|key| Topic::read(event, key)).collect()
}

/// The declared keys of that table's messages, known to zenoh as long as these values are kept. For an undeclared key
/// zenoh works out the way anew for each message, among all keys of the hall: with 500 tables that was two fifths of a
/// desk's work (measured, 1.10.2).
pub(super) fn ways_of(
    session: &Session,
    event: TournamentId,
    table: TableNumber,
) -> zenoh::Result<[KeyExpr<'static>; 2]> {
    let declare = |topic: Topic| session.declare_keyexpr(topic.key(event)).wait();
    Ok([declare(Topic::Head(table))?, declare(Topic::Entry(table))?])
}

/// Takes part in that event. The token says that this machine is there until it is dropped.
pub(super) fn take_part(
    session: &Session,
    event: TournamentId,
    part: MachinePart,
    tell: &Tell,
    asked: &Asked,
    tables: &Arc<TableSenders>,
    there: &There,
) -> zenoh::Result<Option<LivelinessToken>> {
    let ways = ways(part);
    let key = |rest: &str| format!("{ROOT}/{event}/{rest}");
    for rest in &ways.answers {
        let (tell, asked) = (Arc::clone(tell), Arc::clone(asked));
        let answers = move |query: Query| {
            let Some(topic) = Topic::read(event, query.key_expr()) else {
                return;
            };
            let payload = query.payload().map(|bytes| bytes.to_bytes().into_owned());
            let id = asked.lock().unwrap_or_else(PoisonError::into_inner).take_in(query);
            tell(NetNews::Asked(id, topic, payload.unwrap_or_default()));
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
        let (tell, tables) = (Arc::clone(tell), Arc::clone(tables));
        let hears = move |sample: Sample| {
            let Some(topic) = Topic::read(event, sample.key_expr()) else {
                return;
            };
            let payload = sample.payload().to_bytes();
            match tables.hears(event, topic, &payload) {
                HearingResult::Whole => tell(NetNews::Put(topic, payload.into_owned())),
                HearingResult::TooMuch(flood) => tell(NetNews::Flooded(flood)),
                HearingResult::Nothing => {}
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
        let (tell, is, there, tables) = (Arc::clone(tell), ways.is, Arc::clone(there), Arc::clone(tables));
        let sees = move |sample: Sample| {
            let Some(topic) = Topic::read(event, sample.key_expr()).filter(|topic| Some(*topic) != is) else {
                return;
            };
            let mut there = there.lock().unwrap_or_else(PoisonError::into_inner);
            match sample.kind() {
                SampleKind::Put => match tables.sees(topic, sample.key_expr().as_str(), &mut there) {
                    HearingResult::Whole => tell(NetNews::Appeared(topic)),
                    HearingResult::TooMuch(flood) => tell(NetNews::Flooded(flood)),
                    HearingResult::Nothing => {}
                },
                SampleKind::Delete if there.remove(sample.key_expr().as_str()) => tell(NetNews::Vanished(topic)),
                SampleKind::Delete => {}
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

/// The token of a newcomer who waits at a door with that question: it is there as long as the newcomer is.
pub(super) fn at_the_door(slot: u32, question: &[u8]) -> String {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(question));
    format!("{ROOT}/pair/{slot}/{:08x}", u32::from_be_bytes([a, b, c, d]))
}

/// The newcomers' tokens at a door, each with the question asked last.
type Tokens = Arc<Mutex<HashMap<String, Option<AskedId>>>>;

/// Reports when a newcomer goes. Programs before this have no token; only their silence shows that they have gone.
fn newcomers_leave(session: &Session, tell: &Tell, tokens: &Tokens) -> zenoh::Result<()> {
    let (tell, tokens) = (Arc::clone(tell), Arc::clone(tokens));
    let sees = move |sample: Sample| {
        let mut tokens = tokens.lock().unwrap_or_else(PoisonError::into_inner);
        let key = sample.key_expr().as_str();
        match sample.kind() {
            SampleKind::Put if tokens.len() < MOST_TOKENS => {
                tokens.entry(key.to_owned()).or_default();
            }
            SampleKind::Put => {}
            SampleKind::Delete => {
                if let Some(asked) = tokens.remove(key).flatten() {
                    tell(NetNews::LeftDoor(asked));
                }
            }
        }
    };
    session
        .liveliness()
        .declare_subscriber(format!("{ROOT}/pair/*/*"))
        .callback(sees)
        .background()
        .wait()
}

/// Hears the knocks at that door.
pub(super) fn newcomers(session: &Session, tell: &Tell, asked: &Asked) -> zenoh::Result<()> {
    let tokens = Tokens::default();
    newcomers_leave(session, tell, &tokens)?;
    let (tell, asked) = (Arc::clone(tell), Arc::clone(asked));
    let knocks = Mutex::new(DoorKnocks::default());
    let knocked = move |query: Query| {
        let slot = query.key_expr().rsplit('/').next().and_then(|slot| slot.parse().ok());
        let payload = query
            .payload()
            .map(|bytes| bytes.to_bytes().into_owned())
            .unwrap_or_default();
        let heard = knocks
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .hears(slot, &payload);
        match (heard, slot) {
            (HearingResult::Whole, Some(slot)) => {
                let id = asked.lock().unwrap_or_else(PoisonError::into_inner).take_in(query);
                let mut tokens = tokens.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(last) = tokens.get_mut(&at_the_door(slot, &payload)) {
                    *last = Some(id);
                }
                drop(tokens);
                tell(NetNews::Knocked(id, slot, payload));
            }
            (HearingResult::TooMuch(flood), _) => tell(NetNews::Flooded(flood)),
            (HearingResult::Whole, None) | (HearingResult::Nothing, _) => {}
        }
    };
    session
        .declare_queryable(format!("{ROOT}/pair/*"))
        .complete(true)
        .callback(knocked)
        .background()
        .wait()
}

/// The senders who speak in the names of tables, and how much each table says. Anybody with a table's certificate can
/// use any table's name. So a head is accepted as the table's only if it is signed with the table's key, and a flood in
/// the name of another table neither cuts that table short nor stands in its way. Signatures are checked on the thread
/// of the link, so that a flood delays only its sender.
#[derive(Default)]
pub(super) struct TableSenders(Mutex<Speaking>);

#[derive(Default)]
struct Speaking {
    /// The keys of the tables; `None` before they are known. A seat hears one table.
    keys: Option<BTreeMap<TableNumber, PublicKey>>,
    known: HashMap<TableNumber, SenderLimits>,
    /// The messages in the names of tables that do not exist.
    strangers: Strangers,
}

struct Strangers {
    rate: Rate,
    told: FloodTimer,
}

impl Default for Strangers {
    fn default() -> Self {
        Self {
            rate: Rate::new(MOST_UNPROVED),
            told: FloodTimer::default(),
        }
    }
}

/// The knocks at a door, and how often they come. Every slot has its share, open or not, so that nothing tells them
/// apart. Strangers who do not know an open slot take no newcomer's turn there; those who know it and repeat the first
/// question without end do not take the turn of second questions, and wrong second questions spend the code.
struct DoorKnocks {
    shares: Vec<Share>,
    /// Messages that are no knock, or too long for one; they stand in nobody's way.
    unfit: Rate,
    told: FloodTimer,
}

struct Share {
    first: Rate,
    second: Rate,
}

impl Default for DoorKnocks {
    fn default() -> Self {
        let share = |_| Share {
            first: Rate::new(MOST_KNOCKS),
            second: Rate::new(MOST_KNOCKS),
        };
        Self {
            shares: (0..SHARES).map(share).collect(),
            unfit: Rate::new(MOST_KNOCKS),
            told: FloodTimer::default(),
        }
    }
}

impl DoorKnocks {
    fn hears(&mut self, slot: Option<u32>, payload: &[u8]) -> HearingResult {
        let slot = slot.and_then(|slot| usize::try_from(slot).ok());
        let share = slot
            .filter(|_| payload.len() <= MOST_KNOCK)
            .and_then(|slot| self.shares.get_mut(slot % SHARES));
        let (rate, heard) = match share {
            Some(share) if enrolment::is_first(payload) => (&mut share.first, HearingResult::Whole),
            Some(share) => (&mut share.second, HearingResult::Whole),
            None => (&mut self.unfit, HearingResult::Nothing),
        };
        if rate.one_more() {
            heard
        } else {
            self.told.too_much(FloodLimit::Door)
        }
    }
}

struct SenderLimits {
    game: Option<GameId>,
    heads: Rate,
    entries: Rate,
    unproved: Rate,
    told: FloodTimer,
}

impl SenderLimits {
    fn new() -> Self {
        Self {
            game: None,
            heads: Rate::new(MOST_A_SECOND),
            entries: Rate::new(MOST_A_SECOND),
            unproved: Rate::new(MOST_UNPROVED),
            told: FloodTimer::default(),
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum HearingResult {
    Whole,
    /// The flood is reported once in a while.
    TooMuch(FloodLimit),
    Nothing,
}

/// The clock that runs since too much was last reported.
#[derive(Default)]
struct FloodTimer(Option<Monotonic>);

impl FloodTimer {
    fn too_much(&mut self, flood: FloodLimit) -> HearingResult {
        let since = self.0.as_ref().map(|clock| clock.now().millis_since(Moment::default()));
        if since.is_some_and(|since| since < TOLD_MS) {
            return HearingResult::Nothing;
        }
        self.0 = Some(Monotonic::after(Moment::default()));
        HearingResult::TooMuch(flood)
    }
}

/// The origin of a message, as far as it is known.
enum MessageOrigin {
    /// A head of that game, signed by the table.
    Proved(GameId),
    /// A head that cannot be proved here.
    Head,
    /// Perhaps a message of the table itself.
    Likely,
    Unproved,
}

impl TableSenders {
    pub(super) fn know(&self, keys: BTreeMap<TableNumber, PublicKey>) {
        let mut speaking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        speaking.known.retain(|table, _| keys.contains_key(table));
        speaking.keys = Some(keys);
    }

    /// The numbers of the tables that exist.
    pub(super) fn numbers(&self) -> Vec<TableNumber> {
        let speaking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        speaking.keys.iter().flat_map(BTreeMap::keys).copied().collect()
    }

    /// Notes the token of a machine, `Whole` if it is news. Those of tables that do not exist are not kept: anybody with
    /// a table's certificate can invent them faster than they could be looked at.
    fn sees(&self, topic: Topic, key: &str, there: &mut BTreeSet<String>) -> HearingResult {
        let mut speaking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let keys = speaking.keys.as_ref();
        let is_invented = topic
            .table()
            .is_some_and(|table| keys.is_some_and(|keys| !keys.contains_key(&table)));
        if !is_invented && there.len() < MOST_THERE {
            return if there.insert(key.to_owned()) {
                HearingResult::Whole
            } else {
                HearingResult::Nothing
            };
        }
        let strangers = &mut speaking.strangers;
        if strangers.rate.one_more() {
            HearingResult::Nothing
        } else {
            strangers.told.too_much(FloodLimit::Strangers)
        }
    }

    fn hears(&self, event: TournamentId, topic: Topic, payload: &[u8]) -> HearingResult {
        let Some(table) = topic.table() else {
            return HearingResult::Whole;
        };
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = lock().keys.as_ref().map(|keys| keys.get(&table).copied());
        if let Some(Some(_)) = key
            && lock().needs_no_proof(table, topic)
        {
            return HearingResult::Whole;
        }
        let whose = match (key, topic) {
            (Some(None), _) => {
                let strangers = &mut lock().strangers;
                return if strangers.rate.one_more() {
                    HearingResult::Whole
                } else {
                    strangers.told.too_much(FloodLimit::Strangers)
                };
            }
            // Signatures are checked without holding the lock.
            (Some(Some(key)), Topic::Head(_)) => {
                let signed = SignedText::from_bytes(payload).filter(|signed| signed.by == key);
                let head = signed.and_then(|signed| Head::read(&signed, event));
                let own = head.filter(|(says, _)| *says == table);
                own.map_or(MessageOrigin::Unproved, |(_, head)| MessageOrigin::Proved(head.game))
            }
            (Some(Some(_)), Topic::Entry(_)) => {
                let known = lock().known.get(&table).and_then(|known| known.game);
                if known.is_some() && known == page::game_of_step(payload) {
                    MessageOrigin::Likely
                } else {
                    MessageOrigin::Unproved
                }
            }
            (None, Topic::Head(_)) => MessageOrigin::Head,
            (_, _) => MessageOrigin::Likely,
        };
        lock().counts(table, &whose)
    }
}

impl Speaking {
    /// True if the message is one of the few that are heard in any case. A head is checked first if the table's game is
    /// not known yet.
    fn needs_no_proof(&mut self, table: TableNumber, topic: Topic) -> bool {
        let known = self.known.entry(table).or_insert_with(SenderLimits::new);
        (known.game.is_some() || !matches!(topic, Topic::Head(_))) && known.unproved.one_more()
    }

    fn counts(&mut self, table: TableNumber, whose: &MessageOrigin) -> HearingResult {
        let known = self.known.entry(table).or_insert_with(SenderLimits::new);
        let is_heard = match whose {
            MessageOrigin::Proved(game) => {
                known.game = Some(*game);
                known.heads.one_more()
            }
            MessageOrigin::Head => known.heads.one_more(),
            MessageOrigin::Likely => known.entries.one_more(),
            MessageOrigin::Unproved => known.unproved.one_more(),
        };
        if is_heard {
            HearingResult::Whole
        } else {
            known.told.too_much(FloodLimit::Table(table))
        }
    }
}

/// A limit for each second.
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
    use journal::chain::{Anchor, EntryHash};
    use link::head::GamePhase;
    use link::identity::PrivateKey;

    #[test]
    fn so_many_in_a_second_and_in_the_next_as_many_again() {
        let mut rate = Rate::new(2);
        let at = Moment::from_micros;
        let counted = [0, 1, 2, 1_000_000, 1_000_001, 1_999_999].map(|micros| rate.counts(at(micros)));
        assert_eq!(counted, [true, true, false, true, true, false]);
    }

    fn head(key: &PrivateKey, event: TournamentId, number: u64) -> Vec<u8> {
        let head = Head {
            game: GameId([3; 8]),
            end: Anchor {
                number,
                hash: EntryHash::GENESIS,
            },
            at: Moment::default(),
            left_ms: shakmaty::ByColor { white: 0, black: 0 },
            running: None,
            moves: 0,
            state: GamePhase::Playing,
            unsaved: 0,
            battery: None,
            version: String::new(),
        };
        head.sign(key, TableNumber(7), event).to_bytes()
    }

    #[test]
    fn whoever_floods_in_the_name_of_a_table_does_not_cut_it_short() {
        let (own, thief, event) = (
            PrivateKey::from_seed([7; 32]),
            PrivateKey::from_seed([8; 32]),
            TournamentId([1; 8]),
        );
        let (tables, seven) = (TableSenders::default(), TableNumber(7));
        tables.know(BTreeMap::from([(seven, own.public())]));
        let of_head = Topic::Head(seven);
        let forged = head(&thief, event, 9);
        let heard: Vec<HearingResult> = (0..2_000).map(|_| tables.hears(event, of_head, &forged)).collect();
        let too_much = HearingResult::TooMuch(FloodLimit::Table(seven));
        assert_eq!(heard.iter().filter(|heard| **heard == too_much).count(), 1);
        // However slow this machine is, few of that many are heard.
        assert!(heard.iter().filter(|heard| **heard == HearingResult::Whole).count() < 1_000);
        assert_eq!(
            tables.hears(event, of_head, &head(&own, event, 1)),
            HearingResult::Whole
        );
        // Entries of the game in the table's signed head are heard; those of an invented game stand in nobody's way.
        let step = |game| page::encode_step(GameId([game; 8]), &[]);
        let heard = |game| tables.hears(event, Topic::Entry(seven), &step(game));
        assert!(
            (0..2_000)
                .map(|_| heard(9))
                .filter(|heard| *heard == HearingResult::Whole)
                .count()
                < 1_000
        );
        assert_eq!(heard(3), HearingResult::Whole);
    }

    #[test]
    fn heads_of_a_quiet_table_need_no_proof_here() {
        let (own, event) = (PrivateKey::from_seed([7; 32]), TournamentId([1; 8]));
        let (tables, seven) = (TableSenders::default(), TableNumber(7));
        tables.know(BTreeMap::from([(seven, own.public())]));
        let says = |payload: &[u8]| tables.hears(event, Topic::Head(seven), payload);
        assert_eq!(says(&head(&own, event, 1)), HearingResult::Whole);
        let count = |tables: &TableSenders| tables.0.lock().unwrap().known[&seven].heads.count;
        assert_eq!((says(&head(&own, event, 2)), count(&tables)), (HearingResult::Whole, 1));
    }

    #[test]
    fn invented_tables_take_no_memory_and_are_told_of_once() {
        let tables = TableSenders::default();
        tables.know(BTreeMap::new());
        let heard: Vec<HearingResult> = (1..20_000)
            .map(|number| tables.hears(TournamentId([1; 8]), Topic::Head(TableNumber(number)), b"head"))
            .collect();
        let too_much = HearingResult::TooMuch(FloodLimit::Strangers);
        assert_eq!(heard.iter().filter(|heard| **heard == too_much).count(), 1);
        let speaking = tables.0.lock().unwrap();
        assert!(speaking.known.is_empty());
    }

    #[test]
    fn tokens_of_invented_tables_are_not_kept_and_are_told_of_once() {
        let flood = |tables: &TableSenders| {
            let mut there = BTreeSet::new();
            let seen = (1..20_000).map(|number| {
                let topic = Topic::Alive(TableNumber(number));
                tables.sees(topic, &topic.key(TournamentId([1; 8])), &mut there)
            });
            let too_much = HearingResult::TooMuch(FloodLimit::Strangers);
            (seen.filter(|seen| *seen == too_much).count(), there)
        };
        let tables = TableSenders::default();
        let own = PrivateKey::from_seed([7; 32]).public();
        tables.know(BTreeMap::from([(TableNumber(7), own)]));
        let (told, there) = flood(&tables);
        assert_eq!((told, there.len()), (1, 1));
        // Before the tables are known, and of other machines, no more are kept than a hall has.
        let (told, there) = flood(&TableSenders::default());
        assert_eq!((told, there.len()), (1, MOST_THERE));
    }

    #[test]
    fn a_flood_of_knocks_is_told_once_and_long_knocks_take_no_turn() {
        let mut knocks = DoorKnocks::default();
        let long = vec![0; MOST_KNOCK + 1];
        let heard: Vec<HearingResult> = (0..2_000).map(|_| knocks.hears(Some(3), &long)).collect();
        let count = |heard: &[HearingResult], of: &HearingResult| heard.iter().filter(|heard| *heard == of).count();
        assert_eq!(count(&heard, &HearingResult::TooMuch(FloodLimit::Door)), 1);
        assert_eq!(count(&heard, &HearingResult::Whole), 0);
        assert_eq!(knocks.hears(Some(3), b"knock"), HearingResult::Whole);
        let heard: Vec<HearingResult> = (0..2_000).map(|_| knocks.hears(Some(3), b"knock")).collect();
        assert_eq!(
            count(&heard, &HearingResult::TooMuch(FloodLimit::Door)),
            0,
            "not again so soon"
        );
        assert!(count(&heard, &HearingResult::Whole) < 1_000);
    }

    #[test]
    fn floods_elsewhere_take_no_turn_from_newcomers() {
        let mut knocks = DoorKnocks::default();
        let (first, second) = ([1; 33], [2; 200]);
        let mut is_flooded = |slot, payload: &[u8]| {
            let heard = (0..2_000).map(|_| knocks.hears(slot, payload));
            heard.filter(|heard| *heard == HearingResult::Whole).count() < 1_000
        };
        for nobodys in [Some(4), Some(1_009), Some(u32::MAX), None] {
            assert!(is_flooded(nobodys, &first) && is_flooded(nobodys, &second));
        }
        assert!(is_flooded(Some(3), &first));
        assert_eq!(knocks.hears(Some(3), &second), HearingResult::Whole);
        assert_eq!(knocks.hears(Some(5), &first), HearingResult::Whole);
        assert_eq!(knocks.hears(Some(1_007), &first), HearingResult::Whole);
    }
}
