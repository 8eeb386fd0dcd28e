//! What is around a square of one's own board: what fingers find there, and at home also what the program works out.
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
    /// All of them, clockwise.
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

/// What is asked of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Around {
    /// The two diagonals that lead away from the player.
    UpperDiagonals,
    /// The two diagonals that lead towards him.
    LowerDiagonals,
    /// All four diagonals.
    Diagonals,
    /// One line to the edge.
    Ray(Direction),
    /// The squares a knight could reach.
    KnightSquares,
    /// The colour of the square, and what stands there.
    Ground,
    /// Where the piece may go. At home only.
    LegalMoves,
    /// What it may capture. At home only.
    Captures,
    /// Who attacks and who defends the square. At home only.
    Attackers,
}

impl Around {
    /// Whether the answer would help a player (11.3.1).
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

impl Around {
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

/// How the squares of an answer are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// They are on one line, the nearest first.
    Ray(Direction),
    /// They are not on a line.
    Squares,
    /// Pieces of that colour that attack or defend the square.
    Of(Color),
}

/// A group of squares, and what stands on them.
pub type Grouped = (Group, Vec<(Square, Option<Piece>)>);

/// The order in which a whole position is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Kind by kind, the asker's own pieces first.
    Pieces,
    /// Rank by rank, the far one first.
    Ranks,
    /// File by file, the left one first.
    Files,
}

pub(super) fn around(game: &Game, by: Person, from: Square, around: Around) -> Result<Answer, Refusal> {
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
    let ray = |direction| (Group::Ray(direction), on(ray(from, direction, side)));
    let groups = match around {
        Around::UpperDiagonals => vec![ray(Direction::UpperLeft), ray(Direction::UpperRight)],
        Around::LowerDiagonals => vec![ray(Direction::LowerLeft), ray(Direction::LowerRight)],
        Around::Diagonals => Direction::ROUND.into_iter().step_by(2).map(ray).collect(),
        Around::Ray(direction) => vec![ray(direction)],
        Around::KnightSquares => vec![(Group::Squares, on(knight_squares(from, side)))],
        Around::Ground => Vec::new(),
        Around::LegalMoves => vec![(Group::Squares, moves(game, from, false))],
        Around::Captures => vec![(Group::Squares, moves(game, from, true))],
        Around::Attackers => Color::ALL
            .into_iter()
            .map(|color| (Group::Of(color), on(attackers(board, from, color))))
            .collect(),
    };
    Ok(Answer::Around {
        from: (from, board.piece_at(from)),
        around,
        groups,
    })
}

/// The squares from there to the edge, the nearest first.
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

/// Where the piece may go in the present position, and what it would capture there; for a piece of the opponent's as if it
/// were his turn.
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

#[cfg(test)]
mod tests {
    use super::*;
    use laws::moment::Moment;
    use crate::{Query, answer};
    use table::script::{parse::parse, play::Stage};

    const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
    const EVENT: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n";

    fn game(script: &str) -> Game {
        let script = parse(script).unwrap();
        let mut stage = Stage::new(&script.header, locale::Locale::En, None);
        stage.act_out(&script.story);
        stage.into_table().0.game().clone()
    }

    fn ask(game: &Game, by: Color, from: Square, what: Around) -> Result<Vec<Vec<String>>, Code> {
        let asked = Query::Around(from, what);
        match answer(game, asked, Person::Player(by), Moment::START) {
            Ok(Answer::Around { groups, .. }) => Ok(groups
                .into_iter()
                .map(|(_, on)| on.into_iter().map(|(square, _)| square.to_string()).collect())
                .collect()),
            Ok(other) => panic!("{other:?}"),
            Err(refusal) => Err(refusal.code),
        }
    }

    #[test]
    fn diagonals_are_read_from_the_players_side_and_outwards() {
        let game = game(EVENT);
        let white = ask(&game, Color::White, Square::E4, Around::UpperDiagonals).unwrap();
        assert_eq!(white, [vec!["d5", "c6", "b7", "a8"], vec!["f5", "g6", "h7"]]);
        let black = ask(&game, Color::Black, Square::E4, Around::UpperDiagonals).unwrap();
        assert_eq!(black, [vec!["f3", "g2", "h1"], vec!["d3", "c2", "b1"]]);
        let corner = ask(&game, Color::White, Square::A1, Around::LowerDiagonals).unwrap();
        assert_eq!(corner, [Vec::<String>::new(), Vec::new()]);
    }

    #[test]
    fn knight_squares_go_round_clockwise() {
        let game = game(EVENT);
        let squares = ask(&game, Color::White, Square::G1, Around::KnightSquares).unwrap();
        assert_eq!(squares, [vec!["h3", "e2", "f3"]]);
    }

    #[test]
    fn legal_moves_captures_and_attackers_are_told_at_home() {
        let game = game(&format!(
            "start rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n{HOME}"
        ));
        let ask = |from, what| ask(&game, Color::White, from, what).unwrap();
        assert_eq!(ask(Square::E4, Around::LegalMoves), [vec!["d5", "e5"]]);
        assert_eq!(ask(Square::E4, Around::Captures), [vec!["d5"]]);
        assert_eq!(
            ask(Square::D8, Around::LegalMoves),
            [vec!["d6", "d7"]],
            "as if it were his turn"
        );
        // White is named first, then Black.
        assert_eq!(ask(Square::D5, Around::Attackers), [vec!["e4"], vec!["d8"]]);
        assert_eq!(ask(Square::E3, Around::LegalMoves), [Vec::<String>::new()]);
    }

    #[test]
    fn in_competition_nothing_is_worked_out_for_anybody() {
        let game = game(EVENT);
        for what in [Around::LegalMoves, Around::Captures, Around::Attackers] {
            for side in Color::ALL {
                assert_eq!(ask(&game, side, Square::E2, what), Err(Code::NoHelp));
            }
        }
    }

    #[test]
    fn the_last_moves_end_with_what_was_announced_last() {
        let game = game(&format!(
            "{EVENT}both play 1. e4 e5 2. Nf3 Nc6\n> white announces Bb5\n"
        ));
        let last = |count| -> Vec<String> {
            let moves = last_moves(&game, count);
            moves.iter().map(|last| format!("{} {}", last.ply, last.uci)).collect()
        };
        assert_eq!(last(3), ["3 g1f3", "4 b8c6", "5 f1b5"]);
        assert_eq!(last(9).len(), 5);
    }
}
