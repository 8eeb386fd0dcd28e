//! The texts of all languages: the same messages, the same variables, and no unused one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::packaging::METAINFO;
use announcement::understand;
use controls::move_line::{self, MoveLineMeaning};
use controls::rules_form;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use laws::claim::Irregularity;
use laws::discrepancy::BoardFaultKind;
use laws::ending::Reason;
use laws::penalty::Penalty;
use laws::people::{Person, Sight};
use laws::refusal::Code;
use laws::regulations::Venue;
use laws::stored::StoredChoice as _;
use locale::{Locale, Messages, Value, message_about};
use notation::algebraic::Letters;
use protocols::engine::opinion::MoveQuality;
use shakmaty::{Color, Role};

type Texts = BTreeMap<String, BTreeSet<String>>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|known| known == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every message of a language with the names of its variables.
fn texts(tag: &str) -> Texts {
    let mut texts = Texts::new();
    for path in files(&root().join("locales").join(tag), "ftl") {
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            let pattern = message
                .value
                .unwrap_or_else(|| panic!("{} has no text", message.id.name));
            in_pattern(&pattern, &mut variables);
            let before = texts.insert(message.id.name.to_owned(), variables);
            assert!(before.is_none(), "{tag}: {} stands twice", message.id.name);
        }
    }
    texts
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, variables);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = texts("en");
    assert!(!english.is_empty());
    for tag in Locale::ALL.map(Locale::tag) {
        let other = texts(tag);
        let mut faults = Vec::new();
        for id in english.keys().chain(other.keys()).collect::<BTreeSet<_>>() {
            match (english.get(id), other.get(id)) {
                (Some(one), Some(two)) if one == two => {}
                (Some(one), Some(two)) => faults.push(format!("{id}: {one:?} in en, {two:?} in {tag}")),
                (Some(_), None) => faults.push(format!("{id} is missing in {tag}")),
                (None, _) => faults.push(format!("{id} is in {tag} only")),
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

/// The values tried for every variable: numbers of every plural, and words.
fn values(variables: &BTreeSet<String>) -> Vec<Vec<(&str, Value<'static>)>> {
    let words = || Value::from("Ada");
    let all = |value: &dyn Fn() -> Value<'static>| variables.iter().map(|name| (name.as_str(), value())).collect();
    let numbers = [0_usize, 1, 2, 5, 21, 1_000_000].map(|number| all(&|| Value::from(number)));
    numbers.into_iter().chain([all(&words)]).collect()
}

#[test]
fn no_text_of_any_language_is_an_id_or_lacks_a_value() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let texts = texts(locale.tag());
        let mut faults = Vec::new();
        for (id, variables) in texts.iter().filter(|(id, _)| !id.starts_with("package-")) {
            for values in values(variables) {
                let text = messages.text(id, &values);
                let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
                let is_id = words.any(|word| word.contains('-') && texts.contains_key(word));
                if text.is_empty() || is_id || text.contains("{$") || text.contains("{ $") || text.contains("??") {
                    faults.push(format!("{id}: {text}"));
                    break;
                }
            }
        }
        assert!(faults.is_empty(), "{locale}: {faults:#?}");
    }
}

#[test]
fn every_file_of_texts_is_compiled_in() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        // `packaging/texts` puts those of packages into their files.
        let texts = texts(locale.tag());
        for id in texts.keys().filter(|id| !id.starts_with("package-")) {
            assert!(
                messages.has(id),
                "{id} of {locale}: name its file in crates/locale/src/messages.rs"
            );
        }
    }
}

/// Message names that a source puts together, as the text before and after the part it inserts:
/// `format!("refusal-{code}")`, `concat!("control-", $id, "-help")`.
fn composed(sources: &str) -> Vec<(&str, &str)> {
    let is_name = |part: &str| {
        part.chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let formatted = sources.split('"').filter_map(|literal| {
        let (before, rest) = literal.split_once('{')?;
        let (_, behind) = rest.rsplit_once('}')?;
        Some((before, behind))
    });
    let joined = sources.split("concat!(\"").skip(1).filter_map(|rest| {
        let (before, rest) = rest.split_once('"')?;
        let (rest, _) = rest.split_once(')')?;
        let behind = rest.split('"').nth(1).unwrap_or_default();
        Some((before, behind))
    });
    formatted
        .chain(joined)
        .filter(|(before, behind)| before.ends_with('-') && is_name(before) && is_name(behind))
        .collect()
}

/// The messages about values that have a word.
fn about_values() -> impl Iterator<Item = String> {
    let refusals = Code::ALL.iter().map(|code| ("refused", code.as_str()));
    let reasons = Reason::ALL.iter().map(|reason| ("reason", reason.as_str()));
    let penalties = Penalty::ALL.iter().map(|penalty| ("penalty", penalty.as_str()));
    let claims = [
        "threefold",
        "fifty",
        "touched",
        "illegal-move",
        "quickplay",
        "flag",
        "increment",
    ]
    .into_iter();
    let claims = claims.chain(Irregularity::ALL.iter().map(|fault| fault.as_str()));
    let faults = BoardFaultKind::ALL.iter().map(|kind| ("compare-fault", kind.as_str()));
    let sights = Sight::WORDS.iter().chain(Venue::WORDS).map(|word| ("new-game", *word));
    let roles = ["kind", "kinds", "letter"].map(|name| Role::WORDS.iter().map(move |role| (name, *role)));
    let pieces = Color::ALL.into_iter().flat_map(|side| {
        let word = move |role: &&str| format!("{side}-{role}");
        Role::WORDS.iter().map(move |role| message_about("piece", &word(role)))
    });
    let opinions = MoveQuality::FAULTS.map(|verdict| ("opinion", verdict.as_str()));
    let verdicts = [MoveQuality::Good].into_iter().chain(MoveQuality::FAULTS);
    let verdicts = verdicts.map(|verdict| ("review-verdict", verdict.as_str()));
    let rules = rules_form::FIELDS.iter();
    let rules = rules.flat_map(|field| field.options.iter().map(|word| field.message(word)));
    let words = refusals
        .filter(|(_, word)| *word != Code::SeatEnded.as_str())
        .chain(reasons)
        .chain(penalties);
    let words = words
        .chain(claims.map(|claim| ("claim", claim)))
        .chain(faults)
        .chain(sights);
    let words = words.chain(roles.into_iter().flatten()).chain(opinions).chain(verdicts);
    words
        .map(|(kind, word)| message_about(kind, word))
        .chain(rules)
        .chain(pieces)
}

#[test]
fn every_value_with_a_word_has_its_message() {
    let all = texts("en");
    let missing: Vec<String> = about_values().filter(|id| !all.contains_key(id)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_message_is_used() {
    let sources: String = ["src", "crates"]
        .iter()
        .flat_map(|folder| files(&root().join(folder), "rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let quoted: BTreeSet<&str> = sources.split('"').collect();
    let composed = composed(&sources);
    let of_values: BTreeSet<String> = about_values().collect();
    let packages: String = [
        "assets/annabella.desktop",
        "assets/annabella.xml",
        "packaging/windows/texts.nsh",
    ]
    .into_iter()
    .chain([METAINFO, "packaging/macos/bundle"])
    .map(|path| fs::read_to_string(root().join(path)).unwrap())
    .collect();
    let is_used = |id: &String| {
        quoted.contains(id.as_str())
            || of_values.contains(id)
            || [format!("{id}@"), format!("texts {id} ")]
                .iter()
                .any(|name| packages.contains(name))
            || composed
                .iter()
                .any(|(before, behind)| id.starts_with(before) && id.ends_with(behind))
    };
    let unused: Vec<String> = texts("en").into_keys().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "no source names these messages: {unused:#?}");
}

/// A text that is shown has its words from `wording`; those of speech are speech's alone.
#[test]
fn what_is_shown_is_not_what_is_said() {
    let rooms =
        ["controls", "display", "query", "ui", "wording"].map(|room| root().join("crates").join(room).join("src"));
    let borrowed: Vec<PathBuf> = rooms
        .iter()
        .flat_map(|room| files(room, "rs"))
        .filter(|path| fs::read_to_string(path).unwrap().contains("\"said-"))
        .collect();
    assert!(borrowed.is_empty(), "these show what is speech's to say: {borrowed:#?}");
}

/// The typed commands of a language: their words, each with the name of its message.
fn typed_commands(locale: Locale) -> Vec<(String, String)> {
    let messages = Messages::new(locale);
    let mut commands = Vec::new();
    for id in texts(locale.tag()).into_keys().filter(|id| id.starts_with("line-")) {
        for word in messages.text(&id, &[]).split(';') {
            commands.push((word.to_owned(), id.clone()));
        }
    }
    assert!(!commands.is_empty());
    commands
}

#[test]
fn no_two_commands_of_a_language_share_a_word() {
    for locale in Locale::ALL {
        let mut seen = BTreeMap::new();
        for (word, id) in typed_commands(locale) {
            assert_eq!(word, word.trim().to_lowercase(), "{locale}: {id}");
            assert!(!word.is_empty(), "{locale}: {id} has an empty word");
            let before = seen.insert(word.clone(), id.clone());
            assert!(before.is_none(), "{locale}: {word:?} is both {before:?} and {id}");
        }
    }
}

/// English commands are understood in every language, but that language's own come first.
#[test]
fn no_command_means_another_thing_in_english() {
    let english: BTreeMap<_, _> = typed_commands(Locale::En).into_iter().collect();
    for locale in Locale::ALL {
        for (word, id) in typed_commands(locale) {
            let other = english.get(&word).filter(|other| **other != id);
            assert!(other.is_none(), "{locale}: {word:?} of {id} is {other:?} in English");
        }
    }
}

/// Each word is a command, alone or followed by a square, a file, a rank, or a side and a number; a line that is none, such as `draw e4`, is
/// read as a move.
#[test]
fn every_typed_command_is_a_command_and_none_reads_as_a_move() {
    let by = Person::Player(Color::White);
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let white = messages.text("color-white", &[]).to_lowercase();
        for (word, id) in typed_commands(locale) {
            let mut lines = vec![
                word.clone(),
                format!("{word} e4"),
                format!("{word} e"),
                format!("{word} 4"),
                format!("{word} {white} 4"),
            ];
            lines.retain(|line| matches!(move_line::read(line, by, &messages), MoveLineMeaning::Command(_)));
            assert!(!lines.is_empty(), "{locale}: {word:?} of {id} does nothing");
            for line in lines {
                for letters in Letters::familiar().iter().copied() {
                    let meanings = understand::read(&line, letters);
                    assert!(meanings.is_err(), "{locale}: {line:?} of {id} is {meanings:?}");
                }
            }
        }
    }
}

/// A desk whose arbiter has entered no name is that of "the arbiter"; where it begins a sentence, a capital letter does.
#[test]
fn sentences_that_begin_with_an_arbiter_begin_with_a_capital() {
    // In these the name is not an arbiter's, or no sentence begins.
    let others = [
        "hall-ask-admit",
        "hall-file",
        "hall-new-passphrase",
        "hall-newcomer",
        "hall-other-name",
        "hall-type-passphrase",
        "journal-flaw-unknown",
    ];
    let is_about_arbiters = |id: &str| {
        ["hall-", "joined-", "journal-", "said-arbiter-"]
            .iter()
            .any(|start| id.starts_with(start))
    };
    let mut tried = 0;
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let arbiter = messages.text("hall-somebody", &[]);
        for (id, variables) in texts(locale.tag()) {
            if !variables.contains("name") || !is_about_arbiters(&id) || others.contains(&id.as_str()) {
                continue;
            }
            let value = |variable: &str| match variable {
                "name" => (&arbiter).into(),
                "kind" => "desk".into(),
                _ => "7".into(),
            };
            let values: Vec<(&str, Value<'_>)> = variables.iter().map(|name| (name.as_str(), value(name))).collect();
            let text = messages.text(&id, &values);
            let is_small = |sentence: &str| sentence.starts_with(char::is_lowercase);
            assert!(!text.split(". ").any(is_small), "{locale}: {id}: {text}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}
