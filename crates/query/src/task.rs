//! The cycle of a move: what has still to be done, and by whom (D.2.1, D.2.3, D.2.4).

use shakmaty::Color;

use laws::game::Game;
use laws::regulations::{AllowedMovements, Repeat};
use laws::turn::Turn;

laws::named! {
    /// The next thing to do in the cycle of a move (D.2.1, D.2.3, D.2.4).
    Task {
        /// The player to move must make a move.
        ToMake = "to_make",
        /// The mover must announce the move.
        ToAnnounce = "to_announce",
        /// The opponent must repeat the last move.
        ToRepeat = "to_repeat",
        /// The opponent must execute the last move on their own board.
        ToExecute = "to_execute",
        /// The clock may be pressed.
        ToPress = "to_press",
    }
}

/// The open task, and the side whose task it is.
///
/// First what the opponent of the last mover must still do (D.2.1), then what the player to move must do before
/// pressing the clock.
pub fn open_task(game: &Game) -> (Color, Task) {
    let regulations = game.regulations();
    if let Some(turn) = game.pending().first() {
        let task = if turn.announced.is_some() {
            Task::ToPress
        } else {
            Task::ToAnnounce
        };
        return (turn.side, task);
    }
    let turn = game.turn();
    let untouched = turn.announced.is_none() && turn.made.is_none();
    if let Some(last) = game.last_turn().filter(|last| untouched && last.side != turn.side) {
        if !last.repeated && regulations.repeat != Repeat::Waived {
            return (turn.side, Task::ToRepeat);
        }
        if !last.executed && regulations.boards != AllowedMovements::Apart {
            return (turn.side, Task::ToExecute);
        }
    }
    let made = regulations.boards == AllowedMovements::Apart || is_made(game, turn);
    let task = match (made, turn.announced) {
        (false, _) => Task::ToMake,
        (true, None) => Task::ToAnnounce,
        (true, Some(_)) => Task::ToPress,
    };
    (turn.side, task)
}

/// The open task of the cycle of D.2.1: make, announce, repeat, execute, press, in this order.
///
/// Unlike [`open_task`], this does not say what may be done next: with `repeat=expected` the clock may be pressed while
/// the opponent must still repeat.
pub fn task_of_the_cycle(game: &Game) -> (Color, Task) {
    let regulations = game.regulations();
    let turn = game.pending().first().unwrap_or(game.turn());
    let apart = regulations.boards == AllowedMovements::Apart;
    let made = turn.made.is_some() || apart;
    if !made || turn.announced.is_none() {
        return if game.pending().is_empty() {
            open_task(game)
        } else {
            (turn.side, Task::ToAnnounce)
        };
    }
    let opponent = turn.side.other();
    if !turn.repeated && regulations.repeat != Repeat::Waived {
        (opponent, Task::ToRepeat)
    } else if !turn.executed && !apart {
        (opponent, Task::ToExecute)
    } else {
        (turn.side, Task::ToPress)
    }
}

/// True if the hands have made the move of that turn. An illegal move that waits on its player's board is not another
/// one (7.5.1).
pub(crate) fn is_made(game: &Game, turn: &Turn) -> bool {
    let waits = game.illegal_waits().is_some_and(|illegal| illegal.side == turn.side);
    turn.made.is_some() || (!waits && game.is_made_by_hand(turn))
}
