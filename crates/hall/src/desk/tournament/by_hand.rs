//! Decisions entered by hand: results, with the games at the tables that they belong to, and changes of what is under way.

use super::lines::SYSTEMS;
use crate::desk::HallDesk;
use crate::desk::watched::WatchedTable;
use crate::tournament::{Happened, PairingSystem, RoundBoard, TournamentCommand};
use controls::next::first_words;
use laws::command::Command;
use laws::ending::GameResult;
use link::ruling_content::RulingContent;
use link::topic::TableNumber;
use locale::Value;

impl HallDesk {
    /// The table of a game in which both players have moved, if the command enters a forfeit for it: such a game was played (6.7).
    pub(crate) fn forfeits_begun_game(&self, command: &TournamentCommand) -> Option<TableNumber> {
        let TournamentCommand::Enter(Happened::ResultEntered { at, result, .. }) = command else {
            return None;
        };
        let table = self.in_progress(*at).filter(|_| result.is_forfeit())?;
        let plies = table.game().map_or(0, |game| game.line().len());
        (plies >= 2).then_some(table.number)
    }

    /// The table at which the game of that board is not over.
    fn in_progress(&self, at: RoundBoard) -> Option<&WatchedTable> {
        let goes_on = |watched: &&WatchedTable| {
            let is_over = watched.game().is_none_or(|game| game.ending().is_some());
            !is_over && self.tournament.place_of(watched) == Some((at.round, at.board))
        };
        self.tables.iter().find(goes_on)
    }

    /// Gives the game of that board at its table the result that was entered by hand: the clocks stop, and the next game can come. A result
    /// that the game has otherwise is annulled first.
    pub(crate) fn end_at_table(&mut self, at: RoundBoard, result: GameResult) {
        let Some((table, ended)) = self.on_table(at) else {
            let game = self.tournament.state().game(at.round, at.board);
            let table = game.map(|game| TableNumber(game.table.unwrap_or(at.board)));
            if table.is_some() && self.tournament.state().current_round() == Some(at.round) {
                self.say_still_playing(table);
            }
            return;
        };
        if ended == Some(result) {
            return;
        }
        if ended.is_none() {
            self.tell_or_queue(table, "around-ends-at-table");
        }
        let text = self.out.messages.text("around-result-by-hand", &[]);
        if ended.is_some() && !self.rulings.annuls(table) {
            let text = text.clone();
            self.rule(table, &RulingContent::Command(Command::AnnulResult { text }));
        }
        self.rule(table, &RulingContent::Command(Command::RuleResult { result, text }));
    }

    /// Annuls the result of that board at its table, too: the players hear of it, and the game is open with its clocks stopped.
    pub(crate) fn annul_at_table(&mut self, at: RoundBoard, text: String) {
        if let Some((table, Some(_))) = self.on_table(at) {
            self.tell_or_queue(table, "around-open-at-table");
            self.rule(table, &RulingContent::Command(Command::AnnulResult { text }));
        }
    }

    /// The table with the game of that board, and its result there.
    fn on_table(&self, at: RoundBoard) -> Option<(TableNumber, Option<GameResult>)> {
        let is_on = |watched: &&WatchedTable| self.tournament.place_of(watched) == Some((at.round, at.board));
        let watched = self.tables.iter().find(is_on)?;
        let result = watched.game()?.ending().map(|ending| ending.result);
        Some((watched.number, result))
    }

    /// Tells the effect of a ruling at that table, or that the ruling waits for it.
    fn tell_or_queue(&mut self, table: TableNumber, id: &str) {
        if self.tables.get(table).is_some_and(WatchedTable::is_there) {
            let word = first_words(&self.out.messages, "line-start-clocks");
            self.out.tell_at("answer", id, table, &[("word", (&word).into())]);
        } else {
            self.out.tell_at("ruling", "hall-not-delivered", table, &[]);
        }
    }

    /// Changes the pairing system; asks first if games are paired by another one.
    pub(crate) fn change_system(&mut self, system: PairingSystem) {
        let event = self.tournament.state();
        let has_games = (1..=event.details().rounds).any(|round| event.has_games(round));
        let before = event.details().system;
        let change = move |desk: &mut Self| {
            let changed = desk.with_details(|details| details.system = system);
            if desk.happen(changed).is_some() {
                desk.say_about();
            }
        };
        if before == system || !has_games {
            return change(self);
        }
        let named = |system: PairingSystem| {
            let named = SYSTEMS.iter().find(|(known, _)| *known == system);
            named.map_or_else(String::new, |(_, id)| first_words(&self.out.messages, id))
        };
        let values = [("before", named(before).into()), ("system", named(system).into())];
        let question = self.out.messages.text("hall-ask-system", &values);
        self.ask_then(question, None, change);
    }

    /// Takes back a bye; asks first if its round has begun or is over.
    pub(crate) fn cancel_bye(&mut self, round: u32, player: u32) {
        let event = self.tournament.state();
        let known = event.current_round().unwrap_or_default().max(event.last_with_result());
        let has_bye = event.round(round).is_some_and(|of| of.byes.contains_key(&player));
        let cancelled = Happened::ByeCancelled { round, player };
        if !has_bye || round > known {
            return self.act_on_tournament(cancelled);
        }
        let name = event.name(player);
        let values = [("round", round.into()), ("player", Value::quoting(&name))];
        let question = self.out.messages.text("hall-ask-cancel-bye", &values);
        self.ask_then(question, None, move |desk| desk.act_on_tournament(cancelled));
    }

    /// True if a ruling on its way to that table gives its game the result that is entered here.
    pub(crate) fn is_ruled_as_entered(&self, table: TableNumber) -> bool {
        let place = self
            .tables
            .get(table)
            .and_then(|watched| self.tournament.place_of(watched));
        let game = place.and_then(|(round, board)| self.tournament.state().game(round, board));
        let entered = game
            .and_then(|game| game.outcome.as_ref())
            .map(|outcome| outcome.result);
        entered.is_some_and(|entered| self.rulings.rules(table, entered))
    }
}
