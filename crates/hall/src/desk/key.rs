//! The chief's key at rest: closed with a passphrase, as an envelope is with a PIN.

use chacha20poly1305::aead::{Aead as _, KeyInit as _};
use chacha20poly1305::{ChaCha20Poly1305, Key as CipherKey, Nonce};
use sha2::{Digest as _, Sha256};

use super::kept::KeptKey;
use journal::{envelope, hexadecimal, pin};
use link::Authority;
use link::identity::{PrivateKey, PublicKey};

/// The purpose to which the passphrase is bound: an envelope of a game opens nothing here.
const ABOUT: &str = "annabella chief 1";

/// A new passphrase. It is typed twice, because nobody sees it meanwhile.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct NewPassphrase(Option<String>);

// Typed passphrases appear in no log.
impl std::fmt::Debug for NewPassphrase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewPassphrase")
    }
}

/// The result of typing a new passphrase.
#[derive(Clone, PartialEq, Eq)]
pub enum PassphraseResult {
    /// No passphrase is wanted.
    Nothing,
    /// The passphrase has to be typed once more.
    Again,
    /// The second passphrase was different: both are dropped.
    Differs,
    /// The new passphrase.
    Words(String),
}

impl NewPassphrase {
    /// Takes a typed passphrase.
    pub fn typed(&mut self, words: &str) -> PassphraseResult {
        let words = words.trim();
        match self.0.take() {
            None if words.is_empty() => PassphraseResult::Nothing,
            None => {
                self.0 = Some(words.to_owned());
                PassphraseResult::Again
            }
            Some(first) if first == words => PassphraseResult::Words(first),
            Some(_) => PassphraseResult::Differs,
        }
    }
}

/// The key, closed with that passphrase; the salt comes from the system's random bytes.
pub fn close(key: &PrivateKey, passphrase: &str, random: &pin::Seed) -> KeptKey {
    let salt = pin::salt(random, &[ABOUT]);
    // 32 bytes are written in the form of a key.
    let seed = PublicKey(key.seed()).to_string();
    let sealed = envelope::close(passphrase, &salt, ABOUT, &seed);
    KeptKey::Closed { salt, sealed }
}

/// The key; `None` if the passphrase is wrong.
pub fn open(kept: &KeptKey, passphrase: &str) -> Option<PrivateKey> {
    match kept {
        KeptKey::Open(seed) => Some(PrivateKey::from_seed(*seed)),
        KeptKey::Closed { salt, sealed } => {
            let PublicKey(seed) = envelope::open(passphrase, salt, ABOUT, sealed)?.parse().ok()?;
            Some(PrivateKey::from_seed(seed))
        }
    }
}

/// The authority with its key closed under the chief's, or opened again. One text has one key, so the nonce may stay
/// fixed.
pub fn close_authority(authority: &Authority, chief: &PrivateKey) -> Authority {
    let sealed = cipher(chief).encrypt(&Nonce::default(), authority.key.as_bytes());
    Authority {
        certificate: authority.certificate.clone(),
        // The cipher fails only for messages of many gigabytes.
        key: hexadecimal::encode(&sealed.unwrap_or_default()),
    }
}

/// The authority with the key by which it signs; `None` if the key is not the chief's.
pub fn open_authority(kept: &Authority, chief: &PrivateKey) -> Option<Authority> {
    let sealed = hexadecimal::decode(&kept.key)?;
    let plain = cipher(chief).decrypt(&Nonce::default(), sealed.as_slice()).ok()?;
    Some(Authority {
        certificate: kept.certificate.clone(),
        key: String::from_utf8(plain).ok()?,
    })
}

fn cipher(chief: &PrivateKey) -> ChaCha20Poly1305 {
    let digest = Sha256::new().chain_update(ABOUT).chain_update(chief.seed()).finalize();
    let mut key = CipherKey::default();
    for (byte, of_digest) in key.iter_mut().zip(digest) {
        *byte = of_digest;
    }
    ChaCha20Poly1305::new(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chiefs_key_opens_with_its_passphrase_only() {
        let key = PrivateKey::from_seed([7; 32]);
        let kept = close(&key, "three quiet words", &[1; 32]);
        let opened = |words| open(&kept, words).map(|key| key.seed());
        assert_eq!(opened("three quiet words"), Some([7; 32]));
        assert_eq!(opened("three quiet word"), None);
        assert!(!format!("{kept:?}").contains("0707"));
    }

    #[test]
    fn a_new_passphrase_is_typed_twice_alike_and_is_in_no_log() {
        let mut twice = NewPassphrase::default();
        assert!(twice.typed("") == PassphraseResult::Nothing);
        assert!(twice.typed("quiet words") == PassphraseResult::Again);
        assert!(!format!("{twice:?}").contains("quiet"));
        assert!(twice.typed("quiet word") == PassphraseResult::Differs);
        assert!(twice.typed(" quiet words ") == PassphraseResult::Again);
        assert!(twice.typed("quiet words") == PassphraseResult::Words(String::from("quiet words")));
    }

    #[test]
    fn the_authority_opens_with_the_chiefs_key_only() {
        let authority = Authority {
            certificate: String::from("public"),
            key: String::from("-----BEGIN PRIVATE KEY-----"),
        };
        let (chief, other) = (PrivateKey::from_seed([7; 32]), PrivateKey::from_seed([8; 32]));
        let kept = close_authority(&authority, &chief);
        assert!(!kept.key.contains("BEGIN"));
        assert!(open_authority(&kept, &chief) == Some(authority));
        assert!(open_authority(&kept, &other).is_none());
    }
}
