//! Relays between machines that others connect to, where a network blocks some of the traffic.

use std::net::{TcpListener, UdpSocket};
use std::sync::{Arc, Mutex};

use adapters::ports::link::MachineRole;
use link::topic::{DeskId, TableNumber, Topic};
use link::{Address, MachinePart, NetNews, NetParticipation, NetRequest, NotOpened};

use super::duplex::leads;
use super::machines::{DESK, Machine, a_desk, a_table, any_port, authority, credentials, free_port, opening};

/// Leads to the desk over TCP, and returns the address. Datagrams reach no one as long as the socket is held.
fn without_udp(at: &Address, desk: &Address, seen: &Arc<Mutex<Vec<u8>>>) -> (Address, UdpSocket) {
    let (host, port) = desk.0.rsplit_once(':').unwrap();
    let listener = TcpListener::bind(&at.0).unwrap();
    let at = listener.local_addr().unwrap();
    let nobody = UdpSocket::bind(at).unwrap();
    leads(listener, (host.to_owned(), port.parse().unwrap()), seen);
    (Address(at.to_string()), nobody)
}

#[test]
fn a_further_desk_comes_in_without_udp_over_one_link() {
    let authority = authority();
    let of_desk = credentials(&authority, MachineRole::Desk);
    let (chief, at) = a_desk(&any_port(), Some(&of_desk));
    let (at, _nobody) = without_udp(&any_port(), &at, &Arc::default());
    let mut further = Machine::new();
    let own = DeskId([0xd2; 8]);
    further.open(opening(MachinePart::Desk(own), &[any_port()], &[at], Some(&of_desk)));
    let at = further.opened().remove(0);
    further.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    chief.hears(&NetNews::Appeared(Topic::DeskAlive(own)));
    let mut table = a_table(7, &at, Some(&credentials(&authority, MachineRole::Table)));
    let head = Topic::Head(TableNumber(7));
    chief.hears(&NetNews::Appeared(Topic::Alive(TableNumber(7))));
    for told in ["one", "two", "three"] {
        table.ask(NetRequest::Put(head, told.into()));
    }
    let put = || {
        chief.next("a head", |news| match news {
            NetNews::Put(_, payload) => String::from_utf8(payload).ok(),
            _ => None,
        })
    };
    assert_eq!([put(), put(), put()], ["one", "two", "three"]);
}

#[test]
fn a_further_desk_that_reaches_nobody_says_why_and_retries() {
    let of_desk = credentials(&authority(), MachineRole::Desk);
    let place = free_port();
    let mut further = Machine::new();
    further.open(NetParticipation {
        lease_ms: 1_000,
        ..opening(
            MachinePart::Desk(DeskId([0xd2; 8])),
            &[any_port()],
            std::slice::from_ref(&place),
            Some(&of_desk),
        )
    });
    further.opened();
    further.hears(&NetNews::NotOpened(NotOpened::NobodyThere(vec![place.clone()])));
    let (_chief, _) = a_desk(&place, Some(&of_desk));
    further.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
}

#[test]
fn a_machine_once_let_in_returns_over_tcp_if_udp_is_blocked() {
    let authority = authority();
    let of_desk = credentials(&authority, MachineRole::Desk);
    let (desk, at) = a_desk(&any_port(), Some(&of_desk));
    let of_table = credentials(&authority, MachineRole::Table);
    let mut table = Machine::new();
    // Tried for so many times as long as this.
    table.open(NetParticipation {
        lease_ms: 2_000,
        ..opening(
            MachinePart::Table(TableNumber(7)),
            &[],
            std::slice::from_ref(&at),
            Some(&of_table),
        )
    });
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    drop(desk);
    table.hears(&NetNews::Vanished(Topic::DeskAlive(DESK)));
    let (desk, elsewhere) = a_desk(&any_port(), Some(&of_desk));
    let _nobody = without_udp(&at, &elsewhere, &Arc::default());
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    desk.hears(&NetNews::Appeared(Topic::Alive(TableNumber(7))));
}

/// Only who does not get in looks what keeps it, and makes the desk greet it once more.
#[test]
fn a_table_that_gets_in_is_greeted_once() {
    let authority = authority();
    let (desk, at) = a_desk(&any_port(), Some(&credentials(&authority, MachineRole::Desk)));
    let seen = Arc::default();
    let (at, _nobody) = without_udp(&any_port(), &at, &seen);
    let mut table = a_table(7, &at, Some(&credentials(&authority, MachineRole::Table)));
    desk.hears(&NetNews::Appeared(Topic::Alive(TableNumber(7))));
    for told in 0..100_u8 {
        table.ask(NetRequest::Put(Topic::Head(TableNumber(7)), vec![told]));
        desk.next("a head", |news| matches!(news, NetNews::Put(..)).then_some(()));
    }
    // A handshake over TLS begins so (RFC 8446, sections 4 and 5.1), with two bytes between for its length.
    let begins = |bytes: &&[u8]| bytes[..3] == [0x16, 3, 1] && bytes[5..] == [1, 0];
    let greetings = seen.lock().unwrap().windows(7).filter(begins).count();
    assert_eq!(greetings, 1);
}
