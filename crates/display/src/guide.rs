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
    let line = |line: &str| {
        let depth = line.chars().take_while(|sign| *sign == '#').count();
        let text = line.trim_start_matches('#').trim_start_matches("- ").trim().to_owned();
        let heading = u8::try_from(depth).ok().filter(|depth| *depth > 0);
        GuideLine { text, heading }
    };
    Guide {
        title: messages.text("control-guide", &[]),
        lines: text
            .lines()
            .filter(|line| !line.trim().is_empty() && !MARKS.contains(line))
            .map(line)
            .collect(),
    }
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
