//! What players do who are not in the room (`laws::away`): their moves are announced in the program's words, made, executed and
//! pressed as at home, and what they answer is their answer. An engine and a server's player are the same to the table.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position as _};

use super::Table;
use crate::controls::intent::{Choice, Intent};
use crate::laws::command::Command;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};

/// What a player who is not in the room does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// He plays that move.
    Play(UciMove),
    /// He offers a draw.
    OfferDraw,
    /// He accepts it.
    AcceptDraw,
    /// He declines it.
    DeclineDraw,
    /// He resigns.
    Resign,
    /// He would like his last move back.
    AskToTakeBack,
    /// What he answers to the question that was put to him.
    Answer(Choice),
}

/// Whether nobody in the room plays that side.
pub(super) fn is_away(table: &Table, side: Color) -> bool {
    table.game.away(side).is_some()
}

/// The question that waits for an answer of that player.
pub(super) fn question_to(table: &Table, side: Color) -> Option<&Intent> {
    let seat = table.seat(Person::Player(side))?;
    seat.waiting.question.as_ref()
}

/// A player who is not in the room does that: whole, or not at all. Nobody is told of a refusal but who asks.
///
/// # Errors
/// `illegal` for a move that is none in the position; whatever the Laws refuse.
pub(super) fn act(table: &mut Table, side: Color, act: Act) -> Result<(), Refusal> {
    let by = Person::Player(side);
    let mut draft = table.clone();
    match act {
        Act::Play(uci) => {
            let position = draft.game.current();
            if position.turn() != side {
                return Err(Refusal::new(Code::NotYourMove));
            }
            if uci.to_move(&position).is_err() {
                return Err(Refusal::new(Code::Illegal));
            }
            draft.announce_move(by, side, uci)?;
        }
        Act::OfferDraw => draft.act(by, &Command::OfferDraw { side })?,
        Act::AcceptDraw => draft.act(by, &Command::AcceptDraw { side })?,
        Act::DeclineDraw => draft.act(by, &Command::DeclineDraw { side })?,
        Act::Resign => draft.act(by, &Command::Resign { side })?,
        Act::AskToTakeBack => draft.ask_to_take_back(by, side)?,
        Act::Answer(choice) => draft.answer(by, choice)?,
    }
    *table = draft;
    Ok(())
}
