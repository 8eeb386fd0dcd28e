//! The parts of the tournament that are seen outside while it is played: the feed of the round, and the broadcast on
//! lichess that it goes into.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::ByColor;

use super::NotedTournament;
use crate::desk::members::Members;
use crate::desk::out::StepOutput;
use crate::desk::tables::Tables;
use crate::desk::watched::WatchedTable;
use crate::desk::{CorrectedFiles, DeskEffect, OutsideFile, PastResults};
use crate::feed::{Feed, FeedBoard, FeedRound, files_of};
use crate::tournament::{DueGame, Entrant, RoundBoard};
use laws::ending::GameResult;
use laws::moment::Moment;
use link::topic::TableNumber;
use locale::{Messages, Value, harmless};
use notation::pgn::live::{self, LiveGame};
use notation::time_control;
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest};
use wording;

/// The rounds that are fed: the one that the tables play, those before it since this desk was started, whose results may be corrected,
/// and each game of a play-off as a round after the last.
#[derive(Debug, Default)]
pub(crate) struct Outside {
    rounds: BTreeMap<u32, FedRound>,
    /// The moment before which nothing is written after a start: the text of the file has been seen, and may not be
    /// taken back while the delay passes.
    not_before: Moment,
    /// The results of rounds that were fed before this start, as their files have them.
    past: BTreeMap<u32, BTreeMap<String, Option<GameResult>>>,
    /// Those of them whose files are to be corrected.
    past_owed: BTreeSet<u32>,
    /// The files, with the round and the first board of each.
    files: BTreeMap<String, (u32, u32)>,
    /// The feed could not be written, and the arbiter knows.
    is_broken: bool,
    /// The fault of the broadcast, as the arbiter was told.
    push_fault: Option<String>,
}

/// A round that is fed.
#[derive(Debug)]
struct FedRound {
    feed: Feed,
    /// The games of its first file as they were written last.
    last_games: String,
}

/// News of the tournament for those who see it from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FeedNews {
    /// Something of the round.
    Round,
    /// Something at that table.
    Table(TableNumber),
    /// Something could not be kept.
    Again,
}

/// A board as the feed has it.
struct FedBoard {
    pairing: FeedBoard,
    live: LiveGame,
    /// The table has continued to the next game of a play-off, or to another round: only the result is known.
    is_left: bool,
}

/// The sources of the feed.
pub(crate) struct FeedSources<'a> {
    pub(crate) tournament: &'a NotedTournament,
    pub(crate) tables: &'a Tables,
    pub(crate) members: &'a Members,
    pub(crate) messages: &'a Messages,
}

impl FeedSources<'_> {
    /// The round that is fed: that of the tables or, if nobody is paired, the only one there is. `None` if pairings
    /// wait for their round.
    fn round(&self) -> Option<u32> {
        let event = self.tournament.state();
        let is_paired = (1..=event.details().rounds).any(|round| event.has_games(round));
        if is_paired {
            event.current_round().filter(|round| event.has_games(*round))
        } else {
            Some(1)
        }
    }

    /// The data of that round as a feed has it.
    fn known_of(&self, number: u32) -> FeedRound {
        let event = self.tournament.state();
        let details = event.details();
        let name = Some(details.name.as_str()).filter(|name| !name.is_empty());
        let site = format!("{} {}", details.city, details.federation);
        let mut of_play_offs = event.games_of_play_offs().into_iter();
        let play_off = of_play_offs.find(|due| due.round == number);
        let play_off = play_off.and_then(|due| event.play_off(due.play_off).ok());
        let (begun, time) = play_off.map_or((event.begun_at(number), &details.time), |play_off| {
            (play_off.when.as_str(), &play_off.time)
        });
        FeedRound {
            event: name.unwrap_or(self.members.name()).to_owned(),
            site: site.trim().to_owned(),
            date: begun.get(..10).unwrap_or_default().replace('-', "."),
            number,
            time: time_control::read(time).ok(),
            delay_ms: self.members.delay_ms(),
            has_single_files: event.has_single_files(),
        }
    }

    /// The boards of that round.
    fn boards(&self, number: u32) -> Vec<u32> {
        match self.tournament.state().round(number) {
            Some(round) if !round.games.is_empty() => round.games.keys().copied().collect(),
            Some(_) | None => self.tables.iter().map(|watched| watched.number.0).collect(),
        }
    }

    /// True if that is a round of games of play-offs.
    fn is_of_play_offs(&self, number: u32) -> bool {
        let event = self.tournament.state();
        number > event.details().rounds && !event.play_offs().is_empty()
    }

    /// True if the tables have gone on from that round to a later one.
    fn is_past(&self, number: u32) -> bool {
        let event = self.tournament.state();
        event.has_games(number) && event.current_round().is_some_and(|current| number < current)
    }

    /// The round of the tournament in which the boards of that one are paired with tables.
    fn seated_in(&self, number: u32) -> u32 {
        if self.is_of_play_offs(number) {
            self.tournament.state().details().rounds
        } else {
            number
        }
    }

    fn game_of_play_off(&self, number: u32, board: u32) -> Option<DueGame> {
        let mut games = self.tournament.state().games_of_play_offs().into_iter();
        games.find(|due| (due.round, due.board) == (number, board))
    }

    /// The table with that game of a play-off on it.
    fn table_playing_off(&self, due: &DueGame) -> Option<&WatchedTable> {
        let watched = self.table_of(self.seated_in(due.round), due.board);
        watched.filter(|watched| self.tournament.is_on(watched, due))
    }

    /// The board of that round that the table plays.
    fn board_of(&self, number: u32, table: TableNumber) -> Option<u32> {
        let number = self.seated_in(number);
        if self.tournament.state().has_games(number) {
            self.tournament.state().board_of_table(number, table.0)
        } else {
            Some(table.0)
        }
    }

    /// The table of that board, whatever is played there.
    fn table_of(&self, number: u32, board: u32) -> Option<&WatchedTable> {
        let game = self.tournament.state().game(number, board)?;
        self.tables.get(TableNumber(game.table.unwrap_or(board)))
    }

    /// The table that plays that board, if its game is of that round.
    pub(super) fn paired_table(&self, round: u32, board: u32) -> Option<&WatchedTable> {
        let is_of_round = |watched: &&WatchedTable| self.tournament.place_of(watched) == Some((round, board));
        self.table_of(round, board).filter(is_of_round)
    }

    /// The name of the paired game of that board.
    fn game_id(&self, number: u32, board: u32) -> String {
        format!("{}-{number}-{board}", self.members.own().event)
    }

    /// The results of that round that were entered or annulled here, by the name of the game.
    fn entered(&self, number: u32) -> BTreeMap<String, Option<GameResult>> {
        let event = self.tournament.state();
        let of_play_offs = event.games_of_play_offs().into_iter();
        let of_play_offs = of_play_offs
            .filter(|due| due.round == number)
            .map(|due| (due.board, due.game));
        let paired = event.round(number).into_iter().flat_map(|round| round.games.clone());
        let results = paired.chain(of_play_offs).filter_map(|(board, game)| {
            let result = game.outcome.map(|outcome| outcome.result);
            let is_known = result.is_some() || event.was_annulled(number, board);
            is_known.then(|| (self.game_id(number, board), result))
        });
        results.collect()
    }

    /// The files that the games of that round may be in.
    fn files_of(&self, number: u32) -> BTreeSet<String> {
        let boards = self.boards(self.seated_in(number));
        boards.into_iter().flat_map(|board| files_of(number, board)).collect()
    }

    /// Two paired players. A pairing is public before a table plays it, and the name of its game stays.
    fn paired(&self, number: u32, board: u32, players: ByColor<u32>) -> FeedBoard {
        let event = self.tournament.state();
        // The file has neither federations nor the rules that apply.
        let player = |number: u32| Entrant {
            name: event.name(number),
            federation: String::new(),
            sight: None,
            ..event.player(number).cloned().unwrap_or_default()
        };
        FeedBoard {
            game_id: self.game_id(number, board),
            players: players.map(player),
        }
    }

    /// The players at that board, and the state of their game.
    fn fed(&self, number: u32, board: u32) -> Option<FedBoard> {
        let event = self.tournament.state();
        let is_of_play_offs = self.is_of_play_offs(number);
        if !is_of_play_offs && !event.has_games(number) {
            let watched = self.tables.get(TableNumber(board))?;
            let players = watched.names(self.messages)?.map(|name| Entrant {
                name,
                ..Entrant::default()
            });
            let game_id = watched.game_id()?.to_string();
            return Some(FedBoard {
                pairing: FeedBoard { game_id, players },
                live: live::of(watched.game()?),
                is_left: false,
            });
        }
        let (game, at_table) = if is_of_play_offs {
            let due = self.game_of_play_off(number, board)?;
            let at_table = self.table_playing_off(&due);
            (due.game, at_table)
        } else {
            (event.game(number, board)?.clone(), self.paired_table(number, board))
        };
        // Another computer may have taken the table's place without its game.
        let left = || {
            let at = RoundBoard { round: number, board };
            let table = self.table_of(number, board).filter(|_| !self.is_past(number))?;
            self.tournament.left_at(table, at)
        };
        let at_table = at_table.and_then(WatchedTable::game).or_else(left).map(live::of);
        let is_left = (is_of_play_offs || self.is_past(number)) && at_table.is_none();
        let mut live = at_table.unwrap_or_default();
        // A result that was cancelled here is not shown because its table still has it.
        let is_annulled = !is_of_play_offs && event.was_annulled(number, board);
        let of_table = live.result.filter(|_| !is_annulled);
        live.result = game.outcome.map(|outcome| outcome.result).or(of_table);
        Some(FedBoard {
            pairing: self.paired(number, board, game.players),
            live,
            is_left,
        })
    }
}

/// The feed.
impl Outside {
    pub(crate) fn next_wakeup(&self) -> Option<Moment> {
        let due = self.rounds.values().filter_map(|of| of.feed.next_due()).min()?;
        Some(due.max(self.not_before))
    }

    /// Updates the feed with that news.
    pub(crate) fn follow(&mut self, what: FeedNews, source: &FeedSources<'_>, now: Moment) {
        match what {
            FeedNews::Round => self.follow_round(source, now),
            FeedNews::Table(table) => self.follow_table(table, source, now),
            // The feed is written anew from the tournament: nothing after the unsaved entry was carried out.
            FeedNews::Again => {
                self.past.clear();
                self.follow_round(source, now);
                self.owe_all();
            }
        }
    }

    /// Updates the whole feed.
    fn follow_round(&mut self, source: &FeedSources<'_>, now: Moment) {
        let event = source.tournament.state();
        // Tables that play off have left their last game, whose file stays as it was written.
        let is_fed = |number: &u32| self.rounds.contains_key(number) || event.play_offs().is_empty();
        let of_tables = source.round().filter(is_fed);
        let mut wanted: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for due in event.games_of_play_offs() {
            wanted.entry(due.round).or_default().push(due.board);
        }
        // The state of a game that is over and has left its table is unknown after a start: its file stays, too.
        wanted.retain(|number, boards| {
            let is_known = |board: &u32| {
                let due = source.game_of_play_off(*number, *board);
                due.is_some_and(|due| due.game.outcome.is_none() || source.table_playing_off(&due).is_some())
            };
            self.rounds.contains_key(number) || boards.iter().any(is_known)
        });
        // A play-off that was taken back has no games.
        for number in self.rounds.keys().filter(|number| source.is_of_play_offs(**number)) {
            wanted.entry(*number).or_default();
        }
        wanted.extend(of_tables.map(|number| (number, source.boards(number))));
        let is_past = |number: &u32| !wanted.contains_key(number) && source.is_past(*number);
        let past: Vec<u32> = self.rounds.keys().copied().filter(is_past).collect();
        self.rounds
            .retain(|number, _| wanted.contains_key(number) || past.contains(number));
        for number in past {
            for board in source.boards(number) {
                self.follow_board(number, board, source, now);
            }
        }
        for (number, boards) in wanted {
            self.follow_boards(number, boards, source, now);
        }
        self.follow_past(source);
    }

    /// Notes the changed results of rounds that were fed before this start: only their files have the moves.
    fn follow_past(&mut self, source: &FeedSources<'_>) {
        let event = source.tournament.state();
        let of_play_offs = event.games_of_play_offs().into_iter().map(|due| due.round);
        let numbers = (1..=event.current_round().unwrap_or_default()).chain(of_play_offs);
        for number in numbers.filter(|number| !self.rounds.contains_key(number)) {
            let results = source.entered(number);
            let before = self.past.insert(number, results.clone()).unwrap_or_default();
            if before != results {
                self.past_owed.insert(number);
            }
        }
    }

    /// Has the files of rounds before this start corrected.
    pub(crate) fn correct_past(&mut self, source: &FeedSources<'_>) -> Vec<DeskEffect> {
        let owed = std::mem::take(&mut self.past_owed).into_iter();
        let of_round = |round: u32| {
            let results = self.past.get(&round)?.clone();
            let files = source.files_of(round).into_iter().collect();
            Some(DeskEffect::Correct(PastResults { round, files, results }))
        };
        owed.filter_map(of_round).collect()
    }

    /// Handles the result of correcting files. A failure is told once, and tried again with the next change of the tournament.
    pub(crate) fn corrected(&mut self, done: &CorrectedFiles, tournament: &NotedTournament, out: &mut StepOutput) {
        let round = done.round;
        let [one, of_hundred, _single] = files_of(round, 1);
        let first = done
            .changed
            .iter()
            .find(|file| [&one, &of_hundred].contains(&&file.name));
        if let Some((to, file)) = tournament.state().broadcast(round).zip(first) {
            let (round, games) = (to.to_owned(), file.text.clone());
            out.push(DeskEffect::Broadcast(BroadcastRequest::Push { round, games }));
        }
        let knew = std::mem::replace(&mut self.is_broken, !done.failed.is_empty());
        if let Some(file) = done.failed.first() {
            self.past.remove(&round);
            if !knew {
                let values = [("files", file.into()), ("folder", Value::from(&*done.folder))];
                out.tell_of("files", "around-not-written", &values);
            }
        }
    }

    /// Updates all boards of a round.
    fn follow_boards(&mut self, number: u32, boards: Vec<u32>, source: &FeedSources<'_>, now: Moment) {
        let round = source.known_of(number);
        let delay_ms = round.delay_ms;
        let mut gone = Vec::new();
        if let Some(of_round) = self.rounds.get_mut(&number) {
            of_round.feed.set_round(round);
            gone.extend(of_round.feed.boards().filter(|board| !boards.contains(board)));
        } else {
            let is_played = |live: &LiveGame| !live.moves.is_empty() || live.result.is_some();
            let was_seen = |board: &u32| {
                let fed = source.fed(number, *board).filter(|fed| !fed.is_left);
                fed.is_some_and(|fed| is_played(&fed.live))
            };
            if delay_ms > 0 && boards.iter().any(was_seen) {
                self.not_before = now.plus_millis(delay_ms);
            }
            let of_round = FedRound {
                feed: Feed::new(round),
                last_games: String::new(),
            };
            self.rounds.insert(number, of_round);
        }
        for board in gone.into_iter().chain(boards) {
            self.follow_board(number, board, source, now);
        }
    }

    /// Updates the boards of that table.
    fn follow_table(&mut self, table: TableNumber, source: &FeedSources<'_>, now: Moment) {
        if self.rounds.is_empty() {
            return self.follow_round(source, now);
        }
        let rounds: Vec<u32> = self.rounds.keys().copied().collect();
        for number in rounds {
            if let Some(board) = source.board_of(number, table) {
                self.follow_board(number, board, source, now);
            }
        }
    }

    fn follow_board(&mut self, number: u32, board: u32, source: &FeedSources<'_>, now: Moment) {
        let is_left = |watched: &WatchedTable| source.tournament.plays_off(watched);
        if !source.is_of_play_offs(number) && source.table_of(number, board).is_some_and(is_left) {
            return;
        }
        let Some(of_round) = self.rounds.get_mut(&number) else {
            return;
        };
        let Some(fed) = source.fed(number, board) else {
            of_round.feed.unpair(board);
            return;
        };
        let is_new = of_round.feed.pair(board, fed.pairing);
        // A game that is over stays as it was if its table has continued to the next.
        if fed.is_left && !is_new && source.is_past(number) {
            of_round.feed.corrected(board, fed.live.result, now);
        } else if is_new || !fed.is_left || fed.live.result.is_none() {
            of_round.feed.changed(board, fed.live, now);
        }
    }

    fn owe_all(&mut self) {
        let names: Vec<String> = self.files.keys().cloned().collect();
        for name in names {
            self.owe(&name);
        }
    }

    /// Notes that the file of the feed has to be written again.
    fn owe(&mut self, name: &str) {
        let Some((round, first_board)) = self.files.get(name) else {
            return;
        };
        if let Some(of_round) = self.rounds.get_mut(round) {
            of_round.feed.not_written(*first_board);
        }
    }

    /// Writes the parts of the feed that may be seen now.
    pub(crate) fn write(&mut self, tournament: &NotedTournament, out: &mut StepOutput, now: Moment) {
        if self.not_before > now {
            return;
        }
        let mut papers = Vec::new();
        for (round, of_round) in &mut self.rounds {
            for file in of_round.feed.due(now) {
                let name = format!("{}/{}", file.folder, file.name);
                self.files.insert(name.clone(), (*round, file.first_board));
                papers.push(OutsideFile { name, text: file.text });
            }
        }
        if !papers.is_empty() {
            self.push(&papers, tournament, out);
            out.push(DeskEffect::Write(papers));
        }
    }

    /// Handles the result of writing files. Those of the feed are tried again each second, and a failure is told only
    /// once.
    pub(crate) fn written(&mut self, names: &[String], failed: &[String], folder: &str, out: &mut StepOutput) {
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

/// The broadcast on lichess, off until somebody names its round. First the folder, then the push, so that readers of
/// the folder wait for nobody.
impl Outside {
    /// Puts the games of new files into the broadcast of their round. A round of the server shows a hundred games,
    /// those of the first file.
    fn push(&mut self, papers: &[OutsideFile], tournament: &NotedTournament, out: &mut StepOutput) {
        let mut new = Vec::new();
        for (number, of_round) in &mut self.rounds {
            let is_first = |paper: &&OutsideFile| self.files.get(&paper.name) == Some(&(*number, 1));
            if let Some(paper) = papers.iter().find(is_first) {
                of_round.last_games.clone_from(&paper.text);
                new.push(*number);
            }
        }
        for number in new {
            self.push_again(number, tournament, out);
        }
    }

    /// Pushes the present games into the broadcast of that round.
    pub(crate) fn push_again(&self, number: u32, tournament: &NotedTournament, out: &mut StepOutput) {
        let games = self.rounds.get(&number).map(|of_round| &of_round.last_games);
        let games = games.filter(|games| !games.is_empty());
        if let Some((round, games)) = tournament.state().broadcast(number).zip(games) {
            let (round, games) = (round.to_owned(), games.clone());
            out.push(DeskEffect::Broadcast(BroadcastRequest::Push { round, games }));
        }
    }

    pub(crate) fn broadcast_news(&mut self, news: BroadcastNews, out: &mut StepOutput) {
        match news {
            BroadcastNews::SignedIn { name, kept_in_file } => {
                let id = if kept_in_file {
                    "around-broadcast-in-file"
                } else {
                    "around-broadcast-in"
                };
                out.tell_of("answer", id, &[("name", (&name).into())]);
            }
            BroadcastNews::SignedOut => out.tell_of("answer", "around-broadcast-out", &[]),
            BroadcastNews::Pushed { games, .. } => {
                let refused = games.iter().find_map(|game| {
                    let fault = game.fault.as_deref()?;
                    let why = harmless(fault);
                    let values = [("board", (&game.board).into()), ("why", (&*why).into())];
                    Some(out.messages.text("around-broadcast-game", &values))
                });
                self.broadcast_stands(refused, out);
            }
            BroadcastNews::NotPushed { fault, .. } | BroadcastNews::Failed(fault) => {
                let why = wording::lichess::fault(&out.messages, &fault);
                let text = out.messages.text("around-broadcast-fails", &[("why", (&why).into())]);
                self.broadcast_stands(Some(text), out);
            }
        }
    }

    /// Notes the state of the broadcast; a fault is told once, and so is its end.
    fn broadcast_stands(&mut self, fault: Option<String>, out: &mut StepOutput) {
        let before = std::mem::replace(&mut self.push_fault, fault.clone());
        match (before, fault) {
            (before, Some(fault)) if before.as_ref() != Some(&fault) => out.say("feed", &[], fault, false),
            (Some(_), None) => out.tell_of("feed", "around-broadcast-back", &[]),
            (Some(_) | None, _) => {}
        }
    }
}
