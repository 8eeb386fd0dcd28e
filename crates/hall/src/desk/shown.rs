//! The output: requests and messages to other machines, answers to the arbiter, and the arbiter's page.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::kept::KeptChange;
use super::net::{QuestionPurpose, ROSTER_MS};
use super::out::READ_OUT;
use super::rulings::RulingOrder;
use super::tournament::{self, NotedTournament};
use super::watched::WatchedTable;
use super::words;
use super::{HallDesk, WaitingCommand, lines};
use crate::screen::{
    COLUMNS, DeskPage, DoorView, HallButton, HallIntent, HallScreen, PAIRING_COLUMNS, RowView, STANDING_COLUMNS,
};
use crate::tournament::{TournamentRefusal, words as event_words};
use announcement::understand::fold;
use controls::catalogue::{self, TypedLine};
use controls::move_line;
use controls::next::first_words;
use journal::entry::GameSetup;
use laws::moment::Moment;
use laws::people::Person;
use link::notes::{NotesPage, NotesQuestion};
use link::page::{self, SentEntry};
use link::public::{PublicMessage, PublicQuestion, PublicTable};
use link::roster::{self, DeskEntry, Power};
use link::topic::{TableNumber, Topic};
use link::{Address, Haste, NetRequest, QuestionId};
use locale::{Messages, Value};

/// The most rulings and sentences shown.
const SHOWN: usize = 50;

/// True if the line typed for a table is a ruling.
fn is_ruling(line: &TypedLine, messages: &Messages) -> bool {
    let orders = line.examples(Person::Arbiter, messages);
    let mut orders = orders.filter_map(|intent| RulingOrder::intended(&intent, TableNumber(1), None));
    line.ruling().is_some() || orders.next().is_some()
}

/// The words of a ruling, as they are typed for a table, and its help.
fn ruling_usage(line: &TypedLine, messages: &Messages) -> String {
    let word = first_words(messages, line.words);
    let named = format!("7: {word}");
    let of_control = || Some(messages.text(line.control?.row().help, &[]));
    let help = move_line::usage(&word, Person::Arbiter, messages)
        .map(|(id, word)| messages.text(id, &[("word", (&word).into())]))
        .or_else(of_control);
    help.map_or_else(|| named.clone(), |help| messages.labelled(&named, &help))
}

/// Requests to other machines.
impl HallDesk {
    pub(super) fn ask(&mut self, question: QuestionPurpose, to: Topic, payload: Vec<u8>, haste: Haste) -> QuestionId {
        let id = self.net.question(question);
        self.out.request(NetRequest::Ask { id, to, payload, haste });
        id
    }

    pub(super) fn catch_up(&mut self, next: Option<(TableNumber, page::LogQuestion)>) {
        if let Some((table, question)) = next {
            let drawn = self.enrolment.draw();
            let draw = drawn.first_chunk().copied().map_or(0, u64::from_be_bytes);
            let asked = page::DrawnQuestion { question, draw };
            self.ask(
                QuestionPurpose::Log(table, asked),
                Topic::Log(table),
                asked.encode(),
                Haste::Later,
            );
        }
    }

    pub(super) fn ask_for_roster(&mut self) {
        let known = roster::question(self.members.roster());
        self.ask(QuestionPurpose::Roster, Topic::Roster, known, Haste::Now);
    }

    /// Asks for the notes. A view-only desk does not get them.
    pub(super) fn ask_for_notes(&mut self) {
        if self.members.is_chief() || !self.members.may_rule() {
            return;
        }
        let question = self.tournament.notes.ask().encode();
        let chief = Topic::DeskLog(self.members.chiefs_desk());
        self.ask(QuestionPurpose::Notes, chief, question, Haste::Later);
    }

    pub(super) fn look_at_what_is_public(&mut self) {
        if self.is_screen() {
            self.net.looking.begin(self.now);
            self.ask_for_public(None);
        }
    }

    /// Asks for the public part, one question at a time.
    pub(super) fn ask_for_public(&mut self, table: Option<TableNumber>) {
        if !self.net.looking.asks(table) {
            return;
        }
        let question = table.map_or(PublicQuestion::All, |number| PublicQuestion::Rest {
            table: number.0,
            game: self.has_seen(number),
        });
        let payload = question.encode();
        self.ask(QuestionPurpose::Public, Topic::AllPublic, payload, Haste::Later);
    }
}

/// Messages to other machines.
impl HallDesk {
    /// Tells the net the tables' keys: messages of others in their names are passed over if there are too many.
    pub(super) fn tell_the_net_of_keys(&mut self) {
        let keys = NetRequest::Tables(self.members.keys().clone());
        self.out.request(keys);
    }

    pub(super) fn publish_roster(&mut self) {
        if self.members.is_chief() {
            self.net.roster_again = Some(self.now.plus_millis(ROSTER_MS));
        }
        self.put_roster();
    }

    pub(super) fn put_roster(&mut self) {
        if let Some(signed) = self.members.signed()
            && !self.net.addresses.is_empty()
        {
            let put = NetRequest::Put(Topic::Roster, signed.to_bytes());
            self.out.request(put);
        }
    }

    /// Tells the new notes from there on, or the number of notes.
    pub(super) fn publish_notes(&mut self, from: Option<u64>) {
        if self.members.is_chief() && !self.net.addresses.is_empty() {
            let (own, notes) = (self.members.own(), &self.tournament.notes.text);
            let from = from.or(u64::try_from(notes.len()).ok()).unwrap_or(u64::MAX);
            let page = NotesPage::unasked(notes, from, own.event).sign(&own.key);
            let put = NetRequest::Put(Topic::DeskLog(self.members.own_desk()), page.to_bytes());
            self.out.request(put);
        }
    }

    /// Answers a desk that asks for notes.
    pub(super) fn notes_asked(&self, payload: &[u8]) -> Option<Vec<u8>> {
        let question = NotesQuestion::decode(payload).filter(|_| self.members.is_chief())?;
        let own = self.members.own();
        let page = NotesPage::answering(question, &self.tournament.notes.text, own.event);
        Some(page.sign(&own.key).to_bytes())
    }

    /// Tells the screens the entries of that table that have become public: the chief's desk does or, if that is away,
    /// the first of the others.
    pub(super) fn tell_everybody(&mut self, table: TableNumber) {
        let (delay_ms, now) = (self.members.delay_ms(), self.now);
        let is_mine = self.members.speaks_for_all(&self.net.desks_there);
        let mut desks = self.members.desks();
        // Without a screen, nobody needs the state.
        let has_screens = desks.any(|desk| desk.power == Power::Looks);
        let Some(watched) = self.tables.get_mut(table) else {
            return;
        };
        watched.pass_for_everybody(delay_ms, now);
        if !has_screens {
            return;
        }
        watched.look_for_everybody();
        if let Some(after) = watched.shown.news()
            && is_mine
            && let Some((of, moves)) = watched.for_everybody(Some(after), now)
        {
            let topic = Topic::Public(table, of.game.id, moves);
            let told = self.to_everybody(vec![of]);
            self.out.request(NetRequest::Put(topic, told));
        }
    }

    fn to_everybody(&self, tables: Vec<PublicTable>) -> Vec<u8> {
        let told = PublicMessage {
            event: self.members.own().event,
            roster: self.members.roster().map_or(0, |roster| roster.number),
            tables,
        };
        told.sign(&self.members.own().key).to_bytes()
    }

    /// Answers a screen that asks.
    pub(super) fn public_asked(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        let question = PublicQuestion::decode(payload).filter(|_| self.members.may_rule())?;
        let tables = match question {
            PublicQuestion::All => {
                let all = self.tables.iter_mut();
                let told = all.filter_map(|watched| {
                    watched.look_for_everybody();
                    Some(watched.for_everybody(None, self.now)?.0)
                });
                told.collect()
            }
            PublicQuestion::Rest { table, game } => {
                let watched = self.tables.get_mut(TableNumber(table))?;
                watched.look_for_everybody();
                let known = game.filter(|game| watched.public_id() == Some(game.id));
                let after = known.map_or(0, |known| known.count);
                vec![watched.for_everybody(Some(after), self.now)?.0]
            }
        };
        Some(self.to_everybody(tables))
    }
}

/// Sentences about tables and rulings.
impl HallDesk {
    fn say_rows(&mut self, rows: &[Arc<RowView>], nothing: &str) {
        if rows.is_empty() {
            self.out.tell_of("answer", nothing, &[]);
        }
        for row in rows.iter().take(READ_OUT) {
            self.out.say("row", &[row.table], row.text.clone(), false);
        }
        self.out.say_more(rows.len().saturating_sub(READ_OUT));
    }

    pub(super) fn say_tables(&mut self, only_needs: bool) {
        let is_wanted = |watched: &&WatchedTable| !only_needs || !watched.causes().is_empty();
        let rows = self.tables.in_order().filter(is_wanted);
        let rows: Vec<_> = rows.map(WatchedTable::row).cloned().collect();
        let nothing = if only_needs {
            "hall-none-needs"
        } else {
            "hall-nothing-found"
        };
        self.say_rows(&rows, nothing);
    }

    pub(super) fn find(&mut self, text: &str) {
        let sought = text.trim().to_lowercase();
        let rows = self.tables.iter().map(WatchedTable::row);
        let rows: Vec<_> = rows.filter(|row| is_sought(row, &sought)).cloned().collect();
        self.say_rows(&rows, "hall-nothing-found");
    }

    pub(super) fn say_rulings(&mut self) {
        let last = self.rulings.last(self.view.open, READ_OUT);
        if last.is_empty() {
            self.out.tell_of("answer", "hall-no-rulings", &[]);
        }
        for sent in last {
            let text = words::sent(&self.out.messages, sent);
            self.out.say("ruling", &[sent.table], text, false);
        }
    }

    /// Keeps the tables that have still to be started, so that a desk that is started again knows them.
    pub(super) fn keep_owed(&mut self, before: &[TableNumber]) {
        let owed = self.start.owed();
        if owed != before {
            self.out.keep(KeptChange::Owed(owed));
        }
    }

    /// Tells an arbiter who opens the desk again which tables it will start by itself.
    pub(super) fn say_owed(&mut self) {
        let owed = self.start.owed();
        if !owed.is_empty() {
            self.out.tell_tables("round", "hall-round-owed", &owed);
        }
    }

    /// Tells that these tables, or that one, still play an earlier round.
    pub(super) fn say_still_playing(&mut self, table: Option<TableNumber>) {
        let text = self.still_playing(table);
        if !text.is_empty() {
            self.out.say("round", &[], text, false);
        }
    }

    /// The tables that still play an earlier round, by round.
    pub(super) fn still_playing(&self, only: Option<TableNumber>) -> String {
        let mut rounds: BTreeMap<u32, Vec<TableNumber>> = BTreeMap::new();
        let asked = self
            .tables
            .iter()
            .filter(|watched| only.is_none_or(|table| table == watched.number));
        for (round, table) in asked.filter_map(|watched| Some((self.tournament.still_plays(watched)?, watched.number)))
        {
            rounds.entry(round).or_default().push(table);
        }
        let rounds = rounds
            .into_iter()
            .map(|(round, tables)| words::still_playing(&self.out.messages, round, &tables));
        rounds.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn say_not_started(&mut self) {
        let starts = self.starts();
        let parts = [
            (starts.waits, "hall-not-started"),
            (starts.not_yet, "hall-without-game"),
            (starts.untimed, "hall-untimed"),
        ];
        let mut nothing = Some(if starts.started.is_empty() {
            "hall-nothing-found"
        } else {
            "hall-all-started"
        });
        for (tables, id) in parts.into_iter().filter(|(tables, _)| !tables.is_empty()) {
            nothing = None;
            self.out.tell_tables("answer", id, &tables);
        }
        if let Some(id) = nothing {
            self.out.tell_of("answer", id, &[]);
        }
    }

    /// Each command, and what it does.
    fn help(&self) -> impl Iterator<Item = [String; 2]> {
        let messages = self.out.messages;
        let commands = lines::COMMANDS.iter().chain(tournament::lines::COMMANDS);
        commands.map(move |(id, _)| {
            let name = id.trim_start_matches("hall-line-");
            [
                first_words(&messages, id),
                messages.text(&format!("hall-line-{name}-help"), &[]),
            ]
        })
    }

    /// The help about the commands and rulings that begin with those words, or else contain them.
    pub(super) fn help_about(&self, words: &str) -> Vec<String> {
        let messages = self.out.messages;
        let own = lines::COMMANDS.iter().chain(tournament::lines::COMMANDS);
        let own = own.map(|(id, _)| (*id, lines::usage_of(id, &messages)));
        let rulings = catalogue::lines_of(Person::Arbiter).filter(|line| is_ruling(line, &messages));
        let rulings = rulings.map(|line| (line.words, ruling_usage(line, &messages)));
        let all: Vec<(&str, String)> = own.chain(rulings).collect();
        let sought = fold(words.trim().trim_end_matches(['.', '?', '!']));
        let forms = |id: &str| {
            let forms = [messages.text(id, &[]), messages.in_english(id)].join(";");
            forms.split(';').map(|form| fold(form.trim())).collect::<Vec<_>>()
        };
        let begins = |form: &String| form.starts_with(&sought);
        let has = |form: &String| form.split(' ').any(|word| word == sought);
        let mut found: Vec<String> = Vec::new();
        let mut find = |is_it: &dyn Fn(&String) -> bool| {
            let of_words = all.iter().filter(|(id, _)| forms(id).iter().any(is_it));
            for (_, usage) in of_words {
                if !found.contains(usage) {
                    found.push(usage.clone());
                }
            }
            !found.is_empty()
        };
        if !find(&begins) {
            find(&has);
        }
        found
    }

    pub(super) fn say_help(&mut self) {
        self.turn_to(DeskPage::Help);
        for [command, does] in self.help().collect::<Vec<_>>() {
            self.out.say("help", &[], format!("{command}: {does}"), false);
        }
        self.say_ruling_words();
        for id in ["hall-help-answers", "hall-help-keys"] {
            self.out.tell_of("help", id, &[]);
        }
    }

    /// Tells how a ruling is typed, and the words of all rulings.
    pub(super) fn say_ruling_words(&mut self) {
        let messages = self.out.messages;
        let word = |line: &TypedLine| first_words(&messages, line.words);
        let mut words: Vec<String> = Vec::new();
        for word in catalogue::lines_of(Person::Arbiter)
            .filter(|line| is_ruling(line, &messages))
            .map(word)
        {
            if !words.contains(&word) {
                words.push(word);
            }
        }
        self.out.tell_of("help", "hall-help-at", &[]);
        let list = ("list", words.join("; ").into());
        self.out.tell_of("help", "hall-help-rulings", &[list]);
    }

    /// Lists the desks of the roster.
    pub(super) fn say_desks(&mut self) {
        let line = |desk: &DeskEntry| {
            let (power, there) = match desk.power {
                Power::Chief => ("chief", &self.net.desks_there),
                Power::Arbiter => ("arbiter", &self.net.desks_there),
                Power::Looks => ("looks", &self.net.screens_there),
            };
            let state = if desk.key == self.members.own().key.public() {
                "own"
            } else if there.contains(&desk.key.desk()) {
                "there"
            } else {
                "away"
            };
            let name = ("name", Value::quoting(&desk.name));
            let values = [name, ("power", power.into()), ("state", state.into())];
            let messages = &self.out.messages;
            let is_unnamed = desk.name == messages.text("hall-somebody", &[]);
            let id = if is_unnamed {
                "hall-desk-row-unnamed"
            } else {
                "hall-desk-row"
            };
            messages.text(id, &values)
        };
        let desks = self.members.desks();
        for text in desks.map(line).collect::<Vec<_>>() {
            self.out.say("answer", &[], text, false);
        }
    }

    /// Lists the relays of the roster. None of them says whether it is there.
    pub(super) fn say_relays(&mut self) {
        if self.members.relays().next().is_none() {
            self.out.tell_of("answer", "hall-no-relays", &[]);
        }
        for relay in self.members.relays() {
            let at = ("addresses", words::listed(&relay.reached_at).into());
            let number = ("number", relay.number.into());
            self.out.tell_of("answer", "hall-relay-row", &[number, at]);
        }
    }

    pub(super) fn status(&self) -> String {
        let text = |id: &str, values: &[(&str, Value<'_>)]| self.out.messages.text(id, values);
        let needs = ("needs", self.tables.needy().count().into());
        let status = text("hall-status", &[("tables", self.tables.len().into()), needs]);
        match self.rulings.waiting().count() {
            0 => status,
            waits => format!("{status} {}", text("hall-status-waits", &[("count", waits.into())])),
        }
    }
}

/// Sentences about the tournament.
impl HallDesk {
    /// True if this is the chief's desk; otherwise tells that only the chief may do it.
    pub(super) fn is_for_the_chief(&mut self) -> bool {
        if !self.members.is_chief() {
            self.out.tell_of("refused", "hall-only-the-chief", &[]);
        }
        self.members.is_chief()
    }

    /// True if the tournament is changed at this desk; otherwise tells why not.
    pub(super) fn is_kept_here(&mut self) -> bool {
        let why = match (self.members.may_rule(), self.members.is_chief()) {
            (true, true) => return true,
            (true, false) => "hall-kept-by-the-chief",
            (false, _) => "hall-only-looks",
        };
        self.out.tell_of("refused", why, &[]);
        false
    }

    /// True if there is a tournament; otherwise tells that there is none.
    pub(super) fn has_tournament(&mut self) -> bool {
        if !self.members.may_rule() {
            self.out.tell_of("refused", "hall-event-not-for-looks", &[]);
            return false;
        }
        let is_open = self.tournament.is_open();
        if self.tournament.is_unread() {
            self.say_unread();
        } else if !is_open {
            self.say_refused(&TournamentRefusal::NotOpen);
        }
        is_open
    }

    /// True if the tournament has that round; otherwise tells that it has not.
    pub(super) fn has_round(&mut self, round: u32) -> bool {
        if !self.has_tournament() {
            return false;
        }
        let refusal = self.tournament.state().in_tournament(round).err();
        if let Some(refusal) = &refusal {
            self.say_refused(refusal);
        }
        refusal.is_none()
    }

    /// Tells about notes that cannot be read.
    pub(super) fn say_unread(&mut self) {
        if self.tournament.is_unread() {
            self.out.tell_of("store", "around-unread", &[]);
        }
    }

    /// Reads out lines about the tournament; true if there is a tournament.
    pub(super) fn read_out(&mut self, lines: impl FnOnce(&NotedTournament, &Messages) -> Vec<String>) -> bool {
        let has_tournament = self.has_tournament();
        if has_tournament {
            for line in lines(&self.tournament, &self.out.messages) {
                self.out.say("event", &[], line, false);
            }
        }
        has_tournament
    }

    pub(super) fn say_about(&mut self) {
        self.read_out(NotedTournament::about);
        self.say_tournament();
    }

    pub(super) fn say_pairings(&mut self, round: u32) {
        if self.has_round(round) && self.read_out(|tournament, messages| tournament.pairings(round, messages)) {
            self.turn_to(DeskPage::Pairings(round));
        }
    }

    pub(super) fn say_standings(&mut self) {
        if self.read_out(NotedTournament::standings) {
            self.turn_to(DeskPage::Standings);
        }
    }

    pub(super) fn say_players(&mut self) {
        let is_empty = self.tournament.state().players().next().is_none();
        if self.read_out(NotedTournament::players) && is_empty {
            self.out.tell_of("answer", "around-no-players", &[]);
        }
    }

    pub(super) fn say_refused(&mut self, refusal: &TournamentRefusal) {
        let text = event_words::refused(&self.out.messages, self.tournament.state(), refusal);
        self.out.say("refused", &[], text, false);
    }

    /// Tells the next steps of that play-off.
    pub(super) fn say_play_off(&mut self, number: u32) {
        let lines = self.tournament.next_in_play_off(number, &self.out.messages);
        self.out.say_lines(lines);
    }
}

/// The screen.
impl HallDesk {
    /// The screen as it is now.
    pub fn screen(&self) -> HallScreen {
        let text = |id: &str| self.out.messages.text(id, &[]);
        let button = |id: &str, does: HallIntent| HallButton { name: text(id), does };
        let is_quiet = self.out.teller.is_quiet;
        let quiet = if is_quiet {
            "hall-button-speak"
        } else {
            "hall-button-quiet"
        };
        let (only, nothing) = if self.view.only_needs {
            ("hall-button-all", "hall-none-needs")
        } else if self.tables.iter().next().is_none() {
            ("hall-button-needs", "hall-no-table-yet")
        } else {
            ("hall-button-needs", "hall-nothing-found")
        };
        let rulings = self.rulings.last(self.view.open, SHOWN).into_iter();
        let page = self.view.page;
        let mut buttons = vec![
            button("hall-button-next", HallIntent::Next),
            button(only, HallIntent::OnlyNeeds(!self.view.only_needs)),
            button("hall-button-start", HallIntent::StartRound),
            button("hall-button-again", HallIntent::SayAgain),
            button(quiet, HallIntent::Quiet(!is_quiet)),
        ];
        let pages = [
            ("hall-tables", DeskPage::Tables, true),
            (
                "hall-button-pairings",
                DeskPage::Pairings(self.tournament.round()),
                self.tournament.is_open(),
            ),
            ("standings-title", DeskPage::Standings, self.tournament.is_open()),
            ("hall-button-help", DeskPage::Help, true),
        ];
        let others = pages.into_iter().filter(|(_, other, can)| *can && *other != page);
        buttons.extend(others.map(|(id, other, _)| button(id, HallIntent::Show(other))));
        let (label, columns, rows) = self.page();
        HallScreen {
            title: self.members.name().to_owned(),
            status: self.status(),
            keys: text("hall-help-keys"),
            door: self
                .enrolment
                .at_the_door()
                .filter_map(|(slot, _)| self.at_the_door(slot))
                .collect(),
            answers: ["hall-button-admit", "hall-button-decline"].map(text),
            page,
            tables_label: label,
            rows,
            columns,
            nothing: text(nothing),
            line: [text("hall-field"), text("hall-field-hint")],
            search: text("hall-search"),
            buttons,
            said_label: text("hall-said"),
            said: self.out.teller.last(SHOWN),
            open: self.view.open,
            rulings_label: text("hall-rulings"),
            rulings: rulings.map(|sent| words::sent(&self.out.messages, sent)).collect(),
            secret: matches!(self.view.waiting, Some(WaitingCommand::Passphrase(_)))
                .then(|| ["hall-ask-passphrase", "hall-passphrase-field"].map(text)),
        }
    }

    /// The list that is shown: its name, the heads of its columns, and its lines.
    fn page(&self) -> (String, [String; 4], Vec<Arc<RowView>>) {
        let messages = &self.out.messages;
        let text = |id: &str| messages.text(id, &[]);
        let (label, columns, rows) = match self.view.page {
            DeskPage::Tables => {
                let rows = self.listed().map(|watched| Arc::clone(watched.row())).collect();
                return (text("hall-tables"), COLUMNS.map(text), rows);
            }
            DeskPage::Pairings(round) => (
                messages.text("hall-page-pairings", &[("round", round.into())]),
                PAIRING_COLUMNS.map(text),
                self.tournament.pairing_rows(round, messages),
            ),
            DeskPage::Standings => (
                text("standings-title"),
                STANDING_COLUMNS.map(text),
                self.tournament.standing_rows(messages),
            ),
            DeskPage::Help => {
                let row = |[command, does]: [String; 2]| RowView {
                    text: format!("{command}: {does}"),
                    columns: [command, does, String::new(), String::new()],
                    ..RowView::default()
                };
                let rows = self.help().map(row).collect();
                let columns = [
                    text("hall-column-command"),
                    text("hall-column-does"),
                    String::new(),
                    String::new(),
                ];
                (text("hall-button-help"), columns, rows)
            }
        };
        let sought = self.view.search.trim().to_lowercase();
        let is_sought = |row: &RowView| row.text.to_lowercase().contains(&sought);
        (
            label,
            columns,
            rows.into_iter().filter(is_sought).map(Arc::new).collect(),
        )
    }

    fn at_the_door(&self, slot: u32) -> Option<DoorView> {
        let question = self.enrolment.question(slot, &self.out.messages)?;
        Some(DoorView { slot, question })
    }

    /// The tables that the search lets through, in the list's order.
    fn listed(&self) -> impl Iterator<Item = &WatchedTable> {
        let sought = self.view.search.trim().to_lowercase();
        let is_wanted = |watched: &&WatchedTable| !self.view.only_needs || !watched.causes().is_empty();
        self.tables
            .in_order()
            .filter(is_wanted)
            .filter(move |watched| is_sought(watched.row(), &sought))
    }

    /// The entries of that table as far as it has signed them.
    pub fn entries(&self, table: TableNumber) -> &[SentEntry] {
        self.tables.get(table).map_or(&[], WatchedTable::entries)
    }

    /// The set-up of that table's game.
    pub fn opening(&self, table: TableNumber) -> Option<&GameSetup> {
        self.tables.get(table)?.opening()
    }

    /// The moment that the clock of that table shows now, as far as its last head tells; `None` if there is no clock.
    pub fn moment_at(&self, table: TableNumber, now: Moment) -> Option<Moment> {
        self.tables.get(table)?.moment_at(now)
    }

    /// The table that is open before the arbiter.
    pub const fn opened(&self) -> Option<TableNumber> {
        self.view.open
    }

    /// True if the desk is view-only.
    pub const fn is_screen(&self) -> bool {
        !self.members.may_rule()
    }

    /// The addresses at which a further desk looks for others: those where it was let in and, at a screen, which has
    /// one link, those of all other desks.
    pub fn where_desks_are(&self, let_in_at: Vec<Address>) -> Vec<Address> {
        let mut connect = let_in_at;
        let desks = self.members.desks();
        for at in desks.filter(|_| self.is_screen()).flat_map(|desk| &desk.reached_at) {
            if !connect.contains(at) {
                connect.push(at.clone());
            }
        }
        connect
    }
}

/// True if the row is sought: a number must be the whole number of the table, other words are part of a name.
fn is_sought(row: &RowView, sought: &str) -> bool {
    sought
        .parse()
        .map_or_else(|_| row.sought.contains(sought), |number: u32| row.table.0 == number)
}
