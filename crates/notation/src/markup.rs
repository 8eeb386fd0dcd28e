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

/// A table that a screen reader can walk, with a caption and the headings of its columns. All parts are HTML already.
pub fn table(caption: &str, headings: &[String], rows: &str) -> String {
    let headings = headings
        .iter()
        .map(|heading| format!("<th scope=\"col\">{heading}</th>"));
    let headings: String = headings.collect();
    format!(
        "<table>\n<caption>{caption}</caption>\n<thead>\n<tr>{headings}</tr>\n</thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
    )
}

/// A row of such a table: its heading, and its other cells as text.
pub fn row(heading: &str, cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
    format!(
        "<tr><th scope=\"row\">{}</th>{}</tr>\n",
        escaped(heading),
        cells.concat()
    )
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
