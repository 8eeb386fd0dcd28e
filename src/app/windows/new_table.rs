//! The table that the form for a new game describes.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;

use crate::controls::new_game::{NewGameForm, SeatForm, SeatSight, StartChoice};
use crate::journal::entry::Opening;
use crate::laws::people::{People, Player, Sight};
use crate::laws::regulations::{Boards, Place, Regulations, Repeat};
use crate::notation::time_control;

/// The table a form describes; nothing if its time control cannot be read, which the form has said already.
pub(super) fn opening_of(form: &NewGameForm) -> Option<Opening> {
    let header = form.time_header().ok()?;
    let time = time_control::read(&header).ok()?;
    let player = |seat: &SeatForm| Player {
        name: seat.name.trim().to_owned(),
        sight: match seat.sight {
            SeatSight::Vi => Sight::Vi,
            SeatSight::Sighted => Sight::Sighted,
            SeatSight::Deaf => Sight::Deaf,
        },
    };
    let named = |name: &str| Some(name.trim().to_owned()).filter(|name| !name.is_empty());
    let people = People {
        players: form.seats.as_ref().map(player),
        assistants: form.seats.as_ref().map(|seat| named(&seat.assistant)),
        arbiter: named(&form.arbiter),
    };
    let mut regulations = Regulations {
        time,
        vocabulary: form.vocabulary.clone(),
        ..Regulations::default()
    };
    let number = match form.start_choice().ok()? {
        StartChoice::Usual => None,
        StartChoice::Numbered(number) => Some(number),
        StartChoice::ByLot => Some(draw()),
    };
    if let Some(number) = number {
        regulations.castling_mode = shakmaty::CastlingMode::Chess960;
        regulations.start = crate::script::header::numbered(number)?;
    }
    if form.is_at_home {
        regulations.place = Place::Home;
        regulations.boards = Boards::Legal;
        regulations.repeat = Repeat::Waived;
    }
    regulations.speed = crate::script::header::speed_of(&regulations.time, regulations.edition);
    Some(Opening {
        people,
        regulations,
        created: None,
    })
}

/// One of the 960 positions by lot: the seeds of the standard library's hash tables are drawn by the system.
fn draw() -> u32 {
    u32::try_from(RandomState::new().hash_one(()) % 960).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::people::Person;
    use shakmaty::{Color, Position as _};

    #[test]
    fn whoever_is_named_sits_at_the_table_and_an_empty_field_seats_nobody() {
        let mut form = NewGameForm::default();
        form.seats.white.assistant = String::from(" Clara ");
        form.seats.black.assistant = String::from("  ");
        form.arbiter = String::from("Dora");
        let people = opening_of(&form).unwrap().people;
        assert_eq!(people.name(Person::Assistant(Color::White)), "Clara");
        assert!(!people.has(Person::Assistant(Color::Black)));
        assert_eq!(people.name(Person::Arbiter), "Dora");
    }

    #[test]
    fn a_game_of_chess960_begins_from_its_number_or_from_a_lot() {
        let opening = |start: &str| {
            let form = NewGameForm {
                start: start.to_owned(),
                ..NewGameForm::default()
            };
            opening_of(&form).unwrap().regulations
        };
        assert_eq!(opening("518").start.board(), shakmaty::Chess::default().board());
        assert!(opening("518").castling_mode.is_chess960());
        let drawn: Vec<_> = (0..20).map(|_| opening("lot").start).collect();
        assert!(
            drawn.iter().any(|start| *start != drawn[0]),
            "twenty lots, one position"
        );
        assert_eq!(opening("").castling_mode, shakmaty::CastlingMode::Standard);
    }
}
