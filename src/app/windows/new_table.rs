//! The table that the form for a new game describes.

use crate::controls::new_game::{NewGameForm, SeatForm, SeatSight};
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::people::Person;
    use shakmaty::Color;

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
}
