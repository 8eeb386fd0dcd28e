//! The game on the table when nobody has set one up.

use shakmaty::{ByColor, Color};

use crate::journal::entry::Opening;
use crate::laws::people::{People, Player, Sight};
use crate::laws::regulations::{Boards, Regulations, Repeat, Venue};
use crate::laws::tournament::Tournament;
use crate::locale::{Locale, Messages};

/// A game at home for whoever starts the program for the first time: White is the VI player.
pub fn first_game(locale: Locale, name: &str) -> Opening {
    let messages = Messages::new(locale);
    let player = |side: Color, sight| {
        let own = Some(name.to_owned()).filter(|name| side.is_white() && !name.is_empty());
        let numbered = || messages.text("first-game-player", &[("number", side.fold_wb(1_u32, 2_u32).into())]);
        Player {
            name: own.unwrap_or_else(numbered),
            sight,
        }
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
