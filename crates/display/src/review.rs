//! A game under review, as it is shown next to the board; and the games of a file.

use std::sync::Arc;

use shakmaty::Square;

use super::parts::FieldView;
use controls::catalogue::Control;
use controls::intent::Intent;
use notation::pgn::PgnResult;
use review::index::{Heading, Index};
pub use review::remark::{Mark, MarkColor};

/// The game shown for a while in place of the game on the table: a practice game, or one under review.
#[derive(Clone, Debug, Default)]
pub struct OtherGameView {
    /// The next step in it.
    pub step: Option<String>,
    /// The meaning of Escape where it has no other.
    pub escape: Option<Intent>,
    /// The act that comes first when the program is to be closed: else something would be lost.
    pub before_closing: Option<Intent>,
    /// The game under review.
    pub review: Option<ReviewView>,
    /// The position to solve.
    pub tactics: Option<TacticsView>,
    /// The file of games that is open.
    pub file: Option<GamesView>,
    /// True if a game may be reviewed here.
    pub may_review: bool,
}

impl OtherGameView {
    /// True if another game stands on the board with a pane of its own: one under review, or a position to solve.
    pub const fn has_pane(&self) -> bool {
        self.review.is_some() || self.tactics.is_some()
    }
}

/// The view next to the board while positions are solved.
#[derive(Clone, Debug, PartialEq)]
pub struct TacticsView {
    /// The name of the pane: "Tactics".
    pub pane: String,
    /// True if the position is solved to its end.
    pub is_over: bool,
    /// The act that is due: a hint, or the next position.
    pub due: Control,
    /// The squares of the solution, as far as they were told.
    pub framed: Vec<Square>,
    /// The results, each a line.
    pub results: Vec<String>,
    /// The course of the rating, once there are two results.
    pub ratings: Option<RatingPlot>,
}

/// The course of a rating.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingPlot {
    /// The name of the plot and the course, in a sentence.
    pub name: String,
    /// The ratings, the newest last.
    pub ratings: Vec<u16>,
}

/// The view next to the board while a game is reviewed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewView {
    /// The name of the pane: "Moves".
    pub pane: String,
    /// The players and the result; then the event, as far as it is known.
    pub header: Vec<String>,
    /// The possible acts: one sentence with its keys.
    pub to_do: String,
    /// The engine's evaluation of the position, in one sentence; empty while none was asked.
    pub opinion: String,
    /// The coloured squares and arrows of the present place.
    pub marks: Vec<Mark>,
    /// The name of the list of moves.
    pub label: String,
    /// The moves of the game, its variations and their comments, in the order in which they are read.
    pub lines: Arc<[MoveLine]>,
    /// The index of the present line, from 0; none at the beginning of the game.
    pub here: Option<usize>,
    /// The course of the game, once an engine has been asked.
    pub curve: Option<Curve>,
    /// The name of the list of mistakes.
    pub mistakes_label: String,
    /// The mistakes that an engine has found: the number of half-moves before each, its line, and the same for the eye: "2. g4?? –0.5, –9.9 (Nc3)".
    pub mistakes: Arc<[(usize, String, String)]>,
}

/// One move in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveLine {
    /// The number, the move, its glyphs in words, and its comments.
    pub text: String,
    /// The same for the eye, so short that it fits: "2. g4?? –9.9"; a comment is as it is.
    pub seen: String,
    /// The depth of the variation it belongs to; zero in the game itself.
    pub depth: usize,
    /// The number of half-moves of the game up to it; none in a variation.
    pub ply: Option<usize>,
}

/// The evaluations of a game's positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// The name of the curve and the course of the game, in a sentence.
    pub name: String,
    /// The evaluations in pawns, at most ten for either side, White's positive: the first is the start, then one after
    /// each half-move.
    pub pawns: Arc<[Option<f32>]>,
    /// The number of half-moves of the game played at the present place.
    pub here: usize,
}

/// The page of a file of many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamesView {
    /// The title: the file, and the number of its games.
    pub title: String,
    /// The name of the list.
    pub label: String,
    /// The games of the file.
    pub index: Arc<Index>,
    /// The games found in it, from 0; all of them before any search.
    pub found: Option<Arc<[usize]>>,
    /// The field for a player's name.
    pub player: FieldView,
    /// "Games with the position on the board".
    pub position: String,
    /// "Go through the chosen game".
    pub open: String,
    /// "Close the file".
    pub close: String,
    /// A number that changes each time the page is wanted.
    pub wanted: u64,
}

impl GamesView {
    /// Number of games in the list.
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

    /// The text of that line of the list: the number of the game, the players, the result, and the event.
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
        PgnResult::White | PgnResult::Black | PgnResult::Draw | PgnResult::Other(_) => found.result.as_str(),
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
