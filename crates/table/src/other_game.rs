//! A position in the place of the game on the table: one of a game under review, or one to solve. Nothing of it is written down, all
//! questions of the board work on it, and the other game waits as it is.

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use super::seats::Seats;
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
    /// The game that is on the table now, with the people in these seats.
    pub(super) fn of(game: &Arc<Game>, seats: &Seats) -> Self {
        Self {
            game: Arc::clone(game),
            announced: ByColor::new_with(|side| {
                let seat = seats.get(Person::Player(side));
                seat.and_then(|seat| seat.last_announcement.clone())
            }),
        }
    }

    /// Gives the game back, and the last announcements in it to its players.
    pub(super) fn come_back(self, seats: &mut Seats) -> Arc<Game> {
        for side in Color::ALL {
            if let Some(seat) = seats.get_mut(Person::Player(side)) {
                seat.last_announcement.clone_from(self.announced.get(side));
            }
        }
        self.game
    }
}
