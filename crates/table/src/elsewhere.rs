//! A game on two computers (`link::seat`). At the host, a seat of the table is at another computer: its player's
//! requests come from there, and all the player may know goes there. At that other computer the table is a seat: it
//! shows and says what came, and asks for everything else.

mod connection;
#[cfg(test)]
mod tests;
mod wishes;

use std::sync::Arc;

use shakmaty::Color;

pub(super) use self::connection::RemoteConnection;
use self::connection::RemoteSeat;
pub use self::wishes::{WishRoute, intent_of, route};
use super::Table;
use super::effect::Effect;
use announcement::{Span, squares};
use controls::afar::may_come_from_afar;
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::next;
use journal::entry::{Entry, JournalEvent, JournalFinding, Suspension};
use journal::record;
use journal::replay::{self, ReplayError};
use laws::adjournment::Envelope;
use laws::away::AwayPlayer;
use laws::event::{Adjourning, AwayEvent, Event};
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use link::NotOpened;
use link::host::{HostMessage, HostRequest};
use link::ruling::HostedSide;
use link::seat::{AssistantWords, KnownEntry, SeatStep, SeatUtterance};
use locale::{Locale, Messages, Value, harmless};
use settings::{Setting, Settings};
use speech::utterance::{Channel, Priority, Utterance};

/// True if that person's requests come from the place they sit at.
pub(super) fn is_at_their_seat(table: &Table, by: Person) -> bool {
    !table.is_elsewhere(by) || table.is_a_seat() || table.elsewhere.from == Some(by)
}

/// The language of that person's seat as this computer has it; a remote player brings their own.
pub(super) fn language_here(table: &Table, by: Person) -> Option<Locale> {
    let before = by.side().and_then(|side| table.elsewhere.before.get(side).as_ref());
    let own = || table.seat(by).map(|seat| seat.messages.locale());
    before.map(|(locale, _)| *locale).or_else(own)
}

/// Checks a request from another computer: it must be about the game or the sender's own seat.
///
/// # Errors
/// `not_from_here`.
pub(super) fn may_wish(table: &Table, by: Person, intent: &Intent) -> Result<(), Refusal> {
    if table.elsewhere.from == Some(by) && !may_come_from_afar(intent) {
        return Err(Refusal::new(Code::NotFromHere));
    }
    Ok(())
}

/// True if a person who types a line may type one for that other person: at home for those who share the laptop, at a
/// remote seat for the assistant who sits there, too. A line from another computer is for the person it names.
pub(super) fn may_speak_for(table: &Table, by: Person, other: Person) -> bool {
    let shares = match other {
        Person::Player(_) => table.is_home(),
        Person::Assistant(_) | Person::Arbiter => (table.is_home() || table.is_a_seat()) && table.seat(other).is_some(),
    };
    shares && table.elsewhere.from != Some(by)
}

/// True if a person who types a line may announce a move of that side in it. From another computer, an assistant does
/// nothing for a player who sits here.
pub(super) fn may_announce_for(table: &Table, by: Person, side: Color) -> bool {
    let is_from_afar = table.elsewhere.from == Some(by);
    matches!(by, Person::Assistant(own) if own == side || !is_from_afar)
}

fn own_language(table: &mut Table, to: Person, id: &str, values: &[(&str, Value<'_>)]) {
    table
        .seats
        .tell(to, Priority::Now, |seat| seat.messages.text(id, values));
}

/// Opens the other side to a player at another computer. At a table with an arbiter, only the arbiter may.
///
/// # Errors
/// `not_permitted`, in a tournament's hall to anybody but an arbiter; `seat_taken` if an engine or a server plays.
pub(super) fn host(table: &mut Table, by: Person, at: Option<String>, over: Option<String>) -> Result<(), Refusal> {
    super::hall::may(table, by)?;
    if table.is_a_seat() {
        return Err(Refusal::new(Code::NotFromHere));
    }
    // In a hall, an arbiter decides where a side is played.
    if table.hall.is_member() && by != Person::Arbiter {
        return Err(Refusal::new(Code::NotPermitted));
    }
    let away: Vec<&AwayPlayer> = Color::ALL
        .into_iter()
        .filter_map(|side| table.game.away(side))
        .collect();
    if away.iter().any(|away| matches!(away, AwayPlayer::Engine { .. })) {
        return Err(Refusal::lacking(Code::SeatTaken, RefusalDetail::EngineSits));
    }
    if !away.is_empty() {
        return Err(Refusal::new(Code::SeatTaken));
    }
    // An arbiter, who plays neither side, asks for one after the other.
    let is_free = |side: &Color| !table.elsewhere.hosts.get(*side);
    let is_empty = |side: &Color| !is_there(table, *side);
    let any = || {
        Color::ALL
            .into_iter()
            .find(is_free)
            .or(Color::ALL.into_iter().find(is_empty))
    };
    let side = by.side().map_or_else(|| any().unwrap_or(Color::Black), Color::other);
    let wanted = if *table.elsewhere.hosts.get(side) {
        HostRequest::AnotherCode(side)
    } else {
        HostRequest::Open { side, at, over }
    };
    *table.elsewhere.hosts.get_mut(side) = true;
    table.elsewhere.by = Some(by);
    if matches!(wanted, HostRequest::Open { .. }) {
        own_language(table, by, "elsewhere-opening", &[]);
    }
    table.seats.send(Effect::Host(wanted));
    Ok(())
}

/// Tells that a game opened again was played on two computers.
pub(super) fn tell_if_nobody_hosts(table: &mut Table) {
    let sides: Vec<Color> = table
        .sit_elsewhere()
        .filter(|side| !table.elsewhere.hosts.get(*side))
        .collect();
    for side in sides {
        table.seats.tell_all(Priority::Normal, |seat| {
            let name = wording::side_name(&seat.messages, &table.game, side);
            seat.messages.text("elsewhere-waits", &[("who", (&name).into())])
        });
    }
}

/// At a seat: tells the player their side, and how to type for an assistant who is there too; tells the assistant whom
/// they assist.
pub(super) fn tell_of_seat(table: &mut Table) {
    let Some(side) = table.elsewhere.seat.as_ref().and_then(|seat| seat.side) else {
        return;
    };
    let player = Person::Player(side);
    let begins = table.begins(player);
    if !table.is_read_by_a_program() {
        table.welcome(player);
    } else if let Some(begins) = begins {
        table.seats.tell(player, Priority::Next, |_seat| begins.clone());
    }
    // A player who comes back to a game hears how it stands.
    let (game, now) = (Arc::clone(&table.game), table.now());
    let standing = table
        .seat(player)
        .and_then(|seat| speech::answer::standing(&seat.messages, &game, player, now));
    if let Some(standing) = standing {
        table.seats.tell(player, Priority::Next, |_seat| standing.clone());
    }
    let Some(assistant) = table.assistant_here() else {
        return;
    };
    let game = &table.game;
    table.seats.tell(assistant, Priority::Normal, |seat| {
        let who = wording::side_name(&seat.messages, game, side);
        let word = seat.messages.text("seat-word-assistant", &[]);
        let values = [("who", (&who).into()), ("word", (&word).into())];
        seat.messages.text("elsewhere-you-assist", &values)
    });
    let name = table.game.people().name(assistant).to_owned();
    table.seats.tell(player, Priority::Normal, |seat| {
        let word = seat.messages.text("seat-word-assistant", &[]);
        let values = [("name", (&name).into()), ("word", (&word).into())];
        seat.messages.text("elsewhere-assistant-here", &values)
    });
}

/// Takes the sides back: they are played at this table alone again.
///
/// # Errors
/// `not_permitted`; `no_event` if nothing is hosted.
pub(super) fn end(table: &mut Table, by: Person) -> Result<(), Refusal> {
    super::hall::may(table, by)?;
    let sides: Vec<Color> = table.sit_elsewhere().collect();
    if sides.is_empty() && !table.elsewhere.hosts.iter().any(|hosts| *hosts) {
        return Err(Refusal::lacking(Code::NoEvent, RefusalDetail::NotHosting));
    }
    for side in Color::ALL {
        if let Some((locale, settings)) = table.elsewhere.before.get_mut(side).take() {
            seat_as(table, Person::Player(side), locale, &settings);
        }
    }
    for side in &sides {
        table.apply(Event::Away(AwayEvent::SeatFreed {
            by: Some(by),
            side: *side,
        }));
    }
    if sides.is_empty() {
        table.seats.confirm(by, "elsewhere-ended");
    }
    table.elsewhere = RemoteConnection::default();
    table.seats.send(Effect::Host(HostRequest::End));
    Ok(())
}

/// The code in that message, for a desk that asked for it, or the reason why there is none.
fn hosted(told: &HostMessage) -> Result<HostedSide, &'static str> {
    match told {
        HostMessage::Code(side, code, at) => Ok(HostedSide {
            is_white: side.is_white(),
            code: code.to_string(),
            at: at.iter().map(ToString::to_string).collect(),
        }),
        HostMessage::NotOpened(NotOpened::NotBuilt) => Err("not_built"),
        HostMessage::NotOpened(NotOpened::Apart(_)) => Err("apart"),
        HostMessage::NotOpened(NotOpened::CannotListen(_)) => Err("cannot_listen"),
        HostMessage::NotOpened(_) | HostMessage::OtherVersion | HostMessage::WrongCode | HostMessage::Expired => {
            Err("failed")
        }
    }
}

/// True if that side is played at another computer, and that computer is heard.
fn is_there(table: &Table, side: Color) -> bool {
    table.game.elsewhere(side).is_some() && table.elsewhere.hears(side)
}

/// Tells the result of hosting.
pub(super) fn tell_hosting(table: &mut Table, told: HostMessage) {
    let Some(to) = table.elsewhere.by else { return };
    let code = hosted(&told);
    let lacking = code.as_ref().err().copied().unwrap_or_default();
    let is_for_desk = super::hall::answer_with_code(table, code);
    match told {
        HostMessage::Code(side, code, at) => {
            let vocabulary = table.game.regulations().vocabulary.clone();
            let words = squares::say(&code.squares(), vocabulary.as_str().parse().unwrap_or_default());
            let squares = code.to_string();
            let at: Vec<String> = at.iter().map(ToString::to_string).collect();
            let address = at.first().cloned().unwrap_or_default();
            let others = at.get(1..).unwrap_or_default().join(", ");
            let is_taken = is_there(table, side);
            let values = [
                ("words", (&words).into()),
                ("squares", (&squares).into()),
                ("address", (&address).into()),
            ];
            table.seats.tell(to, Priority::Now, |seat| {
                let side = wording::color(&seat.messages, side);
                let values: Vec<_> = values.into_iter().chain([("side", (&side).into())]).collect();
                let code = seat.messages.text("elsewhere-code", &values);
                let replaces = is_taken.then(|| {
                    seat.messages
                        .text("elsewhere-code-replaces", &[("side", (&side).into())])
                });
                replaces.into_iter().chain([code]).collect::<Vec<_>>().join(" ")
            });
            if !others.is_empty() {
                own_language(table, to, "elsewhere-addresses", &[("addresses", (&others).into())]);
            }
        }
        HostMessage::OtherVersion => own_language(table, to, "elsewhere-other-version", &[]),
        HostMessage::WrongCode => own_language(table, to, "elsewhere-wrong-code", &[]),
        HostMessage::Expired => own_language(table, to, "elsewhere-expired", &[]),
        HostMessage::NotOpened(why) => {
            let id = match why {
                NotOpened::NotBuilt => "joined-not-built",
                NotOpened::Apart(_) => "joined-apart",
                NotOpened::CannotListen(_) => "elsewhere-cannot-listen",
                NotOpened::BadCredentials
                | NotOpened::UnknownHost(_)
                | NotOpened::NobodyThere(_)
                | NotOpened::Failed(_) => "joined-not-opened",
            };
            if is_for_desk {
                // The arbiter of a table with a desk may sit elsewhere.
                table.seats.tell_all(Priority::Normal, |seat| {
                    seat.messages.text("elsewhere-no-code", &[("why", lacking.into())])
                });
            } else {
                own_language(table, to, id, &[]);
            }
            for side in Color::ALL {
                *table.elsewhere.hosts.get_mut(side) &= table.game.elsewhere(side).is_some();
            }
        }
    }
}

/// Seats a person who has come in with the code.
pub(super) fn came_in(table: &mut Table, side: Color, name: &str) {
    let Some(by) = table.elsewhere.by else { return };
    *table.elsewhere.are_away.get_mut(side) = false;
    let name = harmless(name).trim().to_owned();
    let here = table.game.people().name(Person::Player(side)).to_owned();
    let name = if name.is_empty() { here } else { name };
    table.apply(Event::Away(AwayEvent::ElsewhereSeated { by, side, name }));
}

/// Applies the settings of a remote person: how they are spoken to.
pub(super) fn settle(table: &mut Table, person: Person, settings: &Settings) {
    if !table.is_elsewhere(person) {
        return;
    }
    let Some(seat) = table.seats.get(person) else { return };
    let own = (seat.messages.locale(), seat.settings.clone());
    let language = settings.person.language.as_deref();
    let locale = language.map_or(own.0, Locale::negotiate);
    if let Some(side) = person.side() {
        table.elsewhere.before.get_mut(side).get_or_insert(own);
    }
    seat_as(table, person, locale, settings);
}

/// Sets how that seat is spoken to. Settings of this computer, and what others have learnt at it, are not the guest's
/// to change.
fn seat_as(table: &mut Table, person: Person, locale: Locale, settings: &Settings) {
    let mut theirs = settings.for_others();
    let other = person.side().map(|side| Person::Player(side.other()));
    if let Some(other) = other.and_then(|other| table.seats.get(other)) {
        theirs.friend_trainings.clone_from(&other.settings.trainings);
    }
    let Some(seat) = table.seats.get_mut(person) else {
        return;
    };
    seat.messages = Messages::new(locale);
    theirs.trainings.clone_from(&seat.settings.trainings);
    theirs.take(
        Setting::ALL.iter().filter(|setting| setting.is_of_the_machine()),
        &seat.settings,
    );
    table.seats.apply_settings(person, &theirs, &table.game);
    let assistant = person.side().map(Person::Assistant);
    if let Some(with_them) = assistant.and_then(|assistant| table.seats.get_mut(assistant)) {
        with_them.messages = Messages::new(locale);
    }
}

/// Carries out a request of a remote person, who has had the move for `thought_ms` milliseconds by their own computer.
/// The time of the way is given back (Art. 6.2.1) if the clock is pressed with it.
pub(super) fn wished(table: &mut Table, by: Person, intent: &Intent, thought_ms: Option<u64>) {
    if !table.is_elsewhere(by) {
        return;
    }
    table.elsewhere.from = Some(by);
    let mut lag = lag(table, by, thought_ms);
    if let Some(late) = lag.take_if(|lag| lag.is_too_late(table)) {
        // A request that comes from there now was not pressed in time: the flag waits no longer (6.8).
        let now = table.now();
        table.apply(late.event());
        let events = Arc::make_mut(&mut table.game).pass_time(now);
        table.take_down(events);
    }
    table.attempt(by, |table| {
        if let Some(lag) = lag.filter(|lag| lag.way_ms > 0) {
            let mut draft = table.clone();
            draft.apply(lag.event());
            let told = draft.step.told.len();
            draft.intend(by, intent.clone())?;
            let side = by.side();
            let presses = |event: &Event| matches!(event, Event::ClockPressed { side: of, .. } if Some(*of) == side);
            if draft.step.told.iter().skip(told).any(presses) {
                *table = draft;
                return Ok(());
            }
        }
        table.intend(by, intent.clone())
    });
    table.elsewhere.from = None;
}

/// The network delay of a player's move, and the part of it the player is given back.
#[derive(Clone, Copy)]
struct Lag {
    side: Color,
    way_ms: u64,
    given_ms: u64,
}

impl Lag {
    const fn event(self) -> Event {
        Event::Away(AwayEvent::LagGiven {
            side: self.side,
            lag_ms: self.way_ms,
            given_ms: self.given_ms,
        })
    }

    /// True if the player's time was over at their own clock when they acted.
    fn is_too_late(self, table: &Table) -> bool {
        let flag_at = table.game.clock().flag_at();
        flag_at.is_some_and(|at| at.plus_millis(self.given_ms) <= table.now())
    }
}

fn lag(table: &Table, by: Person, thought_ms: Option<u64>) -> Option<Lag> {
    let side = by.side()?;
    let account = table.game.elsewhere(side)?;
    if table.game.clock().running() != Some(side) {
        return None;
    }
    let took_ms = table.game.clock().runs_for_ms(side, table.now());
    let way_ms = took_ms.saturating_sub(thought_ms.unwrap_or(took_ms));
    let given_ms = account.gives_ms(way_ms);
    Some(Lag { side, way_ms, given_ms })
}

/// Takes note that the other computer is heard again.
pub(super) fn note_return(table: &mut Table, side: Color) {
    if table.game.elsewhere(side).is_some() && std::mem::take(table.elsewhere.are_away.get_mut(side)) {
        table.apply(Event::Away(AwayEvent::SeatBack { side }));
    }
}

/// Takes note that the other computer is no longer heard, or that its player `left`; the regulations say what becomes of the clocks.
pub(super) fn note_loss(table: &mut Table, side: Color, heard_at: Option<Moment>, left: bool) {
    if !is_there(table, side) {
        return;
    }
    *table.elsewhere.are_away.get_mut(side) = true;
    let stops = table.game.regulations().stops_without_the_other() && table.game.clock().running().is_some();
    if stops {
        stop(table, heard_at);
    }
    let now = table.now();
    let silent_ms = heard_at.map_or(0, |heard_at| now.millis_since(heard_at));
    table.apply(Event::Away(AwayEvent::SeatLost {
        side,
        silent_ms,
        stops,
        left,
    }));
    let events = Arc::make_mut(&mut table.game).is_away(side, now);
    table.take_down(events);
}

fn stop(table: &mut Table, heard_at: Option<Moment>) {
    let now = table.now();
    let before = heard_at.unwrap_or(now).min(now).max(table.written.last);
    let left_ms = table.game.clock().both_ms(before);
    let suspension = Suspension {
        left_ms,
        charged_ms: table.game.clock().both_ms(now),
        away_ms: now.millis_since(before),
    };
    table.seats.now = before;
    table.write(JournalEvent::Suspended(suspension), before);
    table.apply(Event::ClocksStopped { by: None, left_ms });
    // The sentence says that the clocks are stopped.
    table.step.told.pop();
    table.seats.now = now;
}

/// The entries that the player of `side` may know.
pub fn known<'a>(entries: impl Iterator<Item = &'a Entry>, side: Color) -> Vec<KnownEntry> {
    let may = |entry: &&Entry| match &entry.event {
        JournalEvent::Opened(_) => true,
        JournalEvent::Event(event) => event.known_to().includes(side),
        // A lock of the table, or a sealed move, holds at every seat.
        JournalEvent::Found(JournalFinding::Withheld(_)) => true,
        JournalEvent::Restarted(_) | JournalEvent::Suspended(_) | JournalEvent::Found(_) | JournalEvent::Ruled(_) => {
            false
        }
    };
    entries
        .filter(may)
        .map(|entry| KnownEntry {
            number: entry.number,
            at_us: entry.at.as_micros(),
            record: record::encode(&without_secrets(&entry.event)),
        })
        .collect()
}

/// The event without secrets: a lock of the table holds at every seat of it, but the hash of the PIN stays here (the
/// rule of `hall.md` for desks).
fn without_secrets(event: &JournalEvent) -> JournalEvent {
    match event {
        JournalEvent::Event(Event::RegulationsLocked { by, .. }) => JournalEvent::Event(Event::RegulationsLocked {
            by: *by,
            salt: String::new(),
            hash: String::new(),
            event: None,
            event_name: None,
        }),
        JournalEvent::Event(Event::Adjournment(Adjourning::MoveSealed {
            by,
            side,
            ply,
            envelope,
            is_final,
        })) => JournalEvent::Event(Event::Adjournment(Adjourning::MoveSealed {
            by: *by,
            side: *side,
            ply: *ply,
            envelope: Envelope {
                salt: String::new(),
                sealed: String::new(),
                with_pin: envelope.with_pin,
            },
            is_final: *is_final,
        })),
        JournalEvent::Event(_)
        | JournalEvent::Opened(_)
        | JournalEvent::Restarted(_)
        | JournalEvent::Suspended(_)
        | JournalEvent::Found(_)
        | JournalEvent::Ruled(_) => event.clone(),
    }
}

/// The entry at the seat, made from what is known of it.
pub fn entry(known: &KnownEntry) -> Option<Entry> {
    Some(Entry {
        number: known.number,
        at: Moment::from_micros(known.at_us),
        event: record::decode(&known.record).ok()?,
    })
}

/// The last announcement and the open question of a remote person before a step.
pub type Before = (Option<Utterance>, Option<String>);

/// The last announcement and the open question of that person now.
pub fn before(table: &Table, person: Person) -> Before {
    let seat = table.seat(person);
    seat.map_or((None, None), |seat| {
        (seat.last_announcement.clone(), seat.question_text())
    })
}

/// The result of a step of the table for the player of that side, and for their assistant if the assistant sits there
/// too; none if it brought nothing.
pub fn step_for(
    table: &Table,
    side: Color,
    effects: &[Effect],
    player: &Before,
    assistant: Option<&Before>,
) -> Option<SeatStep> {
    let (own, is_new) = words_for(table, Person::Player(side), effects, player)?;
    let assistants = assistant.and_then(|before| words_for(table, Person::Assistant(side), effects, before));
    let appended = effects.iter().filter_map(|effect| {
        if let Effect::Append(entries) = effect {
            Some(entries)
        } else {
            None
        }
    });
    let known: Vec<KnownEntry> = appended.flat_map(|entries| known(entries.iter(), side)).collect();
    let is_nothing = known.is_empty() && !is_new && !assistants.as_ref().is_some_and(|(_, is_new)| *is_new);
    (!is_nothing).then(|| SeatStep {
        at_us: table.last().as_micros(),
        known,
        said: own.said,
        cues: own.cues,
        announced: own.announced,
        question: own.question,
        assistant: assistants.map(|(words, _)| words),
        ..SeatStep::default()
    })
}

/// The result of the step for that person alone, and if there is anything new. Public words are said once at the seat:
/// to the player.
fn words_for(table: &Table, person: Person, effects: &[Effect], before: &Before) -> Option<(AssistantWords, bool)> {
    let seat = table.seat(person)?;
    let (announced, question) = before;
    let mut words = AssistantWords {
        question: seat.question_text(),
        ..AssistantWords::default()
    };
    let hears_public = matches!(person, Person::Player(_));
    for effect in effects {
        if let Effect::Say { to, channel, utterance } = effect {
            let is_theirs = match channel {
                Channel::Private => *to == person,
                Channel::Public => hears_public,
            };
            if is_theirs {
                words.said.push(said(*channel, utterance));
            }
        } else if let Effect::Cue { to, cue } = effect
            && *to == person
        {
            words.cues.push(cue.to_string());
        }
    }
    if seat.last_announcement != *announced {
        words.announced = seat.last_announcement.as_ref().map(|last| said(Channel::Public, last));
    }
    let is_new =
        !words.said.is_empty() || !words.cues.is_empty() || words.announced.is_some() || words.question != *question;
    Some((words, is_new))
}

fn said(channel: Channel, utterance: &Utterance) -> SeatUtterance {
    SeatUtterance {
        is_private: channel == Channel::Private,
        haste: match utterance.priority {
            Priority::Normal => 0,
            Priority::Next => 1,
            Priority::Now => 2,
        },
        spans: utterance
            .spans
            .iter()
            .map(|span| (span.lang.clone(), span.text.clone()))
            .collect(),
    }
}

fn utterance(said: &SeatUtterance) -> Utterance {
    let spans = said.spans.iter().map(|(lang, text)| Span {
        lang: lang.clone(),
        text: harmless(text).into_owned(),
    });
    Utterance {
        spans: spans.collect(),
        priority: match said.haste {
            0 => Priority::Normal,
            1 => Priority::Next,
            _ => Priority::Now,
        },
        ..Utterance::default()
    }
}

/// Takes a step that has come to the seat: shows it, and says it unless it is from before or from a time without the
/// host.
pub(super) fn seen(table: &mut Table, person: Person, step: &SeatStep) {
    let now = table.now();
    for entry in step.known.iter().filter_map(entry) {
        if entry.number <= table.written.number {
            continue;
        }
        let at = entry.at.min(now).max(table.written.last);
        let entry = Entry { at, ..entry };
        if let JournalEvent::Event(event) = &entry.event {
            Arc::make_mut(&mut table.game).apply(event, at);
            table.seats.follow_sheets(event);
            if step.is_past {
                table.seats.remember(event, &table.game);
            }
        } else {
            replay::follow(Arc::make_mut(&mut table.game), &entry);
        }
        table.written.number = entry.number;
        table.written.entries.push(entry);
    }
    // The entries are not written at a seat.
    table.written.entries.settle();
    // In the past the seat was somebody else's: a person who has just come in sits there.
    let is_freed = || step.known.iter().filter_map(entry).any(|entry| ends(&entry, person));
    if step.is_last || !step.is_past && is_freed() {
        return seat_ended(table, person);
    }
    let is_late = table.elsewhere.host_is_away || step.is_past;
    hear(table, person, step.announced.as_ref(), &step.said, &step.cues, is_late);
    if let Some(assistant) = table.assistant_here() {
        announce_to(table, assistant, step.announced.as_ref(), is_late);
        if let Some(words) = &step.assistant {
            let announced = words.announced.as_ref();
            hear(table, assistant, announced, &words.said, &words.cues, is_late);
        }
    }
    if let Some(seat) = &mut table.elsewhere.seat {
        seat.question.clone_from(&step.question);
        if let (Some((_, question)), Some(words)) = (&mut seat.assistant, &step.assistant) {
            question.clone_from(&words.question);
        }
        if table.elsewhere.host_is_away {
            seat.missed += step.said.len();
        }
    }
}

/// True if that entry takes the player's seat back.
fn ends(entry: &Entry, person: Person) -> bool {
    matches!(&entry.event, JournalEvent::Event(Event::Away(AwayEvent::SeatFreed { side, .. })) if person.side() == Some(*side))
}

/// Ends the seat: the other computer's words are true there, but here it means something else. Its silence from now on
/// is no fault.
fn seat_ended(table: &mut Table, person: Person) {
    let assistant = table.assistant_here();
    if let Some(seat) = &mut table.elsewhere.seat {
        seat.is_ended = true;
        seat.question = None;
        if let Some((_, question)) = &mut seat.assistant {
            *question = None;
        }
    }
    for to in std::iter::once(person).chain(assistant) {
        own_language(table, to, "elsewhere-seat-ended", &[]);
    }
}

/// Says an announcement to the player's assistant too, who must carry it out, unless both read the same terminal.
fn announce_to(table: &mut Table, assistant: Person, announced: Option<&SeatUtterance>, is_late: bool) {
    let Some(words) = announced.map(utterance) else { return };
    if let Some(seat) = table.seats.get_mut(assistant) {
        seat.last_announcement = Some(words.clone());
    }
    if is_late || table.is_in_a_terminal() {
        table.seats.log(assistant, Channel::Private, &words);
    } else {
        table.seats.say(assistant, Channel::Private, words);
    }
}

/// Says to the person who sits here what came for them; words that come late are only kept.
fn hear(
    table: &mut Table,
    person: Person,
    announced: Option<&SeatUtterance>,
    said: &[SeatUtterance],
    cues: &[String],
    is_late: bool,
) {
    if let Some(announced) = announced
        && let Some(seat) = table.seats.get_mut(person)
    {
        seat.last_announcement = Some(utterance(announced));
    }
    for said in said {
        let channel = if said.is_private {
            Channel::Private
        } else {
            Channel::Public
        };
        let words = utterance(said);
        if is_late {
            table.seats.log(person, channel, &words);
        } else {
            table.seats.say(person, channel, words);
        }
    }
    if !is_late {
        for cue in cues.iter().filter_map(|name| name.parse().ok()) {
            table.seats.play(person, cue);
        }
    }
}

/// Takes note that the host is away, or is back.
pub(super) fn host_is(table: &mut Table, person: Person, is_there: bool) {
    if table.elsewhere.host_is_away != is_there {
        return;
    }
    table.elsewhere.host_is_away = !is_there;
    if table.elsewhere.seat_is_ended() {
        return;
    }
    if !is_there {
        table.seats.confirm(person, "elsewhere-host-lost");
        return;
    }
    let missed = table
        .elsewhere
        .seat
        .as_mut()
        .map_or(0, |seat| std::mem::take(&mut seat.missed));
    let game = &table.game;
    table.seats.tell(person, Priority::Now, |seat| {
        let back = seat.messages.text("elsewhere-host-back", &[]);
        let back = wording::state::with_stopped_clocks(&seat.messages, game, back);
        if missed == 0 {
            return back;
        }
        let key = next::key_or_words(Control::Earlier, &seat.keymap, &seat.messages);
        let values = [("count", missed.into()), ("key", (&key).into())];
        let list = seat.messages.text("elsewhere-missed", &values);
        format!("{back} {list}")
    });
    // The messages before this one are read, not this one.
    if let Some(seat) = table.seats.get_mut(person).filter(|_| missed > 0) {
        seat.bookmarks.said = 1;
    }
}

/// A seat of a table at another computer, as far as its player may know it; `now` is that computer's time.
pub(super) fn a_seat(steps: &[SeatStep], now: Moment, locale: Locale) -> Result<Table, ReplayError> {
    let entries = steps.iter().flat_map(|step| &step.known).filter_map(entry).collect();
    let mut table = Table::seen_from_afar(entries, locale)?;
    table.written.last = table.written.last.max(now);
    table.written.entries.settle();
    let question = steps.last().and_then(|last| last.question.clone());
    let last = steps.iter().rev().find_map(|step| step.assistant.as_ref());
    let side = own_side(steps);
    let assistant = last.and_then(|words| Some((Person::Assistant(side?), words.question.clone())));
    table.elsewhere.seat = Some(RemoteSeat {
        side,
        is_ended: false,
        question,
        assistant,
        missed: 0,
    });
    table.step.greeting = Some("elsewhere-seated");
    Ok(table)
}

/// The player's own side: the one whose seat was taken last, before anything was told here.
pub fn own_side(steps: &[SeatStep]) -> Option<Color> {
    let came = steps.iter().find(|step| !step.is_past)?;
    came.known.iter().filter_map(entry).find_map(|entry| {
        if let JournalEvent::Event(Event::Away(AwayEvent::ElsewhereSeated { side, .. })) = entry.event {
            Some(side)
        } else {
            None
        }
    })
}
