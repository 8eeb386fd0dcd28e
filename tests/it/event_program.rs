//! `annabella pairings` and `annabella standings`, as a shell sees them.
#![allow(clippy::disallowed_methods, reason = "a test writes into a folder of its own")]

use std::fs;
use std::process::Command;

use serde_json::{Value, json};

const EXERCISE: &str = include_str!("../standings/exercise.trf");

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn bergers_tables_are_printed_game_by_game() {
    let (status, out, err) = run(&["pairings", "--round-robin", "5", "--json"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let games = objects(&out);
    assert_eq!(games.len(), 15);
    assert_eq!(games[0], json!({"round": 1, "board": 1, "white": 2, "black": 5}));
    assert_eq!(games[2], json!({"round": 1, "board": 3, "white": 1, "black": null}));
    let (_, out, _) = run(&["pairings", "--round-robin", "4", "--double", "--lang", "de"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 12);
    assert_eq!(lines[0], "Runde 1, Brett 1: Weiß 1, Schwarz 4");
    let (_, out, _) = run(&["pairings", "--round-robin", "3", "--lang", "en"]);
    assert!(out.contains("Round 1: 1 has a bye\n"), "{out}");
    for wrong in [
        &["pairings"][..],
        &["pairings", "--round-robin", "2"],
        &["pairings", "--round-robin", "17"],
        &["pairings", "4", "--round-robin", "4"],
    ] {
        assert_eq!(run(wrong).0, Some(2), "{wrong:?}");
    }
}

#[test]
fn the_standings_are_those_of_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    let file = path.to_str().unwrap();
    fs::write(&path, EXERCISE).unwrap();
    // By the regulations that its values were counted by.
    let older = ["--rules", "2014"];
    let (status, out, err) = run(&[
        &["standings", file, "--tie-breaks", "BHC1,BH SB", "--json"][..],
        &older[..],
    ]
    .concat());
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let lines = objects(&out);
    let best = json!({"rank": 1, "number": 2, "name": "Player 2", "points": 4, "tie_breaks": {"BHC1": 12, "BH": 13, "SB": 9.5}, "rules": "2014", "unknown_tie_breaks": [], "left_out": false, "of_teams": false, "dropped_tie_breaks": []});
    assert_eq!(lines[0], best);
    assert_eq!(lines[1]["points"], json!(3.5));
    assert_eq!(lines.len(), 16);
    // Without a list: a Swiss tournament in which not everybody has a rating.
    let (_, out, _) = run(&[&["standings", file, "--lang", "en"][..], &older[..]].concat());
    assert!(
        out.ends_with("Tie-breaks by FIDE's regulations in force until 31 July 2024.\n"),
        "{out}"
    );
    let first = "1. Player 2 (no. 2), points: 4, direct encounter 0, number of wins 3, games as Black 3, Buchholz cut 1 12, \
                 Buchholz 13, Sonneborn-Berger 9.5";
    assert_eq!(out.lines().next(), Some(first));
    // The event's own order.
    fs::write(&path, format!("202 BH/C1,WIN\r\n{EXERCISE}")).unwrap();
    let (_, out, _) = run(&[&["standings", file, "--json"][..], &older[..]].concat());
    assert_eq!(objects(&out)[0]["tie_breaks"], json!({"BH/C1": 12, "WIN": 3}));
    // An unknown name is skipped.
    let (status, out, err) = run(&[
        "standings",
        file,
        "--tie-breaks",
        "bh/c1,LUCK,SB",
        "--json",
        "--lang",
        "en",
        "--rules",
        "2014",
    ]);
    assert_eq!((status, err.contains("LUCK")), (Some(0), true), "{err}");
    let first = &objects(&out)[0];
    assert_eq!(first["tie_breaks"], json!({"bh/c1": 12, "SB": 9.5}));
    assert_eq!(
        (&first["rules"], &first["unknown_tie_breaks"]),
        (&json!("2014"), &json!(["LUCK"]))
    );
    // So is one alone.
    let (status, usual, _) = run(&["standings", file, "--lang", "en"]);
    let (of_luck, out, err) = run(&["standings", file, "--tie-breaks", "LUCK", "--lang", "en"]);
    assert_eq!((of_luck, out.as_str()), (status, usual.as_str()));
    assert!(
        err.contains("The tie-break \"LUCK\" is not known here. It is skipped."),
        "{err}"
    );
    assert_eq!(run(&["standings", file, "--rules", "2020"]).0, Some(2));
}

#[test]
fn the_report_is_written_with_points_and_ranks() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (report, new) = (path("event.trf"), path("new.trf"));
    fs::write(&report, EXERCISE).unwrap();
    assert_eq!(
        run(&[
            "standings",
            &report,
            "--trf",
            &new,
            "--tie-breaks",
            "BHC1,BH,SB",
            "--rules",
            "2014"
        ])
        .0,
        Some(0)
    );
    let written = fs::read_to_string(&new).unwrap();
    for (old, new) in EXERCISE.lines().zip(written.lines()) {
        let but_rank = |line: &str| format!("{}{}", &line[..85.min(line.len())], line.get(89..).unwrap_or_default());
        assert_eq!(but_rank(old), but_rank(new));
    }
    let ranks: Vec<&str> = written
        .lines()
        .skip(2)
        .take(3)
        .map(|line| line[85..89].trim())
        .collect();
    assert_eq!(ranks, ["4", "1", "2"]);
    // The form can be chosen, as at the desk.
    let (older, newer) = (path("16.trf"), path("26.trf"));
    let both: [&str; 6] = ["standings", &report, "--trf16", &older, "--trf26", &newer];
    assert_eq!(run(&both).0, Some(0));
    let has = |file: &str, tag: &str| {
        fs::read_to_string(file)
            .unwrap()
            .lines()
            .any(|line| line.starts_with(tag))
    };
    assert!(has(&older, "001") && has(&newer, "001") && has(&newer, "142") && !has(&older, "142"));
    // Each names the tie-breaks that made its ranks: the recommended ones, or those asked for.
    let comment = "### Tie-breaks: FIDE's regulations of 2014: ";
    let default = "DE,WIN,BPG,BH/C1,BH,SB";
    assert!(has(&newer, &format!("202 {default}")) && !has(&older, "202"));
    let (last, asked) = (path("last.trf"), path("asked.trf"));
    let asks = [
        "--tie-breaks",
        "SB,BH",
        "--trf",
        &last,
        "--trf26",
        &asked,
        "--rules",
        "2014",
    ];
    assert_eq!(run(&[&["standings", &newer], &asks[..]].concat()).0, Some(0));
    for file in [&new, &last, &asked] {
        let list = if *file == new { "BH/C1,BH,SB" } else { "SB,BH" };
        assert!(
            has(file, &format!("202 {list}")) && has(file, &format!("{comment}{list}")),
            "{file}"
        );
    }
    assert!(has(&older, "### Tie-breaks: ") && has(&older, "001"));
    assert_eq!(run(&["standings", &report, "--trf", &report]).0, Some(2));
    assert_eq!(fs::read_to_string(&report).unwrap(), EXERCISE);
}

#[test]
fn what_is_wrong_in_a_report_is_told_and_the_rest_stands() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    let file = path.to_str().unwrap();
    fs::write(&path, EXERCISE.replacen("   9 w 1", "  99 w 1", 1) + "001 bad\n").unwrap();
    let (status, out, err) = run(&["standings", file, "--lang", "en"]);
    assert_eq!((status, out.lines().count()), (Some(1), 17));
    let expected = [
        "Line 19 of",
        "Round 1: number 1 has number 99 as opponent, but there is no such player in the file.",
        "Round 1: numbers 9 and 1 do not match as opponents",
    ];
    for part in expected {
        assert!(err.contains(part), "{part}\n{err}");
    }
    fs::write(&path, "no report at all").unwrap();
    assert_eq!(run(&["standings", file]).0, Some(2));
    assert_eq!(run(&["standings", "/nowhere/at/all.trf"]).0, Some(2));
}

#[test]
fn the_page_is_written_anew_and_over_an_older_one_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (report, page) = (path("event.trf"), path("page.html"));
    fs::write(&report, EXERCISE).unwrap();
    for _ in 0..2 {
        assert_eq!(run(&["standings", &report, "--html", &page, "--lang", "fr"]).0, Some(0));
    }
    let html = fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"fr\">"), "{html}");
    for part in [
        "<caption>Tie-break exercise, après la ronde 5</caption>",
        "gain avec les Blancs contre Player 9",
        "scope=\"row\"",
    ] {
        assert!(html.contains(part), "{part}");
    }
    let (status, _, err) = run(&["standings", &report, "--html", &report, "--lang", "en"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("already exists"), "{err}");
    assert_eq!(fs::read_to_string(&report).unwrap(), EXERCISE);
}

#[cfg(feature = "hall")]
#[test]
fn a_desk_takes_its_tournament_from_a_report_by_either_option() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (report, other, data) = (path("open.trf"), path("no.trf"), path("data"));
    fs::write(&report, EXERCISE).unwrap();
    fs::write(&other, "no report at all").unwrap();
    let desk = |more: &[&str]| {
        let own = [
            "hall",
            "--headless",
            "--listen",
            "127.0.0.1:0",
            "--lang",
            "en",
            "--data",
            &data,
        ];
        run(&[&own, more].concat())
    };
    for wrong in [
        &["--event", &other][..],
        &["--event", "Open", "--tournament", &other],
        &["--event", "nowhere.trf"],
        &["--event", " "],
    ] {
        let (status, _, err) = desk(wrong);
        assert_eq!(status, Some(2), "{wrong:?}");
        assert!(!err.is_empty());
    }
    assert!(!folder.path().join("data").exists(), "nothing is made");
    let (status, out, _) = desk(&["--event", &report]);
    assert_eq!(status, Some(0));
    assert!(out.contains("Tournament created from a tournament report."), "{out}");
    // The only one there is, under the name that the report gives it.
    let (status, out, _) = desk(&["--tournament", &report]);
    assert_eq!(status, Some(0));
    assert!(out.contains("contains nothing new"), "{out}");
    assert!(
        folder
            .path()
            .join("data/events/Tie-break-exercise.annabella-event")
            .exists()
    );
    let (status, out, _) = desk(&["--last", "--tournament", &report]);
    assert_eq!(status, Some(0));
    assert!(out.contains("contains nothing new"), "{out}");
    let (status, _, err) = desk(&["--event", "Tie.break.exercise"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("Tie-break exercise"), "{err}");
}

#[cfg(feature = "hall")]
#[test]
fn a_passphrase_is_set_through_a_pipe_and_never_printed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let desk = |more: &[&str], typed: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.args(["hall", "--headless", "--json", "--lang", "en"]);
        command
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(&data)
            .args(more);
        let pipes = [(); 3].map(|()| std::process::Stdio::piped());
        let [stdin, stdout, stderr] = pipes;
        let mut child = command.stdin(stdin).stdout(stdout).stderr(stderr).spawn().unwrap();
        let mut lines = child.stdin.take().unwrap();
        std::io::Write::write_all(&mut lines, typed.as_bytes()).unwrap();
        drop(lines);
        let ended = child.wait_with_output().unwrap();
        let [out, err] = [ended.stdout, ended.stderr].map(|text| String::from_utf8(text).unwrap());
        (ended.status.code(), out, err)
    };
    let words = "three quiet words";
    let typed = format!("passphrase\n{words}\n{words}\nsaid\n");
    let (status, out, err) = desk(&["--event", "Club Open"], &typed);
    assert_eq!(status, Some(0), "{err}");
    assert!(
        out.contains(r#""kind":"passphrase""#) && out.contains("The new passphrase is set"),
        "{out}"
    );
    assert!(!out.contains("quiet") && !err.contains("quiet"), "{out}{err}");
    let (status, _, err) = desk(&[], "");
    assert_eq!(status, Some(2));
    assert!(err.contains("Start with --passphrase"), "{err}");
    let (status, _, err) = desk(&["--passphrase", "-"], &format!("{words}\n"));
    assert_eq!(status, Some(0), "{err}");
}

#[cfg(feature = "hall")]
#[test]
fn a_desk_that_could_keep_nothing_does_not_knock() {
    let taken = tempfile::NamedTempFile::new().unwrap();
    let data = taken.path().to_str().unwrap();
    // No program would answer there.
    let (status, _, err) = run(&[
        "hall",
        "--headless",
        "--hall",
        "127.0.0.1:9",
        "--code",
        "e4 g7 a2 f3",
        "--lang",
        "en",
        "--data",
        data,
    ]);
    assert_eq!(status, Some(2));
    assert!(err.contains("events") && !err.contains("is not responding"), "{err}");
}
