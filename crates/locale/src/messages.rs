//! Messages by name, with values put in.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::languages::Locale;
use super::quote::{harmless, quoted, quoted_path};

/// The messages of one language.
///
/// A message missing there is given in English, and one missing everywhere as its own name: a person always gets
/// something, and a test finds the gap.
#[derive(Clone, Copy)]
pub struct Messages {
    locale: Locale,
    own: &'static Bundle,
    typed: bool,
}

impl PartialEq for Messages {
    fn eq(&self, other: &Self) -> bool {
        (self.locale, self.typed) == (other.locale, other.typed)
    }
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Messages({})", self.locale)
    }
}

impl Messages {
    /// The compiled-in messages of a language; they are parsed once, however many people use it.
    pub fn new(locale: Locale) -> Messages {
        Messages {
            locale,
            own: bundle(locale),
            typed: false,
        }
    }

    /// The same messages for a person at a terminal: a text that depends on `typed` names no key, but the words to type.
    #[must_use]
    pub const fn typed(self) -> Messages {
        Messages { typed: true, ..self }
    }

    /// True if they are for a person at a terminal.
    pub const fn is_typed(&self) -> bool {
        self.typed
    }

    /// The messages of another language for the same person.
    #[must_use]
    pub fn in_language(self, locale: Locale) -> Messages {
        let typed = self.typed;
        Messages {
            typed,
            ..Messages::new(locale)
        }
    }

    /// The language of these messages.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// A message with its values put in, without anything in them that would control a terminal.
    pub fn text(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len() + 1);
        args.set("typed", if self.typed { "yes" } else { "no" });
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set(*name, FluentValue::from(harmless(text))),
                Value::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        format(self.own, id, &args)
            .or_else(|| format(bundle(Locale::En), id, &args))
            .unwrap_or_else(|| id.to_owned())
    }

    /// "Time: 90 minutes", with the language's space before the colon.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.text("label-value", &[("label", label.into()), ("value", value.into())])
    }

    /// The message about the value of that word, without values of its own: `reason-dead-position` for the reason `dead_position`.
    pub fn about(&self, kind: &str, word: &str) -> String {
        self.text(&message_about(kind, word), &[])
    }

    /// A message without values, in English for users of every language.
    pub fn in_english(&self, id: &str) -> String {
        format(bundle(Locale::En), id, &FluentArgs::new()).unwrap_or_else(|| id.to_owned())
    }

    /// True if the message exists in this language.
    pub fn has(&self, id: &str) -> bool {
        self.own.has_message(id)
    }
}

/// The name of the message about the value of that word.
pub fn message_about(kind: &str, word: &str) -> String {
    format!("{kind}-{}", word.replace('_', "-"))
}

impl Locale {
    /// The language's name in itself, so that its speakers find it.
    ///
    /// It is looked up in the text, because a list of all languages must not need the memory of all their messages;
    /// and only once, because pages ask with every frame.
    pub fn autonym(self) -> &'static str {
        static NAMES: OnceLock<[(Locale, &str); Locale::ALL.len()]> = OnceLock::new();
        let names = NAMES.get_or_init(|| Locale::ALL.map(|locale| (locale, name(locale))));
        let own = names.iter().find(|(locale, _)| *locale == self);
        own.map_or(self.tag(), |(_, name)| name)
    }
}

fn name(locale: Locale) -> &'static str {
    const NAME: &str = "language-name";
    let mut lines = sources(locale).iter().flat_map(|source| source.lines());
    let name = lines.find_map(|line| line.strip_prefix(NAME)?.strip_prefix(" = "));
    name.unwrap_or(locale.tag())
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Text, put in unchanged.
    Text(Cow<'a, str>),
    /// A number, which also selects plurals.
    Number(i64),
}

impl Value<'_> {
    /// Text that a person typed or a file holds, repeated so that they recognise it.
    pub fn quoting(input: &str) -> Self {
        Value::Text(Cow::Owned(quoted(input)))
    }

    /// The path of a file, shortened to its end.
    pub fn quoting_path(path: &str) -> Self {
        Value::Text(Cow::Owned(quoted_path(path)))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(i64::from(number))
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

type Bundle = FluentBundle<FluentResource>;

/// One file for each room; a new file is one more name here. Those behind a feature are not in every build.
macro_rules! files {
    ($($(#[$feature:meta])? $name:literal),+ $(,)?) => {
        crate::languages! { sources ($($(#[$feature])? $name)+) }
    };
}

macro_rules! sources {
    ($names:tt $($(#[$attribute:meta])* $locale:ident = $tag:literal $vocabulary:ident,)+) => {
        const fn sources(locale: Locale) -> &'static [&'static str] {
            match locale {
                $(Locale::$locale => texts!($tag $names),)+
            }
        }

        /// Each language is parsed when it is first asked for: parsing takes milliseconds, and every seat has messages.
        fn bundle(locale: Locale) -> &'static Bundle {
            match locale {
                $(Locale::$locale => {
                    static ONCE: OnceLock<Bundle> = OnceLock::new();
                    ONCE.get_or_init(|| read(locale))
                })+
            }
        }
    };
}

macro_rules! texts {
    ($tag:literal ($($(#[$feature:meta])? $name:literal)+)) => {
        &[$($(#[$feature])? include_str!(concat!("../../../locales/", $tag, "/", $name, ".ftl"))),+]
    };
}

files![
    "adjournment",
    #[cfg(any(feature = "hall", feature = "home"))]
    "around",
    "away",
    #[cfg(feature = "home")]
    "walk",
    "boards",
    "capabilities",
    "claims",
    "clock",
    "commands",
    "compare",
    "controls",
    "desk",
    "display",
    "durations",
    #[cfg(feature = "home")]
    "engine",
    "event",
    "explore",
    "files",
    "forms",
    "glossary",
    "journal",
    "keys",
    "languages",
    "laws",
    #[cfg(feature = "home")]
    "online",
    #[cfg(feature = "home")]
    "opinion",
    #[cfg(any(feature = "hall", feature = "home"))]
    "hall",
    #[cfg(feature = "home")]
    "elsewhere",
    #[cfg(any(feature = "hall", feature = "home"))]
    "joining",
    #[cfg(feature = "home")]
    "lichess",
    "output",
    "recorder",
    "recording",
    "refusals",
    #[cfg(feature = "home")]
    "review",
    "rounds",
    "rules",
    "rulings",
    "script",
    "sheet",
    "signing",
    "settings",
    "speech",
    "tournament",
    #[cfg(feature = "home")]
    "tactics",
    "training",
    "understanding",
    "written"
];

fn read(locale: Locale) -> Bundle {
    let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Without this, invisible characters surround every value, which voices and Braille displays stumble over.
    bundle.set_use_isolating(false);
    // A name is unknown to the bundle only if it is added twice.
    bundle.add_function("CAPITAL", |values, _| capital(values)).ok();
    for source in sources(locale) {
        // A line that cannot be parsed is left out here, and found by the test that compares the languages.
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The function `CAPITAL` of the texts: a value that begins a sentence, with a capital letter ("the arbiter" stands for a
/// name that nobody has entered).
fn capital<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match values.first() {
        Some(FluentValue::String(text)) => {
            let mut letters = text.chars();
            let first = letters.next().map(char::to_uppercase).into_iter().flatten();
            FluentValue::from(first.chain(letters).collect::<String>())
        }
        Some(other) => other.clone(),
        None => FluentValue::None,
    }
}

fn format(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_its_values_and_no_invisible_signs() {
        let messages = Messages::new(Locale::De);
        let text = messages.text(
            "understood-move",
            &[("text", "Eva vier".into()), ("uci", "e2e4".into())],
        );
        assert_eq!(text, "Eva vier (e2e4)");
    }

    #[test]
    fn a_missing_message_is_its_own_name() {
        assert_eq!(
            Messages::new(Locale::De).text("no-such-message", &[]),
            "no-such-message"
        );
    }
}
