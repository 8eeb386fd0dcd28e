//! Keys, and texts signed with them (Ed25519, RFC 8032), which prove who said something. Signatures are over bytes,
//! which are kept and passed on unchanged.

use std::fmt;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::form::{self, text};
use super::topic::{DeskId, TournamentId, in_hex};
use journal::entry::ProvenRuling;

/// A private key. It is made on the machine that uses it and never leaves it.
#[derive(Clone)]
pub struct PrivateKey(SigningKey);

impl PrivateKey {
    /// The key of that seed: 32 bytes from the system's random source.
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self(SigningKey::from_bytes(&seed))
    }

    /// The seed of the key, to be kept in a file for its owner alone.
    pub fn seed(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The public key that belongs to it.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// The text, signed.
    pub fn sign(&self, text: String) -> SignedText {
        let signature = self.0.sign(text.as_bytes()).to_bytes();
        SignedText {
            text,
            by: self.public(),
            signature: SignatureBytes(signature),
        }
    }
}

// Keys appear in no log and in no message of a failed test.
impl fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PrivateKey of {}", self.public())
    }
}

/// A public key, by which its owner is known. It may be any 32 bytes: bytes that are no key have signed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PublicKey(pub [u8; 32]);

impl PublicKey {
    fn short(&self) -> [u8; 8] {
        let hash: [u8; 32] = Sha256::digest(self.0).into();
        let mut short = [0; 8];
        short.iter_mut().zip(hash).for_each(|(byte, of_hash)| *byte = of_hash);
        short
    }

    /// The tournament of which this is the chief arbiter's key.
    pub fn tournament(&self) -> TournamentId {
        TournamentId(self.short())
    }

    /// The desk with this key.
    pub fn desk(&self) -> DeskId {
        DeskId(self.short())
    }
}

/// A signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SignatureBytes(pub [u8; 64]);

/// A token that lets its bearer in once: 32 bytes from the system's random source.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct JoiningToken(pub [u8; 32]);

// Tokens appear in no log and in no message of a failed test.
impl fmt::Debug for JoiningToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JoiningToken")
    }
}

/// A text with the key said to have signed it, and the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedText {
    /// The text, as it was signed.
    pub text: String,
    /// The key that signed the text.
    #[serde(with = "text")]
    pub by: PublicKey,
    /// The proof.
    #[serde(with = "text")]
    pub signature: SignatureBytes,
}

impl SignedText {
    /// The text, if that key has signed it.
    pub fn verified(&self) -> Option<&str> {
        let key = VerifyingKey::from_bytes(&self.by.0).ok()?;
        let signature = Signature::from_bytes(&self.signature.0);
        key.verify_strict(self.text.as_bytes(), &signature).ok()?;
        Some(&self.text)
    }

    /// Encodes it for sending and keeping.
    pub fn to_bytes(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Converts it to the form that is kept in a journal.
    pub fn ruled(&self) -> ProvenRuling {
        ProvenRuling {
            text: self.text.clone(),
            by: self.by.to_string(),
            signature: self.signature.to_string(),
        }
    }

    /// Reads it from the form that is kept in a journal.
    pub fn of_ruled(ruled: &ProvenRuling) -> Option<Self> {
        Some(Self {
            text: ruled.text.clone(),
            by: ruled.by.parse().ok()?,
            signature: ruled.signature.parse().ok()?,
        })
    }

    /// Decodes a text that was sent or kept; `None` if it has another form or is too long. The signature is not checked
    /// yet.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

in_hex!(PublicKey SignatureBytes JoiningToken);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_signed_is_verified_and_nothing_else(seed in any::<[u8; 32]>(), text in ".{0,80}", other in ".{0,80}", bit in 0_usize..512) {
            let signed = PrivateKey::from_seed(seed).sign(text.clone());
            prop_assert_eq!(signed.verified(), Some(text.as_str()));

            let mut changed = signed.clone();
            changed.text = other.clone();
            prop_assert_eq!(changed.verified().is_some(), text == other);

            let mut changed = signed.clone();
            changed.signature.0[bit / 8] ^= 1 << (bit % 8);
            prop_assert_eq!(changed.verified(), None);

            let mut changed = signed;
            changed.by = PrivateKey::from_seed(seed.map(|byte| byte ^ 1)).public();
            prop_assert_eq!(changed.verified(), None);
        }

        #[test]
        fn keys_are_read_as_they_are_written(key in any::<[u8; 32]>()) {
            let key = PublicKey(key);
            prop_assert_eq!(key.to_string().parse(), Ok(key));
        }

        #[test]
        fn bytes_that_are_no_key_have_signed_nothing(by in any::<[u8; 32]>(), signature in any::<[u8; 32]>()) {
            let mut both = [0; 64];
            both[..32].copy_from_slice(&signature);
            let signed = SignedText { text: String::new(), by: PublicKey(by), signature: SignatureBytes(both) };
            prop_assert_eq!(signed.verified(), None);
        }
    }
}
