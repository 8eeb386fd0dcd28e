//! One table as the desk sees it: its replica, the game folded from it, its last head, and the causes for which it
//! needs the arbiter.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::kept::Replicated;
use super::need::{Cause, Causes, OpenMatters};
use super::public::{PublicPart, SeenTable};
use crate::screen::RowView;
use journal::chain::Anchor;
use journal::entry::{GameSetup, Heartbeat, JournalEvent, JournalFinding};
use laws::game::Game;
use laws::moment::Moment;
use laws::proposal::ProposalKind;
use link::head::Head;
use link::identity::SignedText;
use link::page::{LogQuestion, SentEntry};
use link::public::{PublicGame, PublicTable};
use link::replica::{Alarm, Replica, ReplicaAct, ReplicaNews};
use link::topic::{GameId, TableNumber};
use locale::Messages;
use wording;

/// The charge up to which a battery is low, in per cent.
const LOW_BATTERY: u8 = 15;
/// The age from which a head says nothing of the clocks now, in milliseconds.
const STALE_MS: u64 = 3_000;

/// The consequences for the desk.
#[derive(Debug, Default)]
pub(super) struct NewsEffects {
    pub(super) store: Vec<Replicated>,
    pub(super) ask: Option<LogQuestion>,
    pub(super) tell: Vec<WatchedNews>,
    /// The table is heard again.
    pub(super) is_back: bool,
    /// The rulings made there, with their proofs, whoever made them.
    pub(super) ruled: Vec<SignedText>,
}

/// News of a table for the arbiter, besides its causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WatchedNews {
    /// An entry arrived that does not fit.
    Unfit,
    /// Another game is played at the table.
    NewGame,
    /// The same, although the game before was under way: another computer may have taken the table's place without it.
    Replaced,
    /// An invalid ruling was sent to the table.
    StrangeRuling,
    /// The table continues with another version of its game: the half-moves of both, and the number of rulings that are
    /// only in the one left behind.
    Moved { plies: usize, left: usize, rulings: usize },
}

/// A game as far as the table has signed for it.
#[derive(Clone, Debug)]
struct FoldedGame {
    game: Game,
    opening: GameSetup,
    open: OpenMatters,
}

impl FoldedGame {
    fn begin(first: &SentEntry) -> Option<Self> {
        let JournalEvent::Opened(opening) = first.decoded()?.event else {
            return None;
        };
        Some(Self {
            game: opening.game(),
            opening: *opening,
            open: OpenMatters::default(),
        })
    }

    /// Takes in the entries after that many.
    fn take(folded: &mut Option<Self>, entries: &[SentEntry], after: usize, follows: &mut NewsEffects) {
        for told in entries.iter().skip(after) {
            match folded {
                Some(folded) => folded.follow(told, follows),
                None => *folded = Self::begin(told),
            }
        }
    }

    fn follow(&mut self, told: &SentEntry, follows: &mut NewsEffects) {
        match told.decoded().map(|entry| entry.event) {
            Some(JournalEvent::Event(event)) => {
                self.game.apply(&event, told.end().at);
                self.open.note(&event, &self.game);
            }
            Some(JournalEvent::Ruled(ruled)) => follows.ruled.extend(SignedText::of_ruled(&ruled)),
            Some(JournalEvent::Found(JournalFinding::StrangeRuling(_))) => {
                follows.tell.push(WatchedNews::StrangeRuling);
            }
            // An entry may be withheld, or of a newer program.
            Some(
                JournalEvent::Opened(_)
                | JournalEvent::Suspended(_)
                | JournalEvent::Restarted(_)
                | JournalEvent::Found(_),
            )
            | None => {}
        }
    }
}

/// The game as screens know it: each version is another game to them, because they know entries by their number alone.
fn public_id(replica: &Replica) -> GameId {
    let GameId(mut id) = replica.game();
    for (byte, of_version) in id.iter_mut().zip(replica.version().to_le_bytes()) {
        *byte ^= of_version;
    }
    GameId(id)
}

/// A table that the desk watches.
#[derive(Clone, Debug, Default)]
pub(super) struct WatchedTable {
    pub(super) number: TableNumber,
    replica: Option<Replica>,
    folded: Option<FoldedGame>,
    /// The number of entries that are folded.
    count: usize,
    /// The last game that was played at the table before the one that is there: another computer may take the table's place without it.
    before: Option<(Replica, FoldedGame)>,
    is_there: bool,
    /// This desk once had the whole game as far as it went: later entries are news.
    is_caught_up: bool,
    is_forked: bool,
    /// The causes that the arbiter has seen: they are listed and not told.
    seen: Causes,
    causes: Causes,
    row: Arc<RowView>,
    /// The moment at which the table is looked at again.
    pub(super) alarm: Option<Moment>,
    /// The public part of the table.
    pub(super) shown: PublicPart,
    /// The public part that a screen has been told; it has nothing else.
    pub(super) seen_public: Option<SeenTable>,
}

impl WatchedTable {
    /// A table. At a screen only the messages of desks to everybody are known of it.
    pub(super) fn new(number: TableNumber, is_screen: bool) -> Self {
        let row = RowView {
            table: number,
            ..RowView::default()
        };
        Self {
            number,
            row: Arc::new(row),
            seen_public: is_screen.then(SeenTable::default),
            ..Self::default()
        }
    }

    /// Takes a public message at a screen; true if something is missing.
    pub(super) fn see_public(&mut self, told: PublicTable, now: Moment) -> bool {
        let Some(seen) = &mut self.seen_public else {
            return false;
        };
        let before = seen.game();
        let is_behind = seen.take(told, now);
        if seen.game() != before {
            self.folded = None;
            self.count = 0;
        }
        FoldedGame::take(&mut self.folded, &seen.entries, self.count, &mut NewsEffects::default());
        self.count = seen.entries.len();
        is_behind
    }

    /// Notes the entries that are public by now, with that delay.
    pub(super) fn pass_for_everybody(&mut self, delay_ms: u64, now: Moment) {
        if let Some(replica) = &self.replica {
            self.shown.arrive(replica.entries().len(), delay_ms, now);
        }
    }

    /// Works out the public part, because there are screens.
    pub(super) fn look_for_everybody(&mut self) {
        if let Some(replica) = &self.replica {
            self.shown.look(replica.entries());
        }
    }

    /// The public state of the table, with the entries after that many, and the number of its moves; `None` if nothing
    /// is public.
    pub(super) fn for_everybody(&self, after: Option<u64>, now: Moment) -> Option<(PublicTable, u32)> {
        let (replica, count) = (self.replica.as_ref()?, self.shown.count());
        if count == 0 {
            return None;
        }
        let late = self.shown.delay_ms().saturating_mul(1_000);
        let shows = self.moment_at(now).unwrap_or_default().as_micros();
        let told = PublicTable {
            table: self.number.0,
            game: PublicGame {
                id: public_id(replica),
                count,
            },
            shows: Moment::from_micros(shows.saturating_sub(late)),
            is_there: self.is_there(),
            after: after.unwrap_or_default(),
            entries: after.map_or_else(Vec::new, |after| self.shown.page(replica.entries(), after)),
        };
        Some((told, self.shown.moves()))
    }

    /// Restores what was stored before.
    pub(super) fn restore(&mut self, replicated: Replicated, delay_ms: u64, now: Moment) {
        let Replicated {
            game, entries, version, ..
        } = replicated;
        if version == 0 {
            self.begin(Replica::stored(game, &entries));
        } else if let Some(replica) = self.replica.as_mut().filter(|replica| replica.game() == game) {
            replica.restore_version(version, &entries);
            self.is_forked = true;
        }
        self.fold_anew();
        self.pass_for_everybody(delay_ms, now);
        self.is_caught_up = true;
    }

    fn begin(&mut self, replica: Replica) {
        let replaced = self.replica.replace(replica);
        if self.has_begun() {
            self.before = replaced.zip(self.folded.take());
        }
        self.folded = None;
        self.count = 0;
        self.is_caught_up = false;
        self.is_forked = false;
        self.seen = Causes::NONE;
        self.shown = PublicPart::default();
    }

    /// Folds all entries again; none of them is told.
    fn fold_anew(&mut self) {
        self.folded = None;
        self.count = 0;
        self.fold(&mut NewsEffects::default());
    }

    /// The news that the table continues with the version that is followed from now on.
    fn moved(&self) -> Option<WatchedNews> {
        let (own, left) = (self.entries(), self.replica.as_ref()?.other());
        let mut folded = None;
        FoldedGame::take(&mut folded, left, 0, &mut NewsEffects::default());
        let is_same = |(one, other): &(&SentEntry, &SentEntry)| one.hash() == other.hash();
        let common = own.iter().zip(left).take_while(is_same).count();
        let rulings = left.iter().skip(common).filter_map(SentEntry::decoded);
        Some(WatchedNews::Moved {
            plies: self.game().map_or(0, |game| game.line().len()),
            left: folded.map_or(0, |folded| folded.game.line().len()),
            rulings: rulings
                .filter(|entry| matches!(entry.event, JournalEvent::Ruled(_)))
                .count(),
        })
    }

    /// Folds the new entries; those that were not known before are told.
    fn fold(&mut self, follows: &mut NewsEffects) {
        let Some(replica) = &self.replica else { return };
        FoldedGame::take(&mut self.folded, replica.entries(), self.count, follows);
        self.count = self.count.max(replica.entries().len());
    }

    /// Takes news of the table; returns the consequences. Entries are those of its present game.
    pub(super) fn learn(&mut self, news: ReplicaNews, now: Moment) -> NewsEffects {
        let mut follows = NewsEffects::default();
        match &news {
            ReplicaNews::Appeared => self.is_there = true,
            ReplicaNews::Vanished => self.is_there = false,
            ReplicaNews::Head(head) => {
                self.is_there = true;
                if self.replica.as_ref().is_none_or(|replica| replica.game() != head.game) {
                    let is_under_way = self.has_begun() && self.game().is_some_and(|game| game.ending().is_none());
                    if is_under_way {
                        follows.tell.push(WatchedNews::Replaced);
                    } else if self.replica.is_some() {
                        follows.tell.push(WatchedNews::NewGame);
                    }
                    self.begin(Replica::new(head.game));
                }
            }
            ReplicaNews::Entries(_) | ReplicaNews::Page(_) | ReplicaNews::Time => {}
        }
        let Some(replica) = &mut self.replica else {
            return follows;
        };
        let (table, game) = (self.number, replica.game());
        let replicated = |entries, version| Replicated {
            table,
            game,
            entries,
            version,
        };
        let (mut is_filled, mut is_moved) = (false, false);
        let acts = replica.receive(news, now);
        let followed = replica.version();
        for act in acts {
            match act {
                ReplicaAct::Store(version, entries) => {
                    let first = entries.first().map_or(0, SentEntry::number);
                    let is_known = usize::try_from(first).unwrap_or(usize::MAX) <= self.count;
                    is_filled |= is_known && version == followed;
                    follows.store.push(replicated(entries, version));
                }
                ReplicaAct::Ask(question) => follows.ask = Some(question),
                ReplicaAct::Raise(Alarm::Fork { .. }) => self.is_forked = true,
                ReplicaAct::Raise(Alarm::Moved) => is_moved = true,
                ReplicaAct::Raise(Alarm::Unfit { .. }) => follows.tell.push(WatchedNews::Unfit),
                ReplicaAct::Raise(Alarm::Back) => follows.is_back = true,
                // Silence is a cause.
                ReplicaAct::Raise(Alarm::Silent) => {}
            }
        }
        let mut news = NewsEffects::default();
        if is_moved {
            self.fold_anew();
            self.shown = PublicPart::default();
            follows.tell.extend(self.moved());
        } else if is_filled {
            // An envelope was opened: the game is folded anew with the move in it.
            self.fold_anew();
        } else {
            self.fold(&mut news);
        }
        // The first look at a game tells its state, not its history.
        if self.is_caught_up {
            follows.ruled.append(&mut news.ruled);
            follows.tell.append(&mut news.tell);
        }
        let end = self.entries().last().map(SentEntry::number);
        let known = self.head().map(|(head, _)| head.end.number);
        self.is_caught_up |= end.is_some() && end >= known && known.is_some();
        follows
    }

    /// The clock of the last head, if no entry came after it: the last sign of life of a game that continues elsewhere.
    pub(super) fn last_sign(&self) -> Option<Heartbeat> {
        let (head, _) = self.head()?;
        let end = self.entries().last()?.end();
        let is_after = head.end == end.anchor() && head.at >= end.at;
        (is_after && head.running.is_some()).then_some(Heartbeat {
            at: head.at,
            left_ms: head.left_ms,
            running: head.running,
        })
    }

    pub(super) fn game_id(&self) -> Option<GameId> {
        let seen = self.seen_public.as_ref().and_then(SeenTable::game);
        seen.or(self.replica.as_ref().map(Replica::game))
    }

    /// The game as screens know it.
    pub(super) fn public_id(&self) -> Option<GameId> {
        self.replica.as_ref().map(public_id)
    }

    /// The name, the state and the set-up of the last game that was played there before the one that is there.
    pub(super) fn game_before(&self) -> Option<(GameId, &Game, &GameSetup)> {
        let (replica, folded) = self.before.as_ref()?;
        Some((replica.game(), &folded.game, &folded.opening))
    }

    pub(super) fn game(&self) -> Option<&Game> {
        self.folded.as_ref().map(|folded| &folded.game)
    }

    pub(super) fn opening(&self) -> Option<&GameSetup> {
        self.folded.as_ref().map(|folded| &folded.opening)
    }

    pub(super) fn entries(&self) -> &[SentEntry] {
        if let Some(seen) = &self.seen_public {
            return &seen.entries;
        }
        let all = self.replica.as_ref().map_or(&[][..], Replica::entries);
        all.get(..self.count).unwrap_or(all)
    }

    /// The entries of the last game that was played there: those of the game before, while its place is taken by one that nobody has begun,
    /// without names or of the same players and round.
    pub(super) fn entries_to_save(&self) -> &[SentEntry] {
        let names = |opening: &GameSetup| opening.people.players.as_ref().map(|player| player.name.clone());
        let takes_its_place = |(_, FoldedGame { opening: before, .. }): &&(Replica, FoldedGame)| {
            let same = |own: &GameSetup| {
                let round = before.tournament.round;
                names(own) == names(before) && round.is_none_or(|round| own.tournament.round == Some(round))
            };
            let is_nameless = |own: &GameSetup| names(own).iter().all(String::is_empty);
            !self.has_begun() && self.opening().is_none_or(|own| is_nameless(own) || same(own))
        };
        let before = self.before.as_ref().filter(takes_its_place);
        before.map_or_else(|| self.entries(), |(replica, _)| replica.entries())
    }

    pub(super) fn head(&self) -> Option<&(Head, Moment)> {
        self.replica.as_ref()?.head()
    }

    /// The game, and the last of its entries that the arbiter has seen.
    pub(super) fn basis(&self) -> Option<(GameId, Anchor)> {
        let last = self.entries().last()?;
        Some((self.game_id()?, last.end().anchor()))
    }

    /// True if the table is heard.
    pub(super) fn is_there(&self) -> bool {
        self.is_there && !self.is_silent()
    }

    fn is_silent(&self) -> bool {
        self.replica.as_ref().is_some_and(Replica::is_silent)
    }

    /// True if a game waits there for its clocks to be started.
    pub(super) fn has_not_started(&self) -> bool {
        let game = self.game();
        game.is_some_and(|game| game.ending().is_none() && game.clock().is_timed() && !game.clock().has_started())
    }

    /// True if its game is under way or over.
    pub(super) fn has_begun(&self) -> bool {
        let game = self.game();
        game.is_some_and(|game| game.clock().has_started() || !game.line().is_empty() || game.ending().is_some())
    }

    pub(super) const fn causes(&self) -> Causes {
        self.causes
    }

    /// The causes that the arbiter has not seen.
    pub(super) const fn unseen(&self) -> Causes {
        self.causes.without(self.seen)
    }

    /// Notes that the arbiter has seen the present causes.
    pub(super) const fn see(&mut self) {
        self.seen = self.causes;
    }

    pub(super) fn row(&self) -> &Arc<RowView> {
        &self.row
    }

    pub(super) fn next_wakeup(&self, now: Moment) -> Option<Moment> {
        if self.seen_public.is_some() {
            let runs = self.game()?.clock().running().is_some();
            return runs.then(|| SeenTable::next_look(now));
        }
        let replica = self.replica.as_ref()?.next_wakeup();
        let stale = self.head().map(|(_, at)| at.plus_millis(STALE_MS));
        let stale = stale.filter(|at| *at > now);
        replica.into_iter().chain(stale).chain(self.shown.next_due()).min()
    }

    /// The moment that its clock shows now, as far as the last head tells, or the last public message.
    pub(super) fn moment_at(&self, now: Moment) -> Option<Moment> {
        if let Some(seen) = &self.seen_public {
            return seen.game().map(|_| seen.moment_at(now));
        }
        let (head, heard) = self.head()?;
        Some(head.at.plus_millis(now.millis_since(*heard)))
    }

    /// Works out the causes of the table, and its line in the list.
    ///
    /// `desk_causes` has the causes that only the desk knows.
    pub(super) fn work_out(&mut self, desk_causes: Causes, messages: &Messages, now: Moment) {
        let of_game = |folded: &FoldedGame| folded.open.causes(&folded.game);
        let mut causes = self.folded.as_ref().map_or(Causes::NONE, of_game).and(desk_causes);
        let head = self.head();
        causes.put(Cause::Fork, self.is_forked);
        causes.put(Cause::Silent, self.is_silent());
        causes.put(Cause::Unsaved, head.is_some_and(|(head, _)| head.unsaved > 0));
        let battery = head.and_then(|(head, _)| head.battery);
        causes.put(Cause::Battery, battery.is_some_and(|left| left <= LOW_BATTERY));
        // A screen is needed for nothing.
        let is_screen = self.seen_public.is_some();
        self.causes = if is_screen { Causes::NONE } else { causes };
        self.seen = self.seen.common(self.causes);
        let row = self.make_row(messages, now);
        if *self.row != row {
            self.row = Arc::new(row);
        }
    }

    /// The names of both players.
    pub(super) fn names(&self, messages: &Messages) -> Option<ByColor<String>> {
        let game = self.game()?;
        Some(ByColor::new_with(|side| wording::player_name(messages, game, side)))
    }

    /// The open proposals, one line each.
    pub(super) fn proposed(&self, messages: &Messages) -> Vec<String> {
        let proposals = self.game().into_iter().flat_map(|game| {
            let line = |proposal| wording::proposal::proposed(messages, game, proposal);
            game.proposals().iter().map(line)
        });
        proposals.collect()
    }

    /// The oldest open proposal of that kind, where others of its kind are open.
    pub(super) fn which(&self, kind: ProposalKind, messages: &Messages) -> Option<String> {
        let game = self.game()?;
        let (place, _) = game
            .oldest_proposal(kind)
            .filter(|(_, is_one_of_several)| *is_one_of_several)?;
        Some(wording::proposal::proposed(
            messages,
            game,
            game.proposals().get(place)?,
        ))
    }

    /// The changes if the oldest open proposal of that kind were accepted now.
    pub(super) fn effect(&self, kind: ProposalKind, messages: &Messages, now: Moment) -> Option<String> {
        let game = self.game()?;
        let (place, _) = game.oldest_proposal(kind)?;
        let at = self.moment_at(now)?;
        Some(wording::proposal::effect(messages, game, place, at))
    }

    fn make_row(&self, messages: &Messages, now: Moment) -> RowView {
        let number = self.number.to_string();
        let names = self.names(messages);
        let players = names.map_or_else(
            || messages.text("hall-no-game", &[]),
            |ByColor { white, black }| format!("{white} – {black}"),
        );
        let needs = self.causes.all().map(|cause| super::words::cause(messages, cause));
        let needs: Vec<String> = needs.collect();
        let state = self.state(messages);
        let needed = if needs.is_empty() { state } else { needs.join(", ") };
        let (seen, heard) = self.clocks(messages, now);
        let is_stale = seen.ends_with('?');
        let values = [
            ("table", (&number).into()),
            ("players", (&players).into()),
            ("needs", (&needed).into()),
            ("clocks", (&heard).into()),
        ];
        let id = if heard.is_empty() {
            "hall-row"
        } else {
            "hall-row-clocks"
        };
        RowView {
            table: self.number,
            text: messages.text(id, &values),
            sought: format!("{number} {}", players.to_lowercase()),
            columns: [number, players, seen, needed],
            needs: !self.causes.is_empty(),
            is_stale,
        }
    }

    /// The state of the game, in a few words.
    fn state(&self, messages: &Messages) -> String {
        let Some(game) = self.game() else {
            return messages.text("hall-not-begun", &[]);
        };
        if let Some(ending) = game.ending() {
            // The words stand in the middle of a line.
            let result = wording::state::result(messages, ending.result, ending.reason);
            return result.trim_end_matches('.').to_owned();
        }
        let moves = u32::try_from(game.line().len().div_ceil(2)).unwrap_or(u32::MAX);
        if self.has_not_started() {
            messages.text("hall-not-begun", &[])
        } else {
            messages.text("hall-moves", &[("moves", moves.into())])
        }
    }

    /// The time left on both clocks, the player whose clock runs, and true if that is stale.
    fn reading(&self, now: Moment) -> Option<(ByColor<u64>, Option<Color>, bool)> {
        let clock = self.game()?.clock();
        if !clock.is_timed() {
            return None;
        }
        if let Some(seen) = &self.seen_public {
            let is_stale = clock.running().is_some() && seen.is_stale(now);
            return Some((clock.both_ms(seen.moment_at(now)), clock.running(), is_stale));
        }
        let (head, at) = self.head()?;
        let passed = now.millis_since(*at);
        let is_stale = passed >= STALE_MS && head.running.is_some();
        let left = ByColor::new_with(|side| {
            let runs = head.running == Some(side) && !is_stale;
            head.left_ms.get(side).saturating_sub(if runs { passed } else { 0 })
        });
        Some((left, head.running, is_stale))
    }

    /// Both clocks: with seconds for the eye, in minutes for the ear. They show the reading of the last head; the time
    /// since then is counted on our own clock.
    fn clocks(&self, messages: &Messages, now: Moment) -> (String, String) {
        let Some((left, running, is_stale)) = self.reading(now) else {
            return (String::new(), String::new());
        };
        let left = |side: Color| *left.get(side);
        let figures = |side: Color| {
            // A sign that the letters we draw have.
            let runs = if running == Some(side) { "» " } else { "" };
            format!("{runs}{}", display::elapsed(left(side)))
        };
        let seen = format!("{} – {}", figures(Color::White), figures(Color::Black));
        let minutes = |side: Color| u32::try_from(left(side) / 60_000).unwrap_or(u32::MAX).into();
        let values = [("white", minutes(Color::White)), ("black", minutes(Color::Black))];
        let seen = if is_stale { format!("{seen} ?") } else { seen };
        (seen, messages.text("hall-clocks", &values))
    }
}
