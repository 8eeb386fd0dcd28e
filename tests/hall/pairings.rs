//! `pair next` at a desk in the terminal, with a program of the test's own in the place of bbpPairings, and with py4swiss.
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use testing::python;

use super::processes::Process;

/// Does as its first argument says; the others are the report and the file for the list.
const PROGRAM: &str = "#!/bin/sh
case $1 in
    hang) echo $$ >pid; exec sleep 600 ;;
    fail) echo 'half a list'; printf '\\033No rounds in this report\\nmore\\n' >&2; exit 3 ;;
    nonsense) echo 'I pair nobody today' ;;
    twice) printf '2\\n1 2\\n1 3\\n' ;;
    short) printf '1\\n1 2\\n' ;;
    list) printf '2\\n1 3\\n4 2\\n' ;;
    again) printf '2\\n3 1\\n2 4\\n' ;;
    file) cp \"$2\" seen.trf && printf '2\\n1 2\\n3 4\\n' >\"$3\" ;;
esac
";

fn put_program(path: &Path, text: &str) {
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn desk(data: &Path) -> Process {
    let desk = [
        "hall",
        "--headless",
        "--listen",
        "127.0.0.1:0",
        "--event",
        "Club Open",
        "--data",
    ];
    Process::new("desk", &[&desk[..], &[data.to_str().unwrap()]].concat())
}

#[test]
fn a_program_pairs_the_next_round_and_its_list_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::write(data.join("settings.toml"), "version = 1\npairing-seconds = 1\n").unwrap();
    let program = folder.path().join("pairs with a blank");
    put_program(&program, PROGRAM);
    let mut desk = desk(&data);
    let name = |how: &str| format!("pairing program \"{}\" {how}", program.display());

    for player in ["Ann", "Ben", "Cy", "Di"] {
        desk.types(&format!("enter {player}"));
    }
    for line in ["rounds 3", "pair next"] {
        desk.types(line);
    }
    desk.says("Only a Swiss tournament is paired by a program");
    for line in ["system swiss", "pair next"] {
        desk.types(line);
    }
    desk.says("No pairing program is named");
    desk.types("pairing program /nowhere/bbpPairings --dutch");
    desk.says("The pairing program is now: /nowhere/bbpPairings --dutch.");
    desk.types("pair next");
    desk.says("\"/nowhere/bbpPairings\" was not found. Install it");
    for (how, sentence) in [
        ("hang", "The pairing program is pairing round 1."),
        ("hang", "took longer than 1 seconds and was stopped"),
        ("fail", "ended with an error (code 3)."),
        ("fail", "The pairing program says: No rounds in this report"),
        ("nonsense", "was not used. It is not a list of pairings."),
        (
            "twice",
            "was not used. Ann already has an opponent or a bye in round 1.",
        ),
        ("short", "was not used. The list leaves out Cy and Di."),
    ] {
        desk.types(&name(how));
        desk.types("pair next");
        desk.says(sentence);
    }

    // A good list is read out, and taken after a yes only.
    desk.types(&name("list"));
    desk.types("pair next");
    desk.says("Ann");
    desk.says("Use these pairings for round 1? Yes or no.");
    desk.types("no");
    desk.types("pairings 1");
    desk.types("pair next");
    desk.says("Use these pairings for round 1? Yes or no.");
    desk.types("yes");
    desk.says("Round 1 is paired.");
    desk.types("pair next");
    desk.says("Round 1, board 1 has no result yet.");
    for line in ["result 1.1 1-0", "result 1.2 1/2"] {
        desk.types(line);
    }
    desk.types(&name("again"));
    desk.types("pair next");
    desk.says("was not used. Cy and Ann have already played each other (C.04.1).");

    // The files that the command line names, in the folder of the tournament.
    desk.types(&name("file {report} {list}"));
    desk.types("pair next");
    desk.says("Use these pairings for round 2? Yes or no.");
    desk.types("yes");
    desk.says("Round 2 is paired.");
    let seen = fs::read_to_string(data.join("events/Club-Open/seen.trf")).unwrap();
    assert!(seen.contains("XXR 3") && seen.matches("\n001 ").count() == 4, "{seen}");
}

#[test]
fn a_script_is_answered_and_pairing_programs_end_with_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let program = folder.path().join("pairs");
    put_program(&program, PROGRAM);
    let prepared = |lines: &[&str]| {
        let mut desk = desk(&data);
        for line in lines {
            desk.types(line);
        }
        desk
    };
    let mut first = prepared(&[
        "enter Ann",
        "enter Ben",
        "enter Cy",
        "enter Di",
        "system swiss",
        "pair next",
    ]);
    first.ends();
    first.says("No pairing program is named");
    let mut named = prepared(&[&format!("pairing program {} hang", program.display())]);
    named.ends();
    named.says("The pairing program is now");
    let mut quits = prepared(&["pair next"]);
    quits.says("The pairing program is pairing round 1.");
    let pid = data.join("events/Club-Open/pid");
    while fs::read_to_string(&pid).is_ok_and(|pid| !pid.ends_with('\n')) || !pid.exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let runs = || {
        let pid = fs::read_to_string(&pid).unwrap();
        let asked = Command::new("kill")
            .args(["-0", pid.trim()])
            .stderr(Stdio::null())
            .status();
        asked.unwrap().success()
    };
    assert!(runs());
    quits.types("quit");
    quits.ends();
    assert!(!runs(), "the pairing program has outlived the desk");
    let mut lists = prepared(&[&format!("pairing program {} list", program.display()), "pair next"]);
    lists.ends();
    lists.says("Use these pairings for round 1? Yes or no.");
}

/// A weekend of eight players: entries from a spreadsheet, py4swiss for each round, and every result typed.
#[test]
fn py4swiss_pairs_a_weekend_of_five_rounds() {
    const ROUNDS: usize = 5;
    let python = match python::with_py4swiss() {
        Ok(python) => python,
        Err(why) => {
            eprintln!("SKIPPED: py4swiss cannot be installed: {why}");
            return;
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let (entries, program) = (folder.path().join("club.csv"), folder.path().join("swiss"));
    let rating = |number: usize| 2150 - 50 * number;
    let rows: Vec<String> = (1..=8)
        .map(|number| format!("Player {number},{}\n", rating(number)))
        .collect();
    fs::write(&entries, format!("name,rating\n{}", rows.concat())).unwrap();
    let call = "-c 'from py4swiss.main import main; main()' --trf \"$1\" --pairings \"$2\"";
    put_program(&program, &format!("#!/bin/sh\nexec \"{}\" {call}\n", python.display()));
    let data = folder.path().join("data");
    let (mut desk, mut typed) = (desk(&data), 0);
    let mut types = |desk: &mut Process, line: &str, answer: &str| {
        desk.types(line);
        desk.says(answer);
        typed += 1;
    };
    types(&mut desk, &format!("entries {}", entries.display()), "Player 8 entered");
    types(&mut desk, "system swiss", "swiss");
    types(&mut desk, "rounds 5", "Rounds: 5");
    let program = format!("pairing program {} {{report}} {{list}}", program.display());
    types(&mut desk, &program, "The pairing program is now");
    for round in 1..=ROUNDS {
        types(&mut desk, "pair next", "Yes or no.");
        types(&mut desk, "yes", &format!("Round {round} is paired."));
        for (board, result) in ["1-0", "1/2", "0-1", "1-0"].into_iter().enumerate() {
            let at = format!("{round}.{}", board + 1);
            let answer = format!("Round {round}, board {}: ", board + 1);
            types(&mut desk, &format!("result {at} {result}"), &answer);
        }
    }
    assert_eq!(typed, 34, "typed lines of a weekend");
    desk.types("write report trf16");
    desk.says("report-trf16.trf");
    let report = fs::read_to_string(data.join("events/Club-Open/report-trf16.trf")).unwrap();
    let players = report.lines().filter(|line| line.starts_with("001"));
    let opponents = players.map(|line| {
        let played = line.get(91..).unwrap().split_whitespace().step_by(3);
        played.map(str::to_owned).collect::<BTreeSet<_>>().len()
    });
    assert_eq!(
        opponents.collect::<Vec<_>>(),
        [ROUNDS; 8],
        "another opponent in each round\n{report}"
    );
}
