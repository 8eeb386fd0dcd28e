//! A position in the place of the game on the table: one of a game under review, or one to solve. Nothing of it is written down, all
//! questions of the board work on it, and the other game waits as it is.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::Table;
use laws::game::Game;
use laws::people::Person;
use speech::utterance::Utterance;

/// The game that waits meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WaitingGame {
    /// The game.
    pub(super) game: Arc<Game>,
    /// The last announcement to each player in it.
    announced: ByColor<Option<Utterance>>,
}

impl WaitingGame {
    /// The game that is on the table now.
    pub(super) fn of(table: &Table) -> Self {
        Self {
            game: Arc::clone(&table.game),
            announced: ByColor::new_with(|side| {
                let seat = table.seat(Person::Player(side));
                seat.and_then(|seat| seat.last_announcement.clone())
            }),
        }
    }

    /// Puts the game on the table again.
    pub(super) fn come_back(self, table: &mut Table) {
        table.game = self.game;
        let now = table.now();
        table.watch.restart(&table.game, now);
        for side in Color::ALL {
            if let Some(seat) = table.seats.get_mut(Person::Player(side)) {
                seat.last_announcement.clone_from(self.announced.get(side));
            }
        }
    }
}
