//! Irregularities that can be found during the game, apart from illegal moves (Art. 7, 6.10.2).

named! {
    /// An irregularity found during the game, apart from an illegal move (Art. 7).
    Irregularity {
        /// The initial position was wrong (7.2.1).
        SetUp = "set-up",
        /// The board was placed wrongly (7.2.2).
        BoardTurned = "board-turned",
        /// The colours were reversed (7.3).
        ColoursReversed = "colours-reversed",
        /// Pieces were displaced (7.4).
        Displaced = "displaced",
        /// The opponent moved with two hands (7.5.4).
        TwoHands = "two-hands",
        /// A piece stands on a wrong square (7.6).
        WrongSquare = "wrong-square",
        /// Both kings are in check (A.5.4).
        BothKings = "both-kings",
        /// A clock is set wrongly (6.10.2).
        ClockSetting = "clock-setting",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_reads_back_as_it_is_written() {
        for fault in Irregularity::ALL {
            assert_eq!(fault.to_string().parse(), Ok(*fault));
        }
    }
}
