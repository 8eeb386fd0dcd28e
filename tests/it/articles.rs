//! The Articles and cases that the stories tell: missing ones are listed here, with the reason.

use super::tidy::{rust_files, top};
use testing::stories::{Story, stories};

/// Every Article that says something a program can be asked about.
const ARTICLES: &str = "
    1.2 1.3 1.4 1.5 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7.1 3.7.2 3.7.3 3.8 3.9 3.10
    4.1 4.2.1 4.2.2 4.3.1 4.3.2 4.3.3 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.6 4.7.1 4.7.2 4.7.3 4.8 4.9
    5.1.1 5.1.2 5.2.1 5.2.2 5.2.3
    6.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3.1 6.3.2 6.4 6.5 6.6 6.7.1 6.7.2 6.8 6.9 6.10.1 6.10.2
    6.11.1 6.11.2 6.11.3 6.11.4 6.12
    7.1 7.2.1 7.2.2 7.3 7.4 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5 7.6
    8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.2 8.3 8.4 8.5.1 8.5.2 8.5.3 8.6 8.7
    9.1.1 9.1.2.1 9.1.2.2 9.1.2.3 9.2.1 9.2.2 9.2.3 9.3.1 9.3.2 9.4 9.5.1 9.5.2 9.5.3 9.6.1 9.6.2
    10.1 10.2 11.3.1 11.3.2.1 11.5 11.7 11.8 11.9 11.10 11.11 11.12
    12.2.6 12.5 12.6 12.7 12.8 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9
    A.1 A.2 A.3 A.4 A.4.3 A.5.1 A.5.2 A.5.3 A.5.4 A.5.5 A.6 B.1 B.2 B.3 B.4
    C.2 C.3 C.4 C.5 C.6 C.7 C.8 C.9 C.9.3 C.10 C.11 C.12 C.13
    D.1 D.1.1 D.1.2 D.1.3 D.1.4 D.2.1 D.2.2 D.2.3.1 D.2.3.2 D.2.3.3 D.2.4 D.2.5 D.2.6.1 D.2.6.2 D.2.7 D.2.8 D.2.9
    D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2.11
    I.1.1 I.1.2 I.2 I.3 I.4 I.5 I.6 I.7 I.8 I.9.1 I.9.2 I.9.3 I.10 I.11 I.12.1 I.12.2 I.13 I.14
    II.1 II.2 II.3 III.2 III.3 III.4 III.5 III.6
";

/// Articles that no story can show: wood, holes and hands; and those that the program does not apply.
const UNTOLD: &[(&str, &str)] = &[
    ("D.1.1", "the size and the squares of a peg board"),
    ("D.1.2", "the holes of a peg board"),
    ("D.1.3", "the pegs of the pieces"),
    ("D.1.4", "the shape and the marks of the pieces"),
    ("D.2.6.2", "a clock whose hands are felt"),
];

/// The cases: a number, and who tells it. `tests/games/CASES.md` has them, with what each says.
fn cases() -> Vec<(String, Vec<String>)> {
    let rows = include_str!("../games/CASES.md").lines();
    let rows = rows.filter_map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let (case, tellers) = (cells.first()?, cells.last()?);
        let tellers = tellers.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        let is_row = line.starts_with('|') && cells.len() > 2 && !matches!(*case, "case" | "requirement" | "---");
        is_row.then(|| ((*case).to_owned(), tellers))
    });
    rows.collect()
}

/// Does that name, of which the end may be left open by `*`, mean this one?
fn means(name: &str, one: &str) -> bool {
    name.strip_suffix('*')
        .map_or(name == one, |beginning| one.starts_with(beginning))
}

/// The names of all functions in the tests.
fn test_functions() -> Vec<String> {
    let files = rust_files(top(), "tests").into_iter();
    let name = |rest: &str| rest.split('(').next().unwrap_or_default().to_owned();
    files
        .flat_map(|(_, text)| text.split("fn ").skip(1).map(name).collect::<Vec<_>>())
        .collect()
}

/// The Article as a number of its own, or one below it.
fn names(text: &str, article: &str) -> bool {
    text.match_indices(article).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + article.len()..].chars().next();
        let joins = |c: char| c.is_ascii_alphanumeric();
        !before.is_some_and(|c| joins(c) || c == '.') && !behind.is_some_and(joins)
    })
}

#[test]
fn every_article_is_named_by_a_story_or_has_a_reason() {
    let text: String = stories().iter().map(Story::text).collect();
    let missing: Vec<&str> = ARTICLES
        .split_whitespace()
        .filter(|article| !names(&text, article))
        .filter(|article| !UNTOLD.iter().any(|(untold, _)| untold == article))
        .collect();
    assert!(missing.is_empty(), "no story names {missing:?}");
}

#[test]
fn every_case_is_told_by_a_story_or_a_test() {
    let (stories, tests) = (stories(), test_functions());
    let tells = |name: &String| {
        stories.iter().any(|story| means(name, story.title())) || tests.iter().any(|test| means(name, test))
    };
    let cases = cases();
    let untold: Vec<&str> = cases
        .iter()
        .filter(|(_, tellers)| tellers.is_empty() || !tellers.iter().all(tells))
        .map(|(case, _)| case.as_str())
        .collect();
    assert!(untold.is_empty(), "nobody tells {untold:?}, or not all that are named");
    for case in (1..=43)
        .map(|number| format!("V{number}"))
        .chain((1..=30).map(|number| format!("clock {number}")))
    {
        assert!(cases.iter().any(|(known, _)| *known == case), "{case} is missing");
    }
}

#[test]
fn a_story_named_after_a_case_tells_it() {
    let cases = cases();
    let tells = |case: &str, story: &Story| {
        let known = cases.iter().filter(|(known, _)| known.split('-').next() == Some(case));
        known
            .flat_map(|(_, tellers)| tellers)
            .any(|name| means(name, story.title()))
    };
    let strays = stories().into_iter().filter(|story| {
        let (first, rest) = story.title().split_once('_').unwrap();
        match (first, rest.get(..2).and_then(|digits| digits.parse::<u8>().ok())) {
            ("clock", Some(number)) => !tells(&format!("clock {number}"), story),
            _ if first.starts_with('t') && first[1..2].parse::<u8>().is_ok() => {
                !tells(&format!("T{}", &first[1..]), story)
            }
            _ => false,
        }
    });
    let strays: Vec<String> = strays.map(|story| story.name).collect();
    assert!(strays.is_empty(), "not in tests/games/CASES.md: {strays:?}");
}

#[test]
fn every_case_that_a_comment_names_is_in_the_index() {
    let known: Vec<String> = cases().into_iter().map(|(case, _)| case).collect();
    let stories = stories().into_iter().map(|story| (story.name.clone(), story.text()));
    let sources = ["src", "crates", "tests", "benches"]
        .iter()
        .flat_map(|folder| rust_files(top(), folder));
    let mut unknown = Vec::new();
    for (file, text) in stories.chain(sources) {
        for comment in text.lines().filter_map(|line| line.split_once(['#', '/'])) {
            let words: Vec<&str> = comment.1.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
            for (at, word) in words.iter().enumerate() {
                let (letter, number) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
                let case = match letter {
                    "T" | "V" if number.starts_with(|c: char| c.is_ascii_digit()) && number.len() < 4 => {
                        (*word).to_owned()
                    }
                    _ if at > 1 && words[at - 1] == "case" && words[at - 2].eq_ignore_ascii_case("clock") => {
                        format!("clock {word}")
                    }
                    _ => continue,
                };
                let is_known = known
                    .iter()
                    .any(|known| *known == case || known.split('-').next() == Some(&case));
                if !is_known {
                    unknown.push(format!("{file}: {case}"));
                }
            }
        }
    }
    assert!(unknown.is_empty(), "not in tests/games/CASES.md: {unknown:#?}");
}
