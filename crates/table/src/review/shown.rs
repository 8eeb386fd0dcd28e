//! The list of the moves of the game under review. It is made when the game changes, and not for each step.

use std::sync::Arc;

use shakmaty::{Chess, Color, Position as _};

use super::engine_opinion::{engines, figure_at, note_at};
use super::under_review::Review;
use display::review::MoveLine;
use locale::{Locale, Messages};
use notation::algebraic::{Letters, MoveNotation, written_in};
use notation::pgn::{MoveNote, PgnMove};
use review::TreePlace;
use review::walk::Fork;
use wording;

/// The list of moves, in each language of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ShownMoves {
    pub(super) lines: Arc<[(Locale, Arc<[MoveLine]>)]>,
    places: Arc<[TreePlace]>,
    pub(super) here: Option<usize>,
}

impl ShownMoves {
    /// The view of that game.
    pub(super) fn of(review: &Review, locales: &[Locale]) -> Self {
        let mut places = Vec::new();
        let mut all = Vec::new();
        for locale in locales {
            let messages = Messages::new(*locale);
            let mut list = ListBuilder {
                review,
                messages,
                letters: locale.tag().parse().unwrap_or_default(),
                lines: Vec::new(),
                places: Vec::new(),
            };
            let start = review.walk.start().clone();
            list.add(&start, &review.walk.game().line, &TreePlace::default());
            list.add_outro();
            all.push((*locale, list.lines.into()));
            places = list.places;
        }
        let mut shown = Self {
            lines: all.into(),
            places: places.into(),
            here: None,
        };
        shown.find(review.walk.place());
        shown
    }

    /// Sets the present place.
    pub(super) fn find(&mut self, place: &TreePlace) {
        self.here = self.places.iter().position(|own| own == place);
    }

    /// The place of that line.
    pub(super) fn place(&self, line: usize) -> Option<TreePlace> {
        self.places.get(line).cloned()
    }
}

/// The list while it is made.
struct ListBuilder<'a> {
    review: &'a Review,
    messages: Messages,
    letters: Letters,
    lines: Vec<MoveLine>,
    places: Vec<TreePlace>,
}

/// Maximum length of a list, in lines: further moves of a file can be reviewed, but are not listed.
const LONGEST: usize = 50_000;

impl ListBuilder<'_> {
    fn add(&mut self, start: &Chess, moves: &[PgnMove], begin: &TreePlace) {
        let mut position = start.clone();
        for (index, entry) in moves.iter().enumerate() {
            if self.lines.len() >= LONGEST {
                return;
            }
            let before = position.clone();
            entry.play(&mut position);
            let place = TreePlace {
                forks: begin.forks.clone(),
                plies: index + 1,
            };
            let text = self.text(&before, entry, &place);
            let seen = self.seen(&before, entry, &place);
            let depth = place.forks.len();
            self.lines.push(MoveLine {
                text,
                seen,
                depth,
                ply: (depth == 0).then_some(index + 1),
            });
            self.places.push(place.clone());
            let mut variation = 0;
            for beside in entry.beside.iter().skip(entry.move_notes().len()) {
                if let MoveNote::Variation(other) = beside {
                    let mut forks = begin.forks.clone();
                    forks.push(Fork {
                        plies: index,
                        variation,
                    });
                    variation += 1;
                    self.add(&before, &other.line, &TreePlace { forks, plies: 0 });
                }
                // A comment after a variation is there on a line of its own that leads to the same move.
                for text in told(&self.messages, beside) {
                    self.lines.push(MoveLine {
                        seen: text.clone(),
                        text,
                        depth,
                        ply: (depth == 0).then_some(index + 1),
                    });
                    self.places.push(place.clone());
                }
            }
        }
    }

    /// Lists the comments after the result, which lead to the last move.
    fn add_outro(&mut self) {
        let game = self.review.walk.game();
        let last = TreePlace {
            plies: game.line.len(),
            ..TreePlace::default()
        };
        let comments = MoveNote::Aside(game.outro.clone());
        let told: Vec<String> = told(&self.messages, &comments).collect();
        for text in told {
            self.lines.push(MoveLine {
                seen: text.clone(),
                text,
                depth: 0,
                ply: Some(last.plies),
            });
            self.places.push(last.clone());
        }
    }

    fn written(&self, before: &Chess, entry: &PgnMove) -> String {
        let dots = before.turn().fold_wb(".", "...");
        let written = match entry.mv {
            Some(mv) => written_in(before, mv, self.letters, MoveNotation::Short),
            None => wording::glyph::pass(&self.messages),
        };
        format!("{}{dots} {written}", before.fullmoves())
    }

    /// The line for the eye: signs for glyphs, a number for the evaluation, and the beginning of a comment.
    fn seen(&self, before: &Chess, entry: &PgnMove, place: &TreePlace) -> String {
        let mut seen = self.written(before, entry);
        seen.extend(entry.glyphs().map(wording::glyph::sign));
        if place.forks.is_empty()
            && let Some(figure) = figure_at(&self.review.opinion, place.plies)
        {
            seen.push_str("  ");
            seen.push_str(&figure);
        }
        for comment in entry.move_notes().iter().flat_map(MoveNote::comments) {
            let comment = wording::glyph::seen(&self.messages, comment);
            if !comment.is_empty() {
                seen.push_str("  ");
                seen.push_str(&comment);
            }
        }
        seen
    }

    fn text(&self, before: &Chess, entry: &PgnMove, place: &TreePlace) -> String {
        let messages = &self.messages;
        let mut text = self.written(before, entry);
        for glyph in entry.glyphs() {
            text.push_str(", ");
            text.push_str(&wording::glyph::words(messages, glyph));
        }
        let mut behind: Vec<String> = entry
            .move_notes()
            .iter()
            .flat_map(|beside| told(messages, beside))
            .collect();
        if place.forks.is_empty() {
            let ply = u32::try_from(place.plies).unwrap_or(u32::MAX);
            let remarks = self.review.remarks_at(messages, ply);
            behind.extend(remarks.map(|remark| remark.text.clone()));
            let in_file = entry.move_notes().iter().flat_map(MoveNote::comments);
            let note = note_at(&self.review.opinion, messages, place.plies);
            behind.extend(note.map(|note| engines(messages, in_file, note)));
        }
        for more in behind {
            text.push_str(". ");
            text.push_str(more.trim_end_matches('.'));
        }
        text
    }
}

/// The comments in that mark, in words.
fn told<'a>(messages: &'a Messages, beside: &'a MoveNote) -> impl Iterator<Item = String> + 'a {
    let comments = beside.comments();
    let words = comments.map(|comment| wording::glyph::comment(messages, comment));
    words.filter(|words| !words.is_empty())
}

/// The player to move in the game under review.
pub(super) fn side_to_move(review: &Review) -> Color {
    review.walk.position().turn()
}
