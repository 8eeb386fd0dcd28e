//! Sealing a move, opening the envelope and resuming the game: the rules of Guidelines I and their consequences.

use shakmaty::{Color, Move, uci::UciMove};

use super::command::{Adjourn, Command};
use super::draft::Draft;
use super::mating::can_mate;
use super::refusal::{Code, Refusal};
use super::{clock, irregularity, moving};
use crate::adjournment::{Adjournment, Envelope};
use crate::ending::{GameResult, Reason};
use crate::event::{Adjourning, Event};
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::position::legal;
use crate::proposal::Proposal;
use crate::regulations::Rule;
use crate::turn::Turn;

fn refused<T>(game: &Game, code: Code, rule: Rule) -> Result<T, Refusal> {
    Err(Refusal::under(code, game.regulations().article(rule)))
}

/// Refuses the commands that are not allowed during an adjournment, or while the envelope is closed.
pub(super) fn must_not_hold(game: &Game, command: &Command) -> Result<(), Refusal> {
    let Some(adjournment) = &game.adjournment else {
        return Ok(());
    };
    // With another PIN, the envelope closed with this one could not be opened.
    if matches!(command, Command::Lock { .. }) && adjournment.envelope.is_some() {
        return refused(game, Code::Adjourned, Rule::OpenEnvelope);
    }
    if (adjournment.holds_the_game() || !adjournment.is_final) && irregularity::would_take_up(game, command) {
        return refused(game, Code::Adjourned, Rule::Resumption);
    }
    let hands = matches!(
        command,
        Command::Lift { .. } | Command::Place { .. } | Command::Remove { .. } | Command::Repeat { .. }
    );
    let goes_on = matches!(
        command,
        Command::Announce { .. }
            | Command::CorrectAnnouncement { .. }
            | Command::PressClock { .. }
            | Command::StartClocks
    );
    let writes = matches!(
        command,
        Command::Record { .. } | Command::CorrectEntry { .. } | Command::MarkRecorder { .. }
    );
    if adjournment.holds_the_game() {
        // Both scoresheets are in the envelope until it is opened (I.1.1).
        return if goes_on || hands || (writes && !adjournment.is_opened) {
            refused(game, Code::Adjourned, Rule::Resumption)
        } else {
            Ok(())
        };
    }
    // A player told to seal may still touch, but their move goes into the envelope and not to the clock. A clock that
    // was stopped meanwhile may be started again, and a reply sealed in turn is clocked (I.9.3).
    let starts_again = matches!(command, Command::StartClocks);
    let presses = matches!(command, Command::PressClock { .. }) && adjournment.is_resumed;
    if !adjournment.is_final && goes_on && !starts_again && !presses {
        return refused(game, Code::Adjourned, Rule::SealedMove);
    }
    Ok(())
}

/// Carries out a command about an adjournment.
pub(super) fn adjourn(draft: &mut Draft<'_>, what: &Adjourn) -> Result<(), Refusal> {
    match what {
        Adjourn::Tell { until } => tell(draft, until.clone()),
        Adjourn::Seal { side, envelope, uci } => seal(draft, *side, envelope, *uci),
        Adjourn::Open { text, uci } => {
            let text = text.as_ref().ok_or(Refusal::new(Code::Incomplete))?;
            open(draft, text, *uci)
        }
        Adjourn::Lose => lose(draft),
        Adjourn::LosePosition => lose_position(draft),
        Adjourn::Resume => resume(draft),
    }
}

/// The player who has to seal, and the ply: the player to move, or the one whose move is made and not completed.
fn sealer(game: &Game) -> (Color, u32) {
    let turn = game.turns.pending.first().unwrap_or(&game.turns.now);
    (turn.side, turn.ply)
}

/// I.1.1 at the end of the session, by the arbiter; I.1.2 before it, by the player to move.
fn tell(draft: &mut Draft<'_>, until: Option<String>) -> Result<(), Refusal> {
    let game = &draft.game;
    let (side, ply, is_early) = if let Some(adjournment) = &game.adjournment {
        // The arbiter may enter the time of the resumption later, or another one (I.2).
        if draft.by != Person::Arbiter || until.is_none() || !adjournment.is_under_way() {
            return refused(game, Code::Adjourned, Rule::SealedMove);
        }
        (adjournment.side, adjournment.ply, adjournment.is_early)
    } else {
        let (side, ply) = sealer(game);
        let is_early = draft.by != Person::Arbiter;
        // Without a session that ends, there is no time to charge the player with.
        if is_early && (draft.by != Person::Player(side) || game.regulations().schedule.session_ms.is_none()) {
            return refused(game, Code::NotPermitted, Rule::EarlyAdjournment);
        }
        (side, ply, is_early)
    };
    draft.emit(Event::Adjournment(Adjourning::Adjourned {
        by: draft.by,
        side,
        ply,
        until,
        is_early,
    }));
    // After an illegal move that waits for a ruling, the opponent's clock runs; from now on the time is the sealer's (I.1.1).
    if draft.game.clock().running() == Some(side.other()) {
        clock::stop(draft)?;
        start_clock(draft, side);
    }
    Ok(())
}

/// I.1.1; I.9.3 for the reply to a player who is absent at the resumption.
fn may_seal(game: &Game, side: Color) -> Result<&Adjournment, Refusal> {
    let Some(adjournment) = &game.adjournment else {
        return refused(game, Code::TooEarly, Rule::SealedMove);
    };
    if adjournment.is_opened {
        let replies = side == adjournment.side.other();
        if !replies || *adjournment.arrived.get(adjournment.side) {
            return refused(game, Code::NotPermitted, Rule::SealerAbsent);
        }
        if game.turn().side != side {
            return refused(game, Code::NotYourMove, Rule::HasTheMove);
        }
    } else if adjournment.is_final {
        return refused(game, Code::TooLate, Rule::SealedMove);
    } else if adjournment.side != side {
        return refused(game, Code::NotYourMove, Rule::SealedMove);
    }
    Ok(adjournment)
}

fn turn_to_seal(game: &Game, side: Color) -> Option<&Turn> {
    let mut pending = game.turns.pending.iter();
    pending.find(|turn| turn.side == side).or(game.open_turn(side))
}

/// The player who may seal a move now, and its ply.
pub fn sealer_now(game: &Game) -> Option<(Color, u32)> {
    Color::ALL.into_iter().find_map(|side| {
        let adjournment = may_seal(game, side).ok()?;
        Some((side, turn_to_seal(game, side).map_or(adjournment.ply, |turn| turn.ply)))
    })
}

fn seal(draft: &mut Draft<'_>, side: Color, envelope: &Envelope, uci: Option<UciMove>) -> Result<(), Refusal> {
    let game = &draft.game;
    let adjournment = may_seal(game, side)?;
    // A move made on the board is the sealed move; no other may be sealed (I.1.1).
    let turn = turn_to_seal(game, side);
    let made = turn.and_then(|turn| turn.made);
    if made.is_some() && made != uci {
        return refused(game, Code::MoveIsMade, Rule::SealedMove);
    }
    let ply = turn.map_or(adjournment.ply, |turn| turn.ply);
    draft.emit(Event::Adjournment(Adjourning::MoveSealed {
        by: draft.by,
        side,
        ply,
        envelope: envelope.clone(),
        is_final: false,
    }));
    Ok(())
}

/// Stopping the clock ends the right to change the sealed move, and charges a player who adjourned early (I.1.1, I.1.2).
pub(super) fn stop_clocks(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    clock::stop(draft)?;
    let Some(adjournment) = &draft.game.adjournment else {
        return Ok(());
    };
    let charged = adjournment.is_early && adjournment.is_final && !adjournment.is_resumed;
    let side = adjournment.side;
    let rest_ms = draft
        .game
        .regulations()
        .schedule
        .session_ms
        .map_or(0, |session_ms| session_ms.saturating_sub(draft.at.as_millis()));
    if charged && rest_ms > 0 {
        let left = draft.game.clock().left_ms(side, draft.at);
        clock::show(draft, Some(draft.by), side, left.saturating_sub(rest_ms));
    }
    Ok(())
}

/// I.9.3: having sealed the reply, the player stops their clock and starts that of the absent player; no move is made.
pub(super) fn press(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    // Before the resumption, the player told to seal may not press at all.
    let sealed = draft.game.adjournment.as_ref().filter(|open| !open.is_final);
    if sealed.is_none_or(|adjournment| adjournment.side != side) {
        return moving::press(draft, side);
    }
    let left_ms = draft.game.clock().both_ms(draft.at);
    draft.emit(Event::ClockPressed {
        by: draft.by,
        side,
        left_ms,
    });
    Ok(())
}

/// I.7, I.9: only when the player who must reply is present.
fn open(draft: &mut Draft<'_>, text: &str, uci: Option<UciMove>) -> Result<(), Refusal> {
    may_open(draft.game)?;
    let Some(adjournment) = draft.game.adjournment.clone() else {
        return refused(draft.game, Code::NoEnvelope, Rule::Resumption);
    };
    if draft.game.clock().running() == Some(adjournment.side) {
        clock::stop(draft)?;
    }
    let (side, ply) = (adjournment.side, adjournment.ply);
    let legal = uci.and_then(|uci| legal(uci, draft.game.official()));
    draft.emit(Event::Adjournment(Adjourning::EnvelopeOpened {
        by: draft.by,
        side,
        ply,
        text: text.to_owned(),
        uci,
        is_invalid: false,
    }));
    match legal {
        Some(legal) => make(draft, side, legal),
        None => lost_by_the_sealed_move(draft, side),
    }
    Ok(())
}

/// Checks whether the envelope may be opened now, before anyone sees its contents.
///
/// # Errors
/// `no_envelope`, or `not_permitted` if the player who must reply is not present (I.7, I.9.2).
pub fn may_open(game: &Game) -> Result<(), Refusal> {
    let closed = game
        .adjournment
        .as_ref()
        .filter(|adjournment| adjournment.envelope.is_some());
    let Some(adjournment) = closed else {
        return refused(game, Code::NoEnvelope, Rule::Resumption);
    };
    // After the default time it may be opened all the same, because the sealed move may have ended the game (I.10).
    if adjournment.reply_is_absent() && !adjournment.default_offered {
        return refused(game, Code::NotPermitted, Rule::OpenEnvelope);
    }
    Ok(())
}

fn make(draft: &mut Draft<'_>, side: Color, legal: Move) {
    let uci = legal.to_uci(draft.game.regulations().castling_mode);
    let ply = u32::try_from(draft.game.line().len())
        .unwrap_or(u32::MAX)
        .saturating_add(1);
    let mut turn = Turn::new(side, ply);
    turn.announced = Some(uci);
    if moving::complete(draft, &turn) {
        clock::pass_without_press(draft, side);
    }
}

/// I.8: ambiguous, not intelligible, or illegal; a draw if the opponent cannot mate.
fn lost_by_the_sealed_move(draft: &mut Draft<'_>, side: Color) {
    let cannot = can_mate(draft.game.official(), side.other());
    let result = if cannot == Some(false) {
        GameResult::Draw
    } else {
        GameResult::win(side.other())
    };
    let article = draft.game.regulations().article(Rule::UnclearSealedMove);
    draft.propose(Proposal::Result {
        result,
        reason: Reason::IllegalMove,
        article,
        undecided: cannot.is_none(),
    });
}

/// I.12: the owner of the envelope is to move again, with the times of the adjournment.
fn lose(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let closed = draft
        .game
        .adjournment
        .as_ref()
        .filter(|adjournment| adjournment.envelope.is_some());
    let Some((side, ply)) = closed.map(|adjournment| (adjournment.side, adjournment.ply)) else {
        return refused(draft.game, Code::NoEnvelope, Rule::LostEnvelope);
    };
    draft.emit(Event::Adjournment(Adjourning::EnvelopeLost {
        by: draft.by,
        side,
        ply,
    }));
    Ok(())
}

/// I.12.2: a new game is played, from the initial position and with the initial times.
fn lose_position(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let is_lost = draft.game.adjournment.as_ref().is_some_and(|open| open.is_lost);
    if !is_lost {
        lose(draft)?;
    }
    let article = draft.game.regulations().article(Rule::LostPosition);
    let anew = Proposal::correction(None, 0, article.clone());
    draft.propose_once(anew);
    clock::propose_times(draft, 0, article);
    Ok(())
}

/// I.9: with the envelope open, the reply clock starts after the move. With it closed, it starts because the player to reply is absent.
fn resume(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = &draft.game;
    let Some(adjournment) = game.adjournment.clone().filter(|adjournment| !adjournment.is_resumed) else {
        return refused(game, Code::NotAdjourned, Rule::Resumption);
    };
    if adjournment.envelope.is_none() && !adjournment.is_opened && !adjournment.is_lost {
        // No move was sealed: the game continues as if it had not been adjourned.
        draft.emit(Event::Adjournment(Adjourning::Resumed { by: draft.by }));
        start_clock(draft, adjournment.side);
        return Ok(());
    }
    if draft.game.clock().running().is_some() {
        clock::stop(draft)?;
    }
    draft.emit(Event::Adjournment(Adjourning::Resumed { by: draft.by }));
    let side = if adjournment.is_lost {
        // The owner of the envelope, unless their move is already made; not so in a new game (I.12, I.12.2).
        draft.game.turn().side
    } else {
        adjournment.side.other()
    };
    start_clock(draft, side);
    Ok(())
}

fn start_clock(draft: &mut Draft<'_>, side: Color) {
    if draft.game.clock().is_timed() && draft.game.clock().running().is_none() {
        draft.emit(Event::ClocksStarted {
            by: Some(draft.by),
            side,
        });
    }
}

/// The player known to be absent after the resumption: the player to reply while the envelope is closed (I.9.2), else
/// the sealer (I.9.3, I.12). An adjournment with the envelope open is only remembered while the sealer alone is
/// absent.
fn absent(adjournment: &Adjournment) -> Option<Color> {
    let replies = adjournment.side.other();
    let side = if adjournment.envelope.is_some() {
        replies
    } else {
        adjournment.side
    };
    Some(side).filter(|side| !*adjournment.arrived.get(*side))
}

/// The moment at which the absent player loses by default.
pub(super) fn runs_out_at(game: &Game) -> Option<Moment> {
    let adjournment = game.adjournment.as_ref()?;
    let waits = absent(adjournment).is_some() && !adjournment.default_offered;
    let limit = game.regulations().default_time_in_force_ms();
    let since = adjournment.resumed_at.filter(|_| waits && limit > 0)?;
    Some(Moment::from_millis(since.as_millis()).plus_millis(limit))
}

/// I.10, checked as time passes.
pub(super) fn check(draft: &mut Draft<'_>) {
    let absent = draft.game.adjournment.as_ref().and_then(absent);
    let has_run_out = runs_out_at(draft.game).is_some_and(|at| at <= draft.at);
    if let Some(side) = absent.filter(|_| has_run_out) {
        propose_default(draft, side);
    }
}

/// I.10, when a player arrives at a table without a default time: any arrival is too late.
pub(super) fn arrives(draft: &mut Draft<'_>, side: Color) -> bool {
    let Some(adjournment) = draft
        .game
        .adjournment
        .clone()
        .filter(|adjournment| adjournment.is_final)
    else {
        return false;
    };
    let late = absent(&adjournment) == Some(side)
        && draft.game.regulations().default_time_in_force_ms() == 0
        && adjournment
            .resumed_at
            .is_some_and(|since| draft.at.millis_since(since) > 0);
    draft.emit(Event::Arrived { by: draft.by, side });
    if late {
        propose_default(draft, side);
    }
    true
}

/// I.10: the player has come too late, or not at all.
fn propose_default(draft: &mut Draft<'_>, absent: Color) {
    let result = GameResult::win(absent.other());
    let article = draft.game.regulations().article(Rule::LateAtResumption);
    draft.propose(Proposal::result(result, Reason::Default, article));
}
