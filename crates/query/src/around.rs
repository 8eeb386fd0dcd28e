//! Surroundings of a square of one's own board: what fingers find there, and at home also what the program works out.
//!
//! Feeling one's board is no help: lines and knight squares are read in competition too. Legal moves, attackers and defenders
//! are worked out by the program, so they are only for games at home (11.3.1).

use shakmaty::{Board, Chess, Color, Piece, Position as _, Square};

use super::{Answer, LastMove, own_board};
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::regulations::Rule;

/// A direction, seen from the player's own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each name is the direction")]
pub enum Direction {
    UpperRight,
    Right,
    LowerRight,
    Down,
    LowerLeft,
    Left,
    UpperLeft,
    Up,
}

impl Direction {
    /// All directions, clockwise.
    pub const ROUND: [Self; 8] = [
        Self::UpperRight,
        Self::Right,
        Self::LowerRight,
        Self::Down,
        Self::LowerLeft,
        Self::Left,
        Self::UpperLeft,
        Self::Up,
    ];

    /// Files to the right and ranks away, for the player of the white pieces.
    const fn step(self) -> (i32, i32) {
        match self {
            Self::UpperRight => (1, 1),
            Self::Right => (1, 0),
            Self::LowerRight => (1, -1),
            Self::Down => (0, -1),
            Self::LowerLeft => (-1, -1),
            Self::Left => (-1, 0),
            Self::UpperLeft => (-1, 1),
            Self::Up => (0, 1),
        }
    }
}

/// A question about a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareQuestion {
    /// The two diagonals that lead away from the player.
    UpperDiagonals,
    /// The two diagonals that lead towards the player.
    LowerDiagonals,
    /// All four diagonals.
    Diagonals,
    /// One line to the edge.
    Ray(Direction),
    /// The squares a knight could reach.
    KnightSquares,
    /// The colour of the square, and the piece on it.
    Ground,
    /// The squares to which the piece may move. At home only.
    LegalMoves,
    /// The pieces that it may capture. At home only.
    Captures,
    /// The attackers and defenders of the square. At home only.
    Attackers,
}

impl SquareQuestion {
    /// True if the answer would help a player (11.3.1).
    pub const fn helps(self) -> bool {
        match self {
            Self::LegalMoves | Self::Captures | Self::Attackers => true,
            Self::UpperDiagonals
            | Self::LowerDiagonals
            | Self::Diagonals
            | Self::Ray(_)
            | Self::KnightSquares
            | Self::Ground => false,
        }
    }
}

impl Direction {
    /// The same direction as seen from across the board.
    #[must_use]
    pub fn across(self) -> Self {
        let half = Self::ROUND.len() / 2;
        let at = Self::ROUND.iter().position(|own| *own == self).unwrap_or_default();
        Self::ROUND
            .get((at + half) % Self::ROUND.len())
            .copied()
            .unwrap_or(self)
    }
}

impl SquareQuestion {
    /// The same question from the other side of the board.
    #[must_use]
    pub fn across(self) -> Self {
        match self {
            Self::UpperDiagonals => Self::LowerDiagonals,
            Self::LowerDiagonals => Self::UpperDiagonals,
            Self::Ray(direction) => Self::Ray(direction.across()),
            Self::Diagonals
            | Self::KnightSquares
            | Self::Ground
            | Self::LegalMoves
            | Self::Captures
            | Self::Attackers => self,
        }
    }
}

/// The grouping of the squares of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareGrouping {
    /// Squares on one line, the nearest first.
    Ray(Direction),
    /// Squares that are not on a line.
    Squares,
    /// Pieces of that colour that attack or defend the square.
    Of(Color),
}

/// A group of squares with their pieces.
pub type Grouped = (SquareGrouping, Vec<(Square, Option<Piece>)>);

/// The order in which a whole position is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadingOrder {
    /// Kind by kind, the asker's own pieces first.
    Pieces,
    /// Rank by rank, the far one first.
    Ranks,
    /// File by file, the left one first.
    Files,
}

pub(super) fn around(game: &Game, by: Person, from: Square, around: SquareQuestion) -> Result<Answer, Refusal> {
    if around.helps() && game.regulations().is_competition() {
        return Err(Refusal::under(Code::NoHelp, game.regulations().article(Rule::NoHelp)));
    }
    let board = own_board(game, by)?;
    let side = by.side().unwrap_or(Color::White);
    let on = |squares: Vec<Square>| -> Vec<(Square, Option<Piece>)> {
        squares
            .into_iter()
            .map(|square| (square, board.piece_at(square)))
            .collect()
    };
    let ray = |direction| (SquareGrouping::Ray(direction), on(ray(from, direction, side)));
    let groups = match around {
        SquareQuestion::UpperDiagonals => vec![ray(Direction::UpperLeft), ray(Direction::UpperRight)],
        SquareQuestion::LowerDiagonals => vec![ray(Direction::LowerLeft), ray(Direction::LowerRight)],
        SquareQuestion::Diagonals => Direction::ROUND.into_iter().step_by(2).map(ray).collect(),
        SquareQuestion::Ray(direction) => vec![ray(direction)],
        SquareQuestion::KnightSquares => vec![(SquareGrouping::Squares, on(knight_squares(from, side)))],
        SquareQuestion::Ground => Vec::new(),
        SquareQuestion::LegalMoves => vec![(SquareGrouping::Squares, moves(game, from, false))],
        SquareQuestion::Captures => vec![(SquareGrouping::Squares, moves(game, from, true))],
        SquareQuestion::Attackers => Color::ALL
            .into_iter()
            .map(|color| (SquareGrouping::Of(color), on(attackers(board, from, color))))
            .collect(),
    };
    Ok(Answer::Around {
        from: (from, board.piece_at(from)),
        around,
        groups,
    })
}

/// The squares from `from` to the edge, the nearest first.
fn ray(from: Square, direction: Direction, side: Color) -> Vec<Square> {
    let (files, ranks) = direction.step();
    let sign = side.fold_wb(1, -1);
    let next = |square: &Square| {
        let file = square.file().offset(files * sign)?;
        let rank = square.rank().offset(ranks * sign)?;
        Some(Square::from_coords(file, rank))
    };
    std::iter::successors(next(&from), next).collect()
}

/// The squares of a knight's move, clockwise from the far right, seen from the player's side.
fn knight_squares(from: Square, side: Color) -> Vec<Square> {
    let sign = side.fold_wb(1, -1);
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
        .into_iter()
        .filter_map(|(files, ranks): (i32, i32)| {
            let file = from.file().offset(files * sign)?;
            let rank = from.rank().offset(ranks * sign)?;
            Some(Square::from_coords(file, rank))
        })
        .collect()
}

/// The squares to which the piece may move in the present position, with the pieces it would capture there; for an
/// opponent's piece, as if it were the opponent's turn.
fn moves(game: &Game, from: Square, captures_only: bool) -> Vec<(Square, Option<Piece>)> {
    let position = game.current();
    let Some(piece) = position.board().piece_at(from) else {
        return Vec::new();
    };
    let position: Option<Chess> = if piece.color == position.turn() {
        Some(position)
    } else {
        position.swap_turn().ok()
    };
    let Some(position) = position else { return Vec::new() };
    let mut targets: Vec<(Square, Option<Piece>)> = position
        .legal_moves()
        .into_iter()
        .filter(|legal| legal.from() == Some(from) && (!captures_only || legal.is_capture()))
        .map(|legal| {
            let taken = legal.capture().map(|role| Piece {
                color: piece.color.other(),
                role,
            });
            // Castling is recognised by where the king ends up.
            let to = match legal.castling_side() {
                Some(castling) => castling.king_to(piece.color),
                None => legal.to(),
            };
            (to, taken)
        })
        .collect();
    targets.sort_by_key(|(square, _)| *square);
    targets.dedup();
    targets
}

fn attackers(board: &Board, square: Square, color: Color) -> Vec<Square> {
    let mut found: Vec<Square> = board.attacks_to(square, color, board.occupied()).into_iter().collect();
    found.sort_by_key(|square| (square.file(), square.rank()));
    found
}

/// The last moves announced, the oldest first.
pub(super) fn last_moves(game: &Game, count: usize) -> Vec<LastMove> {
    let mut moves = completed_moves(game);
    let open = game.pending().iter().chain(Some(game.turn()));
    for turn in open.filter(|turn| turn.announced.is_some()) {
        if moves.last().is_some_and(|last| last.ply >= turn.ply) {
            continue;
        }
        moves.extend(turn.uci().map(|uci| LastMove {
            side: turn.side,
            uci,
            before: game.position_before(turn),
            ply: turn.ply,
        }));
    }
    moves.split_off(moves.len().saturating_sub(count))
}

/// The official record: every completed move, the oldest first.
pub fn completed_moves(game: &Game) -> Vec<LastMove> {
    game.line()
        .iter()
        .enumerate()
        .filter_map(|(index, done)| {
            let index = u32::try_from(index).ok()?;
            let before = game.official_after(index)?.clone();
            Some(LastMove {
                side: before.turn(),
                uci: done.uci,
                before,
                ply: index + 1,
            })
        })
        .collect()
}
