//! Ports of this machine for whoever listens in a test.

use std::net::{TcpListener, UdpSocket};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, Ordering};

/// None of those that the system gives of itself, from 32768 on: somebody else would have it when whoever was killed there comes again.
const FIRST: u16 = 17_000;
/// The number of ports for each process: tests of several run at the same time.
const SHARE: u16 = 500;
const SHARES: u32 = 30;

/// The first port of this process's share. The last one is held for as long as the process runs: no other process has the same share.
#[allow(clippy::cast_possible_truncation, reason = "less than 15,000")]
fn first() -> u16 {
    static OWN: OnceLock<(u16, TcpListener)> = OnceLock::new();
    let (first, _held) = OWN.get_or_init(|| {
        let shares = std::iter::successors(Some(std::process::id() % SHARES), |share| Some((share + 1) % SHARES));
        let mut firsts = shares.take(SHARES as usize).map(|share| FIRST + share as u16 * SHARE);
        let held = firsts.find_map(|first| Some((first, TcpListener::bind(("127.0.0.1", first + SHARE - 1)).ok()?)));
        held.unwrap()
    });
    *first
}

/// An address of this machine that nobody else is given, with a free port behind it for newcomers.
pub fn free_address() -> String {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    loop {
        let port = first() + NEXT.fetch_add(2, Ordering::Relaxed) % (SHARE - 2);
        let is_free = |port| {
            let at = ("127.0.0.1", port);
            TcpListener::bind(at).is_ok() && UdpSocket::bind(at).is_ok()
        };
        if is_free(port) && is_free(port + 1) {
            return format!("127.0.0.1:{port}");
        }
    }
}
