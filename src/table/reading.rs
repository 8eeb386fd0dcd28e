//! Words into a move: on the board of the player whose move it is, and in the game's words (D.2.1).

use shakmaty::{Board, Chess, Color, Position as _, Square, uci::UciMove};

use super::Table;
use crate::announcement::understand::{
    Hand, NotUnderstood, NotUnderstoodCode, OwnBoard, read, understand, understand_by_hand,
};
use crate::laws::command::Words;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::player_board;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Boards;
use crate::laws::rules::boards::Hands;
use crate::laws::turn::Turn;
use crate::locale::Messages;
use crate::notation::algebraic::Letters;
use crate::speech::utterance::Utterance;
use crate::wording;

impl Table {
    /// What these words of `by` mean as that turn's move.
    pub(super) fn understand(&self, by: Person, turn: &Turn, words: &str) -> Result<Words, Refusal> {
        let game = &self.game;
        let position = game.position_before(turn);
        let before = board_before_hands(game, turn);
        let understood = self.read_on(by, turn.side, (&position, &before, hand_of(game, turn)), words);
        let placed = |reason: NotUnderstood| self.placed_unsaid(turn, &reason).ok_or(reason);
        let uci = understood
            .or_else(placed)
            .map_err(|reason| self.not_understood(reason))?;
        Ok(self.words_for(&position, uci))
    }

    /// What words mean with which the opponent's move is repeated, whatever has been done on the boards since: a move in the
    /// position before it (D.2.1).
    pub(super) fn understand_repeated(&self, by: Person, position: &Chess, words: &str) -> Result<Words, Refusal> {
        let uci = self
            .read_on(by, position.turn(), (position, position.board(), None), words)
            .map_err(|reason| self.not_understood(reason))?;
        Ok(self.words_for(position, uci))
    }

    /// The move in the position, or with a hand that may err on the mover's own board as it stood before it.
    fn read_on(
        &self,
        by: Person,
        mover: Color,
        (position, before, hand): (&Chess, &Board, Option<Hand>),
        words: &str,
    ) -> Result<UciMove, NotUnderstood> {
        let (regulations, letters) = (self.game.regulations(), self.letters(by));
        if regulations.boards == Boards::Legal {
            return understand(position, words, letters).map(|legal| legal.to_uci(regulations.castling_mode));
        }
        let own = OwnBoard {
            position,
            before,
            mover,
            hand,
        };
        understand_by_hand(&own, words, letters)
    }

    /// Refuses words that cannot be part of any move, on whatever board.
    pub(super) fn is_a_move(&self, by: Person, words: &str) -> Result<(), Refusal> {
        match read(words, self.letters(by)) {
            Err(reason) if reason.code == NotUnderstoodCode::UnknownWord => Err(self.not_understood(reason)),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Where the piece of a promotion need not be announced, it is the one that stands on the board (F.1 of 2005).
    ///
    /// Before it stands there the words name no move: in 2005 too they must be clear, so that the opponent can repeat the
    /// move and execute it (F.1), and until the new piece is released the player may still choose another (4.4 d).
    fn placed_unsaid(&self, turn: &Turn, reason: &NotUnderstood) -> Option<UciMove> {
        let must_be_said = self.game.regulations().parameters().promotion_is_announced;
        match self.game.hands(turn) {
            Hands::Done(uci) if !must_be_said && reason.code == NotUnderstoodCode::Incomplete => {
                reason.candidates.contains(&uci).then_some(uci)
            }
            Hands::Done(_) | Hands::Idle | Hands::Underway => None,
        }
    }

    /// The move with its announcement in the game's words.
    pub(super) fn words_for(&self, position: &Chess, uci: UciMove) -> Words {
        Words {
            uci,
            text: wording::announcement(&self.game, position, uci).text,
        }
    }

    /// The refusal as it is said: moves that were meant perhaps are announced, each as it would have to be.
    pub(super) fn told_refusal(&self, messages: &Messages, to: Person, refusal: &Refusal) -> Utterance {
        let is_of_words = matches!(
            refusal.code,
            Code::NotUnderstood | Code::Incomplete | Code::Ambiguous | Code::Illegal
        );
        let side = to.side().unwrap_or_else(|| self.game.turn().side);
        let position = self.game.open_turn(side).map(|turn| self.game.position_before(turn));
        let moves = refusal.candidates.iter().map(|uci| uci.parse().ok());
        let moves: Option<Vec<UciMove>> = moves.collect();
        match (position, moves) {
            (Some(position), Some(moves)) if is_of_words => {
                let announced = moves
                    .into_iter()
                    .map(|uci| wording::announcement(&self.game, &position, uci));
                Utterance::refusal_of_words(messages, refusal, announced.collect())
            }
            (Some(_) | None, Some(_) | None) => Utterance::refusal(messages, refusal),
        }
    }

    /// In competition no refusal lists moves (11.3.1); `illegal` belongs to boards that take legal moves only.
    fn not_understood(&self, reason: NotUnderstood) -> Refusal {
        let regulations = self.game.regulations();
        let code = match reason.code {
            NotUnderstoodCode::UnknownWord => Code::NotUnderstood,
            NotUnderstoodCode::Ambiguous => Code::Ambiguous,
            NotUnderstoodCode::Illegal if regulations.boards == Boards::Legal => Code::Illegal,
            NotUnderstoodCode::Illegal => Code::NotUnderstood,
            NotUnderstoodCode::Incomplete => Code::Incomplete,
        };
        let candidates = if regulations.is_competition() {
            Vec::new()
        } else {
            reason.candidates.iter().map(ToString::to_string).collect()
        };
        Refusal {
            word: Some((reason.at, reason.word)),
            candidates,
            ..Refusal::new(code)
        }
    }

    pub(super) fn letters(&self, by: Person) -> Letters {
        let tag = self.seat(by).map(|seat| seat.messages.locale().tag());
        tag.and_then(|tag| tag.parse().ok()).unwrap_or_default()
    }
}

/// What the player's hands have done, as far as it can explain his words.
fn hand_of(game: &Game, turn: &Turn) -> Option<Hand> {
    match game.hands(turn) {
        Hands::Done(UciMove::Normal { from, to, .. }) => Some(Hand { from, to }),
        Hands::Done(UciMove::Put { .. } | UciMove::Null) | Hands::Idle | Hands::Underway => None,
    }
}

/// The mover's own board as it stood before his hands touched it in this turn.
///
/// If his own men then stood where they officially stand, it is the official position, whether or not he has yet
/// executed the opponent's last move; otherwise it is his board as it was when he last completed a move. A board that nobody
/// tells the program of is presumed to stand as it should.
pub(super) fn board_before_hands(game: &Game, turn: &Turn) -> Board {
    let expected = game.position_before(turn).board().clone();
    if game.regulations().boards == Boards::Apart {
        return expected;
    }
    let snapshot = game.board_before(turn.side);
    let own = |board: &Board, square: Square| board.piece_at(square).filter(|piece| piece.color == turn.side);
    let agrees = Square::ALL
        .into_iter()
        .all(|square| own(snapshot, square) == own(&expected, square) || was_captured(&expected, square, turn.side));
    if agrees { expected } else { snapshot.clone() }
}

fn was_captured(expected: &Board, square: Square, side: Color) -> bool {
    expected.piece_at(square).is_none_or(|piece| piece.color != side) && expected.by_color(side).count() < 16
}

/// A board with that move carried out on it as hands do it, where the official board was `before`.
pub(super) fn carried_out(board: &Board, before: &Chess, uci: UciMove) -> Board {
    let Ok(legal) = uci.to_move(before) else {
        return player_board::after_by_hand(board, uci, before.castles().mode());
    };
    player_board::changed(board, before.board(), &player_board::after(before, legal))
}
