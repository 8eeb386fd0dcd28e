//! What players do who are not in the room (`laws::away`): their moves are announced in the program's words, made, executed and
//! pressed as at home, and what they answer is their answer. An engine and a server's player are the same to the table.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position as _};

use super::Table;
use super::elsewhere;
use controls::engine::EngineIntent;
use controls::intent::{Choice, Intent};
use controls::move_line::{self, Meaning};
use laws::away::Away;
use laws::command::Command;
use laws::people::Person;
use laws::proposal::ProposalKind;
use laws::refusal::{Code, Refusal};

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
    /// He repeats the opponent's move and executes it (D.2.1).
    Repeat,
    /// He executes it.
    Execute,
    /// He presses the clock.
    Press,
    /// He starts the clocks.
    StartClocks,
    /// He agrees to what is proposed, where there is no arbiter.
    Agree(ProposalKind),
}

/// Whether nobody in the room plays that side.
pub(super) fn is_away(table: &Table, side: Color) -> bool {
    table.game.away(side).is_some()
}

/// What somebody does at a seat whose player is not in the room is nobody's.
///
/// # Errors
/// `played_elsewhere`.
pub(super) fn must_be_in_the_room(table: &Table, by: Person) -> Result<(), Refusal> {
    match by {
        Person::Player(side) if table.game.away(side).is_some() => Err(Refusal::new(Code::PlayedElsewhere)),
        Person::Player(_) if !elsewhere::is_at_his_seat(table, by) => Err(Refusal::new(Code::PlayedElsewhere)),
        Person::Player(_) | Person::Assistant(_) | Person::Arbiter => Ok(()),
    }
}

/// Whether that is how the engine ends that plays at that person's seat: whoever sits down there may do that, and nothing else.
pub(super) fn ends_own_engine(table: &Table, by: Person, intent: &Intent) -> bool {
    let is_engines = |side| matches!(table.game.away(side), Some(Away::Engine { .. }));
    if !by.side().is_some_and(is_engines) {
        return false;
    }
    let ends = |intent: &Intent| *intent == Intent::Engine(EngineIntent::End);
    match (intent, table.seat(by)) {
        (Intent::Line(line), Some(seat)) => {
            matches!(move_line::read(line, by, &seat.messages), Meaning::Command(intent) if ends(&intent))
        }
        (intent, _) => ends(intent),
    }
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
            // Castling is written in two ways: here it is as this game writes it.
            let legal = uci.to_move(&position).map_err(|_illegal| Refusal::new(Code::Illegal))?;
            let uci = legal.to_uci(draft.game.regulations().castling_mode);
            draft.announce_move(by, side, uci)?;
        }
        Act::OfferDraw => draft.act(by, &Command::OfferDraw { side })?,
        Act::AcceptDraw => draft.act(by, &Command::AcceptDraw { side })?,
        Act::DeclineDraw => draft.act(by, &Command::DeclineDraw { side })?,
        Act::Resign => draft.act(by, &Command::Resign { side })?,
        Act::AskToTakeBack => draft.ask_to_take_back(by, side)?,
        Act::Answer(choice) => draft.answer(by, choice)?,
        Act::Repeat => draft.copy(by, side)?,
        Act::Execute => draft.execute_on(by, side)?,
        Act::StartClocks => draft.act(by, &Command::StartClocks)?,
        Act::Press => draft.act(by, &Command::PressClock { side })?,
        Act::Agree(kind) => draft.act(by, &Command::AcceptProposal { kind })?,
    }
    *table = draft;
    Ok(())
}
