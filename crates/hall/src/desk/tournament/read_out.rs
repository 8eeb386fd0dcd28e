//! The lines read out about the tournament, made anew for each question.

use shakmaty::{ByColor, Color};

use super::lines::SYSTEMS;
use super::{NotedTournament, details};
use crate::crosstable;
use crate::desk::out::READ_OUT;
use crate::screen::RowView;
use crate::standings::{Standing, Standings};
use crate::tournament::{Bye, Entrant, Happened, PairingSystem, PlayOff, RoundBoard, TournamentRefusal, words};
use controls::next::first_words;
use link::topic::TableNumber;
use locale::{Messages, Value, list};

impl NotedTournament {
    /// The events that happened, one line each.
    pub(crate) fn happened(&self, happened: &[Happened], messages: &Messages) -> Vec<String> {
        let lines =
            |what| std::iter::once(words::happened(messages, &self.event, what)).chain(self.cautions(what, messages));
        happened.iter().flat_map(lines).collect()
    }

    /// Warnings about a pairing that the Swiss rules do not allow (C.04.1); the arbiter decides.
    fn cautions(&self, what: &Happened, messages: &Messages) -> Vec<String> {
        let event = &self.event;
        if let Happened::PlayerReturned { player } = what {
            let boards = event.forfeited_by(*player);
            let boards: Vec<String> = boards.iter().map(|at| format!("{}.{}", at.round, at.board)).collect();
            let values = [("boards", list(messages, &boards).into())];
            let told = (!boards.is_empty()).then(|| messages.text("around-forfeits-stay", &values));
            return told.into_iter().collect();
        }
        if let Happened::ByeGiven { round, player, bye } = what {
            return self.cautions_of_bye(*round, *player, *bye, messages);
        }
        let Happened::GamePaired { at, players } = what else {
            return Vec::new();
        };
        if event.details().system != PairingSystem::Swiss {
            return Vec::new();
        }
        let ByColor { white, black } = *players;
        let met = TournamentRefusal::HaveMet(white, black);
        let met = event
            .have_met(at.round, white, black)
            .then(|| words::refused(messages, event, &met));
        let third = [
            (Color::White, white, "color-white"),
            (Color::Black, black, "color-black"),
        ];
        let third = third
            .into_iter()
            .filter(|(side, player, _)| event.is_third_running(at.round, *player, *side));
        let third = third.map(|(_, player, side)| {
            let side = messages.text(side, &[]);
            let name = ("name", Value::quoting(&event.name(player)));
            messages.text("pairing-third-colour", &[name, ("side", side.into())])
        });
        met.into_iter().chain(third).collect()
    }

    /// Warnings about a bye: several players left without an opponent, a second round with the points of a win without playing
    /// (C.04.1, d), and points for the free round of a round robin.
    fn cautions_of_bye(&self, round: u32, player: u32, bye: Bye, messages: &Messages) -> Vec<String> {
        let event = &self.event;
        if event.details().system != PairingSystem::Swiss {
            let is_free = bye != Bye::Zero && event.player_without_game(round) == Some(player);
            let values = [("name", Value::quoting(&event.name(player))), ("round", round.into())];
            let told = is_free.then(|| messages.text("around-free-anyway", &values));
            return told.into_iter().collect();
        }
        let byes = event.round(round).into_iter().flat_map(|of| of.byes.values());
        let alone = byes.filter(|bye| **bye == Bye::Allocated).count();
        let is_several = alone > 1 && bye == Bye::Allocated;
        let several = is_several.then_some(TournamentRefusal::SeveralAlone(alone));
        let again = bye.is_as_a_win() && event.has_won_unplayed(round, player);
        let had = again.then_some(TournamentRefusal::HadBye(player));
        let faults = several.into_iter().chain(had);
        faults.map(|fault| words::refused(messages, event, &fault)).collect()
    }

    /// The last round in which somebody is paired, or the first.
    pub(crate) fn last_paired(&self) -> u32 {
        let rounds = 1..=self.event.details().rounds;
        rounds.rev().find(|round| self.event.has_games(*round)).unwrap_or(1)
    }

    /// The faults of the pairings of that round: players without a game or a bye, and what the Swiss rules do not allow.
    pub(crate) fn faults_of(&self, number: u32, messages: &Messages) -> Vec<String> {
        let games = self.event.round(number).into_iter().flat_map(|round| &round.games);
        let cautions = games.flat_map(|(board, game)| {
            let (at, players) = (
                RoundBoard {
                    round: number,
                    board: *board,
                },
                game.players,
            );
            let paired = Happened::GamePaired { at, players };
            let place = words::place(messages, number, Some(*board));
            let cautions = self.cautions(&paired, messages).into_iter();
            cautions.map(move |caution| messages.labelled(&place, &caution))
        });
        let byes = self.event.round(number).into_iter().flat_map(|round| &round.byes);
        let of_byes = byes.flat_map(|(player, bye)| {
            let (player, bye) = (*player, *bye);
            let given = Happened::ByeGiven {
                round: number,
                player,
                bye,
            };
            self.cautions(&given, messages)
        });
        let cautions = cautions.chain(of_byes);
        cautions.chain(self.alone_in(number, messages)).collect()
    }

    /// The sentence about the players without a game or a bye in that round.
    fn alone_in(&self, number: u32, messages: &Messages) -> Option<String> {
        let free = self.event.free_player(number);
        let mut alone = self.event.unpaired(number);
        alone.retain(|player| Some(*player) != free);
        let names: Vec<String> = alone.into_iter().map(|player| self.event.name(player)).collect();
        let values = [("round", number.into()), ("names", list(messages, &names).into())];
        (!names.is_empty()).then(|| messages.text("around-not-paired", &values))
    }

    /// The name of the tournament, its pairing system and the round that is played.
    pub(crate) fn about(&self, messages: &Messages) -> Vec<String> {
        let details = self.event.details();
        let system = SYSTEMS.iter().find(|(system, _)| *system == details.system);
        let system = system.map(|(_, id)| first_words(messages, id)).unwrap_or_default();
        let last = self.event.last_with_result();
        let state = match (self.event.current_round(), last) {
            (Some(_), _) => "playing",
            (None, 0) => "none",
            (None, _) => "results",
        };
        let values = [
            ("name", Value::quoting(&details.name)),
            ("system", system.into()),
            ("rounds", details.rounds.into()),
            ("players", self.event.players().count().into()),
            ("round", self.event.current_round().unwrap_or(last).into()),
            ("state", state.into()),
        ];
        let text = messages.text("around-about", &values);
        let known = details::known(details, messages);
        std::iter::once(text)
            .chain(known)
            .chain(self.forfeit_points(messages))
            .collect()
    }

    /// The points for forfeits, unless they are those of games.
    pub(crate) fn forfeit_points(&self, messages: &Messages) -> Option<String> {
        let [win, loss] = self.event.forfeit_points()?.map(|points| points.shown("."));
        let values = [("win", (&win).into()), ("loss", (&loss).into())];
        Some(messages.text("around-forfeit-points", &values))
    }

    /// All players, each with the number that names them afterwards.
    pub(crate) fn players(&self, messages: &Messages) -> Vec<String> {
        let line = |player: &Entrant| {
            let name = self.event.name(player.number);
            let values = [
                ("number", player.number.into()),
                ("name", Value::quoting(&name)),
                ("rating", player.rating.unwrap_or_default().into()),
                (
                    "state",
                    if self.event.has_withdrawn(player.number) {
                        "out"
                    } else {
                        "in"
                    }
                    .into(),
                ),
            ];
            messages.text("around-player", &values)
        };
        self.event.players().map(line).collect()
    }

    /// The pairings of that round.
    pub(crate) fn pairings(&self, number: u32, messages: &Messages) -> Vec<String> {
        let lines = self.pairing_lines(number, messages).into_iter();
        lines.map(|(_, line)| line).collect()
    }

    /// The same for the list: games in columns, other lines as they are.
    pub(crate) fn pairing_rows(&self, number: u32, messages: &Messages) -> Vec<RowView> {
        let row = |(board, text): (Option<u32>, String)| {
            let game = board.and_then(|board| Some((board, self.event.game(number, board)?)));
            let Some((board, game)) = game else {
                return of_one_text(text);
            };
            let ByColor { white, black } = game.players.map(|player| self.event.name(player));
            let result = game.outcome.as_ref().map(|outcome| words::result(outcome.result));
            RowView {
                table: TableNumber(game.table.unwrap_or(board)),
                columns: [board.to_string(), white, black, result.unwrap_or_default()],
                text,
                ..RowView::default()
            }
        };
        self.pairing_lines(number, messages).into_iter().map(row).collect()
    }

    /// The lines of that round, those of games with their board.
    fn pairing_lines(&self, number: u32, messages: &Messages) -> Vec<(Option<u32>, String)> {
        let event = &self.event;
        let round = event.round(number).cloned().unwrap_or_default();
        let start = event.start(number);
        let start = start.map(|position| words::start(messages, number, position));
        let mut lines: Vec<(Option<u32>, String)> = Vec::new();
        for (board, game) in round.games {
            let (at, players) = (RoundBoard { round: number, board }, game.players);
            let paired = words::happened(messages, event, &Happened::GamePaired { at, players });
            let result = game.outcome.map(|outcome| words::result(outcome.result));
            let line = result.map_or_else(|| paired.clone(), |result| messages.labelled(&paired, &result));
            lines.push((Some(board), line));
        }
        let others = words::without_opponent(messages, event, number);
        lines.extend(others.into_iter().map(|line| (None, line)));
        if lines.is_empty() {
            let text = messages.text("around-no-pairings", &[("round", number.into())]);
            lines.push((None, text));
        } else {
            lines.extend(self.alone_in(number, messages).map(|text| (None, text)));
        }
        start.map(|start| (None, start)).into_iter().chain(lines).collect()
    }

    /// The standings.
    pub(crate) fn standings(&self, messages: &Messages) -> Vec<String> {
        let table = self.event.standings();
        let line = |line| crosstable::line(messages, &table, line);
        let lines = table.lines.iter().map(line);
        lines.chain(crosstable::notes(messages, &table)).collect()
    }

    /// The same for the list.
    pub(crate) fn standing_rows(&self, messages: &Messages) -> Vec<RowView> {
        let table = self.event.standings();
        let row = |line: &Standing| {
            let name = table.player(line).map(|player| player.name.clone());
            let tie_breaks: Vec<String> = table
                .tie_breaks
                .iter()
                .zip(&line.tie_breaks)
                .map(|(tie_break, value)| format!("{tie_break} {}", crosstable::number(messages, *value)))
                .collect();
            RowView {
                text: crosstable::line(messages, &table, line),
                columns: [
                    crosstable::rank(line),
                    name.unwrap_or_default(),
                    crosstable::number(messages, line.points),
                    tie_breaks.join(", "),
                ],
                ..RowView::default()
            }
        };
        let notes = crosstable::notes(messages, &table).into_iter().map(of_one_text);
        table.lines.iter().map(row).chain(notes).collect()
    }

    /// The next steps of that play-off or, once it is won, the ranks that it has changed.
    pub(crate) fn next_in_play_off(&self, number: u32, messages: &Messages) -> Vec<String> {
        let play_off = self.event.play_off(number).ok();
        let moved = play_off.filter(|play_off| play_off.winner().is_some()).and_then(|_| {
            let before = self.event.standings_without(number);
            self.moved_ranks(&before, messages)
        });
        let next = play_off.into_iter().flat_map(PlayOff::next);
        let next = next.map(|next| words::next(messages, &self.event, next));
        next.chain(moved).collect()
    }

    /// The sentence that names the players with another rank than in those standings, the first of them if they are many; `None` if there
    /// are none.
    pub(crate) fn moved_ranks(&self, before: &Standings, messages: &Messages) -> Option<String> {
        let ranks = |table: &Standings| {
            let rank = |line: &Standing| Some((table.player(line)?.number, line.rank));
            table.lines.iter().filter_map(rank).collect::<Vec<_>>()
        };
        let before = ranks(before);
        let now = ranks(&self.event.standings());
        let moved = now.into_iter().filter(|own| !before.contains(own));
        let named = moved.filter_map(|(number, rank)| Some(format!("{} {}", self.event.name(number), rank?)));
        let named: Vec<String> = named.take(READ_OUT).collect();
        let values = [("ranks", list(messages, &named).into())];
        (!named.is_empty()).then(|| messages.text("play-off-ranks", &values))
    }
}

/// A line of a list that is no row of its table.
fn of_one_text(text: String) -> RowView {
    RowView {
        columns: [String::new(), text.clone(), String::new(), String::new()],
        text,
        ..RowView::default()
    }
}
