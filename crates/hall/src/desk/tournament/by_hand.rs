//! Results entered by hand, and the games at the tables that they belong to.

use crate::desk::HallDesk;
use crate::desk::watched::WatchedTable;
use crate::tournament::{Happened, RoundBoard, TournamentCommand, words as around};
use controls::next::first_words;
use laws::command::Command;
use laws::ending::GameResult;
use link::ruling_content::RulingContent;
use link::topic::TableNumber;

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

    /// Ends the game of that board at its table, whose result was entered by hand: its clocks stop, and the next game can come.
    pub(crate) fn end_at_table(&mut self, at: RoundBoard, result: GameResult) {
        let Some(table) = self.in_progress(at).map(|watched| watched.number) else {
            return;
        };
        if self.tables.get(table).is_some_and(WatchedTable::is_there) {
            self.out.tell_at("answer", "around-ends-at-table", table, &[]);
        } else {
            self.out.tell_at("ruling", "hall-not-delivered", table, &[]);
        }
        let text = self.out.messages.text("around-result-by-hand", &[]);
        let ruling = RulingContent::Command(Command::RuleResult { result, text });
        self.rule(table, &ruling);
    }

    /// Tells that the game of that board, whose result is annulled here, has its result at its table: it is annulled there by a ruling.
    pub(crate) fn tell_ended_at_table(&mut self, at: RoundBoard) {
        let is_on = |watched: &&WatchedTable| self.tournament.place_of(watched) == Some((at.round, at.board));
        let Some(table) = self.tables.iter().find(is_on) else {
            return;
        };
        let Some(result) = table.game().and_then(|game| Some(game.ending()?.result)) else {
            return;
        };
        let word = first_words(&self.out.messages, "desk-line-annul");
        let values = [("result", around::result(result).into()), ("word", (&word).into())];
        self.out.tell_at("answer", "around-still-ended", table.number, &values);
    }
}
