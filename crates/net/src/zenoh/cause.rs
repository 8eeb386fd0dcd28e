//! The reason why there is no link. zenoh only says that there is none, so the same is tried again step by step until a
//! step fails.

use std::io::{self, Read as _};
use std::net::{TcpListener, TcpStream, ToSocketAddrs as _, UdpSocket};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, Stream};

use link::{Address, Credentials, NotOpened};

/// The time that each step may take: Windows needs two seconds to report a refusal.
const PATIENCE: Duration = Duration::from_secs(3);
/// The time in which a machine that refuses our certificate says so after it has shown its own.
const REFUSAL: Duration = Duration::from_millis(300);

/// The words of zenoh without the lines of its source that they name.
pub(super) fn unexplained(said: &zenoh::Error) -> NotOpened {
    let said = said.to_string();
    let is_place = |word: &str| {
        word.trim_end_matches(['.', ',', ';', ':'])
            .rsplit_once(".rs:")
            .is_some()
    };
    let mut words: Vec<&str> = Vec::new();
    for word in said.split_whitespace() {
        if !is_place(word) {
            words.push(word);
        } else if words.last() == Some(&"at") {
            words.pop();
        }
    }
    NotOpened::Failed(format!("{}.", words.join(" ").trim_end_matches('.')))
}

/// The address at which the machine was to listen and could not.
pub(super) fn of_listening(listen: &[Address], said: &zenoh::Error) -> NotOpened {
    let taken = listen.iter().find(|at| !may_listen(at));
    taken.map_or_else(|| unexplained(said), |at| NotOpened::CannotListen(at.clone()))
}

/// True if this machine can listen there, by each carrier.
pub fn may_listen(at: &Address) -> bool {
    TcpListener::bind(at.0.as_str()).is_ok() && UdpSocket::bind(at.0.as_str()).is_ok()
}

/// The obstacle on the way to the neighbours: that of the nearest which answers at all, otherwise that of the first.
pub(super) fn of_connecting(connect: &[Address], credentials: Option<&Credentials>, said: &zenoh::Error) -> NotOpened {
    let (mut unknown, mut refuses) = (None, false);
    for at in connect {
        let stream = match tried(at) {
            AddressResponse::Answers(stream) => stream,
            AddressResponse::Silent => continue,
            AddressResponse::Refuses => {
                refuses = true;
                continue;
            }
            AddressResponse::Unknown => {
                unknown.get_or_insert_with(|| at.clone());
                continue;
            }
        };
        return match credentials.map(|credentials| greeted(at, stream, credentials)) {
            Some(Err(UnfitCertificates)) => NotOpened::BadCredentials,
            Some(Ok(())) | None => unexplained(said),
        };
    }
    match unknown {
        Some(at) if connect.len() == 1 => NotOpened::UnknownHost(at),
        None if !refuses => NotOpened::Apart(connect.to_vec()),
        Some(_) | None => NotOpened::NobodyThere(connect.to_vec()),
    }
}

/// True if nothing at all comes back from that address.
pub(super) fn is_silent(at: &Address) -> bool {
    matches!(tried(at), AddressResponse::Silent)
}

/// The response from an address.
enum AddressResponse {
    Answers(TcpStream),
    /// The host refused the connection.
    Refuses,
    Silent,
    /// The name of the host is unknown.
    Unknown,
}

fn tried(at: &Address) -> AddressResponse {
    let Ok(addresses) = at.0.to_socket_addrs() else {
        return AddressResponse::Unknown;
    };
    let mut refuses = false;
    for address in addresses {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => return AddressResponse::Answers(stream),
            Err(error) => refuses |= !is_silence(error.kind()),
        }
    }
    if refuses {
        AddressResponse::Refuses
    } else {
        AddressResponse::Silent
    }
}

/// True for the two signs of silence: nothing comes back from a network that lets nothing through, or its own machines
/// report that the host is unreachable.
const fn is_silence(kind: io::ErrorKind) -> bool {
    matches!(kind, io::ErrorKind::TimedOut | io::ErrorKind::HostUnreachable)
}

/// Certificates that do not fit each other.
#[derive(Debug)]
pub(super) struct UnfitCertificates;

impl From<rustls::Error> for UnfitCertificates {
    fn from(error: rustls::Error) -> Self {
        log::warn!("certificates: {error}");
        Self
    }
}

/// Checks that our own certificates can be read and belong together.
pub(super) fn own(credentials: &Credentials) -> Result<ClientConfig, UnfitCertificates> {
    let unreadable = |error: rustls::pki_types::pem::Error| {
        log::warn!("certificates: {error}");
        UnfitCertificates
    };
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_slice(credentials.authority.as_bytes()).map_err(unreadable)?)?;
    let certificate = CertificateDer::from_pem_slice(credentials.certificate.as_bytes()).map_err(unreadable)?;
    let key = PrivateKeyDer::from_pem_slice(credentials.key.as_bytes()).map_err(unreadable)?;
    Ok(
        ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_protocol_versions(&[&rustls::version::TLS13])?
            .with_root_certificates(roots)
            .with_client_auth_cert(vec![certificate], key)?,
    )
}

/// Shows our certificate and checks the other end's. Only faults of the certificates are reported.
fn greeted(at: &Address, mut stream: TcpStream, credentials: &Credentials) -> Result<(), UnfitCertificates> {
    let config = own(credentials)?;
    let host =
        at.0.rsplit_once(':')
            .map_or(at.0.as_str(), |(host, _port)| host)
            .to_owned();
    let Ok(name) = ServerName::try_from(host) else {
        return Ok(());
    };
    let mut connection = ClientConnection::new(Arc::new(config), name)?;
    let is_patient = |stream: &TcpStream, patience| stream.set_read_timeout(Some(patience)).is_ok();
    if !is_patient(&stream, PATIENCE) {
        return Ok(());
    }
    while connection.is_handshaking() {
        match connection.complete_io(&mut stream) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(UnfitCertificates),
            Err(_other) => return Ok(()),
        }
    }
    if !is_patient(&stream, REFUSAL) {
        return Ok(());
    }
    match Stream::new(&mut connection, &mut stream).read(&mut [0]) {
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(UnfitCertificates),
        Ok(_) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificates::TournamentCertificates;
    use adapters::ports::link::{Certificates as _, MachineRole};

    fn credentials() -> Credentials {
        let authority = TournamentCertificates.authority().unwrap();
        TournamentCertificates
            .credentials(&authority, MachineRole::Table)
            .unwrap()
    }

    fn said() -> zenoh::Error {
        zenoh::Error::from("no link")
    }

    #[test]
    fn a_certificate_without_its_key_is_found_before_sending() {
        let (mut own_one, other) = (credentials(), credentials());
        assert!(own(&own_one).is_ok());
        own_one.key = other.key;
        assert!(own(&own_one).is_err());
        own_one.key = String::from("no key");
        assert!(own(&own_one).is_err());
    }

    #[test]
    fn a_name_that_nobody_knows_is_told_from_a_machine_that_is_off() {
        let unknown = Address("no-such-desk.invalid:7461".into());
        let off = {
            let listener = TcpListener::bind("127.0.0.1:0").unwrap();
            Address(listener.local_addr().unwrap().to_string())
        };
        let cause = |connect: &[Address]| of_connecting(connect, None, &said());
        assert_eq!(
            cause(std::slice::from_ref(&unknown)),
            NotOpened::UnknownHost(unknown.clone())
        );
        assert_eq!(
            cause(std::slice::from_ref(&off)),
            NotOpened::NobodyThere(vec![off.clone()])
        );
        assert_eq!(
            cause(&[unknown.clone(), off.clone()]),
            NotOpened::NobodyThere(vec![unknown, off])
        );
    }

    /// A listener with a full queue answers nobody, like a network that keeps its computers apart. Only Linux behaves
    /// like this.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_silent_network_is_distinguished_from_a_refused_connection() {
        let full = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = full.local_addr().unwrap();
        let soon = Duration::from_millis(200);
        let mut queue = Vec::new();
        while let Ok(waiting) = TcpStream::connect_timeout(&address, soon) {
            queue.push(waiting);
        }
        let silent = Address(address.to_string());
        let cause = |connect: &[Address]| of_connecting(connect, None, &said());
        let silent = std::slice::from_ref(&silent);
        assert_eq!(cause(silent), NotOpened::Apart(silent.to_vec()));
        let off = {
            let listener = TcpListener::bind("127.0.0.1:0").unwrap();
            Address(listener.local_addr().unwrap().to_string())
        };
        assert!(!is_silent(&off));
        let both = [silent, &[off]].concat();
        assert_eq!(cause(&both), NotOpened::NobodyThere(both.clone()));
    }

    #[test]
    fn nobody_is_read_the_places_of_a_source() {
        let said = zenoh::Error::from(
            "No listener on 127.0.0.1:7461: not supported (os error 10045) at /home/x/quic/unicast.rs:418.",
        );
        let words = "No listener on 127.0.0.1:7461: not supported (os error 10045).";
        assert_eq!(unexplained(&said), NotOpened::Failed(words.to_owned()));
    }

    #[test]
    fn an_address_in_use_is_named() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let taken = Address(listener.local_addr().unwrap().to_string());
        assert_eq!(
            of_listening(std::slice::from_ref(&taken), &said()),
            NotOpened::CannotListen(taken)
        );
    }
}
