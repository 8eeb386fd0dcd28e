//! A game of a PGN file on a table at home, where it can be read and gone on with.

use shakmaty::{ByColor, CastlingMode, Position as _};

use crate::controls::intent::Intent;
use crate::laws::people::{People, Person, Player, Sight};
use crate::laws::regulations::{Boards, Place as Venue, Regulations, Repeat};
use crate::notation::pgn::PgnGame;
use crate::script::header::Header;
use crate::script::parse::{Line, Place, Script};

/// The table at home and the moves played there. Whose board is whose no PGN says: White is the VI player.
pub(super) fn script(game: &PgnGame) -> Script {
    let player = |tag, sight| Player {
        name: game.tag(tag).unwrap_or("?").to_owned(),
        sight,
    };
    let people = People {
        players: ByColor {
            white: player("White", Sight::Vi),
            black: player("Black", Sight::Sighted),
        },
        assistants: ByColor::default(),
        arbiter: None,
    };
    let castling_mode = CastlingMode::detect(&game.start.to_setup(shakmaty::EnPassantMode::Legal));
    let regulations = Regulations {
        start: game.start.clone(),
        castling_mode,
        place: Venue::Home,
        boards: Boards::Legal,
        repeat: Repeat::Waived,
        ..Regulations::default()
    };
    let announced = game.played().map(|(before, entry)| {
        let for_side = before.turn();
        // From and to: these words are the same in every language.
        let words = entry.mv.to_uci(castling_mode).to_string();
        let announce = Intent::Announce { for_side, words };
        (Place::default(), Line::Act(Person::Player(for_side), announce))
    });
    Script {
        header: Header {
            people,
            regulations,
            speech: false,
        },
        story: announced.collect(),
    }
}
