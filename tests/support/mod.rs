//! A desktop of the tests' own, and the accessibility bus as a screen reader sees it.
//! A test binary takes it in with `#[path = "../support/mod.rs"] mod support;`.
#![allow(dead_code, reason = "each test binary uses its part")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may panic: that is how it fails"
)]
#![allow(
    clippy::disallowed_methods,
    reason = "here the outside world is measured, with the clock it has"
)]

pub(crate) mod accessibility;
pub(crate) mod desktop;

use std::time::{Duration, Instant};

/// Asks again and again until there is an answer, or fails after `deadline` with what was waited for.
pub(crate) fn wait_until<T>(what: &str, deadline: Duration, mut ask: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(started.elapsed() < deadline, "Waited {deadline:?} in vain for {what}.");
        std::thread::park_timeout(Duration::from_millis(2));
    }
}
