//! Players who are not in the room: an engine, or somebody beyond the network. No Law knows of them; in competition there are none
//! (Art. 11.3.1).

use shakmaty::{ByColor, Color};

use super::event::AwayEvent;

/// Who plays a side from outside the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Away {
    /// An engine on this machine.
    Engine {
        /// What it calls itself.
        name: String,
        /// How strong it is set, in the words of the setting.
        strength: String,
    },
    /// Somebody on a server.
    Online {
        /// What he is called there.
        name: String,
        /// Which server ("lichess").
        place: String,
        /// The server's name for the game.
        game: String,
        /// He is a person, and no engine of the server's: nothing may help his opponent.
        is_person: bool,
    },
}

/// Who plays each side from outside the room.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct AwayPlayers {
    players: ByColor<Option<Away>>,
}

impl AwayPlayers {
    pub(super) fn get(&self, side: Color) -> Option<&Away> {
        self.players.get(side).as_ref()
    }

    pub(super) fn apply(&mut self, event: &AwayEvent) {
        let (side, player) = match event.clone() {
            AwayEvent::EngineSeated {
                side, name, strength, ..
            } => (side, Some(Away::Engine { name, strength })),
            AwayEvent::OnlineSeated {
                side,
                name,
                place,
                game,
                is_person,
                ..
            } => {
                let away = Away::Online {
                    name,
                    place,
                    game,
                    is_person,
                };
                (side, Some(away))
            }
            AwayEvent::SeatFreed { side, .. } => (side, None),
        };
        *self.players.get_mut(side) = player;
    }
}
