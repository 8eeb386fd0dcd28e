//! `annabella tactics` as a person meets it: lines go in, words come out.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use super::console::type_into;

const HEADER: &str = "PuzzleId,FEN,Moves,Rating,Themes\n";
/// A fork: two moves to find.
const FORK: &str = "fork,6k1/8/2q5/8/8/2N5/6PP/6K1 b - - 0 1,g8f7 c3e4 f7e7 e4g5,1200,fork\n";
/// A mate on the back rank.
const MATE: &str = "mate,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1 backRankMate\n";

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    std::fs::File::create(&path)
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    path.to_string_lossy().into_owned()
}

fn tactics(folder: &TempDir, options: &[&str], lines: &str) -> Output {
    let command = ["tactics", "--lang", "en", "--vocabulary", "en"];
    type_into(&command, folder, options, lines.as_bytes())
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(output: &Output) -> Vec<Value> {
    said(output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn an_evening_of_tactics_is_told_judged_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{FORK}"));
    let lines = "Nd5\nhint\nknight to e4\nNg5\nresults\nagain\nNe4\n";
    let output = tactics(&folder, &["--set", &set], lines);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(complained(&output), "");
    let said = said(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with("Ten minutes of positions. Find the best move"),
        "{said}"
    );
    let told =
        "White to move. White: king g1; knight c3; pawns g2, h2. Black: king f7; queen c6. Just played: King f7.";
    assert_eq!(lines[1], told);
    assert_eq!(lines[2], "Not the best: the reply is Queen takes d5. Try again.");
    assert_eq!(lines[3], "Theme: fork.", "after a wrong answer nothing more is lost");
    assert_eq!(lines[4], "Right. The reply: King e7.");
    let (begin, end) = ("Right. Rating ", "It will come back. Enter: next.");
    assert!(lines[5].starts_with(begin) && lines[5].ends_with(end), "{said}");
    assert!(lines[6].ends_with("0 of 1 right. Weakest: fork, 0 of 1."), "{said}");
    assert_eq!(lines[7], told);
    assert_eq!(lines[8..], ["Right. The reply: King e7."]);
    // The results are there the next time, and the board answers.
    let output = tactics(&folder, &["--set", &set], "statistics\nsquare c6\nlast\n");
    let said = self::said(&output);
    assert!(said.contains("0 of 1 right."), "{output:?}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[3].contains("black queen"), "{said}");
    assert!(lines[4].contains("King f7"), "{said}");
}

#[test]
fn programs_get_a_line_of_json_for_each_thing_told() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{FORK}{MATE}"));
    let options = ["--set", &set, "--theme", "backRankMate", "--rating", "900", "--json"];
    let output = tactics(&folder, &options, "Rb7\nb1b8\nnonsense\n");
    let lines = json(&output);
    let keys: Vec<&str> = lines[0].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["id", "fen", "theme", "rating", "answer", "right", "text"]);
    assert_eq!(lines[0]["id"], "mate");
    assert_eq!(lines[0]["fen"], "6k1/5ppp/8/8/8/r7/5PPP/1R4K1 w - - 1 2");
    assert_eq!(lines[0]["theme"], serde_json::json!(["mateIn1", "backRankMate"]));
    assert_eq!(lines[0]["rating"], 800);
    let answers: Vec<(&Value, &Value)> = lines.iter().map(|line| (&line["answer"], &line["right"])).collect();
    let expected = serde_json::json!([[null, null], ["b1b7", false], ["b1b8", true], [null, null]]);
    assert_eq!(serde_json::json!(answers), expected);
}

/// Names are understood as at a table, and another theme may be wished for on the way.
#[test]
fn themes_are_named_as_at_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{FORK}{MATE}"));
    let output = tactics(&folder, &["--set", &set, "--theme", "mate in one"], "tactics fork\n");
    assert_eq!(complained(&output), "");
    let said = said(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[1].contains("rook b1") && lines[2].contains("knight c3"), "{said}");
    for rating in ["100", "9999"] {
        let output = tactics(&folder, &["--rating", rating], "");
        assert!(complained(&output).contains("400 … 3200"), "{output:?}");
    }
}

#[test]
fn unknown_themes_and_bad_rows_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let output = tactics(&folder, &["--theme", "sacrifice"], "");
    assert_eq!(output.status.code(), Some(2));
    let words = complained(&output);
    assert!(
        words.contains("sacrifice")
            && words.contains("mate in one, mate in two")
            && words.contains("holding an endgame"),
        "{words}"
    );

    let bad = "short,row\nillegal,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b9,1,fork\n";
    let set = file(&folder, "bad.csv", &format!("{HEADER}{bad}{FORK}"));
    let output = tactics(&folder, &["--set", &set], "");
    assert!(output.status.success(), "{output:?}");
    let words = complained(&output);
    for part in [
        "Line 2 of",
        "the column Moves is missing",
        "Line 3 of",
        "b1b9 is not a legal move",
        "2 lines were skipped",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert!(said(&output).contains("queen c6"), "the good row is there");

    let output = tactics(&folder, &["--set", &set, "--theme", "skewer"], "");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    for name in ["no.csv", "table.csv"] {
        let path = file(&folder, "table.csv", "Name,Elo\nAda,2100\n").replace("table.csv", name);
        let output = tactics(&folder, &["--set", &path], "");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(complained(&output).contains(name), "{output:?}");
    }
}

#[test]
fn results_that_cannot_be_read_are_told_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{MATE}"));
    std::fs::create_dir(folder.path().join("tactics")).unwrap();
    file(&folder, "tactics/-first.toml", "rating = \"high\"\n");
    let output = tactics(&folder, &["--set", &set], "Rb8\n");
    assert!(said(&output).contains("Checkmate. Rating "), "{output:?}");
    assert!(complained(&output).contains("-first.toml.kept-1"), "{output:?}");
    let text = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(text("tactics/-first.toml.kept-1"), "rating = \"high\"\n");
    assert!(text("tactics/-first.toml").contains("right = 1"));
    let names = |path: &Path| std::fs::read_dir(path).unwrap().count();
    assert_eq!(
        names(&folder.path().join("tactics")),
        4,
        "nothing is left beside them but the index and the lock of the results"
    );
    // A file that cannot be opened is named, too.
    let own = folder.path().join("tactics/-first.toml");
    std::fs::remove_file(&own).unwrap();
    std::fs::create_dir(&own).unwrap();
    let words = complained(&tactics(&folder, &["--set", &set], ""));
    let fault = words
        .split_once('(')
        .and_then(|(_, rest)| rest.split_once(')'))
        .unwrap()
        .0;
    assert!(fault.contains("-first.toml") && !fault.ends_with('.'), "{words}");
}

/// A piece is lifted and put down by typing as at a table, and the help begins with the words of a position.
#[test]
fn the_answer_is_made_by_hand_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{FORK}"));
    let output = tactics(
        &folder,
        &["--set", &set],
        "help solution\nlift a1\nlift c3\nplace e4\nwhat now\nwhite pieces\n",
    );
    let told = said(&output);
    let lines: Vec<&str> = told.lines().skip(2).collect();
    assert_eq!(lines[0], "Type solution. Plays the next move of the solution.");
    assert_eq!(lines[1..3], ["That square is empty.", "Holding: white knight"]);
    assert!(lines[3].starts_with("Right. The reply: "), "{told}");
    assert!(lines[4].starts_with("White to move: find the best move."), "{told}");
    assert!(lines[5].contains("knight e4"), "{told}");
}

/// An empty line repeats the task; help, the FEN and the ratings are there as at a table, and no side is told twice.
#[test]
fn questions_of_a_table_are_answered_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{FORK}"));
    let output = tactics(
        &folder,
        &["--set", &set],
        "\nturn\nfen\nrating\nhelp square\nhelp\nresign\n",
    );
    let told = said(&output);
    let lines: Vec<&str> = told.lines().skip(2).collect();
    assert_eq!(
        lines[..4],
        [
            "White to move: find the best move. You can also type hint, solution, next, leave or help.",
            "White to move. Move 2.",
            "8/5k2/2q5/8/8/2N5/6PP/6K1 w - - 1 2",
            "Your rating is 1500. This position is rated 1200.",
        ]
    );
    assert!(lines[4].contains("square"), "{told}");
    let begins = "Type solution. ";
    let whole = lines.iter().position(|line| line.starts_with(begins)).unwrap();
    assert!(lines.len() > whole + 20, "each command is a line of its own: {told}");
    assert!(!told.contains("resign,"), "no act of a game is offered: {told}");
    assert!(
        lines.last().unwrap().starts_with("That only works in a live game."),
        "{told}"
    );
}

#[test]
fn refusals_have_umlauts() {
    let folder = tempfile::tempdir().unwrap();
    let row = "queen,8/P5k1/8/8/8/8/6PP/6K1 b - - 0 1,g7f7 a7a8q,900,promotion\n";
    let set = file(&folder, "set.csv", &format!("{HEADER}{row}"));
    let output = tactics(&folder, &["--set", &set], "Ra8\n");
    let words = said(&output);
    assert!(words.contains("Läufer (a8=B)") && !words.contains("Laeufer"), "{words}");
}

/// Two programs of one profile: the second tells what the first has saved meanwhile.
#[test]
fn statistics_are_those_of_all_programs() {
    let folder = tempfile::tempdir().unwrap();
    let set = file(&folder, "set.csv", &format!("{HEADER}{MATE}"));
    let mut other = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["tactics", "--lang", "en", "--set", &set, "--data"])
        .arg(folder.path())
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = std::io::BufReader::new(other.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("White to move.") {
        line.clear();
        std::io::BufRead::read_line(&mut told, &mut line).unwrap();
    }
    assert!(said(&tactics(&folder, &["--set", &set], "Rb8\n")).contains("Checkmate."));
    let mut typed = other.stdin.take().unwrap();
    typed.write_all(b"statistics\n").unwrap();
    drop(typed);
    let rest = std::io::read_to_string(told).unwrap();
    assert!(rest.contains("1 of 1 right."), "{rest}");
    assert!(other.wait().unwrap().success());
}

/// Help is for home: a game at an event that is in progress here bars it, as it bars the engine (11.3.1).
#[test]
fn a_game_at_an_event_bars_tactics() {
    let folder = tempfile::tempdir().unwrap();
    let table = file(
        &folder,
        "table.game",
        "white vi Ada\nblack sighted Ben\narbiter Dora\ntime 5400+30\n\n> arbiter starts clocks\n",
    );
    let mut console = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["console", "--mute", "--lang", "en", "--data"])
        .arg(folder.path())
        .args(["--table", &table])
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    console.stdin.take().unwrap().write_all(b"e4\n").unwrap();
    assert!(console.wait().unwrap().success());
    let set = file(&folder, "set.csv", &format!("{HEADER}{FORK}"));
    let output = tactics(&folder, &["--set", &set], "hint\n");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(said(&output), "");
    assert!(complained(&output).contains("11.3.1"), "{output:?}");
}

/// A game whose file names three mistakes: Black's two, and one of a program.
const ANNOTATED: &str = "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 $4 (3... g6) 4. Qxf7# 1-0\n\n\
    [White \"Robo\"]\n[WhiteType \"program\"]\n[Black \"Ben\"]\n\n1. f3 e5 2. g4 $4 (2. d4) a6 $4 (2... Qh4#) *\n";

#[test]
fn own_mistakes_are_named_kept_and_trained() {
    let folder = tempfile::tempdir().unwrap();
    let game = file(&folder, "games.pgn", ANNOTATED);
    let none = tactics(&folder, &["--set", "mistakes"], "");
    assert_eq!(none.status.code(), Some(1));
    assert!(complained(&none).starts_with("None saved."), "{none:?}");
    let review = |options: &[&str]| {
        let options = [&["--mistakes"], options].concat();
        type_into(&["review", &game, "--lang", "en"], &folder, &options, b"")
    };
    let output = review(&["--json", "--train"]);
    assert_eq!(complained(&output), "");
    let told = json(&output);
    let named = |key: &str| told.iter().map(|line| line[key].clone()).collect::<Vec<_>>();
    assert_eq!(named("best")[..2], ["g7g6", "d8h4"]);
    assert_eq!(named("theme")[1], serde_json::json!(["mateIn1"]));
    assert_eq!(
        (&told[1]["game"], &told[1]["ply"], &told[1]["side"]),
        (&2.into(), &4.into(), &"black".into())
    );
    assert_eq!((&told[2]["mistakes"], &told[2]["kept"]), (&2.into(), &2.into()));
    assert_eq!(told[2]["most"][0], serde_json::json!({ "kind": "opening", "count": 2 }));
    assert_eq!((&told[1]["white"], &told[1]["black"]), (&"Robo".into(), &"Ben".into()));
    let output = review(&["--train", "--player", "ben", "--vocabulary", "en"]);
    let said_again = said(&output);
    let lines: Vec<&str> = said_again.lines().take(3).collect();
    assert_eq!(
        lines,
        [
            "Game 1: Ada – Ben, 1-0",
            "Move 3, Black: Knight f6 was a blunder; g6 was better.",
            "Game 2: Robo – Ben, *",
        ]
    );
    assert!(
        said_again.contains("All of them have been saved already."),
        "{said_again}"
    );
    assert_eq!(json(&review(&["--json", "--player", "ada"])).len(), 1);
    let none = json(&review(&["--json", "--player", "ada", "--train"]));
    assert_eq!(none[0]["kept"], 0, "{none:?}");
    assert_eq!(told[0]["allowed"], serde_json::json!(["mateIn1"]));
    for options in [["--depth", "0"], ["--player", ""]] {
        assert_eq!(review(&options).status.code(), Some(2), "{options:?}");
    }
    let stored = type_into(&["review", "--mistakes", "--lang", "en"], &folder, &[], b"");
    assert_eq!(complained(&stored).trim(), "There are no stored games.");
    let output = tactics(&folder, &["--set", "mistakes", "--theme", "mateIn1"], "queen h4\n");
    assert!(said(&output).contains("Checkmate."), "{output:?}");
    let missing = type_into(&["review", &game, "--lang", "en"], &folder, &["--train"], b"");
    assert_eq!(missing.status.code(), Some(2));
    assert!(complained(&missing).contains("--mistakes"), "{missing:?}");
}

/// A file may name a mistake and no better move, and a person or a game that is not in it.
#[test]
fn mistakes_that_cannot_be_trained_are_told_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6?? { [%eval #1] } 4. Qxf7# 1-0\n";
    let game = file(&folder, "game.pgn", text);
    let review = |options: &[&str]| {
        let options = [&["--mistakes"], options].concat();
        type_into(&["review", &game, "--lang", "en"], &folder, &options, b"")
    };
    let output = review(&["--train"]);
    assert_eq!(
        said(&output).trim(),
        "For one mistake the file shows no better move. To find it, add --engine stockfish."
    );
    // White has none of them.
    assert_eq!(said(&review(&["--player", "Ada"])).trim(), "No mistakes.");
    let told = json(&review(&["--player", "Ben", "--json"]));
    assert_eq!((&told[0]["mistakes"], &told[0]["unexplained"]), (&0.into(), &1.into()));
    let blocked = file(&folder, "tactics", "");
    let two = file(&folder, "two.pgn", ANNOTATED);
    let options = ["--mistakes", "--train"];
    let output = type_into(&["review", &two, "--lang", "en"], &folder, &options, b"");
    assert!(
        complained(&output).starts_with("The mistakes could not be saved"),
        "{output:?}"
    );
    std::fs::remove_file(blocked).unwrap();
    for (options, why) in [
        (["--player", "Nobody"], "No game there was played by Nobody."),
        (["--game", "9"], "there is no game 9"),
    ] {
        let output = review(&options);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(complained(&output).contains(why), "{output:?}");
    }
}

/// Games that nobody has looked at wholly are told, and so are those of which none is the person's who saves mistakes.
#[test]
fn games_not_wholly_evaluated_and_games_of_others_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let part = "1. e4 { [%eval 0.3] } e5 2. Qh5 Ke7 3. Qxe5# 1-0\n";
    let review = |text: &str, options: &[&str]| {
        let game = file(&folder, "games.pgn", text);
        let options = [&["--mistakes"], options].concat();
        type_into(&["review", &game, "--lang", "en"], &folder, &options, b"")
    };
    let output = said(&review(part, &[]));
    assert!(output.starts_with("The game is evaluated only in part"), "{output}");
    let three = format!("{part}\n1. e4 e5 *\n\n{ANNOTATED}");
    let output = said(&review(&three, &[]));
    assert!(
        output.contains("Not evaluated, or only in part: 2 of 4 games."),
        "{output}"
    );
    assert_eq!(json(&review(&three, &["--json"])).last().unwrap()["unjudged"], 2);
    file(&folder, "settings.toml", "name = \"Ada\"\n");
    let others = ANNOTATED.replace("\"Ben\"", "\"Cy\"").replace("\"Ada\"", "\"Dan\"");
    let output = review(&others, &["--train"]);
    assert_eq!(complained(&output).trim(), "No game there was played by Ada.");
    assert!(!folder.path().join("tactics/mistakes.csv").exists());
    assert_eq!(
        json(&review(&others, &["--train", "--player", "Cy", "--json"]))
            .last()
            .unwrap()["kept"],
        2
    );
}

#[test]
fn a_review_tells_evaluations_of_the_file_and_of_further_games() {
    let folder = tempfile::tempdir().unwrap();
    let text = "1. e4 { [%eval 0.3] } e5 { [%eval #-2] } (1... c5 { [%eval -0.25] }) *\n\n[White \"Ada\"]\n\n1. d4 *\n";
    let games = file(&folder, "games.pgn", text);
    let review = |options: &[&str]| type_into(&["review", &games, "--lang", "en"], &folder, options, b"");
    let told = json(&review(&["--json"]));
    assert_eq!((&told[0]["eval_cp"], &told[0]["mate"]), (&30.into(), &Value::Null));
    assert_eq!((&told[1]["eval_cp"], &told[1]["mate"]), (&Value::Null, &(-2).into()));
    assert_eq!(told[1]["variations"][0][0]["eval_cp"], -25);
    let output = review(&[]);
    assert!(said(&output).contains("Eva fünf"), "{output:?}");
    assert!(
        complained(&output).ends_with("contains 2 games. This was the first; for another one, add --game 2.\n"),
        "{output:?}"
    );
    assert_eq!(complained(&review(&["--game", "2"])), "");
}
