//! Hands and words on a position in the place of the game on the table, and the game that it is part of.

use std::sync::Arc;

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Move, Piece, Position as _, Square};

use super::Table;
use super::other_game::WaitingGame;
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::{People, Person};
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::Regulations;
use speech::utterance::Priority;

impl WaitingGame {
    /// A game with those moves for its place, between the same people and in the same words.
    pub(super) fn another(&self, start: Chess, moves: impl IntoIterator<Item = Move>, at: Moment) -> Arc<Game> {
        let (people, vocabulary) = (self.game.people().clone(), self.game.regulations().vocabulary.clone());
        Arc::new(game_of(people, vocabulary, start, moves, at))
    }
}

/// A game at home between those people with those moves from a position, on both boards: all questions of the board can be asked about it.
pub fn game_of(
    people: People,
    vocabulary: String,
    start: Chess,
    moves: impl IntoIterator<Item = Move>,
    at: Moment,
) -> Game {
    let regulations = Regulations {
        vocabulary,
        castling_mode: start.castles().mode(),
        start,
        ..Regulations::default().at_home()
    };
    let mut game = Game::new(people, regulations);
    for mv in moves {
        make(&mut game, mv, at);
    }
    // Both boards are set up for the position.
    for board in Color::ALL {
        let pieces = game.official().board().clone();
        game.apply(&game.entering(Person::Player(board), board, pieces), at);
    }
    game
}

/// Makes that move part of the game, without any act of the players.
fn make(game: &mut Game, mv: Move, at: Moment) {
    let position = game.official();
    let (side, ply) = (position.turn(), game.plies_made().saturating_add(1));
    let uci = mv.to_uci(position.castles().mode());
    let san = SanPlus::from_move(position.clone(), mv).to_string();
    let (by, other) = (Person::Player(side), Person::Player(side.other()));
    let announced = Event::MoveAnnounced {
        by,
        side,
        ply,
        uci,
        text: String::new(),
    };
    let repeated = Event::MoveRepeated {
        by: other,
        side: side.other(),
        ply,
        uci,
    };
    let executed = Event::MoveExecuted {
        by: other,
        board: side.other(),
        ply,
        uci,
    };
    let completed = Event::MoveCompleted { side, ply, uci, san };
    for event in [announced, completed, repeated, executed] {
        game.apply(&event, at);
    }
}

/// Lifts a piece on the board, or puts down the one from the square in `hand`; the move that this makes, if any. `stand` sets up the
/// position again: a piece put down wrong goes back.
///
/// # Errors
/// `empty_square`, `not_your_move`.
pub(super) fn touch(
    table: &mut Table,
    by: Person,
    hand: &mut Option<Square>,
    square: Square,
    stand: fn(&mut Table),
) -> Result<Option<UciMove>, Refusal> {
    let at = table.now();
    let position = table.game.official().clone();
    let Some(from) = hand.take() else {
        let piece = position
            .board()
            .piece_at(square)
            .ok_or(Refusal::new(Code::EmptySquare))?;
        if piece.color != position.turn() {
            return Err(Refusal::new(Code::NotYourMove));
        }
        *hand = Some(square);
        let board = by.side().unwrap_or(Color::White);
        let lifted = Event::PieceLifted {
            by,
            board,
            square,
            piece,
        };
        Arc::make_mut(&mut table.game).apply(&lifted, at);
        table.seats.tell(by, Priority::Next, |seat| {
            let name = wording::piece(&seat.messages, piece);
            seat.messages.text("display-in-hand", &[("piece", (&name).into())])
        });
        return Ok(None);
    };
    let confirm = |table: &mut Table, id: &str| {
        table.seats.tell(by, Priority::Next, |seat| seat.messages.text(id, &[]));
    };
    if from == square {
        stand(table);
        confirm(table, "review-put-back");
        return Ok(None);
    }
    let mode = position.castles().mode();
    let mut legal = position.legal_moves().into_iter().map(|mv| mv.to_uci(mode));
    match legal.find(|uci| is_between(*uci, from, square)) {
        None => {
            stand(table);
            table.refuse(by, refused_hand(Some(from), square));
            Ok(None)
        }
        // The choice of the piece is the player's (3.7.3.3): the pawn is in the hand until they have it.
        Some(UciMove::Normal { promotion: Some(_), .. }) => {
            *hand = Some(from);
            confirm(table, "review-promotes");
            Ok(None)
        }
        made @ Some(_) => Ok(made),
    }
}

fn is_between(uci: UciMove, from: Square, square: Square) -> bool {
    matches!(uci, UciMove::Normal { from: own, to, .. } if own == from && to == square)
}

/// The move in which the pawn in the hand becomes that piece, or the only pawn that can.
///
/// # Errors
/// `illegal`, `ambiguous`.
pub(super) fn promoted(
    position: &Chess,
    hand: Option<Square>,
    square: Square,
    piece: Piece,
) -> Result<UciMove, Refusal> {
    let mode = position.castles().mode();
    let legal = position.legal_moves().into_iter().map(|mv| mv.to_uci(mode));
    let fits = |uci: &UciMove| match *uci {
        UciMove::Normal { from, promotion, .. } => {
            let is_meant = promotion == Some(piece.role) && is_between(*uci, hand.unwrap_or(from), square);
            is_meant && piece.color == position.turn()
        }
        UciMove::Put { .. } | UciMove::Null => false,
    };
    let found: Vec<UciMove> = legal.filter(fits).collect();
    match found.as_slice() {
        [uci] => Ok(*uci),
        [] => Err(refused_hand(hand, square)),
        [_, _, ..] => Err(Refusal::of_word(Code::Ambiguous, square.to_string())),
    }
}

/// No legal move leads there from that square.
fn refused_hand(from: Option<Square>, to: Square) -> Refusal {
    Refusal::lacking(Code::Illegal, RefusalDetail::Hand(from, to))
}

/// The move that those words name in the position on the table.
///
/// # Errors
/// The words are not understood, or name no legal move.
pub(super) fn named(table: &Table, by: Person, words: &str) -> Result<UciMove, Refusal> {
    let reader = super::reading::Reader {
        game: &table.game,
        letters: table.letters(by),
    };
    let read = reader.read(words)?;
    Ok(reader.as_move_of(table.game.turn(), &read)?.uci)
}
