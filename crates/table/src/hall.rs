//! The table in a playing hall: how it joins a tournament, what it tells the hall desks, and the rulings that come from
//! there.
//!
//! The journal is written first and told afterwards: [`publish`] is asked after the disk has it. While no hall desk is
//! there, and at a table that is part of no tournament, nothing is told and nothing kept for it.

#[cfg(any(test, feature = "testing"))]
#[allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a table for tests"
)]
pub mod at_net;
mod connection;
mod next_game;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use shakmaty::ByColor;

pub(super) use self::connection::TournamentConnection;
use self::connection::{AwaitedCode, Joining, Member};
pub(super) use self::next_game::{follow, is_asked};
use super::Table;
use super::effect::Effect;
use super::seats::round_game;
use announcement::squares;
use controls::intent::Intent;
use controls::joining::JoiningIntent;
use controls::next::first_words;
use journal::chain::{Anchor, StoredEntry};
use journal::entry::{Entry, GameRelocation, JournalEvent, JournalFinding, ProvenRuling, StrangeRuling};
use journal::pin::{self, Seed};
use laws::arbiter_record::PinLock;
use laws::command::Duty;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::regulations::Venue;
use link::admission::{Admission, AdmissionStep, NotIn};
use link::enrolment::{BoundTo, Declined, Newcomer, NotLetIn, OtherTournament, Secret, TurnedAway};
use link::head::{GamePhase, Head};
use link::identity::{JoiningToken, PrivateKey, SignedText};
use link::lock::{Holder, Locks};
use link::membership::Membership;
use link::page::{self, DrawnQuestion};
use link::roster::{self, Roster};
use link::ruling::{HostedSide, Judge, NotTaken, RuledTable, Ruling, RulingAnswer, RulingVerdict};
use link::ruling_content::RulingContent;
use link::topic::{DeskId, GameId, Topic, TournamentId};
use link::{Address, AskedId, FoundHost, Haste, NetNews, NetRequest, NoAnswer, NotOpened, QuestionId, enrolment};
use locale::{Messages, Value, harmless};
use speech::utterance::Priority;

/// Intervals between heads, in milliseconds, while a clock runs and while none does.
const HEAD_RUNNING_MS: u64 = 1_000;
const HEAD_STANDING_MS: u64 = 5_000;
fn ask(table: &mut Table, request: NetRequest) {
    table.seats.send(Effect::Link(request));
}

/// Tells the person who joined.
fn say(table: &mut Table, id: &str, values: &[(&str, Value<'_>)]) {
    let to = table.hall.by;
    table
        .seats
        .tell(to, Priority::Now, |seat| seat.messages.text(id, values));
}

/// Tells everybody, after what is being said.
fn say_all(table: &mut Table, id: &str, values: &[(&str, Value<'_>)]) {
    table
        .seats
        .tell_all(Priority::Next, |seat| seat.messages.text(id, values));
}

/// Bytes for one purpose at one moment, from the system's random source.
fn drawn(table: &Table, what: &str) -> Option<Seed> {
    let number = (table.hall.questions, table.now().as_micros());
    let is_random = table.machine.seed != Seed::default();
    is_random.then(|| pin::drawn(&table.machine.seed, &format!("{what} {number:?}")))
}

/// Carries out a request about the hall. At a table with an arbiter, only the arbiter may make it.
///
/// # Errors
/// `not_permitted`; `no_code` if the words are not four squares; `no_event` if the table is part of none.
pub(super) fn intend(table: &mut Table, by: Person, intent: JoiningIntent) -> Result<(), Refusal> {
    match intent {
        JoiningIntent::State => {
            state(table, by);
            return Ok(());
        }
        JoiningIntent::Join { at, code } => {
            let squares = squares::read(&code).and_then(|all| <[_; 4]>::try_from(all).ok());
            let code = enrolment::EnrolmentCode::of(squares.ok_or(Refusal::new(Code::NoCode))?);
            let at = at.map(|typed| Address::typed(&typed));
            join(table, by, Secret::Code(code), code.slot(), at.as_ref(), None)?;
        }
        JoiningIntent::Bring { file } => {
            let file = enrolment::TournamentFile::read(&file).ok_or(Refusal::new(Code::NoCode))?;
            let (other_event, name) = (file.event, file.name.clone());
            let of = OtherTournament { other_event, name };
            join(table, by, file.secret(), file.slot, file.at.first(), Some(&of))?;
        }
        JoiningIntent::NextGame => next_game::ask(table, by)?,
        JoiningIntent::Back { .. } => {
            next_game::may_join(table, by)?;
            let is_free_for = |member: &Arc<Member>| is_free_for(table, &member.place);
            if !table.hall.left.as_ref().is_none_or(is_free_for) {
                return Err(Refusal::new(Code::LockedTable));
            }
            let member = table.hall.left.take().ok_or(Refusal::new(Code::NoEvent))?;
            table.hall.by = by;
            open(table, member.as_ref().clone());
        }
        JoiningIntent::SetUp(_) => next_game::set_up(table, by)?,
        JoiningIntent::Host { at, over } => super::elsewhere::host(table, by, at, over)?,
        JoiningIntent::EndHosting => super::elsewhere::end(table, by)?,
        JoiningIntent::HowToSit => return Err(Refusal::new(Code::NoInvitation)),
        JoiningIntent::Leave => {
            may(table, by)?;
            if table.game.is_locked() {
                return Err(Refusal::new(Code::LockedTable));
            }
            let left = table.hall.left.take();
            let member = table.hall.member.take().or(left).ok_or(Refusal::new(Code::NoEvent))?;
            table.hall.by = by;
            leave(table);
            let event = harmless(&member.place.name);
            say_all(table, "joined-left", &[("event", (&*event).into())]);
        }
    }
    Ok(())
}

/// Joins a tournament, with what the desk has given for it. A tournament file says which tournament it belongs to.
fn join(
    table: &mut Table,
    by: Person,
    secret: Secret,
    slot: u32,
    at: Option<&Address>,
    of: Option<&OtherTournament>,
) -> Result<(), Refusal> {
    may(table, by)?;
    let bound_to = bound_to(table)?;
    next_game::may_join(table, by)?;
    if let (Some(BoundTo(event)), Some(of)) = (bound_to, of)
        && event != of.other_event
    {
        say_all_stays_out(table, of.other_event, &of.name);
        return Ok(());
    }
    // The desk would take a second knock for another computer.
    let is_waiting = |joining: &Arc<Joining>| {
        let is_there = at.is_none_or(|at| joining.at.as_ref() == Some(at));
        is_there && joining.admission.is_with(slot, &secret)
    };
    if table.hall.joining.as_ref().is_some_and(is_waiting) {
        table.hall.by = by;
        say(table, "joined-joining", &[]);
        return Ok(());
    }
    let (Some(draw), Some(seed)) = (drawn(table, "pairing"), drawn(table, "key")) else {
        return Err(Refusal::new(Code::NoCode));
    };
    table.hall.by = by;
    let newcomer = Newcomer {
        key: PrivateKey::from_seed(seed).public(),
        name: players(table),
        reached_at: Vec::new(),
        line: link::line::FORM,
        bound_to,
    };
    table.hall.joining = Some(Arc::new(Joining {
        admission: Admission::new(slot, secret, draw, newcomer),
        at: at.cloned(),
        seed: JoiningToken(seed),
    }));
    // A table that is let in but cannot keep the tournament would have used up the code for nothing.
    table.seats.send(Effect::TryMembership);
    Ok(())
}

/// Asks the desk if a tournament could be kept here; otherwise gives up.
pub(super) fn tried(table: &mut Table, can_keep: bool) {
    let Some(joining) = table.hall.joining.clone() else {
        return;
    };
    if !can_keep {
        table.hall.joining = None;
        return say(table, "joined-cannot-keep", &[]);
    }
    match joining.at.clone() {
        Some(at) => knock(table, at),
        None => ask(table, NetRequest::Look),
    }
    say(table, "joined-joining", &[]);
}

/// Checks that the person may connect the table with another computer: where there is an arbiter, the arbiter alone.
pub(super) fn may(table: &Table, by: Person) -> Result<(), Refusal> {
    if table.game.people().arbiter.is_some() {
        laws::command::may(table.game.people(), table.game.regulations(), by, Duty::Rule)?;
    }
    Ok(())
}

/// The only tournament that a locked table joins, whoever sits at it and whatever is open: the tournament of its lock.
/// `None` if the table is not locked.
///
/// # Errors
/// `locked_table`; `pin_elsewhere` if no PIN unlocks it here.
fn bound_to(table: &Table) -> Result<Option<BoundTo>, Refusal> {
    match holder(table) {
        None => Ok(None),
        Some(Holder::Event(event)) => Ok(Some(BoundTo(event.id))),
        Some(Holder::Nobody | Holder::Unknown) => {
            let is_elsewhere = table.game.lock().is_some_and(PinLock::is_elsewhere);
            let code = if is_elsewhere {
                Code::PinElsewhere
            } else {
                Code::LockedTable
            };
            Err(Refusal::new(code))
        }
    }
}

/// The tournament of the lock that is on.
fn holder(table: &Table) -> Option<Holder> {
    table.game.lock()?;
    let locks = Locks::after(table.written.entries.iter());
    Some(locks.holder().cloned().unwrap_or(Holder::Unknown))
}

/// True if the table takes part in that tournament without a word of the arbiter's: it is not locked, or locked for
/// that tournament.
fn is_free_for(table: &Table, place: &Membership) -> bool {
    !table.game.is_locked() || holder(table).is_some_and(|holder| holder.is_of(place.event_key))
}

fn leave(table: &mut Table) {
    table.hall.member = None;
    table.hall.journal = Arc::default();
    table.seats.send(Effect::KeepMembership(None));
    ask(table, NetRequest::Close);
}

/// The number of a table, the name of its tournament, and the digits that nobody can copy.
fn known_as(place: &Membership) -> [(&'static str, Value<'static>); 3] {
    [
        ("table", place.table.0.into()),
        ("event", harmless(&place.name).into_owned().into()),
        ("digits", place.event.digits().into()),
    ]
}

/// Tells the person who locks which tournament can unlock: somebody may have joined another tournament of that name
/// before.
pub(super) fn say_tournament_of_lock(table: &mut Table, by: Person) {
    let Some(member) = table.hall.member.clone() else {
        return;
    };
    let [_, event, digits] = known_as(&member.place);
    let values = [event, digits];
    table.seats.tell(by, Priority::Next, |seat| {
        seat.messages.text("said-locked-for", &values)
    });
}

/// Words for a locked table that takes no part in that tournament, with the way out: its PIN or, if that stayed at
/// another computer, the tournament whose rulings are valid there.
fn stays_out(table: &Table, event: TournamentId, name: &str) -> impl Fn(&Messages) -> String + use<> {
    let (name, digits) = (harmless(name).into_owned(), event.digits());
    let is_elsewhere = table.game.lock().is_some_and(PinLock::is_elsewhere);
    let own = match holder(table) {
        Some(Holder::Event(own)) => Some((harmless(&own.name).into_owned(), own.id.digits())),
        Some(Holder::Nobody | Holder::Unknown) | None => None,
    };
    move |messages| {
        let text = |id: &str, (event, digits): (&str, &str)| {
            messages.text(id, &[("event", event.into()), ("digits", digits.into())])
        };
        let out = text("joined-locked", (&name, &digits));
        if !is_elsewhere {
            return format!("{out} {}", messages.text("joined-unlock-first", &[]));
        }
        let own = own.as_ref().filter(|(name, _)| !name.is_empty());
        own.map_or_else(
            || out.clone(),
            |(name, digits)| format!("{out} {}", text("said-locked-for", (name, digits))),
        )
    }
}

fn say_all_stays_out(table: &mut Table, event: TournamentId, name: &str) {
    let text = stays_out(table, event, name);
    table.seats.tell_all(Priority::Next, |seat| text(&seat.messages));
}

fn state(table: &mut Table, by: Person) {
    let Some(member) = table.hall.member.clone() else {
        if let Some(left) = table.hall.left.clone() {
            if is_free_for(table, &left.place) {
                return ask_back(table, by);
            }
            let text = stays_out(table, left.place.event, &left.place.name);
            return table.seats.tell(by, Priority::Now, |seat| text(&seat.messages));
        }
        table.seats.confirm(by, "joined-none");
        return;
    };
    let values = known_as(&member.place);
    let id = if member.has_arbiter() {
        "joined-connected"
    } else {
        "joined-state-away"
    };
    let waits = next_game::waiting(table, &member).map(|game| ("joined-game-waits", game));
    let game = waits.or_else(|| Some(("joined-plays", next_game::on_table(table, &member)?)));
    let over = over(table, &member);
    table.seats.tell(by, Priority::Now, |seat| {
        let place = seat.messages.text("joined-member", &values);
        let game = game.as_ref().map(|(id, game)| round_game(&seat.messages, id, game));
        let over = over.as_ref().map(|over| over(&seat.messages));
        let sentences = [Some(place), Some(seat.messages.text(id, &[])), game, over];
        sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
}

/// Words for a table whose game of the round is over and was played at another computer, with the way to its record.
fn over(table: &Table, member: &Member) -> Option<impl Fn(&Messages) -> String + use<>> {
    let (game, result) = next_game::over(table, member)?;
    let number = member.place.table;
    Some(move |messages: &Messages| {
        let word = format!("{} {number}", first_words(messages, "hall-line-save"));
        let values = [("result", result.as_str().into()), ("word", word.as_str().into())];
        let over = messages.text("joined-game-over", &values);
        format!("{} {over}", round_game(messages, "joined-plays", &game))
    })
}

fn knock(table: &mut Table, at: Address) {
    let Some(joining) = table.hall.joining.clone() else {
        return;
    };
    let mut joining = joining.as_ref().clone();
    let id = table.hall.next_question();
    let (slot, payload) = (joining.admission.slot(), joining.admission.begin(id));
    joining.at = Some(at.clone());
    table.hall.joining = Some(Arc::new(joining));
    ask(table, NetRequest::Knock { id, at, slot, payload });
}

/// Handles news from the net.
pub(super) fn news(table: &mut Table, news: NetNews) {
    match news {
        NetNews::Found(found) => found_desks(table, &found),
        NetNews::Opened(_) | NetNews::Knocked(..) | NetNews::LeftDoor(_) | NetNews::Flooded(_) => {}
        NetNews::NotOpened(why) => not_opened(table, &why),
        NetNews::Appeared(Topic::DeskAlive(desk)) => desk_is_there(table, desk, true),
        NetNews::Vanished(Topic::DeskAlive(desk)) => desk_is_there(table, desk, false),
        NetNews::Appeared(_) | NetNews::Vanished(_) => {}
        NetNews::Put(Topic::Roster, payload) => newer_roster(table, &payload),
        NetNews::Put(_, _) => {}
        NetNews::Asked(asked, Topic::Log(_), payload) => {
            let page = DrawnQuestion::decode(&payload).and_then(|question| signed_page(table, &question));
            ask(table, NetRequest::Answer(asked, page.unwrap_or_default()));
        }
        NetNews::Asked(asked, Topic::Rule(_), payload) => ruled(table, asked, &payload),
        NetNews::Asked(asked, _, _) => ask(table, NetRequest::Answer(asked, Vec::new())),
        NetNews::Answered(id, answer) => answered(table, id, answer),
    }
}

fn found_desks(table: &mut Table, found: &[FoundHost]) {
    let looks = table.hall.joining.as_ref().is_some_and(|joining| joining.at.is_none());
    if !looks {
        return;
    }
    match found {
        [] => fail(table, "joined-none-found"),
        [only] => knock(table, only.at.clone()),
        [..] => {
            let list: Vec<String> = found
                .iter()
                .map(|desk| format!("{}: {}", harmless(&desk.name), desk.at))
                .collect();
            table.hall.joining = None;
            say(table, "joined-several-found", &[("list", (&list.join("; ")).into())]);
        }
    }
}

fn fail(table: &mut Table, id: &str) {
    table.hall.joining = None;
    say(table, id, &[]);
}

/// "Ada – Ben"; empty if the players are not known.
fn players(table: &Table) -> String {
    let names = ByColor::new_with(|side| table.game.people().name(Person::Player(side)));
    let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
    names.join(" – ")
}

fn answered(table: &mut Table, id: QuestionId, answer: Result<Vec<u8>, NoAnswer>) {
    // A roster is valid by its signature, whichever question it answers.
    if let Ok(roster) = &answer {
        newer_roster(table, roster);
    }
    let Some(joining) = table.hall.joining.clone() else {
        return;
    };
    let Some(at) = joining.at.clone() else { return };
    let mut joining = joining.as_ref().clone();
    let (seed, slot, free) = (joining.seed, joining.admission.slot(), table.hall.next_question());
    let step = joining.admission.answered(id, answer, free);
    table.hall.joining = Some(Arc::new(joining));
    match step {
        AdmissionStep::Wait => {}
        AdmissionStep::Knock(payload) => ask(
            table,
            NetRequest::Knock {
                id: free,
                at,
                slot,
                payload,
            },
        ),
        AdmissionStep::In(welcome) => match Membership::of(*welcome, seed).and_then(Member::of) {
            Some(mut member) => {
                // The address that let the table in is nearest: a relay in this room.
                member.place.connect.retain(|other| *other != at);
                member.place.connect.insert(0, at);
                enter(table, member);
            }
            None => fail(table, "joined-not-let-in"),
        },
        AdmissionStep::Out(NotIn::Refused(NotLetIn::OtherEvent(other))) => {
            table.hall.joining = None;
            say_all_stays_out(table, other.other_event, &other.name);
        }
        AdmissionStep::Out(why) => fail(table, out(&why)),
    }
}

/// The message for a table that is not let in.
const fn out(why: &NotIn) -> &'static str {
    match why {
        NotIn::Refused(NotLetIn::NoCode | NotLetIn::OtherEvent(_)) => "joined-not-let-in",
        NotIn::Refused(NotLetIn::TurnedAway(TurnedAway::Refused)) => "joined-turned-away",
        NotIn::Refused(NotLetIn::TurnedAway(TurnedAway::Lapsed)) => "joined-lapsed",
        NotIn::NoAnswer(NoAnswer::Apart) => "joined-apart",
        NotIn::NoAnswer(NoAnswer::NobodyThere | NoAnswer::TooLate | NoAnswer::NotOpen) => "joined-no-answer",
    }
}

/// Makes the table part of the tournament from now on.
fn enter(table: &mut Table, member: Member) {
    // The table may have been locked, or a game begun, while the arbiter looked.
    if !is_free_for(table, &member.place) {
        decline(table, Declined::Locked);
        return say_all_stays_out(table, member.place.event, &member.place.name);
    }
    if next_game::may_join(table, table.hall.by).is_err() {
        decline(table, Declined::HomeGame);
        return say(table, "refused-home-game", &[]);
    }
    table.hall.joining = None;
    let place = Box::new(member.place.clone());
    let key = member.place.key().public().to_string();
    table.seats.send(Effect::KeepMembership(Some(place)));
    open(table, member);
    // A game that was brought here continues from now on: both keys are in its journal.
    let moved = table.machine.findings.iter().rev().find_map(|finding| match finding {
        JournalFinding::Moved(moved) => Some(moved),
        JournalFinding::UnfitHeartbeat(_)
        | JournalFinding::Shortened(_)
        | JournalFinding::Rescued(_)
        | JournalFinding::Withheld(_)
        | JournalFinding::StrangeRuling(_) => None,
    });
    if let Some(moved) = moved.filter(|moved| moved.to.is_empty()).cloned() {
        table.find(JournalFinding::Moved(GameRelocation { to: key, ..moved }));
    }
}

/// Ends the way into a tournament that has let this table in, and tells the desk why.
fn decline(table: &mut Table, why: Declined) {
    let Some(joining) = table.hall.joining.take() else {
        return;
    };
    let (at, slot) = (joining.at.clone(), joining.admission.slot());
    if let Some((at, payload)) = at.zip(joining.admission.decline(why)) {
        let id = table.hall.next_question();
        ask(table, NetRequest::Knock { id, at, slot, payload });
    }
}

fn open(table: &mut Table, member: Member) {
    ask(table, member.opening());
    let member = Arc::new(member);
    table.hall.member = Some(Arc::clone(&member));
    table.hall.judge = Arc::new(answered_before(table));
    // A game that replaces this one at once is announced by its own message.
    if next_game::gives_way(table, &member).is_none() {
        let values = known_as(&member.place);
        let game = next_game::on_table(table, &member);
        let over = over(table, &member);
        let (own, now) = (Arc::clone(&table.game), table.now());
        table.seats.tell_all(Priority::Next, |seat| {
            let place = seat.messages.text("joined-member", &values);
            let plays = game
                .as_ref()
                .map(|game| round_game(&seat.messages, "joined-plays", game));
            let over = over.as_ref().map(|over| over(&seat.messages));
            let stands = speech::answer::standing(&seat.messages, &own, seat.person, now);
            let sentences = [Some(place), plays, over, stands];
            sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
        });
    }
}

fn not_opened(table: &mut Table, why: &NotOpened) {
    let id = match why {
        NotOpened::NotBuilt => "joined-not-built",
        NotOpened::BadCredentials => "joined-cannot-connect",
        // The net keeps trying.
        NotOpened::UnknownHost(_) | NotOpened::NobodyThere(_) => "joined-state-away",
        NotOpened::Apart(_) => "joined-apart",
        NotOpened::CannotListen(_) | NotOpened::Failed(_) => {
            log::warn!("the net does not open: {why:?}");
            "joined-not-opened"
        }
    };
    fail(table, id);
}

fn desk_is_there(table: &mut Table, desk: DeskId, is_there: bool) {
    let Some(member) = &mut table.hall.member else { return };
    let member = Arc::make_mut(member);
    let before = member.has_arbiter();
    if is_there {
        member.desks.insert(desk);
    } else {
        member.desks.remove(&desk);
    }
    let (now, has_met) = (member.has_arbiter(), member.has_met);
    member.has_met |= now != before;
    if is_there {
        // The roster may have changed while nobody was there to tell the table.
        let payload = roster::question(Some(&member.roster));
        let id = table.hall.next_question();
        ask(
            table,
            NetRequest::Ask {
                id,
                to: Topic::Roster,
                payload,
                haste: Haste::Now,
            },
        );
    }
    let id = match (before, now, has_met) {
        (false, true, false) => "joined-connected",
        (false, true, true) => "joined-back",
        (true, false, _) => "joined-away",
        (true, true, _) | (false, false, _) => return,
    };
    // A desk that comes is told at once how far the game is.
    table.hall.head_at = None;
    // The table that takes the place of this one tells it.
    if !table.hall.is_followed {
        say_all(table, id, &[]);
    }
}

fn newer_roster(table: &mut Table, payload: &[u8]) {
    let Some(member) = table.hall.member.clone() else {
        return;
    };
    let Some(signed) = SignedText::from_bytes(payload) else {
        return;
    };
    let Ok(roster) = Roster::read(&signed, member.place.event) else {
        return;
    };
    if !roster.is_newer_than(&member.roster) {
        return;
    }
    let before = member.connect();
    let mut member = member.as_ref().clone();
    member.place.roster = signed;
    member.roster = roster;
    if member.is_known() {
        // There is another desk to fall back on.
        if member.connect() != before {
            ask(table, member.opening());
        }
        table
            .seats
            .send(Effect::KeepMembership(Some(Box::new(member.place.clone()))));
        table.hall.member = Some(Arc::new(member));
    } else {
        leave(table);
        let event = harmless(&member.place.name);
        say_all(table, "joined-removed", &[("event", (&*event).into())]);
    }
}

/// The signed page that answers a desk; `None` at a table that has left the tournament.
fn signed_page(table: &Table, asked: &DrawnQuestion) -> Option<Vec<u8>> {
    let member = table.hall.member.as_ref()?;
    let question = asked.question;
    let told = if table.hall.game() == Some(question.game) {
        page::told(&table.hall.journal, question.wanted())
    } else {
        Vec::new()
    };
    Some(page::sign(&told, asked, &member.place.key()).to_bytes())
}

/// The rulings in the journal: asked again, they are answered as before.
fn answered_before(table: &Table) -> Judge {
    let mut judge = Judge::default();
    let mut last: Option<(Ruling, Moment, Vec<u64>)> = None;
    let mut note = |last: Option<(Ruling, Moment, Vec<u64>)>| {
        if let Some((ruling, _, entries)) = last {
            judge.answered(&ruling, &RulingAnswer::done(entries));
        }
    };
    for Entry { number, at, event } in table.written.entries.iter() {
        if let JournalEvent::Ruled(ruled) = event {
            note(last.take());
            last = Ruling::read(&ruled.text).map(|ruling| (ruling, *at, Vec::new()));
        }
        if let Some((_, since, entries)) = &mut last
            && since == at
        {
            entries.push(*number);
        }
    }
    note(last);
    judge
}

/// Takes a ruling from a desk: it is weighed, decided on as if the arbiter were here, and answered; one that was
/// answered before gets only the answer again.
fn ruled(table: &mut Table, asked: AskedId, payload: &[u8]) {
    // Only a member with a signed question gets anything that would pass for an answer.
    let asks = table.hall.member.clone().zip(SignedText::from_bytes(payload));
    let Some((member, signed)) = asks else {
        return ask(table, NetRequest::Answer(asked, Vec::new()));
    };
    let before = table.written.number;
    let answer = weigh(table, &member, &signed);
    let asks_for_code =
        Ruling::read(&signed.text).is_some_and(|ruling| matches!(ruling.verb, RulingContent::Host { .. }));
    // Asked again, it is answered as a ruling that was carried out before.
    if asks_for_code && table.written.number > before {
        let ruling = signed;
        table.hall.awaits_code = Some(Arc::new(AwaitedCode { asked, ruling, answer }));
    } else {
        let answer = answer.sign(&member.place.key(), &signed).to_bytes();
        ask(table, NetRequest::Answer(asked, answer));
    }
}

/// Answers the desk that has opened a side to another computer: with the code, so that it is heard where it was asked for, or with the
/// reason why there is none. False if no desk has asked.
pub(super) fn answer_with_code(table: &mut Table, code: Result<HostedSide, &str>) -> bool {
    let Some((awaited, member)) = table.hall.awaits_code.take().zip(table.hall.member.clone()) else {
        return false;
    };
    let mut answer = awaited.answer.clone();
    if let RulingAnswer::Done { hosted, not_hosted, .. } = &mut answer {
        *not_hosted = code.as_ref().err().map(|why| (*why).to_owned());
        *hosted = code.ok();
    }
    let answer = answer.sign(&member.place.key(), &awaited.ruling).to_bytes();
    ask(table, NetRequest::Answer(awaited.asked, answer));
    true
}

fn weigh(table: &mut Table, member: &Member, signed: &SignedText) -> RulingAnswer {
    let stored = table.hall.journal.last().map_or(0, |last| last.number);
    let unsaved: Vec<Entry> = table.entries().filter(|entry| entry.number > stored).cloned().collect();
    let own = RuledTable {
        event: member.place.event,
        table: member.place.table,
        game: table.hall.game().unwrap_or_default(),
        entries: &table.hall.journal,
        unsaved: &unsaved,
    };
    let ruling = match table.hall.judge.weigh(signed, &member.roster, own) {
        RulingVerdict::Take(ruling) => ruling,
        RulingVerdict::Again(answer) => return answer,
        RulingVerdict::Refuse(why) => {
            note_refusal(table, signed, &why);
            return RulingAnswer::Refused(why);
        }
    };
    let answer = match intent(ruling.verb.clone()) {
        Some(_) if holder(table).is_some_and(|holder| !holder.is_of(member.place.event_key)) => {
            refused(&Refusal::new(Code::LockOfOtherEvent))
        }
        Some(intent) => decide(table, signed, &ruling, intent),
        None => RulingAnswer::Refused(NotTaken::NotUnderstood),
    };
    Arc::make_mut(&mut table.hall.judge).answered(&ruling, &answer);
    answer
}

/// Notes a ruling that no desk of this tournament has signed, or that is played back: it must not go unnoticed, so it
/// is told here and is in the journal for the desks. A flood of them is told once.
fn note_refusal(table: &mut Table, signed: &SignedText, why: &NotTaken) {
    let code = match why {
        NotTaken::BadSignature
        | NotTaken::NotEntitled
        | NotTaken::OtherEvent
        | NotTaken::OtherTable
        | NotTaken::Spent => why.code(),
        // An arbiter who did not see the last move or the next game yet, or a desk of another version: the desk says so.
        NotTaken::OtherGame
        | NotTaken::Stale
        | NotTaken::Advanced { .. }
        | NotTaken::Refused { .. }
        | NotTaken::NotUnderstood => return,
    };
    let is_noted = |finding: &JournalFinding| matches!(finding, JournalFinding::StrangeRuling(StrangeRuling { code: noted, .. }) if noted == code);
    if table.is_read_only() || table.is_in_other_game() || table.machine.findings.iter().any(is_noted) {
        return;
    }
    table.find(JournalFinding::StrangeRuling(StrangeRuling {
        code: code.to_owned(),
        key: signed.by.to_string(),
    }));
}

/// The arbiter's intent of a ruling; `None` if its words are those of another version.
pub(super) fn intent(verb: RulingContent) -> Option<Intent> {
    match verb {
        RulingContent::Command(command) => Some(Intent::Do(command)),
        RulingContent::Host { at, over } => Some(Intent::Joining(JoiningIntent::Host { at, over })),
        RulingContent::EndHosting => Some(Intent::Joining(JoiningIntent::EndHosting)),
        RulingContent::Unknown(_) => None,
    }
}

fn refused(refusal: &Refusal) -> RulingAnswer {
    RulingAnswer::Refused(NotTaken::Refused {
        refusal: refusal.code.as_str().to_owned(),
        article: refusal.article.as_ref().map(ToString::to_string),
    })
}

/// Carries out the ruling whole, with its proof before it, or not at all.
fn decide(table: &mut Table, signed: &SignedText, ruling: &Ruling, intent: Intent) -> RulingAnswer {
    // The game in front of the people is not the game that the desk sees.
    if table.is_in_other_game() || table.is_read_only() {
        return refused(&Refusal::new(Code::NotPermitted));
    }
    let mut draft = table.clone();
    let before = draft.written.number;
    let at = draft.now();
    draft.write(JournalEvent::Ruled(Box::new(signed.ruled())), at);
    if let Err(refusal) = draft.carry_out_intent(Person::Arbiter, intent) {
        return refused(&refusal);
    }
    // An empty ruling would be in the journal with nothing after it.
    let entries: Vec<u64> = (before + 1..=draft.written.number).collect();
    *table = draft;
    if !ruling.reason.is_empty() {
        let (by, reason) = (harmless(&ruling.by), harmless(&ruling.reason));
        say_all(
            table,
            "joined-reason",
            &[("name", (&*by).into()), ("reason", (&*reason).into())],
        );
    }
    RulingAnswer::done(entries)
}

/// The arbiter who ruled from a desk and the reason, for the arbiter's report.
pub(super) fn sentence(messages: &Messages, ruled: &ProvenRuling) -> Option<String> {
    let ruling = Ruling::read(&ruled.text)?;
    let by = harmless(&ruling.by);
    if ruling.reason.is_empty() {
        return Some(messages.text("joined-ruled", &[("name", (&*by).into())]));
    }
    let reason = harmless(&ruling.reason);
    Some(messages.text(
        "joined-reason",
        &[("name", (&*by).into()), ("reason", (&*reason).into())],
    ))
}

/// The moment at which the next head is due.
pub(super) fn next_wakeup(table: &Table) -> Option<Moment> {
    let member = table.hall.member.as_ref()?;
    if member.desks.is_empty() || table.hall.journal.is_empty() {
        return None;
    }
    let every = if table.game.clock().running().is_some() {
        HEAD_RUNNING_MS
    } else {
        HEAD_STANDING_MS
    };
    Some(
        table
            .hall
            .head_at
            .map_or(table.written.last, |at| at.plus_millis(every)),
    )
}

/// Makes this table part of that tournament again, as it was before the program was started. A game at home is not part
/// of one: while nobody plays it, the program asks if the tournament is to be resumed here.
pub(super) fn come_back(table: &mut Table, place: Membership) {
    let Some(member) = Member::of(place).filter(|_| !table.is_read_only()) else {
        return;
    };
    if !is_free_for(table, &member.place) {
        // The membership next to the journal is of another tournament than the lock. It can be rejoined once the table
        // is unlocked.
        say_all_stays_out(table, member.place.event, &member.place.name);
        table.hall.left = Some(Arc::new(member));
    } else if table.game.regulations().place == Venue::Event {
        open(table, member);
    } else if next_game::may_join(table, table.hall.by).is_ok() {
        table.hall.left = Some(Arc::new(member));
        for to in Person::ALL {
            ask_back(table, to);
        }
    }
}

fn ask_back(table: &mut Table, to: Person) {
    if let Some(member) = table.hall.left.clone() {
        let (table_number, event) = (member.place.table.0, member.place.name.clone());
        let back = JoiningIntent::Back {
            table: table_number,
            event,
        };
        table.seats.ask_first(to, Intent::Joining(back));
    }
}

/// True if the table is part of a tournament and has yet to get its journal as it is on the disk.
pub fn lacks_journal(table: &Table) -> bool {
    table.hall.member.is_some() && table.hall.journal.is_empty()
}

/// Takes the journal as it is on the disk, from its first entry. Later entries follow with [`publish`].
pub fn take_journal(table: &mut Table, entries: Vec<StoredEntry>) {
    table.hall.told = entries.last().map_or(0, |last| last.number);
    table.hall.journal = Arc::new(entries);
    table.hall.head_at = None;
}

/// The messages to the desks after these entries were written to the disk: the entries, and how far the table is.
pub fn publish(table: &mut Table, written: Vec<StoredEntry>, now: Moment) -> Vec<NetRequest> {
    let Some(member) = table.hall.member.clone() else {
        return Vec::new();
    };
    let is_due = next_wakeup(table).is_some_and(|at| at <= now);
    let is_more = !written.is_empty();
    let first = written.first().map_or(table.hall.told, |first| first.number);
    Arc::make_mut(&mut table.hall.journal).extend(written);
    let Some(end) = table.hall.journal.last().map(Anchor::from_entry) else {
        return Vec::new();
    };
    // A desk that comes later asks for the entries it lacks.
    table.hall.told = end.number;
    if member.desks.is_empty() || !(is_due || is_more) {
        return Vec::new();
    }
    let Some(game) = table.hall.game() else {
        return Vec::new();
    };
    let mut requests = Vec::new();
    if is_more {
        let own = member.place.table;
        for step in page::told(&table.hall.journal, first..end.number + 1).chunks(usize::from(page::PAGE)) {
            requests.push(NetRequest::Put(Topic::Entry(own), page::encode_step(game, step)));
        }
    }
    table.hall.head_at = Some(now);
    let head = head(table, game, end, now);
    let signed = head.sign(&member.place.key(), member.place.table, member.place.event);
    requests.push(NetRequest::Put(Topic::Head(member.place.table), signed.to_bytes()));
    requests
}

fn head(table: &Table, game: GameId, end: Anchor, now: Moment) -> Head {
    let clock = table.game.clock();
    let state = if table.game.ending().is_some() {
        GamePhase::Ended
    } else if table.game.adjournment().is_some() {
        GamePhase::Adjourned
    } else if clock.running().is_some() {
        GamePhase::Playing
    } else if clock.has_started() || !table.game.line().is_empty() {
        GamePhase::Paused
    } else {
        GamePhase::Ready
    };
    Head {
        game,
        end,
        at: now.max(table.written.last),
        left_ms: clock.both_ms(now.max(table.written.last)),
        running: clock.running(),
        moves: u32::try_from(table.game.line().len()).unwrap_or(u32::MAX),
        state,
        unsaved: table.written.number.saturating_sub(end.number),
        battery: table.machine.battery.low,
        version: env!("CARGO_PKG_VERSION").to_owned(),
    }
}
