//! The parts of a tournament's events, and their stored form.

use crate::tie_break::TieBreak;
use laws::people::Sight;
use laws::stored::{stored_parts, word_of_each, words};

word_of_each! {
    PairingSystem { RoundRobin = "round-robin", DoubleRoundRobin = "double-round-robin", Swiss = "swiss" }
    Bye { Full = "full", Half = "half", Zero = "zero", Allocated = "allocated" }
}
words!(TieBreak);

/// The pairing system of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PairingSystem {
    /// Everybody meets everybody once.
    #[default]
    RoundRobin,
    /// Everybody meets everybody twice, with colours changed.
    DoubleRoundRobin,
    /// Round by round; another program makes the pairings, or a person does.
    Swiss,
}

/// A round without an opponent, and its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// Worth as much as a win.
    Full,
    /// Worth as much as a draw.
    Half,
    /// No points: the player is absent, or free in a round robin of an odd number.
    Zero,
    /// A bye for the player who was left without an opponent.
    Allocated,
}

impl Bye {
    /// True for a bye worth as much as a win.
    pub(crate) const fn is_as_a_win(self) -> bool {
        match self {
            Bye::Full | Bye::Allocated => true,
            Bye::Half | Bye::Zero => false,
        }
    }
}

/// The details fixed before the first round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The tournament's name.
    pub name: String,
    /// The city.
    pub city: String,
    /// The federation ("POR").
    pub federation: String,
    /// The first day ("2026-11-23"); empty if unknown.
    pub first_day: String,
    /// The last day.
    pub last_day: String,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// The number of rounds.
    pub rounds: u32,
    /// The pairing system.
    pub system: PairingSystem,
    /// The time control as encoded ("5400+30"); empty if it is not fixed.
    pub time: String,
    /// The default time in minutes (6.7.1), if somebody has said it; 0 is a value, too.
    pub default_time_min: Option<u32>,
    /// The tie-breaks for players with equal points, in order; FIDE's recommendation if empty.
    pub tie_breaks: Vec<TieBreak>,
    /// The time control of a play-off; if empty there is no play-off.
    pub play_off_time: String,
    /// The regulations exclude appeals (11.10).
    pub no_appeals: bool,
    /// The points for a win, a draw and a loss as the regulations have them ("3-1-0"), if not those of Article 10.1.
    pub points: Option<String>,
    /// The deposit of an appeal, as the regulations name it ("50 euros"): returned if the appeal is upheld.
    pub deposit: Option<String>,
}

stored_parts!(Details {
    name as "event",
    city,
    federation,
    first_day,
    last_day,
    chief_arbiter,
    rounds,
    system,
    time,
    default_time_min,
    tie_breaks,
    play_off_time,
    no_appeals,
    points,
    deposit,
});

/// A player of the tournament. Unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The starting rank of the player, from 1.
    pub number: u32,
    /// The name of the player, as it was typed.
    pub name: String,
    /// The FIDE Identity Number of the player.
    pub fide_id: Option<u32>,
    /// The title of the player ("GM").
    pub title: String,
    /// The rating of the player.
    pub rating: Option<u32>,
    /// The federation of the player.
    pub federation: String,
    /// The team of the player.
    pub team: String,
    /// The rules of Appendix D that apply to the player, if somebody has said it.
    pub sight: Option<Sight>,
    /// The table at which the player sits in every round, for a player with a disability (12.2.6).
    pub table: Option<u32>,
}

stored_parts!(Entrant {
    number as "player",
    name as "player_name",
    fide_id,
    title,
    rating,
    federation,
    team,
    sight,
    table,
});

/// A board of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RoundBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
}

stored_parts!(RoundBoard { round, board });
