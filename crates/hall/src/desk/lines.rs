//! The lines typed at the desk: a catalogue of rows, each with its words and what the desk does.

use self::LineAction::{Alone, Reads, Said, Table, Text};
use super::members::Member;
use super::tournament::{self, NotedTournament, details::Detail};
use super::typed::{meant, number, rest_of};
use super::{Act, DeskEffect, HallDesk};
use crate::screen::DeskPage;
use crate::tournament::Happened;
use controls::next::first_words;
use link::roster::Power;
use link::topic::TableNumber;
use locale::Messages;

/// The meaning of a line typed at the desk.
pub(super) enum DeskLine {
    /// The arbiter's answer to the question heard last, or about the newcomer of that name.
    Answer(bool, String),
    /// A command of the catalogue.
    Act(Act),
    /// The same, unless the open table takes the line as a ruling.
    UnlessRuling(Act),
    /// A line for that table.
    At(TableNumber, String),
    /// A line for the open table, or one that is not understood.
    Other(String),
}

/// The words after a command, and what the desk does with them.
#[derive(Clone, Copy)]
pub(super) enum LineAction {
    /// The word takes no text after it.
    Alone(fn(&mut HallDesk)),
    /// The number of a table.
    Table(fn(&mut HallDesk, TableNumber)),
    /// Any text.
    Text(fn(&mut HallDesk, &str)),
    /// A text that is not empty.
    Said(fn(&mut HallDesk, &str)),
    /// The number of a round, or that one if none is named.
    Round(fn(&NotedTournament) -> u32, fn(&mut HallDesk, u32)),
    /// A detail of the tournament, as it is typed; told if nothing is.
    Sets(Detail),
    /// An entry of the tournament.
    Enters(fn(&str, &HallDesk) -> Option<Happened>),
    /// Something else.
    Reads(fn(&str, &HallDesk) -> Option<Act>),
}

/// A row of the catalogue: the message with the words of the command, of which the first is the one that is told.
pub(super) type Row = (&'static str, LineAction);

const FIND: &str = "hall-line-find";

/// The powers that a further desk may have.
const POWERS: [(Power, &str); 2] = [
    (Power::Arbiter, "hall-power-arbiter"),
    (Power::Looks, "hall-power-looks"),
];

/// The commands about tables and machines.
pub(super) const COMMANDS: [Row; 27] = [
    (
        "hall-line-tables",
        Alone(|desk| {
            desk.turn_to(DeskPage::Tables);
            desk.say_tables(false);
        }),
    ),
    ("hall-line-needs", Alone(|desk| desk.say_tables(true))),
    ("hall-line-next", Alone(HallDesk::next)),
    ("hall-line-open", Table(HallDesk::open)),
    ("hall-line-back", Alone(HallDesk::close)),
    ("hall-line-seen", Reads(seen)),
    (FIND, Text(HallDesk::find)),
    ("hall-line-said", Alone(|desk| desk.out.say_again(10))),
    ("hall-line-quiet", Alone(|desk| desk.quiet(true))),
    ("hall-line-speak", Alone(|desk| desk.quiet(false))),
    ("hall-line-start-round", Alone(HallDesk::ask_to_start)),
    ("hall-line-not-started", Alone(HallDesk::say_not_started)),
    ("hall-line-rulings", Alone(HallDesk::say_rulings)),
    ("hall-line-withdraw", Table(HallDesk::withdraw)),
    (
        "hall-line-code",
        Table(|desk, table| desk.let_in(&Member::Table(table))),
    ),
    ("hall-line-file", Table(HallDesk::file_for_table)),
    ("hall-line-desk", Reads(further_desk)),
    ("hall-line-desks", Alone(HallDesk::say_desks)),
    ("hall-line-remove-desk", Said(HallDesk::ask_to_remove_desk)),
    ("hall-line-save", Table(HallDesk::save_game)),
    // A passphrase typed after the command is ignored and not repeated: the desk asks for it.
    ("hall-line-passphrase", Text(|desk, _typed| desk.ask_for_passphrase())),
    ("hall-line-relay", Alone(|desk| desk.let_in(&Member::Relay))),
    ("hall-line-relays", Alone(HallDesk::say_relays)),
    ("hall-line-remove-relay", Reads(remove_relay)),
    ("hall-line-remove", Table(HallDesk::ask_to_remove)),
    ("hall-line-help", Reads(help)),
    ("hall-line-quit", Alone(|desk| desk.out.push(DeskEffect::End))),
];

impl LineAction {
    /// The work of the desk for a command with those words after it; `None` if they do not fit.
    fn act(self, rest: &str, desk: &HallDesk) -> Option<Act> {
        match self {
            Self::Alone(does) => rest.is_empty().then(|| Box::new(does) as Act),
            Self::Table(does) => {
                let table = table(rest)?;
                act(move |desk| does(desk, table))
            }
            Self::Said(_) if rest.is_empty() => None,
            Self::Text(does) | Self::Said(does) => {
                let text = rest.to_owned();
                act(move |desk| does(desk, &text))
            }
            Self::Round(usual, does) => {
                let named = number(rest).or_else(|| rest.is_empty().then(|| usual(&desk.tournament)));
                let round = named?;
                act(move |desk| does(desk, round))
            }
            Self::Sets(detail) => {
                let text = rest.to_owned();
                act(move |desk| desk.set_detail(detail, &text))
            }
            Self::Enters(read) => {
                let what = read(rest, desk)?;
                act(move |desk| desk.act_on_tournament(what))
            }
            Self::Reads(read) => read(rest, desk),
        }
    }
}

#[allow(clippy::unnecessary_wraps, reason = "the end of a reader")]
pub(super) fn act(does: impl FnOnce(&mut HallDesk) + Send + 'static) -> Option<Act> {
    Some(Box::new(does))
}

fn seen(rest: &str, _: &HallDesk) -> Option<Act> {
    let one = if rest.is_empty() { None } else { Some(table(rest)?) };
    act(move |desk| desk.seen(one))
}

/// A code for a further desk: its power, and the name of the arbiter there.
fn further_desk(rest: &str, _: &HallDesk) -> Option<Act> {
    let (power, name) = rest.split_once(' ')?;
    let (power, name) = (power.to_owned(), name.trim().to_owned());
    act(move |desk| match meant(&POWERS, &power, &desk.out.messages) {
        Some(power) => desk.let_in(&Member::Desk(name, power)),
        None => desk.out.tell_quoting("refused", "hall-no-power", &power),
    })
}

/// The help, that about rulings alone, or that about the commands and rulings of those words.
fn help(rest: &str, desk: &HallDesk) -> Option<Act> {
    if rest.is_empty() {
        return act(HallDesk::say_help);
    }
    if rest_of(rest, "hall-line-rulings", &desk.out.messages) == Some("") {
        return act(HallDesk::say_ruling_words);
    }
    let found = desk.help_about(rest);
    let found = (!found.is_empty()).then_some(found)?;
    act(move |desk| desk.out.say_lines(found))
}

fn remove_relay(rest: &str, _: &HallDesk) -> Option<Act> {
    let number = rest.trim().parse().ok()?;
    act(move |desk| desk.ask_to_remove_relay(number))
}

fn table(text: &str) -> Option<TableNumber> {
    text.trim().parse().ok().filter(|table: &TableNumber| table.0 > 0)
}

/// Reads a line, in the person's language or in English. A colon may stand before a reason.
pub(super) fn read(line: &str, desk: &HallDesk) -> DeskLine {
    let meant = read_bare(line, desk);
    if !matches!(meant, DeskLine::Other(_)) {
        return meant;
    }
    match read_bare(&line.replacen(':', " ", 1), desk) {
        DeskLine::Other(_) => meant,
        without @ (DeskLine::Answer(..) | DeskLine::Act(_) | DeskLine::UnlessRuling(_) | DeskLine::At(..)) => without,
    }
}

fn read_bare(line: &str, desk: &HallDesk) -> DeskLine {
    let (line, messages) = (line.trim(), &desk.out.messages);
    if let Some((table_number, rest)) = line.split_once(':')
        && let Some(at) = table(table_number)
    {
        return DeskLine::At(at, rest.trim().to_owned());
    }
    if let Some(at) = table(line) {
        return DeskLine::Act(Box::new(move |desk| desk.open(at)));
    }
    let mut heard: Vec<(usize, DeskLine)> = Vec::new();
    // "yes, 6." is "yes 6".
    let answered = line.trim_end_matches(['.', ',', '!']).replacen(',', " ", 1);
    for (id, answer) in [("hall-line-yes", true), ("hall-line-no", false)] {
        if let Some(named) = rest_of(&answered, id, messages) {
            heard.push((named.len(), DeskLine::Answer(answer, named.to_owned())));
        }
    }
    let of_desk = COMMANDS.iter().map(|(id, does)| (*id, does, *id == FIND));
    let of_event = tournament::lines::COMMANDS.iter().map(|(id, does)| (*id, does, true));
    for (id, does, gives_way) in of_desk.chain(of_event) {
        if let Some(rest) = rest_of(line, id, messages)
            && let Some(act) = does.act(rest, desk)
        {
            let kind = if gives_way {
                DeskLine::UnlessRuling
            } else {
                DeskLine::Act
            };
            heard.push((rest.len(), kind(act)));
        }
    }
    // "table 3" has more words than "tables".
    heard.sort_by_key(|(rest, _)| *rest);
    let first = heard.into_iter().next();
    first.map_or_else(|| DeskLine::Other(line.to_owned()), |(_, meant)| meant)
}

/// The use of the command that those words begin with: its words and its help, and whether nothing follows them; `None` if they begin with
/// no command.
pub(super) fn usage(line: &str, messages: &Messages) -> Option<(bool, String)> {
    let all = COMMANDS.iter().chain(tournament::lines::COMMANDS);
    let named = all.filter_map(|(id, _)| Some((rest_of(line, id, messages)?.len(), *id)));
    let (rest, id) = named.min_by_key(|(rest, _)| *rest)?;
    Some((rest == 0, usage_of(id, messages)))
}

/// The words and the help of that command.
pub(super) fn usage_of(id: &str, messages: &Messages) -> String {
    let help = messages.text(&format!("{id}-help"), &[]);
    messages.labelled(&first_words(messages, id), &help)
}

#[cfg(test)]
mod tests {
    use super::super::rulings::RulingOrder;
    use super::*;
    use crate::desk::DeskEffect;
    use crate::desk::kept::LoadedTournament;
    use crate::desk::tests::own;
    use laws::moment::Moment;
    use locale::Locale;

    fn desk(locale: Locale) -> HallDesk {
        HallDesk::new(
            own(),
            Messages::new(locale),
            LoadedTournament::default(),
            [7; 32],
            Moment::START,
        )
    }

    #[test]
    fn no_desk_command_shares_its_words_with_another_or_a_ruling() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let mut forms: Vec<(String, &str)> = Vec::new();
            let answers = ["hall-line-yes", "hall-line-no"];
            let of_event = tournament::lines::COMMANDS.iter().map(|(id, _)| *id);
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
                let order = RulingOrder::typed(form, TableNumber(7), None, &messages);
                assert!(order.is_err(), "{locale}: {form}");
            }
        }
    }

    #[test]
    fn a_table_is_named_by_its_number() {
        let mut desk = desk(Locale::En);
        desk.watch(TableNumber(17));
        for line in ["17", "open 17"] {
            desk.view.open = None;
            let DeskLine::Act(act) = read(line, &desk) else {
                panic!("{line}")
            };
            act(&mut desk);
            assert_eq!(desk.view.open, Some(TableNumber(17)), "{line}");
        }
        let DeskLine::At(TableNumber(17), ruling) = read("17: warns black talking", &desk) else {
            panic!()
        };
        assert_eq!(ruling, "warns black talking");
        let DeskLine::Act(code) = read("Code 3", &desk) else {
            panic!()
        };
        desk.out.forget();
        code(&mut desk);
        let told = desk.out.take();
        let is_code = |effect: &DeskEffect| matches!(effect, DeskEffect::Tell(said) if said.tables == [TableNumber(3)]);
        assert!(told.iter().any(is_code), "{told:?}");
        for line in ["0", "sets white 0:12:30"] {
            assert!(matches!(read(line, &desk), DeskLine::Other(other) if other == line));
        }
    }

    #[test]
    fn the_rulings_named_in_help_are_understood_in_every_language() {
        let verbs = |at: &str, messages: &Messages| {
            let DeskLine::At(TableNumber(7), ruling) = read(at, &desk(messages.locale())) else {
                return None;
            };
            let verb = RulingOrder::typed(&ruling, TableNumber(7), None, messages)
                .ok()?
                .verbs
                .pop()?;
            Some(verb.to_string())
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
