//! The names and addresses by which other machines reach this one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use link::Address;

/// The addresses at which others reach a machine that listens at that one.
pub fn reached_at(at: &Address) -> Vec<Address> {
    let all = at.0.parse().ok().filter(|at: &SocketAddr| at.ip().is_unspecified());
    all.map_or_else(
        || vec![at.clone()],
        |all| {
            let own = addresses().into_iter().filter(IpAddr::is_ipv4);
            own.map(|own| Address(format!("{own}:{}", all.port()))).collect()
        },
    )
}

/// The addresses of this machine in the networks it is in now, without those that only the machine itself reaches.
pub fn addresses() -> Vec<IpAddr> {
    let mut addresses: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_else(|error| {
            log::warn!("the addresses of this machine are not known: {error}");
            Vec::new()
        })
        .iter()
        .filter(|interface| !interface.is_loopback())
        .map(if_addrs::Interface::ip)
        .collect();
    // Addresses that are typed at a table come first.
    addresses.sort_by_key(|address| (address.is_ipv6(), *address));
    addresses.dedup();
    addresses
}

/// All addresses and names by which this machine is reached, including those that only the machine itself reaches.
pub fn names() -> Vec<String> {
    let own = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
    let addresses = addresses().into_iter().chain(own).map(|address| address.to_string());
    let host = gethostname::gethostname().to_string_lossy().to_ascii_lowercase();
    let is_name = !host.is_empty()
        && host
            .chars()
            .all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '.'));
    let host = is_name.then(|| [format!("{}.local", host.trim_end_matches(".local")), host]);
    let host = host.into_iter().flatten().filter(|name| name != "localhost");
    addresses.chain(host).chain([String::from("localhost")]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_reaches_itself() {
        let names = names();
        assert!(names.iter().any(|name| name == "127.0.0.1"));
        assert!(names.iter().any(|name| name == "localhost"));
        assert!(addresses().iter().all(|address| !address.is_loopback()));
    }
}
