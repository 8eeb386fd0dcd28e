//! Players who are not in the room: an engine, or somebody beyond the network. No Law knows of them; in competition there are none
//! (Art. 11.3.1).

use shakmaty::{ByColor, Color};

use super::event::AwayEvent;
use super::lag::Account;
use super::moment::Moment;
use super::people::People;
use super::regulations::Regulations;

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

impl Away {
    /// What he is called.
    pub fn name(&self) -> &str {
        match self {
            Self::Engine { name, .. } | Self::Online { name, .. } => name,
        }
    }
}

/// Who plays each side from outside the room.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct AwayPlayers {
    players: ByColor<Option<Seated>>,
    elsewhere: ByColor<Option<Elsewhere>>,
    absences: ByColor<Absence>,
}

/// Whether the computer of a player elsewhere is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    /// Since when it is not.
    pub since: Option<Moment>,
    /// How often it was not, while the game was going on.
    pub times: u32,
}

/// Who sits at another computer.
#[derive(Clone, Debug, PartialEq)]
struct Elsewhere {
    /// What the way to him costs is accounted for.
    account: Account,
    /// What the seat has been called before; nothing once he has played there: the game is his from then on.
    name_here: Option<String>,
}

/// Somebody on another's seat.
#[derive(Clone, Debug, PartialEq)]
struct Seated {
    player: Away,
    /// What the player of this table is called whose seat it is.
    name_here: String,
}

impl AwayPlayers {
    pub(super) fn get(&self, side: Color) -> Option<&Away> {
        self.players.get(side).as_ref().map(|seated| &seated.player)
    }

    pub(super) fn elsewhere(&self, side: Color) -> Option<&Account> {
        self.elsewhere.get(side).as_ref().map(|seated| &seated.account)
    }

    /// A move of that side is made, or the game is over: whoever sits elsewhere has played it.
    pub(super) fn has_played(&mut self, side: Color) {
        if let Some(seated) = self.elsewhere.get_mut(side) {
            seated.name_here = None;
        }
    }

    /// A clock was pressed.
    pub(super) fn pressed(&mut self, side: Color) {
        if let Some(seated) = self.elsewhere.get_mut(side) {
            seated.account.pressed();
        }
    }

    pub(super) fn absence(&self, side: Color) -> Absence {
        *self.absences.get(side)
    }

    /// Whether that computer is heard; it counts while the game goes on.
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

    /// Who plays a side gives it his name; with the seat the player of this table has his own again, unless somebody elsewhere has played there:
    /// on the scoresheets stands who sat at the board.
    pub(super) fn apply(&mut self, event: &AwayEvent, people: &mut People, regulations: &Regulations) {
        let (side, player) = match event.clone() {
            AwayEvent::ElsewhereSeated { side, name, .. } => {
                let here = &mut people.players.get_mut(side).name;
                let seat = self.elsewhere.get_mut(side);
                let name_here = seat
                    .take()
                    .map_or_else(|| Some(here.clone()), |before| before.name_here);
                let account = Account::new(regulations, side);
                *seat = Some(Elsewhere { account, name_here });
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
                *seat = Some(Seated { player, name_here });
            }
            None => *name = name_here,
        }
    }
}
