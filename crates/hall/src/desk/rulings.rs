//! The rulings of this desk: counted and kept before they are sent, sent until they are answered, one after the other
//! at each table.

use std::collections::{BTreeMap, VecDeque};

use super::kept::KeptRuling;
use controls::arbiter_panel::PanelIntent;
use controls::intent::Intent;
use controls::joining::JoiningIntent;
use controls::move_line::{self, MoveLineMeaning};
use laws::command::Command;
use laws::ending::GameResult;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::proposal::ProposalKind;
use link::QuestionId;
use link::identity::SignedText;
use link::ruling::{Ruling, RulingAnswer};
use link::ruling_content::RulingContent;
use link::topic::TableNumber;
use locale::Messages;

/// The time after which an unanswered ruling is sent again, in milliseconds.
const AGAIN_MS: u64 = 1_000;
/// The time for which rulings of another desk are gathered before they are told, in milliseconds.
const GATHERED_MS: u64 = 500;
/// The time after which a ruling that is not taken is shown as not delivered, in milliseconds.
const LATE_MS: u64 = 3_000;

/// Rulings of the arbiter for one table, to be sent one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulingOrder {
    /// The table.
    pub(super) table: TableNumber,
    /// The rulings.
    pub(super) verbs: Vec<RulingContent>,
    /// The arbiter is asked first, as at the table itself.
    pub(super) is_asked: bool,
    /// The changes that a typed acceptance makes, said with the question; empty for other rulings.
    pub(super) effect: String,
}

/// The reason why a typed line is no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoOrder {
    /// The line would lock the table, or unlock it with a PIN. The PIN goes into no ruling, and is not repeated aloud.
    Lock,
    /// Anything else.
    NoRuling,
}

impl RulingOrder {
    /// Reads a line typed by the arbiter for that table, in the words of scripts or the arbiter's own.
    pub(super) fn typed(
        line: &str,
        table: TableNumber,
        game: Option<&Game>,
        messages: &Messages,
    ) -> Result<Self, NoOrder> {
        let verb = RulingContent::of_text(line.trim());
        if verb.is_ruling() {
            let is_asked = matches!(
                verb,
                RulingContent::Command(
                    Command::RuleResult { .. }
                        | Command::AnnulResult { .. }
                        | Command::Penalise { .. }
                        | Command::Reinstate { .. }
                )
            ) || signs_another_result(&verb, game);
            let verbs = vec![verb];
            return Ok(Self {
                is_asked,
                ..Self::of(table, verbs)
            });
        }
        let no_order = match line.split_whitespace().next() {
            Some("locks" | "unlocks") => NoOrder::Lock,
            Some(_) | None => NoOrder::NoRuling,
        };
        match move_line::read(line, Person::Arbiter, messages) {
            MoveLineMeaning::Command(Intent::Desk(PanelIntent::Lock(_) | PanelIntent::Unlock(_))) => Err(NoOrder::Lock),
            MoveLineMeaning::Command(intent) => Self::intended(&intent, table, game).ok_or(no_order),
            MoveLineMeaning::For(..) | MoveLineMeaning::Move(_) | MoveLineMeaning::Empty => Err(no_order),
        }
    }

    /// The order that an intent of the arbiter is; `None` if it is no ruling.
    pub(super) fn intended(intent: &Intent, table: TableNumber, game: Option<&Game>) -> Option<Self> {
        let verb = if let Intent::AskFirst(asked) = intent {
            return Self::intended(asked, table, game).map(|order| Self {
                is_asked: true,
                ..order
            });
        } else if let Intent::CorrectClocks(commands) = intent {
            let verbs = commands.iter().cloned().map(RulingContent::Command).collect();
            return Self::ruled(table, verbs);
        } else if let Intent::Do(command) = intent {
            RulingContent::Command(command.clone())
        } else if let Intent::Joining(JoiningIntent::Host { at, over }) = intent {
            let (at, over) = (at.clone(), over.clone());
            RulingContent::Host { at, over }
        } else if matches!(intent, Intent::Joining(JoiningIntent::EndHosting)) {
            RulingContent::EndHosting
        } else if let Intent::Desk(PanelIntent::Settle { accepted }) = intent
            && let Some([only]) = game.map(Game::proposals)
        {
            let (kind, accepted) = (only.kind(), *accepted);
            RulingContent::Command(Command::settling(kind, accepted))
        } else {
            return None;
        };
        let is_asked = signs_another_result(&verb, game);
        Self::ruled(table, vec![verb]).map(|order| Self { is_asked, ..order })
    }

    /// The order of these rulings, given at once; `None` if one of them is no ruling, which no words could carry to the table.
    fn ruled(table: TableNumber, verbs: Vec<RulingContent>) -> Option<Self> {
        let are_rulings = verbs.iter().all(RulingContent::is_ruling);
        are_rulings.then(|| Self::of(table, verbs))
    }

    fn of(table: TableNumber, verbs: Vec<RulingContent>) -> Self {
        Self {
            table,
            verbs,
            is_asked: false,
            effect: String::new(),
        }
    }

    /// The kind of the proposal that the order settles, if it settles one, and whether it is accepted.
    pub(super) fn settles(&self) -> Option<(ProposalKind, bool)> {
        self.verbs.iter().find_map(|verb| match verb {
            RulingContent::Command(command) => command.settles(),
            RulingContent::Host { .. } | RulingContent::EndHosting | RulingContent::Unknown(_) => None,
        })
    }
}

/// True if the ruling signs for a player a result that is not the game's (8.7).
fn signs_another_result(verb: &RulingContent, game: Option<&Game>) -> bool {
    let RulingContent::Command(command) = verb else {
        return false;
    };
    game.is_some_and(|game| command.signs_another_result(game))
}

/// The fate of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// The table has not answered yet.
    Waits,
    /// The table has answered.
    Answered(RulingAnswer),
    /// The arbiter took it back. If the table has got it all the same, its journal says so.
    Withdrawn,
}

/// A ruling of this desk.
#[derive(Clone, Debug)]
pub(super) struct SentRuling {
    /// The number of the ruling among those of this desk.
    pub count: u64,
    /// The table that the ruling is for.
    pub table: TableNumber,
    /// The content of the ruling.
    pub verb: RulingContent,
    /// The ruling as it travels.
    pub signed: SignedText,
    /// The fate of the ruling.
    pub fate: Fate,
    /// The moment at which it was made, in this run of the program.
    made: Moment,
    /// True if the end of the ruling could not be kept.
    is_unsettled: bool,
}

/// The rulings on their way to one table.
#[derive(Clone, Debug, Default)]
struct Outbox {
    counts: VecDeque<u64>,
    asked: Option<QuestionId>,
    next_at: Moment,
}

/// A ruling of another desk, at one table or at several within a moment: a round that is started is one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OtherDeskRuling {
    /// The name of the arbiter there.
    pub(super) by: String,
    /// The content of the ruling.
    pub(super) verb: RulingContent,
    /// The tables that it is for.
    pub(super) tables: Vec<TableNumber>,
    /// The moment at which it is told.
    at: Moment,
}

/// All rulings of this desk, and those heard of others.
#[derive(Clone, Debug, Default)]
pub(super) struct Rulings {
    others: Vec<OtherDeskRuling>,
    all: BTreeMap<u64, SentRuling>,
    outboxes: BTreeMap<TableNumber, Outbox>,
    last: u64,
}

impl Rulings {
    /// Takes in a ruling of another desk.
    pub(super) fn hear(&mut self, by: String, verb: RulingContent, table: TableNumber, now: Moment) {
        let same = self
            .others
            .iter_mut()
            .find(|other| other.by == by && other.verb == verb);
        if let Some(same) = same {
            same.tables.push(table);
            return;
        }
        let (tables, at) = (vec![table], now.plus_millis(GATHERED_MS));
        self.others.push(OtherDeskRuling { by, verb, tables, at });
    }

    /// The rulings of others that are to be told now.
    pub(super) fn due_others(&mut self, now: Moment) -> Vec<OtherDeskRuling> {
        self.others.extract_if(.., |other| other.at <= now).collect()
    }

    /// The number of the next ruling.
    pub(super) fn next_count(&self) -> u64 {
        self.last + 1
    }

    /// Adds a ruling that is kept.
    pub(super) fn add(&mut self, count: u64, table: TableNumber, verb: RulingContent, signed: SignedText, now: Moment) {
        self.last = self.last.max(count);
        let fate = Fate::Waits;
        self.all.insert(
            count,
            SentRuling {
                count,
                table,
                verb,
                signed,
                fate,
                made: now,
                is_unsettled: false,
            },
        );
        let outbox = self.outboxes.entry(table).or_default();
        outbox.counts.push_back(count);
        outbox.next_at = outbox.next_at.min(now);
    }

    /// Adds a ruling that was kept before the program was started; returns its table, if it can be read.
    pub(super) fn restore(&mut self, kept: KeptRuling, now: Moment) -> Option<TableNumber> {
        let verb = Ruling::read(&kept.signed.text)?.verb;
        let fate = match (&kept.answer, kept.is_withdrawn) {
            (Some(answer), _) => RulingAnswer::decode(answer).map(Fate::Answered),
            (None, true) => Some(Fate::Withdrawn),
            (None, false) => None,
        };
        let KeptRuling { count, table, .. } = kept;
        self.add(count, table, verb, kept.signed, now);
        if let Some(fate) = fate {
            self.settle(count, fate, now);
        }
        Some(table)
    }

    /// The ruling to be sent to that table now.
    pub(super) fn due(&mut self, table: TableNumber, now: Moment) -> Option<u64> {
        let outbox = self.outboxes.get(&table)?;
        let is_due = outbox.asked.is_none() && outbox.next_at <= now;
        is_due.then(|| outbox.counts.front().copied()).flatten()
    }

    /// Notes that the ruling has been sent.
    pub(super) fn asked(&mut self, table: TableNumber, id: QuestionId) {
        if let Some(outbox) = self.outboxes.get_mut(&table) {
            outbox.asked = Some(id);
        }
    }

    /// Notes that nobody has answered: the ruling is sent again.
    pub(super) fn unanswered(&mut self, table: TableNumber, now: Moment) {
        if let Some(outbox) = self.outboxes.get_mut(&table) {
            outbox.asked = None;
            outbox.next_at = now.plus_millis(AGAIN_MS);
        }
    }

    /// Ends that ruling; the next may go.
    pub(super) fn settle(&mut self, count: u64, fate: Fate, now: Moment) -> Option<&SentRuling> {
        let sent = self.all.get_mut(&count)?;
        sent.fate = fate;
        if let Some(outbox) = self.outboxes.get_mut(&sent.table) {
            if outbox.counts.front() == Some(&count) {
                outbox.asked = None;
                outbox.next_at = now;
            }
            outbox.counts.retain(|waits| *waits != count);
        }
        Some(sent)
    }

    /// Takes back the end of a ruling that could not be kept: it waits again, before those that came after it. True if it was taken back
    /// before.
    pub(super) fn unsettle(&mut self, count: u64, now: Moment) -> bool {
        let Some(sent) = self.all.get_mut(&count) else {
            return false;
        };
        sent.fate = Fate::Waits;
        let outbox = self.outboxes.entry(sent.table).or_default();
        let place = outbox.counts.partition_point(|waits| *waits < count);
        outbox.counts.insert(place, count);
        outbox.next_at = now.plus_millis(AGAIN_MS);
        std::mem::replace(&mut sent.is_unsettled, true)
    }

    /// Drops a ruling that could not be kept: it was never made. Its number is not used again.
    pub(super) fn drop_unkept(&mut self, count: u64) -> Option<SentRuling> {
        let sent = self.all.remove(&count)?;
        if let Some(outbox) = self.outboxes.get_mut(&sent.table) {
            outbox.counts.retain(|waits| *waits != count);
        }
        Some(sent)
    }

    /// Notes that the table is there: the rulings that wait for it go out at once.
    pub(super) fn table_is_there(&mut self, table: TableNumber, now: Moment) {
        if let Some(outbox) = self.outboxes.get_mut(&table) {
            outbox.next_at = now;
        }
    }

    pub(super) fn get(&self, count: u64) -> Option<&SentRuling> {
        self.all.get(&count)
    }

    /// The ruling that goes to that table next.
    pub(super) fn first_waiting(&self, table: TableNumber) -> Option<&SentRuling> {
        let first = self.outboxes.get(&table)?.counts.front()?;
        self.all.get(first)
    }

    /// True if a ruling that annuls the result is on its way to that table.
    pub(super) fn annuls(&self, table: TableNumber) -> bool {
        let annuls = |verb: &RulingContent| matches!(verb, RulingContent::Command(Command::AnnulResult { .. }));
        self.waiting().any(|sent| sent.table == table && annuls(&sent.verb))
    }

    /// True if a ruling with that result is on its way to that table.
    pub(super) fn rules(&self, table: TableNumber, wanted: GameResult) -> bool {
        let rules = |verb: &RulingContent| matches!(verb, RulingContent::Command(Command::RuleResult { result, .. }) if *result == wanted);
        self.waiting().any(|sent| sent.table == table && rules(&sent.verb))
    }

    /// The rulings that wait for a table, the oldest first.
    pub(super) fn waiting(&self) -> impl Iterator<Item = &SentRuling> {
        self.all.values().filter(|sent| sent.fate == Fate::Waits)
    }

    /// The tables for which rulings wait.
    pub(super) fn tables(&self) -> Vec<TableNumber> {
        let waits = self.outboxes.iter().filter(|(_, outbox)| !outbox.counts.is_empty());
        waits.map(|(table, _)| *table).collect()
    }

    /// True if a ruling has waited too long for that table.
    pub(super) fn is_late(&self, table: TableNumber, now: Moment) -> bool {
        self.first_waiting(table)
            .is_some_and(|sent| now.millis_since(sent.made) >= LATE_MS)
    }

    /// The last rulings, at one table or at all, the newest last.
    pub(super) fn last(&self, table: Option<TableNumber>, most: usize) -> Vec<&SentRuling> {
        let of_table = |sent: &&SentRuling| table.is_none_or(|table| sent.table == table);
        let mut last: Vec<&SentRuling> = self.all.values().rev().filter(of_table).take(most).collect();
        last.reverse();
        last
    }

    /// The first moment after `now` at which something is due.
    pub(super) fn next_wakeup(&self, now: Moment) -> Option<Moment> {
        let waits = self.outboxes.values().filter(|outbox| !outbox.counts.is_empty());
        let asks = waits
            .clone()
            .filter(|outbox| outbox.asked.is_none())
            .map(|outbox| outbox.next_at);
        let late = waits.filter_map(|outbox| self.all.get(outbox.counts.front()?));
        let late = late.map(|sent| sent.made.plus_millis(LATE_MS)).filter(|at| *at > now);
        let others = self.others.iter().map(|other| other.at);
        asks.chain(late).chain(others).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::chain::{Anchor, EntryHash};
    use link::identity::PrivateKey;
    use link::topic::GameId;
    use locale::Locale;

    const SEVEN: TableNumber = TableNumber(7);

    fn at(millis: u64) -> Moment {
        Moment::from_millis(millis)
    }

    fn signed(count: u64, verb: &str) -> SignedText {
        let key = PrivateKey::from_seed([1; 32]);
        let ruling = Ruling {
            event: key.public().tournament(),
            table: SEVEN,
            game: GameId([7; 8]),
            desk: key.public().desk(),
            count,
            by: String::from("Eva"),
            basis: Anchor {
                number: 1,
                hash: EntryHash([0; 32]),
            },
            verb: RulingContent::of_text(verb),
            article: None,
            reason: String::new(),
            wall: String::new(),
        };
        ruling.sign(&key)
    }

    fn of_two() -> Rulings {
        let mut rulings = Rulings::default();
        for (count, verb) in [(1, "stops clocks"), (2, "starts clocks")] {
            assert_eq!(rulings.next_count(), count);
            rulings.add(count, SEVEN, RulingContent::of_text(verb), signed(count, verb), at(0));
        }
        rulings
    }

    /// The words in which that line is sent, and whether the arbiter is asked first.
    fn sent(line: &str, locale: Locale) -> Option<(Vec<String>, bool)> {
        let order = RulingOrder::typed(line, SEVEN, None, &Messages::new(locale)).ok()?;
        let verbs = order.verbs.iter().map(ToString::to_string).collect();
        Some((verbs, order.is_asked))
    }

    #[test]
    fn a_ruling_typed_in_any_language_is_sent_in_script_words() {
        for (line, locale, verb, is_asked) in [
            ("warn black talking", Locale::En, "warns black talking", false),
            ("warns black talking", Locale::De, "warns black talking", false),
            ("start clocks", Locale::En, "starts clocks", false),
            ("hosts", Locale::De, "hosts", false),
            (
                "penalise white add-time 2:00: telephone",
                Locale::De,
                "penalises white add-time 0:02:00 reason telephone",
                true,
            ),
            (
                "rule 1-0 did not come",
                Locale::En,
                "rules result 1-0 reason did not come",
                true,
            ),
            ("find white two-hands", Locale::En, "finds two-hands by white", false),
            ("compare sheets", Locale::It, "compares sheets", false),
        ] {
            assert_eq!(sent(line, locale), Some((vec![verb.to_owned()], is_asked)), "{line}");
        }
        for line in ["e4", "", "clock", "warns", "hello there", "resigns", "unlocks 4711"] {
            assert_eq!(sent(line, Locale::En), None, "{line}");
        }
    }

    #[test]
    fn a_line_with_a_pin_is_known_as_a_lock_and_is_no_ruling() {
        for (line, locale, why) in [
            ("lock 4711", Locale::De, NoOrder::Lock),
            ("locks 4711", Locale::En, NoOrder::Lock),
            ("unlocks 4711", Locale::En, NoOrder::Lock),
            ("e4", Locale::En, NoOrder::NoRuling),
            ("resigns", Locale::En, NoOrder::NoRuling),
        ] {
            let order = RulingOrder::typed(line, SEVEN, None, &Messages::new(locale));
            assert_eq!(order, Err(why), "{line}");
        }
    }

    #[test]
    fn the_word_before_a_reason_is_no_part_of_it() {
        for line in [
            "rule result 1-0 reason agreed",
            "rule 1-0 reason agreed",
            "rules result 1-0 reason agreed",
        ] {
            let order = RulingOrder::typed(line, SEVEN, None, &Messages::new(Locale::En)).unwrap();
            let verbs: Vec<String> = order.verbs.iter().map(ToString::to_string).collect();
            assert_eq!(verbs, ["rules result 1-0 reason agreed"], "{line}");
        }
    }

    #[test]
    fn clocks_are_corrected_by_rulings_only() {
        let side = shakmaty::Color::White;
        let order = |last| RulingOrder::intended(&Intent::CorrectClocks(vec![Command::StopClocks, last]), SEVEN, None);
        let set = order(Command::SetTime { side, left_ms: 60_000 }).unwrap();
        let verbs: Vec<String> = set.verbs.iter().map(ToString::to_string).collect();
        assert_eq!(verbs, ["stops clocks", "sets white 0:01:00"]);
        assert_eq!(order(Command::Resign { side }), None);
        // A command without words would travel as an empty ruling.
        assert_eq!(order(Command::TakeBack { side }), None);
    }

    #[test]
    fn a_table_is_asked_one_ruling_at_a_time_until_it_answers() {
        let mut rulings = of_two();
        assert_eq!(rulings.due(SEVEN, at(0)), Some(1));
        rulings.asked(SEVEN, QuestionId(1));
        assert_eq!(rulings.due(SEVEN, at(5_000)), None);
        rulings.unanswered(SEVEN, at(0));
        assert_eq!(
            (rulings.due(SEVEN, at(999)), rulings.due(SEVEN, at(1_000))),
            (None, Some(1))
        );
        rulings.settle(1, Fate::Answered(RulingAnswer::done(vec![2])), at(1_000));
        assert_eq!(rulings.due(SEVEN, at(1_000)), Some(2));
    }

    #[test]
    fn an_unanswered_ruling_is_late_and_a_settled_one_is_not() {
        let mut rulings = of_two();
        assert!(!rulings.is_late(SEVEN, at(2_999)) && rulings.is_late(SEVEN, at(3_000)));
        for count in [1, 2] {
            rulings.settle(count, Fate::Withdrawn, at(100));
        }
        assert!(!rulings.is_late(SEVEN, at(9_000)) && rulings.tables().is_empty());
        assert_eq!(rulings.next_wakeup(at(9_000)), None);
    }

    #[test]
    fn an_unkept_ruling_never_existed_and_its_number_is_not_reused() {
        let mut rulings = of_two();
        rulings.asked(SEVEN, QuestionId(1));
        rulings.drop_unkept(1);
        // Its question was not sent either.
        rulings.unanswered(SEVEN, at(0));
        assert!(rulings.get(1).is_none());
        assert_eq!((rulings.due(SEVEN, at(AGAIN_MS)), rulings.next_count()), (Some(2), 3));
    }

    #[test]
    fn a_restarted_desk_sends_waiting_rulings_and_none_twice() {
        let mut rulings = Rulings::default();
        for (count, is_withdrawn) in [(4, true), (5, false)] {
            let kept = KeptRuling {
                count,
                table: SEVEN,
                signed: signed(count, "stops clocks"),
                answer: None,
                is_withdrawn,
            };
            assert_eq!(rulings.restore(kept, at(0)), Some(SEVEN));
        }
        assert_eq!(rulings.waiting().map(|sent| sent.count).collect::<Vec<_>>(), [5]);
        assert_eq!((rulings.due(SEVEN, at(0)), rulings.next_count()), (Some(5), 6));
    }

    #[test]
    fn what_others_rule_at_many_tables_is_one_sentence() {
        let mut rulings = Rulings::default();
        for table in [3, 4] {
            let (by, verb) = (String::from("Flo"), RulingContent::Command(Command::StartClocks));
            rulings.hear(by, verb, TableNumber(table), at(0));
        }
        assert!(rulings.due_others(at(499)).is_empty());
        let [told] = rulings.due_others(at(500)).try_into().unwrap();
        assert_eq!(told.tables, [TableNumber(3), TableNumber(4)]);
        assert!(rulings.due_others(at(500)).is_empty());
    }
}
