//! A typed line: a command in the person's language or in English, or else words of a move.

use super::catalogue::{self, Control, ControlAct, LineForm, TypedLine};
use super::intent::Intent;
use super::lichess::{LichessIntent, token_in};
use super::proposals::words_of;
use super::typed::arbiter_panel::square_line;
use super::typed::signing;
use super::typed::text::TypedText;
use super::typed::words::{after, side};
use announcement::understand::fold;
use laws::command::Command;
use laws::people::Person;
use locale::Messages;
use shakmaty::Color;

/// The meaning of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveLineMeaning {
    /// A command.
    Command(Intent),
    /// The line is for another seat: `black: e5`, `assistant: e5`.
    For(Person, String),
    /// Words of a move, to be understood on the board.
    Move(String),
    /// An empty line.
    Empty,
}

/// The meaning of that person's line. A leading slash always makes it a command.
pub fn read(line: &str, by: Person, own: &Messages) -> MoveLineMeaning {
    let line = line.trim();
    if line.is_empty() {
        return MoveLineMeaning::Empty;
    }
    // A token comes before all else: nothing of it is said back, whatever else is in the line.
    if let Some(token) = token_in(line) {
        return MoveLineMeaning::Command(Intent::Lichess(LichessIntent::SignIn(token)));
    }
    if let Some((person, rest)) = line
        .split_once(':')
        .and_then(|(who, rest)| Some((other_seat(who, by, own)?, rest)))
    {
        return MoveLineMeaning::For(person, rest.trim().to_owned());
    }
    let bare = line.strip_prefix('/').unwrap_or(line);
    // At the arbiter's panel "Berichtigung annehmen" is a ruling (it is a player's, too: A.5.2), and a line may say
    // what is on a square.
    let at_desk = |meant: Option<Intent>| meant.filter(|_| by == Person::Arbiter);
    // "draw?" is a command, too.
    let plain = bare.trim_end_matches(|sign: char| matches!(sign, '?' | '!' | '.') || sign.is_whitespace());
    let command = at_desk(named_first(bare, own))
        .or_else(|| command_of(bare, by, own))
        .or_else(|| command_of(plain, by, own).filter(|_| plain.len() < bare.len()));
    let command = command.or_else(|| at_desk(square_line(bare, own)));
    // "rule 1-0: the flag fell": the colon stands before a reason.
    let without_colon = || at_desk(command_of(&bare.replacen(':', " ", 1), by, own));
    let command = command.or_else(without_colon);
    let command = command.or_else(|| question_named(bare, own));
    command.map_or_else(|| MoveLineMeaning::Move(line.to_owned()), MoveLineMeaning::Command)
}

/// The question whose button has that name: "What now?", "White pieces".
fn question_named(line: &str, own: &Messages) -> Option<Intent> {
    let plain = |text: &str| fold(text.trim_matches(|sign: char| !sign.is_alphanumeric()));
    let named =
        Some(plain(line)).filter(|named| !named.is_empty() && !named.contains(|sign: char| sign.is_ascii_digit()))?;
    Control::ALL.iter().find_map(|control| {
        let row = control.row();
        let ControlAct::Ask(_, query) = row.act else {
            return None;
        };
        let names = [own.text(row.name, &[]), own.in_english(row.name)];
        names
            .iter()
            .any(|name| plain(name) == named)
            .then_some(Intent::Ask(query))
    })
}

/// The side that the first word names, and the words after it: "black e5", as friends type it at home.
pub fn words_for_side<'a>(line: &'a str, own: &Messages) -> Option<(Color, &'a str)> {
    let (who, rest) = line.trim().split_once(char::is_whitespace)?;
    let rest = rest.trim();
    side(who, own).filter(|_| !rest.is_empty()).map(|side| (side, rest))
}

/// The command with the most words that begins the line: "strike entry" is not "strike" followed by a text. Of two
/// equally long commands, the person's own language comes before English, and the arbiter's panel before the rest.
/// Words that are a whole command are no text behind a shorter one.
fn command_of(line: &str, by: Person, own: &Messages) -> Option<Intent> {
    let mut heard = Vec::new();
    for form in forms_of(by, own) {
        if let Some(rest) = after(line, &form.text) {
            let is_ruling = form.line.ruling().is_some();
            let phrase = if is_ruling { line } else { &form.text };
            let typed = TypedText { rest, by, own };
            heard.push((phrase.chars().count(), form.is_english, form.line, typed));
        }
    }
    let rank =
        |(length, is_english, ..): &(usize, bool, &TypedLine, TypedText<'_>)| (std::cmp::Reverse(*length), *is_english);
    heard.sort_by_key(|heard| (rank(heard), !heard.2.is_of_the_desk()));
    // "annul result" lacks its reason: it is not "annul" with the reason "result".
    let lacks_text = heard
        .iter()
        .any(|(.., command, typed)| typed.rest.is_empty() && command.meaning(typed).is_none());
    heard
        .into_iter()
        .filter(|(.., typed)| !lacks_text || typed.rest.is_empty())
        .find_map(|(.., command, typed)| command.meaning(&typed))
}

/// "Ergebnis annehmen": in some languages the name of the proposal comes first.
fn named_first(line: &str, messages: &Messages) -> Option<Intent> {
    let behind: Vec<_> = words_of(messages)
        .filter_map(|(kind, word)| Some((kind, after(line, &word)?)))
        .collect();
    catalogue::lines().find_map(|line| {
        let accepted = line.ruling()?;
        let forms = messages.text(line.words, &[]);
        let is_form = |typed: &str| forms.split(';').any(|form| after(typed, form.trim()) == Some(""));
        let (kind, _) = behind.iter().find(|(_, typed)| is_form(typed))?;
        Some(Intent::Do(Command::settling(*kind, accepted)))
    })
}

/// All that may be typed about lichess, if a line begins with its name and this build has it.
pub fn lichess_words(line: &str, own: &Messages) -> Option<Vec<String>> {
    after(line.trim().trim_start_matches('/'), "lichess")?;
    let of_lichess = catalogue::lines().filter(|line| line.words.starts_with("line-lichess-"));
    let first = |words: String| words.split(';').next().unwrap_or_default().trim().to_owned();
    let words: Vec<String> = of_lichess.map(|line| first(own.text(line.words, &[]))).collect();
    (!words.is_empty()).then_some(words)
}

/// True if the line is to sign a scoresheet (8.7), but with nothing that is a result.
pub fn begins_signing(line: &str, own: &Messages) -> bool {
    signing::begins_signing(line.trim().trim_start_matches('/'), own)
}

/// The command that a line may have been meant for: a slip of the keys, its beginning, or one of its words. It is only
/// offered, and only if `works` is true of it.
///
/// A word that is known in one of the person's languages is never taken for a slip of another one: "clock side" is not
/// "lock side".
pub fn meant(line: &str, by: Person, own: &Messages, works: impl Fn(&TypedLine) -> bool) -> Option<String> {
    meant_among(&forms_of(by, own), line, by, own, works)
}

/// The question with which a line begins, if what follows belongs to none: "sheet draw" begins with "sheet". Acts are not offered so:
/// a condition behind one changes it (9.1.2.1).
pub fn begun(line: &str, by: Person, own: &Messages, works: impl Fn(&TypedLine) -> bool) -> Option<String> {
    let words: Vec<&str> = line.trim().trim_start_matches('/').split_whitespace().collect();
    let forms = forms_of(by, own);
    let begins = |form: &LineForm| {
        let head = words.get(..form.count).map(|head| fold(&head.join(" ")));
        let rest = words.get(form.count..).unwrap_or_default();
        let is_of_words = !rest.is_empty() && rest.iter().all(|word| word.chars().all(char::is_alphabetic));
        is_of_words && head.as_ref() == Some(&form.plain)
    };
    let is_question = |form: &LineForm| {
        let read = read(&format!("/{}", form.text), by, own);
        matches!(read, MoveLineMeaning::Command(Intent::Ask(_))) && works(form.line)
    };
    let begun: Vec<&LineForm> = forms.into_iter().filter(|form| begins(form)).collect();
    let longest = begun.iter().map(|form| form.count).max()?;
    let begun = begun
        .into_iter()
        .filter(|form| form.count == longest)
        .find(|form| is_question(form))?;
    Some(begun.text.to_lowercase())
}

/// Everyday words that are no commands, as messages, with the commands they may mean.
const EVERYDAY: [(&str, &[&str]); 4] = [
    (
        "near-claim",
        &[
            "line-claim-threefold",
            "line-claim-fifty",
            "line-claim-flag",
            "line-claim-illegal-move",
            "line-claim-touched",
        ],
    ),
    (
        "near-end",
        &["line-resign", "line-offer-draw", "desk-line-rule", "line-quit"],
    ),
    ("near-next", &["line-state", "line-review-next"]),
    ("near-repetition", &["line-claim-threefold"]),
];

/// The commands that everyday words may mean, each as it is typed, of those of which `works` is true.
pub fn everyday(line: &str, by: Person, own: &Messages, works: impl Fn(&TypedLine) -> bool) -> Vec<String> {
    let bare = fold(line.trim().trim_matches(['/', '?', '!', '.']));
    let is_said = |words: &str| words.split(';').any(|form| fold(form.trim()) == bare);
    let meant = EVERYDAY
        .iter()
        .filter(|(words, _)| is_said(&own.text(words, &[])) || is_said(&own.in_english(words)));
    let lines = meant.flat_map(|(_, lines)| *lines);
    let working = lines.filter(|words| catalogue::lines_of(by).any(|line| line.words == **words && works(line)));
    working.map(|words| super::next::first_words(own, words)).collect()
}

/// All forms of all commands of that person, in their own language and in English.
fn forms_of(by: Person, own: &Messages) -> Vec<&'static LineForm> {
    let all = catalogue::forms_in(own.locale()).iter();
    all.filter(|form| by == Person::Arbiter || !form.line.is_of_the_desk())
        .collect()
}

fn meant_among(
    forms: &[&'static LineForm],
    line: &str,
    by: Person,
    own: &Messages,
    works: impl Fn(&TypedLine) -> bool,
) -> Option<String> {
    let words: Vec<&str> = line.trim().trim_start_matches('/').split_whitespace().collect();
    let head = |count: usize| fold(&words.get(..count).unwrap_or_default().join(" "));
    let heads: Vec<String> = (0..=words.len()).map(head).collect();
    let first = heads.get(1)?;
    let is_whole = |form: &LineForm| heads.get(form.count) == Some(&form.plain);
    let whole = forms.iter().filter(|form| is_whole(form)).map(|form| form.count).max();
    let is_word = |form: &LineForm| form.plain.split_whitespace().any(|word| word == first);
    let known = whole.unwrap_or_else(|| usize::from(forms.iter().any(|form| is_word(form))));
    let offered = forms.iter().filter_map(|form| {
        let count = form.count.min(words.len());
        if count < known || whole == Some(count) {
            return None;
        }
        let likeness = likeness(heads.get(count)?, &form.plain, count > known)?;
        // The text after a command stays as it was typed: it may be a path.
        let rest = words.get(count..).unwrap_or_default().join(" ");
        let line = [form.text.to_lowercase().as_str(), &rest].join(" ").trim().to_owned();
        let is_command = matches!(read(&format!("/{line}"), by, own), MoveLineMeaning::Command(_));
        // Secret words are not read back.
        let is_secret = form.line.takes_a_secret() && !rest.is_empty();
        let place = (std::cmp::Reverse(count), form.is_english, likeness);
        (is_command && !is_secret).then_some((place, form.line, line))
    });
    let mut offered: Vec<_> = offered.collect();
    offered.sort_by_key(|(place, ..)| *place);
    let nearest = offered.into_iter().find(|(_, command, _)| works(command));
    nearest.map(|(.., line)| line)
}

/// The command that hosts, with the message that says how it is typed.
const HOST: (&str, &str) = ("line-hosting", "usage-host");

/// The commands whose missing text has a message of its own, with that message.
const USAGES: [(&str, &str); 8] = [
    ("line-adjourn-until", "usage-adjourn-until"),
    ("line-seal", "usage-seal"),
    ("line-legal-moves", "usage-square"),
    ("line-attackers", "usage-square"),
    ("desk-line-warn", "usage-warn"),
    ("desk-line-rule", "usage-rule"),
    ("desk-line-annul", "usage-annul"),
    ("line-clock-place", "usage-clock-place"),
];

/// The same for commands that are often mistyped: only if nothing, or only a side, follows.
const USAGES_ALONE: [(&str, &str); 16] = [
    ("line-claim-touched", "usage-square"),
    ("line-square", "usage-square"),
    ("line-correct", "usage-seal"),
    ("line-repeat", "usage-seal"),
    ("line-set-clock", "usage-time"),
    ("line-add-time", "usage-time"),
    ("line-take-time", "usage-time"),
    ("line-adjust", "usage-square"),
    ("line-colour", "usage-square"),
    ("line-knight-squares", "usage-square"),
    ("line-lift", "usage-square"),
    ("line-place", "usage-square"),
    ("line-take-off", "usage-square"),
    ("line-record", "usage-seal"),
    HOST,
    ("line-hosting-over", "usage-host-over"),
];

/// The message that says how the command at the beginning of the line is typed, and the first form of that command.
pub fn usage(line: &str, by: Person, own: &Messages) -> Option<(&'static str, String)> {
    let bare = line.trim().trim_start_matches('/');
    let is_alone = lacks_text(line, by, own);
    // The side to host is not named: "host white at 192.168.1.20" is told how to type it.
    let names_a_side = |form: &LineForm| {
        let word = after(bare, &form.text).and_then(|rest| rest.split_whitespace().next());
        word.is_some_and(|word| side(word, own).is_some())
    };
    let forms = forms_of(by, own);
    let hosts_a_side = forms.iter().any(|form| form.line.words == HOST.0 && names_a_side(form));
    let alone = USAGES_ALONE.iter().filter(|_| is_alone);
    let usages = USAGES.iter().chain(alone).chain(hosts_a_side.then_some(&HOST));
    let lengths = usages.filter(|(words, _)| by == Person::Arbiter || !words.starts_with("desk-"));
    // Words that the arbiter's panel and a seat share are the panel's there.
    let of_desk: Vec<_> = forms.iter().filter(|form| form.line.is_of_the_desk()).collect();
    let lengths = lengths.filter_map(|(words, usage)| {
        let forms = [own.text(words, &[]), own.in_english(words)];
        let is_of_another = |form: &str| {
            let mut same = of_desk.iter().filter(|own| fold(form) == own.plain);
            same.any(|own| own.line.words != *words)
        };
        let forms = forms.iter().flat_map(|forms| forms.split(';').map(str::trim));
        let forms = forms.filter(|form| !is_of_another(form));
        let longest = forms.filter(|form| after(bare, form).is_some()).map(str::len).max()?;
        Some((longest, *usage, super::next::first_words(own, words)))
    });
    lengths
        .max_by_key(|(length, ..)| *length)
        .map(|(_, usage, form)| (usage, form))
}

/// True if the line is a command that lacks what belongs after it, such as "square", or after its side: "set white".
pub fn lacks_text(line: &str, by: Person, own: &Messages) -> bool {
    let bare = line.trim().trim_start_matches('/');
    let is_bare =
        |form: &LineForm| after(bare, &form.text).is_some_and(|rest| rest.is_empty() || side(rest, own).is_some());
    forms_of(by, own).into_iter().any(is_bare)
}

/// The likeness of typed text to a command, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    /// The beginning or one of its words; the number of letters that are missing.
    Part(usize),
    /// Slips of the keys.
    Slips(usize),
}

/// The likeness of the typed text to those words, if they are close at all; `may_slip` is false for known words.
fn likeness(typed: &str, form: &str, may_slip: bool) -> Option<Likeness> {
    let length = typed.chars().count();
    // A short text, or one with a digit, is rather a square or a piece; the command itself lacks something after it.
    if typed == form || length < 3 || typed.chars().any(|letter| letter.is_ascii_digit()) {
        return None;
    }
    let of_form = form.chars().count();
    let is_begun = form.starts_with(typed);
    let is_word = length > 3 && form.split_whitespace().any(|word| word == typed);
    if is_begun || is_word {
        return Some(Likeness::Part(of_form.saturating_sub(length)));
    }
    if !may_slip {
        return None;
    }
    // Another ending makes another word: "repetição" is not "repetido".
    let ending = |text: &str| text.chars().rev().take(2).collect::<Vec<_>>();
    let allowed = if length < 6 || ending(typed) != ending(form) {
        1
    } else {
        2
    };
    // A slip is a letter left out, put in, mistaken or exchanged with the next. It changes the length by at most one, so most commands
    // need no counting, which is slow.
    let slips = Some(of_form.abs_diff(length))
        .filter(|less| *less <= allowed)
        .map(|_| strsim::osa_distance(typed, form));
    slips.filter(|slips| *slips <= allowed).map(Likeness::Slips)
}

/// The seat that the word before a colon names: a player's by its side, or that of one's own assistant.
fn other_seat(word: &str, by: Person, messages: &Messages) -> Option<Person> {
    let word = word.trim().to_lowercase();
    let is_assistant = word == "assistant" || word == messages.text("seat-word-assistant", &[]).to_lowercase();
    let player = side(&word, messages).map(Person::Player);
    player.or_else(|| by.side().filter(|_| is_assistant).map(Person::Assistant))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::EXAMPLES;
    use crate::next::first_words;
    use crate::settings::SettingsIntent;
    use crate::sheet::SheetIntent;
    use laws::command::Adjourn;
    use locale::Locale;
    use settings::Setting;

    #[test]
    fn the_word_before_a_time_is_no_part_of_it_in_any_language() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let forms = ["line-adjourn", "line-adjourn-until"].map(|words| messages.text(words, &[]));
            for form in forms.iter().flat_map(|forms| forms.split(';')) {
                let meaning = read(&format!("/{form} 12:30"), Person::Arbiter, &messages);
                let until = Some(String::from("12:30"));
                let expected = Intent::Do(Command::Adjourn(Adjourn::Tell { until }));
                assert_eq!(meaning, MoveLineMeaning::Command(expected), "{locale}: {form}");
            }
        }
    }

    #[test]
    fn a_command_without_its_text_says_how_it_is_typed() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let is_whole = |words: &str| ["line-clock-place", "line-hosting"].contains(&words);
            for (words, message) in USAGES
                .into_iter()
                .chain(USAGES_ALONE)
                .filter(|(words, _)| !is_whole(words))
            {
                let by = if words.starts_with("desk-") {
                    Person::Arbiter
                } else {
                    Person::Player(Color::White)
                };
                // In Italian the bare word drops an entry.
                let is_another = |form: &&str| (locale, *form) == (Locale::It, "annullare");
                for form in messages.text(words, &[]).split(';').filter(|form| !is_another(form)) {
                    assert_eq!(meant(form, by, locale), None, "{locale}: {form}");
                    let usage = usage(form, by, &messages).map(|(message, _)| message);
                    assert_eq!(usage, Some(message), "{locale}: {form}");
                }
            }
        }
        let usage_of_host = |line: &str, locale| usage(line, Person::Player(Color::White), &Messages::new(locale));
        for locale in Locale::ALL {
            let text = |id| Messages::new(locale).text(id, &[]);
            let (host, at, white) = (text("line-hosting"), text("line-hosting-at"), text("color-white"));
            let word = at.split_whitespace().next_back().unwrap();
            let sides = [white.as_str(), "white"].map(|side| format!("{host} {side}"));
            let with_address = sides.clone().map(|line| format!("{line} {word} 127.0.0.1:7462"));
            for line in sides.into_iter().chain(with_address).chain([at.clone()]) {
                let expected = Some(("usage-host", host.clone()));
                assert_eq!(usage_of_host(&line, locale), expected, "{locale}: {line}");
            }
            // Another text may be a slip of the keys.
            assert_eq!(usage_of_host(&format!("{host} x"), locale), None, "{locale}");
            // The examples are lines that work.
            for (usage, words) in [("usage-host", at), ("usage-host-over", text("line-hosting-over"))] {
                let example = text(usage).split(&format!("{words} ")).nth(1).map(|rest| {
                    let address = rest.split([' ', ',', '\u{a0}']).next().unwrap_or_default();
                    format!("{words} {}", address.trim_end_matches('.'))
                });
                let example = example.unwrap();
                assert!(
                    meant(&example, Person::Player(Color::White), locale).is_some(),
                    "{locale}: {example}"
                );
            }
        }
        let english = Messages::new(Locale::En);
        let usage = |line| usage(line, Person::Arbiter, &english).map(|(message, _)| message);
        assert_eq!(usage("rule 1-0"), Some("usage-rule"));
        assert_eq!(usage("warn white"), Some("usage-warn"));
        assert_eq!(usage("set white"), Some("usage-time"));
        // At the arbiter's panel the word is another command's.
        assert_eq!(usage("correct"), None);
        assert_eq!(usage("ruler"), None);
    }

    fn meant(line: &str, by: Person, locale: Locale) -> Option<Intent> {
        match read(line, by, &Messages::new(locale)) {
            MoveLineMeaning::Command(intent) => Some(intent),
            MoveLineMeaning::For(..) | MoveLineMeaning::Move(_) | MoveLineMeaning::Empty => None,
        }
    }

    #[test]
    fn every_form_of_every_command_is_read_as_its_own() {
        let mut strangers = Vec::new();
        for by in [Person::Player(Color::Black), Person::Arbiter] {
            for locale in Locale::ALL {
                let messages = Messages::new(locale);
                let of_desk = catalogue::lines().filter(|line| by == Person::Arbiter && line.is_of_the_desk());
                let all = of_desk.chain(catalogue::lines().filter(|line| !line.is_of_the_desk()));
                let intent_of = |line: &TypedLine, rest: &str| {
                    let own = &messages;
                    line.meaning(&TypedText { rest, by, own })
                };
                let mut forms: Vec<(String, &TypedLine)> = Vec::new();
                for line in all {
                    for form in messages.text(line.words, &[]).split(';') {
                        forms.push((form.trim().to_lowercase(), line));
                    }
                }
                for (form, own) in &forms {
                    let understood = EXAMPLES.iter().filter(|text| intent_of(own, text).is_some());
                    let understood: Vec<_> = understood.take(2).collect();
                    assert!(
                        !understood.is_empty(),
                        "{locale}: nothing is tried behind {form} of {}",
                        own.words
                    );
                    for text in understood {
                        // Two commands may share their words: the text after them tells them apart, and those of the
                        // arbiter's panel come first.
                        let mut same = forms.iter().filter(|(other, _)| other == form);
                        let line = format!("{form} {text}");
                        // The arbiter's ruling on a proposal is typed with the proposal's name.
                        let mut rulings = forms.iter().filter(|(_, line)| line.ruling().is_some());
                        let ruling = rulings.find_map(|(form, own)| intent_of(own, after(line.trim(), form)?));
                        let named = named_first(line.trim(), &messages).filter(|_| by == Person::Arbiter);
                        let expected = named
                            .or(ruling)
                            .or_else(|| same.find_map(|(_, own)| intent_of(own, text)));
                        if meant(&format!("/{line}"), by, locale) != expected {
                            strangers.push(format!("{locale} {by}: {line} of {}", own.words));
                        }
                    }
                }
            }
        }
        assert!(strangers.is_empty(), "{}", strangers.join("\n"));
    }

    #[test]
    fn the_longest_matching_words_decide_the_command() {
        let ada = Person::Player(Color::White);
        let strike = Some(Intent::Sheet(SheetIntent::Strike(None)));
        assert_eq!(meant("Eintrag streichen", ada, Locale::De), strike);
        let export = Some(Intent::Settings(SettingsIntent::Export(String::from("A.toml"))));
        assert_eq!(meant("guardar ajustes A.toml", ada, Locale::Es), export);
        assert_eq!(meant("gravar configurações A.toml", ada, Locale::PtBr), export);
        assert_eq!(meant("guardar definições A.toml", ada, Locale::PtPt), export);
        let window = Some(Intent::set(Setting::ClockWindow, "on"));
        assert_eq!(meant("abrir ventana del reloj", ada, Locale::Es), window);
        let settings = Some(Intent::Settings(SettingsIntent::Open(String::from("Ton"))));
        assert_eq!(meant("find setting Ton", ada, Locale::En), settings);
        assert_eq!(meant("suche Einstellung Ton", ada, Locale::De), settings);
    }

    #[test]
    fn a_mistyped_command_is_suggested_and_a_mistyped_move_is_not() {
        let ada = Person::Player(Color::White);
        let near = |line: &str, locale| meant_for(line, ada, locale);
        for (line, command) in [
            ("postion", "position"),
            ("psoition", "position"),
            ("posi", "position"),
            ("clok", "clock"),
            ("sqare e4", "square e4"),
            ("opn game ~/Games/A.pgn", "open game ~/Games/A.pgn"),
            ("back", "take back"),
            ("resgin", "resign"),
        ] {
            assert_eq!(near(line, Locale::En).as_deref(), Some(command), "{line}");
        }
        assert_eq!(near("stelung", Locale::De).as_deref(), Some("stellung"));
        for line in ["e44", "Nf9", "xyzzy", "e", "Springer Felix drie", "h8=q3"] {
            assert_eq!(near(line, Locale::En), None, "{line}");
        }
        let arbiters = |line: &str| super::meant(line, Person::Arbiter, &Messages::new(Locale::En), |_| true);
        assert_eq!(arbiters("clock side"), None);
        assert_eq!(arbiters("lokc 1234"), None, "a PIN is not read back");
        // The word for a claim is no slip of the word for a repeated announcement.
        for (word, locale, claim) in [
            ("repetition", Locale::En, "claim repetition"),
            ("repetição", Locale::PtBr, "tripla repetição"),
            ("repeticao", Locale::PtPt, "tripla repetição"),
            ("repetición", Locale::Es, "triple repetición"),
            ("repetdo", Locale::PtBr, "repetido"),
            ("repetdo", Locale::PtPt, "repetido"),
        ] {
            assert_eq!(near(word, locale).as_deref(), Some(claim), "{locale}: {word}");
        }
    }

    /// Property: a command typed without its accents is the same command, and with one letter left out it is offered, in
    /// every language.
    #[test]
    fn a_command_is_known_without_accents_or_with_a_letter_less() {
        let (by, mut strange, mut words) = (Person::Player(Color::White), Vec::new(), 0);
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let forms = forms_of(by, &messages);
            for line in catalogue::lines_of(by).filter(|line| line.fixed(Color::White).is_some()) {
                let form = first_words(&messages, line.words).to_lowercase();
                if meant(&form, by, locale) != meant(&fold(&form), by, locale) {
                    strange.push(format!("{locale}: {}", fold(&form)));
                }
                if form.chars().count() < 7 || form.chars().any(|letter| letter.is_ascii_digit()) {
                    continue;
                }
                words += 1;
                let less: String = form
                    .chars()
                    .enumerate()
                    .filter(|(at, _)| *at != 4)
                    .map(|(_, letter)| letter)
                    .collect();
                let offered = meant_among(&forms, &less, by, &messages, |_| true);
                let is_known = meant(&less, by, locale).is_some();
                if !is_known && offered.as_deref() != Some(&form) {
                    strange.push(format!("{locale}: {less}: {offered:?}"));
                }
            }
        }
        assert!(words > 800 && strange.is_empty(), "{words} {}", strange.join("\n"));
    }

    #[test]
    fn an_everyday_word_names_the_commands_it_may_mean() {
        let ada = Person::Player(Color::White);
        let named = |line: &str, by, locale| everyday(line, by, &Messages::new(locale), |_| true);
        let named = |line: &str, locale| named(line, ada, locale).join(", ");
        assert_eq!(named("end", Locale::En), "resign, draw, quit");
        assert_eq!(named("Ende?", Locale::De), "aufgeben, remis, programm beenden");
        assert_eq!(named("próximo", Locale::PtBr), "situação, próximo lance");
        assert!(named("claim", Locale::En).starts_with("claim threefold, claim fifty, flag"));
        assert_eq!(named("e4", Locale::En), "");
        // Each word is no command, and each command exists.
        let mut commands = Vec::new();
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for (words, lines) in EVERYDAY {
                for word in messages.text(words, &[]).split(';') {
                    let meaning = read(word, ada, &messages);
                    if matches!(meaning, MoveLineMeaning::Command(_)) {
                        commands.push(format!("{locale}: {word}"));
                    }
                }
                for line in lines {
                    assert!(catalogue::lines().any(|known| known.words == *line), "{line}");
                }
            }
        }
        assert_eq!(commands, Vec::<String>::new());
    }

    #[test]
    fn a_sign_at_the_end_of_a_command_is_no_part_of_it() {
        let ada = Person::Player(Color::White);
        for (line, bare, locale) in [
            ("draw?", "draw", Locale::En),
            ("Remis?", "remis", Locale::De),
            ("empate!", "empate", Locale::PtBr),
        ] {
            let messages = Messages::new(locale);
            let meaning = read(line, ada, &messages);
            assert!(matches!(meaning, MoveLineMeaning::Command(_)), "{line}");
            assert_eq!(meaning, read(bare, ada, &messages), "{line}");
        }
        let meaning = read("e4!", ada, &Messages::new(Locale::En));
        assert_eq!(meaning, MoveLineMeaning::Move(String::from("e4!")));
    }

    /// Property: a line that begins with the words of a command, or is a word of one, is never taken for a slip of
    /// another. The arbiter has all commands.
    #[test]
    fn known_words_are_no_slips_of_others_in_any_language() {
        let mut misleading = Vec::new();
        let by = Person::Arbiter;
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let forms = forms_of(by, &messages);
            let near = |line: &str| meant_among(&forms, line, by, &messages, |_| true);
            let mut words = std::collections::BTreeSet::new();
            for line in catalogue::lines() {
                let own = messages.text(line.words, &[]).to_lowercase();
                let form = own.split(';').next().unwrap_or_default().trim();
                words.extend(form.split_whitespace().map(str::to_owned));
                let offered = near(&format!("{form} qqq"));
                if let Some(other) = offered.filter(|offered| !offered.starts_with(form)) {
                    misleading.push(format!("{locale}: {form} qqq: {other}"));
                }
            }
            for word in words.iter().filter(|word| word.chars().count() > 3) {
                if let Some(other) = near(word).filter(|offered| !fold(offered).contains(&fold(word))) {
                    misleading.push(format!("{locale}: {word}: {other}"));
                }
            }
        }
        assert!(misleading.is_empty(), "{}", misleading.join("\n"));
    }

    fn meant_for(line: &str, by: Person, locale: Locale) -> Option<String> {
        super::meant(line, by, &Messages::new(locale), |_| true)
    }

    #[test]
    fn a_typographic_apostrophe_is_an_apostrophe() {
        let mut words = 0;
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for line in catalogue::lines() {
                for form in messages
                    .text(line.words, &[])
                    .split(';')
                    .filter(|form| form.contains('\''))
                {
                    words += 1;
                    for text in ["", " e4", " x"] {
                        let typed = format!("{form}{text}");
                        assert_eq!(
                            meant(&typed.replace('\'', "’"), Person::Arbiter, locale),
                            meant(&typed, Person::Arbiter, locale),
                            "{locale}: {typed}"
                        );
                    }
                }
            }
        }
        assert!(words > 0);
    }
}
