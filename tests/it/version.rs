//! `--version --capabilities`: what this build can do, and the hash of its file, for an arbiter (docs/event.md).

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};

use super::tidy::rust_files;

const PROGRAM: &str = env!("CARGO_BIN_EXE_annabella");

fn told(arguments: &[&str]) -> String {
    let output = Command::new(PROGRAM).args(arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Half a hash as a number.
fn half(bytes: &[u8]) -> u128 {
    u128::from_be_bytes(bytes.try_into().unwrap())
}

#[test]
fn the_program_tells_its_hash_and_check_word() {
    let digest = Sha256::digest(std::fs::read(PROGRAM).unwrap());
    let hash = format!("{:032x}{:032x}", half(&digest[..16]), half(&digest[16..]));
    let json: Json = serde_json::from_str(&told(&["--version", "--capabilities", "--json"])).unwrap();
    assert_eq!(json["sha256"], hash.as_str());
    assert_eq!(json["edition"], "whole");
    let word = json["check_word"].as_str().unwrap();
    let bits = word.split(' ').fold(0_u32, |bits, square| {
        let square: shakmaty::Square = square.parse().unwrap();
        bits << 6 | u32::from(square)
    });
    assert_eq!(format!("{bits:06x}"), &hash[..6], "{word}");
    for lang in ["en", "de", "pt-PT"] {
        let text = told(&["--version", "--capabilities", "--lang", lang]);
        assert!(text.contains(&hash) && text.contains(word), "{text}");
    }
    assert_eq!(told(&["--version"]).lines().count(), 1);
}

#[test]
fn the_whole_program_names_every_part() {
    let json: Json = serde_json::from_str(&told(&["--version", "--json"])).unwrap();
    let named: Vec<&str> = json["capabilities"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Json::as_str)
        .collect();
    for part in [
        "hall",
        "duplex",
        "engine",
        "review",
        "tactics",
        "lichess",
        "livechess",
        "newer",
    ] {
        assert!(named.contains(&part), "{part}: {named:?}");
    }
}

/// The files in which a build for events is cut: lists with the feature at their rows, and modules with an `absent` twin. Elsewhere
/// nothing depends on the edition.
const BORDERS: &[&str] = &[
    "crates/adapters/src/child.rs",
    "crates/adapters/src/eboard/link.rs",
    "crates/adapters/src/eboard/mod.rs",
    "crates/adapters/src/lib.rs",
    "crates/adapters/src/profile_folder.rs",
    "crates/controls/src/catalogue.rs",
    "crates/controls/src/rows.rs",
    "crates/controls/src/typed/mod.rs",
    "crates/display/src/build.rs",
    "crates/display/src/capabilities.rs",
    "crates/display/src/help.rs",
    "crates/display/src/settings.rs",
    "crates/hall/src/desk/acts.rs",
    "crates/hall/src/desk/tournament/lines.rs",
    "crates/hall/src/desk/tournament/next_round.rs",
    "crates/locale/src/messages.rs",
    "crates/table/src/input.rs",
    "crates/table/src/lib.rs",
    "crates/table/src/script/mod.rs",
    "crates/ui/src/lib.rs",
    "crates/ui/src/page.rs",
    "crates/ui/src/page_states.rs",
    "src/app/boards.rs",
    "src/app/mod.rs",
    "src/cli/games.rs",
    "src/cli/given.rs",
    "src/cli/mod.rs",
    "src/cli/version.rs",
];

#[test]
fn the_editions_differ_at_the_borders_only() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = ["crates", "src"].into_iter().flat_map(|folder| rust_files(top, folder));
    let depends = |text: &str| {
        ["\"home\"", "\"hall\""]
            .iter()
            .any(|name| text.contains(&format!("feature = {name}")))
    };
    let depending: Vec<String> = sources
        .filter(|(_, text)| depends(text))
        .map(|(path, _)| path)
        .collect();
    assert_eq!(depending, BORDERS);
}

#[test]
fn the_sentences_searched_for_in_an_edition_are_in_the_texts() {
    let texts: String = fs::read_dir("locales/en")
        .unwrap()
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    let search = fs::read_to_string(".ci/event-test").unwrap();
    let (_, parts) = search.split_once("PARTS = {").unwrap();
    let (parts, _) = parts.split_once("\n}").unwrap();
    let is_sentence = |text: &&str| text.starts_with(|first: char| first.is_uppercase()) && text.contains(' ');
    let sentences: Vec<&str> = parts.split('"').skip(1).step_by(2).filter(is_sentence).collect();
    assert!(sentences.len() >= 6, "{sentences:?}");
    for sentence in sentences {
        assert!(
            texts.contains(sentence),
            "no text says {sentence:?}: .ci/event-test looks for it"
        );
    }
}
