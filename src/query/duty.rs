//! Which duty of the cycle of a move is open (D.2.1, D.2.3, D.2.4).

use shakmaty::Color;

use crate::laws::game::Game;
use crate::laws::regulations::{Boards, Repeat};

/// Which duty is open in the cycle of a move (D.2.1, D.2.3, D.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// The player having the move has still to make one.
    ToMake,
    /// He has still to announce it.
    ToAnnounce,
    /// The opponent's last move is still to be repeated.
    ToRepeat,
    /// It is still to be executed on one's own board.
    ToExecute,
    /// The clock may be pressed.
    ToPress,
}

impl Duty {
    /// The duty as scripts and JSON write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ToMake => "to_make",
            Self::ToAnnounce => "to_announce",
            Self::ToRepeat => "to_repeat",
            Self::ToExecute => "to_execute",
            Self::ToPress => "to_press",
        }
    }
}

/// Which duty is open, and whose.
///
/// First what the opponent of whoever moved last owes (D.2.1), then what the player having the move must still do before he may press.
pub fn open_duty(game: &Game) -> (Color, Duty) {
    let regulations = game.regulations();
    if let Some(turn) = game.pending().first() {
        let duty = if turn.announced.is_some() {
            Duty::ToPress
        } else {
            Duty::ToAnnounce
        };
        return (turn.side, duty);
    }
    let turn = game.turn();
    let untouched = turn.announced.is_none() && turn.made.is_none();
    if let Some(last) = game.last_turn().filter(|last| untouched && last.side != turn.side) {
        if !last.repeated && regulations.repeat != Repeat::Waived {
            return (turn.side, Duty::ToRepeat);
        }
        if !last.executed && regulations.boards != Boards::Apart {
            return (turn.side, Duty::ToExecute);
        }
    }
    let made = regulations.boards == Boards::Apart || game.is_made_by_hand(turn);
    let duty = match (made, turn.announced) {
        (false, _) => Duty::ToMake,
        (true, None) => Duty::ToAnnounce,
        (true, Some(_)) => Duty::ToPress,
    };
    (turn.side, duty)
}

/// Which duty of the cycle of D.2.1 is open: make, announce, repeat, execute, press, in this order.
///
/// Unlike [`open_duty`] it does not say what may be done next: with `repeat=expected` the clock may be pressed while the
/// opponent has still to repeat.
pub fn duty_of_the_cycle(game: &Game) -> (Color, Duty) {
    let regulations = game.regulations();
    let turn = game.pending().first().unwrap_or(game.turn());
    let apart = regulations.boards == Boards::Apart;
    let made = turn.made.is_some() || apart;
    if !made || turn.announced.is_none() {
        return if game.pending().is_empty() {
            open_duty(game)
        } else {
            (turn.side, Duty::ToAnnounce)
        };
    }
    let opponent = turn.side.other();
    if !turn.repeated && regulations.repeat != Repeat::Waived {
        (opponent, Duty::ToRepeat)
    } else if !turn.executed && !apart {
        (opponent, Duty::ToExecute)
    } else {
        (turn.side, Duty::ToPress)
    }
}
