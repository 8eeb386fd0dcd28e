//! A game that is gone through, as it is shown beside the board; and the games of a file.

use std::sync::Arc;

/// What stands beside the board while a game is gone through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewView {
    /// The name of the pane: "Moves".
    pub pane: String,
    /// Who plays whom and how it ended; then the event, as far as it is known.
    pub header: Vec<String>,
    /// What can be done: one sentence with its keys.
    pub to_do: String,
    /// What an engine thinks of the position, in one sentence; empty while none was asked.
    pub opinion: String,
    /// The name of the list of moves.
    pub label: String,
    /// The moves of the game, its variations and their comments, in the order in which they are read.
    pub lines: Arc<[MoveLine]>,
    /// The line one is at, from 0; none at the beginning of the game.
    pub here: Option<usize>,
    /// How the game went, once an engine has been asked.
    pub curve: Option<Curve>,
    /// The name of the list of mistakes.
    pub mistakes_label: String,
    /// The mistakes that an engine has found, each one line.
    pub mistakes: Arc<[String]>,
}

/// One move in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveLine {
    /// Its number, the move, how it is judged, and its comments.
    pub text: String,
    /// In how many variations it stands; nought in the game itself.
    pub depth: usize,
    /// After how many half-moves of the game it stands; none in a variation.
    pub ply: Option<usize>,
}

/// How good the positions of a game were.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// What it is, and how the game went, in a sentence.
    pub name: String,
    /// In pawns, at most ten for either side, White's above: the first is the start, then that after each half-move.
    pub pawns: Arc<[Option<f32>]>,
    /// After how many half-moves of the game one is.
    pub here: usize,
}

/// The page of a file of many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamesView {
    /// Its title: the file, and how many games.
    pub title: String,
    /// The name of the list.
    pub label: String,
    /// The number of each game in the file, from 1, and its line: players, result, event.
    pub games: Arc<[(usize, String)]>,
    /// The field for a player's name.
    pub player: super::FieldView,
    /// "Games with the position on the board".
    pub position: String,
    /// "Go through the chosen game".
    pub open: String,
    /// "Close the file".
    pub close: String,
    /// It changes each time the page is wanted.
    pub wanted: u64,
}
