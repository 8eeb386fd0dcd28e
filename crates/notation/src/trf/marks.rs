//! The marks in the last column of a round (TRF16 and TRF26, record 001).

use shakmaty::Color;

/// The result of one player in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: won within the first move, so not rated.
    UnratedWin,
    /// `D`
    UnratedDraw,
    /// `L`
    UnratedLoss,
    /// `+`: the opponent did not come.
    ForfeitWin,
    /// `-`: the player did not come.
    ForfeitLoss,
    /// `F`: a bye for a full point.
    FullBye,
    /// `H`: a bye for half a point.
    HalfBye,
    /// `Z`: known to be absent.
    ZeroBye,
    /// `U`: a player without an opponent.
    AllocatedBye,
    /// Another sign, without a meaning.
    Unclear,
}

/// Each mark with its sign.
const SIGNS: [(Mark, char); 12] = [
    (Mark::Win, '1'),
    (Mark::Draw, '='),
    (Mark::Loss, '0'),
    (Mark::UnratedWin, 'W'),
    (Mark::UnratedDraw, 'D'),
    (Mark::UnratedLoss, 'L'),
    (Mark::ForfeitWin, '+'),
    (Mark::ForfeitLoss, '-'),
    (Mark::FullBye, 'F'),
    (Mark::HalfBye, 'H'),
    (Mark::ZeroBye, 'Z'),
    (Mark::AllocatedBye, 'U'),
];

impl Mark {
    /// The mark of that sign; letters may be lower case. `None` for a blank.
    pub fn of(sign: char) -> Option<Mark> {
        let sign = sign.to_ascii_uppercase();
        let known = SIGNS.iter().find(|(_, own)| *own == sign).map(|(mark, _)| *mark);
        known.or_else(|| (!sign.is_whitespace()).then_some(Mark::Unclear))
    }

    /// The sign of the mark; a blank if there is none.
    pub fn sign(self) -> char {
        SIGNS
            .iter()
            .find(|(mark, _)| *mark == self)
            .map_or(' ', |(_, sign)| *sign)
    }
}

/// One round of a player. All fields are empty if the player was neither paired nor had a bye.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The opponent's starting rank.
    pub opponent: Option<u32>,
    /// The player's own colour.
    pub color: Option<Color>,
    /// The result; `None` while the game is in progress.
    pub mark: Option<Mark>,
}
