//! The PIN of the arbiter's desk, as it is stored: a salted hash, never the PIN.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// How often the hash is taken again: a PIN is short, and guessing must cost something.
const ROUNDS: u32 = 20_000;

/// SHA-256 over salt and PIN, taken again many times; as hexadecimal digits.
pub fn hash(salt: &str, pin: &str) -> String {
    let mut digest = Sha256::digest(format!("{salt}:{pin}").as_bytes());
    for _ in 0..ROUNDS {
        let mut again = Sha256::new();
        again.update(digest);
        again.update(salt.as_bytes());
        digest = again.finalize();
    }
    let mut text = String::new();
    for byte in digest {
        // Writing into a string cannot fail.
        write!(text, "{byte:02x}").ok();
    }
    text
}

/// A salt of its own for every table and every time: from what is told apart there.
pub fn salt(parts: &[&str]) -> String {
    hash("salt", &parts.join("|")).chars().take(32).collect()
}

/// Whether that may be a PIN: four to twelve digits.
pub fn is_fit(pin: &str) -> bool {
    (4..=12).contains(&pin.len()) && pin.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_pin_has_another_hash_at_another_table() {
        assert_eq!(hash("a", "4711"), hash("a", "4711"));
        assert_ne!(hash("a", "4711"), hash("b", "4711"));
        assert_ne!(hash("a", "4711"), hash("a", "4712"));
        assert!(!hash("a", "4711").contains("4711"));
    }

    #[test]
    fn a_pin_is_four_to_twelve_digits() {
        assert!(is_fit("4711") && is_fit("123456789012"));
        assert!(!is_fit("471") && !is_fit("47a1") && !is_fit(""));
    }
}
