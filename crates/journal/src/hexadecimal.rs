//! Bytes in hexadecimal digits: two lower-case digits for each byte, and nothing else is read.

/// The digits of these bytes.
pub fn encode(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

/// The bytes written in these digits; `None` for any other text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let (pairs, []) = text.as_bytes().as_chunks() else {
        return None;
    };
    let byte = |[high, low]: &[u8; 2]| Some(value(*high)? << 4 | value(*low)?);
    pairs.iter().map(byte).collect()
}

/// The bytes written in these digits, exactly so many; `None` for any other text.
pub fn decode_exactly<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N {
        return None;
    }
    decode(text)?.try_into().ok()
}

const fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bytes_are_read_as_they_were_written(bytes in any::<[u8; 8]>()) {
            let text = encode(&bytes);
            prop_assert_eq!(decode(&text), Some(bytes.to_vec()));
            prop_assert_eq!(decode_exactly(&text), Some(bytes));
            prop_assert_eq!(decode_exactly::<4>(&text), None);
        }

        #[test]
        fn bytes_have_one_text_and_any_other_is_none(text in "[0-9a-fA-F+ é]{0,6}") {
            prop_assert!(decode(&text).is_none_or(|bytes| encode(&bytes) == text));
        }
    }

    #[test]
    fn signs_capitals_and_half_bytes_are_no_bytes() {
        assert_eq!(decode("00ff1a"), Some(vec![0, 255, 26]));
        for text in ["+a", "0A", "0", "abc", "0x", " 1", "é"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
