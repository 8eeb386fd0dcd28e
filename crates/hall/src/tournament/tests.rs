use proptest::prelude::*;

use super::play_off::PlayOffStep;
use super::*;
use crate::tie_break;
use crate::tournament_results::{ReportFault, TournamentResults};
use notation::trf::{self, TrfForm};

/// A tournament together with its journal, from which it is read again.
#[derive(Default)]
struct Kept {
    event: Tournament,
    lines: Vec<String>,
}

impl Kept {
    fn of(details: Details, players: u32) -> Kept {
        let mut kept = Kept::default();
        kept.must(opens(details));
        for number in 1..=players {
            kept.must(enter(entrant(number)));
        }
        kept
    }

    fn ask(&mut self, command: TournamentCommand) -> Result<Vec<Happened>, TournamentRefusal> {
        let happened = self.event.decide(command)?;
        for what in &happened {
            let entry = TournamentEntry {
                number: self.event.entries() + 1,
                when: "2026-11-23T18:00:00".into(),
                by: "Dora Hooper".into(),
                what: what.clone(),
            };
            self.event.apply(&entry);
            self.lines.push(entry.line());
        }
        Ok(happened)
    }

    #[allow(clippy::needless_pass_by_value, reason = "a command that is made for one call")]
    fn must(&mut self, command: TournamentCommand) -> Vec<Happened> {
        self.ask(command.clone())
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
    }

    fn result(&mut self, round: u32, board: u32, result: GameResult) {
        self.must(entered(round, board, result));
    }

    fn read_again(&self) -> Tournament {
        let entries: Vec<TournamentEntry> = self
            .lines
            .iter()
            .map(|line| TournamentEntry::read(line).unwrap())
            .collect();
        Tournament::of(&entries)
    }
}

fn details(system: PairingSystem, rounds: u32) -> Details {
    Details {
        name: "Torneio do clube".into(),
        city: "Lisboa".into(),
        federation: "POR".into(),
        first_day: "2026-11-23".into(),
        last_day: "2026-11-27".into(),
        chief_arbiter: "Dora Hooper".into(),
        rounds,
        system,
        time: "5400+30".into(),
        default_time_min: Some(30),
        play_off_time: play_off::TIME.into(),
        ..Details::default()
    }
}

fn entrant(number: u32) -> Entrant {
    Entrant {
        number,
        name: format!("Player {number}"),
        fide_id: Some(1_900_000 + number),
        title: if number == 1 { "GM".into() } else { String::new() },
        rating: Some(2400 - 10 * number),
        federation: "POR".into(),
        team: if number.is_multiple_of(2) {
            "Lisboa".into()
        } else {
            "Porto".into()
        },
        sight: None,
        table: None,
    }
}

fn opens(details: Details) -> TournamentCommand {
    TournamentCommand::Enter(Happened::Opened { details })
}

fn change(details: Details) -> TournamentCommand {
    TournamentCommand::Enter(Happened::DetailsChanged { details })
}

fn import(trf: String) -> TournamentCommand {
    TournamentCommand::Enter(Happened::Imported { trf, by_points: None })
}

fn enter(player: Entrant) -> TournamentCommand {
    TournamentCommand::Enter(Happened::PlayerEntered { player })
}

fn entered(round: u32, board: u32, result: GameResult) -> TournamentCommand {
    TournamentCommand::Enter(Happened::ResultEntered {
        at: RoundBoard { round, board },
        result,
        signed: ByColor::default(),
        article: None,
    })
}

fn annul(round: u32, board: u32, why: &str) -> TournamentCommand {
    TournamentCommand::Enter(Happened::ResultAnnulled {
        at: RoundBoard { round, board },
        result: GameResult::Draw,
        text: why.to_owned(),
    })
}

fn withdraw(player: u32, round: u32, why: &str) -> TournamentCommand {
    let text = why.to_owned();
    TournamentCommand::Enter(Happened::PlayerWithdrawn { player, round, text })
}

fn give_back(player: u32) -> TournamentCommand {
    TournamentCommand::Enter(Happened::PlayerReturned { player })
}

fn unpair(round: u32, board: u32) -> TournamentCommand {
    let at = RoundBoard { round, board };
    TournamentCommand::Enter(Happened::GameUnpaired { at })
}

fn seat(round: u32, board: u32, table: u32) -> TournamentCommand {
    let at = RoundBoard { round, board };
    TournamentCommand::Enter(Happened::TableNamed { at, table })
}

fn give_bye(round: u32, player: u32, bye: Bye) -> TournamentCommand {
    TournamentCommand::Enter(Happened::ByeGiven { round, player, bye })
}

fn pair(round: u32, board: u32, white: u32, black: u32) -> TournamentCommand {
    let at = RoundBoard { round, board };
    let players = ByColor { white, black };
    TournamentCommand::Enter(Happened::GamePaired { at, players })
}

/// A round robin of four, with every result.
fn whole() -> Kept {
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 3), 4);
    kept.must(TournamentCommand::PairAll);
    let results = [
        GameResult::WhiteWins,
        GameResult::Draw,
        GameResult::BlackByForfeit,
        GameResult::WhiteWins,
        GameResult::Draw,
        GameResult::BothAbsent,
    ];
    for (at, result) in (0..).zip(results) {
        kept.result(1 + at / 2, 1 + at % 2, result);
    }
    kept
}

#[test]
fn a_tournament_is_typed_from_nothing_and_paired_by_berger() {
    let mut kept = Kept::of(details(PairingSystem::DoubleRoundRobin, 1), 6);
    let happened = kept.must(TournamentCommand::PairAll);
    // Two cycles of five rounds of three games, and how many rounds that are.
    assert_eq!(happened.len(), 1 + 30);
    assert_eq!(kept.event.details().rounds, 10);
    assert_eq!(kept.event.game(1, 1).unwrap().players, ByColor { white: 1, black: 6 });
    assert_eq!(
        kept.ask(TournamentCommand::PairAll),
        Err(TournamentRefusal::PairedAlready)
    );
    assert_eq!(kept.ask(enter(entrant(7))), Err(TournamentRefusal::TooLate));
    // Data of a known player may be corrected at any time.
    kept.must(enter(Entrant {
        rating: Some(1),
        ..entrant(6)
    }));
    for count in [2, 17] {
        let mut kept = Kept::of(details(PairingSystem::RoundRobin, 9), count);
        let count = usize::try_from(count).unwrap();
        assert_eq!(
            kept.ask(TournamentCommand::PairAll),
            Err(TournamentRefusal::NotForBerger(count))
        );
    }
}

#[test]
fn a_swiss_tournament_is_not_turned_into_a_round_robin_unasked() {
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 5);
    assert_eq!(
        swiss.ask(TournamentCommand::PairAll),
        Err(TournamentRefusal::NotRoundRobin)
    );
    assert_eq!(swiss.event.details().rounds, 3);
}

#[test]
fn the_report_to_be_paired_has_byes_for_players_who_do_not_play() {
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 5);
    let bye = |round, player| {
        TournamentCommand::Enter(Happened::ByeGiven {
            round,
            player,
            bye: Bye::Half,
        })
    };
    swiss.must(bye(1, 5));
    let ToBePaired { round, report, .. } = swiss.event.to_be_paired().unwrap();
    // A bye asked for beforehand pairs nobody.
    assert_eq!(round, 1);
    assert!(report.contains("XXC white1") && report.contains("XXR 3"), "{report}");
    let cell = |report: &str, player: usize| {
        let lines: Vec<&str> = report.lines().filter(|line| line.starts_with("001")).collect();
        lines[player - 1].get(91..).unwrap_or_default().trim().to_owned()
    };
    assert_eq!(cell(&report, 5), "0000 - H");
    assert_eq!(cell(&report, 1), "");
    swiss.must(import("2\n1 2\n3 4\n".to_owned()));
    assert_eq!(
        swiss.event.to_be_paired(),
        Err(TournamentRefusal::RoundOpen(RoundBoard { round: 1, board: 1 }))
    );
    swiss.result(1, 1, GameResult::WhiteWins);
    swiss.result(1, 2, GameResult::WhiteByForfeit);
    swiss.must(withdraw(4, 2, "ill"));
    let ToBePaired { round, report, .. } = swiss.event.to_be_paired().unwrap();
    assert_eq!(round, 2);
    assert!(cell(&report, 4).ends_with("0000 - Z"), "{report}");
    let program = |list: &str| TournamentCommand::PairByProgram(list.to_owned());
    for (list, refusal) in [
        ("2\n2 1\n3 5\n", TournamentRefusal::HaveMet(2, 1)),
        ("1\n1 3\n", TournamentRefusal::LeftOut(vec![2, 5])),
        ("2\n1 3\n4 2\n", TournamentRefusal::Withdrawn(4)),
        ("no list", TournamentRefusal::NoList),
    ] {
        assert_eq!(swiss.ask(program(list)), Err(refusal), "{list}");
    }
    swiss.must(program("2\n1 3\n5 2\n"));
    // Every past round without a game is marked, of a player who is back and of one entered late.
    for board in [1, 2] {
        swiss.result(2, board, GameResult::Draw);
    }
    swiss.must(give_back(4));
    swiss.must(enter(entrant(6)));
    let ToBePaired { round, report, .. } = swiss.event.to_be_paired().unwrap();
    assert_eq!(round, 3);
    assert!(cell(&report, 4).ends_with("-  0000 - Z"), "{report}");
    assert_eq!(cell(&report, 6), "0000 - Z  0000 - Z");
}

#[test]
fn a_bye_is_taken_back_and_none_allocated_twice() {
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 5);
    let cancel = |round, player| TournamentCommand::Enter(Happened::ByeCancelled { round, player });
    let program = |list: &str| TournamentCommand::PairByProgram(list.to_owned());
    let two = "3\n1 2\n3 0\n4 0\n";
    swiss.must(give_bye(1, 5, Bye::Half));
    assert_eq!(swiss.ask(program(two)), Err(TournamentRefusal::SeveralAlone(2)));
    let (player, round) = (5, 1);
    assert_eq!(
        swiss.ask(give_bye(1, 5, Bye::Zero)),
        Err(TournamentRefusal::Busy { player, round })
    );
    swiss.must(cancel(1, 5));
    assert_eq!(swiss.ask(cancel(1, 5)), Err(TournamentRefusal::NoBye { player, round }));
    swiss.must(import("3\n1 2\n3 4\n5 0\n".to_owned()));
    swiss.result(1, 1, GameResult::WhiteWins);
    swiss.result(1, 2, GameResult::WhiteByForfeit);
    for (list, player) in [("3\n3 1\n2 4\n5 0\n", 5), ("3\n5 1\n2 4\n3 0\n", 3)] {
        assert_eq!(
            swiss.ask(program(list)),
            Err(TournamentRefusal::HadBye(player)),
            "{list}"
        );
        assert_eq!(
            swiss.ask(import(list.to_owned())),
            Err(TournamentRefusal::HadBye(player))
        );
    }
    swiss.must(program("3\n5 1\n2 3\n4 0\n"));
    let fewer = change(details(PairingSystem::Swiss, 1));
    assert_eq!(swiss.ask(fewer), Err(TournamentRefusal::RoundUsed(2)));
    assert_eq!(swiss.read_again(), swiss.event);
}

#[test]
fn a_pairing_program_gets_the_players_by_rating_title_and_name() {
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 0);
    for (number, (name, rating, title)) in (1..).zip([
        ("Low", Some(1200), ""),
        ("None", None, ""),
        ("Top", Some(2200), ""),
        ("Zoe", Some(2200), "FM"),
        ("Abe", Some(1200), ""),
    ]) {
        let (name, title) = (name.to_owned(), title.to_owned());
        let player = Entrant {
            number,
            name,
            title,
            rating,
            ..Entrant::default()
        };
        swiss.must(TournamentCommand::Enter(Happened::PlayerEntered { player }));
    }
    let ToBePaired { report, order, .. } = swiss.event.to_be_paired().unwrap();
    assert_eq!(order, [4, 3, 5, 1, 2]);
    let names = |report: &str| -> Vec<(u32, String)> {
        trf::read(report)
            .players
            .into_iter()
            .map(|player| (player.rank, player.name))
            .collect()
    };
    let expected = [(1, "Zoe"), (2, "Top"), (3, "Abe"), (4, "Low"), (5, "None")];
    assert_eq!(names(&report), expected.map(|(rank, name)| (rank, name.to_owned())));
    let list = in_own_numbers("3\n1 3\n4 2\n5 0\n", &order);
    assert_eq!(list, "3\n4 5\n1 3\n2 0");
    swiss.must(TournamentCommand::PairByProgram(list));
    swiss.result(1, 1, GameResult::WhiteWins);
    swiss.result(1, 2, GameResult::Draw);
    // A late entry is put in its place, and the games before follow.
    let player = Entrant {
        name: "Mia".to_owned(),
        rating: Some(2000),
        ..Entrant::default()
    };
    swiss.must(TournamentCommand::Enter(Happened::PlayerEntered { player }));
    let ToBePaired { report, order, .. } = swiss.event.to_be_paired().unwrap();
    assert_eq!(order, [4, 3, 6, 5, 1, 2]);
    let read = trf::read(&report);
    let opponents: Vec<Option<u32>> = read.players.iter().map(|player| player.rounds[0].opponent).collect();
    assert_eq!(opponents, [Some(4), Some(5), None, Some(1), Some(2), None]);
    assert_eq!(TournamentResults::of(&read).1, [], "{report}");
    // The report for people keeps the numbers under which the players were entered.
    assert_eq!(
        names(&swiss.event.report(TrfForm::Trf16).written())[0],
        (1, "Low".to_owned())
    );
    // A report that was read has its own order.
    let read = Tournament::of_report(&swiss.event.report(TrfForm::Trf26).written());
    assert_eq!(read.to_be_paired().map(|paired| paired.order), Ok(Vec::new()));
}

#[test]
fn other_points_have_the_codes_of_pairing_programs() {
    let points = Some("3-1-0".to_owned());
    let swiss = Details {
        points,
        ..details(PairingSystem::Swiss, 3)
    };
    let ToBePaired { report, .. } = Kept::of(swiss, 4).event.to_be_paired().unwrap();
    assert!(report.contains("BBW  3.0"), "{report}");
    assert!(
        report.contains("XXS W=3.0 D=1.0 WL=0.0 BL=0.0 ZPB=0.0 FL=0.0 PAB=3.0"),
        "{report}"
    );
}

/// A report of two players with one game, and these lines before.
fn small_report(lines: &str) -> String {
    let player = |number: u32, rounds: &str| {
        let name = format!("P{number}");
        format!("001 {number:>4} m    {name:<33} 2000 POR {number:>11} 1990/01/01  0.5 {number:>4}  {rounds}\n")
    };
    format!(
        "012 Open\n{lines}{}{}",
        player(1, "   2 w =  "),
        player(2, "   1 b =  ")
    )
}

#[test]
fn a_written_report_has_present_rounds_and_true_rules() {
    let mut kept = Kept::default();
    kept.must(import(small_report(
        "142 3\nXXR 3\n192 FIDE_DUTCH_2026\n212 PTS,BOGUS,BH\n",
    )));
    assert_eq!(kept.event.standings().unknown, ["BOGUS"]);
    let rounds = Details {
        rounds: 5,
        ..kept.event.details().clone()
    };
    kept.must(change(rounds));
    let written = |kept: &Kept, form| kept.event.report(form).written();
    assert!(written(&kept, TrfForm::Trf16).contains("XXR 5"));
    let newer = written(&kept, TrfForm::Trf26);
    assert!(
        newer.contains("142 5") && newer.contains("192 FIDE_DUTCH_2026"),
        "{newer}"
    );
    assert!(newer.contains("### Tie-breaks: FIDE's regulations of 2026"), "{newer}");
    // A round paired here may not follow those rules.
    kept.must(pair(2, 1, 2, 1));
    assert!(!written(&kept, TrfForm::Trf26).contains("192"));
}

#[test]
fn a_written_report_names_the_tie_breaks_of_its_ranks() {
    let lists = |kept: &Kept, form| {
        let text = kept.event.report(form).written();
        let is_list = |line: &&str| ["202", "212", "###"].iter().any(|tag| line.starts_with(tag));
        let lists: Vec<&str> = text.lines().filter(is_list).collect();
        lists.join("|")
    };
    let comment = |codes: &str| format!("### Tie-breaks: FIDE's regulations of 2026: {codes}");
    let named = |records: &str, codes: &str| format!("{records}|{}", comment(codes));
    let default = "DE,WIN,BPG,ARO/C1,BH/C1,BH,SB";
    for (read, written, codes) in [
        // A name that is not known made no rank.
        ("212 PTS,BH/C1,XYZ,AOB", "212 PTS,BH/C1,AOB", "BH/C1,AOB"),
        ("202 XYZ,SB", "202 SB", "SB"),
        ("212 XYZ", &format!("212 PTS,{default}"), default),
        // A list that is exact stays as it was written.
        ("212 pts, bh-c1 AOB", "212 pts, bh-c1 AOB", "BH/C1,AOB"),
        ("202 PTS,BHC1", "202 PTS,BHC1", "BH/C1"),
        // Each reader takes another one of two lists, and 212 without points is a list in which they do not count.
        ("202 BH\n212 PTS,SB", "202 BH|212 PTS,BH", "BH"),
        ("202 BH\n202 SB", "202 BH", "BH"),
        ("212 SB", "212 PTS,SB", "SB"),
    ] {
        let mut kept = Kept::default();
        kept.must(import(small_report(&format!("{read}\n"))));
        assert_eq!(lists(&kept, TrfForm::Trf26), named(written, codes), "{read}");
        assert_eq!(lists(&kept, TrfForm::Trf16), comment(codes), "{read}");
        let again = Tournament::of_report(&kept.event.report(TrfForm::Trf26).written());
        assert_eq!(again.standings().lines, kept.event.standings().lines, "{read}");
        let other = Details {
            tie_breaks: tie_break::list("KS,FB").known,
            ..kept.event.details().clone()
        };
        kept.must(change(other));
        let newer = lists(&kept, TrfForm::Trf26);
        assert!(
            newer.ends_with(&comment("KS,FB")) && newer.contains("202 KS,FB"),
            "{newer}"
        );
        assert_eq!(newer.contains("212"), read.contains("212"), "{newer}");
        assert_eq!(newer.contains("212"), newer.contains("212 PTS,KS,FB"), "{newer}");
    }
    // Tie-breaks that were never typed; back from another program they are no news.
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 1), 4);
    let named = named("202 DE,WIN,SB,KS", "DE,WIN,SB,KS");
    assert_eq!(lists(&kept, TrfForm::Trf26), named);
    let back = import(kept.event.report(TrfForm::Trf26).written());
    assert_eq!(kept.ask(back), Err(TournamentRefusal::NothingNew));
    // Tie-breaks from ratings make no rank where players have none.
    let other = Details {
        tie_breaks: tie_break::list("ARO").known,
        ..kept.event.details().clone()
    };
    kept.must(change(other));
    kept.must(enter(Entrant {
        rating: None,
        ..entrant(5)
    }));
    assert_eq!(lists(&kept, TrfForm::Trf26), named);
}

#[test]
fn forfeits_of_who_has_left_count_with_their_round() {
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 1), 5);
    kept.must(TournamentCommand::PairAll);
    for board in [1, 2] {
        kept.result(1, board, GameResult::Draw);
    }
    kept.must(withdraw(5, 2, "ill"));
    assert_eq!(kept.event.standings().tournament.held, 1);
    // Once all is played, the player has no rank, and the report adds up all results.
    for round in 2..=5 {
        let open: Vec<u32> = kept.event.round(round).unwrap().open().collect();
        for board in open {
            kept.result(round, board, GameResult::WhiteWins);
        }
    }
    let ranks = kept.event.standings().lines;
    assert_eq!(ranks.last().map(|line| (line.player, line.rank)), Some((4, None)));
    let written = kept.event.report(TrfForm::Trf26).written();
    let (_, faults) = TournamentResults::of(&trf::read(&written));
    assert_eq!(faults, [], "{written}");
}

#[test]
fn an_imported_list_pairs_one_round_and_its_faults_are_named() {
    let mut kept = Kept::default();
    let list = "\u{feff}4\r\n1;5\r\n6,2\r\n3\t7\r\n 8   4 \r\n";
    assert_eq!(kept.ask(import(list.to_owned())), Err(TournamentRefusal::NotOpen));
    assert_eq!(
        kept.ask(import(String::from("hello"))),
        Err(TournamentRefusal::NoReport)
    );
    kept.must(opens(details(PairingSystem::Swiss, 5)));
    for number in 1..=8 {
        kept.must(enter(entrant(number)));
    }
    let (counted, found) = (5, 4);
    for (wrong, refusal) in [
        ("", TournamentRefusal::NoReport),
        ("hello", TournamentRefusal::NoReport),
        (
            "5\n1 5\n6 2\n3 7\n8 4\n",
            TournamentRefusal::OtherCount { counted, found },
        ),
        ("4\n1 5\n6 2 7\n3 7\n8 4\n", TournamentRefusal::NoPair(3)),
        ("4\n1 1\n6 2\n3 7\n8 4\n", TournamentRefusal::PairedWithSelf),
        ("3\n1 5\n6 2\n3 7\n", TournamentRefusal::LeftOut(vec![4, 8])),
        ("4\n1 5\n6 2\n3 7\n8 9\n", TournamentRefusal::NoSuchPlayer(9)),
    ] {
        assert_eq!(kept.ask(import(wrong.to_owned())), Err(refusal), "{wrong}");
    }
    kept.must(import(list.to_owned()));
    let at = RoundBoard { round: 1, board: 1 };
    assert_eq!(kept.ask(import(list.to_owned())), Err(TournamentRefusal::RoundOpen(at)));
    for board in 1..=4 {
        kept.result(1, board, GameResult::Draw);
    }
    assert_eq!(kept.ask(import(list.to_owned())), Err(TournamentRefusal::HaveMet(1, 5)));
    kept.must(import(String::from("4\n1 6\n5 2\n3 8\n7 4\n")));
}

#[test]
fn what_is_wrong_is_refused() {
    let mut kept = Kept::default();
    let open = details(PairingSystem::Swiss, 3);
    assert_eq!(kept.ask(TournamentCommand::PairAll), Err(TournamentRefusal::NotOpen));
    for (wrong, refusal) in [
        (
            Details {
                name: " ".into(),
                ..open.clone()
            },
            TournamentRefusal::Nothing,
        ),
        (
            Details {
                rounds: 0,
                ..open.clone()
            },
            TournamentRefusal::NoRounds,
        ),
        (
            Details {
                time: "soon".into(),
                ..open.clone()
            },
            TournamentRefusal::NoTime("soon".into()),
        ),
        (
            Details {
                last_day: "2026-13-01".into(),
                ..open.clone()
            },
            TournamentRefusal::NoDay("2026-13-01".into()),
        ),
    ] {
        assert_eq!(kept.ask(opens(wrong)), Err(refusal));
    }
    kept.must(opens(open.clone()));
    assert_eq!(kept.ask(opens(open)), Err(TournamentRefusal::OpenAlready));
    for number in 1..=5 {
        kept.must(enter(Entrant {
            number: 0,
            ..entrant(number)
        }));
    }
    let twin = Entrant {
        number: 0,
        ..entrant(2)
    };
    assert_eq!(kept.ask(enter(twin)), Err(TournamentRefusal::FideIdTaken(2)));
    kept.must(pair(1, 1, 1, 2));
    for (command, refusal) in [
        (pair(4, 1, 3, 4), TournamentRefusal::NoSuchRound(4)),
        (pair(1, 2, 3, 3), TournamentRefusal::PairedWithSelf),
        (pair(1, 2, 3, 9), TournamentRefusal::NoSuchPlayer(9)),
        (pair(1, 2, 2, 3), TournamentRefusal::Busy { player: 2, round: 1 }),
        (
            pair(1, 1, 3, 4),
            TournamentRefusal::BoardTaken(RoundBoard { round: 1, board: 1 }),
        ),
        (
            entered(1, 2, GameResult::Draw),
            TournamentRefusal::NoGame(RoundBoard { round: 1, board: 2 }),
        ),
    ] {
        assert_eq!(kept.ask(command), Err(refusal));
    }
    kept.must(pair(1, 2, 3, 4));
    kept.must(seat(1, 1, 12));
    assert_eq!(
        (kept.event.board_of_table(1, 12), kept.event.board_of_table(1, 1)),
        (Some(1), None)
    );
    let taken = seat(1, 2, 12);
    assert_eq!(kept.ask(taken), Err(TournamentRefusal::TableTaken(12)));
    assert_eq!(kept.event.unpaired(1), [5]);
    kept.must(give_bye(1, 5, Bye::Allocated));
    assert_eq!(kept.event.unpaired(1), [] as [u32; 0]);
}

#[test]
fn a_mistaken_result_is_annulled_with_who_and_why() {
    let mut kept = whole();
    let refused = kept.ask(entered(1, 1, GameResult::Draw));
    assert_eq!(
        refused,
        Err(TournamentRefusal::HasResult(RoundBoard { round: 1, board: 1 }))
    );
    let annul = |why: &str| annul(1, 1, why);
    assert_eq!(kept.ask(annul("")), Err(TournamentRefusal::Nothing));
    kept.must(annul("The scoresheets say otherwise"));
    assert!(kept.lines.last().unwrap().contains("\"by\":\"Dora Hooper\""));
    assert_eq!(
        kept.ask(annul("again")),
        Err(TournamentRefusal::NoResult(RoundBoard { round: 1, board: 1 }))
    );
    kept.must(TournamentCommand::Enter(Happened::ResultEntered {
        at: RoundBoard { round: 1, board: 1 },
        result: GameResult::Draw,
        signed: ByColor {
            white: Some(true),
            black: Some(false),
        },
        article: None,
    }));
    let outcome = kept.event.game(1, 1).unwrap().outcome.clone().unwrap();
    assert_eq!(
        outcome.signed,
        Some(ByColor {
            white: true,
            black: false
        })
    );
}

#[test]
fn a_result_by_forfeit_rests_on_the_default_time() {
    let kept = whole();
    let article = |round, board| kept.event.game(round, board).unwrap().outcome.clone().unwrap().article;
    assert_eq!(article(2, 1), Some(Article::new("6.7.1")));
    assert_eq!(article(1, 1), None);
}

#[test]
fn a_plain_list_of_pairings_is_imported_whole_or_not_at_all() {
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 5);
    swiss.must(import("3\n4 1\n2 5\n3 0\n".to_owned()));
    let players = |kept: &Kept, round, board| {
        kept.event
            .game(round, board)
            .map(|game| (game.players.white, game.players.black))
    };
    assert_eq!(
        (players(&swiss, 1, 1), players(&swiss, 1, 2)),
        (Some((4, 1)), Some((2, 5)))
    );
    assert_eq!(swiss.event.round(1).unwrap().byes.get(&3), Some(&Bye::Allocated));
    // The next list is that of the next round; the count may be missing.
    for board in 1..=2 {
        swiss.result(1, board, GameResult::Draw);
    }
    swiss.must(import("1 2\r\n5 3\r\n4 0\r\n".to_owned()));
    assert_eq!(players(&swiss, 2, 2), Some((5, 3)));
    for board in 1..=2 {
        swiss.result(2, board, GameResult::Draw);
    }
    for (list, refusal) in [
        ("2\n1 2\n1 3\n", TournamentRefusal::Busy { player: 1, round: 3 }),
        ("1\n1 9\n", TournamentRefusal::NoSuchPlayer(9)),
        ("1\n2 2\n", TournamentRefusal::PairedWithSelf),
        ("2\n1 2\n", TournamentRefusal::OtherCount { counted: 2, found: 1 }),
    ] {
        assert_eq!(swiss.ask(import(list.to_owned())), Err(refusal), "{list}");
    }
    assert_eq!(swiss.event.round(3), None);
}

#[test]
fn a_withdrawn_player_loses_open_games_and_is_not_paired_again() {
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 3), 4);
    kept.must(TournamentCommand::PairAll);
    kept.result(1, 1, GameResult::WhiteWins);
    kept.must(withdraw(4, 2, "ill"));
    // Berger: 4-3 in round 2, 2-4 in round 3.
    let result = |round, board| {
        kept.event
            .game(round, board)
            .unwrap()
            .outcome
            .as_ref()
            .map(|outcome| outcome.result)
    };
    assert_eq!(result(1, 1), Some(GameResult::WhiteWins));
    assert_eq!(result(2, 1), Some(GameResult::BlackByForfeit));
    assert_eq!(result(3, 1), Some(GameResult::WhiteByForfeit));
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 4);
    swiss.must(pair(2, 1, 4, 3));
    swiss.must(withdraw(4, 2, "ill"));
    assert_eq!(swiss.event.game(2, 1), None);
    assert_eq!(swiss.ask(pair(2, 1, 4, 3)), Err(TournamentRefusal::Withdrawn(4)));
    swiss.must(give_back(4));
    swiss.must(pair(2, 1, 4, 3));
}

#[test]
fn reports_and_appeals_say_who_when_and_which_article() {
    let mut kept = whole();
    kept.must(TournamentCommand::Enter(Happened::IncidentReported {
        round: 1,
        board: Some(2),
        article: Some(Article::new("11.5")),
        text: "He distracts his opponent".into(),
    }));
    let [incident] = kept.event.incidents() else { panic!() };
    assert_eq!(
        (incident.by.as_str(), incident.when.as_str()),
        ("Dora Hooper", "2026-11-23T18:00:00")
    );
    // 11.10: an appeal is possible even if the scoresheets are signed.
    let appeal = || {
        TournamentCommand::Enter(Happened::AppealMade {
            player: 3,
            round: 1,
            board: Some(2),
            article: Some(Article::new("9.2")),
            text: "It was three times".into(),
        })
    };
    kept.must(appeal());
    let decide = || {
        TournamentCommand::Enter(Happened::AppealDecided {
            appeal: 1,
            upheld: true,
            text: "It was".into(),
        })
    };
    assert_eq!(kept.ask(decide()), Err(TournamentRefusal::SmallCommittee));
    let form = |names: &[&str]| {
        let names = names.iter().map(|name| ListedName(String::from(*name))).collect();
        TournamentCommand::Enter(Happened::CommitteeFormed { names })
    };
    let committee = |names: &str| form(&names.split(' ').collect::<Vec<_>>());
    assert_eq!(kept.ask(committee("A B C D A")), Err(TournamentRefusal::SmallCommittee));
    let refused = kept.ask(form(&["A", "B", "C", "D", "Dora Hooper"]));
    assert_eq!(refused, Err(TournamentRefusal::ArbiterInCommittee));
    kept.must(committee("A B C D E"));
    kept.must(decide());
    assert_eq!(
        kept.ask(decide()),
        Err(TournamentRefusal::NoOpenAppeal(1)),
        "it is final"
    );
    assert_eq!(kept.event, kept.read_again());
    let without = Details {
        no_appeals: true,
        ..details(PairingSystem::RoundRobin, 3)
    };
    kept.must(change(without));
    assert_eq!(
        kept.ask(appeal()),
        Err(TournamentRefusal::NoAppeals(Article::new("11.10")))
    );
}

#[test]
fn a_player_with_a_table_of_their_own_sits_there_in_every_round() {
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 3), 4);
    let own = |number: u32, table: u32| {
        enter(Entrant {
            table: Some(table),
            ..entrant(number)
        })
    };
    kept.must(own(3, 12));
    kept.must(TournamentCommand::PairAll);
    for round in 1..=3 {
        let board = kept.event.board_of_player(round, 3).unwrap();
        assert_eq!(kept.event.board_of_table(round, 12), Some(board), "round {round}");
    }
    assert_eq!(kept.event, kept.read_again());
    // Another game has the table: the arbiter seats that player.
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 1), 4);
    swiss.must(own(4, 1));
    swiss.must(pair(1, 1, 1, 2));
    swiss.must(pair(1, 2, 3, 4));
    assert_eq!(swiss.event.board_of_table(1, 1), Some(1));
    assert_eq!(swiss.event.board_of_table(1, 2), Some(2));
}

#[test]
fn the_regulations_may_give_three_points_for_a_win() {
    let three = Details {
        points: Some(String::from("3-1-0")),
        ..details(PairingSystem::RoundRobin, 3)
    };
    let mut kept = Kept::of(three, 4);
    kept.must(TournamentCommand::PairAll);
    for (board, result) in [(1, GameResult::WhiteWins), (2, GameResult::Draw)] {
        kept.must(TournamentCommand::Enter(Happened::ResultEntered {
            at: RoundBoard { round: 1, board },
            result,
            signed: ByColor::default(),
            article: None,
        }));
    }
    let points = |event: &Tournament| -> Vec<String> {
        let lines = event.standings().lines;
        lines.iter().map(|line| line.points.shown(".")).collect()
    };
    assert_eq!(points(&kept.event), ["3", "1", "1", "0"]);
    assert_eq!(kept.event, kept.read_again());
    // The report has them, and is read with them.
    let report = kept.event.report(notation::trf::TrfForm::Trf26).written();
    assert!(report.contains("162  W 3.0    D 1.0    L 0.0"), "{report}");
    let read = Tournament::of_report(&report);
    assert_eq!(read.details().points.as_deref(), Some("3-1-0"));
    assert_eq!(points(&read), ["3", "1", "1", "0"]);
    // 10.1: they are specified before the first round.
    kept.must(TournamentCommand::BeginRound {
        round: 1,
        games: Vec::new(),
        lot: 0,
    });
    let refused = kept.ask(change(details(PairingSystem::RoundRobin, 3)));
    assert_eq!(refused, Err(TournamentRefusal::HasBegun));
}

#[test]
fn the_winner_of_a_play_off_stands_before_the_loser() {
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 3), 4);
    kept.must(TournamentCommand::PairAll);
    // 1 and 4 draw, and beat the others.
    for (round, board, result) in [
        (1, 1, GameResult::Draw),
        (1, 2, GameResult::Draw),
        (2, 1, GameResult::WhiteWins),
        (2, 2, GameResult::WhiteWins),
        (3, 1, GameResult::BlackWins),
        (3, 2, GameResult::BlackWins),
    ] {
        kept.result(round, board, result);
    }
    let order = |kept: &Kept| -> Vec<(usize, usize)> {
        let lines = kept.event.standings().lines;
        lines.iter().map(|line| (line.rank.unwrap(), line.player + 1)).collect()
    };
    assert_eq!(order(&kept)[..2], [(1, 1), (1, 4)]);
    let begin = |players: &[u32]| {
        TournamentCommand::Enter(Happened::PlayOffBegun {
            players: players.to_vec(),
            ranking: Vec::new(),
            time: String::new(),
        })
    };
    assert_eq!(kept.ask(begin(&[1, 2])), Err(TournamentRefusal::NotTied));
    assert_eq!(kept.ask(begin(&[1])), Err(TournamentRefusal::NotTied));
    assert_eq!(kept.ask(begin(&[1, 9])), Err(TournamentRefusal::NoSuchPlayer(9)));
    let cancel = |play_off| {
        let text = String::from("wrong lots");
        TournamentCommand::Enter(Happened::PlayOffCancelled { play_off, text })
    };
    kept.must(begin(&[1, 4]));
    kept.must(cancel(1));
    assert_eq!(kept.event.due_games(), []);
    assert_eq!(kept.ask(cancel(1)), Err(TournamentRefusal::NoSuchPlayOff(1)));
    kept.must(begin(&[4, 1]));
    assert_eq!(kept.event.due_games()[0].board, 1);
    let game = |white, black, result| {
        TournamentCommand::Enter(Happened::PlayOffResult {
            play_off: 2,
            stage: 0,
            players: ByColor { white, black },
            result,
        })
    };
    assert_eq!(kept.ask(game(1, 4, GameResult::Draw)), Err(TournamentRefusal::NotNext));
    kept.must(game(4, 1, GameResult::Draw));
    assert_eq!(kept.ask(cancel(2)), Err(TournamentRefusal::PlayOffHasBegun(2)));
    kept.must(game(1, 4, GameResult::Draw));
    assert_eq!(kept.ask(game(4, 1, GameResult::Draw)), Err(TournamentRefusal::NotNext));
    kept.must(TournamentCommand::Enter(Happened::ColoursDrawn {
        play_off: 2,
        stage: 0,
        white: 4,
    }));
    kept.must(game(4, 1, GameResult::WhiteWins));
    assert_eq!(kept.event.play_offs()[1].next(), [PlayOffStep::Won(4)]);
    assert_eq!(order(&kept)[..2], [(1, 4), (2, 1)]);
    let before: Vec<_> = kept
        .event
        .standings_without(2)
        .lines
        .iter()
        .map(|line| line.rank)
        .collect();
    assert_eq!(before[..2], [Some(1), Some(1)]);
    let without = Details {
        play_off_time: String::new(),
        ..details(PairingSystem::RoundRobin, 3)
    };
    kept.must(change(without));
    assert_eq!(kept.ask(begin(&[4, 1])), Err(TournamentRefusal::NoPlayOff));
}

#[test]
fn a_report_made_from_it_is_read_as_the_same_tournament() {
    let kept = whole();
    let text = kept.event.report(TrfForm::Trf26).written();
    for line in [
        "012 Torneio do clube",
        "022 Lisboa",
        "032 POR",
        "042 2026/11/23",
        "052 2026/11/27",
        "092 Individual: Round-Robin",
        "102 Dora Hooper",
        "142 3",
        "192 FIDE_ROUNDROBIN",
        "222 5400+30",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    let mut again = Kept::default();
    again.must(import(text.clone()));
    assert_eq!(again.event.rounds.len(), 3);
    for round in 1..=3 {
        let games = |event: &Tournament| -> BTreeSet<(u32, u32, String)> {
            let games = event.round(round).unwrap().games.values();
            games
                .map(|game| {
                    let result = game.outcome.as_ref().unwrap().result.to_string();
                    (game.players.white, game.players.black, result)
                })
                .collect()
        };
        assert_eq!(games(&kept.event), games(&again.event));
    }
    assert_eq!(again.event.players, kept.event.players);
    assert_eq!(
        again.event.report(TrfForm::Trf26).written(),
        text,
        "and written again it is the same"
    );
}

#[test]
fn what_nobody_has_changed_in_a_report_stays_sign_for_sign() {
    let text = include_str!("../../../../tests/standings/exercise.trf");
    let mut kept = Kept::default();
    kept.must(import(text.to_owned()));
    assert_eq!(kept.event.with_cells(5).written(), text);
    // The annulled game is blank in both lines, and all else in them stays.
    kept.must(annul(1, 1, "test"));
    let written = kept.event.with_cells(5).written();
    let changed: Vec<&str> = text
        .lines()
        .zip(written.lines())
        .filter(|(old, new)| old != new)
        .map(|(_, new)| new)
        .collect();
    assert_eq!(changed.len(), 2, "{changed:?}");
}

#[test]
fn a_report_that_contradicts_itself_is_refused() {
    let line = |number: u32, rounds: &str| {
        format!(
            "001 {number:>4}      {:<33}{:>42}  {rounds}\n",
            format!("P {number}"),
            ""
        )
    };
    let text = [line(1, "   2 w 1"), line(2, "   1 b 1")].concat();
    let mut kept = Kept::default();
    let misfit = ReportFault::Impossible { number: 1, round: 1 };
    assert_eq!(kept.ask(import(text)), Err(TournamentRefusal::Contradiction(misfit)));
    assert_eq!(kept.ask(import("012 Nobody".into())), Err(TournamentRefusal::NoPlayers));
    assert!(trf::read("").players.is_empty());
}

#[test]
fn entries_about_boards_keep_their_stored_form() {
    for fields in [
        r#""game_paired","round":1,"board":2,"white":3,"black":4"#,
        r#""game_unpaired","round":1,"board":2"#,
        r#""table_named","round":1,"board":2,"table":7"#,
        r#""result_entered","round":1,"board":2,"result":"1-0","white_signed":true,"black_signed":false,"article":"5.1.2""#,
        r#""result_entered","round":1,"board":2,"result":"1/2-1/2""#,
        r#""result_signed","round":1,"board":2,"white_signed":true,"black_signed":true"#,
        r#""result_annulled","round":1,"board":2,"result":"0-1","why":"by mistake""#,
    ] {
        let line = format!(r#"{{"version":1,"number":1,"when":"18:00","by":"Dora","name":{fields}}}"#);
        assert_eq!(TournamentEntry::read(&line).unwrap().line(), line);
    }
}

#[test]
fn a_line_that_is_no_entry_is_told() {
    let line = whole().lines.remove(0);
    for (wrong, unread) in [
        ("x".to_owned(), UnreadNote::NoRecord),
        (line.replace("\"version\":1", "\"version\":2"), UnreadNote::Newer(2)),
        (
            line.replace("event_opened", "event_burnt"),
            UnreadNote::UnknownName("event_burnt".into()),
        ),
    ] {
        assert_eq!(TournamentEntry::read(&wrong), Err(unread));
    }
    assert!(matches!(
        TournamentEntry::read(&line.replace("\"rounds\":3", "\"rounds\":-1")),
        Err(UnreadNote::Value(_))
    ));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Property: after any commands in any order, the journal read again gives the same tournament, and its report has
    /// no contradiction.
    #[test]
    fn the_tournament_is_the_fold_of_its_journal(choices in prop::collection::vec(prop::array::uniform4(0_u8..), 0..80)) {
        let mut kept = Kept::of(details(PairingSystem::Swiss, 4), 5);
        for [kind, a, b, c] in choices {
            let (round, board, player) = (u32::from(a % 5), u32::from(b % 3), u32::from(c % 6));
            let command = match kind % 12 {
                0..=3 => pair(round, board, player, u32::from(b % 6)),
                4 | 5 => entered(round, board, GameResult::ALL[usize::from(c % 9)]),
                6 => annul(round, board, "w"),
                7 => give_bye(round, player, [Bye::Full, Bye::Half, Bye::Zero][usize::from(b % 3)]),
                8 => withdraw(player, round, "w"),
                9 => give_back(player),
                10 => unpair(round, board),
                _ => seat(round, board, player),
            };
            let before = kept.event.clone();
            if kept.ask(command).is_err() {
                prop_assert_eq!(&kept.event, &before);
            }
        }
        prop_assert_eq!(&kept.event, &kept.read_again());
        let text = kept.event.report(TrfForm::Trf26).written();
        let (_, misfits) = crate::tournament_results::TournamentResults::of(&trf::read(&text));
        prop_assert_eq!(misfits, []);
        let mut again = Kept::default();
        again.must(import(text.clone()));
        prop_assert_eq!(again.event.report(TrfForm::Trf26).written(), text);
    }
}

#[test]
fn an_odd_round_robin_reports_one_free_player_per_round() {
    let mut kept = Kept::of(details(PairingSystem::RoundRobin, 1), 5);
    assert_eq!(kept.event.free_player(1), None, "nobody is paired yet");
    kept.must(TournamentCommand::PairAll);
    let free: Vec<Option<u32>> = (1..=5).map(|round| kept.event.free_player(round)).collect();
    // Berger's tables of five: the player who would meet the sixth is free.
    assert_eq!(free, [Some(1), Some(4), Some(2), Some(5), Some(3)]);
    let text = kept.event.report(TrfForm::Trf26).written();
    let ada = text.lines().find(|line| line.starts_with("001    1")).unwrap();
    assert!(ada.contains("0000 - Z"), "{text}");
    assert_eq!(text.matches("0000 - Z").count(), 5, "{text}");
    // The report that comes back from another program has no news of the free player.
    assert_eq!(kept.ask(import(text)), Err(TournamentRefusal::NothingNew));
    kept.must(unpair(1, 1));
    assert_eq!(kept.event.free_player(1), None, "three wait for a pairing");
    let mut swiss = Kept::of(details(PairingSystem::Swiss, 3), 3);
    swiss.must(pair(1, 1, 1, 2));
    assert_eq!(
        swiss.event.free_player(1),
        None,
        "no pairing is not free in a Swiss tournament"
    );
}

#[test]
fn each_report_form_has_its_own_records_and_reads_the_same() {
    let kept = whole();
    let tags = |text: &str| -> BTreeSet<String> { text.lines().map(|line| line.chars().take(3).collect()).collect() };
    let read = |form| {
        let text = kept.event.report(form).written();
        let mut again = Kept::default();
        again.must(import(text.clone()));
        assert_eq!(again.event.players, kept.event.players, "{text}");
        assert_eq!(again.event.details().time, kept.event.details().time, "{text}");
        assert_eq!(
            again.event.report(form).written(),
            text,
            "and written again it is the same"
        );
        text
    };
    let older = read(TrfForm::Trf16);
    for line in [
        "122 90 min + 30 s",
        "092 Individual: Round-Robin",
        "013 Porto                              1    3",
    ] {
        assert!(older.lines().any(|found| found == line), "{line}\n{older}");
    }
    let newer = read(TrfForm::Trf26);
    let teams: Vec<&str> = newer.lines().filter(|line| line.starts_with("310")).collect();
    assert_eq!(teams[1].len(), 82, "{newer}");
    assert!(
        teams[1].starts_with("310   2 Porto ") && teams[1].ends_with("    1    3"),
        "{newer}"
    );
    assert_eq!(teams[1].get(61..67), Some("   3.5"), "{newer}");
    for (text, without) in [
        (&older, ["142", "192", "202", "222", "310"]),
        (&newer, ["013", "XXR", "XXC", "BBW", "DAT"]),
    ] {
        assert!(without.iter().all(|tag| !tags(text).contains(*tag)), "{text}");
    }
    // The records that a pairing program has put there give the number of rounds in TRF26's own words.
    let mut paired = Kept::default();
    paired.must(import(format!(
        "012 Open\nXXR 9\n092 Individual: Swiss-System\n{:<91}\n",
        "001    1      Ada"
    )));
    let text = paired.event.report(TrfForm::Trf26).written();
    assert!(text.contains("142 9") && !text.contains("XXR"), "{text}");
}

#[test]
fn boards_of_a_report_are_numbered_by_points() {
    let line = |(number, points, rounds): (u32, &str, &str)| {
        format!(
            "001 {number:>4} m    {:<33} 2000 POR {number:>11} 1990/01/01 {points:>4} {number:>4}  {rounds}\n",
            format!("P{number}")
        )
    };
    let players = [
        (1, " 0.0", "   3 w 0     2 w  "),
        (2, " 0.0", "   4 b 0     1 b  "),
        (3, " 1.0", "   1 b 1     4 w  "),
        (4, " 1.0", "   2 w 1     3 b  "),
    ];
    let trf = format!(
        "012 Open\n092 Individual: Swiss-System\n{}XXR 2\n",
        players.map(line).concat()
    );
    let event = Tournament::of_report(&trf);
    let at = |event: &Tournament, board| event.game(2, board).map(|game| game.players.white);
    assert_eq!((at(&event, 1), at(&event, 2)), (Some(3), Some(1)));
    let stored = |by_points| TournamentEntry {
        number: 1,
        when: String::new(),
        by: String::new(),
        what: Happened::Imported {
            trf: trf.clone(),
            by_points,
        },
    };
    for (by_points, first) in [(None, 1), (Some(true), 3)] {
        let entry = TournamentEntry::read(&stored(by_points).line()).unwrap();
        let event = Tournament::of([&entry]);
        assert_eq!(at(&event, 1), Some(first));
    }
}
