//! Every control of a screen: what it does now, or why it does nothing.

use shakmaty::Color;

use super::ButtonView;
use super::build::is_for;
use crate::controls::catalogue::Control;
use crate::controls::desk::DeskIntent;
use crate::controls::intent::{AdjournIntent, Intent, Wish};
use crate::controls::keymap::Keymap;
use crate::controls::recorder::{Hearing, RecorderIntent};
use crate::controls::settings::SettingsIntent;
use crate::controls::sheet::{Reading, SheetIntent};
use crate::laws::claim::Claim;
use crate::laws::command::{Adjourn, Command};
use crate::laws::event::ProposalKind;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::regulations::Repeat;
use crate::locale::Messages;
use crate::query::{self, Query};
use crate::settings::{CellWish, Setting};

/// The switches of a seat as they stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
pub struct Switches {
    /// The understood move is said back first.
    pub read_back_first: bool,
    /// A typed move is also made on one's own board.
    pub typed_moves_move_my_board: bool,
    /// The loudspeaker speaks.
    pub public_voice: bool,
    /// The other window takes keys.
    pub second_keyboard: bool,
    /// The person is told of his time at his marks.
    pub time_marks: bool,
    /// He feels that it gets short.
    pub pulses: bool,
    /// Times are said in their short form.
    pub short_times: bool,
    /// Both clocks stand in a window of their own.
    pub clock_window: bool,
    /// That window fills its screen.
    pub clock_full_screen: bool,
    /// The board is seen from the other side.
    pub turned: bool,
    /// The person speaks his scoresheet onto the recorder.
    pub recorder: bool,
}

/// The controls of that seat, in the order of the catalogue.
pub(super) fn buttons(
    game: &Game,
    seat: Person,
    messages: &Messages,
    keymap: &Keymap,
    switches: Switches,
) -> Vec<ButtonView> {
    Control::ALL
        .iter()
        .copied()
        .filter(|control| is_for(*control, seat, game))
        .map(|control| {
            let row = control.row();
            let keys: Vec<String> = keymap.keys(control).iter().map(|key| key.spoken(messages)).collect();
            ButtonView {
                control,
                name: messages.text(row.name, &[]),
                help: messages.text(row.help, &[]),
                keys: keys.join(", "),
                act: act(control, game, seat, switches).map_err(|id| messages.text(id, &[])),
                on: on(control, switches),
                due: is_due(control, game, seat),
            }
        })
        .collect()
}

fn on(control: Control, switches: Switches) -> Option<bool> {
    let switch = [
        (Control::ReadBack, switches.read_back_first),
        (Control::MoveMyBoard, switches.typed_moves_move_my_board),
        (Control::PublicVoice, switches.public_voice),
        (Control::SecondKeyboard, switches.second_keyboard),
        (Control::TimeMarks, switches.time_marks),
        (Control::Pulses, switches.pulses),
        (Control::ShortTimes, switches.short_times),
        (Control::TurnBoard, switches.turned),
        (Control::ClockWindow, switches.clock_window),
        (Control::ClockFullScreen, switches.clock_full_screen),
    ];
    switch
        .into_iter()
        .find(|(other, _)| *other == control)
        .map(|(_, on)| on)
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
fn act(control: Control, game: &Game, seat: Person, switches: Switches) -> Result<Intent, &'static str> {
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
        Control::Larger => Ok(Intent::Settings(SettingsIntent::Step(Setting::Zoom, true))),
        Control::Smaller => Ok(Intent::Settings(SettingsIntent::Step(Setting::Zoom, false))),
        Control::FirstSize => Ok(Intent::Settings(SettingsIntent::Reset(Setting::Zoom))),
        Control::BoardAlone => Ok(Intent::Settings(SettingsIntent::Step(Setting::BoardAlone, true))),
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
        Control::Speak if switches.recorder => Ok(Intent::Recorder(RecorderIntent::Turn)),
        Control::CheckLevel if switches.recorder => Ok(Intent::Recorder(RecorderIntent::CheckLevel)),
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
        Control::ReadBack => Ok(Intent::Set(Wish::ReadBackFirst(!switches.read_back_first))),
        Control::MoveMyBoard => Ok(Intent::Set(Wish::TypedMovesMoveMyBoard(
            !switches.typed_moves_move_my_board,
        ))),
        Control::PublicVoice => Ok(Intent::Set(Wish::PublicVoice(!switches.public_voice))),
        Control::SecondKeyboard => Ok(Intent::Set(Wish::SecondKeyboard(!switches.second_keyboard))),
        Control::TimeMarks => Ok(Intent::Set(Wish::TimeMarks(!switches.time_marks))),
        Control::Pulses => Ok(Intent::Set(Wish::Pulses(!switches.pulses))),
        Control::ShortTimes => Ok(Intent::Set(Wish::ShortTimes(!switches.short_times))),
        Control::TurnBoard => Ok(Intent::Set(Wish::Cells(CellWish::Turned(!switches.turned)))),
        Control::ClockWindow => Ok(Intent::Set(Wish::ClockWindow(!switches.clock_window))),
        Control::ClockFullScreen => Ok(Intent::Set(Wish::ClockFullScreen(!switches.clock_full_screen))),
    }
}
