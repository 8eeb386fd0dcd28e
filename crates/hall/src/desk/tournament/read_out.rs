//! The lines read out about the tournament, made anew for each question.

use super::lines::SYSTEMS;
use super::{NotedTournament, details};
use crate::crosstable;
use crate::tournament::{Entrant, Happened, PlayOff, RoundBoard, words};
use locale::{Messages, Value, list};

impl NotedTournament {
    /// The events that happened, one line each.
    pub(in crate::desk) fn happened(&self, happened: &[Happened], messages: &Messages) -> Vec<String> {
        let line = |what| words::happened(messages, &self.event, what);
        happened.iter().map(line).collect()
    }

    /// The name of the tournament, its pairing system and the round that is played.
    pub(in crate::desk) fn about(&self, messages: &Messages) -> Vec<String> {
        let details = self.event.details();
        let system = SYSTEMS.iter().find(|(system, _)| *system == details.system);
        let system = system.map(|(_, id)| messages.text(id, &[])).unwrap_or_default();
        let system = system.split(';').next().unwrap_or_default().trim();
        let values = [
            ("name", Value::quoting(&details.name)),
            ("system", system.into()),
            ("rounds", details.rounds.into()),
            ("players", self.event.players().count().into()),
            ("round", self.event.current_round().unwrap_or_default().into()),
        ];
        let text = messages.text("around-about", &values);
        let known = details::known(details, messages);
        std::iter::once(text).chain(known).collect()
    }

    /// All players, each with the number that names them afterwards.
    pub(in crate::desk) fn players(&self, messages: &Messages) -> Vec<String> {
        let line = |player: &Entrant| {
            let name = self.event.name(player.number);
            let values = [
                ("number", player.number.into()),
                ("name", Value::quoting(&name)),
                ("rating", player.rating.unwrap_or_default().into()),
            ];
            messages.text("around-player", &values)
        };
        self.event.players().map(line).collect()
    }

    /// The pairings of that round.
    pub(in crate::desk) fn pairings(&self, number: u32, messages: &Messages) -> Vec<String> {
        let event = &self.event;
        let round = event.round(number).cloned().unwrap_or_default();
        let start = event.start(number);
        let start = start.map(|position| words::start(messages, number, position));
        let said = |what| words::happened(messages, event, &what);
        let mut lines: Vec<String> = Vec::new();
        for (board, game) in round.games {
            let (at, players) = (RoundBoard { round: number, board }, game.players);
            let paired = said(Happened::GamePaired { at, players });
            let result = game.outcome.map(|outcome| words::result(outcome.result));
            lines.push(result.map_or_else(|| paired.clone(), |result| format!("{paired}: {result}")));
        }
        for (player, bye) in round.byes {
            let round = number;
            lines.push(said(Happened::ByeGiven { round, player, bye }));
        }
        let free = event.free_player(number);
        lines.extend(free.map(|player| words::free(messages, event, number, player)));
        let mut alone = event.unpaired(number);
        alone.retain(|player| Some(*player) != free);
        if lines.is_empty() {
            lines.push(messages.text("around-no-pairings", &[("round", number.into())]));
        } else if !alone.is_empty() {
            let names: Vec<String> = alone.into_iter().map(|player| event.name(player)).collect();
            let values = [("round", number.into()), ("names", list(messages, &names).into())];
            lines.push(messages.text("around-not-paired", &values));
        }
        start.into_iter().chain(lines).collect()
    }

    /// The standings.
    pub(in crate::desk) fn standings(&self, messages: &Messages) -> Vec<String> {
        let table = self.event.standings();
        let line = |line| crosstable::line(messages, &table, line);
        let rules = crosstable::rules(messages, table.tournament.rules);
        table.lines.iter().map(line).chain([rules]).collect()
    }

    /// The next steps of that play-off.
    pub(in crate::desk) fn next_in_play_off(&self, number: u32, messages: &Messages) -> Vec<String> {
        let next = self.event.play_off(number).into_iter().flat_map(PlayOff::next);
        next.map(|next| words::next(messages, &self.event, next)).collect()
    }
}
