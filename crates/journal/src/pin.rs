//! The PIN of the arbiter's panel as it is stored: a salted hash that costs time and memory to compute, never the PIN.
//!
//! A PHC string starts with `$argon2id$`: function, version, cost, salt and hash. Journals of earlier versions have a
//! bare hexadecimal hash instead, SHA-256 taken many times: their locks are still checked with it, and their envelopes
//! still opened.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use sha2::{Digest as _, Sha256};

use super::hexadecimal;
use laws::arbiter_record::PinLock;

/// The memory for one hash, in KiB: the highest of the amounts that OWASP recommends. Above 32 MiB the C library gives
/// such a block back to the system when it is freed; smaller ones it keeps, and the program would stay that much
/// larger.
const MEMORY_KIB: u32 = 47_104;
/// The number of passes over the memory: OWASP recommends one with that much, and two with 19 MiB.
const PASSES: u32 = 2;
/// The most that a file may ask for, in KiB and in passes, so that it cannot take all the memory of the machine, or
/// minutes.
const MOST_MEMORY_KIB: u32 = 256 * 1024;
const MOST_PASSES: u32 = 16;
/// The beginning of the text of a hash of this form.
const PHC: &str = "$argon2id$";
/// The mark of a salt for keys of this form.
const NEW_SALT: &str = "argon2id:";
/// The number of times that the hash of the first form is repeated.
const FIRST_FORM_ROUNDS: u32 = 20_000;

/// Random bytes from the system; salts are made from them.
pub type Seed = [u8; 32];

/// The hash of a PIN as it is stored; `None` if the salt is unfit, which a salt made by this program never is.
pub fn hash(salt: &str, pin: &str) -> Option<String> {
    let hash: PasswordHash = ours()?
        .hash_password_with_salt(plain(pin).as_bytes(), salt.as_bytes())
        .ok()?;
    Some(hash.to_string())
}

/// True if that is the PIN.
pub fn is_right(lock: &PinLock, pin: &str) -> bool {
    if !lock.hash.starts_with(PHC) {
        return first_form(&lock.salt, &plain(pin)) == lock.hash;
    }
    let Ok(stored) = PasswordHash::new(&lock.hash) else {
        return false;
    };
    let Ok(params) = Params::try_from(&stored) else {
        return false;
    };
    let is_bearable = params.m_cost() <= MOST_MEMORY_KIB && params.t_cost() <= MOST_PASSES && params.p_cost() <= 4;
    is_bearable
        && Argon2::default()
            .verify_password(plain(pin).as_bytes(), &stored)
            .is_ok()
}

/// Derives a key from a secret, as hexadecimal digits. The result for one salt tells nothing of that for another. The
/// form of the salt tells how the key is derived, so that envelopes of earlier versions still open.
pub(super) fn key(salt: &str, secret: &str) -> String {
    if !salt.starts_with(NEW_SALT) {
        return first_form(salt, secret);
    }
    let mut key = [0; 32];
    // Only a salt that is too short or too long could fail: the result is then a key that opens nothing.
    ours()
        .and_then(|argon| {
            argon
                .hash_password_into(secret.as_bytes(), salt.as_bytes(), &mut key)
                .ok()
        })
        .map_or_else(String::new, |()| hexadecimal::encode(&key))
}

/// The secret for envelopes that the program keeps of a PIN with this lock.
pub(super) fn envelope_secret(lock: &PinLock, pin: &str) -> String {
    key(&format!("{}:envelope", lock.salt), &plain(pin))
}

fn ours() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// SHA-256 over salt and PIN, taken again many times; as hexadecimal digits.
fn first_form(salt: &str, pin: &str) -> String {
    let mut digest = Sha256::digest(format!("{salt}:{pin}").as_bytes());
    for _ in 0..FIRST_FORM_ROUNDS {
        let mut again = Sha256::new();
        again.update(digest);
        again.update(salt.as_bytes());
        digest = again.finalize();
    }
    hexadecimal::encode(&digest)
}

/// A salt of its own for every table and every time: from the system's random bytes and from the parts that differ
/// between tables, so that no two are alike even without random bytes.
pub fn salt(seed: &Seed, parts: &[&str]) -> String {
    let mut sha = Sha256::new();
    sha.update(seed);
    sha.update(parts.join("|"));
    let digits: String = hexadecimal::encode(&sha.finalize()).chars().take(32).collect();
    format!("{NEW_SALT}{digits}")
}

/// Random bytes for the one purpose that the text names; they tell nothing of those for other purposes.
pub fn drawn(seed: &Seed, what: &str) -> Seed {
    let mut sha = Sha256::new();
    sha.update(b"drawn");
    sha.update(seed);
    sha.update(what);
    sha.finalize().into()
}

/// A PIN as it is hashed: capitals and blanks, which nobody hears, need not be remembered when it is typed again.
fn plain(pin: &str) -> String {
    let words: Vec<String> = pin.split_whitespace().map(str::to_lowercase).collect();
    let is_number = words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    words.join(if is_number { "" } else { " " })
}

/// The fewest and the most digits of a PIN that is a number.
const DIGITS: std::ops::RangeInclusive<usize> = 4..=12;
/// The fewest words of a PIN made of words, which must also be long enough together.
const WORDS: usize = 3;
/// The fewest letters of those words together.
const LETTERS: usize = 12;
/// The longest PIN, in bytes.
const LONGEST: usize = 200;

/// The strength of a PIN against somebody who has copied the file and guesses as fast as a computer can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A few digits: found in minutes or hours.
    Weak,
    /// Eight digits, or words.
    Strong,
}

/// The fewest digits of a strong number; one of fewer is found too soon.
const STRONG_DIGITS: usize = 8;

/// Returns the strength of a PIN: a number of four to twelve digits, or at least three words of twelve letters
/// together. `None` if it is neither.
pub fn strength(pin: &str) -> Option<Strength> {
    let pin = plain(pin);
    if pin.len() > LONGEST {
        return None;
    }
    if pin.bytes().all(|byte| byte.is_ascii_digit()) {
        return DIGITS.contains(&pin.len()).then_some(if pin.len() < STRONG_DIGITS {
            Strength::Weak
        } else {
            Strength::Strong
        });
    }
    let words = pin.split(' ').count();
    let letters = pin.chars().filter(|letter| *letter != ' ').count();
    (words >= WORDS && letters >= LETTERS).then_some(Strength::Strong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lock(salt: &str, pin: &str) -> PinLock {
        PinLock {
            salt: salt.to_owned(),
            hash: hash(salt, pin).unwrap(),
        }
    }

    #[test]
    fn the_same_pin_has_another_hash_at_another_table() {
        let (one, other) = (salt(&[1; 32], &["a"]), salt(&[2; 32], &["a"]));
        assert_ne!(one, other);
        let lock = lock(&one, "4711");
        assert!(
            lock.hash.starts_with("$argon2id$v=19$m=47104,t=2,p=1$"),
            "{}",
            lock.hash
        );
        assert_ne!(Some(&lock.hash), hash(&other, "4711").as_ref());
        assert!(!lock.hash.contains("4711"));
        assert!(is_right(&lock, "4711") && is_right(&lock, " 47 11 "));
        assert!(!is_right(&lock, "4712") && !is_right(&lock, ""));
    }

    #[test]
    fn words_are_the_same_pin_in_capitals_and_with_more_blanks() {
        let lock = lock("argon2id:salt", "correct horse battery");
        assert!(is_right(&lock, "Correct  Horse BATTERY "));
        assert!(!is_right(&lock, "correcthorsebattery"));
    }

    #[test]
    fn a_lock_of_the_first_form_still_opens() {
        // A lock from a journal of that time.
        let salt = String::from("65fb917ffc36f750126f282a45718005");
        let hash = String::from("944f5122806e8d33903164a3e70a4ca619760de0b0a650791e04042ca712ddc6");
        let lock = PinLock { salt, hash };
        assert!(is_right(&lock, "4711") && !is_right(&lock, "4712"));
    }

    #[test]
    fn a_file_cannot_ask_for_all_the_memory_there_is() {
        let hash = String::from(
            "$argon2id$v=19$m=4194304,t=2,p=1$YXJnb24yaWQ6c2FsdA$W3vbnPSyFLOIbXS1jxPIpw3uNaYnNvEMR7Xe1c0gXyU",
        );
        let salt = String::from("argon2id:salt");
        assert!(!is_right(
            &PinLock {
                salt: salt.clone(),
                hash
            },
            "4711"
        ));
        let hash = String::from("$argon2id$nonsense");
        assert!(!is_right(&PinLock { salt, hash }, "4711"));
    }

    #[test]
    fn without_random_bytes_salts_still_differ_by_what_they_are_for() {
        let seed = Seed::default();
        assert_ne!(salt(&seed, &["Ada", "1"]), salt(&seed, &["Ada", "2"]));
        assert_eq!(salt(&seed, &["Ada", "1"]), salt(&seed, &["Ada", "1"]));
    }

    #[test]
    fn a_pin_is_four_to_twelve_digits_or_three_words() {
        for weak in ["4711", "1234567", "12 34"] {
            assert_eq!(strength(weak), Some(Strength::Weak), "{weak}");
        }
        for strong in [
            "12345678",
            "123456789012",
            "1234 5678",
            "correct horse battery",
            "grüner Apfel fällt",
        ] {
            assert_eq!(strength(strong), Some(Strength::Strong), "{strong}");
        }
        let long = "word ".repeat(50);
        for unfit in [
            "471",
            "1234567890123",
            "47a1",
            "",
            "password",
            "correct horse",
            "a b c",
            &long,
        ] {
            assert_eq!(strength(unfit), None, "{unfit}");
        }
    }
}
