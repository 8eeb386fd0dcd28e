//! The focus targets of a window.

/// The focus targets that always exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixedTarget {
    /// The board; at the arbiter's panel White's.
    Board,
    /// Black's board at the arbiter's panel.
    BlackBoard,
    /// The open matters.
    Pending,
    /// The steps that correct a board.
    Steps,
    /// The time-check record.
    Checks,
    /// The pieces off the board.
    Tray,
    /// The choice at a promotion.
    Promotion,
    /// The move line.
    MoveLine,
    /// The entry of the scoresheet.
    SheetLine,
    /// The scoresheet.
    SheetList,
    /// The log.
    Log,
    /// The list of keys.
    Help,
    /// The stored games.
    Games,
    /// The path of a game.
    Path,
    /// The manual.
    Guide,
    /// The results of tactics.
    Results,
    /// The moves of the reviewed game.
    Moves,
    /// The mistakes in that game.
    Mistakes,
    /// The games of a file.
    GamesOfFile,
    /// The player to search for in the file.
    Player,
    /// Games and challenges on lichess.
    Online,
    /// The line for requests to lichess.
    Wish,
    /// The token for lichess.
    Token,
}
