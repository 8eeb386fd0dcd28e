//! The strength at which an engine is to play, in words and numbers, and its judgement of resigning and of draws.

use std::str::FromStr;

use super::{EngineScore, Limit, Strength};

/// The strength at which an engine is to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// A person who has just learnt the moves.
    Beginner,
    /// A player in a club.
    #[default]
    Club,
    /// A master.
    Master,
    /// The engine's full strength.
    Full,
    /// A rating.
    Elo(u32),
}

/// Error: the text is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

/// The weakest rating that can be asked for.
pub const LEAST_ELO: u32 = 400;
/// The strongest rating: beyond it is [`Level::Full`].
pub const MOST_ELO: u32 = 3200;
/// The least rating that stockfish can be set to; an engine plays more weakly only by looking hardly ahead.
const LEAST_SET: u32 = 1350;

impl Level {
    /// The levels with names, the weakest first.
    pub const NAMED: [Self; 4] = [Self::Beginner, Self::Club, Self::Master, Self::Full];

    /// The name of the level in files and on the command line; a rating is written as a number.
    pub fn id(self) -> String {
        match self {
            Self::Beginner => "beginner".to_owned(),
            Self::Club => "club".to_owned(),
            Self::Master => "master".to_owned(),
            Self::Full => "full".to_owned(),
            Self::Elo(elo) => elo.to_string(),
        }
    }

    /// The setting of an engine for this level.
    pub const fn strength(self) -> Strength {
        match self {
            Self::Beginner => Strength::Skill(0),
            Self::Club => Strength::Elo(1600),
            Self::Master => Strength::Elo(2300),
            Self::Full => Strength::Full,
            Self::Elo(elo) => Strength::Elo(elo),
        }
    }

    /// The time for which the engine thinks: by its clock if there is one. A weak engine answers at once all the same:
    /// deep thought would make it stronger, and a beginner should not have to wait.
    pub fn limit(self, clock: Option<Limit>) -> Limit {
        let ms = match self {
            Self::Beginner => return Limit::Depth(1),
            Self::Elo(elo) if elo < LEAST_SET => return Limit::Depth(if elo < 1000 { 1 } else { 3 }),
            Self::Club => 500,
            Self::Elo(_) | Self::Master => 1000,
            Self::Full => 3000,
        };
        clock.unwrap_or(Limit::Time(ms))
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let text = text.trim();
        if let Some(named) = Self::NAMED.into_iter().find(|level| level.id() == text) {
            return Ok(named);
        }
        let elo = text.parse().map_err(|_no_number| UnknownLevel)?;
        if (LEAST_ELO..=MOST_ELO).contains(&elo) {
            Ok(Self::Elo(elo))
        } else {
            Err(UnknownLevel)
        }
    }
}

/// The engine's judgement of when to resign and what to do about draws. It is told the score of each of its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResignationPolicy {
    /// The number of its last moves in a row at which it was lost.
    lost: u32,
    /// The number of those at which it was clearly worse.
    worse: u32,
    /// The number of those at which it was not better.
    not_better: u32,
    /// The number of those at which nobody was better.
    level: u32,
    /// The number of its last move.
    move_number: u32,
    /// The move at which it last offered a draw.
    offered: Option<u32>,
}

/// The score of a lost position: ten pawns down, or mated soon.
const LOST: i32 = -1000;
/// The moves in a row at a lost position before it resigns.
const LOST_FOR: u32 = 4;
/// The score at which an engine is glad of a draw, in hundredths of a pawn.
const WORSE: i32 = -150;
/// The moves in a row at that score.
const WORSE_FOR: u32 = 2;
/// The score up to which a position is not better, in hundredths of a pawn.
const NOT_BETTER: i32 = 20;
/// The moves in a row at such a score before a draw is accepted.
const NOT_BETTER_FOR: u32 = 3;
/// The first move at which a draw is agreed in a level game.
const PLAYED_OUT: u32 = 20;
/// The largest score of a level position for either side, in hundredths of a pawn.
const LEVEL: u32 = 10;
/// The moves in a row at such a score before it offers a draw.
const LEVEL_FOR: u32 = 8;
/// The first move at which it offers a draw.
const LONG: u32 = 40;
/// The number of moves before it may offer again.
const NOT_AGAIN_FOR: u32 = 20;

impl ResignationPolicy {
    /// Takes the engine's score of its own position at its move of that number (1 is the first of the game).
    pub fn hear(&mut self, move_number: u32, score: EngineScore) {
        // A mate outweighs any number of pawns.
        let centipawns = match score {
            EngineScore::Centipawns(centipawns) => centipawns,
            EngineScore::Mate(moves) if moves > 0 => i32::MAX,
            EngineScore::Mate(_) => i32::MIN,
        };
        let count = |so_far: u32, holds: bool| if holds { so_far.saturating_add(1) } else { 0 };
        *self = Self {
            lost: count(self.lost, centipawns <= LOST),
            worse: count(self.worse, centipawns <= WORSE),
            not_better: count(self.not_better, centipawns <= NOT_BETTER),
            level: count(self.level, centipawns.unsigned_abs() <= LEVEL),
            move_number,
            offered: self.offered,
        };
    }

    /// Forgets all scores, because moves were taken back or another position is on the board.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// True if it resigns instead of its next move.
    pub const fn resigns(&self) -> bool {
        self.lost >= LOST_FOR
    }

    /// True if it accepts a draw that is offered now.
    pub const fn accepts_draw(&self) -> bool {
        self.worse >= WORSE_FOR || (self.not_better >= NOT_BETTER_FOR && self.move_number >= PLAYED_OUT)
    }

    /// True if it offers a draw with its move; it then remembers that it did.
    pub fn offers_draw(&mut self) -> bool {
        let is_long_ago = self
            .offered
            .is_none_or(|at| self.move_number >= at.saturating_add(NOT_AGAIN_FOR));
        let offers = self.level >= LEVEL_FOR && self.move_number >= LONG && is_long_ago;
        if offers {
            self.offered = Some(self.move_number);
        }
        offers
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::ByColor;

    use super::*;

    #[test]
    fn a_level_is_a_word_or_a_rating() {
        for level in Level::NAMED.into_iter().chain([Level::Elo(1500)]) {
            assert_eq!(level.id().parse(), Ok(level));
        }
        for wrong in ["", "grandmaster", "399", "3201", "-5", "99999999999", "15OO"] {
            assert_eq!(wrong.parse::<Level>(), Err(UnknownLevel), "{wrong}");
        }
    }

    #[test]
    fn the_weak_answer_at_once_whatever_the_clock_says() {
        let clock = Limit::Clock {
            left_ms: ByColor::new_with(|_| 60_000),
            increment_ms: ByColor::default(),
            moves_to_go: None,
        };
        for (level, without, with) in [
            (Level::Beginner, Limit::Depth(1), Limit::Depth(1)),
            (Level::Elo(900), Limit::Depth(1), Limit::Depth(1)),
            (Level::Elo(1349), Limit::Depth(3), Limit::Depth(3)),
            (Level::Elo(1350), Limit::Time(1000), clock.clone()),
            (Level::Club, Limit::Time(500), clock.clone()),
            (Level::Full, Limit::Time(3000), clock.clone()),
        ] {
            assert_eq!(level.limit(None), without, "{level:?}");
            assert_eq!(level.limit(Some(clock.clone())), with, "{level:?}");
        }
    }

    fn after(scores: impl IntoIterator<Item = (u32, EngineScore)>) -> ResignationPolicy {
        let mut sense = ResignationPolicy::default();
        for (number, score) in scores {
            sense.hear(number, score);
        }
        sense
    }

    fn all_at(score: EngineScore, numbers: std::ops::RangeInclusive<u32>) -> ResignationPolicy {
        after(numbers.map(|number| (number, score)))
    }

    #[test]
    fn who_is_lost_for_several_moves_resigns() {
        assert!(!all_at(EngineScore::Centipawns(-1000), 20..=22).resigns());
        assert!(all_at(EngineScore::Centipawns(-1000), 20..=23).resigns());
        assert!(all_at(EngineScore::Mate(-7), 20..=23).resigns());
        assert!(!all_at(EngineScore::Mate(7), 20..=40).resigns());
        let mut hopes = all_at(EngineScore::Mate(-7), 20..=22);
        hopes.hear(23, EngineScore::Centipawns(-300));
        hopes.hear(24, EngineScore::Mate(-7));
        assert!(!hopes.resigns());
    }

    #[test]
    fn a_draw_is_accepted_by_who_is_worse_or_has_played_long_enough() {
        assert!(!ResignationPolicy::default().accepts_draw());
        assert!(!all_at(EngineScore::Centipawns(0), 1..=10).accepts_draw());
        assert!(all_at(EngineScore::Centipawns(0), 1..=20).accepts_draw());
        assert!(!all_at(EngineScore::Centipawns(21), 1..=60).accepts_draw());
        assert!(all_at(EngineScore::Centipawns(-150), 5..=6).accepts_draw());
        let mut taken_back = all_at(EngineScore::Centipawns(-150), 5..=6);
        taken_back.forget();
        assert!(!taken_back.accepts_draw());
    }

    #[test]
    fn a_draw_is_offered_late_in_a_level_game_and_not_at_every_move() {
        let mut sense = all_at(EngineScore::Centipawns(0), 1..=39);
        assert!(!sense.offers_draw());
        let mut offered = Vec::new();
        for number in 40..=80 {
            sense.hear(number, EngineScore::Centipawns(-5));
            if sense.offers_draw() {
                offered.push(number);
            }
        }
        assert_eq!(offered, [40, 60, 80]);
        assert!(!all_at(EngineScore::Centipawns(11), 1..=60).offers_draw());
    }
}
