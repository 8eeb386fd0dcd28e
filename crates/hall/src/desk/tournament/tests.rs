//! A tournament run at a desk, with tables over a net in memory.

use std::collections::BTreeMap;

use shakmaty::Color;

use super::NotedTournament;
use super::lines::BYES;
use crate::desk::kept::LoadedTournament;
use crate::desk::tests::{Hall, own};
use crate::desk::typed::meant;
use crate::desk::{DeskEffect, DeskInput, HallDesk};
use crate::screen::{DeskPage, HallIntent};
use crate::tournament::{Bye, Details, Entrant, Happened, TournamentCommand};
use controls::intent::Intent;
use laws::command::Command;
use laws::ending::GameResult;
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::chess960;
use link::notes::NotesPage;
use link::roster::Power;
use link::topic::{TableNumber, TournamentId};
use locale::{Locale, Messages};
use notation::time_control;
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest};
use protocols::lichess::{LichessFault, LichessToken};
use table::input::Input as AtTable;

const ONE: &str = "time 60+1\nwhite vi Ada\nblack sighted Dan\narbiter Dora\n";
const TWO: &str = "time 60+1\nwhite sighted Ben\nblack vi Clara\narbiter Dora\n";

/// Four players, paired by Berger, and tables 1 and 2.
fn tournament() -> Hall {
    let mut hall = Hall::new();
    hall.seat(1, ONE);
    hall.seat(2, TWO);
    for player in ["Ada; rating 2100", "Ben; rating 2000; id 1900002", "Clara", "Dan"] {
        hall.types(&format!("enter {player}"));
    }
    hall.step(DeskInput::Wall(String::from("2026-11-23T18:00:00")));
    hall.types("pair all");
    hall.hears("Round 3, board 2");
    hall.types("round 1");
    hall.hears("Round 1, board 1: Ada (White) – Dan (Black)");
    hall.types("start round");
    hall.types("yes");
    hall.wait(1_000);
    hall.said.clear();
    hall
}

fn signs(hall: &mut Hall, table: u32, side: Color, result: GameResult) {
    let result = Some(result);
    let sign = Intent::Do(Command::Sign { side, result });
    hall.does(table, AtTable::Intent(Person::Player(side), sign));
}

fn rules(hall: &mut Hall, table: u32, result: &str) {
    hall.types(&format!("{table}: rules result {result} reason agreed"));
    hall.types("yes");
    hall.wait(1_500);
}

#[test]
fn a_whole_tournament_is_played_and_survives_a_restart() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.hears("Round 1, board 1: 1-0");
    signs(&mut hall, 1, Color::White, GameResult::WhiteWins);
    signs(&mut hall, 1, Color::Black, GameResult::WhiteWins);
    hall.wait(1_500);
    rules(&mut hall, 2, "1/2-1/2");
    hall.hears("Round 1, board 2: ½-½");
    hall.types("standings");
    hall.hears("1. Ada (no. 1), points: 1");
    let notes = hall.shelf.loaded.notes.len();

    hall.restart();
    hall.wait(3_000);
    assert_eq!(hall.shelf.loaded.notes.len(), notes, "nothing is entered twice");
    hall.types("event");
    hall.hears("Club Open: round robin, rounds: 3, players: 4. Round 1 is being played.");
    hall.types("pairings");
    hall.hears("Round 1, board 1: Ada (White) – Dan (Black): 1-0");
    hall.types("players");
    hall.hears("2: Ben, rating 2000");

    hall.types("write report");
    hall.hears("report.trf, standings.html, round-1.txt, round-1.html");
    let report = &hall.papers["round-1.txt"];
    assert!(
        report.contains("Board 1: Ada against Dan, 1-0, signed by both"),
        "{report}"
    );
    assert!(report.contains("Board 2: Ben against Clara, ½-½"), "{report}");
    assert!(
        hall.papers["report.trf"].contains("001    1"),
        "{}",
        hall.papers["report.trf"]
    );
    assert!(hall.papers["standings.html"].starts_with("<!DOCTYPE html>"));
    assert!(hall.papers["standings.html"].contains("Clara"));
}

#[test]
fn results_show_who_signed_and_a_refusal_calls_the_arbiter() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    signs(&mut hall, 1, Color::White, GameResult::WhiteWins);
    hall.types("1: sign black");
    hall.wait(1_500);
    assert_eq!(hall.heard("Signatures disputed"), None, "{:?}", hall.said);
    rules(&mut hall, 2, "1/2-1/2");
    let side = Color::Black;
    let refuse = Intent::Do(Command::RefuseToSign { side });
    hall.does(2, AtTable::Intent(Person::Player(side), refuse));
    hall.wait(1_500);
    hall.hears("Signatures disputed");
    hall.types("write report");
    let report = &hall.papers["round-1.txt"];
    for line in [
        "Board 1: Ada against Dan, 1-0, signed by both (Black: the arbiter signed)\n",
        "Board 2: Ben against Clara, ½-½, signed by neither player (Black refuses to sign)\n",
    ] {
        assert!(report.contains(line), "{line}: {report}");
    }
    // Without a side nobody is signed for.
    hall.types("2: signs 1-0");
    hall.wait(1_500);
    assert_eq!(hall.table(2).table.game().signed(Color::White), None);
}

#[test]
fn a_game_belongs_to_its_round_even_if_it_ends_in_the_next() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.types("round 2");
    hall.hears("Round 2, board 1");
    hall.wait(1_500);
    // The table still shows the game of the first round.
    assert_eq!(hall.heard("Round 2, board 1: 1-0"), None, "{:?}", hall.said);
    rules(&mut hall, 2, "0-1");
    hall.hears("Round 1, board 2: 0-1");
    hall.types("pairings 2");
    assert_eq!(hall.heard("-1"), None, "{:?}", hall.said);
}

#[test]
fn a_result_changed_at_its_table_is_left_to_the_arbiter() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.hears("Round 1, board 1: 1-0");
    hall.types("1: annuls result reason wrong table");
    hall.types("yes");
    hall.wait(1_500);
    hall.hears("Table 1: the result was annulled there, but 1-0 is entered here.");
    rules(&mut hall, 1, "0-1");
    hall.hears("Table 1 now reports 0-1, but 1-0 was entered.");
    hall.wait(5_000);
    assert_eq!(hall.heard("now reports"), None, "once: {:?}", hall.said);
    hall.types("cancel result 1 it was the other way round");
    hall.hears("the result 1-0 has been annulled: it was the other way round");
    hall.wait(2_000);
    hall.restart();
    hall.wait(3_000);
    assert_eq!(hall.heard("Round 1, board 1"), None, "{:?}", hall.said);
    hall.types("result 1 0-1 12.9");
    hall.hears("Round 1, board 1: 0-1 (Article 12.9)");
    // A board with a result is not overwritten by hand either.
    hall.types("result 1 1-0");
    hall.hears("Cancel it first");
}

#[test]
fn the_feed_has_the_games_of_the_round_and_keeps_its_delay() {
    let mut hall = tournament();
    hall.wait(1_500);
    let feed = &hall.papers["round-1/games.pgn"];
    assert!(
        feed.contains("[White \"Ada\"]") && feed.contains("[White \"Ben\"]") && feed.contains("[WhiteFideId"),
        "{feed}"
    );
    assert_eq!(feed.matches("[GameId ").count(), 2, "{feed}");
    assert_eq!(feed.matches("[Date \"2026.11.23\"]").count(), 2, "{feed}");
    rules(&mut hall, 1, "1-0");
    hall.wait(1_500);
    assert!(hall.papers["round-1/games.pgn"].contains("[Result \"1-0\"]"));
    hall.types("delay 1");
    hall.hears("Broadcast delayed by 1 minute.");
    rules(&mut hall, 2, "0-1");
    hall.wait(30_000);
    assert!(!hall.papers["round-1/games.pgn"].contains("[Result \"0-1\"]"));
    hall.wait(40_000);
    assert!(hall.papers["round-1/games.pgn"].contains("[Result \"0-1\"]"));
    // A feed that cannot be written is reported once, and tried again.
    hall.types("delay 0");
    hall.is_read_only = true;
    hall.types("cancel result 2 wrong");
    hall.wait(5_000);
    let told = hall
        .said
        .iter()
        .filter(|said| said.text.contains("Could not save"))
        .count();
    assert_eq!(told, 1, "{:?}", hall.said);
}

#[test]
fn a_broadcast_gets_games_only_while_its_round_is_named() {
    let pushed = |hall: &Hall| hall.broadcast.len();
    let mut hall = tournament();
    hall.wait(1_500);
    assert_eq!(pushed(&hall), 0, "off at first");
    hall.types("broadcast token lip_secret");
    assert_eq!(
        hall.broadcast,
        [BroadcastRequest::SignIn(LichessToken(String::from("lip_secret")))]
    );
    assert!(
        !hall.said.iter().any(|said| said.text.contains("secret")),
        "{:?}",
        hall.said
    );
    hall.types("broadcast AbCd1234");
    hall.hears("are broadcast on Lichess as AbCd1234");
    let is_all = |request: &BroadcastRequest| matches!(request, BroadcastRequest::Push { round, games } if round == "AbCd1234" && games.contains("[White \"Ada\"]"));
    assert!(is_all(&hall.broadcast[1]), "what there is at once");
    rules(&mut hall, 1, "1-0");
    hall.wait(1_500);
    let last = hall.broadcast.last().unwrap();
    assert!(
        matches!(last, BroadcastRequest::Push { games, .. } if games.contains("[Result \"1-0\"]")),
        "{last:?}"
    );
    // A fault is reported once, and so is its end.
    let fails = || DeskInput::Broadcast(BroadcastNews::Failed(LichessFault::Unreachable));
    hall.step(fails());
    hall.step(fails());
    let told = |hall: &Hall, words: &str| hall.said.iter().filter(|said| said.text.contains(words)).count();
    assert_eq!(told(&hall, "are not reaching the broadcast"), 1);
    let round = String::from("AbCd1234");
    hall.step(DeskInput::Broadcast(BroadcastNews::Pushed {
        round,
        games: Vec::new(),
    }));
    assert_eq!(told(&hall, "are reaching the broadcast again"), 1);
    // A desk that is started again continues the broadcast.
    hall.restart();
    let before = pushed(&hall);
    rules(&mut hall, 2, "0-1");
    hall.wait(3_000);
    assert!(pushed(&hall) > before);
    hall.types("broadcast off");
    let before = pushed(&hall);
    hall.types("cancel result 2 wrong");
    hall.wait(3_000);
    assert_eq!(pushed(&hall), before);
}

#[test]
fn without_a_tournament_each_table_is_a_board_of_the_feed() {
    let mut hall = Hall::of_two();
    hall.wait(2_000);
    let feed = &hall.papers["round-1/games.pgn"];
    assert!(
        feed.contains("[Board \"7\"]") && feed.contains("[White \"Ada\"]") && feed.contains("1. e4"),
        "{feed}"
    );
}

#[test]
fn an_appeal_is_written_down_and_decided_by_those_who_may() {
    let mut hall = tournament();
    hall.types("incident 1 a telephone rang, Article 11.3.2");
    hall.hears("Round 1, board 1: a telephone rang (Article 11.3.2)");
    hall.types("appeal 4 it was not mine, Article 11.3.2");
    hall.hears("Round 1, board 1: Dan appeals: it was not mine");
    hall.types("appeal rejected 1 it was");
    hall.hears("at least five");
    hall.types("committee Ann, Bob, Cem, Dag, Eve");
    hall.hears("Appeals are decided by Ann");
    hall.types("appeal rejected 1 it was");
    hall.hears("Appeal 1 has been rejected: it was");
    hall.types("write report");
    assert!(
        hall.papers["round-1.txt"].contains("Appeal 1 has been rejected"),
        "{}",
        hall.papers["round-1.txt"]
    );
    // 11.10: the report names the people, the times and the Articles of the appeal and of its decision.
    for name in ["round-1.txt", "round-1.html"] {
        let report = &hall.papers[name];
        for part in [
            "18:00, Eva: Round 1, board 1: Dan appeals: it was not mine (Article 11.3.2)",
            "18:00, Eva: Appeal 1 has been rejected: it was",
            "18:00, Eva: a telephone rang (Article 11.3.2)",
        ] {
            assert!(report.contains(part), "{part}\n{report}");
        }
    }
}

#[test]
fn three_votes_of_the_committee_decide_an_appeal_and_deposit() {
    let mut hall = tournament();
    for (typed, told) in [
        ("appeal deposit 0", "Appeals need no deposit."),
        ("appeal deposit 50 euros.", "Deposit for an appeal: 50 euros."),
        ("appeal deposit none", "Appeals need no deposit."),
        ("appeal deposit 50 euros", "Deposit for an appeal: 50 euros."),
        ("appeal deposit", "Deposit for an appeal: 50 euros."),
        (
            "appeal 4 it was not mine",
            "Dan appeals: it was not mine. Deposit: 50 euros.",
        ),
        ("vote 1 Ann for", "at least five"),
        (
            "committee Ann, Bob, Cem, Dan, Eve.",
            "Appeals are decided by Ann, Bob, Cem, Dan and Eve.",
        ),
    ] {
        hall.types(typed);
        assert!(!hall.said.iter().any(|said| said.text.contains("..")), "{typed}");
        hall.hears(told);
    }
    for (typed, told) in [
        ("vote 1 Zoe for", "Zoe is not on the appeals committee."),
        (
            "vote 1 Dan for",
            "Dan is the player who appeals. A reserve votes instead.",
        ),
        ("vote 1 ann for", "Ann votes for appeal 1."),
        ("vote 1 Ann against", "Ann has already voted."),
        (
            "appeal upheld 1 it was",
            "Three votes decide appeal 1. So far 1 for and 0 against.",
        ),
        ("vote 1 Bob against", "Bob votes against appeal 1."),
        ("vote 1 Eve yes", "Eve votes for appeal 1."),
        ("vote 1 Cem no", "Three members have already voted on appeal 1."),
        (
            "appeal rejected 1 it was",
            "Three votes decide appeal 1. So far 2 for and 1 against.",
        ),
        (
            "appeal upheld 1 it was not",
            "Appeal 1 has been upheld: it was not. The deposit is returned: 50 euros.",
        ),
        ("vote 1 Cem no", "There is no open appeal 1. A decision is final."),
    ] {
        hall.types(typed);
        hall.hears(told);
    }
    hall.types("write report");
    let report = &hall.papers["round-1.txt"];
    assert!(
        report.contains("For the appeal: Ann and Eve. Against: Bob."),
        "{report}"
    );
    assert!(report.contains("The deposit is returned: 50 euros."), "{report}");
    hall.types("appeal deposit 0");
    hall.types("appeal 4 once more");
    for name in ["Ann", "Bob", "Eve"] {
        hall.types(&format!("vote 2 {name} against"));
    }
    hall.types("appeal rejected 2 no");
    assert!(!hall.said.pop().unwrap().text.contains("eposit"));
    // The deposit of an appeal is that of the day it was made.
    hall.types("write report");
    let report = &hall.papers["round-1.txt"];
    assert!(report.contains("The deposit is returned: 50 euros."), "{report}");
    assert!(
        report.contains("For the appeal: nobody. Against: Ann, Bob and Eve."),
        "{report}"
    );
}

#[test]
fn scoresheets_are_handed_in_or_missing() {
    let mut hall = tournament();
    hall.types("scoresheets");
    hall.hears("no scoresheets of finished games are missing");
    hall.types("scoresheets 1");
    hall.hears("Round 1, board 1 has no result.");
    hall.types("result 1 1-0");
    hall.types("scoresheets");
    hall.hears("Round 1: scoresheets missing: board 1 (both).");
    hall.types("write report");
    assert!(!hall.papers["round-1.txt"].contains("missing"), "nobody counts them");
    hall.types("scoresheets 1 white");
    hall.hears("Round 1, board 1: White's scoresheet has been handed in.");
    hall.types("sheets");
    hall.hears("Round 1: scoresheets missing: board 1 (Black).");
    hall.types("write report");
    assert!(hall.papers["round-1.txt"].contains("scoresheets missing: board 1 (Black)"));
    hall.types("sheets 1.1 black");
    hall.hears("Black's scoresheet has been handed in");
    hall.types("sheets");
    hall.hears("no scoresheets of finished games are missing");
}

#[test]
fn the_start_of_a_round_is_called_before_it() {
    let mut hall = tournament();
    hall.types("start in 6");
    hall.hears("The round starts in 6 minutes. The start is called five minutes and one minute before.");
    hall.wait(59_000);
    hall.said.clear();
    hall.wait(1_000);
    hall.hears("The round starts in 5 minutes.");
    hall.wait(4 * 60_000);
    hall.hears("The round starts in 1 minute.");
    hall.wait(60_000);
    hall.hears("It is time to start the round. Type start round.");
    hall.types("start in 6");
    hall.types("start in 0");
    hall.hears("The start of the round is not called.");
    hall.said.clear();
    hall.wait(10 * 60_000);
    assert!(hall.said.iter().all(|said| !said.text.contains("The round starts")));
}

#[test]
fn a_tournament_is_paired_by_hand_imported_and_played_off() {
    let mut hall = Hall::new();
    hall.types("round 1");
    hall.hears("Nobody has been entered yet");
    for line in [
        "system swiss",
        "rounds 2",
        "play off time 180+2",
        "time control 5400+30",
    ] {
        hall.types(line);
    }
    for player in ["Ada", "Ben", "Clara"] {
        hall.types(&format!("enter {player}"));
    }
    hall.types("pair 1.1 1 2");
    hall.hears("Round 1, board 1: Ada (White) – Ben (Black)");
    hall.types("bye 1 3 half");
    hall.hears("Clara has a half-point bye");
    hall.types("seat 1.1 12");
    hall.hears("will be played at table 12");
    hall.types("result 1.1 ½-½");
    hall.hears("Round 1, board 1: ½-½");
    hall.types("player out 3 ill");
    hall.hears("Clara has withdrawn");
    hall.types("player back 3");
    hall.hears("Clara is back in the tournament");
    hall.types("play off 1 2");
    assert!(hall.heard("Next:").is_none(), "{:?}", hall.said);
    hall.hears("Round 2 is not over yet. A play-off starts when the games of all rounds have a result.");
    for line in ["pair 2.1 2 1", "bye 2 3 zero", "result 2.1 ½-½", "play off 1 2"] {
        hall.types(line);
    }
    assert!(
        hall.heard("Play-off: Ada and Ben. Time control: 3 min + 2 s.")
            .is_some()
    );
    hall.hears("Next: Ada (White) – Ben (Black)");
    hall.types("play off result 1 1 2 1-0");
    hall.hears("Next: Ben (White) – Ada (Black)");
    let trf = {
        hall.types("write report");
        hall.papers["report.trf"].clone()
    };
    hall.step(DeskInput::Import(trf.clone()));
    hall.hears("The report contains nothing new");

    let mut other = Hall::new();
    other.step(DeskInput::Import(trf));
    other.hears("created from a tournament report");
    other.types("players");
    other.hears("3: Clara");
    other.step(DeskInput::Import(String::from("nothing")));
    other.said.clear();
    for line in ["bye 1 2 seldom", "system chaos", "enter Eve; shoe 42"] {
        other.types(line);
        other.hears("was not understood");
    }
}

#[test]
fn results_by_hand_without_a_begun_round_are_reported() {
    let mut hall = Hall::new();
    for line in ["system swiss", "rounds 3"] {
        hall.types(line);
    }
    hall.hears("swiss, rounds: 1");
    hall.types("rounds");
    hall.hears("swiss, rounds: 3, players: 0");
    hall.types("enter Zoe; rating abc");
    hall.hears("\"rating abc\" was not understood");
    for player in ["Ada", "Ben", "Clara", "Dan"] {
        hall.types(&format!("enter {player}"));
    }
    for line in ["pair 1.1 1 2", "pair 1.2 3 4", "result 1.1 1-0", "result 1.2 1-0"] {
        hall.types(line);
    }
    hall.types("check pairings");
    hall.hears("Round 1: no faults in the pairings");
    for line in ["pair 2.1 2 1", "result 2.1 1/2"] {
        hall.types(line);
    }
    hall.said.clear();
    hall.types("check pairings");
    let met = "Round 2, board 1: Ben and Ada have already played each other (C.04.1).";
    assert!(hall.heard(met).is_some(), "{:?}", hall.said);
    hall.hears("Not paired in round 2: Clara and Dan.");
    hall.types("pairing list 1");
    let list = &hall.papers["pairings-1.html"];
    assert!(
        list.contains("<th scope=\"row\">Dan</th><td>2</td><td>Black</td>"),
        "{list}"
    );
    hall.types("bye 3 4 full");
    hall.types("player out 2 ill");
    hall.hears("Ben has withdrawn from round 3 on: ill");
    hall.types("write report");
    assert!(hall.papers.contains_key("round-2.txt"), "{:?}", hall.papers.keys());
    // Ada has 1.5, Clara 1, Ben 0.5, Dan nothing yet: the bye to come counts neither here nor in the standings.
    let report = notation::trf::read(&hall.papers["report.trf"]);
    let places: Vec<_> = report
        .players
        .iter()
        .map(|player| (player.points, player.place))
        .collect();
    assert_eq!(
        places,
        [
            (Some(15), Some(1)),
            (Some(5), Some(3)),
            (Some(10), Some(2)),
            (Some(0), Some(4))
        ]
    );
    hall.types("standings");
    hall.hears("4. Dan (no. 4), points: 0");
}

#[test]
fn the_help_lists_the_rulings_and_quit_ends_the_desk() {
    let mut hall = Hall::new();
    hall.types("help rulings");
    for ruling in ["Rulings: ", "stop clocks", "warn", "penalise", "add to", "uphold claim"] {
        assert!(hall.heard(ruling).is_some(), "{ruling}: {:?}", hall.said);
    }
    for line in ["quit", "exit"] {
        let effects = hall.desk.step(
            DeskInput::Do(crate::screen::HallIntent::Line(line.to_owned())),
            hall.hub.now(),
        );
        assert!(effects.iter().any(|effect| matches!(effect, DeskEffect::End)), "{line}");
    }
}

#[test]
fn entries_from_a_table_are_entered_once() {
    let mut hall = Hall::new();
    let table = String::from("Name;Rating;Sight\nAda;2100;vi\nBen;1900;\nCem;strong;\n");
    hall.step(DeskInput::Import(table.clone()));
    hall.hears("Line 4 was skipped");
    hall.types("players");
    hall.hears("2: Ben, rating 1900");
    hall.step(DeskInput::Import(table));
    hall.hears("2 players had already been entered.");
}

#[test]
fn a_row_of_a_known_name_or_id_is_told_with_its_line() {
    let mut hall = Hall::new();
    let table = "Name,Rating,Federation,ID\nAda,2100,ENG,1900001\nGus,1800,GER,123456\nCarl,1222,GER,123456\nAda,1400,ENG,\nGus,1900,GER,7\n";
    hall.step(DeskInput::Import(table.to_owned()));
    for told in [
        "Line 4: Carl was not entered, because number 2, Gus, has the same FIDE ID. For another person, correct the ID in the file. To change number 2",
        "Line 5: Ada was not entered, because number 1, Ada, has the same name. For another person, type: enter Ada; rating 1400.",
        // Two people with two IDs may have one name.
        "Gus entered as number 3",
    ] {
        assert!(hall.heard(told).is_some(), "{told}: {:?}", hall.said);
    }
    hall.said.clear();
    hall.step(DeskInput::Import(table.replace("2100", "2150")));
    hall.hears("Line 2: Ada was not entered");
    hall.types("enter 1; rating 2150; title wgm");
    hall.hears("Number 1 is now: Ada, WGM, rating 2150, ENG, id 1900001.");
    hall.types("enter 1; title XX");
    assert!(
        hall.heard("\"title XX\" was not understood").is_some(),
        "{:?}",
        hall.said
    );
    hall.types("player out 2 ill");
    hall.types("players");
    hall.hears("2: Gus, rating 1800, withdrawn");
    hall.step(DeskInput::Import("name,rating\n".to_owned()));
    hall.hears("The file has no players, only headings.");
}

#[test]
fn a_result_corrected_later_is_corrected_in_the_games_file() {
    let mut hall = Hall::new();
    for line in [
        "system swiss",
        "rounds 2",
        "enter Ada",
        "enter Ben",
        "enter Cy",
        "enter Di",
        "pair 1.1 1 2",
        "pair 1.2 3 4",
        "round 1",
        "result 1 0-1",
        "result 2 1-0",
        "pair 2.1 2 3",
        "pair 2.2 4 1",
        "round 2",
    ] {
        hall.types(line);
    }
    hall.wait(2_000);
    for line in ["cancel result 1.2 wrong sheet", "result 1.2 0-1"] {
        hall.types(line);
    }
    hall.wait(2_000);
    let games = hall.papers["round-1/games.pgn"].clone();
    let second = games.split("[Round \"1.2\"]").nth(1).unwrap();
    assert!(
        second.contains("[Result \"0-1\"]") && games.contains("[Result \"0-1\"]"),
        "{games}"
    );
    assert!(!games.contains("1-0\n"), "{games}");
    assert!(hall.papers["round-2/games.pgn"].contains("[Round \"2.1\"]"));
    // The next morning: the first game too, and an annulled result.
    hall.restart();
    hall.wait(2_000);
    let game = |hall: &Hall, board: usize| {
        hall.papers["round-1/games.pgn"]
            .split("[Event ")
            .nth(board)
            .unwrap()
            .to_owned()
    };
    let before = game(&hall, 2);
    hall.types("cancel result 1.1 again");
    hall.wait(2_000);
    assert!(game(&hall, 1).contains("[Result \"*\"]") && game(&hall, 1).trim_end().ends_with('*'));
    hall.types("result 1.1 1/2");
    hall.wait(2_000);
    assert!(game(&hall, 1).contains("[Result \"1/2-1/2\"]"), "{}", game(&hall, 1));
    assert_eq!(game(&hall, 2), before);
    // Killed before the file was written: it is corrected at the start.
    let old = hall.papers["round-1/games.pgn"].replace("1/2-1/2", "1-0");
    hall.papers.insert(String::from("round-1/games.pgn"), old);
    hall.restart();
    hall.wait(2_000);
    assert!(game(&hall, 1).trim_end().ends_with("1/2-1/2"), "{}", game(&hall, 1));
}

#[test]
fn all_tie_breaks_are_read_back() {
    let mut hall = Hall::new();
    hall.types("enter Ada");
    hall.types("tie-breaks BHC1, BH, SB, PS, ARO, TPR");
    assert!(
        hall.said
            .iter()
            .any(|said| said.text.starts_with("Tie-breaks: ") && !said.text.contains('…')),
        "{:?}",
        hall.said
    );
    hall.hears("Sonneborn-Berger, progressive score, opponents' average rating and tournament performance rating");
}

#[test]
fn a_second_bye_in_a_report_is_told() {
    let mut hall = Hall::new();
    let line = |number: u32, rounds: &str| {
        format!(
            "001 {number:>4} m    {:<33} 2000 POR {number:>11} 1990/01/01  0.0 {number:>4}  {rounds}\n",
            format!("P{number}")
        )
    };
    let report = |rounds: [&str; 3]| {
        let lines: String = (1..).zip(rounds).map(|(number, rounds)| line(number, rounds)).collect();
        format!("012 Open\n092 Individual: Swiss-System\nXXR 3\n{lines}")
    };
    hall.step(DeskInput::Import(report(["   2 w 1", "   1 b 0", "0000 - U"])));
    hall.said.clear();
    hall.step(DeskInput::Import(report([
        "   2 w 1     2 b 1",
        "   1 b 0     1 w 0",
        "0000 - U  0000 - U",
    ])));
    let told = "P3 already had a bye or won without playing";
    assert!(hall.heard(told).is_some(), "{:?}", hall.said);
    hall.said.clear();
    hall.types("check pairings 2");
    assert!(hall.heard(told).is_some(), "{:?}", hall.said);
}

#[test]
fn the_desk_tells_what_a_report_lacks() {
    let mut hall = Hall::new();
    let player = |number: u32, points: &str, rounds: &str| {
        format!(
            "001 {number:>4} m    {:<33} 2000 POR {number:>11} 1990/01/01 {points:>4} {number:>4}  {rounds}\n",
            format!("P{number}")
        )
    };
    let trf = format!(
        "012 Open\nXXR 1\n{}{}",
        player(1, "2.0", "   2 w 1     2 b =  "),
        player(2, "0.5", "   1 b 0     1 w =  ")
    );
    hall.step(DeskInput::Import(trf));
    let more = "Results were found for 2 rounds, but the report announces 1.";
    assert!(hall.heard(more).is_some(), "{:?}", hall.said);
    assert!(hall.heard("Tie-breaks by").is_some(), "{:?}", hall.said);
    hall.hears("Number 1: the file says 2 points, the results add up to 1.5.");
    // A refusal may follow from lines that are missing.
    hall.step(DeskInput::Import(String::from("012 Open\n001 shifted\n")));
    assert!(hall.heard("Line 2 of").is_some(), "{:?}", hall.said);
}

#[test]
fn a_command_without_its_words_says_how_it_is_typed() {
    let mut hall = Hall::of_two();
    for (line, told) in [
        ("city", "city Lisbon"),
        ("tie-breaks", "tie-breaks"),
        ("pair", "pair 2.1"),
        ("result", "result 2.4"),
        ("cancel bye", "cancel bye 2 5"),
        ("7: help", "Rulings: "),
        ("7: warn", "is not a complete ruling"),
        (
            "7: rule 1-0",
            "A result needs a reason: type rule, the result and the reason.",
        ),
        ("7: foo", "is not a ruling"),
        ("rounds 4", "Rounds: 4."),
        ("pairing list 1", "There are no pairings for round 1 yet."),
    ] {
        hall.said.clear();
        hall.types(line);
        assert!(hall.heard(told).is_some(), "{line}: {:?}", hall.said);
        assert!(hall.heard("was not understood").is_none(), "{line}: {:?}", hall.said);
    }
    hall.types("enter Eve");
    assert!(hall.heard("has the same name").is_none());
    hall.types("enter Eve");
    hall.hears("Number 1 has the same name.");
}

#[test]
fn a_bye_is_taken_back_as_the_refusal_says() {
    let mut hall = Hall::new();
    for line in [
        "system swiss",
        "rounds 3",
        "enter Ada",
        "enter Ben",
        "bye 1 2 half",
        "bye 1 2 zero",
    ] {
        hall.types(line);
    }
    assert!(hall.heard("cancel bye 1 2").is_some(), "{:?}", hall.said);
    hall.types("cancel bye 1 2");
    assert!(hall.heard("the bye of Ben is taken back").is_some(), "{:?}", hall.said);
    hall.types("pair 1.1 1 2");
    assert!(hall.heard("Round 1, board 1: Ada (White) – Ben (Black)").is_some());
}

#[test]
fn a_pairing_by_hand_warns_of_what_the_swiss_rules_forbid() {
    let mut hall = Hall::new();
    for line in [
        "system swiss",
        "rounds 4",
        "enter Ada",
        "enter Ben",
        "enter Clara",
        "enter Dan",
    ] {
        hall.types(line);
    }
    for line in ["pair 1.1 1 2", "result 1.1 1-0", "pair 2.1 1 3", "result 2.1 1-0"] {
        hall.types(line);
        assert!(hall.heard("C.04.1").is_none(), "{line}: {:?}", hall.said);
    }
    hall.types("pair 3.1 1 2");
    assert!(
        hall.heard("Ada and Ben have already played each other (C.04.1).")
            .is_some()
    );
    hall.hears("Ada has White for the third time in a row (C.04.1).");
    hall.said.clear();
    hall.types("pair 3.2 4 3");
    assert!(hall.heard("C.04.1").is_none(), "{:?}", hall.said);
}

#[test]
fn pairings_standings_and_help_are_lists_in_columns() {
    let mut hall = Hall::new();
    let names = |hall: &Hall| -> Vec<String> {
        let buttons = hall.desk.screen().buttons.into_iter();
        buttons.map(|button| button.name).collect()
    };
    let has = |hall: &Hall, name: &str| names(hall).iter().any(|own| own == name);
    assert!(
        !has(&hall, "Standings") && has(&hall, "Help"),
        "nothing is offered that is not there"
    );
    for line in ["system swiss", "rounds 2", "enter Ada", "enter Ben", "enter Clara"] {
        hall.types(line);
    }
    for line in [
        "pair 1.1 1 2",
        "seat 1.1 12",
        "bye 1 3 half",
        "result 1.1 1-0",
        "pairings 1",
    ] {
        hall.types(line);
    }
    let screen = hall.desk.screen();
    assert_eq!(screen.tables_label, "Pairings of round 1");
    assert_eq!(screen.rows[0].columns, ["1", "Ada", "Ben", "1-0"]);
    assert_eq!((screen.rows[0].table, screen.rows.len()), (TableNumber(12), 2));
    assert!(screen.rows[1].text.contains("Clara"), "{:?}", screen.rows[1]);
    assert!(!has(&hall, "Pairings") && has(&hall, "Tables"));

    hall.step(DeskInput::Do(HallIntent::Show(DeskPage::Standings)));
    let screen = hall.desk.screen();
    assert_eq!(screen.rows[0].columns[..3], ["1", "Ada", "1"].map(str::to_owned));
    assert!(screen.rows[0].columns[3].starts_with("DE "), "{:?}", screen.rows[0]);
    hall.step(DeskInput::Do(HallIntent::Search(String::from("clara"))));
    assert_eq!(hall.desk.screen().rows.len(), 1);

    hall.step(DeskInput::Do(HallIntent::Show(DeskPage::Help)));
    let rows = hall.desk.screen().rows;
    assert!(rows.iter().any(|row| row.columns[0] == "pair next"), "{rows:?}");
    hall.step(DeskInput::Do(HallIntent::Close));
    assert_eq!(hall.desk.screen().page, DeskPage::Tables);
}

#[test]
fn a_report_of_another_program_continues_the_tournament() {
    let entrant = |number: u32, name: &str, cells: &str| {
        format!("001 {number:>4}      {name:<33}{:>33} 0.0 {number:>4}  {cells}\n", "")
    };
    let report = |cells: [&str; 4]| {
        let lines = (1..).zip(["Ada", "Ben", "Clara", "Dan"]).zip(cells);
        let lines: String = lines
            .map(|((number, name), cells)| entrant(number, name, cells))
            .collect();
        format!("012 Club Open\n022 Lisboa\n092 Individual: Swiss-System\nXXR 9\n{lines}")
    };
    let mut hall = Hall::new();
    let first = report(["   4 w  ", "   3 b  ", "   2 w  ", "   1 b  "]);
    hall.step(DeskInput::Import(first));
    hall.types("event");
    hall.hears("rounds: 9");
    hall.types("event");
    hall.hears("City: Lisboa.");
    hall.types("result 1 1-0");
    hall.hears("Round 1, board 1: 1-0");
    let marked = [
        "   4 w 1     2 b  ",
        "   3 b 0     1 w  ",
        "   2 w 1     4 b  ",
        "   1 b 0     3 w  ",
    ];
    let second = report(marked);
    hall.papers.insert(String::from("round 2.trf"), second.clone());
    hall.types("import round 2.trf");
    hall.hears("Round 2, board 1: Ben (White) – Ada (Black)");
    hall.types("pairings 1");
    hall.hears("Clara (White) – Ben (Black): 1-0");
    hall.types("standings");
    hall.hears("(no. 3), points: 1");
    let notes = hall.shelf.loaded.notes.len();
    for (other, refusal) in [
        (
            second.replace("Clara", "Carla"),
            "number 3 is a different player from Clara",
        ),
        (
            second.replace("4 w 1 ", "4 w = ").replace("1 b 0 ", "1 b = "),
            "has a result",
        ),
        (second.clone(), "contains nothing new"),
        (String::from("012 Open"), "contains no players"),
        (String::from("nothing"), "neither a tournament report (TRF), nor a list"),
    ] {
        hall.step(DeskInput::Import(other));
        hall.hears(refusal);
    }
    assert_eq!(hall.shelf.loaded.notes.len(), notes, "all of it or nothing");
}

#[test]
fn a_play_off_follows_the_last_game_at_its_table_with_own_time() {
    let mut hall = Hall::new();
    hall.seat(1, ONE);
    hall.types("play off time 180+2");
    hall.hears("Time control of play-offs: 3 min + 2 s.");
    for line in [
        "system swiss",
        "enter Ada",
        "enter Dan",
        "time control 5400+30",
        "pair 1.1 1 2",
        "round 1",
        "play off 1 2",
    ] {
        hall.types(line);
    }
    hall.hears("Round 1, board 1 is not over yet.");
    rules(&mut hall, 1, "1/2-1/2");
    hall.hears("Round 1, board 1: ½-½");
    hall.types("play off 2 1");
    assert!(
        hall.heard("Play-off: Dan and Ada. Time control: 3 min + 2 s.")
            .is_some()
    );
    hall.hears("Next: Dan (White) – Ada (Black)");
    hall.wait(1_500);
    let asked = "Play-off: Dan (White) – Ada (Black). Set up this game?";
    assert!(hall.table(1).heard(asked), "{:?}", hall.table(1).said);
    hall.does(1, at_white("yes"));
    hall.wait(3_000);
    let opening = hall.table(1).table.opening().clone();
    assert_eq!(opening.people.name(Person::Player(Color::White)), "Dan");
    assert_eq!(time_control::write(&opening.regulations.time), "180+2");
    hall.types("start round");
    hall.hears("Start the clocks at 1 table?");
    hall.types("yes");
    hall.wait(1_500);
    assert!(hall.table(1).table.game().clock().has_started());
    rules(&mut hall, 1, "1-0");
    assert!(hall.heard("Wrong pairing").is_none(), "{:?}", hall.said);
    assert!(hall.heard("Play-off: Dan against Ada 1-0").is_some(), "{:?}", hall.said);
    hall.hears("Next: Ada (White) – Dan (Black)");
    hall.wait(1_500);
    let asked = "Play-off: Ada (White) – Dan (Black). Set up this game?";
    assert!(hall.table(1).heard(asked), "{:?}", hall.table(1).said);
    // The feed keeps the last round as it was, also where the desk is started again.
    let feed = hall.papers["round-1/games.pgn"].clone();
    assert!(feed.contains("[Result \"1/2-1/2\"]"), "{feed}");
    hall.restart();
    hall.does(1, at_white("yes"));
    hall.wait(3_000);
    rules(&mut hall, 1, "1/2-1/2");
    hall.hears("Dan has won the play-off");
    hall.types("standings");
    hall.hears("1. Dan");
    assert_eq!(hall.papers["round-1/games.pgn"], feed);
    // Each of its games is a round of its own behind the last.
    for (file, white) in [("round-2/games.pgn", "Dan"), ("round-3/games.pgn", "Ada")] {
        let game = &hall.papers[file];
        assert!(game.contains(&format!("[White \"{white}\"]")), "{game}");
    }
}

#[test]
fn a_play_off_not_yet_begun_is_cancelled_at_desk_and_table() {
    let mut hall = Hall::new();
    hall.seat(1, ONE);
    for line in [
        "play off time 180+2",
        "system swiss",
        "enter Ada",
        "enter Dan",
        "pair 1.1 1 2",
        "round 1",
    ] {
        hall.types(line);
    }
    rules(&mut hall, 1, "1/2-1/2");
    hall.types("play off 2 1");
    hall.hears("Next: Dan (White) – Ada (Black)");
    hall.wait(1_500);
    assert!(
        hall.table(1)
            .heard("Play-off: Dan (White) – Ada (Black). Set up this game?")
    );
    hall.types("cancel play off 1");
    hall.hears("was not understood");
    hall.types("cancel play off 2 wrong lots");
    assert!(hall.heard("has been cancelled").is_none(), "{:?}", hall.said);
    hall.types("cancel play off 1 wrong lots");
    hall.hears("The play-off of Dan and Ada has been cancelled: wrong lots");
    hall.wait(1_500);
    // A yes to the earlier question sets up nothing.
    hall.does(1, at_white("yes"));
    hall.wait(1_500);
    assert!(
        hall.table(1).table.game().ending().is_some(),
        "{:?}",
        hall.table(1).said
    );
    hall.types("play off 1 2");
    hall.hears("Next: Ada (White) – Dan (Black)");
    hall.wait(1_500);
    hall.does(1, at_white("yes"));
    hall.wait(3_000);
    assert!(
        hall.table(1).table.game().ending().is_none(),
        "{:?}",
        hall.table(1).said
    );
    hall.types("start round");
    hall.types("yes");
    hall.wait(1_500);
    hall.types("cancel play off 2 too late");
    hall.hears("has started");
}

#[test]
fn a_play_off_of_four_is_fed_from_both_tables_with_the_delay() {
    let mut hall = Hall::new();
    hall.seat(1, ONE);
    hall.seat(2, TWO);
    for line in [
        "play off time 180+2",
        "enter Ada",
        "enter Ben",
        "enter Clara",
        "enter Dan",
        "pair all",
    ] {
        hall.types(line);
    }
    for round in 1..=3 {
        hall.types(&format!("round {round}"));
        hall.wait(1_500);
        for table in [1, 2] {
            hall.does(table, at_white("yes"));
        }
        hall.wait(3_000);
        for table in [1, 2] {
            rules(&mut hall, table, "1/2-1/2");
        }
    }
    hall.types("delay 1");
    hall.types("play off 1 2 3 4");
    hall.wait(1_500);
    for table in [1, 2] {
        hall.does(table, at_white("yes"));
    }
    hall.wait(3_000);
    let feed = hall.papers.get("round-4/games.pgn");
    assert_eq!(
        feed.map(|feed| feed.matches("[Result \"*\"]").count()),
        Some(2),
        "{:?}",
        hall.said
    );
    rules(&mut hall, 1, "1-0");
    rules(&mut hall, 2, "0-1");
    hall.wait(30_000);
    let shows =
        |hall: &Hall, result: &str| hall.papers["round-4/games.pgn"].contains(&format!("[Result \"{result}\"]"));
    assert!(!shows(&hall, "1-0") && !shows(&hall, "0-1"));
    hall.wait(40_000);
    assert!(
        shows(&hall, "1-0") && shows(&hall, "0-1"),
        "{}",
        hall.papers["round-4/games.pgn"]
    );
}

#[test]
fn games_of_chess960_begin_from_one_position_at_all_tables() {
    let mut hall = Hall::new();
    hall.seat(1, "set place=home\nwhite vi Zoe\nblack sighted Yves\n");
    hall.seat(2, "set place=home\nwhite vi Xia\nblack sighted Wim\n");
    for player in ["Ada", "Ben", "Clara", "Dan"] {
        hall.types(&format!("enter {player}"));
    }
    hall.types("rounds 2");
    hall.types("start position 400");
    hall.hears("This is not a Chess960 tournament");
    hall.types("chess960");
    hall.hears("This is a Chess960 tournament");
    hall.types("start position 960");
    hall.hears("Chess960 has no position 960");
    hall.types("start position 400");
    hall.hears("Round 1 starts from Chess960 position 400");
    for line in ["pair 1.1 1 2", "pair 1.2 3 4", "round 1"] {
        hall.types(line);
    }
    hall.wait(1_500);
    for table in [1, 2] {
        let opening = hall.table(table).table.opening();
        let names = Color::ALL.map(|side| opening.people.name(Person::Player(side)));
        assert_eq!(
            names,
            [["Ada", "Ben"], ["Clara", "Dan"]][usize::try_from(table - 1).unwrap()]
        );
        assert_eq!(Some(&opening.regulations.start), chess960(400).as_ref());
        assert!(opening.regulations.castling_mode.is_chess960());
    }
    hall.types("start position 1 5");
    hall.hears("Round 1 has started; its position is fixed");
    hall.types("chess960 off");
    hall.hears("The first round has started");
    // An unnamed position is drawn by lot, and stands in the tournament.
    hall.types("pair 2.1 1 3");
    hall.types("round 2");
    let told = hall.heard("Round 2 starts from Chess960 position").unwrap();
    hall.restart();
    hall.types("pairings 2");
    hall.hears(&told);
}

#[test]
fn each_game_has_a_file_of_its_own_where_that_is_wanted() {
    let mut hall = tournament();
    hall.wait(2_000);
    assert!(!hall.papers.contains_key("round-1-games/game-1.pgn"), "off at first");
    hall.types("single files");
    hall.hears("Each game is also written to its own file.");
    hall.wait(2_000);
    assert!(hall.papers["round-1-games/game-2.pgn"].contains("[White \"Ben\"]"));
    rules(&mut hall, 1, "1-0");
    hall.wait(2_000);
    let game = &hall.papers["round-1-games/game-1.pgn"];
    assert!(
        game.contains("[Result \"1-0\"]") && game.matches("[Event ").count() == 1,
        "{game}"
    );
    hall.types("single files off");
    hall.wait(2_000);
    hall.papers.clear();
    rules(&mut hall, 2, "0-1");
    hall.wait(2_000);
    assert!(hall.papers.contains_key("round-1/games.pgn"));
    assert!(
        !hall.papers.keys().any(|name| name.contains("game-")),
        "{:?}",
        hall.papers
    );
}

#[test]
fn the_report_is_written_in_the_form_that_is_asked_for() {
    let mut hall = tournament();
    for line in ["time control 5400+30", "tie-breaks BH", "write report trf16"] {
        hall.types(line);
    }
    hall.hears("report-trf16.trf");
    let report = &hall.papers["report-trf16.trf"];
    assert!(report.contains("122 90 min + 30 s\r\n"), "{report}");
    assert!(
        !["142", "192", "202", "222"]
            .iter()
            .any(|tag| report.contains(&format!("\n{tag} "))),
        "{report}"
    );
    hall.types("write report trf26");
    assert!(hall.papers["report.trf"].contains("222 5400+30\r\n"));
    hall.types("write report trf06");
    hall.hears("was not understood");
}

#[test]
fn who_is_free_in_an_odd_round_robin_is_called_so() {
    let mut hall = Hall::new();
    for player in ["Ada", "Ben", "Clara"] {
        hall.types(&format!("enter {player}"));
    }
    hall.types("pair all");
    hall.types("pairings 1");
    assert!(hall.heard("Not paired").is_none(), "{:?}", hall.said);
    hall.hears("Round 1: Ada has a bye");
    // With points for it, that is told.
    hall.types("bye 1 1 half");
    hall.hears("Ada is free in round 1 anyway. With this bye the free round gives points");
    hall.types("cancel bye 1 1");
    hall.types("bye 1 1 zero");
    assert!(hall.heard("free in round 1 anyway").is_none(), "{:?}", hall.said);
    hall.types("cancel bye 1 1");
    hall.types("write report");
    for name in ["round-1.txt", "round-1.html"] {
        let report = &hall.papers[name];
        assert!(report.contains("Round 1: Ada has a bye"), "{report}");
    }
    hall.types("unpair 1.1");
    hall.types("pairings 1");
    hall.hears("There are no pairings for round 1");
}

#[test]
fn the_fixed_data_of_the_tournament_appear_in_its_reports() {
    let mut hall = tournament();
    for (typed, told) in [
        ("city Lisboa", "City: Lisboa."),
        ("federation por", "Federation: POR."),
        ("days 2026-11-23 2026-11-27", "Days: 2026-11-23 – 2026-11-27."),
        ("time control 5400+30", "Time control: 90 min + 30 s."),
        (
            "play off time 180+2",
            "The first round has started; that can no longer be changed.",
        ),
        ("default time 30", "Default time: 30 min."),
        (
            "tie-breaks BH, LUCK",
            "The tie-break \"LUCK\" is not known here. It is skipped.",
        ),
        ("tie-breaks BH, SB", "Tie-breaks: Buchholz and Sonneborn-Berger."),
        (
            "my name Dora Hooper",
            "Rulings from this desk are signed by Dora Hooper.",
        ),
        ("no appeals", "No appeals are allowed."),
    ] {
        hall.types(typed);
        hall.hears(told);
    }
    hall.types("enter 1 Lovelace, Ada");
    hall.types("standings");
    hall.hears("Number 1 is now: Ada Lovelace");
    for wrong in [
        "days tomorrow",
        "days 2026-11-27 2026-11-23",
        "default time soon",
        "tie-breaks LUCK",
    ] {
        hall.said.clear();
        hall.types(wrong);
        let is_refused = hall.heard("was not").or(hall.heard("is not a date")).is_some();
        assert!(is_refused, "{wrong}: {:?}", hall.said);
    }
    hall.restart();
    hall.wait(3_000);
    rules(&mut hall, 1, "1-0");
    let rulings = &hall.shelf.loaded.rulings;
    assert!(
        rulings
            .last()
            .is_some_and(|kept| kept.signed.text.contains("Dora Hooper"))
    );
    hall.types("event");
    hall.hears("Chief arbiter: Dora Hooper.");
    hall.types("write report");
    let report = &hall.papers["report.trf"];
    for line in [
        "022 Lisboa",
        "032 POR",
        "042 2026/11/23",
        "052 2026/11/27",
        "062 4",
        "072 2",
        "102 Dora Hooper",
        "202 BH,SB",
        "222 5400+30",
    ] {
        assert!(report.lines().any(|of| of == line), "{line}: {report}");
    }
    let dates = report.lines().find(|line| line.starts_with("132")).unwrap();
    assert_eq!(dates.find("26/11/23"), Some(91), "{dates}");
    assert!(hall.papers["standings.html"].contains("<p>Chief arbiter: Dora Hooper.</p>"));
    assert!(hall.papers["round-1/games.pgn"].contains("[Site \"Lisboa POR\"]"));
    assert!(hall.papers["round-1/games.pgn"].contains("[TimeControl \"5400+30\"]"));
}

#[test]
fn an_unsaved_result_is_void_and_a_look_only_desk_is_refused() {
    let mut hall = tournament();
    hall.shelf.is_full = true;
    hall.types("result 1 1-0");
    hall.hears("Could not save");
    hall.shelf.is_full = false;
    hall.types("result 1 0-1");
    hall.hears("Round 1, board 1: 0-1");
    hall.desk.members.put_power(Power::Looks);
    hall.types("result 2 0-1");
    hall.hears("view-only");
}

#[test]
fn notes_of_a_newer_program_are_told_of_and_left_alone() {
    let notes = vec![String::from("{\"version\":99}")];
    let loaded = LoadedTournament {
        notes,
        ..LoadedTournament::default()
    };
    let mut desk = HallDesk::new(own(), Messages::new(Locale::En), loaded, [7; 32], Moment::START);
    let told = |effects: Vec<DeskEffect>| {
        let mut texts = String::new();
        for effect in effects {
            if let DeskEffect::Tell(said) = effect {
                texts.push_str(&said.text);
            }
        }
        texts
    };
    assert!(told(desk.found("Open")).contains("cannot be read: it was written by a newer version"));
    let line = crate::screen::HallIntent::Line(String::from("enter Ada"));
    let effects = desk.step(DeskInput::Do(line), Moment::START);
    assert!(!effects.iter().any(|effect| matches!(effect, DeskEffect::Keep(_))));
    assert!(told(effects).contains("cannot be read: it was written by a newer version"));
}

#[test]
fn every_word_is_understood_in_every_language() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let mut desk = HallDesk::new(own(), messages, LoadedTournament::default(), [7; 32], Moment::START);
        let first = |id: &str| messages.text(id, &[]).split(';').next().unwrap().trim().to_owned();
        desk.found("Open");
        let mut kept = BTreeMap::new();
        let lines = [
            (
                "hall-line-enter",
                format!(
                    "Ada; {} 2100; {} GM",
                    first("around-field-rating"),
                    first("around-field-title")
                ),
            ),
            ("hall-line-system", first("around-swiss")),
            ("hall-line-bye", format!("1 1 {}", first("around-bye-half"))),
            ("hall-line-committee", "Ann, Bob, Cem, Dag, Eve".to_owned()),
            ("hall-line-appeal", "1 it was legal".to_owned()),
            ("hall-line-vote", format!("1 Ann {}", first("around-vote-for"))),
            ("hall-line-vote", format!("1 Bob {}", first("around-vote-against"))),
        ];
        for (id, rest) in lines {
            let line = crate::screen::HallIntent::Line(format!("{} {rest}", first(id)));
            let effects = desk.step(DeskInput::Do(line), Moment::START);
            let count = effects
                .iter()
                .filter(|effect| matches!(effect, DeskEffect::Keep(_)))
                .count();
            kept.insert(id, count);
        }
        assert!(kept.values().all(|count| *count > 0), "{locale}: {kept:?}");
        assert_eq!(
            desk.tournament.state().player(1).unwrap().rating,
            Some(2100),
            "{locale}"
        );
        let votes = &desk.tournament.state().appeals()[0].votes;
        assert_eq!(votes.len(), 2, "{locale}: {votes:?}");
        // The example of the help has the words of a vote.
        let help = messages.text("hall-line-vote-help", &[]);
        for vote in ["around-vote-for", "around-vote-against"] {
            let words = messages.text(vote, &[]);
            let is_told = |word: &str| help.contains(&format!(" {}", word.trim()));
            assert!(words.split(';').any(is_told), "{locale}: {help}");
        }
    }
}

#[test]
fn a_table_knows_nothing_of_pairings_it_has_not() {
    let mut hall = tournament();
    hall.types("unpair 1.2");
    rules(&mut hall, 2, "1-0");
    assert_eq!(hall.heard("board 2: 1-0"), None, "{:?}", hall.said);
}

#[test]
fn a_restarted_desk_keeps_the_delay_of_the_feed() {
    let mut hall = Hall::of_two();
    hall.wait(2_000);
    hall.types("delay 1");
    hall.wait(2_000);
    hall.papers.clear();
    hall.restart();
    hall.wait(50_000);
    assert_eq!(hall.papers.get("round-1/games.pgn"), None);
    hall.wait(20_000);
    assert!(hall.papers["round-1/games.pgn"].contains("1. e4"));
}

#[test]
fn the_feed_is_written_again_where_a_full_disk_held_it_up() {
    let mut hall = tournament();
    hall.wait(2_000);
    hall.shelf.is_full = true;
    let (result, text) = (GameResult::WhiteWins, String::from("agreed"));
    let rule = Intent::Do(Command::RuleResult { result, text });
    hall.does(1, AtTable::Intent(Person::Arbiter, rule));
    hall.wait(500);
    hall.hears("Could not save");
    hall.shelf.is_full = false;
    hall.types("tables");
    hall.hears("Round 1, board 1: 1-0");
    hall.wait(2_000);
    assert!(hall.papers["round-1/games.pgn"].contains("[Result \"1-0\"]"));
}

#[test]
fn a_player_who_leaves_plays_the_round_to_its_end() {
    let mut hall = tournament();
    hall.types("player out 1 ill");
    hall.hears("Ada has withdrawn from round 2 on: ill");
    hall.types("pairings 1");
    assert!(
        hall.heard("Ada (White) – Dan (Black)")
            .is_some_and(|line| line.ends_with("Dan (Black)")),
        "{:?}",
        hall.said
    );
    hall.types("pairings 3");
    hall.hears("Ada (Black): +/-");
    hall.types("round 3");
    hall.said.clear();
    hall.types("player out 2 ill");
    hall.hears("Ben cannot withdraw now: there is no later round.");
}

#[test]
fn the_next_round_reaches_each_table_and_starts_its_clocks() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.types("round 2");
    hall.wait(1_500);
    let asked = "Round 2: Dan (White) – Clara (Black). Set up this game?";
    assert!(hall.table(1).heard(asked), "{:?}", hall.table(1).said);
    assert!(!hall.table(2).heard("Round 2"), "a game is under way there");
    hall.types("start round");
    hall.hears("Tables 1 and 2: no game for this round yet");
    hall.types("yes");
    hall.wait(1_500);
    hall.does(1, at_white(""));
    hall.wait(3_000);
    let opening = hall.table(1).table.opening();
    let names = [Color::White, Color::Black].map(|side| opening.people.name(Person::Player(side)));
    assert_eq!(names, ["Dan", "Clara"]);
    assert_eq!(
        (opening.people.arbiter.as_deref(), opening.tournament.round),
        (Some("Eva"), Some(2))
    );
    assert_eq!(opening.tournament.name, "Club Open");
    assert!(hall.table(1).table.game().clock().has_started());
    hall.types("not started");
    hall.hears("No game for this round yet: table 2.");
    rules(&mut hall, 2, "0-1");
    hall.hears("Round 1, board 2: 0-1");
    assert!(hall.table(2).heard("Round 2: Ada (White) – Ben (Black)"));
    hall.does(2, at_white("yes"));
    hall.wait(3_000);
    hall.types("not started");
    hall.hears("All clocks have been started.");
    rules(&mut hall, 1, "0-1");
    hall.hears("Round 2, board 1: 0-1");
}

#[test]
fn a_result_by_hand_ends_its_game_and_brings_the_next() {
    let mut hall = tournament();
    assert!(hall.table(1).table.game().clock().running().is_some());
    hall.types("result 1 1-0");
    hall.hears("Round 1, board 1: 1-0");
    hall.wait(1_500);
    let game = hall.table(1).table.game();
    let ending = game.ending().map(|ending| ending.result);
    assert_eq!(
        (ending, game.clock().running().is_some()),
        (Some(GameResult::WhiteWins), false)
    );
    assert_eq!(hall.heard("but 1-0 was entered"), None, "{:?}", hall.said);
    hall.types("round 2");
    hall.wait(1_500);
    let asked = "Round 2: Dan (White) – Clara (Black). Set up this game?";
    assert!(hall.table(1).heard(asked), "{:?}", hall.table(1).said);
}

#[test]
fn a_forfeit_is_refused_for_a_game_that_was_played() {
    let mut hall = tournament();
    hall.types("result 1 +-");
    hall.hears("Table 1: the game there ends with it, and its clocks stop.");
    hall.wait(1_500);
    let ending = hall.table(1).table.game().ending().map(|ending| ending.result);
    assert_eq!(ending, Some(GameResult::WhiteByForfeit));

    let mut hall = tournament();
    for (side, line) in [
        (Color::White, "e4"),
        (Color::White, "press"),
        (Color::Black, "e5"),
        (Color::Black, "press"),
    ] {
        hall.does(1, AtTable::Intent(Person::Player(side), Intent::Line(line.to_owned())));
    }
    hall.wait(1_500);
    assert_eq!(hall.table(1).table.game().line().len(), 2, "{:?}", hall.said);
    hall.types("result 1 -/+");
    hall.hears("At table 1 both players have moved");
    hall.wait(1_500);
    assert!(hall.table(1).table.game().ending().is_none());
    hall.types("result 1 0-1");
    hall.hears("Round 1, board 1: 0-1");
}

#[test]
fn the_pairing_allocated_bye_is_given_by_hand_in_every_language() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let words = messages.text("around-bye-allocated", &[]);
        for word in words.split(';').map(str::trim) {
            let meant = meant(&BYES, &word.to_uppercase(), &messages);
            assert_eq!(meant, Some(Bye::Allocated), "{locale:?}: {word}");
        }
    }
    let mut hall = Hall::new();
    for line in ["enter Ada", "enter Ben", "enter Cy", "system swiss", "rounds 3"] {
        hall.types(line);
    }
    hall.types("bye 1 2 pairing");
    hall.hears("Round 1: Ben has the pairing-allocated bye.");
    hall.types("pair 1.1 1 3");
    hall.types("result 1.1 1-0");
    hall.types("write report");
    let report = &hall.papers["report.trf"];
    let ben = report.lines().find(|line| line.starts_with("001    2")).unwrap();
    assert!(ben.ends_with("0000 - U"), "{report}");
    // At most one in a round, and each player once (C.04.1, d); the arbiter decides.
    hall.types("bye 2 2 u");
    hall.hears("Ben already had a bye or won without playing");
    hall.types("bye 2 1 allocated");
    hall.hears("2 players are left without an opponent. At most one may be.");
}

#[test]
fn a_second_win_without_playing_is_warned_of() {
    let mut hall = Hall::new();
    for line in ["enter Ada", "enter Ben", "enter Cy", "system swiss", "rounds 5"] {
        hall.types(line);
    }
    let warned = |hall: &mut Hall, line: &str, name: &str| {
        hall.said.clear();
        hall.types(line);
        hall.heard(&format!("{name} already had a bye or won without playing"))
            .is_some()
    };
    for line in ["pair 1.1 1 2", "result 1.1 +/-", "bye 1 3 full"] {
        assert!(!warned(&mut hall, line, ""), "{line}: {:?}", hall.said);
    }
    assert!(warned(&mut hall, "bye 2 3 full", "Cy"), "{:?}", hall.said);
    assert!(warned(&mut hall, "bye 2 1 full", "Ada"), "{:?}", hall.said);
    for line in ["bye 2 2 half", "bye 3 3 half", "bye 3 1 zero"] {
        assert!(!warned(&mut hall, line, ""), "{line}: {:?}", hall.said);
    }
}

#[test]
fn a_start_that_waits_for_a_game_outlives_the_desk_and_is_told() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.types("round 2");
    hall.wait(1_500);
    hall.types("start round");
    hall.said.clear();
    hall.types("yes");
    assert_eq!(hall.heard("No clocks to start"), None, "{:?}", hall.said);
    hall.hears("Tables 1 and 2: no game for this round yet; the clocks start when it arrives.");
    let owed = |hall: &Hall| hall.shelf.loaded.owed.iter().map(|table| table.0).collect::<Vec<_>>();
    assert_eq!(owed(&hall), [1, 2]);
    hall.restart();
    hall.wait(3_000);
    hall.hears("Tables 1 and 2: no game for this round yet; the clocks start when it arrives.");
    hall.does(1, at_white(""));
    hall.wait(3_000);
    assert!(hall.table(1).table.game().clock().has_started(), "{:?}", hall.said);
    assert_eq!(owed(&hall), [2]);
    // The start is not for another round.
    hall.types("round 3");
    assert_eq!(owed(&hall), [0; 0]);
    hall.restart();
    hall.wait(1_500);
    assert_eq!(hall.heard("no game for this round yet"), None, "{:?}", hall.said);
}

#[test]
fn a_round_without_pairings_is_not_begun() {
    let mut hall = Hall::new();
    for line in [
        "system swiss",
        "enter Ada",
        "enter Ben",
        "pair 1.1 1 2",
        "rounds 3",
        "round 1",
    ] {
        hall.types(line);
    }
    hall.types("round 2");
    hall.hears("There are no pairings for round 2 yet.");
    hall.restart();
    hall.types("result 1 1-0");
    hall.hears("Round 1, board 1: 1-0");
}

#[test]
fn a_game_with_a_result_is_not_started_whatever_its_table_has() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.seat(1, ONE);
    hall.wait(3_000);
    hall.types("not started");
    assert_eq!(hall.heard("table 1"), None, "{:?}", hall.said);
    hall.types("start round");
    hall.hears("No clocks to start.");
}

#[test]
fn tables_that_still_play_the_round_before_are_told() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    for line in ["round 2", "start round", "result 2 1-0"] {
        hall.said.clear();
        hall.types(line);
        hall.hears("Still playing round 1: table 2.");
        hall.types("no");
    }
    hall.said.clear();
    hall.types("result 1 1-0");
    assert_eq!(hall.heard("Still playing"), None, "{:?}", hall.said);
}

fn at_white(line: &str) -> AtTable {
    AtTable::Intent(Person::Player(Color::White), Intent::Line(line.to_owned()))
}

#[test]
fn an_unused_table_joins_and_sets_up_the_game_of_its_round() {
    let mut hall = Hall::new();
    hall.seat(1, "set place=home\nwhite vi Zoe\nblack sighted Yves\n");
    hall.types("1: notes the lamp is on");
    hall.wait(1_500);
    hall.hears("done");
    hall.types("start round");
    hall.hears("No clocks to start. Games without clocks: table 1.");
    for line in [
        "enter Ada; vi",
        "enter Ben; sighted; id 1900002",
        "time control 600+5",
        "default time 15",
        "pair 1.1 2 1",
        "round 1",
    ] {
        hall.types(line);
    }
    hall.wait(1_500);
    let opening = hall.table(1).table.opening().clone();
    let people = &opening.people;
    let names = [Color::White, Color::Black].map(|side| people.name(Person::Player(side)));
    assert_eq!(names, ["Ben", "Ada"]);
    assert!(!people.is_vi(Color::White) && people.is_vi(Color::Black));
    assert_eq!(opening.tournament.fide_ids.white, Some(1_900_002));
    assert!(opening.regulations.is_competition());
    assert_eq!(opening.regulations.default_time_in_force_ms(), 15 * 60_000, "6.7.1");
    hall.restart_table(1);
    hall.said.clear();
    hall.types("start round");
    hall.hears("Start the clocks at 1 table?");
    hall.types("yes");
    hall.wait(2_000);
    assert!(
        hall.table(1).table.game().clock().running().is_some(),
        "{:?}",
        hall.said
    );
    // Lateness is no longer allowed, and the next game at the table is told nothing else about it.
    rules(&mut hall, 1, "1-0");
    for line in ["rounds 2", "pair 2.1 1 2", "default time 0"] {
        hall.types(line);
    }
    hall.hears("Default time: 0 min.");
    hall.types("round 2");
    hall.wait(1_500);
    hall.does(1, at_white("yes"));
    hall.wait(3_000);
    let opening = hall.table(1).table.opening().clone();
    assert_eq!(opening.tournament.round, Some(2));
    assert_eq!(opening.regulations.default_time_in_force_ms(), 0);
}

#[test]
fn the_desk_arbiter_becomes_arbiter_of_a_game_without_one() {
    let mut hall = Hall::new();
    hall.seat(
        1,
        "time 60+1\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\nboth play 1.e4\n",
    );
    assert!(
        hall.table(1)
            .heard("Eva is now the arbiter of this game, from the desk.")
    );
    hall.types("1: stop clocks");
    hall.wait(1_500);
    hall.hears("done");
    hall.restart_table(1);
    assert_eq!(hall.table(1).table.opening().people.arbiter.as_deref(), Some("Eva"));
    hall.types("1: start clocks");
    hall.wait(1_500);
    hall.hears("done");
}

#[test]
fn foreign_or_earlier_games_give_the_round_no_result() {
    let mut hall = Hall::new();
    hall.seat(1, "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n");
    hall.seat(2, TWO);
    rules(&mut hall, 2, "1-0");
    hall.types("1: start clocks");
    hall.wait(1_500);
    for line in [
        "enter Ada",
        "enter Ben",
        "enter Clara",
        "enter Dan",
        "pair all",
        "round 1",
    ] {
        hall.types(line);
    }
    hall.wait(10_000);
    let told = |hall: &Hall| {
        let about = |said: &&crate::desk::DeskNotice| said.text.contains("Wrong pairing being played: table 1");
        hall.said.iter().filter(about).count()
    };
    assert_eq!(told(&hall), 1, "{:?}", hall.said);
    rules(&mut hall, 1, "1-0");
    assert_eq!(hall.heard("board 1: 1-0"), None, "{:?}", hall.said);
    assert_eq!(hall.heard("board 2: 1-0"), None, "{:?}", hall.said);
    assert_eq!(told(&hall), 1, "once");
    // The right players sit down, and their result is valid.
    hall.does(1, at_white("hall game"));
    hall.does(1, at_white("yes"));
    hall.wait(3_000);
    rules(&mut hall, 1, "0-1");
    hall.hears("Round 1, board 1: 0-1");
}

/// A tournament with these players, and its notes.
fn noted(players: &[&str]) -> (NotedTournament, Vec<String>) {
    let mut tournament = NotedTournament::of(&[]);
    let fresh = Details {
        name: String::from("Club Open"),
        rounds: 1,
        ..Details::default()
    };
    let mut lines = Vec::new();
    for name in players {
        let player = Entrant {
            name: (*name).to_owned(),
            ..Entrant::default()
        };
        let happened = tournament
            .decide(
                TournamentCommand::Enter(Happened::PlayerEntered { player }),
                fresh.clone(),
            )
            .unwrap();
        lines.extend(
            happened
                .into_iter()
                .map(|what| tournament.note(what, "2026-11-23T18:00:00", "Eva").0),
        );
    }
    (tournament, lines)
}

#[test]
fn the_tournament_is_the_fold_of_its_notes_after_an_unkept_one() {
    let (mut tournament, lines) = noted(&["Ada", "Ben"]);
    // The first player makes the tournament.
    assert_eq!(lines.len(), 3);
    assert_eq!(NotedTournament::of(&lines).state(), tournament.state());
    assert!(!tournament.is_owed);
    tournament.drop_unkept(&lines[2]);
    assert_eq!(NotedTournament::of(&lines[..2]).state(), tournament.state());
    assert!(tournament.is_owed);
}

#[test]
fn the_notes_of_a_further_desk_give_way_to_the_chiefs() {
    let event = TournamentId([1; 8]);
    let (mut own, (chief, mut lines)) = (noted(&["Carl"]).0, noted(&["Ada", "Ben"]));
    let question = own.notes.ask();
    let taken = own.take(&NotesPage::answering(question, &chief.notes.text, event));
    assert!(taken.is_anew && taken.lines == lines && !own.is_unread());
    assert_eq!(own.state(), chief.state());
    lines.push(String::from("{\"version\":999}"));
    let question = own.notes.ask();
    own.take(&NotesPage::answering(
        question,
        &NotedTournament::of(&lines).notes.text,
        event,
    ));
    assert!(own.is_unread() && NotedTournament::of(&lines).is_unread());
}

#[test]
fn a_result_corrected_at_the_desk_is_so_at_its_table() {
    let mut hall = tournament();
    rules(&mut hall, 1, "1-0");
    hall.hears("Round 1, board 1: 1-0");
    hall.types("cancel result 1: wrong sheet");
    hall.hears("Table 1: the game there is open again, its clocks stopped.");
    hall.wait(1_500);
    assert_eq!(hall.table(1).table.game().ending(), None);
    let told =
        "The arbiter has annulled the result 1-0. The game is open again, its clocks stopped: wait for the arbiter.";
    assert!(hall.table(1).heard(told), "{:?}", hall.table(1).said);
    // Both in one breath: the table gets one after the other, and nothing is contradicted.
    for line in ["result 1 0-1", "cancel result 1 once more", "result 1 1/2"] {
        hall.types(line);
    }
    hall.wait(3_000);
    let ending = hall.table(1).table.game().ending().map(|ending| ending.result);
    assert_eq!(ending, Some(GameResult::Draw));
    for line in ["but ½-½", "now reports", "annulled there"] {
        assert_eq!(hall.heard(line), None, "{:?}", hall.said);
    }
    hall.types("pairings");
    hall.hears("½-½");
}

#[test]
fn changes_of_what_is_long_decided_are_asked() {
    let mut hall = Hall::new();
    for line in [
        "system swiss",
        "rounds 3",
        "enter Ada",
        "enter Ben",
        "enter Cem",
        "pair 1.1 1 2",
        "bye 1 3 full",
        "round 1",
    ] {
        hall.types(line);
    }
    for (line, question, done) in [
        (
            "cancel bye 1 3",
            "Round 1 has begun. Take back the bye of Cem, with its points? Yes or no.",
            "Round 1: the bye of Cem is taken back.",
        ),
        (
            "system round robin",
            "Games are paired already. Change the system from swiss to round robin? Yes or no.",
            "Club Open: round robin",
        ),
    ] {
        hall.said.clear();
        hall.types(line);
        hall.hears(question);
        hall.types("no");
        assert_eq!(hall.heard(done), None, "{:?}", hall.said);
        hall.types(line);
        hall.types("yes");
        hall.hears(done);
    }
    hall.types("bye 2 3 half");
    hall.types("cancel bye 2 3");
    hall.hears("Round 2: the bye of Cem is taken back.");
    hall.types("seat 1.1 99999");
    hall.hears("not understood");
}

#[test]
fn a_colon_may_stand_before_a_reason_and_help_finds_rulings() {
    let mut hall = tournament();
    for (line, ruling) in [
        ("1: rule result 1-0: late", "declares 1-0: late"),
        ("1: rule 1-0 : late", "declares 1-0: late"),
        ("1: rule 1-0 late: 20 minutes", "declares 1-0: late: 20 minutes"),
        ("1: annul: wrong table", "annuls the result: wrong table"),
    ] {
        hall.said.clear();
        hall.types(line);
        assert!(hall.heard(ruling).is_some(), "{line}: {:?}", hall.said);
        hall.types("no");
    }
    hall.types("1: warn white: talking");
    hall.wait(1_500);
    hall.hears("talking, done");
    hall.types("1: rule result 1-0:");
    hall.hears("A result needs a reason");
    hall.types("player out 3: ill");
    hall.hears("Clara has withdrawn from round 2 on: ill");
    hall.types("incident 1.2: a telephone");
    hall.hears("Round 1, board 2: a telephone");
    for (line, help) in [
        ("help rule", "7: rule: A result needs a reason"),
        ("help pair", "pair: "),
        ("help pair next", "pair next: "),
        ("help annul", "7: annul: "),
        ("help cancel", "cancel result: "),
        ("help quit", "quit: "),
    ] {
        hall.said.clear();
        hall.types(line);
        hall.hears(help);
    }
}

#[test]
fn a_round_begun_without_pairings_says_at_start_what_to_type() {
    let mut hall = Hall::new();
    hall.seat(1, "set place=home\nwhite vi Zoe\nblack sighted Yves\n");
    for line in ["system swiss", "rounds 2", "enter Ada", "enter Ben"] {
        hall.types(line);
    }
    // An older program began rounds that nobody was paired in.
    let event = hall.desk.tournament.state();
    let begun = Happened::RoundBegun {
        round: 1,
        games: Vec::new(),
    };
    let entry = event.next_entry(begun, "2026-11-23T18:00:00", "Eva");
    hall.shelf.loaded.notes.push(entry.line());
    hall.restart();
    hall.wait(3_000);
    hall.hears("Round 1 has begun, but nobody is paired in it. Pair it, for example: pair 1.1 1 2.");
    hall.types("pair 1.1 1 2");
    hall.wait(3_000);
    let white = |hall: &Hall| hall.table(1).table.opening().people.players.white.name.clone();
    assert_eq!(white(&hall), "Ada");
}

#[test]
fn pairings_noted_before_the_desk_was_killed_reach_the_tables() {
    let mut hall = Hall::new();
    hall.seat(1, "set place=home\nwhite vi Zoe\nblack sighted Yves\n");
    for line in ["system swiss", "enter Ada", "enter Ben", "pair 1.1 1 2"] {
        hall.types(line);
    }
    let event = hall.desk.tournament.state();
    let begun = Happened::RoundBegun {
        round: 1,
        games: Vec::new(),
    };
    // The note is kept, and the roster after it is not.
    let entry = event.next_entry(begun, "2026-11-23T18:00:00", "Eva");
    hall.shelf.loaded.notes.push(entry.line());
    hall.restart();
    hall.wait(6_000);
    assert_eq!(hall.heard("has begun, but"), None, "{:?}", hall.said);
    let white = &hall.table(1).table.opening().people.players.white.name;
    assert_eq!(white, "Ada", "{:?}", hall.said);
}

/// The date over the column of that round in the report.
fn date_of(hall: &mut Hall, round: usize) -> String {
    hall.types("write report");
    let report = notation::trf::read(&hall.papers["report.trf"]);
    let line = report.records("132").next().unwrap_or_default().to_owned();
    let at = 91 + 10 * (round - 1);
    notation::trf::columns(&line, at..at + 8)
}

#[test]
fn rounds_have_the_date_of_their_first_result_by_hand() {
    let mut hall = Hall::new();
    let day = |hall: &mut Hall, day: u32| hall.step(DeskInput::Wall(format!("2026-11-{day}T18:00:00")));
    day(&mut hall, 20);
    for line in [
        "system swiss",
        "rounds 4",
        "enter Ada",
        "enter Ben",
        "enter Cem",
        "enter Dan",
    ] {
        hall.types(line);
    }
    for round in 1..=4 {
        hall.types(&format!("pair {round}.1 1 2"));
        hall.types(&format!("pair {round}.2 3 4"));
    }
    assert_eq!(date_of(&mut hall, 1), "");
    // A forfeit long before a round is no date of it.
    hall.types("result 4.1 +/-");
    day(&mut hall, 21);
    hall.types("result 1.1 1-0");
    hall.types("result 3.1 1-0");
    hall.types("cancel result 3.1 wrong round");
    day(&mut hall, 22);
    hall.types("result 1.2 1-0");
    hall.types("result 2.1 1-0");
    day(&mut hall, 23);
    hall.types("round 2");
    hall.types("round 3");
    let dates = [1, 2, 3, 4].map(|round| date_of(&mut hall, round));
    assert_eq!(dates, ["26/11/21", "26/11/22", "26/11/23", ""]);
    // A report that was read keeps its dates, and gets those of the rounds after it.
    let trf = hall.papers["report.trf"].clone();
    let mut other = Hall::new();
    day(&mut other, 25);
    other.step(DeskInput::Import(trf));
    other.types("result 4.2 1/2");
    let dates = [1, 2, 3, 4].map(|round| date_of(&mut other, round));
    assert_eq!(dates, ["26/11/21", "26/11/22", "26/11/23", "26/11/25"]);
}

#[test]
fn changed_ranks_are_told_after_a_play_off_and_other_tie_breaks() {
    let mut hall = Hall::new();
    for line in [
        "system swiss",
        "rounds 2",
        "play off time 180+2",
        "enter Ada",
        "enter Ben",
        "enter Cem",
        "enter Dan",
        "pair 1.1 1 3",
        "pair 1.2 2 4",
        "pair 2.1 1 2",
        "pair 2.2 3 4",
        "result 1.1 white wins",
        "result 1.2 1-0",
        "result 2.1 draw",
        "result 2.2 1-0",
    ] {
        hall.types(line);
    }
    hall.said.clear();
    // Cem has beaten Dan, so that Ada, who beat Cem, has more by Sonneborn-Berger.
    hall.types("tie-breaks WIN");
    hall.types("tie-breaks SB");
    assert!(hall.heard("New ranks: Ben 2.").is_some(), "{:?}", hall.said);
    hall.said.clear();
    hall.types("tie-breaks SB");
    assert_eq!(hall.heard("New ranks"), None, "{:?}", hall.said);
    for line in [
        "play off 1 2",
        "play off result 1 1 2 draw",
        "play off result 1 2 1 white",
    ] {
        assert_eq!(hall.heard("New ranks"), None, "{:?}", hall.said);
        hall.types(line);
    }
    assert!(hall.heard("Ben has won the play-off").is_some(), "{:?}", hall.said);
    assert!(hall.heard("New ranks: Ben 1 and Ada 2.").is_some(), "{:?}", hall.said);
}

#[test]
fn results_in_words_are_understood_in_every_language() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let mut desk = HallDesk::new(own(), messages, LoadedTournament::default(), [7; 32], Moment::START);
        desk.found("Open");
        let types = |desk: &mut HallDesk, line: &str| {
            desk.step(DeskInput::Do(HallIntent::Line(line.to_owned())), Moment::START)
        };
        for line in ["system swiss", "enter Ada", "enter Ben", "pair 1.1 1 2"] {
            types(&mut desk, line);
        }
        for (result, id) in [
            (GameResult::Draw, "around-result-draw"),
            (GameResult::WhiteWins, "around-result-white"),
            (GameResult::BlackWins, "around-result-black"),
        ] {
            let forms = [messages.text(id, &[]), messages.in_english(id)].join(";");
            for form in forms.split(';').map(str::trim) {
                types(&mut desk, &format!("result 1 {form} 9.1"));
                let entered = desk.tournament.state().game(1, 1).unwrap().outcome.clone();
                let entered = entered.map(|outcome| (outcome.result, outcome.article.is_some()));
                assert_eq!(entered, Some((result, true)), "{locale}: {form}");
                types(&mut desk, "cancel result 1 again");
            }
        }
    }
}

#[test]
fn wrong_words_and_numbers_are_refused_with_what_is_possible() {
    let mut hall = Hall::new();
    for line in [
        "pair all",
        "pair 1.1 1 2",
        "pair next",
        "pairings 9",
        "pairing list 9",
        "result 1 1-0",
    ] {
        hall.said.clear();
        hall.types(line);
        let told: Vec<&str> = hall.said.iter().map(|said| said.text.as_str()).collect();
        assert_eq!(
            told,
            ["Nobody has been entered yet. Type: enter, then a name."],
            "{line}"
        );
        hall.said.clear();
    }
    for line in ["system swiss", "enter Ada"] {
        hall.types(line);
    }
    hall.types("pair next");
    hall.hears("One player alone cannot be paired.");
    let mut hall = Hall::new();
    let enter = ["enter Ada", "enter Ben", "enter Cem", "enter Dan", "enter Eve"];
    let results = [
        "result 1.1 1-0",
        "result 1.2 1-0",
        "result 2.1 1-0",
        "result 2.2 1-0",
        "result 3.1 1-0",
        "result 3.2 1-0",
    ];
    for line in enter.into_iter().chain(["player out 5 ill", "pair all"]).chain(results) {
        hall.types(line);
    }
    hall.hears("Round 3, board 2: 1-0");
    for (line, told) in [
        (
            "rounds 4",
            "in its 3 rounds all are paired with all. For more rounds, type first: system swiss",
        ),
        ("rounds 2", "Round 3 already has pairings or byes."),
        ("rounds 0", "A tournament has 1 to 999 rounds."),
        ("rounds 4000000000", "A tournament has 1 to 999 rounds."),
        ("result 1 won", "result: enters a result by hand (1-0"),
        ("bye 1 1 seldom", "bye: gives a player"),
        ("bye 1 99 half", "There is no player with number 99."),
        ("system chaos", "system: sets the pairing system"),
        ("days tomorrow never", "days: sets the first and last day"),
        ("enter 123456 Zoe", "enter: adds a player"),
        ("pair 1.99999 1 2", "pair: sets one pairing"),
        ("player out 99 ill", "There is no player with number 99."),
        ("player out 1", "player out: withdraws a player"),
        ("cancel", "cancel result: cancels a result"),
        ("pair all", "There are already pairings."),
        ("pair next", "A round robin is paired by: pair all."),
        ("unpair 9.9", "There is no round 9; the last is 3."),
        ("result 9.1 1-0", "There is no round 9; the last is 3."),
        ("cancel result 9.1 why", "There is no round 9; the last is 3."),
        ("check pairings 9", "There is no round 9; the last is 3."),
        ("pairings 9", "There is no round 9; the last is 3."),
        ("pairing list 9", "There is no round 9; the last is 3."),
    ] {
        hall.said.clear();
        hall.types(line);
        assert!(hall.heard(told).is_some(), "{line}: {:?}", hall.said);
    }
    hall.said.clear();
    hall.types("round 3");
    hall.types("player out 1 ill");
    hall.hears("Ada cannot withdraw now: there is no later round.");
    // In a Swiss tournament there may be more.
    for line in ["system swiss", "yes", "rounds 4"] {
        hall.types(line);
    }
    assert_eq!(hall.desk.tournament.state().details().rounds, 4);
    // A list of entries from another program does not say how many rounds there are.
    let mut hall = Hall::new();
    let entries = "012 Open\n001    1      Ada                               \n001    2      Ben                               \n";
    hall.step(DeskInput::Import(String::from(entries)));
    hall.types("pair 1.1 1 2");
    hall.hears("The number of rounds is not set yet. Type, for example: rounds 7.");
}
