//! `annabella notate`, as a shell sees it.

use std::fs;
use std::process::Command;

pub(crate) fn annabella(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(arguments)
        .args(["--lang", "en"])
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A folder with one file in it, and the file's path.
pub(crate) fn file(name: &str, bytes: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::io::Write::write_all(&mut fs::File::create(&path).unwrap(), bytes).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

pub(crate) const SAMPLE: &str = "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 \
     6. exd6 {taken in passing} (6. Bd3 Nc5) Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 11. Kb1 {(=)} *\n";

#[test]
fn the_sample_of_appendix_c_is_written_in_portuguese_letters() {
    let (_folder, path) = file("sample.pgn", SAMPLE.as_bytes());
    let (status, out, err) = annabella(&["notate", &path, "--letters", "pt"]);
    assert_eq!(
        (status, out.trim_end(), err.as_str()),
        (
            Some(0),
            "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 Te8 \
             11.Rb1 (=)",
            ""
        )
    );
    let (status, out, _) = annabella(&["notate", &path, "--letters", "de", "--form", "long", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(status, Some(0));
    let moves = object["moves"].as_array().unwrap();
    assert_eq!(
        (moves.len(), &moves[2], &moves[20]),
        (21, &"Sg1f3".into(), &"Kc1b1".into())
    );
    let (_, out, _) = annabella(&["notate", &path, "--letters", "fr", "--form", "figurine"]);
    assert!(out.contains("8.♕e3+ ♗e7"), "{out}");
    let (_, out, _) = annabella(&["notate", &path, "--form", "words"]);
    assert!(out.starts_with("1.Eva vier Eva fuenf 2.Springer Felix drei"), "{out}");
}

#[test]
fn each_game_of_a_file_has_its_line_and_a_fault_its_place() {
    let text = b"[White \"J\xfcrgen\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5\n2. Qxf7 Nf6 *\n";
    let (_folder, path) = file("two.pgn", text);
    let (status, out, err) = annabella(&["notate", &path, "--letters", "es", "--json"]);
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(status, Some(1));
    assert_eq!(lines[0]["white"], "Jürgen");
    assert_eq!(lines[1]["moves"], serde_json::json!(["d4", "d5"]));
    assert!(err.contains("two.pgn:8:4: \"Qxf7\" is illegal here."), "{err}");
    let (_folder, path) = file("open.pgn", b"1. e4 {and so on\n");
    let (status, out, err) = annabella(&["notate", &path, "--letters", "es"]);
    assert_eq!((status, out.as_str()), (Some(1), "1.e4\n"));
    assert!(err.contains("open.pgn:1:7: The comment starting here"), "{err}");
}

#[test]
fn a_word_nobody_knows_costs_the_rest_of_its_game_alone() {
    let deep = format!("1. e4 {}e5 *", "(1. d4 ".repeat(150) + &")".repeat(150) + " ");
    for (broken, moves) in [
        ("1. d4 d5 2. c4 xyzzy e6 0-1", vec!["d4", "d5", "c4"]),
        ("1. d4 d5 2. c4 -- 3. Nc3 0-1", vec!["d4", "d5", "c4"]),
        ("1. d4 [x] d5 *", vec!["d4"]),
        ("1. d4 (1. Zz9) d5 *", vec!["d4", "d5"]),
        (deep.as_str(), vec!["e4", "e5"]),
    ] {
        let text = format!("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n{broken}\n\n[White \"C\"]\n\n1. c4 c5 *\n");
        let (_folder, path) = file("three.pgn", text.as_bytes());
        let (status, out, err) = annabella(&["notate", &path, "--letters", "en", "--json"]);
        let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let whole: Vec<_> = lines.iter().map(|line| line["whole"] == true).collect();
        assert_eq!((status, whole), (Some(1), vec![true, false, true]), "{broken}: {err}");
        assert_eq!(lines[1]["moves"], serde_json::json!(moves), "{broken}");
        for command in ["print", "braille"] {
            let (status, out, _) = annabella(&[command, &path, "--json"]);
            let object: serde_json::Value = serde_json::from_str(&out).unwrap();
            assert_eq!(
                (status, &object["whole"]),
                (Some(1), &false.into()),
                "{command} {broken}"
            );
            let (status, out, _) = annabella(&[command, &path]);
            assert!(status == Some(1) && !out.is_empty(), "{command} {broken}");
        }
        let (status, out, _) = annabella(&["review", &path, "--game", "2", "--json"]);
        assert_eq!(status, Some(1), "{broken}");
        assert!(out.contains("\"whole\":false"), "{out}");
    }
}

#[test]
fn encodings_of_other_programs_are_read_or_named() {
    let text =
        "[White \"\u{160}aric, \u{160}an\"]\n[Black \"Ben\"]\n\n1. e4 {a \u{201c}quote\u{201d} \u{2013} dash} *\n";
    let windows: Vec<u8> = text
        .chars()
        .map(|letter| match letter {
            '\u{160}' => 0x8a,
            '\u{201c}' => 0x93,
            '\u{201d}' => 0x94,
            '\u{2013}' => 0x96,
            letter => u8::try_from(letter).unwrap(),
        })
        .collect();
    let (folder, path) = file("windows.pgn", &windows);
    let (status, out, err) = annabella(&["notate", &path, "--letters", "en", "--json"]);
    assert_eq!(status, Some(0), "{err}");
    assert!(out.contains("\u{160}aric, \u{160}an"), "{out}");
    assert!(err.contains("windows.pgn is not UTF-8."), "{err}");
    let copy = folder.path().join("copy.pgn").to_str().unwrap().to_owned();
    let (status, out, err) = annabella(&["review", &path, "--json", "--write", &copy]);
    assert!(
        status == Some(0) && err.contains("not UTF-8") && out.contains("a \u{201c}quote\u{201d} \u{2013} dash"),
        "{out}{err}"
    );
    assert_eq!(fs::read_to_string(copy).unwrap().trim_end(), text.trim_end());
    let sheet: &[u8] = b"1. e4 {\x93} e5";
    let (_sheet_folder, sheet) = file("sheet.txt", sheet);
    let (status, _, err) = annabella(&["compare", "--white-sheet", &sheet, "--black-sheet", &sheet]);
    assert!(status == Some(0) && err.contains("not UTF-8"), "{err}");
    let utf_16 = |mark: &str, big: bool| -> Vec<u8> {
        let units = format!("{mark}{text}").encode_utf16().collect::<Vec<u16>>().into_iter();
        units
            .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() })
            .collect()
    };
    let foreign: [(Vec<u8>, &str); 6] = [
        (utf_16("\u{feff}", false), "is UTF-16 or UTF-32 text"),
        (utf_16("\u{feff}", true), "is UTF-16 or UTF-32 text"),
        (utf_16("", false), "is UTF-16 or UTF-32 text"),
        (utf_16("", true), "is UTF-16 or UTF-32 text"),
        (b"PK\x03\x04 and so on".to_vec(), "is packed"),
        (b"\x1f\x8b\x08 and so on".to_vec(), "is packed"),
    ];
    for (bytes, told) in foreign {
        let (folder, path) = file("foreign.pgn", &bytes);
        let data = folder.path().join("data").to_str().unwrap().to_owned();
        for command in [
            &["notate", &path, "--letters", "en"][..],
            &["print", &path],
            &["braille", &path],
            &["review", &path],
            &["standings", &path],
            &["console", "--mute", "--open", &path, "--data", &data],
            &["compare", "--white-sheet", &path, "--black-sheet", &path],
        ] {
            let (status, out, err) = annabella(command);
            assert_eq!((status, out.as_str()), (Some(2), ""), "{command:?}: {err}");
            assert!(err.contains(told) && err.lines().count() == 1, "{command:?}: {err}");
        }
    }
}

#[test]
fn signs_that_turn_or_control_a_text_are_in_no_json() {
    let (_folder, path) = file(
        "signs.pgn",
        "[White \"\u{202e}evil\u{202c}\"]\n[Black \"\u{200f}Ben\u{1b}[31m\u{9b}\"]\n\n1. e4 {\u{2066}a\u{7}} *\n"
            .as_bytes(),
    );
    for command in [
        &["notate", &path, "--letters", "en", "--json"][..],
        &["review", &path, "--json"],
    ] {
        let (status, out, _) = annabella(command);
        assert_eq!(status, Some(0));
        let lower = out.to_lowercase();
        for sign in [
            "\\u202e", "\\u202c", "\\u200f", "\\u2066", "\\u001b", "\\u009b", "\\u0007",
        ] {
            assert!(!lower.contains(sign), "{out}");
        }
        assert!(!out.contains(|sign: char| !locale::is_harmless(sign)), "{out}");
    }
    let (_, out, _) = annabella(&["notate", &path, "--letters", "en", "--json"]);
    assert!(out.contains("\"evil\"") && out.contains("\"Ben [31m \""), "{out}");
}

#[test]
fn a_result_in_the_tags_that_contradicts_the_moves_is_told() {
    let (_folder, path) = file(
        "two.pgn",
        b"[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 0-1\n\n[Result \"1 - 0\"]\n\n1. e4 1-0\n",
    );
    let (status, out, err) = annabella(&["notate", &path, "--letters", "en", "--json"]);
    assert_eq!((status, out.matches("\"whole\":true").count()), (Some(0), 2), "{out}");
    assert_eq!(
        err.trim_end().split_once(".pgn:").unwrap().1,
        "2:1: The tags say 1-0, the end of the moves 0-1. The result given after the moves is used."
    );
    assert!(
        annabella(&["review", &path])
            .2
            .contains("The result given after the moves is used.")
    );
}

#[test]
fn a_repeated_tag_and_a_result_against_the_position_are_told() {
    let tags = "[White \"Ada\"]\n[White \"Eve\"]\n\n";
    let (_folder, path) = file("mate.pgn", format!("{tags}1. f3 e5 2. g4 Qh4# 1-0\n").as_bytes());
    let told = [
        ".pgn:2:1: The tag White is here again with another value. The first one counts.",
        ".pgn:4:21: The final position gives 0-1, but the result is given as 1-0. The given result is kept.",
    ];
    for command in [
        &["notate", "--letters", "en"][..],
        &["print"],
        &["braille"],
        &["review"],
    ] {
        let (status, _, err) = annabella(&[&command[..1], &[path.as_str()], &command[1..]].concat());
        let lines: Vec<&str> = err
            .lines()
            .filter_map(|line| Some(&line[line.find(".pgn")?..]))
            .collect();
        assert_eq!((status, lines.as_slice()), (Some(0), &told[..]), "{command:?}");
    }
}

#[test]
fn a_game_without_tags_behind_a_result_is_the_next_one() {
    let (_folder, path) = file("two.pgn", b"1. e4 e5 0-0\n\n1. d4 d5 2. c4 1-0`\n1. c4 1/2\n");
    let (status, out, err) = annabella(&["notate", &path, "--letters", "en", "--json"]);
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let results: Vec<_> = lines.iter().map(|line| line["result"].as_str().unwrap()).collect();
    assert_eq!(
        (status, results, err.as_str()),
        (Some(0), vec!["0-0", "1-0", "1/2-1/2"], "")
    );
    let (_, page, _) = annabella(&["print", &path]);
    assert_eq!(page.matches("<section class=\"game\">").count(), 3, "{page}");
    let (_, out, _) = annabella(&["braille", &path, "--json"]);
    assert!(out.contains("\"games\":3"), "{out}");
    let (status, out, _) = annabella(&["review", &path, "--game", "2", "--json"]);
    assert_eq!((status, out.lines().count()), (Some(0), 3), "{out}");
}

#[test]
fn variants_wrong_promotions_and_words_for_results_are_told() {
    for (text, sentence, moves) in [
        (
            "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *",
            "1:1: Variant \"Crazyhouse\"",
            4,
        ),
        ("1. e4 e5 2. N@f3 *", "1:13: Variant \"Crazyhouse\"", 2),
        (
            "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=K *",
            "3:4: A pawn can only become",
            0,
        ),
        (
            "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=P *",
            "3:4: A pawn can only become",
            0,
        ),
        ("1. e4 e5 draw", "1:10: \"draw\" is not a result of a game.", 2),
        (
            "[Result \"White wins\"]\n\n1. e4 e5 *",
            "1:1: \"White wins\" is not a result of a game.",
            2,
        ),
    ] {
        let (_folder, path) = file("one.pgn", text.as_bytes());
        let (_, out, err) = annabella(&["notate", &path, "--letters", "en", "--json"]);
        let line: serde_json::Value = serde_json::from_str(out.trim()).unwrap();
        assert!(err.lines().count() == 1 && err.contains(sentence), "{text}: {err}");
        assert_eq!(line["moves"].as_array().unwrap().len(), moves, "{text}");
    }
}

#[test]
fn a_second_file_is_one_too_many() {
    let (_folder, path) = file("one.pgn", b"1. e4 *\n");
    for command in [
        &["notate"][..],
        &["print"],
        &["braille"],
        &["review"],
        &["review", "--mistakes"],
        &[],
    ] {
        let (status, _, err) = annabella(&[command, &[path.as_str(), "second.pgn"]].concat());
        assert_eq!(status, Some(2), "{command:?}");
        assert!(err.contains("\"second.pgn\" is one too many."), "{command:?}: {err}");
    }
}

#[test]
fn what_is_not_a_game_is_reported_as_such() {
    let (_letter_folder, letter) = file("letter.pgn", b"Dear Ada,\nhow are you?\n");
    let (status, out, err) = annabella(&["notate", &letter, "--letters", "en"]);
    assert_eq!((status, out.as_str()), (Some(2), ""), "{err}");
    let (_folder, path) = file("empty.pgn", b"\n");
    let (status, out, err) = annabella(&["notate", &path, "--letters", "en"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("empty.pgn:1:1: No game found."), "{err}");
    let (status, _, err) = annabella(&["notate", "/nowhere/none.pgn", "--letters", "en"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("/nowhere/none.pgn"), "{err}");
    let (status, _, err) = annabella(&["notate", &path, "--letters", "xx"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("pt, de, es"), "{err}");
}

#[test]
fn the_sample_of_appendix_c_as_braille_and_back() {
    let (_folder, path) = file("sample.pgn", SAMPLE.as_bytes());
    let (status, brf, err) = annabella(&["braille", &path]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(brf.starts_with(",ADA - ,BEN\n\n1 E4 E5\n2 SF3 SF6\n"), "{brf}");
    assert!(
        brf.contains("\n8 Q^E3 LE7\n9 SBD2 O-O\n10 O-O-O RE8\n11 KB1 \"<\"7\">\n"),
        "{brf}"
    );
    let (_, brf, _) = annabella(&["braille", &path, "--layout", "running", "--diagram", "end", "--crlf"]);
    assert!(brf.contains("\r\n      (1V=(1U1 "), "{brf}");
    for (code, format) in [
        ("ukaaf2015", "pef"),
        ("german", "brf"),
        ("spanish", "unicode"),
        ("portuguese", "pef"),
    ] {
        let (status, sheet, _) = annabella(&["braille", &path, "--code", code, "--format", format, "--diagram", "0,9"]);
        assert_eq!(status, Some(0));
        let (_kept, sheet) = file("sheet", sheet.as_bytes());
        let (status, out, err) = annabella(&["braille", &sheet, "--read", "--code", code, "--json"]);
        assert_eq!((status, err.as_str()), (Some(0), ""));
        let object: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(object["moves"].as_array().unwrap().len(), 21);
    }
    let (_kept, sheet) = file("sheet.brf", b"1 E4 E5\n2 QH6\n");
    let (status, out, err) = annabella(&["braille", &sheet, "--read"]);
    assert_eq!(status, Some(1));
    assert!(out.ends_with("1. e4 e5 *\n"), "{out}");
    assert!(err.contains("sheet.brf:2:3:"), "{err}");
    let (status, _, err) = annabella(&["braille", &path, "--code", "klingon"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("ukaaf2015, german, spanish, portuguese"), "{err}");
}

#[test]
fn a_printed_sheet_can_be_walked_by_its_headings() {
    let (_folder, path) = file("sample.pgn", SAMPLE.replace("Ada", "Ada & <Bo>").as_bytes());
    let (status, html, err) = annabella(&["print", &path, "--letters", "pt", "--large"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(
        html.contains("<h1>Scoresheet</h1>\n<section class=\"game\">\n<h2>Ada &amp; &lt;Bo&gt; – Ben</h2>"),
        "{html}"
    );
    assert!(
        html.contains("<tr><th scope=\"row\">6</th><td>exd6 e.p.</td><td>Cxd6</td></tr>"),
        "{html}"
    );
    assert!(
        html.contains("<tr><th scope=\"row\">11</th><td>Rb1 (=)</td><td></td></tr>"),
        "{html}"
    );
    assert!(html.contains("font-size:24pt"), "{html}");
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/v1/timed.annabella");
    let (status, html, err) = annabella(&["print", journal, "--what", "report"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert_eq!(
        html.matches("<h2>").count(),
        5,
        "both sheets, the game, the irregularities and the journal: {html}"
    );
    assert!(html.contains("<dt>Termination</dt>"), "{html}");
    assert!(html.contains("<h2>Scoresheet of "), "{html}");
    assert!(html.contains("<h2>Irregularities"), "{html}");
}

#[test]
fn a_fault_has_its_place_and_a_braille_sheet_writes_nothing() {
    let (_folder, path) = file("broken.pgn", b"1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 Zz9 *\n");
    for command in [
        &["notate", &path][..],
        &["notate", &path, "--json"],
        &["print", &path],
        &["braille", &path],
    ] {
        let (status, out, err) = annabella(command);
        assert!(status == Some(1) && !out.is_empty(), "{command:?}: {status:?}");
        assert!(err.contains("broken.pgn:5:7: \"Zz9\" is not a move."), "{err}");
    }
    let (_kept, sheet) = file("sheet.brf", b"1 E4 E5\n3 SF3\n");
    for more in [&[][..], &["--json"]] {
        let command = [&["braille", &sheet, "--read"], more].concat();
        let (status, out, err) = annabella(&command);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{command:?}");
        assert!(err.contains("sheet.brf:2:1: "), "{err}");
    }
}

#[test]
fn a_diagram_after_a_ply_that_is_not_there_is_refused() {
    let (_folder, path) = file("sample.pgn", SAMPLE.as_bytes());
    for asked in ["99", "0,22,end"] {
        let (status, out, err) = annabella(&["braille", &path, "--diagram", asked]);
        assert_eq!((status, out.as_str()), (Some(2), ""));
        assert!(err.contains("0 … 21, end"), "{err}");
    }
    assert_eq!(annabella(&["braille", &path, "--diagram", "21"]).0, Some(0));
}

/// A full disk cuts the output: that is no success.
#[cfg(target_os = "linux")]
#[test]
fn output_that_is_cut_is_told() {
    let (_folder, path) = file("sample.pgn", SAMPLE.as_bytes());
    for arguments in [
        &["notate", &path, "--letters", "en"][..],
        &["braille", &path],
        &["print", &path, "--json"],
        &["explain", "9.2"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        let output = command.args(arguments).stdout(full).env("LANG", "en").output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("The output is incomplete"), "{arguments:?}: {said}");
    }
}
