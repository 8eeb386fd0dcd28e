//! Players who are not in the room: an engine, or a person across the network. The Laws do not know them; in
//! competition there are none (Art. 11.3.1).

use shakmaty::{ByColor, Color};

use super::event::AwayEvent;
use super::lag::LagAccount;
use super::moment::Moment;
use super::people::People;
use super::regulations::Regulations;

/// A player who plays a side from outside the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AwayPlayer {
    /// An engine on this computer.
    Engine {
        /// The name the engine gives itself.
        name: String,
        /// The engine's playing strength, in the words of the setting.
        strength: String,
    },
    /// A player on a server.
    Online {
        /// The player's name on the server.
        name: String,
        /// The name of the server ("lichess").
        place: String,
        /// The server's name for the game.
        game: String,
        /// True for a person, false for an engine of the server: the opponent of a person may have no help.
        is_person: bool,
    },
}

impl AwayPlayer {
    /// The player's name.
    pub fn name(&self) -> &str {
        match self {
            Self::Engine { name, .. } | Self::Online { name, .. } => name,
        }
    }
}

/// The players outside the room, by the side they play.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct AwayPlayers {
    players: ByColor<Option<SeatedPlayer>>,
    elsewhere: ByColor<Option<RemotePlayer>>,
    absences: ByColor<Absence>,
}

/// Absence of the computer of a remote player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    /// The moment since which the computer has not been heard; `None` while it is heard.
    pub since: Option<Moment>,
    /// Number of absences while the game was in progress.
    pub times: u32,
}

/// The player at another computer.
#[derive(Clone, Debug, PartialEq)]
struct RemotePlayer {
    /// The account for the network lag of this seat.
    account: LagAccount,
    /// The local name of the seat before; `None` once the remote player has moved, and so keeps the game.
    name_here: Option<String>,
}

/// A remote player on a seat of this table.
#[derive(Clone, Debug, PartialEq)]
struct SeatedPlayer {
    player: AwayPlayer,
    /// The local name of the player whose seat it is.
    name_here: String,
}

impl AwayPlayers {
    pub(super) fn get(&self, side: Color) -> Option<&AwayPlayer> {
        self.players.get(side).as_ref().map(|seated| &seated.player)
    }

    pub(super) fn elsewhere(&self, side: Color) -> Option<&LagAccount> {
        self.elsewhere.get(side).as_ref().map(|seated| &seated.account)
    }

    /// Notes that the side has moved or the game has ended, so that the remote player keeps the game.
    pub(super) fn has_played(&mut self, side: Color) {
        if let Some(seated) = self.elsewhere.get_mut(side) {
            seated.name_here = None;
        }
    }

    /// Notes a press of the clock.
    pub(super) fn pressed(&mut self, side: Color) {
        if let Some(seated) = self.elsewhere.get_mut(side) {
            seated.account.pressed();
        }
    }

    pub(super) fn absence(&self, side: Color) -> Absence {
        *self.absences.get(side)
    }

    /// Updates the absence of that computer; absences count only while the game is in progress (`is_on`).
    pub(super) fn heard(&mut self, event: &AwayEvent, is_on: bool, at: Moment) {
        match event {
            AwayEvent::SeatLost { side, silent_ms, .. } => {
                let absence = self.absences.get_mut(*side);
                absence.since = Some(Moment::from_millis(at.as_millis().saturating_sub(*silent_ms)));
                absence.times += u32::from(is_on);
            }
            AwayEvent::ElsewhereSeated { side, .. } | AwayEvent::SeatBack { side } => {
                self.absences.get_mut(*side).since = None;
            }
            AwayEvent::SeatFreed { side, .. } => *self.absences.get_mut(*side) = Absence::default(),
            AwayEvent::EngineSeated { .. }
            | AwayEvent::OnlineSeated { .. }
            | AwayEvent::LagGiven { .. }
            | AwayEvent::AwayTooLong { .. } => {}
        }
    }

    /// Seats or unseats the remote player of a side. The name on the scoresheets follows: that of the remote player
    /// while seated, then the local one again, unless the remote player has moved.
    pub(super) fn apply(&mut self, event: &AwayEvent, people: &mut People, regulations: &Regulations) {
        let (side, player) = match event.clone() {
            AwayEvent::ElsewhereSeated { side, name, .. } => {
                let here = &mut people.players.get_mut(side).name;
                let seat = self.elsewhere.get_mut(side);
                let name_here = seat
                    .take()
                    .map_or_else(|| Some(here.clone()), |before| before.name_here);
                let account = LagAccount::new(regulations, side);
                *seat = Some(RemotePlayer { account, name_here });
                if !name.is_empty() {
                    *here = name;
                }
                return;
            }
            AwayEvent::LagGiven { side, given_ms, .. } => {
                if let Some(seated) = self.elsewhere.get_mut(side) {
                    seated.account.charge(given_ms);
                }
                return;
            }
            AwayEvent::SeatLost { .. } | AwayEvent::SeatBack { .. } | AwayEvent::AwayTooLong { .. } => return,
            AwayEvent::EngineSeated {
                side, name, strength, ..
            } => (side, Some(AwayPlayer::Engine { name, strength })),
            AwayEvent::OnlineSeated {
                side,
                name,
                place,
                game,
                is_person,
                ..
            } => {
                let away = AwayPlayer::Online {
                    name,
                    place,
                    game,
                    is_person,
                };
                (side, Some(away))
            }
            AwayEvent::SeatFreed { side, .. } => {
                if let Some(left) = self.elsewhere.get_mut(side).take() {
                    if let Some(name) = left.name_here {
                        people.players.get_mut(side).name = name;
                    }
                    return;
                }
                (side, None)
            }
        };
        let name = &mut people.players.get_mut(side).name;
        let seat = self.players.get_mut(side);
        let name_here = seat.take().map_or_else(|| name.clone(), |seated| seated.name_here);
        match player {
            Some(player) => {
                player.name().clone_into(name);
                *seat = Some(SeatedPlayer { player, name_here });
            }
            None => *name = name_here,
        }
    }
}
