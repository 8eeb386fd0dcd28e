//! Touch-move: the pieces touched and their order, and what must now be moved or captured (Art. 4.2 to 4.8, 9.5.3, D.2.2).

use shakmaty::{Chess, Color, Move, Position as _, Rank, Role, Square, uci::UciMove};

use super::draft::Draft;
use super::refusal::{Code, Refusal};
use crate::event::Event;
use crate::game::Game;
use crate::people::Person;
use crate::player_board;
use crate::position::legal;
use crate::proposal::Proposal;
use crate::regulations::Rule;
use crate::touch::Touched;
use crate::turn::Turn;

/// True if a hand that goes to that piece on the board of `side` touches it in order to move or capture it. The
/// player is to move in a game that has not ended and is not adjusting it; it is no part of executing the opponent's move, rightly or wrongly
/// (D.2.1, D.2.2); and it is not in a wrong place, from which it is taken to correct the board (D.2.9).
pub(super) fn is_touch(game: &Game, side: Color, Touched { square, piece }: Touched) -> bool {
    let owed = game.addressed_to(side).filter(|turn| !turn.executed);
    let executing = owed.is_some_and(|turn| {
        let before = game.position_before(turn);
        piece.color != side || player_board::differing(before.board(), &game.board_after(turn)).contains(square)
    });
    let adjusting = *game.touching.adjusting.get(side) == Some(square);
    let is_to_move = game.turn().side == side && game.ending().is_none();
    is_to_move && !executing && !adjusting && !is_misplaced(game, side, Touched { square, piece })
}

/// True if a piece on the board of `side` was in a wrong place before the present move: its square is not its own,
/// and no piece of its kind has left the square that is, or the difference has been reported.
fn is_misplaced(game: &Game, side: Color, Touched { square, piece }: Touched) -> bool {
    let expected = game.position_to_move(side);
    let in_place = expected.board().by_piece(piece) & game.board_before(side).by_piece(piece);
    let have_left = in_place & !game.board(side).pieces().by_piece(piece);
    let is_told = game.boards.get(side).differing.contains(&square);
    expected.board().piece_at(square) != Some(piece) && (have_left.is_empty() || is_told)
}

/// A misplaced piece that is put where it may go as a move, and not where it should be, is touched in order to be
/// moved after all (4.3), unless it only goes back to where its last move began, to make that move again (D.2.9). Returns
/// the square on which it should have been.
pub(super) fn moved_from_a_wrong_place(game: &Game, side: Color, put: Touched) -> Option<Square> {
    let expected = game.position_to_move(side);
    if game.turn().side != side || put.piece.color != side || !is_misplaced(game, side, put) {
        return None;
    }
    let is_missing = |square: &Square| {
        let boards = [game.board_before(side), game.board(side).pieces()];
        boards.iter().all(|board| board.piece_at(*square) != Some(put.piece))
    };
    let last = game.line().iter().rev().map(|completed| completed.legal);
    let last = last
        .take(2)
        .find(|last| expected.board().color_at(last.to()) == Some(side));
    let goes_back = |from: &Square| last.is_some_and(|last| last.to() == *from && last.from() == Some(put.square));
    let mut moves = expected.legal_moves().into_iter();
    moves.find_map(|legal| {
        let goes = !legal.is_castle() && legal.role() == put.piece.role && legal.to() == put.square;
        legal.from().filter(|from| goes && is_missing(from) && !goes_back(from))
    })
}

/// 4.2.1: only by the player to move, and announced before the piece is touched.
pub(super) fn adjust(draft: &mut Draft<'_>, side: Color, square: Square) -> Result<(), Refusal> {
    if draft.game.turn().side != side {
        return draft.refuse(Code::NotYourMove, Rule::Adjust);
    }
    let touched = draft.game.touching.touched.get(side);
    if touched.iter().any(|earlier| earlier.square == square) {
        return draft.refuse(Code::TooLate, Rule::Adjust);
    }
    if draft.game.is_seen() && draft.game.board(side).pieces().piece_at(square).is_none() {
        return draft.refuse(Code::EmptySquare, Rule::Adjust);
    }
    let by = draft.by;
    draft.emit(Event::PieceAdjusted { by, side, square });
    Ok(())
}

/// The moves a player is bound to, and the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BoundMoves {
    moves: Vec<Move>,
    rule: Rule,
    /// The square of the piece that binds the player.
    square: Square,
}

fn starts(legal: &Move, square: Square) -> bool {
    match legal {
        Move::Castle { king, .. } => *king == square,
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => *from == square,
        Move::Put { .. } => false,
    }
}

fn captures(legal: &Move, square: Square) -> bool {
    match legal {
        Move::Normal { to, capture, .. } => capture.is_some() && *to == square,
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        Move::Castle { .. } | Move::Put { .. } => false,
    }
}

fn castles_with(legal: &Move, rook_square: Square) -> bool {
    matches!(legal, Move::Castle { rook, .. } if *rook == rook_square)
}

/// The moves that must be made after these touches, in their order; `None` if the choice is free (4.5).
pub(super) fn bound(position: &Chess, touched: &[Touched]) -> Option<BoundMoves> {
    let legal: Vec<Move> = position.legal_moves().into_iter().collect();
    let mine = |touched: &&Touched| touched.piece.color == position.turn();
    let own: Vec<Touched> = touched.iter().filter(mine).copied().collect();
    let theirs: Vec<Touched> = touched.iter().filter(|one| !mine(one)).copied().collect();
    let some = |rule: Rule, square: Square, fits: &dyn Fn(&Move) -> bool| {
        let moves: Vec<Move> = legal.iter().filter(|legal| fits(legal)).copied().collect();
        (!moves.is_empty()).then_some(BoundMoves { moves, rule, square })
    };
    if let (Some(first), Some(victim)) = (own.first(), theirs.first()) {
        let takes = |legal: &Move| starts(legal, first.square) && captures(legal, victim.square);
        return some(Rule::TouchedBoth, first.square, &takes).or_else(|| {
            touched.iter().find_map(|one| {
                let is_mine = mine(&one);
                some(Rule::TouchedBoth, one.square, &|legal| {
                    if is_mine {
                        starts(legal, one.square)
                    } else {
                        captures(legal, one.square)
                    }
                })
            })
        });
    }
    if let [first, second, ..] = own.as_slice() {
        match (first.piece.role, second.piece.role) {
            (Role::King, Role::Rook) => {
                // 4.4.1; if that is illegal, another move with the king, castling on the other side included (4.4.3).
                return some(Rule::CastlingTouched, second.square, &|legal| {
                    castles_with(legal, second.square)
                })
                .or_else(|| {
                    some(Rule::CastlingIllegal, first.square, &|legal| {
                        starts(legal, first.square)
                    })
                });
            }
            (Role::Rook, Role::King) => {
                let barred = |legal: &Move| castles_with(legal, first.square);
                return own.iter().find_map(|one| {
                    some(Rule::RookFirst, one.square, &|legal| {
                        starts(legal, one.square) && !barred(legal)
                    })
                });
            }
            (_, _) => {}
        }
    }
    let first_own = own
        .iter()
        .find_map(|one| some(Rule::TouchedOwn, one.square, &|legal| starts(legal, one.square)));
    first_own.or_else(|| {
        theirs
            .iter()
            .find_map(|one| some(Rule::TouchedTheirs, one.square, &|legal| captures(legal, one.square)))
    })
}

/// The moves to which a released piece binds: castling on the side where the king stands, or the piece of the
/// promotion. A pawn that is `released` for good on its square of promotion, or of capture en passant, stays there
/// too.
fn bound_by_release(position: &Chess, placed: &[Touched], released: bool) -> Option<BoundMoves> {
    let legal = position.legal_moves();
    let side = position.turn();
    let last_rank = side.fold_wb(Rank::Eighth, Rank::First);
    placed.iter().find_map(|put| {
        if put.piece.color != side {
            return None;
        }
        let new_piece = put.piece.role != Role::Pawn && put.square.rank() == last_rank;
        let pawn = released && put.piece.role == Role::Pawn;
        let part = |one: &&Move| pawn && (one.is_promotion() || one.is_en_passant()) && one.to() == put.square;
        let promotes = |one: &&Move| new_piece && one.is_promotion() && one.to() == put.square;
        let choice = |one: &&Move| promotes(one) && one.promotion() == Some(put.piece.role);
        // A piece that could have come there by itself is not a promotion.
        let pawn_left = legal.iter().any(|one| promotes(&one));
        let castling = |one: &&Move| match one {
            Move::Castle { king, .. } => {
                put.piece.role == Role::King
                    && one.castling_side().map(|wing| wing.king_to(side)) == Some(put.square)
                    && king.file().distance(put.square.file()) == 2
            }
            Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => false,
        };
        let of = |rule, moves: Vec<Move>| {
            (!moves.is_empty()).then_some(BoundMoves {
                moves,
                rule,
                square: put.square,
            })
        };
        if pawn_left {
            return of(Rule::PromotionChoice, legal.iter().filter(choice).copied().collect());
        }
        let begun = |one: &&Move| castling(one) || part(one);
        of(Rule::Released, legal.iter().filter(begun).copied().collect())
    })
}

/// An offence against Article 4 or 9.5.3.
pub(super) struct TouchOffence {
    /// The rule that the move breaks.
    pub(super) rule: Rule,
    /// The square of the piece that bound the player.
    square: Square,
}

/// The offence that this legal move is, if it is one.
pub(super) fn offence(game: &Game, turn: &Turn, uci: UciMove) -> Option<TouchOffence> {
    offence_after(game, turn, uci, game.touching.placed.get(turn.side))
}

/// The offence that the announced move of a VI player is who has put a piece in another hole (D.2.3.2): a king put there
/// does not begin to castle.
pub(super) fn offence_from_another_hole(game: &Game, turn: &Turn, uci: UciMove) -> Option<TouchOffence> {
    let placed = game.touching.placed.get(turn.side);
    let no_king: Vec<Touched> = placed
        .iter()
        .filter(|put| put.piece.role != Role::King)
        .copied()
        .collect();
    offence_after(game, turn, uci, &no_king)
}

fn offence_after(game: &Game, turn: &Turn, uci: UciMove, placed: &[Touched]) -> Option<TouchOffence> {
    let before = game.position_before(turn);
    let made = legal(uci, &before)?;
    let touching = &game.touching;
    let intended = touching.intended.get(turn.side).and_then(|uci| legal(uci, &before));
    if let Some(intended) = intended.filter(|intended| *intended != made) {
        let (rule, square) = (Rule::ClaimIntended, intended.from().unwrap_or(intended.to()));
        return Some(TouchOffence { rule, square });
    }
    let is_sighted = !game.people().is_vi(turn.side);
    let released = bound_by_release(&before, placed, is_sighted).filter(|bound| {
        // Only the promoted pawn is bound to its square, no other piece.
        bound.rule != Rule::PromotionChoice || made.to() == bound.square && made.is_promotion()
    });
    let touched = || bound(&before, touching.touched.get(turn.side));
    let broken = |bound: &BoundMoves| !bound.moves.contains(&made);
    let BoundMoves { rule, square, .. } = released.filter(broken).or_else(|| touched().filter(broken))?;
    Some(TouchOffence { rule, square })
}

/// 4.7: a sighted player has released a piece on a possible square, and moves it to another. A move that breaks an earlier touch
/// (4.3) does not bind them.
pub(super) fn retracted(game: &Game, turn: &Turn, uci: UciMove) -> Option<TouchOffence> {
    let before = game.position_before(turn);
    let released = turn
        .made
        .filter(|made| *made != uci && legal(*made, &before).is_some())?;
    if offence(game, turn, released).is_some() {
        return None;
    }
    match released {
        UciMove::Normal { to: square, .. } => Some(TouchOffence {
            rule: Rule::Released,
            square,
        }),
        UciMove::Put { .. } | UciMove::Null => None,
    }
}

/// Proposes to the arbiter to take the move back; friends at home and players without an arbiter claim it themselves.
pub(super) fn propose(draft: &mut Draft<'_>, turn: &Turn, uci: UciMove, offence: &TouchOffence, claimed: bool) {
    let game = &draft.game;
    let proposal = Proposal::TakeBack {
        side: turn.side,
        square: offence.square,
        ply: turn.ply.saturating_sub(1),
        uci,
        article: game.regulations().article(offence.rule),
        claimed,
    };
    if !game.proposals().contains(&proposal) && game.ending().is_none() {
        draft.emit(Event::Proposed(proposal.into()));
    }
}

/// True if an offence is proposed to the arbiter without a claim: in competition with an arbiter, but not for Article
/// 4 in rapid and blitz of 2005 (B5).
pub(super) fn is_watched(game: &Game, rule: Rule) -> bool {
    let regulations = game.regulations();
    let waits = regulations.parameters().touch_only_claimed && rule != Rule::ClaimIntended;
    regulations.is_competition() && !waits && game.people().arbiter.is_some()
}

/// Returns to the position after that ply. The pieces its player has touched stay touched if they `bind` still.
pub(super) fn reinstate(draft: &mut Draft<'_>, by: Option<Person>, ply: u32, bind: bool) {
    let made = draft.game.official_after(ply).map(Chess::turn);
    let still = made.filter(|_| bind);
    let touched = still.map(|side| (side, draft.game.touching.touched.get(side).clone()));
    draft.emit(Event::PositionReinstated { by, ply });
    for (side, touched) in touched
        .into_iter()
        .flat_map(|(side, list)| list.into_iter().map(move |one| (side, one)))
    {
        draft.emit(Event::PieceTouched {
            by: Person::Player(side),
            board: side,
            square: touched.square,
            piece: touched.piece,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    fn bound_in(fen: &str, squares: &[Square]) -> Option<(Rule, Vec<String>)> {
        let position: Chess = fen
            .parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap();
        let touched: Vec<Touched> = squares
            .iter()
            .map(|square| Touched {
                square: *square,
                piece: position.board().piece_at(*square).unwrap(),
            })
            .collect();
        bound(&position, &touched).map(|bound| {
            let mut moves: Vec<String> = bound
                .moves
                .iter()
                .map(|legal| legal.to_uci(CastlingMode::Standard).to_string())
                .collect();
            moves.sort();
            (bound.rule, moves)
        })
    }

    fn moves(list: &[&str]) -> Vec<String> {
        list.iter().map(|one| String::from(*one)).collect()
    }

    const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    #[test]
    fn the_first_piece_that_can_move_must_move() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(
            bound_in(start, &[Square::A1, Square::G1, Square::E2]),
            Some((Rule::TouchedOwn, moves(&["g1f3", "g1h3"])))
        );
        assert_eq!(bound_in(start, &[Square::A1, Square::E1]), None);
    }

    #[test]
    fn a_touched_opponents_piece_must_be_captured_if_possible() {
        let fen = "4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(
            bound_in(fen, &[Square::E5, Square::D5]),
            Some((Rule::TouchedTheirs, moves(&["e4d5"])))
        );
    }

    #[test]
    fn with_both_colours_touched_the_first_piece_that_can_is_bound() {
        let fen = "4k3/8/8/3p1r2/4P3/8/8/4K2R w K - 0 1";
        assert_eq!(
            bound_in(fen, &[Square::F5, Square::E4]),
            Some((Rule::TouchedBoth, moves(&["e4f5"])))
        );
        // The rook on h1 cannot take on d5, but it was touched first and can move.
        let (rule, found) = bound_in(fen, &[Square::H1, Square::D5]).unwrap();
        assert_eq!(rule, Rule::TouchedBoth);
        assert!(found.iter().all(|one| one.starts_with("h1")));
    }

    #[test]
    fn the_next_touched_piece_is_bound_if_rook_and_king_cannot_move() {
        let fen = "4k3/8/8/8/8/8/3PPPPP/3QKBNR w K - 0 1";
        assert_eq!(
            bound_in(fen, &[Square::H1, Square::E1, Square::G1]),
            Some((Rule::RookFirst, moves(&["g1f3", "g1h3"])))
        );
        assert_eq!(bound_in(fen, &[Square::H1, Square::E1]), None);
    }

    #[test]
    fn king_before_rook_touched_is_castling_and_rook_first_is_not() {
        assert_eq!(
            bound_in(CASTLING, &[Square::E1, Square::A1]),
            Some((Rule::CastlingTouched, moves(&["e1c1"])))
        );
        let (rule, found) = bound_in(CASTLING, &[Square::H1, Square::E1]).unwrap();
        assert_eq!(rule, Rule::RookFirst);
        assert!(found.iter().all(|one| one.starts_with("h1")));
    }

    #[test]
    fn castling_that_is_illegal_binds_the_king_to_another_move() {
        // The bishop bars the king's side; the king may still castle on the other.
        let fen = "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1";
        let (rule, found) = bound_in(fen, &[Square::E1, Square::H1]).unwrap();
        assert_eq!(rule, Rule::CastlingIllegal);
        assert!(found.contains(&String::from("e1c1")));
        assert!(found.iter().all(|one| one.starts_with("e1")));
    }

    #[test]
    fn en_passant_captures_the_pawn_next_to_it() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(
            bound_in(fen, &[Square::D5]),
            Some((Rule::TouchedTheirs, moves(&["e5d6"])))
        );
    }

    #[test]
    fn whatever_is_touched_binds_to_legal_moves_or_to_none() {
        let mut position = Chess::default();
        let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
        let mut below = |count: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            usize::try_from(seed >> 33).unwrap() % count
        };
        for _ in 0..2_000 {
            let legal = position.legal_moves();
            let standing: Vec<Touched> = position
                .board()
                .clone()
                .into_iter()
                .map(|(square, piece)| Touched { square, piece })
                .collect();
            let touched: Vec<Touched> = (0..below(4)).map(|_| standing[below(standing.len())]).collect();
            if let Some(bound) = bound(&position, &touched) {
                assert!(!bound.moves.is_empty() && bound.moves.iter().all(|one| legal.contains(one)));
                assert!(touched.iter().any(|one| one.square == bound.square));
            }
            if legal.is_empty() || position.is_insufficient_material() {
                position = Chess::default();
                continue;
            }
            // 4.3.1: a move of the only piece that was touched never offends.
            let played = legal[below(legal.len())];
            if let Some(from) = played.from().filter(|_| !played.is_castle()) {
                let piece = position.board().piece_at(from).unwrap();
                let alone = bound(&position, &[Touched { square: from, piece }]);
                assert!(alone.is_some_and(|bound| bound.moves.contains(&played)));
            }
            position.play_unchecked(played);
        }
    }
}
