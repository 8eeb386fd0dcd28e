//! A move from its announcement to the press: announcing, moving by hand, repeating, executing, and completing it
//! (Art. 4, 6.2.1, 6.2.2, D.2.1 to D.2.5, D.2.8).

use shakmaty::san::SanPlus;
use shakmaty::{Board, Color, Piece, Position as _, Square, uci::UciMove};

use super::boards::{self, HandState, compare_own_board, hands_of};
use super::command::{Command, WordedMove};
use super::draft::Draft;
use super::refusal::{Code, Refusal, RefusalDetail};
use super::{clock, ending, irregularity, mating, recording, touch};
use crate::event::Event;
use crate::game::Game;
use crate::player_board;
use crate::position::legal;
use crate::regulations::{AllowedMovements, Repeat, Rule, Venue};
use crate::time_control::Mode;
use crate::touch::Touched;
use crate::turn::Turn;

/// D.2.1. A second announcement before the press is a correction (D.2.8).
pub(super) fn announce(draft: &mut Draft<'_>, side: Color, words: &WordedMove) -> Result<(), Refusal> {
    let Some(turn) = draft.game.open_turn(side).cloned() else {
        return draft.refuse(Code::NotYourMove, Rule::HasTheMove);
    };
    let corrects = turn.announced.is_some_and(|earlier| earlier != words.uci);
    say(draft, &turn, words, corrects)
}

/// D.2.8: at once and before the opponent's clock is started.
pub(super) fn correct(draft: &mut Draft<'_>, side: Color, words: &WordedMove) -> Result<(), Refusal> {
    let open = draft.game.open_turn(side).filter(|turn| turn.was_announced()).cloned();
    let Some(turn) = open else {
        let pressed = draft.game.last_turn().is_some_and(|turn| turn.side == side);
        // The opponent has already replied, so it was not corrected at once.
        let announced = |turn: &Turn| turn.side == side && turn.announced.is_some();
        let replied = draft.game.turns.pending.iter().any(announced);
        let code = if replied {
            Code::TooLate
        } else if pressed {
            Code::ClockAlreadyPressed
        } else {
            Code::NothingAnnounced
        };
        let mut refused = draft.refuse(code, Rule::SlipOfTheTongue);
        if let Err(refusal) = &mut refused
            && code != Code::NothingAnnounced
        {
            let at_home = draft.game.regulations().place == Venue::Home;
            refusal.lack = RefusalDetail::Completed { at_home };
        }
        return refused;
    };
    say(draft, &turn, words, true)
}

/// Emits the words of that turn, said or corrected; with them the move may be made (D.2.3.3).
fn say(draft: &mut Draft<'_>, turn: &Turn, words: &WordedMove, corrects: bool) -> Result<(), Refusal> {
    must_be_legal_where_the_boards_are(draft, turn, words)?;
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
    after_hands_or_words(draft, side, MoveCause::Words);
    Ok(())
}

/// D.2.1: the opponent repeats the announcement.
pub(super) fn repeat(draft: &mut Draft<'_>, side: Color, words: &WordedMove) -> Result<(), Refusal> {
    let heard = draft.game.heard_by(side);
    let Some((ply, announced)) = heard.and_then(|turn| Some((turn.ply, turn.announced?))) else {
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

fn must_be_legal_where_the_boards_are(draft: &Draft<'_>, turn: &Turn, words: &WordedMove) -> Result<(), Refusal> {
    let legal = legal(words.uci, &draft.game.position_before(turn)).is_some();
    if draft.game.regulations.boards == AllowedMovements::Legal && !legal {
        return Err(Refusal::of_word(Code::Illegal, words.text.clone()));
    }
    Ok(())
}

/// D.2.2: on a peg board this is the touch.
pub(super) fn lift(draft: &mut Draft<'_>, board: Color, square: Square) -> Result<(), Refusal> {
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

fn touched(draft: &mut Draft<'_>, board: Color, square: Square, piece: Piece) {
    if touch::is_touch(draft.game, board, Touched { square, piece }) {
        draft.emit(Event::PieceTouched {
            by: draft.by,
            board,
            square,
            piece,
        });
    }
}

/// Puts down the piece in the hand or the named one; the piece on that square comes off first.
pub(super) fn place(draft: &mut Draft<'_>, board: Color, square: Square, named: Option<Piece>) -> Result<(), Refusal> {
    let own = draft.game.board(board);
    let executed = executed_there(draft.game, board, square);
    let Some(piece) = named.or(executed).or_else(|| own.piece_to_place(board)) else {
        return Err(Refusal::new(Code::NothingInHand));
    };
    let occupied = own.pieces().piece_at(square);
    if draft.game.regulations.boards == AllowedMovements::Legal
        && !targets(draft, board)
            .iter()
            .any(|target| target.piece_at(square) == Some(piece))
    {
        let held = own.hand().iter().rev().find(|held| held.piece == piece);
        return Err(Refusal::lacking(
            Code::Illegal,
            RefusalDetail::Hand(held.map(|held| held.from), square),
        ));
    }
    let by = draft.by;
    if let Some(origin) = touch::moved_from_a_wrong_place(draft.game, board, Touched { square, piece }) {
        draft.emit(Event::PieceTouched {
            by,
            board,
            square: origin,
            piece,
        });
    }
    if let Some(piece) = occupied {
        touched(draft, board, square, piece);
        draft.takes_off(board, square, piece);
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

/// The piece in the hand that the opponent's move brings to that square. A player who executes a capture may have
/// both pieces in hand, their own being the captured one (D.2.1).
fn executed_there(game: &Game, board: Color, square: Square) -> Option<Piece> {
    let owed = game.addressed_to(board).filter(|turn| !turn.executed)?;
    let moved = game.board_after(owed).piece_at(square)?;
    let comes = game.position_before(owed).board().piece_at(square) != Some(moved);
    let is_held = game.board(board).hand().iter().any(|held| held.piece == moved);
    (comes && is_held && moved.color != board).then_some(moved)
}

/// Takes a piece off the board, or out of the hand.
pub(super) fn remove(draft: &mut Draft<'_>, board: Color, square: Square) -> Result<(), Refusal> {
    let own = draft.game.board(board);
    let Some(piece) = own.piece_to_remove(square) else {
        return Err(Refusal::new(Code::EmptySquare));
    };
    let stands = own.pieces().piece_at(square) == Some(piece);
    if draft.game.regulations.boards == AllowedMovements::Legal
        && !targets(draft, board)
            .iter()
            .any(|target| target.piece_at(square) != Some(piece))
    {
        return Err(Refusal::lacking(Code::Illegal, RefusalDetail::Hand(None, square)));
    }
    if stands {
        touched(draft, board, square, piece);
    }
    draft.takes_off(board, square, piece);
    after_hands(draft, board);
    Ok(())
}

/// True if the last move is still to be repeated, or executed on that board: the opponent's duty outlives the end of the game (D.2.1).
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

/// The boards that hands may be heading for, where only legal moves are accepted.
fn targets(draft: &Draft<'_>, board: Color) -> Vec<Board> {
    let game = &draft.game;
    let current = game.current();
    let mut boards = vec![current.board().clone(), game.official().board().clone()];
    boards.extend(game.addressed_to(board).map(|turn| game.board_after(turn)));
    if game.turns.now.side == board {
        boards.extend(
            current
                .legal_moves()
                .into_iter()
                .map(|legal| player_board::after(&current, legal)),
        );
    }
    boards
}

pub(super) fn after_hands(draft: &mut Draft<'_>, board: Color) {
    boards::note_execution(draft, board);
    after_hands_or_words(draft, board, MoveCause::Hands);
    let settled = draft.game.board(board).hand().is_empty();
    if settled && !draft.game.boards.get(board).differing.is_empty() && draft.game.differences(board).is_empty() {
        draft.emit(Event::BoardsAgree { board });
    }
}

/// The cause after which a move may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveCause {
    /// An announcement.
    Words,
    /// A change on the board.
    Hands,
}

/// D.2.3 and D.2.5: decides whether the move of `side` is made now; none is once the game has ended.
fn after_hands_or_words(draft: &mut Draft<'_>, side: Color, since: MoveCause) {
    let open = draft.game.open_turn(side).filter(|_| draft.game.ending.is_none());
    let Some(turn) = open.cloned() else {
        return;
    };
    let HandState::Done(hands) = hands_of(draft.game, &turn) else {
        return;
    };
    let vi = draft.game.people.is_vi(side);
    let by_hand = Turn {
        made: Some(hands),
        ..turn.clone()
    };
    let Some(uci) = (if !vi {
        Some(hands)
    } else if turn.announced.is_some() {
        by_hand.counted(&draft.game.position_before(&turn))
    } else {
        None
    }) else {
        return;
    };
    let is_new = turn.made != Some(uci);
    // A mere correction of words makes no move. Later hands do, and their earlier touches still bind.
    if !is_new && since == MoveCause::Words {
        return;
    }
    // Earlier touches bind the hands; a slip of the tongue is a different matter (D.2.8).
    let offence = if vi {
        touch::offence(draft.game, &turn, hands)
    } else {
        touch::retracted(draft.game, &turn, hands).or_else(|| touch::offence(draft.game, &turn, hands))
    };
    // The announced move, whichever hole its piece was put in, is the move that is played (D.2.3.2). The hole may be
    // corrected once the move is made.
    let from_another_hole = vi && (hands != uci || !is_new);
    let is_played = || !from_another_hole || touch::offence_from_another_hole(draft.game, &turn, uci).is_some();
    let offence = offence.filter(|offence| touch::is_watched(draft.game, offence.rule) && is_played());
    if is_new {
        draft.emit(Event::MoveMade {
            by: draft.by,
            side,
            ply: turn.ply,
            uci,
            is_illegal: false,
        });
        made(draft, side, turn.ply);
        // 5.1.1: only a move in accordance with Article 4 ends the game, and the arbiter decides first; in 2005 any legal move does.
        let may_end = offence.is_none() || !draft.game.parameters().end_needs_article_4;
        // Word and hand must agree before a move ends the game; if they differ, the press and the arbiter decide.
        let agree = hands == uci && turn.announced.is_none_or(|said| said == hands);
        if may_end && agree {
            end_with_the_move(draft);
        }
    }
    if let Some(offence) = offence.filter(|_| draft.game.ending.is_none()) {
        touch::propose(draft, &turn, hands, &offence, false);
    }
}

/// The turn of `side` that their press would complete: the present one, or, before a move is made in it, an earlier
/// one still to be pressed (6.2.2).
fn to_press(game: &Game, side: Color) -> Option<Turn> {
    let open = game.open_turn(side)?;
    let owed = game.turns.pending.iter().rev().find(|turn| turn.side == side);
    Some(owed.filter(|_| open.made.is_none()).unwrap_or(open).clone())
}

/// 6.2.1, D.2.4: the press completes only a move that is made and announced.
pub(super) fn press(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    let Some(turn) = to_press(draft.game, side) else {
        let none_since = draft.game.turns.pending.is_empty() && draft.game.turns.now.made.is_none();
        let pressed = none_since && draft.game.last_turn().is_some_and(|turn| turn.side == side);
        return if pressed {
            draft.refuse(Code::ClockAlreadyPressed, Rule::PressOwnClock)
        } else {
            draft.refuse(Code::NotYourMove, Rule::HasTheMove)
        };
    };
    if turn.announced.is_none() && draft.game.illegal_stands_on_its_board(side) {
        let mut refused = draft.refuse(Code::NotAnnounced, Rule::IllegalMove);
        if let Err(refusal) = &mut refused {
            refusal.lack = RefusalDetail::RulingAwaited;
        }
        return refused;
    }
    let apart = draft.game.regulations.boards == AllowedMovements::Apart;
    let vi = draft.game.people.is_vi(side);
    let is_made = apart || turn.made.is_some() || matches!(hands_of(draft.game, &turn), HandState::Done(_));
    if !is_made {
        let rule = if vi {
            Rule::PressBeforeMade
        } else {
            Rule::PressBeforeMadeSighted
        };
        let mut refusal = Refusal::under(Code::NotMade, draft.game.regulations.article(rule));
        refusal.proposal = irregularity::press_in_vain(draft, side, &turn).map(Box::new);
        return Err(refusal);
    }
    let Some(uci) = turn.announced else {
        let rule = match (irregularity::is_ruled_a_queen(draft.game, &turn), vi) {
            (true, _) => Rule::Unpromoted,
            (false, true) => Rule::PressBeforeMade,
            (false, false) => Rule::Announce,
        };
        return draft.refuse(Code::NotAnnounced, rule);
    };
    if irregularity::must_be_a_queen(draft.game, &turn, uci) {
        return draft.refuse(Code::NotAnnounced, Rule::Unpromoted);
    }
    if draft.game.regulations.repeat == Repeat::BeforePress && !turn.repeated {
        return draft.refuse(Code::NotRepeated, Rule::Announce);
    }
    let (by, at) = (draft.by, draft.at);
    if turn.made.is_none() {
        let offence =
            touch::offence(draft.game, &turn, uci).filter(|offence| touch::is_watched(draft.game, offence.rule));
        draft.emit(Event::MoveMade {
            by,
            side,
            ply: turn.ply,
            uci,
            is_illegal: false,
        });
        made(draft, side, turn.ply);
        if let Some(offence) = offence {
            touch::propose(draft, &turn, uci, &offence, false);
        }
    }
    let runs = draft.game.clock.running() == Some(side);
    let stands = draft.game.clock.running().is_none();
    let pressed = draft.game.clock.press(side, at);
    let mut left_ms = draft.game.clock.both_ms(at);
    if runs {
        left_ms = pressed.left_ms;
    } else if stands && pressed.passed_into.is_some() {
        // The moves of the period are made even while the clock was stopped: its owner keeps the time earned (6.3.1).
        let fischer = draft
            .game
            .clock
            .period(side)
            .filter(|period| period.mode == Mode::Fischer);
        let increment = fischer.map_or(0, |period| period.increment_ms);
        *left_ms.get_mut(side) = pressed.left_ms.get(side).saturating_sub(increment);
    }
    draft.emit(Event::ClockPressed { by, side, left_ms });
    // The opponent has moved again without pressing: the earlier move enters the game before this one.
    while let Some(earlier) = draft
        .game
        .turns
        .pending
        .first()
        .filter(|earlier| earlier.ply < turn.ply)
        .cloned()
    {
        // Moves after an illegal move are no part of the game: the position before it comes first (7.5.1). Nor are those after a move
        // that has ended it.
        if !complete(draft, &earlier) {
            return Ok(());
        }
    }
    complete(draft, &turn);
    if draft.game.ending.is_some() {
        return Ok(());
    }
    // A press that completes two moves of the player at once (6.8 of 2005) ends the period with the second.
    if !stands && (!runs || pressed.passed_into.is_none()) {
        clock::pass_without_press(draft, side);
    }
    if stands {
        clock::pressed_in_a_pause(draft, side);
    }
    if let Some(period) = pressed.passed_into.filter(|_| runs || stands) {
        draft.emit(Event::PeriodPassed { side, period });
    }
    Ok(())
}

/// Brings the turn's move into the game, or completes it as an illegal move (7.5.1); true if the game continues from it.
pub(super) fn complete(draft: &mut Draft<'_>, turn: &Turn) -> bool {
    let side = turn.side;
    let before = draft.game.official().clone();
    let Some(uci) = turn.counted(&before) else {
        return true;
    };
    if !enter_the_game(draft, turn, uci) {
        irregularity::illegal_move(draft, side, uci);
        return false;
    }
    if let Some(said) = turn.announced.filter(|said| *said != uci) {
        boards::slip_of_the_tongue(draft, side, &before, said);
    }
    // With the hands already at the next move, the board is compared with that one.
    let next = draft.game.turn();
    let goes_on = next.side == side && draft.game.hands(next) != HandState::Idle;
    if !goes_on {
        compare_own_board(draft, side);
    }
    ending::end_with_the_official_position(draft);
    draft.game.ending.is_none()
}

/// Makes the turn's move the next of the game; false, and no change, if it is not legal.
fn enter_the_game(draft: &mut Draft<'_>, turn: &Turn, uci: UciMove) -> bool {
    let position = draft.game.official().clone();
    let Some(legal) = legal(uci, &position) else {
        return false;
    };
    draft.emit(Event::MoveCompleted {
        side: turn.side,
        ply: turn.ply,
        uci,
        san: SanPlus::from_move(position, legal).to_string(),
    });
    true
}

/// Applies the consequences of making the move of that ply.
pub(super) fn made(draft: &mut Draft<'_>, side: Color, ply: u32) {
    irregularity::answered(draft, side);
    recording::moved(draft, side, ply);
    completed_by_the_next_move(draft, side, ply);
}

/// 6.2.1.2: a player who makes the next move has completed the previous one even without a press, and earns its time,
/// that of the next period. In 2005 this is not so.
fn completed_by_the_next_move(draft: &mut Draft<'_>, side: Color, ply: u32) {
    if !draft.game.parameters().next_move_completes {
        return;
    }
    let earlier = draft
        .game
        .turns
        .pending
        .first()
        .filter(|earlier| earlier.side == side && earlier.ply < ply);
    if let Some(earlier) = earlier.cloned() {
        let Some(uci) = earlier.counted(draft.game.official()) else {
            return;
        };
        enter_the_game(draft, &earlier, uci);
    }
    clock::pass_without_press(draft, side);
}

/// Completes a move that ends the game without a press (6.2.1.1, 5.1.1, 5.2.1, 5.2.2, 9.6).
pub(super) fn end_with_the_move(draft: &mut Draft<'_>) {
    if ending::a_flag_waits(draft.game) {
        return;
    }
    let current = draft.game.current();
    let is_over = || {
        current.legal_moves().is_empty()
            || ending::ends_dead(draft.game, &current, ending::dead(&current, &mating::can_mate))
            || ending::ends_by_count(draft.game, &current).is_some()
    };
    if draft.game.turns.pending.is_empty() || !is_over() {
        return;
    }
    while let Some(turn) = draft.game.turns.pending.first().cloned() {
        if !complete(draft, &turn) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::Moment;
    use crate::people::{People, Person, Player, Sight};
    use crate::regulations::Regulations;
    use shakmaty::ByColor;

    #[test]
    fn legal_boards_refuse_the_announcement_of_an_illegal_move() {
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
            let words = WordedMove {
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
        assert_eq!(announced(AllowedMovements::Legal, "e2e5").unwrap_err(), Code::Illegal);
        assert!(announced(AllowedMovements::Legal, "e2e4").is_ok());
        assert!(announced(AllowedMovements::Free, "e2e5").is_ok());
    }
}
