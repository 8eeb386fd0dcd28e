//! The event around the tables as this desk keeps it: what is typed about it, the results that come from the tables, and what is told of it.
//! Each thing that happened is a note of the desk's store; the event is the fold of its notes.

mod details;
pub(super) mod lines;
mod outside;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use shakmaty::{ByColor, Color};

use self::details::Detail;
use self::lines::{EventLine, Place};
use self::outside::Outside;
use super::kept::Kept;
use super::lines::rest_of;
use super::start::Start;
use super::watched::Watched;
use super::words::Tell;
use super::{Desk, Effect};
use crate::hall::crosstable;
use crate::hall::event::{
    Bye, Details, DueGame, Entrant, Entry, Event, EventCommand, EventRefusal, Game, Happened, PlayOff, System, words,
};
use crate::laws::ending::GameResult;
use crate::laws::moment::Moment;
use crate::laws::people::{Person, Sight};
use crate::laws::stored::Word as _;
use crate::link::notes::Notes;
use crate::link::roster::{Paired, Pairing, Power, TableEntry, Terms};
use crate::link::topic::{GameId, TableNumber};
use crate::locale::{Value, list};

const SYSTEMS: [(System, &str); 3] = [
    (System::RoundRobin, "around-round-robin"),
    (System::DoubleRoundRobin, "around-double-round-robin"),
    (System::Swiss, "around-swiss"),
];

const SIGHTS: [(Sight, &str); 3] = [
    (Sight::Vi, "around-sight-vi"),
    (Sight::Sighted, "around-sight-sighted"),
    (Sight::Deaf, "around-sight-deaf"),
];

const BYES: [(Bye, &str); 3] = [
    (Bye::Full, "around-bye-full"),
    (Bye::Half, "around-bye-half"),
    (Bye::Zero, "around-bye-zero"),
];

/// The event around the tables.
#[derive(Debug)]
pub(super) struct Around {
    event: Event,
    /// What it is the fold of.
    entries: Vec<Entry>,
    /// There is a note that cannot be read: nothing is done in the event, or it would be another one.
    is_unread: bool,
    /// A result could not be kept: the tables are looked at again when the arbiter goes on.
    is_owed: bool,
    /// The tables have not been looked at since this desk was started.
    is_fresh: bool,
    /// The game of each table and its result as they were when it was looked at last.
    seen: BTreeMap<TableNumber, (GameId, Option<GameResult>)>,
    outside: Outside,
    /// The notes as they stand in the store, and as desks tell them each other.
    pub(super) notes: Notes,
}

impl Around {
    /// The event of these notes.
    pub(super) fn of(notes: &[String]) -> Self {
        let read: Result<Vec<Entry>, _> = notes.iter().map(|note| Entry::read(note)).collect();
        let is_unread = read.is_err();
        let entries = read.unwrap_or_default();
        Self {
            event: Event::of(&entries),
            entries,
            is_unread,
            is_owed: false,
            is_fresh: true,
            seen: BTreeMap::new(),
            outside: Outside::default(),
            notes: Notes::of(notes),
        }
    }

    /// What was known was not the chief's.
    pub(super) fn begin_anew(&mut self) {
        (self.event, self.entries, self.is_unread) = (Event::default(), Vec::new(), false);
    }

    /// These lines of the chief's have come.
    pub(super) fn follow(&mut self, lines: &[String]) {
        for line in lines {
            match Entry::read(line) {
                Ok(entry) => {
                    self.event.apply(&entry);
                    self.entries.push(entry);
                }
                Err(_newer) => self.is_unread = true,
            }
        }
    }

    /// That note could not be kept: nothing of it and of what came after it has happened.
    pub(super) fn drop_unkept(&mut self, line: &str) {
        self.notes.drop_from(line);
        if let Ok(unkept) = Entry::read(line) {
            self.entries.retain(|entry| entry.number < unkept.number);
            self.event = Event::of(&self.entries);
            self.is_owed = true;
        }
    }

    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        self.outside.next_wakeup()
    }

    /// The round that the tables play, or the first.
    fn round(&self) -> u32 {
        self.event.current_round().unwrap_or(1)
    }

    /// The game of a play-off that is to be played at that table: its boards are those of the last round.
    fn due_at(&self, table: TableNumber) -> Option<DueGame> {
        let board = self.event.board_of_table(self.event.details().rounds, table.0)?;
        self.event.due_games().into_iter().find(|due| due.board == board)
    }

    /// The game of a play-off that is to be played there, if that is the one at that table.
    fn due_on(&self, watched: &Watched) -> Option<DueGame> {
        let due = self.due_at(watched.number)?;
        let is_it = round_of(watched) == Some(due.round) && self.plays(watched, &due.game);
        is_it.then_some(due)
    }

    /// Whether the game at that table is of a play-off.
    fn plays_off(&self, watched: &Watched) -> bool {
        let is_behind_the_last = round_of(watched).is_some_and(|round| round > self.event.details().rounds);
        is_behind_the_last && !self.event.play_offs().is_empty()
    }

    /// Where that table's game is paired: round and board. A game of others is no game of that board.
    fn place_of(&self, watched: &Watched) -> Option<(u32, u32)> {
        let (round, board) = self.board_of(watched)?;
        let paired = self.event.game(round, board)?;
        self.plays(watched, paired).then_some((round, board))
    }

    /// Where that table's game would be paired by its number and its round, whoever plays it.
    fn board_of(&self, watched: &Watched) -> Option<(u32, u32)> {
        if self.plays_off(watched) {
            return None;
        }
        let round = self.event.round_of_game(&watched.game_id()?.to_string())?;
        Some((round, self.event.board_of_table(round, watched.number.0)?))
    }

    fn plays(&self, watched: &Watched, paired: &Game) -> bool {
        let (Some(game), Some(opening)) = (watched.game(), watched.opening()) else {
            return false;
        };
        let names = ByColor::new_with(|side| game.people().name(Person::Player(side)));
        self.event.are_paired(paired, names, opening.tournament.fide_ids)
    }

    /// Whether others play at that table, in the round of the tables, than are paired there.
    pub(super) fn others_play(&self, watched: &Watched) -> bool {
        let (current, at) = (self.event.current_round(), self.board_of(watched));
        let is_of_round = at.is_some_and(|(round, _)| Some(round) == current);
        is_of_round && watched.has_begun() && self.place_of(watched).is_none()
    }

    /// The game that is to be played at that table in the round of the tables; none where nobody is paired there, or nobody will come.
    fn paired_at(&self, table: TableNumber) -> Option<(u32, &Game)> {
        let round = self.event.current_round()?;
        let game = self.event.game(round, self.event.board_of_table(round, table.0)?)?;
        let is_forfeit = game.outcome.as_ref().is_some_and(|outcome| outcome.result.is_forfeit());
        (!is_forfeit).then_some((round, game))
    }

    /// Whether the game at that table may be started: it is the one that is paired there, or nothing is paired at all; none where nobody is
    /// paired there and others are.
    pub(super) fn is_to_start(&self, watched: &Watched) -> Option<bool> {
        if !self.event.play_offs().is_empty() {
            self.due_at(watched.number)?;
            return Some(self.due_on(watched).is_some());
        }
        let Some(round) = self.event.current_round() else {
            return Some(watched.game().is_some());
        };
        if self.event.round(round).is_none_or(|round| round.games.is_empty()) {
            return Some(watched.game().is_some());
        }
        self.paired_at(watched.number)?;
        Some(self.place_of(watched).is_some_and(|(of, _)| of == round))
    }

    /// Who is to play at that table, as its roster tells it.
    pub(super) fn pairing_at(&self, table: TableNumber) -> Option<Pairing> {
        let due = self.due_at(table);
        let (round, game) = due
            .as_ref()
            .map(|due| (due.round, &due.game))
            .or(self.paired_at(table))?;
        let ByColor { white, black } = game.players.map(|number| {
            let player = self.event.player(number);
            Paired {
                name: self.event.name(number),
                fide_id: player.and_then(|player| player.fide_id),
                sight: player
                    .and_then(|player| player.sight)
                    .map(|sight| sight.word())
                    .unwrap_or_default(),
            }
        });
        let play_off_time = due.as_ref().map(|due| due.time.clone()).unwrap_or_default();
        Some(Pairing {
            round,
            white,
            black,
            play_off_time,
        })
    }

    /// What holds for every game of the round of the tables.
    fn terms(&self) -> Terms {
        if self.event.current_round().is_none() {
            return Terms::default();
        }
        let details = self.event.details();
        Terms {
            site: format!("{} {}", details.city, details.federation).trim().to_owned(),
            time: details.time.clone(),
            default_time_min: details.default_time_min,
            start: self.event.current_round().and_then(|round| self.event.start(round)),
        }
    }
}

/// What is done in the event.
impl Desk {
    /// What that would bring; the first player, pairing or detail of an event makes it.
    fn decided(&self, command: EventCommand) -> Result<Vec<Happened>, EventRefusal> {
        let makes_it = match &command {
            EventCommand::Enter(_)
            | EventCommand::PairAll
            | EventCommand::Pair { .. }
            | EventCommand::Change(_)
            | EventCommand::SetSingleFiles(_)
            | EventCommand::SetChess960(_) => true,
            EventCommand::Open(_)
            | EventCommand::Import(_)
            | EventCommand::Withdraw { .. }
            | EventCommand::Return(_)
            | EventCommand::Unpair { .. }
            | EventCommand::GiveBye { .. }
            | EventCommand::SetTable { .. }
            | EventCommand::EnterResult { .. }
            | EventCommand::Sign { .. }
            | EventCommand::Annul { .. }
            | EventCommand::BeginRound { .. }
            | EventCommand::NameStart { .. }
            | EventCommand::NameBroadcast { .. }
            | EventCommand::Report { .. }
            | EventCommand::FormCommittee(_)
            | EventCommand::Appeal { .. }
            | EventCommand::DecideAppeal { .. }
            | EventCommand::BeginPlayOff { .. }
            | EventCommand::DrawColours { .. }
            | EventCommand::EnterPlayOffResult { .. } => false,
        };
        if !makes_it || self.around.event.entries() > 0 {
            return self.around.event.decide(command);
        }
        let mut event = Event::default();
        let mut happened = event.decide(EventCommand::Open(self.details()))?;
        for what in &happened {
            event.apply(&self.entry(event.entries() + 1, what.clone()));
        }
        happened.extend(event.decide(command)?);
        Ok(happened)
    }

    fn entry(&self, number: u64, what: Happened) -> Entry {
        let (when, by) = (self.wall.clone(), self.roll.by().to_owned());
        Entry { number, when, by, what }
    }

    /// What is fixed before the first round; of an event that is not made yet what the roster says.
    fn details(&self) -> Details {
        if self.around.event.entries() > 0 {
            return self.around.event.details().clone();
        }
        let chief = self.roll.desks().find(|desk| desk.power == Power::Chief);
        let chief = chief.map_or(self.roll.own().by.as_str(), |chief| &chief.name);
        // Who has not said his name stands in no report.
        let is_named = chief != self.out.messages.text("hall-somebody", &[]);
        Details {
            name: self.roll.name().to_owned(),
            chief_arbiter: String::from(if is_named { chief } else { "" }),
            rounds: 1,
            ..Details::default()
        }
    }

    /// Does that, keeps what happened and gives it back; why not is told.
    fn happen(&mut self, command: EventCommand) -> Option<Vec<Happened>> {
        if self.around.is_unread {
            self.say_unread();
            return None;
        }
        if !self.is_kept_here() {
            return None;
        }
        match self.decided(command) {
            Ok(happened) => {
                for what in &happened {
                    let entry = self.entry(self.around.event.entries() + 1, what.clone());
                    let line = entry.line();
                    self.out.keep(Kept::Note(line.clone()));
                    self.tell_note(&line);
                    self.around.event.apply(&entry);
                    self.around.entries.push(entry);
                }
                self.tell_tables();
                self.feed_round();
                Some(happened)
            }
            Err(refusal) => {
                let text = words::refused(&self.out.messages, &self.around.event, &refusal);
                self.out.tell("refused", &[], Tell::Plain(text));
                None
            }
        }
    }

    /// Each table knows by the roster who is to play there.
    fn tell_tables(&mut self) {
        let Some(roster) = self.roll.roster().filter(|_| self.roll.is_chief()) else {
            return;
        };
        let terms = self.around.terms();
        let pairings: BTreeMap<TableNumber, Option<Pairing>> = roster
            .tables
            .iter()
            .map(|table| (table.number, self.around.pairing_at(table.number)))
            .collect();
        let is_told = |table: &TableEntry| pairings.get(&table.number) == Some(&table.pairing);
        if roster.terms == terms && roster.tables.iter().all(is_told) {
            return;
        }
        self.change_roster(|roster| {
            roster.terms = terms;
            for table in &mut roster.tables {
                table.pairing = pairings.get(&table.number).cloned().flatten();
            }
        });
    }

    /// The same, and what happened is told.
    fn act_around(&mut self, command: EventCommand) {
        if let Some(happened) = self.happen(command) {
            let event = &self.around.event;
            let lines = happened
                .iter()
                .map(|what| words::happened(&self.out.messages, event, what));
            let lines = lines.collect();
            self.out.say_lines(lines);
        }
    }

    pub(super) fn import(&mut self, trf: String) {
        self.act_around(EventCommand::Import(trf));
    }

    /// Notes that cannot be read are told of.
    pub(super) fn say_unread(&mut self) {
        if self.around.is_unread {
            self.out.tell_of("store", "around-unread", &[]);
        }
    }

    /// A line about the event.
    pub(super) fn around_line(&mut self, line: EventLine) {
        let current = self.around.round();
        let at = |place: Place| (place.round.unwrap_or(current), place.board);
        match line {
            EventLine::About => self.say_about(),
            EventLine::Players => self.say_players(),
            EventLine::Pairings(round) => self.say_pairings(round.unwrap_or(current)),
            EventLine::Standings => self.say_standings(),
            EventLine::Detail(detail, text) => self.set_detail(detail, &text),
            EventLine::Appeals(excluded) => self.exclude_appeals(excluded),
            EventLine::MyName(name) => self.name_arbiter(&name),
            EventLine::Import(file) => self.out.push(Effect::Read(file)),
            EventLine::Report(form) => self.write_reports(form),
            EventLine::Delay(minutes) => self.delay(minutes),
            EventLine::SingleFiles(is_on) => self.act_around(EventCommand::SetSingleFiles(is_on)),
            EventLine::Chess960(is_on) => self.act_around(EventCommand::SetChess960(is_on)),
            EventLine::Position(round, position) => {
                // That of a round that has begun is fixed: the next is meant.
                let next = self.around.event.current_round().map_or(1, |begun| begun + 1);
                let round = round.unwrap_or(next);
                self.act_around(EventCommand::NameStart { round, position });
            }
            EventLine::Round(round) => self.begin_round(round),
            EventLine::Broadcast(round, id) => {
                let round = round.unwrap_or(current);
                self.act_around(EventCommand::NameBroadcast { round, id });
                self.push_again();
            }
            EventLine::BroadcastToken(token) => self.sign_in_to_broadcast(token),
            EventLine::Enter(text) => match self.entrant(&text) {
                Some(player) => self.act_around(EventCommand::Enter(player)),
                None => self.out.tell("answer", &[], Tell::NotUnderstood(text)),
            },
            EventLine::PairAll => self.act_around(EventCommand::PairAll),
            EventLine::Pair(place, players) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::Pair { round, board, players });
            }
            EventLine::Unpair(place) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::Unpair { round, board });
            }
            EventLine::Bye(round, player, worth) => match self.meant(&BYES, &worth) {
                Some(bye) => self.act_around(EventCommand::GiveBye { round, player, bye }),
                None => self.out.tell("answer", &[], Tell::NotUnderstood(worth)),
            },
            EventLine::Seat(place, table) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::SetTable { round, board, table });
            }
            EventLine::Result(place, result, article) => {
                let ((round, board), signed) = (at(place), None);
                self.act_around(EventCommand::EnterResult {
                    round,
                    board,
                    result,
                    signed,
                    article,
                });
            }
            EventLine::Cancel(place, why) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::Annul { round, board, why });
            }
            EventLine::Incident(place, text, article) => {
                let (round, board) = place.map(at).unzip();
                self.act_around(EventCommand::Report {
                    round: round.unwrap_or(current),
                    board,
                    article,
                    text,
                });
            }
            EventLine::Committee(names) => self.act_around(EventCommand::FormCommittee(names)),
            EventLine::Appeal(player, text, article) => self.act_around(EventCommand::Appeal {
                player,
                round: current,
                board: self.around.event.board_of_player(current, player),
                article,
                text,
            }),
            EventLine::Decide(appeal, upheld, text) => {
                self.act_around(EventCommand::DecideAppeal { appeal, upheld, text });
            }
            EventLine::Out(player, why) => {
                // What he plays in the round of the tables is played to its end.
                let begun = self.around.event.current_round();
                let round = begun.map_or(1, |begun| begun + 1);
                self.act_around(EventCommand::Withdraw { player, round, why });
            }
            EventLine::Back(player) => self.act_around(EventCommand::Return(player)),
            EventLine::PlayOff(players) => {
                let before = self.around.event.play_offs().len();
                self.act_around(EventCommand::BeginPlayOff { players });
                let now = self.around.event.play_offs().len();
                if now > before {
                    self.say_play_off(u32::try_from(now).unwrap_or_default());
                }
            }
            EventLine::PlayOffResult(play_off, players, result) => {
                self.act_around(EventCommand::EnterPlayOffResult {
                    play_off,
                    players,
                    result,
                });
                self.say_play_off(play_off);
            }
            EventLine::PlayOffWhite(play_off, white) => {
                self.act_around(EventCommand::DrawColours { play_off, white });
                self.say_play_off(play_off);
            }
            EventLine::Rounds(rounds) => self.act_around(EventCommand::Change(Details {
                rounds,
                ..self.details()
            })),
            EventLine::System(text) => match self.meant(&SYSTEMS, &text) {
                Some(system) => self.act_around(EventCommand::Change(Details {
                    system,
                    ..self.details()
                })),
                None => self.out.tell("answer", &[], Tell::NotUnderstood(text)),
            },
        }
    }

    /// Which of these is meant by that text, in the person's language or in English.
    fn meant<T: Copy>(&self, possible: &[(T, &str)], text: &str) -> Option<T> {
        let is_meant = |id: &str| rest_of(text.trim(), id, &self.out.messages) == Some("");
        possible.iter().find(|(_, id)| is_meant(id)).map(|(meant, _)| *meant)
    }

    /// "Ada Lovelace; rating 2100"; with a number in front more of a player who is known.
    fn entrant(&self, text: &str) -> Option<Entrant> {
        let mut parts = text.split(';').map(str::trim);
        let first = parts.next()?;
        let (number, name) = lines::counted(first).unwrap_or((0, first));
        let mut player = self.around.event.player(number).cloned().unwrap_or_default();
        player.number = number;
        if !name.is_empty() {
            name.clone_into(&mut player.name);
        }
        for part in parts.filter(|part| !part.is_empty()) {
            let of = |id: &str| rest_of(part, id, &self.out.messages).filter(|rest| !rest.is_empty());
            if let Some(rating) = of("around-field-rating") {
                player.rating = Some(rating.parse().ok()?);
            } else if let Some(id) = of("around-field-id") {
                player.fide_id = Some(id.parse().ok()?);
            } else if let Some(title) = of("around-field-title") {
                title.clone_into(&mut player.title);
            } else if let Some(federation) = of("around-field-federation") {
                federation.clone_into(&mut player.federation);
            } else if let Some(sight) = self.meant(&SIGHTS, part) {
                player.sight = Some(sight);
            } else {
                of("around-field-team")?.clone_into(&mut player.team);
            }
        }
        Some(player)
    }

    /// Who rules at this desk is called that from now on. An event that knew him by his old name, or nobody, has the new one.
    fn name_arbiter(&mut self, name: &str) {
        let (own, before) = (self.roll.own().key.public(), self.roll.by().to_owned());
        let renamed = self.change_roster(|roster| {
            if let Some(desk) = roster.desks.iter_mut().find(|desk| desk.key == own) {
                name.clone_into(&mut desk.name);
            }
        });
        if !renamed {
            return;
        }
        self.out
            .tell_of("answer", "around-by", &[("name", Value::quoting(name))]);
        let chief = &self.around.event.details().chief_arbiter;
        if self.around.event.entries() > 0 && (chief.is_empty() || *chief == before) {
            self.set_detail(Detail::Chief, name);
        }
    }

    /// That is this from now on.
    fn set_detail(&mut self, detail: Detail, text: &str) {
        let mut details = self.details();
        if !detail.put(&mut details, text) {
            self.out.tell("answer", &[], Tell::NotUnderstood(text.to_owned()));
        } else if self.happen(EventCommand::Change(details)).is_some() {
            let told = detail.told(self.around.event.details(), &self.out.messages);
            self.out.say_lines(told.into_iter().collect());
        }
    }

    /// Whether the regulations exclude appeals.
    fn exclude_appeals(&mut self, no_appeals: bool) {
        let details = Details {
            no_appeals,
            ..self.details()
        };
        if self.happen(EventCommand::Change(details)).is_some() {
            self.out.tell_of("event", details::appeals(no_appeals), &[]);
        }
    }

    fn begin_round(&mut self, round: u32) {
        // What is under way when the first begins is of it; what is over was none.
        let is_first = self.around.event.current_round().is_none();
        let is_not_of_it = |watched: &&Watched| {
            let is_over = watched.game().is_some_and(|game| game.ending().is_some());
            is_over || (watched.has_begun() && !is_first)
        };
        let games = self.tables.iter().filter(is_not_of_it);
        let games = games.filter_map(Watched::game_id).map(|game| game.to_string());
        let games = games.collect();
        let is_new = self.around.event.current_round() != Some(round);
        let [a, b, c, d, ..] = self.pairing.draw();
        let lot = u32::from_be_bytes([a, b, c, d]);
        if self.happen(EventCommand::BeginRound { round, games, lot }).is_some() {
            // A start that waits for a table is of the round before.
            if is_new {
                self.start = Start::default();
            }
            self.say_pairings(round);
            self.around.seen.clear();
            self.look_at_all();
        }
    }

    fn delay(&mut self, minutes: u32) {
        if self.change_roster(|roster| roster.delay_ms = u64::from(minutes) * 60_000) {
            self.feed_round();
            self.out
                .tell_of("answer", "around-delay", &[("minutes", minutes.into())]);
        }
    }
}

/// What comes from the tables.
impl Desk {
    /// After a start all tables are looked at: what has ended meanwhile is entered.
    pub(super) fn look_at_all_once(&mut self) {
        if std::mem::take(&mut self.around.is_fresh) {
            self.say_owed();
            self.look_at_all();
        }
    }

    /// What stood in the event already was told when it was new.
    pub(super) fn remember_all(&mut self) {
        for watched in self.tables.iter() {
            let Some(game) = watched.game_id() else { continue };
            let Some((round, board)) = self.around.place_of(watched) else {
                continue;
            };
            let paired = self.around.event.game(round, board);
            let is_entered = paired.is_some_and(|paired| paired.outcome.is_some());
            if is_entered || self.around.event.was_annulled(round, board) {
                self.around.seen.insert(watched.number, (game, ended(watched)));
            }
        }
    }

    /// The arbiter goes on: what could not be kept before is tried again.
    pub(super) fn look_at_owed(&mut self) {
        if std::mem::take(&mut self.around.is_owed) {
            self.look_at_all();
        }
    }

    fn look_at_all(&mut self) {
        for table in self.tables.numbers() {
            self.take_result(table);
            self.refresh(table);
        }
        self.feed_round();
    }

    /// Something is new at that table.
    pub(super) fn look(&mut self, table: TableNumber) {
        self.take_result(table);
        self.feed_table(table);
    }

    /// A game that has ended at a table gives its board the result, once. What is changed there afterwards is told: he decides.
    fn take_result(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else { return };
        let (Some(id), Some(game)) = (watched.game_id(), watched.game()) else {
            return;
        };
        if let Some(due) = self.around.due_on(watched) {
            let result = game.ending().map(|ending| ending.result);
            return self.take_play_off(table, &due, result);
        }
        let Some((round, board)) = self.around.place_of(watched) else {
            return;
        };
        let ending = game.ending().cloned();
        let result = ending.as_ref().map(|ending| ending.result);
        let signed = ByColor::new_with(|side: Color| result.is_some() && game.signed(side) == result);
        let before = self.around.seen.insert(table, (id, result));
        let is_new = before != Some((id, result));
        let had_ended = before.is_some_and(|(of, result)| of == id && result.is_some());
        let event = &self.around.event;
        let outcome = event.game(round, board).and_then(|paired| paired.outcome.clone());
        let was_annulled = event.was_annulled(round, board);
        // Results are entered at the chief's desk alone: from there they come here.
        if !self.roll.is_chief() || self.around.is_unread {
            return;
        }
        let at = |result: GameResult| ("result", Value::from(words::result(result)));
        let table_value = ("table", Value::from(table.0));
        match (ending, outcome) {
            (Some(ending), None) if !was_annulled => {
                let happened = self.happen(EventCommand::EnterResult {
                    round,
                    board,
                    result: ending.result,
                    signed: Some(signed),
                    article: Some(ending.article),
                });
                for what in happened.into_iter().flatten() {
                    let text = words::happened(&self.out.messages, &self.around.event, &what);
                    self.out.say_unasked("result", &[table], text, false);
                }
            }
            (Some(ending), None) if is_new => {
                let text = self
                    .out
                    .messages
                    .text("around-was-cancelled", &[table_value, at(ending.result)]);
                self.out.say_unasked("result", &[table], text, false);
            }
            (Some(ending), Some(outcome)) if ending.result == outcome.result => {
                // Both sign when the game is over (8.7): nobody needs to hear of each signature.
                if outcome.signed != Some(signed) {
                    self.happen(EventCommand::Sign { round, board, signed });
                }
            }
            (Some(ending), Some(outcome)) if is_new => {
                let entered = ("entered", words::result(outcome.result).into());
                let values = [table_value, at(ending.result), entered];
                let text = self.out.messages.text("around-changed", &values);
                self.out.say_unasked("result", &[table], text, false);
            }
            (None, Some(outcome)) if had_ended => {
                let text = self
                    .out
                    .messages
                    .text("around-gone", &[table_value, at(outcome.result)]);
                self.out.say_unasked("result", &[table], text, false);
            }
            (_, _) => {}
        }
    }

    /// A game of a play-off that has ended at its table gives its result, and says what comes next.
    fn take_play_off(&mut self, table: TableNumber, due: &DueGame, result: Option<GameResult>) {
        let Some(result) = result.filter(|_| self.roll.is_chief() && !self.around.is_unread) else {
            return;
        };
        let (play_off, players) = (due.play_off, due.game.players);
        let happened = self.happen(EventCommand::EnterPlayOffResult {
            play_off,
            players,
            result,
        });
        let Some(happened) = happened else { return };
        let (messages, event) = (&self.out.messages, &self.around.event);
        let told = happened.iter().map(|what| words::happened(messages, event, what));
        let lines: Vec<String> = told.chain(self.next_in_play_off(play_off)).collect();
        for line in lines {
            self.out.say_unasked("result", &[table], line, false);
        }
    }
}

/// Of which round its game says it is.
fn round_of(watched: &Watched) -> Option<u32> {
    watched.opening()?.tournament.round
}

/// The result of its game.
fn ended(watched: &Watched) -> Option<GameResult> {
    Some(watched.game()?.ending()?.result)
}

/// What is read out.
impl Desk {
    /// Whether there is an event; if not, that is told.
    fn has_event(&mut self) -> bool {
        if !self.roll.may_rule() {
            self.out.tell("refused", &[], Tell::EventNotForLooks);
            return false;
        }
        let is_open = self.around.event.entries() > 0;
        if self.around.is_unread {
            self.say_unread();
        } else if !is_open {
            let text = words::refused(&self.out.messages, &self.around.event, &EventRefusal::NotOpen);
            self.out.tell("refused", &[], Tell::Plain(text));
        }
        is_open
    }

    fn say_about(&mut self) {
        if !self.has_event() {
            return;
        }
        let details = self.around.event.details();
        let system = SYSTEMS.iter().find(|(system, _)| *system == details.system);
        let system = system
            .map(|(_, id)| self.out.messages.text(id, &[]))
            .unwrap_or_default();
        let system = system.split(';').next().unwrap_or_default().trim().to_owned();
        let values = [
            ("name", Value::quoting(&details.name)),
            ("system", system.into()),
            ("rounds", details.rounds.into()),
            ("players", self.around.event.players().count().into()),
            ("round", self.around.event.current_round().unwrap_or_default().into()),
        ];
        let text = self.out.messages.text("around-about", &values);
        let known = details::known(details, &self.out.messages);
        self.out.say_lines(std::iter::once(text).chain(known).collect());
    }

    fn say_players(&mut self) {
        if !self.has_event() {
            return;
        }
        let line = |player: &Entrant| {
            let name = self.around.event.name(player.number);
            let values = [
                ("number", player.number.into()),
                ("name", Value::quoting(&name)),
                ("rating", player.rating.unwrap_or_default().into()),
            ];
            self.out.messages.text("around-player", &values)
        };
        let players: Vec<String> = self.around.event.players().map(line).collect();
        if players.is_empty() {
            self.out.tell_of("answer", "around-no-players", &[]);
        }
        // Everybody is wanted: each is named by his number afterwards.
        for player in players {
            self.out.tell("event", &[], Tell::Plain(player));
        }
    }

    fn say_pairings(&mut self, number: u32) {
        if !self.has_event() {
            return;
        }
        let (event, messages) = (&self.around.event, &self.out.messages);
        let round = event.round(number).cloned().unwrap_or_default();
        let start = event.start(number);
        let start = start.map(|position| words::start(messages, number, position));
        let mut lines: Vec<String> = Vec::new();
        for (board, game) in round.games {
            let players = game.players;
            let paired = words::happened(
                messages,
                event,
                &Happened::GamePaired {
                    round: number,
                    board,
                    players,
                },
            );
            let result = game.outcome.map(|outcome| words::result(outcome.result));
            lines.push(result.map_or_else(|| paired.clone(), |result| format!("{paired}: {result}")));
        }
        for (player, bye) in round.byes {
            let round = number;
            lines.push(words::happened(
                messages,
                event,
                &Happened::ByeGiven { round, player, bye },
            ));
        }
        let free = event.free_player(number);
        lines.extend(free.map(|player| words::free(messages, event, number, player)));
        let mut alone = event.unpaired(number);
        alone.retain(|player| Some(*player) != free);
        if lines.is_empty() {
            lines.push(messages.text("around-no-pairings", &[("round", number.into())]));
        } else if !alone.is_empty() {
            let names: Vec<String> = alone.into_iter().map(|player| event.name(player)).collect();
            let values = [("round", number.into()), ("names", list(messages, &names).into())];
            lines.push(messages.text("around-not-paired", &values));
        }
        for line in start.into_iter().chain(lines) {
            self.out.tell("event", &[], Tell::Plain(line));
        }
    }

    fn say_standings(&mut self) {
        if !self.has_event() {
            return;
        }
        let table = self.around.event.standings();
        let line = |line| crosstable::line(&self.out.messages, &table.tournament, line, &table.tie_breaks);
        let lines: Vec<String> = table.lines.iter().map(line).collect();
        for line in lines {
            self.out.tell("event", &[], Tell::Plain(line));
        }
    }

    /// What comes next in that play-off.
    fn say_play_off(&mut self, number: u32) {
        self.out.say_lines(self.next_in_play_off(number));
    }

    fn next_in_play_off(&self, number: u32) -> Vec<String> {
        let at = number.checked_sub(1).and_then(|at| usize::try_from(at).ok());
        let play_off = at.and_then(|at| self.around.event.play_offs().get(at));
        let next = play_off.into_iter().flat_map(PlayOff::next);
        next.map(|next| words::next(&self.out.messages, &self.around.event, next))
            .collect()
    }
}
