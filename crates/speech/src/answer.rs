//! An answer, said to the asker alone.

use shakmaty::{Color, Piece, Position as _, Square};

use super::clock::{self, TimeForm, TimeWords};
use super::utterance::{Priority, Utterance};
use announcement::Span;
use laws::adjournment::Adjournment;
use laws::away::AwayPlayer;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::rules::recording::SheetDuty;
use locale::{Messages, color};
use query::{Answer, Direction, Grouped, LastMove, Query, ReadingOrder, SquareGrouping, SquareQuestion, Task};
use settings::{Cells, ListFrom};
use wording::{
    self, cell,
    state::{adjourned, result, state},
};

/// The manner in which one person wants answers.
#[derive(Clone, Copy, Debug)]
pub struct AnswerManner {
    /// The length in which a time is said.
    pub form: TimeForm,
    /// The naming of squares.
    pub cells: Cells,
}

/// The clocks and the player to move of a game that has begun, for a person who comes back to it; `None` before it begins, while it is
/// adjourned and after its end.
pub fn standing(messages: &Messages, game: &Game, to: Person, now: Moment) -> Option<String> {
    let has_begun = game.clock().has_started() || !game.line().is_empty();
    if !has_begun || game.ending().is_some() || game.adjournment().is_some() {
        return None;
    }
    let reading = query::reading(game.clock(), None, now);
    let mut sentences = if game.clock().is_timed() {
        clock::left(messages, TimeForm::Full, to, &reading)
    } else {
        Vec::new()
    };
    if let Ok(Answer::Turn { side, number }) = query::answer(game, Query::Turn, to, now) {
        sentences.push(turn(messages, game, side, number));
    }
    Some(sentences.join(" "))
}

fn turn(messages: &Messages, game: &Game, side: Color, number: u32) -> String {
    let who = wording::side_name(messages, game, side);
    messages.text("answer-turn", &[("who", (&who).into()), ("number", number.into())])
}

/// The answer in words, in that person's manner.
pub fn answer(messages: &Messages, game: &Game, to: Person, answer: &Answer, manner: AnswerManner) -> Utterance {
    let AnswerManner { form, cells } = manner;
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
        Answer::Control { side, to_control } => {
            say(clock::to_control(messages, *side, to_control)).replacing("control")
        }
        Answer::Period {
            side,
            periods,
            is_quickplay_finish,
        } => say(clock::period(messages, *side, periods, is_quickplay_finish)).replacing("control"),
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
            let number = last.before.fullmoves().get();
            let words = messages.text("answer-last", &[("number", number.into()), ("side", (&side).into())]);
            Utterance::introduced(messages, &words, announcement).with(Priority::Next)
        }
        Answer::Turn { side, .. } if game.ending().is_some() => say(state(messages, game, *side, Task::ToMake, to)),
        Answer::Turn { .. } if game.adjournment().is_some_and(Adjournment::is_under_way) => {
            say(adjourned(messages, game))
        }
        Answer::Turn { side, number } => say(turn(messages, game, *side, *number)),
        Answer::Squares { on, asked } => {
            let on = in_order(on, *asked, cells, to);
            if let Query::Whole(order) = *asked {
                let mut utterance = say(String::new());
                let lang = utterance.lang().to_owned();
                let lines = whole(messages, cells, &on, order).into_iter();
                utterance.spans = lines.map(|line| Span::new(lang.as_str(), line)).collect();
                return utterance;
            }
            say(squares(messages, cells, &on, *asked))
        }
        Answer::Around {
            from,
            around: asked,
            groups,
        } => say(around(messages, cells, from.0, from.1, *asked, groups)).replacing("around"),
        Answer::LastMoves(moves) if moves.is_empty() => say(messages.text("answer-no-move-yet", &[])),
        Answer::LastMoves(moves) => {
            let mut utterance = say(String::new());
            utterance.spans = last_moves(messages, game, moves);
            utterance
        }
        Answer::Captured(None) => say(messages.text("answer-nothing-captured", &[])),
        Answer::Captured(Some(piece)) => {
            let piece = wording::cell::piece_name(messages, cells, *piece);
            say(messages.text("answer-captured", &[("piece", (&piece).into())]))
        }
        Answer::Material(more) => say(wording::material(messages, more)),
        Answer::Opponent(asked) => {
            let players = Color::ALL
                .into_iter()
                .filter(|side| asked.is_none_or(|asked| asked == *side));
            let players = players.map(|side| {
                let strength = match game.away(side) {
                    Some(AwayPlayer::Engine { strength, .. }) => Some(wording::engine::level(messages, strength)),
                    Some(AwayPlayer::Online { .. }) | None => None,
                };
                let name = match game.people().players.get(side).name.as_str() {
                    "" if strength.is_none() => messages.text("answer-no-name", &[]),
                    name => name.to_owned(),
                };
                wording::player_and_rating(messages, side, &name, strength)
            });
            say(players.collect::<Vec<_>>().join(" "))
        }
        Answer::Board { pieces, .. } => {
            let mut on = query::pieces_in_order(pieces, Color::White, None);
            on.extend(query::pieces_in_order(pieces, Color::Black, None));
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
        Answer::ClockPlace(_) => say(wording::clock_place(messages, game, to)),
        Answer::Law { number, topics } => say(wording::law::explained(messages, game.regulations(), number, topics)),
        Answer::Term(term) => say(wording::law::defined(messages, game.regulations(), term)),
        Answer::State { side, task } => say(match task {
            Some(task) => state(messages, game, *side, *task, to),
            None => adjourned(messages, game),
        }),
        Answer::Offer(None) => say(messages.text("refused-no-offer", &[])),
        Answer::Offer(Some(side)) if to == Person::Player(*side) => say(wording::state::offered(
            messages,
            game,
            messages.text("answer-own-offer", &[]),
        )),
        Answer::Offer(Some(_)) => say(wording::state::open_offer(messages, game).unwrap_or_default()),
        Answer::Resumption { is_adjourned, until } => {
            let mut sentences = vec![if *is_adjourned {
                adjourned(messages, game)
            } else {
                messages.text("refused-not-adjourned", &[])
            }];
            if *is_adjourned && until.is_none() {
                sentences.push(messages.text("answer-resumption-open", &[]));
            }
            say(sentences.join(" "))
        }
    }
}

/// The squares in the order in which that person has them read.
fn in_order(on: &[(Square, Option<Piece>)], asked: Query, cells: Cells, to: Person) -> Vec<(Square, Option<Piece>)> {
    let mut on = on.to_vec();
    let is_across = to == Person::Player(Color::Black) && cells.list_from == ListFrom::OwnSide;
    // One rank from their left to their right, one file away from them, as the arrows go in their present view.
    let from_white = to.side().is_none_or(Color::is_white) != cells.turned;
    if matches!(asked, Query::Rank(_) | Query::File(_)) {
        if !from_white {
            on.reverse();
        }
    } else if matches!(asked, Query::Whole(ReadingOrder::Ranks | ReadingOrder::Files)) {
        if cells.turned {
            on.reverse();
        }
    } else if is_across && matches!(asked, Query::Pieces(_, _) | Query::Whole(ReadingOrder::Pieces)) {
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
    if asked == Query::Official {
        whole(messages, cells, on, ReadingOrder::Pieces).join(" ")
    } else if let Query::Pieces(side, _) = asked {
        of_side(messages, cells, on, side)
    } else {
        self::cells(messages, cells, &standing)
    }
}

/// Squares with the pieces on them: "e4, white pawn; f5, black knight".
fn cells(messages: &Messages, style: Cells, on: &[(Square, Option<Piece>)]) -> String {
    let names: Vec<String> = on
        .iter()
        .map(|(square, piece)| cell::cell(messages, style, *square, *piece))
        .collect();
    names.join("; ")
}

/// The surroundings of a square, on which that piece stands.
fn around(
    messages: &Messages,
    style: Cells,
    square: Square,
    piece: Option<Piece>,
    asked: SquareQuestion,
    groups: &[Grouped],
) -> String {
    let said: Vec<String> = match asked {
        SquareQuestion::Ground => {
            let name = cell::cell(messages, Cells { ground: false, ..style }, square, piece);
            let ground = cell::square_color(messages, square);
            return messages.text(
                "around-ground",
                &[("cell", (&name).into()), ("ground", (&ground).into())],
            );
        }
        SquareQuestion::LegalMoves | SquareQuestion::Captures => {
            return moves(messages, style, square, piece, asked, groups);
        }
        SquareQuestion::Attackers => groups
            .iter()
            .map(|(group, on)| bearing(messages, style, piece, *group, on))
            .collect(),
        SquareQuestion::UpperDiagonals
        | SquareQuestion::LowerDiagonals
        | SquareQuestion::Diagonals
        | SquareQuestion::Ray(_) => groups
            .iter()
            .filter(|(_, on)| !on.is_empty() || groups.len() == 1)
            .map(|(group, on)| ray(messages, style, *group, on))
            .collect(),
        SquareQuestion::KnightSquares => groups.iter().map(|(_, on)| cells(messages, style, on)).collect(),
    };
    if said.is_empty() {
        return messages.text("around-edge", &[]);
    }
    said.join(" ")
}

/// "Up and right: f5, black knight.": the pieces on the line, or that it is free up to its end.
fn ray(messages: &Messages, style: Cells, group: SquareGrouping, on: &[(Square, Option<Piece>)]) -> String {
    let way = match group {
        SquareGrouping::Ray(direction) if style.turned => messages.text(direction_name(direction.across()), &[]),
        SquareGrouping::Ray(direction) => messages.text(direction_name(direction), &[]),
        SquareGrouping::Squares | SquareGrouping::Of(_) => String::new(),
    };
    let standing: Vec<(Square, Option<Piece>)> = on.iter().filter(|(_, piece)| piece.is_some()).copied().collect();
    let what = match on.last() {
        None => messages.text("around-edge", &[]),
        Some((end, _)) if standing.is_empty() => {
            let end = cell::square(messages, style, *end);
            messages.text("around-free-to", &[("square", (&end).into())])
        }
        Some(_) => format!("{}.", cells(messages, style, &standing)),
    };
    messages.labelled(&way, &what)
}

/// The pieces that bear on the square: those of its piece's colour defend it.
fn bearing(
    messages: &Messages,
    style: Cells,
    standing: Option<Piece>,
    group: SquareGrouping,
    on: &[(Square, Option<Piece>)],
) -> String {
    let side = match group {
        SquareGrouping::Of(side) => side,
        SquareGrouping::Squares | SquareGrouping::Ray(_) => Color::White,
    };
    let id = match standing.map(|piece| piece.color == side) {
        Some(true) => "around-defended",
        Some(false) | None => "around-attacked",
    };
    let side = color(messages, side);
    let by = if on.is_empty() {
        messages.text("around-nobody", &[])
    } else {
        cells(messages, style, on)
    };
    messages.text(id, &[("side", (&side).into()), ("by", (&by).into())])
}

fn moves(
    messages: &Messages,
    style: Cells,
    square: Square,
    piece: Option<Piece>,
    asked: SquareQuestion,
    groups: &[Grouped],
) -> String {
    let none = match asked {
        SquareQuestion::Captures => "around-no-captures",
        SquareQuestion::UpperDiagonals
        | SquareQuestion::LowerDiagonals
        | SquareQuestion::Diagonals
        | SquareQuestion::Ray(_)
        | SquareQuestion::KnightSquares
        | SquareQuestion::Ground
        | SquareQuestion::LegalMoves
        | SquareQuestion::Attackers => "around-no-moves",
    };
    let name = cell::cell(messages, style, square, piece);
    let targets: Vec<String> = groups
        .iter()
        .flat_map(|(_, on)| on)
        .map(|(square, taken)| match taken {
            Some(_) => cell::cell(messages, style, *square, *taken),
            None => cell::square(messages, style, *square),
        })
        .collect();
    if piece.is_none() || targets.is_empty() {
        return messages.text(none, &[("cell", (&name).into())]);
    }
    let targets = targets.join("; ");
    messages.text(
        "around-moves",
        &[("cell", (&name).into()), ("squares", (&targets).into())],
    )
}

const fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::UpperRight => "way-upper-right",
        Direction::Right => "way-right",
        Direction::LowerRight => "way-lower-right",
        Direction::Down => "way-down",
        Direction::LowerLeft => "way-lower-left",
        Direction::Left => "way-left",
        Direction::UpperLeft => "way-upper-left",
        Direction::Up => "way-up",
    }
}

/// A whole board: kind by kind ("White: king e1; queen d1; rooks a1, h1 …"), or line by line.
fn whole(messages: &Messages, style: Cells, on: &[(Square, Option<Piece>)], order: ReadingOrder) -> Vec<String> {
    if on.iter().all(|(_, piece)| piece.is_none()) {
        return vec![messages.text("answer-nothing-there", &[])];
    }
    match order {
        ReadingOrder::Pieces => {
            let mut sides: Vec<Color> = on
                .iter()
                .filter_map(|(_, piece)| piece.map(|piece| piece.color))
                .collect();
            sides.dedup();
            let sides = sides.into_iter();
            sides
                .flat_map(|side| cell::kinds_of_side(messages, style, on, side))
                .collect()
        }
        ReadingOrder::Ranks => lines(messages, style, on, |messages, square| {
            let rank = square.rank().to_string();
            messages.text("whole-rank", &[("rank", (&rank).into())])
        }),
        ReadingOrder::Files => lines(messages, style, on, |messages, square| {
            let file = square.file().to_string();
            messages.text("whole-file", &[("file", (&file).into())])
        }),
    }
}

/// "White: king e1; rooks a1, h1."
fn of_side(messages: &Messages, style: Cells, on: &[(Square, Option<Piece>)], side: Color) -> String {
    cell::kinds_of_side(messages, style, on, side).join(" ")
}

/// Eight lines of eight squares; empty squares are left out, and a line without pieces is said to be empty.
fn lines(
    messages: &Messages,
    style: Cells,
    on: &[(Square, Option<Piece>)],
    name: impl Fn(&Messages, Square) -> String,
) -> Vec<String> {
    on.chunks(8)
        .filter_map(|line| {
            let (first, _) = line.first()?;
            let standing: Vec<(Square, Option<Piece>)> =
                line.iter().filter(|(_, piece)| piece.is_some()).copied().collect();
            let what = if standing.is_empty() {
                messages.text("cell-empty", &[])
            } else {
                cells(messages, style, &standing)
            };
            Some(messages.labelled(&name(messages, *first), &format!("{what}.")))
        })
        .collect()
}

/// The last moves, in the game's words, each with its number and side.
pub(super) fn last_moves(messages: &Messages, game: &Game, moves: &[LastMove]) -> Vec<Span> {
    let lang = messages.locale().tag().to_owned();
    moves
        .iter()
        .flat_map(|last| {
            let number = last.before.fullmoves().get();
            let side = color(messages, last.side);
            let words = messages.text("answer-last", &[("number", number.into()), ("side", (&side).into())]);
            let mut announcement = wording::announcement(game, &last.before, last.uci);
            if let Some(span) = announcement.spans.last_mut() {
                span.text.push('.');
            }
            std::iter::once(Span::new(lang.clone(), words)).chain(announcement.spans)
        })
        .collect()
}

/// The state of a side's sheet, in words.
fn sheet_duty(messages: &Messages, game: &Game, side: Color, duty: &SheetDuty) -> String {
    let who = wording::side_name(messages, game, side);
    let mut values = vec![
        ("who", (&who).into()),
        ("plies", duty.plies.into()),
        ("made", duty.made.into()),
        ("count", duty.owed().into()),
    ];
    let mut sentences = vec![messages.text(
        if duty.is_kept {
            "answer-recording"
        } else {
            "answer-recording-elsewhere"
        },
        &values,
    )];
    let cited = duty
        .exemption
        .as_ref()
        .or(duty.due.as_ref().map(|(_, article)| article));
    let article = cited.map(ToString::to_string).unwrap_or_default();
    values.push(("article", (&article).into()));
    if duty.exemption.is_some() {
        sentences.push(messages.text("answer-recording-exempt", &values));
    } else if duty.is_kept && duty.owed() > 0 {
        sentences.push(messages.text("answer-recording-owed", &values));
    }
    sentences.join(" ")
}
