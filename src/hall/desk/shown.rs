//! What the desk says when it is asked, and what its page shows.

use std::sync::Arc;

use super::kept::Kept;
use super::out::READ_OUT;
use super::rulings::{Fate, Sent};
use super::start::{self, Start, Starts};
use super::watched::Watched;
use super::{Desk, Waiting, lines, words};
use crate::hall::screen::{COLUMNS, HallButton, HallIntent, HallScreen, RowView};
use crate::journal::entry::Opening;
use crate::laws::moment::Moment;
use crate::link::page::Told;
use crate::link::ruling::Answer;
use crate::link::topic::TableNumber;

/// So many rulings and sentences are shown.
const SHOWN: usize = 50;

impl Desk {
    /// The tables in the list's order that the search lets through.
    fn listed(&self) -> impl Iterator<Item = &Watched> {
        let sought = self.view.search.trim().to_lowercase();
        let is_wanted = |watched: &&Watched| !self.view.only_needs || !watched.causes().is_empty();
        self.tables
            .in_order()
            .filter(is_wanted)
            .filter(move |watched| is_sought(watched.row(), &sought))
    }

    fn say_rows(&mut self, rows: &[Arc<RowView>], nothing: words::Tell) {
        if rows.is_empty() {
            self.out.tell("answer", &[], nothing);
        }
        for row in rows.iter().take(READ_OUT) {
            self.out.say("row", &[row.table], row.text.clone(), false);
        }
        self.out.say_more(rows.len().saturating_sub(READ_OUT));
    }

    pub(super) fn say_tables(&mut self, only_needs: bool) {
        let rows = self.tables.in_order();
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
        let rows = self.tables.iter().map(Watched::row);
        let rows: Vec<_> = rows.filter(|row| is_sought(row, &sought)).cloned().collect();
        self.say_rows(&rows, words::Tell::NothingFound);
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
        words::sentence(&self.out.messages, &tell)
    }

    pub(super) fn say_rulings(&mut self) {
        let lines: Vec<(TableNumber, String)> = self
            .rulings
            .last(self.view.open, READ_OUT)
            .into_iter()
            .map(|sent| (sent.table, self.ruling_line(sent)))
            .collect();
        if lines.is_empty() {
            self.out.tell("answer", &[], words::Tell::NoRulings);
        }
        for (table, text) in lines {
            self.out.say("ruling", &[table], text, false);
        }
    }

    pub(super) fn say_help(&mut self) {
        let first = |id: &str| {
            let forms = self.out.messages.text(id, &[]);
            forms.split(';').next().unwrap_or_default().trim().to_owned()
        };
        let of_event = super::around::lines::COMMANDS.iter().map(|(id, _)| *id);
        let lines: Vec<String> = lines::COMMANDS
            .iter()
            .map(|(id, _)| *id)
            .chain(of_event)
            .map(|id| {
                let name = id.trim_start_matches("hall-line-");
                let help = self.out.messages.text(&format!("hall-line-{name}-help"), &[]);
                format!("{}: {help}", first(id))
            })
            .collect();
        for line in lines {
            self.out.say("help", &[], line, false);
        }
        for id in ["hall-help-at", "hall-help-keys"] {
            let text = self.out.messages.text(id, &[]);
            self.out.say("help", &[], text, false);
        }
    }

    pub(super) fn open(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else {
            self.out.tell("answer", &[table], words::Tell::NoTable(table));
            return;
        };
        let text = watched.row().text.clone();
        self.view.open = Some(table);
        self.out.say("row", &[table], text, false);
        let watched = self.tables.get(table).filter(|_| self.roll.may_rule());
        let lines: Vec<String> = watched_lines(watched, &self.out.messages);
        for line in lines {
            self.out.say("open", &[table], line, false);
        }
        self.see(table);
    }

    pub(super) fn close(&mut self) {
        self.view.open = None;
        self.view.waiting = None;
        let text = self.status();
        self.out.say("answer", &[], text, false);
    }

    /// The next that needs him and that he has not seen; else the first that needs him.
    pub(super) fn next(&mut self) {
        let needs: Vec<&Watched> = self.tables.needy().collect();
        let after_open = self
            .view
            .open
            .and_then(|open| needs.iter().position(|watched| watched.number == open))
            .map_or(0, |place| place + 1);
        let unseen = needs.iter().find(|watched| !watched.unseen().is_empty());
        let next = unseen.or(needs.get(after_open)).or(needs.first());
        match next.map(|watched| watched.number) {
            Some(table) => self.open(table),
            None => self.out.tell("answer", &[], words::Tell::NoneNeeds),
        }
    }

    pub(super) fn seen(&mut self, table: Option<TableNumber>) {
        let one = table.or(self.view.open).map(|table| vec![table]);
        for table in one.unwrap_or_else(|| self.tables.numbers()) {
            self.see(table);
        }
    }

    /// What that table needs has been seen: it is not told any more.
    fn see(&mut self, table: TableNumber) {
        if let Some(watched) = self.tables.get_mut(table) {
            self.out
                .teller
                .changed(table, watched.causes(), super::need::Causes::NONE, self.now);
            watched.see();
        }
        self.out.show();
    }

    pub(super) fn status(&self) -> String {
        let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX).into();
        let needs = self.tables.needy().count();
        let waits = self.rulings.waiting().count();
        let mut status = self.out.messages.text(
            "hall-status",
            &[("tables", count(self.tables.len())), ("needs", count(needs))],
        );
        if waits > 0 {
            status = format!(
                "{status} {}",
                self.out.messages.text("hall-status-waits", &[("count", count(waits))])
            );
        }
        status
    }

    /// What is shown.
    pub fn screen(&self) -> HallScreen {
        let text = |id: &str| self.out.messages.text(id, &[]);
        let button = |id: &str, does: HallIntent| HallButton { name: text(id), does };
        let quiet = if self.out.teller.is_quiet {
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
        HallScreen {
            title: self.roll.name().to_owned(),
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
                button(quiet, HallIntent::Quiet(!self.out.teller.is_quiet)),
            ],
            said_label: text("hall-said"),
            said: self.out.teller.last(SHOWN),
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
        self.tables.get(table).map_or(&[], Watched::entries)
    }

    /// What was fixed when that table's game was set up.
    pub fn opening(&self, table: TableNumber) -> Option<&Opening> {
        self.tables.get(table)?.opening()
    }

    /// What the clock of that table shows now, as far as its last head tells; none where there is none.
    pub fn moment_at(&self, table: TableNumber, now: Moment) -> Option<Moment> {
        self.tables.get(table)?.moment_at(now)
    }

    /// The table that stands before the arbiter.
    pub const fn opened(&self) -> Option<TableNumber> {
        self.view.open
    }

    /// The causes of that table.
    pub fn causes(&self, table: TableNumber) -> super::need::Causes {
        self.tables
            .get(table)
            .map_or(super::need::Causes::NONE, Watched::causes)
    }

    /// The tables in the order in which they need him.
    pub fn order(&self) -> Vec<TableNumber> {
        self.tables.in_order().map(|watched| watched.number).collect()
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

/// The start of a round.
impl Desk {
    pub(super) fn starts(&self) -> Starts {
        Starts::of(&self.tables, &self.around)
    }

    /// Whether that table is to be started and is not.
    pub(super) fn awaits_start(&self, table: TableNumber) -> bool {
        start::awaits_start(self.tables.get(table), &self.around)
    }

    pub(super) fn ask_to_start(&mut self) {
        let starts = self.starts();
        if starts.waits.is_empty() && starts.not_yet.is_empty() {
            self.out.tell("answer", &[], words::Tell::Round(0, starts.untimed));
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
        self.start = Start::of(&waits, not_yet, self.now);
        let many = waits.len();
        for table in waits {
            if !self.rule(table, words::START) {
                break;
            }
        }
        self.out.tell("round", &[], words::Tell::Round(many, untimed));
    }

    /// The game of that table is known now, and the round was started meanwhile.
    pub(super) fn start_owed(&mut self, table: TableNumber) {
        let watched = self.tables.get(table);
        let is_there = watched.is_some_and(|watched| self.around.is_to_start(watched) == Some(true));
        if !(self.start.is_owed(table) && is_there) {
            return;
        }
        self.start.settle(table);
        if self.awaits_start(table) {
            self.rule(table, words::START);
        }
    }

    /// A desk that is started again knows what was left of the round.
    pub(super) fn keep_owed(&mut self, before: &[TableNumber]) {
        let owed = self.start.owed();
        if owed != before {
            self.out.keep(Kept::Owed(owed));
        }
    }

    /// Whoever opens the desk again is told what it will start by itself.
    pub(super) fn say_owed(&mut self) {
        let owed = self.start.owed();
        if !owed.is_empty() {
            self.out
                .tell("round", &owed.clone(), words::Tell::Tables("hall-round-owed", owed));
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
            self.out
                .tell("answer", &tables.clone(), words::Tell::Tables(id, tables));
        }
        if !has_some {
            let tell = if starts.started.is_empty() {
                words::Tell::NothingFound
            } else {
                words::Tell::AllStarted
            };
            self.out.tell("answer", &[], tell);
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
