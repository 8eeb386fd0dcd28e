//! An engine as the opponent at the table: after each step the table checks what the engine has to do, and asks it for
//! its move once. Its side is in the journal (`laws::away`), so a game that is opened again starts its engine by
//! itself.

mod endgames;
mod engines;
#[cfg(test)]
mod tests;
mod wishes;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, EnPassantMode, Position as _};

pub(super) use self::endgames::{goal, is_endgame, is_wanted as starts_endgame};
pub(super) use self::engines::TableEngines;
use self::engines::{AskedPosition, Process};
pub(super) use self::wishes::{begin_against, intend};
use super::Table;
use super::away_acts::{self as away, AwayAct};
use super::effect::Effect;
use super::seats::Seats;
use controls::intent::{Intent, YesOrNo};
use laws::away::AwayPlayer;
use laws::event::{AwayEvent, Event};
use laws::people::Person;
use laws::proposal::{Proposal, ProposalKind};
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_look_outside;
use protocols::engine::level::Level;
use protocols::engine::opinion::LINES;
use protocols::engine::{
    EngineFault, EngineInfo, EngineNews, EngineReport, EngineRequest, EngineSetup, EngineTask, EngineUse, Limit,
    Strength,
};
use query::next::{self, PlayerAct as Due};
use settings::PersonSettings;
use speech::utterance::Priority;
use wording::endgame::Endgame;

/// Maximum number of successive acts of an engine: it answers, repeats, executes, presses, and thinks.
const MOST_ACTS: usize = 8;

impl Seats {
    /// Sends a request to the engine.
    pub(super) fn engine(&mut self, request: EngineRequest) {
        self.send(Effect::Engine(request));
    }
}

/// True if the engine that plays a side is gone.
pub(super) fn is_gone(table: &Table) -> bool {
    table.engine.process == Process::Gone && seat_of(table).is_some()
}

/// True if an engine was wanted on that side, and neither it nor anybody else has played there since.
pub(super) fn is_missing(table: &Table, side: Color) -> bool {
    let is_unplayed = |plies: u32| table.game.plies_made() <= plies + 1;
    table
        .engine
        .missing
        .is_some_and(|(own, plies)| own == side && is_unplayed(plies))
}

/// The side that an engine plays, and its strength.
pub(super) fn seat_of(table: &Table) -> Option<(Color, &str)> {
    Color::ALL.into_iter().find_map(|side| match table.game.away(side) {
        Some(AwayPlayer::Engine { strength, .. }) => Some((side, strength.as_str())),
        Some(AwayPlayer::Online { .. }) | None => None,
    })
}

/// True if an engine may play here and now.
fn may_play(table: &Table) -> bool {
    may_look_outside(&table.game).is_ok() && !table.is_read_only() && table.game.ending().is_none()
}

/// The settings of this computer.
fn settings(table: &Table) -> PersonSettings {
    let seats = table.seats.all();
    let own = seats.iter().find(|seat| Some(seat.person) == table.machine.seat);
    own.or(seats.first())
        .map(|seat| seat.settings.person.clone())
        .unwrap_or_default()
}

/// The setup of the engine that plays.
fn setup(table: &Table, level: &str) -> EngineSetup {
    let settings = settings(table);
    EngineSetup {
        program: program(&settings),
        strength: level_of(level).strength(),
        threads: settings.engine_threads,
        lines: 1,
        is_chess960: table.game.regulations().castling_mode.is_chess960(),
    }
}

/// The engine that gives its evaluation: as strong as it can.
pub(super) fn adviser(table: &Table, is_chess960: bool) -> EngineSetup {
    let settings = settings(table);
    EngineSetup {
        program: program(&settings),
        strength: Strength::Full,
        threads: settings.engine_threads,
        lines: LINES,
        is_chess960,
    }
}

/// The engine that the settings name.
fn program(settings: &PersonSettings) -> String {
    let named = settings.engine.trim();
    String::from(if named.is_empty() { "stockfish" } else { named })
}

/// The level of that word; a word of another program's is the first level.
fn level_of(word: &str) -> Level {
    word.parse().unwrap_or_default()
}

/// Starts or ends the engine that plays, after anything has happened, and does what is due for its side.
pub(super) fn follow(table: &mut Table) {
    if table.lets_game_wait() {
        table.engine.give_up_thinking(&mut table.seats);
        return;
    }
    for _ in 0..MOST_ACTS {
        if !act_once(table) {
            return;
        }
    }
}

/// Lets the engine act once; returns true if it has done something.
fn act_once(table: &mut Table) -> bool {
    let wanted = table.engine.wanted.as_ref().map(|(_, _, level)| level.clone());
    let seat = seat_of(table).map(|(side, level)| (side, level.to_owned()));
    if let Err(refusal) = table.machine.beside.allow_help()
        && (wanted.is_some() || seat.is_some())
    {
        refuse_to_play(table, refusal);
        return false;
    }
    let level = wanted.or(seat.as_ref().map(|(_, level)| level.clone()));
    let Some(level) = level.filter(|_| may_play(table)) else {
        table.engine.end(&mut table.seats);
        return false;
    };
    if let Some((side, _)) = seat
        && let Some(question) = away::question_to(table, side)
    {
        let is_let = matches!(question, Intent::LetTakeBack { .. });
        let choice = if is_let { YesOrNo::Yes } else { YesOrNo::No };
        return away::act(table, side, AwayAct::Answer(choice)).is_ok();
    }
    let setup = setup(table, &level);
    match &table.engine.process {
        Process::Gone => return false,
        Process::Starting(own) if *own == setup => return false,
        Process::Ready(own) if *own == setup => {}
        Process::Starting(_) | Process::Ready(_) | Process::None => {
            table.engine.process = Process::Starting(setup.clone());
            table.engine.asked = None;
            table.seats.engine(EngineRequest::Start(EngineUse::Opponent, setup));
            return false;
        }
    }
    let Some((side, _)) = seat else { return false };
    let due = next::due(&table.game, side);
    let has_the_move = matches!(due, Due::Move | Due::MoveOrAnswer);
    if !has_the_move {
        table.engine.give_up_thinking(&mut table.seats);
    }
    if table.game.draw_offer() == Some(side.other()) {
        return answer_offer(table, side);
    }
    let begins = table.engine.starts_clocks && !table.game.clock().has_started() && table.game.turn().side == side;
    let act = match due {
        Due::Move | Due::MoveOrAnswer => {
            think(table, side, &level);
            return false;
        }
        Due::Repeat => AwayAct::Repeat,
        Due::Execute => AwayAct::Execute,
        Due::Press => AwayAct::Press,
        Due::StartClocks if begins => AwayAct::StartClocks,
        // The engine does not hold up an agreement of the person's.
        Due::Settle => match agreed_by(table, side.other()) {
            Some(kind) => AwayAct::Agree(kind),
            None => return false,
        },
        Due::Answer
        | Due::Confirm
        | Due::StartClocks
        | Due::Seal
        | Due::StopClock
        | Due::ReplaceIllegal
        | Due::Sign
        | Due::MakeAnnounced
        | Due::Announce
        | Due::Nothing(_) => return false,
    };
    away::act(table, side, act).is_ok()
}

/// Does not start the engine; the person who wanted it, or sits against it, is told why, once.
fn refuse_to_play(table: &mut Table, refusal: Refusal) {
    let opponent = seat_of(table).map(|(side, _)| Person::Player(side.other()));
    let by = table.engine.wanted.take().map(|(by, ..)| by).or(opponent);
    let was_told = opponent.is_some() && table.engine.process == Process::Gone;
    table.engine.end(&mut table.seats);
    if opponent.is_some() {
        table.engine.process = Process::Gone;
    }
    if let Some(by) = by.filter(|_| !was_told) {
        table.refuse(by, refusal);
    }
}

/// The proposal that player has agreed to, and their opponent has not.
fn agreed_by(table: &Table, side: Color) -> Option<ProposalKind> {
    let kinds = table.game.proposals().iter().map(Proposal::kind);
    let (own, other) = (Person::Player(side), Person::Player(side.other()));
    kinds
        .into_iter()
        .find(|kind| table.game.has_agreed(*kind, own) && !table.game.has_agreed(*kind, other))
}

/// Asks for a move, once in each position.
fn think(table: &mut Table, side: Color, level: &str) {
    let (start, moves) = way_here(table);
    let is_asked = |asked: &AskedPosition| asked.moves == moves;
    if table.engine.asked.as_ref().is_some_and(is_asked) {
        return;
    }
    let number = table.engine.next_number();
    let limit = limit(table, side, level);
    table.engine.asked = Some(AskedPosition {
        number,
        moves: moves.clone(),
        score: None,
        is_answered: false,
    });
    let task = EngineTask {
        number,
        start,
        moves,
        limit,
    };
    table.seats.engine(EngineRequest::Think(EngineUse::Opponent, task));
}

/// The position from which the game began, and the moves since.
fn way_here(table: &Table) -> (String, Vec<UciMove>) {
    let game = &table.game;
    let start = Fen::from_position(&game.regulations().start, EnPassantMode::Legal).to_string();
    let completed = game.line().iter().map(|completed| completed.uci);
    let pending = game
        .pending()
        .iter()
        .filter_map(|turn| turn.counted(&game.position_before(turn)));
    (start, completed.chain(pending).collect())
}

/// The limit of its thinking: by its clock; without one as the settings say, or else as its level does.
fn limit(table: &Table, side: Color, level: &str) -> Limit {
    let (game, now) = (&table.game, table.now());
    let clock = game.clock();
    let increment = |side| clock.period(side).map_or(0, |period| period.increment_ms);
    let by_clock = clock.is_timed().then(|| Limit::Clock {
        left_ms: clock.both_ms(now),
        increment_ms: ByColor::new_with(increment),
        moves_to_go: clock.moves_to_control(side),
    });
    let set = settings(table);
    let as_set = match (u64::from(set.engine_nodes), u64::from(set.engine_seconds)) {
        (0, 0) => None,
        (0, seconds) => Some(Limit::Time(seconds * 1_000)),
        (thousands, _) => Some(Limit::Nodes(thousands * 1_000)),
    };
    level_of(level).limit(by_clock.or(as_set))
}

/// Takes news of an engine.
pub(super) fn news(table: &mut Table, news: EngineNews) {
    match (news.of, news.report) {
        (EngineUse::Opponent, EngineReport::Ready(about)) => ready(table, about),
        (EngineUse::Opponent, EngineReport::Thinks(number, line)) => table.engine.thinks(number, &line),
        (EngineUse::Opponent, EngineReport::Best(number, best)) => best_move(table, number, best),
        (EngineUse::Opponent, EngineReport::Lost(fault)) => lost(table, &fault),
        (EngineUse::Adviser, report) => wishes::advises(table, report),
    }
}

fn ready(table: &mut Table, about: EngineInfo) {
    let Process::Starting(setup) = &table.engine.process else {
        return;
    };
    table.engine.process = Process::Ready(setup.clone());
    table.engine.sense.forget();
    let named = |side| match table.game.away(side) {
        Some(AwayPlayer::Engine { name, .. }) => *name == about.name,
        Some(AwayPlayer::Online { .. }) | None => false,
    };
    let wanted = table.engine.wanted.take();
    // A different program than the seated one says its name.
    let seated = seat_of(table)
        .filter(|(side, _)| !named(*side))
        .map(|(side, level)| (Person::Player(side.other()), side, level.to_owned()));
    if let Some((by, side, level)) = wanted.or(seated) {
        table.apply(Event::Away(AwayEvent::EngineSeated {
            by,
            side,
            name: about.name,
            strength: level,
        }));
        endgames::tell_goal(table);
    }
}

/// Plays the engine's decision. A move for another position is dropped.
fn best_move(table: &mut Table, number: u64, best: Option<UciMove>) {
    let Some((side, _)) = seat_of(table) else { return };
    let Some(asked) = table.engine.asked.as_mut().filter(|asked| asked.number == number) else {
        return;
    };
    asked.is_answered = true;
    if let Some(score) = asked.score {
        let move_number = table.game.current().fullmoves().get();
        table.engine.sense.hear(move_number, score);
    }
    // An endgame is played to its end.
    let may_resign = settings(table).engine_resigns && Endgame::of(&table.game).is_none();
    if may_resign && table.engine.sense.resigns() && away::act(table, side, AwayAct::Resign).is_ok() {
        return;
    }
    let Some(best) = best else {
        return misbehaves(table, &EngineFault::Rubbish);
    };
    match away::act(table, side, AwayAct::Play(best)) {
        Ok(()) => table.engine.asked = None,
        Err(refusal) if refusal.code == Code::Illegal => {
            return misbehaves(table, &EngineFault::Illegal(best.to_string()));
        }
        // The engine is not asked again until something else has happened.
        Err(_) => return,
    }
    if table.game.ending().is_none() && may_resign && table.engine.sense.offers_draw() {
        // The act is refused if the regulations forbid offers.
        away::act(table, side, AwayAct::OfferDraw).ok();
    }
}

/// Judges the offer of a draw by the evaluations of its last positions. Returns true if it has answered.
fn answer_offer(table: &mut Table, side: Color) -> bool {
    let accepts = table.engine.sense.accepts_draw() && Endgame::of(&table.game).is_none();
    let is_accepted = accepts && away::act(table, side, AwayAct::AcceptDraw).is_ok();
    is_accepted || away::act(table, side, AwayAct::DeclineDraw).is_ok()
}

/// Ends an engine that has sent an illegal move.
fn misbehaves(table: &mut Table, fault: &EngineFault) {
    table.seats.engine(EngineRequest::End(EngineUse::Opponent));
    lost(table, fault);
}

/// Takes note that the engine is gone, or was ended: the game stays as it is, and the clocks are stopped until somebody
/// has decided who continues.
fn lost(table: &mut Table, fault: &EngineFault) {
    let process = std::mem::take(&mut table.engine.process);
    let (Process::Starting(setup) | Process::Ready(setup)) = &process else {
        table.engine.process = process;
        return;
    };
    let wanted = table.engine.wanted.take();
    let seat = seat_of(table).map(|(side, _)| side);
    let away = seat.and_then(|side| table.game.away(side));
    let name = away.map_or_else(|| setup.program.clone(), |away| away.name().to_owned());
    table.engine.asked = None;
    let id = if seat.is_some() {
        table.engine.process = Process::Gone;
        "said-engine-lost"
    } else {
        table.engine.missing = wanted.map(|(_, side, _)| (side, table.game.plies_made()));
        "said-engine-not-seated"
    };
    table.seats.tell_all(Priority::Now, |seat| {
        let what = wording::engine::fault(&seat.messages, &name, &setup.program, fault);
        seat.messages.text(id, &[("what", (&what).into())])
    });
    if seat.is_some() && table.game.clock().running().is_some() {
        let left_ms = table.game.clock().both_ms(table.now());
        table.apply(Event::ClocksStopped { by: None, left_ms });
    }
}
