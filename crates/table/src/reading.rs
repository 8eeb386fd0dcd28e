//! From words to a move: understood on the board of the player to move, and rendered in the game's words (D.2.1).

use shakmaty::{Board, Chess, Color, Move, Piece, Position, Role, Square, uci::UciMove};

use announcement::understand::{MovedPiece, NotUnderstood, NotUnderstoodCode, OwnBoard, ReadWords};
use laws::command::WordedMove;
use laws::game::Game;
use laws::people::Person;
use laws::position::legal;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::{AllowedMovements, Rule, Venue};
use laws::rules::boards::HandState;
use laws::turn::Turn;
use laws::why_illegal::{WhyIllegal, why_illegal};
use locale::Messages;
use notation::algebraic::Letters;
use speech::utterance::Utterance;

/// Reads words as moves of a game, in one person's letters.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) game: &'a Game,
    pub(super) letters: Letters,
}

impl Reader<'_> {
    /// Reads the words; refuses them if they cannot name a move on any board.
    pub(super) fn read<'w>(&self, words: &'w str) -> Result<ReadWords<'w>, Refusal> {
        let read = ReadWords::of(words, self.letters);
        match read.not_understood() {
            Some(fault) if fault.code == NotUnderstoodCode::UnknownWord => {
                Err(self.not_understood(words, fault.clone()))
            }
            Some(_) | None => Ok(read),
        }
    }

    /// The move that the words name in that turn.
    pub(super) fn as_move_of(&self, turn: &Turn, words: &ReadWords<'_>) -> Result<WordedMove, Refusal> {
        let position = self.game.position_before(turn);
        let understood = self.read_on(
            &OwnBoard {
                position: &position,
                before: &board_before_hands(self.game, turn),
                mover: turn.side,
                hand: hand_of(self.game, turn),
            },
            words,
        );
        let promoted = |reason: NotUnderstood| self.promoted_on_the_board(turn, &reason).ok_or(reason);
        let uci = understood.or_else(promoted).map_err(|mut reason| {
            // Another piece's move is not meant; if the piece can go there, only the words are wrong.
            let is_of_the_piece = |uci: &UciMove| match uci {
                UciMove::Normal { from, .. } => {
                    let role = position.board().role_at(*from);
                    role.is_some_and(|role| words.may_name(role, *from))
                }
                UciMove::Put { .. } | UciMove::Null => false,
            };
            // No illegal move is offered.
            if reason.code == NotUnderstoodCode::Ambiguous {
                reason.candidates.retain(|uci| legal(*uci, &position).is_some());
            }
            if reason.code == NotUnderstoodCode::Illegal {
                reason.candidates.retain(is_of_the_piece);
            }
            let is_near = !reason.candidates.is_empty();
            let refusal = self.not_understood(words.words(), reason);
            let helps = refusal.code == Code::Illegal && !self.game.regulations().is_competition() && !is_near;
            let broken = helps.then(|| rule_broken(&position, words)).flatten();
            let lack = broken.map_or(refusal.lack, RefusalDetail::Rule);
            Refusal { lack, ..refusal }
        })?;
        Ok(words_for(self.game, &position, uci))
    }

    /// The move with which the opponent's announced move is repeated, whatever has been done on the boards since: a
    /// move in the position before it (D.2.1). Words that name `announced` with the hand that has made it name it here
    /// too.
    pub(super) fn as_repeated(
        &self,
        turn: &Turn,
        announced: UciMove,
        words: &ReadWords<'_>,
    ) -> Result<WordedMove, Refusal> {
        let position = self.game.position_before(turn);
        let said = OwnBoard {
            position: &position,
            before: position.board(),
            mover: position.turn(),
            hand: None,
        };
        let (before, hand) = self.as_moved(turn, announced, &position);
        let by_hand = hand.map(|hand| {
            let hand = Some(hand);
            let before = &before;
            self.read_on(&OwnBoard { before, hand, ..said }, words)
        });
        let understood = match by_hand {
            Some(Ok(uci)) if uci == announced => Ok(uci),
            Some(Err(reason)) if self.is_named_by_the_board(announced, &reason) => Ok(announced),
            Some(_) | None => self.read_on(&said, words),
        };
        let uci = understood.map_err(|reason| self.not_understood(words.words(), reason))?;
        Ok(words_for(self.game, &position, uci))
    }

    /// True if the words, typed where a move may be typed, are the repetition of the opponent's move and no move
    /// (D.2.1).
    pub(super) fn is_repetition(&self, turn: &Turn, announced: UciMove, words: &str) -> bool {
        let position = self.game.position_before(turn);
        if is_announcement(self.game, &position, announced, words) {
            return true;
        }
        let Ok(read) = self.read(words) else { return false };
        let captures = match announced.to_move(&position) {
            Ok(legal) => legal.is_capture(),
            Err(_) => true,
        };
        let names = |repeated: WordedMove| repeated.uci == announced;
        (captures || !read.says_capture()) && self.as_repeated(turn, announced, &read).is_ok_and(names)
    }

    /// The refusal of words that leave out a part of the opponent's announced move and name no other legal move of theirs (D.2.1); `said`
    /// is what they name.
    pub(super) fn incomplete_repetition(
        &self,
        turn: &Turn,
        announced: UciMove,
        words: &ReadWords<'_>,
        said: &Result<WordedMove, Refusal>,
    ) -> Option<Refusal> {
        let position = self.game.position_before(turn);
        let is_named = |said: &WordedMove| said.uci == announced || legal(said.uci, &position).is_some();
        let UciMove::Normal { from, to, .. } = announced else {
            return None;
        };
        let role = self.as_moved(turn, announced, &position).0.role_at(from)?;
        let captures = announced.to_move(&position).map_or(true, Move::is_capture);
        if said.as_ref().is_ok_and(is_named)
            || words.says_capture() && !captures
            || !words.may_be_part_of(role, announced)
        {
            return None;
        }
        let promotion = None;
        let names_no_promotion = words.may_be_part_of(role, UciMove::Normal { from, to, promotion });
        let lacks_promotion = announced.promotion().is_some() && names_no_promotion;
        let lack = if lacks_promotion {
            RefusalDetail::PromotionPiece
        } else {
            RefusalDetail::Unknown
        };
        match said {
            Err(refusal)
                if refusal.code == Code::Ambiguous || refusal.code == Code::Incomplete && refusal.lack == lack =>
            {
                Some(refusal.clone())
            }
            Ok(_) | Err(_) => Some(Refusal {
                lack,
                ..Refusal::new(Code::Incomplete)
            }),
        }
    }

    /// True if what the words say is a legal move of the opponent's, or one to the square of the announced move.
    pub(super) fn resembles(&self, turn: &Turn, announced: UciMove, said: &WordedMove) -> bool {
        let target = |uci: UciMove| match uci {
            UciMove::Normal { to, .. } => Some(to),
            UciMove::Put { .. } | UciMove::Null => None,
        };
        legal(said.uci, &self.game.position_before(turn)).is_some() || target(said.uci) == target(announced)
    }

    /// The mover's board before the announced move, and the hand that has made it, if it has.
    fn as_moved(&self, turn: &Turn, announced: UciMove, position: &Chess) -> (Board, Option<MovedPiece>) {
        let mut before = position.board().clone();
        let UciMove::Normal { from, to, .. } = announced else {
            return (before, None);
        };
        let moved = self.game.board(turn.side).pieces().piece_at(to);
        let own = |piece: &Piece| piece.color == turn.side;
        if let Some(piece) = moved.filter(|piece| own(piece) && !before.piece_at(from).is_some_and(|piece| own(&piece)))
        {
            before.set_piece_at(from, piece);
        }
        (before, turn.made.map(|_| MovedPiece { from, to }))
    }

    /// The move among the legal ones, or with a hand that may err on the mover's own board.
    fn read_on(&self, own: &OwnBoard<'_>, words: &ReadWords<'_>) -> Result<UciMove, NotUnderstood> {
        let regulations = self.game.regulations();
        if regulations.boards == AllowedMovements::Legal {
            let legal = words.among_legal(own.position);
            return legal.map(|legal| legal.to_uci(regulations.castling_mode));
        }
        words.by_hand(own)
    }

    /// Takes the piece on the board for a promotion whose piece need not be announced (F.1 of 2005).
    ///
    /// Before it is on the board the words name no move: in 2005 too the announcement must be clear, so that the
    /// opponent can repeat the move and execute it (F.1), and until the new piece is released the player may choose
    /// another (4.4 d).
    fn promoted_on_the_board(&self, turn: &Turn, reason: &NotUnderstood) -> Option<UciMove> {
        match self.game.hands(turn) {
            HandState::Done(uci) => self.is_named_by_the_board(uci, reason).then_some(uci),
            HandState::Idle | HandState::Underway => None,
        }
    }

    fn is_named_by_the_board(&self, uci: UciMove, reason: &NotUnderstood) -> bool {
        let must_be_said = self.game.regulations().parameters().promotion_is_announced;
        !must_be_said && reason.code == NotUnderstoodCode::Incomplete && reason.candidates.contains(&uci)
    }

    /// A refusal of words; in competition it lists no moves (11.3.1); `illegal` is for boards that accept only legal
    /// moves.
    fn not_understood(&self, words: &str, reason: NotUnderstood) -> Refusal {
        let regulations = self.game.regulations();
        let code = match reason.code {
            NotUnderstoodCode::UnknownWord => Code::NotUnderstood,
            NotUnderstoodCode::Ambiguous => Code::Ambiguous,
            NotUnderstoodCode::Illegal if regulations.boards == AllowedMovements::Legal => Code::Illegal,
            NotUnderstoodCode::Illegal => Code::NotUnderstood,
            NotUnderstoodCode::Incomplete | NotUnderstoodCode::WrongPromotion => Code::Incomplete,
        };
        let lack = match reason.word_number(words) {
            Some(number) if words.split_whitespace().nth(1).is_some() => RefusalDetail::Word(number),
            None if reason.lacks_promotion_piece() => RefusalDetail::PromotionPiece,
            None if reason.code == NotUnderstoodCode::WrongPromotion => RefusalDetail::Rule(WhyIllegal::WrongPromotion),
            Some(_) | None => RefusalDetail::Unknown,
        };
        let candidates = if regulations.is_competition() {
            Vec::new()
        } else {
            reason.candidates.iter().map(ToString::to_string).collect()
        };
        Refusal {
            word: Some((reason.at, reason.word)),
            lack,
            candidates,
            article: (reason.code == NotUnderstoodCode::WrongPromotion)
                .then(|| regulations.article(Rule::PromotionPieces)),
            ..Refusal::new(code)
        }
    }
}

/// The rule that the move named by the words breaks, if they name one; of several movements, if all break the same.
fn rule_broken(position: &Chess, words: &ReadWords<'_>) -> Option<WhyIllegal> {
    let is_missing = |role: Role| role != Role::Pawn && position.our(role).is_empty();
    if words.named_piece().is_some_and(is_missing) {
        return Some(WhyIllegal::NoSuchPiece);
    }
    let own = OwnBoard {
        position,
        before: position.board(),
        mover: position.turn(),
        hand: None,
    };
    let named = match words.by_hand(&own) {
        Ok(uci) => vec![uci],
        Err(reason) if reason.candidates.is_empty() => {
            return words.named_piece().map(|role| match role {
                Role::Pawn => WhyIllegal::NoSuchPawn,
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => WhyIllegal::NoSuchPiece,
            });
        }
        Err(reason) => reason.candidates,
    };
    let is_another = |uci: UciMove| match uci {
        UciMove::Normal { from, .. } => {
            let named = words.named_piece();
            named.is_some_and(|role| position.board().role_at(from) != Some(role))
        }
        UciMove::Put { .. } | UciMove::Null => false,
    };
    let mut broken = named.into_iter().map(|uci| match legal(uci, position) {
        // A king that goes two squares castles, which is said otherwise (3.8.2).
        Some(legal) => (legal.is_castle() || is_another(uci)).then_some(WhyIllegal::NotThatWay),
        None if is_another(uci) => Some(WhyIllegal::NotThatWay),
        None => Some(why_illegal(position, uci)),
    });
    let first = broken.next().flatten()?;
    broken.all(|other| other == Some(first)).then_some(first)
}

/// The refusal as it is said: possible moves are announced, each as the player would have to say it.
pub(super) fn told_refusal(game: &Game, messages: &Messages, to: Person, refusal: &Refusal) -> Utterance {
    let is_of_words = matches!(
        refusal.code,
        Code::NotUnderstood | Code::Incomplete | Code::Ambiguous | Code::Illegal
    );
    let side = to.side().unwrap_or_else(|| game.turn().side);
    // A person who types for the other player is refused that player's move.
    let turn = game.open_turn(side).or_else(|| game.open_turn(side.other()));
    let position = turn.map(|turn| game.position_before(turn));
    let moves = refusal.candidates.iter().map(|uci| uci.parse().ok());
    let moves: Option<Vec<UciMove>> = moves.collect();
    let is_home = game.regulations().place == Venue::Home;
    let is_check = position.as_ref().is_some_and(Position::is_check);
    // Friends need no Article; it can still be explained.
    let article = refusal.article.clone().filter(|_| !is_home);
    let refusal = &Refusal {
        article,
        ..refusal.clone()
    };
    let mut told = match (position, moves) {
        (Some(position), Some(moves)) if is_of_words => {
            let announced = moves.into_iter().map(|uci| wording::announcement(game, &position, uci));
            Utterance::refusal_of_words(messages, refusal, announced.collect())
        }
        (Some(_) | None, Some(_) | None) => Utterance::refusal(messages, refusal),
    };
    let is_said = matches!(
        refusal.lack,
        RefusalDetail::Rule(WhyIllegal::InCheck | WhyIllegal::KingIntoCheck | WhyIllegal::Pinned)
    );
    if is_home && is_check && !is_said && refusal.code == Code::Illegal {
        let check = messages.text("refused-in-check", &[]);
        told.spans.extend(Utterance::sentence(messages, check).spans);
    }
    told
}

/// The move with its announcement in the game's words. It is rendered here once; its event carries the text.
pub(super) fn words_for(game: &Game, position: &Chess, uci: UciMove) -> WordedMove {
    WordedMove {
        uci,
        text: wording::announcement(game, position, uci).text,
    }
}

/// True if the words are those with which the program announces that move; they may be short if the official position
/// makes them clear.
pub(super) fn is_announcement(game: &Game, position: &Chess, uci: UciMove, words: &str) -> bool {
    let bare = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    bare(&words_for(game, position, uci).text) == bare(words)
}

/// The movement of the player's hands that may explain their words.
fn hand_of(game: &Game, turn: &Turn) -> Option<MovedPiece> {
    match game.hands(turn) {
        HandState::Done(UciMove::Normal { from, to, .. }) => Some(MovedPiece { from, to }),
        HandState::Done(UciMove::Put { .. } | UciMove::Null) | HandState::Idle | HandState::Underway => None,
    }
}

/// The mover's own board before their hands touched it in this turn.
///
/// If the mover's own pieces were then on their official squares, it is the official position, executed or not the
/// opponent's last move; otherwise it is the mover's board after their last completed move. A board of which the
/// program is told nothing is presumed correct.
fn board_before_hands(game: &Game, turn: &Turn) -> Board {
    let expected = game.position_before(turn).board().clone();
    if game.regulations().boards == AllowedMovements::Apart {
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

/// Words if there is no move to understand: whatever they are, the Laws refuse them.
pub(super) fn no_move(words: &str) -> WordedMove {
    WordedMove {
        uci: UciMove::Null,
        text: words.to_owned(),
    }
}
