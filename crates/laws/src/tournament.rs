//! The tournament of a game, if known: the head of a scoresheet besides the names (Art. 8.1.1).

use shakmaty::ByColor;

/// The tournament, its place, the round, and the players' identities with FIDE and ratings. Empty for a game between friends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentInfo {
    /// The name of the tournament; empty if unknown.
    pub name: String,
    /// City and federation; empty if unknown.
    pub site: String,
    /// The round, from 1.
    pub round: Option<u32>,
    /// The round in a file's own words where it is no number: `10.1` for its first board, `-` for none. Empty otherwise.
    pub round_written: String,
    /// The time control in a file's own words, for a game whose clocks do not run here. Empty otherwise.
    pub time_written: String,
    /// The players' FIDE Identity Numbers.
    pub fide_ids: ByColor<Option<u32>>,
    /// The players' ratings.
    pub ratings: ByColor<Option<u32>>,
}
