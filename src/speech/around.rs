//! What lies around a square, a whole board and the last moves, in words.

use shakmaty::{Color, Piece, Role, Square};

use crate::laws::game::Game;
use crate::locale::{Messages, color};
use crate::query::{Around, Direction, Group, Grouped, LastMove, Order};
use crate::settings::Cells;
use crate::wording::{self, cell};

/// Squares with what stands on them: "e4, white pawn; f5, black knight".
pub(super) fn cells(messages: &Messages, style: Cells, on: &[(Square, Option<Piece>)]) -> String {
    let names: Vec<String> = on
        .iter()
        .map(|(square, piece)| cell::cell(messages, style, *square, *piece))
        .collect();
    names.join("; ")
}

/// What lies around a square.
pub(super) fn around(
    messages: &Messages,
    style: Cells,
    from: (Square, Option<Piece>),
    asked: Around,
    groups: &[Grouped],
) -> String {
    let said: Vec<String> = match asked {
        Around::Ground => {
            let name = cell::cell(messages, Cells { ground: false, ..style }, from.0, from.1);
            let ground = cell::ground(messages, from.0);
            return messages.text(
                "around-ground",
                &[("cell", (&name).into()), ("ground", (&ground).into())],
            );
        }
        Around::LegalMoves | Around::Captures => return moves(messages, style, from, asked, groups),
        Around::Attackers => groups
            .iter()
            .map(|(group, on)| bearing(messages, style, from.1, *group, on))
            .collect(),
        Around::UpperDiagonals | Around::LowerDiagonals | Around::Diagonals | Around::Ray(_) => groups
            .iter()
            .filter(|(_, on)| !on.is_empty() || groups.len() == 1)
            .map(|(group, on)| ray(messages, style, *group, on))
            .collect(),
        Around::KnightSquares => groups.iter().map(|(_, on)| cells(messages, style, on)).collect(),
    };
    if said.is_empty() {
        return messages.text("around-edge", &[]);
    }
    said.join(" ")
}

/// "Up and right: f5, black knight." What stands on the line, or that it is free up to its end.
fn ray(messages: &Messages, style: Cells, group: Group, on: &[(Square, Option<Piece>)]) -> String {
    let way = match group {
        Group::Ray(direction) if style.turned => messages.text(direction_name(direction.across()), &[]),
        Group::Ray(direction) => messages.text(direction_name(direction), &[]),
        Group::Squares | Group::Of(_) => String::new(),
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
    format!("{way}: {what}")
}

/// Who bears on the square: of the piece's own colour they defend it.
fn bearing(
    messages: &Messages,
    style: Cells,
    standing: Option<Piece>,
    group: Group,
    on: &[(Square, Option<Piece>)],
) -> String {
    let side = match group {
        Group::Of(side) => side,
        Group::Squares | Group::Ray(_) => Color::White,
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
    from: (Square, Option<Piece>),
    asked: Around,
    groups: &[Grouped],
) -> String {
    let none = match asked {
        Around::Captures => "around-no-captures",
        Around::UpperDiagonals
        | Around::LowerDiagonals
        | Around::Diagonals
        | Around::Ray(_)
        | Around::KnightSquares
        | Around::Ground
        | Around::LegalMoves
        | Around::Attackers => "around-no-moves",
    };
    let name = cell::cell(messages, style, from.0, from.1);
    let targets: Vec<String> = groups
        .iter()
        .flat_map(|(_, on)| on)
        .map(|(square, taken)| match taken {
            Some(_) => cell::cell(messages, style, *square, *taken),
            None => cell::square(messages, style, *square),
        })
        .collect();
    if from.1.is_none() || targets.is_empty() {
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

/// A whole board: kind by kind ("White: king e1; queen d1; rook a1, h1 …"), or line by line.
pub(super) fn whole(messages: &Messages, style: Cells, on: &[(Square, Option<Piece>)], order: Order) -> String {
    if on.iter().all(|(_, piece)| piece.is_none()) {
        return messages.text("answer-nothing-there", &[]);
    }
    match order {
        Order::Pieces => {
            let mut sides: Vec<Color> = on
                .iter()
                .filter_map(|(_, piece)| piece.map(|piece| piece.color))
                .collect();
            sides.dedup();
            let said: Vec<String> = sides
                .into_iter()
                .map(|side| of_side(messages, style, on, side))
                .collect();
            said.join(" ")
        }
        Order::Ranks => lines(messages, style, on, |messages, square| {
            let rank = square.rank().to_string();
            messages.text("whole-rank", &[("rank", (&rank).into())])
        }),
        Order::Files => lines(messages, style, on, |messages, square| {
            let file = square.file().to_string();
            messages.text("whole-file", &[("file", (&file).into())])
        }),
    }
}

/// "White: king e1; rook a1, h1."
pub(super) fn of_side(messages: &Messages, style: Cells, on: &[(Square, Option<Piece>)], side: Color) -> String {
    let order = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let kinds: Vec<String> = order
        .into_iter()
        .filter_map(|role| {
            let piece = Piece { color: side, role };
            let squares: Vec<Square> = on
                .iter()
                .filter(|(_, standing)| *standing == Some(piece))
                .map(|(square, _)| *square)
                .collect();
            let list = cell::squares(messages, style, &squares);
            (!squares.is_empty()).then(|| format!("{} {list}", cell::kind(messages, role)))
        })
        .collect();
    format!("{}: {}.", color(messages, side), kinds.join("; "))
}

/// Eight lines of eight squares; what is empty is left out, and a line with nothing on it said to be empty.
fn lines(
    messages: &Messages,
    style: Cells,
    on: &[(Square, Option<Piece>)],
    name: impl Fn(&Messages, Square) -> String,
) -> String {
    let said: Vec<String> = on
        .chunks(8)
        .filter_map(|line| {
            let (first, _) = line.first()?;
            let standing: Vec<(Square, Option<Piece>)> =
                line.iter().filter(|(_, piece)| piece.is_some()).copied().collect();
            let what = if standing.is_empty() {
                messages.text("cell-empty", &[])
            } else {
                cells(messages, style, &standing)
            };
            Some(format!("{}: {what}.", name(messages, *first)))
        })
        .collect();
    said.join(" ")
}

/// The last moves, in the game's words, each with its number and side.
pub(super) fn last_moves(messages: &Messages, game: &Game, moves: &[LastMove]) -> Vec<crate::announcement::Span> {
    let lang = messages.locale().tag().to_owned();
    moves
        .iter()
        .flat_map(|last| {
            let number = last.ply.div_ceil(2);
            let side = color(messages, last.side);
            let words = messages.text("answer-last", &[("number", number.into()), ("side", (&side).into())]);
            let mut announcement = wording::announcement(game, &last.before, last.uci);
            if let Some(span) = announcement.spans.last_mut() {
                span.text.push('.');
            }
            std::iter::once(crate::announcement::Span {
                lang: lang.clone(),
                text: words,
            })
            .chain(announcement.spans)
        })
        .collect()
}
