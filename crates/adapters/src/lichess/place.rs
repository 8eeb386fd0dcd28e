//! The address of lichess and the way to it: with TLS and no proxy, or on this machine for tests.

use std::net::IpAddr;
use std::path::Path;
use std::time::Duration;

use ureq::http::Uri;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Error};

use crate::disk_files;
use crate::ports::files::LONGEST;

/// The real server.
const LICHESS: &str = "https://lichess.org";
/// Names another address: an `https` one, or one of this machine's own.
const ADDRESS: &str = "ANNABELLA_LICHESS";
/// A file with the authority (PEM) that vouches for a server on this machine.
const AUTHORITY: &str = "ANNABELLA_LICHESS_CA";
/// The program's name and version, and nothing else.
const WHO_ASKS: &str = concat!("annabella/", env!("CARGO_PKG_VERSION"));

/// The address of the server.
#[derive(Clone, Debug)]
pub struct ServerAddress {
    /// Scheme, host and port.
    origin: String,
    /// Host and port: a token belongs to one host and is sent to no other.
    host: String,
    is_here: bool,
    authority: Option<Certificate<'static>>,
}

impl ServerAddress {
    /// lichess itself, or the server that `ANNABELLA_LICHESS` names. None if a token must not be sent to that address.
    pub fn of_this_machine() -> Option<Self> {
        let Ok(address) = std::env::var(ADDRESS) else {
            return Self::at(LICHESS);
        };
        let place = Self::at(&address)?;
        match std::env::var_os(AUTHORITY) {
            Some(path) => place.vouched_for(disk_files::text(Path::new(&path), LONGEST).ok()?.as_bytes()),
            None => Some(place),
        }
    }

    /// The server at that address: `https`, or `http` to an IP address of this machine, and nothing after the host.
    pub fn at(address: &str) -> Option<Self> {
        let uri: Uri = address.parse().ok()?;
        let host = uri.authority()?.as_str();
        let is_bare = uri.path_and_query().is_none_or(|path| path.as_str() == "/") && !host.contains('@');
        let ip = uri.host()?.trim_matches(['[', ']']).parse::<IpAddr>();
        // A name would be resolved by someone else.
        let is_here = ip.is_ok_and(|ip| ip.is_loopback());
        let scheme = uri.scheme_str()?;
        (is_bare && (scheme == "https" || scheme == "http" && is_here)).then(|| Self {
            origin: format!("{scheme}://{host}"),
            host: host.to_owned(),
            is_here,
            authority: None,
        })
    }

    /// The same place with a certificate authority of its own, which vouches only for a server on this machine.
    pub fn vouched_for(self, pem: &[u8]) -> Option<Self> {
        let authority = Certificate::from_pem(pem).ok()?;
        self.is_here.then_some(Self {
            authority: Some(authority),
            ..self
        })
    }

    /// Host and port, which identify the place.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// True for a server on this machine, used for tests.
    pub(super) fn is_here(&self) -> bool {
        self.is_here
    }

    /// The URL of that path.
    pub(super) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// The HTTP agent for this place. It waits `answer` for an answer to begin, and gives up when nothing has come for `silence`,
    /// or after `whole` at the latest. A redirection is no answer, since the token would go with it.
    pub(super) fn agent(&self, answer: Duration, silence: Duration, whole: Option<Duration>) -> Agent {
        let roots = match &self.authority {
            Some(authority) => RootCerts::new_with_certs(std::slice::from_ref(authority)),
            None => RootCerts::WebPki,
        };
        let config = Agent::config_builder()
            .https_only(self.origin.starts_with("https:"))
            .tls_config(TlsConfig::builder().root_certs(roots).build())
            .max_redirects(0)
            .http_status_as_error(false)
            .timeout_resolve(Some(answer))
            .timeout_connect(Some(answer))
            .timeout_send_request(Some(answer))
            .timeout_send_body(Some(answer))
            .timeout_recv_response(Some(answer))
            .timeout_recv_body(whole)
            .timeout_per_read(Some(silence))
            .user_agent(WHO_ASKS);
        let config = if self.is_here { config.proxy(None) } else { config };
        config.build().new_agent()
    }
}

/// The kind of an error, for a report: nothing of the request is repeated.
pub(super) fn kind(error: &Error) -> String {
    if let Error::Io(error) = error {
        format!("io: {}", error.kind())
    } else if let Error::Timeout(which) = error {
        format!("timeout: {which}")
    } else if let Error::Rustls(error) = error {
        format!("tls: {error}")
    } else if matches!(error, Error::HostNotFound) {
        "host not found".to_owned()
    } else {
        "no answer in form".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_goes_by_tls_or_to_this_machine() {
        for address in [
            "https://lichess.org",
            "https://lichess.org/",
            "https://127.0.0.1:8",
            "http://[::1]:9",
            "http://127.1.2.3",
        ] {
            assert!(ServerAddress::at(address).is_some(), "{address}");
        }
        for address in [
            "",
            "lichess.org",
            "http://lichess.org",
            "http://localhost",
            "http://127.0.0.1.example.org",
            "https://lichess.org@example.org",
            "http://user@127.0.0.1",
            "https://lichess.org/api",
            "https://lichess.org/?a",
            "ftp://127.0.0.1",
            "http://0.0.0.0",
            "http://192.168.0.1",
        ] {
            assert!(ServerAddress::at(address).is_none(), "{address}");
        }
        let place = ServerAddress::at("https://lichess.org").unwrap();
        assert_eq!(place.address("/api/account"), "https://lichess.org/api/account");
        assert_eq!((place.host(), place.is_here()), ("lichess.org", false));
    }

    #[test]
    fn no_authority_of_ones_own_vouches_for_lichess() {
        let pem = b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
        assert!(
            ServerAddress::at("https://lichess.org")
                .unwrap()
                .vouched_for(pem)
                .is_none()
        );
        assert!(
            ServerAddress::at("https://[::1]:443")
                .unwrap()
                .vouched_for(pem)
                .is_some()
        );
        assert!(
            ServerAddress::at("https://[::1]:443")
                .unwrap()
                .vouched_for(b"x")
                .is_none()
        );
    }
}
