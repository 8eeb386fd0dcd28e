//! The typed lines that do something here, for the help in a terminal and for near misses: each is tried on a copy of
//! the table.

use super::Table;
use controls::catalogue::{self, TypedLine};
use controls::intent::Intent;
use laws::command::{Adjourn, Command};
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};

/// The lines that do something for that person now, or will at some moment of the coming moves.
pub fn lines_that_work(table: &Table, person: Person) -> Vec<&'static TypedLine> {
    let of_here = catalogue::lines_of(person).filter(|line| !line.is_of_a_window());
    of_here.filter(|line| works(table, person, line)).collect()
}

/// True if that line does something for that person now, or will at some moment of the coming moves.
pub(super) fn works(table: &Table, person: Person, line: &TypedLine) -> bool {
    let Some(seat) = table.seat(person) else {
        return false;
    };
    let calls_oneself = person == Person::Arbiter && line.words == "line-call-arbiter";
    if calls_oneself || line.is_of_home() && !table.is_home() {
        return false;
    }
    let (is_asked, records) = (seat.waiting.question.is_some(), seat.settings.person.recorder);
    let refused = |intent: Intent| {
        let is_unasked = matches!(intent, Intent::Answer(_)) && !is_asked;
        let is_without_recorder = matches!(intent, Intent::Recorder(_)) && !records;
        // Once the game is adjourned, only the time of the resumption is entered, and "adjourn until" says so.
        let is_time_alone = line.words != "line-adjourn-until"
            && matches!(intent, Intent::Do(Command::Adjourn(Adjourn::Tell { until: Some(_) })));
        if is_unasked || is_without_recorder || is_time_alone {
            return Some(false);
        }
        let refusal = table.clone().intend(person, intent).err()?;
        // A flag can fall and an illegal move be made later: without an arbiter, the players claim both (6.8, 7.5, A.5).
        let is_claim_to_come = table.game.people().arbiter.is_none()
            && line.words.starts_with("line-claim")
            && matches!(refusal.code, Code::FlagNotFallen | Code::TooEarly);
        Some(is_claim_to_come || passes(&refusal))
    };
    let tried: Vec<Option<bool>> = line.examples(person, &seat.messages).map(refused).collect();
    !tried.is_empty() && (tried.contains(&None) || !tried.contains(&Some(false)))
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
