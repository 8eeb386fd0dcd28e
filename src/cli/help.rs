//! The help, read as a list: each command with its forms, its description and its options. Manual pages, completions and the help of
//! one command are made from it, so that nothing is written twice.

use crate::app::boards::makes;
use announcement::Vocabulary;
use locale::{Locale, Messages};
use notation::algebraic::Letters;
use protocols::eboard::BoardMake;

/// The whole help.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Help {
    /// The description of the program in a sentence.
    pub intro: String,
    /// The window first, without a name; then the subcommands.
    pub topics: Vec<CommandHelp>,
    /// Notes about all commands.
    pub notes: Vec<String>,
}

/// One command.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct CommandHelp {
    /// The name; empty for the window.
    pub name: String,
    /// The forms of the command, with their descriptions.
    pub forms: Vec<Form>,
}

/// One way to call a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Form {
    /// The line to type.
    pub line: String,
    /// Lines with further options.
    pub more: Vec<String>,
    /// The description of the form.
    pub does: Vec<String>,
}

/// An option in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OptionHelp {
    /// The name with its two hyphens.
    pub name: String,
    /// The name of its value, if it takes one.
    pub value: Option<String>,
}

impl CommandHelp {
    /// The options, each once, in the order of the help; those of every command last.
    pub(super) fn options(&self) -> Vec<OptionHelp> {
        let mut found: Vec<OptionHelp> = Vec::new();
        let lines = self
            .forms
            .iter()
            .flat_map(|form| std::iter::once(&form.line).chain(&form.more));
        let own = lines.flat_map(|line| options(line));
        let common = [("--json", None), ("--lang", Some("LOCALE")), ("--help", None)];
        let common = common.map(|(name, value)| OptionHelp {
            name: name.to_owned(),
            value: value.map(str::to_owned),
        });
        for option in own.chain(common) {
            if !found.iter().any(|known| known.name == option.name) {
                found.push(option);
            }
        }
        found
    }
}

/// The whole help as one text, with the lists of what may stand for its words.
pub(super) fn usage(messages: &Messages) -> String {
    let familiar = Letters::familiar();
    let mut more = Letters::ALL.to_vec();
    more.retain(|letters| !familiar.contains(letters));
    more.sort_unstable_by_key(|letters| letters.tag());
    let listed = |letters: &[Letters]| letters.iter().map(Letters::to_string).collect::<Vec<_>>().join(", ");
    // A part that this build lacks has no texts.
    let joined = |id: &str| {
        let part = messages.has(id).then(|| messages.text(id, &[]));
        part.map_or_else(String::new, |part| format!(" {part}"))
    };
    let lists = [
        ("hall", joined("usage-of-hall")),
        ("join", joined("usage-of-join")),
        ("makes", makes().map(BoardMake::word).collect::<Vec<_>>().join("|")),
        ("languages", Locale::tags()),
        ("vocabularies", Vocabulary::ALL.map(Vocabulary::name).join(", ")),
        ("letters", listed(familiar)),
        ("more", listed(&more)),
    ];
    let values = lists.map(|(name, list)| (name, list.into()));
    let forms = std::iter::once("window").chain(super::commands());
    let forms: Vec<String> = forms
        .map(|name| messages.text(&format!("usage-{name}"), &values))
        .collect();
    let [intro, notes] = ["command-usage", "usage-notes"].map(|id| messages.text(id, &values));
    format!("{intro}\n\n{}\n\n{notes}", forms.join("\n"))
}

impl Help {
    /// The help in that language.
    pub(super) fn of(messages: &Messages) -> Help {
        Help::read(&usage(messages))
    }

    fn read(usage: &str) -> Help {
        let mut parts = usage.split("\n\n");
        let intro = parts.next().unwrap_or_default().trim().to_owned();
        let mut topics: Vec<CommandHelp> = Vec::new();
        for line in parts.next().unwrap_or_default().lines() {
            if line.starts_with("annabella ") {
                let word = line.split_whitespace().nth(1).unwrap_or_default();
                // A word that begins with a bracket or a hyphen is no name of a command.
                let name = word.starts_with(|first: char| first.is_ascii_lowercase());
                let name = if name { word } else { "" };
                if topics.last().is_none_or(|last| last.name != name) {
                    topics.push(CommandHelp {
                        name: name.to_owned(),
                        forms: Vec::new(),
                    });
                }
                let form = Form {
                    line: line.to_owned(),
                    ..Form::default()
                };
                if let Some(topic) = topics.last_mut() {
                    topic.forms.push(form);
                }
                continue;
            }
            let Some(form) = topics.last_mut().and_then(|topic| topic.forms.last_mut()) else {
                continue;
            };
            match line.find("[--") {
                Some(at) => form.more.push(line.get(at..).unwrap_or_default().to_owned()),
                None => form.does.push(line.trim().to_owned()),
            }
        }
        let notes = parts.flat_map(str::lines).map(|line| line.trim().to_owned()).collect();
        Help { intro, topics, notes }
    }

    /// The help of one command, for a terminal.
    pub(super) fn text(&self, topic: &CommandHelp, messages: &Messages) -> String {
        let mut lines = Vec::new();
        for form in &topic.forms {
            lines.push(form.line.clone());
            lines.extend(form.more.iter().map(|more| format!("    {more}")));
            lines.extend(form.does.iter().map(|does| format!("    {does}")));
        }
        lines.push(String::new());
        for option in topic.options() {
            let name = [Some(option.name.clone()), option.value.clone()];
            lines.push(name.into_iter().flatten().collect::<Vec<_>>().join(" "));
            lines.push(format!("    {}", sentence(&option, messages)));
        }
        lines.push(String::new());
        lines.extend(self.notes.iter().cloned());
        lines.join("\n")
    }
}

/// The description of an option. Those of White and of Black have one sentence.
pub(super) fn sentence(option: &OptionHelp, messages: &Messages) -> String {
    let name = option.name.trim_start_matches('-');
    let id = match name {
        "white-sheet" | "black-sheet" => "side-sheet",
        "white-board" | "black-board" => "side-board",
        "letters-white" | "letters-black" => "side-letters",
        other => other,
    };
    messages.text(&format!("option-{id}"), &[])
}

/// The options in a line of the help, each with its value.
fn options(line: &str) -> Vec<OptionHelp> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let bare = word.trim_start_matches('[');
        if !bare.starts_with("--") {
            continue;
        }
        let next = words.get(at + 1).filter(|next| !next.starts_with(['[', '-', '|']));
        let value = next.filter(|_| !bare.ends_with(']')).map(|next| within_brackets(next));
        found.push(OptionHelp {
            name: bare.trim_end_matches(']').to_owned(),
            value: value.map(str::to_owned),
        });
    }
    found
}

/// The word without closing brackets whose opening ones came before: `N]]`, but `SEAT=DEVICE[,KIND]]` has one of its own.
fn within_brackets(mut word: &str) -> &str {
    while let Some(inner) = word.strip_suffix(']')
        && word.matches(']').count() > word.matches('[').count()
    {
        word = inner;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_have_the_values_that_stand_after_them() {
        let of = |line| {
            options(line)
                .into_iter()
                .map(|option| (option.name, option.value))
                .collect::<Vec<_>>()
        };
        let some = |name: &str, value: &str| (name.to_owned(), Some(value.to_owned()));
        let none = |name: &str| (name.to_owned(), None);
        assert_eq!(
            of("annabella journal FILE --verify | --export pgn|jsonl | --rescue NEW"),
            [none("--verify"), some("--export", "pgn|jsonl"), some("--rescue", "NEW")]
        );
        assert_eq!(
            of("annabella console [--open FILE [--game N]] [--mute]"),
            [some("--open", "FILE"), some("--game", "N"), none("--mute")]
        );
        assert_eq!(
            of("annabella board --list | --watch DEVICE [--board SEAT=DEVICE[,KIND]]"),
            [
                none("--list"),
                some("--watch", "DEVICE"),
                some("--board", "SEAT=DEVICE[,KIND]")
            ]
        );
        assert_eq!(of("SHEET --read [--code C]"), [none("--read"), some("--code", "C")]);
    }

    #[test]
    fn every_language_has_the_same_commands_and_explained_options() {
        let shape = |locale| {
            let help = Help::of(&Messages::new(locale));
            let topics = help.topics.iter().map(|topic| {
                let names = topic
                    .options()
                    .into_iter()
                    .map(|option| (option.name, option.value.is_some()));
                (topic.name.clone(), names.collect::<Vec<_>>(), topic.forms.len())
            });
            topics.collect::<Vec<_>>()
        };
        let english = shape(Locale::En);
        assert_eq!(
            english
                .iter()
                .map(|(name, ..)| name.as_str())
                .filter(|name| !name.is_empty())
                .collect::<Vec<_>>()
                .len(),
            crate::cli::commands().count()
        );
        for locale in Locale::ALL {
            assert_eq!(shape(locale), english, "{locale}");
            let messages = Messages::new(locale);
            for option in Help::of(&messages).topics.iter().flat_map(CommandHelp::options) {
                let sentence = sentence(&option, &messages);
                assert!(!sentence.starts_with("option-"), "{locale}: {sentence}");
            }
        }
    }
}
