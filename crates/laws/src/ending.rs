//! The end of a game and the points (Art. 5, 6.9, 9.6, 10, 11.8).

use shakmaty::Color;

use super::articles::Article;

named! {
    /// A result; results that the Laws distinguish are distinct (rules reference, D11).
    GameResult {
        /// 1-0.
        WhiteWins = "1-0",
        /// 0-1.
        BlackWins = "0-1",
        /// 1/2-1/2.
        Draw = "1/2-1/2",
        /// 0-0: played, both lose (11.8).
        BothLose = "0-0",
        /// 1/2-0, only by the arbiter (12.9).
        HalfZero = "1/2-0",
        /// 0-1/2, only by the arbiter (12.9).
        ZeroHalf = "0-1/2",
        /// +/-: not played, White wins.
        WhiteByForfeit = "+/-",
        /// -/+: not played, Black wins.
        BlackByForfeit = "-/+",
        /// -/-: not played, both absent.
        BothAbsent = "-/-",
    }
}

impl GameResult {
    /// A win of that side.
    pub const fn win(side: Color) -> Self {
        match side {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// True if the game was not played because one player or both did not come (6.7).
    pub const fn is_forfeit(self) -> bool {
        match self {
            Self::WhiteByForfeit | Self::BlackByForfeit | Self::BothAbsent => true,
            Self::WhiteWins | Self::BlackWins | Self::Draw | Self::BothLose | Self::HalfZero | Self::ZeroHalf => false,
        }
    }
}

named! {
    /// The reason the game ended.
    Reason {
        /// 5.1.1.
        Checkmate = "checkmate",
        /// 5.2.1.
        Stalemate = "stalemate",
        /// 5.2.2.
        DeadPosition = "dead_position",
        /// 5.1.2.
        Resignation = "resignation",
        /// 5.2.3.
        Agreement = "agreement",
        /// 6.9.
        Time = "time",
        /// 9.2.
        Threefold = "threefold",
        /// 9.3.
        Fifty = "fifty",
        /// 9.6.1.
        Fivefold = "fivefold",
        /// 9.6.2.
        Seventyfive = "seventyfive",
        /// 7.5.5.
        IllegalMove = "illegal_move",
        /// The arbiter's ruling (12.9).
        Ruling = "ruling",
        /// An absent player (6.7).
        Default = "default",
        /// A game on a server that ended before both had moved, or a remote player who left and did not come back.
        Abandoned = "abandoned",
    }
}

named! {
    /// The hand that signed a player's scoresheet, or the player's refusal (8.7).
    SignedBy {
        /// The player.
        Player = "player",
        /// The player's assistant.
        Assistant = "assistant",
        /// The arbiter.
        Arbiter = "arbiter",
        /// Neither: the player refuses to sign.
        Refused = "refused",
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub result: GameResult,
    /// The reason.
    pub reason: Reason,
    /// The Article it rests on.
    pub article: Article,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_reads_back_as_it_is_written() {
        for result in GameResult::ALL {
            assert_eq!(result.to_string().parse(), Ok(*result));
        }
    }

    #[test]
    fn a_forfeit_is_known_by_the_sign_it_is_written_with() {
        for result in GameResult::ALL {
            assert_eq!(
                result.is_forfeit(),
                result.to_string().contains(['+', '/']) && !result.to_string().contains('1')
            );
        }
    }
}
