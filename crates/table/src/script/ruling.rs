//! A ruling from a desk, read in the words of scripts: they are the same at every table, whatever its people's
//! language.

use super::parse::Words;
use super::verbs;
use crate::input::Input;
use controls::intent::{AdjournIntent, Intent};
use controls::joining::JoiningIntent;
use laws::people::Person;
use link::AskedId;
use link::identity::Signed;
use link::ruling::Ruling;

/// The input of the table for that question from a desk.
pub fn input(asked: AskedId, payload: &[u8]) -> Input {
    let signed = Signed::from_bytes(payload);
    let ruling = signed.as_ref().and_then(|signed| Ruling::read(&signed.text));
    let intent = ruling.and_then(|ruling| read(&ruling.verb));
    Input::Ruled { asked, signed, intent }
}

/// The arbiter's intent; none if the words are no act of an arbiter's. The Laws say who may do it.
pub fn read(verb: &str) -> Option<Intent> {
    let mut words = Words::plain(verb);
    let intent = verbs::act(Person::Arbiter, &mut words).ok()?;
    words.done().ok()?;
    let is_ruling = matches!(
        intent,
        Intent::Do(_)
            | Intent::CompareSheets
            | Intent::CorrectClocks(_)
            | Intent::Adjourn(AdjournIntent::Open)
            | Intent::Joining(JoiningIntent::Host { .. } | JoiningIntent::EndHosting)
    );
    is_ruling.then_some(intent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_acts_of_an_arbiter_are_rulings() {
        for verb in [
            "stops clocks",
            "sets white 0:12:30",
            "warns black talking",
            "compares sheets",
            "rules result 1-0 reason left",
        ] {
            assert!(read(verb).is_some(), "{verb}");
        }
        for verb in [
            "",
            "asks clock",
            "types open game.annabella",
            "stops clocks now",
            "dances",
        ] {
            assert_eq!(read(verb), None, "{verb}");
        }
    }
}
