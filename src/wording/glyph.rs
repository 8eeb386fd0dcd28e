//! Judgements in words (shim).
use crate::locale::Messages;

/// In words.
pub fn words(_messages: &Messages, glyph: u8) -> String {
    match glyph {
        1 => "good move".to_owned(),
        2 => "mistake".to_owned(),
        _ => format!("${glyph}"),
    }
}

/// Read.
pub fn read(_messages: &Messages, text: &str) -> Option<u8> {
    match text {
        "!" | "good move" => Some(1),
        "?" => Some(2),
        _ => None,
    }
}
