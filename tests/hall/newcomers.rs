//! Knocks of newcomers who have no certificate yet.

use link::{Address, FoundHost, MachinePart, NetNews, NetRequest, NoAnswer, NotOpened, QuestionId};

use super::machines::{
    DESK, Machine, TOURNAMENT, a_desk, a_table, any_port, authority, credentials, free_port, opening,
};
use adapters::ports::link::MachineRole;
use link::topic::{TableNumber, Topic};

fn knock(id: u64, at: &Address, slot: u32, payload: &[u8]) -> NetRequest {
    NetRequest::Knock {
        id: QuestionId(id),
        at: at.clone(),
        slot,
        payload: payload.to_vec(),
    }
}

/// The knock at that slot, answered.
fn lets_in(desk: &mut Machine, slot: u32, payload: &[u8], answer: &[u8]) {
    let (id, of, heard) = desk.next("a knock", |news| match news {
        NetNews::Knocked(id, slot, payload) => Some((id, slot, payload)),
        NetNews::NotOpened(why) => panic!("the door is not open: {why:?}"),
        _ => None,
    });
    assert_eq!((of, heard.as_slice()), (slot, payload));
    desk.ask(NetRequest::Answer(id, answer.to_vec()));
}

/// Knocks until somebody opens: the door says nothing when it is open.
fn knocks(newcomer: &mut Machine, id: u64, at: &Address, slot: u32, payload: &[u8]) {
    newcomer.ask(knock(id, at, slot, payload));
}

#[test]
fn a_newcomer_knocks_twice_and_joins_with_the_given_certificate() {
    let authority = authority();
    let door = free_port();
    let (mut desk, at) = a_desk(&any_port(), Some(&credentials(&authority, MachineRole::Desk)));
    desk.ask(NetRequest::OpenEnrolment(door.clone()));
    // The desk does things in order: when this has been answered, the door is open.
    let asked = desk.question(Topic::Log(TableNumber(1)), b"", link::Haste::Now);
    assert_eq!(desk.answer_to(asked), Err(NoAnswer::NobodyThere));

    let mut newcomer = Machine::new();
    knocks(&mut newcomer, 1, &door, 3, b"first");
    lets_in(&mut desk, 3, b"first", b"their half");
    assert_eq!(newcomer.answer_to(QuestionId(1)), Ok(b"their half".to_vec()));
    knocks(&mut newcomer, 2, &door, 3, b"second");
    let welcome = vec![1; 100_000];
    lets_in(&mut desk, 3, b"second", &welcome);
    assert_eq!(newcomer.answer_to(QuestionId(2)), Ok(welcome));
    drop(newcomer);

    let table = a_table(7, &at, Some(&credentials(&authority, MachineRole::Table)));
    desk.hears(&NetNews::Appeared(Topic::Alive(TableNumber(7))));
    // The door leads nowhere else: who has no certificate hears and is heard nowhere in the event.
    let mut stranger = a_table(8, &door.door(), None);
    let asked = stranger.question(Topic::Roster, b"", link::Haste::Now);
    assert!(stranger.answer_to(asked).is_err());
    drop(table);
    desk.ask(NetRequest::CloseEnrolment);
    let asked = desk.question(Topic::Log(TableNumber(1)), b"", link::Haste::Now);
    assert!(desk.answer_to(asked).is_err());
    let mut late = Machine::new();
    late.ask(knock(1, &door, 3, b"first"));
    assert_eq!(late.answer_to(QuestionId(1)), Err(NoAnswer::NobodyThere));
}

#[test]
fn a_door_where_somebody_else_is_stays_shut() {
    let (_other, taken) = a_desk(&any_port(), None);
    let mut desk = Machine::new();
    desk.ask(NetRequest::OpenEnrolment(taken.behind_the_door()));
    desk.hears(&NetNews::NotOpened(NotOpened::CannotListen(taken)));
}

#[test]
fn a_search_finds_only_this_desk() {
    let mut newcomer = Machine::new();
    newcomer.ask(NetRequest::Look);
    let found: Vec<FoundHost> = newcomer.next("what was found", |news| match news {
        NetNews::Found(found) => Some(found),
        _ => None,
    });
    assert!(found.iter().all(|found| found.at.0.contains(':')));
    // Looking opens nothing.
    newcomer.open(opening(MachinePart::Spectator(DESK), &[], &[], None));
    newcomer.next("a refusal", |news| matches!(news, NetNews::NotOpened(_)).then_some(()));
    assert_ne!(TOURNAMENT.0, [0; 8]);
}
