//! `annabella compare` from outside: the forms of its contract.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn sheet(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets");
    folder.join(name).to_string_lossy().into_owned()
}

/// Exit status, standard output and standard error.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["compare", "--lang", "en"])
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn compare(white: &str, black: &str, more: &[&str]) -> (Option<i32>, Value) {
    let mut arguments = vec!["--json", "--white-sheet", white, "--black-sheet", black];
    arguments.extend(more);
    let (status, out, err) = run(&arguments);
    assert_eq!(err, "");
    (status, serde_json::from_str(&out).unwrap())
}

/// A file with that text, in a folder that goes away.
fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::File::create(&path).unwrap().write_all(text.as_bytes()).unwrap();
    path.to_string_lossy().into_owned()
}

const AFTER_14: &str = "r1bqkb1r/ppp2ppp/2nn4/6B1/3Q4/5N2/PPP2PPP/RN2KB1R w KQkq - 2 8";
const END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R";

#[test]
fn the_sample_games_of_appendix_c_as_printed_differ_at_ply_15() {
    let folder = tempfile::tempdir().unwrap();
    let log: Vec<String> = (1..=21)
        .map(|ply| format!("{ply} {} {}", 5_400_000 - ply * 1000, 5_400_000 - ply * 900))
        .collect();
    let log = file(&folder, "clock", &log.join("\n"));
    let letters = ["--letters-white", "pt", "--letters-black", "pt", "--clock-log", &log];
    let (short, long) = (sheet("appendix_c_short_pt.txt"), sheet("appendix_c_long_pt.txt"));
    let (status, verdict) = compare(&short, &long, &letters);
    assert_eq!(status, Some(1));
    assert_eq!(verdict["verdict"], "sheets_differ");
    assert_eq!(verdict["article"], "D.2.9");
    assert_eq!(verdict["agree_plies"], 14);
    assert_eq!(verdict["readings"]["white"], "d4e3");
    assert_eq!(verdict["readings"]["black"], "d4d3");
    assert_eq!(verdict["resume_fen"], AFTER_14);
    assert_eq!(verdict["clock_proposal"]["white_ms"], 5_386_000);
    assert_eq!(verdict["clock_proposal"]["black_ms"], 5_387_400);
    assert_eq!(verdict["boards"]["white"]["state"], "unseen");
}

#[test]
fn the_printed_slip_of_2018_is_named_with_its_place() {
    let (short, long) = (sheet("appendix_c_short_2018.txt"), sheet("appendix_c_long_2018.txt"));
    let (status, verdict) = compare(&long, &short, &[]);
    assert_eq!(
        (status, &verdict["verdict"]),
        (Some(1), &Value::from("sheet_unreadable"))
    );
    assert_eq!(verdict["agree_plies"], 0);
    let entry = &verdict["unreadable"][0];
    assert_eq!((&entry["sheet"], &entry["token"]), (&"white".into(), &"2e2e4".into()));
    assert_eq!((&entry["line"], &entry["column"]), (&1.into(), &4.into()));
    let (_, out, _) = run(&["--white-sheet", &long, "--black-sheet", &short]);
    assert!(out.contains("appendix_c_long_2018.txt:1:4: \"2e2e4\""), "{out}");
}

#[test]
fn two_languages_and_two_forms_are_the_same_game() {
    let (english, portuguese) = (sheet("appendix_c_short_2018.txt"), sheet("appendix_c_short_pt.txt"));
    for letters in [&["--letters-black", "pt"][..], &[]] {
        let (status, verdict) = compare(&english, &portuguese, letters);
        assert_eq!((status, &verdict["verdict"]), (Some(0), &Value::from("agree")));
        assert_eq!(verdict["agree_plies"], 21);
    }
    // Portuguese letters read as English ones are another game, or none.
    let (status, verdict) = compare(&english, &portuguese, &["--letters-black", "en"]);
    assert_eq!(
        (status, &verdict["verdict"]),
        (Some(1), &Value::from("sheet_unreadable"))
    );
    assert_eq!(verdict["unreadable"][0]["token"], "Cf3");
    let old = sheet("appendix_2005_pt.txt");
    assert_eq!(
        compare(&old, &old, &["--letters-white", "pt", "--letters-black", "pt"]).1["agree_plies"],
        33
    );
}

#[test]
fn a_piece_letter_from_a_to_h_with_a_rank_is_no_square() {
    let (portuguese, english) = (
        sheet("knight_with_its_rank_pt.txt"),
        sheet("knight_with_its_rank_en.txt"),
    );
    for more in [
        &["--letters-white", "pt"][..],
        &["--letters-white", "es"],
        &["--letters-white", "fr"],
        &[],
    ] {
        let (status, verdict) = compare(&portuguese, &english, more);
        assert_eq!(
            (status, &verdict["verdict"]),
            (Some(0), &Value::from("agree")),
            "{more:?}"
        );
        assert_eq!(verdict["agree_plies"], 19);
    }
}

#[test]
fn a_wrong_board_is_corrected_and_a_lagging_board_is_not() {
    let game = sheet("appendix_c_short_2018.txt");
    let (status, verdict) = compare(&game, &game, &["--white-board", END, "--black-board", END]);
    assert_eq!((status, &verdict["verdict"]), (Some(0), &"agree".into()));
    assert_eq!(verdict["boards"]["black"]["state"], "in_sync");
    let queen_on_d3 = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R";
    let before_the_end = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R";
    let (status, verdict) = compare(
        &game,
        &game,
        &["--white-board", queen_on_d3, "--black-board", before_the_end],
    );
    assert_eq!((status, &verdict["verdict"]), (Some(1), &"white_board_wrong".into()));
    let white = &verdict["boards"]["white"];
    assert_eq!(white["fault"]["ply"], 15);
    assert_eq!(white["fault"]["kind"], "wrong_move");
    assert_eq!(
        (&white["fault"]["made"], &white["fault"]["written"]),
        (&"d4d3".into(), &"d4e3".into())
    );
    assert_eq!(
        white["corrections"],
        serde_json::json!(["Move: white queen from d3 to e3."])
    );
    assert_eq!(verdict["boards"]["black"]["state"], "behind");
    assert_eq!(verdict["boards"]["black"]["behind_plies"], 1);
    let nonsense = "8/8/8/3k4/8/8/8/4K3";
    let (status, verdict) = compare(&game, &game, &["--black-board", nonsense]);
    assert_eq!((status, &verdict["verdict"]), (Some(1), &"unexplained".into()));
    assert_eq!(verdict["boards"]["white"]["state"], "unseen");
}

#[test]
fn a_short_sheet_agrees_and_a_shorter_one_is_incomplete() {
    let folder = tempfile::tempdir().unwrap();
    let whole = file(&folder, "whole", "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4");
    let short = file(&folder, "short", "1.e4 e5 2.Nf3 Nc6");
    let shorter = file(&folder, "shorter", "1.e4 e5 2.Nf3");
    assert_eq!(compare(&whole, &short, &[]).1["verdict"], "agree");
    let (status, verdict) = compare(&shorter, &whole, &[]);
    assert_eq!((status, &verdict["verdict"]), (Some(1), &"sheet_incomplete".into()));
    assert_eq!(verdict["agree_plies"], 3);
}

#[test]
fn boards_with_the_illegal_move_of_both_sheets_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = file(&folder, "sheet", "1.e4 e5 2.Ke3");
    let board = "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR";
    let (status, verdict) = compare(&sheet, &sheet, &["--white-board", board, "--black-board", board]);
    assert_eq!((status, &verdict["verdict"]), (Some(1), &"illegal_move".into()));
    assert_eq!((&verdict["article"], &verdict["ply"]), (&"7.5.1".into(), &3.into()));
    for side in ["white", "black"] {
        assert_eq!(verdict["boards"][side]["state"], "ahead");
        assert_eq!(
            verdict["boards"][side]["corrections"],
            serde_json::json!(["Move: white king from e3 to e1."])
        );
    }
    let text = verdict["text"].to_string();
    assert!(text.contains("White's board shows that move."), "{text}");
}

#[test]
fn boards_ahead_of_short_sheets_are_left_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let (short, empty) = (file(&folder, "short", "1.e4 e5"), file(&folder, "empty", ""));
    let later = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
    for sheet in [&short, &empty] {
        let (status, verdict) = compare(sheet, sheet, &["--white-board", later, "--black-board", later]);
        assert_eq!((status, &verdict["verdict"]), (Some(1), &"sheet_incomplete".into()));
        for side in ["white", "black"] {
            let board = &verdict["boards"][side];
            assert_eq!(
                (&board["state"], &board["corrections"]),
                (&"ahead".into(), &serde_json::json!([]))
            );
        }
        let text = verdict["text"].to_string();
        assert!(text.contains("Both scoresheets must be completed first."), "{text}");
        assert!(!text.contains("does not match"), "{text}");
    }
    let (one, other) = (
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR",
    );
    let (status, verdict) = compare(&short, &short, &["--white-board", one, "--black-board", other]);
    assert_eq!((status, &verdict["verdict"]), (Some(1), &"unexplained".into()));
    let text = verdict["text"].to_string();
    assert!(text.contains("The boards show different moves"), "{text}");
    assert!(!text.contains("Nothing to correct"), "{text}");
}

#[test]
fn the_journal_is_a_third_witness() {
    let folder = tempfile::tempdir().unwrap();
    let follows = file(&folder, "follows", "1.e4 e5 2.Nf3 Nc6 3.Bc4");
    let leaves = file(&folder, "leaves", "1.e4 e5 2.Nf3 Nf6 3.Bc4");
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/v1/timed.annabella");
    let (_, verdict) = compare(&follows, &leaves, &["--journal", journal]);
    assert_eq!(verdict["verdict"], "sheets_differ");
    assert_eq!(verdict["witness"], serde_json::json!({"white": null, "black": 4}));
    let text = verdict["text"].to_string();
    assert!(
        text.contains("Black's scoresheet departs from the recorded game at half-move 4."),
        "{text}"
    );
    assert_eq!(compare(&follows, &leaves, &[]).1["witness"], Value::Null);
    let (status, _, error) = run(&[
        "--white-sheet",
        &follows,
        "--black-sheet",
        &leaves,
        "--journal",
        &leaves,
    ]);
    assert_eq!(status, Some(2));
    assert!(error.contains("leaves"), "{error}");
}

#[test]
fn the_laws_of_2005_have_other_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (file(&folder, "one", "1.e4 e5"), file(&folder, "other", "1.e4 c5"));
    assert_eq!(compare(&one, &other, &["--laws", "2005"]).1["article"], "F.8");
    let board = "rnbqkbnr/pppp1ppp/8/4p3/8/4P3/PPPP1PPP/RNBQKBNR";
    assert_eq!(
        compare(&one, &one, &["--laws", "2005", "--white-board", board]).1["article"],
        "F.7"
    );
}

#[test]
fn unreadable_input_is_named_with_its_place_and_ends_with_2() {
    let folder = tempfile::tempdir().unwrap();
    let game = file(&folder, "game", "1.e4 e5");
    let log = file(&folder, "log", "1 2 3\n2 x 3\n");
    let cases: [(&[&str], &str); 6] = [
        (&["--white-sheet", &game], "--black-sheet"),
        (
            &["--white-sheet", &game, "--black-sheet", "/nowhere"],
            "File not found: /nowhere.",
        ),
        (
            &[
                "--white-sheet",
                &game,
                "--black-sheet",
                &game,
                "--white-board",
                "8/8/8/8/8/8/8/7x",
            ],
            "--white-board:1:16: ",
        ),
        (
            &[
                "--white-sheet",
                &game,
                "--black-sheet",
                &game,
                "--start",
                "8/8/8/8/8/8/8/8 w - - 0 1",
            ],
            "--start:1:1: ",
        ),
        (
            &["--white-sheet", &game, "--black-sheet", &game, "--letters-black", "tlh"],
            "--letters-black",
        ),
        (
            &["--white-sheet", &game, "--black-sheet", &game, "--clock-log", &log],
            "log:2:3: ",
        ),
    ];
    for (arguments, told) in cases {
        let (status, out, err) = run(arguments);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(err.contains(told), "{err}");
    }
}

#[test]
fn a_sheet_begins_with_the_position_in_its_tags() {
    let folder = tempfile::tempdir().unwrap();
    let tagged = |fen: &str, moves: &str| format!("[White \"Ada\"]\n[FEN \"{fen}\"]\n\n{moves} *\n");
    let pawn = "8/P7/8/8/8/4k3/8/4K3 w - - 0 40";
    let white = file(&folder, "white.pgn", &tagged(pawn, "40. a8(Q) Kd3"));
    let plain = file(&folder, "plain", "40. a8=Q Kd3");
    let other = file(
        &folder,
        "other.pgn",
        &tagged("8/P7/8/8/8/5k2/8/4K3 w - - 0 40", "40. a8=Q Ke3"),
    );
    for (white, black) in [(&white, &white), (&white, &plain), (&plain, &white)] {
        let (status, verdict) = compare(white, black, &[]);
        assert_eq!((status, &verdict["agree_plies"]), (Some(0), &2.into()), "{verdict}");
    }
    let (status, _, err) = run(&["--white-sheet", &white, "--black-sheet", &other]);
    assert_eq!(status, Some(2));
    assert!(err.contains("The scoresheets begin with different positions."), "{err}");
    let castling = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/4K1R1 w G - 0 1\"]\n\n1. 0–0 *\n";
    let castling = file(&folder, "castling.pgn", castling);
    let (status, verdict) = compare(&castling, &castling, &[]);
    assert_eq!((status, &verdict["agree_plies"]), (Some(0), &1.into()), "{verdict}");
    let atomic = file(&folder, "atomic.pgn", "[Variant \"Atomic\"]\n\n1. e4 d5 2. exd5 *\n");
    let (status, _, err) = run(&["--white-sheet", &atomic, "--black-sheet", &plain]);
    assert_eq!(status, Some(2));
    assert!(
        err.contains("atomic.pgn:1:1: Variant \"Atomic\" is not supported."),
        "{err}"
    );
}

#[test]
fn a_file_of_several_games_is_no_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let second = "[White \"Cleo\"]\n[Black \"Ben\"]\n\n1. d4 d5 1-0\n";
    let one = file(&folder, "one", "1. e4 e5");
    for first in [
        "1. e4 e5 1-0\n\n",
        "1. e4 e5\n\n",
        "1. e4 e5 ; 1-0\n\n",
        "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 {oh e5 1-0\n\n",
    ] {
        let many = file(&folder, "many.pgn", &format!("{first}{second}"));
        let (status, out, err) = run(&["--white-sheet", &one, "--black-sheet", &many, "--json"]);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{first}: {err}");
        assert!(
            err.contains("The file has 2 games, and a scoresheet is one game."),
            "{err}"
        );
    }
    let signed = file(&folder, "signed", "1. e4 e5 1-0\nsigned: Ada\n");
    assert_eq!(compare(&one, &signed, &[]).0, Some(0));
}

#[test]
fn numbers_and_results_to_be_cleared_up_are_told_as_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let other = file(&folder, "other", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0");
    for (text, sentence, kind) in [
        (
            "1. e4 e5 2. Nf3 Nc6 4. Bb5 1-0",
            "1:21: Move number 4 is out of sequence.",
            "wrong_number",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0 0-1",
            "1:28: Another result follows the result 1-0.",
            "two_results",
        ),
        (
            "[White Ada]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0",
            "1:1: Invalid tag.",
            "broken_tag",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 {never closed 1-0",
            "1:28: The comment starting here is not closed.",
            "open_comment",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bf1xb5 1-0",
            "1:24: A sign in \"Bf1xb5\" is wrong",
            "untrue_sign",
        ),
    ] {
        let sheet = file(&folder, "sheet.pgn", text);
        let (status, verdict) = compare(&sheet, &other, &[]);
        assert_eq!((status, &verdict["agree_plies"]), (Some(1), &5.into()), "{text}");
        assert_eq!(verdict["doubts"][0]["kind"], kind);
        assert!(verdict["text"][0].as_str().unwrap().contains(sentence), "{verdict}");
        let (_, _, err) = super::written::annabella(&["notate", &sheet, "--letters", "en"]);
        assert!(err.contains(sentence), "{err}");
    }
    let (status, verdict) = compare(&other, &other, &[]);
    assert_eq!((status, verdict["doubts"].as_array().unwrap().len()), (Some(0), 0));
    // Both sheets have the same language.
    let sheet = file(&folder, "nl", "1. Pf3 Pc6 2. d4");
    let (status, verdict) = compare(&sheet, &sheet, &["--written-in", "nl"]);
    assert_eq!((status, &verdict["agree_plies"]), (Some(0), &3.into()), "{verdict}");
}
