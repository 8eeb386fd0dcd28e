//! The certificates of an event, made by its chief's desk: an authority that signs nothing else, and for each machine one that says its role.
//!
//! The certificates are valid from 1975 to 4095, so that a laptop whose clock has lost the date still gets in. The
//! roster says who may take part.

use rcgen::{
    BasicConstraints, CertificateParams, DistinguishedName, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, PKCS_ED25519, SanType,
};

use super::own_addresses;
use adapters::ports::link::{Address, Authority, Certificates, Credentials, MachineRole};

/// The name of an authority in its certificates.
const AUTHORITY: &str = "annabella event";

/// Makes certificates, with keys from the system's random source.
#[derive(Clone, Copy, Debug, Default)]
pub struct TournamentCertificates;

impl Certificates for TournamentCertificates {
    fn authority(&mut self) -> Option<Authority> {
        known(new_authority(), "a certificate authority")
    }

    fn credentials_at(&mut self, authority: &Authority, role: MachineRole, at: &[Address]) -> Option<Credentials> {
        known(new_credentials(authority, role, at), "a certificate")
    }
}

fn known<T>(made: Result<T, rcgen::Error>, what: &str) -> Option<T> {
    made.inspect_err(|error| log::warn!("{what} was not made: {error}"))
        .ok()
}

fn new_authority() -> Result<Authority, rcgen::Error> {
    let key = KeyPair::generate_for(&PKCS_ED25519)?;
    Ok(Authority {
        certificate: of_authority().self_signed(&key)?.pem(),
        key: key.serialize_pem(),
    })
}

fn new_credentials(authority: &Authority, role: MachineRole, at: &[Address]) -> Result<Credentials, rcgen::Error> {
    let issuer = Issuer::new(of_authority(), KeyPair::from_pem(&authority.key)?);
    let key = KeyPair::generate_for(&PKCS_ED25519)?;
    let certificate = of_machine(role, at).signed_by(&key, &issuer)?;
    Ok(Credentials {
        authority: authority.certificate.clone(),
        certificate: certificate.pem(),
        key: key.serialize_pem(),
    })
}

fn of_authority() -> CertificateParams {
    let mut params = CertificateParams::default();
    params.distinguished_name = named(AUTHORITY);
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    params
}

fn of_machine(role: MachineRole, at: &[Address]) -> CertificateParams {
    let mut params = CertificateParams::default();
    params.distinguished_name = named(role.name());
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ClientAuth];
    params.use_authority_key_identifier_extension = true;
    match role {
        MachineRole::Desk | MachineRole::Relay => {
            params.extended_key_usages.push(ExtendedKeyUsagePurpose::ServerAuth);
            let hosts = at.iter().map(|at| host(at).to_owned());
            params.subject_alt_names = hosts
                .chain(own_addresses::names())
                .filter_map(|name| reached(&name))
                .collect();
        }
        // Machines in these roles accept no connections: they cannot pretend to be a desk.
        MachineRole::Table | MachineRole::Spectator | MachineRole::Seat(_) => {}
    }
    params
}

fn named(name: &str) -> DistinguishedName {
    let mut distinguished = DistinguishedName::new();
    distinguished.push(DnType::CommonName, name);
    distinguished
}

/// An address without its port.
fn host(at: &Address) -> &str {
    at.0.rsplit_once(':').map_or(at.0.as_str(), |(host, _)| host)
}

fn reached(name: &str) -> Option<SanType> {
    let address = name.trim_start_matches('[').trim_end_matches(']').parse();
    match address {
        Ok(address) => Some(SanType::IpAddress(address)),
        Err(_not_an_address) => name.to_owned().try_into().ok().map(SanType::DnsName),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_gets_a_certificate_and_a_key_of_its_own() {
        let mut certificates = TournamentCertificates;
        let authority = certificates.authority().unwrap();
        let made: Vec<_> = MachineRole::ALL
            .iter()
            .map(|role| certificates.credentials(&authority, *role).unwrap())
            .collect();
        for one in &made {
            assert_eq!(one.authority, authority.certificate);
            assert!(one.key != authority.key);
            assert_eq!(made.iter().filter(|other| other.key == one.key).count(), 1);
        }
    }

    #[test]
    fn an_authority_that_cannot_be_read_signs_nothing() {
        let mut certificates = TournamentCertificates;
        let mut authority = certificates.authority().unwrap();
        authority.key = authority.key.replace('M', "?");
        assert!(certificates.credentials(&authority, MachineRole::Table).is_none());
    }

    #[test]
    fn an_address_stands_in_a_certificate_without_its_port() {
        let at = |text: &str| reached(host(&Address(text.to_owned())));
        assert_eq!(
            at("192.168.1.20:7461"),
            Some(SanType::IpAddress([192, 168, 1, 20].into()))
        );
        assert!(matches!(at("[::1]:7461"), Some(SanType::IpAddress(address)) if address.is_ipv6()));
        assert!(matches!(at("desk.example:7461"), Some(SanType::DnsName(_))));
    }
}
