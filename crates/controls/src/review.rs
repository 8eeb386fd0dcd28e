//! Reviewing a game: the acts a person has there.

use shakmaty::Color;

/// A request about the game under review.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewIntent {
    /// Review the game on the table.
    Begin,
    /// Review a game of that file; "games.pgn#3" is its third.
    Open(String),
    /// Bring back the game on the table as it was.
    Leave,
    /// Go somewhere in the game.
    Go(ReviewStep),
    /// Write that comment next to the present move.
    Comment(String),
    /// Put that glyph, in words or signs, next to the present move, or remove it.
    Glyph(String),
    /// Remove one's own present variation, or the moves one has added to the line.
    Remove,
    /// Undo what was written last.
    Undo,
    /// Write the game, with all that was in its file; without a path, to the file it came from.
    Save(Option<String>),
    /// Do that, although the changes are not saved.
    Discard(Box<ReviewIntent>),
    /// Begin a new game with the present position.
    PlayOn,
    /// Ask an engine to evaluate the position; asked again, it stops.
    Opinion,
    /// The next move of the engine's best line.
    NextOfLine,
    /// Ask an engine to evaluate each move of the game.
    Mistakes,
    /// Keep the mistakes as positions to train.
    Train,
    /// Go to the next mistake it has found.
    NextMistake,
    /// Go to the previous mistake.
    PreviousMistake,
    /// Stop the present search or evaluation.
    Stop,
    /// Use a file of many games.
    Games(GamesIntent),
}

/// A request about a file of many games.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesIntent {
    /// The list of its games again.
    List,
    /// Review the game of that number in the file, counted from 1.
    Open(usize),
    /// Only the games of players with that name; all of them if it is empty.
    Find(String),
    /// Only the games in which the position on the board occurs.
    FindPosition,
    /// Close the file.
    Close,
}

/// A way in a game.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewStep {
    Next,
    Previous,
    First,
    Last,
    /// To the next comment, glyph or variation.
    NextMark,
    PreviousMark,
    /// Into that variation of those that begin here, counted from 1; into the next one if none is named.
    Into(Option<usize>),
    Out,
    /// To that half-move of the game, counted from 1; zero is the beginning.
    Ply(usize),
    /// To that side's move of that number, as the game counts them.
    Move(usize, Color),
    /// To that line of the list of moves, counted from 0.
    Line(usize),
}
