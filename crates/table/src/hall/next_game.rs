//! The game of the round at a table in a playing hall: the roster says who is to play here. At a table that nobody has
//! used it is set up at once; at any other table the people there are asked when no game is under way.

use shakmaty::{ByColor, CastlingMode, Chess, Color};

use super::connection::Member;
use crate::Table;
use crate::effect::Effect;
use crate::lock::Permit;
use controls::intent::Intent;
use controls::joining::{JoiningIntent, RoundGame};
use journal::entry::GameSetup;
use laws::event::Event;
use laws::people::{People, Person, Player, Sight};
use laws::refusal::{Code, Refusal};
use laws::regulations::{Regulations, Speed, Venue, chess960};
use laws::tournament::TournamentInfo;
use link::roster::Pairing;
use notation::{time_control, trf};

/// Checks that this table may join: its game is one of a tournament, or one at home that nobody plays, which a
/// tournament's game replaces.
///
/// # Errors
/// `home_game`; `game_locked` if the game at home is locked.
pub(super) fn may_join(table: &Table, by: Person) -> Result<(), Refusal> {
    if !is_at_home(table) {
        return Ok(());
    }
    if has_begun(table) && !has_ended(table) {
        return Err(Refusal::new(Code::HomeGame));
    }
    table.may_be_left(by, table.now()).map(drop)
}

/// Applies what follows from the tournament that this table is part of: somebody is there to rule, and the game of the
/// round comes.
pub(crate) fn follow(table: &mut Table) {
    let Some(member) = table.hall.member.clone() else {
        return;
    };
    if let Some(permit) = gives_way(table, &member) {
        return put_in_place(table, &member, permit);
    }
    if !takes_games(table) || is_at_home(table) {
        return;
    }
    if table.game.people().arbiter.is_none() && !has_ended(table) {
        let name = member.roster.chief().to_owned();
        table.apply(Event::ArbiterSeated { name });
    }
    let Some(pairing) = member.pairing().filter(|_| waiting(table, &member).is_some()) else {
        return;
    };
    if table.hall.offered.as_ref() == Some(pairing) {
        return;
    }
    table.hall.offered = Some(pairing.clone());
    let intent = Intent::Joining(JoiningIntent::SetUp(Box::new(game_of(pairing))));
    for to in Person::ALL {
        table.seats.ask_first(to, intent.clone());
    }
}

/// The permit to put a game of the tournament in the place of this table at once, without a question: if its game is one
/// at home, or nobody has used it and the game of the round is known. The table that comes says that it has joined.
pub(super) fn gives_way(table: &Table, member: &Member) -> Option<Permit> {
    let is_nameless = || table.game.people().players.iter().all(|player| player.name.is_empty());
    let by = if is_at_home(table) {
        table.hall.by
    } else if waiting(table, member).is_some() && !has_begun(table) && is_nameless() {
        Person::Arbiter
    } else {
        return None;
    };
    takes_games(table).then(|| table.may_be_left(by, table.now()).ok())?
}

/// True if games of the tournament may be set up here now, and no other table takes the place of this one already.
fn takes_games(table: &Table) -> bool {
    !(table.hall.is_followed || table.lets_game_wait() || table.is_read_only())
}

/// The game that this table is to play and that is not on it; none while another is under way.
pub(super) fn waiting(table: &Table, member: &Member) -> Option<RoundGame> {
    let is_free = !has_begun(table) || has_ended(table);
    let pairing =
        open_pairing(member).filter(|pairing| is_free && !(is_on(table, pairing) && starts_as_told(table, member)));
    pairing.map(game_of)
}

/// The pairing for this table, if its game is not over.
fn open_pairing(member: &Member) -> Option<&Pairing> {
    member.pairing().filter(|pairing| !pairing.is_over())
}

/// The game of the round and its result, if it is over and its record is not at this table: another computer has it.
pub(super) fn over(table: &Table, member: &Member) -> Option<(RoundGame, String)> {
    let pairing = member
        .pairing()
        .filter(|pairing| pairing.is_over() && !is_on(table, pairing))?;
    Some((game_of(pairing), pairing.result.clone()))
}

/// The game of the round, if it is the one on this table.
pub(super) fn on_table(table: &Table, member: &Member) -> Option<RoundGame> {
    member.pairing().filter(|pairing| is_on(table, pairing)).map(game_of)
}

/// Asks the person who wants it if that game is to be set up.
///
/// # Errors
/// `no_event`; `no_pairing` if none waits.
pub(super) fn ask(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let member = table.hall.member.clone().ok_or(Refusal::new(Code::NoEvent))?;
    let game = waiting(table, &member).ok_or(Refusal::new(Code::NoPairing))?;
    let intent = Intent::Joining(JoiningIntent::SetUp(Box::new(game)));
    table.seats.ask_first(by, intent);
    Ok(())
}

/// Sets up the game of the round: the game on the table stays stored as it is.
///
/// # Errors
/// `no_event`; `no_pairing`; `game_locked`.
pub(super) fn set_up(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let member = table.hall.member.clone().ok_or(Refusal::new(Code::NoEvent))?;
    waiting(table, &member).ok_or(Refusal::new(Code::NoPairing))?;
    replace(table, &member, by)
}

/// True if the question that waits for that person's answer is about the game of the round.
pub(crate) fn is_asked(table: &Table, by: Person) -> bool {
    let question = table.seat(by).and_then(|seat| seat.waiting.question.as_ref());
    matches!(question, Some(Intent::Joining(JoiningIntent::SetUp(_))))
}

fn replace(table: &mut Table, member: &Member, by: Person) -> Result<(), Refusal> {
    let permit = table.may_be_left(by, table.now())?;
    put_in_place(table, member, permit);
    Ok(())
}

fn put_in_place(table: &mut Table, member: &Member, permit: Permit) {
    table.hall.is_followed = true;
    let opening = Box::new(opening(table, member));
    table.seats.send(Effect::NewTable(opening, permit));
}

fn is_at_home(table: &Table) -> bool {
    table.opening.regulations.place == Venue::Home
}

/// The game of the table: it waits while another one is reviewed.
fn game(table: &Table) -> &laws::game::Game {
    table.own_game()
}

fn has_begun(table: &Table) -> bool {
    let game = game(table);
    game.clock().has_started() || !game.line().is_empty() || game.turn().announced.is_some()
}

fn has_ended(table: &Table) -> bool {
    game(table).ending().is_some()
}

/// True if the game on the table is the one of that pairing. A game without a round counts if these two play it; but a
/// game of a play-off has its round from the tournament, and may be the second or third between them.
fn is_on(table: &Table, pairing: &Pairing) -> bool {
    let GameSetup { people, tournament, .. } = table.opening.as_ref();
    let players = pairing.players();
    let is_of_round = tournament
        .round
        .map_or(!pairing.is_of_play_off(), |round| round == pairing.round);
    let sits = |side: Color| trf::is_one_name(&people.players.get(side).name, &players.get(side).name);
    is_of_round && Color::ALL.into_iter().all(sits)
}

/// True if that game begins as the games of its round do. A game of Chess960 that has not begun is set up again if it
/// does not.
fn starts_as_told(table: &Table, member: &Member) -> bool {
    let told = member.roster.terms.start.and_then(chess960);
    has_begun(table) || told.is_none_or(|start| table.opening.regulations.start == start)
}

fn game_of(pairing: &Pairing) -> RoundGame {
    RoundGame {
        round: if pairing.is_of_play_off() { 0 } else { pairing.round },
        white: pairing.white.name.clone(),
        black: pairing.black.name.clone(),
    }
}

/// The game of the tournament as it begins here: the terms fixed at this table stay in force, except those the
/// tournament fixes. Before the first round, and once the game of the round is over, nobody is named.
fn opening(table: &Table, member: &Member) -> GameSetup {
    let (before, terms) = (table.opening.as_ref(), &member.roster.terms);
    let mut regulations = match before.regulations.place {
        Venue::Event => before.regulations.clone(),
        Venue::Home => Regulations {
            vocabulary: before.regulations.vocabulary.clone(),
            ..Regulations::default()
        },
    };
    (regulations.castling_mode, regulations.start) = match terms.start.and_then(chess960) {
        Some(start) => (CastlingMode::Chess960, start),
        None => (CastlingMode::Standard, Chess::default()),
    };
    let pairing = open_pairing(member);
    let time = pairing.filter(|pairing| pairing.is_of_play_off());
    let time = time.map_or(&terms.time, |pairing| &pairing.play_off_time);
    if let Ok(time) = time_control::read(time) {
        regulations.speed = Speed::for_time_control(&time, regulations.edition);
        regulations.time = time;
    }
    if let Some(minutes) = terms.default_time_min {
        regulations.schedule.default_time_ms = u64::from(minutes) * 60_000;
    }
    let players = pairing.map_or_else(
        || {
            before.people.players.as_ref().map(|player| Player {
                name: String::new(),
                sight: player.sight,
            })
        },
        |pairing| players(before, pairing),
    );
    let fide_ids = pairing.map(|pairing| pairing.players().map(|player| player.fide_id));
    GameSetup {
        people: People {
            players,
            assistants: ByColor::default(),
            arbiter: Some(member.roster.chief().to_owned()),
        },
        regulations,
        created: None,
        tournament: TournamentInfo {
            name: member.roster.name.clone(),
            site: terms.site.clone(),
            round: pairing.map(|pairing| pairing.round),
            fide_ids: fide_ids.unwrap_or_default(),
            ..TournamentInfo::default()
        },
        is_explicit: true,
    }
}

/// Both players. A player whose sight is not known, and who did not sit here before, is taken to be visually impaired,
/// unless the opponent is.
fn players(before: &GameSetup, pairing: &Pairing) -> ByColor<Player> {
    let known = pairing.players().map(|player| {
        let mut seated = before.people.players.iter();
        let was_here = seated.find(|seated| trf::is_one_name(&seated.name, &player.name));
        player.sight().or(was_here.map(|seated| seated.sight))
    });
    ByColor::new_with(|side| {
        let opponent = *known.get(side.other());
        let guess = if opponent == Some(Sight::Vi) {
            Sight::Sighted
        } else {
            Sight::Vi
        };
        Player {
            name: pairing.players().get(side).name.clone(),
            sight: known.get(side).unwrap_or(guess),
        }
    })
}
