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
    let people = People {
        players: form.seats.as_ref().map(player),
        assistants: shakmaty::ByColor::default(),
        arbiter: None,
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
