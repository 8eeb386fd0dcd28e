//! `annabella explain ARTICLE [--laws 2005|2018|2023] [--speed S] [--supervision S]`: the content of the Laws, in our
//! own words, from the same catalogue as the answers to a player at the table (11.9).

use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, messages, print, print_json};
use serde_json::json;

use laws::explanation;
use laws::regulations::Regulations;
use wording::law::{self, Explainable};

/// The requested Article, or the one that contains it, with the numbers of the profile; or a term of the glossary.
pub(super) fn explain(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["laws", "speed", "supervision"], &[])?;
    let texts = messages(given.lang.as_deref());
    let (asked, regulations) = options(&given).map_err(|fault| fail(&texts, &fault))?;
    match law::find(&texts, &regulations, &asked) {
        Err(refusal) => {
            if given.json {
                print_json(&json!({"error": refusal.code.as_str(), "candidates": refusal.candidates}));
            } else {
                complain(&wording::refusal::sentence(&texts, &refusal));
            }
            return Ok(CommandOutcome::No);
        }
        Ok(Explainable::Article(number)) => {
            let topics: Vec<_> = explanation::under(regulations.edition, number).collect();
            let text = law::explained(&texts, &regulations, number, &topics);
            if given.json {
                print_json(&json!({"article": number, "text": text}));
            } else {
                print(&text);
            }
        }
        Ok(Explainable::Term(term)) => {
            let text = law::defined(&texts, &regulations, term);
            if given.json {
                let article = explanation::number_of(regulations.edition, term.message);
                print_json(&json!({"article": article, "term": term.key(), "text": text}));
            } else {
                print(&text);
            }
        }
    }
    Ok(CommandOutcome::Done)
}

fn options(given: &GivenArguments) -> Result<(String, Regulations), UsageError> {
    if given.values.is_empty() {
        return Err(UsageError::MissingArgument("ARTICLE"));
    }
    // "Article 9.2" is typed as often as "9.2", and a term may have several words.
    let asked = given.values.join(" ");
    let regulations = Regulations {
        speed: given.choice("--speed")?,
        supervision: given.choice("--supervision")?,
        edition: given.laws()?,
        ..Regulations::default()
    };
    Ok((asked, regulations))
}
