//! `annabella explain`: the answer of the table, as a shell sees it (11.9).

use std::process::Command;

use laws::explanation::{self, TOPICS};
use laws::regulations::{Edition, Regulations};
use locale::{Locale, Messages};
use wording::law::explained;

fn explain(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("explain")
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn told(edition: Edition, number: &str, locale: Locale) -> String {
    let regulations = Regulations {
        edition,
        ..Regulations::default()
    };
    let topics: Vec<_> = explanation::under(edition, number).collect();
    explained(&Messages::new(locale), &regulations, number, &topics)
}

#[test]
fn an_article_is_explained_in_the_words_of_the_table() {
    let (status, out, err) = explain(&["9.2", "--lang", "en"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert_eq!(out.trim_end(), told(Edition::Laws2023, "9.2", Locale::En));
    assert!(out.contains("9.2") && out.contains("third"), "{out}");
    let (status, out, _) = explain(&["Artikel", "9.2", "--laws", "2018", "--lang", "de"]);
    assert_eq!(status, Some(0));
    assert_eq!(out.trim_end(), told(Edition::Laws2018, "9.2", Locale::De));
    // A number below an explained one gets the same explanation.
    assert_eq!(
        explain(&["9.2.1.1", "--lang", "en"]).1,
        explain(&["9.2", "--lang", "en"]).1
    );
}

#[test]
fn the_numbers_are_those_of_the_profile() {
    let minutes = |arguments: &[&str]| {
        let (status, out, _) = explain(&[&["7.5.5", "--lang", "en"], arguments].concat());
        assert_eq!(status, Some(0));
        out
    };
    assert!(minutes(&[]).contains("2 min"), "{}", minutes(&[]));
    assert!(minutes(&["--speed", "rapid"]).contains("1 min"));
    assert!(minutes(&["--speed", "blitz"]).contains("2 min"));
    assert!(minutes(&["--speed", "blitz", "--supervision", "otherwise"]).contains("1 min"));
}

#[test]
fn an_unexplained_article_is_answered_with_no_and_its_parts() {
    let (status, out, err) = explain(&["9", "--lang", "en"]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(err.contains("\"9\"") && err.contains("9.1.1"), "{err}");
    let (status, out, _) = explain(&["9", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(status, Some(1));
    assert_eq!(answer["error"], "no_such_article");
    assert_eq!(answer["candidates"][0], "9.1.1");
    assert_eq!(explain(&["99.1"]).0, Some(1));
    assert_eq!(explain(&[]).0, Some(2));
    assert_eq!(explain(&["9.2", "--laws", "1990"]).0, Some(2));
    assert_eq!(explain(&["9.2", "--speed", "slow"]).0, Some(2));
}

#[test]
fn as_json_the_number_stands_next_to_the_words() {
    let (status, out, _) = explain(&["9.4", "--json", "--laws", "2005", "--lang", "en"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &answer["article"]), (Some(0), &serde_json::json!("9.4")));
    assert!(answer["text"].as_str().unwrap().len() > 20, "{out}");
    // Every row of the catalogue has words in every language.
    for locale in Locale::ALL {
        for topic in TOPICS {
            for edition in [Edition::Laws2005, Edition::Laws2018, Edition::Laws2023] {
                if let Some(number) = topic.number(edition) {
                    assert!(told(edition, number, locale).len() > 10, "{number} {locale:?}");
                }
            }
        }
    }
}

#[test]
fn what_a_peg_board_must_be_like_is_explained_point_by_point() {
    for (number, word) in [
        ("D.1.1", "20"),
        ("D.1.2", "raised"),
        ("D.1.3", "hole"),
        ("D.1.4", "pegs"),
        ("D.1.4.2", "Staunton"),
    ] {
        for laws in ["2018", "2023"] {
            let (status, out, _) = explain(&[number, "--laws", laws, "--lang", "en"]);
            assert_eq!(status, Some(0));
            assert!(out.contains(word), "{number}: {out}");
        }
    }
    let (_, old, _) = explain(&["F", "--laws", "2005", "--lang", "en"]);
    assert!(old.contains("20 by 20") && old.contains("pegs"), "{old}");
}
