//! The state of a tournament: its players and their rounds. Read from a report (TRF) and put back into one.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::Color;

use super::berger;
use super::score::Score;
use super::scoring::{Assigned, Scoring};
use super::tie_break::TieBreakRules;
use laws::ending::GameResult;
use notation::trf::{Cell, Mark, Report};

/// The kind of a tournament: the pairings are fixed before the first round, or made anew for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentKind {
    /// Each player meets each other. An unplayed game counts as one against the intended opponent (C.07, 15).
    RoundRobin,
    /// Pairings depend on results. A virtual opponent is put in for an unplayed game.
    Swiss,
}

/// The tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentResults {
    /// The name of the tournament.
    pub name: String,
    /// The kind of its pairings.
    pub kind: TournamentKind,
    /// The points for each result.
    pub scoring: Scoring,
    /// The number of rounds with at least one result.
    pub held: usize,
    /// The number of rounds of the whole tournament (142 or XXR), or those held.
    pub planned: usize,
    /// True if it is one of teams, which are not ranked here.
    pub is_of_teams: bool,
    /// The regulations for tie-breaks, by the first day (042).
    pub rules: TieBreakRules,
    /// All players, by number.
    pub players: Vec<ScoredPlayer>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPlayer {
    /// The starting rank of the player.
    pub number: u32,
    /// The name of the player, given name first.
    pub name: String,
    /// The rating of the player.
    pub rating: Option<u32>,
    /// True if the player left a round robin with fewer than half of their games played (General Regulations, V.4.1).
    pub is_left_out: bool,
    /// The rounds of the player, as many as were held.
    pub rounds: Vec<PlayerRound>,
    /// Points given or taken whatever the results (12.9; TRF26, 299).
    pub extra: Score,
}

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRound {
    /// The opponent's place in [`TournamentResults::players`].
    pub opponent: Option<usize>,
    /// The player's own colour.
    pub color: Option<Color>,
    /// The way in which the result came about.
    pub way: ResultOrigin,
    /// The mark of the result; `None` while the game is in progress, and for a round without a game.
    pub mark: Option<Mark>,
    /// The player's points for the round.
    pub points: Score,
    /// True if the player chose not to play: absent, or a bye of less than a win (C.07, 16.2).
    pub is_voluntary: bool,
    /// True if the round counts for nobody, because the opponent is left out (General Regulations, V.4.1).
    pub is_left_out: bool,
}

impl PlayerRound {
    /// Two for a win, by forfeit too, one for a draw, however many points they are worth.
    pub(crate) fn halves(&self) -> usize {
        match self.mark {
            Some(Mark::Win | Mark::ForfeitWin) => 2,
            Some(Mark::Draw) => 1,
            Some(_) | None => 0,
        }
    }
}

/// The way in which a result came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultOrigin {
    /// Over the board.
    Played,
    /// The player had no opponent, or one of the two did not come.
    Unplayed,
    /// The result is not known yet.
    Open,
}

/// A contradiction or error in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFault {
    /// The player's opponent in that round is not in the report.
    NoSuchOpponent {
        /// The starting rank of the player.
        number: u32,
        /// The round, from 1.
        round: usize,
        /// The opponent's starting rank.
        opponent: u32,
    },
    /// The opponent has another opponent in that round, or has the same colour.
    OneSided {
        /// The starting rank of the player.
        number: u32,
        /// The round, from 1.
        round: usize,
        /// The opponent's starting rank.
        opponent: u32,
    },
    /// Both have more than the points of one game, or one has an impossible result.
    Impossible {
        /// The starting rank of the player.
        number: u32,
        /// The round, from 1.
        round: usize,
    },
    /// The first day (042) cannot be read.
    FirstDay,
    /// The points for a result cannot be read from the record with that tag.
    ResultPoints(&'static str),
    /// The points of that code differ from those that are counted for results of its kind, and are not used.
    PointsNotUsed(&'static str),
    /// More rounds have results than the report announces.
    MoreRounds {
        /// The number of rounds in the report (142 or XXR).
        planned: usize,
        /// The number of rounds with results.
        held: usize,
    },
    /// The points in the report are not those of the results.
    Points {
        /// The starting rank of the player.
        number: u32,
        /// The points in the report.
        stated: Score,
        /// The points from the results.
        counted: Score,
    },
}

impl ReportFault {
    /// True if the results contradict each other; points may merely be older than the results.
    pub const fn is_contradiction(self) -> bool {
        match self {
            ReportFault::NoSuchOpponent { .. } | ReportFault::OneSided { .. } | ReportFault::Impossible { .. } => true,
            ReportFault::Points { .. }
            | ReportFault::FirstDay
            | ReportFault::ResultPoints(_)
            | ReportFault::PointsNotUsed(_)
            | ReportFault::MoreRounds { .. } => false,
        }
    }
}

impl ScoredPlayer {
    /// The total points of the player.
    pub fn points(&self) -> Score {
        let counted = self.rounds.iter().filter(|round| !round.is_left_out);
        self.extra + counted.map(|round| round.points).sum()
    }

    /// The points of all rounds, as a report adds them up, also against opponents who are left out.
    fn points_of_all(&self) -> Score {
        self.extra + self.rounds.iter().map(|round| round.points).sum()
    }
}

impl TournamentResults {
    /// The tournament of a report, and the misfits in it.
    pub fn of(report: &Report) -> (TournamentResults, Vec<ReportFault>) {
        let mut entrants: Vec<_> = report.players.iter().collect();
        entrants.sort_by_key(|entrant| entrant.rank);
        let places: BTreeMap<u32, usize> = entrants.iter().map(|entrant| entrant.rank).zip(0..).collect();
        let planned = planned(report);
        let held = entrants.iter().map(|entrant| held(&entrant.rounds)).max();
        let mut held = held.unwrap_or_default();
        // Some programs write a round after the last, in which nobody plays or gets a bye for points.
        let is_empty = |round: usize| {
            let mut cells = entrants.iter().filter_map(|entrant| entrant.rounds.get(round));
            let has_mark = |mark| !matches!(mark, Mark::ZeroBye | Mark::ForfeitLoss);
            cells.all(|cell| cell.opponent.is_none() && !cell.mark.is_some_and(has_mark))
        };
        let filled = (0..held)
            .rev()
            .find(|round| !is_empty(*round))
            .map_or(held, |last| last + 1);
        if filled <= planned.unwrap_or(filled) {
            held = held.min(planned.unwrap_or(filled));
        }
        let scoring = Scoring::of(report);
        let assigned: Vec<Assigned> = report.records("299").filter_map(Assigned::read).collect();
        let mut misfits = Vec::new();
        let mut players: Vec<ScoredPlayer> = Vec::new();
        for entrant in &entrants {
            let number = entrant.rank;
            let rounds = (0..held).map(|round| {
                let cell = entrant.rounds.get(round).copied().unwrap_or_default();
                if let Some(opponent) = cell.opponent.filter(|opponent| !places.contains_key(opponent)) {
                    let round = round + 1;
                    misfits.push(ReportFault::NoSuchOpponent {
                        number,
                        round,
                        opponent,
                    });
                }
                let opponent = cell.opponent.and_then(|opponent| places.get(&opponent).copied());
                let mut last_first = assigned.iter().rev();
                let given = last_first.find(|assigned| assigned.is_for(number, round, cell.mark));
                let mut happened = scoring.happened(cell, opponent);
                happened.points = given.map_or(happened.points, |given| given.points);
                happened
            });
            let rounds = rounds.collect();
            let extra = assigned.iter().filter(|assigned| assigned.is_extra_for(number));
            let extra = extra.map(|assigned| assigned.points).sum();
            let player = ScoredPlayer {
                number,
                name: entrant.name.clone(),
                rating: entrant.rating,
                is_left_out: false,
                rounds,
                extra,
            };
            let counted = player.points();
            if let Some(stated) = entrant.points.map(Score::tenths).filter(|stated| *stated != counted) {
                misfits.push(ReportFault::Points {
                    number,
                    stated,
                    counted,
                });
            }
            players.push(player);
        }
        let first_day = report
            .records("042")
            .next()
            .and_then(|day| day.get(3..))
            .unwrap_or_default();
        let rules = TieBreakRules::read(first_day);
        misfits.extend((rules.is_none() && !first_day.trim().is_empty()).then_some(ReportFault::FirstDay));
        misfits.extend(Scoring::faults(report));
        let fewer = planned.filter(|planned| *planned < held);
        misfits.extend(fewer.map(|planned| ReportFault::MoreRounds { planned, held }));
        let said = said_kind(report);
        let mut tournament = TournamentResults {
            name: report.name.clone(),
            kind: said.unwrap_or(TournamentKind::Swiss),
            scoring,
            held,
            planned: planned.unwrap_or(held),
            is_of_teams: report.is_of_teams(),
            rules: rules.unwrap_or_default(),
            players,
        };
        if said.is_none() && tournament.is_round_robin() {
            tournament.kind = TournamentKind::RoundRobin;
        }
        tournament.leave_out();
        misfits.extend(tournament.contradictions(&entrants.iter().map(|entrant| &entrant.rounds).collect::<Vec<_>>()));
        (tournament, misfits)
    }

    /// Leaves out of a finished round robin the games of players who left after fewer than half of them (General
    /// Regulations, V.4.1).
    fn leave_out(&mut self) {
        let is_open = |player: &ScoredPlayer| player.rounds.iter().any(|round| round.way == ResultOrigin::Open);
        let games = |player: &ScoredPlayer| player.rounds.iter().filter(|round| round.opponent.is_some()).count();
        let is_final = self
            .players
            .iter()
            .all(|player| !is_open(player) && games(player) + 1 >= self.players.len());
        if self.kind != TournamentKind::RoundRobin || !is_final {
            return;
        }
        let has_left = |player: &ScoredPlayer| {
            let mut paired = player.rounds.iter().rev().filter(|round| round.opponent.is_some());
            let is_absent = paired.next().is_some_and(|last| last.is_voluntary);
            let played = player
                .rounds
                .iter()
                .filter(|round| round.way == ResultOrigin::Played)
                .count();
            is_absent && played * 2 < games(player)
        };
        let left: Vec<usize> = (0..)
            .zip(&self.players)
            .filter(|(_, player)| has_left(player))
            .map(|(at, _)| at)
            .collect();
        for (place, player) in self.players.iter_mut().enumerate() {
            player.is_left_out = left.contains(&place);
            for round in player.rounds.iter_mut().filter(|_| !left.contains(&place)) {
                round.is_left_out = round.opponent.is_some_and(|opponent| left.contains(&opponent));
            }
        }
    }

    /// True if the pairings are those of Berger's tables so far, or everybody has met everybody.
    fn is_round_robin(&self) -> bool {
        let count = self.players.len();
        let mut met = BTreeSet::new();
        let mut games = BTreeSet::new();
        for (place, player) in self.players.iter().enumerate() {
            for (round, happened) in player.rounds.iter().enumerate() {
                let Some(opponent) = happened.opponent else { continue };
                met.insert((place, opponent));
                if happened.color == Some(Color::White) {
                    games.insert((round + 1, Some(place + 1), Some(opponent + 1)));
                }
            }
        }
        let is_by_table = |is_double| {
            let table = berger::table(count, is_double).into_iter();
            let table: BTreeSet<_> = table.map(|game| (game.round, game.white, game.black)).collect();
            berger::PLAYERS.contains(&count) && games.is_subset(&table)
        };
        let has_begun = self.held > 1 && !games.is_empty();
        let all_met = count > 2 && met.len() == count * (count - 1);
        all_met || (has_begun && (is_by_table(false) || is_by_table(true)))
    }

    /// The cells that contradict those of the opponent.
    fn contradictions(&self, cells: &[&Vec<Cell>]) -> Vec<ReportFault> {
        let most = [
            self.scoring.win + self.scoring.loss,
            self.scoring.draw.times(2),
            self.scoring.forfeit_win + self.scoring.forfeit_loss,
        ];
        let most = most.into_iter().max().unwrap_or_default();
        let mut found = Vec::new();
        for (place, player) in self.players.iter().enumerate() {
            let number = player.number;
            for (at, happened) in player.rounds.iter().enumerate() {
                let round = at + 1;
                let cell = cells.get(place).and_then(|cells| cells.get(at));
                if cell.is_some_and(|cell| cell.mark == Some(Mark::Unclear)) {
                    found.push(ReportFault::Impossible { number, round });
                }
                let other = happened.opponent.and_then(|other| self.players.get(other));
                let Some(other) = other else { continue };
                let is_facing = |facing: &&PlayerRound| facing.opponent == Some(place) && other.number != number;
                let facing = other.rounds.get(at).filter(is_facing);
                // A cut line has no result where the opponent has one.
                let is_half =
                    |facing: &&PlayerRound| (facing.way == ResultOrigin::Open) != (happened.way == ResultOrigin::Open);
                match facing.filter(|facing| !is_half(facing)) {
                    Some(facing) if facing.color.is_none() || facing.color != happened.color => {
                        // Each game is looked at once.
                        if happened.opponent > Some(place) && happened.points + facing.points > most {
                            found.push(ReportFault::Impossible { number, round });
                        }
                    }
                    Some(_) | None => {
                        let opponent = other.number;
                        found.push(ReportFault::OneSided {
                            number,
                            round,
                            opponent,
                        });
                    }
                }
            }
        }
        found
    }

    /// Puts the tournament's points into the report, and that place for each player (by the place in
    /// [`TournamentResults::players`]).
    pub fn put_into(&self, report: &mut Report, place: impl Fn(usize) -> Option<u32>) {
        let before = report.points();
        for (at, player) in self.players.iter().enumerate() {
            if let Some(entrant) = report.players.iter_mut().find(|entrant| entrant.rank == player.number) {
                entrant.points = Some(player.points_of_all().to_tenths());
                entrant.place = place(at).or(entrant.place);
            }
        }
        report.recount_teams(&before);
    }
}

/// The number of rounds that the report names (142 in TRF26, XXR in addition to TRF16).
fn planned(report: &Report) -> Option<usize> {
    let mut records = report.records("142").chain(report.records("XXR"));
    records.find_map(|record| record.get(3..)?.trim().parse().ok())
}

/// The number of rounds with a result.
fn held(rounds: &[Cell]) -> usize {
    let last = rounds.iter().rposition(|cell| cell.mark.is_some());
    last.map_or(0, |last| last + 1)
}

/// The kind of pairings that the report names (192 in TRF26, or 092).
fn said_kind(report: &Report) -> Option<TournamentKind> {
    let mut types = report.records("192").chain(report.records("092"));
    types.find_map(|line| {
        let line = line.to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| line.contains(word));
        if has(&["robin", "berger"]) {
            Some(TournamentKind::RoundRobin)
        } else {
            has(&["swiss", "dutch", "dubov", "burstein"]).then_some(TournamentKind::Swiss)
        }
    })
}

impl Scoring {
    fn happened(&self, cell: Cell, opponent: Option<usize>) -> PlayerRound {
        let is_played = |mark| opponent.is_some() && matches!(rated(mark), Mark::Win | Mark::Draw | Mark::Loss);
        let (way, points) = match cell.mark {
            None if cell.opponent.is_none() => (ResultOrigin::Unplayed, self.absence),
            None | Some(Mark::Unclear) => (ResultOrigin::Open, Score::default()),
            Some(mark) if is_played(mark) => (ResultOrigin::Played, self.of_mark(mark)),
            Some(mark) => (ResultOrigin::Unplayed, self.of_mark(mark)),
        };
        let is_voluntary = match cell.mark {
            None => cell.opponent.is_none(),
            Some(mark) => matches!(mark, Mark::HalfBye | Mark::ZeroBye | Mark::ForfeitLoss),
        };
        PlayerRound {
            opponent,
            color: cell.color,
            way,
            mark: cell.mark.map(rated),
            points,
            is_voluntary,
            is_left_out: false,
        }
    }
}

/// The marks of a result for White and Black.
pub(crate) const fn marks(result: GameResult) -> (Mark, Mark) {
    match result {
        GameResult::WhiteWins => (Mark::Win, Mark::Loss),
        GameResult::BlackWins => (Mark::Loss, Mark::Win),
        GameResult::Draw => (Mark::Draw, Mark::Draw),
        GameResult::BothLose => (Mark::Loss, Mark::Loss),
        GameResult::HalfZero => (Mark::Draw, Mark::Loss),
        GameResult::ZeroHalf => (Mark::Loss, Mark::Draw),
        GameResult::WhiteByForfeit => (Mark::ForfeitWin, Mark::ForfeitLoss),
        GameResult::BlackByForfeit => (Mark::ForfeitLoss, Mark::ForfeitWin),
        GameResult::BothAbsent => (Mark::ForfeitLoss, Mark::ForfeitLoss),
    }
}

/// The rated form of a mark: games of less than a move count like others, though they are not rated.
pub(crate) const fn rated(mark: Mark) -> Mark {
    match mark {
        Mark::UnratedWin => Mark::Win,
        Mark::UnratedDraw => Mark::Draw,
        Mark::UnratedLoss => Mark::Loss,
        Mark::Win
        | Mark::Draw
        | Mark::Loss
        | Mark::ForfeitWin
        | Mark::ForfeitLoss
        | Mark::FullBye
        | Mark::HalfBye
        | Mark::ZeroBye
        | Mark::AllocatedBye
        | Mark::Unclear => mark,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use notation::trf;

    /// Lines of a report, each player with their rounds.
    pub(crate) fn report(players: &[(&str, &str)]) -> String {
        let line = |(number, (points, rounds)): (usize, &(&str, &str))| {
            let name = format!("Player, {number}");
            format!(
                "001 {number:>4} m    {name:<33} 2000 POR {number:>11} 1990/01/01 {points:>4} {number:>4}  {rounds}\n"
            )
        };
        (1..).zip(players).map(line).collect()
    }

    pub(crate) fn of(players: &[(&str, &str)], more: &str) -> (TournamentResults, Vec<ReportFault>) {
        TournamentResults::of(&trf::read(&format!("{}{more}", report(players))))
    }

    pub(crate) fn points(tournament: &TournamentResults) -> Vec<String> {
        tournament
            .players
            .iter()
            .map(|player| player.points().shown("."))
            .collect()
    }

    pub(crate) const ALL_MARKS: [(&str, &str); 2] = [
        (
            "5.0",
            "   2 w 1     2 b =     2 w +  0000 - u  0000 - H  0000 - Z  0000 - F",
        ),
        (
            "2.0",
            "   1 b 0     1 w =     1 b -  0000 - H  0000 - Z            0000 - U",
        ),
    ];

    #[test]
    fn every_mark_brings_its_points() {
        let (tournament, misfits) = of(&ALL_MARKS, "");
        assert_eq!((tournament.held, misfits), (7, Vec::new()));
        assert_eq!(points(&tournament), ["5", "2"]);
    }

    #[test]
    fn points_may_be_worth_more_and_be_given_or_taken() {
        // A win three points, a draw one, an allocated bye one and a half; half a point taken, and a bye in round 7 worth 2.
        let more = "162  W 3.0    D 1.0    P 1.5\n299   000.0  -0.5         1\n299 U 000.0   2.0  007    2\n";
        let (tournament, misfits) = of(&ALL_MARKS, more);
        assert_eq!(points(&tournament), ["12", "4"]);
        assert_eq!(misfits.len(), 2);
        assert!(misfits.iter().all(|misfit| !misfit.is_contradiction()));
        // The same in the lines of pairing programs.
        let (tournament, _) = of(
            &ALL_MARKS,
            "BBW  3.0\nBBD  1.0\nBBL  0.0\nBBU  1.5\n299   000.0  -0.5         1\n299 U 000.0   2.0  007    2\n",
        );
        assert_eq!(points(&tournament), ["12", "4"]);
    }

    #[test]
    fn who_leaves_a_round_robin_before_half_of_it_counts_for_nobody() {
        let robin = "192 FIDE_ROUNDROBIN\n042 2026/05/01\n";
        let left = [
            ("2.0", "   4 w 1     2 b =     3 w =  "),
            ("2.5", "   3 w 1     1 w =     4 b +  "),
            ("1.5", "   2 b 0     4 w +     1 b =  "),
            ("0.0", "   1 b 0     3 b -     2 w -  "),
        ];
        let (tournament, misfits) = of(&left, robin);
        assert_eq!(misfits, []);
        assert_eq!(points(&tournament), ["1", "1.5", "0.5", "0"]);
        let lines = crate::standings::standings(&tournament, &[]);
        assert_eq!(lines.last().map(|line| (line.player, line.rank)), Some((3, None)));
        // A report adds up all results.
        let mut written = trf::read(&format!("{}{robin}", report(&left)));
        tournament.put_into(&mut written, |_| None);
        assert_eq!(TournamentResults::of(&written).1, []);
        // After half of them the others stay.
        let half = left.map(|(points, rounds)| (points, rounds.replace("3 b -", "3 b 0").replace("4 w +", "4 w 1")));
        let half: Vec<(&str, &str)> = half.iter().map(|(points, rounds)| (*points, rounds.as_str())).collect();
        assert_eq!(of(&half, robin).1, []);
        // Before the end nobody is left out.
        let early: Vec<(&str, &str)> = left.iter().map(|(_, rounds)| ("", &rounds[..18])).collect();
        assert_eq!(of(&early, robin).1, []);
    }

    #[test]
    fn a_line_cut_within_a_round_is_told() {
        let (_, misfits) = of(&[("1.0", "   2 w 1"), ("0.0", "   1 b")], "");
        assert!(misfits.iter().any(|misfit| misfit.is_contradiction()), "{misfits:?}");
    }

    #[test]
    fn a_round_after_the_last_without_a_game_is_none() {
        let played = [("1.0", "   2 w 1"), ("0.0", "   1 b 0")];
        let more = [("1.0", "   2 w 1  0000   -"), ("0.0", "   1 b 0  0000   -")];
        assert_eq!(of(&more, "XXR 1\n"), of(&played, "XXR 1\n"));
        assert_eq!(of(&more, ""), of(&played, ""));
        assert_eq!(of(&more, "XXR 2\n").0.held, 2);
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let (tournament, misfits) = of(
            &[
                ("2.0", "   2 w 1     9 b 1"),
                ("1.0", "   1 b 1     3 w  "),
                ("0.0", "   2 b ?          "),
            ],
            "",
        );
        assert_eq!(tournament.held, 2);
        assert_eq!(
            misfits,
            [
                ReportFault::NoSuchOpponent {
                    number: 1,
                    round: 2,
                    opponent: 9
                },
                ReportFault::Impossible { number: 1, round: 1 },
                ReportFault::OneSided {
                    number: 2,
                    round: 2,
                    opponent: 3
                },
                ReportFault::Impossible { number: 3, round: 1 },
                ReportFault::OneSided {
                    number: 3,
                    round: 1,
                    opponent: 2
                },
            ]
        );
    }

    #[test]
    fn a_round_robin_is_known_by_what_the_report_says_or_by_berger() {
        let rounds = [
            ("", "   4 w 1  0004 b 1"),
            ("", "   3 w 1     1 w 0"),
            ("", "   2 b 0  0000 -  "),
            ("", "   1 b 0          "),
        ];
        assert_eq!(of(&rounds, "").0.kind, TournamentKind::Swiss);
        assert_eq!(
            of(&rounds, "092 Individual: Round-Robin\n").0.kind,
            TournamentKind::RoundRobin
        );
        assert_eq!(
            of(&rounds, "192 FIDE_DOUBLEROUNDROBIN\n").0.kind,
            TournamentKind::RoundRobin
        );
        let berger = [
            ("", "   4 w 1     2 w 1"),
            ("", "   3 w 1     1 b 0"),
            ("", "   2 b 0     4 b 1"),
            ("", "   1 b 0     3 w 0"),
        ];
        assert_eq!(of(&berger, "").0.kind, TournamentKind::RoundRobin);
    }
}
