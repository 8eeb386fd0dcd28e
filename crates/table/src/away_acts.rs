//! Acts of players who are not in the room (`laws::away`): their moves are announced in the program's words, made,
//! executed and pressed as at home, and their answers count as given by them. An engine and a server's player are the
//! same to the table.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position as _};

use super::reading::words_for;
use super::{Table, repeating};
use controls::intent::{Intent, YesOrNo};
use laws::command::Command;
use laws::people::Person;
use laws::proposal::ProposalKind;
use laws::refusal::{Code, Refusal};

/// An act of a player who is not in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AwayAct {
    /// Plays that move.
    Play(UciMove),
    /// Offers a draw.
    OfferDraw,
    /// Accepts a draw.
    AcceptDraw,
    /// Declines a draw.
    DeclineDraw,
    /// Resigns.
    Resign,
    /// Asks to take back their last move.
    AskToTakeBack,
    /// Answers the question put to them.
    Answer(YesOrNo),
    /// Repeats the opponent's move and executes it (D.2.1).
    Repeat,
    /// Executes the opponent's move.
    Execute,
    /// Presses the clock.
    Press,
    /// Starts the clocks.
    StartClocks,
    /// Agrees to the proposal, if there is no arbiter.
    Agree(ProposalKind),
}

/// True if the player of that side is not in the room.
pub(super) fn is_away(table: &Table, side: Color) -> bool {
    table.game.away(side).is_some()
}

/// The question that waits for that player's answer.
pub(super) fn question_to(table: &Table, side: Color) -> Option<&Intent> {
    let seat = table.seat(Person::Player(side))?;
    seat.waiting.question.as_ref()
}

/// Carries out an act of a player who is not in the room: whole, or not at all. A refusal is told only to the asker.
///
/// # Errors
/// `illegal` for a move that is none in the position; every refusal of the Laws.
pub(super) fn act(table: &mut Table, side: Color, act: AwayAct) -> Result<(), Refusal> {
    let by = Person::Player(side);
    let mut draft = table.clone();
    match act {
        AwayAct::Play(uci) => {
            let position = draft.game.current();
            if position.turn() != side {
                return Err(Refusal::new(Code::NotYourMove));
            }
            // Castling is written in two ways: this is the way of this game.
            let legal = uci
                .to_move(&position)
                .map_err(|_illegal| Refusal::of_word(Code::Illegal, uci.to_string()))?;
            let uci = legal.to_uci(draft.game.regulations().castling_mode);
            // Announced without having been said in words (D.2.1).
            let words = words_for(&draft.game, &position, uci);
            draft.announce_words(by, side, words)?;
        }
        AwayAct::OfferDraw => draft.act(by, &Command::OfferDraw { side })?,
        AwayAct::AcceptDraw => draft.act(by, &Command::AcceptDraw { side })?,
        AwayAct::DeclineDraw => draft.act(by, &Command::DeclineDraw { side })?,
        AwayAct::Resign => draft.act(by, &Command::Resign { side })?,
        AwayAct::AskToTakeBack => draft.ask_to_take_back(by, side)?,
        AwayAct::Answer(choice) => draft.answer(by, choice)?,
        AwayAct::Repeat => repeating::copy(&mut draft, by, side)?,
        AwayAct::Execute => draft.execute_on(by, side)?,
        AwayAct::StartClocks => draft.act(by, &Command::StartClocks)?,
        AwayAct::Press => draft.act(by, &Command::PressClock { side })?,
        AwayAct::Agree(kind) => draft.act(by, &Command::AcceptProposal { kind })?,
    }
    *table = draft;
    Ok(())
}
