//! What of the event is seen outside while it is played: the feed of the round, and the broadcast on lichess that it goes into.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::ByColor;

use super::Around;
use crate::hall::desk::out::Out;
use crate::hall::desk::roll::Roll;
use crate::hall::desk::tables::Tables;
use crate::hall::desk::watched::Watched;
use crate::hall::desk::{Effect, Paper};
use crate::hall::feed::{Board, Feed, Round, Seat, Written};
use crate::laws::moment::Moment;
use crate::lichess::broadcast;
use crate::link::topic::TableNumber;
use crate::locale::{Messages, Value, harmless};
use crate::notation::pgn::live::{self, Live};
use crate::notation::time_control;
use crate::wording;

/// The feed of the round that the tables play.
#[derive(Debug, Default)]
pub(in crate::hall::desk) struct Outside {
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

/// What is new of the event for whoever sees it from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hall::desk) enum Fed {
    /// Something of the round.
    Round,
    /// Something at that table.
    Table(TableNumber),
    /// Something could not be kept.
    Again,
}

/// From what it is made.
pub(in crate::hall::desk) struct Source<'a> {
    pub(in crate::hall::desk) around: &'a Around,
    pub(in crate::hall::desk) tables: &'a Tables,
    pub(in crate::hall::desk) roll: &'a Roll,
    pub(in crate::hall::desk) messages: &'a Messages,
}

impl Source<'_> {
    /// The round that is fed: that of the tables, or, where nobody is paired, the only one there is. None where pairings wait for their round.
    fn round(&self) -> Option<u32> {
        let event = self.around.event();
        let is_paired = (1..=event.details().rounds).any(|round| self.has_games(round));
        if is_paired {
            event.current_round().filter(|round| self.has_games(*round))
        } else {
            Some(1)
        }
    }

    /// Whether somebody is paired in that round.
    fn has_games(&self, round: u32) -> bool {
        let round = self.around.event().round(round);
        round.is_some_and(|round| !round.games.is_empty())
    }

    /// What is known of that round as a feed has it.
    fn known_of(&self, number: u32) -> Round {
        let event = self.around.event();
        let details = event.details();
        let name = Some(details.name.as_str()).filter(|name| !name.is_empty());
        let site = format!("{} {}", details.city, details.federation);
        Round {
            event: name.unwrap_or(self.roll.name()).to_owned(),
            site: site.trim().to_owned(),
            date: event.begun_at(number).get(..10).unwrap_or_default().replace('-', "."),
            number,
            time: time_control::read(&details.time).ok(),
            delay_ms: self.roll.delay_ms(),
            has_single_files: event.has_single_files(),
        }
    }

    /// The boards of that round.
    fn boards(&self, number: u32) -> Vec<u32> {
        match self.around.event().round(number) {
            Some(round) if !round.games.is_empty() => round.games.keys().copied().collect(),
            Some(_) | None => self.tables.iter().map(|watched| watched.number.0).collect(),
        }
    }

    /// The board of that round that the table plays.
    fn board_of(&self, number: u32, table: TableNumber) -> Option<u32> {
        if self.has_games(number) {
            self.around.event().board_of_table(number, table.0)
        } else {
            Some(table.0)
        }
    }

    /// The table of that board, whatever is played there.
    fn table_of(&self, number: u32, board: u32) -> Option<&Watched> {
        let game = self.around.event().game(number, board)?;
        self.tables.get(TableNumber(game.table.unwrap_or(board)))
    }

    /// The table that plays that board, if its game is of that round.
    pub(super) fn paired_table(&self, round: u32, board: u32) -> Option<&Watched> {
        let is_of_round = |watched: &&Watched| self.around.place_of(watched) == Some((round, board));
        self.table_of(round, board).filter(is_of_round)
    }

    /// Who plays at that board, and how their game stands.
    fn fed(&self, number: u32, board: u32) -> Option<(Board, Live)> {
        let event = self.around.event();
        if !self.has_games(number) {
            let watched = self.tables.get(TableNumber(board))?;
            let names = watched.names(self.messages)?;
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
}

/// The feed.
impl Outside {
    pub(in crate::hall::desk) fn next_wakeup(&self) -> Option<Moment> {
        let due = self.feed.as_ref()?.next_due()?;
        Some(due.max(self.not_before))
    }

    /// That is new.
    pub(in crate::hall::desk) fn follow(&mut self, what: Fed, source: &Source<'_>, now: Moment) {
        match what {
            Fed::Round => self.follow_round(source, now),
            Fed::Table(table) => self.follow_table(table, source, now),
            // Nothing behind what could not be kept was carried out: the feed is written again, as the event is now.
            Fed::Again => {
                self.follow_round(source, now);
                self.owe_all();
            }
        }
    }

    /// All of the round that is fed.
    fn follow_round(&mut self, source: &Source<'_>, now: Moment) {
        // Tables that play off have left their last game, whose file stays as it was written.
        let is_over = self.feed.is_none() && !source.around.event().play_offs().is_empty();
        let Some(number) = source.round().filter(|_| !is_over) else {
            self.feed = None;
            self.boards.clear();
            return;
        };
        let round = source.known_of(number);
        let delay_ms = round.delay_ms;
        let boards = source.boards(number);
        let is_new = self.feed.is_none() || self.round != number;
        match &mut self.feed {
            Some(feed) if !is_new => feed.set_round(round),
            Some(_) | None => {
                self.feed = Some(Feed::new(round));
                self.round = number;
                self.boards.clear();
            }
        }
        let is_played = |live: Live| !live.moves.is_empty() || live.result.is_some();
        let was_seen = |board: &u32| source.fed(number, *board).is_some_and(|(_, live)| is_played(live));
        if is_new && delay_ms > 0 && boards.iter().any(was_seen) {
            self.not_before = now.plus_millis(delay_ms);
        }
        let gone: Vec<u32> = self
            .boards
            .iter()
            .copied()
            .filter(|board| !boards.contains(board))
            .collect();
        for board in gone.into_iter().chain(boards) {
            self.follow_board(number, board, source, now);
        }
    }

    /// What is new at that table.
    fn follow_table(&mut self, table: TableNumber, source: &Source<'_>, now: Moment) {
        if self.feed.is_none() {
            return self.follow_round(source, now);
        }
        if let Some(number) = source.round()
            && let Some(board) = source.board_of(number, table)
        {
            self.follow_board(number, board, source, now);
        }
    }

    fn follow_board(&mut self, number: u32, board: u32, source: &Source<'_>, now: Moment) {
        let is_left = |watched: &Watched| source.around.plays_off(watched);
        if source.table_of(number, board).is_some_and(is_left) {
            return;
        }
        let Some(feed) = &mut self.feed else { return };
        if let Some((pairing, live)) = source.fed(number, board) {
            self.boards.insert(board);
            feed.pair(board, pairing);
            feed.changed(board, live, now);
        } else {
            self.boards.remove(&board);
            feed.unpair(board);
        }
    }

    fn owe_all(&mut self) {
        let names: Vec<String> = self.files.keys().cloned().collect();
        for name in names {
            self.owe(&name);
        }
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

    /// What of the feed may be seen now is written.
    pub(in crate::hall::desk) fn write(&mut self, around: &Around, out: &mut Out, now: Moment) {
        let Some(feed) = self.feed.as_mut().filter(|_| self.not_before <= now) else {
            return;
        };
        let mut papers = Vec::new();
        for file in feed.due(now) {
            let name = format!("{}/{}", file.folder, file.name);
            self.files.insert(name.clone(), file.first_board);
            papers.push(Paper { name, text: file.text });
        }
        if !papers.is_empty() {
            self.push(&papers, around, out);
            out.push(Effect::Write(papers));
        }
    }

    /// What became of files that were to be written: those of the feed are tried again each second, and once is enough to hear of it.
    pub(in crate::hall::desk) fn written(&mut self, names: &[String], failed: &[String], folder: &str, out: &mut Out) {
        let (of_feed, others): (Vec<&String>, Vec<&String>) =
            names.iter().partition(|name| self.files.contains_key(*name));
        let fails: Vec<&String> = of_feed.iter().copied().filter(|name| failed.contains(name)).collect();
        for name in &fails {
            self.owe(name);
        }
        let knew = self.is_broken;
        if !of_feed.is_empty() {
            self.is_broken = !fails.is_empty();
        }
        let last = fails.last().copied().filter(|_| !knew);
        let (not, done): (Vec<&String>, Vec<&String>) = others.into_iter().partition(|name| failed.contains(name));
        let mut tell = |id: &str, names: &[&String]| {
            if !names.is_empty() {
                let files: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
                let values = [("files", files.join(", ").into()), ("folder", Value::from(folder))];
                out.tell_of("files", id, &values);
            }
        };
        tell("around-not-written", last.as_slice());
        tell("around-not-written", &not);
        tell("around-written", &done);
    }
}

/// The broadcast on lichess, off until somebody names its round. First the folder, then the push: whoever reads the folder waits for nobody.
impl Outside {
    /// These files are new: the games go into the broadcast of their round. A round of the server's shows a hundred games, those of the first file.
    fn push(&mut self, papers: &[Paper], around: &Around, out: &mut Out) {
        let first = papers.iter().find(|paper| self.files.get(&paper.name) == Some(&1));
        if let Some(paper) = first {
            self.last_games.clone_from(&paper.text);
            self.push_games(around, out);
        }
    }

    /// The broadcast is another one: it gets what there is.
    pub(in crate::hall::desk) fn push_again(&self, around: &Around, out: &mut Out) {
        if !self.last_games.is_empty() {
            self.push_games(around, out);
        }
    }

    fn push_games(&self, around: &Around, out: &mut Out) {
        if let Some(round) = around.event().broadcast(self.round) {
            let (round, games) = (round.to_owned(), self.last_games.clone());
            out.push(Effect::Broadcast(broadcast::Request::Push { round, games }));
        }
    }

    pub(in crate::hall::desk) fn broadcast_news(&mut self, news: broadcast::News, out: &mut Out) {
        match news {
            broadcast::News::SignedIn { name, kept_in_file } => {
                let id = if kept_in_file {
                    "around-broadcast-in-file"
                } else {
                    "around-broadcast-in"
                };
                out.tell_of("answer", id, &[("name", (&name).into())]);
            }
            broadcast::News::SignedOut => out.tell_of("answer", "around-broadcast-out", &[]),
            broadcast::News::Pushed { games, .. } => {
                let refused = games.iter().find_map(|game| {
                    let fault = game.fault.as_deref()?;
                    let why = harmless(fault);
                    let values = [("board", (&game.board).into()), ("why", (&*why).into())];
                    Some(out.messages.text("around-broadcast-game", &values))
                });
                self.broadcast_stands(refused, out);
            }
            broadcast::News::NotPushed { fault, .. } | broadcast::News::Failed(fault) => {
                let why = wording::lichess::fault(&out.messages, &fault);
                let text = out.messages.text("around-broadcast-fails", &[("why", (&why).into())]);
                self.broadcast_stands(Some(text), out);
            }
        }
    }

    /// What is wrong with it is told once, and that it is right again.
    fn broadcast_stands(&mut self, fault: Option<String>, out: &mut Out) {
        let before = std::mem::replace(&mut self.push_fault, fault.clone());
        match (before, fault) {
            (before, Some(fault)) if before.as_ref() != Some(&fault) => out.say("feed", &[], fault, false),
            (Some(_), None) => out.tell_of("feed", "around-broadcast-back", &[]),
            (Some(_) | None, _) => {}
        }
    }
}
