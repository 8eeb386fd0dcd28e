//! Lichess at the table: a person's requests to it and its news for them. The game that is played there is in [`game`].
//! Nothing of it exists in competition or at a locked table, whatever the way in (11.3.1).

mod game;
mod known;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use self::game::own_side;
pub(super) use self::game::{against_a_person, begins_at, id_of, lets_not, takes};
pub(super) use self::known::Lichess;
use super::Table;
use super::effect::Effect;
use controls::intent::Intent;
use controls::lichess::LichessIntent;
use controls::new_game::{NewGameForm, OnlineForm, SeatForm};
use laws::people::{Person, Sight};
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_look_outside;
use locale::{Value, harmless};
use protocols::lichess::{ChatLine, GameFull, LichessFault, LichessNews, LichessRequest, OnlineAct, Underway};
use speech::utterance::Priority;

/// Maximum number of news that wait for the end of a training.
const MOST_HELD: usize = 100;
/// Number of chat lines read at once.
const READ_CHAT: usize = 5;

/// The person who is told: the player of a game there; else the last asker; else the person at this computer.
fn person(table: &Table) -> Person {
    let player = own_side(table).map(Person::Player);
    let seat = player.or(table.lichess.by).or(table.machine.seat);
    seat.unwrap_or(Person::Player(Color::White))
}

fn ask(table: &mut Table, request: LichessRequest) {
    table.seats.send(Effect::Lichess(request));
}

/// Tells that person, in their language.
fn say(table: &mut Table, priority: Priority, id: &str, values: &[(&str, Value<'_>)]) {
    let to = person(table);
    table.seats.tell(to, priority, |seat| seat.messages.text(id, values));
}

/// Sends a request that leads to a game.
fn seek_game(table: &mut Table, request: LichessRequest) {
    table.lichess.listen(&mut table.seats);
    table.lichess.is_awaited = true;
    ask(table, request);
}

/// Carries out a request to lichess.
///
/// # Errors
/// `only_at_home`; `no_such_number`; `no_online_game`.
pub(super) fn intend(table: &mut Table, by: Person, intent: LichessIntent) -> Result<(), Refusal> {
    may_look_outside(&table.game)?;
    table.lichess.by = Some(by);
    let known = Arc::clone(&table.lichess.known);
    match intent {
        LichessIntent::List { aloud } => {
            table.lichess.is_list_asked |= aloud;
            // An account that must be found first is asked for its list then.
            if table.lichess.listens && known.name.is_some() {
                ask(table, LichessRequest::List);
            } else {
                table.lichess.listen(&mut table.seats);
            }
        }
        LichessIntent::SignIn(token) => {
            table.lichess.listens = false;
            ask(table, LichessRequest::SignIn(token));
        }
        LichessIntent::SignOut => ask(table, LichessRequest::SignOut),
        LichessIntent::Challenge { to, terms, side } => seek_game(table, LichessRequest::Challenge { to, terms, side }),
        LichessIntent::PlayEngine { level, terms, side } => {
            seek_game(table, LichessRequest::PlayEngine { level, terms, side });
        }
        LichessIntent::Seek(terms) => seek_game(table, LichessRequest::Seek(terms)),
        LichessIntent::StopSeeking => {
            // A search that was not taken up yet ends without a word of the server's.
            let was_awaited = std::mem::take(&mut table.lichess.is_awaited);
            ask(table, LichessRequest::StopSeeking);
            if !known.is_seeking {
                let id = if was_awaited {
                    "lichess-seek-ended"
                } else {
                    "said-nothing-done"
                };
                say(table, Priority::Normal, id, &[]);
            }
        }
        LichessIntent::Accept(number) => {
            let id = numbered(&known.challenges, number)?.id.clone();
            seek_game(table, LichessRequest::Accept(id));
        }
        LichessIntent::Decline(number) => {
            let id = numbered(&known.challenges, number)?.id.clone();
            ask(table, LichessRequest::Decline(id));
        }
        LichessIntent::Go(number) => {
            let game = numbered(&known.games, number)?.game.clone();
            ask(table, LichessRequest::Join(game));
        }
        LichessIntent::Abort => in_game(table, OnlineAct::Abort)?,
        LichessIntent::ClaimVictory => in_game(table, OnlineAct::ClaimVictory)?,
        LichessIntent::Say(text) => in_game(table, OnlineAct::Chat(text))?,
        LichessIntent::ReadChat => read_chat(table, by)?,
        LichessIntent::HowTo { line, rest } => table.seats.tell(by, Priority::Now, |seat| {
            let words = seat.messages.text(line, &[]);
            let example = format!("{} {rest}", words.split(';').next().unwrap_or_default().trim());
            seat.messages.text("lichess-how", &[("example", (&example).into())])
        }),
    }
    Ok(())
}

/// The line of that number in a list, or its only one.
fn numbered<T>(list: &[T], number: Option<usize>) -> Result<&T, Refusal> {
    let found = match number {
        Some(number) => number.checked_sub(1).and_then(|index| list.get(index)),
        None => list.first().filter(|_| list.len() == 1),
    };
    found.ok_or(Refusal::new(Code::NoSuchNumber))
}

/// Sends that act in the game at this table.
fn in_game(table: &mut Table, act: OnlineAct) -> Result<(), Refusal> {
    let game = game::id_of(&table.game).ok_or(Refusal::new(Code::NoOnlineGame))?;
    ask(table, LichessRequest::InGame(game, act));
    Ok(())
}

fn read_chat(table: &mut Table, by: Person) -> Result<(), Refusal> {
    game::id_of(&table.game).ok_or(Refusal::new(Code::NoOnlineGame))?;
    let chat = Arc::clone(&table.lichess.chat);
    let last = chat.len().saturating_sub(READ_CHAT);
    table.seats.tell(by, Priority::Normal, |seat| {
        if chat.is_empty() {
            return seat.messages.text("lichess-no-messages", &[]);
        }
        let line = |line: &ChatLine| seat.messages.labelled(&line.from, &line.text);
        let lines: Vec<String> = chat.iter().skip(last).map(line).collect();
        lines.join(" ")
    });
    Ok(())
}

/// Follows the table after anything has happened: takes the news that waited for the end of a training, and sends our
/// move.
pub(super) fn follow(table: &mut Table) {
    if table.training.is_none() {
        for waiting in std::mem::take(&mut table.lichess.held) {
            news(table, waiting);
        }
    }
    game::follow(table);
}

/// True if the news waits for the end of a training: only that the opponent has moved is said meanwhile.
fn waits_for_training(table: &Table, news: &LichessNews) -> bool {
    let own = game::id_of(&table.game);
    let is_own = |id: &String| own.as_ref() == Some(id);
    table.training.is_some()
        && match news {
            LichessNews::State(id, _)
            | LichessNews::Chat { game: id, .. }
            | LichessNews::Chatted(id, _)
            | LichessNews::OpponentGone(id, _)
            | LichessNews::OpponentBack(id) => is_own(id),
            LichessNews::Game(full) => is_own(&full.game),
            LichessNews::Lost | LichessNews::Back => own.is_some(),
            LichessNews::SignedIn { .. }
            | LichessNews::SignedOut
            | LichessNews::Listed { .. }
            | LichessNews::Challenged(_)
            | LichessNews::ChallengeGone(_)
            | LichessNews::Declined(_)
            | LichessNews::Seeking
            | LichessNews::SeekEnded
            | LichessNews::Begins(_)
            | LichessNews::NotDone { .. }
            | LichessNews::Failed(_) => false,
        }
}

fn hold(table: &mut Table, news: LichessNews) {
    if let LichessNews::State(_, state) = &news {
        let told = table.lichess.held.iter().find_map(|held| {
            let LichessNews::State(_, state) = held else {
                return None;
            };
            Some(state.moves.len())
        });
        game::tell_moved(table, told, state);
        // The newest state has everything.
        table
            .lichess
            .held
            .retain(|held| !matches!(held, LichessNews::State(..)));
    }
    table.lichess.held.truncate(MOST_HELD);
    table.lichess.held.push(news);
}

/// Takes news of lichess. A table that may not look outside hears nothing of it.
pub(super) fn news(table: &mut Table, news: LichessNews) {
    if may_look_outside(&table.game).is_err() {
        return;
    }
    if waits_for_training(table, &news) {
        return hold(table, news);
    }
    match news {
        LichessNews::SignedIn { name, kept_in_file } => signed_in(table, &name, kept_in_file),
        LichessNews::SignedOut => signed_out(table),
        LichessNews::Listed { games, challenges } => {
            let goes_on = |id: &mut String| games.iter().any(|game| game.game == *id);
            table.machine.beside.against_a_person.take_if(|id| !goes_on(id));
            let known = Arc::make_mut(&mut table.lichess.known);
            (known.games, known.challenges) = (games, challenges);
            if std::mem::take(&mut table.lichess.is_list_asked) {
                say_list(table);
            }
        }
        LichessNews::Challenged(challenge) => {
            let is_new = Arc::make_mut(&mut table.lichess.known).keep_challenge(challenge.clone());
            if is_new && challenge.is_playable {
                let to = person(table);
                table.seats.tell(to, Priority::Next, |seat| {
                    let what = wording::lichess::challenge(&seat.messages, &challenge);
                    seat.messages
                        .text("lichess-challenged", &[("challenge", (&what).into())])
                });
            }
        }
        LichessNews::ChallengeGone(id) => {
            let known = Arc::make_mut(&mut table.lichess.known);
            let gone = known.challenges.iter().position(|challenge| challenge.id == id);
            if let Some(gone) = gone.map(|at| known.challenges.remove(at)) {
                let name = harmless(&gone.from);
                say(
                    table,
                    Priority::Normal,
                    "lichess-challenge-gone",
                    &[("name", (&*name).into())],
                );
            }
        }
        LichessNews::Declined(why) => {
            table.lichess.is_awaited = false;
            let why = harmless(&why);
            say(table, Priority::Next, "lichess-declined", &[("why", (&*why).into())]);
        }
        LichessNews::Seeking => {
            Arc::make_mut(&mut table.lichess.known).is_seeking = true;
            say(table, Priority::Normal, "lichess-seeking", &[]);
        }
        LichessNews::SeekEnded => {
            let known = Arc::make_mut(&mut table.lichess.known);
            if std::mem::take(&mut known.is_seeking) && !table.lichess.is_awaited {
                say(table, Priority::Normal, "lichess-seek-ended", &[]);
            }
        }
        LichessNews::Begins(underway) => begins(table, underway),
        LichessNews::Game(full) => {
            if !game::joined(table, &full) {
                set_up(table, &full);
            }
        }
        LichessNews::State(id, state) => game::state(table, &id, &state),
        LichessNews::Chat { game, from, text } => chat(table, &game, &from, text),
        LichessNews::Chatted(game, lines) => chatted(table, &game, lines),
        LichessNews::OpponentGone(id, seconds) => game::gone(table, &id, seconds),
        LichessNews::OpponentBack(id) => game::back(table, &id),
        LichessNews::Lost => game::lost(table),
        LichessNews::Back => game::found(table),
        LichessNews::NotDone { game, act, fault } => {
            if !game::not_done(table, &game, &act, &fault) {
                tell_fault(table, &fault);
            }
        }
        LichessNews::Failed(fault) => failed(table, &fault),
    }
}

fn signed_in(table: &mut Table, name: &str, is_kept_in_file: bool) {
    let known = Arc::make_mut(&mut table.lichess.known);
    let is_known = known.name.as_deref() == Some(name);
    known.name = Some(name.to_owned());
    known.is_kept_in_file = is_kept_in_file;
    if !is_known && !table.lichess.is_list_asked {
        let to = person(table);
        table.seats.tell(to, Priority::Next, |seat| {
            let signed_in = wording::lichess::account(&seat.messages, Some(name));
            let where_kept = is_kept_in_file.then(|| seat.messages.text("lichess-kept-in-file", &[]));
            std::iter::once(signed_in)
                .chain(where_kept)
                .collect::<Vec<_>>()
                .join(" ")
        });
    }
    if !is_known || table.lichess.is_list_asked {
        table.lichess.listen(&mut table.seats);
        ask(table, LichessRequest::List);
    }
    if !is_known {
        // A game that was left without a token is resumed.
        if let Some(game) = game::id_of(&table.game).filter(|_| game::waits(table)) {
            ask(table, LichessRequest::Join(game));
        }
    }
}

fn signed_out(table: &mut Table) {
    let was_signed_in = std::mem::take(&mut table.lichess.known).name.is_some();
    table.lichess.listens = false;
    table.lichess.is_awaited = false;
    // The result of another request is told together with that request's own words.
    if !std::mem::take(&mut table.lichess.is_list_asked) && !was_signed_in {
        return;
    }
    let to = person(table);
    table.seats.tell(to, Priority::Next, |seat| {
        wording::lichess::account(&seat.messages, None)
    });
}

fn say_list(table: &mut Table) {
    let known = Arc::clone(&table.lichess.known);
    let to = person(table);
    table.seats.tell(to, Priority::Next, |seat| {
        let account = wording::lichess::account(&seat.messages, known.name.as_deref());
        let lines = wording::lichess::lines(&seat.messages, &known);
        std::iter::once(account).chain(lines).collect::<Vec<_>>().join(" ")
    });
}

/// Takes note that a game of the account begins, or is under way: a person who has asked for one is led there, others
/// hear of it.
fn begins(table: &mut Table, underway: Underway) {
    let is_here = game::id_of(&table.game).as_ref() == Some(&underway.game);
    let known = Arc::make_mut(&mut table.lichess.known);
    let is_known = known.games.iter().any(|game| game.game == underway.game);
    known.keep_game(underway.clone());
    if is_here || is_known {
        return;
    }
    if std::mem::take(&mut table.lichess.is_awaited) {
        Arc::make_mut(&mut table.lichess.known).is_seeking = false;
        ask(table, LichessRequest::Join(underway.game));
    } else if !table.lichess.is_list_asked {
        let name = harmless(&underway.opponent);
        say(
            table,
            Priority::Next,
            "lichess-game-waits",
            &[("name", (&*name).into())],
        );
    }
}

/// Sets up a new table for a game that is not at this table; a game under way here is left only after a question.
fn set_up(table: &mut Table, full: &GameFull) {
    let by = person(table);
    let form = Intent::NewGame(Box::new(form_of(table, by, full)));
    table.attempt(by, |table| table.intend(by, form));
}

fn form_of(table: &Table, by: Person, full: &GameFull) -> NewGameForm {
    let own = if full.players.black.is_own {
        Color::Black
    } else {
        Color::White
    };
    let is_vi = by.side().is_none_or(|side| table.game.people().is_vi(side));
    let seats = ByColor::new_with(|side| SeatForm {
        name: harmless(&full.players.get(side).name).into_owned(),
        sight: if side == own && is_vi {
            Sight::Vi
        } else {
            Sight::Sighted
        },
        assistant: String::new(),
    });
    let time = full.terms.clock.map_or_else(
        || String::from("none"),
        // A clock that shows zero at first has the time of the first move.
        |clock| format!("{}+{}", clock.initial_s.max(clock.increment_s), clock.increment_s),
    );
    NewGameForm {
        seats,
        vocabulary: table.game.regulations().vocabulary.clone(),
        online: Some(OnlineForm {
            game: full.game.clone(),
            own,
            is_person: full.players.get(own.other()).is_person,
            time,
            start: full.start.clone(),
            is_chess960: full.is_chess960,
        }),
        ..NewGameForm::default()
    }
}

/// Takes a chat line: the player hears that there is one, and reads it at will.
fn chat(table: &mut Table, id: &str, from: &str, text: String) {
    if game::id_of(&table.game).as_deref() != Some(id) || from == "lichess" {
        return;
    }
    let before = table.lichess.chat.iter().cloned();
    let line = ChatLine {
        from: from.to_owned(),
        text,
    };
    table.lichess.keep_chat(before.chain([line]).collect());
    tell_of_message(table, from);
}

/// Takes all chat lines of the game so far. The player hears that there are lines from before they listened, or from
/// while they were cut off.
fn chatted(table: &mut Table, id: &str, lines: Vec<ChatLine>) {
    if game::id_of(&table.game).as_deref() != Some(id) {
        return;
    }
    let mut unknown = lines.clone();
    let mut all = lines;
    for known in table.lichess.chat.iter() {
        let is_it = |line: &ChatLine| line.from.eq_ignore_ascii_case(&known.from) && line.text == known.text;
        match unknown.iter().position(is_it) {
            Some(at) => drop(unknown.remove(at)),
            // A line written after the server had answered.
            None => all.push(known.clone()),
        }
    }
    table.lichess.keep_chat(all);
    if let Some(line) = unknown.iter().rev().find(|line| is_others(table, &line.from)) {
        tell_of_message(table, &line.from);
    }
}

/// True if somebody else wrote that, and not the player.
fn is_others(table: &Table, from: &str) -> bool {
    let known = table.lichess.known.name.as_deref();
    let own = own_side(table).map(|side| table.game.people().players.get(side).name.as_str());
    Some(from) != known && Some(from) != own
}

fn tell_of_message(table: &mut Table, from: &str) {
    if is_others(table, from) {
        let name = harmless(from).into_owned();
        say(table, Priority::Normal, "lichess-message", &[("name", (&name).into())]);
    }
}

fn failed(table: &mut Table, fault: &LichessFault) {
    table.lichess.is_awaited &= matches!(fault, LichessFault::TooMuch(_));
    table.lichess.is_list_asked &= matches!(fault, LichessFault::TooMuch(_));
    if *fault == LichessFault::Token {
        table.lichess.listens = false;
        game::unheard(table);
    }
    tell_fault(table, fault);
}

fn tell_fault(table: &mut Table, fault: &LichessFault) {
    let has_game = table.online().is_some();
    let to = person(table);
    table.seats.tell(to, Priority::Next, |seat| {
        let text = wording::lichess::fault(&seat.messages, fault);
        let stays = (has_game && *fault == LichessFault::Token).then(|| seat.messages.text("lichess-game-stays", &[]));
        std::iter::once(text).chain(stays).collect::<Vec<_>>().join(" ")
    });
}
