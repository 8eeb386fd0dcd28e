//! The tournament around the tables, compared with the results of other programs, and what must hold for every tournament.
#![allow(clippy::disallowed_methods, reason = "a test writes into a folder of its own")]

use std::fs;
use std::process::Command;

use hall::berger;
use hall::standings::standings;
use hall::tie_break::{TieBreak, TieBreakBase, TieBreakRules, list};
use hall::tournament::{
    Details, Entrant as EventPlayer, Happened, PairingSystem, RoundBoard, Tournament, TournamentCommand,
    TournamentEntry,
};
use hall::tournament_results::{TournamentKind, TournamentResults};
use laws::ending::GameResult;
use notation::trf::{self, Cell, Mark, Report, TrfForm, TrfPlayer};
use proptest::prelude::*;
use shakmaty::{ByColor, Color};

use testing::python;

/// FIDE's exercise in tie-breaks of 2024, as the package `tiebreak` of npm has it.
const EXERCISE: &str = include_str!("../../../../tests/standings/exercise.trf");

/// The counts of that package (0.4.0, by Marcel Jünemann) for each player by the regulations of 2009, which have the virtual opponent:
/// number, points, BH, BHC1, BHC2, MBH, MBH2, SB.
const COUNTED: &str = "\
    1 3.5 12.5 11 9.5 7 2 8
    2 4 13 12 10.5 8.5 3.5 9.5
    3 3.5 14.5 12.5 10 8.5 2.5 9.75
    4 3.5 13.5 12 10 8.5 3 8.5
    5 2.5 8 7 5.5 5 1.5 3.75
    6 3 11 10 9 6.5 2.5 4.5
    7 1.5 14 12 10 8 2.5 3.25
    8 2.5 14 12.5 10 9 3 6.25
    9 1.5 8.5 8 7 4.5 1.5 1.25
    10 1 12.5 11 9 7 2.5 1.5
    11 2.5 12 11 9.5 7.5 2.5 4.25
    12 2 13.5 12 10 8.5 3 3.5
    13 1.5 15 12.5 10 9 3 4.25
    14 2 12 10.5 8 7.5 2.5 4
    15 2 12 11 9.5 7.5 2.5 3.5
    16 3.5 12 10.5 8.5 6.5 2 6.75";

/// The counts of the package `tiebreak-core` (1.2.0) by the regulations of 2024: number, points, BH, BHC1, BHC2, MBH, SB,
/// SB/C1, PS.
const COUNTED_2024: &str = "\
    1 3.5 12.5 11 9.5 7 8 7.25 11
    2 4 13 12 10.5 8.5 9.5 8.5 13
    3 3.5 15.5 13 10.5 9 10.5 9.25 11
    4 3.5 15 11.5 10 8 9.75 8 11.5
    5 2.5 8.5 7.5 6 5 4.25 3.25 5
    6 3 12 11 9 7.5 6.5 5.5 6
    7 1.5 14.5 12.5 10 8.5 3.25 1.25 6
    8 2.5 13.5 12 10 8.5 5.25 3.75 8.5
    9 1.5 9 7.5 6 4 2.25 2.25 2.5
    10 1 13 11.5 9.5 7.5 1.5 0 4
    11 2.5 13.5 12 9.5 8.5 5.75 4.25 5.5
    12 2 11.5 9.5 7.5 6 4 4 7
    13 1.5 14 12 9.5 8.5 4.25 4.25 7
    14 2 11 9 7 6 4.5 3 6
    15 2 12 11 9.5 7.5 3.5 2.5 7
    16 3.5 12.5 11 9 7 7.25 5.75 10.5";

/// The same by the regulations of 2026.
const COUNTED_2026: &str = "\
    1 3.5 12.5 11 9.5 7 8 7.25 11
    2 4 13 12 10.5 8.5 9.5 8.5 13
    3 3.5 15.5 13 10.5 9 10.5 9.25 11
    4 3.5 14 11.5 10 8 9.25 7.75 11.5
    5 2.5 8.5 7.5 6 5 4.25 3.25 5
    6 3 11.5 10.5 8.5 7 6 5 6
    7 1.5 14.5 12.5 10 8.5 3.25 1.25 6
    8 2.5 13.5 12 10 8.5 5.25 3.75 8.5
    9 1.5 9 7.5 6 4 2.25 2.25 2.5
    10 1 13 11.5 9.5 7.5 1.5 0 4
    11 2.5 12.5 11 9.5 7.5 4.75 3.25 5.5
    12 2 11.5 9.5 7.5 6 4 4 7
    13 1.5 14 12 9.5 8.5 4.25 4.25 7
    14 2 11 9 7 6 4.5 3 6
    15 2 12 11 9.5 7.5 3.5 2.5 7
    16 3.5 12.5 11 9 7 7.25 5.75 10.5";

/// Number, points and the values of these tie-breaks by those regulations, player by player.
fn counted(report: &Report, rules: TieBreakRules, tie_breaks: &str) -> Vec<String> {
    let (mut tournament, misfits) = TournamentResults::of(report);
    assert_eq!(misfits, []);
    tournament.rules = rules;
    let mut lines = standings(&tournament, &list(tie_breaks).known);
    lines.sort_by_key(|line| line.player);
    lines
        .iter()
        .map(|line| {
            let values = line.tie_breaks.iter().map(|value| value.shown("."));
            let number = tournament.players[line.player].number.to_string();
            [number, line.points.shown(".")]
                .into_iter()
                .chain(values)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

#[test]
fn the_exercise_has_the_values_that_another_program_counts() {
    let older = "BH BHC1 BHC2 MBH MBH2 SB";
    let newer = "BH BHC1 BHC2 MBH SB SB/C1 PS";
    for (rules, tie_breaks, expected) in [
        (TieBreakRules::Of2014, older, COUNTED),
        (TieBreakRules::Of2024, newer, COUNTED_2024),
        (TieBreakRules::Of2026, newer, COUNTED_2026),
    ] {
        let counted = counted(&trf::read(EXERCISE), rules, tie_breaks);
        let expected: Vec<&str> = expected.lines().map(str::trim).collect();
        assert_eq!(counted, expected, "{rules:?}");
    }
}

/// The same numbers for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 8).unwrap() % end
    }
}

/// A tournament that is made up: by Berger's table, all of it, or only its first rounds between players in any order as a Swiss
/// tournament. A part of the games was not played.
fn made_up(players: usize, kind: TournamentKind, is_double: bool, unplayed_percent: usize, seed: u64) -> Report {
    let mut chance = Chance(seed | 1);
    let mut order: Vec<usize> = (0..players).collect();
    if kind == TournamentKind::Swiss {
        for last in (1..players).rev() {
            order.swap(last, chance.below(last + 1));
        }
    }
    let rounds = match (kind, is_double) {
        (TournamentKind::Swiss, _) => players / 2,
        (TournamentKind::RoundRobin, false) => players - 1 + players % 2,
        (TournamentKind::RoundRobin, true) => 2 * (players - 1 + players % 2),
    };
    let mut cells = vec![vec![Cell::default(); rounds]; players];
    let rank = |player: usize| u32::try_from(player + 1).unwrap();
    for game in berger::table(players, is_double)
        .iter()
        .filter(|game| game.round <= rounds)
    {
        let seat = |number: Option<usize>| number.map(|number| order[number - 1]);
        let mut put = |player: usize, opponent: Option<usize>, color, mark| {
            let (opponent, color, mark) = (opponent.map(rank), color, Some(mark));
            cells[player][game.round - 1] = Cell { opponent, color, mark };
        };
        match (seat(game.white), seat(game.black)) {
            (Some(white), Some(black)) => {
                let is_played = chance.below(100) >= unplayed_percent;
                let (one, other) = match (is_played, chance.below(3)) {
                    (true, 0) => (Mark::Win, Mark::Loss),
                    (true, 1) => (Mark::Draw, Mark::Draw),
                    (true, _) => (Mark::Loss, Mark::Win),
                    (false, 0) => (Mark::ForfeitWin, Mark::ForfeitLoss),
                    (false, 1) => (Mark::ForfeitLoss, Mark::ForfeitWin),
                    (false, _) => (Mark::ForfeitLoss, Mark::ForfeitLoss),
                };
                put(white, Some(black), Some(Color::White), one);
                put(black, Some(white), Some(Color::Black), other);
            }
            (Some(free), None) | (None, Some(free)) => {
                let bye = if kind == TournamentKind::Swiss {
                    Mark::AllocatedBye
                } else {
                    Mark::ZeroBye
                };
                put(free, None, None, bye);
            }
            (None, None) => {}
        }
    }
    let mut report = Report::default();
    report.add_record("012", "Made up");
    report.add_record("042", "2026/11/01");
    report.add_record("052", "2026/11/09");
    report.add_record("142", &rounds.to_string());
    let code = match (kind, is_double) {
        (TournamentKind::Swiss, _) => "FIDE_DUTCH_2026",
        (TournamentKind::RoundRobin, false) => "FIDE_ROUNDROBIN",
        (TournamentKind::RoundRobin, true) => "FIDE_DOUBLEROUNDROBIN",
    };
    report.add_record("192", code);
    for (player, rounds) in cells.into_iter().enumerate() {
        report.add_player(TrfPlayer {
            rank: rank(player),
            name: format!("Player {}", player + 1),
            rating: Some(2500 - 13 * rank(player)),
            rounds,
            ..TrfPlayer::default()
        });
    }
    let (tournament, _) = TournamentResults::of(&report);
    tournament.put_into(&mut report, |place| u32::try_from(place + 1).ok());
    report
}

/// The counts of gacrux, in the same form.
fn by_gacrux(python: &std::path::Path, report: &Report, tie_breaks: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    fs::write(&path, report.written()).unwrap();
    let output = Command::new(python)
        .args([
            "-c",
            "import runpy,sys,os,gacrux; d=os.path.dirname(gacrux.__file__); sys.path.insert(0,d); sys.argv[0]='x'; \
              runpy.run_path(os.path.join(d,'tiebreakchecker.py'),run_name='__main__')",
        ])
        .arg("-i")
        .arg(&path)
        .args(["-o", "-", "-dT", "-t", "PTS"])
        .args(tie_breaks)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let row = |line: &str| {
        let fields = line.split('\t').enumerate().filter(|(column, _)| *column != 1);
        let plain = |field: &str| match field.split_once('.') {
            Some((whole, part)) => match part.trim_end_matches('0') {
                "" => whole.to_owned(),
                part => format!("{whole}.{part}"),
            },
            None => field.to_owned(),
        };
        fields
            .map(|(_, field)| plain(field.trim()))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let rows: Vec<String> = text.lines().skip(1).map(row).collect();
    assert!(!rows.is_empty(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    rows
}

#[test]
fn gacrux_counts_the_same() {
    let python = match python::with_gacrux() {
        Ok(python) => python,
        Err(told) => {
            eprintln!("left out: gacrux is not there and could not be installed\n{told}");
            return;
        }
    };
    let all = (
        "WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1",
        "WIN BPG SB KS BH BH/C1 BH/C2 BH/M1 BH/M2 ARO ARO/C1",
    );
    // Its counts by the regulations of 2024 differ where games were not played.
    let own = ("WIN BLACK ARO", "WIN BPG ARO");
    let cases = [
        (made_up(8, TournamentKind::RoundRobin, false, 0, 1), all),
        (made_up(5, TournamentKind::RoundRobin, false, 0, 2), all),
        (
            made_up(16, TournamentKind::RoundRobin, false, 10, 3),
            ("WIN BLACK SB KOYA BH ARO", "WIN BPG SB KS BH ARO"),
        ),
        (made_up(4, TournamentKind::RoundRobin, true, 0, 4), all),
        (
            made_up(7, TournamentKind::RoundRobin, true, 10, 5),
            ("WIN BLACK SB KOYA BH ARO", "WIN BPG SB KS BH ARO"),
        ),
        (made_up(16, TournamentKind::Swiss, false, 0, 6), all),
        (made_up(12, TournamentKind::Swiss, false, 0, 7), all),
        (made_up(13, TournamentKind::Swiss, false, 20, 8), own),
        (trf::read(EXERCISE), ("WIN BLACK", "WIN BPG")),
        (typed(), ("WIN BLACK SB KOYA BH ARO", "WIN BPG SB KS BH ARO")),
    ];
    for (number, (report, (ours, theirs))) in (1..).zip(cases) {
        let theirs: Vec<&str> = theirs.split(' ').collect();
        assert_eq!(
            counted(&report, TieBreakRules::Of2014, ours),
            by_gacrux(&python, &report, &theirs),
            "case {number}: {ours}"
        );
    }
}

#[test]
fn a_tournament_typed_from_nothing_ends_in_a_report() {
    let text = typed().written();
    assert!(text.starts_with("012 Torneio do clube\r\n"), "{text}");
    assert!(text.contains("\r\n202 DE,WIN,SB,KS\r\n"), "{text}");
    let again = trf::read(&text);
    assert_eq!((again.unread.as_slice(), again.players.len()), (&[][..], 6));
    assert!(
        again
            .players
            .iter()
            .all(|player| player.place.is_some() && player.points.is_some())
    );
}

/// A round robin of six typed from nothing: its report, as a rating officer gets it.
fn typed() -> Report {
    let mut lines = Vec::new();
    let mut event = Tournament::default();
    let mut ask = |command: TournamentCommand| {
        for what in event.decide(command).unwrap() {
            let number = event.entries() + 1;
            let (when, by) = ("2026-11-23T18:00:00".to_owned(), "Dora Hooper".to_owned());
            let entry = TournamentEntry { number, when, by, what };
            event.apply(&entry);
            lines.push(entry.line());
        }
    };
    let details = Details {
        name: "Torneio do clube".into(),
        city: "Lisboa".into(),
        federation: "POR".into(),
        first_day: "2026-11-23".into(),
        last_day: "2026-11-27".into(),
        chief_arbiter: "Dora Hooper".into(),
        rounds: 5,
        system: PairingSystem::RoundRobin,
        time: "5400+30".into(),
        tie_breaks: list("DE WIN SB KOYA").known,
        ..Details::default()
    };
    ask(TournamentCommand::Enter(Happened::Opened { details }));
    for (number, name) in (1..).zip(["Ada", "Ben", "Clara", "Dora", "Emil", "Frida"]) {
        let player = EventPlayer {
            number: 0,
            name: format!("Player, {name}"),
            fide_id: Some(1_900_000 + number),
            rating: Some(2300 - 25 * number),
            federation: "POR".into(),
            ..EventPlayer::default()
        };
        ask(TournamentCommand::Enter(Happened::PlayerEntered { player }));
    }
    ask(TournamentCommand::PairAll);
    let results = [
        GameResult::WhiteWins,
        GameResult::Draw,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::WhiteByForfeit,
    ];
    for (at, result) in (0..15).zip(results.into_iter().cycle()) {
        let (round, board) = (1 + at / 3, 1 + at % 3);
        ask(TournamentCommand::Enter(Happened::ResultEntered {
            at: RoundBoard { round, board },
            result,
            signed: ByColor::default(),
            article: None,
        }));
    }
    let entries: Vec<TournamentEntry> = lines.iter().map(|line| TournamentEntry::read(line).unwrap()).collect();
    assert_eq!(Tournament::of(&entries), event, "opened again it is the same");
    let report = event.report(TrfForm::Trf26);
    let (tournament, misfits) = TournamentResults::of(&report);
    assert_eq!(
        (misfits, tournament.kind, tournament.held),
        (Vec::new(), TournamentKind::RoundRobin, 5)
    );
    report
}

/// The same tournament with other starting ranks: `order` has the old place of each new one.
fn renumbered(report: &Report, order: &[usize]) -> Report {
    let new_rank = |old: u32| {
        let at = order.iter().position(|place| rank_of(*place) == old).unwrap();
        rank_of(at)
    };
    let mut other = Report::default();
    for record in report.records("192") {
        other.add_record("192", &record[4..]);
    }
    for place in order {
        let mut player = report.players[*place].clone();
        player.rank = new_rank(player.rank);
        for cell in &mut player.rounds {
            cell.opponent = cell.opponent.map(new_rank);
        }
        other.add_player(player);
    }
    other
}

fn rank_of(place: usize) -> u32 {
    u32::try_from(place + 1).unwrap()
}

fn by_name(report: &Report, tie_breaks: &[TieBreak]) -> Vec<(String, Option<usize>, Vec<String>)> {
    let (tournament, _) = TournamentResults::of(report);
    let mut lines: Vec<_> = standings(&tournament, tie_breaks)
        .into_iter()
        .map(|line| {
            let values = line.tie_breaks.iter().map(|value| value.shown(".")).collect();
            (tournament.players[line.player].name.clone(), line.rank, values)
        })
        .collect();
    lines.sort();
    lines
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn who_has_which_number_changes_nothing(
        players in 3_usize..=16,
        is_swiss: bool,
        is_double: bool,
        unplayed in 0_usize..40,
        seed: u64,
        order in Just((0..16).collect::<Vec<usize>>()).prop_shuffle(),
    ) {
        let kind = if is_swiss { TournamentKind::Swiss } else { TournamentKind::RoundRobin };
        let report = made_up(players, kind, is_double && !is_swiss, unplayed, seed);
        let order: Vec<usize> = order.into_iter().filter(|place| *place < players).collect();
        let tie_breaks = list("DE WIN BLACK SB KOYA KOYA+1 KOYA-1 BH BHC1 MBH2 ARO AROC1").known;
        prop_assert_eq!(by_name(&report, &tie_breaks), by_name(&renumbered(&report, &order), &tie_breaks));
    }

    #[test]
    fn each_game_brings_one_point_and_ranks_follow_the_points(players in 3_usize..=16, is_double: bool, seed: u64) {
        let report = made_up(players, TournamentKind::RoundRobin, is_double, 0, seed);
        let (tournament, misfits) = TournamentResults::of(&report);
        prop_assert_eq!(misfits, []);
        let games = players * (players - 1) / 2 * if is_double { 2 } else { 1 };
        let points: i64 = tournament.players.iter().map(|player| player.points().hundredths()).sum();
        prop_assert_eq!(points, i64::try_from(games).unwrap() * 100);
        let lines = standings(&tournament, &[TieBreakBase::Direct, TieBreakBase::SonnebornBerger].map(TieBreakBase::plain));
        prop_assert!(lines.is_sorted_by(|one, other| one.points >= other.points && one.rank <= other.rank));
        let text = report.written();
        let again = trf::read(&text);
        prop_assert_eq!(&again.players, &report.players);
        prop_assert_eq!(again.written(), text);
    }
}
