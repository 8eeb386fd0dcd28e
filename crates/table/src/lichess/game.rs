//! A game on lichess at the table. The server's list of moves is the game: moves that only the server has are played
//! here, moves that only the table has are sent once, and moves that the server no longer has are taken back. Its clock
//! is the game's clock, and its word ends the game.

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position as _};

use super::{ask, person, say};
use crate::{Table, away_acts as away};
use controls::intent::Intent;
use laws::away::AwayPlayer;
use laws::claim::Claim;
use laws::command::Command;
use laws::ending::{Ending, GameResult, Reason};
use laws::event::{DeviceEvent, Event};
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::regulations::Rule;
use laws::rules::help;
use locale::harmless;
use protocols::lichess::{GameFull, GameState, LichessFault, LichessRequest, OnlineAct, ServerGameEnd};
use speech::utterance::Priority;

/// Milliseconds below which two differing clocks show the same.
const CLOCKS_AGREE_MS: u64 = 100;
/// Milliseconds after the last attempt until the game is asked for again, if the server has not told its state.
const AGAIN_MS: u64 = 10_000;

/// The side of that game's remote opponent, and the game's name.
fn away_side(game: &Game) -> Option<(Color, &str)> {
    Color::ALL.into_iter().find_map(|side| match game.away(side) {
        Some(AwayPlayer::Online { game, .. }) => Some((side, game.as_str())),
        Some(AwayPlayer::Engine { .. }) | None => None,
    })
}

/// The server's name for the game at this table.
pub(crate) fn id_of(game: &Game) -> Option<String> {
    away_side(game).map(|(_, id)| id.to_owned())
}

/// The side of the person at this table, if their opponent is on the server.
pub(super) fn own_side(table: &Table) -> Option<Color> {
    away_side(&table.game).map(|(side, _)| side.other())
}

/// The game being played at this table: the person's side, and its name.
fn playing(table: &Table) -> Option<(Color, String)> {
    let (side, id) = away_side(&table.game)?;
    (table.game.ending().is_none()).then(|| (side.other(), id.to_owned()))
}

/// The name of a game that is to be followed when the table opens.
pub(crate) fn begins_at(table: &Table) -> Option<String> {
    playing(table).map(|(_, id)| id)
}

/// The game against a person there that is being played, at this table or one that was left for it: as long as it is,
/// nobody is helped.
pub(crate) fn against_a_person(table: &Table) -> Option<String> {
    let game = table.own_game();
    help::against_a_person(game).or_else(|| table.machine.beside.against_a_person.clone())
}

/// Tells that the opponent has moved, and that the move waits; `before` is the number of moves known before.
pub(super) fn tell_moved(table: &mut Table, before: Option<usize>, state: &GameState) {
    let Some(own) = own_side(table) else { return };
    let known = before
        .unwrap_or(table.lichess.followed().acked)
        .max(table.game.line().len());
    let last = state.moves.len().checked_sub(1);
    if state.moves.len() > known && last.is_some_and(|ply| side_of_ply(table, ply) != own) {
        let who = table.game.people().players.get(own.other()).name.clone();
        let who = harmless(&who);
        say(
            table,
            Priority::Normal,
            "lichess-moved-meanwhile",
            &[("who", (&*who).into())],
        );
    }
}

/// True if the server has told nothing of the game being played here.
pub(super) fn waits(table: &Table) -> bool {
    playing(table).is_some() && table.lichess.game.as_ref().is_none_or(|game| !game.is_heard)
}

/// Asks the server for acts of a game that need its consent; returns true if it was asked. Acts that only an arbiter or
/// a clock of ours could do are refused.
pub(crate) fn takes(table: &mut Table, intent: &Intent) -> Result<bool, Refusal> {
    let Some((own, id)) = playing(table) else {
        return Ok(false);
    };
    let is_servers = matches!(
        intent,
        Intent::CorrectClocks(_)
            | Intent::ClaimWith { .. }
            | Intent::Practise(true)
            | Intent::Do(
                Command::StartClocks
                    | Command::StopClocks
                    | Command::ClaimFlag { .. }
                    | Command::SetTime { .. }
                    | Command::AddTime { .. }
                    | Command::TakeTime { .. }
                    | Command::SetMoves { .. }
                    | Command::SetPeriod { .. }
                    | Command::EnterBoard { .. }
                    | Command::Reinstate { .. }
            )
    );
    // A draw offered in a position that has come up three times is a claim there.
    let is_draw = matches!(
        intent,
        Intent::Do(
            Command::OfferDraw { .. }
                | Command::AcceptDraw { .. }
                | Command::Claim {
                    claim: Claim::Threefold(None) | Claim::Fifty(None),
                    ..
                }
        )
    );
    let is_other_claim = matches!(intent, Intent::Do(Command::Claim { .. })) && !is_draw;
    if is_servers || is_other_claim {
        return Err(Refusal::new(Code::OnlineGame));
    }
    let act = if is_draw {
        let is_accepted = matches!(intent, Intent::Do(Command::AcceptDraw { .. }));
        if is_accepted && table.game.draw_offer() != Some(own.other()) {
            return Err(Refusal::new(Code::NoOffer));
        }
        OnlineAct::Draw(true)
    } else if matches!(intent, Intent::Do(Command::Resign { .. })) {
        OnlineAct::Resign
    } else if matches!(intent, Intent::TakeBack { .. }) {
        table.game.taken_back_to(own)?;
        let who = table.game.people().players.get(own.other()).name.clone();
        say(
            table,
            Priority::Normal,
            "said-asked-to-take-back",
            &[("who", (&who).into())],
        );
        OnlineAct::TakeBack(true)
    } else if matches!(intent, Intent::LetTakeBack { .. }) {
        OnlineAct::TakeBack(true)
    } else {
        if matches!(intent, Intent::Do(Command::DeclineDraw { .. })) && table.game.draw_offer() == Some(own.other()) {
            ask(table, LichessRequest::InGame(id, OnlineAct::Draw(false)));
        }
        return Ok(false);
    };
    ask(table, LichessRequest::InGame(id, act));
    Ok(true)
}

/// Declines the opponent's request to take back.
pub(crate) fn lets_not(table: &mut Table, side: Color) {
    if let Some((own, id)) = playing(table)
        && side != own
    {
        ask(table, LichessRequest::InGame(id, OnlineAct::TakeBack(false)));
    }
}

/// Sends our move that the server does not have: once, and again only when the server has said that it does not have
/// it.
pub(super) fn follow(table: &mut Table) {
    let Some((side, id)) = away_side(&table.game).filter(|_| !table.is_read_only()) else {
        return;
    };
    let (own, id) = (side.other(), id.to_owned());
    let (now, plies) = (table.now(), table.game.line().len());
    let is_own = plies.checked_sub(1).is_some_and(|ply| side_of_ply(table, ply) == own);
    let uci = table.game.line().last().filter(|_| is_own).map(|last| last.uci);
    let Some(followed) = table.lichess.game.as_deref_mut() else {
        return;
    };
    if followed.again_at.is_some_and(|at| at <= now) {
        followed.again_at = None;
        return ask(table, LichessRequest::Join(id));
    }
    let is_new = plies == followed.acked + 1 && followed.sent != Some(plies);
    if !followed.is_heard || followed.is_over || followed.again_at.is_some() || !is_new {
        return;
    }
    if let Some(uci) = uci {
        followed.sent = Some(plies);
        ask(
            table,
            LichessRequest::InGame(
                id,
                OnlineAct::Move {
                    uci,
                    offers_draw: false,
                },
            ),
        );
    }
}

/// Takes the full state of a game; returns true if it is the one at this table.
pub(super) fn joined(table: &mut Table, full: &GameFull) -> bool {
    if id_of(&table.game).as_ref() != Some(&full.game) {
        return false;
    }
    let game = table.lichess.followed();
    game.again_at = None;
    game.ratings = full.players.as_ref().map(|player| player.rating);
    if !std::mem::replace(&mut game.is_heard, true)
        && Color::ALL.into_iter().all(|side| full.players.get(side).is_person)
    {
        ask(table, LichessRequest::Chat(full.game.clone()));
    }
    state(table, &full.game, &full.state);
    true
}

/// Takes the state of the game on the server.
pub(super) fn state(table: &mut Table, id: &str, state: &GameState) {
    if id_of(&table.game).as_deref() != Some(id) || table.is_read_only() {
        return;
    }
    let before = table.lichess.followed().acked;
    moves(table, state);
    draws(table, state);
    take_backs(table, state, before);
    clocks(table, state);
    if let Some(end) = &state.end {
        ends(table, end, state);
    }
}

/// The server's moves as this game writes them, as far as they are legal.
fn legal(table: &Table, moves: &[UciMove]) -> Vec<UciMove> {
    let mode = table.game.regulations().castling_mode;
    let mut position: Chess = table.game.regulations().start.clone();
    let mut legal = Vec::new();
    for uci in moves {
        let Ok(found) = uci.to_move(&position) else { break };
        legal.push(found.to_uci(mode));
        position.play_unchecked(found);
    }
    legal
}

fn side_of_ply(table: &Table, ply: usize) -> Color {
    let first = table.game.regulations().start.turn();
    if ply.is_multiple_of(2) { first } else { first.other() }
}

fn moves(table: &mut Table, state: &GameState) {
    let Some(own) = own_side(table) else { return };
    let theirs = legal(table, &state.moves);
    let ours: Vec<UciMove> = table.game.line().iter().map(|own| own.uci).collect();
    let common = ours.iter().zip(&theirs).take_while(|(our, their)| our == their).count();
    let acked = table.lichess.followed().acked;
    let is_own_last = ours.len() == theirs.len() + 1 && side_of_ply(table, theirs.len()) == own;
    // One move of ours may not be known to the server yet.
    let is_on_its_way = common == theirs.len() && is_own_last && theirs.len() >= acked;
    if ours.len() > common && !is_on_its_way {
        take_back_to(table, common);
    }
    for (ply, uci) in theirs.iter().enumerate().skip(common) {
        let side = side_of_ply(table, ply);
        if table.game.ending().is_some() || away::act(table, side, away::AwayAct::Play(*uci)).is_err() {
            break;
        }
    }
    let game = table.lichess.followed();
    game.acked = theirs.len();
    game.sent = game.sent.filter(|sent| *sent > theirs.len());
}

/// Takes back to that ply, as friends at home do (`Command::TakeBack`): move by move, the times stay.
fn take_back_to(table: &mut Table, ply: usize) {
    table.step.hands_are_silent = true;
    while table.game.line().len() > ply {
        let before = table.game.line().len();
        let side = side_of_ply(table, ply);
        let taken = table.act(Person::Player(side.other()), &Command::TakeBack { side });
        if taken.is_err() || table.game.line().len() >= before {
            return;
        }
    }
}

/// Takes draw offers of either side: the opponent's is told, ours is valid once the server has it.
fn draws(table: &mut Table, state: &GameState) {
    let before = std::mem::replace(&mut table.lichess.followed().draw, state.draw);
    for side in Color::ALL {
        let (was, is) = (*before.get(side), *state.draw.get(side));
        let is_open = table.game.draw_offer() == Some(side);
        if is && !was && !is_open {
            away::act(table, side, away::AwayAct::OfferDraw).ok();
        } else if was && !is && is_open && state.end.is_none() {
            away::act(table, side.other(), away::AwayAct::DeclineDraw).ok();
        }
    }
}

/// Takes requests to take back: the opponent asks as at the table, and hears no answer but the server's.
fn take_backs(table: &mut Table, state: &GameState, acked: usize) {
    let Some(own) = own_side(table) else { return };
    let before = std::mem::replace(&mut table.lichess.followed().take_back, state.take_back);
    let other = own.other();
    if *state.take_back.get(other) && !*before.get(other) {
        away::act(table, other, away::AwayAct::AskToTakeBack).ok();
    } else if *before.get(other) && !*state.take_back.get(other) {
        let asked = |question: &Intent| matches!(question, Intent::LetTakeBack { side, .. } if *side == other);
        if let Some(seat) = table.seats.get_mut(Person::Player(own)) {
            seat.waiting.question.take_if(|question| asked(question));
        }
    }
    let is_declined = *before.get(own) && !*state.take_back.get(own) && state.moves.len() >= acked;
    if is_declined && state.end.is_none() {
        say(table, Priority::Normal, "undone-take-back", &[]);
    }
}

/// Takes the server's clock as the game's; it runs once both have moved.
fn clocks(table: &mut Table, state: &GameState) {
    let (Some(own), Some(left_ms)) = (own_side(table), state.left_ms) else {
        return;
    };
    let is_same = table.game.line().len() == state.moves.len();
    if !is_same || !table.game.clock().is_timed() || state.end.is_some() || table.game.ending().is_some() {
        return;
    }
    let ours = table.game.clock().both_ms(table.now());
    let differs = |side: Color| ours.get(side).abs_diff(*left_ms.get(side)) >= CLOCKS_AGREE_MS;
    if Color::ALL.into_iter().any(differs) {
        table.apply(Event::Device(DeviceEvent::ClockFollowed { left_ms }));
    }
    if state.moves.len() >= 2 && table.game.clock().running().is_none() {
        table.act(Person::Player(own), &Command::StartClocks).ok();
    }
}

/// The reason the server gives for the end.
fn ending(table: &Table, end: &ServerGameEnd) -> (GameResult, Reason, Rule) {
    let game = &table.game;
    let result = end.winner.map_or(GameResult::Draw, GameResult::win);
    let called_off = (GameResult::BothAbsent, Reason::Abandoned, Rule::GameIsOver);
    match end.status.as_str() {
        "mate" => (result, Reason::Checkmate, Rule::Checkmate),
        "resign" => (result, Reason::Resignation, Rule::Resignation),
        "stalemate" => (result, Reason::Stalemate, Rule::Stalemate),
        "outoftime" => (result, Reason::Time, Rule::FlagFall),
        "insufficientMaterialClaim" => (result, Reason::DeadPosition, Rule::DeadPosition),
        "aborted" => called_off,
        "timeout" | "noStart" if end.winner.is_none() => called_off,
        "timeout" | "noStart" => (result, Reason::Abandoned, Rule::GameIsOver),
        "draw" => drawn(game),
        _ if end.winner.is_none() => drawn(game),
        _ => (result, Reason::Ruling, Rule::ArbiterRules),
    }
}

/// The grounds of a draw: the server says only that the game is drawn; the game shows why.
fn drawn(game: &Game) -> (GameResult, Reason, Rule) {
    let official = game.official();
    let is_offered = game.draw_offer().is_some();
    let before = game.line().iter().map(|own| &own.after);
    let same = |position: &&Chess| position.board() == official.board() && position.turn() == official.turn();
    let draw = |reason, rule| (GameResult::Draw, reason, rule);
    if official.is_insufficient_material() {
        draw(Reason::DeadPosition, Rule::DeadPosition)
    } else if before.filter(same).count() >= 3 && !is_offered {
        draw(Reason::Threefold, Rule::Threefold)
    } else if official.halfmoves() >= 100 && !is_offered {
        draw(Reason::Fifty, Rule::Fifty)
    } else {
        draw(Reason::Agreement, Rule::Agreement)
    }
}

fn ends(table: &mut Table, end: &ServerGameEnd, state: &GameState) {
    let is_new = !std::mem::replace(&mut table.lichess.followed().is_over, true);
    table.lichess.followed().sent = None;
    if !is_new || table.game.ending().is_some() {
        return;
    }
    let (result, reason, rule) = ending(table, end);
    if let Some(side) = table.game.clock().running() {
        let mut left_ms = state.left_ms.unwrap_or_else(|| table.game.clock().both_ms(table.now()));
        if reason == Reason::Time {
            *left_ms.get_mut(side) = 0;
        }
        table.apply(Event::ClocksStopped { by: None, left_ms });
    }
    let article = table.game.regulations().article(rule);
    let ending = Ending {
        result,
        reason,
        article,
    };
    table.apply(Event::GameEnded { ending });
}

/// Tells that the opponent has gone: once, and once more when victory may be claimed.
pub(super) fn gone(table: &mut Table, id: &str, seconds: Option<u32>) {
    let Some((own, _)) = playing(table).filter(|(_, own)| own == id) else {
        return;
    };
    let may_claim = seconds == Some(0);
    let before = table.lichess.followed().gone.replace(may_claim);
    if before == Some(may_claim) || before == Some(true) {
        return;
    }
    let game = Arc::clone(&table.game);
    table.seats.tell(Person::Player(own), Priority::Next, |seat| {
        let who = wording::player_name(&seat.messages, &game, own.other());
        let who = ("who", (&who).into());
        match seconds {
            Some(0) => seat.messages.text("lichess-claim-now", &[who]),
            Some(seconds) => seat
                .messages
                .text("lichess-gone-claim", &[who, ("seconds", seconds.into())]),
            None => seat.messages.text("player-has-left", &[who]),
        }
    });
}

/// Tells that the opponent is back.
pub(super) fn back(table: &mut Table, id: &str) {
    if playing(table).is_some_and(|(_, own)| own == id) && table.lichess.followed().gone.take().is_some() {
        let own = person(table);
        let game = Arc::clone(&table.game);
        let other = own.side().unwrap_or(Color::White).other();
        table.seats.tell(own, Priority::Next, |seat| {
            let who = wording::player_name(&seat.messages, &game, other);
            seat.messages.text("lichess-opponent-back", &[("who", (&who).into())])
        });
    }
}

/// Takes note that the connection was lost: the game here continues, and typed moves wait.
pub(super) fn lost(table: &mut Table) {
    table.lichess.listens = false;
    if playing(table).is_none() {
        return say(table, Priority::Next, "lichess-lost", &[]);
    }
    let game = table.lichess.followed();
    game.is_heard = false;
    if !std::mem::replace(&mut game.is_lost, true) {
        say(table, Priority::Next, "lichess-lost-in-game", &[]);
    }
}

/// Takes note that the connection is back.
pub(super) fn found(table: &mut Table) {
    table.lichess.listens = true;
    let was_lost = playing(table).is_none() || std::mem::take(&mut table.lichess.followed().is_lost);
    if was_lost {
        say(table, Priority::Next, "lichess-back", &[]);
    }
}

/// Takes note that the token is no longer valid: nothing is heard until there is another.
pub(super) fn unheard(table: &mut Table) {
    if playing(table).is_some() {
        table.lichess.followed().is_heard = false;
    }
}

/// Handles an act that was not done in that game; returns true if no more is to be told of it. The fate of a move was
/// told by the server before.
pub(super) fn not_done(table: &mut Table, id: &str, act: &OnlineAct, fault: &LichessFault) -> bool {
    let is_here = id_of(&table.game).as_deref() == Some(id);
    let OnlineAct::Move { uci, .. } = act else {
        return !is_here;
    };
    let now = table.now();
    let is_last = table.game.line().last().is_some_and(|last| last.uci == *uci);
    let game = table.lichess.followed();
    let acked = game.acked;
    // The server has it, or it was taken back meanwhile.
    if !is_here || game.sent.take().is_none() || !is_last {
        return true;
    }
    match fault {
        LichessFault::Refused(why) => {
            take_back_to(table, acked);
            let why = harmless(why).into_owned();
            say(table, Priority::Now, "lichess-move-refused", &[("why", (&why).into())]);
            return true;
        }
        LichessFault::Unreachable | LichessFault::TooMuch(_) | LichessFault::Unknown => {
            game.again_at = Some(now.plus_millis(AGAIN_MS));
        }
        LichessFault::Token | LichessFault::Scope | LichessFault::NotSignedIn => game.is_heard = false,
    }
    false
}
