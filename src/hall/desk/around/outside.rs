//! What of the event goes outside: the reports that the arbiter asks for, and the feed of the round that is played.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::ByColor;

use super::details;
use crate::hall::crosstable;
use crate::hall::desk::watched::Watched;
use crate::hall::desk::words::Tell;
use crate::hall::desk::{Desk, Effect, Paper};
use crate::hall::feed::{Board, Feed, Round, Seat, Written};
use crate::hall::round_report::{self, TableIncident};
use crate::journal::entry::Entry;
use crate::journal::record;
use crate::laws::moment::Moment;
use crate::lichess::Token;
use crate::lichess::broadcast;
use crate::link::page::Told;
use crate::link::topic::TableNumber;
use crate::locale::{Value, harmless};
use crate::notation::algebraic::Letters;
use crate::notation::markup::escaped;
use crate::notation::pgn::live::{self, Live};
use crate::notation::time_control;
use crate::notation::trf::Form;
use crate::table::print::Printer;
use crate::wording;

/// The feed of the round that the tables play.
#[derive(Debug, Default)]
pub(super) struct Outside {
    feed: Option<Feed>,
    round: u32,
    /// The boards in it.
    boards: BTreeSet<u32>,
    /// After a start nothing is written before: what stands in the file has been seen, and may not be taken back while the delay passes.
    not_before: Moment,
    /// Its files, with the first board of each.
    files: BTreeMap<String, u32>,
    /// It could not be written, and the arbiter knows.
    is_broken: bool,
    /// The games of its first file as they were written last.
    last_games: String,
    /// What is wrong with the broadcast, as the arbiter was told.
    push_fault: Option<String>,
}

impl Outside {
    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        let due = self.feed.as_ref()?.next_due()?;
        Some(due.max(self.not_before))
    }

    /// That file of the feed is not as it should be: it is written again.
    fn owe(&mut self, name: &str) {
        if let (Some(feed), Some(first_board)) = (&mut self.feed, self.files.get(name)) {
            feed.not_written(&Written {
                folder: String::new(),
                name: name.to_owned(),
                text: String::new(),
                first_board: *first_board,
            });
        }
    }
}

/// The feed.
impl Desk {
    /// The round that is fed: that of the tables, or, where nobody is paired, the only one there is. None where pairings wait for their round.
    fn fed_round(&self) -> Option<u32> {
        let event = &self.around.event;
        let has_games = |round: &u32| event.round(*round).is_some_and(|round| !round.games.is_empty());
        let is_paired = (1..=event.details().rounds).any(|round| has_games(&round));
        if is_paired {
            event.current_round().filter(has_games)
        } else {
            Some(1)
        }
    }

    /// What is known of that round as a feed has it.
    fn round_of_feed(&self, number: u32) -> Round {
        let event = &self.around.event;
        let details = event.details();
        let name = Some(&details.name).filter(|name| !name.is_empty());
        let name = name.map_or(self.roll.name(), String::as_str);
        let site = format!("{} {}", details.city, details.federation);
        Round {
            event: name.to_owned(),
            site: site.trim().to_owned(),
            date: event.begun_at(number).get(..10).unwrap_or_default().replace('-', "."),
            number,
            time: time_control::read(&details.time).ok(),
            delay_ms: self.roll.delay_ms(),
            has_single_files: event.has_single_files(),
        }
    }

    /// All of the round that is fed.
    pub(in crate::hall::desk) fn feed_round(&mut self) {
        // Tables that play off have left their last game, whose file stays as it was written.
        let is_over = self.around.outside.feed.is_none() && !self.around.event.play_offs().is_empty();
        let Some(number) = self.fed_round().filter(|_| !is_over) else {
            self.around.outside.feed = None;
            self.around.outside.boards.clear();
            return;
        };
        let round = self.round_of_feed(number);
        let delay_ms = round.delay_ms;
        let boards: Vec<u32> = match self.around.event.round(number) {
            Some(round) if !round.games.is_empty() => round.games.keys().copied().collect(),
            Some(_) | None => self.tables.iter().map(|watched| watched.number.0).collect(),
        };
        let outside = &mut self.around.outside;
        let is_new = outside.feed.is_none() || outside.round != number;
        match &mut outside.feed {
            Some(feed) if !is_new => feed.set_round(round),
            Some(_) | None => {
                outside.feed = Some(Feed::new(round));
                outside.round = number;
                outside.boards.clear();
            }
        }
        let gone: Vec<u32> = outside
            .boards
            .iter()
            .filter(|board| !boards.contains(board))
            .copied()
            .collect();
        let is_played = |live: Live| !live.moves.is_empty() || live.result.is_some();
        let was_seen = |board: &u32| self.fed(number, *board).is_some_and(|(_, live)| is_played(live));
        if is_new && delay_ms > 0 && boards.iter().any(was_seen) {
            self.around.outside.not_before = self.now.plus_millis(delay_ms);
        }
        for board in gone.into_iter().chain(boards) {
            self.feed_board(number, board);
        }
    }

    /// What is new at that table.
    pub(in crate::hall::desk) fn feed_table(&mut self, table: TableNumber) {
        if self.around.outside.feed.is_none() {
            return self.feed_round();
        }
        let Some(number) = self.fed_round() else { return };
        let is_paired = self
            .around
            .event
            .round(number)
            .is_some_and(|round| !round.games.is_empty());
        let board = if is_paired {
            self.around.event.board_of_table(number, table.0)
        } else {
            Some(table.0)
        };
        if let Some(board) = board {
            self.feed_board(number, board);
        }
    }

    fn feed_board(&mut self, number: u32, board: u32) {
        let table = self
            .around
            .event
            .game(number, board)
            .map(|game| game.table.unwrap_or(board));
        let watched = table.and_then(|table| self.tables.get(TableNumber(table)));
        if watched.is_some_and(|watched| self.around.plays_off(watched)) {
            return;
        }
        let fed = self.fed(number, board);
        let outside = &mut self.around.outside;
        let Some(feed) = &mut outside.feed else { return };
        if let Some((pairing, live)) = fed {
            outside.boards.insert(board);
            feed.pair(board, pairing);
            feed.changed(board, live, self.now);
        } else {
            outside.boards.remove(&board);
            feed.unpair(board);
        }
    }

    /// Who plays at that board, and how their game stands.
    fn fed(&self, number: u32, board: u32) -> Option<(Board, Live)> {
        let event = &self.around.event;
        let is_paired = event.round(number).is_some_and(|round| !round.games.is_empty());
        if !is_paired {
            let watched = self.tables.get(TableNumber(board))?;
            let names = watched.names(&self.out.messages)?;
            let players = names.map(|name| Seat {
                name,
                ..Seat::default()
            });
            let game_id = watched.game_id()?.to_string();
            return Some((Board { game_id, players }, live::of(watched.game()?)));
        }
        let game = event.game(number, board)?;
        let seat = |number: u32| {
            let player = event.player(number).cloned().unwrap_or_default();
            Seat {
                name: event.name(number),
                fide_id: player.fide_id,
                title: player.title,
                rating: player.rating,
                team: player.team,
            }
        };
        let ByColor { white, black } = game.players;
        let players = ByColor {
            white: seat(white),
            black: seat(black),
        };
        // A pairing is public before a table plays it, and the name of its game stays.
        let game_id = format!("{}-{number}-{board}", self.roll.own().event);
        let entered = game.outcome.as_ref().map(|outcome| outcome.result);
        let at_table = self.paired_table(number, board).and_then(Watched::game).map(live::of);
        let mut live = at_table.unwrap_or_else(|| Live::with_result(None));
        // What was cancelled here is not shown because its table still has it.
        let of_table = live.result.filter(|_| !event.was_annulled(number, board));
        live.result = entered.or(of_table);
        Some((Board { game_id, players }, live))
    }

    /// The table that plays that board, if its game is of that round.
    fn paired_table(&self, round: u32, board: u32) -> Option<&Watched> {
        let game = self.around.event.game(round, board)?;
        let table = TableNumber(game.table.unwrap_or(board));
        let watched = self.tables.get(table)?;
        (self.around.place_of(watched) == Some((round, board))).then_some(watched)
    }

    /// Nothing behind what could not be kept was carried out: the feed is written again, as the event is now.
    pub(in crate::hall::desk) fn feed_again(&mut self) {
        self.feed_round();
        let outside = &mut self.around.outside;
        let names: Vec<String> = outside.files.keys().cloned().collect();
        for name in names {
            outside.owe(&name);
        }
    }

    /// What of the feed may be seen now is written.
    pub(in crate::hall::desk) fn write_feed(&mut self) {
        let outside = &mut self.around.outside;
        let Some(feed) = outside.feed.as_mut().filter(|_| outside.not_before <= self.now) else {
            return;
        };
        let mut papers = Vec::new();
        for file in feed.due(self.now) {
            let name = format!("{}/{}", file.folder, file.name);
            outside.files.insert(name.clone(), file.first_board);
            papers.push(Paper { name, text: file.text });
        }
        if !papers.is_empty() {
            self.push(&papers);
            self.out.push(Effect::Write(papers));
        }
    }
}

/// The broadcast on lichess, off until somebody names its round. First the folder, then the push: whoever reads the folder waits for nobody.
impl Desk {
    /// These files are new: the games go into the broadcast of their round. A round of the server's shows a hundred games, those of the first file.
    fn push(&mut self, papers: &[Paper]) {
        let round = self.around.outside.round;
        let id = self.around.event.broadcast(round).map(str::to_owned);
        let first = papers
            .iter()
            .find(|paper| self.around.outside.files.get(&paper.name) == Some(&1));
        if let Some(paper) = first {
            self.around.outside.last_games.clone_from(&paper.text);
        }
        if let (Some(id), Some(paper)) = (id, first) {
            let games = paper.text.clone();
            self.out
                .push(Effect::Broadcast(broadcast::Request::Push { round: id, games }));
        }
    }

    /// The broadcast is another one: it gets what there is.
    pub(super) fn push_again(&mut self) {
        let outside = &self.around.outside;
        let id = self.around.event.broadcast(outside.round).map(str::to_owned);
        if let Some(round) = id.filter(|_| !outside.last_games.is_empty()) {
            let games = outside.last_games.clone();
            self.out
                .push(Effect::Broadcast(broadcast::Request::Push { round, games }));
        }
    }

    pub(super) fn sign_in_to_broadcast(&mut self, token: String) {
        if !self.roll.may_rule() {
            return self.out.tell("refused", &[], Tell::OnlyLooks);
        }
        let request = if token.is_empty() {
            broadcast::Request::SignOut
        } else {
            broadcast::Request::SignIn(Token(token))
        };
        self.out.push(Effect::Broadcast(request));
    }

    pub(in crate::hall::desk) fn broadcast_news(&mut self, news: broadcast::News) {
        match news {
            broadcast::News::SignedIn { name, kept_in_file } => {
                let id = if kept_in_file {
                    "around-broadcast-in-file"
                } else {
                    "around-broadcast-in"
                };
                self.out.tell_of("answer", id, &[("name", (&name).into())]);
            }
            broadcast::News::SignedOut => self.out.tell_of("answer", "around-broadcast-out", &[]),
            broadcast::News::Pushed { games, .. } => {
                let refused = games.iter().find_map(|game| {
                    let fault = game.fault.as_deref()?;
                    let why = harmless(fault);
                    let values = [("board", (&game.board).into()), ("why", (&*why).into())];
                    Some(self.out.messages.text("around-broadcast-game", &values))
                });
                self.broadcast_stands(refused);
            }
            broadcast::News::NotPushed { fault, .. } | broadcast::News::Failed(fault) => {
                let why = wording::lichess::fault(&self.out.messages, &fault);
                let text = self
                    .out
                    .messages
                    .text("around-broadcast-fails", &[("why", (&why).into())]);
                self.broadcast_stands(Some(text));
            }
        }
    }

    /// What is wrong with it is told once, and that it is right again.
    fn broadcast_stands(&mut self, fault: Option<String>) {
        let before = std::mem::replace(&mut self.around.outside.push_fault, fault.clone());
        match (before, fault) {
            (before, Some(fault)) if before.as_ref() != Some(&fault) => {
                self.out.tell("feed", &[], Tell::Plain(fault));
            }
            (Some(_), None) => self.out.tell_of("feed", "around-broadcast-back", &[]),
            (Some(_) | None, _) => {}
        }
    }
}

/// The reports.
impl Desk {
    pub(super) fn write_reports(&mut self, form: Form) {
        if !self.has_event() {
            return;
        }
        let (event, messages) = (&self.around.event, &self.out.messages);
        let printer = Printer {
            messages,
            letters: messages.locale().tag().parse::<Letters>().unwrap_or_default(),
            is_large: false,
        };
        let paper = |name: &str, text: String| Paper {
            name: name.to_owned(),
            text,
        };
        let table = event.standings();
        let standings = crosstable::section(messages, &table.tournament, &table.lines, &table.tie_breaks);
        let known = details::known(event.details(), messages).into_iter();
        let about: Vec<String> = known.map(|line| format!("<p>{}</p>\n", escaped(&line))).collect();
        let mut papers = vec![
            paper(report_of(form), event.report(form).written()),
            paper(
                "standings.html",
                printer.page("standings-title", &(about.concat() + &standings)),
            ),
        ];
        let round = self.around.round();
        if event.round(round).is_some() {
            let of_tables = self.incidents(round);
            let lines = round_report::lines(messages, event, round, &of_tables);
            let section = round_report::section(messages, event, round, &of_tables);
            let page = printer.page("around-report-title", &section);
            papers.push(paper(&format!("round-{round}.txt"), format!("{}\n", lines.join("\n"))));
            papers.push(paper(&format!("round-{round}.html"), page));
        }
        self.out.push(Effect::Write(papers));
    }

    /// What the journals of the tables that play that round tell its report, by board.
    fn incidents(&self, round: u32) -> BTreeMap<u32, Vec<TableIncident>> {
        let of_round = self.around.event.round(round).into_iter();
        let boards = of_round.flat_map(|round| round.games.keys().copied());
        boards
            .filter_map(|board| {
                let watched = self.paired_table(round, board)?;
                let entries: Vec<Entry> = watched.entries().iter().filter_map(entry).collect();
                Some((board, round_report::incidents(&entries)))
            })
            .collect()
    }

    /// What became of files that were to be written.
    pub(in crate::hall::desk) fn written(&mut self, names: &[String], failed: &[String], folder: &str) {
        let outside = &mut self.around.outside;
        let mut told: Vec<&String> = Vec::new();
        let (mut is_feed, mut fails) = (false, None);
        for name in names {
            if !outside.files.contains_key(name) {
                told.push(name);
                continue;
            }
            is_feed = true;
            if failed.contains(name) {
                fails = Some(name);
                outside.owe(name);
            }
        }
        // It is tried again each second; once is enough to hear of it.
        let knew = outside.is_broken;
        if is_feed {
            outside.is_broken = fails.is_some();
        }
        if let Some(name) = fails.filter(|_| !knew) {
            self.say_not_written(std::slice::from_ref(name), folder);
        }
        let (not, done): (Vec<String>, Vec<String>) = told.into_iter().cloned().partition(|name| failed.contains(name));
        if !not.is_empty() {
            self.say_not_written(&not, folder);
        }
        if !done.is_empty() {
            let files = done.join(", ");
            let values = [("files", (&files).into()), ("folder", Value::from(folder))];
            self.out.tell_of("files", "around-written", &values);
        }
    }

    fn say_not_written(&mut self, names: &[String], folder: &str) {
        let files = names.join(", ");
        let values = [("files", (&files).into()), ("folder", Value::from(folder))];
        self.out.tell_of("files", "around-not-written", &values);
    }
}

/// The file of the tournament's report in that form.
const fn report_of(form: Form) -> &'static str {
    match form {
        Form::Trf16 => "report-trf16.trf",
        Form::Trf26 => "report.trf",
    }
}

/// An entry that is known, as the journal has it.
fn entry(told: &Told) -> Option<Entry> {
    let stored = told.entry()?;
    Some(Entry {
        number: told.number(),
        at: stored.at,
        event: record::decode(&stored.record).ok()?,
    })
}
