//! Every control of a screen: what it does now, or why it does nothing.

use shakmaty::Color;

use super::ButtonView;
use super::build::{Sources, is_for};
use crate::controls::catalogue::Control;
use crate::controls::desk::DeskIntent;
use crate::controls::intent::{AdjournIntent, Intent};
use crate::controls::recorder::{Hearing, RecorderIntent};
use crate::controls::settings::To;
use crate::controls::sheet::{Reading, SheetIntent};
use crate::laws::claim::Claim;
use crate::laws::command::{Adjourn, Command};
use crate::laws::event::ProposalKind;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::regulations::Repeat;
use crate::query::{self, Query};
use crate::settings::Setting;

/// The controls of that seat, in the order of the catalogue.
pub(super) fn buttons(sources: &Sources<'_>) -> Vec<ButtonView> {
    let (game, seat, messages) = (sources.game, sources.seat, sources.messages);
    Control::ALL
        .iter()
        .copied()
        .filter(|control| is_for(*control, seat, game))
        .map(|control| {
            let row = control.row();
            let keys: Vec<String> = sources
                .keymap
                .keys(control)
                .iter()
                .map(|key| key.spoken(messages))
                .collect();
            ButtonView {
                control,
                name: messages.text(row.name, &[]),
                help: messages.text(row.help, &[]),
                keys: keys.join(", "),
                act: act(control, sources).map_err(|id| messages.text(id, &[])),
                on: on(control, sources),
                due: is_due(control, game, seat),
            }
        })
        .collect()
}

/// The setting that a switch turns.
fn switch(control: Control) -> Option<Setting> {
    let switches = [
        (Control::ReadBack, Setting::ReadBack),
        (Control::MoveMyBoard, Setting::MoveMyBoard),
        (Control::SecondKeyboard, Setting::SecondKeyboard),
        (Control::TimeMarks, Setting::TimeMarks),
        (Control::Pulses, Setting::Pulses),
        (Control::ShortTimes, Setting::ShortTimes),
        (Control::ClockWindow, Setting::ClockWindow),
        (Control::ClockFullScreen, Setting::ClockFullScreen),
    ];
    let own = switches.into_iter().find(|(own, _)| *own == control);
    own.map(|(_, setting)| setting)
}

fn on(control: Control, sources: &Sources<'_>) -> Option<bool> {
    if control == Control::PublicVoice {
        return Some(sources.public_voice);
    }
    if control == Control::TurnBoard {
        return Some(sources.settings.cells.turned);
    }
    switch(control).map(|setting| setting.value(sources.settings) == "on")
}

/// Whether this control is the next thing this player has to do (D.2.1, D.2.4).
fn is_due(control: Control, game: &Game, seat: Person) -> bool {
    let Person::Player(side) = seat else { return false };
    if game.ending().is_some() {
        return false;
    }
    let made = game
        .open_turn(side)
        .is_some_and(|turn| turn.announced.is_none() && game.is_made_by_hand(turn));
    let owed = game
        .addressed_to(side)
        .is_some_and(|turn| turn.announced.is_some() && !turn.repeated);
    let repeats = game.regulations().repeat != Repeat::Waived;
    let presses = query::open_duty(game) == (side, query::Duty::ToPress);
    (control == Control::AnnounceHands && made)
        || (control == Control::Repeated && owed && repeats)
        || (control == Control::Press && presses)
}

/// What the control does; the message that says why it does nothing now.
fn act(control: Control, sources: &Sources<'_>) -> Result<Intent, &'static str> {
    let (game, seat) = (sources.game, sources.seat);
    let side = seat.side().unwrap_or(Color::White);
    let playing = |intent: Intent| {
        if game.ending().is_some() {
            Err("display-not-now-ended")
        } else {
            Ok(intent)
        }
    };
    let timed = |intent: Intent| {
        if game.clock().is_timed() {
            playing(intent)
        } else {
            Err("display-not-now-no-clock")
        }
    };
    let offered = |intent: Intent| {
        if game.draw_offer() == Some(side.other()) {
            playing(intent)
        } else {
            Err("display-not-now-no-offer")
        }
    };
    // A claim cannot be withdrawn and may cost time: it is asked about first (9.5).
    let claim = |claim| playing(Intent::AskFirst(Box::new(Intent::Do(Command::Claim { side, claim }))));
    let read_sheet = |reading| Ok(Intent::Sheet(SheetIntent::Read(reading)));
    let settled = |upheld| {
        let open = game.proposals().iter().any(|open| open.kind() == ProposalKind::Claim);
        if open {
            playing(Intent::Do(Command::SettleClaim { upheld }))
        } else {
            Err("refused-no-proposal")
        }
    };
    let set = |setting, to| {
        Ok(Intent::Set {
            setting,
            to,
            told: true,
        })
    };
    match control {
        Control::Help
        | Control::DescribeKey
        | Control::NextStop
        | Control::Back
        | Control::ReadRank
        | Control::ReadFile
        | Control::UpperDiagonals
        | Control::LowerDiagonals
        | Control::KnightSquares
        | Control::NextRay
        | Control::PreviousRay
        | Control::SquareColour
        | Control::SaySquare
        | Control::LegalMoves
        | Control::Captures
        | Control::Attackers
        | Control::StepUp
        | Control::StepDown
        | Control::StepLeft
        | Control::StepRight
        | Control::PieceUp
        | Control::PieceDown
        | Control::PieceLeft
        | Control::PieceRight
        | Control::RankStart
        | Control::RankEnd
        | Control::FileTop
        | Control::FileBottom
        | Control::Corner
        | Control::ToRank
        | Control::ToFile
        | Control::NextKing
        | Control::NextQueen
        | Control::NextRook
        | Control::NextBishop
        | Control::NextKnight
        | Control::NextPawn
        | Control::PreviousKing
        | Control::PreviousQueen
        | Control::PreviousRook
        | Control::PreviousBishop
        | Control::PreviousKnight
        | Control::PreviousPawn
        | Control::ToMoveLine
        | Control::Manual
        | Control::NextPane
        | Control::PreviousPane
        | Control::Announce
        | Control::Touch
        | Control::TakeOff
        | Control::BringBack
        | Control::Record
        | Control::EntriesFrom
        | Control::FindEntry
        | Control::CorrectEntry
        | Control::HandOver
        | Control::DeskWindow
        | Control::OpenGame
        | Control::SaveGame
        | Control::Settings
        | Control::Guide
        | Control::NewGame => Ok(Intent::Help),
        Control::Larger => set(Setting::Zoom, To::Next),
        Control::Smaller => set(Setting::Zoom, To::Previous),
        Control::FirstSize => set(Setting::Zoom, To::First),
        Control::BoardAlone => set(Setting::BoardAlone, To::Next),
        Control::Clock => timed(Intent::ClockKey),
        Control::OpponentClock => timed(Intent::Ask(Query::OpponentClock)),
        Control::MovesToControl => timed(Intent::Ask(Query::Control)),
        Control::Period => timed(Intent::Ask(Query::Period)),
        Control::TimeUsed => timed(Intent::Ask(Query::TimeUsed)),
        Control::Explain => Ok(Intent::Explain(String::new())),
        Control::Regulations => Ok(Intent::Regulations),
        Control::Turn => Ok(Intent::Ask(Query::Turn)),
        // What it does is a form; the clocks are corrected only while they stand.
        Control::CorrectClocks if game.clock().running().is_some() => Err("refused-clock-running"),
        Control::CorrectClocks => timed(Intent::Help),
        Control::Last => Ok(Intent::Ask(Query::Last)),
        Control::ReadSheet => Ok(Intent::Ask(Query::Sheet(side))),
        Control::LastEntry => read_sheet(Reading::Last),
        Control::PreviousEntry => read_sheet(Reading::Previous),
        Control::NextEntry => read_sheet(Reading::Next),
        Control::Speak if sources.settings.person.recorder => Ok(Intent::Recorder(RecorderIntent::Turn)),
        Control::CheckLevel if sources.settings.person.recorder => Ok(Intent::Recorder(RecorderIntent::CheckLevel)),
        Control::Speak | Control::CheckLevel => Err("said-recorder-not-chosen"),
        Control::LastSpoken => Ok(Intent::Recorder(RecorderIntent::Hear(Hearing::Last))),
        Control::PreviousSpoken => Ok(Intent::Recorder(RecorderIntent::Hear(Hearing::Previous))),
        Control::NextSpoken => Ok(Intent::Recorder(RecorderIntent::Hear(Hearing::Next))),
        Control::State => Ok(Intent::Ask(Query::State)),
        Control::Moves => Ok(Intent::Ask(Query::Moves)),
        Control::Repeated if game.addressed_to(side).is_none_or(|turn| turn.announced.is_none()) => {
            Err("refused-nothing-announced")
        }
        Control::Repeated => playing(Intent::Repeated { for_side: side }),
        Control::Again => Ok(Intent::SayAgain),
        Control::Earlier => Ok(Intent::SayEarlier),
        Control::Press => playing(Intent::Do(Command::PressClock { side })),
        Control::AnnounceHands if !game.open_turn(side).is_some_and(|turn| game.is_made_by_hand(turn)) => {
            Err("refused-not-made")
        }
        Control::AnnounceHands => playing(Intent::AnnounceHands { for_side: side }),
        Control::Position => Ok(Intent::ReadPosition),
        Control::WhitePieces => Ok(Intent::Ask(Query::Pieces(Color::White, None))),
        Control::BlackPieces => Ok(Intent::Ask(Query::Pieces(Color::Black, None))),
        Control::LastMoves => Ok(Intent::Ask(Query::LastMoves(5))),
        Control::Captured => Ok(Intent::Ask(Query::Captured)),
        Control::OfferDraw => playing(Intent::AskFirst(Box::new(Intent::Do(Command::OfferDraw { side })))),
        Control::AcceptDraw => offered(Intent::AskFirst(Box::new(Intent::Do(Command::AcceptDraw { side })))),
        Control::DeclineDraw => offered(Intent::Do(Command::DeclineDraw { side })),
        Control::Resign => playing(Intent::AskFirst(Box::new(Intent::Do(Command::Resign { side })))),
        Control::ClaimFlag => timed(Intent::AskFirst(Box::new(Intent::Do(Command::ClaimFlag { side })))),
        Control::ClaimThreefold => claim(Claim::Threefold(None)),
        Control::ClaimFifty => claim(Claim::Fifty(None)),
        Control::ClaimQuickplay => claim(Claim::Quickplay),
        Control::ClaimIllegalMove => playing(Intent::Do(Command::Claim {
            side,
            claim: Claim::IllegalMove,
        })),
        Control::Adjust => Ok(Intent::Help),
        Control::UpholdClaim => settled(true),
        Control::RejectClaim => settled(false),
        Control::StartClocks => timed(Intent::Do(Command::StartClocks)),
        Control::StopClocks => timed(Intent::Do(Command::StopClocks)),
        Control::CompareBoards => Ok(Intent::Do(Command::CompareBoards)),
        Control::CompareSheets => Ok(Intent::CompareSheets),
        Control::StepWhite => Ok(Intent::Desk(DeskIntent::Step(Color::White))),
        Control::StepBlack => Ok(Intent::Desk(DeskIntent::Step(Color::Black))),
        Control::EnterWhite => playing(Intent::Desk(DeskIntent::BeginEntry(Color::White))),
        Control::EnterBlack => playing(Intent::Desk(DeskIntent::BeginEntry(Color::Black))),
        Control::EntryDone => playing(Intent::Desk(DeskIntent::FinishEntry)),
        Control::Adjourn if game.adjournment().is_some() => Err("refused-adjourned"),
        Control::Adjourn => playing(Intent::AskFirst(Box::new(Intent::Do(Command::Adjourn(
            Adjourn::Tell { until: None },
        ))))),
        Control::OpenEnvelope if game.adjournment().is_none_or(|open| open.envelope.is_none()) => {
            Err("refused-no-envelope")
        }
        Control::OpenEnvelope => playing(Intent::AskFirst(Box::new(Intent::Adjourn(AdjournIntent::Open)))),
        Control::ResumeGame if game.adjournment().is_none_or(|open| open.is_resumed) => Err("refused-not-adjourned"),
        Control::ResumeGame => playing(Intent::Do(Command::Adjourn(Adjourn::Resume))),
        Control::PublicVoice => Ok(Intent::PublicVoice(!sources.public_voice)),
        Control::TurnBoard => Ok(Intent::TurnBoard(!sources.settings.cells.turned)),
        Control::ReadBack
        | Control::MoveMyBoard
        | Control::SecondKeyboard
        | Control::TimeMarks
        | Control::Pulses
        | Control::ShortTimes
        | Control::ClockWindow
        | Control::ClockFullScreen => Ok(Intent::Set {
            setting: switch(control).unwrap_or(Setting::ReadBack),
            to: To::Next,
            told: true,
        }),
    }
}
