//! The effect of entries on the tournament. Nothing is refused here: an entry that makes no sense changes nothing.

use super::play_off::PlayOffGame;
use super::report;
use super::{
    Appeal, AppealVote, GameOutcome, Happened, Incident, PlayOff, Round, RoundBoard, StartedRound, Tournament,
    TournamentEntry, TournamentGame,
};
use shakmaty::ByColor;

impl Tournament {
    /// Puts an entry into the tournament.
    pub fn apply(&mut self, entry: &TournamentEntry) {
        self.entries = self.entries.max(entry.number);
        match entry.what.clone() {
            Happened::Opened { details } | Happened::DetailsChanged { details } => {
                self.is_open = true;
                self.details = details;
            }
            Happened::Imported { trf, by_points } => {
                let entries = self.entries;
                *self = Tournament::of_report(&trf);
                if by_points.is_none() {
                    self.rounds = report::rounds(&self.base);
                }
                self.entries = entries;
            }
            Happened::PlayerEntered { player } => {
                self.players.insert(player.number, player);
            }
            Happened::PlayerWithdrawn { player, round, .. } => {
                self.withdrawn.insert(player, round);
            }
            Happened::PlayerReturned { player } => {
                self.withdrawn.remove(&player);
            }
            Happened::GamePaired { at, players } => {
                let games = &mut self.rounds.entry(at.round).or_default().games;
                games.insert(at.board, TournamentGame::of(players));
            }
            Happened::GameUnpaired { at } => {
                self.annulled.remove(&at);
                if let Some(of) = self.rounds.get_mut(&at.round) {
                    of.games.remove(&at.board);
                }
            }
            Happened::ByeGiven { round, player, bye } => {
                self.rounds.entry(round).or_default().byes.insert(player, bye);
            }
            Happened::ByeCancelled { round, player } => {
                if let Some(of) = self.rounds.get_mut(&round) {
                    of.byes.remove(&player);
                }
            }
            Happened::TableNamed { at, table } => self.at_board(at, |game| game.table = Some(table)),
            Happened::ResultEntered {
                at,
                result,
                signed: ByColor { white, black },
                article,
            } => {
                let signed = white.zip(black).map(|(white, black)| ByColor { white, black });
                let outcome = GameOutcome {
                    result,
                    signed,
                    hands: ByColor::default(),
                    article,
                };
                self.at_board(at, |game| game.outcome = Some(outcome));
                // Games of a player who has withdrawn are decided by forfeit long before their round.
                if !result.is_forfeit() && !entry.when.is_empty() {
                    let first = self.first_results.entry(at.round);
                    first.or_insert_with(|| entry.when.clone());
                }
            }
            Happened::ResultSigned { at, signed, hands } => self.at_board(at, |game| {
                if let Some(outcome) = &mut game.outcome {
                    outcome.signed = Some(signed);
                    outcome.hands = hands;
                }
            }),
            Happened::ResultAnnulled { at, .. } => {
                self.annulled.insert(at);
                self.at_board(at, |game| game.outcome = None);
                if !self.rounds.get(&at.round).is_some_and(Round::has_played) {
                    self.first_results.remove(&at.round);
                }
            }
            Happened::RoundBegun { round, games } => self.begun.push(StartedRound {
                round,
                before: games.into_iter().map(|game| game.0).collect(),
                when: entry.when.clone(),
            }),
            Happened::BroadcastNamed { round, id } if id.is_empty() => {
                self.broadcasts.remove(&round);
            }
            Happened::BroadcastNamed { round, id } => {
                self.broadcasts.insert(round, id);
            }
            Happened::SingleFilesSet { is_on } => self.has_single_files = is_on,
            Happened::Chess960Set { is_on } => {
                self.is_chess960 = is_on;
                self.starts.clear();
            }
            Happened::StartNamed { round, position } => {
                self.starts.insert(round, position);
            }
            Happened::IncidentReported {
                round,
                board,
                article,
                text,
            } => self.incidents.push(Incident {
                round,
                board,
                article,
                text,
                by: entry.by.clone(),
                when: entry.when.clone(),
            }),
            Happened::CommitteeFormed { names } => {
                self.committee = names.into_iter().map(|name| name.0).collect();
            }
            Happened::SheetsHandedIn { at, sides } => {
                let handed_in = self.sheets.entry(at).or_default();
                handed_in.white |= sides.white;
                handed_in.black |= sides.black;
            }
            Happened::AppealVoted { appeal, name, upheld } => {
                if let Some(appeal) = numbered(&mut self.appeals, appeal) {
                    appeal.votes.push(AppealVote { name, upheld });
                }
            }
            Happened::AppealMade { round, .. } => self.appeals.push(Appeal {
                round,
                made: entry.clone(),
                deposit: self.details.deposit.clone(),
                votes: Vec::new(),
                decided: None,
            }),
            Happened::AppealDecided { appeal, .. } => {
                if let Some(appeal) = numbered(&mut self.appeals, appeal) {
                    appeal.decided = Some(entry.clone());
                }
            }
            Happened::PlayOffBegun { players, ranking, time } => {
                let mut play_off = PlayOff::new(&players, &ranking, &time);
                play_off.first_board = self.free_boards(play_off.tables());
                play_off.when.clone_from(&entry.when);
                self.play_offs.push(play_off);
            }
            Happened::PlayOffCancelled { play_off, .. } => {
                self.in_play_off(play_off, |play_off| play_off.is_cancelled = true);
            }
            Happened::ColoursDrawn { play_off, stage, white } => {
                self.in_play_off(play_off, |play_off| play_off.drawn.push((stage, white)));
            }
            Happened::PlayOffResult {
                play_off,
                stage,
                players,
                result,
            } => {
                let game = PlayOffGame { stage, players, result };
                self.in_play_off(play_off, |play_off| play_off.games.push(game));
            }
        }
    }

    /// The first of `many` boards that no play-off has.
    fn free_boards(&self, many: u32) -> u32 {
        let all = self.play_offs.iter().filter(|play_off| !play_off.is_cancelled);
        let taken: Vec<u32> = all.flat_map(PlayOff::boards).collect();
        let is_free = |first: &u32| (*first..first.saturating_add(many)).all(|board| !taken.contains(&board));
        (1..=u32::MAX).find(is_free).unwrap_or(1)
    }

    fn at_board(&mut self, at: RoundBoard, change: impl FnOnce(&mut TournamentGame)) {
        let round = self.rounds.get_mut(&at.round);
        if let Some(game) = round.and_then(|round| round.games.get_mut(&at.board)) {
            change(game);
        }
    }

    pub(super) fn in_play_off(&mut self, number: u32, change: impl FnOnce(&mut PlayOff)) {
        if let Some(play_off) = numbered(&mut self.play_offs, number) {
            change(play_off);
        }
    }
}

/// The item of that number, from 1.
fn numbered<T>(items: &mut [T], number: u32) -> Option<&mut T> {
    items.get_mut(usize::try_from(number.checked_sub(1)?).ok()?)
}
