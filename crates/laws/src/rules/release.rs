//! Releasing a piece: the move a player means by it, the reason why it is none, and the rest of a move that hands have
//! begun (Art. 3.7, 3.8.2, 4.7).

use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Color, Move, Piece, Position as _, Rank, Role, Square};

use super::boards::{HandState, hands_of, is_still_there, may_still_castle};
use crate::game::Game;
use crate::player_board::differing;
use crate::turn::Turn;
use crate::why_illegal::{WhyIllegal, why_illegal};

/// The reason why releasing a piece on a square is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// It is the opponent's turn (1.3).
    NotToMove,
    /// The king would be left in check, or placed in it (3.9.2).
    Check,
    /// The piece does not move like that.
    Illegal,
}

/// The next movement of a move that hands have begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestOfMove {
    /// The king has castled; the rook follows (3.8.2).
    Rook(Square, Square),
    /// The pawn captured en passant is taken off its square (3.7.3.2).
    TakeOff(Square, Piece),
    /// The pawn on that square is exchanged for a new piece (3.7.3.3).
    Exchange(Square),
    /// The pieces that have moved belong to no single move.
    PutBack,
}

/// A piece in its player's hand, by the square it was taken from.
#[derive(Clone, Copy, Debug)]
pub struct TakenPiece<'a> {
    /// The game.
    pub game: &'a Game,
    /// The player.
    pub side: Color,
    /// The square.
    pub from: Square,
}

impl TakenPiece<'_> {
    /// The move to be made, none while it is the opponent's turn.
    fn open_turn(&self) -> Option<&Turn> {
        self.game.open_turn(self.side).filter(|turn| turn.made.is_none())
    }

    /// The legal moves of the piece.
    fn moves(&self) -> Vec<Move> {
        let Some(position) = self.open_turn().map(|turn| self.game.position_before(turn)) else {
            return Vec::new();
        };
        let moves = position.legal_moves().into_iter();
        moves.filter(|legal| legal.from() == Some(self.from)).collect()
    }

    /// The legal moves that the player makes by releasing the piece on `to`: several for a promotion. A king castles on
    /// the square it goes to, unless a step leads there too, and on its rook.
    pub fn moves_to(&self, to: Square) -> Vec<Move> {
        let moves = self.moves().into_iter();
        moves
            .filter(|legal| release_squares(*legal, self.side).contains(to))
            .collect()
    }

    /// The squares on which the piece may be released; for castling the king's, or the rook's if it is no further.
    pub fn targets(&self) -> Bitboard {
        let shown = |legal: &Move| legal.castling_side().map_or(legal.to(), |wing| wing.king_to(self.side));
        self.moves().iter().map(shown).collect()
    }

    /// The squares on which the pawn promotes.
    pub fn promotion_squares(&self) -> Bitboard {
        let moves = self.moves().into_iter();
        moves.filter(|legal| legal.is_promotion()).map(Move::to).collect()
    }

    /// The reason why releasing the piece on `to` is no legal move.
    pub fn why_no_move(&self, to: Square) -> NoMove {
        let Some(turn) = self.open_turn() else {
            return NoMove::NotToMove;
        };
        let uci = UciMove::Normal {
            from: self.from,
            to,
            promotion: None,
        };
        match why_illegal(&self.game.position_before(turn), uci) {
            WhyIllegal::KingIntoCheck | WhyIllegal::InCheck | WhyIllegal::Pinned => NoMove::Check,
            WhyIllegal::NoSuchPiece
            | WhyIllegal::NoSuchPawn
            | WhyIllegal::NoPieceOn(_)
            | WhyIllegal::OwnPieceThere
            | WhyIllegal::NotThatWay
            | WhyIllegal::Blocked
            | WhyIllegal::NothingToCapture
            | WhyIllegal::Castling
            | WhyIllegal::WrongPromotion => NoMove::Illegal,
        }
    }
}

/// The next movement of the move that the player of that turn has begun, with nothing in the hand.
pub fn rest_of_move(game: &Game, turn: &Turn) -> Option<RestOfMove> {
    let (side, own) = (turn.side, game.board(turn.side));
    if !own.hand().is_empty() || hands_of(game, turn) != HandState::Underway {
        return None;
    }
    let (official, now) = (game.position_before(turn), own.pieces());
    let (before, mine) = (game.board_before(side), |piece: &Piece| piece.color == side);
    let changed = differing(before, now);
    let is_gone = |square: &Square| {
        let stood = before.piece_at(*square).filter(mine);
        stood.is_some() && official.board().piece_at(*square) == stood
    };
    let is_come = |square: &Square| {
        let stands = now.piece_at(*square).filter(mine);
        stands.is_some() && official.board().piece_at(*square) != stands
    };
    let gone: Vec<Square> = changed.into_iter().filter(is_gone).collect();
    let come: Vec<Square> = changed.into_iter().filter(is_come).collect();
    let ([from], [to]) = (gone.as_slice(), come.as_slice()) else {
        return (gone.len() + come.len() > 1).then_some(RestOfMove::PutBack);
    };
    let legal = official.legal_moves().into_iter();
    let mut begun = legal.filter(|legal| legal.from() == Some(*from));
    if may_still_castle(now, &official, *from, *to, side) {
        let castle = begun
            .find_map(|legal| Some((legal.to(), legal.castling_side()?)).filter(|(_, wing)| wing.king_to(side) == *to));
        return castle.map(|(rook, wing)| RestOfMove::Rook(rook, wing.rook_to(side)));
    }
    let is_pawn = now.role_at(*to) == Some(Role::Pawn);
    if is_pawn && to.rank() == side.fold_wb(Rank::Eighth, Rank::First) {
        return Some(RestOfMove::Exchange(*to));
    }
    let captures = begun.any(|legal| legal.to() == *to && is_still_there(now, legal, side));
    Some(if captures {
        RestOfMove::TakeOff(Square::from_coords(to.file(), from.rank()), side.other().pawn())
    } else {
        RestOfMove::PutBack
    })
}

/// The squares on which a player may release the piece that begins that move.
fn release_squares(legal: Move, side: Color) -> Bitboard {
    let to = Bitboard::from_square(legal.to());
    match (legal, legal.castling_side()) {
        // A king that goes one step may mean no more than that.
        (Move::Castle { king, .. }, Some(wing)) if king.file().distance(wing.king_to_file()) > 1 => {
            to.with(wing.king_to(side))
        }
        (_, _) => to,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{People, Player, Sight};
    use crate::regulations::Regulations;
    use shakmaty::fen::Fen;
    use shakmaty::{ByColor, CastlingMode};

    fn game(fen: &str, mode: CastlingMode) -> Game {
        let player = |name: &str, sight| Player {
            name: name.to_owned(),
            sight,
        };
        let people = People {
            players: ByColor {
                white: player("Ben", Sight::Sighted),
                black: player("Ada", Sight::Vi),
            },
            assistants: ByColor::default(),
            arbiter: None,
        };
        let start = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
        let regulations = Regulations {
            start,
            castling_mode: mode,
            ..Regulations::default()
        };
        Game::new(people, regulations)
    }

    fn held(game: &Game, side: Color, from: Square) -> TakenPiece<'_> {
        TakenPiece { game, side, from }
    }

    fn moves(game: &Game, from: Square, to: Square) -> Vec<String> {
        let moves = held(game, Color::White, from).moves_to(to).into_iter();
        moves.map(|legal| legal.to_string()).collect()
    }

    #[test]
    fn a_king_castles_by_two_squares_and_onto_its_rook() {
        let game = game("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", CastlingMode::Standard);
        for to in [Square::G1, Square::H1] {
            assert_eq!(moves(&game, Square::E1, to), ["O-O"]);
        }
        for to in [Square::C1, Square::A1] {
            assert_eq!(moves(&game, Square::E1, to), ["O-O-O"]);
        }
        assert!(held(&game, Color::White, Square::E1).targets().contains(Square::G1));
    }

    #[test]
    fn in_chess960_one_step_of_the_king_is_no_castling() {
        let game = game("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1", CastlingMode::Chess960);
        assert_eq!(moves(&game, Square::F1, Square::G1), ["Kf1-g1"]);
        assert_eq!(moves(&game, Square::F1, Square::H1), ["O-O"]);
    }

    #[test]
    fn a_pawn_promotes_to_four_pieces() {
        let game = game("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard);
        assert_eq!(moves(&game, Square::A7, Square::B8).len(), 4);
        let squares = held(&game, Color::White, Square::A7).promotion_squares();
        assert_eq!(squares, Bitboard::from(Square::A8).with(Square::B8));
    }

    #[test]
    fn the_reason_is_said_in_one_word() {
        let game = game("4r1k1/8/8/8/8/4N3/3P1r2/4K3 w - - 0 1", CastlingMode::Standard);
        let why = |from, to| held(&game, Color::White, from).why_no_move(to);
        assert_eq!(why(Square::E1, Square::F1), NoMove::Check);
        assert_eq!(why(Square::D2, Square::D5), NoMove::Illegal);
        assert_eq!(why(Square::E3, Square::E4), NoMove::Illegal);
        assert_eq!(
            held(&game, Color::Black, Square::F2).why_no_move(Square::F3),
            NoMove::NotToMove
        );
        let pinned = self::game("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", CastlingMode::Standard);
        assert_eq!(
            held(&pinned, Color::White, Square::E3).why_no_move(Square::F5),
            NoMove::Check
        );
    }
}
