//! The effect of entries on the event. Nothing is refused here: an entry that makes no sense changes nothing.

use std::collections::BTreeMap;

use shakmaty::ByColor;

use super::play_off::PlayOffGame;
use super::report;
use super::{Appeal, Begun, Decision, Entry, Event, Game, Happened, Incident, Outcome, PlayOff};

impl Event {
    /// Puts an entry into the event.
    pub fn apply(&mut self, entry: &Entry) {
        self.entries = self.entries.max(entry.number);
        match entry.what.clone() {
            Happened::Opened { details } | Happened::DetailsChanged { details } => {
                self.is_open = true;
                self.details = details;
            }
            Happened::Imported { trf } => {
                let entries = self.entries;
                *self = report::event(&trf);
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
            Happened::GamePaired { round, board, players } => {
                let game = Game {
                    players,
                    table: None,
                    outcome: None,
                };
                self.rounds.entry(round).or_default().games.insert(board, game);
            }
            Happened::GameUnpaired { round, board } => {
                self.annulled.remove(&(round, board));
                if let Some(of) = self.rounds.get_mut(&round) {
                    of.games.remove(&board);
                }
            }
            Happened::ByeGiven { round, player, bye } => {
                self.rounds.entry(round).or_default().byes.insert(player, bye);
            }
            Happened::TableNamed { round, board, table } => {
                if let Some(game) = self.game_mut(round, board) {
                    game.table = Some(table);
                }
            }
            Happened::ResultEntered {
                round,
                board,
                result,
                white_signed,
                black_signed,
                article,
            } => {
                let signed = match (white_signed, black_signed) {
                    (Some(white), Some(black)) => Some(ByColor { white, black }),
                    (_, _) => None,
                };
                if let Some(game) = self.game_mut(round, board) {
                    game.outcome = Some(Outcome {
                        result,
                        signed,
                        article,
                    });
                }
            }
            Happened::ResultSigned {
                round,
                board,
                white_signed,
                black_signed,
            } => {
                let outcome = self.game_mut(round, board).and_then(|game| game.outcome.as_mut());
                if let Some(outcome) = outcome {
                    outcome.signed = Some(ByColor {
                        white: white_signed,
                        black: black_signed,
                    });
                }
            }
            Happened::ResultAnnulled { round, board, .. } => {
                self.annulled.insert((round, board));
                if let Some(game) = self.game_mut(round, board) {
                    game.outcome = None;
                }
            }
            Happened::RoundBegun { round, games } => self.begun.push(Begun {
                round,
                before: games.into_iter().map(|game| game.0).collect(),
                when: entry.when.clone(),
            }),
            Happened::BroadcastNamed { round, id } => {
                if id.is_empty() {
                    self.broadcasts.remove(&round);
                } else {
                    self.broadcasts.insert(round, id);
                }
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
            } => self.incidents.push(incident(entry, round, board, article, text)),
            Happened::CommitteeFormed { names } => {
                self.committee = names.into_iter().map(|name| name.0).collect();
            }
            Happened::AppealMade {
                player,
                round,
                board,
                article,
                text,
            } => self.appeals.push(Appeal {
                player,
                incident: incident(entry, round, board, article, text),
                decided: None,
            }),
            Happened::AppealDecided { appeal, upheld, text } => {
                if let Some(appeal) = numbered(&mut self.appeals, appeal) {
                    appeal.decided = Some(Decision {
                        upheld,
                        text,
                        by: entry.by.clone(),
                        when: entry.when.clone(),
                    });
                }
            }
            Happened::PlayOffBegun { players, ranking, time } => {
                let mut play_off = PlayOff::new(&players, &ranking, &time);
                play_off.first_board = self.free_boards(play_off.tables());
                play_off.when.clone_from(&entry.when);
                self.play_offs.push(play_off);
            }
            Happened::PlayOffCancelled { play_off, .. } => {
                if let Some(play_off) = numbered(&mut self.play_offs, play_off) {
                    play_off.is_cancelled = true;
                }
            }
            Happened::ColoursDrawn { play_off, stage, white } => {
                if let Some(play_off) = numbered(&mut self.play_offs, play_off) {
                    play_off.drawn.push((stage, white));
                }
            }
            Happened::PlayOffResult {
                play_off,
                stage,
                players,
                result,
            } => {
                if let Some(play_off) = numbered(&mut self.play_offs, play_off) {
                    play_off.games.push(PlayOffGame { stage, players, result });
                }
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

    fn game_mut(&mut self, round: u32, board: u32) -> Option<&mut Game> {
        let rounds: &mut BTreeMap<u32, _> = &mut self.rounds;
        let round: &mut super::Round = rounds.get_mut(&round)?;
        round.games.get_mut(&board)
    }
}

/// The item of that number, from 1.
fn numbered<T>(items: &mut [T], number: u32) -> Option<&mut T> {
    items.get_mut(usize::try_from(number.checked_sub(1)?).ok()?)
}

fn incident(
    entry: &Entry,
    round: u32,
    board: Option<u32>,
    article: Option<laws::articles::Article>,
    text: String,
) -> Incident {
    Incident {
        round,
        board,
        article,
        text,
        by: entry.by.clone(),
        when: entry.when.clone(),
    }
}
