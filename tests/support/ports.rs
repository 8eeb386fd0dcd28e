//! Ports of this machine for whoever listens in a test.

use std::net::{TcpListener, UdpSocket};
use std::sync::atomic::{AtomicU16, Ordering};

/// None of those that the system gives of itself, from 32768 on: somebody else would have it when whoever was killed there comes again.
const FIRST: u16 = 17_000;
/// The number of ports for each process: tests of several run at the same time.
const SHARE: u16 = 500;
const SHARES: u32 = 30;

/// An address of this machine that nobody else in this process is given, with a free port behind it for newcomers.
#[allow(clippy::cast_possible_truncation, reason = "less than 15,000")]
pub fn free_address() -> String {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = FIRST + (std::process::id() % SHARES) as u16 * SHARE;
    loop {
        let port = first + NEXT.fetch_add(2, Ordering::Relaxed) % SHARE;
        let is_free = |port| {
            let at = ("127.0.0.1", port);
            TcpListener::bind(at).is_ok() && UdpSocket::bind(at).is_ok()
        };
        if is_free(port) && is_free(port + 1) {
            return format!("127.0.0.1:{port}");
        }
    }
}
