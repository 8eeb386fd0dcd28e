//! The game on the table when none has been set up.

use shakmaty::{ByColor, Color};

use journal::entry::Opening;
use laws::people::{People, Player, Sight};
use laws::regulations::{Boards, Regulations, Repeat, Venue};
use laws::tournament::Tournament;

/// A game at home for the first start of the program: White is the VI player.
pub fn first_game(name: &str) -> Opening {
    // Names are not needed at home: titles and sentences then say "White" and "Black".
    let player = |side: Color, sight| Player {
        name: side.fold_wb(name, "").to_owned(),
        sight,
    };
    let people = People {
        players: ByColor {
            white: player(Color::White, Sight::Vi),
            black: player(Color::Black, Sight::Sighted),
        },
        assistants: ByColor::default(),
        arbiter: None,
    };
    let regulations = Regulations {
        place: Venue::Home,
        boards: Boards::Legal,
        repeat: Repeat::Waived,
        ..Regulations::default()
    };
    Opening {
        people,
        regulations,
        created: None,
        tournament: Tournament::default(),
        is_explicit: true,
    }
}
