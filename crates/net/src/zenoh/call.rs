//! A call asks with one packet whether a machine is there. The machine that a client comes back to may be away for a
//! moment or for an evening; an opening that nobody answers is repeated only after seconds, and sees only then that the
//! way is free.
//!
//! A machine that listens by QUIC answers a packet of a version that does not exist at once, and keeps nothing of it
//! (RFC 9000, section 6.1).

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs as _, UdpSocket};
use std::time::Duration;

use adapters::system_random;
use link::Address;

/// A version that will never exist (RFC 9000, section 15).
const NO_VERSION: [u8; 4] = [0x5a, 0x6a, 0x7a, 0x8a];
/// The version field of an answer that is about the version (RFC 8999, section 6).
const OF_VERSIONS: [u8; 4] = [0; 4];
/// The bit of a header that names its version (RFC 8999, section 5.1), and the bit that is set in any version (RFC
/// 9000, section 17.2).
const LONG: u8 = 0x80;
const FIXED: u8 = 0x40;
/// The length of a call, in bytes: shorter ones are ignored (RFC 9000, section 14.1).
const LENGTH: usize = 1_200;
/// The most that is read of an answer, in bytes.
const MOST_READ: usize = 2_048;
/// The most packets read each time that are no answer: strangers may send as many as they like.
const MOST_STRANGE: usize = 8;

/// An identifier by which one side names the other in the packet.
type ConnectionId = [u8; 8];

/// A machine that is called until it answers.
pub(super) struct CalledMachine {
    /// Our own identifier. It comes back in the answer, and nobody else knows it.
    own: ConnectionId,
    /// The sockets of earlier calls. They are kept because over a slow connection the answer to the last call may
    /// arrive only now.
    sockets: BTreeMap<SocketAddr, UdpSocket>,
}

impl CalledMachine {
    pub(super) fn new() -> Self {
        let mut own = ConnectionId::default();
        for (to, from) in own.iter_mut().zip(system_random::seed()) {
            *to = from;
        }
        let sockets = BTreeMap::new();
        Self { own, sockets }
    }

    /// Calls all these addresses; true if one answers within `patience`, even if the answer is to an earlier call.
    pub(super) fn is_answered(&mut self, at: &[Address], patience: Duration) -> bool {
        let packet = self.packet();
        for to in at.iter().filter_map(|at| at.0.to_socket_addrs().ok()).flatten() {
            let asked = self.socket(to).and_then(|socket| socket.send_to(&packet, to));
            if let Err(error) = asked {
                log::debug!("{to} is not called: {error}");
                self.sockets.remove(&to);
            }
        }
        let shares = u32::try_from(self.sockets.len()).unwrap_or(u32::MAX).max(1);
        self.sockets
            .values()
            .any(|socket| self.hears(socket, patience / shares))
    }

    fn socket(&mut self, to: SocketAddr) -> std::io::Result<&UdpSocket> {
        match self.sockets.entry(to) {
            Entry::Occupied(socket) => Ok(socket.into_mut()),
            Entry::Vacant(place) => {
                // The socket is not connected, because this machine may get another address meanwhile.
                let any = if to.is_ipv4() {
                    SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0))
                } else {
                    SocketAddr::from((Ipv6Addr::UNSPECIFIED, 0))
                };
                Ok(place.insert(UdpSocket::bind(any)?))
            }
        }
    }

    fn packet(&self) -> Vec<u8> {
        let length = [u8::try_from(self.own.len()).unwrap_or(u8::MAX)];
        // The other end has no identifier yet, and is given ours.
        let head: [&[u8]; 6] = [&[LONG | FIXED], &NO_VERSION, &length, &self.own, &length, &self.own];
        let mut packet = head.concat();
        packet.resize(LENGTH, 0);
        packet
    }

    fn hears(&self, socket: &UdpSocket, patience: Duration) -> bool {
        // A timeout of zero would mean waiting for ever.
        if socket
            .set_read_timeout(Some(patience.max(Duration::from_millis(1))))
            .is_err()
        {
            return false;
        }
        let mut read = [0; MOST_READ];
        for _ in 0..MOST_STRANGE {
            match socket.recv(&mut read) {
                Ok(length) if self.is_answer(read.get(..length).unwrap_or_default()) => return true,
                Ok(_strange) => {}
                Err(_nothing) => return false,
            }
        }
        false
    }

    fn is_answer(&self, packet: &[u8]) -> bool {
        let Some((first, rest)) = packet.split_first() else {
            return false;
        };
        let to_us = rest.strip_prefix(&OF_VERSIONS).and_then(<[u8]>::split_first);
        let is_to_us =
            to_us.is_some_and(|(length, id)| usize::from(*length) == self.own.len() && id.starts_with(&self.own));
        first & LONG != 0 && is_to_us
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::super::{Carrier, closed, config, open, with_port};
    use super::*;
    use crate::certificates::TournamentCertificates;
    use adapters::monotonic::Monotonic;
    use adapters::ports::link::{Certificates as _, MachineRole};
    use laws::moment::Moment;

    const SOON: Duration = Duration::from_millis(50);
    const LONG_ENOUGH: Duration = Duration::from_secs(10);

    fn somewhere() -> (UdpSocket, Address) {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        socket.set_read_timeout(Some(LONG_ENOUGH)).unwrap();
        let at = Address(socket.local_addr().unwrap().to_string());
        (socket, at)
    }

    #[test]
    fn a_desk_that_listens_answers_and_one_that_has_gone_does_not() {
        let authority = TournamentCertificates.authority().unwrap();
        let credentials = TournamentCertificates
            .credentials(&authority, MachineRole::Desk)
            .unwrap();
        let at = with_port(&Address(String::from("127.0.0.1:0")));
        let listen = std::slice::from_ref(&at);
        let config = config::router(Carrier::of(Some(&credentials)), listen, &[], Some(&credentials), 5_000);
        let desk = config.and_then(open).unwrap();
        let (_off, nobody) = somewhere();
        assert!(CalledMachine::new().is_answered(&[nobody, at.clone()], LONG_ENOUGH));
        closed(&desk);
        // Zenoh frees the socket of a closed session a moment later, and until then it answers.
        let clock = Monotonic::after(Moment::default());
        let latest = clock.now().plus_millis(10_000);
        let _freed = loop {
            match UdpSocket::bind(at.0.as_str()) {
                Ok(freed) => break freed,
                Err(error) => assert!(clock.now() < latest, "{error}"),
            }
            thread::yield_now();
        };
        assert!(!CalledMachine::new().is_answered(&[at], SOON));
    }

    #[test]
    fn only_what_is_to_us_and_of_versions_is_an_answer() {
        let mut call = CalledMachine::new();
        let (desk, at) = somewhere();
        assert!(!call.is_answered(std::slice::from_ref(&at), SOON));
        let mut asked = [0; MOST_READ];
        let (length, from) = desk.recv_from(&mut asked).unwrap();
        assert_eq!(length, LENGTH);
        let id = &asked[15..23];
        let answer =
            |version: [u8; 4], id: &[u8]| [&[LONG][..], &version, &[8], id, &[8], &[7; 8], &[0, 0, 0, 1]].concat();
        for strange in [
            Vec::new(),
            vec![LONG],
            vec![0xff; 1_500],
            asked[..length].to_vec(),
            answer(OF_VERSIONS, &[7; 8]),
            answer([0, 0, 0, 1], id),
            answer(OF_VERSIONS, id)[..10].to_vec(),
        ] {
            assert!(!call.is_answer(&strange), "{strange:?}");
            desk.send_to(&strange, from).unwrap();
        }
        desk.send_to(&answer(OF_VERSIONS, id), from).unwrap();
        // An answer to the first call that arrives after the second.
        assert!(call.is_answered(&[at], LONG_ENOUGH));
    }

    #[test]
    fn nobody_is_called_where_nobody_knows_where_that_is() {
        let unknown = Address(String::from("no-such-desk.invalid:7461"));
        assert!(!CalledMachine::new().is_answered(&[unknown], SOON));
        assert!(!CalledMachine::new().is_answered(&[], SOON));
    }
}
