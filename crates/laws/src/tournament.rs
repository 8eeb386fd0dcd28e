//! Of which event a game is part, where somebody told: what stands in the head of a scoresheet beside the names (Art. 8.1.1).

use shakmaty::ByColor;

/// The event, its place, the round, and who the players are to FIDE. Empty for a game between friends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The name of the event; empty where none is known.
    pub name: String,
    /// City and federation; empty where none is known.
    pub site: String,
    /// The round, from 1.
    pub round: Option<u32>,
    /// The players' FIDE Identity Numbers.
    pub fide_ids: ByColor<Option<u32>>,
}
