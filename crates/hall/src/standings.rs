//! The standings: points, then tie-breaks in the order that the tournament has announced.
//!
//! The definitions are those of FIDE's Regulations for tie-breaks as the Brazilian federation's arbiters were given
//! them (C.02, 12, of 2014 to 2023: A to G), which take a virtual opponent for an unplayed game. Where they are silent,
//! C.07 of 2024 is followed.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use super::score::Score;
use super::tournament_results::{PlayerRound, ResultOrigin, ScoredPlayer, TournamentKind, TournamentResults};
use notation::trf::Report;

/// A way to put players with equal points in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The games of the tied players among themselves (C; C.07, 6).
    Direct,
    /// Wins, also by forfeit or bye (B (C); C.07, 7.1).
    Wins,
    /// Games played with Black; unplayed ones count as if with White (E; C.07, 7.3).
    Black,
    /// The points of the opponents beaten, and half those of the opponents drawn with (F1; C.07, 9.1).
    SonnebornBerger,
    /// The points against opponents who have half of all points or more (D; C.07, 9.2), or against that many more half
    /// points down, and with a minus fewer (D1).
    Koya(i8),
    /// The opponents' points without that many lowest and highest (B to B4; C.07, 8.1).
    Buchholz {
        /// The number of lowest ones left out.
        lowest: u8,
        /// The number of highest ones left out.
        highest: u8,
    },
    /// The average rating of the opponents played, without that many lowest, rounded, a half upwards (A, A1; C.07,
    /// 10.1).
    Ratings {
        /// The number of lowest ones left out.
        lowest: u8,
    },
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank; players who cannot be told apart share it.
    pub rank: usize,
    /// The player's place in [`TournamentResults::players`].
    pub player: usize,
    /// The points of the player.
    pub points: Score,
    /// The value of each tie-break, in the order asked for.
    pub tie_breaks: Vec<Score>,
}

/// Error: no tie-break has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTieBreak;

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    /// Reads a tie-break by its short name, or by its TRF26 name.
    fn from_str(name: &str) -> Result<TieBreak, UnknownTieBreak> {
        // TRF26 writes BH/C1 and ARO/C1.
        let name = name.to_ascii_uppercase().replace('/', "");
        let number = |rest: &str| match rest {
            "" => Some(1),
            digit => digit.parse().ok().filter(|cut| (1..=9).contains(cut)),
        };
        let cut = |prefix: &str| name.strip_prefix(prefix).and_then(number);
        Ok(match name.as_str() {
            "DE" => TieBreak::Direct,
            "WIN" => TieBreak::Wins,
            "BLACK" | "BPG" => TieBreak::Black,
            "SB" => TieBreak::SonnebornBerger,
            "KOYA" | "KS" => TieBreak::Koya(0),
            "BH" => TieBreak::Buchholz { lowest: 0, highest: 0 },
            "ARO" => TieBreak::Ratings { lowest: 0 },
            _longer => {
                let median = cut("MBH").or_else(|| cut("BHM"));
                if let Some(both) = median {
                    let (lowest, highest) = (both, both);
                    TieBreak::Buchholz { lowest, highest }
                } else if let Some(lowest) = cut("BHC") {
                    TieBreak::Buchholz { lowest, highest: 0 }
                } else if let Some(lowest) = cut("AROC") {
                    TieBreak::Ratings { lowest }
                } else {
                    let steps = name.strip_prefix("KOYA").filter(|steps| steps.starts_with(['+', '-']));
                    let steps = steps.and_then(|steps| steps.parse().ok()).ok_or(UnknownTieBreak)?;
                    TieBreak::Koya(steps)
                }
            }
        })
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TieBreak::Direct => f.write_str("DE"),
            TieBreak::Wins => f.write_str("WIN"),
            TieBreak::Black => f.write_str("BLACK"),
            TieBreak::SonnebornBerger => f.write_str("SB"),
            TieBreak::Koya(0) => f.write_str("KOYA"),
            TieBreak::Koya(steps) => write!(f, "KOYA{steps:+}"),
            TieBreak::Buchholz { lowest: 0, highest: 0 } => f.write_str("BH"),
            TieBreak::Buchholz { lowest, highest: 0 } => write!(f, "BHC{lowest}"),
            TieBreak::Buchholz { lowest: 1, .. } => f.write_str("MBH"),
            TieBreak::Buchholz { lowest, .. } => write!(f, "MBH{lowest}"),
            TieBreak::Ratings { lowest: 0 } => f.write_str("ARO"),
            TieBreak::Ratings { lowest } => write!(f, "AROC{lowest}"),
        }
    }
}

/// The names after `--tie-breaks`, for people; more than one median or cut is written with its number.
pub const NAMES: [&str; 12] = [
    "DE", "WIN", "BLACK", "SB", "KOYA", "BH", "BHC1", "BHC2", "MBH", "MBH2", "ARO", "AROC1",
];

/// A list of tie-breaks, with blanks or commas between them; points, which always come first, may stand in it.
///
/// # Errors
/// The first name that is no tie-break.
pub fn list(text: &str) -> Result<Vec<TieBreak>, String> {
    let names = text
        .split([',', ' ', ';'])
        .filter(|name| !name.is_empty() && !name.eq_ignore_ascii_case("PTS"));
    let mut list = Vec::new();
    for name in names {
        let tie_break = name.parse().map_err(|UnknownTieBreak| name.to_owned())?;
        if !list.contains(&tie_break) {
            list.push(tie_break);
        }
    }
    Ok(list)
}

/// The order that the regulations recommend (G (A), (C) and (D)).
pub fn recommended(tournament: &TournamentResults) -> Vec<TieBreak> {
    let (lowest, highest) = (1, 0);
    let are_rated = tournament.players.iter().all(|player| player.rating.is_some());
    match tournament.kind {
        TournamentKind::RoundRobin => vec![
            TieBreak::Direct,
            TieBreak::Wins,
            TieBreak::SonnebornBerger,
            TieBreak::Koya(0),
        ],
        TournamentKind::Swiss => {
            let mut order = vec![TieBreak::Direct, TieBreak::Wins, TieBreak::Black];
            order.extend(are_rated.then_some(TieBreak::Ratings { lowest }));
            order.extend([
                TieBreak::Buchholz { lowest, highest },
                TieBreak::Buchholz { lowest: 0, highest: 0 },
            ]);
            order.push(TieBreak::SonnebornBerger);
            order
        }
    }
}

/// The standings of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// The tournament from which the standings are counted.
    pub tournament: TournamentResults,
    /// The tie-breaks for players with equal points.
    pub tie_breaks: Vec<TieBreak>,
    /// All players in order.
    pub lines: Vec<Standing>,
}

impl Standings {
    /// The standings by those tie-breaks, or by the recommended ones.
    pub fn of(tournament: TournamentResults, tie_breaks: Option<Vec<TieBreak>>) -> Standings {
        let tie_breaks = tie_breaks.unwrap_or_else(|| recommended(&tournament));
        Standings {
            lines: standings(&tournament, &tie_breaks),
            tournament,
            tie_breaks,
        }
    }

    /// The player of that line.
    pub fn player(&self, line: &Standing) -> Option<&ScoredPlayer> {
        self.tournament.players.get(line.player)
    }

    /// Puts the points of that tournament into a report of the same players, and their ranks here.
    pub fn put_into(&self, points: &TournamentResults, report: &mut Report) {
        points.put_into(report, |player| {
            let line = self.lines.iter().find(|line| line.player == player)?;
            u32::try_from(line.rank).ok()
        });
    }
}

/// All players in order; among players who share a rank the lower number first.
pub fn standings(tournament: &TournamentResults, tie_breaks: &[TieBreak]) -> Vec<Standing> {
    let count = Counting { tournament };
    let mut lines: Vec<Standing> = tournament
        .players
        .iter()
        .enumerate()
        .map(|(player, of)| Standing {
            rank: 0,
            player,
            points: of.points(),
            tie_breaks: Vec::new(),
        })
        .collect();
    let mut groups = apart(lines.iter().map(|line| (line.player, line.points)));
    for tie_break in tie_breaks {
        let mut finer = Vec::new();
        for group in groups {
            let value = |player: &usize| count.value(*tie_break, *player);
            let (values, order) = if *tie_break == TieBreak::Direct {
                count.direct(&group)
            } else {
                let values: Vec<Score> = group.iter().map(value).collect();
                (values.clone(), values)
            };
            for (player, value) in group.iter().zip(values) {
                if let Some(line) = lines.get_mut(*player) {
                    line.tie_breaks.push(value);
                }
            }
            finer.extend(apart(group.into_iter().zip(order)));
        }
        groups = finer;
    }
    let mut ranked = Vec::with_capacity(lines.len());
    for group in groups {
        let rank = ranked.len() + 1;
        for player in group {
            if let Some(line) = lines.get_mut(player) {
                line.rank = rank;
                ranked.push(line.clone());
            }
        }
    }
    ranked
}

/// The players in groups of the same value, the highest first.
fn apart(values: impl Iterator<Item = (usize, Score)>) -> Vec<Vec<usize>> {
    let mut values: Vec<(usize, Score)> = values.collect();
    values.sort_by_key(|(player, value)| (std::cmp::Reverse(*value), *player));
    let groups = values.chunk_by(|(_, one), (_, other)| one == other);
    groups
        .map(|group| group.iter().map(|(player, _)| *player).collect())
        .collect()
}

/// The counts of a tournament.
struct Counting<'a> {
    tournament: &'a TournamentResults,
}

/// An opponent's points as a tie-break takes them, and the player's points in that round.
struct Against {
    points: Score,
    got: Score,
}

impl Counting<'_> {
    fn player(&self, place: usize) -> Option<&ScoredPlayer> {
        self.tournament.players.get(place)
    }

    fn rounds(&self, place: usize) -> &[PlayerRound] {
        self.player(place).map_or(&[], |player| &player.rounds)
    }

    /// True if this round is a game between the two players for tie-breaks. In a round robin an unplayed one does
    /// (C.07, 15).
    fn counts(&self, round: &PlayerRound) -> bool {
        match (self.tournament.kind, round.way) {
            (TournamentKind::RoundRobin, ResultOrigin::Played | ResultOrigin::Unplayed)
            | (TournamentKind::Swiss, ResultOrigin::Played) => round.opponent.is_some(),
            (TournamentKind::Swiss, ResultOrigin::Unplayed) | (_, ResultOrigin::Open) => false,
        }
    }

    fn value(&self, tie_break: TieBreak, place: usize) -> Score {
        let scoring = &self.tournament.scoring;
        let rounds = self.rounds(place);
        match tie_break {
            // The value depends on the tied players.
            TieBreak::Direct => Score::default(),
            TieBreak::Wins => {
                let won = |round: &&PlayerRound| round.way != ResultOrigin::Open && round.points == scoring.win;
                Score::whole(rounds.iter().filter(won).count())
            }
            TieBreak::Black => {
                let black =
                    |round: &&PlayerRound| round.way == ResultOrigin::Played && round.color == Some(Color::Black);
                Score::whole(rounds.iter().filter(black).count())
            }
            TieBreak::SonnebornBerger => {
                let product = |against: &Against| against.points.product(against.got);
                self.opponents(place).iter().map(product).sum()
            }
            TieBreak::Koya(steps) => self.koya(place, steps),
            TieBreak::Buchholz { lowest, highest } => {
                let mut points: Vec<Score> = self.opponents(place).iter().map(|against| against.points).collect();
                points.sort_unstable();
                let kept = points.len().saturating_sub(usize::from(highest));
                points.iter().take(kept).skip(usize::from(lowest)).copied().sum()
            }
            TieBreak::Ratings { lowest } => {
                let played = rounds.iter().filter(|round| round.way == ResultOrigin::Played);
                let opponents = played.filter_map(|round| self.player(round.opponent?));
                let mut ratings: Vec<u32> = opponents.filter_map(|opponent| opponent.rating).collect();
                ratings.sort_unstable();
                let ratings = ratings.get(usize::from(lowest)..).unwrap_or_default();
                let sum: u64 = ratings.iter().map(|rating| u64::from(*rating)).sum();
                let count = u64::try_from(ratings.len()).unwrap_or(u64::MAX);
                // A half is rounded up.
                let average = (2 * sum + count).checked_div(2 * count).unwrap_or_default();
                Score::whole(usize::try_from(average).unwrap_or_default())
            }
        }
    }

    /// The opponents of a player, with a virtual one for a round without a game in a Swiss tournament (F (B)).
    fn opponents(&self, place: usize) -> Vec<Against> {
        let held = self.tournament.held;
        let scoring = &self.tournament.scoring;
        let mut before = Score::default();
        let mut found = Vec::new();
        for (at, round) in self.rounds(place).iter().enumerate() {
            let got = round.points;
            if self.counts(round) {
                let points = round.opponent.map(|place| self.as_opponent(place)).unwrap_or_default();
                found.push(Against { points, got });
            } else if round.way == ResultOrigin::Unplayed && self.tournament.kind == TournamentKind::Swiss {
                // The virtual opponent (C.02.13.15): the same points before the round, the opposite result in it, draws
                // afterwards.
                let points = before + (scoring.win - got) + scoring.draw.times(held.saturating_sub(at + 1));
                found.push(Against { points, got });
            }
            before = before + got;
        }
        found
    }

    /// A player's points as the opponents' tie-breaks take them: in a Swiss tournament the player's own unplayed games
    /// count as draws (F (B)).
    fn as_opponent(&self, place: usize) -> Score {
        let Some(player) = self.player(place) else {
            return Score::default();
        };
        let of_round = |round: &PlayerRound| match (self.tournament.kind, round.way) {
            (TournamentKind::Swiss, ResultOrigin::Unplayed) => self.tournament.scoring.draw,
            (TournamentKind::Swiss, ResultOrigin::Played)
            | (TournamentKind::RoundRobin, _)
            | (_, ResultOrigin::Open) => round.points,
        };
        player.extra + player.rounds.iter().map(of_round).sum()
    }

    fn koya(&self, place: usize, steps: i8) -> Score {
        let scoring = &self.tournament.scoring;
        let has_enough = |opponent: usize| {
            let Some(player) = self.player(opponent) else {
                return false;
            };
            // In a round robin of an odd number each player is free in one round.
            let games = match self.tournament.kind {
                TournamentKind::RoundRobin => player.rounds.iter().filter(|round| round.opponent.is_some()).count(),
                TournamentKind::Swiss => self.tournament.held,
            };
            let step = scoring.draw.times(usize::from(steps.unsigned_abs()));
            let (up, down) = if steps < 0 {
                (step, Score::default())
            } else {
                (Score::default(), step)
            };
            (player.points() + down).times(2) >= scoring.win.times(games) + up.times(2)
        };
        let rounds = self.rounds(place).iter();
        let counted = rounds.filter(|round| self.counts(round) && round.opponent.is_some_and(has_enough));
        counted.map(|round| round.points).sum()
    }

    /// The points of the tied players among themselves, and the order by them. If not all of them have met, a player is
    /// ahead only if nobody behind could catch up by winning all such games.
    fn direct(&self, group: &[usize]) -> (Vec<Score>, Vec<Score>) {
        let tied: BTreeSet<usize> = group.iter().copied().collect();
        let win = self.tournament.scoring.win;
        // The place in the group, the points, and what they could have been.
        let mut games: Vec<(usize, Score, Score)> = Vec::new();
        for (at, place) in group.iter().enumerate() {
            let mut met = BTreeSet::from([*place]);
            let mut points = Score::default();
            for round in self.rounds(*place).iter().filter(|round| self.counts(round)) {
                let is_tied = |opponent: &usize| opponent != place && tied.contains(opponent);
                if let Some(opponent) = round.opponent.filter(is_tied) {
                    met.insert(opponent);
                    points = points + round.points;
                }
            }
            games.push((at, points, points + win.times(tied.len().saturating_sub(met.len()))));
        }
        let values: Vec<Score> = games.iter().map(|(_, points, _)| *points).collect();
        if games.iter().all(|(_, points, most)| points == most) {
            return (values.clone(), values);
        }
        games.sort_by_key(|(_, points, _)| std::cmp::Reverse(*points));
        // From the front, as long as a player is beyond the reach of all behind.
        let mut order = vec![Score::default(); group.len()];
        let mut rest = games.as_slice();
        while let Some(((at, points, _), behind)) = rest.split_first() {
            if behind.iter().any(|(_, _, most)| most >= points) {
                break;
            }
            if let Some(place) = order.get_mut(*at) {
                *place = Score::whole(behind.len());
            }
            rest = behind;
        }
        (values, order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        let list = list(tie_break).unwrap();
        let mut lines = standings(tournament, &list);
        lines.sort_by_key(|line| line.player);
        lines
            .iter()
            .map(|line| line.tie_breaks.first().unwrap().shown("."))
            .collect()
    }

    /// The virtual opponent's points in the two examples of F (B), after the round and at the end of nine.
    #[test]
    fn the_virtual_opponents_of_the_regulations() {
        let draws = "   2 w =  ";
        let with = |rounds: &[&str]| {
            let other = draws.repeat(9).replace("   2 w", "   1 b");
            let mut tournament = swiss(&[(2000, &rounds.concat()), (2000, &other)]);
            tournament.held = rounds.len();
            let counting = Counting {
                tournament: &tournament,
            };
            let virtual_one = counting
                .opponents(0)
                .into_iter()
                .zip(&tournament.players.first().unwrap().rounds);
            virtual_one
                .filter(|(_, round)| round.way == ResultOrigin::Unplayed)
                .map(|(against, _)| against.points.shown("."))
                .next()
                .unwrap()
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
        // 2100, 2000 and 1900: the fourth has no rating.
        assert_eq!([first("ARO"), first("ARO/C1")], ["2000", "2050"]);
        // (2200 + 1900 + 2000) / 3 = 2033.3, and a half is rounded up: (1900 + 1701) / 2 = 1800.5.
        assert_eq!(values(&tournament, "ARO").get(1).unwrap(), "2033");
        assert_eq!(values(&tournament, "AROC2").get(2).unwrap(), "2150");
    }

    #[test]
    fn direct_encounter_needs_all_games_or_an_unreachable_score() {
        let order = |tournament: &TournamentResults| {
            let lines = standings(tournament, &[TieBreak::Direct]);
            lines
                .iter()
                .map(|line| (line.rank, line.player + 1))
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
        // In a ring of games nobody is beyond reach, because 1 and 4 have not met, nor have 2 and 3.
        let ring = swiss(&[
            (0, "   2 w 0     3 w 1  "),
            (0, "   1 b 1     4 w 0  "),
            (0, "   4 b 1     1 b 0  "),
            (0, "   3 w 0     2 b 1  "),
        ]);
        assert_eq!(order(&ring), [(1, 1), (1, 2), (1, 3), (1, 4)]);
        // Player 1 has beaten 2 and 3, who have not met: neither can catch up.
        let some = swiss(&[
            (0, "   2 w 1     3 b 1     4 w 0     5 b 0  "),
            (0, "   1 b 0     4 w 1     5 w 1     6 w 0  "),
            (0, "   4 b 1     1 w 0     6 b 0     5 w 1  "),
            (0, "   3 w 0     2 b 0     1 b 1     7 w 0  "),
            (0, "   7 w 0     6 w 0     2 b 0     1 w 1  "),
        ]);
        let lines = standings(&some, &[TieBreak::Direct]);
        let tied: Vec<(usize, usize, String)> = lines
            .iter()
            .take(3)
            .map(|line| (line.rank, line.player + 1, line.tie_breaks.first().unwrap().shown(".")))
            .collect();
        assert_eq!(
            tied,
            [(1, 1, "2".to_owned()), (2, 2, "0".to_owned()), (2, 3, "0".to_owned())]
        );
    }

    #[test]
    fn names_are_read_as_the_event_and_as_trf26_write_them() {
        let written =
            |text: &str| list(text).map(|list| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
        assert_eq!(
            written("PTS,DE,BH/C1,BH/M1,ARO/C1,KS,BPG").as_deref(),
            Ok("DE BHC1 MBH AROC1 KOYA BLACK")
        );
        assert_eq!(
            written("de win MBH2 bhc3 KOYA+1 KOYA-2 de").as_deref(),
            Ok("DE WIN MBH2 BHC3 KOYA+1 KOYA-2")
        );
        for name in NAMES {
            assert_eq!(written(name).as_deref(), Ok(name));
        }
        for wrong in ["X", "BHC0", "BHC10", "KOYA1", "KOYA+", "MBHx", "SBC1"] {
            assert_eq!(list(wrong), Err(wrong.to_owned()), "{wrong}");
        }
    }
}
