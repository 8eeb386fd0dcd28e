//! Announcing, moving by hand, repeating and executing (Art. 4, D.2.1 to D.2.5, D.2.8).

use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position as _, Square, uci::UciMove};

use super::command::{Command, Words};
use super::draft::Draft;
use super::event::{Event, Proposal};
use super::finish;
use super::game::Game;
use super::player_board;
use super::pressing;
use super::refusal::{Code, Refusal};
use super::regulations::{Boards, Rule};
use super::ruling;
use super::standing;
use super::touch::{self, Touched};
use super::turn::{self, Hands, Turn};

/// D.2.1. A second announcement before the press is a correction (D.2.8).
pub(super) fn announce(draft: &mut Draft, side: Color, words: &Words) -> Result<(), Refusal> {
    let Some(turn) = draft.game.open_turn(side).cloned() else {
        return draft.refuse(Code::NotYourMove, Rule::HasTheMove);
    };
    let corrects = turn.announced.is_some_and(|earlier| earlier != words.uci);
    say(draft, &turn, words, corrects)
}

/// D.2.8: at once and before the opponent's clock is started.
pub(super) fn correct(draft: &mut Draft, side: Color, words: &Words) -> Result<(), Refusal> {
    let open = draft
        .game
        .open_turn(side)
        .filter(|turn| turn.announced.is_some())
        .cloned();
    let Some(turn) = open else {
        let pressed = draft.game.last_turn().is_some_and(|turn| turn.side == side);
        // The opponent has replied already: it was not corrected at once.
        let announced = |turn: &Turn| turn.side == side && turn.announced.is_some();
        let replied = draft.game.pending.iter().any(announced);
        let code = if replied {
            Code::TooLate
        } else if pressed {
            Code::ClockAlreadyPressed
        } else {
            Code::NothingAnnounced
        };
        return draft.refuse(code, Rule::SlipOfTheTongue);
    };
    say(draft, &turn, words, true)
}

/// The words of that turn, said or corrected; with them the move may be made (D.2.3.3).
fn say(draft: &mut Draft, turn: &Turn, words: &Words, corrects: bool) -> Result<(), Refusal> {
    must_be_legal_where_the_boards_are(draft, turn, words.uci)?;
    let (by, side, ply, uci, text) = (draft.by, turn.side, turn.ply, words.uci, words.text.clone());
    draft.emit(if corrects {
        Event::AnnouncementCorrected {
            by,
            side,
            ply,
            uci,
            text,
        }
    } else {
        Event::MoveAnnounced {
            by,
            side,
            ply,
            uci,
            text,
        }
    });
    after_hands_or_words(draft, side);
    Ok(())
}

/// D.2.1: the opponent repeats what was announced.
pub(super) fn repeat(draft: &mut Draft, side: Color, words: &Words) -> Result<(), Refusal> {
    let addressed = draft.game.addressed_to(side);
    let Some((ply, announced)) = addressed.and_then(|turn| Some((turn.ply, turn.announced?))) else {
        return draft.refuse(Code::NothingAnnounced, Rule::Announce);
    };
    let (by, uci) = (draft.by, words.uci);
    draft.emit(if uci == announced {
        Event::MoveRepeated { by, side, ply, uci }
    } else {
        Event::RepeatDiffers {
            by,
            side,
            ply,
            uci,
            announced,
        }
    });
    Ok(())
}

fn must_be_legal_where_the_boards_are(draft: &Draft, turn: &Turn, uci: UciMove) -> Result<(), Refusal> {
    let legal = standing::legal(uci, &draft.game.position_before(turn)).is_some();
    if draft.game.regulations.boards == Boards::Legal && !legal {
        return Err(Refusal::new(Code::Illegal));
    }
    Ok(())
}

/// D.2.2: on a peg board this is the touch.
pub(super) fn lift(draft: &mut Draft, board: Color, square: Square) -> Result<(), Refusal> {
    let Some(piece) = draft.game.board(board).pieces().piece_at(square) else {
        return Err(Refusal::new(Code::EmptySquare));
    };
    let by = draft.by;
    touched(draft, board, square, piece);
    draft.emit(Event::PieceLifted {
        by,
        board,
        square,
        piece,
    });
    Ok(())
}

fn touched(draft: &mut Draft, board: Color, square: Square, piece: Piece) {
    if touch::is_touch(&draft.game, board, Touched { square, piece }) {
        draft.emit(Event::PieceTouched {
            by: draft.by,
            board,
            square,
            piece,
        });
    }
}

/// Puts down the piece in the hand or the named one; what stands there comes off first.
pub(super) fn place(draft: &mut Draft, board: Color, square: Square, named: Option<Piece>) -> Result<(), Refusal> {
    let own = draft.game.board(board);
    let Some(piece) = named.or_else(|| own.piece_to_place(board)) else {
        return Err(Refusal::new(Code::NothingInHand));
    };
    let occupied = own.pieces().piece_at(square);
    if draft.game.regulations.boards == Boards::Legal
        && !targets(draft, board)
            .iter()
            .any(|target| target.piece_at(square) == Some(piece))
    {
        return Err(Refusal::new(Code::Illegal));
    }
    let by = draft.by;
    if let Some(piece) = occupied {
        touched(draft, board, square, piece);
        draft.emit(Event::PieceRemoved {
            by,
            board,
            square,
            piece,
        });
    }
    draft.emit(Event::PiecePlaced {
        by,
        board,
        square,
        piece,
    });
    after_hands(draft, board);
    Ok(())
}

/// Takes a piece off the board, or out of the hand to the side.
pub(super) fn remove(draft: &mut Draft, board: Color, square: Square) -> Result<(), Refusal> {
    let own = draft.game.board(board);
    let standing = own.pieces().piece_at(square);
    let Some(piece) = standing.or_else(|| own.lifted_from(square)) else {
        return Err(Refusal::new(Code::EmptySquare));
    };
    if draft.game.regulations.boards == Boards::Legal
        && !targets(draft, board)
            .iter()
            .any(|target| target.piece_at(square) != Some(piece))
    {
        return Err(Refusal::new(Code::Illegal));
    }
    let by = draft.by;
    if standing.is_some() {
        touched(draft, board, square, piece);
    }
    draft.emit(Event::PieceRemoved {
        by,
        board,
        square,
        piece,
    });
    after_hands(draft, board);
    Ok(())
}

/// The last move is still to be repeated, and executed on that board: the opponent's duty outlives the end of the game (D.2.1).
pub(super) fn still_executes(game: &Game, command: &Command) -> bool {
    let last = game.last_turn();
    if let Command::Repeat { side, .. } = command {
        return last.is_some_and(|turn| turn.side != *side && !turn.repeated);
    }
    let (Command::Lift { board, .. } | Command::Place { board, .. } | Command::Remove { board, .. }) = command else {
        return false;
    };
    last.is_some_and(|turn| turn.side != *board && !turn.executed)
}

/// The boards that hands may be on the way to where only legal moves stand.
fn targets(draft: &Draft, board: Color) -> Vec<Board> {
    let game = &draft.game;
    let current = game.current();
    let mut boards = vec![current.board().clone(), game.official().board().clone()];
    boards.extend(game.addressed_to(board).map(|turn| game.board_after(turn)));
    if game.now.side == board {
        boards.extend(
            current
                .legal_moves()
                .into_iter()
                .map(|legal| player_board::after(&current, legal)),
        );
    }
    boards
}

pub(super) fn after_hands(draft: &mut Draft, board: Color) {
    let game = &draft.game;
    if let Some((ply, uci)) = game
        .addressed_to(board)
        .filter(|turn| !turn.executed)
        .filter(|turn| {
            let before = game.position_before(turn);
            turn::is_executed(game.board(board), before.board(), &game.board_after(turn))
        })
        .and_then(|turn| Some((turn.ply, turn.uci()?)))
    {
        draft.emit(Event::MoveExecuted {
            by: draft.by,
            board,
            ply,
            uci,
        });
    }
    after_hands_or_words(draft, board);
    let settled = draft.game.board(board).hand().is_empty();
    if settled && !draft.game.differing.get(board).is_empty() && draft.game.differences(board).is_empty() {
        draft.emit(Event::BoardsAgree { board });
    }
}

/// D.2.3 and D.2.5: is the move of `side` made now?
fn after_hands_or_words(draft: &mut Draft, side: Color) {
    let Some(turn) = draft.game.open_turn(side).cloned() else {
        return;
    };
    let Hands::Done(hands) = hands_of(&draft.game, &turn) else {
        return;
    };
    let vi = draft.game.people.is_vi(side);
    let made = if vi { turn.announced } else { Some(hands) };
    let Some(uci) = made else { return };
    if turn.made != Some(uci) {
        // What the hands did is bound by what they touched; a slip of the tongue is another matter (D.2.8).
        let offence = if vi {
            touch::offence(&draft.game, &turn, hands)
        } else {
            touch::retracted(&draft.game, &turn, hands).or_else(|| touch::offence(&draft.game, &turn, hands))
        };
        let offence = offence.filter(|(rule, _)| touch::is_watched(&draft.game, *rule));
        draft.emit(Event::MoveMade {
            by: draft.by,
            side,
            ply: turn.ply,
            uci,
        });
        pressing::made(draft, side, turn.ply);
        // 5.1.1: only a move in accordance with Article 4 ends the game, and the arbiter decides first; in 2005 a legal one.
        let may_end = offence.is_none() || !draft.game.regulations.parameters().end_needs_article_4;
        // Word and hand must agree before a move ends the game; where they differ, the press and the arbiter decide.
        if may_end && hands == uci {
            finish::end_with_the_move(draft);
        }
        if let Some(offence) = offence.filter(|_| draft.game.ending.is_none()) {
            touch::propose(draft, &turn, hands, offence);
        }
    }
}

/// What the hands of the player whose turn it is have done, castling as it was announced included.
pub(super) fn hands_of(game: &Game, turn: &Turn) -> Hands {
    let before = game.position_before(turn);
    let mode = game.regulations.castling_mode;
    let hands = turn::hands(
        game.board_before(turn.side),
        game.board(turn.side),
        &before,
        captured_before(game, turn, &before),
        turn.side,
        mode,
    );
    let castling = turn.announced.and_then(|uci| standing::legal(uci, &before));
    match (hands, castling) {
        // Only one of the two has arrived: castling is not made yet. In Chess960 the king may have had one step to go.
        (Hands::Done(done @ UciMove::Normal { from, to, .. }), Some(castling @ Move::Castle { king, rook }))
            if done != castling.to_uci(game.regulations.castling_mode)
                && (from == rook
                    || (from == king && castling.castling_side().map(|wing| wing.king_to(turn.side)) == Some(to))) =>
        {
            Hands::Underway
        }
        (hands, _) => hands,
    }
}

/// Where the opponent's last move took a man of the player whose turn it is.
fn captured_before(game: &Game, turn: &Turn, before: &Chess) -> Bitboard {
    let own = |position: &Chess| position.board().by_color(turn.side);
    let theirs = Turn::new(turn.side.other(), turn.ply.saturating_sub(1));
    own(&game.position_before(&theirs)) & !own(before)
}

/// Word and board differ at the press: the word is official, the difference goes to the arbiter (D.2.9).
pub(super) fn compare_own_board(draft: &mut Draft, board: Color) {
    let squares = draft.game.differences(board);
    let known = draft.game.differing.get(board);
    if squares.is_empty() {
        if !known.is_empty() {
            draft.emit(Event::BoardsAgree { board });
        }
    } else if *known != squares {
        boards_differ(draft, board, squares);
    }
}

/// The difference and, where there is an arbiter, what he may rule: whose board differs puts it right (D.2.9).
pub(super) fn boards_differ(draft: &mut Draft, board: Color, squares: Vec<Square>) {
    let article = draft.game.regulations.article(Rule::BoardsDiffer);
    draft.emit(Event::BoardsDiffer {
        board,
        squares,
        article: article.clone(),
    });
    if draft.game.people.arbiter.is_some() {
        let ply = u32::try_from(draft.game.line.len()).unwrap_or(u32::MAX);
        ruling::propose(
            draft,
            Proposal::Correction {
                board: Some(board),
                ply,
                article,
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::moment::Moment;
    use crate::laws::people::{People, Person, Player, Sight};
    use crate::laws::regulations::Regulations;
    use shakmaty::ByColor;

    #[test]
    fn where_only_legal_moves_stand_no_other_is_announced_whoever_has_understood_the_words() {
        let player = |name: &str| Player {
            name: name.to_owned(),
            sight: Sight::Vi,
        };
        let people = People {
            players: ByColor {
                white: player("Ada"),
                black: player("Eva"),
            },
            assistants: ByColor::default(),
            arbiter: None,
        };
        let announced = |boards, uci: &str| {
            let regulations = Regulations {
                boards,
                ..Regulations::default()
            };
            let side = Color::White;
            let words = Words {
                uci: uci.parse().unwrap(),
                text: String::new(),
            };
            Game::new(people.clone(), regulations)
                .decide(
                    &Command::Announce { side, words },
                    Person::Player(side),
                    Moment::from_millis(0),
                )
                .map_err(|refusal| refusal.code)
        };
        assert_eq!(announced(Boards::Legal, "e2e5").unwrap_err(), Code::Illegal);
        assert!(announced(Boards::Legal, "e2e4").is_ok());
        assert!(announced(Boards::Free, "e2e5").is_ok());
    }
}
