//! The view of tactics: one line of instruction, the squares of the solution, and the results as a list and a plot.

use super::{Table, solver, teller};
use crate::seat::Seat;
use ::tactics::{Record, Score, theme_name};
use controls::catalogue::Control;
use display::review::{RatingPlot, TacticsView};
use laws::people::Person;
use locale::{Messages, Value};

/// The instruction for the present position.
pub(crate) fn step(table: &Table, to: Person) -> Option<String> {
    let task = teller(table, to)?.task(solver(table)?.session());
    Some(task.into_iter().map(|span| span.text).collect())
}

/// The view next to the board; none without a position.
pub(crate) fn view(table: &Table, seat: &Seat) -> Option<TacticsView> {
    let (tactics, solver) = (table.tactics.as_ref()?, solver(table)?);
    let (messages, session) = (&seat.messages, solver.session());
    Some(TacticsView {
        pane: messages.text("tactics-pane", &[]),
        is_over: session.is_over(),
        due: if session.is_over() {
            Control::TacticsNext
        } else {
            Control::Hint
        },
        framed: session.told_squares(),
        results: results(solver.record(), messages, tactics.now_ms(table.now())),
        ratings: plot(solver.record(), messages),
    })
}

fn results(record: &Record, messages: &Messages, now_ms: u64) -> Vec<String> {
    let text = |id: &str, score: Score, values: &[(&str, Value<'_>)]| {
        let counts = [("right", score.right.into()), ("played", score.played.into())];
        messages.text(id, &[values, &counts].concat())
    };
    if record.score().played == 0 {
        return vec![messages.text("tactics-nothing-played", &[])];
    }
    let rating = ("rating", u32::from(record.rating()).into());
    let mut lines = vec![text("tactics-statistics", record.score(), &[rating])];
    let themes = record.themes().into_iter();
    lines.extend(themes.map(|(theme, score)| {
        let name = theme_name(messages, theme);
        text("tactics-result", score, &[("theme", name.into())])
    }));
    lines.push(messages.text("tactics-due", &[("count", record.due(now_ms).into())]));
    lines
}

fn plot(record: &Record, messages: &Messages) -> Option<RatingPlot> {
    let ratings: Vec<u16> = record.ratings().collect();
    let (first, last) = (*ratings.first()?, *ratings.last()?);
    let most = ratings.iter().copied().max().unwrap_or(last);
    let values = [
        ("count", ratings.len().into()),
        ("first", u32::from(first).into()),
        ("last", u32::from(last).into()),
        ("most", u32::from(most).into()),
    ];
    let name = messages.text("tactics-rating-plot", &values);
    (ratings.len() > 1).then_some(RatingPlot { name, ratings })
}
