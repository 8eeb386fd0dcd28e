//! Every control of a screen: its act now, or the reason why it does nothing.

use shakmaty::Color;

use super::owners::{is_done_from_afar, is_for};
use super::parts::{ButtonPlace, ButtonView};
use super::sources::Sources;
use controls::catalogue::{Control, ControlAct, ControlCondition, Switch};
use controls::intent::Intent;
use controls::next;
use laws::away::AwayPlayer;
use laws::event::ProposalKind;
use laws::people::Person;
use laws::regulations::Venue;
use laws::rules::help::may_look_outside;
use query::{self, next::PlayerAct};

/// The controls of that seat, in the order of the catalogue.
pub(super) fn buttons(sources: &Sources<'_>) -> Vec<ButtonView> {
    let (game, seat, messages) = (sources.game, sources.seat, sources.messages);
    let side = seat.side().unwrap_or(Color::White);
    // A game that is only reviewed has no due act.
    let next = match seat {
        // The assistant may do their player's next act for them.
        Person::Assistant(side) => Some(query::next::next_act(game, side)),
        Person::Player(_) | Person::Arbiter => sources.next,
    };
    let is_other = sources.other_game.has_pane();
    let due = next.filter(|_| !is_other);
    let solved = sources.other_game.tactics.as_ref().map(|tactics| tactics.due);
    let due = solved.or_else(|| due.and_then(|next| next::control(next.act)));
    let view = |control: Control| {
        let row = control.row();
        let own = sources.keymap.keys(control).iter();
        let keys: Vec<String> = own.map(|key| key.spoken(messages)).collect();
        let on = if let ControlAct::Switch(switch) = row.act {
            Some(is_on(switch, sources))
        } else {
            None
        };
        let act = match (row.act, on) {
            (ControlAct::Switch(Switch::PublicVoice), Some(on)) => Some(Intent::PublicVoice(!on)),
            (ControlAct::Switch(Switch::Board), Some(on)) => Some(Intent::TurnBoard(!on)),
            (act, _) => act.intent(side),
        };
        let is_done = !sources.place.is_a_seat || is_done_from_afar(row.act, side);
        let not_here = (!is_done).then_some("refused-not-from-here");
        let not_now = not_here.or_else(|| why_not(row.act.when(), sources, side));
        let refusal = not_now.or_else(|| {
            let plays = act.as_ref().is_some_and(|intent| !intent.only_looks());
            let held = sources.other_game.review.is_some().then_some("review-held");
            // The key for an engine's hint gives one for the position.
            let is_solved = sources.other_game.tactics.is_some() && row.id != "hint";
            held.or(is_solved.then_some("tactics-held")).filter(|_| plays)
        });
        let is_assistants = matches!(sources.place.beside, Some(Person::Assistant(_)));
        let (name, help) = if control == Control::OpponentsWindow && is_assistants {
            ("control-assistants-window", "control-assistants-window-help")
        } else {
            (row.name, row.help)
        };
        ButtonView {
            control,
            name: messages.text(name, &[]),
            help: messages.text(help, &[]),
            keys: keys.join(", "),
            act: refusal.map_or(Ok(act), |id| Err(messages.text(id, &[]))),
            on,
            due: due == Some(control),
            stands: ButtonPlace::Nowhere,
        }
    };
    let own = Control::ALL.iter().copied();
    let mut buttons: Vec<ButtonView> = own.filter(|control| is_for(*control, seat, game)).map(view).collect();
    for button in &mut buttons {
        button.stands = stands(button);
        // The acts that follow a game are in sight once it has ended.
        let follows = ["review", "save-game", "new-game"].contains(&button.control.row().id);
        let is_over = game.ending().is_some() && !is_other;
        if follows && is_over && button.stands == ButtonPlace::More {
            button.stands = ButtonPlace::Answer;
        }
    }
    buttons
}

/// The place of a button now.
fn stands(button: &ButtonView) -> ButtonPlace {
    let row = button.control.row();
    if button.act.is_err() {
        ButtonPlace::Nowhere
    } else if button.due {
        ButtonPlace::NextAct
    } else if matches!(
        row.act.when(),
        ControlCondition::DrawOffered
            | ControlCondition::Claimed
            | ControlCondition::Proposed
            | ControlCondition::ToSign
    ) {
        ButtonPlace::Answer
    } else {
        ButtonPlace::More
    }
}

fn is_on(switch: Switch, sources: &Sources<'_>) -> bool {
    match switch {
        Switch::Setting(setting) => setting.value(sources.settings) == "on",
        Switch::PublicVoice => sources.public_voice,
        Switch::Board => sources.settings.cells.turned,
    }
}

/// The message that says why a control does nothing now, if it does nothing.
fn why_not(when: ControlCondition, sources: &Sources<'_>, side: Color) -> Option<&'static str> {
    let game = sources.game;
    let unless = |is_so: bool, id| (!is_so).then_some(id);
    let timed = || unless(game.clock().is_timed(), "display-not-now-no-clock");
    let special = match when {
        ControlCondition::Always => return None,
        ControlCondition::MayLookOutside => return unless(may_look_outside(game).is_ok(), "refused-only-at-home"),
        ControlCondition::MayBeLeft => return unless(sources.place.may_be_left, "refused-game-locked"),
        ControlCondition::RecorderChosen => return unless(sources.settings.person.recorder, "recorder-not-chosen"),
        ControlCondition::EnginePlays => {
            let is_engine = |side| matches!(game.away(side), Some(AwayPlayer::Engine { .. }));
            return unless(Color::ALL.into_iter().any(is_engine), "refused-no-engine");
        }
        ControlCondition::FileOpen => return unless(sources.other_game.file.is_some(), "refused-no-file"),
        ControlCondition::Beside => return unless(sources.place.beside.is_some(), "opponents-window-none"),
        ControlCondition::MayReview => return unless(sources.other_game.may_review, "refused-only-at-home"),
        ControlCondition::Reviewing => return unless(sources.other_game.review.is_some(), "refused-no-review"),
        ControlCondition::Solving => return unless(sources.other_game.tactics.is_some(), "refused-no-tactics"),
        ControlCondition::ToSign if game.ending().is_none() => return Some("display-not-now-not-ended"),
        ControlCondition::ToSign if game.regulations().place == Venue::Home || game.is_online() => {
            return Some("signing-not-at-home");
        }
        ControlCondition::ToSign => return unless(query::next::is_to_sign(game, side), "refused-already-signed"),
        ControlCondition::Playing => None,
        ControlCondition::Timed => timed(),
        ControlCondition::ClocksStand => {
            unless(game.clock().running().is_none(), "refused-clock-running").or_else(timed)
        }
        ControlCondition::ClocksRun => unless(game.clock().running().is_some(), "refused-clock-stopped").or_else(timed),
        ControlCondition::DrawOffered => unless(game.has_offered(side.other()), "display-not-now-no-offer"),
        ControlCondition::Claimed => {
            let is_claim = |kind| kind == ProposalKind::Claim;
            let mut open = game.proposals().iter();
            unless(open.any(|open| is_claim(open.kind())), "refused-no-proposal")
        }
        ControlCondition::Proposed => unless(query::next::due(game, side) == PlayerAct::Settle, "refused-no-proposal"),
        ControlCondition::Announced => {
            let turn = game.addressed_to(side);
            unless(
                turn.is_some_and(|turn| turn.announced.is_some()),
                "refused-nothing-announced",
            )
        }
        ControlCondition::MadeByHand => {
            let turn = game.open_turn(side);
            unless(turn.is_some_and(|turn| game.is_made_by_hand(turn)), "refused-not-made")
        }
        ControlCondition::AtHome => unless(game.regulations().place == Venue::Home, "refused-only-at-home"),
        ControlCondition::NotAdjourned => unless(game.adjournment().is_none(), "refused-adjourned"),
        ControlCondition::Sealed => {
            let envelope = game.adjournment().and_then(|open| open.envelope.as_ref());
            unless(envelope.is_some(), "refused-no-envelope")
        }
        ControlCondition::Adjourned => {
            let open = game.adjournment().filter(|open| !open.is_resumed);
            unless(open.is_some(), "refused-not-adjourned")
        }
    };
    special.or_else(|| unless(game.ending().is_none(), "display-not-now-ended"))
}
