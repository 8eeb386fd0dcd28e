//! `annabella announce` and `annabella understand`, as a shell sees them.

use std::process::{Command, Output};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn annabella(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(arguments)
        .output()
        .unwrap()
}

fn said(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = annabella(arguments);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn json(arguments: &[&str]) -> (Option<i32>, serde_json::Value) {
    let (status, out, err) = said(arguments);
    assert_eq!(out.lines().count(), 1, "one object a line: {out}{err}");
    (status, serde_json::from_str(&out).unwrap())
}

#[test]
fn a_move_is_announced_in_the_laws_words() {
    let (status, out, err) = said(&["announce", "--fen", START, "Nf3"]);
    assert_eq!(
        (status, out.as_str(), err.as_str()),
        (Some(0), "Springer Felix drei\n", "")
    );
    let fen = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";
    let (status, object) = json(&["announce", "--json", "--fen", fen, "d4e5"]);
    assert_eq!(status, Some(0));
    assert_eq!(object["text"], "David schlaegt Eva fuenf");
    assert_eq!(
        object["spans"],
        serde_json::json!([{"lang": "de", "text": "David schlägt Eva fünf"}])
    );
    assert_eq!(object["uci"], "d4e5");
}

#[test]
fn a_vocabulary_can_be_chosen() {
    for (vocabulary, text) in [
        ("fide", "Springer Felix drei"),
        ("fide-digits", "Springer Felix 3"),
        ("en", "Knight f3"),
        ("pt-BR", "Cavalo f3"),
        ("de", "Springer f3"),
        ("es", "Caballo f3"),
        ("fr", "Cavalier f3"),
    ] {
        let (status, out, _) = said(&["announce", "--fen", START, "--vocabulary", vocabulary, "g1f3"]);
        assert_eq!((status, out.trim_end()), (Some(0), text));
    }
    let (status, _, err) = said(&[
        "announce",
        "--lang",
        "en",
        "--fen",
        START,
        "--vocabulary",
        "klingon",
        "g1f3",
    ]);
    assert_eq!(status, Some(2));
    assert!(err.contains("klingon") && err.contains("fide-digits"), "{err}");
}

#[test]
fn castling_and_promotion_are_said_whole() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let (_, object) = json(&["announce", "--json", "--fen", castling, "O-O"]);
    assert_eq!(
        (object["text"].as_str(), object["uci"].as_str()),
        (Some("Kurze Rochade"), Some("e1g1"))
    );
    let pawn = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(said(&["announce", "--fen", pawn, "e8=Q"]).1, "Eva acht Dame\n");
    let (status, object) = json(&["understand", "--json", "--fen", pawn, "Eva acht"]);
    assert_eq!((status, object["error"].as_str()), (Some(1), Some("incomplete")));
    assert_eq!(
        object["candidates"],
        serde_json::json!(["e7e8q", "e7e8r", "e7e8b", "e7e8n"])
    );
}

#[test]
fn words_are_understood_as_one_move() {
    for words in ["Springer Gustav eins Felix drei", "springer felix 3", "Nf3", "g1f3"] {
        let (status, object) = json(&["understand", "--json", "--fen", START, words]);
        assert_eq!((status, object["uci"].as_str()), (Some(0), Some("g1f3")), "{words}");
    }
    let (status, out, _) = said(&["understand", "--fen", START, "Springer", "Felix", "drei"]);
    assert_eq!((status, out.as_str()), (Some(0), "Springer Felix drei (g1f3)\n"));
    let (_, object) = json(&["understand", "--json", "--fen", START, "--letters", "pt", "Cc3"]);
    assert_eq!(object["uci"], "b1c3");
}

#[test]
fn the_failing_word_is_named() {
    let (status, object) = json(&["understand", "--json", "--fen", START, "Springer Felix neun"]);
    assert_eq!(status, Some(1));
    assert_eq!(
        object,
        serde_json::json!({"error": "unknown_word", "at": 15, "word": "neun", "candidates": []})
    );
    let (status, out, err) = said(&["understand", "--lang", "en", "--fen", START, "Springer Felix neun"]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(err.contains("\"neun\""), "{err}");
    let (status, _, err) = said(&["understand", "--lang", "de", "--fen", START, "Springer Felix fünf"]);
    assert_eq!(status, Some(1));
    assert!(err.contains("kein erlaubter Zug"), "{err}");
}

#[test]
fn both_moves_that_the_words_may_mean_are_given() {
    let fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    let (status, object) = json(&["understand", "--json", "--fen", fen, "Springer David zwei"]);
    assert_eq!((status, object["error"].as_str()), (Some(1), Some("ambiguous")));
    assert_eq!(object["candidates"], serde_json::json!(["b1d2", "f3d2"]));
    let (_, _, err) = said(&["understand", "--lang", "en", "--fen", fen, "Springer David zwei"]);
    assert!(err.contains("Springer Bella David zwei (Nbd2)"), "{err}");
}

#[test]
fn an_illegal_move_is_a_no_and_a_bad_fen_is_unreadable() {
    let (status, out, err) = said(&["announce", "--fen", START, "Nf6"]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(err.contains("Nf6"), "{err}");
    let (status, _, err) = said(&[
        "announce",
        "--lang",
        "en",
        "--fen",
        "8/8/8/8/8/8/8/4X3 w - - 0 1",
        "Nf3",
    ]);
    assert_eq!(status, Some(2));
    assert!(err.contains("first field") && err.contains("column 16"), "{err}");
}

#[test]
fn a_wrong_command_line_says_what_would_be_right() {
    for (arguments, part) in [
        (vec!["understand", "--lang", "en", "e4"], "--fen"),
        (vec!["understand", "--lang", "en", "--fen", START], "WORDS"),
        (vec!["announce", "--lang", "tlh", "--fen", START, "e4"], "pt-BR"),
        (vec!["announce", "--fen"], "--fen"),
        (vec!["announce", "--colour", "x"], "--colour"),
        (vec!["dance"], "dance"),
        (vec!["--dance"], "--dance"),
    ] {
        let (status, out, err) = said(&arguments);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(err.contains(part), "{err}");
    }
    let (status, out, _) = said(&["--help"]);
    assert_eq!(status, Some(0));
    assert!(out.contains("annabella understand --fen FEN"), "{out}");
    let (status, _, _) = said(&["understand", "--fen", START, ""]);
    assert_eq!(status, Some(1), "no words at all are incomplete, not wrong usage");
}
