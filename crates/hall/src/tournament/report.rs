//! A tournament from a tournament report and back into one (TRF16, TRF26). Unchanged data are written as they were
//! read.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::ByColor;

use super::rules::MOST_ROUNDS;
use super::{Bye, Details, Entrant, GameOutcome, PairingSystem, Round, Tournament, TournamentGame};
use crate::score::Score;
use crate::scoring::Scoring;
use crate::standings::{Standing, Standings};
use crate::tie_break::{self, TieBreakRules};
use crate::tournament_results::{ScoredPlayer, TournamentKind, TournamentResults, marks, rated};
use laws::ending::GameResult;
use notation::trf::{self, Cell, Mark, Report, TrfForm, columns};
use notation::{time_control, time_control_written};

/// The columns of a team's name in a record 013; its players follow.
const TEAM: std::ops::Range<usize> = 4..36;
/// The same in a record 310, then the columns of the points of its games and of its first player.
const TEAM_OF_26: std::ops::Range<usize> = 8..40;
const POINTS_OF_TEAM: usize = 61;
const MEMBERS: usize = 73;

/// The number of blanks before the date of the first round in a record 132.
const FIRST_DATE: usize = 87;
/// The length of a date there, and the blanks to the next.
const DATE: usize = 8;
const DATE_GAP: usize = 2;

/// The first text after that tag.
fn record(report: &Report, tag: &str) -> String {
    let text = report.records(tag).next().and_then(|line| line.get(3..));
    text.unwrap_or_default().trim().to_owned()
}

fn details(report: &Report) -> Details {
    let day = |tag| record(report, tag).replace(['/', '.'], "-");
    let (tournament, _) = TournamentResults::of(report);
    let says_double = |tag: &&str| record(report, tag).to_lowercase().contains("double");
    let is_double = ["192", "092"].iter().any(says_double);
    // TRF16 has no record for the rounds; pairing programs write the second of these.
    let rounds = ["142", "XXR"].iter().find_map(|tag| record(report, tag).parse().ok());
    let held = report.players.iter().map(|player| player.rounds.len()).max();
    // A report may have results for more rounds than it announces.
    let with_results = u32::try_from(tournament.held).unwrap_or_default();
    Details {
        name: report.name.clone(),
        city: record(report, "022"),
        federation: record(report, "032"),
        first_day: day("042"),
        last_day: day("052"),
        chief_arbiter: report.arbiter.clone(),
        rounds: rounds
            .map(|rounds: u32| rounds.max(with_results))
            .or_else(|| u32::try_from(held?).ok())
            .unwrap_or_default()
            .min(MOST_ROUNDS),
        system: match (tournament.kind, is_double) {
            (TournamentKind::RoundRobin, false) => PairingSystem::RoundRobin,
            (TournamentKind::RoundRobin, true) => PairingSystem::DoubleRoundRobin,
            (TournamentKind::Swiss, _) => PairingSystem::Swiss,
        },
        time: report.time.as_ref().map(time_control::write).unwrap_or_default(),
        tie_breaks: tie_break::announced(report).known,
        points: Some(tournament.scoring.written()).filter(|points| *points != Scoring::default().written()),
        ..Details::default()
    }
}

fn teams(report: &Report) -> BTreeMap<u32, String> {
    let of_team = |line: &str, name: std::ops::Range<usize>, first: usize| {
        let (name, members) = (columns(line, name), trf::members(line, first));
        let named = members.into_iter().map(move |member| (member, name.clone()));
        named.collect::<Vec<_>>()
    };
    let older = report.records("013").flat_map(|line| of_team(line, TEAM, TEAM.end));
    let newer = report.records("310");
    let newer = newer.flat_map(|line| of_team(line, TEAM_OF_26, MEMBERS));
    older.chain(newer).collect()
}

/// The rounds with their boards numbered anew in a Swiss (C.04.2): by the points of the better player before the round, those of both, and
/// the better starting rank. A table of a round robin has an order of its own.
fn by_points(rounds: BTreeMap<u32, Round>, report: &Report) -> BTreeMap<u32, Round> {
    if details(report).system != PairingSystem::Swiss {
        return rounds;
    }
    let (results, _) = TournamentResults::of(report);
    let before = |number: u32, round: u32| {
        let player = results.players.iter().find(|player| player.number == number);
        let held = usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX);
        let rounds = player.into_iter().flat_map(|player| player.rounds.iter().take(held));
        rounds.map(|round| round.points).sum::<Score>()
    };
    let in_order = |(number, mut round): (u32, Round)| {
        let mut games: Vec<TournamentGame> = std::mem::take(&mut round.games).into_values().collect();
        games.sort_by_cached_key(|game| {
            let ByColor { white, black } = game.players;
            let (white_has, black_has) = (before(white, number), before(black, number));
            let (better, both) = (white_has.max(black_has), white_has + black_has);
            let rank = [(white_has, white), (black_has, black)];
            let rank = rank
                .into_iter()
                .filter(|(points, _)| *points == better)
                .map(|(_, rank)| rank)
                .min();
            (std::cmp::Reverse(better), std::cmp::Reverse(both), rank)
        });
        round.games = (1..).zip(games).collect();
        (number, round)
    };
    rounds.into_iter().map(in_order).collect()
}

pub(super) fn rounds(report: &Report) -> BTreeMap<u32, Round> {
    let mut rounds: BTreeMap<u32, Round> = BTreeMap::new();
    let mut entrants: Vec<&trf::TrfPlayer> = report.players.iter().collect();
    entrants.sort_by_key(|entrant| entrant.rank);
    let cell_of = |rank: u32, at: usize| {
        let entrant = entrants.iter().find(|entrant| entrant.rank == rank)?;
        entrant.rounds.get(at).copied()
    };
    // A report has no boards: the game with the lowest starting rank comes first.
    for entrant in &entrants {
        for (at, (number, cell)) in (1..).zip(&entrant.rounds).enumerate() {
            let opponent = cell.opponent.filter(|opponent| cell_of(*opponent, at).is_some());
            let (Some(opponent), Some(color)) = (opponent, cell.color) else {
                if let Some(bye) = cell.mark.and_then(bye) {
                    rounds.entry(number).or_default().byes.insert(entrant.rank, bye);
                }
                continue;
            };
            let (white, black) = color.fold_wb((entrant.rank, opponent), (opponent, entrant.rank));
            let players = ByColor { white, black };
            let mark = |rank| cell_of(rank, at).and_then(|cell| cell.mark);
            let games = &mut rounds.entry(number).or_default().games;
            if !games.values().any(|game| game.players == players) {
                let board = u32::try_from(games.len() + 1).unwrap_or(u32::MAX);
                let mut game = TournamentGame::of(players);
                game.outcome = result(mark(white), mark(black)).map(GameOutcome::typed);
                games.insert(board, game);
            }
        }
    }
    rounds
}

const BYES: [(Bye, Mark); 4] = [
    (Bye::Full, Mark::FullBye),
    (Bye::Half, Mark::HalfBye),
    (Bye::Zero, Mark::ZeroBye),
    (Bye::Allocated, Mark::AllocatedBye),
];

fn bye(mark: Mark) -> Option<Bye> {
    BYES.into_iter().find(|(_, own)| *own == mark).map(|(bye, _)| bye)
}

/// The result of a game with those marks; `None` if they are open or no result together.
fn result(white: Option<Mark>, black: Option<Mark>) -> Option<GameResult> {
    let found = (rated(white?), rated(black?));
    GameResult::ALL.iter().copied().find(|result| marks(*result) == found)
}

/// The pairing system in words (092) and as TRF26 encodes it (192). Swiss has no code: the codes name
/// FIDE's own systems, and pairings are made by hand here.
const fn type_of(system: PairingSystem) -> (&'static str, Option<&'static str>) {
    match system {
        PairingSystem::RoundRobin => ("Individual: Round-Robin", Some("FIDE_ROUNDROBIN")),
        PairingSystem::DoubleRoundRobin => ("Individual: Double-Round-Robin", Some("FIDE_DOUBLEROUNDROBIN")),
        PairingSystem::Swiss => ("Individual: Swiss-System", None),
    }
}

impl Tournament {
    /// The standings after the rounds that have a result. The winner of a play-off stands before the players beaten in
    /// it.
    pub fn standings(&self) -> Standings {
        let (mut tournament, _) = TournamentResults::of(&self.with_cells(self.held()));
        for player in &mut tournament.players {
            player.name = trf::given_name_first(&player.name);
        }
        let announced = Some(&self.details.tie_breaks).filter(|list| !list.is_empty());
        let mut table = Standings::of(tournament, announced.cloned());
        let read = tie_break::announced(&self.base);
        if read.known == self.details.tie_breaks {
            table.unknown = read.unknown;
        }
        for play_off in &self.play_offs {
            let Standings { tournament, lines, .. } = &mut table;
            let number = |line: &Standing| tournament.players.get(line.player).map(|player| player.number);
            let is_in = |line: &Standing| number(line).is_some_and(|number| play_off.players.contains(&number));
            let winner = play_off.winner();
            let of_winner = |line: &Standing| winner.is_some() && number(line) == winner;
            let (Some(first), Some(at)) = (lines.iter().position(is_in), lines.iter().position(of_winner)) else {
                continue;
            };
            let rank = lines.get(first).and_then(|line| line.rank);
            let mut line = lines.remove(at);
            let before = std::mem::replace(&mut line.rank, rank);
            // Each of the players who stood before the winner, or shared the winner's place, is one place further down.
            let is_behind = |line: &Standing| is_in(line) || line.rank > rank;
            let passed = |line: &&mut Standing| (rank..=before).contains(&line.rank) && is_behind(line);
            for behind in lines.iter_mut().filter(passed) {
                behind.rank = behind.rank.map(|rank| rank + 1);
            }
            lines.insert(first, line);
        }
        table
    }

    /// The standings without that play-off.
    pub(crate) fn standings_without(&self, play_off: u32) -> Standings {
        let mut event = self.clone();
        event.in_play_off(play_off, |play_off| play_off.is_cancelled = true);
        event.standings()
    }

    /// The points for a win and a loss by forfeit, unless they are those of a game.
    pub(crate) fn forfeit_points(&self) -> Option<[Score; 2]> {
        let scoring = Scoring::of(&self.with_cells(0));
        let of_game = [scoring.win, scoring.loss];
        Some([scoring.forfeit_win, scoring.forfeit_loss]).filter(|points| *points != of_game)
    }

    /// The tournament of that report.
    pub fn of_report(text: &str) -> Self {
        let base = trf::read(text);
        let teams = teams(&base);
        let entrant = |entrant: &trf::TrfPlayer| {
            let player = Entrant {
                number: entrant.rank,
                name: entrant.name.clone(),
                fide_id: entrant.fide_id,
                title: entrant.title.clone(),
                rating: entrant.rating,
                federation: entrant.federation.clone(),
                team: teams.get(&entrant.rank).cloned().unwrap_or_default(),
                sight: None,
                table: None,
            };
            (player.number, player)
        };
        Self {
            is_open: true,
            details: details(&base),
            players: base.players.iter().map(entrant).collect(),
            rounds: by_points(rounds(&base), &base),
            base,
            ..Self::default()
        }
    }

    /// The report of the tournament with that many rounds, with its points and places. The byes for points are those of the first rounds.
    fn whole_report(&self, rounds: u32, with_byes: u32) -> Report {
        let mut report = self.with_cells(rounds);
        let to_come = usize::try_from(with_byes).unwrap_or(usize::MAX);
        for cell in report
            .players
            .iter_mut()
            .flat_map(|player| player.rounds.iter_mut().skip(to_come))
        {
            if cell.opponent.is_none() && cell.mark != Some(Mark::ZeroBye) {
                cell.mark = None;
            }
        }
        self.put_details(&mut report);
        // The points are those of everything in the report, including a bye in a round to come.
        let (whole, _) = TournamentResults::of(&report);
        let mut table = self.standings();
        let points = |line: &Standing| whole.players.get(line.player).map(ScoredPlayer::points);
        // A bye in a round to come counts for the place, too.
        table
            .lines
            .sort_by_key(|line| (line.rank.is_none(), std::cmp::Reverse(points(line))));
        let mut before = None;
        for (line, place) in table.lines.iter_mut().zip(1..).filter(|(line, _)| line.rank.is_some()) {
            let own = (points(line), line.rank);
            let is_shared = before.is_some_and(|(shared, _)| shared == own);
            let rank = before.filter(|_| is_shared).map_or(place, |(_, rank)| rank);
            (line.rank, before) = (Some(rank), Some((own, rank)));
        }
        table.put_into(&whole, &mut report);
        report
    }

    /// The tournament as a report of that form, without anything that the form does not have. Points and places are those of the standings:
    /// of a round to come it has the pairings, and no bye for points.
    pub fn report(&self, form: TrfForm) -> Report {
        let held = self.held();
        let paired = self
            .rounds
            .iter()
            .filter(|(_, of)| !of.games.is_empty())
            .map(|(number, _)| *number);
        let rounds = paired.max().unwrap_or_default().max(held);
        self.report_with(self.whole_report(rounds, held), form)
    }

    /// The report from which a pairing program pairs the last of that many rounds: it has the byes of that round.
    pub(super) fn report_until(&self, rounds: u32, form: TrfForm) -> Report {
        self.report_with(self.whole_report(rounds, rounds), form)
    }

    fn report_with(&self, mut report: Report, form: TrfForm) -> Report {
        let has = |report: &Report, tag: &str| report.records(tag).next().is_some();
        match form {
            TrfForm::Trf16 => {
                // Data that the newer form encodes are written in words here.
                let own = || time_control::read(&self.details.time).ok();
                let time = report.time.clone().or_else(own);
                if let Some(time) = time.filter(|_| !has(&report, "122")) {
                    report.put_record("122", &time_control_written::write(&time));
                }
                // Pairing programs ask for it; TRF16 itself has no record for the rounds.
                self.put_rounds(&mut report, "XXR");
                self.put_teams(&mut report);
            }
            TrfForm::Trf26 => {
                self.put_rounds(&mut report, "142");
                if self.is_otherwise_paired() {
                    report.remove_records("192");
                }
                if let Some(coded) = type_of(self.details.system).1.filter(|_| !has(&report, "192")) {
                    report.put_record("192", coded);
                }
                if !has(&report, "222") && !self.details.time.is_empty() {
                    report.put_record("222", &self.details.time);
                }
                TieBreakRules::on(&self.details.first_day).put_into(&mut report);
                self.put_numbered_teams(&mut report);
            }
        }
        let scoring = Scoring::of(&report);
        report.keep_only(form);
        scoring.put_into(&mut report, form);
        report
    }

    /// Puts in the number of rounds, unless the record has it.
    fn put_rounds(&self, report: &mut Report, tag: &str) {
        let rounds = self.details.rounds;
        if rounds > 0 && record(report, tag).parse() != Ok(rounds) {
            report.put_record(tag, &rounds.to_string());
        }
    }

    /// True if the system that the report names (192) is another one, or a Swiss whose later pairings were not read from it: its rules may
    /// not have been followed.
    fn is_otherwise_paired(&self) -> bool {
        let games = |rounds: &BTreeMap<u32, Round>| {
            let all = rounds
                .iter()
                .flat_map(|(number, of)| of.games.values().map(move |game| (*number, game)));
            let players = |(number, game): (u32, &TournamentGame)| (number, game.players.white, game.players.black);
            all.map(players).collect::<BTreeSet<_>>()
        };
        let is_of_hand = || !games(&self.rounds).is_subset(&games(&rounds(&self.base)));
        match self.details.system {
            PairingSystem::Swiss => is_of_hand(),
            PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => {
                !self.base.players.is_empty() && self.details.system != details(&self.base).system
            }
        }
    }

    /// The last round in which a game has a result; 0 if there is none.
    pub(crate) fn last_with_result(&self) -> u32 {
        let has_result = |round: &Round| round.games.values().any(|game| game.outcome.is_some());
        let held = self.rounds.iter().filter(|(_, round)| has_result(round));
        held.map(|(number, _)| *number).max().unwrap_or_default()
    }

    /// The last round in which a game was played or all have a result, or which has byes alone and was begun, read, or is
    /// followed by a paired round. Games of a player who has withdrawn are decided by forfeit long before their round.
    fn held(&self) -> u32 {
        let read = self.base.players.iter().map(|player| player.rounds.len()).max();
        let read = u32::try_from(read.unwrap_or_default()).unwrap_or(u32::MAX);
        let paired = self.rounds.iter().filter(|(_, round)| !round.games.is_empty());
        let paired = paired.map(|(number, _)| *number).max().unwrap_or_default();
        let known = read.max(paired).max(self.current_round().unwrap_or_default());
        let is_held = |(number, round): &(&u32, &Round)| {
            let is_over = !round.games.is_empty() && round.open().next().is_none();
            let has_result = is_over || round.has_played();
            has_result || (**number <= known && round.games.is_empty() && !round.byes.is_empty())
        };
        let held = self.rounds.iter().filter(is_held);
        held.map(|(number, _)| *number).max().unwrap_or_default()
    }

    pub(super) fn with_cells(&self, rounds: u32) -> Report {
        let mut report = self.base.clone();
        if report.players.is_empty() {
            self.put_details(&mut report);
        }
        // The points of the regulations, if they are not those of the report (10.1).
        let scoring = self
            .details
            .points
            .as_deref()
            .and_then(Scoring::read)
            .unwrap_or_default();
        let of_base = Scoring::of(&report);
        if scoring.written() != of_base.written() {
            report.put_record("162", &scoring.record());
            // These would override it.
            for tag in ["BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "XXS"] {
                report.remove_records(tag);
            }
        }
        for player in self.players.values() {
            let stood = report.players.iter().position(|entrant| entrant.rank == player.number);
            let mut entrant = stood.and_then(|at| report.players.get(at).cloned()).unwrap_or_default();
            entrant.rank = player.number;
            entrant.name.clone_from(&player.name);
            entrant.fide_id = player.fide_id;
            entrant.title.clone_from(&player.title);
            entrant.rating = player.rating;
            entrant.federation.clone_from(&player.federation);
            let cells = (1..=rounds).map(|round| self.cell(player.number, round));
            entrant.rounds = cells.collect();
            match stood.and_then(|at| report.players.get_mut(at)) {
                Some(at) => *at = entrant,
                None => report.add_player(entrant),
            }
        }
        if scoring.written() == of_base.written() && Scoring::of(&report) != of_base {
            // Points given to all players of the report (299) are given to those entered since, too.
            of_base.put_codes(&mut report);
        }
        report
    }

    fn cell(&self, player: u32, round: u32) -> Cell {
        let Some(of) = self.rounds.get(&round) else {
            return Cell::default();
        };
        let game = of.games.values().find_map(|game| Some((game, game.side(player)?)));
        let Some((game, side)) = game else {
            let bye = of.byes.get(&player);
            let mark = bye.and_then(|bye| BYES.into_iter().find(|(own, _)| own == bye));
            // A free player is written as one without points, unless the report that was read left the field blank,
            // which means the same.
            let was_read = || self.read_cell(player, round).is_some();
            let is_free = mark.is_none() && self.free_player(round) == Some(player) && !was_read();
            return Cell {
                mark: mark.map(|(_, mark)| mark).or(is_free.then_some(Mark::ZeroBye)),
                ..Cell::default()
            };
        };
        let opponent = *game.players.get(side.other());
        let mark = game.outcome.as_ref().map(|outcome| {
            let (white, black) = marks(outcome.result);
            // The mark that the report gave to an unrated game is kept.
            let stood = |rank: u32| self.read_cell(rank, round).filter(|cell| cell.opponent.is_some())?.mark;
            let is_as_read = result(stood(game.players.white), stood(game.players.black)) == Some(outcome.result);
            let read = stood(player).filter(|_| is_as_read);
            read.unwrap_or_else(|| side.fold_wb(white, black))
        });
        Cell {
            opponent: Some(opponent),
            color: Some(side),
            mark,
        }
    }

    /// The cell of that player and round in the report that was read.
    fn read_cell(&self, rank: u32, round: u32) -> Option<&Cell> {
        let entrant = self.base.players.iter().find(|entrant| entrant.rank == rank)?;
        entrant.rounds.get(usize::try_from(round.checked_sub(1)?).ok()?)
    }

    /// Puts in the details that differ from the report's; into an empty report all of them.
    fn put_details(&self, report: &mut Report) {
        let (own, stood) = (&self.details, details(report));
        let day = |day: &str| day.replace('-', "/");
        let mut put = |is_other: bool, tag: &str, text: &str| {
            if is_other && !text.is_empty() {
                report.put_record(tag, text);
            }
        };
        put(own.name != stood.name, "012", &own.name);
        put(own.city != stood.city, "022", &own.city);
        put(own.federation != stood.federation, "032", &own.federation);
        put(own.first_day != stood.first_day, "042", &day(&own.first_day));
        put(own.last_day != stood.last_day, "052", &day(&own.last_day));
        put(own.chief_arbiter != stood.chief_arbiter, "102", &own.chief_arbiter);
        put(own.rounds != stood.rounds, "142", &own.rounds.to_string());
        let (words, coded) = type_of(own.system);
        // An empty report would be taken for a Swiss tournament.
        let is_other = own.system != stood.system || self.base.players.is_empty();
        put(is_other, "092", words);
        if let Some(coded) = coded {
            put(is_other, "192", coded);
        }
        let codes: Vec<String> = own.tie_breaks.iter().map(|tie_break| tie_break.code()).collect();
        put(own.tie_breaks != stood.tie_breaks, "202", &codes.join(","));
        put(own.time != stood.time, "222", &own.time);
        if own.system != stood.system && coded.is_none() {
            // The record names the system before.
            report.remove_records("192");
        }
        // The numbers of a report that was read are kept, or put in if they changed.
        let is_made = self.base.players.is_empty();
        let rated = self.players.values().filter(|player| player.rating.is_some()).count();
        for (tag, number) in [("062", self.players.len()), ("072", rated)] {
            let stood = record(report, tag);
            if is_made || (!stood.is_empty() && stood != number.to_string()) {
                report.put_record(tag, &number.to_string());
            }
        }
        if let Some(dates) = self.dates_of_rounds() {
            report.put_record("132", &dates);
        }
    }

    /// The days of the rounds (YY/MM/DD), each over its column of results; `None` if the report that was read has all of them. A day that is
    /// not known stays blank.
    fn dates_of_rounds(&self) -> Option<String> {
        let line = self.base.records("132").next().unwrap_or_default();
        let first = "132 ".len() + FIRST_DATE;
        let starts = (first..).step_by(DATE + DATE_GAP);
        let read = starts.map(|at| columns(line, at..at + DATE));
        let own = |round: u32| {
            self.held_at(round)
                .get(2..2 + DATE)
                .unwrap_or_default()
                .replace('-', "/")
        };
        let days = (1..=self.details.rounds)
            .zip(read)
            .map(|(round, read)| (own(round), read));
        let days: Vec<(String, String)> = days.collect();
        let is_new = |(own, read): &(String, String)| read.is_empty() && !own.is_empty();
        days.iter().any(is_new).then(|| {
            let day = |(own, read): (String, String)| if read.is_empty() { own } else { read };
            let columns: Vec<String> = days.into_iter().map(day).map(|day| format!("{day:<DATE$}")).collect();
            let between = " ".repeat(DATE_GAP);
            format!("{:FIRST_DATE$}{}", "", columns.join(&between).trim_end())
        })
    }

    /// The teams by name, each with its players.
    fn teams(&self) -> BTreeMap<&str, Vec<u32>> {
        let mut members: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for player in self.players.values().filter(|player| !player.team.is_empty()) {
            members.entry(&player.team).or_default().push(player.number);
        }
        members
    }

    /// Puts in teams as TRF16 has them, unless the report has teams of its own.
    fn put_teams(&self, report: &mut Report) {
        if report.records("013").next().is_some() {
            return;
        }
        for (name, numbers) in self.teams() {
            let width = TEAM.len();
            let name: String = name.chars().take(width).collect();
            report.add_record("013", &format!("{name:<width$}{}", ranks(&numbers)));
        }
    }

    /// Puts in teams as TRF26 has them, with the points of their players.
    fn put_numbered_teams(&self, report: &mut Report) {
        if report.records("310").next().is_some() {
            return;
        }
        for ((name, numbers), at) in self.teams().into_iter().zip(1..) {
            let width = TEAM.len();
            let name: String = name.chars().take(width).collect();
            let members = report.players.iter().filter(|player| numbers.contains(&player.rank));
            let tenths: i32 = members.filter_map(|player| player.points).sum();
            let points = format!("{}.{}", tenths / 10, tenths % 10);
            let blank = MEMBERS - POINTS_OF_TEAM - 6;
            let head = format!("{at:>3} {name:<width$}");
            let before = POINTS_OF_TEAM - 4;
            report.add_record(
                "310",
                &format!("{head:<before$}{points:>6}{:blank$}{}", "", ranks(&numbers)),
            );
        }
    }
}

/// Starting ranks, as wide as a member of a team.
fn ranks(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:>4}")).collect();
    numbers.join(" ")
}
