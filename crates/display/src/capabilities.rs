//! Capabilities of this build, and the hash by which an arbiter recognises it (docs/event.md).
//!
//! The parts that a build for events is without are not in the list; their sentences are not in that program.

use shakmaty::Square;

use locale::Messages;

/// The parts of this build by name; each has the sentence `capability-NAME`.
pub const CAPABILITIES: &[&str] = &[
    "table",
    "voice",
    "boards",
    "files",
    "practice",
    #[cfg(feature = "hall")]
    "hall",
    #[cfg(all(feature = "home", feature = "hall"))]
    "duplex",
    #[cfg(feature = "home")]
    "engine",
    #[cfg(feature = "home")]
    "review",
    #[cfg(feature = "home")]
    "tactics",
    #[cfg(feature = "home")]
    "lichess",
    #[cfg(feature = "home")]
    "livechess",
    #[cfg(feature = "home")]
    "newer",
];

/// The SHA-256 of the program's own file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramHash(pub [u8; 32]);

impl ProgramHash {
    /// The hash in hexadecimal, as `sha256sum` prints it.
    pub fn hexadecimal(self) -> String {
        let digits = self.0.into_iter().flat_map(|byte| [byte >> 4, byte & 15]);
        digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
    }

    /// The check word: four squares, such as "b4 g7 a1 f6", made of the first 24 bits of the hash, six for a square, in the order
    /// a1, b1 … h8. It tells builds apart for a reader; it is too short to resist a forger.
    pub fn check_word(self) -> String {
        let [first, second, third, ..] = self.0.map(u32::from);
        let bits = first << 16 | second << 8 | third;
        let squares = [18, 12, 6, 0].map(|shift| Square::new(bits >> shift & 63).to_string());
        squares.join(" ")
    }
}

/// Capabilities of this build in sentences; then its hash and check word, or where they are found as long as they are not known.
pub fn lines(messages: &Messages, hash: Option<ProgramHash>) -> Vec<String> {
    let mut lines = vec![messages.text("capabilities-version", &[("version", env!("CARGO_PKG_VERSION").into())])];
    let parts = CAPABILITIES.iter();
    lines.extend(parts.map(|part| messages.text(&format!("capability-{part}"), &[])));
    lines.push(messages.text("capabilities-no-more", &[]));
    match hash {
        Some(hash) => {
            lines.push(messages.text("capabilities-check-word", &[("squares", hash.check_word().into())]));
            lines.push(messages.text("capabilities-hash", &[("hash", hash.hexadecimal().into())]));
        }
        None => lines.push(messages.text("capabilities-hash-elsewhere", &[])),
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn the_check_word_is_the_first_24_bits_of_the_hash() {
        let mut hash = [0; 32];
        assert_eq!(ProgramHash(hash).check_word(), "a1 a1 a1 a1");
        hash[..3].copy_from_slice(&[0b0110_0111, 0b0110_0000, 0b0010_1101]);
        assert_eq!(ProgramHash(hash).check_word(), "b4 g7 a1 f6");
        hash[..4].copy_from_slice(&[255, 255, 255, 0]);
        assert_eq!(ProgramHash(hash).check_word(), "h8 h8 h8 h8");
        assert!(ProgramHash(hash).hexadecimal().starts_with("ffffff0000"));
    }

    #[test]
    fn every_part_has_a_sentence_in_every_language() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for part in CAPABILITIES {
                assert!(messages.has(&format!("capability-{part}")), "{locale}: {part}");
            }
        }
    }
}
