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
fn the_sample_of_appendix_c_comes_out_in_the_letters_of_the_seed() {
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
    assert!(err.contains("two.pgn:8:4: \"Qxf7\" is not possible here."), "{err}");
    let (_folder, path) = file("open.pgn", b"1. e4 {and so on\n");
    let (status, out, err) = annabella(&["notate", &path, "--letters", "es"]);
    assert_eq!((status, out.trim_end()), (Some(2), "1.e4"));
    assert!(err.contains("open.pgn:1:7: The comment that begins here"), "{err}");
}

#[test]
fn what_is_no_game_is_said_to_be_none() {
    let (_folder, path) = file("empty.pgn", b"\n");
    let (status, out, err) = annabella(&["notate", &path, "--letters", "en"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("empty.pgn:1:1: There is no game in it."), "{err}");
    let (status, _, err) = annabella(&["notate", "/nowhere/none.pgn", "--letters", "en"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("/nowhere/none.pgn"), "{err}");
    let (status, _, err) = annabella(&["notate", &path, "--letters", "xx"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("pt, de, es"), "{err}");
}
