//! Commands to the chessclock by players and arbiter, and its changes over time (Art. 6, 7.1).

use shakmaty::{ByColor, Chess, Color, Position as _};

use super::draft::Draft;
use super::mating::can_mate;
use super::refusal::{Article, Code, Refusal, RefusalDetail};
use crate::chessclock::Chessclock;
use crate::claim::Claim;
use crate::ending::{GameResult, Reason};
use crate::event::Event;
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::proposal::Proposal;
use crate::regulations::{Regulations, Rule, Speed};
use crate::time_control::Mode;

pub(super) fn must_have_a_clock(draft: &Draft<'_>) -> Result<(), Refusal> {
    if draft.game.clock().is_timed() {
        Ok(())
    } else {
        Err(Refusal::new(Code::NoClock))
    }
}

/// Corrections are made only while both clocks are stopped (requirement K for clocks).
pub(super) fn must_stand(draft: &Draft<'_>) -> Result<(), Refusal> {
    must_have_a_clock(draft)?;
    if draft.game.clock().running().is_some() {
        Err(Refusal::new(Code::ClockRunning))
    } else {
        Ok(())
    }
}

/// 6.6, 6.11.3.
pub(super) fn start(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    must_stand(draft).map_err(|refusal| Refusal {
        lack: RefusalDetail::ClocksRun,
        ..refusal
    })?;
    let regulations = draft.game.regulations();
    // III.6: the claim has ended play.
    let alone = draft.game.people().arbiter.is_none();
    let waits = |open: &Proposal| {
        matches!(
            open,
            Proposal::Claim {
                claim: Claim::Quickplay,
                ..
            }
        )
    };
    if alone && regulations.is_competition() && draft.game.proposals().iter().any(waits) {
        return draft.refuse(Code::ClaimOpen, Rule::QuickplayAlone);
    }
    // D.2.11: a visually impaired player is paired with a deaf one.
    let first = !draft.game.clock().has_started() && regulations.is_competition();
    let asked = regulations.parameters().deaf_needs_an_assistant;
    if first && asked && draft.game.people().lacks_an_assistant() {
        return draft.refuse(Code::NoAssistant, Rule::AssistantOfTheDeaf);
    }
    let side = offender(draft.game).unwrap_or(draft.game.clock().to_run());
    draft.emit(Event::ClocksStarted {
        by: Some(draft.by),
        side,
    });
    Ok(())
}

/// 7.5.1: the player who has to make another move in place of an illegal one.
fn offender(game: &Game) -> Option<Color> {
    let illegal = game.illegal.as_ref().filter(|illegal| !illegal.is_left());
    illegal.map(|illegal| illegal.side)
}

/// 7.1, 7.5.1: after the arbiter's ruling on an illegal move, a running clock is that of the player who has to make another one.
pub(super) fn offender_thinks(draft: &mut Draft<'_>) {
    let side = offender(draft.game).filter(|side| draft.game.clock().running() == Some(side.other()));
    if let Some(side) = side.filter(|_| draft.game.ending().is_none()) {
        draft.stop_clocks();
        draft.emit(Event::ClocksStarted {
            by: Some(draft.by),
            side,
        });
    }
}

/// 6.11.1, 6.11.2.
pub(super) fn stop(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    must_have_a_clock(draft)?;
    if draft.game.clock().running().is_none() {
        return Err(Refusal::new(Code::ClockStopped));
    }
    let left_ms = draft.game.clock().both_ms(draft.at);
    draft.emit(Event::ClocksStopped {
        by: Some(draft.by),
        left_ms,
    });
    Ok(())
}

fn difference(old_ms: u64, new_ms: u64) -> i64 {
    let signed = |ms| i64::try_from(ms).unwrap_or(i64::MAX);
    signed(new_ms).saturating_sub(signed(old_ms))
}

fn adjust(draft: &mut Draft<'_>, side: Color, new_ms: u64) -> Result<(), Refusal> {
    must_stand(draft)?;
    let by = Some(draft.by);
    show(draft, by, side, new_ms);
    Ok(())
}

/// Sets that clock; the event holds the times before and after.
pub(super) fn show(draft: &mut Draft<'_>, by: Option<Person>, side: Color, new_ms: u64) {
    let mut left_ms: ByColor<u64> = draft.game.clock().both_ms(draft.at);
    let old = *left_ms.get(side);
    *left_ms.get_mut(side) = new_ms;
    let delta_ms = difference(old, new_ms);
    draft.emit(Event::TimeAdjusted {
        by,
        side,
        left_ms,
        delta_ms,
    });
}

pub(super) fn set(draft: &mut Draft<'_>, side: Color, left_ms: u64) -> Result<(), Refusal> {
    adjust(draft, side, left_ms)?;
    both_flags(draft);
    Ok(())
}

/// B9 of 2005.
fn draw_by_both_flags(regulations: &Regulations) -> Proposal {
    Proposal::result(
        GameResult::Draw,
        Reason::Time,
        regulations.article(Rule::BothFlagsRapid),
    )
}

/// Guideline III.3 (6.12 in 2005): the arbiter enters that both flags are down, so it is unknown which fell first. In
/// the last period it is a draw; in an earlier one the game continues with the next period's time.
fn both_flags(draft: &mut Draft<'_>) {
    let (game, at) = (&*draft.game, draft.at);
    let (clock, regulations) = (game.clock(), game.regulations());
    let unknown = clock.both_ms(at) == ByColor { white: 0, black: 0 } && clock.first_fallen().is_none();
    let increments = Color::ALL
        .into_iter()
        .any(|side| clock.period(side).is_some_and(|period| period.freezes()));
    let parameters = regulations.parameters();
    let applies =
        parameters.quickplay.always || (regulations.quickplay && regulations.speed != Speed::Blitz && !increments);
    if !unknown || !applies {
        return;
    }
    let next = |side| clock.in_next_period(side, at);
    let proposal = match (next(Color::White), next(Color::Black)) {
        (_, _) if parameters.draws.both_flags_draw => draw_by_both_flags(regulations),
        (None, None) => Proposal::result(GameResult::Draw, Reason::Time, regulations.article(Rule::BothFlags)),
        (white, black) => Proposal::Clock {
            left_ms: ByColor {
                white: white.unwrap_or(0),
                black: black.unwrap_or(0),
            },
            article: regulations.article(Rule::BothFlagsContinue),
        },
    };
    draft.propose(proposal);
}

pub(super) fn add(draft: &mut Draft<'_>, side: Color, by_ms: u64) -> Result<(), Refusal> {
    let left = draft.game.clock().left_ms(side, draft.at);
    adjust(draft, side, left.saturating_add(by_ms))
}

pub(super) fn take(draft: &mut Draft<'_>, side: Color, by_ms: u64) -> Result<(), Refusal> {
    must_have_a_clock(draft)?;
    // 6.2.6: no time is taken from a disabled player for needing an assistant; before the start there is no other reason.
    let regulations = draft.game.regulations();
    let before_the_start = !draft.game.clock().has_started();
    let edition_says = regulations.parameters().no_deduction_for_a_disability;
    if before_the_start && edition_says && draft.game.people().is_disabled(side) {
        return draft.refuse(Code::NotPermitted, Rule::NoDeduction);
    }
    let left = draft.game.clock().left_ms(side, draft.at);
    adjust(draft, side, left.saturating_sub(by_ms))
}

pub(super) fn set_moves(draft: &mut Draft<'_>, side: Color, moves: u32) -> Result<(), Refusal> {
    must_stand(draft)?;
    draft.emit(Event::MovesAdjusted {
        by: draft.by,
        side,
        moves,
    });
    Ok(())
}

/// 6.10.2: times and counter stay unchanged.
pub(super) fn set_period(draft: &mut Draft<'_>, side: Color, period: u32) -> Result<(), Refusal> {
    must_stand(draft)?;
    let known = draft.game.clock().periods(side);
    if period == 0 || usize::try_from(period).is_ok_and(|period| period > known) {
        return Err(Refusal::new(Code::OutOfRange));
    }
    draft.emit(Event::PeriodAdjusted {
        by: draft.by,
        side,
        period,
    });
    Ok(())
}

/// A press during a pause has changed sides: the arbiter is asked whether the move counts (6.10.2).
pub(super) fn pressed_in_a_pause(draft: &mut Draft<'_>, side: Color) {
    let (game, clock) = (&*draft.game, draft.game.clock());
    let pauses = clock.has_started() && clock.first_fallen().is_none() && game.ending().is_none();
    if pauses && game.people().arbiter.is_some() {
        let moves = game.clock().clock(side).moves;
        let article = game.regulations().article(Rule::WrongSetting);
        draft.propose(Proposal::Count { side, moves, article });
    }
}

/// Gives `side` the time of its next period without a press: the period ended by flag, or its last move was completed
/// by the opponent's press (6.2.1.2).
fn pass(draft: &mut Draft<'_>, side: Color) {
    let clock = draft.game.clock();
    let Some(new_ms) = clock.in_next_period(side, draft.at) else {
        return;
    };
    let period = clock.clock(side).period.saturating_add(2);
    let mut left_ms = clock.both_ms(draft.at);
    let delta_ms = difference(*left_ms.get(side), new_ms);
    *left_ms.get_mut(side) = new_ms;
    draft.emit(Event::TimeAdjusted {
        by: None,
        side,
        left_ms,
        delta_ms,
    });
    draft.emit(Event::PeriodPassed { side, period });
}

/// Passes the period of a player who has completed its moves without pressing a running clock of their own.
pub(super) fn pass_without_press(draft: &mut Draft<'_>, side: Color) {
    if draft.game.clock().moves_to_control(side) == Some(0) {
        pass(draft, side);
    }
}

/// 6.8, 6.9: the flag falls at the true zero and the result is proposed: a loss, or a draw if the opponent cannot
/// mate by any legal series of moves.
pub(super) fn flag(draft: &mut Draft<'_>) {
    let game = &draft.game;
    if game.is_online() || game.flag_at().is_none_or(|at| at > draft.at) {
        return;
    }
    let Some(side) = game.clock().running() else {
        return;
    };
    let passing: Vec<Color> = game.clock().pass_by_flag(side).collect();
    if !passing.is_empty() && game.clock().first_fallen().is_none() {
        for side in passing {
            pass(draft, side);
        }
        return;
    }
    let left_ms = game.clock().both_ms(draft.at);
    let is_first = game.clock().first_fallen().is_none();
    draft.emit(Event::FlagFell { side, left_ms });
    let parameters = draft.game.parameters();
    if is_first {
        // B7 of 2005: the arbiter waits for the claim.
        if !parameters.flag_only_claimed {
            propose_by_time(draft, side);
        }
    } else if parameters.draws.both_flags_draw {
        let is_result = |proposal: &Proposal| matches!(proposal, Proposal::Result { .. });
        if let Some(place) = draft.game.proposals().iter().position(is_result) {
            draft.settle(None, place, false);
        }
        let proposal = draw_by_both_flags(draft.game.regulations());
        draft.propose(proposal);
    }
    // Otherwise it is known which flag fell first, and the second changes nothing (6.9).
}

/// 6.9; if it is undecided whether the winner can mate at all, the arbiter decides.
fn by_time(draft: &Draft<'_>, fallen: Color) -> (GameResult, bool) {
    let winner = fallen.other();
    match can_mate(&draft.game.current(), winner) {
        Some(false) => (GameResult::Draw, false),
        Some(true) => (GameResult::win(winner), false),
        None => (GameResult::win(winner), true),
    }
}

fn propose_by_time(draft: &mut Draft<'_>, fallen: Color) {
    let (result, undecided) = by_time(draft, fallen);
    let article = draft.game.regulations().article(Rule::FlagFall);
    draft.propose(Proposal::Result {
        result,
        reason: Reason::Time,
        article,
        undecided,
    });
}

/// The opponent's flag is claimed; without an arbiter 6.9 is applied at once.
pub(super) fn claim_flag(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    must_have_a_clock(draft)?;
    if !draft.game.clock().clock(side.other()).fallen {
        return draft.refuse(Code::FlagNotFallen, Rule::FlagFall);
    }
    let parameters = draft.game.parameters();
    let both = parameters.draws.both_flags_draw && draft.game.clock().clock(side).fallen;
    if !both && draft.game.clock().first_fallen() == Some(side) {
        return draft.refuse(Code::TooLate, Rule::FlagFall);
    }
    if parameters.flag_only_claimed {
        // B7 of 2005: the flag fall was not reported before. B8: the claimant stops both clocks.
        let article = draft.game.regulations().article(Rule::FlagClaimedFast);
        draft.emit(Event::claimed(draft.by, side, Claim::Flag, article));
        draft.stop_clocks();
    }
    let proposed = |proposal: &Proposal| matches!(proposal, Proposal::Result { .. });
    let is_proposed = draft.game.proposals().iter().any(proposed);
    let no_arbiter = draft.game.people().arbiter.is_none();
    if both && no_arbiter {
        draft.end(GameResult::Draw, Reason::Time, Rule::BothFlagsRapid);
        return Ok(());
    }
    if both {
        if !is_proposed {
            let proposal = draw_by_both_flags(draft.game.regulations());
            draft.propose(proposal);
        }
        return Ok(());
    }
    let (result, undecided) = by_time(draft, side.other());
    if no_arbiter && !undecided {
        draft.end(result, Reason::Time, Rule::FlagFall);
    } else if !is_proposed {
        propose_by_time(draft, side.other());
    }
    Ok(())
}

/// 7.1: times and counters as they were after that ply; no proposal if the clocks already show them.
pub(super) fn propose_times(draft: &mut Draft<'_>, ply: u32, article: Article) {
    let game = &draft.game;
    if !game.clock().is_timed() {
        return;
    }
    let kept = usize::try_from(ply).unwrap_or(usize::MAX);
    let left_ms = if let Some(index) = kept.checked_sub(1) {
        game.line().get(index).map(|completed| completed.left_ms)
    } else {
        let regulations = game.regulations();
        let first = regulations.start.turn();
        let set = Chessclock::set(regulations.time.clone(), regulations.increment_before_first_move, first);
        Some(set.both_ms(draft.at))
    };
    let Some(left_ms) = left_ms else { return };
    let first = game.regulations().start.turn();
    let moves = ByColor::new_with(|side| if side == first { ply.div_ceil(2) } else { ply / 2 });
    let now_ms = game.clock().both_ms(draft.at);
    let now_moves = ByColor::new_with(|side| game.clock().clock(side).moves);
    if (left_ms, moves) != (now_ms, now_moves) {
        draft.propose_once(Proposal::ClocksBack {
            ply,
            left_ms,
            moves,
            article,
        });
    }
}

/// The times and counts to be taken back from both clocks with the moves after a ply.
pub(super) struct Retaken {
    ply: u32,
    gained_ms: ByColor<u64>,
    counted: ByColor<u32>,
}

/// The part to be taken back with that correction; `None` if the correction sets its own times, or takes back no move.
pub(super) fn retaken(game: &Game, correction: &Proposal) -> Option<Retaken> {
    let ply = match correction {
        Proposal::TakeBack { ply, .. } => *ply,
        Proposal::Correction {
            board: None,
            ply,
            article,
        } if *article == game.regulations().article(Rule::IllegalMove) => *ply,
        Proposal::Correction { .. }
        | Proposal::Penalty { .. }
        | Proposal::Result { .. }
        | Proposal::Claim { .. }
        | Proposal::Clock { .. }
        | Proposal::ClocksBack { .. }
        | Proposal::Count { .. } => return None,
    };
    let side = game.official_after(ply).map(Chess::turn)?;
    let kept = usize::try_from(ply).ok()?;
    let behind = game.line().get(kept..).unwrap_or_default();
    let mover = |index: usize| if index.is_multiple_of(2) { side } else { side.other() };
    let count = |of: Color| (0..behind.len()).filter(|index| mover(*index) == of).count();
    let counted = ByColor::new_with(|of| u32::try_from(count(of)).unwrap_or(u32::MAX));
    let gained = |of: Color| {
        if behind.len() > 1 {
            // The opponent has replied: every move since brought its increment.
            increment_ms(game, of).saturating_mul(u64::from(*counted.get(of)))
        } else if of == side && game.press.by == Some(side) {
            game.press.gained_ms
        } else {
            0
        }
    };
    let gained_ms = ByColor::new_with(gained);
    Some(Retaken {
        ply,
        gained_ms,
        counted,
    })
}

fn increment_ms(game: &Game, side: Color) -> u64 {
    let fischer = game.clock().period(side).filter(|period| period.mode == Mode::Fischer);
    fischer.map_or(0, |period| period.increment_ms)
}

/// 7.1: the present times less the gain of the press, and the counters without the moves taken back.
pub(super) fn propose_retaken(draft: &mut Draft<'_>, retaken: &Retaken) {
    let clock = draft.game.clock();
    if !clock.is_timed() || draft.game.people().arbiter.is_none() {
        return;
    }
    let left = clock.both_ms(draft.at);
    let less = |side: Color| left.get(side).saturating_sub(*retaken.gained_ms.get(side));
    let moves = |side: Color| clock.clock(side).moves.saturating_sub(*retaken.counted.get(side));
    let (left_ms, moves) = (ByColor::new_with(less), ByColor::new_with(moves));
    let counted = ByColor::new_with(|side| clock.clock(side).moves);
    let article = draft.game.regulations().article(Rule::ReinstatedClocks);
    // If the correction crosses the end of a period, only the times recorded at that ply are correct.
    let passed = |side: Color| {
        retaken.counted.white.min(retaken.counted.black) > 0
            && clock
                .period_after(side, *moves.get(side))
                .is_some_and(|period| period != clock.clock(side).period.saturating_add(1))
    };
    if Color::ALL.into_iter().any(passed) {
        propose_times(draft, retaken.ply, article);
    } else if (left_ms, moves) != (left, counted) {
        let proposal = Proposal::ClocksBack {
            ply: retaken.ply,
            left_ms,
            moves,
            article,
        };
        draft.propose_once(proposal);
    }
}

/// Sets both clocks and both counters back.
pub(super) fn set_back(draft: &mut Draft<'_>, by: Option<Person>, left_ms: ByColor<u64>, moves: ByColor<u32>) {
    for side in Color::ALL {
        let (left_ms, moves) = (*left_ms.get(side), *moves.get(side));
        let person = by.unwrap_or(draft.by);
        if draft.game.clock().left_ms(side, draft.at) != left_ms {
            show(draft, by, side, left_ms);
        }
        if draft.game.clock().clock(side).moves != moves {
            let by = person;
            draft.emit(Event::MovesAdjusted { by, side, moves });
        }
        // The moves of the period have to be made again before its time is given (6.3.1).
        let clock = draft.game.clock();
        let period = clock.period_after(side, moves);
        if let Some(period) = period.filter(|period| *period != clock.clock(side).period.saturating_add(1)) {
            draft.emit(Event::PeriodAdjusted {
                by: person,
                side,
                period: u32::try_from(period).unwrap_or(u32::MAX),
            });
        }
    }
}

/// Interval of the time-check record, in milliseconds.
const EVERY_MS: u64 = 30 * 60 * 1000;

/// The moment the next line is due, counted from the actual start; `None` without an arbiter to keep the record, and
/// while the game is adjourned.
pub(super) fn time_check_due_at(game: &Game) -> Option<Moment> {
    if game.adjournment().is_some() {
        return None;
    }
    let last = game
        .arbiter
        .time_checks
        .last()
        .map(|check| check.at)
        .or(game.clock.started_at())?;
    let due = Moment::from_millis(last.as_millis()).plus_millis(EVERY_MS);
    game.people.arbiter.is_some().then_some(due)
}

pub(super) fn check_times(draft: &mut Draft<'_>) {
    if time_check_due_at(draft.game).is_some_and(|at| at <= draft.at) {
        let clock = draft.game.clock();
        let left_ms = clock.both_ms(draft.at);
        let moves = ByColor::new_with(|side| clock.clock(side).moves);
        draft.emit(Event::TimesChecked { left_ms, moves });
    }
}
