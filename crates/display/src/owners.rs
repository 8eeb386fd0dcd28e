//! The people to whom a control belongs.

use shakmaty::Color;

use controls::afar;
use controls::catalogue::{BoardAct, Control, ControlAct, ControlUsers, WindowAct};
use controls::intent::Intent;
use laws::command::{Duty, may};
use laws::game::Game;
use laws::people::Person;

/// True if a control belongs on that screen at all.
pub(super) fn is_for(control: Control, seat: Person, game: &Game) -> bool {
    let vi = seat.side().is_some_and(|side| game.people().is_vi(side));
    let player = matches!(seat, Person::Player(_));
    match control.row().who {
        ControlUsers::All => true,
        ControlUsers::Players => player || assists_with(control, seat, game),
        ControlUsers::ViPlayer => player && vi,
        ControlUsers::SightedPlayer => (player && !vi) || assists_with(control, seat, game),
        ControlUsers::Desk => seat == Person::Arbiter,
        ControlUsers::WithArbiter => game.people().arbiter.is_some(),
        ControlUsers::Arbiter => seat == Person::Arbiter || (player && game.people().arbiter.is_none()),
    }
}

/// True if that person is an assistant who may do for their player what the control does (D.2.10).
fn assists_with(control: Control, seat: Person, game: &Game) -> bool {
    let Person::Assistant(side) = seat else { return false };
    let duty = match control.row().act {
        // "I adjust" is for the player to move to say (4.2.1).
        ControlAct::Board(what) => (what != BoardAct::Adjust).then_some(Duty::Hand(side)),
        ControlAct::Field if control == Control::Announce => Some(Duty::Speak(side)),
        ControlAct::Field | ControlAct::Window(WindowAct::CorrectEntry) => Some(Duty::Record(side)),
        ControlAct::Do(_, make) => duty_of(&make(side)),
        ControlAct::Ask(..)
        | ControlAct::Switch(_)
        | ControlAct::About(_)
        | ControlAct::Window(_)
        | ControlAct::Focus => None,
    };
    duty.is_some_and(|duty| may(game.people(), game.regulations(), seat, duty).is_ok())
}

fn duty_of(intent: &Intent) -> Option<Duty> {
    if let Intent::Repeated { for_side } | Intent::AnnounceHands { for_side } = intent {
        return Some(Duty::Speak(*for_side));
    }
    if let Intent::AskFirst(intent) = intent {
        return duty_of(intent);
    }
    if let Intent::Do(command) = intent {
        return Some(command.duty());
    }
    None
}

/// True if a control does anything at a seat of another computer's table.
pub(super) fn is_done_from_afar(act: ControlAct, side: Color) -> bool {
    let is_of_the_table = matches!(
        act,
        ControlAct::Window(WindowAct::CorrectClocks | WindowAct::Lichess | WindowAct::HandOver | WindowAct::DeskWindow)
    );
    !is_of_the_table && act.intent(side).as_ref().is_none_or(afar::is_possible)
}
