//! Messages that nobody on the way can read or change: over somebody else's relay, and between a newcomer and the desk
//! that lets the newcomer in.
//!
//! Each direction has a key of its own, made from the shared secret and from the nonces of both ends for this time. So
//! no key is ever used again, and the number of a message can be its nonce. A message that was played back, or that
//! overtook another, opens nothing.

use chacha20poly1305::aead::{Aead as _, KeyInit as _};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use sha2::{Digest as _, Sha256};

/// The secret that both ends know, and nobody else.
#[derive(Clone, PartialEq, Eq)]
pub struct SharedSecret(pub [u8; 32]);

// Shared secrets appear in no log and in no message of a failed test.
impl std::fmt::Debug for SharedSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SharedSecret")
    }
}

/// One of the two ends of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelEnd {
    /// The desk, or the host of a game.
    Host,
    /// The table or the seat, which has come to the host.
    Guest,
}

impl ChannelEnd {
    const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }

    const fn name(self) -> &'static [u8] {
        match self {
            Self::Host => b"host",
            Self::Guest => b"guest",
        }
    }
}

/// The random bytes that each end draws for one connection, from the system's random source, and tells the other in
/// clear.
pub type ConnectionNonce = [u8; 16];

/// One end of a channel.
pub struct SealedChannel {
    sends: ChaCha20Poly1305,
    receives: ChaCha20Poly1305,
    sent: u64,
    received: u64,
}

/// A message that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedMessage {
    /// The content of the message.
    pub payload: Vec<u8>,
    /// The number of messages before it that have not come.
    pub missed: u64,
}

/// Error: the message was not sealed for this end, was changed, or has been here before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSealed;

impl SealedChannel {
    /// The channel of that connection. `own` must be drawn anew each time: if both ends drew the same twice, messages
    /// could be read.
    pub fn new(shared: &SharedSecret, end: ChannelEnd, own: &ConnectionNonce, others: &ConnectionNonce) -> Self {
        let (host, guest) = match end {
            ChannelEnd::Host => (own, others),
            ChannelEnd::Guest => (others, own),
        };
        let key = |sender: ChannelEnd| {
            let mut sha = Sha256::new();
            sha.update(b"annabella sealed 1");
            sha.update(sender.name());
            sha.update(shared.0);
            sha.update(host);
            sha.update(guest);
            let bytes: [u8; 32] = sha.finalize().into();
            ChaCha20Poly1305::new(&Key::from(bytes))
        };
        Self {
            sends: key(end),
            receives: key(end.other()),
            sent: 0,
            received: 0,
        }
    }

    /// Seals the next message. `None` after more messages than a channel may have, which nobody lives to see.
    pub fn seal(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        self.sent = self.sent.checked_add(1)?;
        let sealed = self.sends.encrypt(&nonce(self.sent), payload).ok()?;
        let mut message = self.sent.to_be_bytes().to_vec();
        message.extend(sealed);
        Some(message)
    }

    /// Opens a message, if it comes after all that were opened.
    pub fn open(&mut self, message: &[u8]) -> Result<OpenedMessage, NotSealed> {
        let (number, sealed) = message.split_first_chunk::<8>().ok_or(NotSealed)?;
        let number = u64::from_be_bytes(*number);
        if number <= self.received {
            return Err(NotSealed);
        }
        let payload = self
            .receives
            .decrypt(&nonce(number), sealed)
            .map_err(|_failed| NotSealed)?;
        let missed = number.saturating_sub(self.received).saturating_sub(1);
        self.received = number;
        Ok(OpenedMessage { payload, missed })
    }
}

fn nonce(number: u64) -> Nonce {
    let mut nonce = [0; 12];
    let last = nonce.iter_mut().skip(4).zip(number.to_be_bytes());
    last.for_each(|(byte, of_number)| *byte = of_number);
    Nonce::from(nonce)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ends(shared: [u8; 32], host: ConnectionNonce, guest: ConnectionNonce) -> (SealedChannel, SealedChannel) {
        let shared = SharedSecret(shared);
        (
            SealedChannel::new(&shared, ChannelEnd::Host, &host, &guest),
            SealedChannel::new(&shared, ChannelEnd::Guest, &guest, &host),
        )
    }

    proptest! {
        #[test]
        fn what_is_sealed_is_opened_once_in_order(
            shared in any::<[u8; 32]>(), host in any::<ConnectionNonce>(), guest in any::<ConnectionNonce>(),
            payloads in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..50), 1..20),
            arrivals in proptest::collection::vec(any::<prop::sample::Index>(), 0..40),
        ) {
            let (mut one, mut other) = ends(shared, host, guest);
            let sealed: Vec<_> = payloads.iter().map(|payload| one.seal(payload).unwrap()).collect();
            let mut last = None;
            for arrival in arrivals {
                let at = arrival.index(sealed.len());
                let opened = other.open(&sealed[at]);
                if last.is_none_or(|last| at > last) {
                    let missed = u64::try_from(at - last.map_or(0, |last| last + 1)).unwrap();
                    prop_assert_eq!(opened, Ok(OpenedMessage { payload: payloads[at].clone(), missed }));
                    last = Some(at);
                } else {
                    prop_assert_eq!(opened, Err(NotSealed));
                }
            }
        }

        #[test]
        fn a_changed_message_opens_nothing_and_shuts_nothing(shared in any::<[u8; 32]>(), payload in ".{0,40}", at in any::<prop::sample::Index>(), bit in 0..8) {
            let (mut one, mut other) = ends(shared, [1; 16], [2; 16]);
            let sealed = one.seal(payload.as_bytes()).unwrap();
            let mut changed = sealed.clone();
            let at = at.index(changed.len());
            changed[at] ^= 1u8 << bit;
            prop_assert_eq!(other.open(&changed), Err(NotSealed));
            prop_assert_eq!(other.open(&sealed[..sealed.len() - 1]), Err(NotSealed));
            prop_assert!(other.open(&sealed).is_ok());
        }

        #[test]
        fn any_bytes_are_refused(bytes in proptest::collection::vec(any::<u8>(), 0..100)) {
            let (mut one, _) = ends([3; 32], [1; 16], [2; 16]);
            prop_assert_eq!(one.open(&bytes), Err(NotSealed));
        }
    }

    #[test]
    fn a_message_does_not_open_where_it_came_from_nor_another_time() {
        let (mut one, mut other) = ends([3; 32], [1; 16], [2; 16]);
        let sealed = one.seal(b"e4").unwrap();
        assert_eq!(one.open(&sealed), Err(NotSealed));
        let (_, mut later) = ends([3; 32], [1; 16], [4; 16]);
        assert_eq!(later.open(&sealed), Err(NotSealed));
        let (_, mut stranger) = ends([5; 32], [1; 16], [2; 16]);
        assert_eq!(stranger.open(&sealed), Err(NotSealed));
        assert!(other.open(&sealed).is_ok());
    }
}
