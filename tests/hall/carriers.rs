//! What carries between machines that others connect to, where a network lets not everything through.

use std::net::{TcpListener, UdpSocket};

use annabella::link::topic::{DeskId, TableNumber, Topic};
use annabella::link::{Address, News, NotOpened, Opening, Part, Request};
use annabella::ports::link::Role;

use super::duplex::leads;
use super::machines::{DESK, Machine, a_desk, a_table, any_port, authority, credentials, free_port, opening};

/// An address that leads to that one over TCP. Datagrams come to nobody, as long as the socket is held.
fn without_udp(desk: &Address) -> (Address, UdpSocket) {
    let (host, port) = desk.0.rsplit_once(':').unwrap();
    let listener = TcpListener::bind((host, 0)).unwrap();
    let at = listener.local_addr().unwrap();
    let nobody = UdpSocket::bind(at).unwrap();
    leads(
        listener,
        (host.to_owned(), port.parse().unwrap()),
        &std::sync::Arc::default(),
    );
    (Address(at.to_string()), nobody)
}

#[test]
fn a_further_desk_comes_in_where_no_udp_goes_through_and_by_one_link() {
    let authority = authority();
    let of_desk = credentials(&authority, Role::Desk);
    let (chief, at) = a_desk(&any_port(), Some(&of_desk));
    let (at, _nobody) = without_udp(&at);
    let mut further = Machine::new();
    let own = DeskId([0xd2; 8]);
    further.open(opening(Part::Desk(own), &[any_port()], &[at], Some(&of_desk)));
    let at = further.opened().remove(0);
    further.hears(&News::Appeared(Topic::DeskAlive(DESK)));
    chief.hears(&News::Appeared(Topic::DeskAlive(own)));
    let mut table = a_table(7, &at, Some(&credentials(&authority, Role::Table)));
    let head = Topic::Head(TableNumber(7));
    chief.hears(&News::Appeared(Topic::Alive(TableNumber(7))));
    for told in ["one", "two", "three"] {
        table.ask(Request::Put(head, told.into()));
    }
    let put = || {
        chief.next("a head", |news| match news {
            News::Put(_, payload) => String::from_utf8(payload).ok(),
            _ => None,
        })
    };
    assert_eq!([put(), put(), put()], ["one", "two", "three"]);
}

#[test]
fn a_further_desk_that_reaches_nobody_says_what_keeps_it_and_goes_on_trying() {
    let of_desk = credentials(&authority(), Role::Desk);
    let place = free_port();
    let mut further = Machine::new();
    further.open(Opening {
        lease_ms: 1_000,
        ..opening(
            Part::Desk(DeskId([0xd2; 8])),
            &[any_port()],
            std::slice::from_ref(&place),
            Some(&of_desk),
        )
    });
    further.opened();
    further.hears(&News::NotOpened(NotOpened::NobodyThere(vec![place.clone()])));
    let (_chief, _) = a_desk(&place, Some(&of_desk));
    further.hears(&News::Appeared(Topic::DeskAlive(DESK)));
}
