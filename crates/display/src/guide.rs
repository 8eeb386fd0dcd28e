//! The manual of the program: chapters from `assets/manual`, the keys from the catalogue, so that they cannot drift.

use super::help::with_keys;
use super::panes::PANES;
use controls::catalogue::{Control, Pane};
use locale::{Locale, Messages};

/// The manual as lines to be read one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// The name.
    pub title: String,
    /// The lines.
    pub lines: Vec<GuideLine>,
}

/// A line of the manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideLine {
    /// The words.
    pub text: String,
    /// The level of a heading, from 1; none for ordinary text.
    pub heading: Option<u8>,
}

/// The markers around the generated part of the files.
pub const MARKS: [&str; 2] = ["<!-- controls -->", "<!-- end of controls -->"];

macro_rules! files {
    ($($(#[$attribute:meta])* $Locale:ident = $tag:literal $vocabulary:ident,)+) => {
        /// The file of a language, as `build.rs` has cut it for this build.
        const fn file(locale: Locale) -> &'static str {
            match locale {
                $(Locale::$Locale => include_str!(concat!(env!("OUT_DIR"), "/", $tag, ".md")),)+
            }
        }
    };
}

locale::languages!(files);

/// The file of that language with its list of controls, as this build has both.
pub fn whole_file(messages: &Messages) -> String {
    with_controls(file(messages.locale()), messages)
}

/// The manual of that language.
pub fn guide(messages: &Messages) -> Guide {
    let text = whole_file(messages);
    let lines_of = |line: &str| -> Vec<GuideLine> {
        let depth = line.chars().take_while(|sign| *sign == '#').count();
        let text = line.trim_start_matches('#').trim_start_matches("- ").trim();
        let heading = u8::try_from(depth).ok().filter(|depth| *depth > 0);
        let is_paragraph = heading.is_none() && !line.starts_with("- ");
        let texts = if is_paragraph { sentences(text) } else { vec![text] };
        let line = |text: &str| GuideLine {
            text: text.to_owned(),
            heading,
        };
        texts.into_iter().map(line).collect()
    };
    Guide {
        title: messages.text("control-guide", &[]),
        lines: text
            .lines()
            .filter(|line| !line.trim().is_empty() && !MARKS.contains(line))
            .flat_map(lines_of)
            .collect(),
    }
}

/// The letters after which a paragraph is parted at the next sentence: three seconds of speech.
const LETTERS_A_LINE: usize = 50;

/// The sentences of a paragraph, short ones together. "z. B." and "12. Nf3" do not end one.
fn sentences(paragraph: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = paragraph;
    let ends = |part: &str, (at, _): &(usize, &str)| {
        let (before, _) = part.split_at(*at);
        let word = before.rsplit([' ', '(']).next().unwrap_or_default();
        let is_word = word.chars().filter(|letter| letter.is_alphanumeric()).count() > 2;
        before.chars().count() >= LETTERS_A_LINE && is_word
    };
    while let Some((at, end)) = [". ", "? ", "! ", "; "]
        .into_iter()
        .filter_map(|end| rest.match_indices(end).find(|found| ends(rest, found)))
        .min()
    {
        let (line, behind) = rest.split_at(at + end.len());
        parts.push(line.trim_end());
        rest = behind;
    }
    parts.push(rest);
    parts
}

/// The same file with its list of controls generated again.
pub fn with_controls(file: &str, messages: &Messages) -> String {
    let [begin, end] = MARKS;
    let Some((before, rest)) = file.split_once(begin) else {
        return file.to_owned();
    };
    let behind = rest.split_once(end).map_or("", |(_, behind)| behind);
    format!("{before}{begin}\n{}{end}{behind}", controls(messages))
}

/// Every control with its keys, by the part of the window in which the keys work.
fn controls(messages: &Messages) -> String {
    let everywhere = (None, messages.text("guide-everywhere", &[]));
    let panes = Pane::RING.into_iter().zip(PANES);
    let panes = panes.map(|(pane, id)| (Some(pane), messages.text(id, &[])));
    let mut text: Vec<String> = Vec::new();
    for (pane, name) in std::iter::once(everywhere).chain(panes) {
        let of_pane = Control::ALL.iter().filter(|control| control.row().pane == pane);
        let lines: Vec<String> = of_pane
            .map(|control| format!("- {}\n", line(messages, *control)))
            .collect();
        if !lines.is_empty() {
            text.push(format!("### {name}\n"));
            text.extend(lines);
        }
    }
    text.concat()
}

fn line(messages: &Messages, control: Control) -> String {
    let row = control.row();
    let keys = row.keys.replace(' ', ", ");
    with_keys(
        messages,
        &keys,
        &messages.text(row.name, &[]),
        &messages.text(row.help, &[]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_read_sentence_by_sentence() {
        let paragraph = "After the move number you can write several moves, z. B. 12. Nf3 Nf6. Then press Enter. Is it late? Ask for the time.";
        let read = [
            "After the move number you can write several moves, z. B. 12. Nf3 Nf6.",
            "Then press Enter. Is it late? Ask for the time.",
        ];
        assert_eq!(sentences(paragraph), read);
    }

    #[test]
    fn the_manual_begins_with_a_heading_and_names_every_control() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let guide = guide(&messages);
            assert_eq!(guide.lines[0].heading, Some(1), "{locale}");
            for control in Control::ALL {
                let own = line(&messages, *control);
                assert!(guide.lines.iter().any(|line| line.text == own), "{locale}: {own}");
            }
            let headings = guide.lines.iter().filter(|line| line.heading == Some(2)).count();
            assert_eq!(headings, 18, "{locale}: the same chapters in every language");
        }
    }
}
