//! The one act a player can do now, or the reason why there is none. The answer on request, the hint after a while and
//! the one large button of a screen all come from here.

use shakmaty::Color;

use super::task::is_made;
use super::{Task, open_task};
use laws::away::AwayPlayer;
use laws::command::{Duty, may};
use laws::game::Game;
use laws::people::Person;
use laws::proposal::ProposalKind;
use laws::regulations::{Repeat, Venue};
use laws::turn::Turn;

/// The next act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerAct {
    /// Answer the question that is open with yes or no.
    Answer,
    /// Enter once more: the move was read back and waits.
    Confirm,
    /// Start the clocks: nothing else is missing.
    StartClocks,
    /// Seal the move (I.1.1).
    Seal,
    /// Stop the clock after sealing the move (I.1.1).
    StopClock,
    /// Make a move.
    Move,
    /// Make a move, or answer the offer of a draw.
    MoveOrAnswer,
    /// Make another move in place of the illegal one, or wait for the arbiter (7.5.1).
    ReplaceIllegal,
    /// Make on one's own board the move that is already announced.
    MakeAnnounced,
    /// Announce the move made on one's own board (D.2.1).
    Announce,
    /// Repeat the opponent's move (D.2.1).
    Repeat,
    /// Execute the opponent's move on one's own board.
    Execute,
    /// Press the clock.
    Press,
    /// Accept or decline the proposal; there is no arbiter.
    Settle,
    /// Sign the scoresheet, or refuse to (8.7).
    Sign,
    /// No act is possible, for that reason.
    Nothing(Reason),
}

/// The reason why no act is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game has ended.
    Ended,
    /// The game is adjourned.
    Adjourned,
    /// The clocks are stopped, and the arbiter starts them.
    ArbiterStarts,
    /// A claim waits for the arbiter.
    ArbiterRules,
    /// The opponent must first do that task.
    Waits(Task),
    /// The opponent must still agree to the proposal.
    WaitsForAgreement,
    /// The opponent is an engine, which thinks.
    EngineThinks,
    /// The opponent is an engine that is no longer there.
    EngineGone,
    /// The player of that side is not at this table.
    IsAway,
}

/// The act a player can do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextAct {
    /// The side whose act it is.
    pub side: Color,
    /// The act.
    pub act: PlayerAct,
}

/// The next act of that player in the game; a player who is not in the room has none.
pub fn next_act(game: &Game, side: Color) -> NextAct {
    let act = due(game, side);
    let is_over = matches!(act, PlayerAct::Nothing(Reason::Ended | Reason::Adjourned));
    let act = if is_over {
        act
    } else if game.away(side).is_some() {
        PlayerAct::Nothing(if act == PlayerAct::Sign {
            Reason::Ended
        } else {
            Reason::IsAway
        })
    } else if act == PlayerAct::Nothing(Reason::Waits(Task::ToMake)) && is_engine(game, side.other()) {
        PlayerAct::Nothing(Reason::EngineThinks)
    } else {
        act
    };
    NextAct { side, act }
}

fn is_engine(game: &Game, side: Color) -> bool {
    matches!(game.away(side), Some(AwayPlayer::Engine { .. }))
}

/// The next act due for that side, whoever plays it.
pub fn due(game: &Game, side: Color) -> PlayerAct {
    ended_or_held(game, side)
        .or_else(|| proposed(game, side))
        .or_else(|| clocks_are_stopped(game, side))
        .unwrap_or_else(|| of_the_cycle(game, side))
}

fn ended_or_held(game: &Game, side: Color) -> Option<PlayerAct> {
    if game.ending().is_some() {
        return Some(if is_to_sign(game, side) {
            PlayerAct::Sign
        } else {
            PlayerAct::Nothing(Reason::Ended)
        });
    }
    let adjournment = game.adjournment()?;
    let is_to_seal = !adjournment.is_final && !adjournment.is_resumed && adjournment.side == side;
    let is_clocked = game.clock().running().is_some();
    if is_to_seal && adjournment.envelope.is_none() {
        Some(PlayerAct::Seal)
    } else if is_to_seal && is_clocked {
        Some(PlayerAct::StopClock)
    } else {
        let waits = adjournment.holds_the_game() || adjournment.is_under_way();
        waits.then_some(PlayerAct::Nothing(Reason::Adjourned))
    }
}

/// True if that player is to sign: after the end, at an event (8.7). At home nobody is asked to.
pub fn is_to_sign(game: &Game, side: Color) -> bool {
    is_signed_at(game) && game.signature(side).is_none()
}

/// True if the scoresheets of that game are to be signed now: it has ended, and not at home.
pub fn is_signed_at(game: &Game) -> bool {
    game.ending().is_some() && game.regulations().place == Venue::Event && !game.is_online()
}

/// True if the game waits for the arbiter's ruling: on a claim, on a result (6.9), or after an illegal move (7.5.1).
pub fn awaits_ruling(game: &Game) -> bool {
    let mut kinds = game.proposals().iter().map(laws::proposal::Proposal::kind);
    let mut is_decided_first = || kinds.any(|kind| matches!(kind, ProposalKind::Claim | ProposalKind::Result));
    game.people().arbiter.is_some() && (game.illegal_ruling_waits().is_some() || is_decided_first())
}

/// A claim, a result, a correction or a penalty comes before the next move; times can wait. What the arbiter is offered
/// after an illegal move decides who moves, and in which position (7.5.1).
fn proposed(game: &Game, side: Color) -> Option<PlayerAct> {
    if game.people().arbiter.is_some() {
        // The offender may make another move before the ruling: the pieces touched bind it (7.5.1).
        let is_decided = |kind| matches!(kind, ProposalKind::Claim | ProposalKind::Result);
        let is_held = game.proposals().iter().any(|open| is_decided(open.kind()));
        return if game.illegal_ruling_waits() == Some(side) && !is_held {
            Some(PlayerAct::ReplaceIllegal)
        } else {
            awaits_ruling(game).then_some(PlayerAct::Nothing(Reason::ArbiterRules))
        };
    }
    let mut kinds = game.proposals().iter().map(laws::proposal::Proposal::kind);
    let kind = kinds.find(|kind| *kind != ProposalKind::Clock)?;
    Some(if game.has_agreed(kind, Person::Player(side)) {
        PlayerAct::Nothing(Reason::WaitsForAgreement)
    } else {
        PlayerAct::Settle
    })
}

fn clocks_are_stopped(game: &Game, side: Color) -> Option<PlayerAct> {
    // A server starts its clocks by itself.
    if !game.clock().is_timed() || game.clock().running().is_some() || game.is_online() {
        return None;
    }
    let may_start = may(
        game.people(),
        game.regulations(),
        Person::Player(side),
        Duty::StartClocks,
    )
    .is_ok();
    Some(if may_start {
        PlayerAct::StartClocks
    } else {
        PlayerAct::Nothing(Reason::ArbiterStarts)
    })
}

/// First the rest of one's own move if it was begun, then what the opponent's move requires (D.2.1), then the next
/// move.
fn of_the_cycle(game: &Game, side: Color) -> PlayerAct {
    let (open, task) = open_task(game);
    let must_be_repeated = game.regulations().repeat == Repeat::BeforePress;
    let own = game
        .pending()
        .iter()
        .chain([game.turn()])
        .find(|turn| turn.side == side);
    let is_begun = |turn: &&Turn| turn.announced.is_some() || is_made(game, turn);
    let begun = own.filter(is_begun).filter(|_| open == side);
    if let Some(turn) = begun {
        return match task {
            Task::ToPress if must_be_repeated && !turn.repeated => PlayerAct::Nothing(Reason::Waits(Task::ToRepeat)),
            Task::ToPress => PlayerAct::Press,
            Task::ToAnnounce => PlayerAct::Announce,
            Task::ToMake | Task::ToRepeat | Task::ToExecute => PlayerAct::MakeAnnounced,
        };
    }
    if let Some(owed) = game.addressed_to(side).filter(|turn| turn.announced.is_some()) {
        if !owed.repeated && game.regulations().repeat != Repeat::Waived {
            return PlayerAct::Repeat;
        }
        if !owed.executed && game.is_seen() {
            return PlayerAct::Execute;
        }
    }
    if open != side {
        return PlayerAct::Nothing(Reason::Waits(task));
    }
    match task {
        _ if game.has_offered(side.other()) && game.may_be_agreed() => PlayerAct::MoveOrAnswer,
        Task::ToMake | Task::ToRepeat | Task::ToExecute => PlayerAct::Move,
        Task::ToAnnounce => PlayerAct::Announce,
        Task::ToPress => PlayerAct::Press,
    }
}
