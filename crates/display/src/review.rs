//! A game that is gone through, as it is shown beside the board; and the games of a file.

use std::sync::Arc;

use controls::intent::Intent;
use notation::pgn::PgnResult;
use review::index::{Heading, Index};

/// What stands in the place of the game on the table for a while: a practice game, or one that is gone through.
#[derive(Clone, Debug, Default)]
pub struct Aside {
    /// What can be done in it.
    pub step: Option<String>,
    /// What Escape means where it means nothing else.
    pub escape: Option<Intent>,
    /// What comes first when the program is to be closed: else something would be lost.
    pub before_closing: Option<Intent>,
    /// The game that is gone through.
    pub review: Option<ReviewView>,
    /// The file of games that is open.
    pub file: Option<GamesView>,
    /// A game may be gone through here.
    pub may_review: bool,
}

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
    /// The mistakes that an engine has found: after how many half-moves of the game, and its line.
    pub mistakes: Arc<[(usize, String)]>,
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
    /// The games of the file.
    pub index: Arc<Index>,
    /// Those that were found in it, from 0; all of them while nothing was looked for.
    pub found: Option<Arc<[usize]>>,
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

impl GamesView {
    /// How many games stand in the list.
    pub fn count(&self) -> usize {
        self.found.as_ref().map_or(self.index.len(), |found| found.len())
    }

    /// The number in the file, from 1, of the game in that line, from 0.
    pub fn number(&self, line: usize) -> Option<usize> {
        let game = match &self.found {
            Some(found) => found.get(line).copied()?,
            None => line,
        };
        (game < self.index.len()).then_some(game + 1)
    }

    /// That line of the list: the number of the game, who plays whom, how it ended, and the event.
    pub fn line(&self, line: usize) -> String {
        let number = self.number(line);
        let told = number.and_then(|number| Some((number, self.index.heading(number.checked_sub(1)?)?)));
        told.map(|(number, found)| format!("{number}: {}", heading(&found)))
            .unwrap_or_default()
    }
}

/// One game of a list: players, result, event, date.
pub fn heading(found: &Heading<'_>) -> String {
    let name = |name: &str| String::from(if name.is_empty() { "?" } else { name });
    let players = format!("{} – {}", name(found.white), name(found.black));
    let result = match found.result {
        PgnResult::Open => "",
        PgnResult::White | PgnResult::Black | PgnResult::Draw => found.result.as_str(),
    };
    let date = found.date.trim_end_matches(".??");
    let more = [result, found.event, date]
        .into_iter()
        .filter(|text| !text.is_empty() && !text.starts_with('?'));
    std::iter::once(players.as_str())
        .chain(more)
        .collect::<Vec<_>>()
        .join(", ")
}
