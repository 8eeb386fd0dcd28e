//! `annabella explain`: the answer of the table, as a shell sees it (11.9).

#![allow(
    clippy::print_stdout,
    reason = "the table of all Articles is read in the test's output"
)]

use std::process::Command;

use laws::explanation::{self, TOPICS, glossary::TERMS};
use laws::regulations::{Edition, Regulations};
use locale::{Locale, Messages};
use wording::law::{Explainable, explained, find};

fn explain(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("explain")
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const EDITIONS: [Edition; 3] = [Edition::Laws2005, Edition::Laws2018, Edition::Laws2023];

/// All Articles of an edition as its Portuguese source numbers them; of 2005 the lettered parts too, and for the
/// appendices that the source leaves unnumbered the numbers of the English text.
fn articles(edition: Edition) -> impl Iterator<Item = &'static str> {
    let list = match edition {
        Edition::Laws2005 => include_str!("articles/2005.txt"),
        Edition::Laws2018 => include_str!("articles/2018.txt"),
        Edition::Laws2023 => include_str!("articles/2023.txt"),
    };
    list.split_whitespace()
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

#[test]
fn every_article_of_three_editions_has_its_text_or_says_none() {
    let mut headings = Vec::new();
    for edition in EDITIONS {
        let mut count = 0;
        for article in articles(edition) {
            count += 1;
            let Some(number) = explanation::find(edition, article) else {
                let parts = explanation::below(edition, article);
                assert!(!parts.is_empty(), "{edition:?} {article} has neither a text nor parts");
                println!(
                    "{edition:?} {article}: no text of its own; its parts are {}",
                    parts.join(", ")
                );
                headings.push((edition, article));
                continue;
            };
            let covered = if number == article {
                String::new()
            } else {
                format!(", with {number}")
            };
            println!("{edition:?} {article}: own text{covered}");
            let is_its_own = number == article || article.starts_with(&format!("{number}."));
            assert!(is_its_own, "{edition:?} {article} is explained by {number}");
            let text = told(edition, number, Locale::En);
            assert!(text.starts_with(&format!("Article {number}. ")), "{text}");
        }
        assert!(count > 200, "{edition:?}: {count}");
    }
    assert_eq!(headings, [], "a heading is explained by the texts of its parts");
}

#[test]
fn an_article_is_not_explained_by_the_text_of_another() {
    for (article, laws, words) in [
        ("A.4.3", "2023", "five times"),
        ("A.3.2", "2018", "five times"),
        ("A.4.3", "2018", "on time"),
        ("B.2", "2023", "one game each"),
        ("B.2", "2018", "one minute"),
        ("A.3", "2023", "one minute"),
        ("B.3", "2023", "follows those of rapid"),
        ("10.2", "2023", "three quarters"),
        ("10.1", "2005", "phase"),
        ("10.1", "2023", "one point"),
        ("6.4", "2023", "flag has fallen"),
        ("6.10", "2023", "best judgement"),
        ("11.10", "2023", "appeal"),
        ("12.5", "2023", "from outside"),
        ("12.8", "2023", "mobile phone"),
        ("I.13", "2023", "wrong time"),
        ("I.14", "2023", "in advance"),
        ("C.8", "2023", "letter of the piece"),
        ("4.3.3", "2018", "both colours"),
        ("4.4 (d)", "2005", "been released on"),
        ("14", "2005", "Federations"),
    ] {
        let (status, out, err) = explain(&[article, "--laws", laws, "--lang", "en"]);
        assert_eq!(status, Some(0), "{laws} {article}: {err}");
        assert!(out.contains(words), "{laws} {article}: {out}");
    }
    // The rules of one edition are not told of another.
    for (article, laws, words, new_words) in [
        ("6.8.d", "2005", "adjusts the clocks fairly", "disability"),
        ("6.8.a", "2005", "allowed to press.", "irregularity"),
        ("8.1", "2005", "with the arbiter's consent", "disability"),
        ("8.1", "2005", "draw claim.", "sealed"),
        ("6.15", "2005", "based on it.", "alone"),
        ("13.4", "2005", "expel from the event", "fine"),
        ("13.7.a", "2005", "Spectators", "irregularity"),
        ("13.7.b", "2005", "mobile phone", "permission"),
        ("F.4", "2005", "that can be felt", "announces"),
        ("F.7", "2005", "corrects their board.", "differ, both"),
        ("F.9", "2005", "touched a piece", "deaf"),
        ("A.4.5", "2018", "may announce", "also announces"),
        ("A.5.5", "2023", "also announces", "may announce"),
    ] {
        let (status, out, err) = explain(&[article, "--laws", laws, "--lang", "en"]);
        assert_eq!(status, Some(0), "{laws} {article}: {err}");
        assert!(
            out.contains(words) && !out.contains(new_words),
            "{laws} {article}: {out}"
        );
    }
    for unknown in ["10.3", "9.2.9", "A.7", "B.9", "12.2.8", "D.2.12", "6.4.1"] {
        let (status, out, err) = explain(&[unknown, "--lang", "en"]);
        assert_eq!((status, out.as_str()), (Some(1), ""), "{unknown}: {err}");
    }
    // However the number is written, and with what is said before it.
    let appendix = explain(&["Appendix", "C", "--lang", "en"]).1;
    assert!(appendix.contains("algebraic"), "{appendix}");
    assert_eq!(explain(&["b2", "--lang", "en"]), explain(&["B.2", "--lang", "en"]));
}

#[test]
fn an_article_of_rapid_or_of_blitz_speaks_of_its_own_speed() {
    let names: [(Locale, [&[&str]; 2]); 3] = [
        (Locale::En, [&["rapid"], &["blitz"]]),
        (Locale::De, [&["schnellschach"], &["blitz"]]),
        (Locale::PtBr, [&["rápido"], &["blitz", "relâmpago"]]),
    ];
    for (locale, names) in names {
        for edition in EDITIONS {
            let is_old = edition == Edition::Laws2005;
            let (rapid, blitz) = if is_old { ("B", "C") } else { ("A.", "B.") };
            for article in articles(edition) {
                // An Article of blitz names what it takes from rapid; 2005 has its blitz in C and its rapid in B.
                let takes = ["B.3", "B.4", "C2"].contains(&article);
                let other = match article {
                    _ if article.starts_with(rapid) => names[1],
                    _ if article.starts_with(blitz) && !takes && !(is_old && article.contains('.')) => names[0],
                    _ => continue,
                };
                let Some(number) = explanation::find(edition, article) else {
                    continue;
                };
                let text = told(edition, number, locale).to_lowercase();
                for word in other {
                    assert!(!text.contains(word), "{edition:?} {article} {locale:?}: {text}");
                }
            }
        }
    }
    for (article, laws, words) in [
        ("A.2", "2023", "scoresheet at any time"),
        ("A.4.1", "2023", "three games"),
        ("A.4.2", "2023", "electronically"),
        ("B.2.1", "2023", "one game each"),
        ("B.3.1.1", "2018", "one game each"),
        ("A.5.2", "2023", "arbiter who sees it"),
        ("B6", "2005", "promotion"),
        ("B.4", "2018", "follows those of rapid"),
        ("C2", "2005", "rules of rapid"),
    ] {
        let out = explain(&[article, "--laws", laws, "--lang", "en"]).1;
        assert!(out.contains(words), "{laws} {article}: {out}");
    }
}

#[test]
fn a_term_is_found_however_it_is_spelt() {
    let found = |locale: Locale, asked: &str| match find(&Messages::new(locale), &Regulations::default(), asked) {
        Ok(Explainable::Term(term)) => term.key(),
        Ok(Explainable::Article(number)) => number,
        Err(_) => "nothing",
    };
    for (locale, key, spellings) in [
        (
            Locale::En,
            "fifty",
            "fifty-move rule;50-move rule;Fifty Move Rule;50 moves;fifty moves",
        ),
        (
            Locale::En,
            "seventyfive",
            "seventy-five-move rule;75-move rule;75 move rule;fivefold repetition",
        ),
        (
            Locale::En,
            "repetition",
            "threefold repetition;three-fold repetition;repetition",
        ),
        (Locale::En, "dead-position", "dead position;dead-position"),
        (Locale::En, "flag", "flag fall;flag-fall;flagfall"),
        (
            Locale::En,
            "touch",
            "touch-move;touch move;touch-move rule;touch move rule",
        ),
        (Locale::En, "adjust", "j'adoube;j’adoube;jadoube;J'adoubé"),
        (Locale::En, "smoking", "E-cigarette;e cigarette"),
        (Locale::En, "queen", "queen"),
        (Locale::En, "fischer", "Cumulative (Fischer) mode"),
        (
            Locale::De,
            "fifty",
            "Fünfzig-Züge-Regel;fuenfzig Zuege Regel;50-Züge-Regel",
        ),
        (Locale::De, "seventyfive", "fünfundsiebzig Züge;75 Zuege"),
        (
            Locale::De,
            "repetition",
            "dreifache Stellungswiederholung;Stellungs-Wiederholung",
        ),
        (Locale::De, "touch", "berührt geführt;beruehrt-gefuehrt;touch-move"),
        (Locale::De, "adjust", "zurechtruecken;J'adoube"),
        (Locale::De, "flag", "Blaettchenfall;flag fall"),
        (
            Locale::PtBr,
            "fifty",
            "regra dos cinquenta lances;regra dos 50 lances;fifty-move rule",
        ),
        (
            Locale::PtBr,
            "seventyfive",
            "regra dos setenta e cinco lances;75 lances",
        ),
        (
            Locale::PtBr,
            "repetition",
            "repeticao;tripla repetição;repetição de posição",
        ),
        (Locale::PtBr, "checkmate", "xeque mate;xequemate"),
        (Locale::PtBr, "flag", "queda de seta"),
        (Locale::PtBr, "touch", "peca tocada"),
        (Locale::PtPt, "flag", "queda da bandeira"),
        (Locale::Es, "fifty", "regla de las cincuenta jugadas"),
        (Locale::Fr, "fifty", "regle des cinquante coups"),
        (Locale::It, "seventyfive", "regola delle settantacinque mosse"),
        (Locale::Nl, "fifty", "vijftigzettenregel;50 zetten regel"),
    ] {
        for asked in spellings.split(';') {
            assert_eq!(found(locale, asked), key, "{locale:?}: {asked}");
        }
    }
    // No name of a term is another term's.
    for locale in Locale::ALL {
        for term in TERMS {
            for word in Messages::new(locale).text(term.words, &[]).split(';') {
                assert_eq!(found(locale, word), term.key(), "{locale:?}: {word}");
            }
        }
    }
}

#[test]
fn a_term_of_the_glossary_is_explained() {
    let (status, out, err) = explain(&["dead", "position", "--lang", "en"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(out.starts_with("Dead position. Article 5.2.2. "), "{out}");
    let (_, out, _) = explain(&["minor piece", "--lang", "en"]);
    assert_eq!(out.trim_end(), "Minor piece. A bishop or a knight.");
    let (_, out, _) = explain(&["posicao morta", "--lang", "pt-BR", "--laws", "2005", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["term"], "dead-position");
    assert_eq!(answer["article"], "5.2.b");
    let (status, out, err) = explain(&["xyzzy", "--lang", "en"]);
    assert_eq!((status, out.as_str()), (Some(1), ""), "{err}");
}

#[test]
fn every_term_has_its_words_and_a_meaning_in_every_language() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let mut known = std::collections::BTreeMap::new();
        for term in explanation::glossary::TERMS {
            let words = messages.text(term.words, &[]);
            for word in words.split(';').map(|word| word.trim().to_lowercase()) {
                assert!(!word.is_empty(), "{locale}: {}", term.words);
                assert_eq!(known.insert(word.clone(), term.words), None, "{locale}: {word}");
                let found = find(&messages, &Regulations::default(), &word);
                assert_eq!(found, Ok(Explainable::Term(term)), "{locale}: {word}");
            }
            for edition in EDITIONS {
                let regulations = Regulations {
                    edition,
                    ..Regulations::default()
                };
                let text = wording::law::defined(&messages, &regulations, term);
                assert!(text.len() > 20 && !text.contains("law-"), "{locale}: {text}");
            }
        }
    }
}
