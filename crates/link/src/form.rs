//! The form of values in JSON: types of other crates are written as the text that shows them and from which they are
//! read.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The longest message between machines, in bytes; longer ones are ignored. A roster of 500 tables with their pairings
/// has some 150,000.
pub const MOST_BYTES: usize = 256 * 1024;

/// A text to be signed. The title names its purpose, so that it cannot be taken for a text of another purpose.
pub(super) fn titled(title: &str, content: &impl Serialize) -> String {
    // These are plain values: writing them cannot fail.
    let json = serde_json::to_string(content).unwrap_or_default();
    format!("{title}\n{json}")
}

/// The content under that title.
pub(super) fn under<T: DeserializeOwned>(title: &str, text: &str) -> Option<T> {
    let json = text.strip_prefix(title)?.strip_prefix('\n')?;
    serde_json::from_str(json).ok()
}

/// Encodes a message for sending.
pub(super) fn bytes(content: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(content).unwrap_or_default()
}

/// Decodes a message; `None` if it is too long or has another form.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    if bytes.len() > MOST_BYTES {
        return None;
    }
    serde_json::from_slice(bytes).ok()
}

/// A value as its text, for `#[serde(with = "text")]`.
pub(super) mod text {
    use std::fmt::{Display, Formatter};
    use std::marker::PhantomData;
    use std::str::FromStr;

    use serde::de::{Error, Visitor};
    use serde::{Deserializer, Serializer};

    struct TextVisitor<T>(PhantomData<T>);

    impl<T: FromStr> Visitor<'_> for TextVisitor<T> {
        type Value = T;

        fn expecting(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
            to.write_str("a text of a form of its own")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(|_unfit| E::custom("this value has another form"))
        }
    }

    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        from.deserialize_str(TextVisitor(PhantomData))
    }
}
