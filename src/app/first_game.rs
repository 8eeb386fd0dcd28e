//! The game on the table when none has been set up.

use shakmaty::{ByColor, Color};

use journal::entry::GameSetup;
use laws::people::{People, Player, Sight};
use laws::regulations::{AllowedMovements, Regulations, Repeat, Venue};
use laws::tournament::TournamentInfo;

/// A game at home for the first start of the program: White is the VI player.
pub fn first_game(name: &str) -> GameSetup {
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
        boards: AllowedMovements::Legal,
        repeat: Repeat::Waived,
        ..Regulations::default()
    };
    GameSetup {
        people,
        regulations,
        created: None,
        tournament: TournamentInfo::default(),
        is_explicit: true,
    }
}
