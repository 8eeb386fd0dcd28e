//! The envelope of an adjourned game as it is stored: the sealed move encrypted, never in clear (Guidelines I).
//!
//! The key comes from the arbiter's PIN and from a salt of this envelope alone, so no two envelopes share a key and the
//! nonce may stay fixed. Without a PIN the key comes from the journal itself: such an envelope keeps people from
//! reading the move by chance, but hides nothing from anybody who takes the trouble.

use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};

use sha2::{Digest as _, Sha256};

use super::{hexadecimal, pin};
use laws::arbiter_record::PinLock;

/// The length of every envelope in bytes, always the same so that it tells nothing of the move: that of the longest
/// announcement there is, "Bauer Gustav sieben schlägt Hector acht Springer", four times over, as a letter may take
/// four bytes.
const LENGTH: usize = 480;

/// The secret derived from the arbiter's PIN that the program keeps while it runs, to close and to open envelopes. It
/// is not the PIN itself.
pub fn secret(lock: &PinLock, pin: &str) -> String {
    pin::envelope_secret(lock, pin)
}

/// Encrypts the words of a move; `about` (whose move of which ply) is bound to the envelope. Words too long for an
/// envelope are cut: no move is that long.
pub fn close(secret: &str, salt: &str, about: &str, words: &str) -> String {
    let mut plain: Vec<u8> = words.chars().take(LENGTH / 4).collect::<String>().into_bytes();
    plain.resize(LENGTH, b' ');
    let payload = Payload {
        msg: &plain,
        aad: about.as_bytes(),
    };
    // The cipher fails only for messages of many gigabytes.
    let sealed = cipher(secret, salt)
        .encrypt(&Nonce::default(), payload)
        .unwrap_or_default();
    hexadecimal::encode(&sealed)
}

/// Returns the words in the envelope, or `None` if the key is wrong or the envelope was tampered with.
pub fn open(secret: &str, salt: &str, about: &str, sealed: &str) -> Option<String> {
    let payload = Payload {
        msg: &hexadecimal::decode(sealed)?,
        aad: about.as_bytes(),
    };
    let plain = cipher(secret, salt).decrypt(&Nonce::default(), payload).ok()?;
    Some(String::from_utf8(plain).ok()?.trim_end().to_owned())
}

fn cipher(secret: &str, salt: &str) -> ChaCha20Poly1305 {
    let digest = Sha256::digest(pin::key(salt, secret).as_bytes());
    let mut key = Key::default();
    for (byte, of_digest) in key.iter_mut().zip(digest) {
        *byte = of_digest;
    }
    ChaCha20Poly1305::new(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lock with a salt of that form.
    fn lock(salt: &str) -> PinLock {
        PinLock {
            salt: salt.to_owned(),
            hash: String::new(),
        }
    }

    #[test]
    fn an_envelope_opens_with_its_own_key_only_and_hides_the_move() {
        opens_with_its_own_key_only("argon2id:lock", "argon2id:one", "argon2id:two");
    }

    #[test]
    fn an_envelope_of_the_first_form_still_opens() {
        opens_with_its_own_key_only("salt of the lock", "one", "two");
    }

    fn opens_with_its_own_key_only(of_lock: &str, one: &str, two: &str) {
        let lock = lock(of_lock);
        let secret = secret(&lock, "4711");
        let sealed = close(&secret, one, "white 81", "Springer Felix drei");
        assert!(!sealed.contains("Felix") && !sealed.contains("46656c6978"));
        let opened = |secret: &str, salt, about| open(secret, salt, about, &sealed);
        assert_eq!(opened(&secret, one, "white 81").as_deref(), Some("Springer Felix drei"));
        assert_eq!(opened(&super::secret(&lock, "4712"), one, "white 81"), None);
        assert_eq!(opened(&secret, two, "white 81"), None);
        assert_eq!(opened(&secret, one, "black 82"), None);
        assert_eq!(open(&secret, one, "white 81", "no envelope"), None);
    }

    #[test]
    fn the_longest_words_come_out_whole() {
        let words = "schwarzer Bauer Gustav zwei schlägt Hector eins verwandelt sich in Springer";
        let sealed = close("", "one", "black 82", words);
        assert_eq!(open("", "one", "black 82", &sealed).as_deref(), Some(words));
    }

    #[test]
    fn every_envelope_is_as_long_as_another() {
        let length = |words| close("", "salt", "white 1", words).len();
        assert_eq!(length("e4"), length("O-O-O"));
        assert_eq!(length("e4"), length(&"ß".repeat(400)));
    }
}
