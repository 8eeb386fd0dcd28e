//! Explanations of the Laws in our own words, with the numbers of the profile in force (11.9).

use announcement::understand;
use laws::explanation::{
    self, ExplainedRule,
    glossary::{TERMS, Term},
};
use laws::refusal::Refusal;
use laws::regulations::{Edition, Regulations, Speed, Supervision};
use locale::Messages;

/// The subject of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explainable {
    /// The Article with that number.
    Article(&'static str),
    /// A term of the glossary.
    Term(&'static Term),
}

/// The Article or the term that these words name in that person's language: "9.2", "Article 9.2", "dead position".
///
/// # Errors
///
/// [`NoSuchArticle`](laws::refusal::Code::NoSuchArticle) if they name neither.
pub fn find(messages: &Messages, regulations: &Regulations, asked: &str) -> Result<Explainable, Refusal> {
    let edition = regulations.edition;
    // The number comes last: "Article 9.2", "Guidelines I.4".
    let number = asked.split_whitespace().last().unwrap_or_default();
    let whole = explanation::find(edition, asked).or_else(|| explanation::find(edition, number));
    match whole {
        Some(number) => Ok(Explainable::Article(number)),
        None => term(messages, asked)
            .map(Explainable::Term)
            .ok_or_else(|| explanation::unknown(edition, number)),
    }
}

/// The term of the glossary with that name in the person's language or in English, however it is spelt: in any case, with
/// or without accents and hyphens, its number in words or digits.
fn term(messages: &Messages, asked: &str) -> Option<&'static Term> {
    let in_language = |words: fn(&Messages, &str) -> String| {
        let numbers = words(messages, "glossary-numbers");
        let asked = comparable(asked, &numbers);
        let is_asked = |word: &str| comparable(word, &numbers) == asked;
        TERMS
            .iter()
            .find(|term| words(messages, term.words).split(';').any(is_asked))
    };
    let own = in_language(|messages, id| messages.text(id, &[]));
    own.or_else(|| in_language(Messages::in_english))
}

/// A name as it is compared: letters and digits alone, umlauts written with or without e, number words as digits.
fn comparable(name: &str, numbers: &str) -> String {
    let bare = |text: &str| understand::fold_umlauts(&text.chars().filter(|c| c.is_alphanumeric()).collect::<String>());
    numbers
        .split(';')
        .fold(bare(name), |name, number| match number.trim().split_once(' ') {
            Some((digits, word)) => name.replace(&bare(word), digits),
            None => name,
        })
}

/// The Article and everything that is explained under it.
pub fn explained(messages: &Messages, regulations: &Regulations, number: &str, topics: &[&ExplainedRule]) -> String {
    let texts: Vec<String> = topics
        .iter()
        .map(|topic| text(messages, regulations, topic.message))
        .collect();
    let text = texts.join(" ");
    messages.text("answer-law", &[("article", number.into()), ("text", (&text).into())])
}

/// The term and what it means; an Article is named where its text says so.
pub fn defined(messages: &Messages, regulations: &Regulations, term: &Term) -> String {
    let words = messages.text(term.words, &[]);
    let name = capitalised(words.split(';').next().unwrap_or_default().trim());
    let body = text(messages, regulations, term.message);
    let text = match explanation::number_of(regulations.edition, term.message) {
        Some(number) => messages.text("answer-law", &[("article", number.into()), ("text", (&body).into())]),
        None => body,
    };
    messages.text("answer-term", &[("term", (&name).into()), ("text", (&text).into())])
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// The text of a rule with the values of these regulations put in.
fn text(messages: &Messages, regulations: &Regulations, message: &str) -> String {
    let parameters = regulations.parameters();
    let yes = |is: bool| if is { "yes" } else { "no" };
    let minutes = |ms: u64| u32::try_from(ms / 60_000).unwrap_or(u32::MAX);
    let anew = parameters.cut_offs.reversed_colours;
    let fast = Regulations {
        speed: Speed::Rapid,
        supervision: Supervision::Otherwise,
        ..regulations.clone()
    };
    let frozen = fast.parameters().cut_offs.set_up.unwrap_or(0);
    let values = [
        ("draws", yes(parameters.draws.resignation_may_draw).into()),
        ("drawable", yes(parameters.illegal_moves.loss_may_be_drawn).into()),
        ("both", yes(parameters.draws.agreed_needs_a_move_each).into()),
        ("touching", yes(parameters.claims.touching_forfeits).into()),
        ("old", yes(regulations.edition == Edition::Laws2005).into()),
        ("new", yes(regulations.edition == Edition::Laws2023).into()),
        ("named", yes(parameters.promotion_is_announced).into()),
        ("losing", parameters.illegal_moves.to_lose.into()),
        ("minutes", minutes(parameters.illegal_moves.gain_ms).into()),
        ("claim", minutes(parameters.claims.wrong_gain_ms).into()),
        ("frozen", frozen.into()),
        ("anew", anew.map_or_else(|| "none".into(), Into::into)),
    ];
    messages.text(message, &values)
}
