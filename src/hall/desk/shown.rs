//! What the desk says when it is asked, and what its page shows.

use std::sync::Arc;

use super::kept::Kept;
use super::need::Cause;
use super::rulings::{Fate, Sent};
use super::watched::Watched;
use super::{Desk, Effect, Round, Said, Waiting, lines, words};
use crate::hall::screen::{COLUMNS, HallButton, HallIntent, HallScreen, RowView};
use crate::journal::entry::Opening;
use crate::laws::moment::Moment;
use crate::link::page::Told;
use crate::link::ruling::Answer;
use crate::link::topic::TableNumber;

/// So many tables are read out at once; of more it is told how many there are.
pub(super) const READ_OUT: usize = 20;
/// So many rulings and sentences are shown.
const SHOWN: usize = 50;

impl Desk {
    /// Tells the arbiter.
    #[allow(clippy::needless_pass_by_value, reason = "a value that is made for one sentence")]
    pub(super) fn tell(&mut self, kind: &'static str, tables: &[TableNumber], tell: words::Tell) {
        let text = words::sentence(&self.messages, &tell);
        self.say(kind, tables, text, false);
    }

    pub(super) fn say(&mut self, kind: &'static str, tables: &[TableNumber], text: String, is_urgent: bool) {
        self.teller.keep(&text);
        self.out.push(Effect::Tell(Said {
            kind,
            tables: tables.to_vec(),
            text,
            is_urgent,
        }));
        self.out.push(Effect::Show);
    }

    /// Tells the causes that are due; in the quiet mode they are only kept.
    pub(super) fn say_due(&mut self) {
        for gathered in self.teller.due(self.now) {
            let names = match gathered.tables.as_slice() {
                [table] => self.tables.get(table).and_then(|watched| watched.names(&self.messages)),
                [] | [_, _, ..] => None,
            };
            let names = names.map(|names| format!("{} – {}", names.white, names.black));
            let text = words::gathered(&self.messages, &gathered, names);
            let is_urgent = gathered.cause <= Cause::Offence;
            self.say_unasked(gathered.cause.as_str(), &gathered.tables, text, is_urgent);
        }
        let back = self.teller.due_back(self.now);
        if !back.is_empty() {
            let text = words::sentence(&self.messages, &words::Tell::Tables("hall-back", back.clone()));
            self.say_unasked("table", &back, text, false);
        }
    }

    /// In the quiet mode it is only kept.
    pub(super) fn say_unasked(&mut self, kind: &'static str, tables: &[TableNumber], text: String, is_urgent: bool) {
        if self.teller.is_quiet {
            self.teller.keep(&text);
            self.out.push(Effect::Show);
        } else {
            self.say(kind, tables, text, is_urgent);
        }
    }

    /// The tables in the list's order that the search lets through.
    fn listed(&self) -> impl Iterator<Item = &Watched> {
        let sought = self.view.search.trim().to_lowercase();
        let in_order = self.order.iter().filter_map(|(_, table)| self.tables.get(table));
        let is_wanted = |watched: &&Watched| !self.view.only_needs || !watched.causes().is_empty();
        in_order
            .filter(is_wanted)
            .filter(move |watched| is_sought(watched.row(), &sought))
    }

    fn say_rows(&mut self, rows: &[Arc<RowView>], nothing: words::Tell) {
        if rows.is_empty() {
            self.tell("answer", &[], nothing);
        }
        for row in rows.iter().take(READ_OUT) {
            self.say("row", &[row.table], row.text.clone(), false);
        }
        let more = rows.len().saturating_sub(READ_OUT);
        if more > 0 {
            let count = u32::try_from(more).unwrap_or(u32::MAX);
            let text = self.messages.text("hall-more", &[("count", count.into())]);
            self.say("answer", &[], text, false);
        }
    }

    pub(super) fn say_tables(&mut self, only_needs: bool) {
        let rows = self.order.iter().filter_map(|(_, table)| self.tables.get(table));
        let rows: Vec<_> = rows
            .filter(|watched| !only_needs || !watched.causes().is_empty())
            .map(|watched| Arc::clone(watched.row()))
            .collect();
        let nothing = if only_needs {
            words::Tell::NoneNeeds
        } else {
            words::Tell::NothingFound
        };
        self.say_rows(&rows, nothing);
    }

    pub(super) fn find(&mut self, text: &str) {
        let sought = text.trim().to_lowercase();
        let rows = self.tables.values().map(Watched::row);
        let rows: Vec<_> = rows.filter(|row| is_sought(row, &sought)).cloned().collect();
        self.say_rows(&rows, words::Tell::NothingFound);
    }

    pub(super) fn say_again(&mut self, many: usize) {
        let said = &self.teller.said;
        let last: Vec<String> = said.iter().skip(said.len().saturating_sub(many)).cloned().collect();
        if last.is_empty() {
            self.tell("answer", &[], words::Tell::NothingSaid);
        }
        for text in last {
            self.out.push(Effect::Tell(Said {
                kind: "again",
                tables: Vec::new(),
                text,
                is_urgent: false,
            }));
        }
    }

    fn ruling_line(&self, sent: &Sent) -> String {
        let (table, verb) = (sent.table, sent.verb.clone());
        let tell = match &sent.fate {
            Fate::Waits => words::Tell::Waits { table, verb },
            Fate::Answered(Answer::Done { .. }) => words::Tell::Done { table, verb },
            Fate::Answered(Answer::Refused(why)) => {
                let why = why.clone();
                words::Tell::Refused { table, verb, why }
            }
            Fate::Withdrawn => words::Tell::Withdrawn { table, verb },
        };
        words::sentence(&self.messages, &tell)
    }

    pub(super) fn say_rulings(&mut self) {
        let lines: Vec<(TableNumber, String)> = self
            .rulings
            .last(self.view.open, READ_OUT)
            .into_iter()
            .map(|sent| (sent.table, self.ruling_line(sent)))
            .collect();
        if lines.is_empty() {
            self.tell("answer", &[], words::Tell::NoRulings);
        }
        for (table, text) in lines {
            self.say("ruling", &[table], text, false);
        }
    }

    pub(super) fn say_help(&mut self) {
        let first = |id: &str| {
            let forms = self.messages.text(id, &[]);
            forms.split(';').next().unwrap_or_default().trim().to_owned()
        };
        let of_event = super::around::lines::COMMANDS.iter().map(|(id, _)| *id);
        let lines: Vec<String> = lines::COMMANDS
            .iter()
            .map(|(id, _)| *id)
            .chain(of_event)
            .map(|id| {
                let name = id.trim_start_matches("hall-line-");
                let help = self.messages.text(&format!("hall-line-{name}-help"), &[]);
                format!("{}: {help}", first(id))
            })
            .collect();
        for line in lines {
            self.say("help", &[], line, false);
        }
        for id in ["hall-help-at", "hall-help-keys"] {
            let text = self.messages.text(id, &[]);
            self.say("help", &[], text, false);
        }
    }

    pub(super) fn open(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(&table) else {
            self.tell("answer", &[table], words::Tell::NoTable(table));
            return;
        };
        let text = watched.row().text.clone();
        self.view.open = Some(table);
        self.say("row", &[table], text, false);
        let watched = self.tables.get(&table).filter(|_| self.own.power.may_rule());
        let lines: Vec<String> = watched_lines(watched, &self.messages);
        for line in lines {
            self.say("open", &[table], line, false);
        }
        self.see(table);
    }

    pub(super) fn close(&mut self) {
        self.view.open = None;
        self.view.waiting = None;
        let text = self.status();
        self.say("answer", &[], text, false);
    }

    /// The next that needs him and that he has not seen; else the first that needs him.
    pub(super) fn next(&mut self) {
        let needs = self.order.iter().filter(|(rank, _)| *rank != u8::MAX);
        let needs: Vec<TableNumber> = needs.map(|(_, table)| *table).collect();
        let unseen = |table: &&TableNumber| {
            self.tables
                .get(table)
                .is_some_and(|watched| !watched.unseen().is_empty())
        };
        let after_open = self
            .view
            .open
            .and_then(|open| needs.iter().position(|table| *table == open))
            .map_or(0, |place| place + 1);
        let next = needs.iter().find(unseen).or(needs.get(after_open)).or(needs.first());
        match next.copied() {
            Some(table) => self.open(table),
            None => self.tell("answer", &[], words::Tell::NoneNeeds),
        }
    }

    pub(super) fn seen(&mut self, table: Option<TableNumber>) {
        let one = table.or(self.view.open).map(|table| vec![table]);
        for table in one.unwrap_or_else(|| self.tables.keys().copied().collect()) {
            self.see(table);
        }
    }

    /// What that table needs has been seen: it is not told any more.
    fn see(&mut self, table: TableNumber) {
        if let Some(watched) = self.tables.get_mut(&table) {
            self.teller
                .changed(table, watched.causes(), super::need::Causes::NONE, self.now);
            watched.see();
        }
        self.out.push(Effect::Show);
    }

    pub(super) fn status(&self) -> String {
        let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX).into();
        let needs = self.order.iter().take_while(|(rank, _)| *rank != u8::MAX).count();
        let waits = self.rulings.waiting().count();
        let mut status = self.messages.text(
            "hall-status",
            &[("tables", count(self.tables.len())), ("needs", count(needs))],
        );
        if waits > 0 {
            status = format!(
                "{status} {}",
                self.messages.text("hall-status-waits", &[("count", count(waits))])
            );
        }
        status
    }

    /// What is shown.
    pub fn screen(&self) -> HallScreen {
        let text = |id: &str| self.messages.text(id, &[]);
        let button = |id: &str, does: HallIntent| HallButton { name: text(id), does };
        let quiet = if self.teller.is_quiet {
            "hall-button-speak"
        } else {
            "hall-button-quiet"
        };
        let only = if self.view.only_needs {
            "hall-button-all"
        } else {
            "hall-button-needs"
        };
        let nothing = if self.view.only_needs {
            "hall-none-needs"
        } else {
            "hall-nothing-found"
        };
        let said = &self.teller.said;
        HallScreen {
            title: self
                .roster
                .as_ref()
                .map(|(roster, _)| roster.name.clone())
                .unwrap_or_default(),
            status: self.status(),
            keys: text("hall-help-keys"),
            tables_label: text("hall-tables"),
            rows: self.listed().map(|watched| Arc::clone(watched.row())).collect(),
            columns: COLUMNS.map(text),
            nothing: text(nothing),
            line: [text("hall-field"), text("hall-field-hint")],
            search: text("hall-search"),
            buttons: vec![
                button("hall-button-next", HallIntent::Next),
                button(only, HallIntent::OnlyNeeds(!self.view.only_needs)),
                button("hall-button-start", HallIntent::StartRound),
                button("hall-button-again", HallIntent::SayAgain),
                button(quiet, HallIntent::Quiet(!self.teller.is_quiet)),
            ],
            said_label: text("hall-said"),
            said: said.iter().skip(said.len().saturating_sub(SHOWN)).cloned().collect(),
            open: self.view.open,
            rulings_label: text("hall-rulings"),
            rulings: self
                .rulings
                .last(self.view.open, SHOWN)
                .into_iter()
                .map(|sent| self.ruling_line(sent))
                .collect(),
            question: self.view.waiting.is_some(),
            secret: matches!(self.view.waiting, Some(Waiting::Passphrase(_)))
                .then(|| ["hall-ask-passphrase", "hall-passphrase-field"].map(text)),
        }
    }

    /// The entries of that table as far as it has signed for them.
    pub fn entries(&self, table: TableNumber) -> &[Told] {
        self.tables.get(&table).map_or(&[], Watched::entries)
    }

    /// What was fixed when that table's game was set up.
    pub fn opening(&self, table: TableNumber) -> Option<&Opening> {
        self.tables.get(&table)?.opening()
    }

    /// What the clock of that table shows now, as far as its last head tells; none where there is none.
    pub fn moment_at(&self, table: TableNumber, now: Moment) -> Option<Moment> {
        self.tables.get(&table)?.moment_at(now)
    }

    /// The table that stands before the arbiter.
    pub const fn opened(&self) -> Option<TableNumber> {
        self.view.open
    }

    /// The causes of that table.
    pub fn causes(&self, table: TableNumber) -> super::need::Causes {
        self.tables
            .get(&table)
            .map_or(super::need::Causes::NONE, Watched::causes)
    }

    /// The tables in the order in which they need him.
    pub fn order(&self) -> Vec<TableNumber> {
        self.order.iter().map(|(_, table)| *table).collect()
    }

    /// The rulings of this desk, with what became of them, in their order.
    pub fn rulings(&self) -> Vec<Sent> {
        self.rulings.last(None, usize::MAX).into_iter().cloned().collect()
    }

    /// Whether a question waits for the arbiter's yes. A passphrase is typed.
    pub const fn asks(&self) -> bool {
        matches!(&self.view.waiting, Some(waiting) if !matches!(waiting, Waiting::Passphrase(_)))
    }
}

/// A number is that of a table, whole; anything else is part of a name.
fn is_sought(row: &RowView, sought: &str) -> bool {
    sought
        .parse()
        .map_or_else(|_| row.sought.contains(sought), |number: u32| row.table.0 == number)
}

/// Who is started with a round, and who is not.
#[derive(Debug, Default)]
pub(super) struct Starts {
    /// Their clocks wait.
    pub(super) waits: Vec<TableNumber>,
    /// Their game is not known yet, or is not the one that is paired.
    pub(super) not_yet: Vec<TableNumber>,
    /// Their games have no clocks.
    untimed: Vec<TableNumber>,
    /// Their clocks have run.
    started: Vec<TableNumber>,
}

/// The start of a round.
impl Desk {
    pub(super) fn starts(&self) -> Starts {
        let mut starts = Starts::default();
        for watched in self.tables.values() {
            let to = match (self.around.is_to_start(watched), watched.game()) {
                // Nobody is paired there.
                (None, _) => continue,
                (Some(false), _) | (Some(true), None) => &mut starts.not_yet,
                (Some(true), Some(game)) if game.clock().has_started() => &mut starts.started,
                (Some(true), Some(game)) if game.ending().is_some() => continue,
                (Some(true), Some(game)) if !game.clock().is_timed() => &mut starts.untimed,
                (Some(true), Some(_)) => &mut starts.waits,
            };
            to.push(watched.number);
        }
        starts
    }

    /// Whether that table is to be started and is not.
    pub(super) fn awaits_start(&self, table: TableNumber) -> bool {
        let Some(watched) = self.tables.get(&table) else {
            return false;
        };
        match self.around.is_to_start(watched) {
            None => false,
            Some(false) => true,
            Some(true) => watched.has_not_started(),
        }
    }

    pub(super) fn ask_to_start(&mut self) {
        let starts = self.starts();
        if starts.waits.is_empty() && starts.not_yet.is_empty() {
            self.tell("answer", &[], words::Tell::Round(0, starts.untimed));
        } else {
            self.ask_first(Waiting::Round);
        }
    }

    /// Starts all that wait; whose game is not known yet is started when it is.
    pub(super) fn start_round(&mut self) {
        let Starts {
            waits,
            not_yet,
            untimed,
            ..
        } = self.starts();
        self.round = Some(Round {
            at: self.now,
            tables: waits.iter().chain(&not_yet).copied().collect(),
            owed: not_yet.into_iter().collect(),
        });
        let many = waits.len();
        for table in waits {
            if !self.rule(table, words::START) {
                break;
            }
        }
        self.tell("round", &[], words::Tell::Round(many, untimed));
    }

    /// The game of that table is known now, and the round was started meanwhile.
    pub(super) fn start_owed(&mut self, table: TableNumber) {
        let is_owed = self.round.as_ref().is_some_and(|round| round.owed.contains(&table));
        let watched = self.tables.get(&table);
        let is_there = watched.is_some_and(|watched| self.around.is_to_start(watched) == Some(true));
        if !(is_owed && is_there) {
            return;
        }
        if let Some(round) = &mut self.round {
            round.owed.remove(&table);
        }
        if self.awaits_start(table) {
            self.rule(table, words::START);
        }
    }

    /// The tables that are started when their games are known.
    pub(super) fn owed(&self) -> Vec<TableNumber> {
        let owed = self.round.iter().flat_map(|round| &round.owed);
        owed.copied().collect()
    }

    /// A desk that is started again knows what was left of the round.
    pub(super) fn keep_owed(&mut self, before: &[TableNumber]) {
        let owed = self.owed();
        if owed != before {
            self.out.push(Effect::Keep(Kept::Owed(owed)));
        }
    }

    /// Whoever opens the desk again is told what it will start by itself.
    pub(super) fn say_owed(&mut self) {
        let owed = self.owed();
        if !owed.is_empty() {
            self.tell("round", &owed.clone(), words::Tell::Tables("hall-round-owed", owed));
        }
    }

    pub(super) fn say_not_started(&mut self) {
        let starts = self.starts();
        let parts = [
            (starts.waits, "hall-not-started"),
            (starts.not_yet, "hall-without-game"),
            (starts.untimed, "hall-untimed"),
        ];
        let mut has_some = false;
        for (tables, id) in parts.into_iter().filter(|(tables, _)| !tables.is_empty()) {
            has_some = true;
            self.tell("answer", &tables.clone(), words::Tell::Tables(id, tables));
        }
        if !has_some {
            let tell = if starts.started.is_empty() {
                words::Tell::NothingFound
            } else {
                words::Tell::AllStarted
            };
            self.tell("answer", &[], tell);
        }
    }
}

/// What is proposed at a table, one line each.
fn watched_lines(watched: Option<&Watched>, messages: &crate::locale::Messages) -> Vec<String> {
    let Some(game) = watched.and_then(Watched::game) else {
        return Vec::new();
    };
    let proposed = |proposal| crate::wording::proposal::proposed(messages, game, proposal);
    game.proposals().iter().map(proposed).collect()
}
