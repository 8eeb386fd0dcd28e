//! Trying to get in: what is tried next, how patiently, and how long the pauses are.

use std::time::Duration;

use super::call::CalledMachine;
use super::config::{self, Carrier};
use super::{is_client, millis};
use adapters::system_random;
use link::{NetParticipation, NotOpened};

/// The pause after the first try that nobody answers; later pauses are longer.
pub(super) const FIRST_WAIT: Duration = Duration::from_millis(500);
/// The number of times that the pause is doubled, and with it the patience for an answer: a desk to which a whole hall
/// comes back answers in turn, and a machine that is gone by then has taken the turn of another. No more often, because
/// the desk may be there the next moment.
const DOUBLED: u32 = 1;
/// The number of tries by the previous way before any other: a network that let it through will again, and the other
/// ways hold up those who hear by them when a machine vanishes.
const BY_THE_SAME_WAY: u32 = 3;
/// The time that a call waits. If the way is longer, the answer is heard at the next call.
const CALL: Duration = Duration::from_millis(200);
/// The number of leases without an answer after which the other ways are tried: the network may no longer let calls
/// through. No sooner, because a machine does not call while it tries, and a whole hall would come back late, and by a
/// worse way.
const IN_VAIN: u64 = 6;

/// The state while nobody has answered yet.
pub(super) struct OpeningAttempt {
    pub(super) opening: NetParticipation,
    pub(super) wait: Duration,
    pub(super) tries: u32,
    pub(super) told: Option<NotOpened>,
    /// The carrier of the link that was lost, if any. The loss is known, so its cause is not looked for at each try,
    /// which takes seconds.
    pub(super) was_in: Option<Carrier>,
    called: CallState,
}

/// The state of the calls to the machine that the link is to come back to.
enum CallState {
    /// No calls: only a machine that came by QUIC can call.
    Not,
    /// A number of calls that were not answered.
    InVain(CalledMachine, u32),
    /// The machine has answered.
    Answered,
}

impl OpeningAttempt {
    /// Begins to take part; `was_in` is the carrier of an earlier link that was lost.
    pub(super) fn of(opening: NetParticipation, was_in: Option<Carrier>) -> Self {
        let mut trying = Self {
            opening,
            wait: FIRST_WAIT,
            tries: 0,
            told: None,
            was_in,
            called: CallState::Not,
        };
        trying.will_call();
        trying
    }

    fn will_call(&mut self) {
        self.called = match self.was_in {
            Some(Carrier::Quic) if is_client(&self.opening) => CallState::InVain(CalledMachine::new(), 0),
            Some(Carrier::Quic | Carrier::Tls | Carrier::Tcp) | None => CallState::Not,
        };
    }

    /// Calls, and says whether opening makes sense now. If not, it waits.
    pub(super) fn calls(&mut self) -> bool {
        let CallState::InVain(call, calls) = &mut self.called else {
            return true;
        };
        if call.is_answered(&self.opening.connect, CALL) {
            self.called = CallState::Answered;
            return true;
        }
        *calls += 1;
        let called_ms = u64::from(*calls) * millis(CALL + FIRST_WAIT);
        self.waits(FIRST_WAIT);
        called_ms >= self.opening.lease_ms * IN_VAIN
    }

    const fn calls_in_vain(&self) -> bool {
        matches!(self.called, CallState::InVain(..))
    }

    /// True if the machine that did not answer the calls does now.
    pub(super) fn is_answered_after_all(&self) -> bool {
        self.calls_in_vain() && CalledMachine::new().is_answered(&self.opening.connect, CALL)
    }

    pub(super) fn patience_ms(&self) -> u64 {
        match self.called {
            // All the other machines may be before it.
            CallState::Answered => self.opening.lease_ms * 2,
            CallState::InVain(..) => config::patience_ms(self.opening.lease_ms),
            CallState::Not => config::patience_ms(self.opening.lease_ms) << self.tries.min(DOUBLED),
        }
    }

    /// The carriers to try next, in order.
    pub(super) fn carriers(&self) -> &'static [Carrier] {
        let all = Carrier::of(self.opening.credentials.as_ref());
        if self.calls_in_vain() {
            return all.get(1..).unwrap_or_default();
        }
        let same = all.iter().position(|carrier| Some(*carrier) == self.was_in);
        let same = same.and_then(|at| all.get(at..=at));
        same.filter(|_| self.tries < BY_THE_SAME_WAY).unwrap_or(all)
    }

    /// Sets a pause of random length, so that no two machines wait equally long.
    fn waits(&mut self, about: Duration) {
        let [by_chance, ..] = system_random::seed();
        self.wait = about / 2 + about * u32::from(by_chance) / 255;
    }

    /// Sets a longer pause than the last time.
    pub(super) fn waits_longer(&mut self) {
        self.waits(FIRST_WAIT * (1 << self.tries.min(DOUBLED)));
        self.tries = self.tries.saturating_add(1);
        self.will_call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use link::topic::{TableNumber, TournamentId};
    use link::{Address, Credentials, MachinePart};
    use std::collections::BTreeSet;

    fn trying(was_in: Option<Carrier>) -> OpeningAttempt {
        let opening = NetParticipation {
            event: TournamentId([1; 8]),
            part: MachinePart::Table(TableNumber(1)),
            listen: Vec::new(),
            connect: Vec::new(),
            credentials: Some(Credentials::default()),
            lease_ms: 5_000,
        };
        OpeningAttempt::of(opening, was_in)
    }

    #[test]
    fn reconnecting_machines_spread_out_and_none_waits_long() {
        let mut waits = BTreeSet::new();
        for _ in 0..100 {
            let mut one = trying(Some(Carrier::Quic));
            for _ in 0..20 {
                one.waits_longer();
                assert!((FIRST_WAIT / 2..=FIRST_WAIT * 3).contains(&one.wait), "{:?}", one.wait);
                assert!(one.patience_ms() <= 4_000);
            }
            one.waits(FIRST_WAIT);
            assert!(
                (FIRST_WAIT / 2..=FIRST_WAIT * 3 / 2).contains(&one.wait),
                "{:?}",
                one.wait
            );
            waits.insert(one.wait);
        }
        assert!(waits.len() > 10, "{waits:?}");
    }

    #[test]
    fn a_reconnection_tries_the_old_carrier_first_and_then_all() {
        let mut one = trying(Some(Carrier::Tls));
        assert!(one.calls());
        assert_eq!(one.carriers(), [Carrier::Tls]);
        for _ in 0..BY_THE_SAME_WAY {
            one.waits_longer();
        }
        assert_eq!(one.carriers(), [Carrier::Quic, Carrier::Tls]);
        assert_eq!(trying(None).carriers(), [Carrier::Quic, Carrier::Tls]);
    }

    #[test]
    fn a_call_opens_when_answered_or_another_way_after_30_seconds() {
        let mut one = trying(Some(Carrier::Quic));
        let calls = (1..100).find(|_| one.calls()).unwrap();
        // The pauses between the calls included.
        assert!(
            (25_000..=35_000).contains(&(calls * millis(CALL + FIRST_WAIT))),
            "{calls}"
        );
        assert_eq!(one.carriers(), [Carrier::Tls]);
        one.waits_longer();
        assert!(!one.calls());
        one.called = CallState::Answered;
        assert!(one.calls());
        assert_eq!(one.carriers(), [Carrier::Quic]);
        // Five hundred machines before this one are no reason to give up.
        assert_eq!(one.patience_ms(), 10_000);
    }

    #[test]
    fn a_machine_answered_but_not_let_in_tries_every_carrier() {
        let mut one = trying(Some(Carrier::Quic));
        for _ in 0..BY_THE_SAME_WAY {
            one.waits_longer();
        }
        one.called = CallState::Answered;
        assert_eq!(one.carriers(), [Carrier::Quic, Carrier::Tls]);
    }

    #[test]
    fn a_listening_machine_opens_before_anyone_answers() {
        let opening = NetParticipation {
            listen: vec![Address(String::from("127.0.0.1:0"))],
            ..trying(None).opening
        };
        assert!(OpeningAttempt::of(opening, Some(Carrier::Quic)).calls());
    }
}
