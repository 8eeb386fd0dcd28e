//! An answer, said to the asker alone.

use shakmaty::{Color, Piece, Square};

use super::around;
use super::clock::{self, Form, TimeWords};
use super::recording::sheet_duty;
use super::utterance::{Priority, Utterance};
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::locale::Messages;
use crate::query::{Answer, Order, Query};
use crate::settings::{Cells, ListFrom};
use crate::wording::{
    self,
    state::{result, state},
};

/// How one person wants his answers.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How much is said of a time.
    pub form: Form,
    /// How squares are named.
    pub cells: Cells,
}

/// The answer in words, in that person's manner.
pub fn answer(messages: &Messages, game: &Game, to: Person, answer: &Answer, manner: Manner) -> Utterance {
    let Manner { form, cells } = manner;
    let say = |text: String| Utterance::sentence(messages, text).with(Priority::Next);
    match answer {
        Answer::Clock(reading) => {
            let time = TimeWords {
                side: reading.side,
                to,
                form,
                locale: messages.locale(),
            };
            clock::utterance(messages, time, reading)
                .with(Priority::Next)
                .replacing("clock")
        }
        Answer::Control { .. } | Answer::Period { .. } => {
            say(clock::control_or_period(messages, answer).unwrap_or_default()).replacing("control")
        }
        Answer::TimeUsed { used_ms, sum } => {
            let sum = sum.map(|sum| wording::sum_check(messages, &sum));
            let sentences = [Some(clock::time_used(messages, used_ms)), sum];
            say(sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")).replacing("time-used")
        }
        Answer::Moves(moves) => {
            let (white, black) = (moves.white, moves.black);
            say(messages.text("answer-moves", &[("white", white.into()), ("black", black.into())])).replacing("moves")
        }
        Answer::Last(None) => say(messages.text("answer-no-move-yet", &[])),
        Answer::Last(Some(last)) => {
            let announcement = wording::announcement(game, &last.before, last.uci);
            let side = wording::color(messages, last.side);
            let number = last.ply.div_ceil(2);
            let words = messages.text("answer-last", &[("number", number.into()), ("side", (&side).into())]);
            Utterance::introduced(messages, &words, announcement).with(Priority::Next)
        }
        Answer::Turn { side, number } => {
            let who = wording::side_name(messages, game, *side);
            say(messages.text("answer-turn", &[("who", (&who).into()), ("number", (*number).into())]))
        }
        Answer::Squares { on, asked } => {
            let on = in_order(on, *asked, cells, to);
            say(squares(messages, cells, &on, *asked))
        }
        Answer::Around { from, around, groups } => {
            say(around::around(messages, cells, *from, *around, groups)).replacing("around")
        }
        Answer::LastMoves(moves) if moves.is_empty() => say(messages.text("answer-no-move-yet", &[])),
        Answer::LastMoves(moves) => {
            let mut utterance = say(String::new());
            utterance.spans = around::last_moves(messages, game, moves);
            utterance
        }
        Answer::Captured(None) => say(messages.text("answer-nothing-captured", &[])),
        Answer::Captured(Some(piece)) => {
            let piece = wording::cell::piece_name(messages, cells, *piece);
            say(messages.text("answer-captured", &[("piece", (&piece).into())]))
        }
        Answer::Board { pieces, .. } => {
            let mut on = crate::query::pieces_in_order(pieces, Color::White, None);
            on.extend(crate::query::pieces_in_order(pieces, Color::Black, None));
            say(squares(messages, cells, &on, Query::Official))
        }
        Answer::Sheet { text, .. } if text.is_empty() => say(messages.text("answer-sheet-empty", &[])),
        Answer::Sheet { of, .. } => {
            let entries = game.sheet(*of).entries();
            let heard = wording::sheet::heard(entries).filter_map(|at| entries.get(at));
            say(wording::sheet::running(messages, heard))
        }
        Answer::Differences(squares) => {
            let list: Vec<Square> = squares.white.iter().chain(&squares.black).copied().collect();
            if list.is_empty() {
                return say(messages.text("answer-boards-agree", &[]));
            }
            let list = wording::squares(messages, &list);
            say(messages.text("answer-boards-differ", &[("squares", (&list).into())]))
        }
        Answer::Result(None) => say(messages.text("answer-not-ended", &[])),
        Answer::Result(Some(ending)) => say(result(messages, ending.result, ending.reason)),
        Answer::Recording { side, sheets } => {
            let asked = Color::ALL.into_iter().filter(|of| side.is_none_or(|side| side == *of));
            let words: Vec<String> = asked
                .map(|side| sheet_duty(messages, game, side, sheets.get(side)))
                .collect();
            say(words.join(" "))
        }
        Answer::Law { number, topics } => say(wording::law::explained(messages, game.regulations(), number, topics)),
        Answer::State { side, duty } => say(state(messages, game, *side, *duty)),
    }
}

/// The squares in the order in which that person has them read.
fn in_order(on: &[(Square, Option<Piece>)], asked: Query, cells: Cells, to: Person) -> Vec<(Square, Option<Piece>)> {
    let mut on = on.to_vec();
    let is_across = to == Person::Player(Color::Black) && cells.list_from == ListFrom::OwnSide;
    // One rank from his left to his right, one file away from him, as the arrows go in his present view.
    let from_white = to.side().is_none_or(Color::is_white) != cells.turned;
    if matches!(asked, Query::Rank(_) | Query::File(_)) {
        if !from_white {
            on.reverse();
        }
    } else if matches!(asked, Query::Whole(Order::Ranks | Order::Files)) {
        if cells.turned {
            on.reverse();
        }
    } else if is_across && matches!(asked, Query::Pieces(_, _) | Query::Whole(Order::Pieces)) {
        // Kind after kind as before, each from the other side.
        on.chunk_by_mut(|one, other| one.1 == other.1).for_each(<[_]>::reverse);
    }
    on
}

fn squares(messages: &Messages, cells: Cells, on: &[(Square, Option<Piece>)], asked: Query) -> String {
    let single = matches!(asked, Query::Square(_));
    let standing: Vec<(Square, Option<Piece>)> = on
        .iter()
        .filter(|(_, piece)| single || piece.is_some())
        .copied()
        .collect();
    if standing.is_empty() {
        return messages.text("answer-nothing-there", &[]);
    }
    match asked {
        Query::Whole(order) => around::whole(messages, cells, on, order),
        Query::Official => around::whole(messages, cells, on, Order::Pieces),
        Query::Pieces(side, _) => around::of_side(messages, cells, on, side),
        Query::Clock
        | Query::OpponentClock
        | Query::Clocks
        | Query::TimeUsed
        | Query::ClockOf(_)
        | Query::Moves
        | Query::MovesOf(_)
        | Query::Control
        | Query::Period
        | Query::Last
        | Query::Turn
        | Query::Square(_)
        | Query::Rank(_)
        | Query::File(_)
        | Query::Around(_, _)
        | Query::LastMoves(_)
        | Query::Captured
        | Query::Board(_)
        | Query::Sheet(_)
        | Query::Differences
        | Query::Result
        | Query::Recording
        | Query::RecordingOf(_)
        | Query::Law(_)
        | Query::State => around::cells(messages, cells, &standing),
    }
}
