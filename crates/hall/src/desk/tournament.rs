//! The tournament as this desk keeps it. Every entry is a note of the desk's store; the tournament is the fold of its notes.
//!
//! A line that is typed ([`lines`]) becomes a command, and the entries that the tournament decides for it are noted. The
//! lines read out ([`read_out`]), the feed and the reports ([`outside`], [`reports`]) are made from the tournament and
//! change nothing of it.

mod by_hand;
pub(super) mod details;
pub(super) mod entries;
pub(super) mod lines;
pub(super) mod next_round;
pub(super) mod outside;
mod read_out;
pub(super) mod reports;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use shakmaty::{ByColor, Color};

use super::watched::WatchedTable;
use crate::tournament::{
    Details, DueGame, Happened, RoundBoard, Tournament, TournamentCommand, TournamentEntry, TournamentGame,
    TournamentRefusal, words,
};
use journal::entry::GameSetup;
use laws::ending::GameResult;
use laws::game::Game;
use laws::people::Person;
use laws::scoresheet::Signature;
use laws::stored::StoredWord as _;
use link::notes::{Notes, NotesPage, TakenPage};
use link::roster::{Paired, Pairing, Roster, Terms};
use link::topic::{GameId, TableNumber};
use locale::Messages;

/// The tournament: always the fold of its notes.
#[derive(Debug)]
pub(super) struct NotedTournament {
    event: Tournament,
    /// The notes as they stand in the store, and as desks tell them to each other.
    pub(super) notes: Notes,
    /// True if a note cannot be read: commands are then refused, because the tournament would become another one.
    is_unread: bool,
    /// A result could not be kept: the tables are looked at again when the arbiter continues.
    pub(super) is_owed: bool,
    /// The tables have not been looked at since this desk was started.
    pub(super) is_fresh: bool,
    /// The game of each table and its result as they were when it was looked at last.
    seen: BTreeMap<TableNumber, (GameId, Option<GameResult>)>,
}

/// The effect of a game at a table on the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Brought {
    /// A result, with the number of its play-off if it belongs to one. Its effects are told.
    Result(Happened, Option<u32>),
    /// Signatures: both players sign when the game is over (8.7), and nobody needs to hear of each.
    Signatures(Happened),
    /// A result that differs from the entered one: the arbiter decides.
    Differs(String),
}

/// The notes.
impl NotedTournament {
    /// The tournament of these notes.
    pub(super) fn of(notes: &[String]) -> Self {
        let notes = Notes::of(notes);
        let (event, is_unread) = fold(&notes);
        Self {
            event,
            notes,
            is_unread,
            is_owed: false,
            is_fresh: true,
            seen: BTreeMap::new(),
        }
    }

    pub(super) const fn state(&self) -> &Tournament {
        &self.event
    }

    /// True if there is a tournament.
    pub(super) fn is_open(&self) -> bool {
        self.event.entries() > 0
    }

    pub(super) const fn is_unread(&self) -> bool {
        self.is_unread
    }

    /// Decides a command. The first player or detail makes the tournament, with the details `fresh`.
    pub(super) fn decide(
        &self,
        command: TournamentCommand,
        fresh: Details,
    ) -> Result<Vec<Happened>, TournamentRefusal> {
        let makes_it = matches!(
            &command,
            TournamentCommand::Enter(
                Happened::PlayerEntered { .. }
                    | Happened::DetailsChanged { .. }
                    | Happened::SingleFilesSet { .. }
                    | Happened::Chess960Set { .. }
            )
        );
        if !makes_it || self.is_open() {
            return self.event.decide(command);
        }
        let mut event = Tournament::default();
        let mut happened = event.decide(TournamentCommand::Enter(Happened::Opened { details: fresh }))?;
        for what in &happened {
            event.apply(&event.next_entry(what.clone(), "", ""));
        }
        happened.extend(event.decide(command)?);
        Ok(happened)
    }

    /// Notes what has happened; returns the note and the position where it begins.
    pub(super) fn note(&mut self, what: Happened, when: &str, by: &str) -> (String, u64) {
        let entry = self.event.next_entry(what, when, by);
        self.event.apply(&entry);
        let line = entry.line();
        let from = self.notes.add(&line);
        (line, from)
    }

    /// Drops a note that could not be kept, and all after it.
    pub(super) fn drop_unkept(&mut self, line: &str) {
        self.notes.drop_from(line);
        (self.event, self.is_unread) = fold(&self.notes);
        self.is_owed = true;
    }

    /// Takes a page of the chief's notes. If the known notes are not the chief's, the tournament begins anew.
    pub(super) fn take(&mut self, page: &NotesPage) -> TakenPage {
        let taken = self.notes.take(page);
        if taken.is_anew {
            (self.event, self.is_unread) = (Tournament::default(), false);
        }
        for line in &taken.lines {
            match TournamentEntry::read(line) {
                Ok(entry) => self.event.apply(&entry),
                Err(_newer) => self.is_unread = true,
            }
        }
        taken
    }
}

/// The tournament of these notes, and whether one of them cannot be read.
fn fold(notes: &Notes) -> (Tournament, bool) {
    let read: Result<Vec<TournamentEntry>, _> = notes.text.lines().map(TournamentEntry::read).collect();
    let is_unread = read.is_err();
    (Tournament::of(&read.unwrap_or_default()), is_unread)
}

/// The pairings of the tables.
impl NotedTournament {
    /// The round that the tables play, or the first.
    pub(super) fn round(&self) -> u32 {
        self.event.current_round().unwrap_or(1)
    }

    /// The round after that of the tables, or the first.
    pub(super) fn next_round(&self) -> u32 {
        self.event.current_round().unwrap_or_default() + 1
    }

    /// The same, or the round after the last with a result where the results are entered by hand and no round was begun.
    pub(super) fn next_without_games(&self) -> u32 {
        let by_hand = || self.event.last_with_result().saturating_add(1);
        self.event.current_round().map_or_else(by_hand, |begun| begun + 1)
    }

    /// The round that is reported: that of the tables, or the last with a result.
    pub(super) fn reported_round(&self) -> u32 {
        let by_hand = || self.event.last_with_result().max(1);
        self.event.current_round().unwrap_or_else(by_hand)
    }

    /// The game of a play-off that is to be played at that table: its boards are those of the last round.
    fn due_at(&self, table: TableNumber) -> Option<DueGame> {
        let board = self.event.board_of_table(self.event.details().rounds, table.0)?;
        self.event.due_games().into_iter().find(|due| due.board == board)
    }

    /// The due game of a play-off at that table, if it is the one being played there.
    fn due_on(&self, watched: &WatchedTable) -> Option<DueGame> {
        let due = self.due_at(watched.number)?;
        self.is_on(watched, &due).then_some(due)
    }

    /// True if that game of a play-off is the one at that table.
    fn is_on(&self, watched: &WatchedTable, due: &DueGame) -> bool {
        round_of(watched) == Some(due.round) && self.plays(watched, &due.game)
    }

    /// True if the due game of that play-off is the one at that table.
    pub(super) fn plays_in(&self, watched: &WatchedTable, play_off: u32) -> bool {
        self.due_on(watched).is_some_and(|due| due.play_off == play_off)
    }

    /// True if the game at that table belongs to a play-off.
    pub(super) fn plays_off(&self, watched: &WatchedTable) -> bool {
        let is_behind_the_last = round_of(watched).is_some_and(|round| round > self.event.details().rounds);
        is_behind_the_last && !self.event.play_offs().is_empty()
    }

    /// The round and board at which that table's game is paired. A game of other players has no board.
    pub(super) fn place_of(&self, watched: &WatchedTable) -> Option<(u32, u32)> {
        let (round, board) = self.board_of(watched)?;
        let paired = self.event.game(round, board)?;
        self.plays(watched, paired).then_some((round, board))
    }

    /// The round and board at which that table's game would be paired by its number and round, whoever plays it.
    fn board_of(&self, watched: &WatchedTable) -> Option<(u32, u32)> {
        if self.plays_off(watched) {
            return None;
        }
        let round = self.event.round_of_game(&watched.game_id()?.to_string())?;
        Some((round, self.event.board_of_table(round, watched.number.0)?))
    }

    /// The game before the one at that table, if it was that of that board.
    pub(super) fn left_at<'a>(&self, watched: &'a WatchedTable, at: RoundBoard) -> Option<&'a Game> {
        let (id, game, opening) = watched.game_before()?;
        let paired = self.event.game(at.round, at.board)?;
        let is_of_round = self.event.round_of_game(&id.to_string()) == Some(at.round);
        (is_of_round && self.is_of_pair(game, opening, paired)).then_some(game)
    }

    fn plays(&self, watched: &WatchedTable, paired: &TournamentGame) -> bool {
        let known = watched.game().zip(watched.opening());
        known.is_some_and(|(game, opening)| self.is_of_pair(game, opening, paired))
    }

    /// True if that game is one of the players who are paired.
    fn is_of_pair(&self, game: &Game, opening: &GameSetup, paired: &TournamentGame) -> bool {
        let names = ByColor::new_with(|side| game.people().name(Person::Player(side)));
        self.event.are_paired(paired, names, opening.tournament.fide_ids)
    }

    /// True if the players at that table, in the round of the tables, are not those paired there.
    pub(super) fn others_play(&self, watched: &WatchedTable) -> bool {
        let (current, at) = (self.event.current_round(), self.board_of(watched));
        let is_of_round = at.is_some_and(|(round, _)| Some(round) == current);
        is_of_round && watched.has_begun() && self.place_of(watched).is_none()
    }

    /// The game to be played at that table in the round of the tables; `None` if nobody is paired there, or nobody will
    /// come.
    fn paired_at(&self, table: TableNumber) -> Option<(u32, &TournamentGame)> {
        let round = self.event.current_round()?;
        let game = self.event.game(round, self.event.board_of_table(round, table.0)?)?;
        (!game.is_forfeit()).then_some((round, game))
    }

    /// True if the game at that table may be started: it is the paired one, or there are no pairings at all. `None` if
    /// nobody is paired there and others are, or if the paired game has a result and does not run.
    pub(super) fn is_to_start(&self, watched: &WatchedTable) -> Option<bool> {
        if self.event.plays_off() {
            self.due_at(watched.number)?;
            return Some(self.due_on(watched).is_some());
        }
        let paired = self.event.current_round().filter(|round| self.event.has_games(*round));
        let Some(round) = paired else {
            return Some(watched.game().is_some());
        };
        let (_, game) = self.paired_at(watched.number)?;
        let is_there = self.place_of(watched).is_some_and(|(of, _)| of == round);
        // A game with a result is not started, whatever is on its table.
        let is_over = game.outcome.is_some() && (!is_there || watched.has_not_started());
        (!is_over).then_some(is_there)
    }

    /// The round before that a table still plays, while its game of another round waits.
    pub(super) fn still_plays(&self, watched: &WatchedTable) -> Option<u32> {
        let is_under_way = watched.has_begun() && ended(watched).is_none();
        let (round, _) = self.place_of(watched).filter(|_| is_under_way)?;
        (self.event.current_round() != Some(round)).then_some(round)
    }

    /// True if that table is to be started and is not.
    pub(super) fn awaits_start(&self, watched: &WatchedTable) -> bool {
        let to_start = self.is_to_start(watched);
        to_start.is_some_and(|is_there| !is_there || watched.has_not_started())
    }

    /// True if that game is over and the tables have left it for a play-off: it is not set up once more.
    fn is_left(&self, game: &TournamentGame) -> bool {
        game.outcome.is_some() && !self.event.play_offs().is_empty()
    }

    /// The pairing of that table, as the roster tells it.
    pub(super) fn pairing_at(&self, table: TableNumber) -> Option<Pairing> {
        let due = self.due_at(table);
        let (round, game) = due
            .as_ref()
            .map(|due| (due.round, &due.game))
            .or_else(|| self.paired_at(table).filter(|(_, game)| !self.is_left(game)))?;
        let ByColor { white, black } = game.players.map(|number| {
            let player = self.event.player(number);
            let sight = player.and_then(|player| player.sight);
            Paired {
                name: self.event.name(number),
                fide_id: player.and_then(|player| player.fide_id),
                sight: sight.map(|sight| sight.word()).unwrap_or_default(),
            }
        });
        let play_off_time = due.as_ref().map(|due| due.time.clone()).unwrap_or_default();
        Some(Pairing {
            round,
            white,
            black,
            play_off_time,
            result: game
                .outcome
                .as_ref()
                .map(|outcome| words::result(outcome.result))
                .unwrap_or_default(),
        })
    }

    /// The terms of every game in the round of the tables.
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

    /// Puts the pairing of each table into the roster.
    pub(super) fn put_into(&self, roster: &mut Roster) {
        roster.terms = self.terms();
        for table in &mut roster.tables {
            let told = self.pairing_at(table.number);
            // A result alone is no news to its table: a computer that takes its place gets the result with the place.
            let ends = |(told, before): (&Pairing, &Pairing)| told.is_ended_since(before);
            if !told.as_ref().zip(table.pairing.as_ref()).is_some_and(ends) {
                table.pairing = told;
            }
        }
    }
}

/// News from the tables.
impl NotedTournament {
    /// Forgets the results seen before: in another round the tables bring new ones.
    pub(super) fn forget_seen(&mut self) {
        self.seen.clear();
    }

    /// Remembers a result that stood in the tournament already, and was told when it was new.
    pub(super) fn remember(&mut self, watched: &WatchedTable) {
        let (Some(game), Some((round, board))) = (watched.game_id(), self.place_of(watched)) else {
            return;
        };
        let paired = self.event.game(round, board);
        let is_entered = paired.is_some_and(|paired| paired.outcome.is_some());
        if is_entered || self.event.was_annulled(round, board) {
            self.seen.insert(watched.number, (game, ended(watched)));
        }
    }

    /// Takes the result of a game that has ended at a table, once. A later change there is told: the arbiter decides.
    pub(super) fn look(&mut self, watched: &WatchedTable, messages: &Messages) -> Option<Brought> {
        let (id, game) = (watched.game_id()?, watched.game()?);
        if let Some(due) = self.due_on(watched) {
            let result = game.ending()?.result;
            let entered = Happened::PlayOffResult {
                play_off: due.play_off,
                stage: 0,
                players: due.game.players,
                result,
            };
            return Some(Brought::Result(entered, Some(due.play_off)));
        }
        let (round, board) = self.place_of(watched)?;
        let ending = game.ending();
        let result = ending.map(|ending| ending.result);
        let signed = ByColor::new_with(|side: Color| result.is_some() && game.signed(side) == result);
        let hands = ByColor::new_with(|side: Color| game.signature(side).map(Signature::signed_by));
        let before = self.seen.insert(watched.number, (id, result));
        let is_new = before != Some((id, result));
        let had_ended = before.is_some_and(|(of, result)| of == id && result.is_some());
        let outcome = self.event.game(round, board).and_then(|paired| paired.outcome.as_ref());
        let was_annulled = self.event.was_annulled(round, board);
        let at = RoundBoard { round, board };
        let differs = |id: &str, result: GameResult, entered: Option<GameResult>| {
            let mut values = vec![
                ("table", watched.number.0.into()),
                ("result", words::result(result).into()),
            ];
            values.extend(entered.map(|entered| ("entered", words::result(entered).into())));
            Some(Brought::Differs(messages.text(id, &values)))
        };
        match (ending, outcome) {
            (Some(ending), None) if !was_annulled => {
                let entered = Happened::ResultEntered {
                    at,
                    result: ending.result,
                    signed: signed.map(Some),
                    article: Some(ending.article.clone()),
                };
                Some(Brought::Result(entered, None))
            }
            (Some(ending), None) if is_new => differs("around-was-cancelled", ending.result, None),
            (Some(ending), Some(outcome)) if ending.result == outcome.result => {
                let is_new = outcome.signed != Some(signed) || outcome.hands != hands;
                is_new.then_some(Brought::Signatures(Happened::ResultSigned { at, signed, hands }))
            }
            (Some(ending), Some(outcome)) if is_new => differs("around-changed", ending.result, Some(outcome.result)),
            (None, Some(outcome)) if had_ended => differs("around-gone", outcome.result, None),
            (_, _) => None,
        }
    }
}

/// The round that the table's game names.
fn round_of(watched: &WatchedTable) -> Option<u32> {
    watched.opening()?.tournament.round
}

/// The result of the table's game.
fn ended(watched: &WatchedTable) -> Option<GameResult> {
    Some(watched.game()?.ending()?.result)
}
