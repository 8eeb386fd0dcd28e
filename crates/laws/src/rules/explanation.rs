//! The Articles that are explained, and their numbers in each edition (11.9). The texts are in `locales/*/laws.ftl`,
//! the terms of the glossary, whose words are in `locales/*/glossary.ftl`, in [`glossary`].

pub use super::glossary;
use super::refusal::{Code, Refusal};
use crate::articles::Edition;

/// A rule of the Laws, with the Articles it explains in each edition.
#[derive(Debug, PartialEq, Eq)]
pub struct ExplainedRule {
    /// The key of the message that explains it.
    pub message: &'static str,
    laws2005: &'static str,
    laws2018: &'static str,
    laws2023: &'static str,
}

impl ExplainedRule {
    /// The Articles whose text it is in that edition: its own first, then the parts that it covers.
    fn numbers(&self, edition: Edition) -> impl Iterator<Item = &'static str> {
        let numbers = match edition {
            Edition::Laws2005 => self.laws2005,
            Edition::Laws2018 => self.laws2018,
            Edition::Laws2023 => self.laws2023,
        };
        numbers.split(' ').filter(|number| !number.is_empty())
    }

    /// Its own number in that edition.
    pub fn number(&self, edition: Edition) -> Option<&'static str> {
        self.numbers(edition).next()
    }
}

macro_rules! topics {
    ($($message:literal, $laws2005:literal, $laws2018:literal, $laws2023:literal;)+) => {
        /// All topics, in the order of the Laws of 2023. An Article that no text covers stands nowhere.
        pub const TOPICS: &[ExplainedRule] = &[$(ExplainedRule {
            message: $message,
            laws2005: $laws2005,
            laws2018: $laws2018,
            laws2023: $laws2023,
        },)+];
    };
}

/// The number as it is compared: "B2", "b.2" and "B.2." are one Article, as are "4.4 (a)", "4.4a" and "4.4.a".
fn comparable(number: &str) -> String {
    let mut compared = String::with_capacity(number.len());
    for c in number.chars().filter(|c| c.is_alphanumeric() || *c == '.') {
        let follows_other_kind =
            |before: char| before != '.' && c != '.' && before.is_ascii_digit() != c.is_ascii_digit();
        if compared.chars().next_back().is_some_and(follows_other_kind) {
            compared.push('.');
        }
        compared.push(c.to_ascii_uppercase());
    }
    compared.truncate(compared.trim_end_matches('.').len());
    compared
}

fn is_part(number: &str, of: &str) -> bool {
    number.strip_prefix(of).is_some_and(|rest| rest.starts_with('.'))
}

/// The number under which that edition explains the Article asked for: its own, or that of the Article it is part of
/// where one text covers both.
pub fn find(edition: Edition, asked: &str) -> Option<&'static str> {
    let asked = comparable(asked);
    let mut known = TOPICS.iter().flat_map(|topic| topic.numbers(edition));
    let number = known.find(|number| comparable(number) == asked)?;
    let whole = under(edition, number).next()?.number(edition)?;
    Some(if is_part(number, whole) && under(edition, whole).count() == 1 {
        whole
    } else {
        number
    })
}

/// The refusal where that number has no explanation, with the explained numbers below it as candidates.
pub fn unknown(edition: Edition, asked: &str) -> Refusal {
    Refusal {
        candidates: below(edition, asked).into_iter().map(String::from).collect(),
        word: Some((0, asked.to_owned())),
        ..Refusal::new(Code::NoSuchArticle)
    }
}

/// The explained numbers below the one asked for in that edition, such as those that "9" may mean; parts of them are
/// left out.
pub fn below(edition: Edition, asked: &str) -> Vec<&'static str> {
    let asked = comparable(asked);
    let known = TOPICS.iter().filter_map(|topic| topic.number(edition));
    let below = known.filter(|number| is_part(&comparable(number), &asked));
    let mut numbers: Vec<&str> = Vec::new();
    for number in below {
        if !numbers.iter().any(|whole| *whole == number || is_part(number, whole)) {
            numbers.push(number);
        }
    }
    numbers
}

/// The number of the rule that this message explains, if that edition has the rule.
pub fn number_of(edition: Edition, message: &str) -> Option<&'static str> {
    TOPICS.iter().find(|topic| topic.message == message)?.number(edition)
}

/// The topics that explain that number; several if its parts have texts of their own.
pub fn under(edition: Edition, number: &str) -> impl Iterator<Item = &'static ExplainedRule> {
    TOPICS
        .iter()
        .filter(move |topic| topic.numbers(edition).any(|known| known == number))
}

topics! {
    "law-alternately", "1.1", "1.1 1.2", "1.1 1.2";
    "law-has-the-move", "1.1", "1.3", "1.3";
    "law-aim", "1.2", "1.4 1.4.1 1.4.2", "1.4 1.4.1 1.4.2";
    "law-board", "2.1", "2.1", "2.1";
    "law-initial", "2.2 2.3", "2.2 2.3", "2.2 2.3";
    "law-files", "2.4", "2.4", "2.4";
    "law-legal-moves", "3", "3 3.10 3.10.1 3.10.2", "3 3.10 3.10.1 3.10.2";
    "law-capture", "3.1", "3.1 3.1.1 3.1.2 3.1.3", "3.1 3.1.1 3.1.2 3.1.3";
    "law-lines", "3.2 3.3 3.4 3.5", "3.2 3.3 3.4 3.5", "3.2 3.3 3.4 3.5";
    "law-knight", "3.6", "3.6", "3.6";
    "law-pawn", "3.7 3.7.a 3.7.b 3.7.c", "3.7 3.7.1 3.7.2 3.7.3", "3.7 3.7.1 3.7.2 3.7.3";
    "law-en-passant", "3.7.d", "3.7.4 3.7.4.1 3.7.4.2", "3.7.3.1 3.7.3.2";
    "law-promotion-choice", "3.7.e", "3.7.5 3.7.5.1 3.7.5.2 3.7.5.3", "3.7.3.3 3.7.3.4 3.7.3.5";
    "law-king", "3.8 3.8.a 3.8.b", "3.8 3.8.1 3.8.2 3.8.2.1 3.8.2.1.1 3.8.2.1.2 3.8.2.2 3.8.2.2.1 3.8.2.2.2", "3.8 3.8.1 3.8.2 3.8.2.1 3.8.2.1.1 3.8.2.1.2 3.8.2.2 3.8.2.2.1 3.8.2.2.2";
    "law-check", "3.9", "3.9 3.9.1 3.9.2", "3.9 3.9.1 3.9.2";
    "law-illegal-position", "", "3.10.3 3.10", "3.10.3 3.10";
    "law-one-hand", "4.1", "4.1", "4.1";
    "law-adjust", "4.2", "4.2.1 4.2", "4.2.1 4.2";
    "law-contact", "", "4.2.2 4.2", "4.2.2 4.2";
    "law-touch-move", "4.3 4.3.a 4.3.b", "4.3 4.3.1 4.3.2", "4.3 4.3.1 4.3.2";
    "law-touch-both", "4.3.c", "4.3.3", "4.3.3";
    "law-touch-castling", "4.4 4.4.a 4.4.b 4.4.c 4.4.d", "4.4 4.4.1 4.4.2 4.4.3 4.4.4", "4.4 4.4.1 4.4.2 4.4.3 4.4.4";
    "law-free-choice", "4.5", "4.5", "4.5";
    "law-promotion", "", "4.6 4.6.1 4.6.2 4.6.3", "4.6 4.6.1 4.6.2 4.6.3";
    "law-made", "4.6 4.6.a 4.6.b 4.6.c", "4.7 4.7.1 4.7.2 4.7.3", "4.7 4.7.1 4.7.2 4.7.3";
    "law-touch-claim", "4.7", "4.8", "4.8";
    "law-moving-assistant", "", "4.9", "4.9";
    "law-game-over", "5", "5", "5";
    "law-checkmate", "5.1.a 5.1", "5.1.1 5.1", "5.1.1 5.1";
    "law-resignation", "5.1.b 5.1", "5.1.2 5.1", "5.1.2 5.1";
    "law-stalemate", "5.2.a 5.2", "5.2.1 5.2", "5.2.1 5.2";
    "law-dead-position", "5.2.b 5.2 1.3 9.6", "5.2.2 5.2 1.5", "5.2.2 5.2 1.5";
    "law-agreement", "5.2.c 5.2", "5.2.3 5.2", "5.2.3 5.2";
    "law-clock", "6.1", "6.1", "6.1";
    "law-press", "6.8 6.8.a", "6.2 6.2.1 6.2.2", "6.2 6.2.1 6.2.2";
    "law-also-completed", "", "6.2.1.1 6.2.1.2", "6.2.1.1 6.2.1.2";
    "law-same-hand", "6.8.b 6.8", "6.2.3", "6.2.3";
    "law-clock-care", "6.8.c 6.8", "6.2.4", "6.2.4";
    "law-adjust-on-own-time", "", "6.2.5", "6.2.5";
    "law-no-deduction", "6.8.d 6.8", "6.2.6", "6.2.6";
    "law-periods", "6.2 6.2.a 6.2.b", "6.3 6.3.1 6.3.2", "6.3 6.3.1 6.3.2";
    "law-delay", "6.2.b", "6.3.2", "6.3.2";
    "law-flag-check", "6.3", "6.4", "6.4";
    "law-clock-place", "6.4", "6.5", "6.5";
    "law-start", "6.5", "6.6", "6.6";
    "law-default-time", "6.7", "6.7 6.7.1", "6.7 6.7.1";
    "law-both-late", "6.6", "6.7.2", "6.7.2";
    "law-flag-seen", "6.9", "6.8", "6.8";
    "law-flag-fall", "6.10", "6.9", "6.9";
    "law-defective-clock", "6.11", "6.10.1 6.10", "6.10.1 6.10";
    "law-wrong-setting", "", "6.10.2 6.10", "6.10.2 6.10";
    "law-stop-clocks", "6.13 6.13.b 6.13.c", "6.11 6.11.2 6.11.3", "6.11 6.11.2 6.11.3";
    "law-interruption", "6.13 6.13.a", "6.11 6.11.1", "6.11 6.11.1";
    "law-stop-without-reason", "6.13 6.13.d", "6.11 6.11.4", "6.11 6.11.4";
    "law-displays", "6.15", "6.12 6.12.1 6.12.2", "6.12 6.12.1 6.12.2";
    "law-both-flags", "6.12 6.12.a 6.12.b", "III.3 III.3.1 III.3.1.1 III.3.1.2", "III.3 III.3.1 III.3.1.1 III.3.1.2";
    "law-reinstated", "6.14", "7.1", "7.1";
    "law-set-up", "7.1.a 7.1", "7.2.1 7.2", "7.2.1 7.2";
    "law-board-turned", "7.1.b 7.1", "7.2.2 7.2", "7.2.2 7.2";
    "law-colours", "7.2", "7.3", "7.3";
    "law-displaced", "7.3", "7.4 7.4.1", "7.4 7.4.1";
    "law-displaced-help", "7.3", "7.4 7.4.2 7.4.3", "7.4 7.4.2 7.4.3";
    "law-illegal-move", "7.4.a 7.4", "7.5.1 7.5", "7.5.1 7.5";
    "law-unpromoted", "", "7.5.2 7.5", "7.5.2 7.5";
    "law-press-without-move", "", "7.5.3 7.5", "7.5.3 7.5";
    "law-two-hands", "", "7.5.4 7.5", "7.5.4 7.5";
    "law-illegal-penalty", "7.4.b 7.4", "7.5.5 7.5", "7.5.5 7.5";
    "law-wrong-square", "7.5", "7.6", "7.6";
    "law-record", "8.1", "8.1.1 8.1", "8.1.1 8.1.1.1 8.1";
    "law-electronic-sheet", "", "", "8.1.1.2";
    "law-record-in-advance", "8.1", "8.1.2 8.1", "8.1.2 8.1";
    "law-record-before-next", "8.1", "8.1.3 8.1", "8.1.3 8.1";
    "law-sheet-use", "12.3", "8.1.4 8.1", "8.1.4 8.1";
    "law-sheet-offer", "8.1 9.1.b E.12", "8.1.5 9.1.2.2 C.12 8.1", "8.1.5 9.1.2.2 C.12 8.1";
    "law-sheet-assistant", "8.1", "8.1.6 8.1", "8.1.6 8.1";
    "law-sheet-visible", "8.2", "8.2", "8.2";
    "law-sheet-owner", "8.3", "8.3", "8.3";
    "law-need-not-record", "8.4 8.4.a 8.4.b", "8.4", "8.4";
    "law-update", "8.5 8.5.b 8.5.c", "8.5 8.5.2 8.5.3", "8.5 8.5.2 8.5.3";
    "law-arbiter-records", "8.5.a", "8.5.1", "8.5.1";
    "law-next-period", "8.6", "8.6", "8.6";
    "law-sign", "8.7", "8.7", "8.7";
    "law-draw-restricted", "", "9.1.1 9.1", "9.1.1 9.1";
    "law-draw-offer", "9.1 9.1.a", "9.1.2 9.1.2.1 9.1", "9.1.2 9.1.2.1 9.1";
    "law-claim-is-offer", "9.1.c", "9.1.2.3", "9.1.2.3";
    "law-threefold", "9.2 9.2.a 9.2.b 5.2.d", "9.2 9.2.1 9.2.1.1 9.2.1.2 9.2.2 9.2.2.1 9.2.2.2", "9.2 9.2.1 9.2.1.1 9.2.1.2 9.2.2 9.2.3 9.2.3.1 9.2.3.2";
    "law-fifty", "9.3 9.3.a 9.3.b 5.2.e", "9.3 9.3.1 9.3.2", "9.3 9.3.1 9.3.2";
    "law-claim-forfeited", "9.4", "9.4", "9.4";
    "law-claim-procedure", "9.5 9.5.a 9.5.b", "9.5 9.5.1 9.5.2 9.5.3", "9.5 9.5.1 9.5.2 9.5.3";
    "law-automatic-draw", "", "9.6 9.6.1 9.6.2", "9.6 9.6.1 9.6.2";
    "law-points", "11.1 11", "10.1 10", "10.1 10";
    "law-points-limit", "", "10.2 10", "10.2 10";
    "law-disrepute", "12.1", "11.1", "11.1";
    "law-playing-area", "12.5", "11.2 11.2.1 11.2.2 11.2.3 11.2.3.1 11.2.3.2", "11.2 11.2.1 11.2.2 11.2.3 11.2.3.1 11.2.3.2";
    "law-area-others", "", "11.2.3.3", "11.2.3.3";
    "law-area-leaving", "", "11.2.4", "11.2.4";
    "law-no-help", "12.2.a 12.2", "11.3.1 11.3", "11.3.1 11.3";
    "law-devices", "12.2.b 12.2", "11.3.2 11.3", "11.3.2 11.3";
    "law-device-bag", "", "11.3.2.1", "11.3.2.1";
    "law-device-found", "12.2.b 12.2", "11.3.2.2", "11.3.2.2";
    "law-inspection", "", "11.3.3 11.3", "11.3.3 11.3";
    "law-smoking", "", "11.3.4 11.3", "11.3.4 11.3";
    "law-finished", "12.4", "11.4", "11.4";
    "law-disturbing", "12.6", "11.5", "11.5";
    "law-infractions", "12.7", "11.6", "11.6";
    "law-refusal", "12.8", "11.7", "11.7";
    "law-both-guilty", "12.9", "11.8", "11.8";
    "law-explain", "", "11.9", "11.9";
    "law-appeal", "", "11.10", "11.10";
    "law-reconstruction", "", "11.11", "11.11";
    "law-own-count", "", "11.12", "11.12";
    "law-arbiter", "13.1", "12.1", "12.1";
    "law-arbiter-duties", "13.2", "12.2 12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.2.6 12.2.7", "12.2 12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.2.6 12.2.7";
    "law-observe", "13.3", "12.3", "12.3";
    "law-observers", "", "12.4", "12.4";
    "law-disturbed-from-outside", "13.5", "12.5", "12.5";
    "law-not-told", "13.6", "12.6", "12.6";
    "law-others-report", "13.7.a 13.7", "12.7", "12.7";
    "law-phones", "13.7.b 13.7", "12.8", "12.8";
    "law-penalties", "13.4 13.4.a 13.4.b 13.4.c 13.4.d 13.4.e 13.4.f 13.4.g", "12.9 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9", "12.9 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9";
    "law-interpretation", "14", "", "";
    "law-rapid", "B1 B", "A.1 A", "A.1 A";
    "law-rapid-basis", "B2", "", "";
    "law-fast-record", "B3", "A.2", "A.2";
    "law-one-minute", "", "B.2", "A.3";
    "law-rapid-supervised", "", "A.3 A.3.1 A.3.1.1 A.3.1.2", "A.4 A.4.1 A.4.2";
    "law-record-shown", "", "A.3.2 B.3.2", "A.4.3 B.2.3";
    "law-rapid-otherwise", "", "A.4", "A.5";
    "law-fast-set-up", "B4", "A.4.1 A.4.1.1 A.4.1.2", "A.5.1 A.5.1.1 A.5.1.2";
    "law-fast-touch", "B5", "", "";
    "law-fast-illegal", "B6", "A.4.2", "A.5.2";
    "law-fast-time", "B8", "A.4.3", "A.5.3";
    "law-both-kings", "", "A.4.4", "A.5.4";
    "law-fast-flag", "B7", "A.4.5", "A.5.5";
    "law-fast-both-flags", "B9", "", "";
    "law-one-way", "", "A.5 B.5", "A.6 B.4";
    "law-blitz", "C1 C", "B.1 B", "B.1 B";
    "law-blitz-basis", "C2", "", "";
    "law-blitz-supervised", "", "B.3 B.3.1 B.3.1.1 B.3.1.2", "B.2 B.2.1 B.2.2";
    "law-blitz-otherwise", "", "B.4", "B.3";
    "law-blitz-illegal", "C3", "", "";
    "law-notation", "E", "C", "C";
    "law-notation-piece", "E.1", "C.1", "C.1";
    "law-notation-pieces", "E.2 E.3 E.4 D.2", "C.2 C.3 C.4", "C.2 C.3 C.4";
    "law-notation-squares", "E.5 E.6 E.7", "C.5 C.6 C.7", "C.5 C.6 C.7";
    "law-notation-moves", "E.8", "C.8", "C.8";
    "law-notation-captures", "E.9", "C.9 C.9.1 C.9.2 C.9.3", "C.9 C.9.1 C.9.2 C.9.3";
    "law-notation-like", "E.10", "C.10 C.10.1 C.10.1.1 C.10.1.2 C.10.1.3 C.10.2 C.10.2.1 C.10.2.2 C.10.2.3 C.10.3 C.10.3.1 C.10.3.2 C.10.3.3 C.10.3.4", "C.10 C.10.1 C.10.1.1 C.10.1.2 C.10.1.3 C.10.2 C.10.2.1 C.10.2.2 C.10.2.3 C.10.3 C.10.3.1 C.10.3.2 C.10.3.3 C.10.3.4";
    "law-notation-promotion", "E.11", "C.11", "C.11";
    "law-notation-signs", "E.13", "C.13 C.13.1 C.13.2 C.13.3 C.13.4 C.13.5 C.13.6", "C.13 C.13.1 C.13.2 C.13.3 C.13.4 C.13.5 C.13.6";
    "law-two-boards", "F", "D.1", "D.1";
    "law-board-size", "F F.a", "D.1.1", "D.1.1";
    "law-raised-squares", "F F.b", "D.1.2", "D.1.2";
    "law-holes", "F F.c", "D.1.3", "D.1.3";
    "law-pegs", "F F.d F.e", "D.1.4 D.1.4.1 D.1.4.2", "D.1.4 D.1.4.1 D.1.4.2";
    "law-announce", "F.1", "D.2.1 D.2", "D.2.1 D.2";
    "law-peg-touched", "F.2", "D.2.2 D.2", "D.2.2 D.2";
    "law-peg-made", "F.3 F.3.a F.3.b F.3.c", "D.2.3 D.2.3.1 D.2.3.2 D.2.3.3 D.2", "D.2.3 D.2.3.1 D.2.3.2 D.2.3.3 D.2";
    "law-peg-press", "F.3", "D.2.4 D.2", "D.2.4 D.2";
    "law-sighted", "F.3", "D.2.5 D.2", "D.2.5 D.2";
    "law-talking-clock", "F.4 F.4.a F.4.b", "D.2.6 D.2.6.1 D.2.6.2 D.2.6.2.1 D.2.6.2.2 D.2", "D.2.6 D.2.6.1 D.2.6.2 D.2.6.2.1 D.2.6.2.2 D.2";
    "law-vi-record", "F.5", "D.2.7 D.2", "D.2.7 D.2";
    "law-slip", "F.6", "D.2.8 D.2", "D.2.8 D.2";
    "law-boards-differ", "F.7", "D.2.9 D.2", "D.2.9 D.2";
    "law-sheets-differ", "F.8", "", "";
    "law-assistant", "F.9 F.9.a F.9.b F.9.c F.9.d F.9.e F.9.f", "D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2", "D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2";
    "law-sighted-assistant", "F.9", "D.2.11 D.2", "D.2.11 D.2";
    "law-sealed-move", "A1 A1.a A1.b", "I.1 I.1.1 I.1.2", "I.1 I.1.1 I.1.2";
    "law-envelope-data", "A2 A2.a A2.b A2.c A2.d A2.e A2.f A2.g", "I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7", "I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7";
    "law-envelope-kept", "A3", "I.3", "I.3";
    "law-offer-after-sealing", "A4", "I.4", "I.4";
    "law-before-resumption", "A5", "I.5", "I.5";
    "law-ended-before-resumption", "A6", "I.6", "I.6";
    "law-open-envelope", "A7", "I.7", "I.7";
    "law-unclear-sealed", "A8 A8.a A8.b A8.c", "I.8 I.8.1 I.8.2 I.8.3", "I.8 I.8.1 I.8.2 I.8.3";
    "law-resumption", "A9 A9.a A9.b A9.c", "I.9 I.9.1 I.9.2 I.9.3", "I.9 I.9.1 I.9.2 I.9.3";
    "law-late-resumption", "A10 A10.a A10.b A10.c", "I.10", "I.10";
    "law-both-absent", "", "I.11", "I.11";
    "law-lost-envelope", "A11 A11.a A11.b", "I.12 I.12.1 I.12.2", "I.12 I.12.1 I.12.2";
    "law-wrong-times", "A12", "I.13", "I.13";
    "law-sessions", "A13", "I.14", "I.14";
    "law-chess960", "", "II II.1 II.3.2.5.2 II.3.2.6", "II II.1 II.3.2.5.2 II.3.2.6";
    "law-chess960-start", "", "II.2 II.2.1 II.2.2 II.2.3", "II.2 II.2.1 II.2.2 II.2.3";
    "law-chess960-castling", "", "II.3 II.3.1 II.3.2 II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4 II.3.2.5 II.3.2.5.1 II.3.2.7 II.3.2.7.1 II.3.2.7.2 II.3.2.7.3 II.3.2.7.4 II.3.2.7.5", "II.3 II.3.1 II.3.2 II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4 II.3.2.5 II.3.2.5.1 II.3.2.7 II.3.2.7.1 II.3.2.7.2 II.3.2.7.3 II.3.2.7.4 II.3.2.7.5";
    "law-quickplay-phase", "10.1", "III.1", "III.1";
    "law-quickplay-announced", "", "III.2 III.2.1 III.2.2", "III.2 III.2.1 III.2.2";
    "law-quickplay-increment", "", "III.4", "III.4";
    "law-quickplay", "10.2 10.2.a 10.2.b 10.2.c", "III.5 III.5.1 III.5.2 III.5.3", "III.5 III.5.1 III.5.2 III.5.3";
    "law-quickplay-final", "10.2.d 10.2", "", "";
    "law-quickplay-alone", "D.1", "III.6 III.6.1 III.6.1.1 III.6.1.2 III.6.2", "III.6 III.6.1 III.6.1.1 III.6.1.2 III.6.2";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::articles::Rule;
    use crate::penalty::Penalty;

    const EDITIONS: [Edition; 3] = [Edition::Laws2005, Edition::Laws2018, Edition::Laws2023];

    #[test]
    fn every_cited_article_is_explained_in_every_edition() {
        for edition in EDITIONS {
            let cited = Rule::ALL.iter().map(|rule| edition.article(*rule));
            let penalties = Penalty::ALL.iter().filter_map(|penalty| penalty.article(edition));
            for article in cited.chain(penalties) {
                assert!(find(edition, &article.0).is_some(), "{edition:?} {article}");
            }
        }
    }

    #[test]
    fn an_article_is_found_by_its_number_or_by_that_above_it() {
        let new = Edition::Laws2023;
        assert_eq!(find(new, "9.2.1.1"), Some("9.2"));
        assert_eq!(find(new, " d.2.4. "), Some("D.2.4"));
        assert_eq!(find(new, "9"), None);
        for heading in ["5.1", "6.2", "7.5", "8.1", "9.1", "11.3", "D.2"] {
            assert_eq!(find(new, heading), Some(heading));
            let topics = under(new, heading).map(|topic| topic.message).collect::<Vec<_>>();
            assert!(!topics.is_empty(), "{heading}");
        }
        assert_eq!(below(new, "9").first(), Some(&"9.1.1"));
        assert_eq!(find(new, "99.1"), None);
        assert_eq!(find(new, ""), None);
        assert_eq!(find(new, "..."), None);
    }

    #[test]
    fn articles_that_say_different_things_have_texts_of_their_own() {
        let new = Edition::Laws2023;
        for (one, other) in [
            ("6.11.1", "6.11.4"),
            ("11.2.3.3", "11.2.4"),
            ("11.3.2.1", "11.3.2.2"),
            ("C.1", "C.2"),
        ] {
            let messages = |number| under(new, number).map(|topic| topic.message).collect::<Vec<_>>();
            assert!(
                !messages(one).is_empty() && !messages(other).is_empty(),
                "{one} {other}"
            );
            assert_ne!(messages(one), messages(other));
        }
    }

    #[test]
    fn article_5_2_of_2005_covers_stalemate_and_agreement() {
        let messages: Vec<&str> = under(Edition::Laws2005, "5.2").map(|topic| topic.message).collect();
        assert_eq!(messages, ["law-stalemate", "law-dead-position", "law-agreement"]);
    }
}
