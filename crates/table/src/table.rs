//! The table as a value: the game, the people at it, the state of every mode, and the entries still to be stored. It applies and writes
//! down what a rule or a mode has decided; the order in which the modes are asked stands above it.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::arbiter_panel::ArbiterPanel;
use super::battery::BatteryState;
use super::board_watch::Watch;
use super::boards::ElectronicBoards;
use super::elsewhere::RemoteConnection;
use super::engine::TableEngines;
use super::hall::TournamentConnection;
use super::hints::Hints;
use super::input::Silenced;
use super::lichess::Lichess;
use super::lock::OtherGames;
use super::log::Log;
use super::other_game::WaitingGame;
use super::practice::Practice;
use super::recorder::Recorder;
use super::review::Reviews;
use super::seat::Seat;
use super::seats::Seats;
use super::silences::ToldSilences;
use super::tactics::Tactics;
use super::training::Training;
use ::settings::{Setting, Settings};
use controls::new_game::OnlineForm;
use display::parts::Place;
use journal::chain::Anchor;
use journal::entry::{Entry, GameSetup, Heartbeat, JournalEvent, JournalFinding, Restart};
use journal::heartbeat::{self, HeartbeatWorth};
use journal::pin::Seed;
use journal::replay::{self, ReplayError};
use laws::adjournment::Envelope;
use laws::arbiter_record::PinLock;
use laws::command::Command;
use laws::ending::{Ending, GameResult, Reason};
use laws::event::{AwayEvent, DeviceEvent, Event, Proposal};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::Rule;
use locale::Locale;
use protocols::lichess::AccountState;
use speech::utterance::Priority;

/// One table: the game, the people at it, and the entries still to be stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub(super) opening: Arc<GameSetup>,
    pub(super) game: Arc<Game>,
    pub(super) seats: Seats,
    pub(super) watch: Watch,
    pub(super) hints: Hints,
    pub(super) practice: Option<Box<Practice>>,
    pub(super) reviews: Reviews,
    pub(super) training: Option<Box<Training>>,
    pub(super) tactics: Option<Arc<Tactics>>,
    pub(super) desk: ArbiterPanel,
    pub(super) recorder: Recorder,
    pub(super) boards: ElectronicBoards,
    pub(super) engine: TableEngines,
    pub(super) lichess: Lichess,
    pub(super) hall: TournamentConnection,
    pub(super) elsewhere: RemoteConnection,
    pub(super) typed: MovesOfLines,
    pub(super) written: WrittenEntries,
    pub(super) machine: ComputerState,
    pub(super) step: PendingWords,
}

/// The moves that the program makes for typed lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MovesOfLines {
    /// The side whose board it last moved for a typed move: a correction moves it again.
    pub(super) made: Option<Color>,
    /// The player for whom it last repeated and executed the opponent's move, and its ply.
    pub(super) copied: Option<(Color, u32)>,
}

/// The entries the table has written down.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct WrittenEntries {
    /// All entries; those not yet settled are still to be stored.
    pub(super) entries: Log<Entry>,
    /// The number of the last entry.
    pub(super) number: u64,
    /// The number of the last entry that came with a game to be looked at: nothing of it is stored before the next one. Otherwise 0.
    pub(super) looked_at: u64,
    /// The moment of the last step.
    pub(super) last: Moment,
    /// The last entry that is on the disk; none for a game that is not stored.
    pub(super) anchor: Option<Anchor>,
}

/// The state of the computer that the game is played on.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ComputerState {
    /// True if the table is elsewhere: acts here have no effect there.
    pub(super) is_afar: bool,
    /// True if the journal is damaged or locked: the game can be looked at but not played.
    pub(super) read_only: bool,
    /// True if the store has failed, and entries wait for it.
    pub(super) unsaved: bool,
    /// Languages that no voice speaks.
    pub(super) voiceless: Vec<String>,
    /// The people who cannot hear the built-in voice, with the reasons, as they have been told.
    pub(super) silences: ToldSilences,
    /// The people who have been told that no device is chosen for them.
    pub(super) deviceless: Vec<Silenced>,
    /// The person who sits at it.
    pub(super) seat: Option<Person>,
    /// The settings of that person, as they are kept for the next time.
    pub(super) settings: Arc<Settings>,
    /// Devices that were found changed, to be written down with the next step.
    pub(super) found: Vec<DeviceEvent>,
    pub(super) battery: BatteryState,
    /// Random bytes from the system, for salts; zeros in scripts.
    pub(super) seed: Seed,
    /// The faults and special facts of the journal.
    pub(super) findings: Vec<JournalFinding>,
    /// Games that are played on without this table.
    pub(super) beside: OtherGames,
    /// The path of the journal of the game before an endgame.
    pub(super) back: Option<String>,
}

/// The words still to be told.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct PendingWords {
    /// The greeting to everybody at the first step.
    pub(super) greeting: Option<&'static str>,
    /// The welcome of a new game at the first step; true if a practice game is offered before it.
    pub(super) welcome: Option<bool>,
    /// The findings about the journal, told at the first step, too.
    pub(super) found: Vec<JournalFinding>,
    /// The events of this step.
    pub(super) told: Vec<Event>,
    /// The words told to a person after the events: the next act.
    pub(super) then: Vec<(Person, String)>,
    /// True if the movements of hands that a typed move stands for are not told one by one.
    pub(super) hands_are_silent: bool,
}

impl Table {
    /// A new table; its first entry is stored with the first step.
    pub fn new(opening: GameSetup, locale: Locale) -> Self {
        let mut table = Self::set_up(opening.clone(), locale);
        table.write(JournalEvent::Opened(Box::new(opening)), Moment::START);
        table
    }

    /// A table as its journal left it: the clocks are stopped, and the first step says so. Everyone's log holds again
    /// what the events told them; answers and refusals are not in the journal. `heartbeat` is the last sign of life
    /// after the last entry, whose number is `number`.
    ///
    /// # Errors
    /// The entries do not form a journal.
    pub fn reopened(
        entries: Vec<Entry>,
        number: u64,
        heartbeat: Option<Heartbeat>,
        locale: Locale,
    ) -> Result<Self, ReplayError> {
        let mut table = Self::replayed(&entries, locale)?;
        table.typed = MovesOfLines::left_in(&entries, &table.game);
        let worth = heartbeat.map(|beat| heartbeat::worth(&entries, &beat));
        table.written = WrittenEntries {
            entries: Log::of(entries),
            number,
            looked_at: 0,
            last: table.seats.now,
            anchor: None,
        };
        table.restart(heartbeat.filter(|_| worth == Some(HeartbeatWorth::Latest)));
        table.step.found = table.findings_in_force();
        if let Some(beat) = heartbeat.filter(|_| worth == Some(HeartbeatWorth::Unfit)) {
            table.find(JournalFinding::UnfitHeartbeat(beat));
        }
        Ok(table)
    }

    /// A table that is elsewhere, as far as its entries are known here: nothing is written to it, and its clocks keep
    /// running.
    ///
    /// # Errors
    /// The entries do not form a journal.
    pub fn seen_from_afar(entries: Vec<Entry>, locale: Locale) -> Result<Self, ReplayError> {
        let mut table = Self::replayed(&entries, locale)?;
        table.written.last = table.seats.now;
        table.written.number = entries.last().map_or(0, |entry| entry.number);
        table.written.entries = Log::of(entries);
        table.machine.is_afar = true;
        Ok(table)
    }

    /// A table with everyone's log as the events told it.
    pub(super) fn replayed(entries: &[Entry], locale: Locale) -> Result<Self, ReplayError> {
        let mut rest = entries.iter();
        let mut table = match rest.next() {
            Some(Entry {
                at,
                event: JournalEvent::Opened(opening),
                ..
            }) => {
                let mut table = Self::set_up(opening.as_ref().clone(), locale);
                table.seats.now = *at;
                table
            }
            Some(_) | None => return Err(ReplayError::NotOpened),
        };
        for entry in rest {
            let Entry { number, at, event } = entry;
            table.seats.now = *at;
            match event {
                JournalEvent::Event(event) => {
                    Arc::make_mut(&mut table.game).apply(event, *at);
                    table.seat_whom(event);
                    table.seats.remember(event, &table.game);
                }
                JournalEvent::Found(finding) => {
                    table.machine.findings.push(finding.clone());
                    replay::follow(Arc::make_mut(&mut table.game), entry);
                }
                JournalEvent::Restarted(_) | JournalEvent::Suspended(_) | JournalEvent::Ruled(_) => {}
                JournalEvent::Opened(_) => return Err(ReplayError::OpenedAgain { number: *number }),
            }
        }
        Ok(table)
    }

    /// The findings told each time the game is opened: withheld parts of its journal stay withheld until somebody rules
    /// on them.
    pub(super) fn findings_in_force(&self) -> Vec<JournalFinding> {
        let is_locked = self.game.lock().is_some_and(PinLock::is_elsewhere);
        let envelope = self.game.adjournment().and_then(|open| open.envelope.as_ref());
        let is_sealed = envelope.is_some_and(Envelope::is_elsewhere);
        let holds = |finding: &&JournalFinding| {
            let JournalFinding::Withheld(withheld) = finding else {
                return false;
            };
            (withheld.is_envelope && is_sealed) || (!withheld.is_envelope && is_locked)
        };
        let mut in_force: Vec<JournalFinding> = self.machine.findings.iter().filter(holds).cloned().collect();
        in_force.dedup_by_key(|finding| matches!(finding, JournalFinding::Withheld(withheld) if withheld.is_envelope));
        in_force
    }

    /// Writes down a finding about the journal; everybody is told with the first step.
    pub fn find(&mut self, finding: JournalFinding) {
        self.write(JournalEvent::Found(finding.clone()), self.seats.now);
        self.step.found.push(finding.clone());
        self.machine.findings.push(finding);
    }

    /// Ends the game with the result of the file it comes from.
    pub(crate) fn end_as_written(&mut self, result: GameResult, reason: Reason) {
        let article = self.game.regulations().article(Rule::GameIsOver);
        let ending = Ending {
            result,
            reason,
            article,
        };
        self.apply(Event::GameEnded { ending });
    }

    /// Annuls the result that a file gives, because a move goes on from there: nothing has been done in the game yet.
    pub(crate) fn continue_from_file(&mut self, by: Person) {
        let is_untouched = self.written.number == self.written.looked_at;
        let ending = self.game.ending().filter(|_| is_untouched);
        if let Some(result) = ending.map(|ending| ending.result) {
            self.apply(Event::ResultAnnulled { by, result });
        }
    }

    /// Stops the clocks of a game that was left, at the times of the last sign of life, which came after the last
    /// entry.
    pub(super) fn restart(&mut self, heartbeat: Option<Heartbeat>) {
        let at_last_entry = self.written.last;
        let at_last_entry_ms = self.game.clock().both_ms(at_last_entry);
        let left_ms = heartbeat.map_or(at_last_entry_ms, |beat| beat.left_ms);
        // The time continues from the last sign of life, so that no later moment is before it.
        self.written.last = heartbeat.map_or(at_last_entry, |beat| beat.at);
        let now = self.written.last.strictly_after(self.written.last);
        self.seats.now = now;
        self.watch.restart(&self.game, now);
        self.hints.stirred(now);
        self.step.greeting = Some(if self.game.clock().is_timed() {
            "said-reopened"
        } else {
            "said-reopened-without-clock"
        });
        if self.game.clock().running().is_some() {
            self.step.greeting = Some("said-restarted");
            let restart = Restart {
                at_last_entry_ms,
                heartbeat,
            };
            self.write(JournalEvent::Restarted(restart), now);
            self.apply(Event::ClocksStopped { by: None, left_ms });
            // The greeting says that the clocks are stopped.
            self.step.told.clear();
            // The last sign of life of a game that was moved is the clock as it was last heard of: time thought since the last entry is
            // not given back.
            let is_moved = matches!(self.machine.findings.last(), Some(JournalFinding::Moved(_)));
            if heartbeat.is_none() || !is_moved {
                self.offer_times(at_last_entry_ms);
            }
        }
    }

    pub(super) fn set_up(opening: GameSetup, locale: Locale) -> Self {
        Self {
            game: Arc::new(opening.game()),
            seats: Seats::new(&opening, locale),
            opening: Arc::new(opening),
            watch: Watch::default(),
            hints: Hints::default(),
            practice: None,
            reviews: Reviews::default(),
            training: None,
            tactics: None,
            desk: ArbiterPanel::default(),
            recorder: Recorder::default(),
            boards: ElectronicBoards::default(),
            engine: TableEngines::default(),
            lichess: Lichess::default(),
            hall: TournamentConnection::default(),
            elsewhere: RemoteConnection::default(),
            typed: MovesOfLines::default(),
            written: WrittenEntries::default(),
            machine: ComputerState::default(),
            step: PendingWords::default(),
        }
    }

    /// Does it whole, or refuses it and changes nothing; returns true if it was done.
    pub(super) fn attempt(&mut self, by: Person, act: impl FnOnce(&mut Self) -> Result<(), Refusal>) -> bool {
        let mut draft = self.clone();
        match act(&mut draft) {
            Ok(()) => {
                *self = draft;
                true
            }
            Err(refusal) => {
                // Another act answers an open question with no, even if it is refused: a "yes" much later must not
                // resign the game.
                self.seats.drop_questions_missing_in(&draft.seats);
                drop(draft);
                self.refuse(by, refusal);
                false
            }
        }
    }

    pub(super) fn refuse(&mut self, to: Person, mut refusal: Refusal) {
        let proposal = refusal.proposal.take();
        if refusal.code == Code::FairPlay {
            (self.lichess).look_elsewhere(&self.game, &self.machine.beside, &mut self.seats);
        }
        let is_out_of_turn = refusal.code == Code::NotYourMove && refusal.lack == RefusalDetail::Unknown;
        // The arbiter can continue a game that has ended, by annulling its result.
        if refusal.code == Code::GameOver && to == Person::Arbiter {
            refusal.lack = RefusalDetail::ResultStands;
        }
        self.seats.refuse(to, refusal, &self.game);
        let messages = self.seat(to).map(|seat| seat.messages).filter(|_| is_out_of_turn);
        if let Some(way) = messages.and_then(|messages| self.way_to_type_for(to, &messages)) {
            self.seats.tell(to, Priority::Normal, |_| way);
        }
        if let Some(proposal) = proposal {
            self.propose(*proposal);
        }
    }

    /// Decides the command and carries it out.
    pub(super) fn act(&mut self, by: Person, command: &Command) -> Result<(), Refusal> {
        let at = self.now();
        let events = Arc::make_mut(&mut self.game).carry_out(command, by, at)?;
        let is_of_sheets = |event: &Event| {
            matches!(
                event,
                Event::MoveRecorded { .. } | Event::EntryCorrected { .. } | Event::SheetEntered { .. }
            )
        };
        let asks = events.iter().any(is_of_sheets) && self.game.asks_for_the_sheets();
        self.take_down(events);
        if asks {
            let read = ByColor::new_with(|side| self.read_sheet(side));
            let events = Arc::make_mut(&mut self.game).ask_the_sheets(&read, at);
            self.take_down(events);
        }
        Ok(())
    }

    /// Offers this to the arbiter, or to both players if there is none.
    pub(super) fn propose(&mut self, proposal: Proposal) {
        let event = self.game.proposed(proposal);
        self.apply(event);
    }

    /// Applies an event that no rule decides.
    pub(super) fn apply(&mut self, event: Event) {
        Arc::make_mut(&mut self.game).apply(&event, self.seats.now);
        self.take_down(vec![event]);
    }

    /// Takes down events that the game has applied: they will be written and told.
    pub(super) fn take_down(&mut self, events: Vec<Event>) {
        let at = self.now();
        if !events.is_empty() {
            self.hints.stirred(at);
        }
        let is_over = events.iter().any(|event| matches!(event, Event::GameEnded { .. }));
        if is_over && self.is_home() && !self.is_in_other_game() {
            self.step.then.extend(self.reviews.goal(&self.game, &self.seats));
        }
        for event in events {
            self.seat_whom(&event);
            self.watch.note(&event, &self.game, at);
            self.step.told.push(event.clone());
            if !self.is_in_other_game() {
                self.write(JournalEvent::Event(event), at);
            }
        }
    }

    /// Puts another game on the table.
    pub(super) fn set_game(&mut self, game: Arc<Game>) {
        self.game = game;
        self.watch.restart(&self.game, self.seats.now);
    }

    /// Puts the game that waited on the table again.
    pub(super) fn resume(&mut self, waiting: WaitingGame) {
        let game = waiting.come_back(&mut self.seats);
        self.set_game(game);
    }

    /// Adds to the table's people the arbiter who sits down with that event.
    pub(super) fn seat_whom(&mut self, event: &Event) {
        if let Event::ArbiterSeated { name } = event {
            Arc::make_mut(&mut self.opening).people.arbiter = Some(name.clone());
            self.seats.seat_arbiter();
        }
    }

    /// Writes an entry. At a seat or a desk the entries are those of the other computer: an own one would take the number of its next.
    pub(super) fn write(&mut self, event: JournalEvent, at: Moment) {
        if self.machine.is_afar {
            return;
        }
        self.written.number += 1;
        self.written.last = self.written.last.max(at);
        let number = self.written.number;
        self.written.entries.push(Entry { number, at, event });
    }

    /// The moment of the step.
    pub(super) fn now(&self) -> Moment {
        self.seats.now
    }

    /// Offers the arbiter other times than the clocks show; nothing is charged unless the arbiter accepts.
    pub(super) fn offer_times(&mut self, left_ms: ByColor<u64>) {
        let game = &self.game;
        if game.people().arbiter.is_some() && game.clock().both_ms(self.now()) != left_ms {
            let article = game.regulations().article(Rule::DefectiveClock);
            self.propose(Proposal::Clock { left_ms, article });
        }
    }

    /// Seats a player on a server at the other side of a game that begins.
    pub fn seat_online(&mut self, online: &OnlineForm, name: &str) {
        let (own, other) = (Person::Player(online.own), online.own.other());
        self.apply(Event::Away(AwayEvent::OnlineSeated {
            by: own,
            side: other,
            name: name.to_owned(),
            place: String::from("lichess"),
            game: online.game.clone(),
            is_person: online.is_person,
        }));
    }

    /// The account on lichess, as far as it is known.
    pub fn known_online(&self) -> &AccountState {
        self.lichess.known()
    }

    /// All entries, the oldest first.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.written.entries.iter()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game of this table, even while another stands in its place in a review or in tactics.
    pub(super) fn own_game(&self) -> &Arc<Game> {
        let solved = || self.tactics.as_ref().and_then(|tactics| tactics.waiting());
        self.reviews.kept().or_else(solved).unwrap_or(&self.game)
    }

    /// The opening: the terms fixed when the table was set up.
    pub fn opening(&self) -> &GameSetup {
        &self.opening
    }

    /// The seats of the people present.
    pub fn seats(&self) -> &[Seat] {
        self.seats.all()
    }

    /// One person's seat.
    pub fn seat(&self, person: Person) -> Option<&Seat> {
        self.seats.get(person)
    }

    /// True if the loudspeaker is on.
    pub fn public_voice(&self) -> bool {
        self.seats.public_voice
    }

    /// Makes the game read-only: it can be looked at but not played.
    pub fn set_read_only(&mut self) {
        self.machine.read_only = true;
    }

    /// True if the game can be looked at but not played.
    pub fn is_read_only(&self) -> bool {
        self.machine.read_only || self.machine.is_afar
    }

    /// True if the table is elsewhere and is only seen here.
    pub fn is_afar(&self) -> bool {
        self.machine.is_afar
    }

    /// True if the store has failed and entries wait for it.
    pub fn is_unsaved(&self) -> bool {
        self.machine.unsaved
    }

    /// The people who cannot hear the built-in voice, with the reasons.
    pub fn silenced(&self) -> &[Silenced] {
        self.machine.silences.told()
    }

    /// Languages that no installed voice speaks.
    pub fn voiceless(&self) -> &[String] {
        &self.machine.voiceless
    }

    /// True if this is a seat at the table of another computer.
    pub fn is_a_seat(&self) -> bool {
        self.elsewhere.is_a_seat()
    }

    /// True if the other computer has closed this seat.
    pub fn seat_is_ended(&self) -> bool {
        self.elsewhere.seat_is_ended()
    }

    /// The question that the other computer asks that person.
    pub fn question_from_afar(&self, person: Person) -> Option<&str> {
        self.elsewhere.question(person)
    }

    /// At a seat: the assistant who sits there with its player.
    pub fn assistant_here(&self) -> Option<Person> {
        self.elsewhere.assistant_here()
    }

    /// The place of that person's screen at this computer.
    pub fn whereabouts(&self, person: Person, now: Moment) -> Place {
        Place {
            may_be_left: self.may_be_left(person, now).is_ok(),
            is_a_seat: self.is_a_seat(),
            beside: person
                .side()
                .and_then(|side| self.elsewhere.neighbour(&self.game, side)),
            in_terminal: self.is_in_a_terminal(),
        }
    }

    /// The person who is told of the sides that are played elsewhere.
    pub fn is_told_of_seats(&self) -> Option<Person> {
        self.elsewhere.is_told()
    }

    /// True if that player sits at another computer, or the assistant does who may sit there too.
    pub(super) fn is_elsewhere(&self, by: Person) -> bool {
        by.side().is_some_and(|side| self.game.elsewhere(side).is_some())
    }

    /// The sides that are played at other computers than this.
    pub fn sit_elsewhere(&self) -> impl Iterator<Item = Color> {
        let is_elsewhere = |side: &Color| self.game.elsewhere(*side).is_some();
        Color::ALL
            .into_iter()
            .filter(move |side| is_elsewhere(side) && !self.is_a_seat())
    }

    /// True if the computer at which that side is played is heard.
    pub fn hears(&self, side: Color) -> bool {
        self.elsewhere.hears(side)
    }

    /// At a seat: true if the computer with the table is heard.
    pub fn hears_the_host(&self) -> bool {
        self.elsewhere.hears_the_host()
    }

    /// The charge of the battery, in per cent, while it is low.
    pub fn low_battery(&self) -> Option<u8> {
        self.machine.battery.low
    }

    /// The moment of the last step.
    pub fn last(&self) -> Moment {
        self.written.last
    }

    /// Takes the game as one to be looked at, which is stored only once something is done in it.
    pub fn look_only(&mut self) {
        self.written.looked_at = self.written.number;
    }

    /// Sets the last entry that is on the disk.
    pub fn set_anchor(&mut self, anchor: Option<Anchor>) {
        self.written.anchor = anchor;
    }

    /// Sets the random bytes for the salts of PINs and envelopes.
    pub fn set_seed(&mut self, seed: Seed) {
        self.machine.seed = seed;
    }

    /// Sets a setting to the value of that word, for everybody if it belongs to the computer; false if it cannot have
    /// that value.
    pub fn put(&mut self, person: Person, setting: Setting, word: &str) -> bool {
        self.seats.put(person, setting, word)
    }

    /// Sets the language of everybody at this computer.
    pub fn speak(&mut self, locale: Locale) {
        for seat in self.seats.all_mut() {
            seat.messages = seat.messages.in_language(locale);
        }
    }
}
