//! Messages, questions and presence without certificates.

use link::topic::{TableNumber, Topic};
use link::{FloodLimit, Haste, MachinePart, NetNews, NetRequest, NoAnswer, NotOpened, QuestionId};

use shakmaty::Color;

use super::machines::{DESK, Machine, a_desk, a_table, any_port, free_port, opening};

const SEVEN: TableNumber = TableNumber(7);

#[test]
fn desk_and_table_see_hear_and_answer_each_other() {
    let (mut desk, at) = a_desk(&any_port(), None);
    let mut table = a_table(7, &at, None);
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));

    let entry = Topic::Entry(SEVEN);
    table.ask(NetRequest::Put(Topic::Head(SEVEN), b"head".to_vec()));
    table.ask(NetRequest::Put(entry, b"entry".to_vec()));
    desk.hears(&NetNews::Put(Topic::Head(SEVEN), b"head".to_vec()));
    desk.hears(&NetNews::Put(entry, b"entry".to_vec()));
    desk.ask(NetRequest::Put(Topic::Roster, b"roster".to_vec()));
    table.hears(&NetNews::Put(Topic::Roster, b"roster".to_vec()));

    // The longest a page may be.
    let page = vec![7; 200_000];
    let asked = desk.question(Topic::Log(SEVEN), b"from 1", Haste::Later);
    assert_eq!(table.answers(&page), (Topic::Log(SEVEN), b"from 1".to_vec()));
    assert_eq!(desk.answer_to(asked), Ok(page));
    let asked = table.question(Topic::Roster, b"", Haste::Now);
    assert_eq!(desk.answers(b"roster").0, Topic::Roster);
    assert_eq!(table.answer_to(asked), Ok(b"roster".to_vec()));

    table.ask(NetRequest::Close);
    desk.hears(&NetNews::Vanished(Topic::Alive(SEVEN)));
    let asked = desk.question(Topic::Rule(SEVEN), b"", Haste::Now);
    assert_eq!(desk.answer_to(asked), Err(NoAnswer::NobodyThere));
    let asked = table.question(Topic::Roster, b"", Haste::Now);
    assert_eq!(table.answer_to(asked), Err(NoAnswer::NotOpen));
}

#[test]
fn whoever_is_asked_and_says_nothing_is_too_late() {
    let (mut desk, at) = a_desk(&any_port(), None);
    let table = a_table(7, &at, None);
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    let asked = desk.question(Topic::Rule(SEVEN), b"", Haste::Now);
    table.next("the question", |news| matches!(news, NetNews::Asked(..)).then_some(()));
    assert_eq!(desk.answer_to(asked), Err(NoAnswer::TooLate));
}

/// A link that is none any more, but is taken for one, is asked and says nothing just as these do.
#[test]
fn a_silent_namesake_of_a_table_withholds_no_answer() {
    let (mut desk, at) = a_desk(&any_port(), None);
    let head = Topic::Head(SEVEN);
    let mut tables = ["one", "two", "three", "the table"].map(|name| {
        let mut table = a_table(7, &at, None);
        table.ask(NetRequest::Put(head, name.into()));
        desk.hears(&NetNews::Put(head, name.into()));
        table
    });
    for to in [Topic::Rule(SEVEN), Topic::Log(SEVEN)] {
        let asked = desk.question(to, b"asked", Haste::Now);
        assert_eq!(tables[3].answers(b"done"), (to, b"asked".to_vec()));
        assert_eq!(desk.answer_to(asked), Ok(b"done".to_vec()));
    }
}

#[test]
fn a_relay_carries_between_those_who_know_only_it() {
    let mut relay = Machine::new();
    relay.open(opening(MachinePart::Relay, &[any_port()], &[], None));
    let at = relay.opened();
    let (mut host, mut seat) = (Machine::new(), Machine::new());
    let own = Color::Black;
    host.open(opening(MachinePart::Table(SEVEN), &[], &at, None));
    seat.open(opening(MachinePart::Seat(SEVEN, own), &[], &at, None));
    seat.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));

    let asked = seat.question(Topic::SeatDo(SEVEN, own), b"I move", Haste::Now);
    assert_eq!(host.answers(b"done"), (Topic::SeatDo(SEVEN, own), b"I move".to_vec()));
    assert_eq!(seat.answer_to(asked), Ok(b"done".to_vec()));
    host.ask(NetRequest::Put(
        Topic::SeatSee(SEVEN, Color::White),
        b"not theirs".to_vec(),
    ));
    host.ask(NetRequest::Put(Topic::SeatSee(SEVEN, own), b"a screen".to_vec()));
    let seen = seat.next("a screen", |news| match news {
        NetNews::Put(topic, payload) => Some((topic, payload)),
        _ => None,
    });
    assert_eq!(seen, (Topic::SeatSee(SEVEN, own), b"a screen".to_vec()));
}

/// Anybody can answer there: the seat alone knows whose answer it is.
#[test]
fn a_seat_is_told_every_answer_and_that_no_more_come() {
    let mut relay = Machine::new();
    relay.open(opening(MachinePart::Relay, &[any_port()], &[], None));
    let at = relay.opened();
    let open = |part| {
        let mut machine = Machine::new();
        machine.open(opening(part, &[], &at, None));
        machine.opened();
        machine
    };
    let (mut host, mut seat) = (
        open(MachinePart::Table(SEVEN)),
        open(MachinePart::Seat(SEVEN, Color::Black)),
    );
    let to = Topic::SeatDo(SEVEN, Color::Black);
    // Until the relay knows that both are there.
    let is_heard = (0..10).any(|_| {
        seat.question(to, b"I move", Haste::Now);
        host.answers_soon(b"done").is_some()
    });
    assert!(is_heard);
    let mut stranger = open(MachinePart::Table(SEVEN));
    let forged = (0..10).find_map(|_| {
        let asked = seat.question(to, b"I move", Haste::Now);
        stranger.answers_soon(b"forged")?;
        Some(asked)
    });
    let asked = forged.unwrap();
    assert_eq!(seat.answer_to(asked), Ok(b"forged".to_vec()));
    // The host has every question that there was.
    while host.answers_soon(b"done").is_some() {}
    assert_eq!(seat.answer_to(asked), Ok(b"done".to_vec()));
    assert_eq!(seat.answer_to(asked), Err(NoAnswer::NobodyThere));
}

#[test]
fn whoever_lost_the_relay_finds_it_again_at_the_same_place() {
    let place = free_port();
    let relay = |at| {
        let mut relay = Machine::new();
        relay.open(opening(MachinePart::Relay, &[at], &[], None));
        relay.opened();
        relay
    };
    let first = relay(place.clone());
    let mut desk = Machine::new();
    desk.open(opening(
        MachinePart::Desk(DESK),
        &[],
        std::slice::from_ref(&place),
        None,
    ));
    desk.opened();
    let mut table = a_table(7, &place, None);
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));

    drop(first);
    desk.hears(&NetNews::Vanished(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Vanished(Topic::DeskAlive(DESK)));
    let _second = relay(place);
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    table.ask(NetRequest::Put(Topic::Head(SEVEN), b"back".to_vec()));
    desk.hears(&NetNews::Put(Topic::Head(SEVEN), b"back".to_vec()));
    let asked = desk.question(Topic::Log(SEVEN), b"", Haste::Later);
    table.answers(b"page");
    assert_eq!(desk.answer_to(asked), Ok(b"page".to_vec()));
}

#[test]
fn a_table_waits_for_its_desk_and_says_what_keeps_it() {
    let place = free_port();
    let mut table = Machine::new();
    table.open(opening(
        MachinePart::Table(SEVEN),
        &[],
        std::slice::from_ref(&place),
        None,
    ));
    table.hears(&NetNews::NotOpened(NotOpened::NobodyThere(vec![place.clone()])));
    let (desk, _) = a_desk(&place, None);
    table.opened();
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
}

#[test]
fn an_address_that_is_taken_is_named() {
    let (_desk, at) = a_desk(&any_port(), None);
    let mut other = Machine::new();
    other.open(opening(MachinePart::Relay, std::slice::from_ref(&at), &[], None));
    other.hears(&NetNews::NotOpened(NotOpened::CannotListen(at)));
}

#[test]
fn a_table_that_floods_is_told_of_and_holds_up_nobody() {
    let (desk, at) = a_desk(&any_port(), None);
    let mut table = a_table(7, &at, None);
    let mut other = a_table(8, &at, None);
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    for _ in 0..5_000 {
        table.ask(NetRequest::Put(Topic::Entry(SEVEN), vec![0; 200]));
    }
    desk.hears(&NetNews::Flooded(FloodLimit::Table(SEVEN)));
    let eight = Topic::Head(TableNumber(8));
    other.ask(NetRequest::Put(eight, b"head".to_vec()));
    desk.hears(&NetNews::Put(eight, b"head".to_vec()));
    drop(table);
    desk.hears(&NetNews::Vanished(Topic::Alive(SEVEN)));
    let mut table = a_table(7, &at, None);
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.ask(NetRequest::Put(Topic::Head(SEVEN), b"back".to_vec()));
    desk.hears(&NetNews::Put(Topic::Head(SEVEN), b"back".to_vec()));
}

#[test]
fn a_key_that_is_no_address_reaches_nobody() {
    let mut table = Machine::new();
    let odd = link::Address(String::from("127.0.0.1:7461#iface=lo"));
    table.open(opening(
        MachinePart::Table(SEVEN),
        &[],
        std::slice::from_ref(&odd),
        None,
    ));
    table.hears(&NetNews::NotOpened(NotOpened::UnknownHost(odd.clone())));
    table.ask(NetRequest::Knock {
        id: QuestionId(1),
        at: odd,
        slot: 1,
        payload: Vec::new(),
    });
    assert_eq!(table.answer_to(QuestionId(1)), Err(NoAnswer::NobodyThere));
}
