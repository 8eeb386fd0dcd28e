//! Going through a game: what a person can do there.

use shakmaty::Color;

use super::intent::Intent;
use super::move_line::Typed;

/// A wish about the game that is gone through.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewIntent {
    /// Go through the game on the table.
    Begin,
    /// Go through a game of that file; "games.pgn#3" is its third.
    Open(String),
    /// The game on the table comes back as it stood.
    Leave,
    /// Go somewhere in the game.
    Go(Way),
    /// That stands beside the move one is at.
    Comment(String),
    /// That judgement, in words or signs, stands beside the move one is at, or no longer.
    Glyph(String),
    /// The variation of one's own in which one is, or the moves one has added to the line, are taken out.
    Remove,
    /// What was written last is taken back.
    Undo,
    /// Write the game, with all that was in its file; without a path, to the file it came from.
    Save(Option<String>),
    /// Do that, though what was written is not saved.
    Discard(Box<ReviewIntent>),
    /// A new game begins with the position one is at.
    PlayOn,
    /// What an engine thinks of the position; asked again, it stops.
    Opinion,
    /// The next move of the engine's best line.
    NextOfLine,
    /// What an engine thinks of each move of the game.
    Mistakes,
    /// To the next mistake it has found.
    NextMistake,
    /// To the one before.
    PreviousMistake,
    /// What is being looked for, or thought about, is wanted no more.
    Stop,
    /// Something about a file of many games.
    Games(GamesIntent),
}

/// A wish about a file of many games.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesIntent {
    /// The list of its games again.
    List,
    /// Go through the game of that number in the file, counted from 1.
    Open(usize),
    /// Only the games of players with that name; all of them if it is empty.
    Find(String),
    /// Only the games in which the position on the board occurs.
    FindPosition,
    /// The file is closed.
    Close,
}

/// A way in a game.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Next,
    Previous,
    First,
    Last,
    /// To the next comment, judgement or variation.
    NextMark,
    PreviousMark,
    /// Into that variation of those that begin here, counted from 1; into the next one where none is named.
    Into(Option<usize>),
    Out,
    /// To that half-move of the game, counted from 1; nought is the beginning.
    Ply(usize),
    /// To that side's move of that number, as the game counts them.
    Move(usize, Color),
    /// To that line of the list of moves, counted from 0.
    Line(usize),
}

/// A way as an intent.
pub(super) const fn go(way: Way) -> Intent {
    Intent::Review(ReviewIntent::Go(way))
}

/// To a half-move by its number.
pub(super) fn to_ply(typed: &Typed<'_>) -> Option<Intent> {
    Some(go(Way::Ply(typed.number()?)))
}

/// To a move by its number; "12..." is Black's.
pub(super) fn to_move(typed: &Typed<'_>) -> Option<Intent> {
    let number = typed.rest.trim_end_matches('.');
    let is_black = typed.rest.ends_with("...");
    let number: usize = number.parse().ok().filter(|number| *number > 0)?;
    Some(go(Way::Move(number, Color::from_white(!is_black))))
}

/// Into a variation, by its number or into the next.
pub(super) fn into(typed: &Typed<'_>) -> Option<Intent> {
    let number = if typed.rest.is_empty() {
        None
    } else {
        Some(typed.number().filter(|number| *number > 0)?)
    };
    Some(go(Way::Into(number)))
}

/// A comment beside the move.
pub(super) fn comment(typed: &Typed<'_>) -> Intent {
    Intent::Review(ReviewIntent::Comment(typed.rest.to_owned()))
}

/// A judgement beside the move.
pub(super) fn glyph(typed: &Typed<'_>) -> Intent {
    Intent::Review(ReviewIntent::Glyph(typed.rest.to_owned()))
}

/// The number of a game in the file.
pub(super) fn open(typed: &Typed<'_>) -> Option<Intent> {
    Some(games(GamesIntent::Open(typed.number()?)))
}

/// Part of a player's name; nothing for all games.
pub(super) fn find(typed: &Typed<'_>) -> Intent {
    games(GamesIntent::Find(typed.rest.to_owned()))
}

/// A wish about a file of games.
pub(super) const fn games(wish: GamesIntent) -> Intent {
    Intent::Review(ReviewIntent::Games(wish))
}

/// The game on the table, or one of the file that is named.
pub(super) fn begin(typed: &Typed<'_>) -> Intent {
    Intent::Review(typed.path().map_or(ReviewIntent::Begin, ReviewIntent::Open))
}
