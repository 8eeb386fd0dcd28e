//! Text inside markup: HTML for the printer, XML of a Braille file.

use locale::inert;

/// The text escaped for an element or an attribute.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in inert(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML does not allow these.
            '\u{fffe}' | '\u{ffff}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_and_control_characters_are_made_harmless() {
        assert_eq!(
            escaped("Ada\u{202e} \"<b>\" & Ben\u{0}"),
            "Ada &quot;&lt;b&gt;&quot; &amp; Ben "
        );
    }
}
