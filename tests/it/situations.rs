//! The sentences that each person hears in six situations in which it is easy to say something false: an illegal move
//! that waits, an open offer and an adjournment, each from two sides. The test prints them as a table:
//! `cargo test --test it -- situations --nocapture`.

#![allow(clippy::print_stdout, reason = "the table is read in the test's output")]

use controls::next::first_words;
use locale::{Locale, Messages};

use super::console::typed_as;

const HEADER: &str =
    "white vi Ada\nblack sighted Ben\narbiter Dora\ntime 5400+30\nset increment-before-first-move=no\n";

/// Each situation with the lines of its story.
const SITUATIONS: [(&str, &str); 6] = [
    (
        "an illegal move is announced and made",
        "> arbiter starts clocks\nboth play 1.e4 e5\n> white plays f1f6\n",
    ),
    (
        "an illegal move is completed and awaits the ruling",
        "> arbiter starts clocks\nboth play 1.e4 e5\n> white plays f1f6\n> white presses clock\n",
    ),
    (
        "the opponent's draw offer is open",
        "> arbiter starts clocks\nboth play 1.e4 e5\n> white plays Nf3\n> black copies\n> white offers draw\n> white presses clock\n",
    ),
    (
        "one's own draw offer is open",
        "> arbiter starts clocks\nboth play 1.e4 e5 2.Nf3\n> black plays Nc6\n> white copies\n> black offers draw\n> black presses clock\n",
    ),
    (
        "the game is being adjourned and the move is not sealed",
        "> arbiter starts clocks\nboth play 1.e4 e5\n> arbiter adjourns\n",
    ),
    (
        "the game is adjourned until a known time",
        "> arbiter starts clocks\nboth play 1.e4 e5\n> arbiter adjourns until \"Sunday 10:00\"\n> white seals Nf3\n> white stops clocks\n",
    ),
];

/// The lines that are typed in each situation, one after the other.
const QUESTIONS: [&str; 9] = [
    "line-state",
    "line-last",
    "line-repeated",
    "line-offer",
    "line-again",
    "line-earlier",
    "line-clock",
    "line-resumption",
    "line-decline-draw",
];

/// The answers to all questions, each a line or more; the answer to a question follows the question in the table.
fn answers(locale: Locale, story: &str, seat: &str) -> Vec<(String, String)> {
    let messages = Messages::new(locale);
    QUESTIONS
        .iter()
        .map(|line| {
            let folder = tempfile::tempdir().unwrap();
            let words = first_words(&messages, line);
            let header = format!("{HEADER}at 0:00:00\n{story}");
            let output = typed_as(locale.tag(), &folder, &header, &["--seat", seat], words.as_bytes());
            let said = String::from_utf8(output.stdout).unwrap();
            let complaints = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.success(), "{seat} {words}: {complaints}");
            (words, said.lines().collect::<Vec<_>>().join(" / "))
        })
        .collect()
}

/// True if a value is missing in the sentence, or a message.
fn lacks_a_word(said: &str) -> bool {
    let marks = [": .", ":.", " .", " ,", "  ", "{", "}", "()", "\"\""];
    let is_message = |word: &str| {
        let bare = word.trim_matches(|sign: char| !sign.is_ascii_lowercase());
        ["next-", "answer-", "refused-", "said-", "state-", "signing-"]
            .iter()
            .any(|kind| bare.starts_with(kind))
    };
    said.is_empty() || marks.iter().any(|mark| said.contains(mark)) || said.split_whitespace().any(is_message)
}

#[test]
fn every_sentence_in_six_situations_is_complete() {
    for locale in [Locale::En, Locale::De, Locale::PtBr] {
        for (situation, story) in SITUATIONS {
            println!(
                "\n## {} · {situation}\n\n| seat | typed | heard |\n|---|---|---|",
                locale.tag()
            );
            for seat in ["white", "black", "arbiter"] {
                for (typed, heard) in answers(locale, story, seat) {
                    println!("| {seat} | {typed} | {heard} |");
                    assert!(!lacks_a_word(&heard), "{locale} {situation}: {seat} {typed}: {heard}");
                }
            }
        }
    }
}
