//! The lines typed at the desk.

use super::around::lines::{self as around, EventLine};
use link::topic::TableNumber;
use locale::Messages;

/// The meaning of a line typed at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DeskLine {
    /// List all tables, those that need the arbiter first.
    Tables,
    /// List only the tables that need the arbiter.
    Needs,
    /// Open the next table that needs the arbiter.
    Next,
    /// Open that table.
    Open(TableNumber),
    /// Leave the open table.
    Back,
    /// Mark the needs of that table, or of the open one, as seen: they are not told again.
    Seen(Option<TableNumber>),
    /// Find the tables with these words in their names.
    Find(String),
    /// Repeat the last sentences.
    Said,
    /// Say nothing unasked from now on, or speak again.
    Quiet(bool),
    /// Start all clocks.
    StartRound,
    /// List the tables that have not started.
    NotStarted,
    /// List the rulings and their results.
    Rulings,
    /// Take back the ruling that waits for that table.
    Withdraw(TableNumber),
    /// Give a code for that table.
    Code(TableNumber),
    /// Write an event file for that table, on a stick.
    File(TableNumber),
    /// Give a code for a further desk, with that power, under that name.
    Desk {
        /// "arbiter", "looks".
        power: String,
        /// The name of the arbiter there.
        name: String,
    },
    /// List the desks, their powers and whether each is there.
    Desks,
    /// Take the desk of that name out of the event.
    RemoveDesk(String),
    /// Set or change the passphrase that closes the event's key.
    Passphrase,
    /// Give a code for a relay in another room.
    Relay,
    /// List the relays, by number.
    Relays,
    /// Take that relay out of the event.
    RemoveRelay(u32),
    /// Write that table's game into a file, for another computer to continue it.
    Save(TableNumber),
    /// The arbiter's answer to the question heard last, or about the newcomer of that name.
    Answer(bool, String),
    /// Take that table out of the event.
    Remove(TableNumber),
    /// A line about the event around the tables.
    Event(EventLine),
    /// List the lines that can be typed.
    Help,
    /// A line for that table.
    At(TableNumber, String),
    /// A line for the open table, or one that is not understood.
    Other(String),
}

/// The commands: the message with their words. The first word of each is the one that is told.
pub(super) const COMMANDS: [(&str, Read); 26] = [
    ("hall-line-tables", |rest| alone(rest, DeskLine::Tables)),
    ("hall-line-needs", |rest| alone(rest, DeskLine::Needs)),
    ("hall-line-next", |rest| alone(rest, DeskLine::Next)),
    ("hall-line-open", |rest| table(rest).map(DeskLine::Open)),
    ("hall-line-back", |rest| alone(rest, DeskLine::Back)),
    ("hall-line-seen", |rest| match rest {
        "" => Some(DeskLine::Seen(None)),
        rest => table(rest).map(|table| DeskLine::Seen(Some(table))),
    }),
    ("hall-line-find", |rest| Some(DeskLine::Find(rest.to_owned()))),
    ("hall-line-said", |rest| alone(rest, DeskLine::Said)),
    ("hall-line-quiet", |rest| alone(rest, DeskLine::Quiet(true))),
    ("hall-line-speak", |rest| alone(rest, DeskLine::Quiet(false))),
    ("hall-line-start-round", |rest| alone(rest, DeskLine::StartRound)),
    ("hall-line-not-started", |rest| alone(rest, DeskLine::NotStarted)),
    ("hall-line-rulings", |rest| alone(rest, DeskLine::Rulings)),
    ("hall-line-withdraw", |rest| table(rest).map(DeskLine::Withdraw)),
    ("hall-line-code", |rest| table(rest).map(DeskLine::Code)),
    ("hall-line-file", |rest| table(rest).map(DeskLine::File)),
    ("hall-line-desk", |rest| {
        let (power, name) = rest.split_once(' ')?;
        let (power, name) = (power.to_owned(), name.trim().to_owned());
        Some(DeskLine::Desk { power, name })
    }),
    ("hall-line-desks", |rest| alone(rest, DeskLine::Desks)),
    ("hall-line-remove-desk", |rest| {
        (!rest.is_empty()).then(|| DeskLine::RemoveDesk(rest.to_owned()))
    }),
    ("hall-line-save", |rest| table(rest).map(DeskLine::Save)),
    // A passphrase typed behind the command is ignored and not repeated: the desk asks for it.
    ("hall-line-passphrase", |_typed| Some(DeskLine::Passphrase)),
    ("hall-line-relay", |rest| alone(rest, DeskLine::Relay)),
    ("hall-line-relays", |rest| alone(rest, DeskLine::Relays)),
    ("hall-line-remove-relay", |rest| {
        rest.trim().parse().ok().map(DeskLine::RemoveRelay)
    }),
    ("hall-line-remove", |rest| table(rest).map(DeskLine::Remove)),
    ("hall-line-help", |rest| alone(rest, DeskLine::Help)),
];

/// A reader of the words behind a command.
pub(super) type Read = fn(&str) -> Option<DeskLine>;

fn alone(rest: &str, meant: DeskLine) -> Option<DeskLine> {
    rest.is_empty().then_some(meant)
}

fn table(text: &str) -> Option<TableNumber> {
    text.trim().parse().ok().filter(|table: &TableNumber| table.0 > 0)
}

/// Reads a line, in the person's language or in English.
pub(super) fn read(line: &str, messages: &Messages) -> DeskLine {
    let line = line.trim();
    if let Some((table_number, rest)) = line.split_once(':')
        && let Some(at) = table(table_number)
    {
        return DeskLine::At(at, rest.trim().to_owned());
    }
    if let Some(at) = table(line) {
        return DeskLine::Open(at);
    }
    let mut heard: Vec<(usize, DeskLine)> = Vec::new();
    for (id, answer) in [("hall-line-yes", true), ("hall-line-no", false)] {
        if let Some(named) = rest_of(line, id, messages) {
            heard.push((named.len(), DeskLine::Answer(answer, named.to_owned())));
        }
    }
    for (id, read) in COMMANDS {
        if let Some(rest) = rest_of(line, id, messages)
            && let Some(meant) = read(rest)
        {
            heard.push((rest.len(), meant));
        }
    }
    for (id, read) in around::COMMANDS {
        if let Some(rest) = rest_of(line, id, messages)
            && let Some(meant) = read(rest)
        {
            heard.push((rest.len(), DeskLine::Event(meant)));
        }
    }
    // "table 3" has more words than "tables".
    heard.sort_by_key(|(rest, _)| *rest);
    let first = heard.into_iter().next();
    first.map_or_else(|| DeskLine::Other(line.to_owned()), |(_, meant)| meant)
}

/// The rest of the line behind the longest of a command's words; `None` if the line begins with none of them.
pub(super) fn rest_of<'a>(line: &'a str, id: &str, messages: &Messages) -> Option<&'a str> {
    let words = [messages.text(id, &[]), messages.in_english(id)];
    let forms = words.iter().flat_map(|words| words.split(';')).map(str::trim);
    forms.filter_map(|form| after(line, form)).min_by_key(|rest| rest.len())
}

fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let mut rest = line;
    for letter in words.chars() {
        let next = rest.chars().next()?;
        if !next.to_lowercase().eq(letter.to_lowercase()) {
            return None;
        }
        rest = rest.get(next.len_utf8()..)?;
    }
    let is_whole = !words.is_empty() && (rest.is_empty() || rest.starts_with(' '));
    is_whole.then(|| rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn no_desk_command_shares_its_words_with_another_or_a_ruling() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let mut forms: Vec<(String, &str)> = Vec::new();
            let answers = ["hall-line-yes", "hall-line-no"];
            let of_event = around::COMMANDS.iter().map(|(id, _)| *id);
            let all = COMMANDS.iter().map(|(id, _)| *id).chain(of_event);
            for id in all.chain(answers) {
                // English is understood in every language.
                for words in [messages.text(id, &[]), messages.in_english(id)] {
                    forms.extend(words.split(';').map(|form| (form.trim().to_lowercase(), id)));
                }
            }
            for (form, id) in &forms {
                let others = forms.iter().filter(|(other, of)| other == form && of != id);
                assert_eq!(others.count(), 0, "{locale}: {form} of {id}");
                assert_eq!(
                    super::super::verb::read(form, None, &messages),
                    None,
                    "{locale}: {form}"
                );
            }
        }
    }

    #[test]
    fn a_table_is_named_by_its_number() {
        let messages = Messages::new(Locale::En);
        let read = |line| super::read(line, &messages);
        assert_eq!(read("17"), DeskLine::Open(TableNumber(17)));
        assert_eq!(read("open 17"), DeskLine::Open(TableNumber(17)));
        assert_eq!(
            read("17: warns black talking"),
            DeskLine::At(TableNumber(17), String::from("warns black talking"))
        );
        assert_eq!(read("0"), DeskLine::Other(String::from("0")));
        assert_eq!(read("Code 3"), DeskLine::Code(TableNumber(3)));
        assert_eq!(
            read("sets white 0:12:30"),
            DeskLine::Other(String::from("sets white 0:12:30"))
        );
    }

    #[test]
    fn the_rulings_named_in_help_are_understood_in_every_language() {
        let verbs = |at: &str, messages: &Messages| {
            let DeskLine::At(TableNumber(7), ruling) = read(at, messages) else {
                return None;
            };
            super::super::verb::read(&ruling, None, messages)?.verbs.pop()
        };
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let help = messages.text("hall-help-at", &[]);
            let (_, examples) = help.split_once(':').unwrap();
            let examples: Vec<&str> = examples.trim_end_matches('.').split(';').map(str::trim).collect();
            let understood: Vec<String> = examples.iter().filter_map(|at| verbs(at, &messages)).collect();
            let [stop, warn, add] = understood.as_slice() else {
                panic!("{locale}: {examples:?} {understood:?}");
            };
            assert_eq!(
                (stop.as_str(), add.as_str()),
                ("stops clocks", "adds 0:02:00 to white"),
                "{locale}"
            );
            assert!(warn.starts_with("warns black "), "{locale}: {warn}");
            let typed = |form: &str| examples[0].strip_prefix("7: ") == Some(form.trim());
            assert!(
                messages.text("line-stop-clocks", &[]).split(';').any(typed),
                "{locale}: its own words"
            );
        }
    }
}
