//! Certificates: the members of a tournament, and the rights of each.

use adapters::ports::link::{Authority, MachineRole};
use link::Credentials;
use link::topic::{DeskId, GameId, TableNumber, Topic};
use link::{Haste, MachinePart, NetNews, NetRequest, NotOpened};
use rcgen::{
    BasicConstraints, CertificateParams, DistinguishedName, DnType, IsCa, Issuer, KeyPair, PKCS_ED25519, date_time_ymd,
};
use shakmaty::Color;

use super::machines::{DESK, Machine, a_desk, a_table, any_port, authority, credentials, free_port, opening};

const SEVEN: TableNumber = TableNumber(7);
const SCREEN: DeskId = DeskId([0xd2; 8]);

#[test]
fn with_certificates_of_the_tournament_desk_and_table_take_part() {
    let authority = authority();
    let (mut desk, at) = a_desk(&any_port(), Some(&credentials(&authority, MachineRole::Desk)));
    let mut table = a_table(7, &at, Some(&credentials(&authority, MachineRole::Table)));
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    for topic in [Topic::Head(SEVEN), Topic::Entry(SEVEN)] {
        table.ask(NetRequest::Put(topic, b"told".to_vec()));
        desk.hears(&NetNews::Put(topic, b"told".to_vec()));
    }
    for topic in [Topic::Log(SEVEN), Topic::Rule(SEVEN)] {
        let asked = desk.question(topic, b"asked", Haste::Now);
        assert_eq!(table.answers(b"answered"), (topic, b"asked".to_vec()));
        assert_eq!(desk.answer_to(asked), Ok(b"answered".to_vec()));
    }
    desk.ask(NetRequest::Put(Topic::Roster, b"roster".to_vec()));
    table.hears(&NetNews::Put(Topic::Roster, b"roster".to_vec()));
    let asked = table.question(Topic::Roster, b"", Haste::Now);
    desk.answers(b"roster");
    assert_eq!(table.answer_to(asked), Ok(b"roster".to_vec()));
    drop(table);
    desk.hears(&NetNews::Vanished(Topic::Alive(SEVEN)));
}

#[test]
fn a_table_with_certificates_finds_its_desk_again() {
    let authority = authority();
    let (at, of_desk) = (free_port(), credentials(&authority, MachineRole::Desk));
    let (first, at) = a_desk(&at, Some(&of_desk));
    let mut table = a_table(7, &at, Some(&credentials(&authority, MachineRole::Table)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    drop(first);
    table.hears(&NetNews::Vanished(Topic::DeskAlive(DESK)));
    let (mut second, _) = a_desk(&at, Some(&of_desk));
    second.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    table.hears(&NetNews::Appeared(Topic::DeskAlive(DESK)));
    let asked = second.question(Topic::Log(SEVEN), b"", Haste::Later);
    table.answers(b"page");
    assert_eq!(second.answer_to(asked), Ok(b"page".to_vec()));
}

#[test]
fn other_tournaments_and_missing_certificates_are_refused() {
    let own = authority();
    let (_desk, at) = a_desk(&any_port(), Some(&credentials(&own, MachineRole::Desk)));
    let mut stranger = Machine::new();
    let of_another = credentials(&authority(), MachineRole::Table);
    let part = MachinePart::Table(SEVEN);
    stranger.open(opening(part, &[], std::slice::from_ref(&at), Some(&of_another)));
    stranger.hears(&NetNews::NotOpened(NotOpened::BadCredentials));
    // The stranger trusts the right authority, which has not signed the stranger's certificate.
    let mut forged = of_another;
    forged.authority = own.certificate;
    stranger.open(opening(part, &[], std::slice::from_ref(&at), Some(&forged)));
    stranger.hears(&NetNews::NotOpened(NotOpened::BadCredentials));
    stranger.open(opening(part, &[], std::slice::from_ref(&at), None));
    stranger.next("a refusal", |news| match news {
        NetNews::NotOpened(NotOpened::Failed(_) | NotOpened::NobodyThere(_)) => Some(()),
        NetNews::Opened(_) => panic!("a stranger took part"),
        _ => None,
    });
}

#[test]
fn a_table_that_pretends_to_be_a_desk_is_believed_by_nobody() {
    let authority = authority();
    let at = free_port();
    let of_table = credentials(&authority, MachineRole::Table);
    let mut thief = Machine::new();
    thief.open(opening(
        MachinePart::Desk(DESK),
        std::slice::from_ref(&at),
        &[],
        Some(&of_table),
    ));
    thief.opened();
    let mut table = Machine::new();
    let part = MachinePart::Table(SEVEN);
    table.open(opening(part, &[], std::slice::from_ref(&at), Some(&of_table)));
    table.hears(&NetNews::NotOpened(NotOpened::BadCredentials));
}

#[test]
fn a_table_rules_over_no_other_and_a_screen_reads_no_game() {
    let authority = authority();
    let (mut desk, at) = a_desk(&any_port(), Some(&credentials(&authority, MachineRole::Desk)));
    let of_table = credentials(&authority, MachineRole::Table);
    let mut seven = a_table(7, &at, Some(&of_table));
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    let mut thief = Machine::new();
    thief.open(opening(
        MachinePart::Desk(DESK),
        &[],
        std::slice::from_ref(&at),
        Some(&of_table),
    ));
    thief.opened();
    let mut screen = Machine::new();
    let of_screen = credentials(&authority, MachineRole::Spectator);
    screen.open(opening(
        MachinePart::Spectator(SCREEN),
        &[],
        std::slice::from_ref(&at),
        Some(&of_screen),
    ));
    screen.opened();
    desk.hears(&NetNews::Appeared(Topic::ScreenAlive(SCREEN)));

    for machine in [&mut thief, &mut screen] {
        for topic in [Topic::Rule(SEVEN), Topic::Log(SEVEN)] {
            let asked = machine.question(topic, b"forged", Haste::Now);
            assert!(machine.answer_to(asked).is_err());
        }
    }
    thief.ask(NetRequest::Put(Topic::Roster, b"forged".to_vec()));
    screen.ask(NetRequest::Put(Topic::Roster, b"forged".to_vec()));
    screen.ask(NetRequest::Put(Topic::Head(SEVEN), b"forged".to_vec()));
    seven.ask(NetRequest::Put(Topic::Head(SEVEN), b"own".to_vec()));
    let public = Topic::Public(SEVEN, GameId([3; 8]), 1);
    desk.ask(NetRequest::Put(public, b"e4".to_vec()));
    screen.hears(&NetNews::Put(public, b"e4".to_vec()));

    // The true question is the first that the table hears; and what the two have sent was on its way before they ask for the roster.
    let asked = desk.question(Topic::Rule(SEVEN), b"true", Haste::Now);
    assert_eq!(seven.answers(b"done"), (Topic::Rule(SEVEN), b"true".to_vec()));
    let (told, answer) = desk.all_until_answer(asked);
    assert_eq!(answer, Ok(b"done".to_vec()));
    assert!(
        !told
            .iter()
            .any(|news| matches!(news, NetNews::Put(_, payload) if payload == b"forged"))
    );
    for machine in [&mut thief, &mut screen] {
        let asked = machine.question(Topic::Roster, b"", Haste::Now);
        desk.answers(b"roster");
        let (told, answer) = machine.all_until_answer(asked);
        assert_eq!(answer, Ok(b"roster".to_vec()));
        let is_of_a_game = |news: &NetNews| matches!(news, NetNews::Put(Topic::Head(_) | Topic::Entry(..), _));
        assert!(!told.iter().any(is_of_a_game), "{told:?}");
    }
}

#[test]
fn a_screen_receives_public_data_and_cannot_get_more() {
    let authority = authority();
    let (mut desk, at) = a_desk(&any_port(), Some(&credentials(&authority, MachineRole::Desk)));
    let mut seven = a_table(7, &at, Some(&credentials(&authority, MachineRole::Table)));
    // The desk answers before it sees who is there.
    desk.hears(&NetNews::Appeared(Topic::Alive(SEVEN)));
    let of_screen = credentials(&authority, MachineRole::Spectator);
    let public = Topic::Public(SEVEN, GameId([3; 8]), 1);
    for part in [MachinePart::Spectator(SCREEN), MachinePart::Desk(SCREEN)] {
        let mut screen = Machine::new();
        screen.open(opening(part, &[], std::slice::from_ref(&at), Some(&of_screen)));
        screen.opened();
        // An allowed question is answered, so both ends hear each other. A machine that has just come in may have to ask again, as a screen
        // does.
        let (asked, heard_as) = (0..10)
            .find_map(|_| {
                let asked = screen.question(Topic::AllPublic, b"all", Haste::Now);
                desk.answers_soon(b"told").map(|heard_as| (asked, heard_as))
            })
            .unwrap();
        assert_eq!(heard_as, (Topic::AllPublic, b"all".to_vec()));
        let (mut heard, answer) = screen.all_until_answer(asked);
        assert_eq!(answer, Ok(b"told".to_vec()));
        for topic in [Topic::Head(SEVEN), Topic::Entry(SEVEN)] {
            seven.ask(NetRequest::Put(topic, b"private".to_vec()));
            desk.hears(&NetNews::Put(topic, b"private".to_vec()));
        }
        desk.ask(NetRequest::Put(public, b"e4".to_vec()));
        let later = std::cell::RefCell::new(Vec::new());
        screen.next("what is public", |news| {
            let is_public = news == NetNews::Put(public, b"e4".to_vec());
            later.borrow_mut().push(news);
            is_public.then_some(())
        });
        heard.extend(later.into_inner());
        for topic in [Topic::Log(SEVEN), Topic::Rule(SEVEN), Topic::DeskLog(DESK)] {
            screen.question(topic, b"", Haste::Now);
        }
        for _ in 0..3 {
            let answer = screen.next("an answer", |news| match news {
                NetNews::Answered(_, answer) => Some(answer),
                NetNews::Put(topic, _) => panic!("{topic:?}"),
                _ => None,
            });
            assert!(answer.is_err());
        }
        let is_more =
            |news: &NetNews| matches!(news, NetNews::Put(..)) && *news != NetNews::Put(public, b"e4".to_vec());
        assert!(!heard.iter().any(is_more), "{heard:?}");
        assert!(
            !heard.iter().any(|news| matches!(news, NetNews::Appeared(_))),
            "{heard:?}"
        );
    }
}

/// A seat of a game on two machines has a certificate for its side; a table of an event has none of a seat's.
#[test]
fn a_seat_acts_only_for_its_side_and_a_table_for_no_seat() {
    let authority = authority();
    let mut host = Machine::new();
    let own = credentials(&authority, MachineRole::Desk);
    host.open(opening(MachinePart::Table(SEVEN), &[any_port()], &[], Some(&own)));
    let at = host.opened();
    let open = |role| {
        let mut machine = Machine::new();
        let own = credentials(&authority, role);
        machine.open(opening(MachinePart::Seat(SEVEN, Color::Black), &[], &at, Some(&own)));
        machine.opened();
        machine
    };
    let mut others = [MachineRole::Seat(Color::White), MachineRole::Table].map(open);
    let (asks, sees) = (Topic::SeatDo(SEVEN, Color::Black), Topic::SeatSee(SEVEN, Color::Black));
    for other in &mut others {
        other.question(asks, b"not mine", Haste::Now);
        other.ask(NetRequest::Put(sees, b"forged".to_vec()));
    }
    let [white, _] = &mut others;
    let asked = white.question(Topic::SeatDo(SEVEN, Color::White), b"my own", Haste::Now);
    // The others' earlier questions never reach the host.
    assert_eq!(
        host.answers(b"done"),
        (Topic::SeatDo(SEVEN, Color::White), b"my own".to_vec())
    );
    assert_eq!(white.answer_to(asked), Ok(b"done".to_vec()));
    let mut black = open(MachineRole::Seat(Color::Black));
    let asked = black.question(asks, b"mine", Haste::Now);
    assert_eq!(host.answers(b"done"), (asks, b"mine".to_vec()));
    assert_eq!(black.answer_to(asked), Ok(b"done".to_vec()));
    host.ask(NetRequest::Put(sees, b"a screen".to_vec()));
    let seen = black.next("a screen", |news| match news {
        NetNews::Put(topic, payload) => Some((topic, payload)),
        _ => None,
    });
    assert_eq!(seen, (sees, b"a screen".to_vec()));
    // A message for White would have arrived before this answer.
    let [white, _] = &mut others;
    let asked = white.question(Topic::SeatDo(SEVEN, Color::White), b"again", Haste::Now);
    host.answers(b"done");
    let (told, _) = white.all_until_answer(asked);
    assert!(!told.iter().any(|news| matches!(news, NetNews::Put(..))), "{told:?}");
}

/// A certificate that this event's own authority has signed, and that has run out.
fn expired(authority: &Authority) -> Credentials {
    let named = |name: &str| {
        let mut params = CertificateParams::default();
        params.distinguished_name = DistinguishedName::new();
        params.distinguished_name.push(DnType::CommonName, name);
        params
    };
    let mut of_authority = named("annabella event");
    of_authority.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    let issuer = Issuer::new(of_authority, KeyPair::from_pem(&authority.key).unwrap());
    let mut of_table = named("table");
    of_table.not_before = date_time_ymd(2019, 1, 1);
    of_table.not_after = date_time_ymd(2020, 1, 1);
    let key = KeyPair::generate_for(&PKCS_ED25519).unwrap();
    Credentials {
        authority: authority.certificate.clone(),
        certificate: of_table.signed_by(&key, &issuer).unwrap().pem(),
        key: key.serialize_pem(),
    }
}

#[test]
fn whoevers_certificate_has_run_out_is_refused() {
    let authority = authority();
    let (_desk, at) = a_desk(&any_port(), Some(&credentials(&authority, MachineRole::Desk)));
    let mut late = Machine::new();
    let own = expired(&authority);
    late.open(opening(
        MachinePart::Table(SEVEN),
        &[],
        std::slice::from_ref(&at),
        Some(&own),
    ));
    late.hears(&NetNews::NotOpened(NotOpened::BadCredentials));
}
