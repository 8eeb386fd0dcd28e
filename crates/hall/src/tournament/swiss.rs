//! The next round of a Swiss tournament, which a program that does nothing else pairs: the report that it reads, its
//! list, and the checks of that list (C.04.1).

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::{ByColor, Color};

use super::command::{Decided, TournamentRefusal, refuse};
use super::{Bye, Happened, PairingSystem, RoundBoard, Tournament};
use crate::scoring::Scoring;
use laws::ending::GameResult;
use notation::trf::{Cell, Mark, Report, TrfForm, TrfPlayer};

/// The players with White and Black of a listed pair; without Black a player left without an opponent.
type ListedPair = (u32, Option<u32>);

/// The next round to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToBePaired {
    /// The round.
    pub round: u32,
    /// The report from which a pairing program pairs it.
    pub report: String,
    /// The players in the order of their numbers in the report, by their numbers here; empty if both are the same.
    pub order: Vec<u32>,
}

/// The titles in the order of the initial ranking (C.04.2, B).
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The list of a pairing program with the numbers of the players here instead of those in its report.
pub(crate) fn in_own_numbers(list: &str, order: &[u32]) -> String {
    let own = |word: &str| {
        let at = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        at.and_then(|at| order.get(at))
            .map_or_else(|| word.to_owned(), u32::to_string)
    };
    let line = |line: &str| {
        let mut words = line
            .split(|sign: char| sign.is_whitespace() || is_between(sign))
            .filter(|word| !word.is_empty());
        match (words.next(), words.next(), words.next()) {
            (Some(white), Some(black), None) => format!("{} {}", own(white), own(black)),
            // The number of pairs, or a line that is told as it is.
            _other => line.to_owned(),
        }
    };
    plain(list).lines().map(line).collect::<Vec<_>>().join("\n")
}

/// True if the text has nothing but numbers: it is meant as a plain list.
pub(crate) fn is_list(text: &str) -> bool {
    let mut signs = plain(text).chars();
    let is_of_list = |sign: char| sign.is_ascii_digit() || sign.is_whitespace() || is_between(sign);
    text.contains(|sign: char| sign.is_ascii_digit()) && signs.all(is_of_list)
}

/// The pairs of a plain list, as `bbpPairings`, `JaVaFo` and `py4swiss` write it: their number, then a line with two numbers for each, 0 for
/// nobody.
fn listed_pairs(text: &str) -> Result<Vec<ListedPair>, TournamentRefusal> {
    let mut pairs = Vec::new();
    let mut counted = None;
    let lines = (1..).zip(plain(text).lines().map(str::trim));
    for (at, (line, text)) in lines.filter(|(_, text)| !text.is_empty()).enumerate() {
        let numbers = text.split(|sign: char| sign.is_whitespace() || is_between(sign));
        let numbers: Option<Vec<u32>> = numbers
            .filter(|number| !number.is_empty())
            .map(|number| number.parse().ok())
            .collect();
        match numbers.as_deref() {
            Some([count]) if at == 0 => counted = Some(*count),
            Some([player, 0] | [0, player]) => pairs.push((*player, None)),
            Some([white, black]) => pairs.push((*white, Some(*black))),
            Some(_) | None if is_list(text) || !pairs.is_empty() => return Err(TournamentRefusal::NoPair(line)),
            Some(_) | None => return Err(TournamentRefusal::NoList),
        }
    }
    let found = u32::try_from(pairs.len()).unwrap_or(u32::MAX);
    match counted {
        Some(counted) if counted != found => Err(TournamentRefusal::OtherCount { counted, found }),
        Some(_) | None if pairs.is_empty() => Err(TournamentRefusal::NoList),
        Some(_) | None => Ok(pairs),
    }
}

/// The text without the mark with which some editors begin a file.
fn plain(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

const fn is_between(sign: char) -> bool {
    matches!(sign, ',' | ';')
}

impl Tournament {
    /// The first round in which nobody is paired, although somebody could be; the one after the last if there is none.
    fn unpaired_round(&self) -> u32 {
        let is_unpaired = |round: &u32| {
            !self.has_games(*round) && self.players().any(|player| self.free(player.number, *round).is_ok())
        };
        let round = (1..=self.details.rounds).find(is_unpaired);
        round.unwrap_or(self.details.rounds.saturating_add(1))
    }

    /// The next round to be paired, and the report from which a pairing program pairs it: TRF16, which all of them read, with the
    /// records that they ask for beside it. Players who do not play that round have a bye in it.
    ///
    /// # Errors
    /// The tournament is no Swiss, has no further round, or a game of an earlier round has no result.
    pub fn to_be_paired(&self) -> Result<ToBePaired, TournamentRefusal> {
        refuse(!self.is_open, TournamentRefusal::NotOpen)?;
        refuse(self.details.system != PairingSystem::Swiss, TournamentRefusal::NotSwiss)?;
        refuse(self.players.is_empty(), TournamentRefusal::NotOpen)?;
        refuse(self.players.len() == 1, TournamentRefusal::TooFew)?;
        let round = self.unpaired_round();
        self.in_tournament(round)?;
        for (number, of) in self.rounds.range(..round) {
            if let Some(board) = of.open().next() {
                let round = *number;
                return Err(TournamentRefusal::RoundOpen(RoundBoard { round, board }));
            }
        }
        let mut report = self.report_until(round, TrfForm::Trf16);
        // Pairing programs want a mark for every past round, also of a player who missed it or was not entered yet.
        for player in &mut report.players {
            let is_out = self.is_withdrawn(player.rank, round);
            let past_first = player.rounds.iter_mut().rev().enumerate();
            let missed = past_first.filter(|(at, cell)| (*at > 0 || is_out) && **cell == Cell::default());
            for (_, cell) in missed {
                cell.mark = Some(Mark::ZeroBye);
            }
        }
        // Without a colour for the first board some programs draw one, others refuse.
        if round == 1 && report.records("XXC").next().is_none() {
            report.put_record("XXC", "white1");
        }
        Scoring::of(&report).put_codes(&mut report);
        let order = self.put_in_order(&mut report);
        // `py4swiss` 0.3.1 refuses the dates of the rounds: it looks for them at every ninth column, not at every tenth.
        report.remove_records("132");
        let report = report.written();
        Ok(ToBePaired { round, report, order })
    }

    /// Numbers the players by rating, title and name, as a pairing program expects it (C.04.2, B): here they have the order in which they were
    /// entered. A report that was read has its own order, and nothing is returned.
    fn put_in_order(&self, report: &mut Report) -> Vec<u32> {
        let by_strength = |player: &TrfPlayer| {
            let title = TITLES.iter().position(|title| *title == player.title);
            let strength = (
                player.rating.unwrap_or_default(),
                std::cmp::Reverse(title.unwrap_or(TITLES.len())),
            );
            (std::cmp::Reverse(strength), player.name.to_lowercase(), player.rank)
        };
        if !self.base.players.is_empty() {
            return Vec::new();
        }
        report.players.sort_by_key(by_strength);
        // The teams of TRF16 name players by the numbers before.
        report.remove_records("013");
        let order: Vec<u32> = report.players.iter().map(|player| player.rank).collect();
        let new: BTreeMap<u32, u32> = order.iter().copied().zip(1..).collect();
        let renumbered = |rank: u32| new.get(&rank).copied().unwrap_or(rank);
        for player in &mut report.players {
            player.rank = renumbered(player.rank);
            for cell in &mut player.rounds {
                cell.opponent = cell.opponent.map(renumbered);
            }
        }
        order
    }

    /// Pairs the next round as that list has it: each player who plays it once, no two who have met, and at most one player without an
    /// opponent, who may be that only once.
    pub(super) fn pair_by_program(&self, list: &str) -> Decided {
        let ToBePaired { round, .. } = self.to_be_paired()?;
        let pairs = listed_pairs(list)?;
        let decided = self.pair_listed(&pairs)?;
        let alone = pairs.iter().filter(|(_, second)| second.is_none()).count();
        refuse(alone > 1, TournamentRefusal::SeveralAlone(alone))?;
        for (first, second) in &pairs {
            let (is_refused, refusal) = match second {
                Some(second) => (
                    self.have_met(round, *first, *second),
                    TournamentRefusal::HaveMet(*first, *second),
                ),
                None => (self.has_won_unplayed(round, *first), TournamentRefusal::HadBye(*first)),
            };
            refuse(is_refused, refusal)?;
        }
        let listed: BTreeSet<u32> = pairs
            .iter()
            .flat_map(|(first, second)| std::iter::once(*first).chain(*second))
            .collect();
        let is_left_out = |player: &u32| !listed.contains(player) && self.free(*player, round).is_ok();
        let left_out: Vec<u32> = self.players.keys().copied().filter(is_left_out).collect();
        refuse(!left_out.is_empty(), TournamentRefusal::LeftOut(left_out))?;
        Ok(decided)
    }

    /// True if the two have played each other in another round than that one of a Swiss tournament; a game decided by forfeit was not
    /// played (C.04.1, b).
    pub fn have_met(&self, round: u32, first: u32, second: u32) -> bool {
        let others = self.rounds.iter().filter(|(number, _)| **number != round);
        let games = others.flat_map(|(_, round)| round.games.values());
        let mut between = games.filter(|game| game.side(first).is_some() && game.side(second).is_some());
        between.any(|game| !game.is_forfeit())
    }

    /// True if the player had the pairing-allocated bye before that round, or as many points as for a win in another way without playing
    /// (C.04.1, d).
    pub fn has_won_unplayed(&self, round: u32, player: u32) -> bool {
        self.rounds.range(..round).any(|(_, of)| {
            let of_bye = of.byes.get(&player).is_some_and(|bye| bye.is_as_a_win());
            let mut games = of
                .games
                .values()
                .filter_map(|game| Some((game.side(player)?, game.outcome.as_ref()?)));
            of_bye
                || games.any(|(side, outcome)| {
                    outcome.result == side.fold_wb(GameResult::WhiteByForfeit, GameResult::BlackByForfeit)
                })
        })
    }

    /// True if a game in that round of a Swiss tournament would be the player's third running with that side (C.04.1, g).
    pub fn is_third_running(&self, round: u32, player: u32, side: Color) -> bool {
        let played = self.rounds.range(..round).rev().filter_map(|(_, of)| {
            let mut played = of.games.values().filter(|game| !game.is_forfeit());
            played.find_map(|game| game.side(player))
        });
        let last: Vec<Color> = played.take(2).collect();
        last == [side; 2]
    }

    /// Pairs the next round as an imported list has it.
    pub(super) fn pair_by_list(&self, list: &str) -> Decided {
        match self.details.system {
            PairingSystem::Swiss => self.pair_by_program(list),
            PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => self.pair_listed(&listed_pairs(list)?),
        }
    }

    /// Pairs the first round without pairings as a pairing program lists it, all of it or nothing.
    fn pair_listed(&self, pairs: &[ListedPair]) -> Decided {
        let round = self.unpaired_round();
        // The round after the last is refused.
        self.in_tournament(round)?;
        let mut seen = BTreeSet::new();
        let mut once = |player: u32| refuse(!seen.insert(player), TournamentRefusal::Busy { player, round });
        let mut happened = Vec::new();
        for (board, (first, second)) in (1..).zip(pairs) {
            refuse(*second == Some(*first), TournamentRefusal::PairedWithSelf)?;
            once(*first)?;
            if let Some(black) = *second {
                once(black)?;
                let (at, players) = (RoundBoard { round, board }, ByColor { white: *first, black });
                self.check_pairing(at, players)?;
                happened.push(Happened::GamePaired { at, players });
            } else {
                self.free(*first, round)?;
                let (player, bye) = (*first, Bye::Allocated);
                happened.push(Happened::ByeGiven { round, player, bye });
            }
        }
        Ok(self.with_own_tables(happened))
    }
}
