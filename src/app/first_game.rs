//! The game on the table when none has been set up.

use shakmaty::{ByColor, Color};

use journal::entry::GameSetup;
use laws::people::{People, Player, Sight};
use laws::regulations::Regulations;

/// A game at home for the first start of the program: White is the VI player.
pub fn first_game(name: &str) -> GameSetup {
    // Names are not needed at home: titles and sentences then say "White" and "Black".
    let player = |side: Color, sight| Player {
        name: side.fold_wb(name, "").to_owned(),
        sight,
    };
    let (white, black) = (player(Color::White, Sight::Vi), player(Color::Black, Sight::Sighted));
    let people = People::of(ByColor { white, black });
    GameSetup::of(people, Regulations::default().at_home())
}
