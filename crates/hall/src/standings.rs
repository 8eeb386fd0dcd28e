//! The standings: points, then tie-breaks in the order that the tournament has announced.
//!
//! The definitions are those in force when the tournament began ([`super::tie_break::TieBreakRules`]).

use super::counting::{Counting, apart};
use super::score::Score;
use super::tie_break::{self, TieBreak, TieBreakBase, TieBreakOrder};
use super::tournament_results::{ScoredPlayer, TournamentKind, TournamentResults};
use notation::trf::Report;

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank; players who cannot be told apart share it. A player who is left out has none (General Regulations, V.4.1).
    pub rank: Option<usize>,
    /// The player's place in [`TournamentResults::players`].
    pub player: usize,
    /// The points of the player.
    pub points: Score,
    /// The value of each tie-break, in the order asked for.
    pub tie_breaks: Vec<Score>,
}

/// The order that the regulations recommend (G (A), (C) and (D)).
pub fn recommended(tournament: &TournamentResults) -> Vec<TieBreak> {
    let are_rated = tournament.players.iter().all(|player| player.rating.is_some());
    let mut order = vec![TieBreakBase::Direct.plain(), TieBreakBase::Wins.plain()];
    match tournament.kind {
        TournamentKind::RoundRobin => {
            order.extend([TieBreakBase::SonnebornBerger, TieBreakBase::Koya].map(TieBreakBase::plain));
        }
        TournamentKind::Swiss => {
            order.push(TieBreakBase::Black.plain());
            order.extend(are_rated.then_some(TieBreakBase::Ratings.plain().cut(1)));
            order.extend([
                TieBreakBase::Buchholz.plain().cut(1),
                TieBreakBase::Buchholz.plain(),
                TieBreakBase::SonnebornBerger.plain(),
            ]);
        }
    }
    order
}

/// The standings of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// The tournament from which the standings are counted.
    pub tournament: TournamentResults,
    /// The tie-breaks for players with equal points.
    pub tie_breaks: Vec<TieBreak>,
    /// The tie-breaks that were asked for and need ratings, although some players have none.
    pub dropped: Vec<TieBreak>,
    /// The names of tie-breaks that the tournament has announced and that are not known here.
    pub unknown: Vec<String>,
    /// All players in order.
    pub lines: Vec<Standing>,
}

impl Standings {
    /// The standings by those tie-breaks, or by the recommended ones if none is left. Tie-breaks from ratings are dropped where players without
    /// a rating take part, unless a rating for these is published with them (`/U`; C.07, 10).
    pub fn of(tournament: TournamentResults, tie_breaks: &[TieBreak]) -> Standings {
        let are_rated = tournament.players.iter().all(|player| player.rating.is_some());
        let is_kept = |tie_break: &TieBreak| are_rated || tie_break.unrated > 0 || !tie_break.base.needs_ratings();
        let (tie_breaks, dropped): (Vec<TieBreak>, Vec<TieBreak>) = tie_breaks.iter().copied().partition(is_kept);
        let tie_breaks = if tie_breaks.is_empty() {
            recommended(&tournament)
        } else {
            tie_breaks
        };
        Standings {
            lines: standings(&tournament, &tie_breaks),
            tournament,
            tie_breaks,
            dropped,
            unknown: Vec::new(),
        }
    }

    /// The player of that line.
    pub fn player(&self, line: &Standing) -> Option<&ScoredPlayer> {
        self.tournament.players.get(line.player)
    }

    /// Puts the points of that tournament into a report of the same players, and their ranks here with the tie-breaks that made them.
    pub fn put_into(&self, points: &TournamentResults, report: &mut Report) {
        tie_break::put_into(&self.tie_breaks, self.tournament.rules, report);
        points.put_into(report, |player| {
            let line = self.lines.iter().find(|line| line.player == player)?;
            u32::try_from(line.rank?).ok()
        });
    }
}

/// All players in order; among players who share a rank the lower number first.
pub fn standings(tournament: &TournamentResults, tie_breaks: &[TieBreak]) -> Vec<Standing> {
    let count = Counting::of(tournament);
    let mut lines: Vec<Standing> = tournament
        .players
        .iter()
        .enumerate()
        .map(|(player, of)| Standing {
            rank: None,
            player,
            points: of.points(),
            tie_breaks: Vec::new(),
        })
        .collect();
    let (counted, left_out): (Vec<usize>, Vec<usize>) =
        (0..lines.len()).partition(|place| tournament.players.get(*place).is_some_and(|player| !player.is_left_out));
    // A player who left a round robin early stands after the others, without a rank (General Regulations, V.4.1).
    let points = |place: usize| {
        tournament
            .players
            .get(place)
            .map(ScoredPlayer::points)
            .unwrap_or_default()
    };
    let by_points = |places: Vec<usize>| apart(places.into_iter().map(|place| (place, points(place))));
    let mut groups = by_points(counted);
    groups.extend(by_points(left_out));
    for tie_break in tie_breaks {
        let mut finer = Vec::new();
        for group in groups {
            let values = count.values(*tie_break, &group);
            for (player, value) in group.iter().zip(&values) {
                if let Some(line) = lines.get_mut(*player) {
                    line.tie_breaks.push(*value);
                }
            }
            if tie_break.base == TieBreakBase::Direct {
                finer.extend(count.direct_groups(*tie_break, &group));
            } else if tie_break.base == TieBreakBase::StartingRank {
                // The lower number comes first.
                let one_by_one = group.into_iter().map(|player| vec![player]);
                finer.extend(in_order(tie_break.order, one_by_one.collect()));
            } else {
                finer.extend(in_order(tie_break.order, apart(group.into_iter().zip(values))));
            }
        }
        groups = finer;
    }
    let mut ranked = Vec::with_capacity(lines.len());
    for group in groups {
        let rank = ranked.len() + 1;
        for player in group {
            if let Some(line) = lines.get_mut(player) {
                let is_left_out = tournament.players.get(player).is_some_and(|player| player.is_left_out);
                line.rank = (!is_left_out).then_some(rank);
                ranked.push(line.clone());
            }
        }
    }
    ranked
}

/// The groups in their order, or turned round.
fn in_order(order: TieBreakOrder, mut groups: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    if order == TieBreakOrder::Ascending {
        groups.reverse();
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tie_break::{TieBreakRules, list};
    use notation::trf;

    /// A Swiss tournament: each player's rating and rounds.
    fn swiss(players: &[(u32, &str)]) -> TournamentResults {
        let line = |(number, (rating, rounds)): (usize, &(u32, &str))| {
            let name = format!("Player {number}");
            format!(
                "001 {number:>4} m    {name:<33} {rating:>4} POR {number:>11} 1990/01/01      {number:>4}  {rounds}\n"
            )
        };
        let text: String = (1..).zip(players).map(line).collect();
        TournamentResults::of(&trf::read(&text)).0
    }

    fn values(tournament: &TournamentResults, tie_break: &str) -> Vec<String> {
        let mut lines = standings(tournament, &list(tie_break).known);
        lines.sort_by_key(|line| line.player);
        lines
            .iter()
            .map(|line| line.tie_breaks.first().unwrap().shown("."))
            .collect()
    }

    /// The virtual opponent's points in the two examples of F (B), after the round and at the end of nine.
    #[test]
    fn the_virtual_opponents_of_the_regulations_until_2024() {
        let draws = "   2 w =  ";
        // The Buchholz of player 1, less the points of player 2 in each game between them.
        let with = |rounds: &[&str]| {
            let mut other = draws.repeat(rounds.len()).replace("   2 w", "   1 b");
            other.truncate(rounds.len() * 10);
            let mut tournament = swiss(&[(2000, &rounds.concat()), (2000, &other)]);
            tournament.rules = TieBreakRules::Of2014;
            let sum = standings(&tournament, &[TieBreakBase::Buchholz.plain()]);
            let sum = sum.iter().find(|line| line.player == 0).unwrap().tie_breaks[0];
            let games = rounds.iter().filter(|round| !round.contains(['-', '+'])).count();
            let own = tournament.players[1].points();
            (sum - own.times(games)).shown(".")
        };
        // Round 3: P does not come, and has 1.5.
        let first = ["   2 w 1  ", draws, "   2 w -  "];
        assert_eq!(with(&first), "2.5");
        assert_eq!(with(&[&first[..], &[draws; 6]].concat()), "5.5");
        // Round 6: P's opponent does not come; P has 3.5.
        let second = ["   2 w 1  ", "   2 w 1  ", draws, draws, draws, "   2 w +  "];
        assert_eq!(with(&second), "3.5");
        assert_eq!(with(&[&second[..], &[draws; 3]].concat()), "5");
    }

    #[test]
    fn buchholz_with_its_cuts_and_medians() {
        // Player 1 met opponents with 3, 2, 1 and 0 points.
        let tournament = swiss(&[
            (2200, "   2 w 1     3 b =     4 w 1     5 b 0  "),
            (2100, "   1 b 0     4 w 1     5 b 1     3 w 1  "),
            (2000, "   4 w 1     1 w =     6 b =     2 b 0  "),
            (1900, "   3 b 0     2 b 0     1 b 0     6 w 1  "),
            (0, "   6 b 0     6 w 0     2 w 0     1 w 1  "),
            (1701, "   5 w 1     5 b 1     3 w =     4 b 0  "),
        ]);
        let first = |tie_break| values(&tournament, tie_break).first().cloned().unwrap();
        assert_eq!(
            ["BH", "BHC1", "BH/C2", "MBH", "BH/M2"].map(first),
            ["7", "6", "5", "3", "0"]
        );
        assert_eq!(
            ["SB", "WIN", "BLACK", "KOYA", "KOYA+2"].map(first),
            ["5", "2", "2", "1.5", "2.5"]
        );
        // 2100, 2000 and 1900: the fourth has no rating, and is the lowest since 2024.
        assert_eq!([first("ARO"), first("ARO/C1")], ["2000", "2000"]);
        let mut older = tournament.clone();
        older.rules = TieBreakRules::Of2014;
        assert_eq!(values(&older, "ARO/C1").first().unwrap(), "2050");
        // (2200 + 1900 + 2000) / 3 = 2033.3, and a half is rounded up: (1900 + 1701) / 2 = 1800.5.
        assert_eq!(values(&tournament, "ARO").get(1).unwrap(), "2033");
        assert_eq!(values(&tournament, "AROC2").get(2).unwrap(), "2150");
    }

    #[test]
    fn a_double_forfeit_of_a_swiss_is_no_standard_point() {
        let tournament = swiss(&[
            (0, "   2 w -     3 b 1  "),
            (0, "   1 b -     4 w =  "),
            (0, "   4 b 1     1 w 0  "),
            (0, "   3 w 0     2 b =  "),
        ]);
        assert_eq!(values(&tournament, "STD"), ["1", "0.5", "1", "0.5"]);
    }

    #[test]
    fn tie_breaks_from_ratings_are_dropped_without_a_rating() {
        let asked = || list("ARO TPR/U1500 RTNG AROC1 BH").known;
        let codes = |list: &[TieBreak]| list.iter().map(|one| one.code()).collect::<Vec<_>>().join(" ");
        let table = Standings::of(swiss(&[(2000, "   2 w 1  "), (0, "   1 b 0  ")]), &asked());
        assert_eq!(
            (codes(&table.tie_breaks), codes(&table.dropped)),
            ("TPR/U1500 BH".to_owned(), "ARO RTNG ARO/C1".to_owned())
        );
        let table = Standings::of(swiss(&[(2000, "   2 w 1  "), (1900, "   1 b 0  ")]), &asked());
        assert_eq!(table.dropped, []);
    }

    #[test]
    fn the_order_of_ranks_and_ratings_can_be_turned_round() {
        let tournament = swiss(&[(2000, "   2 w =  "), (2100, "   1 b =  ")]);
        let first = |name| {
            standings(&tournament, &list(name).known)
                .first()
                .map(|line| line.player)
        };
        assert_eq!(
            ["TPN", "TPN/R", "RTNG", "RTNG/R"].map(first),
            [Some(0), Some(1), Some(1), Some(0)]
        );
    }

    #[test]
    fn direct_encounter_needs_all_games_or_an_unreachable_score() {
        let order = |tournament: &TournamentResults| {
            let lines = standings(tournament, &[TieBreakBase::Direct.plain()]);
            lines
                .iter()
                .map(|line| (line.rank.unwrap(), line.player + 1))
                .collect::<Vec<_>>()
        };
        // All three with two points have met: 3 beat 1 and drew with 2, who drew with 1.
        let all = swiss(&[
            (0, "   2 w =     3 b 0     4 w 1     5 w =  "),
            (0, "   1 b =     4 w 1     3 b =     5 b 0  "),
            (0, "   5 b =     1 w 1     2 w =     4 b 0  "),
            (0, "   6 w 0     2 b 0     1 b 0     3 w 1  "),
            (0, "   3 w =     6 b 0     6 w 0     1 b =  "),
        ]);
        assert_eq!(order(&all), [(1, 3), (2, 2), (3, 1), (4, 4), (4, 5)]);
        let shown = standings(&all, &[TieBreakBase::Direct.plain()]);
        let shown: Vec<String> = shown.iter().map(|line| line.tie_breaks[0].shown(".")).collect();
        assert_eq!(shown, ["1.5", "1", "0.5", "0", "0"]);
        // In a ring of games nobody is beyond reach, because 1 and 4 have not met, nor have 2 and 3.
        let ring = swiss(&[
            (0, "   2 w 0     3 w 1  "),
            (0, "   1 b 1     4 w 0  "),
            (0, "   4 b 1     1 b 0  "),
            (0, "   3 w 0     2 b 1  "),
        ]);
        assert_eq!(order(&ring), [(1, 1), (1, 2), (1, 3), (1, 4)]);
        // Points that decide nothing are not shown as if they did.
        let uneven = swiss(&[
            (0, "   2 w 1     3 b 0  "),
            (0, "   1 b 0     4 w 1  "),
            (0, "   4 b 0     1 w 1  "),
            (0, "   3 w 1     2 b 0  "),
            (0, "0000 - F            "),
        ]);
        let shown = standings(&uneven, &[TieBreakBase::Direct.plain()]);
        assert!(
            shown
                .iter()
                .all(|line| line.rank == Some(1) && line.tie_breaks[0] == Score::default()),
            "{shown:?}"
        );
        // Player 1 has beaten 2 and 3, who have not met: neither can catch up.
        let some = swiss(&[
            (0, "   2 w 1     3 b 1     4 w 0     5 b 0  "),
            (0, "   1 b 0     4 w 1     5 w 1     6 w 0  "),
            (0, "   4 b 1     1 w 0     6 b 0     5 w 1  "),
            (0, "   3 w 0     2 b 0     1 b 1     7 w 0  "),
            (0, "   7 w 0     6 w 0     2 b 0     1 w 1  "),
        ]);
        let lines = standings(&some, &[TieBreakBase::Direct.plain()]);
        let tied: Vec<(usize, usize, String)> = lines
            .iter()
            .take(3)
            .map(|line| {
                (
                    line.rank.unwrap(),
                    line.player + 1,
                    line.tie_breaks.first().unwrap().shown("."),
                )
            })
            .collect();
        assert_eq!(
            tied,
            [(1, 1, "2".to_owned()), (2, 2, "0".to_owned()), (2, 3, "0".to_owned())]
        );
    }
}
