//! The sealed line between the host of a game and a seat at another computer.
//!
//! The keys of the line come from a nonce of each end. The seat changes them with a greeting, which is sealed with the
//! key of the enrolment, numbered, and answered with both nonces: nobody else can make a greeting, and an old one opens
//! nothing. A greeting changes nothing by itself: the old keys are replaced with the first message that is sealed with
//! the new ones.

use sha2::{Digest as _, Sha256};

use super::sealed::{ChannelEnd, ConnectionNonce, SealedChannel, SharedSecret};

/// The form of the messages on the line. Both ends name theirs at the enrolment, and ends of different forms do not
/// play. Form 1 was not named: it had no sealed greeting.
pub const FORM: u32 = 2;

/// The first byte of a message. 0 was the greeting of form 1.
const SEALED: u8 = 1;
const GREETING: u8 = 2;

fn with(first: u8, rest: &[u8]) -> Vec<u8> {
    let mut message = vec![first];
    message.extend_from_slice(rest);
    message
}

/// The key for that purpose.
fn key_for(purpose: &[u8], shared: &SharedSecret) -> SharedSecret {
    let mut sha = Sha256::new();
    sha.update(b"annabella seat 2");
    sha.update(purpose);
    sha.update(shared.0);
    SharedSecret(sha.finalize().into())
}

/// Two channels: questions with their answers, and messages told in between, which may overtake them.
struct LineChannels {
    talk: SealedChannel,
    see: SealedChannel,
}

impl LineChannels {
    fn new(shared: &SharedSecret, end: ChannelEnd, own: &ConnectionNonce, others: &ConnectionNonce) -> Self {
        let channel = |purpose| SealedChannel::new(&key_for(purpose, shared), end, own, others);
        Self {
            talk: channel(b"talk"),
            see: channel(b"see"),
        }
    }

    const fn talk(&mut self) -> &mut SealedChannel {
        &mut self.talk
    }

    const fn see(&mut self) -> &mut SealedChannel {
        &mut self.see
    }
}

/// The keys as one end has them. Keys become proven when something opens with them.
struct LineKeys {
    proven: Option<LineChannels>,
    /// Drawn later than the proven ones.
    offered: Option<LineChannels>,
}

impl LineKeys {
    const NONE: Self = Self {
        proven: None,
        offered: None,
    };

    fn open(&mut self, channel: fn(&mut LineChannels) -> &mut SealedChannel, sealed: &[u8]) -> Option<Vec<u8>> {
        let opens = |keys: &mut Option<LineChannels>| channel(keys.as_mut()?).open(sealed).ok();
        if let Some(opened) = opens(&mut self.proven) {
            return Some(opened.payload);
        }
        let opened = opens(&mut self.offered)?;
        self.proven = self.offered.take();
        Some(opened.payload)
    }
}

/// An incoming message.
pub enum IncomingMessage<'a> {
    /// A greeting or its answer.
    Greeting(&'a [u8]),
    /// A question or its answer, sealed.
    Sealed(&'a [u8]),
}

/// The kind of that message; none if its form is unknown here.
pub const fn read(message: &[u8]) -> Option<IncomingMessage<'_>> {
    match message.split_first() {
        Some((&GREETING, sealed)) => Some(IncomingMessage::Greeting(sealed)),
        Some((&SEALED, sealed)) => Some(IncomingMessage::Sealed(sealed)),
        Some(_) | None => None,
    }
}

/// The host's end. It sends with proven keys alone: only the seat can have used them.
pub struct HostLine {
    shared: SharedSecret,
    greetings: SealedChannel,
    keys: LineKeys,
}

/// The seat's end. It sends with the keys drawn last: the host's answer has confirmed them.
pub struct GuestLine {
    shared: SharedSecret,
    greetings: SealedChannel,
    keys: LineKeys,
    nonce: ConnectionNonce,
}

fn greetings(shared: &SharedSecret, end: ChannelEnd) -> SealedChannel {
    // The nonces may be zero: each enrolment has its own key and one channel of greetings.
    SealedChannel::new(&key_for(b"greeting", shared), end, &[0; 16], &[0; 16])
}

impl HostLine {
    /// The line of that enrolment.
    pub fn new(shared: SharedSecret) -> Self {
        Self {
            greetings: greetings(&shared, ChannelEnd::Host),
            shared,
            keys: LineKeys::NONE,
        }
    }

    /// Drops all keys.
    #[cfg(test)]
    pub(super) fn forget(&mut self) {
        self.keys = LineKeys::NONE;
    }

    /// The answer to a greeting. `nonce` is for this greeting alone.
    pub fn greeted(&mut self, sealed: &[u8], nonce: &ConnectionNonce) -> Option<Vec<u8>> {
        let others = self.greetings.open(sealed).ok()?.payload;
        let others = ConnectionNonce::try_from(others).ok()?;
        self.keys.offered = Some(LineChannels::new(&self.shared, ChannelEnd::Host, nonce, &others));
        let answer = self.greetings.seal(&[others, *nonce].concat())?;
        Some(with(GREETING, &answer))
    }

    /// Opens a question from the seat.
    pub fn hears(&mut self, sealed: &[u8]) -> Option<Vec<u8>> {
        self.keys.open(LineChannels::talk, sealed)
    }

    /// Seals an answer.
    pub fn answers(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        let sealed = self.keys.proven.as_mut()?.talk.seal(payload)?;
        Some(with(SEALED, &sealed))
    }

    /// Seals a message that is told without a question; none until the seat has asked something.
    pub fn tells(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        self.keys.proven.as_mut()?.see.seal(payload)
    }
}

impl GuestLine {
    /// The line of that enrolment.
    pub fn new(shared: SharedSecret) -> Self {
        Self {
            greetings: greetings(&shared, ChannelEnd::Guest),
            shared,
            keys: LineKeys::NONE,
            nonce: ConnectionNonce::default(),
        }
    }

    /// A greeting with that nonce, which is for this greeting alone.
    pub fn greets(&mut self, nonce: ConnectionNonce) -> Option<Vec<u8>> {
        self.nonce = nonce;
        let greeting = self.greetings.seal(&nonce)?;
        Some(with(GREETING, &greeting))
    }

    /// True if that is the host's answer to the last greeting.
    pub fn is_greeted(&mut self, sealed: &[u8]) -> bool {
        let opened = self.greetings.open(sealed).ok();
        let both = opened.as_ref().and_then(|opened| opened.payload.split_first_chunk());
        let Some((own, others)) = both else { return false };
        let Ok(others) = ConnectionNonce::try_from(others) else {
            return false;
        };
        if *own != self.nonce {
            return false;
        }
        self.keys.offered = Some(LineChannels::new(&self.shared, ChannelEnd::Guest, own, &others));
        true
    }

    /// True if the seat can ask already.
    pub const fn has_keys(&self) -> bool {
        self.keys.offered.is_some() || self.keys.proven.is_some()
    }

    /// Seals a question.
    pub fn asks(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        let keys = self.keys.offered.as_mut().or(self.keys.proven.as_mut())?;
        let sealed = keys.talk.seal(payload)?;
        Some(with(SEALED, &sealed))
    }

    /// Opens an answer from the host.
    pub fn hears(&mut self, sealed: &[u8]) -> Option<Vec<u8>> {
        self.keys.open(LineChannels::talk, sealed)
    }

    /// Opens a message that the host tells without a question.
    pub fn sees(&mut self, sealed: &[u8]) -> Option<Vec<u8>> {
        self.keys.open(LineChannels::see, sealed)
    }
}
