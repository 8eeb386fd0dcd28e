//! The Articles that are explained, and their numbers in each edition (11.9). The texts are in `locales/*/laws.ftl`.

use super::refusal::{Code, Refusal};
use crate::articles::Edition;

/// A rule of the Laws, with its number in each edition that has it.
#[derive(Debug, PartialEq, Eq)]
pub struct ExplainedRule {
    /// The key of the message that explains it.
    pub message: &'static str,
    laws2005: Option<&'static str>,
    laws2018: Option<&'static str>,
    laws2023: Option<&'static str>,
}

impl ExplainedRule {
    /// The number in that edition.
    pub const fn number(&self, edition: Edition) -> Option<&'static str> {
        match edition {
            Edition::Laws2005 => self.laws2005,
            Edition::Laws2018 => self.laws2018,
            Edition::Laws2023 => self.laws2023,
        }
    }
}

macro_rules! topics {
    ($($message:literal, $laws2005:expr, $laws2018:expr, $laws2023:expr;)+) => {
        /// All topics, in the order of the Laws of 2023.
        pub const TOPICS: &[ExplainedRule] = &[$(ExplainedRule {
            message: $message,
            laws2005: $laws2005,
            laws2018: $laws2018,
            laws2023: $laws2023,
        },)+];
    };
}

/// The number under which that edition explains the Article asked for: its own, or that of the Article it is part of.
pub fn find(edition: Edition, asked: &str) -> Option<&'static str> {
    let mut asked = asked.trim().trim_end_matches('.');
    loop {
        let known = TOPICS.iter().filter_map(|topic| topic.number(edition));
        if let Some(number) = known.into_iter().find(|number| number.eq_ignore_ascii_case(asked)) {
            return Some(number);
        }
        asked = asked.rsplit_once('.')?.0;
    }
}

/// The refusal where that number has no explanation, with the explained numbers below it as candidates.
pub fn unknown(edition: Edition, asked: &str) -> Refusal {
    Refusal {
        candidates: below(edition, asked).into_iter().map(String::from).collect(),
        word: Some((0, asked.to_owned())),
        ..Refusal::new(Code::NoSuchArticle)
    }
}

/// The explained numbers below the one asked for in that edition, such as those that "9" may mean.
pub fn below(edition: Edition, asked: &str) -> Vec<&'static str> {
    let start = format!("{}.", asked.trim().trim_end_matches('.').to_uppercase());
    let known = TOPICS.iter().filter_map(|topic| topic.number(edition));
    let mut numbers: Vec<&str> = known.filter(|number| number.starts_with(&start)).collect();
    numbers.dedup();
    numbers
}

/// The topics under that number; in 2005 there may be several.
pub fn under(edition: Edition, number: &str) -> impl Iterator<Item = &'static ExplainedRule> {
    TOPICS.iter().filter(move |topic| topic.number(edition) == Some(number))
}

topics! {
    "law-has-the-move", Some("1.1"), Some("1.3"), Some("1.3");
    "law-legal-moves", Some("3"), Some("3"), Some("3");
    "law-illegal-position", None, Some("3.10.3"), Some("3.10.3");
    "law-one-hand", Some("4.1"), Some("4.1"), Some("4.1");
    "law-adjust", Some("4.2"), Some("4.2"), Some("4.2");
    "law-touch-move", Some("4.3"), Some("4.3"), Some("4.3");
    "law-touch-castling", Some("4.4"), Some("4.4"), Some("4.4");
    "law-free-choice", Some("4.5"), Some("4.5"), Some("4.5");
    "law-promotion", None, Some("4.6"), Some("4.6");
    "law-made", Some("4.6"), Some("4.7"), Some("4.7");
    "law-touch-claim", Some("4.7"), Some("4.8"), Some("4.8");
    "law-moving-assistant", None, Some("4.9"), Some("4.9");
    "law-game-over", Some("5"), Some("5"), Some("5");
    "law-checkmate", Some("5.1"), Some("5.1.1"), Some("5.1.1");
    "law-resignation", Some("5.1"), Some("5.1.2"), Some("5.1.2");
    "law-stalemate", Some("5.2"), Some("5.2.1"), Some("5.2.1");
    "law-dead-position", Some("5.2"), Some("5.2.2"), Some("5.2.2");
    "law-agreement", Some("5.2"), Some("5.2.3"), Some("5.2.3");
    "law-clock", Some("6.1"), Some("6.1"), Some("6.1");
    "law-press", Some("6.8"), Some("6.2"), Some("6.2");
    "law-no-deduction", Some("6.8"), Some("6.2.6"), Some("6.2.6");
    "law-periods", Some("6.2"), Some("6.3"), Some("6.3");
    "law-start", Some("6.5"), Some("6.6"), Some("6.6");
    "law-default-time", Some("6.7"), Some("6.7"), Some("6.7");
    "law-flag-seen", Some("6.9"), Some("6.8"), Some("6.8");
    "law-flag-fall", Some("6.10"), Some("6.9"), Some("6.9");
    "law-defective-clock", Some("6.11"), Some("6.10.1"), Some("6.10.1");
    "law-wrong-setting", Some("6.14"), Some("6.10.2"), Some("6.10.2");
    "law-stop-clocks", Some("6.13"), Some("6.11"), Some("6.11");
    "law-displays", Some("6.15"), Some("6.12"), Some("6.12");
    "law-both-flags", Some("6.12"), Some("III.3"), Some("III.3");
    "law-reinstated", Some("6.14"), Some("7.1"), Some("7.1");
    "law-set-up", Some("7.1"), Some("7.2.1"), Some("7.2.1");
    "law-board-turned", Some("7.1"), Some("7.2.2"), Some("7.2.2");
    "law-colours", Some("7.2"), Some("7.3"), Some("7.3");
    "law-displaced", Some("7.3"), Some("7.4"), Some("7.4");
    "law-illegal-move", Some("7.4"), Some("7.5.1"), Some("7.5.1");
    "law-unpromoted", None, Some("7.5.2"), Some("7.5.2");
    "law-press-without-move", None, Some("7.5.3"), Some("7.5.3");
    "law-two-hands", None, Some("7.5.4"), Some("7.5.4");
    "law-illegal-penalty", Some("7.4"), Some("7.5.5"), Some("7.5.5");
    "law-wrong-square", Some("7.5"), Some("7.6"), Some("7.6");
    "law-record", Some("8.1"), Some("8.1.1"), Some("8.1.1");
    "law-record-in-advance", Some("8.1"), Some("8.1.2"), Some("8.1.2");
    "law-record-before-next", Some("8.1"), Some("8.1.3"), Some("8.1.3");
    "law-sheet-use", Some("12.3"), Some("8.1.4"), Some("8.1.4");
    "law-sheet-offer", Some("8.1"), Some("8.1.5"), Some("8.1.5");
    "law-sheet-assistant", Some("8.1"), Some("8.1.6"), Some("8.1.6");
    "law-sheet-visible", Some("8.2"), Some("8.2"), Some("8.2");
    "law-sheet-owner", Some("8.3"), Some("8.3"), Some("8.3");
    "law-need-not-record", Some("8.4"), Some("8.4"), Some("8.4");
    "law-update", Some("8.5"), Some("8.5"), Some("8.5");
    "law-next-period", Some("8.6"), Some("8.6"), Some("8.6");
    "law-sign", Some("8.7"), Some("8.7"), Some("8.7");
    "law-draw-restricted", Some("9.1"), Some("9.1.1"), Some("9.1.1");
    "law-draw-offer", Some("9.1"), Some("9.1.2"), Some("9.1.2");
    "law-threefold", Some("9.2"), Some("9.2"), Some("9.2");
    "law-fifty", Some("9.3"), Some("9.3"), Some("9.3");
    "law-claim-forfeited", Some("9.4"), Some("9.4"), Some("9.4");
    "law-claim-procedure", Some("9.5"), Some("9.5"), Some("9.5");
    "law-dead-position", Some("9.6"), None, None;
    "law-automatic-draw", None, Some("9.6"), Some("9.6");
    "law-points", Some("11.1"), Some("10"), Some("10");
    "law-playing-area", Some("12.5"), Some("11.2"), Some("11.2");
    "law-no-help", Some("12.2"), Some("11.3.1"), Some("11.3.1");
    "law-devices", Some("12.2"), Some("11.3.2"), Some("11.3.2");
    "law-disturbing", Some("12.6"), Some("11.5"), Some("11.5");
    "law-refusal", Some("12.8"), Some("11.7"), Some("11.7");
    "law-both-guilty", Some("12.9"), Some("11.8"), Some("11.8");
    "law-explain", None, Some("11.9"), Some("11.9");
    "law-own-count", None, Some("11.12"), Some("11.12");
    "law-arbiter", Some("13.1"), Some("12.1"), Some("12.1");
    "law-not-told", Some("13.6"), Some("12.6"), Some("12.6");
    "law-others-report", Some("13.7"), Some("12.7"), Some("12.7");
    "law-penalties", Some("13.4"), Some("12.9"), Some("12.9");
    "law-rapid", Some("B1"), Some("A.1"), Some("A.1");
    "law-fast-record", Some("B3"), Some("A.2"), Some("A.2");
    "law-fast-supervised", None, Some("A.3"), Some("A.4");
    "law-fast-set-up", Some("B4"), Some("A.4.1"), Some("A.5.1");
    "law-fast-touch", Some("B5"), None, None;
    "law-fast-illegal", Some("B6"), Some("A.4.2"), Some("A.5.2");
    "law-fast-time", Some("B8"), Some("A.4.3"), Some("A.5.3");
    "law-both-kings", None, Some("A.4.4"), Some("A.5.4");
    "law-fast-flag", Some("B7"), Some("A.4.5"), Some("A.5.5");
    "law-fast-both-flags", Some("B9"), None, None;
    "law-blitz", Some("C1"), Some("B"), Some("B");
    "law-blitz-illegal", Some("C3"), None, None;
    "law-two-boards", Some("F"), Some("D.1"), Some("D.1");
    "law-board-size", Some("F"), Some("D.1.1"), Some("D.1.1");
    "law-raised-squares", Some("F"), Some("D.1.2"), Some("D.1.2");
    "law-holes", Some("F"), Some("D.1.3"), Some("D.1.3");
    "law-pegs", Some("F"), Some("D.1.4"), Some("D.1.4");
    "law-announce", Some("F.1"), Some("D.2.1"), Some("D.2.1");
    "law-peg-touched", Some("F.2"), Some("D.2.2"), Some("D.2.2");
    "law-peg-made", Some("F.3"), Some("D.2.3"), Some("D.2.3");
    "law-peg-press", Some("F.3"), Some("D.2.4"), Some("D.2.4");
    "law-sighted", Some("F.3"), Some("D.2.5"), Some("D.2.5");
    "law-talking-clock", Some("F.4"), Some("D.2.6"), Some("D.2.6");
    "law-vi-record", Some("F.5"), Some("D.2.7"), Some("D.2.7");
    "law-slip", Some("F.6"), Some("D.2.8"), Some("D.2.8");
    "law-boards-differ", Some("F.7"), Some("D.2.9"), Some("D.2.9");
    "law-sheets-differ", Some("F.8"), None, None;
    "law-assistant", Some("F.9"), Some("D.2.10"), Some("D.2.10");
    "law-sighted-assistant", Some("F.9"), Some("D.2.11"), Some("D.2.11");
    "law-sealed-move", Some("A1"), Some("I.1"), Some("I.1");
    "law-envelope-data", Some("A2"), Some("I.2"), Some("I.2");
    "law-offer-after-sealing", Some("A4"), Some("I.4"), Some("I.4");
    "law-open-envelope", Some("A7"), Some("I.7"), Some("I.7");
    "law-unclear-sealed", Some("A8"), Some("I.8"), Some("I.8");
    "law-resumption", Some("A9"), Some("I.9"), Some("I.9");
    "law-late-resumption", Some("A10"), Some("I.10"), Some("I.10");
    "law-both-absent", None, Some("I.11"), Some("I.11");
    "law-lost-envelope", Some("A11"), Some("I.12"), Some("I.12");
    "law-chess960", None, Some("II"), Some("II");
    "law-quickplay-announced", Some("10.1"), Some("III.2"), Some("III.2");
    "law-quickplay-increment", None, Some("III.4"), Some("III.4");
    "law-quickplay", Some("10.2"), Some("III.5"), Some("III.5");
    "law-quickplay-alone", Some("D.1"), Some("III.6"), Some("III.6");
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
        assert_eq!(below(new, "9").first(), Some(&"9.1.1"));
        assert_eq!(find(new, "99.1"), None);
        assert_eq!(find(new, ""), None);
        assert_eq!(find(new, "..."), None);
    }

    #[test]
    fn article_5_2_of_2005_covers_stalemate_and_agreement() {
        let messages: Vec<&str> = under(Edition::Laws2005, "5.2").map(|topic| topic.message).collect();
        assert_eq!(messages, ["law-stalemate", "law-dead-position", "law-agreement"]);
    }
}
