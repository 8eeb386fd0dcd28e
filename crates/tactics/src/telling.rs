//! The texts of the trainer: the position as a person would describe it, the events and the results. Moves are said in the vocabulary,
//! each span in its language.

use announcement::{Span, Vocabulary};
use locale::{Messages, Value, color, list};
use query::pieces_in_order;
use settings::Cells;
use shakmaty::{Chess, Color, Position as _};
use wording::cell::{self, kinds_of_side};
use wording::framed;

use super::position::{Ply, RowFault, TacticsPosition};
use super::record::{RatingChange, Record, Score};
use super::session::{Hint, Session, TacticsNews};
use super::theme::Theme;

/// The words for one person.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
    /// The person's language.
    pub messages: Messages,
    /// The words for moves.
    pub vocabulary: Vocabulary,
    /// The naming of squares.
    pub cells: Cells,
}

impl Teller {
    /// The first words of a sitting in a terminal: what may be typed.
    pub fn welcome(&self) -> Vec<Span> {
        self.plain("tactics-begins", &[])
    }

    /// The first words of a sitting in a window, where F1 and F10 list what may be typed.
    pub fn short_welcome(&self) -> Vec<Span> {
        self.plain("tactics-type-move", &[])
    }

    /// The first words of a sitting to a person who knows what may be typed: how long it takes.
    pub fn length(&self) -> Vec<Span> {
        self.plain("tactics-ten-minutes", &[])
    }

    /// The position as it stands now: who moves, White's pieces, Black's pieces, what was just played.
    pub fn position(&self, session: &Session) -> Vec<Span> {
        let board = session.board();
        let mut spans = self.side_to_move(&board);
        spans.extend(self.pieces(&board));
        let last = session.last_plies(1);
        spans.extend(last.iter().flat_map(|last| self.moved("tactics-just-played", last)));
        spans
    }

    /// The same blindfold: the position as it stood up to that many half-moves ago, and the moves since.
    pub fn blindfold(&self, session: &Session, plies: usize) -> Vec<Span> {
        let plies = session.last_plies(plies.max(1));
        let Some(first) = plies.first() else {
            return self.position(session);
        };
        let mut spans = if first.before == Chess::default() {
            self.plain("tactics-from-start", &[])
        } else {
            let mut known = self.plain("tactics-from", &[("count", plies.len().into())]);
            known.extend(self.pieces(&first.before));
            known
        };
        spans.extend(plies.iter().flat_map(|ply| self.moved("tactics-ply", ply)));
        spans.extend(self.side_to_move(&session.board()));
        spans
    }

    /// The things that happened, in one utterance. "Solved" and "checkmate" include "right", and a last right move needs no "end".
    pub fn told(&self, told: &[TacticsNews]) -> Vec<Span> {
        let was_answered = told.contains(&TacticsNews::Right);
        let end = told.iter().find_map(TacticsNews::outcome);
        let is_unsaid = |news: &&TacticsNews| match end {
            Some(end) if end.is_right => **news == TacticsNews::Right,
            Some(end) => was_answered && !end.is_mate && news.outcome().is_some(),
            None => false,
        };
        let said = told.iter().filter(|news| !is_unsaid(news));
        said.flat_map(|news| self.one(news)).collect()
    }

    fn one(&self, told: &TacticsNews) -> Vec<Span> {
        match told {
            TacticsNews::Right => self.plain("training-right", &[]),
            TacticsNews::Wrong { then, is_first } => {
                let mut spans = match then {
                    Some(ply) => self.moved("tactics-wrong-then", ply),
                    None => self.plain("tactics-wrong", &[]),
                };
                let further = if *is_first {
                    "tactics-second-try"
                } else {
                    "tactics-further"
                };
                spans.extend(self.plain(further, &[]));
                spans
            }
            TacticsNews::Unjudged => self.plain("tactics-unjudged", &[]),
            TacticsNews::CountsAsMissed => self.plain("tactics-counts-as-missed", &[]),
            TacticsNews::Hint(Hint::Theme(themes)) => {
                let names: Vec<String> = themes.iter().map(|theme| theme_name(&self.messages, theme)).collect();
                self.plain("tactics-hint-theme", &[("themes", list(&self.messages, &names).into())])
            }
            TacticsNews::Hint(Hint::Piece(role)) => {
                let piece = cell::kind(&self.messages, *role);
                self.plain("tactics-hint-piece", &[("piece", piece.into())])
            }
            TacticsNews::Hint(Hint::Square(from, to)) => {
                let [from, to] = [from, to].map(|square| cell::square(&self.messages, self.cells, *square));
                self.plain("tactics-hint-square", &[("from", from.into()), ("to", to.into())])
            }
            TacticsNews::Solution(ply) => self.moved("tactics-solution", ply),
            TacticsNews::Reply(ply) => self.moved("tactics-reply", ply),
            TacticsNews::End(outcome) if outcome.is_mate => self.plain("tactics-checkmate", &[]),
            TacticsNews::End(outcome) if outcome.is_right => self.plain("tactics-solved", &[]),
            TacticsNews::End(_) => self.plain("tactics-ended", &[]),
        }
    }

    /// The change of the rating, and whether the position comes back.
    pub fn change(&self, change: RatingChange) -> Vec<Span> {
        let by = change.after.abs_diff(change.before);
        let id = match change.after.cmp(&change.before) {
            std::cmp::Ordering::Greater => "tactics-rating-up",
            std::cmp::Ordering::Less => "tactics-rating-down",
            std::cmp::Ordering::Equal => "tactics-rating-same",
        };
        let values = [("by", u32::from(by).into()), ("rating", u32::from(change.after).into())];
        let mut spans = self.plain(id, &values);
        if change.comes_back {
            spans.extend(self.plain("tactics-comes-back", &[]));
        }
        spans
    }

    /// The instruction for the position as it stands now: one line.
    pub fn task(&self, session: &Session) -> Vec<Span> {
        if session.is_over() {
            return self.further();
        }
        let side = color(&self.messages, session.board().turn());
        self.plain("tactics-to-do", &[("side", side.into())])
    }

    /// The rating of the person, and that of the position.
    pub fn ratings(&self, record: &Record, position: &TacticsPosition) -> Vec<Span> {
        let values = [
            ("own", u32::from(record.rating()).into()),
            ("position", u32::from(position.rating).into()),
        ];
        self.plain("tactics-ratings", &values)
    }

    /// The commands after the end of a position.
    pub fn further(&self) -> Vec<Span> {
        self.plain("tactics-again-or-next", &[])
    }

    /// The shortest way on, after the end of a position.
    pub fn enter_next(&self) -> Vec<Span> {
        self.plain("tactics-enter-next", &[])
    }

    /// The ten minutes are over.
    pub fn time_over(&self, score: Score) -> Vec<Span> {
        self.plain("tactics-time-over", &counts(score))
    }

    /// The names of all themes.
    pub fn themes(&self) -> Vec<Span> {
        let names: Vec<String> = Theme::ALL
            .iter()
            .map(|theme| theme_name(&self.messages, *theme))
            .collect();
        self.plain("tactics-themes", &[("themes", list(&self.messages, &names).into())])
    }

    /// No position matches the person's wish.
    pub fn none(&self) -> Vec<Span> {
        self.plain("tactics-none", &[])
    }

    /// The results: the rating, how many were right, the weakest theme, and what comes back now.
    pub fn statistics(&self, record: &Record, now_ms: u64) -> Vec<Span> {
        let score = record.score();
        if score.played == 0 {
            return self.plain("tactics-nothing-played", &[]);
        }
        let rating = [("rating", u32::from(record.rating()).into())];
        let mut spans = self.plain("tactics-statistics", &[&rating[..], &counts(score)].concat());
        if let Some((theme, score)) = record.themes().first().filter(|(_, score)| score.right < score.played) {
            let name = [("theme", theme_name(&self.messages, *theme).into())];
            spans.extend(self.plain("tactics-weakest", &[&name[..], &counts(*score)].concat()));
        }
        let due = record.due(now_ms);
        if due > 0 {
            spans.extend(self.plain("tactics-due", &[("count", due.into())]));
        }
        spans
    }

    fn side_to_move(&self, position: &Chess) -> Vec<Span> {
        let side = color(&self.messages, position.turn());
        self.plain("added-turn", &[("side", side.into())])
    }

    fn pieces(&self, position: &Chess) -> Vec<Span> {
        let side = |side: Color| {
            let on = pieces_in_order(position.board(), side, None);
            kinds_of_side(&self.messages, self.cells, &on, side).join(" ")
        };
        let lang = self.messages.locale().tag();
        Color::ALL.map(|color| Span::new(lang, side(color))).to_vec()
    }

    /// A message with the mover's side and the move.
    fn moved(&self, id: &str, ply: &Ply) -> Vec<Span> {
        let side = color(&self.messages, ply.before.turn());
        let uci = ply.mv.to_uci(ply.before.castles().mode());
        let words = wording::announced(self.vocabulary, &ply.before, uci);
        framed(&self.messages, id, &[("side", side.into())], "move", words)
    }

    fn plain(&self, id: &str, values: &[(&str, Value<'_>)]) -> Vec<Span> {
        vec![Span::new(self.messages.locale().tag(), self.messages.text(id, values))]
    }
}

fn counts(score: Score) -> [(&'static str, Value<'static>); 2] {
    [("right", score.right.into()), ("played", score.played.into())]
}

/// The name of a theme in that language.
pub fn theme_name(messages: &Messages, theme: Theme) -> String {
    kind_name(messages, theme.name())
}

/// The name of a theme or of a phase of the game.
pub(super) fn kind_name(messages: &Messages, kind: &str) -> String {
    messages.text("tactics-theme", &[("name", kind.into())])
}

/// The fault of a row in words, without its line.
pub fn row_fault(messages: &Messages, fault: &RowFault) -> String {
    let (id, text) = match fault {
        RowFault::Column(name) => ("tactics-fault-column", *name),
        RowFault::Start(text) => ("tactics-fault-position", text.as_str()),
        RowFault::Moves(text) if text.is_empty() => ("tactics-fault-no-moves", ""),
        RowFault::Moves(text) => ("tactics-fault-moves", text.as_str()),
        RowFault::Rating(text) => ("tactics-fault-rating", text.as_str()),
    };
    messages.text(id, &[("text", Value::quoting(text))])
}
