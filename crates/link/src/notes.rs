//! The notes of a tournament on their way from the chief's desk, which owns them, to the others: one text of whole
//! lines. A desk that has a beginning of the text asks for the rest.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::form::{self, text};
use super::identity::{PrivateKey, SignedText};
use super::topic::TournamentId;
use journal::chain::EntryHash;

const TITLE: &str = "annabella notes 1";
/// The most bytes of notes sent at once: characters are written twice as JSON, and may then be four times as long.
const MOST: usize = 32 * 1024;

/// A question to the chief's desk: the rest of the notes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotesQuestion {
    /// The number of bytes that are known.
    pub from: u64,
    /// The hash of the known bytes.
    #[serde(with = "text")]
    pub known: EntryHash,
    /// The number of the question, different each time, so that an answer to an earlier question is ignored.
    pub number: u64,
}

impl NotesQuestion {
    /// A question for the text that follows that one.
    pub fn after(text: &str, number: u64) -> Self {
        Self {
            from: length(text),
            known: hash(text),
            number,
        }
    }

    /// Encodes it for sending.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Decodes a question.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

/// A part of the notes, signed by the chief.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotesPage {
    /// The tournament.
    #[serde(with = "text")]
    pub event: TournamentId,
    /// The question that the page answers; `None` if it was told unasked.
    pub answers: Option<NotesQuestion>,
    /// The position of its first byte: the beginning of the text if the asker knows something else.
    pub from: u64,
    /// The length of the whole text, in bytes.
    pub whole: u64,
    /// The part.
    pub text: String,
}

impl NotesPage {
    /// The answer to that question, from a desk with the text `own`.
    pub fn answering(question: NotesQuestion, own: &str, event: TournamentId) -> Self {
        let known = usize::try_from(question.from).ok().and_then(|from| own.get(..from));
        let fits = known.is_some_and(|known| hash(known) == question.known);
        let from = if fits { question.from } else { 0 };
        Self::of(own, from, Some(question), event)
    }

    /// A page that tells unasked the text from that position on.
    pub fn unasked(own: &str, from: u64, event: TournamentId) -> Self {
        Self::of(own, from, None, event)
    }

    fn of(own: &str, from: u64, answers: Option<NotesQuestion>, event: TournamentId) -> Self {
        let rest = usize::try_from(from).ok().and_then(|from| own.get(from..));
        let rest = rest.unwrap_or_default();
        let text = rest.get(..rest.floor_char_boundary(MOST)).unwrap_or_default();
        Self {
            event,
            answers,
            from,
            whole: length(own),
            text: text.to_owned(),
        }
    }

    /// Signs the page with the tournament's key.
    pub fn sign(&self, chief: &PrivateKey) -> SignedText {
        chief.sign(form::titled(TITLE, self))
    }

    /// A page of that tournament, if its signature is valid.
    pub fn read(signed: &SignedText, event: TournamentId) -> Option<Self> {
        if signed.by.tournament() != event {
            return None;
        }
        let page: Self = form::under(TITLE, signed.verified()?)?;
        (page.event == event).then_some(page)
    }
}

/// The part of the chief's notes that a desk has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The lines that are complete and kept.
    pub text: String,
    /// The beginning of a line that is not complete yet.
    begun: String,
    last_question: u64,
}

/// The result of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenPage {
    /// The known text is not the chief's: it begins anew.
    pub is_anew: bool,
    /// The lines that are new.
    pub lines: Vec<String>,
    /// There is more text to ask for.
    pub is_more: bool,
}

impl Notes {
    /// The notes with these lines.
    pub fn of(lines: &[String]) -> Self {
        let text = lines.iter().flat_map(|line| [line, "\n"]).collect();
        Self {
            text,
            ..Self::default()
        }
    }

    /// Adds one more line; returns the position where it begins.
    pub fn add(&mut self, line: &str) -> u64 {
        let from = length(&self.text);
        self.text.push_str(line);
        self.text.push('\n');
        from
    }

    /// Drops that line and all after it, which could not be kept.
    pub fn drop_from(&mut self, line: &str) {
        if let Some(at) = self.text.rfind(&format!("{line}\n")) {
            self.text.truncate(at);
        }
        self.begun.clear();
    }

    /// A question for the text that follows.
    pub fn ask(&mut self) -> NotesQuestion {
        self.last_question += 1;
        NotesQuestion::after(&format!("{}{}", self.text, self.begun), self.last_question)
    }

    /// Takes in the new text of that page.
    pub fn take(&mut self, page: &NotesPage) -> TakenPage {
        let mut known = length(&self.text) + length(&self.begun);
        let is_answer = page
            .answers
            .as_ref()
            .is_some_and(|question| question.number == self.last_question);
        // Only an answer to the last question shows that the chief has other notes: a page that was told once may be
        // played back.
        let had_some = page.answers.as_ref().is_some_and(|question| question.from > 0);
        let is_anew = is_answer && had_some && page.from == 0;
        if is_anew {
            self.text.clear();
            self.begun.clear();
            known = 0;
        }
        if page.from != known {
            return TakenPage {
                is_more: (page.answers.is_none() || is_answer) && page.whole > known,
                ..TakenPage::default()
            };
        }
        self.begun.push_str(&page.text);
        let mut lines = Vec::new();
        while let Some((line, rest)) = self.begun.split_once('\n') {
            lines.push(line.to_owned());
            self.text.push_str(line);
            self.text.push('\n');
            self.begun = rest.to_owned();
        }
        TakenPage {
            is_anew,
            lines,
            is_more: page.whole > known + length(&page.text) && !page.text.is_empty(),
        }
    }
}

fn length(text: &str) -> u64 {
    u64::try_from(text.len()).unwrap_or(u64::MAX)
}

fn hash(text: &str) -> EntryHash {
    EntryHash(Sha256::digest(text.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOURNAMENT: TournamentId = TournamentId([1; 8]);

    /// Asks until nothing is missing; returns every line that came, and whether the text began anew.
    fn catches_up(own: &mut Notes, chief: &str) -> (Vec<String>, bool) {
        let (mut lines, mut is_anew) = (Vec::new(), false);
        for _ in 0..100 {
            let question = NotesQuestion::decode(&own.ask().encode()).unwrap();
            let taken = own.take(&NotesPage::answering(question, chief, TOURNAMENT));
            is_anew |= taken.is_anew;
            lines.extend(taken.lines);
            if !taken.is_more {
                return (lines, is_anew);
            }
        }
        panic!("it never ends");
    }

    #[test]
    fn notes_longer_than_a_message_come_in_parts_and_line_by_line() {
        let lines: Vec<String> = (0..5)
            .map(|number| format!("{number} {}", "ü\"".repeat(10_000)))
            .collect();
        let chief = Notes::of(&lines).text;
        let mut own = Notes::default();
        assert_eq!(catches_up(&mut own, &chief), (lines, false));
        assert_eq!(own.text, chief);
        assert_eq!(catches_up(&mut own, &chief), (Vec::new(), false));
    }

    #[test]
    fn no_page_is_too_long_for_a_message() {
        let page = NotesPage::unasked(&"\\\"".repeat(MOST), 0, TOURNAMENT);
        assert!(page.sign(&PrivateKey::from_seed([1; 32])).to_bytes().len() <= super::super::MOST_BYTES);
    }

    #[test]
    fn notes_that_differ_from_the_chiefs_are_read_anew() {
        let chief = Notes::of(&[String::from("a"), String::from("b")]).text;
        let mut own = Notes::of(&[String::from("other")]);
        let old = NotesPage::answering(own.ask(), &chief, TOURNAMENT);
        let lines = vec![String::from("a"), String::from("b")];
        assert_eq!(catches_up(&mut own, &chief), (lines, true));
        let longer = format!("{chief}c\n");
        assert_eq!(catches_up(&mut own, &longer), (vec![String::from("c")], false));
        assert_eq!(own.take(&old), TakenPage::default());
        assert_eq!(own.text, longer);
    }

    #[test]
    fn notes_sent_unasked_are_taken_if_they_fit_or_asked_for() {
        let mut chief = Notes::of(&[String::from("a")]);
        let mut own = chief.clone();
        let from = chief.add("b");
        let page = NotesPage::unasked(&chief.text, from, TOURNAMENT);
        assert_eq!(own.take(&page).lines, ["b"]);
        assert_eq!(own.take(&page), TakenPage::default(), "twice is once");
        chief.add("c");
        let from = chief.add("d");
        let taken = own.take(&NotesPage::unasked(&chief.text, from, TOURNAMENT));
        assert_eq!((taken.lines.len(), taken.is_more), (0, true));
        assert_eq!(catches_up(&mut own, &chief.text).0, ["c", "d"]);
    }

    #[test]
    fn only_the_chiefs_page_of_this_tournament_is_one() {
        let chief = PrivateKey::from_seed([1; 32]);
        let event = chief.public().tournament();
        let page = NotesPage::unasked("a\n", 0, event);
        assert_eq!(NotesPage::read(&page.sign(&chief), event), Some(page.clone()));
        assert_eq!(
            NotesPage::read(&page.sign(&PrivateKey::from_seed([2; 32])), event),
            None
        );
        let other = NotesPage::unasked("a\n", 0, TOURNAMENT);
        assert_eq!(NotesPage::read(&other.sign(&chief), event), None);
    }
}
