//! The values of the tie-breaks, counted by the regulations in force when the tournament began.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::Color;

use super::performance;
use super::score::Score;
use super::tie_break::{TieBreak, TieBreakBase, TieBreakRules};
use super::tournament_results::{PlayerRound, ResultOrigin, ScoredPlayer, TournamentKind, TournamentResults};

/// The counts of a tournament.
pub(crate) struct Counting<'a> {
    tournament: &'a TournamentResults,
}

/// An opponent's points as a tie-break takes them, or those that stand in for them.
#[derive(Clone, Copy)]
struct Contribution {
    points: Score,
    /// The player's points in that round.
    got: Score,
    /// True for a round that the player chose not to play (16.5): it is left out first.
    is_voluntary: bool,
}

/// The games of the tied players among themselves: a place in the group, the points, and what they could have been.
type Encounter = (usize, Score, Score);

impl<'a> Counting<'a> {
    pub(crate) const fn of(tournament: &'a TournamentResults) -> Counting<'a> {
        Counting { tournament }
    }

    fn player(&self, place: usize) -> Option<&ScoredPlayer> {
        self.tournament.players.get(place)
    }

    /// The rounds of a player that count.
    fn rounds(&self, place: usize) -> impl Iterator<Item = (usize, &PlayerRound)> {
        let rounds = self.player(place).map_or(&[][..], |player| &player.rounds);
        rounds.iter().enumerate().filter(|(_, round)| !round.is_left_out)
    }

    fn is_round_robin(&self) -> bool {
        self.tournament.kind == TournamentKind::RoundRobin
    }

    fn is_of_2014(&self) -> bool {
        self.tournament.rules == TieBreakRules::Of2014
    }

    /// The opponent of a round that counts as a game between the two. In a round robin an unplayed one does (C.07, 15).
    fn faced(&self, round: &PlayerRound, tie_break: TieBreak) -> Option<usize> {
        let is_game = match round.way {
            ResultOrigin::Played => true,
            ResultOrigin::Unplayed => self.is_round_robin() || tie_break.with_forfeits,
            ResultOrigin::Open => false,
        };
        round.opponent.filter(|_| is_game)
    }

    /// The opponents met over the board.
    fn met(&self, place: usize) -> impl Iterator<Item = (usize, &PlayerRound)> {
        let played = self
            .rounds(place)
            .filter(|(_, round)| round.way == ResultOrigin::Played);
        played.filter_map(|(_, round)| Some((round.opponent?, round)))
    }

    /// The value of a tie-break for each player of a group.
    pub(crate) fn values(&self, tie_break: TieBreak, group: &[usize]) -> Vec<Score> {
        if tie_break.base == TieBreakBase::Direct {
            let games = self.encounters(tie_break, group);
            let points = |place: &usize| {
                let mut of_group = group.iter().zip(&games);
                of_group
                    .find(|(own, _)| *own == place)
                    .map(|(_, (_, points, _))| *points)
            };
            let groups = self.direct_groups(tie_break, group);
            // Points against some of the tied players that decide nothing would only look like an order.
            let decides = |place: &usize| {
                let mut own = groups.iter().filter(|group| group.contains(place));
                groups.len() > 1 && own.all(|group| group.iter().all(|other| points(other) == points(place)))
            };
            let shown = |place: &usize| points(place).filter(|_| decides(place)).unwrap_or_default();
            return group.iter().map(shown).collect();
        }
        group.iter().map(|place| self.value(tie_break, *place)).collect()
    }

    fn value(&self, tie_break: TieBreak, place: usize) -> Score {
        let scoring = &self.tournament.scoring;
        let count = |is_counted: &dyn Fn(&PlayerRound) -> bool| {
            Score::whole(self.rounds(place).filter(|(_, round)| is_counted(round)).count())
        };
        let is_black = |round: &PlayerRound| round.way == ResultOrigin::Played && round.color == Some(Color::Black);
        let is_played_win = |round: &PlayerRound| round.way == ResultOrigin::Played && round.halves() == 2;
        match tie_break.base {
            // The value depends on the tied players.
            TieBreakBase::Direct => Score::default(),
            TieBreakBase::Wins => count(&|round| round.way != ResultOrigin::Open && round.points == scoring.win),
            TieBreakBase::Won => count(&is_played_win),
            TieBreakBase::Black => count(&is_black),
            TieBreakBase::BlackWins => count(&|round| is_black(round) && is_played_win(round)),
            TieBreakBase::Elected => count(&|round| round.way != ResultOrigin::Open && !round.is_voluntary),
            TieBreakBase::Progressive => {
                let mut before = Score::default();
                let mut sum = Score::default();
                for (at, round) in self.rounds(place) {
                    before = before + round.points;
                    if at >= usize::from(tie_break.lowest) {
                        sum = sum + before;
                    }
                }
                sum
            }
            TieBreakBase::Standard => self
                .rounds(place)
                .map(|(at, round)| self.standard_points(at, round))
                .sum(),
            TieBreakBase::StartingRank => Score::whole(self.player(place).map_or(0, |player| number(player.number))),
            TieBreakBase::OwnRating => {
                let rating = self.player(place).and_then(|player| player.rating);
                Score::whole(rating.map_or(0, number))
            }
            TieBreakBase::Buchholz | TieBreakBase::ForeBuchholz => self.buchholz(tie_break, place),
            TieBreakBase::AverageBuchholz | TieBreakBase::SumOfBuchholz => {
                let of_opponents: Vec<Score> = self
                    .met(place)
                    .map(|(other, _)| self.buchholz(tie_break, other))
                    .collect();
                let sum: Score = of_opponents.iter().copied().sum();
                if tie_break.base == TieBreakBase::SumOfBuchholz {
                    sum
                } else {
                    sum.shared(of_opponents.len())
                }
            }
            TieBreakBase::SonnebornBerger => {
                let kept = self.kept(tie_break, place, |one| one.points.product(one.got));
                kept.iter().map(|one| one.points.product(one.got)).sum()
            }
            TieBreakBase::Koya => self.koya(tie_break, place),
            TieBreakBase::Ratings | TieBreakBase::Performance | TieBreakBase::PerfectPerformance => {
                Score::points_of(self.performance(tie_break, place).unwrap_or_default())
            }
            TieBreakBase::OpponentsPerformance | TieBreakBase::OpponentsPerfect => {
                let base = if tie_break.base == TieBreakBase::OpponentsPerformance {
                    TieBreakBase::Performance
                } else {
                    TieBreakBase::PerfectPerformance
                };
                let of_opponent =
                    |(other, _): (usize, &PlayerRound)| self.performance(TieBreak { base, ..tie_break }, other);
                let known: Vec<i64> = self.met(place).filter_map(of_opponent).collect();
                Score::points_of(performance::average(&known).unwrap_or_default())
            }
        }
    }

    /// One for a round with more points than the opponent, or than a draw without a game in a Swiss tournament; half for as many (7.7 of
    /// 2026).
    fn standard_points(&self, at: usize, round: &PlayerRound) -> Score {
        let scoring = &self.tournament.scoring;
        let is_game = round.way != ResultOrigin::Unplayed || self.is_round_robin();
        let opponent = round.opponent.filter(|_| is_game);
        let opponent = opponent.and_then(|place| self.player(place));
        let other = opponent.map_or(scoring.draw, |player| {
            player.rounds.get(at).map(|facing| facing.points).unwrap_or_default()
        });
        if round.way == ResultOrigin::Open || round.points < other {
            Score::default()
        } else if round.points == other {
            Score::tenths(5)
        } else {
            Score::whole(1)
        }
    }

    fn buchholz(&self, tie_break: TieBreak, place: usize) -> Score {
        self.kept(tie_break, place, |one| one.points)
            .iter()
            .map(|one| one.points)
            .sum()
    }

    /// The contributions that are not left out. The lowest is the one of the opponent with the fewest points (14.1.1); a round that the
    /// player chose not to play goes before it if it is worth as much or more (16.5).
    fn kept(&self, tie_break: TieBreak, place: usize, worth: fn(&Contribution) -> Score) -> Vec<Contribution> {
        let mut kept = self.contributions(tie_break, place);
        let by_points = |one: &Contribution| (one.points, worth(one));
        kept.sort_by_key(by_points);
        let lowest = usize::from(tie_break.lowest).min(self.tournament.held);
        let highest = usize::from(tie_break.highest).min(self.tournament.held - lowest);
        for _ in 0..lowest.min(kept.len()) {
            let is_ahead = |one: &Contribution| kept.first().is_some_and(|first| worth(one) >= worth(first));
            let chosen = kept
                .iter()
                .enumerate()
                .filter(|(_, one)| one.is_voluntary && !tie_break.is_plain_cut);
            let voluntary = chosen
                .min_by_key(|(_, one)| worth(one))
                .filter(|(_, one)| is_ahead(one));
            let voluntary = voluntary.map(|(at, _)| at);
            kept.remove(voluntary.unwrap_or_default());
        }
        kept.truncate(kept.len().saturating_sub(highest));
        kept
    }

    /// The opponents of a player. For a round without a game in a Swiss tournament a virtual one (F (B)) or the player's own points
    /// (16.4) stand in.
    fn contributions(&self, tie_break: TieBreak, place: usize) -> Vec<Contribution> {
        let scoring = &self.tournament.scoring;
        let held = self.tournament.held;
        let is_fore = tie_break.is_fore || tie_break.base == TieBreakBase::ForeBuchholz;
        let mut before = Score::default();
        let mut found = Vec::new();
        for (at, round) in self.rounds(place) {
            let got = round.points;
            let is_last = is_fore && at + 1 == self.tournament.planned;
            let faced = self.faced(round, tie_break).or(round.opponent.filter(|_| is_last));
            if let Some(opponent) = faced {
                let points = self.as_opponent(opponent, is_fore);
                let is_voluntary = false;
                found.push(Contribution {
                    points,
                    got,
                    is_voluntary,
                });
            } else if round.way == ResultOrigin::Unplayed && !self.is_round_robin() {
                let points = if self.is_of_2014() {
                    // The virtual opponent (C.02.13.15): the same points before the round, the opposite result in it, draws
                    // afterwards.
                    before + (scoring.win - got) + scoring.draw.times(held.saturating_sub(at + 1))
                } else {
                    self.stand_in(place, round, is_fore)
                };
                let is_voluntary = round.is_voluntary && !self.is_of_2014();
                found.push(Contribution {
                    points,
                    got,
                    is_voluntary,
                });
            }
            before = before + got;
        }
        found
    }

    /// The player's own points for an unplayed round (16.4), since 2026 not more than those of the opponent who was due (16.4.1), or than
    /// a draw in each round (16.4.2).
    fn stand_in(&self, place: usize, round: &PlayerRound, is_fore: bool) -> Score {
        let drawn = self.drawn_last(place, is_fore);
        let own = self.player(place).map(ScoredPlayer::points).unwrap_or_default() + drawn;
        let most = match round.opponent {
            Some(opponent) => self.as_opponent(opponent, is_fore),
            None => self.tournament.scoring.draw.times(self.tournament.held),
        };
        if self.tournament.rules < TieBreakRules::Of2026 {
            own
        } else {
            own.min(most)
        }
    }

    /// The difference that a draw in the last round would make (8.3).
    fn drawn_last(&self, place: usize, is_fore: bool) -> Score {
        let last = self.tournament.planned.checked_sub(1).filter(|_| is_fore);
        let round = last.and_then(|last| self.player(place)?.rounds.get(last));
        let paired = round.filter(|round| round.opponent.is_some());
        paired
            .map(|round| self.tournament.scoring.draw - round.points)
            .unwrap_or_default()
    }

    /// A player's points as the opponents' tie-breaks take them. Until 2023 the player's own unplayed games count as draws in a Swiss
    /// tournament (F (B)); since then only rounds without an opponent after the last one that the player elected to play (16.3).
    fn as_opponent(&self, place: usize, is_fore: bool) -> Score {
        let Some(player) = self.player(place) else {
            return Score::default();
        };
        let draw = self.tournament.scoring.draw;
        let is_swiss = !self.is_round_robin();
        let is_elected = |round: &PlayerRound| round.way != ResultOrigin::Unplayed || !round.is_voluntary;
        let elected = player.rounds.iter().rposition(is_elected);
        let is_paired_last = player.rounds.get(self.tournament.planned.saturating_sub(1));
        let is_paired_last = is_fore && is_paired_last.is_some_and(|round| round.opponent.is_some());
        let of_round = |(at, round): (usize, &PlayerRound)| {
            let is_unplayed = round.way == ResultOrigin::Unplayed && is_swiss;
            let is_late = || round.opponent.is_none() && elected.is_none_or(|elected| at > elected) && !is_paired_last;
            if is_unplayed && (self.is_of_2014() || is_late()) {
                draw
            } else {
                round.points
            }
        };
        let sum: Score = self.rounds(place).map(of_round).sum();
        player.extra + sum + self.drawn_last(place, is_fore)
    }

    /// The points against opponents with half of the points or more (9). A game decided by forfeit counts only where the regulations say so
    /// (`/P`, 6.1.1), as in tiebreak-core; `TieBreakServer` counts it always.
    fn koya(&self, tie_break: TieBreak, place: usize) -> Score {
        let scoring = &self.tournament.scoring;
        let has_enough = |opponent: usize| {
            let Some(player) = self.player(opponent) else {
                return false;
            };
            // In a round robin of an odd number each player is free in one round.
            let games = if self.is_round_robin() {
                self.rounds(opponent)
                    .filter(|(_, round)| round.opponent.is_some())
                    .count()
            } else {
                self.tournament.held
            };
            let step = scoring.draw.times(usize::from(tie_break.limit_halves.unsigned_abs()));
            let (up, down) = if tie_break.limit_halves < 0 {
                (Score::default(), step)
            } else {
                (step, Score::default())
            };
            let limit = scoring.win.times(games).times(usize::from(tie_break.limit_percent));
            (player.points() + down).times(100) >= limit + up.times(100)
        };
        let counted = self
            .rounds(place)
            .filter(|(_, round)| self.faced(round, tie_break).is_some_and(has_enough));
        counted.map(|(_, round)| round.points).sum()
    }

    /// The average rating of the opponents met, or the performance against them; `None` if none of them has a rating.
    fn performance(&self, tie_break: TieBreak, place: usize) -> Option<i64> {
        let mut met: Vec<(i64, usize)> = Vec::new();
        let mut without = 0;
        for (opponent, round) in self.met(place) {
            let unrated = (tie_break.unrated > 0).then_some(u32::from(tie_break.unrated));
            match self.player(opponent).and_then(|opponent| opponent.rating).or(unrated) {
                Some(rating) => met.push((i64::from(rating), round.halves())),
                None => without += 1,
            }
        }
        met.sort_by_key(|(rating, _)| *rating);
        // The lowest are those without a rating; before 2024 they do not count at all.
        let without = if self.is_of_2014() { 0 } else { without };
        let lowest = usize::from(tie_break.lowest).saturating_sub(without);
        let spared = without.saturating_sub(usize::from(tie_break.lowest));
        let highest = usize::from(tie_break.highest).saturating_sub(spared);
        let kept = met.get(lowest..).unwrap_or_default();
        let kept = kept.get(..kept.len().saturating_sub(highest)).unwrap_or_default();
        let ratings: Vec<i64> = kept.iter().map(|(rating, _)| *rating).collect();
        let halves = kept.iter().map(|(_, halves)| halves).sum();
        if tie_break.base == TieBreakBase::Performance {
            performance::of_tournament(&ratings, halves)
        } else if tie_break.base == TieBreakBase::PerfectPerformance {
            performance::perfect(&ratings, halves)
        } else {
            performance::average(&ratings)
        }
    }

    /// The games of the tied players among themselves; of several between the same two the average (6.1.2).
    fn encounters(&self, tie_break: TieBreak, group: &[usize]) -> Vec<Encounter> {
        let tied: BTreeSet<usize> = group.iter().copied().collect();
        let win = self.tournament.scoring.win;
        let mut found = Vec::new();
        for (at, place) in group.iter().enumerate() {
            let mut met: BTreeMap<usize, (Score, usize)> = BTreeMap::new();
            for (_, round) in self.rounds(*place) {
                if let Some(opponent) = self
                    .faced(round, tie_break)
                    .filter(|opponent| opponent != place && tied.contains(opponent))
                {
                    let (points, games) = met.entry(opponent).or_default();
                    (*points, *games) = (*points + round.points, *games + 1);
                }
            }
            let of_opponent = |(points, games): &(Score, usize)| {
                if self.is_of_2014() {
                    *points
                } else {
                    points.shared(*games)
                }
            };
            let points: Score = met.values().map(of_opponent).sum();
            // In a round robin everybody has met who will.
            let missing = if self.is_round_robin() && !self.is_of_2014() {
                0
            } else {
                tied.len().saturating_sub(met.len() + 1)
            };
            found.push((at, points, points + win.times(missing)));
        }
        found
    }

    /// The order of a group by the games among themselves. If not all of them have met, a player is ahead only if nobody behind could catch
    /// up by winning all such games. Since 2024 players who are still tied are compared once more among themselves (6.3).
    pub(crate) fn direct_groups(&self, tie_break: TieBreak, group: &[usize]) -> Vec<Vec<usize>> {
        let mut games = self.encounters(tie_break, group);
        let place = |(at, ..): &Encounter| group.get(*at).copied().unwrap_or_default();
        let groups = if games.iter().all(|(_, points, most)| points == most) {
            apart(games.iter().map(|game| (place(game), game.1)))
        } else {
            games.sort_by_key(|(_, points, _)| std::cmp::Reverse(*points));
            // From the front, as long as a player is beyond the reach of all behind.
            let is_within_reach = |(at, (_, points, _)): (usize, &Encounter)| {
                games
                    .get(at + 1..)
                    .unwrap_or_default()
                    .iter()
                    .any(|(_, _, most)| most >= points)
            };
            let ahead = games
                .iter()
                .enumerate()
                .position(is_within_reach)
                .unwrap_or(games.len());
            let (ahead, mut rest): (Vec<usize>, Vec<usize>) = {
                let places: Vec<usize> = games.iter().map(place).collect();
                (
                    places.get(..ahead).unwrap_or_default().to_vec(),
                    places.get(ahead..).unwrap_or_default().to_vec(),
                )
            };
            rest.sort_unstable();
            let rest = Some(rest).filter(|rest| !rest.is_empty());
            ahead.into_iter().map(|place| vec![place]).chain(rest).collect()
        };
        if groups.len() < 2 || self.is_of_2014() {
            return groups;
        }
        groups
            .iter()
            .flat_map(|group| self.direct_groups(tie_break, group))
            .collect()
    }
}

fn number(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// The players in groups of the same value, the highest first.
pub(crate) fn apart(values: impl Iterator<Item = (usize, Score)>) -> Vec<Vec<usize>> {
    let mut values: Vec<(usize, Score)> = values.collect();
    values.sort_by_key(|(player, value)| (std::cmp::Reverse(*value), *player));
    let groups = values.chunk_by(|(_, one), (_, other)| one == other);
    groups
        .map(|group| group.iter().map(|(player, _)| *player).collect())
        .collect()
}
