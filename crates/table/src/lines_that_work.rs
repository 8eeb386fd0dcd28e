//! The typed lines that do something in a terminal, for the help there: each is tried on a copy of the table.

use super::Table;
use controls::catalogue::{self, TypedLine};
use controls::intent::Intent;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};

/// The lines that do something for that person now, or will at some moment of the coming moves.
pub fn lines_that_work(table: &Table, person: Person) -> Vec<&'static TypedLine> {
    let Some(seat) = table.seat(person) else {
        return Vec::new();
    };
    let (is_asked, records) = (seat.waiting.question.is_some(), seat.settings.person.recorder);
    let refused = |intent: Intent| {
        let is_idle =
            matches!(intent, Intent::Answer(_)) && !is_asked || matches!(intent, Intent::Recorder(_)) && !records;
        if is_idle {
            return Some(false);
        }
        let tried = table.clone().intend(person, intent);
        tried.err().map(|refusal| passes(&refusal))
    };
    let works = |line: &&TypedLine| {
        let tried: Vec<Option<bool>> = line.examples(person, &seat.messages).map(refused).collect();
        !tried.is_empty() && (tried.contains(&None) || !tried.contains(&Some(false)))
    };
    let is_of_here = |line: &&TypedLine| !line.is_of_a_window() && (table.is_home() || !line.is_of_home());
    catalogue::lines_of(person).filter(is_of_here).filter(works).collect()
}

/// True if such a refusal is one of the moment in the cycle of a move, or of the text after the words; the others hold
/// as long as the game is at this point.
fn passes(refusal: &Refusal) -> bool {
    let passing = [
        Code::NotAnnounced,
        Code::NotRepeated,
        Code::NotExecuted,
        Code::NotMade,
        Code::NotYourMove,
        Code::NothingAnnounced,
        Code::ClockAlreadyPressed,
        Code::EngineThinks,
        Code::EmptySquare,
        Code::NothingInHand,
        Code::NotUnderstood,
        Code::Incomplete,
        Code::Ambiguous,
        Code::Illegal,
        Code::OutOfRange,
        Code::NoSuchNumber,
        Code::NoSuchResult,
        Code::NoSuchArticle,
        Code::NothingToExplain,
        Code::NoEntry,
        Code::NotOnSheet,
        Code::EntryOfAnotherKind,
        Code::OtherNumber,
        Code::NoCode,
        Code::PinUnfit,
        Code::PinWrong,
        Code::FileNotThere,
    ];
    passing.contains(&refusal.code) || matches!(refusal.lack, RefusalDetail::Completed { .. })
}
