//! A relay: it connects the desk with the tables of another room, shows nothing and keeps only its membership.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};

use adapters::ports::RequestPort;
use adapters::{disk_files, own_files};
use link::membership::DeskOrRelayMembership;
use link::topic::TournamentId;
use link::{Address, MOST_BYTES, MachinePart, NetParticipation, NetRequest};

/// The silence after which a neighbour counts as lost, in milliseconds.
const LEASE_MS: u64 = 5_000;

/// The file of a relay's membership.
pub fn file(data: &Path) -> PathBuf {
    data.join("relay.json")
}

/// The membership of an earlier run; none if the relay was never let in.
pub fn kept(data: &Path) -> Option<DeskOrRelayMembership> {
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX);
    let text = disk_files::text(&file(data), most).ok()?;
    DeskOrRelayMembership::decode(text.as_bytes())
}

/// Stores the membership, for its owner alone.
///
/// # Errors
/// The system's error.
pub fn keep(data: &Path, joined: &DeskOrRelayMembership) -> io::Result<()> {
    own_files::create_folder(data)?;
    disk_files::replace(&file(data), &joined.encode())
}

/// Relays from now on, until the link is dropped.
pub fn carry(link: &mut dyn RequestPort<link::NetRequest>, joined: &DeskOrRelayMembership, listen: &Address) {
    link.ask(NetRequest::Open(Box::new(NetParticipation {
        event: joined.welcome.event,
        part: MachinePart::Relay,
        listen: vec![listen.clone()],
        connect: joined.welcome.connect.clone(),
        credentials: Some(joined.welcome.credentials.clone()),
        lease_ms: LEASE_MS,
    })));
}

/// Relays sealed messages between two machines that know each other, until the link is dropped. The relay belongs to no tournament, and
/// asks no one for a name.
pub fn carry_sealed(link: &mut dyn RequestPort<link::NetRequest>, listen: &Address) {
    link.ask(NetRequest::Open(Box::new(NetParticipation {
        event: TournamentId::default(),
        part: MachinePart::Relay,
        listen: vec![listen.clone(), listen.door()],
        connect: Vec::new(),
        credentials: None,
        lease_ms: LEASE_MS,
    })));
}

/// Opens a door for newcomers in this room, who are heard at the desk: their messages pass unchanged, since only the desk can read them.
///
/// # Errors
/// The address cannot be listened at.
pub fn open_door(joined: &DeskOrRelayMembership, listen: &Address) -> io::Result<()> {
    let listener = TcpListener::bind(&listen.door().0)?;
    let doors: Vec<String> = joined.welcome.connect.iter().map(|at| at.door().0).collect();
    std::thread::Builder::new().name(String::from("door")).spawn(move || {
        for newcomer in listener.incoming().flatten() {
            let doors = doors.clone();
            let carried = std::thread::Builder::new()
                .name(String::from("newcomer"))
                .spawn(move || through(&newcomer, &doors));
            if let Err(error) = carried {
                log::warn!("a newcomer is not heard: {error}");
            }
        }
    })?;
    Ok(())
}

/// Copies both ways, until one end closes.
fn through(newcomer: &TcpStream, doors: &[String]) {
    let Some(desk) = doors.iter().find_map(|door| TcpStream::connect(door).ok()) else {
        return;
    };
    std::thread::scope(|scope| {
        scope.spawn(|| pour(newcomer, &desk));
        pour(&desk, newcomer);
    });
}

fn pour(mut from: &TcpStream, mut into: &TcpStream) {
    // A failure is the two ends' concern.
    io::copy(&mut from, &mut into).ok();
    into.shutdown(Shutdown::Both).ok();
    from.shutdown(Shutdown::Both).ok();
}
